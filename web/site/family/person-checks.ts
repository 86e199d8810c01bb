import type { Relation } from '@praxisportal/contract/patient';
import { hasLetter } from '@praxisportal/contract/visible-text';
import { isCalendarDate } from '../../shared/clock/calendar-date.ts';
import type { FoundProblem } from '../../shared/forms/form-problems.ts';

export type PersonValues = { firstName: string; lastName: string; dateOfBirth: string; relation: string };

/** Whoever was born before is a slip of the keyboard. */
const earliestBirth = '1900-01-01';

/** What is missing or cannot be; `today` is a calendar day YYYY-MM-DD. The date of birth may be left out if it is not asked. */
export function findPersonProblems(
  { firstName, lastName, dateOfBirth }: PersonValues,
  today: string,
  isDateAsked = true,
): FoundProblem<keyof PersonValues>[] {
  const problems: FoundProblem<keyof PersonValues>[] = [];
  if (!hasLetter(firstName)) problems.push({ field: 'firstName', code: 'their_first_name_missing' });
  if (!hasLetter(lastName)) problems.push({ field: 'lastName', code: 'their_last_name_missing' });
  // A date field that is filled in half is empty to the page.
  if (dateOfBirth === '') {
    if (isDateAsked) problems.push({ field: 'dateOfBirth', code: 'birth_date_missing' });
  } else if (!isCalendarDate(dateOfBirth) || dateOfBirth > today || dateOfBirth < earliestBirth)
    problems.push({ field: 'dateOfBirth', code: 'birth_date_wrong' });
  return problems;
}

const relations = ['child', 'partner', 'parent', 'other'] as const;

/** The chosen word as the contract has it. */
export function toRelation(value: string): Exclude<Relation, 'self'> {
  return relations.find((relation) => relation === value) ?? 'other';
}
