import type { Page } from '@playwright/test';
import { expect, expectComplete, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';

const slugs = ['', 'about', 'services', 'team', 'contact', 'login', 'register', 'dashboard', 'booking'];
slugs.push(
  'passwort',
  'gast',
  'termin',
  'abmelden',
  'zugang',
  'impressum',
  'datenschutz',
  'barrierefreiheit',
  '404',
);

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectComplete(page);
}

for (const slug of slugs) {
  test(`/${slug}: axe finds nothing, and nothing moves sideways, in both languages`, async ({
    expectAnswer,
    page,
  }) => {
    if (slug === '404') expectAnswer('GET /de/404 404', 'GET /en/404 404');
    test.slow();
    // Both widths and both languages, but not each with each: the same page in other words has the same structure.
    for (const [language, size] of [
      ['de', desktop],
      ['en', phone],
    ] as const) {
      await page.setViewportSize(size);
      await openSettled(page, slug === '' ? `/${language}` : `/${language}/${slug}`);
      await expectNoAxeFindings(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('axe finds nothing with open dropdown, gallery and menu', async ({ page }) => {
  const openGallery = async (room: string) => {
    await page.getByRole('button', { name: new RegExp(`^${room}:`) }).click();
    await expect(page.getByRole('dialog').getByRole('figure')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await page.setViewportSize(desktop);
  await openSettled(page, '/de/about');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Leistungen im Überblick anzeigen' }).click();
  await expect(banner.getByRole('listitem').getByRole('listitem')).toHaveCount(10);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await openGallery('Empfang');

  await page.setViewportSize(phone);
  await openSettled(page, '/en/about');
  await openGallery('Reception');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindings(page);
});
