import type { Desk as DeskAnswer } from '@praxisportal/contract/staff/sign-in';
import type { AppContext } from '../../context.ts';
import { toInitials } from '../../domain/initials.ts';
import { listDeskPeople } from '../../security/desk-cookie.ts';
import { findKnownDesk } from './find-known-desk.ts';
import { listPeopleOfDesk } from './queries.ts';

/** Who has signed in at this browser, the last one first, and what they need to come back. */
export async function listDesk(context: AppContext, cookie: string | undefined): Promise<DeskAnswer> {
  const named = listDeskPeople(cookie);
  const people = named.length > 0 ? await listPeopleOfDesk(context.db, named) : [];
  const listed = named.map(async (id) => {
    const person = people.find(({ staffId }) => staffId === id);
    const known = person && (await findKnownDesk(context, cookie, person));
    if (!known) return [];
    const { firstName, lastName, email, hasPasskey, hasPassword } = person;
    const initials = toInitials(person);
    return [{ id, firstName, lastName, initials, email, hasPasskey, hasPassword, needsTotp: !known.isFresh }];
  });
  return { people: (await Promise.all(listed)).flat() };
}
