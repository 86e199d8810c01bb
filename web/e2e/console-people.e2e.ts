import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { addPatient, addStaffMember, bookForPatient, enterConsole, findOwner } from './staff.ts';

// The people of the practice: finding them, their cards, and what each role sees.

test('somebody is found by a misspelt name, with their appointments, and changed', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const patientId = await addPatient(server, {
    firstName: 'Wilhelmine',
    lastName: 'Overbeck',
    dateOfBirth: '1938-02-11',
    email: 'w.overbeck@example.org',
  });
  await bookForPatient(server, { patientId, doctorId: 'hoffmann', date: '2026-12-10', time: '08:30' });
  await page.goto('/de/praxis');
  await page.getByRole('link', { name: 'Patienten' }).click();
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('wilhelmine overbek');
  await page.getByRole('link', { name: /Wilhelmine Overbeck/ }).click();
  const cardOf = page.getByRole('article', { name: 'Wilhelmine Overbeck' });
  await expect(cardOf).toContainText('w.overbeck@example.org');
  await expect(cardOf).toContainText('Do, 10. Dez., 08:30 Uhr, Dr. Lena Hoffmann');
  await expectNoAxeFindings(page);
  await cardOf.getByRole('button', { name: 'Daten ändern' }).click();
  await cardOf.getByLabel('Telefon').fill('0221 4710199');
  await cardOf.getByRole('button', { name: 'Speichern' }).click();
  await expect(cardOf.getByRole('link', { name: '+49 221 4710199' })).toBeVisible();
  await cardOf.getByRole('link', { name: /08:30/ }).click();
  await expect(page.getByRole('grid').getByRole('button', { name: /Overbeck/ })).toBeVisible();

  await page.getByRole('link', { name: 'Nachrichten' }).click();
  await expect(page.getByText('Alle Nachrichten sind angekommen oder unterwegs.')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('an assistant sees the day and who has come, and neither books nor reads contacts', async ({
  page,
  server,
  context,
}) => {
  const patientId = await addPatient(server, {
    firstName: 'Emil',
    lastName: 'Fuchs',
    dateOfBirth: '2015-06-06',
  });
  await bookForPatient(server, { patientId, doctorId: 'weber', date: '2026-11-25', time: '11:30' });
  await enterConsole(context, server, await addStaffMember(server, 'assistant'));
  await page.goto('/de/praxis');
  await page
    .getByRole('grid')
    .getByRole('button', { name: /Emil Fuchs/ })
    .click();
  await page.getByRole('button', { name: 'Ist da' }).click();
  await expect(page.getByRole('grid').getByRole('button', { name: /Emil Fuchs/ })).toContainText(
    'gerade gekommen',
  );
  await expect(page.getByRole('button', { name: 'Verschieben …' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Termin eintragen' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nachrichten' })).toHaveCount(0);
});
