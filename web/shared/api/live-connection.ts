import type { io, Socket } from 'socket.io-client';
import { loadAgain } from './load-again.ts';

type Io = typeof io;

// The connection repairs itself; this is for its code, without which nothing is live and the screens work as before.
const loadAgainMs = 30_000;

const loadCode = loadAgain(async () => {
  // By name, so that only what is used of it is built.
  const { io } = await import('socket.io-client');
  return { io };
});

/** Opens a live connection and keeps it until the returned function is called; its code is only loaded where it is used. */
export function keepConnection(open: (io: Io) => Socket): () => void {
  let isClosed = false;
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = async () => {
    const { io } = await loadCode();
    if (!isClosed) socket = open(io);
  };
  const attempt = () => {
    stopWaiting();
    load().catch(() => {
      if (isClosed) return;
      timer = setTimeout(attempt, loadAgainMs);
      window.addEventListener('online', attempt);
    });
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
  };
  attempt();
  return () => {
    isClosed = true;
    stopWaiting();
    socket?.disconnect();
  };
}

/** How every connection reaches the server. */
export const liveTransports = ['websocket', 'polling'];
