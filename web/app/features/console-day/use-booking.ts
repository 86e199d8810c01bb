import { treatments } from 'virtual:treatment-names';
import type { DayAppointment } from '@praxisportal/contract/staff/day';
import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { useEffect, useEffectEvent, useState } from 'react';
import { minutesOf } from '../../api/offer-rows.ts';
import { callStaff } from '../../console/call-staff.ts';
import { sayWhen } from '../../console/say-visit.ts';
import { staffOfferQuery } from '../../console/staff-queries.ts';
import { useStaffQuery } from '../../console/use-staff-query.ts';
import { staffMemory } from '../../console/use-staff-session.ts';
import { dropDraft, recallDraft } from '../../forms/drafts.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { type BookingValues, findBookingProblems, isBegun, toUntouchedBooking } from './booking-values.ts';
import { draftPatient, toNewPatient } from './new-patient.ts';
import { dayTexts } from './texts.ts';
import type { DayChanges } from './use-day-changes.ts';

export type BookPlace = { doctorId: string; date: string; time: string };

type BookingOptions = {
  /** The gap that was chosen last; without one the next free starts are told. */
  place: BookPlace | null;
  doctors: readonly { id: string; name: string }[];
  /** Where the search for a free start begins. */
  from: string;
  changes: DayChanges;
  onDone: (appointment: DayAppointment) => void;
};

/** Whoever leaves it for a card or another page finds it as it was; whoever closes it has done with it. */
const draft = `${staffMemory}:booking`;

const fillPlace = ({ doctorId, date, time }: BookPlace) => ({ doctorId, date, time, searchedDoctor: '' });

/** What is typed of a booking, kept until it is made or closed; and how it is made. */
export function useBooking({ place, doctors, from, changes, onDone }: BookingOptions) {
  const { done } = useTexts(dayTexts);
  const language = useLanguage();
  const [initial] = useState(() => toUntouchedBooking(doctors[0]?.id ?? '', from));
  const [isContinued, setIsContinued] = useState(() => {
    if (isBegun(recallDraft(draft, initial))) return true;
    dropDraft(draft);
    return false;
  });
  const [known, setKnown] = useState<readonly PatientEntry[]>([]);
  const { data: offer } = useStaffQuery(staffOfferQuery());

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
        inform: values.inform,
        method: methodOf(values),
      };
      const made = await changes.ask({
        say: (name) => done.booked(name, when),
        attempt: ({ overbookedReason }) =>
          callStaff('bookForPatient', { body: { ...body, ...(overbookedReason && { overbookedReason }) } }),
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

  /** Adds somebody new; null if the practice knows one of that name and birthday, who is then asked about. */
  const addPatient = async (typed: BookingValues): Promise<{ id: string; name: string } | null> => {
    const body = toNewPatient(typed, known);
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

  const treatment = treatments.find(({ id }) => id === values.treatmentId);
  const findMinutes = ({ id, bookableMinutes }: (typeof treatments)[number]) =>
    offer ? minutesOf(offer, id, values.date || from) : bookableMinutes;
  return {
    form,
    known,
    /** It was begun before, and left for something else. */
    isContinued,
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
    restart: () => {
      setIsContinued(false);
      setKnown([]);
      form.reset();
      if (place) fill(fillPlace(place));
    },
    /** Another dentist's next free start takes the place of one that was offered. */
    chooseDoctor: (doctorId: string) =>
      fill({ doctorId, ...(values.searchedDoctor !== '' && { searchedDoctor: doctorId, time: '' }) }),
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
