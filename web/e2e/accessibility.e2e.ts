import type { Page } from '@playwright/test';
import { expect, expectComplete, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';

const slugs = ['', 'about', 'services', 'team', 'contact', 'login', 'register', 'dashboard', 'booking'];
slugs.push('passwort', 'gast', 'termin', 'abmelden', 'impressum', 'datenschutz', 'barrierefreiheit', '404');

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const words = [
  { language: 'de', services: 'Leistungen im Überblick anzeigen', menu: 'Menü öffnen', room: 'Empfang' },
  { language: 'en', services: 'Show all services', menu: 'Open menu', room: 'Reception' },
];

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectComplete(page);
}

for (const slug of slugs) {
  test(`/${slug}: axe finds nothing in both languages, and nothing moves sideways`, async ({
    expectAnswer,
    page,
  }) => {
    if (slug === '404') expectAnswer('GET /de/404 404', 'GET /en/404 404');
    test.slow();
    for (const { language } of words) {
      await page.setViewportSize(desktop);
      await openSettled(page, slug === '' ? `/${language}` : `/${language}/${slug}`);
      await expectNoAxeFindings(page);
      await page.setViewportSize(phone);
      await expectNoAxeFindings(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

for (const { language, services, menu, room } of words) {
  test(`${language}: axe finds nothing with open dropdown, gallery and menu`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(desktop);
    await openSettled(page, `/${language}/about`);
    await page.getByRole('banner').getByRole('button', { name: services }).click();
    await expect(page.getByRole('banner').getByRole('listitem').getByRole('listitem')).toHaveCount(10);
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');

    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: new RegExp(`^${room}:`) }).click();
      await expect(page.getByRole('dialog').getByRole('figure')).toBeVisible();
      await expectNoAxeFindings(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }

    await page.getByRole('button', { name: menu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeFindings(page);
  });
}
