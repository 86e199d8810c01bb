import { type RefObject, useEffect } from 'react';

/**
 * What gets the focus on the page does not stay hidden under the panel that stands beside it (WCAG 2.4.11): it is scrolled
 * free. At the end of the page there is room for that only as long as the panel is open.
 */
export function useUncovered(panel: RefObject<HTMLElement | null>, isBeside: boolean): void {
  useEffect(() => {
    if (!isBeside) return;
    let frame = 0;
    const onFocus = ({ target }: Event) => {
      cancelAnimationFrame(frame);
      // The browser scrolls first.
      frame = requestAnimationFrame(() => {
        if (panel.current && target instanceof HTMLElement) uncover(target, panel.current);
      });
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
      document.body.style.paddingBottom = '';
    };
  }, [panel, isBeside]);
}

const gapPx = 16;

function uncover(target: HTMLElement, panel: HTMLElement): void {
  // Whoever presses something with a pointer has it in sight.
  if (panel.contains(target) || !target.matches(':focus-visible') || !isUnder(target, panel)) return;
  const byPx = Math.ceil(target.getBoundingClientRect().bottom - panel.getBoundingClientRect().top + gapPx);
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const missingPx = scrollTop + byPx + clientHeight - scrollHeight;
  const { style } = document.body;
  const before = style.paddingBottom;
  if (missingPx > 0) style.paddingBottom = `${(Number.parseFloat(before) || 0) + missingPx}px`;
  scrollBy({ top: byPx, behavior: 'instant' });
  if (!isUnder(target, panel)) return;
  // It stands still on the screen.
  style.paddingBottom = before;
  scrollTo({ top: scrollTop, behavior: 'instant' });
}

/** Whether the larger part of its width is covered. */
function isUnder(target: HTMLElement, panel: HTMLElement): boolean {
  const { left, right, top, bottom, width } = target.getBoundingClientRect();
  const over = panel.getBoundingClientRect();
  const coveredPx = Math.min(right, over.right) - Math.max(left, over.left);
  return coveredPx >= width / 2 && bottom > over.top && top < over.bottom;
}
