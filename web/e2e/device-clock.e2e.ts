import { expect, signIn, test } from './fixtures.ts';
import { bookAppointment } from './own-appointments.ts';
import { shiftClock } from './shift-clock.ts';
import { enterConsole, findOwner } from './staff.ts';
import { bookByLoggingIn, moveAndCancel } from './visitor-journey.ts';

// Devices whose clock is wrong: the server's decides. It starts on Wednesday, 25 November 2026, 9:00.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

for (const [name, aheadMs] of [
  ['seven minutes ahead', 7 * minuteMs],
  ['five days ahead', 5 * dayMs],
  ['five days behind', -5 * dayMs],
  ['ten years ahead', 3650 * dayMs],
] as const)
  test(`a device whose clock is ${name} books, moves, cancels, and sees the desk's day`, async ({
    page,
    context,
    server,
    registerPatient,
  }) => {
    test.slow();
    await page.addInitScript(shiftClock, aheadMs);
    await page.goto('/de/contact');
    await page.getByRole('textbox', { name: 'Nachricht' }).fill('Angefangen');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Angefangen');
    await bookByLoggingIn(page, await registerPatient());
    await moveAndCancel(page);

    await enterConsole(context, server, await findOwner(server));
    await page.goto('/de/praxis');
    await expect(page.getByRole('heading', { name: /Mittwoch, 25\. November/ })).toBeVisible();
    await page.mouse.move(10, 10);
    await expect(page.getByRole('dialog', { name: 'Gesperrt' })).toBeHidden();
  });

test('an appointment of today is upcoming by the server’s clock, and by no other', async ({
  page,
  server,
  registerPatient,
  problems,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, {
    ...{ doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-11-25', time: '11:00' },
  });
  await signIn(page, patient);
  await page.addInitScript(shiftClock, 5 * dayMs);
  await page.goto('/de/dashboard');
  await expect(page.getByRole('region', { name: 'Ihr nächster Termin' }).getByText('Heute')).toBeVisible();
  // The device is set back while the page is open, and no further answer tells the server's time.
  await page.evaluate(shiftClock, -9 * dayMs);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: /^Termin am .* verschieben$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('verschieben');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Ihr nächster Termin' }).getByText('Heute')).toBeVisible();
  problems.splice(0);
});

test('the first movement after sleep locks the console, also without a network', async ({
  page,
  context,
  server,
  problems,
}) => {
  await enterConsole(context, server, await findOwner(server));
  await page.goto('/de/praxis');
  await expect(page.getByRole('grid')).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(shiftClock, 60 * minuteMs);
  await page.mouse.move(200, 200);
  await expect(page.getByRole('dialog', { name: 'Gesperrt' })).toBeVisible({ timeout: 5_000 });
  await context.setOffline(false);
  problems.splice(0);
});
