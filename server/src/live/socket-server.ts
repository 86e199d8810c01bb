import type { LiveEvents } from '@praxisportal/contract/events';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Listener } from '../db/listener.ts';
import { gather } from './gather.ts';
import { parseSlotChange, type SlotChange } from './slot-changes.ts';

type ServerEvents = { [Name in keyof LiveEvents]: (payload: LiveEvents[Name]) => void };

/** How often visitors hear of the same day of the same doctor at the most. */
const gatherMs = 1000;

/** Serves Socket.IO at the site's own origin and passes every live event on to all visitors. */
export function serveLiveEvents(app: FastifyInstance, listener: Listener): void {
  const io = new Server<Record<string, never>, ServerEvents>(app.server, {
    serveClient: false,
    // The server tells and never listens: a visitor has nothing to send.
    maxHttpBufferSize: 1024,
  });
  const changes = gather<SlotChange>(gatherMs, (change) => io.emit('appointment-booked', change));
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
}
