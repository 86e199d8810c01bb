import { type ConsentKind, consentVersions } from '@praxisportal/contract/consents';
import type { Database } from '../../db/database.ts';

/** Whose word it is: an account's, or that of a guest, who is a person without one. */
export type ConsentOf = { accountId: string } | { patientId: string };

/** Keeps that somebody agreed to the present version of a text, or took it back. */
export async function recordConsent(
  db: Database,
  of: ConsentOf,
  consent: { kind: ConsentKind; given: boolean; appointmentId?: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({
      account_id: 'accountId' in of ? of.accountId : null,
      patient_id: 'patientId' in of ? of.patientId : null,
      appointment_id: consent.appointmentId ?? null,
      kind: consent.kind,
      version: consentVersions[consent.kind],
      given: consent.given,
      at: now,
    })
    .execute();
}
