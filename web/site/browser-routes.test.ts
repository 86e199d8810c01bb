import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { toBrowserRoutes } from './browser-routes.ts';

const Screen = () => null;
const routes = toBrowserRoutes(
  {
    root: { path: '', module: '/root.js' },
    outbox: { parentId: 'root', path: 'outbox', module: '/outbox.js' },
    site: { parentId: 'root', path: ':language', module: '/site.js' },
    home: { parentId: 'site', index: true, module: '/home.js' },
    team: { parentId: 'site', path: 'team', module: '/team.js' },
    unknown: { parentId: 'site', path: '*', module: '/unknown.js' },
  },
  { root: { default: Screen, ErrorBoundary: Screen }, site: { default: Screen }, home: { default: Screen } },
);
const idsAt = (path: string) => matchRoutes(routes, path)?.map(({ route }) => route.id);

it.each([
  ['/outbox', ['root', 'outbox']],
  ['/de', ['root', 'site', 'home']],
  ['/en/team', ['root', 'site', 'team']],
  ['/de/no/such/page', ['root', 'site', 'unknown']],
])('leads from %s to its screen', (path, ids) => {
  expect(idsAt(path)).toEqual(ids);
});

it('takes the rendered page over as it is, and loads the others when somebody goes there', () => {
  const [home] = matchRoutes(routes, '/de')?.slice(-1) ?? [];
  const [team] = matchRoutes(routes, '/de/team')?.slice(-1) ?? [];
  expect(home?.route).toMatchObject({ element: expect.anything() });
  expect(home?.route.lazy).toBeUndefined();
  expect(team?.route.element).toBeUndefined();
  expect(team?.route.lazy).toBeTypeOf('function');
});
