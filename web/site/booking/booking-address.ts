import { isCalendarDate } from '../../shared/clock/calendar-date.ts';
import type { TimeFilter } from '../scheduling/time-filter.ts';

/** 1 treatment, 2 doctor, 3 date, 4 time. */
export type BookingStep = 1 | 2 | 3 | 4;

/** What is chosen; '' means not chosen. */
export type BookingChoices = {
  /** German name, in every language. */
  treatment: string;
  /** The doctor's id, or the one that stands for any of them. */
  doctor: string;
  /** Calendar day YYYY-MM-DD. */
  date: string;
  /** Wall time HH:MM. */
  time: string;
};

const noFilter: TimeFilter = { from: undefined, to: undefined, weekdays: undefined };

/** Where the wizard is and what is chosen. It lives in the address and nowhere else. */
export type BookingAddress = BookingChoices &
  TimeFilter & {
    step: BookingStep;
    /** The id of the patient, or `self`; undefined as long as it is not said. */
    patient?: string | undefined;
  };

/** What decides whether a value of the address is accepted. */
export type Acceptance = {
  /** Whether a treatment of this German name can be booked. */
  isTreatment: (name: string) => boolean;
  isDoctor: (id: string) => boolean;
  /** Whether the day lies in the booking window; a day that does not stays at step 3, where that is said. */
  isBookableDate: (date: string) => boolean;
};

const acceptAll: Acceptance = {
  isTreatment: () => true,
  isDoctor: () => true,
  isBookableDate: () => true,
};
/** Stands in the address for the account's own person. */
export const ownPerson = 'self';
const patientId = /^(self|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;
const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/;

function read(query: URLSearchParams, name: string, isValid: (value: string) => boolean): string {
  const value = query.get(name) ?? '';
  return value !== '' && isValid(value) ? value : '';
}

/** The time filter and the patient; unknown values are dropped. */
function readExtras(query: URLSearchParams): TimeFilter & { patient?: string | undefined } {
  const part = (name: string, form: RegExp) => read(query, name, (text) => form.test(text)) || undefined;
  return {
    from: part('from', wallTime),
    to: part('to', wallTime),
    weekdays: part('weekdays', /^[1-7]{1,7}$/),
    patient: part('patient', patientId),
  };
}

function furthestStep({ treatment, doctor, date }: BookingChoices, accepts: Acceptance): BookingStep {
  if (treatment === '') return 1;
  if (doctor === '') return 2;
  return date !== '' && accepts.isBookableDate(date) ? 4 : 3;
}

/** The first step where something is missing; choices that a link brings along wait for their step. */
function advance(choices: Omit<BookingAddress, 'step'>): BookingAddress {
  return { ...choices, step: furthestStep(choices, acceptAll) };
}

/** An earlier step takes back what comes after it: before step 4 no time is chosen, before step 3 no date. */
function returnTo(choices: Omit<BookingAddress, 'step'>, step: BookingStep): BookingAddress {
  return { ...choices, step, date: step < 3 ? '' : choices.date, time: step < 4 ? '' : choices.time };
}

/**
 * Reads the wizard's state. Every choice stands for itself, unknown ones are dropped. Without a step the first
 * one is shown where something is missing, so `?treatment=` leads to step 2 and `?doctor=` skips it.
 */
export function parseBookingAddress(query: URLSearchParams, accepts: Acceptance): BookingAddress {
  const treatment = read(query, 'treatment', accepts.isTreatment);
  const doctor = read(query, 'doctor', accepts.isDoctor);
  const date = read(query, 'date', isCalendarDate);
  const isUseless = date !== '' && !accepts.isBookableDate(date);
  const time = isUseless ? '' : read(query, 'time', (text) => wallTime.test(text));
  const choices = { treatment, doctor, date, time, ...readExtras(query) };
  const furthest = furthestStep(choices, accepts);
  const steps = [1, 2, 3, 4] as const;
  const wanted = steps.find((step) => String(step) === query.get('step'));
  return wanted !== undefined && wanted < furthest
    ? returnTo(choices, wanted)
    : { ...choices, step: furthest };
}

/** The query of this state, with `?`, or '' for a wizard that has not begun. */
export function toBookingQuery({ step, ...choices }: BookingAddress): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) if (value) query.set(name, value);
  if (step !== furthestStep(choices, acceptAll)) query.set('step', String(step));
  // A colon needs no escape in a query, and 09:30 can be read.
  const text = query.toString().replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

export type BookingMove =
  | { kind: 'treatment'; treatment: string }
  | { kind: 'doctor'; doctor: string }
  /** Everything at once: the shortcut to a free time. */
  | ({ kind: 'start' } & BookingChoices)
  /** The shortcut to a doctor's next free time. */
  | { kind: 'doctorAndStart'; doctor: string; date: string; time: string }
  /** Whose appointment it is to be. */
  | { kind: 'patient'; patient: string }
  | { kind: 'filter'; filter: TimeFilter }
  | { kind: 'date'; date: string }
  | { kind: 'dateConfirmed' }
  /** '' takes the time back. */
  | { kind: 'time'; time: string }
  /** A finished step, to change what was chosen there. */
  | { kind: 'step'; step: BookingStep }
  | { kind: 'back' };

/** The state after a move of the person. */
export function moveBooking(from: BookingAddress, move: BookingMove): BookingAddress {
  switch (move.kind) {
    case 'treatment':
      // "For myself" was said of the treatment before; a child stays.
      return advance({
        ...from,
        treatment: move.treatment,
        patient: from.patient === ownPerson && move.treatment !== from.treatment ? undefined : from.patient,
      });
    case 'doctor':
      return advance({ ...from, doctor: move.doctor });
    case 'start': {
      const { treatment, doctor, date, time } = move;
      return advance({ treatment, doctor, date, time, patient: from.patient });
    }
    case 'doctorAndStart':
      return { ...from, doctor: move.doctor, date: move.date, time: move.time, step: 4 };
    case 'patient':
      return { ...from, patient: move.patient };
    case 'filter':
      return { ...from, ...noFilter, ...move.filter };
    case 'date': {
      // A time that a link brought along is tried on the first day that is chosen.
      const time = from.date === '' ? from.time : '';
      return { ...from, date: move.date, time, step: time === '' && from.step < 4 ? 3 : 4 };
    }
    case 'dateConfirmed':
      return { ...from, step: 4 };
    case 'time':
      return { ...from, time: move.time, step: move.time === '' ? from.step : 4 };
    case 'step':
      return returnTo(from, move.step);
    case 'back':
      return goBack(from);
    default:
      return move satisfies never;
  }
}

function goBack(from: BookingAddress): BookingAddress {
  switch (from.step) {
    case 4:
      return returnTo(from, 3);
    case 3:
      return returnTo(from, 2);
    case 2:
      return { ...returnTo(from, 1), doctor: '' };
    case 1:
      return from;
    default:
      return from.step satisfies never;
  }
}
