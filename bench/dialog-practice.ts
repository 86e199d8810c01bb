import type { WrittenPractice } from '../server/src/context.ts';
import { weeklyHours } from '../server/src/domain/test-calendar.ts';
import { ownPractice } from '../server/src/own-practice.ts';

/** Hours that the labelled dialogues assume besides those of the sample practice, by doctor. */
const moreHours: Readonly<Record<string, ReturnType<typeof weeklyHours>>> = {
  yilmaz: weeklyHours([2], '14:00-18:00'),
  hoffmann: weeklyHours([1], '09:00-13:00', '14:00-18:00'),
};

/** The sample practice with Dr. Yılmaz on Tuesday afternoons and Dr. Hoffmann on Mondays. */
export const dialogPractice: WrittenPractice = {
  ...ownPractice,
  doctors: ownPractice.doctors.map((doctor) => ({
    ...doctor,
    workingHours: [...doctor.workingHours, ...(moreHours[doctor.id] ?? [])].toSorted(
      (left, right) => left.weekday - right.weekday || left.from.localeCompare(right.from),
    ),
  })),
};

/** The same with the next free start of Dr. Weber on Friday, 4 December 2026, 9:30. */
export const offerPractice: WrittenPractice = {
  ...dialogPractice,
  doctors: dialogPractice.doctors.map((doctor) =>
    doctor.id === 'weber'
      ? {
          ...doctor,
          workingHours: weeklyHours([5], '09:30-12:00'),
          absences: [{ from: '2026-11-25', to: '2026-12-03', reason: { de: 'Urlaub', en: 'Holiday' } }],
        }
      : doctor,
  ),
};
