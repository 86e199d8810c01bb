import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Combobox } from '../../console/Combobox.tsx';
import { PatientPicker } from '../../console/PatientPicker.tsx';
import { SidePanel } from '../../console/SidePanel.tsx';
import { Form } from '../../forms/Form.tsx';
import { formatMinutes } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { sayBegun } from './booking-values.ts';
import { FreeStarts } from './FreeStarts.tsx';
import { NewPatientFields } from './NewPatientFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { readMinutes } from './place-problems.ts';
import { dayTexts } from './texts.ts';
import { useBooking } from './use-booking.ts';

type BookPanelProps = Parameters<typeof useBooking>[0] & { areNamesHidden: boolean; onClose: () => void };

/** Booking for somebody on the phone or at the desk: who, what for, done; when stands there already. */
export function BookPanel({ areNamesHidden, onClose, ...options }: BookPanelProps) {
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
    <SidePanel
      title={book.title}
      onClose={() => {
        form.discard();
        onClose();
      }}
    >
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
        className="grid gap-4"
      >
        {values.patientId !== '' && (
          <div className="flex items-center gap-2 rounded-control bg-leaf-50 px-3 py-2">
            <p className="min-w-0 flex-1 font-semibold">{values.patientName}</p>
            <Button
              size="small"
              variant="quiet"
              onClick={() => searchAfter(() => booking.choosePatient(null))}
            >
              {book.another}
            </Button>
          </div>
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
            value={values.doctorId}
            options={doctors.map(({ id, name }) => ({ value: id, name }))}
            onChange={booking.chooseDoctor}
          />
          <PlaceFields field={booking.placeField} />
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
    </SidePanel>
  );
}
