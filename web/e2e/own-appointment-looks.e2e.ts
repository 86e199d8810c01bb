import { expect, signIn, test } from './fixtures.ts';
import { bookAppointment } from './own-appointments.ts';

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
