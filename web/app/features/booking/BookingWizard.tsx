import { useQuery } from '@tanstack/react-query';
import { doctorsQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { StepIndicator } from '../../ui/StepIndicator.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { BookingSummary } from './BookingSummary.tsx';
import type { BookingAddress } from './booking-address.ts';
import { findDateProblem } from './booking-window.ts';
import { bookingTexts } from './texts.ts';
import { useBookingAddress } from './use-booking-address.ts';
import { useBookingWindow } from './use-booking-window.ts';
import { useStepFocus } from './use-step-focus.ts';
import { WizardStep } from './WizardStep.tsx';

type BookingWizardProps = { onBooked: (choices: BookingAddress, doctorName: string) => void };

/** The four steps of SPEC §2, with the indicator and the summary of the choices so far. */
export function BookingWizard({ onBooked }: BookingWizardProps) {
  const texts = useTexts(bookingTexts);
  const doctors = useQuery(doctorsQuery());
  const clock = useBookingWindow();
  const route = useBookingAddress({
    // Until the list is there the address is believed; no step that needs the doctor shows before.
    isDoctor: (id) => doctors.data?.some((doctor) => doctor.id === id) ?? true,
    isBookableDate: (date) => findDateProblem(date, clock.bookingWindow) === undefined,
  });
  const { state } = route;
  // Another day within step 4 is another list of times: focus starts at the top again.
  const heading = useStepFocus(`${state.step} ${state.step === 4 ? state.date : ''}`, useHydrated());
  const doctorName = doctors.data?.find(({ id }) => id === state.doctor)?.name;
  const headings = [texts.treatment, texts.doctor, texts.date, texts.time];
  const hasSummary = state.step > 1;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 sm:mb-5">
        <h1 className="max-sm:text-base sm:text-h2">{texts.title}</h1>
        {/* The list says it to screen readers. */}
        <p aria-hidden="true" className="text-small text-ink-soft sm:hidden">
          {texts.steps.current(state.step)}
        </p>
      </div>
      <StepIndicator
        label={texts.steps.label}
        steps={texts.steps.names}
        current={state.step}
        doneText={texts.steps.done}
      />
      <div className="mt-5 grid items-start gap-5 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        {hasSummary && (
          <div className="lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1">
            <BookingSummary choices={state} doctorName={doctorName} />
          </div>
        )}
        <div
          className={classNames('min-w-0', hasSummary ? 'lg:col-start-1 lg:row-start-1' : 'lg:col-span-2')}
        >
          <h2 ref={heading} tabIndex={-1} className="mb-4 sm:mb-5 sm:text-h3">
            {headings[state.step - 1]?.heading}
          </h2>
          <WizardStep route={route} clock={clock} onBooked={() => onBooked(state, doctorName ?? '')} />
        </div>
      </div>
    </>
  );
}
