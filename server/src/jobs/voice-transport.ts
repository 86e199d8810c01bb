import type { Language } from '@praxisportal/contract/language';
import type { VoiceConfig } from '../config.ts';
import { PermanentDeliveryError } from './mail-transport.ts';

export type VoiceCall = { to: string; text: string; language: Language };

/** Places a phone call that speaks a text. */
export type VoiceCaller = { place: (call: VoiceCall) => Promise<void> };

const timeoutMs = 10_000;

/** Calls through the configured provider. */
export function createVoiceCaller(voice: Exclude<VoiceConfig, { provider: 'outbox' }>): VoiceCaller {
  switch (voice.provider) {
    case 'http':
      return {
        place: (call) => post(voice.url, JSON.stringify(call), { 'Content-Type': 'application/json' }),
      };
    case 'twilio':
      return {
        place: ({ to, text, language }) => {
          const spoken = `<Say language="${language === 'de' ? 'de-DE' : 'en-GB'}">${escapeXml(text)}</Say>`;
          const form = new URLSearchParams({
            To: to,
            From: voice.from,
            Twiml: `<Response>${spoken}</Response>`,
          });
          const credentials = Buffer.from(`${voice.accountSid}:${voice.authToken}`).toString('base64');
          const url = `${voice.apiUrl}/2010-04-01/Accounts/${voice.accountSid}/Calls.json`;
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
