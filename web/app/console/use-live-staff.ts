import type { StaffEvents } from '@praxisportal/contract/staff/events';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepConnection, liveTransports } from '../api/live-connection.ts';
import { queryClient } from '../api/query-client.ts';
import { callStaff } from './call-staff.ts';
import { staffKeys } from './staff-queries.ts';
import { useIsLocked } from './use-staff-session.ts';

/**
 * Keeps what the console shows up to date while its screen is open: each event asks anew for what it is about, and a
 * connection that was lost for everything. Returns since when changes made elsewhere do not come in, in ms since 1970;
 * null while all is well.
 */
export function useLiveStaff(): number | null {
  const [lostAtMs, setLostAtMs] = useState<number | null>(null);
  const isLocked = useIsLocked();
  // A locked screen asks for nothing; once it is open again, for everything.
  const refresh = useEffectEvent((queryKey: readonly unknown[]) => {
    if (!isLocked) void queryClient.invalidateQueries({ queryKey });
  });
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (wasLocked.current && !isLocked) refresh(staffKeys.all);
    wasLocked.current = isLocked;
  }, [isLocked]);

  useEffect(
    () =>
      keepConnection((io) => {
        const socket = io('/staff', { transports: liveTransports });
        socket.on('connect', () => {
          setLostAtMs(null);
          refresh(staffKeys.all);
        });
        socket.on('disconnect', () => setLostAtMs((before) => before ?? Date.now()));
        socket.on('connect_error', () => setLostAtMs((before) => before ?? Date.now()));
        socket.on('day-changed', ({ date }: StaffEvents['day-changed']) => {
          refresh([...staffKeys.day, date]);
          refresh(staffKeys.week);
        });
        socket.on('messages-changed', () => refresh(staffKeys.messages));
        socket.on('staff-changed', () => refresh(staffKeys.people));
        socket.on('events-missed', () => refresh(staffKeys.all));
        // The next answer says what has become of the session, and so to whoever listens for that.
        socket.on(
          'session-ended',
          () => void callStaff('getMe', { isBackground: true }).catch(() => undefined),
        );
        return socket;
      }),
    [],
  );

  return lostAtMs;
}
