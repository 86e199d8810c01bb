import * as z from 'zod';
import { calendarDate } from '../fields.ts';
import { auditActors, auditTopics } from './audit-topics.ts';

const filter = {
  /** One of `auditActors`, or the id of somebody of the staff */
  who: z.union([z.enum(auditActors), z.uuid()]).optional(),
  about: z.enum(auditTopics).optional(),
  patientId: z.uuid().optional(),
  /** First and last day of the practice */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
};

/** `after` is `next` of the page before. */
export const auditQuery = z.object({
  ...filter,
  after: z
    .string()
    .regex(/^\d{1,17}\.[sa]\d{1,18}$/)
    .optional(),
});
export const auditExportQuery = z.object(filter);
export type AuditFilter = z.output<typeof auditExportQuery>;

export const auditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Day and time of the practice */
  date: calendarDate,
  time: z.string(),
  /** Who did what, in the language of the request */
  sentence: z.string(),
  /** Whom it is about, if they are still known here */
  patientId: z.uuid().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Rows of the audit, the newest first; `next` leads to older ones, null at the end. */
export const auditPage = z.object({
  entries: z.array(auditEntry),
  next: z.string().nullable(),
  /** Whose deeds can be asked for */
  people: z.array(z.object({ id: z.uuid(), name: z.string(), isDisabled: z.boolean() })),
  /** The name of the person that was asked for; null if nobody was, or they are not known any more */
  patientName: z.string().nullable(),
});
export type AuditPage = z.infer<typeof auditPage>;

/** RFC 4180, in UTF-8. */
export const auditFile = z.string();
