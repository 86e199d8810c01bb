import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';
import { bookAppointment, listAppointments, moveAppointment } from './own-appointments.ts';
import type { Patient } from './patients.ts';

// The tests' clock starts on Wednesday, 25 November 2026, 09:00. Each test has days of its own.
const checkup = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung' };

const moveLink = /^Termin am .* verschieben$/;
const confirm = (page: Page) => page.getByRole('button', { name: 'Termin verschieben' });

/** Opens the dashboard and there the view that moves the one appointment. */
async function openMoving(page: Page, patient: Patient): Promise<void> {
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.getByRole('link', { name: moveLink }).click();
  await expect(page.getByRole('heading', { name: 'Termin verschieben', level: 1 })).toBeFocused();
}

async function chooseTime(page: Page, day: RegExp, time: string): Promise<void> {
  await page.getByRole('grid').getByRole('button', { name: day }).click();
  await page.getByRole('radio', { name: time }).check();
}

test('moves an appointment by keyboard, and its calendar file follows', async ({
  page,
  server,
  registerPatient,
}) => {
  test.slow();
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-17', time: '10:00' });
  await signIn(page, patient);
  await page.goto('/en/dashboard');
  await page.getByRole('link', { name: /^Move the appointment on/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Move an appointment', level: 1 })).toBeFocused();
  const confirmButton = page.getByRole('button', { name: 'Move the appointment' });
  await expect(confirmButton).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectNoAxeFindings(page);
  await page
    .getByRole('grid')
    .getByRole('button', { name: /Monday, 21 December 2026/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '14:00' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: '14:00' })).toBeChecked();
  // What the bar at the top covers in part counts as too small a target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoAxeFindings(page);
  await confirmButton.focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/en/dashboard');
  await expect(page.getByRole('heading', { name: 'My appointments', level: 1 })).toBeFocused();
  const news = page.getByRole('status').filter({ hasText: 'Your appointment has been moved' });
  await expect(news).toContainText('New time: Monday, 21 December 2026, 14:00, with Dr. Katharina Weber');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await expectNoAxeFindings(page);
  // The notice scrolls away with the page, so that it covers no appointment.
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(news).not.toBeInViewport();
  const loading = page.waitForEvent('download');
  await news.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await loading).path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  // 14:00 in Cologne, in whatever zone the file writes it.
  expect(file).toMatch(/DTSTART(;TZID=Europe\/Berlin:20261221T140000|:20261221T130000Z)/);

  // Back does not lead into a form that is done with.
  await page.goBack();
  await expect(page).toHaveURL('/en/dashboard');
});

test('moves to another dentist, by way of the next free time', async ({ page, server, registerPatient }) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-15', time: '09:00' });
  await openMoving(page, patient);
  await expect(page.getByText('Bei Dr. Katharina Weber')).toBeVisible();
  await page.getByRole('button', { name: 'Zu jemand anderem' }).click();
  await expect(page.getByRole('heading', { name: 'Zu wem möchten Sie?' })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Dr. Lena Hoffmann', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wann passt es Ihnen besser?' })).toBeFocused();
  await expect(page.getByText('Bei Dr. Lena Hoffmann')).toBeVisible();
  await chooseTime(page, /Mittwoch, 16\. Dezember 2026/, '09:30 Uhr');
  await confirm(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'bei Dr. Lena Hoffmann' })).toBeVisible();
  const [moved] = await listAppointments(server.url, patient);
  expect(moved).toMatchObject({ doctorId: 'hoffmann', date: '2026-12-16', time: '09:30', version: 2 });
});

test('its own time is in nobody’s way: half an hour later is offered, where it is now is not', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  const cleaning = { doctorId: 'hoffmann', treatmentType: 'Prophylaxe & Zahnreinigung' };
  await bookAppointment(server.url, patient, { ...cleaning, date: '2027-02-11', time: '10:00' });
  await openMoving(page, patient);
  const time = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(time('10:30 Uhr')).toBeVisible();
  await expect(time('09:30 Uhr')).toBeVisible();
  await expect(time('10:00 Uhr')).toHaveCount(0);
  await time('10:30 Uhr').check();
  await confirm(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ihr Termin ist verschoben' })).toContainText(
    'Donnerstag, 11. Februar 2027, 10:30 Uhr',
  );
});

test('says where an appointment is that was moved elsewhere meanwhile, and moves it from there', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  expectAnswer('PATCH /api/appointments/:id 409');
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2027-01-11', time: '10:00' });
  await openMoving(page, patient);
  // Before the list is asked for anew, it is moved in another tab.
  await page.route(
    '**/api/appointments/*',
    async (route) => {
      await moveAppointment(server.url, patient, { date: '2027-01-12', time: '15:00' });
      await route.continue();
    },
    { times: 1 },
  );
  await chooseTime(page, /Donnerstag, 14\. Januar 2027/, '11:00 Uhr');
  await confirm(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Dieser Termin wurde inzwischen geändert.' });
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Er ist jetzt am Dienstag, 12. Januar 2027, 15:00 Uhr.');
  await expect(page.getByRole('region', { name: 'Bisher' })).toContainText('12. Januar 2027');
  await expectNoAxeFindings(page);
  await confirm(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ihr Termin ist verschoben' })).toContainText(
    'Donnerstag, 14. Januar 2027, 11:00 Uhr',
  );
});

test('a time that somebody else takes meanwhile is given back, and nothing is moved', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  expectAnswer('PATCH /api/appointments/:id 409');
  const patient = await registerPatient();
  const other = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-22', time: '10:00' });
  await openMoving(page, patient);
  await page.route(
    '**/api/appointments/*',
    async (route) => {
      await bookAppointment(server.url, other, { ...checkup, date: '2026-12-22', time: '16:00' });
      await route.continue();
    },
    { times: 1 },
  );
  await chooseTime(page, /Dienstag, 22\. Dezember 2026/, '16:00 Uhr');
  await confirm(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Dieser Zeitslot wurde gerade gebucht.' }),
  ).toBeFocused();
  await expect(page.getByRole('radio', { name: '16:00 Uhr' })).toHaveCount(0);
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
  const [kept] = await listAppointments(server.url, patient);
  expect(kept).toMatchObject({ date: '2026-12-22', time: '10:00', version: 1 });
});

test('a move that does not arrive is asked for again, and one whose answer is lost is told by the list', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2027-01-18', time: '10:00' });
  await openMoving(page, patient);
  await page.route('**/api/appointments/*', (route) => route.abort('aborted'), { times: 1 });
  await chooseTime(page, /Dienstag, 19\. Januar 2027/, '10:30 Uhr');
  await confirm(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Vielleicht ist er trotzdem schon verschoben.' });
  await expect(alert).toBeFocused();
  const answerIsLost = async (route: Route) => {
    await route.fetch();
    await route.abort('aborted');
  };
  await page.route('**/api/appointments/*', answerIsLost, { times: 1 });
  await confirm(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ihr Termin ist verschoben' })).toContainText(
    'Neu: Dienstag, 19. Januar 2027, 10:30 Uhr',
  );
  const [moved] = await listAppointments(server.url, patient);
  expect(moved).toMatchObject({ date: '2027-01-19', time: '10:30', version: 2 });
});

test('a late move says the fee before, fits a phone, and a wrong address leads back', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-11-25', time: '12:30' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openMoving(page, patient);
  await expect(page.getByRole('main')).toContainText('Ausfallgebühr von 50');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  const day = (name: RegExp) => page.getByRole('grid').getByRole('button', { name });
  await day(/26\. November 2026/).click();
  await expect(page.getByText('Donnerstag, 26. November 2026', { exact: true })).toBeInViewport();
  await day(/27\. November 2026/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Freitag, 27. November 2026', { exact: true })).toBeAttached();
  await expect(day(/27\. November 2026/)).toBeInViewport({ ratio: 1 });
  await page.goto('/de/dashboard?move=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Dieser Termin kann nicht mehr verschoben werden.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zu meinen Terminen' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
});

test('the success screen has the calendar file, and a failing one is said', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('GET /api/appointments/own/:id/calendar.ics 500');
  await signIn(page, await registerPatient());
  await page.goto('/de/booking?treatment=Kontrolluntersuchung&doctor=weber&date=2027-01-25&time=14:00');
  await page.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  await page.route('**/calendar.ics', (route) =>
    route.fulfill({ status: 500, json: { error: 'Ein Fehler ist aufgetreten', code: 'internal' } }),
  );
  await page.getByRole('button', { name: 'Termin bestätigen' }).click();
  // On the success screen, or on the dashboard to which it leads on.
  const button = page.getByRole('button', { name: 'In den Kalender' }).first();
  await expect(button).toBeVisible();
  await page.waitForURL('/de/dashboard');
  const news = page.getByRole('status').filter({ hasText: 'Ihr Termin ist gebucht' });
  await news.getByRole('button', { name: 'In den Kalender' }).click();
  await expect(news.getByRole('alert')).toHaveText('Ein Fehler ist aufgetreten');
  await page.unroute('**/calendar.ics');
  const loading = page.waitForEvent('download');
  await news.getByRole('button', { name: 'In den Kalender' }).click();
  expect((await loading).suggestedFilename()).toBe('termin.ics');
});
