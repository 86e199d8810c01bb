import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A browser's storage that can refuse reads, writes, both, or everything in silence. */
function fakeStorage(refuses: { reads?: boolean; writes?: boolean; silently?: boolean }) {
  const texts = new Map<string, string>();
  const target = {
    getItem: (key: string) => {
      if (refuses.reads) throw new DOMException('', 'SecurityError');
      return texts.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      if (refuses.writes) throw new DOMException('', 'QuotaExceededError');
      if (!refuses.silently) texts.set(key, text);
    },
    removeItem: (key: string) => {
      if (refuses.reads) throw new DOMException('', 'SecurityError');
      texts.delete(key);
    },
  };
  return { texts, storage: target };
}

const events = new EventTarget();

async function open(localStorage: unknown) {
  vi.resetModules();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  return (await import('./browser-storage.ts')).sharedStorage;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe.each<[string, () => unknown]>([
  ['works', () => fakeStorage({}).storage],
  ['refuses writes', () => fakeStorage({ writes: true }).storage],
  ['refuses reads', () => fakeStorage({ reads: true }).storage],
  ['refuses both', () => fakeStorage({ reads: true, writes: true }).storage],
  ['keeps nothing and says nothing', () => fakeStorage({ silently: true }).storage],
  ['is null', () => null],
  ['is missing', () => undefined],
])('a storage that %s', (_, create) => {
  test('the last write of this page counts', async () => {
    const storage = await open(create());
    expect(storage.get('token')).toBeNull();
    storage.set('token', 'a');
    expect(storage.get('token')).toBe('a');
    storage.set('token', 'b');
    expect(storage.get('token')).toBe('b');
    storage.set('token', null);
    expect(storage.get('token')).toBeNull();
  });
});

test('a refused write removes the older text, so that it does not come back with a reload', async () => {
  const refuses = { writes: false };
  const { storage: browser, texts } = fakeStorage(refuses);
  const storage = await open(browser);
  storage.set('token', 'old');
  refuses.writes = true;
  storage.set('token', 'new');
  expect(storage.get('token')).toBe('new');
  expect([...texts]).toEqual([]);
});

test('a later write of another tab counts more', async () => {
  const refuses = { writes: true };
  const { storage: browser, texts } = fakeStorage(refuses);
  const storage = await open(browser);
  storage.set('token', 'here');
  texts.set('token', 'elsewhere');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
  expect(storage.get('token')).toBe('elsewhere');
});
