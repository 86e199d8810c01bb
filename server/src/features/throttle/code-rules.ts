import { limits } from '@praxisportal/contract/limits';
import { type Budget, day, hour, quarterHour } from '../../domain/budget.ts';

const ofOneAddress = { by: ['prefix'], most: 6, periodSeconds: hour } as const;

/** Codes from one browser or account to one target. */
function toOneTarget(from: 'device' | 'account'): Budget[] {
  const by = [from, 'target'] as const;
  return [
    { by, most: 1, periodSeconds: limits.codeResendSeconds, refusal: 'code_too_soon' },
    { by, most: limits.codesPerHourPerTarget, periodSeconds: hour },
    { by, most: limits.codesPerDayPerTarget, periodSeconds: day },
  ];
}

/** Budgets of one-time codes. */
export const codeRules = {
  /**
   * Past these an unknown browser works for a code, and the more is asked for, the longer. Mails to newcomers, mails to
   * choose a new password, and calls have one each: a flood of one kind makes none of the others dearer.
   */
  soft_mail_to_newcomer: [ofOneAddress, { by: [], most: 'half of codes', periodSeconds: hour }],
  soft_mail_to_reset: [ofOneAddress, { by: [], most: 'half of codes', periodSeconds: hour }],
  soft_call_to_newcomer: [ofOneAddress, { by: [], most: 'half of calls', periodSeconds: hour }],
  soft_call_to_log_in: [ofOneAddress, { by: [], most: 'half of calls', periodSeconds: hour }],
  /**
   * Codes for unknown browsers. The small numbers count one browser, or one address whose browser has thrown its cookie
   * away; those for a target bound the nuisance. The first two hold off a caller with ever new targets, before a row is
   * written for each of them.
   */
  code: [
    { by: ['prefix'], most: 80, periodSeconds: quarterHour },
    { by: ['network'], most: 320, periodSeconds: quarterHour },
    {
      by: ['requester', 'target'],
      most: 1,
      periodSeconds: limits.codeResendSeconds,
      refusal: 'code_too_soon',
    },
    { by: ['prefix', 'target'], most: 1, periodSeconds: limits.codeResendSeconds, refusal: 'code_too_soon' },
    { by: ['prefix'], most: limits.codesPerHourPerAddress, periodSeconds: hour },
    { by: ['network'], most: 4 * limits.codesPerHourPerAddress, periodSeconds: hour },
    { by: ['prefix', 'target'], most: limits.codesPerHourPerTarget, periodSeconds: hour },
    { by: ['requester', 'target'], most: limits.codesPerHourPerTarget, periodSeconds: hour },
    { by: ['requester', 'target'], most: limits.codesPerDayPerTarget, periodSeconds: day },
    { by: ['target'], most: 12, periodSeconds: hour },
    { by: ['target'], most: 24, periodSeconds: day },
  ],
  /**
   * Calls to numbers that are not the caller's own, asked for by newcomers or in a session, cost money and ring with
   * strangers, so these alone end hard over all. An address block
   * and a proven mailbox get a few, so that it takes many of both to use up the rest.
   */
  call_to_newcomer: [
    { by: ['block'], most: limits.callsPerHourPerBlock, periodSeconds: hour },
    { by: ['mailbox'], most: limits.codesPerHourPerTarget, periodSeconds: hour },
    { by: ['numberBlock'], most: 20, periodSeconds: hour },
    { by: [], most: 'calls', periodSeconds: hour },
  ],
  /**
   * Calls to new numbers of one country other than Germany: fraud with premium-rate numbers of one country must not use up the
   * calls to the others. Calls to the number of an account are not counted here: it was counted when it was new, and `code` limits it.
   */
  call_abroad: [{ by: ['country'], most: 'fifth of calls', periodSeconds: hour }],
  /** Codes to the own contact, from a browser that has logged in to the account before: no other caller takes from these. */
  code_of_known_device: [...toOneTarget('device'), { by: ['target'], most: 24, periodSeconds: day }],
  /** Codes for who is signed in, to confirm a change or to prove a new contact. */
  code_of_session: [...toOneTarget('account'), { by: ['account'], most: 20, periodSeconds: day }],
  /** Those of them that go to a contact other than the account's own: bounds what all sessions together send to its owner. */
  code_of_session_to_new_contact: [
    { by: ['target'], most: 6, periodSeconds: hour },
    { by: ['target'], most: 12, periodSeconds: day },
  ],
  /** Codes that are typed where no code is waiting; five tries of each that is are counted by the code itself. */
  code_try: [
    { by: ['prefix'], most: 60, periodSeconds: hour },
    { by: ['network'], most: 240, periodSeconds: hour },
  ],
} as const satisfies Record<string, readonly Budget[]>;
