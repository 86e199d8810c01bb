import type { CodeSent } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage, withdrawMessage } from '../../delivery/commands.ts';
import { hasProvider } from '../../delivery/outgoing-message.ts';
import { waitForFirstTry } from '../../delivery/wait-for-first-try.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Session } from '../accounts/queries.ts';
import { type CountedTry, forgetTry } from '../throttle/commands.ts';
import { admitCode } from './admit-code.ts';
import { createCode, deleteCode } from './commands.ts';
import { codeMail } from './mails.ts';
import { spokenCode } from './phone-texts.ts';
import type { CodeUse, Requester } from './rules.ts';

/**
 * Whether the target may hear of the code, whether that may show in the answer or its time, and the session that asks, if
 * there is one.
 */
type Audience = { isAddressed: boolean; isSecret: boolean; session?: Session | undefined };

/**
 * Sends a one-time code to a target for a purpose; only the browser that asks for it can use it. A call is waited for:
 * if the provider does not take it, nothing is counted and the code is taken back. Throws what `admitCode` throws, or
 * `code_not_sent`.
 */
export async function sendCode(
  context: AppContext,
  to: CodeUse,
  asker: Requester,
  language: Language,
  audience: Audience = { isAddressed: true, isSecret: false },
): Promise<CodeSent> {
  const { listener, config } = context;
  const counted = await admitCode(context, to, asker, audience.session);
  const written = await writeCode(context, to, asker, language, audience);
  deliverSoon(listener);
  const isSentNow = hasProvider(config, to.channel);
  if (to.channel === 'phone' && isSentNow && !audience.isSecret) await waitForCall(context, written, counted);
  return {
    expiresInSeconds: limits.codeValidSeconds,
    resendAfterSeconds: limits.codeResendSeconds,
    ...(config.outbox && !isSentNow && { isInOutbox: true as const }),
  };
}

type Written = { codeId: string; messageId: string };

/** The code's row and its message; who is not addressed gets one that has run out already, which takes as long to write. */
async function writeCode(
  { db, clock, config, secretKey, practice }: AppContext,
  to: CodeUse,
  { requester }: Requester,
  language: Language,
  { isAddressed }: Audience,
): Promise<Written> {
  const now = new Date(clock.nowMs());
  const goodForMs = isAddressed ? limits.codeValidSeconds * 1000 : 0;
  const expiresAt = new Date(now.getTime() + goodForMs);
  const { channel, target, purpose } = to;
  return inTransaction(db, async (transaction) => {
    const { id: codeId, code } = await createCode(transaction, secretKey, { ...to, requester }, now);
    const write = channel === 'email' ? codeMail : spokenCode;
    const text = write(language, practice.facts, { code, purpose });
    const message = { kind: 'code', channel, to: target, language, ...text, expiresAt } as const;
    return { codeId, messageId: await enqueueMessage(transaction, config, message, now) };
  });
}

/** Somebody has a phone in hand and waits: a call that can't be placed is no try of theirs, and none may come later. */
async function waitForCall(context: AppContext, written: Written, counted: CountedTry): Promise<void> {
  if ((await waitForFirstTry(context, written.messageId)) !== 'failed') return;
  const { db } = context;
  await withdrawMessage(db, written.messageId);
  await deleteCode(db, written.codeId);
  await forgetTry(db, counted);
  throw new AppError('code_not_sent');
}
