import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { toWithdrawalPage } from '../../features/reminders/rules.ts';
import { withdrawReminders } from '../../features/reminders/withdraw-reminders.ts';
import { call } from '../../http/call.ts';
import { readLanguage } from '../../http/language.ts';
import { AppError } from '../../platform/app-error.ts';

/**
 * The calls with which the page that a reminder leads to, or a mail program, takes the consent back. A mail program can
 * send its token in the address only (RFC 8058).
 */
export function reminderCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'unsubscribeReminders', async ({ body }) => {
    await withdrawReminders(context, body.token);
    return { accepted: true } as const;
  });

  app.register(async (scope) => {
    // Mail programs send a form (RFC 8058), and not all of them as they should; the address says all that counts.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    call(scope, context, 'unsubscribeByMailProgram', async ({ params }) => {
      await withdrawReminders(context, params.token);
      return { accepted: true } as const;
    });
    // Opened by hand it leads to the page that asks; scanners open what stands in a mail, so it changes nothing.
    scope.get<{ Params: { token: string } }>('/api/reminders/unsubscribe/:token', async (request, reply) => {
      const { token } = request.params;
      if (!/^[\w-]{43}$/.test(token)) throw new AppError('not_found');
      const page = toWithdrawalPage(context.config, readLanguage(request), token);
      return reply.header('Cache-Control', 'no-store').redirect(page, 303);
    });
  });
}
