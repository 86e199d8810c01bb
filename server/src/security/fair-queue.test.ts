import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Work that says when it began and ends when it is told. */
function createWork() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      ends.set(name, () => resolve(name));
    });
  return { began, work, end: (name: string) => ends.get(name)?.() };
}

/** All promises that are settled have told so afterwards. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at once, and the next begins when one has ended', async () => {
  const { began, work, end } = createWork();
  const queue = createFairQueue({ atOnce: 2, waiting: 10, waitingPerKey: 10 });
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(name, work(name)));
  await settle();
  expect(began).toEqual(['a', 'b']);
  end('b');
  await settle();
  expect(began).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await settle();
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('keys take turns, however much one of them asks for', async () => {
  const { began, work, end } = createWork();
  const queue = createFairQueue({ atOnce: 1, waiting: 10, waitingPerKey: 10 });
  for (const name of ['flood1', 'flood2', 'flood3', 'flood4', 'anna1', 'berta1', 'anna2'])
    void queue.run(name.slice(0, -1), work(name));
  for (let turn = 0; turn < 7; turn += 1) {
    await settle();
    end(began.at(-1) ?? '');
  }
  expect(began).toEqual(['flood1', 'flood2', 'anna1', 'berta1', 'flood3', 'anna2', 'flood4']);
});

test('beyond what may wait, of one key or of all, work is refused and never begins', async () => {
  const { began, work, end } = createWork();
  const queue = createFairQueue({ atOnce: 1, waiting: 3, waitingPerKey: 2 });
  const isTaken = (name: string) => queue.run(name.slice(0, -1), work(name)) !== undefined;
  expect(['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map(isTaken)).toEqual([true, true, true, false, true, false]);
  for (let turn = 0; turn < 6; turn += 1) {
    await settle();
    end(began.at(-1) ?? '');
  }
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(isTaken('a5')).toBe(true);
});

test('work that fails gives its place to the next', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1, waitingPerKey: 1 });
  const failing = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('b', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
