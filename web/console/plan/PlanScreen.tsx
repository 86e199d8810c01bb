import type { Plan } from '@praxisportal/contract/staff/plan';
import { useSearchParams } from 'react-router';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { addMonths, isCalendarDate } from '../../shared/clock/calendar-date.ts';
import { usePracticeClock } from '../../shared/clock/use-practice-clock.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ConsoleTitle } from '../shell/ConsoleTitle.tsx';
import { planQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { useMe } from '../shell/use-staff-session.ts';
import { AbsenceForm } from './AbsenceForm.tsx';
import { AbsenceScreen } from './AbsenceScreen.tsx';
import { HoursForm } from './HoursForm.tsx';
import { PlanOverview } from './PlanOverview.tsx';
import { SpecialDayForm } from './SpecialDayForm.tsx';
import { planTexts } from './texts.ts';

/** How far back an absence that is over can be looked at. */
const pastMonths = 12;

/** Who is away when, when the practice is closed or open otherwise, and which hours hold. The address says which part is shown. */
export default function PlanScreen() {
  const clock = usePracticeClock();
  const { title } = useTexts(planTexts);
  return (
    <>
      <ConsoleTitle title={title} />
      {clock && <PlanOf today={clock.date} />}
    </>
  );
}

function PlanOf({ today }: { today: string }) {
  const texts = useTexts(planTexts);
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  const [query] = useSearchParams();
  const from = query.get('past') === 'yes' ? addMonths(today, -pastMonths) : today;
  const { data, error, refetch } = useStaffQuery(planQuery(from));
  return (
    <main id="content" tabIndex={-1} className="plan-main console-dense">
      {data && <Part plan={data} today={today} />}
      {!data && !error && <Skeleton label={texts.loading} />}
      {!data && error && (
        <Notice tone="error" title={texts.loadFailed}>
          <p>{sayError(error, 'generic')}</p>
          <Button size="small" variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {actions.retry}
          </Button>
        </Notice>
      )}
    </main>
  );
}

function Part({ plan, today }: { plan: Plan; today: string }) {
  const [query] = useSearchParams();
  const me = useMe();
  const read = (name: string) => query.get(name) ?? '';
  const absence = plan.absences.find(({ id }) => id === read('change'));
  if (absence) return <AbsenceForm key={absence.id} plan={plan} today={today} absence={absence} />;
  if (read('new') === 'absence') {
    const who = me.rights.includes('plan_any_absence') ? read('doctor') : (me.doctorId ?? '');
    const from = isCalendarDate(read('from')) && read('from') > today ? read('from') : today;
    return <AbsenceForm plan={plan} today={today} start={{ who, from }} />;
  }
  if (read('absence') !== '')
    return <AbsenceScreen key={read('absence')} id={read('absence')} plan={plan} today={today} />;
  if (read('special') !== '') {
    const day = plan.specialDays.find(({ id }) => id === read('special'));
    return <SpecialDayForm key={read('special')} plan={plan} today={today} day={day} />;
  }
  if (read('hours') !== '')
    return <HoursForm key={read('hours')} plan={plan} today={today} whose={read('hours')} />;
  return <PlanOverview plan={plan} today={today} isPastShown={query.get('past') === 'yes'} />;
}
