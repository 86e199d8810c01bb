import type { Page, WebSocket } from '@playwright/test';
import {
  acceptAndConfirm,
  backLink,
  bookingPath,
  confirmButton,
  day,
  doctor,
  holdBooking,
  news,
  slot,
  successHeading,
  summary,
} from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { holdMoments } from './moments.ts';
import { bookAppointment } from './own-appointments.ts';

// The clock starts at Wednesday 2026-11-25, 09:00. Every test books on days of its own: the server is shared.

const treatmentType = 'Kontrolluntersuchung';
const slotTaken = 'Dieser Zeitslot wurde gerade gebucht. Bitte wählen Sie eine andere Zeit.';

test('a slot that someone else books vanishes at once, also the chosen one', async ({
  page,
  server,
  registerPatient,
}) => {
  const isListening = whenLive(page);
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-02', time: '09:00' }));
  await expect(slot(page, '09:00')).toBeChecked();
  const socket = await isListening;
  await bookAppointment(server.url, await registerPatient(), {
    doctorId: 'yilmaz',
    treatmentType,
    date: '2026-12-02',
    time: '09:00',
  });

  await expect(slot(page, '09:00')).toBeHidden();
  await expect(slot(page, '09:30')).toBeVisible();
  await expect(news(page, 'nicht mehr frei')).toHaveText(
    'Die Zeit 09:00 Uhr ist nicht mehr frei. Bitte wählen Sie eine andere Zeit.',
  );
  await expect(summary(page)).not.toContainText('09:00');

  const isClosed = socket.waitForEvent('close');
  await backLink(page).click();
  await backLink(page).click();
  await isClosed;
});

test('a booking between loading the times and hearing the news is not missed', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  const opened = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await opened.promise;
    socket.connectToServer();
  });
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-15', time: '09:00' }));
  await expect(slot(page, '09:00')).toBeChecked();
  await bookAppointment(server.url, patient, {
    doctorId: 'yilmaz',
    treatmentType,
    date: '2026-12-15',
    time: '09:00',
  });
  opened.resolve();
  await expect(slot(page, '09:00')).toBeHidden();
});

test('of two people who confirm the same slot one gets it, the other reads why', async ({
  expectAnswer,
  page,
  openVisitor,
  registerPatient,
}) => {
  expectAnswer('POST /api/appointments 409');
  const other = await openVisitor();
  await signIn(page, await registerPatient());
  await holdMoments(page);
  await signIn(other, await registerPatient());
  const path = bookingPath({ doctor: 'yilmaz', date: '2026-12-03', time: '11:00' });
  // The loser's answer comes after the winner's, however fast the event travels.
  const held = await holdBooking(other);
  await other.goto(path);
  await page.goto(path);
  await acceptAndConfirm(other);
  await held.isWaiting;
  await acceptAndConfirm(page);
  await expect(successHeading(page)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Wird gebucht...' })).toBeDisabled();
  held.release();

  const alert = other.getByRole('alert').filter({ hasText: 'Zeitslot' });
  await expect(alert).toHaveText(slotTaken);
  await expect(alert).toBeFocused();
  await expect(slot(other, '11:00')).toBeHidden();
  await expect(slot(other, '11:30')).toBeVisible();
  await expect(confirmButton(other)).toBeHidden();
  await expect(summary(other)).not.toContainText('11:00');
});

test('a refusal by 409 without a known code frees the time, too', async ({
  page,
  expectAnswer,
  registerPatient,
}) => {
  expectAnswer('POST /api/appointments 409');
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-16', time: '09:00' }));
  await page.route('**/api/appointments', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, body: 'Conflict' }) : route.fallback(),
  );
  const reloaded = page.waitForRequest(/\/api\/doctors\/yilmaz\/slots/);
  await acceptAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(slotTaken);
  await reloaded;
  await expect(slot(page, '09:00')).not.toBeChecked();
  await expect(confirmButton(page)).toBeHidden();
});

test('a patient who is busy at that time reads so, and with whom', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  expectAnswer('POST /api/appointments 409');
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, {
    doctorId: 'yilmaz',
    treatmentType,
    date: '2026-12-04',
    time: '09:00',
  });
  await signIn(page, patient);
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-04', time: '09:00' }));
  await acceptAndConfirm(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Termin' });
  await expect(alert).toContainText(
    'Sie haben zu dieser Zeit schon einen Termin. Bitte wählen Sie eine andere Zeit.',
  );
  await expect(alert).toContainText('bei Dr. Emre Yılmaz');
});

test('a time that the rules forbid by now is refused in the server’s words', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('POST /api/appointments 422');
  await signIn(page, await registerPatient());
  // The browser believes in a time that was never offered: the practice closes at noon.
  await page.route('**/slots?*', (route) => route.fulfill({ json: { slots: ['11:00', '13:00'] } }));
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-11', time: '13:00' }));
  await acceptAndConfirm(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Sprechzeit' })).toHaveText(
    'Die Behandlung passt zu dieser Zeit nicht in die Sprechzeit.',
  );
});

test('an own appointment that overlaps the wished time is named, also when it begins earlier', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  expectAnswer('POST /api/appointments 409');
  const patient = await registerPatient();
  const own = { doctorId: 'yilmaz', treatmentType: 'Wurzelbehandlung', date: '2027-01-13', time: '09:00' };
  await bookAppointment(server.url, patient, own);
  await signIn(page, patient);
  // With another dentist the time is free, and with the same one the calendar is older than the own booking.
  await page.goto(bookingPath({ doctor: 'weber', date: '2027-01-13', time: '10:00' }));
  await acceptAndConfirm(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Sie haben zu dieser Zeit schon einen Termin.' });
  await expect(alert).toContainText(
    'Um 09:00 Uhr haben Sie an diesem Tag schon selbst einen Termin, bei Dr. Emre Yılmaz.',
  );
  await page.route('**/slots?*', (route) => route.fulfill({ json: { slots: ['09:00', '11:30'] } }));
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2027-01-13', time: '09:00' }));
  await acceptAndConfirm(page);
  await expect(alert).toContainText('bei Dr. Emre Yılmaz');
  await expect(alert).not.toContainText('Zeitslot');
  await alert.getByRole('link', { name: 'Meine Termine' }).click();
  await page.waitForURL('/de/dashboard');
});

test('an answer that tells nothing is followed by what it means for the booking', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('POST /api/appointments 503', 'POST /api/appointments 429');
  await signIn(page, await registerPatient());
  const answers = [
    { status: 503, body: 'no healthy upstream' },
    {
      status: 429,
      json: { error: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.', code: 'too_many_requests' },
    },
  ];
  await page.route('**/api/appointments', (route) =>
    route.request().method() === 'POST' ? route.fulfill(answers.shift()) : route.fallback(),
  );
  await page.goto(bookingPath({ doctor: 'hoffmann', date: '2026-12-17', time: '15:00' }));
  await acceptAndConfirm(page);
  const alert = page.getByRole('alert').filter({ hasText: /Buchung|Anfragen/ });
  await expect(alert).toContainText('Fehler bei der Buchung');
  await expect(alert).toContainText('Vielleicht ist der Termin trotzdem schon gebucht.');
  await expect(alert).toContainText('doppelt gebucht wird er nicht');
  await confirmButton(page).click();
  await expect(alert).toContainText('Zu viele Anfragen.');
  await expect(alert).toContainText('Gebucht wurde nichts; Ihre Auswahl ist noch da.');
  await expect(slot(page, '15:00')).toBeChecked();
});

test('what fails to load says so with a way on, and is asked for again', async ({ page, problems }) => {
  const failing = new Set(['offer', 'days', 'slots']);
  for (const what of failing)
    await page.route(new RegExp(`/api/.*${what}(\\?|$)`), (route) =>
      failing.has(what) ? route.abort() : route.fallback(),
    );
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await page.goto(bookingPath({}));
  await expect(page.getByRole('alert')).toContainText('Fehler beim Laden der Ärzte');
  await expect(backLink(page)).toBeVisible();
  failing.delete('offer');
  await retry.click();
  await doctor(page, 'Dr. Katharina Weber').click();

  await expect(page.getByRole('alert').filter({ hasText: 'Fehler' })).toContainText(
    'Fehler beim Laden der verfügbaren Zeiten',
  );
  await expect(retry).toBeInViewport();
  failing.delete('days');
  await retry.click();
  await day(page, /30\. November 2026, \d+ Zeiten frei/).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Fehler' })).toBeVisible();
  failing.delete('slots');
  await retry.click();
  await expect(slot(page, '15:30')).toBeVisible();
  expect(problems.splice(0).every((problem) => problem.includes('ERR_FAILED'))).toBe(true);
});

test('the live connection comes later if its code did not load at first', async ({ page, problems }) => {
  await page.route('**/assets/esm-*.js', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/esm-'));
  const live = whenLive(page);
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-02' }));
  await failed;
  await expect(slot(page, '10:00')).toBeVisible();
  // Waiting for the code begins when the page hears that it did not come.
  let isLive = false;
  void live.then(() => {
    isLive = true;
  });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(isLive).toBe(true);
  }).toPass();
  expect(problems.splice(0).every((problem) => problem.includes('ERR_FAILED'))).toBe(true);
});

/** The page's live connection, as soon as the server has accepted it. */
function whenLive(page: Page): Promise<WebSocket> {
  const live = Promise.withResolvers<WebSocket>();
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io/')) return;
    // Socket.IO answers a connection with a packet that begins with 40.
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('40')) live.resolve(socket);
    });
  });
  return live.promise;
}
