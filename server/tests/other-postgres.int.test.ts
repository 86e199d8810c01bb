import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { prepareDatabase } from '../src/db/roles.ts';
import { OperatorError } from '../src/platform/operator-error.ts';
import { callServer, createPatientSession, startTestServer } from './harness.ts';
import { type OtherCluster, runStatements, startOtherCluster } from './other-cluster.ts';
import { callStaff, createStaffSession } from './staff.ts';

/** PostgreSQL as other operators have it: another locale, encoding, date style, time zone. */

const odd = {
  datestyle: 'German, DMY',
  intervalstyle: 'sql_standard',
  timezone: 'Asia/Kathmandu',
  bytea_output: 'escape',
  extra_float_digits: '-5',
  default_transaction_isolation: 'serializable',
  standard_conforming_strings: 'off',
  lc_messages: 'C',
};

let cluster: OtherCluster;
beforeAll(async () => {
  cluster = await startOtherCluster(['--encoding=UTF8', '--locale=C'], { ...odd, max_connections: '60' });
}, 120_000);
afterAll(() => cluster.stop());

const suitable = "encoding 'UTF8' locale_provider icu icu_locale 'und'";

/** Makes a database with these options, and returns its address. */
async function makeDatabase(options: string, ...statements: string[]): Promise<string> {
  const name = `other_${randomUUID().replaceAll('-', '')}`;
  await runStatements(cluster.url('postgres'), [`create database ${name} template template0 ${options}`]);
  if (statements.length > 0) await runStatements(cluster.url(name), statements);
  return cluster.url(name);
}

test.each([
  ['the cluster', async (): Promise<string> => makeDatabase(suitable)],
  [
    'the database and the role',
    async (): Promise<string> => {
      const url = await makeDatabase(suitable);
      const name = new URL(url).pathname.slice(1);
      const role = `owner_${name}`;
      const settings = Object.entries(odd).filter(([parameter]) => parameter !== 'lc_messages');
      await runStatements(url, [
        `create role ${role} login superuser`,
        ...settings.flatMap(([parameter, value]) => [
          `alter database ${name} set ${parameter} = '${value}'`,
          `alter role ${role} set ${parameter} = '${value}'`,
          `alter role ${role} in database ${name} set ${parameter} = '${value}'`,
        ]),
      ]);
      const address = new URL(url);
      address.username = role;
      // The operator's own option is overridden too.
      address.searchParams.set('options', '-c datestyle=SQL,DMY');
      return address.href;
    },
  ],
])('with odd settings of %s it books, finds and shows as with its own', async (_, make) => {
  const server = await startTestServer({ databaseUrl: await make() });
  onTestFinished(server.stop);
  const { token } = await createPatientSession(server);
  const wish = {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    bookingMethod: 'website',
  } as const;
  const body = { ...wish, date: '2026-11-30', time: '09:00' };
  const booked = await callServer(server, 'bookAppointment', { token, body });
  expect([booked.status, booked.body]).toMatchObject([201, { date: '2026-11-30', time: '09:00' }]);
  expect((await callServer(server, 'listAppointments', { token })).body).toEqual([booked.body]);
  const slots = await callServer(server, 'listSlots', {
    params: { id: 'weber' },
    query: { date: '2026-11-30', treatment: wish.treatmentType },
  });
  expect(slots.body.slots).not.toContain('09:00');
  expect(slots.body.slots).toContain('10:00');

  const { jar } = await createStaffSession(server, 'owner');
  const names: [first: string, last: string, typed: string][] = [
    ['Jürgen', 'Müller', 'MÜLLER'],
    ['Жанна', 'Петрова', 'ПЕТРОВА'],
    ['Łukasz', 'Żak', 'żak'],
  ];
  for (const [firstName, lastName] of names) {
    const person = {
      firstName,
      lastName,
      dateOfBirth: '1980-12-03',
      language: 'de',
      isUnreachable: true,
    } as const;
    const added = await callStaff(server, 'addPatientByStaff', { jar, body: { ...person, otherThan: [] } });
    expect([lastName, added.status]).toEqual([lastName, 200]);
  }
  for (const [, lastName, typed] of names) {
    const found = await callStaff(server, 'searchPatients', { jar, body: { query: typed } });
    const people = found.body.patients.map(({ name, dateOfBirth }) => [name, dateOfBirth]);
    expect([typed, people]).toEqual([typed, [[expect.stringContaining(lastName), '1980-12-03']]]);
  }
  const day = await callStaff(server, 'getDay', { jar, query: { date: '2026-11-30' } });
  expect(day.body.appointments.map(({ start }) => start)).toEqual(['09:00']);
});

test('each connection has the settings that the code relies on', async () => {
  const owner = { connectionString: await makeDatabase(suitable) };
  const db = openDatabase(await prepareDatabase({ owner }, () => undefined), {
    poolSize: 1,
    onError: () => undefined,
  });
  onTestFinished(() => db.destroy());
  const { rows } = await sql`
    select current_setting('datestyle') as datestyle, current_setting('timezone') as timezone,
      current_setting('intervalstyle') as intervals, current_setting('bytea_output') as bytes,
      current_setting('default_transaction_isolation') as isolation, now()::text as at,
      '2026-03-04'::date::text as date, interval '1 day 2 hours' as interval, '\\xff00'::bytea as bytea
  `.execute(db);
  expect(rows[0]).toMatchObject({
    ...{
      datestyle: 'ISO, YMD',
      timezone: 'UTC',
      intervals: 'postgres',
      bytes: 'hex',
      isolation: 'read committed',
    },
    at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*\+00$/),
    ...{ date: '2026-03-04', interval: { days: 1, hours: 2 }, bytea: Buffer.from([255, 0]) },
  });
});

const refusals: [label: string, make: () => Promise<string>, sentence: RegExp][] = [
  [
    'LATIN1',
    () => makeDatabase("encoding 'LATIN1' locale 'C'"),
    /^The database's encoding is LATIN1, .*encoding 'UTF8'/,
  ],
  [
    'SQL_ASCII',
    () => makeDatabase("encoding 'SQL_ASCII' locale 'C'"),
    /^The database's encoding is SQL_ASCII/,
  ],
  [
    'the locale C',
    () => makeDatabase("encoding 'UTF8' locale 'C'"),
    /^The database's locale does not know the letters/,
  ],
  [
    'a Turkish locale, where I is not the capital of i',
    () => makeDatabase("encoding 'UTF8' locale_provider icu icu_locale 'tr'"),
    /^The database's locale does not know the letters/,
  ],
  [
    'a search_path to another schema',
    async () => {
      const url = await makeDatabase(suitable, 'create schema elsewhere');
      const name = new URL(url).pathname.slice(1);
      await runStatements(url, [`alter database ${name} set search_path = elsewhere, public`]);
      return url;
    },
    /^The search_path of postgres leads to the schema elsewhere/,
  ],
  [
    'a role that may make no tables',
    async () => {
      const url = await makeDatabase(suitable, 'create extension btree_gist', 'create extension pg_trgm');
      const role = `guest_${new URL(url).pathname.slice(1)}`;
      await runStatements(url, [`create role ${role} login`]);
      return url.replace('postgres@', `${role}@`);
    },
    /^The role guest_\w+ may not make tables: .*grant create on schema public/,
  ],
  [
    'a role that may not add extensions',
    async () => {
      const url = await makeDatabase(suitable);
      const role = `maker_${new URL(url).pathname.slice(1)}`;
      await runStatements(url, [`create role ${role} login`, `grant create on schema public to ${role}`]);
      return url.replace('postgres@', `${role}@`);
    },
    /^The database lacks an extension .*"create extension btree_gist" and "create extension pg_trgm" in it\.$/,
  ],
  [
    'a role that is not there',
    async () => (await makeDatabase(suitable)).replace('postgres@', 'stranger@'),
    /^PostgreSQL refuses the log-in of DATABASE_URL; .*role "stranger" does not exist/,
  ],
  [
    'a database that is not there',
    async () => cluster.url('nowhere'),
    /^DATABASE_URL names a database that does not exist \(database "nowhere" does not exist\)\.$/,
  ],
  [
    'TLS that the server does not speak',
    async () => `${await makeDatabase(suitable)}&sslmode=verify-full`,
    /^The encrypted connection of DATABASE_URL fails; check sslmode/,
  ],
];
test.each(refusals)('%s is refused with one sentence, and nothing is made', async (_, make, sentence) => {
  const connectionString = await make();
  const refusal = await prepareDatabase({ owner: { connectionString } }, () => undefined).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(OperatorError);
  expect(String(refusal)).toMatch(/^UnsuitableDatabaseError: [^\n]+\.$/);
  expect(refusal).toHaveProperty('message', expect.stringMatching(sentence));
});

test('the program ends with that sentence alone', async () => {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      ...{ PATH: process.env.PATH, LOG_LEVEL: 'silent', PORT: '0', SECRET_KEY: 'k'.repeat(32) },
      DATABASE_URL: await makeDatabase("encoding 'LATIN1' locale 'C'"),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  expect([out, code]).toEqual(['', 1]);
  expect(error).toMatch(/^The database's encoding is LATIN1, [^\n]+\.\n$/);
});
