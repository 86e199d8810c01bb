import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import { chooseDay, readDays } from './read-days.ts';

// A Wednesday.
const today = '2026-11-25';

function read(message: string) {
  const text = normalise(message);
  return chooseDay(readDays(text, today), text, today);
}

describe('a certain day', () => {
  it.each([
    ['am 3.12. gegen 15 Uhr', '2026-12-03'],
    ['am 03.12.2026', '2026-12-03'],
    ['2026-12-03', '2026-12-03'],
    ['3. Dezember', '2026-12-03'],
    ['am dritten Dezember', '2026-12-03'],
    ['am zweiten zwölften um acht', '2026-12-02'],
    ['December 3rd', '2026-12-03'],
    ['the 3rd of December', '2026-12-03'],
    ['Thursday 12/3', '2026-12-03'],
    ['20/1', '2027-01-20'],
    ['heute', '2026-11-25'],
    ['morgen früh', '2026-11-26'],
    ['morje', '2026-11-26'],
    ['übermorgen', '2026-11-27'],
    ['day after tomorrow', '2026-11-27'],
    ['heute in 8 Tagen', '2026-12-02'],
    ['in 14 Tagen', '2026-12-09'],
    ['Freitag', '2026-11-27'],
    ['Mittwoch', '2026-12-02'],
    ['nächsten Dienstag', '2026-12-01'],
    ['übernächsten Dienstag', '2026-12-08'],
    ['nächste Woche Mittwoch', '2026-12-02'],
    ['Donnerstag kommende Woche', '2026-12-03'],
    ['Donnerstag in einer Woche', '2026-12-03'],
    ['Montag in vierzehn Tagen', '2026-12-14'],
    ['Thursday week', '2026-12-03'],
    ['Mondaach', '2026-11-30'],
    ['am Zyschtig', '2026-12-01'],
    ['Pfinsda', '2026-11-26'],
    ['Aftermontag', '2026-12-01'],
    ['Freitagvormittag', '2026-11-27'],
    ['Montag den 7.', '2026-12-07'],
    ['am 15ten', '2026-12-15'],
    ['Nikolaus', '2026-12-06'],
    ['am Tag nach Nikolaus, also Nikolaus, den Tag danach', '2026-12-07'],
    ['Rosenmontag', '2027-02-08'],
    ['letzter Tag im November', '2026-11-30'],
    ['the first Tuesday in December', '2026-12-01'],
  ])('%s → %s', (message, date) => {
    expect(read(message)).toMatchObject({ date });
  });
});

describe('a stretch of days', () => {
  it.each([
    ['nächste Woche', '2026-11-30', '2026-12-04'],
    ['diese Woche', '2026-11-25', '2026-11-27'],
    ['KW 50', '2026-12-07', '2026-12-11'],
    ['Ende Januar', '2027-01-21', '2027-01-31'],
    ['zwischen dem 28. und 30. Dezember', '2026-12-28', '2026-12-30'],
    ['zwischen den Jahren', '2026-12-27', '2026-12-31'],
    ['im Juni', '2027-06-01', '2027-06-30'],
  ])('%s → %s to %s', (message, fromDate, toDate) => {
    const wish = read(message);
    expect(wish.date).toBeUndefined();
    expect(wish).toMatchObject({ fromDate, toDate });
  });
});

describe('the day that is meant', () => {
  it.each([
    ['Freitag geht nicht, lieber Montag', '2026-11-30'],
    ['nicht Freitag, sondern Donnerstag', '2026-11-26'],
    ['Montag, nee sagen wir Mittwoch', '2026-12-02'],
    ['Dienstag oder Mittwoch', '2026-12-01'],
    ['Letzten Montag war ich da, jetzt bitte Freitag', '2026-11-27'],
    ['seit gestern ist die Füllung locker, geht es am Freitag?', '2026-11-27'],
    ['am 19.12. heiratet meine Schwester, also bitte Montag', '2026-11-30'],
  ])('%s → %s', (message, date) => {
    expect(read(message).date).toBe(date);
  });

  it.each(['Guten Morgen, ich brauche einen Termin', 'so schnell wie möglich', 'seit zwei Tagen'])(
    'names none: %s',
    (message) => {
      expect(read(message).date).toBeUndefined();
    },
  );

  it('keeps a deadline apart from a wish', () => {
    expect(read('vor dem 19. Dezember')).toEqual({ isNamed: true, toDate: '2026-12-19' });
    expect(read('ab dem 7. Dezember')).toEqual({ isNamed: true, fromDate: '2026-12-07' });
  });
});
