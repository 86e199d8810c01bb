import { appointment } from '@praxisportal/contract/appointment';
import { main } from './booking-page.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { bookAsGuest, button, field, fillIn, openGuestForm, words } from './guest-booking.ts';
import { createPerson, readOutbox } from './patients.ts';
import { askAsOwner } from './staff.ts';

test('a link that opens nothing leads to new ones, and never says who has appointments', async ({
  expectAnswer,
  page,
  readCode,
  server,
}) => {
  expectAnswer('GET /api/guests/appointment 404');
  const guest = await bookAsGuest(page, '15:00', readCode);
  const unknown = `/de/termin#${'A'.repeat(43)}`;
  // A page of its own, as behind the link of a mail.
  await page.goto('about:blank');
  await page.goto(unknown);
  await expect(main(page).getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await expectNoAxeFindings(page);
  // Who no longer has the mail.
  await page.goto('/de/login');
  await main(page).getByRole('link', { name: 'Zu Ihrem Termin' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Ihr Termin als Gast' })).toBeFocused();
  for (const email of [createPerson().email, guest.email]) {
    await page.reload();
    await field(page, 'E-Mail').fill(email);
    await button(page, 'Neue Links senden').click();
    await expect(page.getByText(/Wenn es zu dieser Adresse Termine gibt/)).toBeVisible();
  }
  await expect
    .poll(async () => (await readOutbox(server.url)).filter(({ to }) => to === guest.email).length)
    .toBeGreaterThan(2);
  const [newest] = (await readOutbox(server.url)).filter(({ to }) => to === guest.email);
  const link = newest?.text.match(/\/de\/termin#[\w-]{43}/)?.[0];
  await page.goto('about:blank');
  await page.goto(link ?? '');
  await expect(main(page).getByText('Donnerstag,10. Dezember 2026')).toBeVisible();
});

test('two tabs: what was cancelled in one is told in the other', async ({
  expectAnswer,
  context,
  page,
  readCode,
}) => {
  expectAnswer('DELETE /api/guests/appointment 409');
  await bookAsGuest(page, '16:00', readCode);
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [second, page]) {
    await button(tab, 'Absagen').click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Ja, absagen' }).press('Enter');
  }
  await expect(second.getByRole('status').filter({ hasText: words.de.cancelled })).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Dieser Termin kann nicht mehr abgesagt werden.' }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Termin behalten' }).click();
  await expect(page.getByRole('status').filter({ hasText: words.de.cancelled })).toBeVisible();
});

test('the fee is named before a guest gives up an appointment late; what becomes of the mail is seen', async ({
  expectAnswer,
  page,
  readCode,
}) => {
  // The clock starts at Wednesday 2026-11-25, 09:00.
  await openGuestForm(page, 'en', '08:00', '2026-11-26');
  await fillIn(page, 'en', createPerson(), readCode);
  await button(page, words.en.confirm).click();
  await expect(main(page).getByRole('heading', { level: 1, name: words.en.booked })).toBeFocused();
  await button(page, words.en.cancel).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleDescription(/less than 24\s+hours.*€50/);
  await dialog.getByRole('button', { name: 'Keep the appointment' }).click();
  await expect(dialog).toBeHidden();

  // In the other language, as behind the link of a German mail.
  const germanLink = page.url().replace('/en/', '/de/');
  // This server has no mail server: what one would have said is put into its answer.
  let confirmation: object = { state: 'waiting', at: null };
  await page.route('**/api/guests/appointment', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), confirmation } });
  });
  const mail = (text: string) => page.getByRole('status').filter({ hasText: text });
  await page.goto('about:blank');
  await page.goto(germanLink);
  await expect(mail('Die Bestätigung ist unterwegs.')).toBeVisible();
  confirmation = { state: 'delivered', at: '2026-11-25T08:10:00.000Z' };
  await expect(mail('Bestätigung zugestellt um 09:10 Uhr')).toBeVisible();
  confirmation = { state: 'failed', at: '2026-11-25T08:10:00.000Z', reason: 'Postfach voll.' };
  await page.reload();
  await expect(mail('Wir konnten Ihnen keine E-Mail senden: Postfach voll.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.emulateMedia({ forcedColors: 'active' });
  // Colours alone would leave no outline of it.
  const card = main(page).getByRole('region', { name: words.de.title });
  await expect(card).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');

  // The pickers come only now; without them there is a way back, and a reload tries again.
  expectAnswer('GET /assets/MoveForm-:hash.js 404');
  await page.route('**/assets/MoveForm-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  const move = main(page).getByRole('link', { name: words.de.move, exact: true });
  await move.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Der Dienst ist gerade nicht erreichbar.' }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Zurück' }).click();
  await expect(card).toBeVisible();
  await page.reload();
  await move.click();
  await expect(main(page).getByText(/weniger als 24\s+Stunden.*50\s€/)).toBeVisible();
  await page.getByRole('radio', { name: '10:30' }).check();
  await button(page, words.de.moveTo).click();
  await expect(page.getByRole('status').filter({ hasText: '10:30' })).toBeVisible();
});

test('on a phone, what became of a move and of the cancellation after it is in sight', async ({
  page,
  readCode,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bookAsGuest(page, '09:00', readCode);
  await main(page).getByRole('link', { name: words.de.move, exact: true }).click();
  await page.getByRole('radio', { name: '10:30' }).check();
  await button(page, words.de.moveTo).click();
  const heading = main(page).getByRole('heading', { level: 1, name: words.de.title });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '10:30' }).first()).toBeInViewport();
  const cancel = button(page, words.de.cancel);
  await cancel.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.de.sure }).click();
  const result = page.getByRole('status').filter({ hasText: words.de.cancelled });
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
});

test('the page that turns reminders off does nothing before it is told to, and knows dead links', async ({
  expectAnswer,
  page,
}) => {
  expectAnswer('POST /api/reminders/unsubscribe 404');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/unsubscribe/')) asked.push(request.method());
  });
  await page.goto(`/de/abmelden#${'A'.repeat(43)}`);
  await expect(button(page, 'Ja, abbestellen')).toBeEnabled();
  expect(asked).toEqual([]);
  await expectNoAxeFindings(page);
  await button(page, 'Ja, abbestellen').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dieser Link gilt nicht mehr.' })).toBeVisible();
  await page.goto('/en/abmelden');
  await expect(page.getByRole('alert').filter({ hasText: 'This link no longer works.' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a guest who is checked in at the desk reads why nothing can be changed online, with a number to tap', async ({
  page,
  readCode,
  server,
}) => {
  await bookAsGuest(page, '12:30', readCode, '2026-11-25');
  await expect(main(page).getByText('als anwesend eingetragen')).toHaveCount(0);
  const token = new URL(page.url()).hash.slice(1);
  const { id, version } = appointment.parse(
    await (
      await page.request.get('/api/guests/appointment', { headers: { 'appointment-token': token } })
    ).json(),
  );
  await askAsOwner(server, {
    method: 'POST',
    path: `/appointments/${id}/state`,
    body: { version, state: 'arrived' },
  });
  await page.reload();
  await expect(main(page).getByText('als anwesend eingetragen')).toBeVisible();
  await expect(main(page).getByRole('link', { name: '+49 221 4710120' })).toHaveAttribute(
    'href',
    'tel:+492214710120',
  );
  await expect(button(page, words.de.cancel)).toHaveCount(0);
  await expectNoAxeFindings(page);
});
