import type { CodePurpose, RequestedPurpose } from '@praxisportal/contract/account';
import type { AppContext } from '../../context.ts';
import { describeCallCountries } from '../../domain/call-countries.ts';
import { parsePersonalPhone } from '../../domain/phone-number.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { keyedHash } from '../../security/keyed-hash.ts';
import { createToken } from '../../security/tokens.ts';
import type { Session } from '../accounts/queries.ts';
import { toMailbox, toNumberBlock } from '../throttle/rules.ts';

/** Where a code goes: an e-mail address in lower case, or a phone number in E.164. */
export type CodeTarget = { channel: 'email' | 'phone'; target: string };

/** A target together with what its code is for. */
export type CodeUse = CodeTarget & { purpose: CodePurpose };

/** What is asked for at /api/auth/otp. */
export type RequestedCode = CodeTarget & { purpose: RequestedPurpose };

/** A caller whose browser carries the secret that its codes belong to. */
export type Requester = Caller & { requester: string };

/** All that a code, and later the proof made of it, belongs to. */
export type CodeOwner = CodeUse & Pick<Requester, 'requester'>;

/** The number in E.164, of a country that is called; throws `invalid_phone` or `phone_country_unsupported`. */
export function toPhoneNumber(
  {
    config,
    practice,
  }: { config: Pick<AppContext['config'], 'callCountries'>; practice: { facts: { phone: string } } },
  text: string,
): string {
  const phone = parsePersonalPhone(text);
  if (!phone) throw new AppError('invalid_phone');
  if (config.callCountries.includes(phone.country)) return phone.number;
  const sentence = describeCallCountries(config.callCountries, practice.facts.phone);
  throw new AppError('phone_country_unsupported', { sentence });
}

/** The country of a number by which calls are counted; undefined in Germany, where the practice is. */
export function toForeignCountry({ channel, target }: CodeTarget): string | undefined {
  if (channel === 'email') return undefined;
  const country = parsePersonalPhone(target)?.country;
  return country === 'DE' ? undefined : country;
}

/** By what codes to this target are counted. */
export function toCodeSubjects({ channel, target }: CodeTarget): { target: string; numberBlock?: string } {
  switch (channel) {
    case 'email':
      return { target: toMailbox(target) };
    case 'phone':
      return { target, numberBlock: toNumberBlock(target) };
  }
}

/**
 * By what wrong codes for a target are kept: those of verification apart from those that open or change an account, so that
 * guesses at the one never end the other.
 */
export function hashTarget(secretKey: Buffer, to: CodeUse): Buffer {
  const kind = to.purpose === 'verification' ? 'code failures of verification' : 'code failures';
  return keyedHash(secretKey, kind, to.channel, toCodeSubjects(to).target);
}

/**
 * What unknown browsers meet past the limit of wrong codes in a row. A code that opens an account is paused. Verification
 * opens none, and a newcomer has no known device, so it takes work. A change of contact is confirmed in a session of the
 * account, where the codes that are sent are limited.
 */
export function afterManyWrongCodes(purpose: CodePurpose): 'pause' | 'work' | 'nothing' {
  switch (purpose) {
    case 'login':
    case 'password_reset':
      return 'pause';
    case 'verification':
      return 'work';
    case 'contact_change':
      return 'nothing';
  }
}

/** The caller with its secret, a new one if it has none yet. */
export function toRequester(caller: Caller): Requester {
  return { ...caller, requester: caller.requester ?? createToken() };
}

/** Makes sure that the caller has the secret that codes belong to; throws `cookie_required`. */
export function requireRequester(caller: Caller): Requester {
  if (!caller.requester) throw new AppError('cookie_required');
  return { ...caller, requester: caller.requester };
}

/**
 * Whether a code for this purpose may go to this target: a change of contact is confirmed by the contact that
 * the account has. Throws `unauthorized` or `not_own_contact`.
 */
export function checkCodeUse(
  { channel, target, purpose }: RequestedCode,
  session: Session | undefined,
): void {
  switch (purpose) {
    case 'verification':
      return;
    case 'contact_change':
      if (!session) throw new AppError('unauthorized');
      if (session[channel] !== target) throw new AppError('not_own_contact');
  }
}
