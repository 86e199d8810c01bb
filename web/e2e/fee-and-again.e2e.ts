import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { bookAppointment } from './own-appointments.ts';

// The tests' clock starts on Wednesday, 25 November 2026, 09:00.
const checkup = {
  doctorId: 'weber',
  treatmentType: 'Kontrolluntersuchung',
  date: '2026-11-30',
  time: '09:00',
};
const today = { ...checkup, date: '2026-11-25' };

test('today by itself, the fee before a late cancellation, and the same appointment again', async ({
  page,
  server,
  registerPatient,
}) => {
  test.slow();
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...today, time: '12:00' });
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-07', time: '09:30' });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  const panel = page.getByRole('tabpanel');
  await expect(page.getByRole('tab', { name: 'Bevorstehend (2)' })).toHaveAttribute('aria-selected', 'true');
  // Nothing is sent in these tests: the dashboard says where the confirmation is.
  await expect(panel.getByText('Die Bestätigung liegt im Postausgang').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Heute \(1\)/ }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expectNoAxeFindings(page);

  await panel.getByRole('button', { name: /^Termin am .* absagen$/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await expect(dialog).toHaveAccessibleDescription(/weniger als 24\s+Stunden.*50\s€/);
  await expect(dialog.getByRole('button').last()).toBeEnabled();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // It waits until it has said how it went.
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.getByRole('tab').last().click();
  await panel
    .getByRole('link', { name: 'Kontrolluntersuchung bei Dr. Katharina Weber noch einmal buchen' })
    .click();
  await expect(page).toHaveURL('/de/booking?treatment=Kontrolluntersuchung&doctor=weber');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('an appointment far enough away is cancelled without a word about a fee that may be due', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-08' });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  await page.getByRole('button', { name: /^Termin am .* absagen$/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await expect(dialog).toContainText('Bitte nehmen Sie den Termin wahr oder sagen Sie ihn mindestens 24');
  await expect(dialog).not.toContainText('weniger als 24');
});
