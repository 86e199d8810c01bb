import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { safeReturnAddress } from './return-address.ts';

test.each([
  '/de',
  '/en',
  '/de/dashboard',
  '/en/booking?treatment=Prophylaxe+%26+Zahnreinigung&doctor=weber&date=2026-12-01&time=09%3A30',
  '/de/contact#hours',
])('follows %s', (address) => {
  expect(safeReturnAddress(address)).toBe(address);
});

test('survives the way through the log-in address', () => {
  const summary = '/de/booking?treatment=F%C3%BCllungen&doctor=weber&date=2026-12-01&time=09:30';
  const login = new URL(paths.login('de', { next: summary }), 'https://praxis.invalid');
  expect(safeReturnAddress(login.searchParams.get('next'))).toBe(summary);
});

test.each([
  null,
  '',
  'de/dashboard',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  'https://evil.example/de',
  'javascript:alert(1)',
  '/fr/dashboard',
  '/dev',
  '/api/auth/me',
  '/outbox',
  '/de/../..//evil.example',
  '/de/..\\..\\\\evil.example',
  '/de//evil.example',
  '/de/\n/evil.example',
  '/de/login',
  '/en/register?next=/de/login',
])('refuses %j', (address) => {
  expect(safeReturnAddress(address)).toBeUndefined();
});
