import { answerChat, box, messages, openChat, panel, say, silence } from './chat-page.ts';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { bookAppointment, listAppointments } from './own-appointments.ts';

const list = (page: Parameters<typeof panel>[0]) =>
  panel(page).getByRole('list', { name: 'Mögliche Antworten' });

test('a question is answered by a button as by its words, also over a reload, and never by half a double click', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await signIn(page, patient);
  const wish = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung' };
  await bookAppointment(server.url, patient, { ...wish, date: '2027-01-28', time: '10:00' });
  await bookAppointment(server.url, patient, { ...wish, date: '2027-01-29', time: '09:00' });
  await page.route('**/api/chatbot/tts', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: silence(0.05) }),
  );
  await openChat(page);
  await say(page, 'Ich muss einen Termin absagen');
  await expect(list(page).getByRole('button')).toHaveText([
    'Den am 28.01.2027 um 10:00 Uhr',
    'Den am 29.01.2027 um 09:00 Uhr',
  ]);
  await expectNoAxeFindings(page);
  for (const button of await list(page).getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await list(page).getByRole('button').first().dblclick();
  await expect(messages(page).getByText('Soll ich diesen Termin absagen?')).toBeVisible();
  await expect(messages(page).getByText('Den am 28.01.2027 um 10:00 Uhr')).toHaveCount(1);

  await page.reload();
  await expect(list(page).getByRole('button')).toHaveText(['Ja, absagen', 'Nein, behalten']);
  const yes = list(page).getByRole('button', { name: 'Ja, absagen' });
  await yes.focus();
  await yes.press('Enter');
  await expect(messages(page).getByText('Ihr Termin ist storniert')).toBeVisible();
  await expect(list(page).getByRole('button')).toHaveText(['Rückgängig']);
  await expect(box(page)).toBeFocused();
  const readStatuses = async () =>
    (await listAppointments(server.url, patient)).map((each) => Object(each).status).sort();
  expect(await readStatuses()).toEqual(['cancelled', 'scheduled']);
  await list(page).getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(list(page)).toBeHidden();
  await expect.poll(readStatuses).toEqual(['scheduled', 'scheduled']);
  await expect(box(page)).toBeFocused();
});

test('buttons stand at the newest answer only, in its language, and go with what is sent', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer('POST /api/chatbot 500');
  const asked = await answerChat(
    page,
    { body: { message: 'Shall I?', language: 'en', suggestions: ['Yes', 'No'] } },
    { body: { message: 'Gern.' } },
    { body: { message: 'Wofür?', suggestions: ['Füllungen'] } },
    { status: 500, body: {} },
  );
  await openChat(page);
  await say(page, 'Cancel it');
  await expect(list(page).getByRole('listitem').first()).toHaveAttribute('lang', 'en');
  await list(page).getByRole('button', { name: 'Yes' }).click();
  await expect(messages(page).getByText('Gern.')).toBeVisible();
  await expect(list(page)).toBeHidden();
  expect(asked[1]).toMatchObject({
    message: 'Yes',
    conversationHistory: [
      { role: 'user', content: 'Cancel it' },
      { role: 'assistant', content: 'Shall I?' },
    ],
  });
  await say(page, 'Termin');
  await expect(list(page).getByRole('button')).toHaveText(['Füllungen']);
  await list(page).getByRole('button').press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Noch einmal senden' })).toBeVisible();
  await expect(list(page)).toBeHidden();
});
