import type { AccountErased } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import type { PersonName } from '../../delivery/mail.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { announceSlotChange } from '../../live/slot-changes.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import {
  type CancelledAppointment,
  type CancelledBy,
  cancelOpenAppointments,
  deleteAccount,
  deletePatients,
  deleteTraces,
  deleteWebsitePart,
  type Remaining,
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

type Kept = {
  kept: AccountErased['kept'];
  /** Patients who stay, each until their day. */
  remaining: Remaining[];
};

/** What the law makes the practice keep, with so many open appointments to cancel; read before anything is deleted. */
async function readKept(
  { practice }: AppContext,
  transaction: DatabaseTransaction,
  { patients, partly = [], email, to, language }: Erasure,
  openCount: number,
  now: Date,
): Promise<Kept> {
  const { timeZone } = practice.facts;
  const toKeep = await listPatientsToKeep(transaction, patients, { now, timeZone });
  const ofWebsite = await listPatientsToKeep(transaction, partly, { now, timeZone, isWebsiteOnly: true });
  const all = [...toKeep, ...ofWebsite];
  const kept = listKept(all, {
    today: toWallDate(now.getTime(), timeZone),
    hasAppointments: openCount > 0 || findRemaining(all).length > 0,
    isMailed: to.email !== null,
    isKnownToSecurity: email !== null,
    language,
  });
  return { kept, remaining: findRemaining(toKeep) };
}

/** Previews an erasure: the data that the law makes the practice keep, and the number of open appointments to cancel. */
export async function previewKept(
  context: AppContext,
  transaction: DatabaseTransaction,
  erasure: Erasure,
  now: Date,
): Promise<Pick<Kept, 'kept'> & { openCount: number }> {
  const { patients, partly = [] } = erasure;
  const openCount = await countOpenAppointments(transaction, { patients, partly }, now);
  const { kept } = await readKept(context, transaction, erasure, openCount, now);
  return { kept, openCount };
}

/**
 * Erases patients, under whose locks the transaction is, and all that was kept about them, but for what the law makes the
 * practice keep, which is named in the answer and in a last mail. Throws `open_appointments`, unless they may be cancelled.
 */
export async function erasePatients(
  context: AppContext,
  transaction: DatabaseTransaction,
  erasure: Erasure,
  now: Date,
): Promise<Erased> {
  const { config, practice } = context;
  const { patients, partly = [], accountId, email, contacts, to, whose, language } = erasure;
  const cancelled = await cancelOpenAppointments(transaction, { patients, partly }, erasure.cancelledBy, now);
  if (cancelled.length > 0 && !erasure.cancelAppointments) throw new AppError('open_appointments');
  const { kept, remaining } = await readKept(context, transaction, erasure, cancelled.length, now);
  await deleteTraces(transaction, { patients, partly, accountId, email, contacts });
  await deleteWebsitePart(transaction, partly, now);
  if (accountId) await deleteAccount(transaction, accountId);
  await deletePatients(transaction, patients, remaining);
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
