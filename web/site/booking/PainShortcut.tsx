import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { CalendarCheck } from 'lucide-react';
import { addDays } from '../../shared/clock/calendar-date.ts';
import { formatShortDate } from '../../shared/i18n/format.ts';
import { checkUp } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { PracticePhone } from '../page/PracticePhone.tsx';
import { dayOf, keepConfirmation, readConfirmation } from '../scheduling/kept-confirmation.ts';
import type { Start } from '../scheduling/NextFreeButton.tsx';
import { useBookingWindow } from '../scheduling/use-booking-window.ts';
import { useNextFree } from '../scheduling/use-next-free.ts';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';

/** Shortcut for a patient in pain: the earliest time with any dentist, with the practice’s phone if that is not soon. */
export function PainShortcut({ route }: { route: BookingRoute }) {
  const { painShortcut: texts } = useTexts(bookingTexts);
  const treatment = checkUp?.name.de ?? '';
  const start = useNextFree(treatment, anyDoctorId);
  if (!checkUp || start === undefined) return null;
  return (
    <section aria-label={texts.question} className="mb-4 grid justify-items-start gap-2">
      <h3 className="text-base">{texts.question}</h3>
      <EarliestTime start={start} treatment={treatment} route={route} />
    </section>
  );
}

type EarliestTimeProps = { start: Start | null; treatment: string; route: BookingRoute };

function EarliestTime({ start, treatment, route }: EarliestTimeProps) {
  const { painShortcut: texts } = useTexts(bookingTexts);
  const language = useLanguage();
  const { today } = useBookingWindow();
  const isSoon = start !== null && start.date <= addDays(today, 1);
  return (
    <>
      {!isSoon && (
        <p>
          {texts.nothingSoon} <PracticePhone />
        </p>
      )}
      {start && (
        <button
          type="button"
          className={buttonClass({ size: 'small', variant: 'secondary' })}
          onClick={() => {
            const choices = { treatment, doctor: anyDoctorId, ...start };
            const kept = readConfirmation('booking-confirmation', choices);
            keepConfirmation('booking-confirmation', { ...kept, day: dayOf(choices), pain: true });
            void route.go({ kind: 'start', ...choices });
          }}
        >
          <CalendarCheck aria-hidden="true" className="size-5 shrink-0" />
          <span className="figures text-balance">
            {texts.earliest(`${formatShortDate(language, start.date)}, ${start.time}`)}
          </span>
        </button>
      )}
    </>
  );
}
