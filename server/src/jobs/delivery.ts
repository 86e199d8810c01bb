import type { AppContext } from '../context.ts';
import { claimDueMessages, type MessageRow, markFailed, markSent } from './commands.ts';
import { createMailer, PermanentDeliveryError } from './mail-transport.ts';
import { createVoiceCaller } from './voice-transport.ts';

/** A running job; stopping waits for what is under way. */
export type RunningJob = { stop: () => Promise<void> };

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
        await Promise.all(due.map(deliver.deliver));
        if (due.length === batchSize) isWoken = true;
      } catch (error) {
        log.warn({ err: error }, 'messages could not be claimed');
      }
    } while (isWoken && !isStopped);
    running = undefined;
  };
  const wake = () => {
    isWoken = true;
    if (!isStopped) running ??= drain();
  };

  context.events.onMessageWaiting(wake);
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

function createDeliverer({ config, db, clock, log, practice }: AppContext) {
  const mailer = config.smtpUrl ? createMailer(config.smtpUrl, config, practice.facts.email) : undefined;
  const voice = config.voice.provider === 'outbox' ? undefined : createVoiceCaller(config.voice);

  const send = async (message: MessageRow) => {
    const provider = message.channel === 'email' ? mailer : voice;
    if (!provider) throw new Error(`no provider for ${message.channel}`);
    const { id, recipient: to, subject, body, language, reply_to: replyTo } = message;
    if (message.channel === 'email') await mailer?.send({ id, to, subject, body, replyTo });
    else await voice?.place({ to, text: body, language });
  };

  const deliver = async (message: MessageRow) => {
    try {
      await send(message);
      await markSent(db, message.id, new Date(clock.nowMs()));
    } catch (error) {
      const seconds =
        error instanceof PermanentDeliveryError ? undefined : findRetrySeconds(message.attempts);
      const retryAt = seconds === undefined ? undefined : new Date(clock.nowMs() + seconds * 1000);
      const reason = error instanceof Error ? error.message : String(error);
      log[retryAt ? 'warn' : 'error'](
        { messageId: message.id, attempts: message.attempts },
        'message not sent',
      );
      await markFailed(db, message.id, { error: reason, retryAt }, new Date(clock.nowMs()));
    }
  };

  return { deliver, close: () => mailer?.close() };
}
