import { readToken } from '../api/token.ts';
import { serverNowMs } from '../clock/server-clock.ts';
import { tabStorage } from '../storage/browser-storage.ts';

const prefix = 'praxis:';

/** In ms. Long enough for a code that takes its time, short enough for a tab that was left open on a shared computer. */
export const keptMs = 60 * 60 * 1000;

/** The patient who is signed in; the token tells whether that still holds. */
const ownerKey = 'praxis-owner';
type Owner = { id: string; tokenStart: string };

type Entry = {
  value: unknown;
  /** The server's time in ms since 1970; null for what is kept until the tab ends. */
  keptAtMs: number | null;
  /** Id of the patient who was signed in; '' for a visitor and for the console, which keeps its own account of that. */
  owner: string;
};

const listeners = new Set<() => void>();

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function readOwner(): Owner | undefined {
  const owner = parse(tabStorage.get(ownerKey));
  if (typeof owner !== 'object' || owner === null || !('id' in owner && 'tokenStart' in owner))
    return undefined;
  const { id, tokenStart } = owner;
  return typeof id === 'string' && typeof tokenStart === 'string' ? { id, tokenStart } : undefined;
}

/** Id of the patient who is signed in, as far as this tab knows; '' without one. */
function currentOwner(): string {
  const owner = readOwner();
  return owner && readToken()?.startsWith(owner.tokenStart) ? owner.id : '';
}

function isEntry(entry: unknown): entry is Entry {
  return (
    typeof entry === 'object' && entry !== null && 'value' in entry && 'owner' in entry && 'keptAtMs' in entry
  );
}

function readEntry(key: string): Entry | undefined {
  const entry = parse(tabStorage.get(`${prefix}${key}`));
  if (!isEntry(entry)) return undefined;
  // A device whose clock is set back makes nothing last longer.
  return entry.keptAtMs === null || Math.abs(serverNowMs() - entry.keptAtMs) <= keptMs ? entry : undefined;
}

const keysOf = (start: string) =>
  tabStorage.keys().flatMap((key) => (key.startsWith(`${prefix}${start}`) ? key.slice(prefix.length) : []));

function drop(key: string): void {
  tabStorage.set(`${prefix}${key}`, null);
}

function keep(key: string, entry: Entry): void {
  tabStorage.set(`${prefix}${key}`, JSON.stringify(entry));
}

/**
 * Keeps a value in this tab for an hour, over a reload, the way back, and a trip to the mail app: half-filled forms, sent
 * codes. It belongs to the patient who is signed in, and goes with them. Null removes it.
 */
export function remember(key: string, value: unknown): void {
  const owner = key.startsWith('staff') ? '' : currentOwner();
  if (value === null) drop(key);
  else keep(key, { value, keptAtMs: serverNowMs(), owner });
}

/** Keeps a value that says nothing of a person, such as the size of a panel, until the tab ends or its user logs out. */
export function rememberForTab(key: string, value: unknown): void {
  keep(key, { value, keptAtMs: null, owner: '' });
}

/** The remembered value; undefined if there is none, if it is too old, or if it belongs to a patient who is not signed in. */
export function recall(key: string): unknown {
  const entry = readEntry(key);
  return entry && (entry.owner === '' || entry.owner === currentOwner()) ? entry.value : undefined;
}

/** Forgets everything whose key begins so; '' is everything. */
export function forget(start: string): void {
  for (const key of keysOf(start)) drop(key);
}

/** Removes what is too old to be recalled, which nothing may ever ask for again. */
export function sweep(): void {
  for (const key of keysOf('')) if (readEntry(key) === undefined) drop(key);
}

/** Drafts expire in a tab that stays visible, too: no event tells of the end of their hour. In ms. */
const sweepEveryMs = 10 * 60 * 1000;

/** Sweeps now, whenever the page comes back, and every ten minutes; returns the function that stops it. */
export function sweepRegularly(): () => void {
  sweep();
  const timer = setInterval(sweep, sweepEveryMs);
  window.addEventListener('pageshow', sweep);
  document.addEventListener('visibilitychange', sweep);
  return () => {
    clearInterval(timer);
    window.removeEventListener('pageshow', sweep);
    document.removeEventListener('visibilitychange', sweep);
  };
}

/** Calls back when what was remembered has gone with a patient; returns the function that stops it. */
export function onPatientGone(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * A patient is signed in: what they typed before as a visitor is theirs, and what another patient left is removed.
 */
export function beginOwner(id: string, token: string): void {
  const before = readOwner();
  const isOther = before !== undefined && before.id !== id;
  for (const key of keysOf('')) {
    const entry = readEntry(key);
    if (entry === undefined || key.startsWith('staff') || entry.keptAtMs === null) continue;
    if (entry.owner === '') keep(key, { ...entry, owner: id });
    else if (entry.owner !== id) drop(key);
  }
  tabStorage.set(ownerKey, JSON.stringify({ id, tokenStart: token.slice(0, 12) }));
  if (isOther) for (const listener of listeners) listener();
}

/**
 * The patient has logged out: nothing of theirs stays. With an id only if it is theirs, which is what another tab says.
 * Answers the id of the patient, if there was one.
 */
export function endOwner(id?: string): string | undefined {
  const owner = readOwner();
  if (id !== undefined && owner?.id !== id) return undefined;
  tabStorage.set(ownerKey, null);
  forget('');
  for (const listener of listeners) listener();
  return owner?.id;
}
