import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of the parts; without the key nobody can try out values. */
export function keyedHash(secretKey: Buffer, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', secretKey).update(JSON.stringify(parts)).digest();
}

/** Compares two hashes in constant time. */
export function isSameHash(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
