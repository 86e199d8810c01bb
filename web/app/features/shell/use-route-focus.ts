import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { inLanguage } from '../../paths.ts';

/**
 * Tells screen readers of a new page: focus moves to its heading, and for a mere change of language, where
 * focus stays, the title is returned for a live region. Pages that scroll to a part take the focus there.
 */
export function useRouteFocus(): string {
  const { pathname, state, hash } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = previous.current;
    previous.current = pathname;
    if (before === pathname) return;
    if (inLanguage('de', before) === inLanguage('de', pathname)) {
      setAnnouncement(document.title);
      return;
    }
    setAnnouncement('');
    const isScrolledToPart =
      typeof state === 'object' && state !== null && ('scrollTo' in state || 'highlight' in state);
    if (isScrolledToPart || hash !== '') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, state, hash]);

  return announcement;
}
