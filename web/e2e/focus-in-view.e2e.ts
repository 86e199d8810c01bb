import type { Page } from '@playwright/test';
import { bookingPath } from './booking-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 664 } });

const screens = [
  { name: 'log-in', path: '/de/login', ready: 'Anmelden' },
  { name: 'registration', path: '/de/register', ready: 'Registrieren' },
  { name: 'step 1 of the booking', path: '/de/booking', ready: 'Worum geht es?' },
  { name: 'step 3', path: bookingPath({ doctor: 'weber' }), ready: 'Welcher Tag passt Ihnen?' },
  {
    name: 'step 4',
    path: bookingPath({ doctor: 'weber', date: '2026-12-10', time: '09:00' }),
    ready: 'Welche Uhrzeit passt Ihnen?',
  },
];

for (const { name, path, ready } of screens) {
  test(`header and bars of a phone never hide what has the focus (${name}, WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { name: ready })).toBeVisible();
    const stops = await walkThrough(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
  });
}

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
