import type { ReactNode } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
import { PageDocument } from '../shared/page/PageDocument.tsx';
import { FailureScreen } from './layouts/FailureScreen.tsx';
import { KeptPlace } from './page/KeptPlace.tsx';
import { ReadingPosition } from './page/ReadingPosition.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import './styles/app.css';

// Runs before anything is painted; the server's policy allows it by its hash. React escapes quotes and ampersands
// here, so there are none. A stored token means that nobody knows yet who is signed in.
const markToken =
  'try{document.documentElement.toggleAttribute(`data-has-token`,!!localStorage.getItem(`token`))}catch{}';

/*
 * Pages are rendered without query and hash. Until they run, the links that take the query along (the language, and the
 * way between log-in and registration) are given it when they are pressed, and so is the way to log-in the choices of the
 * wizard. The language takes the hash along, too: a guest's link opens nothing without it.
 */
const carryQuery =
  'addEventListener(`click`,function(e){var a=e.target.closest(`a[data-carries]`),s=location.search;if(!a)return;if(a.hreflang)a.hash=location.hash;if(a.search||!s)return;a.search=a.dataset.carries==`next`?`next=`+encodeURIComponent(location.pathname+s):s.replace(/next=%2F(de|en)/,`next=%2F`+(a.hreflang||`$1`))},true)';

/** The document around every page, the failure page included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <PageDocument
      head={
        <>
          <script>{markToken}</script>
          <script>{carryQuery}</script>
          {import.meta.env.SSR && <Links />}
        </>
      }
    >
      {children}
      <ReadingPosition />
      <KeptPlace />
      {import.meta.env.SSR && <Scripts />}
    </PageDocument>
  );
}

export default function App() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}

export function ErrorBoundary() {
  return <FailureScreen />;
}

/** Every page is prerendered, so this is only seen if an address reaches the page-less fallback file. */
export function HydrateFallback() {
  return null;
}
