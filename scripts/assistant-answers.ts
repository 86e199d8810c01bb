import { readFile } from 'node:fs/promises';
import { listFiles, readAnswers as readLabelled } from '../bench/dialog-corpus.ts';
import { loadClockScale } from '../server/src/assistant/days/weigh-clock.ts';
import type { Intent } from '../server/src/assistant/intents.ts';
import {
  type AnswerLabel,
  type AnswerQuestion,
  answerLabels,
  answerQuestions,
  type SeenAppointment,
} from '../server/src/assistant/model/answer.ts';
import { createSlotReader } from '../server/src/assistant/read-wish.ts';
import { readMessage, toPart } from '../server/src/assistant/reading.ts';
import type { Asker } from '../server/src/assistant/turn.ts';
import { type Asked, findAnswerFeatures } from '../server/src/assistant/understand/answer-features.ts';
import {
  matchAppointment,
  type Named,
  readAnswering,
} from '../server/src/assistant/understand/match-appointment.ts';
import { nowMs, samplePractice } from '../server/tests/assistant-practice.ts';
import { copyAnswers } from './answer-copies.ts';
import type { Row } from './assistant-corpus.ts';
import type { Example } from './assistant-training.ts';
import { toDialect } from './dialect-copies.ts';

/** A labelled answer to a question of the assistant. */
export type AnswerRow = { asked: Asked; answer: AnswerLabel; message: string; named: Named };

/** The files that teach: those that grew with the rules, and those of `teach`, each by one writer. */
export const answerFiles = ['answers', ...(await listFiles('answers', ['teach']))];

const ownFile = new URL('../bench/assistant-messages/answers.tsv', import.meta.url);

// The appointments that the answers speak of, and where the one would be moved.
const own: SeenAppointment = {
  ...{ appointmentId: 'A', version: 1, patientId: 'self', doctorId: 'weber' },
  ...{ date: '2026-12-03', time: '10:00', treatmentType: 'Kontrolluntersuchung' },
};
const second: SeenAppointment = {
  ...{ appointmentId: 'B', version: 1, patientId: 'self', doctorId: 'yilmaz' },
  ...{ date: '2026-12-08', time: '14:00', treatmentType: 'Prophylaxe & Zahnreinigung' },
};
const ofChild: SeenAppointment = {
  ...{ appointmentId: 'C', version: 1, patientId: 'child', doctorId: 'hoffmann' },
  ...{ date: '2026-12-07', time: '15:00', treatmentType: 'Kinderzahnheilkunde' },
};
const target = { date: '2026-12-04', time: '09:30', doctorId: 'weber' };
export const asker: Asker = {
  kind: 'patient',
  people: [
    { patientId: 'self', firstName: 'Maria', lastName: 'Berger', relation: 'self' },
    { patientId: 'child', firstName: 'Emil', lastName: 'Berger', relation: 'child' },
  ],
};

const tools = { practice: samplePractice, readSlots: createSlotReader(samplePractice, loadClockScale()) };

export function toNamed(message: string, asked: Asked): Named {
  const input = { message, language: 'de', asker, state: {}, earlierMessages: [], nowMs } as const;
  const reading = readMessage(input, tools);
  return readAnswering(reading, asked, (text) => toPart(reading, text, { ...tools, asker }));
}

export function toAsked(question: AnswerQuestion, about: readonly SeenAppointment[]): Asked {
  if (question === 'offered_slot') return { question, seen: [{ ...own, ...target }] };
  if (question === 'for_whom') return { question, seen: [] };
  return { question, seen: about, target: question === 'move' ? target : undefined };
}

/** The appointments that a question is about, by the days that its words name. */
function findAsked(question: AnswerQuestion, asked: string): readonly SeenAppointment[] {
  const named = [own, ofChild, second].filter(({ date }) =>
    new RegExp(`(?<!\\d)${Number(date.slice(-2))}\\.? De[cz]ember`).test(asked),
  );
  if (question === 'move') return [own];
  if (question === 'cancel_one') return named.length === 1 ? named : [own];
  return named.length === 2 ? named : [own, second];
}

/** The labelled answers of a file. */
export async function readAnswers(name: string): Promise<AnswerRow[]> {
  if (name !== 'answers')
    return (await readLabelled(name)).map(({ question, asked, say, answer }) =>
      toRow(toAsked(question, findAsked(question, asked)), answer, say),
    );
  const lines = (await readFile(ownFile, 'utf8')).trim().split('\n').slice(1);
  return lines.map((line) => {
    const [kind, scenario = '', label = '', message = ''] = line.split('\t');
    const question = answerQuestions.find((known) => known === kind);
    if (question === undefined) throw new Error(`no such question: ${line}`);
    return toRow(toAsked(question, scenarios[scenario] ?? []), label, message);
  });
}

const scenarios: Readonly<Record<string, readonly SeenAppointment[]>> = {
  one: [own],
  two: [own, second],
  family: [own, ofChild],
};

function toRow(asked: Asked, label: string, message: string): AnswerRow {
  const name = label === 'neither' ? 'no' : label.replace(/:\d$/u, '');
  const answer = answerLabels.find((known) => known === name);
  if (answer === undefined) throw new Error(`no such answer: ${label}, ${message}`);
  return { asked, answer, message, named: toNamed(message, asked) };
}

/** Answers that are put together from openings, verbs and ends. */
export function readCopies(): AnswerRow[] {
  return copyAnswers().map(({ question, scenario, answer, message }) =>
    toRow(toAsked(question, scenarios[scenario] ?? []), answer, message),
  );
}

const askedOfChanges = ['cancel_one', 'cancel_all', 'move'] as const;
/** So many labelled messages give one that answers no question. */
const messagesEach = 12;

/** Messages about something else, each beside a question that it doesn't answer. */
export function toNoAnswers(rows: readonly Row[]): AnswerRow[] {
  return rows
    .filter(({ intent, isSecondTurn }) => isElsewhere(intent) && !isSecondTurn)
    .filter((_, index) => index % messagesEach === 0)
    .map(({ message }, index) => {
      const question = askedOfChanges[index % askedOfChanges.length] ?? 'move';
      const about = question === 'cancel_all' ? [own, second] : [own];
      return toRow(toAsked(question, about), 'other', message);
    });
}

function isElsewhere(intent: Intent | undefined): boolean {
  return intent === 'book' || (intent?.startsWith('topic:') === true && !talk.includes(intent));
}

/** Topics of messages that may be meant as an answer. */
const talk: readonly Intent[] = ['topic:unclear', 'topic:thanks', 'topic:goodbye', 'topic:greeting'];

/** What answers teach, and what they would have taught if they had been written in a dialect. */
export function toAnswerExamples(rows: readonly AnswerRow[]): Example[] {
  return rows.flatMap(({ asked, answer, message, named }) => {
    const { date, time } = asked.seen[0] ? matchAppointment(named, asked.seen[0], asked.target) : {};
    // Which time is meant by a correction is read by rules.
    if (asked.question === 'move' && (date === 'other' || time === 'other')) return [];
    const spoken = toDialect(message);
    const label = answerLabels.indexOf(answer);
    return [named, ...(spoken === undefined ? [] : [toNamed(spoken, asked)])].map((each) => ({
      features: findAnswerFeatures(asked, each),
      label,
    }));
  });
}
