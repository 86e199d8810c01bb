import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';

test('a list that cannot be loaded says so once, asks once, and loads on request', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('GET /api/appointments 500');
  await signIn(page, await registerPatient());
  let requests = 0;
  await page.route('**/api/appointments', (route) => {
    requests += 1;
    return route.fulfill({ status: 500, json: { error: 'Ein Fehler ist aufgetreten', code: 'internal' } });
  });
  await page.goto('/de/dashboard');
  const alert = page.getByRole('alert').filter({ hasText: 'Ihre Termine konnten nicht geladen werden.' });
  await expect(alert).toBeVisible();
  await expectNoAxeFindings(page);
  expect(requests).toBe(1);

  const retry = alert.getByRole('button', { name: 'Noch einmal versuchen' });
  await retry.click();
  await expect(retry).toBeEnabled();
  expect(requests).toBe(2);
  await expect(alert).toBeVisible();

  await page.unroute('**/api/appointments');
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Kein Termin geplant' })).toBeVisible();
  await expect(alert).toBeHidden();
});
