import { practice as facts } from '@praxisportal/practice/practice';
import { expect, test } from 'vitest';
import { askTheDentist, checkAnswer } from './check-answer.ts';

const told =
  'Telefon +49 221 4710120. Montag 08:00-18:00 Uhr, Freitag 08:00-16:00 Uhr. Absage bis 24 Stunden vorher, sonst 50 EUR. Geht es am 3.12. um halb drei? E-Mail praxis@example.org. Dr. Katharina Weber: Prothetik. Jan von der Heide, Zahnarzt: Implantate. Dr. Ina Becker: Kinder.';
const check = (text: string, hidden: Record<string, string> = {}) =>
  checkAnswer(text, told, {
    ...{ facts, language: 'de' },
    restore: (redacted) => redacted.replace(/\[\w+\]/g, (placeholder) => hidden[placeholder] ?? placeholder),
  });

test.each([
  ['Gern! Was führt Sie zu uns?'],
  ['Wir sind montags von 8 bis 18 Uhr für Sie da, freitags von 08:00 bis 16:00 Uhr.'],
  ['Rufen Sie uns gern an: 0221 4710120.'],
  ['Rufen Sie uns gern an: **0221 / 4710120**.'],
  ['Nehmen Sie bitte Platz, und nehmen Sie sich vor der Behandlung etwas Zeit.'],
  ['Bringen Sie bitte eine Liste der Medikamente mit, die Sie einnehmen.'],
  ['Die Kosten können Sie von der Steuer absetzen.'],
  ['Putzen Sie zweimal täglich die Zähne.'],
  ['Wer nicht kommt, zahlt 50 €.'],
  ['Ihr Termin muss noch bestätigt werden, das tun Sie im Formular.'],
  ['Am 3.12. sehe ich gern nach.'],
  ['Was bei Zahnfleischentzündung getan wird, erklären wir Ihnen in der Praxis.'],
  ['Parodontitis ist eine Entzündung des Zahnhalteapparats.'],
  ['Wir öffnen um 8 und sind barrierefrei zu erreichen.'],
  ['Schreiben Sie gern an praxis@example.org.'],
  ['Frau Dr. Weber erklärt Ihnen das gern, Frau [NAME_1].'],
  ['Welche Termine hat Frau Becker frei? Das zeigt Ihnen der Kalender.'],
  ['Welche Behandlung Herr von der Heide macht? Das steht auf der Seite des Teams.'],
])('%s may be said', (text) => {
  expect(check(text)).toEqual({ text });
});

test.each([
  ['Nehmen Sie Ibuprofen gegen die Schmerzen.'],
  ['Nehmen Sie 400 mg davon.'],
  ['Nehmen Sie zwei Tabletten.'],
  ['Take one tablet of paracetamol.'],
  ['Das klingt nach einer Wurzelentzündung.'],
  ['Sie haben wahrscheinlich eine Entzündung am Zahn.'],
  ['That sounds like an abscess.'],
  ['Amoxicillin hilft.'],
  ['Nehmen Sie am besten eine Schmerztablette.'],
  ['Spülen Sie mit Chlorhexidin oder nehmen Sie Ibu.'],
  ['Das ist eine Zahnwurzelentzündung.'],
  ['Vermutlich ist Ihr Nerv entzündet.'],
  ['Your root is probably infected.'],
  ['Setzen Sie den Blutverdünner vorher ab.'],
  ['Lassen Sie Ihre Herzmittel morgens einfach weg.'],
  ['Sie können das absetzen.'],
  ['Nehmen Sie Fantasol dreimal täglich.'],
  ['Nehmen Sie fünf Tabletten.'],
  ['Just stop taking it a week before.'],
  ['Nehmen Sie I\u200bbu**profen**.'],
  ['Davon ４００ mg.'],
])('%s is replaced by where to ask', (text) => {
  expect(check(text)).toEqual({ text: askTheDentist(facts, 'de') });
});

test.each([
  ['Ihr Termin ist gebucht.'],
  ['Ich habe Ihren Termin am Montag storniert.'],
  ['Your appointment has been cancelled.'],
  ['Erledigt! Ihren Termin habe ich soeben aus dem Kalender gelöscht.'],
  ['Alles klar, der Termin entfällt damit.'],
  ['Super, Sie sind für morgen eingeplant!'],
  ['Ja, morgen früh ist bei uns noch etwas frei, kommen Sie vorbei!'],
  ['Tomorrow we have several free slots.'],
  ['Wir öffnen um 7.'],
  ['Rufen Sie null eins sieben eins zwei drei vier an.'],
  ['Schreiben Sie an boss@evil.example.'],
  ['Gehen Sie auf evil-praxis.de.'],
  ['Du bist ein Idiot.'],
  ['Herr Dr. Müller behandelt Sie gern.'],
  ['Herr von Bülow behandelt Sie gern.'],
  ['Ihre Nachbarin Frau Schmidt kommt auch zu uns.'],
  ['&lt;script&gt;'],
  ['I have booked that for you.'],
  ['Am Montag um 10:30 Uhr ist noch etwas frei.'],
  ['Wir haben bis 20 Uhr geöffnet.'],
  ['Das kostet 95 €.'],
  ['Das kostet 5 Euro.'],
  ['Rufen Sie 0800 1234567 an.'],
  ['Rufen Sie 0 8 0 0 1 2 3 4 5 an.'],
  ['Rufen Sie 0, 8, 0, 0, 1, 2, 3 an.'],
  ['Rufen Sie 08 00 16 00 10 an.'],
  ['Rufen Sie ０８００１２３４５６７ an.'],
  ['Rufen Sie ٠٨٠٠١٢٣٤٥٦٧ an.'],
  ['Rufen Sie 0️⃣ 8️⃣ 0️⃣ 0️⃣ 1️⃣ 2️⃣ 3️⃣ an.'],
  ['Mehr auf https://example.org.'],
  ['Mehr auf www.example.org.'],
  ['<b>Hallo</b>'],
  ['x'.repeat(1201)],
  ['![](https://example.org/a.png)'],
])('%s is refused', (text) => {
  expect(check(text)).toBeUndefined();
});

test('of a link its words stay, of a picture nothing', () => {
  const text = 'Mehr steht auf der [Kontaktseite](/contact). ![Bild](/x.png)';
  expect(check(text)).toEqual({ text: 'Mehr steht auf der Kontaktseite.' });
});

test.each([
  ['Ja, nehmen Sie [NAME_1] vor der Behandlung.', { '[NAME_1]': 'Xarelto' }],
  ['Davon [TELEFON_1] mg.', { '[TELEFON_1]': '400' }],
])('%s is checked as the patient would read it', (text, hidden) => {
  expect(check(text, hidden)).toEqual({ text: askTheDentist(facts, 'de') });
});

test('what was hidden may be said again, if the patient said it', () => {
  const hidden = { '[NAME_1]': 'Brockhausen', '[TELEFON_1]': '0171 2345678' };
  const given = 'Frau [NAME_1], [TELEFON_1]';
  const restore = (text: string) => text.replace(/\[\w+\]/g, (one) => Object(hidden)[one] ?? one);
  expect(checkAnswer(given, given, { facts, language: 'de', restore })).toEqual({
    text: 'Frau Brockhausen, 0171 2345678',
  });
});

test('an answer is refused for its length before anything that takes longer with it', () => {
  const before = performance.now();
  expect(check('['.repeat(240_000))).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(200);
});
