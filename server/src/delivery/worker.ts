import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { isDatabaseUnreachable } from '../db/postgres-errors.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { claimDueMessages, type MessageRow, markFailed, markSent } from './commands.ts';
import { createMailer, PermanentDeliveryError } from './mail-transport.ts';
import { createSpeaker } from './phone-transport.ts';

const batchSize = 10;
const pollMs = 5_000;

/** Seconds to wait after the first, second … failure; after the last the message is given up: 27 hours in all. */
const retrySeconds = [5, 30, 120, 600, 3600, 6 * 3600, 20 * 3600];

/** When to try again after `attempts` failures, in seconds; undefined if no more. */
export function findRetrySeconds(attempts: number): number | undefined {
  return retrySeconds[attempts - 1];
}

/**
 * Sends waiting messages: at once when a transaction announces one, and by looking every few seconds, for
 * retries and for what another process left behind when it died. A message is claimed before it is sent,
 * so two processes never send the same one. Only if a process dies between sending and noting it, the
 * message goes out again, with the same Message-ID: losing it would be worse.
 */
export function startDelivery(context: AppContext): RunningJob {
  const deliver = createDeliverer(context);
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | undefined;

  const drain = async () => {
    do {
      isWoken = false;
      const { db, clock, log } = context;
      try {
        const due = await claimDueMessages(db, new Date(clock.nowMs()), batchSize);
        const outcomes = await Promise.allSettled(due.map(deliver.deliver));
        for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
        if (due.length === batchSize) isWoken = true;
      } catch (error) {
        log.warn({ err: error }, 'messages could not be claimed or noted');
      }
    } while (isWoken && !isStopped);
    running = undefined;
  };
  const wake = () => {
    isWoken = true;
    if (!isStopped) running ??= drain();
  };

  context.listener.subscribe('message_waiting', { onNotice: wake, onMissed: wake });
  const timer = setInterval(wake, pollMs);
  wake();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
      deliver.close();
    },
  };
}

const noteAttempts = 5;

/** Notes what became of a message even if the database is away for a few seconds. */
async function noteSurely(note: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await note();
    } catch (error) {
      if (attempt === noteAttempts || !isDatabaseUnreachable(error)) throw error;
      await sleep(1000);
    }
  }
}

function createDeliverer({ config, db, clock, log, practice }: AppContext) {
  const mailer = config.smtpUrl ? createMailer(config.smtpUrl, config, practice.facts.email) : undefined;
  const speaker = config.phone.provider === 'outbox' ? undefined : createSpeaker(config.phone);

  const send = async (message: MessageRow) => {
    const provider = message.channel === 'email' ? mailer : speaker;
    if (!provider) throw new Error(`no provider for ${message.channel}`);
    const { id, recipient: to, subject, body, language, reply_to: replyTo } = message;
    if (message.channel === 'email') await mailer?.send({ id, to, subject, body, replyTo });
    else await speaker?.speak({ to, text: body, language });
  };

  const noteFailure = async (message: MessageRow, error: unknown) => {
    const now = new Date(clock.nowMs());
    const { id, attempts, expires_at: expiresAt } = message;
    const seconds = error instanceof PermanentDeliveryError ? undefined : findRetrySeconds(attempts);
    const next = seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000);
    const retryAt = next && expiresAt && next >= expiresAt ? undefined : next;
    const reason = error instanceof Error ? error.message : String(error);
    log[retryAt ? 'warn' : 'error']({ messageId: id, attempts }, 'message not sent');
    await noteSurely(() => markFailed(db, id, { error: reason, retryAt }, now));
  };

  const deliver = async (message: MessageRow) => {
    try {
      if (message.expires_at && message.expires_at.getTime() <= clock.nowMs()) {
        throw new PermanentDeliveryError('expired before it could be sent');
      }
      await send(message);
    } catch (error) {
      return noteFailure(message, error);
    }
    // Kept apart from sending: a note that fails must not count as a mail that failed, or it would go out twice.
    await noteSurely(() => markSent(db, message.id, new Date(clock.nowMs())));
  };

  return { deliver, close: () => mailer?.close() };
}
