import type { Appointment } from '@praxisportal/contract/appointment';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { formatLongDate, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { findDateProblem } from '../scheduling/booking-window.ts';
import { DayPicker } from '../scheduling/DayPicker.tsx';
import { closedSentence, problemSentence } from '../scheduling/date-sentences.ts';
import { NextFreeButton } from '../scheduling/NextFreeButton.tsx';
import { TimeFilterChoice } from '../scheduling/TimeFilterChoice.tsx';
import { TimePicker } from '../scheduling/TimePicker.tsx';
import { schedulingTexts } from '../scheduling/texts.ts';
import { hasFilter } from '../scheduling/time-filter.ts';
import { readBookingWindow, useBookingWindow } from '../scheduling/use-booking-window.ts';
import { useDayState } from '../scheduling/use-day-state.ts';
import { useNextFree } from '../scheduling/use-next-free.ts';
import { ConfirmFailure } from './ConfirmFailure.tsx';
import { ConfirmPart } from './ConfirmPart.tsx';
import { OwnBooking } from './OwnBooking.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';
import { useWizardConfirmation } from './use-wizard-confirmation.ts';
import { WizardActions } from './WizardActions.tsx';
import { asideArea, mainArea } from './wizard-areas.ts';

type DayAndTimeStepProps = {
  route: BookingRoute;
  /** The heading of the step. */
  question: ReactNode;
  onBooked: (appointment: Appointment) => void;
};

/**
 * Steps 3 and 4: a day, and its times beside or below it. A time may be chosen as soon as it is seen, which
 * confirms the day. On phones step 4 has the times alone.
 */
export function DayAndTimeStep({ route, question, onBooked }: DayAndTimeStepProps) {
  const language = useLanguage();
  const { time: texts } = useTexts(bookingTexts);
  const { full } = useTexts(schedulingTexts).time;
  const { treatment, doctor, date, time, step } = route.state;
  const dateProblem = findDateProblem(date, useBookingWindow());
  const dayState = useDayState({ treatment, doctorId: doctor, date });
  const nextFree = useNextFree(treatment, doctor);
  const confirmation = useWizardConfirmation({ route, onBooked });
  const [isDateAsked, setIsDateAsked] = useState(false);
  // A patient who comes back from signing in goes on at the confirmation.
  const { state: way } = useLocation();
  const [isReturn] = useState(typeof way === 'object' && way !== null && 'isBackFromSignIn' in way);
  const [isTimeNew, setIsTimeNew] = useState(isReturn);
  const dateLine = useRef<HTMLDivElement>(null);
  const times = useRef<HTMLDivElement>(null);

  const chooseDay = (day: string) => {
    confirmation.forgetFailure();
    return route.go({ kind: 'date', date: day }, 'withinStep');
  };
  const chooseTime = (chosen: string) => {
    if (confirmation.isSending) return;
    if (chosen === '') return route.goByItself({ kind: 'time', time: '' });
    confirmation.forgetFailure();
    setIsTimeNew(true);
    return route.go({ kind: 'time', time: chosen }, step === 3 ? 'inPlace' : 'withinStep');
  };
  const confirmDay = () => {
    if (findDateProblem(date, readBookingWindow()) === undefined)
      return void route.go({ kind: 'dateConfirmed' });
    // Shown before it gets the focus.
    flushSync(() => setIsDateAsked(true));
    dateLine.current?.focus();
  };

  const isDateTold = dateProblem !== undefined && (date !== '' || isDateAsked);
  const hint = dateProblem
    ? problemSentence(dateProblem, language)
    : dayState && closedSentence(dayState, language, full);
  return (
    <>
      <div className={mainArea}>
        {question}
        {confirmation.failure && <ConfirmFailure failure={confirmation.failure} />}
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(17rem,4fr)]">
          <div className={classNames(step === 4 && 'max-md:hidden')}>
            <div ref={dateLine} tabIndex={-1} role={isDateTold ? 'alert' : undefined}>
              {isDateTold && (
                <p className="mb-3 font-semibold text-alarm-700">{problemSentence(dateProblem, language)}</p>
              )}
            </div>
            <TimeFilterChoice
              value={route.state}
              onChange={(filter) => void route.go({ kind: 'filter', filter }, 'withinStep')}
            />
            <DayPicker
              treatment={treatment}
              doctorId={doctor}
              value={date}
              filter={route.state}
              onChoose={(day) => {
                void chooseDay(day);
                // On a phone the times lie below the calendar. A keyboard goes on among the days.
                if (!document.activeElement?.matches(':focus-visible'))
                  times.current?.scrollIntoView({ block: 'nearest' });
              }}
            />
          </div>
          <div
            ref={times}
            tabIndex={-1}
            className={classNames('scroll-mb-40', step === 3 && 'max-md:min-h-72')}
          >
            <p className={classNames('mb-3', step === 4 && 'max-md:hidden')}>
              <span className="block text-small text-ink-soft">{texts.chosenDate}</span>
              <span className="figures font-semibold text-leaf-900">
                {dateProblem ? texts.noDate : formatLongDate(language, date)}
              </span>
            </p>
            {dateProblem === 'missing' && nextFree && !hasFilter(route.state) && (
              <NextFreeButton
                start={nextFree}
                onChoose={(start) => void route.go({ kind: 'doctorAndStart', doctor, ...start }, 'inPlace')}
              />
            )}
            {dateProblem === undefined && (
              <TimePicker
                key={date}
                treatment={treatment}
                doctorId={doctor}
                date={date}
                value={time}
                wish={route.state}
                onChoose={chooseTime}
                onChooseDay={(day) => {
                  void chooseDay(day);
                  times.current?.focus();
                }}
                keptTime={confirmation.isUnsettled ? time : undefined}
                explainGone={(gone, sentence) => (
                  <OwnBooking date={date} time={gone} treatment={treatment}>
                    {sentence}
                  </OwnBooking>
                )}
                otherWays={
                  step === 4 && (
                    <Link
                      to={route.addressAfter({ kind: 'back' })}
                      className="text-link mt-3 inline-flex min-h-11 items-center font-semibold"
                    >
                      {texts.otherDate}
                    </Link>
                  )
                }
              />
            )}
          </div>
        </div>
        {/* Stands here from the beginning, so that screen readers notice what is written into it. */}
        <p role="status" className="sr-only">
          {time !== '' && isTimeNew && texts.confirmNext(formatTime(language, time))}
        </p>
      </div>
      <div className={asideArea}>
        {step === 4 && time !== '' && (
          <ConfirmPart route={route} confirmation={confirmation} isNew={isTimeNew} isReturn={isReturn} />
        )}
        {step === 4 && time === '' && <WizardActions backTo={route.addressAfter({ kind: 'back' })} />}
        {step === 3 && (
          <WizardActions
            backTo={route.addressAfter({ kind: 'back' })}
            note={
              <p id="booking-date-hint" className="text-small text-ink-soft empty:hidden">
                {hint}
              </p>
            }
          >
            {/* Once a day is chosen its times are in sight, and choosing one leads on as well. */}
            <Button
              variant={dateProblem === undefined ? 'secondary' : 'primary'}
              aria-disabled={dateProblem !== undefined}
              aria-describedby="booking-date-hint"
              onClick={confirmDay}
            >
              {texts.continue}
            </Button>
          </WizardActions>
        )}
      </div>
    </>
  );
}
