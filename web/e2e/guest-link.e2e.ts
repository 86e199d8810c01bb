import { main } from './booking-page.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { bookAsGuest, button, field, words } from './guest-booking.ts';
import { createPerson, readOutbox } from './patients.ts';

test('a link that opens nothing leads to new ones, and never says who has appointments', async ({
  expectAnswer,
  page,
  readCode,
  server,
}) => {
  expectAnswer('GET /api/appointments/cancel/:token 404');
  const guest = await bookAsGuest(page, 'de', '15:00', readCode);
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
  expectAnswer('POST /api/appointments/cancel/:token 409');
  await bookAsGuest(page, 'de', '16:00', readCode);
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

for (const { language, date, time, newTime, late, keep, unreachable, goBack, waiting, delivered, failed } of [
  {
    language: 'de',
    date: '2026-11-26',
    time: '08:00',
    newTime: '10:30',
    late: /weniger als 24\s+Stunden.*50\s€/,
    keep: 'Termin behalten',
    unreachable: 'Der Dienst ist gerade nicht erreichbar.',
    goBack: 'Zurück',
    waiting: 'Die Bestätigung ist unterwegs.',
    delivered: 'Bestätigung zugestellt um 09:10 Uhr',
    failed: 'Wir konnten Ihnen keine E-Mail senden: Postfach voll.',
  },
  {
    language: 'en',
    date: '2026-11-26',
    time: '08:30',
    newTime: '11:30',
    late: /less than 24\s+hours.*€50/,
    keep: 'Keep the appointment',
    unreachable: 'The service can’t be reached right now.',
    goBack: 'Back',
    waiting: 'The confirmation is on its way.',
    delivered: 'Confirmation delivered at 09:10',
    failed: 'We couldn’t send you an email: Postfach voll.',
  },
] as const)
  test(`${language}: the fee is named before a guest gives up an appointment late; what becomes of the mail is seen`, async ({
    expectAnswer,
    page,
    readCode,
  }) => {
    const texts = words[language];
    // The clock starts at Wednesday 2026-11-25, 09:00.
    await bookAsGuest(page, language, time, readCode, date);
    await button(page, texts.cancel).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(late);
    await dialog.getByRole('button', { name: keep }).click();
    await expect(dialog).toBeHidden();

    // This server has no mail server: what one would have said is put into its answer.
    let confirmation: object = { state: 'waiting', at: null };
    await page.route('**/api/appointments/cancel/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), confirmation } });
    });
    const mail = (text: string) => page.getByRole('status').filter({ hasText: text });
    await page.reload();
    await expect(mail(waiting)).toBeVisible();
    confirmation = { state: 'delivered', at: '2026-11-25T08:10:00.000Z' };
    await expect(mail(delivered)).toBeVisible();
    confirmation = { state: 'failed', at: '2026-11-25T08:10:00.000Z', reason: 'Postfach voll.' };
    await page.reload();
    await expect(mail(failed)).toBeVisible();
    await expectNoAxeFindings(page);
    await page.emulateMedia({ forcedColors: 'active' });
    // Colours alone would leave no outline of it.
    const card = main(page).getByRole('region', { name: texts.title });
    await expect(card).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');

    // The pickers come only now; without them there is a way back, and a reload tries again.
    expectAnswer('GET /assets/MoveForm-:hash.js 404');
    await page.route('**/assets/MoveForm-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    const move = main(page).getByRole('link', { name: texts.move, exact: true });
    await move.click();
    await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
    await main(page).getByRole('link', { name: goBack }).click();
    await expect(card).toBeVisible();
    await page.reload();
    await move.click();
    await expect(main(page).getByText(late)).toBeVisible();
    await page.getByRole('radio', { name: newTime }).check();
    await button(page, texts.moveTo).click();
    await expect(page.getByRole('status').filter({ hasText: newTime })).toBeVisible();
  });

test('the page that turns reminders off does nothing before it is told to, and knows dead links', async ({
  expectAnswer,
  page,
}) => {
  expectAnswer('POST /api/reminders/unsubscribe/:token 404');
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
