import { describe, expect, it } from 'vitest';
import { addressInLanguage, inLanguage, languageOfPath } from './language-address.ts';

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
