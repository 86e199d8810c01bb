import type { InboxMessage } from '@praxisportal/contract/staff/messages';
import type { AppContext } from '../../context.ts';
import { recordOnce } from '../staff/commands.ts';
import { toShown } from '../staff/rules.ts';
import { listInbox } from './queries.ts';
import { toInboxMessage } from './rules.ts';

/** What was written in the contact form; the look is in the audit before the answer leaves. */
export async function readInbox(
  { db, clock, secretKey }: AppContext,
  { staffId }: { staffId: string },
  state: 'open' | 'all',
): Promise<InboxMessage[]> {
  const messages = await listInbox(db, state);
  const action = state === 'open' ? 'look_at_inbox' : 'look_at_whole_inbox';
  const look = { staffId, action, subjectKind: 'list', subjectId: null } as const;
  const detail = toShown(
    secretKey,
    messages.map(({ id }) => id),
  );
  if (messages.length > 0) await recordOnce(db, { ...look, detail }, new Date(clock.nowMs()));
  return messages.map(toInboxMessage);
}
