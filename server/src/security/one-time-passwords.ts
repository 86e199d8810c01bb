import { randomBytes } from 'node:crypto';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every app knows it: SHA-1, six digits, thirty seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: staffLimits.totpPeriodSeconds } as const;
const secretBytes = 20;
/** A phone's clock may go wrong by one step. */
const stepsOff = 1;

/** A new secret, shared by the server and somebody's app. */
export function createTotpSecret(): Buffer {
  return randomBytes(secretBytes);
}

/** What the app is given: as the text of a QR code, and to be typed. */
export function describeTotpSecret(
  secret: Buffer,
  { issuer, label }: { issuer: string; label: string },
): { uri: string; secret: string } {
  const totp = new TOTP({ ...parameters, issuer, label, secret: toSecret(secret) });
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/**
 * The step of time that the code belongs to; undefined if it is wrong, or if its step is not after `lastStep`: a code
 * that somebody has seen being typed opens nothing a second time.
 */
export function findTotpStep(
  secret: Buffer,
  code: string,
  { lastStep, nowMs }: { lastStep: number; nowMs: number },
): number | undefined {
  const totp = new TOTP({ ...parameters, secret: toSecret(secret) });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: stepsOff });
  if (delta === null) return undefined;
  const step = Math.floor(nowMs / 1000 / parameters.period) + delta;
  return step > lastStep ? step : undefined;
}

function toSecret(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}
