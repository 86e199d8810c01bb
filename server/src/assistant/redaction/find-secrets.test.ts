import { expect, it } from 'vitest';
import { createRedactor } from './redact.ts';

const kept = { names: ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'] };

it.each([
  ['Ist Frau Weber hier?'],
  ['Ich bin Patient von Dr. Weber und möchte zu Hoffmann'],
  ['Mein Passwort ist falsch, und der Code ist nach 10 Minuten ungültig'],
  ['Das Passwort ist abgelaufen, was tun?'],
  ['Position 2197, ICD-Code K04.5'],
  ['Passwort vergessen, ich will am 3.12. um 10Uhr kommen'],
  ['Kommt die SMS 24 Stunden vorher?'],
])('nothing is hidden of %s', (text) => {
  expect(createRedactor([], kept).redact(text)).toBe(text);
});

it.each([
  ['mein Passwort ist Sommer2024!', 'Sommer2024'],
  ['Passwort: regenschirm', 'regenschirm'],
  ['my password is letmein', 'letmein'],
  ['PW ist Sommer2024!', 'Sommer2024'],
  ['pw: Sommer2024!', 'Sommer2024'],
  ['Mein Passwort ist das Geheim99', 'Geheim99'],
  ['Passwort: hund katze maus', 'maus'],
  ['mot de passe : soleil', 'soleil'],
  ['Die SMS sagt 482 193', '482 193'],
  ['In der SMS stand dann die 482193', '482193'],
  ['CVV 123', '123'],
  ['die PIN lautet 4711', '4711'],
  ['TAN: 99 12 44', '99 12 44'],
  ['meine Nummer ist ٠١٧٦٤٨٢١٥٠٩٣', '01764821'],
  ['Tel. ०१७६४८२१५०९३', '01764821'],
])('%s does not leave', (text, secret) => {
  const redacted = createRedactor([], kept).redact(text);
  expect(redacted).toMatch(/\[(?:NUMMER|TELEFON)_1\]/);
  expect(redacted).not.toContain(secret);
});
