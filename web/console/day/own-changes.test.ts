import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { expect, test } from 'vitest';
import { followChange, isAsSeen, keepUndoable, liftVersion, listNextUndoable } from './own-changes.ts';

const seen: DayAppointment = {
  id: '0199a0a0-0000-7000-8000-000000000001',
  version: 3,
  doctorId: 'weber',
  doctorName: 'Dr. Katharina Weber',
  patient: {
    id: '0199a0a0-0000-7000-8000-000000000002',
    name: 'Anna Meyer',
    initials: 'AM',
    dateOfBirth: null,
  },
  treatmentId: 'kontrolluntersuchung',
  treatmentName: 'Kontrolluntersuchung',
  date: '2026-11-25',
  start: '10:00',
  startsAt: '2026-11-25T09:00:00.000Z',
  minutes: 30,
  status: 'scheduled',
  state: 'expected',
  arrivedAt: null,
  seatedAt: null,
  finishedAt: null,
  overbooked: false,
  overbookedReason: null,
  patientNote: '',
  pain: false,
  outsideHours: false,
  note: 'Kommt mit Begleitung',
  bookingMethod: 'phone',
  message: 'none',
  cancelledBy: null,
  cancelReason: null,
};

test('one’s own changes are jumped over, in a row', () => {
  const first = followChange(undefined, 3, 4);
  expect(liftVersion(first, 3)).toBe(4);
  const second = followChange(first, 4, 5);
  expect(liftVersion(second, 3)).toBe(5);
  expect(liftVersion(second, 4)).toBe(5);
});

test('what is newer than the last own change, or not one’s own at all, is sent as it was seen', () => {
  expect(liftVersion(undefined, 3)).toBe(3);
  expect(liftVersion({ from: 3, to: 5 }, 6)).toBe(6);
});

test('another desk’s change is never jumped over', () => {
  // Seen at 3; another desk made 4; the own change of what was in sight by then made 5.
  const own = followChange(undefined, 4, 5);
  expect(liftVersion(own, 3)).toBe(3);
  // One own change, then another desk's 5, then an own one again: the one before it cannot be reached over it.
  const after = followChange(followChange(undefined, 3, 4), 5, 6);
  expect(liftVersion(after, 4)).toBe(4);
  expect(liftVersion(after, 5)).toBe(6);
});

test('a repetition that changed nothing leaves everything as it is', () => {
  const own = followChange(undefined, 3, 4);
  expect(followChange(own, 4, 4)).toBe(own);
});

test('a change is asked about only if another desk has changed what it is about', () => {
  const arrived: DayAppointment = { ...seen, version: 4, state: 'arrived' };
  expect(isAsSeen(seen, arrived, 'note')).toBe(true);
  expect(isAsSeen(seen, arrived, 'place')).toBe(true);
  expect(isAsSeen(seen, arrived, 'presence')).toBe(false);
  expect(isAsSeen(seen, arrived, 'cancelling')).toBe(false);
  const moved: DayAppointment = { ...seen, version: 4, start: '14:00' };
  expect(isAsSeen(seen, moved, 'place')).toBe(false);
  expect(isAsSeen(seen, moved, 'presence')).toBe(true);
  const noted: DayAppointment = { ...seen, version: 4, note: 'Rollstuhl' };
  expect(isAsSeen(seen, noted, 'note')).toBe(false);
  expect(isAsSeen(seen, noted, 'place')).toBe(true);
});

test('of what is cancelled everybody is told', () => {
  const gone: DayAppointment = { ...seen, version: 4, status: 'cancelled' };
  expect(isAsSeen(seen, gone, 'note')).toBe(false);
});

test('each change can be undone until its time is over, of an appointment the newest first', () => {
  const entry = (id: string, untilMs: number) => ({ appointment: { id }, untilMs });
  const a = entry('a', 1_000);
  const b = entry('b', 2_000);
  const again = entry('a', 3_000);
  expect(keepUndoable([a], 0, b)).toEqual([a, b]);
  expect(keepUndoable([a, b], 1_000)).toEqual([b]);
  expect(keepUndoable([a, b], 500, again)).toEqual([a, b, again]);
  expect(listNextUndoable([a, b, again])).toEqual([b, again]);
  expect(listNextUndoable([a, b])).toEqual([a, b]);
});
