import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findings, first, talk } from '../../tests/assistant-talk.ts';

// Whoever writes holds the event loop as long as a message is read. What is repeated here is what patterns have read in many ways.

const longest = 500;
const slowestMs = 20_000;
const found = { findings: { ...findings, appointments: [first] } };
const stages = [
  'Meinen Termin absagen',
  'Welche Termine habe ich?',
  'Meinen Termin auf den 4. um 11 Uhr verschieben',
].map((said) => talk([said], found).replies[0]?.state);

test('questions are open in which the messages are read', () => {
  expect(stages.map((state) => state?.question?.kind)).toEqual(['cancel', 'shown', 'move']);
});

/** Only here can a pattern be stopped that would never end. */
function readEverywhere(message: string) {
  const run = () => stages.map((state) => talk([message], { ...found, state }).replies);
  expect(runInNewContext('run()', { run }, { timeout: slowestMs })).toHaveLength(stages.length);
}

test.each([
  ['', 'donaudampfschifffahrt'],
  ['ich verstehe nicht', ' alles'],
  ['what is', ' have to'],
  ['weiß nicht', ' for'],
  ['weiß nicht', ' für ich'],
  ['ja. ', 'so machen wir das '],
  ['ja, absagen, ', 'so leid es mir tut '],
  ['absagen ', 'will ich ihn '],
  ['ja, absagen, ', 'besten '],
  ['ja, absagen, ', 'ich kann nicht und '],
  ['', 'absag_'],
  ['ja, ', 'verschieb_'],
  ['ja absagen ', 'den_termin_'],
  ['du ', 'dummst, '],
  ['den nehm ich', ' gern'],
  ['Kontrolle, um 5 aus', ' meistens'],
  ['', 'möchte auszieh'],
  ['', 'möchteauszieh'],
  ['', 'verschreiboxys'],
  ['', 'verschreib oxys '],
  ['', 'haldnit '],
  ['', 'rufen Sie mich '],
  ['', 'musste absag '],
  ['den ', 'nicht den absag '],
  ['', 'brauche den nicht '],
])(
  '“%s%s…” is read in time',
  (start, word) => {
    for (const end of ['xy', ' x я']) {
      readEverywhere(`${start}${word.repeat(longest)}`.slice(0, longest - end.length).concat(end));
    }
  },
  3 * slowestMs,
);

test.each([
  `${'absag_'.repeat(21)} x я`,
  `${'absag_'.repeat(60)} x я`,
  'https://praxis.example/de/dashboard?termin=4711 steht in der Mail, den kann ich hier aber nirgends richtig finden',
  `${'x'.repeat(100)} a b c d e f g h i den kann ich nirgends finden`,
  `den ${'donaudampfschifffahrt'.repeat(10)} habe ich leider noch nie gesehen oder so etwas ähnliches`,
])('“%s” is read in time', readEverywhere, 2 * slowestMs);
