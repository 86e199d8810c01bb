import autocannon from 'autocannon';
import { answerParent } from './child-result.ts';
import type { Load, LoadResult } from './load.ts';

answerParent<Load, LoadResult>(async ({ url, paths, connections, seconds }) => {
  const requests = paths.map((path) => ({ method: 'GET', path }) as const);
  const result = await autocannon({ url, connections, duration: seconds, requests });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${failures} requests to ${url}${paths[0]} failed`);
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p50Ms: p50, p99Ms: p99 };
});
