import { main } from './booking-page.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { button, field, fillIn, openGuestForm, words } from './guest-booking.ts';
import { humanCheck, solveHumanCheck } from './human-check.ts';
import { bookAppointment } from './own-appointments.ts';
import { createPerson, readOutbox } from './patients.ts';

test('without any account a guest books in German, and moves and cancels in English', async ({
  page,
  readCode,
  server,
}) => {
  test.slow();
  await openGuestForm(page, 'de', '09:00');
  await expectNoAxeFindings(page);
  await page.getByRole('checkbox', { name: words.de.policyBefore }).uncheck();
  await button(page, words.de.confirm).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie 6 Angaben:' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Bitte Vornamen eingeben',
    'Bitte Nachnamen eingeben',
    'Bitte E-Mail eingeben',
    'Bitte Telefonnummer eingeben',
    'Bitte akzeptieren Sie die Stornierungsbedingungen',
    'CAPTCHA-Verifizierung fehlgeschlagen',
  ]);
  await field(page, words.de.email).fill('jemand@example.org');
  await button(page, words.de.confirm).click();
  await expect(field(page, words.de.email)).toHaveAccessibleDescription(
    /Bitte verifizieren Sie Ihre E-Mail-Adresse/,
  );

  const guest = createPerson();
  await fillIn(page, 'de', guest, readCode);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await button(page, words.de.confirm).click();
  await expect(main(page).getByRole('heading', { level: 1, name: words.de.booked })).toBeFocused();
  await expect(
    main(page).getByText('Sie erhalten eine Bestätigungs-E-Mail mit allen Details.'),
  ).toBeVisible();
  await expect(main(page).getByText(/^Bringen Sie bitte Ihre Versichertenkarte mit/)).toBeVisible();
  await expect(page).toHaveURL(/\/de\/termin#[\w-]{43}$/);
  await expect(main(page).getByText('Donnerstag,10. Dezember 2026')).toBeVisible();
  await expectNoAxeFindings(page);

  // The mail has a link as well, and the secret never stands in front of the #.
  const mail = (await readOutbox(server.url)).find(
    ({ to, text }) => to === guest.email && text.includes('#'),
  );
  expect(mail?.text).toContain('/de/termin#');
  const link = page.url().replace('/de/', '/en/');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(main(page).getByText('Thursday,10 December 2026')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1, name: words.en.booked })).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 1, name: words.en.title })).toBeVisible();

  const saved = page.waitForEvent('download');
  await button(page, 'Add to calendar').click();
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/);

  await main(page).getByRole('link', { name: words.en.move, exact: true }).click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Friday, 11 December 2026/ })
    .click();
  await page.getByRole('radio', { name: '11:00' }).check();
  await expectNoAxeFindings(page);
  await button(page, words.en.moveTo).click();
  await expect(
    page.getByRole('status').filter({ hasText: /Your appointment is now on .*11 December 2026/ }),
  ).toBeVisible();
  await expect(page).toHaveURL(link);

  await button(page, words.en.cancel).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.en.sure }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: words.en.cancelled })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Book a new appointment' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});

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
