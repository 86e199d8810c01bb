import type { AppContext, Mailing } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { recordStaffDeed, type StaffDeed } from '../audit/commands.ts';
import { countTry, forgetTry } from '../throttle/commands.ts';
import { type OwnerNews, ownerMail } from './mails.ts';
import { listOwners } from './queries.ts';

/** Writes to everybody who owns the practice, but for whoever it is about, in the transaction that causes it. */
export async function tellOwners(
  transaction: DatabaseTransaction,
  { config, practice }: Mailing,
  news: OwnerNews,
  { except = [] }: { except?: readonly (string | null)[] },
  now: Date,
): Promise<void> {
  for (const { staffId, email: to, language, ...name } of await listOwners(transaction)) {
    if (except.includes(staffId)) continue;
    const mail = ownerMail(practice.facts, { ...name, language }, news);
    const message = { kind: 'notice', channel: 'email', to, language, ...mail } as const;
    await enqueueMessage(transaction, config, message, now);
  }
}

/** A condition that the owners are told of once in the period of its rule, by what it is about. */
type Condition = { rule: 'staff_news_of_hour' | 'staff_news_of_day' | 'load_notice'; target: string };

/**
 * Writes to the owners, with an audit entry if there is one, the first time in a period that a condition is met; says
 * whether it was. If the mail can't be written, the next time is the first.
 */
export async function tellOwnersOnce(
  context: AppContext,
  { rule, target }: Condition,
  news: OwnerNews,
  entry?: StaffDeed,
): Promise<boolean> {
  const counted = await countTry(context, rule, { target });
  if (!('remaining' in counted)) return false;
  const now = new Date(context.clock.nowMs());
  await inTransaction(context.db, async (transaction) => {
    if (entry) await recordStaffDeed(transaction, entry, now);
    await tellOwners(transaction, context, news, {}, now);
  }).catch(async (error) => {
    await forgetTry(context.db, counted);
    throw error;
  });
  deliverSoon(context.listener);
  return true;
}
