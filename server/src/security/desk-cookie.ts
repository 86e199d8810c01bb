import { randomBytes } from 'node:crypto';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import { isSameHash, keyedHash } from './keyed-hash.ts';

/** What a browser brings along, unchecked: who has signed in there, and its session. */
export type Desk = { cookie: string | undefined; tokenHash: Buffer | undefined };

/** Somebody of the staff; with every change of `accessVersion` all browsers become strangers to them again. */
export type DeskPerson = { staffId: string; accessVersion: number };

/** As many as change places at one desk. */
const mostPeople = 8;
const validSeconds = 180 * 86_400;
/** In both factors' place counts what was proven here so long ago at the most. */
const freshSeconds = staffLimits.knownDeskHours * 3600;

/**
 * The cookie's form: what the browser is called, by lot, and for each person when they last proved both factors here,
 * with a signature: `<desk>.<person>_<seconds>_<signature>`, the newest first.
 */
type Mark = { staffId: string; provenSeconds: number; signature: string };

/** Whom the cookie names; whether it may is to be shown by `findDesk`. */
export function listDeskPeople(cookie: string | undefined): string[] {
  return parse(cookie).marks.map(({ staffId }) => staffId);
}

/**
 * What the browser is called if this person has signed in here, and whether that was so short ago that the second
 * factor is still shown, unless they have signed out since (`findKnownDesk` knows).
 */
export function findDesk(
  secretKey: Buffer,
  cookie: string | undefined,
  person: DeskPerson,
  nowMs: number,
): { desk: string; isFresh: boolean; provenAt: Date } | undefined {
  const { desk, marks } = parse(cookie);
  const mark = marks.find(({ staffId }) => staffId === person.staffId);
  if (!desk || !mark || !isSigned(secretKey, desk, person, mark)) return undefined;
  const ageSeconds = Math.floor(nowMs / 1000) - mark.provenSeconds;
  if (ageSeconds < 0 || ageSeconds > validSeconds) return undefined;
  return { desk, isFresh: ageSeconds <= freshSeconds, provenAt: new Date(mark.provenSeconds * 1000) };
}

/** The cookie after this person has proven both factors at this browser, at `provenAt`; null once they have signed out. */
export function rememberDesk(
  secretKey: Buffer,
  cookie: string | undefined,
  person: DeskPerson,
  provenAt: Date | null,
  nowMs: number,
): string {
  const { desk = randomBytes(16).toString('base64url'), marks } = parse(cookie);
  const others = marks.filter(({ staffId }) => staffId !== person.staffId);
  // Whoever signs out stays known here, but comes back with both factors.
  const provenMs = provenAt?.getTime() ?? nowMs - (freshSeconds + 1) * 1000;
  const provenSeconds = Math.floor(provenMs / 1000);
  const signature = sign(secretKey, desk, person, provenSeconds).toString('base64url');
  const own = { staffId: person.staffId, provenSeconds, signature };
  return [desk, ...[own, ...others].slice(0, mostPeople).map(toText)].join('.');
}

function isSigned(secretKey: Buffer, desk: string, person: DeskPerson, mark: Mark): boolean {
  const expected = sign(secretKey, desk, person, mark.provenSeconds);
  return isSameHash(Buffer.from(mark.signature, 'base64url'), expected);
}

function sign(
  secretKey: Buffer,
  desk: string,
  { staffId, accessVersion }: DeskPerson,
  seconds: number,
): Buffer {
  return keyedHash(secretKey, 'staff desk', desk, staffId, String(accessVersion), String(seconds));
}

function toText({ staffId, provenSeconds, signature }: Mark): string {
  return `${staffId}_${provenSeconds}_${signature}`;
}

const markPattern =
  /^(?<staffId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(?<seconds>\d{1,12})_(?<signature>[\w-]{43})$/;

function parse(cookie: string | undefined): { desk?: string; marks: Mark[] } {
  const [desk = '', ...texts] = (cookie ?? '').split('.');
  if (!/^[\w-]{22}$/.test(desk)) return { marks: [] };
  const marks = texts.slice(0, mostPeople).flatMap((text) => {
    const { staffId, seconds, signature } = markPattern.exec(text)?.groups ?? {};
    if (!staffId || !seconds || !signature) return [];
    return [{ staffId, provenSeconds: Number(seconds), signature }];
  });
  return { desk, marks };
}
