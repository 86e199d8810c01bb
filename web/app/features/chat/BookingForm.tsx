import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Appointment } from '@praxisportal/contract/appointment';
import { bookableTreatments, findBookableTreatment } from '@praxisportal/practice/treatments';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { doctorsQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/query-client.ts';
import { formatLongDate, formatTime } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { findDateProblem } from '../../scheduling/booking-window.ts';
import { DayPicker } from '../../scheduling/DayPicker.tsx';
import { LoadFailure } from '../../scheduling/LoadFailure.tsx';
import { TimePicker } from '../../scheduling/TimePicker.tsx';
import { schedulingTexts } from '../../scheduling/texts.ts';
import { useBookingWindow } from '../../scheduling/use-booking-window.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { ConfirmFailure } from '../booking/ConfirmFailure.tsx';
import { ForWhom } from '../booking/ForWhom.tsx';
import { PolicyBox } from '../booking/PolicyBox.tsx';
import { bookingTexts } from '../booking/texts.ts';
import { type Confirmation, nameOfChoices, useConfirmation } from '../booking/use-confirmation.ts';
import type { FormChoices } from './booking-wish.ts';
import { chatTexts } from './texts.ts';

type BookingFormProps = {
  choices: FormChoices;
  onChange: (changes: Partial<FormChoices>) => void;
  /** Whom it is for, if the assistant has understood that. */
  patientId: string | undefined;
  isBooked: boolean;
  isOpen: boolean;
  /** The sentence says what was booked. */
  onBooked: (sentence: string) => void;
};

/** An appointment with treatment, dentist, day and time, on one page, confirmed as in the wizard. */
export function BookingForm({ choices, onChange, patientId, isBooked, isOpen, onBooked }: BookingFormProps) {
  const language = useLanguage();
  const { booking: texts } = useTexts(chatTexts);
  const { time: wizardTexts } = useTexts(bookingTexts);
  const { doctor: doctorTexts } = useTexts(schedulingTexts);
  const { noteEnd } = useSession();
  const doctors = useQuery(doctorsQuery());
  const times = useRef<HTMLDivElement>(null);
  const { treatment, doctor, date, time } = choices;
  const isDateGood = findDateProblem(date, useBookingWindow()) === undefined;

  const sayBooked = (booked: Appointment) => {
    const when = `${formatLongDate(language, booked.date)}, ${formatTime(language, booked.time)}`;
    const name = findBookableTreatment(booked.treatment_type)?.name[language] ?? booked.treatment_type;
    onBooked(texts.told(when, name, booked.doctor_name));
  };
  const confirmation = useConfirmation({
    place: 'chat-confirmation',
    bookingMethod: 'chatbot',
    choices,
    patientId,
    isHere: useIsHere(isOpen ? nameOfChoices(choices) : undefined),
    onBooked: sayBooked,
    onBookedAway: sayBooked,
    onTimeTaken: () => onChange({ time: '' }),
    // The ways to log in take the place of this form.
    toLogIn: noteEnd,
  });
  const choose = (changes: Partial<FormChoices>) => {
    confirmation.forgetFailure();
    onChange(changes);
  };

  if (isBooked)
    return (
      <p className="flex items-center gap-2 font-semibold text-leaf-900">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-leaf-600" />
        {texts.done}
      </p>
    );
  return (
    <div className="grid gap-4">
      <fieldset disabled={confirmation.isSending} className="grid gap-4 @[36rem]:grid-cols-2">
        <SelectField
          label={texts.treatment}
          value={treatment}
          options={[
            ...(treatment === '' ? [{ value: '', name: texts.chooseTreatment }] : []),
            ...bookableTreatments.map(({ name }) => ({ value: name.de, name: name[language] })),
          ]}
          onChange={(value) => choose({ treatment: value, time: '' })}
        />
        <SelectField
          label={texts.doctor}
          value={doctor}
          options={[
            { value: anyDoctorId, name: doctorTexts.any },
            ...(doctors.data ?? []).map(({ id, name }) => ({ value: id, name })),
          ]}
          onChange={(value) => choose({ doctor: value, time: '' })}
        />
      </fieldset>
      {doctors.data === undefined && !doctors.isFetching && (
        <LoadFailure failure="load_doctors" onRetry={() => void doctors.refetch()} />
      )}
      {confirmation.failure && <ConfirmFailure failure={confirmation.failure} otherwise="chat_booking" />}
      {treatment !== '' && (
        <div className="grid gap-x-6 gap-y-4 @[36rem]:grid-cols-2">
          <DayPicker
            treatment={treatment}
            doctorId={doctor}
            value={date}
            onChoose={(day) => {
              choose({ date: day, time: '' });
              times.current?.scrollIntoView({ block: 'nearest' });
            }}
          />
          <div ref={times} tabIndex={-1}>
            {isDateGood && (
              <>
                <p className="mb-2">
                  <span className="block text-small text-ink-soft">{wizardTexts.chosenDate}</span>
                  <span className="figures font-semibold text-leaf-900">
                    {formatLongDate(language, date)}
                  </span>
                </p>
                <TimePicker
                  key={`${treatment} ${doctor} ${date}`}
                  treatment={treatment}
                  doctorId={doctor}
                  date={date}
                  value={time}
                  keptTime={confirmation.isUnsettled ? time : undefined}
                  onChoose={(chosen) => {
                    if (confirmation.isSending) return;
                    if (chosen === '') onChange({ time: '' });
                    else choose({ time: chosen });
                  }}
                  onChooseDay={(day) => {
                    choose({ date: day, time: '' });
                    times.current?.focus();
                  }}
                />
              </>
            )}
          </div>
        </div>
      )}
      {treatment !== '' && isDateGood && time !== '' && <ConfirmSection confirmation={confirmation} />}
    </div>
  );
}

/** What is agreed to, and the button that books. */
function ConfirmSection({ confirmation }: { confirmation: Confirmation }) {
  const { booking: texts } = useTexts(chatTexts);
  const { time: wizardTexts } = useTexts(bookingTexts);
  const checkbox = useRef<HTMLInputElement>(null);
  const id = useId();
  const { isPolicyAccepted, isSending } = confirmation;
  return (
    <div className="grid gap-4">
      <ForWhom confirmation={confirmation} />
      <PolicyBox confirmation={confirmation} checkbox={checkbox} checkboxId={`${id}-policy`} />
      <p role="status" className="text-small empty:sr-only">
        {confirmation.takesLong && wizardTexts.takesLong}
      </p>
      <div>
        <Button
          isWide
          isPending={isSending}
          aria-disabled={!isPolicyAccepted}
          aria-describedby={`${id}-hint`}
          onClick={() => {
            if (isPolicyAccepted) confirmation.confirm();
            else checkbox.current?.focus();
          }}
        >
          {isSending ? wizardTexts.sending : wizardTexts.confirm}
        </Button>
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft empty:mt-0">
          {!isPolicyAccepted && texts.acceptFirst}
        </p>
      </div>
    </div>
  );
}

/** Whether these choices are still what the open panel shows; asked when an answer comes, however late. */
function useIsHere(name: string | undefined): (sentName: string) => boolean {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    shown.current = name;
    return () => {
      shown.current = undefined;
    };
  }, [name]);
  return (sentName) => shown.current === sentName;
}
