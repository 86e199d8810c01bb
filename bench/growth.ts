import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { bookableTreatments } from '@praxisportal/practice/treatments';
import { findBookingWindow } from '../server/src/domain/booking-window.ts';
import { addDays } from '../server/src/domain/calendar-date.ts';
import type { RunningServer } from '../server/src/server.ts';
import { startBenchServer } from './bench-server.ts';
import { fillYear } from './full-year.ts';
import { findMedian, measureLoad } from './load.ts';
import { fillPast } from './past-appointments.ts';
import { createPatients } from './patients.ts';
import { formatMilliseconds, formatWhole, judge, printTable } from './table.ts';

/** A practice in its first weeks, and one whose tables hold what a large one gathers in decades. */
const appointmentCounts = [1000, 1_000_000] as const;
const mostTimes = 1.2;
const connections = 4;
const rounds = 7;
const secondsPerRound = 0.5;
/** Three quarters full, these days hold not quite the smaller number of appointments. */
const filledDays = 24;

/**
 * Whether free times take longer to find when the tables grow: the 95th percentile with many appointments
 * against the one with few. Two servers run side by side and take turns, and the medians count.
 */
export async function measureGrowth(): Promise<void> {
  const servers: RunningServer[] = [];
  try {
    for (const count of appointmentCounts) servers.push(await startFilled(count));
    const [small, large] = servers;
    if (!small || !large) throw new Error('both servers are needed');
    const rows: string[][] = [];
    for (const [name, paths] of Object.entries(listPaths(small)))
      rows.push(await measure(name, paths, small, large));
    printTable(
      `Free times, p95 of ${connections} connections (target: at most ${mostTimes} times)`,
      ['call', ...appointmentCounts.map((count) => `${formatWhole(count)} rows`), 'times', ''],
      rows,
    );
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function startFilled(count: number): Promise<RunningServer> {
  const server = await startBenchServer();
  const { context, ownerDb } = server;
  const nowMs = context.clock.nowMs();
  const patientIds = (await createPatients(server, 200)).map(({ patientId }) => patientId);
  const { firstDate } = findBookingWindow(
    nowMs,
    context.practice.facts.timeZone,
    context.practice.plan.settings.terms,
  );
  const days = { firstDate, lastDate: addDays(firstDate, filledDays), nowMs };
  const { appointmentCount } = await fillYear(ownerDb, context.practice, days, patientIds);
  const past = { count: count - appointmentCount, endMs: nowMs - 24 * 60 * 60 * 1000 };
  await fillPast(ownerDb, context.practice, past, patientIds);
  console.log(`${formatWhole(count)} appointments, ${formatWhole(appointmentCount)} of them to come.`);
  return server;
}

/** Days and months around those that are filled, which are the same on both servers. */
function listPaths({ context: { clock, practice } }: RunningServer): Record<string, string[]> {
  const { firstDate } = findBookingWindow(
    clock.nowMs(),
    practice.facts.timeZone,
    practice.plan.settings.terms,
  );
  const dates = Array.from({ length: filledDays }, (_, index) => addDays(firstDate, index));
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  const ids = practice.doctors.map(({ id }) => id);
  return {
    'slots of a doctor': dates.flatMap((date) => ids.map((id) => `/api/doctors/${id}/slots?date=${date}`)),
    'slots of any': dates.map((date) => `/api/doctors/${anyDoctorId}/slots?date=${date}`),
    'days of a doctor': months.flatMap((month) => ids.map((id) => `/api/doctors/${id}/days?month=${month}`)),
    'days of any': months.map((month) => `/api/doctors/${anyDoctorId}/days?month=${month}`),
    availability: bookableTreatments.map(
      ({ name }) => `/api/availability?treatment=${encodeURIComponent(name.de)}`,
    ),
  };
}

async function measure(
  name: string,
  paths: string[],
  small: RunningServer,
  large: RunningServer,
): Promise<string[]> {
  const load = ({ url }: RunningServer) => measureLoad({ url, paths, connections, seconds: secondsPerRound });
  const turns: { small: number; large: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const turn = { small: (await load(small)).p95Ms, large: (await load(large)).p95Ms };
    // The first round warms up what is measured in the others.
    if (round > 0) turns.push(turn);
  }
  const times = findMedian(turns.map((turn) => turn.large / turn.small));
  return [
    name,
    formatMilliseconds(findMedian(turns.map((turn) => turn.small))),
    formatMilliseconds(findMedian(turns.map((turn) => turn.large))),
    times.toFixed(2),
    judge(times <= mostTimes),
  ];
}
