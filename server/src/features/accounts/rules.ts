import type { SessionEntry, User } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import { nameDevice } from '../../domain/device-name.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Account, OwnSession } from './queries.ts';

/**
 * A stolen session must not be enough to carry everything away, or to shut the owner out: makes sure that the owner was
 * asked for within `sessionFreshMinutes`. Throws `confirmation_required`; `confirmOwner` then makes the session fresh.
 */
export function requireFreshSession({ provenAt }: { provenAt: Date }, nowMs: number): void {
  if (nowMs - provenAt.getTime() >= limits.sessionFreshMinutes * 60_000)
    throw new AppError('confirmation_required');
}

/** The account as the browser sees it, going by the names of its own person. */
export function toUser(account: Account): User {
  return {
    id: account.accountId,
    accountNumber: account.accountNumber,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phone: account.phone,
    createdAt: account.createdAt.toISOString(),
    reminders: account.reminders,
  };
}

/** A session as the contract shows it; `asking` is the hash of the token that asks. */
export function toSessionEntry(session: OwnSession, asking: Buffer, language: Language): SessionEntry {
  return {
    id: session.id,
    device: nameDevice(session.userAgent, language),
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.tokenHash.equals(asking),
  };
}
