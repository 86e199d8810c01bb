import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A ban that is not over yet, and whether only the address or its network has it, which others may share. */
export type Ban = { reason: string; until: Date; isOfAddress: boolean };

/** What is remembered of a conversation, unparsed, whose it is and since when. */
export type KeptDialog = { owner: Buffer; state: unknown; updatedAt: Date };

/** The longest ban of the asker or of where they come from, and the newest that is remembered since some time of any of the owners. */
export async function findConversation(
  db: Database,
  {
    owners,
    subject,
    addresses,
  }: { owners: readonly Buffer[]; subject: Buffer; addresses: readonly Buffer[] },
  { now, since }: { now: Date; since: Date },
): Promise<{ ban: Ban | undefined; kept: KeptDialog | undefined }> {
  const { rows } = await sql<{
    reason: string | null;
    until: Date | null;
    isOfAddress: boolean | null;
    owner: Buffer | null;
    state: unknown;
    updatedAt: Date | null;
  }>`
    select ban.reason, ban.until, ban."isOfAddress", dialog.owner, dialog.state, dialog.updated_at as "updatedAt"
    from (select) as nobody
    left join lateral (
      select reason, banned_until as until, subject <> ${subject} as "isOfAddress" from chat_warnings
      where subject = any(${[subject, ...addresses]}::bytea[]) and banned_until > ${now}
      order by banned_until desc limit 1
    ) as ban on true
    left join lateral (
      select owner, state, updated_at from chat_dialogs
      where owner = any(${owners}::bytea[]) and updated_at > ${since}
      order by updated_at desc limit 1
    ) as dialog on true
  `.execute(db);
  const nothing = { reason: null, until: null, isOfAddress: null, owner: null, updatedAt: null };
  const { reason, until, isOfAddress, owner, state, updatedAt } = { ...nothing, ...rows[0] };
  return {
    ban: reason !== null && until ? { reason, until, isOfAddress: isOfAddress === true } : undefined,
    kept: owner && updatedAt ? { owner, state, updatedAt } : undefined,
  };
}
