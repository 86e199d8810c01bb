import type { Appointment } from '@praxisportal/contract/appointment';
import { limits } from '@praxisportal/contract/limits';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { loadCalendarFile } from '../../shared/api/calendar-file.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { pageOnItsWay } from '../page/leaving.ts';
import { PageHead } from '../page/PageHead.tsx';
import { closeSiteNotice } from '../page/site-notice.ts';
import { paths } from '../paths.ts';
import { CalendarFileButton } from '../scheduling/CalendarFileButton.tsx';
import { BookedDetails } from './BookedDetails.tsx';
import { showBookingNews } from './BookingNews.tsx';
import { bookingTexts } from './texts.ts';

type BookingDoneProps = {
  appointment: Appointment;
  /** Whether the patient has touched, typed or moved the focus: then the screen stays. */
  isHeld: boolean;
  onHold: () => void;
};

const signsOfUse = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const;

/**
 * The success screen with the appointment. It leads to the dashboard, which shows the whole confirmation, but stays for
 * a patient who is using it.
 */
export function BookingDone({ appointment, isHeld, onHold }: BookingDoneProps) {
  const language = useLanguage();
  const { done: texts, description } = useTexts(bookingTexts);
  const { actions } = useMessages();
  const dashboard = paths.dashboard(language);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  const isShown = useRef(false);
  const hasLedOn = useRef(false);

  // The redirect may cut a screen reader short, and who leaves before it may not have read on: the news goes along.
  const leadOn = useEffectEvent(() => {
    hasLedOn.current = true;
    showBookingNews({ kind: 'booked', appointment }, dashboard);
    // The booked time is gone from the wizard: its entry in the history makes way for the dashboard.
    void navigate(dashboard, { replace: true });
  });
  useEffect(() => {
    isShown.current = true;
    // A notice of before, such as that of a new account, says that the appointment is not booked yet.
    closeSiteNotice({ isRead: false });
    window.scrollTo({ top: 0 });
    heading.current?.focus();
    return () => {
      isShown.current = false;
      // Strict mode takes the screen away and brings it back at once.
      queueMicrotask(() => {
        if (!isShown.current && !hasLedOn.current) showBookingNews({ kind: 'booked', appointment });
      });
    };
  }, [appointment]);
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      // Who has asked for another page goes there.
      if (pageOnItsWay() === undefined) leadOn();
    }, limits.bookingRedirectMs);
    // Begins after the heading has got the focus by itself.
    for (const sign of signsOfUse) document.addEventListener(sign, hold);
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfUse) document.removeEventListener(sign, hold);
    };
  }, [isHeld]);

  return (
    <div className="py-6 sm:py-10">
      <PageHead title={texts.heading} description={description} />
      <CircleCheck aria-hidden="true" className="mb-4 size-14 text-leaf-600" />
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        {texts.heading}
      </h1>
      <div className="mt-6 max-w-form rounded-panel bg-leaf-50 p-5 forced-colors:border sm:p-7 lg:max-w-none lg:p-9">
        <BookedDetails appointment={appointment} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <CalendarFileButton load={() => loadCalendarFile(appointment.id)} />
        {/* The way on for when the page that it leads to by itself does not come. */}
        <Link to={dashboard} replace className="text-link inline-flex min-h-11 items-center font-semibold">
          {actions.myAppointments}
        </Link>
        <Link
          to={paths.booking(language)}
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          {texts.another}
        </Link>
      </div>
    </div>
  );
}
