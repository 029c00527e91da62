-- compatible: adds two functions and replaces one. An import and a list read the care teams of many
-- persons with one call instead of one for each: the settings are changed once, and one plan reads
-- all of them. Which sessions count is written once, in a function that PostgreSQL inlines.
create function treating_practitioners(of_account text, of_person text, today timestamptz)
returns setof text language sql stable as $$
  select distinct practitioner_id from sessions
  where account = of_account and person_id = of_person
    and record_opens_at <= today
    and (status in ('requested', 'scheduled', 'checked_in', 'started', 'completed')
      or (status = 'no_show' and no_show_at > today - interval '72 hours'))
$$;

create or replace function care_team_of(of_account text, target_person_id text)
returns text[] language plpgsql stable as $$
declare
  acting text := current_setting('app.practitioner', true);
  scans text := current_setting('enable_seqscan');
  today timestamptz;
  team text[];
begin
  perform set_config('app.practitioner', '', true), set_config('enable_seqscan', 'off', true);
  select account_now(clock_offset_ms) into today from accounts where account = of_account;
  select care_team_ids
    || array(select * from treating_practitioners(of_account, target_person_id, today))
  into team
  from persons
  where account = of_account and id = target_person_id;
  perform set_config('app.practitioner', coalesce(acting, ''), true),
    set_config('enable_seqscan', scans, true);
  return team;
end $$;

create function care_teams_of(of_account text, person_ids text[])
returns table (person_id text, care_team text[]) language plpgsql stable rows 25 as $$
declare
  acting text := current_setting('app.practitioner', true);
  scans text := current_setting('enable_seqscan');
  today timestamptz;
begin
  perform set_config('app.practitioner', '', true), set_config('enable_seqscan', 'off', true);
  select account_now(clock_offset_ms) into today from accounts where account = of_account;
  return query
    select persons.id, persons.care_team_ids
      || array(select * from treating_practitioners(of_account, persons.id, today))
    from persons
    where persons.account = of_account and persons.id = any(person_ids);
  perform set_config('app.practitioner', coalesce(acting, ''), true),
    set_config('enable_seqscan', scans, true);
end $$;
