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
  deletePeople,
  deleteTraces,
  deleteWebsitePart,
} from './commands.ts';
import { erasedMail } from './mails.ts';
import { countOpenAppointments, listPeopleToKeep } from './queries.ts';
import { type ErasedSubject, findRemaining, listKept } from './rules.ts';

/** Who is to be erased, and by whom. */
export type Erasure = {
  people: readonly string[];
  /** Entries of which only what the website brought goes: what the practice entered is not the caller's to erase */
  partly?: readonly string[];
  /** The account that goes with them */
  accountId: string | null;
  /** The address and what else is theirs and nobody else's */
  email: string | null;
  contacts: readonly string[];
  /** Whom the last mail is written to, and where; without address nobody is */
  to: { name: PersonName | 'unknown'; email: string | null };
  whose: ErasedSubject;
  cancelledBy: CancelledBy;
  cancelAppointments: boolean | undefined;
  language: Language;
};

/** What stays, and which appointments were cancelled. */
export type Erased = { kept: AccountErased['kept']; cancelled: CancelledAppointment[] };

/** What would stay if these people were erased now, and how many appointments to come would be cancelled. */
export async function previewKept(
  { practice }: AppContext,
  transaction: DatabaseTransaction,
  { people, partly = [], email, to, language }: Erasure,
  now: Date,
): Promise<{ kept: AccountErased['kept']; openCount: number }> {
  const { timeZone } = practice.facts;
  const openCount = await countOpenAppointments(transaction, { people, partly }, now);
  const toKeep = await listPeopleToKeep(transaction, people, { now, timeZone });
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
 * Erases people, under whose locks the transaction is, and all that was kept about them, but for what the law makes the
 * practice keep, which is named in the answer and in a last mail. Throws `open_appointments`, unless they may be cancelled.
 */
export async function erasePeople(
  { config, practice }: AppContext,
  transaction: DatabaseTransaction,
  erasure: Erasure,
  now: Date,
): Promise<Erased> {
  const { people, partly = [], accountId, email, contacts, to, whose, language } = erasure;
  const { timeZone } = practice.facts;
  const cancelled = await cancelOpenAppointments(transaction, { people, partly }, erasure.cancelledBy, now);
  if (cancelled.length > 0 && !erasure.cancelAppointments) throw new AppError('open_appointments');
  const toKeep = await listPeopleToKeep(transaction, people, { now, timeZone });
  const keptOfWebsite = await listPeopleToKeep(transaction, partly, { now, timeZone, isWebsiteOnly: true });
  const remaining = findRemaining(toKeep);
  await deleteTraces(transaction, { people, partly, email, contacts });
  await deleteWebsitePart(transaction, partly, now);
  if (accountId) await deleteAccount(transaction, accountId);
  await deletePeople(transaction, people, remaining);
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
  { people, partly = [] }: Pick<Erasure, 'people' | 'partly'>,
  now: Date,
): Promise<void> {
  for (const subjectId of [...(people.length > 0 ? [null] : []), ...partly]) {
    const deed = { action: 'erase_by_patient', subjectKind: 'patient', subjectId } as const;
    await recordStaffDeed(transaction, { staffId: null, ...deed }, now);
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
