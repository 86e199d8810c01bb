import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { dropUnwantedReminders } from '../../delivery/commands.ts';
import { recordConsent } from '../consents/commands.ts';
import { findReminderConsent } from './queries.ts';
import { readWithdrawalToken } from './rules.ts';

/** Takes back the consent to reminders, by the token of one; done before, it changes nothing. Throws `not_found`. */
export async function withdrawReminders({ db, secretKey, clock }: AppContext, token: string): Promise<void> {
  const of = readWithdrawalToken(secretKey, token);
  if (!of) throw new AppError('not_found');
  const owner = of.kind === 'account' ? { accountId: of.id } : { patientId: of.id };
  const now = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    const isGiven = await findReminderConsent(transaction, of);
    if (isGiven === undefined) throw new AppError('not_found');
    if (isGiven) await recordConsent(transaction, owner, { kind: 'reminders', given: false }, now);
    await dropUnwantedReminders(transaction);
  });
}
