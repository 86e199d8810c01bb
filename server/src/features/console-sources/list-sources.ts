import type { BookingSource } from '@praxisportal/contract/staff/sources';
import type { AppContext } from '../../context.ts';
import { listUnusualSources } from './queries.ts';
import { toSource } from './rules.ts';

/** The sources that booked unusually much, as far as their appointments are still ahead. */
export async function listSources({
  db,
  clock,
  practice,
  secretKey,
}: Pick<AppContext, 'db' | 'clock' | 'practice' | 'secretKey'>): Promise<BookingSource[]> {
  const { timeZone } = practice.facts;
  const rows = await listUnusualSources(db, { now: new Date(clock.nowMs()), timeZone });
  return rows.map((row) => toSource(row, secretKey));
}
