import type { Page } from '@playwright/test';
import { limits } from '@praxisportal/contract/limits';
import { expect } from './fixtures.ts';

/** A part of a page that was marked; its focus and its mark begin together. */
type Mark = { id: string; focusedAtMs: number; lastedMs?: number };

declare global {
  interface Window {
    marks?: Mark[];
  }
}

/** From the next page on, every mark is noted by the page itself: a busy machine may look too late to see one. */
export async function noteMarks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks: Mark[] = [];
    const focusedAtMs = new Map<string, number>();
    window.marks = marks;
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) focusedAtMs.set(target.id, performance.now());
    });
    const note = (element: Element) => {
      const { id } = element;
      const open = marks.find((mark) => mark.id === id && mark.lastedMs === undefined);
      const isMarked = element.classList.contains('is-highlighted');
      if (isMarked && !open) marks.push({ id, focusedAtMs: focusedAtMs.get(id) ?? Number.NaN });
      if (!isMarked && open) open.lastedMs = performance.now() - open.focusedAtMs;
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) note(target);
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  });
}

/** All marks since the page was loaded, in their order. */
export const readMarks = (page: Page): Promise<Mark[]> => page.evaluate(() => window.marks ?? []);

/** The part has the focus and is in view, was the last one that was marked, for as long as it should, and is no more. */
export async function expectMarkedForAWhile(page: Page, id: string): Promise<void> {
  const part = page.locator(`[id="${id}"]`);
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  await expect
    .poll(async () => (await readMarks(page)).at(-1))
    .toEqual({ id, focusedAtMs: expect.any(Number), lastedMs: expect.any(Number) });
  const mark = (await readMarks(page)).at(-1);
  // Timers of the browser are exact to a millisecond.
  expect(mark?.lastedMs).toBeGreaterThanOrEqual(limits.highlightMs - 1);
  await expect(part).not.toHaveClass(/is-highlighted/);
}
