import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { consolePath } from '../shell/console-paths.ts';
import { planQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { mayPlanAbsence, useMe } from '../shell/use-staff-session.ts';
import { dayTexts } from './texts.ts';

/** Absences of the day about which something is left to do, each with the way there. */
export function AbsenceNotes({ date, today }: { date: string; today: string }) {
  const { absent: texts } = useTexts(dayTexts);
  const language = useLanguage();
  const me = useMe();
  const { data } = useStaffQuery({ ...planQuery(today), enabled: mayPlanAbsence(me, me.doctorId) });
  const left = data?.absences.filter(
    ({ from, to, open, toTell }) => from <= date && date <= to && (open ?? 0) + (toTell ?? 0) > 0,
  );
  if (!left || left.length === 0) return null;
  return (
    <ul className="grid gap-2 print:hidden">
      {left.map(({ id, doctorId, open, toTell }) => {
        const name = data?.doctors.find((doctor) => doctor.id === doctorId)?.name ?? '';
        const parts = [open && texts.open(open), toTell && texts.toTell(toTell)].filter(Boolean);
        return (
          <li key={id} className="absence-note">
            <span className="font-semibold">{doctorId === null ? texts.practice : texts.doctor(name)}:</span>{' '}
            {parts.join(', ')}{' '}
            <Link to={consolePath(language, 'planning', { absence: id })} className="text-link">
              {texts.go}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
