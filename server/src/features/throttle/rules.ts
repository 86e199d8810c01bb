import type { ErrorCode } from '@praxisportal/contract/errors';
import { limits } from '@praxisportal/contract/limits';

const quarterHour = 900;
const hour = 3600;
const day = 86_400;

/**
 * By what a try is counted. `prefix` and `network` say where the caller comes from; `target` is whom it
 * concerns: an account, a mailbox, a phone number; `numberBlock` the thousand numbers around that number.
 * `requester` is the browser that codes belong to, `device` one that has logged in to the account before.
 */
export type Subject = 'prefix' | 'network' | 'requester' | 'device' | 'target' | 'numberBlock';

/** Part of the codes that `CODES_PER_HOUR_MAX` lets leave the house within an hour. */
export type CodesShare = 'codes of strangers' | 'half of the codes of strangers' | 'codes of owners';

/** So many tries within a period by one combination of subjects; without any, by everybody together. */
export type Budget = {
  by: readonly Subject[];
  most: number | CodesShare;
  periodSeconds: number;
  refusal?: ErrorCode | 'too_many_looks';
};

/**
 * What is counted. A try counts against the budgets of its rule in turn until one refuses it. Those of the
 * caller come first, so that somebody who is refused takes nothing from what others share.
 */
export const throttleRules = {
  /**
   * Past these a browser proves by work that somebody is worth it (`features/human-check`); nobody is refused. They
   * lie below the hard limits, and above what a family does behind one address.
   */
  soft_log_in: [
    { by: ['prefix'], most: 20, periodSeconds: quarterHour },
    { by: [], most: 300, periodSeconds: quarterHour },
  ],
  soft_code: [
    { by: ['prefix'], most: 6, periodSeconds: hour },
    { by: [], most: 'half of the codes of strangers', periodSeconds: hour },
  ],
  soft_register: [
    { by: ['prefix'], most: 5, periodSeconds: hour },
    { by: [], most: 'half of the codes of strangers', periodSeconds: hour },
  ],
  soft_contact_message: [
    { by: ['prefix'], most: 3, periodSeconds: hour },
    { by: [], most: 30, periodSeconds: hour },
  ],
  soft_guest_booking: [
    { by: ['prefix'], most: 5, periodSeconds: hour },
    { by: [], most: 30, periodSeconds: hour },
  ],
  /** Each takes as much work as a patient's, and whoever is refused that must not find it here. */
  soft_staff_sign_in: [
    { by: ['prefix'], most: 60, periodSeconds: quarterHour },
    { by: [], most: 300, periodSeconds: quarterHour },
  ],
  log_in: [
    { by: ['prefix'], most: 60, periodSeconds: quarterHour },
    { by: ['network'], most: 240, periodSeconds: quarterHour },
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
  /**
   * A stranger must not use up what a person may ask for, so the small numbers count one browser, or one address
   * whose browser has thrown its cookie away; those for a target over all only bound the nuisance. The first two
   * hold off who asks for ever new targets, before anything is written about each of them.
   */
  code: [
    { by: ['prefix'], most: 40, periodSeconds: quarterHour },
    { by: ['network'], most: 160, periodSeconds: quarterHour },
    {
      by: ['requester', 'target'],
      most: 1,
      periodSeconds: limits.codeResendSeconds,
      refusal: 'code_too_soon',
    },
    { by: ['prefix', 'target'], most: 1, periodSeconds: limits.codeResendSeconds, refusal: 'code_too_soon' },
    { by: ['prefix'], most: limits.codesPerHourPerAddress, periodSeconds: hour },
    { by: ['network'], most: 40, periodSeconds: hour },
    { by: ['prefix', 'target'], most: limits.codesPerHourPerTarget, periodSeconds: hour },
    { by: ['requester', 'target'], most: limits.codesPerHourPerTarget, periodSeconds: hour },
    { by: ['requester', 'target'], most: limits.codesPerDayPerTarget, periodSeconds: day },
    { by: ['target'], most: 12, periodSeconds: hour },
    { by: ['target'], most: 24, periodSeconds: day },
    { by: ['numberBlock'], most: 20, periodSeconds: hour },
    { by: [], most: 'codes of strangers', periodSeconds: hour },
  ],
  /**
   * Codes to somebody's own contact, from a browser that has logged in to the account before or is signed in to it.
   * They count apart, so that strangers who use up everything above take nothing of it.
   */
  code_of_owner: [
    { by: ['target'], most: 1, periodSeconds: limits.codeResendSeconds, refusal: 'code_too_soon' },
    { by: ['target'], most: limits.codesPerHourPerTarget, periodSeconds: hour },
    { by: ['target'], most: limits.codesPerDayPerTarget, periodSeconds: day },
    { by: [], most: 'codes of owners', periodSeconds: hour },
  ],
  /** Each code is looked at five times at most, so the codes that reach a target bound its tries over all. */
  code_try: [
    { by: ['prefix'], most: 60, periodSeconds: hour },
    { by: ['network'], most: 240, periodSeconds: hour },
  ],
  register: [
    { by: ['prefix'], most: 20, periodSeconds: hour },
    { by: ['network'], most: 80, periodSeconds: hour },
    { by: ['requester', 'target'], most: 20, periodSeconds: hour },
  ],
  /**
   * Counted once the address is proven, so that nobody uses up what somebody else may book; a time that is gone counts
   * too, and a confirmation that is repeated, because each answer is a token more.
   */
  guest_booking: [
    { by: ['prefix'], most: 20, periodSeconds: hour },
    { by: ['network'], most: 80, periodSeconds: hour },
    { by: ['target'], most: 20, periodSeconds: day },
  ],
  guest_links: [
    { by: ['prefix'], most: 10, periodSeconds: hour },
    { by: ['network'], most: 40, periodSeconds: hour },
    { by: ['target'], most: 3, periodSeconds: hour },
    { by: ['target'], most: 6, periodSeconds: day },
  ],
  /** Many more than anybody types, also of several people behind one address. */
  chat_message: [
    { by: ['prefix'], most: 600, periodSeconds: quarterHour },
    { by: ['network'], most: 2400, periodSeconds: quarterHour },
    { by: ['target'], most: 600, periodSeconds: quarterHour },
  ],
  /** Past these the embedded assistant answers instead of the language model, which somebody pays for. */
  chat_model: [
    { by: ['prefix'], most: 150, periodSeconds: hour },
    { by: ['network'], most: 600, periodSeconds: hour },
    { by: ['target'], most: 150, periodSeconds: hour },
    { by: [], most: 3000, periodSeconds: hour },
  ],
  /** Past these the browser speaks by itself. */
  speech: [
    { by: ['prefix'], most: 300, periodSeconds: quarterHour },
    { by: ['network'], most: 1200, periodSeconds: quarterHour },
    { by: ['target'], most: 300, periodSeconds: quarterHour },
    { by: [], most: 6000, periodSeconds: hour },
  ],
  /** Of the console. All desks of a practice stand behind one address, and their people change all day. */
  staff_sign_in: [
    { by: ['prefix'], most: 200, periodSeconds: quarterHour },
    { by: ['network'], most: 800, periodSeconds: quarterHour },
  ],
  /** Passwords with one-time passwords or recovery codes, as those of patients: a desk that is known is shut out by nobody else. */
  staff_sign_in_unknown_desk: [
    { by: ['prefix', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['target'], most: 100, periodSeconds: day },
  ],
  staff_sign_in_known_desk: [
    { by: ['device', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['device', 'target'], most: 100, periodSeconds: day },
  ],
  /** Passwords given at a screen that is locked, or before what asks again; by the session, which may be a thief's: whoever stands at one shuts nobody out elsewhere. */
  staff_proof: [
    { by: ['device', 'target'], most: 10, periodSeconds: quarterHour },
    { by: ['device', 'target'], most: 50, periodSeconds: day },
  ],
  /**
   * Codes given beside a password that was right: otherwise a desk that takes the password would offer ever new sessions
   * to guess at. Who has shut somebody out of this has their password; they still come in by passkey, or by the password
   * at a desk where both factors were shown today.
   */
  staff_second_factor: [
    { by: ['target'], most: 10, periodSeconds: quarterHour },
    { by: ['target'], most: 30, periodSeconds: day },
  ],
  /**
   * What one person may see of patients, over all their sessions: several times what the busiest desk needs, which opens a card a
   * minute, asks five times while a name is typed, and leafs through days in which nobody is yet; and far too little to
   * read out a practice before its owner has read the mail, which goes out at half of it. Contacts that are shown count as
   * cards; a search counts one and each patient in it one more; a list of far days counts its appointments.
   */
  staff_card: [
    { by: ['target'], most: 300, periodSeconds: hour, refusal: 'too_many_looks' },
    { by: ['target'], most: 1200, periodSeconds: day, refusal: 'too_many_looks' },
  ],
  staff_search: [
    { by: ['target'], most: 1200, periodSeconds: hour, refusal: 'too_many_looks' },
    { by: ['target'], most: 4000, periodSeconds: day, refusal: 'too_many_looks' },
  ],
  staff_far_day: [
    { by: ['target'], most: 600, periodSeconds: hour, refusal: 'too_many_looks' },
    { by: ['target'], most: 2400, periodSeconds: day, refusal: 'too_many_looks' },
  ],
  /** What of far days is shown to the same session again, because something has changed, is no further look. */
  staff_far_day_again: [{ by: ['target'], most: 1, periodSeconds: 600 }],
  staff_link: [
    { by: ['prefix'], most: 100, periodSeconds: quarterHour },
    { by: ['network'], most: 400, periodSeconds: quarterHour },
  ],
  /**
   * Texts that a provider speaks, which somebody pays for by the character: several conversations behind one address, and
   * more than a practice hears of in an hour. Past these a voice of the house speaks, or the browser.
   */
  speech_provider: [
    { by: ['prefix'], most: 60, periodSeconds: quarterHour },
    { by: ['target'], most: 60, periodSeconds: quarterHour },
    { by: [], most: 400, periodSeconds: hour },
  ],
  contact_message: [
    { by: ['prefix'], most: limits.contactMessagesPerHourPerAddress, periodSeconds: hour },
    { by: ['network'], most: 20, periodSeconds: hour },
    { by: [], most: 60, periodSeconds: hour },
  ],
  /** A patient who was shown to the same session within the hour is no further look. */
  staff_card_again: [{ by: ['target'], most: 1, periodSeconds: hour }],
  staff_search_again: [{ by: ['target'], most: 1, periodSeconds: hour }],
  /** The owners hear of half a quota, and of changes that took a proof, once a period. */
  staff_news_of_hour: [{ by: ['target'], most: 1, periodSeconds: hour }],
  staff_news_of_day: [{ by: ['target'], most: 1, periodSeconds: day }],
  /**
   * What one member of staff may destroy before a full proof is needed; each proof gives as much again. A desk cancels some
   * five appointments an hour and moves fifteen; a script cancels forty in a second.
   */
  staff_cancel: [
    { by: ['target'], most: 20, periodSeconds: hour },
    { by: ['target'], most: 60, periodSeconds: day },
  ],
  staff_move: [
    { by: ['target'], most: 60, periodSeconds: hour },
    { by: ['target'], most: 200, periodSeconds: day },
  ],
  /** What an absence hits: a dentist with forty patients in a morning falls ill, and all of them are cancelled or moved at once. */
  staff_decide: [
    { by: ['target'], most: 60, periodSeconds: hour },
    { by: ['target'], most: 120, periodSeconds: day },
  ],
  /** Patients ask for it a few times a year. */
  staff_erase: [
    { by: ['target'], most: 3, periodSeconds: hour },
    { by: ['target'], most: 6, periodSeconds: day },
  ],
  /** An afternoon of tidying up duplicates; each can be taken back for a day. */
  staff_merge: [
    { by: ['target'], most: 15, periodSeconds: hour },
    { by: ['target'], most: 40, periodSeconds: day },
  ],
  /** Who gets the practice's mails; changed once in years, with a slip corrected. */
  staff_recipients: [{ by: ['target'], most: 3, periodSeconds: day }],
} as const satisfies Record<string, readonly Budget[]>;
export type ThrottleRule = keyof typeof throttleRules;
export type SoftRule = Extract<ThrottleRule, `soft_${string}`>;

/** Owners keep a quarter of the codes of an hour, strangers may use up the rest. */
export function toMostCodes(share: CodesShare, codesPerHourMax: number): number {
  const ofOwners = Math.max(1, Math.floor(codesPerHourMax / 4));
  switch (share) {
    case 'codes of owners':
      return ofOwners;
    case 'codes of strangers':
      return Math.max(1, codesPerHourMax - ofOwners);
    case 'half of the codes of strangers':
      return Math.max(1, Math.floor((codesPerHourMax - ofOwners) / 2));
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
