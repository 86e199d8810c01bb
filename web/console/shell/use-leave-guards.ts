import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { consolePageAt } from './console-paths.ts';
import { isGuarded, requestPageLeave } from './leave-guards.ts';

/** The page of the console, and the patient that it shows. */
const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${consolePageAt(pathname)} ${new URLSearchParams(search).get('id')}`;

/**
 * Another page or patient asks first while unsaved text would be left, by link or by Back; closing the tab shows the
 * browser's own question. Another day or language leaves nothing.
 */
export function useLeaveGuards(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isGuarded() && placeOf(nextLocation) !== placeOf(currentLocation),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') requestPageLeave(blocker.proceed, blocker.reset);
  }, [blocker]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isGuarded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
}
