import { logIn } from './booking-page.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { readOutbox } from './patients.ts';
import { addPatient, bookForPatient, correctAddress, enterConsole, findOwner } from './staff.ts';

// The practice opens to an account what it entered: by an invitation, or at the desk.

test('a patient is invited at the desk, logs in, links the account and finds the desk’s appointment', async ({
  page,
  server,
  context,
  registerPatient,
  expectAnswer,
}) => {
  test.slow();
  expectAnswer('POST /api/account/links 422');
  const patient = await registerPatient();
  const patientId = await addPatient(server, {
    ...{ firstName: 'Walburga', lastName: 'Sommer', dateOfBirth: '1938-02-11' },
    email: 'walburga.mit-einer-sehr-langen-adresse@verschrieben.example',
  });
  await correctAddress(server, patientId, 'walburga@example.org');
  await bookForPatient(server, { patientId, doctorId: 'hoffmann', date: '2026-12-10', time: '08:30' });
  await enterConsole(context, server, await findOwner(server));
  await page.goto(`/de/praxis/patienten?id=${patientId}`);
  const card = page.getByRole('article', { name: 'Walburga Sommer' });
  const part = card.getByRole('region', { name: 'Identität und Online-Zugang' });
  await expect(part).toContainText('Selbst angegeben');
  await expect(part.getByRole('listitem')).toHaveText(
    /: bis dahin walburga\.mit-einer-sehr-langen-adresse@verschrieben\.example, geändert von \S+/,
  );
  const isInvitation = (url: string) => url.endsWith('/invitation');
  const sent: string[] = [];
  page.on('request', (request) => isInvitation(request.url()) && sent.push(request.url()));
  // A double click sends one message.
  await part.getByRole('button', { name: 'Online-Zugang einladen' }).dblclick();
  await expect(part.getByRole('status')).toHaveText(/^Der Link ist unterwegs an walburga@example\.org\./);
  await expect(part).toContainText('Eingeladen am');
  expect(sent).toHaveLength(1);
  await expectNoAxeFindings(page);

  const mail = (await readOutbox(server.url)).find(({ subject }) => subject === 'Ihr Online-Zugang');
  const secret = /\/de\/zugang#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/de/zugang#${secret}`);
  await expect(page.getByText('Melden Sie sich zuerst an')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await logIn(page, patient);
  await expect(page.getByText(`Sie sind angemeldet als ${patient.email}.`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const birthday = page.getByLabel('Geburtsdatum');
  const submit = page.getByRole('button', { name: 'Verknüpfen' });
  await birthday.fill('1938-02-12');
  await submit.click();
  await expect(birthday).toHaveAccessibleDescription(/passt nicht zu diesem Link/);
  await birthday.fill('1938-02-11');
  await submit.click();
  await expect(page.getByText('was die Praxis für Walburga Sommer einträgt')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Zu meinen Terminen' }).click();
  await expect(page.getByRole('main')).toContainText('10. Dezember');
  await expect(page.getByRole('main')).toContainText('Walburga Sommer');
  // Own person and patient are not both linked yet, so the hint stands there.
  await expect(page.getByText('sobald wir dort Ihre Identität geprüft haben')).toBeVisible();
  expect(asked.filter((url) => new URL(url).pathname.includes(secret) || url.includes(`?${secret}`))).toEqual(
    [],
  );
  expect(asked.filter((url) => url.split('#', 1)[0]?.includes(secret))).toEqual([]);

  // The link is used up, and the card tells of it.
  await page.goto(`/de/zugang#${secret}`);
  expectAnswer('POST /api/account/links 410');
  await birthday.fill('1938-02-11');
  await submit.click();
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
  await page.goto(`/de/praxis/patienten?id=${patientId}`);
  await expect(part).toContainText('Ein Konto wurde über die Einladung verknüpft.');
  await expect(part).toContainText('Das Konto sieht alles, was die Praxis hier einträgt.');
});

test('the desk notes that a document was seen, and takes that back', async ({ page, server, context }) => {
  const patientId = await addPatient(server, {
    ...{ firstName: 'Gerlinde', lastName: 'Winter', dateOfBirth: '1961-05-04' },
    email: 'gerlinde@example.org',
  });
  await enterConsole(context, server, await findOwner(server));
  await page.goto(`/en/praxis/patienten?id=${patientId}`);
  const part = page.getByRole('region', { name: 'Identity and online access' });
  await expect(part).toContainText('Self-declared');
  await part.getByRole('button', { name: 'Identity checked' }).click();
  await expect(part).toContainText(/Checked on .* by Katharina Weber/);
  await expect(part.getByRole('status')).toHaveText('The check is noted.');
  await expectNoAxeFindings(page);
  await part.getByRole('button', { name: 'Take back the check' }).click();
  await expect(part).toContainText('Self-declared');
});
