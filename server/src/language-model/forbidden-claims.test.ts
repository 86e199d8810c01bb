import { practice as facts } from '@praxisportal/practice/practice';
import { expect, test } from 'vitest';
import { askTheDentist, checkAnswer } from './check-answer.ts';

const told = {
  practice:
    'Telefon +49 221 4710120, bei Lebensgefahr 112. Wer nicht kommt, zahlt 50 EUR. Öffnungszeiten:\n- Montag 08:00-18:00 Uhr\nDr. Katharina Weber: Prothetik. Dr. Ina Becker: Kinder.',
  conversation: 'Wie lange haben Sie heute offen, und geht es morgen um 10 Uhr oder um neun?',
};
const check = (text: string) => checkAnswer(text, told, { facts, language: 'de', restore: (same) => same });

test.each([
  ['Rufen Sie nicht 112 an, das ist harmlos.'],
  ['Wählen Sie 1-1-0'],
  ['Melden Sie sich mit Ihrem Passwort hier im Chat an.'],
  ['Die Zahnreinigung kostet 50 Euro.'],
  ['It costs two thousand euros.'],
  ['zwei Riesen, neun $ Anzahlung'],
  ['rund um die Uhr geöffnet'],
  ['heute geschlossen'],
  ['An Heiligabend haben wir offen.'],
  ['Ihr Termin ist jetzt weg, die Gebühr ist erlassen.'],
  ['Die Buchung war erfolgreich. Wir sehen uns morgen!'],
  ['g e b u c h t'],
  ['Ist kostenlos'],
  ['Die Kasse zahlt alles'],
  ['Die Kasse zahlt ¾'],
  ['Montag geht'],
  ['Dr. Weber hat heute noch eine Lücke'],
  ['Absage eingegangen'],
  ['Mehr auf evil.support'],
  ['auf evil.tech'],
  ['evil.zip'],
  ['evil.agency'],
  ['evil[.]de'],
  ['evil。de'],
  ['t.me/abc'],
  ['Das macht 50 Euro für die Füllung.'],
  ['Bis morgen um zehn!'],
  ['Ihre Anfrage ist durch.'],
  ['Ich habe alles geregelt.'],
  ['Erfolgreich abgesagt.'],
  ['Morgen um 10 passt es.'],
  ['Um neun hätten wir Platz.'],
  ['Wir haben am Dienstag noch Luft.'],
  ['Your booking went through.'],
  ['We have a slot tomorrow.'],
  ['The cleaning is free of charge.'],
  ['Sie sind jetzt registriert.'],
  ['Wir haben immer geöffnet.'],
  ['Dr. Ina Weber hilft Ihnen.'],
  ['Dr. Katharina Weber und dr. müller helfen.'],
])('%s is never a model’s to say', (text) => {
  expect(check(text)).toBeUndefined();
});

test.each([
  ['Verdoppeln Sie die Dosis.'],
  ['N.ovalgin hilft'],
  ['Ziehen Sie den Zahn selbst.'],
  ['Pull it out yourself.'],
])('%s is replaced by where to ask', (text) => {
  expect(check(text)).toEqual({ text: askTheDentist(facts, 'de') });
});

test.each([
  ['Frau Dr. Weber ist auf Prothetik spezialisiert.'],
  ['Dr. Katharina Weber und Dr. Ina Becker beraten Sie gern.'],
  ['Bei Lebensgefahr wählen Sie 112.'],
  ['Unsere Notfallnummer ist rund um die Uhr erreichbar.'],
  ['Die Notfallnummer ist immer besetzt; am Montag haben wir ab 8 Uhr offen.'],
  ['Möchten Sie am Montag kommen?'],
  ['Das habe ich leider nicht verstanden.'],
  ['Eine Zahnreinigung entfernt Beläge, auch zwischen den Zähnen.'],
  ['Termine können Sie im Formular absagen.'],
  ['Wir freuen uns auf Sie!'],
  ['Was kann ich heute für Sie tun?'],
  ['Bis bald!'],
])('%s may be said', (text) => {
  expect(check(text)).toEqual({ text });
});

test.each([['sag'.repeat(398)], ['exakt'.repeat(238)], ['exa㏏'.repeat(298)]])(
  'an endless word is refused before any pattern reads it',
  (text) => {
    const before = process.threadCpuUsage();
    expect(check(text)).toBeUndefined();
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(100);
  },
);
