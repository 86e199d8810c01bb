import { parseArgs } from 'node:util';
import { type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import type { Role } from '@praxisportal/contract/staff/rights';
import { sql } from 'kysely';
import type { Database } from '../server/src/db/database.ts';
import { insertStaff } from '../server/src/features/staff/commands.ts';
import { startStaffSession } from '../server/src/features/staff-sign-in/commands.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { printDesk } from './console-desk.ts';
import { fillAudit } from './fill-audit.ts';
import { fillTables } from './fill-tables.ts';
import { fillPast } from './past-appointments.ts';
import { formatMilliseconds, formatWhole, judge, printTable } from './table.ts';

/**
 * How fast the practice's console is on the server: the day of three dentists with sixty appointments after years of
 * them, finding people among many, also by names that are misspelt, and the record of who did what. One desk asks, one
 * question after the other. And how it feels at a desk: painting, dragging, what others change, and what the pages load.
 *
 * `-- --only server` (or desk) does one of them.
 */

const dayTargetMs = 50;
const searchTargetMs = 100;
const auditTargetMs = 100;
const rounds = 100;
const date = '2026-11-25';

const { values } = parseArgs({
  options: {
    appointments: { type: 'string', default: '3000000' },
    patients: { type: 'string', default: '50000' },
    only: { type: 'string' },
    audit: { type: 'string', default: '1000000' },
  },
});
const counts = {
  appointments: Number(values.appointments),
  patients: Number(values.patients),
  audit: Number(values.audit),
};

const firstNames = [
  ...['Anna', 'Ben', 'Christine', 'Dirk', 'Elif', 'Fatma', 'Georg', 'Hannah', 'Ingrid', 'Jörg', 'Katharina'],
  ...[
    'Lukas',
    'Maria',
    'Mehmet',
    'Nina',
    'Olga',
    'Peter',
    'Renate',
    'Sabine',
    'Thomas',
    'Ursula',
    'Wolfgang',
  ],
];
const lastNames = [
  ...[
    'Müller',
    'Schmidt',
    'Schneider',
    'Fischer',
    'Weber',
    'Meyer',
    'Wagner',
    'Becker',
    'Schulz',
    'Hoffmann',
  ],
  ...['Schäfer', 'Koch', 'Bauer', 'Richter', 'Klein', 'Wolf', 'Schröder', 'Neumann', 'Schwarz', 'Zimmermann'],
  ...['Braun', 'Krüger', 'Hofmann', 'Hartmann', 'Lange', 'Schmitt', 'Werner', 'Krause', 'Meier', 'Lehmann'],
  ...['Yılmaz', 'Kaya', 'Demir', 'Nowak', 'Kowalski', 'Maier', 'Winkler', 'Vogel', 'Roth', 'Beck', 'Lorenz'],
];
const syllables = [
  'berg',
  'stein',
  'feld',
  'hauser',
  'bach',
  'mann',
  'er',
  'ke',
  'ski',
  'oğlu',
  'thal',
  'dorf',
];

/** As it is typed while somebody speaks: beginnings, whole names, slips of the finger, dates, numbers. */
const questions = [
  ...['mey', 'meyer', 'mair', 'maier katharina', 'schm', 'schmid', 'shmidt', 'Müller', 'mueler', 'yilmas'],
  ...['zimerman', 'zimmermn', 'hofman p', 'kowalsky', 'wag', 'wagner 1961', '12.4.1961', '12.04.61 müller'],
  ...['wolgfang müller', 'kathrjna schmidt', 'meyer hannha', 'xaver müller', 'xaver kowalski', 'katrjna'],
  ...['0221 100', '022100001234', 'p000123@', 'kru', 'krüger', 'krger', 'xylophon', 'anna b', 'an', 'be'],
];

const isWanted = (part: string) => values.only === undefined || values.only === part;
if (isWanted('server')) {
  const server = await startBenchServer();
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}
if (isWanted('desk')) await printDesk();

async function run(bench: BenchServer): Promise<void> {
  const { context, ownerDb } = bench;
  const patientIds = await fillPatients(ownerDb, counts.patients);
  const past = { count: counts.appointments, endMs: context.clock.nowMs() - 24 * 60 * 60 * 1000 };
  await fillPast(ownerDb, context.practice, past, patientIds);
  const doctorIds = context.practice.doctors.map(({ id }) => id);
  const shown = await fillDay(ownerDb, doctorIds, patientIds);
  const { cookie } = await signIn(bench, 'reception');
  const days = await measure(bench, cookie, 'getDay', Array(rounds).fill({ query: `?date=${date}` }));
  const weeks = await measure(
    bench,
    cookie,
    'getWeek',
    Array(rounds).fill({ query: `?doctorId=weber&date=${date}` }),
  );
  const searches = await measure(
    bench,
    cookie,
    'searchPatients',
    Array.from({ length: 5 }, () => questions.map((text) => ({ body: { query: text } }))).flat(),
  );
  const audits = await measureAudit(bench, patientIds);
  printTable(
    `The console with ${formatWhole(counts.appointments)} appointments and ${formatWhole(counts.patients)} patients`,
    ['', 'median', 'p95', 'slowest', 'target of p95', ''],
    [
      toRow(`day of ${doctorIds.length} dentists, ${shown} appointments`, days, dayTargetMs),
      toRow('week of one dentist', weeks, dayTargetMs),
      toRow(`search, ${questions.length} questions`, searches, searchTargetMs),
      toRow(`record of ${formatWhole(2 * counts.audit)} rows`, audits, auditTargetMs),
    ],
  );
}

/** A page of the record by each of its filters, the newest rows and old ones. */
async function measureAudit(bench: BenchServer, patientIds: string[]): Promise<readonly number[]> {
  const { cookie, staffId } = await signIn(bench, 'owner');
  const others = await Promise.all(['1', '2', '3', '4'].map((name) => signIn(bench, 'reception', name)));
  const staffIds = [staffId, ...others.map((each) => each.staffId)];
  await fillAudit(bench.ownerDb, { patientIds, staffIds, count: counts.audit });
  const old = new Date(bench.context.clock.nowMs() - 900 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const filters = [
    '',
    'who=team',
    'who=online',
    'who=server',
    `who=${staffId}`,
    'about=team',
    'about=patients',
  ];
  const places = ['', `&to=${old}`, `&patientId=${patientIds[7]}`];
  const asked = places.flatMap((place) => filters.map((filter) => ({ query: `?${filter}${place}` })));
  return measure(bench, cookie, 'getAudit', [...asked, ...asked, ...asked]);
}

function toRow(name: string, sorted: readonly number[], targetMs: number): string[] {
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const times = [at(0.5), at(0.95), at(1)].map(formatMilliseconds);
  return [name, ...times, formatMilliseconds(targetMs), judge(at(0.95) <= targetMs)];
}

/** How long each answer took, shortest first; what was asked first warms up and does not count. */
async function measure(
  { url }: BenchServer,
  cookie: string,
  name: StaffCallName,
  asked: readonly { query?: string; body?: unknown }[],
): Promise<readonly number[]> {
  const { method, path } = staffCalls[name];
  const headers = { Cookie: cookie, Origin: url, 'Content-Type': 'application/json' };
  const times: number[] = [];
  for (const { query = '', body } of [...asked.slice(0, 10), ...asked]) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/staff${path}${query}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${name}${query} answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times.slice(10).toSorted((a, b) => a - b);
}

async function signIn({ context }: BenchServer, role: Role, name: string = role) {
  const now = new Date(context.clock.nowMs());
  const staffId = crypto.randomUUID();
  const person = {
    email: `${name}@example.org`,
    first_name: 'Toni',
    last_name: name,
    language: 'de',
  } as const;
  await insertStaff(context.db, staffId, { ...person, role, doctor_id: null }, now);
  return {
    staffId,
    cookie: `staff=${(await startStaffSession(context.db, context.secretKey, staffId, { userAgent: '', isFullProof: true }, now)).token}`,
  };
}

/** Writes people, every other one with an account. */
async function fillPatients(ownerDb: Database, count: number): Promise<string[]> {
  await fillTables(ownerDb, async (transaction) => {
    await sql`
      insert into patients (first_name, last_name, language, date_of_birth, phone, email, created_at)
      select (${firstNames}::text[])[1 + number % ${firstNames.length}],
        (${lastNames}::text[])[1 + number / 7 % ${lastNames.length}]
          || case when number % 3 = 0 then (${syllables}::text[])[1 + number / 11 % ${syllables.length}] else '' end,
        'de', date '1930-01-01' + (number * 37 % 33000),
        case when number % 2 = 0 then '+49221' || lpad(number::text, 8, '0') end,
        case when number % 2 = 0 then 'q' || number || '@example.org' end, now()
      from generate_series(1, ${count}::int) as number
    `.execute(transaction);
    await sql`
      with reached as (select id, row_number() over (order by id) as number from patients where phone is null),
      account as (
        insert into accounts (account_number, email, phone, password_hash, language, created_at)
        select 'P-' || number, 'p' || lpad(number::text, 6, '0') || '@example.org', '+492210000' || lpad(number::text, 6, '0'),
          'none', 'de', now()
        from reached returning id, account_number
      )
      insert into account_patients (account_id, patient_id, relation, created_at)
      select account.id, reached.id, 'self', now()
      from reached join account on account_number = 'P-' || number
    `.execute(transaction);
  });
  const { rows } = await sql<{ id: string }>`select id from patients order by id limit 10000`.execute(
    ownerDb,
  );
  return rows.map(({ id }) => id);
}

/** Twenty appointments of each dentist on the day that is looked at, each with a confirmation that was sent. */
async function fillDay(ownerDb: Database, doctorIds: string[], patientIds: string[]): Promise<number> {
  const each = 20;
  await fillTables(ownerDb, async (transaction) => {
    await sql`
      insert into appointments (patient_id, doctor_id, treatment_type, treatment_id, during, status, booking_method,
        created_at, updated_at)
      select (${patientIds}::uuid[])[1 + number], (${doctorIds}::text[])[1 + number % ${doctorIds.length}],
        'Kontrolluntersuchung', 'kontrolluntersuchung', tstzrange(start_at, start_at + interval '25 minutes'),
        'scheduled', 'phone', now(), now()
      from generate_series(0, ${each * doctorIds.length - 1}::int) as number,
        lateral (select timestamptz '2026-11-25 08:00+01' + number / ${doctorIds.length} * interval '25 minutes' as start_at) as start
    `.execute(transaction);
    await sql`
      insert into outgoing_messages (kind, channel, recipient, language, subject, body, priority, state, send_at,
        created_at, finished_at, appointment_id, patient_id)
      select 'confirmation', 'email', 'a@example.org', 'de', '', '', 1, 'sent', now(), now(), now(), id, patient_id
      from appointments where status = 'scheduled'
    `.execute(transaction);
  });
  return each * doctorIds.length;
}
