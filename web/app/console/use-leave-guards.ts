import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { consolePageAt } from '../../console/console-paths.ts';
import type { RequestLeave } from '../../console/use-discard-question.ts';

/**
 * Another page asks first while the open panel holds unsaved text, by link or by Back; closing the tab shows the browser's
 * own question. Another day or language keeps the panel open.
 */
export function useLeaveGuard(leaveGuard: RefObject<RequestLeave | null>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leaveGuard.current !== null &&
      consolePageAt(nextLocation.pathname) !== consolePageAt(currentLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (leaveGuard.current) leaveGuard.current(blocker.proceed, blocker.reset);
    else blocker.proceed();
  }, [blocker, leaveGuard]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (leaveGuard.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [leaveGuard]);
}
