-- compatible: adds tables, a column and triggers. The waiting list for care: who waits, which times
-- became free, and to whom each was offered. Triggers note a free time in the transaction that
-- frees it, so that no way to cancel or move a session misses it. Accounts without a waiting list
-- write nothing.
alter table accounts add column has_waiting_list boolean not null default false;

create table waiting_list_entries (
  account          text not null,
  id               text not null,
  person_id        text not null,
  status           text not null,
  practitioner_ids text[] not null default '{}', -- Empty for any.
  type             text not null,
  format           text,
  service_id       text,
  location_id      text,
  jurisdiction     text,
  windows          jsonb not null default '[]',
  earliest_start_at       timestamptz(3),
  start_by         timestamptz(3),
  notice_minutes   integer not null,
  urgency          text not null,
  priority         integer not null,
  waiting_since    timestamptz(3) not null,
  source           text not null,
  matching_id      text,
  expires_at       timestamptz(3) not null,
  skip_reason      text,
  skipped_at       timestamptz(3),
  external_id      text,
  encrypted        bytea,
  offered_at       timestamptz(3),
  returned_at      timestamptz(3),
  booked_at        timestamptz(3),
  removed_at       timestamptz(3),
  expired_at       timestamptz(3),
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, service_id) references services (account, id),
  foreign key (account, location_id) references locations (account, id),
  foreign key (account, matching_id) references matchings (account, id),
  constraint waiting_list_entries_status_check check (status in (
    'waiting', 'offered', 'booked', 'removed', 'expired'))
);
create unique index waiting_list_entries_external_id_taken
  on waiting_list_entries (account, external_id) where external_id is not null;
-- The order in which free times are offered.
create index waiting_list_entries_in_order on waiting_list_entries (
  account, (array_position(array['urgent', 'soon', 'routine'], urgency)), priority desc,
  waiting_since, id) where status in ('waiting');
create index on waiting_list_entries (account, created_at desc, id desc);
create index on waiting_list_entries (account, updated_at, id);
create index on waiting_list_entries (account, person_id, created_at desc, id desc);
create index on waiting_list_entries (account, status, created_at desc, id desc);
create index on waiting_list_entries (account, urgency, created_at desc, id desc);
create index on waiting_list_entries (account, format, created_at desc, id desc)
  where format is not null;
select isolate_by_account('waiting_list_entries', 'person_id');

-- Whom a practitioner is never matched with.
create index on matchings (account, blocked_practitioner_id)
  where blocked_practitioner_id is not null;

-- A time that became free. Its offers follow each other until somebody accepts.
create table waiting_list_openings (
  account         text not null,
  id              text not null,
  practitioner_id text not null,
  starts_at       timestamptz(3) not null,
  ends_at         timestamptz(3) not null,
  cause           text not null,
  session_id      text, -- Whose time it was.
  status          text not null default 'open',
  reason          text, -- Why it was closed.
  skipped         jsonb not null default '[]', -- Entries that couldn't be booked, and why.
  filled_at       timestamptz(3),
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  foreign key (account, session_id) references sessions (account, id),
  constraint waiting_list_openings_status_check check (status in (
    'open', 'offered', 'filled', 'closed'))
);
create index on waiting_list_openings (account, created_at);
create index on waiting_list_openings (account, practitioner_id, starts_at);
select isolate_by_account('waiting_list_openings');

create table waiting_list_offers (
  account               text not null,
  id                    text not null,
  waiting_list_entry_id text not null,
  opening_id            text not null,
  person_id             text not null,
  practitioner_id       text not null,
  session_id            text not null,
  starts_at             timestamptz(3) not null,
  ends_at               timestamptz(3) not null,
  status                text not null,
  cause                 text not null,
  expires_at            timestamptz(3) not null,
  selection             jsonb not null,
  encrypted             bytea,
  accepted_at           timestamptz(3),
  declined_at           timestamptz(3),
  expired_at            timestamptz(3),
  withdrawn_at          timestamptz(3),
  version               integer not null default 1,
  created_at            timestamptz(3) not null,
  updated_at            timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, waiting_list_entry_id) references waiting_list_entries (account, id),
  foreign key (account, opening_id) references waiting_list_openings (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  foreign key (account, session_id) references sessions (account, id),
  constraint waiting_list_offers_status_check check (status in (
    'offered', 'accepted', 'declined', 'expired', 'withdrawn'))
);
-- A time is offered to one person at a time, and a place on the list has one offer at a time.
create unique index waiting_list_offers_of_opening on waiting_list_offers (account, opening_id)
  where status in ('offered');
create unique index waiting_list_offers_of_entry
  on waiting_list_offers (account, waiting_list_entry_id) where status in ('offered');
create index on waiting_list_offers (account, opening_id);
create index on waiting_list_offers (account, created_at desc, id desc);
create index on waiting_list_offers (account, updated_at, id);
create index on waiting_list_offers (account, person_id, created_at desc, id desc);
create index on waiting_list_offers (account, practitioner_id, created_at desc, id desc);
create index on waiting_list_offers (account, session_id, created_at desc, id desc);
create index on waiting_list_offers (account, status, created_at desc, id desc);
create index on waiting_list_offers (account, waiting_list_entry_id, created_at desc, id desc);
select isolate_by_account('waiting_list_offers', 'person_id');

-- Only a time that was booked or requested becomes free: a hold that ends leaves what was there.
create function open_freed_time() returns trigger language plpgsql as $$
begin
  with opened as (
    insert into waiting_list_openings
      (account, id, practitioner_id, starts_at, ends_at, cause, session_id, created_at, updated_at)
    select old.account, 'opening_' || replace(gen_random_uuid()::text, '-', ''),
      old.practitioner_id, old.starts_at, old.ends_at,
      case when (old.starts_at, old.ends_at, old.practitioner_id)
          is distinct from (new.starts_at, new.ends_at, new.practitioner_id)
        then 'reschedule' else 'cancellation' end,
      old.id, new.updated_at, new.updated_at
    from accounts
    where account = old.account and has_waiting_list and old.starts_at > new.updated_at
    returning id)
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select old.account, id, 'waiting_list_opening.offer', false, new.updated_at from opened;
  return null;
end $$;
create trigger open_freed_time
after update of status, starts_at, ends_at, practitioner_id on sessions
for each row
when (old.hold_expires_at is null and not old.recorded and (
  (old.starts_at, old.ends_at, old.practitioner_id)
    is distinct from (new.starts_at, new.ends_at, new.practitioner_id)
  or old.status is distinct from new.status
    and new.status in ('canceled', 'declined', 'expired', 'released')))
execute function open_freed_time();

-- The hold of an offer can end in other ways than by the offer.
create function settle_offer() returns trigger language plpgsql as $$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select account, id, 'waiting_list_offer.settle', false, new.updated_at
  from waiting_list_offers
  where account = new.account and session_id = new.id and status in ('offered')
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $$;
create trigger settle_offer after update of status on sessions
for each row
when (old.hold_expires_at is not null and old.status is distinct from new.status)
execute function settle_offer();

create function offer_availability() returns trigger language plpgsql as $$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select new.account, new.practitioner_id, 'practitioner.offer_openings', false,
    account_now(clock_offset_ms)
  from accounts
  where account = new.account and has_waiting_list
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $$;
create trigger offer_availability after insert or update on availabilities
for each row when (new.published) execute function offer_availability();

-- No one at acute risk waits unnoticed. The argument is the column that names the person.
create function review_waiting_person() returns trigger language plpgsql as $$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select account, id, 'waiting_list_entry.review_risk', false, new.updated_at
  from waiting_list_entries
  where account = new.account and person_id = to_jsonb(new) ->> tg_argv[0]
    and status in ('waiting', 'offered')
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $$;
create trigger review_waiting_person after insert or update on risk_flags
for each row execute function review_waiting_person('person_id');
create trigger review_waiting_person after update of encrypted on persons
for each row when (old.encrypted is distinct from new.encrypted)
execute function review_waiting_person('id');
