import type { Page } from '@playwright/test';
import {
  acceptAndConfirm,
  continueButton,
  day,
  doctor,
  logIn,
  main,
  slot,
  successHeading,
  treatment,
} from './booking-page.ts';
import { box, launcher, messages, say } from './chat-page.ts';
import { expect } from './fixtures.ts';
import { solveHumanCheck } from './human-check.ts';
import type { Patient } from './patients.ts';
import { german, openForm, proveContact } from './registration-form.ts';

// What a visitor does on the website from the first page to the last, in browsers that are odd in some way. Each test has
// days of its own on the clock that starts on Wednesday, 25 November 2026, 9:00.

/** Sends a message to the practice. */
export async function contact(page: Page): Promise<void> {
  await page.goto('/de/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Maria Sommer');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('maria.fragt@example.org');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Behandeln Sie auch Angstpatienten?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Nachricht ist bei uns' })).toBeFocused();
}

/** Registers, both codes included, and ends in the dashboard. */
export async function register(
  page: Page,
  person: { firstName: string; lastName: string; email: string; phone: string; password: string },
  readCode: (target: string) => Promise<string>,
): Promise<void> {
  const form = await openForm(page);
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await proveContact(page, german.email, () => readCode(person.email));
  await proveContact(page, german.phone, () => readCode(person.phone));
  await form.password.fill(person.password);
  await form.repeat.fill(person.password);
  await solveHumanCheck(page);
  await form.privacy.check();
  await form.submit.click();
  await expect(page).toHaveURL('/de/dashboard');
}

/** Chooses everything in the wizard, logs in to confirm, and sees the booking through. */
export async function bookByLoggingIn(page: Page, patient: Patient): Promise<void> {
  await page.goto('/de/booking');
  await treatment(page, /Kontrolluntersuchung/).click();
  await doctor(page, 'Dr. Katharina Weber').click();
  await day(page, /Montag, 30\. November 2026/).click();
  await continueButton(page).click();
  await slot(page, '09:00').check();
  await acceptAndConfirm(page);
  await expect(page).toHaveURL(/\/de\/login\?next=/);
  await logIn(page, patient);
  await expect(page).toHaveURL(/\/de\/booking\?/);
  await expect(slot(page, '09:00')).toBeChecked();
  await acceptAndConfirm(page);
  await expect(successHeading(page)).toBeVisible();
  await expect(page).toHaveURL('/de/dashboard');
}

/** Moves the one appointment to 10:00 on the next day, and cancels it. */
export async function moveAndCancel(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Bevorstehend (1)' })).toBeVisible();
  await page.getByRole('link', { name: /^Termin am .* verschieben$/ }).click();
  await day(page, /Dienstag, 1\. Dezember 2026/).click();
  await slot(page, '10:00').check();
  await page.getByRole('button', { name: 'Termin verschieben' }).click();
  await expect(page).toHaveURL('/de/dashboard');
  await page.getByRole('button', { name: 'Termin am Dienstag, 1. Dezember 2026, 10:00 Uhr absagen' }).click();
  await page.getByRole('button', { name: 'Ja, absagen' }).click();
  await expect(page.getByRole('heading', { name: 'Kein Termin geplant' })).toBeVisible();
}

/** Asks the assistant two questions, who answers both. */
export async function chat(page: Page): Promise<void> {
  await launcher(page).click();
  await say(page, 'Wann haben Sie geöffnet?');
  await expect(messages(page).filter({ hasText: /Uhr/ }).first()).toBeVisible();
  await say(page, 'Wie ist die Adresse der Praxis?');
  await expect(messages(page).filter({ hasText: 'Lindenplatz 7' }).first()).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/de/dashboard');
  await main(page).getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(main(page).getByText('Bitte melden Sie sich an, um Ihre Termine zu sehen.')).toBeVisible();
}
