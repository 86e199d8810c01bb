import type { LiveEvents } from '@praxisportal/contract/events';
import { useEffect, useEffectEvent } from 'react';

type Watched = {
  doctorId: string;
  /** Calendar day YYYY-MM-DD; without it every day of the doctor counts. */
  date?: string | undefined;
};

/**
 * Calls back when the free slots of this doctor (and day) change, and whenever events may have been
 * missed, as after every reconnect. The connection opens on mount and closes on unmount (SPEC §7).
 */
export function useLiveSlots({ doctorId, date }: Watched, onChange: () => void): void {
  const onBooked = useEffectEvent((event: LiveEvents['appointment-booked']) => {
    if (event.doctorId === doctorId && (date === undefined || event.date === date)) onChange();
  });
  const onMissed = useEffectEvent(onChange);

  useEffect(() => {
    let isClosed = false;
    let close = () => {};
    // The socket's code is only loaded where it is used (DESIGN §6).
    const connect = async () => {
      const { io } = await import('socket.io-client');
      if (isClosed) return;
      const socket = io({ transports: ['websocket', 'polling'] });
      socket.on('appointment-booked', (event: LiveEvents['appointment-booked']) => onBooked(event));
      socket.on('events-missed', () => onMissed());
      socket.io.on('reconnect', () => onMissed());
      close = () => socket.disconnect();
    };
    // Without the socket's code (offline) there is nothing live, and the screen works as before.
    connect().catch(() => undefined);
    return () => {
      isClosed = true;
      close();
    };
  }, []);
}
