import { expect, test } from 'vitest';
import { dayOf, isUnanswered, keepConfirmation, keptFor, readConfirmation } from './kept-confirmation.ts';

const choices = { treatment: 'Füllungen', doctor: 'weber', date: '2026-12-01', time: '09:30' };
const keptAt = Date.parse('2026-11-25T09:00:00+01:00');
const kept = {
  ...keptFor(undefined, choices, keptAt),
  isPolicyAccepted: true,
  sent: { day: dayOf(choices), time: '09:30', key: 'a-key' },
};

test('policy and key are there for the same choices', () => {
  expect(keptFor(kept, { ...choices }, keptAt)).toEqual(kept);
  expect(isUnanswered(kept, choices)).toBe(true);
});

test('another time of the day needs no second yes to the policy, and the open request stays', () => {
  const other = { ...choices, time: '10:00' };
  expect(keptFor(kept, other, keptAt).isPolicyAccepted).toBe(true);
  expect(isUnanswered(keptFor(kept, other, keptAt), other)).toBe(false);
  expect(keptFor(kept, other, keptAt).sent).toEqual(kept.sent);
});

test('a confirmation for another patient is another request', () => {
  const child = { ...kept, patientId: 'a-child' };
  expect(isUnanswered(child, choices)).toBe(false);
  expect(isUnanswered({ ...child, sent: { ...kept.sent, patientId: 'a-child' } }, choices)).toBe(true);
  expect(isUnanswered({ ...child, patientId: undefined }, choices)).toBe(true);
});

test.each([{ date: '2026-12-02' }, { doctor: 'any' }, { treatment: 'Zahnersatz' }])(
  'only the open request is kept for %j',
  (other) => {
    const found = keptFor(kept, { ...choices, ...other }, keptAt);
    expect(found.isPolicyAccepted).toBe(false);
    expect(found.sent).toEqual(kept.sent);
    expect(isUnanswered(found, { ...choices, ...other })).toBe(false);
  },
);

test.each([undefined, null, 'text', [], { day: 'x' }])('%j is nothing', (value) => {
  expect(keptFor(value, choices, keptAt)).toMatchObject({ isPolicyAccepted: false });
});

test('an hour later nothing is left', () => {
  expect(keptFor(kept, choices, keptAt + 3_599_999)).toEqual(kept);
  expect(keptFor(kept, choices, keptAt + 3_600_000).sent).toBeUndefined();
});

test('a page without storage keeps it all the same, until it is forgotten', () => {
  keepConfirmation('booking-confirmation', kept);
  expect(readConfirmation('booking-confirmation', choices)).toMatchObject({
    isPolicyAccepted: true,
    sent: kept.sent,
  });
  keepConfirmation('booking-confirmation', undefined);
  expect(readConfirmation('booking-confirmation', choices).isPolicyAccepted).toBe(false);
});
