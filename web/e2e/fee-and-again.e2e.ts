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

for (const { language, today: todayTab, upcoming, again, late, kept, cancel, dialogTitle } of [
  {
    language: 'de',
    today: /^Heute \(1\)/,
    upcoming: 'Bevorstehend (2)',
    again: 'Kontrolluntersuchung bei Dr. Katharina Weber noch einmal buchen',
    late: /weniger als 24\s+Stunden.*50\s€/,
    kept: 'Die Bestätigung liegt im Postausgang',
    cancel: /^Termin am .* absagen$/,
    dialogTitle: 'Termin absagen?',
  },
  {
    language: 'en',
    today: /^Today \(1\)/,
    upcoming: 'Upcoming (2)',
    again: 'Book Check-up with Dr. Katharina Weber again',
    late: /less than 24\s+hours.*€50/,
    kept: 'the confirmation is in the outbox',
    cancel: /^Cancel the appointment on/,
    dialogTitle: 'Cancel this appointment?',
  },
])
  test(`${language}: today by itself, the fee before a late cancellation, and the same appointment again`, async ({
    page,
    server,
    registerPatient,
  }) => {
    test.slow();
    const patient = await registerPatient();
    const times = language === 'de' ? ['12:00', '09:30'] : ['11:00', '10:30'];
    await bookAppointment(server.url, patient, { ...today, time: times[0] ?? '' });
    await bookAppointment(server.url, patient, { ...checkup, date: '2026-12-07', time: times[1] ?? '' });
    await signIn(page, patient);
    await page.goto(`/${language}/dashboard`);
    const panel = page.getByRole('tabpanel');
    await expect(page.getByRole('tab', { name: upcoming })).toHaveAttribute('aria-selected', 'true');
    // Nothing is sent in these tests: the dashboard says where the confirmation is.
    await expect(panel.getByText(kept).first()).toBeVisible();
    await page.getByRole('tab', { name: todayTab }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expectNoAxeFindings(page);

    await panel.getByRole('button', { name: cancel }).click();
    const dialog = page.getByRole('alertdialog', { name: dialogTitle });
    await expect(dialog).toHaveAccessibleDescription(late);
    await expect(dialog.getByRole('button').last()).toBeEnabled();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    // It waits until it has said how it went.
    await expect(page.getByRole('alertdialog')).toBeHidden();

    await page.getByRole('tab').last().click();
    await panel.getByRole('link', { name: again }).click();
    await expect(page).toHaveURL(`/${language}/booking?treatment=Kontrolluntersuchung&doctor=weber`);
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
  await expect(dialog).toContainText('Bitte sagen Sie mindestens 24');
  await expect(dialog).not.toContainText('von selbst berechnet');
});
