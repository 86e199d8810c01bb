import { bookableTreatments } from '@praxisportal/practice/treatments';
import { startBenchServer } from './bench-server.ts';
import { measureBookingGrowth } from './booking-growth.ts';
import { measureBookingRate } from './booking-rate.ts';
import {
  type BookingRequest,
  type BookingRound,
  type RoundResult,
  runBookingRounds,
} from './booking-rounds.ts';
import { type FreeSlot, listFreeSlots } from './free-slots.ts';
import { createPatients, type SignedInPatient } from './patients.ts';
import { clearBookings, countOverlaps } from './plain-inserts.ts';
import { formatMilliseconds, formatWhole, judge, printTable } from './table.ts';

/**
 * Booking over HTTP, every commit flushed to disk.
 *
 * 1. Bookings a second, against a POST that writes the same rows with one INSERT (`booking-rate.ts`).
 * 2. The 95th percentile with a thousand and with a million appointments (`booking-growth.ts`).
 * 3. 200 clients fight over 20 slots: exactly 20 win, the others get 409, no round takes longer than 2 s.
 * 4. 100 rounds of 50 clients on one slot, with treatments of every length: one wins, nothing overlaps.
 */

const slowestRoundMs = 2000;

await measureBookingRate();
await measureBookingGrowth();
// Round after round the same patients win, more often than one patient may.
const server = await startBenchServer({
  env: { BOOKINGS_PER_DAY_MAX: '1000', OPEN_APPOINTMENTS_MAX: '1000' },
});
try {
  const patients = await createPatients(server, 200);
  await fightOverTwentySlots(patients);
  await fightOverOneSlot(patients);
} finally {
  await server.stop();
}

async function fightOverTwentySlots(patients: SignedInPatient[]): Promise<void> {
  const [slotsPerRound, clients, roundCount] = [20, 200, 10];
  const slots = listFreeSlots(server, 30);
  const rounds = Array.from({ length: roundCount }, (_, round): BookingRound => {
    const fought = slots.slice(round * slotsPerRound, (round + 1) * slotsPerRound);
    const requests = patients
      .slice(0, clients)
      .map((patient, index) =>
        toRequest(fought[index % slotsPerRound], patient, 'Kontrolluntersuchung', round),
      );
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
  const treatments = bookableTreatments;
  const longestMinutes = Math.max(...treatments.map(({ bookableMinutes }) => bookableMinutes));
  const [clients, roundCount] = [50, 100];
  const rounds = listFreeSlots(server, longestMinutes)
    .slice(0, roundCount)
    .map((slot, round): BookingRound => {
      const requests = patients
        .slice(0, clients)
        .map((patient, index) =>
          toRequest(slot, patient, treatments[index % treatments.length]?.name.de, round),
        );
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
  round: number,
): BookingRequest {
  if (!slot || !patient || !treatmentType) throw new Error('too few slots, patients or treatments');
  const booking = { ...slot, treatmentType, bookingMethod: 'website' } as const;
  return { token: patient.token, booking, key: `confirmation-of-round-${round}` };
}
