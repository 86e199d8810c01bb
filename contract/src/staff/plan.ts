import * as z from 'zod';
import { calendarDate, lineOfText, shownEmail, wallTime } from '../fields.ts';
import { dayAppointment, deskTime, messageState } from './day.ts';
import { planLimits } from './plan-limits.ts';

const doctorId = lineOfText.min(1).max(60);
const localized = z.object({ de: z.string(), en: z.string() });
const words = lineOfText.trim().min(1).max(planLimits.reasonMaxLength);
const version = z.int().min(1);
const weekday = z.literal([1, 2, 3, 4, 5, 6, 7]);

/** A wall time that a stretch may end at: 24:00 as well. */
const endTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
/** A stretch of a day; `to` is exclusive. Whether it ends after it begins, the server says. */
const dayHours = z.object({ from: wallTime, to: endTime });
const hoursOfDay = z.array(dayHours).max(planLimits.stretchesPerDayMax);
const weeklyHours = z
  .array(dayHours.extend({ weekday }))
  .max(planLimits.stretchesPerDayMax * planLimits.daysPerWeek);

/** Whom it is of; the practice's if null. */
const whose = doctorId.nullable();
const reason = z.object({ de: words, en: words }).nullable().default(null);

export const newAbsence = z.object({
  /** A dentist's absence, or a closure of the practice if null */
  doctorId: whose,
  from: calendarDate,
  to: calendarDate,
  /** Of each of these days; all day if null */
  hours: dayHours.nullable().default(null),
  reason,
  /** Whether everybody may know the reason; otherwise only who plans it does. */
  isReasonShown: z.boolean().default(false),
});
export type NewAbsence = z.infer<typeof newAbsence>;

/** What it would be; `id` says which one it would take the place of. */
export const absenceDraft = newAbsence.extend({ id: z.uuid().optional() });

/** All of it anew but whose it is: what is left out is as in a new one. */
export const absenceChange = newAbsence.omit({ doctorId: true }).extend({ version });

export const absenceParams = z.object({ id: z.uuid() });

export const absence = z.object({
  id: z.uuid(),
  version: z.int(),
  doctorId: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Null also for who may not know it */
  reason: localized.nullable(),
  isReasonShown: z.boolean(),
});
export type Absence = z.infer<typeof absence>;

/** How a patient hears of a change: by mail, or by phone from somebody of the practice, or `none` if there is neither. */
export const reach = z.enum(['email', 'phone', 'none']);

/** A start that is free for the whole appointment, and promised to no other one of the list as its first. */
const proposal = z.object({
  doctorId: z.string(),
  doctorName: z.string(),
  date: calendarDate,
  time: wallTime,
});
export type Proposal = z.infer<typeof proposal>;

/** An appointment that stands in time that is closed, or no longer worked. */
export const hit = z.object({
  appointment: dayAppointment,
  reach,
  /** Somebody decided that it stays. */
  isKept: z.boolean(),
  proposals: z.array(proposal),
});
export type Hit = z.infer<typeof hit>;

/** With what somebody needs to tell them, which only the report of a saved absence has. */
const reportedHit = hit.extend({ email: shownEmail.nullable(), phone: z.string().nullable() });
export type ReportedHit = z.infer<typeof reportedHit>;

export const hits = z.object({ hits: z.array(hit) });
export const absenceWithHits = z.object({ absence, hits: z.array(hit) });

/** What became of an appointment that was hit; `mustTell` if no mail has told the patient, nor anybody on the phone. */
export const decided = z.object({
  appointment: dayAppointment,
  decision: z.enum(['moved', 'cancelled']),
  /** Where it was */
  former: z.object({ doctorName: z.string(), date: calendarDate, start: wallTime }),
  email: shownEmail.nullable(),
  phone: z.string().nullable(),
  message: messageState,
  toldAt: z.iso.datetime().nullable(),
  mustTell: z.boolean(),
});
export type Decided = z.infer<typeof decided>;
export const absenceReport = z.object({ absence, hits: z.array(reportedHit), decided: z.array(decided) });
export type AbsenceReport = z.infer<typeof absenceReport>;

const ofAppointment = { appointmentId: z.uuid(), version };
export const decision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), ...ofAppointment, doctorId, date: calendarDate, time: deskTime }),
  z.object({ kind: z.literal('cancel'), ...ofAppointment }),
  z.object({ kind: z.literal('keep'), ...ofAppointment }),
]);
export type Decision = z.infer<typeof decision>;

/** `inform` writes to whoever has an address; to the others somebody has to speak. */
export const decisions = z.object({
  decisions: z.array(decision).min(1).max(planLimits.decisionsMax),
  inform: z.boolean(),
});
export type Decisions = z.infer<typeof decisions>;

/** What became of each decision; one that was refused leaves its appointment as it is, and the others as they became. */
export const decisionResults = z.object({
  results: z.array(
    z.object({
      appointmentId: z.uuid(),
      outcome: z.enum(['moved', 'cancelled', 'kept', 'refused']),
      /** Why it was refused */
      error: z.object({ code: z.string(), message: z.string() }).nullable(),
      /** As it is now; null if there is none of this id, or if it is refused to a dentist whose absence it does not concern */
      appointment: dayAppointment.nullable(),
      undo: z.object({ id: z.uuid(), until: z.iso.datetime() }).nullable(),
    }),
  ),
  moved: z.int(),
  cancelled: z.int(),
  kept: z.int(),
  refused: z.int(),
});
export type DecisionResults = z.infer<typeof decisionResults>;

/** The mails that these decisions would send, as far as anybody is written to. */
export const decisionMails = z.object({
  mails: z.array(
    z.object({ appointmentId: z.uuid(), to: z.string(), subject: z.string(), text: z.string() }),
  ),
});

export const toldParams = z.object({ id: z.uuid(), appointmentId: z.uuid() });
/** False takes it back. */
export const told = z.object({ told: z.boolean().default(true) });

/** Which version of the same day's it takes the place of; null if there is none. */
const replaced = version.nullable().default(null);

/** Weekly hours from a day on. The same day again replaces them. */
export const newHours = z.object({
  doctorId: whose,
  validFrom: calendarDate,
  hours: weeklyHours,
  version: replaced,
});
export type NewHours = z.infer<typeof newHours>;
export const hoursParams = z.object({ id: z.uuid() });

const plannedHours = z.object({
  id: z.uuid(),
  doctorId: z.string().nullable(),
  validFrom: z.string(),
  hours: z.array(z.object({ weekday, from: z.string(), to: z.string() })),
  version: z.int(),
});
export const hoursWithHits = z.object({ hours: plannedHours, hits: z.array(hit) });

/** A day with hours of its own, and who works then; dentists that are not named don't. The same day again replaces it. */
export const newSpecialDay = z.object({
  date: calendarDate,
  hours: hoursOfDay.min(1),
  doctors: z.array(z.object({ doctorId, hours: hoursOfDay.min(1) })).max(planLimits.doctorsMax),
  reason,
  version: replaced,
});
export type NewSpecialDay = z.infer<typeof newSpecialDay>;
export const specialDayParams = z.object({ id: z.uuid() });

const stretches = z.array(z.object({ from: z.string(), to: z.string() }));
const specialDay = z.object({
  id: z.uuid(),
  date: calendarDate,
  hours: stretches,
  doctors: z.array(z.object({ doctorId: z.string(), hours: stretches })),
  reason: localized.nullable(),
  version: z.int(),
});
export const specialDayWithHits = z.object({ specialDay, hits: z.array(hit) });

export const planQuery = z.object({ from: calendarDate.optional() });

/**
 * An absence with what is left to do about it: appointments about which nobody has decided, and patients whom somebody has
 * to tell. Both are null for who does not plan it.
 */
const openAbsence = absence.extend({ open: z.int().nullable(), toTell: z.int().nullable() });
export type OpenAbsence = z.infer<typeof openAbsence>;

/** What is planned from a day on, today if none is named; of weekly hours also those that hold on it. */
export const plan = z.object({
  /** Who practises here, in the practice's order */
  doctors: z.array(z.object({ id: z.string(), name: z.string() })),
  hours: z.array(plannedHours),
  absences: z.array(openAbsence),
  specialDays: z.array(specialDay),
});
export type Plan = z.infer<typeof plan>;
