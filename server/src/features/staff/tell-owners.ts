import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { enqueueMessage } from '../../delivery/commands.ts';
import { type OwnerNews, ownerMail } from './mails.ts';
import { listOwners } from './queries.ts';

/** What a mail to the owners is made of and goes out by. */
export type Mailing = {
  config: AppContext['config'];
  practice: Pick<AppContext['practice'], 'facts'>;
};

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
