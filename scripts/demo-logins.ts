import { randomUUID } from 'node:crypto';
import type { AppContext } from '../server/src/context.ts';
import { dayMs } from '../server/src/domain/calendar-date.ts';
import { insertAccount } from '../server/src/features/accounts/commands.ts';
import type { Account } from '../server/src/features/accounts/queries.ts';
import type { StaffActor } from '../server/src/features/audit/commands.ts';
import { addPatientByStaff } from '../server/src/features/console-patients/add-patient-by-staff.ts';
import { changePatientByStaff } from '../server/src/features/console-patients/change-patient-by-staff.ts';
import { checkIdentity } from '../server/src/features/console-patients/check-identity.ts';
import { insertStaff } from '../server/src/features/staff/commands.ts';
import { replaceRecoveryCodes, updateSecrets } from '../server/src/features/staff-sign-in/commands.ts';
import { sealTotpSecret } from '../server/src/features/staff-sign-in/rules.ts';
import { createTotpSecret } from '../server/src/security/one-time-passwords.ts';
import { hashPassword } from '../server/src/security/passwords.ts';
import { createRecoveryCodes, hashRecoveryCode } from '../server/src/security/recovery-codes.ts';
import type { DemoPerson, DemoStaffMember } from './demo-people.ts';

/** Anybody may know it: it opens a folder of invented people on the machine of whoever tries them out. */
export const demoPassword = 'Linde Lampe Dienstag';

/** Somebody of the team, and what takes the place of their app's code, once each. */
export type DemoLogin = { staff: DemoStaffMember; actor: StaffActor; recoveryCodes: readonly string[] };

/** Lets the team in with a password and an app that nobody has, and recovery codes in its place. */
export async function addDemoStaff(
  { db, clock, secretKey }: AppContext,
  people: readonly DemoStaffMember[],
): Promise<DemoLogin[]> {
  const passwordHash = await hashPassword(demoPassword, 'demo');
  const logins: DemoLogin[] = [];
  for (const staff of people) {
    const staffId = randomUUID();
    const { email, role, doctorId } = staff;
    const names = { first_name: staff.firstName, last_name: staff.lastName };
    const row = { email, ...names, role, doctor_id: doctorId, language: 'de' } as const;
    await insertStaff(db, staffId, row, new Date(clock.nowMs()));
    const totpSecret = sealTotpSecret(secretKey, createTotpSecret());
    await updateSecrets(db, staffId, { passwordHash, totpSecret, totpStep: 0 });
    const recoveryCodes = createRecoveryCodes();
    const hashes = recoveryCodes.map((code) => hashRecoveryCode(secretKey, staffId, code));
    await replaceRecoveryCodes(db, staffId, hashes);
    logins.push({ staff, actor: { staffId, role, doctorId }, recoveryCodes });
  }
  return logins;
}

/** A patient as the bookings need them; `account` if they have a log-in. */
export type DemoPatient = { person: DemoPerson; patientId: string; account: Account | undefined };

/** Adds the patients, in their order: those with a log-in as if they had registered, the others as the desk does. */
export async function addDemoPatients(
  context: AppContext,
  actor: StaffActor,
  people: readonly DemoPerson[],
): Promise<DemoPatient[]> {
  const passwordHash = await hashPassword(demoPassword, 'demo');
  // Known to the practice for long: new accounts may fill a part of a day only.
  const registeredAt = new Date(context.clock.nowMs() - 100 * dayMs);
  const desk = { ...actor, sessionId: randomUUID() };
  const added: DemoPatient[] = [];
  for (const person of people) {
    const { firstName, lastName, dateOfBirth, email, phone, hasAccount } = person;
    if (hasAccount && email && phone) {
      const words = { firstName, lastName, email, phone, passwordHash, language: 'de' } as const;
      const account = await insertAccount(context.db, words, registeredAt);
      const { patientId } = account;
      await changePatientByStaff(context, desk, { id: patientId, version: 1, dateOfBirth });
      await checkIdentity(context, desk, { id: patientId, version: 2, checked: true });
      added.push({ person, patientId, account });
      continue;
    }
    const { patient } = await addPatientByStaff(context, actor, {
      ...{ firstName, lastName, dateOfBirth, language: 'de', otherThan: [] },
      ...(email && { email }),
      ...(phone && { phone }),
      isUnreachable: !email && !phone,
    });
    if (!patient) throw new Error('a patient of the demo was not added');
    added.push({ person, patientId: patient.id, account: undefined });
  }
  return added;
}
