import { type Kysely, sql } from 'kysely';

const statements = [
  /*
   * As before, and besides: an account books for whom it looks after. It is decided under the locks, because somebody
   * may be parted from the account at the same moment. A guest stands for the account too: both ids are the same then.
   */
  `create or replace function decide_booking(
    the_doctors text[], the_patient uuid, the_account uuid, the_key text,
    wanted tstzrange, wanted_day tstzrange, the_now timestamptz, today_from timestamptz,
    open_most integer, today_most integer, out outcome text, out place integer
  ) language plpgsql as $$
  declare
    usual text;
  begin
    perform lock_calendars(the_doctors, the_patient, the_account);
    outcome := case
      -- Whoever is not the booker is looked after by them, still, now that nobody can change it.
      when the_account <> the_patient and not exists (
        select from account_patients where account_id = the_account and patient_id = the_patient
      ) then 'unknown_patient'
      when exists (select from booking_keys where account_id = the_account and key = the_key) then 'repeated'
      when today_most <= (
        select count(*) from audit_events where actor_id = the_account and at >= today_from and action = 'book'
      ) then 'too_many_bookings_today'
      when open_most <= (
        select count(*) from appointments
        where patient_id = the_patient and status = 'scheduled' and lower(during) > the_now
      ) then 'too_many_open_appointments'
      else 'booked'
    end;
    if outcome <> 'booked' then
      return;
    elsif cardinality(the_doctors) = 1 then
      -- The exclusion constraint will say whether that one is free.
      place := 1;
      return;
    end if;
    select doctor_id into usual from appointments
      where patient_id = the_patient and status in ('scheduled', 'completed')
      group by doctor_id order by count(*) desc, max(lower(during)) desc, doctor_id limit 1;
    select candidate.number into place
      from unnest(the_doctors) with ordinality as candidate (id, number)
        cross join lateral (
          select coalesce(sum(upper(during) - lower(during)), '0') as booked from appointments
          where doctor_id = candidate.id and status = 'scheduled'
            and lower(during) >= lower(wanted_day) and lower(during) < upper(wanted_day)
        ) as day
      where not exists (
        select from appointments where doctor_id = candidate.id and status = 'scheduled' and during && wanted
      )
      order by candidate.id is not distinct from usual desc, day.booked, candidate.number limit 1;
    if place is null then
      outcome := 'slot_taken';
    end if;
  end
  $$`,

  // What opens a guest's appointment; only its hash is kept.
  `create table guest_tokens (
    token_hash bytea primary key,
    appointment_id uuid not null references appointments on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index guest_tokens_appointment on guest_tokens (appointment_id)',
  'create index guest_tokens_end on guest_tokens (expires_at)',

  // Guests are found by what they are reached at.
  'create index patients_email on patients (email) where email is not null',
  'create index patients_phone on patients (phone) where phone is not null',

  // A guest's confirmation is known by the browser that sent it.
  `alter table booking_keys
    alter column account_id drop not null,
    add column requester bytea,
    add constraint booking_keys_owner_check check (num_nonnulls(account_id, requester) = 1),
    add constraint booking_keys_requester_key unique (requester, key),
    drop constraint booking_keys_appointment_id_fkey,
    add constraint booking_keys_appointment_id_fkey
      foreign key (appointment_id) references appointments on delete cascade`,
];

/** Accounts book for whom they look after, and guests by token. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
