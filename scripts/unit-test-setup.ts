import { afterAll, vi } from 'vitest';

// Unit test files of one worker share their modules: what a file fakes ends with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
