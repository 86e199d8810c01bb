import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { holdMoments } from './moments.ts';
import { bookAppointment } from './own-appointments.ts';

const checkup = {
  doctorId: 'weber',
  treatmentType: 'Kontrolluntersuchung',
  date: '2027-01-21',
  time: '09:00',
};

test('a double click on “Absagen” cancels nothing, wherever the button stands', async ({
  page,
  server,
  registerPatient,
}) => {
  test.slow();
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, checkup);
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  const open = page.getByRole('button', { name: /^Termin am Donnerstag, 21\. Januar 2027/ });
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(open).toBeVisible();
    // Wherever the button stands in the window, the dangerous one may open in its place.
    const steps = 8;
    for (let step = 0; step <= steps; step += 1) {
      await open.evaluate((button, share) => {
        const { top, height } = button.getBoundingClientRect();
        const header = document.querySelector('header')?.offsetHeight ?? 0;
        const wanted = header + 10 + (innerHeight - header - height - 90) * share;
        window.scrollBy({ top: top - wanted, behavior: 'instant' });
      }, step / steps);
      const box = await open.boundingBox();
      if (!box) throw new Error('the button is gone');
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 5 });
      // The second click may have met the button that keeps the appointment.
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Termin behalten' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    }
    await expect(page.getByRole('tab', { name: 'Bevorstehend (1)' })).toBeVisible();
    await expect(open).toBeVisible();
  }
});

/** Confirms the open question, whose call fails no sooner than `failNow` says. */
async function cancelWithoutAnswer(page: Page): Promise<{ dialog: Locator; failNow: () => void }> {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/appointments/*', async (route) => {
    await answered.promise;
    await route.abort('aborted');
  });
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await dialog.getByRole('button', { name: 'Ja, absagen' }).click();
  await expect(dialog.getByRole('button', { name: 'Wird abgesagt …' })).toBeVisible();
  return { dialog, failNow: answered.resolve };
}

test('a cancellation that fails while Escape is pressed twice says so, and can be asked again', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-04' });
  await signIn(page, patient);
  await holdMoments(page);
  await page.goto('/de/dashboard');
  const open = page.getByRole('button', { name: /^Termin am Freitag, 4\. Dezember 2026/ });
  await open.click();
  const { dialog, failNow } = await cancelWithoutAnswer(page);

  // The browser itself would let the page refuse the first Escape only; the button at work keeps the focus.
  await expect(dialog.getByRole('button', { name: 'Wird abgesagt …' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  failNow();
  await expect(dialog.getByRole('alert')).toContainText('Fehler beim Stornieren des Termins.');
  await dialog.getByRole('button', { name: 'Termin behalten' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.unroute('**/api/appointments/*');
  await open.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Ja, absagen' }).click();
  await expect(page.getByText('Ihr Termin wurde abgesagt.')).toBeVisible();
});

test('a browser that tells late of a close does not take the failure away that was said meanwhile', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, checkup);
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: /^Termin am Donnerstag, 21\. Januar 2027/ }).click();
  const { dialog, failNow } = await cancelWithoutAnswer(page);
  // A second gesture of going back closes it whatever the page says, and a busy browser reports that some frames later.
  const tellOfClose = await page.evaluateHandle(() => {
    const late = Promise.withResolvers<EventTarget | null>();
    const hold = (event: Event) => {
      event.stopImmediatePropagation();
      late.resolve(event.target);
      window.removeEventListener('close', hold, true);
    };
    window.addEventListener('close', hold, true);
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    return async () => (await late.promise)?.dispatchEvent(new Event('close'));
  });
  failNow();
  const failure = page.locator('dialog [role=alert]');
  await expect(failure).toBeAttached();
  await tellOfClose.evaluate((tell) => tell());
  await expect(dialog.getByRole('alert')).toContainText('Fehler beim Stornieren des Termins.');
});

test('a tablet that is turned with the menu open stays usable', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1280 });
  await page.goto('/de');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(menu).toBeVisible();
  await expectNoAxeFindings(page);
  await menu.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/de/team');
});

test('the menu gives its focus to the heading of the page that it leads to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Über uns' }).click();
  await expect(page).toHaveURL('/de/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a cancellation whose answer is lost is told as done when it is asked for again', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  expectAnswer('DELETE /api/appointments/:id 409');
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, {
    ...checkup,
    doctorId: 'yilmaz',
    date: '2027-02-18',
    time: '10:00',
  });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.route(
    '**/api/appointments/*',
    async (route) => {
      await route.fetch();
      await route.abort('aborted');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Termin am Donnerstag, 18\. Februar 2027/ }).click();
  await page.getByRole('button', { name: 'Ja, absagen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Fehler beim Stornieren' })).toBeFocused();
  await page.getByRole('button', { name: 'Ja, absagen' }).click();
  await expect(page.getByText('Ihr Termin wurde abgesagt.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kein Termin geplant' })).toBeVisible();
});

test('at 400 % a question begins with what it asks, and not with its buttons', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2027-01-22', time: '10:00' });
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: /^Termin am Freitag, 22\. Januar 2027/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole('heading')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Termin behalten' })).toBeFocused();
});

test('tabs are one stop, and arrow keys move between them', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.goto('/de/dashboard');
  const upcoming = page.getByRole('tab', { name: /Bevorstehend/ });
  const today = page.getByRole('tab', { name: /Heute/ });
  const past = page.getByRole('tab', { name: /Vergangen/ });
  await upcoming.focus();
  await page.keyboard.press('ArrowRight');
  await expect(today).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(past).toBeFocused();
  await expect(past).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: /Vergangen/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(upcoming).toBeFocused();
  await page.keyboard.press('End');
  await expect(past).toBeFocused();
  await page.keyboard.press('Home');
  await expect(upcoming).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('where colours are forced, a frame sets the question apart from the page', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2027-01-22' });
  await signIn(page, patient);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: /^Termin am Freitag, 22\. Januar 2027/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await expect(dialog).toHaveCSS('border-top-width', '2px');
  await expect(dialog).toHaveCSS('border-top-style', 'solid');
});
