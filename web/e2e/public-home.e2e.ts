import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { expectMarkedForAWhile, noteMarks } from './marks.ts';

const pages = [
  {
    path: '/de',
    lang: 'de',
    title: 'Zahnarztpraxis am Lindenplatz in Köln',
    heading: 'Wir erklären, bevor wir behandeln.',
    sentence: 'Erfundene Beispieltexte, keine Aussagen wirklicher Patientinnen und Patienten.',
  },
  {
    path: '/en',
    lang: 'en',
    title: 'Zahnarztpraxis am Lindenplatz, dentists in Cologne',
    heading: 'We explain before we treat.',
    sentence: 'Made-up examples, not the words of real patients.',
  },
  {
    path: '/de/about',
    lang: 'de',
    title: 'Über uns · Zahnarztpraxis am Lindenplatz',
    heading: 'Seit 1998 unter derselben Linde',
    sentence: 'Jeder erste Termin beginnt mit einem Gespräch im Sitzen, bevor der Stuhl nach hinten fährt.',
  },
  {
    path: '/en/about',
    lang: 'en',
    title: 'About us · Zahnarztpraxis am Lindenplatz',
    heading: 'Under the same linden tree since 1998',
    sentence: 'Every first appointment starts with a conversation, before the chair goes back.',
  },
  {
    path: '/de/team',
    lang: 'de',
    title: 'Team · Zahnarztpraxis am Lindenplatz',
    heading: 'Drei Menschen, denen Sie Fragen stellen können',
    sentence:
      'Emre Yılmaz gehört seit 2014 zum Team. Er behandelt Zahnfleisch und Kiefer und berät auf Deutsch, Türkisch und Englisch.',
  },
  {
    path: '/en/team',
    lang: 'en',
    title: 'Team · Zahnarztpraxis am Lindenplatz',
    heading: 'Three people you can ask anything',
    sentence:
      'Emre Yılmaz joined in 2014. He looks after gums and jaws, and talks to you in German, Turkish or English.',
  },
];

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Visits a page as if a link with this navigation state had led there. */
async function arriveWithState(page: Page, path: string, state: Record<string, string>): Promise<void> {
  await page.goto(path);
  await page.evaluate((usr) => history.replaceState({ usr, key: 'arrived', idx: 0 }, ''), state);
  await page.reload();
}

/** 0 until the picture has arrived. */
async function widthOfLoadedPicture(dialog: Locator): Promise<number> {
  return dialog
    .locator('img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
}

/** The path of an address in the page's head; its origin is the configured one, which tests don't know. */
async function pathIn(page: Page, selector: string): Promise<string> {
  const address = await page.locator(selector).getAttribute('href');
  return new URL(address ?? '').pathname;
}

test('pages are complete without JavaScript and tell machines what they are', async ({ browser, server }) => {
  // A context of its own: the watched one would report every script that is not run.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const { path, lang, title, heading, sentence } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(title);

    const slug = path.slice(3);
    expect(await pathIn(page, 'link[rel=canonical]')).toBe(path);
    expect(await pathIn(page, 'link[rel=alternate][hreflang=de]')).toBe(`/de${slug}`);
    expect(await pathIn(page, 'link[rel=alternate][hreflang=en]')).toBe(`/en${slug}`);
    expect(await pathIn(page, 'link[rel=alternate][hreflang=x-default]')).toBe(`/de${slug}`);
    expect(await page.content()).not.toContain('praxisportal.invalid');
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(50);
    expect(description?.length).toBeLessThanOrEqual(155);
  }
  await context.close();
});

test('search engines find the practice', async ({ page }) => {
  await page.goto('/en');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data: unknown = JSON.parse(text ?? '');
  expect(data).toMatchObject({
    '@type': 'Dentist',
    name: 'Zahnarztpraxis am Lindenplatz',
    url: expect.stringMatching(/^https?:[/][/][^/]+[/]en$/),
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Friday', opens: '08:00', closes: '16:00' }),
    ]),
    telephone: '+49 221 4710120',
    geo: { latitude: 50.9307, longitude: 6.9503 },
  });
});

test('the home page says whether the practice is open, and how to reach it', async ({ page }) => {
  await page.goto('/de');
  await expect(page.getByText(/^Jetzt geöffnet/)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+49 221 4710120' }).first()).toHaveAttribute(
    'href',
    'tel:+492214710120',
  );
  await expect(main.getByText('Beispiel', { exact: true })).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Beratung buchen' })).toHaveAttribute(
    'href',
    '/de/booking?treatment=Beratungstermin',
  );
});

test('a service on the home page leads to its card on the services page', async ({ page }) => {
  await page.goto('/de');
  const teaser = page.getByRole('main').getByRole('link', { name: /^Wurzelbehandlung/ });
  // The address alone names the card, for those who open it in a new tab or without scripts.
  await expect(teaser).toHaveAttribute('href', '/de/services#wurzelbehandlung');
  await teaser.click();
  await expect(page).toHaveURL('/de/services#wurzelbehandlung');
  const card = page.getByRole('article', { name: 'Wurzelbehandlung' });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
});

test('the gallery is used by keyboard alone', async ({ page }) => {
  await page.goto('/de/about');
  const small = page.getByRole('button', { name: 'Empfang: Bild vergrößern' });
  await small.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Räume der Praxis, große Ansicht' });
  await expect(large).toBeVisible();
  await expect(large.getByText('Bild 2 von 6')).toBeVisible();
  await expect.poll(() => widthOfLoadedPicture(large)).toBeGreaterThan(0);

  await page.keyboard.press('ArrowLeft');
  await expect(large.getByText('Bild 1 von 6')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(large.getByText('Bild 6 von 6')).toBeVisible();
  await expect(large.getByRole('figure')).toContainText('Röntgen');
  await page.keyboard.press('Home');
  await expect(large.getByText('Bild 1 von 6')).toBeVisible();
  const next = large.getByRole('button', { name: 'Nächstes Bild' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(large.getByText('Bild 2 von 6')).toBeVisible();
  await expect(next).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(small).toBeFocused();
});

test('a portrait that fails is replaced by an icon with the same name', async ({ expectAnswer, page }) => {
  await page.goto('/de/team');
  const card = page.getByRole('article', { name: 'Dr. Emre Yılmaz' });
  const address = await card.getByRole('img').getAttribute('src');
  expectAnswer(`GET ${address} 404`);
  await page.route(`**${address}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await card.scrollIntoViewIfNeeded();
  const portrait = card.getByRole('img', { name: 'Porträt von Dr. Emre Yılmaz' });
  await expect(portrait).toBeVisible();
  await expect.poll(() => portrait.evaluate((element) => element.tagName)).toBe('DIV');
  await expectNoAxeFindings(page);
});

test('a link to a doctor scrolls to the card and marks it for two seconds', async ({ page }) => {
  await noteMarks(page);
  await arriveWithState(page, '/en/team', { scrollTo: 'hoffmann' });
  const card = page.getByRole('article', { name: 'Dr. Lena Hoffmann' });
  await expectMarkedForAWhile(page, 'hoffmann');
  await expect(card.getByRole('link', { name: 'Book with Dr. Lena Hoffmann' })).toHaveAttribute(
    'href',
    '/en/booking?doctor=hoffmann',
  );
});

test.describe('the header on a wide screen', () => {
  test.use({ viewport: desktop });

  test('opens the services by keyboard; Escape closes them and keeps the place', async ({ page }) => {
    await page.goto('/de');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Leistungen im Überblick anzeigen' });
    const emergency = page.getByRole('banner').getByRole('link', { name: 'Notfallbehandlung' });
    await expect(emergency).toBeHidden();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(emergency).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kontrolluntersuchung' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(emergency).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('closes on Escape what the mouse has opened, wherever the focus is', async ({ page }) => {
    await page.goto('/de');
    const banner = page.getByRole('banner');
    const elsewhere = page.getByRole('main').getByRole('link', { name: 'Die Praxis kennenlernen' });
    await elsewhere.focus();
    await banner.getByRole('link', { name: 'Leistungen', exact: true }).hover();
    await expect(banner.getByRole('link', { name: 'Notfallbehandlung' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('link', { name: 'Notfallbehandlung' })).toBeHidden();
    await expect(elsewhere).toBeFocused();
  });

  test('keeps open what the mouse has opened when it presses the arrow, in older browsers too', async ({
    page,
  }) => {
    // Before Safari 18.2 and Firefox 129 a click does not say what pressed.
    await page.addInitScript(() =>
      addEventListener(
        'click',
        (event) => {
          if (!(event instanceof PointerEvent)) return;
          event.stopImmediatePropagation();
          event.preventDefault();
          event.target?.dispatchEvent(new MouseEvent('click', event));
        },
        true,
      ),
    );
    await page.goto('/de');
    const banner = page.getByRole('banner');
    const arrow = banner.getByRole('button', { name: 'Leistungen im Überblick anzeigen' });
    // Stands there as soon as the page runs.
    await expect(page.getByText('Jetzt geöffnet')).toBeVisible();
    await banner.getByRole('link', { name: 'Leistungen', exact: true }).hover();
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    await arrow.click();
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    await arrow.focus();
    await page.keyboard.press('Enter');
    await expect(arrow).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens the services under the mouse and leads to one of them', async ({ page }) => {
    await page.goto('/en');
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(
      banner.getByRole('listitem').filter({ hasText: 'Emergency treatment' }).last(),
    ).toBeVisible();
    await banner.getByRole('link', { name: 'Periodontology' }).click();
    await expect(page).toHaveURL('/en/services#parodontologie');
    await expect(page.getByRole('article', { name: 'Periodontology' })).toBeFocused();
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: phone });

  test('keeps the focus inside and gives it back on Escape', async ({ page }) => {
    await page.goto('/de');
    const opener = page.getByRole('button', { name: 'Menü öffnen' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu).toBeVisible();
    const stops = await menu.getByRole('link').or(menu.getByRole('button')).count();
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first stop the browser itself may have the focus, but never the page below.
      const isOutside = await menu.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('has one row for the services, which opens their list', async ({ page }) => {
    await page.goto('/de');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    const link = await menu.getByRole('link', { name: 'Leistungen', exact: true }).boundingBox();
    const toggle = menu.getByRole('button', { name: 'Leistungen im Überblick anzeigen' });
    expect((await toggle.boundingBox())?.y).toBe(link?.y);
    await expect(menu.getByRole('link', { name: 'Füllungen' })).toBeHidden();
    await toggle.click();
    await menu.getByRole('link', { name: 'Füllungen' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('article', { name: 'Füllungen' })).toBeFocused();
  });

  test('closes when a page is chosen', async ({ page }) => {
    await page.goto('/de');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByRole('link', { name: 'Über uns' }).click();
    await expect(page).toHaveURL('/de/about');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goBack();
    await expect(
      page.getByRole('link', { name: 'Die Praxis kennenlernen', includeHidden: true }),
    ).toBeAttached();
    await expect(page.getByRole('button', { name: 'Menü öffnen', includeHidden: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});

test('changing the language keeps path, query and hash', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/de/team?from=letter#weber');
  const english = page.getByRole('banner').getByRole('link', { name: /^(EN|English)/ });
  await expect(english).toHaveAttribute('href', '/en/team?from=letter#weber');
  await english.click();
  await expect(page).toHaveURL('/en/team?from=letter#weber');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three people you can ask anything');
});
