import { expect, test, vi } from 'vitest';
import { createLane } from './lane.ts';

/** Work that goes on until it is told to end. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: vi.fn(() => promise), end: resolve };
}

const limits = { atOnce: 3, perKey: 2, perAccount: 10, waiting: 2, waitMs: 60_000 };
const of = (key: string, accountId = 'anna') => ({ key, accountId });
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('one key fills its share, and another passes by its queue', async () => {
  const lane = createLane(limits);
  const works = Array.from({ length: 4 }, createWork);
  const [first, second, third, other] = works;
  const results = works.map((work, index) => lane.run(of(index === 3 ? 'sander' : 'weber'), work.run));
  await settle();
  expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 1]);
  expect(lane.readFigures()).toEqual({ running: 3, waiting: 1 });
  other?.end('other');
  await settle();
  expect(third?.run).not.toHaveBeenCalled();
  first?.end('first');
  await settle();
  expect(third?.run).toHaveBeenCalledOnce();
  second?.end('second');
  third?.end('third');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third', 'other']);
  expect(lane.readFigures()).toEqual({ running: 0, waiting: 0 });
});

test('work that fails leaves the lane, and lets the longest waiting in', async () => {
  const lane = createLane({ ...limits, atOnce: 1 });
  const order: string[] = [];
  const failing = lane.run(of('weber'), async () => {
    throw new Error('refused');
  });
  const second = lane.run(of('weber'), async () => order.push('second'));
  const third = lane.run(of('sander'), async () => order.push('third'));
  await expect(failing).rejects.toThrow('refused');
  await Promise.all([second, third]);
  expect(order).toEqual(['second', 'third']);
});

test('who finds the queue full, or waits too long, is told when to come again', async () => {
  vi.useFakeTimers();
  const lane = createLane({ atOnce: 1, perKey: 1, perAccount: 10, waiting: 1, waitMs: 4_500 });
  const stuck = createWork();
  const holding = lane.run(of('weber'), stuck.run);
  const waiting = lane.run(of('weber'), async () => 'too late').catch((error: unknown) => error);
  const refusal = { code: 'unavailable', details: { retryAfterSeconds: 5 } };
  await expect(lane.run(of('sander'), async () => 'in')).rejects.toMatchObject(refusal);
  vi.advanceTimersByTime(4_500);
  expect(await waiting).toMatchObject(refusal);
  expect(lane.readFigures()).toEqual({ running: 1, waiting: 0 });
  stuck.end('held');
  expect(await holding).toBe('held');
  expect(await lane.run(of('weber'), async () => 'in')).toBe('in');
  vi.useRealTimers();
});

test('one account cannot fill the queue for all others', async () => {
  const lane = createLane({ ...limits, atOnce: 1, perAccount: 2, waiting: 5 });
  const stuck = createWork();
  const greedy = Array.from({ length: 4 }, () => lane.run(of('weber'), stuck.run));
  const refused = await Promise.allSettled(greedy.slice(2));
  const refusal = { code: 'too_many_requests', details: { retryAfterSeconds: 60 } };
  expect(refused).toMatchObject(Array(2).fill({ status: 'rejected', reason: refusal }));
  const other = lane.run(of('weber', 'bruno'), async () => 'in');
  stuck.end('held');
  expect(await other).toBe('in');
  await Promise.all(greedy.slice(0, 2));
  expect(await lane.run(of('weber'), async () => 'again')).toBe('again');
});
