import type { Hit } from '@praxisportal/contract/staff/plan';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { consolePath } from '../shell/console-paths.ts';
import { sayTreatment, sayWhen } from '../shell/say-visit.ts';
import { sayReach } from './say-absence.ts';
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
      {hits.slice(0, shownMax).map((hit) => (
        <li key={hit.appointment.id}>
          {isLinked ? (
            <Link
              to={consolePath(language, 'day', { date: hit.appointment.date })}
              aria-label={`${texts.outside.open}: ${hit.appointment.patient.name}`}
              className="text-link font-semibold"
            >
              {hit.appointment.patient.name}
            </Link>
          ) : (
            <span className="font-semibold">{hit.appointment.patient.name}</span>
          )}
          <span className="block">{sayWhen(language, hit.appointment)}</span>
          <span className="block text-small text-ink-soft">
            {`${sayTreatment(language, hit.appointment)}, ${sayReach(texts, hit)}`}
          </span>
        </li>
      ))}
      {hits.length > shownMax && <li>{texts.preview.more(hits.length - shownMax)}</li>}
    </ul>
  );
}
