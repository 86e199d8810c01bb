import { expect, test } from 'vitest';
import { mapInTurns } from './map-in-turns.ts';

test('what takes long lets others have their turn, and comes out in order', async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  }, 1);
  const items = Array.from({ length: 20 }, (_, index) => index);
  const results = await mapInTurns(items, (item) => {
    const untilMs = performance.now() + 5;
    while (performance.now() < untilMs);
    return item * 2;
  });
  clearInterval(count);
  expect(results).toEqual(items.map((item) => item * 2));
  expect(turns).toBeGreaterThan(4);
});
