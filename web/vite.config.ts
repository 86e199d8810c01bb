import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type UserConfig } from 'vite';
import { buildTargets } from './browser-baseline.ts';
import { leaveOutParts } from './left-out-parts.ts';
import { ownPracticeFolder, practiceImages } from './practice-images.ts';
import { consoleFilesBase, consolePage } from './prerender-console.ts';
import { treatmentNames } from './treatment-names.ts';

/** The console's own server in development (vite.console.config.ts). */
const consoleServer = 'http://127.0.0.1:5174';
const apiServer = `http://127.0.0.1:${process.env.PORT ?? 5000}`;

/** A module path of ours or of a package, on every system. */
const anyOf = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

/**
 * What every page loads, in two files. Left alone the builder makes two dozen small ones, which compress
 * worse (9 kB more a page) and queue on a slow connection (Lighthouse: 93 instead of 97).
 */
const chunks = [
  {
    name: 'framework',
    test: anyOf('node_modules/(react|react-dom|react-router|scheduler)/'),
  },
  {
    name: 'site',
    test: anyOf(
      'web/site/(root|browser-routes|paths|session/|layouts/(?!page-loading/(MissingPage|texts)|not-found)|page/(?!Figures|StructuredData|dentist-data|use-scroll-highlight))',
      'web/shared/(i18n/|session/|text-elements/|page/(?!save-file|use-link-token)|ui/use-hydrated)',
      'web/shared/api/(client|errors|request|token)',
      'web/shared/ui/(Button|button-class|class-names|Disclosure|Dropdown)',
      'web/site/chat/(ChatLauncher|use-on-demand)',
      'web/shared/ui/Spinner',
      'practice/src/practice',
      'virtual:treatment-names',
      'lucide-react/dist/esm/(createLucideIcon|Icon|shared|defaultAttributes)',
      'lucide-react/dist/esm/icons/(phone|siren|x|menu|message-circle|log-out|chevron-down)\\.',
    ),
  },
  // Every page with a form, in one file instead of five.
  {
    name: 'forms',
    test: anyOf(
      'web/shared/forms/(?!EditorForm|.*[sS]trength)',
      'web/shared/api/(use-)?error-sentence',
      'web/shared/ui/(EmailField|FieldFrame|Notice|TextField)',
      'contract/src/(failures|form-problems)',
    ),
  },
  // Single numbers are wanted by screens without a form, which would load all forms for them. Before the forms,
  // because a group takes along what its files need.
  { name: 'limits', priority: 1, test: anyOf('contract/src/limits') },
  // Alone each costs a third of a kilobyte more; booking shows both, and so do the chat's panel and the dashboard.
  { name: 'booking-icons', test: anyOf('lucide-react/dist/esm/icons/(pencil|calendar-plus)\\.') },
  // Several screens share the long texts; without a file of their own they would join what every page loads.
  { name: 'treatments', test: anyOf('practice/src/treatments') },
];

/** The website of the practice whose facts and pictures lie in this folder. */
export const websiteOf = (practiceFolder: string): UserConfig => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    practiceImages(practiceFolder),
    treatmentNames(practiceFolder),
    leaveOutParts(),
  ],
  resolve: {
    alias: [{ find: /^@praxisportal\/practice\/(.+)$/, replacement: `${practiceFolder}/src/$1.ts` }],
  },
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
    // Its helper costs every page 0.7 kB, and what is imported on demand has one file.
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  // Found before the first page is asked for, so that development starts without reloads.
  optimizeDeps: { entries: ['{site,shared}/**/*.{ts,tsx}'] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': { target: apiServer },
      '/socket.io': { target: apiServer, ws: true },
      [consolePage.source]: { target: consoleServer },
      [consoleFilesBase]: { target: consoleServer, ws: true },
    },
  },
});

export default defineConfig(websiteOf(ownPracticeFolder));
