import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addWithAppointment, enterConsole, findOwner } from './staff.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Termin eintragen' });

test('Escape keeps what is typed, everywhere at the desk, and a date of birth is read in forced colours', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  await enterConsole(context, server, await findOwner(server));
  await addWithAppointment(server, { firstName: 'Nora', lastName: 'Notiz', dateOfBirth: '1980-05-06' });
  const olaf = { firstName: 'Olaf', lastName: 'Anders', dateOfBirth: '1981-05-06' };
  await addWithAppointment(server, olaf, '11:00');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de/praxis');
  const card = (name: string) => page.getByRole('grid').getByRole('button', { name });
  const question = page.getByRole('alertdialog', { name: 'Was Sie getippt haben, verwerfen?' });
  const keep = question.getByRole('button', { name: 'Weiter bearbeiten' });
  const discard = question.getByRole('button', { name: 'Verwerfen' });

  // An empty form closes at once; a typed name is asked about.
  await page.getByRole('button', { name: 'Termin eintragen' }).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Termin eintragen' }).press('Enter');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.type('nora not');
  const option = page.getByRole('option', { name: /Nora Notiz/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const colors = await option.evaluate((element) => {
    const detail = element.querySelector('span:last-child') ?? element;
    return [getComputedStyle(detail).color, getComputedStyle(element).color];
  });
  expect(colors[0]).toBe(colors[1]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await keep.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Wer?' })).toHaveValue('nora not');
  await page.getByRole('combobox', { name: 'Wer?' }).fill('');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  // An unsaved note is asked about before another appointment takes its place.
  await card('Nora Notiz').press('Enter');
  await page.getByLabel('Notiz für das Team').fill('Allergie Penicillin');
  await card('Olaf Anders').click();
  await keep.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nora Notiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Absagen …' }).press('Enter');
  await keep.press('Enter');
  await expect(page.getByLabel('Notiz für das Team')).toHaveValue('Allergie Penicillin');
  await page.getByRole('link', { name: 'Patienten' }).click();
  await keep.press('Enter');
  await expect(page.getByLabel('Notiz für das Team')).toHaveValue('Allergie Penicillin');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel('Note for the team')).toHaveValue('Allergie Penicillin');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByLabel('Notiz für das Team')).toHaveValue('Allergie Penicillin');
  await card('Olaf Anders').press('Enter');
  await discard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Olaf Anders' })).toBeVisible();

  // The reason of a cancellation that was begun, and of an overbooking.
  await page.getByRole('button', { name: 'Absagen …' }).press('Enter');
  await page.getByLabel(/^Warum/).fill('krank');
  await page.getByRole('link', { name: 'Patienten' }).click();
  await discard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Patienten', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Tag', exact: true }).click();
  await card('Nora Notiz').press('Enter');
  await expect(page.getByLabel('Notiz für das Team')).toHaveValue('');
  expectAnswer('PATCH /api/staff/appointments/:id 409');
  await page.getByRole('button', { name: 'Im Plan verschieben' }).press('Enter');
  await card('Olaf Anders').click();
  const reason = page.getByRole('alertdialog', { name: 'Zu dieser Zeit ist schon jemand eingetragen' });
  await reason.getByLabel('Warum?').fill('Schmerzen');
  await page.keyboard.press('Escape');
  await keep.press('Enter');
  await expect(reason.getByLabel('Warum?')).toHaveValue('Schmerzen');
  await page.keyboard.press('Escape');
  await discard.press('Enter');
  await expect(reason).toBeHidden();
  await expect(card('Nora Notiz')).toHaveAccessibleName(/10:00/);

  // A move to a time that has passed is asked about, as a booking is.
  await card('Nora Notiz').press('Enter');
  await page.getByRole('button', { name: 'Verschieben …' }).press('Enter');
  await page.getByLabel('Uhrzeit').fill('08:00');
  await page.getByRole('button', { name: 'Verschieben', exact: true }).press('Enter');
  const past = page.getByRole('alertdialog', { name: 'Dieser Zeitpunkt ist schon vorbei' });
  await past.getByRole('button', { name: 'Doch nicht' }).press('Enter');
  await expect(card('Nora Notiz')).toHaveAccessibleName(/10:00/);
});

test('leaving a page by link or Back asks about an unsaved note, and closing the tab asks the browser', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const patient = { firstName: 'Bella', lastName: 'Zurueck', dateOfBirth: '1980-05-06' };
  await addWithAppointment(server, patient);
  await page.setViewportSize({ width: 1280, height: 720 });
  const question = page.getByRole('alertdialog', { name: 'Was Sie getippt haben, verwerfen?' });
  const keep = question.getByRole('button', { name: 'Weiter bearbeiten' });
  const discard = question.getByRole('button', { name: 'Verwerfen' });
  await page.goto('/de/praxis/patienten');
  await page.getByRole('link', { name: 'Tag', exact: true }).click();
  await page.getByRole('grid').getByRole('button', { name: 'Bella Zurueck' }).press('Enter');
  await page.getByLabel('Notiz für das Team').fill('Rollstuhl');
  await page.goBack();
  await keep.press('Enter');
  await expect(page).toHaveURL(/\/praxis$/);
  await expect(page.getByLabel('Notiz für das Team')).toHaveValue('Rollstuhl');
  const isHeld = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isHeld()).toBe(true);
  await page.goBack();
  await discard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Patienten', level: 1 })).toBeVisible();
  expect(await isHeld()).toBe(false);

  // A note on a patient's card is asked about, too, before another page or patient is opened.
  await page.getByLabel('Suchen').fill('zurueck');
  await page.getByRole('link', { name: /Bella Zurueck/ }).press('Enter');
  await page.getByRole('button', { name: 'Notiz schreiben' }).press('Enter');
  const note = page.getByRole('textbox', { name: 'Neue Notiz' });
  await note.fill('Latex meiden');
  await page.getByRole('link', { name: 'Tag', exact: true }).click();
  await keep.press('Enter');
  await expect(note).toHaveValue('Latex meiden');
  await page.goBack();
  await discard.press('Enter');
  await expect(note).toBeHidden();
});
