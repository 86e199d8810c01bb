import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Language } from '@praxisportal/contract/language';
import * as z from 'zod';
import { keyedHash } from '../security/keyed-hash.ts';

/** Where a phone provider asks what to say after a key was pressed. */
export const keyPressPath = '/api/phone/key-pressed';

/** A text that is spoken only to somebody who pressed a key, and until when. */
export type SpokenText = { text: string; language: Language; untilMs: number };

const spokenText = z.object({ text: z.string(), language: z.enum(['de', 'en']), untilMs: z.number() });
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The text so that it can travel in an address: whoever sees the address, as in a log, reads nothing. */
export function sealSpokenText(secretKey: Buffer, spoken: SpokenText): string {
  const nonce = randomBytes(nonceBytes);
  const seal = createCipheriv(cipher, keyedHash(secretKey, 'spoken text'), nonce);
  const sealed = Buffer.concat([seal.update(JSON.stringify(spoken)), seal.final()]);
  return Buffer.concat([nonce, seal.getAuthTag(), sealed]).toString('base64url');
}

/** What was sealed; undefined if it was not sealed by us. */
export function openSpokenText(secretKey: Buffer, sealed: string): SpokenText | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  try {
    const open = createDecipheriv(cipher, keyedHash(secretKey, 'spoken text'), bytes.subarray(0, nonceBytes));
    open.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = Buffer.concat([open.update(bytes.subarray(nonceBytes + tagBytes)), open.final()]);
    return spokenText.safeParse(JSON.parse(text.toString())).data;
  } catch {
    return undefined;
  }
}
