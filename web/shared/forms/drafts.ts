import { serverNowMs } from '../clock/server-clock.ts';
import { forget, keptMs, recall, remember } from '../session/tab-memory.ts';

/** What a form holds: texts, and boxes that are ticked or not. */
export type FormValues = Record<string, string | boolean>;

/** The part of `draft` that fits the form and is not too old. */
export function readDraft<Values extends FormValues>(
  draft: unknown,
  initial: Values,
  nowMs: number,
): Partial<Values> {
  if (!isRecent(draft, nowMs)) return {};
  const kept: Partial<Values> = {};
  for (const [field, value] of Object.entries(draft.values))
    if (typeof value === typeof initial[field]) Object.assign(kept, { [field]: value });
  return kept;
}

/** Whether this is a draft that is not too old. */
export function isRecent(draft: unknown, nowMs: number): draft is { savedAtMs: number; values: object } {
  if (typeof draft !== 'object' || draft === null) return false;
  return (
    'savedAtMs' in draft &&
    typeof draft.savedAtMs === 'number' &&
    nowMs - draft.savedAtMs <= keptMs &&
    'values' in draft &&
    typeof draft.values === 'object' &&
    draft.values !== null
  );
}

/** The values that may be kept: what differs from an untouched form, and never a secret. */
export function findKept<Values extends FormValues>(
  values: Values,
  initial: Values,
  secrets: readonly (keyof Values)[],
): Partial<Values> {
  const kept: Partial<Values> = {};
  for (const [field, value] of Object.entries(values))
    if (!secrets.includes(field) && value !== initial[field]) Object.assign(kept, { [field]: value });
  return kept;
}

const keyOf = (name: string) => `${name}:draft`;

/** What was typed into this form before a reload. */
export function recallDraft<Values extends FormValues>(name: string, initial: Values): Partial<Values> {
  return readDraft(recall(keyOf(name)), initial, serverNowMs());
}

/** Keeps what was typed; an untouched form leaves nothing behind. */
export function keepDraft<Values extends FormValues>(
  name: string,
  values: Values,
  initial: Values,
  secrets: readonly (keyof Values)[],
): void {
  const kept = findKept(values, initial, secrets);
  if (Object.keys(kept).length === 0) forget(keyOf(name));
  else remember(keyOf(name), { savedAtMs: serverNowMs(), values: kept });
}

/** Forgets what was typed into this form. */
export function dropDraft(name: string): void {
  forget(keyOf(name));
}
