import { readFile } from 'node:fs/promises';
import { loadClockScale } from '../server/src/assistant/days/weigh-clock.ts';
import {
  type AnswerLabel,
  type AnswerQuestion,
  answerLabels,
  answerQuestions,
  type SeenAppointment,
} from '../server/src/assistant/model/answer.ts';
import { createSlotReader } from '../server/src/assistant/read-wish.ts';
import { readMessage } from '../server/src/assistant/reading.ts';
import type { Asker } from '../server/src/assistant/turn.ts';
import { type Asked, findAnswerFeatures } from '../server/src/assistant/understand/answer-features.ts';
import {
  matchAppointment,
  type Named,
  readNamed,
} from '../server/src/assistant/understand/match-appointment.ts';
import { nowMs, samplePractice } from '../server/tests/assistant-practice.ts';
import { copyAnswers } from './answer-copies.ts';
import type { Example } from './assistant-training.ts';
import { toDialect } from './dialect-copies.ts';

/** A labelled answer to a question of the assistant. */
export type AnswerRow = { asked: Asked; answer: AnswerLabel; message: string; named: Named };

/** The files that teach. */
export const answerFiles = ['answers', 'answers-01', 'answers-02', 'answers-03', 'answers-04', 'answers-05'];

const folder = new URL('../bench/assistant-messages/', import.meta.url);

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
const asker: Asker = {
  kind: 'patient',
  people: [
    { patientId: 'self', firstName: 'Maria', lastName: 'Berger', relation: 'self' },
    { patientId: 'child', firstName: 'Emil', lastName: 'Berger', relation: 'child' },
  ],
};

const tools = { practice: samplePractice, readSlots: createSlotReader(samplePractice, loadClockScale()) };

export function toNamed(message: string): Named {
  const input = { message, language: 'de', asker, state: {}, earlierMessages: [], nowMs } as const;
  return readNamed(readMessage(input, tools));
}

export function toAsked(question: AnswerQuestion, scenario: string): Asked {
  const others = { two: [second], family: [ofChild] }[scenario] ?? [];
  const isOfOne = question === 'cancel_one' || question === 'move';
  if (question === 'offered_slot') return { question, seen: [{ ...own, ...target }] };
  const seen = question === 'for_whom' ? [] : [own, ...(isOfOne ? [] : others)];
  return { question, seen, target: question === 'move' ? target : undefined };
}

/** The labelled answers of a file. */
export async function readAnswers(name: string): Promise<AnswerRow[]> {
  const lines = (await readFile(new URL(`${name}.tsv`, folder), 'utf8')).trim().split('\n').slice(1);
  return lines.map((line) => {
    const [kind, scenario = '', label = '', message = ''] = line.split('\t');
    const question = answerQuestions.find((known) => known === kind);
    const name = label === 'neither' ? 'no' : label.replace(/:\d$/u, '');
    const answer = answerLabels.find((known) => known === name);
    if (question === undefined || answer === undefined) throw new Error(`no such answer: ${line}`);
    return { asked: toAsked(question, scenario), answer, message, named: toNamed(message) };
  });
}

/** Answers that are put together from openings, verbs and ends. */
export function readCopies(): AnswerRow[] {
  return copyAnswers().map(({ question, scenario, answer, message }) => ({
    asked: toAsked(question, scenario),
    ...{ answer, message, named: toNamed(message) },
  }));
}

/** What answers teach, and what they would have taught if they had been written in a dialect. */
export function toAnswerExamples(rows: readonly AnswerRow[]): Example[] {
  return rows.flatMap(({ asked, answer, message, named }) => {
    const { date, time } = asked.seen[0] ? matchAppointment(named, asked.seen[0], asked.target) : {};
    // Which time is meant by a correction is read by rules.
    if (asked.question === 'move' && (date === 'other' || time === 'other')) return [];
    const spoken = toDialect(message);
    const label = answerLabels.indexOf(answer);
    return [named, ...(spoken === undefined ? [] : [toNamed(spoken)])].map((each) => ({
      features: findAnswerFeatures(asked, each),
      label,
    }));
  });
}
