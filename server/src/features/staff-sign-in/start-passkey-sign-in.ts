import type { PasskeyRequest } from '@praxisportal/contract/staff/passkey';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../security/caller.ts';
import { findDesk, listDeskPeople } from '../../security/desk-cookie.ts';
import { askForProof, type PasskeySite } from '../../security/passkeys.ts';
import { requireHuman } from '../human-check/require-human.ts';
import { throttle } from '../throttle/commands.ts';
import { insertChallenge } from './commands.ts';
import { listPasskeys, listPeopleOfDesk } from './queries.ts';

/**
 * What a browser is asked for to sign in: one of this person's passkeys if the browser knows them, else any that it
 * has for the site, so that the answer does not tell who works here. Asking is never refused: past the
 * soft limit an unknown browser works for it. Throws `proof_of_work_required`, or `too_many_requests` for a known desk that
 * asks without end.
 */
export async function startPasskeySignIn(
  context: AppContext,
  staffId: string | undefined,
  { caller, cookie, site }: { caller: Caller; cookie: string | undefined; site: PasskeySite },
): Promise<PasskeyRequest> {
  const { db, clock, secretKey } = context;
  const people = await listPeopleOfDesk(db, listDeskPeople(cookie));
  const known = people.flatMap((person) => {
    const desk = findDesk(secretKey, cookie, person, clock.nowMs())?.desk;
    return desk === undefined ? [] : [{ device: desk, target: person.staffId }];
  });
  const [first] = known;
  if (first) await throttle(context, 'staff_passkey_known_desk', caller, first);
  else await requireHuman(context, 'soft_staff_passkey', caller);
  const isKnown = known.some(({ target }) => target === staffId);
  const allowed = staffId !== undefined && isKnown ? await listPasskeys(db, staffId) : [];
  const request = askForProof(site, allowed);
  const asked = { kind: 'sign_in', challenge: request.challenge, subject: null } as const;
  await insertChallenge(db, asked, new Date(clock.nowMs()));
  return request;
}
