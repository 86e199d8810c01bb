import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './harness.ts';

/** The members of an object type, name -> type; the text is that between its braces. */
function readMembers(text: string): Map<string, string> {
  const members = new Map<string, string>();
  let depth = 0;
  let from = 0;
  for (const [index, character] of [...text].entries()) {
    if ('{<(['.includes(character)) depth += 1;
    if ('}>)]'.includes(character)) depth -= 1;
    const isEnd = depth === 0 && (character === ';' || index === text.length - 1);
    if (!isEnd) continue;
    const [, name, type] = /^\s*(\w+):\s+([\s\S]+?);?$/.exec(text.slice(from, index + 1).trim()) ?? [];
    if (name && type) members.set(name, type);
    from = index + 1;
  }
  return members;
}

/** Whether a row may hold null there, as far as the type says; what is `unknown` may. */
function mayBeNull(type: string): boolean {
  const read = /^ColumnType<([^,]+),/.exec(type)?.[1] ?? type;
  return /\bnull\b|^unknown$|^(Json|MaybeInstant|Bytes)$/.test(read);
}

async function readTypes(): Promise<string[]> {
  const files = ['tables', 'identity-tables', 'plan-tables', 'staff-tables'].map(
    (name) => new URL(`../src/db/${name}.ts`, import.meta.url),
  );
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const bodies = sources.map(
    (source) => /\n(?:export )?type \w+Tables = \{\n([\s\S]*?)\n\};/.exec(source)?.[1],
  );
  const withoutComments = bodies.join('\n').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...readMembers(withoutComments)].flatMap(([table, type]) =>
    [...readMembers(type.slice(1, -1))].map(
      ([column, its]) => `${table}.${column}${mayBeNull(its) ? '?' : ''}`,
    ),
  );
}

async function readColumns(): Promise<string[]> {
  const client = new pg.Client({ connectionString: await createTestDatabase() });
  await client.connect();
  const { rows } = await client.query<{ text: string }>(`
    select relname || '.' || attname || case when attnotnull then '' else '?' end as text
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_migration%'
      and attnum > 0 and not attisdropped
  `);
  await client.end();
  return rows.map(({ text }) => text);
}

test('the types of the tables tell what the migrations made: every column, and which may be empty', async () => {
  const types = await readTypes();
  expect(types.length).toBeGreaterThan(50);
  // What is read as `unknown` is parsed by who reads it, empty or not.
  const json = new Set([
    ...['outgoing_messages.headers', 'outgoing_messages.attachments', 'chat_dialogs.state'],
    ...['plan_hours.hours', 'plan_special_days.hours', 'plan_special_days.doctors'],
    ...['plan_decisions.former', 'patient_merges.before'],
  ]);
  const columns = (await readColumns()).map((column) => (json.has(column) ? `${column}?` : column));
  expect(types.sort()).toEqual(columns.sort());
});
