import { expect, test } from 'vitest';
import { readLanguage } from './language.ts';

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['*', 'de'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['de', 'de'],
  ['en, de;q=0.9', 'en'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['de;q=0.5, en;q=0.9', 'en'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['fr, en;q=0.8, de;q=0.6', 'en'],
  ['fr, tr;q=0.8', 'de'],
  ['en;q=0', 'de'],
  ['en ; q = 0.3 , de ; q=0.2', 'en'],
  ['english', 'de'],
])('%s is answered in %s', (header, language) => {
  expect(readLanguage({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(language);
});
