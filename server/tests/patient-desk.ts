import type { CallAnswer } from '@praxisportal/contract/schemas';
import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import { eraseDuePatients } from '../src/features/patient-erasures/erase-due-patients.ts';
import { callServer, referenceNow, removeBookings, type TestServer } from './harness.ts';
import { callStaff, createStaffSession, type StaffMember } from './staff.ts';

export type NewPatient = StaffCallInput<'addPatientByStaff'>['body'];
type PatientChange = StaffCallInput<'changePatientByStaff'>['body'];
type NoteWords = StaffCallInput<'writePatientNote'>['body'];

/** What somebody at the counter does with patients. */
export function openPatientDesk(server: TestServer, { jar }: StaffMember) {
  return {
    /** Adds somebody, named Anna if it is not said otherwise, whoever else is known by that name; answers their id. */
    add: async (body: Partial<NewPatient> & { lastName: string }): Promise<string> => {
      const usual = { firstName: 'Anna', dateOfBirth: '1980-05-03', isUnreachable: true };
      for (let otherThan: string[] = []; ; ) {
        const wish = { ...usual, ...body, otherThan };
        const { body: added } = await callStaff(server, 'addPatientByStaff', { jar, body: wish });
        if (added.patient) return added.patient.id;
        otherThan = added.known.map(({ id }) => id);
      }
    },

    getCard: (id: string) => callStaff(server, 'getPatientCard', { jar, params: { id } }),

    /** Changes the present version of an entry. */
    change: async (id: string, values: Omit<PatientChange, 'version'>) => {
      const { version } = (await callStaff(server, 'getPatientCard', { jar, params: { id } })).body;
      const body = { version, ...values };
      return callStaff(server, 'changePatientByStaff', { jar, params: { id }, body });
    },

    checkIdentity: (id: string, version: number, checked = true) =>
      callStaff(server, 'checkIdentity', { jar, params: { id }, body: { version, checked } }),

    invite: (id: string) => callStaff(server, 'invitePatient', { jar, params: { id } }),

    /** Books on a Monday; with another dentist also when they do not work. */
    bookFor: (patientId: string, time: string, doctorId = 'weber') =>
      callStaff(server, 'bookForPatient', {
        jar,
        body: {
          ...{ patientId, doctorId, treatmentId: 'kontrolluntersuchung', date: '2026-11-30', time },
          ...{ inform: false, method: 'phone' },
          ...(doctorId !== 'weber' && { overbookedReason: 'Vertretung' }),
        },
      }),

    note: (id: string, noteId: string, words: NoteWords) =>
      callStaff(server, 'writePatientNote', { jar, params: { id, noteId }, body: words }),

    preview: (id: string, otherId: string) =>
      callStaff(server, 'previewMerge', { jar, params: { id, otherId } }),

    /** Merges first versions, if no others are said. */
    merge: (id: string, otherId: string, words: Partial<StaffCallInput<'mergePatients'>['body']> = {}) =>
      callStaff(server, 'mergePatients', {
        jar,
        params: { id, otherId },
        body: { version: 1, otherVersion: 1, take: [], ...words },
      }),
  };
}

export type PatientDesk = ReturnType<typeof openPatientDesk>;

/** A new member of the reception at a practice without appointments, at the reference time. */
export async function openEmptyDesk(
  server: TestServer,
): Promise<{ reception: StaffMember; desk: PatientDesk }> {
  server.clock.set(referenceNow);
  await removeBookings(server);
  const reception = await createStaffSession(server, 'reception');
  return { reception, desk: openPatientDesk(server, reception) };
}

/** What the staff did with somebody, looks left out. */
export async function listDeeds(
  { ownerDb }: TestServer,
  id: string,
): Promise<{ action: string; detail: unknown }[]> {
  const { rows } = await sql<{ action: string; detail: unknown }>`
    select action, detail from staff_audit
    where subject_kind = 'patient' and subject_id = ${id} and action <> 'look' order by id
  `.execute(ownerDb);
  return rows;
}

/** The rows of one part of an export. */
export function rowsOf(data: CallAnswer<'exportAccount'>, name: string) {
  return data.sections.find((section) => section.name === name)?.rows ?? [];
}

/** Lets the next morning come on which the erasures asked for on `referenceNow` are due. */
export async function carryOutErasures({ clock, context }: TestServer): Promise<void> {
  clock.set('2026-11-26T05:00:00+01:00');
  await eraseDuePatients(context);
}

/** The secret of the newest link to online access that was mailed to this address. */
export async function readAccessLink(server: TestServer, to: string): Promise<string> {
  const { body: outbox } = await callServer(server, 'listOutbox');
  const mail = outbox.find((each) => each.to === to && each.subject === 'Ihr Online-Zugang');
  return /\/zugang#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
