import type { Desk as DeskAnswer } from '@praxisportal/contract/staff/sign-in';
import type { AppContext } from '../../context.ts';
import { toInitials } from '../../domain/initials.ts';
import { findDesk, listDeskPeople } from '../../security/desk-cookie.ts';
import { listPeopleOfDesk } from './queries.ts';

/** Who has signed in at this browser, the last one first, and what they need to come back. */
export async function listDesk(
  { db, secretKey, clock }: AppContext,
  cookie: string | undefined,
): Promise<DeskAnswer> {
  const named = listDeskPeople(cookie);
  const people = named.length > 0 ? await listPeopleOfDesk(db, named) : [];
  return {
    people: named.flatMap((id) => {
      const person = people.find(({ staffId }) => staffId === id);
      const known = person && findDesk(secretKey, cookie, person, clock.nowMs());
      if (!known) return [];
      const { firstName, lastName, email, hasPasskey, hasPassword } = person;
      const initials = toInitials(person);
      return [
        { id, firstName, lastName, initials, email, hasPasskey, hasPassword, needsTotp: !known.isFresh },
      ];
    }),
  };
}
