import { expect, test } from 'vitest';
import { findPage } from './page-address.ts';

test.each([
  ['/contact', '/de/contact'],
  ['contact', '/de/contact'],
  ['/en/contact', '/en/contact'],
  ['/', '/de'],
  ['', '/de'],
  ['/de', '/de'],
  ['/en/', '/en'],
  ['/services#prophylaxe', '/de/services#prophylaxe'],
  ['/booking?treatment=F%C3%BCllungen', '/de/booking?treatment=F%C3%BCllungen'],
])('%s is a page of this site', (page, address) => {
  expect(findPage(page, 'de')).toBe(address);
});

test.each([
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/de//evil.example',
  '\\\\evil.example',
  '/tooth-fairy',
  '/404',
  '/den/contact',
])('%s is not', (page) => {
  expect(findPage(page, 'de')).toBeUndefined();
});
