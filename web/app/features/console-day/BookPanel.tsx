import { treatments } from 'virtual:treatment-names';
import type { DayAppointment } from '@praxisportal/contract/staff/day';
import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { minutesOf } from '../../api/offer-rows.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { Combobox } from '../../console/Combobox.tsx';
import { callStaff } from '../../console/call-staff.ts';
import { PatientPicker } from '../../console/PatientPicker.tsx';
import { SidePanel } from '../../console/SidePanel.tsx';
import { sayWhen } from '../../console/say-visit.ts';
import { staffOfferQuery } from '../../console/staff-queries.ts';
import { useStaffQuery } from '../../console/use-staff-query.ts';
import { formatMinutes } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { FreeStarts } from './FreeStarts.tsx';
import { NewPatientFields } from './NewPatientFields.tsx';
import { draftPatient, type PatientDraft, toNewPatient } from './new-patient.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges } from './use-day-changes.ts';

export type BookPlace = { doctorId: string; date: string; time: string };

type BookPanelProps = {
  /** The gap that was chosen; without one the next free starts are told. */
  place: BookPlace | null;
  doctors: readonly { id: string; name: string }[];
  /** Where the search for a free start begins. */
  from: string;
  changes: DayChanges;
  onDone: (appointment: DayAppointment) => void;
  onClose: () => void;
};

/** Booking for somebody on the phone or at the desk: who, what for, done; when stands there already. */
export function BookPanel({ place, doctors, from, changes, onDone, onClose }: BookPanelProps) {
  const texts = useTexts(dayTexts);
  const { book } = texts;
  const language = useLanguage();
  const sayError = useErrorSentence();
  const form = useBooking(place, doctors, from);
  const { when, treatment, minutes, patient, draft } = form;
  const source = useId();
  const isPending = form.isAdding || changes.isPending(source);
  const [problem, setProblem] = useState<'person' | 'treatment' | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const search = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const treatmentInput = useRef<HTMLInputElement>(null);

  useEffect(() => search.current?.focus(), []);

  const makeBooking = async () => {
    const known = patient ?? (draft && (await form.addPatient(draft)));
    if (!known || !treatment) return;
    const words = texts.done.booked(
      known.name,
      sayWhen(language, { date: when.date, start: when.time, doctorName: form.doctorName }),
    );
    const body = {
      patientId: known.id,
      treatmentId: treatment.id,
      minutes,
      doctorId: when.doctorId,
      date: when.date,
      time: when.time,
      inform: form.inform,
      method: form.method,
    };
    const attempt = ({ overbookedReason }: { overbookedReason?: string }) =>
      callStaff('bookForPatient', { body: { ...body, ...(overbookedReason && { overbookedReason }) } });
    changes.run({ words, attempt, onDone, source }, { version: 0 });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    if (!patient && !draft) {
      setProblem('person');
      search.current?.focus();
    } else if (!treatment) {
      setProblem('treatment');
      treatmentInput.current?.focus();
    } else {
      setProblem(null);
      makeBooking().catch(setFailure);
    }
  };

  return (
    <SidePanel title={book.title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={onSubmit}>
        {patient && (
          <div className="flex items-center gap-2 rounded-control bg-leaf-50 px-3 py-2">
            <p className="min-w-0 flex-1 font-semibold">{patient.name}</p>
            <Button size="small" variant="quiet" onClick={() => form.choosePatient(null)}>
              {book.another}
            </Button>
          </div>
        )}
        {!patient && draft && (
          <NewPatientFields
            draft={draft}
            onChange={form.setDraft}
            known={form.known}
            onTakeKnown={(known) => {
              form.choosePatient(known);
              treatmentInput.current?.focus();
            }}
          />
        )}
        {!patient && !draft && (
          <PatientPicker
            ref={search}
            label={book.who}
            hint={book.whoHint}
            error={problem === 'person' ? book.choosePerson : undefined}
            onPick={(found) => {
              form.choosePatient(found);
              treatmentInput.current?.focus();
            }}
            onNew={(typed) => form.setDraft(draftPatient(typed))}
          />
        )}
        <Combobox
          ref={treatmentInput}
          label={book.treatment}
          text={form.treatmentText}
          onText={form.typeTreatment}
          options={form.findTreatments().map(({ id, name, minutes }) => ({
            id,
            label: name[language],
            detail: minutes === null ? undefined : formatMinutes(language, minutes),
          }))}
          status=""
          error={problem === 'treatment' ? book.chooseTreatment : undefined}
          onPick={(id) => {
            form.chooseTreatment(id);
            // Enter once more books: at the chosen place, or at the next that is free.
            submit.current?.focus();
          }}
        />
        <WhenFields form={form} doctors={doctors} />
        {!place && treatment && (
          <FreeStarts
            wish={{ doctorId: form.searchedDoctor, from, treatmentId: treatment.id, minutes }}
            chosen={when}
            onChoose={({ doctorId, date, time }) => {
              form.setWhen({ doctorId, date, time });
              submit.current?.focus();
            }}
          />
        )}
        <RadioGroup
          legend={book.channel}
          name="method"
          value={form.method}
          options={book.methods}
          onChange={form.setMethod}
        />
        <Checkbox label={book.inform} checked={form.inform} onChange={form.setInform} />
        {failure !== undefined && <Notice tone="error" title={sayError(failure, 'booking')} />}
        <Button ref={submit} type="submit" isPending={isPending}>
          {isPending ? book.saving : book.submit}
        </Button>
      </form>
    </SidePanel>
  );
}

type Booking = ReturnType<typeof useBooking>;

function WhenFields({ form, doctors }: { form: Booking; doctors: BookPanelProps['doctors'] }) {
  const { move } = useTexts(dayTexts);
  const { when, setWhen } = form;
  return (
    <div className="grid gap-2">
      <SelectField
        label={move.doctor}
        value={when.doctorId}
        options={doctors.map(({ id, name }) => ({ value: id, name }))}
        onChange={form.chooseDoctor}
      />
      <PlaceFields
        date={when.date}
        time={when.time}
        minutes={form.minutes}
        onChange={({ date, time, minutes }) => {
          setWhen({ ...when, date, time });
          form.setMinutes(minutes);
        }}
      />
    </div>
  );
}

const usualMinutes = 30;

/** What is typed of a booking. */
function useBooking(place: BookPlace | null, doctors: BookPanelProps['doctors'], from: string) {
  const language = useLanguage();
  const [patient, setPatient] = useState<PatientEntry | null>(null);
  const [draft, setDraft] = useState<PatientDraft | null>(null);
  const [known, setKnown] = useState<readonly PatientEntry[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  const [treatmentId, setTreatmentId] = useState<string>();
  const [treatmentText, setTreatmentText] = useState('');
  const [minutes, setMinutes] = useState(usualMinutes);
  const [when, setWhen] = useState(place ?? { doctorId: doctors[0]?.id ?? '', date: from, time: '' });
  /** Whose free starts are looked for: anybody's, until a dentist was chosen by name. */
  const [searchedDoctor, setSearchedDoctor] = useState(place?.doctorId ?? 'any');
  const [method, setMethod] = useState<'phone' | 'counter'>('phone');
  const [inform, setInform] = useState(true);
  const { data: offer } = useStaffQuery(staffOfferQuery());
  const treatment = treatments.find(({ id }) => id === treatmentId);
  const findMinutes = ({ id, bookableMinutes }: (typeof treatments)[number]) =>
    offer ? minutesOf(offer, id, when.date || from) : bookableMinutes;
  return {
    patient,
    draft,
    known,
    isAdding,
    treatment,
    treatmentText,
    minutes,
    when,
    method,
    inform,
    doctorName: doctors.find(({ id }) => id === when.doctorId)?.name ?? '',
    searchedDoctor,
    setDraft,
    setMinutes,
    setWhen,
    setMethod,
    setInform,
    /** Another dentist's next free start takes the place of one that was offered. */
    chooseDoctor: (doctorId: string) => {
      setSearchedDoctor(doctorId);
      setWhen({ ...when, doctorId, ...(!place && { time: '' }) });
    },
    choosePatient: (chosen: PatientEntry | null) => {
      setPatient(chosen);
      setDraft(null);
      setKnown([]);
    },
    typeTreatment: (text: string) => {
      setTreatmentText(text);
      setTreatmentId(undefined);
    },
    findTreatments: () => {
      const typed = treatment ? '' : treatmentText.trim().toLocaleLowerCase(language);
      return treatments
        .filter(({ name }) => name[language].toLocaleLowerCase(language).includes(typed))
        .map((each) => ({ ...each, minutes: findMinutes(each) }));
    },
    chooseTreatment: (id: string) => {
      const chosen = treatments.find((each) => each.id === id);
      if (!chosen) return;
      setTreatmentId(id);
      setTreatmentText(chosen.name[language]);
      const usual = findMinutes(chosen);
      if (usual !== null) setMinutes(usual);
    },
    /** Adds somebody new; null if the practice knows one of that name and birthday, who is then asked about. */
    addPatient: async (typed: PatientDraft): Promise<PatientEntry | null> => {
      setIsAdding(true);
      try {
        const { patient: added, known: found } = await callStaff('addPatientByStaff', {
          body: toNewPatient(typed, known.length > 0),
        });
        setKnown(found);
        if (added) setPatient(added);
        return added;
      } finally {
        setIsAdding(false);
      }
    },
  };
}
