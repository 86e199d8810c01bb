import { Socket } from 'node:net';
import pg from 'pg';
import { type DatabaseConnection, withSessionSettings } from './session-settings.ts';

/** What may be announced; PostgreSQL's notification channels bear the same names. */
const topics = ['slots_changed', 'message_waiting', 'plan_changed', 'staff_news'] as const;
export type Topic = (typeof topics)[number];

/** Hears what is announced on one topic. */
export type Subscriber = {
  onNotice: (payload: string) => void;
  /** The connection was away for a while: what others announced meanwhile was missed. */
  onMissed: () => void;
};

/** What the processes on one database tell each other. */
export type Listener = {
  subscribe: (topic: Topic, subscriber: Subscriber) => void;
  /**
   * Tells this process at once and the others as soon as the connection allows. It neither waits nor throws,
   * and belongs after the commit: a NOTIFY inside a transaction makes all commits of the cluster queue.
   */
  announce: (topic: Topic, payload: string) => void;
  stop: () => Promise<void>;
};

export type ListenerOptions = {
  onError: (error: Error) => void;
  /** How often the connection is asked for a sign of life. */
  heartbeatMs?: number;
  /** How long it may take to answer; later it counts as dead, though nobody has closed it. */
  answerWithinMs?: number;
  reconnectMs?: number;
  /** How long stopping may wait for what has not left yet: less than the server has in all for stopping. */
  stopWithinMs?: number;
};

type Notice = { topic: Topic; payload: string };
type Link = { client: pg.Client; socket: Socket };

/** How long announcements are gathered to leave in one statement; the other processes can wait that long. */
const gatherMs = 20;

/** Announcements that wait while the connection is away; further ones are dropped. */
const maxWaiting = 1000;

const notify =
  'select pg_notify(topic, payload) from unnest($1::text[], $2::text[]) as notice (topic, payload)';

/**
 * Listens on a connection of its own, because a pooled one serves somebody else the next moment. A dead one
 * is found within `heartbeatMs` + `answerWithinMs` and opened again; every subscriber is told then.
 */
export async function openListener(
  connection: DatabaseConnection,
  {
    onError,
    heartbeatMs = 10_000,
    answerWithinMs = 10_000,
    reconnectMs = 1000,
    stopWithinMs = 1000,
  }: ListenerOptions,
): Promise<Listener> {
  const subscribers: { topic: Topic; subscriber: Subscriber }[] = [];
  const waiting = new Map<string, Notice>();
  let link: Link | undefined;
  /** Of the connection that is open, or just being opened. */
  let newestSocket: Socket | undefined;
  let reconnect: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | undefined;
  let notifying: Promise<void> | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let isStopped = false;

  const tell = (topic: string, payload: string) => {
    for (const each of subscribers) {
      if (each.topic !== topic) continue;
      try {
        each.subscriber.onNotice(payload);
      } catch (error) {
        // What was announced is committed: whoever announces must not fail with whoever hears it.
        if (error instanceof Error) onError(error);
      }
    }
  };

  const keep = ({ topic, payload }: Notice) => {
    if (waiting.size < maxWaiting) waiting.set(`${topic} ${payload}`, { topic, payload });
  };

  const connect = async () => {
    // A socket of our own: only destroying it ends a connection whose other side is silent.
    const socket = new Socket();
    newestSocket = socket;
    const client = new pg.Client({
      ...withSessionSettings(connection),
      application_name: 'praxisportal listener',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: heartbeatMs,
      stream: () => socket,
    });
    let ownProcessId: number | undefined;
    client.on('notification', ({ channel, payload, processId }) => {
      // This process was told when it announced.
      if (processId !== ownProcessId) tell(channel, payload ?? '');
    });
    client.on('error', onError);
    client.on('end', () => lose(client));
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      ownProcessId = rows[0]?.pid;
      for (const topic of topics) await client.query(`listen ${topic}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    link = { client, socket };
  };

  const lose = (client: pg.Client) => {
    if (link?.client !== client) return;
    link.socket.destroy();
    link = undefined;
    connectLater();
  };

  const connectLater = () => {
    if (isStopped) return;
    reconnect = setTimeout(() => {
      connecting = reconnectNow();
    }, reconnectMs);
  };

  const reconnectNow = async () => {
    try {
      await connect();
    } catch (error) {
      if (error instanceof Error) onError(error);
      return connectLater();
    }
    for (const { subscriber } of subscribers) subscriber.onMissed();
    notifyOthers();
  };

  /** Sends what waits, in one statement; with nothing to send its answer is still a sign of life. */
  const notifyOthers = () => {
    if (!link || notifying) return;
    const { client } = link;
    const batch = [...waiting.values()];
    waiting.clear();
    const columns = [batch.map(({ topic }) => topic), batch.map(({ payload }) => payload)];
    notifying = client.query(notify, columns).then(
      () => {
        notifying = undefined;
        if (waiting.size > 0) notifyOthers();
      },
      (error) => {
        notifying = undefined;
        // What may not have left leaves once more: hearing of a change twice does no harm, never does.
        for (const notice of batch) keep(notice);
        onError(error);
        lose(client);
      },
    );
  };

  await connect();
  const heartbeat = setInterval(notifyOthers, heartbeatMs);
  return {
    subscribe: (topic, subscriber) => subscribers.push({ topic, subscriber }),
    announce: (topic, payload) => {
      tell(topic, payload);
      keep({ topic, payload });
      leaving ??= setTimeout(() => {
        leaving = undefined;
        notifyOthers();
      }, gatherMs);
    },
    stop: async () => {
      isStopped = true;
      clearInterval(heartbeat);
      clearTimeout(reconnect);
      clearTimeout(leaving);
      // What is under way then fails at once.
      const forced = setTimeout(() => newestSocket?.destroy(), stopWithinMs);
      await connecting;
      await notifying;
      if (waiting.size > 0) notifyOthers();
      await notifying;
      await link?.client.end();
      clearTimeout(forced);
    },
  };
}
