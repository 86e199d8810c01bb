import type { AnswerFacts } from '@praxisportal/practice/answers';
import type {
  BookableTreatment,
  ClosedPeriod,
  DoctorFacts,
  PracticeFacts,
  TreatmentFacts,
} from '@praxisportal/practice/types';
import type { FastifyBaseLogger } from 'fastify';
import type { Assistant } from './assistant/assistant.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Lane } from './db/lane.ts';
import type { Listener } from './db/listener.ts';
import type { PoolFigures } from './db/pool.ts';
import type { UnknownTokens } from './http/unknown-tokens.ts';
import type { ModelForAssistant } from './language-model/model-for-assistant.ts';
import type { Speaker } from './speech/speaker.ts';

/** The time now, in epoch milliseconds. */
export type Clock = { nowMs: () => number };

/** The facts of the practice that the server works with. */
export type PracticeData = {
  facts: PracticeFacts;
  doctors: readonly DoctorFacts[];
  treatments: readonly BookableTreatment[];
  /** All treatments, those that can't be booked online too. */
  services: readonly TreatmentFacts[];
  answers: AnswerFacts;
  closures: readonly ClosedPeriod[];
};

/** Everything a feature may use; tests put other parts in. */
export type AppContext = {
  config: Config;
  /** Key for the HMAC of codes and of addresses that are only counted. */
  secretKey: Buffer;
  db: Database;
  listener: Listener;
  /** Through here goes what changes a doctor's calendar. */
  bookingLane: Lane;
  readPoolFigures: () => PoolFigures;
  /** Tokens of no session, by where they come from. */
  unknownTokens: UnknownTokens;
  clock: Clock;
  practice: PracticeData;
  /** Understands and answers by itself. */
  assistant: Assistant;
  /** Answers in its place where it may, if there is one. */
  model: ModelForAssistant | undefined;
  speaker: Speaker;
  log: FastifyBaseLogger;
};

export const systemClock: Clock = { nowMs: () => Date.now() };
