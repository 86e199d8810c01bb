import type { AppContext } from '../../context.ts';
import { type DeskPerson, findDesk } from '../../security/desk-cookie.ts';
import { wasSignedOut } from './queries.ts';

/**
 * What the browser is called if this person has signed in here, and whether its cookie still shows the second factor: a
 * copy of it from before a sign-out does not.
 */
export async function findKnownDesk(
  { db, secretKey, clock }: Pick<AppContext, 'db' | 'secretKey' | 'clock'>,
  cookie: string | undefined,
  person: DeskPerson,
): Promise<{ desk: string; isFresh: boolean } | undefined> {
  const known = findDesk(secretKey, cookie, person, clock.nowMs());
  if (!known?.isFresh) return known;
  return { ...known, isFresh: !(await wasSignedOut(db, { ...known, staffId: person.staffId })) };
}
