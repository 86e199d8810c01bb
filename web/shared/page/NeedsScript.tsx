import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../i18n/format.ts';
import { useMessages } from '../i18n/use-language.ts';

/** For browsers without JavaScript: says so, and how to reach the practice instead. */
export function NeedsScript() {
  const { needsScript } = useMessages();
  return (
    <noscript>
      <p className="my-6 max-w-text rounded-control border-2 border-leaf-600 px-4 py-3">
        {needsScript} <a href={phoneHref(practice.phone)}>{formatPhone(practice.phone)}</a>
      </p>
    </noscript>
  );
}
