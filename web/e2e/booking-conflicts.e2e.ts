import type { Page, WebSocket } from '@playwright/test';
import {
  acceptAndConfirm,
  bookingPath,
  confirmButton,
  main,
  policyBox,
  slot,
  summary,
} from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';

// The clock starts at Wednesday 2026-11-25, 09:00. Every test books on days of its own: the server is shared.

const slotTaken = 'Dieser Zeitslot wurde gerade gebucht. Bitte wählen Sie eine andere Zeit.';

test('a slot that someone else books vanishes at once, also the chosen one', async ({
  page,
  openVisitor,
  registerPatient,
}) => {
  const watcher = await openVisitor();
  const path = { doctor: 'yilmaz', date: '2026-12-02' };
  const isListening = whenLive(watcher);
  await watcher.goto(bookingPath({ ...path, time: '09:00' }));
  await expect(slot(watcher, '09:00')).toBeChecked();
  const socket = await isListening;

  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ ...path, time: '09:00' }));
  await acceptAndConfirm(page);
  await page.waitForURL('/de/dashboard');

  await expect(slot(watcher, '09:00')).toBeHidden();
  await expect(slot(watcher, '09:30')).toBeVisible();
  await expect(watcher.getByRole('status').filter({ hasText: 'nicht mehr frei' })).toHaveText(
    'Die Zeit 09:00 Uhr ist nicht mehr frei. Bitte wählen Sie eine andere Zeit.',
  );
  await expect(summary(watcher)).not.toContainText('09:00');

  const isClosed = socket.waitForEvent('close');
  await main(watcher).getByRole('link', { name: 'Zurück' }).click();
  await isClosed;
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
  await signIn(other, await registerPatient());
  const path = bookingPath({ doctor: 'yilmaz', date: '2026-12-03', time: '11:00' });
  // The loser's answer comes after the winner's, however fast the event travels.
  const held = await holdBooking(other);
  await other.goto(path);
  await page.goto(path);
  await acceptAndConfirm(other);
  await held.isWaiting;
  await acceptAndConfirm(page);
  await expect(page.getByRole('heading', { name: 'Termin erfolgreich gebucht!' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Wird gebucht...' })).toBeDisabled();
  held.release();

  await expect(other.getByRole('alert')).toHaveText(slotTaken);
  await expect(other.getByRole('alert')).toBeFocused();
  await expect(slot(other, '11:00')).toBeHidden();
  await expect(slot(other, '11:30')).toBeVisible();
  await expect(confirmButton(other)).toBeHidden();
  await expect(summary(other)).not.toContainText('11:00');
});

test('a patient who is busy at that time reads so', async ({ expectAnswer, page, registerPatient }) => {
  expectAnswer('POST /api/appointments 409');
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-04', time: '09:00' }));
  await acceptAndConfirm(page);
  await page.waitForURL('/de/dashboard');
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-04', time: '09:00' }));
  await acceptAndConfirm(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Sie haben zu dieser Zeit schon einen Termin. Bitte wählen Sie eine andere Zeit.',
  );
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
  await expect(page.getByRole('alert')).toHaveText(
    'Die Behandlung passt zu dieser Zeit nicht in die Sprechzeit.',
  );
});

test('a lost answer keeps everything, and the second try is the same booking', async ({
  page,
  problems,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-07', time: '15:00' }));
  const keys: (string | undefined)[] = [];
  await page.route('**/api/appointments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    // The server books, but its first answer never arrives.
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await acceptAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('Der Dienst ist gerade nicht erreichbar.');
  await expect(page.getByRole('alert')).toContainText('Ihre Auswahl ist noch da.');
  await expect(slot(page, '15:00')).toBeChecked();
  await expect(policyBox(page)).toBeChecked();
  await confirmButton(page).click();
  await page.waitForURL('/de/dashboard');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(problems.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
});

test('doctors and times that fail to load are asked for again', async ({ page, problems }) => {
  const failures = { doctors: true, slots: true };
  await page.route('**/api/doctors', (route) => (failures.doctors ? route.abort() : route.fallback()));
  await page.route('**/slots?*', (route) => (failures.slots ? route.abort() : route.fallback()));
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-03' }));

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Fehler beim Laden der Ärzte');
  failures.doctors = false;
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(alert).toContainText('Fehler beim Laden der verfügbaren Zeiten');
  failures.slots = false;
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(slot(page, '15:30')).toBeVisible();
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

/** Keeps this browser's booking from leaving until it is released. */
async function holdBooking(page: Page): Promise<{ isWaiting: Promise<void>; release: () => void }> {
  const waiting = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/appointments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    waiting.resolve();
    await released.promise;
    await route.continue();
  });
  return { isWaiting: waiting.promise, release: () => released.resolve() };
}
