import { expect, signIn, test } from './fixtures.ts';
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

test('dates and times of appointments have plain zeros', async ({ page, server, registerPatient }) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, {
    doctorId: 'hoffmann',
    treatmentType: 'Kontrolluntersuchung',
    date: '2026-12-09',
    time: '14:00',
  });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  const next = page.getByRole('region', { name: 'Ihr nächster Termin' });
  const row = page.getByRole('tabpanel').getByRole('listitem');
  for (const figures of [
    next.getByText('9. Dezember 2026'),
    next.getByText('14:00–14:30 Uhr'),
    row.getByText('14:00 Uhr'),
  ])
    await expect(figures).toHaveCSS('font-family', /^"?Praxis Display/);
});
