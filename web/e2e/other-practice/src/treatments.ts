import type { BookableTreatment, TreatmentFacts } from '@praxisportal/practice/types';

const treatment = (id: string, de: string, en: string, minutes: number): BookableTreatment => ({
  id,
  name: { de, en },
  description: { de: `${de}, kurz erklärt.`, en: `${en}, explained briefly.` },
  details: [],
  durationLabel: { de: `${minutes} Minuten`, en: `${minutes} minutes` },
  bookableMinutes: minutes,
  onServicesPage: true,
});

export const bookableTreatments: readonly BookableTreatment[] = [
  treatment('eingriff', 'Eingriff', 'Surgery', 120),
  treatment('nachschau', 'Nachschau', 'Follow-up', 20),
];

export const treatments: readonly TreatmentFacts[] = bookableTreatments;
export const serviceTreatments: readonly TreatmentFacts[] = treatments;

export function findBookableTreatment(germanName: string): BookableTreatment | undefined {
  return bookableTreatments.find(({ name }) => name.de === germanName);
}
