import type { Plan } from '@praxisportal/contract/staff/plan';
import { countDays } from '../../shared/clock/calendar-date.ts';
import { formatShortDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { listMondays, toWeekRows } from './plan-weeks.ts';
import { planTexts } from './texts.ts';

/** The coming weeks at a glance. What is drawn here stands in words below, so that nobody has to hear it twice. */
export function PlanWeeks({ plan, today }: { plan: Plan; today: string }) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const mondays = listMondays(today);
  const { legend } = texts.weeks;
  return (
    <div
      aria-hidden="true"
      className="plan-weeks"
      style={{ '--today': countDays(mondays[0] ?? today, today) }}
    >
      <p className="plan-weeks-title">{texts.weeks.title}</p>
      <div className="plan-weeks-row is-head">
        {mondays.map((monday) => (
          <span key={monday} className="plan-weeks-monday figures">
            {formatShortDate(language, monday).replace(/^.*?, /, '')}
          </span>
        ))}
      </div>
      {toWeekRows(plan, today).map(({ key, doctorId, bars }) => (
        <div key={key} className="plan-weeks-line">
          <span className="plan-weeks-name">
            {plan.doctors.find(({ id }) => id === doctorId)?.name ?? texts.practice}
          </span>
          <div className="plan-weeks-row">
            {bars.map((bar) => (
              <span
                key={bar.key}
                className={`plan-bar is-${bar.kind}`}
                style={{ '--column': bar.column, '--days': bar.days }}
              />
            ))}
          </div>
        </div>
      ))}
      <p className="plan-weeks-legend">
        {(['closed', 'away', 'part', 'special'] as const).map((kind) => (
          <span key={kind}>
            <span className={`plan-swatch is-${kind}`} />
            {legend[kind]}
          </span>
        ))}
      </p>
    </div>
  );
}
