import { findBookableTreatment } from '@praxisportal/practice/treatments';
import { isCalendarDate } from '../../clock/calendar-date.ts';

/** SPEC §2: 1 treatment, 2 doctor, 3 date, 4 time. */
export type BookingStep = 1 | 2 | 3 | 4;

/** Where the wizard is and what is chosen; '' means not chosen. It lives in the address and nowhere else. */
export type BookingAddress = {
  step: BookingStep;
  /** German name, in every language. */
  treatment: string;
  /** The doctor's id. */
  doctor: string;
  /** Calendar day YYYY-MM-DD. */
  date: string;
  /** Wall time HH:MM. */
  time: string;
};

/** What decides whether a value of the address is accepted. */
export type Acceptance = {
  isDoctor: (id: string) => boolean;
  /** Whether the day lies in the booking window; a day that does not stays at step 3, where that is said. */
  isBookableDate: (date: string) => boolean;
};

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/;

function read(query: URLSearchParams, name: string, isValid: (value: string) => boolean): string {
  const value = query.get(name) ?? '';
  return value !== '' && isValid(value) ? value : '';
}

function furthestStep({ treatment, doctor, date }: Omit<BookingAddress, 'step'>, accepts: Acceptance) {
  if (treatment === '') return 1;
  if (doctor === '') return 2;
  return date !== '' && accepts.isBookableDate(date) ? 4 : 3;
}

function toStep(wanted: string | null, furthest: BookingStep): BookingStep {
  const steps = [1, 2, 3, 4] as const;
  return steps.find((step) => step <= furthest && String(step) === wanted) ?? furthest;
}

/**
 * Reads the wizard's state. Unknown values are dropped; without a step, or with one that the choices don't
 * allow, it is the furthest that they allow (so `?treatment=` alone leads to step 2, SPEC §2).
 */
export function parseBookingAddress(query: URLSearchParams, accepts: Acceptance): BookingAddress {
  const treatment = read(query, 'treatment', (name) => findBookableTreatment(name) !== undefined);
  const doctor = treatment && read(query, 'doctor', accepts.isDoctor);
  const date = doctor && read(query, 'date', isCalendarDate);
  const time = date && read(query, 'time', (text) => wallTime.test(text));
  const choices = { treatment, doctor, date, time };
  return withStep(choices, toStep(query.get('step'), furthestStep(choices, accepts)));
}

/** SPEC §2 and §4: before step 4 no time is chosen, before step 3 no date. */
function withStep(choices: Omit<BookingAddress, 'step'>, step: BookingStep): BookingAddress {
  return { ...choices, step, date: step < 3 ? '' : choices.date, time: step < 4 ? '' : choices.time };
}

/** The query of this state, with `?`, or '' for a wizard that has not begun. */
export function toBookingQuery({ step, ...choices }: BookingAddress): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) if (value !== '') query.set(name, value);
  const isAskedByChoices =
    step === furthestStep(choices, { isDoctor: () => true, isBookableDate: () => true });
  if (!isAskedByChoices) query.set('step', String(step));
  // A colon needs no escape in a query, and 09:30 can be read.
  return query.size === 0 ? '' : `?${query}`.replaceAll('%3A', ':');
}

export type BookingMove =
  | { kind: 'treatment'; treatment: string }
  | { kind: 'doctor'; doctor: string }
  | { kind: 'date'; date: string }
  | { kind: 'dateConfirmed' }
  /** Another day from within step 4, whose times are shown at once. */
  | { kind: 'otherDate'; date: string }
  /** '' takes the time back. */
  | { kind: 'time'; time: string }
  | { kind: 'back' };

/** The state after a move of the person. */
export function moveBooking(from: BookingAddress, move: BookingMove): BookingAddress {
  switch (move.kind) {
    case 'treatment':
      return withStep({ ...from, treatment: move.treatment }, 2);
    case 'doctor':
      return { ...from, doctor: move.doctor, date: '', time: '', step: 3 };
    case 'date':
      return { ...from, date: move.date, time: '', step: 3 };
    case 'dateConfirmed':
      return { ...from, step: 4 };
    case 'otherDate':
      return { ...from, date: move.date, time: '', step: 4 };
    case 'time':
      return { ...from, time: move.time };
    case 'back':
      return withStep(from, toStep(String(from.step - 1), from.step));
    default:
      return move satisfies never;
  }
}
