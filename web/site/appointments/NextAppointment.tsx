import type { Appointment } from '@praxisportal/contract/appointment';
import { carePicture } from '@praxisportal/practice/pictures';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { offerQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { formatAddress, formatDate, formatWeekday } from '../../shared/i18n/format.ts';
import { nameTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { paths } from '../paths.ts';
import { nameSpan } from './appointment-words.ts';
import { ChangeButtons } from './ChangeButtons.tsx';
import { ConfirmationState } from './ConfirmationState.tsx';
import { DayBadge } from './DayBadge.tsx';
import { KeepButtons } from './KeepButtons.tsx';
import { NoOnlineChange } from './NoOnlineChange.tsx';
import { StatusWord } from './StatusWord.tsx';
import { appointmentTexts } from './texts.ts';

type NextAppointmentProps = {
  appointment: Appointment;
  today: string;
  onCancel: (appointment: Appointment) => void;
};

/** What the patient comes here for, in the largest type of the page: when, with whom, where. */
export function NextAppointment({ appointment, today, onCancel }: NextAppointmentProps) {
  const texts = useTexts(appointmentTexts);
  const language = useLanguage();
  return (
    <section
      aria-labelledby="next-appointment"
      className="leaf-shape grid overflow-hidden bg-leaf-900 text-white forced-colors:border-2 print:overflow-visible md:grid-cols-[minmax(0,1fr)_minmax(0,17rem)] lg:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_minmax(0,17rem)] print:block"
    >
      <div className="p-6 sm:p-10 print:p-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="next-appointment" className="text-lead text-leaf-100">
            {texts.next.title}
          </h2>
          <DayBadge date={appointment.date} today={today} />
          <StatusWord status={appointment.status} />
        </div>
        <p className="mt-6 figures text-h1 font-semibold text-balance">
          <span className="block">{formatWeekday(language, appointment.date)},</span>
          {formatDate(language, appointment.date)}
        </p>
        <p className="mt-3 figures text-h2">{nameSpan(language, appointment)}</p>
        <p className="mt-6 text-lead">
          {nameTreatment(language, appointment)}
          <span className="block text-leaf-100">{texts.next.with(appointment.doctor_name)}</span>
          {appointment.otherPatientName && (
            <span className="block">{texts.next.forWhom(appointment.otherPatientName)}</span>
          )}
        </p>
        <Link
          to={paths.contact(language)}
          state={{ highlight: 'address' }}
          className="mt-7 inline-flex min-h-11 items-center gap-2 underline decoration-leaf-300 underline-offset-4 hover:decoration-2 focus-visible:outline-white"
        >
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-leaf-300" />
          <span className="figures">
            {formatAddress(language)}
            <span className="sr-only">: {texts.next.place}</span>
          </span>
        </Link>
        {appointment.confirmation && (
          <ConfirmationState mail={appointment.confirmation} today={today} isOnDark />
        )}
        <NoOnlineChange appointment={appointment} today={today} className="mt-5" />
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <ChangeButtons
            appointment={appointment}
            onCancel={onCancel}
            className="focus-visible:outline-white"
          />
          <KeepButtons appointment={appointment} />
        </div>
      </div>
      <DoctorPicture doctorId={appointment.doctorId} />
    </section>
  );
}

function DoctorPicture({ doctorId }: { doctorId: string }) {
  const { data } = useQuery(offerQuery());
  const doctor = data?.doctors.find(({ id }) => id === doctorId);
  // The name stands beside it, so the picture is silent.
  return (
    <div className="relative bg-leaf-300 max-md:hidden lg:max-xl:hidden print:hidden">
      {doctor && (
        <img
          src={doctor.image}
          alt=""
          width={640}
          height={800}
          className="absolute inset-0 size-full object-cover object-top"
        />
      )}
    </div>
  );
}

/** Stands where the next appointment would, and leads to booking. */
export function NoAppointment() {
  const { next } = useTexts(appointmentTexts);
  const { actions } = useMessages();
  const language = useLanguage();
  return (
    <section
      aria-labelledby="next-appointment"
      className="leaf-shape grid overflow-hidden bg-leaf-50 md:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]"
    >
      <div className="self-center p-6 sm:p-10">
        <h2 id="next-appointment">{next.noneTitle}</h2>
        <p className="mt-4 max-w-text text-lead text-ink-soft">{next.noneText}</p>
        <Link to={paths.booking(language)} className={`${buttonClass({ size: 'large' })} mt-8`}>
          {actions.book}
        </Link>
      </div>
      <img
        src={carePicture.src}
        alt={carePicture.alt[language]}
        width={carePicture.width}
        height={carePicture.height}
        className="size-full object-cover max-md:hidden"
      />
    </section>
  );
}
