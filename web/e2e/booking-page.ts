import type { Page } from '@playwright/test';

// What the tests of the booking wizard look for and do, by the words that a person reads.

export const main = (page: Page) => page.getByRole('main');
export const stepHeading = (page: Page, name: string) => main(page).getByRole('heading', { name, level: 2 });
export const slot = (page: Page, time: string) => page.getByRole('radio', { name: time });
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Termin bestätigen' });
export const policyBox = (page: Page) => page.getByRole('checkbox', { name: /24 Stunden vorher/ });
export const summary = (page: Page) => page.getByRole('region', { name: 'Ihre Auswahl' });

export function bookingPath(choices: Record<string, string>): string {
  return `/de/booking?${new URLSearchParams({ treatment: 'Kontrolluntersuchung', ...choices })}`;
}

export async function chooseDay(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('grid').getByRole('button', { name }).click();
}

export async function acceptAndConfirm(page: Page): Promise<void> {
  await policyBox(page).check();
  await confirmButton(page).click();
}
