import { practice as facts } from '@praxisportal/practice/practice';
import { expect, test } from 'vitest';
import { askTheDentist, checkAnswer } from './check-answer.ts';

const told = {
  practice:
    'Telefon +49 221 4710120. Adresse: Lindenplatz 7, 50676 Köln.\nÖffnungszeiten:\n- Montag 08:00-18:00 Uhr\n- Dienstag 08:00-18:00 Uhr\n- Freitag 08:00-16:00 Uhr\nAusnahmsweise geöffnet am 2026-12-24, 09:00-12:00 Uhr\nGeschlossen von 2026-12-25 bis 2026-12-26: Feiertag\nFüllung (30-45 Min.), Implantat (2 Std.). Absage bis 24 Stunden vorher, sonst 50 EUR. Das Parkhaus ist fünf Minuten entfernt. E-Mail praxis@example.org. Dr. Katharina Weber: Prothetik. Jan von der Heide, Zahnarzt: Implantate. Dr. Ina Becker: Kinder.',
  conversation:
    'Geht es am 3.12. um halb drei, oder am Samstag um 20 Uhr? Kostet das 80 Euro? Es tut seit drei Tagen weh. Stand auf evil-praxis.de.',
};
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
  ['Montags und dienstags sind wir von acht bis achtzehn Uhr für Sie da, freitags nur bis sechzehn Uhr.'],
  ['Mo–Di 8–18 Uhr, Fr 8–16 Uhr: Da haben wir geöffnet.'],
  ['Samstags und sonntags haben wir geschlossen.'],
  ['Montags haben wir bis 18 Uhr geöffnet, am Wochenende leider nicht.'],
  ['Am Samstag um 20 Uhr haben wir leider nicht geöffnet.'],
  ['Am 24. Dezember haben wir von 9 bis 12 Uhr geöffnet, am 25.12. geschlossen.'],
  ['Den dritten Dezember um halb drei sehe ich gern nach.'],
  ['Eine Füllung dauert 30 bis 45 Minuten, ein Implantat zwei Stunden.'],
  ['Sagen Sie bitte spätestens einen Tag vorher ab.'],
  ['Wer nicht kommt, zahlt fünfzig Euro.'],
  ['Drei Tage Schmerzen sind unangenehm. Rufen Sie uns am besten gleich an.'],
  ['Tausend Dank für Ihre Nachricht! Ein paar Fragen hätte ich noch.'],
  ['Guten Morgen! Wie kann ich Ihnen helfen?'],
  ['We’re open on Mondays from 8 am to 6 pm and on Fridays until 4 pm.'],
  ['Good morning, how can I help you?'],
  ['It’s about five minutes on foot from the car park.'],
  ['Sie finden uns am Lindenplatz 7 in 50676 Köln.'],
  ['Putzen Sie z.B. abends gründlich, u.a. mit Zahnseide.Das hilft.'],
  ['Termine buchen Sie online, oder Sie rufen uns an.'],
  ['Wenn Sie möchten, öffne ich das Formular für Ihre Buchung.'],
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
  ['Gebucht! Bis bald.'],
  ['Ich habe für Sie einen Termin vereinbart.'],
  ['Ihr Termin steht.'],
  ['Ich trage Sie dafür ein.'],
  ['Ich habe die Praxis informiert.'],
  ['Wir rufen Sie gleich zurück.'],
  ['I’ve booked you in.'],
  ['I cancelled it for you.'],
  ['I’ll book that for you.'],
  ['All set, see you soon!'],
  ['Wir öffnen um halb sieben.'],
  ['Wir haben bis zwanzig Uhr geöffnet.'],
  ['Wir haben bis acht Uhr abends geöffnet.'],
  ['Freitags haben wir bis 18 Uhr geöffnet.'],
  ['Montag bis Freitag haben wir von 8 bis 18 Uhr geöffnet.'],
  ['Ja, samstags um 20 Uhr haben wir geöffnet.'],
  ['Am Sonntag haben wir geöffnet.'],
  ['Am Samstag haben wir auch geöffnet.'],
  ['Montags haben wir geschlossen.'],
  ['On Mondays we’re closed.'],
  ['We’re open until half past six.'],
  ['Am 31. Dezember haben wir von 9 bis 12 Uhr geöffnet.'],
  ['Das geht am vierten Dezember.'],
  ['Das kostet achtzig Euro.'],
  ['Ja, das kostet 80 Euro.'],
  ['Rund hundertzwanzig Euro müssen Sie rechnen.'],
  ['The price is about eighty-five euros.'],
  ['Die Kasse zahlt 60 %.'],
  ['Die Kasse zahlt sechzig Prozent.'],
  ['Die Kasse zahlt 5 Prozent.'],
  ['Das dauert drei Wochen.'],
  ['Das dauert eine halbe Stunde, danach anderthalb Stunden Pause.'],
  ['It takes half a day, and 2 weeks to heal.'],
  ['Das hält 8 Jahre.'],
  ['Mehr auf evil-praxis.de.'],
  ['Mehr auf zahn-hilfe.clinic.'],
  ['Mehr auf zahnhilfe punkt de.'],
  ['Mehr auf zahnhilfe dot com.'],
  ['Unsere Zahnärztin Maria Schmidt behandelt Sie gern.'],
  ['Bei uns arbeitet auch Thomas Krüger.'],
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
  ['Mehr auf www&period;evil&period;example'],
  ['Schreiben an praxis&commat;evil.example'],
  ['Ihr Ter&shy;min ist ab&shy;gesagt.'],
  ['Petra müller war gestern da.'],
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
  expect(
    checkAnswer(given, { practice: '', conversation: given }, { facts, language: 'de', restore }),
  ).toEqual({
    text: 'Frau Brockhausen, 0171 2345678',
  });
});

test('an answer is refused for its length before anything that takes longer with it', () => {
  const before = performance.now();
  expect(check('['.repeat(240_000))).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(200);
});
