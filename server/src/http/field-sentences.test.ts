import { email, personName } from '@praxisportal/contract/fields';
import { formProblemSentences } from '@praxisportal/contract/form-problems';
import { languages } from '@praxisportal/contract/language';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { toFieldSentences } from './field-sentences.ts';

const schema = z.object({
  name: z.string().min(1).max(5),
  password: z.string().min(6),
  email: z.email(),
  date: z.iso.date(),
  id: z.uuid(),
  code: z.string().regex(/^\d{6}$/),
  seconds: z.number().min(0).max(10),
  method: z.enum(['website', 'chatbot']),
  lastName: personName,
  mailbox: email,
});
const good = {
  name: 'Anna',
  password: 'geheim',
  email: 'a@example.org',
  date: '2026-12-01',
  id: '7d05acab-74f3-4dd2-88bf-66328d8395b7',
  code: '123456',
  seconds: 3,
  method: 'website',
  lastName: 'Groß',
  mailbox: 'anna@köln.de',
};

function explain(changes: Record<string, unknown>, language: 'de' | 'en' = 'de') {
  const { error } = schema.safeParse({ ...good, ...changes }, { reportInput: true });
  return error && toFieldSentences(error, language);
}

test.each([
  [{ name: undefined }, { name: 'Diese Angabe fehlt.' }],
  [{ name: '' }, { name: 'Diese Angabe fehlt.' }],
  [{ name: null }, { name: 'Diese Angabe hat die falsche Art.' }],
  [{ name: 'Friederike' }, { name: 'Bitte höchstens 5 Zeichen.' }],
  [{ password: 'kurz' }, { password: 'Bitte mindestens 6 Zeichen.' }],
  [{ email: 'anna' }, { email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' }],
  [{ date: '2026-02-30' }, { date: 'Dieses Datum gibt es nicht. Erwartet wird JJJJ-MM-TT.' }],
  [{ lastName: '123' }, { lastName: 'Bitte geben Sie einen Namen mit mindestens einem Buchstaben an.' }],
  [{ lastName: '\u200b\u2800' }, { lastName: 'Diese Angabe fehlt.' }],
  [{ mailbox: 'jürgen@example.org' }, { mailbox: formProblemSentences.email_mailbox.de }],
  [{ id: '1' }, { id: 'Das ist keine gültige Kennung.' }],
  [{ code: '12' }, { code: 'Diese Angabe hat nicht die richtige Form.' }],
  [{ seconds: -1 }, { seconds: 'Der Wert muss mindestens 0 sein.' }],
  [{ seconds: 11 }, { seconds: 'Der Wert darf höchstens 10 sein.' }],
  [{ method: 'fax' }, { method: 'Erlaubt ist: website, chatbot.' }],
  [{ method: undefined }, { method: 'Diese Angabe fehlt.' }],
  [
    { name: '', code: 1 },
    { name: 'Diese Angabe fehlt.', code: 'Diese Angabe hat die falsche Art.' },
  ],
])('%j is explained', (changes, sentences) => {
  expect(explain(changes)).toEqual(sentences);
});

test('every explanation differs between the languages', () => {
  for (const changes of [{ name: '' }, { name: 1 }, { email: 'x' }, { date: 'x' }, { seconds: -1 }]) {
    const [german, english] = languages.map((language) => Object.values(explain(changes, language) ?? {})[0]);
    expect(english).toBeTypeOf('string');
    expect(english).not.toBe(german);
  }
});

test('what is no object at all is a wrong body', () => {
  const { error } = schema.safeParse([], { reportInput: true });
  expect(error && toFieldSentences(error, 'en')).toEqual({ body: 'That’s the wrong type of value.' });
});

test('of a list of thousands only the first failures are told', () => {
  const { error } = z.array(z.object({ name: z.string() })).safeParse(Array.from({ length: 10_000 }, Object));
  expect(Object.keys(error ? toFieldSentences(error, 'de') : {})).toHaveLength(50);
});
