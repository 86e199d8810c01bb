import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appointmentsQuery, offerQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { addMinutes } from '../../shared/clock/wall-clock.ts';
import { formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { paths } from '../paths.ts';
import { findMinutes } from '../scheduling/offer.ts';
import { useSession } from '../session/use-session.ts';
import { bookingTexts } from './texts.ts';

type OwnBookingProps = {
  date: string;
  time: string;
  /** German name */
  treatment: string;
  children?: ReactNode;
};

/**
 * A time that is no longer free may be the patient's own: booked in another tab, or by a confirmation whose
 * answer was lost. So may be one that lies within it. Then that is said; else the children stand here.
 */
export function OwnBooking({ date, time, treatment, children }: OwnBookingProps) {
  const language = useLanguage();
  const { actions } = useMessages();
  const { time: texts } = useTexts(bookingTexts);
  const { user } = useSession();
  const appointments = useQuery({ ...appointmentsQuery(user?.id), staleTime: 0 });
  const { data: offer } = useQuery(offerQuery());
  if (appointments.isFetching) return null;
  const minutes = findMinutes(offer, treatment, date) ?? 0;
  const own = appointments.data?.find(
    (each) =>
      each.status === 'scheduled' &&
      each.date === date &&
      each.time < addMinutes(time, minutes) &&
      time < addMinutes(each.time, each.durationMinutes),
  );
  if (own === undefined) return <>{children}</>;
  return (
    <>
      {texts.ownBooking(formatTime(language, own.time), own.doctor_name)}{' '}
      <Link to={paths.dashboard(language)} className="text-link font-semibold">
        {actions.myAppointments}
      </Link>
    </>
  );
}
