-- The feed of events: numbered without gap for each account, after commit, by one relay at a time.
-- Writers never wait for each other; a reader that follows the numbers misses nothing.

alter table events
  -- Taken when the event is written, so that of one object the earlier change has the smaller one.
  add position    bigint generated always as identity,
  -- Given by the relay, once the change can be read.
  add sequence    bigint,
  add recorded_at timestamptz(3) not null default now(),
  add constraint events_sequence_key unique (account, sequence);
create index events_to_number on events (position) where sequence is null;
create index events_to_forget on events using brin (recorded_at);
create index on events (account, object_id, sequence);
create index on events (account, type, sequence);

create table event_counters (
  account       text not null,
  last_sequence bigint not null,
  primary key (account)
);
select isolate_by_account('event_counters');

create policy for_worker on events to attune_worker using (true) with check (true);
grant select, update (sequence), delete on events to attune_worker;
create policy for_worker on event_counters to attune_worker using (true) with check (true);
grant select, insert, update on event_counters to attune_worker;

-- Who does what only one may do. Whoever holds a lease renews it; when it has run out, another may.
create table leases (
  name       text primary key,
  holder     text not null,
  expires_at timestamptz not null
);
alter table leases enable row level security, force row level security;
create policy for_worker on leases to attune_worker using (true) with check (true);
grant select, insert, update on leases to attune_worker;
