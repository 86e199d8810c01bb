import type { StepTimes, TapWish } from '../web/measure/step-times.ts';
import { fetchChildResult } from './child-result.ts';
import { formatMilliseconds, judge, printTable } from './table.ts';

const interactionTargetMs = 200;
const feedbackTargetMs = 100;
const cpuSlowdown = 4;
const rounds = 3;

/** Whether every step of booking answers quickly, on a slow phone, and on a slow network. */
export async function printTaps(): Promise<void> {
  const onSlowPhone = await measure({ rounds, cpuSlowdown, isNetworkSlow: false });
  printTable(
    `Interaction to next paint, slowest of each step of booking, CPU ${cpuSlowdown} times slower, median of ${rounds} (target: ${interactionTargetMs} ms)`,
    ['step', 'slowest', ''],
    onSlowPhone.map(({ step, slowestMs }) => [
      step,
      slowestMs === 0 ? '< 16 ms' : formatMilliseconds(slowestMs),
      judge(slowestMs <= interactionTargetMs),
    ]),
  );
  const onSlowNetwork = await measure({ rounds, cpuSlowdown: 1, isNetworkSlow: true });
  printTable(
    `From the lifted finger to the first paint that shows something new, slow 3G, median of ${rounds} (target: ${feedbackTargetMs} ms)`,
    ['step', 'feedback', ''],
    onSlowNetwork
      .filter(({ kind }) => kind === 'tap')
      .map(({ step, feedbackMs }) => [
        step,
        feedbackMs === undefined ? 'none' : formatMilliseconds(feedbackMs),
        judge(feedbackMs !== undefined && feedbackMs <= feedbackTargetMs),
      ]),
  );
}

function measure(wish: TapWish): Promise<StepTimes[]> {
  return fetchChildResult<StepTimes[]>('../web/measure/booking-taps.ts', wish);
}
