import * as z from 'zod';
import { appointmentStatus, bookingMethod } from '../appointment.ts';
import { dayLimits } from '../day-limits.ts';
import { calendarDate, lineOfText, nearDate, textWithLines, wallTime } from '../fields.ts';

/** A wall time of the practice in steps of five minutes, as the staff's grid has them. */
export const deskTime = z.string().regex(/^([01]\d|2[0-3]):[0-5][05]$/);

const doctorId = lineOfText.min(1).max(60);
const treatmentId = lineOfText.min(1).max(80);
const minutes = z
  .int()
  .multipleOf(dayLimits.gridMinutes)
  .min(dayLimits.gridMinutes)
  .max(dayLimits.minutesMax);
const reason = lineOfText.trim().min(1).max(dayLimits.reasonMaxLength);
const note = textWithLines.trim().max(dayLimits.noteMaxLength);
const version = z.int().min(1);
const localized = z.object({ de: z.string(), en: z.string() });

/** Where somebody is who has an appointment; `finished` is also what no one has said otherwise of by the next day. */
export const presence = z.enum(['expected', 'arrived', 'seated', 'finished', 'no_show']);
export type Presence = z.infer<typeof presence>;

/**
 * What became of the last message about an appointment: `none` was written, `kept` stands in the outbox because there is
 * no mail server, and of `phoned` somebody told the patient what the mail could not.
 */
export const messageState = z.enum(['none', 'waiting', 'kept', 'sent', 'failed', 'phoned']);
export type MessageState = z.infer<typeof messageState>;

/** An appointment as the practice sees it; `date` and `start` are wall time of the practice. */
export const dayAppointment = z.object({
  id: z.uuid(),
  /** Each change adds one; who changes it says which one they saw. */
  version: z.int(),
  doctorId: z.string(),
  doctorName: z.string(),
  patient: z.object({
    id: z.uuid(),
    name: z.string(),
    initials: z.string(),
    dateOfBirth: calendarDate.nullable(),
  }),
  /** Null if the practice does not offer it any more. */
  treatmentId: z.string().nullable(),
  /** Its German name, as it was booked. */
  treatmentName: z.string(),
  date: calendarDate,
  start: wallTime,
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  status: appointmentStatus,
  state: presence,
  arrivedAt: z.iso.datetime().nullable(),
  seatedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Somebody else has this dentist at the same time, on purpose. */
  overbooked: z.boolean(),
  /** The word of why, for what stands beside another or outside of working time. */
  overbookedReason: z.string().nullable(),
  /** Whether it reaches beyond the time in which the dentist works, as that stands now. */
  outsideHours: z.boolean(),
  note: z.string(),
  /** What the patient wrote with the booking; '' if nothing. */
  patientNote: z.string(),
  /** Whether the patient told of pain with the booking. */
  pain: z.boolean(),
  bookingMethod,
  message: messageState,
  /** Of a cancelled one: at whose wish, and why if the practice noted it. */
  cancelledBy: z.enum(['patient', 'practice']).nullable(),
  cancelReason: z.string().nullable(),
});
export type DayAppointment = z.infer<typeof dayAppointment>;

const stretch = z.object({ from: wallTime, to: z.string() });

/**
 * A dentist's column: working time, and the breaks between; both empty on a day without. `away` is why some of the breaks
 * are there: an absence or a closure of some hours.
 */
export const dayColumn = z.object({
  id: z.string(),
  name: z.string(),
  hours: z.array(stretch),
  breaks: z.array(stretch),
  away: z.array(stretch.extend({ reason: localized.nullable() })),
  /** This dentist is not in, although the practice is open: by a planned absence, or because they never work on that day. */
  absence: z.object({ isPlanned: z.boolean(), reason: localized.nullable() }).nullable(),
  /** Why the practice is closed; a public holiday and a usual day off have no reason. */
  closure: z.object({ kind: z.enum(['holiday', 'closed']), reason: localized.nullable() }).nullable(),
});
export type DayColumn = z.infer<typeof dayColumn>;

/** A day of the practice. Who left but still has appointments then has a column too; cancelled ones are not there. */
export const day = z.object({
  date: calendarDate,
  doctors: z.array(dayColumn),
  appointments: z.array(dayAppointment),
});
export type Day = z.infer<typeof day>;

export const dayQuery = z.object({ date: nearDate });
export const weekQuery = z.object({ doctorId, date: nearDate });
/** Monday to Sunday of the week that the date is in, with the column of one dentist. */
export const week = z.object({ days: z.array(day) });
export type Week = z.infer<typeof week>;

/** `from` is the first day to look at; the appointment of id `except` counts as free, because it is to be moved. */
export const freeQuery = z.object({
  treatmentId: treatmentId.optional(),
  /** A dentist, or `any`. */
  doctorId,
  from: nearDate,
  /** How long it is to be; as long as the treatment takes if not said. */
  minutes: z.coerce.number().pipe(minutes).optional(),
  except: z.uuid().optional(),
});
export const freeStart = z.object({
  doctorId: z.string(),
  doctorName: z.string(),
  date: calendarDate,
  time: wallTime,
  minutes: z.int(),
});
export type FreeStart = z.infer<typeof freeStart>;
/** The next free starts, soonest first; of each gap the first, and then those of the website's grid. */
export const freeStarts = z.object({ starts: z.array(freeStart) });

/**
 * A booking for somebody at the counter or on the phone. `overbookedReason` says that it is meant, and why, if the
 * dentist is busy or does not work then. `inform` sends a confirmation to whoever has an address.
 */
export const staffBooking = z.object({
  patientId: z.uuid(),
  doctorId,
  treatmentId,
  /** As long as the treatment takes if not said; needed for one that can't be booked online. */
  minutes: minutes.optional(),
  date: calendarDate,
  time: deskTime,
  overbookedReason: reason.optional(),
  note: note.optional(),
  inform: z.boolean(),
  method: bookingMethod.extract(['phone', 'counter']),
});
export type StaffBooking = z.infer<typeof staffBooking>;

/** What is left out stays. A note alone informs nobody. */
export const staffChange = z.object({
  version,
  date: calendarDate.optional(),
  time: deskTime.optional(),
  doctorId: doctorId.optional(),
  treatmentId: treatmentId.optional(),
  minutes: minutes.optional(),
  note: note.optional(),
  overbookedReason: reason.optional(),
  inform: z.boolean(),
});
export type StaffChange = z.infer<typeof staffChange>;

export const staffCancellation = z.object({
  version,
  /** At whose wish */
  by: z.enum(['patient', 'practice']),
  reason: lineOfText.trim().max(dayLimits.reasonMaxLength),
  inform: z.boolean(),
});
export type StaffCancellation = z.infer<typeof staffCancellation>;

export const presenceChange = z.object({ version, state: presence });

export const dayAppointmentParams = z.object({ id: z.uuid() });
export const undoParams = z.object({ id: z.uuid() });

/** A change that was made; until then it can be undone, and its message is held back. */
export const changed = z.object({
  appointment: dayAppointment,
  undo: z.object({ id: z.uuid(), until: z.iso.datetime() }).nullable(),
});
export type Changed = z.infer<typeof changed>;

/** What was undone; null if it was the booking, which is gone. */
export const undone = z.object({ appointment: dayAppointment.nullable() });
