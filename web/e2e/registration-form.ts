import { expect, type Page } from '@playwright/test';

/** The names of the controls that prove an address or a number. */
export type ProofWords = { send: string; code: string; verified: string };

export const german = {
  email: { send: 'Code senden', code: 'Code aus der E-Mail', verified: 'E-Mail-Adresse bestätigt' },
  phone: {
    send: 'Anruf mit Code anfordern',
    code: 'Code aus dem Anruf',
    verified: 'Telefonnummer bestätigt',
  },
};

/** Opens the German registration form and names its controls. */
export async function openForm(page: Page, address = '/de/register') {
  await page.goto(address);
  return nameFields(page);
}

/** The controls of the German registration form. */
export function nameFields(page: Page) {
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  return {
    firstName: field('Vorname'),
    lastName: field('Nachname'),
    email: field(/^E-Mail/),
    phone: field('Telefonnummer'),
    password: field(/^Passwort(?! wiederholen)/),
    repeat: field('Passwort wiederholen'),
    privacy: page.getByRole('checkbox', { name: /Datenschutzerklärung/ }),
    submit: page.getByRole('main').getByRole('button', { name: 'Registrieren' }),
  };
}

/** Has a code sent, types it and sees it accepted. */
export async function proveContact(
  page: Page,
  words: ProofWords,
  readCode: () => Promise<string>,
): Promise<void> {
  await page.getByRole('button', { name: words.send }).click();
  const code = page.getByRole('textbox', { name: words.code });
  await expect(code).toBeFocused();
  await code.fill(await readCode());
  await expect(page.getByText(words.verified)).toBeVisible();
}
