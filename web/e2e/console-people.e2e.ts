import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { addPatient, addStaffMember, bookForPatient, enterConsole, findOwner } from './staff.ts';

// The people of the practice: finding them, their cards, and what each role sees.

const discardQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Was Sie getippt haben, verwerfen?' });

test('somebody is found by a misspelt name, with their appointments, and changed', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  expectAnswer('POST /api/staff/patients/search 500');
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
  const search = page.getByRole('searchbox', { name: 'Suchen' });
  // A search that fails finds nobody, and does not say so: she would be entered twice.
  await page.route('**/api/staff/patients/search', (route) => route.fulfill({ status: 500 }));
  await search.fill('wilhelmine');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Niemand gefunden.')).toHaveCount(0);
  await page.unroute('**/api/staff/patients/search');
  // Enter opens the only one, also before the answer is there.
  await search.fill('wilhlemine overbeck');
  await search.press('Enter');
  await expect(page.getByRole('link', { name: /Wilhelmine Overbeck/ })).toContainText(
    'nächster Termin Do, 10. Dez., 08:30 Uhr, Dr. Lena Hoffmann',
  );
  const cardOf = page.getByRole('article', { name: 'Wilhelmine Overbeck' });
  await expect(cardOf).toContainText('w.overbeck@example.org');
  await expect(cardOf).toContainText('Do, 10. Dez., 08:30 Uhr, Dr. Lena Hoffmann');
  await expectNoAxeFindings(page);
  await cardOf.getByRole('button', { name: 'Daten ändern' }).click();
  await cardOf.getByLabel('Telefon').fill('0221 4710199');
  // "Abbrechen" asks, as Escape does in a panel.
  await cardOf.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await discardQuestion(page).getByRole('button', { name: 'Weiter bearbeiten' }).press('Enter');
  await expect(cardOf.getByLabel('Telefon')).toHaveValue('0221 4710199');
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

test('a patient entered twice is merged, with a note, and the merge is undone once; then export and erasure on request', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const older = { firstName: 'Friederike', lastName: 'Brandt', dateOfBirth: '1969-08-14' };
  const olderId = await addPatient(server, older);
  const twin = { ...older, lastName: 'Brand', email: 'f.brand@example.org' };
  const patientId = await addPatient(server, twin);
  await bookForPatient(server, { patientId, doctorId: 'weber', date: '2026-12-10', time: '09:00' });
  await page.goto(`/de/praxis/patienten?id=${olderId}`);
  const cardOf = page.getByRole('article', { name: 'Friederike Brandt' });

  await cardOf.getByRole('button', { name: 'Notiz schreiben' }).click();
  await cardOf.getByLabel('Neue Notiz').fill('hört schlecht');
  await cardOf.getByRole('button', { name: 'Speichern' }).click();
  await expect(cardOf.getByText('Die Notiz ist gespeichert.')).toBeVisible();
  await cardOf.getByRole('button', { name: 'Ändern', exact: true }).click();
  await cardOf.getByRole('textbox', { name: 'Notiz', exact: true }).fill('hört links schlecht');
  await cardOf.getByRole('button', { name: 'Speichern' }).click();
  // An unchanged editor closes at once; typed text is discarded, and a note removed, only after a question.
  await cardOf.getByRole('button', { name: 'Ändern', exact: true }).press('Enter');
  await cardOf.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await cardOf.getByRole('button', { name: 'Ändern', exact: true }).press('Enter');
  await cardOf.getByRole('textbox', { name: 'Notiz', exact: true }).fill('verwechselt');
  await cardOf.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await discardQuestion(page).getByRole('button', { name: 'Verwerfen' }).press('Enter');
  await expect(cardOf.getByRole('heading', { name: 'Notizen' })).toBeFocused();
  await cardOf.getByRole('button', { name: 'Entfernen', exact: true }).press('Enter');
  const removal = page.getByRole('alertdialog', { name: 'Notiz entfernen?' });
  await removal.getByRole('button', { name: 'Doch nicht' }).press('Enter');
  await expect(cardOf.getByText('hört links schlecht')).toBeVisible();
  await cardOf.getByText('1 frühere Fassung').click();
  await expect(cardOf.getByRole('listitem').filter({ hasText: /^hört schlecht/ })).toBeVisible();
  await expectNoAxeFindings(page);

  await cardOf.getByRole('button', { name: 'Mit Friederike Brand vergleichen' }).click();
  const merge = page.getByRole('region', { name: 'Zwei Einträge, eine Person?' });
  await merge.getByRole('radio', { name: 'Name Friederike Brand', exact: true }).check();
  await expect(merge.getByRole('radio', { name: 'E-Mail f.brand@example.org' })).toBeChecked();
  await expectNoAxeFindings(page);
  await expect(merge.getByRole('button', { name: 'Zusammenführen' })).toBeDisabled();
  await merge.getByLabel('Es ist dieselbe Person.').check();
  await merge.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(page.getByText('Die beiden Einträge sind jetzt einer.')).toBeVisible();
  const merged = page.getByRole('article', { name: 'Friederike Brand', exact: true });
  await expect(merged).toContainText('f.brand@example.org');

  // It was a mistake, and for a day it can be taken back.
  await merged.getByRole('button', { name: 'Zusammenführung zurücknehmen, bis' }).click();
  const undo = page.getByRole('alertdialog', { name: 'Zusammenführung zurücknehmen?' });
  await expectNoAxeFindings(page);
  await undo.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(cardOf.getByText('Die Zusammenführung ist zurückgenommen.')).toBeVisible();
  await expect(cardOf).not.toContainText('f.brand@example.org');
  await expect(cardOf.getByRole('listitem').filter({ hasText: 'Friederike Brand' })).toContainText(
    'selbst angegeben',
  );
  await cardOf.getByRole('button', { name: 'Mit Friederike Brand vergleichen' }).click();
  await merge.getByRole('radio', { name: 'Name Friederike Brand', exact: true }).check();
  await merge.getByLabel('Es ist dieselbe Person.').check();
  await merge.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(merged).toContainText('f.brand@example.org');
  await expect(merged).toContainText('Do, 10. Dez., 09:00 Uhr');
  await expect(merged).toContainText('hört links schlecht');

  // What was proven when the tests began no longer counts.
  await server.passTime(6 * 60);
  expectAnswer('POST /api/staff/patients/:id/export 403');
  // By key: a click at the place of the last one, within 600 ms, counts as its second half.
  await merged.getByRole('button', { name: 'Auskunft geben …' }).press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Auskunft für Friederike Brand' });
  await asked.getByLabel('Wer hat wie darum gebeten?').fill('Brief vom 20.11.');
  await asked.getByRole('button', { name: 'Auskunft zeigen' }).click();
  const proof = page.getByRole('alertdialog', { name: 'Sind Sie es?' });
  await proof.getByLabel(/^Passwort \*$/).fill((await findOwner(server)).password);
  await proof.getByRole('button', { name: 'Weiter' }).click();
  const data = page.getByRole('region', { name: 'Auskunft für Friederike Brand' });
  await expect(data.getByRole('region', { name: 'Notizen der Praxis' })).toContainText('hört links schlecht');
  await expectNoAxeFindings(page);

  await data.getByRole('button', { name: 'Zurück zur Karte' }).click();
  await merged.getByRole('button', { name: 'Löschen …' }).click();
  const erasure = page.getByRole('alertdialog', { name: 'Friederike Brand löschen?' });
  await expect(erasure).toContainText('Do, 10. Dez., 09:00 Uhr');
  await erasure.getByLabel('Wer hat wie darum gebeten?').fill('Brief vom 21.11.');
  await page.keyboard.press('Escape');
  await discardQuestion(page).getByRole('button', { name: 'Weiter bearbeiten' }).press('Enter');
  await erasure.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await discardQuestion(page).getByRole('button', { name: 'Weiter bearbeiten' }).press('Enter');
  await expect(erasure.getByLabel('Wer hat wie darum gebeten?')).toHaveValue('Brief vom 21.11.');
  await erasure.getByLabel('Kommende Termine dabei absagen').check();
  await erasure.getByRole('button', { name: 'Löschen vormerken' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Friederike Brand wird am' })).toBeFocused();
  await expect(merged).toContainText(/Wird gelöscht am .*05:00/);
  await expectNoAxeFindings(page);
  // Until the morning it can be taken back.
  await merged.getByRole('button', { name: 'Löschung zurücknehmen' }).click();
  await expect(merged.getByText('Die Löschung ist zurückgenommen.')).toBeVisible();
  await expect(merged).not.toContainText('Wird gelöscht am');
  await expect(merged.getByRole('button', { name: 'Löschen …' })).toBeVisible();
});
