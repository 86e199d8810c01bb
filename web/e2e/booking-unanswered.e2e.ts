import type { Page } from '@playwright/test';
import { acceptAndConfirm, bookingPath, confirmButton, slot, successHeading } from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { listAppointments } from './own-appointments.ts';
import { callServer } from './patients.ts';

/** The first confirmation reaches the server; its answer does not come back. */
async function loseFirstAnswer(page: Page): Promise<void> {
  let isFirst = true;
  await page.route('**/api/appointments', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.fallback();
    isFirst = false;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('a lost answer, then another time: what was booked is named, and the other is booked if it is wanted', async ({
  page,
  problems,
  server,
  registerPatient,
  expectAnswer,
}) => {
  expectAnswer('POST /api/appointments 409');
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-09', time: '15:00' }));
  await loseFirstAnswer(page);
  await acceptAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('Der Dienst ist gerade nicht erreichbar.');
  await slot(page, '14:00').check();
  await confirmButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Ihre vorige Bestätigung ist angekommen: Gebucht ist Mittwoch, 9. Dezember 2026, 15:00 Uhr bei Dr. Emre Yılmaz.',
  );
  await expect(alert).toContainText('Ihre neue Auswahl ist nicht gebucht.');
  const own = await callServer(server.url, 'GET', '/appointments', { token: patient.token });
  expect(own.body).toHaveLength(1);
  await confirmButton(page).click();
  await page.waitForURL('/de/dashboard');
  const both = await callServer(server.url, 'GET', '/appointments', { token: patient.token });
  expect(both.body).toHaveLength(2);
  expect(problems.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
});

test('a lost answer, cancelled in another tab: the repeated confirmation says so, and the next one books anew', async ({
  page,
  problems,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  const { token } = patient;
  await signIn(page, patient);
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-10', time: '15:00' }));
  await loseFirstAnswer(page);
  await acceptAndConfirm(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Der Dienst ist gerade nicht erreichbar.');
  const [booked] = await listAppointments(server.url, patient);
  await callServer(server.url, 'DELETE', `/appointments/${booked?.id}`, { token });
  await confirmButton(page).click();
  await expect(alert).toContainText(
    'Ihre vorige Bestätigung ist angekommen, aber der Termin ist inzwischen abgesagt: Donnerstag, 10. Dezember 2026, 15:00 Uhr bei Dr. Emre Yılmaz.',
  );
  await expect(successHeading(page)).toBeHidden();
  await confirmButton(page).click();
  await page.waitForURL('/de/dashboard');
  const all = await callServer(server.url, 'GET', '/appointments', { token });
  expect(all.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'cancelled' }),
      expect.objectContaining({ status: 'scheduled', date: '2026-12-10', time: '15:00' }),
    ]),
  );
  expect(problems.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
});
