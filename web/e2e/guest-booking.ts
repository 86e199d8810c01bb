import type { Page } from '@playwright/test';
import { guestBooked } from '@praxisportal/contract/appointment';
import { bookingPath, main } from './booking-page.ts';
import { expect } from './fixtures.ts';
import { sendWithProof, solveHumanCheck } from './human-check.ts';
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
    booked: 'Termin erfolgreich gebucht!',
    title: 'Ihr Termin',
    move: 'Verschieben',
    moveTo: 'Termin verschieben',
    cancel: 'Absagen',
    sure: 'Ja, absagen',
    cancelled: 'Dieser Termin ist abgesagt.',
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
    booked: 'Your appointment is booked!',
    title: 'Your appointment',
    move: 'Move',
    moveTo: 'Move the appointment',
    cancel: 'Cancel',
    sure: 'Yes, cancel it',
    cancelled: 'This appointment has been cancelled.',
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

type Guest = Omit<ReturnType<typeof createPerson>, 'password'>;

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

/** Books through the real calls, as the form does, and opens the page behind the link. */
export async function bookAsGuest(
  page: Page,
  time: string,
  readCode: (target: string) => Promise<string>,
  date = '2026-12-10',
): Promise<Guest> {
  const { password: _, ...guest } = createPerson();
  const { email } = guest;
  const post = async (path: string, data: object) => {
    const answer = await sendWithProof((headers) => page.request.post(`/api${path}`, { data, headers }));
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    return answer.json();
  };
  await post('/auth/otp/send-email', { email, purpose: 'verification' });
  await post('/auth/otp/verify-email', { email, code: await readCode(email) });
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date, time };
  const booked = guestBooked.parse(
    await post('/appointments/guest', { ...guest, ...wish, policyAccepted: true }),
  );
  await page.goto(`/de/termin#${booked.cancelToken}`);
  await expect(button(page, words.de.cancel)).toBeVisible();
  return guest;
}
