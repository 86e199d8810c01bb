import type { LiveEvents } from '@praxisportal/contract/events';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { LiveEventFeed } from './live-event-feed.ts';

type ServerEvents = { [Name in keyof LiveEvents]: (payload: LiveEvents[Name]) => void };

/** Serves Socket.IO at the site's own origin and passes every live event on to all visitors. */
export function serveLiveEvents(app: FastifyInstance, events: LiveEventFeed): void {
  const io = new Server<Record<string, never>, ServerEvents>(app.server, {
    serveClient: false,
    // The server tells and never listens: a visitor has nothing to send.
    maxHttpBufferSize: 1024,
  });
  events.onLiveEvent(({ name, payload }) => io.emit(name, payload));
  app.addHook('preClose', async () => {
    io.disconnectSockets(true);
    io.engine.close();
  });
}
