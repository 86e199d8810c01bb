import type { Page } from '@playwright/test';
import {
  acceptAndConfirm,
  backLink,
  bookingPath,
  calendar,
  confirmButton,
  continueButton,
  day,
  doctor,
  main,
  news,
  policyBox,
  slot,
  stepHeading,
  successHeading,
  summary,
  treatment,
} from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { endMoments, holdMoments } from './moments.ts';

// The clock starts at Wednesday 2026-11-25, 09:00. Every test books on days of its own: the server is shared.

test('a patient books step by step and sees the appointment on the dashboard', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await holdMoments(page);
  await page.goto('/de');
  await page.getByRole('banner').getByRole('link', { name: 'Termin buchen' }).click();

  await expect(stepHeading(page, 'Worum geht es?')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Behandlungen' }).getByRole('button')).toHaveCount(10);
  await expect(treatment(page, /^Nicht sicher\? Lassen Sie sich beraten! Beratungstermin/)).toBeVisible();
  await expect(page).toHaveTitle(/^Termin buchen, Schritt 1 von 4: Behandlung · /);
  await treatment(page, /^Kontrolluntersuchung/).click();

  await expect(stepHeading(page, 'Schritt 2 von 4: Zu wem möchten Sie?')).toBeFocused();
  await expect(page).toHaveTitle(/^Termin buchen, Schritt 2 von 4: Ärztin oder Arzt · /);
  await expect(main(page).getByText('Implantologie und Parodontologie')).toBeVisible();
  await doctor(page, 'Dr. Emre Yılmaz').click();

  await expect(stepHeading(page, 'Schritt 3 von 4: Welcher Tag passt Ihnen?')).toBeFocused();
  await expect(page).toHaveTitle(/^Termin buchen, Schritt 3 von 4: Datum · /);
  await expect(continueButton(page)).toBeDisabled();
  await expect(continueButton(page)).toHaveAccessibleDescription('Bitte wählen Sie ein Datum');
  await day(page, /30\. November 2026, \d+ Zeiten frei/).click();
  await expect(main(page).getByText('Ausgewähltes Datum')).toBeVisible();
  await expect(continueButton(page)).toBeEnabled();
  await continueButton(page).click();

  await expect(stepHeading(page, 'Schritt 4 von 4: Welche Uhrzeit passt Ihnen?')).toBeFocused();
  await expect(page).toHaveTitle(/^Termin buchen, Schritt 4 von 4: Uhrzeit · /);
  await expect(confirmButton(page)).toBeHidden();
  await slot(page, '10:30').check();
  await expect(main(page).getByText(/Ausfallgebühr von 50\u00a0€/)).toBeVisible();
  await expect(confirmButton(page)).toBeDisabled();
  await expect(confirmButton(page)).toHaveAccessibleDescription(
    'Bitte akzeptieren Sie die Stornierungsbedingungen',
  );
  for (const text of ['Kontrolluntersuchung', 'Dr. Emre Yılmaz', 'Montag, 30. November 2026', '10:30 Uhr'])
    await expect(summary(page)).toContainText(text);
  await acceptAndConfirm(page);

  await expect(successHeading(page)).toBeFocused();
  await expect(news(page, 'Sie erhalten')).toHaveText(
    'Sie erhalten eine Bestätigungs-Email mit allen Details.Weiterleitung zum Dashboard...',
  );
  await expect(summary(page)).toBeHidden();
  for (const text of ['Montag, 30. November 2026, 10:30 Uhr', 'Dr. Emre Yılmaz', 'Lindenplatz 7, 50676 Köln'])
    await expect(main(page)).toContainText(text);
  await endMoments(page);
  await page.waitForURL('/de/dashboard');
  await expect(news(page, 'Ihr Termin ist gebucht')).toContainText('Montag, 30. November 2026, 10:30 Uhr');
  await expect(main(page).getByText('Dr. Emre Yılmaz').first()).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(news(page, 'Ihr Termin ist gebucht')).toBeHidden();
});

test('a time chosen beside its day is one tap less', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber' }));
  await day(page, /30\. November 2026/).click();
  await slot(page, '08:30').click();
  await expect(stepHeading(page, 'Schritt 4 von 4')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'gewählt' })).toHaveText(
    '08:30 Uhr gewählt. Weiter unten: die Stornierungsbedingungen und „Termin bestätigen“.',
  );
  await expect(policyBox(page)).toBeInViewport();
  await expect(slot(page, '08:30')).toBeFocused();
});

test('a patient books in English, with German names in the address', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await holdMoments(page);
  await page.goto('/en/booking');
  await treatment(page, /cleaning/).click();
  await doctor(page, 'Dr. Katharina Weber').click();
  await expect(stepHeading(page, 'Which day suits you?')).toBeFocused();
  await day(page, /30 November 2026, \d+ slots/).click();
  await page.getByRole('button', { name: 'Check & continue' }).click();
  await slot(page, '14:00').check();
  await expect(page).toHaveURL(
    /\/en\/booking\?treatment=Prophylaxe\+%26\+Zahnreinigung&doctor=weber&date=2026-11-30&time=14:00$/,
  );
  await page.getByRole('checkbox', { name: /24 hours/ }).check();
  await page.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked!' })).toBeFocused();
  await endMoments(page);
  await page.waitForURL('/en/dashboard');
  await expect(news(page, 'Your appointment is booked')).toContainText('Monday, 30 November 2026, 14:00');
});

test.describe('a link', () => {
  test('with a treatment of the list leads to step 2, an unknown one to step 1', async ({ page }) => {
    await page.goto('/de/booking?treatment=Beratungstermin');
    await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeVisible();
    await expect(summary(page)).toContainText('Beratungstermin');
    await page.goto('/de/booking?treatment=Notfallbehandlung');
    await expect(stepHeading(page, 'Worum geht es?')).toBeVisible();
    await expect(summary(page)).toBeHidden();
  });

  test('from the team page keeps the doctor', async ({ page }) => {
    await page.goto('/de/team');
    await main(page).getByRole('link', { name: 'Termin bei Dr. Lena Hoffmann' }).click();
    await expect(stepHeading(page, 'Worum geht es?')).toBeVisible();
    await expect(summary(page)).toContainText('Dr. Lena Hoffmann');
    await treatment(page, /^Füllungen/).click();
    await expect(stepHeading(page, 'Schritt 3 von 4')).toBeFocused();
    await expect(summary(page)).toContainText('Dr. Lena Hoffmann');
  });

  test('with a time keeps it: with day and doctor until the treatment is chosen, alone until the day is', async ({
    page,
  }) => {
    await page.goto('/de/booking?doctor=weber&date=2026-12-03&time=15:30');
    await treatment(page, /^Kontrolluntersuchung/).click();
    await expect(slot(page, '15:30')).toBeChecked();
    await expect(confirmButton(page)).toBeVisible();
    await page.goto('/de/booking?time=15:30&treatment=Kontrolluntersuchung');
    await doctor(page, 'Dr. Katharina Weber').click();
    await day(page, /30\. November 2026/).click();
    await expect(slot(page, '15:30')).toBeChecked();
  });

  test('with choices never shows step 1, not even before the page runs', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const firstStep = page.getByText('Worum geht es?');
    await page.goto('/de/booking', { waitUntil: 'commit' });
    await expect(firstStep).toBeVisible();
    await page.goto(bookingPath({}), { waitUntil: 'commit' });
    await expect(page.getByText('Ihre Auswahl wird geladen …')).toBeVisible();
    await expect(firstStep).toBeHidden();
    release();
    await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeVisible();
  });

  test('pressed before the page runs takes along where it leads back to', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const choices = 'treatment=F%C3%BCllungen&doctor=hoffmann&date=2026-12-01&time=10:00';
    const english = page.getByRole('banner').getByRole('link', { name: /^EN/ });
    await page.goto(`/de/booking?${choices}`, { waitUntil: 'commit' });
    await english.click();
    await page.waitForURL(`/en/booking?${choices}`, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(`/en/login?next=${encodeURIComponent(`/en/booking?${choices}`)}`, {
      waitUntil: 'commit',
    });
    await main(page).getByRole('link', { name: 'Register now' }).click();
    await page.waitForURL(/\/en\/register\?next=%2Fen%2Fbooking%3Ftreatment/, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
    await page.waitForURL(/\/de\/register\?next=%2Fde%2Fbooking%3Ftreatment/, { waitUntil: 'commit' });
    release();
    await expect(page.getByRole('region', { name: 'Ihr Termin wartet auf Sie' })).toContainText('Füllungen');
  });

  test('to log-in keeps the choices, also from the header', async ({ page }) => {
    await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-03', time: '15:30' }));
    await expect(slot(page, '15:30')).toBeChecked();
    await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
    await expect(page.getByRole('region', { name: 'Ihr Termin wartet auf Sie' })).toContainText('15:30');
  });

  test('with a day that is past or none stays at the calendar, says why and leads no further', async ({
    page,
  }) => {
    await page.goto(bookingPath({ doctor: 'weber', date: '2026-11-20', time: '09:30', step: '4' }));
    await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Bitte wählen Sie ein Datum in der Zukunft');
    await expect(continueButton(page)).toBeDisabled();
    await continueButton(page).click({ force: true });
    await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeVisible();

    await page.goto(bookingPath({ doctor: 'weber', date: '2026-02-30' }));
    await expect(continueButton(page)).toBeDisabled();
    await continueButton(page).click({ force: true });
    await expect(page.getByRole('alert')).toHaveText('Bitte wählen Sie ein Datum');
    await expect(page.getByRole('alert')).toBeFocused();
  });
});

test('back, forward, reload and a pasted link keep the choices', async ({ page, openVisitor }) => {
  await page.goto(bookingPath({ doctor: 'weber' }));
  await page.getByRole('button', { name: 'Nächster Monat' }).click();
  await day(page, / 10\. Dezember 2026, \d+ Zeiten frei/).click();
  await continueButton(page).click();
  await slot(page, '15:30').check();
  await expect(summary(page)).toContainText('15:30 Uhr');

  await page.reload();
  await expect(slot(page, '15:30')).toBeChecked();

  await page.goBack();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeVisible();
  await expect(summary(page)).toContainText('Donnerstag, 10. Dezember 2026');
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
  await backLink(page).click();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  await expect(summary(page)).not.toContainText('15:30');
  await continueButton(page).click();
  await expect(slot(page, '15:30')).not.toBeChecked();
  await slot(page, '15:30').check();
  await expect(policyBox(page)).not.toBeChecked();
  await backLink(page).click();
  await backLink(page).click();
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeFocused();
  await expect(summary(page)).not.toContainText('Dezember');
});

test('finished steps and the lines of the summary lead back', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-03', time: '15:30' }));
  const steps = page.getByRole('list', { name: 'Schritte der Buchung' });
  await expect(steps.getByRole('link')).toHaveCount(3);
  await steps.getByRole('link', { name: /^Datum/ }).click();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  await expect(summary(page)).toContainText('Donnerstag, 3. Dezember 2026');

  await summary(page).getByRole('link', { name: 'Ändern: Dr. Katharina Weber' }).click();
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeFocused();
  await expect(doctor(page, /Dr\. Katharina Weber \(ausgewählt\)/)).toBeVisible();
  await summary(page)
    .getByRole('link', { name: /Kontrolluntersuchung/ })
    .click();
  await treatment(page, /^Zahnersatz/).click();
  await expect(stepHeading(page, 'Schritt 3 von 4')).toBeFocused();
  await expect(summary(page)).toContainText('Dr. Katharina Weber');
});

test('closed and full days say so at once, with the reason', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber' }));
  await day(page, /^Sonntag, 29\. November 2026, geschlossen$/).click();
  await expect(page.getByText('Keine verfügbaren Termine an diesem Tag.')).toBeVisible();
  await expect(continueButton(page)).toHaveAccessibleDescription('An diesem Tag ist die Praxis geschlossen.');
  await continueButton(page).click();
  await main(page).getByRole('link', { name: 'Anderes Datum wählen' }).click();
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  await page.getByRole('button', { name: 'Nächster freier Tag: Montag, 30. November 2026' }).click();
  await expect(page.getByRole('group', { name: 'Freie Zeiten am Montag, 30. November 2026' })).toBeVisible();
  await expect(day(page, /30\. November 2026, ausgewählt/)).toBeVisible();

  // The server may know more than the clinic's ordinary week.
  await page.route('**/days?*', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.days['2026-12-02'] = 0;
    answer.states['2026-12-02'] = { state: 'full' };
    await route.fulfill({ json: answer });
  });
  await page.route('**/slots?date=2026-12-02*', (route) => route.fulfill({ json: { slots: [] } }));
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-02', step: '3' }));
  await expect(day(page, /^Mittwoch, 2\. Dezember 2026, ausgewählt, ausgebucht$/)).toBeVisible();
  await expect(continueButton(page)).toHaveAccessibleDescription('Alle Zeiten sind schon vergeben.');
  // Further months may still be asked for.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the next free day is found behind the Christmas break', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-12-24' }));
  // Closed to 31 December, a holiday, a weekend, and Dr. Weber's week of training.
  await page.getByRole('button', { name: 'Nächster freier Tag: Montag, 11. Januar 2027' }).click();
  await expect(calendar(page)).toHaveAccessibleName('Januar 2027');
  await expect(day(page, /^Freitag, 1\. Januar 2027, geschlossen, Feiertag$/)).toBeVisible();
  await expect(day(page, /^Mittwoch, 6\. Januar 2027, keine Sprechstunde$/)).toBeVisible();
});

test('whoever is free: days and times of all doctors together', async ({ page }) => {
  await page.goto(bookingPath({}));
  await doctor(page, 'Egal, bei wem').click();
  await expect(summary(page)).toContainText('Egal, bei wem');
  await day(page, /30\. November 2026/).click();
  // Dr. Weber begins at eight, Dr. Yılmaz works on without her lunch break.
  await expect(slot(page, '08:00')).toBeVisible();
  await expect(slot(page, '13:00')).toBeVisible();
});

test('today shows only times more than an hour ahead', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber', date: '2026-11-25' }));
  await expect(slot(page, '10:30')).toBeVisible();
  await expect(slot(page, '10:00')).toBeHidden();
});

test('today is the practice’s day, and weeks that are over are gone', async ({ page }) => {
  await page.goto(bookingPath({ doctor: 'weber' }));
  await expect(calendar(page).getByRole('button').first()).toHaveAccessibleName(
    /^Heute, Mittwoch, 25\. November 2026, \d+ Zeiten frei$/,
  );
  await expect(calendar(page).getByRole('row')).toHaveCount(3);
});

test('all steps work by keyboard alone', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.goto('/de/booking');
  const press = keysOf(page);

  await treatment(page, /^Füllungen/).focus();
  await press('Enter');
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeFocused();
  // Whoever is free and the shortcut there, then the doctor.
  await expect(
    main(page)
      .getByRole('button', { name: /^frühestens/ })
      .first(),
  ).toBeVisible();
  await press('Tab', 'Tab', 'Tab');
  await expect(doctor(page, 'Dr. Katharina Weber')).toBeFocused();
  await press('Enter');
  await expect(stepHeading(page, 'Welcher Tag passt Ihnen?')).toBeFocused();
  await expect(day(page, /25\. November 2026, \d+ Zeiten frei/)).toBeVisible();
  // The filter, the two months, the day.
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(day(page, /25\. November 2026/)).toBeFocused();
  await press('ArrowDown', 'ArrowDown', 'ArrowLeft');
  await expect(day(page, / 8\. Dezember 2026/)).toBeFocused();
  await press('PageDown', 'Home', 'End', 'PageUp', 'ArrowUp');
  await expect(day(page, / 3\. Dezember 2026/)).toBeFocused();
  await press('Enter');
  await expect(summary(page)).toContainText('Donnerstag, 3. Dezember 2026');
  await expect(slot(page, '08:00')).toBeVisible();
  await press('Tab', 'Space', 'ArrowDown', 'ArrowRight');
  await expect(slot(page, '09:00')).toBeChecked();
  await expect(slot(page, '09:00')).toBeFocused();
  await expect(summary(page)).toContainText('09:00 Uhr');
  await expect(policyBox(page)).toBeVisible();
  // Pain and the words to the practice come before.
  await press('Tab', 'Tab', 'Tab', 'Space');
  await expect(policyBox(page)).toBeChecked();
  // Reminders and the way back are between.
  await press('Tab', 'Tab', 'Tab');
  await expect(confirmButton(page)).toBeFocused();
  await press('Enter');
  await page.waitForURL('/de/dashboard');
});

/** Presses keys one after the other. */
function keysOf(page: Page) {
  return async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
}
