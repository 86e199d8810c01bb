import type { User } from '@praxisportal/contract/account';
import type { Account } from './queries.ts';

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
