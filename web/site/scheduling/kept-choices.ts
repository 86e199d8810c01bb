import { recall, remember } from '../../shared/session/tab-memory.ts';

const key = 'booking-choices';

/** Keeps the wizard's query once a day is chosen: a patient who begins anew by mistake can go on with it. */
export function keepChoices(query: string): void {
  remember(key, query);
}

/** The query that was kept last; undefined without one. */
export function readChoices(): string | undefined {
  const query = recall(key);
  return typeof query === 'string' ? query : undefined;
}

/** The choices are booked, or the patient does not want them. */
export function forgetChoices(): void {
  remember(key, null);
}
