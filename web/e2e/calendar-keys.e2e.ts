import { bookingPath, day } from './booking-page.ts';
import { expect, test } from './fixtures.ts';

// The clock starts at Wednesday 2026-11-25, 09:00: the first day of the calendar.

test('at the end of the calendar the focus stays, and is not taken back later', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber' }));
  const today = day(page, /25\. November 2026/);
  await today.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(today).toBeFocused();
  await page.getByRole('button', { name: 'Nächster Monat' }).press('Enter');
  await expect(today).toHaveCount(0);
  const previous = page.getByRole('button', { name: 'Voriger Monat' });
  await previous.press('Enter');
  await expect(today).toBeVisible();
  await expect(previous).toBeFocused();
});

test('keys of the browser are left to it', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber' }));
  const friday = day(page, /27\. November 2026/);
  await friday.focus();
  await page.evaluate(() =>
    addEventListener('keydown', (event) => {
      document.title = `${event.key} ${event.defaultPrevented ? 'taken' : 'left'}`;
    }),
  );
  // With Alt an arrow is the way back; with Control, Home is the beginning of the page.
  await friday.press('Alt+ArrowLeft');
  await expect(page).toHaveTitle('ArrowLeft left');
  await friday.press('Control+Home');
  await expect(page).toHaveTitle('Home left');
  await expect(friday).toBeFocused();
});
