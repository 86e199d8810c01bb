import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { call } from '../../http/call.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

/** What an account's owner may ask of the practice: to see everything, and to have it erased. */
export function accountDataCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'exportAccount', async ({ session, language }) =>
    exportAccount(context, session, language),
  );

  call(app, context, 'deleteAccount', async ({ body, session, language, caller }) =>
    eraseAccount(context, session, body, language, caller),
  );
}
