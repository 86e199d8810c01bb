import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { insertContactMessage } from '../../features/contact/commands.ts';
import { contactMail } from '../../features/contact/mails.ts';
import { isSuspect } from '../../features/contact/rules.ts';
import { requireHuman } from '../../features/human-check/require-human.ts';
import { throttle } from '../../features/throttle/commands.ts';
import { call } from '../../http/call.ts';
import { announceToStaff } from '../../live/staff-news.ts';

/** The contact form: a row that stays, and an e-mail to the practice that a reply answers to the sender. */
export function contactCalls(app: FastifyInstance, context: AppContext): void {
  const { db, listener, clock, config, practice } = context;

  call(app, context, 'sendContactMessage', async ({ body, language, caller }) => {
    const sent = { ...body, language, isSuspect: isSuspect(body) };
    const now = new Date(clock.nowMs());
    await requireHuman(context, 'soft_contact_message', caller);
    await throttle(context, 'contact_message', caller);
    await inTransaction(db, async (transaction) => {
      await insertContactMessage(transaction, sent, now);
      const mail = contactMail(practice.facts, sent);
      const to = practice.facts.email;
      const about = { kind: 'contact', channel: 'email', to, language: 'de', replyTo: body.email } as const;
      await enqueueMessage(transaction, config, { ...about, ...mail }, now);
    });
    deliverSoon(listener);
    announceToStaff(listener, { event: 'messages-changed' });
    return { accepted: true } as const;
  });
}
