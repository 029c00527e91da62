-- A session opens the person's record to its practitioner only when the account, the person or an
-- accepted matching arranged it: see docs/decisions/0042-care-team.md. record_opens_at is when; it
-- is null when the practitioner arranged the session alone, or nobody has confirmed the hold.
-- Sessions from before this migration count as arranged by the account.
alter table sessions add column record_opens_at timestamptz(3) default '2000-01-01T00:00:00Z';
alter table sessions alter column record_opens_at drop default;

-- The care team of a person, whoever asks. On behalf of a practitioner only their own sessions are
-- visible, so that setting is cleared while this function looks.
create or replace function care_team_of(wanted_person_id text) returns text[] stable
language plpgsql as $$
declare
  acting text := current_setting('app.practitioner', true);
  today timestamptz;
  team text[];
begin
  perform set_config('app.practitioner', '', true);
  select account_now(clock_offset_ms) into today from accounts where account = current_account();
  select care_team_ids || array(
    select distinct practitioner_id from sessions
    where person_id = wanted_person_id
      and record_opens_at <= today
      and (status in ('requested', 'scheduled', 'checked_in', 'started', 'completed')
        or (status = 'no_show' and no_show_at > today - interval '72 hours')))
  into team
  from persons
  where id = wanted_person_id;
  perform set_config('app.practitioner', coalesce(acting, ''), true);
  return team;
end $$;

drop function is_called_off(text);
