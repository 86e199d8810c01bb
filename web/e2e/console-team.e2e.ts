import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { addPatient, addStaffMember, enterConsole, serverNowMs, totpAt } from './staff.ts';

// The team of the practice: who may do what, everybody's own ways in, and the record of who did what.

test('an owner gives a colleague another task, renews the own access, shuts somebody out, and finds all of it in the record', async ({
  page,
  server,
  context,
  openVisitor,
  expectAnswer,
}) => {
  expectAnswer('GET /api/staff/people 403', 'GET /api/staff/me 401', 'POST /api/staff/invitations 409');
  const owner = await addStaffMember(server, 'owner', { firstName: 'Petra', lastName: 'Lang' });
  const colleague = await addStaffMember(server, 'assistant', { firstName: 'Nina', lastName: 'Kern' });
  await addPatient(server, { firstName: 'Jan', lastName: 'Krüger', dateOfBirth: '1971-03-04' });
  await enterConsole(context, server, owner);
  const desk = await openVisitor();
  await enterConsole(desk.context(), server, colleague);
  await desk.goto('/de/praxis');
  await expect(desk.getByRole('banner')).toContainText('Assistenz');

  // What was proven to come in no longer counts.
  await server.passTime(6 * 60);
  await page.goto('/de/praxis/team');
  await page.getByRole('button', { name: 'Ausweisen' }).click();
  const proof = page.getByRole('alertdialog', { name: 'Sind Sie es?' });
  await proof.getByLabel(/^Passwort \*$/).fill(owner.password);
  await proof.getByLabel('Code aus der App').fill(totpAt(owner.totpSecret, serverNowMs(server)));
  await expectNoAxeFindings(page);
  await proof.getByRole('button', { name: 'Weiter' }).click();

  await page.getByRole('button', { name: 'Nina Kern ändern' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: colleague.email });
  await entry.getByLabel('Aufgabe').selectOption('Zahnärztin oder Zahnarzt');
  await entry.getByLabel('Spalte im Tagesplan').selectOption('Dr. Lena Hoffmann');
  await expectNoAxeFindings(page);
  await entry.getByRole('button', { name: 'Speichern' }).click();
  await expect(entry).toContainText('Zahnärztin oder Zahnarzt, Spalte Dr. Lena Hoffmann');
  await expect(entry).toContainText('gerade auf einem Gerät angemeldet');
  await expect(desk.getByRole('banner')).toContainText('Zahnärztin oder Zahnarzt');

  await page.getByLabel('E-Mail').fill(colleague.email);
  await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  await expect(page.getByText('Unter dieser E-Mail-Adresse arbeitet hier schon jemand.')).toBeVisible();
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page.getByText('Someone here already has this email address.')).toBeVisible();
  await page.getByRole('link', { name: /Deutsch/ }).click();
  await page.getByLabel('E-Mail').fill('neu@praxis.example');
  await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  await expect(page.getByText('Eingeladen: neu@praxis.example')).toBeVisible();

  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByLabel(/^Neues Passwort/).fill('acht Kerzen im Regen');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Das neue Passwort gilt.')).toBeVisible();
  await page.getByRole('button', { name: 'Andere App verbinden' }).click();
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  const secret = (await page.locator('code').last().innerText()).replaceAll(' ', '');
  await page.getByLabel('Code, den die App jetzt zeigt').fill(totpAt(secret, serverNowMs(server)));
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Codes kommen jetzt aus der neuen App.')).toBeVisible();
  await page.getByRole('button', { name: 'Neue Codes machen' }).click();
  const renewal = page.getByRole('alertdialog', { name: 'Neue Wiederherstellungscodes machen?' });
  await renewal.getByRole('button', { name: 'Neue Codes machen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused();

  await page.getByRole('button', { name: 'Nina Kern sperren' }).click();
  const blocking = page.getByRole('alertdialog', { name: 'Nina Kern sperren?' });
  await blocking.getByRole('button', { name: 'Sperren' }).click();
  await expect(desk.getByText('Ihre Sitzung ist zu Ende.')).toBeVisible();

  await page.getByRole('link', { name: 'Protokoll: wer was getan hat' }).click();
  const blocked = 'Petra Lang hat Nina Kern geändert: gesperrt';
  await expect(page.getByRole('listitem').filter({ hasText: blocked })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('listitem').filter({ hasText: 'Jan Krüger' }).first().getByRole('link').click();
  await expect(page.getByText('Nur zu: Jan Krüger')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: blocked })).toHaveCount(0);
  await page.getByRole('button', { name: 'Alle Patienten' }).click();
  await page.getByLabel('Wer').selectOption('Petra Lang');
  await page.getByLabel('Worum es geht').selectOption('Team und Zugänge');
  await page.getByRole('button', { name: 'Anzeigen' }).press('Enter');
  await expect(page.getByText('Petra Lang hat das Protokoll angesehen')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Tabelle speichern (CSV)' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^protokoll-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff"Datum";')).toBe(true);
  for (const words of [blocked, 'neues Passwort', 'App für die Codes neu verbunden', 'neu@praxis.example'])
    expect(text).toContain(words);
});
