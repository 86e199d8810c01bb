import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, createPage, isNotModified } from './page.ts';

test('a page carries the real origin, and its mark changes with its content', async () => {
  const page = createPage('<a href="https://praxisportal.invalid/de">x</a>', 'https://praxis.example');
  expect(page.html).toBe('<a href="https://praxis.example/de">x</a>');
  expect(page.etag).toMatch(/^"[\w-]{22}"$/);
  expect(createPage('other', 'https://praxis.example').etag).not.toBe(page.etag);
  expect(brotliDecompressSync(await page.encoded('br')).toString()).toBe(page.html);
  expect(gunzipSync(await page.encoded('gzip')).toString()).toBe(page.html);
  expect((await page.encoded('identity')).toString()).toBe(page.html);
  expect(await page.encoded('br')).toBe(await page.encoded('br'));
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.5, br;q=0.000', 'gzip'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding: %s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  ['"abc"', true],
  [' "abc" ', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['"x" ,W/"abc","y"', true],
  ['*', true],
  ['"x"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s has the version "abc": %s', (header, isKnown) => {
  expect(isNotModified(header, '"abc"')).toBe(isKnown);
});
