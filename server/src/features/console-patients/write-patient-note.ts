import { patientLimits } from '@praxisportal/contract/staff/patient-limits';
import type { PatientNote } from '@praxisportal/contract/staff/patients';
import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffDeed, type StaffActor } from '../audit/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { findPersonId } from '../patients/queries.ts';
import { insertNoteVersion } from './commands.ts';
import { isNoteOfAnother, listNoteVersions } from './queries.ts';
import { toPatientNotes } from './rules.ts';

type Words = ParsedStaffInput<'writePatientNote'>['body'];

/**
 * Writes a note on somebody, changes it or takes it away; what stood there before stays legible. Sent twice, it is written
 * once. Throws `not_found`, `note_changed` with the note as it is, or `too_many_notes`.
 */
export async function writePatientNote(
  { db, clock, listener }: AppContext,
  staff: StaffActor,
  { id: askedId, noteId, ...words }: Words & { id: string; noteId: string },
): Promise<{ note: PatientNote }> {
  const now = new Date(clock.nowMs());
  const { id, note, isNews } = await inTransaction(db, async (transaction) => {
    const id = await findPersonId(transaction, askedId);
    if (!id) throw new AppError('not_found');
    await lockPerson(transaction, { patientId: id, accountId: staff.staffId });
    // Merged or erased while this waited.
    if ((await findPersonId(transaction, id)) !== id) throw new AppError('not_found');
    return { id, ...(await writeVersion(transaction, { staff, id, noteId, words }, now)) };
  });
  if (isNews) announceToStaff(listener, { event: 'patient-changed', id });
  return { note };
}

type Writing = { staff: StaffActor; id: string; noteId: string; words: Words };

async function writeVersion(
  transaction: DatabaseTransaction,
  { staff: { staffId }, id, noteId, words: { version, text } }: Writing,
  now: Date,
): Promise<{ note: PatientNote; isNews: boolean }> {
  const [newest] = await listNoteVersions(transaction, id, noteId);
  const isThere = newest?.text === text && newest.staffId === staffId && newest.version === version + 1;
  if (!isThere) {
    if ((newest?.version ?? 0) !== version) await refuseStale(transaction, id, noteId);
    if (text === null && !newest?.text) throw new AppError('not_found');
    if (!newest) await checkNew(transaction, id, noteId);
    const row = { note_id: noteId, version: version + 1, patient_id: id, text, written_by: staffId };
    await insertNoteVersion(transaction, { ...row, written_at: now });
    const action = text === null ? 'remove_note' : newest ? 'change_note' : 'write_note';
    const deed = { staffId, action, subjectKind: 'patient', subjectId: id, detail: { noteId } } as const;
    await recordStaffDeed(transaction, deed, now);
  }
  const [note] = toPatientNotes(await listNoteVersions(transaction, id, noteId));
  if (!note) throw new AppError('not_found');
  return { note, isNews: !isThere };
}

async function refuseStale(transaction: DatabaseTransaction, id: string, noteId: string): Promise<never> {
  const [note] = toPatientNotes(await listNoteVersions(transaction, id, noteId));
  throw note ? new AppError('note_changed', { note }) : new AppError('not_found');
}

async function checkNew(transaction: DatabaseTransaction, id: string, noteId: string): Promise<void> {
  if (await isNoteOfAnother(transaction, noteId, id)) throw new AppError('not_found');
  const standing = toPatientNotes(await listNoteVersions(transaction, id)).filter(
    ({ text }) => text !== null,
  );
  if (standing.length >= patientLimits.notesMax) throw new AppError('too_many_notes');
}
