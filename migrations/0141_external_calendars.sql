-- compatible: adds tables. External calendars are iCalendar addresses whose events block the time
-- of a practitioner. Only the busy times are stored, without what the events are about.
create table external_calendars (
  account          text not null,
  id               text not null,
  practitioner_id  text not null,
  name             text not null,
  host             text not null,
  time_zone        text,
  status           text not null,
  busy_times_count integer,
  last_fetched_at  timestamptz(3),
  last_changed_at  timestamptz(3),
  last_error_code  text,
  url              bytea, -- Encrypted. Null once the calendar is deleted.
  validators       jsonb, -- What the last response is compared with.
  covered_to       timestamptz(3), -- How far ahead the busy times were computed.
  failures         integer not null default 0,
  attempted_at     timestamptz(3), -- By the real time, like the two below.
  poll_after       timestamptz(3) not null,
  claimed_until    timestamptz(3),
  active_at        timestamptz(3),
  paused_at        timestamptz(3),
  stale_at         timestamptz(3),
  deleted_at       timestamptz(3),
  metadata         jsonb not null default '{}',
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  constraint external_calendars_status_check
    check (status in ('active', 'stale', 'paused', 'deleted'))
);
create index external_calendars_polled on external_calendars (poll_after)
  where status in ('active', 'stale');
create index on external_calendars (account, created_at desc, id desc);
create index on external_calendars (account, updated_at, id);
create index on external_calendars (account, status, created_at desc, id desc);
create index on external_calendars (account, practitioner_id, created_at desc, id desc);
select isolate_by_account('external_calendars', practitioner_column => 'practitioner_id');
select index_metadata_of('external_calendars', 'external_calendar');
create policy for_worker on external_calendars to attune_worker using (true) with check (true);
grant select (account, id, status, url, poll_after, claimed_until), update (url)
  on external_calendars to attune_worker;

-- None is longer than a day, so that an index of the starts finds what overlaps a period.
create table busy_times (
  account              text not null,
  external_calendar_id text not null,
  practitioner_id      text not null,
  starts_at            timestamptz(3) not null,
  ends_at              timestamptz(3) not null,
  primary key (account, external_calendar_id, starts_at),
  foreign key (account, external_calendar_id) references external_calendars (account, id),
  constraint busy_times_length_check
    check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours')
);
create index on busy_times (account, practitioner_id, starts_at) include (ends_at);
select isolate_by_account('busy_times');
grant delete on busy_times to attune_app;
