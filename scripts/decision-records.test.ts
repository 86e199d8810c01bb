import { expect, test } from 'vitest';
import { readSourceFiles } from './check-structure.ts';
import { rootFolder } from './child-processes.ts';
import { checkDecisionRecords, recordIndexPath, renderRecordIndex } from './decision-records.ts';

const folder = ['do', 'cs/decisions'].join('');
const first = `${folder}/0001-slots.md`;
const third = `${folder}/0003-outbox.md`;

const complete = {
  [first]:
    '# 1. Slots are computed\n\nStatus: accepted, 2026-11-21 · Topics: slots, availability · Changed by:\n[3](0003-outbox.md)\n\nText.\n',
  [third]:
    '# 3. Outbox\n\nStatus: accepted, 2026-11-22 · Topics: outbox, slots · Changes: [1](0001-slots.md)\n\nText.\n',
  [recordIndexPath]: [
    '# Records\n\n| 2 | merged into [1](0001-slots.md) |\n\n## By topic\n',
    '- availability: [1](0001-slots.md)',
    '- outbox: [3](0003-outbox.md)',
    '- slots: [1](0001-slots.md), [3](0003-outbox.md)\n',
    '## By number\n',
    '- 1. [Slots are computed](0001-slots.md)',
    '- 3. [Outbox](0003-outbox.md)\n',
  ].join('\n'),
};

/** The complete records with one text of one file replaced. */
function checkWith(path: keyof typeof complete, text: string, instead: string): string[] {
  expect(complete[path]).toContain(text);
  return checkDecisionRecords(
    new Map(Object.entries({ ...complete, [path]: complete[path]?.replace(text, instead) ?? '' })),
  );
}

test('complete records have no messages, and their index is the rendered one', () => {
  const files = new Map(Object.entries(complete));
  expect(checkDecisionRecords(files)).toEqual([]);
  expect(renderRecordIndex(files)).toBe(complete[recordIndexPath]);
});

test.each([
  ['# 3. Outbox', '# 4. Outbox', 'begins with no title'],
  ['# 3. Outbox', '# Outbox', 'begins with no title'],
  ['Status: accepted, 2026-11-22', 'accepted, 2026-11-22', 'has no status'],
  ['Status: accepted, 2026-11-22', 'Status: proposed', 'has no status'],
  ['Topics: outbox, slots', 'Topics: ', 'has no topics'],
  [' · Changes: [1](0001-slots.md)', '', `${third} does not name record 1`],
  ['Changes: [1](0001-slots.md)', 'Changes: [7](0001-slots.md)', 'names record 7, which is not there'],
  ['Text.', 'See [2](0002-gone.md).', 'refers to 0002-gone.md'],
])('%j replaced by %j in a record is refused', (text, instead, message) => {
  expect(checkWith(third, text, instead)).toContainEqual(expect.stringContaining(message));
});

test.each([
  ['- outbox: [3](0003-outbox.md)\n', '', 'lacks the line "- outbox: [3](0003-outbox.md)"'],
  ['[1](0001-slots.md), [3](0003-outbox.md)', '[1](0001-slots.md)', 'lacks the line "- slots: '],
  ['- 3. [Outbox]', '- 3. [Messages]', 'lacks the line "- 3. [Outbox]'],
  ['- outbox:', '- bookings: [1](0001-slots.md)\n- outbox:', 'has the line "- bookings'],
  ['| 2 | merged into [1](0001-slots.md) |', '', 'does not say what became of record 2'],
  ['| 2 | merged', '| 3 | outbox |\n| 2 | merged', 'says that there is no record 3'],
  ['merged into [1](0001-slots.md)', 'merged into [1](0002-slots.md)', 'refers to 0002-slots.md'],
])('%j replaced by %j in the index is refused', (text, instead, message) => {
  expect(checkWith(recordIndexPath, text, instead)).toContainEqual(expect.stringContaining(message));
});

test('a record that is replaced as a whole says by which, and the index shows it', () => {
  const files = new Map(Object.entries(complete));
  files.set(
    first,
    '# 1. Slots\n\nStatus: replaced by [3](0003-outbox.md), 2026-11-22 · Topics: slots\n\nText.\n',
  );
  files.set(recordIndexPath, renderRecordIndex(files));
  expect(checkDecisionRecords(files)).toEqual([]);
  expect(files.get(recordIndexPath)).toContain('- 1. [Slots](0001-slots.md) (replaced)');
});

test('two records with one number, and a number without a record, are refused', () => {
  const files = new Map([...Object.entries(complete), [`${folder}/0003-second.md`, complete[third] ?? '']]);
  expect(checkDecisionRecords(files)).toContainEqual(expect.stringContaining('have the number 3'));
});

test.each(['(record 2)', `${folder}/0002`])(
  'a comment that cites %s, which is no record, is refused',
  (citation) => {
    const files = new Map([
      ...Object.entries(complete),
      ['server/src/app.ts', `// As decided ${citation}.\n`],
    ]);
    expect(checkDecisionRecords(files)).toEqual([expect.stringContaining('server/src/app.ts refers to')]);
  },
);

test('the records of this repository are complete', async () => {
  expect(checkDecisionRecords(await readSourceFiles(rootFolder))).toEqual([]);
});
