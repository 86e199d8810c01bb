import type { SessionEntry, User } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import { nameDevice } from '../../domain/device-name.ts';
import type { Account, OwnSession } from './queries.ts';

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
