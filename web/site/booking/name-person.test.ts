import { expect, it } from 'vitest';
import { namePerson } from './name-person.ts';

const hans = { firstName: 'Hans', lastName: 'Meier', linked: false };
const self = { ...hans, id: 'self', dateOfBirth: null, relation: 'self' } as const;
const son = { ...hans, id: 'son', dateOfBirth: '2015-03-01', relation: 'child' } as const;
const father = { ...hans, id: 'father', dateOfBirth: '1941-03-01', relation: 'parent' } as const;
const mia = { ...son, id: 'mia', firstName: 'Mia' };
const people = [self, son, father, mia];

it.each([
  [self, 'Hans Meier'],
  [son, 'Hans Meier (geb. 2015)'],
  [father, 'Hans Meier (geb. 1941)'],
  [mia, 'Mia Meier'],
])('of people with one name the year of birth is named, %#', (person, name) => {
  expect(namePerson(person, people, (year) => `geb. ${year}`)).toBe(name);
});
