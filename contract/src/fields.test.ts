import { expect, test } from 'vitest';
import {
  calendarDate,
  calendarMonth,
  email,
  lineOfText,
  personName,
  phone,
  textWithLines,
  wallTime,
} from './fields.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test.each(['2026-12-01', '2028-02-29'])('the day %s exists', (date) => {
  expect(accepts(calendarDate, date)).toBe(true);
});

test.each(['2026-02-30', '2027-02-29', '2026-00-01', '2026-1-1', '01.12.2026', ''])(
  'the day %s does not',
  (date) => {
    expect(accepts(calendarDate, date)).toBe(false);
  },
);

test.each([
  [wallTime, '00:00', true],
  [wallTime, '23:59', true],
  [wallTime, '24:00', false],
  [wallTime, '9:00', false],
  [wallTime, '09:60', false],
  [calendarMonth, '2026-12', true],
  [calendarMonth, '2026-13', false],
  [calendarMonth, '9999-12', false],
])('%# %s', (schema, value, isValid) => {
  expect(accepts(schema, value)).toBe(isValid);
});

test('text holds what PostgreSQL can keep, and nothing that ends a line unless lines are meant', () => {
  for (const text of ['Änne', "O'Neil", '李', '👩🏽‍⚕️', ''])
    expect([accepts(lineOfText, text), accepts(textWithLines, text)]).toEqual([true, true]);
  for (const text of ['a\0', '\ud800', '\udc00', 'a\u0007b'])
    expect([accepts(lineOfText, text), accepts(textWithLines, text)]).toEqual([false, false]);
  for (const text of ['a\nb', 'a\r\nb', 'a\tb', 'a\u2028b', 'a\u2029b'])
    expect([accepts(lineOfText, text), accepts(textWithLines, text)]).toEqual([false, true]);
});

test('marks that turn the direction of text are taken out', () => {
  expect(personName.parse('\u202eAnna\u202c')).toBe('Anna');
  expect(personName.parse('An\u2066na \u2069')).toBe('Anna');
  expect(phone.parse('\u202a+49 221 4710123\u202c')).toBe('+49 221 4710123');
  expect(email.parse('anna@example.org\u200e')).toBe('anna@example.org');
  expect(accepts(personName, '\u202e\u202c')).toBe(false);
});

test('an address is compared in lower case, a name without spaces around it', () => {
  expect(email.parse(' Anna@Example.ORG ')).toBe('anna@example.org');
  expect(personName.parse('  Anna Maria ')).toBe('Anna Maria');
  expect(accepts(personName, '   ')).toBe(false);
});
