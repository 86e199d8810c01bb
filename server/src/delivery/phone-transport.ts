import type { Language } from '@praxisportal/contract/language';
import type { PhoneConfig } from '../config.ts';
import { PermanentDeliveryError } from './mail-transport.ts';

export type SpokenMessage = { to: string; text: string; language: Language };

/** Places a phone call that speaks a text. */
export type Speaker = { speak: (message: SpokenMessage) => Promise<void> };

const timeoutMs = 10_000;

/** Calls through the configured provider. */
export function createSpeaker(phone: Exclude<PhoneConfig, { provider: 'outbox' }>): Speaker {
  switch (phone.provider) {
    case 'http':
      return {
        speak: (message) => post(phone.url, JSON.stringify(message), { 'Content-Type': 'application/json' }),
      };
    case 'twilio':
      return {
        speak: ({ to, text, language }) => {
          const spoken = `<Say language="${language === 'de' ? 'de-DE' : 'en-GB'}">${escapeXml(text)}</Say>`;
          const form = new URLSearchParams({
            To: to,
            From: phone.from,
            Twiml: `<Response>${spoken}</Response>`,
          });
          const credentials = Buffer.from(`${phone.accountSid}:${phone.authToken}`).toString('base64');
          const url = `${phone.apiUrl}/2010-04-01/Accounts/${phone.accountSid}/Calls.json`;
          return post(url, form, { Authorization: `Basic ${credentials}` });
        },
      };
  }
}

async function post(
  url: string,
  body: string | URLSearchParams,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(timeoutMs) });
  await answer.body?.cancel();
  if (answer.ok) return;
  const problem = `voice provider answered ${answer.status}`;
  // 4xx stays wrong however often it is tried, but for time-outs and rate limits.
  const isPermanent = answer.status >= 400 && answer.status < 500 && ![408, 429].includes(answer.status);
  throw isPermanent ? new PermanentDeliveryError(problem) : new Error(problem);
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
