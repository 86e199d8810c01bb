import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';
import { callServer, type Patient } from './patients.ts';

async function addChild(url: string, { token }: Patient): Promise<void> {
  const body = { firstName: 'Mia', lastName: 'Sommer', dateOfBirth: '2020-03-01', relation: 'child' };
  const answer = await callServer(url, 'POST', '/account/patients', { token, body });
  if (answer.status !== 201) throw new Error(`adding answered ${answer.status}`);
}

test('somebody to look after is added, changed and removed', async ({ page, registerPatient }) => {
  test.slow();
  await signIn(page, await registerPatient());
  await page.goto('/de/dashboard');
  const family = page.getByRole('region', { name: 'Für wen Sie buchen' });
  await expect(family.getByRole('listitem')).toHaveCount(1);
  await family.getByRole('button', { name: 'Person hinzufügen' }).click();
  const firstName = family.getByRole('textbox', { name: 'Vorname' });
  await expect(firstName).toBeFocused();
  await family.getByRole('button', { name: 'Speichern' }).click();
  await expect(family.getByText('Bitte prüfen Sie 3 Angaben:')).toBeVisible();
  await firstName.fill('Mia');
  await family.getByRole('textbox', { name: 'Nachname' }).fill('Sommer');
  const born = family.getByLabel('Geburtsdatum');
  await born.fill('2027-03-01');
  await family.getByRole('combobox', { name: 'Beziehung' }).selectOption('Kind');
  await family.getByRole('button', { name: 'Speichern' }).click();
  await expect(born).toHaveAccessibleDescription(/Bitte prüfen Sie das Geburtsdatum\./);
  // What the bar at the top covers in part counts as too small a target.
  const heading = family.getByRole('heading').first();
  const center = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await heading.evaluate(center);
  await expectNoAxeFindings(page);
  await born.fill('2020-03-01');
  await family.getByRole('button', { name: 'Speichern' }).click();
  await expect(family.getByRole('status').first()).toHaveText('Mia gehört jetzt zu Ihrem Konto.');
  await expect(heading).toBeFocused();
  await expect(family.getByRole('listitem')).toHaveCount(2);
  await expect(family.getByRole('listitem').last()).toContainText('Kind, geboren am 1. März 2020');
  await heading.evaluate(center);
  await expectNoAxeFindings(page);

  await family.getByRole('button', { name: 'Angaben zu Mia Sommer bearbeiten' }).click();
  await firstName.fill('Mia-Luise');
  await page.reload();
  await expect(firstName).toHaveValue('Mia-Luise');
  await family.getByRole('button', { name: 'Speichern' }).click();
  await expect(family.getByRole('status').first()).toHaveText('Die Angaben zu Mia-Luise wurden gespeichert.');

  await family.getByRole('button', { name: 'Mia-Luise Sommer entfernen' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Mia-Luise Sommer entfernen?' });
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Ja, entfernen' }).click();
  await expect(family.getByRole('status').first()).toHaveText('Mia-Luise gehört nicht mehr zu Ihrem Konto.');
  await expect(family.getByRole('listitem')).toHaveCount(1);
});

test('booking asks for whom only if there is more than one, and whoever has an appointment stays', async ({
  expectAnswer,
  page,
  server,
  registerPatient,
}) => {
  test.slow();
  expectAnswer('DELETE /api/account/patients/:id 409');
  const patient = await registerPatient();
  await signIn(page, patient);
  const wizard = '/en/booking?treatment=Kinderzahnheilkunde&doctor=yilmaz&date=2026-12-17&time=14:30';
  await page.goto(wizard);
  await expect(page.getByRole('checkbox', { name: /24 hours before/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Who is it for?' })).toHaveCount(0);
  await addChild(server.url, patient);
  await page.reload();
  const forWhom = page.getByRole('group', { name: 'Who is it for?' });
  // Never preset for treatments of children.
  await expect(forWhom.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /24 hours before/ }).check();
  await expect(page.getByRole('button', { name: 'Confirm appointment' })).toHaveAccessibleDescription(
    'Please choose who the appointment is for',
  );
  await forWhom.getByRole('radio', { name: 'Mia Sommer' }).check();
  // What the bar at the top covers in part counts as too small a target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoAxeFindings(page);
  await page.getByRole('checkbox', { name: /24 hours before/ }).check();
  await page.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Mia Sommer' })).toBeVisible();
  await page.waitForURL('/en/dashboard');
  const row = page.getByRole('tabpanel').getByRole('listitem');
  await expect(row).toContainText('for Mia Sommer');
  await expect(page.getByRole('status').filter({ hasText: 'Your appointment is booked' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove Mia Sommer' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button').last().click();
  await expect(dialog.getByRole('alert')).toContainText('This person still has appointments coming up.');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
  await expectNoSidewaysScroll(page);
});
