import { confirmButton, main, policyBox, slot, successHeading } from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { button, fillIn, words } from './guest-booking.ts';
import { createPerson } from './patients.ts';

// The clock starts at Wednesday 2026-11-25, 09:00.

test('a patient in pain books the earliest time from step 1, with a note to the practice', async ({
  page,
  registerPatient,
}) => {
  await signIn(page, await registerPatient());
  await page.goto('/de/booking');
  const pain = main(page).getByRole('region', { name: 'Haben Sie Schmerzen?' });
  await pain.getByRole('button', { name: /^Frühester Termin: (Mi, 25|Do, 26)\. Nov\., \d\d:\d\d$/ }).click();
  await expect(slot(page, page.url().match(/time=(\d\d:\d\d)/)?.[1] ?? '')).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Ich habe Schmerzen' })).toBeChecked();
  const note = page.getByRole('textbox', { name: 'Was sollen wir wissen?' });
  await note.fill('Backenzahn unten links');
  await page.reload();
  await expect(note).toHaveValue('Backenzahn unten links');
  await policyBox(page).check();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/appointments$/.test(request.url()),
  );
  await confirmButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    ...{ doctorId: 'any', treatmentType: 'Kontrolluntersuchung' },
    ...{ note: 'Backenzahn unten links', pain: true },
  });
  await expect(successHeading(page)).toBeVisible();
});

test('a guest in pain reads in the form and in the confirmation that the practice is told', async ({
  page,
  readCode,
}) => {
  await page.goto('/de/booking');
  await main(page)
    .getByRole('region', { name: 'Haben Sie Schmerzen?' })
    .getByRole('button', { name: /^Frühester Termin/ })
    .click();
  await policyBox(page).check();
  await main(page).getByRole('link', { name: words.de.asGuest }).click();
  await expect(main(page).getByText('Dass Sie Schmerzen haben, sagen wir der Praxis')).toBeVisible();
  await fillIn(page, 'de', createPerson(), readCode);
  await button(page, words.de.confirm).click();
  await expect(main(page).getByRole('heading', { level: 1, name: words.de.booked })).toBeVisible();
  await expect(main(page).getByText('Die Praxis weiß, dass Sie Schmerzen haben')).toBeVisible();
});
