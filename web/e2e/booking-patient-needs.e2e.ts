import {
  acceptAndConfirm,
  bookingPath,
  continueButton,
  day,
  doctor,
  main,
  news,
  slot,
  stepHeading,
  successHeading,
  summary,
  treatment,
} from './booking-page.ts';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { callServer } from './patients.ts';

// The clock starts at Wednesday 2026-11-25, 09:00.

test('the success screen stays for a patient who uses it; the dashboard shows the whole confirmation until it is closed', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'weber', date: '2027-01-12', time: '09:00' }));
  await acceptAndConfirm(page);
  await expect(successHeading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(news(page, 'Lassen Sie sich Zeit')).toBeVisible();
  // Longer than the two seconds after which it leads on by itself.
  await page.waitForTimeout(2_500);
  await expect(successHeading(page)).toBeVisible();
  await expect(main(page).getByText(/Versichertenkarte/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Meine Termine' }).click();
  await page.waitForURL('/de/dashboard');

  const confirmation = news(page, 'Ihr Termin ist gebucht');
  const expectWhole = async () => {
    for (const text of [
      '12. Januar 2027, 09:00 Uhr',
      'Kontrolluntersuchung',
      'Lindenplatz 7',
      'Versichertenkarte',
    ])
      await expect(confirmation).toContainText(text);
    await expect(confirmation.getByRole('button', { name: 'In den Kalender' })).toBeVisible();
    await expect(confirmation.getByRole('link', { name: 'Weg zur Praxis' })).toBeVisible();
  };
  await expectWhole();
  await page.reload();
  await expectWhole();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(confirmation).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ihr nächster Termin' })).toBeVisible();
  await expect(confirmation).toBeHidden();
});

test('for whom is asked with the treatment, and the children’s dentist comes first', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  const body = { firstName: 'Ida', lastName: 'Sommer', dateOfBirth: '2020-03-01', relation: 'child' };
  await callServer(server.url, 'POST', '/account/patients', { token: patient.token, body });
  await signIn(page, patient);
  await page.goto('/de/booking');
  await treatment(page, /^Kontrolluntersuchung/).click();
  const forWhom = page.getByRole('group', { name: 'Für wen?' });
  await expect(forWhom.getByRole('radio', { name: /Sie selbst/ })).toBeChecked();
  await page.goBack();
  await treatment(page, /^Kinderzahnheilkunde/).click();
  await expect(forWhom.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: 'Ärztinnen und Ärzte' }).getByRole('listitem').nth(1),
  ).toContainText('Dr. Lena Hoffmann');
  await forWhom.getByRole('radio', { name: 'Ida Sommer' }).check();
  await doctor(page, 'Dr. Lena Hoffmann').click();
  await expect(summary(page)).toContainText('für Ida Sommer');
  await page.reload();
  await expect(summary(page)).toContainText('für Ida Sommer');
});

test('the earliest time is chosen with one press, and a filter marks the days without a time that suits', async ({
  page,
}) => {
  await page.goto('/de/booking?treatment=Beratungstermin');
  const earliest = page
    .getByRole('list', { name: 'Ärztinnen und Ärzte' })
    .getByRole('button', { name: /^frühestens/ })
    .first();
  const time = /\d\d:\d\d/.exec(await earliest.innerText())?.[0] ?? '';
  await earliest.click();
  await expect(stepHeading(page, 'Welche Uhrzeit passt Ihnen?')).toBeVisible();
  await expect(slot(page, time)).toBeChecked();

  await page.goto(bookingPath({ doctor: 'weber' }));
  await main(page).getByText('Nur bestimmte Zeiten').click();
  await page.getByRole('combobox', { name: 'Uhrzeit' }).selectOption('Nachmittags');
  await page.getByRole('checkbox', { name: 'Montag' }).check();
  await expect(page).toHaveURL(/from=12:00&weekdays=1$/);
  await expect(day(page, /1\. Dezember 2026, nichts zu Ihrer Wunschzeit/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Montag' })).toBeChecked();
  await expectNoAxeFindings(page);
  await day(page, /30\. November 2026, \d+ Zeiten? frei/).click();
  await expect(page.getByText('Wie gewünscht: ab 12:00 Uhr')).toBeVisible();
  await continueButton(page).click();
  await expect(page).toHaveURL(/from=12:00&weekdays=1/);
});
