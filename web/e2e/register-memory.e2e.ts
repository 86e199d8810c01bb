import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { createPerson } from './patients.ts';
import { german, openForm, proveContact } from './registration-form.ts';
import { register } from './visitor-journey.ts';

/** What the tab remembers. A page opened later, whose clock has moved on with the server's, can take it over. */
function readTab(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage }));
}

function recallTab(page: Page, memory: string): Promise<unknown> {
  return page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  }, JSON.parse(memory));
}

test('what was typed and proven survives reload and the way back; passwords never do', async ({
  page,
  server,
  openVisitor,
  readCode,
}) => {
  const person = createPerson();
  const form = await openForm(page);
  await form.firstName.fill(person.firstName);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await form.password.fill(person.password);
  await form.privacy.check();
  await proveContact(page, german.email, () => readCode(person.email));
  await page.getByRole('button', { name: 'Anruf mit Code anfordern' }).click();
  const phoneCode = page.getByRole('textbox', { name: 'Code aus dem Anruf' });
  await expect(phoneCode).toBeFocused();

  await page.reload();
  await expect(form.firstName).toHaveValue(person.firstName);
  await expect(form.email).toHaveValue(person.email);
  await expect(page.getByText('E-Mail-Adresse bestätigt')).toBeVisible();
  await expect(form.privacy).toBeChecked();
  await expect(form.password).toHaveValue('');
  // The code is on its way still: it can be typed, and no new one has to wait for the cooldown.
  await phoneCode.fill(await readCode(person.phone));
  await expect(page.getByText('Telefonnummer bestätigt')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect(page).toHaveURL('/de/login');
  await page.goBack();
  await expect(form.firstName).toHaveValue(person.firstName);
  await expect(page.getByText('Telefonnummer bestätigt')).toBeVisible();
  const kept = await readTab(page);
  expect(kept).not.toContain(person.password);

  // The server counts a proof for half an hour; nothing older is shown as proven.
  await server.passTime(30 * 60);
  const later = await openVisitor();
  await recallTab(later, kept);
  await openForm(later);
  await expect(later.getByRole('textbox', { name: 'Vorname' })).toHaveValue(person.firstName);
  await expect(later.getByText('E-Mail-Adresse bestätigt')).toHaveCount(0);
});

test.describe('with blocked storage', () => {
  test('nothing is kept, and the form works', async ({ page, readCode }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    await register(page, createPerson(), readCode);
  });
});

test('after five wrong codes a new one is offered, and the spent one can no longer be typed', async ({
  expectAnswer,
  page,
  server,
  openVisitor,
  readCode,
}) => {
  expectAnswer('POST /api/auth/otp/verify-email 400');
  const person = createPerson();
  const form = await openForm(page);
  await form.email.fill(person.email);
  await page.getByRole('button', { name: 'Code senden' }).click();
  const code = page.getByRole('textbox', { name: 'Code aus der E-Mail' });
  await expect(code).toBeFocused();
  const right = await readCode(person.email);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let attempt = 1; attempt < 5; attempt += 1) {
    const answer = page.waitForResponse('**/api/auth/otp/verify-email');
    await code.fill(wrong);
    await answer;
    await expect(code).toBeEditable();
    await expect(code).toHaveAccessibleDescription(/Ungültiger Code/);
    await code.fill('');
  }
  await code.fill(wrong);
  await expect(code).toHaveCount(0);
  await expect(form.email).toHaveAccessibleDescription(/Nach 5 Fehlversuchen gilt dieser Code nicht mehr/);
  await expect(form.email).toBeFocused();
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /Code erneut senden/ })).toBeDisabled();
  await expect(code).toHaveCount(0);

  await server.passTime(61);
  const later = await openVisitor();
  await recallTab(later, await readTab(page));
  await openForm(later);
  await later.getByRole('button', { name: 'Code erneut senden' }).click();
  const newCode = later.getByRole('textbox', { name: 'Code aus der E-Mail' });
  await expect(newCode).toBeFocused();
  await newCode.fill(await readCode(person.email));
  await expect(later.getByText('E-Mail-Adresse bestätigt')).toBeVisible();
});

test('a newcomer is led to the outbox, as long as nothing is sent', async ({ page }) => {
  const form = await openForm(page);
  await form.email.fill(createPerson().email);
  // Enter asks for the code and does not send the form.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Diese Website verschickt noch nichts')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Postausgang/ }).click();
  await expect(await opened).toHaveURL('/outbox');
});

test('the waiting appointment stays in sight, and it is said that nobody holds it', async ({ page }) => {
  const summary = '/de/booking?treatment=F%C3%BCllungen&doctor=hoffmann&date=2026-12-01&time=10%3A00';
  await page.goto(`/de/login?next=${encodeURIComponent(summary)}`);
  const waiting = page.getByRole('region', { name: 'Ihr Termin wartet auf Sie' });
  await expect(waiting).toContainText('Füllungen');
  await expect(waiting).toContainText('Dr. Lena Hoffmann');
  await expect(waiting).toContainText('Dienstag, 1. Dezember 2026, 10:00 Uhr');
  await expect(waiting).toContainText('Die Zeit ist noch nicht reserviert');
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Jetzt registrieren' }).click();
  await expect(page).toHaveURL(/\/de\/register\?next=/);
  await expect(waiting).toContainText('Dienstag, 1. Dezember 2026, 10:00 Uhr');
  await page.goto('/de/login?next=%2Fde%2Fdashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
