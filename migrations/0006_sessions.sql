-- Availability, sessions, series and calendar feeds. A constraint that enforces a rule is named
-- after the error it becomes.

-- One row for each practitioner who published availability. Others can be booked at any time. Wall
-- times are in the practitioner's time zone.
create table availabilities (
  account                  text not null,
  practitioner_id          text not null,
  published                boolean not null,
  rules                    jsonb not null default '[]',
  overrides                jsonb not null default '[]',
  time_off                 jsonb not null default '[]',
  slot_step_minutes        integer not null check (slot_step_minutes > 0),
  min_notice_minutes       integer not null check (min_notice_minutes >= 0),
  horizon_days             integer not null check (horizon_days > 0),
  buffer_before_minutes    integer not null check (buffer_before_minutes >= 0),
  buffer_after_minutes     integer not null check (buffer_after_minutes >= 0),
  default_duration_minutes integer not null check (default_duration_minutes > 0),
  max_per_day              integer check (max_per_day > 0),
  requires_approval        boolean not null,
  policy                   jsonb,
  primary key (account, practitioner_id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
select isolate_by_account('availabilities');
-- Lets a process find the accounts whose matching index it loads on start.
create policy for_worker on availabilities for select to attune_worker using (true);
grant select (account) on availabilities to attune_worker;

-- Sessions that recur every few weeks at the same local time.
create table session_series (
  account          text not null,
  id               text not null,
  practitioner_id  text not null,
  person_id        text,
  starts_at        timestamptz(3) not null,
  time_zone        text not null,
  every_weeks      integer not null check (every_weeks > 0),
  count            integer not null check (count > 0),
  duration_minutes integer not null check (duration_minutes > 0),
  type             text not null,
  format           text not null,
  session_ids      text[] not null,
  skipped          jsonb not null default '[]',
  encrypted        bytea,
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on session_series (account, created_at desc, id desc);
create index on session_series (account, practitioner_id, created_at desc, id desc);
select isolate_by_account('session_series', 'person_id', 'practitioner_id');
create policy for_reencryption on session_series to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on session_series
  to attune_worker;

create table sessions (
  account                 text not null,
  id                      text not null,
  practitioner_id         text not null,
  person_id               text,
  status                  text not null check (status in (
    'held', 'requested', 'scheduled', 'checked_in', 'started',
    'completed', 'canceled', 'no_show', 'declined', 'expired', 'released')),
  type                    text not null default 'individual',
  format                  text not null default 'telehealth',
  starts_at               timestamptz(3) not null,
  ends_at                 timestamptz(3) not null check (ends_at > starts_at),
  duration_minutes        integer not null check (duration_minutes > 0),
  time_zone               text not null,
  buffer_before_minutes   integer not null default 0,
  buffer_after_minutes    integer not null default 0,
  busy                    tstzrange not null, -- The session and its buffers.
  requires_approval       boolean not null default false,
  availability_overridden boolean not null default false,
  hold_expires_at         timestamptz(3),
  capacity                integer check (capacity > 0),
  seats_taken             integer not null default 0,
  participants            jsonb not null default '[]',
  person_location         jsonb,
  procedure_code            text,
  payer_type              text,
  policy                  jsonb,
  fee                     jsonb,
  canceled_by             text,
  series_id               text,
  series_index            integer,
  original_starts_at      timestamptz(3),
  rescheduled_from        jsonb,
  reschedule_count        integer not null default 0,
  -- Whether the practitioner is no longer licensed to treat in the person's location. The session
  -- isn't canceled; the account is notified and decides.
  at_risk                 boolean not null default false,
  -- From when the session gives its practitioner access to the person's record: when the account,
  -- the person or an accepted matching arranged it. Null if the practitioner arranged it alone, or
  -- the hold isn't confirmed. See docs/decisions/0042-care-team.md.
  record_opens_at         timestamptz(3),
  settled_at              timestamptz(3), -- When the charges of an ended session were last settled.
  encrypted               bytea,
  held_at                 timestamptz(3),
  requested_at            timestamptz(3),
  scheduled_at            timestamptz(3),
  checked_in_at           timestamptz(3),
  started_at              timestamptz(3),
  completed_at            timestamptz(3),
  canceled_at             timestamptz(3),
  no_show_at              timestamptz(3),
  declined_at             timestamptz(3),
  expired_at              timestamptz(3),
  released_at             timestamptz(3),
  rescheduled_at          timestamptz(3),
  corrected_at            timestamptz(3),
  version                 integer not null default 1,
  created_at              timestamptz(3) not null,
  updated_at              timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, series_id) references session_series (account, id),
  -- An empty range overlaps nothing, so it would allow a double booking.
  constraint sessions_busy_check check (busy @> tstzrange(starts_at, ends_at)),
  constraint seats_within_capacity check (capacity is null or seats_taken <= capacity),
  constraint slot_taken
    exclude using gist (account with =, practitioner_id with =, busy with &&)
    where (status in ('held', 'requested', 'scheduled', 'checked_in', 'started'))
);
create index on sessions (account, created_at desc, id desc);
create index on sessions (account, practitioner_id, created_at desc, id desc);
create index on sessions (account, person_id, created_at desc, id desc)
  where person_id is not null;
-- A practitioner's calendar. By times and not by ranges: under row-level security only leakproof
-- operators can use an index, and "<" of times is one.
create index on sessions (account, practitioner_id, starts_at);
create index on sessions (account, series_id, series_index) where series_id is not null;
create index sessions_expiring on sessions (account, id) where status in ('held', 'requested');
create index sessions_unsettled on sessions (account, id)
  where status in ('completed', 'canceled', 'no_show') and (settled_at is null
    or settled_at < coalesce(corrected_at, completed_at, canceled_at, no_show_at));

-- Everyone who receives care in a session. person_double_booked keeps a person from being in two
-- sessions at once, regardless of the practitioners.
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
select isolate_by_account('session_participants', 'person_id');
grant delete on session_participants to attune_app;

-- A function, so that requests not limited to a person don't plan for it.
create function has_seat(of_account text, target_session_id text) returns boolean
stable language sql as $$
  select exists (
    select from session_participants
    where account = of_account and session_id = target_session_id
      and person_id = current_person())
$$;

select isolate_by_account('sessions');
-- A practitioner sees their own sessions, and a person those in which they have a seat.
alter policy own_account on sessions
  using (
    account = current_account()
    and (current_practitioner() is null or practitioner_id = current_practitioner())
    and (current_person() is null or person_id = current_person() or has_seat(account, id)))
  with check (
    account = current_account()
    and (current_practitioner() is null or practitioner_id = current_practitioner())
    and (current_person() is null or person_id = current_person()
      or (person_id is null and has_seat(account, id))));
create policy for_reencryption on sessions to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on sessions to attune_worker;

-- Participants follow their session: when it moves they move, and when it doesn't take place their
-- time is free.
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

-- Moves the seats of a merged person to the remaining one. The sessions change visibly, so their
-- versions are raised; the caller records an event for each. If both persons were booked at the
-- same time, the merged person's seat no longer blocks: that conflict can't be resolved here.
create function merge_participants(
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
end $$;

-- Calendars that other programs subscribe to by a secret URL. Only a hash of its token is stored,
-- so reading the database doesn't give access to the calendars.
create table calendar_feeds (
  account         text not null,
  id              text not null,
  practitioner_id text not null,
  name            text not null,
  detail          text not null check (detail in ('busy', 'format')),
  status          text not null,
  token_hash      text not null,
  issued_at       timestamptz(3) not null,
  revoked_at      timestamptz(3),
  metadata        jsonb not null default '{}',
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  constraint calendar_feeds_status_check check (status in ('issued', 'revoked'))
);
create index on calendar_feeds (account, created_at desc, id desc);
-- Not unique, because nothing is unique across accounts.
create index on calendar_feeds (token_hash);
select isolate_by_account('calendar_feeds', practitioner_column => 'practitioner_id');

create function current_token_hash() returns text stable
  return nullif(current_setting('app.token_hash', true), '');
-- A request sees the feed whose token it presents; that is how its account is found.
create policy presented_token on calendar_feeds for select to attune_app
  using (
    token_hash = current_token_hash()
    and (current_practitioner() is null or practitioner_id = current_practitioner()));

-- The result of enter_feed().
create type enter_feed_result as (
  account         text,
  practitioner_id text,
  detail          text,
  now             timestamptz(3)
);

-- Like enter(), for the token of a calendar feed.
create function enter_feed(presented_hash text) returns enter_feed_result language plpgsql as $$
declare
  found_feed calendar_feeds;
  result enter_feed_result;
begin
  perform assume_role('attune_app', null, null), set_config('app.token_hash', presented_hash, true);
  select * into found_feed
  from calendar_feeds where token_hash = presented_hash and status = 'issued';
  if found_feed.account is null then
    return result;
  end if;
  perform assume_role('attune_app', found_feed.account, found_feed.practitioner_id);
  result.account := found_feed.account;
  result.practitioner_id := found_feed.practitioner_id;
  result.detail := found_feed.detail;
  result.now := (select account_now(clock_offset_ms) from accounts
                 where account = found_feed.account);
  return result;
end $$;
