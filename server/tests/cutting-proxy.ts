import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { inject } from 'vitest';
import { createTestDatabase } from './harness.ts';

/** What a statement meets: a cut before it arrives, or one before its answer does. */
export type Fault = 'statement lost' | 'answer lost';

/** Looks at what one connection of the server sends, and says whether that is the statement to be cut off. */
export type Watch = (bytes: Buffer) => boolean;

/**
 * Stands between a server and PostgreSQL with a database of its own, and cuts a connection once, when `lose` was called.
 */
export async function startCuttingProxy(watchConnection: () => Watch) {
  let fault: Fault | undefined;
  const passOn = (fromServer: Socket) => {
    const { host, port } = inject('postgres');
    const toPostgres = connect(`${host}/.s.PGSQL.${port}`);
    const isMeant = watchConnection();
    const cut = () => {
      fromServer.destroy();
      toPostgres.destroy();
    };
    let isAnswerLost = false;
    fromServer.on('data', (bytes) => {
      const met = isMeant(bytes) ? fault : undefined;
      if (met) fault = undefined;
      if (met === 'statement lost') return cut();
      isAnswerLost ||= met === 'answer lost';
      toPostgres.write(bytes);
    });
    toPostgres.on('data', (bytes) => {
      if (isAnswerLost) cut();
      else fromServer.write(bytes);
    });
    for (const socket of [fromServer, toPostgres]) socket.on('error', cut).on('close', cut);
  };
  const proxy = createServer(passOn).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const direct = new URL(await createTestDatabase());
  return {
    databaseUrl: `postgres://${direct.username}@127.0.0.1:${address.port}${direct.pathname}`,
    lose: (next: Fault) => {
      fault = next;
    },
    hasCut: () => fault === undefined,
    stop: () => new Promise((resolve) => proxy.close(resolve)),
  };
}
