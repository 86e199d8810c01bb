import * as z from 'zod';
import { accountErased } from '../account.ts';
import { lineOfText } from '../fields.ts';
import { patientLimits } from './patient-limits.ts';

const reason = lineOfText.trim().min(1).max(patientLimits.reasonMaxLength);

/** At whose request somebody's data are handed out; it stands in the audit. */
export const patientExportRequest = z.object({ reason });

/**
 * At whose request somebody is erased. Of an account's own person the account goes with everybody whom it looks after.
 * Appointments to come are cancelled, but only if that is said.
 */
export const patientErasure = z.object({ reason, cancelAppointments: z.boolean().optional() });

/** When the patient will be erased, before the practice opens, and what the law makes it keep. */
export const patientErasureAsked = accountErased.extend({ erasesAt: z.iso.datetime() });
export type PatientErasureAsked = z.infer<typeof patientErasureAsked>;
