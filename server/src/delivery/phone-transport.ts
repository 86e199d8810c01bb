import type { Language } from '@praxisportal/contract/language';
import type { PhoneConfig } from '../config.ts';
import { DeliveryFailure } from './delivery-failure.ts';

export type SpokenMessage = { to: string; text: string; language: Language };

/** Phones somebody and speaks a text; a failure is a DeliveryFailure. */
export type Speaker = { speak: (message: SpokenMessage, signal: AbortSignal) => Promise<void> };

const timeoutMs = 10_000;

/** Speaks through the configured provider. */
export function createSpeaker(phone: Exclude<PhoneConfig, { provider: 'outbox' }>): Speaker {
  switch (phone.provider) {
    case 'http': {
      const headers = {
        'Content-Type': 'application/json',
        ...(phone.token && { Authorization: `Bearer ${phone.token}` }),
      };
      return {
        speak: (message, signal) => post(phone.url, JSON.stringify(message), headers, signal),
      };
    }
    case 'twilio':
      return {
        speak: ({ to, text, language }, signal) => {
          const spoken = `<Say language="${language === 'de' ? 'de-DE' : 'en-GB'}">${escapeXml(text)}</Say>`;
          const form = new URLSearchParams({
            To: to,
            From: phone.from,
            Twiml: `<Response>${spoken}</Response>`,
          });
          const credentials = Buffer.from(`${phone.accountSid}:${phone.authToken}`).toString('base64');
          const url = `${phone.apiUrl}/2010-04-01/Accounts/${phone.accountSid}/Calls.json`;
          return post(url, form, { Authorization: `Basic ${credentials}` }, signal);
        },
      };
  }
}

async function post(
  url: string,
  body: string | URLSearchParams,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers,
    // A redirection could carry the code to an address that nobody configured.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((error) => {
    throw toFailure(error);
  });
  await answer.body?.cancel();
  if (!answer.ok)
    throw new DeliveryFailure(findReason(answer.status), `the provider answered ${answer.status}`);
}

/** 4xx stays wrong however often it is tried, but for our credentials, which can be mended, and for requests to wait. */
function findReason(status: number): 'login' | 'refused' | 'deferred' {
  if (status === 401 || status === 403) return 'login';
  const isFinal = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  return isFinal ? 'refused' : 'deferred';
}

function toFailure(error: Error & { cause?: unknown }): DeliveryFailure {
  if (error.name === 'TimeoutError')
    return new DeliveryFailure('timeout', 'the provider did not answer in time');
  // fetch says only that it failed; why is in the cause.
  const { cause } = error;
  return new DeliveryFailure('connection', cause instanceof Error ? cause.message : error.message);
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
