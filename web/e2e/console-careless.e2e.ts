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

/** Two clicks at one place, as far apart as a tired hand makes a double click. */
async function clickTwice(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at: [number, number] = [x + width / 2, y + height / 2];
  await page.mouse.click(...at);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 280)));
  await page.mouse.click(...at);
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
  await first.getByRole('button', { name: /wieder öffnen/ }).press('Enter');
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

  // Keys are explained by a button in sight.
  await page.getByRole('link', { name: 'Tag', exact: true }).click();
  await page.getByRole('button', { name: 'Tastenkürzel' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Tastenkürzel' })).toContainText('Strg Z');
});
