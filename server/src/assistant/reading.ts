import type { Language } from '@praxisportal/contract/language';
import { toWallDate } from '../domain/zone-day.ts';
import { findTalkedOf } from './choose-intent.ts';
import type { Classify } from './classifier.ts';
import type { FindOwnAnswers } from './find-own-answers.ts';
import { detectLanguage } from './language.ts';
import { normalise } from './normalise.ts';
import { isOfAppointments } from './plan-changes.ts';
import { hideBirthDates } from './read-birth-date.ts';
import { findSelf, readOwner, readPerson } from './read-person.ts';
import { readPlace } from './read-place.ts';
import type { ReadSlots, Slots } from './read-wish.ts';
import type { Task } from './task.ts';
import type { AssistantPractice, DialogState, Need, Plan, TurnInput } from './turn.ts';
import type { UnderstandAnswer } from './understand/understand-answer.ts';
import type { WeighTreatments } from './weigh-treatments.ts';

/** A message as it was read. */
export type Reading = {
  text: string;
  today: string;
  slots: Slots;
  language: Language;
  patientId: string | undefined;
  /** The appointment to change is named by its place, counted from 0. */
  place?: number;
  /** Two appointments are wished, of which one is for whoever writes. */
  isForBoth?: boolean;
};
export type Tools = {
  practice: AssistantPractice;
  classify: Classify;
  readSlots: ReadSlots;
  weighTreatments: WeighTreatments;
  understandAnswer: UnderstandAnswer;
  findOwnAnswers: FindOwnAnswers;
};

export function readMessage(input: TurnInput, tools: Pick<Tools, 'practice' | 'readSlots'>): Reading {
  const reading = readText(input, tools);
  const placed = readPlace(reading, { asker: input.asker, question: input.state.question });
  if (placed === undefined) return reading;
  const { place, rest } = placed;
  return { ...reading, place, text: rest, slots: tools.readSlots(rest, reading.today) };
}

function readText(input: TurnInput, { practice, readSlots }: Pick<Tools, 'practice' | 'readSlots'>): Reading {
  const { message, language, asker, nowMs, state } = input;
  const text = normalise(message);
  const today = toWallDate(nowMs, practice.facts.timeZone);
  return {
    text,
    today,
    slots: readSlots(hideBirthDates(text), today, findTalkedOf(input)),
    language: detectLanguage(text) ?? state.language ?? language,
    patientId: isOfAppointments(state.question)
      ? readOwner(text, asker)
      : readPerson(text, asker, state.wish?.patientId !== undefined || state.wish?.relation !== undefined),
  };
}

/** A part of an answer about appointments, as if nothing else were said. */
export function toPart(
  reading: Reading,
  text: string,
  { readSlots, asker }: Pick<Tools, 'readSlots'> & { asker: TurnInput['asker'] },
): Reading {
  return { ...reading, text, slots: readSlots(text, reading.today), patientId: readOwner(text, asker) };
}

type PlanParts = { needs?: readonly Need[]; state?: DialogState };
export type ToPlan = (input: TurnInput, reading: Reading, task: Task, parts?: PlanParts) => Plan<Task>;

/** The open question is gone with every message; what is known of a wished appointment and of trouble stays. */
export const toPlan: ToPlan = ({ state, asker }, { language }, task, parts = {}) => ({
  language,
  needs: parts.needs ?? [],
  mayModelAnswer: false,
  state: {
    ...(state.wish && { wish: state.wish }),
    ...(state.told && { told: state.told }),
    language,
    ...parts.state,
  },
  ownPatientId: findSelf(asker),
  task,
});
