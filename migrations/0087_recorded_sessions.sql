-- compatible: adds a column. Sessions that were recorded after they took place. They block no time,
-- because records of the past can overlap: `busy` is empty, and their participants aren't blocking.
alter table sessions
  add column recorded boolean not null default false,
  drop constraint sessions_busy_check,
  -- An empty range overlaps nothing, so it would allow a double booking.
  add constraint sessions_busy_check
    check (case when recorded then isempty(busy) else busy @> tstzrange(starts_at, ends_at) end);

create or replace function move_participants() returns trigger language plpgsql as $$
begin
  update session_participants
  set during = tstzrange(new.starts_at, new.ends_at),
      blocking = new.status in ('held', 'requested', 'scheduled', 'checked_in', 'started')
        and not new.recorded
  where account = new.account and session_id = new.id;
  return null;
end $$;
