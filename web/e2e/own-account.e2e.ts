import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';
import { bookAppointment } from './own-appointments.ts';
import { callServer, type Patient } from './patients.ts';

async function logInElsewhere(url: string, { email, password }: Patient): Promise<void> {
  const answer = await callServer(url, 'POST', '/auth/login', { body: { email, password } });
  if (answer.status !== 200) throw new Error(`log-in answered ${answer.status}`);
}

test('a new password, with a hint at how good it is; other devices are logged out', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  test.slow();
  expectAnswer('PUT /api/account/password 403', 'PUT /api/account/password 422');
  const patient = await registerPatient();
  await logInElsewhere(server.url, patient);
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  const currentField = page.getByLabel('Aktuelles Passwort');
  await expect(currentField).toBeFocused();
  await currentField.fill('geraten-1234');
  const field = page.getByLabel('Neues Passwort');
  await field.fill('abcdef');
  await expect(page.getByText('Leicht zu erraten')).toBeVisible();
  await field.fill('Regal-Fisch-Wolke-3');
  await expect(page.getByText('Schwer zu erraten')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(currentField).toBeFocused();
  await expect(currentField).toHaveAccessibleDescription(/Das aktuelle Passwort ist falsch\./);
  await currentField.fill(patient.password);
  await field.fill('password');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(field).toHaveAccessibleDescription(/Dieses Passwort verwenden viele Menschen/);
  await field.fill('Regal-Fisch-Wolke-3');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page.getByText('Ihr Passwort wurde geändert. Alle anderen Geräte sind abgemeldet.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toBeFocused();
  await logInElsewhere(server.url, { ...patient, password: 'Regal-Fisch-Wolke-3' });
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('Regal');
});

test('the own sessions, one ended and then all others', async ({ page, server, registerPatient }) => {
  const patient = await registerPatient();
  for (const _ of [1, 2, 3]) await logInElsewhere(server.url, patient);
  await signIn(page, patient);
  await page.goto('/en/dashboard');
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await expectNoAxeFindings(page);
  await sessions
    .getByRole('button', { name: /, last seen .*: log out$/ })
    .first()
    .click();
  await expect(sessions.getByRole('status')).toHaveText('That device is logged out.');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('heading')).toBeFocused();
  await sessions.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(sessions.getByRole('status')).toHaveText('All other devices are logged out.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  // This one ends like the others, here.
  await sessions.getByRole('button').click();
  await expect(page.getByRole('note')).toHaveText('You’re logged out.');
});

test('once the log-in is a while ago the owner is asked for, before other sessions end and before the own data', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  expectAnswer(
    'DELETE /api/account/sessions 403',
    'POST /api/auth/confirm-owner 403',
    'GET /api/account/export 403',
  );
  const patient = await registerPatient();
  await logInElsewhere(server.url, patient);
  await server.passTime(16 * 60);
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  const sessions = page.getByRole('region', { name: 'Wo Sie angemeldet sind' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Alle anderen Geräte abmelden' }).click();
  const question = sessions.getByRole('form', { name: 'Sind Sie es?' });
  const password = question.getByLabel('Aktuelles Passwort');
  await expect(password).toBeFocused();
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(password).toHaveAccessibleDescription(/Bitte Passwort eingeben/);
  await password.fill('falsch');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/Das aktuelle Passwort ist falsch/);
  await password.fill(patient.password);
  await page.keyboard.press('Enter');
  await expect(sessions.getByRole('status')).toHaveText('Alle anderen Geräte sind abgemeldet.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(question).toHaveCount(0);
  await expect(sessions.getByRole('heading')).toBeFocused();

  await server.passTime(16 * 60);
  await page.goto('/de/dashboard?view=data');
  const before = page.getByRole('form', { name: 'Sind Sie es?' });
  await before.getByLabel('Aktuelles Passwort').fill(patient.password);
  await before.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByText(patient.email).first()).toBeVisible();
  await expect(before).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test('reminders are agreed to and taken back', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.goto('/de/dashboard');
  const reminders = page.getByRole('checkbox', { name: /^Erinnern Sie mich vorher/ });
  await expect(reminders).not.toBeChecked();
  await reminders.check();
  await expect(page.getByText('Wir erinnern Sie an Ihre Termine.')).toBeVisible();
  await page.reload();
  await expect(reminders).toBeChecked();
  await reminders.uncheck();
  await expect(page.getByText('Wir erinnern Sie nicht mehr.')).toBeVisible();
  await page.goto('/en/dashboard');
  await expect(page.getByRole('checkbox', { name: /^Email me a reminder/ })).not.toBeChecked();
});

test('reminders are agreed to while booking, and not asked for again', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  const wizard = '/de/booking?treatment=Kontrolluntersuchung&doctor=weber';
  await page.goto(`${wizard}&date=2027-02-01&time=09:00`);
  const box = page.getByRole('checkbox', { name: /^Erinnern Sie mich/ });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  await page.getByRole('button', { name: 'Termin bestätigen' }).click();
  await page.waitForURL('/de/dashboard');
  await expect(page.getByRole('checkbox', { name: /^Erinnern Sie mich/ })).toBeChecked();
  await page.goto(`${wizard}&date=2027-02-01&time=10:00`);
  await expect(page.getByRole('checkbox', { name: /24 Stunden vorher/ })).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('all that is kept can be read, and taken along as a file', async ({ page, server, registerPatient }) => {
  const patient = await registerPatient();
  const date = '2026-12-17';
  await bookAppointment(server.url, patient, {
    doctorId: 'yilmaz',
    treatmentType: 'Kontrolluntersuchung',
    date,
    time: '15:00',
  });
  await signIn(page, patient);
  await page.goto('/en/dashboard');
  await page.getByRole('link', { name: 'See your data' }).click();
  await expect(page.getByRole('heading', { name: 'My data', level: 1 })).toBeFocused();
  await expect(page.getByText(patient.email).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Kontrolluntersuchung').first()).toBeVisible();
  await expectNoAxeFindings(page);
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await loading;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(JSON.stringify(data)).toContain(patient.email);
  expect(data).toHaveProperty('sections[0].purpose');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back to my appointments' }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
});

test('an account is erased after it was asked for again, and what stays is named', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  test.slow();
  expectAnswer('DELETE /api/account 403', 'DELETE /api/account 409');
  const patient = await registerPatient();
  const date = '2026-12-18';
  await bookAppointment(server.url, patient, {
    doctorId: 'yilmaz',
    treatmentType: 'Kontrolluntersuchung',
    date,
    time: '10:00',
  });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: 'Konto löschen', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Konto löschen?' });
  await expect(dialog).toContainText('630f');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Konto löschen', exact: true }).click();
  await expectNoAxeFindings(page);
  const field = dialog.getByLabel('Aktuelles Passwort');
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(field).toHaveAccessibleDescription(/Bitte Passwort eingeben/);
  await field.fill('geraten-1234');
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(field).toHaveAccessibleDescription(/Das aktuelle Passwort ist falsch\./);
  await field.fill(patient.password);
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(
    dialog.getByRole('checkbox', { name: 'Sagen Sie dabei meine bevorstehenden Termine ab' }),
  ).toHaveAccessibleDescription(/Sie werden nur mit Ihrem Einverständnis abgesagt\./);
  await dialog.getByRole('checkbox', { name: 'Sagen Sie dabei meine bevorstehenden Termine ab' }).check();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();

  await expect(page).toHaveURL('/de');
  const news = page.getByRole('status').filter({ hasText: 'Ihr Konto ist gelöscht' });
  await expect(news).toContainText(/wer wann welchen Termin geändert hat, ohne Namen, bis .* 20\d\d/);
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const { email } = patient;
  const again = await callServer(server.url, 'POST', '/auth/login', {
    body: { email, password: patient.password },
  });
  expect(again.status).toBe(401);
});
