import type { Page } from '@playwright/test';
import { bookingPath, main } from './booking-page.ts';
import { expect } from './fixtures.ts';
import { solveHumanCheck } from './human-check.ts';
import { createPerson } from './patients.ts';

/** The words of booking as a guest and of the page behind the link. */
export const words = {
  de: {
    policyBefore: /24 Stunden vorher/,
    confirm: 'Termin bestätigen',
    asGuest: 'Als Gast buchen',
    waiting: 'Ihr Termin wartet auf Sie',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: /^E-Mail/,
    send: 'Code senden',
    code: 'Code aus der E-Mail',
    proven: 'E-Mail-Adresse bestätigt',
    phone: 'Telefonnummer',
    missing: 'Bitte prüfen Sie 6 Angaben:',
    problems: [
      'Bitte Vornamen eingeben',
      'Bitte Nachnamen eingeben',
      'Bitte E-Mail eingeben',
      'Bitte Telefonnummer eingeben',
      'Bitte akzeptieren Sie die Stornierungsbedingungen',
      'CAPTCHA-Verifizierung fehlgeschlagen: Bitte tragen Sie das Ergebnis der Rechenaufgabe ein.',
    ],
    unproven: /Bitte verifizieren Sie Ihre E-Mail-Adresse/,
    booked: 'Termin erfolgreich gebucht!',
    mail: 'Sie erhalten eine Bestätigungs-Email mit allen Details.',
    title: 'Ihr Termin',
    when: 'Donnerstag,10. Dezember 2026',
    calendar: 'In den Kalender',
    move: 'Verschieben',
    moveTo: 'Termin verschieben',
    movedTo: /Ihr Termin ist jetzt am .*11\. Dezember 2026/,
    newDay: /^Freitag, 11\. Dezember 2026/,
    cancel: 'Absagen',
    sure: 'Ja, absagen',
    cancelled: 'Dieser Termin ist abgesagt.',
    again: 'Neuen Termin buchen',
  },
  en: {
    policyBefore: /24 hours before/,
    confirm: 'Confirm appointment',
    asGuest: 'Book as a guest',
    waiting: 'Your appointment is waiting',
    firstName: 'First name',
    lastName: 'Last name',
    email: /^Email/,
    send: 'Send code',
    code: 'Code from the email',
    proven: 'Email address confirmed',
    phone: 'Phone number',
    missing: 'Please check 6 entries:',
    problems: [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email address',
      'Please enter your phone number',
      'Please accept the cancellation policy',
      'Please enter the result of the sum.',
    ],
    unproven: /Please verify your email address/,
    booked: 'Your appointment is booked!',
    mail: 'You’ll get a confirmation email with all the details.',
    title: 'Your appointment',
    when: 'Thursday,10 December 2026',
    calendar: 'Add to calendar',
    move: 'Move',
    moveTo: 'Move the appointment',
    movedTo: /Your appointment is now on .*11 December 2026/,
    newDay: /^Friday, 11 December 2026/,
    cancel: 'Cancel',
    sure: 'Yes, cancel it',
    cancelled: 'This appointment has been cancelled.',
    again: 'Book a new appointment',
  },
};
type Language = keyof typeof words;

export const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** From the wizard's last step over log-in to the guest's form; the wizard opens with everything chosen. */
export async function openGuestForm(
  page: Page,
  language: Language,
  time: string,
  date = '2026-12-10',
): Promise<void> {
  const texts = words[language];
  const address = bookingPath({ doctor: 'weber', date, time });
  await page.goto(address.replace('/de/', `/${language}/`));
  await page.getByRole('checkbox', { name: texts.policyBefore }).check();
  await button(page, texts.confirm).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/login\\?next=`));
  // The wizard, which has such a link, too, is left; and the box that comes later has found its place above the link.
  await expect(button(page, texts.confirm)).toBeHidden();
  await expect(main(page).getByRole('region', { name: texts.waiting })).toBeVisible();
  await main(page).getByRole('link', { name: texts.asGuest }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/gast\\?next=`));
  await expect(main(page).getByRole('heading', { level: 1, name: texts.asGuest })).toBeVisible();
  // Accepted in the wizard, for this appointment.
  await expect(page.getByRole('checkbox', { name: texts.policyBefore })).toBeChecked();
}

type Guest = ReturnType<typeof createPerson>;

/** Fills in the form, the code included. */
export async function fillIn(
  page: Page,
  language: Language,
  guest: Guest,
  readCode: (target: string) => Promise<string>,
): Promise<void> {
  const texts = words[language];
  await field(page, texts.firstName).fill(guest.firstName);
  await field(page, texts.lastName).fill(guest.lastName);
  await field(page, texts.email).fill(guest.email);
  await button(page, texts.send).click();
  const code = field(page, texts.code);
  await expect(code).toBeFocused();
  await code.fill(await readCode(guest.email));
  await expect(page.getByText(texts.proven)).toBeVisible();
  await field(page, texts.phone).fill(guest.phone);
  await page.getByRole('checkbox', { name: texts.policyBefore }).check();
  await solveHumanCheck(page);
}

/** Books, and is at the page behind the link. */
export async function bookAsGuest(
  page: Page,
  language: Language,
  time: string,
  readCode: (target: string) => Promise<string>,
  date?: string,
): Promise<Guest> {
  const guest = createPerson();
  await openGuestForm(page, language, time, date);
  await fillIn(page, language, guest, readCode);
  await button(page, words[language].confirm).click();
  await expect(main(page).getByRole('heading', { level: 1, name: words[language].booked })).toBeFocused();
  return guest;
}
