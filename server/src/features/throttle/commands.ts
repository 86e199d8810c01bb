import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Budget, Subject } from '../../domain/budget.ts';
import { toMostWithWork } from '../../domain/growing-work.ts';
import { AppError } from '../../platform/app-error.ts';
import { toAddressBlock } from '../../security/address-prefix.ts';
import type { Caller } from '../../security/caller.ts';
import { keyedHash } from '../../security/keyed-hash.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { type ThrottleRule, throttleRules, toMost } from './rules.ts';

type ThrottleContext = Pick<AppContext, 'db' | 'clock' | 'secretKey' | 'config'>;
type Subjects = Partial<Record<Subject, string | undefined>>;

/** A try that was admitted; `remaining` says how many more each budget of the rule admits. */
export type CountedTry = { eventIds: readonly string[]; remaining: readonly number[] };

/**
 * Counts one try, or so many `times` one, against every budget of its rule whose subjects are known, and throws the budget's refusal
 * (`too_many_requests` if it names none) with the seconds to wait. Several times are admitted together while any is left. Counted in the database, so that it holds
 * over a restart and for all processes; of the subjects only keyed hashes are kept. It takes no transaction:
 * one that is rolled back later would forget the try.
 */
export async function throttle(
  context: ThrottleContext,
  rule: ThrottleRule,
  caller: Caller,
  more: Omit<Subjects, 'prefix' | 'network' | 'block'> = {},
  times = 1,
): Promise<CountedTry> {
  const { prefix, network } = caller;
  const subjects = { prefix, network, block: toAddressBlock(caller), ...more };
  const result = await countTry(context, rule, subjects, times);
  if ('remaining' in result) return result;
  // A target that did not matter is left out: a flood of targets must not become a flood of rows.
  const account = result.isByTarget ? more.target : undefined;
  const event = { kind: 'limit_reached', detail: result.budget, account } as const;
  await recordSecurityEvent(context, caller, event);
  throw new AppError(result.refusal, { retryAfterSeconds: result.retryAfterSeconds });
}

type Refusal = {
  refusal: NonNullable<Budget['refusal']>;
  budget: string;
  isByTarget: boolean;
  retryAfterSeconds: number;
};

/**
 * As `throttle`, for what is no request that could be refused: the answer says whether it was admitted. Proof of work of
 * a `workLevel` is let through up to what its level is good for (`domain/growing-work`). With `mustFit` several times are
 * admitted only if all of them fit; otherwise no budget counts any.
 */
export async function countTry(
  context: ThrottleContext,
  rule: ThrottleRule,
  subjects: Subjects,
  times = 1,
  { workLevel = 0, mustFit = false }: { workLevel?: number; mustFit?: boolean } = {},
): Promise<CountedTry | Refusal> {
  const counters = findCounters(context, rule, subjects).map((counter) => ({
    ...counter,
    most: toMostWithWork(counter.most, workLevel),
  }));
  const now = new Date(context.clock.nowMs());
  const tries = sql`
    ${counters.map(({ kind }) => kind)}::text[],
    ${counters.map(({ hash }) => hash)}::bytea[],
    ${counters.map(({ most }) => most)}::integer[],
    ${counters.map(({ periodSeconds }) => periodSeconds)}::integer[],
    ${now}
  `;
  const { rows } = await sql<CountTryRow>`
    select refused_by as "refusedBy", free_at as "freeAt", event_ids as "eventIds", lefts as remaining
    from ${times === 1 && !mustFit ? sql`count_try(${tries})` : sql`count_tries(${tries}, ${times}, ${mustFit})`}
  `.execute(context.db);
  const [counted] = rows;
  if (!counted) throw new Error('count_try answers one row');
  const refusing = counters[(counted.refusedBy ?? 0) - 1];
  if (!refusing || !counted.freeAt)
    return { eventIds: counted.eventIds, remaining: counted.remaining.map((left) => Math.max(0, left)) };
  const waitSeconds = Math.ceil((counted.freeAt.getTime() - now.getTime()) / 1000);
  const { refusal, kind: budget, by } = refusing;
  const isByTarget = by.includes('target');
  return { refusal, budget, isByTarget, retryAfterSeconds: Math.max(1, waitSeconds) };
}

type CountTryRow = { refusedBy: number | null; freeAt: Date | null; eventIds: string[]; remaining: number[] };

/** How many tries each budget of the rule has counted in its period, whether it is shared by all callers, and how many are free. */
export async function readLoads(
  context: ThrottleContext,
  rule: ThrottleRule,
  subjects: Subjects,
): Promise<{ taken: number; free: number; isShared: boolean }[]> {
  const loads = findCounters(context, rule, subjects).map(async ({ by, kind, hash, most, periodSeconds }) => {
    const since = new Date(context.clock.nowMs() - periodSeconds * 1000);
    const { taken } = await context.db
      .selectFrom('throttle_events')
      .select(sql<number>`count(*)::int`.as('taken'))
      .where('kind', '=', kind)
      .where('subject', '=', hash)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    return { taken, free: most, isShared: by.length === 0 };
  });
  return Promise.all(loads);
}

/** Whether a try was counted that fills a budget of its rule; counts nothing. */
export async function hasTried(
  context: ThrottleContext,
  rule: ThrottleRule,
  subjects: Subjects,
): Promise<boolean> {
  for (const { kind, hash, most, periodSeconds } of findCounters(context, rule, subjects)) {
    const since = new Date(context.clock.nowMs() - periodSeconds * 1000);
    const tries = context.db.selectFrom('throttle_events').select('id').where('kind', '=', kind);
    const rows = await tries.where('subject', '=', hash).where('at', '>', since).limit(most).execute();
    if (rows.length >= most) return true;
  }
  return false;
}

/** The targets of which no try is counted by this rule, which counts by target alone, within its period. */
export async function listUntried(
  context: ThrottleContext,
  rule: ThrottleRule,
  targets: readonly string[],
): Promise<string[]> {
  const counters = targets.map((target) => ({ target, counter: findCounters(context, rule, { target })[0] }));
  const [first] = counters;
  if (!first?.counter) return [];
  const since = new Date(context.clock.nowMs() - first.counter.periodSeconds * 1000);
  const rows = await context.db
    .selectFrom('throttle_events')
    .select('subject')
    .where('kind', '=', first.counter.kind)
    .where('at', '>', since)
    .where(sql<boolean>`subject = any(${counters.map(({ counter }) => counter?.hash)}::bytea[])`)
    .execute();
  const tried = new Set(rows.map(({ subject }) => subject.toString('hex')));
  return counters.flatMap(({ target, counter }) =>
    counter && !tried.has(counter.hash.toString('hex')) ? [target] : [],
  );
}

/** Counts a try for each of these targets by a rule that counts by target alone, without asking whether it is admitted. */
export async function recordTries(
  context: ThrottleContext,
  rule: ThrottleRule,
  targets: readonly string[],
): Promise<void> {
  const at = new Date(context.clock.nowMs());
  const rows = targets.flatMap((target) =>
    findCounters(context, rule, { target }).map(({ kind, hash }) => ({ kind, subject: hash, at })),
  );
  if (rows.length > 0) await context.db.insertInto('throttle_events').values(rows).execute();
}

/** When the newest try was counted by exactly these subjects. */
export async function findLastTry(
  context: ThrottleContext,
  rule: ThrottleRule,
  subjects: Subjects,
): Promise<Date | undefined> {
  const times = findCounters(context, rule, subjects).map(async ({ kind, hash }) => {
    const tries = context.db.selectFrom('throttle_events').select('at').where('kind', '=', kind);
    return tries.where('subject', '=', hash).orderBy('at', 'desc').limit(1).executeTakeFirst();
  });
  const found = (await Promise.all(times)).flatMap((row) => (row ? [row.at] : []));
  return found.sort((a, b) => b.getTime() - a.getTime())[0];
}

/** Takes a counted try back, as that of a log-in that went well. */
export async function forgetTry(db: Database, { eventIds }: CountedTry): Promise<void> {
  await db.deleteFrom('throttle_events').where('id', 'in', eventIds).execute();
}

/** Forgets all tries that a rule counted by exactly these subjects. */
export async function forgetTries(
  context: ThrottleContext,
  rule: ThrottleRule,
  subjects: Subjects,
): Promise<void> {
  const names = Object.keys(subjects);
  for (const { by, kind, hash } of findCounters(context, rule, subjects)) {
    if (by.length !== names.length) continue;
    const tries = context.db.deleteFrom('throttle_events').where('kind', '=', kind);
    await tries.where('subject', '=', hash).execute();
  }
}

/** What a try with these subjects is counted by, in the order of the rule's budgets. */
function findCounters({ config, secretKey }: ThrottleContext, rule: ThrottleRule, subjects: Subjects) {
  const budgets: readonly Budget[] = throttleRules[rule];
  return budgets.flatMap(({ by, most, periodSeconds, refusal = 'too_many_requests' }) => {
    const values = by.map((name) => subjects[name]).filter((value) => value !== undefined);
    if (values.length < by.length) return [];
    const kind = [rule, ...by, periodSeconds].join(' ');
    return {
      by,
      kind,
      hash: keyedHash(secretKey, 'throttle', kind, ...values),
      most: typeof most === 'number' ? most : toMost(most, config),
      periodSeconds,
      refusal,
    };
  });
}
