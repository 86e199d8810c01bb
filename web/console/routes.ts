import { createElement, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { ConsoleDocument } from './ConsoleDocument.tsx';
import { ConsoleFailure } from './ConsoleFailure.tsx';
import { ConsoleLayout } from './ConsoleLayout.tsx';
import { screenOf } from './screens.ts';
import { ConsoleLoading } from './shell/ConsoleLoading.tsx';
import { type ConsolePage, consolePages, consoleSlug, consoleSlugs } from './shell/console-paths.ts';
import { OnDemand } from './shell/OnDemand.tsx';

const fallback = createElement(ConsoleLoading);

/** The console's routes: one layout, a screen for each page. */
export const consoleRoutes: RouteObject[] = [
  toLayoutRoute([
    ...consolePages.map((page) => ({ path: consoleSlugs[page], ...toScreen(page) })),
    { path: '*', ...toScreen('day') },
  ]),
];

/** The routes as pages are prerendered: there is no session, so each page shows that it loads. */
export function toPrerenderedRoutes(head: ReactNode): RouteObject[] {
  return [toLayoutRoute([{ path: '*', element: fallback }], head)];
}

function toLayoutRoute(children: RouteObject[], head?: ReactNode): RouteObject {
  const inDocument = (content: ReactNode) => createElement(ConsoleDocument, { head, content });
  return {
    path: `:language/${consoleSlug}`,
    element: inDocument(createElement(ConsoleLayout)),
    errorElement: inDocument(createElement(ConsoleFailure)),
    children,
  };
}

/**
 * The router waits for the program of a screen, so that the screen before stays until then. It keeps a failure for good, so a
 * program that does not come is left to `OnDemand`, which says so and asks again.
 */
function toScreen(page: ConsolePage): Pick<RouteObject, 'lazy' | 'hydrateFallbackElement'> {
  const part = screenOf(page);
  return {
    hydrateFallbackElement: fallback,
    lazy: async () => {
      await part.load().catch(() => undefined);
      return {
        element: createElement(OnDemand, { key: page === 'signIn' ? 'day' : page, part, isPage: true }),
      };
    },
  };
}
