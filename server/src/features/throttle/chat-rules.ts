import { type Budget, hour, quarterHour } from '../../domain/budget.ts';

/**
 * Budgets of the assistant. Guests are counted by where they come from, and by all guests together where it costs money;
 * accounts by themselves, so that neither a neighbour in the same network nor a flood of guests takes from theirs.
 */
export const chatRules = {
  /** Many more than anybody types, also of several people behind one address. */
  chat_message_of_guest: [
    { by: ['prefix'], most: 600, periodSeconds: quarterHour },
    { by: ['network'], most: 2400, periodSeconds: quarterHour },
  ],
  chat_message_of_account: [{ by: ['target'], most: 600, periodSeconds: quarterHour }],
  /** Past these the embedded assistant answers instead of the language model, which the practice pays for. */
  chat_model_of_guest: [
    { by: ['prefix'], most: 150, periodSeconds: hour },
    { by: ['network'], most: 600, periodSeconds: hour },
    { by: [], most: 2250, periodSeconds: hour },
  ],
  chat_model_of_account: [
    { by: ['target'], most: 150, periodSeconds: hour },
    { by: [], most: 1500, periodSeconds: hour },
  ],
  /** Past these the browser speaks by itself. */
  speech_of_guest: [
    { by: ['prefix'], most: 300, periodSeconds: quarterHour },
    { by: ['network'], most: 1200, periodSeconds: quarterHour },
    { by: [], most: 4500, periodSeconds: hour },
  ],
  speech_of_account: [{ by: ['target'], most: 300, periodSeconds: quarterHour }],
  /**
   * Texts that a provider speaks, which the practice pays for by the character: several conversations behind one address, and
   * more than a practice hears of in an hour. Past these a voice of the house speaks, or the browser.
   */
  speech_provider_of_guest: [
    { by: ['prefix'], most: 60, periodSeconds: quarterHour },
    { by: [], most: 300, periodSeconds: hour },
  ],
  speech_provider_of_account: [
    { by: ['target'], most: 60, periodSeconds: quarterHour },
    { by: [], most: 300, periodSeconds: hour },
  ],
} as const satisfies Record<string, readonly Budget[]>;
