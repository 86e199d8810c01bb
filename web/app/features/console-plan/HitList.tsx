import type { Hit } from '@praxisportal/contract/staff/plan';
import { Link } from 'react-router';
import { consolePath } from '../../console/console-paths.ts';
import { sayTreatment, sayWhen } from '../../console/say-visit.ts';
import { formatPhone } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { planTexts } from './texts.ts';

type HitListProps = {
  hits: readonly Hit[];
  /** Whether each leads to its day; not from within a form, which would be lost. */
  isLinked?: boolean;
  /** How many are shown by name at most; the others are counted. */
  shownMax?: number;
};

/** Appointments in a time that is closed or no longer worked, and how their patients are reached. */
export function HitList({ hits, isLinked = false, shownMax = hits.length }: HitListProps) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  return (
    <ul className="plan-hits is-short">
      {hits.slice(0, shownMax).map(({ appointment, reach, phone }) => (
        <li key={appointment.id}>
          {isLinked ? (
            <Link
              to={consolePath(language, 'day', { date: appointment.date })}
              aria-label={`${texts.outside.open}: ${appointment.patient.name}`}
              className="text-link font-semibold"
            >
              {appointment.patient.name}
            </Link>
          ) : (
            <span className="font-semibold">{appointment.patient.name}</span>
          )}
          <span className="block">{sayWhen(language, appointment)}</span>
          <span className="block text-small text-ink-soft">
            {`${sayTreatment(language, appointment)}, ${texts.reach[reach]}`}
            {reach !== 'email' && phone && `: ${formatPhone(phone)}`}
          </span>
        </li>
      ))}
      {hits.length > shownMax && <li>{texts.preview.more(hits.length - shownMax)}</li>}
    </ul>
  );
}
