import { useLayoutEffect, useRef } from 'react';
import type { Position } from './day-model.ts';

/** The focus of the grid: it follows the position, also where its element was made anew at another place. */
export function useKeptFocus(position: Position | null) {
  const grid = useRef<HTMLTableElement>(null);
  const isWanted = useRef(false);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const root = grid.current;
    if (!root || !position) return;
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isWanted.current || isLost) {
      const element = root.querySelector<HTMLElement>('[tabindex="0"]');
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      isWanted.current = false;
    }
    hadFocus.current = root.contains(document.activeElement);
  });

  return {
    grid,
    focusLater: () => {
      isWanted.current = true;
    },
    /** Between two renders; an element that React takes away tells nobody that it has lost the focus. */
    noteFocus: (isHere: boolean) => {
      hadFocus.current = isHere;
    },
  };
}
