import { join, resolve } from 'node:path';
import { type Config, readEnv, toConfig } from '../server/src/config.ts';
import { allowOtherAuditTimes, requireAuditTimes } from '../server/src/db/audit-time.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded/embedded-postgres.ts';
import type { DatabaseConnection } from '../server/src/db/session-settings.ts';
import { loadOwnPractice } from '../server/src/own-practice.ts';
import { OperatorError } from '../server/src/platform/operator-error.ts';
import { startServer } from '../server/src/server.ts';
import { logComplaints } from './backup-command.ts';
import { buildWebIfStale } from './build-web.ts';
import { rootFolder, stopChildrenOnSignal, stopSelfWhenParentEnds } from './child-processes.ts';
import { markFilled, prepareDemoFolder, readMark } from './demo-folder.ts';
import { demoPassword } from './demo-logins.ts';
import { type DemoWaysIn, fillDemo } from './fill-demo.ts';

/**
 * `npm run demo`: an invented practice in full swing, in a folder of its own, and then the server as `npm start` has it.
 * It has nothing to do with what the environment says of a real one: no database, no mail server, no provider of it.
 */

/** What reaches others, or belongs to a real practice. */
const refusedSettings = [
  ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'VOICE_PROVIDER'],
  ...['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM', 'TWILIO_API_URL'],
  ...['VOICE_HTTP_URL', 'VOICE_HTTP_TOKEN', 'LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'],
  ...['TTS_PROVIDER', 'TTS_BASE_URL', 'TTS_API_KEY', 'TTS_MODEL', 'TTS_VOICE'],
];

/** Below it in the folder's note stands what is not printed. */
const moreCodes = 'More recovery codes:';

const letServerHandleSignals = stopChildrenOnSignal();
try {
  const folder = prepareEnvironment();
  loadOwnPractice();
  await buildWebIfStale({ log: console.log });
  const { isFilled } = await prepareDemoFolder(folder);
  if (!isFilled) await fillFolder(folder);
  const [shown = ''] = (await readMark(folder)).split(moreCodes);
  console.log(`\n${shown}More codes stand in ${join(folder, 'demo.txt')}.\n`);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
letServerHandleSignals();
stopSelfWhenParentEnds();
await import('../server/src/main.ts');

/** Makes the environment that of the demo, for the server too, and answers the folder. */
function prepareEnvironment(): string {
  const { env } = process;
  if (env.NODE_ENV === 'production')
    throw new OperatorError('The demo is made of invented people: it does not run with NODE_ENV=production.');
  const ignored = refusedSettings.filter((name) => env[name]);
  for (const name of refusedSettings) delete env[name];
  if (env.OUTBOX === 'off') delete env.OUTBOX;
  if (ignored.length > 0)
    console.log(`Not used by the demo, which sends nothing to anybody: ${ignored.join(', ')}.`);
  env.TTS_PROVIDER = 'none';
  env.LOG_LEVEL ||= 'warn';
  env.DATA_DIR = resolve(rootFolder, env.DATA_DIR || 'data-demo');
  return env.DATA_DIR;
}

async function fillFolder(folder: string): Promise<void> {
  console.log('Filling the demo: some weeks of a practice …');
  const startedAt = performance.now();
  const nowMs = Date.now();
  // As nobody misses it if the machine loses power meanwhile, commits need not wait for the disk.
  const settings = { synchronous_commit: 'off' };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: logComplaints, settings });
  try {
    const { host, port, database, user } = postgres.connection;
    const databaseUrl = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    const config = { ...readConfig(), databaseUrl, port: 0, host: '127.0.0.1' };
    const words = await fillDatabase(config, postgres.connection, nowMs);
    await markFilled(folder, words);
  } finally {
    await postgres.stop();
  }
  console.log(`Filled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function readConfig(): Config {
  const env = {
    ...process.env,
    LOG_LEVEL: 'error',
    PRACTICE_NOTICES: 'off',
    PRACTICE_MORNING_LIST: 'off',
  };
  return toConfig(readEnv(env));
}

async function fillDatabase(config: Config, owner: DatabaseConnection, nowMs: number): Promise<string> {
  const time = { nowMs };
  const server = await startServer(config, { clock: { nowMs: () => time.nowMs } });
  const ownerDb = openDatabase(owner, { poolSize: 1, onError: () => undefined });
  try {
    // What happened in the invented weeks is dated in them.
    await allowOtherAuditTimes(ownerDb);
    const setClock = (ms: number) => {
      time.nowMs = ms;
    };
    const waysIn = await fillDemo(server.context, setClock, nowMs);
    await requireAuditTimes(ownerDb);
    return describe(waysIn, nowMs);
  } finally {
    await ownerDb.destroy();
    await server.stop();
  }
}

/** What the command prints, and keeps in the folder. */
function describe({ logins, patient, hasOwnHours }: DemoWaysIn, nowMs: number): string {
  const team = logins.map(({ staff: { email, role }, recoveryCodes: [code = ''] }) =>
    [role.padEnd(10), email.padEnd(28), code].join(' '),
  );
  const all = logins.map(({ staff: { email }, recoveryCodes }) => `${email}: ${recoveryCodes.join(' ')}`);
  return [
    `An invented practice, filled on ${new Date(nowMs).toISOString().slice(0, 10)}. To fill it anew, delete the folder.`,
    ...(hasOwnHours ? ['It would be closed now; for today it has hours of its own.'] : []),
    '',
    `Its team signs in with the password "${demoPassword}", and at a new browser with a recovery code,`,
    'each code once, in place of the code of an app:',
    ...team,
    `A patient with an account: ${patient.email}, same password.`,
    '',
    moreCodes,
    ...all,
    '',
  ].join('\n');
}
