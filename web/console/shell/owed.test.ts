import { beforeEach, expect, test, vi } from 'vitest';
import { forgetOwed, owe, readOwed, settleOwed } from './owed.ts';

const calls: string[] = [];

/** From now on the server answers so; `undefined` is no network. */
function answerWith(status: number | undefined, code = 'internal') {
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    if (status === undefined) throw new TypeError('no network');
    return new Response(status === 204 ? null : JSON.stringify({ code }), { status });
  });
}

function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

function blockStorage() {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/de/praxis' });
  stubStorage();
  forgetOwed();
  calls.length = 0;
});

test.each([
  [undefined, 'internal', 'sign-out'],
  [503, 'unavailable', 'sign-out'],
  [500, 'internal', 'sign-out'],
  [404, 'internal', 'sign-out'],
  [429, 'too_many_requests', 'sign-out'],
  [401, 'unauthorized', undefined],
  [204, '', undefined],
] as const)('after %s %s is owed: %s', async (status, code, left) => {
  answerWith(status, code);
  owe('sign-out');
  expect([await settleOwed(), readOwed()]).toEqual([left, left]);
  expect(calls).toEqual(['/api/staff/sign-out']);
});

test.each([['kept', stubStorage] as const, ['blocked', blockStorage] as const])(
  'where storage is %s the lock is told until it was heard, and once',
  async (_, prepare) => {
    prepare();
    answerWith(undefined);
    owe('lock');
    expect(await settleOwed()).toBe('lock');
    answerWith(204);
    expect(await Promise.all([settleOwed(), settleOwed()])).toEqual([undefined, undefined]);
    expect(calls).toEqual(['/api/staff/lock', '/api/staff/lock']);
  },
);

test.each([
  ['are none', undefined],
  ['never come', { request: async () => Promise.reject(new DOMException('timed out', 'TimeoutError')) }],
])('where locks %s the server is told all the same', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  answerWith(204);
  owe('sign-out');
  expect(await settleOwed()).toBeUndefined();
  expect(calls).toEqual(['/api/staff/sign-out']);
});

test('who has left is not locked out in between, and who comes in owes nothing', async () => {
  answerWith(undefined);
  owe('lock');
  owe('sign-out');
  owe('lock');
  expect(await settleOwed()).toBe('sign-out');
  forgetOwed();
  answerWith(204);
  expect(await settleOwed()).toBeUndefined();
  expect(calls).toEqual(['/api/staff/sign-out']);
});

test('what is done while the server is being told of something else is told, too', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    if (address.endsWith('/lock')) owe('sign-out');
    return new Response(null, { status: 204 });
  });
  owe('lock');
  const locked = settleOwed();
  expect([await locked, await settleOwed()]).toEqual(['sign-out', undefined]);
  expect(calls).toEqual(['/api/staff/lock', '/api/staff/sign-out']);
});
