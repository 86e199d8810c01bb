/** The year in which the site was built: what the footer says until the browser knows the date. */
declare const __BUILD_YEAR__: number;

interface Window {
  /** What React Router's build writes into every page: the files of each route. */
  __reactRouterManifest?: {
    routes: Record<string, import('./layouts/page-loading/page-files.ts').RouteFiles>;
  };
  /** The modules of the routes that make up the page, which its inline script imports. */
  __reactRouterRouteModules?: Record<string, import('./browser-routes.ts').RouteModule>;
}
