import type { BookableTreatment, TreatmentFacts } from '@praxisportal/practice/types';

const treatment = (
  id: string,
  de: string,
  en: string,
  minutes: number,
  kind?: 'consultation',
): BookableTreatment => ({
  id,
  ...(kind && { kind }),
  name: { de, en },
  description: { de: `${de}, kurz erklärt.`, en: `${en}, explained briefly.` },
  details: [],
  durationLabel: { de: `${minutes} Minuten`, en: `${minutes} minutes` },
  bookableMinutes: minutes,
  onServicesPage: kind === undefined,
});

/** Nothing of these two can be booked online. */
const onlyByPhone = { bookableMinutes: null, durationLabel: { de: 'nach Absprache', en: 'as agreed' } };

export const bookableTreatments: readonly BookableTreatment[] = [
  treatment('eingriff', 'Eingriff', 'Surgery', 120),
  treatment('nachschau', 'Nachschau', 'Follow-up', 20),
  treatment('erstgespraech', 'Erstgespräch', 'First meeting', 40, 'consultation'),
];

export const treatments: readonly TreatmentFacts[] = [
  ...bookableTreatments,
  { ...treatment('narkose', 'Vollnarkose', 'General anaesthetic', 1), ...onlyByPhone },
  { ...treatment('seenot', 'Seenot', 'Mayday', 1), ...onlyByPhone, kind: 'emergency' },
];
export const serviceTreatments = treatments.filter(({ onServicesPage }) => onServicesPage);
export const consultation = bookableTreatments.find(({ kind }) => kind === 'consultation');

export function findBookableTreatment(germanName: string): BookableTreatment | undefined {
  return bookableTreatments.find(({ name }) => name.de === germanName);
}
