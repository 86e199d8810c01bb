import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { user } from '@praxisportal/contract/account';
import { greeting } from '../site/chat/greeting.ts';
import { expect, expectComplete, signIn, test } from './fixtures.ts';
import { humanCheck, readSum, solveHumanCheck } from './human-check.ts';
import { endMoments, holdMoments } from './moments.ts';
import { bookAppointment } from './own-appointments.ts';
import { callServer, createPerson } from './patients.ts';
import { proveContact } from './registration-form.ts';
import { readTexts } from './test-language/read-texts.ts';
import { findUnmarked } from './test-language/unmarked-texts.ts';

// The website in the test language has ⟦…⟧ around every English text of its dictionaries, so whatever else
// stands on an English page is not translated. Names in these tests are parts: the marks are around them.

const webFolder = fileURLToPath(new URL('..', import.meta.url));
test.use({ webFolder: join(webFolder, 'build-test-language', 'client') });
// One worker: each would start a server for this website.
test.describe.configure({ mode: 'default' });

const publicSlugs = ['', '/about', '/services', '/team', '/contact', '/impressum', '/datenschutz'];
publicSlugs.push('/barrierefreiheit', '/tooth-fairy');
const desktop = { width: 1440, height: 900 };

/** Fails with each text of the page that is not translated; `own` is what the visitor or the account brought. */
async function expectTranslated(page: Page, state: string, own: string[] = []): Promise<void> {
  const texts = await readTexts(page);
  expect(texts.filter(({ text }) => text.includes('⟦')).length, `marks at ${state}`).toBeGreaterThan(10);
  expect.soft(findUnmarked(texts, own), `not translated: ${state}`).toEqual([]);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toContainText('⟦');
  await expectComplete(page);
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

test('the website of everyone has no marks', async () => {
  let fileCount = 0;
  for await (const path of glob('build/**/*.{html,js,css}', { cwd: webFolder })) {
    expect((await readFile(join(webFolder, path), 'utf8')).includes('⟦'), path).toBe(false);
    fileCount += 1;
  }
  expect(fileCount).toBeGreaterThan(50);
});

test('public pages are translated', async ({ expectAnswer, page }) => {
  expectAnswer('GET /en/tooth-fairy 404');
  test.slow();
  await page.setViewportSize(desktop);
  for (const slug of publicSlugs) {
    await open(page, `/en${slug}`);
    await expectTranslated(page, `/en${slug}`);
  }
});

test('no German page has an English text of the dictionaries', async ({ expectAnswer, page }) => {
  expectAnswer('GET /de/tooth-fairy 404');
  for (const slug of [...publicSlugs, '/login', '/register', '/dashboard', '/booking?doctor=weber']) {
    await page.goto(`/de${slug}`);
    await expectComplete(page);
    const texts = await readTexts(page);
    expect(texts.length).toBeGreaterThan(10);
    expect
      .soft(
        texts.filter(({ text }) => text.includes('⟦')),
        `English on /de${slug}`,
      )
      .toEqual([]);
  }
});

test('menus, gallery, map and assistant are translated', async ({ expectAnswer, page, problems }) => {
  expectAnswer('POST /api/chatbot 503');
  await page.setViewportSize(desktop);
  await open(page, '/en/about');
  await page.getByRole('banner').getByRole('button', { name: 'Show all services' }).click();
  await expectTranslated(page, 'services dropdown');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Reception' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTranslated(page, 'open gallery');

  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  await open(page, '/en/contact');
  // The button says so before the map is asked for.
  const asked = page.waitForRequest('https://www.openstreetmap.org/**');
  await button(page, 'Load the map').click();
  await expect(button(page, 'Hide the map')).toBeVisible();
  await asked;
  await expectTranslated(page, 'loaded map');
  // The requests to another host that were agreed to.
  expect(problems.splice(0).filter((problem) => !problem.includes('openstreetmap.org'))).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTranslated(page, 'mobile menu');
  await page.keyboard.press('Escape');

  const wish = { message: '1.', action: { type: 'start_booking' } };
  await page.route('**/api/chatbot', (route) => route.fulfill({ json: wish }), { times: 1 });
  await page.route('**/api/chatbot/tts', (route) => route.fulfill({ contentType: 'audio/wav', body: '' }));
  await page.getByRole('button', { name: 'Open the Praxis-Assistent' }).click();
  const chat = page.getByRole('dialog', { name: 'Praxis-Assistent' });
  const message = chat.getByRole('textbox', { name: 'Your message' });
  await message.fill('2');
  await message.press('Enter');
  await expect(chat.getByRole('link', { name: 'Register' })).toBeVisible();
  await page.route('**/api/chatbot', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await message.fill('3');
  await message.press('Enter');
  await expect(chat.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expectTranslated(page, 'assistant', [greeting]);
});

test('the contact form is translated', async ({ expectAnswer, page, problems }) => {
  expectAnswer('POST /api/contact 400');
  await open(page, '/en/contact');
  await button(page, 'Send message').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Please enter/);
  await expectTranslated(page, 'contact form: errors');
  // The server's own sentence at a field; the others are listed in contract.
  const serverSentence = 'Please enter a valid email address.';
  await field(page, 'Name').fill('Maria Sommer');
  await field(page, 'Email').fill('maria@-example-.org');
  await field(page, 'Message').fill('Guten Tag');
  await button(page, 'Send message').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/valid email/);
  await expectTranslated(page, 'contact form: refused', [serverSentence, 'Guten Tag']);
  await page.route('**/api/contact', (route) => route.abort('internetdisconnected'), { times: 1 });
  await button(page, 'Send message').click();
  await expect(page.getByRole('alert')).toContainText('can’t be reached');
  await expectTranslated(page, 'contact form: no connection', [serverSentence, 'Guten Tag']);
  expect(problems.splice(0)).toHaveLength(1);
  await field(page, 'Email').fill('maria@example.org');
  await button(page, 'Send message').click();
  await expect(button(page, 'Write another message')).toBeVisible();
  await expectTranslated(page, 'contact form: sent');
});

test('log-in is translated', async ({ expectAnswer, page }) => {
  expectAnswer('POST /api/auth/login 401');
  await open(page, '/en/login');
  await button(page, 'Log in').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Please enter/);
  await expectTranslated(page, 'log-in: nothing filled in');
  await field(page, 'Email').fill('maria@example.org');
  await field(page, 'Password').fill('not-the-one');
  await humanCheck(page).fill(String((await readSum(page)) + 1));
  await button(page, 'Log in').click();
  await expect(humanCheck(page)).toHaveAccessibleDescription(/sum isn’t right/);
  await expect(page.getByText('New sum')).toBeAttached();
  await expectTranslated(page, 'log-in: wrong sum');
  await solveHumanCheck(page);
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong' })).toBeVisible();
  await expectTranslated(page, 'log-in: wrong password');
});

test('log-in by phone and a forgotten password are translated', async ({
  page,
  readCode,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await open(page, '/en/login?by=phone');
  await button(page, 'Call me with a code').click();
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(/Please enter/);
  await expectTranslated(page, 'phone log-in: nothing filled in');
  await field(page, 'Phone number').fill(patient.phone);
  await button(page, 'Confirm without a sum').click();
  await expect(page.getByText('no sums needed')).toBeVisible();
  await expectTranslated(page, 'phone log-in: without a sum');
  await button(page, 'Call me with a code').click();
  await expect(field(page, 'Code from the call')).toBeFocused();
  await expectTranslated(page, 'phone log-in: called', [patient.phone]);

  await open(page, '/en/passwort');
  await field(page, 'Email').fill(patient.email);
  await button(page, 'Send code').click();
  const code = field(page, 'Code from the email');
  await expect(code).toBeFocused();
  await button(page, 'Save password').click();
  await expect(code).toHaveAccessibleDescription(/all 6 digits/);
  await expectTranslated(page, 'new password: nothing filled in', [patient.email]);
  await code.fill(await readCode(patient.email));
  await field(page, /^⟦New password/).fill('Kastanie-Regen-9');
  await field(page, 'Repeat new password').fill('Kastanie-Regen-9');
  await button(page, 'Save password').click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
});

test('registration is translated', async ({ expectAnswer, page, readCode }) => {
  expectAnswer('POST /api/auth/otp/verify-email 400');
  const person = createPerson();
  await open(page, '/en/register');
  await button(page, 'Register').click();
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/Please enter/);
  await expectTranslated(page, 'registration: nothing filled in');
  await button(page, 'Send code').click();
  await button(page, 'Call me with a code').click();
  await expectTranslated(page, 'registration: codes without a target');

  await field(page, 'First name').fill(person.firstName);
  await field(page, 'Last name').fill(person.lastName);
  await field(page, 'Email').fill(person.email);
  await field(page, 'Phone number').fill(person.phone);
  await field(page, /^⟦Password/).fill('abc12');
  await field(page, 'Repeat password').fill('abc13');
  await solveHumanCheck(page);
  await button(page, 'Register').click();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Please accept/);
  await expectTranslated(page, 'registration: privacy policy');
  await page.getByRole('checkbox').check();
  await button(page, 'Register').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Please verify/);

  await button(page, 'Send code').click();
  const code = field(page, 'Code from the email');
  await expect(code).toBeFocused();
  const right = await readCode(person.email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await expect(code).toHaveAccessibleDescription(/Invalid code/);
  await expectTranslated(page, 'registration: wrong code');
  await code.fill(right);
  await expect(page.getByText('Email address confirmed')).toBeVisible();
  await proveContact(
    page,
    { send: 'Call me with a code', code: 'Code from the call', verified: 'Phone number confirmed' },
    () => readCode(person.phone),
  );
  await expectTranslated(page, 'registration: confirmed');
  await button(page, 'Register').click();
  await expect(field(page, 'Repeat password')).toHaveAccessibleDescription(/don’t match/);
  await expectTranslated(page, 'registration: passwords differ');
});

test('booking is translated', async ({ page, registerPatient }) => {
  const choose = (choices: Record<string, string>) =>
    `/en/booking?${new URLSearchParams({ treatment: 'Kontrolluntersuchung', ...choices })}`;
  await open(page, '/en/booking');
  await expectTranslated(page, 'booking: treatment');
  await open(page, choose({}));
  await expectTranslated(page, 'booking: doctor');
  await open(page, choose({ doctor: 'weber' }));
  await expectTranslated(page, 'booking: date');
  await open(page, choose({ doctor: 'weber', date: '2026-11-20' }));
  await expect(page.getByRole('alert')).toContainText('future');
  await expectTranslated(page, 'booking: past date');
  await open(page, choose({ doctor: 'weber', date: '2026-11-29' }));
  await expect(button(page, 'Next free day')).toBeVisible();
  await expectTranslated(page, 'booking: empty day');
  await open(page, choose({ doctor: 'weber', date: '2026-12-10', time: '09:00' }));
  await expect(button(page, 'Confirm appointment')).toBeVisible();
  await expectTranslated(page, 'booking: time, signed out');

  const patient = await registerPatient();
  await signIn(page, patient);
  await holdMoments(page);
  await page.reload();
  // The policy's: pain is asked for above it, reminders below.
  await page.getByRole('checkbox').nth(1).check();
  await button(page, 'Confirm appointment').click();
  await expect(page.getByRole('heading', { level: 1, name: 'is booked' })).toBeVisible();
  await expectTranslated(page, 'booking: done', [patient.firstName]);
});

test('the dashboard is translated', async ({ page, server, registerPatient }) => {
  await open(page, '/en/dashboard');
  await expectTranslated(page, 'dashboard: signed out');

  const patient = await registerPatient();
  const own = [patient.firstName, patient.lastName, patient.email];
  await signIn(page, patient);
  await holdMoments(page);
  await page.reload();
  await expect(button(page, 'Edit name')).toBeVisible();
  await expectComplete(page);
  const account = await callServer(server.url, 'GET', '/auth/me', { token: patient.token });
  own.push(user.parse(account.body).accountNumber);
  // The names of devices come from the server, in the language that the page asks in.
  const devices = page.getByRole('region', { name: /Where you’re logged in/ }).getByRole('listitem');
  own.push(...(await devices.getByRole('paragraph').allTextContents()).slice(0, 1));
  await expectTranslated(page, 'dashboard: no appointment', own);

  const treatmentType = 'Kontrolluntersuchung';
  await bookAppointment(server.url, patient, {
    doctorId: 'weber',
    treatmentType,
    date: '2026-11-25',
    time: '11:00',
  });
  await bookAppointment(server.url, patient, {
    doctorId: 'yilmaz',
    treatmentType,
    date: '2026-12-08',
    time: '11:00',
  });
  await page.reload();
  const cancelLater = page.getByRole('button', { name: /^⟦Cancel the appointment on Tuesday/ });
  await expect(cancelLater).toBeVisible();
  await expectTranslated(page, 'dashboard: two appointments', own);

  await button(page, 'Edit name').click();
  await field(page, 'First name').fill(' ');
  await button(page, 'Save').click();
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/Please enter/);
  await expectTranslated(page, 'dashboard: editing the name', own);
  await button(page, 'Cancel').last().click();
  await button(page, 'Change email').click();
  await expect(field(page, 'New email address')).toBeVisible();
  await expectTranslated(page, 'dashboard: changing the e-mail', own);

  await button(page, 'Change password').click();
  await page.getByLabel('Current password').fill('x');
  await page.getByLabel('New password').fill('abcdef');
  await expectTranslated(page, 'dashboard: changing the password', own);
  await button(page, 'Add a person').click();
  await button(page, 'Save').last().click();
  await expectTranslated(page, 'dashboard: adding a person', own);
  await button(page, 'Delete account').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectTranslated(page, 'dashboard: deleting the account', own);
  await page.keyboard.press('Escape');

  await cancelLater.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectTranslated(page, 'dashboard: cancel dialog', own);
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(dialog.getByText('Your appointment has been cancelled.')).toBeVisible();
  await expectTranslated(page, 'dashboard: cancelled', own);
  await endMoments(page);
  await page.getByRole('tab', { name: 'Past' }).click();
  await expectTranslated(page, 'dashboard: past appointments', own);
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await page.getByRole('link', { name: /^⟦Move the appointment on Wednesday/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectTranslated(page, 'dashboard: moving', own);
});
