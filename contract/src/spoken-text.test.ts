import { expect, test } from 'vitest';
import { cutForServer, splitSentences, toSpokenText } from './spoken-text.ts';

test.each([
  ['**Fett** und _schräg_ und ~~weg~~', 'Fett und schräg und weg.'],
  ['# Zeiten\n\n- Mo: 8 Uhr\n- Di: 9 Uhr', 'Zeiten. Mo: 8 Uhr. Di: 9 Uhr.'],
  ['1. Erstens\n2. Zweitens', 'Erstens. Zweitens.'],
  ['Am 3. Dezember.', 'Am 3. Dezember.'],
  ['[Kontakt](/de/contact) ![Bild](/x.png) https://example.org', 'Kontakt.'],
  ['| Tag | Zeit |\n| --- | --- |\n| Mo | 8 |', 'Tag, Zeit. Mo, 8.'],
  ['`code` und <b>HTML</b>', 'code und HTML.'],
  ['Der Zahn_arzt kostet 3 * 4 Euro', 'Der Zahn_arzt kostet 3 * 4 Euro.'],
  ['Bis bald! 🦷', 'Bis bald!'],
  ['', ''],
])('%j is read as %j', (markdown, spoken) => {
  expect(toSpokenText(markdown)).toBe(spoken);
});

test('neither a doctor’s title nor a date ends a sentence', () => {
  const text = 'Dr. Weber ist am 3. Dezember da. Kommen Sie! Wann passt es?';
  expect(splitSentences(text)).toEqual(['Dr. Weber ist am 3. Dezember da.', 'Kommen Sie!', 'Wann passt es?']);
});

test('a long sentence is read in parts that lose no word', () => {
  const words = Array.from({ length: 90 }, (_, index) => `Wort${index}`).join(' ');
  const pieces = splitSentences(words);
  expect(pieces.every(({ length }) => length <= 180)).toBe(true);
  expect(pieces.join(' ')).toBe(words);
  expect(splitSentences('x'.repeat(400)).join('')).toBe('x'.repeat(400));
});

test('the server gets as much as it speaks, in whole sentences', () => {
  const sentence = 'Das hier ist ein ganzer Satz.';
  const cut = cutForServer(Array.from({ length: 60 }, () => sentence).join(' '));
  expect(cut.length).toBeLessThanOrEqual(1000);
  expect(cut.length).toBeGreaterThan(900);
  expect(cut.endsWith(sentence)).toBe(true);
  expect(cutForServer(sentence)).toBe(sentence);
});
