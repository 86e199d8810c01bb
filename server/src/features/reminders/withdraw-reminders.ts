import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { dropUnwantedReminders } from '../../delivery/commands.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordConsent } from '../consents/commands.ts';
import { findPersonId } from '../patients/queries.ts';
import { findReminderConsent } from './queries.ts';
import { readWithdrawalToken } from './rules.ts';

/** Takes back the consent to reminders, by the token of one; done before, it changes nothing. Throws `not_found`. */
export async function withdrawReminders({ db, secretKey, clock }: AppContext, token: string): Promise<void> {
  const of = readWithdrawalToken(secretKey, token);
  if (!of) throw new AppError('not_found');
  const now = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    const isAccount = of.kind === 'account';
    // The entry may have been merged into another of the same person since the mail was written.
    const id = isAccount ? of.id : ((await findPersonId(transaction, of.id)) ?? of.id);
    const owner = isAccount ? { accountId: id } : { patientId: id };
    const isGiven = await findReminderConsent(transaction, { ...of, id });
    if (isGiven === undefined) throw new AppError('not_found');
    if (isGiven) await recordConsent(transaction, owner, { kind: 'reminders', given: false }, now);
    await dropUnwantedReminders(transaction);
  });
}
