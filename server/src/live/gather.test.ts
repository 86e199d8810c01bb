import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function collect() {
  const passed: string[] = [];
  const gathered = gather<string>(1000, (item) => passed.push(item));
  return { passed, ...gathered };
}

test('the first item goes on at once, a flood behind it as its newest, once a second', () => {
  const { passed, add } = collect();
  for (let index = 0; index < 100; index += 1) add('weber', `weber ${index}`);
  expect(passed).toEqual(['weber 0']);
  vi.advanceTimersByTime(999);
  expect(passed).toEqual(['weber 0']);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual(['weber 0', 'weber 99']);
  add('weber', 'weber 100');
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual(['weber 0', 'weber 99', 'weber 100']);
});

test('after a quiet second the next item goes on at once', () => {
  const { passed, add } = collect();
  add('weber', 'first');
  vi.advanceTimersByTime(1000);
  add('weber', 'second');
  expect(passed).toEqual(['first', 'second']);
});

test('keys do not wait for each other', () => {
  const { passed, add } = collect();
  add('weber', 'weber');
  add('lang', 'lang');
  expect(passed).toEqual(['weber', 'lang']);
});

test('stopped, it passes on nothing more, takes nothing more and leaves no timer', () => {
  const { passed, add, stop } = collect();
  add('weber', 'first');
  add('weber', 'second');
  stop();
  add('weber', 'third');
  add('lang', 'lang');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(passed).toEqual(['first']);
});
