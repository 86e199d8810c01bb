import { beforeEach, expect, test, vi } from 'vitest';
import { writeToken } from '../api/token.ts';
import {
  beginOwner,
  endOwner,
  forget,
  onPatientGone,
  recall,
  remember,
  rememberForTab,
  sweep,
} from './tab-memory.ts';

const hour = 3_600_000;
let texts = new Map<string, string>();

/** What the storage of the browser offers, over a map. */
function stubStorage() {
  texts = new Map();
  const storage = new Proxy(
    {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    },
    {
      ownKeys: () => [...texts.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
}

function logIn(id: string) {
  writeToken(`token-of-${id}`);
  beginOwner(id, `token-of-${id}`);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T08:00:00Z') });
  stubStorage();
  writeToken(null);
});

test('a value is recalled for an hour since it was last kept', () => {
  remember('contact:draft', { name: 'A' });
  vi.advanceTimersByTime(hour);
  expect(recall('contact:draft')).toEqual({ name: 'A' });
  vi.advanceTimersByTime(1);
  expect(recall('contact:draft')).toBeUndefined();
});

test('a device whose clock is set back recalls nothing for longer', () => {
  remember('contact:draft', 'words');
  vi.setSystemTime(Date.now() - 2 * hour);
  expect(recall('contact:draft')).toBeUndefined();
});

test('a sweep removes what is too old from the storage, under any key, and nothing else', () => {
  texts.set('praxis:staff:visit-note:7', JSON.stringify({ savedAtMs: 0, values: 'of an older version' }));
  texts.set('react-router-scroll-positions', '{}');
  remember('chat', { messages: ['pain'] });
  rememberForTab('chat-size', 400);
  vi.advanceTimersByTime(hour / 2);
  remember('contact:draft', 'words');
  vi.advanceTimersByTime(hour / 2 + 1);
  sweep();
  expect([...texts.keys()].toSorted()).toEqual([
    'praxis:chat-size',
    'praxis:contact:draft',
    'react-router-scroll-positions',
  ]);
});

test('what a visitor typed is theirs once they log in', () => {
  remember('contact:draft', 'typed before');
  logIn('a');
  expect(recall('contact:draft')).toBe('typed before');
});

test('what a patient typed is hidden once the session has ended, and there again for them', () => {
  logIn('a');
  remember('contact:draft', 'words of A');
  writeToken(null);
  expect(recall('contact:draft')).toBeUndefined();
  logIn('a');
  expect(recall('contact:draft')).toBe('words of A');
});

test('another patient who logs in removes it, also one whose token came from another tab', () => {
  const gone = vi.fn();
  const stop = onPatientGone(gone);
  logIn('a');
  remember('contact:draft', 'words of A');
  writeToken('token-of-b');
  expect(recall('contact:draft')).toBeUndefined();
  beginOwner('b', 'token-of-b');
  stop();
  expect(gone).toHaveBeenCalledOnce();
  expect(recall('contact:draft')).toBeUndefined();
  expect(texts.has('praxis:contact:draft')).toBe(false);
});

test('a log-out removes everything; that of another patient elsewhere removes nothing', () => {
  logIn('a');
  remember('contact:draft', 'words of A');
  expect(endOwner('b')).toBeUndefined();
  expect(recall('contact:draft')).toBe('words of A');
  expect(endOwner('a')).toBe('a');
  expect(texts.has('praxis:contact:draft')).toBe(false);
});

test('drafts of the console belong to its own sessions', () => {
  logIn('a');
  remember('staff:note:1', 'note');
  logIn('b');
  expect(recall('staff:note:1')).toBe('note');
  forget('staff:');
  expect(recall('staff:note:1')).toBeUndefined();
});
