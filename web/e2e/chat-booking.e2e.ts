import { limits } from '@praxisportal/contract/limits';
import { logIn } from './booking-page.ts';
import { answerChat, box, messages, openChat, panel, say } from './chat-page.ts';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { endMoments, holdMoments } from './moments.ts';
import { bookAppointment, listAppointments } from './own-appointments.ts';
import { callServer } from './patients.ts';

const wish = {
  type: 'start_booking',
  treatmentType: 'Kontrolluntersuchung',
  doctorId: 'weber',
  date: '2027-01-28',
  time: '09:00',
};
const start = { body: { message: 'Bitte prüfen und bestätigen Sie.', action: wish } };
const when = 'Donnerstag, 28. Januar 2027';

test('a patient books in the chat for her child: the form, the sentence, the dashboard', async ({
  page,
  server,
  registerPatient,
}) => {
  test.slow();
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.setViewportSize({ width: 1440, height: 900 });
  const child = { firstName: 'Lena', lastName: 'Huber', dateOfBirth: '2019-05-04', relation: 'child' };
  const { body } = await callServer(server.url, 'POST', '/account/patients', {
    body: child,
    token: patient.token,
  });
  await answerChat(page, { body: { ...start.body, action: { ...wish, patientId: Object(body).id } } });
  await holdMoments(page, [limits.chatBookingStepMs]);
  await openChat(page, '/de/about');
  await say(page, 'Kontrolle am 28. Januar um 9 bei Weber');
  const form = panel(page).getByRole('region', { name: 'Termin buchen' });
  await expect(form.getByText('Bei Dr. Katharina Weber', { exact: true })).toBeVisible();
  const summary = form.getByRole('region', { name: 'Ihre Auswahl' });
  const terms = ['Behandlung', 'Bei', 'Datum', 'Uhrzeit', 'Für wen'];
  await expect(summary.getByRole('term')).toHaveText(terms);
  const chosen = ['Kontrolluntersuchung · 30 Min.', 'Dr. Katharina Weber', when];
  await expect(summary.getByRole('definition')).toHaveText([...chosen, '09:00 Uhr', 'Lena Huber']);
  await expect(form.getByRole('radio', { name: '09:00 Uhr' })).toBeChecked();
  await expect(form.getByText('Für wen', { exact: true }).first().locator('..')).toContainText('Lena Huber');
  // The panel has made room.
  await expect(panel(page).getByRole('button', { name: 'Vollbild verlassen' })).toBeVisible();

  const confirm = form.getByRole('button', { name: 'Termin bestätigen' });
  await expect(confirm).toBeDisabled();
  await expect(
    form.getByText('Bitte akzeptieren Sie die Stornierungsbedingungen, um fortzufahren.'),
  ).toBeVisible();
  // A screen reader hears that the times have come.
  await expect(form.getByRole('status').filter({ hasText: / freie Zeiten am / })).toContainText(when);
  await form.locator('label', { hasText: '10:30 Uhr' }).click();
  await expect(summary.getByRole('definition')).toHaveText([...chosen, '10:30 Uhr', 'Lena Huber']);
  await form.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  await expectNoAxeFindings(page);
  await confirm.click();
  await expect(form.getByText('Termin erfolgreich gebucht!')).toBeVisible();
  expect(await listAppointments(server.url, patient)).toMatchObject([
    {
      date: '2027-01-28',
      time: '10:30',
      doctorId: 'weber',
      bookingMethod: 'chatbot',
      patientName: 'Lena Huber',
    },
  ]);
  await endMoments(page);
  await expect(messages(page).getByText(`Ihr Termin ist gebucht: ${when}, 10:30 Uhr`)).toBeVisible();
  await expect(messages(page).getByText(`bei Dr. Katharina Weber, für Lena Huber.`)).toBeVisible();
  await expect(form).toBeHidden();
  const leading = panel(page).getByRole('status').filter({ hasText: 'Weiterleitung zum Dashboard...' });
  await expect(leading).toBeVisible();
  await expect(page).toHaveURL('/de/about');
  await endMoments(page);
  await expect(page).toHaveURL('/de/dashboard');
  await expect(page.getByRole('main').getByText('10:30').first()).toBeVisible();
});

test('a time that is taken meanwhile, and a server that says nothing, are said in the chat', async ({
  page,
  server,
  registerPatient,
  expectAnswer,
}) => {
  expectAnswer('POST /api/appointments 409', 'POST /api/appointments 400');
  const [patient, other] = [await registerPatient(), await registerPatient()];
  const date = '2027-01-26';
  await signIn(page, patient);
  await page.setViewportSize({ width: 390, height: 844 });
  await answerChat(page, { body: { ...start.body, action: { ...wish, date } } });
  await openChat(page);
  await say(page, 'Kontrolle');
  const form = panel(page).getByRole('region', { name: 'Termin buchen' });
  // In a narrow panel the calendar stands only where a day is asked for.
  const grid = form.getByRole('grid');
  for (const day of ['27', '26']) {
    await expect(grid).toBeHidden();
    await form.getByRole('button', { name: 'Ändern: Datum' }).click();
    await grid.getByText(day, { exact: true }).click();
  }
  await form.locator('label', { hasText: '09:00 Uhr' }).click();
  await expect(form.getByRole('heading', { name: 'Stornierungsbedingungen' })).toBeInViewport();
  await form.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  // The others book while the confirmation is on its way: the calendar has not heard of it.
  await page.route('**/api/appointments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await page.unroute('**/api/appointments');
    const { type: _, ...rest } = wish;
    await bookAppointment(server.url, other, { ...rest, date });
    await route.continue();
  });
  await form.getByRole('button', { name: 'Termin bestätigen' }).click();
  await expect(
    form.getByText('Dieser Zeitslot wurde gerade gebucht. Bitte wählen Sie eine andere Zeit.'),
  ).toBeVisible();
  await expect(form.getByRole('radio', { name: '09:00 Uhr' })).toBeHidden();

  await form.locator('label', { hasText: '09:30 Uhr' }).click();
  await page.route('**/api/appointments', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, body: 'nothing' }) : route.fallback(),
  );
  await form.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  await form.getByRole('button', { name: 'Termin bestätigen' }).click();
  await expect(form.getByText('Fehler bei der Buchung. Bitte versuchen Sie es erneut.')).toBeVisible();
  expect(await listAppointments(server.url, patient)).toEqual([]);
});

test('a visitor is led to log-in, finds the wish again and changes it by hand and by words, over a reload', async ({
  page,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerChat(page, {
    body: {
      ...start.body,
      action: { ...wish, time: undefined, timeFrom: '14:00', type: 'require_login', reason: 'booking' },
    },
  });
  await openChat(page, '/de/team');
  await say(page, 'Kontrolle bei Weber');
  const answer = messages(page).filter({ hasText: 'Bitte prüfen' });
  await expect(answer.getByText('Bitte melden Sie sich an, um Termine zu buchen.')).toBeVisible();
  await expect(answer.getByRole('link', { name: 'Registrieren' })).toBeVisible();
  await expect(answer.getByRole('link', { name: 'Als Gast buchen' })).toHaveAttribute(
    'href',
    /^\/de\/booking\?treatment=.*&doctor=weber&date=/,
  );
  await answer.getByRole('link', { name: 'Anmelden' }).click();
  await logIn(page, patient);
  await expect(page).toHaveURL('/de/team');
  const form = panel(page).getByRole('region', { name: 'Termin buchen' });
  await expect(form.getByText('Bei Dr. Katharina Weber', { exact: true })).toBeVisible();
  await expect(form.getByText(when, { exact: true }).first()).toBeVisible();
  await expect(box(page)).toBeEnabled();
  // What fits the wish comes first.
  await expect(form.getByText('Wie gewünscht: ab 14:00 Uhr')).toBeVisible();
  await expect(form.getByRole('radio', { name: /Uhr/ }).first()).toHaveAccessibleName('14:00 Uhr');

  await form.getByRole('button', { name: 'Ändern: Behandlung' }).click();
  await expect(form.getByRole('heading', { name: 'Worum geht es?' })).toBeFocused();
  await form.getByRole('button', { name: /^Füllungen/ }).click();
  await form.getByRole('button', { name: 'Ändern: Ärztin oder Arzt' }).click();
  await form.getByRole('button', { name: 'Egal, bei wem' }).click();
  await expect(form.getByRole('heading', { name: 'Wann passt es Ihnen?' })).toBeFocused();
  await form.locator('label', { hasText: '15:00 Uhr' }).click();
  // The radio button answers before the choice is taken over and kept.
  await page.waitForFunction(() => Object.values(sessionStorage).some((kept) => kept.includes('"15:00"')));
  await page.reload();
  await expect(form.getByRole('paragraph').filter({ hasText: /^Füllungen$/ })).toBeVisible();
  await expect(form.getByRole('paragraph').filter({ hasText: /^Egal, bei wem$/ })).toBeVisible();
  await expect(form.getByRole('radio', { name: '15:00 Uhr' })).toBeChecked();

  // From here on the assistant itself answers: it has only the form to count from.
  await page.unroute('**/api/chatbot');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/chatbot'));
  await say(page, 'doch lieber eine halbe Stunde früher, geht das bei Dr. Weber?');
  expect((await asked).postDataJSON().booking).toEqual({
    ...{ treatmentType: 'Füllungen', doctorId: 'any', date: wish.date, time: '15:00' },
  });
  const agreed = async () => {
    const words = messages(page).filter({ hasText: `${when} um 14:30 Uhr` });
    await expect(words).toContainText('Füllungen bei Dr. Katharina Weber');
    await expect(words).toContainText('Die Zeit ist frei.');
    await expect(form.getByText('Bei Dr. Katharina Weber', { exact: true })).toBeVisible();
    await expect(form.getByText(when, { exact: true }).first()).toBeVisible();
    await expect(form.getByRole('radio', { name: '14:30 Uhr' })).toBeChecked();
  };
  await agreed();
  await page.reload();
  await agreed();
});

test('who lets the booking go finds no form any more, also after a reload', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await openChat(page);
  await say(page, 'Ich möchte eine Zahnreinigung');
  const form = panel(page).getByRole('region', { name: 'Termin buchen' });
  await expect(form).toBeVisible();
  await say(page, 'Stopp, vergiss das');
  await expect(messages(page).getByText('Gut, dann lassen wir das. Gebucht ist nichts.')).toBeVisible();
  await expect(form).toBeHidden();
  await page.reload();
  await expect(messages(page).getByText('Gut, dann lassen wir das. Gebucht ist nichts.')).toBeVisible();
  await expect(form).toBeHidden();
});

test('a visitor who has chosen everything in the chat books as a guest without the wizard', async ({
  page,
}) => {
  await answerChat(page, {
    body: { ...start.body, action: { ...wish, type: 'require_login', reason: 'booking' } },
  });
  await openChat(page, '/de/team');
  await say(page, 'Kontrolle bei Weber');
  await messages(page).getByRole('link', { name: 'Als Gast buchen' }).click();
  await expect(page).toHaveURL(/\/de\/gast\?next=/);
  await expect(page.getByRole('main').getByText(when)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Vorname' })).toBeVisible();
});
