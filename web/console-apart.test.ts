import { expect, it } from 'vitest';
import { findConsoleTraces } from './console-apart.ts';

const build = (changes: { home?: string; door?: string } = {}) =>
  new Map([
    ['/de', changes.home ?? '<a href="/de/team">Team</a><script>import("/assets/home.js")</script>'],
    ['/de/praxis', changes.door ?? '<meta name="robots" content="noindex, nofollow"/><a href="/en/praxis">'],
  ]);

it('finds nothing where the console is apart', () => {
  expect(findConsoleTraces(build())).toEqual([]);
});

it.each([
  [{ home: '<a href="/de/praxis">' }, '/de links to the console.'],
  [{ home: '<a href="https://praxis.example/praxis/team">' }, '/de links to the console.'],
  [{ door: '<title>Praxis</title>' }, '/de/praxis may be indexed.'],
])('says where it is not: %j', (changes, message) => {
  expect(findConsoleTraces(build(changes))).toEqual([message]);
});
