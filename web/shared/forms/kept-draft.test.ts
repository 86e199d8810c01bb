import { expect, test } from 'vitest';
import { isLike } from './kept-draft.ts';

const draft = { date: '', isPart: false, minutes: 5, to: ['a'], works: {}, free: null };

test.each([
  ['the same kinds of values', { ...draft, date: '2026-12-01', to: [], works: { weber: '8–12' } }, true],
  ['nothing where something may be missing', { ...draft, minutes: null, free: 3 }, true],
  ['a text for a box', { ...draft, isPart: 'yes' }, false],
  ['another thing than texts under free names', { ...draft, works: { weber: 8 } }, false],
  ['a list of other things', { ...draft, to: [1] }, false],
  ['less than all', { date: '' }, false],
  ['a list for an object', [], false],
])('%s', (_, kept, isOne) => {
  expect(isLike(kept, draft)).toBe(isOne);
});
