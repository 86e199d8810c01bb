import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { recall, remember } from '../../shared/session/tab-memory.ts';

/** What was chosen in the wizard; empty where nothing was. */
type BookingChoices = { treatment: string; doctor: string; date: string; time: string };

/** What is kept of a confirmation while somebody logs in, reloads or waits for an answer that was lost. */
export type KeptConfirmation = {
  /** Treatment, doctor and date: the policy is accepted for an appointment on that day. */
  day: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  isPolicyAccepted: boolean;
  isReminderWanted?: boolean | undefined;
  /** What the patient says to the practice with it. */
  note?: string | undefined;
  pain?: boolean | undefined;
  /** Whom it is for; the account's own person without it. */
  patientId?: string | undefined;
  /** Whether the account's own person was chosen, and not just preset. */
  isForOwnPerson?: boolean | undefined;
  /** The latest request that has no answer yet. */
  sent?: SentConfirmation | undefined;
};

/**
 * A confirmation that was sent and has no answer yet. Until the server has answered, another choice is sent with the same
 * Idempotency-Key: so at most one of them is booked, and the refusal of the other says which.
 */
export type SentConfirmation = {
  day: string;
  time: string;
  patientId?: string | undefined;
  key: string;
};

/** Where it is confirmed: the wizard and the assistant keep theirs apart. */
export type ConfirmationPlace = 'booking-confirmation' | 'chat-confirmation';

/** As long as a draft: long enough to find a password, too short for the next person at the same computer. */
const keptForMs = 3_600_000;
export const dayOf = ({ treatment, doctor, date }: BookingChoices) =>
  JSON.stringify([treatment, doctor, date]);

function isKept(value: unknown): value is KeptConfirmation {
  return typeof value === 'object' && value !== null && 'keptAt' in value && 'day' in value;
}

/**
 * What of this belongs to these choices; nothing but a request without an answer, if it was kept for another day, doctor or
 * treatment, and nothing if it was kept too long. It begins for `patientId`.
 */
export function keptFor(
  kept: unknown,
  choices: BookingChoices,
  nowMs: number,
  patientId?: string,
): KeptConfirmation {
  const day = dayOf(choices);
  const valid = isKept(kept) && nowMs - kept.keptAt < keptForMs ? kept : undefined;
  if (valid?.day === day) return valid;
  return { day, keptAt: nowMs, isPolicyAccepted: false, patientId, sent: valid?.sent };
}

/** Whether a confirmation of exactly these choices, for the same patient, has no answer yet. */
export function isUnanswered({ sent, patientId }: KeptConfirmation, choices: BookingChoices): boolean {
  return sent?.day === dayOf(choices) && sent.time === choices.time && sent.patientId === patientId;
}

/** What this tab keeps for these choices. */
export function readConfirmation(
  place: ConfirmationPlace,
  choices: BookingChoices,
  patientId?: string,
): KeptConfirmation {
  return keptFor(recall(place), choices, serverNowMs(), patientId);
}

/** Keeps this for an hour, until log-out or the end of the tab, in place of what was kept before. */
export function keepConfirmation(place: ConfirmationPlace, kept: KeptConfirmation | undefined): void {
  const dated = kept && { ...kept, keptAt: serverNowMs() };
  remember(place, dated ?? null);
}
