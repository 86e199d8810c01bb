import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

it('asks for programs behind the style sheet, and with low priority', () => {
  const built =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><title>$&</title><link rel="stylesheet" href="/a.css"/></head><body></body>';
  expect(paintFirst(built)).toBe(
    '<head><title>$&</title><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/></head><body></body>',
  );
});

it('leaves a page without programs as it is', () => {
  expect(paintFirst('<head></head>')).toBe('<head></head>');
});
