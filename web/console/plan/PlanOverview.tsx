import type { OpenAbsence, Plan } from '@praxisportal/contract/staff/plan';
import { CalendarX } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { consolePath } from '../shell/console-paths.ts';
import { mayPlanAbsence, useMe } from '../shell/use-staff-session.ts';
import { PlanHeading } from './PlanHeading.tsx';
import { PlannedHours } from './PlannedHours.tsx';
import { PlanWeeks } from './PlanWeeks.tsx';
import { SpecialDays } from './SpecialDays.tsx';
import { sayDays, sayWho } from './say-absence.ts';
import { planTexts } from './texts.ts';

type PlanOverviewProps = { plan: Plan; today: string; isPastShown: boolean };

/** All that is planned: who is away and when, special days, and the hours that hold now and later. */
export function PlanOverview({ plan, today, isPastShown }: PlanOverviewProps) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const me = useMe();
  const mayPlan = mayPlanAbsence(me, me.doctorId);
  return (
    <>
      <PlanHeading title={texts.title} isOverview>
        {mayPlan && (
          <Link
            to={consolePath(language, 'planning', { new: 'absence' })}
            className={buttonClass({ size: 'small' })}
          >
            <CalendarX aria-hidden="true" className="size-5" />
            {texts.absences.add}
          </Link>
        )}
      </PlanHeading>
      <PlanWeeks plan={plan} today={today} />
      <div className="plan-columns">
        <Absences plan={plan} today={today} isPastShown={isPastShown} />
        <div className="grid content-start gap-8">
          <SpecialDays plan={plan} today={today} />
          <PlannedHours plan={plan} today={today} />
        </div>
      </div>
    </>
  );
}

function Absences({ plan, today, isPastShown }: PlanOverviewProps) {
  const { absences: texts } = useTexts(planTexts);
  const language = useLanguage();
  const groups = [
    { title: texts.now, list: plan.absences.filter(({ from, to }) => from <= today && today <= to) },
    { title: texts.coming, list: plan.absences.filter(({ from }) => from > today) },
    { title: texts.past, list: plan.absences.filter(({ to }) => to < today).toReversed() },
  ].filter(({ list }) => list.length > 0);
  return (
    <section aria-labelledby="absences" className="grid content-start gap-4">
      <h2 id="absences" className="text-lead font-semibold">
        {texts.title}
      </h2>
      {groups.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {groups.map(({ title, list }) => (
        <div key={title} className="grid gap-2">
          <h3 className="text-base font-semibold">{title}</h3>
          <ul className="grid gap-2">
            {list.map((absence) => (
              <AbsenceItem key={absence.id} absence={absence} plan={plan} />
            ))}
          </ul>
        </div>
      ))}
      {!isPastShown && (
        <Link
          to={consolePath(language, 'planning', { past: 'yes' })}
          preventScrollReset
          className="text-link justify-self-start"
        >
          {texts.showPast}
        </Link>
      )}
    </section>
  );
}

function AbsenceItem({ absence, plan }: { absence: OpenAbsence; plan: Plan }) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const me = useMe();
  const { id, doctorId, reason, isReasonShown, open, toTell } = absence;
  const who = sayWho(texts, plan.doctors, doctorId);
  const days = sayDays(texts, language, absence);
  return (
    <li className="console-item plan-item" data-kind={doctorId === null ? 'closed' : 'away'}>
      <div className="min-w-0">
        <p className="font-semibold">
          {mayPlanAbsence(me, doctorId) ? (
            <Link
              to={consolePath(language, 'planning', { absence: id })}
              aria-label={`${who}, ${days}`}
              className="text-link"
            >
              {who}
            </Link>
          ) : (
            who
          )}
        </p>
        <p>{days}</p>
        {reason && (
          <p className="text-small text-ink-soft">
            {isReasonShown ? reason[language] : `${reason[language]} (${texts.absences.hiddenReason})`}
          </p>
        )}
      </div>
      <p className="plan-left">
        {open !== null && open > 0 && <span className="plan-chip is-open">{texts.left.open(open)}</span>}
        {toTell !== null && toTell > 0 && <span className="plan-chip">{texts.left.toTell(toTell)}</span>}
      </p>
    </li>
  );
}
