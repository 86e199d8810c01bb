import { expect, it } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

it('keeps of each route what the website reads', () => {
  const home = {
    id: 'home',
    parentId: 'site',
    index: true,
    hasAction: false,
    module: '/home.js',
    imports: ['/a.js'],
  };
  const list = { entry: { module: '/entry.js' }, routes: { home }, version: '1' };
  expect(slimManifest(`window.__reactRouterManifest=${JSON.stringify(list)};`)).toBe(
    'window.__reactRouterManifest={"routes":{"home":{"parentId":"site","index":true,"module":"/home.js","imports":["/a.js"]}}};',
  );
});

it('stops the build where the list is written in another way', () => {
  expect(() => slimManifest('export default {}')).toThrow('slim-manifest.ts');
});
