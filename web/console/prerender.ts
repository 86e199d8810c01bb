import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { PageFiles } from './page-files.ts';
import { toPrerenderedRoutes } from './routes.ts';

export { prerenderedConsolePaths } from './shell/console-paths.ts';

/** The HTML of the console's page at this path. */
export async function renderConsolePage(
  path: string,
  { scripts, imports, styles }: PageFiles,
): Promise<string> {
  const head = [
    ...styles.map((href) => createElement('link', { key: href, rel: 'stylesheet', href })),
    ...imports.map((href) => createElement('link', { key: href, rel: 'modulepreload', href })),
  ];
  const { query, dataRoutes } = createStaticHandler(toPrerenderedRoutes(head));
  const context = await query(new Request(`https://praxisportal.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page.`);
  const router = createStaticRouter(dataRoutes, context);
  const { prelude } = await prerender(
    createElement(StaticRouterProvider, { router, context, hydrate: false }),
    {
      bootstrapModules: scripts,
    },
  );
  return new Response(prelude).text();
}
