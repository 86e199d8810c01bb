import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { rootFolder } from './child-processes.ts';

async function readTexts(): Promise<string> {
  const texts: string[] = [];
  for await (const path of glob(
    ['web/{site,console,shared}/**/texts.de.ts', 'server/src/**/{texts.de,mails}.ts', 'contract/src/**/*.ts'],
    { cwd: rootFolder },
  ))
    if (!path.endsWith('.test.ts')) texts.push(await readFile(`${rootFolder}/${path}`, 'utf8'));
  return texts.join('\n');
}

const glossary = await readFile(`${rootFolder}/docs/glossary.md`, 'utf8');
const rows = [...glossary.matchAll(/^\| (?!term |---)(.+?) \| (.+?) \| (.*?) \| ?(.*?) ?\|$/gm)].map(
  ([, term = '', , where = '', german = '']) => ({ term, where, german }),
);

test('each term of the glossary stands once, and lives where it says', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.length).toBe(glossary.match(/^\| (?!term )/gm)?.length);
  const terms = rows.map(({ term }) => term);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  const paths = rows.flatMap(({ where }) => [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
  expect(paths.filter((path) => !existsSync(`${rootFolder}/${path}`))).toEqual([]);
  expect(paths).toHaveLength(rows.length);
});

test('each German word of the glossary is a word of the screens or messages', async () => {
  const texts = await readTexts();
  const german = rows.flatMap((row) => [...row.german.matchAll(/„([^“]+)“/g)].map(([, word = '']) => word));
  expect(german.length).toBeGreaterThan(30);
  expect(german.filter((word) => !texts.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
});
