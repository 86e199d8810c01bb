import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useMessages } from '../../shared/i18n/use-language.ts';

const linkClass =
  'inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-alarm-700 underline-offset-4 hover:underline';

/** The practice's emergency line and 112 in a row, in sight before anything is scrolled. */
export function EmergencyLine() {
  const { emergency } = useMessages();
  return (
    <nav aria-label={emergency.label} className="flex flex-wrap items-center gap-x-5 text-small">
      <a href={phoneHref(practice.emergencyPhone)} className={linkClass}>
        <span className="xl:hidden">{emergency.practiceLine}</span>
        <span className="hidden xl:inline">{emergency.practiceLineLong}</span>
        <span className="figures ml-2">{formatPhone(practice.emergencyPhone)}</span>
      </a>
      <a href="tel:112" className={linkClass}>
        <span className="figures xl:hidden">{emergency.lifeThreatening}</span>
        <span className="figures hidden xl:inline">{emergency.lifeThreateningLong}</span>
      </a>
    </nav>
  );
}
