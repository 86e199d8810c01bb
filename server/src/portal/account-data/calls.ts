import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { eraseAccount } from '../../features/account-data/erase-account.ts';
import { eraseGuest } from '../../features/account-data/erase-guest.ts';
import { exportAccount } from '../../features/account-data/export-account.ts';
import { exportGuest } from '../../features/account-data/export-guest.ts';
import { requireFreshSession } from '../../features/accounts/rules.ts';
import { call } from '../../http/call.ts';

/** What an account's owner, or a guest, may ask of the practice: to see everything, and to have it erased. */
export function accountDataCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'exportAccount', async ({ session, language }) => {
    requireFreshSession(session, context.clock.nowMs());
    return exportAccount(context, session, language);
  });

  call(app, context, 'exportGuestData', async ({ body, language, caller }) =>
    exportGuest(context, body.email, language, caller),
  );

  call(app, context, 'eraseGuestData', async ({ body, language, caller }) =>
    eraseGuest(context, body, language, caller),
  );

  call(app, context, 'deleteAccount', async ({ body, session, language, caller }) =>
    eraseAccount(context, session, body, language, caller),
  );
}
