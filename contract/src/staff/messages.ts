import * as z from 'zod';
import { shownEmail } from '../fields.ts';
import { dayAppointment } from './day.ts';

/** A message about an appointment that did not arrive, and nobody has told the patient otherwise yet. */
export const undelivered = z.object({
  id: z.uuid(),
  kind: z.enum(['confirmation', 'cancellation', 'moved', 'reminder']),
  recipient: shownEmail,
  /** `failed` was given up; `waiting` was refused for now, and is tried again. */
  state: z.enum(['failed', 'waiting']),
  /** `address`: it does not take our mails; `provider`: nobody there could be reached. */
  cause: z.enum(['address', 'provider']),
  createdAt: z.iso.datetime(),
  phone: z.string().nullable(),
  appointment: dayAppointment,
});
export type Undelivered = z.infer<typeof undelivered>;
export const undeliveredMessages = z.object({ messages: z.array(undelivered) });

/** Numbers of undelivered messages, of unanswered messages of the contact form, and of sources that booked unusually much. */
export const messageCounts = z.object({ undelivered: z.int(), open: z.int(), sources: z.int() });

export const messageParams = z.object({ id: z.uuid() });
/** Whether the patient was told by phone; false takes it back. */
export const phoned = z.object({ phoned: z.boolean().default(true) });

export const inboxQuery = z.object({ state: z.enum(['open', 'all']).default('open') });
/** What somebody wrote in the contact form. */
export const inboxMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: shownEmail,
  message: z.string(),
  language: z.enum(['de', 'en']),
  /** Whether a program may have written it. */
  isSuspect: z.boolean(),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  /** Who answered; null also if they no longer work here. */
  handledBy: z.string().nullable(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;
export const inbox = z.object({ messages: z.array(inboxMessage) });
export const inboxChange = z.object({ handled: z.boolean() });
