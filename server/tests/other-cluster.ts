import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { hideAllBut } from '../src/db/embedded/hidden-folders.ts';
import { findPostgresBinaries } from '../src/db/embedded/postgres-binaries.ts';

/** A PostgreSQL as an operator may have it, made by the embedded programs and run without the server's own code. */
export type OtherCluster = { url: (database: string, user?: string) => string; stop: () => Promise<void> };

const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** Makes and starts a cluster; `initdb` are arguments of that program, `settings` those of the server. */
export async function startOtherCluster(
  initdb: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<OtherCluster> {
  const binaries = findPostgresBinaries(process.platform, process.arch);
  const folder = mkdtempSync('/tmp/praxisportal-other-');
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  chmodSync(folder, 0o755);
  for (const each of [data, socket]) {
    mkdirSync(each, { mode: 0o700 });
    if (isRoot) chownSync(each, nobody.uid, nobody.gid);
  }
  const command = (words: string[]): [string, string[]] => {
    const reached = [data, socket, join(binaries.folder, '..')];
    const [program = '', ...args] = isRoot ? hideAllBut(reached, nobody, words) : words;
    return [program, args];
  };
  execFileSync(
    ...command([binaries.initdb, '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', ...initdb]),
    { stdio: 'pipe', cwd: '/', env: { PATH: process.env.PATH } },
  );
  const all = { ...settings, listen_addresses: '', unix_socket_directories: socket, fsync: 'off' };
  const assignments = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(...command([binaries.postgres, '-D', data, ...assignments]), {
    stdio: 'ignore',
    cwd: '/',
  });
  const ended = once(child, 'exit');
  while (!existsSync(join(socket, '.s.PGSQL.5432'))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    await delay(20);
  }
  return {
    url: (database, user = 'postgres') =>
      `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socket)}`,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs statements one after the other, each by itself, once PostgreSQL lets its clients in. */
export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = await connect(url);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      // 57P03: it is starting up.
      if (!(error instanceof pg.DatabaseError && error.code === '57P03')) throw error;
      await delay(20);
    }
  }
}
