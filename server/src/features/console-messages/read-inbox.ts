import type { InboxMessage } from '@praxisportal/contract/staff/messages';
import type { AppContext } from '../../context.ts';
import { recordOnce } from '../audit/commands.ts';
import { admitContacts, type LookBy } from '../patient-access/admit-look.ts';
import { toShown } from '../staff/rules.ts';
import { listInbox } from './queries.ts';
import { toInboxMessage } from './rules.ts';

/**
 * What was written in the contact form, with the addresses of its writers, which count as looks at cards; it is in the audit
 * before the answer leaves. Throws `too_many_looks`.
 */
export async function readInbox(
  context: AppContext,
  by: LookBy,
  state: 'open' | 'all',
): Promise<InboxMessage[]> {
  const { db, clock, secretKey } = context;
  const { staffId } = by.session;
  const messages = await listInbox(db, state);
  await admitContacts(
    context,
    by,
    messages.map(({ email }) => email),
  );
  const action = state === 'open' ? 'look_at_inbox' : 'look_at_whole_inbox';
  const look = { staffId, action, subjectKind: 'list', subjectId: null } as const;
  const detail = toShown(
    secretKey,
    messages.map(({ id }) => id),
  );
  if (messages.length > 0) await recordOnce(db, { ...look, detail }, new Date(clock.nowMs()));
  return messages.map(toInboxMessage);
}
