import type { ErrorCode } from '@praxisportal/contract/errors';
import { limits } from '@praxisportal/contract/limits';

const quarterHour = 900;
const hour = 3600;
const day = 86_400;

/**
 * By what a try is counted. `prefix` and `network` say where the caller comes from; `target` is whom it
 * concerns: an account, a mailbox, a phone number; `numberBlock` the thousand numbers around that number.
 */
export type Subject = 'prefix' | 'network' | 'target' | 'numberBlock';

/** So many tries within a period by one combination of subjects; without any, by everybody together. */
export type Budget = {
  by: readonly Subject[];
  most: number | 'CODES_PER_HOUR_MAX';
  periodSeconds: number;
  refusal?: ErrorCode;
};

/**
 * What is counted. A try counts against the budgets of its rule in turn until one refuses it. Those of the
 * caller come first, so that somebody who is refused takes nothing from what others share.
 */
export const throttleRules = {
  log_in: [
    { by: ['prefix'], most: 60, periodSeconds: quarterHour },
    { by: ['network'], most: 240, periodSeconds: quarterHour },
    { by: ['target'], most: 10, periodSeconds: quarterHour },
  ],
  /** A network of its own with many numbers or mailboxes to write to is held up by the last two. */
  code: [
    { by: ['target'], most: 1, periodSeconds: limits.codeResendSeconds, refusal: 'code_too_soon' },
    { by: ['prefix'], most: limits.codesPerHourPerAddress, periodSeconds: hour },
    { by: ['network'], most: 40, periodSeconds: hour },
    { by: ['target'], most: limits.codesPerHourPerTarget, periodSeconds: hour },
    { by: ['target'], most: limits.codesPerDayPerTarget, periodSeconds: day },
    { by: ['numberBlock'], most: 20, periodSeconds: hour },
    { by: [], most: 'CODES_PER_HOUR_MAX', periodSeconds: hour },
  ],
  register: [
    { by: ['prefix'], most: 20, periodSeconds: hour },
    { by: ['network'], most: 80, periodSeconds: hour },
    { by: ['target'], most: 20, periodSeconds: hour },
  ],
  contact_message: [
    { by: ['prefix'], most: limits.contactMessagesPerHourPerAddress, periodSeconds: hour },
    { by: ['network'], most: 20, periodSeconds: hour },
    { by: [], most: 60, periodSeconds: hour },
  ],
} as const satisfies Record<string, readonly Budget[]>;
export type ThrottleRule = keyof typeof throttleRules;

/** The mailbox of an address: whoever owns one may write anything behind a plus sign. */
export function toMailbox(email: string): string {
  const [local = '', domain = ''] = splitAtLast(email, '@');
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}

/** The block of a thousand numbers that a number in E.164 belongs to; who is paid for calls often owns whole blocks. */
export function toNumberBlock(phone: string): string {
  return phone.slice(0, -3);
}

function splitAtLast(text: string, mark: string): [string, string] {
  const position = text.lastIndexOf(mark);
  return [text.slice(0, position), text.slice(position + 1)];
}
