import type { Appointment, BookingMethod } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { AppContext } from '../../context.ts';
import type { NewRow } from '../../db/tables.ts';
import type { PersonName } from '../../delivery/mail.ts';
import { type OutgoingMessage, toMessageRow } from '../../delivery/outgoing-message.ts';
import type { BookingSource } from '../booking-sources/rules.ts';
import { type ConsentOf, toConsentRow } from '../consents/rules.ts';
import type { PatientCare } from '../patients/queries.ts';
import { attachCalendarFile } from './attach-calendar-file.ts';
import { type Actor, type BookingRows, noMail, toAuditRow, toMailState, toScheduledRow } from './commands.ts';
import { confirmationMail, toAppointmentMessage } from './mails.ts';
import type { AppointmentView, Contact } from './queries.ts';
import { type BookingOffer, toAppointment, toChangeLink, toGuestLink } from './rules.ts';

/** Who books, for whom, and who is written to. */
export type Booker = {
  actor: Actor;
  patient: PersonName & PatientCare & { patientId: string };
  /** Who is written to; undefined if nobody has an address, or nobody is to be informed. */
  contact: Contact | undefined;
  language: Language;
};

/** What is booked, with whom, and when. */
export type BookingPlan = Extract<BookingOffer, { ok: true }> & {
  id: string;
  nowMs: number;
  treatmentType: string;
  bookingMethod: BookingMethod;
  /** What the practice books: its note, and what it takes to take the message back. Nobody ticks the policy then. */
  byStaff?: { note: string; messageId: string; sendAt: Date };
  reminderConsent?: boolean | undefined;
  /** What the patient says with it. */
  note?: string | undefined;
  pain?: boolean | undefined;
  /** By which the confirmation is known if it comes again. */
  key?: Pick<NewRow<'booking_keys'>, 'account_id' | 'requester' | 'key' | 'request_hash'> | undefined;
  /** What opens it for a guest: the row without the appointment, and the token itself. */
  guest?: { row: Omit<NewRow<'guest_tokens'>, 'appointment_id'>; token: string };
  /** Where the booking of a guest or a new account comes from. */
  source?: BookingSource | undefined;
};

/** The appointment as it would be with this doctor, and all that is written if it comes to that. */
export function draftBooking(
  { config, practice }: AppContext,
  { actor, patient, contact, language }: Booker,
  { id, nowMs, during, treatmentId, key, guest, byStaff, source, ...booking }: BookingPlan,
  doctor: DoctorFacts,
): { appointment: Appointment; rows: BookingRows } {
  const now = new Date(nowMs);
  const row: AppointmentView = {
    id,
    patientId: patient.patientId,
    doctorId: doctor.id,
    doctorName: doctor.name,
    treatmentType: booking.treatmentType,
    startAt: new Date(during.startMs),
    endAt: new Date(during.endMs),
    status: 'scheduled',
    bookingMethod: booking.bookingMethod,
    patientFirstName: patient.firstName,
    patientLastName: patient.lastName,
    relation: patient.relation,
    hasNamesake: patient.hasNamesake,
    yearOfBirth: patient.yearOfBirth,
    version: 1,
    bufferMinutes: booking.bufferMinutes,
    isFromWebsite: byStaff === undefined,
    noticeHours: practice.plan.settings.terms.noticeHours,
    arrivedAt: null,
    ...(contact ? toMailState(config) : noMail),
  };
  const appointment = toAppointment(row, { nowMs, timeZone: practice.facts.timeZone, language });
  const link = guest
    ? toGuestLink(config, language, guest.token)
    : contact && toChangeLink(config, language, { contact, row });
  const message = contact && {
    ...writeConfirmation({ config, practice, language, nowMs }, { row, appointment, contact }, link),
    ...(byStaff && { sendAt: byStaff.sendAt }),
  };
  const accountId = contact?.accountId;
  const consentOf = accountId ? { accountId } : { patientId: patient.patientId };
  const rows: BookingRows = {
    appointment: {
      ...toScheduledRow({ ...row, treatmentId, language }, now),
      ...(byStaff && { note: byStaff.note }),
      ...{ patient_note: booking.note ?? '', pain: booking.pain === true },
    },
    key: key && { ...key, appointment_id: id, created_at: now },
    audit: toAuditRow({ action: 'book', actor, before: null, after: row }, now),
    message: message && {
      ...toMessageRow(message, config, now),
      ...(byStaff && { id: byStaff.messageId }),
    },
    consents: byStaff ? [] : toConsentRows({ ...consentOf, appointmentId: id }, booking.reminderConsent, now),
    token: guest && { ...guest.row, appointment_id: id },
    source: source && { ...source, appointment_id: id },
  };
  return { appointment, rows };
}

type Written = { row: AppointmentView; appointment: Appointment; contact: Contact };
type MailWords = Pick<AppContext, 'config' | 'practice'> & { language: Language; nowMs: number };

/** Confirms a booking; without a link its reader is told to phone. */
export function writeConfirmation(
  words: MailWords,
  { row, appointment, contact }: Written,
  link: string | undefined,
): OutgoingMessage {
  const { practice, language } = words;
  const reader = { ...contact, link };
  const mail = confirmationMail(language, practice, appointment, reader);
  return {
    ...toAppointmentMessage('confirmation', { contact, language }, appointment, mail),
    attachments: [attachCalendarFile(words, row, contact)],
  };
}

/** Who books accepts the cancellation policy, and may say whether to be reminded. */
function toConsentRows(
  of: ConsentOf,
  reminderConsent: boolean | undefined,
  now: Date,
): BookingRows['consents'] {
  const policy = toConsentRow(of, { kind: 'cancellation_policy', given: true }, now);
  if (reminderConsent === undefined) return [policy];
  return [policy, toConsentRow(of, { kind: 'reminders', given: reminderConsent }, now)];
}
