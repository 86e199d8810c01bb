/**
 * The real server for the browser tests, as a program: on a fresh embedded database and a free port, with a
 * clock that starts at a known moment and runs on. It prints its address, the moment and the link of the practice's first
 * owner as one JSON line.
 * Its first argument, if not empty, is the folder of the website to serve instead of the built one; with `mail` as the second
 * one it sends mails to an SMTP server, and its report counts those that came.
 * A number of seconds on a line of its input moves the clock on; `afresh` cancels all appointments, so that every
 * time can be booked again, takes back what was planned, renames the patients of earlier tests, and forgets the messages in the outbox. Each line is
 * answered by the JSON line, printed again.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readEnv, toConfig } from '../src/config.ts';
import { allowOtherAuditTimes } from '../src/db/audit-time.ts';
import { openDatabase } from '../src/db/database.ts';
import { findConnection } from '../src/db/embedded/embedded-postgres.ts';
import { startServer } from '../src/server.ts';
import { startMailPeer } from './mail-peer.ts';
import { resetSettings } from './settings.ts';
import { startVoicePeer } from './voice-peer.ts';

const startMs = Date.parse('2026-11-25T09:00:00+01:00');
let offsetMs = startMs - Date.now();
const clock = { nowMs: () => Date.now() + offsetMs };

const dataDir = await mkdtemp(join(tmpdir(), 'praxisportal-e2e-'));
const voice = await startVoicePeer();
const [, , webFolder, isWithMail] = process.argv;
const mail = isWithMail === 'mail' ? await startMailPeer() : undefined;
const config = toConfig(
  readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    // A whole run of tests is more than an hour of a practice.
    CODES_PER_HOUR_MAX: '100000',
    CALLS_PER_HOUR_MAX: '100000',
    // Tests of what patients get don't want to count what the practice gets.
    PRACTICE_NOTICES: 'off',
    PRACTICE_MORNING_LIST: 'off',
    TTS_BASE_URL: voice.url,
    ...(mail && { SMTP_URL: mail.url, MAIL_FROM: 'praxis@praxis.example' }),
  }),
);
const server = await startServer(config, { clock, ...(webFolder && { webFolder }) });
const ownerDb = openDatabase(findConnection(dataDir), { poolSize: 1, onError: () => undefined });
await allowOtherAuditTimes(ownerDb);
await ownerDb.destroy();
const report = () =>
  console.log(
    JSON.stringify({
      url: server.url,
      offsetMs,
      setupLink: server.setup?.link,
      mailCount: mail?.mails.length ?? 0,
    }),
  );
report();

/** What a test before has left would stand in the next one's way, or be drawn there: each mail is a frame. */
async function forgetTestBefore(): Promise<void> {
  const { db } = server.context;
  await db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('status', '=', 'scheduled')
    .execute();
  await db.deleteFrom('outgoing_messages').where('state', '=', 'kept').execute();
  // A name that several tests use is found once, whichever of them ran before on this server.
  await db
    .updateTable('patients')
    .set({ first_name: 'Ehemals', last_name: 'Testperson', date_of_birth: null })
    .where('last_name', '!=', 'Testperson')
    .execute();
  await restorePlan();
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const planned = server.context.practice.plan.rows;
let knownRevision = planned.revision;

/** Takes back absences, special days, hours and settings of a test; hours that it replaced stay replaced. */
async function restorePlan(): Promise<void> {
  const { db, practice } = server.context;
  if (practice.plan.rows.revision === knownRevision) return;
  await db
    .updateTable('plan_absences')
    .set({ removed_at: new Date(clock.nowMs()) })
    .where('removed_at', 'is', null)
    .where('id', 'not in', idsOf(planned.absences))
    .execute();
  await db.deleteFrom('plan_special_days').execute();
  await db.deleteFrom('plan_hours').where('id', 'not in', idsOf(planned.hours)).execute();
  await resetSettings({ ownerDb: db, context: server.context });
  knownRevision = practice.plan.rows.revision;
}

const stop = async () => {
  await server.stop();
  await voice.stop();
  await mail?.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', stop);
// The parent's end closes our input; without this a killed test run would leave a database behind.
createInterface({ input: process.stdin })
  .on('line', async (line) => {
    if (line === 'afresh') await forgetTestBefore();
    else offsetMs += Number(line) * 1000;
    report();
  })
  .on('close', stop);
