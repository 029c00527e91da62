-- Late moves, practitioners who don't attend, mistaken starts, and participants who leave late.
alter table sessions
  -- The start that a person moved late: fees are still measured from it.
  add column fee_starts_at timestamptz(3),
  add column no_show_by text check (no_show_by in ('person', 'practitioner')),
  add column reopened_at timestamptz(3),
  add column late_departures jsonb not null default '[]';
create index sessions_late_departures on sessions (account, id) where late_departures <> '[]';

-- As before, and also moves late departures, which have no seat.
create or replace function merge_participants(
  of_account text, merged text, remaining text, merged_at timestamptz)
returns table (session_id text, session_version integer) language plpgsql as $$
declare
  seat session_participants;
begin
  for seat in
    select * from session_participants as held
    where held.account = of_account and held.person_id = merged
    order by held.session_id
  loop
    if exists (
      select from session_participants as other
      where other.account = seat.account and other.session_id = seat.session_id
        and other.person_id = remaining)
    then
      delete from session_participants as held
      where held.account = seat.account and held.session_id = seat.session_id
        and held.person_id = merged;
    else
      update session_participants as held
      set person_id = remaining,
          blocking = seat.blocking and not exists (
            select from session_participants as other
            where other.account = seat.account and other.person_id = remaining
              and other.blocking and other.during && seat.during)
      where held.account = seat.account and held.session_id = seat.session_id
        and held.person_id = merged;
    end if;

    return query
      update sessions
      set participants = coalesce((
            select jsonb_agg(case when one ->> 'person_id' = merged
              then one || jsonb_build_object('person_id', remaining) else one end)
            from jsonb_array_elements(participants) as one
            where one ->> 'person_id' <> merged or not exists (
              select from jsonb_array_elements(participants) as other
              where other ->> 'person_id' = remaining)), '[]'),
          seats_taken = (
            select count(*) from session_participants as held
            where held.account = seat.account and held.session_id = seat.session_id),
          version = version + 1,
          updated_at = merged_at
      where sessions.account = seat.account and sessions.id = seat.session_id
      returning sessions.id, sessions.version;
  end loop;

  return query
    update sessions
    set late_departures = (
          select jsonb_agg(case when one ->> 'person_id' = merged
            then one || jsonb_build_object('person_id', remaining) else one end)
          from jsonb_array_elements(late_departures) as one),
        version = version + 1,
        updated_at = merged_at
    where sessions.account = of_account and late_departures <> '[]'
      and exists (
        select from jsonb_array_elements(late_departures) as one
        where one ->> 'person_id' = merged)
    returning sessions.id, sessions.version;
end $$;
