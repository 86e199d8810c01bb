import type { Locator } from '@playwright/test';
import {
  bookingPath,
  calendar,
  continueButton,
  day,
  main,
  slot,
  stepHeading,
  treatment,
} from './booking-page.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

// The clock starts at Wednesday 2026-11-25, 09:00.

/** Where an element lies on the page, whatever the page is scrolled to, in px. */
const topOnPage = (element: Locator) =>
  element.evaluate((each) => each.getBoundingClientRect().top + window.scrollY);

test('choosing a day moves no day of the calendar and brings the times into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(bookingPath({ doctor: 'weber' }));
  await expect(day(page, /1\. Dezember 2026, \d+ Zeiten? frei/)).toBeVisible();
  const before = await topOnPage(calendar(page));
  await day(page, /1\. Dezember 2026, \d+ Zeiten? frei/).click();
  await expect(page.getByRole('radio').first()).toBeInViewport();
  expect(await topOnPage(calendar(page))).toBe(before);
  // The times are the next choice: the button is no louder than they are.
  const colorOf = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor);
  const back = main(page).getByRole('link', { name: 'Zurück', exact: true });
  // Colours change within 150 ms.
  await expect(async () => expect(await colorOf(continueButton(page))).toBe(await colorOf(back))).toPass();
});

test('on the smallest phone the buttons stand in one row and leave room for the step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-01', step: '3' }));
  const back = main(page).getByRole('link', { name: 'Zurück', exact: true });
  await expect(continueButton(page)).toBeVisible();
  const [left, right] = await Promise.all([back.boundingBox(), continueButton(page).boundingBox()]);
  expect(left?.y).toBe(right?.y);
  const header = await page.getByRole('banner').boundingBox();
  expect((left?.y ?? 0) - (header?.height ?? 640)).toBeGreaterThan(400);
  await expectNoAxeFindings(page);
});

test('explanations of the treatments come on request on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/booking');
  const explanation = page
    .getByRole('list', { name: 'Behandlungen' })
    .getByRole('listitem')
    .filter({ hasText: 'Kontrolluntersuchung' })
    .locator('p');
  await expect(explanation).toBeHidden();
  await page.getByRole('button', { name: 'Kurz erklärt' }).click();
  await expect(explanation).toBeVisible();
  await expectNoAxeFindings(page);
  await treatment(page, /^Kontrolluntersuchung/).click();
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeVisible();
});

test('an arrow key among the times keeps the focused time in sight, with text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-01', step: '3' }));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const first = page.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('Space');
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('input[type=radio]:focus')).toBeChecked();
    await expect(page.locator('label:has(input[type=radio]:focus)')).toBeInViewport();
  }
});

test('a reload of the guest form and of step 4 keeps the height of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.documentElement.dataset.firstHeight = String(document.documentElement.scrollHeight);
    }),
  );
  const wizard = bookingPath({ doctor: 'weber', date: '2026-12-10', time: '09:00' });
  const loss = () =>
    page.evaluate(() => {
      const { scrollHeight, dataset } = document.documentElement;
      return scrollHeight - Number(dataset.firstHeight);
    });
  await page.goto(`/de/gast?next=${encodeURIComponent(wizard)}`);
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeVisible();
  expect(Math.abs(await loss())).toBeLessThan(200);
  await page.goto(wizard);
  await expect(slot(page, '09:00')).toBeChecked();
  expect(Math.abs(await loss())).toBeLessThan(300);
});
