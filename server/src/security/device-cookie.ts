import { randomBytes } from 'node:crypto';
import { dayMs } from '../domain/calendar-date.ts';
import { isSameHash, keyedHash } from './keyed-hash.ts';

/** The account that a browser has logged in to; a new password makes all browsers strangers again. */
export type DeviceAccount = { accountId: string; passwordHash: string };

const validDays = 180;
/** A family may share a browser; more accounts than that are no family. */
const mostAccounts = 4;

/**
 * The cookie's form: what the browser is called, by lot, and for each account the day of the last log-in with a
 * signature of all three: `<device>.<day>-<signature>.<day>-<signature>`.
 */
type Mark = { day: number; signature: string };

/** What the browser is called, if the cookie shows that it has logged in to this account within half a year. */
export function findKnownDevice(
  secretKey: Buffer,
  cookie: string | undefined,
  account: DeviceAccount,
  nowMs: number,
): string | undefined {
  const { device, marks } = parse(cookie);
  if (!device) return undefined;
  const today = Math.floor(nowMs / dayMs);
  const isKnown = marks
    .filter(({ day }) => day <= today && today - day <= validDays)
    .some((mark) => isMarkOf(secretKey, device, account, mark));
  return isKnown ? device : undefined;
}

/** The cookie of a browser that has just logged in to this account; what it knew of others stays. */
export function rememberDevice(
  secretKey: Buffer,
  cookie: string | undefined,
  account: DeviceAccount,
  nowMs: number,
): string {
  const { device = randomBytes(16).toString('base64url'), marks } = parse(cookie);
  const others = marks.filter((mark) => !isMarkOf(secretKey, device, account, mark));
  const day = Math.floor(nowMs / dayMs);
  const own = { day, signature: sign(secretKey, device, account, day).toString('base64url') };
  return [device, ...[own, ...others].slice(0, mostAccounts).map(toText)].join('.');
}

function isMarkOf(
  secretKey: Buffer,
  device: string,
  account: DeviceAccount,
  { day, signature }: Mark,
): boolean {
  return isSameHash(Buffer.from(signature, 'base64url'), sign(secretKey, device, account, day));
}

function sign(secretKey: Buffer, device: string, account: DeviceAccount, day: number): Buffer {
  const { accountId, passwordHash } = account;
  return keyedHash(secretKey, 'known device', device, accountId, passwordHash, String(day));
}

function toText({ day, signature }: Mark): string {
  return `${day}-${signature}`;
}

function parse(cookie: string | undefined): { device?: string; marks: Mark[] } {
  const [device = '', ...texts] = (cookie ?? '').split('.');
  if (!/^[\w-]{22}$/.test(device)) return { marks: [] };
  const marks = texts.slice(0, mostAccounts).flatMap((text) => {
    const { day, signature } = /^(?<day>\d{1,6})-(?<signature>[\w-]{43})$/.exec(text)?.groups ?? {};
    return day && signature ? [{ day: Number(day), signature }] : [];
  });
  return { device, marks };
}
