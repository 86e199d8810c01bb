import { expect, it } from 'vitest';
import { createRedactor } from './redact.ts';

const kept = { names: ['Dr. Katharina Weber', 'Dr. Emre Yılmaz', 'Dr. Lena Hoffmann'] };

it.each([
  ['née le 5 mars', '5 mars'],
  ['Hausnummer ist 14b, nicht 14', '14b'],
  ['meine Hausnummer: 7, statt 9', '9'],
  ['nacida el 4 de abril del 85', '85'],
  ['nata il 12/03/87', '12/03/87'],
  ['doğum tarihim 04.05.26', '04.05.26'],
  ['Patient 9-0376 hier', '9-0376'],
  ['die Patientennummer von meinem Sohn ist 7-1182', '7-1182'],
  ['henri ist am dritten märz fünf geworden', 'märz'],
  ['Carlotta wird am 8. Juli sechs und hat', 'Juli'],
  ['meine tochter, geb 28 2 17, bitte', '28 2 17'],
  ['meine jungs sind 2016 und 2019 geboren', '2019'],
  ['meine telefonnummer hat hinten jetzt 88 und nicht 18', '18'],
  ['im Büro 0221 330 4417, Durchwahl 29', '29'],
  ['mein Login war katrinsteffens84 glaub ich', 'katrin'],
  ['mein Kind heißt Weber mit Nachnamen', 'Weber'],
  ['nata il quattordici luglio del cinquantotto, ho la dentiera', 'cinquantotto'],
  ['născut pe douăzeci și opt iunie o mie nouă sute, CNP', 'iunie'],
  ['sinh ngày 15 tháng 8 năm 2014, cần', '2014'],
  ['er hat sieben juli zweitausendachtzehn geburtstag', 'sieben'],
  ['ich geboren elfte elfte neunzehnhundert achtundsechzig', 'achtundsechzig'],
  ['wojtek kropka zielonka małpa onet kropka pl', 'zielonka'],
  ['ich habe geschrieben 0151, richtig ist 0155', '0155'],
  ['mã bệnh nhân 8-2046', '8-2046'],
  ['mein Pass FX 338201', 'FX'],
  ['Geburtsjahr 95, nicht 59, so viele Falten', '59'],
  ['the last two digits of my phone are 58 and not 85', '85'],
  ['Meine Adresse ist Neusser Straße 391, nicht 319', '319'],
  ['löschen Sie die Nummer mit der Endung 318', '318'],
  ['die mit 0178 vorne und 4410 hinten', '4410'],
  ['91 71 40 ist die Durchwahl im Heim', '91'],
  ['Die IBAN war falsch, statt 44 gehört am Schluss 41 hin', '44'],
  ['Am 7. August werde ich siebzig', 'August'],
  ['Hartmut Kleefisch, dritter März zweiundsechzig, Tischler', 'zweiundsechzig'],
  ["June 5th, '03 in the birthday box", '03'],
  ['Theodor, im Februar 2021 geboren, möchten', '2021'],
  ['Als Geburtsjahr steht 1986, richtig ist 1968', '1968'],
  ['paid invoice 2025/0447 in cash', '0447'],
  ['auf Signal obi.wan.kenechukwu.07', 'kenechukwu'],
  ['Ich heiße übrigens wirklich Lena Hoffmann', 'Hoffmann'],
  ['Laut Dr. von Hagen habe ich eine CMD', 'Hagen'],
  ['back in 5, ask for Dele', 'Dele'],
  ['ich heisse auch weber, bin aber nicht verwandt', 'weber'],
  ['Ihr habt die Nummer meiner Ex. Am Ende muss 63 stehen statt 36', '36'],
  ['den um 8:40 stornieren. Buchungscode WH7-QX2.', 'WH7'],
  ['ich hab meine PIN hier reingeschrieben ... 8041', '8041'],
  ['Für das Gutachten: Aktenzeichen S 12 KR 448/23, danke', '448'],
  ['Irmgard Schlösser, geboren im Oktober 57', '57'],
  ['Lindenstraße 22, klingeln bei Wagenknecht, dritter Stock', 'Wagenknecht'],
  ['Guten Morgen! Hier nochmal die Trude aus der Südstadt', 'Trude'],
  ['Tchoupo ist der name', 'Tchoupo'],
  ['Mein Sohn, geb. 3/17, braucht noch diesen Stempel', '3/17'],
  ['The password you gave me for the patient app, tulip-4492, only works on', 'tulip'],
  ['gemeldet bin, also Dürener Straße hundertsechs, fünf null', 'hundertsechs'],
  ['wohne Neusser Allee siebzehn', 'siebzehn'],
  ['sagen wo ich gemeldet bin, fünf null neun drei eins Köln', 'drei'],
  ['Mein Enkel wohnt seit Sommer bei uns in der Gocher Straße und war', 'Gocher'],
])('hides by what stands beside it: %s', (text, item) => {
  expect(createRedactor([], kept).redact(text)).not.toContain(item);
});

it.each([
  'Meine Frau wird am 8. Juli um 9 Uhr operiert',
  'Ist am 3. März um 14 Uhr etwas frei?',
  'Ist am 3. März 5 Uhr etwas frei?',
  'Die Nummer steht hinten auf der Karte, ich komme um 8',
  'Heißt die Ärztin Weber?',
  'Am 7. August werde ich um 9 Uhr da sein',
  'Ich komme um 8, nicht um 9, und am 12. nicht am 13.',
  'Die Rechnung 2024 ist bezahlt, 12 Zähne hinten',
  'Ich kann von 8-12 oder 14-18 Uhr, auch am 3-12-2026',
  'Die Rechnung bitte auf den Namen meiner Mutter',
  'Ich wohne in der Nähe, wie komme ich zu euch?',
  'Ist das ein Fall für die Kasse? Fall 2 wäre mir lieber',
])('keeps what only looks like it: %s', (text) => {
  expect(createRedactor([], kept).redact(text)).toBe(text);
});

it('ends a name where the sentence goes on', () => {
  expect(createRedactor([], kept).redact('ich heiße Lorenz Habicht und bin Jahrgang 1987')).toMatch(
    /^ich heiße \[NAME_1\] und bin Jahrgang \[/,
  );
});
