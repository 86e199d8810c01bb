import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasOverlap, type Interval, isInside, mergeIntervals } from './intervals.ts';

const interval = (startMs: number, endMs: number): Interval => ({ startMs, endMs });

describe('intervals', () => {
  test.each([
    { a: interval(0, 10), b: interval(10, 20), overlap: false },
    { a: interval(0, 11), b: interval(10, 20), overlap: true },
    { a: interval(0, 30), b: interval(10, 20), overlap: true },
    { a: interval(10, 20), b: interval(10, 20), overlap: true },
    { a: interval(0, 5), b: interval(10, 20), overlap: false },
  ])('$a and $b overlap: $overlap', ({ a, b, overlap }) => {
    expect(hasOverlap(a, b)).toBe(overlap);
    expect(hasOverlap(b, a)).toBe(overlap);
  });

  test('an interval is inside another up to and including its boundaries', () => {
    expect(isInside(interval(0, 10), interval(0, 10))).toBe(true);
    expect(isInside(interval(0, 11), interval(0, 10))).toBe(false);
    expect(isInside(interval(-1, 10), interval(0, 10))).toBe(false);
  });

  test('touching and overlapping intervals become one, gaps stay, empty ones go', () => {
    const intervals = [
      interval(50, 60),
      interval(10, 20),
      interval(0, 10),
      interval(55, 58),
      interval(30, 30),
    ];
    expect(mergeIntervals(intervals)).toEqual([interval(0, 20), interval(50, 60)]);
    expect(intervals[0]).toEqual(interval(50, 60));
  });

  test('merging keeps exactly the same instants', () => {
    const anyInterval = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 8 }));
    fc.assert(
      fc.property(fc.array(anyInterval, { maxLength: 8 }), (pairs) => {
        const intervals = pairs.map(([start, length]) => interval(start, start + length));
        const merged = mergeIntervals(intervals);
        const has = (list: readonly Interval[], ms: number) =>
          list.some(({ startMs, endMs }) => startMs <= ms && ms < endMs);
        for (let ms = 0; ms < 50; ms++) expect(has(merged, ms)).toBe(has(intervals, ms));
        for (const [index, next] of merged.slice(1).entries()) {
          expect(merged[index]?.endMs).toBeLessThan(next.startMs);
        }
      }),
    );
  });
});
