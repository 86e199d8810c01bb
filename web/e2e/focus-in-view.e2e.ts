import type { Page } from '@playwright/test';
import { bookingPath } from './booking-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 664 } });

const screens = [
  { path: '/de/login', ready: 'Anmelden' },
  { path: '/de/register', ready: 'Registrieren' },
  { path: '/de/booking', ready: 'Worum geht es?' },
  { path: bookingPath({ doctor: 'weber' }), ready: 'Welcher Tag passt Ihnen?' },
  {
    path: bookingPath({ doctor: 'weber', date: '2026-12-10', time: '09:00' }),
    ready: 'Welche Uhrzeit passt Ihnen?',
  },
];

test('header and bars of a phone never hide what has the focus (WCAG 2.4.11)', async ({ page }) => {
  for (const { path, ready } of screens) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { name: ready })).toBeVisible();
    const stops = await walkThrough(page);
    expect(stops.length, path).toBeGreaterThan(10);
    expect(
      stops.filter(({ isHidden }) => isHidden),
      path,
    ).toEqual([]);
  }
});

type Stop = { what: string; isHidden: boolean };

/** Presses Tab until the focus leaves the page, and notes at every stop whether something lies over it. */
async function walkThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null || stops.length > 200) return stops;
    stops.push(stop);
  }
}

function lookAtFocus(): Stop | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isShown = [0.1, 0.5, 0.9].some((share) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * share);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  });
  return { what: focused.textContent || focused.outerHTML, isHidden: !isShown };
}
