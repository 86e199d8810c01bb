import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { expect } from 'vitest';
import { callServer, createPatientSession, type TestServer } from './harness.ts';
import { callStaff, type StaffMember } from './staff.ts';

export type NewAbsence = StaffCallInput<'addAbsence'>['body'];
export type Decision = StaffCallInput<'decideHits'>['body']['decisions'][number];

export const tuesday = '2026-12-01';
export const treatment = 'Kontrolluntersuchung';

/** An absence of a dentist, all of Tuesday unless it says otherwise. */
export function ill(changes: Partial<NewAbsence> = {}): NewAbsence {
  return { doctorId: 'weber', from: tuesday, to: tuesday, ...changes };
}

/** Somebody new books with this dentist on the website. */
export async function bookOnline(
  server: TestServer,
  { time, date = tuesday, at = server }: { time: string; date?: string; at?: TestServer },
): Promise<{ id: string; version: number }> {
  const { token } = await createPatientSession(server);
  const body = { doctorId: 'weber', treatmentType: treatment, date, time, bookingMethod: 'website' as const };
  const { status, body: booked } = await callServer(at, 'bookAppointment', { token, body });
  expect(status).toBe(201);
  return booked;
}

/** What somebody of the practice does about absences. */
export function planBy(server: TestServer, { jar }: StaffMember) {
  return {
    preview: (body: NewAbsence) => callStaff(server, 'previewAbsence', { jar, body }),
    add: (body: NewAbsence) => callStaff(server, 'addAbsence', { jar, body }),
    read: async (id: string) => (await callStaff(server, 'getAbsence', { jar, params: { id } })).body,
    decide: (id: string, decisions: Decision[], inform = true) =>
      callStaff(server, 'decideHits', { jar, params: { id }, body: { decisions, inform } }),
  };
}
