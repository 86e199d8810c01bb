import { expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { findSideTopics } from './plan-booking.ts';

it.each([
  ['Er spricht kaum Deutsch, er braucht einen Termin', ['languages_spoken']],
  ['We need a Turkish-speaking dentist', ['languages_spoken']],
  ['What does a filling cost, and can I speak to the clinic?', ['prices']],
  ['Was kostet eine Krone, ich würde gerne sprechen telefonisch mit jemandem', ['prices']],
  ['My son speaks little, autistic, we need a check-up', []],
])('what is asked besides: “%s”', (message, topics) => {
  expect(findSideTopics(normalise(message))).toEqual(topics);
});
