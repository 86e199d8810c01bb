import type { Language } from '@praxisportal/contract/language';
import type { Config } from '../../config.ts';
import { isSameHash, keyedHash } from '../../security/keyed-hash.ts';

/** Whose reminders they are: an account's, or those of a guest, who is a person without one. */
export type RemindedPerson = { kind: 'account' | 'patient'; id: string };

const idBytes = 16;

/**
 * What turns somebody's reminders off without log-in: their id and a keyed hash of it, so that nothing is kept for
 * it and the link of an old mail works as long as there is somebody to remind.
 */
export function toWithdrawalToken(secretKey: Buffer, of: RemindedPerson): string {
  const id = Buffer.from(of.id.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, seal(secretKey, of)]).toString('base64url');
}

/** The page that asks before it turns reminders off; behind the hash no log and no referrer has the token. */
export function toWithdrawalPage(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  language: Language,
  token: string,
): string {
  return `${publicUrl}/${language}/abmelden#${token}`;
}

/** Whose token this is; undefined if we have not made it. */
export function readWithdrawalToken(secretKey: Buffer, token: string): RemindedPerson | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, idBytes).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = bytes.subarray(idBytes);
  return [{ kind: 'account', id } as const, { kind: 'patient', id } as const].find((of) =>
    isSameHash(given, seal(secretKey, of)),
  );
}

/** 128 bits: with the id they make a token as long as all others. */
function seal(secretKey: Buffer, { kind, id }: RemindedPerson): Buffer {
  return keyedHash(secretKey, 'reminders', kind, id).subarray(0, idBytes);
}
