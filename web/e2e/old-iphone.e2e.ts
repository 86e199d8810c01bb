import {
  acceptAndConfirm,
  confirmButton,
  logIn,
  main,
  news,
  policyBox,
  stepHeading,
  treatment,
} from './booking-page.ts';
import { expect, test } from './fixtures.ts';
import { makeOldIphone } from './old-iphone.ts';
import { openForm } from './registration-form.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ context }) => makeOldIphone(context));

test('an iPhone with iOS 16 shows every kind of page', async ({ page }) => {
  for (const path of [
    '/de/about',
    '/de/services#implantologie',
    '/de/contact',
    '/de/datenschutz',
    '/en/team',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const form = await openForm(page);
  await form.firstName.fill('Maria');
  await expect(form.firstName).toHaveValue('Maria');
});

test('on an iPhone with iOS 16 a patient books, logs in on the way and sees the appointment', async ({
  page,
  registerPatient,
}) => {
  const patient = await registerPatient();
  await page.goto('/de');
  await main(page).getByRole('link', { name: 'Termin buchen' }).first().tap();
  await treatment(page, /^Wurzelbehandlung/).tap();
  await expect(stepHeading(page, 'Zu wem möchten Sie?')).toBeFocused();
  await main(page)
    .getByRole('button', { name: /^frühestens/ })
    .last()
    .tap();
  await page.getByRole('radio').last().check();
  await acceptAndConfirm(page);
  await logIn(page, patient);
  await expect(policyBox(page)).toBeChecked();
  await confirmButton(page).tap();
  await page.waitForURL('/de/dashboard');
  await expect(news(page, 'Ihr Termin ist gebucht')).toBeVisible();
});

test.describe('what is newer than that iPhone', () => {
  test.use({ expectedProblems: /^console error: URLSearchParams\.size is newer/ });

  test('is missed there, also by who reads a property that is not there', async ({ page }) => {
    await page.goto('/de');
    await expect(page.evaluate(() => URL.parse('https://praxis.example'))).rejects.toThrow(
      'URL.parse is not a function',
    );
    const present = await page.evaluate(() => ({
      withResolvers: 'withResolvers' in Promise,
      groupBy: 'groupBy' in Object,
      union: 'union' in Set.prototype,
      showPopover: 'showPopover' in HTMLElement.prototype,
      iterator: 'Iterator' in window,
      size: 'size' in URLSearchParams.prototype,
      toSorted: 'toSorted' in Array.prototype,
      structuredClone: 'structuredClone' in window,
    }));
    expect(Object.entries(present).flatMap(([name, isThere]) => (isThere ? [name] : []))).toEqual([
      'toSorted',
      'structuredClone',
    ]);
    expect(await page.evaluate(() => new URLSearchParams('a=1').size)).toBeUndefined();
  });
});
