import type { Plugin } from 'vite';

type Part = {
  file: RegExp;
  /** What stands in the file; a package that has changed stops the build here. */
  known: string;
  instead: string;
  /** It takes the place of the whole file. */
  isWhole?: true;
};

const parts: Part[] = [
  {
    // What a link fetches ahead is `layouts/page-loading`'s own affair.
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/,
    known: 'function PrefetchPageLinks({ page, ...linkProps }) {',
    instead: 'const PrefetchPageLinks = () => null;\nfunction leftOut({ page, ...linkProps }) {',
  },
  {
    file: /react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
    known:
      'export { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext };',
    isWhole: true,
    instead: [
      'const nothing = () => undefined;',
      'const noUpdates = () => ({});',
      'const sameRouter = (router) => router;',
      'export { nothing as consumeInstrumentationClientResultMetaReceiver, noUpdates as getRouteInstrumentationUpdates, sameRouter as instrumentClientSideRouter, nothing as instrumentHandler, nothing as instrumentationResultMetaContext };',
    ].join('\n'),
  },
  {
    // Waits for the styles of what is imported on demand; here the pages themselves load all styles that they need.
    file: /vite\/preload-helper\.js$/,
    known: 'export const __vitePreload',
    isWhole: true,
    instead: 'export const __vitePreload = (load) => load();',
  },
  {
    // What turns markdown back into text; answers are only read.
    file: /mdast-util-gfm\/lib\/index\.js$/,
    known: 'export function gfmToMarkdown(options) {',
    instead: 'export const gfmToMarkdown = () => ({});\nfunction leftOut(options) {',
  },
];

/** The style sheet that stands in the pages. */
const ofPages = /^assets\/site-[^/]*\.css$/;

/**
 * Leaves out of the browser's program what packages bring for sites that are built or used in another way: 2 kB of
 * React Router on every page, and 6 kB of the chat panel (docs/decisions/0031, 0046).
 */
export function leaveOutParts(): Plugin {
  const missing = new Set(parts);
  return {
    name: 'leave-out-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = parts.find(({ file }) => file.test(id.replaceAll('\\', '/')));
      if (!part) return undefined;
      if (!code.includes(part.known))
        throw new Error(`${id} has changed: see whether web/left-out-parts.ts is still right.`);
      missing.delete(part);
      return { code: part.isWhole ? part.instead : code.replace(part.known, part.instead), map: null };
    },
    generateBundle(_options, bundle) {
      const others = Object.keys(bundle).filter((file) => file.endsWith('.css') && !ofPages.test(file));
      if (others.length > 0)
        throw new Error(
          `${others.join(', ')}: styles that no page loads by itself need Vite's helper again.`,
        );
      const [part] = missing;
      if (part)
        throw new Error(`No file is like ${part.file}: see whether web/left-out-parts.ts is still right.`);
    },
  };
}
