-- The feed of events: numbered without gap for each account, after commit, by one relay at a time.
-- Writers never wait for each other; a reader that follows the numbers misses nothing.

alter table events
  -- Taken when the event is written, so that of one object the earlier change has the smaller one.
  add position    bigint generated always as identity,
  -- Given by the relay, once the change can be read.
  add sequence    bigint,
  add recorded_at timestamptz(3) not null default now();
-- What is written has no number yet, so that writing touches none of the indexes of the feed.
create index events_to_number on events (position) where sequence is null;
create unique index events_in_order on events (account, sequence) where sequence is not null;
create index on events (account, object_id, sequence) where sequence is not null;
create index on events (account, type, sequence) where sequence is not null;
create index events_to_forget on events using brin (recorded_at);
-- The feed is only ever appended to.
revoke update on events from attune_app;

create table event_counters (
  account       text not null,
  last_sequence bigint not null,
  primary key (account)
);
select isolate_by_account('event_counters');
revoke all on event_counters from attune_app;

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
select force_row_security('leases');
create policy for_worker on leases to attune_worker using (true) with check (true);
grant select, insert, update on leases to attune_worker;
