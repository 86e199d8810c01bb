import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { humanCheck, readSum, solveHumanCheck } from './human-check.ts';
import { createPerson } from './patients.ts';
import { german, openForm, proveContact } from './registration-form.ts';

test('registers from the first field to the dashboard, with a wrong code on the way', async ({
  expectAnswer,
  page,
  readCode,
}) => {
  expectAnswer('POST /api/auth/otp/verify-email 400');
  const person = createPerson();
  const form = await openForm(page);
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);

  await form.email.fill(person.email);
  await page.getByRole('button', { name: 'Code senden' }).click();
  const code = page.getByRole('textbox', { name: 'Code aus der E-Mail' });
  await expect(code).toBeFocused();
  await expect(page.getByText(`Wir haben einen Code an ${person.email} gesendet.`)).toBeVisible();
  const right = await readCode(person.email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await expect(code).toHaveAccessibleDescription(/Ungültiger Code/);
  await expect(code).toBeFocused();
  await code.pressSequentially(right);
  await expect(page.getByText('E-Mail-Adresse bestätigt')).toBeVisible();

  await form.phone.fill(person.phone);
  await proveContact(page, german.phone, () => readCode(person.phone));

  await form.password.fill(person.password);
  await form.repeat.fill(person.password);
  await solveHumanCheck(page);
  await form.privacy.check();
  // axe measures a control that happens to lie half below the header as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeFindings(page);
  await form.submit.click();

  await expect(page).toHaveURL('/de/dashboard');
  await expect(page.getByRole('main').getByText(`Guten Tag, ${person.firstName}`)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/register/);
});

test('names all problems at once, in their order and words, and loses nothing that was typed', async ({
  page,
  readCode,
}) => {
  const person = createPerson();
  const form = await openForm(page);
  const summary = page.getByRole('alert').filter({ hasText: /^Bitte prüfen Sie \d Angaben:/ });

  await form.submit.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Bitte Vornamen eingeben',
    'Bitte Nachnamen eingeben',
    'Bitte E-Mail eingeben',
    'Bitte Telefonnummer eingeben',
    /^CAPTCHA-Verifizierung fehlgeschlagen/,
    'Bitte akzeptieren Sie die Datenschutzerklärung',
    'Passwort muss mindestens 6 Zeichen lang sein',
  ]);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.firstName).toBeFocused();
  await expect(form.firstName).toHaveAccessibleDescription(/Bitte Vornamen eingeben/);

  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await form.password.fill('abc12');
  await form.repeat.fill('abc13');
  const sum = await readSum(page);
  await humanCheck(page).fill(String(sum + 1));
  await form.submit.click();
  await expect(summary.getByRole('link')).toHaveText([
    'CAPTCHA-Verifizierung fehlgeschlagen',
    'Bitte akzeptieren Sie die Datenschutzerklärung',
    'Bitte verifizieren Sie Ihre E-Mail-Adresse',
    'Bitte verifizieren Sie Ihre Telefonnummer',
    'Passwörter stimmen nicht überein',
    'Passwort muss mindestens 6 Zeichen lang sein',
  ]);
  await expect(form.email).toHaveAccessibleDescription(/Bitte verifizieren Sie Ihre E-Mail-Adresse/);
  await expect(form.phone).toHaveAccessibleDescription(/Bitte verifizieren Sie Ihre Telefonnummer/);
  await expect(form.repeat).toHaveAccessibleDescription(/Passwörter stimmen nicht überein/);
  await expect(form.password).toHaveAccessibleDescription(/Passwort muss mindestens 6 Zeichen lang sein/);
  await expect(humanCheck(page)).toHaveAccessibleDescription(/CAPTCHA-Verifizierung fehlgeschlagen/);
  await expectNoAxeFindings(page);
  // A wrong answer brings a new sum, and what was wrong stays in sight.
  await expect(page.getByText(/^Neue Rechenaufgabe:/)).toBeAttached();
  await expect(humanCheck(page)).toHaveValue('');
  await expect(humanCheck(page)).toHaveAccessibleDescription(/CAPTCHA-Verifizierung fehlgeschlagen/);

  await solveHumanCheck(page);
  await form.privacy.check();
  await proveContact(page, german.email, () => readCode(person.email));
  await proveContact(page, german.phone, () => readCode(person.phone));
  await form.repeat.fill('abc12');
  await form.submit.click();
  // A single problem needs no summary.
  await expect(form.password).toBeFocused();
  await expect(form.password).toHaveAccessibleDescription(/Passwort muss mindestens 6 Zeichen lang sein/);
  await expect(summary).toHaveCount(0);
  await expect(form.firstName).toHaveValue(person.firstName);
  await expect(form.email).toHaveValue(person.email);

  await form.password.fill(person.password);
  await form.repeat.fill(person.password);
  await form.submit.click();
  await expect(page).toHaveURL('/de/dashboard');
});

test('problems follow the language of the page', async ({ expectAnswer, page }) => {
  expectAnswer('POST /api/auth/login 401');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de/register');
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Maria');
  await page.getByRole('button', { name: 'Code senden' }).click();
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveAccessibleDescription(
    /Bitte E-Mail eingeben/,
  );
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check 7 entries:' });
  await expect(summary.getByRole('link', { name: 'Please accept the privacy policy' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^E-?mail/i })).toHaveAccessibleDescription(
    /Please enter your e-?mail address/,
  );
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Maria');
  await expect(page.getByText(/^Bitte/)).toHaveCount(0);

  // What the server refused follows, too.
  await page.goto('/de/login');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('niemand@example.org');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('falsch-geraten');
  await solveHumanCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('E-Mail oder Passwort ist falsch.');
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong email address or password.');
});

test('sends no code without a target, nor twice within a minute', async ({ expectAnswer, page, server }) => {
  expectAnswer('POST /api/auth/otp/send-phone 400', 'POST /api/auth/otp/send-email 429');
  await page.clock.install({ time: Date.now() });
  const person = createPerson();
  const form = await openForm(page);
  await page.getByRole('button', { name: 'Code senden' }).click();
  await expect(form.email).toHaveAccessibleDescription(/Bitte E-Mail eingeben/);
  await page.getByRole('button', { name: 'Anruf mit Code anfordern' }).click();
  await expect(form.phone).toHaveAccessibleDescription(/Bitte Telefonnummer eingeben/);

  await form.phone.fill('+49 900 1234567');
  await page.getByRole('button', { name: 'Anruf mit Code anfordern' }).click();
  await expect(form.phone).toHaveAccessibleDescription(/Bitte geben Sie eine gültige Telefonnummer an/);
  await expect(form.phone).toHaveValue('+49 900 1234567');

  await form.email.fill(person.email);
  await page.getByRole('button', { name: 'Code senden' }).click();
  const resend = page.getByRole('button', { name: /Code erneut senden/ });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/Code erneut senden \(in (60|5\d)\ss\)/);
  await expectNoAxeFindings(page);
  await page.clock.fastForward(30_000);
  await expect(resend).toHaveText(/\(in (30|2\d)\ss\)/);
  await page.clock.fastForward(31_000);
  await expect(resend).toBeEnabled();

  // The server's clock has not moved on with the browser's: it refuses, and the wait starts anew.
  await resend.click();
  await expect(
    page.getByText('Ein Code wurde gerade gesendet. Bitte warten Sie einen Moment.'),
  ).toBeVisible();
  await expect(resend).toBeDisabled();

  await server.passTime(61);
  await page.clock.fastForward(61_000);
  await resend.click();
  await expect(page.getByRole('textbox', { name: 'Code aus der E-Mail' })).toBeFocused();
  await expect(resend).toHaveText(/\(in (60|5\d)\ss\)/);

  // Another address has no cooldown, and no code yet.
  await form.email.fill(`neu.${person.email}`);
  await expect(page.getByRole('button', { name: 'Code senden' })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Code aus der E-Mail' })).toHaveCount(0);
});

test('a changed address is no longer confirmed', async ({ page, readCode }) => {
  const person = createPerson();
  const form = await openForm(page);
  await form.email.fill(person.email);
  await proveContact(page, german.email, () => readCode(person.email));
  await form.email.fill(`x${person.email}`);
  await expect(page.getByText('E-Mail-Adresse bestätigt')).toHaveCount(0);
  await form.email.fill(person.email.toUpperCase());
  await expect(page.getByText('E-Mail-Adresse bestätigt')).toBeVisible();
});

test('an email address that has an account is named at its field, and everything else stays', async ({
  expectAnswer,
  page,
  server,
  readCode,
  registerPatient,
}) => {
  expectAnswer('POST /api/auth/register 409', 'POST /api/auth/register 503');
  const known = await registerPatient();
  // The code that made the account is older than the cooldown.
  await server.passTime(61);
  const person = createPerson();
  const form = await openForm(page);
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(known.email);
  await form.phone.fill(person.phone);
  await proveContact(page, german.email, () => readCode(known.email));
  await proveContact(page, german.phone, () => readCode(person.phone));
  await form.password.fill(person.password);
  await form.repeat.fill(person.password);
  await form.privacy.check();
  // An answer that is lost says that the account may be there; once more would only say that the address is taken.
  await page.route(
    '**/api/auth/register',
    (route) => route.fulfill({ status: 503, json: { error: '', code: 'unavailable' } }),
    { times: 1 },
  );
  await solveHumanCheck(page);
  await form.submit.click();
  const lost = page
    .getByRole('alert')
    .filter({ hasText: 'Vielleicht ist Ihr Konto trotzdem schon angelegt.' });
  await expect(lost.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
  await solveHumanCheck(page);
  await form.submit.click();

  await expect(form.email).toHaveAccessibleDescription(/Für diese E-Mail-Adresse gibt es schon ein Konto\./);
  await expect(form.email).toBeFocused();
  await expect(humanCheck(page)).toHaveValue('');
  await expect(form.firstName).toHaveValue(person.firstName);
  await expect(form.phone).toHaveValue(person.phone);
  await expect(form.password).toHaveValue(person.password);
  await expect(form.privacy).toBeChecked();
  await expectNoAxeFindings(page);

  // With another address the same form goes through: the phone is still confirmed.
  await form.email.fill(person.email);
  await proveContact(page, german.email, () => readCode(person.email));
  await solveHumanCheck(page);
  await form.submit.click();
  await expect(page).toHaveURL('/de/dashboard');
});

test('is complete in English and leads back to where the account was asked for', async ({
  page,
  readCode,
}) => {
  const person = createPerson();
  await page.goto('/en/register?next=%2Fen%2Fbooking');
  await page.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await phone.fill(person.phone);
  await page.getByRole('textbox', { name: /^Password/ }).fill(person.password);
  await page.getByRole('textbox', { name: 'Repeat password' }).fill(person.password);
  await solveHumanCheck(page);
  const submit = page.getByRole('main').getByRole('button', { name: 'Register' });
  await submit.click();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Please accept the privacy policy/);
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  await submit.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    /Please verify your email address/,
  );
  await proveContact(
    page,
    { send: 'Send code', code: 'Code from the email', verified: 'Email address confirmed' },
    () => readCode(person.email),
  );
  await proveContact(
    page,
    { send: 'Call me with a code', code: 'Code from the call', verified: 'Phone number confirmed' },
    () => readCode(person.phone),
  );
  await expectNoAxeFindings(page);
  await submit.click();
  await expect(page).toHaveURL(/\/en\/booking$/);
});
