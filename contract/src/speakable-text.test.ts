import { describe, expect, it } from 'vitest';
import { toSpeakableText } from './speakable-text.ts';

describe('German', () => {
  it.each([
    ['um 14:30 Uhr', 'um 14 Uhr 30'],
    ['um 09:00 Uhr', 'um 9 Uhr'],
    ['08:00–18:00 Uhr', '8 Uhr bis 18 Uhr'],
    ['am 3.12.2026', 'am 3. Dezember 2026'],
    ['am 3.12. um 9:15 Uhr', 'am 3. Dezember um 9 Uhr 15'],
    ['Mo-Do 08:00–18:00 Uhr', 'Montag bis Donnerstag 8 Uhr bis 18 Uhr'],
    ['Montag–Donnerstag', 'Montag bis Donnerstag'],
    ['bei Dr. Weber', 'bei Doktor Weber'],
    ['50 EUR, 12 € und 5 %', '50 Euro, 12 Euro und 5 Prozent'],
    ['Prophylaxe & Zahnreinigung', 'Prophylaxe und Zahnreinigung'],
    ['Rufen Sie 112 an', 'Rufen Sie 1 1 2 an'],
    ['Ihr Code: 482913', 'Ihr Code: 4 8 2 9 1 3'],
    ['+49 221 4710112', 'plus 4 9, 2 2 1, 4 7 1 0 1 1 2'],
    ['0221 4710112', '0 2 2 1, 4 7 1 0 1 1 2'],
    ['**Gern:** [Termine](/de/booking)', 'Gern: Termine'],
    ['Das sind Ihre Termine:\n\n1. Montag\n2. Dienstag', 'Das sind Ihre Termine: 1. Montag. 2. Dienstag'],
    ['ca. 30 Min.', 'circa 30 Minuten'],
  ])('%s → %s', (written, spoken) => {
    expect(toSpeakableText(written, 'de')).toBe(spoken);
  });
});

describe('English', () => {
  it.each([
    ['at 09:30', 'at 9:30'],
    ['with Dr Weber', 'with Doctor Weber'],
    ['Mon-Thu: 08:00–18:00', 'Monday to Thursday: 8:00 to 18:00'],
    ['costs 50 €', 'costs 50 euros'],
    ['call 112', 'call 1 1 2'],
  ])('%s → %s', (written, spoken) => {
    expect(toSpeakableText(written, 'en')).toBe(spoken);
  });
});
