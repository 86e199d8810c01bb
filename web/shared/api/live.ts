import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { LiveEvents } from '@praxisportal/contract/events';
import { useEffect, useEffectEvent } from 'react';
import { keepConnection, liveTransports } from './live-connection.ts';

type Booked = LiveEvents['appointment-booked'];
/** Undefined where events may have been missed: when the connection opens, and when the server says so. */
type Listener = (booked: Booked | undefined) => void;

const listeners = new Set<Listener>();
let disconnect: (() => void) | undefined;

function tellAll(booked: Booked | undefined): void {
  for (const listener of listeners) listener(booked);
}

/** Opens the connection that all listeners share. */
function connect(): void {
  disconnect = keepConnection((io) => {
    const socket = io({ transports: liveTransports });
    socket.on('connect', () => tellAll(undefined));
    socket.on('events-missed', () => tellAll(undefined));
    socket.on('appointment-booked', (booked: Booked) => tellAll(booked));
    return socket;
  });
}

function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (disconnect === undefined) connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    disconnect?.();
    disconnect = undefined;
  };
}

type Watched = {
  /** The doctor's id, or the one that stands for any of them. */
  doctorId: string;
  /** Calendar day YYYY-MM-DD; without it every day counts. */
  date?: string | undefined;
};

// A day on which many book at once is asked for once a second, not with every booking.
const restMs = 1_000;

/**
 * Calls back when free times of this doctor (and day) may have changed: after a booking, and whenever events
 * may have been missed, as before the connection opened. At once the first time, then at most once a second.
 * The connection is open while somebody watches.
 */
export function useLiveSlots({ doctorId, date }: Watched, onChange: () => void): void {
  const isWatched = (booked: Booked) =>
    (doctorId === anyDoctorId || booked.doctorId === doctorId) &&
    (date === undefined || booked.date === date);
  const concernsUs = useEffectEvent(
    (booked: Booked | undefined) => booked === undefined || isWatched(booked),
  );
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    let isWaiting = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      timer = setTimeout(() => {
        timer = undefined;
        if (!isWaiting) return;
        isWaiting = false;
        tell();
        rest();
      }, restMs);
    };
    const stop = listen((booked) => {
      if (!concernsUs(booked)) return;
      if (timer !== undefined) {
        isWaiting = true;
        return;
      }
      tell();
      rest();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}
