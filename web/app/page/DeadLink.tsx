import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../i18n/format.ts';

/** Says that the link of a mail opens nothing, with the practice's number behind the sentence. */
export function DeadLink({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-5 text-lead">
      {text}{' '}
      <a href={phoneHref(practice.phone)} className="text-link font-semibold whitespace-nowrap">
        {formatPhone(practice.phone)}
      </a>
    </p>
  );
}
