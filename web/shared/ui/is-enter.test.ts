import { expect, test } from 'vitest';
import { isEnter } from './is-enter.ts';

test.each([
  ['Enter', 13, false, true],
  ['Enter on a phone’s keyboard', 0, false, true],
  ['Enter that ends a composition', 13, true, false],
  ['Enter that ends a composition in Safari', 229, false, false],
])('%s', (_, keyCode, isComposing, expected) => {
  expect(isEnter({ key: 'Enter', keyCode, nativeEvent: { isComposing } })).toBe(expected);
});

test('another key is no Enter', () => {
  expect(isEnter({ key: 'a', keyCode: 65, nativeEvent: { isComposing: false } })).toBe(false);
});
