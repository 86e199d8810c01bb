import * as z from 'zod';
import { calendarDate, email, lineOfText, wallTime } from '../fields.ts';
import { settingsLimits as limits } from './settings-limits.ts';

const id = lineOfText.min(1).max(60);
const version = z.int().min(1);

/** How a treatment is done: its length in minutes, none if that is agreed each time, and who does it. */
const treatmentWords = z.object({
  treatmentId: id,
  minutes: z.int().min(limits.minutesMin).max(limits.minutesMax).multipleOf(limits.minutesStep).nullable(),
  /** Kept free after it by the website and in what the desk is offered */
  bufferMinutes: z.int().min(0).max(limits.bufferMinutesMax).multipleOf(limits.minutesStep),
  isOnline: z.boolean(),
  doctorIds: z.array(id).max(limits.doctorsMax),
});
export type TreatmentWords = z.infer<typeof treatmentWords>;

const doctorWords = z.object({ doctorId: id, isActive: z.boolean(), isOnline: z.boolean() });

const terms = {
  /** A start is bookable online if it is more than this many minutes away. */
  leadMinutes: z.int().min(0).max(limits.leadMinutesMax),
  windowMonths: z.int().min(limits.windowMonthsMin).max(limits.windowMonthsMax),
  /** Of the cancellation policy; what was booked keeps the one that was accepted. */
  noticeHours: z.int().min(limits.noticeHoursMin).max(limits.noticeHoursMax),
};
export type Terms = z.infer<z.ZodObject<typeof terms>>;

const recipients = z.array(email).max(limits.recipientsMax);
const morningTime = wallTime.refine((time) => limits.morningFrom <= time && time <= limits.morningTo);
const messages = {
  reminders: z.object({
    isOn: z.boolean(),
    daysBefore: z.int().min(limits.reminderDaysMin).max(limits.reminderDaysMax),
  }),
  /** The day's appointments, each working morning */
  morningList: z.object({ isOn: z.boolean(), to: recipients, time: morningTime }),
  /** Each booking, move and cancellation by a patient */
  notices: z.object({ isOn: z.boolean(), to: recipients }),
};
export type Messages = z.infer<z.ZodObject<typeof messages>>;

/** Whether each is named once. */
function areApart(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/**
 * A change of one section. What is said of treatments and dentists holds from a day on, the same day again replaces it;
 * the rest holds at once.
 */
const settingsChange = z.discriminatedUnion('section', [
  z.object({
    section: z.literal('treatments'),
    validFrom: calendarDate,
    treatments: z
      .array(treatmentWords)
      .min(1)
      .max(limits.treatmentsMax)
      .refine((list) => areApart(list.map(({ treatmentId }) => treatmentId))),
  }),
  z.object({
    section: z.literal('doctors'),
    validFrom: calendarDate,
    doctors: z
      .array(doctorWords)
      .min(1)
      .max(limits.doctorsMax)
      .refine((list) => areApart(list.map(({ doctorId }) => doctorId))),
  }),
  z.object({ section: z.literal('terms'), ...terms }),
  z.object({ section: z.literal('messages'), ...messages }),
]);
export type SettingsChange = z.infer<typeof settingsChange>;
export type SettingsSection = SettingsChange['section'];

/** Refused if `version` is not the present one of the section. */
export const versionedChange = z.object({ version, change: settingsChange });
export type VersionedChange = z.infer<typeof versionedChange>;

/** Takes back what is to hold of one treatment or dentist from a later day on. */
export const settingsWithdrawal = z.object({
  section: z.enum(['treatments', 'doctors']),
  ...{ version, id, validFrom: calendarDate },
});
export type SettingsWithdrawal = z.infer<typeof settingsWithdrawal>;

const held = { validFrom: calendarDate };
/** What holds today, and what is to hold from later days on; each section with its version. */
export const settings = z.object({
  today: calendarDate,
  treatments: z.object({
    version,
    rows: z.array(treatmentWords.extend({ ...held, minutes: z.int().nullable(), bufferMinutes: z.int() })),
  }),
  doctors: z.object({ version, rows: z.array(doctorWords.extend(held)) }),
  terms: z.object({ version, leadMinutes: z.int(), windowMonths: z.int(), noticeHours: z.int() }),
  messages: z.object({
    version,
    reminders: z.object({ isOn: z.boolean(), daysBefore: z.int() }),
    morningList: z.object({ isOn: z.boolean(), to: z.array(z.string()), time: z.string() }),
    notices: z.object({ isOn: z.boolean(), to: z.array(z.string()) }),
  }),
});
export type Settings = z.infer<typeof settings>;

export const comingQuery = z.object({ from: calendarDate });
/** How many appointments each dentist has from a day on, and the last day of them. */
export const coming = z.object({
  doctors: z.array(z.object({ doctorId: z.string(), count: z.int(), lastDate: calendarDate })),
});
export type Coming = z.infer<typeof coming>;
