import { expect, test } from 'vitest';
import { groupByDay, readAuditFilter, toAuditQuery } from './audit-filter.ts';

const id = '0199a0a0-0000-7000-8000-000000000001';

test('an address says what is asked for, and nothing else of it counts', () => {
  const filter = {
    who: id,
    about: 'appointments',
    patientId: id,
    from: '2026-11-01',
    to: '2026-11-30',
  } as const;
  const query = Object.entries(toAuditQuery(filter)).filter((entry): entry is [string, string] => !!entry[1]);
  expect(readAuditFilter(new URLSearchParams(query))).toEqual(filter);
  const wrong = 'who=everybody&about=secrets&patient=1&from=2026-02-30&to=yesterday&after=1.s1';
  expect(readAuditFilter(new URLSearchParams(wrong))).toEqual({});
  expect(readAuditFilter(new URLSearchParams('who=online'))).toEqual({ who: 'online' });
});

test('entries stand below their days', () => {
  const entry = (entryId: string, date: string) => ({
    ...{ id: entryId, date, at: '', time: '', sentence: '', patientId: null },
  });
  const entries = [entry('s2', '2026-11-25'), entry('a1', '2026-11-25'), entry('s1', '2026-11-24')];
  expect(groupByDay(entries).map(({ date, entries: of }) => [date, of.length])).toEqual([
    ['2026-11-25', 2],
    ['2026-11-24', 1],
  ]);
  expect(groupByDay([])).toEqual([]);
});
