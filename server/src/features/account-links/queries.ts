import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { WebsiteDeed } from '../../db/staff-tables.ts';
import type { PersonName } from '../../delivery/mail.ts';

/** The invited patient, with the date of birth that the link asks for and the managing account, if any. */
export type InvitedPatient = PersonName & {
  patientId: string;
  dateOfBirth: string | null;
  invitedBy: string;
  accountId: string | null;
};

/** The patient of the invitation with this secret; undefined if it is used, expired or replaced. */
export async function findInvitedPatient(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitedPatient | undefined> {
  const { rows } = await sql<InvitedPatient>`
    select patients.id as "patientId", first_name as "firstName", last_name as "lastName",
      date_of_birth::text as "dateOfBirth", invited_by as "invitedBy", account_id as "accountId"
    from patient_invitations as invitation join patients on patients.id = invitation.patient_id
      left join account_patients as link on link.patient_id = patients.id
    where token_hash = ${tokenHash} and expires_at > ${now} and kept_until is null
  `.execute(db);
  return rows[0];
}

/** Whether two entries have different dates of birth, so that they are two patients of one name. */
export async function haveOtherDates(db: Database, ids: readonly [string, string]): Promise<boolean> {
  const { rows } = await sql<{ dates: number }>`
    select count(distinct date_of_birth)::int as dates from patients where id = any(${ids}::uuid[])
  `.execute(db);
  return (rows[0]?.dates ?? 0) > 1;
}

/** When the open invitation of a patient was sent, and until when it is valid. */
export async function findInvitation(
  db: Database,
  patientId: string,
  now: Date,
): Promise<{ sentAt: Date; expiresAt: Date } | undefined> {
  return db
    .selectFrom('patient_invitations')
    .select(['created_at as sentAt', 'expires_at as expiresAt'])
    .where('patient_id', '=', patientId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Events of this entry that the patient caused through the website since then, the latest first. */
export async function listWebsiteEvents(
  db: Database,
  patientId: string,
  since: Date,
): Promise<{ kind: WebsiteDeed; at: Date }[]> {
  const { rows } = await sql<{ kind: WebsiteDeed; at: Date }>`
    select action as kind, at from staff_audit
    where subject_kind = 'patient' and subject_id = ${patientId} and at > ${since} and staff_id is null
      and action in ('claim_bookings', 'link_account', 'erase_by_patient', 'part_from_account')
    order by at desc, id desc limit 10
  `.execute(db);
  return rows;
}
