import type { Appointment } from '@praxisportal/contract/appointment';
import { loadCalendarFile } from '../../shared/api/calendar-file.ts';
import { formatStart } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { CalendarFileButton } from '../scheduling/CalendarFileButton.tsx';
import { appointmentTexts } from './texts.ts';

/** Where a moved appointment is now; a calendar that had the old time takes the new one over. */
export function MovedNews({ appointment }: { appointment: Appointment }) {
  const { move: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  const { doctor_name: doctorName, otherPatientName } = appointment;
  return (
    <Notice isLive={false} tone="success" title={texts.moved} data-stays-in-place="" className="pr-14">
      <p className="figures">
        {texts.movedTo(formatStart(language, appointment), doctorName, otherPatientName)}
      </p>
      <div className="mt-2">
        <CalendarFileButton load={() => loadCalendarFile(appointment.id)} />
      </div>
    </Notice>
  );
}
