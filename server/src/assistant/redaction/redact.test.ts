import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRedactor } from './redact.ts';

const doctors = ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'];
const lines = readFileSync(
  new URL('../../../../bench/assistant-messages/personal-items.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');

it.each(lines)('removes what is marked and nothing else: %s', (line) => {
  const message = line.replace(/\{\{|\}\}/gu, '');
  const redactor = createRedactor([], doctors);
  const redacted = redactor.redact(message);
  for (const [, item = ''] of line.matchAll(/\{\{(.+?)\}\}/gu)) {
    const parts = item.split(/\s+/u).filter((part) => part.length > 1);
    expect(parts.filter((part) => redacted.includes(part))).toEqual([]);
  }
  const harmless = line.replace(/\{\{.+?\}\}/gu, ' ').match(/[\p{L}\p{N}.:]+/gu) ?? [];
  expect(harmless.filter((word) => !redacted.includes(word))).toEqual([]);
  expect(redactor.restore(redacted)).toBe(message);
});

it('sees through digits of full width and characters that nobody sees', () => {
  const redactor = createRedactor([], doctors);
  for (const text of ['Tel. ０１７１２３４５６７８', 'Tel. 0171\u200b2345\u200b678', 'anna\u00ad@gmx.de'])
    expect(redactor.redact(text)).toMatch(/^(?:Tel\. )?\[(?:TELEFON|EMAIL)_\d\]$/);
});

it('knows the signed-in person however it is written, and keeps one placeholder for one item', () => {
  const redactor = createRedactor(
    [{ firstName: 'Anna', lastName: 'Becker', email: 'anna@example.de', phone: '+49 171 2345678' }],
    doctors,
  );
  expect(redactor.redact('ich bin anna becker, BECKER, +49 171 2345678')).toBe(
    'ich bin [NAME_1], [NAME_2], [TELEFON_1]',
  );
  expect(redactor.redact('Anna Becker bei Dr. Weber')).toBe('[NAME_1] bei Dr. Weber');
  expect(redactor.restore('Guten Tag [NAME_1], [NAME_9]!')).toBe('Guten Tag anna becker, [NAME_9]!');
});

it('removes as much in a process that has redacted for long', () => {
  const program = `
    import { createRedactor } from ${JSON.stringify(new URL('redact.ts', import.meta.url).href)};
    const lines = ${JSON.stringify(lines)};
    const leaks = new Set();
    for (let round = 0; round < 150; round += 1)
      for (const line of lines) {
        const redacted = createRedactor([], ${JSON.stringify(doctors)}).redact(line.replace(/\\{\\{|\\}\\}/gu, ''));
        for (const [, item] of line.matchAll(/\\{\\{(.+?)\\}\\}/gu))
          if (item.split(/\\s+/u).some((part) => part.length > 1 && redacted.includes(part))) leaks.add(item);
      }
    console.log(JSON.stringify([...leaks]));`;
  const leaks = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(JSON.parse(leaks)).toEqual([]);
}, 60_000);
