import type { ReactNode } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

// Runs while the page is read, before anything is painted; the server's policy allows it by its hash. React
// escapes quotes and angle brackets here, so there are none.
const markQuery = 'document.documentElement.toggleAttribute(`data-has-query`, !!location.search)';

/**
 * The prerendered wizard stands at step 1. If the address holds choices it stays unseen until the page runs
 * and the right step is there; without scripts, or without choices, it shows at once.
 */
export function UntilHydrated({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <>
      {!isHydrated && <script>{markQuery}</script>}
      <div className={isHydrated ? undefined : '[[data-has-query]_&]:invisible'}>{children}</div>
    </>
  );
}
