import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { humanCheck, readSum, solveHumanCheck } from './human-check.ts';

test('logs in by e-mail and password, lands in the part of the dashboard that was asked for, and out again', async ({
  page,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await page.goto('/de/dashboard?view=data');
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expectNoAxeFindings(page);
  const email = page.getByRole('textbox', { name: 'E-Mail' });
  // What a password manager knows the account by.
  await expect(email).toHaveAttribute('autocomplete', 'username');
  const password = page.getByRole('textbox', { name: 'Passwort' });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await email.fill(patient.email);
  await password.fill(patient.password);
  await solveHumanCheck(page);
  // By keyboard: Enter sends the form.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/dashboard?view=data');

  await page.goto('/de/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Bitte melden Sie sich an, um Ihre Termine zu sehen.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a wrong password is answered in one sentence, keeps the e-mail and asks a new sum', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('POST /api/auth/login 401');
  const patient = await registerPatient();
  await page.goto('/de/login');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(patient.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('falsch-geraten');
  await solveHumanCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'E-Mail oder Passwort ist falsch.' });
  await expect(alert).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(patient.email);
  await expect(humanCheck(page)).toHaveValue('');
  // What the header covers just now has no size to be judged.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeFindings(page);

  await page.getByRole('textbox', { name: 'Passwort' }).fill(patient.password);
  await solveHumanCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/dashboard');
});

test('names all that is missing at once, and leads to the fields', async ({ page }) => {
  await page.goto('/de/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Anmelden' });
  const email = page.getByRole('textbox', { name: 'E-Mail' });
  const password = page.getByRole('textbox', { name: 'Passwort' });
  await submit.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie 3 Angaben:' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Bitte E-Mail eingeben',
    'Bitte Passwort eingeben',
    'CAPTCHA-Verifizierung fehlgeschlagen',
  ]);
  await expectNoAxeFindings(page);
  await summary.getByRole('link', { name: 'Bitte Passwort eingeben' }).click();
  await expect(password).toBeFocused();
  await expect(humanCheck(page)).toHaveAccessibleDescription(
    /^CAPTCHA-Verifizierung fehlgeschlagen Bitte tragen Sie das Ergebnis ein\./,
  );
  await expect(email).toHaveAccessibleDescription(/Bitte E-Mail eingeben/);
  await expect(password).toHaveAccessibleDescription(/Bitte Passwort eingeben/);
  await email.fill('maria@example.org');
  await password.fill('geheim');
  const sum = await readSum(page);
  await humanCheck(page).fill(String(sum === 2 ? 3 : sum - 1));
  await submit.click();
  await expect(humanCheck(page)).toHaveAccessibleDescription(/CAPTCHA-Verifizierung fehlgeschlagen/);
  await expect(humanCheck(page)).toBeFocused();
  await expect(page.getByText(/^Neue Rechenaufgabe:/)).toBeAttached();
  await expect(email).toHaveValue('maria@example.org');
  await expect(password).toHaveValue('geheim');
});

test('comes back to where the log-in was asked for, and never to another site', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('POST /api/auth/login 401');
  const patient = await registerPatient();
  await page.goto('/en/login?next=%2Fen%2Fbooking%3Ftreatment%3DBeratungstermin');
  await expectNoAxeFindings(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Register now' })).toHaveAttribute(
    'href',
    /\/en\/register\?next=%2Fen%2Fbooking/,
  );
  await page.getByRole('textbox', { name: 'Email' }).fill(patient.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-one');
  await solveHumanCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong email address or password.' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Password' }).fill(patient.password);
  await solveHumanCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/en\/booking\?treatment=Beratungstermin/);

  await page.goto('/de/login?next=https%3A%2F%2Fevil.example%2Fde');
  await expect(page).toHaveURL('/de/dashboard');
});

test('leads a signed-in visitor on', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.goto('/de/register');
  await expect(page).toHaveURL('/de/dashboard');
});
