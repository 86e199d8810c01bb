import { answerChat, box, launcher, messages, news, openChat, panel, say } from './chat-page.ts';
import { expect, expectNoAxeFindings, signIn, test } from './fixtures.ts';
import { holdMoments } from './moments.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const longWord = `https://praxis.example/${'a'.repeat(120)}`;

test('on a wide screen the panel stands beside the page, is drawn, fills the window, and closes by Escape', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await openChat(page, '/de/about');
  const size = async () => {
    const { width = 0, height = 0 } = (await panel(page).boundingBox()) ?? {};
    return [Math.round(width), Math.round(height)];
  };
  await expect(box(page)).toBeFocused();
  expect(await size()).toEqual([384, 600]);
  await expect(panel(page).getByText('eine künstliche Intelligenz (KI)')).toBeVisible();
  await expect(panel(page).getByText('Online')).toBeVisible();
  await expect(launcher(page)).toBeHidden();
  await expectNoAxeFindings(page);

  const handle = panel(page).getByRole('button', { name: /^Größe ändern/ });
  await handle.press('ArrowLeft');
  await handle.press('ArrowUp');
  await expect.poll(size).toEqual([416, 632]);
  await handle.hover({ position: { x: 4, y: 4 } });
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect.poll(size).toEqual([800, 810]);

  const expand = panel(page).getByRole('button', { name: 'Vollbild', exact: true });
  await expand.press('Enter');
  expect(await size()).toEqual([1440, 900]);
  await expect(panel(page).getByRole('button', { name: 'Vollbild verlassen' })).toBeFocused();
  expect(await panel(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  // Where the system chooses the colours, what is on looks unlike what is off.
  await page.emulateMedia({ forcedColors: 'active' });
  const colourOf = (name: string) =>
    panel(page)
      .getByRole('button', { name })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf('Antworten vorlesen')).not.toBe(await colourOf('Spracheingabe'));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();

  // Closing leaves full screen, and the page can be used beside the panel.
  await launcher(page).press('Enter');
  expect(await size()).toEqual([800, 810]);
  await page.getByRole('banner').getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL('/de');
  await expect(panel(page)).toBeVisible();
});

test('on a phone the button covers nothing, and the panel fills the screen until a page is opened', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const wideAnswer = [
    longWord,
    `- **${'b'.repeat(120)}**`,
    `| Tag | Zeit |\n| --- | --- |\n| ${'c'.repeat(120)} | 8 |`,
    `    ${'d'.repeat(120)}`,
  ].join('\n\n');
  const doctors = [{ id: 'weber', name: 'e'.repeat(120), specialization: 'Zahnerhaltung' }];
  await answerChat(
    page,
    { body: { message: wideAnswer, action: { type: 'show_doctors', doctors } } },
    {
      body: {
        message: 'Bitte sehr.',
        action: { type: 'navigate', page: '/team', highlightSelector: '#weber' },
      },
    },
  );
  await holdMoments(page);
  await page.goto('/de/booking');
  const bar = page.getByRole('navigation', { name: 'Notfall' }).getByRole('link', { name: 'Zahn-Notfall' });
  const button = await launcher(page).boundingBox();
  const link = await bar.boundingBox();
  expect(button?.x).toBeGreaterThanOrEqual((link?.x ?? 0) + (link?.width ?? 0));
  expect(button?.y).toBeGreaterThanOrEqual((link?.y ?? 0) - 1);

  await launcher(page).click();
  const filled = await panel(page).boundingBox();
  expect(filled).toEqual({ x: 0, y: 0, ...phone });
  await expect(panel(page).getByRole('heading', { name: 'Praxis-Assistent' })).toBeFocused();
  await expect(panel(page).getByRole('button', { name: 'Vollbild' })).toBeHidden();
  await expectNoAxeFindings(page);

  // What has no place to break is broken, and widens no other message.
  await say(page, longWord);
  await expect(messages(page).getByRole('table')).toBeVisible();
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ width, height: phone.height });
    const list = panel(page).getByRole('region', { name: 'Gespräch' });
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  // 400 % zoom: everything can be reached, nothing lies outside.
  await page.setViewportSize({ width: 320, height: 256 });
  await box(page).scrollIntoViewIfNeeded();
  await expect(box(page)).toBeInViewport();
  // Nothing lies upon it.
  await box(page).click({ trial: true });
  expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await panel(page).getByRole('button', { name: 'Chat schließen' }).click();
  await expect(launcher(page)).toBeFocused();

  await page.setViewportSize(phone);
  await launcher(page).click();
  await say(page, 'Wer behandelt?');
  await expect(page).toHaveURL('/de/team');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('#weber')).toHaveClass(/is-highlighted/);
  await expect(page.locator('#weber')).toBeFocused();
  await launcher(page).click();
  await expect(messages(page).getByText('Bitte sehr.')).toBeVisible();

  // The way back shows the page that it leads to.
  await page.goBack();
  await expect(page).toHaveURL('/de/booking');
  await expect(panel(page)).toBeHidden();
});

test('a conversation outlasts navigation, reload and log-in, is for nobody else, and can be deleted', async ({
  page,
  registerPatient,
}) => {
  await page.setViewportSize(wide);
  const asked = await answerChat(
    page,
    { body: { message: 'Wir haben **geöffnet**.' } },
    { body: { message: 'Gern geschehen.' } },
  );
  await openChat(page, '/de/services');
  await panel(page).getByRole('button', { name: 'Wann haben Sie geöffnet?' }).click();
  await expect(messages(page).getByText('Wir haben geöffnet.')).toBeVisible();
  // The pressed suggestion is gone; the focus is not.
  await expect(box(page)).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(messages(page).getByText('Wir haben geöffnet.')).toBeVisible();

  await signIn(page, await registerPatient());
  await page.reload();
  await expect(messages(page).getByText('Wir haben geöffnet.')).toBeVisible();
  await expect(news(page)).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Maria' })).toBeVisible();
  await say(page, 'Danke!');
  await expect(messages(page).getByText('Gern geschehen.')).toBeVisible();
  expect(asked.at(-1)).toEqual({
    message: 'Danke!',
    conversationId: asked[0]?.conversationId,
    conversationHistory: [
      { role: 'user', content: 'Wann haben Sie geöffnet?' },
      { role: 'assistant', content: 'Wir haben **geöffnet**.' },
    ],
  });

  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
  await expect(messages(page).getByText('Gern geschehen.')).toBeHidden();
  await expect(messages(page).filter({ hasText: 'Danke!' })).toHaveCount(0);
});

test('an answer is heard once, says that an AI can be wrong, and does no harm', async ({ page }) => {
  await page.setViewportSize(wide);
  const harmful = [
    '# Heute',
    '**Fett** und <img src=x onerror="document.title=1"> <script>document.title = 1</script>',
    '[Kontakt](/de/contact) [böse](javascript:alert(1)) ![Bild](https://tracker.example/x.png) ![](data:image/png;base64,AA)',
    '| Tag | Zeit |\n| --- | --- |\n| Mo | 8 |',
  ].join('\n\n');
  await answerChat(page, { body: { message: harmful } }, { body: { message: harmful } });
  await openChat(page);
  await say(page, 'Hallo');
  const answer = messages(page).filter({ hasText: 'Fett' }).first();
  await expect(answer.getByText('KI kann Fehler machen')).toBeVisible();
  await expect(answer.getByRole('table')).toBeVisible();
  await expect(answer.getByRole('heading')).toHaveCount(0);
  await expect(answer.locator('img, script')).toHaveCount(0);
  await expect(answer.getByText('böse')).not.toHaveAttribute('href');
  await expect(answer.getByRole('link', { name: 'Bild' })).toHaveAttribute(
    'href',
    'https://tracker.example/x.png',
  );
  await expect(page).not.toHaveTitle('1');
  await expect(news(page)).toHaveText(/^Heute\. Fett und .*Kontakt böse\. Tag, Zeit\. Mo, 8\.$/);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');

  // The same words again are news again.
  const first = await news(page).locator('span').elementHandle();
  await say(page, 'Noch einmal');
  await expect(messages(page).filter({ hasText: 'Fett' })).toHaveCount(2);
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expectNoAxeFindings(page);

  await answer.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/contact');
  await panel(page).getByRole('button', { name: 'Gespräch löschen' }).click();
  await expect(messages(page).filter({ hasText: 'Fett' })).toHaveCount(0);
  await expect(news(page)).toHaveText('Das Gespräch ist gelöscht.');
});
