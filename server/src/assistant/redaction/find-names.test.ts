import { expect, it } from 'vitest';
import { createRedactor } from './redact.ts';

const kept = { names: ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'] };

it.each([
  ['Thomas Weber hier, ich möchte zu Dr. Weber', 'Thomas Weber'],
  ['Mein Name ist Weber, ich möchte zu Frau Dr. Weber', 'Weber'],
  ['Hallo, Weber hier. Ist Dr. Weber da?', 'Weber'],
  ['Ich bin die Katharina Weber, aber nicht Dr. Weber', 'Katharina Weber'],
])('of two who are called alike the patient is hidden and the dentist stays: %s', (text, patient) => {
  const redacted = createRedactor([], kept).redact(text);
  expect(redacted).toMatch(/Dr\. Weber/);
  expect(redacted.indexOf('[NAME_1]')).toBe(text.indexOf(patient));
});

it.each([
  'Liebes Team, danke für die schnelle Hilfe gestern!',
  'Viele Grüße und einen schönen Feierabend!',
  'Der Kieferchirurg am Neumarkt hat mich zu Ihnen geschickt.',
  "I'm allergic to latex, please make a note.",
])('a message without a name keeps its words: “%s”', (message) => {
  expect(createRedactor([], { names: [] }).redact(message)).toBe(message);
});
