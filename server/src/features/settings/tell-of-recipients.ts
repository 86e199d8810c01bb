import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { enqueueMessage } from '../../delivery/commands.ts';
import { formerRecipientMail } from '../staff/mails.ts';
import { listOwners } from '../staff/queries.ts';
import { toNamed } from '../staff/rules.ts';
import { tellOwners } from '../staff/tell-owners.ts';
import type { Changer } from '../staff/with-brake.ts';
import type { RecipientsChange } from './rules.ts';

/**
 * Tells every owner, and every address that got the practice's mails until now, who gets them from now on: a thief who sends
 * them to himself can't do it silently.
 */
export async function tellOfRecipients(
  transaction: DatabaseTransaction,
  context: AppContext,
  { by, before, after }: RecipientsChange & { by: Changer },
  now: Date,
): Promise<void> {
  const { config, practice } = context;
  const news = { what: 'recipients_changed', by: toNamed(by), before, after } as const;
  await tellOwners(transaction, context, news, {}, now);
  const owners = new Set((await listOwners(transaction)).map(({ email }) => email));
  const mail = formerRecipientMail(practice.facts, news);
  for (const to of before.filter((address) => !owners.has(address))) {
    const message = { kind: 'notice', channel: 'email', to, language: 'de', ...mail } as const;
    await enqueueMessage(transaction, config, message, now);
  }
}
