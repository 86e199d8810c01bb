import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { ServerProcess } from './server-process.ts';
import { addPatient, bookForPatient, enterConsole, findOwner } from './staff.ts';

// What a task at the counter costs, on Wednesday, 25 November 2026, 9:00. An action is a click, a key or chord, or a
// word that is typed. The seconds are those of the keystroke-level model (Card, Moran and Newell 1980), which tells what
// practised hands take, and does not depend on the machine: to think, to point, to press, to go to the other device.

const today = '2026-11-25';
const weber = 'Dr. Katharina Weber';
const yilmaz = 'Dr. Emre Yılmaz';
const hoffmann = 'Dr. Lena Hoffmann';

const gap = (page: Page, time: string, doctor: string) =>
  page.getByRole('button', { name: `${time}, ${doctor}, frei`, exact: true });
const card = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('combobox', { name });
const submit = (page: Page) => page.getByRole('button', { name: 'Eintragen', exact: true });

/** Eight people have appointments with this dentist today, and can be reached by phone. */
async function fillDay(server: ServerProcess, doctorId: string): Promise<void> {
  const names = 'Anna Bruno Clara David Emma Fritz Gerda Hanna'.split(' ');
  for (const [index, firstName] of names.entries()) {
    const person = { firstName, lastName: 'Krank', dateOfBirth: '1970-01-01', email: 'krank@example.org' };
    const patientId = await addPatient(server, person);
    const time = `${14 + Math.floor(index / 2)}:${index % 2 ? '30' : '00'}`;
    await bookForPatient(server, { patientId, doctorId, date: today, time, minutes: 25 });
  }
}

const takesSeconds = { thought: 1.35, pointing: 1.1, click: 0.2, key: 0.28, otherDevice: 0.4 };

/** Hands that count what they do, and how long that takes. */
function createHands(page: Page) {
  let actions = 0;
  let seconds = 0;
  let isAtMouse: boolean | undefined;
  const begin = (device: 'mouse' | 'keyboard') => {
    const toMouse = device === 'mouse';
    seconds += takesSeconds.thought + (isAtMouse === !toMouse ? takesSeconds.otherDevice : 0);
    isAtMouse = toMouse;
  };
  const hit = (keys: number) => {
    seconds += keys * takesSeconds.key;
  };
  return {
    click: async (target: Locator) => {
      actions += 1;
      begin('mouse');
      seconds += takesSeconds.pointing + takesSeconds.click;
      await target.click();
    },
    drag: async (from: Locator, to: Locator) => {
      actions += 1;
      begin('mouse');
      seconds += 2 * takesSeconds.pointing + takesSeconds.click;
      const corner = { x: 40, y: 4 };
      await from.dragTo(to, { sourcePosition: corner, targetPosition: corner });
    },
    press: async (...chords: string[]) => {
      actions += chords.length;
      begin('keyboard');
      hit(chords.join('+').split('+').length);
      for (const chord of chords) await page.keyboard.press(chord);
    },
    /** Goes on by one key until a control has the focus. */
    reach: async (target: Locator, chord: 'Tab' | 'Shift+Tab') => {
      const isReached = () => target.evaluate((element) => element === document.activeElement);
      begin('keyboard');
      do {
        actions += 1;
        hit(chord.split('+').length);
        await page.keyboard.press(chord);
      } while (!(await isReached()));
    },
    type: async (words: string) => {
      actions += words.split(' ').length;
      begin('keyboard');
      hit(words.length);
      await page.keyboard.type(words);
    },
    /** What it took since the last time. */
    count: () => {
      const counted = { actions, seconds: Math.round(seconds) };
      actions = 0;
      seconds = 0;
      return counted;
    },
  };
}

test('by mouse: known patient 6 actions and 17 seconds, new 11 and 33, move 1 to 3 and 4 to 8, arrived 1 and 3, dentist ill 6 and 16', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  const ottilie = { firstName: 'Ottilie', lastName: 'Brinker', dateOfBirth: '1961-04-02' };
  await addPatient(server, ottilie);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de/praxis');
  const { click, drag, type, count } = createHands(page);

  // On the phone: at a time that is named, and at the next that is free.
  await click(gap(page, '10:00', weber));
  await type('bri');
  await click(page.getByRole('option', { name: /Ottilie Brinker/ }));
  await type('kon');
  await click(page.getByRole('option', { name: /Kontrolluntersuchung/ }));
  await click(submit(page));
  await expect(card(page, 'Ottilie Brinker')).toContainText('10:00');
  expect(count()).toEqual({ actions: 6, seconds: 17 });

  await click(page.getByRole('button', { name: 'Termin eintragen' }));
  await type('mohn, timo');
  await click(page.getByRole('option', { name: /neu anlegen/ }));
  await type('12031985');
  await click(page.getByRole('textbox', { name: 'Telefon' }));
  await type('02214710299');
  await click(field(page, 'Behandlung'));
  await type('kon');
  await click(page.getByRole('option', { name: /Kontrolluntersuchung/ }));
  await expect(page.getByRole('button', { pressed: true, name: /^Mi, 25\. Nov\./ })).toBeVisible();
  await click(submit(page));
  await expect(card(page, 'Timo Mohn')).toBeVisible();
  expect(count()).toEqual({ actions: 11, seconds: 33 });

  // Four ways to move, three of them by mouse.
  await drag(card(page, 'Ottilie Brinker'), gap(page, '11:00', yilmaz));
  await expect(card(page, 'Ottilie Brinker')).toContainText('11:00');
  expect(count()).toEqual({ actions: 1, seconds: 4 });
  await click(card(page, 'Ottilie Brinker'));
  await click(page.getByRole('button', { name: 'Im Plan verschieben' }));
  await click(gap(page, '13:00', yilmaz));
  await expect(card(page, 'Ottilie Brinker')).not.toContainText('11:00');
  expect(count()).toEqual({ actions: 3, seconds: 8 });
  // A click at the place of the last one counts as the second half of a double click for 600 ms.
  await page.waitForTimeout(650);
  await click(card(page, 'Ottilie Brinker'));
  await click(page.getByRole('button', { name: 'Verschieben …' }));
  const next = page.getByRole('button', { name: /^Mi, 25\. Nov\., \d\d:\d\d Uhr, Dr\. Emre/ });
  await click(next.first());
  await expect(card(page, 'Ottilie Brinker')).toBeFocused();
  expect(count()).toEqual({ actions: 3, seconds: 8 });

  // The panel of the appointment is open, as when the phone rang because of it.
  await click(card(page, 'Ottilie Brinker'));
  count();
  await click(page.getByRole('button', { name: 'Ist da' }));
  await expect(card(page, 'Ottilie Brinker')).toContainText('gerade gekommen');
  expect(count()).toEqual({ actions: 1, seconds: 3 });

  await fillDay(server, 'hoffmann');
  await click(page.getByRole('link', { name: 'Ausfall melden' }));
  await click(page.getByRole('radio', { name: hoffmann }));
  await click(page.getByRole('button', { name: 'Eintragen und 8 Termine regeln' }));
  await click(page.getByRole('button', { name: 'Nächste freie Zeit' }));
  await click(page.getByRole('button', { name: 'Nachrichten ansehen' }));
  await click(page.getByRole('button', { name: /^Ausführen und/ }));
  await expect(page.getByText('8 verschoben')).toBeVisible();
  expect(count()).toEqual({ actions: 6, seconds: 16 });
});

test('by keyboard alone: known patient 6 actions and 10 seconds, new 14 and 26, move 4 and 3, arrived 1 and 2, dentist ill 45 and 30 at most', async ({
  page,
  server,
  context,
}) => {
  await enterConsole(context, server, await findOwner(server));
  await addPatient(server, { firstName: 'Can', lastName: 'Zeydan', dateOfBirth: '1990-07-19' });
  await page.goto('/de/praxis');
  const { press, reach, type, count } = createHands(page);
  const focused = page.locator('[role=grid] :focus');

  // In the grid, where work goes on all day.
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Termin eintragen' }).press('Tab');
  await expect(focused).toHaveCount(1);
  await press('Enter');
  await expect(field(page, 'Wer?')).toBeFocused();
  await type('zey');
  await press('Enter');
  await expect(field(page, 'Behandlung')).toBeFocused();
  await type('kon');
  await press('Enter', 'Enter');
  await expect(card(page, 'Can Zeydan')).toContainText('09:00');
  expect(count()).toEqual({ actions: 6, seconds: 10 });

  // Back in the grid, on the new appointment.
  await expect(card(page, 'Can Zeydan')).toBeFocused();
  await press('Alt+v', 'ArrowRight', 'Shift+ArrowDown', 'Enter');
  await expect(card(page, 'Can Zeydan')).toContainText('09:30');
  expect(count()).toEqual({ actions: 4, seconds: 3 });
  await expect(card(page, 'Can Zeydan')).toBeFocused();
  await press('Alt+a');
  await expect(card(page, 'Can Zeydan')).toContainText('gerade gekommen');
  expect(count()).toEqual({ actions: 1, seconds: 2 });

  await press('Alt+b');
  await expect(field(page, 'Wer?')).toBeFocused();
  // Nobody whom another test on this server has added.
  await type('zupan, vesna');
  await press('Enter');
  await expect(page.getByLabel('Geburtsdatum')).toBeFocused();
  await type('12031985');
  // Past the calendar that the browser offers.
  await press('Tab', 'Tab');
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toBeFocused();
  await type('02214710298');
  await press('Tab', 'Tab', 'Tab');
  await expect(field(page, 'Behandlung')).toBeFocused();
  await type('kon');
  await press('Enter');
  await expect(page.getByRole('button', { pressed: true, name: /^Mi, 25\. Nov\./ })).toBeVisible();
  await press('Enter');
  await expect(card(page, 'Vesna Zupan')).toBeVisible();
  await expect(focused).toHaveCount(1);
  expect(count()).toEqual({ actions: 14, seconds: 26 });

  await fillDay(server, 'hoffmann');
  await reach(page.getByRole('link', { name: 'Ausfall melden' }), 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Abwesenheit eintragen' })).toBeFocused();
  const radios = page.getByRole('group', { name: 'Wer ist nicht da?' }).getByRole('radio');
  await reach(radios.first(), 'Tab');
  await press('ArrowDown', 'ArrowDown');
  await expect(page.getByRole('radio', { name: hoffmann })).toBeChecked();
  const save = page.getByRole('button', { name: 'Eintragen und 8 Termine regeln' });
  await expect(save).toBeVisible();
  // Enter sends the form from any of its fields.
  await press('Enter');
  await expect(page.getByRole('heading', { name: `${hoffmann} ist nicht da` })).toBeFocused();
  await reach(page.getByRole('button', { name: 'Nächste freie Zeit' }), 'Tab');
  await press('Enter');
  await expect(page.getByText('8 verschieben')).toBeVisible();
  await reach(page.getByRole('button', { name: 'Nachrichten ansehen' }), 'Tab');
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'So geht es hinaus' })).toBeVisible();
  await reach(page.getByRole('button', { name: /^Ausführen und/ }), 'Tab');
  await press('Enter');
  await expect(page.getByText('8 verschoben')).toBeVisible();
  const ill = count();
  expect(ill.actions).toBeLessThanOrEqual(45);
  expect(ill.seconds).toBeLessThanOrEqual(30);
});
