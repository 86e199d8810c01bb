import type { Patient } from '@praxisportal/contract/patient';
import { isForChildren } from '../scheduling/offer.ts';
import { ownPerson } from './booking-address.ts';

type Question = {
  /** German name. */
  treatment: string;
  /** Patients of the account, the own person among them; undefined while they are not known. */
  people: readonly Patient[] | undefined;
  isLoading: boolean;
};

/**
 * Whose appointment it is to be: the id of a patient, `self`, or '' as long as that has to be asked. Without a word it is the
 * account's own person, but for treatments of children if the account manages more than one patient.
 */
export function findPatient(said: string | undefined, { treatment, people, isLoading }: Question): string {
  if (said === ownPerson) return ownPerson;
  if (people === undefined) return said ?? (isLoading && isForChildren(treatment) ? '' : ownPerson);
  if (people.some(({ id, relation }) => id === said && relation !== 'self')) return said ?? '';
  const isOpen = said !== undefined || isForChildren(treatment);
  return isOpen && people.length > 1 ? '' : ownPerson;
}

/** The id that a booking sends along: none for the account's own person. */
export function toPatientId(patient: string): string | undefined {
  return patient === ownPerson || patient === '' ? undefined : patient;
}
