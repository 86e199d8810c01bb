import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { createApp } from './app.ts';
import { createAssistant } from './assistant/assistant.ts';
import type { AssistantPractice } from './assistant/turn.ts';
import { type Config, findConfigWarnings } from './config.ts';
import {
  type AppContext,
  type Clock,
  type PracticeData,
  systemClock,
  type WrittenPractice,
} from './context.ts';
import { bookingLaneLimits } from './db/calendar-lane.ts';
import { toDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { createLane, type LaneLimits } from './db/lane.ts';
import { openListener } from './db/listener.ts';
import { type DatabaseTimeouts, openPool, readPoolFigures, servingTimeouts } from './db/pool.ts';
import { type DatabaseRoles, prepareDatabase } from './db/roles.ts';
import { startDelivery } from './delivery/worker.ts';
import { toPracticeCalendar } from './domain/practice-plan.ts';
import { isActiveDoctor } from './domain/practice-settings.ts';
import { toWallDate } from './domain/zone-day.ts';
import { syncDoctors } from './features/doctors/commands.ts';
import { toDoctorCalendar } from './features/doctors/rules.ts';
import { seedPlan } from './features/plan/commands.ts';
import { type FollowedPlan, followPlan } from './features/plan/follow-plan.ts';
import { seedSettings } from './features/settings/commands.ts';
import { toKnownTreatment } from './features/settings/rules.ts';
import { offerSetupLink, type SetupLink } from './features/staff/offer-setup-link.ts';
import { startCleanUp } from './jobs/clean-up.ts';
import { startTimedMessages } from './jobs/timed-messages.ts';
import { createActModel } from './language-model/act-model.ts';
import { loadOwnPractice } from './own-practice.ts';
import { createJobReports } from './platform/jobs/job-reports.ts';
import { findOpenFolder } from './security/data-folder.ts';
import { loadSecretKey } from './security/secret-key.ts';
import { createUnknownTokens } from './security/unknown-tokens.ts';
import { createVoices } from './speech/create-voices.ts';
import { createSpeaker } from './speech/speaker.ts';

const builtWebsite = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const poolSize = 10;

/** A listening server; `stop` lets open requests finish and closes the database cleanly. */
export type RunningServer = {
  url: string;
  context: AppContext;
  /** The link for the first owner, and the file that has it too; undefined if there is an owner. */
  setup: SetupLink | undefined;
  /** Resolves if the server can't go on: its own database keeps ending. */
  lost: Promise<Error>;
  stop: () => Promise<void>;
};

/** What tests and benchmarks replace; everything else is the same as in production. */
export type ServerOverrides = {
  clock?: Clock;
  practice?: WrittenPractice;
  webFolder?: string;
  /** Routes that benchmarks measure beside the server's own. */
  addRoutes?: (app: FastifyInstance, context: AppContext) => void;
  /** Where the log's lines go; standard output if not said. */
  logTo?: DestinationStream;
  databaseTimeouts?: DatabaseTimeouts;
  bookingLane?: LaneLimits;
  /** How long the assistant waits for a language model. */
  languageModelWithinMs?: number;
  /** How long a stop waits for messages that are just being sent. */
  deliveryStopWithinMs?: number;
};

/** Opens the database, brings it up to date, and listens. What was opened is closed again if the start fails. */
export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    const failures: unknown[] = [];
    // One part that can't close must not keep the others, above all the database, from closing.
    for (const close of closers.splice(0).reverse()) await close().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    const written = overrides.practice ?? loadOwnPractice();
    const log = createLog(config, overrides.logTo);
    for (const warning of findConfigWarnings(config)) log.warn(warning);
    const secretKey = await loadSecretKey(config.secretKey, config.dataDir);
    const openFolder = await findOpenFolder(config.dataDir);
    if (openFolder) log.warn(openFolder);
    const { roles, lost } = await openRoles(config, log, closers);
    const connection = await prepareDatabase(roles, (sentence) => log.warn(sentence));
    const onError = (error: Error) => log.warn({ err: error }, 'database connection lost');
    const timeouts = overrides.databaseTimeouts ?? servingTimeouts;
    const pool = openPool(connection, { poolSize, onError, timeouts });
    const db = toDatabase(pool);
    closers.push(() => db.destroy());
    await syncDoctors(db, written.doctors);
    const clock = overrides.clock ?? systemClock;
    const startedAt = new Date(clock.nowMs());
    await seedPlan(db, written, startedAt);
    await seedSettings(db, written, config);
    const listener = await openListener(connection, { onError });
    closers.push(listener.stop);
    const plan = await followPlan(db, listener, onError);
    closers.push(async () => plan.stop());
    const practice = toPractice(written, plan);
    const known = toAssistantPractice(written, practice, clock);
    const withinMs = overrides.languageModelWithinMs;
    const context: AppContext = {
      ...{ config, secretKey, db, listener, clock, practice, log },
      assistant: createAssistant(known),
      model: config.languageModel && createActModel(config.languageModel, known, { clock, withinMs }),
      reloadPlan: plan.reload,
      onPlanReloaded: plan.onReloaded,
      speaker: createSpeaker(createVoices(config.speech)),
      bookingLane: createLane(overrides.bookingLane ?? bookingLaneLimits),
      unknownTokens: createUnknownTokens(),
      jobReports: createJobReports(log, clock.nowMs),
      readPoolFigures: () => readPoolFigures(pool),
    };
    const jobs = [
      startDelivery(context, overrides.deliveryStopWithinMs),
      startCleanUp(context),
      startTimedMessages(context),
    ];
    closers.push(async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    });
    const setup = await offerSetupLink(context);
    const app = await createApp(context, overrides.webFolder ?? builtWebsite);
    closers.push(() => app.close());
    overrides.addRoutes?.(app, context);
    await app.listen({ host: config.host, port: config.port });
    return { url: toUrl(app.server.address()), context, setup, lost, stop };
  } catch (error) {
    // Why it did not start is what the operator has to read, not what could not be closed because of it.
    await stop().catch(() => undefined);
    throw error;
  }
}

/** The practice, whose plan is always the one that is followed. */
function toPractice({ closures, ...written }: WrittenPractice, followed: FollowedPlan): PracticeData {
  return {
    ...written,
    get plan() {
      return followed.current;
    },
  };
}

/** The practice as the assistant knows it: what is set and planned, as that holds on the day on which it is asked. */
function toAssistantPractice(
  { services }: WrittenPractice,
  practice: PracticeData,
  clock: Clock,
): AssistantPractice {
  const { facts, doctors, answers, askedFor, ownAnswers } = practice;
  const today = () => toWallDate(clock.nowMs(), facts.timeZone);
  return {
    ...{ facts, doctors, answers, askedFor, ownAnswers },
    get activeDoctors() {
      const { settings } = practice.plan;
      return doctors.filter(({ id }) => isActiveDoctor(settings, id, today()));
    },
    get treatments() {
      return services.map((treatment) => toKnownTreatment(treatment, practice.plan.settings, today()));
    },
    get calendar() {
      return toPracticeCalendar(practice.plan, facts);
    },
    workingHoursOf: (id) => toDoctorCalendar(practice, { id }).workingHours,
    get terms() {
      return practice.plan.settings.terms;
    },
  };
}

async function openRoles(
  config: Config,
  log: Logger,
  closers: (() => Promise<void>)[],
): Promise<{ roles: DatabaseRoles; lost: Promise<Error> }> {
  const { databaseUrl, databaseOwnerUrl } = config;
  // Another machine's PostgreSQL may come back at any time.
  const lost = new Promise<never>(() => undefined);
  if (databaseUrl && databaseOwnerUrl) {
    const owner = { connectionString: databaseOwnerUrl };
    return { roles: { owner, server: { connectionString: databaseUrl } }, lost };
  }
  if (databaseUrl) return { roles: { owner: { connectionString: databaseUrl } }, lost };
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: ({ level, line }) => log[level]({ postgres: line }, 'PostgreSQL'),
  });
  closers.push(postgres.stop);
  return { roles: { owner: postgres.connection }, lost: postgres.lost };
}

/** Structured lines without personal data: no headers, no bodies, no addresses of callers. */
function createLog({ logLevel }: Config, destination: DestinationStream = pino.destination()): Logger {
  const options = {
    level: logLevel,
    serializers: { err: pino.stdSerializers.err, req: () => undefined, res: () => undefined },
    redact: { paths: ['err.client', 'err.detail', 'err.parameters', 'err.query'], remove: true },
  };
  return pino(options, destination);
}

function toUrl(address: string | AddressInfo | null): string {
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen on a port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
