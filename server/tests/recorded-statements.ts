import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';

/** The statements that this process sends to PostgreSQL during an action, but those of its jobs. */
export async function recordStatements(action: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const send = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    if (!isHeartbeat(args)) statements.push(toText(args[0]));
    return Reflect.apply(send, this, args);
  });
  await action().finally(() => spy.mockRestore());
  return statements.filter((statement) => !isOfJob(statement));
}

/** Delivery and clean-up work by clocks of their own, and know nothing of appointments and their audit. */
function isOfJob(statement: string): boolean {
  const delivers = statement.includes('outgoing_messages') && !/audit_events|"appointments"/.test(statement);
  return delivers || /^\s*delete from|delete_old_|'complete'/.test(statement);
}

/** The listener's sign of life: it tells others, but has nothing to tell. */
function isHeartbeat([query, values]: unknown[]): boolean {
  return toText(query).includes('pg_notify') && isDeepStrictEqual(values, [[], []]);
}

function toText(query: unknown): string {
  if (typeof query === 'string') return query;
  const isConfig = typeof query === 'object' && query !== null && 'text' in query;
  return isConfig ? String(query.text) : String(query);
}
