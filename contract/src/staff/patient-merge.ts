import * as z from 'zod';
import { calendarDate } from '../fields.ts';
import { dayAppointment } from './day.ts';
import { patientValues } from './patients.ts';

/** Two entries of one person: that which remains, and that which goes into it. */
export const patientMergeParams = z.object({ id: z.uuid(), otherId: z.uuid() });

/** One of two entries, with what goes along with it. */
export const mergeSide = patientValues.extend({
  createdAt: z.iso.datetime(),
  hasAccount: z.boolean(),
  /** Whether the practice has checked a document; otherwise name and date of birth are self-declared or typed. */
  isIdentityChecked: z.boolean(),
  appointmentCount: z.int(),
  noteCount: z.int(),
  messageCount: z.int(),
  /** The day of the last appointment that somebody came to. */
  lastVisitDate: calendarDate.nullable(),
});
export type MergeSide = z.infer<typeof mergeSide>;

/**
 * What merging two entries comes to; nothing is written. The entry with an account remains, else the older one. With an
 * obstacle it is refused: each has another account, both have an appointment at the same time, an account's patient whose
 * identity is not checked would get what the practice knows of another, or one of them is to be erased.
 */
export const mergePreview = z.object({
  remaining: mergeSide,
  going: mergeSide,
  obstacle: z.enum(['two_accounts', 'identity_unchecked', 'erasure_pending', 'overlap']).nullable(),
  /** Appointments of both that overlap. */
  overlaps: z.array(z.object({ remaining: dayAppointment, going: dayAppointment })),
});
export type MergePreview = z.infer<typeof mergePreview>;

/** What of an entry can be taken instead of that of the one that remains. */
export const mergeField = z.enum(['name', 'dateOfBirth', 'phone', 'email', 'language']);
export type MergeField = z.infer<typeof mergeField>;

/** Both versions as they were seen, and what is taken from the entry that goes; phone and e-mail of an account stay. */
export const patientMerge = z.object({
  version: z.int().min(1),
  otherVersion: z.int().min(1),
  take: z.array(mergeField).max(mergeField.options.length),
});

export const mergeUndoParams = z.object({ id: z.uuid(), mergeId: z.uuid() });
/** The entry that remains, and the one that is there again. */
export const mergeUndone = z.object({ id: z.uuid(), formerId: z.uuid() });
export type MergeUndone = z.infer<typeof mergeUndone>;
