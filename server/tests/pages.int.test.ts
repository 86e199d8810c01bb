import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

const script = "document.documentElement.dataset.ready = 'yes'";
const toPage = (text: string) =>
  `<!doctype html><html><head><link rel="canonical" href="https://praxisportal.invalid/de"><script>${script}</script></head><body>${text}</body></html>`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxisportal-web-'));
  const pages = ['de', 'en', 'de/about', 'en/about', 'de/404', 'en/404', 'de/login', 'outbox'];
  for (const page of pages) {
    await mkdir(join(folder, page), { recursive: true });
    await writeFile(join(folder, page, 'index.html'), toPage(`Seite ${page}`));
  }
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'entry-a1b2.js'), 'export {}');
  await writeFile(join(folder, 'assets', 'entry-a1b2.js.br'), brotliCompressSync('export {}'));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await startTestServer({
    env: { PUBLIC_URL: 'https://praxis.example' },
    overrides: { webFolder: folder },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', headers });

test.each([
  ['/', 302, '/de'],
  ['/about', 302, '/de/about'],
  ['/booking?treatment=F%C3%BCllungen', 302, '/de/booking?treatment=F%C3%BCllungen'],
  ['/impressum', 302, '/de/impressum'],
  ['/de/about/?a=1', 301, '/de/about?a=1'],
  ['/en/', 301, '/en'],
])('%s leads on (%i) to %s', async (path, status, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, target]);
});

test('a page comes with the real origin and a policy that allows just its own script', async () => {
  const answer = await get('/de/about');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Seite de/about');
  expect(html).toContain('href="https://praxis.example/de"');
  expect(html).not.toContain('praxisportal.invalid');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  const etag = answer.headers.get('ETag') ?? '';
  expect((await get('/de/about', { 'If-None-Match': etag })).status).toBe(304);
  expect((await get('/de/about', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('with Accept-Encoding: %s a page is sent as %s', async (accept, encoding) => {
  const answer = await get('/en/about', { 'Accept-Encoding': accept });
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(await answer.text()).toContain('Seite en/about');
});

test.each([
  ['/nowhere', 'Seite de/404'],
  ['/en/404', 'Seite en/404'],
  ['/en/nowhere', 'Seite en/404'],
  ['/de/nowhere/deep', 'Seite de/404'],
  ['/english', 'Seite de/404'],
])('%s is a real 404 page', async (path, text) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(text)]);
});

test.each([
  '/de/index.html',
  '/de/about/index.html',
  '/outbox/index.html',
  '/outbox/index%2Ehtml',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/',
  '/assets',
])('%s is not served as a file', async (path) => {
  const answer = await get(path);
  expect([400, 403, 404]).toContain(answer.status);
  expect(await answer.text()).not.toMatch(/praxisportal\.invalid|root:|Seite outbox/);
});

test('assets are immutable and pre-compressed, other files are asked for again', async () => {
  const asset = await get('/assets/entry-a1b2.js', { 'Accept-Encoding': 'br' });
  expect([asset.status, await asset.text()]).toEqual([200, 'export {}']);
  expect(asset.headers.get('Content-Encoding')).toBe('br');
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('Content-Type')).toContain('javascript');
  const icon = await get('/favicon.svg');
  expect([icon.status, icon.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=3600']);
});

test('search engines find the public pages only', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    ['/de', '/de/about', '/en', '/en/about'].map((path) => `https://praxis.example${path}`),
  );
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://praxis.example/sitemap.xml');
});
