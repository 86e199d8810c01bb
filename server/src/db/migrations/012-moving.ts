import { type Kysely, sql } from 'kysely';

const statement = `create function lock_for_moving(
    the_doctors text[], the_patient uuid, the_account uuid, today_from timestamptz
  ) returns integer language plpgsql as $$
  begin
    perform lock_calendars(the_doctors, the_patient, the_account);
    return (
      select count(*) from audit_events where actor_id = the_account and at >= today_from and action = 'move'
    );
  end
  $$`;

/** The locks of a move: both doctors' calendars, the patient's and the account's, in the order of all others. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(statement).execute(db);
}
