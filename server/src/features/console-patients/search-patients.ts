import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isMisspelt, type PatientSearch, readPatientSearch } from '../../domain/patient-search.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { admitContacts, admitFound, admitLook, type LookBy } from '../patient-access/admit-look.ts';
import { listPatientRows } from '../patients/queries.ts';
import { prepareSearch } from './commands.ts';
import { findPatientIds, findSimilarIds, findSurnameIds, listCandidates } from './queries.ts';
import { answersContact, maySeeContacts, toPatientEntry } from './rules.ts';

const mostFound = 12;
/** Shorter words are like too many names. */
const leastSimilarLetters = 4;
const mostCandidates = 60;

/**
 * Finds people by what is typed while somebody speaks: those whom it fits first, and if there are few, those whose names
 * are like it. If there is none, one word may be misspelt where the others fit, and then the surname alone. Whoever may not
 * see contacts does not find anybody by them either. Of more than a few nobody is told how they are reached, so that a search is
 * no list of numbers. The search and each patient in it count as looks, each contact that is answered as a look at the card; how
 * many are shown is in the audit before the answer leaves. Throws `too_many_looks`.
 */
export async function searchPatients(
  context: AppContext,
  by: LookBy & { session: StaffActor },
  text: string,
): Promise<PatientEntry[]> {
  const { db, clock, practice } = context;
  const { session: staff } = by;
  const { timeZone } = practice.facts;
  await admitLook(context, 'staff_search', by);
  const nowMs = clock.nowMs();
  const search = readPatientSearch(text, toWallDate(nowMs, timeZone));
  if (!search) return [];
  if ((search.phoneDigits || search.email) && !maySeeContacts(staff)) return [];
  const now = new Date(nowMs);
  const rows = await inTransaction(db, async (transaction) =>
    listPatientRows(transaction, await findIds(transaction, search), now),
  );
  const entries = rows.map((row) => {
    const entry = toPatientEntry(row, staff, timeZone);
    return answersContact(search, row, rows.length) ? entry : { ...entry, phone: null, email: null };
  });
  await admitFound(context, by, entries.map(toId));
  const reached = entries.filter(({ phone, email }) => phone !== null || email !== null);
  await admitContacts(context, by, reached.map(toId));
  // Not by which words: of a name that is no patient here nothing is kept.
  const look = { action: 'search_patients', subjectKind: 'list', subjectId: null } as const;
  await recordStaffDeed(db, { staffId: staff.staffId, ...look, detail: { shown: entries.length } }, now);
  return entries;
}

function toId({ id }: PatientEntry): string {
  return id;
}

async function findIds(transaction: DatabaseTransaction, search: PatientSearch): Promise<string[]> {
  await prepareSearch(transaction);
  const ids = await findPatientIds(transaction, search, mostFound);
  const [longest = ''] = search.words;
  if (ids.length >= mostFound || longest.length < leastSimilarLetters) return ids;
  const similar = await findSimilarIds(transaction, search, mostFound);
  ids.push(...similar.filter((id) => !ids.includes(id)).slice(0, mostFound - ids.length));
  if (ids.length > 0 || search.words.length === 1) return ids;
  const candidates = await listCandidates(transaction, search, mostCandidates);
  const misspelt = candidates.filter(({ name, words }) => words.every((word) => isMisspelt(word, name)));
  if (misspelt.length > 0) return misspelt.slice(0, mostFound).map(({ id }) => id);
  return findSurnameIds(transaction, search, mostFound);
}
