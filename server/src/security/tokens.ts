import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A new bearer token: 32 random bytes that only the client keeps. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
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
