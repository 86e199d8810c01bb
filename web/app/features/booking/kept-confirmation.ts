import { recall, remember } from '../../session/tab-memory.ts';
import type { BookingChoices } from './booking-address.ts';

/** What is kept of a confirmation while somebody logs in, reloads or waits for an answer that was lost. */
export type KeptConfirmation = {
  /** Treatment, doctor and date: the policy is accepted for an appointment on that day. */
  day: string;
  isPolicyAccepted: boolean;
  /** A confirmation that was sent and has no answer yet: its time, and its Idempotency-Key. */
  sent?: { time: string; key: string } | undefined;
};

const memoryName = 'booking-confirmation';
const dayOf = ({ treatment, doctor, date }: BookingChoices) => JSON.stringify([treatment, doctor, date]);

function isKept(value: unknown): value is KeptConfirmation {
  return typeof value === 'object' && value !== null && 'day' in value && 'isPolicyAccepted' in value;
}

/** What of this belongs to these choices; nothing, if it was kept for another day, doctor or treatment. */
export function keptFor(kept: unknown, choices: BookingChoices): KeptConfirmation {
  const day = dayOf(choices);
  return isKept(kept) && kept.day === day ? kept : { day, isPolicyAccepted: false };
}

/** The key of a confirmation of exactly these choices that has no answer yet. */
export function unansweredKey({ sent }: KeptConfirmation, { time }: BookingChoices): string | undefined {
  return sent?.time === time ? sent.key : undefined;
}

// Where the browser blocks its storage, what is kept lasts as long as the page.
let keptHere: unknown;

/** What this tab keeps for these choices. */
export function readConfirmation(choices: BookingChoices): KeptConfirmation {
  return keptFor(recall(memoryName) ?? keptHere, choices);
}

/** Keeps this until log-out or the end of the tab, in place of what was kept before. */
export function keepConfirmation(kept: KeptConfirmation | undefined): void {
  keptHere = kept;
  remember(memoryName, kept ?? null);
}
