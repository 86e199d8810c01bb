import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');
const logInLink = (page: Page) => header(page).getByRole('link', { name: 'Anmelden' });
const unreachable = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Wir erreichen den Server gerade nicht.' });

test('nobody who is signed in is asked to log in while the page starts', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  const scripts = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.route('**/api/auth/me', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/de/about', { waitUntil: 'commit' });
  // Before the page runs.
  await expect(header(page).getByRole('link', { name: 'Mein Konto' })).toBeVisible();
  await expect(logInLink(page)).toBeHidden();
  // While the server is asked.
  const asked = page.waitForRequest('**/api/auth/me');
  scripts.resolve();
  await asked;
  await expect(header(page).getByRole('link', { name: 'Mein Konto' })).toBeVisible();
  await expect(logInLink(page)).toBeHidden();
  await expectNoAxeFindings(page);
  answer.resolve();
  await expect(header(page).getByRole('link', { name: /^Maria/ })).toBeVisible();
});

test('a visitor without a token sees the way to log in before the page runs', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/de/about', { waitUntil: 'commit' });
  await expect(logInLink(page)).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Mein Konto' })).toBeHidden();
  scripts.resolve();
  await expect(logInLink(page)).toBeVisible();
});

test('a server that fails is called unreachable, the token is kept, and a retry signs in', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('GET /api/auth/me 500');
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ status: 500, json: { error: 'Ein Fehler ist aufgetreten', code: 'internal' } }),
  );
  await page.goto('/de/dashboard');
  await expect(unreachable(page)).toBeVisible();
  await expect(page.getByText('Bitte melden Sie sich an')).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Mein Konto' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(patient.token);
  await expectNoAxeFindings(page);

  await page.unroute('**/api/auth/me');
  await unreachable(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByText('Guten Tag, Maria')).toBeVisible();
});

test('a server that never answers is called unreachable in the end', async ({ page, registerPatient }) => {
  await page.clock.install();
  await signIn(page, await registerPatient());
  await page.route('**/api/auth/me', () => undefined);
  const asked = page.waitForRequest('**/api/auth/me');
  await page.goto('/de/dashboard');
  await asked;
  await page.clock.fastForward(20_000);
  await expect(unreachable(page)).toBeVisible();
});

test('a log-out in another tab counts here at once, also while this page still starts', async ({
  page,
  context,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto('/de/dashboard');
  await expect(page.getByText('Guten Tag, Maria')).toBeVisible();
  const other = await context.newPage();
  const answer = Promise.withResolvers<void>();
  await other.route('**/api/auth/me', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = other.waitForRequest('**/api/auth/me');
  await other.goto('/de/dashboard');
  await asked;

  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(other.getByText('Bitte melden Sie sich an, um Ihre Termine zu sehen.')).toBeVisible();
  answer.resolve();
  await expect(logInLink(other)).toBeVisible();
  await expect(page.getByText('Bitte melden Sie sich an, um Ihre Termine zu sehen.')).toBeVisible();
});

test('a log-in in another tab counts here at once, and its log-out is said', async ({
  page,
  context,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await page.goto('/de/dashboard');
  await expect(page.getByText('Bitte melden Sie sich an, um Ihre Termine zu sehen.')).toBeVisible();
  const other = await context.newPage();
  await signIn(other, patient);
  await other.goto('/de/dashboard');
  await expect(page.getByText('Guten Tag, Maria')).toBeVisible();

  await other.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('note')).toContainText('Sie sind nicht mehr angemeldet.');
  await expectNoAxeFindings(page);
});

test('a log-out gives its focus to the heading and is announced, in the header', async ({
  page,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.goto('/de/team');
  const news = page.getByRole('status').filter({ hasText: 'Sie sind abgemeldet.' });
  await header(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(news).toBeAttached();
});

test('a log-out in the menu closes it', async ({ page, registerPatient }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await registerPatient());
  await page.goto('/de/team');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('button', { name: 'Abmelden' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a token that is gone from this tab is noticed by the next call', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('PUT /api/auth/profile 401');
  await signIn(page, await registerPatient());
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: 'Namen bearbeiten' }).click();
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Marie');
  // As a clean-up by the browser does: no event tells of it.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('note')).toContainText('Sie sind nicht mehr angemeldet.');
});

test('without JavaScript the dashboard says what it needs, and shows no skeleton', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/de/dashboard');
  // By its role: getByText passes over what stands in a noscript element.
  const note = page.getByRole('paragraph').filter({ hasText: 'Diese Seite braucht JavaScript.' });
  await expect(note).toBeVisible();
  await expect(page.getByText('Ihr Konto wird geladen …')).toBeHidden();
  await context.close();
});

test('with forced colours the name and the log-out beside it do not touch', async ({
  page,
  registerPatient,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, await registerPatient());
  await page.goto('/de/team');
  const name = await header(page)
    .getByRole('link', { name: /^Maria/ })
    .boundingBox();
  const logOut = await header(page).getByRole('button', { name: 'Abmelden' }).boundingBox();
  if (name === null || logOut === null) throw new Error('the account is not shown');
  expect(logOut.x - (name.x + name.width)).toBeGreaterThanOrEqual(4);
});
