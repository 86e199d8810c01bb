import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { humanCheck } from './human-check.ts';
import { createPerson } from './patients.ts';

/** Uses up the codes for a new password that this visitor's address may ask for without work. */
async function askForCodes(page: Page, count: number): Promise<void> {
  const targets = Array.from({ length: count }, () => createPerson().email);
  const answers = await page.evaluate(async (emails) => {
    const statuses: number[] = [];
    for (const email of emails) {
      const body = JSON.stringify({ email });
      const headers = { 'Content-Type': 'application/json' };
      statuses.push((await fetch('/api/auth/password/forgot', { method: 'POST', headers, body })).status);
    }
    return statuses;
  }, targets);
  expect(answers).toEqual(targets.map(() => 200));
}

test(`the browser's work takes the place of the sum, once`, async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('POST /api/auth/login 401');
  const patient = await registerPatient();
  const main = page.getByRole('main');
  await page.goto('/de/login');
  await main.getByRole('textbox', { name: 'E-Mail' }).fill(patient.email);
  await main.getByRole('textbox', { name: 'Passwort' }).fill('falsch-geraten');
  await main.getByRole('button', { name: 'Ohne Rechnen bestätigen' }).press('Enter');
  await expect(page.locator('p', { hasText: 'Bestätigt, ganz ohne Rechnen' })).toBeFocused();
  await expect(humanCheck(page)).toHaveCount(0);
  await expectNoAxeFindings(page);

  const tried = page.waitForRequest('**/api/auth/login');
  await main.getByRole('button', { name: 'Anmelden' }).click();
  const headers = await (await tried).allHeaders();
  expect(JSON.parse(atob(headers['x-proof-of-work'] ?? '')).solution.counter).toBeGreaterThan(0);
  await expect(page.getByRole('alert').filter({ hasText: 'E-Mail oder Passwort ist falsch.' })).toBeFocused();
  // A refused log-in asks anew, as it does with the sum.
  await expect(humanCheck(page)).toBeVisible();

  await main.getByRole('textbox', { name: 'Passwort' }).fill(patient.password);
  await main.getByRole('button', { name: 'Ohne Rechnen bestätigen' }).click();
  await expect(page.getByText('Bestätigt, ganz ohne Rechnen')).toBeVisible();
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/dashboard');
});

test('work that the server asks for is done and the call repeated, without a click', async ({
  expectAnswer,
  page,
  readCode,
  registerPatient,
}) => {
  expectAnswer('POST /api/auth/password/forgot 429');
  const patient = await registerPatient();
  const main = page.getByRole('main');
  await page.goto('/de/passwort');
  await askForCodes(page, 6);
  await main.getByRole('textbox', { name: 'E-Mail' }).fill(patient.email);
  // The work lasts until its code is there: what is said meanwhile can be read.
  const worker = Promise.withResolvers<void>();
  await page.route('**/proof-of-work-worker*.js', async (route) => {
    await worker.promise;
    await route.continue();
  });
  await main.getByRole('button', { name: 'Code senden' }).click();
  await expect(page.getByText('Ihr Browser löst gerade eine kleine Aufgabe für uns')).toBeVisible();
  worker.resolve();
  const code = main.getByRole('textbox', { name: 'Code aus der E-Mail' });
  await expect(code).toBeFocused();
  expect(await readCode(patient.email)).toMatch(/^\d{6}$/);
});

test('a browser that can’t do the work says what the server said, and still has the sum', async ({
  expectAnswer,
  page,
  problems,
}) => {
  expectAnswer('POST /api/auth/password/forgot 429');
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  const main = page.getByRole('main');
  await page.goto('/de/passwort');
  await askForCodes(page, 6);
  await main.getByRole('textbox', { name: 'E-Mail' }).fill(createPerson().email);
  await main.getByRole('button', { name: 'Code senden' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Gerade kommen viele Anfragen.' })).toBeFocused();

  await page.goto('/de/login');
  await main.getByRole('button', { name: 'Ohne Rechnen bestätigen' }).click();
  await expect(page.getByText('Das hat gerade nicht geklappt.')).toBeVisible();
  await expect(humanCheck(page)).toBeVisible();
  expect(problems).toEqual([]);
});
