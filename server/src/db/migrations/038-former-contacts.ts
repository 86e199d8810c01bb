import { type Kysely, sql } from 'kysely';

const statements = [
  `set local lock_timeout = '4s'`,
  // The audit can't forget, an address has to be erasable: so it has a table of its own. Without a member of staff the
  // account's owner changed it.
  `create table former_contacts (
    id uuid primary key default gen_random_uuid(),
    patient_id uuid references patients on delete cascade,
    account_id uuid references accounts on delete cascade,
    channel text not null check (channel in ('email', 'phone')),
    contact text not null,
    changed_at timestamptz not null,
    changed_by uuid references staff,
    check (num_nonnulls(patient_id, account_id) = 1)
  )`,
  'create index former_contacts_patient on former_contacts (patient_id) where patient_id is not null',
  'create index former_contacts_account on former_contacts (account_id) where account_id is not null',
  'create index former_contacts_changed on former_contacts (changed_at)',
];

/** Keeps the address or number that another one took the place of. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
