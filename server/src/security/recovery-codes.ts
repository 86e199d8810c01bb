import { randomInt } from 'node:crypto';
import { toPlainDigits } from '@praxisportal/contract/plain-digits';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import { keyedHash } from './keyed-hash.ts';

/** Digits and letters that nobody mistakes for each other on paper. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** New codes to be printed, each in three groups: `7K2M-9QXW-3FBT`, about 58 bits. */
export function createRecoveryCodes(): string[] {
  const createCode = () => {
    const drawn = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
    return drawn.replace(/(.{4})(?=.)/g, '$1-');
  };
  return Array.from({ length: staffLimits.recoveryCodes }, createCode);
}

/** What the database keeps of a code; however it was typed, the same code has the same hash. */
export function hashRecoveryCode(secretKey: Buffer, staffId: string, code: string): Buffer {
  const typed = toPlainDigits(code)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return keyedHash(secretKey, 'staff recovery code', staffId, typed);
}
