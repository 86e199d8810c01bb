import { isDatabaseUnreachable } from '../postgres-errors.ts';
import type { JobReports, RowFailure } from './job-reports.ts';

/** Work on rows, each for itself. */
export type RowJob<Row> = {
  /** Its name in reports */
  job: string;
  /**
   * The next rows in an order of their own, those after `after`, none at the end. Rows that failed lie behind it too, so
   * they hold up no others; the next run begins anew and tries them again.
   */
  list: (after: Row | undefined) => Promise<readonly Row[]>;
  idOf: (row: Row) => string;
  /** Works one row, in a transaction of its own. */
  work: (row: Row) => Promise<unknown>;
  /** Works listed rows in one statement, which is quicker; if it fails, they are worked one by one. */
  workAll?: (rows: readonly Row[]) => Promise<unknown>;
};

/**
 * Works all rows, also past one that fails. Failures are counted and reported under the name of the job. Throws only if
 * the rows can't be listed, or if the database is gone.
 */
export async function processRows<Row>(
  { jobReports }: { jobReports: JobReports },
  { job, list, idOf, work, workAll }: RowJob<Row>,
): Promise<void> {
  const failures: RowFailure[] = [];
  const tryOne = async (row: Row) => {
    try {
      await work(row);
    } catch (error) {
      if (isDatabaseUnreachable(error)) throw error;
      failures.push({ id: idOf(row), error });
    }
  };
  try {
    let rows = await list(undefined);
    while (rows.length > 0) {
      if (!(await worksAtOnce(rows, workAll))) for (const row of rows) await tryOne(row);
      rows = await list(rows.at(-1));
    }
  } finally {
    jobReports.noteRows(job, failures);
  }
}

async function worksAtOnce<Row>(rows: readonly Row[], workAll: RowJob<Row>['workAll']): Promise<boolean> {
  if (!workAll) return false;
  try {
    await workAll(rows);
    return true;
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    return false;
  }
}
