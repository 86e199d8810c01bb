import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

test.each([
  { items: [], parts: [] },
  { items: [1, 2, 3], parts: [[1, 2, 3]] },
  { items: [1, 2, 3, 4, 5, 6, 7], parts: [[1, 2, 3], [4, 5, 6], [7]] },
])('$items comes in parts of three, and nothing is lost', ({ items, parts }) => {
  expect(splitList(items, 3)).toEqual(parts);
});
