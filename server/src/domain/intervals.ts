/** A stretch of time in epoch milliseconds; `endMs` no longer belongs to it. */
export type Interval = { readonly startMs: number; readonly endMs: number };

/** The time of an appointment. */
export function toInterval({ startAt, endAt }: { startAt: Date; endAt: Date }): Interval {
  return { startMs: startAt.getTime(), endMs: endAt.getTime() };
}

/** Whether two intervals share at least one instant; intervals that only touch do not. */
export function hasOverlap(a: Interval, b: Interval): boolean {
  return a.startMs < b.endMs && b.startMs < a.endMs;
}

/** Whether `inner` lies wholly inside `outer`; they may share a boundary. */
export function isInside(inner: Interval, outer: Interval): boolean {
  return outer.startMs <= inner.startMs && inner.endMs <= outer.endMs;
}

/** The same instants as sorted intervals with a gap between each two; empty intervals disappear. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals
    .filter((interval) => interval.startMs < interval.endMs)
    .sort((a, b) => a.startMs - b.startMs);
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && interval.startMs <= last.endMs) {
      merged[merged.length - 1] = { startMs: last.startMs, endMs: Math.max(last.endMs, interval.endMs) };
    } else {
      merged.push(interval);
    }
  }
  return merged;
}

/** What is left of sorted intervals that are apart, once these others are taken away; they may overlap each other. */
export function subtractIntervals(intervals: readonly Interval[], taken: readonly Interval[]): Interval[] {
  let left = [...intervals];
  for (const { startMs, endMs } of taken) {
    if (startMs >= endMs) continue;
    left = left.flatMap((interval) =>
      hasOverlap(interval, { startMs, endMs })
        ? [
            { startMs: interval.startMs, endMs: startMs },
            { startMs: endMs, endMs: interval.endMs },
          ].filter((rest) => rest.startMs < rest.endMs)
        : [interval],
    );
  }
  return left;
}
