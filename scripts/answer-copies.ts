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
/** Why, or what happens besides: a yes before or behind it stays one. */
const tales = [
  'mein hund wird operiert',
  'bin noch in spanien',
  'die kita hat zu',
  'er hat windpocken',
  'der kleine hat läuse',
  'hab mir das bein gebrochen',
  'ich ziehe nach hamburg',
  'wir fahren zur oma',
  'muss an dem tag einspringen',
  'mein chef lässt mich nicht weg',
  'ich krieg die schicht nicht getauscht',
  'meine frau liegt im krankenhaus',
  'mein vater ist gestern gestorben',
  'hab da prüfung',
  'hab kein auto mehr',
  'hab den bus verpasst',
  'meine tochter heiratet an dem tag',
  'ich bin ab montag in kur',
  'der zug geht schon am mittwoch',
  'ich habe lange darüber nachgedacht',
  'ich bin mir ganz sicher',
  'es ist mir sehr unangenehm',
  'ich melde mich im januar wieder',
  'ich melde mich, wenn ich wieder gesund bin',
  'ich rufe dann an',
  'auch wenn es mir leid tut',
  'auch wenn ich lange gewartet habe',
  'danke für ihr verständnis',
  'entschuldigen sie die umstände',
  'tut mir echt leid für euch',
  'meine versicherung zahlt das nicht mehr',
  'das ist mir gerade zu viel',
  'ich schaffe es einfach nicht',
  'ich kann da nirgends hin',
  'bei dem glatteis traue ich mich nicht raus',
  'der arzt hat es mir verboten',
  'my sister is being buried that day',
  'we are moving to berlin',
  "i'm stuck at work",
  'sorry for the trouble',
];
/** A yes in so many words, to any question about a change. */
const plainYes = [
  'ich bitte darum',
  'das möchte ich',
  'das ist richtig so',
  'ist richtig',
  'so ist es',
  'korrekt',
  'correct',
  'please do',
  'go for it',
  'do it',
  'gewiss',
  'natürlich',
  'selbstverständlich',
  'unbedingt',
  'auf jeden fall',
  'hundert prozent',
  'aber sicher',
  'ja sicher',
  'ja mann',
  'ja doch',
  'jaaa',
  'bitte ja',
  'wenn sie so freundlich wären, ja',
  'wenn es sein muss, ja',
  'hiermit bestätige ich das',
  'sie haben mich richtig verstanden',
  'meine mutter sagt ja',
  'sie nickt, also ja',
  'ja, ganz sicher',
  'ja, wirklich',
  'ja, von mir aus sofort',
];
/** What is a yes to a move alone, and to cancelling alone. */
const plainYesOf: Partial<Record<AnswerQuestion, readonly string[]>> = {
  move: [
    'das passt',
    'passt',
    'passt prima',
    'das wäre uns recht',
    'den nehme ich',
    'so machen wir das',
    'einverstanden',
  ],
  cancel_one: [
    'der termin kann weg',
    'hiermit bestätige ich die absage',
    'ich brauche ihn nicht mehr, bitte absagen',
    'der soll weg',
  ],
  cancel_all: [
    'alle beide',
    'beide bitte',
    'alles weg',
    'den ersten und den zweiten',
    'both of them',
    'den einen und den anderen auch',
  ],
};
/** Openings that lead to no answer. */
const asides: readonly (readonly [AnswerLabel, string])[] = [
  ['other', 'die ist echt nett'],
  ['other', 'das war früher immer mein tag'],
  ['other', 'der ist blöd für mich'],
  ['other', 'ich habe halt so angst'],
  ['other', 'ich weiß auch nicht'],
  ['other', 'hab ich nicht neulich schon abgesagt'],
  ['other', 'letztes mal habt ihr den einfach gelöscht'],
  ['other', 'ihr wolltet mir beide löschen'],
  ['other', 'ich hatte angst, dass sie alles absagen'],
  ['other', 'was passiert, wenn ich absage'],
  ['other', 'muss erst meine schwester fragen'],
  ['other', 'wie war das noch mal'],
  ['other', 'sind sie ein mensch'],
  ['no', 'ich komme doch'],
  ['no', 'ich habe es mir anders überlegt, ich komme'],
  ['no', 'dann lassen wir das'],
  ['no', 'bleibt alles wie es ist'],
  ['no', 'ich schaffe es doch noch'],
  ['no', 'passt schon, ich komme hin'],
  ['no', "never mind, i'll make it"],
  ['no', 'i can make it to both after all'],
  ['no', 'das handy hat von allein gesendet'],
  ['condition', 'wenn mein chef mir frei gibt'],
  ['condition', 'aber erst wenn ich einen neuen habe'],
  ['condition', 'es sei denn sie haben abends etwas frei'],
  ['condition', 'solange es nichts kostet'],
  ['condition', 'unless you have something later'],
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
      ...openings.flatMap((opening, index) =>
        tales.flatMap((tale, at) =>
          (index + at) % 3 > 0
            ? []
            : [
                toCopy('yes', `${opening}, ${tale}`),
                toCopy('yes', `${opening} ${tale}`),
                toCopy('yes', `${tale}, also ja, ${said[(index + at) % said.length]}`),
                toCopy('yes', `${opening}, ${said[(index + at) % said.length]}. ${tale}`),
              ],
        ),
      ),
      ...[...plainYes, ...(plainYesOf[question] ?? [])].flatMap((yes, index) => [
        toCopy('yes', yes),
        toCopy('yes', `${yes}, ${tales[index % tales.length]}`),
        toCopy('yes', `${yes} ${said[index % said.length]}`),
      ]),
      ...openings.flatMap((opening) =>
        asides.map(([answer, aside]) => toCopy(answer, `${opening} ${aside}`)),
      ),
      ...asides.map(([answer, aside]) => toCopy(answer, aside)),
      ...(question === 'move'
        ? openings.flatMap((opening) => [...asAsked.map((when) => toCopy('yes', `${opening}, ${when}`))])
        : []),
      ...alone.map(([answer, message]) => toCopy(answer, message)),
    ];
  });
}
