import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  addPatient,
  addWithAppointment,
  askAsOwner,
  bookForPatient,
  enterConsole,
  findOwner,
} from './staff.ts';

// The server's day is Wednesday, 25 November 2026, 9:00.
const today = '2026-11-25';
const weber = 'Dr. Katharina Weber';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Termin eintragen' });
const dateField = (page: Page) => panel(page).getByLabel('Datum');
const shownDate = (page: Page) => page.getByRole('group', { name: 'Tag wählen' }).getByLabel('Datum');
const submit = (page: Page) => panel(page).getByRole('button', { name: 'Eintragen', exact: true });
const ghost = (page: Page) => page.locator('.day-ghost');

/** Chooses a patient and a check-up in the open form, as a hurried hand does: by typing and Enter. */
async function chooseWhoAndWhat(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Wer?' })).toHaveCount(0);
  await page.keyboard.type('kon');
  await page.keyboard.press('Enter');
  await expect(submit(page)).toBeFocused();
}

test('plan and form share the day, and the chosen time is seen in the plan before it is booked', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  await addPatient(server, { firstName: 'Simon', lastName: 'Baumann', dateOfBirth: '1980-05-06' });
  await addPatient(server, { firstName: 'Anna', lastName: 'Sander', dateOfBirth: '1990-01-02' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de/praxis');
  await page.getByRole('button', { name: 'Termin eintragen' }).click();

  // A name that fits no patient: Enter creates nothing and chooses nothing.
  await page.keyboard.type('Mila Sander');
  await expect(page.getByRole('option', { name: /Anna Sander/ })).toBeVisible();
  await expect(panel(page).getByRole('listbox').getByRole('option').first()).toHaveAccessibleName(
    /neu anlegen/,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Wer?' })).toHaveValue('Mila Sander');
  await page.getByRole('combobox', { name: 'Wer?' }).fill('simon bau');
  await expect(page.getByRole('option', { name: /Simon Baumann/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('geboren 6. Mai 1980');
  await page.keyboard.type('kon');
  await page.keyboard.press('Enter');

  // The next free start is chosen by itself; the plan shows it, and the button says it.
  await expect(ghost(page)).toBeVisible();
  await expect(submit(page)).toBeInViewport();
  const first = await dateField(page).inputValue();
  expect(first).toBe(today);

  // Another day in the plan is another day in the form, without the time of the day before.
  await shownDate(page).fill('2026-12-07');
  await expect(dateField(page)).toHaveValue('2026-12-07');
  await expect(panel(page)).toContainText('noch ohne Uhrzeit');
  await expect(ghost(page)).toHaveCount(0);
  await submit(page).click();
  await expect(panel(page).getByLabel('Uhrzeit')).toBeFocused();

  // A gap of the plan, and then another day in the form.
  await page.getByRole('button', { name: `10:00, ${weber}, frei`, exact: true }).click();
  await expect(ghost(page)).toContainText('10:00–10:30');
  await expect(panel(page)).toContainText(/Mo, 7. Dez., 10:00/);
  await dateField(page).fill('2026-12-08');
  await expect(shownDate(page)).toHaveValue('2026-12-08');
  await panel(page).getByLabel('Uhrzeit').fill('11:00');
  await expect(ghost(page)).toContainText('11:00–11:30');
  await submit(page).click();
  const card = page.getByRole('grid').getByRole('button', { name: /11:00 Simon Baumann/ });
  await expect(card).toBeVisible();
  await expect(ghost(page)).toHaveCount(0);

  // The same patient, day and treatment once more is pointed out.
  await page.getByRole('button', { name: `14:00, ${weber}, frei`, exact: true }).click();
  await chooseWhoAndWhat(page, 'simon bau', 'Simon Baumann');
  await expect(panel(page)).toContainText('An diesem Tag schon eingetragen: Kontrolluntersuchung, 11:00');

  // Escape asks before it throws that away.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Was Sie getippt haben, verwerfen?' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(panel(page)).toContainText('Simon Baumann');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(panel(page)).toBeHidden();
});

test('a known patient is asked about again at each press, and a time that has passed is confirmed once', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  await addPatient(server, { firstName: 'Rita', lastName: 'Doppel', dateOfBirth: '1970-03-04' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de/praxis');
  await page.getByRole('button', { name: `08:00, ${weber}, frei`, exact: true }).click();
  await page.keyboard.type('Rita Doppel');
  await page.getByRole('option', { name: /neu anlegen/ }).click();
  await panel(page).getByLabel('Geburtsdatum').fill('1970-03-04');
  await panel(page).getByRole('textbox', { name: 'Telefon' }).fill('02214710299');
  await panel(page).getByRole('combobox', { name: 'Behandlung' }).fill('kon');
  await page.keyboard.press('Enter');
  const known = panel(page).getByText('Diese Person gibt es schon:');
  await submit(page).click();
  await expect(known).toBeVisible();
  await submit(page).click();
  await expect(submit(page)).toBeEnabled();
  await expect(known).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /Jemand anderes/ })
    .click();
  const past = page.getByRole('alertdialog', { name: 'Dieser Zeitpunkt ist schon vorbei' });
  await past.getByRole('button', { name: 'Nachträglich eintragen' }).click();
  await expect(page.getByRole('grid').getByRole('button', { name: /08:00 Rita Doppel/ })).toBeVisible();
});

test('an appointment moves by hand from eight pixels and one step on, a flick and a resting pointer included', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const patientId = await addPatient(server, {
    firstName: 'Mia',
    lastName: 'Zitter',
    dateOfBirth: '1980-05-06',
  });
  await bookForPatient(server, { patientId, doctorId: 'weber', date: today, time: '10:00', minutes: 30 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de/praxis');
  const card = page.getByRole('grid').getByRole('button', { name: /Mia Zitter/ });
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const at = { x: x + 40, y: y + 10 };

  // A hand that slips seven pixels clicks.
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 7, { steps: 7 });
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Mia Zitter' })).toBeVisible();
  await expect(card).toHaveAccessibleName(/10:00/);
  await page.keyboard.press('Escape');

  // A drag names both times; one move between press and release is enough.
  const height = ((await card.boundingBox())?.height ?? 0) * 2 + 8;
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + height);
  await expect(ghost(page)).toContainText('10:00 → 11:0');
  await page.mouse.up();
  await expect(card).toHaveAccessibleName(/11:0/);

  // Released beside the plan, over its head or outside of it, the appointment stays where it is.
  const head = (await page.getByRole('columnheader').last().boundingBox()) ?? { x: 0, y: 0 };
  for (const outside of [
    { x: 1200, y: 400 },
    { x: head.x + 20, y: head.y + 20 },
    { x: 640, y: 20 },
  ]) {
    const from = (await card.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(from.x + 40, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(outside.x, outside.y, { steps: 3 });
    await expect(ghost(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(page.locator('.is-taken')).toHaveCount(0);
  }
  await expect(card).toHaveAccessibleName(/11:0.*Weber/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // Held at the lower edge, the day scrolls on.
  const grid = page.locator('.day-scroller');
  const box = (await grid.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const moved = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const before = await grid.evaluate((element) => element.scrollTop);
  await page.mouse.move(moved.x + 40, moved.y + 10);
  await page.mouse.down();
  await page.mouse.move(moved.x + 40, box.y + box.height - 10, { steps: 3 });
  await expect.poll(() => grid.evaluate((element) => element.scrollTop)).toBeGreaterThan(before + 50);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(card).toHaveAccessibleName(/11:0/);
});

test('a time that is taken while the form is open is said, and the form says whose times it lists', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  await addPatient(server, { firstName: 'Simon', lastName: 'Baumann', dateOfBirth: '1980-05-06' });
  const faster = await addPatient(server, {
    firstName: 'Erika',
    lastName: 'Schneller',
    dateOfBirth: '1970-05-06',
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de/praxis');

  // Names are hidden: a second appointment of that day is pointed out all the same, also one that has begun already.
  const early = await addPatient(server, {
    firstName: 'Frieda',
    lastName: 'Doppelt',
    dateOfBirth: '1985-01-02',
  });
  await bookForPatient(server, {
    patientId: early,
    doctorId: 'weber',
    date: today,
    time: '08:00',
    minutes: 30,
  });
  await page.getByRole('button', { name: `11:00, ${weber}, frei`, exact: true }).click();
  await chooseWhoAndWhat(page, 'frieda dopp', 'Frieda Doppelt');
  await expect(panel(page)).toContainText('An diesem Tag schon eingetragen: Kontrolluntersuchung, 08:00');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Was Sie getippt haben, verwerfen?' })
    .getByRole('button', { name: 'Verwerfen' })
    .press('Enter');
  await expect(panel(page)).toBeHidden();

  // The website is faster than the hand at the button.
  await page.getByRole('button', { name: `10:00, ${weber}, frei`, exact: true }).click();
  await chooseWhoAndWhat(page, 'simon bau', 'Simon Baumann');
  const taken = panel(page).getByText('Zu dieser Zeit ist schon jemand eingetragen');
  await expect(taken).toHaveCount(0);
  await bookForPatient(server, {
    patientId: faster,
    doctorId: 'weber',
    date: today,
    time: '10:00',
    minutes: 30,
  });
  await expect(taken).toBeVisible();
  await expect(panel(page)).toContainText('Erika Schneller, 10:00–10:30');
  await panel(page).getByRole('button', { name: 'Freie Zeiten zeigen' }).press('Enter');
  await expect(taken).toHaveCount(0);
  await expect(panel(page)).toContainText('noch ohne Uhrzeit');
  await panel(page)
    .getByRole('region', { name: 'Die nächsten freien Zeiten' })
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(ghost(page)).toBeVisible();
  await expect(panel(page)).not.toContainText('noch ohne Uhrzeit');

  // Times of all are listed, and the form says so; a typed time is one doctor's.
  const whose = panel(page).getByLabel('Bei', { exact: true });
  await expect(whose).toHaveValue('weber');
  await whose.selectOption('alle');
  await expect(whose).toHaveValue('any');
  await panel(page).getByLabel('Uhrzeit').fill('16:00');
  await expect(whose).not.toHaveValue('any');

  // The week of another doctor in the plan is that doctor in the form, without the time of the one before.
  await page.getByLabel('Ansicht').selectOption({ label: 'Woche Dr. Lena Hoffmann' });
  await expect(whose).toHaveValue('hoffmann');
  await expect(panel(page)).toContainText('noch ohne Uhrzeit');
});

test('a call while an appointment is carried through the plan: the gap that is chosen is the caller’s', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const born = { dateOfBirth: '1980-05-06' };
  await addWithAppointment(server, { firstName: 'Wilma', lastName: 'Getragen', ...born });
  await addPatient(server, { firstName: 'Kurt', lastName: 'Anrufer', ...born });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de/praxis');
  const cardOf = (name: string) => page.getByRole('grid').getByRole('button', { name });
  await cardOf('Wilma Getragen').focus();
  await page.keyboard.press('Alt+v');
  await expect(page.getByText('Wohin?')).toBeVisible();
  await page.getByRole('button', { name: 'Termin eintragen' }).click();
  await expect(page.getByText('Wohin?')).toBeHidden();
  await chooseWhoAndWhat(page, 'kurt anr', 'Kurt Anrufer');
  await page.getByRole('button', { name: `11:00, ${weber}, frei`, exact: true }).click();
  await expect(panel(page)).toContainText(/Mi, 25. Nov., 11:00/);
  await expect(cardOf('10:00 Wilma Getragen')).toBeVisible();
});

test('after a booking the keys act on the booked appointment, and an undo says what it took back', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const born = { dateOfBirth: '1980-05-06' };
  await addWithAppointment(server, { firstName: 'Vera', lastName: 'Vorher', ...born });
  await addPatient(server, { firstName: 'Nina', lastName: 'Nachher', ...born });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de/praxis');
  const cardOf = (name: string) => page.getByRole('grid').getByRole('button', { name });
  // The appointment before had the focus of the plan.
  await cardOf('Vera Vorher').press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Termin eintragen' }).click();
  await chooseWhoAndWhat(page, 'nina nach', 'Nina Nachher');
  // A double click on a free time leaves the focus on the button that books it.
  const free = page.getByRole('region', { name: 'Die nächsten freien Zeiten' }).getByRole('button').nth(1);
  await free.dblclick();
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardOf('Nina Nachher')).toBeFocused();
  await page.keyboard.press('Alt+a');
  await expect(cardOf('Nina Nachher')).toHaveAttribute('data-state', 'arrived');
  await expect(cardOf('Vera Vorher')).toHaveAttribute('data-state', 'expected');

  // One undo too many is said: it has taken a booking back.
  const undone = page.getByRole('status').filter({ hasText: 'Zurückgenommen' });
  await page.keyboard.press('Control+z');
  await expect(undone).toContainText('Zurückgenommen: Nina Nachher: wartet');
  await page.keyboard.press('Control+z');
  await expect(undone).toContainText('Zurückgenommen: Nina Nachher eingetragen');
  await expect(cardOf('Nina Nachher')).toHaveCount(0);
});

test('the question about a taken time names the time, and the focus is back where it was when it closes', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const born = { dateOfBirth: '1980-05-06' };
  const patientId = await addPatient(server, { firstName: 'Bodo', lastName: 'Belegt', ...born });
  await addPatient(server, { firstName: 'Dora', lastName: 'Dazu', ...born });
  const { id } = await bookForPatient(server, {
    ...{ patientId, doctorId: 'weber', date: '2026-12-01', time: '10:00', minutes: 30 },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de/praxis?date=2026-12-01');
  await page.getByRole('button', { name: `11:00, ${weber}, frei`, exact: true }).click();
  await chooseWhoAndWhat(page, 'dora daz', 'Dora Dazu');
  await panel(page).getByLabel('Uhrzeit').fill('10:00');
  expectAnswer('POST /api/staff/appointments 409');
  await submit(page).press('Enter');
  const reason = page.getByRole('alertdialog', { name: 'Zu dieser Zeit ist schon jemand eingetragen' });
  await expect(reason).toContainText(`Di, 1. Dez., 10:00 Uhr, ${weber}`);
  // Both questions close at once.
  await reason.getByRole('textbox').fill('Schmerzen');
  await page.keyboard.press('Escape');
  const discard = page.getByRole('alertdialog', { name: 'Was Sie getippt haben, verwerfen?' });
  await discard.getByRole('button', { name: 'Verwerfen' }).press('Enter');
  await expect(reason).toBeHidden();
  await expect(submit(page)).toBeFocused();
  await panel(page).getByLabel('Datum').fill(today);
  await panel(page).getByLabel('Uhrzeit').fill('08:00');
  await submit(page).press('Enter');
  const past = page.getByRole('alertdialog', { name: 'Dieser Zeitpunkt ist schon vorbei' });
  await expect(past).toContainText(`Mi, 25. Nov., 08:00 Uhr, ${weber}`);
  await page.keyboard.press('Escape');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await discard.getByRole('button', { name: 'Verwerfen' }).press('Enter');

  // Another desk moves the appointment meanwhile.
  await page.goto('/de/praxis?date=2026-12-01');
  const cardOf = page.getByRole('grid').getByRole('button', { name: 'Bodo Belegt' });
  await cardOf.press('Enter');
  await page.getByRole('button', { name: 'Absagen …' }).press('Enter');
  const cancel = page.getByRole('button', { name: 'Termin absagen' });
  await expect(cancel).toBeVisible();
  const { appointments } = await askAsOwner(server, { method: 'GET', path: '/day?date=2026-12-01' });
  const { version } = appointments.find((each: { id: string }) => each.id === id);
  const body = { version, time: '12:00', inform: false };
  await askAsOwner(server, { method: 'PATCH', path: `/appointments/${id}`, body });
  await expect(page.getByRole('grid').getByRole('button', { name: '12:00 Bodo Belegt' })).toBeVisible();
  expectAnswer('POST /api/staff/appointments/:id/cancel 409');
  await cancel.press('Enter');
  const changed = page.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await changed.getByRole('button', { name: 'So lassen' }).press('Enter');
  await expect(changed).toBeHidden();
  await expect(cancel).toBeFocused();
});
