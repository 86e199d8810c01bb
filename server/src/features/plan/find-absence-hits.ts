import type { AppContext } from '../../context.ts';
import { type AbsenceDays, isHit } from '../../domain/plan-hits.ts';
import { findPeriodInterval } from '../../domain/zone-day.ts';
import type { DeskAppointment } from '../desk-appointments/queries.ts';
import { listComing } from './queries.ts';

/** Whose appointments are still to come and reach into an absence, or into a closure of the practice. */
export async function findAbsenceHits(
  { db, clock, practice }: AppContext,
  absence: AbsenceDays,
): Promise<DeskAppointment[]> {
  const { timeZone } = practice.facts;
  const { doctorId, from, to } = absence;
  const within = findPeriodInterval({ firstDate: from, lastDate: to }, timeZone);
  const rows = await listComing(db, { doctorId, within, now: new Date(clock.nowMs()) });
  return rows.filter((row) => isHit(absence, row, timeZone));
}
