import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { paintPagesFirst } from './paint-first.ts';
import { prerenderedPaths } from './site/paths.ts';
import { slimManifests } from './slim-manifest.ts';

export default {
  appDirectory: 'site',
  // The tests build the website a second time, in a test language.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? 'build',
  ssr: false,
  prerender: prerenderedPaths(),
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await paintPagesFirst(folder);
    await slimManifests(folder);
  },
} satisfies Config;
