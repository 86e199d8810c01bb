-- Whether an appointment counts towards the limits of open appointments: it is scheduled and has not begun. PostgreSQL puts
-- the expression in place of the call, so indexes serve it.
create or replace function is_open_appointment(the_status text, the_during tstzrange, the_now timestamptz)
returns boolean language sql immutable as $$
  select the_status = 'scheduled' and lower(the_during) > the_now
$$;
