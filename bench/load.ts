import { fetchChildResult } from './child-result.ts';

/** Closed loop: each connection asks for one path after the other and waits for each answer. */
export type Load = { url: string; paths: string[]; connections: number; seconds: number };
export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number };

/** How many requests a second the server answers; throws if any answer is no 2xx. */
export async function measureLoad(load: Load): Promise<LoadResult> {
  return fetchChildResult<LoadResult>('load-process.ts', load);
}

/** The run in the middle by requests a second, which one slow or lucky run can't move. */
export function findMedianRun(runs: LoadResult[]): LoadResult {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('no run was measured');
  return median;
}
