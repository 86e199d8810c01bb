import { expect, test } from 'vitest';
import { chooseDoctor } from './choose-doctor.ts';

const weber = { doctorId: 'weber', isFree: true, bookedMinutes: 120 };
const yilmaz = { doctorId: 'yilmaz', isFree: true, bookedMinutes: 60 };
const hoffmann = { doctorId: 'hoffmann', isFree: true, bookedMinutes: 60 };
const taken = { isFree: false };

test.each([
  ['the usual doctor, however busy', [weber, yilmaz, hoffmann], 'weber', 'weber'],
  ['the least booked if the usual one is taken', [{ ...weber, ...taken }, yilmaz], 'weber', 'yilmaz'],
  ['the least booked if the usual one does not work then', [weber, yilmaz], 'hoffmann', 'yilmaz'],
  ['the least booked if nobody is usual', [weber, yilmaz, hoffmann], undefined, 'yilmaz'],
  ['the one listed first of those equally booked', [hoffmann, weber, yilmaz], undefined, 'hoffmann'],
  ['nobody taken, though least booked', [weber, { ...yilmaz, ...taken }], undefined, 'weber'],
  ['nobody if all are taken', [{ ...weber, ...taken }], 'weber', undefined],
])('it is %s', (_, candidates, usual, expected) => {
  expect(chooseDoctor(candidates, usual)).toBe(expected);
});
