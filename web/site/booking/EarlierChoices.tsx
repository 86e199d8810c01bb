import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { offerQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { formatShortDate, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { paths } from '../paths.ts';
import { findDateProblem } from '../scheduling/booking-window.ts';
import { readChoices } from '../scheduling/kept-choices.ts';
import { findOffered } from '../scheduling/offer.ts';
import { schedulingTexts } from '../scheduling/texts.ts';
import { useBookingWindow } from '../scheduling/use-booking-window.ts';
import { parseBookingAddress } from './booking-address.ts';
import { bookingTexts } from './texts.ts';

/** The way back to the choices of this tab, for a patient who is at the beginning again. */
export function EarlierChoices() {
  const { earlier: texts } = useTexts(bookingTexts);
  const { doctor: doctorTexts } = useTexts(schedulingTexts);
  const language = useLanguage();
  const bookingWindow = useBookingWindow();
  const { data: offer } = useQuery(offerQuery());
  const [query] = useState(readChoices);
  if (query === undefined || offer === undefined) return null;
  const { treatment, doctor, date, time } = parseBookingAddress(new URLSearchParams(query), {
    isTreatment: (name) => findOffered(offer, name) !== undefined,
    isDoctor: (id) => id === anyDoctorId || offer.doctors.some((each) => each.id === id && each.online),
    isBookableDate: (day) => findDateProblem(day, bookingWindow) === undefined,
  });
  if (treatment === '' || doctor === '' || date === '') return null;
  const doctorName =
    doctor === anyDoctorId ? doctorTexts.any : offer.doctors.find(({ id }) => id === doctor)?.name;
  const choices = [
    findOffered(offer, treatment)?.name[language],
    doctorName,
    formatShortDate(language, date),
    time && formatTime(language, time),
  ];
  return (
    <p className="mb-4 rounded-control bg-leaf-50 px-4 py-2.5">
      <span className="block text-small text-ink-soft">{texts.title}</span>
      <Link
        to={`${paths.booking(language)}${query}`}
        className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <span className="figures">
          <span className="sr-only">{texts.goOn} </span>
          {choices.filter(Boolean).join(' · ')}
        </span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </p>
  );
}
