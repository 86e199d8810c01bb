import { expect, test } from 'vitest';
import { type BookingWish, carryChoices } from './booking-wish.ts';

type Wish = Extract<BookingWish, { type: 'start_booking' }>;
const wish = (changes: Partial<Wish>): Wish => ({ ...changes, type: 'start_booking' });
const chosen = { treatment: 'Füllungen', doctor: 'weber', date: '2026-12-01', time: '09:00' };

test('what was chosen in the form stays where the next wish says nothing new', () => {
  expect(carryChoices(wish({}), { wish: wish({}), choices: chosen })).toEqual(chosen);
  const said = wish({ treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' });
  expect(carryChoices({ ...said, doctorId: 'yilmaz' }, { wish: said, choices: chosen })).toEqual({
    ...chosen,
    doctor: 'yilmaz',
  });
});

test('a new treatment, a new day or a new time counts; a new day takes the time along', () => {
  const before = { wish: wish({ date: '2026-11-30' }), choices: chosen };
  expect(carryChoices(wish({ date: '2026-12-03' }), before)).toEqual({
    ...chosen,
    date: '2026-12-03',
    time: '',
  });
  expect(carryChoices(wish({ date: '2026-11-30', time: '11:00' }), before)).toMatchObject({
    date: '2026-11-30',
    time: '11:00',
  });
  expect(carryChoices(wish({ date: '2026-11-30', treatmentType: 'Parodontologie' }), before)).toEqual({
    ...chosen,
    treatment: 'Parodontologie',
  });
});

test('without a form that was touched the wish itself counts', () => {
  expect(carryChoices(wish({}), undefined)).toBeUndefined();
  expect(carryChoices(wish({}), { wish: wish({}), choices: undefined })).toBeUndefined();
});
