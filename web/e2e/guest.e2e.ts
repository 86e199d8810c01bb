import type { Page } from '@playwright/test';
import { bookingPath } from './booking-page.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { humanCheck, solveHumanCheck } from './human-check.ts';
import { bookAppointment } from './own-appointments.ts';
import { createPerson, readOutbox } from './patients.ts';

const words = {
  de: {
    policyBefore: /24 Stunden vorher/,
    confirm: 'Termin bestätigen',
    asGuest: 'Als Gast buchen',
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

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** From the wizard's last step over log-in to the guest's form; the wizard opens with everything chosen. */
async function openGuestForm(
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
  await main(page).getByRole('link', { name: texts.asGuest }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/gast\\?next=`));
  await expect(main(page).getByRole('heading', { level: 1, name: texts.asGuest })).toBeVisible();
  // Accepted in the wizard, for this appointment.
  await expect(page.getByRole('checkbox', { name: texts.policyBefore })).toBeChecked();
}

type Guest = ReturnType<typeof createPerson>;

async function fillIn(
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

async function bookAsGuest(
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

for (const language of ['de', 'en'] as const) {
  const texts = words[language];

  test(`${language}: without any account a guest books, moves and cancels`, async ({
    page,
    readCode,
    server,
  }) => {
    test.slow();
    const time = language === 'de' ? '09:00' : '10:00';
    await openGuestForm(page, language, time);
    await expectNoAxeFindings(page);
    await page.getByRole('checkbox', { name: texts.policyBefore }).uncheck();
    await button(page, texts.confirm).click();
    const summary = page.getByRole('alert').filter({ hasText: texts.missing });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(texts.problems);
    await field(page, texts.email).fill('jemand@example.org');
    await button(page, texts.confirm).click();
    await expect(field(page, texts.email)).toHaveAccessibleDescription(texts.unproven);

    const guest = createPerson();
    await fillIn(page, language, guest, readCode);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await button(page, texts.confirm).click();
    await expect(main(page).getByRole('heading', { level: 1, name: texts.booked })).toBeFocused();
    await expect(main(page).getByText(texts.mail)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/termin#[\\w-]{43}$`));
    await expect(main(page).getByText(texts.when)).toBeVisible();
    await expectNoAxeFindings(page);
    const link = page.url();

    // The mail has a link as well, and the secret never stands in front of the #.
    const mail = (await readOutbox(server.url)).find(
      ({ to, text }) => to === guest.email && text.includes('#'),
    );
    expect(mail?.text).toContain(`/${language}/termin#`);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(main(page).getByRole('heading', { level: 1, name: texts.booked })).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 1, name: texts.title })).toBeVisible();

    const saved = page.waitForEvent('download');
    await button(page, texts.calendar).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);

    await main(page).getByRole('link', { name: texts.move, exact: true }).click();
    await page.getByRole('grid').getByRole('button', { name: texts.newDay }).click();
    await page.getByRole('radio', { name: '11:00' }).check();
    await expectNoAxeFindings(page);
    await button(page, texts.moveTo).click();
    await expect(page.getByRole('status').filter({ hasText: texts.movedTo })).toBeVisible();
    await expect(page).toHaveURL(link);

    await button(page, texts.cancel).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.sure }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: texts.cancelled })).toBeVisible();
    await expect(main(page).getByRole('link', { name: texts.again })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeFindings(page);
  });
}

test('a time that went to somebody else meanwhile is told, and the way to another keeps the rest', async ({
  expectAnswer,
  page,
  readCode,
  registerPatient,
  server,
}) => {
  expectAnswer('POST /api/appointments/guest 409', 'POST /api/appointments/guest 422');
  await openGuestForm(page, 'de', '15:30');
  await fillIn(page, 'de', createPerson(), readCode);
  // Another time would not help.
  await page.route(
    '**/api/appointments/guest',
    (route) =>
      route.fulfill({ status: 422, json: { error: 'Zu viele', code: 'too_many_open_appointments' } }),
    { times: 1 },
  );
  await button(page, 'Termin bestätigen').click();
  const tooMany = page.getByRole('alert').filter({ hasText: 'Zu viele' });
  await expect(tooMany.getByRole('link', { name: 'Links zu Ihren Terminen anfordern' })).toHaveAttribute(
    'href',
    '/de/termin',
  );
  await solveHumanCheck(page);
  await bookAppointment(server.url, await registerPatient(), {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date: '2026-12-10',
    time: '15:30',
  });
  await button(page, 'Termin bestätigen').click();
  const alert = page.getByRole('alert').filter({
    hasText: 'Dieser Zeitslot wurde gerade gebucht. Bitte wählen Sie eine andere Zeit.',
  });
  await expect(alert).toBeFocused();
  // Every refusal asks a new sum.
  await expect(humanCheck(page)).toHaveValue('');
  await alert.getByRole('link', { name: 'Andere Zeit wählen' }).click();
  await expect(page).toHaveURL(/\/de\/booking\?treatment=Kontrolluntersuchung&doctor=weber&date=2026-12-10/);
});

test('an answer that is lost leaves one appointment, also after a reload', async ({
  expectAnswer,
  page,
  problems,
  readCode,
  server,
}) => {
  expectAnswer('POST /api/appointments/guest 503');
  const guest = createPerson();
  await openGuestForm(page, 'de', '14:00');
  await fillIn(page, 'de', guest, readCode);
  // The server has taken it, and the guest never hears of it.
  await page.route(
    '**/api/appointments/guest',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { error: '', code: 'unavailable' } });
    },
    { times: 1 },
  );
  await button(page, 'Termin bestätigen').click();
  await expect(page.getByRole('alert').filter({ hasText: 'doppelt gebucht wird er nicht' })).toBeFocused();
  await page.reload();
  await expect(field(page, 'Vorname')).toHaveValue(guest.firstName);
  await expect(page.getByText('E-Mail-Adresse bestätigt')).toBeVisible();
  await solveHumanCheck(page);
  await button(page, 'Termin bestätigen').click();
  await expect(main(page).getByRole('heading', { level: 1, name: words.de.booked })).toBeFocused();
  const confirmations = (await readOutbox(server.url)).filter(
    ({ to, text }) => to === guest.email && text.includes('/termin#'),
  );
  expect(confirmations).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a link that opens nothing leads to new ones, and never says who has appointments', async ({
  expectAnswer,
  page,
  readCode,
  server,
}) => {
  expectAnswer('GET /api/appointments/cancel/:token 404');
  const guest = await bookAsGuest(page, 'de', '15:00', readCode);
  const unknown = `/de/termin#${'A'.repeat(43)}`;
  // A page of its own, as behind the link of a mail.
  await page.goto('about:blank');
  await page.goto(unknown);
  await expect(main(page).getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await expectNoAxeFindings(page);
  // Who no longer has the mail.
  await page.goto('/de/login');
  await main(page).getByRole('link', { name: 'Zu Ihrem Termin' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Ihr Termin als Gast' })).toBeFocused();
  for (const email of [createPerson().email, guest.email]) {
    await page.reload();
    await field(page, 'E-Mail').fill(email);
    await button(page, 'Neue Links senden').click();
    await expect(page.getByText(/Wenn es zu dieser Adresse Termine gibt/)).toBeVisible();
  }
  await expect
    .poll(async () => (await readOutbox(server.url)).filter(({ to }) => to === guest.email).length)
    .toBeGreaterThan(2);
  const [newest] = (await readOutbox(server.url)).filter(({ to }) => to === guest.email);
  const link = newest?.text.match(/\/de\/termin#[\w-]{43}/)?.[0];
  await page.goto('about:blank');
  await page.goto(link ?? '');
  await expect(main(page).getByText('Donnerstag,10. Dezember 2026')).toBeVisible();
});

test('two tabs: what was cancelled in one is told in the other', async ({
  expectAnswer,
  context,
  page,
  readCode,
}) => {
  expectAnswer('POST /api/appointments/cancel/:token 409');
  await bookAsGuest(page, 'de', '16:00', readCode);
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [second, page]) {
    await button(tab, 'Absagen').click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Ja, absagen' }).press('Enter');
  }
  await expect(second.getByRole('status').filter({ hasText: words.de.cancelled })).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Dieser Termin kann nicht mehr abgesagt werden.' }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Termin behalten' }).click();
  await expect(page.getByRole('status').filter({ hasText: words.de.cancelled })).toBeVisible();
});

for (const { language, date, time, newTime, late, keep, waiting, delivered, failed } of [
  {
    language: 'de',
    date: '2026-11-26',
    time: '08:00',
    newTime: '10:30',
    late: /weniger als 24\s+Stunden.*50\s€/,
    keep: 'Termin behalten',
    waiting: 'Die Bestätigung ist unterwegs.',
    delivered: 'Bestätigung zugestellt um 09:10 Uhr',
    failed: 'Wir konnten Ihnen keine E-Mail senden: Postfach voll.',
  },
  {
    language: 'en',
    date: '2026-11-26',
    time: '08:30',
    newTime: '11:30',
    late: /less than 24\s+hours.*€50/,
    keep: 'Keep the appointment',
    waiting: 'The confirmation is on its way.',
    delivered: 'Confirmation delivered at 09:10',
    failed: 'We couldn’t send you an email: Postfach voll.',
  },
] as const)
  test(`${language}: the fee is named before a guest gives up an appointment late; what becomes of the mail is seen`, async ({
    page,
    readCode,
  }) => {
    const texts = words[language];
    // The clock starts at Wednesday 2026-11-25, 09:00.
    await bookAsGuest(page, language, time, readCode, date);
    await button(page, texts.cancel).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(late);
    await dialog.getByRole('button', { name: keep }).click();
    await expect(dialog).toBeHidden();

    // This server has no mail server: what one would have said is put into its answer.
    let confirmation: object = { state: 'waiting', at: null };
    await page.route('**/api/appointments/cancel/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), confirmation } });
    });
    const mail = (text: string) => page.getByRole('status').filter({ hasText: text });
    await page.reload();
    await expect(mail(waiting)).toBeVisible();
    confirmation = { state: 'delivered', at: '2026-11-25T08:10:00.000Z' };
    await expect(mail(delivered)).toBeVisible();
    confirmation = { state: 'failed', at: '2026-11-25T08:10:00.000Z', reason: 'Postfach voll.' };
    await page.reload();
    await expect(mail(failed)).toBeVisible();
    await expectNoAxeFindings(page);
    await page.emulateMedia({ forcedColors: 'active' });
    // Colours alone would leave no outline of it.
    const card = main(page).getByRole('region', { name: texts.title });
    await expect(card).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');

    await main(page).getByRole('link', { name: texts.move, exact: true }).click();
    await expect(main(page).getByText(late)).toBeVisible();
    await page.getByRole('radio', { name: newTime }).check();
    await button(page, texts.moveTo).click();
    await expect(page.getByRole('status').filter({ hasText: newTime })).toBeVisible();
  });

test('without a chosen time the guest is led to the wizard, and back is no way into an old form', async ({
  page,
}) => {
  await page.goto('/de/gast?next=%2Fde%2Fbooking%3Ftreatment%3DBeratungstermin');
  await expect(main(page).getByRole('heading', { name: 'Welcher Termin soll es sein?' })).toBeVisible();
  await expectNoAxeFindings(page);
  await main(page).getByRole('link', { name: 'Termin wählen' }).click();
  await expect(page).toHaveURL(/\/de\/booking\?treatment=Beratungstermin/);
  await page.goto('/en/gast');
  await expect(main(page).getByRole('heading', { name: 'Which appointment would you like?' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the page that turns reminders off does nothing before it is told to, and knows dead links', async ({
  expectAnswer,
  page,
}) => {
  expectAnswer('POST /api/reminders/unsubscribe/:token 404');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/unsubscribe/')) asked.push(request.method());
  });
  await page.goto(`/de/abmelden#${'A'.repeat(43)}`);
  await expect(button(page, 'Ja, abbestellen')).toBeEnabled();
  expect(asked).toEqual([]);
  await expectNoAxeFindings(page);
  await button(page, 'Ja, abbestellen').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dieser Link gilt nicht mehr.' })).toBeVisible();
  await page.goto('/en/abmelden');
  await expect(page.getByRole('alert').filter({ hasText: 'This link no longer works.' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
