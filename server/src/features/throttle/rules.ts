import { limits } from '@praxisportal/contract/limits';
import { type Budget, day, hour, quarterHour, type SetLimit } from '../../domain/budget.ts';
import { chatRules } from './chat-rules.ts';
import { codeRules } from './code-rules.ts';
import { guestRules } from './guest-rules.ts';
import { staffRules } from './staff-rules.ts';

/**
 * What is counted. A try counts against the budgets of its rule in turn until one refuses it. Those of the
 * caller come first, so that somebody who is refused takes nothing from what others share.
 */
export const throttleRules = {
  /**
   * Past these a browser proves by work that a try is worth it (`features/human-check`), twice as long each time as many
   * tries again were let through; none is refused. They lie below the hard limits, and above what a family does behind one
   * address. Known devices are not asked.
   */
  soft_log_in: [
    { by: ['prefix'], most: 20, periodSeconds: quarterHour },
    { by: [], most: 300, periodSeconds: quarterHour },
  ],
  soft_register: [
    { by: ['prefix'], most: 5, periodSeconds: hour },
    { by: [], most: 'half of calls', periodSeconds: hour },
  ],
  soft_contact_message: [
    { by: ['prefix'], most: 3, periodSeconds: hour },
    { by: [], most: 30, periodSeconds: hour },
  ],
  log_in: [
    { by: ['prefix'], most: 200, periodSeconds: quarterHour },
    { by: ['network'], most: 800, periodSeconds: quarterHour },
  ],
  /**
   * Wrong passwords, from where nobody has logged in to the account before. A stranger shuts out himself after
   * ten; many addresses together shut out unknown browsers, and nobody else, after the hundred failures that
   * NIST SP 800-63B (3.2.2) allows.
   */
  log_in_unknown_device: [
    { by: ['prefix', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['target'], most: 100, periodSeconds: day, refusal: 'log_in_paused' },
  ],
  log_in_known_device: [
    { by: ['device', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['device', 'target'], most: 100, periodSeconds: day, refusal: 'log_in_paused' },
    // Only browsers of this account get here, but it may collect as many of them as it likes.
    { by: ['target'], most: 60, periodSeconds: quarterHour },
  ],
  log_in_notice: [{ by: ['target'], most: 1, periodSeconds: day }],
  /**
   * Passwords given to confirm a change, by a session that may be stolen. Who has only the session lacks the
   * browser's cookie, so he can't shut out the owner's browser.
   */
  confirm_owner_unknown_device: [
    { by: ['prefix', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['target'], most: 50, periodSeconds: day },
  ],
  confirm_owner_known_device: [
    { by: ['device', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['device', 'target'], most: 50, periodSeconds: day },
  ],
  register: [
    { by: ['requester', 'target'], most: 20, periodSeconds: hour },
    { by: ['prefix'], most: 60, periodSeconds: hour },
    { by: ['network'], most: 240, periodSeconds: hour },
  ],
  contact_message: [
    { by: ['prefix'], most: limits.contactMessagesPerHourPerAddress, periodSeconds: hour },
    { by: ['network'], most: 20, periodSeconds: hour },
  ],
  /** Each change of it is kept, because consent has to be shown. */
  reminder_choice: [
    { by: ['target'], most: 10, periodSeconds: hour },
    { by: ['target'], most: 20, periodSeconds: day },
  ],
  /** How often the operator hears that one budget is used up. */
  load_notice: [{ by: ['target'], most: 1, periodSeconds: day }],
  ...chatRules,
  ...codeRules,
  ...guestRules,
  ...staffRules,
} as const satisfies Record<string, readonly Budget[]>;
export type ThrottleRule = keyof typeof throttleRules;
export type SoftRule = Extract<ThrottleRule, `soft_${string}`>;

/** The number behind a limit that the operator sets. */
export function toMost(
  limit: SetLimit,
  { codesPerHourMax, callsPerHourMax }: { codesPerHourMax: number; callsPerHourMax: number },
): number {
  switch (limit) {
    case 'codes':
      return codesPerHourMax;
    case 'half of codes':
      return Math.max(1, Math.floor(codesPerHourMax / 2));
    case 'calls':
      return callsPerHourMax;
    case 'half of calls':
      return Math.max(1, Math.floor(callsPerHourMax / 2));
    case 'fifth of calls':
      return Math.max(1, Math.floor(callsPerHourMax / 5));
  }
}

/**
 * The mailbox of an address, for counting only: whoever owns one may write anything behind a plus sign, and at Gmail
 * dots wherever they like.
 */
export function toMailbox(email: string): string {
  const [local = '', domain = ''] = splitAtLast(email, '@');
  const mailbox = local.replace(/(?<=.)\+.*$/, '');
  return gmailDomains.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}

/** One service under two names, the second from its first years in Germany. */
const gmailDomains = new Set(['gmail.com', 'googlemail.com']);

/** The block of a thousand numbers that a number in E.164 belongs to; who is paid for calls often owns whole blocks. */
export function toNumberBlock(phone: string): string {
  return phone.slice(0, -3);
}

function splitAtLast(text: string, mark: string): [string, string] {
  const position = text.lastIndexOf(mark);
  return [text.slice(0, position), text.slice(position + 1)];
}
