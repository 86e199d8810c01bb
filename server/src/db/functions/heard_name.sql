-- A name as it sounds in German, so that a search finds Meyer as Maier, Schmitt as Schmidt and Müller as Mueller: a name heard
-- on the phone has no spelling. `patients.search_name` stores its result: see plain_name.sql before changing it.
create or replace function heard_name(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(
          plain_name(name), 'y', 'i'), 'ai', 'ei'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
          'ph', 'f'), 'th', 't'), 'd', 't'), 'v', 'f'),
        'c(?!h)', 'k', 'g'),
      'tz', 'z', 'g'),
    '(.)\1+', '\1', 'g')
$$;
