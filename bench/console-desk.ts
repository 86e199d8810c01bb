import { join } from 'node:path';
import { rootFolder } from '../scripts/child-processes.ts';
import type { ConsoleTimes, ConsoleWish } from '../web/measure/console-times.ts';
import { fetchChildResult } from './child-result.ts';
import { formatKilobytes, formatMilliseconds, formatShare, judge, printTable } from './table.ts';
import { sumSentBytes } from './web-bytes.ts';

const paintTargetMs = 300;
const newsTargetMs = 1_000;
/** A frame is late when the one before it stood for longer than one and a half. */
const frameMs = 1000 / 60;
const framesInTimeTarget = 0.95;
const scriptBudgetBytes = 260_000;
const styleBudgetBytes = 20_000;
const wish: ConsoleWish = { rounds: 5, cpuSlowdown: 4, desks: 5, changes: 20 };

/** How the day feels at a desk, and what the console's pages load. */
export async function printDesk(): Promise<void> {
  const times = await fetchChildResult<ConsoleTimes>('../web/measure/console-day.ts', wish);
  const { appointments, opened, turned, frames, heard } = times;
  const inTime = frames.filter((ms) => ms < 1.5 * frameMs).length / frames.length;
  const perSecond = (frames.length / frames.reduce((sum, ms) => sum + ms, 0)) * 1000;
  printTable(
    `The day of three dentists, ${appointments} appointments, at a desk (CPU ${wish.cpuSlowdown} times slower but for the news; paints are medians of ${wish.rounds})`,
    ['', 'measured', 'slowest', 'target', ''],
    [
      toRow(
        'painted after the click, from another page',
        findAt(opened, 0.5),
        findAt(opened, 1),
        paintTargetMs,
      ),
      toRow(
        'painted after the click, from the day beside',
        findAt(turned, 0.5),
        findAt(turned, 1),
        paintTargetMs,
      ),
      toRow(
        `seen at ${wish.desks} desks, p95 of ${heard.length}`,
        findAt(heard, 0.95),
        findAt(heard, 1),
        newsTargetMs,
      ),
      [
        `frames in time while dragging, ${perSecond.toFixed(1)} a second`,
        formatShare(inTime, 1),
        formatMilliseconds(findAt(frames, 1)),
        formatShare(framesInTimeTarget, 1),
        judge(inTime >= framesInTimeTarget),
      ],
    ],
  );
  await printBytes(times);
}

function toRow(name: string, measuredMs: number, slowestMs: number, targetMs: number): string[] {
  const [measured = '', slowest = '', target = ''] = [measuredMs, slowestMs, targetMs].map(
    formatMilliseconds,
  );
  return [name, measured, slowest, target, judge(measuredMs <= targetMs)];
}

/** The value below which this share of them lies. */
function findAt(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function printBytes({ pages }: ConsoleTimes): Promise<void> {
  const buildFolder = join(rootFolder, 'web', 'build', 'client');
  const rows: string[][] = [];
  for (const { path, scripts, styles } of pages) {
    const scriptBytes = await sumSentBytes(buildFolder, scripts);
    const styleBytes = await sumSentBytes(buildFolder, styles);
    rows.push([
      path,
      String(scripts.length),
      formatKilobytes(scriptBytes),
      formatShare(scriptBytes, scriptBudgetBytes),
      formatKilobytes(styleBytes),
      formatShare(styleBytes, styleBudgetBytes),
      judge(scriptBytes <= scriptBudgetBytes && styleBytes <= styleBudgetBytes),
    ]);
  }
  printTable(
    `Brotli bytes of each page of the console, until it is at rest (budgets in kB: scripts ${scriptBudgetBytes / 1000}, styles ${styleBudgetBytes / 1000})`,
    ['page', 'files', 'scripts', 'of budget', 'styles', 'of budget', ''],
    rows,
  );
}
