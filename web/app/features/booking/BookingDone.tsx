import type { Appointment } from '@praxisportal/contract/appointment';
import { limits } from '@praxisportal/contract/limits';
import { practice } from '@praxisportal/practice/practice';
import { findBookableTreatment } from '@praxisportal/practice/treatments';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { loadCalendarFile } from '../../api/calendar-file.ts';
import { formatAddress, formatLongDate, formatMinutes, formatTime } from '../../i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { pageOnItsWay } from '../../page/leaving.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { paths } from '../../paths.ts';
import { CalendarFileButton } from '../../scheduling/CalendarFileButton.tsx';
import { showBookingNews } from './BookingNews.tsx';
import { bookingTexts } from './texts.ts';

/** The success screen with the appointment; it leads to the dashboard, which says once more what was booked. */
export function BookingDone({ appointment }: { appointment: Appointment }) {
  const language = useLanguage();
  const { done: texts, description } = useTexts(bookingTexts);
  const { actions } = useMessages();
  const dashboard = paths.dashboard(language);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  const isShown = useRef(false);

  // The redirect may cut a screen reader short, and who leaves before it may not have read on: the news goes along.
  const leadOn = useEffectEvent(() => {
    showBookingNews({ kind: 'booked', appointment }, dashboard);
    // The booked time is gone from the wizard: its entry in the history makes way for the dashboard.
    void navigate(dashboard, { replace: true });
  });
  useEffect(() => {
    isShown.current = true;
    let hasLedOn = false;
    window.scrollTo({ top: 0 });
    heading.current?.focus();
    const timer = setTimeout(() => {
      // Who has asked for another page goes there.
      if (pageOnItsWay() !== undefined) return;
      hasLedOn = true;
      leadOn();
    }, limits.bookingRedirectMs);
    return () => {
      clearTimeout(timer);
      isShown.current = false;
      // Strict mode takes the screen away and brings it back at once.
      queueMicrotask(() => {
        if (!isShown.current && !hasLedOn) showBookingNews({ kind: 'booked', appointment });
      });
    };
  }, [appointment]);

  const { otherPatientName } = appointment;
  const treatment = findBookableTreatment(appointment.treatment_type);
  const lines = [
    {
      term: texts.when,
      value: `${formatLongDate(language, appointment.date)}, ${formatTime(language, appointment.time)}`,
    },
    {
      term: texts.what,
      value: treatment?.name[language] ?? appointment.treatment_type,
      detail: formatMinutes(language, appointment.durationMinutes),
    },
    { term: texts.who, value: appointment.doctor_name },
    ...(otherPatientName ? [{ term: texts.forWhom, value: otherPatientName }] : []),
    {
      term: texts.where,
      value: practice.name,
      detail: formatAddress(language),
    },
  ];
  return (
    <div className="py-6 sm:py-10">
      <PageHead title={texts.heading} description={description} />
      <CircleCheck aria-hidden="true" className="mb-4 size-14 text-leaf-600" />
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        {texts.heading}
      </h1>
      <dl className="mt-6 grid max-w-form gap-x-12 gap-y-4 rounded-panel bg-leaf-50 p-5 sm:p-7 lg:max-w-none lg:grid-cols-2 lg:gap-y-6 lg:p-9">
        {lines.map(({ term, value, detail }) => (
          <div key={term}>
            <dt className="text-small text-ink-soft">{term}</dt>
            <dd className="figures font-semibold text-leaf-900">
              {value}
              {detail && <span className="block font-normal text-ink-soft">{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <CalendarFileButton load={() => loadCalendarFile(appointment.id)} />
        {/* The way on for when the page that it leads to by itself does not come. */}
        <Link to={dashboard} replace className="text-link inline-flex min-h-11 items-center font-semibold">
          {actions.myAppointments}
        </Link>
      </div>
    </div>
  );
}
