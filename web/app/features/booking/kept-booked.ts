import { type Appointment, appointment } from '@praxisportal/contract/appointment';
import { recall, remember } from '../../session/tab-memory.ts';

const key = 'booked';

/** Keeps what was booked last for the dashboard of this tab, over a reload, until it is closed; at most an hour. */
export function keepBooked(booked: Appointment): void {
  remember(key, booked);
}

/** The confirmation that is not closed yet. */
export function readBooked(): Appointment | undefined {
  return appointment.safeParse(recall(key)).data;
}

/** The patient has closed the confirmation, or it no longer holds. */
export function forgetBooked(): void {
  remember(key, null);
}
