import { constants } from 'node:os';
import { readEnv, settingNames, toConfig } from './config.ts';
import { describeSetup } from './describe-setup.ts';
import { OperatorError } from './platform/operator-error.ts';
import { isDatabaseUnreachable } from './platform/postgres-errors.ts';
import { type RunningServer, startServer } from './server.ts';
import { findUnknownSettings } from './unknown-settings.ts';

/** Only this file knows the process: its environment, its signals, its exit. */

/** What a supervisor can tell apart; the README lists them. */
const exitCodes = { inOrder: 0, failed: 1, databaseLost: 69, unexpected: 70 } as const;
/** Less than the time after which systemd, Docker and Kubernetes kill. */
const stopDeadlineMs = 9_000;

let isEnding = false;

async function main(): Promise<void> {
  // Before anything is refused: a misspelt name may be the reason.
  for (const sentence of findUnknownSettings(process.env, settingNames)) console.warn(sentence);
  const config = toConfig(readEnv(process.env));
  const starting = startServer(config);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Who asks twice wants it now. PostgreSQL is told to end as this process exits.
      if (isEnding) process.exit(128 + constants.signals[signal]);
      end(starting, exitCodes.inOrder);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => endUnexpectedly(starting, error));
  }
  const server = await starting;
  server.lost.then((error) => {
    server.context.log.fatal({ err: error }, 'the database keeps ending');
    console.error(error.message);
    end(starting, exitCodes.databaseLost);
  });
  console.log(`Praxisportal: ${config.publicUrl}`);
  if (config.outbox) console.log(`Outbox (e-mails and calls that are not sent): ${config.publicUrl}/outbox`);
  if (server.setup) for (const line of describeSetup(server.setup, process.stdout.isTTY)) console.log(line);
  if (config.host !== '127.0.0.1') server.context.log.info({ host: config.host }, 'listening');
}

/** Stops in order and exits, or exits without order at the deadline. */
async function end(starting: Promise<RunningServer>, exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => {
    console.error(`Not everything ended within ${stopDeadlineMs / 1000} s; what was left is cut off.`);
    process.exit(exitCode || exitCodes.failed);
  }, stopDeadlineMs);
  try {
    const server = await starting;
    await server.stop();
    process.exit(exitCode);
  } catch (error) {
    console.error(toSentence(error));
    process.exit(exitCode || exitCodes.failed);
  }
}

/** After an error that nobody caught, nobody knows in which state the program is: a supervisor starts it afresh. */
async function endUnexpectedly(starting: Promise<RunningServer>, error: unknown): Promise<void> {
  const server = await Promise.race([starting, undefined]).catch(() => undefined);
  // The log leaves out what may be personal.
  if (server) server.context.log.fatal({ err: error }, 'an error that nobody caught');
  else console.error(toSentence(error));
  await end(starting, exitCodes.unexpected);
}

const sentences: Record<string, string> = {
  EADDRINUSE: 'The port is in use. Stop the other program or choose another with PORT=….',
  EADDRNOTAVAIL: 'This machine does not have the address that HOST says.',
  EACCES: 'The system does not allow listening on PORT, or writing to DATA_DIR.',
};

function toSentence(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = sentences[code];
  if (sentence) return sentence;
  if (isDatabaseUnreachable(error)) return 'The database of DATABASE_URL could not be reached.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error) => {
  if (isEnding) return;
  console.error(toSentence(error));
  process.exitCode = exitCodes.failed;
});
