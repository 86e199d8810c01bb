import { schemas } from '@praxisportal/contract/schemas';
import { findBookingWindow } from '../server/src/domain/booking-window.ts';
import { addDays, addMonths } from '../server/src/domain/calendar-date.ts';
import { findWorkingDay } from '../server/src/domain/working-day.ts';
import { requireDoctor, toDoctorCalendar } from '../server/src/features/doctors/rules.ts';
import type { RunningServer } from '../server/src/server.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { fillYear } from './full-year.ts';
import { measureGrowth } from './growth.ts';
import { findMedian, type LoadResult, measureLoad } from './load.ts';
import { createPatients } from './patients.ts';
import { formatMilliseconds, formatShare, formatWhole, judge, printTable } from './table.ts';

/**
 * How fast GET /api/doctors/weber/slots is on a calendar with a realistically full year, against two
 * limits measured in the same process and run: a route that answers a fixed JSON (what HTTP costs here)
 * and a route that reads one appointment by its primary key through the same pool (what one query costs).
 * Target: 60 % of the one query. The three take turns; the medians count.
 */

const target = 0.6;
const connectionCounts = [1, 16, 64];
const rounds = 7;
const secondsPerRound = 1.5;
const doctorId = 'weber';
const dateCount = 20;

const fixedPath = '/bench/fixed';
const fixedAnswer = { slots: ['08:00', '08:30', '09:30', '11:00', '14:00', '14:30', '16:00', '17:30'] };

/** One after the other, so that what else the machine does meets all three alike. */
type Turn = { fixed: LoadResult; select: LoadResult; slots: LoadResult };

const server = await startBenchServer({
  addRoutes: (app, { db }) => {
    app.get(fixedPath, async () => fixedAnswer);
    app.get<{ Params: { id: string } }>('/bench/appointments/:id', async ({ params }) =>
      db
        .selectFrom('appointments')
        .select(['id', 'doctor_id', 'treatment_type', 'status', 'created_at'])
        .where('id', '=', params.id)
        .executeTakeFirstOrThrow(),
    );
  },
});
try {
  await run(server);
} finally {
  await server.stop();
}
await measureGrowth();

async function run({ url, context, ownerDb }: BenchServer): Promise<void> {
  const patients = await createPatients(server, 2000);
  const nowMs = context.clock.nowMs();
  const { firstDate: today, lastDate } = findBookingWindow(
    nowMs,
    context.practice.facts.timeZone,
    context.practice.plan.settings.terms,
  );
  const year = await fillYear(
    ownerDb,
    context.practice,
    { firstDate: addMonths(today, -9), lastDate, nowMs },
    patients.map(({ patientId }) => patientId),
  );
  const share = formatShare(year.bookedShare, 1);
  console.log(`${formatWhole(year.appointmentCount)} appointments, ${share} of the working time booked.`);

  const pathsOf = {
    fixed: [fixedPath],
    select: await listAppointmentPaths(server),
    slots: listSlotPaths(server, today, lastDate),
  };
  await checkSlots(url, pathsOf.slots);
  for (const paths of Object.values(pathsOf)) await measureLoad({ url, paths, connections: 16, seconds: 2 });

  const rows: string[][] = [];
  for (const connections of connectionCounts) {
    const turns: Turn[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const measure = (paths: string[]) => measureLoad({ url, paths, connections, seconds: secondsPerRound });
      turns.push({
        fixed: await measure(pathsOf.fixed),
        select: await measure(pathsOf.select),
        slots: await measure(pathsOf.slots),
      });
    }
    rows.push(toRow(connections, turns));
  }
  printTable(
    `GET /api/doctors/${doctorId}/slots, requests a second (target: ${target * 100} % of one SELECT)`,
    ['connections', 'fixed JSON', 'one SELECT', 'slots', 'of fixed', 'of SELECT', 'p99', ''],
    rows,
  );
}

function toRow(connections: number, turns: Turn[]): string[] {
  const share = findMedian(turns.map(({ slots, select }) => slots.perSecond / select.perSecond));
  const fixedShare = findMedian(turns.map(({ slots, fixed }) => slots.perSecond / fixed.perSecond));
  return [
    String(connections),
    formatWhole(findMedian(turns.map(({ fixed }) => fixed.perSecond))),
    formatWhole(findMedian(turns.map(({ select }) => select.perSecond))),
    formatWhole(findMedian(turns.map(({ slots }) => slots.perSecond))),
    formatShare(fixedShare, 1),
    formatShare(share, 1),
    formatMilliseconds(findMedian(turns.map(({ slots }) => slots.p99Ms))),
    judge(share >= target),
  ];
}

async function listAppointmentPaths({ context }: RunningServer): Promise<string[]> {
  const rows = await context.db.selectFrom('appointments').select('id').limit(dateCount).execute();
  return rows.map(({ id }) => `/bench/appointments/${id}`);
}

/** Working days spread over the whole booking window. */
function listSlotPaths({ context: { practice } }: RunningServer, today: string, lastDate: string): string[] {
  const calendar = toDoctorCalendar(practice, requireDoctor(practice, doctorId));
  const dates: string[] = [];
  for (let date = addDays(today, 1); date <= lastDate; date = addDays(date, 1))
    if (findWorkingDay(calendar, date).open) dates.push(date);
  const step = Math.max(1, Math.floor(dates.length / dateCount));
  return dates
    .filter((_, index) => index % step === 0)
    .map((date) => `/api/doctors/${doctorId}/slots?date=${date}`);
}

/** A calendar that is all free or all taken would not be the realistic one. */
async function checkSlots(url: string, paths: string[]): Promise<void> {
  const counts: number[] = [];
  for (const path of paths) {
    const answer = await fetch(`${url}${path}`);
    counts.push(schemas.listSlots.answer.parse(await answer.json()).slots.length);
  }
  console.log(`Free starts on the ${paths.length} days asked for: ${counts.join(' ')}.`);
  if (!counts.some((count) => count > 0)) throw new Error('no day has a free start');
}
