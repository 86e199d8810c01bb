import type { Page } from '@playwright/test';
import { bookingPath } from './booking-page.ts';
import { answerChat, box, messages, openChat, panel, say } from './chat-page.ts';
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

test('nor does the chat beside a page, nor what is new in it at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openChat(page, '/de/contact');
  await page.getByRole('banner').getByRole('link').first().focus();
  const stops = await walkThrough(page);
  expect(stops.filter(({ what }) => what === 'Impressum').length).toBeGreaterThan(0);
  expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
  // The room at the end of the page goes with the panel.
  await panel(page).getByRole('button', { name: 'Chat schließen' }).click();
  expect(await page.evaluate(() => document.body.style.paddingBottom)).toBe('');

  await page.setViewportSize({ width: 320, height: 256 });
  await answerChat(
    page,
    { body: { message: 'Bitte.' } },
    { body: { message: Array.from({ length: 9 }, () => 'Gern geschehen.').join('\n\n') } },
  );
  await openChat(page, '/de');
  await say(page, 'Danke');
  await expect(messages(page).getByText('Bitte.', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  // Of a long answer the beginning is shown, which may be an emergency's; whoever writes on sees the box again.
  await say(page, 'Danke');
  await expect(messages(page).getByText('Gern geschehen.').first()).toBeInViewport({ ratio: 1 });
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('A');
  await expect(box(page)).toBeInViewport({ ratio: 1 });
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

async function lookAtFocus(): Promise<Stop | null> {
  // What moves for the focus does so before the next picture.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isShown = [0.1, 0.5, 0.9].some((share) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * share);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  });
  return { what: focused.textContent || focused.outerHTML, isHidden: !isShown };
}
