import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { holdMoments } from './moments.ts';

test('shows a new code by itself, large and to be copied', async ({
  page,
  context,
  registerPatient,
  readCode,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdMoments(page);
  await page.goto('/outbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Postausgang' })).toBeVisible();

  const patient = await registerPatient();
  const code = await readCode(patient.phone);
  const message = page.getByRole('listitem').filter({ hasText: patient.phone });
  await expect(message.getByText(code, { exact: true })).toBeVisible();
  await expect(message.getByText('Anruf', { exact: true })).toBeVisible();
  await message.getByRole('button', { name: `Code ${code} kopieren` }).click();
  await expect(message.getByText('Kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expectNoAxeFindings(page);

  // Newest first: the account was made after the call, the call came after the e-mail.
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  const own = page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${patient.email}|\\${patient.phone}`) });
  await expect(own).toContainText(['Ihr Konto wurde angelegt', 'Bestätigungscode', 'Ihr Code:']);
});

test('goes on by itself when the server answers again', async ({ page, problems, registerPatient }) => {
  await page.route('**/api/outbox', (route) => route.abort('internetdisconnected'));
  await page.goto('/outbox');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/outbox');
  const patient = await registerPatient();
  await expect(page.getByRole('listitem').filter({ hasText: patient.email })).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The lost connection is what this test asks for.
  expect(problems.splice(0)).toContainEqual(expect.stringContaining('ERR_INTERNET_DISCONNECTED'));
});

test('shows an e-mail as a mail program would, and its plain text', async ({ page, registerPatient }) => {
  const patient = await registerPatient();
  await page.goto('/outbox');
  const message = page.getByRole('listitem').filter({ hasText: patient.email }).first();
  const mail = message.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1, name: 'Ihr Konto wurde angelegt' })).toBeVisible();
  const greeting = `Guten Tag, ${patient.firstName} ${patient.lastName}`;
  await expect(mail.getByText(greeting)).toBeVisible();
  await expect(message.getByText(greeting)).toBeHidden();
  const sheet = mail.getByRole('heading', { level: 1 });
  const look = page.getByRole('combobox', { name: 'E-Mails zeigen' });
  await expect(sheet).toHaveCSS('color', 'rgb(29, 43, 38)');
  await look.selectOption('dunkel, 320 px breit');
  await expect(sheet).toHaveCSS('color', 'rgb(237, 242, 230)');
  await expect(message.locator('iframe')).toHaveCSS('width', '320px');
  await expectNoAxeFindings(page);
  await look.selectOption('hell');
  await message.getByText('Als reinen Text lesen').click();
  await expect(message.getByText(greeting)).toBeVisible();
});

test('can be read on a phone and at 320 px', async ({ page, registerPatient }) => {
  const patient = await registerPatient();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/outbox');
  await expect(page.getByRole('listitem').filter({ hasText: patient.email })).toHaveCount(2);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
});
