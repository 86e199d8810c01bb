import type { Plan } from '@praxisportal/contract/staff/plan';
import { Link } from 'react-router';
import { formatDate, nameWeekday } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { consolePath } from '../shell/console-paths.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { wholePractice } from './absence-draft.ts';
import { groupWeek, sayWeekdays } from './hours-text.ts';
import { LeftOutside } from './LeftOutside.tsx';
import { planTexts } from './texts.ts';
import { useTakingBack } from './use-taking-back.ts';

type Hours = Plan['hours'][number];

/** The weekly hours of the practice and of each dentist: those that hold, and those that begin later. */
export function PlannedHours({ plan, today }: { plan: Plan; today: string }) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const mayChange = useMay('change_settings');
  const takingBack = useTakingBack<Hours>((id) => callStaff('removeHours', { params: { id } }));
  const { asked, left } = takingBack;
  const people = [{ id: null, name: texts.practice }, ...plan.doctors];
  return (
    <section aria-labelledby="hours" className="grid content-start gap-3">
      <h2 id="hours" className="text-lead font-semibold">
        {texts.hours.title}
      </h2>
      {mayChange && <p className="text-small text-ink-soft">{texts.hours.lead}</p>}
      {left && <LeftOutside hits={left} isSaved />}
      <ul className="grid gap-2">
        {people.map(({ id, name }) => {
          const own = plan.hours
            .filter(({ doctorId }) => doctorId === id)
            .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
          const later = own.filter(({ validFrom }) => validFrom > today);
          return (
            <li key={name} className="console-item grid gap-2">
              <div className="flex flex-wrap items-center gap-2">
                <h3 className="flex-1 text-base font-semibold">{name}</h3>
                {mayChange && (
                  <Link
                    to={consolePath(language, 'planning', { hours: id ?? wholePractice })}
                    aria-label={texts.hours.changeNamed(name)}
                    className="text-link"
                  >
                    {texts.hours.change}
                  </Link>
                )}
              </div>
              <Week hours={own.findLast(({ validFrom }) => validFrom <= today)} />
              {later.map((hours) => (
                <div key={hours.id} className="grid gap-1 border-t border-line pt-2">
                  <p className="flex flex-wrap items-center gap-2">
                    <span className="flex-1 font-semibold">
                      {texts.hours.from(formatDate(language, hours.validFrom))}
                    </span>
                    {mayChange && (
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={texts.hours.removeNamed(name, formatDate(language, hours.validFrom))}
                        onClick={() => takingBack.ask(hours)}
                      >
                        {texts.hours.remove}
                      </Button>
                    )}
                  </p>
                  <Week hours={hours} />
                </div>
              ))}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        {...takingBack.dialog}
        title={texts.hours.removeTitle(asked ? formatDate(language, asked.validFrom) : '')}
        text={texts.hours.removeText}
        submit={texts.hours.remove}
      />
      <ProofDialog request={takingBack.request} />
    </section>
  );
}

function Week({ hours }: { hours: Hours | undefined }) {
  const { hours: texts } = useTexts(planTexts);
  const language = useLanguage();
  const lines = groupWeek(hours?.hours ?? []);
  if (lines.length === 0) return <p className="text-ink-soft">{texts.never}</p>;
  return (
    <dl className="plan-week">
      {lines.map(({ days, hours: text }) => (
        <div key={text}>
          <dt>{sayWeekdays(days, (weekday) => nameWeekday(language, weekday, 'short'))}</dt>
          <dd className="figures">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
