import { resolve } from 'node:path';
import { readEnv } from '../server/src/config.ts';
import { OperatorError } from '../server/src/platform/operator-error.ts';
import { rootFolder } from './child-processes.ts';

/** What `npm run backup` and `npm run restore` have in common. */

/** Runs a command to its end: what it answers is printed, and why it can't go on is one sentence. */
export async function runForOperator(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof OperatorError || isAbort(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isAbort(error: unknown): error is Error {
  return error instanceof Error && error.name === 'AbortError';
}

/** The folder of the embedded database; another PostgreSQL has programs of its own for this. */
export function readDataDir(program: string): string {
  const env = readEnv(process.env);
  if (env.DATABASE_URL) {
    throw new OperatorError(
      `DATABASE_URL is set, and this command is for the embedded database: use ${program}, as the README says.`,
    );
  }
  return resolve(rootFolder, env.DATA_DIR);
}

/** npm runs its scripts in the project's folder; the name was typed in another. */
export function resolveForCaller(name: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), name);
}

/** The named file, or one in the caller's folder whose name tells the time. */
export function chooseBackupFile(name: string | undefined, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return resolveForCaller(name ?? `praxisportal-${time}Z.backup.gz`);
}

export function logComplaints({ level, line }: { level: string; line: string }): void {
  if (level === 'error') console.error(`PostgreSQL: ${line}`);
}

/** Aborts on the first signal, so that nothing half-made stays; the second ends at once. */
export function endOnSignal(): AbortSignal {
  const abort = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (abort.signal.aborted) process.exit(1);
      abort.abort();
    });
  }
  return abort.signal;
}
