import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/paths.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: prerenderedPaths(),
} satisfies Config;
