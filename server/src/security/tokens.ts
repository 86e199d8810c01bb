import { createHash, randomBytes, randomInt } from 'node:crypto';
import { isSameHash, keyedHash } from './keyed-hash.ts';

/** A new bearer token: 32 random bytes that only the client keeps. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

const signatureBytes = 8;

/**
 * A new bearer token of a session, as long as any other: 24 random bytes and a signature. It shows that the server once
 * made it, so that a flood of made-up tokens is told from sessions without asking the database.
 */
export function createSessionToken(secretKey: Buffer): string {
  const nonce = randomBytes(24);
  return Buffer.concat([nonce, signNonce(secretKey, nonce)]).toString('base64url');
}

/** Whether the server made this token for a session; false for sessions of versions that did not sign. */
export function isSessionToken(secretKey: Buffer, token: string): boolean {
  const bytes = Buffer.from(token, 'base64url');
  const nonce = bytes.subarray(0, -signatureBytes);
  return bytes.length === 32 && isSameHash(bytes.subarray(-signatureBytes), signNonce(secretKey, nonce));
}

function signNonce(secretKey: Buffer, nonce: Buffer): Buffer {
  return keyedHash(secretKey, 'session token', nonce.toString('hex')).subarray(0, signatureBytes);
}

/** What the database keeps of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new account number, read out in two groups: `P-4821-0937`. */
export function createAccountNumber(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `P-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
