import pg from 'pg';
import { vi } from 'vitest';

/** The statements that this process sends to PostgreSQL during an action, but those of the delivery's own clock. */
export async function recordStatements(action: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const send = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    statements.push(toText(args[0]));
    return Reflect.apply(send, this, args);
  });
  await action().finally(() => spy.mockRestore());
  return statements.filter((statement) => !statement.includes('outgoing_messages'));
}

function toText(query: unknown): string {
  if (typeof query === 'string') return query;
  const isConfig = typeof query === 'object' && query !== null && 'text' in query;
  return isConfig ? String(query.text) : String(query);
}
