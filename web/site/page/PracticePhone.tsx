import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';

/** The practice's number, one tap away. */
export function PracticePhone() {
  return (
    <a href={phoneHref(practice.phone)} className="figures text-link font-semibold whitespace-nowrap">
      {formatPhone(practice.phone)}
    </a>
  );
}
