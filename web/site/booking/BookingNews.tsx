import type { Appointment } from '@praxisportal/contract/appointment';
import { Link, useLocation } from 'react-router';
import { loadCalendarFile } from '../../shared/api/calendar-file.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatLongDate, formatStart, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { showSiteNotice } from '../page/site-notice.ts';
import { paths } from '../paths.ts';
import { CalendarFileButton } from '../scheduling/CalendarFileButton.tsx';
import { formatEarlier } from '../scheduling/earlier-booking.ts';
import { BookedSummary } from './BookedSummary.tsx';
import type { BookingChoices } from './booking-address.ts';
import { type BookingFailure, failureCodeOf, findEarlier } from './booking-failure.ts';
import { forgetBooked, keepBooked } from './kept-booked.ts';
import { bookingTexts } from './texts.ts';

/** What became of a confirmation, told away from the wizard. */
export type BookingOutcome =
  | { kind: 'booked'; appointment: Appointment }
  | { kind: 'failed'; problem: BookingFailure; choices: BookingChoices };

/** Tells it on the page that the visitor is at, or on the page of that path as soon as it is shown. */
export function showBookingNews(outcome: BookingOutcome, path?: string): void {
  const isBooked = outcome.kind === 'booked';
  if (isBooked) keepBooked(outcome.appointment);
  showSiteNotice(<BookingNews outcome={outcome} />, path, isBooked ? forgetBooked : undefined);
}

function BookingNews({ outcome }: { outcome: BookingOutcome }) {
  switch (outcome.kind) {
    case 'booked':
      return <BookedNews appointment={outcome.appointment} />;
    case 'failed':
      return <FailedNews {...outcome} />;
    default:
      return outcome satisfies never;
  }
}

function BookedNews({ appointment }: { appointment: Appointment }) {
  const language = useLanguage();
  const { news, done } = useTexts(bookingTexts);
  const { actions } = useMessages();
  const { pathname } = useLocation();
  const dashboard = paths.dashboard(language);
  const { date, time, doctor_name: doctorName } = appointment;
  return (
    <Notice isLive={false} tone="success" title={news.booked} className="pr-14">
      {pathname === dashboard ? (
        // Below the title it has the whole width: the list of appointments stays in sight on a phone.
        <div data-stays-in-place="" className="mt-1 -mr-10 max-sm:-ml-9 huge:ml-0">
          <BookedSummary appointment={appointment} />
        </div>
      ) : (
        <p>{news.when(formatLongDate(language, date), formatTime(language, time), doctorName)}</p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:-ml-9 huge:ml-0 print:hidden">
        <CalendarFileButton load={() => loadCalendarFile(appointment.id)} />
        {pathname === dashboard && (
          <Link
            to={paths.booking(language)}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {done.another}
          </Link>
        )}
      </div>
      {pathname !== dashboard && (
        <Link to={dashboard} className="text-link inline-flex min-h-11 items-center font-semibold">
          {actions.myAppointments}
        </Link>
      )}
    </Notice>
  );
}

function FailedNews({ problem, choices }: { problem: BookingFailure; choices: BookingChoices }) {
  const language = useLanguage();
  const { news, time: timeTexts } = useTexts(bookingTexts);
  const earlier = findEarlier(problem);
  const isOpen = problem.kind === 'unsettled';
  const toSentence = useErrorSentence();
  const { time: _, ...withoutTime } = choices;
  const back = paths.booking(language, problem.kind === 'slotTaken' ? withoutTime : choices);
  const when = formatStart(language, choices);
  return (
    <Notice
      isLive={false}
      tone="error"
      title={isOpen ? news.unsettled(when) : news.failed(when)}
      className="pr-14"
    >
      <p>
        {earlier
          ? formatEarlier(timeTexts, language, earlier)
          : toSentence(problem.error, failureCodeOf(problem, 'booking'))}
      </p>
      {isOpen && <p>{news.confirmAgain}</p>}
      <Link to={back} className="text-link inline-flex min-h-11 items-center font-semibold">
        {news.backToBooking}
      </Link>
    </Notice>
  );
}
