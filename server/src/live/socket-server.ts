import type { IncomingMessage } from 'node:http';
import type { LiveEvents } from '@praxisportal/contract/events';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Config } from '../config.ts';
import type { Listener } from '../db/listener.ts';
import { type ConnectionLimits, createConnectionCounter } from '../http/connection-limits.ts';
import { createAddressReader } from '../http/forwarded-address.ts';
import { isOwnPage } from '../http/own-page.ts';
import { listDataHeaders } from '../http/security-headers.ts';
import { gather } from './gather.ts';
import { parseSlotChange, type SlotChange } from './slot-changes.ts';

type ServerEvents = { [Name in keyof LiveEvents]: (payload: LiveEvents[Name]) => void };

export type LiveOptions = ConnectionLimits & {
  /** How often visitors hear of the same day of the same doctor at the most. */
  gatherMs: number;
  /** How often a visitor is asked for a sign of life, and how long it may take. */
  pingEveryMs: number;
  pongWithinMs: number;
  /** Messages that may wait for one visitor; whoever has more does not read. */
  waitingMax: number;
  /** Messages that a connection may send; whoever sends more asks for something else than to hear. */
  sentMax: number;
};

const usualOptions: LiveOptions = {
  // Fewer than the connections that the server takes in all (`http/limit-sockets.ts`): there is always room for who wants a page.
  total: 1500,
  perPrefix: 50,
  perNetwork: 200,
  gatherMs: 1000,
  pingEveryMs: 25_000,
  pongWithinMs: 10_000,
  waitingMax: 100,
  // Each joins a namespace or leaves it, of which there are two; a console asks again while it is let in nowhere.
  sentMax: 20,
};

/** How long a WebSocket may take to say goodbye; one that does not read never does. */
const goodbyeMs = 1000;

/** Serves Socket.IO at the site's own origin and passes every change of slots on to all visitors; namespaces may be added. */
export function serveLiveEvents(
  app: FastifyInstance,
  { config, listener }: { config: Pick<Config, 'publicUrl' | 'trustProxy'>; listener: Listener },
  options: LiveOptions = usualOptions,
): Server {
  const readAddress = createAddressReader(config.trustProxy);
  const counter = createConnectionCounter(options);
  const leaves = new WeakMap<IncomingMessage, () => void>();
  const io = new Server<Record<string, never>, ServerEvents>(app.server, {
    serveClient: false,
    // The server tells and never listens: a visitor has nothing to send.
    maxHttpBufferSize: 1024,
    pingInterval: options.pingEveryMs,
    pingTimeout: options.pongWithinMs,
    connectTimeout: options.pongWithinMs,
    // The browser begins with a WebSocket; what could only begin with polling stays with it.
    allowUpgrades: false,
    allowRequest: (request, answer) => {
      const isForeign = !isOwnPage(request.headers, config);
      if (isForeign) return answer('foreign origin', false);
      // Counted here already: of requests that arrive together, all are admitted before the first one connects.
      const leave = counter.admit(readAddress(request));
      if (!leave) return answer(undefined, false);
      leaves.set(request, leave);
      // A handshake that comes to nothing ends with its connection at the latest.
      request.socket.once('close', leave);
      answer(undefined, true);
    },
  });

  const headers = Object.entries(listDataHeaders(config));
  io.engine.use((_request: unknown, response: HeaderWriter, next: () => void) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  });

  io.engine.on('connection_error', ({ req }: { req: IncomingMessage }) => leaves.get(req)?.());

  io.engine.on('connection', (connection: EngineConnection) => {
    const { request } = connection;
    const leave = leaves.get(request);
    // What polls outlives the connection that it began on.
    if (leave) request.socket.off('close', leave);
    let sentCount = 0;
    connection.on('packet', ({ type }) => {
      if (type === 'message') sentCount += 1;
      // Nothing is looked up for what comes behind it, not even of what has arrived already.
      if (sentCount > options.sentMax) connection.close(true);
    });
    let waitingCount = 0;
    connection.on('packetCreate', () => {
      waitingCount += 1;
      if (waitingCount > options.waitingMax) connection.close(true);
    });
    connection.on('flush', () => {
      waitingCount = 0;
    });
    connection.once('close', () => {
      leave?.();
      // What polls shares its connection with the pages.
      if (connection.transport.name !== 'websocket') return;
      setTimeout(() => {
        if (!request.socket.destroyed) request.socket.resetAndDestroy();
      }, goodbyeMs);
    });
  });

  const changes = gather<SlotChange>(options.gatherMs, (change) => io.emit('appointment-booked', change));
  listener.subscribe('slots_changed', {
    onNotice: (text) => {
      const change = parseSlotChange(text);
      if (change) changes.add(`${change.doctorId} ${change.date}`, change);
    },
    onMissed: () => io.emit('events-missed', {}),
  });
  app.addHook('preClose', async () => {
    changes.stop();
    io.disconnectSockets(true);
    io.engine.close();
  });
  return io;
}

type HeaderWriter = { setHeader: (name: string, value: string) => void };

/** What is used of Engine.IO's connection, which Socket.IO hands out without a type. */
type EngineConnection = {
  request: IncomingMessage;
  transport: { name: string };
  on: ((event: 'packetCreate' | 'flush', listener: () => void) => void) &
    ((event: 'packet', listener: (packet: { type: string }) => void) => void);
  once: (event: 'close', listener: () => void) => void;
  close: (isDiscarding: boolean) => void;
};
