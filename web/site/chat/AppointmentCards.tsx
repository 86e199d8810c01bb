import type { ChatAppointment } from '@praxisportal/contract/chat';
import { formatLongDate, formatTime } from '../../shared/i18n/format.ts';
import { nameTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { chatTexts } from './texts.ts';

type AppointmentCardsProps = {
  appointments: readonly ChatAppointment[];
  /** With the number by which one can name each of them. */
  isNumbered?: boolean | undefined;
};

export function AppointmentCards({ appointments, isNumbered = false }: AppointmentCardsProps) {
  const language = useLanguage();
  const { appointments: texts } = useTexts(chatTexts);
  if (appointments.length === 0) return null;
  return (
    <ul aria-label={texts.label} data-wide="" className="mt-3 grid gap-2">
      {appointments.map((appointment, index) => {
        const { date, time, treatment_type, doctor_name, status, otherPatientName } = appointment;
        return (
          <li
            key={`${date} ${time} ${doctor_name} ${status}`}
            className="flex gap-2 rounded-control border border-line bg-leaf-50 px-3 py-2"
          >
            {isNumbered && <span className="figures shrink-0 font-semibold text-leaf-700">{index + 1}.</span>}
            <div className="min-w-0 grow">
              <p className="figures font-semibold text-leaf-900">{formatLongDate(language, date)}</p>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="figures font-semibold text-leaf-900">{formatTime(language, time)}</span>
                <span className="text-small font-semibold text-leaf-700">
                  {texts.status[status] ?? status}
                </span>
              </p>
              <p className="text-small">
                {nameTreatment(language, { treatment_type })}, {texts.with(doctor_name)}
                {otherPatientName && `, ${texts.for(otherPatientName)}`}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
