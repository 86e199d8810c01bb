import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { lockText } from '../../db/advisory-locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMessage } from '../../delivery/commands.ts';
import { call } from '../../http/call.ts';
import { throttle } from '../throttle/commands.ts';
import { createCode, verifyCode } from './commands.ts';
import { codeMail } from './mails.ts';
import { spokenCode } from './phone-texts.ts';
import { type CodeTarget, listSendTimes } from './queries.ts';
import { checkSendLimits, toPhoneNumber } from './rules.ts';

/** The calls under /api/auth/otp: send a one-time code, and prove the target with it. */
export function codeCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'sendEmailCode', async ({ body, language, ip }) =>
    sendCode(context, { channel: 'email', target: body.email }, { language, ip }),
  );

  call(app, context, 'sendPhoneCode', async ({ body, language, ip }) =>
    sendCode(context, { channel: 'phone', target: toPhoneNumber(body.phone) }, { language, ip }),
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

const dayMs = 24 * 60 * 60 * 1000;

async function sendCode(
  context: AppContext,
  to: CodeTarget,
  caller: { language: Language; ip: string },
): Promise<{ expiresInSeconds: number; resendAfterSeconds: number }> {
  const { db, clock, config, secretKey, practice } = context;
  const now = new Date(clock.nowMs());
  await inTransaction(db, async (transaction) => {
    // Two requests for one target at once would both pass the cooldown.
    await lockText(transaction, `code ${to.channel} ${to.target}`);
    checkSendLimits(await listSendTimes(transaction, to, new Date(now.getTime() - dayMs)), now);
    await throttle(transaction, context, { kind: 'code_address', subject: caller.ip });
    const code = await createCode(transaction, secretKey, to, now);
    const isEmail = to.channel === 'email';
    const text = (isEmail ? codeMail : spokenCode)(caller.language, practice.facts, code);
    const expiresAt = new Date(now.getTime() + limits.codeValidSeconds * 1000);
    const message = {
      channel: to.channel,
      to: to.target,
      language: caller.language,
      ...text,
      expiresAt,
    } as const;
    await enqueueMessage(transaction, config, message, now);
  });
  return { expiresInSeconds: limits.codeValidSeconds, resendAfterSeconds: limits.codeResendSeconds };
}
