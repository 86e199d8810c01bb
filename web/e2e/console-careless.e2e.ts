import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { randomAddress } from './patients.ts';
import {
  addPatient,
  addStaffMember,
  askAsOwner,
  bookForPatient,
  enterConsole,
  findOwner,
  proveOwner,
} from './staff.ts';

// The server's day is Wednesday, 25 November 2026, 9:00.
const today = '2026-11-25';

const card = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });

/**
 * Two clicks at one place, 150 ms apart by the time that their events carry, as a tired hand makes a double click: on a
 * busy machine they may arrive farther apart.
 */
async function clickTwice(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devtools = await page.context().newCDPSession(page);
  const startMs = Date.now();
  const clickAt = async (timeMs: number) => {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await devtools.send('Input.dispatchMouseEvent', {
        ...{ type, x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 },
        timestamp: timeMs / 1000,
      });
  };
  await clickAt(startMs);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  await clickAt(startMs + 150);
  await devtools.detach();
}

test('a double click does one thing: lists keep their order, and blocking asks', async ({
  page,
  server,
  context,
}) => {
  const jonas = await addStaffMember(server, 'reception', { firstName: 'Jonas', lastName: 'Ahlers' });
  const mia = await addStaffMember(server, 'assistant', { firstName: 'Mia', lastName: 'Ahrens' });
  for (const name of ['Doppelt Eins', 'Doppelt Zwei']) {
    const body = {
      name,
      email: 'doppelt@example.org',
      message: 'Bitte um Rückruf',
      website: '',
      secondsToWrite: 20,
    };
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': randomAddress() },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(201);
  }
  await enterConsole(context, server, await proveOwner(server));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de/praxis/team');
  const people = page.getByRole('region', { name: 'Wer hier arbeitet' }).getByRole('listitem');
  const order = async () =>
    (await people.allInnerTexts()).map((text) => text.split('\n')[0]?.replace(' (gesperrt)', ''));
  await expect(people.filter({ hasText: jonas.email })).toBeVisible();
  const before = await order();
  await page.getByRole('button', { name: 'Jonas Ahlers sperren' }).scrollIntoViewIfNeeded();
  await clickTwice(page, page.getByRole('button', { name: 'Jonas Ahlers sperren' }));
  const question = page.getByRole('alertdialog', { name: 'Jonas Ahlers sperren?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Sperren' }).click();
  await expect(people.filter({ hasText: jonas.email })).toContainText('gesperrt');
  expect(await order()).toEqual(before);
  await expect(people.filter({ hasText: mia.email })).not.toContainText('gesperrt');

  await page.goto('/de/praxis/nachrichten');
  const letters = page.getByRole('region', { name: 'Kontaktformular' }).getByRole('listitem');
  const first = letters.filter({ hasText: 'Doppelt' }).first();
  await first.scrollIntoViewIfNeeded();
  await clickTwice(page, first.getByRole('button', { name: /ist beantwortet/ }));
  // One is answered, in its place and with the way back; the other one is as it was.
  await expect(letters.filter({ hasText: 'Doppelt' })).toHaveCount(2);
  await expect(letters.getByRole('button', { name: /Nachricht von Doppelt .* wieder öffnen/ })).toHaveCount(
    1,
  );
  // By key: a click that comes within the time of the double click does nothing.
  const reopen = first.getByRole('button', { name: /wieder öffnen/ });
  await expect(reopen).toBeEnabled();
  await reopen.press('Enter');
  await expect(letters.getByRole('button', { name: /Doppelt .* ist beantwortet/ })).toHaveCount(2);
  // Other tests on this server count what is open.
  for (const name of ['Doppelt Eins', 'Doppelt Zwei'])
    await letters.getByRole('button', { name: `Nachricht von ${name} ist beantwortet` }).press('Enter');
  await expect(letters.getByRole('button', { name: /Nachricht von Doppelt .* wieder öffnen/ })).toHaveCount(
    2,
  );
});

test('wrong keys change nothing, undo leads to the beginning, and a refusal is told on another page', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const patientId = await addPatient(server, {
    firstName: 'Hanna',
    lastName: 'Fahrig',
    dateOfBirth: '1980-05-06',
  });
  const { id } = await bookForPatient(server, {
    patientId,
    doctorId: 'weber',
    date: today,
    time: '10:00',
    minutes: 30,
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de/praxis');
  await card(page, 'Hanna Fahrig').focus();
  await page.keyboard.type('hanf sax');
  await expect(page.getByLabel('Notiz für das Team')).toBeHidden();
  await expect(card(page, 'Hanna Fahrig')).toHaveAttribute('data-state', 'expected');

  // Twice a step too far: undo goes back to where it began.
  await page.keyboard.press('Alt+a');
  await page.keyboard.press('Alt+s');
  await expect(card(page, 'Hanna Fahrig')).toHaveAttribute('data-state', 'seated');
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Hanna Fahrig')).toHaveAttribute('data-state', 'arrived');
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Hanna Fahrig')).toHaveAttribute('data-state', 'expected');

  // A note that is not saved is not lost by Escape.
  await page.keyboard.press('Enter');
  await page.getByLabel('Notiz für das Team').fill('Allergie Penicillin');
  await expect(page.getByText('Noch nicht gespeichert')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(page.getByText('Notiz gespeichert')).toBeVisible();
  await page.keyboard.press('Escape');
  // A saved note is marked in the plan, and is in sight as soon as the appointment is opened.
  await expect(card(page, 'Hanna Fahrig')).toHaveAccessibleName(/, Notiz/);
  await card(page, 'Hanna Fahrig').press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: 'Allergie Penicillin' })).toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press('Escape');

  // The desk goes on to the patients before the answer is here, and another desk is faster: the question follows.
  const isMovedElsewhere = Promise.withResolvers<void>();
  await page.route(`**/api/staff/appointments/${id}`, async (route) => {
    await isMovedElsewhere.promise;
    await route.continue();
  });
  expectAnswer('PATCH /api/staff/appointments/:id 409');
  await card(page, 'Hanna Fahrig').focus();
  await page.keyboard.press('Alt+v');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Patienten' }).click();
  await expect(page.getByRole('heading', { name: 'Patienten', level: 1 })).toBeVisible();
  const { appointments } = await askAsOwner(server, { method: 'GET', path: `/day?date=${today}` });
  const { version } = appointments.find((each: { id: string }) => each.id === id);
  const body = { version, time: '12:00', inform: false };
  await askAsOwner(server, { method: 'PATCH', path: `/appointments/${id}`, body });
  isMovedElsewhere.resolve();
  const conflict = page.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await expect(conflict).toContainText('12:00');
  await conflict.getByRole('button', { name: 'So lassen' }).click();
  await expect(conflict).toHaveCount(0);
  await page.unroute(`**/api/staff/appointments/${id}`);

  // A refusal without a question is told there too, with the change that it is about.
  await page.getByRole('link', { name: 'Tag', exact: true }).click();
  const isRefused = Promise.withResolvers<void>();
  await page.route(`**/api/staff/appointments/${id}/state`, async (route) => {
    await isRefused.promise;
    await route.fulfill({ status: 422, json: { error: 'Das geht nicht.', code: 'presence_impossible' } });
  });
  expectAnswer('POST /api/staff/appointments/:id/state 422');
  await card(page, 'Hanna Fahrig').focus();
  await page.keyboard.press('Alt+a');
  await page.getByRole('link', { name: 'Patienten' }).click();
  await expect(page.getByRole('heading', { name: 'Patienten', level: 1 })).toBeVisible();
  isRefused.resolve();
  await expect(page.getByText('Nicht gespeichert: Hanna Fahrig: wartet')).toBeVisible();
  // Refused at the buttons of the opened appointment, it is told in sight.
  await page.getByRole('link', { name: 'Tag', exact: true }).click();
  await card(page, 'Hanna Fahrig').press('Enter');
  await page.getByRole('button', { name: /^Ist da/ }).click();
  const refusal = page.getByRole('group', { name: 'Wo ist die Person?' }).getByRole('alert');
  await expect(refusal).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await page.unroute(`**/api/staff/appointments/${id}/state`);

  // Keys are explained by a button in sight.
  await page.getByRole('link', { name: 'Tag', exact: true }).click();
  await page.getByRole('button', { name: 'Tastenkürzel' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Tastenkürzel' })).toContainText('Strg Z');
});

test('held keys, double clicks on what has changed, and two tabs at one time', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const patientId = await addPatient(server, {
    firstName: 'Karl',
    lastName: 'Eilig',
    dateOfBirth: '1980-05-06',
  });
  const first = { patientId, doctorId: 'weber', date: today, time: '10:00', minutes: 30 };
  await bookForPatient(server, first);
  await addPatient(server, { firstName: 'Berta', lastName: 'Eilers', dateOfBirth: '1982-05-06' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de/praxis');

  // A key that is held for long acts once: one step forward, and one step back.
  await card(page, 'Karl Eilig').focus();
  await page.keyboard.press('Alt+a');
  await page.keyboard.press('Alt+s');
  await expect(card(page, 'Karl Eilig')).toHaveAttribute('data-state', 'seated');
  // Both changes in one second, so that the button reads the same after the first undo.
  await clickTwice(page, page.getByRole('button', { name: /^Rückgängig/ }));
  await expect(card(page, 'Karl Eilig')).toHaveAttribute('data-state', 'arrived');
  // The second press took the focus from nothing.
  await page.keyboard.press('Alt+s');
  await expect(card(page, 'Karl Eilig')).toHaveAttribute('data-state', 'seated');
  await page.keyboard.down('Control');
  for (const _ of ['pressed', 'repeated', 'repeated']) await page.keyboard.down('z');
  await page.keyboard.up('z');
  await page.keyboard.up('Control');
  await expect(card(page, 'Karl Eilig')).toHaveAttribute('data-state', 'arrived');
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Karl Eilig')).toHaveAttribute('data-state', 'expected');

  // Enter that is held takes the patient, and neither a treatment nor the button after it.
  await page.getByRole('button', { name: 'Termin eintragen' }).press('Enter');
  await page.keyboard.type('berta eil');
  await expect(page.getByRole('option', { name: /Berta Eilers/ })).toHaveAttribute('aria-selected', 'true');
  for (const _ of ['pressed', 'repeated', 'repeated']) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const form = page.getByRole('dialog', { name: 'Termin eintragen' });
  await expect(form).toContainText('geboren 6. Mai 1982');
  await expect(form.getByRole('alert')).toHaveCount(0);

  // A double click on a box or on its label ticks once.
  const inform = form.getByRole('checkbox');
  await expect(inform).toBeChecked();
  await inform.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await clickTwice(page, inform);
  await expect(inform).not.toBeChecked();
  await clickTwice(page, form.locator('label').filter({ hasText: 'Bestätigung schicken' }));
  await expect(inform).toBeChecked();
  await form.getByRole('combobox', { name: 'Behandlung' }).focus();

  // The second tab books the time that this one has chosen: this one says so, and asks at the button.
  await page.keyboard.type('kon');
  await page.keyboard.press('Enter');
  await form.getByLabel('Uhrzeit').fill('12:00');
  const second = await context.newPage();
  await second.goto('/de/praxis');
  await second.getByRole('button', { name: '12:00, Dr. Katharina Weber, frei', exact: true }).click();
  await second.keyboard.type('karl eil');
  await expect(second.getByRole('option', { name: /Karl Eilig/ })).toHaveAttribute('aria-selected', 'true');
  await second.keyboard.press('Enter');
  await expect(second.getByRole('combobox', { name: 'Wer?' })).toHaveCount(0);
  await second.keyboard.type('kon');
  await second.keyboard.press('Enter');
  await second.getByRole('button', { name: 'Eintragen', exact: true }).press('Enter');
  await expect(second.getByRole('grid').getByRole('button', { name: /12:00 Karl Eilig/ })).toBeVisible();
  await expect(form.getByText('Zu dieser Zeit ist schon jemand eingetragen')).toBeVisible();
  expectAnswer('POST /api/staff/appointments 409');
  await form.getByRole('button', { name: 'Eintragen', exact: true }).press('Enter');
  const reason = page.getByRole('alertdialog', { name: 'Zu dieser Zeit ist schon jemand eingetragen' });
  await reason.getByRole('button', { name: 'Doch nicht' }).press('Enter');
  await expect(form).toContainText('Berta Eilers');
  await second.close();
  await page.keyboard.press('Escape');
  const discard = page.getByRole('alertdialog', { name: 'Was Sie getippt haben, verwerfen?' });
  await discard.getByRole('button', { name: 'Verwerfen' }).press('Enter');
  await expect(form).toBeHidden();

  // The first click of two moves the appointment and closes the panel: the second meets what lies below and does nothing.
  await page
    .getByRole('grid')
    .getByRole('button', { name: /10:00 Karl Eilig/ })
    .press('Enter');
  await page.getByRole('button', { name: 'Verschieben …' }).press('Enter');
  const free = page.getByRole('region', { name: 'Die nächsten freien Zeiten' }).getByRole('button').first();
  await expect(free).toBeVisible();
  await clickTwice(page, free);
  await expect(page.getByRole('status').filter({ hasText: 'Karl Eilig verschoben' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Im Wartezimmer' })).toBeVisible();

  // The second click took the focus from the plan; undo by key works all the same.
  await page.getByRole('heading', { name: 'Im Wartezimmer' }).click();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('grid').getByRole('button', { name: /10:00 Karl Eilig/ })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('after an hour asleep without a network the screen is locked by the first movement, and typed notes are gone', async ({
    page,
    server,
    context,
  }) => {
    // The lock holds for the session, which other tests of this server must not meet.
    await enterConsole(context, server, await addStaffMember(server, 'reception'));
    const patientId = await addPatient(server, {
      firstName: 'Selma',
      lastName: 'Schlaf',
      dateOfBirth: '1980-05-06',
    });
    await bookForPatient(server, { patientId, doctorId: 'weber', date: today, time: '10:00', minutes: 30 });
    await page.clock.install({ time: Date.now() + server.offsetMs });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/de/praxis');
    await card(page, 'Selma Schlaf').press('Enter');
    await page.getByLabel('Notiz für das Team').fill('Allergie Penicillin');
    await expect(page.getByText('Noch nicht gespeichert')).toBeVisible();
    const findNotes = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('visit-note')).length);
    expect(await findNotes()).toBe(1);

    await context.setOffline(true);
    // The machine sleeps: the clock goes on, no timer does, and a hand wakes it.
    await page.clock.setSystemTime(Date.now() + server.offsetMs + 65 * 60_000);
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    const lock = page.getByRole('dialog', { name: 'Gesperrt' });
    await expect(lock).toBeVisible();
    await page.clock.fastForward(11 * 60_000);
    await expect.poll(findNotes).toBe(0);
    await context.setOffline(false);
  });
});
