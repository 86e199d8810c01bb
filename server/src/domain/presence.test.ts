import type { Presence } from '@praxisportal/contract/staff/day';
import { expect, it } from 'vitest';
import { findPresence, type PresenceFacts, toPresence } from './presence.ts';

const startAt = new Date('2026-11-25T09:00:00+01:00');
const at = (iso: string) => ({ nowMs: Date.parse(iso), timeZone: 'Europe/Berlin' });
const before = at('2026-11-25T08:50:00+01:00');
const after = at('2026-11-25T09:10:00+01:00');
const tomorrow = at('2026-11-26T00:10:00+01:00');
const yesterday = at('2026-11-24T23:50:00+01:00');
const scheduled: PresenceFacts = { status: 'scheduled', arrivedAt: null, seatedAt: null, finishedAt: null };
const all: Presence[] = ['expected', 'arrived', 'seated', 'finished', 'no_show'];

const listPossible = (facts: PresenceFacts, now: typeof before) =>
  all.filter((wanted) => findPresence({ ...facts, startAt }, wanted, now));

it('before the day nothing can be noted, on it all, but that nobody came only once it has begun', () => {
  expect(listPossible(scheduled, yesterday)).toEqual([]);
  expect(listPossible(scheduled, before)).toEqual(['expected', 'arrived', 'seated', 'finished']);
  expect(listPossible(scheduled, after)).toEqual(all);
});

it('afterwards it is left to say whether they came', () => {
  expect(listPossible({ ...scheduled, status: 'completed' }, tomorrow)).toEqual(['finished', 'no_show']);
  expect(listPossible({ ...scheduled, status: 'no_show' }, tomorrow)).toEqual(['finished', 'no_show']);
});

it('nobody comes to what is cancelled', () => {
  expect(listPossible({ ...scheduled, status: 'cancelled' }, after)).toEqual([]);
});

it('a time that is known stays, and what did not happen has none', () => {
  const arrived = findPresence({ ...scheduled, startAt }, 'arrived', before);
  expect(arrived).toMatchObject({ arrivedAt: new Date(before.nowMs), seatedAt: null });
  const seated = arrived && findPresence({ ...arrived, startAt }, 'seated', after);
  expect(seated).toMatchObject({ arrivedAt: new Date(before.nowMs), seatedAt: new Date(after.nowMs) });
  const finished = seated && findPresence({ ...seated, startAt }, 'finished', after);
  expect(finished).toMatchObject({ status: 'completed', arrivedAt: new Date(before.nowMs) });
  expect(finished && findPresence({ ...finished, startAt }, 'no_show', after)).toEqual({
    ...scheduled,
    status: 'no_show',
  });
  expect(findPresence({ ...scheduled, startAt }, 'finished', tomorrow)?.finishedAt).toBeNull();
});

it('names where somebody is', () => {
  const facts = { arrivedAt: startAt, seatedAt: null, finishedAt: null };
  expect(toPresence({ ...facts, status: 'scheduled' })).toBe('arrived');
  expect(toPresence({ ...facts, status: 'scheduled', seatedAt: startAt })).toBe('seated');
  expect(toPresence({ ...facts, status: 'completed' })).toBe('finished');
  expect(toPresence({ ...facts, status: 'no_show' })).toBe('no_show');
  expect(toPresence(scheduled)).toBe('expected');
});
