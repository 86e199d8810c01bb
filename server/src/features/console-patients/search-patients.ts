import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readPatientSearch } from '../../domain/patient-search.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import type { StaffActor } from '../console-day/rules.ts';
import { recordStaffDeed } from '../staff/commands.ts';
import { prepareSearch } from './commands.ts';
import { findPatientIds, findSimilarIds, listPatientRows } from './queries.ts';
import { maySeeContacts, toPatientEntry } from './rules.ts';

const mostFound = 12;
/** Shorter words are like too many names. */
const leastSimilarLetters = 4;

/**
 * Finds people by what is typed while somebody speaks: those whom it fits first, and if there are few, those whose names
 * are like it. Whoever may not see contacts does not find anybody by them either. How many are shown is in the audit before
 * the answer leaves.
 */
export async function searchPatients(
  { db, clock, practice }: AppContext,
  staff: StaffActor,
  text: string,
): Promise<PatientEntry[]> {
  const { timeZone } = practice.facts;
  const nowMs = clock.nowMs();
  const search = readPatientSearch(text, toWallDate(nowMs, timeZone));
  if (!search) return [];
  if ((search.phoneDigits || search.email) && !maySeeContacts(staff)) return [];
  const rows = await inTransaction(db, async (transaction) => {
    await prepareSearch(transaction);
    const ids = await findPatientIds(transaction, search, mostFound);
    const [longest = ''] = search.words;
    if (ids.length < mostFound && longest.length >= leastSimilarLetters) {
      const similar = await findSimilarIds(transaction, search, mostFound);
      ids.push(...similar.filter((id) => !ids.includes(id)).slice(0, mostFound - ids.length));
    }
    const now = new Date(nowMs);
    const found = await listPatientRows(transaction, ids, now);
    // Not by which words: of whoever is not a patient here nothing is kept.
    const look = { action: 'search_patients', subjectKind: 'list', subjectId: null } as const;
    const { staffId } = staff;
    await recordStaffDeed(transaction, { staffId, ...look, detail: { shown: found.length } }, now);
    return found;
  });
  return rows.map((row) => toPatientEntry(row, staff, timeZone));
}
