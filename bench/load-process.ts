import autocannon from 'autocannon';
import { answerParent } from './child-result.ts';
import type { Load, LoadResult } from './load.ts';

answerParent<Load, LoadResult>(async ({ url, paths, connections, seconds }) => {
  const requests = paths.map((path) => ({ method: 'GET', path }) as const);
  const run = autocannon({ url, connections, duration: seconds, requests });
  // Autocannon's own percentiles are whole milliseconds, which is longer than most answers take.
  const times: number[] = [];
  run.on('response', (_client, _statusCode, _bytes, responseTimeMs) => times.push(responseTimeMs));
  const result = await run;
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${failures} requests to ${url}${paths[0]} failed`);
  times.sort((a, b) => a - b);
  const findPercentile = (percent: number) => times[Math.floor((times.length * percent) / 100)] ?? 0;
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: findPercentile(50),
    p95Ms: findPercentile(95),
    p99Ms: findPercentile(99),
  };
});
