import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the element into view whenever what it shows changes: no result of an action stands off screen. */
export function useInSight<Shown extends HTMLElement>(shown: unknown): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (shown) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shown]);
  return element;
}
