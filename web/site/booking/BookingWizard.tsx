import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Appointment } from '@praxisportal/contract/appointment';
import { practice } from '@praxisportal/practice/practice';
import { useEffect, useRef } from 'react';
import { offerQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { PageHead } from '../page/PageHead.tsx';
import { findDateProblem } from '../scheduling/booking-window.ts';
import { DoctorPicker } from '../scheduling/DoctorPicker.tsx';
import { keepChoices } from '../scheduling/kept-choices.ts';
import { findOffered } from '../scheduling/offer.ts';
import { TreatmentPicker } from '../scheduling/TreatmentPicker.tsx';
import { schedulingTexts } from '../scheduling/texts.ts';
import { useBookingWindow } from '../scheduling/use-booking-window.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { DayAndTimeStep } from './DayAndTimeStep.tsx';
import { EarlierChoices } from './EarlierChoices.tsx';
import { useWizardPatient, WizardForWhom } from './ForWhom.tsx';
import { OpenLimit } from './OpenLimit.tsx';
import { PainShortcut } from './PainShortcut.tsx';
import { bookingTexts } from './texts.ts';
import { type BookingRoute, useBookingAddress } from './use-booking-address.ts';
import { WizardActions } from './WizardActions.tsx';
import { WizardProgress } from './WizardProgress.tsx';
import { asideArea, mainArea } from './wizard-areas.ts';

type BookingWizardProps = { onBooked: (appointment: Appointment) => void };

/** The four steps, with the way through them and the choices so far. */
export function BookingWizard({ onBooked }: BookingWizardProps) {
  const texts = useTexts(bookingTexts);
  const { doctor: doctorTexts } = useTexts(schedulingTexts);
  const { data: offer } = useQuery(offerQuery());
  const bookingWindow = useBookingWindow();
  const isHydrated = useHydrated();
  const route = useBookingAddress({
    // Until the offer is there the address is believed.
    isTreatment: (name) => findOffered(offer, name) !== undefined,
    isDoctor: (id) =>
      id === anyDoctorId || (offer?.doctors.some((each) => each.id === id && each.online) ?? true),
    isBookableDate: (date) => findDateProblem(date, bookingWindow) === undefined,
  });
  const { step, doctor } = route.state;
  const heading = useStepFocus(step, isHydrated);
  const { address } = route;
  const isWorthKeeping = step > 2 && route.state.date !== '';
  useEffect(() => {
    if (isWorthKeeping) keepChoices(address.slice(address.indexOf('?')));
  }, [isWorthKeeping, address]);
  const doctorName =
    doctor === anyDoctorId ? doctorTexts.any : offer?.doctors.find(({ id }) => id === doctor)?.name;
  const stepName = texts.steps.names[step - 1] ?? '';
  // Search engines find the page as it is before it runs.
  const title = isHydrated ? texts.stepTitle(step, stepName) : texts.title;
  const hasChoices = step > 1 || doctor !== '' || route.state.date !== '' || route.state.time !== '';
  const { patient } = useWizardPatient(route);
  const question = (
    <>
      <h2 ref={heading} tabIndex={-1} className="scripted mb-3 text-h3 sm:mb-4">
        <span className="sr-only">{texts.steps.current(step)}: </span>
        {texts.questions[step - 1]}
      </h2>
      {step > 1 && <OpenLimit patient={patient} />}
    </>
  );
  return (
    <>
      <PageHead title={title} description={texts.description} />
      <div className="grid gap-x-10 gap-y-2 lg:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex items-center justify-between gap-x-6">
          <h1 className="text-base sm:text-lead">{texts.title}</h1>
          {/* The heading of the step says it to screen readers. */}
          <p aria-hidden="true" className="text-small text-ink-soft sm:hidden">
            {texts.steps.current(step)}
          </p>
        </div>
        <WizardProgress route={route} />
      </div>
      <div
        className={classNames(
          'mt-4 grid items-start gap-x-10 gap-y-4 sm:mt-5',
          hasChoices && 'xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]',
        )}
      >
        {hasChoices && (
          <div className="xl:col-start-2">
            <BookingSummary route={route} doctorName={doctorName} />
          </div>
        )}
        {step === 1 && (
          <div className={mainArea}>
            {question}
            {!hasChoices && <EarlierChoices />}
            <TreatmentStep route={route} />
          </div>
        )}
        {step === 2 && (
          <>
            <div className={mainArea}>
              {question}
              <WizardForWhom route={route} />
              <DoctorPicker
                treatment={route.state.treatment}
                value={doctor}
                onChoose={(id) => void route.go({ kind: 'doctor', doctor: id })}
                onChooseStart={(id, start) => void route.go({ kind: 'doctorAndStart', doctor: id, ...start })}
              />
            </div>
            <div className={asideArea}>
              <WizardActions backTo={route.addressAfter({ kind: 'back' })} />
            </div>
          </>
        )}
        {step > 2 && (
          <DayAndTimeStep
            key={`${route.state.treatment} ${doctor}`}
            route={route}
            question={question}
            onBooked={onBooked}
          />
        )}
      </div>
    </>
  );
}

function TreatmentStep({ route }: { route: BookingRoute }) {
  const texts = useTexts(bookingTexts);
  const { treatment, doctor, date, time } = route.state;
  return (
    // Before the page runs a tap sends the form: to this page, with the treatment in its address.
    <form method="get">
      {Object.entries({ doctor, date, time }).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <p className="mb-4 rounded-control bg-alarm-50 px-4 forced-colors:border py-2.5 text-small sm:text-base">
        {texts.pain}{' '}
        <a
          href={phoneHref(practice.emergencyPhone)}
          className="figures font-semibold whitespace-nowrap text-alarm-700 underline underline-offset-4"
        >
          {formatPhone(practice.emergencyPhone)}
        </a>
      </p>
      <div className="scripted">
        <PainShortcut route={route} />
        <TreatmentPicker
          value={treatment}
          onChoose={(name) => void route.go({ kind: 'treatment', treatment: name })}
        />
      </div>
    </form>
  );
}

/** Moves focus to the step's heading when the step changes, but not when the page opens at one. */
function useStepFocus(step: number, isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (!isReady) return;
    const hasChanged = previous.current !== undefined && previous.current !== step;
    previous.current = step;
    // Choosing a time leads on to step 4 by itself, and arrow keys go on among the times.
    const isAmongTimes = document.activeElement instanceof HTMLInputElement;
    if (!hasChanged || isAmongTimes) return;
    // In a low window the heading of a new step lies below the fold; a place that was come back to stays.
    heading.current?.focus({ preventScroll: window.scrollY > 0 });
  }, [step, isReady]);

  return heading;
}
