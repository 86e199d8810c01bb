import type { Appointment, BookingMethod } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { AppContext } from '../../context.ts';
import type { NewRow } from '../../db/tables.ts';
import type { PersonName } from '../../delivery/mail.ts';
import { toMessageRow } from '../../delivery/outgoing-message.ts';
import {
  type Actor,
  type BookingRows,
  noMail,
  toAuditRow,
  toMailState,
  toScheduledRow,
} from '../../features/appointments/commands.ts';
import type { AppointmentView, Contact } from '../../features/appointments/queries.ts';
import {
  type BookingOffer,
  toAppointment,
  toChangeLink,
  toGuestLink,
} from '../../features/appointments/rules.ts';
import type { BookingSource } from '../../features/booking-sources/rules.ts';
import { type ConsentOf, toConsentRow } from '../../features/consents/rules.ts';
import type { PatientCare } from '../../features/patients/queries.ts';

import type { BookingKey } from './booking-key.ts';
import { writeConfirmation } from './write-notifications.ts';

/** The caller of a booking, its patient, and the reader of its confirmation. */
export type Booker = {
  actor: Actor;
  patient: PersonName & PatientCare & { patientId: string };
  /** Undefined if there is no address, or the patient is not to be notified. */
  contact: Contact | undefined;
  language: Language;
};

/** What is booked, with which doctors, and when. */
export type BookingPlan = Extract<BookingOffer, { ok: true }> & {
  id: string;
  nowMs: number;
  treatmentType: string;
  bookingMethod: BookingMethod;
  /** Of a booking at the desk: its note, and its held notification. The policy is not accepted on a page then. */
  byStaff?: { note: string; messageId: string; sendAt: Date };
  reminderConsent?: boolean | undefined;
  /** What the patient says with it. */
  note?: string | undefined;
  pain?: boolean | undefined;
  key?: BookingKey | undefined;
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

/** A booking online accepts the cancellation policy, and may consent to reminders or decline them. */
function toConsentRows(
  of: ConsentOf,
  reminderConsent: boolean | undefined,
  now: Date,
): BookingRows['consents'] {
  const policy = toConsentRow(of, { kind: 'cancellation_policy', given: true }, now);
  if (reminderConsent === undefined) return [policy];
  return [policy, toConsentRow(of, { kind: 'reminders', given: reminderConsent }, now)];
}
