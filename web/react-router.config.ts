import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/paths.ts';
import { paintPagesFirst } from './paint-first.ts';

export default {
  appDirectory: 'app',
  // The tests build the website a second time, in a test language.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? 'build',
  ssr: false,
  prerender: prerenderedPaths(),
  buildEnd: ({ reactRouterConfig }) => paintPagesFirst(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
