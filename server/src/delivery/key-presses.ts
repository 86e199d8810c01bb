import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { AppError } from '../platform/app-error.ts';
import { isSameHash } from '../security/keyed-hash.ts';
import { keyPressPath, openSpokenText } from './spoken-text.ts';
import { speakTwiml } from './twiml.ts';

/**
 * Answers Twilio, once a key was pressed, with what to say. What that is comes along in the address, sealed, so that
 * nothing is kept for it; Twilio's signature shows who asks.
 */
export function serveKeyPresses(app: FastifyInstance, { config, secretKey, clock }: AppContext): void {
  const { phone, publicUrl } = config;
  if (phone.provider !== 'twilio') return;
  app.get<{ Querystring: { sealed?: unknown } }>(keyPressPath, async (request, reply) => {
    const { sealed } = request.query;
    const expected = createHmac('sha1', phone.authToken).update(`${publicUrl}${request.url}`).digest();
    const given = Buffer.from(String(request.headers['x-twilio-signature'] ?? ''), 'base64');
    const spoken =
      typeof sealed === 'string' && isSameHash(given, expected)
        ? openSpokenText(secretKey, sealed)
        : undefined;
    if (!spoken || spoken.untilMs <= clock.nowMs()) throw new AppError('not_found');
    reply.header('Cache-Control', 'no-store').type('text/xml; charset=utf-8');
    return speakTwiml(spoken);
  });
}
