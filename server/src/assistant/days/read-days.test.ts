import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import { repairWords } from '../repair-words.ts';
import { writeNumbersAsDigits } from './number-words.ts';
import { chooseDay, readDays } from './read-days.ts';

// A Wednesday.
const today = '2026-11-25';

function read(message: string) {
  const text = writeNumbersAsDigits(repairWords(normalise(message)));
  return chooseDay(readDays(text, today), text, today);
}

describe('a certain day', () => {
  it.each([
    ['am 3.12. gegen 15 Uhr', '2026-12-03'],
    ['am 24 ten vormittags', '2026-12-24'],
    ['den 8 ten', '2026-12-08'],
    ['am Donnischdaag', '2026-11-26'],
    ['Mondach in acht Tachen', '2026-12-07'],
    ['Boxing Day', '2026-12-26'],
    ['am zweiten Weihnachtstag', '2026-12-26'],
    ['Do 10.12 od gar nicht', '2026-12-10'],
    ['do is gut', '2026-11-26'],
    ['fr . 10.30 .', '2026-11-27'],
    ['Mi nächste Woche', '2026-12-02'],
    ['Fr übernächste Woche', '2026-12-11'],
    ['Wed week', '2026-12-02'],
    ['three weeks today', '2026-12-16'],
    ['drei Wochen ab heute', '2026-12-16'],
    ['heute über eine Woche', '2026-12-02'],
    ['in a fortnight', '2026-12-09'],
    ['am 03.12.2026', '2026-12-03'],
    ['2026-12-03', '2026-12-03'],
    ['3. Dezember', '2026-12-03'],
    ['am dritten Dezember', '2026-12-03'],
    ['am zweiten zwölften um acht', '2026-12-02'],
    ['den zehnten Vorstellungsgespräch, den elften dann Zahnarzt', '2026-12-11'],
    ['wie wäre der vierte?', '2026-12-04'],
    ['Geht im Jänner noch was? Am siebten um dreiviertel zehn', '2027-01-07'],
    ['Ab Februar, und zwar der 3. um 9', '2027-02-03'],
    ['Im August war ich da, am 7. könnte ich wieder', '2026-12-07'],
    ['Am 4.12. – nicht wegen der Füllung, die hält', '2026-12-04'],
    ['Mein Kurs ist am 3.12. um 10. Am 4.12. um 9 sehr gern', '2026-12-04'],
    ['am Doschdig', '2026-11-26'],
    ['am eeschte Dezember öm nüng', '2026-12-01'],
    ['der achte passt mir gut', '2026-12-08'],
    ['the ninth would be fine', '2026-12-09'],
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
    ['am Dunnschdag', '2026-11-26'],
    ['a week on Monday', '2026-12-07'],
    ['a fortnight today', '2026-12-09'],
    ['von Freitag auf Dienstag schieben', '2026-12-01'],
    ['28. Februar', '2027-02-28'],
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
    ['im Januar, und zwar am dritten Montag', '2027-01-18'],
    ['letzter Freitag im Januar', '2027-01-29'],
    ['übermorgen in einer Woche', '2026-12-04'],
    ['a week from Friday', '2026-12-04'],
    ['a fortnight from today', '2026-12-09'],
    ['eine Woche vor Heiligabend', '2026-12-17'],
    ['zwei Tage nach Nikolaus', '2026-12-08'],
    ['Montag nach Neujahr', '2027-01-04'],
    ['am Freitag vor Weihnachten', '2026-12-18'],
    ['Donnerstag vor Weihnachten', '2026-12-17'],
    ['letzter Tag vor Heiligabend', '2026-12-23'],
    ['nächste Woche bin ich auf Montage, also die Woche drauf, Montag', '2026-12-07'],
    ['the day before Christmas Eve', '2026-12-23'],
    ['dritter Advent', '2026-12-13'],
    ['die Messe ist am 15. Dezember, also am Tag vorher', '2026-12-14'],
    ['Nikolaus ist dies Jahr ein Sonntag, dann den Tag danach', '2026-12-07'],
    ['nicht diesen, sondern den nächsten Freitag', '2026-12-04'],
    ['nächste Woche, am liebsten Dienstag', '2026-12-01'],
    ['Mittwoch oder Donnerstag übernächste Woche', '2026-12-09'],
    ['KW 50, Dienstag', '2026-12-08'],
    ['thursday next week 3.45pm', '2026-12-03'],
    ['fr. 4.12. 13h', '2026-12-04'],
    ['am 4.12. (Freitag)', '2026-12-04'],
    ['12.12. ist zu spät, geht Do, der 10.?', '2026-12-10'],
    ['17:15 am do für die Kontrolle', '2026-11-26'],
    ['Do hab ich frei', '2026-11-26'],
    ['er kann nur freitags', '2026-11-27'],
    ['frühestens Donnerstag 17 Uhr', '2026-11-26'],
    ['morgen nicht vor neun', '2026-11-26'],
    ['am nägschde Mondaach', '2026-11-30'],
    ['freitga', '2026-11-27'],
    ['am 12 um 10 Uhr', '2026-12-12'],
    ['in zwei Wochen am Donnerstag', '2026-12-10'],
    ['Freitag in zwei Wochen', '2026-12-11'],
    ['übern nächsten Montag', '2026-12-07'],
    ['im Januar am 12.', '2027-01-12'],
    ['am 5. im Januar', '2027-01-05'],
    ['den letzten Montag im Monat', '2026-11-30'],
    ['letzter Freitag vor Weihnachten', '2026-12-18'],
    ['the Friday before Christmas', '2026-12-18'],
    ['der erste Montag im neuen Jahr', '2027-01-04'],
    ['tommorow', '2026-11-26'],
    ['overmorje', '2026-11-27'],
    ['nicht diesen Freitag, sondern nächsten', '2026-12-04'],
    ['Freitag nach der 6. Stunde', '2026-11-27'],
    ['am Zeischdig', '2026-12-01'],
    ['am Mondda', '2026-11-30'],
    ['Morschn um zähne', '2026-11-26'],
    ['vom achdn Dezember', '2026-12-08'],
    ['am zwoatn', '2026-12-02'],
    ["she's 4. 8 Dec", '2026-12-08'],
    ['Wed works for me', '2026-12-02'],
    ['Zwillinge werden am 30. November vier, gleich am Tag nach dem Geburtstag', '2026-12-01'],
    ['28.12. hab ich frei und wüsste nicht wohin', '2026-12-28'],
  ])('%s → %s', (message, date) => {
    expect(read(message)).toMatchObject({ date });
  });
});

describe('a stretch of days', () => {
  it.each([
    ['nächste Woche', '2026-11-30', '2026-12-04'],
    ['in einem Monat', '2026-12-21', '2026-12-25'],
    ['diese Woche', '2026-11-25', '2026-11-27'],
    ['KW 50', '2026-12-07', '2026-12-11'],
    ['Ende Januar', '2027-01-21', '2027-01-31'],
    ['zwischen dem 28. und 30. Dezember', '2026-12-28', '2026-12-30'],
    ['vom 28. bis 2. Januar', '2026-12-28', '2027-01-02'],
    ['vom 30. bis 2. Februar', '2027-01-30', '2027-02-02'],
    ['28.-2.1.', '2026-12-28', '2027-01-02'],
    ['zwischen den Jahren', '2026-12-27', '2026-12-31'],
    ['im Juni', '2027-06-01', '2027-06-30'],
    ['Ende des Monats', '2026-11-25', '2026-11-30'],
    ['Anfang nächsten Monats', '2026-12-01', '2026-12-10'],
    ['zwischen Weihnachten und Neujahr', '2026-12-27', '2026-12-31'],
    ['nächste Woche ab 17 Uhr', '2026-11-30', '2026-12-04'],
    ['von Montag bis Mittwoch', '2026-11-30', '2026-12-02'],
    ['zwischen Montag und Mittwoch', '2026-11-30', '2026-12-02'],
    ['7.-11.12.', '2026-12-07', '2026-12-11'],
    ['between Dec 7 and 11', '2026-12-07', '2026-12-11'],
    ['in 3-4 Wochen', '2026-12-14', '2026-12-25'],
    ['1st week of December', '2026-11-30', '2026-12-04'],
    ['Ende nächster Woche', '2026-12-03', '2026-12-04'],
    ['Anfang der Woche', '2026-11-30', '2026-12-01'],
    ['Anfang bis Mitte Dezember', '2026-12-01', '2026-12-20'],
    ['49. KW', '2026-11-30', '2026-12-04'],
    ['the week of Dec 14', '2026-12-14', '2026-12-18'],
    ['14. bis 18.', '2026-12-14', '2026-12-18'],
    ['mo bis mi', '2026-11-30', '2026-12-02'],
    ['in den nächsten zwei Wochen', '2026-11-25', '2026-12-09'],
  ])('%s → %s to %s', (message, fromDate, toDate) => {
    const wish = read(message);
    expect(wish.date).toBeUndefined();
    expect(wish).toMatchObject({ fromDate, toDate });
  });
});

describe('the day that is meant', () => {
  it.each([
    ['Freitag geht nicht, lieber Montag', '2026-11-30'],
    ['FREITAG DER 18. DEZEMBER. NICHT DER 11.', '2026-12-18'],
    ['Silvester arbeite ich nicht', '2026-12-31'],
    ['not tomorrow, but Friday', '2026-11-27'],
    ['heut nach fünf wär geil', '2026-11-25'],
    ['heute Mittag hätte ich Luft', '2026-11-25'],
    ['heute in drei Wochen hab ich Geburtstag, da schenk ich mir eine Reinigung', '2026-12-16'],
    ['Nächste Woche Freitag, weil diesen Freitag ist die Beerdigung', '2026-12-04'],
    ['In der Woche nach dem 2. Advent, und da am Donnerstag', '2026-12-10'],
    ['Konferenz am 8.12. fällt aus, dafür ginge es bei Ihnen', '2026-12-08'],
    ['3. Februar fest machen', '2027-02-03'],
    ['geht das op 16 december', '2026-12-16'],
    ['Rufbereitschaft ab 14 Uhr, also Dienstag davor', '2026-12-01'],
    ['Dienstag bin ich als Zeugin geladen, da geht nichts. Dafür Mittwoch', '2026-12-02'],
    ['ich werd im Januar 30. Donnerstag 17.12.', '2026-12-17'],
    ['nicht Freitag, sondern Donnerstag', '2026-11-26'],
    ['Montag, nee sagen wir Mittwoch', '2026-12-02'],
    ['Dienstag oder Mittwoch', '2026-12-01'],
    ['Letzten Montag war ich da, jetzt bitte Freitag', '2026-11-27'],
    ['seit gestern ist die Füllung locker, geht es am Freitag?', '2026-11-27'],
    ['am 19.12. heiratet meine Schwester, also bitte Montag', '2026-11-30'],
    ['vor dem Klassentreffen am 12.12., also am 10.', '2026-12-10'],
    ['Hab gesehen, dass Samstag zu ist. Dann eben Montag', '2026-11-30'],
    ['Heiligabend ist wohl illusorisch, der 22. Dezember vielleicht?', '2026-12-22'],
    ['vergiss Montag. Übermorgen.', '2026-11-27'],
    ['vom 26.11. bis 9.12. im Urlaub, danach am 10.', '2026-12-10'],
    ['Freitag in einer Woche hat der Kindergarten zu, da käme ich', '2026-12-04'],
    ['heute geht es nur um die Kontrolle. Freitag?', '2026-11-27'],
    ['Dienstag, nein doch lieber Mittwoch', '2026-12-02'],
    ['Nix Dienstag, Mittwoch', '2026-12-02'],
    ['Am 9.12. lande ich aus Rom, am 10.12. hätte ich gern die Kontrolle', '2026-12-10'],
    ['Vereinsausflug am 5.12., davor muss die Kontrolle sein. 28.11.?', '2026-11-28'],
    ['Am Freitag ist Kirmes, kann ich vorher kommen? Am liebsten morgen', '2026-11-26'],
    ['Montag arbeite ich, Dienstag ginge', '2026-12-01'],
    ['Freitag... nein, Freitag ist Laternenbasteln. Donnerstagabend', '2026-11-26'],
    ['Nicht diesen Montag, sondern den danach', '2026-12-07'],
    ['Mir wäre der 10. oder der 11. Dezember recht', '2026-12-10'],
    ['mo oder do', '2026-11-30'],
    ['Verlegen wir Mittwoch auf Donnerstag?', '2026-11-26'],
    ['Also Sonntag? Habt ihr da zu? Dann Montag', '2026-11-30'],
  ])('%s → %s', (message, date) => {
    expect(read(message).date).toBe(date);
  });

  it.each([
    'Guten Morgen, ich brauche einen Termin',
    'Do bin i wieda',
    'so schnell wie möglich',
    'seit zwei Tagen',
    'my first look',
    'den ersten freien Termin',
    'Mein Therapeut meint, der erste Schritt ist, es aufzuschreiben',
    'Mir fehlt seit dem zweiten Akt eine Füllung',
    'Bitte der erste Platz, der frei wird',
    'Nach der dritten Nachtschicht ist mir die Füllung zerbrochen',
    'Am dritten Tag nach dem Ziehen',
    'The wee one, six in January, has never seen a dentist',
    'zum Erste-Hilfe-Kurs',
    'irgendein Tag vor Weihnachten',
    'nur nicht Donnerstag, Donnerstag ist Großhandel',
    'any day but Friday',
    'nicht bei dem, der mich am sechsten Mai behandelt hat',
    'heller für die Hochzeit, die ist schon am 5. Dezember',
    'der Einsatz geht am 20. los',
    'Oma wird am Donnerstag achtzig',
    'Mo-Fr ab 17 Uhr',
    'zahnweh war nach zwei tagen vorbei',
    'Meine Tochter hat am Sonntag gesagt, dass es so nicht geht',
    'ich fliege zu Weihnachten heim',
    'nicht vor elf.',
    'am 30. Februar um zehn',
    '29. Februar',
    '31.11. um neun',
    'February 30th',
    'the 31st of June',
  ])('names none: %s', (message) => {
    expect(read(message).date).toBeUndefined();
  });

  it('keeps a deadline apart from a wish', () => {
    expect(read('in the second half of January')).toEqual({
      isNamed: true,
      fromDate: '2027-01-16',
      toDate: '2027-01-31',
    });
    expect(read('erste Dezemberhälfte')).toEqual({
      isNamed: true,
      fromDate: '2026-12-01',
      toDate: '2026-12-15',
    });
    expect(read('vor dem 19. Dezember')).toEqual({ isNamed: true, toDate: '2026-12-19' });
    expect(read('ab dem 7. Dezember')).toEqual({ isNamed: true, fromDate: '2026-12-07' });
    expect(read('nach den Feiertagen')).toEqual({ isNamed: true, fromDate: '2026-12-27' });
    expect(read('nach dem 10. Dezember')).toEqual({ isNamed: true, fromDate: '2026-12-11' });
    expect(read('nicht vor Montag')).toEqual({ isNamed: true, fromDate: '2026-11-30' });
    expect(read('bin bis zum 3.12. weg, danach gern')).toEqual({ isNamed: true, fromDate: '2026-12-04' });
    expect(read('bis Ende November')).toEqual({ isNamed: true, toDate: '2026-11-30' });
    expect(read('OP am 18. Januar, bitte vorher')).toEqual({ isNamed: true, toDate: '2027-01-18' });
  });
});

// A wish stands beside other days of a life, before or behind it.
const lives = [
  ...[
    'Am Freitag ist Elternabend',
    'Am 12.12. heirate ich',
    'Letzten Freitag war ich da',
    'Seit Montag tut es weh',
  ],
  ...[
    'Am Sonntag ist mir die Füllung rausgefallen',
    'Montags und mittwochs arbeite ich',
    'Am 20. fliege ich',
  ],
  ...[
    'Beim letzten Besuch am 12. Mai hieß es, alles gut',
    'Ihre Erinnerungskarte vom 12. kam an',
    'Mein Junge wird am Montag entlassen',
    'My wife is landing on 20th Jan',
  ],
  ...['Mein Urlaub endet am 3.12.', 'Ich bin bis Freitag in Berlin', 'Ich bin am 3. Mai 1980 geboren'],
  ...['Freitag ist schlecht', 'My birthday is on Dec 5', 'Freitag bin ich in Hamburg', 'Nikolaus kommt bald'],
  ...[
    'Ich hab mir am Samstag einen Zahn angeschlagen',
    'Am 24. bin ich bei meiner Schwester',
    'Nächste Woche hab ich Urlaub',
  ],
  ...['Ostern war ich das letzte Mal da', 'Am Mittwoch muss ich arbeiten', 'Heute geht es mir gut'],
];
it.each(lives)('is no wish beside one: %s', (life) => {
  for (const [wish, date] of [
    ['Geht Dienstag um 10?', '2026-12-01'],
    ['Bitte am 8.12. um 9.', '2026-12-08'],
    ['Zahnreinigung am Donnerstag.', '2026-11-26'],
  ])
    for (const message of [`${life}. ${wish}`, `${wish} ${life}.`])
      expect(read(message).date, message).toBe(date);
});

describe('a day of the north, of a list, of another day', () => {
  it.each([
    ['Middeweken Klock 9', '2026-12-02'],
    ['Middweken', '2026-12-02'],
    ['Dingsdag', '2026-12-01'],
    ['woensdag', '2026-12-02'],
    ['donderdag', '2026-11-26'],
    ['vrijdag', '2026-11-27'],
    ['Maandag in een Week', '2026-12-07'],
    ['Dunnersdag in twee Weken', '2026-12-10'],
    ['Freedag över een Week', '2026-12-04'],
    ['am letzten Novembertag', '2026-11-30'],
    ['letzter Dezembertag, 9 Uhr', '2026-12-31'],
    ['am ersten Dezembertag', '2026-12-01'],
    ['Nächsten Mittwoch wird er sieben. Einen Tag vorher um vier', '2026-12-01'],
    ['Am 12.12. heiraten wir, zwei Tage vorher um zehn', '2026-12-10'],
    ['wedding is on Dec 12, two days before that', '2026-12-10'],
    ['Der Umzug ist am Freitag. Drei Tage später gern um acht', '2026-11-30'],
    ['Nikolaus ist Umzug, drei Tage danach', '2026-12-09'],
    ['Fahrplanwechsel ist am 13., davor lieber nicht. Montag danach', '2026-12-14'],
    ['Am 4. Dezember ist Richtfest, Dienstag danach um acht', '2026-12-08'],
    ['Am 17. ist Weihnachtsfeier. Dienstag davor um zehn', '2026-12-15'],
    ['Inventur am 30., Freitag danach', '2026-12-04'],
    ['Am Donnerstag endet mein Unterricht um 11.35 Uhr, da käme ich ab 12 Uhr', '2026-11-26'],
    ['Am Dienstag endet die Vorlesung um 13 Uhr, ab 14 Uhr wäre ich frei', '2026-12-01'],
    ['Am 8. Dezember endet die Sitzprobe, ab 15 Uhr wäre sie frei', '2026-12-08'],
    ['Am Freitag beginnt mein Dienst erst um 13 Uhr, um 9 könnte ich', '2026-11-27'],
    ['Snapped at the Christmas market. Tomorrow morning?', '2026-11-26'],
    ['I bit on a Christmas cookie, Monday 10am', '2026-11-30'],
    ['Über Silvester habe ich Juri bei mir. Am 30. Dezember', '2026-12-30'],
    ['An Weihnachten will ich wieder lachen. Am 18.12.', '2026-12-18'],
    ['Over Christmas we have guests, December 21 at 9', '2026-12-21'],
    ['an Heiligabend habe ich frei, geht das', '2026-12-24'],
    ['Mein Diabetologe sieht mich am 1.12., Sie dürfen mich am 4.12. haben', '2026-12-04'],
    ['Montag nach der 7., 14:10', '2026-11-30'],
    ['Freitag nach der 8., also 15:10', '2026-11-27'],
    ['Remote bis Fr. Mo on-site Köln', '2026-11-30'],
    ['für mo hätt ich gern was', '2026-11-30'],
    ['termin mo muss weg', '2026-11-30'],
    ['pzr mo?', '2026-11-30'],
    ['füllung di?', '2026-12-01'],
    ['mo fällt bei mir aus', '2026-11-30'],
    ['coach hat für mo Training angesetzt', '2026-11-30'],
    ['heide früh um 9', '2026-11-25'],
  ])('%s', (message, date) => {
    expect(read(message).date).toBe(date);
  });
  it.each([
    'kumm mo?',
    'für di was?',
    'schau mo',
    'Heide Müller hier',
    'bis der 7. rausfällt',
    'mit der 4. Füllung',
  ])('is none: %s', (message) => {
    expect(read(message).date).toBeUndefined();
  });
});

describe('several days that do not suit', () => {
  it.each([
    'jeder Tag geht außer Montag und Freitag',
    'nicht am Montag oder Dienstag',
    'any weekday except Monday and Friday',
  ])('are none of them wished: %s', (message) => {
    expect(read(message).date).toBeUndefined();
  });

  it('are not the day that corrects another', () => {
    expect(read('nicht Montag, Dienstag').date).toBe('2026-12-01');
  });
});
