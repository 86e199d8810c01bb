import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { checkCodeUse, type RequestedCode, toPhoneNumber, toRequester } from '../../features/codes/rules.ts';
import { sendCode } from '../../features/codes/send-code.ts';
import { verifyCode } from '../../features/codes/verify-code.ts';
import { type CallRequest, call } from '../../http/call.ts';

/** The calls under /api/auth/otp: send a one-time code, and prove the target with it. */
export function codeCalls(app: FastifyInstance, context: AppContext): void {
  async function send(
    to: RequestedCode,
    { session, caller, language, setCookie }: CallRequest<'sendEmailCode' | 'sendPhoneCode'>,
  ) {
    checkCodeUse(to, session);
    const asker = toRequester(caller);
    const audience = { isAddressed: true, isSecret: false, session };
    const sent = await sendCode(context, to, asker, language, audience);
    setCookie({ name: 'requester', value: asker.requester });
    return sent;
  }

  call(app, context, 'sendEmailCode', async (request) => {
    const { email, purpose } = request.body;
    return send({ channel: 'email', target: email, purpose }, request);
  });

  call(app, context, 'sendPhoneCode', async (request) => {
    const { phone, purpose } = request.body;
    return send({ channel: 'phone', target: toPhoneNumber(context, phone), purpose }, request);
  });

  call(app, context, 'verifyEmailCode', async ({ body: { email, code }, caller }) => {
    const use = { channel: 'email', target: email, purpose: 'verification' } as const;
    await verifyCode(context, [use], code, caller);
    return { verified: true } as const;
  });

  call(app, context, 'verifyPhoneCode', async ({ body: { phone, code }, caller }) => {
    const use = { channel: 'phone', target: toPhoneNumber(context, phone), purpose: 'verification' } as const;
    await verifyCode(context, [use], code, caller);
    return { verified: true } as const;
  });
}
