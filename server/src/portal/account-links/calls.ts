import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { linkAccount } from '../../features/account-links/link-account.ts';
import { call } from '../../http/call.ts';

/** The call by which an account is linked to what the practice entered for a patient. */
export function accountLinkCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'linkAccount', async ({ session, body, caller }) =>
    linkAccount(context, session, body, caller),
  );
}
