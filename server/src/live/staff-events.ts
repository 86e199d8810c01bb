import type { StaffEvents } from '@praxisportal/contract/staff/events';
import type { FastifyInstance } from 'fastify';
import type { DefaultEventsMap, Namespace, Server } from 'socket.io';
import type { AppContext } from '../context.ts';
import { findLivingSessions, findStaffSession } from '../features/staff-sign-in/queries.ts';
import { findSessionEnd } from '../features/staff-sign-in/rules.ts';
import { readStaffToken } from '../http/staff-session.ts';
import { gather } from './gather.ts';
import { parseSlotChange } from './slot-changes.ts';
import { parseStaffNews } from './staff-news.ts';

type Events = { [Name in keyof StaffEvents]: (payload: StaffEvents[Name]) => void };
type Seat = { sessionId: string; endsAtMs: number };
type Desks = Namespace<Record<string, never>, Events, DefaultEventsMap, Seat>;

/** How often desks hear of the same day at the most: seldom enough for a flood, soon enough for who looks. */
const gatherMs = 250;

/** A timer may ring a moment too early, and there is no second one. */
const afterEndMs = 1000;

/**
 * Serves the namespace `/staff`: who connects shows the console's cookie, and the connection ends with the session,
 * however that ends. Nothing is told but that something has changed.
 */
export function serveStaffEvents(app: FastifyInstance, io: Server, context: AppContext): void {
  const { listener, config, db, clock, log } = context;
  const desks: Desks = io.of('/staff');
  const timers = new Set<NodeJS.Timeout>();

  desks.use(async (socket, next) => {
    try {
      const tokenHash = readStaffToken(socket.handshake, config);
      const session = tokenHash && (await findStaffSession(db, tokenHash, new Date(clock.nowMs())));
      if (!session) return next(new Error('unauthorized'));
      socket.data.sessionId = session.sessionId;
      socket.data.endsAtMs = findSessionEnd(session.createdAt).getTime();
      next();
    } catch (error) {
      log.warn({ err: error }, 'a desk could not be let in');
      next(new Error('unavailable'));
    }
  });

  const endSessions = async () => {
    const sockets = [...desks.sockets.values()];
    if (sockets.length === 0) return;
    const ids = [...new Set(sockets.map(({ data }) => data.sessionId))];
    const living = await findLivingSessions(db, ids, new Date(clock.nowMs()));
    for (const socket of sockets) {
      if (living.has(socket.data.sessionId)) continue;
      socket.emit('session-ended', {});
      socket.disconnect(true);
    }
  };
  const endSessionsSafely = () =>
    endSessions().catch((error) => {
      log.warn({ err: error }, 'sessions of desks could not be looked up');
      // Whoever may have lost the right to hear hears nothing; a desk that still has it comes back.
      desks.disconnectSockets(true);
    });

  desks.on('connection', (socket) => {
    // The session may have ended between the look at it and the connection, which nobody told of then.
    void endSessionsSafely();
    const timer = setTimeout(endSessionsSafely, socket.data.endsAtMs - clock.nowMs() + afterEndMs);
    timers.add(timer);
    socket.once('disconnect', () => {
      clearTimeout(timer);
      timers.delete(timer);
    });
  });

  const days = gather<string>(gatherMs, (date) => desks.emit('day-changed', { date }));
  listener.subscribe('slots_changed', {
    onNotice: (text) => {
      const change = parseSlotChange(text);
      if (change) days.add(change.date, change.date);
    },
    onMissed: () => undefined,
  });
  listener.subscribe('staff_news', {
    onNotice: (text) => {
      const news = parseStaffNews(text);
      if (!news) return;
      switch (news.event) {
        case 'day-changed':
          return days.add(news.date, news.date);
        case 'sessions-ended':
          return void endSessionsSafely();
        default:
          desks.emit(news.event, {});
      }
    },
    onMissed: () => {
      void endSessionsSafely();
      desks.emit('events-missed', {});
    },
  });
  app.addHook('preClose', async () => {
    days.stop();
    for (const timer of timers) clearTimeout(timer);
  });
}
