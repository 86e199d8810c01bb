import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isDatabaseUnreachable } from '../platform/postgres-errors.ts';

/** Texts of statements are written in code, so there are few; a text that is built anew each time must not fill the memory. */
const maxStatements = 500;

/**
 * A pool whose connections prepare each statement on its first use. Planning is most of the work of a
 * short query (measured: 150 of 230 µs for a doctor's busy times), and a prepared one is planned once. A connection that
 * is lost under a statement does not go back to the pool, which hears of the loss only later.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  return {
    options: pool.options,
    connect: async () => new PreparingClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: Map<string, string>;
  #isLost = false;

  constructor(client: pg.PoolClient, names: Map<string, string>) {
    this.#client = client;
    this.#names = names;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('this pool reads no cursors');
    return this.#send(text, values);
  }

  async #send(text: string, values: readonly unknown[]) {
    const name = values.length > 0 ? findName(this.#names, text) : undefined;
    try {
      return await this.#client.query({ text, values: [...values], ...(name && { name }) });
    } catch (error) {
      this.#isLost ||= isDatabaseUnreachable(error);
      throw error;
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#isLost);
  }
}

// Prepared, these fail once another process's migration has added a column.
const allColumns = /(select|returning|,|\.)\s*\*/i;

function findName(names: Map<string, string>, text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxStatements || allColumns.test(text)) return known;
  const name = `statement_${names.size + 1}`;
  names.set(text, name);
  return name;
}
