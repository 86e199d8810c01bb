import { readFile } from 'node:fs/promises';
import { treatments } from '@praxisportal/practice/treatments';
import type { Row } from '../scripts/assistant-corpus.ts';
import { type Assistant, createAssistant } from '../server/src/assistant/assistant.ts';
import type { Classify } from '../server/src/assistant/classifier.ts';
import type { WeighClock } from '../server/src/assistant/days/weigh-clock.ts';
import type { GuessSubjects } from '../server/src/assistant/subject-guesser.ts';
import type { Task } from '../server/src/assistant/task.ts';
import type {
  AssistantAction,
  DialogState,
  OwnAppointment,
  TurnInput,
} from '../server/src/assistant/turn.ts';
import { nowMs, patient, samplePractice, toAppointment } from '../server/tests/assistant-practice.ts';

export function createOwnAssistant(
  classify?: Classify,
  guessSubjects?: GuessSubjects,
  weighClock?: WeighClock,
): Assistant {
  return createAssistant(samplePractice, classify, guessSubjects, weighClock);
}

export type Verdict = {
  row: Row;
  action: string;
  isActionRight: boolean;
  /** Of questions that are answered in words: whether the answer is about what was asked */
  isTopicRight?: boolean;
  /** The practice's own answers that were given */
  ownAnswers: readonly string[];
  isTreatmentRight?: boolean;
  isDateRight?: boolean;
  isTimeRight?: boolean;
  got: Partial<Record<string, unknown>>;
};

/** What the assistant does with a labelled message, held against the label. */
export function judgeRow(assistant: Assistant, row: Row): Verdict {
  const findings = { appointments, change: { done: true as const, appointment: someAppointment } };
  let plan = assistant.plan(toInput(row));
  // What becomes of a message may show only beside the appointments, as on the server.
  for (let next = assistant.goOn(plan, findings, nowMs); next; next = assistant.goOn(plan, findings, nowMs))
    plan = next;
  const { action } = assistant.render(plan, findings, nowMs);
  const name = action?.type ?? 'none';
  const got: Partial<Record<string, unknown>> = { ...action };
  const isBooking = name === 'start_booking' || (name === 'require_login' && action !== undefined);
  const verdict: Verdict = {
    ...{ row, action: name, isActionRight: isRight(row, action), got },
    ownAnswers: listOwnAnswers(plan.task),
  };
  if (row.intent?.startsWith('topic:')) verdict.isTopicRight = isTopicRight(row, plan.task);
  if (!verdict.isActionRight || !isBooking) return verdict;
  const { params } = row;
  if (row.intent === 'book' && params.treatmentType !== undefined)
    verdict.isTreatmentRight = got.treatmentType === params.treatmentType;
  if (params.iso !== undefined) verdict.isDateRight = got.date === params.iso;
  const times = ['time', 'timeFrom', 'timeTo'];
  if (times.some((key) => params[key] !== undefined))
    verdict.isTimeRight = times.every((key) => got[key] === params[key]);
  return verdict;
}

function isRight({ actions, params, isSecondTurn }: Row, action: AssistantAction | undefined): boolean {
  const name = action?.type ?? 'none';
  if (actions.includes(name)) return true;
  // A second question before something is cancelled is right, too.
  return (
    isSecondTurn &&
    actions.includes('appointment_cancelled') &&
    params.ordinal !== undefined &&
    name === 'show_appointments'
  );
}

export function listOwnAnswers(task: Task): string[] {
  return task.kind === 'ownAnswer' ? task.answers.map(({ id }) => id) : [];
}

function isTopicRight({ intent }: Row, task: Task): boolean {
  if (task.kind === 'unclear') return intent === 'topic:unclear';
  return task.kind === 'talk' && intent === `topic:${task.topic}`;
}

const someAppointment = toAppointment('one', '2026-12-02', '10:00');
const appointments: OwnAppointment[] = [
  someAppointment,
  { ...someAppointment, id: 'two', date: '2027-01-13' },
];

export function toInput(row: Row): TurnInput {
  return {
    message: row.message,
    language: 'de',
    asker: row.isPatient ? patient : { kind: 'guest' },
    state: row.isSecondTurn ? toState(row) : {},
    earlierMessages: [],
    nowMs,
  };
}

/** A guest's question with the own answer that is meant, or "none", and when it was written. */
export async function readOwnQuestions(): Promise<{ input: TurnInput; answer: string; written: string }[]> {
  const file = await readFile(new URL('assistant-messages/own-answers.tsv', import.meta.url), 'utf8');
  const lines = file.trim().split('\n').slice(1);
  return lines.map((line) => {
    const [message = '', answer = '', written = ''] = line.split('\t');
    const asker = { kind: 'guest' } as const;
    return {
      ...{ answer, written },
      input: { message, language: 'de', asker, state: {}, earlierMessages: [], nowMs },
    };
  });
}

/** What the message before left behind, as its note tells it. */
function toState({ actions, params, note }: Row): DialogState {
  const isAboutCancelling = actions.includes('appointment_cancelled') || params.topic === 'cancel_aborted';
  if (isAboutCancelling) {
    return params.ordinal === undefined
      ? { question: { kind: 'cancel', appointmentId: 'one', version: 1 } }
      : { question: { kind: 'whichToCancel', appointmentIds: ['one', 'two'] } };
  }
  const wish = { treatmentType: 'Kontrolluntersuchung', date: '2026-11-27', time: '10:00' };
  if (params.ordinal === undefined) return { wish };
  const starts = ['08:00', '09:30', '14:00', '16:00'].map((time) => ({ date: '2026-11-27', time }));
  if (!/treatment/u.test(note)) return { wish, question: { kind: 'whichStart', starts } };
  const names = treatments
    .filter(({ bookableMinutes }) => bookableMinutes !== null)
    .map(({ name }) => name.de);
  return { question: { kind: 'whichTreatment', treatmentTypes: names } };
}

/** Counts of what was right, of how many. */
export type Score = Record<
  'actions' | 'topics' | 'emergencies' | 'falseAlarms' | 'treatments' | 'dates' | 'times',
  { right: number; of: number }
>;

export function sum(verdicts: readonly Verdict[]): Score {
  const count = (values: readonly (boolean | undefined)[]) => {
    const judged = values.filter((value) => value !== undefined);
    return { right: judged.filter((value) => value).length, of: judged.length };
  };
  const isEmergency = ({ row }: Verdict) => row.actions.includes('emergency');
  return {
    actions: count(verdicts.map(({ isActionRight }) => isActionRight)),
    topics: count(verdicts.map((verdict) => verdict.isTopicRight)),
    emergencies: count(verdicts.filter(isEmergency).map(({ action }) => action === 'emergency')),
    falseAlarms: count(
      verdicts.filter((verdict) => !isEmergency(verdict)).map(({ action }) => action === 'emergency'),
    ),
    treatments: count(verdicts.map(({ isTreatmentRight }) => isTreatmentRight)),
    dates: count(verdicts.map(({ isDateRight }) => isDateRight)),
    times: count(verdicts.map(({ isTimeRight }) => isTimeRight)),
  };
}
