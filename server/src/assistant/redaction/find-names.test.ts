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
