import { consolePath, consoleSlugs } from '../console/shell/console-paths.ts';
import { expect, expectComplete, expectNoAxeFindings, expectNoSidewaysScroll, test } from './fixtures.ts';
import { addPatient, addStaffMember, bookForPatient, enterConsole, proveOwner } from './staff.ts';

// What holds for every page of the console; what each of them is for stands in the other files.

const doors = new Set(['signIn', 'setUp']);
const pages = Object.keys(consoleSlugs).filter((page): page is keyof typeof consoleSlugs => !doors.has(page));

test('every page can be read by everybody: axe, 320 pixels, forced colours, both languages', async ({
  page,
  server,
  context,
}) => {
  const patientId = await addPatient(server, {
    firstName: 'Ida',
    lastName: 'Sander',
    dateOfBirth: '2001-05-05',
  });
  await bookForPatient(server, { patientId, doctorId: 'weber', date: '2026-11-25', time: '09:30' });
  const other = await addPatient(server, { firstName: 'Greta', lastName: 'Hahn', dateOfBirth: '1974-01-30' });
  const besides = { patientId: other, doctorId: 'weber', date: '2026-11-25', time: '09:35' };
  await bookForPatient(server, { ...besides, overbookedReason: 'Schmerzen' });
  // Somebody else works here and is signed in, so that every button of the team's page is there.
  await addStaffMember(server, 'reception');
  await enterConsole(context, server, await proveOwner(server));
  for (const name of pages) {
    await page.goto(consolePath('de', name));
    await expectReady();
    await expectNoAxeFindings(page);
  }

  // On a desk's screen the bar of the day is one line, the longest day's too; a time that has no room is not cut into.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/praxis?date=2026-09-30');
  await expectReady();
  await expect(page.getByText(/0\swaiting/)).toBeVisible();
  const lineOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y;
  expect(await lineOf('New appointment')).toBe(await lineOf('Hide names'));
  await page.goto('/en/praxis?date=2026-11-25');
  const times = page.locator('.is-squeezed .day-card-time');
  await expect(times).toHaveText(['09:30', '09:35']);
  for (const time of await times.all()) expect(await time.evaluate(findCut)).toBe('');

  // The other language on a phone of 320 px, or at 400 % zoom, with the colours of the system.
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of pages) {
    await page.goto(consolePath('en', name));
    await expectNoSidewaysScroll(page);
    await expectReady();
    await expectNoSidewaysScroll(page);
    await expectNoAxeFindings(page);
  }

  async function expectReady() {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectComplete(page);
  }
});

/** What of a text can be seen, and is not all of it. */
function findCut(element: Element): string {
  const words = document.createRange();
  words.selectNodeContents(element);
  const [whole, shown] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
  const isHidden = whole.top >= shown.bottom || shown.width === 0;
  return isHidden || whole.right <= shown.right + 1 ? '' : `${shown.width} of ${whole.width} px`;
}

test.describe('without the program of a page, or without a network', () => {
  // That it does not come is what this test asks for.
  test.use({
    expectedProblems: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically|did not come/,
  });

  test('the rest stays, the page comes when it is asked for again, and what failed is not done later', async ({
    page,
    server,
    context,
  }) => {
    const person = { firstName: 'Ida', lastName: 'Sander', dateOfBirth: '2001-05-05' };
    const patientId = await addPatient(server, person);
    await bookForPatient(server, { patientId, doctorId: 'weber', date: '2026-11-25', time: '09:30' });
    await enterConsole(context, server, await proveOwner(server));
    await page.route('**/assets/MessagesScreen-*.js*', (route) => route.abort());
    await page.goto('/de/praxis/patienten');
    await page.getByRole('link', { name: 'Nachrichten' }).click();
    await expect(page.getByRole('heading', { name: 'Das konnte nicht geladen werden.' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.unroute('**/assets/MessagesScreen-*.js*');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { name: 'Nicht angekommen' })).toBeVisible();

    // Each page is told by its heading.
    await page.getByRole('link', { name: 'Team' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeFocused();

    await page.getByRole('link', { name: 'Tag', exact: true }).click();
    await page.getByRole('grid').getByRole('button', { name: 'Ida Sander' }).click();
    await page.getByRole('button', { name: 'Absagen …' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Termin absagen' }).click();
    await expect(page.getByRole('alert')).toContainText('nicht erreichbar');
    await expect(page.getByRole('button', { name: 'Termin absagen' })).toBeEnabled();
    const caughtUp = page.waitForResponse(/api\/staff\/day\?/);
    await context.setOffline(false);
    await caughtUp;
    await page.reload();
    await expect(page.getByRole('grid').getByRole('button', { name: 'Ida Sander' })).toBeVisible();
  });
});
