import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';
import { solveHumanCheck } from './human-check.ts';
import { callServer, createPerson, readOutbox } from './patients.ts';

test('a code to the address sets a new password, and other sessions end', async ({
  expectAnswer,
  page,
  readCode,
  registerPatient,
  server,
}) => {
  expectAnswer('POST /api/auth/password/reset 400', 'POST /api/auth/password/reset 422');
  const patient = await registerPatient();
  const main = page.getByRole('main');
  const field = (name: string | RegExp) => main.getByRole('textbox', { name });
  await page.goto('/en/login?next=%2Fen%2Fbooking%3Ftreatment%3DBeratungstermin');
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/en\/passwort\?next=/);
  await expectNoAxeFindings(page);
  await field('Email').fill(patient.email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(field('Code from the email')).toBeFocused();
  await expect(main.getByText(/If there’s an account for .*, a code is on its way/)).toBeVisible();

  const save = main.getByRole('button', { name: 'Save password and log in' });
  await field('Code from the email').fill('123');
  await field(/^New password/).fill('kurz');
  await save.click();
  const summary = page.getByRole('alert').filter({ hasText: 'all 6 digits' });
  await expect(summary).toBeFocused();
  for (const problem of ['at least 6 characters', 'don’t match'])
    await expect(summary).toContainText(problem);
  await expectNoAxeFindings(page);

  const right = await readCode(patient.email);
  await field('Code from the email').fill(right === '000000' ? '000001' : '000000');
  await expect(field(/^New password/)).toBeFocused();
  await field(/^New password/).fill('Kastanie-Regen-9');
  await field('Repeat new password').fill('Kastanie-Regen-9');
  await save.click();
  await expect(field('Code from the email')).toHaveAccessibleDescription(/Invalid code/);
  await expect(field('Code from the email')).toBeFocused();

  // A reload keeps the code that is on its way, and no password.
  await page.reload();
  await field('Code from the email').fill(right);
  await field(/^New password/).fill('aaaaaaaa');
  await field('Repeat new password').fill('aaaaaaaa');
  await save.click();
  await expect(field(/^New password/)).toHaveAccessibleDescription(/password is too simple/);
  await field(/^New password/).fill('Kastanie-Regen-9');
  await field('Repeat new password').fill('Kastanie-Regen-9');
  await save.click();
  await expect(page).toHaveURL(/\/en\/booking\?treatment=Beratungstermin/);
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is set' })).toBeVisible();

  expect((await callServer(server.url, 'GET', '/auth/me', { token: patient.token })).status).toBe(401);
  const body = { email: patient.email, password: 'Kastanie-Regen-9' };
  expect((await callServer(server.url, 'POST', '/auth/login', { body })).status).toBe(200);
});

test('an address without account looks the same, and another one can be tried', async ({ page, server }) => {
  const stranger = createPerson();
  const main = page.getByRole('main');
  await page.goto('/de/passwort');
  await main.getByRole('button', { name: 'Code senden' }).click();
  const email = main.getByRole('textbox', { name: 'E-Mail' });
  await expect(email).toHaveAccessibleDescription(/Bitte E-Mail eingeben/);
  await email.fill(stranger.email);
  await main.getByRole('button', { name: 'Code senden' }).click();
  await expect(main.getByText(/Wenn es zu .* ein Konto gibt, ist jetzt ein Code unterwegs/)).toBeVisible();
  expect((await readOutbox(server.url)).filter(({ to }) => to === stranger.email)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Andere Adresse' }).click();
  await expect(email).toBeFocused();
});

test('somebody who is signed in may set a new password, too', async ({ page, readCode, registerPatient }) => {
  const patient = await registerPatient();
  await signIn(page, patient);
  const main = page.getByRole('main');
  await page.goto('/de/passwort');
  await main.getByRole('textbox', { name: 'E-Mail' }).fill(patient.email);
  await main.getByRole('button', { name: 'Code senden' }).click();
  const code = main.getByRole('textbox', { name: 'Code aus der E-Mail' });
  await expect(code).toBeFocused();
  await code.fill(await readCode(patient.email));
  await main.getByRole('textbox', { name: /^Neues Passwort(?! wiederholen)/ }).fill('Kastanie-Regen-9');
  await main.getByRole('textbox', { name: 'Neues Passwort wiederholen' }).fill('Kastanie-Regen-9');
  await main.getByRole('button', { name: 'Passwort speichern und anmelden' }).click();
  await expect(page).toHaveURL('/de/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();

  await page.goto('/de/login');
  await main.getByRole('textbox', { name: 'E-Mail' }).fill(patient.email);
  await main.getByRole('textbox', { name: 'Passwort' }).fill('Kastanie-Regen-9');
  await solveHumanCheck(page);
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/dashboard');
});
