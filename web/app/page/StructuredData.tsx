import { useLanguage } from '../i18n/use-language.ts';
import { dentistData } from './dentist-data.ts';
import { siteOrigin } from './site-origin.ts';

/**
 * The practice for search engines: data that no browser executes, so the Content-Security-Policy allows it. It is
 * written when the page is rendered to its file; the browser's program leaves it alone and does without it.
 */
export function StructuredData() {
  const language = useLanguage();
  const json = import.meta.env.SSR ? JSON.stringify(dentistData(language, siteOrigin)) : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {/* "<" can't end the element early when it is written as an escape. */}
      {json.replaceAll('<', '\\u003c')}
    </script>
  );
}
