import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const toEnglish = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^EN/ });
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 0), id);
const isMarked = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.classList.contains('is-highlighted'), id);

test('a change of language keeps the place, and marks nothing again', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('button', { name: 'Leistungen im Überblick anzeigen' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Parodontologie' }).click();
  await expect(page).toHaveURL('/de/services#parodontologie');
  await expect.poll(() => isMarked(page, 'parodontologie')).toBe(true);
  await expect.poll(() => isMarked(page, 'parodontologie')).toBe(false);

  // Somewhere else than where the address points.
  await page.evaluate(() =>
    document.getElementById('wurzelbehandlung')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const before = await topOf(page, 'wurzelbehandlung');
  // By keyboard: the switch stands above what is in sight, and appears with the focus.
  await toEnglish(page).evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/services#parodontologie');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeAttached();
  expect(Math.abs((await topOf(page, 'wurzelbehandlung')) - before)).toBeLessThanOrEqual(200);
  await expect(toEnglish(page)).toBeFocused();
  expect(await isMarked(page, 'parodontologie')).toBe(false);
});

test('the way back keeps the place, and marks nothing again', async ({ page }) => {
  await page.goto('/de/services');
  await page.getByRole('banner').getByRole('button', { name: 'Leistungen im Überblick anzeigen' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Zahnersatz' }).click();
  await expect.poll(() => isMarked(page, 'zahnersatz')).toBe(true);
  await expect.poll(() => isMarked(page, 'zahnersatz')).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/de/services#zahnersatz');
  await expect(page.getByRole('heading', { level: 1, name: 'Leistungen' })).toBeVisible();
  expect(await isMarked(page, 'zahnersatz')).toBe(false);
});

test('whoever changes the language on the way to log in lands in it', async ({ page, registerPatient }) => {
  await page.goto('/de/login?next=%2Fde%2Fbooking%3Ftreatment%3DBeratungstermin');
  await expect(toEnglish(page)).toHaveAttribute('href', /next=/);
  await toEnglish(page).click();
  await expect(page).toHaveURL('/en/login?next=%2Fen%2Fbooking%3Ftreatment%3DBeratungstermin');
  const patient = await registerPatient();
  await page.evaluate((token) => localStorage.setItem('token', token), patient.token);
  await page.reload();
  await expect(page).toHaveURL(/\/en\/booking\?treatment=Beratungstermin/);
});

test('a guest’s link changes its language before the page runs, too', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  const secret = 'A'.repeat(43);
  await page.goto(`/de/termin#${secret}`, { waitUntil: 'commit' });
  await toEnglish(page).click();
  await page.waitForURL(`/en/termin#${secret}`, { waitUntil: 'commit' });
});

test('a broken escape in the address breaks no page', async ({ page }) => {
  await page.goto('/de/services#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1, name: 'Leistungen' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});
