import type { Language } from './language.ts';
import { limits } from './limits.ts';

type Words = {
  /** What a patient agrees to with a booking; a booking for today can keep it, too. */
  accept: (noticeHours: number) => string;
  /** The same rule, said to the patient. */
  rule: (noticeHours: number) => string;
  /** In place of the rule, once an appointment is nearer than the notice. */
  late: (noticeHours: number) => string;
  /** What not turning up costs, and nothing else does. */
  fee: string;
};

/** The cancellation rule, in the only words in which pages, chat and messages say it (docs/product.md, "Cancellation policy"). */
export const cancellationPolicy: Readonly<Record<Language, Words>> = {
  de: {
    accept: (hours) =>
      `Ich nehme den Termin wahr oder sage ihn mindestens ${hours}\u00a0Stunden vorher ab; ist es dafür zu spät, so früh wie möglich.`,
    rule: (hours) =>
      `Bitte nehmen Sie den Termin wahr oder sagen Sie ihn mindestens ${hours}\u00a0Stunden vorher ab; ist es dafür zu spät, so früh wie möglich.`,
    late: (hours) =>
      `Bis zum Termin sind es weniger als ${hours}\u00a0Stunden; gut, dass Sie trotzdem Bescheid geben.`,
    fee: `Wer ohne Absage nicht erscheint, zahlt eine Ausfallgebühr von ${limits.noShowFeeEur}\u00a0€.`,
  },
  en: {
    accept: (hours) =>
      `I’ll be there, or cancel at least ${hours}\u00a0hours before; if it’s too late for that, as early as I can.`,
    rule: (hours) =>
      `Please be there, or cancel at least ${hours}\u00a0hours before; if it’s too late for that, as early as you can.`,
    late: (hours) =>
      `The appointment is less than ${hours}\u00a0hours away; it’s good that you’re letting us know all the same.`,
    fee: `Missing an appointment without cancelling costs €${limits.noShowFeeEur}.`,
  },
};
