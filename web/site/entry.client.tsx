import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { HydratedRouter, RouterProvider } from 'react-router/dom';
import { toBrowserRoutes } from './browser-routes.ts';

// The server answers an unknown address without a language with the German 404 page. Giving the address its
// language makes it the page that was rendered: otherwise `/x` would be read as the home page in language "x".
// So it would be with the outbox where the server has none.
const { pathname, search, hash } = location;
const isOutbox = document.querySelector('main[data-outbox]') !== null;
if (!/^\/(de|en)(\/|$)/.test(pathname) && !isOutbox) {
  history.replaceState(history.state, '', `/de${pathname}${search}${hash}`);
}

/**
 * The router of a site whose pages are files and ask no server for data; React Router's own start brings what other
 * sites need. In development it stays, because screens are exchanged through it while they are written.
 */
function startRouter() {
  if (import.meta.env.DEV) return <HydratedRouter />;
  const routes = toBrowserRoutes(
    window.__reactRouterManifest?.routes ?? {},
    window.__reactRouterRouteModules ?? {},
  );
  return (
    <>
      <RouterProvider router={createBrowserRouter(routes, { hydrationData: { loaderData: {} } })} />
      {/* The page was written with a second part here; without it `useId` would count otherwise. */}
      {null}
    </>
  );
}

const router = startRouter();
startTransition(() => {
  hydrateRoot(document, <StrictMode>{router}</StrictMode>);
});
