import type { Patient } from '@praxisportal/contract/patient';

/** A person of the account by name; with the year of birth if another one has the same name. */
export function namePerson(
  person: Patient,
  people: readonly Patient[],
  born: (year: string) => string,
): string {
  const name = fullName(person);
  const hasNamesake = people.some((other) => other.id !== person.id && fullName(other) === name);
  return hasNamesake && person.dateOfBirth ? `${name} (${born(person.dateOfBirth.slice(0, 4))})` : name;
}

function fullName({ firstName, lastName }: Patient): string {
  return `${firstName} ${lastName}`;
}
