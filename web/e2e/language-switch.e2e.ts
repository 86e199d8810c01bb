import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectMarkedForAWhile, noteMarks, readMarks } from './marks.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const toEnglish = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^EN/ });
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 0), id);
/** After the effects of what was shown last. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test.beforeEach(({ page }) => noteMarks(page));

test('a change of language keeps the place, and marks nothing again', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('button', { name: 'Leistungen im Überblick anzeigen' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Parodontologie' }).click();
  await expect(page).toHaveURL('/de/services#parodontologie');
  await expectMarkedForAWhile(page, 'parodontologie');

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
  await twoFrames(page);
  expect(await readMarks(page)).toHaveLength(1);
});

test('the way back and a reload keep the place, and mark nothing again', async ({ page }) => {
  await page.goto('/de/services');
  await page.getByRole('banner').getByRole('button', { name: 'Leistungen im Überblick anzeigen' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Zahnersatz' }).click();
  await expectMarkedForAWhile(page, 'zahnersatz');
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/de/services#zahnersatz');
  await expect(page.getByRole('heading', { level: 1, name: 'Leistungen' })).toBeVisible();
  await twoFrames(page);
  expect(await readMarks(page)).toHaveLength(1);

  const move = (id: string) =>
    page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ behavior: 'instant' }), id);
  await move('fuellungen');
  const before = await topOf(page, 'fuellungen');
  await page.reload();
  await expect.poll(() => topOf(page, 'fuellungen')).toBe(before);
  await twoFrames(page);
  expect(await readMarks(page)).toEqual([]);

  // An address with a part marks it when the page is opened, and not when it is opened again.
  await page.goto('/en/services#kinder');
  await expectMarkedForAWhile(page, 'kinder');
  await page.reload();
  await twoFrames(page);
  expect(await readMarks(page)).toEqual([]);
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
