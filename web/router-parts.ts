import type { Plugin } from 'vite';

type Part = {
  file: RegExp;
  /** What stands in the file; a router that has changed stops the build here. */
  known: string;
  instead: string;
};

const parts: Part[] = [
  {
    // Routes are discovered step by step only by a site that is rendered on a server.
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js$/,
    known: 'return routeDiscovery.mode === "lazy" && ssr === true;',
    instead: 'return false;',
  },
  {
    file: /react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
    known:
      'export { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext };',
    instead: [
      'const nothing = () => undefined;',
      'const noUpdates = () => ({});',
      'const sameRouter = (router) => router;',
      'export { nothing as consumeInstrumentationClientResultMetaReceiver, noUpdates as getRouteInstrumentationUpdates, sameRouter as instrumentClientSideRouter, nothing as instrumentHandler, nothing as instrumentationResultMetaContext };',
    ].join('\n'),
  },
];

/** Leaves out of the browser's program what React Router brings for sites that are built in another way: 2 kB. */
export function leaveOutRouterParts(): Plugin {
  return {
    name: 'leave-out-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = parts.find(({ file }) => file.test(id.replaceAll('\\', '/')));
      if (!part) return undefined;
      if (!code.includes(part.known))
        throw new Error(`${id} has changed: see whether web/router-parts.ts is still right.`);
      const isWhole = part.known.startsWith('export');
      return { code: isWhole ? part.instead : code.replace(part.known, part.instead), map: null };
    },
  };
}
