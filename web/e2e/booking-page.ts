import type { Page } from '@playwright/test';
import { solveHumanCheck } from './human-check.ts';
import type { Patient } from './patients.ts';

// What the tests of the booking wizard look for and do, by the words that a person reads.

export const main = (page: Page) => page.getByRole('main');
export const stepHeading = (page: Page, name: string) => main(page).getByRole('heading', { name, level: 2 });
export const treatment = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: /^⟦?(Behandlungen|Treatments)/ }).getByRole('button', { name });
export const doctor = (page: Page, name: string | RegExp) =>
  page
    .getByRole('list', { name: /^⟦?(Ärztinnen und Ärzte|Dentists)/ })
    .getByRole('button', { name, exact: true });
export const calendar = (page: Page) => page.getByRole('grid');
export const day = (page: Page, name: RegExp) => calendar(page).getByRole('button', { name });
export const slot = (page: Page, time: string) => page.getByRole('radio', { name: time });
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Überprüfen & Weiter' });
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Termin bestätigen' });
export const policyBox = (page: Page) => page.getByRole('checkbox', { name: /24 Stunden vorher/ });
export const summary = (page: Page) => page.getByRole('region', { name: 'Ihre Auswahl' });
export const backLink = (page: Page) => main(page).getByRole('link', { name: 'Zurück', exact: true });
export const successHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Termin erfolgreich gebucht!', level: 1 });
/** News above the page: what became of a confirmation, on whatever page it is read. */
export const news = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

export function bookingPath(choices: Record<string, string>): string {
  return `/de/booking?${new URLSearchParams({ treatment: 'Kontrolluntersuchung', ...choices })}`;
}

export async function acceptAndConfirm(page: Page): Promise<void> {
  await policyBox(page).check();
  await confirmButton(page).click();
}

/** Logs in on the log-in page, where a visitor who confirms is sent to. */
export async function logIn(page: Page, { email, password }: Patient): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await solveHumanCheck(page);
  await main(page).getByRole('button', { name: 'Anmelden' }).click();
}

/** Keeps this browser's booking from leaving until it is released. */
export async function holdBooking(page: Page): Promise<{ isWaiting: Promise<void>; release: () => void }> {
  const waiting = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/appointments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    waiting.resolve();
    await released.promise;
    await route.continue();
  });
  return { isWaiting: waiting.promise, release: () => released.resolve() };
}
