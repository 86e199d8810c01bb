import { fetchChildResult } from './child-result.ts';

/** Closed loop: each connection asks for one path after the other and waits for each answer. */
export type Load = { url: string; paths: string[]; connections: number; seconds: number };
export type LoadResult = { perSecond: number; p50Ms: number; p95Ms: number; p99Ms: number };

/** How many requests a second the server answers; throws if any answer is no 2xx. */
export async function measureLoad(load: Load): Promise<LoadResult> {
  return fetchChildResult<LoadResult>('load-process.ts', load);
}

/** The value in the middle, which one slow or lucky run can't move. */
export function findMedian(values: number[]): number {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (median === undefined) throw new Error('nothing was measured');
  return median;
}
