import { ZodError } from 'zod';
import { postgresErrorCode } from '../postgres-errors.ts';

/** A row that a job could not work, by its id. */
export type RowFailure = { id: string; error: unknown };

/** What of a job failed at its last run: so many rows, or all of it; and since when it fails. */
export type FailingJob = { failedRows?: number; hasStopped?: true; since: string };

/** What the jobs of this process could not do, for the log and for the line `load` of the health check. */
export type JobReports = {
  /** Notes the rows that a run could not work; none if all were. */
  noteRows: (job: string, failures: readonly RowFailure[]) => void;
  /** Notes that a run stopped half-way, or that it reached its end. */
  noteEnd: (job: string, error?: unknown) => void;
  /** The jobs that fail at the moment, by name. */
  listFailing: () => Record<string, FailingJob>;
};

/** A failure that lasts is told again after this time. */
const tellAgainMs = 60 * 60 * 1000;
const rowsTold = 5;

type Tell = (fields: Record<string, unknown>, sentence: string) => void;
type Failing = { key: string; count: number; sinceMs: number; toldAtMs: number };

/**
 * Reports of jobs. A job that runs every few seconds is not told each time: only if other rows fail than before, and
 * once an hour as long as it lasts.
 */
export function createJobReports(log: { error: Tell }, nowMs: () => number): JobReports {
  const rows = new Map<string, Failing>();
  const ends = new Map<string, Failing>();

  /** Notes a failure under a key that says which it is; true if it is to be told. */
  const note = (failing: Map<string, Failing>, job: string, key: string, count: number): boolean => {
    const known = failing.get(job);
    const now = nowMs();
    const isTold = known?.key === key && now - known.toldAtMs < tellAgainMs;
    const toldAtMs = isTold ? known.toldAtMs : now;
    failing.set(job, { key, count, sinceMs: known?.sinceMs ?? now, toldAtMs });
    return !isTold;
  };

  return {
    noteRows: (job, failures) => {
      if (failures.length === 0) {
        rows.delete(job);
        return;
      }
      const key = failures.map(({ id }) => id).join();
      if (!note(rows, job, key, failures.length)) return;
      const examples = failures.slice(0, rowsTold).map(({ id, error }) => ({ id, ...describeError(error) }));
      log.error(
        { step: job, failed: failures.length, rows: examples },
        'rows of a job failed, and are tried again',
      );
    },
    noteEnd: (job, error) => {
      if (error === undefined) ends.delete(job);
      else if (note(ends, job, String(describeError(error).error), 0))
        log.error({ err: error, step: job }, 'a job stopped, and is tried again');
    },
    listFailing: () => {
      const found: Record<string, FailingJob> = {};
      for (const [job, { count, sinceMs }] of rows)
        found[job] = { failedRows: count, since: new Date(sinceMs).toISOString() };
      for (const [job, { sinceMs }] of ends)
        found[job] = { ...found[job], hasStopped: true, since: new Date(sinceMs).toISOString() };
      return found;
    },
  };
}

/** The kind of an error and where it was thrown: its message may quote a row. */
function describeError(error: unknown): { error: string; code?: string; fields?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = postgresErrorCode(error);
  const at = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  const fields =
    error instanceof ZodError ? error.issues.map(({ path }) => path.join('.')).join() : undefined;
  return {
    error: error.name,
    ...(code && { code }),
    ...(fields && { fields }),
    ...(at && { at: at.trim() }),
  };
}
