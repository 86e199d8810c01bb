import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

const script = "document.documentElement.dataset.ready = 'yes'";
const toPage = (text: string) =>
  `<!doctype html><html><head><link rel="canonical" href="https://praxisportal.invalid/de"><script>${script}</script></head><body>${text}</body></html>`;

let server: TestServer;
let folder: string;
const faults: string[] = [];
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
    env: { PUBLIC_URL: 'https://praxis.example', OUTBOX: 'on', LOG_LEVEL: 'warn' },
    overrides: { webFolder: folder, logTo: { write: (line: string) => faults.push(line) } },
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
  // Slashes at the end, doubled slashes, capitals and escapes are the same address written in another way.
  ['/about/', 302, '/de/about'],
  ['/about//', 302, '/de/about'],
  ['/about%2F', 302, '/de/about'],
  ['/about%2f/', 302, '/de/about'],
  ['/about/?a=1&next=/de/', 302, '/de/about?a=1&next=/de/'],
  ['/booking///?treatment=F%C3%BCllungen', 302, '/de/booking?treatment=F%C3%BCllungen'],
  ['/About', 302, '/de/about'],
  ['/DATENSCHUTZ/', 302, '/de/datenschutz'],
  ['//about', 302, '/de/about'],
  ['/%2Fabout', 302, '/de/about'],
  ['//', 302, '/de'],
  ['/%2F', 302, '/de'],
  ['/?a=1', 302, '/de?a=1'],
  ['/de//', 301, '/de'],
  ['/en/about///', 301, '/en/about'],
  ['/en/about%2F?a=1', 301, '/en/about?a=1'],
  ['/de//about', 301, '/de/about'],
  ['/EN/About', 301, '/en/about'],
  ['/de/404/', 301, '/de/404'],
  ['/Outbox/', 301, '/outbox'],
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
  ['/nowhere/', 'Seite de/404'],
  ['/EN/nowhere//', 'Seite en/404'],
  ['/fr/about/', 'Seite de/404'],
  ['/about/about', 'Seite de/404'],
  ['/de/about/deep/', 'Seite de/404'],
  ['/about%252F', 'Seite de/404'],
  ['/about%5C', 'Seite de/404'],
])('%s is a real 404 page', async (path, text) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(text)]);
});

/** Sends the address as it stands; `fetch` would tidy it up before it leaves. */
async function getRaw(path: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: praxis.example\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  '/de/index.html',
  '/de/about/index.html',
  '/outbox/index.html',
  '/outbox/index%2Ehtml',
  '/../package.json',
  '/../../package.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..',
  '/%2e',
  '//etc/passwd',
  '//assets/entry-a1b2.js',
  '/assets//entry-a1b2.js',
  '/assets%2fentry-a1b2.js',
  '/assets/',
  '/assets',
  '/assets/.',
  '/assets/%00.js',
  '/assets/entry-a1b2.js%00',
  '/assets/%',
  '/%',
  '/%00',
  '/%ff',
  '/de/%00',
  '/api//outbox',
  '/api/docs/../outbox',
  '/api/docs/%00',
  '/api/docs/static/%00',
  '/api/docs/static/..%2f..%2fpackage.json',
  `/assets/${'x'.repeat(300)}`,
  `/${'x'.repeat(9000)}`,
])('%s is not found, and that is no fault', async (path) => {
  faults.length = 0;
  const answer = await getRaw(path);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  for (const header of ['x-content-type-options: nosniff', 'content-security-policy: ', 'x-request-id: ']) {
    expect(answer).toContain(`\r\n${header}`);
  }
  expect(answer).not.toMatch(/"name":|root:|Seite (outbox|de\/about)|export \{\}/);
  expect(faults).toEqual([]);
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
