import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import {
  acceptAndConfirm,
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
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { solveHumanCheck } from './human-check.ts';
import { bookAppointment, listAppointments } from './own-appointments.ts';
import { callServer, createPerson } from './patients.ts';
import { german, nameFields, proveContact } from './registration-form.ts';
import { askAsOwner } from './staff.ts';

// The clock starts at Wednesday 2026-11-25, 09:00.
const checkUp = { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung' };

test('the success screen stays for a patient who uses it; the dashboard shows the whole confirmation until it is closed', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'weber', date: '2027-01-12', time: '09:00' }));
  await acceptAndConfirm(page);
  await expect(successHeading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(news(page, 'Lassen Sie sich Zeit')).toBeVisible();
  // Longer than the two seconds after which it leads on by itself.
  await page.waitForTimeout(2_500);
  await expect(successHeading(page)).toBeVisible();
  await expect(main(page).getByText(/Versichertenkarte/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Meine Termine' }).click();
  await page.waitForURL('/de/dashboard');

  const confirmation = news(page, 'Ihr Termin ist gebucht');
  const expectWhole = async () => {
    for (const text of [
      '12. Januar 2027, 09:00 Uhr',
      'Kontrolluntersuchung',
      'Lindenplatz 7',
      'Versichertenkarte',
    ])
      await expect(confirmation).toContainText(text);
    await expect(confirmation.getByRole('button', { name: 'In den Kalender' })).toBeVisible();
    await expect(confirmation.getByRole('link', { name: 'Weg zur Praxis' })).toBeVisible();
  };
  await expectWhole();
  // On a phone the confirmation leaves the heading of the page in sight.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main(page).getByRole('heading', { level: 1, name: 'Meine Termine' })).toBeInViewport();
  await page.setViewportSize(size);
  await page.reload();
  await expectWhole();
  // It is no news of the view that moves an appointment.
  await page
    .getByRole('region', { name: 'Ihr nächster Termin' })
    .getByRole('link', { name: /verschieben$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termin verschieben' })).toBeVisible();
  await expect(confirmation).toBeHidden();
  await page.goBack();
  await expectWhole();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(confirmation).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ihr nächster Termin' })).toBeVisible();
  await expect(confirmation).toBeHidden();
});

test('the patient is asked for with the treatment, and the children’s dentist comes first', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  const body = { firstName: 'Ida', lastName: 'Sommer', dateOfBirth: '2020-03-01', relation: 'child' };
  await callServer(server.url, 'POST', '/account/patients', { token: patient.token, body });
  await signIn(page, patient);
  await page.goto('/de/booking');
  await treatment(page, /^Kontrolluntersuchung/).click();
  const forWhom = page.getByRole('group', { name: 'Für wen?' });
  await expect(forWhom.getByRole('radio', { name: /Sie selbst/ })).toBeChecked();
  await page.goBack();
  await treatment(page, /^Kinderzahnheilkunde/).click();
  await expect(forWhom.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: 'Ärztinnen und Ärzte' }).getByRole('listitem').nth(1),
  ).toContainText('Dr. Lena Hoffmann');
  // The choice stands in the address, but the radio button does not wait for it.
  await forWhom.getByRole('radio', { name: 'Ida Sommer' }).check();
  await doctor(page, 'Dr. Lena Hoffmann').click();
  await expect(summary(page)).toContainText('für Ida Sommer');
  await page.reload();
  await expect(summary(page)).toContainText('für Ida Sommer');
});

test('without a child in the account, a treatment for children names the patient and where to add one', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto('/de/booking?treatment=Kinderzahnheilkunde');
  await expect(main(page)).toContainText('Der Termin ist für Maria Sommer. Soll er für Ihr Kind sein?');
  await main(page).getByRole('link', { name: 'Fügen Sie es unter „Meine Termine“ hinzu.' }).click();
  await expect(page.getByRole('heading', { name: 'Für wen Sie buchen' })).toBeInViewport();
  await page.goto(bookingPath({ treatment: 'Beratungstermin', doctor: 'weber' }));
  await expect(calendar(page)).toBeVisible();
  await expect(main(page)).not.toContainText('Soll er für Ihr Kind sein?');
});

test('on a phone, a chosen time brings the open question for the patient into sight', async ({
  page,
  server,
  registerPatient,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  const patient = await registerPatient();
  const body = { firstName: 'Ida', lastName: 'Sommer', dateOfBirth: '2020-03-01', relation: 'child' };
  await callServer(server.url, 'POST', '/account/patients', { token: patient.token, body });
  await signIn(page, patient);
  const choices = { treatment: 'Kinderzahnheilkunde', doctor: 'hoffmann', date: '2026-12-01' };
  await page.goto(`${bookingPath(choices)}&step=3`);
  await slot(page, '10:00').check();
  const forWhom = page.getByRole('group', { name: 'Für wen?' });
  const own = forWhom.getByRole('radio', { name: /Sie selbst/ });
  await expect(own).toBeInViewport();
  // Nothing moves any more: the scroll is over.
  await expect(async () => {
    const before = await own.boundingBox();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await own.boundingBox()).toEqual(before);
  }).toPass();
  await expect(own).toBeInViewport();
});

test('the earliest time is chosen with one press, and a filter marks the days without a time that suits', async ({
  page,
}) => {
  await page.goto('/de/booking?treatment=Beratungstermin');
  const earliest = page
    .getByRole('list', { name: 'Ärztinnen und Ärzte' })
    .getByRole('button', { name: /^frühestens/ })
    .first();
  const time = /\d\d:\d\d/.exec(await earliest.innerText())?.[0] ?? '';
  await earliest.click();
  await expect(stepHeading(page, 'Welche Uhrzeit passt Ihnen?')).toBeVisible();
  await expect(slot(page, time)).toBeChecked();

  await page.goto(bookingPath({ doctor: 'weber' }));
  await main(page).getByText('Nur bestimmte Zeiten').click();
  await page.getByRole('combobox', { name: 'Uhrzeit' }).selectOption('Nachmittags');
  await expect(news(page, /Im Kalender passen \d+ Zeiten/)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Montag' }).check();
  await expect(main(page).getByText('Nur bestimmte Zeiten: Nachmittags, Mo')).toBeVisible();
  await expect(page).toHaveURL(/from=12:00&weekdays=1$/);
  await expect(day(page, /1\. Dezember 2026, nichts zu Ihrer Wunschzeit/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Montag' })).toBeChecked();
  await expectNoAxeFindings(page);
  await day(page, /30\. November 2026, \d+ Zeiten? frei/).click();
  const wished = page.getByRole('group', { name: 'Wie gewünscht: ab 12:00 Uhr' });
  await expect(wished.getByRole('radio').first()).toHaveAccessibleName(/^1[2-9]:/);
  await continueButton(page).click();
  await expect(page).toHaveURL(/from=12:00&weekdays=1/);
});

test('what was chosen is found again after “Termin buchen” in the header, until it is booked', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto(bookingPath({ doctor: 'weber', date: '2027-01-12', time: '09:00' }));
  await expect(slot(page, '09:00')).toBeChecked();
  const begin = page.getByRole('banner').getByRole('link', { name: 'Termin buchen' });
  const goOn = main(page).getByRole('link', { name: /^Weiter mit Kontrolluntersuchung/ });
  await begin.click();
  await expect(stepHeading(page, 'Worum geht es?')).toBeVisible();
  await expect(goOn).toHaveText(/· Dr\. Katharina Weber · Di, 12\.\sJan\. · 09:00\sUhr$/);
  await expectNoAxeFindings(page);
  await goOn.click();
  await expect(slot(page, '09:00')).toBeChecked();
  await acceptAndConfirm(page);
  await expect(successHeading(page)).toBeVisible();
  await begin.click();
  await expect(stepHeading(page, 'Worum geht es?')).toBeVisible();
  await expect(goOn).toHaveCount(0);
});

test('the limit of open appointments is told before the confirmation, with a number to tap', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  const body = { firstName: 'Ida', lastName: 'Sommer', dateOfBirth: '2020-03-01', relation: 'child' };
  await callServer(server.url, 'POST', '/account/patients', { token: patient.token, body });
  for (const time of ['09:00', '10:00', '11:00', '12:00'])
    await bookAppointment(server.url, patient, { ...checkUp, date: '2027-01-13', time });
  await signIn(page, patient);
  await page.goto(bookingPath({ doctor: 'weber', date: '2027-01-12', time: '09:00' }));
  const limit = news(page, '4 Termine liegen schon vor Ihnen');
  await expect(limit.getByRole('link', { name: '+49 221 4710120' })).toHaveAttribute(
    'href',
    'tel:+492214710120',
  );
  await expectNoAxeFindings(page);
  // Another patient of the account still has room.
  await page.getByRole('group', { name: 'Für wen?' }).getByRole('radio', { name: 'Ida Sommer' }).check();
  await expect(limit).toHaveCount(0);
});

test('an appointment that can’t be changed online says why, with a number to tap', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkUp, date: '2026-11-25', time: '12:30' });
  const [appointment] = await listAppointments(server.url, patient);
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  const next = page.getByRole('region', { name: 'Ihr nächster Termin' });
  await expect(next.getByRole('link', { name: /verschieben$/ })).toBeVisible();
  await expect(next.getByText('als anwesend eingetragen')).toHaveCount(0);
  // The desk checks the patient in.
  await askAsOwner(server, {
    method: 'POST',
    path: `/appointments/${appointment?.id}/state`,
    body: { version: appointment?.version, state: 'arrived' },
  });
  await page.reload();
  await expect(next.getByText('als anwesend eingetragen')).toBeVisible();
  await expect(next.getByRole('link', { name: '+49 221 4710120' })).toBeVisible();
  await expect(next.getByRole('link', { name: /verschieben$/ })).toHaveCount(0);
  await expectNoAxeFindings(page);
});

test('each appointment of the list has calendar file and print, the child’s with its name', async ({
  page,
  server,
  registerPatient,
}) => {
  const patient = await registerPatient();
  const body = { firstName: 'Ida', lastName: 'Sommer', dateOfBirth: '2020-03-01', relation: 'child' };
  const added = await callServer(server.url, 'POST', '/account/patients', { token: patient.token, body });
  const { id: patientId } = z.object({ id: z.string() }).parse(added.body);
  await bookAppointment(server.url, patient, { ...checkUp, date: '2027-01-12', time: '09:00' });
  await bookAppointment(server.url, patient, { ...checkUp, date: '2027-01-13', time: '09:00', patientId });
  await signIn(page, patient);
  await page.goto('/de/dashboard');
  const row = page.getByRole('tabpanel').getByRole('listitem').last();
  await expect(row).toContainText('für Ida Sommer');
  await expect(
    row.getByRole('button', { name: /^Drucken: Termin am Mittwoch, 13\. Januar 2027/ }),
  ).toBeVisible();
  const saving = page.waitForEvent('download');
  await row.getByRole('button', { name: /^In den Kalender: Termin am Mittwoch, 13\. Januar 2027/ }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toMatch(/SUMMARY:Zahnarzttermin Ida\\, Dr\. Katharina Weber/);
  await expectNoAxeFindings(page);

  // On paper stands this appointment alone; the next print has the page again.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await row.getByRole('button', { name: /^Drucken/ }).click();
  await page.emulateMedia({ media: 'print' });
  const next = page.getByText('Ihr nächster Termin');
  await expect(row.getByText('09:00')).toBeVisible();
  await expect(next).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText('Lindenplatz 7').first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(next).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await row.getByRole('link', { name: /verschieben$/ }).click();
  await slot(page, '11:00').check();
  await main(page).getByRole('button', { name: 'Termin verschieben' }).click();
  await expect(news(page, 'Ihr Termin ist verschoben')).toContainText(
    'Neu: Mittwoch, 13. Januar 2027, 11:00 Uhr, bei Dr. Katharina Weber, für Ida Sommer',
  );
});

test('times can be filtered when an appointment is moved', async ({ page, server, registerPatient }) => {
  const patient = await registerPatient();
  await bookAppointment(server.url, patient, { ...checkUp, date: '2027-01-12', time: '09:00' });
  const [appointment] = await listAppointments(server.url, patient);
  await signIn(page, patient);
  await page.goto(`/de/dashboard?move=${appointment?.id}`);
  const tuesday = day(page, /12\. Januar 2027/);
  const free = async () =>
    Number(/(\d+) Zeiten? frei/.exec((await tuesday.getAttribute('aria-label')) ?? '')?.[1]);
  // The calendar counts what the list shows, once that is there: the appointment's own time is no choice.
  const times = page.getByRole('radio', { name: /Uhr$/ });
  await expect.poll(async () => (await times.count()) - (await free())).toBe(0);
  const whole = await free();
  await main(page).getByText('Nur bestimmte Zeiten').click();
  await page.getByRole('combobox', { name: 'Uhrzeit' }).selectOption('Nachmittags');
  await expect(page.getByText('Wie gewünscht: ab 12:00 Uhr')).toBeVisible();
  await expect.poll(free).toBeLessThan(whole);
  await expect(page.getByRole('radio', { name: /^1[2-9]:/ })).toHaveCount(await free());
});

test('after registering the patient reads that the account exists and goes on at the confirmation', async ({
  page,
  readCode,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(bookingPath({ doctor: 'weber', date: '2027-01-12', time: '09:00' }));
  await acceptAndConfirm(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ihr Termin ist noch nicht reserviert' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Jetzt registrieren' }).click();
  const person = createPerson();
  const form = nameFields(page);
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await proveContact(page, german.email, () => readCode(person.email));
  await form.phone.fill(person.phone);
  await proveContact(page, german.phone, () => readCode(person.phone));
  await form.password.fill(person.password);
  await form.repeat.fill(person.password);
  await solveHumanCheck(page);
  await form.privacy.check();
  await form.submit.click();
  await expect(news(page, 'Ihr Konto ist angelegt')).toContainText('Ihr Termin ist noch nicht gebucht');
  await expect(slot(page, '09:00')).toBeChecked();
  await expect(policyBox(page)).toBeInViewport();
  await expect(policyBox(page)).toBeChecked();
  // The focus is in sight, and the notice covers nothing of what is left to do.
  const box = main(page).getByRole('region', { name: 'Stornierungsbedingungen' });
  await expect(box).toBeFocused();
  const covering = await news(page, 'Ihr Konto ist angelegt').boundingBox();
  const first = await main(page).getByRole('checkbox', { name: 'Ich habe Schmerzen' }).boundingBox();
  const bar = await confirmButton(page).boundingBox();
  const last = await box.boundingBox();
  expect(first?.y).toBeGreaterThan((covering?.y ?? 0) + (covering?.height ?? 0));
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await confirmButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await expect(news(page, 'Ihr Konto ist angelegt')).toHaveCount(0);
});
