import type { Offer } from '@praxisportal/contract/offer';
import { bookableTreatments } from '@praxisportal/practice/treatments';
import { expect, test } from 'vitest';
import { findMinutes, findOffered, listOffered } from './offer.ts';

const [first, second] = bookableTreatments;
if (!first || !second) throw new Error('the practice has two treatments');
const row = { id: first.id, from: '0001-01-01', minutes: 30, online: true };
const offer = (...treatments: Offer['treatments']): Offer => ({
  ...{ doctors: [], treatments, leadMinutes: 60, windowMonths: 3, noticeHours: 24, reminds: true },
  ...{ openAppointmentsMax: 4, householdAppointmentsMax: 12 },
});
const name = first.name.de;

test('until the offer is known the treatments are those of the practice', () => {
  expect(listOffered(undefined)).toHaveLength(bookableTreatments.length);
  expect(findMinutes(undefined, name, '2026-12-01')).toBe(first.bookableMinutes);
});

test('what can’t be booked online is not among them, what can be from a later day on is', () => {
  const later = { ...row, id: second.id, from: '2027-01-01', online: true };
  const known = offer({ ...row, online: false }, { ...later, from: '0001-01-01', online: false }, later);
  expect(listOffered(known).map(({ treatment }) => treatment.id)).toEqual([second.id]);
  expect([findOffered(known, name), findOffered(known, second.name.de)?.id]).toEqual([undefined, second.id]);
});

test('a treatment is as long as it is on its day', () => {
  const known = offer(row, { ...row, from: '2027-01-01', minutes: 45 });
  expect(findMinutes(known, name, '2026-12-31')).toBe(30);
  expect(findMinutes(known, name, '2027-01-01')).toBe(45);
  expect(findMinutes(known, name, '')).toBe(30);
  expect(findMinutes(known, 'Zauberei', '2027-01-01')).toBeNull();
});
