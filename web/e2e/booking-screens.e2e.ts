import type { Locator, Page } from '@playwright/test';
import {
  bookingPath,
  calendar,
  confirmButton,
  continueButton,
  day,
  doctor,
  policyBox,
  slot,
  stepHeading,
  treatment,
} from './booking-page.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';

// How the wizard fits on screens, and what is left of it without colours, motion, scripts or a quick network.
// The clock starts at Wednesday 2026-11-25, 09:00.

const timePath = bookingPath({ doctor: 'weber', date: '2026-12-10', time: '09:00' });

const states = [
  { name: 'step 1', path: '/de/booking', heading: 'Worum geht es?' },
  { name: 'step 2', path: bookingPath({}), heading: 'Zu wem möchten Sie?' },
  { name: 'step 3', path: bookingPath({ doctor: 'weber' }), heading: 'Welcher Tag passt Ihnen?' },
  { name: 'step 4', path: timePath, heading: 'Welche Uhrzeit passt Ihnen?' },
  {
    name: 'an empty day',
    path: bookingPath({ doctor: 'weber', date: '2026-12-06' }),
    heading: 'Welche Uhrzeit passt Ihnen?',
  },
];

for (const { name, path, heading } of states) {
  test(`axe finds nothing at ${name}, and nothing moves sideways at 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(stepHeading(page, heading)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoAxeFindings(page);
    }
    await expectNoSidewaysScroll(page);
  });
}

/** Whether the whole element is in sight: within the window, and nothing lies over its middle or its edges. */
async function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
    const points = [
      [left + 4, (top + bottom) / 2],
      [(left + right) / 2, top + 4],
      [(left + right) / 2, bottom - 4],
    ] as const;
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (node.contains(hit) || hit.contains(node));
    });
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1280, 720],
] as const) {
  test.describe(`at ${width} × ${height} without scrolling`, () => {
    test.use({ viewport: { width, height } });

    test('the first free day and the way on are in sight', async ({ page }) => {
      await page.goto(bookingPath({ doctor: 'weber' }));
      const free = calendar(page)
        .getByRole('button', { name: /Zeiten frei/ })
        .first();
      await expect(free).toBeVisible();
      expect(await isInSight(free)).toBe(true);
      expect(await isInSight(continueButton(page))).toBe(true);
      await free.click();
      expect(await isInSight(continueButton(page))).toBe(true);
    });

    test('a time and the confirmation are in sight, and what is missing leads to the policy below', async ({
      page,
    }) => {
      await page.goto(timePath);
      await expect(slot(page, '09:00')).toBeChecked();
      expect(await isInSight(page.locator('label', { hasText: '09:00 Uhr' }))).toBe(true);
      expect(await isInSight(confirmButton(page))).toBe(true);
      // The browser is in another zone.
      await expect(page.getByText('Alle Zeiten sind Ortszeit in Köln.')).toBeVisible();
      const missing = page.getByRole('link', { name: 'Bitte akzeptieren Sie die Stornierungsbedingungen' });
      expect(await isInSight(missing)).toBe(true);
      await missing.click();
      await expect(policyBox(page)).toBeFocused();
      expect(await isInSight(policyBox(page))).toBe(true);
      await page.keyboard.press('Space');
      await expect(confirmButton(page)).toBeEnabled();
      await expect(missing).toBeHidden();
    });
  });
}

test('on wide screens the times stand beside the days, on phones below them', async ({ page }) => {
  const boxOf = async (element: Locator) => {
    const box = await element.boundingBox();
    if (box === null) throw new Error('not shown');
    return box;
  };
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-10', step: '3' }));
  const times = page.getByRole('group', { name: /^Freie Zeiten am/ });
  await expect(times).toBeVisible();
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const days = await boxOf(calendar(page));
    const beside = await boxOf(times);
    expect(beside.x).toBeGreaterThanOrEqual(days.x + days.width);
    expect(beside.y).toBeLessThan(days.y + days.height);
    expect(days.width).toBeLessThanOrEqual(480);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const days = await boxOf(calendar(page));
  expect((await boxOf(times)).y).toBeGreaterThan(days.y + days.height);
});

test('at 400 % zoom the heading of the next step is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/de/booking');
  await treatment(page, /^Kontrolluntersuchung/).click();
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeFocused();
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeInViewport({ ratio: 1 });
  await doctor(page, 'Dr. Katharina Weber').click();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeInViewport({ ratio: 1 });
});

test.describe('with forced colours', () => {
  test('day, time, dentist and progress can be told apart', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(timePath);
    await expect(slot(page, '09:00')).toBeChecked();
    const highlight = await systemColor(page, 'Highlight');
    const looks = (element: Locator) =>
      element.evaluate((node) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(node);
        return { backgroundColor, hasBorder: borderTopWidth !== '0px' };
      });

    const chosenDay = await looks(day(page, /10\. Dezember 2026, ausgewählt/));
    expect(chosenDay).toEqual({ backgroundColor: highlight, hasBorder: true });
    const freeDay = await looks(day(page, / 11\. Dezember 2026/));
    expect(freeDay.backgroundColor).not.toBe(highlight);
    expect(freeDay.hasBorder).toBe(true);
    expect((await looks(day(page, / 12\. Dezember 2026, geschlossen/))).hasBorder).toBe(false);

    expect((await looks(page.locator('label', { hasText: '09:00' }))).backgroundColor).toBe(highlight);
    expect((await looks(page.locator('label', { hasText: '09:30' }))).backgroundColor).not.toBe(highlight);

    const bars = page.getByRole('list', { name: 'Schritte der Buchung' }).getByRole('listitem');
    await page.goto(bookingPath({ doctor: 'weber', step: '2' }));
    await expect(doctor(page, /Dr\. Katharina Weber \(ausgewählt\)/)).toBeVisible();
    const barOf = async (index: number) => looks(bars.nth(index).locator('[aria-hidden]').first());
    expect((await barOf(1)).backgroundColor).toBe(highlight);
    expect((await barOf(2)).backgroundColor).not.toBe(highlight);
  });
});

async function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `forced-color-adjust: none; background: ${color}`;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);
}

test('at 200 and 400 % zoom what stays in place leaves half of the screen', async ({ page }) => {
  const zoomed = [
    { width: 640, height: 512 },
    { width: 320, height: 256 },
  ];
  for (const { path, heading } of states) {
    await page.goto(path);
    await expect(stepHeading(page, heading)).toBeVisible();
    for (const size of zoomed) {
      await page.setViewportSize(size);
      expect(await measureCovered(page), `${path} at ${size.width} px`).toBeLessThan(0.5);
    }
  }
  await page.goto(timePath);
  await policyBox(page).check();
  for (const size of zoomed) {
    await page.setViewportSize(size);
    await confirmButton(page).scrollIntoViewIfNeeded();
    await expect(confirmButton(page)).toBeInViewport();
  }
});

/** The share of the screen that is covered by what stays where it is, with the page scrolled. */
async function measureCovered(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: 400, behavior: 'instant' });
    const pinned = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { width: wide, height: high } = element.getBoundingClientRect();
      return ['fixed', 'sticky'].includes(position) && visibility === 'visible' && wide > 1 && high > 1;
    });
    const rows = Array.from({ length: innerHeight }, (_, y) =>
      pinned.some((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        // What is sticky but not stuck moves with the page.
        const isStuck = top <= 1 || bottom >= innerHeight - 60;
        return isStuck && top <= y && y < bottom;
      }),
    );
    return rows.filter(Boolean).length / innerHeight;
  });
}

test('with reduced motion nothing is scrolled smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      if (typeof options === 'object') sessionStorage.setItem('scrolled', String(options.behavior));
      scroll.call(this, options);
    };
  });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-10' }));
  await slot(page, '09:00').click();
  await expect(policyBox(page)).toBeInViewport();
  expect(await page.evaluate(() => sessionStorage.getItem('scrolled'))).toBe('auto');
});

test('without JavaScript there is a sentence and a phone number instead of tiles that lead nowhere', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const path of ['/de/booking', bookingPath({ doctor: 'weber' })]) {
    await page.goto(path);
    // By its role: getByText passes over what stands in a noscript element.
    const note = page.getByRole('paragraph').filter({ hasText: 'Diese Seite braucht JavaScript.' });
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: '+49 221 4710120' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Termin buchen', level: 1 })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Behandlungen' })).toBeHidden();
    await expect(page.getByText('Ihre Auswahl wird geladen …')).toBeHidden();
  }
  await context.close();
});

test('before the page runs a treatment can be chosen all the same', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/de/booking?', { waitUntil: 'commit' });
  await treatment(page, /^Füllungen/).click({ noWaitAfter: true });
  await page.waitForURL(/treatment=F%C3%BCllungen/, { waitUntil: 'commit' });
  await expect(page.getByText('Ihre Auswahl wird geladen …')).toBeVisible();
  release();
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeVisible();
});

test.describe('when the page’s program never comes', () => {
  test.use({ expectedProblems: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('a way on appears', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(bookingPath({ doctor: 'weber' }), { waitUntil: 'domcontentloaded' });
    const late = page.locator('p', { hasText: 'Das dauert länger als sonst. Laden Sie die Seite neu' });
    await expect(late).toBeHidden();
    await expect(late).toBeVisible();
  });
});

test('a tap is answered at once, however slow the network is', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.goto(bookingPath({}));
  await expect(doctor(page, 'Dr. Katharina Weber')).toBeVisible();
  await page.route('**/api/doctors/**', async (route) => {
    await released;
    await route.continue();
  });
  await doctor(page, 'Dr. Katharina Weber').click();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  await day(page, /30\. November 2026$/).click();
  await expect(day(page, /30\. November 2026, ausgewählt$/)).toBeVisible();
  await expect(page.getByText('Freie Zeiten werden geladen …')).toBeAttached();
  release();
  await expect(slot(page, '08:00')).toBeVisible();
});

test.describe('in the practice’s zone', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('the zone goes without saying', async ({ page }) => {
    await page.goto(timePath);
    await expect(slot(page, '09:00')).toBeChecked();
    await expect(page.getByText('Ortszeit')).toBeHidden();
  });
});

test('somebody in pain reads the emergency line, not the office', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/de/booking');
    const advice = page.locator('p', { hasText: 'Starke Schmerzen, eine Schwellung oder ein Unfall' });
    const number = advice.getByRole('link');
    await expect(number).toHaveAttribute('href', 'tel:+492214710112');
    expect(await isInSight(number)).toBe(true);
  }
});
