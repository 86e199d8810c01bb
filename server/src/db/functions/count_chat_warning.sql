-- Counts a warning of the chat, and bans with the last one. A warning from before the_start no longer counts, nor does one
-- whose ban is over. Concurrent warnings both count: `on conflict` locks the row.
create or replace function count_chat_warning(
  the_subject bytea, the_account uuid, the_reason text, the_now timestamptz,
  the_start timestamptz, the_most integer, ban_until timestamptz,
  out counted integer, out until timestamptz
) language sql as $$
  insert into chat_warnings as known (subject, account_id, warnings, reason, warned_at)
  values (the_subject, the_account, 1, the_reason, the_now)
  on conflict (subject) do update set
    warnings = case
      when known.warned_at <= the_start or known.banned_until <= the_now then 1 else known.warnings + 1
    end,
    reason = the_reason,
    warned_at = the_now,
    banned_until = case
      when known.warned_at > the_start and (known.banned_until <= the_now) is not true
        and known.warnings + 1 >= the_most
      then ban_until
    end
  returning warnings, banned_until
$$;
