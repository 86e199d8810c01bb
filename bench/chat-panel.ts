import type { OpeningTimes } from '../web/measure/opening-times.ts';
import { fetchChildResult } from './child-result.ts';
import { formatKilobytes, formatMilliseconds, judge, printTable } from './table.ts';
import { measurePart } from './web-bytes.ts';

const panelBudgetBytes = 60_000;
const readyTargetMs = 300;
const rounds = 7;

/** What the assistant's panel loads beside the home page, and how soon one can write in it. */
export async function printChatPanel(buildFolder: string): Promise<void> {
  const { scriptCount, scriptBytes } = await measurePart(buildFolder, 'ChatPanel', '/de');
  const { milliseconds } = await fetchChildResult<OpeningTimes>('../web/measure/chat-opening.ts', { rounds });
  const medianMs = milliseconds[Math.floor(milliseconds.length / 2)] ?? Number.NaN;
  printTable(
    `The assistant's panel, opened on the home page (targets: ${formatKilobytes(panelBudgetBytes)} beside the page; ready within ${readyTargetMs} ms, median of ${rounds})`,
    ['files', 'scripts', '', 'ready after', ''],
    [
      [
        String(scriptCount),
        formatKilobytes(scriptBytes),
        judge(scriptBytes <= panelBudgetBytes),
        formatMilliseconds(medianMs),
        judge(medianMs <= readyTargetMs),
      ],
    ],
  );
}
