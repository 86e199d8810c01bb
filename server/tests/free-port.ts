import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// Below the range from which the system itself takes ports, for port 0 and for connections: so nobody gets this one
// between the look and the start.
const FIRST_PORT = 10_000;
const END_PORT = 32_000;

/** A port that nobody listens on now; unlike port 0 it is known before the server starts. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, END_PORT);
    const probe = await occupy(port).catch(() => undefined);
    if (!probe) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** Listens on the port; rejects if somebody does already. */
export async function occupy(port: number): Promise<Server> {
  const holder = createServer().listen(port, '127.0.0.1');
  await once(holder, 'listening');
  return holder;
}
