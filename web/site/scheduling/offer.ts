import type { Offer } from '@praxisportal/contract/offer';
import { bookableTreatments, treatments } from '@praxisportal/practice/treatments';
import type { TreatmentFacts } from '@praxisportal/practice/types';
import { minutesOf } from '../../shared/api/offer-rows.ts';

/** A treatment for the wizard; its length is that of today, null if it only gets one later. */
export type OfferedTreatment = { treatment: TreatmentFacts; minutes: number | null };

/** The treatments that can be booked online, today or on a later day; those of `practice/` until the offer is known. */
export function listOffered(offer: Offer | undefined): OfferedTreatment[] {
  if (!offer)
    return bookableTreatments.map((treatment) => ({ treatment, minutes: treatment.bookableMinutes }));
  return treatments.flatMap((treatment) => {
    const rows = offer.treatments.filter(({ id, online }) => online && id === treatment.id);
    return rows[0] ? [{ treatment, minutes: rows[0].minutes }] : [];
  });
}

/** The treatment with this German name, if it can be booked online. */
export function findOffered(offer: Offer | undefined, germanName: string): TreatmentFacts | undefined {
  return listOffered(offer).find(({ treatment }) => treatment.name.de === germanName)?.treatment;
}

/** The doctors whose field this treatment is come first; the others keep their order. */
export function putSpecialistsFirst<T extends { id: string }>(
  germanName: string,
  doctors: readonly T[],
): T[] {
  const specialists = treatments.find(({ name }) => name.de === germanName)?.specialists ?? [];
  const isSpecialist = ({ id }: T) => specialists.includes(id);
  return [...doctors.filter(isSpecialist), ...doctors.filter((doctor) => !isSpecialist(doctor))];
}

/** Whether this treatment is for children only: then the appointment is seldom for the account's own person. */
export function isForChildren(germanName: string): boolean {
  return treatments.find(({ name }) => name.de === germanName)?.forChildren === true;
}

/** How many minutes a treatment takes on a calendar day; as `practice/` says until the offer is known. */
export function findMinutes(offer: Offer | undefined, germanName: string, date: string): number | null {
  const treatment = treatments.find(({ name }) => name.de === germanName);
  if (!treatment) return null;
  return offer ? minutesOf(offer, treatment.id, date) : treatment.bookableMinutes;
}
