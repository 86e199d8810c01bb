import type { CodeSent } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { hasProvider } from '../../delivery/outgoing-message.ts';
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
  await throttle(context, 'code', asker, { ...toCodeSubjects(to), requester: asker.requester });
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
