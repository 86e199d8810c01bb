import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { changeEmail } from '../../features/accounts/change-email.ts';
import { changePassword } from '../../features/accounts/change-password.ts';
import { changeProfile } from '../../features/accounts/change-profile.ts';
import {
  endOtherSessions,
  endSession,
  endSessionById,
  proveSession,
} from '../../features/accounts/commands.ts';
import { confirmOwner } from '../../features/accounts/confirm-owner.ts';
import { logIn } from '../../features/accounts/log-in.ts';
import { logInByPhone } from '../../features/accounts/log-in-by-phone.ts';
import { listSessions } from '../../features/accounts/queries.ts';
import { registerAccount } from '../../features/accounts/register-account.ts';
import { requestPasswordReset } from '../../features/accounts/request-password-reset.ts';
import { requestPhoneLogin } from '../../features/accounts/request-phone-login.ts';
import { resetPassword } from '../../features/accounts/reset-password.ts';
import { requireFreshSession, toSessionEntry, toUser } from '../../features/accounts/rules.ts';
import { toRequester } from '../../features/codes/rules.ts';
import { call } from '../../http/call.ts';
import { AppError } from '../../platform/app-error.ts';

/** The calls under /api/auth and /api/account that concern log-ins. */
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

  call(app, context, 'requestPhoneLogin', async ({ body, language, caller, setCookie }) => {
    const asker = toRequester(caller);
    const sent = await requestPhoneLogin(context, body.phone, asker, language);
    setCookie({ name: 'requester', value: asker.requester });
    return sent;
  });

  call(app, context, 'verifyPhoneLogin', async ({ body, caller, setCookie }) => {
    const { token, account, device } = await logInByPhone(context, body, caller);
    setCookie({ name: 'device', value: device });
    return { token, user: toUser(account) };
  });

  call(app, context, 'forgotPassword', async ({ body, language, caller, setCookie }) => {
    const asker = toRequester(caller);
    const sent = await requestPasswordReset(context, body.email, asker, language);
    setCookie({ name: 'requester', value: asker.requester });
    return sent;
  });

  call(app, context, 'resetPassword', async ({ body, caller, setCookie }) => {
    const { token, account, device } = await resetPassword(context, body, caller);
    setCookie({ name: 'device', value: device });
    return { token, user: toUser(account) };
  });

  call(app, context, 'changePassword', async ({ body, session, caller, setCookie }) => {
    setCookie({ name: 'device', value: await changePassword(context, session, body, caller) });
  });

  call(app, context, 'listSessions', async ({ session, language }) => {
    const sessions = await listSessions(context.db, session.accountId, new Date(context.clock.nowMs()));
    return sessions.map((each) => toSessionEntry(each, session.tokenHash, language));
  });

  call(app, context, 'endSession', async ({ params, session }) => {
    requireFreshSession(session, context.clock.nowMs());
    const isEnded = await endSessionById(context.db, { accountId: session.accountId, id: params.id });
    if (!isEnded) throw new AppError('not_found');
  });

  call(app, context, 'endOtherSessions', async ({ session }) => {
    requireFreshSession(session, context.clock.nowMs());
    await endOtherSessions(context.db, session);
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
    await proveSession(context.db, session.tokenHash, new Date(context.clock.nowMs()));
  });
}
