import {
  acceptAndConfirm,
  bookingPath,
  doctor,
  holdBooking,
  logIn,
  main,
  news,
  summary,
} from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { bookAppointment } from './own-appointments.ts';

// What was read from the server is kept above the pages, for all of them and for one person.

test('an answer outlives the page that asked for it', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/offer') asked += 1;
  });
  await page.goto(bookingPath({}));
  await expect(doctor(page, 'Dr. Lena Hoffmann')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/de/team');
  await page.goBack();
  await expect(doctor(page, 'Dr. Lena Hoffmann')).toBeVisible();
  expect(asked).toBe(1);
});

test('a confirmation that is on its way is still so after a look at another page', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  const { isWaiting, release } = await holdBooking(page);
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-08', time: '09:30' }));
  await acceptAndConfirm(page);
  await isWaiting;
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/de/team');
  await page.goBack();
  await expect(summary(page)).toContainText('09:30 Uhr');
  await expect(main(page).getByRole('button', { name: 'Wird gebucht...' })).toBeVisible();
  release();
  await expect(news(page, 'Ihr Termin ist gebucht')).toBeVisible();
});

test('nobody sees the appointments of whoever was signed in before', async ({
  page,
  server,
  registerPatient,
}) => {
  const first = await registerPatient();
  await bookAppointment(server.url, first, {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date: '2026-12-08',
    time: '11:00',
  });
  const second = await registerPatient();
  await signIn(page, first);
  await page.goto('/de/dashboard');
  const next = page.getByRole('region', { name: 'Ihr nächster Termin' });
  await expect(next).toContainText('8. Dezember 2026');

  const answered = Promise.withResolvers<void>();
  await page.route('**/api/appointments', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/appointments');
  await main(page).getByRole('button', { name: 'Abmelden' }).click();
  await main(page).getByRole('link', { name: 'Anmelden' }).click();
  await logIn(page, second);
  await expect(page).toHaveURL('/de/dashboard');
  await asked;
  await expect(page.getByRole('heading', { name: 'Meine Termine' })).toBeVisible();
  await expect(main(page)).not.toContainText('8. Dezember 2026');
  answered.resolve();
  await expect(main(page).getByRole('heading', { name: 'Kein Termin geplant' })).toBeVisible();
});
