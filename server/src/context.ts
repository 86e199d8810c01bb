import type { AnswerFacts } from '@praxisportal/practice/answers';
import type { AskedFor } from '@praxisportal/practice/asked-for';
import type { OwnAnswer } from '@praxisportal/practice/own-answers';
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
import type { PracticePlan } from './domain/practice-plan.ts';
import type { ActModel } from './language-model/act-model.ts';
import type { JobReports } from './platform/jobs/job-reports.ts';
import type { UnknownTokens } from './security/unknown-tokens.ts';
import type { Speaker } from './speech/speaker.ts';

/** The time now, in epoch milliseconds. */
export type Clock = { nowMs: () => number };

/** The practice as its folder says it; when it is open and who works when is the plan's first content only. */
export type WrittenPractice = {
  facts: PracticeFacts;
  doctors: readonly DoctorFacts[];
  treatments: readonly BookableTreatment[];
  /** All treatments, those that can't be booked online too. */
  services: readonly TreatmentFacts[];
  answers: AnswerFacts;
  /** What patients mean by each treatment. */
  askedFor: readonly AskedFor[];
  /** Questions that the practice answers itself. */
  ownAnswers: readonly OwnAnswer[];
  closures: readonly ClosedPeriod[];
};

/** A treatment without what the practice sets itself. */
export type Service = Omit<TreatmentFacts, 'bookableMinutes' | 'durationLabel'>;

/** The facts of the practice that the server works with, and what is planned and set at the moment. */
export type PracticeData = Omit<WrittenPractice, 'closures' | 'treatments' | 'services'> & {
  readonly services: readonly Service[];
  readonly plan: PracticePlan;
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
  /** Reads anew what is planned, into `practice`. */
  reloadPlan: () => Promise<void>;
  /** Calls back once `practice` has another plan, because this or another process changed it. */
  onPlanReloaded: (callback: () => void) => void;
  /** Understands and answers by itself. */
  assistant: Assistant;
  /** Proposes what a message means that the assistant does not understand, if a model is set up. */
  model: ActModel | undefined;
  speaker: Speaker;
  /** What the jobs of this process could not do. */
  jobReports: JobReports;
  log: FastifyBaseLogger;
};

/** What a mail to owners or patients is made of and goes out by. */
export type Mailing = Pick<AppContext, 'config'> & { practice: Pick<PracticeData, 'facts'> };

export const systemClock: Clock = { nowMs: () => Date.now() };
