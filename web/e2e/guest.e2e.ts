import { main } from './booking-page.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { button, field, fillIn, openGuestForm, words } from './guest-booking.ts';
import { humanCheck, solveHumanCheck } from './human-check.ts';
import { bookAppointment } from './own-appointments.ts';
import { createPerson, readOutbox } from './patients.ts';

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
