import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { callServer } from './patients.ts';
import { addPatient, addStaffMember, bookForPatient, enterConsole, findOwner } from './staff.ts';

// The day on which reception and dentists work, on Wednesday, 25 November 2026, 9:00.

const today = '2026-11-25';
const weber = 'Dr. Katharina Weber';
const yilmaz = 'Dr. Emre Yılmaz';
const hoffmann = 'Dr. Lena Hoffmann';

const gap = (page: Page, time: string, doctor: string) =>
  page.getByRole('button', { name: `${time}, ${doctor}, frei`, exact: true });
const card = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });
const told = (page: Page) => page.getByRole('status').filter({ hasText: 'Rückgängig' });

test('a day at the desk by mouse: book, take back, drag, carry, move to a free time, squeeze in, cancel', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  expectAnswer('PATCH /api/staff/appointments/:id 409', 'PATCH /api/staff/appointments/:id 422');
  await enterConsole(context, server, await findOwner(server));
  await addPatient(server, { firstName: 'Johanna', lastName: 'Brinkmann', dateOfBirth: '1961-04-02' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de/praxis');

  // Somebody known, by the first letters with a mistake in them; another gap is another place for the same booking.
  await gap(page, '09:30', yilmaz).click();
  await page.getByRole('combobox', { name: 'Wer?' }).fill('Brinkman');
  await page.getByRole('option', { name: /Johanna Brinkmann/ }).click();
  await gap(page, '10:00', weber).click();
  await page.getByRole('combobox', { name: 'Behandlung' }).fill('kontr');
  await page.getByRole('option', { name: /Kontrolluntersuchung/ }).click();
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(card(page, 'Johanna Brinkmann')).toContainText('10:00');
  await told(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card(page, 'Johanna Brinkmann')).toHaveCount(0);

  // Somebody new, who has neither phone nor e-mail.
  await gap(page, '10:30', weber).click();
  await page.getByRole('combobox', { name: 'Wer?' }).fill('meyer, anna');
  await page.getByRole('option', { name: /neu anlegen/ }).click();
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
  await page.getByLabel('Geburtsdatum').fill('1985-03-12');
  await page.getByLabel('Weder Telefon noch E-Mail').check();
  await page.getByRole('combobox', { name: 'Behandlung' }).fill('füll');
  await page.getByRole('option', { name: /Füllungen/ }).click();
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(card(page, 'Anna Meyer')).toContainText('10:30');

  await card(page, 'Anna Meyer').dragTo(gap(page, '11:00', yilmaz), {
    sourcePosition: { x: 40, y: 4 },
    targetPosition: { x: 40, y: 4 },
  });
  await expect(told(page)).toContainText(yilmaz);
  await expect(card(page, 'Anna Meyer')).toContainText('11:00');

  // Dropped where the dentist does not work it stays where it was, unless somebody says why.
  const closed = page.getByRole('button', { name: `14:00, ${weber}, keine Sprechzeit`, exact: true });
  await card(page, 'Anna Meyer').dragTo(closed, {
    sourcePosition: { x: 40, y: 4 },
    targetPosition: { x: 40, y: 4 },
  });
  const outside = page.getByRole('alertdialog', { name: 'Das liegt außerhalb der Sprechzeit' });
  await outside.getByRole('button', { name: 'Doch nicht' }).click();
  await expect(card(page, 'Anna Meyer')).toContainText('11:00');

  // By two clicks, onto a time that is taken: a word of why, and both stand there.
  await gap(page, '13:00', yilmaz).click();
  await page.getByRole('combobox', { name: 'Wer?' }).fill('brinkmann');
  await page.getByRole('option', { name: /Johanna Brinkmann/ }).click();
  await page.getByRole('combobox', { name: 'Behandlung' }).fill('kontr');
  await page.getByRole('option', { name: /Kontrolluntersuchung/ }).click();
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await card(page, 'Johanna Brinkmann').click();
  await page.getByRole('button', { name: 'Im Plan verschieben' }).click();
  await card(page, 'Anna Meyer').click({ position: { x: 40, y: 30 } });
  const why = page.getByRole('alertdialog', { name: 'Zu dieser Zeit ist schon jemand eingetragen' });
  await expect(why).toContainText('Anna Meyer, 11:00–');
  await why.getByLabel('Warum?').fill('Schmerzen');
  await why.getByRole('button', { name: 'Trotzdem eintragen' }).click();
  await expect(card(page, 'Johanna Brinkmann')).toHaveAccessibleName(/dazwischengeschoben/);

  await card(page, 'Anna Meyer').click();
  await page.getByRole('button', { name: 'Verschieben …' }).click();
  await page.getByLabel('Bei wem?').selectOption(hoffmann);
  await page
    .getByRole('button', { name: /^Mi, 25\. Nov\., \d\d:\d\d Uhr, Dr\. Lena/ })
    .first()
    .click();
  await expect(told(page)).toContainText(hoffmann);

  // Left half done for another card it does not catch the next caller, but can be gone on with.
  await page.getByRole('button', { name: 'Termin eintragen' }).click();
  await page.getByRole('combobox', { name: 'Wer?' }).fill('meyer');
  await page.getByRole('option', { name: /Anna Meyer/ }).click();
  await card(page, 'Johanna Brinkmann').click();
  await gap(page, '16:30', yilmaz).click();
  await expect(page.getByRole('combobox', { name: 'Wer?' })).toBeFocused();
  await page.getByRole('button', { name: 'Damit weitermachen' }).click();
  await expect(page.getByRole('combobox', { name: 'Behandlung' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Behandlung' }).fill('kontr');
  await page.getByRole('option', { name: /Kontrolluntersuchung/ }).click();
  // Another day has other free times, and the one before is not its.
  await page.getByRole('dialog', { name: 'Termin eintragen' }).getByLabel('Datum').fill('2026-12-01');
  await expect(page.getByLabel('Uhrzeit')).toHaveValue('');
  await expect(page.getByRole('button', { name: / Dez\.,.*Yılmaz/ }).first()).toBeVisible();
  for (const name of ['Schließen', 'Verwerfen']) await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Heute' }).click();

  await card(page, 'Johanna Brinkmann').click();
  await page.getByRole('button', { name: 'Absagen …' }).click();
  await page.getByLabel('Warum? (steht nur bei uns)').fill('krank');
  await page.getByRole('button', { name: 'Termin absagen' }).click();
  await expect(card(page, 'Johanna Brinkmann')).toHaveCount(0);
});

/** On a slow machine the focus is back on an appointment before the page has taken that away. */
function focusBeforeNews(): void {
  window.requestAnimationFrame = (run) => {
    queueMicrotask(() => run(performance.now()));
    return 0;
  };
}

test('a day by keyboard alone: find a gap, book, say who has come, carry, cancel, take back', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  await addPatient(server, { firstName: 'Can', lastName: 'Demir', dateOfBirth: '1990-07-19' });
  await page.goto('/de/praxis');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const heard = page.locator('.day-scroller').getByRole('status');

  // From the last control before the grid, by the Tab key.
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Termin eintragen' }).focus();
  await press('Tab');
  await expect(gap(page, '09:00', weber)).toBeFocused();
  await press('ArrowDown', 'ArrowRight');
  await expect(gap(page, '09:30', yilmaz)).toBeFocused();
  await press('Shift+ArrowDown');
  await expect(heard).toHaveText(`09:35, ${yilmaz}, frei`);

  await press('Enter');
  await expect(page.getByRole('combobox', { name: 'Wer?' })).toBeFocused();
  await page.keyboard.type('dem');
  await press('Enter');
  await expect(page.getByRole('combobox', { name: 'Behandlung' })).toBeFocused();
  await page.keyboard.type('kon');
  await press('Enter', 'Enter');
  await expect(card(page, 'Can Demir')).toContainText('09:35');

  // Back in the grid, on the new appointment.
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1);
  await card(page, 'Can Demir').focus();
  await press('Alt+a', 'Alt+a');
  await expect(card(page, 'Can Demir')).toContainText('gerade gekommen');
  await press('Control+z');
  await expect(card(page, 'Can Demir')).not.toContainText('gekommen');
  await press('Alt+a');
  await expect(card(page, 'Can Demir')).toContainText('gerade gekommen');
  // What the server does not answer is said, and done once it does.
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/staff/appointments/*/state', (route) =>
    answered.promise.then(() => route.continue()),
  );
  await press('Alt+s');
  await expect(page.getByText(/1\sÄnderung wartet/)).toBeVisible();
  answered.resolve();
  await expect(card(page, 'Can Demir')).toContainText('auf dem Stuhl');
  await expect(page.getByText(/1\sÄnderung wartet/)).toBeHidden();
  await page.unroute('**/api/staff/appointments/*/state');
  // The same in its panel, where the keys stand on the buttons; not in a text.
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Can Demir' })).toBeFocused();
  await press('f');
  await expect(card(page, 'Can Demir')).toContainText('fertig');
  await page.getByLabel('Notiz für das Team').focus();
  await press('n');
  await expect(page.getByLabel('Notiz für das Team')).toHaveValue('n');
  await press('Backspace', 'Escape');
  await expect(card(page, 'Can Demir')).toBeFocused();
  await press('Alt+a');
  await expect(card(page, 'Can Demir')).toContainText('gerade gekommen');

  await press('Alt+v', 'Shift+ArrowDown', 'ArrowRight');
  await expect(heard).toHaveText(`10:05, ${hoffmann}, frei`);
  await press('Enter');
  await expect(card(page, 'Can Demir')).toContainText('10:05');
  await expect(card(page, 'Can Demir')).toBeFocused();
  await press('Alt+x');
  await expect(page.getByRole('heading', { name: 'Can Demir absagen' })).toBeFocused();
  await page.getByLabel('Warum? (steht nur bei uns)').focus();
  await page.evaluate(focusBeforeNews);
  await press('Enter');
  await expect(card(page, 'Can Demir')).toHaveCount(0);
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1);
  await press('Control+z');
  await expect(card(page, 'Can Demir')).toContainText('10:05');
});

test('two desks and a patient online: each sees the others at once, and nothing is lost', async ({
  page,
  server,
  context,
  openVisitor,
  registerPatient,
  expectAnswer,
}) => {
  expectAnswer('PATCH /api/staff/appointments/:id 409');
  await enterConsole(context, server, await findOwner(server));
  const date = '2026-12-08';
  const patientId = await addPatient(server, {
    firstName: 'Greta',
    lastName: 'Hahn',
    dateOfBirth: '1974-01-30',
  });
  await bookForPatient(server, { patientId, doctorId: 'weber', date, time: '10:00' });
  const other = await openVisitor();
  await enterConsole(other.context(), server, await addStaffMember(server, 'reception'));
  const network = await keepNetwork(page);
  await page.goto(`/de/praxis?date=${date}`);
  await other.goto(`/de/praxis?date=${date}`);
  await expect(card(page, 'Greta Hahn')).toBeVisible();
  await expect(card(other, 'Greta Hahn')).toBeVisible();

  const { token } = await registerPatient();
  const bookOnline = async (time: string) => {
    const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date, time };
    const body = { ...wish, bookingMethod: 'website', policyAccepted: true };
    const booked = await callServer(server.url, 'POST', '/appointments', { token, body });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
  };
  await bookOnline('11:00');
  await expect(card(page, 'Maria Sommer')).toContainText('11:00');
  await expect(card(other, 'Maria Sommer')).toContainText('11:00');

  // One desk hears nothing for a while, and moves by what it saw: onto a time that was just booked online …
  await page.route('**/api/staff/day?*', () => undefined);
  await bookOnline('16:00');
  await card(page, 'Greta Hahn').dragTo(gap(page, '16:00', weber), {
    sourcePosition: { x: 40, y: 4 },
    targetPosition: { x: 40, y: 4 },
  });
  const taken = page.getByRole('alertdialog', { name: 'Zu dieser Zeit ist schon jemand eingetragen' });
  await taken.getByRole('button', { name: 'Doch nicht' }).click();
  await expect(card(page, 'Greta Hahn')).toContainText('10:00');
  // … and what somebody else has moved.
  await card(other, 'Greta Hahn').dragTo(gap(other, '08:30', weber), { sourcePosition: { x: 40, y: 4 } });
  await expect(card(other, 'Greta Hahn')).not.toContainText('10:00');
  await card(page, 'Greta Hahn').dragTo(gap(page, '14:00', weber), {
    sourcePosition: { x: 40, y: 4 },
    targetPosition: { x: 40, y: 4 },
  });
  const conflict = page.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await expect(conflict).toContainText('08:');
  await expect(conflict).toContainText('14:00');
  await conflict.getByRole('button', { name: 'Trotzdem meine Änderung' }).click();
  await expect(card(other, 'Greta Hahn')).toContainText('14:00');
  await expect(card(page, 'Greta Hahn')).toContainText('14:00');

  // Two write the same note: the second sees both, and that somebody has come meanwhile is no question.
  await page.unroute('**/api/staff/day?*');
  for (const desk of [page, other]) await card(desk, 'Greta Hahn').click();
  const note = (desk: Page) => desk.getByLabel('Notiz für das Team');
  const save = (desk: Page) => desk.getByRole('button', { name: 'Notiz speichern' }).click();
  await note(page).fill('Braucht die Rampe');
  await note(other).fill('Kommt mit dem Sohn');
  await save(other);
  await expect(other.getByText('Notiz gespeichert')).toBeVisible();
  await save(page);
  await expect(conflict).toContainText('Kommt mit dem Sohn');
  await expect(conflict).toContainText('Braucht die Rampe');
  await conflict.getByRole('button', { name: 'Trotzdem meine Änderung' }).click();
  await expect(note(other)).toHaveValue('Braucht die Rampe');
  // While it is being saved nothing is typed that would be lost.
  const { promise: saved, resolve: saveNow } = Promise.withResolvers<void>();
  await other.route('**/api/staff/appointments/*', (route) => saved.then(() => route.continue()));
  await note(other).fill('Braucht die Rampe, mit Sohn');
  await save(other);
  await expect(note(other)).not.toBeEditable();
  saveNow();
  await expect(note(page)).toHaveValue('Braucht die Rampe, mit Sohn');

  // Without a network the desk says since when it hears nothing, and catches up by itself.
  for (const desk of [page, other]) await desk.getByRole('button', { name: 'Schließen' }).click();
  network.cut();
  const isOffline = page.getByText(/^Keine Verbindung zum Praxisserver/);
  await expect(isOffline).toBeVisible();
  await card(other, 'Greta Hahn').dragTo(gap(other, '15:00', weber), { sourcePosition: { x: 40, y: 4 } });
  await expect(card(other, 'Greta Hahn')).not.toContainText('14:00');
  await expect(card(page, 'Greta Hahn')).toContainText('14:00');
  network.mend();
  // Tries lie up to 7.5 s apart.
  await expect(isOffline).toBeHidden({ timeout: 40_000 });
  await expect(card(page, 'Greta Hahn')).not.toContainText('14:00');
});

/** The live connection of a page, to be cut and mended. */
async function keepNetwork(page: Page) {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) return socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut: () => {
      isCut = true;
      for (const socket of open) void socket.close();
    },
    mend: () => {
      isCut = false;
    },
  };
}

test('every state of the day can be read by everybody: axe, lists, a narrow screen, paper, hidden names', async ({
  page,
  server,
  context,
}) => {
  const owner = await findOwner(server);
  await enterConsole(context, server, owner);
  const people = [
    ['Ida', 'Sander', '09:30', 'a'],
    ['Ole', 'Sander', '10:00', 's'],
    ['Mia', 'Roth', '10:30', 'f'],
    ['Lukas', 'Peters', '08:30', 'n'],
    ['Noah', 'Berger', '11:30', ''],
  ] as const;
  for (const [firstName, lastName, time] of people) {
    const patientId = await addPatient(server, { firstName, lastName, dateOfBirth: '2001-05-05' });
    await bookForPatient(server, { patientId, doctorId: 'weber', date: today, time });
  }
  const patientId = await addPatient(server, {
    firstName: 'Eva',
    lastName: 'Voll',
    dateOfBirth: '1950-01-01',
  });
  for (const hour of ['09', '10', '11', '13', '14', '15', '16', '17'])
    for (const minute of ['00', '30'])
      await bookForPatient(server, {
        ...{ patientId, doctorId: 'yilmaz', date: today },
        time: `${hour}:${minute}`,
      });
  await page.goto('/de/praxis');
  for (const [firstName, lastName, , key] of people) {
    await card(page, `${firstName} ${lastName}`).focus();
    if (key === '') continue;
    await page.keyboard.press(`Alt+${key}`);
    await expect(card(page, `${firstName} ${lastName}`)).not.toHaveAttribute('data-state', 'expected');
  }
  await card(page, 'Noah Berger').click();
  await expect(page.getByRole('heading', { name: 'Noah Berger' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Namen verbergen' }).click();
  await expect(card(page, 'NB')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'NB', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Berger|geboren/);
  // Neither on the screen, nor on its sheets of paper, nor aloud. Shown again by key: a quick second click does nothing.
  await expect(page.getByText(/Sander|Roth|Peters/)).toHaveCount(0);
  await expect(page.locator(':is([aria-label*=Sander], [aria-label*=Roth], [title*=Sander])')).toHaveCount(0);
  await page.getByRole('button', { name: 'Namen zeigen' }).press('Enter');

  // On paper a full day is one page of each dentist, as it stands on the screen, with or without a network.
  await context.setOffline(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: weber })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lukas Peters' })).toBeVisible();
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  await context.setOffline(false);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(card(page, 'Ida Sander')).toBeVisible();
  await page.emulateMedia({ forcedColors: 'none' });

  await page.goto('/en/praxis?view=week&doctor=weber');
  await expect(page.getByRole('columnheader', { name: /Wed, 25 Nov/ })).toBeVisible();
  // Taken and put down where it stands: a column of a week is a day, and not the first one of its dentist.
  await card(page, 'Noah Berger').focus();
  await page.keyboard.press('Alt+m');
  await expect(page.getByText(/^Noah Berger, \d+\smin: where to/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/where to/)).toBeHidden();
  await expect(card(page, 'Noah Berger')).toHaveAccessibleName(/Check-up.*Wed, 25 Nov/);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: 'Mia Roth' })).toBeVisible();
  await expectNoAxeFindings(page);
});
