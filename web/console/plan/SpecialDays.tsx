import type { Plan } from '@praxisportal/contract/staff/plan';
import { Link } from 'react-router';
import { formatShortDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { consolePath } from '../shell/console-paths.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { writeHours } from './hours-text.ts';
import { LeftOutside } from './LeftOutside.tsx';
import { planTexts } from './texts.ts';
import { useTakingBack } from './use-taking-back.ts';

type SpecialDay = Plan['specialDays'][number];

/** Days with hours of their own, and who works then. */
export function SpecialDays({ plan, today }: { plan: Plan; today: string }) {
  const { specialDays: texts } = useTexts(planTexts);
  const language = useLanguage();
  const mayChange = useMay('change_settings');
  const takingBack = useTakingBack<SpecialDay>((id) => callStaff('removeSpecialDay', { params: { id } }));
  const { asked, left } = takingBack;
  const nameOf = (doctorId: string) => plan.doctors.find(({ id }) => id === doctorId)?.name ?? doctorId;
  return (
    <section aria-labelledby="special-days" className="grid content-start gap-3">
      <h2 id="special-days" className="text-lead font-semibold">
        {texts.title}
      </h2>
      <p className="text-small text-ink-soft">{plan.specialDays.length === 0 ? texts.none : texts.lead}</p>
      {left && <LeftOutside hits={left} isSaved />}
      <ul className="grid gap-2 empty:hidden">
        {plan.specialDays.map((day) => {
          const said = formatShortDate(language, day.date);
          return (
            <li key={day.id} className="console-item plan-item" data-kind="special">
              <div className="min-w-0">
                <p className="font-semibold">
                  {said}, <span className="figures">{writeHours(day.hours)}</span>
                </p>
                {day.reason && <p>{day.reason[language]}</p>}
                <p className="text-small text-ink-soft">
                  {day.doctors
                    .map(({ doctorId, hours }) => texts.works(nameOf(doctorId), writeHours(hours)))
                    .join('; ')}
                </p>
              </div>
              {mayChange && day.date >= today && (
                <div className="flex flex-wrap items-center gap-2">
                  <Link
                    to={consolePath(language, 'planning', { special: day.id })}
                    aria-label={texts.changeNamed(said)}
                    className="text-link"
                  >
                    {texts.change}
                  </Link>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={texts.removeNamed(said)}
                    onClick={() => takingBack.ask(day)}
                  >
                    {texts.remove}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <Link
          to={consolePath(language, 'planning', { special: 'new' })}
          className="text-link justify-self-start"
        >
          {texts.add}
        </Link>
      )}
      <ConfirmDialog
        {...takingBack.dialog}
        title={texts.removeTitle(asked ? formatShortDate(language, asked.date) : '')}
        text={texts.removeText}
        submit={texts.remove}
      />
      <ProofDialog request={takingBack.request} />
    </section>
  );
}
