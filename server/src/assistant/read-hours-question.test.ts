import { describe, expect, it } from 'vitest';
import { talk } from '../../tests/assistant-talk.ts';

const answer = (message: string) => talk([message]).replies[0]?.message ?? '';

describe('when a dentist works', () => {
  it.each([
    'wann ist Dr. Hoffmann da?',
    'An welchen Tagen arbeitet Frau Hoffmann?',
    'Sprechzeiten Dr. Hoffmann',
    'When does Dr Hoffmann work?',
    'Ist Frau Hoffmann montags da?',
    'Ist Dr. Hoffmann am 5. Januar da?',
    'Arbeitet Dr. Hoffmann freitags?',
    'Is Dr. Hoffmann in on Friday?',
    'Does Dr. Hoffmann work on Fridays?',
  ])('is told: “%s”', (message) => {
    expect(answer(message)).toMatch(
      /Dr\. Lena Hoffmann.*\n\n- (?:Montag: nicht da|Monday: not here)\n- (?:Dienstag|Tuesday)/,
    );
  });

  it.each([
    'Wann ist Dr. Hoffmann frei?',
    'Seit wann ist Frau Hoffmann da?',
    'Wann ist Dr. Hoffmann am Freitag da?',
    'Ist Dr. Hoffmann am Freitag um 10 da?',
    'Arbeitet Dr. Hoffmann noch bei euch?',
    'Ist Dr. Hoffmann in Urlaub?',
  ])('is not what is asked by “%s”', (message) => {
    expect(answer(message)).not.toMatch(/nicht da|not here/);
  });
});
