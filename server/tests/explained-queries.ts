import pg from 'pg';
import { vi } from 'vitest';

/** A statement that was sent, with its parameters. */
export type SentQuery = { text: string; values: unknown[] };

/** The queries and changes that this process sends to PostgreSQL during an action, each text once. */
export async function recordQueries(action: () => Promise<unknown>): Promise<SentQuery[]> {
  const sent = new Map<string, SentQuery>();
  const send = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    const query = toQuery(args[0], args[1]);
    if (query && /^\s*(with|select|insert|update|delete)\b/i.test(query.text)) sent.set(query.text, query);
    return Reflect.apply(send, this, args);
  });
  await action().finally(() => spy.mockRestore());
  return [...sent.values()];
}

function toQuery(query: unknown, given: unknown): SentQuery | undefined {
  if (typeof query === 'string') return { text: query, values: Array.isArray(given) ? given : [] };
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined;
  const values = 'values' in query && Array.isArray(query.values) ? query.values : [];
  return { text: String(query.text), values };
}

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
};

/** A table that a statement reads as a whole, although the planner was told to avoid that at any cost. */
export type WholeRead = { table: string; how: string; filter: string | undefined; text: string };

/**
 * What the query reads as a whole. The client forbids sequential scans and joins other than nested loops, so
 * a whole read that is left means that no index serves the condition, however few rows the table of a test has.
 */
export async function findWholeReads(
  client: pg.Client,
  { text, values }: SentQuery,
  tables: readonly string[],
): Promise<WholeRead[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, values);
  const plan: { Plan: PlanNode } = rows[0]['QUERY PLAN'][0];
  return listNodes(plan.Plan)
    .filter((node) => tables.includes(node['Relation Name'] ?? '') && isWhole(node))
    .map((node) => ({
      table: node['Relation Name'] ?? '',
      how: [node['Node Type'], node['Index Name']].filter(Boolean).join(' '),
      filter: node.Filter,
      text,
    }));
}

/** All nodes but the index scans that stop at once, as `min()` does. */
function listNodes(node: PlanNode): PlanNode[] {
  const below = (node.Plans ?? []).filter((each) => node['Node Type'] !== 'Limit' || !isIndexScan(each));
  return [node, ...below.flatMap(listNodes)];
}

function isIndexScan(node: PlanNode): boolean {
  return /^Index (Only )?Scan$/.test(node['Node Type']);
}

/** They hold few rows: patients that are kept until a day, messages that wait, and those of a server that sends none. */
const indexesOfFewRows = new Set(['patients_kept_until', 'outgoing_messages_due', 'outgoing_messages_kept']);

function isWhole(node: PlanNode): boolean {
  if (node['Node Type'] === 'Seq Scan') return true;
  return isIndexScan(node) && !node['Index Cond'] && !indexesOfFewRows.has(node['Index Name'] ?? '');
}
