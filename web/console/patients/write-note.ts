import type { PatientCard, PatientNote } from '@praxisportal/contract/staff/patients';
import { queryClient } from '../../shared/api/query-client.ts';
import { callStaff } from '../shell/call-staff.ts';
import { patientCardQuery } from '../shell/staff-queries.ts';

type Words = { version: number; text: string | null };

/** Writes, changes or takes away a note; the card shows it at once. */
export async function writeNote(patientId: string, noteId: string, words: Words): Promise<PatientNote> {
  const { note } = await callStaff('writePatientNote', { params: { id: patientId, noteId }, body: words });
  queryClient.setQueriesData<PatientCard>(
    { queryKey: patientCardQuery(patientId).queryKey },
    (card) => card && { ...card, notes: putNote(card.notes, note) },
  );
  return note;
}

/** The notes with this one in its place, or at their end. */
function putNote(notes: readonly PatientNote[], note: PatientNote): PatientNote[] {
  const isKnown = notes.some(({ id }) => id === note.id);
  return isKnown ? notes.map((each) => (each.id === note.id ? note : each)) : [...notes, note];
}
