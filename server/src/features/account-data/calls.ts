import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { call } from '../../http/call.ts';
import { requireFreshSession } from '../accounts/rules.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseGuest } from './erase-guest.ts';
import { exportAccount } from './export-account.ts';
import { exportGuest } from './export-guest.ts';

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
