import { AppError } from '../../platform/app-error.ts';

/** The year in which the oldest person ever known was born who is alive. */
const firstYear = 1900;

/** Throws `date_of_birth_wrong` for a day on which nobody can have been born who is treated today. */
export function checkDateOfBirth(dateOfBirth: string, today: string): void {
  if (dateOfBirth > today || Number(dateOfBirth.slice(0, 4)) < firstYear)
    throw new AppError('date_of_birth_wrong');
}
