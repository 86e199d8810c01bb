import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { call } from '../../http/call.ts';
import type { Caller } from '../../http/caller.ts';
import { throttle } from '../throttle/commands.ts';
import { createCode, verifyCode } from './commands.ts';
import { codeMail } from './mails.ts';
import { spokenCode } from './phone-texts.ts';
import { type CodeTarget, toCodeSubjects, toPhoneNumber } from './rules.ts';

/** The calls under /api/auth/otp: send a one-time code, and prove the target with it. */
export function codeCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'sendEmailCode', async ({ body, language, caller }) =>
    sendCode(context, { channel: 'email', target: body.email }, language, caller),
  );

  call(app, context, 'sendPhoneCode', async ({ body, language, caller }) =>
    sendCode(context, { channel: 'phone', target: toPhoneNumber(body.phone) }, language, caller),
  );

  call(app, context, 'verifyEmailCode', async ({ body }) => {
    await verifyCode(context, { channel: 'email', target: body.email, code: body.code });
    return { verified: true } as const;
  });

  call(app, context, 'verifyPhoneCode', async ({ body }) => {
    await verifyCode(context, { channel: 'phone', target: toPhoneNumber(body.phone), code: body.code });
    return { verified: true } as const;
  });
}

async function sendCode(
  context: AppContext,
  to: CodeTarget,
  language: Language,
  caller: Caller,
): Promise<{ expiresInSeconds: number; resendAfterSeconds: number }> {
  const { db, listener, clock, config, secretKey, practice } = context;
  await throttle(context, 'code', caller, toCodeSubjects(to));
  const now = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    const code = await createCode(transaction, secretKey, to, now);
    const isEmail = to.channel === 'email';
    const text = (isEmail ? codeMail : spokenCode)(language, practice.facts, code);
    const expiresAt = new Date(now.getTime() + limits.codeValidSeconds * 1000);
    const { channel, target } = to;
    const message = { kind: 'code', channel, to: target, language, ...text, expiresAt } as const;
    await enqueueMessage(transaction, config, message, now);
  });
  deliverSoon(listener);
  return { expiresInSeconds: limits.codeValidSeconds, resendAfterSeconds: limits.codeResendSeconds };
}
