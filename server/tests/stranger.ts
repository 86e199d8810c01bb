// A process of another user for embedded-access.int.test.ts: node stranger.ts <uid> <pid of PostgreSQL> <folder of the socket>.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Whether it works, or why it does not. */
async function attempt(work: () => unknown): Promise<string> {
  try {
    await work();
    return 'works';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function connect(host: string, user: string): Promise<void> {
  const client = new Client({ host, port: 5432, user, database: 'praxisportal' });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

const [uid = '', pid = '', socketDir = ''] = process.argv.slice(2);
const cwd = `/proc/${pid}/cwd`;
process.setgroups?.([]);
process.setgid?.(Number(uid));
process.setuid?.(Number(uid));
const attempts = {
  files: await attempt(() => readdirSync(join(cwd, 'base'))),
  socket: await attempt(() => connect(socketDir, 'praxisportal')),
  socketByProcess: await attempt(() => connect(`${cwd}/../postgres-socket`, 'praxisportal')),
  servingRole: await attempt(() => connect(socketDir, 'praxisportal_server')),
};
process.stdout.write(JSON.stringify(attempts));
