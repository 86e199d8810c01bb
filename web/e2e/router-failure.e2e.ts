import { practice } from '@praxisportal/practice/practice';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';

// The page error itself, which the fixture would otherwise count against the test.
test.use({ expectedProblems: /is not (a function|iterable)/ });

test('a page that fails while it is drawn says so, and loads again', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  // No server of this contract answers this: a list of appointments that is none.
  await page.route('**/api/appointments', (route) => route.fulfill({ json: {} }));
  await page.goto('/de/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(
    main.getByText(
      'Auf dieser Seite ist etwas schiefgegangen. Ob Ihre letzte Eingabe angekommen ist, ist hier nicht zu sehen. Laden Sie die Seite neu, oder rufen Sie uns an.',
    ),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: /^\+49 / })).toHaveAttribute(
    'href',
    `tel:${practice.phone.replaceAll(' ', '')}`,
  );
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await page.unroute('**/api/appointments');
  await main.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(main.getByRole('heading', { name: 'Meine Termine' })).toBeVisible();
});

test('the way home leads out of a failed page', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await page.route('**/api/appointments', (route) => route.fulfill({ json: {} }));
  await page.goto('/en/dashboard');
  const main = page.getByRole('main');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    main.getByText(
      'Something went wrong on this page. We can’t tell here whether your last entry reached us. Reload the page, or give us a call.',
    ),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await main.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/en');
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
});
