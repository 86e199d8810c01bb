import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';
import { solveHumanCheck } from './human-check.ts';
import { endMoments, holdMoments } from './moments.ts';
import { bookAppointment } from './own-appointments.ts';
import { callServer } from './patients.ts';

// The tests' clock starts on Wednesday, 25 November 2026, 09:00.
const checkup = {
  doctorId: 'weber',
  treatmentType: 'Kontrolluntersuchung',
  date: '2026-11-30',
  time: '09:00',
};
const today = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-25', time: '11:00' };

test('shows the next appointment large, and each of them once', async ({ page, server, registerPatient }) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, checkup);
  await bookAppointment(server.url, patient, { ...today, time: '11:30' });
  await signIn(page, patient);
  await page.goto('/de/dashboard');

  const next = page.getByRole('region', { name: 'Ihr nächster Termin' });
  await expect(next).toContainText('25. November 2026');
  await expect(next).toContainText('11:30–12:00 Uhr');
  await expect(next.getByText('Heute')).toBeVisible();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByRole('region')).toHaveAccessibleName('Ihr nächster Termin');
  await expect(rows.first()).toContainText('Geplant');
  await expect(rows.nth(1)).toContainText('Montag, 30. November 2026');
  await expect(rows.nth(1)).toContainText('09:00 Uhr · 30 Min.');
  await expect(rows.nth(1)).toContainText('Kontrolluntersuchung · Dr. Katharina Weber');
  await expect(rows.nth(1)).toContainText('Geplant');
  await expect(rows.nth(1)).not.toContainText('Heute');
  await expectNoAxeFindings(page);

  await page.goto('/en/dashboard');
  const english = page.getByRole('tabpanel').getByRole('listitem').nth(1);
  await expect(english).toContainText('Monday, 30 November 2026');
  await expect(english).toContainText('Check-up');
  await expect(english).toContainText('Scheduled');
});

test('cancels an appointment by keyboard: question, success, then the list without it', async ({
  page,
  server,
  registerPatient,
}) => {
  // Five axe runs take their time on a busy machine.
  test.slow();
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-01' });
  await signIn(page, patient);
  await holdMoments(page);
  await page.goto('/de/dashboard');

  const open = page.getByRole('button', {
    name: 'Termin am Dienstag, 1. Dezember 2026, 09:00 Uhr absagen',
  });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await expect(dialog).toContainText('Dienstag, 1. Dezember 2026, 09:00 Uhr');
  await expect(dialog).toContainText('mindestens 24 Stunden vorher');
  await expect(dialog).toContainText('50\u00a0€');
  await expect(dialog.getByRole('button', { name: 'Termin behalten' })).toBeFocused();
  // It changes its colours when it can be pressed.
  await expect(dialog.getByRole('button', { name: 'Ja, absagen' })).toBeEnabled();
  await expectNoAxeFindings(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const done = page.getByRole('alertdialog', { name: 'Termin abgesagt' });
  await expect(done.getByText('Ihr Termin wurde abgesagt.')).toBeVisible();
  await expectNoAxeFindings(page);
  await endMoments(page);
  await expect(done).toBeHidden();

  await expect(page.getByRole('tabpanel', { name: 'Bevorstehend (0)' })).toBeFocused();
  // What was cancelled stays said when the dialog is gone.
  const told = page.getByRole('status').filter({ hasText: 'abgesagt' });
  await expect(told).toHaveText('Ihr Termin am Dienstag, 1. Dezember 2026, 09:00 Uhr, wurde abgesagt.');
  await expect(page.getByRole('heading', { name: 'Kein Termin geplant' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('tab', { name: /Vergangen/ }).click();
  const past = page.getByRole('tabpanel').getByRole('listitem');
  await expect(past).toContainText('Storniert');
  await expect(past.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(past).toContainText('Storniert');
  await expectNoAxeFindings(page);
});

test('explains a cancellation that comes too late, and one that does not arrive', async ({
  expectAnswer,
  page,
  server,
  openVisitor,
  registerPatient,
}) => {
  expectAnswer('DELETE /api/appointments/:id 409');
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-02' });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  const ask = page.getByRole('button', { name: /^Termin am Mittwoch, 2\. Dezember 2026/ });
  await ask.click();

  await page.route('**/api/appointments/*', (route) => route.abort('aborted'), { times: 1 });
  await page.getByRole('button', { name: 'Ja, absagen' }).click();
  const failure = 'Fehler beim Stornieren des Termins. Bitte versuchen Sie es erneut.';
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeFocused();
  await page.getByRole('button', { name: 'Termin behalten' }).click();
  await expect(ask).toBeVisible();

  // The same patient cancels it elsewhere meanwhile.
  const other = await openVisitor();
  await signIn(other, patient);
  await holdMoments(other);
  await other.goto('/en/dashboard');
  await other.getByRole('button', { name: /^Cancel the appointment on Wednesday/ }).click();
  await other.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(other.getByText('Your appointment has been cancelled.')).toBeVisible();

  await ask.click();
  await page.getByRole('button', { name: 'Ja, absagen' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Dieser Termin kann nicht mehr abgesagt werden.' });
  await expect(alert).toBeFocused();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Termin behalten' }).click();
  await expect(page.getByRole('heading', { name: 'Kein Termin geplant' })).toBeVisible();
});

test('edits the name in place; it stands at once wherever the name is shown', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-03', time: '09:00' });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: 'Namen bearbeiten' }).click();
  const firstName = page.getByRole('textbox', { name: 'Vorname' });
  await expect(firstName).toBeFocused();
  await firstName.fill(' ');
  await page.keyboard.press('Enter');
  await expect(firstName).toHaveAccessibleDescription(/Bitte Vornamen eingeben/);
  await expectNoAxeFindings(page);
  await firstName.fill('Marie-Luise');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Ihr Name wurde gespeichert.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Marie-Luise Sommer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Namen bearbeiten' })).toBeFocused();
  const people = page.getByRole('region', { name: 'Für wen Sie buchen' });
  await expect(people.getByText('Marie-Luise Sommer')).toBeVisible();
  // An appointment of one's own bears no name.
  await expect(page.getByText(/^für .*Sommer/)).toHaveCount(0);
  await page.getByRole('button', { name: /absagen$/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await expect(dialog.getByText('03. Dezember 2026').or(dialog.getByText(/3\. Dezember 2026/))).toBeVisible();
  await expect(dialog).not.toContainText('Sommer');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('Guten Tag, Marie-Luise')).toBeVisible();

  await page.getByRole('button', { name: 'Namen bearbeiten' }).click();
  await firstName.fill('Jemand');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Marie-Luise Sommer' })).toBeVisible();
});

test('an editor keeps its text through a session that ended, and through a reload', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  expectAnswer('PUT /api/auth/profile 401');
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: 'Namen bearbeiten' }).click();
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Marie-Luise');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Marie-Luise');
  // Nothing else that was asked for may hear of the log-out first.
  await expect(page.getByRole('heading', { name: 'Kein Termin geplant' })).toBeVisible();
  for (const name of ['Für wen Sie buchen', 'Wo Sie angemeldet sind'])
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(1);

  await callServer(server.url, 'POST', '/auth/logout', { token: patient.token });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('note')).toContainText('Was Sie eingegeben haben, steht danach wieder da.');
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page.getByRole('note')).toContainText('Sie sind nicht mehr angemeldet.');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(patient.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(patient.password);
  await solveHumanCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/dashboard');
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Marie-Luise');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Ihr Name wurde gespeichert.')).toBeVisible();
  await expect(page.getByText('Guten Tag, Marie-Luise')).toBeVisible();

  // Whoever logs out leaves nothing behind.
  await page.getByRole('button', { name: 'Namen bearbeiten' }).click();
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Jemand');
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByText('Bitte melden Sie sich an, um Ihre Termine zu sehen.')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('Jemand');
});

test('changes e-mail and phone with the password and a code each', async ({
  expectAnswer,
  page,
  registerPatient,
  readCode,
}) => {
  expectAnswer('PUT /api/auth/profile/set-email 400', 'PUT /api/auth/profile/set-email 403');
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.goto('/en/dashboard');
  const newEmail = `new.${patient.email}`;
  await page.getByRole('button', { name: 'Change email' }).click();
  const password = page.getByLabel('Current password');
  await expect(password).toBeFocused();
  await password.fill(patient.password);
  const email = page.getByRole('textbox', { name: 'New email address' });
  await email.fill(newEmail);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('textbox', { name: 'Code from the email' });
  await expect(code).toBeFocused();
  // What the bar at the top covers in part counts as too small a target.
  await password.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expectNoAxeFindings(page);
  const right = await readCode(newEmail);
  await code.fill(right === '000000' ? '000001' : '000000');
  await expect(code).toHaveAccessibleDescription(/Invalid code/);
  await password.fill('not-the-one');
  await code.fill(right);
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/That isn’t your current password\./);
  await password.fill('');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(password).toHaveAccessibleDescription(/Please enter your password/);
  await password.fill(patient.password);
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByText('Your email address has been changed.')).toBeVisible();
  await expect(page.getByText(newEmail, { exact: true })).toBeVisible();

  const digits = `30${patient.phone.slice(-6)}`;
  await page.getByRole('button', { name: 'Change phone number' }).click();
  await password.fill(patient.password);
  await page.getByRole('textbox', { name: 'New phone number' }).fill(`0${digits}`);
  await page.getByRole('button', { name: 'Call me with a code' }).click();
  await expect(page.getByRole('textbox', { name: 'Code from the call' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Code from the call' }).fill(await readCode(`+49${digits}`));
  await expect(page.getByText('Your phone number has been changed.')).toBeVisible();
  await expect(page.getByText(`+49 30 ${digits.slice(2)}`)).toBeVisible();
});

test('a wrong password is told before a code is sent, and without one a code to the present contact will do', async ({
  expectAnswer,
  page,
  registerPatient,
  readCode,
}) => {
  expectAnswer('POST /api/auth/confirm-owner 403', 'POST /api/auth/confirm-owner 400');
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/otp/send-email')) sent += 1;
  });
  await page.getByRole('button', { name: 'E-Mail ändern' }).click();
  const password = page.getByLabel('Aktuelles Passwort');
  const newEmail = page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' });
  const newContact = page.getByRole('group', { name: 'E-Mail ändern' });
  await newEmail.fill(`neu.${patient.email}`);
  await newContact.getByRole('button', { name: 'Code senden' }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Bitte Passwort eingeben/);
  await password.fill('geraten-1234');
  await newContact.getByRole('button', { name: 'Code senden' }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Das aktuelle Passwort ist falsch\./);
  expect(sent).toBe(0);

  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await expect(password).toBeHidden();
  await expectNoAxeFindings(page);
  const codes = newContact.getByRole('button', { name: 'Code senden' });
  await codes.last().click();
  await expect(page.getByText('Bitte lassen Sie sich zuerst einen Code')).toBeVisible();
  expect(sent).toBe(0);
  await newContact.getByRole('button', { name: 'Anruf mit Code anfordern' }).click();
  const spoken = page.getByRole('textbox', { name: 'Code aus dem Anruf' });
  await expect(spoken).toBeFocused();
  const right = await readCode(patient.phone);
  await spoken.fill(right === '000000' ? '000001' : '000000');
  await expect(spoken).toHaveAccessibleDescription(/Ungültiger Code/);
  await spoken.fill(right);
  await expect(page.getByText('Telefonnummer bestätigt')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bisherige E-Mail-Adresse' })).toBeHidden();
  await codes.click();
  const code = page.getByRole('textbox', { name: 'Code aus der E-Mail' });
  await expect(code).toBeFocused();
  await code.fill(await readCode(`neu.${patient.email}`));
  await expect(page.getByText('Ihre E-Mail-Adresse wurde geändert.')).toBeVisible();
});

test('copies the account number and says so', async ({ page, context, registerPatient }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const patient = await registerPatient();
  await signIn(page, patient);
  await holdMoments(page);
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: 'E-Mail kopieren' }).click();
  await expect(page.getByText('Kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(patient.email);
  await endMoments(page);
  await expect(page.getByText('Kopiert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kontonummer kopieren' }).click();
  await expect(page.getByText('Kopiert')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(copied, { exact: true })).toBeVisible();
});

test('asks a visitor to log in or register, and comes back', async ({ page }) => {
  await page.goto('/de/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('Bitte melden Sie sich an, um Ihre Termine zu sehen.')).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(main.getByRole('link', { name: 'Registrieren' })).toHaveAttribute(
    'href',
    '/de/register?next=%2Fde%2Fdashboard',
  );
  await main.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/login?next=%2Fde%2Fdashboard');
});

test('a stored token that is no longer good is removed without a word', async ({ expectAnswer, page }) => {
  expectAnswer('GET /api/auth/me 401');
  await page.addInitScript(() => localStorage.setItem('token', 'long-gone'));
  await page.goto('/de/dashboard');
  await expect(page.getByText('Bitte melden Sie sich an, um Ihre Termine zu sehen.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('can be used on a phone and at 320 px', async ({ page, server, registerPatient }) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-03', time: '16:30' });
  await signIn(page, patient);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/dashboard');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  // The boxes of a code stay in their panel.
  await page.getByRole('button', { name: 'E-Mail ändern' }).click();
  await page.getByLabel('Aktuelles Passwort').fill(patient.password);
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(`new.${patient.email}`);
  await page.getByRole('button', { name: 'Code senden' }).click();
  const code = page.getByRole('textbox', { name: 'Code aus der E-Mail' });
  await expect(code).toBeFocused();
  // Typed as a person would, to the last box but one: the whole code would be sent.
  await code.pressSequentially('12345');
  const places = await code.evaluate((input) => {
    const frame = input.parentElement?.getBoundingClientRect();
    const panel = input.closest('.bg-leaf-50')?.getBoundingClientRect();
    return {
      field: frame?.right ?? Infinity,
      panel: panel?.right ?? 0,
      scrolled: input.parentElement?.scrollLeft,
    };
  });
  expect(places.field).toBeLessThanOrEqual(places.panel);
  expect(places.scrolled).toBe(0);
});
