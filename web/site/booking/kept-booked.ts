import type { Appointment } from '@praxisportal/contract/appointment';
import { recall, remember } from '../../shared/session/tab-memory.ts';

const key = 'booked';

/** Keeps the last booked appointment for the dashboard of this tab, over a reload, until it is closed; at most an hour. */
export function keepBooked(booked: Appointment): void {
  remember(key, booked);
}

/** The confirmation that is not closed yet. */
export function readBooked(): Appointment | undefined {
  const kept = recall(key);
  return isAppointment(kept) ? kept : undefined;
}

/** The patient has closed the confirmation, or it no longer holds. */
export function forgetBooked(): void {
  remember(key, null);
}

// Only this tab writes it. The contract's schema would bring its library, a third of the page's scripts.
function isAppointment(value: unknown): value is Appointment {
  return typeof value === 'object' && value !== null && 'id' in value && 'doctor_name' in value;
}
