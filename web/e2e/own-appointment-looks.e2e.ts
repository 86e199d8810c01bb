import type { Locator } from '@playwright/test';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { bookAppointment } from './own-appointments.ts';

test('an appointment is printed on one page, with the emergency number', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, {
    doctorId: 'hoffmann',
    treatmentType: 'Kontrolluntersuchung',
    date: '2026-12-09',
    time: '10:00',
  });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  const next = page.getByRole('region', { name: 'Ihr nächster Termin' });
  await expect(next).toContainText('9. Dezember 2026');
  await page.emulateMedia({ media: 'print' });
  for (const kept of [
    next.getByText('10:00–10:30 Uhr'),
    next.getByText('Dr. Lena Hoffmann'),
    next.getByRole('link'),
    page.getByRole('contentinfo').getByRole('link', { name: '+49 221 4710112' }),
  ])
    await expect(kept).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeHidden();
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('after moving, the appointment is printed on one page without the news above it', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, {
    doctorId: 'weber',
    treatmentType: 'Kontrolluntersuchung',
    date: '2026-12-17',
    time: '10:00',
  });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.getByRole('link', { name: /^Termin am .* verschieben$/ }).click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /21\. Dezember/ })
    .click();
  await page.getByRole('radio', { name: '14:00' }).check();
  await page.getByRole('button', { name: 'Termin verschieben' }).click();
  const news = page.getByRole('status').filter({ hasText: 'Ihr Termin ist verschoben' });
  await expect(news).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(news).toBeHidden();
  const next = page.getByRole('region', { name: 'Ihr nächster Termin' });
  await expect(next.getByText('14:00–14:30 Uhr')).toBeVisible();
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('dates and times of appointments have plain zeros', async ({ page, server, registerPatient }) => {
  const patient = await registerPatient();
  for (const time of ['14:00', '15:00'])
    await bookAppointment(server.url, patient, {
      doctorId: 'hoffmann',
      treatmentType: 'Kontrolluntersuchung',
      date: '2026-12-09',
      time,
    });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  const next = page.getByRole('region', { name: 'Ihr nächster Termin' });
  const row = page.getByRole('tabpanel').getByRole('listitem');
  for (const figures of [
    next.getByText('9. Dezember 2026'),
    next.getByText('14:00–14:30 Uhr'),
    row.last().getByText('15:00 Uhr'),
  ])
    await expect(figures).toHaveCSS('font-family', /^"?Praxis Display/);
});

test('beside each appointment stands what became of its mail, also with forced colours', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  const date = '2027-02-10';
  for (const time of ['10:00', '10:30', '14:00', '14:30'])
    await bookAppointment(server.url, patient, {
      ...{ doctorId: 'hoffmann', treatmentType: 'Kontrolluntersuchung' },
      ...{ date, time },
    });
  // What a mail server did with each mail; the tests' server keeps them in the outbox.
  const mails = [
    {
      state: 'failed',
      at: '2026-11-25T08:00:00.000Z',
      reason: 'Ihr E-Mail-Anbieter war nicht zu erreichen.',
    },
    { state: 'delivered', at: '2026-11-25T08:05:00.000Z' },
    { state: 'delivered', at: '2026-11-20T17:30:00.000Z' },
    { state: 'waiting', at: null },
  ];
  await page.route('**/api/appointments', async (route) => {
    const response = await route.fetch();
    const list: { time: string }[] = await response.json();
    const inOrder = list.toSorted((a, b) => a.time.localeCompare(b.time));
    await route.fulfill({
      response,
      json: inOrder.map((appointment, index) => ({ ...appointment, confirmation: mails[index] })),
    });
  });
  await signIn(page, patient);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/de/dashboard');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  for (const [index, words] of [
    'Wir konnten Ihnen keine E-Mail senden: Ihr E-Mail-Anbieter war nicht zu erreichen.',
    'Bestätigung zugestellt um 09:05 Uhr',
    'Bestätigung zugestellt am 20. November 2026, 18:30 Uhr',
    'Die Bestätigung ist unterwegs.',
  ].entries())
    await expect(rows.nth(index)).toContainText(words);
  // Without its background the next appointment needs a frame.
  await expect(rows.first().getByRole('region')).toHaveCSS('border-top-width', '2px');
  const lineOf = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).borderBottomColor);
  const [chosen, other] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  expect(await lineOf(chosen)).not.toBe(await lineOf(other));
  await page.emulateMedia({ forcedColors: 'none' });
  await expectNoAxeFindings(page);
});
