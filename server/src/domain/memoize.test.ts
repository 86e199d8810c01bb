import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('computes an answer once and forgets everything at its limit', () => {
  const computed: string[] = [];
  const join = memoize(2, (first, second) => {
    computed.push(second);
    return `${first}-${second}`;
  });
  expect([join('a', 'x'), join('a', 'x'), join('a', 'y'), join('b', 'x')]).toEqual([
    'a-x',
    'a-x',
    'a-y',
    'b-x',
  ]);
  expect(computed).toEqual(['x', 'y', 'x']);
  expect(join('a', 'x')).toBe('a-x');
  expect(computed).toEqual(['x', 'y', 'x', 'x']);
});
