import type { RunningServer } from '../server/src/server.ts';
import { ChatBrowser } from './chat-browser.ts';
import type { LabelledAnswer, QuestionKind, Scenario } from './dialog-corpus.ts';
import { type Change, findChanges } from './play-dialog.ts';

export type AnswerVerdict = {
  labelled: LabelledAnswer;
  reply: string;
  changes: Change[];
  /** A yes was followed, a choice taken, and anything else changed nothing. */
  isRight: boolean;
  /** The appointment book changed in a way that the label does not agree to. */
  isWithoutConsent: boolean;
};

/** The message after which each question stands open, and what its words name. */
const openings: Readonly<
  Record<QuestionKind, { scenario: Scenario; de: string; en: string; names: string }>
> = {
  cancel_one: {
    ...{ scenario: 'one', names: 'A' },
    ...{ de: 'Bitte sagen Sie meinen Termin ab', en: 'Please cancel my appointment' },
  },
  cancel_all: {
    ...{ scenario: 'two', names: 'AB' },
    ...{ de: 'Bitte sagen Sie beide Termine ab', en: 'Please cancel both appointments' },
  },
  move: {
    ...{ scenario: 'one', names: 'AM' },
    de: 'Bitte verschieben Sie meinen Termin auf Freitag, 4. Dezember um 9:30 Uhr',
    en: 'Please move my appointment to Friday, 4 December at 9:30',
  },
  which_appointment: {
    ...{ scenario: 'two', names: 'AB' },
    ...{ de: 'Ich möchte einen Termin absagen', en: 'I would like to cancel an appointment' },
  },
  offered_slot: {
    ...{ scenario: 'none', names: 'M' },
    de: 'Ich möchte eine Kontrolluntersuchung bei Dr. Weber',
    en: 'I would like a check-up with Dr. Weber',
  },
  for_whom: {
    ...{ scenario: 'family', names: '' },
    de: 'Ich möchte eine Kontrolluntersuchung bei Dr. Weber',
    en: 'I would like a check-up with Dr. Weber',
  },
};

/** The days that a reply can name: those of the appointments, and M for the start that is offered. */
const days = { A: 3, M: 4, C: 7, B: 8 };

/** Opens the question in a browser of its own, and answers it. Throws if the question is not asked. */
export async function playAnswer(
  server: Pick<RunningServer, 'url' | 'context'>,
  labelled: LabelledAnswer,
): Promise<AnswerVerdict> {
  const { question, asked, say } = labelled;
  const opening = openings[question];
  const language = /\b(?:you|your)\b/i.test(asked) ? 'en' : 'de';
  const isOfEmil = ['which_appointment', 'cancel_all'].includes(question) && asked.includes('Emil');
  const browser = await ChatBrowser.open(server, isOfEmil ? 'family' : opening.scenario, language);
  try {
    const { message: heard } = await browser.say(opening[language]);
    const named = isOfEmil ? 'AC' : opening.names;
    if (findNamed(heard) !== named) throw new Error(`${question} is not asked by “${heard}”`);
    const before = await browser.readBook();
    const { message: reply, action } = await browser.say(say);
    const changes = findChanges(before, await browser.readBook());
    return {
      labelled,
      reply,
      changes,
      ...judgeAnswer(labelled, { heard, named, reply, action: action?.type, changes, browser }),
    };
  } finally {
    await browser.close();
  }
}

type Answered = {
  heard: string;
  named: string;
  reply: string;
  action: string | undefined;
  changes: Change[];
  browser: ChatBrowser;
};

function judgeAnswer(
  { question, answer }: LabelledAnswer,
  { heard, named, reply, action, changes, browser }: Answered,
): Pick<AnswerVerdict, 'isRight' | 'isWithoutConsent'> {
  const done = changes.map(({ effect, to }) => [effect, to].filter(Boolean).join(' ')).join(', ');
  const isUnchanged = changes.length === 0;
  const form = browser.findForm();
  const chosen = answer.startsWith('choice') ? named[Number(answer.at(-1)) - 1] : undefined;
  switch (question) {
    case 'cancel_one':
    case 'cancel_all':
    case 'move': {
      const agreed =
        chosen === undefined
          ? {
              cancel_one: 'cancel:A',
              cancel_all: [...named].map((name) => `cancel:${name}`).join(', '),
              move: 'move:A 2026-12-04 09:30',
            }[question]
          : `cancel:${chosen}`;
      const isAgreed = (answer === 'yes' || chosen !== undefined) && done === agreed;
      // Whether the one that is chosen is to be cancelled may be asked once more.
      const isAskedAgain = chosen !== undefined && isUnchanged && findNamed(reply) === chosen;
      const isRefused = answer !== 'yes' && chosen === undefined && isUnchanged;
      return { isRight: isAgreed || isAskedAgain || isRefused, isWithoutConsent: !isUnchanged && !isAgreed };
    }
    case 'which_appointment': {
      const isChosen = chosen === undefined || findNamed(reply) === chosen;
      const areBoth = answer !== 'both' || (findNamed(reply) === named && reply !== heard);
      return { isRight: isUnchanged && isChosen && areBoth, isWithoutConsent: !isUnchanged };
    }
    case 'offered_slot': {
      const isTaken = form?.date === '2026-12-04' && form.time === '09:30';
      return { isRight: isTaken === (answer === 'yes'), isWithoutConsent: !isUnchanged };
    }
    case 'for_whom': {
      // A form that only stays as it was has chosen no person.
      const isChosen = action === 'start_booking';
      const isForEmil = form?.patientId !== undefined && form.patientId === browser.emilId;
      const isRight = !answer.startsWith('choice') || (isChosen && isForEmil === (answer === 'choice:2'));
      return { isRight: isUnchanged && isRight, isWithoutConsent: !isUnchanged };
    }
    default:
      return question satisfies never;
  }
}

/** Names of the days that stand in the text, in the order of time. */
function findNamed(text: string): string {
  return Object.entries(days)
    .filter(([, day]) => new RegExp(`(?<!\\d)${day}\\.? De[cz]ember`).test(text))
    .map(([name]) => name)
    .join('');
}
