import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findPasswordFault } from '../../domain/password-rules.ts';
import type { Caller } from '../../http/caller.ts';
import { loadCommonPasswords } from '../../security/common-passwords.ts';
import { hashPassword } from '../../security/passwords.ts';
import { useProof } from '../codes/commands.ts';
import { toPhoneNumber } from '../codes/rules.ts';
import { insertAccount, startSession } from './commands.ts';
import type { Account } from './queries.ts';

/**
 * Makes an account with its own person and signs it in. Throws `email_not_verified`, `phone_not_verified`,
 * `email_taken`,
 * `phone_taken`, or what is wrong with the password.
 */
export async function registerAccount(
  { db, clock }: AppContext,
  wish: ParsedInput<'register'>['body'],
  language: Language,
  caller: Caller,
): Promise<{ token: string; account: Account }> {
  const phone = toPhoneNumber(wish.phone);
  const now = new Date(clock.nowMs());
  return inTransaction(db, async (transaction) => {
    // Proof first: only who owns the address learns whether it has an account.
    await useProof(transaction, { channel: 'email', target: wish.email }, now);
    await useProof(transaction, { channel: 'phone', target: phone }, now);
    const fault = findPasswordFault(wish.password, wish, await loadCommonPasswords());
    if (fault) throw new AppError(fault);
    // Hashing costs a core for a while, so it is not done for whoever has proven nothing.
    const passwordHash = await hashPassword(wish.password, caller.prefix);
    const account = await insertAccount(transaction, { ...wish, phone, passwordHash, language }, now);
    return { token: await startSession(transaction, account.accountId, now), account };
  });
}
