import { addDays, addMonths } from '../server/src/domain/calendar-date.ts';
import { toWallDate } from '../server/src/domain/zone-day.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { type BookingRequest, runBookingRounds, toRate } from './booking-rounds.ts';
import { listFreeSlots } from './free-slots.ts';
import { fillYear } from './full-year.ts';
import { findMedian } from './load.ts';
import { withManyDoctors } from './many-doctors.ts';
import { createPatients, type SignedInPatient } from './patients.ts';
import {
  clearBookings,
  type PlainBookings,
  plainInsertsPath,
  readBookings,
  servePlainInserts,
} from './plain-inserts.ts';
import { startSilentMailServer } from './silent-mail-server.ts';
import { formatShare, formatWhole, judge, printTable } from './table.ts';

const target = 0.6;
const clientCounts = [1, 8, 32];
const bookingsPerRound = 400;
const rounds = 3;

type Rates = { booked: number; inserted: number; share: number };

/**
 * Bookings a second as the wizard makes them (with a key, a mail server set up) when everyone wants another start,
 * against the same call with the same session, headers, body and answer that writes the same rows with one INSERT and
 * does nothing else. The two take turns, and the medians count. With as many doctors as clients nobody waits for another's calendar, which is what the target is about; with
 * the practice's own three doctors one sees what the queue for a calendar costs.
 */
export async function measureBookingRate(): Promise<void> {
  const rows: string[][] = [];
  for (const doctorCount of [Math.max(...clientCounts), 3]) {
    const isJudged = doctorCount !== 3;
    await withServer(doctorCount, async (server, patients, bookings) => {
      for (const clients of clientCounts) {
        const { booked, inserted, share } = await measure(server, patients, bookings, clients);
        rows.push([
          String(clients),
          String(doctorCount),
          formatWhole(booked),
          formatWhole(inserted),
          formatShare(share, 1),
          isJudged ? judge(share >= target) : '',
        ]);
      }
    });
  }
  printTable(
    `POST /api/appointments on distinct starts, a second (target: ${target * 100} % of one INSERT)`,
    ['clients', 'doctors', 'bookings', 'one INSERT', 'share', ''],
    rows,
  );
}

async function withServer(
  doctorCount: number,
  work: (server: BenchServer, patients: SignedInPatient[], bookings: PlainBookings) => Promise<void>,
): Promise<void> {
  const bookings: PlainBookings = new Map();
  const mail = await startSilentMailServer();
  const server = await startBenchServer({
    practice: withManyDoctors(doctorCount),
    env: { SMTP_URL: mail.url, MAIL_FROM: 'praxis@example.org' },
    addRoutes: (app, context) => servePlainInserts(app, context, bookings),
  });
  try {
    await work(server, await fillPast(server), bookings);
  } finally {
    await server.stop();
    await mail.stop();
  }
}

/** A month behind, so that nothing is booked into empty tables. */
async function fillPast(server: BenchServer): Promise<SignedInPatient[]> {
  const { clock, practice } = server.context;
  const patients = await createPatients(server, bookingsPerRound);
  const nowMs = clock.nowMs();
  const today = toWallDate(nowMs, practice.facts.timeZone);
  const past = { firstDate: addMonths(today, -1), lastDate: addDays(today, -1), nowMs };
  const patientIds = patients.map(({ patientId }) => patientId);
  await fillYear(server.ownerDb, practice, past, patientIds);
  return patients;
}

async function measure(
  server: BenchServer,
  patients: SignedInPatient[],
  bookings: PlainBookings,
  clients: number,
): Promise<Rates> {
  const { ownerDb } = server;
  const requests = listFreeSlots(server, 30)
    .slice(0, bookingsPerRound)
    .map((slot, index): BookingRequest => {
      const token = patients[index]?.token ?? '';
      const booking = { ...slot, treatmentType: 'Kontrolluntersuchung', bookingMethod: 'website' } as const;
      return { token, booking, key: `confirmation-${clients}-${index}` };
    });
  const run = async (path: string) => {
    await clearBookings(ownerDb);
    const [result] = await runBookingRounds(server.url, [{ clients, requests }], path);
    if (!result) throw new Error('nothing was measured');
    return toRate(result);
  };
  const turns: Rates[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const booked = await run('/api/appointments');
    if (round === 0) {
      for (const [key, rows] of await readBookings(ownerDb, server.url, requests)) bookings.set(key, rows);
    }
    const inserted = await run(plainInsertsPath);
    // The first round warms up what is measured in the others.
    if (round > 0) turns.push({ booked, inserted, share: booked / inserted });
  }
  return {
    booked: findMedian(turns.map(({ booked }) => booked)),
    inserted: findMedian(turns.map(({ inserted }) => inserted)),
    share: findMedian(turns.map(({ share }) => share)),
  };
}
