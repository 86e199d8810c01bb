import type { Page } from '@playwright/test';
import {
  confirmButton,
  continueButton,
  day,
  doctor,
  main,
  policyBox,
  slot,
  treatment,
} from './booking-page.ts';
import { expect, signIn, test } from './fixtures.ts';
import { endMoments, holdMoments } from './moments.ts';

// The whole booking as somebody hears it who does not see it: what is read out by itself, where the focus goes,
// and what there is to find on the way. Whoever changes the script listens to it first.

test('the booking as a screen reader hears it', async ({ page, registerPatient }) => {
  await signIn(page, await registerPatient());
  await holdMoments(page);
  await page.goto('/de/booking');
  const heard = await startListening(page);

  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "Termin buchen" [level=1]
      - list "Schritte der Buchung":
        - /children: equal
        - listitem: 1. Behandlung
        - listitem: 2. Ärztin oder Arzt
        - listitem: 3. Datum
        - listitem: 4. Uhrzeit
      - 'heading "Schritt 1 von 4: Worum geht es?" [level=2]'
      - paragraph:
        - text: "Starke Schmerzen, eine Schwellung oder ein Unfall? Warten Sie nicht auf einen Termin, rufen Sie an, rund um die Uhr:"
        - link "+49 221 4710112"
      - region "Haben Sie Schmerzen?":
        - heading "Haben Sie Schmerzen?" [level=3]
        - button /^Frühester Termin/
      - list "Behandlungen":
        - listitem:
          - button "Kontrolluntersuchung 30 Min."
          - paragraph: Wir untersuchen Zähne, Zahnfleisch und Mundschleimhaut und besprechen, was wir sehen.
        - listitem:
          - button "Nicht sicher? Lassen Sie sich beraten! Beratungstermin 30 Min."
      - status
  `);
  await treatment(page, /^Kontrolluntersuchung/).click();
  await expect(doctor(page, 'Dr. Emre Yılmaz')).toBeVisible();
  await heard.expect(['Schritt 2 von 4: Zu wem möchten Sie?']);

  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "Termin buchen" [level=1]
      - list "Schritte der Buchung":
        - /children: equal
        - listitem:
          - link "Behandlung (erledigt)"
        - listitem: 2. Ärztin oder Arzt
        - listitem: 3. Datum
        - listitem: 4. Uhrzeit
      - region "Ihre Auswahl":
        - heading "Ihre Auswahl" [level=2]
        - term: Behandlung
        - definition:
          - 'link "Ändern: Kontrolluntersuchung · 30 Min."'
      - 'heading "Schritt 2 von 4: Zu wem möchten Sie?" [level=2]'
      - list "Ärztinnen und Ärzte":
        - listitem:
          - button "Egal, bei wem"
          - text: Wer zu Ihrer Wunschzeit frei ist.
          - button /^frühestens Mi, 25\\. Nov\\., \\d\\d:\\d\\d$/
        - listitem:
          - button "Dr. Katharina Weber"
          - text: Prothetik und Zahnerhaltung
          - button /^frühestens \\w\\w, \\d+\\. (Nov|Dez)\\., \\d\\d:\\d\\d bei Dr\\. Katharina Weber$/
      - link "Zurück"
      - status
  `);
  await doctor(page, 'Dr. Emre Yılmaz').click();
  await expect(day(page, /30\. November 2026, \d+ Zeiten frei/)).toBeVisible();
  await heard.expect(['Schritt 3 von 4: Welcher Tag passt Ihnen?']);

  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "Termin buchen" [level=1]
      - list "Schritte der Buchung"
      - region "Ihre Auswahl":
        - term: Behandlung
        - definition:
          - 'link "Ändern: Kontrolluntersuchung · 30 Min."'
        - term: Bei
        - definition:
          - 'link "Ändern: Dr. Emre Yılmaz"'
      - 'heading "Schritt 3 von 4: Welcher Tag passt Ihnen?" [level=2]'
      - group: Nur bestimmte Zeiten
      - group "Datum wählen":
        - /children: equal
        - button "Voriger Monat" [disabled]
        - heading "November 2026" [level=3]
        - button "Nächster Monat"
        - grid "November 2026":
          - rowgroup:
            - row "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"
          - rowgroup:
            - /children: equal
            - row:
              - gridcell:
                - button /^Heute, Mittwoch, 25\\. November 2026, \\d+ Zeiten frei$/
              - gridcell:
                - button /^Donnerstag, 26\\. November 2026, \\d+ Zeiten frei$/
              - gridcell:
                - button /^Freitag, 27\\. November 2026, \\d+ Zeiten frei$/
              - gridcell:
                - button "Samstag, 28. November 2026, geschlossen"
              - gridcell:
                - button "Sonntag, 29. November 2026, geschlossen"
            - row:
              - gridcell:
                - button /^Montag, 30\\. November 2026, \\d+ Zeiten frei$/
              - gridcell:
                - button /^Dienstag, 1\\. Dezember 2026, \\d+ Zeiten frei$/
        - status
      - paragraph: Ausgewähltes Datum Noch keines
      - button /^frühestens/
      - status
      - paragraph: Bitte wählen Sie ein Datum
      - link "Zurück"
      - button "Überprüfen & Weiter" [disabled]
      - status
  `);
  await day(page, / 29\. November 2026/).click();
  await expect(page.getByRole('button', { name: /^Nächster freier Tag/ })).toBeVisible();
  await heard.expect([
    'Sonntag, 29. November 2026, geschlossen',
    'Nächster freier Tag: Montag, 30. November 2026',
  ]);
  await expect(continueButton(page)).toHaveAccessibleDescription('An diesem Tag ist die Praxis geschlossen.');
  await page.getByRole('button', { name: 'Nächster Monat' }).click();
  await heard.expect(['Dezember 2026']);
  await day(page, / 16\. Dezember 2026/).click();
  await expect(slot(page, '08:00')).toBeVisible();
  await heard.expect([/^Mittwoch, 16\. Dezember 2026, \d+ Zeiten frei$/]);

  await continueButton(page).click();
  await heard.expect(['Schritt 4 von 4: Welche Uhrzeit passt Ihnen?']);
  await slot(page, '08:30').check();
  await heard.expect([
    '08:30 Uhr gewählt. Weiter unten: die Stornierungsbedingungen und „Termin bestätigen“.',
  ]);

  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "Termin buchen" [level=1]
      - list "Schritte der Buchung":
        - listitem:
          - link "Datum (erledigt)"
        - listitem: 4. Uhrzeit
      - region "Ihre Auswahl":
        - term: Datum
        - definition:
          - 'link "Ändern: Mittwoch, 16. Dezember 2026"'
        - term: Uhrzeit
        - definition: 08:30 Uhr
      - 'heading "Schritt 4 von 4: Welche Uhrzeit passt Ihnen?" [level=2]'
      - group: Nur bestimmte Zeiten
      - group "Datum wählen":
        - grid "Dezember 2026":
          - rowgroup:
            - row:
              - gridcell [selected]:
                - button /^Mittwoch, 16\\. Dezember 2026, ausgewählt, \\d+ Zeiten frei$/
      - paragraph: Ausgewähltes Datum Mittwoch, 16. Dezember 2026
      - status
      - group "Freie Zeiten am Mittwoch, 16. Dezember 2026":
        - group "Vormittag":
          - paragraph: Vormittag
          - radio "08:00 Uhr"
          - radio "08:30 Uhr" [checked]
        - group "Nachmittag":
          - paragraph: Nachmittag
          - radio "13:00 Uhr"
      - paragraph: Alle Zeiten sind Ortszeit in Köln.
      - status: /^08:30 Uhr gewählt/
      - checkbox "Ich habe Schmerzen"
      - text: Ich habe Schmerzen Was sollen wir wissen?
      - paragraph: Freiwillig, höchstens 300 Zeichen. Nur die Praxis liest das.
      - textbox "Was sollen wir wissen?"
      - region "Stornierungsbedingungen":
        - heading "Stornierungsbedingungen" [level=3]
        - checkbox "Ich nehme den Termin wahr oder sage ihn mindestens 24 Stunden vorher ab; ist es dafür zu spät, so früh wie möglich."
        - paragraph: Wer ohne Absage nicht erscheint, zahlt eine Ausfallgebühr von 50 €.
      - checkbox "Erinnern Sie mich vorher per E-Mail, auch an spätere Termine"
      - text: Erinnern Sie mich vorher per E-Mail, auch an spätere Termine
      - paragraph: Freiwillig; unter „Meine Termine“ nehmen Sie es jederzeit zurück.
      - status
      - paragraph:
        - link "Bitte akzeptieren Sie die Stornierungsbedingungen"
      - link "Zurück"
      - button "Termin bestätigen" [disabled]
      - status
  `);
  await policyBox(page).check();
  await confirmButton(page).click();
  await heard.expect([
    'Termin erfolgreich gebucht!',
    'Sie erhalten eine Bestätigungs-Email mit allen Details. Weiterleitung zum Dashboard...',
  ]);

  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "Termin erfolgreich gebucht!" [level=1]
      - term: Wann
      - definition: Mittwoch, 16. Dezember 2026, 08:30 Uhr
      - term: Was
      - definition: Kontrolluntersuchung 30 Min.
      - term: Bei wem
      - definition: Dr. Emre Yılmaz
      - term: Wo
      - definition:
        - link "Weg zur Praxis"
      - term: Mitbringen
      - definition: /Versichertenkarte/
      - term: Zum ersten Besuch
      - definition: /zehn Minuten früher/
      - button "In den Kalender"
      - alert
      - link "Meine Termine"
      - link "Noch einen Termin buchen"
      - status:
        - paragraph: Sie erhalten eine Bestätigungs-Email mit allen Details.
        - paragraph: Weiterleitung zum Dashboard...
  `);
  await endMoments(page);
  await page.waitForURL('/de/dashboard');
  await heard.expect([
    'Meine Termine',
    /^Ihr Termin ist gebucht Mittwoch, 16\. Dezember 2026, 08:30 Uhr .*In den Kalender/,
  ]);
});

/** What is read out by itself: headings that get the focus, and whatever appears in a live region. */
async function startListening(page: Page) {
  const lines: string[] = [];
  await page.exposeFunction('hear', (line: string) => lines.push(line));
  await page.evaluate(() => {
    const hear: unknown = Reflect.get(window, 'hear');
    const say = (text: string) => {
      if (typeof hear === 'function' && text !== '') void hear(text);
    };
    // Blocks are read with a pause between them; what only others see is not read.
    const textOf = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (!(node instanceof Element)) return node.textContent ?? '';
          if (node.getAttribute('aria-hidden') === 'true') return '';
          return getComputedStyle(node).display.startsWith('inline') ? textOf(node) : ` ${textOf(node)} `;
        })
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim();
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) say(textOf(target));
    });
    const live = '[role=status], [role=alert], [aria-live=polite]';
    const told = new WeakMap<Element, string>();
    for (const region of document.querySelectorAll(live)) told.set(region, textOf(region));
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = textOf(region);
        // A region that comes with its text is read out too, unless it comes with the page.
        if (told.has(region) && told.get(region) !== text) say(text);
        told.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return {
    /** Exactly this was heard since the last time, but for what is being loaded, and in any order. */
    expect: async (script: (string | RegExp)[]) => {
      const heard = () => lines.filter((line) => !/ geladen …$| gesucht …$/.test(line));
      await expect
        .poll(() => heard().length, { message: script.join(' | ') })
        .toBeGreaterThanOrEqual(script.length);
      const expected = script.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line)));
      expect(heard()).toHaveLength(script.length);
      expect(heard()).toEqual(expect.arrayContaining(expected));
      lines.length = 0;
    },
  };
}
