import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { limits } from './limits.ts';
import { mayStaff, rights, roles } from './staff/rights.ts';

const product = await readFile(new URL('../../docs/product.md', import.meta.url), 'utf8');

/** The rows of the table below a heading, without its head, as cells. */
function readTable(heading: string): string[][] {
  const [, section = ''] = product.split(`\n## ${heading}\n`);
  const [text = ''] = section.split('\n## ');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

test('docs/product.md has each call, and for whom it is', () => {
  const rows = Object.values(calls).map(({ method, path, access }) => `${method} ${path} ${access}`);
  expect(
    readTable('Calls')
      .map(([call, access]) => `${call} ${access}`)
      .sort(),
  ).toEqual(rows.sort());
});

test('docs/product.md has each constant with its value', () => {
  const rows = Object.entries(limits).map(([name, value]) => `${name} ${value}`);
  expect(
    readTable('Constants')
      .map((cells) => cells.join(' '))
      .sort(),
  ).toEqual(rows.sort());
});

test('docs/product.md says who may do what in the practice, cell by cell', () => {
  const table = rights.map((right) => [
    right,
    ...roles.map((role) => (mayStaff(role, right) ? 'yes' : 'no')),
  ]);
  expect(readTable('Rights of the staff')).toEqual(table);
});
