import { limits } from '@praxisportal/contract/limits';
import { acceptAndConfirm, bookingPath, news as siteNews } from './booking-page.ts';
import { answerChat, box, messages, news, openChat, panel, say } from './chat-page.ts';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { endMoments, holdMoments } from './moments.ts';
import { listAppointments } from './own-appointments.ts';
import { callServer } from './patients.ts';

const wish = { type: 'start_booking', treatmentType: 'Kontrolluntersuchung', doctorId: 'weber' };
const start = (date: string) => ({
  body: { message: 'Bitte bestätigen Sie.', action: { ...wish, date, time: '09:00' } },
});

test('who was logged out elsewhere hears in the chat that nothing is booked, and how to log in', async ({
  page,
  server,
  registerPatient,
  expectAnswer,
}) => {
  expectAnswer('POST /api/appointments 401');
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerChat(page, start('2027-01-20'));
  await openChat(page, '/de/about');
  await say(page, 'Kontrolle');
  const form = panel(page).getByRole('region', { name: 'Termin buchen' });
  await form.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  await callServer(server.url, 'POST', '/auth/logout', { token: patient.token });
  await form.getByRole('button', { name: 'Termin bestätigen' }).click();
  const sentence = 'Sie sind nicht mehr angemeldet. Der Termin ist nicht gebucht.';
  await expect(messages(page).getByText(sentence)).toBeVisible();
  await expect(news(page)).toHaveText(sentence);
  await expect(messages(page).filter({ hasText: 'Kontrolle' })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await messages(page).getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/login?next=%2Fde%2Fabout');
});

test('whoever writes after a booking is led nowhere', async ({ page, server, registerPatient }) => {
  const patient = await registerPatient();
  await signIn(page, patient);
  await page.setViewportSize({ width: 390, height: 844 });
  await answerChat(page, start('2027-01-21'));
  await holdMoments(page, [limits.chatBookingStepMs]);
  await openChat(page, '/de/about');
  await say(page, 'Kontrolle');
  const form = panel(page).getByRole('region', { name: 'Termin buchen' });
  await form.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  await form.getByRole('button', { name: 'Termin bestätigen' }).click();
  await expect(form.getByText('Termin erfolgreich gebucht!')).toBeVisible();
  expect(await listAppointments(server.url, patient)).toHaveLength(1);
  await endMoments(page);
  const leading = panel(page).getByText('Weiterleitung zum Dashboard...');
  await expect(leading).toBeVisible();
  await box(page).press('A');
  await expect(leading).toBeHidden();
  await expect(page).toHaveURL('/de/about');
});

test('a message after a booking: the booking is told before it, and not after its answer', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked = await answerChat(page, start('2027-01-22'), { body: { message: 'Soll ich absagen?' } });
  await holdMoments(page, [limits.chatBookingStepMs]);
  await openChat(page, '/de/about');
  await say(page, 'Kontrolle');
  const form = panel(page).getByRole('region', { name: 'Termin buchen' });
  await form.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  await form.getByRole('button', { name: 'Termin bestätigen' }).click();
  await expect(form.getByText('Termin erfolgreich gebucht!')).toBeVisible();
  await say(page, 'Bitte absagen');
  await expect(messages(page).getByText('Soll ich absagen?')).toBeVisible();
  const told = messages(page).filter({ hasText: 'Ihr Termin ist gebucht' });
  await expect(told).toHaveCount(1);
  await expect(messages(page).last()).toContainText('Soll ich absagen?');
  expect(asked[1]?.conversationHistory.at(-1)?.content).toContain('Ihr Termin ist gebucht');
});

test('a booking in the chat takes the place of an earlier confirmation on the dashboard', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(bookingPath({ doctor: 'weber', date: '2027-01-19', time: '10:00' }));
  await acceptAndConfirm(page);
  await page.waitForURL('/de/dashboard');
  const confirmation = siteNews(page, 'Ihr Termin ist gebucht');
  await expect(confirmation).toContainText('Dienstag, 19. Januar 2027, 10:00 Uhr');
  await answerChat(page, start('2027-01-20'));
  await openChat(page, '/de/dashboard');
  await say(page, 'Kontrolle');
  const form = panel(page).getByRole('region', { name: 'Termin buchen' });
  await form.getByRole('checkbox', { name: /24 Stunden vorher/ }).check();
  await form.getByRole('button', { name: 'Termin bestätigen' }).click();
  await expect(confirmation).toContainText('Mittwoch, 20. Januar 2027, 09:00 Uhr');
  await page.reload();
  await expect(confirmation).toContainText('Mittwoch, 20. Januar 2027, 09:00 Uhr');
});
