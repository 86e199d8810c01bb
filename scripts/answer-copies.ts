import type { AnswerLabel, AnswerQuestion } from '../server/src/assistant/model/answer.ts';

/** An answer that is put together, for what people put together in any way. */
type Copy = { question: AnswerQuestion; scenario: string; answer: AnswerLabel; message: string };

const openings = [
  'ja',
  'jo',
  'ja bitte',
  'ja genau',
  'yes',
  'yes please',
  'jep',
  'ja ok',
  'gut, ja',
  'ja, danke',
];
const verbs: Partial<Record<AnswerQuestion, readonly string[]>> = {
  cancel_one: [
    'absagen',
    'bitte stornieren',
    'den bitte streichen',
    'weg damit',
    'kann weg',
    'cancel it',
    'den absagen',
    'sagen Sie ihn ab',
    'raus damit',
    'so machen',
    'mach das',
  ],
  cancel_all: [
    'beide absagen',
    'alle stornieren',
    'alles streichen',
    'beide weg',
    'cancel both',
    'alle zwei absagen',
    'so machen',
  ],
  move: [
    'verschieben',
    'bitte umbuchen',
    'schieb rüber',
    'so machen',
    'mach das',
    'move it',
    'passt',
    'passt mir gut',
    'halb zehn passt',
    'da kann ich',
    'auf Freitag',
  ],
};
const reasons = [
  'ich bin krank',
  'hab keine zeit',
  'muss arbeiten',
  'bin im urlaub',
  'mein kind ist krank',
  'danke',
  'tut mir leid',
  'something came up',
  'wir ziehen um',
];
const ends: readonly (readonly [AnswerLabel, string])[] = [
  ['condition', 'wenn das nichts kostet'],
  ['condition', 'aber nur wenn ich was neues kriege'],
  ['condition', 'falls es geht, sonst nicht'],
  ['condition', 'if it is free'],
  ['other', 'was kostet das'],
  ['other', 'moment'],
  ['other', 'ich frag erst meinen mann'],
  ['other', 'welcher war das'],
  ['other', 'wo parkt man bei euch'],
  ['other', 'vielleicht'],
  ['other', 'der war um zehn'],
  ['other', 'den anderen'],
  ['other', 'den von meiner Frau'],
  ['other', 'ich komme dann'],
  ['other', 'ich überleg noch'],
  ['other', 'what does it cost'],
  ['no', 'nee doch nicht'],
  ['no', 'lass ihn doch stehen'],
  ['no', 'nein der bleibt'],
  ['no', 'halt nein, behalten'],
  ['no', 'lieber nicht'],
];
const alone: readonly (readonly [AnswerLabel, string])[] = [
  ['no', 'nein'],
  ['no', 'nee'],
  ['no', 'nein danke'],
  ['no', 'no'],
  ['no', 'auf keinen fall'],
  ['no', 'nein, lass'],
  ['no', 'nein ich komme'],
  ['other', 'ok'],
  ['other', 'danke'],
  ['other', 'hm'],
  ['other', 'passt schon'],
  ['other', 'alles klar'],
  ['other', 'was'],
  ['other', 'super'],
];

// The time that the move asks about.
const asAsked = [
  'um halb zehn',
  'am 4. um 9:30',
  '9:30',
  'am Freitag um halb zehn',
  'auf halb zehn',
  'at half past nine',
  'den 4. Dezember',
  '9.30 Uhr',
];

/** Openings, verbs and what stands behind them in every combination that means something plain. */
export function copyAnswers(): Copy[] {
  return (['cancel_one', 'cancel_all', 'move'] as const).flatMap((question) => {
    const toCopy = (answer: AnswerLabel, message: string): Copy => ({
      question,
      scenario: question === 'cancel_all' ? 'two' : 'one',
      answer,
      message,
    });
    const said = verbs[question] ?? [];
    return [
      ...openings.map((opening) => toCopy('yes', opening)),
      ...openings.flatMap((opening) => said.map((verb) => toCopy('yes', `${opening} ${verb}`))),
      ...openings.flatMap((opening, index) =>
        reasons.map((reason, at) =>
          toCopy('yes', `${opening} ${said[(index + at) % said.length]}, ${reason}`),
        ),
      ),
      ...openings.flatMap((opening) => ends.map(([answer, end]) => toCopy(answer, `${opening} ${end}`))),
      ...(question === 'move'
        ? openings.flatMap((opening) => [...asAsked.map((when) => toCopy('yes', `${opening}, ${when}`))])
        : []),
      ...alone.map(([answer, message]) => toCopy(answer, message)),
    ];
  });
}
