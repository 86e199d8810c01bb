import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { outboxPath } from './paths.ts';

// The server answers an unknown address without a language with the German 404 page. Giving the address its
// language makes it the page that was rendered: otherwise `/x` would be read as the home page in language "x".
const { pathname, search, hash } = location;
if (!/^\/(de|en)(\/|$)/.test(pathname) && pathname !== outboxPath) {
  history.replaceState(history.state, '', `/de${pathname}${search}${hash}`);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
