import type { Locator, Page, Response } from '@playwright/test';
import { practice } from '@praxisportal/practice/practice';
import { phoneHref } from '../shared/i18n/format.ts';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';

// The public pages for those who see them otherwise: in pain, without scripts, on paper, enlarged, in colours of
// their own, on a slow line.

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };
const enlarged = { width: 320, height: 256 };

/** The links that dial the emergency line and can be seen without scrolling. */
async function countEmergencyLinksInView(page: Page): Promise<number> {
  return page.evaluate((href) => {
    const links = [...document.querySelectorAll(`a[href="${href}"]`)];
    return links.filter((link) => {
      const { top, bottom, width, height } = link.getBoundingClientRect();
      return width > 0 && height > 0 && top >= 0 && bottom <= innerHeight;
    }).length;
  }, phoneHref(practice.emergencyPhone));
}

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** In the browser's own words for a colour, so that black on paper is black whatever was written. */
const black = 'rgb(0, 0, 0)';

test('the emergency line is in sight on every screen before anything is scrolled', async ({ page }) => {
  for (const path of [
    '/de',
    '/en',
    '/de/services',
    '/en/contact',
    '/de/team',
    '/de/booking',
    '/de/dashboard',
  ]) {
    await page.goto(path);
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      expect(await countEmergencyLinksInView(page), `${path} at ${viewport.width} px`).toBeGreaterThan(0);
    }
  }
});

test('the contact page of a phone begins with the emergency line', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/de/contact');
  const block = page.getByRole('region', { name: 'Zahnärztlicher Notfall' });
  await expect(block.getByRole('link', { name: /4710112/ })).toBeInViewport();
});

test.describe('the header', () => {
  test('has room for a long first name at 1280 px, in both languages', async ({ page, registerPatient }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const banner = page.getByRole('banner');
    const heights = async (isReady: () => Promise<void>) => {
      const found: (number | undefined)[] = [];
      for (const path of ['/de', '/en']) {
        await page.goto(path);
        await isReady();
        found.push((await banner.boundingBox())?.height);
      }
      return found;
    };
    const signedOut = await heights(() => expect(banner).toBeVisible());
    await signIn(page, await registerPatient({ firstName: 'Maximiliane-Charlotte' }));
    const name = banner.getByRole('link', { name: /Maximiliane/ });
    expect(await heights(() => expect(name).toBeVisible())).toEqual(signedOut);
  });

  test('keeps log-out in one row of the English menu on a phone', async ({ page, registerPatient }) => {
    await page.setViewportSize(phone);
    await signIn(page, await registerPatient({ firstName: 'Maximiliane-Charlotte' }));
    await page.goto('/en');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const logOut = await menu.getByRole('button', { name: 'Log out' }).boundingBox();
    const name = await menu.getByRole('link', { name: /Maximiliane/ }).boundingBox();
    expect(logOut?.y).toBe(name?.y);
    expect(logOut?.height).toBe(name?.height);
  });

  test('brings its upper row back when the keyboard reaches it', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/de');
    const line = page
      .getByRole('banner')
      .getByRole('navigation', { name: 'Notfall' })
      .getByRole('link')
      .first();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(line).not.toBeInViewport();
    await line.focus();
    await expect(line).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: phone });

  /** A context of its own: the watched one would report every script that is not run. */
  const withoutScripts = test.extend<{ plain: Page }>({
    plain: async ({ browser, server }, use) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: server.url,
        viewport: phone,
      });
      await use(await context.newPage());
      await context.close();
    },
  });

  withoutScripts(
    'a phone has links where the menu would be, the hours and the numbers',
    async ({ plain }) => {
      await plain.goto('/de');
      await expect(plain.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
      // Roles and texts are not looked for inside <noscript>, though the browser shows it.
      const hours = plain.locator('main noscript li').first();
      await expect(hours).toBeVisible();
      expect(await hours.textContent()).toBe('Mo–Do08:00–18:00\u00a0Uhr');
      await expect(plain.getByRole('main').getByRole('link', { name: '+49 221 4710112' })).toBeVisible();
      const nav = plain.locator('noscript nav');
      await nav.locator('a[href="/de/team"]').click();
      await expect(plain.getByRole('heading', { level: 1 })).toContainText('Drei Menschen');
      await nav.locator('a[lang=en]').click();
      await expect(plain.getByRole('heading', { level: 1 })).toContainText('Three people');
    },
  );

  withoutScripts('a link to a service opens its card and marks it', async ({ plain }) => {
    await plain.goto('/de');
    await plain
      .getByRole('main')
      .getByRole('link', { name: /^Ästhetik/ })
      .click();
    const card = plain.getByRole('article', { name: 'Ästhetische Zahnheilkunde' });
    await expect(card).toBeInViewport();
    expect(await styleOf(card, 'outline-style')).toBe('solid');
  });
});

test('at 400 % zoom nothing stays in view but what is read', async ({ page }) => {
  await page.setViewportSize(enlarged);
  await page.goto('/de/services');
  expect(await countEmergencyLinksInView(page)).toBeGreaterThan(0);
  await page.getByRole('article', { name: 'Wurzelbehandlung' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const staying = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(staying).toEqual([]);
});

test('an address with slashes or capitals too many leads to its one page', async ({ page }) => {
  for (const [address, target] of [
    ['/about/?a=1#history', '/de/about?a=1#history'],
    ['/EN//Team//', '/en/team'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('networks that are to come are reached by keyboard, say so, and lead nowhere', async ({ page }) => {
  await page.goto('/de');
  const networks = page.getByRole('contentinfo').getByRole('link', { name: /\(demnächst\)$/ });
  await expect(networks).toHaveText([
    'Instagram (demnächst)',
    'Facebook (demnächst)',
    'LinkedIn (demnächst)',
  ]);
  await networks.first().focus();
  await expect(networks.first()).toBeFocused();
  await expect(networks.first()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(networks.nth(1)).toBeFocused();
  await expect(page).toHaveURL('/de');
  await expectNoAxeFindings(page);
});

test('a printed page is black on white, without what can only be clicked', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/de');
  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    page.getByRole('navigation').first(),
    page.getByRole('banner').getByRole('link', { name: 'Termin buchen' }),
  ]) {
    await expect(gone).toBeHidden();
  }
  const footer = page.getByRole('contentinfo');
  for (const kept of [
    footer.getByRole('link', { name: '+49 221 4710112' }),
    footer.getByText('08:00–18:00 Uhr'),
    page.getByRole('heading', { name: 'Vier Gründe, die Sie nachprüfen können' }),
  ]) {
    await expect(kept).toBeVisible();
    expect(await styleOf(kept, 'color')).toBe(black);
  }
  expect(await styleOf(footer, 'background-color')).toBe('rgba(0, 0, 0, 0)');
});

test('with colours of the visitor’s own, focus, place and opening can still be told', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/de');
  const current = page.getByRole('banner').getByRole('link', { name: 'Start', exact: true });
  expect(await styleOf(current, 'text-decoration-line')).toBe('underline');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await styleOf(focused, 'outline-style')).toBe('solid');
  // A filled dot is open, a ring is closed.
  const dot = page.getByText('Jetzt geöffnet').locator('..').locator('[aria-hidden]');
  const canvas = await styleOf(page.locator('body'), 'background-color');
  expect(await styleOf(dot, 'background-color')).not.toBe(canvas);
});

test('headings, figures and hours have plain zeros, text keeps the face for low vision', async ({ page }) => {
  await page.goto('/de/contact');
  const faceOf = async (element: Locator) => (await styleOf(element, 'font-family')).split(',')[0];
  expect(await faceOf(page.getByRole('heading', { level: 1 }))).toContain('Praxis Display');
  expect(await faceOf(page.getByRole('cell', { name: '08:00–16:00 Uhr' }))).toContain('Praxis Display');
  expect(
    await faceOf(page.getByText('Ihre Nachricht', { exact: false }).or(page.locator('body')).first()),
  ).toContain('Praxis Sans');
  await page.goto('/de');
  const figure = page.getByRole('region', { name: 'Die Praxis in Zahlen' }).getByText('5.000+');
  expect(await faceOf(figure)).toContain('Praxis Display');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(new Set(loaded.map((family) => family.replaceAll('"', '')))).toEqual(
    new Set(['Praxis Sans', 'Praxis Display']),
  );
});

for (const viewport of [phone, desktop]) {
  test(`nothing moves when the fonts arrive late at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + shift,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/de', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Jetzt geöffnet')).toBeVisible();
    release();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Two frames: the one that is laid out anew, and the one after which it is reported.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}

test('pictures have names with a hash and are kept for a year; the API’s stay where they are', async ({
  page,
}) => {
  for (const path of ['/de', '/de/about', '/de/services', '/de/team', '/de/login', '/de/register']) {
    await page.goto(path);
    const sources = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(sources.length, path).toBeGreaterThan(0);
    for (const source of new Set(sources)) {
      expect(source).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.svg$/);
      const answer = await page.request.get(source);
      expect(answer.headers()['cache-control'], source).toContain('immutable');
    }
  }
  const doctors: { image: string }[] = await (await page.request.get('/api/doctors')).json();
  for (const { image } of doctors) {
    const answer = await page.request.get(image);
    expect([image, answer.status(), answer.headers()['content-type']]).toEqual([image, 200, 'image/svg+xml']);
  }
});

test('the privacy page loads its text in one language only', async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) answers.push(response);
  });
  await page.goto('/de/datenschutz');
  await expect(page.getByText('Stand: 25. November 2026')).toBeVisible();
  const scripts = await Promise.all(answers.map((answer) => answer.text()));
  const saying = (words: string) => scripts.filter((script) => script.includes(words)).length;
  expect(saying('Widerruf einer Einwilligung')).toBe(1);
  expect(saying('without affecting what was lawful before')).toBe(0);
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'EN – English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('Stand: 25. November 2026')).toBeHidden();
});
