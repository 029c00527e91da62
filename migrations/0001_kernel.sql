-- Accounts and their isolation, and what every request writes: events, scheduled jobs and stored
-- responses.
-- A request runs as the role attune_app with app.account set, and row-level security limits it to
-- the rows of that account. `account` is the first column of every key and constraint, so tables
-- can be distributed by it, and an id of another account can't be told from one that doesn't exist.
-- Settings are local to the transaction, never to the session: a pooler in transaction mode would
-- otherwise hand one account's access to another.

create extension if not exists btree_gist;

-- The roles attune_app and attune_worker belong to the whole server: src/db/roles.ts creates them.
grant usage on schema public to attune_app, attune_worker;

create function current_account() returns text stable
  return nullif(current_setting('app.account', true), '');

create function current_key_hash() returns text stable
  return nullif(current_setting('app.key_hash', true), '');

-- The practitioner a request acts on behalf of; null when the account itself acts.
create function current_practitioner() returns text stable
  return nullif(current_setting('app.practitioner', true), '');

-- The person whose scoped token was presented; null when the account or a practitioner acts.
create function current_person() returns text stable
  return nullif(current_setting('app.person', true), '');

-- Row-level security is forced on the owner too, so a query outside of a request shows nothing to
-- an owner that also serves. Migrations and backups, which need every row, set app.maintenance.
create function is_maintenance() returns boolean stable
  return coalesce(current_setting('app.maintenance', true), '') = 'on';

create function force_row_security(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', name);
  execute format(
    'create policy for_maintenance on %s to %I
     using (is_maintenance()) with check (is_maintenance())', name, current_user);
end $$;

-- Limits a table to the rows of the account. With person_column, a person's token also limits it to
-- that person's rows, and with practitioner_column, On-Behalf-Of to that practitioner's. Policies
-- are permissive, and each contains its whole condition: an engine that distributes tables may
-- ignore "as restrictive". Tables that name a person pass person_column, except those that are the
-- account's own (idempotency keys, the audit log).
create function isolate_by_account(
  name regclass, person_column text default null, practitioner_column text default null)
returns void language plpgsql as $$
declare
  condition text := 'account = current_account()';
begin
  if person_column is not null then
    condition := condition || format(
      ' and (current_person() is null or %1$I = current_person())', person_column);
  end if;
  if practitioner_column is not null then
    condition := condition || format(
      ' and (current_practitioner() is null or %1$I = current_practitioner())',
      practitioner_column);
  end if;
  execute format('alter table %s alter account set default current_account()', name);
  perform force_row_security(name);
  execute format(
    'create policy own_account on %1$s to attune_app using (%2$s) with check (%2$s)',
    name, condition);
  execute format('grant select, insert, update on %s to attune_app', name);
end $$;

-- Keeps everyone, the owner included, from changing or deleting rows of a table. Two triggers: an
-- engine that distributes tables may ignore one that also names TRUNCATE.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create function make_append_only(name regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger append_only before update or delete on %s
     for each row execute function refuse_change()', name);
  execute format(
    'create trigger append_only_truncate before truncate on %s
     for each statement execute function refuse_change()', name);
end $$;

create table accounts (
  account               text primary key,
  name                  text not null,
  -- Whether the sandbox is to have, or has, the sample practice.
  seed                  text check (seed in ('requested', 'completed')),
  clock_offset_ms       bigint not null default 0 check (clock_offset_ms >= 0),
  rate_limit_per_second integer check (rate_limit_per_second >= 0),
  rate_limit_per_minute integer check (rate_limit_per_minute >= 0),
  created_at            timestamptz(3) not null default now()
);
select isolate_by_account('accounts');
-- A worker looks for work in all accounts, and does it as attune_app in one of them.
create policy for_worker on accounts for select to attune_worker using (true);
grant select on accounts to attune_worker;

-- Events are numbered per account without gaps, after commit, by one relay at a time. Writers never
-- wait for each other, and a reader that follows the sequence misses nothing.
create table events (
  account         text not null,
  id              text not null,
  type            text not null,
  object          text not null,
  object_id       text not null,
  object_version  integer not null,
  changed_fields  text[] not null,
  request_id      text,
  idempotency_key text,
  created_at      timestamptz(3) not null,
  recorded_at     timestamptz(3) not null default now(),
  -- Assigned on insert, so that of one object the earlier change has the smaller position.
  position        bigint generated always as identity,
  -- Assigned by the relay, once the change is visible.
  sequence        bigint,
  -- Set by a sandbox request that simulates duplicate webhook deliveries.
  deliver_twice   boolean not null
    default coalesce(current_setting('app.deliver_twice', true), '') = 'true',
  primary key (account, id)
);
-- A new event has no sequence yet, so an insert touches none of the indexes of the feed.
create index events_to_number on events (position) where sequence is null;
create unique index events_in_order on events (account, sequence) where sequence is not null;
create index on events (account, object_id, sequence) where sequence is not null;
create index on events (account, type, sequence) where sequence is not null;
create index events_to_delete on events using brin (recorded_at);
select isolate_by_account('events');
revoke update on events from attune_app;
create policy for_worker on events to attune_worker using (true) with check (true);
grant select, update (sequence), delete on events to attune_worker;

create table event_counters (
  account       text not null,
  last_sequence bigint not null,
  primary key (account)
);
select isolate_by_account('event_counters');
revoke all on event_counters from attune_app;
create policy for_worker on event_counters to attune_worker using (true) with check (true);
grant select, insert, update on event_counters to attune_worker;

-- Work that only one process may do at a time. A holder renews its lease; an expired lease is free.
create table leases (
  name       text primary key,
  holder     text not null,
  expires_at timestamptz not null
);
select force_row_security('leases');
create policy for_worker on leases to attune_worker using (true) with check (true);
grant select, insert, update on leases to attune_worker;
-- The relay's turn is the lock on this row, not a time: a lease written by a clock that is ahead
-- would keep all others from numbering events.
insert into leases (name, holder, expires_at) values ('relay', '', '-infinity');

-- Stored responses, kept for 30 days; the rest of a row stays forever. `key` is a keyed hash. The
-- key itself and the response are encrypted, under the person's key if the request names a person.
create table idempotency_keys (
  account       text not null,
  key           text not null,
  encrypted_key bytea,
  fingerprint   text not null,
  object_id     text,
  person_id     text,
  response      bytea,
  created_at    timestamptz(3) not null default now(),
  primary key (account, key)
);
create index on idempotency_keys (account, person_id) where person_id is not null;
create index idempotency_keys_to_clear on idempotency_keys (created_at)
  where encrypted_key is not null;
select isolate_by_account('idempotency_keys');
revoke update on idempotency_keys from attune_app;
grant update (response, encrypted_key) on idempotency_keys to attune_app;
create policy for_worker on idempotency_keys to attune_worker using (true) with check (true);
grant select, update (response, encrypted_key) on idempotency_keys to attune_worker;

-- Scheduled jobs: one row per object and job. Due by the account's clock, or by the real one for
-- what belongs to the real world (credentials).
create table scheduled_jobs (
  account   text not null,
  object_id text not null,
  job       text not null,
  real_time boolean not null,
  due_at    timestamptz(3) not null,
  attempts  integer not null default 0,
  primary key (account, object_id, job)
);
create index on scheduled_jobs (account, real_time, due_at);
create index on scheduled_jobs (due_at);
select isolate_by_account('scheduled_jobs');
grant delete on scheduled_jobs to attune_app;
create policy for_worker on scheduled_jobs for select to attune_worker using (true);
grant select on scheduled_jobs to attune_worker;

-- Where a due time is encrypted: that this version of an object needs no such job, so the
-- reconciler decrypts it once and not at every start.
create table jobs_not_needed (
  account   text not null,
  object_id text not null,
  job       text not null,
  version   integer not null,
  primary key (account, object_id, job)
);
select isolate_by_account('jobs_not_needed');

-- Keyed hashes of metadata keys and values, for filters. A table and not an array column, because
-- row-level security keeps PostgreSQL from searching an array by index: "@>" isn't leakproof, "="
-- is.
create table metadata_hashes (
  account   text not null,
  object_id text not null,
  person_id text,
  hash      bytea not null,
  primary key (account, hash, object_id)
);
create index on metadata_hashes (account, object_id);
create index on metadata_hashes (account, person_id) where person_id is not null;
select isolate_by_account('metadata_hashes', 'person_id');
grant delete on metadata_hashes to attune_app;
create policy for_worker on metadata_hashes to attune_worker using (true);
grant select, delete on metadata_hashes to attune_worker;

-- The last write of the same object wins.
create function index_metadata(of_account text, drafts jsonb)
returns void
language plpgsql
as $$
declare
  draft record;
begin
  for draft in
    select * from jsonb_to_recordset(drafts)
      as draft (object_id text, person_id text, hashes text[])
  loop
    delete from metadata_hashes where account = of_account and object_id = draft.object_id;
    insert into metadata_hashes (account, object_id, person_id, hash)
    select distinct of_account, draft.object_id, draft.person_id, decode(hash, 'hex')
    from unnest(draft.hashes) as hash;
  end loop;
end $$;

create function delete_metadata_hashes() returns trigger language plpgsql as $$
begin
  delete from metadata_hashes where account = old.account and object_id = old.id;
  return null;
end $$;

-- The account's time, which can be moved forward in the sandbox.
create function account_now(offset_ms bigint) returns timestamptz stable
  return date_trunc('milliseconds', now() + offset_ms * interval '1 millisecond');

-- Sets the role, the account and the actor for the transaction, and limits how long a request may
-- wait.
create function assume_role(role_name text, account_id text, practitioner_id text) returns void
language plpgsql as $$
begin
  perform
    set_config('role', role_name, true),
    set_config('app.account', coalesce(account_id, ''), true),
    set_config('app.practitioner', coalesce(practitioner_id, ''), true),
    set_config('timezone', 'UTC', true),
    set_config('lock_timeout', '5s', true),
    set_config('statement_timeout', '8s', true),
    set_config('idle_in_transaction_session_timeout', '15s', true);
end $$;

-- For work that no request started: the clock and the command line.
create function enter_account(account_id text) returns timestamptz language plpgsql as $$
begin
  perform assume_role('attune_app', account_id, null);
  return (select account_now(clock_offset_ms) from accounts where account = account_id);
end $$;

-- The last statement of a write: inserts its events, scheduled jobs, audit entries and metadata
-- hashes, and stores the response. enter() is the first: see 0005_persons.sql. With them a write
-- takes three round trips (docs/decisions/0003-round-trips.md).
create function leave(
  of_account text, new_events jsonb, new_jobs jsonb, new_audits jsonb, new_metadata jsonb,
  idempotency_key text, encrypted_key bytea, request_fingerprint text, created_object_id text,
  response_person_id text, encrypted_response bytea)
returns void
language plpgsql
as $$
declare
  scheduled record;
begin
  if new_events is not null then
    insert into events (account, id, type, object, object_id, object_version, changed_fields,
      request_id, idempotency_key, created_at)
    select of_account, id, type, object, object_id, object_version, changed_fields,
      request_id, leave.idempotency_key, created_at
    from jsonb_to_recordset(new_events) as event (
      id text, type text, object text, object_id text, object_version integer,
      changed_fields text[], request_id text, created_at timestamptz);
  end if;

  -- One by one: they are few, and a plan cached while the table was empty can't turn bad.
  for scheduled in
    select * from jsonb_to_recordset(new_jobs)
      as scheduled (object_id text, job text, real_time boolean, due_at timestamptz)
  loop
    if scheduled.due_at is null then
      delete from scheduled_jobs
      where account = of_account
        and object_id = scheduled.object_id and job = scheduled.job;
    else
      insert into scheduled_jobs (account, object_id, job, real_time, due_at)
      values (of_account, scheduled.object_id, scheduled.job, scheduled.real_time,
        scheduled.due_at)
      on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
    end if;
  end loop;

  if new_audits is not null then
    with written as (
      insert into audit_entries (account, id, action, outcome, object_kind, object_id, person_id,
        fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id)
      select of_account, id, action, outcome, object_kind, object_id, person_id,
        fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id
      from jsonb_to_recordset(new_audits) as entry (
        id text, action text, outcome text, object_kind text, object_id text, person_id text,
        fields text[], purpose text, basis jsonb, decision_id text,
        actor_kind text, actor_id text, key_id text, request_id text)
      returning position, id
    )
    insert into audit_queue (account, position, entry_id)
    select of_account, position, id from written;
  end if;

  if new_metadata is not null then
    perform index_metadata(of_account, new_metadata);
  end if;

  if leave.idempotency_key is not null then
    insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id,
      response)
    values (of_account, leave.idempotency_key, leave.encrypted_key, request_fingerprint,
      created_object_id, response_person_id, encrypted_response);
  end if;
end $$;
