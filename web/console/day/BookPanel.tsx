import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from '../../shared/forms/Form.tsx';
import { formatMinutes } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { RadioGroup } from '../../shared/ui/RadioGroup.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { Combobox } from '../shell/Combobox.tsx';
import { DiscardQuestion } from '../shell/DiscardQuestion.tsx';
import { PatientPicker } from '../shell/PatientPicker.tsx';
import { SidePanel } from '../shell/SidePanel.tsx';
import { useDiscardQuestion } from '../shell/use-discard-question.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { anyDoctor, isBegun, sayBegun } from './booking-values.ts';
import { ChosenPatient } from './ChosenPatient.tsx';
import { isShownDate, type PlannedSlot } from './day-view.ts';
import { FreeStarts } from './FreeStarts.tsx';
import { NewPatientFields } from './NewPatientFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { readMinutes } from './place-problems.ts';
import { SlotTaken } from './SlotTaken.tsx';
import { dayTexts } from './texts.ts';
import { useBooking } from './use-booking.ts';

type BookPanelProps = Parameters<typeof useBooking>[0] & {
  /** The day that the plan shows; plan and form share day, doctor and time. */
  shownDate: string;
  /** The doctor whose week the plan shows; null if it shows a day of all. */
  shownDoctorId: string | null;
  areNamesHidden: boolean;
  /** The slot that the form holds, for the plan to show; null if it holds none. */
  onPlanned: (slot: PlannedSlot | null) => void;
  onClose: () => void;
};

/** Booking at the desk or on the phone: patient, treatment, done; the time is chosen already. */
export function BookPanel({
  onClose,
  shownDate,
  shownDoctorId,
  areNamesHidden,
  onPlanned,
  ...options
}: BookPanelProps) {
  const { place, doctors } = options;
  const { book, move } = useTexts(dayTexts);
  const language = useLanguage();
  const booking = useBooking(options);
  const { form, treatment } = booking;
  const { values } = form;
  const search = useRef<HTMLInputElement>(null);
  const treatmentInput = useRef<HTMLInputElement>(null);
  const isGoingOn = useRef(false);
  const focusSubmit = () =>
    form.formRef.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
  const isSearching = values.patientId === '' && !values.isNew;
  const minutes = readMinutes(values.minutes);
  const offered = booking.findTreatments();
  const { doctorId, date, time } = values;
  const [searchText, setSearchText] = useState('');
  const { requestClose, question } = useDiscardQuestion({
    isTyped: isBegun(values) || (isSearching && searchText.trim() !== ''),
    discard: form.discard,
    close: onClose,
    isKept: true,
  });

  const publishSlot = useEffectEvent(onPlanned);
  // The plan shows the day of the form, and in it the chosen time.
  useEffect(() => {
    if (isShownDate(date)) publishSlot({ doctorId, date, time, minutes: minutes ?? 0 });
  }, [doctorId, date, time, minutes]);
  useEffect(() => () => publishSlot(null), []);
  const shown = useRef({ date: shownDate, doctorId: shownDoctorId });
  // A day or doctor that the plan turns to, not one that is chosen in the form.
  const followPlan = useEffectEvent(() => {
    const before = shown.current;
    shown.current = { date: shownDate, doctorId: shownDoctorId };
    if (shownDate !== before.date && shownDate !== date) booking.followDay(shownDate);
    const isOtherDoctor = shownDoctorId !== null && shownDoctorId !== before.doctorId;
    if (isOtherDoctor && shownDoctorId !== doctorId) booking.followDoctor(shownDoctorId);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the plan shows is what it is about
  useEffect(() => {
    followPlan();
  }, [shownDate, shownDoctorId]);

  useEffect(() => {
    search.current?.focus();
  }, []);
  /** The search comes back into sight with the change. */
  const searchAfter = (change: () => void) => {
    flushSync(change);
    search.current?.focus();
  };
  // Whoever chooses another gap meanwhile goes on with what is still missing.
  const goOn = useEffectEvent(() => {
    if (isSearching) search.current?.focus();
    else if (treatment) focusSubmit();
    else treatmentInput.current?.focus();
  });
  useEffect(() => {
    if (!isGoingOn.current) return;
    isGoingOn.current = false;
    goOn();
  });
  const firstPlace = useRef(place);
  useEffect(() => {
    if (place !== firstPlace.current) goOn();
  }, [place]);

  return (
    <SidePanel title={book.title} onClose={requestClose}>
      {booking.begun && (
        <div className="grid gap-2 rounded-control bg-leaf-50 px-3 py-2">
          <p>{book.begun(sayBegun(booking.begun, areNamesHidden))}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                isGoingOn.current = true;
                booking.continueBegun();
              }}
            >
              {book.goOn}
            </Button>
            <Button size="small" variant="quiet" onClick={() => searchAfter(booking.forgetBegun)}>
              {book.forget}
            </Button>
          </div>
        </div>
      )}
      <Form
        form={form}
        failure="booking"
        submit={{ label: book.submit, sendingLabel: book.saving }}
        summary={
          <BookingSummary
            values={values}
            treatmentName={treatment?.name[language]}
            doctorName={doctors.find(({ id }) => id === doctorId)?.name ?? ''}
          />
        }
        className="grid gap-4"
      >
        {values.patientId !== '' && (
          <ChosenPatient
            key={values.patientId}
            patient={{ id: values.patientId, name: values.patientName }}
            planned={{ date, treatmentId: values.treatmentId }}
            areNamesHidden={areNamesHidden}
            onAnother={() => searchAfter(() => booking.choosePatient(null))}
          />
        )}
        {values.patientId === '' && values.isNew && (
          <NewPatientFields
            booking={booking}
            onTakeKnown={(known) => {
              booking.choosePatient(known);
              treatmentInput.current?.focus();
            }}
          />
        )}
        {isSearching && (
          <PatientPicker
            ref={search}
            onText={setSearchText}
            label={book.who}
            hint={book.whoHint}
            id={form.field('patientId').id}
            error={form.field('patientId').error}
            onPick={(found) => {
              booking.choosePatient(found);
              treatmentInput.current?.focus();
            }}
            onNew={booking.enterSomebody}
          />
        )}
        <Combobox
          ref={treatmentInput}
          id={form.field('treatmentText').id}
          label={book.treatment}
          text={values.treatmentText}
          onText={booking.typeTreatment}
          options={offered.map(({ id, name, minutes: usual }) => ({
            id,
            label: name[language],
            detail: usual === null ? undefined : formatMinutes(language, usual),
          }))}
          // An empty field offers all of them: none is taken unless it was chosen.
          preselectedId={values.treatmentText.trim() === '' ? null : (offered[0]?.id ?? null)}
          status={offered.length === 0 ? book.noTreatment : ''}
          error={form.field('treatmentText').error}
          onPick={(id) => {
            booking.chooseTreatment(id);
            // Enter once more books: at the chosen place, or at the next that is free.
            focusSubmit();
          }}
        />
        <div className="grid gap-2">
          <SelectField
            label={move.doctor}
            // As long as times of all are listed it says so.
            value={values.searchedDoctor === anyDoctor ? anyDoctor : values.doctorId}
            options={[
              ...doctors.map(({ id, name }) => ({ value: id, name })),
              { value: anyDoctor, name: move.anyDoctor },
            ]}
            onChange={booking.chooseDoctor}
          />
          <PlaceFields field={booking.placeField} />
          <SlotTaken
            slot={{ doctorId, date, time, minutes: minutes ?? 0 }}
            areNamesHidden={areNamesHidden}
            onListFree={booking.listFree}
          />
          {place?.shortUntil && values.searchedDoctor === '' && <p>{book.short(place.shortUntil)}</p>}
        </div>
        {values.searchedDoctor !== '' && treatment && minutes !== null && (
          <FreeStarts
            wish={{
              ...{ doctorId: values.searchedDoctor, from: booking.searchStart, treatmentId: treatment.id },
              minutes,
            }}
            chosen={values}
            // Under whoever types a day it stays as it is.
            onSoonest={
              values.searchedFrom === ''
                ? ({ doctorId, date, time }) => form.fill({ doctorId, date, time })
                : undefined
            }
            onChoose={({ doctorId, date, time }) => {
              form.fill({ doctorId, date, time });
              focusSubmit();
            }}
          />
        )}
        <RadioGroup
          legend={book.channel}
          // No field of the form: its value is none of the browser’s.
          name="channel"
          value={booking.method}
          options={book.methods}
          onChange={(method) => form.fill({ method })}
        />
        <Checkbox {...form.box('inform')} label={book.inform} />
      </Form>
      <DiscardQuestion {...question} />
    </SidePanel>
  );
}
