import type { CodeSent } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { hasProvider } from '../../delivery/outgoing-message.ts';
import { findKnownDevice } from '../../security/device-cookie.ts';
import { findAccountOfContact } from '../accounts/queries.ts';
import { throttle } from '../throttle/commands.ts';
import { createCode } from './commands.ts';
import { codeMail } from './mails.ts';
import { spokenCode } from './phone-texts.ts';
import { type CodeUse, type Requester, toCodeSubjects } from './rules.ts';

/**
 * Sends a one-time code to a target for a purpose; only the browser that asks for it can use it. Throws
 * `code_too_soon` or `too_many_requests`.
 */
export async function sendCode(
  context: AppContext,
  to: CodeUse,
  asker: Requester,
  language: Language,
): Promise<CodeSent> {
  const { db, listener, clock, config, secretKey, practice } = context;
  if (await isAskedByOwner(context, to, asker))
    await throttle(context, 'code_of_owner', asker, { target: toCodeSubjects(to).target });
  else await throttle(context, 'code', asker, { ...toCodeSubjects(to), requester: asker.requester });
  const now = new Date(clock.nowMs());
  const expiresAt = new Date(now.getTime() + limits.codeValidSeconds * 1000);
  await inTransaction(db, async (transaction) => {
    const code = await createCode(transaction, secretKey, { ...to, requester: asker.requester }, now);
    const write = to.channel === 'email' ? codeMail : spokenCode;
    const text = write(language, practice.facts, { code, purpose: to.purpose });
    const { channel, target } = to;
    const message = { kind: 'code', channel, to: target, language, ...text, expiresAt } as const;
    await enqueueMessage(transaction, config, message, now);
  });
  deliverSoon(listener);
  return {
    expiresInSeconds: limits.codeValidSeconds,
    resendAfterSeconds: limits.codeResendSeconds,
    ...(config.outbox && !hasProvider(config, to.channel) && { isInOutbox: true as const }),
  };
}

/**
 * Whether the target belongs to an account whose owner is asking: its contact is changed by who is signed in, and its
 * browsers show that they have logged in to it.
 */
async function isAskedByOwner(
  { db, secretKey, clock }: AppContext,
  { channel, target, purpose }: CodeUse,
  { device }: Requester,
): Promise<boolean> {
  if (purpose === 'contact_change') return true;
  if (!device) return false;
  const account = await findAccountOfContact(db, { channel, target });
  return account !== undefined && findKnownDevice(secretKey, device, account, clock.nowMs()) !== undefined;
}
