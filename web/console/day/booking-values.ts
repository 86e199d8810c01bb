import { hasLetter } from '@praxisportal/contract/visible-text';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';
import type { PatientDraft } from './new-patient.ts';
import { findPlaceProblems, type TypedPlace } from './place-problems.ts';

/** What is typed of a booking. */
export type BookingValues = PatientDraft &
  TypedPlace & {
    /** Who comes; empty as long as nobody was chosen. */
    patientId: string;
    patientName: string;
    /** Somebody new is being entered. */
    isNew: boolean;
    treatmentId: string;
    treatmentText: string;
    doctorId: string;
    /** Whose free starts are told, or `any`; empty once a gap was chosen. */
    searchedDoctor: string;
    /** The day that was typed, from which on free starts are told; empty as long as none was. */
    searchedFrom: string;
    method: string;
    inform: boolean;
  };

/** So long is an appointment of which nothing else is known, in minutes. */
const usualMinutes = '30';

/** An untouched booking from a day on. */
export function toUntouchedBooking(doctorId: string, date: string): BookingValues {
  return {
    ...{ patientId: '', patientName: '', isNew: false },
    ...{ firstName: '', lastName: '', dateOfBirth: '', phone: '', email: '', isUnreachable: false },
    ...{ treatmentId: '', treatmentText: '' },
    ...{ doctorId, date, time: '', minutes: usualMinutes, searchedDoctor: anyDoctor, searchedFrom: '' },
    ...{ method: 'phone', inform: true },
  };
}

/** Whether there is more in a draft than a place: somebody, or what for. */
export function isBegun({ patientId, isNew, treatmentText }: Partial<BookingValues>): boolean {
  return Boolean(patientId || isNew || treatmentText);
}

/** Whom and what for a booking was begun, in words; empty if there is nothing to say that may be seen. */
export function sayBegun(
  { patientName, firstName, lastName, treatmentText }: Partial<BookingValues>,
  areNamesHidden: boolean,
): string {
  const name = patientName || [firstName, lastName].filter(Boolean).join(' ');
  return [!areNamesHidden && name, treatmentText].filter(Boolean).join(', ');
}

/** What another day means for a booking: the time was another day's, so the free ones of that day are told. */
export function chooseDate(
  { doctorId, searchedDoctor }: Pick<BookingValues, 'doctorId' | 'searchedDoctor'>,
  date: string,
): Partial<BookingValues> {
  return { date, time: '', searchedFrom: date, searchedDoctor: searchedDoctor || doctorId };
}

/** Whose free starts are listed when all doctors' are. */
export const anyDoctor = 'any';

/** What another doctor in the form means: while free starts are listed, theirs take the place of the chosen one. */
export function chooseDoctor(
  { searchedDoctor }: Pick<BookingValues, 'searchedDoctor'>,
  doctorId: string,
): Partial<BookingValues> {
  if (doctorId === anyDoctor) return { searchedDoctor: anyDoctor, time: '' };
  return { doctorId, ...(searchedDoctor !== '' && { searchedDoctor: doctorId, time: '' }) };
}

/** What another doctor in the plan means: no time is chosen, because the one before was another doctor's. */
export function followDoctor(
  { date }: Pick<BookingValues, 'date'>,
  doctorId: string,
): Partial<BookingValues> {
  return { doctorId, time: '', searchedDoctor: doctorId, searchedFrom: date };
}

/** A typed time is one doctor's: the form no longer says "all". */
export function chooseTime(
  { doctorId, searchedDoctor }: Pick<BookingValues, 'doctorId' | 'searchedDoctor'>,
  time: string,
): Partial<BookingValues> {
  return { time, ...(searchedDoctor === anyDoctor && time !== '' && { searchedDoctor: doctorId }) };
}

/** What is missing before it can be sent, in the order of the form. */
export function findBookingProblems(values: BookingValues): FoundProblem<keyof BookingValues>[] {
  const { patientId, isNew, firstName, lastName, dateOfBirth, treatmentId } = values;
  const isTyped = patientId === '' && isNew;
  const problems: (FoundProblem<keyof BookingValues> | false)[] = [
    patientId === '' && !isNew && { field: 'patientId', code: 'person_missing' },
    isTyped && !hasLetter(firstName) && { field: 'firstName', code: 'their_first_name_missing' },
    isTyped && !hasLetter(lastName) && { field: 'lastName', code: 'their_last_name_missing' },
    isTyped && dateOfBirth === '' && { field: 'dateOfBirth', code: 'birth_date_missing' },
    treatmentId === '' && { field: 'treatmentText', code: 'treatment_missing' },
    ...findPlaceProblems(values),
  ];
  return problems.filter((problem) => problem !== false);
}
