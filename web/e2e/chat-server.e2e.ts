import { news, openChat, panel, say } from './chat-page.ts';
import { expect, test } from './fixtures.ts';
import { holdMoments } from './moments.ts';

test('with the real assistant and voice: it opens and marks a page, speaks English, warns twice and locks', async ({
  page,
  expectAnswer,
}) => {
  expectAnswer('POST /api/chatbot 429');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(notePlayedSounds);
  await holdMoments(page);
  await openChat(page);
  const spoken = page.waitForResponse('**/api/chatbot/tts');
  await say(page, 'Öffne bitte die Kontaktseite mit den Öffnungszeiten');
  await expect(page).toHaveURL('/de/contact');
  await expect(page.locator('#hours')).toHaveClass(/is-highlighted/);
  // The server's voice comes as sound that the browser plays.
  expect([(await spoken).status(), (await spoken).headers()['content-type']]).toEqual([200, 'audio/wav']);
  await expect.poll(() => page.evaluate(() => window.playedSeconds)).toEqual([1.5]);
  await panel(page).getByRole('button', { name: 'Antworten vorlesen' }).click();
  await say(page, 'Please switch to English');
  await expect(page).toHaveURL('/en/contact');

  const box = panel(page).getByRole('textbox', { name: 'Your message' });
  const insult = async () => {
    await box.fill('Sie sind ein Arschloch');
    await box.press('Enter');
  };
  await insult();
  await expect(panel(page).getByText('Warning 1/3').first()).toBeVisible();
  await insult();
  await expect(panel(page).getByText('Warning 2/3').first()).toBeVisible();
  await insult();
  await expect(box).toBeDisabled();
  await expect(box).toHaveAttribute('placeholder', 'Chat locked');

  // The server remembers, too.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Open the Praxis-Assistent' }).click();
  await box.fill('Hello');
  await box.press('Enter');
  await expect(box).toBeDisabled();
  await expect(news(page)).not.toBeEmpty();
});

declare global {
  interface Window {
    playedSeconds: number[];
  }
}

/** Runs in the browser: notes how long each sound is that is played; nobody listens to it. */
function notePlayedSounds(): void {
  window.playedSeconds = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...values) {
    window.playedSeconds.push(this.buffer?.duration ?? 0);
    start.apply(this, values);
  };
}
