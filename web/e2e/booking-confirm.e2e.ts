import type { Page } from '@playwright/test';
import {
  acceptAndConfirm,
  backLink,
  bookingPath,
  confirmButton,
  holdBooking,
  logIn,
  main,
  news,
  policyBox,
  slot,
  stepHeading,
  successHeading,
  summary,
} from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { endMoments, holdMoments } from './moments.ts';
import { bookAppointment } from './own-appointments.ts';
import { callServer } from './patients.ts';

// Confirming with everything that can come between. The clock starts at Wednesday 2026-11-25, 09:00; every test
// books on days of its own: the server is shared.

/** The keys of the bookings that this page sends; the first answer is lost although the server books. */
async function loseFirstAnswer(page: Page): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/appointments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return keys;
}

test('a visitor logs in and comes back to the same summary, policy included', async ({
  page,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await page.goto(bookingPath({ doctor: 'hoffmann', date: '2026-12-01', time: '11:00' }));
  await expect(page.getByRole('link', { name: 'Noch kein Konto? Jetzt registrieren' })).toHaveAttribute(
    'href',
    /\/de\/register\?next=%2Fde%2Fbooking%3F.*11/,
  );
  await acceptAndConfirm(page);
  await page.waitForURL(/\/de\/login\?next=/);
  await expect(news(page, 'abgelaufen')).toBeHidden();
  await logIn(page, patient);
  await expect(slot(page, '11:00')).toBeChecked();
  for (const text of ['Kontrolluntersuchung', 'Dr. Lena Hoffmann', 'Dienstag, 1. Dezember 2026', '11:00 Uhr'])
    await expect(summary(page)).toContainText(text);
  await expect(policyBox(page)).toBeChecked();
  await confirmButton(page).click();
  await page.waitForURL('/de/dashboard');
});

test('a session that ended long ago is asked for when it is needed', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('GET /api/auth/me 401');
  const patient = await registerPatient();
  await signIn(page, { ...patient, token: 'ended-long-ago' });
  await page.goto(bookingPath({ doctor: 'hoffmann', date: '2026-12-01', time: '12:00' }));
  await acceptAndConfirm(page);
  await page.waitForURL(/\/de\/login\?next=/);
});

test('a session that ends while the summary is read is named, and nothing is lost by logging in again', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('POST /api/appointments 401');
  const patient = await registerPatient();
  await signIn(page, patient);
  // Asked for as soon as the page knows who it is for; it must not be what hears of the log-out.
  const people = page.waitForResponse('**/api/account/patients');
  await page.goto(bookingPath({ doctor: 'hoffmann', date: '2026-12-01', time: '09:00' }));
  await people;
  await expect(page.getByRole('banner').getByRole('link', { name: /Maria/ })).toBeAttached();
  // On the server only: this browser still believes in it.
  await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${patient.token}` } });
  await acceptAndConfirm(page);
  await page.waitForURL(/\/de\/login\?next=/);
  await expectOneWordOnTheEnd(page);
  await logIn(page, patient);
  await expect(slot(page, '09:00')).toBeChecked();
  await expect(policyBox(page)).toBeChecked();
  await expect(news(page, 'Sie sind nicht mehr angemeldet.')).toBeHidden();
  await confirmButton(page).click();
  await page.waitForURL('/de/dashboard');
});

test('a token that vanished from the browser is named, too', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'hoffmann', date: '2026-12-01', time: '10:00' }));
  await policyBox(page).check();
  await expect(page.getByRole('banner').getByRole('link', { name: /Maria/ })).toBeAttached();
  await page.evaluate(() => localStorage.removeItem('token'));
  await confirmButton(page).click();
  await page.waitForURL(/\/de\/login\?next=/);
  await expectOneWordOnTheEnd(page);
  await expect(main(page).getByRole('textbox', { name: 'E-Mail' })).toBeVisible();
});

test('a lost answer keeps everything, and the second try is the same booking', async ({
  page,
  problems,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-07', time: '15:00' }));
  const keys = await loseFirstAnswer(page);
  await acceptAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(
    'Fehler bei der Buchung. Der Dienst ist gerade nicht erreichbar.',
  );
  await expect(page.getByRole('alert')).toContainText('doppelt gebucht wird er nicht');
  await expect(slot(page, '15:00')).toBeChecked();
  await expect(policyBox(page)).toBeChecked();
  await confirmButton(page).click();
  await page.waitForURL('/de/dashboard');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(problems.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
});

test('the key outlives a reload: the own booking is no strange one', async ({
  page,
  problems,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await signIn(page, patient);
  await holdMoments(page);
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-08', time: '09:00' }));
  const keys = await loseFirstAnswer(page);
  await acceptAndConfirm(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ihre letzte Bestätigung blieb ohne Antwort')).toBeVisible();
  await expect(slot(page, '09:00')).toBeChecked();
  await expect(policyBox(page)).toBeChecked();
  await confirmButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await endMoments(page);
  await page.waitForURL('/de/dashboard');
  const own = await callServer(server.url, 'GET', '/appointments', { token: patient.token });
  expect(own.body).toHaveLength(1);
  expect(problems.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
});

test('an own booking from another tab is told as such, not as somebody else’s', async ({
  page,
  context,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-09', time: '09:00' }));
  await expect(slot(page, '09:00')).toBeChecked();
  const tab = await context.newPage();
  await holdMoments(tab);
  await tab.goto(page.url());
  await acceptAndConfirm(tab);
  await expect(successHeading(tab)).toBeVisible();

  await expect(news(page, 'schon selbst einen Termin')).toContainText(
    'Um 09:00 Uhr haben Sie an diesem Tag schon selbst einen Termin, bei Dr. Emre Yılmaz.',
  );
  await expect(main(page).getByRole('link', { name: 'Meine Termine' })).toBeVisible();
});

test('a double click and a second Enter confirm once', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await holdMoments(page);
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-10', time: '12:00' }));
  const held = await holdBooking(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/appointments')) sent += 1;
  });
  await policyBox(page).check();
  await confirmButton(page).dblclick();
  await held.isWaiting;
  await expect(page.getByRole('button', { name: 'Wird gebucht...' })).toBeDisabled();
  await page.keyboard.press('Enter');
  held.release();
  await expect(successHeading(page)).toBeVisible();
  expect(sent).toBe(1);
});

test.describe('leaving while it is sent', () => {
  test('brings the result to wherever the visitor is', async ({ page, registerPatient }) => {
    await signIn(page, await registerPatient());
    await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-11', time: '10:00' }));
    const held = await holdBooking(page);
    await acceptAndConfirm(page);
    await held.isWaiting;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await page.waitForURL('/de/impressum');
    held.release();
    await expect(news(page, 'Ihr Termin ist gebucht')).toContainText(
      'Freitag, 11. Dezember 2026, 10:00 Uhr, bei Dr. Emre Yılmaz',
    );
    await expect(page).toHaveURL('/de/impressum');
    await page.getByRole('status').getByRole('link', { name: 'Meine Termine' }).click();
    await page.waitForURL('/de/dashboard');
    await expect(news(page, 'Ihr Termin ist gebucht')).toContainText('Lindenplatz 7');
  });

  test('also while the next page is still on its way', async ({ page, registerPatient }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/ImprintScreen*', async (route) => {
      await released;
      await route.continue();
    });
    await signIn(page, await registerPatient());
    await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-11', time: '14:00' }));
    const held = await holdBooking(page);
    await acceptAndConfirm(page);
    await held.isWaiting;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    const isBooked = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/appointments') && answer.status() === 201,
    );
    held.release();
    await isBooked;
    // The own booking makes its time vanish; the wizard is still there to see it.
    await expect(slot(page, '14:00')).toBeHidden();
    release();
    await page.waitForURL('/de/impressum');
    await expect(news(page, 'Ihr Termin ist gebucht')).toContainText('14:00 Uhr, bei Dr. Emre Yılmaz');
    await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible();
  });

  test('never pulls the visitor back, also when it was refused', async ({
    expectAnswer,
    page,
    server,
    registerPatient,
  }) => {
    expectAnswer('POST /api/appointments 409');
    await signIn(page, await registerPatient());
    await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-11', time: '12:00' }));
    const held = await holdBooking(page);
    await acceptAndConfirm(page);
    await held.isWaiting;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await page.waitForURL('/de/impressum');
    await bookAppointment(server.url, await registerPatient(), {
      doctorId: 'yilmaz',
      treatmentType: 'Kontrolluntersuchung',
      date: '2026-12-11',
      time: '12:00',
    });
    held.release();
    const told = news(page, 'wurde nicht gebucht');
    await expect(told).toContainText(
      'Dieser Zeitslot wurde gerade gebucht. Bitte wählen Sie eine andere Zeit.',
    );
    await expect(page).toHaveURL('/de/impressum');
    await told.getByRole('link', { name: 'Zurück zur Buchung' }).click();
    await expect(stepHeading(page, 'Welche Uhrzeit passt Ihnen?')).toBeVisible();
    await expect(slot(page, '12:00')).toBeHidden();
    await expect(slot(page, '11:30')).toBeVisible();
  });

  test('within the wizard keeps the step and tells the result there', async ({ page, registerPatient }) => {
    await signIn(page, await registerPatient());
    await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-14', time: '10:00' }));
    const held = await holdBooking(page);
    await acceptAndConfirm(page);
    await held.isWaiting;
    await backLink(page).click();
    await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeVisible();
    held.release();
    await expect(news(page, 'Ihr Termin ist gebucht')).toBeVisible();
    await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeVisible();
  });
});

test('whoever leaves the success screen within the wizard is not taken away from there', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-15', time: '11:00' }));
  await policyBox(page).check();
  // In the very moment in which it appears: it leads on by itself after two seconds.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Termin erfolgreich gebucht!') return;
      watch.disconnect();
      document.querySelector<HTMLElement>('header a[href="/de/booking"]')?.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await confirmButton(page).click();
  await expect(stepHeading(page, 'Worum geht es?')).toBeVisible();
  await expect(page).toHaveURL('/de/booking');
  await expect(news(page, 'Ihr Termin ist gebucht')).toContainText('Dienstag, 15. Dezember 2026, 11:00 Uhr');

  // A change of language is no other page.
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(news(page, 'Your appointment is booked')).toContainText('Tuesday, 15 December 2026, 11:00');
});

test('an answer that takes long is named', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await holdMoments(page);
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-14', time: '12:00' }));
  const held = await holdBooking(page);
  await acceptAndConfirm(page);
  await held.isWaiting;
  await expect(news(page, 'Das dauert länger als sonst.')).toBeVisible({ timeout: 15_000 });
  held.release();
  await expect(successHeading(page)).toBeVisible();
});

test('a page left open overnight does not book into the past', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-11-26', time: '09:00' }));
  // What appears later would look at the clock by itself.
  await expect(slot(page, '09:00')).toBeChecked();
  await policyBox(page).check();
  await page.evaluate(() => {
    const twoDaysLater = Date.now() + 2 * 86_400_000;
    window.Date = new Proxy(Date, {
      construct: (target, args) =>
        args.length === 0 ? new target(twoDaysLater) : Reflect.construct(target, args),
      get: (target, key) => (key === 'now' ? () => twoDaysLater : Reflect.get(target, key)),
    });
  });
  await confirmButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Vergangenheit' })).toHaveText(
    'Termine können nicht in der Vergangenheit gebucht werden',
  );
});

test('whoever is free: the answer names the dentist', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await holdMoments(page);
  await page.goto(bookingPath({ doctor: 'any', date: '2026-12-17', time: '08:00' }));
  await expect(summary(page)).toContainText('Egal, bei wem');
  await acceptAndConfirm(page);
  await expect(successHeading(page)).toBeVisible();
  await expect(main(page).getByText(/^Dr\. (Katharina Weber|Emre Yılmaz|Lena Hoffmann)$/)).toBeVisible();
  await expect(main(page)).not.toContainText('Egal, bei wem');
  await endMoments(page);
  await page.waitForURL('/de/dashboard');
});

test('who has booked enough reads so, with the way to the own appointments', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  expectAnswer('POST /api/appointments 422');
  const patient = await registerPatient();
  for (const time of ['08:00', '09:00', '10:00', '11:00'])
    await bookAppointment(server.url, patient, {
      doctorId: 'weber',
      treatmentType: 'Kontrolluntersuchung',
      date: '2026-12-18',
      time,
    });
  await signIn(page, patient);
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-18', time: '14:00' }));
  await acceptAndConfirm(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Termine' });
  await alert.getByRole('link', { name: 'Meine Termine' }).click();
  await page.waitForURL('/de/dashboard');
});

/** The log-in page says once that the session is over, beside the appointment that waits, and no other notice does. */
async function expectOneWordOnTheEnd(page: Page): Promise<void> {
  await expect(main(page).getByRole('note')).toHaveCount(1);
  await expect(main(page).getByRole('note')).toContainText('Sie sind nicht mehr angemeldet.');
  await expect(page.getByRole('region', { name: 'Ihr Termin wartet auf Sie' })).toContainText(
    'Die Zeit ist noch nicht reserviert',
  );
  await expect(page.getByRole('button', { name: 'Schließen' })).toHaveCount(0);
}
