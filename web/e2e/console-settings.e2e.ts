import { bookingPath, summary, treatment } from './booking-page.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import {
  addPatient,
  addStaffMember,
  bookForPatient,
  changeSettings,
  enterConsole,
  findOwner,
} from './staff.ts';

// What the practice sets itself, and what patients see of it.

test('a check-up takes longer, somebody else sets the terms meanwhile, and a dentist who leaves is still booked', async ({
  page,
  server,
  context,
  openVisitor,
  expectAnswer,
}) => {
  const owner = await findOwner(server);
  const patientId = await addPatient(server, {
    firstName: 'Emil',
    lastName: 'Fuchs',
    dateOfBirth: '2015-06-06',
  });
  await bookForPatient(server, { patientId, doctorId: 'weber', date: '2026-12-08', time: '09:00' });
  await enterConsole(context, server, owner);
  // What was proven a while ago no longer counts.
  await server.passTime(6 * 60);
  expectAnswer('GET /api/staff/settings 403', 'PUT /api/staff/settings 409');
  await page.goto('/de/praxis');
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByRole('button', { name: 'Ausweisen' }).click();
  const proof = page.getByRole('alertdialog', { name: 'Sind Sie es?' });
  await proof.getByLabel(/^Passwort \*$/).fill(owner.password);
  await proof.getByRole('button', { name: 'Weiter' }).click();

  const treatments = page.getByRole('region', { name: 'Behandlungen' });
  await expectNoAxeFindings(page);
  const length = treatments.getByLabel('Dauer: Kontrolluntersuchung');
  await length.selectOption({ label: '45\u00a0Min.' });
  await expect(treatments.getByRole('status')).toContainText(
    'Kontrolluntersuchung: 45 Minuten statt 30 Minuten.',
  );
  await expect(treatments).toContainText('Gebuchte Termine bleiben, wie sie sind.');
  await expectNoAxeFindings(page);
  await treatments.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(treatments.getByText('Gespeichert, gilt ab heute.')).toBeVisible();

  const visitor = await openVisitor();
  await visitor.goto('/de/booking');
  await expect(treatment(visitor, /Kontrolluntersuchung/)).toContainText('45\u00a0Min.');
  await visitor.goto(bookingPath({ doctor: 'weber', date: '2026-12-08' }));
  await expect(summary(visitor)).toContainText('45\u00a0Min.');
  await treatments.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(length).toHaveValue('30');

  const terms = page.getByRole('region', { name: 'Regeln der Online-Buchung' });
  await terms.getByLabel('Wie weit im Voraus').selectOption('6 Monate');
  // What was typed outlasts a reload.
  await page.reload();
  await expect(terms.getByLabel('Wie weit im Voraus')).toHaveValue('6');
  const others = { section: 'terms', leadMinutes: 60, windowMonths: 1, noticeHours: 24 };
  await changeSettings(server, others);
  await terms.getByRole('button', { name: 'Speichern' }).click();
  await expect(terms.getByRole('alert')).toContainText('Jemand anderes hat das gerade geändert.');
  await expect(terms.getByRole('alert')).toContainText('Im Voraus: bis zu 6 Monate statt 1 Monat.');
  await terms.getByRole('button', { name: 'Meine Eingabe behalten' }).click();
  await terms.getByRole('button', { name: 'Speichern' }).click();
  await expect(terms.getByText(/^Gespeichert/)).toBeVisible();
  // Taking back one's own change leaves alone what somebody else has saved since.
  await changeSettings(server, others);
  await terms.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(terms.getByRole('alert')).toContainText('Deshalb wurde nichts zurückgenommen');
  await terms.getByRole('button', { name: 'Gespeichertes übernehmen' }).click();
  await expect(terms.getByLabel('Wie weit im Voraus')).toHaveValue('1');

  const doctors = page.getByRole('region', { name: 'Ärztinnen und Ärzte' });
  await doctors.getByLabel('Behandelt hier: Dr. Katharina Weber').uncheck();
  await expect(doctors).toContainText('Dr. Katharina Weber hat dann noch einen Termin, am');
  await expect(doctors.getByRole('link', { name: 'Zur Planung' })).toBeVisible();
  await doctors.getByLabel('Gilt ab').fill('2026-12-07');
  await doctors.getByRole('button', { name: 'Speichern' }).click();
  await expect(doctors).toContainText(/Ab .*behandelt hier nicht/);
  await expectNoAxeFindings(page);
  await visitor.goto(bookingPath({}));
  await expect(visitor.getByRole('button', { name: 'Dr. Lena Hoffmann', exact: true })).toBeVisible();
  await doctors.getByRole('button', { name: /^Zurücknehmen, was für Dr. Katharina Weber/ }).click();
  await expect(doctors).not.toContainText('behandelt hier nicht');
});

test('reception has no entry to the settings', async ({ page, server, context }) => {
  await enterConsole(context, server, await addStaffMember(server, 'reception'));
  await page.goto('/de/praxis');
  await expect(page.getByRole('link', { name: 'Nachrichten' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Einstellungen' })).toHaveCount(0);
});
