import { type Kysely, sql } from 'kysely';

const statements = [
  /*
   * A person's own data have a version: of two desks the second learns that the first was there. The ids of entries that
   * turned out to be the same person lead to the one that remains.
   */
  `alter table patients
    add column version integer not null default 1,
    add column former_ids uuid[] not null default '{}'`,
  `create trigger patients_version before update on patients
    for each row when (
      (old.first_name, old.last_name, old.date_of_birth, old.language, old.email, old.phone)
        is distinct from (new.first_name, new.last_name, new.date_of_birth, new.language, new.email, new.phone)
    ) execute function count_version()`,
  `create index patients_former_ids on patients using gin (former_ids) where former_ids <> '{}'`,

  /*
   * What the practice notes of a person, each row one version of a note; the newest holds, and none is overwritten
   * (§ 630f (1) BGB: what was written before stays legible). Without text the note was taken away.
   */
  `create table patient_notes (
    note_id uuid not null,
    version integer not null,
    patient_id uuid not null references patients on delete cascade,
    text text check (text <> ''),
    written_by uuid references staff on delete set null,
    written_at timestamptz not null,
    primary key (note_id, version)
  )`,
  'create index patient_notes_patient on patient_notes (patient_id, written_at)',
  'create index patient_notes_staff on patient_notes (written_by) where written_by is not null',
];

/** Notes on people, versions of their data, and where entries have gone that were merged. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
