import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { keyedHash } from '../../security/keyed-hash.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { type Budget, type Subject, type ThrottleRule, throttleRules } from './rules.ts';

type ThrottleContext = Pick<AppContext, 'db' | 'clock' | 'secretKey' | 'config'>;
type Subjects = Partial<Record<Subject, string | undefined>>;

/**
 * Counts one try against every budget of its rule whose subjects are known, and throws the budget's refusal
 * (`too_many_requests` if it names none) with the seconds to wait. Counted in the database, so that it holds
 * over a restart and for all processes; of the subjects only keyed hashes are kept. It takes no transaction:
 * one that is rolled back later would forget the try.
 */
export async function throttle(
  context: ThrottleContext,
  rule: ThrottleRule,
  caller: Caller,
  more: Pick<Subjects, 'target' | 'numberBlock'> = {},
): Promise<void> {
  const counters = findCounters(context, rule, { prefix: caller.prefix, network: caller.network, ...more });
  const now = new Date(context.clock.nowMs());
  const { rows } = await sql<{ refusedBy: number | null; freeAt: Date | null }>`
    select refused_by as "refusedBy", free_at as "freeAt" from count_try(
      ${counters.map(({ kind }) => kind)}::text[],
      ${counters.map(({ hash }) => hash)}::bytea[],
      ${counters.map(({ most }) => most)}::integer[],
      ${counters.map(({ periodSeconds }) => periodSeconds)}::integer[],
      ${now}
    )
  `.execute(context.db);
  const refusing = counters[(rows[0]?.refusedBy ?? 0) - 1];
  const freeAt = rows[0]?.freeAt;
  if (!refusing || !freeAt) return;
  const event = { kind: 'limit_reached', detail: refusing.kind, account: more.target } as const;
  await recordSecurityEvent(context, caller, event);
  const waitSeconds = Math.ceil((freeAt.getTime() - now.getTime()) / 1000);
  throw new AppError(refusing.refusal, { retryAfterSeconds: Math.max(1, waitSeconds) });
}

/** Forgets the tries that a rule counted by exactly these subjects, as after a log-in that went well. */
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
      most: most === 'CODES_PER_HOUR_MAX' ? config.codesPerHourMax : most,
      periodSeconds,
      refusal,
    };
  });
}
