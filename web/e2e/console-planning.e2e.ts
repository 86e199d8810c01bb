import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { addPatient, addStaffMember, askAsOwner, bookForPatient, enterConsole, findOwner } from './staff.ts';

// Absences, closures, special days and hours, on Wednesday, 25 November 2026, 9:00.

const today = '2026-11-25';
const weber = 'Dr. Katharina Weber';

const people = [
  { name: 'Anna', time: '09:05', email: 'anna@example.org' },
  { name: 'Bruno', time: '09:30', email: 'bruno@example.org' },
  { name: 'Clara', time: '10:00', email: 'clara@example.org' },
  { name: 'David', time: '10:30', email: 'david@example.org' },
  { name: 'Emma', time: '11:00', email: 'emma@example.org' },
  { name: 'Fritz', time: '11:30', phone: '0221 4710111' },
  { name: 'Gerda', time: '12:00', phone: '0221 4710112' },
  { name: 'Hanna', time: '12:30' },
] as const;

const choiceOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${name} Krank, .*was wird daraus`) });
const open = (page: Page) => page.getByRole('region', { name: 'Noch offen' });

test('a dentist is ill: eight appointments, the mails, one place lost, and the list of those to call', async ({
  page,
  server,
  context,
  openVisitor,
  expectAnswer,
}) => {
  const owner = await findOwner(server);
  for (const { name, time, ...contact } of people) {
    const person = { firstName: name, lastName: 'Krank', dateOfBirth: '1970-01-01', ...contact };
    const patientId = await addPatient(server, person);
    await bookForPatient(server, { patientId, doctorId: 'weber', date: today, time, minutes: 25 });
  }
  await enterConsole(context, server, await addStaffMember(server, 'reception'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de/praxis');
  await page.getByRole('link', { name: 'Ausfall melden' }).click();
  await expect(page.getByRole('heading', { name: 'Abwesenheit eintragen' })).toBeFocused();
  await page.getByRole('radio', { name: weber }).check();
  const preview = page.getByRole('region', { name: 'Wen es trifft' });
  await expect(preview.getByRole('listitem')).toHaveCount(8);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Eintragen und 8 Termine regeln' }).click();
  await expect(page.getByRole('heading', { name: `${weber} ist nicht da` })).toBeFocused();
  const address = page.url();

  await page.getByRole('button', { name: 'Nächste freie Zeit' }).click();
  await expect(page.getByText('8 verschieben')).toBeVisible();
  await choiceOf(page, 'Bruno').selectOption('absagen und informieren');
  await choiceOf(page, 'Clara').selectOption('bleibt so');
  await expectNoAxeFindings(page);
  // Another desk gives away the place that was meant for Anna; what was chosen outlives a reload.
  const [, date = '', time = '', doctorId = ''] = (await choiceOf(page, 'Anna').inputValue()).split(' ');
  const patientId = await addPatient(server, {
    ...{ firstName: 'Otto', lastName: 'Schnell', dateOfBirth: '1980-02-02' },
  });
  await bookForPatient(server, { patientId, doctorId, date, time });
  await page.reload();
  await page.getByRole('button', { name: 'Nachrichten ansehen' }).click();
  const dialog = page.getByRole('dialog', { name: 'So geht es hinaus' });
  await expect(dialog.getByText('2 Personen müssen Sie anrufen.')).toBeVisible();
  await expect(dialog.getByText('Von einer Person fehlt die Telefonnummer.')).toBeVisible();
  await dialog.getByText('Abgesagt').first().click();
  await expect(dialog.getByText('bruno@example.org').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Ausführen und 4 Mails senden' }).click();
  await expect(page.getByText('5 verschoben, 1 abgesagt, 1 bleibt')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Anna Krank');
  await expect(page.getByRole('alert')).toContainText('Diese Zeit ist inzwischen vergeben');

  // Left halfway: the day and the planning say so, and lead back.
  await page.getByRole('link', { name: 'Tag', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: weber })).toContainText('nicht da');
  const note = page.getByRole('listitem').filter({ hasText: `${weber} ist nicht da` });
  await expect(note).toContainText('1 Termin noch offen, 6 Personen anzurufen');
  await page.getByRole('link', { name: 'Planung' }).click();
  await expect(page.getByText('1 noch offen')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: `${weber} ist nicht da, Mi, 25. Nov.` }).click();
  await expect(open(page).getByRole('listitem')).toHaveCount(1);

  // Two desks on the last one: the slower one hears who has settled it.
  const other = await openVisitor();
  await enterConsole(other.context(), server, owner);
  await other.goto(address);
  await choiceOf(other, 'Anna').selectOption('bleibt so');
  await choiceOf(page, 'Anna').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choiceOf(page, 'Anna')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Nachrichten ansehen' }).press('Enter');
  await dialog.getByRole('button', { name: 'Ausführen und 1 Mail senden' }).press('Enter');
  await expect(page.getByText('0 offen · 8 geregelt · 7 anzurufen')).toBeVisible();
  await expect(other.getByText('Inzwischen von jemand anderem geregelt:')).toBeVisible();
  await expect(other.getByText('Anna Krank: verschoben')).toBeVisible();

  // Without a mail server nobody has been told.
  const sheet = page.getByRole('region', { name: 'Anrufen' });
  await expect(sheet.getByRole('listitem')).toHaveCount(7);
  await sheet.getByRole('checkbox', { name: 'Fritz Krank weiß Bescheid' }).press('Space');
  await expect(page.getByText('0 offen · 8 geregelt · 6 anzurufen')).toBeVisible();
  await expect(other.getByText('0 offen · 8 geregelt · 6 anzurufen')).toBeVisible();
  await expectNoAxeFindings(page);
  // What can't be undone is named with the reason and a way; the second press undoes it.
  expectAnswer('POST /api/staff/undo/:id 409');
  await page.route('**/api/staff/undo/*', (route) =>
    route.fulfill({ status: 409, json: { error: 'belegt', code: 'doctor_busy' } }),
  );
  await page.getByRole('button', { name: 'Alles rückgängig' }).press('Enter');
  await expect(page.getByText('Ein Termin konnte nicht zurück:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'An der alten Stelle' })).toContainText(
    'Anna Krank',
  );
  await page.unroute('**/api/staff/undo/*');
  await page.getByRole('button', { name: 'Alles rückgängig' }).press('Enter');
  await expect(open(page).getByRole('listitem')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText('+49 221 4710112')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${weber} ist nicht da` })).toBeVisible();
  await expect(open(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Geregelt' })).toBeHidden();
});

test('the owner plans hours, a special day and a closure: whom they leave outside, and what is refused', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const patientId = await addPatient(server, {
    ...{ firstName: 'Ines', lastName: 'Spät', dateOfBirth: '1966-06-06', phone: '0221 4710113' },
  });
  await bookForPatient(server, { patientId, doctorId: 'yilmaz', date: '2026-12-04', time: '15:00' });
  await server.passTime(6 * 60);
  expectAnswer('POST /api/staff/plan/hours/preview 403');
  expectAnswer('PUT /api/staff/plan/special-days 409', 'PATCH /api/staff/plan/absences/:id 409');
  await page.goto('/de/praxis/planung');

  // By keyboard alone: the hours of Fridays, as people write them.
  await page.getByRole('link', { name: 'Zeiten ändern: Dr. Emre Yılmaz' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Zeiten: Dr. Emre Yılmaz' })).toBeFocused();
  await page.getByLabel('Gelten ab').fill('2026-12-01');
  await page.getByLabel('Freitag', { exact: true }).fill('8');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Freitag', { exact: true })).toBeFocused();
  await expect(page.getByText('Bitte so: 8–12:30, 13:30–18')).toBeVisible();
  await page.getByLabel('Freitag', { exact: true }).fill('8 bis 12.30');
  // What was typed outlasts a reload.
  await page.reload();
  await expect(page.getByLabel('Gelten ab')).toHaveValue('2026-12-01');
  await page.getByLabel('Freitag', { exact: true }).press('Enter');
  const proof = page.getByRole('alertdialog', { name: 'Sind Sie es?' });
  await proof.getByLabel(/^Passwort \*$/).fill((await findOwner(server)).password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ein gebuchter Termin liegt dann außerhalb der Arbeitszeit.')).toBeVisible();
  await expect(page.getByText('Ines Spät')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByText('Ein Termin liegt jetzt außerhalb der Arbeitszeit')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Planung' }).click();
  await expect(page.getByText('ab 1. Dezember 2026')).toBeVisible();

  await page.getByRole('link', { name: 'Besonderen Tag eintragen' }).click();
  await page.getByLabel('Tag *', { exact: true }).fill('2026-12-12');
  await page.getByLabel('Sprechzeit der Praxis').fill('9–12');
  await page.getByLabel(weber, { exact: true }).check();
  await page.getByRole('button', { name: 'Prüfen, wer betroffen ist' }).click();
  await expect(page.getByText('Kein gebuchter Termin liegt dann außerhalb.')).toBeVisible();
  // Another owner is faster: theirs is seen before it is replaced.
  const theirs = [{ from: '09:00', to: '13:00' }];
  const special = { date: '2026-12-12', hours: theirs, doctors: [{ doctorId: 'yilmaz', hours: theirs }] };
  await askAsOwner(server, { method: 'PUT', path: '/plan/special-days', body: special });
  // What was typed outlasts a reload, and does not get to know theirs by it.
  await page.reload();
  await page.getByRole('button', { name: 'Prüfen, wer betroffen ist' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Jetzt steht dort: 09:00–13:00; Dr. Emre Yılmaz 09:00–13:00')).toBeVisible();
  await page.getByRole('button', { name: 'Prüfen, wer betroffen ist' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('link', { name: 'Zur Planung' }).click();
  await expect(page.getByText('Sa, 12. Dez., 09:00–12:00')).toBeVisible();
  // Who gives up what they typed over a day that was changed meanwhile has what stands there now.
  await page.getByRole('link', { name: 'Besonderen Tag Sa, 12. Dez. ändern' }).click();
  const hours = page.getByLabel('Sprechzeit der Praxis');
  await hours.fill('9–11');
  await askAsOwner(server, { method: 'PUT', path: '/plan/special-days', body: { ...special, version: 2 } });
  await page.getByRole('button', { name: 'Prüfen, wer betroffen ist' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Jetzt steht dort: 09:00–13:00')).toBeVisible();
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click();
  await expect(hours).toHaveValue('09:00–13:00');
  await page.getByRole('link', { name: 'Zur Planung' }).click();

  await page.getByRole('link', { name: 'Abwesenheit eintragen' }).click();
  await page.getByRole('radio', { name: 'Die ganze Praxis' }).check();
  await page.getByLabel('Von *').fill('2026-12-28');
  await page.getByLabel('Bis einschließlich').fill('2028-01-04');
  await expect(page.getByText('Praxis geschlossen, 24.–31. Dezember 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Das ist länger als ein Jahr.');
  await page.getByLabel('Bis einschließlich').fill('2027-01-04');
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Praxis geschlossen' })).toBeFocused();

  // Another owner changes it meanwhile: theirs is what stands there, also when what is typed over it is given up.
  const path = `/plan/absences/${new URL(page.url()).searchParams.get('absence')}`;
  await page.getByRole('link', { name: 'Ändern' }).click();
  const until = page.getByLabel('Bis einschließlich');
  await until.fill('2027-01-05');
  const closure = { from: '2026-12-28', to: '2027-01-08', hours: null, reason: null, isReasonShown: true };
  await askAsOwner(server, { method: 'PATCH', path, body: { ...closure, version: 1 } });
  await page.getByRole('button', { name: 'Ändern' }).click();
  await expect(page.getByRole('alert')).toContainText('Hier steht es, wie es jetzt ist.');
  await expect(until).toHaveValue('2027-01-08');
  await until.fill('2027-01-06');
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click();
  await expect(until).toHaveValue('2027-01-08');
  await until.fill('2027-01-06');
  await page.reload();
  await expect(until).toHaveValue('2027-01-06');
  await page.goBack();
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByText('Sa, 12. Dez., 09:00–13:00')).toBeVisible();

  await page.getByRole('button', { name: 'Besonderen Tag Sa, 12. Dez. zurücknehmen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(page.getByText('Sa, 12. Dez., 09:00–13:00')).toHaveCount(0);

  await page.goto('/en/praxis/planung');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByRole('heading', { name: 'Working hours' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});
