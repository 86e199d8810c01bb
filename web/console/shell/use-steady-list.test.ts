import { expect, test } from 'vitest';
import { mergeSteadyList } from './use-steady-list.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, state: 'old' }));
const seen = (item: { id: string; state: string } | undefined, isGone = false) => ({ item, isGone });

test('entries keep their places: changed ones are shown anew, missing ones stay, new ones come last', () => {
  if (!a || !b || !c) throw new Error('three items');
  const first = mergeSteadyList([], [a, b]);
  expect(first).toEqual([seen(a), seen(b)]);
  const changed = { ...b, state: 'new' };
  const second = mergeSteadyList(first, [c, changed]);
  expect(second).toEqual([seen(a, true), seen(changed), seen(c)]);
  expect(mergeSteadyList(second, [a, c, b])).toEqual([seen(a), seen(b), seen(c)]);
});
