import { type Kysely, sql } from 'kysely';

const statements = [
  // What somebody decided about an appointment that an absence or closure hit, and where it was: {doctorName, date, start}.
  `create table plan_decisions (
    absence_id uuid not null references plan_absences,
    appointment_id uuid not null references appointments on delete cascade,
    decision text not null check (decision in ('move', 'cancel', 'keep')),
    former jsonb not null,
    decided_at timestamptz not null,
    told_at timestamptz,
    absence_ends_at timestamptz not null,
    primary key (absence_id, appointment_id)
  )`,
  'create index plan_decisions_appointment on plan_decisions (appointment_id)',
  'create index plan_decisions_end on plan_decisions (absence_ends_at)',
];

/** What becomes of the appointments that an absence hits. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
