import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { toPagePolicy } from './security-headers.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function scriptSources(html: string): string[] {
  const directive = toPagePolicy(html)
    .split('; ')
    .find((part) => part.startsWith('script-src '));
  return directive?.split(' ').slice(1) ?? [];
}

test('a page without scripts allows those of this site only', () => {
  expect(scriptSources('<html><body>Guten Tag</body></html>')).toEqual(["'self'"]);
});

test('every inline script is allowed by its exact text, modules and several lines included', () => {
  const scripts = ['let a = 1 < 2', '\n  import "./x.js";\n', 'Grüße'];
  const html = `<script>${scripts[0]}</script><script type="module" async="">${scripts[1]}</script><script nonce>${scripts[2]}</script>`;
  expect(scriptSources(html)).toEqual(["'self'", ...scripts.map(hashOf)]);
});

test('scripts from files need no hash, and data is no script', () => {
  const html =
    '<script src="/assets/a.js"></script><script type="module" src="/b.js"></script><script type="application/ld+json">{"@type":"Dentist"}</script>';
  expect(scriptSources(html)).toEqual(["'self'"]);
});

test('nothing else may run, be framed, or be loaded from elsewhere', () => {
  const policy = toPagePolicy('');
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.split('; ').filter((part) => part.includes('https:'))).toEqual([
    "connect-src 'self' https://www.openstreetmap.org",
    'frame-src https://www.openstreetmap.org',
  ]);
});
