import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { createPerson } from './patients.ts';

const words = {
  de: {
    dead: 'Dieser Link gilt nicht mehr',
    title: 'Ihre Daten',
    open: 'Daten ansehen oder löschen',
    unproven: /Bitte verifizieren Sie Ihre E-Mail-Adresse/,
    send: 'Code senden',
    code: 'Code aus der E-Mail',
    proven: 'E-Mail-Adresse bestätigt',
    show: 'Daten ansehen',
    messages: /Nachrichten von Ihnen \(1 Eintrag\)/,
    file: 'Als Datei speichern',
    erase: 'Daten löschen',
    confirm: 'Endgültig löschen',
    done: 'Ihre Daten sind gelöscht',
  },
  en: {
    dead: 'This link no longer works',
    title: 'Your data',
    open: 'See or delete your data',
    unproven: /Please verify your email address/,
    send: 'Send code',
    code: 'Code from the email',
    proven: 'Email address confirmed',
    show: 'See the data',
    messages: /Messages from you \(1 entry\)/,
    file: 'Save as a file',
    erase: 'Delete the data',
    confirm: 'Delete for good',
    done: 'Your data have been deleted',
  },
};

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const language of ['de', 'en'] as const) {
  const texts = words[language];

  test(`${language}: behind a dead link, too, a guest sees and erases what is kept, by a code to the mailbox`, async ({
    expectAnswer,
    page,
    readCode,
    server,
  }) => {
    expectAnswer('GET /api/appointments/cancel/:token 404');
    const { email, firstName: name } = createPerson();
    const form = { name, email, message: 'Guten Tag', website: '', secondsToWrite: 20 };
    expect((await page.request.post(`${server.url}/api/contact`, { data: form })).status()).toBe(201);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/${language}/termin#${'A'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: texts.dead })).toBeVisible();
    const data = part(page, texts.title);
    await data.getByRole('button', { name: texts.open }).press('Enter');
    await expect(data.getByRole('heading', { name: texts.title })).toBeFocused();
    const address = data.getByRole('textbox', { name: /^E-?[Mm]ail/ });
    await address.fill(email);
    await data.getByRole('button', { name: texts.show }).click();
    await expect(address).toHaveAccessibleDescription(texts.unproven);
    await data.getByRole('button', { name: texts.send }).click();
    const code = data.getByRole('textbox', { name: texts.code });
    await expect(code).toBeFocused();
    await code.fill(await readCode(email));
    await expect(data.getByText(texts.proven)).toBeVisible();
    await data.getByRole('button', { name: texts.show }).click();
    await expect(data.getByRole('heading', { name: texts.messages })).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
    const saved = page.waitForEvent('download');
    await data.getByRole('button', { name: texts.file }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.json$/);
    await data.getByRole('button', { name: texts.erase }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.confirm }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await expect(page.getByText(texts.done)).toBeVisible();
  });
}
