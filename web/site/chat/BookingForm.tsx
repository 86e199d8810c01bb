import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Appointment } from '@praxisportal/contract/appointment';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { offerQuery, patientsQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { formatLongDate, formatStart } from '../../shared/i18n/format.ts';
import { nameTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ConfirmFailure } from '../booking/ConfirmFailure.tsx';
import { namePerson } from '../booking/name-person.ts';
import { bookingTexts } from '../booking/texts.ts';
import { nameOfChoices, useConfirmation, useIsShown } from '../booking/use-confirmation.ts';
import { findDateProblem } from '../scheduling/booking-window.ts';
import { DayPicker } from '../scheduling/DayPicker.tsx';
import { DoctorPicker } from '../scheduling/DoctorPicker.tsx';
import { LoadFailure } from '../scheduling/LoadFailure.tsx';
import { TimePicker } from '../scheduling/TimePicker.tsx';
import { TreatmentPicker } from '../scheduling/TreatmentPicker.tsx';
import { schedulingTexts } from '../scheduling/texts.ts';
import { useBookingWindow } from '../scheduling/use-booking-window.ts';
import type { WishedTimes } from '../scheduling/wished-times.ts';
import { useSession } from '../session/use-session.ts';
import { ConfirmSection } from './ConfirmSection.tsx';
import type { FormChoices } from './conversation.ts';
import type { chatTexts } from './texts.ts';

/** The assistant's words about booking. */
type FormTexts = (typeof chatTexts)['de']['booking'];

type BookingFormProps = {
  /**
   * Given by the panel: taken from its file they would need that file by the address at which it may have failed to come
   * (api/load-again), and the form would not come either.
   */
  texts: FormTexts;
  choices: FormChoices;
  onChange: (changes: Partial<FormChoices>) => void;
  /** The part of the day that the assistant has understood. */
  wishedTimes: WishedTimes;
  /** Whom it is for, if the assistant has understood that. */
  patientId: string | undefined;
  isBooked: boolean;
  isOpen: boolean;
  /** The sentence says what was booked. */
  onBooked: (sentence: string) => void;
  /** It could not be booked, because nobody is signed in any more. */
  onSessionOver: () => void;
};

/**
 * An appointment with treatment, dentist, day and time, chosen with the pickers of the wizard and confirmed as there. What
 * the assistant has understood is chosen already; treatment and dentist are asked for where it has not, or anew.
 */
export function BookingForm({
  texts,
  choices,
  onChange,
  wishedTimes,
  isBooked,
  isOpen,
  ...props
}: BookingFormProps) {
  const language = useLanguage();
  const { time: wizardTexts, questions, steps, done: doneTexts, forWhom: bornTexts } = useTexts(bookingTexts);
  const { doctor: doctorTexts, start: startTexts } = useTexts(schedulingTexts);
  const { noteEnd, user } = useSession();
  const { data: people = [] } = useQuery(patientsQuery(user?.id));
  const offer = useQuery(offerQuery());
  const place = useRef<HTMLHeadingElement>(null);
  const times = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const confirmPart = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const [isDayAsked, setIsDayAsked] = useState(false);
  const hasChosenTime = useRef(false);
  const [askedAnew, setAskedAnew] = useState<'treatment' | 'doctor'>();
  const { treatment, doctor, date, time } = choices;
  const asked = treatment === '' ? 'treatment' : askedAnew;
  const isDateGood = findDateProblem(date, useBookingWindow()) === undefined;

  const isTimed = isDateGood && time !== '';
  useEffect(() => {
    if (!isTimed || !hasChosenTime.current) return;
    // What comes below a chosen time is not to be missed; the times stay in sight where there is room for both.
    rest.current?.scrollIntoView({ block: 'nearest' });
    confirmPart.current?.scrollIntoView({ block: 'nearest' });
  }, [isTimed]);

  const sayBooked = (booked: Appointment) => {
    const when = formatStart(language, booked);
    props.onBooked(
      texts.told(
        when,
        nameTreatment(language, booked),
        booked.doctor_name,
        booked.otherPatientName ?? undefined,
      ),
    );
  };
  const confirmation = useConfirmation({
    place: 'chat-confirmation',
    bookingMethod: 'chatbot',
    choices,
    patientId: props.patientId,
    isHere: useIsShown(isOpen ? nameOfChoices(choices) : undefined),
    onBooked: sayBooked,
    onBookedAway: sayBooked,
    onTimeTaken: () => onChange({ time: '' }),
    // The ways to log in take the place of this form.
    toLogIn: () => {
      props.onSessionOver();
      noteEnd();
    },
  });
  const choose = (changes: Partial<FormChoices>) => {
    confirmation.forgetFailure();
    onChange(changes);
  };

  /** In a narrow panel the calendar makes room for the times as soon as a day is chosen. */
  const chooseDay = (day: string) => {
    flushSync(() => {
      choose({ date: day, time: '' });
      setIsDayAsked(false);
    });
    if (calendar.current?.offsetParent === null) times.current?.focus();
    else times.current?.scrollIntoView({ block: 'nearest' });
  };

  const ask = (part: typeof askedAnew, changes: Partial<FormChoices> = {}) => {
    // What was pressed goes with the change.
    flushSync(() => {
      choose(changes);
      setAskedAnew(part);
    });
    place.current?.focus();
  };

  if (isBooked)
    return (
      <div className="flex gap-3 rounded-control bg-leaf-50 px-3 py-3 text-leaf-900 forced-colors:border">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-leaf-600" />
        <div>
          <p className="font-semibold">{texts.done}</p>
          <p className="figures">{formatStart(language, { date, time })}</p>
        </div>
      </div>
    );
  if (asked)
    return (
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 ref={place} tabIndex={-1} className="text-lead">
            {asked === 'treatment' ? questions[0] : questions[1]}
          </h3>
          {treatment !== '' && (
            <Button variant="quiet" size="small" onClick={() => ask(undefined)}>
              {texts.keep}
            </Button>
          )}
        </div>
        {asked === 'treatment' ? (
          <TreatmentPicker
            value={treatment}
            onChoose={(name) => ask(undefined, { treatment: name, time: '' })}
          />
        ) : (
          <DoctorPicker
            treatment={treatment}
            value={doctor}
            onChoose={(id) => ask(undefined, { doctor: id, time: '' })}
            onChooseStart={(id, start) => ask(undefined, { doctor: id, date: start.date, time: start.time })}
          />
        )}
      </div>
    );
  const other = people.find(({ id, relation }) => id === confirmation.patient && relation !== 'self');
  const otherName = other && namePerson(other, people, bornTexts.born);
  const doctorName = offer.data?.doctors.find(({ id }) => id === doctor)?.name;
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={place} tabIndex={-1} className="text-lead">
          {texts.when}
        </h3>
        {other && (
          <p className="mt-1">
            <span className="block text-small text-ink-soft">{doneTexts.forWhom}</span>
            <span className="font-semibold text-leaf-900">{otherName}</span>
          </p>
        )}
        <fieldset disabled={confirmation.isSending} className="mt-1 grid gap-x-6 @[36rem]:grid-cols-2">
          <ChosenPart
            name={nameTreatment(language, { treatment_type: treatment })}
            change={{ label: texts.change, name: steps.names[0], onPress: () => ask('treatment') }}
          />
          <ChosenPart
            name={doctor === anyDoctorId ? doctorTexts.any : doctorName && startTexts.with(doctorName)}
            change={{ label: texts.change, name: steps.names[1], onPress: () => ask('doctor') }}
          />
        </fieldset>
      </div>
      {offer.data === undefined && !offer.isFetching && (
        <LoadFailure failure="load_doctors" onRetry={() => void offer.refetch()} />
      )}
      {confirmation.failure && <ConfirmFailure failure={confirmation.failure} otherwise="chat_booking" />}
      <div ref={rest} className="grid scroll-mt-3 gap-4">
        <div className="grid gap-x-6 gap-y-4 @[36rem]:grid-cols-2">
          <div ref={calendar} className={isDateGood && !isDayAsked ? 'hidden @[36rem]:block' : undefined}>
            <DayPicker treatment={treatment} doctorId={doctor} value={date} onChoose={chooseDay} />
          </div>
          <div ref={times} tabIndex={-1}>
            {isDateGood && (
              <>
                <div className="mb-2 flex items-center justify-between gap-x-3">
                  <p>
                    <span className="block text-small text-ink-soft">{wizardTexts.chosenDate}</span>
                    <span className="figures font-semibold text-leaf-900">
                      {formatLongDate(language, date)}
                    </span>
                  </p>
                  {!isDayAsked && (
                    <div className="@[36rem]:hidden">
                      <ChangeButton
                        label={texts.change}
                        name={steps.names[2]}
                        isDisabled={confirmation.isSending}
                        onPress={() => {
                          flushSync(() => setIsDayAsked(true));
                          place.current?.focus();
                        }}
                      />
                    </div>
                  )}
                </div>
                <TimePicker
                  key={`${treatment} ${doctor} ${date}`}
                  treatment={treatment}
                  doctorId={doctor}
                  date={date}
                  value={time}
                  wish={wishedTimes}
                  tellsArrival
                  keptTime={confirmation.isUnsettled ? time : undefined}
                  onChoose={(chosen) => {
                    if (confirmation.isSending) return;
                    hasChosenTime.current = chosen !== '';
                    if (chosen === '') onChange({ time: '' });
                    else choose({ time: chosen });
                  }}
                  onChooseDay={(day) => {
                    chooseDay(day);
                    times.current?.focus();
                  }}
                />
              </>
            )}
          </div>
        </div>
        {isTimed && (
          <ConfirmSection
            ref={confirmPart}
            confirmation={confirmation}
            choices={choices}
            forWhom={
              otherName ??
              (user && confirmation.patient !== '' ? `${user.firstName} ${user.lastName}` : undefined)
            }
            acceptFirst={texts.acceptFirst}
          />
        )}
      </div>
    </div>
  );
}

type ChosenPartProps = { name: string | undefined; change: ChangeButtonProps };

/** What is chosen already, and the way to choose it anew. */
function ChosenPart({ name, change }: ChosenPartProps) {
  return (
    <div className="flex items-center justify-between gap-x-3">
      <p className="min-w-0 font-semibold">{name}</p>
      <ChangeButton {...change} />
    </div>
  );
}

type ChangeButtonProps = {
  label: string;
  name: string | undefined;
  isDisabled?: boolean | undefined;
  onPress: () => void;
};

function ChangeButton({ label, name, isDisabled, onPress }: ChangeButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="whitespace-nowrap"
      aria-label={`${label}: ${name}`}
      disabled={isDisabled}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
