import { addDays, addMonths } from '../server/src/domain/calendar-date.ts';
import { toWallDate } from '../server/src/domain/zone-day.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import {
  type BookingRequest,
  type BookingRound,
  type RoundResult,
  runBookingRounds,
} from './booking-rounds.ts';
import { type FreeSlot, listFreeSlots } from './free-slots.ts';
import { fillYear } from './full-year.ts';
import { createPatients, type SignedInPatient } from './patients.ts';
import { clearBookings, countOverlaps, insertPlainly, readBookings } from './plain-inserts.ts';
import { formatMilliseconds, formatShare, formatWhole, judge, printTable } from './table.ts';

/**
 * Booking over HTTP on nine past months of appointments and an empty future, every commit flushed to disk.
 *
 * 1. Bookings a second when everyone wants another slot, against plain INSERTs of the same rows on the
 *    same database, pool and concurrency: of the appointments alone, and of all that a booking writes
 *    (appointment, audit row, mail) in one statement. The limits check nothing, lock nothing and tell nobody.
 * 2. 200 clients fight over 20 slots: exactly 20 win, the others get 409, no round takes longer than 2 s.
 * 3. 100 rounds of 50 clients on one slot, with treatments of every length: one wins, nothing overlaps.
 */

const concurrencies = [1, 8, 32];
const bookingsPerRun = 400;
const slowestRoundMs = 2000;

const server = await startBenchServer();
try {
  await run(server);
} finally {
  await server.stop();
}

async function run({ context, ownerDb }: BenchServer): Promise<void> {
  const patients = await createPatients(server, 2000);
  const nowMs = context.clock.nowMs();
  const today = toWallDate(nowMs, context.practice.facts.timeZone);
  const past = { firstDate: addMonths(today, -9), lastDate: addDays(today, -1), nowMs };
  const patientIds = patients.map(({ patientId }) => patientId);
  await fillYear(ownerDb, context.practice, past, patientIds);

  await measureRate(patients);
  await fightOverTwentySlots(patients);
  await fightOverOneSlot(patients);
}

async function measureRate(patients: SignedInPatient[]): Promise<void> {
  const slots = listFreeSlots(server, 30);
  // The first run warms up caches and compilers and is not shown.
  await bookDistinctSlots(slots.slice(0, bookingsPerRun), patients, 8);
  await clearBookings(server.ownerDb);
  const rows: string[][] = [];
  for (const [index, clients] of concurrencies.entries()) {
    const wished = slots.slice(index * bookingsPerRun, (index + 1) * bookingsPerRun);
    const bookings = await bookDistinctSlots(wished, patients, clients);
    const written = await readBookings(server.ownerDb);
    const appointmentsOnly = await insertPlainly(server.ownerDb, written, clients, 'appointment');
    const all = await insertPlainly(server.ownerDb, written, clients, 'everything');
    rows.push([
      String(clients),
      formatWhole(bookings),
      formatWhole(appointmentsOnly),
      formatWhole(all),
      formatShare(bookings, appointmentsOnly),
      formatShare(bookings, all),
    ]);
  }
  const columns = [
    'clients',
    'bookings',
    'INSERT appointment',
    'INSERT all rows',
    'of the first',
    'of all rows',
  ];
  printTable('POST /api/appointments on distinct slots, a second (no target)', columns, rows);
}

/** Bookings a second; throws unless all are made. */
async function bookDistinctSlots(
  slots: FreeSlot[],
  patients: SignedInPatient[],
  clients: number,
): Promise<number> {
  const requests = slots.map((slot, index) => toRequest(slot, patients[index], 'Kontrolluntersuchung'));
  const [result] = await runBookingRounds(server.url, [{ clients, requests }]);
  const made = result?.statuses.filter((status) => status === 201).length;
  if (!result || made !== slots.length) throw new Error(`${made} of ${slots.length} bookings were made`);
  return (slots.length / result.elapsedMs) * 1000;
}

async function fightOverTwentySlots(patients: SignedInPatient[]): Promise<void> {
  await clearBookings(server.ownerDb);
  const [slotsPerRound, clients, roundCount] = [20, 200, 10];
  const slots = listFreeSlots(server, 30);
  const rounds = Array.from({ length: roundCount }, (_, round): BookingRound => {
    const fought = slots.slice(round * slotsPerRound, (round + 1) * slotsPerRound);
    const requests = patients
      .slice(0, clients)
      .map((patient, index) => toRequest(fought[index % slotsPerRound], patient, 'Kontrolluntersuchung'));
    return { clients, requests };
  });
  const results = await runBookingRounds(server.url, rounds);
  await printFight(
    `${clients} clients, ${slotsPerRound} slots, ${roundCount} rounds`,
    slotsPerRound,
    results,
  );
}

async function fightOverOneSlot(patients: SignedInPatient[]): Promise<void> {
  await clearBookings(server.ownerDb);
  const { treatments } = server.context.practice;
  const longestMinutes = Math.max(...treatments.map(({ bookableMinutes }) => bookableMinutes));
  const [clients, roundCount] = [50, 100];
  const rounds = listFreeSlots(server, longestMinutes)
    .slice(0, roundCount)
    .map((slot): BookingRound => {
      const requests = patients
        .slice(0, clients)
        .map((patient, index) => toRequest(slot, patient, treatments[index % treatments.length]?.name.de));
      return { clients, requests };
    });
  const results = await runBookingRounds(server.url, rounds);
  await printFight(`${clients} clients, one slot, mixed lengths, ${rounds.length} rounds`, 1, results);
}

async function printFight(title: string, winnersPerRound: number, results: RoundResult[]): Promise<void> {
  const overlaps = await countOverlaps(server.ownerDb);
  const statuses = results.flatMap((result) => result.statuses);
  const count = (status: number) => statuses.filter((candidate) => candidate === status).length;
  const [won, taken] = [count(201), count(409)];
  const others = statuses.length - won - taken;
  const isFair = results.every(
    (result) => result.statuses.filter((status) => status === 201).length === winnersPerRound,
  );
  const slowestMs = Math.max(...results.map(({ elapsedMs }) => elapsedMs));
  const expected = winnersPerRound * results.length;
  printTable(
    title,
    ['', 'measured', 'limit', ''],
    [
      ['won (201), the same in each round', formatWhole(won), formatWhole(expected), judge(isFair)],
      [
        'too late (409)',
        formatWhole(taken),
        formatWhole(statuses.length - expected),
        judge(taken === statuses.length - expected),
      ],
      ['any other answer', formatWhole(others), '0', judge(others === 0)],
      ['appointments that overlap', formatWhole(overlaps), '0', judge(overlaps === 0)],
      [
        'slowest round',
        formatMilliseconds(slowestMs),
        formatMilliseconds(slowestRoundMs),
        judge(slowestMs <= slowestRoundMs),
      ],
    ],
  );
}

function toRequest(
  slot: FreeSlot | undefined,
  patient: SignedInPatient | undefined,
  treatmentType: string | undefined,
): BookingRequest {
  if (!slot || !patient || !treatmentType) throw new Error('too few slots, patients or treatments');
  return { token: patient.token, booking: { ...slot, treatmentType, bookingMethod: 'website' } };
}
