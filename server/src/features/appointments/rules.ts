import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Appointment, Booking, MailDelivery } from '@praxisportal/contract/appointment';
import type { BookingRule } from '@praxisportal/contract/errors';
import type { Language, Localized } from '@praxisportal/contract/language';
import type { DoctorFacts } from '@praxisportal/practice/types';
import type { Config } from '../../config.ts';
import type { AppContext, PracticeData } from '../../context.ts';
import { checkBooking } from '../../domain/booking-rules.ts';
import type { Interval } from '../../domain/intervals.ts';
import { findOnlineService, type Service } from '../../domain/practice-settings.ts';
import { findWorkingDay } from '../../domain/working-day.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import { toDoctorCalendar } from '../doctors/rules.ts';
import type { AppointmentView, Contact } from './queries.ts';

/** A wish as it is sent. */
export type BookingWords = Pick<Booking, 'doctorId' | 'treatmentType' | 'date' | 'time'>;

/** What a wish comes to: by whom the treatment could be done and when, or the rule that forbids it. */
export type BookingOffer =
  | (Extract<DoctorsOffer, { ok: true }> & { treatmentId: string })
  | { ok: false; rule: BookingRule };

/** Of several doctors' rules the one that comes first here: it tells of a doctor who came nearest to the wish. */
const mostTellingFirst: readonly BookingRule[] = ['outside_hours', 'absent'];

/** Who could take the wished treatment, other appointments not looked at; for `any` doctor, all who could. */
export function findOffer(practice: PracticeData, booking: BookingWords, nowMs: number): BookingOffer {
  const treatment = practice.services.find(({ name }) => name.de === booking.treatmentType);
  if (!treatment) return { ok: false, rule: 'unknown_treatment' };
  const { settings } = practice.plan;
  const serviceOf = (doctorId: string) =>
    findOnlineService(settings, { treatmentId: treatment.id, doctorId }, booking.date);
  const offer = findDoctorsFor(practice, { ...booking, serviceOf }, nowMs);
  return offer.ok ? { ...offer, treatmentId: treatment.id } : offer;
}

/** By whom something of this length could be done then, or the rule that forbids it. */
export type DoctorsOffer =
  | {
      ok: true;
      doctors: readonly DoctorFacts[];
      during: Interval;
      /** What is kept free after it */
      bufferMinutes: number;
      /** By which plan of the practice */
      planRevision: number;
    }
  | { ok: false; rule: BookingRule };

type Start = Pick<Booking, 'doctorId' | 'date' | 'time'> & {
  /** What is booked of a doctor, as long for each; undefined if that one does not do it */
  serviceOf: (doctorId: string) => Service | undefined;
};

/** Who could begin then, other appointments not looked at; for `any` doctor, all who could. */
export function findDoctorsFor(practice: PracticeData, start: Start, nowMs: number): DoctorsOffer {
  const { doctorId, date, time, serviceOf } = start;
  const { rows, settings } = practice.plan;
  const doctors: DoctorFacts[] = [];
  const rules: BookingRule[] = [];
  let found: { during: Interval; bufferMinutes: number } | undefined;
  for (const doctor of practice.doctors) {
    if (doctorId !== anyDoctorId && doctorId !== doctor.id) continue;
    const service = serviceOf(doctor.id);
    if (!service) {
      rules.push('not_offered');
      continue;
    }
    const calendar = toDoctorCalendar(practice, doctor);
    const wish = { calendar, date, time, treatmentMinutes: service.minutes };
    const check = checkBooking({ ...wish, terms: settings.terms, nowMs });
    if (check.ok) {
      doctors.push(doctor);
      // The same for all: they share the clock and the treatment.
      found = { during: check.during, bufferMinutes: service.bufferMinutes };
    } else rules.push(check.rule);
  }
  if (found) return { ok: true, doctors, ...found, planRevision: rows.revision };
  const telling = mostTellingFirst.find((rule) => rules.includes(rule));
  const other = rules.find((rule) => rule !== 'not_offered');
  return { ok: false, rule: telling ?? other ?? rules[0] ?? 'unknown_doctor' };
}

/**
 * How many minutes of each doctor's working time on a day newcomers may fill, so that the rest stays for known patients and
 * the phone; null for every doctor if the practice leaves all of it to newcomers.
 */
export function findNewcomerMinutes(
  practice: PracticeData,
  doctors: readonly DoctorFacts[],
  { date, percent }: { date: string; percent: number },
): (number | null)[] {
  return doctors.map((doctor) => {
    if (percent === 100) return null;
    const day = findWorkingDay(toDoctorCalendar(practice, doctor), date);
    const workedMs = day.open
      ? day.intervals.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
      : 0;
    return Math.floor((workedMs / 60_000) * (percent / 100));
  });
}

/**
 * Whether the patient may cancel: scheduled, and dated today or later (docs/product.md, "Appointments"). Who is in the
 * practice already says it there.
 */
export function isCancellable(
  row: Pick<AppointmentView, 'status' | 'startAt' | 'arrivedAt'>,
  nowMs: number,
  timeZone: string,
): boolean {
  if (row.status !== 'scheduled' || row.arrivedAt) return false;
  return toWallDate(row.startAt.getTime(), timeZone) >= toWallDate(nowMs, timeZone);
}

/** Whether the patient may move it: as long as it has not begun, because what has taken place stays where it was. */
export function isMovable(
  row: Pick<AppointmentView, 'status' | 'startAt' | 'arrivedAt'>,
  { nowMs, timeZone }: Pick<ShownAt, 'nowMs' | 'timeZone'>,
): boolean {
  return isCancellable(row, nowMs, timeZone) && row.startAt.getTime() > nowMs;
}

/** Whether the appointment begins within the notice of the cancellation policy, so that giving it up may cost a fee. */
function isLate(row: AppointmentView, nowMs: number): boolean {
  return row.startAt.getTime() - nowMs < row.noticeHours * 60 * 60 * 1000;
}

/** The page on which a guest sees the appointment; the token stands behind `#`, which no server, log or `Referer` sees. */
export function toGuestLink(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  language: Language,
  token: string,
): string {
  return `${publicUrl}/${language}/termin#${token}`;
}

/** Who signs in sees, moves and cancels appointments on the dashboard. */
export function toDashboardLink({ publicUrl }: Pick<Config, 'publicUrl'>, language: Language): string {
  return `${publicUrl}/${language}/dashboard`;
}

type Addressed = { contact: Contact; row: Pick<AppointmentView, 'isFromWebsite'> };

/**
 * Whether a link in a mail may open the appointment without an account: the website booked it and the mailbox is
 * proven. An address that the practice typed proves no identity (docs/product.md, "Identity").
 */
export function isOpenByLink({ contact, row }: Addressed): boolean {
  return contact.accountId === null && row.isFromWebsite && contact.isProven === true;
}

/**
 * Where the reader of a mail sees, moves and cancels an appointment: a guest by a link that `token` opens, an account on
 * the dashboard if it sees the appointment there. Undefined otherwise: the mail names the phone.
 */
export function toChangeLink(
  config: Pick<Config, 'publicUrl'>,
  language: Language,
  { token, ...addressed }: Addressed & { token?: string | undefined },
): string | undefined {
  const { contact, row } = addressed;
  if (isOpenByLink(addressed)) return token && toGuestLink(config, language, token);
  const isOnDashboard = contact.accountId !== null && (contact.isLinked || row.isFromWebsite);
  return isOnDashboard ? toDashboardLink(config, language) : undefined;
}

/** The appointment as the contract shows it now. */
export function presentAppointment(
  { clock, practice }: Pick<AppContext, 'clock' | 'practice'>,
  row: AppointmentView,
  language: Language,
): Appointment {
  return toAppointment(row, { nowMs: clock.nowMs(), timeZone: practice.facts.timeZone, language });
}

/** The appointment as the contract shows it at that time. */
export function toAppointment(row: AppointmentView, at: ShownAt): Appointment {
  const { nowMs, timeZone } = at;
  const startMs = row.startAt.getTime();
  const isOpen = isCancellable(row, nowMs, timeZone);
  return {
    id: row.id,
    date: toWallDate(startMs, timeZone),
    time: toWallTime(startMs, timeZone),
    durationMinutes: (row.endAt.getTime() - startMs) / 60_000,
    treatment_type: row.treatmentType,
    doctorId: row.doctorId,
    doctor_name: row.doctorName,
    status: row.status,
    bookingMethod: row.bookingMethod,
    cancellable: isOpen,
    patientId: row.patientId,
    patientName: nameOf(row),
    otherPatientName: nameOther(row, at.language),
    version: row.version,
    movable: isMovable(row, at),
    lateCancellation: isOpen && isLate(row, nowMs),
    noticeHours: row.noticeHours,
    confirmation: toMailDelivery(row, at.language),
  };
}

function nameOf({ patientFirstName, patientLastName }: AppointmentView): string {
  return `${patientFirstName} ${patientLastName}`;
}

/** The name of a patient that the account manages; with relation and year of birth if another of its people has that name. */
function nameOther(row: AppointmentView, language: Language): string | null {
  const { relation, hasNamesake, yearOfBirth } = row;
  if (relation === null || relation === 'self') return null;
  const year = yearOfBirth && bornIn[language](yearOfBirth);
  const marks = hasNamesake ? [relationWords[relation][language], year].filter(Boolean) : [];
  return marks.length === 0 ? nameOf(row) : `${nameOf(row)} (${marks.join(', ')})`;
}

const bornIn = { de: (year: string) => `geb. ${year}`, en: (year: string) => `born ${year}` };
const relationWords = {
  child: { de: 'Kind', en: 'child' },
  partner: { de: 'Partnerin oder Partner', en: 'partner' },
  parent: { de: 'Mutter oder Vater', en: 'parent' },
  other: { de: '', en: '' },
};

/** When, where and to whom an appointment is shown. */
export type ShownAt = { nowMs: number; timeZone: string; language: Language };

function toMailDelivery(row: AppointmentView, language: Language): MailDelivery | null {
  const at = row.mailFinishedAt?.toISOString() ?? null;
  switch (row.mailState) {
    case null:
      return null;
    case 'waiting':
    case 'sending':
      return { state: 'waiting', at: null };
    case 'sent':
      return { state: 'delivered', at };
    case 'kept':
      return { state: 'kept', at: null };
    case 'failed':
      return { state: 'failed', at, reason: undelivered(row.mailFailure)[language] };
  }
}

function undelivered(failure: AppointmentView['mailFailure']): Localized {
  return failure === 'refused'
    ? {
        de: 'Ihre E-Mail-Adresse nimmt unsere Nachricht nicht an.',
        en: 'Your email address doesn’t accept our message.',
      }
    : { de: 'Ihr E-Mail-Anbieter war nicht zu erreichen.', en: 'Your email provider couldn’t be reached.' };
}
