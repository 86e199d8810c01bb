import * as z from 'zod';
import { calendarDate, personName } from './fields.ts';

/** What a person is to the account that looks after them; `self` is the account's own person. */
export const relation = z.enum(['self', 'child', 'partner', 'parent', 'other']);
export type Relation = z.infer<typeof relation>;

/** A person whom the account books for. */
export const patient = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Not asked of the account's own person. */
  dateOfBirth: calendarDate.nullable(),
  relation,
  /** Whether the practice has opened to this account what it entered for the person: appointments, date of birth, notes. */
  linked: z.boolean(),
});
export type Patient = z.infer<typeof patient>;

/** Somebody else to look after; a child needs no e-mail address or phone number. */
export const newPatient = z.object({
  firstName: personName,
  lastName: personName,
  dateOfBirth: calendarDate,
  relation: relation.exclude(['self']).optional(),
});

/** What is left out stays. */
export const patientChange = newPatient.partial();
export const patientParams = z.object({ id: z.uuid() });

/** What links an account to a patient: the secret of the practice's link, and the patient's date of birth. */
export const accountLink = z.object({ token: z.string().regex(/^[\w-]{43}$/), dateOfBirth: calendarDate });
