import type { Page } from '@playwright/test';
import { consolePath } from '../console/shell/console-paths.ts';
import { prerenderedPaths } from '../site/paths.ts';
import { expect, expectComplete, signIn, test } from './fixtures.ts';
import { createPerson } from './patients.ts';
import { addPatient, enterConsole, proveOwner } from './staff.ts';
import { bookByLoggingIn, chat, contact, logOut, moveAndCancel, register } from './visitor-journey.ts';

// A browser that translates a page puts its texts into `<font>` elements and throws the page's own text nodes away. A
// test fails by itself if a script fails.

/** Runs in the browser: replaces all text nodes, those that come later too, as Google Translate does. */
function translate(): void {
  const untouched = 'script, style, textarea, title, noscript, font';
  const replace = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(untouched))
      return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) replace(text);
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) replaceIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** From now on every page is translated as soon as it runs. */
function translatePages(page: Page): void {
  for (const method of ['goto', 'reload'] as const) {
    const open = page[method].bind(page) as (...args: unknown[]) => Promise<null>;
    Reflect.set(page, method, async (...args: unknown[]) => {
      const answer = await open(...args);
      await page.evaluate(translate);
      return answer;
    });
  }
}

/** Texts that stand beside something else in their element: React could not insert or remove anything beside them. */
function findSharedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What the assistant says is written once; the texts of legal pages never change.
    const fixed = '.prose, [role=dialog] ol, script, style, svg';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (parent === null || parent.closest(fixed)) continue;
      // A blank behind an element, which translators leave alone.
      if (text.textContent?.trim() === '' && text.previousSibling instanceof Element) continue;
      const others = [...parent.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
      if (others.length > 1) found.push(`${parent.outerHTML.slice(0, 200)}`);
    }
    return found;
  });
}

test('every text of every page is the only child of its element', async ({
  page,
  context,
  server,
  expectAnswer,
  registerPatient,
}) => {
  test.slow();
  expectAnswer('GET /de/404 404');
  const shared: Record<string, string[]> = {};
  const look = async (path: string) => {
    await page.goto(path);
    await expectComplete(page);
    const found = await findSharedTexts(page);
    if (found.length > 0) shared[path] = found;
  };
  for (const path of prerenderedPaths().filter((each) => each.startsWith('/de'))) await look(path);
  await signIn(page, await registerPatient());
  for (const path of ['/de/dashboard', '/de/dashboard?view=data']) await look(path);
  await enterConsole(context, server, await proveOwner(server));
  await addPatient(server, { firstName: 'Can', lastName: 'Demir', dateOfBirth: '1990-07-19' });
  for (const name of ['day', 'patients', 'planning', 'messages', 'team', 'audit', 'settings'] as const)
    await look(consolePath('de', name));
  expect(shared).toEqual({});
});

test('a visitor writes, registers, books, moves, cancels and chats on translated pages', async ({
  page,
  readCode,
}) => {
  test.slow();
  translatePages(page);
  const person = createPerson();
  await contact(page);
  await register(page, person, readCode);
  await logOut(page);
  await bookByLoggingIn(page, { ...person, token: '' });
  await moveAndCancel(page);
  await chat(page);
});

test('the desk books, cancels, takes back, saves settings and locks on translated pages', async ({
  page,
  context,
  server,
}) => {
  translatePages(page);
  const owner = await proveOwner(server);
  await enterConsole(context, server, owner);
  await addPatient(server, { firstName: 'Johanna', lastName: 'Brinkmann', dateOfBirth: '1961-04-02' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de/praxis');
  const card = page.getByRole('grid').getByRole('button', { name: 'Johanna Brinkmann' });
  await page.getByRole('button', { name: '10:00, Dr. Katharina Weber, frei', exact: true }).click();
  await page.getByRole('combobox', { name: 'Wer?' }).fill('Brinkman');
  await page.getByRole('option', { name: /Johanna Brinkmann/ }).click();
  await page.getByRole('combobox', { name: 'Behandlung' }).fill('kontr');
  await page.getByRole('option', { name: /Kontrolluntersuchung/ }).click();
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(card).toContainText('10:00');
  await card.click();
  await page.getByRole('button', { name: 'Absagen …' }).click();
  await page.getByRole('button', { name: 'Termin absagen' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card).toContainText('10:00');

  await page.getByRole('link', { name: 'Patienten' }).click();
  await page.getByRole('searchbox').fill('Brinkmann');
  await page.getByRole('link', { name: /Johanna Brinkmann/ }).click();
  await expect(page.getByRole('heading', { name: /Johanna Brinkmann/ })).toBeVisible();
  for (const name of ['Planung', 'Nachrichten', 'Team', 'Protokoll', 'Einstellungen'])
    await page.getByRole('link', { name }).click();
  const terms = page.getByRole('region', { name: 'Regeln der Online-Buchung' });
  await terms.getByLabel('Wie weit im Voraus').selectOption('6 Monate');
  await terms.getByRole('button', { name: 'Speichern' }).click();
  await expect(terms.getByText(/^Gespeichert/)).toBeVisible();
  await terms.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('button', { name: 'Sperren oder wechseln' }).click();
  await expect(page.getByRole('dialog', { name: 'Gesperrt' })).toBeVisible();
});
