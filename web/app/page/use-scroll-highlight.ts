import { limits } from '@praxisportal/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { inLanguage } from '../paths.ts';

function readState(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value = Object.entries(state).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
}

function readHash(hash: string): string | null {
  try {
    return hash === '' ? null : decodeURIComponent(hash.slice(1));
  } catch {
    // A broken escape in a link from elsewhere names no part of the page.
    return null;
  }
}

/** The keys of the history's entries that were answered; going back to one of them must not do it again. */
const answered = new Set<string>();

/**
 * Scrolls to the element whose id the navigation state names under `stateKey`, or else the address after its
 * `#`, moves focus to it and returns that id for 2 s, then null. Give the elements `id` and `tabIndex={-1}`, and
 * the class `is-highlighted` while their id is returned. A change of language and the way back keep the place.
 */
export function useScrollHighlight(stateKey: 'scrollTo' | 'highlight'): string | null {
  const { pathname, state, hash, key } = useLocation();
  const target = readState(state, stateKey) ?? readHash(hash);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const shown = useRef(pathname);

  // The same target again is a new navigation, hence `key`.
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const isOnlyLanguage = before !== pathname && inLanguage('de', before) === inLanguage('de', pathname);
    const element = target === null ? null : document.getElementById(target);
    if (target === null || element === null || isOnlyLanguage || answered.has(key)) return;
    setTimeout(() => answered.add(key));
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.focus({ preventScroll: true });
    // Centring what is nearly as high as the window would push its heading out of sight.
    const block = element.offsetHeight > innerHeight / 2 ? 'start' : 'center';
    element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block });
    setHighlighted(target);
    const timer = setTimeout(() => setHighlighted(null), limits.highlightMs);
    return () => clearTimeout(timer);
  }, [pathname, target, key]);

  return highlighted;
}
