import * as z from 'zod';
import { type ConsentKind, consentVersions } from '../consents.ts';
import {
  calendarDate,
  email,
  lineOfText,
  personName,
  phone,
  shownEmail,
  textWithLines,
  wallTime,
} from '../fields.ts';
import { relation } from '../patient.ts';
import { dayAppointment, messageState } from './day.ts';
import { patientLimits } from './patient-limits.ts';

const consentKinds = Object.keys(consentVersions).filter(
  (kind): kind is ConsentKind => kind in consentVersions,
);
const consentKind = z.enum(consentKinds);

/** A name, part of one, a date of birth, a phone number or an e-mail address, as it is heard; also several of them. */
export const patientQuery = z.object({ query: lineOfText.trim().min(1).max(100) });

/** When and by which member of staff a document was checked (null: has left long ago); null while self-declared. */
const patientIdentity = z
  .object({ checkedAt: z.iso.datetime(), checkedBy: z.string().nullable() })
  .nullable();

/**
 * Somebody who was found. Phone and e-mail are those at which they are reached, if need be by the account that looks
 * after them; both are null for whoever may not see contacts, and of many who are found at once.
 */
export const patientEntry = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  dateOfBirth: calendarDate.nullable(),
  phone: z.string().nullable(),
  email: shownEmail.nullable(),
  nextAppointment: z.object({ date: calendarDate, time: wallTime, doctorName: z.string() }).nullable(),
  hasAccount: z.boolean(),
  identity: patientIdentity,
  /** When the patient is erased at their request; null if that is not planned. */
  erasesAt: z.iso.datetime().nullable(),
});
export type PatientEntry = z.infer<typeof patientEntry>;
const patientTwin = patientEntry.omit({ phone: true, email: true });
export type PatientTwin = z.infer<typeof patientTwin>;
export const patientEntries = z.object({ patients: z.array(patientEntry) });

/** What is written of a person, as one moment has it. */
export const patientValues = z.object({
  id: z.uuid(),
  /** Each change of the other values adds one; who changes them says which one they saw. */
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: calendarDate.nullable(),
  /** At which they are reached, if need be by the account that looks after them. */
  phone: z.string().nullable(),
  email: shownEmail.nullable(),
  language: z.enum(['de', 'en']),
});
export type PatientValues = z.infer<typeof patientValues>;

const noteVersion = z.object({
  /** Null: then the note was taken away. */
  text: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  /** By name; null if who wrote it has left long ago. */
  writtenBy: z.string().nullable(),
});

/** What the practice notes of a person, with every earlier version, the latest first; the patient may ask to read it. */
export const patientNote = noteVersion.extend({
  id: z.uuid(),
  version: z.int(),
  earlier: z.array(noteVersion),
});
export type PatientNote = z.infer<typeof patientNote>;

export const patientNoteParams = z.object({ id: z.uuid(), noteId: z.uuid() });

/**
 * A note is written, changed or, with null, taken away. `noteId` is made by who writes it, so that it may be sent twice;
 * `version` is the one they saw, 0 if there was none.
 */
export const patientNoteWords = z.object({
  version: z.int().min(0),
  text: textWithLines.trim().min(1).max(patientLimits.noteMaxLength).nullable(),
});
export const patientNoteWritten = z.object({ note: patientNote });

/**
 * What a patient did through the website that the practice has to know of: an account took over the guest's bookings or was
 * linked by invitation, the bookings were erased, or the account parted from the entry.
 */
export const websiteEvent = z.enum([
  'claim_bookings',
  'link_account',
  'erase_by_patient',
  'part_from_account',
]);
export type WebsiteEvent = z.infer<typeof websiteEvent>;

/** Everything about one person; each look leaves a row in the audit. */
export const patientCard = patientEntry.extend({
  version: z.int(),
  language: z.enum(['de', 'en']),
  createdAt: z.iso.datetime(),
  /** When an erasure that is asked for now takes effect. */
  erasureWouldBeAt: z.iso.datetime(),
  /** Whose phone and e-mail these are: those of an account are changed by its owner alone. */
  contactOf: z.enum(['person', 'account', 'nobody']),
  /** Whether the account is theirs, and not that of somebody who looks after them. */
  isAccountOwner: z.boolean(),
  /** Whether the account sees what the practice entered; false without account. */
  isLinked: z.boolean(),
  /** The open invitation to link an account. */
  invitation: z.object({ sentAt: z.iso.datetime(), expiresAt: z.iso.datetime() }).nullable(),
  /** What the patient did through the website with this entry, the latest first. */
  websiteEvents: z.array(z.object({ kind: websiteEvent, at: z.iso.datetime() })),
  /** Addresses and numbers that were replaced or removed, the latest first; `changedBy` is null if the account's owner did it. */
  formerContacts: z.array(
    z.object({
      channel: z.enum(['email', 'phone']),
      contact: z.string(),
      changedAt: z.iso.datetime(),
      changedBy: z.string().nullable(),
    }),
  ),
  /** Who is looked after by the same account. */
  family: z.array(z.object({ id: z.uuid(), name: z.string(), relation, isOfPractice: z.boolean() })),
  consents: z.array(z.object({ kind: consentKind, given: z.boolean(), at: z.iso.datetime() })),
  /** Those to come, the next first. */
  coming: z.array(dayAppointment),
  /** Those of before and those cancelled, the latest first. */
  past: z.array(dayAppointment),
  messages: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      subject: z.string(),
      recipient: shownEmail,
      state: messageState,
      createdAt: z.iso.datetime(),
    }),
  ),
  missedCount: z.int(),
  /** In the order in which they were first written; those taken away are among them. */
  notes: z.array(patientNote),
  /** The newest merge into this entry that can still be taken back; null for staff who may not change patients. */
  merge: z.object({ id: z.uuid(), formerName: z.string(), undoUntil: z.iso.datetime() }).nullable(),
  /** Entries that may be of the same person, for whoever may change people; how they are reached is seen beside each other. */
  twins: z.array(patientTwin),
});
export type PatientCard = z.infer<typeof patientCard>;

/** Somebody new. Without phone and e-mail it has to be said that this is meant. */
export const newStaffPatient = z.object({
  firstName: personName,
  lastName: personName,
  dateOfBirth: calendarDate,
  phone: phone.optional(),
  email: email.optional(),
  /** Neither phone nor e-mail, on purpose. */
  isUnreachable: z.boolean().default(false),
  language: z.enum(['de', 'en']).default('de'),
  /** Who is known by that name and date of birth and was shown: it is none of them. */
  otherThan: z.array(z.uuid()).max(50).default([]),
});
export type NewStaffPatient = z.input<typeof newStaffPatient>;

/** The new person; null if somebody of that name and date of birth is known already, who then stands in `known`. */
export const staffPatientAdded = z.object({
  patient: patientEntry.nullable(),
  known: z.array(patientEntry),
});
export type StaffPatientAdded = z.infer<typeof staffPatientAdded>;

/** What is left out stays, but not all of it; null takes a number or address away. */
export const staffPatientChange = z
  .object({
    /** The one that was seen. */
    version: z.int().min(1),
    firstName: personName.optional(),
    lastName: personName.optional(),
    dateOfBirth: calendarDate.optional(),
    phone: phone.nullable().optional(),
    email: email.nullable().optional(),
    language: z.enum(['de', 'en']).optional(),
  })
  .refine(({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined));
/** A document was checked, or that is taken back, of the entry in the version that was seen. */
export const identityCheck = z.object({ version: z.int().min(1), checked: z.boolean() });
export const identityChecked = z.object({ identity: patientIdentity, isLinked: z.boolean() });
/** Until when the link is valid that was sent, and where it went. */
export const patientInvited = z.object({ email: z.string(), expiresAt: z.iso.datetime() });
export const staffPatientParams = z.object({ id: z.uuid() });
