import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type UserConfig } from 'vite';
import { buildTargets } from './browser-baseline.ts';
import { ownPracticeFolder, practiceImages } from './practice-images.ts';
import { consoleFilesBase, prerenderConsole } from './prerender-console.ts';
import { treatmentNames } from './treatment-names.ts';

// The tests build the website in other folders, too.
const buildFolder = process.env.WEB_BUILD_FOLDER ?? 'build';

/** The console of the practice whose facts and pictures lie in this folder. It is built into the folder of the site. */
export const consoleOf = (practiceFolder: string): UserConfig => ({
  appType: 'custom',
  // In development the site's server passes what begins so on to this one.
  base: process.env.NODE_ENV === 'development' ? consoleFilesBase : '/',
  plugins: [
    tailwindcss(),
    practiceImages(practiceFolder, { isCopied: false }),
    treatmentNames(practiceFolder),
    prerenderConsole(),
  ],
  resolve: {
    alias: [{ find: /^@praxisportal\/practice\/(.+)$/, replacement: `${practiceFolder}/src/$1.ts` }],
  },
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: `${buildFolder}/client`,
        emptyOutDir: false,
        rolldownOptions: { input: 'console/entry.client.tsx' },
      },
    },
    ssr: {
      build: {
        outDir: `${buildFolder}/prerender`,
        emitAssets: false,
        rolldownOptions: { input: 'console/prerender.ts' },
      },
    },
  },
  builder: {},
  // Found before the first page is asked for, so that development starts without reloads.
  optimizeDeps: { entries: ['{console,shared}/**/*.{ts,tsx}'] },
  cacheDir: 'node_modules/.vite-console',
  server: { host: '127.0.0.1', port: 5174, strictPort: true },
});

export default defineConfig(consoleOf(ownPracticeFolder));
