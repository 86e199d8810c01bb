import type { Locator, Page } from '@playwright/test';
import { confirmButton, main, policyBox, successHeading, treatment } from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { humanCheck, readSum } from './human-check.ts';
import { endMoments, holdMoments } from './moments.ts';
import { createPerson } from './patients.ts';

// The clock starts at Wednesday 2026-11-25, 09:00.

test('a signed-in patient needs five taps and no field from the home page', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await holdMoments(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de');
  await count(page);
  await page.getByRole('banner').getByRole('link', { name: 'Termin buchen' }).click();
  await treatment(page, /Beratungstermin/).click();
  await page
    .getByRole('button', { name: /^frühestens Mi, 25\. Nov\., \d\d:\d\d bei Dr\. Lena Hoffmann$/ })
    .click();
  await expect(
    page
      .getByRole('group', { name: 'Freie Zeiten am Mittwoch, 25. November 2026' })
      .getByRole('radio')
      .first(),
  ).toBeChecked();
  await policyBox(page).click();
  await confirmButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(await counted(page)).toEqual({ taps: 5, fields: [] });
  await endMoments(page);
  await page.waitForURL('/de/dashboard');
});

test('a new patient needs nine taps, and eight fields besides the two codes, from the home page', async ({
  page,
  readCode,
}) => {
  const person = createPerson();
  await page.setViewportSize({ width: 390, height: 844 });
  await holdMoments(page);
  await page.goto('/de');
  await count(page);
  await page.getByRole('banner').getByRole('link', { name: 'Termin buchen' }).click();
  await treatment(page, /Beratungstermin/).click();
  await page
    .getByRole('list', { name: 'Ärztinnen und Ärzte' })
    .getByRole('button', { name: /^frühestens/ })
    .first()
    .click();
  await policyBox(page).click();
  await main(page).getByRole('link', { name: 'Noch kein Konto? Jetzt registrieren' }).click();

  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  await field('Vorname').click();
  await typeOn(page, field('Vorname'), person.firstName);
  await typeOn(page, field('Nachname'), person.lastName);
  await typeOn(page, field(/^E-Mail/), person.email);
  await expect(field('Code aus der E-Mail')).toBeFocused();
  await page.keyboard.type(await readCode(person.email));
  await typeOn(page, field('Telefonnummer'), person.phone);
  await expect(field('Code aus dem Anruf')).toBeFocused();
  await page.keyboard.type(await readCode(person.phone));
  await typeOn(page, field(/^Passwort(?! wiederholen)/), person.password);
  await typeOn(page, field('Passwort wiederholen'), person.password);
  await typeOn(page, humanCheck(page), String(await readSum(page)));
  const privacy = page.getByRole('checkbox', { name: /Datenschutzerklärung/ });
  await expect(privacy).toBeFocused();
  await privacy.click();
  await main(page).getByRole('button', { name: 'Registrieren' }).click();

  await expect(policyBox(page)).toBeChecked();
  await confirmButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  const fields = ['firstName', 'lastName', 'email', 'phone', 'password', 'passwordRepeat', 'sum', 'privacy'];
  expect(await counted(page)).toEqual({ taps: 9, fields });
  await endMoments(page);
  await page.waitForURL('/de/dashboard');
});

/** Types into the field that has the focus, and presses Enter: whoever types goes on without a tap. */
async function typeOn(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/**
 * Counts from now on, on this page and those it leads to. A tap is a finger on the page. Enter, the key of the phone's
 * keyboard, is none: it is pressed where one types. A field is what a person fills in, but for the codes.
 */
async function count(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = (kind: string, entry: string) => {
      const noted: string[] = JSON.parse(sessionStorage.getItem(kind) ?? '[]');
      sessionStorage.setItem(kind, JSON.stringify([...noted, entry]));
    };
    // A label's click repeats itself on its control, without a pointer.
    addEventListener('click', ({ detail }) => detail > 0 && note('taps', 'tap'));
    addEventListener('input', ({ target }) => {
      const isField = target instanceof HTMLInputElement && target.form !== null;
      if (isField && target.autocomplete !== 'one-time-code') note('fields', target.name);
    });
  });
}

async function counted(page: Page): Promise<{ taps: number; fields: string[] }> {
  const [taps, fields] = await page.evaluate(
    (kinds) => kinds.map((kind): string[] => JSON.parse(sessionStorage.getItem(kind) ?? '[]')),
    ['taps', 'fields'],
  );
  return { taps: taps?.length ?? 0, fields: [...new Set(fields)] };
}
