import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The page does not move sideways, nothing that can be pressed is cut off, and no day of a calendar stands in two lines. */
export async function expectAllInSight(page: Page): Promise<void> {
  await expectNothingBroken(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^(Termin buchen|Book online)$/ })).toBeInViewport({
    ratio: 1,
  });
  await expect(header.getByRole('button', { name: /^(Menü öffnen|Open menu)$/ })).toBeInViewport({
    ratio: 1,
  });
}

/** Days and weekdays whose letters stand in two lines or are wider than their place. */
function listBrokenDays(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role="grid"] button, [role="grid"] th')]
    .filter((cell) => {
      const words = document.createRange();
      const shown = cell.querySelector('[aria-hidden="true"]:not(.absolute)')?.firstChild ?? cell.firstChild;
      if (shown === null) return false;
      words.selectNodeContents(shown);
      const { width } = words.getBoundingClientRect();
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 || width > cell.getBoundingClientRect().width;
    })
    .map((cell) => cell.textContent ?? '');
}

/** The page does not move sideways, and no day of a calendar or part of an e-mail address stands in two lines. */
export async function expectNothingBroken(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  await expect.poll(() => page.evaluate(isWide)).toBe(false);
  expect(await page.evaluate(listBrokenDays)).toEqual([]);
  expect(await page.evaluate(listBrokenAddresses)).toEqual([]);
}

/** Parts of e-mail addresses that a line break cuts. */
function listBrokenAddresses(): string[] {
  return [...document.querySelectorAll('a[href^="mailto:"]')].flatMap((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const part = document.createRange();
      part.selectNodeContents(walker.currentNode);
      const tops = new Set([...part.getClientRects()].map(({ top }) => Math.round(top)));
      // A hyphen is a place to break.
      if (tops.size > 1 && !part.toString().includes('-')) broken.push(part.toString());
    }
    return broken;
  });
}
