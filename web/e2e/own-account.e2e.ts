import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';
import { bookAppointment } from './own-appointments.ts';
import { callServer, type Patient } from './patients.ts';

async function logInElsewhere(url: string, { email, password }: Patient): Promise<void> {
  const answer = await callServer(url, 'POST', '/auth/login', { body: { email, password } });
  if (answer.status !== 200) throw new Error(`log-in answered ${answer.status}`);
}

for (const { language, edit, current, next, save, wrong, common, weak, strong, saved } of [
  {
    language: 'de',
    edit: 'Passwort ändern',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    save: 'Speichern',
    wrong: /Das aktuelle Passwort ist falsch\./,
    common: /Dieses Passwort verwenden viele Menschen/,
    weak: 'Leicht zu erraten',
    strong: 'Schwer zu erraten',
    saved: 'Ihr Passwort wurde geändert. Alle anderen Geräte sind abgemeldet.',
  },
  {
    language: 'en',
    edit: 'Change password',
    current: 'Current password',
    next: 'New password',
    save: 'Save',
    wrong: /That isn’t your current password\./,
    common: /Lots of people use this password/,
    weak: 'Easy to guess',
    strong: 'Hard to guess',
    saved: 'Your password has been changed. All other devices are logged out.',
  },
])
  test(`${language}: a new password, with a hint at how good it is; other devices are logged out`, async ({
    expectAnswer,
    page,
    server,
    registerPatient,
  }) => {
    test.slow();
    expectAnswer('PUT /api/account/password 403', 'PUT /api/account/password 422');
    const patient = await registerPatient();
    await logInElsewhere(server.url, patient);
    await signIn(page, patient);
    await page.goto(`/${language}/dashboard`);
    await page.getByRole('button', { name: edit }).click();
    const currentField = page.getByLabel(current);
    await expect(currentField).toBeFocused();
    await currentField.fill('geraten-1234');
    const field = page.getByLabel(next);
    await field.fill('abcdef');
    await expect(page.getByText(weak)).toBeVisible();
    await field.fill('Regal-Fisch-Wolke-3');
    await expect(page.getByText(strong)).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: save }).click();
    await expect(currentField).toBeFocused();
    await expect(currentField).toHaveAccessibleDescription(wrong);
    await currentField.fill(patient.password);
    await field.fill('password');
    await page.getByRole('button', { name: save }).click();
    await expect(field).toHaveAccessibleDescription(common);
    await field.fill('Regal-Fisch-Wolke-3');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByRole('button', { name: edit })).toBeFocused();
    await logInElsewhere(server.url, { ...patient, password: 'Regal-Fisch-Wolke-3' });
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain('Regal');
  });

for (const { language, region, here, end, ended, others, othersEnded, left } of [
  {
    language: 'de',
    region: 'Wo Sie angemeldet sind',
    here: 'Dieses Gerät',
    end: /, zuletzt .*: abmelden$/,
    ended: 'Das Gerät ist abgemeldet.',
    others: 'Alle anderen Geräte abmelden',
    othersEnded: 'Alle anderen Geräte sind abgemeldet.',
    left: 'Sie sind abgemeldet.',
  },
  {
    language: 'en',
    region: 'Where you’re logged in',
    here: 'This device',
    end: /, last seen .*: log out$/,
    ended: 'That device is logged out.',
    others: 'Log out all other devices',
    othersEnded: 'All other devices are logged out.',
    left: 'You’re logged out.',
  },
])
  test(`${language}: the own sessions, one ended and then all others`, async ({
    page,
    server,
    registerPatient,
  }) => {
    const patient = await registerPatient();
    for (const _ of [1, 2, 3]) await logInElsewhere(server.url, patient);
    await signIn(page, patient);
    await page.goto(`/${language}/dashboard`);
    const sessions = page.getByRole('region', { name: region });
    await expect(sessions.getByRole('listitem')).toHaveCount(4);
    await expect(sessions.getByText(here)).toHaveCount(1);
    await expectNoAxeFindings(page);
    await sessions.getByRole('button', { name: end }).first().click();
    await expect(sessions.getByRole('status')).toHaveText(ended);
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await expect(sessions.getByRole('heading')).toBeFocused();
    await sessions.getByRole('button', { name: others }).click();
    await expect(sessions.getByRole('status')).toHaveText(othersEnded);
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    // This one ends like the others, here.
    await sessions.getByRole('button').click();
    await expect(page.getByRole('note')).toHaveText(left);
  });

for (const { language, box, on, off } of [
  {
    language: 'de',
    box: /^Erinnern Sie mich einen Tag vorher/,
    on: 'Wir erinnern Sie an Ihre Termine.',
    off: 'Wir erinnern Sie nicht mehr.',
  },
  {
    language: 'en',
    box: /^Email me a reminder/,
    on: 'We’ll remind you of your appointments.',
    off: 'We won’t remind you any more.',
  },
])
  test(`${language}: reminders are agreed to and taken back`, async ({ page, registerPatient }) => {
    await signIn(page, await registerPatient());
    await page.goto(`/${language}/dashboard`);
    const reminders = page.getByRole('checkbox', { name: box });
    await expect(reminders).not.toBeChecked();
    await reminders.check();
    await expect(page.getByText(on)).toBeVisible();
    await page.reload();
    await expect(reminders).toBeChecked();
    await reminders.uncheck();
    await expect(page.getByText(off)).toBeVisible();
    await page.reload();
    await expect(reminders).not.toBeChecked();
  });

test('reminders are agreed to while booking, and not asked for again', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  const wizard = '/de/booking?treatment=Kontrolluntersuchung&doctor=weber';
  await page.goto(`${wizard}&date=2027-02-01&time=09:00`);
  const box = page.getByRole('checkbox', { name: /^Erinnern Sie mich/ });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  await page.getByRole('button', { name: 'Termin bestätigen' }).click();
  await page.waitForURL('/de/dashboard');
  await expect(page.getByRole('checkbox', { name: /^Erinnern Sie mich/ })).toBeChecked();
  await page.goto(`${wizard}&date=2027-02-01&time=10:00`);
  await expect(page.getByRole('checkbox', { name: /24 Stunden vorher/ })).toBeVisible();
  await expect(box).toHaveCount(0);
});

for (const { language, show, title, save, file, back } of [
  {
    language: 'de',
    show: 'Daten ansehen',
    title: 'Meine Daten',
    save: 'Als Datei speichern',
    file: 'meine-daten.json',
    back: 'Zurück zu meinen Terminen',
  },
  {
    language: 'en',
    show: 'See your data',
    title: 'My data',
    save: 'Save as a file',
    file: 'my-data.json',
    back: 'Back to my appointments',
  },
])
  test(`${language}: all that is kept can be read, and taken along as a file`, async ({
    page,
    server,
    registerPatient,
  }) => {
    const patient = await registerPatient();
    const date = language === 'de' ? '2026-12-16' : '2026-12-17';
    await bookAppointment(server.url, patient, {
      doctorId: 'yilmaz',
      treatmentType: 'Kontrolluntersuchung',
      date,
      time: '15:00',
    });
    await signIn(page, patient);
    await page.goto(`/${language}/dashboard`);
    await page.getByRole('link', { name: show }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
    await expect(page.getByText(patient.email).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Kontrolluntersuchung').first()).toBeVisible();
    await expectNoAxeFindings(page);
    const loading = page.waitForEvent('download');
    await page.getByRole('button', { name: save }).click();
    const download = await loading;
    expect(download.suggestedFilename()).toBe(file);
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(JSON.stringify(data)).toContain(patient.email);
    expect(data).toHaveProperty('sections[0].purpose');
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: back }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  });

for (const { language, erase, dialogName, password, missing, box, open, confirm, wrong, done, kept } of [
  {
    language: 'de',
    erase: 'Konto löschen',
    dialogName: 'Konto löschen?',
    password: 'Aktuelles Passwort',
    missing: /Bitte Passwort eingeben/,
    box: 'Sagen Sie dabei meine bevorstehenden Termine ab',
    open: /Sie werden nur mit Ihrem Einverständnis abgesagt\./,
    confirm: 'Endgültig löschen',
    wrong: /Das aktuelle Passwort ist falsch\./,
    done: 'Ihr Konto ist gelöscht',
    kept: /wer wann welchen Termin geändert hat, ohne Namen, bis .* 20\d\d/,
  },
  {
    language: 'en',
    erase: 'Delete account',
    dialogName: 'Delete your account?',
    password: 'Current password',
    missing: /Please enter your password/,
    box: 'Cancel my upcoming appointments, too',
    open: /We only cancel them if you say so\./,
    confirm: 'Delete for good',
    wrong: /That isn’t your current password\./,
    done: 'Your account has been deleted',
    kept: /who changed which appointment and when, without names, until .* 20\d\d/,
  },
])
  test(`${language}: an account is erased after it was asked for again, and what stays is named`, async ({
    expectAnswer,
    page,
    server,
    registerPatient,
  }) => {
    test.slow();
    expectAnswer('DELETE /api/account 403', 'DELETE /api/account 409');
    const patient = await registerPatient();
    const date = language === 'de' ? '2026-12-18' : '2026-12-11';
    await bookAppointment(server.url, patient, {
      doctorId: 'yilmaz',
      treatmentType: 'Kontrolluntersuchung',
      date,
      time: '10:00',
    });
    await signIn(page, patient);
    await page.goto(`/${language}/dashboard`);
    await page.getByRole('button', { name: erase, exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: dialogName });
    await expect(dialog).toContainText('630f');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: erase, exact: true }).click();
    await expectNoAxeFindings(page);
    const field = dialog.getByLabel(password);
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(field).toHaveAccessibleDescription(missing);
    await field.fill('geraten-1234');
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(field).toHaveAccessibleDescription(wrong);
    await field.fill(patient.password);
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(dialog.getByRole('checkbox', { name: box })).toHaveAccessibleDescription(open);
    await dialog.getByRole('checkbox', { name: box }).check();
    await dialog.getByRole('button', { name: confirm }).click();

    await expect(page).toHaveURL(`/${language}`);
    const news = page.getByRole('status').filter({ hasText: done });
    await expect(news).toContainText(kept);
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const { email } = patient;
    const again = await callServer(server.url, 'POST', '/auth/login', {
      body: { email, password: patient.password },
    });
    expect(again.status).toBe(401);
  });
