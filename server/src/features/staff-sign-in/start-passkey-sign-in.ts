import type { PasskeyRequest } from '@praxisportal/contract/staff/passkey';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { findDesk } from '../../security/desk-cookie.ts';
import { askForProof, type PasskeySite } from '../../security/passkeys.ts';
import { throttle } from '../throttle/commands.ts';
import { insertChallenge } from './commands.ts';
import { findStaffLogIn, listPasskeys } from './queries.ts';

/**
 * What a browser is asked for to sign in: one of this person's passkeys if the browser knows them, else any that it
 * has for the site, so that nobody learns who works here. Throws `too_many_requests`.
 */
export async function startPasskeySignIn(
  context: AppContext,
  staffId: string | undefined,
  { caller, cookie, site }: { caller: Caller; cookie: string | undefined; site: PasskeySite },
): Promise<PasskeyRequest> {
  const { db, clock, secretKey } = context;
  await throttle(context, 'staff_sign_in', caller);
  const person = staffId === undefined ? undefined : await findStaffLogIn(db, staffId);
  const isKnown = person && findDesk(secretKey, cookie, person, clock.nowMs()) !== undefined;
  const allowed = isKnown ? await listPasskeys(db, person.staffId) : [];
  const request = askForProof(site, allowed);
  const asked = { kind: 'sign_in', challenge: request.challenge, subject: null } as const;
  await insertChallenge(db, asked, new Date(clock.nowMs()));
  return request;
}
