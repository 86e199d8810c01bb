import { expect, it } from 'vitest';
import { createRedactor } from './redact.ts';

const kept = { names: ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'] };

it.each([
  [['Ruf an: 0176', '482', '15093 bitte'], 3],
  [['0221', 'Und weiter?', '47 10 12'], 2],
  [['+49 171', '234', '5678'], 3],
  [['(0171)', 'Und weiter?', '234', 'Und weiter?', '5678'], 3],
  [['0171', 'Und weiter?', 'und 234', 'Und weiter?', 'und 5678'], 3],
  [['Vorwahl 0171', 'Ja?', 'die nächsten 234', 'Ja?', 'die letzten 5678'], 3],
  [['Meine Nummer: 0171.', 'Und weiter?', '234', 'Und weiter?', '5678'], 3],
  [['null eins sieben eins', 'Ja?', 'zwei drei vier', 'Ja?', 'fünf sechs sieben acht'], 3],
  [['A12', 'Und weiter?', '345', 'Und weiter?', '6789'], 3],
  [['48', 'Und weiter?', '21', 'Und weiter?', '93'], 3],
  [['geb. 12.3.', 'Und das Jahr?', '1961'], 2],
  [['+49 171 234', 'Und weiter?', '5678'], 2],
  [['0171 und 234 und 5678'], 1],
  [['0171_234_5678'], 1],
  [['0171,234,56,78'], 1],
  [['0171|234|5678'], 1],
  [['um 08', 'und um 12', 'oder 14 Uhr'], 0],
  [['Zahn 36', 'Welcher Tag?', 'am 12.', 'Wann?', '14 Uhr'], 0],
  [['am 05.12.', 'Um wie viel Uhr?', '10:30'], 0],
  [['Wie lange?', '30 Minuten', 'und dann?', '45 Minuten'], 0],
  [['Die Rechnung ist vom 03', '10 Uhr passt'], 0],
  [['Ich komme 2026', '1200 Euro?'], 0],
])('a phone number in several messages is hidden: %j', (texts, hidden) => {
  const redacted = createRedactor([], kept).redactAll(texts);
  expect(redacted.filter((text) => /\[\p{Lu}+_\d\]/u.test(text))).toHaveLength(hidden);
});
