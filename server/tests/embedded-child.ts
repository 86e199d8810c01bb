// A server of its own for embedded.int.test.ts: node embedded-child.ts <data folder> <what to do once it is ready>.
import { once } from 'node:events';
import { Client } from 'pg';
import { EmbeddedPostgresError } from '../src/db/embedded/embedded-error.ts';
import { type Connection, startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';

function say(message: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

async function query(connection: Connection): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query('select 6 * 7 as answer');
  say({ answer: rows[0].answer, uid: process.getuid?.() });
  await client.end();
}

/** Writes rows until it is killed, and tells of each one when PostgreSQL has acknowledged it. */
async function writeRows(connection: Connection): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query('create table note (id int primary key)');
  for (let id = 1; ; id += 1) {
    await client.query('insert into note values ($1)', [id]);
    say({ written: id });
  }
}

const [dataDir = '', task] = process.argv.slice(2);
try {
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    log: ({ line }) => process.stderr.write(`${line}\n`),
  });
  say({ ready: connection.host });
  if (task === 'query') await query(connection);
  if (task === 'write') await writeRows(connection);
  if (task === 'exit') process.exit(3);
  if (task === 'hold') await once(process.stdin, 'data');
  await stop();
  process.stdin.destroy();
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  say({ refused: error.message });
}
