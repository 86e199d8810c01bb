import { describe, expect, it } from 'vitest';
import { bookingChoicesIn, paths, prerenderedPaths } from './paths.ts';

describe('bookingChoicesIn', () => {
  it('reads the choices of the wizard in both languages', () => {
    const choices = { treatment: 'Füllungen', doctor: 'weber', date: '2026-12-01', time: '09:30' };
    expect(bookingChoicesIn(paths.booking('de', choices))).toEqual(choices);
    expect(bookingChoicesIn(paths.booking('en', choices))).toEqual(choices);
  });

  it('sees none in other addresses', () => {
    expect(bookingChoicesIn('/de/dashboard?treatment=x')).toBeUndefined();
  });
});

describe('paths', () => {
  it('writes choices into the address and leaves out empty ones', () => {
    expect(paths.booking('de', { treatment: 'Prophylaxe & Zahnreinigung', doctor: undefined })).toBe(
      '/de/booking?treatment=Prophylaxe+%26+Zahnreinigung',
    );
    expect(paths.booking('en')).toBe('/en/booking');
  });

  it('keeps the address to return to as one value', () => {
    const next = paths.booking('de', { doctor: 'weber', date: '2026-12-01' });
    const query = new URL(paths.login('de', { next }), 'https://x.example').searchParams;
    expect(query.get('next')).toBe(next);
  });
});

describe('prerenderedPaths', () => {
  it('holds every page in both languages once, and the outbox', () => {
    const all = prerenderedPaths();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(['/de', '/en', '/de/404', '/en/barrierefreiheit', '/outbox']));
    expect(all.filter((path) => path.startsWith('/de')).length).toBe(
      all.filter((path) => path.startsWith('/en')).length,
    );
  });
});
