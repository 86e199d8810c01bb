import { AppError } from '../../app-error.ts';
import { parseGermanPhoneNumber } from '../../domain/phone-number.ts';
import { toMailbox, toNumberBlock } from '../throttle/rules.ts';

/** Where a code goes: an e-mail address in lower case, or a phone number in E.164. */
export type CodeTarget = { channel: 'email' | 'phone'; target: string };

/** The number in E.164; throws `invalid_phone`. */
export function toPhoneNumber(text: string): string {
  const number = parseGermanPhoneNumber(text);
  if (!number) throw new AppError('invalid_phone');
  return number;
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
