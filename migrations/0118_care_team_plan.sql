-- compatible: replaces the body of a function. Its statements are planned once per connection. On a
-- connection that first ran them while the tables were empty, the plan read whole tables for as
-- long as a first import filled them. So sequential scans are off while it reads, which the plan
-- keeps. As before, settings are changed in the body and restored.
create or replace function care_team_of(of_account text, target_person_id text) returns text[] stable
language plpgsql as $$
declare
  acting text := current_setting('app.practitioner', true);
  scans text := current_setting('enable_seqscan');
  today timestamptz;
  team text[];
begin
  perform set_config('app.practitioner', '', true), set_config('enable_seqscan', 'off', true);
  select account_now(clock_offset_ms) into today from accounts where account = of_account;
  select care_team_ids || array(
    select distinct practitioner_id from sessions
    where account = of_account and person_id = target_person_id
      and record_opens_at <= today
      and (status in ('requested', 'scheduled', 'checked_in', 'started', 'completed')
        or (status = 'no_show' and no_show_at > today - interval '72 hours')))
  into team
  from persons
  where account = of_account and id = target_person_id;
  perform set_config('app.practitioner', coalesce(acting, ''), true),
    set_config('enable_seqscan', scans, true);
  return team;
end $$;
