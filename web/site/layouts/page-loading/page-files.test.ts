import { expect, it } from 'vitest';
import { listPageFiles } from './page-files.ts';

const routes = {
  root: { path: '', module: '/root.js', imports: ['/framework.js'], css: ['/site.css'] },
  site: { parentId: 'root', path: ':language', module: '/site.js' },
  home: { parentId: 'site', index: true, module: '/home.js', imports: ['/framework.js', '/status.js'] },
  team: { parentId: 'site', path: 'team', module: '/team.js' },
  queries: { parentId: 'site', module: '/queries.js' },
  booking: { parentId: 'queries', path: 'booking', module: '/booking.js' },
  unknown: { parentId: 'site', path: '*', module: '/unknown.js' },
};
const frame = ['/site.js', '/root.js', '/framework.js', '/site.css'];

it.each([
  ['/de', ['/home.js', '/framework.js', '/status.js', '/site.js', '/root.js', '/site.css']],
  ['/en/', ['/home.js', '/framework.js', '/status.js', '/site.js', '/root.js', '/site.css']],
  ['/de/team', ['/team.js', ...frame]],
  ['/en/booking', ['/booking.js', '/queries.js', ...frame]],
  ['/de/no-such-page', ['/unknown.js', ...frame]],
])('names each file of %s once, those of its frame included', (path, files) => {
  expect(listPageFiles(routes, path)).toEqual(files);
});
