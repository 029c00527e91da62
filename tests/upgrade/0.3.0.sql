-- The database of release 0.3.0 with a few rows of each kind, for
-- tests/upgrade.test.ts. Made by scripts/upgrade_dump.ts while the release was prepared. Synthetic
-- data, encrypted under the fixed secrets of tests/harness.ts. Don't edit it, and don't make it
-- again once 0.3.0 is released.

create table if not exists migrations (
  name       text primary key,
  digest     text not null,
  compatible boolean not null default false,
  applied_at timestamptz not null default now()
);

-- migrations/0001_kernel.sql

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
  seed                  text check (seed in ('wanted', 'made')),
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
  delivered_twice boolean not null
    default coalesce(current_setting('app.delivered_twice', true), '') = 'true',
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
create function index_metadata(drafts jsonb)
returns void
language plpgsql
as $$
declare
  own_account text := current_account();
  draft record;
begin
  for draft in
    select * from jsonb_to_recordset(drafts)
      as draft (object_id text, person_id text, hashes text[])
  loop
    delete from metadata_hashes where account = own_account and object_id = draft.object_id;
    insert into metadata_hashes (account, object_id, person_id, hash)
    select distinct own_account, draft.object_id, draft.person_id, decode(hash, 'hex')
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
  new_events jsonb, new_jobs jsonb, new_audits jsonb, new_metadata jsonb, idempotency_key text,
  encrypted_key bytea, request_fingerprint text, created_object_id text, response_person_id text,
  encrypted_response bytea)
returns void
language plpgsql
as $$
declare
  own_account text := current_account();
  scheduled record;
begin
  if new_events is not null then
    insert into events (account, id, type, object, object_id, object_version, changed_fields,
      request_id, idempotency_key, created_at)
    select own_account, id, type, object, object_id, object_version, changed_fields,
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
      where account = own_account
        and object_id = scheduled.object_id and job = scheduled.job;
    else
      insert into scheduled_jobs (account, object_id, job, real_time, due_at)
      values (own_account, scheduled.object_id, scheduled.job, scheduled.real_time,
        scheduled.due_at)
      on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
    end if;
  end loop;

  if new_audits is not null then
    with written as (
      insert into audit_entries (account, id, action, outcome, object_kind, object_id, person_id,
        fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id)
      select own_account, id, action, outcome, object_kind, object_id, person_id,
        fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id
      from jsonb_to_recordset(new_audits) as entry (
        id text, action text, outcome text, object_kind text, object_id text, person_id text,
        fields text[], purpose text, basis jsonb, decision_id text,
        actor_kind text, actor_id text, key_id text, request_id text)
      returning position, id
    )
    insert into audit_queue (account, position, entry_id)
    select own_account, position, id from written;
  end if;

  if new_metadata is not null then
    perform index_metadata(new_metadata);
  end if;

  if leave.idempotency_key is not null then
    insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id,
      response)
    values (own_account, leave.idempotency_key, leave.encrypted_key, request_fingerprint,
      created_object_id, response_person_id, encrypted_response);
  end if;
end $$;

-- migrations/0002_audit_log.sql

-- The audit log: who did, saw or was denied what, when and why. An entry is written in the
-- transaction it describes, and chained and signed afterwards, so writers never wait for each
-- other.

create table audit_entries (
  account     text not null,
  id          text not null,
  -- Assigned on insert: the order in which entries are chained.
  position    bigint generated always as identity,
  action      text not null,
  outcome     text not null check (outcome in ('done', 'permitted', 'denied')),
  object_kind text not null,
  object_id   text,
  person_id   text,
  fields      text[] not null,
  purpose     text,
  basis       jsonb not null,
  decision_id text,
  actor_kind  text not null,
  actor_id    text,
  key_id      text,
  request_id  text,
  recorded_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  primary key (account, id)
);
create index on audit_entries (account, recorded_at desc, id desc);
create index on audit_entries (account, object_id, recorded_at desc, id desc);
create index on audit_entries (account, person_id, recorded_at desc, id desc)
  where person_id is not null;
create index on audit_entries (account, action, recorded_at desc, id desc);
create index on audit_entries (account, actor_id, recorded_at desc, id desc);
create index on audit_entries (account, key_id, recorded_at desc, id desc);
create index on audit_entries (account, request_id) where request_id is not null;
create index on audit_entries (account, decision_id) where decision_id is not null;
create index on audit_entries (account, outcome, recorded_at desc, id desc)
  where outcome <> 'done';
select isolate_by_account('audit_entries');
revoke update on audit_entries from attune_app;
create policy for_worker on audit_entries for select to attune_worker using (true);
grant select on audit_entries to attune_worker;

-- Entries that aren't chained yet.
create table audit_queue (
  account  text not null,
  position bigint not null,
  entry_id text not null,
  primary key (account, position)
);
create index on audit_queue (account, entry_id);
select isolate_by_account('audit_queue');
revoke select, update on audit_queue from attune_app;
create policy for_worker on audit_queue to attune_worker using (true);
grant select, delete on audit_queue to attune_worker;

-- The chain: hash is SHA-256(previous_hash || entry_hash). A sequence has one link and an entry has
-- one link, so the table itself refuses a fork.
create table audit_links (
  account       text not null,
  sequence      bigint not null check (sequence > 0),
  entry_id      text not null,
  entry_hash    bytea not null,
  previous_hash bytea not null,
  hash          bytea not null,
  primary key (account, sequence),
  unique (account, entry_id)
);
select isolate_by_account('audit_links');
revoke insert, update on audit_links from attune_app;
create policy for_worker on audit_links to attune_worker using (true) with check (true);
grant select, insert on audit_links to attune_worker;

-- A signature over the head of the chain, one for each batch.
create table audit_heads (
  account        text not null,
  last_sequence  bigint not null,
  first_sequence bigint not null check (first_sequence between 1 and last_sequence),
  previous_head  bytea not null,
  head           bytea not null,
  signed_at      timestamptz(3) not null,
  key_id         text not null,
  signature      bytea not null,
  primary key (account, last_sequence),
  unique (account, first_sequence)
);
select isolate_by_account('audit_heads');
revoke insert, update on audit_heads from attune_app;
create policy for_worker on audit_heads to attune_worker using (true) with check (true);
grant select, insert on audit_heads to attune_worker;

-- Signed heads that still have to be written outside of the database. A row is inserted with its
-- head and deleted once the head has been written, so no head is lost.
create table audit_head_outbox (
  account       text not null,
  last_sequence bigint not null,
  destination   text not null check (destination in ('log', 'url')),
  primary key (account, last_sequence, destination)
);
create index on audit_head_outbox (destination, account, last_sequence);
select isolate_by_account('audit_head_outbox');
revoke all on audit_head_outbox from attune_app;
create policy for_worker on audit_head_outbox to attune_worker using (true) with check (true);
grant select, insert, delete on audit_head_outbox to attune_worker;

-- The audit log is append-only. Grants keep the service from changing it; triggers keep the owner
-- from it too.
select make_append_only('audit_entries');
select make_append_only('audit_links');
select make_append_only('audit_heads');

-- migrations/0003_platform.sql

-- API keys, webhooks, request logs and the waitlist.

create table api_keys (
  account           text not null references accounts,
  id                text not null,
  name              text not null,
  status            text not null check (status in ('issued', 'revoked', 'expired')),
  scopes            text[],
  prefix            text not null,
  last4             text not null,
  hash              text not null,
  allowed_ips       text[],
  warnings          jsonb not null default '[]',
  created_by_key_id text, -- Null if no key created it.
  replaces_id       text,
  expires_at        timestamptz(3),
  revoked_at        timestamptz(3),
  rotated_at        timestamptz(3),
  exposed_at        timestamptz(3),
  expired_at        timestamptz(3),
  -- Written by the worker to the minute; not a new version of the key.
  last_used_at      timestamptz(3),
  metadata          jsonb not null default '{}',
  version           integer not null default 1,
  created_at        timestamptz(3) not null,
  updated_at        timestamptz(3) not null,
  primary key (account, id)
);
create index on api_keys (account, created_at desc, id desc);
-- Not unique, because nothing is unique across accounts. Two equal HMACs don't occur.
create index on api_keys (hash);
select isolate_by_account('api_keys');
-- A request sees the key it presents; that is how its account is found.
create policy presented_key on api_keys for select to attune_app
  using (hash = current_key_hash());
create policy for_worker on api_keys to attune_worker using (true) with check (true);
grant select (account, id, status, last_used_at, warnings) on api_keys to attune_worker;
grant update (last_used_at, warnings) on api_keys to attune_worker;

-- Whether an endpoint that subscribed to these event types receives an event of this type.
create function is_subscribed(event_types text[], type text) returns boolean immutable
  return event_types && array[type, split_part(type, '.', 1) || '.*', '*'];

create table webhook_endpoints (
  account       text not null,
  id            text not null,
  url           text not null,
  description   text,
  event_types   text[] not null,
  status        text not null check (status in ('enabled', 'disabled')),
  enabled_at    timestamptz(3),
  disabled_at   timestamptz(3),
  reason        text,
  secrets       jsonb not null,
  failing_since timestamptz(3),
  warned_at     timestamptz(3),
  metadata      jsonb not null default '{}',
  version       integer not null default 1,
  created_at    timestamptz(3) not null,
  updated_at    timestamptz(3) not null,
  primary key (account, id)
);
create index on webhook_endpoints (account, created_at desc, id desc);
create index webhook_endpoints_enabled on webhook_endpoints (account, id) where status = 'enabled';
select isolate_by_account('webhook_endpoints');
grant delete on webhook_endpoints to attune_app;
create policy for_worker on webhook_endpoints for select to attune_worker using (true);
grant select on webhook_endpoints to attune_worker;
-- The worker encrypts the secrets again when the encryption key is replaced.
create policy for_reencryption on webhook_endpoints for update to attune_worker using (true);
grant update (secrets) on webhook_endpoints to attune_worker;

-- One row for each event that an endpoint receives.
create table webhook_deliveries (
  account         text not null,
  endpoint_id     text not null,
  event_id        text not null,
  status          text not null default 'pending'
    check (status in ('pending', 'succeeded', 'exhausted', 'aborted')),
  attempts        integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  twice           boolean not null default false, -- Sent again after it succeeded.
  primary key (account, endpoint_id, event_id),
  foreign key (account, endpoint_id) references webhook_endpoints (account, id) on delete cascade,
  foreign key (account, event_id) references events (account, id) on delete cascade
);
create index webhook_deliveries_pending
  on webhook_deliveries (account, endpoint_id, next_attempt_at) where status = 'pending';
create index on webhook_deliveries (account, event_id);
select isolate_by_account('webhook_deliveries');
create policy for_worker on webhook_deliveries to attune_worker using (true) with check (true);
grant select, insert, update on webhook_deliveries to attune_worker;

-- The result of each attempt. The excerpt of the response is encrypted: it is the receiver's data.
create table webhook_attempts (
  account         text not null,
  id              text not null,
  endpoint_id     text not null,
  event_id        text not null,
  attempt         integer not null,
  succeeded       boolean not null,
  response_status integer,
  failure         text,
  excerpt         bytea,
  took_ms         integer not null,
  created_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, endpoint_id) references webhook_endpoints (account, id) on delete cascade
);
create index on webhook_attempts (account, endpoint_id, created_at desc, id desc);
create index webhook_attempts_to_delete on webhook_attempts using brin (created_at);
select isolate_by_account('webhook_attempts');
revoke update on webhook_attempts from attune_app;
create policy for_worker on webhook_attempts to attune_worker using (true) with check (true);
grant select, delete, update (excerpt) on webhook_attempts to attune_worker;

-- Requests of the last 30 days, without bodies, queries or names. Only the worker writes them.
create table request_logs (
  account         text not null,
  id              text not null,
  method          text not null,
  path            text not null,
  status          integer not null,
  error_code      text,
  api_key_id      text,
  scoped_token_id text,
  idempotency_key text,
  took_ms         integer not null,
  created_at      timestamptz(3) not null,
  primary key (account, id)
);
create index on request_logs (account, created_at desc, id desc);
create index on request_logs (account, status, created_at desc, id desc);
create index on request_logs (account, idempotency_key) where idempotency_key is not null;
create index request_logs_to_delete on request_logs using brin (created_at);
select isolate_by_account('request_logs');
revoke insert, update on request_logs from attune_app;
create policy for_worker on request_logs to attune_worker using (true) with check (true);
grant select, insert, delete on request_logs to attune_worker;

-- People who asked for a sandbox. They have no account yet, so only the worker sees this table.
-- Email addresses are encrypted and found by a hash under the pepper.
create table waitlist_entries (
  id                    text primary key,
  email_hash            text not null unique,
  email                 bytea not null,
  use_case              bytea,
  status                text not null check (status in ('joined', 'invited', 'accepted')),
  asked_at              timestamptz(3) not null,
  invitation_hash       text,
  invitation_expires_at timestamptz(3),
  mail_attempts         integer not null default 0,
  invited_at            timestamptz(3),
  accepted_at           timestamptz(3),
  account               text,
  created_at            timestamptz(3) not null
);
create index on waitlist_entries (status, mail_attempts, created_at);
create unique index on waitlist_entries (invitation_hash) where invitation_hash is not null;
select force_row_security('waitlist_entries');
create policy for_worker on waitlist_entries to attune_worker using (true) with check (true);
grant select, insert, update, delete on waitlist_entries to attune_worker;

-- migrations/0004_practitioners.sql

-- Practitioners, their verification, and the public registers it checks.

create table practitioners (
  account                  text not null,
  id                       text not null,
  status                   text not null check (status in (
    'unverified', 'submitted', 'reviewing', 'information_requested', 'verified', 'lapsed',
    'suspended', 'rejected', 'revoked', 'withdrawn')),
  reason                   text,
  name                     jsonb not null,
  former_names             jsonb not null default '[]',
  birth_date               bytea,
  profession               text not null,
  npi                      text,
  email                    text,
  languages                text[] not null default '{}',
  specialties              text[] not null default '{}',
  modalities               text[] not null default '{}',
  age_groups               text[] not null default '{}',
  formats                  text[] not null default '{}',
  identities               text[] not null default '{}', -- Self-reported: gender:woman.
  levels_of_care           text[] not null default '{}',
  biography                text,
  time_zone                text not null,
  practice_locations       jsonb not null default '[]',
  accepts_new_persons      boolean not null default true,
  capacity                 integer,
  rates                    jsonb not null default '[]',
  payer_networks           text[] not null default '{}',
  network_participations   jsonb not null default '[]',
  taxonomies               jsonb not null default '[]',
  licenses                 jsonb not null default '[]',
  privileges               jsonb not null default '[]',
  dea_registrations        jsonb not null default '[]',
  board_certifications     jsonb not null default '[]',
  malpractice_covers       jsonb not null default '[]',
  supervision              jsonb,
  -- Whether they are, or work for, a program under 42 CFR Part 2: whatever names them as the
  -- provider of care then reveals substance use treatment.
  part2_program            boolean not null default false,
  -- Exclusions from federal programs with their dates. Eligibility is computed from them.
  exclusions               jsonb not null default '[]',
  -- Whether a match by name and birth date awaits review. Until then no new persons are assigned.
  possible_exclusion       boolean not null default false,
  current_verification_id  text,
  cycle_ends_on            date,
  open_findings            integer not null default 0 check (open_findings >= 0),
  -- The eligibility last announced for each jurisdiction, to detect changes.
  announced                jsonb not null default '{}',
  eligibility_changed_at   timestamptz(3),
  submitted_at             timestamptz(3),
  reviewing_at             timestamptz(3),
  information_requested_at timestamptz(3),
  verified_at              timestamptz(3),
  lapsed_at                timestamptz(3),
  suspended_at             timestamptz(3),
  reinstated_at            timestamptz(3),
  rejected_at              timestamptz(3),
  revoked_at               timestamptz(3),
  withdrawn_at             timestamptz(3),
  archived                 boolean not null default false,
  archived_at              timestamptz(3),
  metadata                 jsonb not null default '{}',
  version                  integer not null default 1,
  created_at               timestamptz(3) not null,
  updated_at               timestamptz(3) not null,
  primary key (account, id)
);
create index on practitioners (account, created_at desc, id desc);
create index on practitioners (account, profession, created_at desc, id desc);
create index on practitioners (account, status, created_at desc, id desc);
select isolate_by_account('practitioners');
-- The worker encrypts birth dates again when the encryption key is replaced.
create policy for_reencryption on practitioners to attune_worker using (true) with check (true);
grant select (account, id, birth_date), update (birth_date) on practitioners to attune_worker;

-- What practitioners are filtered by, one row per value. A table and not an index over arrays,
-- because under row-level security only an equality can use an index.
create table practitioner_facets (
  account         text not null,
  practitioner_id text not null,
  facet           text not null, -- 'language:es', 'jurisdiction:US-CA', 'npi:…', 'name:…'
  primary key (account, practitioner_id, facet),
  foreign key (account, practitioner_id) references practitioners (account, id) on delete cascade
);
create index on practitioner_facets (account, facet, practitioner_id);
-- A change in a public register concerns practitioners of all accounts.
create index on practitioner_facets (facet);
select isolate_by_account('practitioner_facets');
grant delete on practitioner_facets to attune_app;
create policy for_worker on practitioner_facets for select to attune_worker using (true);
grant select on practitioner_facets to attune_worker;
-- The owner, who ingests registers, finds the practitioners a new file concerns.
do $$
begin
  execute format('create policy for_registers on practitioner_facets for select to %I using (true)',
    current_user);
end $$;

-- Names are compared by their letters, without accents and case. Null if either part has no letter,
-- because all such names would be equal.
create function name_key(family text, given text) returns text immutable language sql
  return nullif(upper(regexp_replace(normalize(family, nfkd), '[^A-Za-z]', '', 'g')), '') || ' ' ||
    nullif(upper(regexp_replace(normalize(given, nfkd), '[^A-Za-z]', '', 'g')), '');

create function facets_of(p practitioners) returns setof text stable language sql as $$
  select 'language:' || word from unnest(p.languages) as word
  union select 'specialty:' || word from unnest(p.specialties) as word
  union select 'modality:' || word from unnest(p.modalities) as word
  union select 'age_group:' || word from unnest(p.age_groups) as word
  union select 'format:' || word from unnest(p.formats) as word
  union select 'payer:' || word from unnest(p.payer_networks) as word
  union select 'payer:' || (item ->> 'payer_id')
    from jsonb_array_elements(p.network_participations) as item
  union select 'jurisdiction:' || (item ->> 'jurisdiction')
    from jsonb_array_elements(p.licenses) as item
  union select
      coalesce('jurisdiction:' || (item ->> 'jurisdiction'), 'compact:' || (item ->> 'compact'))
    from jsonb_array_elements(p.privileges) as item
  union select 'npi:' || p.npi where p.npi is not null
  union select 'supervisor:' || (p.supervision ->> 'supervisor_id')
    where p.supervision ->> 'supervisor_id' is not null
  union select 'name:' || name_key(p.name ->> 'family', p.name ->> 'given')
    where name_key(p.name ->> 'family', p.name ->> 'given') is not null
  union select 'name:' || name_key(item ->> 'family', item ->> 'given')
    from jsonb_array_elements(p.former_names) as item
    where name_key(item ->> 'family', item ->> 'given') is not null
$$;

create function update_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from practitioner_facets
    where account = new.account and practitioner_id = new.id
      and facet not in (select facets_of(new));
  end if;
  insert into practitioner_facets (account, practitioner_id, facet)
  select new.account, new.id, facets_of(new)
  on conflict do nothing;
  return null;
end $$;

create trigger update_facets_on_insert after insert on practitioners
  for each row execute function update_facets();
create trigger update_facets_on_update
  after update of name, former_names, npi, languages, specialties, modalities, age_groups, formats,
    payer_networks, network_participations, licenses, privileges, supervision on practitioners
  for each row execute function update_facets();

create table verifications (
  account                  text not null,
  id                       text not null,
  practitioner_id          text not null,
  kind                     text not null check (kind in ('initial', 'renewal')),
  status                   text not null check (status in (
    'submitted', 'reviewing', 'information_requested', 'approved', 'rejected', 'withdrawn')),
  review                   text not null check (review in ('when_needed', 'always')),
  attestation              jsonb,
  requested_information    text,
  reason                   text,
  decided_by_id            text,
  submitted_at             timestamptz(3),
  reviewing_at             timestamptz(3),
  information_requested_at timestamptz(3),
  approved_at              timestamptz(3),
  rejected_at              timestamptz(3),
  withdrawn_at             timestamptz(3),
  metadata                 jsonb not null default '{}',
  version                  integer not null default 1,
  created_at               timestamptz(3) not null,
  updated_at               timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on verifications (account, created_at desc, id desc);
create index on verifications (account, practitioner_id, created_at desc, id desc);
-- A practitioner has one open verification at a time.
create unique index verification_in_progress on verifications (account, practitioner_id)
  where status in ('submitted', 'reviewing', 'information_requested');
select isolate_by_account('verifications');

create table checks (
  account          text not null,
  id               text not null,
  practitioner_id  text not null,
  verification_id  text,
  kind             text not null,
  subject_id       text,
  status           text not null check (status in (
    'queued', 'running', 'passed', 'failed', 'review_needed', 'errored', 'expired', 'superseded')),
  outcome          text,
  trigger          text not null,
  request_digest     text, -- Of the request, to detect that it has to change.
  source           jsonb,
  fault            text,
  facts            jsonb, -- Confirmed by the source.
  matches          jsonb not null default '[]',
  evidence         jsonb not null default '[]',
  attempts         integer not null default 0,
  claimed_until    timestamptz(3), -- By a worker that is calling the source.
  original_status  text,
  note             text,
  resolved_by_id   text,
  performed_at     timestamptz(3),
  expires_at       timestamptz(3),
  supersedes_id    text,
  queued_at        timestamptz(3),
  running_at       timestamptz(3),
  passed_at        timestamptz(3),
  failed_at        timestamptz(3),
  review_needed_at timestamptz(3),
  errored_at       timestamptz(3),
  expired_at       timestamptz(3),
  superseded_at    timestamptz(3),
  overturned_at    timestamptz(3), -- When a confirmed exclusion was reversed.
  metadata         jsonb not null default '{}',
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  foreign key (account, verification_id) references verifications (account, id)
);
create index on checks (account, created_at desc, id desc);
create index on checks (account, practitioner_id, created_at desc, id desc);
create index on checks (account, verification_id, created_at desc, id desc);
-- Checks that await a source: the worker looks for them in all accounts.
create index checks_running on checks (running_at) where status = 'running';
create index checks_waiting on checks (account, id) where status in ('queued', 'errored');
select isolate_by_account('checks');
create policy for_worker on checks for select to attune_worker using (true);
grant select on checks to attune_worker;

-- Public registers belong to no account. Every account reads them; only their owner, who ingests
-- the files, writes them. A file replaces the one before it in one transaction.
create function publish_register(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', name);
  execute format('create policy public_register on %s for select to attune_app, attune_worker
    using (true)', name);
  execute format('create policy by_owner on %s to %I using (true) with check (true)',
    name, current_user);
  execute format('grant select on %s to attune_app, attune_worker', name);
end $$;

create table register_files (
  register    text not null check (register in ('leie', 'nppes')),
  sha256      text not null,
  name        text not null,
  rows        bigint not null,
  refused     bigint not null,
  ingested_at timestamptz(3) not null default now(),
  primary key (register)
);
select publish_register('register_files');

create table leie_exclusions (
  row_hash       text not null,
  last_name      text,
  first_name     text,
  middle_name    text,
  business_name  text,
  general        text,
  specialty      text,
  upin           text,
  npi            text,
  date_of_birth  date,
  address        text,
  city           text,
  state          text,
  zip            text,
  exclusion_type text,
  excluded_on    date,
  reinstated_on  date,
  waived_on      date,
  waiver_state   text,
  name_key       text
);
create index leie_exclusions_npi on leie_exclusions (npi) where npi is not null;
create index leie_exclusions_name on leie_exclusions (name_key);
select publish_register('leie_exclusions');

create table nppes_providers (
  row_hash       text not null,
  npi            text not null,
  entity_type    text,
  replacement    text,
  family         text,
  given          text,
  middle         text,
  credential     text,
  other_family   text,
  other_given    text,
  state          text,
  enumerated_on  date,
  updated_on     date,
  deactivated_on date,
  reactivated_on date,
  taxonomies     text -- "code state license primary; …" as the registrant reported them.
);
create index nppes_providers_npi on nppes_providers (npi);
select publish_register('nppes_providers');

-- What a new file changed, until the practitioners it concerns have been checked again.
create table register_changes (
  register text not null,
  facet    text not null,
  noted_at timestamptz not null default now(),
  primary key (register, facet)
);
select publish_register('register_changes');
create policy for_worker on register_changes for delete to attune_worker using (true);
grant delete on register_changes to attune_worker;

-- migrations/0005_persons.sql

-- Persons, their consents, emergency access and scoped tokens. What identifies a person, and what
-- is known about their health, is encrypted under a data key of their own. Destroying that key
-- makes all of it unreadable forever.

create table persons (
  account            text not null,
  id                 text not null,
  status             text not null
    check (status in ('prospective', 'active', 'inactive', 'deceased', 'merged', 'erased')),
  encrypted          bytea,
  care_team_ids      text[] not null default '{}',
  merged_into_id     text,
  erasure_basis      text,
  activated_at       timestamptz(3),
  deactivated_at     timestamptz(3),
  deceased_at        timestamptz(3),
  death_corrected_at timestamptz(3),
  merged_at          timestamptz(3),
  erased_at          timestamptz(3),
  version            integer not null default 1,
  created_at         timestamptz(3) not null,
  updated_at         timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, merged_into_id) references persons (account, id)
);
create index on persons (account, created_at desc, id desc);
create index on persons (account, merged_into_id) where merged_into_id is not null;
select isolate_by_account('persons', 'id');

-- Data keys, wrapped by a key that isn't in the database. Null once destroyed.
create table person_keys (
  account      text not null,
  person_id    text not null,
  wrapped      bytea,
  destroyed_at timestamptz(3) check ((wrapped is null) = (destroyed_at is not null)),
  primary key (account, person_id),
  foreign key (account, person_id) references persons (account, id)
);
select isolate_by_account('person_keys', 'person_id');
create policy for_worker on person_keys to attune_worker using (true) with check (true);
grant select, update (wrapped) on person_keys to attune_worker;

-- Blind indexes: keyed hashes of what a person can be found by.
create table person_tokens (
  account   text not null,
  person_id text not null,
  token     bytea not null,
  primary key (account, token, person_id),
  foreign key (account, person_id) references persons (account, id)
);
create index on person_tokens (account, person_id);
select isolate_by_account('person_tokens', 'person_id');
grant delete on person_tokens to attune_app;

-- The terms of a consent are encrypted under the person's key; lists use its kind and status.
create table consents (
  account          text not null,
  id               text not null,
  person_id        text not null,
  kind             text not null,
  status           text not null check (status in (
    'drafted', 'offered', 'scheduled', 'granted', 'declined', 'lapsed', 'suspended', 'revoked',
    'expired', 'superseded', 'voided')),
  encrypted        bytea,
  decision         text not null check (decision in ('permit', 'deny')),
  signing          bigint, -- The order of signatures.
  supersedes_id    text,
  superseded_by_id text,
  offered_at       timestamptz(3),
  scheduled_at     timestamptz(3),
  granted_at       timestamptz(3),
  declined_at      timestamptz(3),
  lapsed_at        timestamptz(3),
  suspended_at     timestamptz(3),
  restored_at      timestamptz(3),
  revoked_at       timestamptz(3),
  expired_at       timestamptz(3),
  superseded_at    timestamptz(3),
  voided_at        timestamptz(3),
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, supersedes_id) references consents (account, id)
);
create index on consents (account, created_at desc, id desc);
create index on consents (account, person_id, created_at desc, id desc);
create index on consents (account, person_id, signing desc) where signing is not null;
-- What a consent decision reads.
create index consents_in_force on consents (account, person_id)
  where status in ('granted', 'scheduled');
create index consents_offered on consents (account, id) where status = 'offered';
create sequence signings owned by consents.signing;
grant usage on sequence signings to attune_app;
select isolate_by_account('consents', 'person_id');
grant delete on consents to attune_app;

-- A record opened without consent in an emergency: read-only, for an hour at most by the real
-- clock, and reviewed afterwards.
create table emergency_accesses (
  account          text not null,
  id               text not null,
  person_id        text not null,
  practitioner_id  text not null,
  opened_by_key_id text, -- The reviewer must use a different key. Null if no key opened it.
  status           text not null
    check (status in ('opened', 'ended', 'expired', 'justified', 'unjustified')),
  encrypted        bytea,
  expires_at       timestamptz(3) not null,
  opened_at        timestamptz(3) not null,
  ended_at         timestamptz(3),
  expired_at       timestamptz(3),
  justified_at     timestamptz(3),
  unjustified_at   timestamptz(3),
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on emergency_accesses (account, created_at desc, id desc);
create index on emergency_accesses (account, person_id, created_at desc, id desc);
create index emergency_accesses_open on emergency_accesses (account, person_id)
  where status = 'opened';
select isolate_by_account('emergency_accesses', 'person_id', 'practitioner_id');

-- The care team of a person, regardless of the caller (docs/decisions/0042-care-team.md). On behalf of a
-- practitioner only their own sessions are visible, so that setting is cleared while this function
-- reads. It is changed in the body, because only a superuser can attach a custom setting to a
-- function. An error in between ends the transaction, and the setting with it.
create function care_team_of(wanted_person_id text) returns text[] stable
language plpgsql as $$
declare
  own_account text := current_account();
  acting text := current_setting('app.practitioner', true);
  today timestamptz;
  team text[];
begin
  perform set_config('app.practitioner', '', true);
  select account_now(clock_offset_ms) into today from accounts where account = own_account;
  select care_team_ids || array(
    select distinct practitioner_id from sessions
    where account = own_account and person_id = wanted_person_id
      and record_opens_at <= today
      and (status in ('requested', 'scheduled', 'checked_in', 'started', 'completed')
        or (status = 'no_show' and no_show_at > today - interval '72 hours')))
  into team
  from persons
  where account = own_account and id = wanted_person_id;
  perform set_config('app.practitioner', coalesce(acting, ''), true);
  return team;
end $$;

-- The persons a list may contain: all for the account; for a practitioner, those in their care and
-- those whose record they opened in an emergency. Access to each is decided separately.
create function can_find_person(wanted_person_id text) returns boolean stable
begin atomic
  select current_practitioner() is null
    or current_practitioner() = any (care_team_of(wanted_person_id))
    or exists (
      select from emergency_accesses
      where account = current_account()
        and person_id = wanted_person_id and practitioner_id = current_practitioner()
        and status = 'opened' and expires_at > now());
end;

-- Tokens that give a browser or an app access for one practitioner or person, for minutes.
create table scoped_tokens (
  account         text not null references accounts,
  id              text not null,
  api_key_id      text not null,
  practitioner_id text,
  person_id       text,
  status          text not null check (status in ('issued', 'revoked', 'expired')),
  scopes          text[] not null,
  allowed_origins text[] not null,
  prefix          text not null,
  last4           text not null,
  encrypted       bytea,
  hash            text not null,
  expires_at      timestamptz(3) not null,
  revoked_at      timestamptz(3),
  exposed_at      timestamptz(3),
  expired_at      timestamptz(3),
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, api_key_id) references api_keys (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  foreign key (account, person_id) references persons (account, id),
  check (num_nonnulls(practitioner_id, person_id) = 1)
);
create index on scoped_tokens (account, created_at desc, id desc);
create index on scoped_tokens (account, api_key_id, created_at desc, id desc);
-- Not unique, because nothing is unique across accounts.
create index on scoped_tokens (hash);
create index scoped_tokens_issued on scoped_tokens (account, id) where status = 'issued';
create index scoped_tokens_to_delete on scoped_tokens (expires_at);
select isolate_by_account('scoped_tokens', 'person_id');
-- A request sees the token it presents; that is how its account is found.
create policy presented_token on scoped_tokens for select to attune_app
  using (
    hash = current_key_hash()
    and (current_person() is null or person_id = current_person()));
create policy for_worker on scoped_tokens to attune_worker using (true);
grant select (account, id, expires_at), delete on scoped_tokens to attune_worker;
-- The worker encrypts rows again when the encryption key is replaced.
create policy for_reencryption on scoped_tokens to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on scoped_tokens
  to attune_worker;
-- Tokens are deleted some time after they expire.
create trigger delete_metadata_hashes after delete on scoped_tokens
  for each row execute function delete_metadata_hashes();

-- The result of enter().
create type enter_result as (
  account               text,
  now                   timestamptz(3),
  real_now              timestamptz(3),
  rate_limit_per_second integer,
  rate_limit_per_minute integer,
  key_id                text,
  key_scopes            text[],
  key_expires_at        timestamptz(3),
  key_valid             boolean,
  key_allowed_ips       text[],
  actor_found           boolean,
  subject_kind          text,
  subject_id            text,
  token_origins         text[],
  stored_fingerprint      text,
  stored_object_id        text,
  stored_response           bytea,
  stored_person_id        text,
  stored_wrapped_key      bytea
);

-- The first statement of a request: finds the account of an API key or scoped token, and locks the
-- idempotency key. A second request with the same key waits here until the first has committed, and
-- then finds its response. A token acts for its own subject only, whatever the request says. It
-- ends with the key that created it, and when its person is merged, erased or deceased, or its
-- practitioner can no longer practice.
create function enter(key_hash text, practitioner_id text, idempotency_key text)
returns enter_result language plpgsql as $$
declare
  found_key api_keys;
  found_token scoped_tokens;
  found_account accounts;
  result enter_result;
begin
  perform
    assume_role('attune_app', null, practitioner_id),
    set_config('app.key_hash', key_hash, true);
  select * into found_key from api_keys where hash = key_hash;

  if found_key.account is null then
    select * into found_token from scoped_tokens where hash = key_hash;
    if found_token.account is null then
      return result;
    end if;
    perform
      set_config('app.account', found_token.account, true),
      set_config('app.practitioner', coalesce(found_token.practitioner_id, ''), true),
      set_config('app.person', coalesce(found_token.person_id, ''), true);
    select * into found_key from api_keys
    where account = found_token.account and id = found_token.api_key_id;
  end if;

  perform set_config('app.account', found_key.account, true);
  select * into found_account from accounts where account = found_key.account;
  result.account := found_account.account;
  result.key_id := found_key.id;
  result.key_scopes := found_key.scopes;
  result.key_expires_at := found_key.expires_at;
  result.key_allowed_ips := found_key.allowed_ips;
  result.key_valid := found_key.status = 'issued'
    and (found_key.expires_at is null or found_key.expires_at > now());

  if found_token.account is not null then
    result.key_id := found_token.id;
    result.key_scopes := found_token.scopes;
    result.key_expires_at := found_token.expires_at;
    result.key_allowed_ips := null;
    result.key_valid := result.key_valid
      and found_token.status = 'issued' and found_token.expires_at > now()
      and not exists (
        select from persons
        where account = found_token.account and id = found_token.person_id
          and status in ('merged', 'erased', 'deceased'))
      and not exists (
        select from practitioners
        where account = found_token.account and id = found_token.practitioner_id
          and (archived or status in ('suspended', 'revoked', 'withdrawn')));
    result.subject_kind :=
      case when found_token.person_id is null then 'practitioner' else 'person' end;
    result.subject_id := coalesce(found_token.person_id, found_token.practitioner_id);
    result.token_origins := found_token.allowed_origins;
  end if;

  result.now := account_now(found_account.clock_offset_ms);
  result.real_now := account_now(0);
  result.rate_limit_per_second := found_account.rate_limit_per_second;
  result.rate_limit_per_minute := found_account.rate_limit_per_minute;
  if not result.key_valid then
    perform set_config('app.account', '', true);
    return result;
  end if;

  if practitioner_id is not null then
    result.actor_found := exists (
      select from practitioners
      where account = found_key.account and id = practitioner_id);
  end if;

  if idempotency_key is not null then
    perform pg_advisory_xact_lock(hashtextextended(found_key.account || ' ' || idempotency_key, 0));
    select fingerprint, object_id, response, stored.person_id, wrapped
    into result.stored_fingerprint, result.stored_object_id, result.stored_response,
      result.stored_person_id, result.stored_wrapped_key
    from idempotency_keys as stored
    left join person_keys
      on person_keys.account = stored.account and person_keys.person_id = stored.person_id
    where stored.account = found_key.account and key = idempotency_key;
  end if;
  return result;
end $$;

-- migrations/0006_sessions.sql

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
create function has_seat(wanted_session_id text) returns boolean stable language sql as $$
  select exists (
    select from session_participants
    where account = current_account() and session_id = wanted_session_id
      and person_id = current_person())
$$;

select isolate_by_account('sessions');
-- A practitioner sees their own sessions, and a person those in which they have a seat.
alter policy own_account on sessions
  using (
    account = current_account()
    and (current_practitioner() is null or practitioner_id = current_practitioner())
    and (current_person() is null or person_id = current_person() or has_seat(id)))
  with check (
    account = current_account()
    and (current_practitioner() is null or practitioner_id = current_practitioner())
    and (current_person() is null or person_id = current_person()
      or (person_id is null and has_seat(id))));
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
create function merge_participants(merged text, remaining text, merged_at timestamptz)
returns table (session_id text, session_version integer) language plpgsql as $$
declare
  seat session_participants;
begin
  for seat in
    select * from session_participants as held
    where held.account = current_account() and held.person_id = merged
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
  result.practitioner_id := found_feed.practitioner_id;
  result.detail := found_feed.detail;
  result.now := (select account_now(clock_offset_ms) from accounts
                 where account = found_feed.account);
  return result;
end $$;

-- migrations/0007_notes.sql

-- Notes, assessments and risk flags. Contents, answers and scores are encrypted under the person's
-- key.

create table notes (
  account              text not null,
  id                   text not null,
  person_id            text not null,
  session_id           text,
  author_id            text not null,
  supervisor_id        text,
  kind                 text not null,
  format               text not null,
  status               text not null check (status in (
    'drafted', 'submitted', 'returned', 'signed', 'amended', 'voided', 'discarded')),
  encrypted            bytea,
  void_requested_by_id text, -- Voiding takes two actors; this is the first.
  submitted_at         timestamptz(3),
  returned_at          timestamptz(3),
  withdrawn_at         timestamptz(3),
  signed_at            timestamptz(3),
  amended_at           timestamptz(3),
  voided_at            timestamptz(3),
  discarded_at         timestamptz(3),
  version              integer not null default 1,
  created_at           timestamptz(3) not null,
  updated_at           timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, author_id) references practitioners (account, id),
  foreign key (account, supervisor_id) references practitioners (account, id)
);
create index on notes (account, created_at desc, id desc);
create index on notes (account, person_id, created_at desc, id desc);
create index on notes (account, author_id, created_at desc, id desc);
create index on notes (account, session_id) where session_id is not null;
create index notes_unsigned on notes (account, id)
  where status in ('drafted', 'submitted', 'returned');
select isolate_by_account('notes', 'person_id');

-- What a draft contained before each time it was saved.
create table note_versions (
  account     text not null,
  id          text not null,
  note_id     text not null,
  person_id   text not null,
  number      integer not null,
  saved_by_id text not null,
  encrypted   bytea,
  version     integer not null default 1,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, note_id) references notes (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on note_versions (account, note_id, created_at desc, id desc);
create index on note_versions (account, person_id, created_at, id);
select isolate_by_account('note_versions', 'person_id');

-- Signatures: the hash of the content, chained to the same signer's previous signature. The service
-- can neither change nor delete them.
create table note_signatures (
  account       text not null,
  note_id       text not null,
  signer_id     text not null,
  number        integer not null, -- Counts the signer's signatures.
  action        text not null check (action in (
    'sign', 'cosign', 'addendum', 'late_entry', 'correction', 'patient_statement', 'void')),
  part_id       text, -- The amendment, if it is one that was signed.
  content_hash  text not null,
  previous_hash text,
  hash          text not null,
  signature     text not null,
  key_id        text not null,
  signed_at     timestamptz(3) not null,
  primary key (account, signer_id, number),
  foreign key (account, note_id) references notes (account, id)
);
create index on note_signatures (account, note_id, signed_at);
select isolate_by_account('note_signatures');
revoke update on note_signatures from attune_app;

-- Notes for the author alone, separate from the record: no bill, export, search or list but the
-- author's own contains them.
create table psychotherapy_notes (
  account      text not null,
  id           text not null,
  person_id    text not null,
  session_id   text,
  author_id    text not null,
  status       text not null check (status in ('drafted', 'finished', 'destroyed')),
  encrypted    bytea,
  finished_at  timestamptz(3),
  appended_at  timestamptz(3),
  destroyed_at timestamptz(3),
  version      integer not null default 1,
  created_at   timestamptz(3) not null,
  updated_at   timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, author_id) references practitioners (account, id)
);
create index on psychotherapy_notes (account, author_id, created_at desc, id desc);
create index on psychotherapy_notes (account, person_id, created_at desc, id desc);
create index on psychotherapy_notes (account, session_id) where session_id is not null;
select isolate_by_account('psychotherapy_notes', 'person_id');

create table assessments (
  account         text not null,
  id              text not null,
  person_id       text not null,
  instrument      text not null,
  session_id      text,
  practitioner_id text,
  amends_id       text,
  amended_by_id   text,
  status          text not null check (status in (
    'assigned', 'started', 'completed', 'reviewed', 'amended', 'expired', 'canceled', 'voided')),
  encrypted       bytea,
  expires_at      timestamptz(3),
  reviewed_by_id  text,
  started_at      timestamptz(3),
  completed_at    timestamptz(3),
  reviewed_at     timestamptz(3),
  amended_at      timestamptz(3),
  expired_at      timestamptz(3),
  canceled_at     timestamptz(3),
  voided_at       timestamptz(3),
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on assessments (account, created_at desc, id desc);
create index on assessments (account, person_id, created_at desc, id desc);
create index assessments_in_series on assessments (account, person_id, instrument, completed_at)
  where status in ('completed', 'reviewed');
create index on assessments (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;
create index on assessments (account, session_id) where session_id is not null;
create index assessments_unanswered on assessments (account, id)
  where status in ('assigned', 'started');
select isolate_by_account('assessments', 'person_id');

create table risk_flags (
  account            text not null,
  id                 text not null,
  person_id          text not null,
  assessment_id      text,
  status             text not null check (status in (
    'opened', 'acknowledged', 'escalated', 'mitigated', 'resolved', 'voided')),
  encrypted          bytea,
  acknowledge_by     timestamptz(3) not null,
  acknowledged_by_id text,
  resolved_by_id     text,
  acknowledged_at    timestamptz(3),
  escalated_at       timestamptz(3),
  mitigated_at       timestamptz(3),
  resolved_at        timestamptz(3),
  reopened_at        timestamptz(3),
  raised_at          timestamptz(3),
  voided_at          timestamptz(3),
  version            integer not null default 1,
  created_at         timestamptz(3) not null,
  updated_at         timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, assessment_id) references assessments (account, id)
);
create index on risk_flags (account, created_at desc, id desc);
create index on risk_flags (account, person_id, created_at desc, id desc);
create index on risk_flags (account, assessment_id) where assessment_id is not null;
create index risk_flags_unseen on risk_flags (account, id) where status in ('opened', 'escalated');
select isolate_by_account('risk_flags', 'person_id');

-- Outcomes of care by practitioner, for matching: one row per course of care and instrument. The
-- course is a keyed hash, so a row doesn't reveal the person.
create table outcomes (
  account         text not null,
  course          bytea not null,
  practitioner_id text not null,
  instrument      text not null,
  baseline        integer not null,
  latest          integer not null,
  measured        integer not null, -- The number of measurements.
  change          text not null check (change in (
    'reliable_improvement', 'no_reliable_change', 'reliable_deterioration')),
  responded       boolean not null,
  remitted        boolean not null,
  updated_at      timestamptz(3) not null,
  primary key (account, course),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on outcomes (account, practitioner_id, instrument);
select isolate_by_account('outcomes');
-- A course that is counted again may no longer be one, if its assessments were voided.
grant delete on outcomes to attune_app;

-- migrations/0008_icd10cm.sql

-- ICD-10-CM codes with the dates on which they were valid, and whether they were billable or a
-- heading. They belong to no account. The subset that mental health uses most is included; "attune
-- ingest icd10cm" loads a whole edition.

create table icd10cm_codes (
  code        text not null,
  description text not null,
  billable    boolean not null,
  valid_from  date not null,
  valid_to    date check (valid_to > valid_from), -- The first day after.
  primary key (code, valid_from)
);
select publish_register('icd10cm_codes');

insert into icd10cm_codes (code, description, billable, valid_from, valid_to) values
('F06', 'Other mental disorders due to known physiological condition', false, '2015-10-01', null),
('F06.3', 'Mood disorder due to known physiological condition', false, '2015-10-01', null),
('F06.30', 'Mood disorder due to known physiological condition, unspecified', true, '2015-10-01', null),
('F06.31', 'Mood disorder due to known physiological condition with depressive features', true, '2015-10-01', null),
('F06.4', 'Anxiety disorder due to known physiological condition', true, '2015-10-01', null),
('F10', 'Alcohol related disorders', false, '2015-10-01', null),
('F10.1', 'Alcohol abuse', false, '2015-10-01', null),
('F10.10', 'Alcohol abuse, uncomplicated', true, '2015-10-01', null),
('F10.11', 'Alcohol abuse, in remission', true, '2017-10-01', null),
('F10.2', 'Alcohol dependence', false, '2015-10-01', null),
('F10.20', 'Alcohol dependence, uncomplicated', true, '2015-10-01', null),
('F10.21', 'Alcohol dependence, in remission', true, '2015-10-01', null),
('F11', 'Opioid related disorders', false, '2015-10-01', null),
('F11.1', 'Opioid abuse', false, '2015-10-01', null),
('F11.10', 'Opioid abuse, uncomplicated', true, '2015-10-01', null),
('F11.11', 'Opioid abuse, in remission', true, '2017-10-01', null),
('F11.2', 'Opioid dependence', false, '2015-10-01', null),
('F11.20', 'Opioid dependence, uncomplicated', true, '2015-10-01', null),
('F11.21', 'Opioid dependence, in remission', true, '2015-10-01', null),
('F12', 'Cannabis related disorders', false, '2015-10-01', null),
('F12.1', 'Cannabis abuse', false, '2015-10-01', null),
('F12.10', 'Cannabis abuse, uncomplicated', true, '2015-10-01', null),
('F12.11', 'Cannabis abuse, in remission', true, '2017-10-01', null),
('F12.2', 'Cannabis dependence', false, '2015-10-01', null),
('F12.20', 'Cannabis dependence, uncomplicated', true, '2015-10-01', null),
('F12.21', 'Cannabis dependence, in remission', true, '2015-10-01', null),
('F14', 'Cocaine related disorders', false, '2015-10-01', null),
('F14.1', 'Cocaine abuse', false, '2015-10-01', null),
('F14.10', 'Cocaine abuse, uncomplicated', true, '2015-10-01', null),
('F14.11', 'Cocaine abuse, in remission', true, '2017-10-01', null),
('F14.2', 'Cocaine dependence', false, '2015-10-01', null),
('F14.20', 'Cocaine dependence, uncomplicated', true, '2015-10-01', null),
('F14.21', 'Cocaine dependence, in remission', true, '2015-10-01', null),
('F15', 'Other stimulant related disorders', false, '2015-10-01', null),
('F15.1', 'Other stimulant abuse', false, '2015-10-01', null),
('F15.10', 'Other stimulant abuse, uncomplicated', true, '2015-10-01', null),
('F15.11', 'Other stimulant abuse, in remission', true, '2017-10-01', null),
('F15.2', 'Other stimulant dependence', false, '2015-10-01', null),
('F15.20', 'Other stimulant dependence, uncomplicated', true, '2015-10-01', null),
('F15.21', 'Other stimulant dependence, in remission', true, '2015-10-01', null),
('F17', 'Nicotine dependence', false, '2015-10-01', null),
('F17.2', 'Nicotine dependence', false, '2015-10-01', null),
('F17.20', 'Nicotine dependence, unspecified', false, '2015-10-01', null),
('F17.200', 'Nicotine dependence, unspecified, uncomplicated', true, '2015-10-01', null),
('F17.21', 'Nicotine dependence, cigarettes', false, '2015-10-01', null),
('F17.210', 'Nicotine dependence, cigarettes, uncomplicated', true, '2015-10-01', null),
('F20', 'Schizophrenia', false, '2015-10-01', null),
('F20.0', 'Paranoid schizophrenia', true, '2015-10-01', null),
('F20.9', 'Schizophrenia, unspecified', true, '2015-10-01', null),
('F22', 'Delusional disorders', true, '2015-10-01', null),
('F23', 'Brief psychotic disorder', true, '2015-10-01', null),
('F25', 'Schizoaffective disorders', false, '2015-10-01', null),
('F25.0', 'Schizoaffective disorder, bipolar type', true, '2015-10-01', null),
('F25.1', 'Schizoaffective disorder, depressive type', true, '2015-10-01', null),
('F25.9', 'Schizoaffective disorder, unspecified', true, '2015-10-01', null),
('F29', 'Unspecified psychosis not due to a substance or known physiological condition', true, '2015-10-01', null),
('F31', 'Bipolar disorder', false, '2015-10-01', null),
('F31.0', 'Bipolar disorder, current episode hypomanic', true, '2015-10-01', null),
('F31.3', 'Bipolar disorder, current episode depressed, mild or moderate severity', false, '2015-10-01', null),
('F31.30', 'Bipolar disorder, current episode depressed, mild or moderate severity, unspecified', true, '2015-10-01', null),
('F31.31', 'Bipolar disorder, current episode depressed, mild', true, '2015-10-01', null),
('F31.32', 'Bipolar disorder, current episode depressed, moderate', true, '2015-10-01', null),
('F31.4', 'Bipolar disorder, current episode depressed, severe, without psychotic features', true, '2015-10-01', null),
('F31.8', 'Other bipolar disorders', false, '2015-10-01', null),
('F31.81', 'Bipolar II disorder', true, '2015-10-01', null),
('F31.89', 'Other bipolar disorder', true, '2015-10-01', null),
('F31.9', 'Bipolar disorder, unspecified', true, '2015-10-01', null),
('F32', 'Depressive episode', false, '2015-10-01', null),
('F32.0', 'Major depressive disorder, single episode, mild', true, '2015-10-01', null),
('F32.1', 'Major depressive disorder, single episode, moderate', true, '2015-10-01', null),
('F32.2', 'Major depressive disorder, single episode, severe without psychotic features', true, '2015-10-01', null),
('F32.3', 'Major depressive disorder, single episode, severe with psychotic features', true, '2015-10-01', null),
('F32.4', 'Major depressive disorder, single episode, in partial remission', true, '2015-10-01', null),
('F32.5', 'Major depressive disorder, single episode, in full remission', true, '2015-10-01', null),
('F32.8', 'Other depressive episodes', true, '2015-10-01', '2016-10-01'),
('F32.8', 'Other depressive episodes', false, '2016-10-01', null),
('F32.81', 'Premenstrual dysphoric disorder', true, '2016-10-01', null),
('F32.89', 'Other specified depressive episodes', true, '2016-10-01', null),
('F32.9', 'Major depressive disorder, single episode, unspecified', true, '2015-10-01', null),
('F32.A', 'Depression, unspecified', true, '2021-10-01', null),
('F33', 'Major depressive disorder, recurrent', false, '2015-10-01', null),
('F33.0', 'Major depressive disorder, recurrent, mild', true, '2015-10-01', null),
('F33.1', 'Major depressive disorder, recurrent, moderate', true, '2015-10-01', null),
('F33.2', 'Major depressive disorder, recurrent severe without psychotic features', true, '2015-10-01', null),
('F33.3', 'Major depressive disorder, recurrent, severe with psychotic symptoms', true, '2015-10-01', null),
('F33.4', 'Major depressive disorder, recurrent, in remission', false, '2015-10-01', null),
('F33.40', 'Major depressive disorder, recurrent, in remission, unspecified', true, '2015-10-01', null),
('F33.41', 'Major depressive disorder, recurrent, in partial remission', true, '2015-10-01', null),
('F33.42', 'Major depressive disorder, recurrent, in full remission', true, '2015-10-01', null),
('F33.8', 'Other recurrent depressive disorders', true, '2015-10-01', null),
('F33.9', 'Major depressive disorder, recurrent, unspecified', true, '2015-10-01', null),
('F34', 'Persistent mood [affective] disorders', false, '2015-10-01', null),
('F34.0', 'Cyclothymic disorder', true, '2015-10-01', null),
('F34.1', 'Dysthymic disorder', true, '2015-10-01', null),
('F34.8', 'Other persistent mood [affective] disorders', true, '2015-10-01', '2016-10-01'),
('F34.8', 'Other persistent mood [affective] disorders', false, '2016-10-01', null),
('F34.81', 'Disruptive mood dysregulation disorder', true, '2016-10-01', null),
('F34.89', 'Other specified persistent mood disorders', true, '2016-10-01', null),
('F34.9', 'Persistent mood [affective] disorder, unspecified', true, '2015-10-01', null),
('F39', 'Unspecified mood [affective] disorder', true, '2015-10-01', null),
('F40', 'Phobic anxiety disorders', false, '2015-10-01', null),
('F40.0', 'Agoraphobia', false, '2015-10-01', null),
('F40.00', 'Agoraphobia, unspecified', true, '2015-10-01', null),
('F40.01', 'Agoraphobia with panic disorder', true, '2015-10-01', null),
('F40.02', 'Agoraphobia without panic disorder', true, '2015-10-01', null),
('F40.1', 'Social phobias', false, '2015-10-01', null),
('F40.10', 'Social phobia, unspecified', true, '2015-10-01', null),
('F40.11', 'Social phobia, generalized', true, '2015-10-01', null),
('F40.8', 'Other phobic anxiety disorders', true, '2015-10-01', null),
('F40.9', 'Phobic anxiety disorder, unspecified', true, '2015-10-01', null),
('F41', 'Other anxiety disorders', false, '2015-10-01', null),
('F41.0', 'Panic disorder [episodic paroxysmal anxiety]', true, '2015-10-01', null),
('F41.1', 'Generalized anxiety disorder', true, '2015-10-01', null),
('F41.3', 'Other mixed anxiety disorders', true, '2015-10-01', null),
('F41.8', 'Other specified anxiety disorders', true, '2015-10-01', null),
('F41.9', 'Anxiety disorder, unspecified', true, '2015-10-01', null),
('F42', 'Obsessive-compulsive disorder', true, '2015-10-01', '2016-10-01'),
('F42', 'Obsessive-compulsive disorder', false, '2016-10-01', null),
('F42.2', 'Mixed obsessional thoughts and acts', true, '2016-10-01', null),
('F42.3', 'Hoarding disorder', true, '2016-10-01', null),
('F42.4', 'Excoriation (skin-picking) disorder', true, '2016-10-01', null),
('F42.8', 'Other obsessive-compulsive disorder', true, '2016-10-01', null),
('F42.9', 'Obsessive-compulsive disorder, unspecified', true, '2016-10-01', null),
('F43', 'Reaction to severe stress, and adjustment disorders', false, '2015-10-01', null),
('F43.0', 'Acute stress reaction', true, '2015-10-01', null),
('F43.1', 'Post-traumatic stress disorder (PTSD)', false, '2015-10-01', null),
('F43.10', 'Post-traumatic stress disorder, unspecified', true, '2015-10-01', null),
('F43.11', 'Post-traumatic stress disorder, acute', true, '2015-10-01', null),
('F43.12', 'Post-traumatic stress disorder, chronic', true, '2015-10-01', null),
('F43.2', 'Adjustment disorders', false, '2015-10-01', null),
('F43.20', 'Adjustment disorder, unspecified', true, '2015-10-01', null),
('F43.21', 'Adjustment disorder with depressed mood', true, '2015-10-01', null),
('F43.22', 'Adjustment disorder with anxiety', true, '2015-10-01', null),
('F43.23', 'Adjustment disorder with mixed anxiety and depressed mood', true, '2015-10-01', null),
('F43.24', 'Adjustment disorder with disturbance of conduct', true, '2015-10-01', null),
('F43.25', 'Adjustment disorder with mixed disturbance of emotions and conduct', true, '2015-10-01', null),
('F43.29', 'Adjustment disorder with other symptoms', true, '2015-10-01', null),
('F43.8', 'Other reactions to severe stress', true, '2015-10-01', '2022-10-01'),
('F43.8', 'Other reactions to severe stress', false, '2022-10-01', null),
('F43.81', 'Prolonged grief disorder', true, '2022-10-01', null),
('F43.89', 'Other reactions to severe stress', true, '2022-10-01', null),
('F43.9', 'Reaction to severe stress, unspecified', true, '2015-10-01', null),
('F44', 'Dissociative and conversion disorders', false, '2015-10-01', null),
('F44.0', 'Dissociative amnesia', true, '2015-10-01', null),
('F44.8', 'Other dissociative and conversion disorders', false, '2015-10-01', null),
('F44.81', 'Dissociative identity disorder', true, '2015-10-01', null),
('F44.9', 'Dissociative and conversion disorder, unspecified', true, '2015-10-01', null),
('F45', 'Somatoform disorders', false, '2015-10-01', null),
('F45.1', 'Undifferentiated somatoform disorder', true, '2015-10-01', null),
('F45.2', 'Hypochondriacal disorders', false, '2015-10-01', null),
('F45.21', 'Hypochondriasis', true, '2015-10-01', null),
('F45.22', 'Body dysmorphic disorder', true, '2015-10-01', null),
('F50', 'Eating disorders', false, '2015-10-01', null),
('F50.0', 'Anorexia nervosa', false, '2015-10-01', null),
('F50.00', 'Anorexia nervosa, unspecified', true, '2015-10-01', null),
('F50.01', 'Anorexia nervosa, restricting type', true, '2015-10-01', '2024-10-01'),
('F50.01', 'Anorexia nervosa, restricting type', false, '2024-10-01', null),
('F50.010', 'Anorexia nervosa, restricting type, mild', true, '2024-10-01', null),
('F50.02', 'Anorexia nervosa, binge eating/purging type', true, '2015-10-01', '2024-10-01'),
('F50.02', 'Anorexia nervosa, binge eating/purging type', false, '2024-10-01', null),
('F50.020', 'Anorexia nervosa, binge eating/purging type, mild', true, '2024-10-01', null),
('F50.2', 'Bulimia nervosa', true, '2015-10-01', '2024-10-01'),
('F50.2', 'Bulimia nervosa', false, '2024-10-01', null),
('F50.20', 'Bulimia nervosa, unspecified', true, '2024-10-01', null),
('F50.21', 'Bulimia nervosa, mild', true, '2024-10-01', null),
('F50.8', 'Other eating disorders', false, '2016-10-01', null),
('F50.81', 'Binge eating disorder', true, '2016-10-01', '2024-10-01'),
('F50.81', 'Binge eating disorder', false, '2024-10-01', null),
('F50.810', 'Binge eating disorder, mild', true, '2024-10-01', null),
('F50.811', 'Binge eating disorder, moderate', true, '2024-10-01', null),
('F50.819', 'Binge eating disorder, unspecified', true, '2024-10-01', null),
('F50.9', 'Eating disorder, unspecified', true, '2015-10-01', null),
('F51', 'Sleep disorders not due to a substance or known physiological condition', false, '2015-10-01', null),
('F51.0', 'Insomnia not due to a substance or known physiological condition', false, '2015-10-01', null),
('F51.01', 'Primary insomnia', true, '2015-10-01', null),
('F51.05', 'Insomnia due to other mental disorder', true, '2015-10-01', null),
('F51.5', 'Nightmare disorder', true, '2015-10-01', null),
('F60', 'Specific personality disorders', false, '2015-10-01', null),
('F60.0', 'Paranoid personality disorder', true, '2015-10-01', null),
('F60.1', 'Schizoid personality disorder', true, '2015-10-01', null),
('F60.2', 'Antisocial personality disorder', true, '2015-10-01', null),
('F60.3', 'Borderline personality disorder', true, '2015-10-01', null),
('F60.4', 'Histrionic personality disorder', true, '2015-10-01', null),
('F60.5', 'Obsessive-compulsive personality disorder', true, '2015-10-01', null),
('F60.6', 'Avoidant personality disorder', true, '2015-10-01', null),
('F60.7', 'Dependent personality disorder', true, '2015-10-01', null),
('F60.8', 'Other specific personality disorders', false, '2015-10-01', null),
('F60.81', 'Narcissistic personality disorder', true, '2015-10-01', null),
('F60.9', 'Personality disorder, unspecified', true, '2015-10-01', null),
('F63', 'Impulse disorders', false, '2015-10-01', null),
('F63.0', 'Pathological gambling', true, '2015-10-01', null),
('F64', 'Gender identity disorders', false, '2015-10-01', null),
('F64.0', 'Transsexualism', true, '2016-10-01', null),
('F64.2', 'Gender identity disorder of childhood', true, '2015-10-01', null),
('F64.9', 'Gender identity disorder, unspecified', true, '2015-10-01', null),
('F84', 'Pervasive developmental disorders', false, '2015-10-01', null),
('F84.0', 'Autistic disorder', true, '2015-10-01', null),
('F90', 'Attention-deficit hyperactivity disorders', false, '2015-10-01', null),
('F90.0', 'Attention-deficit hyperactivity disorder, predominantly inattentive type', true, '2015-10-01', null),
('F90.1', 'Attention-deficit hyperactivity disorder, predominantly hyperactive type', true, '2015-10-01', null),
('F90.2', 'Attention-deficit hyperactivity disorder, combined type', true, '2015-10-01', null),
('F90.8', 'Attention-deficit hyperactivity disorder, other type', true, '2015-10-01', null),
('F90.9', 'Attention-deficit hyperactivity disorder, unspecified type', true, '2015-10-01', null),
('F91', 'Conduct disorders', false, '2015-10-01', null),
('F91.3', 'Oppositional defiant disorder', true, '2015-10-01', null),
('F91.9', 'Conduct disorder, unspecified', true, '2015-10-01', null),
('F93', 'Emotional disorders with onset specific to childhood', false, '2015-10-01', null),
('F93.0', 'Separation anxiety disorder of childhood', true, '2015-10-01', null),
('F94', 'Disorders of social functioning with onset specific to childhood and adolescence', false, '2015-10-01', null),
('F94.0', 'Selective mutism', true, '2015-10-01', null),
('F94.1', 'Reactive attachment disorder of childhood', true, '2015-10-01', null),
('F95', 'Tic disorder', false, '2015-10-01', null),
('F95.2', 'Tourette''s disorder', true, '2015-10-01', null),
('F99', 'Mental disorder, not otherwise specified', true, '2015-10-01', null),
('R45', 'Symptoms and signs involving emotional state', false, '2015-10-01', null),
('R45.8', 'Other symptoms and signs involving emotional state', false, '2015-10-01', null),
('R45.85', 'Homicidal and suicidal ideations', false, '2015-10-01', null),
('R45.850', 'Homicidal ideations', true, '2015-10-01', null),
('R45.851', 'Suicidal ideations', true, '2015-10-01', null),
('Z56', 'Problems related to employment and unemployment', false, '2015-10-01', null),
('Z56.0', 'Unemployment, unspecified', true, '2015-10-01', null),
('Z56.6', 'Other physical and mental strain related to work', true, '2015-10-01', null),
('Z59', 'Problems related to housing and economic circumstances', false, '2015-10-01', null),
('Z59.0', 'Homelessness', true, '2015-10-01', '2021-10-01'),
('Z59.0', 'Homelessness', false, '2021-10-01', null),
('Z59.00', 'Homelessness unspecified', true, '2021-10-01', null),
('Z60', 'Problems related to social environment', false, '2015-10-01', null),
('Z60.0', 'Problems of adjustment to life-cycle transitions', true, '2015-10-01', null),
('Z60.2', 'Problems related to living alone', true, '2015-10-01', null),
('Z62', 'Problems related to upbringing', false, '2015-10-01', null),
('Z62.8', 'Other specified problems related to upbringing', false, '2015-10-01', null),
('Z62.81', 'Personal history of abuse in childhood', false, '2015-10-01', null),
('Z62.810', 'Personal history of physical and sexual abuse in childhood', true, '2015-10-01', null),
('Z62.811', 'Personal history of psychological abuse in childhood', true, '2015-10-01', null),
('Z62.82', 'Parent-child conflict', false, '2015-10-01', null),
('Z62.820', 'Parent-biological child conflict', true, '2015-10-01', null),
('Z63', 'Other problems related to primary support group, including family circumstances', false, '2015-10-01', null),
('Z63.0', 'Problems in relationship with spouse or partner', true, '2015-10-01', null),
('Z63.4', 'Disappearance and death of family member', true, '2015-10-01', null),
('Z63.5', 'Disruption of family by separation and divorce', true, '2015-10-01', null),
('Z63.6', 'Dependent relative needing care at home', true, '2015-10-01', null),
('Z63.8', 'Other specified problems related to primary support group', true, '2015-10-01', null),
('Z65', 'Problems related to other psychosocial circumstances', false, '2015-10-01', null),
('Z65.4', 'Victim of crime and terrorism', true, '2015-10-01', null),
('Z65.8', 'Other specified problems related to psychosocial circumstances', true, '2015-10-01', null),
('Z71', 'Persons encountering health services for other counseling and medical advice, not elsewhere classified', false, '2015-10-01', null),
('Z71.9', 'Counseling, unspecified', true, '2015-10-01', null),
('Z73', 'Problems related to life management difficulty', false, '2015-10-01', null),
('Z73.0', 'Burn-out', true, '2015-10-01', null),
('Z73.3', 'Stress, not elsewhere classified', true, '2015-10-01', null),
('Z91', 'Personal risk factors, not elsewhere classified', false, '2015-10-01', null),
('Z91.5', 'Personal history of self-harm', true, '2015-10-01', '2021-10-01'),
('Z91.5', 'Personal history of self-harm', false, '2021-10-01', null),
('Z91.51', 'Personal history of suicidal behavior', true, '2021-10-01', null),
('Z91.52', 'Personal history of nonsuicidal self-harm', true, '2021-10-01', null);

-- migrations/0009_matching.sql

-- Matchings and the alliance scores that ranking uses. The criteria of a matching are encrypted,
-- under the person's key or, if it names no person, the deployment's.

create table matchings (
  account                  text not null,
  id                       text not null,
  person_id                text,
  status                   text not null check (status in (
    'pending', 'completed', 'diverted', 'accepted', 'fulfilled', 'declined', 'expired', 'canceled',
    'failed')),
  encrypted                bytea,
  seed                     bigint not null,
  model_version            text not null,
  index_version            text,
  shown                    text[] not null default '{}', -- In order; exposure is computed from it.
  accepted_practitioner_id text,
  session_id               text,
  offer_expires_at         timestamptz(3),
  blocked_practitioner_id  text,
  blocked_by               text check (blocked_by in ('person', 'practitioner')),
  expires_at               timestamptz(3),
  completed_at             timestamptz(3),
  diverted_at              timestamptz(3),
  accepted_at              timestamptz(3),
  fulfilled_at             timestamptz(3),
  declined_at              timestamptz(3),
  expired_at               timestamptz(3),
  canceled_at              timestamptz(3),
  failed_at                timestamptz(3),
  version                  integer not null default 1,
  created_at               timestamptz(3) not null,
  updated_at               timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, accepted_practitioner_id) references practitioners (account, id),
  foreign key (account, session_id) references sessions (account, id)
);
create index on matchings (account, created_at desc, id desc);
create index on matchings (account, person_id, created_at desc, id desc);
create index matchings_accepted on matchings (account, accepted_practitioner_id)
  where status = 'accepted';
create index on matchings (account, session_id) where session_id is not null;
create index matchings_waiting on matchings (account, id)
  where status in ('pending', 'completed', 'accepted');
select isolate_by_account('matchings', 'person_id');
create policy for_reencryption on matchings to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on matchings to attune_worker;

-- Alliance scores of first sessions by practitioner. The course is a keyed hash, so a row doesn't
-- reveal the person.
create table matching_alliances (
  account         text not null,
  course          bytea not null,
  practitioner_id text not null,
  score           smallint not null check (score between 0 and 100),
  updated_at      timestamptz(3) not null,
  primary key (account, course),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on matching_alliances (account, practitioner_id);
select isolate_by_account('matching_alliances');

-- How much of a practitioner's capacity is taken: by persons with a session to come or in the last
-- 90 days, and by accepted matchings.
create function capacity_used(of_practitioner text, moment timestamptz, but_not text default null)
returns integer
stable language sql as $$
  select count(distinct who)::integer from (
    select participant.person_id as who
    from sessions
    join session_participants as participant
      on participant.account = sessions.account and participant.session_id = sessions.id
    where sessions.account = current_account() and practitioner_id = of_practitioner
      and starts_at > moment - interval '90 days'
      and status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and not (status = 'held' and hold_expires_at <= moment)
    union all
    select coalesce(person_id, id) from matchings
    where account = current_account() and accepted_practitioner_id = of_practitioner
      and status = 'accepted') as places
  where who is distinct from but_not
$$;

-- migrations/0010_ledger.sql

-- The ledger: transactions of signed entries in the smallest unit of a currency, debits positive,
-- credits negative. It is append-only; a correction is another transaction. The database refuses
-- transactions that don't sum to zero, and updates the balances in the transaction that changes
-- them.

create table ledger_transactions (
  account     text not null,
  id          text not null,
  key         text not null check (length(key) <= 200), -- Makes a repeated posting a no-op.
  kind        text not null,
  currency    text not null check (currency ~ '^[a-z]{3}$'),
  legs        integer not null check (legs >= 2),
  fingerprint text not null, -- Of kind, currency and legs, to refuse a different repeat.
  reverses_id text,
  created_at  timestamptz(3) not null,
  primary key (account, id),
  unique (account, key),
  unique (account, reverses_id), -- Reversed once.
  foreign key (account, reverses_id) references ledger_transactions (account, id)
);
select isolate_by_account('ledger_transactions');
revoke update on ledger_transactions from attune_app;

create table ledger_entries (
  account         text not null,
  id              text not null,
  transaction_id  text not null,
  position        integer not null check (position >= 1),
  kind            text not null,
  ledger_account  text not null check (
    ledger_account ~ '^(asset|liability|revenue|contra|expense):[a-z_]+(:[A-Za-z0-9_-]{1,64})?$'),
  currency        text not null,
  amount          bigint not null check (
    amount <> 0 and amount between -9007199254740991 and 9007199254740991),
  person_id       text,
  session_id      text,
  practitioner_id text,
  claim_id        text,
  payment_id      text,
  remittance_id   text,
  deposit_id      text,
  created_at      timestamptz(3) not null,
  primary key (account, id),
  unique (account, transaction_id, position),
  foreign key (account, transaction_id) references ledger_transactions (account, id)
);
create index on ledger_entries (account, created_at desc, id desc);
create index on ledger_entries (account, ledger_account, created_at desc, id desc);
create index on ledger_entries (account, person_id, created_at desc, id desc)
  where person_id is not null;
create index on ledger_entries (account, claim_id, created_at desc, id desc)
  where claim_id is not null;
create index on ledger_entries (account, session_id) where session_id is not null;
create index on ledger_entries (account, payment_id) where payment_id is not null;
create index on ledger_entries (account, remittance_id) where remittance_id is not null;
create index on ledger_entries (account, practitioner_id) where practitioner_id is not null;
create index on ledger_entries (account, deposit_id) where deposit_id is not null;
select isolate_by_account('ledger_entries', 'person_id');
revoke update on ledger_entries from attune_app;

select make_append_only('ledger_transactions');
select make_append_only('ledger_entries');

-- Balances. A ledger account of one person, claim, practitioner or payment has one row. A shared
-- one (revenue:services) has a row per slot, and each concurrent writer uses its own slot, so
-- writers don't wait for each other; the balance is the sum.
create table ledger_balances (
  account        text not null,
  ledger_account text not null,
  currency       text not null,
  slot           integer not null check (slot >= 0),
  balance        bigint not null,
  entries        bigint not null,
  primary key (account, ledger_account, currency, slot)
);
select isolate_by_account('ledger_balances');
grant delete on ledger_balances to attune_app;

-- A person's credit can't be negative.
create function refuse_negative_credit() returns trigger language plpgsql as $$
begin
  raise exception 'The person has less credit.'
    using errcode = 'check_violation', constraint = 'insufficient_credit';
end $$;
create trigger insufficient_credit after insert or update on ledger_balances for each row
  when (new.balance > 0 and new.ledger_account like 'liability:patient\_credit:%')
  execute function refuse_negative_credit();

-- Whether a ledger account belongs to one person, claim, practitioner or payment.
create function has_single_owner(ledger_account text) returns boolean immutable
  return ledger_account ~ ('^(asset:(payer_ar|patient_ar|era_clearing|deposit_clearing)'
    || '|liability:(patient_credit|practitioner)):');

-- The first slot of the account that no other transaction holds. It is held until the transaction
-- ends.
create function take_ledger_slot(of_account text) returns integer language plpgsql as $$
declare
  slot integer := 0;
begin
  while not pg_try_advisory_xact_lock(
    hashtextextended('ledger slot ' || of_account || ' ' || slot, 0))
  loop
    slot := slot + 1;
  end loop;
  return slot;
end $$;

-- A person's receivable and credit are often changed one after the other, in either order. Changing
-- one locks both, in the order of their names, so that no two transactions deadlock.
create function paired_account_of_person(ledger_account text) returns text immutable
  return case
    when starts_with(ledger_account, 'asset:patient_ar:')
      then 'liability:patient_credit:' || substr(ledger_account, length('asset:patient_ar:') + 1)
    when starts_with(ledger_account, 'liability:patient_credit:')
      then 'asset:patient_ar:' || substr(ledger_account, length('liability:patient_credit:') + 1)
  end;

-- Checks that the legs of a transaction are complete, in its currency and sum to zero, and updates
-- the balances.
create function apply_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select account, transaction_id, sum(amount) as total, count(*) as leg_count,
        max(position) as last, min(currency) as one, max(currency) as other
      from added
      group by account, transaction_id) as sums
    join ledger_transactions as transaction
      on transaction.account = sums.account and transaction.id = sums.transaction_id
    where total <> 0 or leg_count <> legs or last <> legs
      or one <> transaction.currency or other <> transaction.currency)
  then
    raise exception 'The legs of a transaction must be complete and sum to zero.'
      using errcode = 'check_violation';
  end if;

  insert into ledger_balances as existing
    (account, ledger_account, currency, slot, balance, entries)
  select account, ledger_account, currency, slot, sum(amount), sum(entries)
  from (
    select account, ledger_account, currency,
      case when has_single_owner(ledger_account) then 0 else slot end as slot, amount, 1 as entries
    from added
    join (select account, take_ledger_slot(account) as slot from added group by account) as slots
      using (account)
    union all
    select account, paired_account_of_person(ledger_account), currency, 0, 0, 0
    from added
    where paired_account_of_person(ledger_account) is not null) as moved
  group by account, ledger_account, currency, slot
  order by account, ledger_account, currency, slot
  on conflict (account, ledger_account, currency, slot) do update
  set balance = existing.balance + excluded.balance, entries = existing.entries + excluded.entries
  where excluded.entries > 0; -- The others are only locked.
  return null;
end $$;
create trigger apply_ledger_entries after insert on ledger_entries referencing new table as added
  for each statement execute function apply_ledger_entries();

-- Locks ledger accounts in the same order until the transaction ends, and returns their balances.
-- An account without entries gets an empty row to lock.
create function lock_ledger_accounts(names text[], of_currency text)
returns table (ledger_account text, balance bigint) language plpgsql as $$
#variable_conflict use_column
declare
  own_account text := current_account();
begin
  insert into ledger_balances as existing
    (account, ledger_account, currency, slot, balance, entries)
  select own_account, name, of_currency, 0, 0, 0
  from unnest(names) as name
  group by name
  order by name
  on conflict (account, ledger_account, currency, slot) do update
  set entries = existing.entries
  where false;
  return query
    select ledger_account, balance
    from ledger_balances
    where account = own_account and ledger_account = any(names) and currency = of_currency
      and slot = 0;
end $$;

-- Posts all of the transactions or none. An equal one that was posted before is skipped; of two
-- concurrent ones the second waits for the first. Returns the transaction of each posting, whether
-- it was created now, and what changed on claims (the same in all rows; see update_claim_balances).
create function post_to_ledger(postings jsonb, posted_at timestamptz, quiet text[])
returns table (posting_key text, transaction_id text, posted boolean, followed jsonb)
language plpgsql as $$
#variable_conflict use_column
declare
  own_account text := current_account();
  new_ids text[];
  changed jsonb := '[]';
begin
  with inserted as (
    insert into ledger_transactions
      (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at)
    select own_account, id, key, kind, currency, jsonb_array_length(legs), fingerprint,
      reverses_id, posted_at
    from jsonb_to_recordset(postings) as posting (
      id text, key text, kind text, currency text, legs jsonb, fingerprint text, reverses_id text)
    order by key
    on conflict (account, key) do nothing
    returning id)
  select array_agg(id) into new_ids from inserted;

  if exists (
    select from jsonb_to_recordset(postings) as posting (key text, fingerprint text)
    join ledger_transactions as stored
      on stored.account = own_account and stored.key = posting.key
    where stored.fingerprint <> posting.fingerprint)
  then
    raise exception 'This key was posted before with different legs.'
      using errcode = 'unique_violation', constraint = 'posting_conflict';
  end if;

  insert into ledger_entries (account, id, transaction_id, position, kind, ledger_account,
    currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id,
    remittance_id, deposit_id, created_at)
  select own_account, leg.one ->> 'id', posting.id, leg.position, kind, leg.one ->> 'account',
    currency, (leg.one ->> 'amount')::bigint, person_id, session_id, practitioner_id, claim_id,
    payment_id, remittance_id, deposit_id, posted_at
  from jsonb_to_recordset(postings) as posting (
    id text, kind text, currency text, legs jsonb, person_id text, session_id text,
    practitioner_id text, claim_id text, payment_id text, remittance_id text, deposit_id text)
  cross join jsonb_array_elements(legs) with ordinality as leg (one, position)
  where posting.id = any(new_ids);

  if new_ids is not null
    and postings @? '$[*].legs[*].account ? (@ starts with "asset:patient_ar:")'
  then
    changed := update_claim_balances(new_ids, posted_at, quiet);
  end if;

  return query
    select posting.key, stored.id, stored.id = any(coalesce(new_ids, '{}')), changed
    from jsonb_to_recordset(postings) as posting (key text)
    join ledger_transactions as stored
      on stored.account = own_account and stored.key = posting.key;
end $$;

-- Computes the account's balances from its entries.
create function rebuild_ledger_balances() returns void language plpgsql as $$
declare
  own_account text := current_account();
begin
  lock table ledger_balances in exclusive mode;
  delete from ledger_balances where account = own_account;
  insert into ledger_balances (account, ledger_account, currency, slot, balance, entries)
  select own_account, ledger_account, currency, 0, sum(amount), count(*)
  from ledger_entries
  where account = own_account
  group by ledger_account, currency;
end $$;

-- migrations/0011_payments.sql

-- Charges, adjustments, payments, refunds, disputes and payouts. Each posts to the ledger in the
-- transaction that creates it; a reversal posts the mirror image.

create table charges (
  account         text not null,
  id              text not null,
  kind            text not null check (kind in ('self_pay', 'no_show', 'late_cancel')),
  person_id       text not null,
  session_id      text,
  practitioner_id text,
  amount          jsonb not null,
  status          text not null check (status in ('charged', 'waived', 'voided')),
  automatic       boolean not null,
  reason          text,
  encrypted       bytea,
  waived_at       timestamptz(3),
  voided_at       timestamptz(3),
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on charges (account, created_at desc, id desc);
create index on charges (account, person_id, created_at desc, id desc);
create index on charges (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;
create index on charges (account, session_id) where session_id is not null;
-- A session is charged once per person and kind.
create unique index already_charged on charges (account, session_id, person_id, kind)
  where status = 'charged' and session_id is not null;
select isolate_by_account('charges', 'person_id');

create table adjustments (
  account     text not null,
  id          text not null,
  kind        text not null check (kind in ('increase', 'decrease', 'write_off', 'apply_credit')),
  person_id   text not null,
  session_id  text,
  claim_id    text,
  amount      jsonb not null,
  reason      text not null,
  encrypted   bytea,
  status      text not null check (status in ('posted', 'reversed')),
  reversed_at timestamptz(3),
  version     integer not null default 1,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id)
);
create index on adjustments (account, created_at desc, id desc);
create index on adjustments (account, person_id, created_at desc, id desc);
select isolate_by_account('adjustments', 'person_id');

create table payments (
  account                  text not null,
  id                       text not null,
  person_id                text,
  direction                text not null check (direction in ('in', 'out')),
  kind                     text not null,
  amount                   jsonb not null,
  payer                    jsonb not null,
  payee                    jsonb not null,
  status                   text not null check (status in (
    'created', 'challenged', 'processing', 'authorized', 'succeeded', 'declined', 'failed',
    'canceled', 'expected', 'received', 'reconciled')),
  capture_method           text not null default 'automatic',
  authorization_expires_at timestamptz(3),
  amount_captured          integer not null default 0,
  amount_refunded          integer not null default 0, -- Requested or completed.
  amount_disputed          integer not null default 0,
  disputed                 boolean not null default false, -- While a dispute is open.
  fee                      integer,
  net                      integer generated always as (amount_captured - fee) stored,
  allocations              jsonb not null default '[]',
  method                   jsonb,
  method_token             text, -- The processor's token. Card numbers are never stored.
  failure                  jsonb,
  next_action              jsonb,
  processor                text,
  processor_reference      text,
  attempt                  integer not null default 0,
  statement_descriptor     text,
  session_id               text,
  claim_id                 text,
  remittance_id            text,
  reason                   text,
  encrypted                bytea,
  processing_at            timestamptz(3),
  challenged_at            timestamptz(3),
  authorized_at            timestamptz(3),
  succeeded_at             timestamptz(3),
  declined_at              timestamptz(3),
  failed_at                timestamptz(3),
  canceled_at              timestamptz(3),
  received_at              timestamptz(3),
  reconciled_at            timestamptz(3),
  version                  integer not null default 1,
  created_at               timestamptz(3) not null,
  updated_at               timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  check (amount_captured >= 0 and amount_refunded between 0 and amount_captured)
);
create index on payments (account, created_at desc, id desc);
create index on payments (account, person_id, created_at desc, id desc);
create index on payments (account, session_id, created_at desc, id desc);
create index on payments (account, remittance_id) where remittance_id is not null;
create index payments_waiting on payments (account, id)
  where status in ('challenged', 'processing', 'authorized');
-- A movement at the processor belongs to one payment.
create unique index payment_reference on payments (account, processor, processor_reference)
  where processor_reference is not null;
-- The processor's webhooks name a payment by its reference.
create index payments_by_reference on payments (processor_reference)
  where processor_reference is not null;
select isolate_by_account('payments', 'person_id');
create policy for_worker on payments for select to attune_worker using (true);
grant select on payments to attune_worker;
create policy for_reencryption on payments to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on payments to attune_worker;

create table refunds (
  account             text not null,
  id                  text not null,
  payment_id          text not null,
  person_id           text,
  amount              jsonb not null,
  reason              text not null,
  status              text not null check (status in (
    'requested', 'succeeded', 'failed', 'canceled')),
  processor           text,
  processor_reference text,
  failure             jsonb,
  encrypted           bytea,
  succeeded_at        timestamptz(3),
  failed_at           timestamptz(3),
  canceled_at         timestamptz(3),
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, payment_id) references payments (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on refunds (account, created_at desc, id desc);
create index on refunds (account, payment_id, created_at desc, id desc);
create index on refunds (account, person_id, created_at desc, id desc);
create unique index refund_reference on refunds (account, processor, processor_reference)
  where processor_reference is not null;
create index refunds_requested on refunds (account, id) where status = 'requested';
select isolate_by_account('refunds', 'person_id');
create policy for_reencryption on refunds to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on refunds to attune_worker;

create table disputes (
  account             text not null,
  id                  text not null,
  payment_id          text not null,
  person_id           text,
  amount              jsonb not null,
  fee                 integer not null,
  reason              text not null,
  status              text not null check (status in ('opened', 'submitted', 'won', 'lost')),
  processor           text not null,
  processor_reference text not null,
  evidence_due_by     timestamptz(3),
  failure             jsonb,
  encrypted           bytea,
  submitted_at        timestamptz(3),
  reopened_at         timestamptz(3),
  won_at              timestamptz(3),
  lost_at             timestamptz(3),
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, payment_id) references payments (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on disputes (account, created_at desc, id desc);
create index on disputes (account, payment_id, created_at desc, id desc);
create index on disputes (account, person_id, created_at desc, id desc);
create unique index dispute_reference on disputes (account, processor, processor_reference);
select isolate_by_account('disputes', 'person_id');
create policy for_reencryption on disputes to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on disputes to attune_worker;

-- A practitioner's share of what is collected for their sessions, and where it is sent.
create table payout_terms (
  account            text not null,
  practitioner_id    text not null,
  share_basis_points integer not null default 0 check (share_basis_points between 0 and 10000),
  destination        text,
  version            integer not null default 1,
  created_at         timestamptz(3) not null,
  updated_at         timestamptz(3) not null,
  primary key (account, practitioner_id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
select isolate_by_account('payout_terms');

-- Payouts to practitioners, and from a processor to the bank.
create table payouts (
  account             text not null,
  id                  text not null,
  kind                text not null check (kind in ('practitioner', 'bank')),
  practitioner_id     text,
  amount              jsonb not null,
  status              text not null check (status in (
    'scheduled', 'sent', 'paid', 'failed', 'canceled')),
  scheduled_for       timestamptz(3),
  asked_at            timestamptz(3), -- When the processor was called.
  destination         text,
  processor           text,
  processor_reference text,
  failure             jsonb,
  sent_at             timestamptz(3),
  paid_at             timestamptz(3),
  failed_at           timestamptz(3),
  canceled_at         timestamptz(3),
  reversed_at         timestamptz(3),
  kept_at             timestamptz(3),
  metadata            jsonb not null default '{}',
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on payouts (account, created_at desc, id desc);
create index on payouts (account, practitioner_id, created_at desc, id desc);
create unique index payout_reference on payouts (account, processor, processor_reference)
  where processor_reference is not null;
select isolate_by_account('payouts');

-- Calls to a processor are stored before they are made, with their idempotency key. After a crash
-- the same key is used to find out what happened.
create table processor_operations (
  account       text not null,
  id            text not null,
  object_id     text not null,
  step          text not null,
  key           text not null, -- The processor's idempotency key.
  asked         jsonb not null default '{}',
  status        text not null default 'waiting' check (status in ('waiting', 'done')),
  tries         integer not null default 0,
  due_at        timestamptz(3) not null, -- By the real clock.
  claimed_until timestamptz(3),
  created_at    timestamptz(3) not null,
  primary key (account, id)
);
create unique index on processor_operations (account, key);
create index on processor_operations (account, object_id);
create index processor_operations_waiting on processor_operations (due_at)
  where status = 'waiting';
create index processor_operations_done on processor_operations (due_at) where status = 'done';
select isolate_by_account('processor_operations');
create policy for_worker on processor_operations for select to attune_worker using (true);
grant select on processor_operations to attune_worker;
create policy for_deletion on processor_operations for delete to attune_worker using (true);
grant delete on processor_operations to attune_worker;

-- Webhook events received from a processor, each once.
create table processor_events (
  account     text not null,
  processor   text not null,
  event_id    text not null,
  type        text not null,
  received_at timestamptz(3) not null,
  primary key (account, processor, event_id)
);
create index processor_events_received on processor_events (received_at);
select isolate_by_account('processor_events');
create policy for_worker on processor_events to attune_worker using (true);
grant select, delete on processor_events to attune_worker;

-- The books of the simulated processor: what a real one keeps on its side. Only the simulator reads
-- them, and it writes them in transactions of its own.
create table simulated_movements (
  account    text not null,
  id         text not null,
  kind       text not null, -- charge, refund, dispute, transfer
  ours       text, -- The id it was created for: pay_, re_, po_.
  parent_id  text,
  state      jsonb not null,
  created_at timestamptz(3) not null,
  primary key (account, id)
);
create unique index on simulated_movements (account, kind, ours) where ours is not null;
create index on simulated_movements (account, parent_id) where parent_id is not null;
select isolate_by_account('simulated_movements');

create table simulated_requests (
  account    text not null,
  key        text not null,
  request    text not null, -- A hash: the same key with another request is refused.
  response   jsonb not null,
  created_at timestamptz(3) not null,
  primary key (account, key)
);
create index simulated_requests_made on simulated_requests (created_at);
select isolate_by_account('simulated_requests');
create policy for_worker on simulated_requests to attune_worker using (true);
grant select, delete on simulated_requests to attune_worker;

-- migrations/0012_coverage.sql

-- Payer contracts, coverages, eligibility checks, billing providers, and the documents persons
-- receive about costs. What identifies a person to a payer is encrypted under the person's key.

create table payer_contracts (
  account             text not null,
  id                  text not null,
  payer_id            text not null, -- The payer's id at clearinghouses.
  name                text,
  filing_code         text,
  network             text not null check (network in ('in_network', 'out_of_network', 'unknown')),
  timely_filing       jsonb,
  appeal_days         integer,
  prior_authorization jsonb,
  enrollments         jsonb not null,
  starts_on           date,
  ends_on             date,
  metadata            jsonb not null default '{}',
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  check (starts_on is null or ends_on is null or starts_on <= ends_on)
);
create index on payer_contracts (account, created_at desc, id desc);
create index on payer_contracts (account, payer_id);
select isolate_by_account('payer_contracts');

create table coverages (
  account       text not null,
  id            text not null,
  person_id     text not null,
  payer_id      text not null,
  sequence      text not null check (sequence in ('primary', 'secondary', 'tertiary')),
  status        text not null check (status in ('active', 'terminated', 'voided')),
  starts_on     date,
  ends_on       date, -- The last day.
  encrypted     bytea,
  last_check_id text,
  terminated_at timestamptz(3),
  reinstated_at timestamptz(3),
  voided_at     timestamptz(3),
  version       integer not null default 1,
  created_at    timestamptz(3) not null,
  updated_at    timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  check (starts_on is null or ends_on is null or starts_on <= ends_on),
  -- A person has one primary payer at a time.
  constraint coverage_conflict exclude using gist (
    account with =, person_id with =, sequence with =,
    daterange(starts_on, ends_on, '[]') with &&) where (status <> 'voided')
);
create index on coverages (account, created_at desc, id desc);
create index on coverages (account, person_id, created_at desc, id desc);
select isolate_by_account('coverages', 'person_id');

create table eligibility_checks (
  account       text not null,
  id            text not null,
  person_id     text not null,
  coverage_id   text not null,
  payer_id      text not null,
  status        text not null check (status in ('requested', 'completed', 'failed', 'timed_out')),
  encrypted     bytea,
  attempts      integer not null default 0,
  -- In production one worker at a time calls the clearinghouse, from this time on.
  send_after     timestamptz(3),
  claimed_until timestamptz(3),
  decision_id   text,
  disclosure_id text,
  expires_at    timestamptz(3),
  completed_at  timestamptz(3),
  failed_at     timestamptz(3),
  timed_out_at  timestamptz(3),
  version       integer not null default 1,
  created_at    timestamptz(3) not null,
  updated_at    timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, coverage_id) references coverages (account, id)
);
create index on eligibility_checks (account, created_at desc, id desc);
create index on eligibility_checks (account, person_id, created_at desc, id desc);
create index on eligibility_checks (account, coverage_id, created_at desc, id desc);
create index eligibility_checks_to_send on eligibility_checks (send_after)
  where status = 'requested' and send_after is not null;
create index eligibility_checks_requested on eligibility_checks (account, id)
  where status = 'requested';
select isolate_by_account('eligibility_checks', 'person_id');
-- The worker finds requested checks in all accounts, and sees nothing else of them.
create policy for_worker on eligibility_checks for select to attune_worker
  using (status = 'requested' and send_after is not null);
grant select (account, id, status, send_after, claimed_until) on eligibility_checks
  to attune_worker;

-- The billing provider that claims use by default.
create table billing_providers (
  account    text not null,
  id         text not null,
  provider   jsonb not null,
  metadata   jsonb not null default '{}',
  version    integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account, id)
);
create index on billing_providers (account, created_at desc, id desc);
select isolate_by_account('billing_providers');

-- Good faith estimates and superbills. Once issued they don't change; a change is a new document.
create table estimates (
  account         text not null,
  id              text not null,
  person_id       text not null,
  practitioner_id text not null,
  session_id      text,
  revision        integer not null,
  replaces_id     text,
  replaced_by_id  text,
  occasion        text not null check (occasion in ('scheduled', 'requested')),
  occasion_on     date not null,
  service_date    date,
  due_on          date, -- The deadline; null if none applies.
  valid_until     date not null,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  unique (account, replaces_id), -- Replaced once.
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, replaces_id) references estimates (account, id)
);
create index on estimates (account, created_at desc, id desc);
create index on estimates (account, person_id, created_at desc, id desc);
create index on estimates (account, session_id) where session_id is not null;
select isolate_by_account('estimates', 'person_id');

create table superbills (
  account         text not null,
  id              text not null,
  person_id       text not null,
  practitioner_id text not null,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on superbills (account, created_at desc, id desc);
create index on superbills (account, person_id, created_at desc, id desc);
select isolate_by_account('superbills', 'person_id');

-- migrations/0013_claims.sql

-- Claims, what happened to them, and what is sent to payers. Diagnoses and services are encrypted
-- under the person's key.

create function balance_status_of(recoupment jsonb, payer jsonb, patient jsonb) returns text
  immutable
  return case
    when (recoupment ->> 'amount')::bigint > 0 then 'recoupment_due'
    when least((payer ->> 'amount')::bigint, (patient ->> 'amount')::bigint) < 0 then 'credit'
    when greatest((payer ->> 'amount')::bigint, (patient ->> 'amount')::bigint) > 0 then 'open'
    else 'zero'
  end;

create table claims (
  account                     text not null,
  id                          text not null,
  person_id                   text not null,
  coverage_id                 text not null,
  practitioner_id             text not null,
  supervising_practitioner_id text,
  payer_id                    text not null,
  payer_sequence              text not null check (payer_sequence in (
    'primary', 'secondary', 'tertiary')),
  frequency                   text not null check (frequency in (
    'original', 'replacement', 'void')),
  original_claim_id           text, -- The claim it replaces, voids or continues.
  replaced_by_id              text,
  prior_claim_id              text, -- The previous payer's claim.
  duplicate_of_id             text,
  status                      text not null check (status in (
    'drafted', 'validated', 'submitted', 'acknowledged', 'accepted', 'rejected', 'pended', 'paid',
    'partially_paid', 'denied', 'appealed', 'reversed', 'superseded', 'voiding', 'voided',
    'closed', 'canceled')),
  status_before               text, -- Before a void or an appeal.
  patient_control_number      text not null, -- CLM01; payers reply with it.
  payer_claim_control_number  text, -- Assigned by the payer.
  attempt                     integer not null default 0, -- The number of submissions.
  service_from                date,
  service_to                  date,
  charge                      jsonb not null,
  allowed                     jsonb not null,
  payer_paid                  jsonb not null,
  contractual                 jsonb not null,
  patient_responsibility      jsonb not null,
  written_off                 jsonb not null,
  payer_balance               jsonb not null,
  patient_balance             jsonb not null,
  -- Patient responsibility less what the ledger shows as paid, written off or billed to a
  -- secondary payer. Payments not assigned to a claim only reduce patient_balance.
  patient_owed                bigint not null default 0,
  recoupment                  jsonb not null
    default '{"amount": 0, "currency": "usd"}', -- Demanded by the payer and not yet taken.
  balance_status              text not null
    generated always as (balance_status_of(recoupment, payer_balance, patient_balance)) stored,
  filing_deadline             date,
  delay_reason                text,
  decision_id                 text, -- The consent decision that permitted the disclosure.
  disclosure_id               text,
  encrypted                   bytea,
  validated_at                timestamptz(3),
  submitted_at                timestamptz(3),
  acknowledged_at             timestamptz(3),
  accepted_at                 timestamptz(3),
  rejected_at                 timestamptz(3),
  corrected_at                timestamptz(3),
  pended_at                   timestamptz(3),
  responded_at                timestamptz(3),
  paid_at                     timestamptz(3),
  partially_paid_at           timestamptz(3),
  denied_at                   timestamptz(3),
  appealed_at                 timestamptz(3),
  reversed_at                 timestamptz(3),
  superseded_at               timestamptz(3),
  voiding_at                  timestamptz(3),
  voided_at                   timestamptz(3),
  closed_at                   timestamptz(3),
  canceled_at                 timestamptz(3),
  version                     integer not null default 1,
  created_at                  timestamptz(3) not null,
  updated_at                  timestamptz(3) not null,
  primary key (account, id),
  unique (account, patient_control_number),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  foreign key (account, supervising_practitioner_id) references practitioners (account, id),
  foreign key (account, original_claim_id) references claims (account, id),
  foreign key (account, prior_claim_id) references claims (account, id)
);
create index on claims (account, created_at desc, id desc);
create index on claims (account, person_id, created_at desc, id desc);
create index on claims (account, status, created_at desc, id desc);
create index on claims (account, payer_claim_control_number)
  where payer_claim_control_number is not null;
create index on claims (account, service_from);
create index claims_waiting on claims (account, id)
  where status in ('drafted', 'validated', 'accepted');
select isolate_by_account('claims', 'person_id');

-- What happened to a claim: submissions, acknowledgments, adjudications, appeals. Append-only for
-- the service, except that merging persons encrypts a record for another person. The reference
-- makes a repeated report a no-op.
create table claim_records (
  account         text not null,
  id              text not null,
  claim_id        text not null,
  person_id       text not null,
  kind            text not null check (kind in (
    'submission', 'acknowledgment', 'adjudication', 'status_check', 'response', 'appeal',
    'appeal_decision', 'write_off', 'transfer', 'correction', 'recoupment', 'void_refusal')),
  reference       text not null,
  attempt         integer not null,
  transmission_id text,
  remittance_id   text,
  document_id     text,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  unique (account, claim_id, kind, reference),
  foreign key (account, claim_id) references claims (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on claim_records (account, claim_id, created_at, id);
create index on claim_records (account, person_id, created_at, id);
create index on claim_records (account, remittance_id) where remittance_id is not null;
select isolate_by_account('claim_records', 'person_id');
revoke update on claim_records from attune_app;
grant update (person_id, encrypted, version, updated_at) on claim_records to attune_app;

-- What may be billed once: a session for a person, and a service, by its digest.
create table claim_billing_keys (
  account  text not null,
  claim_id text not null,
  kind     text not null check (kind in ('session', 'service')),
  key      text not null,
  primary key (account, kind, key),
  foreign key (account, claim_id) references claims (account, id)
);
create index on claim_billing_keys (account, claim_id);
select isolate_by_account('claim_billing_keys');
grant delete on claim_billing_keys to attune_app;

-- What is sent to payers, byte for byte.
create table transmissions (
  account        text not null,
  id             text not null,
  person_id      text not null,
  claim_id       text not null,
  kind           text not null check (kind in ('837P', '276', 'appeal', 'pended_response')),
  attempt        integer not null, -- Counts transmissions of this kind for the claim.
  payer_id       text not null,
  control_number integer, -- ISA13, GS06 and ST02, if it is X12.
  status         text not null check (status in ('queued', 'sending', 'sent', 'dropped')),
  sha256         text not null, -- Of the bytes before encryption.
  encrypted      bytea,
  tries          integer not null default 0,
  claimed_until  timestamptz(3), -- By a worker that is sending it.
  reference      text, -- Assigned by the clearinghouse.
  queued_at      timestamptz(3), -- When it was last queued.
  sending_at     timestamptz(3),
  sent_at        timestamptz(3),
  dropped_at     timestamptz(3), -- When its person was erased before it was sent.
  version        integer not null default 1,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  primary key (account, id),
  unique (account, claim_id, kind, attempt),
  foreign key (account, claim_id) references claims (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on transmissions (account, control_number);
create index on transmissions (account, person_id, created_at, id);
create index transmissions_sending on transmissions (sending_at) where status = 'sending';
create index transmissions_queued on transmissions (account, id) where status = 'queued';
select isolate_by_account('transmissions', 'person_id');
create policy for_worker on transmissions for select to attune_worker using (true);
grant select on transmissions to attune_worker;

-- Interchange control numbers. They start again after the nine digits of ISA13. A sequence, so that
-- writers don't wait for each other.
create sequence interchange_numbers as integer maxvalue 999999999 cycle;
grant usage on sequence interchange_numbers to attune_app;

-- What the simulated payer will send, and when. Deleted once delivered.
create table simulated_payer_responses (
  account         text not null,
  id              text not null,
  person_id       text not null,
  transmission_id text not null,
  number          integer not null,
  due_at          timestamptz(3) not null,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  unique (account, transmission_id, number),
  foreign key (account, transmission_id) references transmissions (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on simulated_payer_responses (account, person_id, created_at, id);
select isolate_by_account('simulated_payer_responses', 'person_id');
grant delete on simulated_payer_responses to attune_app;

-- The claim that an entry against a person counts for: an amount billed to a secondary payer
-- reduces what the person owes on the claim before it.
create function claim_of_entry(kind text, claim_id text, prior_claim_id text) returns text
  immutable
  return case
    when kind in ('secondary_billed', 'claim_voided') then coalesce(prior_claim_id, claim_id)
    else claim_id
  end;

-- What persons still owe on their claims, in total never more than their ledger balance: payments
-- not assigned to a claim pay the oldest claims first.
create function patient_balances_of(of_persons text[])
returns table (id text, amount bigint) language sql stable as $$
  with owing as (
    select claims.id, claims.person_id, greatest(patient_owed, 0) as owed,
      sum(greatest(patient_owed, 0)) over (partition by claims.person_id) as total,
      coalesce(sum(greatest(patient_owed, 0)) over (
        partition by claims.person_id
        order by service_from nulls last, created_at, claims.id
        rows between unbounded preceding and 1 preceding), 0) as before
    from claims
    where account = current_account() and claims.person_id = any(of_persons) and attempt > 0),
  paid as (
    select person_id, persons.total - greatest(0, coalesce((
      select sum(balance) from ledger_balances
      where account = current_account()
        and ledger_account = 'asset:patient_ar:' || person_id and currency = 'usd'), 0)) as amount
    from (select person_id, max(total) as total from owing group by person_id) as persons)
  select owing.id, (owed - least(owed, greatest(0, paid.amount - before)))::bigint
  from owing join paid using (person_id)
$$;

-- After a posting: updates the claims it concerns and returns those whose balance changed. A claim
-- in `quiet` is changed by the caller anyway, so it gets no new version here. A poster holds
-- balances and must not wait for claims, since adjudicating a claim locks the claim first
-- and balances second. So claims locked by others are skipped and returned as `late`, for
-- recompute_claim_balances.
create function update_claim_balances(new_ids text[], posted_at timestamptz, quiet text[])
returns jsonb language plpgsql as $$
declare
  own_account text := current_account();
  persons text[];
  affected text[];
  unlocked text[];
begin
  select array_agg(distinct substring(ledger_account from 18)) into persons
  from ledger_entries
  where account = own_account and transaction_id = any(new_ids) and kind <> 'person_merged'
    and ledger_account like 'asset:patient\_ar:%';
  select array_agg(id) into affected from (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id
    from ledger_entries as entry
    join claims on claims.account = entry.account and claims.id = entry.claim_id
    where entry.account = own_account and transaction_id = any(new_ids)
      and ledger_account like 'asset:patient\_ar:%'
    union
    select id from claims
    where account = own_account and person_id = any(persons) and attempt > 0) as claim_ids;
  if affected is null then
    return '{}';
  end if;
  select array_agg(id) into unlocked from (
    select id from claims
    where account = own_account and id = any(affected)
    order by id
    for no key update skip locked) as locked_here;

  with moved as (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id,
      sum(entry.amount) as amount
    from ledger_entries as entry
    join claims on claims.account = entry.account and claims.id = entry.claim_id
    where entry.account = own_account and transaction_id = any(new_ids) and currency = 'usd'
      and ledger_account like 'asset:patient\_ar:%'
    group by 1)
  update claims set patient_owed = patient_owed + moved.amount
  from moved
  where account = own_account and claims.id = moved.id and claims.id = any(unlocked);

  return jsonb_build_object(
    'changed', set_patient_balances(persons, unlocked, posted_at, quiet),
    'late', (
      select coalesce(jsonb_agg(distinct person_id), '[]') from claims
      where account = own_account and id = any(affected)
        and not id = any(coalesce(unlocked, '{}'))));
end $$;

-- Updates the patient balances of these claims, and returns those that changed.
create function set_patient_balances(
  persons text[], claim_ids text[], posted_at timestamptz, quiet text[])
returns jsonb language sql as $$
  with updated as (
    update claims
    set patient_balance = jsonb_build_object('amount', computed.amount, 'currency', 'usd'),
        version = version + case when claims.id = any(quiet) then 0 else 1 end,
        updated_at = posted_at
    from patient_balances_of(persons) as computed
    where account = current_account() and claims.id = computed.id and claims.id = any(claim_ids)
      and (patient_balance ->> 'amount')::bigint <> computed.amount
    returning claims.id, person_id, version)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', updated.id, 'person_id', person_id, 'version', version)), '[]')
  from updated where not id = any(quiet)
$$;

-- Computes all claims of a person from the ledger entries.
create function recompute_claim_balances(of_person text, posted_at timestamptz)
returns jsonb language plpgsql as $$
declare
  own_account text := current_account();
  claim_ids text[];
begin
  select array_agg(id) into claim_ids from (
    select id from claims
    where account = own_account and person_id = of_person and attempt > 0
    order by id
    for no key update) as locked_here;

  update claims set patient_owed = computed.amount
  from (
    select claims.id, coalesce((
      select sum(entry.amount)
      from ledger_entries as entry
      join claims as source on source.account = entry.account and source.id = entry.claim_id
      where entry.account = own_account and entry.ledger_account like 'asset:patient\_ar:%'
        and entry.currency = 'usd'
        and source.person_id = of_person
        and claim_of_entry(entry.kind, entry.claim_id, source.prior_claim_id) = claims.id), 0
    ) as amount
    from claims where account = own_account and id = any(claim_ids)) as computed
  where account = own_account and claims.id = computed.id and patient_owed <> computed.amount;

  return set_patient_balances(array[of_person], claim_ids, posted_at, '{}');
end $$;

-- migrations/0014_remittances.sql

-- X12 documents from payers and clearinghouses, and the remittances in them.

-- Documents received from payers and clearinghouses: the encrypted bytes, and what became of each
-- transaction in them. The same bytes are one document, however often they are received.
create table x12_documents (
  account      text not null,
  id           text not null,
  source       text not null check (source in ('api', 'clearinghouse')),
  reference    text, -- Assigned by the clearinghouse.
  sha256       text not null,
  bytes        integer not null,
  status       text not null check (status in ('received', 'processed', 'excepted', 'resolved')),
  transactions jsonb not null default '[]', -- The result of each; names no person.
  faults       jsonb not null default '[]', -- Codes and positions, never values.
  fault_count  integer not null default 0,
  resolution   text,
  processed_count    integer not null default 0, -- Transactions processed so far.
  reason       text,
  resolved_by  text,
  encrypted    bytea not null,
  processed_at timestamptz(3),
  excepted_at  timestamptz(3),
  retried_at   timestamptz(3),
  resolved_at  timestamptz(3),
  metadata     jsonb not null default '{}',
  version      integer not null default 1,
  created_at   timestamptz(3) not null,
  updated_at   timestamptz(3) not null,
  primary key (account, id),
  unique (account, sha256)
);
create index on x12_documents (account, created_at desc, id desc);
create index on x12_documents (account, status, created_at desc, id desc);
create index x12_documents_received on x12_documents (account, id) where status = 'received';
select isolate_by_account('x12_documents');
-- The worker encrypts documents again when the encryption key is replaced.
create policy for_worker on x12_documents to attune_worker using (true) with check (true);
grant select (account, id, encrypted), update (encrypted) on x12_documents to attune_worker;

-- Remittances: amounts, control numbers and the result for each claim. Details about persons are
-- read from the document, which is encrypted.
create table remittances (
  account              text not null,
  id                   text not null,
  document_id          text not null,
  transaction_number   integer not null, -- Its position in the document.
  delivery_key         text not null, -- Payer, TRN02, TRN03, BPR16 and BPR02.
  content_sha256       text not null,
  status               text not null check (status in (
    'received', 'balanced', 'posted', 'excepted', 'resolved')),
  payer_id             text not null,
  payer_name           text,
  payee_npi            text,
  method               text,
  amount               jsonb not null,
  trace_number         text,
  originator           text,
  effective_on         date,
  claim_count          integer not null,
  claims               jsonb not null default '[]',
  provider_adjustments jsonb not null default '[]',
  exceptions           jsonb not null default '[]',
  waiting              jsonb not null, -- Held in clearing for claims that aren't posted.
  payment_id           text,
  deposit_id           text,
  balanced_at          timestamptz(3),
  posted_at            timestamptz(3),
  excepted_at          timestamptz(3),
  resolved_at          timestamptz(3),
  resent_at            timestamptz(3), -- When a complete copy replaced a damaged one.
  metadata             jsonb not null default '{}',
  version              integer not null default 1,
  created_at           timestamptz(3) not null,
  updated_at           timestamptz(3) not null,
  primary key (account, id),
  unique (account, delivery_key),
  foreign key (account, document_id) references x12_documents (account, id)
);
create index on remittances (account, created_at desc, id desc);
create index on remittances (account, status, created_at desc, id desc);
create index on remittances (account, trace_number);
create index on remittances (account, payment_id) where payment_id is not null;
create index on remittances (account, deposit_id) where deposit_id is not null;
create index remittances_unposted on remittances (account, id)
  where status in ('received', 'balanced');
select isolate_by_account('remittances');

-- migrations/0015_reconciliation.sql

-- Bank deposits, matched with remittances or with a processor's payouts. Until then the money is in
-- clearing.

create table deposits (
  account        text not null,
  id             text not null,
  status         text not null check (status in ('received', 'matched', 'returned')),
  amount         jsonb not null,
  method         text not null check (method in ('eft', 'check', 'processor', 'other')),
  received_on    date not null,
  trace_number   text,
  payer_name     text,
  bank_reference text,
  source         text not null check (source in ('api', 'file')),
  remittance_ids text[] not null default '{}',
  processor      text,
  matched_by     text check (matched_by in ('platform', 'hand')),
  match_count    integer not null default 0, -- Each match is posted under its own key.
  reason         text,
  matched_at     timestamptz(3),
  unmatched_at   timestamptz(3),
  returned_at    timestamptz(3),
  metadata       jsonb not null default '{}',
  version        integer not null default 1,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  primary key (account, id)
);
create index on deposits (account, created_at desc, id desc);
create index on deposits (account, status, created_at desc, id desc);
create index on deposits (account, trace_number) where trace_number is not null;
-- A line of a bank statement is recorded once, however often its file is sent.
create unique index duplicate_deposit on deposits (account, bank_reference)
  where bank_reference is not null;
select isolate_by_account('deposits');

-- migrations/0016_records.sql

-- Disclosures: each time something about a person was shared outside, with whom, which kinds of
-- data and on what basis.

create table disclosures (
  account     text not null,
  id          text not null,
  person_id   text not null,
  encrypted   bytea,
  decision_id text not null,
  consent_ids text[] not null default '{}',
  version     integer not null default 1,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on disclosures (account, created_at desc, id desc);
create index on disclosures using gin (consent_ids);
create index on disclosures (account, person_id, created_at desc, id desc);
select isolate_by_account('disclosures', 'person_id');

insert into migrations (name, digest, compatible) overriding system value values
  ('0001_kernel.sql', '118233b03c17601f43806ec1f58da9bcdbdc1b4adcb6c9bdb0401ed930423c43', 'false'),
  ('0002_audit_log.sql', '1308b09bbe653a0c916683bd9f3001c576d3d2e53dc430f8d7a508d8bbd26387', 'false'),
  ('0003_platform.sql', '2fb7cea456b5e471d81867397ecc16499f6a355aea9c7629182db2eb9be052a6', 'false'),
  ('0004_practitioners.sql', '341ea28f6895351d8a9a6101d63ad4a0ff2ec68ed91bbb7182353854635136ca', 'false'),
  ('0005_persons.sql', '2c8b1c23b166b5889497a2399258474ffde7ba4b7f245b510be6ad89c0b7f158', 'false'),
  ('0006_sessions.sql', '416470a32fbfa6538b72f5d30e42a98cb6753389fc8ce83719b4b3d6ab4a2c48', 'false'),
  ('0007_notes.sql', 'de6b4de2f1ddcbbefdd1fc5183ee16031351ec5905e26d67c2b674541439b451', 'false'),
  ('0008_icd10cm.sql', '2ba427e0419bd58339e426c5229327d5bbbb659c265b77dbf90be0b2df6399f3', 'false'),
  ('0009_matching.sql', '975de96283c1348e76be280fd2af816c59da057064f87468ff8900e3cc4826cf', 'false'),
  ('0010_ledger.sql', 'fd19e0933eeaa28c779c7906e9486b377f703395cd0cc2d3f2bf488f40777437', 'false'),
  ('0011_payments.sql', '6802ad7c81d1a82266ead01c984502538a86980f6fdec74442568ddf519d709f', 'false'),
  ('0012_coverage.sql', '90455c337d25eaa503913737231261a0c855e6e42eabf9b54b2076aee5deb68a', 'false'),
  ('0013_claims.sql', '6981e38b1b44bb269972cf4593e03e11cf0ab73a16f3352b19dedf12ffc7c721', 'false'),
  ('0014_remittances.sql', '57c23e80a52c055dccb7533b1fe9029a8b9d62f271cf6c2dd1aa063857cfc985', 'false'),
  ('0015_reconciliation.sql', 'aa36006e512dc8c5ff7c00a00156519cdb9c84dc7ec0ed18841877560d2c9255', 'false'),
  ('0016_records.sql', 'ff2e489ba00def91d28b44f11d1996312d28bbafe242d2e79eeffe10399ae313', 'false');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'Test', null, '60000', null, null, '2026-11-16 04:59:43.622+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'key_ToGZTIaFo1DaCoPQZtyGJf', 'Booking server', 'issued', null, 'sk_test_', 'Ngsh', '776d9c9aa7c82e3b147a23b6538a29474ab5cd284066fb322dc61078d5375ed7', null, '[]', 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 04:59:43.657+00', '2026-11-16 04:59:43.657+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'Test', 'issued', null, 'sk_test_', 'LA7r', 'df4be499057ba3bdd9dced7499aff6c8b319a891c042037cbbd0d692208aca20', null, '[]', null, null, null, null, null, null, null, '2026-11-16 04:59:43.852+00', '{}', '1', '2026-11-16 04:59:43.622+00', '2026-11-16 04:59:43.622+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_0j2q4hb0I80jDpDKtofMC9', '129', 'person.activated', 'done', 'person', 'per_acG9La1QlruzQDMe4PfuVM', 'per_acG9La1QlruzQDMe4PfuVM', '{status,activated_at}', 'treatment', '[{"id": "con_CLnGtzBTCBkxXtUW6nixuY", "type": "consent"}]', 'dec_RUCczG10jDc7Gr2ehajKrW', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_ejjWi1DDt7DmQIU6Gcg4SN', '2026-11-16 04:59:44.747+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_1YEEl4ScZcLVcXV0VXj6i0', '162', 'check.passed', 'done', 'check', 'chk_OF2BrCK7UNLbV0ljWF7vL9', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_1gz68FQdO4pBEsvCgFnyfp', '179', 'transmission.sent', 'done', 'transmission', 'trn_Oda4g5UoEHNWXo8So1VuPe', 'per_jWWPy81ZyGvavYWHbhqFAD', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_1hBKg7bVlrndTml0cbuZeg', '120', 'dispute.created', 'done', 'dispute', 'dsp_19khV58246Bu7DpDzElTH0', 'per_QsFfjb6KjsmcEhuBD3mING', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:59:44.701+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_1rd89FVtXCHfNt09Q0Xx2N', '166', 'check.passed', 'done', 'check', 'chk_h5C8yDo4XI5UaOGA7mQeIO', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_26guXmvkF3Ui7yrM3iAXpr', '87', 'person.created', 'done', 'person', 'per_DAbs3lzI4r4bZfHyK97eop', 'per_DAbs3lzI4r4bZfHyK97eop', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_8S4cfPulxyWyvemtx7R7Dr', '2026-11-16 04:59:44.423+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_2Ar4xN8fyuvuWPb55J3uW3', '39', 'person.created', 'done', 'person', 'per_OIXwJeSbCQp4lwMsfKCXbT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_gpd1QLarsoqpKFLHbGYMYR', '2026-11-16 04:59:43.965+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_2EXbakMbKe3DogMniBXbR6', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_jWWPy81ZyGvavYWHbhqFAD', 'per_jWWPy81ZyGvavYWHbhqFAD', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_uJgoiq4WPHyCU7w4fNiWnI", "type": "consent"}]', 'dec_WJC2y9OTxd18yx1Q4CkVnZ', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_VpDlhnWr0S4HYlrKPH9YC8', '2026-11-16 04:59:44.885+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_2TaCWuAOi5DNU6JeLAaUnn', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_TxXiGFIyeBL8ETpeOje6W9', 'per_TxXiGFIyeBL8ETpeOje6W9', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_D6SMZiZbV8wZwT9Dwq2kGR', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_BcuZfOzI7faOZ9geaTH3JB', '2026-11-16 04:59:44.549+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_3CtURpOYNsIAJPTvP2t1JU', '9', 'check.created', 'done', 'check', 'chk_EKyNvP5Et6qGOBN1yEPslW', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WIi4WD5LvMJYFKsKgVdDsQ', '2026-11-16 04:59:43.71+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_4EVJfmJnq1QMpaR6WoupMM', '40', 'person.updated', 'done', 'person', 'per_OIXwJeSbCQp4lwMsfKCXbT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_kwI9ONYSTIyBcfPvkjlW3s', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Dktz2Gg52D0P3wzR2S79A0', '2026-11-16 04:59:43.972+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_4qyorbnihSu1ZUpanJfJee', '165', 'check.running', 'done', 'check', 'chk_h5C8yDo4XI5UaOGA7mQeIO', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_50CW6auRgzCpI7p6uhj9pq', '7', 'verification.created', 'done', 'verification', 'ver_dKzXyKE3YK04VFyCko5590', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WIi4WD5LvMJYFKsKgVdDsQ', '2026-11-16 04:59:43.71+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_575lWxEJ2YAKgsfN7jlQcJ', '110', 'disclosure.created', 'done', 'disclosure', 'dis_6yigUVwVM4kTwXRxX3dmQk', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_SwQfZ53x7VpdVBep2u21AE', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_7RACoHOdhoXiYod6WPocF7', '2026-11-16 04:59:44.573+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_5HBwU97oRinLEZTo8AbeLV', '160', 'check.passed', 'done', 'check', 'chk_EKyNvP5Et6qGOBN1yEPslW', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_5WE49Frwf1wl4hDPvSciQF', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_ENuKMvMGTQdw2M0UZfRPd3', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{demographics}', 'payment', '[{"id": "con_svZofbwuhSDOs2XKMBy31a", "type": "consent"}]', 'dec_BeQCT9P0ejngOm2TYG1yCD', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WI9o4Rl0CDwfrEUmbNExsS', '2026-11-16 04:59:44.376+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_5Wz8a5rfUZgcL4T4iOHGRP', '163', 'verification.approved', 'done', 'verification', 'ver_dKzXyKE3YK04VFyCko5590', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_5uEkhWf8I25UMn4M56e50n', '63', 'payment.updated', 'done', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', 'per_5T6kcUFfRcAgKEww37WPVX', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:59:44.213+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_5v1joLM1DZZf6nWceNY3Zr', '148', 'consent.granted', 'done', 'consent', 'con_uJgoiq4WPHyCU7w4fNiWnI', 'per_jWWPy81ZyGvavYWHbhqFAD', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_bby2e7Ubb8LmFxgWqOONoE', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_a2noLEgVGaf5fUlw76bBaR', '2026-11-16 04:59:44.869+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_6F3ZywcFEiaoPK153vBIfx', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_fo8EGSzvZbcFmaVecwKxgR', 'per_fo8EGSzvZbcFmaVecwKxgR', '{assessments}', 'treatment', '[{"id": "prac_mHVUBOgh6pURiqcTVJ7mU8", "type": "care_team"}]', 'dec_uXfC3ja1UvrjRRx2DBlvqL', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_uk1pmrK7rOyoTVx2eFc2GA', '2026-11-16 04:59:44.033+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_6MQc6ym7PA0LjPfZZ26Y5l', '126', 'consent.offered', 'done', 'consent', 'con_CLnGtzBTCBkxXtUW6nixuY', 'per_acG9La1QlruzQDMe4PfuVM', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_PdWcwiwUzrSdk5cFdCLoyh', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Nu5gQtqFU2Ps9MBNwpu2gT', '2026-11-16 04:59:44.733+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_6kzekm2sZY8MpQfEosHMko', '125', 'consent.created', 'done', 'consent', 'con_CLnGtzBTCBkxXtUW6nixuY', 'per_acG9La1QlruzQDMe4PfuVM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_biIK6cBet7RfnYzoNaP8Pq', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_mFHSGmDonTzrnF0uwaA22u', '2026-11-16 04:59:44.729+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_7DMNPAmigrYg571UKwgMrf', '144', 'person.created', 'done', 'person', 'per_jWWPy81ZyGvavYWHbhqFAD', 'per_jWWPy81ZyGvavYWHbhqFAD', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_BZdHzabOA2MiR6XIxVm8ys', '2026-11-16 04:59:44.846+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_7XjlW2170fwUHAssqaoqaF', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_XhYcNK8xCNn4R0HfEFSfQZ', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_SwQfZ53x7VpdVBep2u21AE', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_7RACoHOdhoXiYod6WPocF7', '2026-11-16 04:59:44.573+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_8ek1IBqG34Zk29wp8PYG5m', '31', 'practitioner.created', 'done', 'practitioner', 'prac_rdubz1yjgramsribUQSH7x', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Zshsd7fL1WQ9lR7fkEBJFi', '2026-11-16 04:59:43.874+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_92BtI4Ou01lLwit3mfHBjQ', '121', 'payment.updated', 'done', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', 'per_QsFfjb6KjsmcEhuBD3mING', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:59:44.701+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_93GZq8kMCFnP75OaBHaQQ4', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_OIXwJeSbCQp4lwMsfKCXbT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '{progress_notes}', 'treatment', '[{"id": "prac_mHVUBOgh6pURiqcTVJ7mU8", "type": "care_team"}]', 'dec_Bukxx5UKVScEk4hSyIR6ND', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Lqblux9B6TzLmnjxrR4zQE', '2026-11-16 04:59:43.979+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_9EyyAULUK5F82UTy6KV8HV', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_FiPDVGGmpaWHois6GOhCeZ', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{}', 'payment', '[{"id": "con_svZofbwuhSDOs2XKMBy31a", "type": "consent"}]', 'dec_BeQCT9P0ejngOm2TYG1yCD', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WI9o4Rl0CDwfrEUmbNExsS', '2026-11-16 04:59:44.376+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_9GW2oC2q9tSM9W0HR93ZV7', '15', 'person.created', 'done', 'person', 'per_tJwavsftVXJ4HKeL3RbYnb', 'per_tJwavsftVXJ4HKeL3RbYnb', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_TYQXXdKi7XbG5SovS9yceg', '2026-11-16 04:59:43.75+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_9PuYQzUth3qHY3A49JdoJd', '156', 'check.running', 'done', 'check', 'chk_AqBnC9AbAMr6vyxrE3BzZT', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_AuI1qTSMZzIbtcyVccbaWY', '92', 'claim.created', 'done', 'claim', 'clm_dYTG3DTzLoMwydaSMCrxo8', 'per_DAbs3lzI4r4bZfHyK97eop', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_3Whi0SPnOLLD4P2taRpzmn', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_61upEX7j3EoN2wqrSrma9Q', '2026-11-16 04:59:44.454+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_B0f0uaX9lFr38GzkB34j59', '176', 'payment.created', 'done', 'payment', 'pay_K8xJKlpvgQPuLm6R0uGVxf', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_B6eaGs0FRuYF6wWoZ8HSUn', '152', 'transmission.created', 'done', 'transmission', 'trn_Oda4g5UoEHNWXo8So1VuPe', 'per_jWWPy81ZyGvavYWHbhqFAD', '{}', 'payment', '[{"id": "con_uJgoiq4WPHyCU7w4fNiWnI", "type": "consent"}]', 'dec_WJC2y9OTxd18yx1Q4CkVnZ', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_VpDlhnWr0S4HYlrKPH9YC8', '2026-11-16 04:59:44.885+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_BESx0QnjzO1UQoVNcV8C7s', '5', 'practitioner.created', 'done', 'practitioner', 'prac_VgcjgUcQ5CttRHeJmlBmqc', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_VarGGayDKUGSbLNLINzhUQ', '2026-11-16 04:59:43.686+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_BQrCapw9GbXPC0eTulC9zw', '67', 'refund.succeeded', 'done', 'refund', 're_BuER54wlZ87CHtjfShOrCv', 'per_5T6kcUFfRcAgKEww37WPVX', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:59:44.254+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_BYUYDsLT9Q60J9mlw83C9Y', '122', 'dispute.read', 'done', 'dispute', 'dsp_19khV58246Bu7DpDzElTH0', 'per_QsFfjb6KjsmcEhuBD3mING', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Yt6ohF4XghePbBAaAj2coS', '2026-11-16 04:59:44.714+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_CEP1mtZqPfY4NQsEAuz1ME', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_8ggDoEuvEiwVmx3q4rVQl3', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_CWNmdId4PNmUkOaM9OVAPY', '2026-11-16 04:59:44.292+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_CYOmYau234JtneqKjcWuuD', '3', 'api_key.created', 'done', 'api_key', 'key_ToGZTIaFo1DaCoPQZtyGJf', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_d9Bx4biMetoIfKX4TfI9dp', '2026-11-16 04:59:43.657+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_CdzciduESYC3YWfPm7LdJR', '77', 'coverage.created', 'done', 'coverage', 'cov_HyvtZyOy8bTHhPe5MyaLV6', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_u7kqZEgni2QNHp0QziOz7y', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_mgSVPcbkedDuTitOjdGOyd', '2026-11-16 04:59:44.345+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_CpilSa3bb1afToKdVhsEzM', '50', 'assessment.created', 'done', 'assessment', 'asmt_6IoXXVDYLHfGbfT59L96Ma', 'per_fo8EGSzvZbcFmaVecwKxgR', '{}', 'treatment', '[{"id": "prac_mHVUBOgh6pURiqcTVJ7mU8", "type": "care_team"}]', 'dec_uXfC3ja1UvrjRRx2DBlvqL', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_uk1pmrK7rOyoTVx2eFc2GA', '2026-11-16 04:59:44.033+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_DGrX6tfbqRwd8QfprfzX2a', '137', 'note.updated', 'done', 'note', 'note_jwgwfCIJwD2kIN95QND84D', 'per_acG9La1QlruzQDMe4PfuVM', '{sections}', 'treatment', '[{"id": "prac_19051oTkQa5Umsn9ROCYyY", "type": "author"}]', null, 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_mXTYWDGE1kA7iZmBZUnUOd', '2026-11-16 04:59:44.806+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_DJPewp1F0NVpNOimJZxJSR', '151', 'disclosure.created', 'done', 'disclosure', 'dis_hnByXnvGtYUsB71FGHwU2T', 'per_jWWPy81ZyGvavYWHbhqFAD', '{}', 'payment', '[{"id": "con_uJgoiq4WPHyCU7w4fNiWnI", "type": "consent"}]', 'dec_WJC2y9OTxd18yx1Q4CkVnZ', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_VpDlhnWr0S4HYlrKPH9YC8', '2026-11-16 04:59:44.885+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_DV4D3dkdnb4yY3jr1yYB8e', '139', 'practitioner.created', 'done', 'practitioner', 'prac_57qt9x6H589ZUMiIHGueIF', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Ro16wDghcZLK2e7J455bue', '2026-11-16 04:59:44.819+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_DYAdWCkANfusAeKT0udMoP', '1', 'account.created', 'done', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:59:43.622+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Dh64hPvTowzEopYSIe5V23', '59', 'payment.created', 'done', 'payment', 'pay_8PbH0FLAKwJJVjwf2LHE9u', 'per_58XfTRKeLSMkUqJVqRUza4', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_eNW6olDPttORqVCrSGD0yY', '2026-11-16 04:59:44.163+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_DqHImKL15ENzt6yoaN1j1Z', '73', 'consent.created', 'done', 'consent', 'con_cZSlDG8HCgSEbBZrKYHI0N', 'per_bWY29rql3fVcuma1e06f6a', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_pIVAZ8rhwr6icQukP7yZvU', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_vdKso0148ChaimUMQbcoOc', '2026-11-16 04:59:44.312+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_DqS6GdSC3exhESZn271ZjI', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_QuNvFpxd51vbyvxdXTxmg1', null, '{published,rules}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_NelAaqFXGi8ISpaa9HUwfI', '2026-11-16 04:59:44.056+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_E6S0hdbflRTg7on1mdY1PF', '111', 'practitioner.created', 'done', 'practitioner', 'prac_Bn9VZRvla2ZD67XU69iH6p', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_CyZeO0Z8QP2VnV9sc9PUYv', '2026-11-16 04:59:44.585+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_F4dzdDCosZ9CHt0YoJgFbT', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_XFqtvgeWSkFgJeXePeVM8w', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_ieFDcLvilrpiJmmrjUX4Mt', '2026-11-16 04:59:44.48+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_FWLg0s29X76hWyjZpOcJe1', '51', 'practitioner.created', 'done', 'practitioner', 'prac_QuNvFpxd51vbyvxdXTxmg1', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_049Z6nrwXlVwgXBKXyoIiD', '2026-11-16 04:59:44.048+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_GUmQzeNHtIvrVyms3GEkc9', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_vHrguIyHS5Qq52FWtQMIlR', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '{}', 'treatment', '[{"id": "prac_mHVUBOgh6pURiqcTVJ7mU8", "type": "care_team"}]', 'dec_KQUJhYOErcu5NaexEZtEEK', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Au7Lx7O9yI9CXATitVDsVh', '2026-11-16 04:59:44.005+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_GhEP5MBxZYaSD2aVqO8ja8', '154', 'check.running', 'done', 'check', 'chk_APAwaYUJumS8yWYcHHuM9c', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_HSk8ob3TK15UHGhDV6MhWN', '47', 'person.created', 'done', 'person', 'per_fo8EGSzvZbcFmaVecwKxgR', 'per_fo8EGSzvZbcFmaVecwKxgR', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Hypun2bvRyhdI299YIgdoW', '2026-11-16 04:59:44.019+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_HVjnQgP4rXVE3X5cjgGis0', '95', 'remittance.created', 'done', 'remittance', 'era_KXXFJ7KyOiTqD3CoLn6W6y', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_ieFDcLvilrpiJmmrjUX4Mt', '2026-11-16 04:59:44.48+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_ISBuwOspLQtReLMZtwXMd4', '75', 'consent.granted', 'done', 'consent', 'con_cZSlDG8HCgSEbBZrKYHI0N', 'per_bWY29rql3fVcuma1e06f6a', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_F5zMGPOcVhhLe1mxG7Br8B', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_E0ErgomO0LHLj9FwPvo0Lu', '2026-11-16 04:59:44.325+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Idm5rj60Qztkus9zJNvSrI', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_KXqtxU22GR9MtY9LsoRaN0', 'per_KXqtxU22GR9MtY9LsoRaN0', '{progress_notes}', 'treatment', '[{"id": "prac_mHVUBOgh6pURiqcTVJ7mU8", "type": "care_team"}]', 'dec_HNTZc1s34t91HLYRaHKDfR', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Z6SWDGGdzMUrqOtSW0yAd1', '2026-11-16 04:59:43.944+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_JF3lj7L31YkZFZ8YKo1pCG', '33', 'person.created', 'done', 'person', 'per_KXqtxU22GR9MtY9LsoRaN0', 'per_KXqtxU22GR9MtY9LsoRaN0', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_uINVYad7fJAtyXiv1JWQuF', '2026-11-16 04:59:43.899+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_JJTpt1Ju3HHbPF7sIZgPVf', '130', 'session.created', 'done', 'session', 'ses_1AgSjRZRMQH2X0FXAAaVQX', 'per_acG9La1QlruzQDMe4PfuVM', '{}', 'treatment', '[{"id": "con_CLnGtzBTCBkxXtUW6nixuY", "type": "consent"}]', 'dec_RUCczG10jDc7Gr2ehajKrW', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_ejjWi1DDt7DmQIU6Gcg4SN', '2026-11-16 04:59:44.747+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_JtyqZiqw5F2k4f1hIEodRh', '159', 'check.running', 'done', 'check', 'chk_EKyNvP5Et6qGOBN1yEPslW', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_K3p0WzKSJwCTRLl8A4NxVy', '175', 'remittance.balanced', 'done', 'remittance', 'era_KXXFJ7KyOiTqD3CoLn6W6y', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Lr5EwifaqFeZiPkrpEM6sG', '169', 'remittance.created', 'done', 'remittance', 'era_My9s9lOSitxg6moL9JXcDn', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_MdsPxaBZ2qeYnR8xbiLd1t', '66', 'refund.created', 'done', 'refund', 're_BuER54wlZ87CHtjfShOrCv', 'per_5T6kcUFfRcAgKEww37WPVX', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_mAJ8rTOYMHbM72tKuy1MV4', '2026-11-16 04:59:44.239+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_N0IAt09myS6RBkZDxd9z4h', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_esLYhXh4ThtoMIUyF7Zye9', 'per_esLYhXh4ThtoMIUyF7Zye9', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_v91dWThhgj6sB85rk91A0M', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_aGPRjlXhAG9DagkqxV6E1t', '2026-11-16 04:59:44.52+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_NpwYjRhtb6vsCS0TaSTSxH', '146', 'consent.created', 'done', 'consent', 'con_uJgoiq4WPHyCU7w4fNiWnI', 'per_jWWPy81ZyGvavYWHbhqFAD', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_FywSqqbJj2g0103Z4Jq7ID', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_LLpcxYxoh2cIqY6m4jeccR', '2026-11-16 04:59:44.858+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_OQhhshJJke7w5JIngo5lLX', '134', 'note.signed', 'done', 'note', 'note_wS71r87zc9nsSClMdQRDBV', 'per_acG9La1QlruzQDMe4PfuVM', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_19051oTkQa5Umsn9ROCYyY", "type": "author"}]', null, 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_RrmCxMgrJogfe7jCRvPEp6', '2026-11-16 04:59:44.783+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_OWcupcmrutpEGbvqRwjNtd', '58', 'person.created', 'done', 'person', 'per_58XfTRKeLSMkUqJVqRUza4', 'per_58XfTRKeLSMkUqJVqRUza4', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_9y2aYqGI09e1PuQLVsHFT2', '2026-11-16 04:59:44.158+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Ox3ljJeL4xgHx8tkcQnjRN', '2', 'api_key.created', 'done', 'api_key', 'key_oRPofiSgF8p1MH7eK3yEGT', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:59:43.622+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_P6Lm1ho3A1gth0kJYDGEj5', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_19051oTkQa5Umsn9ROCYyY', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_X67KriSPNF5uQ8qXxftHKE', '2026-11-16 04:59:44.83+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_PAVEzSvqKNz4WoKWgkQG5d', '23', 'practitioner.created', 'done', 'practitioner', 'prac_RbtR1iVsiJMjgRUyhOivd8', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_4lQQqaskyPsktIptqQ6hcF', '2026-11-16 04:59:43.828+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_PLoFCkddGjP1WEgCvtidDa', '28', 'session.created', 'done', 'session', 'ses_6zEdqaMTDxcoI2GWADFhQb', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_jZQjnnnmv4d6xYXdR4Ub99', '2026-11-16 04:59:43.854+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_PSqakSZrScx2Fc8KTxiVjE', '54', 'person.created', 'done', 'person', 'per_THAhPCmHc3dAyo4VZYjd6l', 'per_THAhPCmHc3dAyo4VZYjd6l', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Cj9s939LpICu63w3jSRV9B', '2026-11-16 04:59:44.114+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_PgQIX2jOyD7K8gHMZvL9r9', '76', 'person.created', 'done', 'person', 'per_ENuKMvMGTQdw2M0UZfRPd3', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_H2jW4TyVLMZo3zfuZvetKj', '2026-11-16 04:59:44.34+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_QbCyNtvr0HQ6fanQuXgCI3', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WIi4WD5LvMJYFKsKgVdDsQ', '2026-11-16 04:59:43.71+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_QjDpeamjG1UHxowgbgbph6', '155', 'check.passed', 'done', 'check', 'chk_APAwaYUJumS8yWYcHHuM9c', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_QzjcxS5s1B2a61qnsqDJxI', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_XFqtvgeWSkFgJeXePeVM8w', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_ieFDcLvilrpiJmmrjUX4Mt', '2026-11-16 04:59:44.48+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_R40kmCRtnE1j5p2oocav0n', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_9Tq7MggN5fFXnBSODGtHZ2', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_FR7pEoXVVO41JNUxLAKEnh', '2026-11-16 04:59:43.883+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Rb5X3HL0TQGB6VzFWUl9Md', '13', 'practitioner.created', 'done', 'practitioner', 'prac_15b39wfR5Oz8KBUSDws0mI', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_j2vSJtNPABF9VIEajM2hb7', '2026-11-16 04:59:43.735+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_RgLUwJyyGjyXPN14cC1BJb', '34', 'practitioner.created', 'done', 'practitioner', 'prac_eJbGbTcbMdomMnW9Pm3O7k', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Dd2oK3IwCdgXvOKzFaRUoR', '2026-11-16 04:59:43.905+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_RgpRkBT9lbsorsi7ZVdQim', '158', 'practitioner.updated', 'done', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', null, '{licenses}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_RiLqpXBDdl5IEy2I08a9Zx', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_DNl1GEoYjDNOZVqEDgMU95', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_nYXjbR6iusXFhO8oHhFA09', '2026-11-16 04:59:44.843+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_RsJOGyOHuaEeq2v17cOMgf', '172', 'payment.received', 'done', 'payment', 'pay_Prk1kU0zegNuyXD3CkVEPS', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_S9QMa5a3oyPJTLbi1Y72bl', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_5rDZBHG6dgBJ9wjsB391CY', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_yI2VYB0sN5I0qYf65v8Few', '2026-11-16 04:59:43.676+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_TGuSW3aIdmVElq2WNG0hXm', '48', 'person.updated', 'done', 'person', 'per_fo8EGSzvZbcFmaVecwKxgR', 'per_fo8EGSzvZbcFmaVecwKxgR', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_9XU58GGfhatRBMS6FyKTsj', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_zG8Mw2vtFeUrIVAxnt1bSC', '2026-11-16 04:59:44.026+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_TZ08RlcittwZG6t3IhAUHu', '131', 'persons.update', 'done', 'person', 'per_acG9La1QlruzQDMe4PfuVM', 'per_acG9La1QlruzQDMe4PfuVM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_UUNpva9NIfRIKdl5U9JbAD', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_1HLHqzBCkKMk5iozWyilzh', '2026-11-16 04:59:44.769+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Td1hxVqS3gS615wtx4tdPx', '12', 'check.created', 'done', 'check', 'chk_OF2BrCK7UNLbV0ljWF7vL9', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WIi4WD5LvMJYFKsKgVdDsQ', '2026-11-16 04:59:43.71+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_TvBAiRlvXYVXUzRYQCG8qm', '26', 'session_series.created', 'done', 'session_series', 'series_VPYWB1eYOPnXF7C4HgJAYt', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_jZQjnnnmv4d6xYXdR4Ub99', '2026-11-16 04:59:43.854+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_V3TUxULosuR6eAX7FLDFaJ', '149', 'claim.created', 'done', 'claim', 'clm_Kmd0LM6vDaSIrNICX07ebp', 'per_jWWPy81ZyGvavYWHbhqFAD', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_od0lcGvcn3it3SSXPxu1sB', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_4q5einUU9RK0orMaTB7Sa3', '2026-11-16 04:59:44.875+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_VvkEbRv00oKVkTJlk7Truw', '62', 'payment.processing', 'done', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', 'per_5T6kcUFfRcAgKEww37WPVX', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_AtfRkPHQM1MkQDudxzekt1', '2026-11-16 04:59:44.195+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_WUXeATlzrh3O1xRaJlnfZH', '98', 'practitioner.created', 'done', 'practitioner', 'prac_ZGgc1roj0ZPCDOVXadFHmI', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_8d5rGm00gz3u7vI41r88Bn', '2026-11-16 04:59:44.513+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_WZFiBRSNpGfR7KxRi84Uul', '79', 'consent.offered', 'done', 'consent', 'con_svZofbwuhSDOs2XKMBy31a', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_NqHHzcLSvbURX2i3trgjxI', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_X1wsbJY9HxHGH123MT9rcI', '2026-11-16 04:59:44.358+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Wf5MpDvrUd7vsdUYl1Uuh6', '17', 'consent.created', 'done', 'consent', 'con_KK8nFaWopKbWFTcnZTzgf7', 'per_sMVemtRtrLIS7My7nZ6kaM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Nnlbcl0O974dx6IDIBKOlw', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Dkg15qA6gKc1f6fie8oAVK', '2026-11-16 04:59:43.77+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_X5hi6X216lH7IPnHD9psV1', '145', 'coverage.created', 'done', 'coverage', 'cov_EiIDHd3N5ARSDTtTyKVjEt', 'per_jWWPy81ZyGvavYWHbhqFAD', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_lc1uQf48ZSQMVSGvOXjWeG', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_yt1BNvVfMZPPAX3NNe7eOW', '2026-11-16 04:59:44.853+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_X70wXZasedyLWMFsFSH9CU', '133', 'note.created', 'done', 'note', 'note_wS71r87zc9nsSClMdQRDBV', 'per_acG9La1QlruzQDMe4PfuVM', '{}', 'treatment', '[{"id": "prac_19051oTkQa5Umsn9ROCYyY", "type": "care_team"}]', 'dec_U3Y2e5HVEec5f0XzB1IzPr', 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_nCcVmDS6YTSoWCRXIjK33W', '2026-11-16 04:59:44.774+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_XDo47is6micXdM4JnD5O9k', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_VDwQBpHM7zGKv62pUHcX93', 'per_eWk314MV1qkov6ah7Znd75', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_H0pvvFH9Upz1z4JNdpGkw9', '2026-11-16 04:59:43.804+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_XJlH9VYFLTPQ2WMY0TY0KA', '53', 'matching.created', 'done', 'matching', 'match_wzPYYFz3pMGgyf7xJK2RNI', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_OPcao9gPaoEEv9V5DrCWDv', '2026-11-16 04:59:44.067+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Xd5WTdJB72kC8XuyJDSuXR', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_yUXjx5VVNVF8uFJbCPud85', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_s8RehdE2NNABE6LeKxzs1X', '2026-11-16 04:59:44.473+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_YGOovKVUdjHhxvR9eSfM0e', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Z2kgwH0cHrjDYrYIj8fS0m', '64', 'payment.succeeded', 'done', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', 'per_5T6kcUFfRcAgKEww37WPVX', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:59:44.222+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_ZOnT8xnEVnXp7zTeRyZzZS', '117', 'payment.processing', 'done', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', 'per_QsFfjb6KjsmcEhuBD3mING', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_7X2skawhvTg04Pe7knfuSI', '2026-11-16 04:59:44.67+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_ZcbIT6Kf7NmYalh9LiYyfL', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_acG9La1QlruzQDMe4PfuVM', 'per_acG9La1QlruzQDMe4PfuVM', '{treatment}', 'treatment', '[{"id": "con_CLnGtzBTCBkxXtUW6nixuY", "type": "consent"}]', 'dec_RUCczG10jDc7Gr2ehajKrW', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_ejjWi1DDt7DmQIU6Gcg4SN', '2026-11-16 04:59:44.747+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_ZndxbLRk1WWVIIEtaIInJ9', '123', 'practitioner.created', 'done', 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_KOV48NK1Cv07uWIjwyFmWD', '2026-11-16 04:59:44.717+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_ZuKKULfBEg3dfEUkgB2yt6', '97', 'person.created', 'done', 'person', 'per_esLYhXh4ThtoMIUyF7Zye9', 'per_esLYhXh4ThtoMIUyF7Zye9', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_apxvkdZ63ykVsvkLG6LbMq', '2026-11-16 04:59:44.493+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_Zv770vrrFXQa9bjp7PNdxA', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_yUXjx5VVNVF8uFJbCPud85', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_afx8XIWkmMmN3z2XVqCxDy', '124', 'person.created', 'done', 'person', 'per_acG9La1QlruzQDMe4PfuVM', 'per_acG9La1QlruzQDMe4PfuVM', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_T28u0chXI3iH26SQcKUT0L', '2026-11-16 04:59:44.723+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_ajoVIrQNye84UD3llMpsAJ', '16', 'person.created', 'done', 'person', 'per_sMVemtRtrLIS7My7nZ6kaM', 'per_sMVemtRtrLIS7My7nZ6kaM', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_0roHU1f7dSZxSkvsgrwJMY', '2026-11-16 04:59:43.763+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_aqGPIODTzdljUphMrcJvaC', '178', 'remittance.excepted', 'done', 'remittance', 'era_KXXFJ7KyOiTqD3CoLn6W6y', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_b9Et9Gce3mGs4ruvyUawXP', '103', 'person.created', 'done', 'person', 'per_TxXiGFIyeBL8ETpeOje6W9', 'per_TxXiGFIyeBL8ETpeOje6W9', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_njForxZBiu6BchWp3DxJKR', '2026-11-16 04:59:44.539+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_bmmBPjEx6dj3yoTK4uHYi2', '106', 'superbill.created', 'done', 'superbill', 'sbl_X1BNe7wlSlxrWefjhUB5Sc', 'per_TxXiGFIyeBL8ETpeOje6W9', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_D6SMZiZbV8wZwT9Dwq2kGR', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_BcuZfOzI7faOZ9geaTH3JB', '2026-11-16 04:59:44.549+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_bsk82oksvL2r3UWT3OQtom', '118', 'payment.updated', 'done', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', 'per_QsFfjb6KjsmcEhuBD3mING', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:59:44.684+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_cCUqMmuBOEmePQ436V5a7X', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_esLYhXh4ThtoMIUyF7Zye9', 'per_esLYhXh4ThtoMIUyF7Zye9', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_FAeF3qDY6Zo8xquqji2WFw', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_aGPRjlXhAG9DagkqxV6E1t', '2026-11-16 04:59:44.52+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_ddFy7iDmQvFdpT8XwF8TCZ', '55', 'charge.created', 'done', 'charge', 'chg_2ttM67KX2PonuLAt39hSkM', 'per_THAhPCmHc3dAyo4VZYjd6l', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_l7RWMrWwYTOMkO7OPYkLDz', '2026-11-16 04:59:44.12+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_e2hpMC3ho12q12k4ydRCHt', '85', 'practitioner.created', 'done', 'practitioner', 'prac_lFey8cVJTFVQSkud8PgkvE', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_RWnkwTTA6slixtRld8LxyU', '2026-11-16 04:59:44.411+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_e3ndrqo8OUQ3CRwdcbosvr', '119', 'payment.succeeded', 'done', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', 'per_QsFfjb6KjsmcEhuBD3mING', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:59:44.69+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_eeo0gcp7n7q9Z5AoeC8p7D', '171', 'payment.created', 'done', 'payment', 'pay_Prk1kU0zegNuyXD3CkVEPS', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_emRwoVrF9MgDSSpNxYELp2', '30', 'session.created', 'done', 'session', 'ses_9vKZqJUDrfrBUTeWZt2D5N', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_jZQjnnnmv4d6xYXdR4Ub99', '2026-11-16 04:59:43.854+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_fPiSdnBHqnuPIj6xju6oAv', '107', 'deposit.created', 'done', 'deposit', 'dep_iZmkS3H9h5XRBGxpKMvkIX', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_9G9TUKUDRIuFrnkpMA46Fl', '2026-11-16 04:59:44.559+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_fs0ZhSTjKDAfauHUeR7T2F', '173', 'remittance.excepted', 'done', 'remittance', 'era_My9s9lOSitxg6moL9JXcDn', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_gnwxxgzwAzmJHXjoDVPy8c', '90', 'consent.offered', 'done', 'consent', 'con_e6a3aoQWb3fpQCjJhUBKRx', 'per_DAbs3lzI4r4bZfHyK97eop', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_mYEgkmxsnWhBluBcv965zO', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_r0IGSr7wrJ3xTQrBrVHwMz', '2026-11-16 04:59:44.44+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_hUBINddBGVU78RC5nrTx5C', '6', 'practitioner.created', 'done', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_xygLxjjXVi59TD566pmq3G', '2026-11-16 04:59:43.702+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_i5StvvDonjh3MxNE9TfK1w', '153', 'claim.submitted', 'done', 'claim', 'clm_Kmd0LM6vDaSIrNICX07ebp', 'per_jWWPy81ZyGvavYWHbhqFAD', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_uJgoiq4WPHyCU7w4fNiWnI", "type": "consent"}]', 'dec_WJC2y9OTxd18yx1Q4CkVnZ', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_VpDlhnWr0S4HYlrKPH9YC8', '2026-11-16 04:59:44.885+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_iAKsqYjBiwJ2MEBMeJYXEt', '116', 'payment.created', 'done', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', 'per_QsFfjb6KjsmcEhuBD3mING', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WEwyBaxUB5zcBnGUNIXeFM', '2026-11-16 04:59:44.661+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_jtoo1RqV6kD0GMq3ufMd0X', '25', 'practitioner.created', 'done', 'practitioner', 'prac_iTAQNhQZ7c95tC2XdYMivI', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_y4aPxdxnn1G4llmWl0XQro', '2026-11-16 04:59:43.849+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_jzwLp3mVfAiXD2NIgM2VCP', '10', 'check.created', 'done', 'check', 'chk_AqBnC9AbAMr6vyxrE3BzZT', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WIi4WD5LvMJYFKsKgVdDsQ', '2026-11-16 04:59:43.71+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_k2goFqNwWuVnK8RA5piGI3', '43', 'person.created', 'done', 'person', 'per_Q7AxNb23AyxbRCVQXAiB7Z', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_VH3hs6r2YFplv2TIgE6nAd', '2026-11-16 04:59:43.991+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_kBQNqJj1Z8SRRgod9LyqXu', '91', 'consent.granted', 'done', 'consent', 'con_e6a3aoQWb3fpQCjJhUBKRx', 'per_DAbs3lzI4r4bZfHyK97eop', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_xtoC7cYg5zxwEX3DsH0raV', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_nQKRyexLJlwEpbAyIG6u9o', '2026-11-16 04:59:44.445+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_kQEOF192xyoGkZZ8a8pAZF', '44', 'person.updated', 'done', 'person', 'per_Q7AxNb23AyxbRCVQXAiB7Z', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2Wr0TAuE00nM8egjXVP2Hr', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_som3XQUXyVR4rqdQlxWWaI', '2026-11-16 04:59:43.997+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_kVB46cKKc1MuVs5pKuwqoI', '102', 'estimate.created', 'done', 'estimate', 'est_TUA360DrUE2dy3YETU4DEe', 'per_esLYhXh4ThtoMIUyF7Zye9', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_v91dWThhgj6sB85rk91A0M', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_aGPRjlXhAG9DagkqxV6E1t', '2026-11-16 04:59:44.52+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_kVBJOofJSaTwIASCp8CMKu', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_Q7AxNb23AyxbRCVQXAiB7Z', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '{assessments}', 'treatment', '[{"id": "prac_mHVUBOgh6pURiqcTVJ7mU8", "type": "care_team"}]', 'dec_KQUJhYOErcu5NaexEZtEEK', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Au7Lx7O9yI9CXATitVDsVh', '2026-11-16 04:59:44.005+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_kwgJIEK4IwZYmTt25aZNOH', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', null, '{published}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_qEQrXfob25xDGlBDnLUaJ8', '2026-11-16 04:59:44.825+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_l4mty5u2Z4M5mVamllF6aL', '60', 'person.created', 'done', 'person', 'per_5T6kcUFfRcAgKEww37WPVX', 'per_5T6kcUFfRcAgKEww37WPVX', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_9J2BnUjL2iMZbO9iCCjBhK', '2026-11-16 04:59:44.179+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_lf0KGlrw6ZaEmhM5nyNlXW', '88', 'coverage.created', 'done', 'coverage', 'cov_5UNUhU9gNcwxbdsSMUKTtC', 'per_DAbs3lzI4r4bZfHyK97eop', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IWBsIpnY5JF24cq1qapDha', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_kx8EEJ5MwlkGK3ocOQSm54', '2026-11-16 04:59:44.43+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_lpPu3gq7pu8EiF9Mw3BqZ1', '61', 'payment.created', 'done', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', 'per_5T6kcUFfRcAgKEww37WPVX', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_85ArcWL98lFTpCDfH1lzg9', '2026-11-16 04:59:44.184+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_mAd4Jn9LEhcxyFK08Xuhlb', '177', 'payment.received', 'done', 'payment', 'pay_K8xJKlpvgQPuLm6R0uGVxf', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_mPuW643tqJdXd3klrieqZz', '113', 'practitioner.created', 'done', 'practitioner', 'prac_ZQjHoccFUeg7QvNPiCnRjU', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_GR5sFSQWaaZaGDogw1vjng', '2026-11-16 04:59:44.617+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_mlKGz5CIGxfp9SXd14x8z2', '69', 'payout.created', 'done', 'payout', 'po_8yd7r11sjAm5PhzvPWP8bs', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_500e9ZOY1Km78IL0867Mwb', '2026-11-16 04:59:44.278+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_n0CfrH8Tsn4n53cYiBsYKI', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_oAuS49hsYcK6W2GOawo792', 'per_OIXwJeSbCQp4lwMsfKCXbT', '{}', 'treatment', '[{"id": "prac_mHVUBOgh6pURiqcTVJ7mU8", "type": "care_team"}]', 'dec_Bukxx5UKVScEk4hSyIR6ND', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Lqblux9B6TzLmnjxrR4zQE', '2026-11-16 04:59:43.979+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_n7v3hDQDZOAQEIEuKhYWWn', '74', 'consent.offered', 'done', 'consent', 'con_cZSlDG8HCgSEbBZrKYHI0N', 'per_bWY29rql3fVcuma1e06f6a', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_JPPmrUY1FzfzTqvAKtEpFQ', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_ZJuNScxoQbmdB0u6V0Ezwa', '2026-11-16 04:59:44.318+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_nDrU8wuClbTqMXOqtP4fCZ', '168', 'coverage.updated', 'done', 'coverage', 'cov_HyvtZyOy8bTHhPe5MyaLV6', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_nNNqk2WGz2k7BcGDfygAaL', '35', 'practitioner.created', 'done', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_c5w5KVhyiotAXA0eNtFpXM', '2026-11-16 04:59:43.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_nVlpQUwR7gg4oBVNQlU9QZ', '127', 'consent.granted', 'done', 'consent', 'con_CLnGtzBTCBkxXtUW6nixuY', 'per_acG9La1QlruzQDMe4PfuVM', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_KoDCZ5PtyW16p1jizN124c', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_PfR58jqQiGTPZRjsy2iR2p', '2026-11-16 04:59:44.739+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_neAtUHJbd7Ox1AFEwsC9SU', '68', 'practitioner.created', 'done', 'practitioner', 'prac_30I51o37SbwCY5p0lzPk8E', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_SSKnPbE330id2tpAnVzvDh', '2026-11-16 04:59:44.271+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_nyG46p5dIMnQN632a1ZCcq', '147', 'consent.offered', 'done', 'consent', 'con_uJgoiq4WPHyCU7w4fNiWnI', 'per_jWWPy81ZyGvavYWHbhqFAD', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ykaIc67oQ1y1B0FFlX6pHc', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_GFy2bR5sePdMENXvuKT12o', '2026-11-16 04:59:44.863+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_o3tCpXTdwdBTjn5Has1OlC', '108', 'person.created', 'done', 'person', 'per_XhYcNK8xCNn4R0HfEFSfQZ', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_mQ4nV5t1w30cCoqK256nNx', '2026-11-16 04:59:44.568+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_oE6YYHVCd3q1HMZXaBHZV6', '138', 'person.created', 'done', 'person', 'per_II747NkXDXxHdCyt2vALGM', 'per_II747NkXDXxHdCyt2vALGM', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_f5cSfafaS6TMCONpVuFq98', '2026-11-16 04:59:44.813+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_odOrrSUoIKTA05iy6GK9OB', '24', 'session.created', 'done', 'session', 'ses_WqqqJUPjDRbENYCviWtKUn', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_HSBhjLwbBUs0o8NUYsDEh4', '2026-11-16 04:59:43.833+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_p1McxorgFSyPpMXG1IWikr', '161', 'check.running', 'done', 'check', 'chk_OF2BrCK7UNLbV0ljWF7vL9', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_pOinL1OK2h8CrlfqHSqplo', '18', 'person.created', 'done', 'person', 'per_eWk314MV1qkov6ah7Znd75', 'per_eWk314MV1qkov6ah7Znd75', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_qschAcV8twZldQwHm2Tk4U', '2026-11-16 04:59:43.791+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_pu02lWjrzauEIIawXZvljf', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_pzKVZ8LuheSA0cnXccjRqW', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_9TZ07Dzuicpgsm9XCaWahu', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_9v6FTqmtOkMves6GFXpXSn', '2026-11-16 04:59:44.419+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_qTRTex44GKWmH4w16Eme7d', '142', 'practitioner.created', 'done', 'practitioner', 'prac_cYIpMdJhcdGrKqqSbjHpz8', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_afgZO3y0ogjpyUcoeJqYok', '2026-11-16 04:59:44.836+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_qUH8SGkCa6SqrAaLmie1cV', '115', 'person.created', 'done', 'person', 'per_QsFfjb6KjsmcEhuBD3mING', 'per_QsFfjb6KjsmcEhuBD3mING', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WMm57yYNQ5loKie7vcyLwP', '2026-11-16 04:59:44.655+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_qWzv3y1PIDT4kfRc6VJuBW', '56', 'person.created', 'done', 'person', 'per_IJ5mt7kNkyaJeglcc1eflX', 'per_IJ5mt7kNkyaJeglcc1eflX', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_wcQlNn3eMvX3O0UnBYhQc4', '2026-11-16 04:59:44.141+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_qdAOSCqf0Z2IXFYITIgXeo', '38', 'note.created', 'done', 'note', 'note_lePhhh8g6UpLVHgixz1Fii', 'per_KXqtxU22GR9MtY9LsoRaN0', '{}', 'treatment', '[{"id": "prac_mHVUBOgh6pURiqcTVJ7mU8", "type": "care_team"}]', 'dec_HNTZc1s34t91HLYRaHKDfR', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Z6SWDGGdzMUrqOtSW0yAd1', '2026-11-16 04:59:43.944+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_qniyZEV7rocTLM5QGRCxmY', '14', 'check.created', 'done', 'check', 'chk_h5C8yDo4XI5UaOGA7mQeIO', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_e6Zwff7AhKduhKQaQKggIx', '2026-11-16 04:59:43.742+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_r4E6dYG4qFZh9wJV1pj45k', '29', 'session.created', 'done', 'session', 'ses_vaPm5XzDVd9cdym3wtH0Ui', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_jZQjnnnmv4d6xYXdR4Ub99', '2026-11-16 04:59:43.854+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_rOPptYTV8eXAg5yg4u9PXn', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_Fa5JzlRCKqqGiOhu3I0Zu3', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_xapGcuJkNePLxycqFW3ljw', '2026-11-16 04:59:43.819+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_rQlMegfu8YzQSKkGk8v7Dt', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_esLYhXh4ThtoMIUyF7Zye9', 'per_esLYhXh4ThtoMIUyF7Zye9', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2x7jQ4aAlJAdcxqBZxQxeW', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_aGPRjlXhAG9DagkqxV6E1t', '2026-11-16 04:59:44.52+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_rd1t8baqc5fmuanVKy0cRT', '157', 'check.passed', 'done', 'check', 'chk_AqBnC9AbAMr6vyxrE3BzZT', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_rdzK8hznt5b3T0ay7uWpQw', '19', 'practitioner.created', 'done', 'practitioner', 'prac_eCfLlr3Nma5nNuv9aHBfza', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_UD3ZzPNeK8VlOMzLw3iY0y', '2026-11-16 04:59:43.798+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_rrVtAHgYRLbCySZOLWMcZe', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_FiPDVGGmpaWHois6GOhCeZ', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_sJgWr2a8rcc3xP5QsTA9rk', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_9rcpRxd69faof3g9dzZdnb', '2026-11-16 04:59:44.613+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_t8OFHlyFXw3LbrbxHghlgz', '71', 'person.created', 'done', 'person', 'per_bWY29rql3fVcuma1e06f6a', 'per_bWY29rql3fVcuma1e06f6a', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_xIezgzQi4SVExpcEF7rAtr', '2026-11-16 04:59:44.299+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_t8WsOGEUHRtQ72ro6Ps7M2', '72', 'coverage.created', 'done', 'coverage', 'cov_fAYedxboXECtJe2EPajguM', 'per_bWY29rql3fVcuma1e06f6a', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IcbsNGyu6a5CK4LJvyE92P', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_kjtTqMWnxWfFZtXZ6Wfqfq', '2026-11-16 04:59:44.303+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_tFJLQeOjqZMWjb0lpXsgkl', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_acG9La1QlruzQDMe4PfuVM', 'per_acG9La1QlruzQDMe4PfuVM', '{progress_notes}', 'treatment', '[{"id": "prac_19051oTkQa5Umsn9ROCYyY", "type": "care_team"}]', 'dec_9kEfFMqq58I3xYoWEL81V7', 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_y5udRuVTpArLHEkyLyLmVO', '2026-11-16 04:59:44.799+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_tUVZ7J3CYTayqih9VaUvjw', '170', 'remittance.balanced', 'done', 'remittance', 'era_My9s9lOSitxg6moL9JXcDn', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_tW7XtiD2wj9erUD8rKxlbX', '78', 'consent.created', 'done', 'consent', 'con_svZofbwuhSDOs2XKMBy31a', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5QKlf5SswkHXTnXoqeYEYY', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Wvq3zN3A4JHbtIVA3O2nSx', '2026-11-16 04:59:44.351+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_tjDec2n4s7G9K5r9SF8VIH', '11', 'check.created', 'done', 'check', 'chk_APAwaYUJumS8yWYcHHuM9c', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WIi4WD5LvMJYFKsKgVdDsQ', '2026-11-16 04:59:43.71+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_uuzFijsWZVr6nQQRmneRAl', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_lIfzyti7qPxOryaTn5pS95', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_vNT5e3ynJ57CENPIi4hOxs', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_B2FschfjkkxBMHgKBQ9Cnx', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_T6zxgHecwm7pdmHUN9mSSD', '2026-11-16 04:59:44.405+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_vUTAjYt2L1bNm7xhacPxNn', '82', 'disclosure.created', 'done', 'disclosure', 'dis_axLR5q41cae0USfYQ9qos6', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{}', 'payment', '[{"id": "con_svZofbwuhSDOs2XKMBy31a", "type": "consent"}]', 'dec_BeQCT9P0ejngOm2TYG1yCD', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_WI9o4Rl0CDwfrEUmbNExsS', '2026-11-16 04:59:44.376+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_vbnAIK5AP5OG3WTwKNxhJv', '136', 'note.created', 'done', 'note', 'note_jwgwfCIJwD2kIN95QND84D', 'per_acG9La1QlruzQDMe4PfuVM', '{}', 'treatment', '[{"id": "prac_19051oTkQa5Umsn9ROCYyY", "type": "care_team"}]', 'dec_9kEfFMqq58I3xYoWEL81V7', 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_y5udRuVTpArLHEkyLyLmVO', '2026-11-16 04:59:44.799+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_vlko0POhFJEfkoD9FXKsFp', '21', 'practitioner.created', 'done', 'practitioner', 'prac_q2wv92Hi98BvfHF5tkKNtM', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_Y5tRfiR1P4av0fnQ5VLa11', '2026-11-16 04:59:43.814+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_vqtbwnzAod7xSovyePfH6z', '36', 'person.updated', 'done', 'person', 'per_KXqtxU22GR9MtY9LsoRaN0', 'per_KXqtxU22GR9MtY9LsoRaN0', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_NnL755SETelBxqfEqqH2ZR', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_ZZ5KFC8899JZJiavcUPfa2', '2026-11-16 04:59:43.935+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_wo3jx8l5dAK0bQHCBPmsVe', '104', 'practitioner.created', 'done', 'practitioner', 'prac_uXEorBMT8BLFW2UOKIv8cI', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_CHghcO4koKBT1OQR0681Np', '2026-11-16 04:59:44.545+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_xCHfV0nOslafRFsTlrfS1J', '89', 'consent.created', 'done', 'consent', 'con_e6a3aoQWb3fpQCjJhUBKRx', 'per_DAbs3lzI4r4bZfHyK97eop', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_8DBKH9OaKR2HDOeFutF2yE', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_eolfcpq30IPkFrHMLqDoh3', '2026-11-16 04:59:44.435+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_y9DwxeaMxP4kE7VFhEF4mQ', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_acG9La1QlruzQDMe4PfuVM', 'per_acG9La1QlruzQDMe4PfuVM', '{progress_notes}', 'treatment', '[{"id": "prac_19051oTkQa5Umsn9ROCYyY", "type": "care_team"}]', 'dec_U3Y2e5HVEec5f0XzB1IzPr', 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_nCcVmDS6YTSoWCRXIjK33W', '2026-11-16 04:59:44.774+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_yncUUxjpbS2nzC0d2V3DqB', '114', 'deposit.created', 'done', 'deposit', 'dep_m0Wcbth9WhMn7S2kJvmW1X', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_T6RJ5O2l3fkzcbrUZ5Gnal', '2026-11-16 04:59:44.645+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_zLFY06uMCVhlTHCgeBvGFb', '65', 'payment.refunded', 'done', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', 'per_5T6kcUFfRcAgKEww37WPVX', '{amount_refunded}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_mAJ8rTOYMHbM72tKuy1MV4', '2026-11-16 04:59:44.239+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_zZyk27Lkf0C97opu9Xg5ID', '27', 'session.created', 'done', 'session', 'ses_Xi7LTXpuIYMoSw4JT27BPU', null, '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_jZQjnnnmv4d6xYXdR4Ub99', '2026-11-16 04:59:43.854+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_zcgDBjzb9siuB9RiuW6FKt', '80', 'consent.granted', 'done', 'consent', 'con_svZofbwuhSDOs2XKMBy31a', 'per_ENuKMvMGTQdw2M0UZfRPd3', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_7fdt4OhTYVy7e3JkkA3g0Z', 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_0M1wPxeydsw2GiaL4WY5Vu', '2026-11-16 04:59:44.366+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'aud_zmX4H4v9AoJwXMXsltRLLq', '57', 'adjustment.created', 'done', 'adjustment', 'adj_F2rwU617r3T3DF9BkH5J7M', 'per_IJ5mt7kNkyaJeglcc1eflX', '{}', null, '[]', null, 'account', 'acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'req_4lQYXQVMJjwK1LHw9aDKhH', '2026-11-16 04:59:44.146+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', '111', 'log'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x051ba60922d3ba380dc78192ed948d576d47985aef68438f716485eed312ba1d', '2026-11-16 04:59:44.592+00', 'head_b82982c6d6180508', '\x87c425b166eaed7efe031365073ff13607566264deb63f3d6e12fed703f741551316bb11595a42984ce65b6b56e0fa69394442a7241be28fe8012bdd94892007'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '181', '112', '\x051ba60922d3ba380dc78192ed948d576d47985aef68438f716485eed312ba1d', '\x53176ac640d75cdb57b930c131d790692452bc1f40d0a6276d3a72da5a054a9b', '2026-11-16 04:59:45.13+00', 'head_b82982c6d6180508', '\x7d8ca6eca6dc0ca7f7b204826e53e9e713095fc747cf6de58e59cd7ebf763deea78d85a1cca3c343d7e2c6957cfdea5e51e05d3d3506e927b9902d85a8ff9c02');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', '1', 'aud_DYAdWCkANfusAeKT0udMoP', '\x784303a5dba658ad2a47b64b0ac7b2178e3a66e57ceb91bcbd91c49ab8b8c9a6', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xe36a8282849ae511980d42bf7b46b41dfec8dac808a5cb4564b9849d0501701d'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '10', 'aud_jzwLp3mVfAiXD2NIgM2VCP', '\xfb3b5f1bba64ea2ca6a88d7ca394eaa1a9db7698b9c6b33040440283b3a5ca7d', '\xeb586acb0f141767ab63ebafa40790c7be2668e01dcdeba60fd7812fc6ce6acd', '\x6bcf5821bf78f3177747c25606177e374fe3e9f6a25e740818ae60decc4dda61'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '100', 'aud_cCUqMmuBOEmePQ436V5a7X', '\x4a3ef83e0dabc2b225ff588a13fad9532d01e6922bed67e7e68eb657ee3c4e3d', '\xc52c6acef0f6e8c5c06f354c5273a83426ba734d7f91a79b22b44776b5cbaea7', '\xaf2ecc90e60df250d7472778cc7635445bc7c5488a8ae82e26886f49792cd5fc'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '101', 'aud_N0IAt09myS6RBkZDxd9z4h', '\xae9873b77b3e4de04f7e6e60a1adf71b12768563a0e58c9eb86c74b25fab3528', '\xaf2ecc90e60df250d7472778cc7635445bc7c5488a8ae82e26886f49792cd5fc', '\xb3976cb3758f240ea6a1696e969287a97fa8faf1a8bb5cb66c4fb77417978d4b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '102', 'aud_kVB46cKKc1MuVs5pKuwqoI', '\x45dca2aba4ac1afffb8fb8ca5e5cb70f8e2f0b8062b24d88e62db193582831cd', '\xb3976cb3758f240ea6a1696e969287a97fa8faf1a8bb5cb66c4fb77417978d4b', '\xe81b5e544007af30da1e9f4100c3d46d209e07f6a3a74df6c779d56c075bac1e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '103', 'aud_b9Et9Gce3mGs4ruvyUawXP', '\xcf82dbdbcf76d1e2a078ff67aefcced4372f0d2c2cf083d6fa76902501a0f3eb', '\xe81b5e544007af30da1e9f4100c3d46d209e07f6a3a74df6c779d56c075bac1e', '\xed3becb5eea03ba3e9dc151b30d021a224067ba5b357dbac60cc66ce00c368e9'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '104', 'aud_wo3jx8l5dAK0bQHCBPmsVe', '\xeb2756b516abfeddccbe2882a0abee57f62403a8d591276e9a7790e86fb2a88f', '\xed3becb5eea03ba3e9dc151b30d021a224067ba5b357dbac60cc66ce00c368e9', '\xcab40f72d464023880cf0b437edc7daa6dd5bad7f73e6c43428a4394f647434b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '105', 'aud_2TaCWuAOi5DNU6JeLAaUnn', '\xdc5a53be60e5ac003f76db6c684252bc2bf203cdc6d24aa08b1b63ea334a8ced', '\xcab40f72d464023880cf0b437edc7daa6dd5bad7f73e6c43428a4394f647434b', '\xe845eb72c165d540f49140a0d2ea805d37b415f547a85c62ebc68ba4de78edae'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '106', 'aud_bmmBPjEx6dj3yoTK4uHYi2', '\x8222f5927845cb18a9859334a38839af954615d743ae6cfe8e29d306f4070dad', '\xe845eb72c165d540f49140a0d2ea805d37b415f547a85c62ebc68ba4de78edae', '\x68db0121ebf3f4f6f099fefa98b310df2fbc77dd81a83f31d9e13d205d8b5b0e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '107', 'aud_fPiSdnBHqnuPIj6xju6oAv', '\x352241a7f78f9997fcdea83e135e9d5ad80fedbc79d0d134ec503cd50e0d98ec', '\x68db0121ebf3f4f6f099fefa98b310df2fbc77dd81a83f31d9e13d205d8b5b0e', '\x0c907087f1e1e7694591ba163fdf3b07a9be11a8ed07e21044fb7e0df4c93766'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '108', 'aud_o3tCpXTdwdBTjn5Has1OlC', '\x7f9b778d5caff367af551f48ad9d2422127598899d5629bcf94f26629cfc4e93', '\x0c907087f1e1e7694591ba163fdf3b07a9be11a8ed07e21044fb7e0df4c93766', '\x8044a4a2804966cca8a642a1c6d2edce7555033b70d109c2f7818c660ae18d65'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '109', 'aud_7XjlW2170fwUHAssqaoqaF', '\xdd7c50f0093f0fd9645e5f0acc1cf3a869c57704ff1e557c91ffdadac9410b1f', '\x8044a4a2804966cca8a642a1c6d2edce7555033b70d109c2f7818c660ae18d65', '\xb5722cfa0e469782e668277c7c8defe9413dfc0d8f000b1d5f72c6da6f550226'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '11', 'aud_tjDec2n4s7G9K5r9SF8VIH', '\x85fd515c6506ca9222ef216ba00cdc52f838f631d3c81910834ddc5b5660d6e1', '\x6bcf5821bf78f3177747c25606177e374fe3e9f6a25e740818ae60decc4dda61', '\xf7b269dadcbe1ee7d113a96c918a510267525b9d721cf42f3cbedb0326d5dd27'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '110', 'aud_575lWxEJ2YAKgsfN7jlQcJ', '\x0dc91a8d8f542b4101745f8d2d69ec67ae27d77836d9c24becf319319e3da78b', '\xb5722cfa0e469782e668277c7c8defe9413dfc0d8f000b1d5f72c6da6f550226', '\x6bff2bbfc88d9fdc5f36de1a1c64f4bb8920916aeee69d05ac78bd701667cfde'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '111', 'aud_E6S0hdbflRTg7on1mdY1PF', '\x064d4f3a0f951b622f8724444cdb8d00d17bb693477e72a9c23afc745306688b', '\x6bff2bbfc88d9fdc5f36de1a1c64f4bb8920916aeee69d05ac78bd701667cfde', '\x051ba60922d3ba380dc78192ed948d576d47985aef68438f716485eed312ba1d'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '112', 'aud_sJgWr2a8rcc3xP5QsTA9rk', '\xd0d94b58b5592a4e83c20d4a12553a1ad0503525f4d3c411e32dcf7c9528c521', '\x051ba60922d3ba380dc78192ed948d576d47985aef68438f716485eed312ba1d', '\x3f0629adfcc046712497b83bdacb342d472b442640c9c7d5f538aeb1bc485c70'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '113', 'aud_mPuW643tqJdXd3klrieqZz', '\xae44f63a312cc3f323122b3b57a4a71430e4bdcb0c078d70b9efa07ffddd078a', '\x3f0629adfcc046712497b83bdacb342d472b442640c9c7d5f538aeb1bc485c70', '\xb4bdcd3be9f284adcc8e026af471fb72decc918e4cf5d237cfe43b123205d821'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '114', 'aud_yncUUxjpbS2nzC0d2V3DqB', '\xb3fe582f752ca265cc1a161a0f807e7efd08981d098d513d3bc917ae48b71859', '\xb4bdcd3be9f284adcc8e026af471fb72decc918e4cf5d237cfe43b123205d821', '\x6229d41f15a5ad03456fee757e00c4c122ef8860a3c526ff5801d268a2106799'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '115', 'aud_qUH8SGkCa6SqrAaLmie1cV', '\xb9e938384bac2d63a8684e9cf541a46ec4744f90ad8e381cb5c78373cfe8d0c0', '\x6229d41f15a5ad03456fee757e00c4c122ef8860a3c526ff5801d268a2106799', '\x98f8b95a32e62ac1f8487f8ab1eb447c7880f8725fd7e3155cae0e78b9ea6a2e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '116', 'aud_iAKsqYjBiwJ2MEBMeJYXEt', '\x35260d65e44a2852c0e9e2c01740d7459ad936324076f93216a93d9055e11fc6', '\x98f8b95a32e62ac1f8487f8ab1eb447c7880f8725fd7e3155cae0e78b9ea6a2e', '\x3b2d6683713f5de6f63142fe43af38af442ead4f1071fdb9162c0817f56ca0b1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '117', 'aud_ZOnT8xnEVnXp7zTeRyZzZS', '\xf346e79cec0f06e26d1efaccf708503a8637155e91b9860aa77fcd956e1983cf', '\x3b2d6683713f5de6f63142fe43af38af442ead4f1071fdb9162c0817f56ca0b1', '\xbd8941700822e3b14bc444d68e69c78f3db586f8249e23759059b71f8f25f4e9'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '118', 'aud_bsk82oksvL2r3UWT3OQtom', '\x3de9500e017edc95bb7141cd9f126055ba95738d27ef953e7360cc7069e2a45f', '\xbd8941700822e3b14bc444d68e69c78f3db586f8249e23759059b71f8f25f4e9', '\x27b88d1286b5bbcbc948cebd3095fae3d320779941c983c0348c8e419b396f9c'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '119', 'aud_e3ndrqo8OUQ3CRwdcbosvr', '\xd1b6fa08933db65177549bb80eb43b8501711a04184b8318ade60331371d2ed0', '\x27b88d1286b5bbcbc948cebd3095fae3d320779941c983c0348c8e419b396f9c', '\xb14c6001018a5f5a3ecc838bc5f6b0bc9492d2d0de057d141c24d4de0826864e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '12', 'aud_Td1hxVqS3gS615wtx4tdPx', '\xe4e3217d79c64d580aa4cd0ba619ea9032dfc3fa97c6f6148217dc771487331c', '\xf7b269dadcbe1ee7d113a96c918a510267525b9d721cf42f3cbedb0326d5dd27', '\x50e15a2a49a9cd737055649437b64ed8106e5b80ce266221cee5f3eba5421787'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '120', 'aud_1hBKg7bVlrndTml0cbuZeg', '\xd2f211850dadf6b1b3d804dd6e133d91c123ef95004b08e7b7013dea14fb10be', '\xb14c6001018a5f5a3ecc838bc5f6b0bc9492d2d0de057d141c24d4de0826864e', '\x11ba8546ae485394718b30b98d244cb8597319ad0ffc7faba5b74495ad2b74ba'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '121', 'aud_92BtI4Ou01lLwit3mfHBjQ', '\x33ebeefa01e135b3984dc6ec7528d0eb3009dc8831ac279b9d2aaa72426b3615', '\x11ba8546ae485394718b30b98d244cb8597319ad0ffc7faba5b74495ad2b74ba', '\xd83def3c06c77dbe2c7a7b0cdd65e0fc111e2c871c8d433427ad7a2534f7e5bc'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '122', 'aud_BYUYDsLT9Q60J9mlw83C9Y', '\xd8f49ce37154f8ed53c2942a80625e7abb5236d01bd5a9358162999d176a474a', '\xd83def3c06c77dbe2c7a7b0cdd65e0fc111e2c871c8d433427ad7a2534f7e5bc', '\xbc1645a65e7533c5bed2e18963e7393fc752f262c3ca4d11d3a65e05e9bf07a1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '123', 'aud_ZndxbLRk1WWVIIEtaIInJ9', '\xf7bcbcd8cf1dea427f926857601acfbc420a2e457643d0a5eb8c6795c8d3bb55', '\xbc1645a65e7533c5bed2e18963e7393fc752f262c3ca4d11d3a65e05e9bf07a1', '\xea880d52d0ada915b3be537194b1b7cd1e3f30469a8744c49019cbbec03e566b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '124', 'aud_afx8XIWkmMmN3z2XVqCxDy', '\x84ad32ec21358ef58c32cbf52170bde3f81317c055944bf1b2648631bdef2dba', '\xea880d52d0ada915b3be537194b1b7cd1e3f30469a8744c49019cbbec03e566b', '\x933283e68840c1d1ab2bd0b72cf1eb4a395a96bd0791140d77b00a26e69ab393'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '125', 'aud_6kzekm2sZY8MpQfEosHMko', '\xf9359996960ee8b76ed72551147a2bb8ae02320a8df356d7f8c9bbea69914bb2', '\x933283e68840c1d1ab2bd0b72cf1eb4a395a96bd0791140d77b00a26e69ab393', '\x9175f92ad4a74a9a28f96aed5f149065977da68e5c15cf050864c97897fa089b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '126', 'aud_6MQc6ym7PA0LjPfZZ26Y5l', '\x3b466958a022db710ebd3757bdce9edfe6b02e1176344ecce38d89407dd44f69', '\x9175f92ad4a74a9a28f96aed5f149065977da68e5c15cf050864c97897fa089b', '\xc075b2afdebc9679991bfe0d3529eb8aeff26514c71762cf811c92293cce11a5'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '127', 'aud_nVlpQUwR7gg4oBVNQlU9QZ', '\xb2de3342f1077a346f75bc1e1fe59f766250f1a21e78eead544efad62af22e19', '\xc075b2afdebc9679991bfe0d3529eb8aeff26514c71762cf811c92293cce11a5', '\x8e5c5e465ae37b6631e1ec246c8cc5c2967eb62ce242fc95af6d31150112d9ba'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '128', 'aud_ZcbIT6Kf7NmYalh9LiYyfL', '\x980c81bea2bb795b07f00326166db5ec5044bb4ff0033d977d4dfaea9e19a6a0', '\x8e5c5e465ae37b6631e1ec246c8cc5c2967eb62ce242fc95af6d31150112d9ba', '\xff6457c7bea7d33089b13c314b097f96a390f4f9eea7fe9822b704876cc88232'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '129', 'aud_0j2q4hb0I80jDpDKtofMC9', '\x419eaf0387fb26c512332a779a692fbbe23787ff2348ea8db8a4924216fad594', '\xff6457c7bea7d33089b13c314b097f96a390f4f9eea7fe9822b704876cc88232', '\x3e319be697653fde1e3fc31b493260e6732c760b224db1739c0217a427716a91'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '13', 'aud_Rb5X3HL0TQGB6VzFWUl9Md', '\xfb35e8c0cb9a7838a5112dc28668bbd42e36893724d1ee9c15c03e0b88d8b7f3', '\x50e15a2a49a9cd737055649437b64ed8106e5b80ce266221cee5f3eba5421787', '\xdf944ea2480740a796cd6f31fc7390db1684045b71208eea0e96bbd32ea3c6b2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '130', 'aud_JJTpt1Ju3HHbPF7sIZgPVf', '\x891536b622acc9aaa04af1de077ac4fefe247a306d929dc3e6e02dd71eb79397', '\x3e319be697653fde1e3fc31b493260e6732c760b224db1739c0217a427716a91', '\xebdde23ff5df4356300174e0341291840a79767fe6deecc6f260009a99bb1a0a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '131', 'aud_TZ08RlcittwZG6t3IhAUHu', '\xf2fbef334616a1cad7948124112c041828b5a53c491ae2d80cc31bd1d74860c4', '\xebdde23ff5df4356300174e0341291840a79767fe6deecc6f260009a99bb1a0a', '\x37e3472455b1d84746025ac431c5ae0106df51f073f0f4a6edc8ae77bb303bb3'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '132', 'aud_y9DwxeaMxP4kE7VFhEF4mQ', '\x43dac869255612f4caa68ed1901e2933e3d6cc3305a3fccf9b08e45d799ff215', '\x37e3472455b1d84746025ac431c5ae0106df51f073f0f4a6edc8ae77bb303bb3', '\x59387a20a591a8ebeb654993b9f882212bba5f4f0c0a8ccfb7405932ea8c0d49'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '133', 'aud_X70wXZasedyLWMFsFSH9CU', '\xb7aae1490d9ef4076efaa436c4709902bf553aa2c05082236252cbced8859bec', '\x59387a20a591a8ebeb654993b9f882212bba5f4f0c0a8ccfb7405932ea8c0d49', '\x681ea96c434adb277fda2ad8f9303e8cc15e429cbf03388f2890230177ab2b31'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '134', 'aud_OQhhshJJke7w5JIngo5lLX', '\xd1046faf17b2bd1db5b1ce819be5642c43b1b9bcda28c0e31364aca5aa9de5d6', '\x681ea96c434adb277fda2ad8f9303e8cc15e429cbf03388f2890230177ab2b31', '\x2a3745ed9b37f52c3ff277849a413d0ac53f39ad615a0d4c7268c76a305f7ef4'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '135', 'aud_tFJLQeOjqZMWjb0lpXsgkl', '\x441920c9ce312f57bc78462cdbe822a07b12e9554af8b7a5cd0dcc4db90f8a02', '\x2a3745ed9b37f52c3ff277849a413d0ac53f39ad615a0d4c7268c76a305f7ef4', '\x9e548c03e94872734eebffbf8393d6b2bb0db76159161371749b503f6d07b65c'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '136', 'aud_vbnAIK5AP5OG3WTwKNxhJv', '\x7972ba27ff9d990a0a7fcb9cb1811aff5ac726a24850cc3dcf0cc8b7209f6825', '\x9e548c03e94872734eebffbf8393d6b2bb0db76159161371749b503f6d07b65c', '\x3ea4927cd71555230d92f08401e77018af54aab22cb03e187605dbd219f86d41'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '137', 'aud_DGrX6tfbqRwd8QfprfzX2a', '\x0c70a326a0b7c86b04883bfef645fa0d4bef3829f65263b93482671d0d26c93e', '\x3ea4927cd71555230d92f08401e77018af54aab22cb03e187605dbd219f86d41', '\x5c216d0547237fcae521ff0f40d6791eaadb4303e9700b9e93e80ed2831bdf19'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '138', 'aud_oE6YYHVCd3q1HMZXaBHZV6', '\xffb272e182e80aa74f9429486faa97870cce64a2cd4ea2ed47c1aa9bd790f559', '\x5c216d0547237fcae521ff0f40d6791eaadb4303e9700b9e93e80ed2831bdf19', '\x0f12a77dab7db5e13b079636f2706fddae5c0690e4e6e0c4df10d8ed00623603'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '139', 'aud_DV4D3dkdnb4yY3jr1yYB8e', '\x622e0027eb856c9aed2fbad812e497e970ad9956970285f16acda5a76ea6d116', '\x0f12a77dab7db5e13b079636f2706fddae5c0690e4e6e0c4df10d8ed00623603', '\xfdeeb431a59fedf17d896ed7cd00244a1526699552109c0860ca1c2d9c7351a4'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '14', 'aud_qniyZEV7rocTLM5QGRCxmY', '\xdb260c43b3c028822750eaae50a1dc268f4921060a35fdc5daa702e8f0763221', '\xdf944ea2480740a796cd6f31fc7390db1684045b71208eea0e96bbd32ea3c6b2', '\x4413de67f8f5882c11c9ba827a3fb0dc77925b04d3cfc370b70e871df91d0583'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '140', 'aud_kwgJIEK4IwZYmTt25aZNOH', '\x1d16666bdd27a8aa9dd17bac25b15a01bb79408fc886ffd310d54a17dc3686e9', '\xfdeeb431a59fedf17d896ed7cd00244a1526699552109c0860ca1c2d9c7351a4', '\xa8baf29b5bf8fefd96bc6b2a71ce8ee0ab007b9819cd4e7f9fd65d0e9a132317'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '141', 'aud_P6Lm1ho3A1gth0kJYDGEj5', '\x42ae5c72e42cd541f49a83e0e6e3bfc3ce85e1a2140e73f07539dae07d312289', '\xa8baf29b5bf8fefd96bc6b2a71ce8ee0ab007b9819cd4e7f9fd65d0e9a132317', '\x0da3053f38dfcf9f301c077a8b7fa6037e37b3e94e3c056643818e05f66a07f3'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '142', 'aud_qTRTex44GKWmH4w16Eme7d', '\x7d03c0e837b060c20b2c0e2b5300a8d45417d0606ab7b51bf0ee01301fecb29e', '\x0da3053f38dfcf9f301c077a8b7fa6037e37b3e94e3c056643818e05f66a07f3', '\xb01a8558cd0d75d7f68750f9b63506dc4e9cbb9b1c1028b852f460672edda9dc'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '143', 'aud_RiLqpXBDdl5IEy2I08a9Zx', '\x75468f2a37c2b91d40cd5ee3a9db4a5d213be40f46762a58bb02d8aa8ea51ede', '\xb01a8558cd0d75d7f68750f9b63506dc4e9cbb9b1c1028b852f460672edda9dc', '\x790514c271eb2347e6c2faeee24cc2790c37f6be01a46752b59a90316779578b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '144', 'aud_7DMNPAmigrYg571UKwgMrf', '\x5aa89c2d5d83abab5430659e4d010efb8fff35853e2bbccb5a0c9be8e7032ee8', '\x790514c271eb2347e6c2faeee24cc2790c37f6be01a46752b59a90316779578b', '\xa8283500018a41ec527c58cdece49282f337198baca6417f226344699a0fdb50'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '145', 'aud_X5hi6X216lH7IPnHD9psV1', '\x0bdfc56dfcc17552a4082678ce5b02e6cc8377beb9033401ef3a67d56de66da9', '\xa8283500018a41ec527c58cdece49282f337198baca6417f226344699a0fdb50', '\x94cc6797024dc7a962ba302740578338c05cd772b3601ccb656271393ac6a1a0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '146', 'aud_NpwYjRhtb6vsCS0TaSTSxH', '\x28b8c33c79bf4d1115a84d0579088631bd444e8adba53d1c67a45ebbd161f9ee', '\x94cc6797024dc7a962ba302740578338c05cd772b3601ccb656271393ac6a1a0', '\x6740beb25523cfbfb4752b120026a095df6417694e7458044cda9c450d86c7f8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '147', 'aud_nyG46p5dIMnQN632a1ZCcq', '\x43f347427c319b5eb1b623b3f48112ede277a8caa9e0333dcb89d51fdc90bad0', '\x6740beb25523cfbfb4752b120026a095df6417694e7458044cda9c450d86c7f8', '\x37f9ded90d31eb465a32ce8ecda4cc03ec6222fbc5d68e5f2283c6a7c62acec8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '148', 'aud_5v1joLM1DZZf6nWceNY3Zr', '\xe24894fcda4f89443166bd9fc19df5550add5a318e554c52c2d4b29327720ed3', '\x37f9ded90d31eb465a32ce8ecda4cc03ec6222fbc5d68e5f2283c6a7c62acec8', '\x616e743c448fe4eae9ff7d57b8d10db06a81bc523fb415b7fe078b6c832ad409'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '149', 'aud_V3TUxULosuR6eAX7FLDFaJ', '\xaab2cba77cee35e79bc8f6eb1abe52495166e9c821230e7b43994caa94e1ff2e', '\x616e743c448fe4eae9ff7d57b8d10db06a81bc523fb415b7fe078b6c832ad409', '\xa48fe0cff780d2cf11568ebe153ad71317f1f0ab318cbe7ce83875779c5f9898'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '15', 'aud_9GW2oC2q9tSM9W0HR93ZV7', '\xe14c283d2878dc0f674447aefb2f674f655305b028c4952d1d2239fc21dda10b', '\x4413de67f8f5882c11c9ba827a3fb0dc77925b04d3cfc370b70e871df91d0583', '\xd435f395541059a89e1aafd61660d79cbba844d1433e30abf12c4e20b26f8090'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '150', 'aud_2EXbakMbKe3DogMniBXbR6', '\x8bd37292fe009e2b65ca9ebf65f068a48db81f2f9bcc4e9316cb268052a0f89c', '\xa48fe0cff780d2cf11568ebe153ad71317f1f0ab318cbe7ce83875779c5f9898', '\xeb48b9dc2cb8512dd66c8f605f5b65a3f7bac66ff4e6fbed7e44102542f9eea2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '151', 'aud_DJPewp1F0NVpNOimJZxJSR', '\xc832179c62498017223958f2caff9cde4b6f19a99b4fc30b0133e508283652e7', '\xeb48b9dc2cb8512dd66c8f605f5b65a3f7bac66ff4e6fbed7e44102542f9eea2', '\x30a8f63e3acc2586e06e3f65108ea1102b6c837d61e6dfa109c0b1747f5f6b06'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '152', 'aud_B6eaGs0FRuYF6wWoZ8HSUn', '\x12532c99d94b434a987933ae776f3af93fd2907111c26b2f7e6338e10a97c702', '\x30a8f63e3acc2586e06e3f65108ea1102b6c837d61e6dfa109c0b1747f5f6b06', '\x48e2aafa4652db17bd413523571eb28cc097721d8127e48909c012bee1794977'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '153', 'aud_i5StvvDonjh3MxNE9TfK1w', '\xbaa3384f2986430b84662aff8105934126b5ed782dd4983f7a2814619174fa34', '\x48e2aafa4652db17bd413523571eb28cc097721d8127e48909c012bee1794977', '\x87185180905cfad1663390ad328600de2f3d174715a937213bd78a6da9bc01cc'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '154', 'aud_GhEP5MBxZYaSD2aVqO8ja8', '\x3970549efa2c25acff1332bf0b0a36692a506890649758a6d051343251fc98c8', '\x87185180905cfad1663390ad328600de2f3d174715a937213bd78a6da9bc01cc', '\x09b9cc854b158e7926ca626875b312e660f3d9fd8ff9cd188deac97057b23d47'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '155', 'aud_QjDpeamjG1UHxowgbgbph6', '\x62c3c142d140af7c13429e517262819a2b9f9c2650084170243f4d83e7b82f3d', '\x09b9cc854b158e7926ca626875b312e660f3d9fd8ff9cd188deac97057b23d47', '\x10251f9afb9b09a2a28dd1dc6cfe3e456a4747b72c680d9394afcc403692693c'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '156', 'aud_9PuYQzUth3qHY3A49JdoJd', '\x6beb08842b12cc1d13131885f49b9f7603815e9378a83240020aa1158bcca3bd', '\x10251f9afb9b09a2a28dd1dc6cfe3e456a4747b72c680d9394afcc403692693c', '\xcb1b8e85a2478775f621c38324f0f74aa8ff70151e965f19710bca07ed483793'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '157', 'aud_rd1t8baqc5fmuanVKy0cRT', '\xe33e83132e05e032ef01dacdbb6b8afb209a471ce3e772cbe383b6e0a2a0a53b', '\xcb1b8e85a2478775f621c38324f0f74aa8ff70151e965f19710bca07ed483793', '\xce15a02624e14699b057d34579b41428c8d082f6ffef3f02a8ceb604cb7afa22'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '158', 'aud_RgpRkBT9lbsorsi7ZVdQim', '\x12ee0b4e432535c883b7a3d860d2d01220fbaad3e65e5d7efb2a0171511fbf36', '\xce15a02624e14699b057d34579b41428c8d082f6ffef3f02a8ceb604cb7afa22', '\xdbe987007d85095b069cf3c75972ba926b320e85407cf2431751e11b263122a6'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '159', 'aud_JtyqZiqw5F2k4f1hIEodRh', '\xcf6f9e1d0867b5545f4b5719dfaafff5fad18ff924ec2a06552a1eceaab171c5', '\xdbe987007d85095b069cf3c75972ba926b320e85407cf2431751e11b263122a6', '\x3c19a1e5c9d6bea31718910d45820b3ccf66aece07ca5abf1915ffc2140d4ca1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '16', 'aud_ajoVIrQNye84UD3llMpsAJ', '\x1b1620c86d6ce172006e9f87db63d7e7a52f9f2601157dbce46719bf7be05c00', '\xd435f395541059a89e1aafd61660d79cbba844d1433e30abf12c4e20b26f8090', '\x390bffa44b0f91c78df13a063927aa6482e43b4b5689d062caebec067d2a8a92'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '160', 'aud_5HBwU97oRinLEZTo8AbeLV', '\xb15f9877b45713af9db6bd313bd2110ed1878cf92bf2b6977454f96144933ef1', '\x3c19a1e5c9d6bea31718910d45820b3ccf66aece07ca5abf1915ffc2140d4ca1', '\x32a14ec07e0ba89b6790b5260795cbb163f6312dfc76f5e782cdb528581e580b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '161', 'aud_p1McxorgFSyPpMXG1IWikr', '\x19d3ae666b18dea000e8501221c2a6a4149973da0dac9b4f3d236e705b9cfae9', '\x32a14ec07e0ba89b6790b5260795cbb163f6312dfc76f5e782cdb528581e580b', '\x6046d1129c8e1be601f3f76f717e61bfc812c157bbc9ca60064adf72e6bf70a2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '162', 'aud_1YEEl4ScZcLVcXV0VXj6i0', '\xb38395c80e4a2af4a3557b3e547c2d43ea85233d797a431c1af44ec56fa462d0', '\x6046d1129c8e1be601f3f76f717e61bfc812c157bbc9ca60064adf72e6bf70a2', '\xd6bbe2182c4610bcf5876e435932577846a24d3f7cb9f66f5e3352dadaaed1b8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '163', 'aud_5Wz8a5rfUZgcL4T4iOHGRP', '\xc076ec9e365a2fdc25a6bddbd36317294b0af2df3d8fd7131b31a2b5d36e09a4', '\xd6bbe2182c4610bcf5876e435932577846a24d3f7cb9f66f5e3352dadaaed1b8', '\x603e45f73b0ed8ef3dcd2a62ab4ec6bb40d563ad6183cc148c1042805e40de05'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '164', 'aud_uuzFijsWZVr6nQQRmneRAl', '\xefafa4b781fdc6028213a450eaff0767e166a70715ca3d2dd024e182d7bec64c', '\x603e45f73b0ed8ef3dcd2a62ab4ec6bb40d563ad6183cc148c1042805e40de05', '\xf5caea0801e54e6efa9017c327588c3ed6024f243f6a9f7c2f7296b1fe7d482e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '165', 'aud_4qyorbnihSu1ZUpanJfJee', '\x4915231d590981ed5603a8e7d5fbf157192626e3afea7b34b8ec9cc1a2c5dd77', '\xf5caea0801e54e6efa9017c327588c3ed6024f243f6a9f7c2f7296b1fe7d482e', '\xb08ed0ba9e5a4f33b1891d80780015e48283bd4e64669304ce354fcc38605eee'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '166', 'aud_1rd89FVtXCHfNt09Q0Xx2N', '\xc7eb510548cedb241bd9367ef580976bc5dc28c2251225bc904fd0056447af17', '\xb08ed0ba9e5a4f33b1891d80780015e48283bd4e64669304ce354fcc38605eee', '\xd4a2a9e6aea530219f5f59751dedee0f65c76346579b8dfd1bbd693737e10bcf'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '167', 'aud_rrVtAHgYRLbCySZOLWMcZe', '\x277f0b28afc3a0b2aacfd411096802ede642b66029317a98d23a099dce495151', '\xd4a2a9e6aea530219f5f59751dedee0f65c76346579b8dfd1bbd693737e10bcf', '\xd2ad962f2d706479908f5640909b8f1e676738e7f9d81466d522428a5c2353d3'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '168', 'aud_nDrU8wuClbTqMXOqtP4fCZ', '\xd4a2b0fa83be5902c893d80729e09cf34b2bace1c34a9cd95e249bb2a9bc88ec', '\xd2ad962f2d706479908f5640909b8f1e676738e7f9d81466d522428a5c2353d3', '\x5c5f9403d13131fe578d1ca339ae3f7055dfd51d289010a48f47a9f042a0a900'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '169', 'aud_Lr5EwifaqFeZiPkrpEM6sG', '\x8871189c80215c56bf947dfad783489735a3e07c39ad6f5387d911ca1662e8ca', '\x5c5f9403d13131fe578d1ca339ae3f7055dfd51d289010a48f47a9f042a0a900', '\x360731a8ae689023472f1bb84c7ad6e27f72ca68bac31fc9d1631dae92f10c0b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '17', 'aud_Wf5MpDvrUd7vsdUYl1Uuh6', '\x730495120a90bb0c78068b0542a96c81f8c02d2763228ab462647472d61dd140', '\x390bffa44b0f91c78df13a063927aa6482e43b4b5689d062caebec067d2a8a92', '\x152dae4634b249b1ec5cc52ffdb6784f107b5dd3e50c5054e636801a0b79b3ea'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '170', 'aud_tUVZ7J3CYTayqih9VaUvjw', '\x7e95631e3b235e3765c07f38a708939f4772b3738009d0c9d74edc9cc894bb84', '\x360731a8ae689023472f1bb84c7ad6e27f72ca68bac31fc9d1631dae92f10c0b', '\x7eebff54a2004296679199e842fbe567017c790e8944b0df885f7abc4d0bfec7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '171', 'aud_eeo0gcp7n7q9Z5AoeC8p7D', '\xb56402c913b92d78e020cb5d091f808044212dc4c9fa82ad131316a224375184', '\x7eebff54a2004296679199e842fbe567017c790e8944b0df885f7abc4d0bfec7', '\xab97726bdd585ec6eddb88b22b00597f46375451b6e56e85e12d677440304821'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '172', 'aud_RsJOGyOHuaEeq2v17cOMgf', '\x552ae6d6a7ed625c7cef76f4e573f4c65975abcc8dee44efcea6d86f00f738a2', '\xab97726bdd585ec6eddb88b22b00597f46375451b6e56e85e12d677440304821', '\x60d08063a254d53104c057a776a5e9a832dba5d72661b365d4dead7f88781ac6'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '173', 'aud_fs0ZhSTjKDAfauHUeR7T2F', '\x0d709700e66add3cd442a5005fcfc409de0b54888194d5912b6d90665cbb0c57', '\x60d08063a254d53104c057a776a5e9a832dba5d72661b365d4dead7f88781ac6', '\x372213c75c3652ca659d6a796e3cae497c36b15a8192bb6fca55fce10e1f929e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '174', 'aud_Zv770vrrFXQa9bjp7PNdxA', '\x370d4386e0168ccf093442c106a0c6472694947a51243fc512c9f3e87f7dd1fb', '\x372213c75c3652ca659d6a796e3cae497c36b15a8192bb6fca55fce10e1f929e', '\x0d0f7716b4a9fa69663b3a43c7cb46441597d9bc318ad79399a5142ab7490341'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '175', 'aud_K3p0WzKSJwCTRLl8A4NxVy', '\x03b21a3e57cd77a9c897a01a53abe3122d4d914d6089d3bea73b860b88f4d528', '\x0d0f7716b4a9fa69663b3a43c7cb46441597d9bc318ad79399a5142ab7490341', '\x633e9e3076196893c6d7b14647023e2ac8d977548558621d71a0791bb258f731'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '176', 'aud_B0f0uaX9lFr38GzkB34j59', '\x83dbc9ac28da63ad292e1ca08a6feef643cf778f449482a3038412d95c26e0c4', '\x633e9e3076196893c6d7b14647023e2ac8d977548558621d71a0791bb258f731', '\x723f3a8bf3f9c43b6fbe5d9e25ddfa489191bcafce51847dfbd906d8fa56fafb'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '177', 'aud_mAd4Jn9LEhcxyFK08Xuhlb', '\x4a84cabb49bb0bcd77291f5a79abd04ae7ddaec1fa98134d8090a12f77526a59', '\x723f3a8bf3f9c43b6fbe5d9e25ddfa489191bcafce51847dfbd906d8fa56fafb', '\x6f6aa00f3a386b6fc43fe40b232e85447dd9135186497562093322e81bde1eb8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '178', 'aud_aqGPIODTzdljUphMrcJvaC', '\x6714bc049901f45fc623f5177d72228593f701a72fd7af109bc522fe5d71cbbe', '\x6f6aa00f3a386b6fc43fe40b232e85447dd9135186497562093322e81bde1eb8', '\x7d506d297e01a1f15d54adc5cf45a944e5d4e1b63a8e788070dbea88a1807064'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '179', 'aud_1gz68FQdO4pBEsvCgFnyfp', '\x68d2825650ebe1fd2376f3c679d29cb561442e577b514d54f20c98a9dc7b0cf8', '\x7d506d297e01a1f15d54adc5cf45a944e5d4e1b63a8e788070dbea88a1807064', '\x994cb7e5d4e97f697d0d78128bafeba424a1ef61f469839e33dd4de04dd7a67c'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '18', 'aud_pOinL1OK2h8CrlfqHSqplo', '\xaad889f747bba7cd4217046f26a48a8ebe5d2ff459e7caa209c06a23db1ee5fa', '\x152dae4634b249b1ec5cc52ffdb6784f107b5dd3e50c5054e636801a0b79b3ea', '\xf7512becbec09da5711107131683471e3b4dd880719b5d020dd6e78141ea4a9e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '180', 'aud_YGOovKVUdjHhxvR9eSfM0e', '\xca38e785176b5c7d3035fc9c16eb09db67402b31e35505b23ae4c8f7920b243d', '\x994cb7e5d4e97f697d0d78128bafeba424a1ef61f469839e33dd4de04dd7a67c', '\x5f813f916647313a99119fdad147cfd26cd4dea6fdbe47501b0e90f288498fd2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '181', 'aud_pu02lWjrzauEIIawXZvljf', '\x953b2fcfa76fb15525cf4715917d7e688bc192c5a3accccf2b54f0220befff76', '\x5f813f916647313a99119fdad147cfd26cd4dea6fdbe47501b0e90f288498fd2', '\x53176ac640d75cdb57b930c131d790692452bc1f40d0a6276d3a72da5a054a9b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '19', 'aud_rdzK8hznt5b3T0ay7uWpQw', '\x9d52923b4e7682618d41af19502df959fc50857a7e71b09f3eeb0d9ede5385e9', '\xf7512becbec09da5711107131683471e3b4dd880719b5d020dd6e78141ea4a9e', '\xb3a437f27afdc2ea9ed03caaf3bd70a9f56776fdedcbca2774b1ab900bd8de72'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '2', 'aud_Ox3ljJeL4xgHx8tkcQnjRN', '\xfcb7891ef33f887bad607edaac2bb695390073ae5dabd03abc2f49dae8a7553c', '\xe36a8282849ae511980d42bf7b46b41dfec8dac808a5cb4564b9849d0501701d', '\x577d730d289e4ec9c99faf55e9fa7834484ff72172c3a0179d2fd83d003f2e1e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '20', 'aud_XDo47is6micXdM4JnD5O9k', '\x5466635d6f55a137752f91291f3ac0ab2f9376160e6b4fdd99667c204bb893e2', '\xb3a437f27afdc2ea9ed03caaf3bd70a9f56776fdedcbca2774b1ab900bd8de72', '\x082f16c7824f362b6b1327df40d0c931a8b1e02d1edf29ff61ca9088de16f499'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '21', 'aud_vlko0POhFJEfkoD9FXKsFp', '\xcc32e5239ab2a8c53b5e396bff1becd59da41dbe676c0690e6f7ae6b4d19e891', '\x082f16c7824f362b6b1327df40d0c931a8b1e02d1edf29ff61ca9088de16f499', '\x9ed054eb0a2afac616d79d06fa4cbfae6dcaa6864f79aeb178a576fdbdf1ed2a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '22', 'aud_rOPptYTV8eXAg5yg4u9PXn', '\xd89475080764255c8bdde205011abde0faf8eb363a479fdd86820e22b8d53871', '\x9ed054eb0a2afac616d79d06fa4cbfae6dcaa6864f79aeb178a576fdbdf1ed2a', '\x2a5e9bb08b2ea5d37cc3355f0da10f46fbd7f86ff3493c89da5a8e8b7a1da78a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '23', 'aud_PAVEzSvqKNz4WoKWgkQG5d', '\x17938047835311aa12c6e0048519b4e14736d79e2b8dba32e09404d94140c569', '\x2a5e9bb08b2ea5d37cc3355f0da10f46fbd7f86ff3493c89da5a8e8b7a1da78a', '\xcc08c8045816c1f677563df0bd73b953d2610bbdf8ba49e5010cb75ddc46c862'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '24', 'aud_odOrrSUoIKTA05iy6GK9OB', '\x5ab5887ea7208ba07ab33e97e6e6ed784df7079b251d659eb6afe762db69c1db', '\xcc08c8045816c1f677563df0bd73b953d2610bbdf8ba49e5010cb75ddc46c862', '\x6eb66a941c4e36b67df8ab9b2c642136e589b0c73321f47db162cb27d3befb9a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '25', 'aud_jtoo1RqV6kD0GMq3ufMd0X', '\xaac338f1eb879926e558080d918867125fa36b22b78d37d2741f1aa087d500c8', '\x6eb66a941c4e36b67df8ab9b2c642136e589b0c73321f47db162cb27d3befb9a', '\x0fa3aa3c6d013fda3931e94f793265d559e62e8c57f550460e548b9c41eaa990'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '26', 'aud_TvBAiRlvXYVXUzRYQCG8qm', '\x1e5e12d82bbbc31858de75958bf0c9073b3f8ed532564dd8279e17de6d441662', '\x0fa3aa3c6d013fda3931e94f793265d559e62e8c57f550460e548b9c41eaa990', '\xc5500deb347c20efeb71a24a8275d7f97c7de174e39c67bc5a348e275abe9318'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '27', 'aud_zZyk27Lkf0C97opu9Xg5ID', '\xfe09cb8f755836eb46467b404a6205fccef7ef47c0d11b3bfd30d3c65b304d32', '\xc5500deb347c20efeb71a24a8275d7f97c7de174e39c67bc5a348e275abe9318', '\xf91e1448c3df83e82469704a14a9c646936262b9dcd77f1a9b6fe04fc3013cf2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '28', 'aud_PLoFCkddGjP1WEgCvtidDa', '\x8ab7260a09916ab97ae293eeca8f52038714e05b20ca62ba62975b2881b9bb30', '\xf91e1448c3df83e82469704a14a9c646936262b9dcd77f1a9b6fe04fc3013cf2', '\x5a04a71a59cefce3ab844d0a4031ab32c18606bc1e7e1d6b71dc92550e425ff5'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '29', 'aud_r4E6dYG4qFZh9wJV1pj45k', '\x66c95e84ed75a43352df0a47f71a19bf295deab511917ff01cb9057483afd8f8', '\x5a04a71a59cefce3ab844d0a4031ab32c18606bc1e7e1d6b71dc92550e425ff5', '\xc06bfd7f718f0489aee1baff7fbdff6b1a0ac3235d43ca6c1e20770ed50bf6bf'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '3', 'aud_CYOmYau234JtneqKjcWuuD', '\x0d39eab06515eda4466b836a3a1230c1c13ee6a27d323ea9da061224c327aa65', '\x577d730d289e4ec9c99faf55e9fa7834484ff72172c3a0179d2fd83d003f2e1e', '\xac52fdb626571493e59d99f6702407471eaa979b808686c8d710da190c06ad94'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '30', 'aud_emRwoVrF9MgDSSpNxYELp2', '\x57dc2b800e2d7388e8dc82be12cfe31366ea568332057df2bb93b6e480630218', '\xc06bfd7f718f0489aee1baff7fbdff6b1a0ac3235d43ca6c1e20770ed50bf6bf', '\x1f0574020efaaab1a1f7edd490e74075227378a1984bc4333a8d4fd408488da8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '31', 'aud_8ek1IBqG34Zk29wp8PYG5m', '\xb016e99fe4954b0fe3aacc23eb5685a800b6c8fa6c84c16cd5e6ffe46a8f07e8', '\x1f0574020efaaab1a1f7edd490e74075227378a1984bc4333a8d4fd408488da8', '\xfb5977237f4ce8e969259b6f51b43eb6a4d697a6fd828937fa7d786ce88c732f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '32', 'aud_R40kmCRtnE1j5p2oocav0n', '\x29e2ef99acb9ab97c455412b89a89e8dbb22fa1e39a05f6c231bd25932ed9927', '\xfb5977237f4ce8e969259b6f51b43eb6a4d697a6fd828937fa7d786ce88c732f', '\xeb27418bf064601fe58583007a060b0c34dbced118fb44998a8ef8bfcaab2fac'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '33', 'aud_JF3lj7L31YkZFZ8YKo1pCG', '\xdb341838cebb1e62a9034a8456fd8e78b335601b66164ba604876988ab09e530', '\xeb27418bf064601fe58583007a060b0c34dbced118fb44998a8ef8bfcaab2fac', '\xdbacfee991b8ec219d3db20cb87327c96018ae7ff5f406211454159078674d6d'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '34', 'aud_RgLUwJyyGjyXPN14cC1BJb', '\xfde946aaefcf4ebc008eaba647389b5957a0122e632646aa6e376161369830a6', '\xdbacfee991b8ec219d3db20cb87327c96018ae7ff5f406211454159078674d6d', '\x829c1870f7badaed2ec64376108d2ff9ed95c7dc8b0f80b2cd1b0781d95ef3cf'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '35', 'aud_nNNqk2WGz2k7BcGDfygAaL', '\xe6ec55ac137e8f789024764b6c9028831d26a7e1fc7be9ad81fc7ac9a4e0884f', '\x829c1870f7badaed2ec64376108d2ff9ed95c7dc8b0f80b2cd1b0781d95ef3cf', '\x3cb6aa926c23a76c8849b00d0aabbb0bd4fcf6af40e51bd7bb7773ff7ee62e8b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '36', 'aud_vqtbwnzAod7xSovyePfH6z', '\xe75a3e5d5655bc22c3c9e0edf443c63944ae7a359301006411e17c03d7dc3a70', '\x3cb6aa926c23a76c8849b00d0aabbb0bd4fcf6af40e51bd7bb7773ff7ee62e8b', '\x3d74b1cae553908add9e2aeacb7170cf2248e85017d9de578cb5b76ef7b221c6'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '37', 'aud_Idm5rj60Qztkus9zJNvSrI', '\x4868e6f7fc2fbf34fb1a004390b30de61ea115b52e42c9c34a1edeb1f0bf6e23', '\x3d74b1cae553908add9e2aeacb7170cf2248e85017d9de578cb5b76ef7b221c6', '\x5bdba34bdd5a6fe19726f3e3957875a0b440721ff2aad2225cc63991da52bf40'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '38', 'aud_qdAOSCqf0Z2IXFYITIgXeo', '\xf70dcc9f0dfdc06e3cb413fd332912474bfafd25bf3f7a363572bf66dfb46ca3', '\x5bdba34bdd5a6fe19726f3e3957875a0b440721ff2aad2225cc63991da52bf40', '\x0d3947249d3660174ab886247411aad0104e5a83c0a1ed67ddeadc6245a8c170'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '39', 'aud_2Ar4xN8fyuvuWPb55J3uW3', '\xa64b9428e6b296effdbdfe601b509bef78ef762b82a3deaf64e85dd665911c35', '\x0d3947249d3660174ab886247411aad0104e5a83c0a1ed67ddeadc6245a8c170', '\x6beff0193ebde63612c0d50ea15cddb84b937086d38da13eefcd3d5658d565e4'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '4', 'aud_S9QMa5a3oyPJTLbi1Y72bl', '\x4c2264e2723cda451ebfae840873695b95cac6f72be051203086b04829c79a3d', '\xac52fdb626571493e59d99f6702407471eaa979b808686c8d710da190c06ad94', '\x346e1005e40a6b5b4d4a9378095234e649e2b267aba633837dbe64fb0736d747'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '40', 'aud_4EVJfmJnq1QMpaR6WoupMM', '\x054561f5ff99eceddb27cc85b308d03bcb8619a0da9b88c79345f2d7783900a9', '\x6beff0193ebde63612c0d50ea15cddb84b937086d38da13eefcd3d5658d565e4', '\xf8f568f2feaa6393deecbe47a9c4cc4419fe06d603aad4ca534dfd7edb502d47'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '41', 'aud_93GZq8kMCFnP75OaBHaQQ4', '\x8cfb03218390308d99b3c37b03209269e2e02dc8589e9f3b814bdb7291ddf673', '\xf8f568f2feaa6393deecbe47a9c4cc4419fe06d603aad4ca534dfd7edb502d47', '\x39804351aebaee756134d3c6b37bf14b7b98439c2d807dbd3939f256cb1abdfa'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '42', 'aud_n0CfrH8Tsn4n53cYiBsYKI', '\x978b93eff7e846aca71dcd140f744d87398f047392aa6cf45b8216c9df529208', '\x39804351aebaee756134d3c6b37bf14b7b98439c2d807dbd3939f256cb1abdfa', '\xaba4d42882ad9993f3d83711d72bc1c548e8767e7fabdcc8f5f55fe66edb2ba5'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '43', 'aud_k2goFqNwWuVnK8RA5piGI3', '\x3fe86186b18b40563e7457a9f81f11c5c95a36d7648058ee9de80b026a250583', '\xaba4d42882ad9993f3d83711d72bc1c548e8767e7fabdcc8f5f55fe66edb2ba5', '\x356cd483445820059f3df799dffaaa4a8891d8ee3f71799d35b36adc339b3668'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '44', 'aud_kQEOF192xyoGkZZ8a8pAZF', '\x85f10dcd0cbee864e4520214ad32c120cd7091b6302310b2f6a82394c33afc79', '\x356cd483445820059f3df799dffaaa4a8891d8ee3f71799d35b36adc339b3668', '\xc473cca1d951139beda964cb7dd091c5d30d1c201a9bfe2a0257956bb6ccf7d1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '45', 'aud_kVBJOofJSaTwIASCp8CMKu', '\x5d5dd5b3a25ed5d9bfee21237502984553a0c67690db971de06db8004ed8d895', '\xc473cca1d951139beda964cb7dd091c5d30d1c201a9bfe2a0257956bb6ccf7d1', '\x3cb24514e634020993a9a8cda3d72f3735ee13a4f42075a233fa223beec8ab2a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '46', 'aud_GUmQzeNHtIvrVyms3GEkc9', '\xe1129f0961b6d73e5b5dfa4874bbe5b22f4c7b77d0505dcd82aba7c5b4e2e560', '\x3cb24514e634020993a9a8cda3d72f3735ee13a4f42075a233fa223beec8ab2a', '\xd46d4af0dd2ac83058c4816113c889969176142a1da12bc27ae78428b47dda3f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '47', 'aud_HSk8ob3TK15UHGhDV6MhWN', '\xc5063a15c4f7aae7cb14385c2a4d402bcf2af1d1adb60df599a6334132a461af', '\xd46d4af0dd2ac83058c4816113c889969176142a1da12bc27ae78428b47dda3f', '\xcdb2230bec1628c3bef313419848e6643ad29855f0898aee5617969cfc3d40e8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '48', 'aud_TGuSW3aIdmVElq2WNG0hXm', '\x3dc43a9b4eee2d828322b2b0b78a20382118552f6f410d8f4b5d770d9291702c', '\xcdb2230bec1628c3bef313419848e6643ad29855f0898aee5617969cfc3d40e8', '\xb7eb0a89a8dcbfa817b65f503bf290a06b4eabb639a3394592a8298318c9d6f6'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '49', 'aud_6F3ZywcFEiaoPK153vBIfx', '\x17b9ac341e83ec1fcee6824e3caf1a8bcbdbed4dcf230e1c3b9b593c4705be78', '\xb7eb0a89a8dcbfa817b65f503bf290a06b4eabb639a3394592a8298318c9d6f6', '\xe7966885f654969d241b4ce02578b9cbda9559091e6a3060cc77538ec5120e83'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '5', 'aud_BESx0QnjzO1UQoVNcV8C7s', '\x68bd0e8f8a3e72d60c3768b55b4cd00906d2c2eac214aecc76ff12de500eec86', '\x346e1005e40a6b5b4d4a9378095234e649e2b267aba633837dbe64fb0736d747', '\x404fb88aa25dbc2733d20d86ff7944fadeae65dc044a0641cd578704c936c05f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '50', 'aud_CpilSa3bb1afToKdVhsEzM', '\xc911ea2d82da9eef6e2567498b6d397e32e15fda9c55507980367b679a47cb49', '\xe7966885f654969d241b4ce02578b9cbda9559091e6a3060cc77538ec5120e83', '\x955225470519935ebc297babb3f2bed184e59e13f7d56d971553b410762c5b2b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '51', 'aud_FWLg0s29X76hWyjZpOcJe1', '\xb427dc0d1c3204a983da3f7b62898cd4daceb14c21234daf8abebfb843e2bbb5', '\x955225470519935ebc297babb3f2bed184e59e13f7d56d971553b410762c5b2b', '\xfbffff584de9c71410fbc8371e5002ef15fe453cbd10264e67f425cda2cbbf6a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '52', 'aud_DqS6GdSC3exhESZn271ZjI', '\xd63052e32dbae90f8df26d9e09804fbeed6687a4d245189313bc498c2b78e44e', '\xfbffff584de9c71410fbc8371e5002ef15fe453cbd10264e67f425cda2cbbf6a', '\x0fb3657f309bfa354b1981220168469d2193bd8cf5de38fc0955f901e2fcd1a6'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '53', 'aud_XJlH9VYFLTPQ2WMY0TY0KA', '\x172fb929c46f7d4fbf29847289fd509667ffc694e810215df0799e7e682b8bd4', '\x0fb3657f309bfa354b1981220168469d2193bd8cf5de38fc0955f901e2fcd1a6', '\x6a3ddc08266bd45b415c2f8770ca3392bf19a3bcb825b7599bbb4d990ab29ec2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '54', 'aud_PSqakSZrScx2Fc8KTxiVjE', '\x99fbb3ef0ca97a4950273bac26a85ea150ca4cf5eacfdef3d7d06bc63d6c8de0', '\x6a3ddc08266bd45b415c2f8770ca3392bf19a3bcb825b7599bbb4d990ab29ec2', '\x09440eb98d6a40f31cd50ce3e043172b29b3dea8025f257d320d8bd3c9e61378'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '55', 'aud_ddFy7iDmQvFdpT8XwF8TCZ', '\x8960fb34ff4e2021c36651f536e3f49e0e217018a0296d4ad2946a5de31531ee', '\x09440eb98d6a40f31cd50ce3e043172b29b3dea8025f257d320d8bd3c9e61378', '\x65bc1c539edb64969534ebbde91a9e02dae0ff356a1e643d48c13fc2ae7ba13f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '56', 'aud_qWzv3y1PIDT4kfRc6VJuBW', '\x3ce10dad04a1b5f7643c6d70a367f1788a5f6d0a11d6162a3f47035ddb4e6412', '\x65bc1c539edb64969534ebbde91a9e02dae0ff356a1e643d48c13fc2ae7ba13f', '\xe24986d79298224b2c0cd89a3b5073e4758fa46ec923abc3133b880897f2513a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '57', 'aud_zmX4H4v9AoJwXMXsltRLLq', '\x48c749f9cde6d92ff729ecf1cdacfb32351ae1761e2001f12a1a1557a8a4ddc2', '\xe24986d79298224b2c0cd89a3b5073e4758fa46ec923abc3133b880897f2513a', '\x5e5ed7bc81703410f6cdaea4136969fda59604f17d33cc253b09b6bc88011ea2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '58', 'aud_OWcupcmrutpEGbvqRwjNtd', '\x195ba22ee1f1e14dbf8c8b35cb35a609cad151d01b0499fa9d215e45a6539888', '\x5e5ed7bc81703410f6cdaea4136969fda59604f17d33cc253b09b6bc88011ea2', '\x0ff60ebd474c7a1bd14e1a23988eb1eee745d462ad062f5c31ff2f4146bc1c6c'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '59', 'aud_Dh64hPvTowzEopYSIe5V23', '\x26c765516a576f38f3ff7efe08b2f6971dc72528368b58029fe45c6f009639f7', '\x0ff60ebd474c7a1bd14e1a23988eb1eee745d462ad062f5c31ff2f4146bc1c6c', '\x7b5526de0bdda1cbe309ca20d7eae34331be43b598f5ab29d4d986249fac469e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '6', 'aud_hUBINddBGVU78RC5nrTx5C', '\x85bddcf03ecab86eca6cb6677562b8cc703fdbe31eb31ac6809b588105f0fa33', '\x404fb88aa25dbc2733d20d86ff7944fadeae65dc044a0641cd578704c936c05f', '\x248e6263ac46269cf0083ed994d77d249884da0d2a7bb711afc909bb7e013384'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '60', 'aud_l4mty5u2Z4M5mVamllF6aL', '\xd827efbdbd46def12bbfff48ee3bf5c5e00a55259f79756d9daa87c759d5a04c', '\x7b5526de0bdda1cbe309ca20d7eae34331be43b598f5ab29d4d986249fac469e', '\x84357c8e4661962389b950aa230c6506ed132f159e0c73cdf55d0f380e7e4c14'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '61', 'aud_lpPu3gq7pu8EiF9Mw3BqZ1', '\x27d01e8fca74fccfbbe369ab6c094c26c37b7fe99c9429691f0ae254a06ea68e', '\x84357c8e4661962389b950aa230c6506ed132f159e0c73cdf55d0f380e7e4c14', '\x0cc86b10cbe01dab76831b8bfbe50990d165a419d0dd904550a266c1cd1d785a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '62', 'aud_VvkEbRv00oKVkTJlk7Truw', '\x7b7b99d13812a962f603328e96d18f1e657d1e80935cc22bc6eab69327ef49e7', '\x0cc86b10cbe01dab76831b8bfbe50990d165a419d0dd904550a266c1cd1d785a', '\x1c9ce8c53570b8007ef7ad4a753465270bae5159ebfdf3449f66c61c77b24a1e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '63', 'aud_5uEkhWf8I25UMn4M56e50n', '\xd46f445412ba937752739d361696ea6692109997a0f6664f970062b68c51c1ee', '\x1c9ce8c53570b8007ef7ad4a753465270bae5159ebfdf3449f66c61c77b24a1e', '\xdc098a1d1bc559c6077e8eb4e9fe5b8e0f7622a46a4fc898d5fa02b0ad3439c3'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '64', 'aud_Z2kgwH0cHrjDYrYIj8fS0m', '\xc38c7d1a2c6462306bd0c6a86081fcc6d9c81042f463a019910f023aaa9a4732', '\xdc098a1d1bc559c6077e8eb4e9fe5b8e0f7622a46a4fc898d5fa02b0ad3439c3', '\x682843b2b675f61eab6ed19d2f9ee25f4df92163c74cece2502eb6a26fe3fed3'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '65', 'aud_zLFY06uMCVhlTHCgeBvGFb', '\xafc738e9dc05c34d486ab06b2c45b00b723928b0879414abacc9b9d9175b4fe3', '\x682843b2b675f61eab6ed19d2f9ee25f4df92163c74cece2502eb6a26fe3fed3', '\x2aafc12eb04cdfa54c4d02a44cfb0640923f29f7a869eac056787389af484dd3'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '66', 'aud_MdsPxaBZ2qeYnR8xbiLd1t', '\x840c2fed40583f677f428873f25a46783238dff4b847340918636d941b1430d9', '\x2aafc12eb04cdfa54c4d02a44cfb0640923f29f7a869eac056787389af484dd3', '\x4892b731e07fdd46b7733ab1cc6d32d3eda684233780d6c1c2dad02447a4823a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '67', 'aud_BQrCapw9GbXPC0eTulC9zw', '\xeb8c511bbad135f3ce1cd5b51e161b46ad9d0d3026c4529fac94feee38ba50ca', '\x4892b731e07fdd46b7733ab1cc6d32d3eda684233780d6c1c2dad02447a4823a', '\x537cebc882b10f91f9c1fd30df7c7becbbe19de307a3e62a48f297ebfe2cf32f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '68', 'aud_neAtUHJbd7Ox1AFEwsC9SU', '\xb7fa23f3ea5267005effd376bbde2e04b524ce33dfbdb96bd54c8774ff7f575a', '\x537cebc882b10f91f9c1fd30df7c7becbbe19de307a3e62a48f297ebfe2cf32f', '\x5facd4ce786add81c86fc7097eba1a74a78a112f8664da90993bc10c1db2b5bf'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '69', 'aud_mlKGz5CIGxfp9SXd14x8z2', '\xbc80dd6aeccb781a3b979dc99768fa6738deeecb31a8644d1af976ed6a2ebf3a', '\x5facd4ce786add81c86fc7097eba1a74a78a112f8664da90993bc10c1db2b5bf', '\x9999a8fcf1617252262fed53dd677f0e588e60d6d8791704460cc6833eaad13c'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '7', 'aud_50CW6auRgzCpI7p6uhj9pq', '\x1740a3ce4cd46ca83aa3e3ccbefd44b67d8873daceaabd8959f99e7302943a3b', '\x248e6263ac46269cf0083ed994d77d249884da0d2a7bb711afc909bb7e013384', '\xf2202b1ab8c83f62d3fd2b2a3c97b1e55945af2c6c520e4486fe74b38304f118'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '70', 'aud_CEP1mtZqPfY4NQsEAuz1ME', '\x1240646b15d528f58a158e582b0a44c7f0f90eb2578b3c7464bdffa9d6107bd8', '\x9999a8fcf1617252262fed53dd677f0e588e60d6d8791704460cc6833eaad13c', '\xae6aba39031e8ca04e74572d07bd7d0a6bbf665af54f9ef4f1bf810238f74139'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '71', 'aud_t8OFHlyFXw3LbrbxHghlgz', '\xdc82b89e6e095223a6336ae4154db64e28594bb486b0d111461a1beb4793d178', '\xae6aba39031e8ca04e74572d07bd7d0a6bbf665af54f9ef4f1bf810238f74139', '\x853032aca81bce15c9e4fc01c7d63a600e3ef90c081644e65cae5b09fe5f735c'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '72', 'aud_t8WsOGEUHRtQ72ro6Ps7M2', '\x8ab54b90e9e2f53454ef96ea586dbde92bfc375cb1924fdf5e09942ebb1ccef0', '\x853032aca81bce15c9e4fc01c7d63a600e3ef90c081644e65cae5b09fe5f735c', '\xdd297fbb4bfe8036f287428abf053da75c58e031ba5bc597b64c250049407433'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '73', 'aud_DqHImKL15ENzt6yoaN1j1Z', '\x8babf3c91e545d4775a2e0c81f982bd580da778a14216ebf70f3f8ba61d5f966', '\xdd297fbb4bfe8036f287428abf053da75c58e031ba5bc597b64c250049407433', '\x804ffdef1507ad4f213a47b953925feae7a2bb6fd250f0b609812a799ee5a69f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '74', 'aud_n7v3hDQDZOAQEIEuKhYWWn', '\x3b97f4e9127f73868215c58597f8392f4d371dbde8b32b721c3389f9be763dfa', '\x804ffdef1507ad4f213a47b953925feae7a2bb6fd250f0b609812a799ee5a69f', '\x06029e66eeea79dd4f42c486cbe4f6b46b1787fcddd2fc6f3d836799d96844cc'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '75', 'aud_ISBuwOspLQtReLMZtwXMd4', '\xa71308d6a8b7b4e965e8f7aa91358d15dc749bf822eefc86e67874339cbce7b8', '\x06029e66eeea79dd4f42c486cbe4f6b46b1787fcddd2fc6f3d836799d96844cc', '\x3fe4c6321be463871f617a4a5cfa281ed9530c89c9b2c78175db204f1017da45'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '76', 'aud_PgQIX2jOyD7K8gHMZvL9r9', '\x88bda83a18a9ad8275aa5bf63a2f6ed5016320cf6e81a2489eeb7f713ab9f786', '\x3fe4c6321be463871f617a4a5cfa281ed9530c89c9b2c78175db204f1017da45', '\x087e8bafc0ea002cc1997adb117d6a034eb1851efadcc41e94294c7c6d24aca8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '77', 'aud_CdzciduESYC3YWfPm7LdJR', '\x57b0f120d5b68f7a58b761d31492f7210b42878596891ac492a1b469c4818d0e', '\x087e8bafc0ea002cc1997adb117d6a034eb1851efadcc41e94294c7c6d24aca8', '\xf1520e157e122c92911548f3e62c8071972f548005556d9c6e1f875d1f775239'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '78', 'aud_tW7XtiD2wj9erUD8rKxlbX', '\xec029aa35bcdb31ca9d1594d337ddd4696ed68ac4c22e99c60c1f1ab22308748', '\xf1520e157e122c92911548f3e62c8071972f548005556d9c6e1f875d1f775239', '\x586af1a88120d14e712319f58b6208432a874119995d0e6be1d0e64a3a276aef'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '79', 'aud_WZFiBRSNpGfR7KxRi84Uul', '\x9e5a3cfbfe2486395879c385aa6dd01d769270541a1d9f4f93a911e2ef0bd0da', '\x586af1a88120d14e712319f58b6208432a874119995d0e6be1d0e64a3a276aef', '\x27b3ca2555ead3776da377d518945a730e857392c990f79c4627da7b5fe00759'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '8', 'aud_QbCyNtvr0HQ6fanQuXgCI3', '\xb028ef3ab875e901799993d531892f16cacc3b9f8587843921a106164e44dbc4', '\xf2202b1ab8c83f62d3fd2b2a3c97b1e55945af2c6c520e4486fe74b38304f118', '\xc532a07bc6ae05ebffb49df4159e2022c2bbb39b88fafa07b6fbac367709d19c'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '80', 'aud_zcgDBjzb9siuB9RiuW6FKt', '\xf0ddade21f2bc6fc73fb5bad1479020546a3d0c6f4e21bca9037623dea07f40e', '\x27b3ca2555ead3776da377d518945a730e857392c990f79c4627da7b5fe00759', '\x73f8c219d290ed81311bf96f66cf5d536ea9e8d4e87072793d51c66926968425'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '81', 'aud_5WE49Frwf1wl4hDPvSciQF', '\x8870516ea72081fd5a120c334308faa0343cac98168475239ebd8f0a01764e50', '\x73f8c219d290ed81311bf96f66cf5d536ea9e8d4e87072793d51c66926968425', '\x70750d734f9760b3cfab6c185039ec8ba742d0bd7c47ba5fa972214bd5ca9168'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '82', 'aud_vUTAjYt2L1bNm7xhacPxNn', '\x51b5d6ed4281ae3aedcc996a73c7272883a319c0aa23e709a6fbd0ab0945867c', '\x70750d734f9760b3cfab6c185039ec8ba742d0bd7c47ba5fa972214bd5ca9168', '\x4cff7440c251b58d77ae95a3cb2eeeb47a8c5872b7547316ce58fc9a9e0ef5a6'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '83', 'aud_9EyyAULUK5F82UTy6KV8HV', '\x443ef16bd733fc67d4c4265b8e4612e4b4a7487ed9d2d4a176e8e04d75dc1a5f', '\x4cff7440c251b58d77ae95a3cb2eeeb47a8c5872b7547316ce58fc9a9e0ef5a6', '\x776a192ead69917fc6afeb203e213b9dfef7a7791691c460efd8d8c47e056bc6'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '84', 'aud_vNT5e3ynJ57CENPIi4hOxs', '\xae08abda1453bdcb1aee4802bc46222958d3a26047babed00ce1a9e720f00eb9', '\x776a192ead69917fc6afeb203e213b9dfef7a7791691c460efd8d8c47e056bc6', '\x27436bc29aa450fd69c0c2021ee6582cbf5f8fb6238baa1695b6bd5b0358629f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '85', 'aud_e2hpMC3ho12q12k4ydRCHt', '\x6dd5d7fcfc70a7bfce6484b8d0b3162ef0706045da8db2fedf44bde5c67faddc', '\x27436bc29aa450fd69c0c2021ee6582cbf5f8fb6238baa1695b6bd5b0358629f', '\xcac7c4c2125c026a59e906a978c6f24a3e014f458faa5eb8ebed80bf9d402e00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '86', 'aud_pzKVZ8LuheSA0cnXccjRqW', '\x36953220a8cfd1745719b9fdfe48aa99535f1ff8655e3ade9bde4152f0fc0ae1', '\xcac7c4c2125c026a59e906a978c6f24a3e014f458faa5eb8ebed80bf9d402e00', '\xd352857c57a3608da1e9f226a6cbf7ab8c90411ae6f3c68543df1fa1d36488b9'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '87', 'aud_26guXmvkF3Ui7yrM3iAXpr', '\x274f6664dad39501c0a160f7e9127389c370230528e62fbb79312cc7eb8f0019', '\xd352857c57a3608da1e9f226a6cbf7ab8c90411ae6f3c68543df1fa1d36488b9', '\x30819acb13218ae7db097a14ef2d69e85857ae72ccf16d4db14b686cf1a8092b'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '88', 'aud_lf0KGlrw6ZaEmhM5nyNlXW', '\x31514e5b201c416eec63ae71d0deee96cd84b9f7c90f4b4df0bfc403a00e785f', '\x30819acb13218ae7db097a14ef2d69e85857ae72ccf16d4db14b686cf1a8092b', '\xac988b3e0b144c07b0dfe3ea3256d2872d354d08d4c94565b342b9936a5f70b4'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '89', 'aud_xCHfV0nOslafRFsTlrfS1J', '\xab297696899800d502da9f730da4e57017b94b1c1f060fd304e5b69083a44197', '\xac988b3e0b144c07b0dfe3ea3256d2872d354d08d4c94565b342b9936a5f70b4', '\x9b3ad5df1007562493e098c2382ec3931705579dc1c85e505e9f7f66978db924'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '9', 'aud_3CtURpOYNsIAJPTvP2t1JU', '\x54b0d7909dce9aa0be1aed2b81756cbfef28354e82c1e499ad4fe8b9ad9f955c', '\xc532a07bc6ae05ebffb49df4159e2022c2bbb39b88fafa07b6fbac367709d19c', '\xeb586acb0f141767ab63ebafa40790c7be2668e01dcdeba60fd7812fc6ce6acd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '90', 'aud_gnwxxgzwAzmJHXjoDVPy8c', '\x63e7d5cb032796998a63821b8e85cd2cae5095ac016fcd4b20a09bece7ef50d5', '\x9b3ad5df1007562493e098c2382ec3931705579dc1c85e505e9f7f66978db924', '\x90e86cbc1e21e1ec9f1bbd7343627bc2f16e3ef5e4049d004f998a3e8526a72a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '91', 'aud_kBQNqJj1Z8SRRgod9LyqXu', '\x1b597433aea7abd3a2fe461f14afb46cbb0589d0018061408c1be0d4075354c7', '\x90e86cbc1e21e1ec9f1bbd7343627bc2f16e3ef5e4049d004f998a3e8526a72a', '\xf0912b6e53b57e342a6d75bdb81679edca404e40fa6b9ae2e4893f078d10b296'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '92', 'aud_AuI1qTSMZzIbtcyVccbaWY', '\xc0422ea39eab7e22f6e872607c9ed86dbebb08cc4b39b4e8910ad416635a75df', '\xf0912b6e53b57e342a6d75bdb81679edca404e40fa6b9ae2e4893f078d10b296', '\x16849e10ba220419d4d290c6d5f164ca782b0390608adb81632d2011b5d8eced'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '93', 'aud_Xd5WTdJB72kC8XuyJDSuXR', '\xbe4fa40da27b8af03b465fa097b821a7d5d04341df5a265eaafe7dece7147f2c', '\x16849e10ba220419d4d290c6d5f164ca782b0390608adb81632d2011b5d8eced', '\xce6801ac54a931db9907c3f1c081c5de474d40a0d92c0e43dc0e93ab60e753cb'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '94', 'aud_F4dzdDCosZ9CHt0YoJgFbT', '\x39dee0fd0def1342a919e30a235346be1bed307ddcb4294f114a81700f9f9eb1', '\xce6801ac54a931db9907c3f1c081c5de474d40a0d92c0e43dc0e93ab60e753cb', '\x72383fe7d7d486872c871786103b642038613f013b82970538c22b2d91357a00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '95', 'aud_HVjnQgP4rXVE3X5cjgGis0', '\xc71f12ec8cdb77c0d6473395304445b62071ab8ed975f4c5b192e39dfc035698', '\x72383fe7d7d486872c871786103b642038613f013b82970538c22b2d91357a00', '\x5c6bdf63abfd5f6e337777e6d5c452197a43aff815f98cf7d537de266b705fdd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '96', 'aud_QzjcxS5s1B2a61qnsqDJxI', '\x8628998cd694f027083877b46a57ce6a88e5dd704dc840dcf075f46e234b2a2b', '\x5c6bdf63abfd5f6e337777e6d5c452197a43aff815f98cf7d537de266b705fdd', '\x5f6ecc41a0a4ba4ceced62648f45fb1f1dcaba82e440039c87530d0a869b268d'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '97', 'aud_ZuKKULfBEg3dfEUkgB2yt6', '\x7e20695967f31147ce960a527ad65dd91db22854daec1d22e4b3e40533ba27a3', '\x5f6ecc41a0a4ba4ceced62648f45fb1f1dcaba82e440039c87530d0a869b268d', '\xdb579a497a29ae8c08148f383c9c92347f084ca0325c68c7716ba7163cccf097'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '98', 'aud_WUXeATlzrh3O1xRaJlnfZH', '\xb75f1edf9f3fff64e054b39f0e4235f23205c1674bb44882c51c2586c7527d8b', '\xdb579a497a29ae8c08148f383c9c92347f084ca0325c68c7716ba7163cccf097', '\x956f3a54b8f87e690708e6b5c48ecab12b7746ae493e75faa2c7a61213fb3253'),
  ('acct_EboUCa6b4B6ArGJL8palNT', '99', 'aud_rQlMegfu8YzQSKkGk8v7Dt', '\xf1e6269ae5f45bf5ad0da948f88f19c7eb1920141a15c6481f941178a3054975', '\x956f3a54b8f87e690708e6b5c48ecab12b7746ae493e75faa2c7a61213fb3253', '\xc52c6acef0f6e8c5c06f354c5273a83426ba734d7f91a79b22b44776b5cbaea7');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'bill_9TZ07Dzuicpgsm9XCaWahu', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 04:59:44.419+00', '2026-11-16 04:59:44.419+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'bill_B2FschfjkkxBMHgKBQ9Cnx', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 04:59:44.405+00', '2026-11-16 04:59:44.405+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'bill_DNl1GEoYjDNOZVqEDgMU95', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 04:59:44.843+00', '2026-11-16 04:59:44.843+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'dep_iZmkS3H9h5XRBGxpKMvkIX', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 04:59:44.559+00', '2026-11-16 04:59:44.559+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'dep_m0Wcbth9WhMn7S2kJvmW1X', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 04:59:44.645+00', '2026-11-16 04:59:44.645+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, delivered_twice) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_0SNqiRqPkQxhW70739ZFDJ', 'practitioner.availability_changed', 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', '2', '{published}', 'req_qEQrXfob25xDGlBDnLUaJ8', null, '2026-11-16 04:59:44.825+00', '2026-11-16 04:59:44.825+00', '123', '123', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_1yFSLQuW7jgm5ZPIj4Ywwq', 'practitioner.created', 'practitioner', 'prac_57qt9x6H589ZUMiIHGueIF', '1', '{}', 'req_Ro16wDghcZLK2e7J455bue', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 04:59:44.819+00', '2026-11-16 04:59:44.82+00', '122', '122', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_2Lc2pBEf3dLE4MSd2gb6ps', 'practitioner.created', 'practitioner', 'prac_Bn9VZRvla2ZD67XU69iH6p', '1', '{}', 'req_CyZeO0Z8QP2VnV9sc9PUYv', null, '2026-11-16 04:59:44.585+00', '2026-11-16 04:59:44.585+00', '100', '100', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_2cHfbGdiidPFT3CcQluGl3', 'person.created', 'person', 'per_58XfTRKeLSMkUqJVqRUza4', '1', '{}', 'req_9y2aYqGI09e1PuQLVsHFT2', null, '2026-11-16 04:59:44.158+00', '2026-11-16 04:59:44.158+00', '53', '53', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_4AiYX3HAEnthBBb1i02hDf', 'billing_provider.created', 'billing_provider', 'bill_B2FschfjkkxBMHgKBQ9Cnx', '1', '{}', 'req_T6zxgHecwm7pdmHUN9mSSD', null, '2026-11-16 04:59:44.405+00', '2026-11-16 04:59:44.405+00', '78', '78', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_4htV8I8lZghJ527ToAJH37', 'practitioner.created', 'practitioner', 'prac_uXEorBMT8BLFW2UOKIv8cI', '1', '{}', 'req_CHghcO4koKBT1OQR0681Np', null, '2026-11-16 04:59:44.545+00', '2026-11-16 04:59:44.545+00', '95', '95', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_5ECDoGmCG9RHnPZPhgEZPL', 'practitioner.availability_changed', 'practitioner', 'prac_QuNvFpxd51vbyvxdXTxmg1', '2', '{published,rules}', 'req_NelAaqFXGi8ISpaa9HUwfI', null, '2026-11-16 04:59:44.056+00', '2026-11-16 04:59:44.056+00', '47', '47', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_5V6yFPLfOIJazLN0dZLSgX', 'consent.created', 'consent', 'con_cZSlDG8HCgSEbBZrKYHI0N', '1', '{}', 'req_vdKso0148ChaimUMQbcoOc', null, '2026-11-16 04:59:44.312+00', '2026-11-16 04:59:44.313+00', '68', '68', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_5WMtFzTzF2VW84zLDxN2HF', 'practitioner.created', 'practitioner', 'prac_mHVUBOgh6pURiqcTVJ7mU8', '1', '{}', 'req_c5w5KVhyiotAXA0eNtFpXM', null, '2026-11-16 04:59:43.926+00', '2026-11-16 04:59:43.927+00', '34', '34', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_5wA5wZvm0uiOiJSkfPuTIw', 'session.created', 'session', 'ses_vaPm5XzDVd9cdym3wtH0Ui', '1', '{}', 'req_jZQjnnnmv4d6xYXdR4Ub99', null, '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00', '28', '28', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_69aFA64njUusP2DJAQXKe5', 'note.created', 'note', 'note_lePhhh8g6UpLVHgixz1Fii', '1', '{}', 'req_Z6SWDGGdzMUrqOtSW0yAd1', null, '2026-11-16 04:59:43.944+00', '2026-11-16 04:59:43.944+00', '36', '36', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_6ENDFRof6eSqF4WFqund3k', 'check.created', 'check', 'chk_EKyNvP5Et6qGOBN1yEPslW', '1', '{}', 'req_WIi4WD5LvMJYFKsKgVdDsQ', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:43.71+00', '8', '8', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_6PooST6BCZkZApQS70SLQg', 'session.created', 'session', 'ses_Xi7LTXpuIYMoSw4JT27BPU', '1', '{}', 'req_jZQjnnnmv4d6xYXdR4Ub99', null, '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00', '26', '26', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_6QrKB28mqi9ubMevPGKgIf', 'practitioner.submitted', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', '2', '{reason,current_verification_id,status,submitted_at}', 'req_WIi4WD5LvMJYFKsKgVdDsQ', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:43.71+00', '7', '7', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_6nRo7dHAbYDrx2lPSViiZH', 'check.running', 'check', 'chk_AqBnC9AbAMr6vyxrE3BzZT', '2', '{attempts,status,running_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '137', '137', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_6qiPOd6x1qvTpN3JKCg0Ig', 'note.updated', 'note', 'note_jwgwfCIJwD2kIN95QND84D', '2', '{sections}', 'req_mXTYWDGE1kA7iZmBZUnUOd', null, '2026-11-16 04:59:44.806+00', '2026-11-16 04:59:44.807+00', '120', '120', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_6x46Z6dKCnJBQrs2jkJy8G', 'session.created', 'session', 'ses_1AgSjRZRMQH2X0FXAAaVQX', '1', '{}', 'req_ejjWi1DDt7DmQIU6Gcg4SN', null, '2026-11-16 04:59:44.747+00', '2026-11-16 04:59:44.748+00', '116', '116', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_7NEo2RdllPwHabMdZRaxYe', 'matching.created', 'matching', 'match_wzPYYFz3pMGgyf7xJK2RNI', '1', '{}', 'req_OPcao9gPaoEEv9V5DrCWDv', null, '2026-11-16 04:59:44.067+00', '2026-11-16 04:59:44.067+00', '48', '48', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_7QdcZL5Q4vsC5LIpGoca3D', 'api_key.created', 'api_key', 'key_oRPofiSgF8p1MH7eK3yEGT', '1', '{}', null, null, '2026-11-16 04:59:43.622+00', '2026-11-16 04:59:43.622+00', '1', '1', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_7SlNWWaFj9e8fAtjyvzVmH', 'person.updated', 'person', 'per_KXqtxU22GR9MtY9LsoRaN0', '2', '{care_team_ids}', 'req_ZZ5KFC8899JZJiavcUPfa2', null, '2026-11-16 04:59:43.935+00', '2026-11-16 04:59:43.935+00', '35', '35', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_7kGNZup5vJjHo0NYyhrz5z', 'practitioner.created', 'practitioner', 'prac_eCfLlr3Nma5nNuv9aHBfza', '1', '{}', 'req_UD3ZzPNeK8VlOMzLw3iY0y', null, '2026-11-16 04:59:43.798+00', '2026-11-16 04:59:43.798+00', '18', '18', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_8MYk3p8QfajcTBAia5yXtv', 'payment.updated', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', '3', '{processor_reference}', null, null, '2026-11-16 04:59:44.213+00', '2026-11-16 04:59:44.214+00', '58', '58', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_AdjKOkg8XsH2XTBjp6DGsH', 'adjustment.created', 'adjustment', 'adj_F2rwU617r3T3DF9BkH5J7M', '1', '{}', 'req_4lQYXQVMJjwK1LHw9aDKhH', null, '2026-11-16 04:59:44.146+00', '2026-11-16 04:59:44.146+00', '52', '52', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Aye7glTU7yBZcBZBNl8QoZ', 'remittance.balanced', 'remittance', 'era_KXXFJ7KyOiTqD3CoLn6W6y', '2', '{status,balanced_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '156', '156', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_AzGdP5FZ2Kwv91fgvq4e1d', 'consent.offered', 'consent', 'con_cZSlDG8HCgSEbBZrKYHI0N', '2', '{status,offered_at}', 'req_ZJuNScxoQbmdB0u6V0Ezwa', null, '2026-11-16 04:59:44.318+00', '2026-11-16 04:59:44.318+00', '69', '69', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_BAqEF5ec944bcbzS1D2yoj', 'check.running', 'check', 'chk_APAwaYUJumS8yWYcHHuM9c', '2', '{attempts,status,running_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '135', '135', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Bu4WgbgTJ8C9QXoH3PZm4g', 'api_key.created', 'api_key', 'key_ToGZTIaFo1DaCoPQZtyGJf', '1', '{}', 'req_d9Bx4biMetoIfKX4TfI9dp', null, '2026-11-16 04:59:43.657+00', '2026-11-16 04:59:43.658+00', '2', '2', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_BwxwXmb3nTihcLao0vdd03', 'note.signed', 'note', 'note_wS71r87zc9nsSClMdQRDBV', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_RrmCxMgrJogfe7jCRvPEp6', null, '2026-11-16 04:59:44.783+00', '2026-11-16 04:59:44.784+00', '118', '118', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_CiKErJfSooBKvJ0fXJVc8i', 'payment.created', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', '1', '{}', 'req_85ArcWL98lFTpCDfH1lzg9', null, '2026-11-16 04:59:44.184+00', '2026-11-16 04:59:44.185+00', '56', '56', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_DWJO6sCgD3tqlAlmjUjpog', 'person.created', 'person', 'per_IJ5mt7kNkyaJeglcc1eflX', '1', '{}', 'req_wcQlNn3eMvX3O0UnBYhQc4', null, '2026-11-16 04:59:44.141+00', '2026-11-16 04:59:44.141+00', '51', '51', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Dbf8S0hy7rkCvHlMQZvpZK', 'verification.created', 'verification', 'ver_dKzXyKE3YK04VFyCko5590', '1', '{}', 'req_WIi4WD5LvMJYFKsKgVdDsQ', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:43.71+00', '6', '6', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Dv9o77SwWW7iksVhRgju3K', 'transmission.created', 'transmission', 'trn_Oda4g5UoEHNWXo8So1VuPe', '1', '{}', 'req_VpDlhnWr0S4HYlrKPH9YC8', null, '2026-11-16 04:59:44.885+00', '2026-11-16 04:59:44.885+00', '133', '133', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Dx3dFqxRwwqtMx0UEtjDnG', 'check.passed', 'check', 'chk_AqBnC9AbAMr6vyxrE3BzZT', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '138', '138', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_E6dKeIqlgO0R6etuOtuI3n', 'verification.approved', 'verification', 'ver_dKzXyKE3YK04VFyCko5590', '2', '{status,approved_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '144', '144', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Esnc00rlM0OQSqztHJtVOc', 'person.activated', 'person', 'per_acG9La1QlruzQDMe4PfuVM', '2', '{status,activated_at}', 'req_ejjWi1DDt7DmQIU6Gcg4SN', null, '2026-11-16 04:59:44.747+00', '2026-11-16 04:59:44.748+00', '115', '115', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_F0lRrfUGNZj0ozh22j3oxS', 'practitioner.created', 'practitioner', 'prac_q2wv92Hi98BvfHF5tkKNtM', '1', '{}', 'req_Y5tRfiR1P4av0fnQ5VLa11', null, '2026-11-16 04:59:43.814+00', '2026-11-16 04:59:43.814+00', '20', '20', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_FRZv0797tIrnwTe7bRPgFH', 'x12_document.processed', 'x12_document', 'xdoc_yUXjx5VVNVF8uFJbCPud85', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '155', '155', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_FUqWh9f1o3XjpMJuEEEikR', 'person.created', 'person', 'per_jWWPy81ZyGvavYWHbhqFAD', '1', '{}', 'req_BZdHzabOA2MiR6XIxVm8ys', null, '2026-11-16 04:59:44.846+00', '2026-11-16 04:59:44.847+00', '126', '126', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_FWFLBN74GqlOfwudB8MUyX', 'remittance.balanced', 'remittance', 'era_My9s9lOSitxg6moL9JXcDn', '2', '{status,balanced_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '151', '151', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_GMqVqJ6O67SxlEJYxUQbRS', 'eligibility_check.created', 'eligibility_check', 'elig_FiPDVGGmpaWHois6GOhCeZ', '1', '{}', 'req_WI9o4Rl0CDwfrEUmbNExsS', null, '2026-11-16 04:59:44.376+00', '2026-11-16 04:59:44.377+00', '77', '77', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_GpAIpDnUKv9oaLGxvS4wrp', 'deposit.created', 'deposit', 'dep_m0Wcbth9WhMn7S2kJvmW1X', '1', '{}', 'req_T6RJ5O2l3fkzcbrUZ5Gnal', null, '2026-11-16 04:59:44.645+00', '2026-11-16 04:59:44.646+00', '102', '102', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_HL5xDzSj6cscdzzK2h2c1B', 'claim.created', 'claim', 'clm_Kmd0LM6vDaSIrNICX07ebp', '1', '{}', 'req_4q5einUU9RK0orMaTB7Sa3', null, '2026-11-16 04:59:44.875+00', '2026-11-16 04:59:44.876+00', '131', '131', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_HNKMGJ5nLFiD85Qxc3gaQk', 'session.created', 'session', 'ses_WqqqJUPjDRbENYCviWtKUn', '1', '{}', 'req_HSBhjLwbBUs0o8NUYsDEh4', null, '2026-11-16 04:59:43.833+00', '2026-11-16 04:59:43.834+00', '23', '23', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_HWewAcEeM3XmztJW9U0BfM', 'practitioner.created', 'practitioner', 'prac_rdubz1yjgramsribUQSH7x', '1', '{}', 'req_Zshsd7fL1WQ9lR7fkEBJFi', null, '2026-11-16 04:59:43.874+00', '2026-11-16 04:59:43.874+00', '30', '30', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_I21Xff3ShpU9LaRvQonWaA', 'coverage.updated', 'coverage', 'cov_HyvtZyOy8bTHhPe5MyaLV6', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '149', '149', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_IVqAPanSC1GYnkHybntTR1', 'payout.created', 'payout', 'po_8yd7r11sjAm5PhzvPWP8bs', '1', '{}', 'req_500e9ZOY1Km78IL0867Mwb', null, '2026-11-16 04:59:44.278+00', '2026-11-16 04:59:44.279+00', '64', '64', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_IXS3TU9wwRjtCOSrzMb0s5', 'note.created', 'note', 'note_jwgwfCIJwD2kIN95QND84D', '1', '{}', 'req_y5udRuVTpArLHEkyLyLmVO', null, '2026-11-16 04:59:44.799+00', '2026-11-16 04:59:44.8+00', '119', '119', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Ik4J6WPzvLlNKbEq34FMQw', 'consent.granted', 'consent', 'con_uJgoiq4WPHyCU7w4fNiWnI', '3', '{evidence,signing,status,granted_at}', 'req_a2noLEgVGaf5fUlw76bBaR', null, '2026-11-16 04:59:44.869+00', '2026-11-16 04:59:44.869+00', '130', '130', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_JB89ZsFlp62haB9Bdh1uE3', 'check.running', 'check', 'chk_EKyNvP5Et6qGOBN1yEPslW', '2', '{attempts,status,running_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '140', '140', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_MEKpWQTZuYUz9gzDoVMtYB', 'practitioner.created', 'practitioner', 'prac_VgcjgUcQ5CttRHeJmlBmqc', '1', '{}', 'req_VarGGayDKUGSbLNLINzhUQ', null, '2026-11-16 04:59:43.686+00', '2026-11-16 04:59:43.687+00', '4', '4', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_MO5Fvnwt1EZ4xUWkV2mAW4', 'disclosure.created', 'disclosure', 'dis_axLR5q41cae0USfYQ9qos6', '1', '{}', 'req_WI9o4Rl0CDwfrEUmbNExsS', null, '2026-11-16 04:59:44.376+00', '2026-11-16 04:59:44.377+00', '76', '76', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_MRO1mDm2dCEdRiL4C5vXKM', 'person.created', 'person', 'per_ENuKMvMGTQdw2M0UZfRPd3', '1', '{}', 'req_H2jW4TyVLMZo3zfuZvetKj', null, '2026-11-16 04:59:44.34+00', '2026-11-16 04:59:44.341+00', '71', '71', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_MRwO4pWnO4PKse2pbvxAtT', 'practitioner.created', 'practitioner', 'prac_iTAQNhQZ7c95tC2XdYMivI', '1', '{}', 'req_y4aPxdxnn1G4llmWl0XQro', null, '2026-11-16 04:59:43.849+00', '2026-11-16 04:59:43.849+00', '24', '24', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_MayueoobaQc5tAa3ape4qI', 'practitioner.eligibility_changed', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', '5', '{eligibility.US-CA}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '161', '161', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_McRabMXj2AsPG891NpYz28', 'consent.offered', 'consent', 'con_CLnGtzBTCBkxXtUW6nixuY', '2', '{status,offered_at}', 'req_Nu5gQtqFU2Ps9MBNwpu2gT', null, '2026-11-16 04:59:44.733+00', '2026-11-16 04:59:44.733+00', '113', '113', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_N2b3UyOiLlgbaiOdMVxMlR', 'billing_provider.created', 'billing_provider', 'bill_9TZ07Dzuicpgsm9XCaWahu', '1', '{}', 'req_9v6FTqmtOkMves6GFXpXSn', null, '2026-11-16 04:59:44.419+00', '2026-11-16 04:59:44.42+00', '80', '80', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_O1hEdl3kHOGEVyOm2g6Em1', 'coverage.created', 'coverage', 'cov_HyvtZyOy8bTHhPe5MyaLV6', '1', '{}', 'req_mgSVPcbkedDuTitOjdGOyd', null, '2026-11-16 04:59:44.345+00', '2026-11-16 04:59:44.346+00', '72', '72', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_OAOVt0NGD0pD1Vlkm8gQp0', 'dispute.created', 'dispute', 'dsp_19khV58246Bu7DpDzElTH0', '1', '{}', null, null, '2026-11-16 04:59:44.701+00', '2026-11-16 04:59:44.702+00', '108', '108', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_OLyqaKE9YEgxYfiHsbVsHc', 'practitioner.created', 'practitioner', 'prac_ZQjHoccFUeg7QvNPiCnRjU', '1', '{}', 'req_GR5sFSQWaaZaGDogw1vjng', null, '2026-11-16 04:59:44.617+00', '2026-11-16 04:59:44.617+00', '101', '101', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_OTBJ3J1Oa6PHR13D9hMhbO', 'consent.created', 'consent', 'con_e6a3aoQWb3fpQCjJhUBKRx', '1', '{}', 'req_eolfcpq30IPkFrHMLqDoh3', null, '2026-11-16 04:59:44.435+00', '2026-11-16 04:59:44.436+00', '83', '83', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_PZZljMx87OWKdnGedvANoY', 'refund.succeeded', 'refund', 're_BuER54wlZ87CHtjfShOrCv', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 04:59:44.254+00', '2026-11-16 04:59:44.254+00', '62', '62', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_PkHUYC3W5fESt2te8yQJav', 'person.updated', 'person', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '2', '{care_team_ids}', 'req_som3XQUXyVR4rqdQlxWWaI', null, '2026-11-16 04:59:43.997+00', '2026-11-16 04:59:43.998+00', '41', '41', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_QCLqFcWQRgSbCMAifnq77i', 'remittance.created', 'remittance', 'era_KXXFJ7KyOiTqD3CoLn6W6y', '1', '{}', 'req_ieFDcLvilrpiJmmrjUX4Mt', null, '2026-11-16 04:59:44.48+00', '2026-11-16 04:59:44.48+00', '89', '89', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_R8st0uVImMk8sJX9ElTE9b', 'remittance.created', 'remittance', 'era_My9s9lOSitxg6moL9JXcDn', '1', '{}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '150', '150', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_RRypnTkuhN6ewOXanWfDhO', 'payer_contract.created', 'payer_contract', 'pcon_8ggDoEuvEiwVmx3q4rVQl3', '1', '{}', 'req_CWNmdId4PNmUkOaM9OVAPY', null, '2026-11-16 04:59:44.292+00', '2026-11-16 04:59:44.293+00', '65', '65', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_RYUKebahuhsXKB4gFeAiJf', 'coverage.created', 'coverage', 'cov_5UNUhU9gNcwxbdsSMUKTtC', '1', '{}', 'req_kx8EEJ5MwlkGK3ocOQSm54', null, '2026-11-16 04:59:44.43+00', '2026-11-16 04:59:44.43+00', '82', '82', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_RdMVhI87akvejqvUNYW021', 'x12_document.created', 'x12_document', 'xdoc_yUXjx5VVNVF8uFJbCPud85', '1', '{}', 'req_s8RehdE2NNABE6LeKxzs1X', null, '2026-11-16 04:59:44.473+00', '2026-11-16 04:59:44.473+00', '87', '87', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Sz2GOqvH44EwqkuJHjqnlV', 'check.passed', 'check', 'chk_APAwaYUJumS8yWYcHHuM9c', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '136', '136', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Szwjx6xPH3KzlAKyUzuTC7', 'coverage.created', 'coverage', 'cov_fAYedxboXECtJe2EPajguM', '1', '{}', 'req_kjtTqMWnxWfFZtXZ6Wfqfq', null, '2026-11-16 04:59:44.303+00', '2026-11-16 04:59:44.304+00', '67', '67', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_T0immUv7VYHMcNN5loDTAL', 'person.created', 'person', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '1', '{}', 'req_mQ4nV5t1w30cCoqK256nNx', null, '2026-11-16 04:59:44.568+00', '2026-11-16 04:59:44.568+00', '98', '98', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_T46O8vVlgU72bPudf2zBll', 'scoped_token.created', 'scoped_token', 'st_Fa5JzlRCKqqGiOhu3I0Zu3', '1', '{}', 'req_xapGcuJkNePLxycqFW3ljw', null, '2026-11-16 04:59:43.819+00', '2026-11-16 04:59:43.819+00', '21', '21', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_TdQxIQqfMZWmAYPJdLSMnv', 'payment.refunded', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', '5', '{amount_refunded}', 'req_mAJ8rTOYMHbM72tKuy1MV4', null, '2026-11-16 04:59:44.239+00', '2026-11-16 04:59:44.239+00', '60', '60', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_TxAgUatoe5zbVyLQauIu2P', 'note.created', 'note', 'note_wS71r87zc9nsSClMdQRDBV', '1', '{}', 'req_nCcVmDS6YTSoWCRXIjK33W', null, '2026-11-16 04:59:44.774+00', '2026-11-16 04:59:44.774+00', '117', '117', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_UScF25jmJncwRGbKxbxNZ2', 'check.running', 'check', 'chk_h5C8yDo4XI5UaOGA7mQeIO', '2', '{attempts,status,running_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '146', '146', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_UwtOjbxuvW9aAwokvbOA7n', 'person.created', 'person', 'per_fo8EGSzvZbcFmaVecwKxgR', '1', '{}', 'req_Hypun2bvRyhdI299YIgdoW', null, '2026-11-16 04:59:44.019+00', '2026-11-16 04:59:44.02+00', '43', '43', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_W4b5fna0GTs7zYquvLtSSV', 'consent.granted', 'consent', 'con_e6a3aoQWb3fpQCjJhUBKRx', '3', '{evidence,signing,status,granted_at}', 'req_nQKRyexLJlwEpbAyIG6u9o', null, '2026-11-16 04:59:44.445+00', '2026-11-16 04:59:44.446+00', '85', '85', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Wov5dhGa4L0tVt4O1ER9Hq', 'superbill.created', 'superbill', 'sbl_X1BNe7wlSlxrWefjhUB5Sc', '1', '{}', 'req_BcuZfOzI7faOZ9geaTH3JB', null, '2026-11-16 04:59:44.549+00', '2026-11-16 04:59:44.549+00', '96', '96', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_WtjIY4HSwamfuMJRwbezvl', 'practitioner.created', 'practitioner', 'prac_cYIpMdJhcdGrKqqSbjHpz8', '1', '{}', 'req_afgZO3y0ogjpyUcoeJqYok', null, '2026-11-16 04:59:44.836+00', '2026-11-16 04:59:44.836+00', '124', '124', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_X3JMLAmNRegsbrOeKAtsBV', 'risk_flag.created', 'risk_flag', 'risk_vHrguIyHS5Qq52FWtQMIlR', '1', '{}', 'req_Au7Lx7O9yI9CXATitVDsVh', null, '2026-11-16 04:59:44.005+00', '2026-11-16 04:59:44.006+00', '42', '42', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_XBbfHjcZfGFCXaq5eAwIRe', 'practitioner.created', 'practitioner', 'prac_30I51o37SbwCY5p0lzPk8E', '1', '{}', 'req_SSKnPbE330id2tpAnVzvDh', null, '2026-11-16 04:59:44.271+00', '2026-11-16 04:59:44.272+00', '63', '63', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_XBxyrrbx4PeNw9ZnTqM7NU', 'person.created', 'person', 'per_II747NkXDXxHdCyt2vALGM', '1', '{}', 'req_f5cSfafaS6TMCONpVuFq98', null, '2026-11-16 04:59:44.813+00', '2026-11-16 04:59:44.814+00', '121', '121', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_XHBr67utsskFdkS6sSKLUh', 'consent.granted', 'consent', 'con_svZofbwuhSDOs2XKMBy31a', '3', '{evidence,signing,status,granted_at}', 'req_0M1wPxeydsw2GiaL4WY5Vu', null, '2026-11-16 04:59:44.366+00', '2026-11-16 04:59:44.367+00', '75', '75', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_XWxxPisfhAWd73Wnt7yCaT', 'remittance.excepted', 'remittance', 'era_KXXFJ7KyOiTqD3CoLn6W6y', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '159', '159', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_YGtnq3gEtNAmzlXYYNebWx', 'charge.created', 'charge', 'chg_2ttM67KX2PonuLAt39hSkM', '1', '{}', 'req_l7RWMrWwYTOMkO7OPYkLDz', null, '2026-11-16 04:59:44.12+00', '2026-11-16 04:59:44.121+00', '50', '50', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_YOfeiAHephZFXjlJMn5UY4', 'consent.offered', 'consent', 'con_uJgoiq4WPHyCU7w4fNiWnI', '2', '{status,offered_at}', 'req_GFy2bR5sePdMENXvuKT12o', null, '2026-11-16 04:59:44.863+00', '2026-11-16 04:59:44.864+00', '129', '129', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_YnMuRJmcsjvhjkzsu71eVl', 'person.created', 'person', 'per_DAbs3lzI4r4bZfHyK97eop', '1', '{}', 'req_8S4cfPulxyWyvemtx7R7Dr', null, '2026-11-16 04:59:44.423+00', '2026-11-16 04:59:44.424+00', '81', '81', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Z8iRevB0fatFaMAOmJkNEc', 'remittance.excepted', 'remittance', 'era_My9s9lOSitxg6moL9JXcDn', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '154', '154', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_ZN4JZMyz3zLvuD9IPOEm1C', 'person.created', 'person', 'per_QsFfjb6KjsmcEhuBD3mING', '1', '{}', 'req_WMm57yYNQ5loKie7vcyLwP', null, '2026-11-16 04:59:44.655+00', '2026-11-16 04:59:44.656+00', '103', '103', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_ZQ8ZyqvyDP6YBnBkeFyJ5f', 'person.created', 'person', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '1', '{}', 'req_VH3hs6r2YFplv2TIgE6nAd', null, '2026-11-16 04:59:43.991+00', '2026-11-16 04:59:43.992+00', '40', '40', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_Zhd3OfM8THNDGPUmY0eYyl', 'assessment.created', 'assessment', 'asmt_6IoXXVDYLHfGbfT59L96Ma', '1', '{}', 'req_uk1pmrK7rOyoTVx2eFc2GA', null, '2026-11-16 04:59:44.033+00', '2026-11-16 04:59:44.033+00', '45', '45', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_a4hS57vmjzwryUXpn8ZuCy', 'person.created', 'person', 'per_5T6kcUFfRcAgKEww37WPVX', '1', '{}', 'req_9J2BnUjL2iMZbO9iCCjBhK', null, '2026-11-16 04:59:44.179+00', '2026-11-16 04:59:44.179+00', '55', '55', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_aJLqKDU7aAogLNUylx8bQm', 'eligibility_check.completed', 'eligibility_check', 'elig_FiPDVGGmpaWHois6GOhCeZ', '2', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '148', '148', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_arIVm7jPV4ryzM8AkdXCO7', 'practitioner.created', 'practitioner', 'prac_lFey8cVJTFVQSkud8PgkvE', '1', '{}', 'req_RWnkwTTA6slixtRld8LxyU', null, '2026-11-16 04:59:44.411+00', '2026-11-16 04:59:44.412+00', '79', '79', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_atK60mg0tRdgEiTVhmcK4p', 'practitioner.created', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', '1', '{}', 'req_xygLxjjXVi59TD566pmq3G', null, '2026-11-16 04:59:43.702+00', '2026-11-16 04:59:43.702+00', '5', '5', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_b5EbIkWjESevrhmM62g9jX', 'claim.submitted', 'claim', 'clm_Kmd0LM6vDaSIrNICX07ebp', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_VpDlhnWr0S4HYlrKPH9YC8', null, '2026-11-16 04:59:44.885+00', '2026-11-16 04:59:44.885+00', '134', '134', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_bfruEEUdnhGjvbIZDCg9MD', 'practitioner.created', 'practitioner', 'prac_19051oTkQa5Umsn9ROCYyY', '1', '{}', 'req_KOV48NK1Cv07uWIjwyFmWD', null, '2026-11-16 04:59:44.717+00', '2026-11-16 04:59:44.718+00', '110', '110', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_cHhfJP62UvziXIpUmrbNQP', 'check.created', 'check', 'chk_h5C8yDo4XI5UaOGA7mQeIO', '1', '{}', 'req_e6Zwff7AhKduhKQaQKggIx', null, '2026-11-16 04:59:43.742+00', '2026-11-16 04:59:43.742+00', '13', '13', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_cJqTkfVo1fHp7pbsbOlBxI', 'consent.created', 'consent', 'con_svZofbwuhSDOs2XKMBy31a', '1', '{}', 'req_Wvq3zN3A4JHbtIVA3O2nSx', null, '2026-11-16 04:59:44.351+00', '2026-11-16 04:59:44.352+00', '73', '73', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_d1Q5Jwp77qGFknsb4ynfyr', 'emergency_access.created', 'emergency_access', 'emg_VDwQBpHM7zGKv62pUHcX93', '1', '{}', 'req_H0pvvFH9Upz1z4JNdpGkw9', null, '2026-11-16 04:59:43.804+00', '2026-11-16 04:59:43.805+00', '19', '19', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_dCPCPZVkhLTAz5iRDnoiZD', 'person.created', 'person', 'per_eWk314MV1qkov6ah7Znd75', '1', '{}', 'req_qschAcV8twZldQwHm2Tk4U', null, '2026-11-16 04:59:43.791+00', '2026-11-16 04:59:43.792+00', '17', '17', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_dONo0MgJ7DGc23LYaAsT1G', 'practitioner.created', 'practitioner', 'prac_eJbGbTcbMdomMnW9Pm3O7k', '1', '{}', 'req_Dd2oK3IwCdgXvOKzFaRUoR', null, '2026-11-16 04:59:43.905+00', '2026-11-16 04:59:43.905+00', '33', '33', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_eFgfiG5Xku5Ht1iAmKH5Yw', 'person.created', 'person', 'per_THAhPCmHc3dAyo4VZYjd6l', '1', '{}', 'req_Cj9s939LpICu63w3jSRV9B', null, '2026-11-16 04:59:44.114+00', '2026-11-16 04:59:44.115+00', '49', '49', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_eTOq1OQ1bO9kvyDHxxRGuL', 'check.created', 'check', 'chk_APAwaYUJumS8yWYcHHuM9c', '1', '{}', 'req_WIi4WD5LvMJYFKsKgVdDsQ', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:43.71+00', '10', '10', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_efRTaTgCtBdV7clUSp2bhB', 'payment.created', 'payment', 'pay_Prk1kU0zegNuyXD3CkVEPS', '1', '{}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '152', '152', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_fNxmQf7mQKCKPGz9A5VkLm', 'check.running', 'check', 'chk_OF2BrCK7UNLbV0ljWF7vL9', '2', '{attempts,status,running_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '142', '142', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_fPgMhfzDSiVYk8fNpvuSWD', 'webhook_endpoint.created', 'webhook_endpoint', 'we_5rDZBHG6dgBJ9wjsB391CY', '1', '{}', 'req_yI2VYB0sN5I0qYf65v8Few', null, '2026-11-16 04:59:43.676+00', '2026-11-16 04:59:43.676+00', '3', '3', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_gCzJV3n4roZkjGUYVdgvxS', 'payment.received', 'payment', 'pay_Prk1kU0zegNuyXD3CkVEPS', '2', '{amount_captured,fee,status,received_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '153', '153', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_gwkBnCuvYY3rp4Ez8zAhMq', 'person.created', 'person', 'per_tJwavsftVXJ4HKeL3RbYnb', '1', '{}', 'req_TYQXXdKi7XbG5SovS9yceg', null, '2026-11-16 04:59:43.75+00', '2026-11-16 04:59:43.75+00', '14', '14', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_hMc7BrAdVaDL2W3Lq9O7GX', 'payment.processing', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_AtfRkPHQM1MkQDudxzekt1', null, '2026-11-16 04:59:44.195+00', '2026-11-16 04:59:44.195+00', '57', '57', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_hngWV4gCgzlc9v154gcNgf', 'billing_provider.created', 'billing_provider', 'bill_DNl1GEoYjDNOZVqEDgMU95', '1', '{}', 'req_nYXjbR6iusXFhO8oHhFA09', null, '2026-11-16 04:59:44.843+00', '2026-11-16 04:59:44.843+00', '125', '125', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_hzUzhQ3osKjrlO318esNCK', 'practitioner.created', 'practitioner', 'prac_15b39wfR5Oz8KBUSDws0mI', '1', '{}', 'req_j2vSJtNPABF9VIEajM2hb7', null, '2026-11-16 04:59:43.735+00', '2026-11-16 04:59:43.735+00', '12', '12', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_iIWeTf1UXbUZO1n2o2NnNd', 'payment.succeeded', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 04:59:44.69+00', '2026-11-16 04:59:44.691+00', '107', '107', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_j7jA18teBNAhavYes9y2dF', 'payment.created', 'payment', 'pay_8PbH0FLAKwJJVjwf2LHE9u', '1', '{}', 'req_eNW6olDPttORqVCrSGD0yY', null, '2026-11-16 04:59:44.163+00', '2026-11-16 04:59:44.164+00', '54', '54', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_kNWQPN4evKpJBBHPSjpafR', 'consent.created', 'consent', 'con_KK8nFaWopKbWFTcnZTzgf7', '1', '{}', 'req_Dkg15qA6gKc1f6fie8oAVK', null, '2026-11-16 04:59:43.77+00', '2026-11-16 04:59:43.77+00', '16', '16', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_mC5o6ww4PqdaZxSzNckZy7', 'payment.received', 'payment', 'pay_K8xJKlpvgQPuLm6R0uGVxf', '2', '{amount_captured,fee,status,received_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '158', '158', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_mUIWkm36IJGDvPZExgyx08', 'person.created', 'person', 'per_acG9La1QlruzQDMe4PfuVM', '1', '{}', 'req_T28u0chXI3iH26SQcKUT0L', null, '2026-11-16 04:59:44.723+00', '2026-11-16 04:59:44.723+00', '111', '111', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_nWMwOn1BJEhXP4L8Ow80ai', 'practitioner.updated', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', '3', '{licenses}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '139', '139', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_nhSwb4VyGnLkm4r6thyuPv', 'payment.processing', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_7X2skawhvTg04Pe7knfuSI', null, '2026-11-16 04:59:44.67+00', '2026-11-16 04:59:44.67+00', '105', '105', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_nqPYdgVJFXQf4PK1PXXjCJ', 'disclosure.created', 'disclosure', 'dis_6yigUVwVM4kTwXRxX3dmQk', '1', '{}', 'req_7RACoHOdhoXiYod6WPocF7', null, '2026-11-16 04:59:44.573+00', '2026-11-16 04:59:44.573+00', '99', '99', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_oEalYITHigGlkgUIF98isK', 'check.passed', 'check', 'chk_h5C8yDo4XI5UaOGA7mQeIO', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '147', '147', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_owZ3OuKNptep7Wr8Hyky1a', 'consent.created', 'consent', 'con_uJgoiq4WPHyCU7w4fNiWnI', '1', '{}', 'req_LLpcxYxoh2cIqY6m4jeccR', null, '2026-11-16 04:59:44.858+00', '2026-11-16 04:59:44.859+00', '128', '128', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_ox6BLj1TkVKsXSXajAwHZR', 'person.created', 'person', 'per_esLYhXh4ThtoMIUyF7Zye9', '1', '{}', 'req_apxvkdZ63ykVsvkLG6LbMq', null, '2026-11-16 04:59:44.493+00', '2026-11-16 04:59:44.494+00', '91', '91', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_pFizdxGEB62vxql71oGASW', 'practitioner.created', 'practitioner', 'prac_RbtR1iVsiJMjgRUyhOivd8', '1', '{}', 'req_4lQQqaskyPsktIptqQ6hcF', null, '2026-11-16 04:59:43.828+00', '2026-11-16 04:59:43.829+00', '22', '22', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_pNg7RAIbPrL5h2J0DoKbvH', 'person.created', 'person', 'per_bWY29rql3fVcuma1e06f6a', '1', '{}', 'req_xIezgzQi4SVExpcEF7rAtr', null, '2026-11-16 04:59:44.299+00', '2026-11-16 04:59:44.299+00', '66', '66', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_paY0bQPbGKenH8otgxYODc', 'person.updated', 'person', 'per_OIXwJeSbCQp4lwMsfKCXbT', '2', '{care_team_ids}', 'req_Dktz2Gg52D0P3wzR2S79A0', null, '2026-11-16 04:59:43.972+00', '2026-11-16 04:59:43.972+00', '38', '38', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_ph0bHi8WU6nozNzq8Iv1bL', 'claim.created', 'claim', 'clm_dYTG3DTzLoMwydaSMCrxo8', '1', '{}', 'req_61upEX7j3EoN2wqrSrma9Q', null, '2026-11-16 04:59:44.454+00', '2026-11-16 04:59:44.455+00', '86', '86', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_qEFr5j3PbAbHSK6y6jkUc3', 'practitioner.created', 'practitioner', 'prac_ZGgc1roj0ZPCDOVXadFHmI', '1', '{}', 'req_8d5rGm00gz3u7vI41r88Bn', null, '2026-11-16 04:59:44.513+00', '2026-11-16 04:59:44.513+00', '92', '92', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_qL5sxX1Vt5fzUTBOOSzH6k', 'person.updated', 'person', 'per_fo8EGSzvZbcFmaVecwKxgR', '2', '{care_team_ids}', 'req_zG8Mw2vtFeUrIVAxnt1bSC', null, '2026-11-16 04:59:44.026+00', '2026-11-16 04:59:44.026+00', '44', '44', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_qZfYP6JVXx1OXBl8j8oOX2', 'practitioner.verified', 'practitioner', 'prac_pK4NUVT7OOS20mBdZyyASs', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '145', '145', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_r9K8Yi8xo9eVjiXanbvUaA', 'consent.granted', 'consent', 'con_CLnGtzBTCBkxXtUW6nixuY', '3', '{evidence,signing,status,granted_at}', 'req_PfR58jqQiGTPZRjsy2iR2p', null, '2026-11-16 04:59:44.739+00', '2026-11-16 04:59:44.74+00', '114', '114', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_rINgadGLGkbTp9myhSvBBZ', 'estimate.created', 'estimate', 'est_TUA360DrUE2dy3YETU4DEe', '1', '{}', 'req_aGPRjlXhAG9DagkqxV6E1t', null, '2026-11-16 04:59:44.52+00', '2026-11-16 04:59:44.52+00', '93', '93', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_stH1j8zGgQXYL3aKhcEI8B', 'check.passed', 'check', 'chk_EKyNvP5Et6qGOBN1yEPslW', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '141', '141', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_swYIKM3bRIVTabytGPwhrs', 'payment.created', 'payment', 'pay_K8xJKlpvgQPuLm6R0uGVxf', '1', '{}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '157', '157', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_sxhceItpTSQmqjpXBjQfcZ', 'check.passed', 'check', 'chk_OF2BrCK7UNLbV0ljWF7vL9', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '143', '143', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_szCMi78mpEZAGpn717KAKd', 'consent.offered', 'consent', 'con_svZofbwuhSDOs2XKMBy31a', '2', '{status,offered_at}', 'req_X1wsbJY9HxHGH123MT9rcI', null, '2026-11-16 04:59:44.358+00', '2026-11-16 04:59:44.358+00', '74', '74', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_t7xv0vvlxASbdcUzxTYITn', 'calendar_feed.created', 'calendar_feed', 'cal_9Tq7MggN5fFXnBSODGtHZ2', '1', '{}', 'req_FR7pEoXVVO41JNUxLAKEnh', null, '2026-11-16 04:59:43.883+00', '2026-11-16 04:59:43.883+00', '31', '31', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_tTRXJgPGNhS3VUIxFWtlLk', 'person.created', 'person', 'per_KXqtxU22GR9MtY9LsoRaN0', '1', '{}', 'req_uINVYad7fJAtyXiv1JWQuF', null, '2026-11-16 04:59:43.899+00', '2026-11-16 04:59:43.899+00', '32', '32', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_txH9fRvth32bVGCN2gLy3S', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_oAuS49hsYcK6W2GOawo792', '1', '{}', 'req_Lqblux9B6TzLmnjxrR4zQE', null, '2026-11-16 04:59:43.979+00', '2026-11-16 04:59:43.98+00', '39', '39', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_u6tIadeEiAHGhHNqOKv2zg', 'payment.updated', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', '3', '{processor_reference}', null, null, '2026-11-16 04:59:44.684+00', '2026-11-16 04:59:44.684+00', '106', '106', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_ufbycDH9CGwdKQBGbXnOm1', 'check.created', 'check', 'chk_AqBnC9AbAMr6vyxrE3BzZT', '1', '{}', 'req_WIi4WD5LvMJYFKsKgVdDsQ', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:43.71+00', '9', '9', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_uj2cxrguMLVjpdSaUqtJQa', 'person.created', 'person', 'per_OIXwJeSbCQp4lwMsfKCXbT', '1', '{}', 'req_gpd1QLarsoqpKFLHbGYMYR', null, '2026-11-16 04:59:43.965+00', '2026-11-16 04:59:43.966+00', '37', '37', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_vAnZdyTCs8ljhnH1mMEARG', 'consent.created', 'consent', 'con_CLnGtzBTCBkxXtUW6nixuY', '1', '{}', 'req_mFHSGmDonTzrnF0uwaA22u', null, '2026-11-16 04:59:44.729+00', '2026-11-16 04:59:44.729+00', '112', '112', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_vWBQGSwaTwVTXdLGxZgDTT', 'check.created', 'check', 'chk_OF2BrCK7UNLbV0ljWF7vL9', '1', '{}', 'req_WIi4WD5LvMJYFKsKgVdDsQ', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:43.71+00', '11', '11', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_vswAPRIsozkEqQCMn0wF0c', 'payment.updated', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 04:59:44.701+00', '2026-11-16 04:59:44.702+00', '109', '109', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_w3lpu5IJHVmdYFH47TMg4W', 'session_series.created', 'session_series', 'series_VPYWB1eYOPnXF7C4HgJAYt', '1', '{}', 'req_jZQjnnnmv4d6xYXdR4Ub99', null, '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00', '25', '25', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_wAGM5nT67DzqOLJox9C74g', 'x12_document.created', 'x12_document', 'xdoc_XFqtvgeWSkFgJeXePeVM8w', '1', '{}', 'req_ieFDcLvilrpiJmmrjUX4Mt', null, '2026-11-16 04:59:44.48+00', '2026-11-16 04:59:44.48+00', '88', '88', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_wBkb7hTOVzvn4Lrkhvqhe9', 'x12_document.processed', 'x12_document', 'xdoc_XFqtvgeWSkFgJeXePeVM8w', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_ieFDcLvilrpiJmmrjUX4Mt', null, '2026-11-16 04:59:44.48+00', '2026-11-16 04:59:44.48+00', '90', '90', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_wPRd6dlAGwjv8512mMRWuN', 'consent.offered', 'consent', 'con_e6a3aoQWb3fpQCjJhUBKRx', '2', '{status,offered_at}', 'req_r0IGSr7wrJ3xTQrBrVHwMz', null, '2026-11-16 04:59:44.44+00', '2026-11-16 04:59:44.44+00', '84', '84', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_wa8SQrmK8N5IXjjcl4G260', 'person.created', 'person', 'per_TxXiGFIyeBL8ETpeOje6W9', '1', '{}', 'req_njForxZBiu6BchWp3DxJKR', null, '2026-11-16 04:59:44.539+00', '2026-11-16 04:59:44.539+00', '94', '94', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_wh4kn4NyOw6Zg6zfCREusZ', 'deposit.created', 'deposit', 'dep_iZmkS3H9h5XRBGxpKMvkIX', '1', '{}', 'req_9G9TUKUDRIuFrnkpMA46Fl', null, '2026-11-16 04:59:44.559+00', '2026-11-16 04:59:44.56+00', '97', '97', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_x6vFkM1o6FRS65KUp82okT', 'consent.granted', 'consent', 'con_cZSlDG8HCgSEbBZrKYHI0N', '3', '{evidence,signing,status,granted_at}', 'req_E0ErgomO0LHLj9FwPvo0Lu', null, '2026-11-16 04:59:44.325+00', '2026-11-16 04:59:44.326+00', '70', '70', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_xoPgl5BbcAEMIpfJC6pQE6', 'transmission.sent', 'transmission', 'trn_Oda4g5UoEHNWXo8So1VuPe', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_lIfzyti7qPxOryaTn5pS95', null, '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.927+00', '160', '160', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_xuDSz6EGHeAprau4gOIgfE', 'payment.succeeded', 'payment', 'pay_93b1UyFrZYbaUMkF8xHjFG', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 04:59:44.222+00', '2026-11-16 04:59:44.223+00', '59', '59', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_yJR7htULWTRGOflWUJ1mAa', 'payment.created', 'payment', 'pay_j8EWlZcvi8g7Gy3w7yqzur', '1', '{}', 'req_WEwyBaxUB5zcBnGUNIXeFM', null, '2026-11-16 04:59:44.661+00', '2026-11-16 04:59:44.662+00', '104', '104', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_yQepee1HL2AdE2D1DKb3IF', 'coverage.created', 'coverage', 'cov_EiIDHd3N5ARSDTtTyKVjEt', '1', '{}', 'req_yt1BNvVfMZPPAX3NNe7eOW', null, '2026-11-16 04:59:44.853+00', '2026-11-16 04:59:44.853+00', '127', '127', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_yg7Ly6D71eV4lzMq8bGIpj', 'refund.created', 'refund', 're_BuER54wlZ87CHtjfShOrCv', '1', '{}', 'req_mAJ8rTOYMHbM72tKuy1MV4', null, '2026-11-16 04:59:44.239+00', '2026-11-16 04:59:44.239+00', '61', '61', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_zQVm9rjj4sGyaWWncbW0fv', 'session.created', 'session', 'ses_9vKZqJUDrfrBUTeWZt2D5N', '1', '{}', 'req_jZQjnnnmv4d6xYXdR4Ub99', null, '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00', '29', '29', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_zQbY4jgXnxhtdyn9AGC6uM', 'session.created', 'session', 'ses_6zEdqaMTDxcoI2GWADFhQb', '1', '{}', 'req_jZQjnnnmv4d6xYXdR4Ub99', null, '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00', '27', '27', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_zSlbcCII3OtlpTxOq9upnp', 'person.created', 'person', 'per_sMVemtRtrLIS7My7nZ6kaM', '1', '{}', 'req_0roHU1f7dSZxSkvsgrwJMY', null, '2026-11-16 04:59:43.763+00', '2026-11-16 04:59:43.764+00', '15', '15', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_zbrla8iSCEc0MLH7IFDy6O', 'practitioner.created', 'practitioner', 'prac_QuNvFpxd51vbyvxdXTxmg1', '1', '{}', 'req_049Z6nrwXlVwgXBKXyoIiD', null, '2026-11-16 04:59:44.048+00', '2026-11-16 04:59:44.049+00', '46', '46', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'evt_zdjLzdls3lZSR1hA3hvWoT', 'disclosure.created', 'disclosure', 'dis_hnByXnvGtYUsB71FGHwU2T', '1', '{}', 'req_VpDlhnWr0S4HYlrKPH9YC8', null, '2026-11-16 04:59:44.885+00', '2026-11-16 04:59:44.885+00', '132', '132', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x01b5050f81f00c2d80cb1d071c251d08f732363b47b01a1bb11c76c6c286a2d6a262d470559f', 'al9YHpv_WVkcAYSQy0z1w-xQ3Vg2zBnT3ng7Zc-iR6Y', 'prac_57qt9x6H589ZUMiIHGueIF', null, '\x019089626221350ebaa4ffde63a86fa3520151e54b1a56d96ce690e4230d964fc393fd9792630bc100d73b009d705ac4e1976f8436b76d9fc5d2c8c1dfbc5e1abcd3e4acfa47b55f00143ca05abafe3a5a569b228e083ad17579139184de9df7fdb3e0ca45dbf6999b7a231f0a2fc571cbfad033df2800fbea52d11cae7e3d11dba5a149488d63fa01d5b7ebe305e3b138f25b73f7f316957ccac0bdd237c76df73b2381fa4ca9d7e4b910773c742686ec9bc4f273cd05c4bbaff5528f240a5de8129cf2994630346d2f4ade997c900c5791c2d1be859c9b55cca98fd3e51c7af3afb5d58060fecdd959e56d9fca0e2f17c9e9f5172515d053bcdf4b36e56fb570773a88b36e323e65e64f7d79425b1b2c445b97b9b7d90bf8bd027e531e4d5828629866330707abbd82f4b43cc3e66c11bf29c471fbd616e2d7c0fb695d8cf9a46a7f210ef248edf455c79535272902f49544974b5534837cf95bfbb5f29587f116a74bc21c7d345d2a133f0de5cf69fd3e9fd8ebcce3b8f7329a6b5eb26a9c884142fc05f6f8ff741da81e47228a4200d28178322a26f34198f60bbcbec870f9a543b5523b2832832fe5981ad6fb7f7f3fc3633a8d1f5f01e52f019f2159260c123f1405bc6d70e88e97af9a3afad1e8dd97e3583756a94caeffb6ae3338fe8725a944c8c86310fdd50e0e2497a696f5bdeef6d73d4a35f68d69333de3cb4371db6d914867cc2b6b925d4a3370e6cc427e202d53122474092c7e849b27696c46bd958f971a8b8c1e5afda17137d4b9c41783440d697e444ae2660ff1523483cb2ac63e1eaceee04830c5ade254f56554b63017705fc58038f40068a228009e3054a2c55fe1bbb188e69c49f7b5329b62ac40e20d328fbb377f814ffcc0ae16725258adbc5a896e30e5ed40d6544334f312a322b58a02d670615f62fa3e81846d8ef12c4c8dfd68879ec34a8a4760ee7812d876e49be2122a6eda140ad7b1b9d88b50b91be5893aae08bfae77e5728a1dfaa620b888c4d55c260fb29ff15b56fdce82eef4a165faa1c36d0890d9b1bce9c790fd9845ce28a4e0f8e7767ca638be1b7b594b3e903c0c123964bdba3ab1039bfa04e680224a5041ff137e5aeecbceddf773ccb0befc53a092ce3f57ed350e58fb220fdd45ae298b90bdfcb08d3cba09de32b89ccd5391df139149dfb9012c6224b917b07dbc8bd3c0de189794e80f25f283d582ad7e1129fd205f2bedf846a40b1975a59c2a311bc7d29ee0b52179a35524fcbf4990bd32c5300c3df22d17c91cfd69d306fa67e17412cfe0b98f1c54f7a5979b7dd36f076d5179d37fcae8b9068f75dd2982811354d1745039494957eb39111b0199a551bb0760661587ce9ca7e9a2d8565a5a9e5972bc7526030dfad9575e5bb2f25291321218e0f1c62e7e6b2a17088e96d6da850ebf34f8da4a31d2074732bb5a35a63eb956933d94ba1eb0282aaca4e52db05aa99b70991a4b2fd0e4b3569da75f78d771294ce9267cdc004534207792a8a37c17d133d681c727bcff15d9ca765d52c212fcc570d0191e66a030d73b1520929053349509453db8eff7b97611fbe3916919f7ce782cf4b1a29291ba79e6760b7c12215a3c23fb1a2eb17af378406dde798d5ab2bfb7a7c45a8f70267932f4c28f7b3253', '2026-11-16 04:59:44.82+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:deposit_clearing:dep_iZmkS3H9h5XRBGxpKMvkIX', 'usd', '0', '-12500', '1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:deposit_clearing:dep_m0Wcbth9WhMn7S2kJvmW1X', 'usd', '0', '-12500', '1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:patient_ar:per_5T6kcUFfRcAgKEww37WPVX', 'usd', '0', '0', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:patient_ar:per_IJ5mt7kNkyaJeglcc1eflX', 'usd', '0', '500', '1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:patient_ar:per_QsFfjb6KjsmcEhuBD3mING', 'usd', '0', '0', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:patient_ar:per_THAhPCmHc3dAyo4VZYjd6l', 'usd', '0', '15000', '1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:payer_ar:clm_Kmd0LM6vDaSIrNICX07ebp', 'usd', '0', '18000', '1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'liability:patient_credit:per_5T6kcUFfRcAgKEww37WPVX', 'usd', '0', '-1500', '2'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'liability:patient_credit:per_IJ5mt7kNkyaJeglcc1eflX', 'usd', '0', '0', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'liability:patient_credit:per_QsFfjb6KjsmcEhuBD3mING', 'usd', '0', '-2500', '1'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'liability:patient_credit:per_THAhPCmHc3dAyo4VZYjd6l', 'usd', '0', '0', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_4JDlc6V13UeKqvrKhvnwBs', 'copay_taken:pay_93b1UyFrZYbaUMkF8xHjFG', 'copay_taken', 'usd', '2', '7LD40-pPjcJP0mi1kXy5I3ZPAayZwhKmpyKx4oBFGps', null, '2026-11-16 04:59:44.222+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_4iHOlKIZfvhFr2HJ73MaJ3', 'dispute_fee_paid:dsp_19khV58246Bu7DpDzElTH0', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 04:59:44.701+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_7gwXjuLWNNWOOpwOVJEHnB', 'dispute_opened:dsp_19khV58246Bu7DpDzElTH0', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 04:59:44.701+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_BvVHKQKajYm87naZJpA53n', 'fee_paid:pay_93b1UyFrZYbaUMkF8xHjFG', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 04:59:44.222+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_aHGfoSBhkIkGbfLduu7GiA', 'deposit_received:dep_iZmkS3H9h5XRBGxpKMvkIX', 'deposit_received', 'usd', '2', 'UFyWVbnbbW_h1I0UUx6oXxcrkbHKiVAZ8hDWS-36d_0', null, '2026-11-16 04:59:44.559+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_dnjCvO9EoCnte1MfiJOtBJ', 'refunded:re_BuER54wlZ87CHtjfShOrCv', 'refunded', 'usd', '2', 'OCETeWle6tT3ZNkJOTySMp3Bg1C7gdvWfX5sPcKk-9c', null, '2026-11-16 04:59:44.254+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_eQ3tAsiEwbJTCxGGY0ErZy', 'fee_paid:pay_j8EWlZcvi8g7Gy3w7yqzur', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 04:59:44.69+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_fLqvrmdLCiWEuZNC8acHew', 'copay_taken:pay_j8EWlZcvi8g7Gy3w7yqzur', 'copay_taken', 'usd', '2', '6dM2lNDVCSDCHyGvOHlJ31xN4_9-ptNmDh3EtY_t_vs', null, '2026-11-16 04:59:44.69+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_gPx8qIKg4FfzOOgXsgr2KU', 'balance_adjusted:adj_F2rwU617r3T3DF9BkH5J7M', 'balance_adjusted', 'usd', '2', 'mrIxxau8IKr92yXxaGN0P2ZO-WFWhREypBpOyBGylbU', null, '2026-11-16 04:59:44.146+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_i6zNhG9KQtspFFGJQVptIJ', 'self_pay_charged:chg_2ttM67KX2PonuLAt39hSkM', 'self_pay_charged', 'usd', '2', 'Q-wWIze41QxeNO75eNgDjy-v9LLmncXIsZoDMc3LApU', null, '2026-11-16 04:59:44.12+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_vryFTwnzwI28tKxVoirMe6', 'deposit_received:dep_m0Wcbth9WhMn7S2kJvmW1X', 'deposit_received', 'usd', '2', 'LzPHArmyWJSPtUjq9YO8zqN91pIZ4BDoq2Wg8N1tWhc', null, '2026-11-16 04:59:44.645+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ltx_xksb1uedlgtdYfrKKg2AQY', 'claim_charged:clm_Kmd0LM6vDaSIrNICX07ebp', 'claim_charged', 'usd', '2', 'xLuvM2kCe_fqL9u0pZeHo3dJItjqF5bBEOLn0ogfhbo', null, '2026-11-16 04:59:44.885+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_2HrAmROKItXh7RTJvX9WNr', 'ltx_fLqvrmdLCiWEuZNC8acHew', '2', 'copay_taken', 'liability:patient_credit:per_QsFfjb6KjsmcEhuBD3mING', 'usd', '-2500', 'per_QsFfjb6KjsmcEhuBD3mING', null, null, null, 'pay_j8EWlZcvi8g7Gy3w7yqzur', null, null, '2026-11-16 04:59:44.69+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_3YweD0Dc904I1gdcCbaMYb', 'ltx_gPx8qIKg4FfzOOgXsgr2KU', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_IJ5mt7kNkyaJeglcc1eflX', null, null, null, null, null, null, '2026-11-16 04:59:44.146+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_IU0SS2Z1gpP2VyM6UaURf4', 'ltx_i6zNhG9KQtspFFGJQVptIJ', '1', 'self_pay_charged', 'asset:patient_ar:per_THAhPCmHc3dAyo4VZYjd6l', 'usd', '15000', 'per_THAhPCmHc3dAyo4VZYjd6l', null, null, null, null, null, null, '2026-11-16 04:59:44.12+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_J5zkKUq2D7PcmtWDy8X3o5', 'ltx_4JDlc6V13UeKqvrKhvnwBs', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_5T6kcUFfRcAgKEww37WPVX', null, null, null, 'pay_93b1UyFrZYbaUMkF8xHjFG', null, null, '2026-11-16 04:59:44.222+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_OCBKjxJG8WN4ZVz1X1E5kV', 'ltx_xksb1uedlgtdYfrKKg2AQY', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_jWWPy81ZyGvavYWHbhqFAD', null, null, 'clm_Kmd0LM6vDaSIrNICX07ebp', null, null, null, '2026-11-16 04:59:44.885+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_ODvdS5pcQuKzOVnDWSrsCq', 'ltx_vryFTwnzwI28tKxVoirMe6', '2', 'deposit_received', 'asset:deposit_clearing:dep_m0Wcbth9WhMn7S2kJvmW1X', 'usd', '-12500', null, null, null, null, null, null, 'dep_m0Wcbth9WhMn7S2kJvmW1X', '2026-11-16 04:59:44.645+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_PjyiL6a5PZ5xVRdVSgYsre', 'ltx_4iHOlKIZfvhFr2HJ73MaJ3', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_QsFfjb6KjsmcEhuBD3mING', null, null, null, 'pay_j8EWlZcvi8g7Gy3w7yqzur', null, null, '2026-11-16 04:59:44.701+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_PkjkZqqQeSDQddwqBhvgBO', 'ltx_aHGfoSBhkIkGbfLduu7GiA', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_iZmkS3H9h5XRBGxpKMvkIX', '2026-11-16 04:59:44.559+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_W2WDGGWq2RGyDjneUHxM7G', 'ltx_fLqvrmdLCiWEuZNC8acHew', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_QsFfjb6KjsmcEhuBD3mING', null, null, null, 'pay_j8EWlZcvi8g7Gy3w7yqzur', null, null, '2026-11-16 04:59:44.69+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_cx6UIp56nx1uqpJEvgMPQW', 'ltx_4JDlc6V13UeKqvrKhvnwBs', '2', 'copay_taken', 'liability:patient_credit:per_5T6kcUFfRcAgKEww37WPVX', 'usd', '-2500', 'per_5T6kcUFfRcAgKEww37WPVX', null, null, null, 'pay_93b1UyFrZYbaUMkF8xHjFG', null, null, '2026-11-16 04:59:44.222+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_di7f8H8rfUy572GhyXjV7o', 'ltx_BvVHKQKajYm87naZJpA53n', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_93b1UyFrZYbaUMkF8xHjFG', null, null, '2026-11-16 04:59:44.222+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_eDyK1pqc1S7NVUK7WkKMlm', 'ltx_vryFTwnzwI28tKxVoirMe6', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_m0Wcbth9WhMn7S2kJvmW1X', '2026-11-16 04:59:44.645+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_ewC9mE4A52UCmsGWWA4aLl', 'ltx_eQ3tAsiEwbJTCxGGY0ErZy', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_j8EWlZcvi8g7Gy3w7yqzur', null, null, '2026-11-16 04:59:44.69+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_exuXfHFaaDTX64FXV8Zqyl', 'ltx_aHGfoSBhkIkGbfLduu7GiA', '2', 'deposit_received', 'asset:deposit_clearing:dep_iZmkS3H9h5XRBGxpKMvkIX', 'usd', '-12500', null, null, null, null, null, null, 'dep_iZmkS3H9h5XRBGxpKMvkIX', '2026-11-16 04:59:44.559+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_gd9oTQd76lkFAC5c5Wu6xs', 'ltx_7gwXjuLWNNWOOpwOVJEHnB', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_QsFfjb6KjsmcEhuBD3mING', null, null, null, 'pay_j8EWlZcvi8g7Gy3w7yqzur', null, null, '2026-11-16 04:59:44.701+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_hNPSUg6nk0AxjA9avQL8cg', 'ltx_eQ3tAsiEwbJTCxGGY0ErZy', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_j8EWlZcvi8g7Gy3w7yqzur', null, null, '2026-11-16 04:59:44.69+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_ifxIFinngoW6LaBXSpZnAJ', 'ltx_dnjCvO9EoCnte1MfiJOtBJ', '1', 'refunded', 'liability:patient_credit:per_5T6kcUFfRcAgKEww37WPVX', 'usd', '1000', 'per_5T6kcUFfRcAgKEww37WPVX', null, null, null, 'pay_93b1UyFrZYbaUMkF8xHjFG', null, null, '2026-11-16 04:59:44.254+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_kNesJjyRTKf1eMlw9WRFeA', 'ltx_4iHOlKIZfvhFr2HJ73MaJ3', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_QsFfjb6KjsmcEhuBD3mING', null, null, null, 'pay_j8EWlZcvi8g7Gy3w7yqzur', null, null, '2026-11-16 04:59:44.701+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_nhIXOgnQCqZwQ5ztxKSmWa', 'ltx_dnjCvO9EoCnte1MfiJOtBJ', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_5T6kcUFfRcAgKEww37WPVX', null, null, null, 'pay_93b1UyFrZYbaUMkF8xHjFG', null, null, '2026-11-16 04:59:44.254+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_nyv6UsSUwPZ4GAxybscWTS', 'ltx_gPx8qIKg4FfzOOgXsgr2KU', '1', 'balance_adjusted', 'asset:patient_ar:per_IJ5mt7kNkyaJeglcc1eflX', 'usd', '500', 'per_IJ5mt7kNkyaJeglcc1eflX', null, null, null, null, null, null, '2026-11-16 04:59:44.146+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_rCg1AYtM6EC7twDF6y3FbD', 'ltx_7gwXjuLWNNWOOpwOVJEHnB', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_QsFfjb6KjsmcEhuBD3mING', null, null, null, 'pay_j8EWlZcvi8g7Gy3w7yqzur', null, null, '2026-11-16 04:59:44.701+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_uyGp9TsDFG0cnwViJ7Caow', 'ltx_BvVHKQKajYm87naZJpA53n', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_93b1UyFrZYbaUMkF8xHjFG', null, null, '2026-11-16 04:59:44.222+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_vexBcOVKcOjYNVrvQACFYC', 'ltx_xksb1uedlgtdYfrKKg2AQY', '1', 'claim_charged', 'asset:payer_ar:clm_Kmd0LM6vDaSIrNICX07ebp', 'usd', '18000', 'per_jWWPy81ZyGvavYWHbhqFAD', null, null, 'clm_Kmd0LM6vDaSIrNICX07ebp', null, null, null, '2026-11-16 04:59:44.885+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'le_w0jGW5FCMFuMLSPlt2Wbip', 'ltx_i6zNhG9KQtspFFGJQVptIJ', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_THAhPCmHc3dAyo4VZYjd6l', null, null, null, null, null, null, '2026-11-16 04:59:44.12+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', 'per_II747NkXDXxHdCyt2vALGM', '\x9f8ed9d3f97290b09d98a37f8bf2f812');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pcon_8ggDoEuvEiwVmx3q4rVQl3', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 04:59:44.292+00', '2026-11-16 04:59:44.292+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', 'prospective', '\x0152c67696261efd9d527e9764ac5972f6c235926d336a0c375100d5c2cc7e973c67830aa11eea0261d8658941e3bb4c17868039a0448d18be3bc9619573bb1af4b5ad548fc62525e415c08357f4602b2b53eb3f44ef68b1f9be9e6ee2c82bcf7329b7f283f0265d42fe6f245341065051b10dd2f10b485819e8155545bbc340653cbacab7fcf34c67d7a8058dca35407c5c73bcd528829d8361d76398869579bf85fa7b4b56a7a54bcdcaa1176c43c4f7aeec25d6facbdabef999c27f21393b8455ad0d69bf105436a97e84ab8e5c5f856c13626e78026a2ee6cc58c17b206f0a2a08621f11b518c80341d3a12532c0a381b1d871aefb18a49d02679a1f2d77520bb8883342947eeff34467f421fc4ab59344d71d693a425249cebcf82b81ea9590a9cc5a71c8dd2e515f3b88af712b3d974e725831cf12c272d91e1718b6ecae3881b3ccb726f0e4b1a9264c8b6e55bd50303d65faf1b60feec586275cdf9568b899d5e71ed541460d283cf0b54188bd30d85062feb3cf8aa7d96e6135aaa703550bf57fd3f517149427b2cb4271f00dd6c4177eaf253d78540b6e1a8830c7dbff7be07bdae77705125042afed9b8ab0115beaf469819bc10319', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.158+00', '2026-11-16 04:59:44.158+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', 'prospective', '\x013382d7bd04112f5c0301d4e24e44796bec0a0e48541dd2b7bbbc919aed71b02eae09788394b9874fb287bb90e244782fce56f2877c0bda09a1cdab6122817760b33b047a32467bc9f822af9535794cb507c27e490dc3601f002bc9c8b1c727de51cd1ce1e6fe73fe3e20a557ce2cc6486c7f776baf9201217014700ba4bd613527c60684a9ce0403037456eb180b73e1c6704b5a2a0dff95585fb21a38d00e64d9b016f609e6a82c127ed0bc509414f4e269e9d9a7f849cab140a7f642af0cdb374f3eeef88a653d3195594f5cec5ae34e0a42e07cc901734014e0c74a4dc9c2d280ad57dba941bc9bb611f7ca4ee2774b6d9e797871294a2e1c40c87a63c36b0d2d658cd509c338708af38e5f17b1db3312a2dbae21fe4ad20cf9e2b05eed9d860f747df9fe00e77afaef40a7607306a6a92788dbd692edcec8a1d1493e24bed4fb18eec28047947e1c177728f931265de81a57511528d4b86092b8241e3a0c8e661b31e4f61cef8658a9892fe5047535396fabeff282f7b324095e352274af381dd88cc3de719810a7523c518ad88d8f9bf7b0d2812bc6f13237197814e0c83f9dd3788cf819c34d50176979860144be198b9eaac1df80934d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.179+00', '2026-11-16 04:59:44.179+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', 'prospective', '\x01742c672220bb6eef8c5a267e83f92b320d444ee9e0dceeb79494c54cdc419d7f6bc802fa1a529310d79f259253a53a393957ea7a72df7faec708c85b2e21f19ec3d03cfba2c1994d4607f8efa38e99755147cf6a904ebd4d82f04692283a96947dc25bc7785fff5dcdbc485c6594504be540ccdfd1df55429841d062578cb66f50c76ae24d780bf1b59aab370956167a7015be4c8b92a9c4205d2ee657450519c7b53801d9f6f5910117f4d185aeb48ec8805f3cf6159c1cec1c585134626a024eb8ae53025800ec5eaed4f610363b737fa25b8c5494ba74de81e27300be6b7e912ddc1b2e69d3fc2b419aef429781be70c13232fb2c6dc9b7709e0d45000f78b3bbed4e8c25909959c131a26de22766ac6ab26586e2e0f74a58b35296bc7523a44bf43ba8be0c294f845aac3c836beadea1b0c4f86a863b4b1e8a2a0c5acf2e84b2b84b70ce07d0e9f2ec09ecce42a4ef53d9e0d4a31b6acae669b245b7be1abf57eb0914c8407e06ae79455c7a8d3d2a18b30cbccb3a5443bbc13caf94208094ee37ceab29482fe0e1cff47dd6d97d58d2ace15845f40662425712e07101529be91457a4b281e17fb2327228153122546d5dc8051f68b5398ee2d3a6d7f562e697fc5e7bcd8bdf9f8d3b478d0e2e72885f6a4491ebb5c8546fa218a2dbe6d8ae74bb0a61a367d6bc94bc3bc6d3f3b7be3dc458f8225bda61ff5f159466093e7cb0d228bc430f7965a84caa55405660c8eea76336fe0ec564a07f74bd50ad5d9e4118ae8b64184e6b0ec30fea', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.423+00', '2026-11-16 04:59:44.423+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', 'prospective', '\x0181f829cebc1d1b33c18fb457e9e0ea597829800cc5810bee1d22af4ec12a2c2c33e91041c9a84f45eb3c020bf4340d6c7c11615fd85b80bdcb0ae107c902cfbd710a11021244e0c81b2064ced2dcb16ca36e73d81632352c7a9507ffa0013d41f18ca57c9fc15ae4b357b6de40c111dd10117f716a501068c96a0b84f2b171dba8b1ce5e56876cd6b3b738ea00e7cd2e2a3ec708de44421d24a898b719c0ed5b82d98ca05f058924ca3f34b5f6cc45a52baa0c0817603f7b8a309f5e79dc861fbfd72c95b8117b9d97a3df0ac4e72c48968d33255b1a6ff75ef2343b2777d6abc9376605048c2e5450d0a683ca00d250f6d92e8273ecbb6cac053d24de4fc7439b08df3d128824752c34f7e058d64d858dde683acf97d1d6cfdeaf1f2493d3f5d1def30971d5c02ca3736d969526f17c1421a5c017939b6d80522ada0f46b0c7f53fe817a47a6059b16de7d959b57c9ef315314b40b86b71346e8d62b39dc6e384fecf80426d27c76d0b3c50af0ea04f5872d60ab663295a95f60186a79cd9c8ca01d44f2c5c20f0b1d972e6a36201513458aedfc6f69599a5a1772cd9de95d15dc6e7efd6fae71e6463ab94becc994b771c3959c921c271067b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.34+00', '2026-11-16 04:59:44.34+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', 'prospective', '\x01e3fbd532316d17dbdb5ac665d34474c6b0170236dce8ea6d146f8365d36d5f9263f01569ef515bf72b39e18e3190d4f56f09509bc03c3fd3f836a45d382573e46c9914f0fd13a9d3fa452ab853fcf8f0ddcf735681750106118c689e3a60ef271598480e78944871074fc34968e78e4066b750618f81557fffecbd6667d43a4ed31d8b3cedcd6e0b97adff8ff2c2ab65fe136fc42f2bf59aa618d9d90ea210e430e863a40acaf52ae984ad3036a5cfb322c01b0d9ad5023f8f8de3a80b1c27ca2eb9b67f10c76d48e0cd09fa114df2855a6f54ad76331f7fa555a45f7495b55ff6ae432246bccd76a7980990151939febadef7b9480608e91af4c3a3f25e8f7b476ff591766d2f7d177536bbe7e32a007105e03750046e7f3ad0f3fdbb5dee2ad2d93ca25f9e1e926327e745a85b01b6745b23d72242b54e9b8c80fac9f9959789a2badac0b22f5ae4ccf2086750bbae1131502409f51c807b399ee1ebfd489f9bb39dd19b9875cae5892d1aecc0c219ecb3ce4d9ad2a33d8ac20ab2f49eca4f21ce3efc2464a6babe273eb500038fdb5d6027edf19dfab754d8a8a65177340fc692e1fb93221ac5ed1075e44448eba541aa0b57a75ce6daddcfdeb63ad8b3112097872919020366ec7043', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.813+00', '2026-11-16 04:59:44.813+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', 'prospective', '\x01a2a8e3cfdcb73b899a8a0ad04a2895b46ab54a50bf92a5a854065f0b0cc030b8dc9b19300835707433aa939c07539e5a3f33b0d8672e922e5bb4af14e48f43ddc8b8af78fdfe5dec28fbcaed84358cdbd818decd657c0cd3c3f0f81510d46aa49cda21d3fc57c78dd3523b7486e051b21792c5beee008c645d6efccc006d2c607e6ca3574034c4ae3d3ce766de7e5f069cdfd951b00074026169f1ebb454d8dfded81d9bbbc62915b86c851137dbe9382f10d2d603b142c580f067eedff096fadfef6a1999c850734a60a0d016b9fefe519dd32b3cea75502ffaac6eea44a177b1faf3124c52db8f8698f402051aa9f613e2fd0617bbff166ff0ea55e65af68c9901e0d0a32b7a85c9a0bd27b946d092b523adbeff597814e9b4682b5e2416984d28e9727b7e2536fb93ecded573a4c26587f75e095f20a2fda71c5ec24964bb60dbd745696f2208ee6bcbdadfbfd3b3eacfb6b31f18445277f7b1732da73668c4a0d454eaa5c3a83958d3f42b9b5f0cb7b45c6082e715fbc99a6b780541bb5cf9d922fb1f6d0f3ee5e23280fa05add2ba57ab9abf21a8cfde5022933231ca94499b9faa7cb313669cc73e031f2f6c0728df66ea8fd2f84f560a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.141+00', '2026-11-16 04:59:44.141+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', 'prospective', '\x017d9a4392ac2e087e48d873c377e796136a8f74fdf102e76d7aaa2ba1d3639dc85ce6fdd58a6ff3018c9dc413571b99a4645f95ec8645ff75253362b3ac165b401da37bcf1c5888db20aef9cba8feffceb7fc3137791c862ee1197ac6b5cb9a4d387b0e9527d2ea0b7d6c2d99bde6887731210b2509a067ba0bef0b2f78f4e7a5704fd2e64c263d399c4792b38a16e89f1b7e1db3bdb7418009dbc60273a3619ad9e8aad233b495a3bdeaba9bcf5b8eaa5aa53f0e5a56e8ef230f6e3d162c5b0c19e46884f99f337e6cd65a7b77a44906e444130fc00e53048ca8d2f556ba9f3daec65677b528ac9ac3c80c2b43a4f05ccb18572991cedc309c48cfc2356eecc9c821b92766377d6680c82be1a6c054c2d72920dcce9ecd9185ab1d53df242927e5031c0871da66350ff7c9deed2af354793e8f74cdc572b96405738e15ee2c8f2ec0a5ff60afbeed8ad0428705c7c805efce26dd5d78f1bf784b5f86b1ede0b09992a477671e2d93641effcbbf011bd4f038742f503b2577058c567dd2ebd09a58e20582741a9ac31033ac47175c6fd1e439627b3ff68feda42dd8fe7f48edb2a51ebb267fdee6564608bbc3a4264efb127da484fbf73a807b5d', '{prac_mHVUBOgh6pURiqcTVJ7mU8}', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:59:43.899+00', '2026-11-16 04:59:43.935+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', 'prospective', '\x018144c9cc629f43b836e419067b7fa020af85b7db02ab58b5f91a55c02553771fce890bd3c1bd7fc7316120ab5172c1423815a28944d08e12cb927fb813047a361b2cf38140ca3a9324726567a48d40627cb8b06e0bc74fc1bd39f2bee3d6e7dd170f92a67e2ac7eb153b8ffa0dd03e5bec0be4fabb47800d71204110928c1b26a5e9f729a9a50e260d14778cbbdc4c605d51af5338d92f3a16670f972426de68f1c2293c573d5cfe5fd86b6ffafb9cf7bfc8cdd6179a5adda8e9890a78c2107f6b9faab9625f0fd8f2f18e69e437deecfcbfaf0047e693ce077afcee8128e6e8875e89373ec02338eaed72ba9678d7fa024c596ea9782c37b80063cb9e68442013b3b96d7a87814a2defd7a2c7618e3ddf0c653763f31b15d4cff84e341f780f8583f775e1c01f0f521763d67898277b13f679cfd7c10256c07d38dc0959e8927d6bffa859e9d75d2644e99da8f79739f9bcf588f94f893f0ddb4394d7e868affb32e304e47b894fca61a3c7007731e1c067020402dd6c343642844e10e1aa5a4fcaa7852546719d75757393df84b826106775778052389aeba40960ca41ba644f3a93f6ee048b2efd1d10c626e2726148157366f6c1e6bd09f6', '{prac_mHVUBOgh6pURiqcTVJ7mU8}', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:59:43.965+00', '2026-11-16 04:59:43.972+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', 'prospective', '\x014e07e3afdb2e2646fd93a74ac97c29410f2cef3679180df23cff40e71e0d12930431a3c252bc192a75023b8734a77f39c57f980dca0d92bd87f331fbdc8471a4c206d8fab0591da0b8628e38d883f628c96ddb9b6b129cf658b7a67dcb2c58ca469a7d114af0b78e975f61b8b6af2c99c78947b424c7cc47ac16871d69de21747f6e19cd23e8a5d27ca00e497c90956e8a407843619ee5acbac46d0551ecc417bbf77c4f0bf1da64b095a4c3eded263047a3c1818205c54de58496829f9229b79a8341f48e1f1d49e5a9d006905cacd692b733e785c4e10e42bfcf43c1e21383340157e42b22f48843e9de9072784ce5431ceab49b33d6775d8ec783c94c5e8497a681bf27d5b57810d72b12bc7d05cbde0c95e0fee55e3dabc2edfb7cdec15a37df22f61e4d4466c59b74201853408eb687919b65e641345a565849ca7df1babec01070bd379541e9d0b6818d5fdc393e378fa2e73bc75695e8d0cc0558b8fadf3fce95d6681d492d0b8731df9f0f65348c9abd1d06e941671a122dc7b1824d74459061cca0d672697b084f2cdfb706c41fd1cc33b8ea5a9f14d2438b6af000c8ef82756b0759686e04f5143dd630caafdde7fbc44ff930bbb9', '{prac_mHVUBOgh6pURiqcTVJ7mU8}', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:59:43.991+00', '2026-11-16 04:59:43.997+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', 'prospective', '\x0168eb6f67d31fcd407d3a084604611ab4e0499e6271ceb0e86016b136ab1cc4eddfa57628c4fcdaa4b08bc27ded6a9e4e24778768215188d7b8ead31346f2141fc63823af1228155a3027798cb490bae79e3e37a0e0bed0d4299edaa3feb4618c14062e0785b910798ad1706b0179167c15f3f1491471c438bd6e29e7eb6e4d8f1521ab58972ad2b0ce1971672520866aaf20c98339dc496f637a9fa8c09d9491ebb22bc245b40b7debca1a0838d4647640880daf251df5c0ca00ac25104fdcf96220e4970502ca44c44702a3e06de9a522043dda696045c2a799e1392ecfe0f485cce3a36902fe4521d5263be2ee41d0fd32e28b170e09e65f8683baa2b0fd080d1f6c52d30c76ccfd3305c291f25aa80792e7d2f4a5969ecb1e735a48ce2fa0f09a86ab607feefcf1a5edf96efb487dffd1e575cb9cc1253a9c7624e2013a5f638ef647669c9b1a888466adfb4429dc3d6a8c422f211574a346423c56e40bee9446cc9cc51180a5eee599ab31c5637f5ebae3bb5dfb878088775fc6ef0729d9d2116645dceefa65656a7a5ed63a88d4953e2dd54767805ac3d1540337b7e2846c9c3124b491715e73bda88a2a55116c8ecca8d0a06618c52ab6', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.655+00', '2026-11-16 04:59:44.655+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', 'prospective', '\x017332fa83b315c5d96118bafd7d968ac64afaa8b4bbe55cdbf327f74aa1d9168ad4a3462a8c67381b05b4c18c38b09354d6116e4f956698e06b4f74cc930d254e47599653929d12b38efab8a803c119dac86a0abe959c4832c748c2fa18e70a77d37262f3282795a0f653693f96ca107f169de8ae824adffa275c351a97f476c029cd23a2ed9cce79f1a0234282ae13f34c848b59831810d654eeb49bc7da058e4175303b06969f285bfdf417b4749671ea69f4fef243d77596089dc658c73e41cb9a6cbc6cbdd625349e916e42976b049a254899dbf7448660d8b34bc7a3d9a4e73a7a58b50ccba9f2832e3a3542cdcefee2b23ebf8bc4945635883e889fb7cf6325f097585a564914279484ff8f08191bc6573b8774738683282fa8f0f4d34365531d3eb4a8fa3f8f7a3eb6b60459665de837a1b2f4373a88181044627716b87971fdfdbc7336a9496268d1465f890839066b7d46becac6633ef83db12d91bcaae3f4d54e7c3ad7b78c931a64f50a43799a91268a4a1c099e145ed60c3d02c7c0fd4694fa22d3bbab12dc7f0d621c6b31eff5d0b2647620996f8730c12788826fd6b12112d2cb7aafa1e8b7f1a9ca92b33de09deeefaeacad6e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.114+00', '2026-11-16 04:59:44.114+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', 'prospective', '\x01ab73c8a61de81ead0f01b8f0d5d630aa00d35a5ae010c074d660609c5016a240ab25eac9456bae5e894e0ead759d3e12b8c145209ef289b8eaff8c3545bf40373d191f49217d7033b7bc8170d39ab4479768dcf25bc2ffed1c03387567e09163656785fb25ca7a8e3f68976844347e5058c7020eaaaeb08e0f120438fe837c4d1675d235361305231a066fe5fbbc812bca0ee014c3523a13ab491685ca58ea853aa008662c2a4ecfd2ef60a4034c304e0e3b12db063bdd090541ff5df0f532c632226e54ae9d2d1dbdccde6d414e3a5449aeaefda7c3376965affedac802c47c1c272dacfe3fa7b0582af662c0dc1c2192079f060dc69219be13a9be16eee20bb4a1598272a99a466af9808692e2a7f9cff28388d2e347358598b68bb18c9c443498bb64f514ec4ed07ed9cdec8b772b45eed643c461231809cebfeb747c5ff77cf7443e2bb9ea119ee7b99be865fef7e1e0a429217a6ba196f9bdd543029d699dc93ad1baad6b665bbbacc607b49971c4bdfea63a1b5f14a3814114b65ce459d8fc3f52c5d2066ec0ac41873c0443b16aa16092fba68e4366940b602b478b92e3b0de9e271a535670ad87b687b8c9949263a7805502c9d3064c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.539+00', '2026-11-16 04:59:44.539+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', 'prospective', '\x01fc8a6ce8968bb16575c355e4597d8718ea857f93401f7428e79e335cc976c93390901a446218eebeb46612e65e285b553d0e87ec521f9e6797c43d14f8412138d76cc7be42f40c458b128c804e18363af4516d9081749791056d9f503288a7b0b0fd36594fe10745250d4ca0e5d4adc9ad41d591ac44d4c9abd4f55025bb66f239c6dee92efb83c08575e5f3f795a34fbe2cd222c2faca23171a507c67bbdcc722f2db394aa8a86e66c2f95f369d89f3eec1f8f2e4ff7ba25d6f648948cac498ba0fb5c5fed669ab1e559079c09b843c9a5885c81effdbc9511f428ff727e6b07d35e62e93a3e93772fee84766f96f608e80b4e4892b8121eb521e545a0eb5f33f7710c74b5d102fd0ef19cb1163ffde7d9abcda15942f305b942f6bbad276d8017dbad1fab480e364196d9c4a9e333d4a3a187bbb41617502f10c1d6373a8ff9d9f3273fba599c487ca82cf59eb0c41de71f8fb645ca1a3eed2d811290a4330ec6bc875e6aadbf7e2dfffd90bdd0c1dbc6ca0a6e1072531f5b8d7b315fff8238d849150271bfc82f35b531aef818f7cce50af9f8ba09b9aab7b34497b36d88cefa711719e0b52ed3f3559b5b5c5939f84f346274ffe0bc2dbde', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.568+00', '2026-11-16 04:59:44.568+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', 'active', '\x01aa6952d68f1da27dc2bd42fe289c20355b7a6932347dafb235fe6f267541ded25f0b9c899391699b7b52f5c11169d12468fec2d2025528206faa97b70b06e31f6803d75144f173a63d3ba030ee4a448cdd880305e926acc0ce8e865385830b3136821ba946d754edce380df052cc66386acad2e82210c82b610e398f3c70151c0dd9e8a8ea332af287febedf27efa19a2f25f0c515c665937b51f452160dc0ace4b8c5efd4b596ece9426915ec303a73a13d8b70aafe74fb145c79b49c3a27e819a9bba664e37f36abef0b85364482a5ddb03cdf42f4f11226ac1911fc366f8f05701f80f447cf984c88781b2d05a6e73dc5813b9810d54a561ce09d86fa68e9b4d08db819bbd10d15c185dbce2c563b9c1550ac77d9dd62c98b8f9ebdad5c0c39894c1df6f241de1913a3a0326a35cc23826cf3e3dbadf913076240440f62dd0ce4e2386dffe68e54857ad2ca2f2c659a099241a646a0bdbe50074de2ee26119375cbc04a66eb3f2d98f140946b93f6334219fdf92a609071cfeac0eee8ce64dffe6e95cb10db6ff5b489abe8c47df5d58f21f4cdd0f1737f42c489cfea18cb2c0da1b4964acd452a9bd3a8ef7e0fa746e15fcb1e628aebbc7a', '{prac_19051oTkQa5Umsn9ROCYyY}', null, null, '2026-11-16 04:59:44.747+00', null, null, null, null, null, '2', '2026-11-16 04:59:44.723+00', '2026-11-16 04:59:44.747+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', 'prospective', '\x01cef362111cada8feb3fdb3a7e96628a9f4eff7bbf57694e015fa06103e81f7c68d71a8dbd8e34b2f20bd4442b688702e105d96fe4d5b1e10554b5597eb163951672550c08e1cfbc6a5f05d614ec119713da82526414ebf21193a709e9271ec1795d9e857c5a29adc2ebd40de5ef62fc3437fd12cc2bd4e30c4d10cd5c5415c6cf5542f126043406683b3b3c2234582e9699b088995e6dfd08e051cfc0fc411b083d972acf8c9239f04c105dfc3c6f576c0ce58a08aea439ef701b52154e7261795aa228e98c63ed2159aa453e69db47e2b3628592d0b894f36a3f5a4d2d224d12e9cf449fbc59238839204933151069a57dce03cd1a6b007c790dd468ffb44ed111f0c2c6f7c5b99d7c4da0608f1ecabc5f32ad9aeffbc2168b43769d2401a214d07ae12fba5727bbe972a8a986ca8dd2829ee68b8177935664efaceec342c77ff913d7a5d0d5c8e2e4d4739fbd120a47da95cc805fe9a6c4b739149ca044cac778be9f12b2733c6627844a49a42771a92562cd9449b48087e99ad609daa1cf78ed26b6281b9640494c890955d498133551ae80c4af704369eaf05400fecdca2842c9919938d284285925421837fa07d1985519058353500f183', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.299+00', '2026-11-16 04:59:44.299+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', 'prospective', '\x012a6823e3dcfc25827c0eede4aa28365e17d62ac40e000f498f202f5e4f3cbce9a9048a7602a2c5864fc7819e20d4fdb341bd391f2a8fabb7fc9ab74015919bdfc00670c187f84735de6c9f1ce32d23d0c7bc07ad9cc5f40acd147b0295cadee59a4972c6386eecd538b46e2ad9ed58ba8c21bd9a6f6b7437374d102a26d02402c6a852ebe3941b9432f47287456ef04de82f90386142dcb2ea69af8bb5b4f9ab6e240e1c9b57846e2b843d0d6d5b48691ebca6a51155006b12032c6f4b3c0bbd6a764ddec70f3a63d788be66f5e1f865ab97b7f6bd8c9acede4580dec46d46973a609cbb63b1d0ff37b345f66a4beca360faf1094c5ba7f03e36b12b0ffc6f477a1217321c101142ac6fb6dad7b85fd637fef4701e3956e9fa906f1282b05d67c609d8c392a42d5f88e0d33415afe20285bcadd0205e37d4213b51341aee925da6a57094f39d902a60429090fc339a6b1704b6acf7ed417d74bce7912232886b915fd687ee55d9df489e1485b5413020e45be7fedb944a60b9e7b898c9f4f68c15d7472a9256c571c69dd6f0f3782907e1ab8a92a53858bcc5db4a2680bcc9033c9c439041a54851cb2dc712194c71a1e06246a3714637e9fa10', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.791+00', '2026-11-16 04:59:43.791+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', 'prospective', '\x01e24f7c5f8d15e6c367d4d934b91c7dc331b7a5924f622234180ce0e9a2960d7dcf43736ccb3cde1d7ae8b7c3c3740afeac17129c7705cc6721f15813410a5407fda8ce1d755a61ada44c812946d0e9bd3ba30f4122f7565502b87462b56fd60163fd2417ffb8ed9658695ae2fb1222f79860294365ee529bdcc3ea5d930df40fcaab80707107004de64cb890d9c55b8678529616a29b8966b2855680a9858a24bd875a61507311c505f00e9bc69ff16934830102ec8a007244be6c402b391404334095350c5f5b2b19d65251d0d915142951c509c30ea223460b6bed9b35809b184509425d337c261d298fd690be7587a62c9e1b3fb06ff3eb4e8716b495ee06642b494d92a1ebc40b0aba6a3ed9e637aa1e2e508706b56ce14958898a35767bbce8fd6b2c8e5dd9229cf9eccb3c99190e057a9f476c0cfb5a376b4587b99ad33d6ec045b60dc125a527c806627df227030924a210bf5146dd0bec1b586c243d1b25f7e6247c99adee4621a2ee2f38b96a45c75e508382298872e8d236f342b2a3b93df26e4e7416e22a4877491a7afdd7c133a6669d057cef6c2ad5dfb0010c799551133b2299d48f01bdbb7f907d2438a1fb40e88443be9bbc', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.493+00', '2026-11-16 04:59:44.493+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', 'prospective', '\x01af1f870d1f32367c0a0520faf5588f01431aeb843daa4009608ef7f4a487a47dad4b38d43958d6ceeede0d36d4706e718d3d6933dcb2c116898c36857924118ffe0bcb113ca554a9da9ee09f0f22051bd54a45903362cc188d9ee1b9c040e87675d4a97eb9aeacec13d9bb8a6ee3b5321f7d592898e9390fef3aae54fa888ef9368d4f94a2f408b9aa5ba77756a6699e2da5d96ceb23640eaf749511af4cb7672f85ed274c1541327c6abf4f7199ee1b8301aded52f8cfa11f9b8fd2304662ec171126625cefcd9c6e260565ed244131da1eaf4605294b79c258eeaa43b79cdcab75bf98950baa3b99f3bc779f7462f8a1a1b6c79d867402fdf2f31574bb3f577399a1f78d47e51d5443d668ef87c163ecd58c60d51a224e10ed0d42f88a96a2db67ba488c709a90dfb2c2eb4a0fcf03e5709ebc8438a30537ec5b1e5c8fe86a41a86f3a5f9016a0675de61ff208a8282cbd1fcec32a92047108a374c861630ae6d16e42f9024e3d2d815a8b597d5039c576ffcc83c4d5db0a8c55997f2f5056ab478b542049ba2c19448a7cb9ffb6bd84b3b58e0ffcc52bfad865e33ea757f6693679fd78c6fb531c1e2e1b59c120ea16da4616a48737d007a9', '{prac_mHVUBOgh6pURiqcTVJ7mU8}', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:59:44.019+00', '2026-11-16 04:59:44.026+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', 'prospective', '\x0137a02f7edd9c02eabeb6f7285c10d797c2e8c27c6ecb067446f6a57366acfa2857af8f52a6a03c6ded4401b650fa1a82f00da546446fc235b8e10b2bede85918f9007a44583e857fd812288fbcbf7396659ccf9f898762f043a1caeae362249e5a5e9ee52fe924fae8c01aaf69573f06a004a9a146855bdfdc6a804667b2d5f6fdbef86a8f4491df32151e348207d6476cde1bdcc750e0273607460b0e2061981d75984566e43c10e4ccda5fbbe436dd4a33701f0c56ae2b35fbd1ca9d2c1cbf4cc19a79a903af63831d7565d11896344c5a92050eef495a1eca6a1f7bf3098b166fd1ffa76497046cb9019546d354e2fa8ad20fea017b9e298372058b745c27d2096ee43dbde0379426c7f9bdcd11e7ae628a028fd742399694c855f83ac376ca5f8dd5b17ed4cfda241fa497734641f8d5c2b5c87ab9b96f7879b032c380a62cb7b1e90596cb0691f216e9e77b8b00bdb84f5dba695e0c7d2c4c3ccb3d7f218f059b4c206d242622fe7c2db863493b6a1b949d40ce1d059f65c16ddcf4b26291043ef6670743480beee5d07e30857fdbb0ec1a3a01d68455d4679d97a3e57ce3c3b59b73ba809e62bf3d2c5a14294a12fb84a0c28bd6d36ef84c32522b5809d29f585fb05db8b7ea38454069707a520b1a84ea5de51c45b957a6f6e20ec57e19bd3da8925d008c7e776fb5b44c39943d087fd29657575f740be8121353f1236f574f0bdf963dd3490e312552409dc6dd6c02360c828893eeae5d6d10aa4fb3fabb0b06b7bf611823684174f1', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.846+00', '2026-11-16 04:59:44.846+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', 'prospective', '\x015e07365ee17f6bb27b229e0a0431b095853babf6c0dad02802e5b083329a8c0a80952c0086e8a3adab434db55ac5902ead73803270320dcaad7ceb0c3386bf12797e163358a00748b9be753c43a2b31ff435a548c6c169a533aeb3dedba4ef3f2864abebf99147f81cee272ecd48b9bc9bc2731c9c21614976bcaa9e220bacef6f7c9511cae6a28bf2037137af472664ff6bf3ae98c8b3806c76fc157170bd1fddbfb6aa2d314fe8ebb91544be9fa9f6598a11a4eff7c87175e04cf6ccefacd7bdd6485c399b5cd341269386dd358910baa600811dcbccce1822fcbdcce81263a421d46a80d275c527793a25a9fb2b6d4d198a6c50c2dc25df1e2889a02ae97d77a4ba50b6a4a75a1945594476fe0a4bcab11b30668aa3791436108f365945c290ae2cbf25b6af8a89dc2072bf65ad9a3b7e99657c96d711e0e3f89c31bbc2ccbbe36ce5ee272768f4a6e18244874d7cfa53c2f01b1536aedb64ff996c1deb28724ed43f2d1d0212b0ceb54f26367bf86f055b3d6aa2e818de30adf4cd8cda0d30781bdac1e38599bdeb063eb1215a3bfeded8ea2c6054f472cb734dbcfa2dab08612a949627c85fc095a9653f246c4ef0e604bdfc1ca3eaf1f2', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.763+00', '2026-11-16 04:59:43.763+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', 'prospective', '\x012319c8dc0f8d7626a5d104eef65c8da96eaacf3f440f01ab5eb11605ac2d19a66106d99795cbbf3c2348a7d314aac5546bc4783f10e8314be5f4c8daff4f93769c6034a7c6280970e70ce0384faee15bf11006e3153244b26458f9bc4bd025e1151f7bda644ef31b757b2d0ff6210382e0e3cca3797ff854aa6f5dbe3b1a77c36e13f0ae3d070f57bba9511539bd8f427bd6937053958e9ec047b20e1a5168b87f6558d15ac823d457ce528288ec8a6a69cbc473dd5cc7b83946df9322e4bbc6addf53812799c9ff35923d272c6f852f14b6c4e83c233983ccf07c10d041f421d2e103ef62c1cfb50c4f97d8baf3995974645a8537eb0a13a9e657ad1dab282608f691be27bc2246f87a862bd25c0cad3d6b8305cdcf83905434588e81c5fc4a57c062e68369be985a26a826f4aafa6bd026bf59a1993750e8fe70f6b27188a9f3e22f5b40977ba42b055b6ffbbf7348880389afe75352ffe271da0ee117eeee031b200e9166603caaea45b8840e98e388e1d37694b27d29417e22ebf06f27b615fe268f6fb0ab87d81476713b97254cb29f6b120b7ffdc15a37c13b7cdb077638dadcc5fd53117bf79f04275709946040930e5d066294ba22f5', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.75+00', '2026-11-16 04:59:43.75+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'con_CLnGtzBTCBkxXtUW6nixuY', 'per_acG9La1QlruzQDMe4PfuVM', 'treatment', 'granted', '\x01fc42f97374ae148eb44e511dbbe6b8c91ec5267c84893590021d937f6626fb397141d72709dd219af8303764e168f86b6e323e77a9c551b426c41b8fc034e47b105a6a5c8e956030e470959c1c015f0f45c4b8a7d50466ad8d590223c4776763ba8d62abeec28f8ba4b92ca9a0dd71417d94a8bcf8ad2bd0d3e47db985c39abb66ee421a6d6238b2309dd577b3f1504b8d7b72a2e073fc715611caddb450f59c476bdb6a21b2e2b7e1ce8e2a7790997e6318d263d5a4ddfbcaead6f1625a43cefad0aa5489329733434685075018d0f20ac744eff6282e5352f5144d35b976073eeb30276584d0953054ea1da81433c92c87e3076f818cc74e2e38bb339bcdedfb4d62fdaadcd79f89959b58e978405c4161eff11158fbaa5ef9b5d7e1451266119c3425d56eafb277ef838c06e352e09d33e6b5c114a1a3c1acb901ca944b3f7cdab0f59121dabe378b59df1fb09b222061d3618627ff85d4256a4e30f1cd07a0d2a46c73d57ae0ee670a81757dbaef278e05ca26e253e0d55f94917317239f42853cd2cad7e0cd6c6e0c64a7eddeaae4da0422403390edbfa1ef11ac4d550b7130b376e68db4b93721213dbfd702162203a49e56cbb84a3c1ea51a1a1a54609c64f9525fe8325cfdb92beb9fb9b97e52e2ab9f7b392b0b4644bf14259b2f1b3e8cbc023c77c74a3542b0537559ccea4a3617f909bebd7ea89baa093e1820b555de2edab3f8a2136cbef1f6b62988381b095ad42b13baee542cb84186d640fa48edff4e39334d7b97909202af7f3235ee2cf1488f1a620db2955f1e2a41c0f6db322806a151fc3d8d6de517bf6f5b58feae5ce0e9b83351f5311b4419e5e31ee6fe47ea3c7a7583b8359d1e52cb6531ca22037cd38ac0011c633184b00c7db2ffb2ee624bd9abd5e07b59cc26b1e3e3b328e5937dbcdd5afdde6bf4a2a80474307be8c156780a909f0675d78703ceaa05d5c54fc9243039799af3f93fc6c5f928c597a4d1f5ae3942955adeb2d0f7b3c4c084bbc24c567c813a034d79183448eb2d3bcdafb3f95561c9ab17191e7eaf818ca5e8a7ecf71214a6e44483a2621c00e647573b97b0e9936a4e1cae4572122b3ed944bb03a5c2a6d3691dfcddc9865c6e2b9af516601657859af2aeac85bf88f00bf992dd3f2fc26867d7ea055bf3', 'permit', '4', null, null, '2026-11-16 04:59:44.733+00', null, '2026-11-16 04:59:44.739+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:59:44.729+00', '2026-11-16 04:59:44.739+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'con_KK8nFaWopKbWFTcnZTzgf7', 'per_sMVemtRtrLIS7My7nZ6kaM', 'treatment', 'drafted', '\x01ef26cd361b7e822af9af607aa1326af9c542d6a0a7626e729f482912123f026ba75b683afbbcae2f9a0f781922798f25d8b5e03e031502b8492fe72ff6b88a77a00b498702c60cd81385e708dca8eb2ac4107db159e93c605b97515eaed1e03e9946db57e3e06edac88e3d23d9f0d204e5813d56450d469b33e2e3fe150ffd8cfe688e4c0223bd58ac88d7652738848c627c685ad2476eb51497e0aa9d12451504087d1c8085b9e1c1d60e383d8877949433d405274a4b3b1b686b04e6cd08d008cff3f236e85ad8595683edd23d4031be6c3faea1880541ece822317fe82d6d23053803bc6dbd8ed2e1a7cbd4ccf2c504325d85a39f25eb86a6b3056aa5ecb5d6735e8b532d462f933dc9c02c74dcd322f4f5f52149eeddc9a588e1d9ce590d3e9041dc0e4c26cbd706a8ac175586b6e502e6451085791ba567a4c856dc5440d7f1aa35bdf5aa4944d5ddeda7a3a186b3cf86f6646b26dd6e855c468ef5fd85c660dbbeddaf3f83224d3884c64f41f0992acdc55167f34d442e2e77eb720f8cb8afea5c0cf4490070a6d4052822f667a233b06712bf637057bc4aaf9a326697d5e43fe10bc2828f8f4e45820f26f45139fdc9782c89eb', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.77+00', '2026-11-16 04:59:43.77+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'con_cZSlDG8HCgSEbBZrKYHI0N', 'per_bWY29rql3fVcuma1e06f6a', 'financial', 'granted', '\x0168c1a9a9e17e257205a20695645703257b4eb18161bb602256d27657b38485537cdd9859cff6a59cf7d59285b9addc2cb3a10c3467825995588ba4f44ebc005e1cf5c4c4ec7d4b6e960490ace9740945e33daff1127b7d9966c22244fa07a827abfd8adab58dcaf4131d207be8938818999a3d4cec447bd246e530cf1c77e811f5af4b9d55b0e96d62652337aac278d42e1eeb61667d3bb2666c9ccf312e1bfc930bb014d773694747596787effca2627567648d0bb559bb05d27ab043d43bc45cefe7cc944a412bd8f78fdd274c871c30c200508b4ecaacc595241d4549859468f215c125e69d79eaf1c7ba5ea641dcdc4a21459940c938b5daefb2768ea56e9f7b5dd1b3ab167abb5476df1659e06aa39dc30dd122d9ee960871a784e088619d9f31bff8105bc423c297abf6bfd59507590c7d8593dbda0963a8b2ccb26565506b0aafee4bec4532e3bd60d4c111d0f3a2411298acb1cf7fc79244ad98ab8dc1006f66bdfab509ec6db5de7aab762537b99d153799ec4040579acf5a5586a589a2490085cb9fbeaa03755dc2d6e71a2de31481aaec3861418ef14178ea9882086d189c396bc071a15bb1c465d4ba810cbbe7a5cd43a63f6ef263b4e28686976bff57c9b8eda9ad96a0d5a646fe04abda81b387a094429f5a2f4dcd8b724eb352d789aa2c52364d1a6b570e96d293a6b896697c320117b087d3e5ebf5a18c62ccea8f977b15988a42edd449f78066c61c7d2515f94e18f44ed5c5cd1a0f44588198678876ed1176920b187dc361f84618d0cf3b2b9bda033b36bb0d935830424f1bd1f8b427958ffbff53a61e2c13e5b0aaf041503460f9b5f27d7f5e839291e8132d20d0a66af0c55fc55f74216b6f59e0672a65bd41f3e888b7ee34872fb9a0431cfc3f18ae3542f4a7c8fdca2e6b3ebc3e6837e598d0fa32ff8b38b2da7898e0b4b66118ff4bd3b6a2caabff896367487dd7cea34e22a57b582cbe5aa86b2173557ed43d05ce6e5e5b17cb89a46d075b738b8ce5d517160647d9493553e2ebdcda973031181d2d984758f67f359327f834a50c1e4a2e0bb6927e2ccf221399f86202ce89b484412a071ad052606f0999f9abe0377a3a46b13e1e4b3c84e318441462f3f14331b21fd28e12fef482c5f7f38e93e25c75ec98d82cc6313f9f54947fc9c841631ef2', 'permit', '1', null, null, '2026-11-16 04:59:44.318+00', null, '2026-11-16 04:59:44.325+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:59:44.312+00', '2026-11-16 04:59:44.325+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'con_e6a3aoQWb3fpQCjJhUBKRx', 'per_DAbs3lzI4r4bZfHyK97eop', 'financial', 'granted', '\x01ce7f0697f70945c7f18748d0b0841dea77b0bf172e9870791bb97c373ab796e9695c2ee0eef77b3e98cb2b04ba6b6eb6cc338e369549440477eb55e74771caa1e8c2ad2e41fab9d570a2a8527379e4a8dedd99c59a937b67786a0c2f82782b981e5bf378c04e47d080a5e27bcf7855dcf8470edbccb8b6f612156e61b63779526c0ec700a4ae2052ff7c531c9b1798df60e2a49e89e934596b7e20582d037d790ef596f3e371526a4abacb7915827ab0c13264089a8cd2c69107771f0fcf412fda398c7b4812601d55919448de747920544a6db52605eb5af17447c510853f68edbf2c7f198fd6be4d388c53c3efb50c1a75facfb4365224ec3ac746620c8f000600468ed1e6d1a6075259c29707761dd3cc956e23fa7b394523025addc4f5533f27a8c659c928d41ec391c4ee250d01933972b7ddfc747b9b3876e9e0ab440ec7ee9527e30c0398d4c085d91b995d0e8c2d17ec6704726ddabf3d706feb02e1e5e3640463c9cf4f7301577e464730e24f9c40ee74c66a12e24d32945bab8b99b9a638ea4b7c7dc6907aef31051cbd68690075938b2246a26e3c36ec720d9e030ea554cb9c09aef9f88f49fec70b4cf8387c67a86e1137173032f4ca1952dfd09ee73f803434b563816f502192cf46ef2d00f44520730c9acde5565f8efb8b32b5dbcd1e2a3963cd99a0b374702a999321776965884e15ba3c79edfe3c99a32a364f46d5a042abaf958f287958ce3338cd4924816523e4134ff49978ee6ed498b864359b552617ef68e45147ce6d0e8347e05956257aa0eeb520c5a04a2075fa240e14765cb5ff39b56aa9cbdeb9abe0bae125606d59518f57b7da3b251533cb3fd79eb172323f23f972ff32f1055b01c078b5ad97b0b0fa9ab8e8c1b16b1759d35857afc561a9ae995da6c8850655ded490ddaacdddd828eb2b9471225e6b0dd65e358d76f40973a17ccc462bcc0b34960c5657d041d082f4172cd948a6a15f6a2d6cf9453247f62c9071ef7c2b78517d4d4ad408dbd7eab9e598f97e2eb4a7b5125d2d1b75f5659ce666aee72bf0a6d1077e903d64021edc28ac1d26743d5ddd5e34f8d41eeb8c5e3c03690e3092e100385959d20bec8c7e9798ab93e6194addad914cfb6adfb4b46abaef7b30cefc1de3823ac148f58978060e0760e729a5abcc693bb5abf86cee', 'permit', '3', null, null, '2026-11-16 04:59:44.44+00', null, '2026-11-16 04:59:44.445+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:59:44.435+00', '2026-11-16 04:59:44.445+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'con_svZofbwuhSDOs2XKMBy31a', 'per_ENuKMvMGTQdw2M0UZfRPd3', 'financial', 'granted', '\x01ba8799bc2d6645cecf42bd5a0f4c7322aeef43a66d466d51595eaecfe209004c3111c742daa165bd8c8da4b59893453350a274841f932296548c263850657df8ffa594179d811e3dc2137e3520f1ea0b33833aa5f24e05b7b7919b64e99027f5072b82b797ec982e025ee21588c3f74f2103f49210d0d31d68429f1f17d7918c80e18e8e2903f66ce78289138c24085a6fa6585093f3925e9adc92020cea4a2b8b9351186ef2e452c0ec9363b7399140e211b1b98cb171757943c9c48e2127d266f18a8023f2f04ee5ca50e1b7029c1d03746b2ef69bba3a70574053d4aa981ed06ffe4254c8c91c69c2733f7dc21b017299b4f8d8874fbcacee5c5424012107fc343c5e76a2ce1c0180824bb50dc51aca0a3ee989b9777cf37f5c7f88af8ac72425181ca0ddc78c8e3bb800519388c5851594d5b13374fecb65acbdde3e1e8c60d20eff96a58f64431b76ecdcd33af17e79e20a204d8abf5f8e1e7af44975361dfd9a968b6a9ff3906988a0d88e835abcdff96a782cd87bb2f19c795282793cee4f57acb150980585f869e01e79084e78cd594abeecc159b9133bcdbb26114fae99d42a9ed9e7df3a0b98d369338b7955138260f690392d5b233ff5230dc0b8133f410b51e6d0a8928451a60d76fd8c10e1a44e620a89392cff995c3a4f910f29884736d8f80be5dc410c50e9c9a02de6e674a0ac3414dd7ae739321f483b71361790a5308e93f63c74f93101a1c1d7993b04f18df9d84790056893daf9786384df7aa3cca014c0f2a1f8a98c2ebb39847f0ee5d30551903dd269dc52b88d5994eb5ca973b8702ce3f0cdcb142627357c089f163fe33b2342f35a01997981d9a71b6d7e17abf1cbcf610b8c7346a33345b5ca5a674aec82446ed65b35df98e267b4ec13029dc127ea334734b75364e80ae57ba0b495ab6f04f95a8603fb1c609e8587bb3814b8109abec0cf5da0096f419b9580c2fcff67243a05031e96281de866ab2f21a0b300ddfa43b49a9fc4a12df3836586a760f09e35eb57b4c3ec976fce928c7c96cf8367822eaa6d09d83552a92528511526f841f17cc556ae7ab1f223fa59d93f3d3dc3c66b32e2b9808226afaa6809346d55b935b82595513d782bb69f1cf3faa242ef288094f9e84c76783b12f3981dd949f951e9b11979e71e0b00f7f27894fed63c', 'permit', '2', null, null, '2026-11-16 04:59:44.358+00', null, '2026-11-16 04:59:44.366+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:59:44.351+00', '2026-11-16 04:59:44.366+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'con_uJgoiq4WPHyCU7w4fNiWnI', 'per_jWWPy81ZyGvavYWHbhqFAD', 'financial', 'granted', '\x012103f0f7decc07c54cc9223271b2679f41079cae6c33b68931abac3e6a8a12a9e44ee47c0cf018969c498b1844d92b053dad9f2559d5699fa75eaa35f032dc395c18012bca7878d229e48d7592eecfd363e993f29ad065657ac663fac7e4334235a9ae1cccc260145026e167c61d9c201731e0ae2149762db98ec919df99130d306840152bff2986644dd66fa46fd257f4800486d018d1d9006e75b74639162e46f2de5215cc6b6bf710b8151f4f478d12c16de49838ef87e07b4bf3ba4e59419e40ed3b262f5b6c2be5d6df035fb8290fd94414899d657effec73ec712d17594391d2de6213029819380b9fa5f0ab5bcccf9b49e35f07051cccf26a666869aa7ca0b8736ee2582ad5e4f20e7c1b767e1258b9cd4e2224a2d424d18ea002f05603f323726305d01b001f44ee197101cb1a0daeea334d83c97f7148ca09c0c91dd3b1ea97073e23631699136c3b6ac8dddd66fdf5d2b6d7c41b2ef38a21d436296d68ddcf0996111e9b364e924e0503eceaddca524b4116b3e4d11e2f4ff2275032f10af93b2a24c0b112bb7c98a40895d7797d9e29f8f7f4f5c4b7295f85ad081db6488e16833ea3c2eed2985b7715e3dd6a86622e819a3ae6bcb5fb9404858747a621a1eb4b164c559dea91036f15876c99a45292e495013fbd39e5a58ba808938d10ab0b5890864fe2d7b6c9dcb15e591ecb42b65b5d888587ca868dd1c9e4cb61e3d0d6de75771a1b4eadc49c25b8a222fe0416adcf4eb82c5fa9c2c3162531dd9845b968b31d0498fcb979702206b2daae410303775c99ba3eb426adb2cdee69b51ac98219e88b51762b0fbca28a4b1be4f15ad18b967602a2f4f82950328cca63c0287b004ae7465535b8b6e241d74212dc268bb1f4d4755f070131fe4fe769e29f5da880bfd29da46aa18d576bb84b1593aea0f288caaf84f559e5142d3ca5dd5b5f19e3007aae4e2ec3d4c4f2b938fd6ac015b64d7978e8a0daf119f5a83fd233c240fd265eaeea43648b14bdb1712dd6495a47ca614a996d7185993daa13ddb5f9c5b76fa283eed5205a024459f54c4742586b3f76221dfcf3010e9d2f26c9b5eba3dfdc22b8801e1b29437a6e98e2c9c90bb9c8c2fe07e6f50ea8737a6bde2c83705ec6dde91d7ea3d8e77d85c4a167aa152655cac6f7d61c479651680fec7a0392350b5e', 'permit', '5', null, null, '2026-11-16 04:59:44.863+00', null, '2026-11-16 04:59:44.869+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:59:44.858+00', '2026-11-16 04:59:44.869+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'cov_5UNUhU9gNcwxbdsSMUKTtC', 'per_DAbs3lzI4r4bZfHyK97eop', 'SBX01', 'primary', 'active', null, null, '\x0124def85ef06268276e4a33d00c34b1215c5bdf28ba46282c14c41c102cd37843ae26832c359b926078d45ece9a4344f20d642603fc61f6165f858fc10014884ed2c171f5d0f390b405c341ea43633d07342e953aa9d617eec3650ff064689e704c5097f348795804f249a064b4b2a4a9333cb3a6dbe8760c1f159d35cda0c3e5ad5be1c0ece5dfc1be3d012ada84a48f74402218fe39d6600131a0bf606620118544b8f481e1908c0599f9752ad073d5e5d4e0f9245d6ef2ac0f8bd70e147f683757272667ba1575f1b12c214617195b78ad537198c584df9744bac43fcdb462d537350f5ba8c3fb48ddca', null, null, null, null, '1', '2026-11-16 04:59:44.43+00', '2026-11-16 04:59:44.43+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'cov_EiIDHd3N5ARSDTtTyKVjEt', 'per_jWWPy81ZyGvavYWHbhqFAD', 'SBX01', 'primary', 'active', null, null, '\x018ad269bf33401572928d0268b54863d53502ee4970b9feb61c178d06da6e63257d77154c1b9fbe639d5075ba93b81d1136f8d243b234ae1382e2153bb616b43f5e5b2ebbf038c5ef6ca4cef3b398005769f80f5c9fe8fa93310a3a033d64bedad736f4ab56e7340784637d6618e3c5e180747d362cbed92d30bbc11163aad2511d99a63a0f21f0b19a2f171bd595fc3fa53ccf43789068d254526d76f751e231bcab1c9cd137094e74eb98965b08388fbc2a3b8b9d683b70a4132fca537c332e29b7f981400ae136b20c8086212fb693b3a79eeb407ba4374565fa85480a610ac71ecdfff97fc0caa3761c', null, null, null, null, '1', '2026-11-16 04:59:44.853+00', '2026-11-16 04:59:44.853+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'cov_HyvtZyOy8bTHhPe5MyaLV6', 'per_ENuKMvMGTQdw2M0UZfRPd3', 'SBX01', 'primary', 'active', null, null, '\x01ffbefab58f76c270aef1b4d35430c25377f9865f9967ac2698f0aefcfa35bcccbf62564263dab2946a934db344f767e11e314833b097fd68d3c74aef3dff3c7ac290cdf2c8b586ec87adbbd39718a7f4f9858bfa18778222d162a221c0146101df28d1e17d50438351832eb310428cdd9895408e7eb6b4b07c72650f69be6f1b3ab613072198563edb455ad400dbb3b2ebb86b7a7da468774163ab47859e9150c6f7d0f251557d0edafe1fdd6b810f9e70b348cdf86800a4e29a66e4f87adfb43bd4be8ccb0c59cb9939287128a36f8a909dc64b4da3139638fa287fa5ab5714001e61af5fa7332f843785313437984f17f11c4dc74b27c6a8998ae2ee3dde90b3556b96ba', 'elig_FiPDVGGmpaWHois6GOhCeZ', null, null, null, '2', '2026-11-16 04:59:44.345+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'cov_fAYedxboXECtJe2EPajguM', 'per_bWY29rql3fVcuma1e06f6a', 'SBX01', 'primary', 'active', null, null, '\x01cdd86fb27f51dbc502ad59700ed5fb20b6c6828bd05692d17d5f6c5c0017257cc9a046d26935d0674e9162807d880c4a3a93ec2856825a41904122faaeb146b78acbf97cccd73deb3719f5ac3dec833e99b229db3a4b8e61c205571cebf300cb39f4e5e570709c2f349b375d9edd18881b5d102cd2f1316ef9643d3a189d6f2154fa54c57dfbf5817677e37667b5abacbe55e1930248c9568bc4b36c8eef9ff998f0953a8e6f6e3a615bdb5e68bf92ee130ce83534ab5a69f2ecafb790d6b355f35378337daff2e2ebb5deb5681cbb931f0fd97ded069937e648305aa2534c837c106f3d5aa268aec55804', null, null, null, null, '1', '2026-11-16 04:59:44.303+00', '2026-11-16 04:59:44.303+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'dis_6yigUVwVM4kTwXRxX3dmQk', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\x01fa61f4fe64a3ec0212b20f69a574d835ae757501713072a90626489611e38300b95872f12a6c461f01406447f95bc65075c24bb92b56aad6844af686bac55b3744bc861d1bc0f6105cac0757410723dfab47eb5059413ae47c223530cc4f9992c87e5230f1ddf436834b23ffcbc1afddc027358345a19c86003d15f47658dd53bbacc000a997f64be83ba0362daf138f2fca960fcaed79463c14fc63c6a0e837972593a9a908987ff6ecf2122052d10235d4cf73e9c6f980ecee4a60b395febf120d192adf0ee41fb37f8db96086ac16cf3055c3e3fc02bf9a39c495aa7ff7293ccab8befefaf7bb3e2cdcad760787ce5560e6aea103e8251240e2d4a7081231e4636dc5a4939742d7174950f1feb1dcc1099e44e5f0e42a5f2e9015a88e8e3a9d4a1631518f8062632546fa4d26edc94d50c31f8c00e31da95f78f891a4d63f21109f66bae0125a105a64218bf013b8b17b8e779b25479fe886bd9c1e6bb94d6220fd8923007d9fa9fbef335a7b0c358f1e24d8a9b06b39a132e163e99614c6ef7863c227644c11a8a3cc05ee549abf33e142b36e726299bc5664c772c6f7335851298c3099bd62dd111c64a73bfd8d3317437e59f1878ffe8a5a660b23695a4bfa47', 'dec_SwQfZ53x7VpdVBep2u21AE', '{}', '1', '2026-11-16 04:59:44.573+00', '2026-11-16 04:59:44.573+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'dis_axLR5q41cae0USfYQ9qos6', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\x01920ef7a9e203b33855d7c127cd88300bbba16d868a089a519d6d01780c9423ae18a1e22c514542249c816f2897c058571d2e97a53f08fa1042311a5e810e63aa9fe45c70f4a31023d72419f3c9b8c035d044b521c388c7b5fde9eebffc36764d24609cc3c5188e446d4dece80c789643e03d224f4ffa7d986d382d7ffa7f2c96b1a3d2114bbc8e1b0b4d52a891d85515a519ed924ce9a700826cb87496f4f32ca88b03d3d90313a7573685f0b9f9b8a073abe393b0c1cc326f0c75036093e6d901b8cada7abe33f51f3926390f6efac9d5298251a685ffdca47fd9cf853305b9c56a35afdc6578f5989d724da876533b374dfed7f25d781e08ac8724fc18c2e841c0a8fcfb40f84772abe8c502f3ada3bbed5c2f730cd9808a1fa574dbbda40002c9599ff41b2bb78a8c6cf94cd4fd7d0e844524f1d9732fce5ac9cf3554e0c656aacc7779c6ac3a1eef448e940e0c69f67a7c89552ab10d19601dd26dea8ae335a6c58d2229ce5c81533655fd060073e5505cfc8ce50a1d6c764b856f3534ccbe6597f417f84cd28390b7a2a57c212448d465c919d99508f1e93e6f60654f25e497e716aec44099b8b367', 'dec_BeQCT9P0ejngOm2TYG1yCD', '{con_svZofbwuhSDOs2XKMBy31a}', '1', '2026-11-16 04:59:44.376+00', '2026-11-16 04:59:44.376+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'dis_hnByXnvGtYUsB71FGHwU2T', 'per_jWWPy81ZyGvavYWHbhqFAD', '\x01d86f33bb42027bb1996e2525a55f69469eac7783b73400b7f56811d6fbdf627eb89716368d4bb067b5fd7b4b5ec7e26ed7e7d211395c10c79697eb1ca54145d68e11002f5c783dde28bac6380691ca270e63b8243f679b7c62297a10ebeaff316691c38e06cd1d1714a4bd663d6e44a1eeba87fdee89e309ddcc0cc88aeb4945fe456a7e87f7c422d924e8f93ca38295f276ee676b3e332b70e9049fd4f653eead59fd3ccc831d74381e918461106b17aac77dbedd568fc995b080be9ff1a45fc6121fcadc003649741b0e4f8654c74ecd4905613afc7892c90adc2155986611d63e37227d4e766a3d0c30add97714844a438506c7cc153e21622f15c897a972e4e95bb24724e3047867dfed071735d6db3e312da195ab87c6235671c2fef77b4873c4a8a8af973d4b9f3976212d1a0250ca1e15dffcb2062339ce41a6ff19cac62a446e06a847b102b271b5cc6668552305af30cc49da302083c578b068abc96e62bd0449f7b7097cee150e3459c59a7436085aaa1b4d43e63edc7dd3332f9309c401fdf2b0b6870a9d4b6ae9778327a722cfe05ec7434bd64592c6069c1ad617daf9bedd039c79eec654a04552dd0ffdc88416920bee1261928bf70a41edfa7fe71246a61932a29f75a9028c1e1e2da7', 'dec_WJC2y9OTxd18yx1Q4CkVnZ', '{con_uJgoiq4WPHyCU7w4fNiWnI}', '1', '2026-11-16 04:59:44.885+00', '2026-11-16 04:59:44.885+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'elig_FiPDVGGmpaWHois6GOhCeZ', 'per_ENuKMvMGTQdw2M0UZfRPd3', 'cov_HyvtZyOy8bTHhPe5MyaLV6', 'SBX01', 'completed', '\x0177b6fa3b650a6de442153b3df84fbc94b257a309c1a166b68c565011cd46fef572842788e0470b5819f8d1b8647aadad23fe5e6aef60811fd4860859919f44f74ef1058a4d78306c4db182dbc0e7fafa76d558713dcb7d662b594b92b2cc929c8b84c4c39482cb7f85380eb3a87e86ad3ba0cbb73c33e4f2eead7605d0b27f164a98aed37dbb6062a8d4f9adff79be784f58312770072ec37b4d423a31c7652cb62e4d676d9aeaac631ae8ee6353f97a2c7ed9cf6711ce8e60d1ec5f8a339a91e4e0fe306017f20af7e521b08a5f551f1ab21c61e8c479de998b117122fba398f976672f31850dbd9a0fe4c6f551dd3ae5167a4616a77aad66005db81d9f3b8de748145f282cd8e016d2651e92bf1e74af5d5878c987ea73534bf46661f48a12f9bedd9d6de60a7dfbaaf2dcd1b48ec9e61cf640f4945965092a30445da01ed70d1cc853f4b9ee433b1780b4294847a002dd2d5875da84c3027fa7b823708a6d89989057cd3ec95d1f0dcd59091174aca1bc94cf105d3cad87abc1a4b61296e513343024f13820b5a9246a81e2cea7675ab4740eb8ff21cb77a0f63c814050c67fdf3bcd2797053c68899a14ec9c17fde157544534b191261e377ce6200bc04f70212a7717c5a54712566e88396d775ee37cb0edd901944a9b8e4a1bbe7149ca67d179b6b0231a8155f715bea14da7f1ae9952a9d3dbf10f9cad6070371e57fc5db49c4ae39b7bc68a281a801f7701a9746e2dc4955ebd8ad164fd712451265e023497d86973100e28038303fed14c4dbb707673a510ad8a38871a222587280a472464e6fda05488ab0bdbf2c1e95dba5bf4d37c5ed146c7820d99f1ed187ed013f6a3e96c43bec1c9392053ff2ab23d79c6f70b89ba32f99417776c74bc69821238f750b0effa854a13961832962c388c98b38556e58feee6de0d6b08691fd5960359492a3ce187a078b8563d5b0835eb3b78d42fb7f28ccb1df647b6032e380997f624e8b26174d3c9e4bffc321b8a50d145417e9a280fa2ce5dc4e1db09c7e1a64d5f60f38b1cd7972d4ade2ef1d98f87d9775bdf70b390c83c7932c5f43229dad007195713ae9b987d9126eea70b6827bbee6607cade456eac257e90f9e2c2d1b5b4845ddf2cb09a95403dc03eacb51b85889809b084e6cc913e89d4d34de1a3ccc19d454cd21d692092addc09821ddcfec13452b27f4f89e50651687fe158a86470b5bf687068149b3c5dcf0c1c59bc23af971306af0e0fa47cfcfad71af24d6015a9b54c56a24c6ec18199d4060eaf198becf1ec03f8b72ebed0ace22458c38f82ddf648ae57b2ec1a99b9ba928fbfb47f637a688580cb8bc745f84e0d47f099a600b12c32345a4b91ae017568c2bcf55446c5475b3c722d1cfb1fcc82377c275b7f66cdb3bd0d3d699743c2bad802104e3a5bf9f12eb6b9704c5e931ab5810c8e4451a41232ba6ccc7f1001e4f656b9209a738e11b6b3fe3c6b28a14c483747e2e6df239b9abb6aeacfd3ef1443bafd107af2e64416868b938457627b6e3ec9eb89609935af68c7dd4b09d96b90c42808c4af4a54b9478c549f8eaa2a086a044535a3f3d05391a6ef70b58817a2b1f0d5c3e81502d4baac51b3258f3eaf87f16fecb53b391400a6aaa19a80d8aa68498531d1a59df389984480a2fb53735b8246cf0c0d64a305402b1cef5b00ffc8707764b32d23a5dc73296b2fad9de908cf919d84f424cc6f3ad4aa3846c662d468a2135fa6f0db1be2c2780c8c1e11a5015fbbbd9cc437b76d029a6c235e74e096935e71c1e916d49321896dddcf8771b552912bec909a86c5d293bd91c30246381b8b043966c0e3eb55cd4ab76e1da3d54646a847e1b056709b6de34bdecefbc7109354447c2eaed87bb7df961a4bd8e80214f6b6cc7b43ee03d0c78513c6603f8d38753f0ddf1918d433a8456eeedc4649592fd10f53ba263049565c11fb42eaf62a029a685f8fef7ea85cf65ce11a910ea0e2be530a33c6f96f64745448331e1aa08ebbbf63e46ee619d7555e59022077360a660bdcec080a241866a495d30a64a9411dcfbdba60daf65c4d50bbdc6fc82f16b229b22010e667e002dabb4d9a3433318c87723484e76c53b72a8adf9de54785f495dcbcee2780a0bea185015ea5247c15b72343d9db48c38c8e7c36f3d5b492454e8c8886413340e1ff2582df032f8958278e320ca0d8bb257a944943026bd20c130853cc6ef51b7c36fbde51e0510a37fd43939befe342f3fe1fe0319fa2c91d489d8ed197e814d29c4fdc600c6ca05dfa19fbd53284c6923ed92e4f58835eefdac8f879ca92d80438af035f4dad3476324434dbf9fb5a91736b51f138bb3a055a51c88283c4c3e5fcb262f2d5f3fbfa7a9ae6558ffd892351e8902b04ea0e5c4fed51d4f25f96f9be971928883f023089cb01817069836f96e6365d74bdb508e2c7d22629caad0a574d71df7fc7e9afcc809d3b4a26f1cffaeade47c5ff2240557420836d3ee85dfc080c62dc343053a0061527cce3f3c55a910d3c4e196e7efb0a3ecc0575332c1c6119d6fc2e43c818fd5a97f2062f1d64f209a121fbcf0fb006a27f7384a92b2375aceddf04803bbafde1027d2915a985a97f4b3cdd0e76db26d5beb37d4c655d32a04bc61643b8e572c6bef604c1e385aa74b9e6aca0cc09d06fff0533cc11c7ca8cf3734abb386f053116fe082819c6c8d135028817ce03c6dc9a7db1532b618e7572678982b5186703feecfb6bc97331ddf7f258f82c80b603d9a2c95ee171e05c6194371e2f2cc89dd962af7ff4548c4632ab864a2dfd263948c82068b115db18c0d2a3030d106d615617351fe67c9bba3060ad22cb0ffa62d02077fd35ae00f15c0bb49a547a23d8b7254843928affc98e41c7b3c2cfb126d6ab21da15c0b027066d7fdd817c9598535a28c8ac4ffe05bd66cc7477efd9e732e991c07c7aed3e52b493eb393e2f090ce70570fa8a6e0aec250a4f85b25b072e71784dc3284d29e015781841f86768bfcd4a0065cb79b538e47c809158e911ecc903bf0d966b193b2fe2480c0015455a4687e9efc16abd3c18f45c0a408123fde76a030585160da7f79d12f125df4f1572c37f80670569ded64d3d6efb265d96712b4efad0603816c990e279f43843e526bd57eb6941166388cd76c1f29eb3b96257904e3fa9c15dc60c6698222787d9eb879cdf3520d1107ca4ce115a6f72d8683118598e8b6d2688dd64155540ef35cdf513a7e49fd6725d3f7bcac02c791d572f05d76c178b8d4ce3ad8ae0010314f7e93b5d0fa9f451d3654176c2070b7c7935e2fa9532f4bbbcc606c7958e7f2bbab9960644e78123e29f2245202d28807871cbd2b38e5d0afcb2d886b84d266934a84bb8f717327c79723d533b434e165e54ac899439363735c5fb91dd2e3a38b1d01c2cd81dd15ca9cd4423db676357b735df44e5031dd50e9d131e0ecc4b26edf61f17cff6c55d55399fd4b9e2864b8edb11e31fc48a31b464cbbb1e01a93e420dc102d0e3d728aa24a20dc80b242d97f9e4815db59f0315cf25186c6d5789a94d860875a5852f403868b5f3e50ba5a7621815449a4dd02b75bbaac1bb4697a2971ebf844751c4c2f27d8b80d952bbd180fd50d9cf2c9ca9ed9d081668b9964898703e10765b55226e5245cc20cdc9f2225e2804d42c5a8e97f3c36bbad49df64fabb4a1dc070eab901561aaed7dde2a999f165cbeb6c2892f90cf9f196570ef3eb09c147f3eeab0e577d4ab8d9a7ff103151787b6ce0518d0b988f5b5a1aaf84dcf617bd8016600c771a6572f50a34a39f944d7afdef5439d2af23a39143a5ba0bdcfcb779ac643a6d8f65f7ca1f3d7e653bff3fe9fdd6ba35aff06a94fd9bd4d105180e513574c319404b82ea97f6f8b4d8de3630d075fac7982cbe3a3d0c239a6817e1a90ac7bea6ac9749a08a01c00b18c69be4ea9934d5b82498c9192da54141ae52d794a605c0be31372a29006cbe7f084bde51a90e897915f0fd42a26b3de70aa9cb0e6dd2b70f4faae5a9fcca6a584b7df9b84ef223acd43fdd77f1b8ba9381fa5f6e520d1164d2ba9922ee79eaf0401820beac916ba687a7f8262343f27f8dd0a555ec4d2c3825cce0fdb1d640964ab1855b8cc6c8b766ad814f1199670d546e2965aff48ee8c5550ae843d4babd0e38685890ebc02f33ae5a2deebfc56f2c8c791f335befa7bbd013e8875a0afbe1e3b68696097f58e44d35ba920b337ab3a309c83090d182f4cd6ad3adb28747831bac3e11e7e1e3f89419e60f2c15ecdad564a19b4c800d76bf34d9786b4d5b31454ffa1f8161cf09813adf9a2f27af7791a4e391dfc589f383b609b724c26c565d27991268ffd769c0cf125ff0237880670304eff3f16a35b84764c3f5a559af30cc19e4263b6002b740d2949309e98f8f319bfff97bc1a6ac93358e0336822a9473666347db164cbb89d7d1e73c9d152d27a8357a2cd26c9c63abec6b829939bcc8772cc7f11d09b3c525cf9652c1bd1db8529cb54ab5e5413a18125c5e5630e38d6b68252f4da38dda9d70a36e43ca1e3632151d4e12d6c11dcd88f9b789b18928b8d7361bf71714c82caceac583c762c190fc0372f120a2fa9e4772cf664969690040171ab25bdfe93eff3ec5be401423a5e0d1ccb3ef92ee20aba2dab1dbccac451301429681dcf3779888f01ad650c91c9b499ae940330e5990b576019de33b39a2793e97cc6e53ae24d4c101b2d33adb137eeee801dcad0e4839317e1b17304cbd17a36c8ec48d07e711d2fa3858bfddb3465512348ca75d8475a1fd6f055f76bb3e63ada440b9a41c9bead9b173864351dc2b746b6f51361a8a68bc18723c829341d4671ef6006acfed7d15b2a00ff7ca41d3c0115fadc3b2618c230735fff7ae4fc277686cda04bda3bc6f4685f48603768b2b0707b4842b5dfd528f39893379e5d199b020b13c19477885adb3493db67c97b993267999d6be9eed86b14bd3d407a8610fd3ddd0d0ab8034af684311d5600cfbfc609db88922c820f279506c91f63247654a4cce2aa85e5b28c3dc8da2922b660870212f741d95e8f658960c1ff143a71cca8aa04c8057e47b07b102d350c570a3d824d25e7ec794bdfecb2bd7a1b0b50194bb16b13561d881cbdf81a25568213dbf24081e53f4793c72fffbe6fc0b4e0b5ef4d5b7a3969615eeb161cd9ddf4a6dd06e8cbe6879e086665c7003f0b983d9a9bdcefb6590c119bfad20916d73cbda3cc48ea9b312064ca747401c67a4eadc2d07f933a50e1febbed61a09ed04c23d57070f99742e2f261baa4267a99578b518755d4b3c460429bb4c972939a9811c95587b7f43c2e1b52e2f4483b4dbc01bfb9ea0f208129354331dcdfb4f442cc71338c9c3952def25c6db8cf027e7acc9fc29216484373de44294220a88b20b33db5272afb6c149ebd2d56376a142c7b56ee361d88da92fa1bdac519f9cb4a1b2857c18bc1ebb5486729e1a0bf6ee84dc19ef84f25a7968b30d74d10d2fdce5e02a8b84050bb722971d0d578e69af58246c12ed54361dd9fb61c2d37d8fcce1e4e71732c7726c55aad81cd6355a7f3202fb6b1481fc4f6f80fb1984567df23532f73620d349a2b474f246c6c4414a5a044', '1', null, null, 'dec_BeQCT9P0ejngOm2TYG1yCD', 'dis_axLR5q41cae0USfYQ9qos6', '2026-11-17 04:59:44.926+00', '2026-11-16 04:59:44.926+00', null, null, '2', '2026-11-16 04:59:44.376+00', '2026-11-16 04:59:44.926+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\x619bb3b40110a4ca23f0f06611955e104a2348cf450cab109fa313bd4eaaa48b7d7703808392ad5886d837a218a03bccdec567c72ba8f65df873dc1635b01f619414faea76729a44db41f223d1', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\x619bb3b401778f97f2cce64ffde36d9ba8b4f128fdd9f0b41b8bf515ac2b8e0dca04eeed9fec80f86f16f89e860f4d30ae0b0e730a9f8817e0ab173727bc25dd7241497e3762ee9f3fec62b83a', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\x619bb3b4013e99a16665fea120afc1bff59853c4dba3e03aa64863a36b75969cca7c1bc74f8948cf934f7bbd00e89f9870eaa50adc534c93555a3626d6f2ac5d85450112d803594bfbf40034e3', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\x619bb3b4017189623a8ba12cb86835362583615201dd070dd4d9b81ed20da45c75a11d36a11d8676f251cc6dfb6a18b4835f8155a44fc2347da521d33bb36241ea755aaa8f9843a1d0635d2107', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\x619bb3b4017d16d6eb503de354a8abedc753695aee5cfa3ff96fec65e2bdb9e07b0a6a74d93ce254cea04c9745c3b4fa8440c43e5233a821fb43a810d14c0ec3d04ad811bbb0533b6fed61f341', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\x619bb3b401c592ebf8c76d0072325bb3f62d21d95f54d78b0cd44e347f497175757dfa5cfb595decab016029f9d7ed5c9a6146f7465e9980c608df8b05bb4beb7b61dc87060dc86833427b4a44', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\x619bb3b40146f412f9b4884b52742d47d3380a63bae22e0a740ba93a871826723e4965ad65b4449caf90b6af7ba1cc7182c505ab67125974986b85b179ac98c817d56de4833503f92b5690c097', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\x619bb3b401c8ed659db53b1d4804bfc841ec0f72e43416754585d57b22302ffe675563fadc8fef9ed4e51843414efd314917a0b6bb633daea5225b4bc1b3055c2428823926a5929b3cb7dc230f', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\x619bb3b40190b7b511dd0964c98d58e015f68dcac44f14c0cfbd6e13833333642fb11058706b3a9a8ed12fdfa9b4de08a5b33af230b391dad0211c51daefec2c8c244a6a58a0248ad65288ca35', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\x619bb3b4014d69c5580cf0611eff4240c74b99401aae92f8592f5ff2e08714fa3145d80b7740dcfca7348a8d1b2feb3312f3d01f4073c91d327b58d0e46f117c7b7dedbc2e3ec9deea2dfafa89', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\x619bb3b401f163768b3c2214f75de52ee7d472f8be0bbce76b7854c8479815e05c265774ec44a1b4315a76e9614234539a28fbdadb9e94187574562bd34f0650f782b1746469271cc4666e28fc', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\x619bb3b40133a6856e617cc8af65c908bbc22cf3c8bb2a18cd68a4a275e5d1508a8e67451bc423f1b5d7bcae0283ca3f907b58be396e80e96311254b4553ae601f218200c8a566c4d86c053a2f', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\x619bb3b401c39d9a91ac33eb153744858aa716a3ba83ba5216152c19e8ac544202f4d496bb57285bbbe1f39ca70235402bc8bbb5b352e3f160938cca357a4a5aea9df8d44749dea1526a351d46', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\x619bb3b401969a3304a9bbebd24ed5023ea0fb18445bbb98f7113de0556ae04d0781a5a374b7409a4c6fdccc74d2f79997fa0186556c167a75d2ec0fde4908206216f5035590a9d3da5f1914a9', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\x619bb3b401ca25ce9de87cc38c4c8b3ed7635236a7fad5174b3f4070a431119bfcebb68fd65fdb3ad1be0cbad186e67f99b49680f4267365d31c628e892cbe671aa604fe049c852cbe6edc6602', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\x619bb3b4010d66a76ac2cf6237f390d99cc0b840607992b20a137fdc5bc6780afb245ce1e81827b9a415da07075dab2d9fa9a7a10c02badb5a68b78cd6a92c3cd76be2e7f2c571fa59e5d4de89', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\x619bb3b40189fcb84a28732b8769b52dd5db5f41c7e270a56d9e123d594516d9ca871ed662ebb350bd35d5974e6d5dcba11b1f5f8bffc351b32d4ec06ee7c09dc82007eda6d74a4c7c464af9d9', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\x619bb3b4018e0d1fa12bf8cf09366beb94346b9907975496a9d703e6b5d91e4654e63be983f38a9faeba45e52ddfad9baa1bc0bae24634cbc9dabf5524f50641591701949b8bfeb9cbb8072a58', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\x619bb3b401f6801ae4c1251a517a2d80feb51b4192605efafb82a3cf5cd2c8682d2ffaef35daa1fd12669774567546810e5ff851bb24f6a29ff4c175636c995561137bb01937a1553910eb1e25', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\x619bb3b4019b5e6898b191ff099d8e57298706a751e858e10e213ffca623af1e3e15f4884702fe3ea75d9fd595175d3abd94796e298faa08d5dda5f8f7f5ff5dacc55cf936134f9ddeef6cde1b', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\x619bb3b401e8af7532d04a034bb10fd1dc0780cf1c8da6b83b490d580760892f174dd79c070a48cd3bc74b8141860ba3f34fc97d1f3537a8c0ddd29d582183278b5178c95b98ddc421dd1e50be', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_58XfTRKeLSMkUqJVqRUza4', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_5T6kcUFfRcAgKEww37WPVX', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\xa7bfb1089fe69b5c25dcdb7c4ff4aee3'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_DAbs3lzI4r4bZfHyK97eop', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_ENuKMvMGTQdw2M0UZfRPd3', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_II747NkXDXxHdCyt2vALGM', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_IJ5mt7kNkyaJeglcc1eflX', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_KXqtxU22GR9MtY9LsoRaN0', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_OIXwJeSbCQp4lwMsfKCXbT', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_Q7AxNb23AyxbRCVQXAiB7Z', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_QsFfjb6KjsmcEhuBD3mING', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_THAhPCmHc3dAyo4VZYjd6l', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_TxXiGFIyeBL8ETpeOje6W9', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_XhYcNK8xCNn4R0HfEFSfQZ', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_acG9La1QlruzQDMe4PfuVM', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_bWY29rql3fVcuma1e06f6a', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_eWk314MV1qkov6ah7Znd75', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_esLYhXh4ThtoMIUyF7Zye9', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_fo8EGSzvZbcFmaVecwKxgR', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\xa7bfb1089fe69b5c25dcdb7c4ff4aee3'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_jWWPy81ZyGvavYWHbhqFAD', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_sMVemtRtrLIS7My7nZ6kaM', '\xfae04cad36fb476e0546883b146546cd'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\x17099602a3fbbae8017441127d7ae647'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\x1fd375f3249fe4b5fbfa07d2ed27feab'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\x49e8eeae75f4e9001931a2b9191ef394'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\x4ed426bb5fae6e735abf82a14a2e4fb7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\x5674445e6c9e4b045aee58f23385dc7e'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\x777c10488b1c0443b914c2f0532a65c7'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\x8ed31d592c994f2d4e959d095c71963a'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\xcb75cfbf166912fe1900e24d072757c8'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'per_tJwavsftVXJ4HKeL3RbYnb', '\xfae04cad36fb476e0546883b146546cd');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_covers, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_15b39wfR5Oz8KBUSDws0mI', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_xS6qhGWCpsCJF1YkHcGcl7", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:43.735+00', '2026-11-16 04:59:43.735+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_19051oTkQa5Umsn9ROCYyY', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_19051oTkQa5Umsn9ROCYyY", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 04:59:44.717+00', '2026-11-16 04:59:44.825+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_30I51o37SbwCY5p0lzPk8E', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_APNrUgQRakk6paDNyNadvK", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:44.271+00', '2026-11-16 04:59:44.271+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_57qt9x6H589ZUMiIHGueIF', 'unverified', null, '{"given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:44.819+00', '2026-11-16 04:59:44.819+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_Bn9VZRvla2ZD67XU69iH6p', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_yNJTqbTx73SQQx4RHsj58l", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:44.585+00', '2026-11-16 04:59:44.585+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_QuNvFpxd51vbyvxdXTxmg1', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_QuNvFpxd51vbyvxdXTxmg1", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 04:59:44.048+00', '2026-11-16 04:59:44.056+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_RbtR1iVsiJMjgRUyhOivd8', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_gZ8ZXDNoUAzsTOYqwSHlSr", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:43.828+00', '2026-11-16 04:59:43.828+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_VgcjgUcQ5CttRHeJmlBmqc', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_cWBiOIfPv6iKL1s0koJ2kz", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:43.686+00', '2026-11-16 04:59:43.686+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_ZGgc1roj0ZPCDOVXadFHmI', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_kIeogtanrmopQkDV31A8Jl", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:44.513+00', '2026-11-16 04:59:44.513+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_ZQjHoccFUeg7QvNPiCnRjU', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_8VCR0Ci1yPi94FNDl7CpxX", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:44.617+00', '2026-11-16 04:59:44.617+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_cYIpMdJhcdGrKqqSbjHpz8', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_cYIpMdJhcdGrKqqSbjHpz8", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:44.836+00', '2026-11-16 04:59:44.836+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_eCfLlr3Nma5nNuv9aHBfza', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_RbrDqzFziwuSo9KklYDRMc", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:43.798+00', '2026-11-16 04:59:43.798+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_eJbGbTcbMdomMnW9Pm3O7k', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_eJbGbTcbMdomMnW9Pm3O7k", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:43.905+00', '2026-11-16 04:59:43.905+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_iTAQNhQZ7c95tC2XdYMivI', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_dkEduEySE8JFtrQaS6BQ0s", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:43.849+00', '2026-11-16 04:59:43.849+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_lFey8cVJTFVQSkud8PgkvE', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_lFey8cVJTFVQSkud8PgkvE", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:44.411+00', '2026-11-16 04:59:44.411+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_mHVUBOgh6pURiqcTVJ7mU8", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:43.926+00', '2026-11-16 04:59:43.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_pK4NUVT7OOS20mBdZyyASs', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_D3L47yMNAowdPNZ9T6kSw2", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T04:59:44.926Z", "check_id": "chk_AqBnC9AbAMr6vyxrE3BzZT", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_dKzXyKE3YK04VFyCko5590', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:43.71+00', null, null, '2026-11-16 04:59:44.926+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 04:59:43.702+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_q2wv92Hi98BvfHF5tkKNtM', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_vKbfcbR7LPsMyrjYVOTvOc", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:43.814+00', '2026-11-16 04:59:43.814+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_rdubz1yjgramsribUQSH7x', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_6DPdf56wMYhQrR9xd55hgo", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:43.874+00', '2026-11-16 04:59:43.874+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_uXEorBMT8BLFW2UOKIv8cI', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_xkudAaJyCbXzzt2wuDSqDT", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:59:44.545+00', '2026-11-16 04:59:44.545+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_19051oTkQa5Umsn9ROCYyY', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_QuNvFpxd51vbyvxdXTxmg1', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'cal_9Tq7MggN5fFXnBSODGtHZ2', 'prac_rdubz1yjgramsribUQSH7x', 'Phone', 'busy', 'issued', 'ibH_TSW1uYsnx4N2Hxatfm_3YFbmQydeUttocs_V6q4', '2026-11-16 04:59:43.883+00', null, '{}', '1', '2026-11-16 04:59:43.883+00', '2026-11-16 04:59:43.883+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'clm_Kmd0LM6vDaSIrNICX07ebp', 'per_jWWPy81ZyGvavYWHbhqFAD', 'cov_EiIDHd3N5ARSDTtTyKVjEt', 'prac_cYIpMdJhcdGrKqqSbjHpz8', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'IWMRPXIIOYGMVZHQ3', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_WJC2y9OTxd18yx1Q4CkVnZ', 'dis_hnByXnvGtYUsB71FGHwU2T', '\x014b2e4df5d59e1a8c5a9d21b56f4a228d9eff2f2fee27b24c66e197a0c8473d03d2badc9216003098da98ea4f7881bddc72e2d31f584410d6d43baa7fa8afbb93c09dbfbdda7c6dd36b45024e4a058ffe73fd70013d2b8032b9e80a08aaaa7dc5e3809f06f7dd4893b7046fd7c44b213e24ddb2f5245ba844cb40309d80827ec979598c5fdb5e854345249e922c2c2a5e73ba7a5466e3442e56779a996c31a167337e0cf06838fd5f507d017fda363dfcc8270acdff78ebb05164447d23f40da079fb63f694bfa22c0b02864b1e6c299a842b53ae3545dd014b8126a34e34d79ba9ba11e3750ba10d5622e184e764e44167d4a4cf6b6972953d327cdc20687e1b335b9ba3cc6f47197928cf21f10a30957c1aa54f6b3381767698a69565b8cdf6801e66c923ad3fc9931742fe06c9cc6f6a2db20cac351caaacd27d6073f7159ce2f3d3d97333655d52a60556af3a9eebdfc5613be8b2f917e3569ae716398868d9bd92596a131cc0c4e2a895fc0d2ef6266bb613484b20367553043302ff02b3511bb861521bf0e06cef859b5a783f42b8bf3e48ecf5b2dc7fd0a8c01d994d074691174b88743bff7f719ff6254b5e09c89ec1f1263cb420cfdca96473e748310f7f91da239bce65491c3256aa26322a13519c39d69346a1ba95b9917f905fabb8bb52f89000495778cb88b27959e6b0f44029d907c21ddbd43766fc29a2145947fae0c705edabeb430df5304e1fbfdaa4ffa0f5ad483f5fc2342753aa420ee5202c56f1bd44cfd6e0e56b3effd4a6cbc4f23175d456e5fbea65768d2e06838f4071a5a4770b6c87430c6e695b19212b1a453c34cc5bb36bc334ae2bbafa6e11efe0643f0f725c94004f59baf0e154a9302e78a0fd58c6c392ff2719e5c0927c8b7115db6ae8db08033efa2e55f0f9d7ccece85f1732b4f7a0a7f8ff32f5dfb327f2caeb089c21d404f4d05197980595c4135bf5d5ee45a191fc328234ef47320f9a1f1c46dcff577301f59f8db186b06ee4a71f5cb83f418b2743827d54e52ed08edcec6ca664133843d08a051dddf0357f4471c6431c9dabd24ecbb9dd0da212ca45f3e1edc4e28bdd77d0d822e62e1b7ec1fc0a452f2bff3641c38dcfe73f362369234cbc2eae1d6690c55020c062ba69624b9a61ed982965fc7eece767dc2cfbd7e1acb1a79f9a82ff25cdb6f99976bfb77afe23068438217dce8dd36fa05c02e852a31141a6b7c517081a0aebe86f471c43f9af8964968ebb70b891934e91f4898798ccd6ccba058148e3d3bdd52ffdd3fcb3f0b165ae20371db2e194cce4d4e3c042c5f896c9bfcb41215c2c1efb8331fecbec685b6f7012d6547577521044042ead35612a224110646af138d1d1d41948270baa06528d9e78bf7c678b34af1dc4364a3fd57bb1d64e06fedbce3a3a53ec3609645c1a27a7cd8584e5a2cb3c48747f2ccb10ecd7ba9993d30cbfb582c924552a5a3f74e9d7aede2e56ab7ab30cef302dc6765aa1ce107eaa25bd88c5e5090794df3e3443af38f7a353ef16a85576ef6b2c53e1cc0e7dd83b4996554d0bba16993fa9b1db34bd1ada2950c21a9d397cd7f534b1f4e6c1f401e1a1af7e89d0833c3c28cf4b3794e7c4e3f05134716c00cdb53aaed135d52646ac155bc7fe708c30558c969bed4509cb4e791033e6bff47524a3e3f3ec9c24992c1b79b7727c34926023f092317e5ff7b460dacd531c13bae35dc682a29ae6f0ff7c5a622a757a4aad35f41ba99a81625225a8a488b78fa0805dbf6a2d8fc994f1d3589600c524f218b57da178a0f1d5b53e099ef68c58c455e6e4afb6007dfc21f8633fd5f0783d6d4a5a7915f0a7b20c20af8026e6872da173717191037639cf71f8dd8727505a5ad1fb327c01c639f761dc6594ffd95e9012f59d2e1745f0971952fc95dcdfefacc0797fa0d660f9f4b2d2bd0365053963ff03cff20ebdaa7fe1511f9ca137275fa7f5e67a6ef0e671deefd93b790ec38ee1ffa458796d30d1581e9647216f108a7188d1e2af951e1dfb4eb051aa0bd19f37aa7afffce50258b476934e34c7cdb9f98a25b4d9b3c34f25588548fb7b25f1af5a59d1c2ec2559fd36a50bb277d2ed52c60294e5d2bdf51250ed1e24a427c18e2bd4a2c5f5af51507f0912c04056121fcb94de710f3d1e55496faf1e05e9821cdd1aaaff9707f2421813fe5213820940b5a678ca0fd86381c8127b4e7a25d723d954958b9c66347a7fa90320c1fa133f56302b31090e89d489773cc5e6188f4be43cd63416808a67ea0f59b24b62baf0625a4b33fb9c39fe1acf688cd7af3bc6f689b118af8229f1089c7e7aa5e752f6eeeee84c3a617bce12c2c8103e0af190801461e0', null, '2026-11-16 04:59:44.885+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 04:59:44.875+00', '2026-11-16 04:59:44.885+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'clm_dYTG3DTzLoMwydaSMCrxo8', 'per_DAbs3lzI4r4bZfHyK97eop', 'cov_5UNUhU9gNcwxbdsSMUKTtC', 'prac_lFey8cVJTFVQSkud8PgkvE', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'UI30OFPKBKCSP1KIL', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x01940729bb462acd8a926e551bcdb01d3c967c8ea80a0a8581ca051c052a722788a6493c6c860f206142b125cca70b7412d687894252ddb7f1372fab47d18ca7d32e1bc202dbed4a5220720dcc3734a651a7cdbfb015af047f122ec64c03c246a1a1389267f69f61def682fe7bb7ddb1dba5e99043c275aceb26af64930948a706f732adce3c0bb82c7d6eb9173ba00f4e81584e8829a2140d6c6b36965b0098437f5da83ffe374afcf59d548c532c5871d019430f58d464842f201621f9f5f23a6c2f3a100456a672d95347e7ed2e72e305b56eec179dfed022a07f4e5287a525e9ba944a652d4d6fb651ff9a8615ddfaa6f0efbd6748bceafe373a4951cb2f9b1dde86ecb946170a8a4f772c77ea33ac3db606ba9761953d4b6c1e281d97d1c5e2b5f6a080f863a2c56f10a423722f4cdf8f8865e0615a279599631aed10ef19717dc6fb5bc7072bda4c2a5ceffa16c5df48bba5b6fd1714512a4316be1b14cbb84aa3195d9f470f8f8e4a5bdd045baaf5f232780786422531c53d4e77146e12df3e37c5ff9f8117fd42fc09affc2cc0676f6807a6e3c17d825783388560e007d2334fddcf7c51502a1cd4255df03bd3f6333958fbc5c25fad0d5ff06361c2dc4b6c31bf14ba240b832ff7ea028115dd1582cab516d6d40435bd067688b310ea498d879220200b8c85938d673b9efd5cd7daa2734bb4a3f43065b8683c88b25007a05e51c6649c4027e183dce50befef5d913dfa17ccb81050d9c6e3f9740921e82bb493a4fb06330e4f40752843ecfc63b756a927496d4125068b8d4d73ef8ef0b22d78232793f1993cb643d4d0beab21b4d925e9a8aa78c442f9132e8098b7263998ec2d87d45899e87684944e8d8e532f78c10c22e6bf2653a153894000b6e44edd64151309a134caa4031ef145cda2d89cee287c1f6c27085bdd91af7a6910eba0a07913d65e284a7b393c8ced001d046784dc1d73bf758b8ed1880c3546d1f990988e39d1fd4eac223a88148fe3524a8427cf141f212c595f94c017720618ca9cd391e66aa7bcd1bb79e6195106db2f8d2f775b762d514576e5954962f34b2adef9160ec364f11bfd564a8eb9b916dd23f084c3c19a0179c7ba6e80be12dfb6bdcbbc3ed08f61e06ff0ebb4be5b65484e232a514f64818ae31a2e7e2d2db105ceb050691eb3c7325dbcdfc27aa537cb6524d1b2611cc6594b94e367369e18f896a1cb06910c8cc91f804bf20d37be802ed270ce57727352c02a4f33fcb405dc0f5f6a41565a88e832a8fb920e21354e941f9aee3f86266d3cfa5b6d05e19e1b72f2defd70de03c912dd0fb5845fb8ae5589dc703d6ceb51149cd6080631b756771bb5c35bb7399afac063fb24218a1e7a5989ce26a0e3771c660da0974009338330fc845409105bab32038d4986604be81ac20e5eac9b70ab3007045f403fc17001b170e1dd2ec202870fc0f935ad98c526d90804b1ec3c4582e1280fff3c7238d3c7a7cc508e3510', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.454+00', '2026-11-16 04:59:44.454+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'clm_Kmd0LM6vDaSIrNICX07ebp', 'service', '2SlMOpgQ4YB7F4XScq53_EkZDwwTSa9Wab9icqqOA0A');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'crec_tRbtiKAMqSUzlCCn5w31Rd', 'clm_Kmd0LM6vDaSIrNICX07ebp', 'per_jWWPy81ZyGvavYWHbhqFAD', 'submission', '1', '1', 'trn_Oda4g5UoEHNWXo8So1VuPe', null, null, '\x019ecfedc0c98b1a467907beeaaf89fec9e407b07af6f6595f4e57150b9db1be79fe0f2a73bf63c64488f49f236671a161e4416e3a0999c3664f0b0aee524814936bbefbc34da73dca6d049f6ea9b918af2d4fa6eb22b38b804014c56eed6a08cc4a1ea37afe3829789d65b0131cea5adce8278e2309d0b189d32817759134ca99e8d84cd4b200ad3722c928d8d9bfa31fbbad378b439887c9d448bad2d737b5b40b2792a9bd6253cc389f7e10155a45', '1', '2026-11-16 04:59:44.885+00', '2026-11-16 04:59:44.885+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'emg_VDwQBpHM7zGKv62pUHcX93', 'per_eWk314MV1qkov6ah7Znd75', 'prac_eCfLlr3Nma5nNuv9aHBfza', 'key_oRPofiSgF8p1MH7eK3yEGT', 'opened', '\x019ae3d83158f1481e0a94c0a7c01c9f009f0d3e7a5b9e5edac2f3f1735d72b5241424aff7f1eda68a7a51e9f707e89a3d8412eba4110cecea840e731d86232e4b42f297ed229b86be8e3326fe43d68c301376e8807c2e59b301992af76f3de648cadf13fff990a95fd06f953fc048d8fd128f712a46d59b7586ecee9d6076ff60ac6185c9608e3aae7ca74c65c3d7f9b75d869c1bfc09e2e697c75e53943fe183208660cba129b5d4dbc8b6140b5d09', '2026-11-16 05:59:43.804+00', '2026-11-16 04:59:43.804+00', null, null, null, null, '1', '2026-11-16 04:59:43.804+00', '2026-11-16 04:59:43.804+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_19051oTkQa5Umsn9ROCYyY', '6000', null, '2', '2026-11-16 04:59:44.83+00', '2026-11-16 04:59:44.83+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, asked_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, kept_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'po_8yd7r11sjAm5PhzvPWP8bs', 'practitioner', 'prac_30I51o37SbwCY5p0lzPk8E', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 04:59:44.278+00', '2026-11-16 04:59:44.278+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_15b39wfR5Oz8KBUSDws0mI', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_15b39wfR5Oz8KBUSDws0mI', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_15b39wfR5Oz8KBUSDws0mI', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_19051oTkQa5Umsn9ROCYyY', 'jurisdiction:US-NY'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_19051oTkQa5Umsn9ROCYyY', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_30I51o37SbwCY5p0lzPk8E', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_30I51o37SbwCY5p0lzPk8E', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_30I51o37SbwCY5p0lzPk8E', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_57qt9x6H589ZUMiIHGueIF', 'name:MBEKI GRACE'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_Bn9VZRvla2ZD67XU69iH6p', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_Bn9VZRvla2ZD67XU69iH6p', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_Bn9VZRvla2ZD67XU69iH6p', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_QuNvFpxd51vbyvxdXTxmg1', 'jurisdiction:US-NY'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_QuNvFpxd51vbyvxdXTxmg1', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_RbtR1iVsiJMjgRUyhOivd8', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_RbtR1iVsiJMjgRUyhOivd8', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_RbtR1iVsiJMjgRUyhOivd8', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_VgcjgUcQ5CttRHeJmlBmqc', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_VgcjgUcQ5CttRHeJmlBmqc', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_VgcjgUcQ5CttRHeJmlBmqc', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_ZGgc1roj0ZPCDOVXadFHmI', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_ZGgc1roj0ZPCDOVXadFHmI', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_ZGgc1roj0ZPCDOVXadFHmI', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_ZQjHoccFUeg7QvNPiCnRjU', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_ZQjHoccFUeg7QvNPiCnRjU', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_ZQjHoccFUeg7QvNPiCnRjU', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_cYIpMdJhcdGrKqqSbjHpz8', 'jurisdiction:US-NY'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_cYIpMdJhcdGrKqqSbjHpz8', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_cYIpMdJhcdGrKqqSbjHpz8', 'npi:1999999984'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_eCfLlr3Nma5nNuv9aHBfza', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_eCfLlr3Nma5nNuv9aHBfza', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_eCfLlr3Nma5nNuv9aHBfza', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_eJbGbTcbMdomMnW9Pm3O7k', 'jurisdiction:US-NY'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_eJbGbTcbMdomMnW9Pm3O7k', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_iTAQNhQZ7c95tC2XdYMivI', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_iTAQNhQZ7c95tC2XdYMivI', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_iTAQNhQZ7c95tC2XdYMivI', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_lFey8cVJTFVQSkud8PgkvE', 'jurisdiction:US-NY'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_lFey8cVJTFVQSkud8PgkvE', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_lFey8cVJTFVQSkud8PgkvE', 'npi:1999999984'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'jurisdiction:US-NY'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_pK4NUVT7OOS20mBdZyyASs', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_pK4NUVT7OOS20mBdZyyASs', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_pK4NUVT7OOS20mBdZyyASs', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_q2wv92Hi98BvfHF5tkKNtM', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_q2wv92Hi98BvfHF5tkKNtM', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_q2wv92Hi98BvfHF5tkKNtM', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_rdubz1yjgramsribUQSH7x', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_rdubz1yjgramsribUQSH7x', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_rdubz1yjgramsribUQSH7x', 'npi:1234567893'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_uXEorBMT8BLFW2UOKIv8cI', 'jurisdiction:US-CA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_uXEorBMT8BLFW2UOKIv8cI', 'name:OKAFOR ADA'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_uXEorBMT8BLFW2UOKIv8cI', 'npi:1234567893');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, step, key, asked, status, tries, due_at, claimed_until, created_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'op_4C5kaTcm2tVVoJElgHSqXy', 'pay_j8EWlZcvi8g7Gy3w7yqzur', 'confirm', 'pay_j8EWlZcvi8g7Gy3w7yqzur:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 04:59:44.67+00', null, '2026-11-16 04:59:44.67+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'op_T3Hhngc1tvuFbOMqdi0j8Y', 'pay_93b1UyFrZYbaUMkF8xHjFG', 'confirm', 'pay_93b1UyFrZYbaUMkF8xHjFG:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 04:59:44.195+00', null, '2026-11-16 04:59:44.195+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'op_VQ3C2xp9cup2WhLpcXXkeK', 're_BuER54wlZ87CHtjfShOrCv', 'refund', 're_BuER54wlZ87CHtjfShOrCv:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_ESmpXD8BDURfVYPvQZB1gT"}', 'done', '1', '2026-11-16 04:59:44.239+00', null, '2026-11-16 04:59:44.239+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, took_ms, created_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_049Z6nrwXlVwgXBKXyoIiD', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.05+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_0M1wPxeydsw2GiaL4WY5Vu', 'POST', '/v1/consents/con_svZofbwuhSDOs2XKMBy31a/sign', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '9', '2026-11-16 04:59:44.375+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_0roHU1f7dSZxSkvsgrwJMY', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:43.767+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_1HLHqzBCkKMk5iozWyilzh', 'PATCH', '/v1/persons/per_acG9La1QlruzQDMe4PfuVM', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.771+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_4lQQqaskyPsktIptqQ6hcF', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:43.831+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_4lQYXQVMJjwK1LHw9aDKhH', 'POST', '/v1/adjustments', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '10', '2026-11-16 04:59:44.155+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_4q5einUU9RK0orMaTB7Sa3', 'POST', '/v1/claims', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '8', '2026-11-16 04:59:44.883+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_500e9ZOY1Km78IL0867Mwb', 'POST', '/v1/payouts', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '13', '2026-11-16 04:59:44.29+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_61upEX7j3EoN2wqrSrma9Q', 'POST', '/v1/claims', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '17', '2026-11-16 04:59:44.471+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_6OogMnK57keFFNOP678IBX', 'GET', '/v1', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '3', '2026-11-16 04:59:44.641+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_7RACoHOdhoXiYod6WPocF7', 'POST', '/v1/disclosures', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '11', '2026-11-16 04:59:44.583+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_7X2skawhvTg04Pe7knfuSI', 'POST', '/v1/payments/pay_j8EWlZcvi8g7Gy3w7yqzur/confirm', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '29', '2026-11-16 04:59:44.698+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_85ArcWL98lFTpCDfH1lzg9', 'POST', '/v1/payments', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '10', '2026-11-16 04:59:44.193+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_8S4cfPulxyWyvemtx7R7Dr', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.428+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_8d5rGm00gz3u7vI41r88Bn', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.518+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_9G9TUKUDRIuFrnkpMA46Fl', 'POST', '/v1/deposits', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '8', '2026-11-16 04:59:44.567+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_9J2BnUjL2iMZbO9iCCjBhK', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.182+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_9rcpRxd69faof3g9dzZdnb', 'GET', '/v1/audit_entries', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '7', '2026-11-16 04:59:44.615+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_9v6FTqmtOkMves6GFXpXSn', 'POST', '/v1/billing_providers', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '3', '2026-11-16 04:59:44.421+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_9y2aYqGI09e1PuQLVsHFT2', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.161+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_AtfRkPHQM1MkQDudxzekt1', 'POST', '/v1/payments/pay_93b1UyFrZYbaUMkF8xHjFG/confirm', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '43', '2026-11-16 04:59:44.236+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Au7Lx7O9yI9CXATitVDsVh', 'POST', '/v1/risk_flags', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '13', '2026-11-16 04:59:44.017+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_BZdHzabOA2MiR6XIxVm8ys', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.851+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_BcuZfOzI7faOZ9geaTH3JB', 'POST', '/v1/superbills', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '10', '2026-11-16 04:59:44.558+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_CHghcO4koKBT1OQR0681Np', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '3', '2026-11-16 04:59:44.547+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_CWNmdId4PNmUkOaM9OVAPY', 'POST', '/v1/payer_contracts', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.297+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Cj9s939LpICu63w3jSRV9B', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.118+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_CyZeO0Z8QP2VnV9sc9PUYv', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '3', '2026-11-16 04:59:44.587+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Dd2oK3IwCdgXvOKzFaRUoR', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:43.907+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Dkg15qA6gKc1f6fie8oAVK', 'POST', '/v1/consents', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '11', '2026-11-16 04:59:43.779+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Dktz2Gg52D0P3wzR2S79A0', 'PATCH', '/v1/persons/per_OIXwJeSbCQp4lwMsfKCXbT', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '7', '2026-11-16 04:59:43.977+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_E0ErgomO0LHLj9FwPvo0Lu', 'POST', '/v1/consents/con_cZSlDG8HCgSEbBZrKYHI0N/sign', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '14', '2026-11-16 04:59:44.338+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_FR7pEoXVVO41JNUxLAKEnh', 'POST', '/v1/practitioners/prac_rdubz1yjgramsribUQSH7x/calendar_feeds', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '14', '2026-11-16 04:59:43.896+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_GFy2bR5sePdMENXvuKT12o', 'POST', '/v1/consents/con_uJgoiq4WPHyCU7w4fNiWnI/offer', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.867+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_GR5sFSQWaaZaGDogw1vjng', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '3', '2026-11-16 04:59:44.619+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_H0pvvFH9Upz1z4JNdpGkw9', 'POST', '/v1/emergency_accesses', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '8', '2026-11-16 04:59:43.812+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_H2jW4TyVLMZo3zfuZvetKj', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.343+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_HSBhjLwbBUs0o8NUYsDEh4', 'POST', '/v1/sessions', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '14', '2026-11-16 04:59:43.847+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Hypun2bvRyhdI299YIgdoW', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.023+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_KOV48NK1Cv07uWIjwyFmWD', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '3', '2026-11-16 04:59:44.72+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_LLpcxYxoh2cIqY6m4jeccR', 'POST', '/v1/consents', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.862+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Lqblux9B6TzLmnjxrR4zQE', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '11', '2026-11-16 04:59:43.989+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_NelAaqFXGi8ISpaa9HUwfI', 'PATCH', '/v1/practitioners/prac_QuNvFpxd51vbyvxdXTxmg1/availability', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '10', '2026-11-16 04:59:44.064+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Nu5gQtqFU2Ps9MBNwpu2gT', 'POST', '/v1/consents/con_CLnGtzBTCBkxXtUW6nixuY/offer', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.737+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_OPcao9gPaoEEv9V5DrCWDv', 'POST', '/v1/matchings', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '45', '2026-11-16 04:59:44.111+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_PfR58jqQiGTPZRjsy2iR2p', 'POST', '/v1/consents/con_CLnGtzBTCBkxXtUW6nixuY/sign', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '7', '2026-11-16 04:59:44.745+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_RWnkwTTA6slixtRld8LxyU', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.414+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Ro16wDghcZLK2e7J455bue', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '5', '2026-11-16 04:59:44.823+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_RrmCxMgrJogfe7jCRvPEp6', 'POST', '/v1/notes/note_wS71r87zc9nsSClMdQRDBV/sign', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '15', '2026-11-16 04:59:44.797+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_SSKnPbE330id2tpAnVzvDh', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.276+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_T28u0chXI3iH26SQcKUT0L', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.727+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_T6RJ5O2l3fkzcbrUZ5Gnal', 'POST', '/v1/deposits', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.649+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_T6zxgHecwm7pdmHUN9mSSD', 'POST', '/v1/billing_providers', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.409+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_TYQXXdKi7XbG5SovS9yceg', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '12', '2026-11-16 04:59:43.76+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_TlVUABsayymvOQyAeFKlla', 'GET', '/v1', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '1', '2026-11-16 04:59:44.7+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_UD3ZzPNeK8VlOMzLw3iY0y', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:43.802+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_VH3hs6r2YFplv2TIgE6nAd', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:43.995+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_VarGGayDKUGSbLNLINzhUQ', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '14', '2026-11-16 04:59:43.699+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_VpDlhnWr0S4HYlrKPH9YC8', 'POST', '/v1/claims/clm_Kmd0LM6vDaSIrNICX07ebp/submit', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '40', '2026-11-16 04:59:44.924+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_WEwyBaxUB5zcBnGUNIXeFM', 'POST', '/v1/payments', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '8', '2026-11-16 04:59:44.668+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_WI9o4Rl0CDwfrEUmbNExsS', 'POST', '/v1/eligibility_checks', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '27', '2026-11-16 04:59:44.403+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_WIi4WD5LvMJYFKsKgVdDsQ', 'POST', '/v1/practitioners/prac_pK4NUVT7OOS20mBdZyyASs/verifications', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '23', '2026-11-16 04:59:43.732+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_WMm57yYNQ5loKie7vcyLwP', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.659+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Wvq3zN3A4JHbtIVA3O2nSx', 'POST', '/v1/consents', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.356+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_X1wsbJY9HxHGH123MT9rcI', 'POST', '/v1/consents/con_svZofbwuhSDOs2XKMBy31a/offer', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '7', '2026-11-16 04:59:44.364+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_X67KriSPNF5uQ8qXxftHKE', 'PATCH', '/v1/practitioners/prac_19051oTkQa5Umsn9ROCYyY/payout_terms', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.834+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Y5tRfiR1P4av0fnQ5VLa11', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:43.817+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Yt6ohF4XghePbBAaAj2coS', 'GET', '/v1/disputes', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.715+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Z6SWDGGdzMUrqOtSW0yAd1', 'POST', '/v1/notes', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '20', '2026-11-16 04:59:43.962+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_ZJuNScxoQbmdB0u6V0Ezwa', 'POST', '/v1/consents/con_cZSlDG8HCgSEbBZrKYHI0N/offer', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.323+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_ZZ5KFC8899JZJiavcUPfa2', 'PATCH', '/v1/persons/per_KXqtxU22GR9MtY9LsoRaN0', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '8', '2026-11-16 04:59:43.941+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_Zshsd7fL1WQ9lR7fkEBJFi', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '10', '2026-11-16 04:59:43.878+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_a2noLEgVGaf5fUlw76bBaR', 'POST', '/v1/consents/con_uJgoiq4WPHyCU7w4fNiWnI/sign', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.874+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_aGPRjlXhAG9DagkqxV6E1t', 'POST', '/v1/estimates', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '18', '2026-11-16 04:59:44.537+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_afgZO3y0ogjpyUcoeJqYok', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '3', '2026-11-16 04:59:44.838+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_apxvkdZ63ykVsvkLG6LbMq', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.497+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_c5w5KVhyiotAXA0eNtFpXM', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:43.93+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_d9Bx4biMetoIfKX4TfI9dp', 'POST', '/v1/api_keys', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '15', '2026-11-16 04:59:43.669+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_e6Zwff7AhKduhKQaQKggIx', 'POST', '/v1/practitioners/prac_15b39wfR5Oz8KBUSDws0mI/checks', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:43.747+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_eNW6olDPttORqVCrSGD0yY', 'POST', '/v1/payments', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '14', '2026-11-16 04:59:44.177+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_ejjWi1DDt7DmQIU6Gcg4SN', 'POST', '/v1/sessions', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '17', '2026-11-16 04:59:44.763+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_eolfcpq30IPkFrHMLqDoh3', 'POST', '/v1/consents', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.438+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_f5cSfafaS6TMCONpVuFq98', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.817+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_gpd1QLarsoqpKFLHbGYMYR', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:43.969+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_ieFDcLvilrpiJmmrjUX4Mt', 'POST', '/v1/remittances', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '12', '2026-11-16 04:59:44.492+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_j2vSJtNPABF9VIEajM2hb7', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:43.739+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_jZQjnnnmv4d6xYXdR4Ub99', 'POST', '/v1/session_series', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '17', '2026-11-16 04:59:43.867+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_k3fNMrX1SIGome2nWE5Yf0', 'GET', '/v1/ledger_entries', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '3', '2026-11-16 04:59:44.653+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_kjtTqMWnxWfFZtXZ6Wfqfq', 'POST', '/v1/coverages', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '8', '2026-11-16 04:59:44.31+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_kx8EEJ5MwlkGK3ocOQSm54', 'POST', '/v1/coverages', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.434+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_l7RWMrWwYTOMkO7OPYkLDz', 'POST', '/v1/charges', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '19', '2026-11-16 04:59:44.138+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_lIfzyti7qPxOryaTn5pS95', 'POST', '/v1/test_clock/advance', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '132', '2026-11-16 04:59:45.058+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_mAJ8rTOYMHbM72tKuy1MV4', 'POST', '/v1/refunds', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '31', '2026-11-16 04:59:44.269+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_mFHSGmDonTzrnF0uwaA22u', 'POST', '/v1/consents', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.731+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_mQ4nV5t1w30cCoqK256nNx', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.571+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_mXTYWDGE1kA7iZmBZUnUOd', 'PATCH', '/v1/notes/note_jwgwfCIJwD2kIN95QND84D', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.811+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_mgSVPcbkedDuTitOjdGOyd', 'POST', '/v1/coverages', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.35+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_nCcVmDS6YTSoWCRXIjK33W', 'POST', '/v1/notes', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '9', '2026-11-16 04:59:44.781+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_nQKRyexLJlwEpbAyIG6u9o', 'POST', '/v1/consents/con_e6a3aoQWb3fpQCjJhUBKRx/sign', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '8', '2026-11-16 04:59:44.453+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_nYXjbR6iusXFhO8oHhFA09', 'POST', '/v1/billing_providers', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '2', '2026-11-16 04:59:44.844+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_njForxZBiu6BchWp3DxJKR', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.543+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_qEQrXfob25xDGlBDnLUaJ8', 'PATCH', '/v1/practitioners/prac_19051oTkQa5Umsn9ROCYyY/availability', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.829+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_qschAcV8twZldQwHm2Tk4U', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:43.796+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_r0IGSr7wrJ3xTQrBrVHwMz', 'POST', '/v1/consents/con_e6a3aoQWb3fpQCjJhUBKRx/offer', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:44.444+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_s8RehdE2NNABE6LeKxzs1X', 'POST', '/v1/x12_documents', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '7', '2026-11-16 04:59:44.478+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_som3XQUXyVR4rqdQlxWWaI', 'PATCH', '/v1/persons/per_Q7AxNb23AyxbRCVQXAiB7Z', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '7', '2026-11-16 04:59:44.003+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_uINVYad7fJAtyXiv1JWQuF', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '5', '2026-11-16 04:59:43.902+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_uk1pmrK7rOyoTVx2eFc2GA', 'POST', '/v1/assessments', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '13', '2026-11-16 04:59:44.045+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_vdKso0148ChaimUMQbcoOc', 'POST', '/v1/consents', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.316+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_wcQlNn3eMvX3O0UnBYhQc4', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.144+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_xIezgzQi4SVExpcEF7rAtr', 'POST', '/v1/persons', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.302+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_xapGcuJkNePLxycqFW3ljw', 'POST', '/v1/scoped_tokens', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '8', '2026-11-16 04:59:43.826+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_xxJvxrLLmdgrX30ySGvMGZ', 'GET', '/v1/events', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.638+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_xygLxjjXVi59TD566pmq3G', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:43.707+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_y4aPxdxnn1G4llmWl0XQro', 'POST', '/v1/practitioners', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:43.852+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_y5udRuVTpArLHEkyLyLmVO', 'POST', '/v1/notes', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.804+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_yI2VYB0sN5I0qYf65v8Few', 'POST', '/v1/webhook_endpoints', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '10', '2026-11-16 04:59:43.684+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_yt1BNvVfMZPPAX3NNe7eOW', 'POST', '/v1/coverages', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '4', '2026-11-16 04:59:44.856+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'req_zG8Mw2vtFeUrIVAxnt1bSC', 'PATCH', '/v1/persons/per_fo8EGSzvZbcFmaVecwKxgR', '200', null, 'key_oRPofiSgF8p1MH7eK3yEGT', null, null, '6', '2026-11-16 04:59:44.031+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_APAwaYUJumS8yWYcHHuM9c', 'check.expire', 'f', '2026-12-17 04:59:44.926+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_AqBnC9AbAMr6vyxrE3BzZT', 'check.expire', 'f', '2026-12-16 04:59:44.926+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_EKyNvP5Et6qGOBN1yEPslW', 'check.expire', 'f', '2026-12-16 04:59:44.926+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_OF2BrCK7UNLbV0ljWF7vL9', 'check.expire', 'f', '2027-03-16 04:59:44.926+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_h5C8yDo4XI5UaOGA7mQeIO', 'check.expire', 'f', '2026-12-17 04:59:44.926+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'clm_dYTG3DTzLoMwydaSMCrxo8', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'emg_VDwQBpHM7zGKv62pUHcX93', 'emergency_access.expire', 't', '2026-11-16 05:59:43.804+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'key_ToGZTIaFo1DaCoPQZtyGJf', 'api_key.check_use', 't', '2027-05-15 04:59:43.657+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'key_oRPofiSgF8p1MH7eK3yEGT', 'api_key.check_use', 't', '2027-05-15 04:59:43.622+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'match_wzPYYFz3pMGgyf7xJK2RNI', 'matching.expire', 'f', '2026-11-19 04:59:44.067+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'note_jwgwfCIJwD2kIN95QND84D', 'note.remind', 'f', '2026-11-19 04:59:44.799+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'note_lePhhh8g6UpLVHgixz1Fii', 'note.remind', 'f', '2026-11-19 04:59:43.944+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pans_8TOopyFfi3Q4QImhxDC8BC', 'payer_answer.deliver', 'f', '2026-11-17 04:59:44.885+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pans_NfuYSZLoBTm2PKXASioGey', 'payer_answer.deliver', 'f', '2026-11-16 05:04:44.885+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pans_eLcIMzjUc6hVhBqBpSYKdC', 'payer_answer.deliver', 'f', '2026-11-16 05:59:44.885+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pans_uPb78In8DQ4QBw1RJDkvxM', 'payer_answer.deliver', 'f', '2026-11-30 04:59:44.885+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_j8EWlZcvi8g7Gy3w7yqzur', 'dispute.fetch_outcome', 'f', '2026-11-30 04:59:44.687+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'po_8yd7r11sjAm5PhzvPWP8bs', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_pK4NUVT7OOS20mBdZyyASs', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_pK4NUVT7OOS20mBdZyyASs', 'practitioner.monitor', 'f', '2026-12-14 04:59:44.926+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_pK4NUVT7OOS20mBdZyyASs', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'prac_pK4NUVT7OOS20mBdZyyASs', 'practitioner.warn', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'risk_vHrguIyHS5Qq52FWtQMIlR', 'risk_flag.overdue', 'f', '2026-11-17 04:59:44.005+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_1AgSjRZRMQH2X0FXAAaVQX', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_6zEdqaMTDxcoI2GWADFhQb', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_9vKZqJUDrfrBUTeWZt2D5N', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_WqqqJUPjDRbENYCviWtKUn', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_Xi7LTXpuIYMoSw4JT27BPU', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_vaPm5XzDVd9cdym3wtH0Ui', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'st_Fa5JzlRCKqqGiOhu3I0Zu3', 'scoped_token.expire', 't', '2026-11-16 05:14:43.819+00', '0'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'st_Fa5JzlRCKqqGiOhu3I0Zu3', 'key_oRPofiSgF8p1MH7eK3yEGT', 'prac_q2wv92Hi98BvfHF5tkKNtM', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'MDbT', null, 'f73d31f43516d15a66eddf615cd6d725842cebf1748fdabb946811174f54d97c', '2026-11-16 05:14:43.819+00', null, null, null, '1', '2026-11-16 04:59:43.819+00', '2026-11-16 04:59:43.819+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'series_VPYWB1eYOPnXF7C4HgJAYt', 'prac_iTAQNhQZ7c95tC2XdYMivI', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_Xi7LTXpuIYMoSw4JT27BPU,ses_6zEdqaMTDxcoI2GWADFhQb,ses_vaPm5XzDVd9cdym3wtH0Ui,ses_9vKZqJUDrfrBUTeWZt2D5N}', '[]', null, '1', '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_1AgSjRZRMQH2X0FXAAaVQX', 'prac_19051oTkQa5Umsn9ROCYyY', 'per_acG9La1QlruzQDMe4PfuVM', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T04:59:44.747Z", "person_id": "per_acG9La1QlruzQDMe4PfuVM"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 04:59:44.747+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.747+00', '2026-11-16 04:59:44.747+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_6zEdqaMTDxcoI2GWADFhQb', 'prac_iTAQNhQZ7c95tC2XdYMivI', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_VPYWB1eYOPnXF7C4HgJAYt', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 04:59:43.854+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_9vKZqJUDrfrBUTeWZt2D5N', 'prac_iTAQNhQZ7c95tC2XdYMivI', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_VPYWB1eYOPnXF7C4HgJAYt', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 04:59:43.854+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_WqqqJUPjDRbENYCviWtKUn', 'prac_RbtR1iVsiJMjgRUyhOivd8', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 04:59:43.833+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.833+00', '2026-11-16 04:59:43.833+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_Xi7LTXpuIYMoSw4JT27BPU', 'prac_iTAQNhQZ7c95tC2XdYMivI', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_VPYWB1eYOPnXF7C4HgJAYt', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 04:59:43.854+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_vaPm5XzDVd9cdym3wtH0Ui', 'prac_iTAQNhQZ7c95tC2XdYMivI', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_VPYWB1eYOPnXF7C4HgJAYt', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 04:59:43.854+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.854+00', '2026-11-16 04:59:43.854+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'adj_F2rwU617r3T3DF9BkH5J7M', 'increase', 'per_IJ5mt7kNkyaJeglcc1eflX', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 04:59:44.146+00', '2026-11-16 04:59:44.146+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'asmt_6IoXXVDYLHfGbfT59L96Ma', 'per_fo8EGSzvZbcFmaVecwKxgR', 'phq9', null, 'prac_mHVUBOgh6pURiqcTVJ7mU8', null, null, 'assigned', '\x01ff61383b747336102a9b5ba4c7312ca5a6d8e1e37e4f14fe12a13736570d643b3554e8b67cd70f0639d0274fcaeebb095490845bf2ca02b0c0ed6c18f4b197a2e17110a4886c3584be2c17f8f67237a5db73bc8f8b225226bca875663609f89508d9714607c521e021e1c4333f876b14ee4909ac4c866e2dbb282351c5cec0e3af2d22615415ca91466047c471da9f5486e3c7aad6808a428243c974c089b3fedd774d770098c741b8b67c5a1b50cb22d956769c86088e0105a1eb', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.033+00', '2026-11-16 04:59:44.033+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chg_2ttM67KX2PonuLAt39hSkM', 'self_pay', 'per_THAhPCmHc3dAyo4VZYjd6l', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 04:59:44.12+00', '2026-11-16 04:59:44.12+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, occasion, occasion_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'est_TUA360DrUE2dy3YETU4DEe', 'per_esLYhXh4ThtoMIUyF7Zye9', 'prac_ZGgc1roj0ZPCDOVXadFHmI', null, '1', null, null, 'requested', '2026-11-15', null, '2026-11-18', '2027-11-15', '\x01c95aea95ef5f6873772f70dfc2d0c96ca264788651ee9458e65c850dc4e2380f6f12d38e7d1edfe48bca0cad93d10b9311bde37736ee0d178152ee134bdbd0b0bf5872acfbed0c520272cfeadff8d8109a2665c827c0ad471bb533745c0b98c0d3319c574d8508385c6e1536f31c19d63ead51b69884720ab2ade66bc3969cc8fc1ce0ef74b1ef12acdd9a4feb9d8fd2a5476f26ef5208b746dfc04805da4b2f1e93e7884d56a8a65facfe98a7651b77cd07bcc938aa9f5ec1fe692c1a708247e254b202394682b4796a26d17135183055ec43859b8b8eb8c2e2ec2d63965bbdb548ea974a9fc2f4d33dfa309ea3cfd915b89be5219c6f65279455b02ac0c63adcc00115ddf3dc3f40666d3aa2e149460e8138e2ae7267b58641d39ce7ae26d62c88d8073d0006105c92b30343a08dc598ef8c64e14d3b96ce53857cb56f229869c72c84936975ec8341cb13b6261003a03f7dcfb9f828a9cea4cd47e73aa7e21ef084c23d2001fb3f936bae3f2cc10fcca19614641d629e92d0bbe5f7e7521d7149a996c20408042e31400758eac43f9a4f13370f1da8b9304d0f0d3934709b7774252b01472454b5b4011b2133670470c45c97ba4b9a1a101a8eb9f334dac11ca92ca798be25a14b058751748c4c5f6226ec29018df0d8b12af5cb8ef00eb09dbd199a334b524721f1d0c1254aab0a7b4f00e1b893e6251c4e4374db4715d600cc09fddc5d0c0914a9948515398d20950ab43d994124987b435e3351c35fe0d9346390e5ee1a06f7ce21e53ede7e16d611a6f26875da49b6232e1481aece7e00692b40467fee38cfe196e279785e8e48300515dbef324487931d2de368b9660d162139be8f34e4d6cbdf56d677deec1b3065b98740c7b0d16a978e7d852e3a1baad140222b418cc4641b74d7d5e9b07765de44360f9c7220a956a7b9778c42d89d90540d9334c4929eda6484d03eecb853089efb0e17c9ad1d6ac5b329ec4478ca5fd9b8ad2d8550281fb63ec3c5e5044211d0eaf4083970faa6a14aeff9cec405c07b82bfd3935462721eace40865bd4226a864f65b70be595e36b3165e2db414608dd5906f4e9021f78ec1fea865213e8f93c5567b70ffdf26c1dcfa9f370cba4167ba98b1cb8180b585577529f232242686ab0c97d41b74bfd98ba9f95d3f41857b60fdd6a0c1104ff3a5da97b87c8a4f20f0ffb812e65f875ff3a7f50f3a61d8cccf5b93a37d81a2f2132d785ca3f55a3d394d58dd1d9796ddd4889c1cea254a9b7fa69b8f41f73f4cef40577e64ca76dab8c07d993f4f59549d2208377d002feeb8b4c0cc2e552e4780c42d9ae9f4421d772c51035cbe06141413651d5aae6f2a9fa0106e60fb33a9860690d8c7195e79a4be0219f257a961b1e48176191f66ff5780f3b650f93d5f84cd5758ae737566ec9f2887ef2b59a5d3c8fa1f1aa045fce89ee9225f29c43ab33b9163c32b3dea0ca282b69d6c984c88aa69ace1f0f691d3eabdc1cc92d5e69bb2a13022bf4d025671a9f3253c56fb971bc5033f38b672dd426d9364a88358725c136be418f246266ce857a81a84782ce6f797fd30909093950bff191ffa072351030ba7d490165d5310402543bcd4533b1b501558ca1c2fe3756563128806064c37de76d84e9ae7bf6b7e0f0de77e144b57624d11c81615468e199f0c7501f0705d981751e27aa70570523b9f5db75935b5de2907d35bea18bff7e194123c8e94a6f554fdce8dd689c19dd6185c8511d8e8cff0f97c02b3d204ce255349ac53f00b46da421eac8a6cec24e289547a37a30b107b98b63762d1ee5cd6bc42a49968f3958effe04339c072bfd7a8e64c424930f60e650a63a589525d652296ef00d91eb21f3964ab858e3c979ba9bc9abdaeb80264787f18c6bb398e9540c3281888deb63fe72297ed3ae0fd93151041b3e9c1886329b828bad5c56348abf16cd4d4d5d4b17dcf17353298fbf54020049577c2a737fe6db7e4abfdb1e341971d27e1a543cf392b86d1d7e900798d3191677fc2599f16f8fedd87b610d92fc92b3ea3e96360f94f0984b29d3efcf0d7d4d3c2928da14c5d37d6c504f60583ac540537598c73cd280c46081be74490e5b46374e336274a36b5a5d8f106405119c7983619c48cfc3543b4bb6cb81436bf76b47b59ca5bafb58064b51d5fa75a190725f6eddcd64f992007923073c00a337122abc876403e0b6285358a741ba39abfb0', '1', '2026-11-16 04:59:44.52+00', '2026-11-16 04:59:44.52+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'match_wzPYYFz3pMGgyf7xJK2RNI', null, 'completed', '\x01dc8788d1d4f44e3ec82710096582f61d5cbe030aa6d9e7b226df870d27dfe64b24da7ebd7105e08ec82b570fde102212f8c0de32204b61bee1967a79663bd99c6e7415325fc349c3afc3de2c406e5d1a3d97f69e2475b319fa3e5fceab3bec8f504e697399ced7d04bcbd856897176dc89d519fb61b18b380ad4e701bcb786580e64765f241d1b952b5afed796f92daca74034aad384bf152155daa3ec22ca67bde727c743165a487d1ec766f887fbf32e700339348a13717b3d10807ce6a805bfb84a2435b1fa1fa713143b782c86a80418fff7c5407fcfe2fc6f4fb92d957593893516aedf9048b5dd3c4f2a1cdc6fba684330714ed8eb69d78d0954db7684c80d33c470f79b363b0354615dc4d1125a13f341c265f789fadc87ae443c66e4b91a886dc9fffaafcb5f924227aa26bee79305e2eba691ce73834fc9431935256a525c64436a5cd639a9088104481076143c1544cc1aaec2a11745f26975b47147cfba8bc948d1c582cda2a49d3c15552c3e4404081e4be5c8b87d5872df24daebb9870f1e0dff3f98c656d302f3195244a83e7b93f5fb37198265c6d83ec87ae714ba4d3fd1e0d5e803e289830580c4b313539c00f6f632e5db93734ae427a3a86512043bf4639520a12e4542ffac5b924812a8e464c033f5847b8eae3c142dd905fbde0936b5f0065a563e685b44bd201455ccaeea0f080b11da5f7ad9bb7b5e0a10181cb90438751e8561e382973a2c5b3536c5878edb4a1197a050f1e27d505fd26321519d35a23df4f3470d10d9d04598f600b574e2e7061e0a4e50acfa72eb0e5012e7134f6435886eb4bb8342cbd191d3c4a9b8b52ac0fb3f356fdd5c17b075ad0616eecd7db0dbd18fcc3b00c6a2c885e40e4295200ebfda5693422da9627cecf7fb24dc5b7c251a338996723fa8b122d51e280e03d46cd3284dd61f5978eb3b7da1f2e90955bfaae7e9d18db4cbe4ef916e8405468c6fefccb3e29fbe88b0098945a23e6b9c2f69fc1a6f8fc2cb60baa980f3c34aa8478136ad846eb7d1278004d88d39adb9dec505c8a59a8e4fb166a60bd30dd55dd0b8735bae28895ca83d33efad650796de7e89aa8c98249b0829be75febbd71c0ee549464b18fc6b7a8d941bb5ce650dd9403cd3dba3b0973617dbc02c31cbe5e5e6737dee94814bf57158224f0bbaff58a1e8ec7da4ca476156fa5d3a3b70c31d41c1989ca371db020774cfdd98679450a4c279a31686f11c84939923bad0c91e9cbdc7f331181c6cd70b9240670a860997c4f2602615a42d5050700a3710e1b16d4f7147934997fbb81e76e91788836d37c6e93cdaf3248c4c27f95d9285a66010e6e6646c2db873de6723deef7943c78d891dfdee89a62c6d489bbaa65aeac32cd82b1ec0b2c73b36620611e0bcdc3d98150c402b42cd3c4e41819f1061609805f4800d65aa427d86164cbe8f8efb9640beb2dd99b1de74a93b285c6dd54af7cc872178166878be0f730be7fe6598da017d02219e3421154e7a86eb066ea69ae2ff9691f3284e498dadbf65faaa265ae87832293e6b0cb901f884d6e658033e3c0a943848f6da3078a3f0ce26d222091476d79df2a39f16c96e97be95107645104121b2a8f8698e6043a7d81b229ea0f815f2adfa7964d48118a82f6c9cf5df4c9800dd8c4d9f4c94ba45c954ae158f042dba4a08536798f2dbe0dd63fb69e82e2785a708b7ec2af5fa506371b65376e791cd14abb2d942cc96457c5c36166cb4adbaaacdc0806aa64ecd840b7446881e1742bdafb10400b537e9770dceb6bf50ff4274e943ae9cfe4b193b83e76abb15d5880e47b55e7df7f09ad204b2414959f0615c73e545c18a025489885a00ba0805da07b175e4acde111e969d1dbb243c675499fa2ab47fcd7cc2a780c9308d996eec56dbb1d8fa1c47b35dce8679b979b148cebe660263260f9791f7aa45044e9c1c82134981fb9286a7f7a255cbedd8985816242a26133e401997eaf537a5d43f64f010a6cba8f09fc61cb6bda0bb280bb37ee2188434b83711f8e295e193ea3ee8cf0962e53c793a9bebd4bf6ff5a05c30a0ce43912ebaf3c9ed25a00205027a61624675b8e3645cfb7fea8dc88399786a2bd9ac5fa28f86d0da12120c012854df0a496ef924ff31061476a14807c0d6aeb60fc750e6843a35f9427d432e8f0206e8c26e5f9d01c2b00dd51395a4a1ff45950d79fd4707e76d91f3f07d068799df2c51b62e2c33963c02832ca22c63796a9de6b48cd3c2a19f2b40ea1e3e0492e301f38a06fd5ba1559a569ab5b2ccf4d18015a5dee75b4a71d9889d13a8f0a739022e6dbb56eb466946f769bd18e96f223f69434c8db67ab04b79d4ec326f6cb2e086686516d5564fe80c0b06306b2665dff20b86420f258fd905e323d761fb543183d73c8b3d3b606daf99bca1e5f25c71de42ac150b615965ede0c4a5e5e228a83efec901dbb20741f94b1d838ddc5a24846a74737f804fcaaccb59025d6f63028ad695e4516f7ea1f4854def1bf1d99edbb8116f80939c198a683a70f0f7634e3bfa4397a468a51acf1785112d2aa3eec11add3d9ca484733b7aa1074d59a49a969e5a2ce77d8e2039a38a7257738dfeb26d2fca4863f5a7b5a5aae92be77db23b2d84bf41fa4e64c9aff12c8697a2d4f579f9f3f66045f0383430160bc3fda56f1f6e561bd573985e6ef9a675beaba6a0ed4a1a31e180872b525f6956ba8f670875c2d10a6c334205a93e35976fe70a3ec94f80f4e4bd16fbf67c2e5795f3d43be06fcbeb6272285e1af29a21c81db585605e014153ff5f5a80fb7f2ac47af51539e44a23c28ba01062ebd0a475fb2ee902d1afb19028c5ca4a06917aed10d5692debeaab7f6c2570f0de7328e2ef6b92663b5c76f9bfd02e4e681c4fc0', '3340622121', '2026-11-2', 'fc42765a7060a745.ht5cc', '{prac_QuNvFpxd51vbyvxdXTxmg1}', null, null, null, null, null, '2026-11-19 04:59:44.067+00', '2026-11-16 04:59:44.067+00', null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.067+00', '2026-11-16 04:59:44.067+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'note_jwgwfCIJwD2kIN95QND84D', 'per_acG9La1QlruzQDMe4PfuVM', null, 'prac_19051oTkQa5Umsn9ROCYyY', null, 'progress', 'dap', 'drafted', '\x010791bc30180d877e379e2a928eac57ebcb9ac9d3b6498a9bdd1e9d92f8d473fe3ee6faf1cdecd80c5738c7fd9773a616aa2186e2e280db0ae848a4139310d9c53d2be6a2f93bea139aaff750b1042e70baf34929db7f8218285feb285ce12223fc30b5e7e49fceaec5a23c0b1c49672a3a992a5af8c06773eae150f3e67afe1ffac0ebc7c5e927088abad1eb1683b0eff355401dc09e1766ca62a435e6493149bbab90a40b6de6d75c54f7c68a6d623818bcdf2182f9479b4b77595c7c2a8eade7049e3d5729a8d882bfea69f130c37d8705cbfbbf8c8e52ea18c392f32b35b51bb38a7d6925b1a717bb52dca9efc8236347387d1fb8996a855526b639f15da522ce2c6cafa611b7151dfc19c3ddf8f0b0247db08d61ae289c04779f5cdfc880683c746bb9fa5f21c5e18bc1f4b753c88449419a36a97d16011a27f4e61402872326c3f25dabf28795a6fe3a4fc070e66a0072f62aaba2737b4dabf097ee1e9e90de3ef043b7da088bea427f7ba3124bcd84391431830b13cba42020c1dae2e5dc0c5557d5a1cab7984ca3ea7abcedec3851f851a5c68c92b87438b8890ca826f218db51664bb018b86803db278f9a5f40094426a1629ffa487d4196df467e2c8b2ae51c9297b89e70f4985525614b1817a081fea60c43d6fdacbc181c4cd4d101e90518b4aec20a34b62fdfbc2d7c71945ec50fcbe4c4f06993940e860587bad1ffae967b9f7be23a78f1687e92f9da05bd736a3ce347b74dee905289f4bb6776ce9757e2effa4332', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:59:44.799+00', '2026-11-16 04:59:44.806+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'note_lePhhh8g6UpLVHgixz1Fii', 'per_KXqtxU22GR9MtY9LsoRaN0', null, 'prac_mHVUBOgh6pURiqcTVJ7mU8', null, 'progress', 'dap', 'drafted', '\x014869c663a6288163e7e936eff6671f74b757b0af3afe89eb0b1fe7a35b151c793fca9798a4a9ea6a5bbac6e72418e62faefc40ea635b0b9c71846fa35510493e974d30a174239fc1bb9c04baa1a2cbd79ceb0ff2c2b3046b13df9d3e4166f1611def33e020cf1fd3c67467e8d76cb75274db49322dc49a027fa4b9b28895bef7f1f92429cfcf346d54502d0660038f64b4b4c12e97848b2ce82bc3dae7c5e613142b7a03b8936ff71963f5d3049137984e53a3ad027f6c5e359d753e5fcab8f84d4434fd6a393607163fae9aa657f5c064baa07757a9216f94cc5534ac9f49168ceaa9b953573af033671db4452c15ca82aa598fa29fc1c43445e915de78125bd35ac6e56ee53523da9b8c2de8b36541268a86a9782428f98295f43ae964033488b9ffb67171ac6deffd3d1e114229db367ddd7a19ad7109b75a15ed538cfa573f3f1dbf96162b60f4ce334962d31a50ced903a478e6f942b499f6644350b8684d2acb3757caa3b4570a13f72edfce9e2ad671e19d73fab4a56472447fe32f1681804f08c28b04d69e9270aaa92f53757297625c8e11f02572fe37578d7171b8f506d26095d5df126fbfaa333851d0c458a63d6252d37e3b45085a61b6086ea52705f5e23a53197040c422dfaf094a14a03ee0b64fc7e0d8aa7e53a0d5d931983860cd78c80e11d790bf7924876e09527576da2f430b7d10822d74ee0c4ceecaff4d84829833ed31e7f53847887815b01780b3544a270497fd85b0259a0ca71d30875c67023fd91ecca2c82f0bc09b72b546043521cee4f3360ed010926ec02eed1a295d7bfbe918c3da891fc67a4ff3e834fd515a75b9ed3bcbc35fe845f51a7e5f7d0df72e8c794806341293f2077003eee28ed62712681bdca6a6cdbaa9a30888f29922833505aef057c1fe2bbf113b72e88271bc7570e357d93c3a6bb69c60c73bd2f966c07bf9abb9dadadffd2d2d0eba1bf6f481356559da6bbce5b46d4ff829e51fd88a2d55b3adb55083f9f4d1425bf5bb9b74d06ce7da133c1e389022a947b4ce9b88595bf63aa6ddea804f11278787bb18bcc37cce529147ad5feb560d479698f7137219751cc9d846c8b917b21fea', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:43.944+00', '2026-11-16 04:59:43.944+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'note_wS71r87zc9nsSClMdQRDBV', 'per_acG9La1QlruzQDMe4PfuVM', 'ses_1AgSjRZRMQH2X0FXAAaVQX', 'prac_19051oTkQa5Umsn9ROCYyY', null, 'progress', 'dap', 'signed', '\x01859fdcac7f1c43e0c370c833d27bcf308de7c4979b6b8aaaf44cb51990a574b2900f857a158a3040ab37e9080da44e73d40bdfef39eddcdfd654129cb25402453d0340da19293f80b4f3d280ce3d094b189fa10ddab14449ad7a3474e38a0325286101907093171ceead8967709c3effc82acac881a6e3677e5e2484963f1341bed065adea6bc0c37b37005b04e8caca7618f937e826d742f15a730a663ae6764ad446db6346c2afb96aa2b764a2198da03fa82dcdd140cec46dfb859205d9667f0a4cae799628f346a8731ac76278fb99990ba86c4157962aa53085bdfedc36d67b809a199b38e1bef8a409daf4ac62c3ea91b56936a9636d1bdb68db02f3e53ecffa3887b00b810c08daf97202c9ec702854f205baae33a10f9d7b5b3c700a1b5b372782445e3d8487efe8758fdc8709d2ed76b0f27576c094c0237ac8e189d0d7c8d7c134adb42d76c128dd376d51a38a274bfc0ae7b41dd6de8847e9efd1fa5de6e545a61a71ee88cf0846d137ce7cfa6eab9941d74de4ee760d1634cd8026edc6bbc3a0030be8203f3a980d75676c27fc665a5277f77f7bed3aea280bbe33a85edbf32f8faca51424b82b60bc321d8cffb1ddd1b9ebf4e76645d681a5464b16137091708f57260fdc21d46a8d6f2e5a5f78a6f739cff6d23aaa5e6d15002ff42cc19a90b3f366bd24a79824324403274b4b850bcc8c800905beb686c8fe2fb2ced2368ba90479c7aba0dd24e3da90ba39a575b94cc28b26493442b6085cb630225339bc475154811966e4ad7ac364f84b06026707c393fcfa0a7f2482779fe5ea51141a84b5ed4fe14f6b751a3bd3931f2c1a78b648b7efb8a5e0f570fd69bcdd50c8a5711ab004306c3a2176be79f9b10aed0e30e51b471b880a51ade581ebb6ae4c9a8cd74ac5ea9312a94ce5f3012c88704263136d40aee15d3ad26410c9c0a8b8063daa6f1422c3f527e89ce61369916f7e633cb65595d499c8b9850f36ff097ba45b8998c34b9ae584889c28ef4592efba869f1de554ddd28ec725804b5a41b42ce4d0b13aa5639138d5b045a829c9d26573f74ab993fb09f3f508b3d912788836c290acc1897a7f2a4d6c2a3b821ffe21a81ba23422fad25c4e5fcd1372370b937a6e15f32a904e13efa2ad9e81d9dcfef864d5c25fe5b0d4ae7569d0a5ea4e140842fdb3a74ca446f7a8c6dbc2c29608a0f9816f47eda655c23f174cad72a931659ee3d6bf797d0eb4f2d2f2e4241a442ddf3dd9725a39ac22c88d00fb4fbd30b6a57d9e4eadc33e5028f9c58ff49e096e54f767e41f1f51b33be13af32a8b82c247963026ea3fb135d18a62713ea2126c953d0bbb', null, null, null, null, '2026-11-16 04:59:44.783+00', null, null, null, '2', '2026-11-16 04:59:44.774+00', '2026-11-16 04:59:44.783+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'note_wS71r87zc9nsSClMdQRDBV', 'prac_19051oTkQa5Umsn9ROCYyY', '1', 'sign', null, '185335eb14daa31097d0d3e5b5c68a258092ed25e372c59e592c94c03eb794c3', null, '368a5a32066d72efab2d8600eec2b9d4aeea02f6c20375d3460160ec6001be2b', '7618d2dcfe9b1c662a70f565a1137483459e16ceed606f30f1de778dc3b31d4b8f12701d8c04a79c91c42aa151ae1e13f96bed8e629b61d87903168b2b723e0d', 'note_key_4198149978957c50', '2026-11-16 04:59:44.783+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'nver_d6ZbekPapHgAXcUVzWLwNa', 'note_jwgwfCIJwD2kIN95QND84D', 'per_acG9La1QlruzQDMe4PfuVM', '1', 'prac_19051oTkQa5Umsn9ROCYyY', '\x017dd910474c06624b6a81d760028297d96db2650cfaf8bd6403a9af4a3cdd7fdffb0bd0c62e4ff2098b7fa681e2477ff97dc76d351f1c9bc2da1e4fbf2c45a6eb7257603a83ac75747aaa4421899bfd54f5be50cf2a348624c6b4d78e9c583dc585ef171a0b90a4f57de9d753e7ccecdc035de4f4a7f13b149c5b304f81c698e35782e18e9128123b37208e99e0725981fd34f748975e1a64ebc20f7842b5470e2dd000919669ee5d13fc6a71e108f473870b6242504c88664c147193888bfcb44e0a810013e442dcd69b04d9824b1623bfdc2f2d6ce0bf873b82a98b84c02f75957df307ae004a8f06a2428b1e762c49beb174cbf7e726d75e4d092107c09cb7a2a8690c8a15388579581ffad225e50c6c40123c9a198782aa45ba112571cc5769d913443bee1d844cb9d359c2a3b66a3f430d9e43cdc1eb79bd4d7af7ac358d7a65beac51cda8cc19eabc6dc8af7f8dbc982d490a342263a733812f42919b69254cde55deb3666e6d8ced485dd01c1242ece29f13d00feb4df74b4ea417cedd4cab53d28a8d76b3a30b2d2b468f8f6a6b0840d5229682f350245d412bf39bafd1994ed3f5c5b335c7f7ce73c74763635ead0cad3aa220444eab02efe9ba66b4eaafb0e55b4432e0909741e90cb91ebf9ed2bbed3a76', '1', '2026-11-16 04:59:44.806+00', '2026-11-16 04:59:44.806+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_8PbH0FLAKwJJVjwf2LHE9u', 'per_58XfTRKeLSMkUqJVqRUza4', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_58XfTRKeLSMkUqJVqRUza4", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '0', '0', '0', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.163+00', '2026-11-16 04:59:44.163+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_93b1UyFrZYbaUMkF8xHjFG', 'per_5T6kcUFfRcAgKEww37WPVX', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_5T6kcUFfRcAgKEww37WPVX", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '1000', '0', 'f', '103', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_ESmpXD8BDURfVYPvQZB1gT', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 04:59:44.195+00', null, null, '2026-11-16 04:59:44.222+00', null, null, null, null, null, '5', '2026-11-16 04:59:44.184+00', '2026-11-16 04:59:44.239+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_K8xJKlpvgQPuLm6R0uGVxf', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_KXXFJ7KyOiTqD3CoLn6W6y', null, null, null, null, null, null, null, null, null, '2026-11-16 04:59:44.926+00', null, '2', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_Prk1kU0zegNuyXD3CkVEPS', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_My9s9lOSitxg6moL9JXcDn', null, null, null, null, null, null, null, null, null, '2026-11-16 04:59:44.926+00', null, '2', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_j8EWlZcvi8g7Gy3w7yqzur', 'per_QsFfjb6KjsmcEhuBD3mING', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_QsFfjb6KjsmcEhuBD3mING", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '0', '2500', 't', '103', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_pMKFaMkt2yXOUTtEnghMoa', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 04:59:44.67+00', null, null, '2026-11-16 04:59:44.69+00', null, null, null, null, null, '5', '2026-11-16 04:59:44.661+00', '2026-11-16 04:59:44.701+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'dsp_19khV58246Bu7DpDzElTH0', 'pay_j8EWlZcvi8g7Gy3w7yqzur', 'per_QsFfjb6KjsmcEhuBD3mING', '{"amount": 2500, "currency": "usd"}', '1500', 'fraudulent', 'opened', 'simulated', 'simdp_At48JQ23D3QG56CYep46IA', '2026-11-30 04:59:44.687+00', null, null, null, null, null, null, '1', '2026-11-16 04:59:44.701+00', '2026-11-16 04:59:44.701+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'psy_oAuS49hsYcK6W2GOawo792', 'per_OIXwJeSbCQp4lwMsfKCXbT', null, 'prac_mHVUBOgh6pURiqcTVJ7mU8', 'drafted', '\x0151d42bed1a0238b4a825cc6fce671cef64c3a6ec2882f2f741688ea6541848d316aebc071a650c0cdf1c7876c4cf594c0d82289446d13cfa04aa2254700cffea549312f38816ba1a43a3e5f5f1911bfa20699b0833f3a6ad9763bc33a30c784bb863c613a3aa5254aebaed951b7deabeb9', null, null, null, '1', '2026-11-16 04:59:43.979+00', '2026-11-16 04:59:43.979+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 're_BuER54wlZ87CHtjfShOrCv', 'pay_93b1UyFrZYbaUMkF8xHjFG', 'per_5T6kcUFfRcAgKEww37WPVX', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_ULvXX1VbpwmANb8DwXWJPC', null, null, '2026-11-16 04:59:44.254+00', null, null, '2', '2026-11-16 04:59:44.239+00', '2026-11-16 04:59:44.254+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'risk_vHrguIyHS5Qq52FWtQMIlR', 'per_Q7AxNb23AyxbRCVQXAiB7Z', null, 'opened', null, '2026-11-17 04:59:44.005+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:59:44.005+00', '2026-11-16 04:59:44.005+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ses_1AgSjRZRMQH2X0FXAAaVQX', 'per_acG9La1QlruzQDMe4PfuVM', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, ours, parent_id, state, created_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'simdp_At48JQ23D3QG56CYep46IA', 'dispute', null, 'simpi_pMKFaMkt2yXOUTtEnghMoa', '{"fee": 1500, "until": "2026-11-30T04:59:44.687Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 04:59:44.687+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'simpi_ESmpXD8BDURfVYPvQZB1gT', 'charge', 'pay_93b1UyFrZYbaUMkF8xHjFG', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_93b1UyFrZYbaUMkF8xHjFG", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 04:59:44.208+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'simpi_pMKFaMkt2yXOUTtEnghMoa', 'charge', 'pay_j8EWlZcvi8g7Gy3w7yqzur', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_j8EWlZcvi8g7Gy3w7yqzur", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 04:59:44.681+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'simre_ULvXX1VbpwmANb8DwXWJPC', 'refund', 're_BuER54wlZ87CHtjfShOrCv', 'simpi_ESmpXD8BDURfVYPvQZB1gT', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 04:59:44.25+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_93b1UyFrZYbaUMkF8xHjFG:confirm:1', 'OClSU0hMyPYYqnOroHNrWBXN9bHmQr3Cd3kMg4y49Aw', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_ESmpXD8BDURfVYPvQZB1gT", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 04:59:44.218+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_93b1UyFrZYbaUMkF8xHjFG:open', 'HA0Z8wZckr9E1FudMsGS4OJWnoX4dtA3p_ExsZm4F2M', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_ESmpXD8BDURfVYPvQZB1gT", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 04:59:44.208+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_j8EWlZcvi8g7Gy3w7yqzur:confirm:1', 'TP5nc7MmC9qMr9pHJgbiZzJ4OS6ZPI0CUjJ79wfNXEY', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_At48JQ23D3QG56CYep46IA", "next_update_at": "2026-11-30T04:59:44.687Z", "evidence_due_by": "2026-11-30T04:59:44.687Z", "charge_reference": "simpi_pMKFaMkt2yXOUTtEnghMoa"}], "reference": "simpi_pMKFaMkt2yXOUTtEnghMoa", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 04:59:44.687+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pay_j8EWlZcvi8g7Gy3w7yqzur:open', 'tQT7oK-yWSEyErvnWLbLWjbng_HTQItwrzipIuTKrx4', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_pMKFaMkt2yXOUTtEnghMoa", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 04:59:44.681+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 're_BuER54wlZ87CHtjfShOrCv:refund', 'JCV7i49J_BsRsk0McJOaOBRcaARDLKfmr7MRO95MLlU', '{"status": "succeeded", "failure": null, "reference": "simre_ULvXX1VbpwmANb8DwXWJPC", "next_update_at": null}', '2026-11-16 04:59:44.25+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'sbl_X1BNe7wlSlxrWefjhUB5Sc', 'per_TxXiGFIyeBL8ETpeOje6W9', 'prac_uXEorBMT8BLFW2UOKIv8cI', '\x018776a371acbc85baebdb5ef0f249e2c538c3eb32ba83e9c4ddf64d22ab6609d7360c39345953f66442870b33f942fec28ce39a39941014ae7839f36f091613edd8365d7e5da141fe792e7a0410d7c961929650717143c3dfeebbbcd4fac0e9f4a2efd91c997be88a65e2db014185cfb012e37f356f106fc0454336d356312f4ae42ea58a26c99c08eea74ce1a004fbbad3b9c610822bb930ca3cb231f68bf811c3e84ba3515abc73a43dba61d782eb5811c094d161fbb05e3f563d13567b8950012a9d667a0f8cc158f53913126cdc7c175216efe2cecfb8cc561f0948743a7f3b572e3af2fbc1779d2a62b339a8b52b0b8441c7751f64856f4a0598a496d32f7296a922f7cb2c3ab14a62803c1a8da599666b296a32866ff54dcbc76c42eb2bf3e8cb313793139a9bea7064335d319d576dbec163a4400b257abc398dafa28bcad95eab4d9f4ec31d9fdb36e6013a6e052e4c8941e5e945cd6f3f57e1c79c44436d0857c785aad4fceaca70f40e7d280402bbc66ab9e914fc2f2efeda24187f096211ffc60f979ecc86045e6f9735a3ac3392053e7f731f4de4e28f9be3864eb4c967a36f271c6f20561c34ec3e434f3c489bebe452148ac37db43bb277503aa5883ea1be9684c5e3a6d5b1851e9bf35c7ebd2729b52c3c146aa59e13cbfba78e2a2a4a3037e2df872ce3f7c95bd93b576ae1d8b9f399771b86938e2d559b485ec016f112b37fe1925f87d9f1403a9f8d8e685154dd4cea997503fc35666441bb00dc8679b434bd85744177fca939bae55e92a9e0b8a7a2e763daba7a6c09cdd322517d1001f88bfb6721ef8a6bad351712820f5944913d99e4728b7af3a1688eaeaa5cf9998d05c95dbb327cd5f18bc021f654eca5ef4f126a7f79f8cffa8e6d7b99e05c9cd962ade3794b148af499bd0ee0c0be3d9dca9f85f7f41f65c6d290005d2feb1817a1991dce19b0cefe60dbe776f36908c714a2126e4db11626db52ce1427edafe9d2704501bdf350aae737d403fd19a3406964f5bb885cc2784b8786a5c72e79a96cc47bc422808cd16cf5ee1cb74a4b13c42942d8da6778dc8f0c5956c34fbc58e62c9dfabfc24df3ba1e4584974a443ab2e065ba37db7f46563d9ff58a8fda77cbdb72cef5afffc7b4a03c2ab3d8f7abf4e315991b81762492e9f358eafbaf349013f2d8960f62ab62aea7a2cbcb2c92bd6c800fdd6c77ab0dcbd01e840e3efeddb8ed0c5d44646e2dc5a7acf915b17906686ff93e5bbf10df52a8f8a8652547c083708db56a85ee1736f2e8f2f50019cf38800d6aafde1a682cfc9d1056bd841772e70485aab19a8dd61a3daf3852167db9', '1', '2026-11-16 04:59:44.549+00', '2026-11-16 04:59:44.549+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'trn_Oda4g5UoEHNWXo8So1VuPe', 'per_jWWPy81ZyGvavYWHbhqFAD', 'clm_Kmd0LM6vDaSIrNICX07ebp', '837P', '1', 'SBX01', '1', 'sent', '6432b0225d8115f5054d88b6079d2f937a4422dafa0b9cd946585518eda12a56', '\x01ff95eb8ba86501a41b360be319646e51ae64466392aaa6c1170445c43179a87d4cdbf5461e220f2920e08abdc1cdb60edb881dccf794615001554286f5fb829b76aec79a6426ba70d8ba0e34d33a8414ac9029f95851a45b4eec0026405827829705d3be9956890207c57e162355079e702f57af718cf41d95db3a1140595bf25c30c826974192236e8d7a0beca693ba67c2df8bce77904c07e05878a07f5b130b9bf9bd65f44d2c0c114a624163eb9027128dee40bdc186b904679bfc110eca4a5d0bd8ac5291d119f6ce848c01fe40b4e01809270996d96fe688f8e11c498b9162d66d116c0b462128ba6a910cf2ec36be9c6660dd9ccff3eee5940c9e8c4f158e12717b37a386638f077ded9342a79a3c1f04295c85e6144201db3fd22234d171a50b85896fb0382df5981a08791edbd52768c6d4ef2f7bdff3bde3509ea4999f92341c5ef4e947fa70e743c862d7b92251572944b4ca54b3d93d9a57a44340149cfa6d92a1d115b5e00b76c805b18c60f029918051b79c581c0097db60d286c18ecc7d22e3ef32eb86f005d363c58651d4a5b265a3b948e76b75757a54560bc1136eaf51eeb61b07dbb37ba55ddde2f5cd11289d5c6e2938da4ea776700864e0cec3c52d8487e942cebbb24a9f8d379bc255b56dafad1132e063ecedac225fb64a71ba60b80ac7aa1b59be954ab5d890b5ec0775e22fa24f26ca4dd034efdf092027266f103d94f900b3650117657f4ca057ee3231448a83baa276f6933268a3944dcc14d6862c7a29ba2cf410489abf89fd55d7b9ea3746f4599acfae5931332d855f52d1a1fc254d3dc7d6c7a13afe29b6194dd8a3c39818fa7ba463774c4dfb392cdcb8560403464d530f4717d07e1cc9e91700e1b9b669571cdfdf774bf4fce8e5019a056c374257b442467b3c75b1928f7e217315ce650ea92395fcbc21d7fd9fd9e62a4d3f42f3751e2f107836f5b45c3a4d34a873e833aabd7e9f680b04649f9779d0be7e28f032a09457ea27e2cc40b6adec9d47c56f1a5ae601f650f820117131bdc499395d32e919b70afeab5c7c349140e4a8fe280068a094eaf6edcdfa91eb4ad0b7af6d824a3675fcdffeb6809ca26f25abc8eeee0af1ed6ffaa8d80e9a09ce369156952ff0f2d377b27a5aab193a461ac15a58159883e912c75869a348e8ff661e8ea3f66d3571398738d118273d8e9ecdd62c17b0beaab0ab33d8b53233fd624f29dc9d2c13d63cd257b744745ba38cc101bdd7ff23cb1466c2d922b0d2aae0e405504148d649594f0bf033bfbf616b8aa49f', '1', null, 'simulated_trn_Oda4g5UoEHNWXo8So1VuPe', '2026-11-16 04:59:44.885+00', null, '2026-11-16 04:59:44.926+00', null, '2', '2026-11-16 04:59:44.885+00', '2026-11-16 04:59:44.926+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pans_8TOopyFfi3Q4QImhxDC8BC', 'per_jWWPy81ZyGvavYWHbhqFAD', 'trn_Oda4g5UoEHNWXo8So1VuPe', '2', '2026-11-17 04:59:44.885+00', '\x018644ce002b2d790a7c744f08f2f1fe5c53f5699635f7e612b0b40c64e9f8a6c43ecc818195af5010ecc3c0896bf956e8374f07024298e280851280f92e26137438cd87285723e6aca1e3c8c540062ce1548dd37e8593cb934a891f0ebb66dac9fa0bce27e7a28ed0aab0d73e3898f9232b029d3dab4473ad0f4733fa6372db2c5b950bcd0c16f82ce78e84c73177097b53849117e47beda679e017c9e43cb21a13e7da32366fbb3edcc74755af6dde986fe1a52b1ae54c4d759207b86a667f1a3688398f2d2ed339ffd20fe315d226bd9c36fa737afe37ff2e1f9f1527eb4b01707ecf99bbdc2932ba51e530a85be518aef54874d10317867331039e862b843165038d034e0e4f80e139bef9740f37411082d93eb0c7984bb4ec4e3cf6139b68a56fac18d26cf976fdb39502989b9a6626171ce109044e59523d38dd2c0621de368e765c2ba4108b22b2eff69d0c749ab62dbd4101df148a0a2feb0e6cb9892c1f0e4d61095b60e854f59f7cba3286b940b35e369e87320c22cfca4ca343fc4d81d52ef0067e72e4e168a6afeb8945d39920645ad83f8f0f949e37f3e0e8995d60914ca78a23c24e8ff2cf95107fd44a75b1b0e58ab3aaefb845d415ad2a2af16e55379b8663a521587a372545ffcf1ef2f9f7bd85982493e8996932e09a1065755c03e9ac9471868fa184dfdace8a0aad8b7a2069a45edb7914046305e1db89a5be5d6d6d3525e7aa52c2dc5f2bd5f07ca9e6cfd4d8259fb4d74dda46eeb63e3d0be169cf1964f315207acf37bec3ceef55f161d0ff64994e8845f3726df2a3e3bcd23a0258356530a28e1d070932024acc909ab857277afbb4a18f54612e4b3206350745fdcf9650f912dc279ff829ab45a95f3048d47b0cdab354aaa7a7cba6a004f009a78a81d7312bed79ae25751e23696332ac625276279b4e91e8b181d699869d4a1adfcde364fff94e47a34aa65af94490b8ad4a3f604cd9cb6bd89ee8a599d8adefc9ddff61d1d285c0fc297be7220bc45f22ed9049bbdc1f052d81c0452f9ab96d1ac53db538a4141fd7518ddafd91b9bf374c69b065eadf8cd93e6547cb4c238ac2df70c965147ae0e5b9b77dc2de3baf44ee05a5c45474515d4c25a69eb677', '1', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pans_NfuYSZLoBTm2PKXASioGey', 'per_jWWPy81ZyGvavYWHbhqFAD', 'trn_Oda4g5UoEHNWXo8So1VuPe', '0', '2026-11-16 05:04:44.885+00', '\x0148d1fc1400dbc068ad9d0922a9960576a3bddade6e0e8cf7f92706abc50ab467e4d3c41628094bf1b12b5dcd535b94791d044a9d8b78a8185e497934d9dbfb87b440191f2306f6dc36f7cb822b2585638582eab75e428bd180cd97b8953f3ff8e56e5967d388fbf6d433c097825f71bf91c83dc3bf6d9e0fcd4038fd1e4287a3e57a272ead3d6ba55493b168cff0761f29133f2e8ef1833ae1b4cf807e6bb910a744542022f6f8e68457de6716134baf9281a5ab740a7929d72c2ef08d813d2ba67a84b8e4b0b6ccb1771d67a6802b9d9906e120c1ef335ab3f40c00b723c2d61979e2c5498b3402b29faf98e217fad05b6511b7151cf49025f7aab94dd6e425142b2f5725124289feac881d2913237ccdea0821d41b8600b96c682e9af48078b4ccde8d55e1d89f0c9c86d906490c725cee34e2974ea04f30e19ed4447eea4b43e41b1ffdf8fb42eb7eb685daa6c649156d593c29c487dd3a4a', '1', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pans_eLcIMzjUc6hVhBqBpSYKdC', 'per_jWWPy81ZyGvavYWHbhqFAD', 'trn_Oda4g5UoEHNWXo8So1VuPe', '1', '2026-11-16 05:59:44.885+00', '\x0132d3816285014452b14f06fea318b472f0622c5bf8951c094ad5091415986f07424022487a2d27861a21eb4090e013bef481a864627a59ef5096e1646acf78d95a0660dffc420caa89c3b8297bbccfb5addf535d952d9daa92ca29eb9d0df8024b0e35086d197a42ef24c5e3407eb6e5dcfdfe6800ca5076d6def35bacf65fc772eff0af95259e7975757a5f81af1525f0a20f1a2321b3e40ca4931d6538b9b7246740cc364dfd79facb2e546f1563fae351448a130dde4be60d86902d628026c64b6e438d27aade3b423f6a3dcc417e5a273c3184a08fa83f97781ea9f5492ca9d545ee24e075559be2a2579037819e5c047964e97d8bf955dab4eb5fff14a36af1cc100e737805f6f382512343fdc78f8f821b64f89f007739163efd956d11358a5316447b89085d477f49461a0a8b340348e545c02cdc35efe29cd337d78a15bb746463eea8645698fdd8e347d2f243ea598769f715dc3651981c750b5e00bb29fc5fc2b006aedf1648af654f11d247f5af9139121e057dd7c5b9fe6e8e4fae9b4f4a0d90249458277a9ceb095b6b7f9cb681f0eb0b3b4d08f50356bbde67accb49ed3921b678fd49457b7254dd0de79acb440c711304548bd05f992839baddfbbb597a085255b166a14960730aecfbedb7d0877bcbecd8dab3cf8975c0011d886b201bf41a41d6c9c6143a5cd63cbef64aa4f44ca804706852374102b001dd0aa1afca5bf3850a7b141651830ee30eea1ba91e6a4ed65a1607420fa959a5d95c53a9d1533f7334dec0b2b7d961d48d8007b0a5c3f8c11b54ab4200a545ce8e6f064739da35c62a26d3885d4ea47a1cece40752bed8f72a6eed1bf2afa0749d290cbadb54d13aea2f5b06b1271b99d6e961baf702c42f2b76bcd5b405afe62bd4212d8b9f961d50beaad559b5910afc58dd70e4c5cf0b4d4aebe818b8e8794e48c2eff35b1255d20e8e9a407f88427447b7c18b96d195cc02aa49f3b31e08a406751447828c89b6665b00eb314fb3afd89b520c9e5023b5befe1bfeae12500f54c29c6ebc36008dac8a78d4c34b916cc002cc5e01b85bc1598d4d21247a9f38c705f5f63bbd806cc37e4ddeb185b1fd8a6a27d64886535a9ff3797b7faeb91e1b8dee8f306e513629cf1a050f59774059b4', '1', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'pans_uPb78In8DQ4QBw1RJDkvxM', 'per_jWWPy81ZyGvavYWHbhqFAD', 'trn_Oda4g5UoEHNWXo8So1VuPe', '3', '2026-11-30 04:59:44.885+00', '\x01bf4a0018d9dab640caa615f8481e9dcced8ae2ad49403cf4cbe2e255e8f5d27c6e01a5bcea0840a39b32a89f1cdfcaf3f625e38848a60609c03f29b3222e3e00ffca0d3567655a65eb80e8147ba1d93e9ae69ef874768ebb5271e5cd33c09baf9af484b13d2f710ab0fcc37643ab80a8735e22cf7c092116bb17d9754274f054bd82a185bc3af3a05a2921514cbd6106513ee213159e9675e2b24c3ae9c26e78b266e77b7a17ab149f0222a467f53c431a57d2ad5bc7b2cd7a51a4fa2212e61f2ae4aa87f00acbdd3c9914e9fbd2209d73f9913e98669f053eb867d0e27269d91c61e056f24bc4457b281a0049c3892ca2d44a711efdadf8e8b7fb2d82732a7c348c45e487b7e3c058809ad082ba8b02734fc730f0959f2e25065bb3b46f32058a8f1655ecc6f840bffbd11d7401d0bcf3aa08dde6ab753ec413498a6a6a6322cdd47ee941c8a1c09013cf040788e5db111f0ffb0f0f012a04d39ebc58ef888f4f4454c6e54471f094e93baba5c9cc1d6e846e9c627ca02faf8d814c9c2e36774ec24a97d15c92db516ebca9f137462e4ed5decf4c2bda4d296cb9a0e64accb9461b3237125ad6ce71512a134415c2b9d259547e7d9e5b344f27fb750e9ad5341068ac84498f3c5989757039e58c6ef5d1426f623c8e5813d741614449c5a39c3d4fb85896954db3a0ce59d514aa20cff615f480537d6e4ec4dbe30aa1017609744967f104a4d4f8f69b39872137d1a83fa53491d38dedf62e8e295bc6e1616459a0ac4e58ac0d886a7504f7422fe00933d475b2e2701368f85561973704b6c619fb8a8a042fe94c21875dedf52cd950ff88f5e78acacf150080194c1107510db9c5e1f51dbd1fce6b572806353261e04d74d11c5580ebc1fb1903aaf17ae474092f5e482a672eb19dbf143ce41cc35207a623b7f6cea3ef2368dbb3f41b7ab0127e77097c4735c7e5e4280dd53f840858f4a3d0bc958c5c27ab0b1d2ea7094a9ba699ffda2b061c884051586337803788413055c946af910161d98c7bf73b83d2e25c40deda65c59bafb1b417761f3d581d59cd8d74ab46271b0d65d03f455ac1fe986101d0e99bf97153ca0a4e67e7cd3264c5ad9aec63f1b89305593644', '1', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'ver_dKzXyKE3YK04VFyCko5590', 'prac_pK4NUVT7OOS20mBdZyyASs', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 04:59:43.71+00', null, null, '2026-11-16 04:59:44.926+00', null, null, '{}', '2', '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:44.926+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, fault, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_APAwaYUJumS8yWYcHHuM9c', 'prac_pK4NUVT7OOS20mBdZyyASs', 'ver_dKzXyKE3YK04VFyCko5590', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T04:59:44.926Z"}]', '1', null, null, null, null, '2026-11-16 04:59:44.926+00', '2026-12-17 04:59:44.926+00', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_AqBnC9AbAMr6vyxrE3BzZT', 'prac_pK4NUVT7OOS20mBdZyyASs', 'ver_dKzXyKE3YK04VFyCko5590', 'license', 'lic_D3L47yMNAowdPNZ9T6kSw2', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T04:59:44.926Z"}]', '1', null, null, null, null, '2026-11-16 04:59:44.926+00', '2026-12-16 04:59:44.926+00', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_EKyNvP5Et6qGOBN1yEPslW', 'prac_pK4NUVT7OOS20mBdZyyASs', 'ver_dKzXyKE3YK04VFyCko5590', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T04:59:44.926Z"}]', '1', null, null, null, null, '2026-11-16 04:59:44.926+00', '2026-12-16 04:59:44.926+00', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_OF2BrCK7UNLbV0ljWF7vL9', 'prac_pK4NUVT7OOS20mBdZyyASs', 'ver_dKzXyKE3YK04VFyCko5590', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T04:59:44.926Z"}]', '1', null, null, null, null, '2026-11-16 04:59:44.926+00', '2027-03-16 04:59:44.926+00', null, '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:59:43.71+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'chk_h5C8yDo4XI5UaOGA7mQeIO', 'prac_15b39wfR5Oz8KBUSDws0mI', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T04:59:44.926Z"}]', '1', null, null, null, null, '2026-11-16 04:59:44.926+00', '2026-12-17 04:59:44.926+00', null, '2026-11-16 04:59:43.742+00', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:59:43.742+00', '2026-11-16 04:59:44.926+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 04:59:43.676+00', null, null, '[{"encrypted": "Ad6ayCtlEgqXakYF2zcDlYxYDbiPOw4GBakoZdHmvL5Hms5GGTDMpZpi/XMUL5h9q9t/dwegXPe0xsdJpKeUrPv1FPRsGRMDWgElPFI8Sg==", "expires_at": null}]', '2026-11-16 04:59:45.078+00', null, '{}', '1', '2026-11-16 04:59:43.676+00', '2026-11-16 04:59:43.676+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, took_ms, created_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'wa_FQmJPgyltbVdFGFjTMAPM1', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_pFizdxGEB62vxql71oGASW', '1', 'f', null, 'dns', null, '1', '2026-11-16 04:59:45.109+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'wa_HrxvcmQ9VvnV3LlWL19gxW', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_MEKpWQTZuYUz9gzDoVMtYB', '1', 'f', null, 'dns', null, '4', '2026-11-16 04:59:45.078+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'wa_Jc4KqoREfmkXe5gt2LxaVI', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_HNKMGJ5nLFiD85Qxc3gaQk', '1', 'f', null, 'dns', null, '1', '2026-11-16 04:59:45.107+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'wa_L9T4FoATudC444LnCFWvy0', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_MRwO4pWnO4PKse2pbvxAtT', '1', 'f', null, 'dns', null, '1', '2026-11-16 04:59:45.112+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'wa_PTgk6wnIgyrOY8hxfLgXgM', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_atK60mg0tRdgEiTVhmcK4p', '1', 'f', null, 'dns', null, '3', '2026-11-16 04:59:45.077+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'wa_nonuQ9f0DfBm0EcuIYLIRr', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_7kGNZup5vJjHo0NYyhrz5z', '1', 'f', null, 'dns', null, '2', '2026-11-16 04:59:45.089+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'wa_px4HFuKqVT3aqtUBrgk91n', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_hzUzhQ3osKjrlO318esNCK', '1', 'f', null, 'dns', null, '2', '2026-11-16 04:59:45.104+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'wa_xsi2FEjlE3BE88L6sqeT7I', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_F0lRrfUGNZj0ozh22j3oxS', '1', 'f', null, 'dns', null, '2', '2026-11-16 04:59:45.102+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, twice) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_1yFSLQuW7jgm5ZPIj4Ywwq', 'pending', '0', '2026-11-16 04:59:45.059+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_2Lc2pBEf3dLE4MSd2gb6ps', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_4htV8I8lZghJ527ToAJH37', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_5WMtFzTzF2VW84zLDxN2HF', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_5wA5wZvm0uiOiJSkfPuTIw', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_6PooST6BCZkZApQS70SLQg', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_6x46Z6dKCnJBQrs2jkJy8G', 'pending', '0', '2026-11-16 04:59:45.059+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_7kGNZup5vJjHo0NYyhrz5z', 'pending', '1', '2026-11-16 04:59:51.089+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_F0lRrfUGNZj0ozh22j3oxS', 'pending', '1', '2026-11-16 04:59:50.102+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_HNKMGJ5nLFiD85Qxc3gaQk', 'pending', '1', '2026-11-16 04:59:50.107+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_HWewAcEeM3XmztJW9U0BfM', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_MEKpWQTZuYUz9gzDoVMtYB', 'pending', '1', '2026-11-16 04:59:51.078+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_MRwO4pWnO4PKse2pbvxAtT', 'pending', '1', '2026-11-16 04:59:51.112+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_OLyqaKE9YEgxYfiHsbVsHc', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_WtjIY4HSwamfuMJRwbezvl', 'pending', '0', '2026-11-16 04:59:45.059+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_XBbfHjcZfGFCXaq5eAwIRe', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_arIVm7jPV4ryzM8AkdXCO7', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_atK60mg0tRdgEiTVhmcK4p', 'pending', '1', '2026-11-16 04:59:51.077+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_bfruEEUdnhGjvbIZDCg9MD', 'pending', '0', '2026-11-16 04:59:45.059+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_dONo0MgJ7DGc23LYaAsT1G', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_hzUzhQ3osKjrlO318esNCK', 'pending', '1', '2026-11-16 04:59:51.104+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_pFizdxGEB62vxql71oGASW', 'pending', '1', '2026-11-16 04:59:51.109+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_qEFr5j3PbAbHSK6y6jkUc3', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_zQVm9rjj4sGyaWWncbW0fv', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_zQbY4jgXnxhtdyn9AGC6uM', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'we_5rDZBHG6dgBJ9wjsB391CY', 'evt_zbrla8iSCEc0MLH7IFDy6O', 'pending', '0', '2026-11-16 04:59:44.62+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'xdoc_XFqtvgeWSkFgJeXePeVM8w', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_KXXFJ7KyOiTqD3CoLn6W6y", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x012d1ec989ada6d59cca99a8acaef7e683ae30e167da0b314127863b4c4febd02ef6843beb35d32a12ec6159ea2e15cfd463a15a34f7cc1dc9292fcea59b88d4f53775fca46eb37f41f70672705bcc1f5494907420fbab6a15c74a752294616bf40f638eaa8867b34fd0626dc5bf2306f458ca1f1558e7c0d4132b10d5dbfad7dbefa0b671adbe5088bd9ba2c57c27684db7558f8565b792519f088c1c6af94f4120acc576130972c7938a0dd709219a42abfcc927c6e6d222df699c80649d02cdaa7d5b36c3755e890ac8b6c9f27e5b5f09ee2279b6d137dfaf0d101d54d97836c8658318a1bbc585bbbafa73dda47ef11e8da034eff20e88dedc25dbee8df548015f469d85693170dedf8cad298484d90feb0d9077217de4bc422beeaeda5f90ab12870163c6c0a55ac11621aa6c1a8e2cbfd1d395bd6728368d99231445e4883c1daed83c79f0c63a0196178a867b6508a8ed2845faa5c861ccf6dce00c9f3f3b1c2d393bc04d625ff7573a87c2f39a1e56d58c4b8dc019fc3779b772e8e1dc7e3005536396b55abcb3bcbe84c43d3360302537e2544628f16684e4beb51e0fc2524da0696667cc6ef18239d26130abf861a7aae4f9f6efdb0b21ecb50026577930b7e5c9f184b683c1d1720bc76d6da0316668c13a95b8ba2419024961b983a4c5007f82900ada81abb6540d26c788752590a11f52b1', '2026-11-16 04:59:44.48+00', null, null, null, '{}', '2', '2026-11-16 04:59:44.48+00', '2026-11-16 04:59:44.48+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'xdoc_yUXjx5VVNVF8uFJbCPud85', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_My9s9lOSitxg6moL9JXcDn", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x012a9a824a63c151fafbd2d2aa3a67a84271c382a6877bb44b4eb29b8a6a295afb3a74f0b66f98d75884df5f62e4d156c3da4c251f3641191c266a473f3da3acd6bad2b2c3793f2ae7f4d1a5ce785a5a1654551af0cc825890e15f4e98b6c2c8f2a9567cd442d6b4fab4fe9cff15ed112f0e76cf40b037af35aacf4840639a9794f7dca6a886cd520030d5770ee5588589ded7f4de142575690711b179aa843b34a9ec72aac0e5134d667c261c74b0dcdf0388a08486d3ccd36025e26719475b5984224e7955deaa323edc7914ad7b8d84a12ee85e690db73361d6f12481cedc1a4b761dd212f802a8c793442abe310ee750cbda1f66a1fde5eb67fa20d8c5eb2dbb2b876ee302e9b1ff956d6bda6743cfc196f664d63eb32a77bd6b541d72c6c601c961692c92a8ca0ed593d1436fbd23972ad1365e87bf8371b0dd0fa19c855f48d7a4c699a5a36d1a6f51e5f265c66c863c7214acb4d4466054390cb32623199f12f93820b673ba315502dc9fe7212088987ad19b3ca13aea122989fbc2bda404f1d571c9a541b77b7a20652e685babf8927c7bd09295f2069a5de9d6677c6eac73b9830386d341442e25030f051be1cd70e420334a55fa281e3cc62b2995db69c3a24a63a6f86abcd4fb98f5eba12e43f5d1af60925d3e055020f2fd89d4eb74fa4dcfeb42561292ffc78ae2717a65f2182b4c800924', '2026-11-16 04:59:44.926+00', null, null, null, '{}', '2', '2026-11-16 04:59:44.473+00', '2026-11-16 04:59:44.926+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, waiting, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_EboUCa6b4B6ArGJL8palNT', 'era_KXXFJ7KyOiTqD3CoLn6W6y', 'xdoc_XFqtvgeWSkFgJeXePeVM8w', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_K8xJKlpvgQPuLm6R0uGVxf', null, '2026-11-16 04:59:44.926+00', null, '2026-11-16 04:59:44.926+00', null, null, '{}', '3', '2026-11-16 04:59:44.48+00', '2026-11-16 04:59:44.926+00'),
  ('acct_EboUCa6b4B6ArGJL8palNT', 'era_My9s9lOSitxg6moL9JXcDn', 'xdoc_yUXjx5VVNVF8uFJbCPud85', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_Prk1kU0zegNuyXD3CkVEPS', null, '2026-11-16 04:59:44.926+00', null, '2026-11-16 04:59:44.926+00', null, null, '{}', '3', '2026-11-16 04:59:44.926+00', '2026-11-16 04:59:44.926+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
