import { expect, it } from 'vitest';
import type { Aside, Wish } from './assistant-corpus.ts';
import { copyBesideAsides, copyChanged } from './wish-copies.ts';

const asides: readonly Aside[] = [
  { message: 'Die Kinder sind in der Schule', meant: 'nothing' },
  { message: 'Erst nur reden', meant: 'consultation' },
  { message: 'Für Mia (7)', meant: 'childCare' },
];
const wishes: readonly Wish[] = [
  { message: 'Zwei Kronen', meant: 'prosthetics' },
  { message: 'Kontrolle', meant: 'checkup' },
  { message: 'Termin', meant: 'nothing' },
];

it('leaves a wish what it is beside what changes nothing, and copies none that names nothing', () => {
  const copies = copyBesideAsides(wishes, asides);
  expect(copies.map(({ meant }) => meant)).toEqual(['prosthetics', 'prosthetics', 'checkup', 'checkup']);
  expect(copies.every(({ message }) => message.includes('Die Kinder sind in der Schule'))).toBe(true);
});

it('makes a talk of a treatment, and a child’s treatment of a check-up', () => {
  const [talk, child, ...others] = copyChanged(wishes, asides);
  expect(talk?.meant).toBe('consultation');
  expect(talk?.message.split('. ').sort()).toEqual(['Erst nur reden', 'Zwei Kronen']);
  expect(child?.meant).toBe('childCare');
  expect(child?.message.split('. ').sort()).toEqual(['Für Mia (7)', 'Kontrolle']);
  expect(others).toEqual([]);
});

it('makes the same copies each time', () => {
  expect(copyBesideAsides(wishes, asides)).toEqual(copyBesideAsides(wishes, asides));
});
