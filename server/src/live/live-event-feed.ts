import type { LiveEvents } from '@praxisportal/contract/events';
import pg from 'pg';
import * as z from 'zod';
import type { DatabaseConnection } from '../db/database.ts';

/** One real-time event with its payload. */
export type LiveEvent = {
  [Name in keyof LiveEvents]: { name: Name; payload: LiveEvents[Name] };
}[keyof LiveEvents];

const liveEvent = z.object({
  name: z.literal('appointment-booked'),
  payload: z.object({ doctorId: z.string(), date: z.string() }),
});

/** PostgreSQL's notification channels. */
export const channels = { liveEvent: 'live_event', messageWaiting: 'message_waiting' } as const;

/** What committed transactions announce, in this process and in every other one on the same database. */
export type LiveEventFeed = {
  onLiveEvent: (listener: (event: LiveEvent) => void) => void;
  onMessageWaiting: (listener: () => void) => void;
  stop: () => Promise<void>;
};

const reconnectMs = 1000;

/**
 * Listens on a connection of its own. If it is lost it is opened again; what was announced meanwhile is
 * missed, which costs a slot list its refresh but never its truth.
 */
export async function openLiveEventFeed(
  connection: DatabaseConnection,
  onError: (error: Error) => void,
): Promise<LiveEventFeed> {
  const eventListeners: ((event: LiveEvent) => void)[] = [];
  const messageListeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | undefined;
  let isStopped = false;

  const receive = ({ channel, payload }: pg.Notification) => {
    if (channel === channels.messageWaiting) for (const listener of messageListeners) listener();
    if (channel !== channels.liveEvent) return;
    const event = parseLiveEvent(payload ?? '');
    if (event) for (const listener of eventListeners) listener(event);
  };

  const connect = async () => {
    const next = new pg.Client({ ...connection, keepAlive: true });
    next.on('notification', receive);
    next.on('error', onError);
    // Whatever ends the connection comes through here, and only once it is open.
    next.on('end', () => {
      if (client === next) retryLater();
    });
    try {
      await next.connect();
      await next.query(`listen ${channels.liveEvent}; listen ${channels.messageWaiting}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
    // Stopped while this was connecting: nobody else would close it.
    if (isStopped) await next.end();
  };

  const retryLater = () => {
    if (isStopped) return;
    reconnect = setTimeout(() => {
      connecting = connect().catch((error) => {
        onError(error);
        retryLater();
      });
    }, reconnectMs);
  };

  await connect();
  return {
    onLiveEvent: (listener) => eventListeners.push(listener),
    onMessageWaiting: (listener) => messageListeners.push(listener),
    stop: async () => {
      isStopped = true;
      clearTimeout(reconnect);
      await connecting;
      await client?.end();
    },
  };
}

/** The event in a notification's text; undefined if it is none that this version knows. */
function parseLiveEvent(text: string): LiveEvent | undefined {
  try {
    return liveEvent.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
