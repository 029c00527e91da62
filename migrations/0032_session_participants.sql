-- Everybody who receives care in a session, alone or in a group. Nobody is in two at once: the
-- constraint person_double_booked sees to it, whoever the practitioners are.

create table session_participants (
  account    text not null,
  session_id text not null,
  person_id  text not null,
  during     tstzrange not null check (not isempty(during)),
  blocking   boolean not null,
  primary key (account, session_id, person_id),
  foreign key (account, session_id) references sessions (account, id),

  constraint person_double_booked
    exclude using gist (account with =, person_id with =, during with &&)
    where (blocking)
);
create index on session_participants (account, person_id);
select isolate_by_account('session_participants');
grant delete on session_participants to attune_app;

-- Sessions from before are given their seats. Of two that overlap, the one booked first blocks.
update sessions
set seats_taken = 1, participants = jsonb_build_array(jsonb_build_object(
  'person_id', person_id,
  'joined_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
where person_id is not null;
insert into session_participants (account, session_id, person_id, during, blocking)
select account, id, person_id, tstzrange(starts_at, ends_at), true
from sessions
where person_id is not null and status in ('scheduled', 'started')
order by created_at, id
on conflict do nothing;
insert into session_participants (account, session_id, person_id, during, blocking)
select account, id, person_id, tstzrange(starts_at, ends_at), false
from sessions
where person_id is not null
on conflict do nothing;

-- Where the session goes, those in it go along; when it no longer takes place, they are free.
create function move_participants() returns trigger language plpgsql as $$
begin
  update session_participants
  set during = tstzrange(new.starts_at, new.ends_at),
      blocking = new.status in ('held', 'requested', 'scheduled', 'checked_in', 'started')
  where account = new.account and session_id = new.id;
  return null;
end $$;

create trigger move_participants after update of status, starts_at, ends_at on sessions
for each row
when (new.seats_taken > 0 and (old.status, old.starts_at, old.ends_at)
  is distinct from (new.status, new.starts_at, new.ends_at))
execute function move_participants();

-- Where two persons turn out to be one, the one is in all sessions of both. If both were somewhere at
-- the same time, that cannot be undone here: the second of the two no longer blocks.
create function merge_participants() returns trigger language plpgsql as $$
declare
  seat session_participants;
begin
  for seat in
    select * from session_participants
    where account = new.account and person_id = new.id order by session_id
  loop
    if exists (
      select from session_participants
      where account = new.account and session_id = seat.session_id
        and person_id = new.merged_into_id)
    then
      delete from session_participants
      where account = new.account and session_id = seat.session_id and person_id = new.id;
      update sessions
      set participants = coalesce(
            (select jsonb_agg(one) from jsonb_array_elements(participants) as one
             where one ->> 'person_id' <> new.id), '[]'),
          seats_taken = seats_taken - 1
      where account = new.account and id = seat.session_id;
    else
      update session_participants
      set person_id = new.merged_into_id,
          blocking = seat.blocking and not exists (
            select from session_participants as other
            where other.account = new.account and other.person_id = new.merged_into_id
              and other.blocking and other.during && seat.during)
      where account = new.account and session_id = seat.session_id and person_id = new.id;
      update sessions
      set participants =
        (select jsonb_agg(case when one ->> 'person_id' = new.id
           then one || jsonb_build_object('person_id', new.merged_into_id) else one end)
         from jsonb_array_elements(participants) as one)
      where account = new.account and id = seat.session_id;
    end if;
  end loop;
  return null;
end $$;

create trigger merge_participants after update of merged_into_id on persons
for each row
when (new.merged_into_id is not null and old.merged_into_id is distinct from new.merged_into_id)
execute function merge_participants();
