import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';
import { solveHumanCheck } from './human-check.ts';
import { callServer, createPerson, readOutbox } from './patients.ts';

const words = {
  de: {
    forgotten: 'Passwort vergessen?',
    email: 'E-Mail',
    send: 'Code senden',
    sent: /Wenn es zu .* ein Konto gibt, ist jetzt ein Code unterwegs/,
    code: 'Code aus der E-Mail',
    password: /^Neues Passwort(?! wiederholen)/,
    repeat: 'Neues Passwort wiederholen',
    save: 'Passwort speichern und anmelden',
    problem: 'allen 6 Ziffern',
    problems: ['mindestens 6 Zeichen', 'stimmen nicht überein'],
    wrongCode: /Ungültiger Code/,
    tooSimple: /Passwort ist zu einfach/,
    done: 'Ihr neues Passwort gilt',
  },
  en: {
    forgotten: 'Forgot your password?',
    email: 'Email',
    send: 'Send code',
    sent: /If there’s an account for .*, a code is on its way/,
    code: 'Code from the email',
    password: /^New password/,
    repeat: 'Repeat new password',
    save: 'Save password and log in',
    problem: 'all 6 digits',
    problems: ['at least 6 characters', 'don’t match'],
    wrongCode: /Invalid code/,
    tooSimple: /password is too simple/,
    done: 'Your new password is set',
  },
};

for (const language of ['de', 'en'] as const) {
  test(`${language}: a code to the address sets a new password, and other sessions end`, async ({
    expectAnswer,
    page,
    readCode,
    registerPatient,
    server,
  }) => {
    expectAnswer('POST /api/auth/password/reset 400', 'POST /api/auth/password/reset 422');
    const patient = await registerPatient();
    const texts = words[language];
    const main = page.getByRole('main');
    const field = (name: string | RegExp) => main.getByRole('textbox', { name });
    await page.goto(`/${language}/login?next=%2F${language}%2Fbooking%3Ftreatment%3DBeratungstermin`);
    await main.getByRole('link', { name: texts.forgotten }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/passwort\\?next=`));
    await expectNoAxeFindings(page);
    await field(texts.email).fill(patient.email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(field(texts.code)).toBeFocused();
    await expect(main.getByText(texts.sent)).toBeVisible();

    const save = main.getByRole('button', { name: texts.save });
    await field(texts.code).fill('123');
    await field(texts.password).fill('kurz');
    await save.click();
    const summary = page.getByRole('alert').filter({ hasText: texts.problem });
    await expect(summary).toBeFocused();
    for (const problem of texts.problems) await expect(summary).toContainText(problem);
    await expectNoAxeFindings(page);

    const right = await readCode(patient.email);
    await field(texts.code).fill(right === '000000' ? '000001' : '000000');
    await expect(field(texts.password)).toBeFocused();
    await field(texts.password).fill('Kastanie-Regen-9');
    await field(texts.repeat).fill('Kastanie-Regen-9');
    await save.click();
    await expect(field(texts.code)).toHaveAccessibleDescription(texts.wrongCode);
    await expect(field(texts.code)).toBeFocused();

    // A reload keeps the code that is on its way, and no password.
    await page.reload();
    await field(texts.code).fill(right);
    await field(texts.password).fill('aaaaaaaa');
    await field(texts.repeat).fill('aaaaaaaa');
    await save.click();
    await expect(field(texts.password)).toHaveAccessibleDescription(texts.tooSimple);
    await field(texts.password).fill('Kastanie-Regen-9');
    await field(texts.repeat).fill('Kastanie-Regen-9');
    await save.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/booking\\?treatment=Beratungstermin`));
    await expect(page.getByRole('status').filter({ hasText: texts.done })).toBeVisible();

    expect((await callServer(server.url, 'GET', '/auth/me', { token: patient.token })).status).toBe(401);
    const body = { email: patient.email, password: 'Kastanie-Regen-9' };
    expect((await callServer(server.url, 'POST', '/auth/login', { body })).status).toBe(200);
  });
}

test('an address without account looks the same, and another one can be tried', async ({ page, server }) => {
  const stranger = createPerson();
  const main = page.getByRole('main');
  await page.goto('/de/passwort');
  await main.getByRole('button', { name: 'Code senden' }).click();
  const email = main.getByRole('textbox', { name: 'E-Mail' });
  await expect(email).toHaveAccessibleDescription(/Bitte E-Mail eingeben/);
  await email.fill(stranger.email);
  await main.getByRole('button', { name: 'Code senden' }).click();
  await expect(main.getByText(words.de.sent)).toBeVisible();
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
  await main.getByRole('textbox', { name: words.de.password }).fill('Kastanie-Regen-9');
  await main.getByRole('textbox', { name: words.de.repeat }).fill('Kastanie-Regen-9');
  await main.getByRole('button', { name: words.de.save }).click();
  await expect(page).toHaveURL('/de/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();

  await page.goto('/de/login');
  await main.getByRole('textbox', { name: 'E-Mail' }).fill(patient.email);
  await main.getByRole('textbox', { name: 'Passwort' }).fill('Kastanie-Regen-9');
  await solveHumanCheck(page);
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/dashboard');
});
