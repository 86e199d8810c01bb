import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from './harness.ts';

let dataDir: string;
let databaseUrl: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxisportal-main-'));
  databaseUrl = await createTestDatabase();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the program as an operator would, with this environment and no other. */
function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['server/src/main.ts'], {
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
  [{ NODE_ENV: 'production' }, /^SECRET_KEY must be set [^\n]+\.\n$/],
  [{ HOST: '192.0.2.1' }, /^This machine does not have the address that HOST says\.\n$/],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
    /^The database of DATABASE_URL could not be reached\.\n$/,
  ],
])('with %j it ends with one sentence', async (env, sentence) => {
  expect(await finish(start(env))).toEqual({ out: '', error: expect.stringMatching(sentence), code: 1 });
});

async function takePort(): Promise<{ port: string; free: () => Promise<void> }> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', () => resolve()));
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const free = () => new Promise<void>((resolve) => holder.close(() => resolve()));
  return { port: String(address.port), free };
}

test('a port in use is said in a sentence', async () => {
  const { port, free } = await takePort();
  const { error, code } = await finish(start({ PORT: port }));
  await free();
  expect([error, code]).toEqual([
    'The port is in use. Stop the other program or choose another with PORT=….\n',
    1,
  ]);
});

test.each(['SIGTERM', 'SIGINT'] as const)('it serves, and %s ends it cleanly', async (signal) => {
  const { port, free } = await takePort();
  await free();
  const child = start({ PORT: port });
  const finished = finish(child);
  await vi.waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    expect(answer.status).toBe(200);
  }, 30_000);
  child.kill(signal);
  expect(await finished).toEqual({
    out: expect.stringContaining(`http://localhost:${port}`),
    error: '',
    code: 0,
  });
});
