import { describe, expect, it } from 'vitest';
import {
  addressInLanguage,
  bookingChoicesIn,
  inLanguage,
  languageOfPath,
  paths,
  prerenderedPaths,
} from './paths.ts';

describe('languageOfPath', () => {
  it.each([
    ['/en', 'en'],
    ['/en/about', 'en'],
    ['/de/about', 'de'],
    ['/english', 'de'],
    ['/outbox', 'de'],
    ['/', 'de'],
  ])('%s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});

describe('inLanguage', () => {
  it.each([
    ['/de', '/en'],
    ['/de/', '/en'],
    ['/de/about/', '/en/about'],
    ['/en/a/b', '/en/a/b'],
    ['/density', '/en/density'],
    ['/', '/en'],
  ])('%s becomes %s', (path, english) => {
    expect(inLanguage('en', path)).toBe(english);
  });
});

describe('addressInLanguage', () => {
  it('takes the address to return to along', () => {
    const next = '/de/booking?treatment=F%C3%BCllungen&time=09%3A30';
    const english = addressInLanguage('en', '/de/login', `?next=${encodeURIComponent(next)}`);
    const url = new URL(english, 'https://x.example');
    expect(url.pathname).toBe('/en/login');
    expect(url.searchParams.get('next')).toBe('/en/booking?treatment=F%C3%BCllungen&time=09%3A30');
  });

  it.each(['', '?doctor=weber&date=2026-12-01', '?next=https%3A%2F%2Fevil.example', '?next=%2Fdesign'])(
    'leaves %j as it is',
    (search) => {
      expect(addressInLanguage('en', '/de/login', search)).toBe(`/en/login${search}`);
    },
  );
});

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
