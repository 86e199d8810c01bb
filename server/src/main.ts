import { ConfigError, readEnv, toConfig } from './config.ts';
import { EmbeddedPostgresError } from './db/embedded/embedded-error.ts';
import { NewerDatabaseError } from './db/migrate.ts';
import { isDatabaseUnreachable } from './db/postgres-errors.ts';
import { PracticeError } from './practice-check.ts';
import { type RunningServer, startServer } from './server.ts';

/** Only this file knows the process: its environment, its signals, its exit. */

let stopping: Promise<void> | undefined;

async function main(): Promise<void> {
  const config = toConfig(readEnv(process.env));
  const starting = startServer(config);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping ??= stopGracefully(starting);
    });
  }
  const server = await starting;
  console.log(`Praxisportal: ${config.publicUrl}`);
  if (config.outbox) console.log(`Outbox (e-mails and calls that are not sent): ${config.publicUrl}/outbox`);
  if (config.host !== '127.0.0.1') server.context.log.info({ host: config.host }, 'listening');
}

async function stopGracefully(starting: Promise<RunningServer>): Promise<void> {
  try {
    const server = await starting;
    await server.stop();
    process.exit(0);
  } catch (error) {
    console.error(toSentence(error));
    process.exit(1);
  }
}

const sentences: Record<string, string> = {
  EADDRINUSE: 'The port is in use. Stop the other program or choose another with PORT=….',
  EADDRNOTAVAIL: 'This machine does not have the address that HOST says.',
  EACCES: 'The system does not allow listening on PORT, or writing to DATA_DIR.',
};

function toSentence(error: unknown): string {
  const said = [ConfigError, PracticeError, EmbeddedPostgresError, NewerDatabaseError];
  if (said.some((type) => error instanceof type) && error instanceof Error) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = sentences[code];
  if (sentence) return sentence;
  if (isDatabaseUnreachable(error)) return 'The database of DATABASE_URL could not be reached.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error) => {
  if (stopping) return;
  console.error(toSentence(error));
  process.exitCode = 1;
});
