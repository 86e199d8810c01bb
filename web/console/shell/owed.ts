import { hasErrorCode } from '../../shared/api/errors.ts';
import { sharedStorage } from '../../shared/storage/browser-storage.ts';
import { callStaff } from './call-staff.ts';

/** What a person has done here that the server may not have heard of yet. */
export type Owed = 'lock' | 'sign-out';

const key = 'praxis:staff-owed';

const isOwed = (text: string | null): text is Owed => text === 'lock' || text === 'sign-out';

/** What this browser still owes the server, in whichever window that was done, and over a reload. */
export function readOwed(): Owed | undefined {
  const text = sharedStorage.get(key);
  return isOwed(text) ? text : undefined;
}

/** Notes it before the server is told. Who has left needs no lock any more. */
export function owe(owed: Owed): void {
  if (readOwed() === 'sign-out') return;
  sharedStorage.set(key, owed);
}

/** Nothing is owed any more: somebody has come in, who takes the place of whoever was here. */
export function forgetOwed(): void {
  sharedStorage.set(key, null);
}

/** A window waits so long for another's turn, in ms: a hidden one may hold it for longer than anybody waits at a lock. */
const turnWaitMs = 5_000;

let settling: Promise<unknown> = Promise.resolve();

/**
 * Tells the server what it has not heard yet, one call and one window after the other, and answers what is owed even
 * then. It never fails.
 */
export function settleOwed(): Promise<Owed | undefined> {
  const settled = settling.then(tellInTurn);
  settling = settled;
  return settled;
}

/** Two windows that told it at once would be refused once. */
async function tellInTurn(): Promise<Owed | undefined> {
  try {
    return await navigator.locks.request(key, { signal: AbortSignal.timeout(turnWaitMs) }, tell);
  } catch {
    // No locks without TLS, nor where the browser blocks its storage; or another window holds it for too long.
    return tell();
  }
}

async function tell(): Promise<Owed | undefined> {
  const owed = readOwed();
  if (!owed) return undefined;
  try {
    await callStaff(owed === 'lock' ? 'lock' : 'signOut', { isBackground: true });
  } catch (error) {
    // Only without a session there is nothing left to lock or end; a restart or a proxy may say anything else.
    if (!hasErrorCode(error, 'unauthorized')) return readOwed();
  }
  if (readOwed() === owed) forgetOwed();
  return readOwed();
}
