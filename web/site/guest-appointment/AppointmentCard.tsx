import type { Appointment } from '@praxisportal/contract/appointment';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { formatAddress, formatDate, formatWeekday } from '../../shared/i18n/format.ts';
import { nameTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { nameSpan } from '../appointments/appointment-words.ts';
import { paths } from '../paths.ts';
import { guestAppointmentTexts } from './texts.ts';

/** When, what, with whom, where; one that is no longer open is quiet and struck through. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const texts = useTexts(guestAppointmentTexts);
  const language = useLanguage();
  const isOpen = appointment.status === 'scheduled';
  const isCancelled = appointment.status === 'cancelled';
  const quiet = isOpen ? 'text-leaf-100' : 'text-ink-soft';
  return (
    <section
      aria-label={texts.title}
      className={classNames(
        // The border is seen where the system forces its own colours.
        'leaf-shape border border-transparent p-6 sm:p-10 print:p-0',
        isOpen ? 'bg-leaf-900 text-white' : 'bg-leaf-50',
      )}
    >
      <div className={classNames(isCancelled && 'line-through')}>
        <p className="figures text-h1 font-semibold text-balance">
          <span className="block">{formatWeekday(language, appointment.date)},</span>
          {formatDate(language, appointment.date)}
        </p>
        <p className="mt-3 figures text-h2">{nameSpan(language, appointment)}</p>
      </div>
      <p className="mt-6 text-lead">
        {nameTreatment(language, appointment)}
        <span className={classNames('block', quiet)}>{texts.with(appointment.doctor_name)}</span>
        <span className={classNames('block', quiet)}>{texts.for(appointment.patientName)}</span>
      </p>
      <Link
        to={paths.contact(language)}
        state={{ highlight: 'address' }}
        className={classNames(
          'mt-6 inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:decoration-2',
          isOpen && 'decoration-leaf-300 focus-visible:outline-white',
        )}
      >
        <MapPin aria-hidden="true" className="size-5 shrink-0" />
        <span className="figures">
          {formatAddress(language)}
          <span className="sr-only">: {texts.place}</span>
        </span>
      </Link>
    </section>
  );
}
