import { expect, test } from 'vitest';
import { wordsOfAnswer } from './answer-words.ts';

test.each([
  '',
  ' \n',
  '\u200b',
  '#',
  '-',
  '---',
  '| |\n|-|',
  '[]()',
  '[a]: https://praxis.example',
  '![Bild](javascript:alert(1))',
  '![Bild](data:image/png;base64,AA)',
  '![Bild [1]](vbscript:x) ![]()',
])('of %j nothing is shown', (markdown) => {
  expect(wordsOfAnswer(markdown)).toBe('');
});

test.each([
  ['Guten **Tag**', 'Guten Tag.'],
  ['**Guten** Tag', 'Guten Tag.'],
  ['- [hier](javascript:alert(1))', 'hier.'],
  // What has no words to be read aloud is told as it is shown.
  ['👍', '👍'],
  ['https://praxis.example/x', 'https://praxis.example/x'],
  ['![Bild](https://tracker.example/x.png)', 'Bild'],
  ['![](/images/team.jpg)', '/images/team.jpg'],
  ['<br>', '<br>'],
])('%j is told as %j', (markdown, words) => {
  expect(wordsOfAnswer(markdown)).toBe(words);
});

test('what is nested too deep to be shown is not called empty', () => {
  expect(wordsOfAnswer('>'.repeat(5000))).not.toBe('');
});
