import { expect, it } from 'vitest';
import { type BuiltSite, findConsoleTraces } from './console-apart.ts';

const consoleCode = '"/sign-in/passkey/options" staff_credentials_wrong console-bar console-dense';
const build = (changes: { home?: string; door?: string; later?: string } = {}): BuiltSite => ({
  pages: new Map([
    ['/de', changes.home ?? '<a href="/de/team">Team</a><script>import("/assets/home.js")</script>'],
    ['/de/praxis', changes.door ?? '<meta name="robots" content="noindex, nofollow"/><a href="/en/praxis">'],
  ]),
  scripts: new Map([
    ['home.js', 'import"./later.js";'],
    ['later.js', changes.later ?? 'import("./manifest-1.js")'],
    ['manifest-1.js', '"/assets/console.js"'],
    ['console.js', consoleCode],
  ]),
});

it('finds nothing where the console is apart, though a list of all pages names its scripts', () => {
  expect(findConsoleTraces(build())).toEqual([]);
});

it.each([
  [{ home: '<a href="/de/praxis">' }, '/de links to the console.'],
  [{ home: '<a href="https://praxis.example/praxis/team">' }, '/de links to the console.'],
  [{ door: '<title>Praxis</title>' }, '/de/praxis may be indexed.'],
  [{ later: 'import("./console.js")' }, '/de reaches console.js, which belongs to the console.'],
  [{ later: 'const all=["assets/console.js"]' }, '/de reaches console.js, which belongs to the console.'],
])('says where it is not: %j', (changes, message) => {
  expect(findConsoleTraces(build(changes))).toEqual([message]);
});

it('says that it knows the console’s scripts no longer', () => {
  const { pages } = build();
  expect(findConsoleTraces({ pages, scripts: new Map() })).toHaveLength(4);
});
