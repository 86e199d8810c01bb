import { practice } from '@praxisportal/practice/practice';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';

// The page error itself, which the fixture would otherwise count against the test.
test.use({ expectedProblems: /is not (a function|iterable)/ });

const languages = [
  {
    language: 'de',
    sentence:
      'Auf dieser Seite ist etwas schiefgegangen. Ihre Termine sind davon nicht betroffen. Laden Sie die Seite neu, oder rufen Sie uns an.',
    reload: 'Seite neu laden',
    toHome: 'Zur Startseite',
    dashboardHeading: 'Meine Termine',
  },
  {
    language: 'en',
    sentence:
      'Something went wrong on this page. Your appointments are safe. Reload the page, or give us a call.',
    reload: 'Reload the page',
    toHome: 'Home page',
    dashboardHeading: 'My appointments',
  },
];

for (const { language, sentence, reload, toHome, dashboardHeading } of languages) {
  test(`a page that fails while it is drawn says so and shows ways out (${language})`, async ({
    page,
    registerPatient,
  }) => {
    await signIn(page, await registerPatient());
    // No server of this contract answers this: a list of appointments that is none.
    await page.route('**/api/appointments', (route) => route.fulfill({ json: {} }));
    await page.goto(`/${language}/dashboard`);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(main.getByText(sentence)).toBeVisible();
    await expect(main.getByRole('link', { name: /^\+49 / })).toHaveAttribute(
      'href',
      `tel:${practice.phone.replaceAll(' ', '')}`,
    );
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);

    await page.unroute('**/api/appointments');
    await main.getByRole('button', { name: reload }).click();
    await expect(main.getByRole('heading', { name: dashboardHeading })).toBeVisible();
  });

  test(`the way home leads out of a failed page (${language})`, async ({ page, registerPatient }) => {
    await signIn(page, await registerPatient());
    await page.route('**/api/appointments', (route) => route.fulfill({ json: {} }));
    await page.goto(`/${language}/dashboard`);
    await page.getByRole('main').getByRole('link', { name: toHome }).click();
    await expect(page).toHaveURL(`/${language}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
      'Unexpected Application Error!',
    );
  });
}
