import { expect, it } from 'vitest';
import { readClock } from './read-times.ts';
import { loadClockScale } from './weigh-clock.ts';

const weighClock = loadClockScale();
const readTime = (text: string) => readClock(text, weighClock).time;

it('takes of several times the one that is wished', () => {
  expect(readTime('um 9 bin ich beim augenarzt, um 11 kann ich zu ihnen kommen')).toEqual({ time: '11:00' });
  expect(readTime('ab 14 uhr, um 18 uhr muss ich zur arbeit')).toMatchObject({ timeFrom: '14:00' });
});

it('leaves a text without a time as rules read it', () => {
  expect(readTime('am liebsten vormittags')).toEqual({ timeFrom: '08:00', timeTo: '12:00' });
});

it('writes a time before midnight as one of the day', () => {
  const clock = expect.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/u);
  expect(readTime('passt um 10 vor 0?')).toEqual({ time: clock });
});
