import { type Classify, loadClassifier } from './classifier.ts';
import { loadClockScale, type WeighClock } from './days/weigh-clock.ts';
import { createOwnAnswerFinder } from './find-own-answers.ts';
import type { ProposedAct } from './model/act.ts';
import { layFormOver } from './open-form.ts';
import { planAct } from './plan-act.ts';
import { goOn } from './plan-move.ts';
import { planTurn } from './plan-turn.ts';
import { createSlotReader } from './read-wish.ts';
import { readOnce } from './remember.ts';
import { renderReply } from './render-reply.ts';
import { type GuessSubjects, loadSubjectGuesser } from './subject-guesser.ts';
import type { Task } from './task.ts';
import type { AssistantPractice, Findings, Plan, Reply, TurnInput } from './turn.ts';
import { loadAnswerReader, type UnderstandAnswer } from './understand/understand-answer.ts';
import { createTreatmentScale } from './weigh-treatments.ts';

/** The embedded assistant of one practice: no clock, no network, no database. */
export type Assistant = {
  /** Understands a message. */
  plan: (input: TurnInput) => Plan<Task>;
  /** The plan of the act that a language model proposes for the message; undefined if it says nothing. */
  planAct: (input: TurnInput, act: ProposedAct) => Plan<Task> | undefined;
  /** The plan that follows from what the needs brought, with needs of its own; undefined if it can be rendered. */
  goOn: (plan: Plan<Task>, findings: Findings, nowMs: number) => Plan<Task> | undefined;
  /** Writes the reply from what the plan's needs brought; `nowMs` is the turn's. */
  render: (plan: Plan<Task>, findings: Findings, nowMs: number) => Reply;
};

export function createAssistant(
  practice: AssistantPractice,
  classify: Classify = loadClassifier(),
  guessSubjects: GuessSubjects = loadSubjectGuesser(),
  weighClock: WeighClock = loadClockScale(),
  understandAnswer: UnderstandAnswer = loadAnswerReader(),
): Assistant {
  const tools = {
    practice,
    ...{ classify, understandAnswer },
    readSlots: createSlotReader(practice, weighClock),
    findOwnAnswers: createOwnAnswerFinder(practice.ownAnswers),
    weighTreatments: createTreatmentScale(practice.askedFor, guessSubjects),
  };
  return {
    plan: (input) => readOnce(() => planTurn(layFormOver(input, practice), tools)),
    planAct: (input, act) => readOnce(() => planAct(layFormOver(input, practice), act, tools)),
    goOn: (plan, findings, nowMs) => readOnce(() => goOn(plan, findings, tools, nowMs)),
    render: (plan, findings, nowMs) => renderReply(plan, findings, { practice, nowMs }),
  };
}
