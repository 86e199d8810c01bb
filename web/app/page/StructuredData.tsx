import { useLanguage } from '../i18n/use-language.ts';
import { dentistData } from './dentist-data.ts';
import { siteOrigin } from './site-origin.ts';

/** The practice for search engines: data that no browser executes, so the Content-Security-Policy allows it. */
export function StructuredData() {
  const json = JSON.stringify(dentistData(useLanguage(), siteOrigin));
  // "<" can't end the element early when it is written as an escape.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
