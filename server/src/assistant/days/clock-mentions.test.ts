import { expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import { readClock } from './read-times.ts';

const readTimes = (text: string) => readClock(text).time;

// By the sea and beyond the border.
const northernClocks: readonly (readonly [string, string])[] = [
  ['Klock een', '13:00'],
  ['Klock twee', '14:00'],
  ['Klock dree', '15:00'],
  ['Klock half negen', '08:30'],
  ['Klock half een', '12:30'],
  ['Klock ölven', '11:00'],
  ['Klock teihn', '10:00'],
  ['kwart over tien', '10:15'],
  ['kwart voor drie', '14:45'],
  ['half drie', '14:30'],
  ['tien over negen', '09:10'],
  ['elf uur', '11:00'],
];
it.each([
  ['Dingsdag om X', 'time'],
  ['denn nehmt wi Mandag X?', 'time'],
  ['X, wenn dat geiht', 'time'],
  ['bet X heff ik Tiet', 'timeTo'],
  ['na X', 'timeFrom'],
  ['vanaf X', 'timeFrom'],
] as const)('Low German and Dutch: %s', (frame, key) => {
  const isNa = frame.startsWith('na ');
  const isCued = frame.includes('om X');
  for (const [clock, value] of northernClocks) {
    const isSpoken = clock.startsWith('Klock') || clock.endsWith('uur');
    if ((isNa && !isSpoken) || (isCued && clock.startsWith('Klock')) || (!isCued && !isSpoken)) continue;
    expect(readTimes(normalise(frame.replace('X', clock))), `${frame} ${clock}`).toEqual({ [key]: value });
  }
});
it.each([
  ['twischen een un dree', '13:00', '15:00'],
  ['twischen acht un teihn', '08:00', '10:00'],
  ['vun negen bet ölven', '09:00', '11:00'],
  ['tussen twee en vier', '14:00', '16:00'],
  ['tussen negen en elf', '09:00', '11:00'],
])('a stretch there: %s', (words, timeFrom, timeTo) => {
  expect(readTimes(normalise(words))).toEqual({ timeFrom, timeTo });
});

it.each(['X-Y', 'X - Y', 'von X bis Y', 'between X and Y', 'Slot: X–Y', 'Dienstag X bis Y Uhr'])(
  'four digits: %s',
  (frame) => {
    for (const [from, to] of [
      ['0800', '0930'],
      ['1015', '1145'],
      ['1300', '1430'],
    ] as const) {
      const clock = (digits: string) => `${digits.slice(0, 2)}:${digits.slice(2)}`;
      const message = frame.replace('X', from).replace('Y', to);
      expect(readTimes(normalise(message)), message).toEqual({ timeFrom: clock(from), timeTo: clock(to) });
    }
  },
);
