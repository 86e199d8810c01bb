import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { RouteFiles } from './layouts/page-loading/page-files.ts';

/** What the file of a route exports; only the root has a layout. */
export type RouteModule = {
  default?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
};

type Routes = Readonly<Record<string, RouteFiles | undefined>>;
type Modules = Readonly<Record<string, RouteModule | undefined>>;

/**
 * The routes below this parent, for the browser's router. The modules of the page that was rendered are here, so that
 * it can be taken over at once; the others come when somebody goes there.
 */
export function toBrowserRoutes(routes: Routes, modules: Modules, parentId?: string): RouteObject[] {
  return Object.entries(routes).flatMap(([id, route]): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const known = modules[id];
    const parts = known ? toParts(known) : { lazy: () => loadParts(route.module) };
    if (route.index) return [{ id, index: true, ...parts }];
    return [{ id, path: route.path ?? '', ...parts, children: toBrowserRoutes(routes, modules, id) }];
  });
}

function toParts({ default: Component, Layout = Fragment, ErrorBoundary, HydrateFallback }: RouteModule) {
  const inLayout = (Part: ComponentType | undefined) =>
    Part && createElement(Layout, null, createElement(Part));
  return {
    element: inLayout(Component),
    errorElement: inLayout(ErrorBoundary),
    hydrateFallbackElement: inLayout(HydrateFallback),
  };
}

/**
 * A file that does not come means no network or a newer website; the browser asks the server then. Links are stopped
 * before (`layouts/page-loading`), the way back is not.
 */
async function loadParts(file: string) {
  try {
    const loaded: RouteModule = await import(/* @vite-ignore */ file);
    return toParts(loaded);
  } catch {
    location.reload();
    return new Promise<never>(() => undefined);
  }
}
