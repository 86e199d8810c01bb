import { describe, expect, it } from 'vitest';
import { inLanguage, languageOfPath, paths, prerenderedPaths } from './paths.ts';

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
