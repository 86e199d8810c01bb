import type {
  BookableTreatment,
  ClosedPeriod,
  DoctorFacts,
  PracticeFacts,
} from '@praxisportal/practice/types';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Lane } from './db/lane.ts';
import type { Listener } from './db/listener.ts';
import type { PoolFigures } from './db/pool.ts';
import type { UnknownTokens } from './http/unknown-tokens.ts';

/** The time now, in epoch milliseconds. */
export type Clock = { nowMs: () => number };

/** The facts of the practice that the server works with. */
export type PracticeData = {
  facts: PracticeFacts;
  doctors: readonly DoctorFacts[];
  treatments: readonly BookableTreatment[];
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
  log: FastifyBaseLogger;
};

export const systemClock: Clock = { nowMs: () => Date.now() };
