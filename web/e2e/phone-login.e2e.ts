import type { Page } from '@playwright/test';
import { limits } from '@praxisportal/contract/limits';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { humanCheck, readSum, solveHumanCheck } from './human-check.ts';
import { endMoments, holdMoments } from './moments.ts';
import { createPerson, readOutbox } from './patients.ts';

const words = {
  de: {
    tab: 'Telefon',
    number: 'Telefonnummer',
    call: 'Anruf mit Code anfordern',
    code: 'Code aus dem Anruf',
    change: 'Nummer ändern',
    again: /^Erneut anrufen lassen/,
  },
  en: {
    tab: 'Phone',
    number: 'Phone number',
    call: 'Call me with a code',
    code: 'Code from the call',
    change: 'Change number',
    again: /^Call me again/,
  },
};

const controls = (page: Page, language: 'de' | 'en') => {
  const texts = words[language];
  const main = page.getByRole('main');
  return {
    tab: main.getByRole('tab', { name: texts.tab }),
    number: main.getByRole('textbox', { name: texts.number }),
    call: main.getByRole('button', { name: texts.call }),
    code: main.getByRole('textbox', { name: texts.code }),
    change: main.getByRole('button', { name: texts.change }),
    again: main.getByRole('button', { name: texts.again }),
  };
};

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a phone number and the code from the call log in, by keyboard', async ({
  expectAnswer,
  page,
  readCode,
  registerPatient,
}) => {
  expectAnswer('POST /api/auth/login/phone/verify 401');
  const patient = await registerPatient();
  const { tab, number, code } = controls(page, 'en');
  await holdMoments(page, [limits.phoneLoginRedirectMs]);
  await page.goto('/en/login');
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  await expect(page).toHaveURL('/en/login?by=phone');
  await expectNoAxeFindings(page);
  // As it is written in Germany.
  await number.fill(`0${patient.phone.slice(3, 6)} / ${patient.phone.slice(6)}`);
  await solveHumanCheck(page);
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expect(page.getByText(/Press any key on your phone/)).toBeVisible();
  await expect(page.getByText(/No call\?/)).toBeVisible();
  await expectNoAxeFindings(page);

  const right = await readCode(patient.phone);
  await code.fill(wrong(right));
  await expect(code).toHaveAccessibleDescription(/Invalid code/);
  await expect(code).toBeFocused();
  // A trip to the mail app or a reload keeps the code that is on its way.
  await page.reload();
  await page.getByRole('textbox', { name: 'Code from the call' }).fill(right);
  await expect(page.getByText('You’re logged in. Just a moment …')).toBeVisible();
  await expect(page).toHaveURL('/en/login?by=phone');
  await endMoments(page);
  await expect(page).toHaveURL('/en/dashboard');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Maria/ })).toBeVisible();
});

test('the number can be changed, and what is missing or wrong is said at its field', async ({
  expectAnswer,
  page,
}) => {
  expectAnswer('POST /api/auth/login/phone/request 400');
  const { number, call, code, change } = controls(page, 'de');
  await page.goto('/de/login?by=phone');
  await call.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie 2 Angaben:' });
  await expect(summary).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/Bitte Telefonnummer eingeben/);

  await number.fill('0900 123456');
  const sum = await readSum(page);
  await humanCheck(page).fill(String(sum - 1));
  await call.click();
  await expect(humanCheck(page)).toHaveAccessibleDescription(/CAPTCHA-Verifizierung fehlgeschlagen/);
  await expect(page.getByText(/^Neue Rechenaufgabe:/)).toBeAttached();
  await solveHumanCheck(page);
  await call.click();
  await expect(number).toHaveAccessibleDescription(/gültige Telefonnummer/);
  await expect(number).toBeFocused();
  // Every refusal asks a new sum.
  await expect(humanCheck(page)).toHaveValue('');

  await number.fill(createPerson().phone);
  await solveHumanCheck(page);
  await call.click();
  await expect(code).toBeFocused();
  await change.click();
  await expect(number).toBeFocused();
  await expect(code).toHaveCount(0);
});

test('a number without account looks the same, and nobody is called', async ({
  expectAnswer,
  page,
  server,
}) => {
  expectAnswer('POST /api/auth/login/phone/verify 401');
  const stranger = createPerson();
  const { number, call, code, again } = controls(page, 'de');
  await page.goto('/de/login?by=phone');
  await number.fill(stranger.phone);
  await solveHumanCheck(page);
  await call.click();
  await expect(code).toBeFocused();
  expect((await readOutbox(server.url)).filter(({ to }) => to === stranger.phone)).toEqual([]);
  for (const guess of ['111111', '222222', '333333', '444444', '555555']) await code.fill(guess);
  const spent = page
    .getByRole('alert')
    .filter({ hasText: 'Nach 5 Fehlversuchen gilt dieser Code nicht mehr.' });
  await expect(spent).toBeFocused();
  await expect(code).toHaveCount(0);
  await expect(again).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a call that can’t be placed is told in the product’s words', async ({ expectAnswer, page }) => {
  expectAnswer('POST /api/auth/login/phone/request 502');
  const { number, call } = controls(page, 'de');
  await page.goto('/de/login?by=phone');
  await number.fill('0221 4710120');
  await solveHumanCheck(page);
  // An answer of somebody else than our server says nothing; the words are the product's.
  await page.route('**/api/auth/login/phone/request', (route) =>
    route.fulfill({ status: 502, body: '<html>' }),
  );
  await call.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Fehler beim Senden des Codes' })).toBeFocused();
});

test('fits on the narrowest screen', async ({ page }) => {
  const { number, call, code } = controls(page, 'en');
  await page.goto('/en/login?by=phone');
  await number.fill(createPerson().phone);
  await solveHumanCheck(page);
  await call.click();
  await expect(code).toBeFocused();
  await expectNoSidewaysScroll(page);
});
