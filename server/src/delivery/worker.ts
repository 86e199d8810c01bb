import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { announceToStaff } from '../live/staff-news.ts';
import type { RunningJob } from '../platform/jobs/running-job.ts';
import {
  type ClaimedMessage,
  claimMessage,
  failExpired,
  releaseOverdueClaims,
  settleFailed,
  settleSent,
} from './commands.ts';
import { DeliveryFailure, findRetryAt } from './delivery-failure.ts';
import { hasProvider, type MessageChannel, messageChannels } from './outgoing-message.ts';
import { createSender } from './sender.ts';

/** How many messages of a channel leave at once. The last lane is for codes alone. */
const lanes: Record<MessageChannel, number> = { email: 5, phone: 3 };

const lookEveryMs = 5_000;
/** How long wake-ups are gathered: in a rush of bookings each would look anew, and with a mail nobody notices. */
const gatherMs = 50;
const noteAgainMs = 1_000;
/** How long a stop waits for what is under way: less than the server has in all for stopping. */
const usualStopWithinMs = 6_000;
/**
 * For so long the database must have answered before what others hold counts as left behind. After an outage
 * they come first, to note what they have sent meanwhile.
 */
const steadyMs = 30_000;

/**
 * Sends waiting messages: at once when a use case announces one, and by looking every few seconds, for
 * retries, reminders, and what a process left behind when it died. A lane claims a message, sends it, and
 * notes it before it claims the next, so nothing that was sent is forgotten while the process lives. Only if
 * it dies in between, the message goes out again, with the same Message-ID: losing it would be worse.
 */
export function startDelivery(context: AppContext, stopWithinMs = usualStopWithinMs): RunningJob {
  const { config, db, clock, log, listener } = context;
  const sender = createSender(context, { mailsAtOnce: lanes.email });
  const underWay = new Map<string, { message: ClaimedMessage; done: Promise<void> }>();
  const cutOff = new AbortController();
  let isStopped = false;
  let steadySinceMs: number | undefined;

  const report = (error: unknown) => {
    steadySinceMs = undefined;
    log.warn({ err: error }, 'messages could not be claimed or noted');
  };

  /** Notes what became of a message, however long the database is away: unnoted, it would be sent again. */
  const note = async (message: ClaimedMessage, settle: () => Promise<boolean>) => {
    while (true) {
      try {
        const wasOurs = await settle();
        if (!wasOurs) log.warn({ messageId: message.id }, 'message was no longer ours to note');
        return;
      } catch (error) {
        report(error);
      }
      if (cutOff.signal.aborted) return;
      await sleep(noteAgainMs, undefined, { signal: cutOff.signal }).catch(() => undefined);
    }
  };

  const deliver = async (message: ClaimedMessage) => {
    const failure = await sender.send(message, cutOff.signal).then(() => undefined, toFailure);
    const now = new Date(clock.nowMs());
    if (!failure) return note(message, () => settleSent(db, message, now));
    const { id: messageId, kind, channel, attempts, expires_at: expiresAt } = message;
    const retryAt = findRetryAt(failure, { attempts, expiresAt }, now);
    const { reason, detail } = failure;
    log[retryAt ? 'warn' : 'error'](
      { messageId, kind, channel, attempts, reason, detail },
      'message not sent',
    );
    await note(message, () => settleFailed(db, message, failure, retryAt, now));
    announceToStaff(listener, { event: 'messages-changed' });
  };

  /** Claims for the free lanes of a channel, one message at a time. */
  const fill = async (channel: MessageChannel) => {
    while (!isStopped) {
      const busy = [...underWay.values()].filter(({ message }) => message.channel === channel);
      if (busy.length >= lanes[channel]) return;
      const urgentOnly = busy.length === lanes[channel] - 1;
      const busyRecipients = busy.map(({ message }) => message.recipient);
      const now = new Date(clock.nowMs());
      const message = await claimMessage(db, { channel, urgentOnly, busyRecipients }, now);
      if (!message) return;
      const done = deliver(message).finally(() => {
        underWay.delete(message.id);
        fillers[channel].ask();
      });
      underWay.set(message.id, { message, done });
    }
  };
  const fillers = {
    email: oneAtATime(() => fill('email').catch(report)),
    phone: oneAtATime(() => fill('phone').catch(report)),
  };
  const wake = () => {
    for (const channel of messageChannels) if (hasProvider(config, channel)) fillers[channel].ask();
  };

  let waking: NodeJS.Timeout | undefined;
  const wakeSoon = () => {
    waking ??= setTimeout(() => {
      waking = undefined;
      wake();
    }, gatherMs);
  };

  const looker = oneAtATime(async () => {
    const nowMs = clock.nowMs();
    const now = new Date(nowMs);
    try {
      await failExpired(db, now);
      steadySinceMs ??= nowMs;
      if (nowMs - steadySinceMs >= steadyMs) await releaseOverdueClaims(db, [...underWay.keys()], now);
    } catch (error) {
      report(error);
    }
    wake();
  });

  const settleAll = async () => {
    await looker.idle();
    await fillers.email.idle();
    await fillers.phone.idle();
    await Promise.all([...underWay.values()].map(({ done }) => done));
  };

  listener.subscribe('message_waiting', { onNotice: wakeSoon, onMissed: wake });
  const timer = setInterval(looker.ask, lookEveryMs);
  looker.ask();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(waking);
      const settled = settleAll();
      await Promise.race([settled, sleep(stopWithinMs, undefined, { ref: false })]);
      cutOff.abort();
      await Promise.race([settled, sleep(noteAgainMs, undefined, { ref: false })]);
      sender.close();
    },
  };
}

function toFailure(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  return new DeliveryFailure('connection', error instanceof Error ? error.message : String(error));
}

/** Work that never runs twice at once; asked for while it runs, it runs once more. */
function oneAtATime(work: () => Promise<void>): { ask: () => void; idle: () => Promise<void> } {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain);
    running = undefined;
  };
  return {
    ask: () => {
      isAskedAgain = true;
      running ??= run();
    },
    idle: async () => running,
  };
}
