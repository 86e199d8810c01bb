import { limits } from '@praxisportal/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { inLanguage } from '../../shared/i18n/language-address.ts';
import { recall, rememberForTab } from '../../shared/session/tab-memory.ts';

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

const memory = 'answered-highlights';

/** The keys of this tab's history entries that were answered. */
function readAnswered(): string[] {
  const kept = recall(memory);
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}

let isOpeningAnswered = false;

/** Whether the history's entry asks for the first time; a reload and the ways back and forward keep the place. */
function isUnanswered(key: string): boolean {
  if (key !== keyOfOpening) return !readAnswered().includes(key);
  const [opening] = performance.getEntriesByType('navigation');
  const isNew = opening instanceof PerformanceNavigationTiming && opening.type === 'navigate';
  return isNew && !isOpeningAnswered;
}

function noteAnswered(key: string): void {
  if (key === keyOfOpening) isOpeningAnswered = true;
  else rememberForTab(memory, [...readAnswered(), key].slice(-entriesKept));
}

// What the router calls the entry that a page was opened with, whatever page that is.
const keyOfOpening = 'default';
const entriesKept = 50;

/**
 * Scrolls to the element whose id the navigation state names under `stateKey`, or else the address after its
 * `#`, moves focus to it and returns that id for 2 s, then null. Give the elements `id` and `tabIndex={-1}`, and
 * the class `is-highlighted` while their id is returned. A change of language, a reload and the way back
 * keep the place.
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
    if (target === null || element === null || isOnlyLanguage || !isUnanswered(key)) return;
    setTimeout(() => noteAnswered(key));
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
