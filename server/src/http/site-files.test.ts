import { expect, test } from 'vitest';
import { toRobots, toSitemap } from './site-files.ts';

const paths = [
  '/en/team',
  '/de',
  '/de/team',
  '/en',
  '/outbox',
  '/de/404',
  '/en/login',
  '/de/dashboard',
  '/de/booking',
  '/de/praxis',
  '/en/praxis/anmelden',
];

test('the sitemap lists public pages in order, each with both languages', () => {
  const xml = toSitemap(paths, 'https://praxis.example');
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    ['/de', '/de/team', '/en', '/en/team'].map((path) => `https://praxis.example${path}`),
  );
  expect(xml).toContain(
    '<loc>https://praxis.example/en/team</loc><xhtml:link rel="alternate" hreflang="de" href="https://praxis.example/de/team"/><xhtml:link rel="alternate" hreflang="en" href="https://praxis.example/en/team"/>',
  );
});

test('robots may read everything public', () => {
  expect(toRobots('https://praxis.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /outbox',
    '',
    'Sitemap: https://praxis.example/sitemap.xml',
    '',
  ]);
});
