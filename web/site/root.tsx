import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, useLocation } from 'react-router';
import { languageOfPath } from '../shared/i18n/language-address.ts';
import { LanguageContext } from '../shared/i18n/language-context.ts';
import { useHydrated } from '../shared/ui/use-hydrated.ts';
import { FailureScreen } from './layouts/FailureScreen.tsx';
import { KeptPlace } from './page/KeptPlace.tsx';
import { ReadingPosition } from './page/ReadingPosition.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import './styles/app.css';

// Runs before anything is painted; the server's policy allows it by its hash. React escapes quotes and ampersands
// here, so there are none. A stored token means that nobody knows yet who is signed in.
const markToken =
  'try{document.documentElement.toggleAttribute(`data-has-token`,!!localStorage.getItem(`token`))}catch{}';

/*
 * Pages are rendered without query and hash. Until they run, the links that take the query along (the language, and the
 * way between log-in and registration) are given it when they are pressed, and so is the way to log-in the choices of the
 * wizard. The language takes the hash along, too: a guest's link opens nothing without it.
 */
const carryQuery =
  'addEventListener(`click`,function(e){var a=e.target.closest(`a[data-carries]`),s=location.search;if(!a)return;if(a.hreflang)a.hash=location.hash;if(a.search||!s)return;a.search=a.dataset.carries==`next`?`next=`+encodeURIComponent(location.pathname+s):s.replace(/next=%2F(de|en)/,`next=%2F`+(a.hreflang||`$1`))},true)';

/** The document around every page, the failure page included. `data-app` says whether the page runs: tests wait for it. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = languageOfPath(pathname);
  const isHydrated = useHydrated();
  return (
    <html lang={language} data-app={isHydrated ? 'running' : 'starting'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script>{markToken}</script>
        <script>{carryQuery}</script>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfcf7" />
        <meta name="format-detection" content="telephone=no" />
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {import.meta.env.SSR && <Links />}
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <ReadingPosition />
        <KeptPlace />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}

export function ErrorBoundary() {
  return <FailureScreen />;
}

/** Every page is prerendered, so this is only seen if an address reaches the page-less fallback file. */
export function HydrateFallback() {
  return null;
}
