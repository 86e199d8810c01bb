import type { Appointment, BookingMethod } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { AppContext } from '../../context.ts';
import type { NewRow } from '../../db/tables.ts';
import type { PersonName } from '../../delivery/mail.ts';
import { toMessageRow } from '../../delivery/outgoing-message.ts';
import { type ConsentOf, toConsentRow } from '../consents/rules.ts';
import { attachCalendarFile } from './attach-calendar-file.ts';
import { type Actor, type BookingRows, toAuditRow, toMailState, toScheduledRow } from './commands.ts';
import { confirmationMail, toAppointmentMessage } from './mails.ts';
import type { AppointmentView, Contact } from './queries.ts';
import { type BookingOffer, toAppointment, toDashboardLink } from './rules.ts';

/** Who books, for whom, and who is written to. */
export type Booker = {
  actor: Actor;
  patient: PersonName & { patientId: string };
  contact: Contact;
  language: Language;
};

/** What is booked, with whom, and when. */
export type BookingPlan = Extract<BookingOffer, { ok: true }> & {
  id: string;
  nowMs: number;
  treatmentType: string;
  bookingMethod: BookingMethod;
  reminderConsent?: boolean | undefined;
  /** By which the confirmation is known if it comes again. */
  key?: Pick<NewRow<'booking_keys'>, 'account_id' | 'requester' | 'key' | 'request_hash'> | undefined;
  /** What opens it for a guest: the row without the appointment, and where it leads to. */
  guest?: { token: Omit<NewRow<'guest_tokens'>, 'appointment_id'>; link: string };
};

/** The appointment as it would be with this doctor, and all that is written if it comes to that. */
export function draftBooking(
  { config, practice }: AppContext,
  { actor, patient, contact, language }: Booker,
  { id, nowMs, during, treatmentId, key, guest, ...booking }: BookingPlan,
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
    version: 1,
    ...toMailState(config),
  };
  const appointment = toAppointment(row, { nowMs, timeZone: practice.facts.timeZone, language });
  const link = guest?.link ?? toDashboardLink(config, language);
  const reader = { ...contact, link };
  const mail = confirmationMail(language, practice, appointment, reader);
  const attachments = [attachCalendarFile({ config, practice, language, nowMs }, row, contact)];
  const message = {
    ...toAppointmentMessage('confirmation', { contact, language }, appointment, mail),
    attachments,
  };
  const { accountId } = contact;
  const consentOf = accountId ? { accountId } : { patientId: patient.patientId };
  const rows: BookingRows = {
    appointment: toScheduledRow({ ...row, treatmentId, language }, now),
    key: key && { ...key, appointment_id: id, created_at: now },
    audit: toAuditRow({ action: 'book', actor, before: null, after: row }, now),
    message: toMessageRow(message, config, now),
    consents: toConsentRows({ ...consentOf, appointmentId: id }, booking.reminderConsent, now),
    token: guest && { ...guest.token, appointment_id: id },
  };
  return { appointment, rows };
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
