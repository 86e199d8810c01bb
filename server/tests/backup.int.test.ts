import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Booking } from '@praxisportal/contract/appointment';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUpDataFolder } from '../src/backup/back-up-data-folder.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { readEnv, toConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { migrations } from '../src/db/migrate.ts';
import { recordStaffDeed } from '../src/features/audit/commands.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { annaPassword, firstVersionIds, firstVersionRows } from './first-version-rows.ts';
import { callServer, createTestClock, registerPatient } from './harness.ts';
import { runOldMigrations } from './old-migrations.ts';
import { createStaffSession } from './staff.ts';

const silent = { log: () => undefined };
const now = new Date('2026-11-25T08:00:00Z');
const body: Booking = {
  doctorId: 'weber',
  treatmentType: 'Kontrolluntersuchung',
  date: '2026-11-30',
  time: '09:00',
  bookingMethod: 'website',
};
const headers = { 'idempotency-key': 'confirmation-before-the-backup' };

let folder: string;
let backupFile: string;
let patient: Awaited<ReturnType<typeof registerPatient>>;
let rowsAtBackup: Record<string, unknown[]>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxisportal-backup-'));
  backupFile = join(folder, 'first.backup.gz');
  const server = await start('original');
  patient = await registerPatient(server);
  await callServer(server, 'bookAppointment', { token: patient.token, body, headers });
  // All that COPY has to write in another way.
  const message = '\tTab \\N \\.\r\n\\.\nÄ "quoted" \u{1f9b7}';
  await asOwner('original', (db) =>
    sql`insert into contact_messages (name, email, message, language, created_at)
      values ('', 'anna@example.org', ${message}, 'de', ${now})`.execute(db),
  );
  const owner = await createStaffSession(server, 'owner');
  const deed = { action: 'sign_in', subjectKind: 'staff', subjectId: owner.staffId } as const;
  await recordStaffDeed(server.context.db, { ...deed, staffId: owner.staffId }, now);
  // With an owner the next start makes no link for one.
  await server.context.db.deleteFrom('staff_invitations').execute();
  rowsAtBackup = await readRows('original');
  const output = await runCommand('backup', [backupFile], { DATA_DIR: join(folder, 'original') });
  expect(output).toEqual({
    out: expect.stringMatching(
      /^\S+first\.backup\.gz holds \d+ rows of \d+ tables, and the secret key: .+\n$/,
    ),
    error: '',
    code: 0,
  });
  await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the real server on the embedded database of this data folder. */
function start(name: string): Promise<RunningServer> {
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' };
  // What a job writes by itself would make two looks at the same rows differ.
  const quiet = { PRACTICE_NOTICES: 'off', PRACTICE_MORNING_LIST: 'off' };
  const config = toConfig(readEnv({ ...env, ...quiet, DATA_DIR: join(folder, name) }));
  return startServer(config, { clock: createTestClock() });
}

async function runCommand(script: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { PATH: process.env.PATH, INIT_CWD: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, error, code };
}

async function asOwner<Result>(name: string, work: (db: Kysely<never>) => Promise<Result>): Promise<Result> {
  const socket = { host: join(folder, name, 'postgres-socket'), port: 5432 };
  const connection = { ...socket, user: 'praxisportal', database: 'praxisportal' };
  const db = openDatabase(connection, { poolSize: 1, onError: () => undefined });
  try {
    return await work(db.withTables());
  } finally {
    await db.destroy();
  }
}

/** Every row of every table, as text, and what the sequences would give next. */
function readRows(name: string): Promise<Record<string, unknown[]>> {
  return asOwner(name, async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_migration%'
    `.execute(db);
    const found: Record<string, unknown[]> = {};
    for (const { name: table } of tables) {
      const { rows } = await sql`select t::text as row from ${sql.table(table)} t order by 1`.execute(db);
      found[table] = rows;
    }
    const sequences = await sql`select sequencename, last_value::text from pg_sequences order by 1`.execute(
      db,
    );
    return { ...found, sequences: sequences.rows };
  });
}

test('what was backed up while the server ran is restored, down to the last row, and serves', async () => {
  expect((await stat(backupFile)).mode & 0o777).toBe(0o600);
  const output = await runCommand('restore', ['first.backup.gz'], { DATA_DIR: join(folder, 'restored') });
  expect([output.error, output.code]).toEqual(['', 0]);
  const key = (name: string) => readFile(join(folder, name, 'secret-key'), 'utf8');
  expect(await key('restored')).toBe(await key('original'));

  const server = await start('restored');
  expect(await readRows('restored')).toEqual(rowsAtBackup);
  // The session goes on, the key still answers its booking, the password still fits, and the calendar is as full.
  const repeated = await callServer(server, 'bookAppointment', { token: patient.token, body, headers });
  expect(repeated.status).toBe(201);
  const login = await callServer(server, 'login', {
    body: { email: patient.user.email, password: 'geheim-1234' },
  });
  expect(login.status).toBe(200);
  const { token } = login.body;
  expect((await callServer(server, 'listAppointments', { token })).body).toEqual([repeated.body]);
  expect((await callServer(server, 'bookAppointment', { token, body })).status).toBe(409);
  const other = await callServer(server, 'bookAppointment', { token, body: { ...body, time: '10:00' } });
  expect(other.status).toBe(201);
  const outbox = await callServer(server, 'listOutbox');
  expect(outbox.body[0]?.to).toBe(patient.user.email);
  await server.stop();
});

test('without a running server the same is backed up, and the data folder is left as it was', async () => {
  const dataDir = join(folder, 'original');
  const before = await readdir(dataDir);
  const file = join(folder, 'second.backup.gz');
  await backUpDataFolder({ ...silent, dataDir, file, now });
  expect(await readdir(dataDir)).toEqual(before);
  const toTables = (bytes: Buffer) => gunzipSync(bytes).toString().split('\n').slice(1, -2);
  expect(toTables(await readFile(file))).toEqual(toTables(await readFile(backupFile)));
});

test('while visitors book, a backup holds one moment: what it refers to is in it', async () => {
  const server = await start('original');
  const { token } = await registerPatient(server);
  let isBooking = true;
  const visiting = (async () => {
    for (let visit = 0; isBooking; visit += 1) {
      const wish = { ...body, date: '2026-12-01', time: `${String(8 + (visit % 4)).padStart(2, '0')}:00` };
      const { status, body: booked } = await callServer(server, 'bookAppointment', { token, body: wish });
      if (status === 201) {
        await callServer(server, 'cancelAppointment', { token, params: { id: booked.id } });
      }
    }
  })();
  const dataDir = join(folder, 'original');
  const file = join(folder, 'busy.gz');
  await backUpDataFolder({ ...silent, dataDir, file, now });
  isBooking = false;
  await visiting;
  await server.stop();
  await restoreBackup({ ...silent, dataDir: join(folder, 'busy'), file });
  expect(existsSync(join(folder, 'busy', 'postgres', 'PG_VERSION'))).toBe(true);
});

test('a backup of an old version with rows of the first one is restored as what it became', async () => {
  const dataDir = join(folder, 'first-version');
  const postgres = await startEmbeddedPostgres({ ...silent, dataDir });
  const db = openDatabase(postgres.connection, { poolSize: 1, onError: () => undefined });
  await runOldMigrations(db, '028-looks', { '001-first-tables': firstVersionRows });
  await db.destroy();
  await postgres.stop();
  const file = join(folder, 'first-version.gz');
  await backUpDataFolder({ ...silent, dataDir, file, now });
  expect(gunzipSync(await readFile(file)).toString()).toContain('"028-looks"],');

  await restoreBackup({ ...silent, dataDir: join(folder, 'became'), file });
  const server = await start('became');
  const login = await callServer(server, 'login', {
    body: { email: 'anna@example.org', password: annaPassword },
  });
  expect(login.status).toBe(200);
  const { token } = login.body;
  const { body: own } = await callServer(server, 'listAppointments', { token });
  expect(own.map(({ id }) => id).sort()).toEqual(
    [firstVersionIds.scheduled, firstVersionIds.completed].sort(),
  );
  const booked = await callServer(server, 'bookAppointment', { token, body: { ...body, time: '11:00' } });
  expect(booked.status).toBe(201);
  const applied = await asOwner('became', (handle) =>
    sql<{ name: string }>`select name from kysely_migration order by name`.execute(handle),
  );
  expect(applied.rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
  await server.stop();
});

const changed = (bytes: Buffer, change: (text: string) => string) =>
  gzipSync(Buffer.from(change(gunzipSync(bytes).toString('latin1')), 'latin1'));

test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
  ['a byte that flipped', (bytes) => flip(bytes, bytes.length >> 1), /no backup, or a damaged one \(/],
  ['an end that is missing', (bytes) => bytes.subarray(0, bytes.length - 20), /a damaged one \(/],
  ['half of it', (bytes) => bytes.subarray(0, bytes.length >> 1), /a damaged one \(/],
  ['nothing in it', () => Buffer.alloc(0), /a damaged one \(/],
  ['another kind of file', () => Buffer.from('%PDF-1.7 something else'), /a damaged one \(/],
  [
    'a trailer that is missing',
    (bytes) => changed(bytes, (all) => all.replace(/\{"rows".*\n$/, '')),
    /its end is missing/,
  ],
  [
    'a row that was changed',
    (bytes) => changed(bytes, (all) => all.replace('Anna', 'Anne')),
    /its checksum does not match/,
  ],
  [
    'a row that was dropped',
    (bytes) => changed(bytes, (all) => all.replace(/^.*Anna.*\n/m, '')),
    /its checksum does not match/,
  ],
  [
    'another number of rows than it says',
    (bytes) => changed(bytes, (all) => all.replace(/(\{"rows":\{.*"doctors":)\d+/, '$19')),
    /its rows are not as many as it says/,
  ],
  [
    'something behind its end',
    (bytes) => changed(bytes, (all) => `${all}{"rows":{},"sha256":""}\n`),
    /something follows its end/,
  ],
  [
    'a newer format',
    (bytes) => changed(bytes, (all) => all.replace('"format":1', '"format":2')),
    /made by a newer version of Praxisportal: restore it with that one/,
  ],
])('a backup with %s is refused, and nothing is made', async (_name, change, sentence) => {
  const file = join(folder, 'damaged.gz');
  await writeFile(file, change(await readFile(backupFile)));
  const dataDir = join(folder, 'untouched');
  await expect(restoreBackup({ ...silent, dataDir, file })).rejects.toThrow(sentence);
  expect(existsSync(dataDir)).toBe(false);
});

function flip(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

/** A backup that is whole, but not what this version wrote. The change leaves the number of rows as it is. */
async function rewrite(change: (text: string) => string): Promise<string> {
  const all = change(gunzipSync(await readFile(backupFile)).toString());
  const [, withoutTrailer = '', trailer = ''] = /^(.*\n)(\{"rows".*)\n$/s.exec(all) ?? [];
  const sha256 = createHash('sha256').update(withoutTrailer).digest('hex');
  const file = join(folder, 'rewritten.gz');
  await writeFile(file, gzipSync(`${withoutTrailer}${JSON.stringify({ ...JSON.parse(trailer), sha256 })}\n`));
  return file;
}

test('a backup of a database that is newer than this version is refused', async () => {
  const file = await rewrite((all) => all.replace(/("migrations":\[[^\]]*)\]/, '$1,"999-the-future"]'));
  const dataDir = join(folder, 'untouched');
  await expect(restoreBackup({ ...silent, dataDir, file })).rejects.toThrow('made by a newer version');
  expect(existsSync(dataDir)).toBe(false);
});

test('a backup that is older than the baseline is refused with what to restore it with', async () => {
  const file = await rewrite((all) =>
    all.replace(/"migrations":\[[^\]]*\]/, '"migrations":["001-first-tables"]'),
  );
  const dataDir = join(folder, 'untouched');
  await expect(restoreBackup({ ...silent, dataDir, file })).rejects.toThrow(
    '(its last migration is 001-first-tables): restore it once with Praxisportal 0.1.0 at commit 81276875',
  );
  expect(existsSync(dataDir)).toBe(false);
});

test.each(['', 'AQ==', Buffer.alloc(31, 7).toString('base64')])(
  'a backup with the secret key %j is refused, and nothing is made',
  async (key) => {
    const file = await rewrite((all) => all.replace(/"secretKey":"[^"]*"/, `"secretKey":"${key}"`));
    const dataDir = join(folder, 'untouched');
    await expect(restoreBackup({ ...silent, dataDir, file })).rejects.toThrow(
      'a secret key that is too short',
    );
    expect(existsSync(dataDir)).toBe(false);
  },
);

test('constraints hold for what is restored, and a restore that fails leaves nothing', async () => {
  // The appointment of a doctor whom the backup does not know.
  const file = await rewrite((all) => all.replaceAll('\tweber\t', '\tnobody\t'));
  const made = join(folder, 'untouched');
  const refusal = 'could not be restored, and nothing was changed: insert or update on table "appointments"';
  await expect(restoreBackup({ ...silent, dataDir: made, file })).rejects.toThrow(refusal);
  expect(existsSync(made)).toBe(false);
  const empty = join(folder, 'empty');
  await mkdir(empty, { mode: 0o700 });
  await expect(restoreBackup({ ...silent, dataDir: empty, file })).rejects.toThrow(refusal);
  expect(await readdir(empty)).toEqual([]);
});

test("a backup writes into the practice's tables only, not into PostgreSQL's own", async () => {
  const role = '{"table":"pg_authid","columns":["oid","rolname"],"sequences":{}}\n4242\tevil\n\\.\n';
  const file = await rewrite((all) => all.replace(/\{"rows":\{(?=.*\n$)/, `${role}{"rows":{"pg_authid":1,`));
  const dataDir = join(folder, 'untouched');
  await expect(restoreBackup({ ...silent, dataDir, file })).rejects.toThrow('it has a table "pg_authid"');
  expect(existsSync(dataDir)).toBe(false);
});

test('a folder that has a database, or only a key, is not touched', async () => {
  const used = join(folder, 'original');
  const before = await readdir(used);
  const options = { ...silent, file: backupFile };
  await expect(restoreBackup({ ...options, dataDir: used })).rejects.toThrow(
    `${join(used, 'postgres')} is there already: move it away`,
  );
  expect(await readdir(used)).toEqual(before);
  const keyOnly = join(folder, 'key-only');
  await mkdir(keyOnly);
  await writeFile(join(keyOnly, 'secret-key'), 'k'.repeat(43), { mode: 0o600 });
  await expect(restoreBackup({ ...options, dataDir: keyOnly })).rejects.toThrow('is there already');
  expect(await readdir(keyOnly)).toEqual(['secret-key']);
});

test('a backup that is interrupted leaves nothing behind', async () => {
  const abort = new AbortController();
  const dataDir = join(folder, 'original');
  const postgres = await startEmbeddedPostgres({ ...silent, dataDir });
  const before = await readdir(folder);
  await asOwner('original', (db) =>
    db.transaction().execute(async (transaction) => {
      // The backup waits in the middle of its tables.
      await sql`lock table outgoing_messages in access exclusive mode`.execute(transaction);
      const file = join(folder, 'interrupted.gz');
      const backup = backUpDataFolder({ ...silent, dataDir, file, now, signal: abort.signal });
      const refused = expect(backup).rejects.toThrow('aborted');
      await vi.waitFor(async () => {
        const waiting = await sql`select 1 from pg_locks where not granted`.execute(transaction);
        expect(waiting.rows).toHaveLength(1);
      }, 10_000);
      abort.abort();
      await refused;
    }),
  );
  expect(await readdir(folder)).toEqual(before);
  await postgres.stop();
});

test('the commands say in a sentence why they can not', async () => {
  const dataDir = { DATA_DIR: join(folder, 'original') };
  const refuse = async (...command: Parameters<typeof runCommand>) => {
    const { out, error, code } = await runCommand(...command);
    expect([out, code]).toEqual(['', 1]);
    expect(error).toMatch(/^[^\n]+\n$/);
    return error;
  };
  expect(await refuse('backup', [backupFile], dataDir)).toContain('is there already: choose another name');
  expect(await refuse('backup', ['none/x.gz'], dataDir)).toContain('none/x.gz cannot be written');
  const nowhere = { DATA_DIR: join(folder, 'nowhere') };
  expect(await refuse('backup', [], nowhere)).toContain('There is no database in');
  expect(await refuse('restore', [], nowhere)).toContain('npm run restore FILE');
  expect(await refuse('restore', ['none.gz'], nowhere)).toContain('There is no ');
  const foreign = { ...dataDir, DATABASE_URL: 'postgres://db/praxis' };
  expect(await refuse('backup', [], foreign)).toContain('use pg_dump');
  expect(await refuse('restore', [backupFile], foreign)).toContain('use pg_restore');
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test('without a name the file tells the time, and stands where the command was typed', async () => {
  const place = join(folder, 'typed-here');
  await mkdir(place);
  await chmod(place, 0o755);
  await runCommand('backup', [], { DATA_DIR: join(folder, 'original'), INIT_CWD: place });
  expect(await readdir(place)).toEqual([
    expect.stringMatching(/^praxisportal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/),
  ]);
});
