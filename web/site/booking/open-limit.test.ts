import { expect, test } from 'vitest';
import { findReachedLimit } from './open-limit.ts';

const limits = { openAppointmentsMax: 2, householdAppointmentsMax: 3 };
const now = { date: '2026-11-25', time: '09:00' };
const at = (patientId: string, date: string, status: 'scheduled' | 'cancelled' = 'scheduled') =>
  ({ patientId, date, time: '09:00', status }) as const;
const find = (...appointments: ReturnType<typeof at>[]) =>
  findReachedLimit(appointments, { patientId: 'ida', now, limits });

test('only scheduled appointments ahead count', () => {
  expect(find(at('ida', '2026-12-01'), at('ida', '2026-12-02', 'cancelled'))).toBeUndefined();
  expect(find(at('ida', '2026-12-01'), at('ida', '2026-11-25'))).toBeUndefined();
  expect(find(at('ida', '2026-12-01'), at('ida', '2026-12-02'))).toBe(2);
});

test('the appointments of other patients of the account count by the limit of the account', () => {
  const others = [at('mia', '2026-12-01'), at('mia', '2026-12-02')];
  expect(find(...others)).toBeUndefined();
  expect(find(...others, at('leo', '2026-12-03'))).toBe(3);
});
