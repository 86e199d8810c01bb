import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { consolePath } from '../shell/console-paths.ts';
import { sayTreatment, sayWhen } from '../shell/say-visit.ts';
import { CardPart } from './CardPart.tsx';
import { patientTexts } from './texts.ts';

type PatientVisitsProps = { title: string; appointments: readonly DayAppointment[] };

/** Appointments of somebody, each leading to its day. */
export function PatientVisits({ title, appointments }: PatientVisitsProps) {
  const texts = useTexts(patientTexts);
  const language = useLanguage();
  return (
    <CardPart title={title}>
      {appointments.length === 0 && <p className="text-small">{texts.noAppointments}</p>}
      <ul className="grid gap-1 text-small">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <Link to={consolePath(language, 'day', { date: appointment.date })} className="text-link">
              {sayWhen(language, appointment)}
            </Link>
            {`, ${sayTreatment(language, appointment)} (${texts.states[appointment.status]})`}
            {appointment.note !== '' && <span className="block whitespace-pre-line">{appointment.note}</span>}
          </li>
        ))}
      </ul>
    </CardPart>
  );
}
