import { sql } from 'kysely';
import { startBenchServer } from './bench-server.ts';
import { fillYear } from './full-year.ts';
import { createPatients } from './patients.ts';
import { listBusyIntervals } from '../server/src/features/doctors/queries.ts';
import { findSlots } from '../server/src/domain/slots.ts';
import { findDayInterval } from '../server/src/domain/zone-day.ts';
import { schemas } from '@praxisportal/contract/schemas';
import { requireDoctor, toDoctorCalendar } from '../server/src/features/doctors/rules.ts';
const server = await startBenchServer();
const { db, practice, clock } = server.context;
const nowMs = clock.nowMs();
const patients = await createPatients(server, 2000);
await fillYear(db, practice, { firstDate: '2026-02-25', lastDate: '2027-02-25', nowMs }, patients.map((p) => p.patientId));
const dates = ['2026-12-01','2026-12-02','2026-12-07','2027-01-19','2027-02-01'];
const cal = toDoctorCalendar(practice, requireDoctor(practice, 'weber'));
const day = findDayInterval(dates[0]!, 'Europe/Berlin');
const plan = await sql`explain (analyze, buffers) select lower(during), upper(during) from appointments where doctor_id='weber' and status='scheduled' and during && tstzrange(${new Date(day.startMs)}, ${new Date(day.endMs)}) order by lower(during)`.execute(db);
for (const r of plan.rows) console.log(Object.values(r as object)[0]);
const plan2 = await sql`explain (analyze, buffers) select lower(during), upper(during) from appointments where doctor_id='weber' and status='scheduled' and lower(during) >= ${new Date(day.startMs)} and lower(during) < ${new Date(day.endMs)} order by lower(during)`.execute(db);
for (const r of plan2.rows) console.log(Object.values(r as object)[0]);
const id = (await db.selectFrom('appointments').select('id').limit(1).executeTakeFirstOrThrow()).id;
async function time(name: string, n: number, f: (i: number) => unknown) {
  for (let i = 0; i < n / 4; i++) await f(i);
  const t = performance.now(); for (let i = 0; i < n; i++) await f(i);
  console.log(name.padEnd(40), ((performance.now() - t) / n * 1000).toFixed(1), 'µs');
}
let busy = await listBusyIntervals(db, 'weber', day);
for (let k = 0; k < 2; k++) {
await time('select by pk', 3000, () => db.selectFrom('appointments').select(['id', 'doctor_id', 'treatment_type', 'status', 'created_at']).where('id', '=', id).executeTakeFirstOrThrow());
await time('busy', 3000, (i) => listBusyIntervals(db, 'weber', findDayInterval(dates[i % 5]!, 'Europe/Berlin')));
await time('busy no order', 3000, (i) => { const w = findDayInterval(dates[i % 5]!, 'Europe/Berlin'); return db.selectFrom('appointments').select([sql<Date>`lower(during)`.as('s'), sql<Date>`upper(during)`.as('e')]).where('doctor_id','=','weber').where('status','=','scheduled').where(sql<boolean>`during && tstzrange(${new Date(w.startMs)}, ${new Date(w.endMs)})`).execute(); });
await time('busy btree', 3000, (i) => { const w = findDayInterval(dates[i % 5]!, 'Europe/Berlin'); return db.selectFrom('appointments').select([sql<Date>`lower(during)`.as('s'), sql<Date>`upper(during)`.as('e')]).where('doctor_id','=','weber').where('status','=','scheduled').where(sql<boolean>`lower(during) >= ${new Date(w.startMs)} and lower(during) < ${new Date(w.endMs)}`).execute(); });
await time('busy epoch', 3000, (i) => { const w = findDayInterval(dates[i % 5]!, 'Europe/Berlin'); return db.selectFrom('appointments').select([sql<number>`extract(epoch from lower(during))::float8*1000`.as('s'), sql<number>`extract(epoch from upper(during))::float8*1000`.as('e')]).where('doctor_id','=','weber').where('status','=','scheduled').where(sql<boolean>`during && tstzrange(${new Date(w.startMs)}, ${new Date(w.endMs)})`).execute(); });
await time('prepared select pk', 3000, () => sql`select 1`.execute(db));
await time('findSlots', 20000, (i) => findSlots({ calendar: cal, date: dates[i % 5]!, treatmentMinutes: 30, busy, nowMs }));
await time('parse query', 20000, () => schemas.listSlots.query.safeParse({ date: '2026-12-01' }, { reportInput: true }));
await time('parse answer', 20000, () => schemas.listSlots.answer.parse({ slots: ['08:00', '09:00', '10:00'] }));
}
await server.stop();
