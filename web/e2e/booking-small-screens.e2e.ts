import type { Locator, Page } from '@playwright/test';
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
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { bookAppointment, listAppointments } from './own-appointments.ts';

// The clock starts at Wednesday 2026-11-25, 09:00.

/** Where an element lies on the page, independent of scrolling, in px. */
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
  // The times are the next choice: the button is no louder than they are, and the way back is quieter.
  const look = (element: Locator) =>
    element.evaluate((each) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(each);
      return { backgroundColor, borderTopColor };
    });
  const backLink = main(page).getByRole('link', { name: 'Zurück', exact: true });
  // Colours change within 150 ms.
  await expect(async () => {
    const [button, back] = await Promise.all([look(continueButton(page)), look(backLink)]);
    expect(button.backgroundColor).not.toBe(button.borderTopColor);
    expect(back.borderTopColor).toBe('rgba(0, 0, 0, 0)');
  }).toPass();
});

test('on a phone, what follows the times stands right below the only free one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await page.route('**/api/doctors/weber/slots?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), slots: ['09:00'] } });
  });
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-01', time: '09:00' }));
  await expect(slot(page, '09:00')).toBeChecked();
  const note = main(page).getByRole('checkbox', { name: 'Ich habe Schmerzen' });
  expect((await topOnPage(note)) - (await topOnPage(slot(page, '09:00')))).toBeLessThan(120);
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 700],
  [1279, 800],
] as const)
  test(`the assistant's button covers nothing that can be pressed at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const choices of [
      { doctor: 'any', date: '2026-12-01', step: '3' },
      { doctor: 'any', date: '2026-12-01', time: '09:00' },
    ]) {
      await page.goto(bookingPath(choices));
      await expect(slot(page, '09:00')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Praxis-Assistent öffnen' })).toBeVisible();
      expect(await findCovered(page)).toEqual([]);
    }
  });

/** What the assistant's button covers of the step's choices and buttons, wherever the page is scrolled to. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const launcher = document.querySelector<HTMLElement>('.chat-launcher');
    if (!launcher) return ['no launcher'];
    launcher.style.pointerEvents = 'none';
    const covered = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const box = launcher.getBoundingClientRect();
      for (const x of [box.left, box.left + box.width / 2, box.right])
        for (const y of [box.top, box.top + box.height / 2, box.bottom]) {
          const under = document
            .elementFromPoint(x, y)
            ?.closest('main :is(a, button, label, input, textarea)');
          if (under) covered.add(under.textContent || under.tagName);
        }
    }
    return [...covered];
  });
}

test('the buttons of moving stand in one row on the smallest phone, and the assistant covers no time at 1280 px', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  const appointment = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung' };
  await bookAppointment(server.url, patient, { ...appointment, date: '2027-01-12', time: '09:00' });
  const [booked] = await listAppointments(server.url, patient);
  await signIn(page, patient);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/de/dashboard?move=${booked?.id}`);
  const confirm = page.getByRole('button', { name: 'Termin verschieben' });
  await expect(confirm).toBeVisible();
  const cancel = main(page).getByRole('link', { name: 'Abbrechen' });
  const [left, right] = await Promise.all([cancel.boundingBox(), confirm.boundingBox()]);
  expect(left?.y).toBe(right?.y);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(slot(page, '15:30')).toBeVisible();
  expect(await findCovered(page)).toEqual([]);
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
