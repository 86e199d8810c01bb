import type { Locator, Page } from '@playwright/test';

// What the tests of the assistant look for and do, by the words that a person reads.

export const launcher = (page: Page) => page.getByRole('button', { name: 'Praxis-Assistent öffnen' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Praxis-Assistent' });
export const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Ihre Nachricht' });
/** What a screen reader is told: the newest message, once. */
export const news = (page: Page) => panel(page).locator('> p[role=status]');
export const messages = (page: Page): Locator =>
  panel(page).getByRole('region', { name: 'Gespräch' }).getByRole('listitem');

export async function openChat(page: Page, path = '/de'): Promise<void> {
  await page.goto(path);
  await launcher(page).click();
  await panel(page).waitFor();
}

export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

export type Reply = { status?: number; body: unknown } | 'none';
export type Asked = {
  message: string;
  conversationHistory: { role: string; content: string }[];
  booking?: Record<string, string>;
  conversationId: string;
};

/**
 * Answers the assistant's next messages in the server's place, one by one, and returns what was asked. What is read
 * aloud is a moment of silence, unless a test answers that itself.
 */
export async function answerChat(page: Page, ...replies: Reply[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/api/chatbot/tts', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: silence(0.05) }),
  );
  await page.route('**/api/chatbot', (route) => {
    asked.push(route.request().postDataJSON());
    const reply = replies[asked.length - 1];
    if (reply === undefined || reply === 'none') return route.abort('connectionfailed');
    return route.fulfill({ status: reply.status ?? 200, json: reply.body });
  });
  return asked;
}

/** A WAV file without a sound, of so many seconds. */
export function silence(seconds: number): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(Math.round(rate * seconds), 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
