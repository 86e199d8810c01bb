import { type BenchServer, startBenchServer } from './bench-server.ts';
import { type BookingRequest, runBookingRounds, toRate } from './booking-rounds.ts';
import { listFreeSlots } from './free-slots.ts';
import { findMedian } from './load.ts';
import { withManyDoctors } from './many-doctors.ts';
import { fillPast } from './past-appointments.ts';
import { createPatients } from './patients.ts';
import { formatMilliseconds, formatWhole, judge, printTable } from './table.ts';

const appointmentCounts = [1000, 1_000_000] as const;
const mostTimes = 1.2;
const clients = 4;
const rounds = 7;
const bookingsPerRound = 120;

/**
 * Whether booking takes longer when the tables grow: the 95th percentile with many appointments against the one with
 * few. Two servers run side by side and take turns with the same requests, and the medians count.
 */
export async function measureBookingGrowth(): Promise<void> {
  const servers: BenchServer[] = [];
  try {
    const requests: BookingRequest[][] = [];
    for (const count of appointmentCounts) {
      const server = await startBenchServer({ practice: withManyDoctors(8) });
      servers.push(server);
      requests.push(await prepare(server, count));
    }
    const turns: number[][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const turn: number[] = [];
      for (const [index, server] of servers.entries()) {
        const wished = requests[index]?.slice(round * bookingsPerRound, (round + 1) * bookingsPerRound) ?? [];
        turn.push(await measureP95(server, wished));
      }
      // The first round warms up what is measured in the others.
      if (round > 0) turns.push(turn);
    }
    const times = findMedian(turns.map(([small = 0, large = 0]) => large / small));
    const medians = appointmentCounts.map((_, index) => findMedian(turns.map((turn) => turn[index] ?? 0)));
    printTable(
      `POST /api/appointments, p95 of ${clients} clients (target: at most ${mostTimes} times)`,
      [...appointmentCounts.map((count) => `${formatWhole(count)} rows`), 'times', ''],
      [[...medians.map(formatMilliseconds), times.toFixed(2), judge(times <= mostTimes)]],
    );
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function prepare(server: BenchServer, count: number): Promise<BookingRequest[]> {
  const { clock, practice } = server.context;
  const patients = await createPatients(server, (rounds + 1) * bookingsPerRound);
  const past = { count, endMs: clock.nowMs() - 24 * 60 * 60 * 1000 };
  const patientIds = patients.map(({ patientId }) => patientId);
  await fillPast(server.ownerDb, practice, past, patientIds);
  const slots = listFreeSlots(server, 30);
  return patients.map(({ token }, index) => {
    const slot = slots[index];
    if (!slot) throw new Error('too few starts');
    const booking = { ...slot, treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' } as const;
    return { token, booking, key: `confirmation-${index}` };
  });
}

async function measureP95(server: BenchServer, requests: BookingRequest[]): Promise<number> {
  const [result] = await runBookingRounds(server.url, [{ clients, requests }]);
  if (!result) throw new Error('nothing was measured');
  toRate(result);
  const sorted = result.latenciesMs.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
