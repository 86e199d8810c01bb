import type { AppContext } from '../../context.ts';
import type { Caller } from '../../security/caller.ts';
import { findKnownDevice } from '../../security/device-cookie.ts';
import { findAccountOfContact } from '../accounts/queries.ts';
import type { CodeTarget } from './rules.ts';

/** What the caller's browser is called, if it has logged in before to the account that has this contact. */
export async function findAskingDevice(
  { db, secretKey, clock }: Pick<AppContext, 'db' | 'secretKey' | 'clock'>,
  { channel, target }: CodeTarget,
  { device }: Pick<Caller, 'device'>,
): Promise<string | undefined> {
  if (!device) return undefined;
  const account = await findAccountOfContact(db, { channel, target });
  return account && findKnownDevice(secretKey, device, account, clock.nowMs());
}
