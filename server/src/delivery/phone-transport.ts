import type { Language } from '@praxisportal/contract/language';
import type { PhoneConfig } from '../config.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { keyPressPath, sealSpokenText } from './spoken-text.ts';
import { askForKeyTwiml } from './twiml.ts';

/** `prompt` is spoken first; `text` only once a key was pressed. */
export type SpokenMessage = {
  to: string;
  language: Language;
  prompt: string;
  text: string;
  /** From then on the text means nothing. */
  untilMs: number;
};

/** Phones somebody and speaks a text; a failure is a DeliveryFailure. */
export type Speaker = { speak: (message: SpokenMessage, signal: AbortSignal) => Promise<void> };

const timeoutMs = 10_000;

/** Speaks through the configured provider. */
export function createSpeaker(
  phone: Exclude<PhoneConfig, { provider: 'outbox' }>,
  { publicUrl, secretKey }: { publicUrl: string; secretKey: Buffer },
): Speaker {
  switch (phone.provider) {
    case 'http': {
      const headers = {
        'Content-Type': 'application/json',
        ...(phone.token && { Authorization: `Bearer ${phone.token}` }),
      };
      return {
        speak: ({ to, language, prompt, text }, signal) => {
          const body = JSON.stringify({ to, language, prompt, text, confirmKey: true });
          return post(phone.url, body, headers, signal);
        },
      };
    }
    case 'twilio':
      return {
        speak: ({ to, language, prompt, text, untilMs }, signal) => {
          const sealed = sealSpokenText(secretKey, { text, language, untilMs });
          const keyPressUrl = `${publicUrl}${keyPressPath}?sealed=${sealed}`;
          const form = new URLSearchParams({
            To: to,
            From: phone.from,
            Twiml: askForKeyTwiml(prompt, language, keyPressUrl),
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
