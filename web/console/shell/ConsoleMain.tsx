import type { ReactNode } from 'react';

/** The content of a page that is no screen of its own. */
export function ConsoleMain({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-form px-4 py-10">
      {children}
    </main>
  );
}
