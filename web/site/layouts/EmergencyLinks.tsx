import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useMessages } from '../../shared/i18n/use-language.ts';

const linkClass =
  'figures flex min-h-11 items-center gap-2 font-semibold text-alarm-700 underline-offset-4 hover:underline';

/** 112 and the practice's own emergency line, with their numbers written out. */
export function EmergencyLinks() {
  const { emergency } = useMessages();
  return (
    <div className="rounded-panel bg-alarm-50 px-5 py-3">
      <p className="text-small">{emergency.practiceLineLong}</p>
      <a href={phoneHref(practice.emergencyPhone)} className={linkClass}>
        {formatPhone(practice.emergencyPhone)}
      </a>
      <a href="tel:112" className={linkClass}>
        {emergency.lifeThreateningLong}
      </a>
    </div>
  );
}
