import type { Locator, Page } from '@playwright/test';
import { limits } from '@praxisportal/contract/limits';
import { patientLimits } from '@praxisportal/contract/staff/patient-limits';
import { bookingPath, confirmButton, policyBox, successHeading } from './booking-page.ts';
import { answerChat, box, messages, openChat, panel } from './chat-page.ts';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { listAppointments } from './own-appointments.ts';
import { addPatient, enterConsole, findOwner } from './staff.ts';

// Text beyond a limit is never cut: the field keeps it, counts it and says the limit, and nothing is sent.

/** Pastes from a field of the same page, as a person does, and not by a value set from outside. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  const source = page.locator('#paste-source');
  await page.evaluate((value) => {
    const area = document.createElement('textarea');
    area.id = 'paste-source';
    area.value = value;
    (document.querySelector('dialog[open]') ?? document.body).append(area);
  }, text);
  await source.press('Control+a');
  await source.press('Control+c');
  await source.evaluate((area) => area.remove());
  await field.press('Control+v');
}

test('a pasted note of a booking stays whole; it is booked once it is short enough', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.goto(bookingPath({ doctor: 'weber', date: '2027-01-26', time: '09:00' }));
  const note = page.getByRole('textbox', { name: 'Was sollen wir wissen?' });
  const long = 'n'.repeat(limits.bookingNoteMaxLength + 20);
  await paste(page, note, long);
  await expect(note).toHaveValue(long);
  await expect(note).toHaveAccessibleDescription(/Bitte höchstens 300 Zeichen\./);
  await expect(page.getByText('320/300')).toBeVisible();
  await policyBox(page).check();
  await confirmButton(page).click();
  await expect(note).toBeFocused();
  await expectNoAxeFindings(page);
  expect(await listAppointments(server.url, patient)).toEqual([]);
  await note.fill(long.slice(20));
  await expect(page.getByText('300/300')).toBeVisible();
  await expect(note).not.toHaveAttribute('aria-invalid');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/appointments$/.test(request.url()),
  );
  await confirmButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ note: long.slice(20) });
  await expect(successHeading(page)).toBeVisible();
});

test('a pasted message to the practice and a pasted name stay whole and are not sent', async ({ page }) => {
  await page.goto('/en/contact');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const message = page.getByRole('textbox', { name: 'Message' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await paste(page, name, 'N'.repeat(limits.nameMaxLength + 1));
  await paste(page, message, 'm'.repeat(limits.contactMessageMaxLength + 1));
  await expect(name).toHaveValue('N'.repeat(limits.nameMaxLength + 1));
  await expect(message).toHaveValue('m'.repeat(limits.contactMessageMaxLength + 1));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(name.or(message).and(page.locator(':focus'))).toHaveAccessibleDescription(
    /Please use no more than/,
  );
  expect(asked.filter((url) => url.includes('/api/contact'))).toEqual([]);
});

test('a pasted note on a patient stays whole and is not saved', async ({ page, context, server }) => {
  await enterConsole(context, server, await findOwner(server));
  const id = await addPatient(server, {
    firstName: 'Greta',
    lastName: 'Langtext',
    dateOfBirth: '1970-03-02',
  });
  await page.goto(`/de/praxis/patienten?id=${id}`);
  await page.getByRole('button', { name: 'Notiz schreiben' }).click();
  const note = page.getByRole('textbox', { name: 'Neue Notiz' });
  const long = 'n'.repeat(patientLimits.noteMaxLength + 1);
  await paste(page, note, long);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(note).toHaveValue(long);
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription(/Bitte höchstens 2\.000 Zeichen\./);
});

test('a message pasted into the chat stays whole, and is answered with the limit', async ({ page }) => {
  await answerChat(page);
  await openChat(page);
  const long = 'z'.repeat(limits.chatMessageMaxLength + 20);
  await paste(page, box(page), long);
  await expect(box(page)).toHaveValue(long);
  await expect(panel(page).getByText('520/500')).toBeVisible();
  await expect(
    panel(page).getByRole('status').filter({ hasText: 'Bitte kürzen Sie sie auf 500 Zeichen.' }),
  ).toBeVisible();
  // Typing ends at the limit as before.
  await box(page).press('Backspace');
  await box(page).press('x');
  await expect(box(page)).toHaveValue(long.slice(1));
  await box(page).press('Enter');
  await expect(messages(page).getByText('Ihre Nachricht ist zu lang.')).toBeVisible();
  await expect(messages(page).getByText(long.slice(1))).toBeVisible();
});
