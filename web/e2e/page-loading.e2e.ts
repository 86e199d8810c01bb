import type { Page } from '@playwright/test';
import { acceptAndConfirm, bookingPath, main, news, successHeading } from './booking-page.ts';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { openForm } from './registration-form.ts';

const header = (page: Page) => page.getByRole('banner');

/** Opens a page and waits for what it keeps ready for the case that the network goes. */
async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('dialog[role=alertdialog]')).toBeAttached();
}

/** Until then, the program of this screen is not answered. */
async function holdScreen(page: Page, screen: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(`**/assets/${screen}-*.js`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('a tap is answered at once while the page is on its way', async ({ page }) => {
  await page.goto('/de');
  const release = await holdScreen(page, 'TeamScreen');
  const bar = page.locator('.loading-bar');
  await expect(bar).toHaveCount(0);
  await header(page).getByRole('link', { name: 'Team' }).click();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Seite wird geladen …' })).toBeAttached();
  await expect(page).toHaveURL('/de');
  release();
  await expect(page).toHaveURL('/de/team');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bar).toHaveCount(0);
});

test('another link counts instead while a page is on its way', async ({ page }) => {
  await page.goto('/de');
  const release = await holdScreen(page, 'TeamScreen');
  await header(page).getByRole('link', { name: 'Team' }).click();
  await expect(page.locator('.loading-bar')).toBeVisible();
  await header(page).getByRole('link', { name: 'Über uns' }).click();
  await expect(page).toHaveURL('/de/about');
  release();
  await expect(page.locator('.loading-bar')).toHaveCount(0);
  await expect(page).toHaveURL('/de/about');
});

test.describe('without a network', () => {
  // The lost connection is what these tests ask for.
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a link shows our own notice, with the emergency number, and goes on when asked again', async ({
    page,
    context,
  }) => {
    await openReady(page, '/de');
    await context.setOffline(true);
    const team = header(page).getByRole('link', { name: 'Team' });
    await team.click();
    const notice = page.getByRole('alertdialog', { name: 'Keine Verbindung' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+49/);
    await expectNoAxeFindings(page);
    await notice.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL('/de');
    await expect(team).toBeFocused();

    await team.click();
    await expect(notice).toBeVisible();
    // The connection is back: nobody has to press anything.
    await context.setOffline(false);
    await expect(page).toHaveURL('/de/team');
    await expect(notice).toBeHidden();
  });

  test('the network that comes back during an attempt starts the next one', async ({ page }) => {
    await openReady(page, '/de');
    const team = header(page).getByRole('link', { name: 'Team' });
    const isBack = Promise.withResolvers<void>();
    await page.route(
      '**/assets/TeamScreen-*.js',
      async (route) => {
        await isBack.promise;
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    // The focus asks for the files ahead; the network comes back before the link is followed.
    const asked = page.waitForRequest('**/assets/TeamScreen-*.js');
    await team.focus();
    await asked;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await team.press('Enter');
    isBack.resolve();
    await expect(page).toHaveURL('/de/team');
  });

  test('if even the notice is missing, a line says so, with the emergency number and a way on', async ({
    page,
    context,
  }) => {
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/MissingPage-'));
    await page.route('**/assets/MissingPage-*.js', (route) => route.abort('internetdisconnected'));
    await page.goto('/de');
    await refused;
    await context.setOffline(true);
    await header(page).getByRole('link', { name: 'Team' }).click();
    const line = page.getByRole('alert').filter({ hasText: 'Die Seite konnte nicht geladen werden.' });
    await expect(line.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+49/);
    await expectNoAxeFindings(page);
    await line.getByRole('button', { name: 'Schließen' }).click();
    await expect(line).toBeHidden();
    await expect(page).toHaveURL('/de');

    await header(page).getByRole('link', { name: 'Team' }).click();
    await line.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(line).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/de/team');
    await expect(line).toBeHidden();
  });

  test('a half-filled form stays where it is', async ({ page, context }) => {
    await openReady(page, '/de/register');
    const form = await openForm(page);
    await form.firstName.fill('Maria');
    await form.password.fill('Lindenblatt-7');
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
    const notice = page.getByRole('alertdialog', { name: 'Keine Verbindung' });
    await notice.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(form.firstName).toHaveValue('Maria');
    await expect(form.password).toHaveValue('Lindenblatt-7');
  });
});

test('after a new version was put up, a page is loaded anew, and never over a half-filled form', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer('GET /assets/TeamScreen-:hash.js 404', 'GET /assets/LoginScreen-:hash.js 404');
  // The server of the new version does not know the files that the open page asks for; what the new pages name
  // comes as ever.
  await page.route(/\/assets\/(Team|Login)Screen-/, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const form = await openForm(page);
  await form.firstName.fill('Maria');
  await form.password.fill('Lindenblatt-7');
  const toLogin = page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' });
  await toLogin.click();
  const notice = page.getByRole('alertdialog', { name: 'Diese Website wurde gerade erneuert' });
  await expect(notice).toBeVisible();
  await expectNoAxeFindings(page);
  await notice.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(form.password).toHaveValue('Lindenblatt-7');

  // Going on loads the new version, and what was typed is kept.
  await toLogin.click();
  await notice.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await page.goBack();
  await expect(form.firstName).toHaveValue('Maria');

  // Nobody is asked if nothing was typed.
  await page.goto('/de');
  const loaded = page.waitForEvent('domcontentloaded');
  await header(page).getByRole('link', { name: 'Team' }).click();
  await loaded;
  await expect(page).toHaveURL('/de/team');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The parts that the running page knows, and of these the ones that it would call otherwise than the written page. */
function compareIds(page: Page): Promise<{ known: number; renamed: string[] }> {
  return page.evaluate(() => {
    const pairs = [...document.querySelectorAll('[id]')].flatMap((element) => {
      // React keeps what it drew beside the element, under a name of each page's own.
      const drawn: unknown = Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1];
      return typeof drawn === 'object' && drawn !== null && 'id' in drawn ? [[element.id, drawn.id]] : [];
    });
    return { known: pairs.length, renamed: pairs.filter(([is, drawn]) => is !== drawn).map(String) };
  });
}

test('the running page calls its parts as the written page does', async ({ page }) => {
  await page.goto('/de/register');
  await expect.poll(async () => (await compareIds(page)).known).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  expect((await compareIds(page)).renamed).toEqual([]);
});

test.describe('when the dashboard does not come after booking', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('the success screen has a way there, and the news is kept', async ({ page, registerPatient }) => {
    await signIn(page, await registerPatient());
    await page.goto(bookingPath({ doctor: 'yilmaz', date: '2026-12-16', time: '10:00' }));
    await page.route('**/assets/DashboardScreen-*.js', (route) => route.abort('internetdisconnected'));
    await acceptAndConfirm(page);
    const notice = page.getByRole('alertdialog', { name: 'Keine Verbindung' });
    await notice.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(successHeading(page)).toBeVisible();
    await page.unroute('**/assets/DashboardScreen-*.js');
    await main(page).getByRole('link', { name: 'Meine Termine' }).click();
    await expect(page).toHaveURL('/de/dashboard');
    await expect(news(page, 'Ihr Termin ist gebucht')).toContainText(
      'Mittwoch, 16. Dezember 2026, 10:00 Uhr',
    );
  });
});
