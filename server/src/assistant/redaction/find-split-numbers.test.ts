import { expect, it } from 'vitest';
import { createRedactor } from './redact.ts';

const kept = { names: ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'] };

it.each([
  [['Ruf an: 0176', '482', '15093 bitte'], 3],
  [['0221', 'Und weiter?', '47 10 12'], 2],
  [['Die Rechnung ist vom 03', '10 Uhr passt'], 0],
  [['Ich komme 2026', '1200 Euro?'], 0],
])('a phone number in several messages is hidden: %j', (texts, hidden) => {
  const redacted = createRedactor([], kept).redactAll(texts);
  expect(redacted.filter((text) => /\[\p{Lu}+_\d\]/u.test(text))).toHaveLength(hidden);
});
