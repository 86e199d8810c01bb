-- Constraint trigger, checked at commit: every account has its owner among its patients (relation `self`).
-- The unique index account_patients_self_key allows at most one; this requires at least one.
create or replace function require_own_patient() returns trigger language plpgsql as $$
declare
  account uuid := case
    when tg_table_name = 'accounts' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(old) ->> 'account_id')::uuid
  end;
begin
  if exists (select from accounts where id = account)
    and not exists (select from account_patients where account_id = account and relation = 'self')
  then
    raise exception 'account % has no own patient', account using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
