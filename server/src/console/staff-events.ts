import type { StaffEvents } from '@praxisportal/contract/staff/events';
import type { FastifyInstance } from 'fastify';
import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io';
import type { AppContext } from '../context.ts';
import { findLivingSessions } from '../features/staff-sign-in/queries.ts';
import { findSessionEnd } from '../features/staff-sign-in/session-rules.ts';
import { createAddressReader } from '../http/forwarded-address.ts';
import { gather } from '../live/gather.ts';
import { parseSlotChange } from '../live/slot-changes.ts';
import { parseStaffNews } from '../live/staff-news.ts';
import { AppError } from '../platform/app-error.ts';
import { lookUpStaffSession, readStaffToken } from './staff-session.ts';

type Events = { [Name in keyof StaffEvents]: (payload: StaffEvents[Name]) => void };
type Seat = { sessionId: string; endsAtMs: number; isToldOfLock?: boolean };
type Desk = Socket<Record<string, never>, Events, DefaultEventsMap, Seat>;
type Desks = Namespace<Record<string, never>, Events, DefaultEventsMap, Seat>;

/** How often desks hear of the same day at the most: seldom enough for a flood, soon enough for who looks. */
const gatherMs = 250;

/** A timer may ring a moment too early, and there is no second one. */
const afterEndMs = 1000;

/**
 * Serves the namespace `/staff`: who connects shows the console's cookie, and the connection ends with the session,
 * however that ends. Nothing is told but that something has changed, and to a locked screen not even that.
 */
export function serveStaffEvents(app: FastifyInstance, io: Server, context: AppContext): void {
  const { listener, config, db, clock, log } = context;
  const desks: Desks = io.of('/staff');
  const readAddress = createAddressReader(config.trustProxy);
  const timers = new Set<NodeJS.Timeout>();

  desks.use(async (socket, next) => {
    try {
      const session = await lookUpStaffSession(
        context,
        readStaffToken(socket.handshake, config),
        readAddress(socket.request),
      );
      if (!session) return next(new Error('unauthorized'));
      socket.data.sessionId = session.sessionId;
      socket.data.endsAtMs = findSessionEnd(session.createdAt).getTime();
      next();
    } catch (error) {
      // Whom the server refuses on purpose is nobody's news.
      if (!(error instanceof AppError)) log.warn({ err: error }, 'a desk could not be let in');
      next(new Error('unavailable'));
    }
  });

  /** Ends the connections whose sessions have ended, and answers the others. */
  const findDesks = async (): Promise<{ open: Desk[]; locked: Desk[] }> => {
    const found: { open: Desk[]; locked: Desk[] } = { open: [], locked: [] };
    const sockets = [...desks.sockets.values()];
    if (sockets.length === 0) return found;
    const ids = [...new Set(sockets.map(({ data }) => data.sessionId))];
    const living = await findLivingSessions(db, ids, new Date(clock.nowMs()));
    for (const socket of sockets) {
      const session = living.get(socket.data.sessionId);
      if (session) (session.isLocked ? found.locked : found.open).push(socket);
      else {
        socket.emit('session-ended', {});
        socket.disconnect(true);
      }
    }
    return found;
  };
  const findDesksSafely = () =>
    findDesks().catch((error) => {
      log.warn({ err: error }, 'sessions of desks could not be looked up');
      // Whoever may have lost the right to hear hears nothing; a desk that still has it comes back.
      desks.disconnectSockets(true);
      return { open: [], locked: [] };
    });

  // One after the other, so that news keep their order.
  let telling = Promise.resolve();
  const tell = (news: (desk: Desk) => void) => {
    telling = telling
      .then(() => tellDesks(news))
      // One that could not be told must not keep all others from being told.
      .catch((error) => {
        log.error({ err: error }, 'desks could not be told of a change');
      });
  };
  const tellDesks = async (news: (desk: Desk) => void) => {
    const { open, locked } = await findDesksSafely();
    for (const desk of open) {
      desk.data.isToldOfLock = false;
      news(desk);
    }
    for (const desk of locked.filter(({ data }) => !data.isToldOfLock)) {
      // Its page may not know: it counts what a person does, the server what a person asks for.
      desk.data.isToldOfLock = true;
      desk.emit('screen-locked', {});
    }
  };

  desks.on('connection', (socket) => {
    // The session may have ended between the look at it and the connection, which nobody told of then.
    void findDesksSafely();
    const timer = setTimeout(findDesksSafely, socket.data.endsAtMs - clock.nowMs() + afterEndMs);
    timers.add(timer);
    socket.once('disconnect', () => {
      clearTimeout(timer);
      timers.delete(timer);
    });
  });

  const days = gather<string>(gatherMs, (date) => tell((desk) => desk.emit('day-changed', { date })));
  listener.subscribe('slots_changed', {
    onNotice: (text) => {
      const change = parseSlotChange(text);
      if (change) days.add(change.date, change.date);
    },
    onMissed: () => undefined,
  });
  const lookAnew = () => tell((desk) => desk.emit('events-missed', {}));
  listener.subscribe('staff_news', {
    onNotice: (text) => {
      const news = parseStaffNews(text);
      if (!news) return;
      switch (news.event) {
        case 'day-changed':
          return days.add(news.date, news.date);
        case 'patient-changed':
        case 'patient-erased':
          return tell((desk) => desk.emit(news.event, { id: news.id }));
        case 'sessions-ended':
          return void findDesksSafely();
        default:
          return tell((desk) => desk.emit(news.event, {}));
      }
    },
    onMissed: lookAnew,
  });
  // Any day may be another one.
  context.onPlanReloaded(lookAnew);
  app.addHook('preClose', async () => {
    days.stop();
    for (const timer of timers) clearTimeout(timer);
  });
}
