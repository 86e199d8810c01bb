import type { AccountErased } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import type { PersonName } from '../../delivery/mail.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { recordStaffDeed } from '../staff/commands.ts';
import {
  type CancelledAppointment,
  type CancelledBy,
  cancelOpenAppointments,
  deleteAccount,
  deletePatients,
  deleteTraces,
  deleteWebsitePart,
} from './commands.ts';
import { erasedMail } from './mails.ts';
import { countOpenAppointments, listPatientsToKeep } from './queries.ts';
import { type ErasedSubject, findRemaining, listKept } from './rules.ts';

/** The patients to erase, and the actor. */
export type Erasure = {
  patients: readonly string[];
  /** Entries of which only the website's part is erased: the practice's part is not the caller's to erase */
  partly?: readonly string[];
  /** The account that goes with them */
  accountId: string | null;
  /** The address, and the contacts that belong to the erased patients alone */
  email: string | null;
  contacts: readonly string[];
  /** The recipient of the last mail; without address none is sent */
  to: { name: PersonName | 'unknown'; email: string | null };
  whose: ErasedSubject;
  cancelledBy: CancelledBy;
  cancelAppointments: boolean | undefined;
  language: Language;
};

/** What stays, and which appointments were cancelled. */
export type Erased = { kept: AccountErased['kept']; cancelled: CancelledAppointment[] };

/** Previews an erasure: the data that the law makes the practice keep, and the number of open appointments to cancel. */
export async function previewKept(
  { practice }: AppContext,
  transaction: DatabaseTransaction,
  { patients, partly = [], email, to, language }: Erasure,
  now: Date,
): Promise<{ kept: AccountErased['kept']; openCount: number }> {
  const { timeZone } = practice.facts;
  const openCount = await countOpenAppointments(transaction, { patients, partly }, now);
  const toKeep = await listPatientsToKeep(transaction, patients, { now, timeZone });
  const kept = listKept(toKeep, {
    today: toWallDate(now.getTime(), timeZone),
    hasAppointments: openCount > 0 || findRemaining(toKeep).length > 0,
    isMailed: to.email !== null,
    isKnownToSecurity: email !== null,
    language,
  });
  return { kept, openCount };
}

/**
 * Erases patients, under whose locks the transaction is, and all that was kept about them, but for what the law makes the
 * practice keep, which is named in the answer and in a last mail. Throws `open_appointments`, unless they may be cancelled.
 */
export async function erasePatients(
  { config, practice }: AppContext,
  transaction: DatabaseTransaction,
  erasure: Erasure,
  now: Date,
): Promise<Erased> {
  const { patients, partly = [], accountId, email, contacts, to, whose, language } = erasure;
  const { timeZone } = practice.facts;
  const cancelled = await cancelOpenAppointments(transaction, { patients, partly }, erasure.cancelledBy, now);
  if (cancelled.length > 0 && !erasure.cancelAppointments) throw new AppError('open_appointments');
  const toKeep = await listPatientsToKeep(transaction, patients, { now, timeZone });
  const keptOfWebsite = await listPatientsToKeep(transaction, partly, { now, timeZone, isWebsiteOnly: true });
  const remaining = findRemaining(toKeep);
  await deleteTraces(transaction, { patients, partly, accountId, email, contacts });
  await deleteWebsitePart(transaction, partly, now);
  if (accountId) await deleteAccount(transaction, accountId);
  await deletePatients(transaction, patients, remaining);
  const facts = {
    today: toWallDate(now.getTime(), timeZone),
    hasAppointments: cancelled.length > 0 || remaining.length + findRemaining(keptOfWebsite).length > 0,
    isMailed: to.email !== null,
    isKnownToSecurity: email !== null,
    language,
  };
  const kept = listKept([...toKeep, ...keptOfWebsite], facts);
  if (to.email !== null) {
    const told = { kept, cancelled: cancelled.length };
    const mail = erasedMail(language, practice.facts, { name: to.name, whose }, told);
    const message = { kind: 'notice', channel: 'email', to: to.email, language, ...mail } as const;
    await enqueueMessage(transaction, config, message, now);
  }
  return { kept, cancelled };
}

/**
 * Tells the practice that patients erased their data through the website: on the card of each entry that stays because the
 * practice entered something, and once, without an id, of those that are gone.
 */
export async function recordErasure(
  transaction: DatabaseTransaction,
  { patients, partly = [] }: Pick<Erasure, 'patients' | 'partly'>,
  now: Date,
): Promise<void> {
  for (const subjectId of [...(patients.length > 0 ? [null] : []), ...partly]) {
    const entry = { action: 'erase_by_patient', subjectKind: 'patient', subjectId } as const;
    await recordStaffDeed(transaction, { staffId: null, ...entry }, now);
  }
}

/** After the commit: the last mail leaves, and the times that were cancelled are free for everybody. */
export function announceErasure(
  { listener, practice }: AppContext,
  { cancelled, partly = [] }: Erased & { partly?: readonly string[] },
): void {
  deliverSoon(listener);
  for (const id of partly) announceToStaff(listener, { event: 'patient-changed', id });
  for (const { doctorId, startAt } of cancelled) {
    const date = toWallDate(startAt.getTime(), practice.facts.timeZone);
    announceSlotChange(listener, { doctorId, date });
  }
}
