import { type RawBuilder, sql } from 'kysely';

/** Whether what this message says is still to be told: no phone call was noted, and no later one about the appointment arrived. */
export function isUntold(message: 'stuck' | 'outgoing_messages'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${message}.${name}`);
  return sql`${column('kind')} in ('confirmation', 'cancellation', 'moved', 'reminder') and ${column('phoned_at')} is null
    and not exists (
      select from outgoing_messages as later
      where later.appointment_id = ${column('appointment_id')} and later.state = 'sent'
        and later.kind in ('confirmation', 'cancellation', 'moved') and later.created_at > ${column('created_at')}
    )`;
}
