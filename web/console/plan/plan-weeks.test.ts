import { expect, test } from 'vitest';
import { listMondays, toWeekRows } from './plan-weeks.ts';

const today = '2026-11-25';

test('six weeks begin with the Monday of this one', () => {
  expect(listMondays(today)).toEqual([
    ...['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'],
  ]);
});

test('what is planned becomes bars of the days that are shown', () => {
  const common = { version: 1, reason: null, isReasonShown: false, open: 0, toTell: 0 };
  const rows = toWeekRows(
    {
      doctors: [{ id: 'weber', name: 'Dr. Weber' }],
      hours: [],
      absences: [
        { ...common, id: 'a', doctorId: 'weber', from: '2026-11-01', to: '2026-11-24', hours: null },
        { ...common, id: 'b', doctorId: null, from: '2026-12-24', to: '2027-01-31', hours: null },
        {
          ...{ ...common, id: 'c', doctorId: 'weber', from: '2026-11-30', to: '2026-11-30' },
          hours: { from: '08:00', to: '10:00' },
        },
        { ...common, id: 'd', doctorId: null, from: '2027-02-08', to: '2027-02-08', hours: null },
      ],
      specialDays: [{ id: 's', date: '2026-12-12', hours: [], doctors: [], reason: null, version: 1 }],
    },
    today,
  );
  expect(rows).toEqual([
    {
      ...{ key: '', doctorId: null },
      bars: [
        { key: 's', kind: 'special', column: 19, days: 1 },
        { key: 'b', kind: 'closed', column: 31, days: 11 },
      ],
    },
    {
      ...{ key: 'weber', doctorId: 'weber' },
      bars: [
        { key: 'a', kind: 'away', column: 0, days: 2 },
        { key: 'c', kind: 'part', column: 7, days: 1 },
      ],
    },
  ]);
});
