import { useEffect, useRef } from 'react';
import { useOpeningHours } from '../../shared/api/use-opening-hours.ts';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { dentistData } from './dentist-data.ts';
import { hoursData } from './hours-data.ts';
import { siteOrigin } from './site-origin.ts';

/** "<" can't end the element early when it is written as an escape. */
function toJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * The practice for search engines: data that no browser executes, so the Content-Security-Policy allows it. It is
 * written when the page is rendered to its file; the browser's program puts the hours that hold in it, and does without
 * the rest.
 */
export function StructuredData() {
  const language = useLanguage();
  const script = useRef<HTMLScriptElement>(null);
  const hours = useOpeningHours();
  useEffect(() => {
    const element = script.current;
    if (!hours || !element?.textContent) return;
    const written: object = JSON.parse(element.textContent);
    element.textContent = toJson({ ...written, ...hoursData(hours.weekly, hours.exceptions) });
  }, [hours]);
  return (
    <script ref={script} type="application/ld+json" suppressHydrationWarning>
      {import.meta.env.SSR ? toJson(dentistData(language, siteOrigin)) : ''}
    </script>
  );
}
