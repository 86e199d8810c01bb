import type { Page } from '@playwright/test';
import {
  acceptAndConfirm,
  bookingPath,
  chooseDay,
  confirmButton,
  main,
  policyBox,
  slot,
  stepHeading,
  summary,
} from './booking-page.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';

// The clock starts at Wednesday 2026-11-25, 09:00. Every test books on days of its own: the server is shared.

test('a patient books from the home page and sees the appointment on the dashboard', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto('/de');
  await page.getByRole('banner').getByRole('link', { name: 'Termin buchen' }).click();

  await expect(stepHeading(page, 'Worum geht es?')).toBeVisible();
  await expect(main(page).getByRole('listitem').getByRole('link')).toHaveCount(10);
  await expect(
    main(page).getByRole('link', { name: /Nicht sicher\? Lassen Sie sich beraten! Beratungstermin/ }),
  ).toBeVisible();
  await main(page)
    .getByRole('link', { name: /Kontrolluntersuchung/ })
    .click();

  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeFocused();
  await main(page)
    .getByRole('link', { name: /Dr\. Emre Yılmaz.*Implantologie und Parodontologie/ })
    .click();

  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  const next = page.getByRole('button', { name: 'Überprüfen & Weiter' });
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription('Bitte wählen Sie ein Datum');
  await chooseDay(page, /30\. November 2026, \d+ Zeiten frei/);
  await expect(main(page).getByText('Ausgewähltes Datum')).toBeVisible();
  await next.click();

  await expect(stepHeading(page, 'Welche Uhrzeit passt Ihnen?')).toBeFocused();
  await expect(confirmButton(page)).toBeHidden();
  await slot(page, '10:30').check();
  await expect(main(page).getByText(/Ausfallgebühr von 50 EUR/)).toBeVisible();
  await expect(confirmButton(page)).toBeDisabled();
  await expect(confirmButton(page)).toHaveAccessibleDescription(
    'Bitte akzeptieren Sie die Stornierungsbedingungen',
  );
  for (const text of ['Kontrolluntersuchung', 'Dr. Emre Yılmaz', 'Montag, 30. November 2026', '10:30 Uhr'])
    await expect(summary(page)).toContainText(text);
  await acceptAndConfirm(page);

  await expect(page.getByRole('heading', { name: 'Termin erfolgreich gebucht!', level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Sie erhalten' })).toHaveText(
    'Sie erhalten eine Bestätigungs-Email mit allen Details.Weiterleitung zum Dashboard...',
  );
  await page.waitForURL('/de/dashboard');
  await expect(main(page).getByText('Dr. Emre Yılmaz').first()).toBeVisible();
});

test('a patient books in English, with German names in the address', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.goto('/en/booking');
  await main(page)
    .getByRole('link', { name: /Prophylaxis & cleaning/ })
    .click();
  await main(page)
    .getByRole('link', { name: /Dr\. Katharina Weber/ })
    .click();
  await expect(stepHeading(page, 'Which day suits you?')).toBeFocused();
  await chooseDay(page, /30 November 2026, \d+ times free/);
  await page.getByRole('button', { name: 'Check & continue' }).click();
  await slot(page, '14:00').check();
  await expect(page).toHaveURL(
    /\/en\/booking\?treatment=Prophylaxe\+%26\+Zahnreinigung&doctor=weber&date=2026-11-30&time=14:00$/,
  );
  await page.getByRole('checkbox', { name: /24 hours before/ }).check();
  await page.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Appointment booked successfully!' })).toBeFocused();
  await page.waitForURL('/en/dashboard');
});

test('a treatment of the list in the address leads to step 2, an unknown one to step 1', async ({ page }) => {
  await page.goto('/de/booking?treatment=Beratungstermin');
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeVisible();
  await expect(summary(page)).toContainText('Beratungstermin');
  await page.goto('/de/booking?treatment=Notfallbehandlung');
  await expect(stepHeading(page, 'Worum geht es?')).toBeVisible();
  await expect(summary(page)).toBeHidden();
});

test('back, forward, reload and a pasted link keep the choices', async ({ page, openVisitor }) => {
  await page.goto(bookingPath({ doctor: 'weber' }));
  await page.getByRole('button', { name: 'Nächster Monat' }).click();
  await chooseDay(page, / 3\. Dezember 2026, \d+ Zeiten frei/);
  await page.getByRole('button', { name: 'Überprüfen & Weiter' }).click();
  await slot(page, '15:30').check();
  await expect(summary(page)).toContainText('15:30 Uhr');

  await page.reload();
  await expect(slot(page, '15:30')).toBeChecked();

  await page.goBack();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeVisible();
  await expect(summary(page)).toContainText('Donnerstag, 3. Dezember 2026');
  await page.goForward();
  await expect(slot(page, '15:30')).toBeChecked();
  await expect(policyBox(page)).not.toBeChecked();

  const other = await openVisitor();
  await other.goto(page.url());
  await expect(slot(other, '15:30')).toBeChecked();
  await expect(summary(other)).toContainText('Dr. Katharina Weber');
});

test('the way back clears time and policy, then the date', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-03', time: '15:30' }));
  await policyBox(page).check();
  const back = main(page).getByRole('link', { name: 'Zurück' });
  await back.click();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  await expect(summary(page)).not.toContainText('15:30');
  await page.getByRole('button', { name: 'Überprüfen & Weiter' }).click();
  await expect(slot(page, '15:30')).not.toBeChecked();
  await slot(page, '15:30').check();
  await expect(policyBox(page)).not.toBeChecked();
  await back.click();
  await back.click();
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeFocused();
  await expect(summary(page)).not.toContainText('Dezember');
});

test('an address with a past day stays at the calendar and says why', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-11-20', time: '09:30', step: '4' }));
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Bitte wählen Sie ein Datum in der Zukunft');
  await page.getByRole('button', { name: 'Überprüfen & Weiter' }).click();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeVisible();
});

test('a page left open overnight does not book into the past', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-11-26', time: '15:30' }));
  await policyBox(page).check();
  await page.evaluate(() => {
    const twoDaysLater = Date.now() + 2 * 86_400_000;
    Date.now = () => twoDaysLater;
    window.Date = new Proxy(Date, {
      get: (target, key) => (key === 'now' ? () => twoDaysLater : Reflect.get(target, key)),
    });
  });
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Termine können nicht in der Vergangenheit gebucht werden',
  );
});

test('a visitor logs in and comes back to the same summary', async ({ page, registerPatient }) => {
  const patient = await registerPatient();
  await page.goto(bookingPath({ doctor: 'hoffmann', date: '2026-12-01', time: '11:00' }));
  await expect(page.getByRole('link', { name: 'Noch kein Konto? Jetzt registrieren' })).toHaveAttribute(
    'href',
    /\/de\/register\?next=%2Fde%2Fbooking%3F.*11/,
  );
  await acceptAndConfirm(page);
  await page.waitForURL(/\/de\/login\?next=/);
  await logIn(page, patient);
  await expect(slot(page, '11:00')).toBeChecked();
  for (const text of ['Kontrolluntersuchung', 'Dr. Lena Hoffmann', 'Dienstag, 1. Dezember 2026', '11:00 Uhr'])
    await expect(summary(page)).toContainText(text);
  await expect(policyBox(page)).not.toBeChecked();
  await acceptAndConfirm(page);
  await page.waitForURL('/de/dashboard');
});

test('a session that ended is asked for when it is needed', async ({
  expectAnswer,
  page,
  registerPatient,
}) => {
  expectAnswer('GET /api/auth/me 401');
  await signIn(page, { ...(await registerPatient()), token: 'ended-long-ago' });
  await page.goto(bookingPath({ doctor: 'hoffmann', date: '2026-12-01', time: '12:00' }));
  await acceptAndConfirm(page);
  await page.waitForURL(/\/de\/login\?next=/);
});

test('an empty day offers another date and the next free day', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber' }));
  await chooseDay(page, /29\. November 2026, keine Sprechstunde/);
  await page.getByRole('button', { name: 'Überprüfen & Weiter' }).click();
  await expect(main(page).getByText('Keine verfügbaren Termine an diesem Tag.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Anderes Datum wählen' }).click();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  await page.getByRole('button', { name: 'Überprüfen & Weiter' }).click();
  await page.getByRole('button', { name: 'Nächster freier Tag: Montag, 30. November 2026' }).click();
  await expect(stepHeading(page, 'Welche Uhrzeit passt Ihnen?')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Freie Zeiten am Montag, 30. November 2026' })).toBeVisible();
});

test('the next free day is found behind the Christmas break', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-24' }));
  // Closed to 31 December, a holiday, a weekend, and Dr. Weber's week of training.
  await expect(
    page.getByRole('button', { name: 'Nächster freier Tag: Montag, 11. Januar 2027' }),
  ).toBeVisible();
});

test('a public holiday is marked as closed, not as full', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-31', step: '3' }));
  await page.getByRole('button', { name: 'Nächster Monat' }).click();
  const newYear = page.getByRole('grid').getByRole('button', { name: /^Freitag, 1\. Januar 2027, keine/ });
  await expect(newYear).toBeVisible();
});

test('a link with choices never shows step 1, not even before the page runs', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const firstStep = page.getByText('Worum geht es?');
  await page.goto('/de/booking', { waitUntil: 'commit' });
  await expect(firstStep).toBeVisible();
  await page.goto(bookingPath({}), { waitUntil: 'commit' });
  await expect(firstStep).toBeAttached();
  await expect(firstStep).toBeHidden();
  release();
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeVisible();
});

test('today shows only times more than an hour ahead', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-11-25' }));
  await expect(slot(page, '10:30')).toBeVisible();
  await expect(slot(page, '10:00')).toBeHidden();
});

test('all steps work by keyboard alone', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.goto('/de/booking');
  const press = (...keys: string[]) =>
    keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve());

  await main(page)
    .getByRole('link', { name: /Füllungen/ })
    .focus();
  await press('Enter');
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeFocused();
  await press('Tab', 'Enter');
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  // Previous month is off in the first month: next month, then the day.
  await press('Tab', 'Tab');
  await expect(page.getByRole('button', { name: /25\. November 2026/ })).toBeFocused();
  await press('ArrowDown', 'ArrowDown', 'ArrowLeft', 'Enter');
  await expect(summary(page)).toContainText('Dienstag, 8. Dezember 2026');
  await press('Tab', 'Tab');
  await expect(page.getByRole('button', { name: 'Überprüfen & Weiter' })).toBeFocused();
  await press('Enter');
  await expect(stepHeading(page, 'Welche Uhrzeit passt Ihnen?')).toBeFocused();
  await expect(slot(page, '08:00')).toBeVisible();
  await press('Tab', 'Space', 'ArrowDown', 'ArrowRight');
  await expect(slot(page, '09:00')).toBeChecked();
  await press('Tab', 'Space');
  await expect(policyBox(page)).toBeChecked();
  await press('Tab', 'Tab');
  await expect(confirmButton(page)).toBeFocused();
  await press('Enter');
  await page.waitForURL('/de/dashboard');
});

const states = [
  { name: 'step 2', path: bookingPath({}), heading: 'Zu wem möchten Sie?' },
  { name: 'step 3', path: bookingPath({ doctor: 'weber' }), heading: 'Welcher Tag passt Ihnen?' },
  {
    name: 'step 4',
    path: bookingPath({ doctor: 'weber', date: '2026-12-10', time: '09:00' }),
    heading: 'Welche Uhrzeit passt Ihnen?',
  },
  {
    name: 'an empty day',
    path: bookingPath({ doctor: 'weber', date: '2026-12-06' }),
    heading: 'Welche Uhrzeit passt Ihnen?',
  },
];

for (const { name, path, heading } of states) {
  test(`axe finds nothing at ${name}, and nothing moves sideways at 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(stepHeading(page, heading)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoAxeFindings(page);
    }
    await expectNoSidewaysScroll(page);
  });
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await main(page).getByLabel('E-Mail', { exact: false }).first().fill(email);
  await page.getByRole('textbox', { name: /Passwort/ }).fill(password);
  const question = await main(page)
    .getByText(/\d+ \+ \d+/)
    .first()
    .textContent();
  const [first = 0, second = 0] = (question?.match(/\d+/g) ?? []).map(Number);
  await main(page)
    .getByLabel(/\d+ \+ \d+/)
    .fill(String(first + second));
  await main(page).getByRole('button', { name: 'Anmelden' }).click();
}
