import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { languageOfPath } from '../i18n/language-address.ts';
import { LanguageContext } from '../i18n/language-context.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

type PageDocumentProps = {
  /** What an application adds to the head. */
  head?: ReactNode;
  children: ReactNode;
};

/** The document around every page, in the language of its address. `data-app` says whether the page runs: tests wait for it. */
export function PageDocument({ head, children }: PageDocumentProps) {
  const language = languageOfPath(useLocation().pathname);
  const isHydrated = useHydrated();
  return (
    <html lang={language} data-app={isHydrated ? 'running' : 'starting'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfcf7" />
        <meta name="format-detection" content="telephone=no" />
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {head}
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
      </body>
    </html>
  );
}
