import type { PasskeyCreation } from '@praxisportal/contract/staff/passkey';
import type { AppContext } from '../../context.ts';
import { askForNewPasskey, type PasskeySite } from '../../security/passkeys.ts';
import { insertChallenge } from './commands.ts';
import { listPasskeys, type StaffPerson } from './queries.ts';

type Owner = Pick<StaffPerson, 'staffId' | 'email' | 'firstName' | 'lastName'>;

/** What a browser is asked for to make a passkey of somebody; `subject` is the person or invitation that may answer. */
export async function offerPasskey(
  { db, clock, practice }: AppContext,
  { staffId, email, firstName, lastName }: Owner,
  { subject, site }: { subject: string; site: PasskeySite },
): Promise<PasskeyCreation> {
  const owner = {
    id: staffId,
    name: email,
    displayName: `${firstName} ${lastName}`,
    practiceName: practice.facts.name,
  };
  const existing = await listPasskeys(db, staffId);
  const creation = askForNewPasskey(site, owner, existing);
  const { challenge } = creation;
  await insertChallenge(db, { kind: 'new_passkey', challenge, subject }, new Date(clock.nowMs()));
  return creation;
}
