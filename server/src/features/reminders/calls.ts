import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { call } from '../../http/call.ts';
import { withdrawReminders } from './withdraw-reminders.ts';

/** The call with which a mail program, or the page that a reminder leads to, takes the consent back. */
export function reminderCalls(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    // Mail programs send a form (RFC 8058); all it says is that it was one click.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    call(scope, context, 'unsubscribeReminders', async ({ params }) => {
      await withdrawReminders(context, params.token);
      return { accepted: true } as const;
    });
  });
}
