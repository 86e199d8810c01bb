import { type ConsentKind, consentVersions } from '@praxisportal/contract/consents';
import type { NewRow } from '../../db/tables.ts';

/** Whose word it is, an account's or that of a guest, who is a person without one; and with which booking it was given. */
export type ConsentOf = ({ accountId: string } | { patientId: string }) & { appointmentId?: string };

/** The row that keeps that somebody agreed to the present version of a text, or took it back. */
export function toConsentRow(
  of: ConsentOf,
  { kind, given }: { kind: ConsentKind; given: boolean },
  now: Date,
): NewRow<'consents'> {
  return {
    account_id: 'accountId' in of ? of.accountId : null,
    patient_id: 'patientId' in of ? of.patientId : null,
    appointment_id: of.appointmentId ?? null,
    kind,
    version: consentVersions[kind],
    given,
    at: now,
  };
}
