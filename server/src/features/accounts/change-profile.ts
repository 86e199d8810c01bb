import type { ParsedInput } from '@praxisportal/contract/schemas';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Session } from '../../http/session.ts';
import { useProof, verifyCode } from '../codes/commands.ts';
import { toPhoneNumber } from '../codes/rules.ts';
import { endOtherSessions, updateContact, updateNames } from './commands.ts';
import { type Account, findAccount } from './queries.ts';

/**
 * Changes the own person's names, and the account's phone if the code proves the new one; that ends every
 * other session. Throws `invalid_phone`, `phone_not_verified`, `invalid_code` or `phone_taken`.
 */
export async function changeProfile(
  context: AppContext,
  session: Session,
  change: ParsedInput<'updateProfile'>['body'],
): Promise<Account> {
  const { db, clock } = context;
  const { firstName, lastName, phoneCode } = change;
  const phone = change.phone ? toPhoneNumber(change.phone) : session.phone;
  const isNewPhone = phone !== session.phone;
  if (isNewPhone) {
    if (!phoneCode) throw new AppError('phone_not_verified');
    await verifyCode(context, { channel: 'phone', target: phone, code: phoneCode });
  }
  return inTransaction(db, async (transaction) => {
    if (isNewPhone) {
      await useProof(transaction, { channel: 'phone', target: phone }, new Date(clock.nowMs()));
      await updateContact(transaction, session.accountId, { phone });
      await endOtherSessions(transaction, session);
    }
    await updateNames(transaction, session.patientId, { firstName, lastName });
    const account = await findAccount(transaction, session.accountId);
    if (!account) throw new AppError('unauthorized');
    return account;
  });
}
