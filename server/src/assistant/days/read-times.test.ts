import { expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import { readTimes } from './read-times.ts';

it.each([
  ['um 14 Uhr', { time: '14:00' }],
  ['14:30', { time: '14:30' }],
  ['14.30 Uhr', { time: '14:30' }],
  ['8 Uhr 30', { time: '08:30' }],
  ['um halb drei', { time: '14:30' }],
  ['viertel zehn', { time: '09:15' }],
  ['dreiviertel elf', { time: '10:45' }],
  ['um viertel nach acht', { time: '08:15' }],
  ['viertel vor neun', { time: '08:45' }],
  ['zehn vor drei', { time: '14:50' }],
  ['half five', { time: '17:30' }],
  ['half past nine in the morning', { time: '09:30' }],
  ['quarter to four', { time: '15:45' }],
  ['2:30 pm', { time: '14:30' }],
  ['noon', { time: '12:00' }],
  ['1630 hrs', { time: '16:30' }],
  ['so gegen fünf', { time: '17:00' }],
  ['om achte', { time: '08:00' }],
  ['um zehne', { time: '10:00' }],
  ['ab 14 Uhr', { timeFrom: '14:00' }],
  ['nicht vor zehn', { timeFrom: '10:00' }],
  ['after 3pm', { timeFrom: '15:00' }],
  ['vor 12', { timeTo: '12:00' }],
  ['zwischen zehn und zwölf', { timeFrom: '10:00', timeTo: '12:00' }],
  ['vormittags', { timeFrom: '08:00', timeTo: '12:00' }],
  ['am Nachmittag', { timeFrom: '12:00', timeTo: '18:00' }],
  ['nicht 10 Uhr, 11 Uhr meinte ich', { time: '11:00' }],
  ['um zehn wär mir lieber als um acht', { time: '10:00' }],
  ['in drei Wochen mit zwei Kindern', {}],
])('%s → %o', (message, wish) => {
  expect(readTimes(normalise(message))).toEqual(wish);
});
