import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort, occupy } from './free-port.ts';
import { createTestDatabase } from './harness.ts';

let dataDir: string;
let databaseUrl: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxisportal-main-'));
  databaseUrl = await createTestDatabase();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the program as an operator would, with this environment and no other. */
function start(
  env: Record<string, string>,
  { nodeOptions = [] }: { nodeOptions?: string[] } = {},
): ChildProcess {
  return spawn(process.execPath, [...nodeOptions, 'server/src/main.ts'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function finish(child: ChildProcess) {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, error, code] = await Promise.all([read(child.stdout), read(child.stderr), ended]);
  return { out, error, code };
}

function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream ? text(stream) : Promise.resolve('');
}

test.each([
  [{ PORT: 'abc' }, /^PORT="abc" is not usable: [^\n]+\.\n$/],
  [
    { SMPT_URL: 'smtp://user:word@mail.example', PORT: 'abc' },
    /^SMPT_URL is no setting and is not read: is SMTP_URL meant\?\nPORT="abc" is not usable: [^\n]+\.\n$/,
  ],
  [{ NODE_ENV: 'production' }, /^SECRET_KEY must be set [^\n]+\.\n$/],
  [{ HOST: '192.0.2.1' }, /^HOST or PUBLIC_URL lets others reach this server, and the outbox [^\n]+\.\n$/],
  [{ HOST: '192.0.2.1', OUTBOX: 'on' }, /^This machine does not have the address that HOST says\.\n$/],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
    /^The database of DATABASE_URL could not be reached\.\n$/,
  ],
])('with %j it ends with one sentence', async (env, sentence) => {
  expect(await finish(start(env))).toEqual({ out: '', error: expect.stringMatching(sentence), code: 1 });
});

test('a port in use is said in a sentence', async () => {
  const port = await findFreePort();
  const holder = await occupy(port);
  const { error, code } = await finish(start({ PORT: String(port) }));
  holder.close();
  expect([error, code]).toEqual([
    'The port is in use. Stop the other program or choose another with PORT=….\n',
    1,
  ]);
});

test.each(['SIGTERM', 'SIGINT'] as const)('it serves, and %s ends it cleanly', async (signal) => {
  const { child, finished, port } = await startReady({});
  const file = join(dataDir, 'setup-link.txt');
  const link = (await readFile(file, 'utf8')).trim();
  child.kill(signal);
  const { out, error, code } = await finished;
  expect([error, code]).toEqual(['', 0]);
  // The practice has no owner yet. Its output is no terminal, so it may be kept in a log.
  expect(out).toMatch(new RegExp(`^Praxisportal: http://localhost:${port}\n[^]*setup-link.txt`));
  expect(link).toMatch(new RegExp(`^http://localhost:${port}/de/praxis/einrichten#[\\w-]{43}$`));
  expect(out).not.toContain(link.split('#')[1]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

/** Starts the program and waits until it serves. */
async function startReady(env: Record<string, string>, options: { nodeOptions?: string[] } = {}) {
  const port = await findFreePort();
  const child = start({ PORT: String(port), ...env }, options);
  const finished = finish(child);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/api/health/ready`)).status).toBe(200), 45_000);
  return { child, finished, port };
}

/** A visitor who begins to send and never ends: a request that holds up the stop. */
async function sendForever(port: number): Promise<Socket> {
  const visitor = connect(port, '127.0.0.1');
  visitor.on('error', () => undefined);
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  // The server answers 100 once it has begun to read the request.
  visitor.write(`${head}Content-Length: 100\r\nExpect: 100-continue\r\n\r\n`);
  await vi.waitFor(() => expect(visitor.bytesRead).toBeGreaterThan(0), 10_000);
  visitor.write('{');
  return visitor;
}

test('what does not end by the deadline is cut off, and said', async () => {
  const { child, finished, port } = await startReady({});
  const visitor = await sendForever(port);
  child.kill('SIGTERM');
  const { error, code } = await finished;
  visitor.destroy();
  expect([error, code]).toEqual(['Not everything ended within 9 s; what was left is cut off.\n', 1]);
});

test('a second signal ends it at once', async () => {
  const { child, finished, port } = await startReady({});
  const visitor = await sendForever(port);
  child.kill('SIGTERM');
  // The first signal has been heard when nobody new gets in.
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow(), 10_000);
  child.kill('SIGTERM');
  const { error, code } = await finished;
  visitor.destroy();
  expect([error, code]).toEqual(['', 143]);
});

test('an error that nobody caught is logged, and ends the program for a supervisor to start it again', async () => {
  const trap = "process.on('SIGUSR2', () => Promise.reject(new Error('nobody caught me')))";
  const nodeOptions = ['--import', `data:text/javascript,${trap}`];
  const { child, finished } = await startReady({ LOG_LEVEL: 'error' }, { nodeOptions });
  child.kill('SIGUSR2');
  const { out, code } = await finished;
  const line = out.split('\n').find((text) => text.includes('nobody caught me')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ level: 60, msg: 'an error that nobody caught' });
  expect(code).toBe(70);
});

test('if the own PostgreSQL keeps ending, the program ends with a code and a sentence of its own', async () => {
  const ownDataDir = await mkdtemp(join(tmpdir(), 'praxisportal-dying-'));
  const { child, finished } = await startReady({ DATABASE_URL: '', DATA_DIR: ownDataDir });
  const pidFile = join(ownDataDir, 'postgres', 'postmaster.pid');
  const killed = new Set<number>();
  while (child.exitCode === null) {
    const [pid = '', , , , , , , state = ''] = await readFile(pidFile, 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    );
    if (state.startsWith('ready') && !killed.has(Number(pid))) {
      killed.add(Number(pid));
      process.kill(Number(pid), 'SIGKILL');
    }
    await setImmediate();
  }
  const { error, code } = await finished;
  await rm(ownDataDir, { recursive: true, force: true });
  expect(error).toMatch(/^PostgreSQL ended 5 times within 60 s and is not started again: [^\n]+\n$/);
  expect(code).toBe(69);
});
