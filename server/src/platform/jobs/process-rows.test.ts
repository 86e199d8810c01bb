import { expect, test } from 'vitest';
import { createJobReports } from './job-reports.ts';
import { processRows } from './process-rows.ts';

type Line = { fields: Record<string, unknown>; sentence: string };

function createReports() {
  const lines: Line[] = [];
  const clock = { nowMs: 0 };
  const log = {
    error: (fields: Record<string, unknown>, sentence: string) => lines.push({ fields, sentence }),
  };
  return { lines, clock, jobReports: createJobReports(log, () => clock.nowMs) };
}

/** Pages of two of the numbers 1 to 5; the worked ones are returned. */
async function run(
  reports: Parameters<typeof processRows>[0],
  work: (row: number) => void,
  workAll?: (rows: readonly number[]) => void,
) {
  const worked: number[] = [];
  await processRows(reports, {
    job: 'count',
    list: async (after = 0) => [1, 2, 3, 4, 5].filter((number) => number > after).slice(0, 2),
    idOf: String,
    work: async (row) => {
      work(row);
      worked.push(row);
    },
    ...(workAll && {
      workAll: async (rows: readonly number[]) => {
        workAll(rows);
        worked.push(...rows);
      },
    }),
  });
  return worked;
}

const failOn =
  (...bad: number[]) =>
  (row: number) => {
    if (bad.includes(row)) throw new TypeError(`row ${row} of Anna Schmidt`);
  };

test('rows that fail hold up no others, and are counted without their words', async () => {
  const { jobReports, lines } = createReports();
  expect(await run({ jobReports }, failOn(1, 2, 4))).toEqual([3, 5]);
  expect(jobReports.listFailing()).toEqual({ count: { failedRows: 3, since: '1970-01-01T00:00:00.000Z' } });
  expect(lines).toMatchObject([
    {
      fields: { step: 'count', failed: 3, rows: [{ id: '1', error: 'TypeError' }, { id: '2' }, { id: '4' }] },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Anna');
});

test('a failure that lasts is told again after an hour, and one of other rows at once', async () => {
  const { jobReports, lines, clock } = createReports();
  const told = async (...bad: number[]) => {
    await run({ jobReports }, failOn(...bad));
    return lines.splice(0).length;
  };
  expect([await told(2), await told(2), await told(2, 3), await told(2, 3)]).toEqual([1, 0, 1, 0]);
  clock.nowMs = 3_600_000;
  expect(await told(2, 3)).toBe(1);
  expect(jobReports.listFailing()).toMatchObject({ count: { since: '1970-01-01T00:00:00.000Z' } });
  expect([await told(), jobReports.listFailing()]).toEqual([0, {}]);
});

test('rows are worked at once where that succeeds, and one by one where it fails', async () => {
  const { jobReports } = createReports();
  const single: number[] = [];
  const worked = await run(
    { jobReports },
    (row) => {
      single.push(row);
      failOn(3)(row);
    },
    (rows) => rows.forEach(failOn(3)),
  );
  expect(worked).toEqual([1, 2, 4, 5]);
  expect(single).toEqual([3, 4]);
});

test('a job that stops is told once, and is no longer failing when it reaches its end', () => {
  const { jobReports, lines } = createReports();
  jobReports.noteEnd('list', new Error('no table'));
  jobReports.noteEnd('list', new Error('no table'));
  expect(lines).toMatchObject([{ fields: { step: 'list' } }]);
  expect(jobReports.listFailing()).toMatchObject({ list: { hasStopped: true } });
  jobReports.noteEnd('list');
  expect(jobReports.listFailing()).toEqual({});
});
