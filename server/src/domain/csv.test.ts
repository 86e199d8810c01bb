import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test('every cell stands in quotes, quotes are doubled, and lines end as RFC 4180 says', () => {
  expect(
    writeCsv([
      ['Wer', 'Was'],
      ['Anna "Änni"', 'erste\nzweite; dritte'],
    ]),
  ).toBe('"Wer";"Was"\r\n"Anna ""Änni""";"erste\nzweite; dritte"\r\n');
});

test.each(['=HYPERLINK("https://evil.example")', '+49 221', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'what a spreadsheet would compute is text: %j',
  (text) => {
    expect(writeCsv([[text]])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  },
);

test('an apostrophe is set only where it is needed', () => {
  expect(writeCsv([['a=b', '', '1+1']])).toBe('"a=b";"";"1+1"\r\n');
});
