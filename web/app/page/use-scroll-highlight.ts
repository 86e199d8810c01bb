import { limits } from '@praxisportal/contract/limits';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

function readState(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value = Object.entries(state).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
}

/**
 * Scrolls to the element whose id the navigation state names under `stateKey`, or else the address after its
 * `#`, moves focus to it and returns that id for 2 s, then null. Give the elements `id` and `tabIndex={-1}`, and
 * the class `is-highlighted` while their id is returned.
 */
export function useScrollHighlight(stateKey: 'scrollTo' | 'highlight'): string | null {
  const { state, hash, key } = useLocation();
  const target = readState(state, stateKey) ?? (hash === '' ? null : decodeURIComponent(hash.slice(1)));
  const [highlighted, setHighlighted] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same target again is a new navigation, hence `key`
  useEffect(() => {
    const element = target === null ? null : document.getElementById(target);
    if (target === null || element === null) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.focus({ preventScroll: true });
    // Centring what is nearly as high as the window would push its heading out of sight.
    const block = element.offsetHeight > innerHeight / 2 ? 'start' : 'center';
    element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block });
    setHighlighted(target);
    const timer = setTimeout(() => setHighlighted(null), limits.highlightMs);
    return () => clearTimeout(timer);
  }, [target, key]);

  return highlighted;
}
