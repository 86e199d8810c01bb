import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { call } from '../../http/call.ts';
import { changeEmail } from './change-email.ts';
import { changeProfile } from './change-profile.ts';
import { endSession } from './commands.ts';
import { confirmOwner } from './confirm-owner.ts';
import { logIn } from './log-in.ts';
import { registerAccount } from './register-account.ts';
import { toUser } from './rules.ts';

/** The calls under /api/auth that concern the account itself. */
export function accountCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'register', async ({ body, language, caller, setCookie }) => {
    const { token, account, device } = await registerAccount(context, body, language, caller);
    setCookie({ name: 'device', value: device });
    return { token, user: toUser(account) };
  });

  call(app, context, 'login', async ({ body, caller, setCookie }) => {
    const { token, account, device } = await logIn(context, body, caller);
    setCookie({ name: 'device', value: device });
    return { token, user: toUser(account) };
  });

  call(app, context, 'logout', async ({ session }) => endSession(context.db, session.tokenHash));

  call(app, context, 'me', async ({ session }) => toUser(session));

  call(app, context, 'updateProfile', async ({ body, session, language, caller }) =>
    toUser(await changeProfile(context, session, body, language, caller)),
  );

  call(app, context, 'setEmail', async ({ body, session, language, caller }) =>
    toUser(await changeEmail(context, session, body, language, caller)),
  );

  call(app, context, 'confirmOwner', async ({ body, session, caller }) => {
    await confirmOwner(context, session, body, caller);
  });
}
