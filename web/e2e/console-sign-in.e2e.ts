import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { addStaffMember, findOwner, inviteStaff, type StaffMember, serverNowMs, totpAt } from './staff.ts';

// Who may come in: by a link, by password with an app, by passkey; a locked screen, and two people at one desk.

const asked = 'GET /api/staff/me 401';
const door = { name: 'Anmelden', exact: true };

async function typePassword(page: Page, { email, password }: StaffMember, totp: string) {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel(/^Passwort \*$/).fill(password);
  await page.getByLabel('Code aus der App').fill(totp);
  await page.getByRole('button', door).click();
}

test('a password needs its code; a locked screen keeps what is on it; two people share a desk', async ({
  page,
  server,
  context,
  expectAnswer,
}) => {
  expectAnswer(asked, 'POST /api/staff/sign-in/password 401', 'POST /api/staff/unlock 403');
  expectAnswer('POST /api/staff/lock 503', 'POST /api/staff/sign-out 503');
  const owner = await findOwner(server);
  const colleague = await addStaffMember(server, 'reception');
  // A code counts once, and both have used theirs.
  await server.passTime(60);
  const codeOf = ({ totpSecret }: StaffMember) => totpAt(totpSecret, serverNowMs(server));

  await page.goto('/de/praxis');
  await typePassword(page, owner, '000000');
  await expect(page.getByRole('alert')).toContainText('E-Mail, Passwort oder Code ist falsch.');
  await expectNoAxeFindings(page);
  await typePassword(page, owner, codeOf(owner));
  await expect(page.getByRole('grid')).toBeVisible();

  const second = await context.newPage();
  await second.goto('/de/praxis');
  await expect(second.getByRole('grid')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Termin eintragen' }).click();
  // Still under way when the screen is locked: given up, and not refused.
  const locked = Promise.withResolvers<void>();
  await page.route('**/api/staff/patients/search', (route) => locked.promise.then(() => route.continue()));
  const search = page.waitForRequest('**/api/staff/patients/search');
  await page.getByRole('combobox', { name: 'Wer?' }).fill('Wilhelmine');
  await expect(page.getByRole('option', { name: /neu anlegen/ })).toBeVisible();
  await search;
  await page.getByRole('button', { name: 'Sperren oder wechseln' }).click();
  const lock = page.getByRole('dialog', { name: 'Gesperrt' });
  await expect(lock).toBeVisible();
  await expect(second.getByRole('dialog', { name: 'Gesperrt' })).toBeVisible();
  // A tablet is turned: what stood beside the day would lie over it now, and waits for the lock to open.
  await page.setViewportSize({ width: 800, height: 1280 });
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(lock.getByRole('button', { name: 'Mit Passkey entsperren' })).toBeFocused();
  locked.resolve();
  // A password that is typed at once, with a blank in it, goes into its field.
  await page.keyboard.type('ganz falsch');
  await expect(lock.getByLabel(/^Passwort \*$/)).toHaveValue('ganz falsch');
  await page.keyboard.press('Enter');
  await expect(lock.getByText('Das Passwort ist falsch.')).toBeVisible();
  await expectNoAxeFindings(page);
  await lock.getByLabel(/^Passwort \*$/).fill(owner.password);
  await lock.getByRole('button', { name: 'Entsperren', exact: true }).click();
  await expect(lock).toBeHidden();
  await expect(second.getByRole('dialog', { name: 'Gesperrt' })).toBeHidden();
  await second.close();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  const who = page.getByRole('combobox', { name: 'Wer?' });
  await expect(who).toHaveValue('Wilhelmine');
  await who.focus();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(who).toBeFocused();
  await expect(who).toHaveValue('Wilhelmine');

  // Without a network the screen is locked, and neither a further window nor a reload after it opens it.
  await page.route('**/api/staff/lock', (route) => route.abort('aborted'));
  await page.getByRole('button', { name: 'Sperren oder wechseln' }).click();
  await expect(lock).toBeVisible();
  await page.unroute('**/api/staff/lock');
  await context.route('**/api/staff/lock', (route) => route.fulfill({ status: 503 }));
  const refused = context.waitForEvent('response', (response) => response.status() === 503);
  const third = await context.newPage();
  await third.goto('/de/praxis');
  await expect(third.getByRole('dialog', { name: 'Gesperrt' })).toBeVisible();
  await refused;
  await context.unroute('**/api/staff/lock');
  await page.bringToFront();
  await page.reload();
  await lock.getByRole('button', { name: 'Jemand anderes?' }).click();
  await typePassword(page, colleague, codeOf(colleague));
  await expect(page.getByRole('banner')).toContainText('Sevgi Arslan');
  // What somebody was at is not the next one's.
  await expect(page.getByRole('combobox', { name: 'Wer?' })).toBeHidden();
  await expect(page.getByRole('grid')).toBeVisible();

  // Changing places where both have been today: three clicks, a password and Enter, and two calls besides the lock's.
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || pathname.endsWith('/desk')) calls.push(pathname);
  });
  await page.getByRole('button', { name: 'Sperren oder wechseln' }).click();
  await lock.getByRole('button', { name: 'Jemand anderes?' }).click();
  await lock.getByRole('button', { name: 'Katharina Weber' }).click();
  await expect(lock.getByLabel('Code aus der App')).toBeHidden();
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Katharina Weber');
  expect(calls).toEqual(['/lock', '/desk', '/sign-in/password'].map((path) => `/api/staff${path}`));

  // A server that does not answer has not signed anybody out: every window says so, until it has.
  await expect(third.getByRole('banner')).toContainText('Katharina Weber');
  await context.route('**/api/staff/sign-out', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Abmelden' }).click();
  const unheard = { name: 'Noch nicht abgemeldet: keine Verbindung' };
  await expect(page.getByRole('heading', unheard)).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(third.getByRole('grid')).toBeHidden();
  await third.reload();
  await expect(third.getByRole('heading', unheard)).toBeVisible();
  // What was still under way wrote this when nobody was here any more.
  await page.evaluate(() => sessionStorage.setItem('praxis:staff:plan:late', '{}'));
  // Every window tells the server by itself, every few seconds; one does so while the other still waits for its answer.
  const heard = Promise.withResolvers<void>();
  const telling = Promise.withResolvers<Page>();
  let told = 0;
  await context.route('**/api/staff/sign-out', async (route) => {
    told += 1;
    telling.resolve(route.request().frame().page());
    await heard.promise;
    await route.continue();
  });
  const other = (await telling.promise) === page ? third : page;
  await other.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  // A call that takes no turn would be on its way by now.
  await other.evaluate(() => undefined);
  heard.resolve();
  await expect(third.getByText('Sie sind abgemeldet.')).toBeVisible();
  expect(told).toBe(1);
  await page.getByRole('button', { name: 'Sevgi Arslan' }).click();
  await page.keyboard.type(colleague.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Sevgi Arslan');
  expect(await page.evaluate(() => sessionStorage.getItem('praxis:staff:plan:late'))).toBeNull();
});

test.describe('by passkey', () => {
  // Passkeys belong to a name, and the tests' server has none: it is called by the machine's own.
  test.use({ expectedProblems: /^request to another host: http:\/\/localhost:/ });

  test('an invited person sets one up, keeps the codes, and comes back by a press on their name', async ({
    page,
    server,
    context,
    expectAnswer,
  }) => {
    expectAnswer(asked, 'POST /api/staff/invitations/look 410');
    const { email, token } = await inviteStaff(server, 'dentist');
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const link = `${server.url.replace('127.0.0.1', 'localhost')}/de/praxis/einrichten#${token}`;
    await page.goto(link);
    await expect(page.getByLabel('E-Mail')).toHaveValue(email);
    await page.getByLabel('Vorname').fill('Emre');
    await page.getByLabel('Nachname').fill('Yılmaz');
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Zugang einrichten' }).click();
    await expect(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: /^[\w-]{8,}$/ })).toHaveCount(10);
    await expectNoAxeFindings(page);
    await page.getByLabel('Ich habe die Codes aufgehoben.').check();
    await page.getByRole('button', { name: 'Zum Tagesplan' }).click();
    await expect(page.getByRole('grid')).toBeVisible();

    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('button', { name: 'Emre Yılmaz' }).click();
    // By key: a click as quick as a script's, at the place of the one before, is taken for a double click.
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).press('Enter');
    await expect(page.getByRole('banner')).toContainText('Emre Yılmaz');

    // The own password is given up only after a question.
    await page.getByRole('link', { name: 'Team' }).click();
    await page.getByRole('button', { name: 'Passwort und App einrichten' }).press('Enter');
    await page.getByLabel(/^Neues Passwort/).fill('acht Kerzen im Regen');
    const secret = (await page.locator('code').last().innerText()).replaceAll(' ', '');
    await page.getByLabel('Code, den die App jetzt zeigt').fill(totpAt(secret, serverNowMs(server)));
    await page.getByRole('button', { name: 'Speichern' }).press('Enter');
    const giveUp = page.getByRole('button', { name: 'Nur noch mit Passkey' });
    await giveUp.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Nur noch mit Passkey anmelden?' });
    await question.getByRole('button', { name: 'Doch nicht' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(giveUp).toBeVisible();

    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Dieser Link wurde schon verwendet.');
  });
});
