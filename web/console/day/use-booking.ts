import { treatments } from 'virtual:treatment-names';
import type { DayAppointment } from '@praxisportal/contract/staff/day';
import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnsettled } from '../../shared/api/errors.ts';
import { minutesOf } from '../../shared/api/offer-rows.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import type { WallClock } from '../../shared/clock/wall-clock.ts';
import { dropDraft, keepDraft, recallDraft } from '../../shared/forms/drafts.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { callStaff } from '../shell/call-staff.ts';
import { sayWhen } from '../shell/say-visit.ts';
import { dayQuery, staffOfferQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import {
  type BookingValues,
  chooseDate,
  chooseDoctor,
  chooseTime,
  findBookingProblems,
  followDoctor,
  isBegun,
  toUntouchedBooking,
} from './booking-values.ts';
import { draftPatient, toNewPatient } from './new-patient.ts';
import { findSearchStart, isPastTime, type TypedPlace } from './place-problems.ts';
import { dayTexts } from './texts.ts';
import { type DayChanges, wishChange } from './use-day-changes.ts';
import { useSubmitChange } from './use-submit-change.ts';

export type BookPlace = {
  doctorId: string;
  date: string;
  time: string;
  /** When a short gap ends; null for a longer one. */
  shortUntil: string | null;
};

type BookingOptions = {
  /** The gap that was chosen last; without one the next free starts are told. */
  place: BookPlace | null;
  doctors: readonly { id: string; name: string }[];
  /** Where the search for a free start begins. */
  from: string;
  /** The practice's clock. */
  now: WallClock;
  changes: DayChanges;
  onDone: (appointment: DayAppointment) => void;
};

/** Whoever closes it has done with it; what is left for a card or another page is offered to whoever books next. */
const draft = `${staffMemory}:booking`;
const left = `${staffMemory}:left-booking`;

/** What was begun and left, or null. The form itself begins empty: somebody else may be calling. */
function setAside(initial: BookingValues): Partial<BookingValues> | null {
  const begun = recallDraft(draft, initial);
  if (isBegun(begun)) keepDraft(left, { ...initial, ...begun }, initial, []);
  dropDraft(draft);
  const found = recallDraft(left, initial);
  return isBegun(found) ? found : null;
}

type SentBooking = { patientId: string; doctorId: string; date: string; time: string };

/**
 * The appointment that a booking without an answer has made; undefined if it made none, or one for another patient. What is
 * wanted now then changes it, instead of booking a second one.
 */
async function findBooked(sent: SentBooking | undefined, patientId: string) {
  if (sent?.patientId !== patientId) return undefined;
  const { appointments } = await queryClient.fetchQuery({ ...dayQuery(sent.date), staleTime: 0 });
  return appointments.find(
    ({ patient, doctorId, start, status }) =>
      patient.id === patientId && doctorId === sent.doctorId && start === sent.time && status === 'scheduled',
  );
}

const fillPlace = ({ doctorId, date, time }: BookPlace) => ({
  doctorId,
  date,
  time,
  searchedDoctor: '',
  searchedFrom: '',
});

/** What is typed of a booking, kept until it is made or closed; and how it is made. */
export function useBooking({ place, doctors, from, now, changes, onDone }: BookingOptions) {
  const { done } = useTexts(dayTexts);
  const language = useLanguage();
  const [initial] = useState(() => toUntouchedBooking(doctors[0]?.id ?? '', from));
  const submitChange = useSubmitChange(changes);
  const isAnother = useRef(false);
  const [begun, setBegun] = useState(() => setAside(initial));
  const [known, setKnown] = useState<readonly PatientEntry[]>([]);
  const { data: offer } = useStaffQuery(staffOfferQuery());
  const unanswered = useRef<SentBooking>(undefined);

  const form = useForm<BookingValues>({
    draft,
    initial,
    findProblems: findBookingProblems,
    send: async (values) => {
      const patient = values.patientId
        ? { id: values.patientId, name: values.patientName }
        : await addPatient(values);
      if (!patient) return false;
      const { doctorId, date, time, treatmentId } = values;
      const doctorName = doctors.find(({ id }) => id === doctorId)?.name ?? '';
      const when = sayWhen(language, { date, start: time, doctorName });
      const body = {
        ...{ patientId: patient.id, treatmentId, doctorId, date, time },
        minutes: Number(values.minutes),
        inform: values.inform && !isPastTime({ date, time }, now),
        method: methodOf(values),
      };
      const say = (name: string) => done.booked(name, when);
      const { patientId: _, method: __, ...wanted } = body;
      const seen = await findBooked(unanswered.current, patient.id);
      unanswered.current = undefined;
      const asking = submitChange(
        seen
          ? wishChange({ seen, concern: 'place' }, say, wanted)
          : {
              say,
              place: { doctorId, date, time, minutes: body.minutes },
              attempt: ({ overbookedReason }) =>
                callStaff('bookForPatient', {
                  body: { ...body, ...(overbookedReason && { overbookedReason }) },
                }),
            },
      );
      const made = await asking.catch((error: unknown) => {
        if (isUnsettled(error)) unanswered.current = body;
        throw error;
      });
      if (!made) return false;
      onDone(made);
      return true;
    },
    fieldOfCode: {
      ...{ invalid_phone: 'phone', contact_missing: 'phone', date_of_birth_wrong: 'dateOfBirth' },
      ...{ time_refused: 'time', minutes_needed: 'minutes' },
    },
  });
  const { values, fill } = form;

  /**
   * Adds a new patient; null if the practice knows one of that name and date of birth. Sending the form again asks again: only
   * the button of the question says that it is another patient.
   */
  const addPatient = async (typed: BookingValues): Promise<{ id: string; name: string } | null> => {
    const body = toNewPatient(typed, isAnother.current ? known : []);
    isAnother.current = false;
    const { patient, known: found } = await callStaff('addPatientByStaff', { body });
    setKnown(found);
    if (patient) fill({ patientId: patient.id, patientName: patient.name, isNew: false });
    return patient;
  };

  // A gap that is chosen meanwhile is another place for the same booking.
  const takePlace = useEffectEvent(() => place && fill(fillPlace(place)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it is about
  useEffect(() => {
    takePlace();
  }, [place]);

  const forgetBegun = () => {
    dropDraft(left);
    setBegun(null);
  };
  const treatment = treatments.find(({ id }) => id === values.treatmentId);
  const findMinutes = ({ id, bookableMinutes }: (typeof treatments)[number]) =>
    offer ? minutesOf(offer, id, values.date || from) : bookableMinutes;
  return {
    form,
    known,
    /** Another booking that was begun before and left for something else. */
    begun,
    /** The known patients of that name and date of birth are others: the entered one is added all the same. */
    confirmAnother: () => {
      isAnother.current = true;
      form.formRef.current?.requestSubmit();
    },
    continueBegun: () => {
      if (begun) fill({ ...begun, ...(place && fillPlace(place)) });
      forgetBegun();
    },
    forgetBegun,
    /** Where free starts are looked for from. */
    searchStart: findSearchStart(values.searchedFrom, initial.date, now.date),
    placeField: (name: keyof TypedPlace) => {
      const props = form.field(name);
      if (name === 'date') return { ...props, onChange: (date: string) => fill(chooseDate(values, date)) };
      if (name === 'time') return { ...props, onChange: (time: string) => fill(chooseTime(values, time)) };
      return props;
    },
    /** Another day was chosen in the plan: the form goes along, and its time was the other day's. */
    followDay: (date: string) => fill(chooseDate(values, date)),
    treatment,
    method: methodOf(values),
    /** The fields by which somebody is known: whoever corrects one is compared anew. */
    personField: (name: 'firstName' | 'lastName' | 'dateOfBirth') => {
      const props = form.field(name);
      return {
        ...props,
        onChange: (text: string) => {
          setKnown([]);
          props.onChange(text);
        },
      };
    },
    /** Another doctor was chosen in the plan: the time was the other doctor's. */
    followDoctor: (doctorId: string) => fill(followDoctor(values, doctorId)),
    /** The chosen time is taken: the free ones of that day are listed. */
    listFree: () => fill(chooseDate(values, values.date)),
    /** Another dentist's next free start takes the place of one that was offered; `any` lists those of all. */
    chooseDoctor: (doctorId: string) => fill(chooseDoctor(values, doctorId)),
    choosePatient: (chosen: PatientEntry | null) => {
      setKnown([]);
      fill({ patientId: chosen?.id ?? '', patientName: chosen?.name ?? '', isNew: false });
    },
    enterSomebody: (typed: string) => fill({ ...draftPatient(typed), isNew: true }),
    typeTreatment: (treatmentText: string) => fill({ treatmentText, treatmentId: '' }),
    findTreatments: () => {
      const typed = treatment ? '' : values.treatmentText.trim().toLocaleLowerCase(language);
      return treatments
        .filter(({ name }) => name[language].toLocaleLowerCase(language).includes(typed))
        .map((each) => ({ ...each, minutes: findMinutes(each) }));
    },
    chooseTreatment: (id: string) => {
      const chosen = treatments.find((each) => each.id === id);
      if (!chosen) return;
      const minutes = findMinutes(chosen);
      fill({
        ...{ treatmentId: id, treatmentText: chosen.name[language] },
        ...(minutes !== null && { minutes: String(minutes) }),
      });
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;

const methodOf = ({ method }: BookingValues): 'counter' | 'phone' =>
  method === 'counter' ? 'counter' : 'phone';
