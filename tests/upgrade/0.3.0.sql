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

-- The care team of a person, whoever asks (docs/decisions/0042-care-team.md). On behalf of a
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
-- sessions at once, whoever the practitioners are.
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

-- A person's receivable and credit are often changed one after the other, in either order. Whoever
-- changes one locks both, in the order of their names, so that no two transactions deadlock.
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
-- balances and must not wait for claims, since whoever adjudicates a claim locks the claim first
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
  ('0005_persons.sql', 'a067f22f5e91a6c3824c7314dd3b4fcddea2be54adeb777f304c091a7079e6db', 'false'),
  ('0006_sessions.sql', '445e9e03bedef5ea560266de2b8c5fd300929786359fffb5793697155ba509dd', 'false'),
  ('0007_notes.sql', 'de6b4de2f1ddcbbefdd1fc5183ee16031351ec5905e26d67c2b674541439b451', 'false'),
  ('0008_icd10cm.sql', '2ba427e0419bd58339e426c5229327d5bbbb659c265b77dbf90be0b2df6399f3', 'false'),
  ('0009_matching.sql', '975de96283c1348e76be280fd2af816c59da057064f87468ff8900e3cc4826cf', 'false'),
  ('0010_ledger.sql', '24d77ec163cb3d767028f343888273dfe403451360ba0170638681715297950d', 'false'),
  ('0011_payments.sql', '6802ad7c81d1a82266ead01c984502538a86980f6fdec74442568ddf519d709f', 'false'),
  ('0012_coverage.sql', '90455c337d25eaa503913737231261a0c855e6e42eabf9b54b2076aee5deb68a', 'false'),
  ('0013_claims.sql', '7f01c4f4e6b0982ccea377345f7452d5529af63f7c02ae86b66596bf916dbdfa', 'false'),
  ('0014_remittances.sql', '57c23e80a52c055dccb7533b1fe9029a8b9d62f271cf6c2dd1aa063857cfc985', 'false'),
  ('0015_reconciliation.sql', 'aa36006e512dc8c5ff7c00a00156519cdb9c84dc7ec0ed18841877560d2c9255', 'false'),
  ('0016_records.sql', 'ff2e489ba00def91d28b44f11d1996312d28bbafe242d2e79eeffe10399ae313', 'false');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'Test', null, '60000', null, null, '2026-11-16 04:25:39.562+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_WHxwSrUO3i9HV2dj0qstFV', 'Booking server', 'issued', null, 'sk_test_', '8K8x', 'bae7d293de4f2f5fdf62c62bbd8f83b19645cff5b46473ff65e684ce4c6d2d91', null, '[]', 'key_xaPA8pREJxrvn631oJS1qJ', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 04:25:39.667+00', '2026-11-16 04:25:39.667+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'Test', 'issued', null, 'sk_test_', '3lRf', 'af3d9f1658cb26c6769157c76bc5f6cc42337d6bd0e38f5205e5d5a6d6163ab7', null, '[]', null, null, null, null, null, null, null, '2026-11-16 04:25:39.764+00', '{}', '1', '2026-11-16 04:25:39.562+00', '2026-11-16 04:25:39.562+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_059rPD7g6ApJCjgSE45CoZ', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_JIdBlLl6oBjhn3bH6TJOPG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_MjmvqLhQMUrOSXe6br2O8n', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_h44PCjFXHA2Eg2cqy2F08o', '2026-11-16 04:25:41.484+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_0HXLKKu3hlr35eR1S00ndN', '62', 'payment.processing', 'done', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', 'per_vRf5TKO7d1mkDFTc1CYFb0', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_YGYlpD338xh6FSvKGCJ7kA', '2026-11-16 04:25:40.939+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_0z6g1tnzDs7XFa0DXPgBVd', '149', 'claim.created', 'done', 'claim', 'clm_4CQNo5AKcWJrArryp16J35', 'per_5cHk2XTSnRCpme3CUImFYG', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Vt7WH4koDoZJyZFqlFRDl9', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_XFLXx775fl0dOBoGKjJw1w', '2026-11-16 04:25:42.172+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_1N1Q1IN9QSdpsBKRoY50tB', '173', 'remittance.excepted', 'done', 'remittance', 'era_HrhnKC1OvQ8lLGhZS0c6zc', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_1dim8h5rWuS70loIbPdCwp', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_usQXYXiPzj5by9RtI0rr9F', 'per_usQXYXiPzj5by9RtI0rr9F', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_gxprV0W8EJEBn1Xkce74aF', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_NZqWcCc4lqhyBpJBwI20B0', '2026-11-16 04:25:41.417+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_2oX0XNyckInmMoeJAaYX4D', '160', 'practitioner.updated', 'done', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', null, '{licenses}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_2pzOIPomLdDDFx5hSMFTBD', '57', 'adjustment.created', 'done', 'adjustment', 'adj_7gWVF2b90VNvynkQcWJPxr', 'per_c7gYYFUK5QzhOTJfrfnBr0', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_jFSqDm243ovzYqvWXih7zL', '2026-11-16 04:25:40.855+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_38Cc99A52QiPRoUm8JgfkZ', '124', 'person.created', 'done', 'person', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_zpl5pExVgqrjjuq4ahzsVB', '2026-11-16 04:25:41.865+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_3LQiswpRL7FubHhB3TW9CK', '125', 'consent.created', 'done', 'consent', 'con_rGHZqiRQJnPDB3lU6nRUAR', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ZBM6eDu3H1FKxbLtdC0ehb', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_XnIRka0tC2RlsY0pf3g9SE', '2026-11-16 04:25:41.876+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_3NnoEfY9qBdJuB3F0oE3om', '36', 'person.updated', 'done', 'person', 'per_CKckmRtbwDwnEBcPs4A5xn', 'per_CKckmRtbwDwnEBcPs4A5xn', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MYwNjh6aNHWevhiTeeKZot', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_zS4H2QXsKfjkZPtfjWCrqE', '2026-11-16 04:25:40.379+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_4zhjiGbDzwsz9bspOp8nId', '34', 'practitioner.created', 'done', 'practitioner', 'prac_nN3vDtOLpPM6cNb5V4AoU4', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Sxlbt9KinG2srgiPIA5oDP', '2026-11-16 04:25:40.301+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_5KfeJpq1nGZ7TL0sAnm7v4', '115', 'person.created', 'done', 'person', 'per_M9zESiLtNpdSo1jsdlWIeI', 'per_M9zESiLtNpdSo1jsdlWIeI', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_FbIpL15Z6BuPeKg3edhIEy', '2026-11-16 04:25:41.67+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_5Mx95LAlOBG8HUIecJ81PI', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_we0VCejzEZYw3KnkeRZJoS', '2026-11-16 04:25:41.553+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_60RpwnlvvJzs2U6DC9N0mD', '117', 'payment.processing', 'done', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', 'per_M9zESiLtNpdSo1jsdlWIeI', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_MOYoXpiUrYVHh6yoFsVmOX', '2026-11-16 04:25:41.693+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_6mmBxMtfgkulreJki2ZZMH', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_TuadaemrJffUA3d7AIIJWP', 'per_TuadaemrJffUA3d7AIIJWP', '{demographics}', 'payment', '[{"id": "con_F4OrWlS4hWsq8woJjEr6H6", "type": "consent"}]', 'dec_9r0cT1n30QRxskPOtmpSk5', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_TVnPiy0yHB7i7w1cCATWGy', '2026-11-16 04:25:41.218+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_71A1lvy7fsQcAJfx8gRqzr', '98', 'practitioner.created', 'done', 'practitioner', 'prac_fNhEXejwM0annCnAyzMvmy', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Fyeyzdc99Pwx6gZQbeKMYe', '2026-11-16 04:25:41.403+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_7FDMInkPl7fV9rjJOj5lAb', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_OIevLqqIyUniNfRmKAK4Iv', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_ruL389dfbxOFBhsnIvdaBE', '2026-11-16 04:25:41.308+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_7Os0OlqsRGlIPCaWzTZdIy', '82', 'disclosure.created', 'done', 'disclosure', 'dis_f5v99zdxq491aDSwB4mlnN', 'per_TuadaemrJffUA3d7AIIJWP', '{}', 'payment', '[{"id": "con_F4OrWlS4hWsq8woJjEr6H6", "type": "consent"}]', 'dec_9r0cT1n30QRxskPOtmpSk5', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_TVnPiy0yHB7i7w1cCATWGy', '2026-11-16 04:25:41.218+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_7hbsrtLatSKncbx4hoGLHH', '6', 'practitioner.created', 'done', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_SNtdjtbMuT8ezuPrFZljZS', '2026-11-16 04:25:39.819+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_7pHxB0yHnTCDsBoxqwENm2', '107', 'deposit.created', 'done', 'deposit', 'dep_cAQUNUmLMsAvo7AQdea33M', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_WWdWreMP0oXYDuXdMxbF9h', '2026-11-16 04:25:41.465+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_9Nzt5rB0A8BvkBaF6PDh3K', '66', 'refund.created', 'done', 'refund', 're_VwGltKLqXjLzHbZSZ8bEwE', 'per_vRf5TKO7d1mkDFTc1CYFb0', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_7CmINSSOb14REGDgmOCAc5', '2026-11-16 04:25:40.982+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_9UvHDCXfr4RrS2fsXnSQ6P', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{treatment}', 'treatment', '[{"id": "con_rGHZqiRQJnPDB3lU6nRUAR", "type": "consent"}]', 'dec_sntHLrOVC7xyCNV8utUjM7', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_DRUx7JNOUZPJbEgspTXhMZ', '2026-11-16 04:25:41.918+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_AKwIxENNi5q6SAi6IAiWDA', '152', 'transmission.created', 'done', 'transmission', 'trn_sNoQO9ukqyVRX9weLo3wDI', 'per_5cHk2XTSnRCpme3CUImFYG', '{}', 'payment', '[{"id": "con_rsN80UFbL8vPEuYJwtSmZn", "type": "consent"}]', 'dec_HJtoHOF3Jkm63hzvpi01ol', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Z2fCMIEVwYybmU1aAuvqLt', '2026-11-16 04:25:42.195+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_BGEVV1Bc1f0gmjqNh8rjIe', '77', 'coverage.created', 'done', 'coverage', 'cov_DnmPV4iOzfFOL7bRWkAgdH', 'per_TuadaemrJffUA3d7AIIJWP', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2A6NrAKeZR5w4YAymNvqS2', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_7wLuhGmS0kg1aJdbR84SS8', '2026-11-16 04:25:41.144+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_BQslWIcwrsvo4T6Jzz0E60', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_5cHk2XTSnRCpme3CUImFYG', 'per_5cHk2XTSnRCpme3CUImFYG', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_rsN80UFbL8vPEuYJwtSmZn", "type": "consent"}]', 'dec_HJtoHOF3Jkm63hzvpi01ol', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Z2fCMIEVwYybmU1aAuvqLt', '2026-11-16 04:25:42.195+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_BpnfYZuZp0xvIa0hV1QtFc', '166', 'check.passed', 'done', 'check', 'chk_zK9zVemSkfZnzzguGWlstA', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_CCbyzTS7IpFcGKxsVZayNa', '23', 'practitioner.created', 'done', 'practitioner', 'prac_CL997e0hEneBIDqn7rOyg7', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_C4wXn1kViTd3JHNI1QVgqA', '2026-11-16 04:25:40.146+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_CKOmCqtFn4mIt3YyQxFoBh', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_MzQsZLByUKvee9STcFkLmJ', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_cWIc8AsE35GQqIBSJt5QWa', '2026-11-16 04:25:39.741+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_COdCk3f9Cj0sVewNZZ19Dy', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_CyTN9E99NnBjkQUIq4ZHoe', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_usQXYXiPzj5by9RtI0rr9F', 'per_usQXYXiPzj5by9RtI0rr9F', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_hDScYbrh7WNCiwj5QdJ9H6', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_NZqWcCc4lqhyBpJBwI20B0', '2026-11-16 04:25:41.417+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_DE1584xfqJVDOoT9ues53y', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_HrJkhjuLXAWYXYHfqVP8os', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_59ZliDRIuqBl21lLoMybS4', '2026-11-16 04:25:41.377+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_DvR5ADHHXc2iuzkTLxf63p', '103', 'person.created', 'done', 'person', 'per_KS9enO2CQgFvfo9BVJ5hxL', 'per_KS9enO2CQgFvfo9BVJ5hxL', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_cNWyTHxCM5nH00fZNJgA7Y', '2026-11-16 04:25:41.444+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_ETDOaVI5b4VdOcYxVTzGN6', '91', 'consent.granted', 'done', 'consent', 'con_XystXThhn36HgIs8S6QqDu', 'per_NiOtNwOy3yUqtM9O3p3mxM', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_wzuFrtXU5nU0BYAcNPNFY4', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_C26fiOZ1QgGxUeX7sYVe4G', '2026-11-16 04:25:41.346+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Eqy94jQh7LMjmyoLksXP3C', '153', 'claim.submitted', 'done', 'claim', 'clm_4CQNo5AKcWJrArryp16J35', 'per_5cHk2XTSnRCpme3CUImFYG', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_rsN80UFbL8vPEuYJwtSmZn", "type": "consent"}]', 'dec_HJtoHOF3Jkm63hzvpi01ol', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Z2fCMIEVwYybmU1aAuvqLt', '2026-11-16 04:25:42.195+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_FOaMnaY2kBntSj2RROjtAb', '168', 'coverage.updated', 'done', 'coverage', 'cov_DnmPV4iOzfFOL7bRWkAgdH', 'per_TuadaemrJffUA3d7AIIJWP', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_G6tPDV7VfP0UE18VEuOOVX', '54', 'person.created', 'done', 'person', 'per_q3Zw4JeCF1mnHRKWOTjF1d', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_hwbH0lm1YgRQp0nJOG4VL4', '2026-11-16 04:25:40.785+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_GaENk4MexY8U2to21sGqOu', '76', 'person.created', 'done', 'person', 'per_TuadaemrJffUA3d7AIIJWP', 'per_TuadaemrJffUA3d7AIIJWP', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_2fOvZ9ev2pwN2TPZfBURpK', '2026-11-16 04:25:41.136+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_GknbJJ15t1Jnvp83B0jDoU', '79', 'consent.offered', 'done', 'consent', 'con_F4OrWlS4hWsq8woJjEr6H6', 'per_TuadaemrJffUA3d7AIIJWP', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_v4uWKMqXyoBb6dho0WoMsu', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_l7JrMaLpp8T3nrffCV5M4F', '2026-11-16 04:25:41.169+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_HX9AKoxR3RZETFZrD4P4cU', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_4iDWUsGuUDSCrOAAV4oqul', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_szUFHtRkDV7Li22pudoUfN', '2026-11-16 04:25:41.383+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_HZF1oLMPeG4P6bsUcd0Mox', '55', 'charge.created', 'done', 'charge', 'chg_1C22tthSFXrQDnwdyEKR1k', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_mLKyXtGsCOoQQTd3fAi1YY', '2026-11-16 04:25:40.795+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_IoNxtupQXDJ3vT4ACIeDnl', '12', 'check.created', 'done', 'check', 'chk_7c6cUcQHfpW83aHdW68DUL', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_ILHshE9ITD7v2PjIT3RoTw', '2026-11-16 04:25:39.85+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Iw1qYxxOV85AuXxzNt9g5z', '118', 'payment.updated', 'done', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', 'per_M9zESiLtNpdSo1jsdlWIeI', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:25:41.731+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_J7gRByswpfgmfWdu4g9ANs', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_usQXYXiPzj5by9RtI0rr9F', 'per_usQXYXiPzj5by9RtI0rr9F', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_oC7nyJUbmTUEQdhXFkc6xy', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_NZqWcCc4lqhyBpJBwI20B0', '2026-11-16 04:25:41.417+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_JdxVOejP1NozYItX1XQ4v4', '104', 'practitioner.created', 'done', 'practitioner', 'prac_gdnpsBdrfBhUEop5rB3bGQ', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_KnhstL5cMBembR1Kfmr67b', '2026-11-16 04:25:41.449+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Jq7pPsMk9GQD1sSfF2uIxL', '113', 'practitioner.created', 'done', 'practitioner', 'prac_0KDkjcv6YjaG8nVQ2mmR8k', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_heYUbRJXXGJGpOxRULZ7Sh', '2026-11-16 04:25:41.567+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_JvdvkdLDrs7eVwFxsC4Lqi', '161', 'check.running', 'done', 'check', 'chk_WyoNoqr6A4R4i1XthAJWlA', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_KQGdt86r0xe9wpNjZDVA2b', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_Jc40cigVd39CGPuk9bDOBi', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_X4vkSTCqLT0W3miyfOqhmq', '2026-11-16 04:25:42.099+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Kt7fX8jcfSmtz9eTYPbJBc', '147', 'consent.offered', 'done', 'consent', 'con_rsN80UFbL8vPEuYJwtSmZn', 'per_5cHk2XTSnRCpme3CUImFYG', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_k7d7W0r6cwgU8jFztOhS4D', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_1hFpkDRe7IMnb3tus2fT6z', '2026-11-16 04:25:42.149+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_KveBzNqQYmgzAwBdd2fJK0', '27', 'session.created', 'done', 'session', 'ses_2h7CozutpitgOBDHMQEFZu', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_PDDmVdRHXBuiKaO8ZLwtA8', '2026-11-16 04:25:40.224+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_LkvcPVTWB53cRFQMtJ80hA', '25', 'practitioner.created', 'done', 'practitioner', 'prac_VAyNd0zl382QXDRmoeku3F', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_gxMQiCMtjNXsHpyhhWRbdb', '2026-11-16 04:25:40.206+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_N5uF7j3p3g9cofP3zX6qjH', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_CKckmRtbwDwnEBcPs4A5xn', 'per_CKckmRtbwDwnEBcPs4A5xn', '{progress_notes}', 'treatment', '[{"id": "prac_sGUHaHa6f98LcDYV9Cz63r", "type": "care_team"}]', 'dec_BhCqq8ApCeJarjnQrXtsXH', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_aYv3m4h7Kaxo9oasW7crd0', '2026-11-16 04:25:40.394+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Nd2wYKszCAPMFsw6OmbQaU', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', null, '{published}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_OKOfUkOGZNV2XEmKkI5B74', '2026-11-16 04:25:42.08+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_NdhIU2knHRClIL9yYe3UFz', '120', 'dispute.created', 'done', 'dispute', 'dsp_PbctWvoOgNgPRqGgfkn0Hl', 'per_M9zESiLtNpdSo1jsdlWIeI', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:25:41.814+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_O2iadvWGgVD6qjQAXeh7LB', '127', 'consent.granted', 'done', 'consent', 'con_rGHZqiRQJnPDB3lU6nRUAR', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_rOpETtYxAkUUu3n4xMIOnF', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_a7jdFG2RcJ3NL2llrLzQev', '2026-11-16 04:25:41.892+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_O2rvzNzBKPcUoDDkZu4yvy', '176', 'payment.created', 'done', 'payment', 'pay_9YLgp4FranaoQMNBPf0nJo', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_OLMW2mAD4xBYFd7wbD76w7', '3', 'api_key.created', 'done', 'api_key', 'key_WHxwSrUO3i9HV2dj0qstFV', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_jw1Iz043AT37YKqmP8ZY6m', '2026-11-16 04:25:39.667+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_OWLWPk57TKthuuMonG0NkM', '121', 'payment.updated', 'done', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', 'per_M9zESiLtNpdSo1jsdlWIeI', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:25:41.814+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_OqQlnBrSv5wqxHZ19V3ByF', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_eVrmKObc0vrrtDkw76kais', 'per_Y7aBhzUeODV1DOzQnpHMsK', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_dbXLSsrTpKjXlwcVTUHCfp', '2026-11-16 04:25:40.089+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_PKFe9xc4MGXQMhTol6jG6e', '29', 'session.created', 'done', 'session', 'ses_EjKJPoDpRwTTlnxWCsPYKt', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_PDDmVdRHXBuiKaO8ZLwtA8', '2026-11-16 04:25:40.224+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_PX5fmL35qP8FFokKVJmDWZ', '65', 'payment.refunded', 'done', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', 'per_vRf5TKO7d1mkDFTc1CYFb0', '{amount_refunded}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_7CmINSSOb14REGDgmOCAc5', '2026-11-16 04:25:40.982+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_PjTKpwxqeZ9gQA8aDGqCnH', '177', 'payment.received', 'done', 'payment', 'pay_9YLgp4FranaoQMNBPf0nJo', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_PwuguAMX4Rng6baTXvIbH4', '163', 'verification.approved', 'done', 'verification', 'ver_dUEvAwNCvCPYTbDgVPe1tl', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_PysMtY8wDsbMzyw5pBCD4B', '5', 'practitioner.created', 'done', 'practitioner', 'prac_kUizx1zyi4EyWYS4UwIpuh', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_ekWKusGncaGOld6lywqm7c', '2026-11-16 04:25:39.772+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_QBsZwT2w7qHNkMwD8ZySJV', '90', 'consent.offered', 'done', 'consent', 'con_XystXThhn36HgIs8S6QqDu', 'per_NiOtNwOy3yUqtM9O3p3mxM', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_46KJbWH4z9wlWKUipaIZXA', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_bvGdRGF7w3ynnscN3DRcGp', '2026-11-16 04:25:41.339+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_QLp2DboMNWCovvVbwjQR64', '159', 'check.passed', 'done', 'check', 'chk_EgGj6YwdYGOYdfKHFRkRyC', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_QN4ovsQH9KF3uBjiCj9XxE', '61', 'payment.created', 'done', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', 'per_vRf5TKO7d1mkDFTc1CYFb0', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_dqEFhjEVbkL1dtHGxINjX9', '2026-11-16 04:25:40.931+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_QQVjprXrbIISb3dREIFVBK', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_vdOOxUxvrcz3gOyD3E16U8', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Y6wDiaqUPb21mZ4ovaqVHq', '2026-11-16 04:25:40.123+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Qk2gOnPt7J2p1TyAxSOgQk', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_GZ14T9seNS3C26EwkLw6yK', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_1GWxrATH3g7y2Ui8s7YnZJ', '2026-11-16 04:25:41.051+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_RAIpyW6uvprx3owpnKCH6S', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_eDaSl45bra8u1OA9uNf0tn', 'per_eDaSl45bra8u1OA9uNf0tn', '{assessments}', 'treatment', '[{"id": "prac_sGUHaHa6f98LcDYV9Cz63r", "type": "care_team"}]', 'dec_PnccZ6b5B1d8npFEAXTkOP', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Y27sArfYNEmvwcKo6C9Kg5', '2026-11-16 04:25:40.502+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Rf1Rlg5dcYFIYLlfZhli0J', '87', 'person.created', 'done', 'person', 'per_NiOtNwOy3yUqtM9O3p3mxM', 'per_NiOtNwOy3yUqtM9O3p3mxM', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_clGAb1KS8kW76J8A9bSO7h', '2026-11-16 04:25:41.321+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_S8ZIIwU8zSkSNXsDrgYK4Z', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_iMZ9Hcqk3AAJawaXRJkkSb', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_rcnwYnoZyww8AUSG8VWZAh', '2026-11-16 04:25:42.118+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_SX7pcGDTaGw9DzXJ2oyum2', '179', 'transmission.sent', 'done', 'transmission', 'trn_sNoQO9ukqyVRX9weLo3wDI', 'per_5cHk2XTSnRCpme3CUImFYG', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_SqRyyowVqxGD9RUwu1LWAa', '78', 'consent.created', 'done', 'consent', 'con_F4OrWlS4hWsq8woJjEr6H6', 'per_TuadaemrJffUA3d7AIIJWP', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Mud1vvDJDtpFvY25y4WSs0', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_F9h06DgUm1ALDH9LRglPaR', '2026-11-16 04:25:41.153+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_T3EPaM9viem7nhF87YBure', '71', 'person.created', 'done', 'person', 'per_b5xH5sB3OXeYgLkGfhQUTU', 'per_b5xH5sB3OXeYgLkGfhQUTU', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_grF62pvJkOk38pYBDVbeUJ', '2026-11-16 04:25:41.066+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_T6SsJ8DjYVPIE0AW0apbhM', '171', 'payment.created', 'done', 'payment', 'pay_kYOWrEDNNJKf8pMQ5MtAO9', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_THdjpmrC7dvrbReZk1HC8Z', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_RTap5Z9zMQTKaQvJ02P6B4', 'per_eE86b757NwlFPnQ72zEeKZ', '{}', 'treatment', '[{"id": "prac_sGUHaHa6f98LcDYV9Cz63r", "type": "care_team"}]', 'dec_ArIwRZE56jFboY9o9IWpge', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_IF64bAY7wg7Fk9IY1OIaPJ', '2026-11-16 04:25:40.467+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_TaWu0LWfSMHSy8t6khIhBk', '129', 'person.activated', 'done', 'person', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{status,activated_at}', 'treatment', '[{"id": "con_rGHZqiRQJnPDB3lU6nRUAR", "type": "consent"}]', 'dec_sntHLrOVC7xyCNV8utUjM7', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_DRUx7JNOUZPJbEgspTXhMZ', '2026-11-16 04:25:41.918+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_ThF20sSF0urIi9AQS4SzNz', '155', 'check.passed', 'done', 'check', 'chk_4CF17x7Eii3FM6ViukMLfv', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_TknBB045bb8GJdx6qM6KFV', '14', 'check.created', 'done', 'check', 'chk_zK9zVemSkfZnzzguGWlstA', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_X5pDQcwr9QsfBmvCJmE5xv', '2026-11-16 04:25:39.937+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_To2v47JMiadeBWu60orBJf', '31', 'practitioner.created', 'done', 'practitioner', 'prac_IRYMXnWu4Aq0QOC1NiTD4N', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_aYcCOiAyoXH8LrG0bgbDos', '2026-11-16 04:25:40.251+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_TyfvawENUzRaWOfsdZlkYj', '11', 'check.created', 'done', 'check', 'chk_WyoNoqr6A4R4i1XthAJWlA', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_ILHshE9ITD7v2PjIT3RoTw', '2026-11-16 04:25:39.85+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_U34r537BdrAHZVGC8EedFy', '126', 'consent.offered', 'done', 'consent', 'con_rGHZqiRQJnPDB3lU6nRUAR', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_PlEROMNvrwKW29rQAhZqDk', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_BvAk6xzBRVVFcNqxEDb5dp', '2026-11-16 04:25:41.883+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_U62apONfGBoOhFP9iXy2dT', '48', 'person.updated', 'done', 'person', 'per_7DonAq2LGMewTzQeHRlHM6', 'per_7DonAq2LGMewTzQeHRlHM6', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_seaPhP1zjmkw1NlyjCAlPI', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_lvRb12bs9mXRxz0W271kZS', '2026-11-16 04:25:40.567+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_UOdVaz3ukHsH7P7eEUmsqT', '18', 'person.created', 'done', 'person', 'per_Y7aBhzUeODV1DOzQnpHMsK', 'per_Y7aBhzUeODV1DOzQnpHMsK', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_j1Vxprk06OO37y2w50qaMJ', '2026-11-16 04:25:40.054+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_UwDEsQHPBWSUKiPq5E80aR', '56', 'person.created', 'done', 'person', 'per_c7gYYFUK5QzhOTJfrfnBr0', 'per_c7gYYFUK5QzhOTJfrfnBr0', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_c7ZQuY4KBV8wlqrzAp8ttW', '2026-11-16 04:25:40.84+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_V6V6Fiym372PKwiWnVJ8F5', '119', 'payment.succeeded', 'done', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', 'per_M9zESiLtNpdSo1jsdlWIeI', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:25:41.784+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_V78qaqSa1Hq5N0ccwnZF4Q', '158', 'check.running', 'done', 'check', 'chk_EgGj6YwdYGOYdfKHFRkRyC', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_VavV0YUOF2Wg5pmWiWpGuH', '92', 'claim.created', 'done', 'claim', 'clm_NoUZSfeEVI3S8HES9wU9Np', 'per_NiOtNwOy3yUqtM9O3p3mxM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_WHJGJ5v6nd6sOkq5QAIBMQ', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_tEOK68KQWJW7h450wdGDJT', '2026-11-16 04:25:41.36+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Vlra4KARIIYKsCIr4wIUNz', '64', 'payment.succeeded', 'done', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', 'per_vRf5TKO7d1mkDFTc1CYFb0', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:25:40.968+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_W4YUZ3dNO4iX4SDJwdPyj4', '19', 'practitioner.created', 'done', 'practitioner', 'prac_LD8mvkyJmaxoAVTONcAN8f', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_5Xal5FubtxPtuyxZQJbbrQ', '2026-11-16 04:25:40.07+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_WB5SyIYinltocFYyc1Bf9Z', '13', 'practitioner.created', 'done', 'practitioner', 'prac_E0raI7Ju7U5WxQxdZAOtRB', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_dhphH4lg2MTbgc7BKvSnzO', '2026-11-16 04:25:39.921+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_WFURj4GSrrHIXCLJMnY6yQ', '40', 'person.updated', 'done', 'person', 'per_eE86b757NwlFPnQ72zEeKZ', 'per_eE86b757NwlFPnQ72zEeKZ', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_BwbPpeUoyiZZaTz7bzDfb9', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_7z2nhNtppZHRQeO9VTchnF', '2026-11-16 04:25:40.455+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_WXtiuuhhXbdIMQk76upXaq', '165', 'check.running', 'done', 'check', 'chk_zK9zVemSkfZnzzguGWlstA', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_WnuuxtZBetMp1qQqS08nJB', '35', 'practitioner.created', 'done', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_euVbxJhErzt3TVMVZbTvM5', '2026-11-16 04:25:40.361+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_X5t21bVnszYH7Dcuotl5Cq', '106', 'superbill.created', 'done', 'superbill', 'sbl_dTagNnj5IEgfjPPQOBfGyM', 'per_KS9enO2CQgFvfo9BVJ5hxL', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_TLz2X0Vtg5HrDKkZXlXPeA', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Dlzwga3xWcCM5Fz4wrFFqv', '2026-11-16 04:25:41.452+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Xf37Cd0KrgbW1JUY7BJs99', '28', 'session.created', 'done', 'session', 'ses_XpqqosROXoDCBwmeVWCigB', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_PDDmVdRHXBuiKaO8ZLwtA8', '2026-11-16 04:25:40.224+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_XmZLEQDAPgjITPCZINzMzc', '170', 'remittance.balanced', 'done', 'remittance', 'era_HrhnKC1OvQ8lLGhZS0c6zc', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_YEfCi5iiIiVJQqFnYY67vL', '95', 'remittance.created', 'done', 'remittance', 'era_hepbq97q0uwPA3bxjr3Mqp', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_szUFHtRkDV7Li22pudoUfN', '2026-11-16 04:25:41.383+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_YorxGQJmoO5lJcaYOI0RSk', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{progress_notes}', 'treatment', '[{"id": "prac_Jc40cigVd39CGPuk9bDOBi", "type": "care_team"}]', 'dec_jMe3Fj3kAoZKBIuXOo8GzQ', 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_WJNGpEXCioSSfwH90Dw9dK', '2026-11-16 04:25:42.032+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_Z71jY1FxAwhX3oN4EOuV3b', '59', 'payment.created', 'done', 'payment', 'pay_4TEGphrzgagvIyDjG928qI', 'per_XzOjAOKziKuOHvIhWhxDpR', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_MCSVmT18ABRFZ3xnshx8Me', '2026-11-16 04:25:40.902+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_ZRpo9RlbNwAUYhMPlxE2Ex', '58', 'person.created', 'done', 'person', 'per_XzOjAOKziKuOHvIhWhxDpR', 'per_XzOjAOKziKuOHvIhWhxDpR', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_RL1Mjcs0fA6fHCUFJLdsHs', '2026-11-16 04:25:40.885+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_ZvhnST2FP4KrFr9J9v8tjF', '2', 'api_key.created', 'done', 'api_key', 'key_xaPA8pREJxrvn631oJS1qJ', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:25:39.562+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_aFjFyiUhLkMZ7LI81pNoXW', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_4iDWUsGuUDSCrOAAV4oqul', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_szUFHtRkDV7Li22pudoUfN', '2026-11-16 04:25:41.383+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_aKGeZT2vPkK4HE3FFanxMF', '175', 'remittance.balanced', 'done', 'remittance', 'era_hepbq97q0uwPA3bxjr3Mqp', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_aMLpPEZgKtjGeGbZJRN3qQ', '139', 'practitioner.created', 'done', 'practitioner', 'prac_HWHqKU6Niw6DP8z4xrGAXn', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_SBVrJ9XxgbOnHXSOFd7cD4', '2026-11-16 04:25:42.072+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_adV19vajp1X0rKNfLVcq1T', '108', 'person.created', 'done', 'person', 'per_JIdBlLl6oBjhn3bH6TJOPG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_wJWHFgpwsuwNAN8pwZdXGn', '2026-11-16 04:25:41.476+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_aqM5alvDarAMwgOEzV4gly', '10', 'check.created', 'done', 'check', 'chk_EgGj6YwdYGOYdfKHFRkRyC', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_ILHshE9ITD7v2PjIT3RoTw', '2026-11-16 04:25:39.85+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_b4nldiHC8HkiepILFYIyVU', '7', 'verification.created', 'done', 'verification', 'ver_dUEvAwNCvCPYTbDgVPe1tl', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_ILHshE9ITD7v2PjIT3RoTw', '2026-11-16 04:25:39.85+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_b5iYkWRYqvqlWUgSJCd2Ht', '43', 'person.created', 'done', 'person', 'per_eDaSl45bra8u1OA9uNf0tn', 'per_eDaSl45bra8u1OA9uNf0tn', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_muQIrBPDGr9VmI8YyYgwGg', '2026-11-16 04:25:40.484+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_bL5XXnc9xHaHeeeoneoD5b', '68', 'practitioner.created', 'done', 'practitioner', 'prac_0znUNsjoUPhjhhk3mHft49', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_186byDpHauofg7LcSG6xd7', '2026-11-16 04:25:41.02+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_buvpGxmMJqLM9QeFzVjhJL', '131', 'persons.update', 'done', 'person', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_xoSdhy2IYlEFZoE03ybkyT', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_AHcXsq8sLXmIhRIVeJRW3R', '2026-11-16 04:25:41.987+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_c4sJD9PguMc8d02dff5d36', '122', 'dispute.read', 'done', 'dispute', 'dsp_PbctWvoOgNgPRqGgfkn0Hl', 'per_M9zESiLtNpdSo1jsdlWIeI', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_HbYhwfJOgNYG9dScnN18bA', '2026-11-16 04:25:41.848+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_cIiCn4selWdk8IJUMmOhfu', '51', 'practitioner.created', 'done', 'practitioner', 'prac_gukuXIW3mVKfotYpQT23z7', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_4qsEIcWxkfeQ1lpunekZ7u', '2026-11-16 04:25:40.622+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_d61DLdlGfKacR0dKDHnjU9', '111', 'practitioner.created', 'done', 'practitioner', 'prac_JUyoI1lQlz14mWnLBWsP8Y', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_HG9a2RHnyz4zJwBWbAXQUa', '2026-11-16 04:25:41.503+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_dQMUIAO9WflofWhPfRjgFG', '133', 'note.created', 'done', 'note', 'note_H9Us2PVD8v9Jq2g1rVIKuz', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{}', 'treatment', '[{"id": "prac_Jc40cigVd39CGPuk9bDOBi", "type": "care_team"}]', 'dec_vSuMoW0Qnlk9TeHtGyXE2J', 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_C1jj1wsRCZysbsDPtt1Hqf', '2026-11-16 04:25:41.994+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_dfN1YAur3sRar1J3P69Dpp', '73', 'consent.created', 'done', 'consent', 'con_cAiI8JaU5XOy9Wbuc3Bvpc', 'per_b5xH5sB3OXeYgLkGfhQUTU', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_YepPPGJSlN6whlwV97ioci', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_blEtFmaj0516ESIeMgT5fw', '2026-11-16 04:25:41.104+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_dmRZOfTAhv0EJIVc8JeVH4', '138', 'person.created', 'done', 'person', 'per_OGfIShBLjCEwwh9L2kmAVt', 'per_OGfIShBLjCEwwh9L2kmAVt', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Eyp6YK9TeCj1EygthsaRS3', '2026-11-16 04:25:42.057+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_eFYLKP9zkph1i1A5G0wqui', '114', 'deposit.created', 'done', 'deposit', 'dep_m1UHD4EArpB0Q2I2aZVo9k', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_DP64oBllH3OINdA3q0rEiQ', '2026-11-16 04:25:41.641+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_eUF6nmperlxp7lYq2dvLjR', '154', 'check.running', 'done', 'check', 'chk_4CF17x7Eii3FM6ViukMLfv', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_eVTtVSN65nXYJGT7NSe02c', '17', 'consent.created', 'done', 'consent', 'con_1350HdIwaaM6GxJhywQmQd', 'per_xBVYX0SL6WmvTgWT4bO3T3', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_aMHm5OJPgKNarvdqFG2TZZ', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_x6mKT1mpeIFEiMEd6cgFC5', '2026-11-16 04:25:40.022+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_eWLC8tG5uCk8nFTNY5LRLi', '172', 'payment.received', 'done', 'payment', 'pay_kYOWrEDNNJKf8pMQ5MtAO9', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_eplXgX2inlHPlw6CRUkqN1', '85', 'practitioner.created', 'done', 'practitioner', 'prac_BI8DOs5FsFkMgAqQ7hBCFC', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_pu6weXTw9uD1E8ezyDSFv1', '2026-11-16 04:25:41.291+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_fUylcBSW1ZXV2GDkxTeq0M', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_OuGeQCxscyS4c91SHDKuyx', 'per_eDaSl45bra8u1OA9uNf0tn', '{}', 'treatment', '[{"id": "prac_sGUHaHa6f98LcDYV9Cz63r", "type": "care_team"}]', 'dec_PnccZ6b5B1d8npFEAXTkOP', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Y27sArfYNEmvwcKo6C9Kg5', '2026-11-16 04:25:40.502+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_fk4FWMcrPXCDW7Zzp4nZYX', '157', 'check.passed', 'done', 'check', 'chk_7c6cUcQHfpW83aHdW68DUL', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_fkjiQxSz92PcasHp1EqtG2', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_ILHshE9ITD7v2PjIT3RoTw', '2026-11-16 04:25:39.85+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_g2ySCNRFjzk2uMMKyOmLkX', '88', 'coverage.created', 'done', 'coverage', 'cov_md5jwwaqNxvQpHNnNJlc6d', 'per_NiOtNwOy3yUqtM9O3p3mxM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_YMW1pcrVl3II1eINaZdq6C', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_0NZhitXTA3G0xt7aVrvXwg', '2026-11-16 04:25:41.329+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_gG96DuwTmOeaHMPS9vlHvr', '123', 'practitioner.created', 'done', 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_ZiYAS9OXhIemsJdSFqeIlk', '2026-11-16 04:25:41.855+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_gRtJPsAUUjDTz9kaNVHHAX', '145', 'coverage.created', 'done', 'coverage', 'cov_dYnrALvIkUjbPgIwAwWRtm', 'per_5cHk2XTSnRCpme3CUImFYG', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_1fzyObJKBNvKbMxge4y1zC', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Vxq6uqKtm0oL5y1NhwpQPK', '2026-11-16 04:25:42.134+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_gwbD2FOa7k3JpD1qww74iS', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_vEZ9lbKBxiLIyZ4x9WyxkK', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_1CYI6Q84ppODTJXOAa8BG0', '2026-11-16 04:25:40.267+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_hIU1vRYcMW6TyIJmA5NVwf', '1', 'account.created', 'done', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:25:39.562+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_hQlogW81I8UErLgKzfsHSz', '110', 'disclosure.created', 'done', 'disclosure', 'dis_gxb7dZnzaJuwMOBOv8reaN', 'per_JIdBlLl6oBjhn3bH6TJOPG', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_MjmvqLhQMUrOSXe6br2O8n', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_h44PCjFXHA2Eg2cqy2F08o', '2026-11-16 04:25:41.484+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_hd9WiNMFfecOo1o3L8UmVh', '137', 'note.updated', 'done', 'note', 'note_LZzcOiLaZ2ay3LVPZif8Zs', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{sections}', 'treatment', '[{"id": "prac_Jc40cigVd39CGPuk9bDOBi", "type": "author"}]', null, 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_kxAW0HJ0HFwg9CjZgugY9P', '2026-11-16 04:25:42.044+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_hqBdbDWHgPCpZQIqk18uUH', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_gukuXIW3mVKfotYpQT23z7', null, '{published,rules}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_d2CGh6YuY5Liz1jbxwkXmj', '2026-11-16 04:25:40.643+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_iOCahWv8bkWEDlsMHn5vTl', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_ivBw9wRLIC3vFRx67gNJNZ', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{progress_notes}', 'treatment', '[{"id": "prac_Jc40cigVd39CGPuk9bDOBi", "type": "care_team"}]', 'dec_vSuMoW0Qnlk9TeHtGyXE2J', 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_C1jj1wsRCZysbsDPtt1Hqf', '2026-11-16 04:25:41.994+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_j2px1GVvlkAxWS4JwL8fbN', '39', 'person.created', 'done', 'person', 'per_eE86b757NwlFPnQ72zEeKZ', 'per_eE86b757NwlFPnQ72zEeKZ', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_G6EDdUnh0vdoc8a5cULQIn', '2026-11-16 04:25:40.442+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_j5pn4eFQ3vRkpBLyGvKlHI', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_j78RykoenDwpOcjBk1hjEM', '33', 'person.created', 'done', 'person', 'per_CKckmRtbwDwnEBcPs4A5xn', 'per_CKckmRtbwDwnEBcPs4A5xn', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_rOnNBG2aJxvEOXZKNvbEOo', '2026-11-16 04:25:40.285+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_jZwvqf49gPbbTXVjpZrQA9', '156', 'check.running', 'done', 'check', 'chk_7c6cUcQHfpW83aHdW68DUL', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_k1hYtXhX9EOrgaSbI6wbJO', '15', 'person.created', 'done', 'person', 'per_VMSG1Pk8L4l7Uu29JG5pyC', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_YQ6czgVmwnizBso9Zvg8vp', '2026-11-16 04:25:39.956+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_kCiJfOpXSRsDtMbMEs2eY8', '144', 'person.created', 'done', 'person', 'per_5cHk2XTSnRCpme3CUImFYG', 'per_5cHk2XTSnRCpme3CUImFYG', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_VPrrqzolJzerwc4cng5H1R', '2026-11-16 04:25:42.128+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_koZG45TVmqqNCWYzp9eV7w', '72', 'coverage.created', 'done', 'coverage', 'cov_k6LKQkB6QoySfLKCDXzYMR', 'per_b5xH5sB3OXeYgLkGfhQUTU', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_j0yAorJioip9EFm9V4whW8', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_dZsNEoTfVX4pjU4eu5du2b', '2026-11-16 04:25:41.078+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_lO8K4m18RHzLoVLRLffBrf', '97', 'person.created', 'done', 'person', 'per_usQXYXiPzj5by9RtI0rr9F', 'per_usQXYXiPzj5by9RtI0rr9F', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_iag4EEjMFlygcYzFPw9JWE', '2026-11-16 04:25:41.399+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_lOkCPYSLDxIvE5M6RBGqPZ', '63', 'payment.updated', 'done', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', 'per_vRf5TKO7d1mkDFTc1CYFb0', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:25:40.958+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_lmhgS1CavOgo2zrmbwq8hC', '44', 'person.updated', 'done', 'person', 'per_eDaSl45bra8u1OA9uNf0tn', 'per_eDaSl45bra8u1OA9uNf0tn', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Ru60IXp8gZAWMvFkJPgMS6', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_8mabFhIC0M08EfA67jen6z', '2026-11-16 04:25:40.495+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_mJv4kUb8o9kx8i4IcEhV91', '60', 'person.created', 'done', 'person', 'per_vRf5TKO7d1mkDFTc1CYFb0', 'per_vRf5TKO7d1mkDFTc1CYFb0', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_y16k6lgtdwXMQ97gadk4ul', '2026-11-16 04:25:40.925+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_mM8GIIB0JmufUOt9aSl5Bo', '38', 'note.created', 'done', 'note', 'note_xGIiGaFDDGiYH8Xleah95J', 'per_CKckmRtbwDwnEBcPs4A5xn', '{}', 'treatment', '[{"id": "prac_sGUHaHa6f98LcDYV9Cz63r", "type": "care_team"}]', 'dec_BhCqq8ApCeJarjnQrXtsXH', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_aYv3m4h7Kaxo9oasW7crd0', '2026-11-16 04:25:40.394+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_mVdZaM4Pl4LaiurCxUdZmq', '26', 'session_series.created', 'done', 'session_series', 'series_xZHTkUwfM1UEoV1Tw79q2W', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_PDDmVdRHXBuiKaO8ZLwtA8', '2026-11-16 04:25:40.224+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_nB80fr282MIMVlbDbBXbZl', '148', 'consent.granted', 'done', 'consent', 'con_rsN80UFbL8vPEuYJwtSmZn', 'per_5cHk2XTSnRCpme3CUImFYG', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_At8vRODq9BdOTnBnK6Bu92', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_V9ggdzn2SAORq9wNWUsUug', '2026-11-16 04:25:42.155+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_nDOoKkjwBqh1xUFeeDl99I', '162', 'check.passed', 'done', 'check', 'chk_WyoNoqr6A4R4i1XthAJWlA', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_nmrsoyWArQFvfxxksbsy70', '21', 'practitioner.created', 'done', 'practitioner', 'prac_5IGPb2q2HpOUNFe7sHnXS3', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_RIWDhNpmYJejyWTzKO5kAe', '2026-11-16 04:25:40.111+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_oWQvwPo2VMgOJIX0oDlyEt', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_fyE0yk5KZWDrAgdZep6Nme', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Qw1UpiQkEMlCHTKSQsp46S', '2026-11-16 04:25:41.283+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_pZAnhoXF2uD0w6IC1XGG5G', '80', 'consent.granted', 'done', 'consent', 'con_F4OrWlS4hWsq8woJjEr6H6', 'per_TuadaemrJffUA3d7AIIJWP', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_29UCf431BfBqZVUNfKtqkJ', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_hOGNZ5hpiDjI6Pqbb48gMC', '2026-11-16 04:25:41.191+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_pd6FdPiT2Wl4P40BzIdi9g', '16', 'person.created', 'done', 'person', 'per_xBVYX0SL6WmvTgWT4bO3T3', 'per_xBVYX0SL6WmvTgWT4bO3T3', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_3T4Nb7G91zr3oZrCuB9IEL', '2026-11-16 04:25:40.006+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_q7EXBf9Sxy42iw0aafl53s', '75', 'consent.granted', 'done', 'consent', 'con_cAiI8JaU5XOy9Wbuc3Bvpc', 'per_b5xH5sB3OXeYgLkGfhQUTU', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_4opaNAFDyPHj4pSqqjVLSZ', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_tmLDlU3t9jnQ7tMVrm0XNx', '2026-11-16 04:25:41.121+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_qEaKNVUsC82C65ZoUu90WV', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_KS9enO2CQgFvfo9BVJ5hxL', 'per_KS9enO2CQgFvfo9BVJ5hxL', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_TLz2X0Vtg5HrDKkZXlXPeA', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Dlzwga3xWcCM5Fz4wrFFqv', '2026-11-16 04:25:41.452+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_qYyudPaeZHvgCZZ39xaose', '69', 'payout.created', 'done', 'payout', 'po_25dBI6LehsAwnxYLsVSMq3', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_2IlQYIQr0bzYvZPWxHVSGt', '2026-11-16 04:25:41.029+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_qZbKJSyiTT1qf7m50jgPWe', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_7DonAq2LGMewTzQeHRlHM6', 'per_7DonAq2LGMewTzQeHRlHM6', '{assessments}', 'treatment', '[{"id": "prac_sGUHaHa6f98LcDYV9Cz63r", "type": "care_team"}]', 'dec_g6TVRX8Mhi1ObmO1wSRhBh', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_EmNQFlXzuCR65bE8yhJlSQ', '2026-11-16 04:25:40.586+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_qiU1AzegEXmEbUZJbGO6UU', '136', 'note.created', 'done', 'note', 'note_LZzcOiLaZ2ay3LVPZif8Zs', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{}', 'treatment', '[{"id": "prac_Jc40cigVd39CGPuk9bDOBi", "type": "care_team"}]', 'dec_jMe3Fj3kAoZKBIuXOo8GzQ', 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_WJNGpEXCioSSfwH90Dw9dK', '2026-11-16 04:25:42.032+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_rIRBT62gwu8vHKBjKAdn4d', '89', 'consent.created', 'done', 'consent', 'con_XystXThhn36HgIs8S6QqDu', 'per_NiOtNwOy3yUqtM9O3p3mxM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_l0IUAiUr2a0UjF1Br8RqIz', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_4FUdCbfGrWN7Dkp0Bgwurd', '2026-11-16 04:25:41.335+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_roNo19uJp46UNLJqDTaf1F', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_bToKC6a2VSLRgiEjIw5OKn', 'per_TuadaemrJffUA3d7AIIJWP', '{}', 'payment', '[{"id": "con_F4OrWlS4hWsq8woJjEr6H6", "type": "consent"}]', 'dec_9r0cT1n30QRxskPOtmpSk5', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_TVnPiy0yHB7i7w1cCATWGy', '2026-11-16 04:25:41.218+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_rsCR4Sg4hOUaT8k7dilcWj', '47', 'person.created', 'done', 'person', 'per_7DonAq2LGMewTzQeHRlHM6', 'per_7DonAq2LGMewTzQeHRlHM6', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_bvaTG0go7sYTGPK88TgNnG', '2026-11-16 04:25:40.55+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_tX6iETZKueeDQ6IYwhnWPN', '30', 'session.created', 'done', 'session', 'ses_q0Hr6PGG6Zb6u1ZkyySvuW', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_PDDmVdRHXBuiKaO8ZLwtA8', '2026-11-16 04:25:40.224+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_uX8I8EAIVJvt7lZK90dwfp', '102', 'estimate.created', 'done', 'estimate', 'est_ylmKNZBDkldDIxZ8ORhNJW', 'per_usQXYXiPzj5by9RtI0rr9F', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_gxprV0W8EJEBn1Xkce74aF', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_NZqWcCc4lqhyBpJBwI20B0', '2026-11-16 04:25:41.417+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_uZ5bM3eIkiEbzDaJxIIULz', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_bToKC6a2VSLRgiEjIw5OKn', 'per_TuadaemrJffUA3d7AIIJWP', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_uaGZOhUM5SOgtlHLs14t6m', '9', 'check.created', 'done', 'check', 'chk_4CF17x7Eii3FM6ViukMLfv', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_ILHshE9ITD7v2PjIT3RoTw', '2026-11-16 04:25:39.85+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_uxuHm9f4aChE9vHVnAO253', '67', 'refund.succeeded', 'done', 'refund', 're_VwGltKLqXjLzHbZSZ8bEwE', 'per_vRf5TKO7d1mkDFTc1CYFb0', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 04:25:41+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_uzA05IPEGKv3rokiLpIDsj', '116', 'payment.created', 'done', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', 'per_M9zESiLtNpdSo1jsdlWIeI', '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_iZynVgakOoaSpnUluM7unR', '2026-11-16 04:25:41.678+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_v8EuFKh7subdHTPT7HOPnZ', '53', 'matching.created', 'done', 'matching', 'match_Rk2TLhG8DCrkEub2NxVb74', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_GYGGXl8K0jntuDssT6fEj8', '2026-11-16 04:25:40.671+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_w4sRZo0b4yqRlA36GTf5NG', '178', 'remittance.excepted', 'done', 'remittance', 'era_hepbq97q0uwPA3bxjr3Mqp', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_w4wzO2pdgmPJEXz3cUZabD', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_eE86b757NwlFPnQ72zEeKZ', 'per_eE86b757NwlFPnQ72zEeKZ', '{progress_notes}', 'treatment', '[{"id": "prac_sGUHaHa6f98LcDYV9Cz63r", "type": "care_team"}]', 'dec_ArIwRZE56jFboY9o9IWpge', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_IF64bAY7wg7Fk9IY1OIaPJ', '2026-11-16 04:25:40.467+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_wlUbNFxQNe1AfYEteHuM9V', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_HrJkhjuLXAWYXYHfqVP8os', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_x5RFTt0IzFj9Ebxh62HwWb', '130', 'session.created', 'done', 'session', 'ses_XVqiEhrZ4JWrhpvRkAo7VZ', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{}', 'treatment', '[{"id": "con_rGHZqiRQJnPDB3lU6nRUAR", "type": "consent"}]', 'dec_sntHLrOVC7xyCNV8utUjM7', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_DRUx7JNOUZPJbEgspTXhMZ', '2026-11-16 04:25:41.918+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_x6cMGDGymqaVkIqWeRtsSa', '146', 'consent.created', 'done', 'consent', 'con_rsN80UFbL8vPEuYJwtSmZn', 'per_5cHk2XTSnRCpme3CUImFYG', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IJJyGefa1LqvrJtu4vWf8t', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UEj85ImJOFqVwiR21vqNl8', '2026-11-16 04:25:42.141+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_xBZKVZqGNkr5bVRM8tJYRh', '169', 'remittance.created', 'done', 'remittance', 'era_HrhnKC1OvQ8lLGhZS0c6zc', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_UTXvI9q61cHgWfMJTWna0C', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_xKfVZR8iRfuZB4hNDvQ1CM', '74', 'consent.offered', 'done', 'consent', 'con_cAiI8JaU5XOy9Wbuc3Bvpc', 'per_b5xH5sB3OXeYgLkGfhQUTU', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MxXkFRO8YvPi5vakQHU5wq', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_QtIgEIy39MPVSnFvbH96iv', '2026-11-16 04:25:41.112+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_xSFmW0khnCrlTYVVPMGlsJ', '50', 'assessment.created', 'done', 'assessment', 'asmt_eaaDg3oc01Uuc4IdHxG8fc', 'per_7DonAq2LGMewTzQeHRlHM6', '{}', 'treatment', '[{"id": "prac_sGUHaHa6f98LcDYV9Cz63r", "type": "care_team"}]', 'dec_g6TVRX8Mhi1ObmO1wSRhBh', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_EmNQFlXzuCR65bE8yhJlSQ', '2026-11-16 04:25:40.586+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_y3sGCe1qqbReNlcBx6TM4e', '151', 'disclosure.created', 'done', 'disclosure', 'dis_cW7GmuFximxilQlMLGxyav', 'per_5cHk2XTSnRCpme3CUImFYG', '{}', 'payment', '[{"id": "con_rsN80UFbL8vPEuYJwtSmZn", "type": "consent"}]', 'dec_HJtoHOF3Jkm63hzvpi01ol', 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_Z2fCMIEVwYybmU1aAuvqLt', '2026-11-16 04:25:42.195+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_y6xyD42lAa7Cst9BTW9P0i', '24', 'session.created', 'done', 'session', 'ses_w6fgNRB0fT7Lim7ONHNbH5', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_J5PjZB5mjZMyT2a07nKEph', '2026-11-16 04:25:40.156+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_yTAtIEn19jtEvTQReeJuKM', '142', 'practitioner.created', 'done', 'practitioner', 'prac_ojv9ZXpmJG2gofa0LjgAN9', null, '{}', null, '[]', null, 'account', 'acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_P1Qr2cdHUh8tJFB3dCVIc9', '2026-11-16 04:25:42.11+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'aud_z8OLWTEAXJmo0UNm7Uxh9P', '134', 'note.signed', 'done', 'note', 'note_H9Us2PVD8v9Jq2g1rVIKuz', 'per_wCE5tTRmJGLGFbrtkXd0yx', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_Jc40cigVd39CGPuk9bDOBi", "type": "author"}]', null, 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', 'key_xaPA8pREJxrvn631oJS1qJ', 'req_nVj13ViJWAHxk5bwPEdCxL', '2026-11-16 04:25:42.008+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '111', 'log'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xc9696722d90ada1f328149c544edce751f3112c65f8e5b74a608bcd35127da0c', '2026-11-16 04:25:41.513+00', 'head_b82982c6d6180508', '\xf1d7690cc7f7c61bec4709db465f0bbd59950ad3c620b6b462b31da1c72129197e5d5bf533490cf09d35e128fb689caf663b8078fea5ef86cdcb849b42e87603'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '181', '112', '\xc9696722d90ada1f328149c544edce751f3112c65f8e5b74a608bcd35127da0c', '\xd29a8145e466492bee58518ea48dba7c4d4c9eae2a02d1bf81a92b34252f6748', '2026-11-16 04:25:42.643+00', 'head_b82982c6d6180508', '\x487a1c616d8e2926850c1a92ad05c87d607a935f01cc96f5de1de51956a81f598956660c0625a0a39381ab04db6826ad03e2d2fcd29fb1d0a8f0d6d9a5841008');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '1', 'aud_hIU1vRYcMW6TyIJmA5NVwf', '\x6b42609def59fced0f35ef43c3584cf18c814e900e376d2a37957d45a8a79df8', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x31035a0bcf8d212eb05bc46ca821bb7ed236080d58d4ed305ad1c81fecb5f1f9'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '10', 'aud_aqM5alvDarAMwgOEzV4gly', '\xd0beec5d2559509a76f15bf3e9d9de29a990797f086e1303e2c12b01df860e04', '\xba05696e91423754c4323d75133e77be7972cd910a45b5b6972b822848b7ae88', '\xfe93bf700b8d1dc917cd9975580f0205df37b030e4004a0b6ab2a178cb375143'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '100', 'aud_CyTN9E99NnBjkQUIq4ZHoe', '\x3f1ac552e455613f294e62a5f42adf25af08ace2b14669927966bc3c4c15a066', '\x060fbd53f224850e50178cf183ec1866b24874bfc086a9a565ce91e338439101', '\x076f01bd2d81030100c5a5fbc74e00d71127836a04a8c6d5b06adf544d0794ba'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '101', 'aud_1dim8h5rWuS70loIbPdCwp', '\xf627c3e2d49ac75d07a0921595603a58715a166fa828d6be812ff1ec72f2ec2e', '\x076f01bd2d81030100c5a5fbc74e00d71127836a04a8c6d5b06adf544d0794ba', '\xf371019881d89b68d31e04eceac91cecf09e5257abbb3a312b7597b7c61db09f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '102', 'aud_uX8I8EAIVJvt7lZK90dwfp', '\x4e0376642826ef53b1195158ba2035e0edb310af50bc53386d24827c5f3b5df9', '\xf371019881d89b68d31e04eceac91cecf09e5257abbb3a312b7597b7c61db09f', '\x64691320497e8c49a4edd4066b8db72aec28d51ed2549575e240dcd051aa3dde'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '103', 'aud_DvR5ADHHXc2iuzkTLxf63p', '\xb84c24899dd90f9022ef6eb7f7af5128be57f0a2cefa973c718358dfef492e57', '\x64691320497e8c49a4edd4066b8db72aec28d51ed2549575e240dcd051aa3dde', '\x3eab92528a64428c1b56be298e6379239ab663c1f6d16b52861632676a236b6e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '104', 'aud_JdxVOejP1NozYItX1XQ4v4', '\x3e1adb8c5252fe2922559dc59bed0a553cc41f255f90a3620dd98816392c74fa', '\x3eab92528a64428c1b56be298e6379239ab663c1f6d16b52861632676a236b6e', '\x7bb6778085324080e5028b25ecd526e28f1ca96240561f2e15867eb1afac57a9'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '105', 'aud_qEaKNVUsC82C65ZoUu90WV', '\x12350e1fb27a8d7093b77708f06a54bbaac260acb790cde497e071518410c198', '\x7bb6778085324080e5028b25ecd526e28f1ca96240561f2e15867eb1afac57a9', '\x15faea6ef89503308e524c88b5f555fcc45146f55f58c6eac5184dc35ea85fc3'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '106', 'aud_X5t21bVnszYH7Dcuotl5Cq', '\x036a15540099328b6d233fcd619a6f7c4b38a72f9e37a59320a00107f09b9d58', '\x15faea6ef89503308e524c88b5f555fcc45146f55f58c6eac5184dc35ea85fc3', '\x3d80a58148d85310642e640c2d9d07c5febc2d44d710fbbdf7cdcf0946e0a735'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '107', 'aud_7pHxB0yHnTCDsBoxqwENm2', '\x22a2b7b0f5ad18704a691f205557bca1c833620df44b359356e6645ba7b81e69', '\x3d80a58148d85310642e640c2d9d07c5febc2d44d710fbbdf7cdcf0946e0a735', '\xf31adc6cd66cb7cf278017b0187d447d9cba9ded5456b84c12bf4b7496f3e8c4'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '108', 'aud_adV19vajp1X0rKNfLVcq1T', '\xac5d6e2a644dafa58215d1550b569d260cd5d633e4e6e18faeb86a7575e72166', '\xf31adc6cd66cb7cf278017b0187d447d9cba9ded5456b84c12bf4b7496f3e8c4', '\x4fc7d3113012a16f2d7f81acee829060b789521f772fe9f1a1dc6607574bcf8f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '109', 'aud_059rPD7g6ApJCjgSE45CoZ', '\xd834ddb7d6a48d487d71566c98099f6f5fb6ce96a1079229fdcbb8eac700b6a8', '\x4fc7d3113012a16f2d7f81acee829060b789521f772fe9f1a1dc6607574bcf8f', '\xadb735b32354f1cbd7af11943824a6d5a0caf3d17f6bdf3e9dd0f5b5c54b769e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '11', 'aud_TyfvawENUzRaWOfsdZlkYj', '\xe885aceac38e63da671106ea31a5a05b68dce7bf1d6e279450184009ad03c6ad', '\xfe93bf700b8d1dc917cd9975580f0205df37b030e4004a0b6ab2a178cb375143', '\xa7ec91d3f8cd6821f2d62aba4ab9dfeb0d6fa629b7687c388b286fa7b851d397'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '110', 'aud_hQlogW81I8UErLgKzfsHSz', '\x35e8794ec74227fbfd2b63975c29388488ae81ba0de366377f566eb382db210b', '\xadb735b32354f1cbd7af11943824a6d5a0caf3d17f6bdf3e9dd0f5b5c54b769e', '\x8843290dbd36e084c75c8a7d937f4ac17e4a191cc3d050360efd9edfe8f434cc'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '111', 'aud_d61DLdlGfKacR0dKDHnjU9', '\x9cd2a59c0dc839e177a68e6812750804b21babbdacb72c9fafb6dc50646e0ccd', '\x8843290dbd36e084c75c8a7d937f4ac17e4a191cc3d050360efd9edfe8f434cc', '\xc9696722d90ada1f328149c544edce751f3112c65f8e5b74a608bcd35127da0c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '112', 'aud_5Mx95LAlOBG8HUIecJ81PI', '\xbe005881342f65083a776b2514c68a13c2dbcf6a3cea0246278a9952be67753f', '\xc9696722d90ada1f328149c544edce751f3112c65f8e5b74a608bcd35127da0c', '\x78b34b17f088d237fdd222776dd0fc238cbaabff9075b6c38678edb685fa3250'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '113', 'aud_Jq7pPsMk9GQD1sSfF2uIxL', '\xdbae00866b657e70b59a719c438617d15b85e4a5ce1f6fba05ee2a8c174bf976', '\x78b34b17f088d237fdd222776dd0fc238cbaabff9075b6c38678edb685fa3250', '\xefbabc775a604d0eab9225a161b90e88b3b95ce285b4a44210c23d7e5bdb21f9'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '114', 'aud_eFYLKP9zkph1i1A5G0wqui', '\x122bced9640d652d54d14b732e1f2f545c979e8f35d98682092788e42c509f9f', '\xefbabc775a604d0eab9225a161b90e88b3b95ce285b4a44210c23d7e5bdb21f9', '\xf63b2f543970741b9e22df599eb9f6ccfebe7219754a0c80a6c5cf510a89a407'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '115', 'aud_5KfeJpq1nGZ7TL0sAnm7v4', '\x739d0eff6f121f9f7906e1b19c28a21cc108bac3b548562a9ab7ddd3f95c9a98', '\xf63b2f543970741b9e22df599eb9f6ccfebe7219754a0c80a6c5cf510a89a407', '\xc14efa7d8cfcc998954b4596a17f205d9e0265899ab6c5fa7952fb06de36ca55'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '116', 'aud_uzA05IPEGKv3rokiLpIDsj', '\x082af2fe76c757f841222b6bbf81243fada90a978bb4ebb644c57e66f0892c96', '\xc14efa7d8cfcc998954b4596a17f205d9e0265899ab6c5fa7952fb06de36ca55', '\x5523186681148de7ae7ebcb6951188b084b14fc0b32d62eadcaa39b38278fc84'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '117', 'aud_60RpwnlvvJzs2U6DC9N0mD', '\xbef6d790a78496b2c04f52df958ea00de3e9e812d4cc0605d8813b741a21f462', '\x5523186681148de7ae7ebcb6951188b084b14fc0b32d62eadcaa39b38278fc84', '\x306582f87be0a553135f30da2e42f90b9f8732e87e8c10ebca57f6ae49e89413'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '118', 'aud_Iw1qYxxOV85AuXxzNt9g5z', '\x0ff99d8b8d2dc2e9cd1b3083199fb329d859c47d366a0bf10ddfcc259ec23fca', '\x306582f87be0a553135f30da2e42f90b9f8732e87e8c10ebca57f6ae49e89413', '\xdee01991d7eaeed497faf46ad514eb8bfc7c23ee921669c7f313d1168607358e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '119', 'aud_V6V6Fiym372PKwiWnVJ8F5', '\x951dc7285679c9eaae98c9c909a00686dbb10e9f11aa0195138fe574c92980a1', '\xdee01991d7eaeed497faf46ad514eb8bfc7c23ee921669c7f313d1168607358e', '\x57b9669f699fb0d298fbf31235b620eb567b34c5e34a76358ed73252f0f1338f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '12', 'aud_IoNxtupQXDJ3vT4ACIeDnl', '\x87c352915f85a8e874064dbc0f3a0da6fb2d435e5f148afc1439cf8362fb5b5e', '\xa7ec91d3f8cd6821f2d62aba4ab9dfeb0d6fa629b7687c388b286fa7b851d397', '\x150d89386be7921f7e978d7206224d109e3fe70fb85c99b2c62517a2dba3e56b'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '120', 'aud_NdhIU2knHRClIL9yYe3UFz', '\xa478ced75eb2b8878ae91db7ed9b1c77bd4a77b12a34f31dc430ff535b872e84', '\x57b9669f699fb0d298fbf31235b620eb567b34c5e34a76358ed73252f0f1338f', '\xc325c3f831f4622163c192400b57425719d62024741df80bb21f2419a9dca2a2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '121', 'aud_OWLWPk57TKthuuMonG0NkM', '\x149837047699beb302086667fbaba036ce80b7d13f326c724753c2b9e7c44946', '\xc325c3f831f4622163c192400b57425719d62024741df80bb21f2419a9dca2a2', '\xd2b70faed327bf1a32137f5cca32127eb57bca051dc1d6511cd7c76f0b27530b'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '122', 'aud_c4sJD9PguMc8d02dff5d36', '\x1c49123381c5123a364be336b755293ba26009d72a51363bd7b859c533a2766e', '\xd2b70faed327bf1a32137f5cca32127eb57bca051dc1d6511cd7c76f0b27530b', '\xa55b2f7f2c6b527a004b4b4a668d71558ffeea324b16bdcd2694087ecd006c5f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '123', 'aud_gG96DuwTmOeaHMPS9vlHvr', '\xb7b2adabdc116c1e493dadae225de0d1c64a24bf14c56333674d5f61c41e7dea', '\xa55b2f7f2c6b527a004b4b4a668d71558ffeea324b16bdcd2694087ecd006c5f', '\xb09a0ed50b97b6a95d71843341b3fb17d3f250d622aa73eb8f1de4e3c5fa7302'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '124', 'aud_38Cc99A52QiPRoUm8JgfkZ', '\x21e92d9cbfccd63899135f6fb2a664154f6a16046b655111dc83ebc20cfa1434', '\xb09a0ed50b97b6a95d71843341b3fb17d3f250d622aa73eb8f1de4e3c5fa7302', '\x1ede2f9b7cfaab2a874853e23ec7de90b51a9a4a99b99659336315dacd55ad42'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '125', 'aud_3LQiswpRL7FubHhB3TW9CK', '\x02a0cfa95034276e3f6f7e54a0c7ed3768f796b61e21f230c7155442d04e9850', '\x1ede2f9b7cfaab2a874853e23ec7de90b51a9a4a99b99659336315dacd55ad42', '\x6af8401c64936e2d52ad081c614c3ca01f948a7c78f7214003ab4716e021338d'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '126', 'aud_U34r537BdrAHZVGC8EedFy', '\x8c20e60236aff2a16d055c9ec63df3fada3c553daf081b7369aff4f89633f1bd', '\x6af8401c64936e2d52ad081c614c3ca01f948a7c78f7214003ab4716e021338d', '\x7b63876b6e34f81aaf6859aeb732561ff1d2f4198daaa1efe9e3af837d71df7f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '127', 'aud_O2iadvWGgVD6qjQAXeh7LB', '\x1907a90092eebf1ba09d625e1686a7e66645960a4a7f3db7787dfda732690b10', '\x7b63876b6e34f81aaf6859aeb732561ff1d2f4198daaa1efe9e3af837d71df7f', '\xd7f4f3b79189343f2f7447d7c0c566937ff7237f49708762b392dc85eff8e4b7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '128', 'aud_9UvHDCXfr4RrS2fsXnSQ6P', '\xaf446f22bc5ae07365b1b4b52e2cfbd53d651e8211835ced48c65d4a89a12c9c', '\xd7f4f3b79189343f2f7447d7c0c566937ff7237f49708762b392dc85eff8e4b7', '\xd24738c8e9edb36800625284f8c0b89ab6e05b5576092a1f0c55c7ed5788efed'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '129', 'aud_TaWu0LWfSMHSy8t6khIhBk', '\x9d15a572eab5a67cd2392603746167f7367a1a3152415612f0b0aed9ddc60119', '\xd24738c8e9edb36800625284f8c0b89ab6e05b5576092a1f0c55c7ed5788efed', '\x27b1f2a0100db0ab22f00348bd5324c22266617408be9336a4991401e4453267'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '13', 'aud_WB5SyIYinltocFYyc1Bf9Z', '\xe2ba55acc35003961be5583af77b4dc2ee87552b481ac938ca42489aa7fd2dc4', '\x150d89386be7921f7e978d7206224d109e3fe70fb85c99b2c62517a2dba3e56b', '\x4032b33f411086283495cf3e55b51324a91b075d90983229be30350ca9770228'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '130', 'aud_x5RFTt0IzFj9Ebxh62HwWb', '\x40f13d5c95de7dd36e716ba0943e41bff5a5aa39d343c5056b2e11e5a51d75a1', '\x27b1f2a0100db0ab22f00348bd5324c22266617408be9336a4991401e4453267', '\x2fb6c07b86a5ba0c69f78e0988cbfa780b8a5dad23c591199c7d9dfc11467c44'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '131', 'aud_buvpGxmMJqLM9QeFzVjhJL', '\x017d2cd6c66bdcb987d18279e4414c7c920c6fb0c117ca0be602984d14f6ef0c', '\x2fb6c07b86a5ba0c69f78e0988cbfa780b8a5dad23c591199c7d9dfc11467c44', '\x96a0c401a8a3eacd2546b29cb60052a1fa19bd1b9b26d2f9d39decdb46553bb3'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '132', 'aud_ivBw9wRLIC3vFRx67gNJNZ', '\xfa0fecad97489e6f16d567201903ae6e2477a421e51095c467ae0b06af2b06f5', '\x96a0c401a8a3eacd2546b29cb60052a1fa19bd1b9b26d2f9d39decdb46553bb3', '\x78d4aa7141bc349468a55ae434302576f80a1ec39d3129ae1fdfe4039d4ef8ac'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '133', 'aud_dQMUIAO9WflofWhPfRjgFG', '\xbb0eac5a2efaae65aaf205b9479d40ef46b7d7a591c261ae124d19a609f47055', '\x78d4aa7141bc349468a55ae434302576f80a1ec39d3129ae1fdfe4039d4ef8ac', '\xdbbd1abeec5b70a243a7ddba03024f5597575494c3db3111cdb76803638bcfd2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '134', 'aud_z8OLWTEAXJmo0UNm7Uxh9P', '\xb67de3688fe85e42521d006637a832efd6860f4438c95bee873bf3079e1994f4', '\xdbbd1abeec5b70a243a7ddba03024f5597575494c3db3111cdb76803638bcfd2', '\xcaa419f0f9c7d74a3f76dfce1298281f3f5befa3b0acc8e7d30a1514ac9aa0e8'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '135', 'aud_YorxGQJmoO5lJcaYOI0RSk', '\x5f430de0b07b44c5cb505c69784fb58c800097e1bc6e3a6c9e6f3a3bf934ded6', '\xcaa419f0f9c7d74a3f76dfce1298281f3f5befa3b0acc8e7d30a1514ac9aa0e8', '\x3a6df74b1cff0552beb8731eeacae1f39967ad0b066c9fb81b6128f745913760'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '136', 'aud_qiU1AzegEXmEbUZJbGO6UU', '\xde758a7db3b9243bb6dc32947cd807f9b70eb7318a41642cc60e5d8672791adc', '\x3a6df74b1cff0552beb8731eeacae1f39967ad0b066c9fb81b6128f745913760', '\xebd52d9b0db7ce22da0624c98a9b682c00ee429fae7bc1d102a95a461c2c2683'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '137', 'aud_hd9WiNMFfecOo1o3L8UmVh', '\xf572ef62756f360d92c336126989326ba86a0c90ebb042531b16e2a3eda08a50', '\xebd52d9b0db7ce22da0624c98a9b682c00ee429fae7bc1d102a95a461c2c2683', '\xa4a8d78537a6b528a872455ab556726c47d2fa29d49869e05f25b3f4f79d07b3'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '138', 'aud_dmRZOfTAhv0EJIVc8JeVH4', '\x2dd3f2666f88d801d9a31546a71e171ad3f25c2e64d5cc2d32ddaad8dbb042ee', '\xa4a8d78537a6b528a872455ab556726c47d2fa29d49869e05f25b3f4f79d07b3', '\xe95369c5e723f8efad28b54adff79817a09a980a66a71fce83dfe13e8924c14a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '139', 'aud_aMLpPEZgKtjGeGbZJRN3qQ', '\xe75740bfe1c7dff3f3407c849b0fedbab3a8eb4e3ed7d62770a8977f7bd28d69', '\xe95369c5e723f8efad28b54adff79817a09a980a66a71fce83dfe13e8924c14a', '\x15b5e86f59ea6ce31d3bb1dfe4ec33db3e7ec90ac85f78e8bf9fd8d41d58671d'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '14', 'aud_TknBB045bb8GJdx6qM6KFV', '\x69ccb03102732d253251086cee057fb90330cba08c5894a5ebfdc4fe2f1cf399', '\x4032b33f411086283495cf3e55b51324a91b075d90983229be30350ca9770228', '\x8e510be12badf934affb52a68422308077e6d16efa554d2ebd80852424645726'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '140', 'aud_Nd2wYKszCAPMFsw6OmbQaU', '\xcd34768e95f79243e949e0884acfa588c9284315949a38355ad6cff57fffa81b', '\x15b5e86f59ea6ce31d3bb1dfe4ec33db3e7ec90ac85f78e8bf9fd8d41d58671d', '\x2f5ecabd25bbe628ad18bf2d6f889e97e566d62c93966e850fb024a4545fac56'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '141', 'aud_KQGdt86r0xe9wpNjZDVA2b', '\x487cb58638e14734f640e5cea566829a9352b5676d78c02569d13697aba45608', '\x2f5ecabd25bbe628ad18bf2d6f889e97e566d62c93966e850fb024a4545fac56', '\xf22f187bab66cc9eb5fc1a10983a92e9c2deb6cfc29feeeb78b7834ede009191'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '142', 'aud_yTAtIEn19jtEvTQReeJuKM', '\x89689dea761d21748e1aab9e3af7372d9c6e7ece4019ef35dbc4e5f4bb2f0a1f', '\xf22f187bab66cc9eb5fc1a10983a92e9c2deb6cfc29feeeb78b7834ede009191', '\x516e8473056b990f820da8a98557a1d2225f78efcbd9d5f266b0def9bd67e531'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '143', 'aud_S8ZIIwU8zSkSNXsDrgYK4Z', '\x6bdeeb9c8b8425839bb6198850879f37d13758119a8f595ac8a695fdf22cb1a3', '\x516e8473056b990f820da8a98557a1d2225f78efcbd9d5f266b0def9bd67e531', '\xf764c2197b2da4f8805e810c966caf6988e5d2391dca2defbd8f8d92b7504af9'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '144', 'aud_kCiJfOpXSRsDtMbMEs2eY8', '\x172f74f6f54e090fc6aa51e89acd79d0f63b7faf4073611eea392d2a0f6aad67', '\xf764c2197b2da4f8805e810c966caf6988e5d2391dca2defbd8f8d92b7504af9', '\x4da6adf2cc6430f259cd8b06e69bd0dc93581ec3f3c84ea6a95a6c155dbd709b'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '145', 'aud_gRtJPsAUUjDTz9kaNVHHAX', '\x89e88616984434c0a7fce749c57103744ffc5df7ff149186cfa956bd22703dd8', '\x4da6adf2cc6430f259cd8b06e69bd0dc93581ec3f3c84ea6a95a6c155dbd709b', '\x28426ffd430c8cd09f71a089f3672970e11c6072ee7685d261667c20c01e24b0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '146', 'aud_x6cMGDGymqaVkIqWeRtsSa', '\x6bf5c133e6063904bd6ca5a168eec821f503614d1bf70ff7c207a146fdfdb02b', '\x28426ffd430c8cd09f71a089f3672970e11c6072ee7685d261667c20c01e24b0', '\x8b1ed0f335f6861526f3cde5b7e06462c257ac02504d8057e7e02b02b5974cbd'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '147', 'aud_Kt7fX8jcfSmtz9eTYPbJBc', '\x0f6de83b11dc97af9f3ef3eb43cf87b89bfbb49b8294cae789f8689ae08d3264', '\x8b1ed0f335f6861526f3cde5b7e06462c257ac02504d8057e7e02b02b5974cbd', '\x45d69772613e31031b7a5868cf1e357b8ba2fad390a89d39e55a1f2ef81fe489'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '148', 'aud_nB80fr282MIMVlbDbBXbZl', '\x473c5ed8cccfb0452f0ee9453de8b37c3051cce0057d1e6a83fdb47c8e22d282', '\x45d69772613e31031b7a5868cf1e357b8ba2fad390a89d39e55a1f2ef81fe489', '\x4354459e68450a2ab19a9e2116196a36ce42f2e577880ee3f172c60b9cd51a82'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '149', 'aud_0z6g1tnzDs7XFa0DXPgBVd', '\xe7d36b85cae8c85ad539253062c539aa74737d6c57f39ddd399e8b9623422b2d', '\x4354459e68450a2ab19a9e2116196a36ce42f2e577880ee3f172c60b9cd51a82', '\xe08360641705f9b0414c8f837b21e61691d13715437c0a0cead518c5022f9a38'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '15', 'aud_k1hYtXhX9EOrgaSbI6wbJO', '\x7fce220ed19f024b53055c0a2a93e99b6f0e754c31bf6630c00f38dcee3ef456', '\x8e510be12badf934affb52a68422308077e6d16efa554d2ebd80852424645726', '\x183f4f75c2989fcb2db60a6cad8b61188a05117a85c1adeba938899160de1952'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '150', 'aud_BQslWIcwrsvo4T6Jzz0E60', '\x75bbe02f12d49e70db306d66de953469eae1855afe209a05b18c6ea9801f94b4', '\xe08360641705f9b0414c8f837b21e61691d13715437c0a0cead518c5022f9a38', '\x9020847bd4904a2b4e0ea00ca9804db661a28f2dc95a7c0eabf550393bde71bb'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '151', 'aud_y3sGCe1qqbReNlcBx6TM4e', '\xfadb7708033da3a037c0b41560d290933ec7a7f305d035d137767a2b68d8c8ce', '\x9020847bd4904a2b4e0ea00ca9804db661a28f2dc95a7c0eabf550393bde71bb', '\x98b3ea948249b636c3247c19462c775090d7de8df84dc2057978121208f72299'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '152', 'aud_AKwIxENNi5q6SAi6IAiWDA', '\x2f092fb561c0d73f9bf3a3bec2e5cee7a51b1bdd1ef2efbe6f48e34352e8866b', '\x98b3ea948249b636c3247c19462c775090d7de8df84dc2057978121208f72299', '\x672c621dc289856d5a3fde051412202a7bb3036577fad2f3804a05c2a75e089e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '153', 'aud_Eqy94jQh7LMjmyoLksXP3C', '\xdb508293894597ee002459f8d6cf668fde63a23ad1c72b07b4bc2d0d292e8e49', '\x672c621dc289856d5a3fde051412202a7bb3036577fad2f3804a05c2a75e089e', '\xb88ac57fe0e17ed0336e3aab3da81c8d304794b3a196d713b476f97733f93a66'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '154', 'aud_eUF6nmperlxp7lYq2dvLjR', '\xee3865675e9f47197e94e804e1dc85a9b1c54a3bbd569e792c84a2f357558b06', '\xb88ac57fe0e17ed0336e3aab3da81c8d304794b3a196d713b476f97733f93a66', '\xf06e33999b0c4457620b876f5d872ab6f95633ea1ecdde08d184737c963bacee'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '155', 'aud_ThF20sSF0urIi9AQS4SzNz', '\xf79a328e1a791468d51ff9f8120835552448211834970af396c39a2e96ce1f13', '\xf06e33999b0c4457620b876f5d872ab6f95633ea1ecdde08d184737c963bacee', '\x109934dae6d0d7a3ecdc4335f13416ed53769ac104076982a1ad83a3c4c90b41'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '156', 'aud_jZwvqf49gPbbTXVjpZrQA9', '\x437834ef807e294ab76475451171b6388812e483b76f0bc3e148e066bb647c29', '\x109934dae6d0d7a3ecdc4335f13416ed53769ac104076982a1ad83a3c4c90b41', '\x2176087a40d94c83129f2341deb062c5fd2165ef5fd023a5ed738cfe5d32e828'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '157', 'aud_fk4FWMcrPXCDW7Zzp4nZYX', '\x1aff0a4f26e962e3b93beadad1f16413dd0f9a6381f3796bcce69bec37480298', '\x2176087a40d94c83129f2341deb062c5fd2165ef5fd023a5ed738cfe5d32e828', '\xc32bdd231d396448ec8faf103244881aa2fbaf0be69dc9f9fdcd7fef939ed947'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '158', 'aud_V78qaqSa1Hq5N0ccwnZF4Q', '\x72cf436ecd10f21f874e1cf7c16a83e767965505214dc61f4cba02d7d7caa8ee', '\xc32bdd231d396448ec8faf103244881aa2fbaf0be69dc9f9fdcd7fef939ed947', '\xb1f3ab274c07883afaea16bd5631fbc1b30d7730c48a531b1929986204a318d2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '159', 'aud_QLp2DboMNWCovvVbwjQR64', '\x682e01ad0bdb590b3291e2bb1ab4a1b2d17c530da61b51d03252373a00acdb93', '\xb1f3ab274c07883afaea16bd5631fbc1b30d7730c48a531b1929986204a318d2', '\x124850924571162ae91bb4bda827e95c47cff18a395d840719eb9fa87deb2fbe'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '16', 'aud_pd6FdPiT2Wl4P40BzIdi9g', '\xf76787409887bd45dea175301515f8c268d894697cc93d287213d7e259d2c89b', '\x183f4f75c2989fcb2db60a6cad8b61188a05117a85c1adeba938899160de1952', '\xbd1fa1601414d48d9337a15907df74a285d79ba9f3e5f5243c09c6d5553d12e5'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '160', 'aud_2oX0XNyckInmMoeJAaYX4D', '\xc9047afe908c676d7539b06a2e3c4f351d0a8d12bc3d432b9841f4f89990b2d6', '\x124850924571162ae91bb4bda827e95c47cff18a395d840719eb9fa87deb2fbe', '\x382b48ba1fe1f842dec37aa86a0f75efc3e342ab11f11b5ed88edb7821d941ce'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '161', 'aud_JvdvkdLDrs7eVwFxsC4Lqi', '\xf2c00f536939319213f1b1d61373e06db18ac43c6b666f4a314a8344c0aaf468', '\x382b48ba1fe1f842dec37aa86a0f75efc3e342ab11f11b5ed88edb7821d941ce', '\x9d1c046f22ed20d2f07863893b584e2764f74a0636bfa02e8aefba3d76f37523'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '162', 'aud_nDOoKkjwBqh1xUFeeDl99I', '\x66ac3c1750a407fc688e06ac99a14eff8e17708b26b8e735c6c589d8d94702cd', '\x9d1c046f22ed20d2f07863893b584e2764f74a0636bfa02e8aefba3d76f37523', '\x0d3fcd0be8f03d4e88f97c40dd86af67457cfbdd3800e6e53600be79239e3bca'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '163', 'aud_PwuguAMX4Rng6baTXvIbH4', '\x940d0977ba4568d4eb439fd7156dab145feeb6a459c6677bebc4dd848e75ef78', '\x0d3fcd0be8f03d4e88f97c40dd86af67457cfbdd3800e6e53600be79239e3bca', '\x0d45104efda00e63d5d0f212f99b7a125c2f3e3182c3a1751ca04a38f9a8c50f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '164', 'aud_iOCahWv8bkWEDlsMHn5vTl', '\x6d21f9d7bad4009c69113e873cb79de3e4869a4db0de59eadc793c1f09f37bbc', '\x0d45104efda00e63d5d0f212f99b7a125c2f3e3182c3a1751ca04a38f9a8c50f', '\x5f86904e655a2ef5ecfbb26abeee914daae138c70e3fba35aa8245c78203add2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '165', 'aud_WXtiuuhhXbdIMQk76upXaq', '\x4e0e6c8a4dde2597d8cf8ff23eeeda3a59f2230f1027379e1b6167def1862283', '\x5f86904e655a2ef5ecfbb26abeee914daae138c70e3fba35aa8245c78203add2', '\xd5b829f4047d9d90cab947a574f4a5090a6aa1d08ad090624d8508d98e32767a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '166', 'aud_BpnfYZuZp0xvIa0hV1QtFc', '\xb2a2c9537cd958f823ae399397102bc1d4595c91f2d7db91c516b9f595f6fc53', '\xd5b829f4047d9d90cab947a574f4a5090a6aa1d08ad090624d8508d98e32767a', '\x6dc3ea28b5c264f114323e799846fb86b1805deb5d60028796f0aa582d0c3114'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '167', 'aud_uZ5bM3eIkiEbzDaJxIIULz', '\xad08e5d29a8e678ca8d0090ce22a9fe0b25008d4118feae07c5083b94812f074', '\x6dc3ea28b5c264f114323e799846fb86b1805deb5d60028796f0aa582d0c3114', '\x353bba0a2b0c3e9688f5b8a85035841a6cc81618175ea84eeb63736f78598ca6'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '168', 'aud_FOaMnaY2kBntSj2RROjtAb', '\xb277fbfd336b278b24774756c065b7be84ea49f33e6f0bcedae7402e0fe38905', '\x353bba0a2b0c3e9688f5b8a85035841a6cc81618175ea84eeb63736f78598ca6', '\x11d867a3acdebd7799dded9c422a3e11e117c715c8ef15503816d0e48310ca5d'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '169', 'aud_xBZKVZqGNkr5bVRM8tJYRh', '\xb78f31328e51a75522df1ec423a9bec92fb12457ae80c1b66b3dc00b8996a80a', '\x11d867a3acdebd7799dded9c422a3e11e117c715c8ef15503816d0e48310ca5d', '\xffb3aca341e3c08f6ba6263c98167e840b0fa3254c5031599764820fcd673a44'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '17', 'aud_eVTtVSN65nXYJGT7NSe02c', '\x1dd55c12d5caa7846ed173683f3c74c5c9cce1f4d060f4a99b545877bc8dd3ae', '\xbd1fa1601414d48d9337a15907df74a285d79ba9f3e5f5243c09c6d5553d12e5', '\xb3f33d09fcd297d573f2afa37181d4b60c5505ec765d9d7dbcc239538cb91b50'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '170', 'aud_XmZLEQDAPgjITPCZINzMzc', '\xecb7d99a3c874b02aa1b906880e0cf3c5523681bb68bbfa629d910d9ef212dc0', '\xffb3aca341e3c08f6ba6263c98167e840b0fa3254c5031599764820fcd673a44', '\xc988f3a77289d697aa4c2e3d747fb403428accccb4ace775dc0656a8cfcb3b45'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '171', 'aud_T6SsJ8DjYVPIE0AW0apbhM', '\x91135dec6dd1a84063d0dde40c57d6ab9a399b6b2e21c0b413ab1c8243f8dadf', '\xc988f3a77289d697aa4c2e3d747fb403428accccb4ace775dc0656a8cfcb3b45', '\x143304d1e74781628f53e6a8aa48baa0660af20b8408f7c9175de4d47f51c22c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '172', 'aud_eWLC8tG5uCk8nFTNY5LRLi', '\xa0a3fb9b494ec8491c807aaf35a39f64ad5239b391cb5ae1e8cca1fd5f0d332b', '\x143304d1e74781628f53e6a8aa48baa0660af20b8408f7c9175de4d47f51c22c', '\xb3a35a7581dd9eee912fd4f0ed408162b3abcb0d19ff24806b2ae47ce737838b'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '173', 'aud_1N1Q1IN9QSdpsBKRoY50tB', '\x32c0552961133f7e1bd5ffa5edd45eae7ea24f3e1f869cddb83ee55352809023', '\xb3a35a7581dd9eee912fd4f0ed408162b3abcb0d19ff24806b2ae47ce737838b', '\xfe3d95c2d72f12b8bb7f2b2d101283da2036a3b67e87a043d92545aac1937aff'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '174', 'aud_wlUbNFxQNe1AfYEteHuM9V', '\x683079ffa1a211370633cc695299838061ebb2261a92a433e40986f774e6720f', '\xfe3d95c2d72f12b8bb7f2b2d101283da2036a3b67e87a043d92545aac1937aff', '\x23cdf5d6e182a4b1461de996267407ea97f422133e950d219f55761a0a280ee7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '175', 'aud_aKGeZT2vPkK4HE3FFanxMF', '\xe0ef1cd89eaf31e92a0db4f9aff7aa1c7cff31aa9390f6c2665109e485f34398', '\x23cdf5d6e182a4b1461de996267407ea97f422133e950d219f55761a0a280ee7', '\x6cba6ebe9ca6937fbc36236106c1a0175e91382e275d923285e7a82bb3680569'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '176', 'aud_O2rvzNzBKPcUoDDkZu4yvy', '\x9dd921e946e10c9a7e9a3c2517453d778899b70a1e99ee0ddd51b059ea1da107', '\x6cba6ebe9ca6937fbc36236106c1a0175e91382e275d923285e7a82bb3680569', '\x5d898176cbe6bb86cc770a524b494749c3fd434fee39216d462b87580880cffb'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '177', 'aud_PjTKpwxqeZ9gQA8aDGqCnH', '\xddc88e9a29d317565b29c6fa6c98c9875697a4af928cb887f82545aaf66fea40', '\x5d898176cbe6bb86cc770a524b494749c3fd434fee39216d462b87580880cffb', '\x1ca5cc4a21ae74226edc15ea9372cde80490cf4090aa58e3e04e774cb3b67007'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '178', 'aud_w4sRZo0b4yqRlA36GTf5NG', '\x83328365eaefcca3e1a87276c6093a1aa8a0dd2ea5ecf2a3f2064f00a30b3a0b', '\x1ca5cc4a21ae74226edc15ea9372cde80490cf4090aa58e3e04e774cb3b67007', '\x2d3443aeb827235cf6a4f842af34b7b8f31b2266d5911565fbe107a14658592f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '179', 'aud_SX7pcGDTaGw9DzXJ2oyum2', '\x6d47da01eae814fcf635a6ca83dfe5046bc8b6dcc2e96c4107d4dfa9666b200d', '\x2d3443aeb827235cf6a4f842af34b7b8f31b2266d5911565fbe107a14658592f', '\xf41e1b5bd1439b4d3745b39fed08d98fbb0e514d4ca59448f4f348d696b65894'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '18', 'aud_UOdVaz3ukHsH7P7eEUmsqT', '\x1a983bab121bee15154a2942bca9b576e8d1310ddcb43964ffdeb32e39ed473d', '\xb3f33d09fcd297d573f2afa37181d4b60c5505ec765d9d7dbcc239538cb91b50', '\xa64a1f5262b220953c49f2205a69f6ab4b5335d30df5feac765260bc6c835565'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '180', 'aud_j5pn4eFQ3vRkpBLyGvKlHI', '\x4d0d025e28f211d6bb9fa2b89417985e2c166e1762ae8f067aae82572d1795bf', '\xf41e1b5bd1439b4d3745b39fed08d98fbb0e514d4ca59448f4f348d696b65894', '\x8ff926da712ca543cf2a333b78ea4c08002ea7df00c97ab53d74dee4c99ed505'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '181', 'aud_COdCk3f9Cj0sVewNZZ19Dy', '\x99e03ac696218328807c51371463aa1b5fca5c93a173a66097a634f81ccb06e0', '\x8ff926da712ca543cf2a333b78ea4c08002ea7df00c97ab53d74dee4c99ed505', '\xd29a8145e466492bee58518ea48dba7c4d4c9eae2a02d1bf81a92b34252f6748'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '19', 'aud_W4YUZ3dNO4iX4SDJwdPyj4', '\x9e3762e4d9574039173a9f38c2ade2fa1a9641b2af49edf219b20398c9ec684b', '\xa64a1f5262b220953c49f2205a69f6ab4b5335d30df5feac765260bc6c835565', '\x051fbd46f6bf7fba209d6ee8a76dfbec9bb5ee3b3095082ae84edf32d2aa907e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '2', 'aud_ZvhnST2FP4KrFr9J9v8tjF', '\xdb7b6e6395dbe301b16d9d32e60c7718b17f280d7c0067ab8e5c3212988c7224', '\x31035a0bcf8d212eb05bc46ca821bb7ed236080d58d4ed305ad1c81fecb5f1f9', '\x153874d91b09d9d32b6accc5c49ce632beba8a4bd203b9b6cb74ef50aa2e8f93'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '20', 'aud_OqQlnBrSv5wqxHZ19V3ByF', '\x1e266fb2b0c4175cd566f7adf464fb07cb6cc9f15208515c133ec74b601b7d53', '\x051fbd46f6bf7fba209d6ee8a76dfbec9bb5ee3b3095082ae84edf32d2aa907e', '\x71ecd118cf4b7fb06a0827f0989271a711a43107bfbd90c357d212bb85726f8f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '21', 'aud_nmrsoyWArQFvfxxksbsy70', '\x7f0f186a78f8320bcbf15845069419321f4b1407de0d29411822a3bef6e76041', '\x71ecd118cf4b7fb06a0827f0989271a711a43107bfbd90c357d212bb85726f8f', '\xe0e03753cf984f85185c52c8d4db0048002b238b75fbc65b9118736d289c5d84'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '22', 'aud_QQVjprXrbIISb3dREIFVBK', '\xc137f82fc7815091f43fddd860f30199b035613e46358650a8b801376cb557ec', '\xe0e03753cf984f85185c52c8d4db0048002b238b75fbc65b9118736d289c5d84', '\xb775340b6130aa9d0da70360ab6971aa9024a325e6d2d99cf2890eb651d48d7a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '23', 'aud_CCbyzTS7IpFcGKxsVZayNa', '\x54a8b266c7be6399dd9390ec7b4e7aee3335eaa8c1218916558e3f9594a9a19d', '\xb775340b6130aa9d0da70360ab6971aa9024a325e6d2d99cf2890eb651d48d7a', '\x9e48ff01fbdcb72c7bdc1fe32126037fc6aea1d6da7c2b72157db685ddb10aa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '24', 'aud_y6xyD42lAa7Cst9BTW9P0i', '\x182c302eb98fb900d218b93bc40ff722e09cf2364f63800097e75349ba02a559', '\x9e48ff01fbdcb72c7bdc1fe32126037fc6aea1d6da7c2b72157db685ddb10aa7', '\xe3bf997b007828165cf8e3880b21dc2160d92d5ef5c13a9cd34278d6a048beab'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '25', 'aud_LkvcPVTWB53cRFQMtJ80hA', '\xe52e86e1c3dba44772083e3bf66d7054ff9fba391765c7343eaad642d58deec2', '\xe3bf997b007828165cf8e3880b21dc2160d92d5ef5c13a9cd34278d6a048beab', '\x49484d1a9c0c5ac0c6a1303e1d2d1e66ea52aaa6bc914af6a4d7a279b4710ad1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '26', 'aud_mVdZaM4Pl4LaiurCxUdZmq', '\x6bc872a9a0ad977533238f3d70141a424c61a2f94a803dbe5956d05ce654e444', '\x49484d1a9c0c5ac0c6a1303e1d2d1e66ea52aaa6bc914af6a4d7a279b4710ad1', '\x2da41ec287f3344164ec0a0cf7bdc41490cbf770589a0d5ff850f04bfeca310b'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '27', 'aud_KveBzNqQYmgzAwBdd2fJK0', '\x00c51b4196bf377fd732464304041b616bf65a7fc3608ab3db06adee20027869', '\x2da41ec287f3344164ec0a0cf7bdc41490cbf770589a0d5ff850f04bfeca310b', '\x3f58319b14742f725f3ff443196107585c5ed8d806f40e13229a2cad446082d5'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '28', 'aud_Xf37Cd0KrgbW1JUY7BJs99', '\x588e2112d8f225e02628795f2f12a1541762658bf4c7331ecddc91fe72aa5379', '\x3f58319b14742f725f3ff443196107585c5ed8d806f40e13229a2cad446082d5', '\xa8daabaccd830a8c9a06adb4721137e61791aecbc88535f2246c63266bc4da7e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '29', 'aud_PKFe9xc4MGXQMhTol6jG6e', '\xe1bf379cdfd4d719f76e3161e3e4fcb3f08b759066ee12bed39dd91ec8f5a8ed', '\xa8daabaccd830a8c9a06adb4721137e61791aecbc88535f2246c63266bc4da7e', '\x27a55bbf1c9abfcf27ea17c3d746433dcfd23e32a6e45383ccbd1ba6b654f4a9'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '3', 'aud_OLMW2mAD4xBYFd7wbD76w7', '\xcb45d6a74e9228b5fb2ccd70369c1694c69764ac2a5719e99955b13618ee7a56', '\x153874d91b09d9d32b6accc5c49ce632beba8a4bd203b9b6cb74ef50aa2e8f93', '\xef1092a7626baf0bf7f32b651cbe0cc8740f17c702138c6293e375a5aa916548'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '30', 'aud_tX6iETZKueeDQ6IYwhnWPN', '\xb1d2cfc724c857c9bb8ebd681ee59113dbd7fa0cba1692782bc243bcea68e888', '\x27a55bbf1c9abfcf27ea17c3d746433dcfd23e32a6e45383ccbd1ba6b654f4a9', '\x2e5ecb2974a2346b86ee38c16e5f11481b3ac68d94b2c9acee9724939f300bd7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '31', 'aud_To2v47JMiadeBWu60orBJf', '\x2351a7457dc69fd484eccb5d0442d51a7039764c61c495814b8e0011bf2887b2', '\x2e5ecb2974a2346b86ee38c16e5f11481b3ac68d94b2c9acee9724939f300bd7', '\xa88653d274e07441d83f5a7f0450ba4a0b88c2a4934334074fc133c6618b0e06'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '32', 'aud_gwbD2FOa7k3JpD1qww74iS', '\xc8047cdbf668e0a67ce56c8e823e3455ac52d11d60b9727e8859636477f5bc5b', '\xa88653d274e07441d83f5a7f0450ba4a0b88c2a4934334074fc133c6618b0e06', '\xcc511a6c098ae23b920b0333d8ab9138147a38152ce4721fa54e06dd108e003d'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '33', 'aud_j78RykoenDwpOcjBk1hjEM', '\x102e8a9de4a1d7a1e56b4db8582402c65f51701e07ba70bc342a338b9084c520', '\xcc511a6c098ae23b920b0333d8ab9138147a38152ce4721fa54e06dd108e003d', '\x4692f9abb0849bd364cd65b02563590b84ab3fb3f94415d89cebd5fa29a0c41f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '34', 'aud_4zhjiGbDzwsz9bspOp8nId', '\xd0a40c63f00f34e542093c7786b3068477a37446fc56d8a88f2ff67139255aa0', '\x4692f9abb0849bd364cd65b02563590b84ab3fb3f94415d89cebd5fa29a0c41f', '\x8585f586b9eebf39345756db9ca4472f974f1250482dcb0dda0650eee1f9d649'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '35', 'aud_WnuuxtZBetMp1qQqS08nJB', '\x0ddcba269456c851410de0ffc1023363f6456748eb3e9487d1cdd697d17b9455', '\x8585f586b9eebf39345756db9ca4472f974f1250482dcb0dda0650eee1f9d649', '\x6e4fb225a6b2a26c6549735f6431fc7d7bbf98fe024da25825145e790a8a559f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '36', 'aud_3NnoEfY9qBdJuB3F0oE3om', '\x102e14571051ff58ff7efafd3a81981a1305d6896664f0373ec9b40577cad958', '\x6e4fb225a6b2a26c6549735f6431fc7d7bbf98fe024da25825145e790a8a559f', '\xd20d5f753b73bfd59f1880f06b44630d1a07f3d42a221f5980185f16c5c9519c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '37', 'aud_N5uF7j3p3g9cofP3zX6qjH', '\xbba4e4aefd0a363435110642fa9c034ea1413d6d4b6dbd705eef602359e26878', '\xd20d5f753b73bfd59f1880f06b44630d1a07f3d42a221f5980185f16c5c9519c', '\x2e1c005e6108f27df63a86d13efc660f54425b70892c8e4d83494823f87aa3cb'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '38', 'aud_mM8GIIB0JmufUOt9aSl5Bo', '\x5c8b73e09b04152c489aa580d8e378dbadbff09f91fe098d2145b6a7d7696d24', '\x2e1c005e6108f27df63a86d13efc660f54425b70892c8e4d83494823f87aa3cb', '\xe139ecfdc45963ff728fb129c24f824e7742e3d78f323b2235ca801b66344a6d'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '39', 'aud_j2px1GVvlkAxWS4JwL8fbN', '\x7df2d0ae98daf85edb513496d88fef3f1891d523238a9993c5f32169ca835721', '\xe139ecfdc45963ff728fb129c24f824e7742e3d78f323b2235ca801b66344a6d', '\xdd933c563923146817c4675822eb665063276c23fc26ca6f9711fc615f01a155'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '4', 'aud_CKOmCqtFn4mIt3YyQxFoBh', '\x07f93b917b33a74572174b05df421766fdf72e9902be355e35f89f8531e70941', '\xef1092a7626baf0bf7f32b651cbe0cc8740f17c702138c6293e375a5aa916548', '\x8df5b664cc677402da45befca7fc55a63a0124bd27e01f9a3a384740c7b7be30'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '40', 'aud_WFURj4GSrrHIXCLJMnY6yQ', '\xa922f1032fad117efbb66c7c20844410ffd7eda38fac0d622fd07b3076e3e81c', '\xdd933c563923146817c4675822eb665063276c23fc26ca6f9711fc615f01a155', '\x9d02b569e767d9bc4db8555f86e5379d16e034496b1c9fb34e8144072f5e2d07'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '41', 'aud_w4wzO2pdgmPJEXz3cUZabD', '\x283a9d58ad9fc27113859aef0da7886f33c83379b480cef4952b91e269c7d961', '\x9d02b569e767d9bc4db8555f86e5379d16e034496b1c9fb34e8144072f5e2d07', '\x4aa6f69bbc384f3ed01bce3e436a4abe3d89aeea7ba598c699f8e8fe1e405d9f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '42', 'aud_THdjpmrC7dvrbReZk1HC8Z', '\x7cb810ff189b4e5c1f9e6fe02bd058ea9654e5901efc2b44d9143f9fd7f36044', '\x4aa6f69bbc384f3ed01bce3e436a4abe3d89aeea7ba598c699f8e8fe1e405d9f', '\x21bb9f0acae22e9941e7202ab98d0754313670426b15335ae8c695a3d2918ef6'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '43', 'aud_b5iYkWRYqvqlWUgSJCd2Ht', '\x67a58bd1f10c404826cbdd8f70680907958c5aade3dbefa07cc24d79faf1d148', '\x21bb9f0acae22e9941e7202ab98d0754313670426b15335ae8c695a3d2918ef6', '\x61150fcaad49286cc64f2c6d782280da87de95667f37dff895bb541bad04b03f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '44', 'aud_lmhgS1CavOgo2zrmbwq8hC', '\x124aa8d28d76e094d23da0be9e6aef734413eb3fed9a0b91283bb377ff1c157b', '\x61150fcaad49286cc64f2c6d782280da87de95667f37dff895bb541bad04b03f', '\x02fac31019671584df30e3422de49ce83877490fe1a40ffe2998e9a5291b13dc'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '45', 'aud_RAIpyW6uvprx3owpnKCH6S', '\xd27930e405d43998324536d845864addea07188c2cada1f2ae1f33f06ae40022', '\x02fac31019671584df30e3422de49ce83877490fe1a40ffe2998e9a5291b13dc', '\x5f289b06a9491bd58a6bb6f29fbd06857a86e6ff7b0a67357b928ab9e6d99a38'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '46', 'aud_fUylcBSW1ZXV2GDkxTeq0M', '\x586e1bbf2892c95011c3a37cc83aafe41bd2af682b7d4bc1294afd44307538e3', '\x5f289b06a9491bd58a6bb6f29fbd06857a86e6ff7b0a67357b928ab9e6d99a38', '\x1b55c21ef332759473ed7f95fed82925b296025bb4f297b9b6c8214d765601b5'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '47', 'aud_rsCR4Sg4hOUaT8k7dilcWj', '\x3b3d25ecb7fc19f9902f121578d9196081153e951606c1ad5aa3b68c178df5f7', '\x1b55c21ef332759473ed7f95fed82925b296025bb4f297b9b6c8214d765601b5', '\x0bac89734e4a78f3608bdf3468ab352459673c267894c5622a6cea4feda5ad3c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '48', 'aud_U62apONfGBoOhFP9iXy2dT', '\xe431e38a3f9d69b8b49228b87b54259dc575abae6cc6acab00bbc492ea0fadd0', '\x0bac89734e4a78f3608bdf3468ab352459673c267894c5622a6cea4feda5ad3c', '\x14f90db0ba5f29b095beb1fadb0718489aaa40286e16ed0f231d07f28a387ca6'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '49', 'aud_qZbKJSyiTT1qf7m50jgPWe', '\xb949c54e1ed67d7abd9e23d34802af01a76146421ad4537aa59255959d8ab76b', '\x14f90db0ba5f29b095beb1fadb0718489aaa40286e16ed0f231d07f28a387ca6', '\xa335a8e151f09e75ac78b00fc77515220e2b73e3c895dd721404c259adae1959'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '5', 'aud_PysMtY8wDsbMzyw5pBCD4B', '\x7af1f6cd2a9910119941aeef92570cb2adb7a5cc06622369984d30f37b88900c', '\x8df5b664cc677402da45befca7fc55a63a0124bd27e01f9a3a384740c7b7be30', '\xdf307f773ff5bae4b6b75aeb37ac0ff1ce9c16d47c1c2cf16bbd141dac4c2fa5'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '50', 'aud_xSFmW0khnCrlTYVVPMGlsJ', '\x5b38566481a8475e6e61884bbbbe9e41f4d92c90e191170d6e0026c162e08f8a', '\xa335a8e151f09e75ac78b00fc77515220e2b73e3c895dd721404c259adae1959', '\x47b3629507e5811cc59a56f0952af114a96f461027eb0b59a6c5789ae8f0c4cd'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '51', 'aud_cIiCn4selWdk8IJUMmOhfu', '\x08f591f2d3fa287b1aa84e345a6d787d87922742873e28a242bdeee74cb8f3c4', '\x47b3629507e5811cc59a56f0952af114a96f461027eb0b59a6c5789ae8f0c4cd', '\xb3fd8b476ca91b1e9db9ded83b7bf91ced11cc2f660fe2022af253a2b7d0ec91'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '52', 'aud_hqBdbDWHgPCpZQIqk18uUH', '\x9bd9f394f02ec51666b3309e8e2808e19b3e0cb0012690db2778ec1c060c8ebf', '\xb3fd8b476ca91b1e9db9ded83b7bf91ced11cc2f660fe2022af253a2b7d0ec91', '\x4fc690a379837ab55fc6b658db05f7a8e021873ae807b0984c1a5f1fa9449632'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '53', 'aud_v8EuFKh7subdHTPT7HOPnZ', '\xdbd17abea273e8097fa5f070ee894a9f012e021c92a17fc8365b173da164b48f', '\x4fc690a379837ab55fc6b658db05f7a8e021873ae807b0984c1a5f1fa9449632', '\x00dcbff7d6780ad99d244da44f21d4ffb99df96b60cfedc2a0294ef90860bbac'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '54', 'aud_G6tPDV7VfP0UE18VEuOOVX', '\x08b980edebd54d6d3b4dc1e352305d043ba9c3aa514cac21d97c1decd765a8c1', '\x00dcbff7d6780ad99d244da44f21d4ffb99df96b60cfedc2a0294ef90860bbac', '\xf9b5d4b5c79f2c03ab6e28b27a1a511bf66df96d89762702b80b94ddf138b714'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '55', 'aud_HZF1oLMPeG4P6bsUcd0Mox', '\xfc94d715356b78fad199473cfd90a3b27c414c2f4c86a0abcf5f2c8422aeaebf', '\xf9b5d4b5c79f2c03ab6e28b27a1a511bf66df96d89762702b80b94ddf138b714', '\x4968d6cf60b1408f0281d3c0246002733f60d8ff137c54d1829ccd1d0dddeac7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '56', 'aud_UwDEsQHPBWSUKiPq5E80aR', '\xa5e946d8b641f2949a869aa608c3c509b3026d0d89d51cf835f89df7ee4afa31', '\x4968d6cf60b1408f0281d3c0246002733f60d8ff137c54d1829ccd1d0dddeac7', '\x1b740c1c65f6a5f0a61169cf9abd755d6d79935abba0db2b0ad6fe278a633a97'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '57', 'aud_2pzOIPomLdDDFx5hSMFTBD', '\xe7c3119a1f190a67d12c7af11edfb1bb2fe5e8a2c0522a2f7c986fa05a88bbe6', '\x1b740c1c65f6a5f0a61169cf9abd755d6d79935abba0db2b0ad6fe278a633a97', '\x1aa264596f075305082871103cb3b61bb6d1fa226e9aac0abc552ef429de0979'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '58', 'aud_ZRpo9RlbNwAUYhMPlxE2Ex', '\xa5ecedde294ba52e10bba6813559b5dae8b2dc8da1eced2148c3d8afa9817404', '\x1aa264596f075305082871103cb3b61bb6d1fa226e9aac0abc552ef429de0979', '\xddea9b948ec28d9de192af33cc07afea7dc7dd29707dfb1465cf4501832d9885'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '59', 'aud_Z71jY1FxAwhX3oN4EOuV3b', '\xdd9c7a046d852664469ab90b814a149a0920e114ffd5b36e3e9962db9c357877', '\xddea9b948ec28d9de192af33cc07afea7dc7dd29707dfb1465cf4501832d9885', '\x300ff3792412ab9f1d9ea9a0b3efd5ffd307909a1b0699d6f0d36506c531e643'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '6', 'aud_7hbsrtLatSKncbx4hoGLHH', '\x43345e18609e4df3d21d9c4504fd0c3aa4fc18d9a002ab11cf71c4df73d37ecc', '\xdf307f773ff5bae4b6b75aeb37ac0ff1ce9c16d47c1c2cf16bbd141dac4c2fa5', '\x5c3f1d8a1807198ec9d6a8193d3d80d946395a68ef00ba546605ed891f680d5e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '60', 'aud_mJv4kUb8o9kx8i4IcEhV91', '\x29e5e709c644e0abd214196d27a013287609324bed44de1b9a7a202f5cb1929a', '\x300ff3792412ab9f1d9ea9a0b3efd5ffd307909a1b0699d6f0d36506c531e643', '\xa2a44f266d7ad9167030b1ba48d8813d80d98ab03b9fa2e70f26cf832d9e4a99'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '61', 'aud_QN4ovsQH9KF3uBjiCj9XxE', '\x8931bffaa230dce31283839b58c681e65d3c44b5f34571bb7b65fef5d6380131', '\xa2a44f266d7ad9167030b1ba48d8813d80d98ab03b9fa2e70f26cf832d9e4a99', '\x0e5a9cf169e03c845579d79e0d9924dfd6e0eb94c174a73eb841bcb504f5586a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '62', 'aud_0HXLKKu3hlr35eR1S00ndN', '\x0bdeae3e0f36a4c1212a21515bab99d9ae90cfa17273ae55781622e76f248f09', '\x0e5a9cf169e03c845579d79e0d9924dfd6e0eb94c174a73eb841bcb504f5586a', '\x12690e626f5db1a903405ce405b2ff41e8f8c99d7840fae033c36a53e5058f65'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '63', 'aud_lOkCPYSLDxIvE5M6RBGqPZ', '\x57cf781690fdcb1b4e7b6cabe2599f6af03db0ee5f0341a67c1744e3bb0979be', '\x12690e626f5db1a903405ce405b2ff41e8f8c99d7840fae033c36a53e5058f65', '\x170cb51934a102efdb98c9b00dcec47cfa1b6e432e1d28eee05cc32f6099cb8b'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '64', 'aud_Vlra4KARIIYKsCIr4wIUNz', '\xc3badcd9d5856dabb68a91f3ada79667be5f6979e314613f53af77be4457f5e1', '\x170cb51934a102efdb98c9b00dcec47cfa1b6e432e1d28eee05cc32f6099cb8b', '\x604a8fda03179820440d119f27b622fecb640395f33b1d0a712566f421032170'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '65', 'aud_PX5fmL35qP8FFokKVJmDWZ', '\x10cd5a0bdd6d1e0ad6dfb58388126a44a0d443e773161eaaf6828a2f05c0ba86', '\x604a8fda03179820440d119f27b622fecb640395f33b1d0a712566f421032170', '\xbee56b553b4749e3e6fd6b879da303f05ff7f6817bd3d775b9d4e69fb4d3c88d'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '66', 'aud_9Nzt5rB0A8BvkBaF6PDh3K', '\x365f05f2090a15421f68f17f3b6e21f691c517046daf0746d9f32b911a5398f3', '\xbee56b553b4749e3e6fd6b879da303f05ff7f6817bd3d775b9d4e69fb4d3c88d', '\x1ab626b62f78848edb1f6c079a597079a5643c4de361565af98f3cf131f23232'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '67', 'aud_uxuHm9f4aChE9vHVnAO253', '\x9a65af85a30bf409ac2db742d9352c7a3e488c25b4d41d32f62684db4307ff57', '\x1ab626b62f78848edb1f6c079a597079a5643c4de361565af98f3cf131f23232', '\x1312cd58380dfbee790f256cf43917b2c9522da145b432f4d02f12933744b8f2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '68', 'aud_bL5XXnc9xHaHeeeoneoD5b', '\x652929a6e2a817d865373b997361a61b9fe1768e0e3649e5c9e5656260f7a67e', '\x1312cd58380dfbee790f256cf43917b2c9522da145b432f4d02f12933744b8f2', '\x178d502a3f6d19cc09bde78c43be787aa83de600798f06c5354dee25e9de0a46'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '69', 'aud_qYyudPaeZHvgCZZ39xaose', '\x376c5632c2a9303ec84ae9469ad8c5258bb80fd64b9da6faa3ea5e9ccbcc9a7a', '\x178d502a3f6d19cc09bde78c43be787aa83de600798f06c5354dee25e9de0a46', '\xa14478e70cfef8db67be275e141cb0d385f783c76af3d73c81cf7b965d5acdb6'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '7', 'aud_b4nldiHC8HkiepILFYIyVU', '\xd02bad92c24164d11fe0676cb4bcea8e681ff7a61498b3324769535a93410be0', '\x5c3f1d8a1807198ec9d6a8193d3d80d946395a68ef00ba546605ed891f680d5e', '\xccf7bb6421c194c2f353c5c40ce3382bf5f1eea9cc28cedbe6b0848e2891069d'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '70', 'aud_Qk2gOnPt7J2p1TyAxSOgQk', '\x904f867b6fc18219b2a5c8e16048518bed59ef82d6eef5d067678db4eb0867ed', '\xa14478e70cfef8db67be275e141cb0d385f783c76af3d73c81cf7b965d5acdb6', '\x834f6192fe0d577c0f92c3d92a462bcb4072617127ba164de490c016b031af18'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '71', 'aud_T3EPaM9viem7nhF87YBure', '\x90214dd286ba4db21014d018660d659109e5f075cf6232d38e393126737895bd', '\x834f6192fe0d577c0f92c3d92a462bcb4072617127ba164de490c016b031af18', '\xd4513acb5e535b1d63bd78e60114357a27bbfca7aa5bcdce4bc2ef48cf17c9ab'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '72', 'aud_koZG45TVmqqNCWYzp9eV7w', '\x9e0ab3ef64b2563ba4efce7a3c0f6fa9a9e61067fb4d16ed6f5db1683f986024', '\xd4513acb5e535b1d63bd78e60114357a27bbfca7aa5bcdce4bc2ef48cf17c9ab', '\x86dda01a23e0989e1bb380c5d48e24cb015ccac62bb2c18e4043a9f597c4bdad'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '73', 'aud_dfN1YAur3sRar1J3P69Dpp', '\x52af28da629b996a216fbcf4554ef0ac4a89b8e5fef14d1db392091018313ee8', '\x86dda01a23e0989e1bb380c5d48e24cb015ccac62bb2c18e4043a9f597c4bdad', '\x64e3b4a5e7d9525a4908d511e03845a07495b40f8988deee20b6c96d69fbf9e7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '74', 'aud_xKfVZR8iRfuZB4hNDvQ1CM', '\x19d77e72071fde59d19cfe25c93add6defa0734c43035baf7d5a9f06eb2744af', '\x64e3b4a5e7d9525a4908d511e03845a07495b40f8988deee20b6c96d69fbf9e7', '\x32fc4659eccf5306f87c72ff8c6dbb9dfe13d9749960f2b75198b51f8bce606e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '75', 'aud_q7EXBf9Sxy42iw0aafl53s', '\xfe8bbe220467a429765b718a8d19e8bd3c664228e0786f7371468c7699b72897', '\x32fc4659eccf5306f87c72ff8c6dbb9dfe13d9749960f2b75198b51f8bce606e', '\x2926a3b92d475988551768fd4dfc6f58f8d27193be3b9e376cd1f8cb12b1afbe'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '76', 'aud_GaENk4MexY8U2to21sGqOu', '\xe326046d88a591455eaeda35e0e65a2d7c5fcc23c5a0b9780c3381040f86f9a5', '\x2926a3b92d475988551768fd4dfc6f58f8d27193be3b9e376cd1f8cb12b1afbe', '\x0abe3a83add273a22a64ddc130697d658a48550e8ac05bc5dfe239a57b62898f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '77', 'aud_BGEVV1Bc1f0gmjqNh8rjIe', '\x33fa1bbddf35767bfeb6eedbca25044fda8725ef55a85b452c2195606ad93305', '\x0abe3a83add273a22a64ddc130697d658a48550e8ac05bc5dfe239a57b62898f', '\x25540c981824eecd3c21b9caa0a7b2539e01694f6f04e3d8c5a02cf6d406565f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '78', 'aud_SqRyyowVqxGD9RUwu1LWAa', '\x84229e4ed971831b0260a873e550a9779b255837b293e97972594940c12146f2', '\x25540c981824eecd3c21b9caa0a7b2539e01694f6f04e3d8c5a02cf6d406565f', '\xcf0a654b5505e9f86b4e1707308774f5ac962ee699f76b3b8df5b5c51dac80dd'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '79', 'aud_GknbJJ15t1Jnvp83B0jDoU', '\x43036818a41fd01afe8e4dd2fb5a12ae64792657f2ad3f8249c4aabad6f83141', '\xcf0a654b5505e9f86b4e1707308774f5ac962ee699f76b3b8df5b5c51dac80dd', '\x2123037330264a5e1f4286bc2daad0e97634a5e463fd8b1836d56b726db7c80c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '8', 'aud_fkjiQxSz92PcasHp1EqtG2', '\xe5bccaf8e111dcdaf9374f42a9859fd70e3c5ada137e8dbf5fba84b74e846beb', '\xccf7bb6421c194c2f353c5c40ce3382bf5f1eea9cc28cedbe6b0848e2891069d', '\x3dac9683bb84c8ab1869caf38334dbbe390ce223e1c12c703bae11eac2fbc8c6'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '80', 'aud_pZAnhoXF2uD0w6IC1XGG5G', '\xedb2f8a6521182e3460a320fb86a0997c4d9ffcb8fe67f787ee022f683da9ba3', '\x2123037330264a5e1f4286bc2daad0e97634a5e463fd8b1836d56b726db7c80c', '\x615f031a0116d00a6598a0e4ab293ced2cbcfd263f4672730655178f9927ec0b'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '81', 'aud_6mmBxMtfgkulreJki2ZZMH', '\xce28ac8f5f9a45a9f9f8917e4a7c182f06387a2e3eb5c722d109dc3221296ee4', '\x615f031a0116d00a6598a0e4ab293ced2cbcfd263f4672730655178f9927ec0b', '\x254171d691c9454fd92a0a85e0c4c38898237bf725661f7bdc8aaafd7abf2e78'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '82', 'aud_7Os0OlqsRGlIPCaWzTZdIy', '\x5b2e86d9277b372ea3280c12562e22932569fee24542f7d5f8b93ec03f963c9b', '\x254171d691c9454fd92a0a85e0c4c38898237bf725661f7bdc8aaafd7abf2e78', '\x17ade9e752cbad48282e78a3cc0fe0f4553ea1462db8712998d6ddaf0a042034'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '83', 'aud_roNo19uJp46UNLJqDTaf1F', '\x4f679261498e5787ae03976328b63679ed3414664fc7be2b6c832c3caf9ff4b8', '\x17ade9e752cbad48282e78a3cc0fe0f4553ea1462db8712998d6ddaf0a042034', '\x3ebeaf0a42b86aead8997a31918ad021175058f2ac2c3776339753a946441943'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '84', 'aud_oWQvwPo2VMgOJIX0oDlyEt', '\x6d154eda88d1ba4f673f5ffbfa0bc7adeadd6f0a6ce5413409a091c9ab820bc8', '\x3ebeaf0a42b86aead8997a31918ad021175058f2ac2c3776339753a946441943', '\x6bf7c8d755edbd918ebfd56fae54176ee2f3fcfcba00c3044547db858f475318'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '85', 'aud_eplXgX2inlHPlw6CRUkqN1', '\xb4b838146017b1b889743488b7409cbd5f88c1f1b666210ae45f1dd1576dd99c', '\x6bf7c8d755edbd918ebfd56fae54176ee2f3fcfcba00c3044547db858f475318', '\x401ac062ebf63c3bfdea62a9799e7f3c0f7b2daa85bdbaafbf7694e94f0127ba'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '86', 'aud_7FDMInkPl7fV9rjJOj5lAb', '\xe64307b7fae15790c539145b4451261ea432c68c1e24dad4bd9c67f2633c25c5', '\x401ac062ebf63c3bfdea62a9799e7f3c0f7b2daa85bdbaafbf7694e94f0127ba', '\xd816542757803378a74ddefc3855912b110345b6116c6f9973eb7a6e8c7b9046'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '87', 'aud_Rf1Rlg5dcYFIYLlfZhli0J', '\x765f67fe717bf72d4825b29b41579b6fb7e536fadbe23669924994e5619f638c', '\xd816542757803378a74ddefc3855912b110345b6116c6f9973eb7a6e8c7b9046', '\xc8675137ead9b31192996fa7a1bcfa77dbc1f347bd2236c8fbf6431e759b8e6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '88', 'aud_g2ySCNRFjzk2uMMKyOmLkX', '\x0cda740f83019007f24004bf5ad897070a54ed25d2241fbb2e1aed6c5538822f', '\xc8675137ead9b31192996fa7a1bcfa77dbc1f347bd2236c8fbf6431e759b8e6a', '\x30af6dde94bcd74b92b4de91fe5b5025392800a38c3b7e99f8ed01a81e8c1653'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '89', 'aud_rIRBT62gwu8vHKBjKAdn4d', '\x60c7ac5a771a6bc4ca99f9bfabc5b6e60854f8cf4ff5363a8b6bfd5f2b80825c', '\x30af6dde94bcd74b92b4de91fe5b5025392800a38c3b7e99f8ed01a81e8c1653', '\x3f43e730a20c05881b5bcba41cf6a2708d510a95d9dc7d7f683130fc2c713173'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '9', 'aud_uaGZOhUM5SOgtlHLs14t6m', '\x991b595a353ccdd2383941697777fb37552959f1a32bb1549b7df3e05054f7e9', '\x3dac9683bb84c8ab1869caf38334dbbe390ce223e1c12c703bae11eac2fbc8c6', '\xba05696e91423754c4323d75133e77be7972cd910a45b5b6972b822848b7ae88'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '90', 'aud_QBsZwT2w7qHNkMwD8ZySJV', '\x762ee00ed29ce96f2fbca98428f2e68ea6c7e5ea9d35cb1b7ec2b6218c4e406d', '\x3f43e730a20c05881b5bcba41cf6a2708d510a95d9dc7d7f683130fc2c713173', '\x2db97e7156c7f85b9a15faae7520f02eb61033960f6eaeaf326f774a1c47aab6'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '91', 'aud_ETDOaVI5b4VdOcYxVTzGN6', '\x6f5c252f75b9aed64a5c55e31745a80331e9839fa7921419902f6d3022f5cfcb', '\x2db97e7156c7f85b9a15faae7520f02eb61033960f6eaeaf326f774a1c47aab6', '\xc1751a25c5d61219ba8d7d26c7f97f7c02957c7c43425ae84f2cd8776bae3470'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '92', 'aud_VavV0YUOF2Wg5pmWiWpGuH', '\xf13ebfc89cc882573d614688a656e496ac7f5e78f9628b81d215e4f93a01f403', '\xc1751a25c5d61219ba8d7d26c7f97f7c02957c7c43425ae84f2cd8776bae3470', '\x532ac32bce4e0c49007588def661060f951f18f64f7ba3d23ec099dcc60b4076'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '93', 'aud_DE1584xfqJVDOoT9ues53y', '\x3b4fa7703f5c8ddac4c6e394498dce3898f8775b3ca0849d46ad5781d4ea8d50', '\x532ac32bce4e0c49007588def661060f951f18f64f7ba3d23ec099dcc60b4076', '\x48cbfe79fb084530d3e5947e47cdb2537acf8f1c99f10205a63e5349c5f246cd'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '94', 'aud_aFjFyiUhLkMZ7LI81pNoXW', '\xc8ef92f95dff5b23fce289f8ff1288d1bc5a71383c52276f374ecc569762e6a6', '\x48cbfe79fb084530d3e5947e47cdb2537acf8f1c99f10205a63e5349c5f246cd', '\x58d54b77d858ca32d6260db2612a4e8af4144b4394ce2137eb55ddf9bad0159e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '95', 'aud_YEfCi5iiIiVJQqFnYY67vL', '\x8e151fbe03a47b1aa5892f4c96df8a49afebf3f32ba2140d1d178645c9931d22', '\x58d54b77d858ca32d6260db2612a4e8af4144b4394ce2137eb55ddf9bad0159e', '\x3c0f74d577d0b32b7722d248d16b9606f92dddc4d6eb940d5d861f8087eaab5b'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '96', 'aud_HX9AKoxR3RZETFZrD4P4cU', '\xfd75d4d5abb20f961064161bcf5b2f95013e30a7dbfe470f978b0dada2ca0198', '\x3c0f74d577d0b32b7722d248d16b9606f92dddc4d6eb940d5d861f8087eaab5b', '\xe61d69c2c56479376d7068465af206061729748f351bf27c58e1329cc3ef78d6'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '97', 'aud_lO8K4m18RHzLoVLRLffBrf', '\x67705d00bfbc1ef67804193fd0fbc5c92027f7d99d0f3d0292965c01b0f68988', '\xe61d69c2c56479376d7068465af206061729748f351bf27c58e1329cc3ef78d6', '\x56b89420860f41f89c6cc82901ab576622ca6e7dcceb43124a16f5bd29aede13'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '98', 'aud_71A1lvy7fsQcAJfx8gRqzr', '\x4804850f26e52fc8a580f404a6b1d388657ce3ecaf60e77944f68f91709bdc98', '\x56b89420860f41f89c6cc82901ab576622ca6e7dcceb43124a16f5bd29aede13', '\x583834c7aac1baa2b199f72706aa6b227ac35f23881d55fb3ff5b234d548499c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '99', 'aud_J7gRByswpfgmfWdu4g9ANs', '\xf9fa9c7998029ec3c04c24b06d59be691944a1fa78ba57382ec4a129d44b137f', '\x583834c7aac1baa2b199f72706aa6b227ac35f23881d55fb3ff5b234d548499c', '\x060fbd53f224850e50178cf183ec1866b24874bfc086a9a565ce91e338439101');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'bill_OIevLqqIyUniNfRmKAK4Iv', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 04:25:41.308+00', '2026-11-16 04:25:41.308+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'bill_fyE0yk5KZWDrAgdZep6Nme', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 04:25:41.283+00', '2026-11-16 04:25:41.283+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'bill_iMZ9Hcqk3AAJawaXRJkkSb', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 04:25:42.118+00', '2026-11-16 04:25:42.118+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'dep_cAQUNUmLMsAvo7AQdea33M', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 04:25:41.465+00', '2026-11-16 04:25:41.465+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'dep_m1UHD4EArpB0Q2I2aZVo9k', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 04:25:41.641+00', '2026-11-16 04:25:41.641+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, delivered_twice) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_0lWL24uSo7PStxZCAd9Wr6', 'consent.offered', 'consent', 'con_rGHZqiRQJnPDB3lU6nRUAR', '2', '{status,offered_at}', 'req_BvAk6xzBRVVFcNqxEDb5dp', null, '2026-11-16 04:25:41.883+00', '2026-11-16 04:25:41.883+00', '113', '113', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_0q7im4XP0B0qzZjOEYgWhM', 'practitioner.created', 'practitioner', 'prac_0KDkjcv6YjaG8nVQ2mmR8k', '1', '{}', 'req_heYUbRJXXGJGpOxRULZ7Sh', null, '2026-11-16 04:25:41.567+00', '2026-11-16 04:25:41.568+00', '101', '101', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_0r3ZiePP4FoEsoT4nKyfsv', 'person.created', 'person', 'per_XzOjAOKziKuOHvIhWhxDpR', '1', '{}', 'req_RL1Mjcs0fA6fHCUFJLdsHs', null, '2026-11-16 04:25:40.885+00', '2026-11-16 04:25:40.885+00', '53', '53', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_1UOnfcis2XpxUpxJlfFNNX', 'billing_provider.created', 'billing_provider', 'bill_iMZ9Hcqk3AAJawaXRJkkSb', '1', '{}', 'req_rcnwYnoZyww8AUSG8VWZAh', null, '2026-11-16 04:25:42.118+00', '2026-11-16 04:25:42.119+00', '125', '125', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_1aAOo73wZRP6DoXCgRiWUj', 'person.created', 'person', 'per_CKckmRtbwDwnEBcPs4A5xn', '1', '{}', 'req_rOnNBG2aJxvEOXZKNvbEOo', null, '2026-11-16 04:25:40.285+00', '2026-11-16 04:25:40.285+00', '32', '32', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_1i6TXHjISOelStYQECoyzq', 'consent.granted', 'consent', 'con_cAiI8JaU5XOy9Wbuc3Bvpc', '3', '{evidence,signing,status,granted_at}', 'req_tmLDlU3t9jnQ7tMVrm0XNx', null, '2026-11-16 04:25:41.121+00', '2026-11-16 04:25:41.122+00', '70', '70', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_1nvN1IqpAIG4GFCHh8eycr', 'payout.created', 'payout', 'po_25dBI6LehsAwnxYLsVSMq3', '1', '{}', 'req_2IlQYIQr0bzYvZPWxHVSGt', null, '2026-11-16 04:25:41.029+00', '2026-11-16 04:25:41.029+00', '64', '64', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_23GS83ZpBPV9ox9Pe8Ce5W', 'note.created', 'note', 'note_H9Us2PVD8v9Jq2g1rVIKuz', '1', '{}', 'req_C1jj1wsRCZysbsDPtt1Hqf', null, '2026-11-16 04:25:41.994+00', '2026-11-16 04:25:41.994+00', '117', '117', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_2PY1WpGdtu7MjI9rOooboK', 'session.created', 'session', 'ses_XVqiEhrZ4JWrhpvRkAo7VZ', '1', '{}', 'req_DRUx7JNOUZPJbEgspTXhMZ', null, '2026-11-16 04:25:41.918+00', '2026-11-16 04:25:41.918+00', '116', '116', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_30DAbFT1GztNyLACwwmVE1', 'practitioner.eligibility_changed', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', '5', '{eligibility.US-CA}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '161', '161', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_3IsRlv2oxhONDwUVM8NpTj', 'practitioner.updated', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', '3', '{licenses}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '141', '141', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_3LVjAHEborJHwYJEHynqVE', 'x12_document.processed', 'x12_document', 'xdoc_HrJkhjuLXAWYXYHfqVP8os', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '155', '155', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_3caHQT2re5TobY7tac2psb', 'note.created', 'note', 'note_xGIiGaFDDGiYH8Xleah95J', '1', '{}', 'req_aYv3m4h7Kaxo9oasW7crd0', null, '2026-11-16 04:25:40.394+00', '2026-11-16 04:25:40.395+00', '36', '36', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_44lgEv9Zr8W6zUYNoDE4Zi', 'remittance.balanced', 'remittance', 'era_hepbq97q0uwPA3bxjr3Mqp', '2', '{status,balanced_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '156', '156', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_47qmGRzahiSfi6X8u91mp3', 'practitioner.created', 'practitioner', 'prac_BI8DOs5FsFkMgAqQ7hBCFC', '1', '{}', 'req_pu6weXTw9uD1E8ezyDSFv1', null, '2026-11-16 04:25:41.291+00', '2026-11-16 04:25:41.292+00', '79', '79', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_4zRmevSqoxdoxVxInayX9v', 'consent.granted', 'consent', 'con_XystXThhn36HgIs8S6QqDu', '3', '{evidence,signing,status,granted_at}', 'req_C26fiOZ1QgGxUeX7sYVe4G', null, '2026-11-16 04:25:41.346+00', '2026-11-16 04:25:41.347+00', '85', '85', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_5DbOxmrkpTp2WyxShyX6JY', 'person.created', 'person', 'per_c7gYYFUK5QzhOTJfrfnBr0', '1', '{}', 'req_c7ZQuY4KBV8wlqrzAp8ttW', null, '2026-11-16 04:25:40.84+00', '2026-11-16 04:25:40.84+00', '51', '51', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_5R5uPNKuimzNhaTugcCts7', 'check.passed', 'check', 'chk_7c6cUcQHfpW83aHdW68DUL', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '138', '138', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_5q1IjxAhfkhNtojfurDItg', 'webhook_endpoint.created', 'webhook_endpoint', 'we_MzQsZLByUKvee9STcFkLmJ', '1', '{}', 'req_cWIc8AsE35GQqIBSJt5QWa', null, '2026-11-16 04:25:39.741+00', '2026-11-16 04:25:39.741+00', '3', '3', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_6l36YxX8pTgN4088lCOVdH', 'check.running', 'check', 'chk_EgGj6YwdYGOYdfKHFRkRyC', '2', '{attempts,status,running_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '139', '139', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_6s4fj48p3PVh0qElELZzYg', 'practitioner.created', 'practitioner', 'prac_fNhEXejwM0annCnAyzMvmy', '1', '{}', 'req_Fyeyzdc99Pwx6gZQbeKMYe', null, '2026-11-16 04:25:41.403+00', '2026-11-16 04:25:41.404+00', '92', '92', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_7ND0I3Jsrj2HSuJslueikc', 'check.passed', 'check', 'chk_EgGj6YwdYGOYdfKHFRkRyC', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '140', '140', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_7tbGdbLRojYPiTYDNWIjjl', 'eligibility_check.created', 'eligibility_check', 'elig_bToKC6a2VSLRgiEjIw5OKn', '1', '{}', 'req_TVnPiy0yHB7i7w1cCATWGy', null, '2026-11-16 04:25:41.218+00', '2026-11-16 04:25:41.219+00', '77', '77', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_8RbhIdYG7mNpfRewZ7pGA4', 'practitioner.created', 'practitioner', 'prac_JUyoI1lQlz14mWnLBWsP8Y', '1', '{}', 'req_HG9a2RHnyz4zJwBWbAXQUa', null, '2026-11-16 04:25:41.503+00', '2026-11-16 04:25:41.504+00', '100', '100', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_8mMunPKen5p814fsa4iGg9', 'check.created', 'check', 'chk_7c6cUcQHfpW83aHdW68DUL', '1', '{}', 'req_ILHshE9ITD7v2PjIT3RoTw', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:39.851+00', '11', '11', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_9SMLXGm0zYT8mOFRtYNvGg', 'payment.created', 'payment', 'pay_9YLgp4FranaoQMNBPf0nJo', '1', '{}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '157', '157', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_9fsEjNr1c3s4v8egiW74m8', 'transmission.sent', 'transmission', 'trn_sNoQO9ukqyVRX9weLo3wDI', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '160', '160', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_AKU5GOiMqXy8wr4kbWWdcM', 'dispute.created', 'dispute', 'dsp_PbctWvoOgNgPRqGgfkn0Hl', '1', '{}', null, null, '2026-11-16 04:25:41.814+00', '2026-11-16 04:25:41.814+00', '108', '108', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_AWrjw0lCgOAqRF3VAkhBpy', 'check.created', 'check', 'chk_zK9zVemSkfZnzzguGWlstA', '1', '{}', 'req_X5pDQcwr9QsfBmvCJmE5xv', null, '2026-11-16 04:25:39.937+00', '2026-11-16 04:25:39.938+00', '13', '13', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_B1s5ldIlcc7josYkXTHK5D', 'billing_provider.created', 'billing_provider', 'bill_fyE0yk5KZWDrAgdZep6Nme', '1', '{}', 'req_Qw1UpiQkEMlCHTKSQsp46S', null, '2026-11-16 04:25:41.283+00', '2026-11-16 04:25:41.283+00', '78', '78', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_B7SyJtZG9kWGTSayC2Wyxx', 'practitioner.created', 'practitioner', 'prac_nN3vDtOLpPM6cNb5V4AoU4', '1', '{}', 'req_Sxlbt9KinG2srgiPIA5oDP', null, '2026-11-16 04:25:40.301+00', '2026-11-16 04:25:40.301+00', '33', '33', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_BMv8BjgB8WYBcOI39q3bdP', 'emergency_access.created', 'emergency_access', 'emg_eVrmKObc0vrrtDkw76kais', '1', '{}', 'req_dbXLSsrTpKjXlwcVTUHCfp', null, '2026-11-16 04:25:40.089+00', '2026-11-16 04:25:40.089+00', '19', '19', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_BWrDqPd4tq2bzsAyVO1bEQ', 'practitioner.created', 'practitioner', 'prac_gdnpsBdrfBhUEop5rB3bGQ', '1', '{}', 'req_KnhstL5cMBembR1Kfmr67b', null, '2026-11-16 04:25:41.449+00', '2026-11-16 04:25:41.449+00', '95', '95', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_BkFBvoSqeFvpU2jxhQIUuI', 'practitioner.created', 'practitioner', 'prac_sGUHaHa6f98LcDYV9Cz63r', '1', '{}', 'req_euVbxJhErzt3TVMVZbTvM5', null, '2026-11-16 04:25:40.361+00', '2026-11-16 04:25:40.361+00', '34', '34', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_C5r0WGTN0DesygIybUJN7t', 'person.updated', 'person', 'per_eDaSl45bra8u1OA9uNf0tn', '2', '{care_team_ids}', 'req_8mabFhIC0M08EfA67jen6z', null, '2026-11-16 04:25:40.495+00', '2026-11-16 04:25:40.496+00', '41', '41', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_CQqSTi3uwYGfOYCGsVsiE8', 'remittance.excepted', 'remittance', 'era_HrhnKC1OvQ8lLGhZS0c6zc', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '154', '154', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_CtNEdvrrpESA4awoCB06TR', 'remittance.excepted', 'remittance', 'era_hepbq97q0uwPA3bxjr3Mqp', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '159', '159', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_D9vVTiPq4nUfQUKSu36yLV', 'transmission.created', 'transmission', 'trn_sNoQO9ukqyVRX9weLo3wDI', '1', '{}', 'req_Z2fCMIEVwYybmU1aAuvqLt', null, '2026-11-16 04:25:42.195+00', '2026-11-16 04:25:42.195+00', '133', '133', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_DBNQlP8NzSVfBLEDdUdGFG', 'check.running', 'check', 'chk_WyoNoqr6A4R4i1XthAJWlA', '2', '{attempts,status,running_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '142', '142', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_EE618q05uVpnMKWg323hoN', 'practitioner.created', 'practitioner', 'prac_ojv9ZXpmJG2gofa0LjgAN9', '1', '{}', 'req_P1Qr2cdHUh8tJFB3dCVIc9', null, '2026-11-16 04:25:42.11+00', '2026-11-16 04:25:42.111+00', '124', '124', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_EKJqr0WDlDxio8UwwISdSq', 'coverage.created', 'coverage', 'cov_dYnrALvIkUjbPgIwAwWRtm', '1', '{}', 'req_Vxq6uqKtm0oL5y1NhwpQPK', null, '2026-11-16 04:25:42.134+00', '2026-11-16 04:25:42.134+00', '127', '127', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_EhK5zyiRCKkmK5R8CHWjIf', 'disclosure.created', 'disclosure', 'dis_f5v99zdxq491aDSwB4mlnN', '1', '{}', 'req_TVnPiy0yHB7i7w1cCATWGy', null, '2026-11-16 04:25:41.218+00', '2026-11-16 04:25:41.219+00', '76', '76', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_FPyO9Zxcu5MEEpNYZXxIYd', 'refund.created', 'refund', 're_VwGltKLqXjLzHbZSZ8bEwE', '1', '{}', 'req_7CmINSSOb14REGDgmOCAc5', null, '2026-11-16 04:25:40.982+00', '2026-11-16 04:25:40.983+00', '61', '61', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_FlkCXCC1VgXzIGdJsYkt3b', 'person.created', 'person', 'per_JIdBlLl6oBjhn3bH6TJOPG', '1', '{}', 'req_wJWHFgpwsuwNAN8pwZdXGn', null, '2026-11-16 04:25:41.476+00', '2026-11-16 04:25:41.477+00', '98', '98', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_G0y0b0RE9BYfTnKDLEtGHQ', 'practitioner.created', 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', '1', '{}', 'req_ZiYAS9OXhIemsJdSFqeIlk', null, '2026-11-16 04:25:41.855+00', '2026-11-16 04:25:41.856+00', '110', '110', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_GKaNf5n7lYcVizOyJHD3K3', 'person.created', 'person', 'per_eDaSl45bra8u1OA9uNf0tn', '1', '{}', 'req_muQIrBPDGr9VmI8YyYgwGg', null, '2026-11-16 04:25:40.484+00', '2026-11-16 04:25:40.485+00', '40', '40', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_Gb9SlATMw5e0fdnHmAOvOJ', 'scoped_token.created', 'scoped_token', 'st_vdOOxUxvrcz3gOyD3E16U8', '1', '{}', 'req_Y6wDiaqUPb21mZ4ovaqVHq', null, '2026-11-16 04:25:40.123+00', '2026-11-16 04:25:40.123+00', '21', '21', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_H60wrc1Ajt3KzaWRK1yIAL', 'practitioner.submitted', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', '2', '{reason,current_verification_id,status,submitted_at}', 'req_ILHshE9ITD7v2PjIT3RoTw', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:39.851+00', '7', '7', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_HDX7hvbtJwCyxi2x691MQi', 'adjustment.created', 'adjustment', 'adj_7gWVF2b90VNvynkQcWJPxr', '1', '{}', 'req_jFSqDm243ovzYqvWXih7zL', null, '2026-11-16 04:25:40.855+00', '2026-11-16 04:25:40.856+00', '52', '52', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_HK1kgMFPFWYHwWQSZRy0rA', 'payment.created', 'payment', 'pay_4TEGphrzgagvIyDjG928qI', '1', '{}', 'req_MCSVmT18ABRFZ3xnshx8Me', null, '2026-11-16 04:25:40.902+00', '2026-11-16 04:25:40.902+00', '54', '54', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_HKBV3BbBsF8Qs8hGXqptNT', 'person.created', 'person', 'per_7DonAq2LGMewTzQeHRlHM6', '1', '{}', 'req_bvaTG0go7sYTGPK88TgNnG', null, '2026-11-16 04:25:40.55+00', '2026-11-16 04:25:40.55+00', '43', '43', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_I4MhAcpgQcLHBGSdRV6kpA', 'consent.granted', 'consent', 'con_rsN80UFbL8vPEuYJwtSmZn', '3', '{evidence,signing,status,granted_at}', 'req_V9ggdzn2SAORq9wNWUsUug', null, '2026-11-16 04:25:42.155+00', '2026-11-16 04:25:42.156+00', '130', '130', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_IXIlvc2ggM79uIeZSrxURX', 'claim.created', 'claim', 'clm_NoUZSfeEVI3S8HES9wU9Np', '1', '{}', 'req_tEOK68KQWJW7h450wdGDJT', null, '2026-11-16 04:25:41.36+00', '2026-11-16 04:25:41.36+00', '86', '86', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_IaE1QElZKd8Su17crd2sfW', 'session.created', 'session', 'ses_2h7CozutpitgOBDHMQEFZu', '1', '{}', 'req_PDDmVdRHXBuiKaO8ZLwtA8', null, '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.225+00', '26', '26', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_ImYhg0IdmZ0SdwNEtbhNYI', 'person.created', 'person', 'per_eE86b757NwlFPnQ72zEeKZ', '1', '{}', 'req_G6EDdUnh0vdoc8a5cULQIn', null, '2026-11-16 04:25:40.442+00', '2026-11-16 04:25:40.443+00', '37', '37', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_JLd8pPBnFGhl6ytdu2r9dL', 'practitioner.created', 'practitioner', 'prac_5IGPb2q2HpOUNFe7sHnXS3', '1', '{}', 'req_RIWDhNpmYJejyWTzKO5kAe', null, '2026-11-16 04:25:40.111+00', '2026-11-16 04:25:40.111+00', '20', '20', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_JmKiwyXKXyoudSOcFJJKQ5', 'practitioner.created', 'practitioner', 'prac_gukuXIW3mVKfotYpQT23z7', '1', '{}', 'req_4qsEIcWxkfeQ1lpunekZ7u', null, '2026-11-16 04:25:40.622+00', '2026-11-16 04:25:40.623+00', '46', '46', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_K93PIxbAiGfTiiVnSawAwi', 'remittance.created', 'remittance', 'era_hepbq97q0uwPA3bxjr3Mqp', '1', '{}', 'req_szUFHtRkDV7Li22pudoUfN', null, '2026-11-16 04:25:41.383+00', '2026-11-16 04:25:41.384+00', '89', '89', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_KEG5ZC5FRcziPgVu0uOAiB', 'session_series.created', 'session_series', 'series_xZHTkUwfM1UEoV1Tw79q2W', '1', '{}', 'req_PDDmVdRHXBuiKaO8ZLwtA8', null, '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.225+00', '25', '25', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_Kk6vN3dUB4cLCoDZeMKUxH', 'coverage.created', 'coverage', 'cov_md5jwwaqNxvQpHNnNJlc6d', '1', '{}', 'req_0NZhitXTA3G0xt7aVrvXwg', null, '2026-11-16 04:25:41.329+00', '2026-11-16 04:25:41.33+00', '82', '82', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_LSr0l7fXG05OnQSPqQ0XSL', 'note.updated', 'note', 'note_LZzcOiLaZ2ay3LVPZif8Zs', '2', '{sections}', 'req_kxAW0HJ0HFwg9CjZgugY9P', null, '2026-11-16 04:25:42.044+00', '2026-11-16 04:25:42.045+00', '120', '120', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_LVMnZ8kumMw2TbbPd2eE6Y', 'person.updated', 'person', 'per_7DonAq2LGMewTzQeHRlHM6', '2', '{care_team_ids}', 'req_lvRb12bs9mXRxz0W271kZS', null, '2026-11-16 04:25:40.567+00', '2026-11-16 04:25:40.567+00', '44', '44', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_LVYWXCSaeLs1YubxyAy692', 'consent.created', 'consent', 'con_rsN80UFbL8vPEuYJwtSmZn', '1', '{}', 'req_UEj85ImJOFqVwiR21vqNl8', null, '2026-11-16 04:25:42.141+00', '2026-11-16 04:25:42.142+00', '128', '128', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_Lg5KR1t4LZN4nX4BJ2Jc8a', 'api_key.created', 'api_key', 'key_WHxwSrUO3i9HV2dj0qstFV', '1', '{}', 'req_jw1Iz043AT37YKqmP8ZY6m', null, '2026-11-16 04:25:39.667+00', '2026-11-16 04:25:39.668+00', '2', '2', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_MKQkKmI2RPdjVsSOIRplHJ', 'payment.updated', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', '3', '{processor_reference}', null, null, '2026-11-16 04:25:41.731+00', '2026-11-16 04:25:41.732+00', '106', '106', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_Mg4wGYKOD3ay6rjmDWhTNt', 'practitioner.created', 'practitioner', 'prac_0znUNsjoUPhjhhk3mHft49', '1', '{}', 'req_186byDpHauofg7LcSG6xd7', null, '2026-11-16 04:25:41.02+00', '2026-11-16 04:25:41.021+00', '63', '63', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_NOZpZUmfpkXUASAusb4S2A', 'coverage.created', 'coverage', 'cov_DnmPV4iOzfFOL7bRWkAgdH', '1', '{}', 'req_7wLuhGmS0kg1aJdbR84SS8', null, '2026-11-16 04:25:41.144+00', '2026-11-16 04:25:41.144+00', '72', '72', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_NsPlty9dnOpMKWh635WKM8', 'refund.succeeded', 'refund', 're_VwGltKLqXjLzHbZSZ8bEwE', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 04:25:41+00', '2026-11-16 04:25:41.001+00', '62', '62', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_OD7iZD3hzeuoaPrLFpbdCu', 'check.passed', 'check', 'chk_zK9zVemSkfZnzzguGWlstA', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '147', '147', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_OwZuXx5cnCBlj8BrZFpLV7', 'session.created', 'session', 'ses_XpqqosROXoDCBwmeVWCigB', '1', '{}', 'req_PDDmVdRHXBuiKaO8ZLwtA8', null, '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.225+00', '27', '27', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_PbtiWDyGqMwHBdDPc7suVp', 'session.created', 'session', 'ses_EjKJPoDpRwTTlnxWCsPYKt', '1', '{}', 'req_PDDmVdRHXBuiKaO8ZLwtA8', null, '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.225+00', '28', '28', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_PeJWsd3qHFeoSOnWimTXn6', 'x12_document.created', 'x12_document', 'xdoc_4iDWUsGuUDSCrOAAV4oqul', '1', '{}', 'req_szUFHtRkDV7Li22pudoUfN', null, '2026-11-16 04:25:41.383+00', '2026-11-16 04:25:41.384+00', '88', '88', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_Q3gji4IWX3gwLxHCcgNn5q', 'deposit.created', 'deposit', 'dep_m1UHD4EArpB0Q2I2aZVo9k', '1', '{}', 'req_DP64oBllH3OINdA3q0rEiQ', null, '2026-11-16 04:25:41.641+00', '2026-11-16 04:25:41.641+00', '102', '102', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_Q8532i6xDzMnEkWxQxd4Xr', 'person.created', 'person', 'per_OGfIShBLjCEwwh9L2kmAVt', '1', '{}', 'req_Eyp6YK9TeCj1EygthsaRS3', null, '2026-11-16 04:25:42.057+00', '2026-11-16 04:25:42.057+00', '121', '121', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_QOb2SDa6sBKUnUMmBTLtV4', 'payment.succeeded', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 04:25:41.784+00', '2026-11-16 04:25:41.785+00', '107', '107', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_QlyYiK0W9YDNzeupnHtTbT', 'consent.offered', 'consent', 'con_XystXThhn36HgIs8S6QqDu', '2', '{status,offered_at}', 'req_bvGdRGF7w3ynnscN3DRcGp', null, '2026-11-16 04:25:41.339+00', '2026-11-16 04:25:41.34+00', '84', '84', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_QoK8pZovhPFYADCV4I1uTb', 'consent.offered', 'consent', 'con_F4OrWlS4hWsq8woJjEr6H6', '2', '{status,offered_at}', 'req_l7JrMaLpp8T3nrffCV5M4F', null, '2026-11-16 04:25:41.169+00', '2026-11-16 04:25:41.17+00', '74', '74', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_RHPYwiF9sCURYT4m6p32js', 'check.passed', 'check', 'chk_4CF17x7Eii3FM6ViukMLfv', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '136', '136', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_SK5LYJpzVprJSjnWpjtaCc', 'remittance.balanced', 'remittance', 'era_HrhnKC1OvQ8lLGhZS0c6zc', '2', '{status,balanced_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '151', '151', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_SQerms9dT1OnYueVxZfGny', 'calendar_feed.created', 'calendar_feed', 'cal_vEZ9lbKBxiLIyZ4x9WyxkK', '1', '{}', 'req_1CYI6Q84ppODTJXOAa8BG0', null, '2026-11-16 04:25:40.267+00', '2026-11-16 04:25:40.267+00', '31', '31', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_SdJukGWlVZJ1PabuX1FpLt', 'assessment.created', 'assessment', 'asmt_eaaDg3oc01Uuc4IdHxG8fc', '1', '{}', 'req_EmNQFlXzuCR65bE8yhJlSQ', null, '2026-11-16 04:25:40.586+00', '2026-11-16 04:25:40.587+00', '45', '45', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_SpXFfkJOz0l1JRkSNI0ozv', 'payment.created', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', '1', '{}', 'req_iZynVgakOoaSpnUluM7unR', null, '2026-11-16 04:25:41.678+00', '2026-11-16 04:25:41.678+00', '104', '104', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_SuNllxCYfHz88yAveOOxSS', 'person.activated', 'person', 'per_wCE5tTRmJGLGFbrtkXd0yx', '2', '{status,activated_at}', 'req_DRUx7JNOUZPJbEgspTXhMZ', null, '2026-11-16 04:25:41.918+00', '2026-11-16 04:25:41.918+00', '115', '115', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_THudmB9z8Cjl0mcMIUyaCp', 'consent.offered', 'consent', 'con_cAiI8JaU5XOy9Wbuc3Bvpc', '2', '{status,offered_at}', 'req_QtIgEIy39MPVSnFvbH96iv', null, '2026-11-16 04:25:41.112+00', '2026-11-16 04:25:41.113+00', '69', '69', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_TjM5pI81eiqyH7GbQpulRP', 'person.created', 'person', 'per_xBVYX0SL6WmvTgWT4bO3T3', '1', '{}', 'req_3T4Nb7G91zr3oZrCuB9IEL', null, '2026-11-16 04:25:40.006+00', '2026-11-16 04:25:40.006+00', '15', '15', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_TpAYNKqkUAm8zsR8Gedtpi', 'check.created', 'check', 'chk_WyoNoqr6A4R4i1XthAJWlA', '1', '{}', 'req_ILHshE9ITD7v2PjIT3RoTw', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:39.851+00', '10', '10', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_VUamrI7zEuhOTLvUbDF11e', 'payment.created', 'payment', 'pay_kYOWrEDNNJKf8pMQ5MtAO9', '1', '{}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '152', '152', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_Vcm7eNx4ew2TFc8wzCyLDe', 'consent.created', 'consent', 'con_cAiI8JaU5XOy9Wbuc3Bvpc', '1', '{}', 'req_blEtFmaj0516ESIeMgT5fw', null, '2026-11-16 04:25:41.104+00', '2026-11-16 04:25:41.104+00', '68', '68', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_Vv9a3P1YK773xxHguWRoYt', 'practitioner.created', 'practitioner', 'prac_E0raI7Ju7U5WxQxdZAOtRB', '1', '{}', 'req_dhphH4lg2MTbgc7BKvSnzO', null, '2026-11-16 04:25:39.921+00', '2026-11-16 04:25:39.922+00', '12', '12', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_VvYt3WOZu0pSuglYmSKY2w', 'remittance.created', 'remittance', 'era_HrhnKC1OvQ8lLGhZS0c6zc', '1', '{}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '150', '150', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_WKLQFdoh1C8K2l5cZmJ0PL', 'coverage.created', 'coverage', 'cov_k6LKQkB6QoySfLKCDXzYMR', '1', '{}', 'req_dZsNEoTfVX4pjU4eu5du2b', null, '2026-11-16 04:25:41.078+00', '2026-11-16 04:25:41.079+00', '67', '67', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_WsPiNEzCnRI6RBnqJDTWlE', 'session.created', 'session', 'ses_q0Hr6PGG6Zb6u1ZkyySvuW', '1', '{}', 'req_PDDmVdRHXBuiKaO8ZLwtA8', null, '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.225+00', '29', '29', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_X1DHenSSG0n3xkRiId5vSy', 'practitioner.created', 'practitioner', 'prac_IRYMXnWu4Aq0QOC1NiTD4N', '1', '{}', 'req_aYcCOiAyoXH8LrG0bgbDos', null, '2026-11-16 04:25:40.251+00', '2026-11-16 04:25:40.252+00', '30', '30', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_XKtD7vsgMUMUspnHt1FIGd', 'check.passed', 'check', 'chk_WyoNoqr6A4R4i1XthAJWlA', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '143', '143', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_XOZnXTLXKwie4IT6R7nQRP', 'deposit.created', 'deposit', 'dep_cAQUNUmLMsAvo7AQdea33M', '1', '{}', 'req_WWdWreMP0oXYDuXdMxbF9h', null, '2026-11-16 04:25:41.465+00', '2026-11-16 04:25:41.466+00', '97', '97', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_ZFL8lEj6NmNBgpVQ8OLTJP', 'note.created', 'note', 'note_LZzcOiLaZ2ay3LVPZif8Zs', '1', '{}', 'req_WJNGpEXCioSSfwH90Dw9dK', null, '2026-11-16 04:25:42.032+00', '2026-11-16 04:25:42.032+00', '119', '119', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_aN0MgTYHpAhUWUpy0m1nf8', 'payment.refunded', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', '5', '{amount_refunded}', 'req_7CmINSSOb14REGDgmOCAc5', null, '2026-11-16 04:25:40.982+00', '2026-11-16 04:25:40.983+00', '60', '60', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_aT5c54bqWm5zaJXmXpFUPw', 'practitioner.created', 'practitioner', 'prac_VAyNd0zl382QXDRmoeku3F', '1', '{}', 'req_gxMQiCMtjNXsHpyhhWRbdb', null, '2026-11-16 04:25:40.206+00', '2026-11-16 04:25:40.206+00', '24', '24', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_aaRYMfz1ECyioTNP1Bcnrm', 'disclosure.created', 'disclosure', 'dis_gxb7dZnzaJuwMOBOv8reaN', '1', '{}', 'req_h44PCjFXHA2Eg2cqy2F08o', null, '2026-11-16 04:25:41.484+00', '2026-11-16 04:25:41.485+00', '99', '99', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_bNoA1s11t3mwH3FHeQ0iYG', 'payment.updated', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', '3', '{processor_reference}', null, null, '2026-11-16 04:25:40.958+00', '2026-11-16 04:25:40.958+00', '58', '58', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_bk0XXypvBRW5HBR7D5I6Yx', 'payment.processing', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_YGYlpD338xh6FSvKGCJ7kA', null, '2026-11-16 04:25:40.939+00', '2026-11-16 04:25:40.94+00', '57', '57', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_cdPhFO3b4w8Z14DJSoggxr', 'payer_contract.created', 'payer_contract', 'pcon_GZ14T9seNS3C26EwkLw6yK', '1', '{}', 'req_1GWxrATH3g7y2Ui8s7YnZJ', null, '2026-11-16 04:25:41.051+00', '2026-11-16 04:25:41.052+00', '65', '65', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_cmacYKXLxCmf05azMLphE5', 'person.created', 'person', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '1', '{}', 'req_hwbH0lm1YgRQp0nJOG4VL4', null, '2026-11-16 04:25:40.785+00', '2026-11-16 04:25:40.785+00', '49', '49', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_dzyipSCS2T5uSHRfXg0z7v', 'consent.offered', 'consent', 'con_rsN80UFbL8vPEuYJwtSmZn', '2', '{status,offered_at}', 'req_1hFpkDRe7IMnb3tus2fT6z', null, '2026-11-16 04:25:42.149+00', '2026-11-16 04:25:42.149+00', '129', '129', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_e8fv66gVhvplFVGopPycp7', 'charge.created', 'charge', 'chg_1C22tthSFXrQDnwdyEKR1k', '1', '{}', 'req_mLKyXtGsCOoQQTd3fAi1YY', null, '2026-11-16 04:25:40.795+00', '2026-11-16 04:25:40.796+00', '50', '50', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_eeXqqUwJF9EC4cU1ycEqyr', 'check.running', 'check', 'chk_7c6cUcQHfpW83aHdW68DUL', '2', '{attempts,status,running_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '137', '137', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_ew0K3j5m7RWVNy024ZQ4BS', 'superbill.created', 'superbill', 'sbl_dTagNnj5IEgfjPPQOBfGyM', '1', '{}', 'req_Dlzwga3xWcCM5Fz4wrFFqv', null, '2026-11-16 04:25:41.452+00', '2026-11-16 04:25:41.453+00', '96', '96', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_fnww7if6sSr0Dbk0c6Omee', 'practitioner.availability_changed', 'practitioner', 'prac_Jc40cigVd39CGPuk9bDOBi', '2', '{published}', 'req_OKOfUkOGZNV2XEmKkI5B74', null, '2026-11-16 04:25:42.08+00', '2026-11-16 04:25:42.081+00', '123', '123', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_ft5U0IPkMFwSr1iZWl7amX', 'session.created', 'session', 'ses_w6fgNRB0fT7Lim7ONHNbH5', '1', '{}', 'req_J5PjZB5mjZMyT2a07nKEph', null, '2026-11-16 04:25:40.156+00', '2026-11-16 04:25:40.156+00', '23', '23', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_hN9BlreCGcST7bTcyZtQ39', 'check.created', 'check', 'chk_4CF17x7Eii3FM6ViukMLfv', '1', '{}', 'req_ILHshE9ITD7v2PjIT3RoTw', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:39.851+00', '8', '8', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_iYxeu9wjQVxYixO4v9x08r', 'person.created', 'person', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '1', '{}', 'req_YQ6czgVmwnizBso9Zvg8vp', null, '2026-11-16 04:25:39.956+00', '2026-11-16 04:25:39.956+00', '14', '14', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_irITSmBX8EEKD6ndwxPLX0', 'person.created', 'person', 'per_b5xH5sB3OXeYgLkGfhQUTU', '1', '{}', 'req_grF62pvJkOk38pYBDVbeUJ', null, '2026-11-16 04:25:41.066+00', '2026-11-16 04:25:41.067+00', '66', '66', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_jPQdMkhIy840MALUVBsDOv', 'consent.created', 'consent', 'con_rGHZqiRQJnPDB3lU6nRUAR', '1', '{}', 'req_XnIRka0tC2RlsY0pf3g9SE', null, '2026-11-16 04:25:41.876+00', '2026-11-16 04:25:41.876+00', '112', '112', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_jvVAgkhk1nvy10fQA8uESC', 'x12_document.created', 'x12_document', 'xdoc_HrJkhjuLXAWYXYHfqVP8os', '1', '{}', 'req_59ZliDRIuqBl21lLoMybS4', null, '2026-11-16 04:25:41.377+00', '2026-11-16 04:25:41.378+00', '87', '87', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_kC6jh8oGhxaCPTcNO4WkBQ', 'matching.created', 'matching', 'match_Rk2TLhG8DCrkEub2NxVb74', '1', '{}', 'req_GYGGXl8K0jntuDssT6fEj8', null, '2026-11-16 04:25:40.671+00', '2026-11-16 04:25:40.671+00', '48', '48', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_m2Zy0XZePGNdq2tWRW0MTy', 'estimate.created', 'estimate', 'est_ylmKNZBDkldDIxZ8ORhNJW', '1', '{}', 'req_NZqWcCc4lqhyBpJBwI20B0', null, '2026-11-16 04:25:41.417+00', '2026-11-16 04:25:41.417+00', '93', '93', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_mWWppIDA5DAFbF0XDvf9qS', 'eligibility_check.completed', 'eligibility_check', 'elig_bToKC6a2VSLRgiEjIw5OKn', '2', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '148', '148', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_mgTugO89ifjopAJvBjiXLx', 'person.updated', 'person', 'per_eE86b757NwlFPnQ72zEeKZ', '2', '{care_team_ids}', 'req_7z2nhNtppZHRQeO9VTchnF', null, '2026-11-16 04:25:40.455+00', '2026-11-16 04:25:40.455+00', '38', '38', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_mlyRkiViEaFbrphq1aaaf1', 'x12_document.processed', 'x12_document', 'xdoc_4iDWUsGuUDSCrOAAV4oqul', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_szUFHtRkDV7Li22pudoUfN', null, '2026-11-16 04:25:41.383+00', '2026-11-16 04:25:41.384+00', '90', '90', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_nmxvfmoZBW1eInL0DQV7U4', 'payment.received', 'payment', 'pay_9YLgp4FranaoQMNBPf0nJo', '2', '{amount_captured,fee,status,received_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '158', '158', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_pWsqKZWit0rnLqPFrazexC', 'billing_provider.created', 'billing_provider', 'bill_OIevLqqIyUniNfRmKAK4Iv', '1', '{}', 'req_ruL389dfbxOFBhsnIvdaBE', null, '2026-11-16 04:25:41.308+00', '2026-11-16 04:25:41.308+00', '80', '80', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_piZ87tfiVJnGg1vBKp4JRM', 'person.created', 'person', 'per_vRf5TKO7d1mkDFTc1CYFb0', '1', '{}', 'req_y16k6lgtdwXMQ97gadk4ul', null, '2026-11-16 04:25:40.925+00', '2026-11-16 04:25:40.926+00', '55', '55', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_pjiWpfQnLGGKsfxElVYwYr', 'consent.created', 'consent', 'con_F4OrWlS4hWsq8woJjEr6H6', '1', '{}', 'req_F9h06DgUm1ALDH9LRglPaR', null, '2026-11-16 04:25:41.153+00', '2026-11-16 04:25:41.154+00', '73', '73', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_q2J8STZvg8jPtNa40CmUs4', 'coverage.updated', 'coverage', 'cov_DnmPV4iOzfFOL7bRWkAgdH', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '149', '149', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_qK0OGsC2vsAtFjqZ33Xdl1', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_RTap5Z9zMQTKaQvJ02P6B4', '1', '{}', 'req_IF64bAY7wg7Fk9IY1OIaPJ', null, '2026-11-16 04:25:40.467+00', '2026-11-16 04:25:40.467+00', '39', '39', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_qayoQgkLPLCXH2cW5d64We', 'practitioner.created', 'practitioner', 'prac_kUizx1zyi4EyWYS4UwIpuh', '1', '{}', 'req_ekWKusGncaGOld6lywqm7c', null, '2026-11-16 04:25:39.772+00', '2026-11-16 04:25:39.773+00', '4', '4', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_qlQNelpZaLNJCLZtAlAjFq', 'claim.created', 'claim', 'clm_4CQNo5AKcWJrArryp16J35', '1', '{}', 'req_XFLXx775fl0dOBoGKjJw1w', null, '2026-11-16 04:25:42.172+00', '2026-11-16 04:25:42.173+00', '131', '131', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_qmURmASaBoptTNboKTkKEe', 'person.created', 'person', 'per_KS9enO2CQgFvfo9BVJ5hxL', '1', '{}', 'req_cNWyTHxCM5nH00fZNJgA7Y', null, '2026-11-16 04:25:41.444+00', '2026-11-16 04:25:41.445+00', '94', '94', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_r1XtQtS1gr9xfZPiJzfmbo', 'practitioner.created', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', '1', '{}', 'req_SNtdjtbMuT8ezuPrFZljZS', null, '2026-11-16 04:25:39.819+00', '2026-11-16 04:25:39.819+00', '5', '5', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_rQ9hmqY9bhUxna34CIsIQk', 'practitioner.created', 'practitioner', 'prac_LD8mvkyJmaxoAVTONcAN8f', '1', '{}', 'req_5Xal5FubtxPtuyxZQJbbrQ', null, '2026-11-16 04:25:40.07+00', '2026-11-16 04:25:40.07+00', '18', '18', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_rQnWwMh0iUKFCDpBM27UbQ', 'note.signed', 'note', 'note_H9Us2PVD8v9Jq2g1rVIKuz', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_nVj13ViJWAHxk5bwPEdCxL', null, '2026-11-16 04:25:42.008+00', '2026-11-16 04:25:42.008+00', '118', '118', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_roVlgPuWiqNiL5rVOsmxpB', 'practitioner.created', 'practitioner', 'prac_HWHqKU6Niw6DP8z4xrGAXn', '1', '{}', 'req_SBVrJ9XxgbOnHXSOFd7cD4', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 04:25:42.072+00', '2026-11-16 04:25:42.072+00', '122', '122', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_s7OTWcBKFbpqSM8FdqB6Dc', 'payment.created', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', '1', '{}', 'req_dqEFhjEVbkL1dtHGxINjX9', null, '2026-11-16 04:25:40.931+00', '2026-11-16 04:25:40.931+00', '56', '56', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_s9G8Oxrw91H37RygUIq8ZU', 'person.created', 'person', 'per_Y7aBhzUeODV1DOzQnpHMsK', '1', '{}', 'req_j1Vxprk06OO37y2w50qaMJ', null, '2026-11-16 04:25:40.054+00', '2026-11-16 04:25:40.055+00', '17', '17', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_sKP5N9VGpsaS0sVh8pfENc', 'person.created', 'person', 'per_TuadaemrJffUA3d7AIIJWP', '1', '{}', 'req_2fOvZ9ev2pwN2TPZfBURpK', null, '2026-11-16 04:25:41.136+00', '2026-11-16 04:25:41.136+00', '71', '71', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_sMq87k3s5F1me0VYTZNp6n', 'person.created', 'person', 'per_M9zESiLtNpdSo1jsdlWIeI', '1', '{}', 'req_FbIpL15Z6BuPeKg3edhIEy', null, '2026-11-16 04:25:41.67+00', '2026-11-16 04:25:41.671+00', '103', '103', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_sohWGIdKQ18ytxryLfzhyp', 'practitioner.created', 'practitioner', 'prac_CL997e0hEneBIDqn7rOyg7', '1', '{}', 'req_C4wXn1kViTd3JHNI1QVgqA', null, '2026-11-16 04:25:40.146+00', '2026-11-16 04:25:40.147+00', '22', '22', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_sus3myOJhxpZRcH5Dbeg4s', 'consent.created', 'consent', 'con_1350HdIwaaM6GxJhywQmQd', '1', '{}', 'req_x6mKT1mpeIFEiMEd6cgFC5', null, '2026-11-16 04:25:40.022+00', '2026-11-16 04:25:40.022+00', '16', '16', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_tEps5dXIwd1TJ5ThsPP46l', 'person.created', 'person', 'per_usQXYXiPzj5by9RtI0rr9F', '1', '{}', 'req_iag4EEjMFlygcYzFPw9JWE', null, '2026-11-16 04:25:41.399+00', '2026-11-16 04:25:41.399+00', '91', '91', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_tHt0Mwy9XWTnNmpPAZbUz3', 'verification.created', 'verification', 'ver_dUEvAwNCvCPYTbDgVPe1tl', '1', '{}', 'req_ILHshE9ITD7v2PjIT3RoTw', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:39.851+00', '6', '6', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_tLNphqSx1RsQVutSa1gDlN', 'person.updated', 'person', 'per_CKckmRtbwDwnEBcPs4A5xn', '2', '{care_team_ids}', 'req_zS4H2QXsKfjkZPtfjWCrqE', null, '2026-11-16 04:25:40.379+00', '2026-11-16 04:25:40.379+00', '35', '35', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_tONdtO0RuHCZ5H95Zj9nbZ', 'practitioner.verified', 'practitioner', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '145', '145', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_u0dKHMIsQOsElGRnpGqoHk', 'disclosure.created', 'disclosure', 'dis_cW7GmuFximxilQlMLGxyav', '1', '{}', 'req_Z2fCMIEVwYybmU1aAuvqLt', null, '2026-11-16 04:25:42.195+00', '2026-11-16 04:25:42.195+00', '132', '132', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_uMxyzyOsqSSIHDxFizn7qQ', 'consent.created', 'consent', 'con_XystXThhn36HgIs8S6QqDu', '1', '{}', 'req_4FUdCbfGrWN7Dkp0Bgwurd', null, '2026-11-16 04:25:41.335+00', '2026-11-16 04:25:41.336+00', '83', '83', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_ueNSm7DgaA6PDxka7U52jp', 'claim.submitted', 'claim', 'clm_4CQNo5AKcWJrArryp16J35', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_Z2fCMIEVwYybmU1aAuvqLt', null, '2026-11-16 04:25:42.195+00', '2026-11-16 04:25:42.195+00', '134', '134', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_vA65qgYfxY2OuH3PcrzrSs', 'verification.approved', 'verification', 'ver_dUEvAwNCvCPYTbDgVPe1tl', '2', '{status,approved_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '144', '144', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_vEVrvxFYAp9C86U76x6Vs8', 'person.created', 'person', 'per_5cHk2XTSnRCpme3CUImFYG', '1', '{}', 'req_VPrrqzolJzerwc4cng5H1R', null, '2026-11-16 04:25:42.128+00', '2026-11-16 04:25:42.128+00', '126', '126', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_vYBjocMUfc9KxPZk84OBi0', 'check.created', 'check', 'chk_EgGj6YwdYGOYdfKHFRkRyC', '1', '{}', 'req_ILHshE9ITD7v2PjIT3RoTw', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:39.851+00', '9', '9', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_viLCrkyhceza6Sj8EWtSAo', 'payment.updated', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 04:25:41.814+00', '2026-11-16 04:25:41.814+00', '109', '109', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_w301Xz4cnYCWO4iqHyRiY8', 'api_key.created', 'api_key', 'key_xaPA8pREJxrvn631oJS1qJ', '1', '{}', null, null, '2026-11-16 04:25:39.562+00', '2026-11-16 04:25:39.562+00', '1', '1', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_wPj6RZ9Tq3PjeRDCnDFABK', 'check.running', 'check', 'chk_4CF17x7Eii3FM6ViukMLfv', '2', '{attempts,status,running_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '135', '135', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_wW3jHJahMlRiP0P9PVGff4', 'consent.granted', 'consent', 'con_F4OrWlS4hWsq8woJjEr6H6', '3', '{evidence,signing,status,granted_at}', 'req_hOGNZ5hpiDjI6Pqbb48gMC', null, '2026-11-16 04:25:41.191+00', '2026-11-16 04:25:41.192+00', '75', '75', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_wqClE0Grz8iQkDnwzCFxup', 'check.running', 'check', 'chk_zK9zVemSkfZnzzguGWlstA', '2', '{attempts,status,running_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '146', '146', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_xDhAu3yb8tWPxlIaIDXwsx', 'risk_flag.created', 'risk_flag', 'risk_OuGeQCxscyS4c91SHDKuyx', '1', '{}', 'req_Y27sArfYNEmvwcKo6C9Kg5', null, '2026-11-16 04:25:40.502+00', '2026-11-16 04:25:40.502+00', '42', '42', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_xIK3lRDWBEVdnwdCJ0bGFg', 'payment.received', 'payment', 'pay_kYOWrEDNNJKf8pMQ5MtAO9', '2', '{amount_captured,fee,status,received_at}', 'req_UTXvI9q61cHgWfMJTWna0C', null, '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.259+00', '153', '153', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_xJDNt5vtQJFg2QyknqJdMr', 'person.created', 'person', 'per_NiOtNwOy3yUqtM9O3p3mxM', '1', '{}', 'req_clGAb1KS8kW76J8A9bSO7h', null, '2026-11-16 04:25:41.321+00', '2026-11-16 04:25:41.321+00', '81', '81', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_xVP221xiDLTwcXlDawbzgk', 'person.created', 'person', 'per_wCE5tTRmJGLGFbrtkXd0yx', '1', '{}', 'req_zpl5pExVgqrjjuq4ahzsVB', null, '2026-11-16 04:25:41.865+00', '2026-11-16 04:25:41.866+00', '111', '111', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_xcQUNSpeJcA6FK4kSC0Nza', 'payment.succeeded', 'payment', 'pay_XAikRh3ED5T6vdvHN9SFGZ', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 04:25:40.968+00', '2026-11-16 04:25:40.968+00', '59', '59', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_z2UtlFKqv6twUPMeKTEelb', 'payment.processing', 'payment', 'pay_0R06FrAUzFy65YOsIC2Akf', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_MOYoXpiUrYVHh6yoFsVmOX', null, '2026-11-16 04:25:41.693+00', '2026-11-16 04:25:41.694+00', '105', '105', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_zoR1yiSbajBCYlpTVmV8Kw', 'consent.granted', 'consent', 'con_rGHZqiRQJnPDB3lU6nRUAR', '3', '{evidence,signing,status,granted_at}', 'req_a7jdFG2RcJ3NL2llrLzQev', null, '2026-11-16 04:25:41.892+00', '2026-11-16 04:25:41.893+00', '114', '114', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'evt_zrci8H2KMCqYWe0qyQzokA', 'practitioner.availability_changed', 'practitioner', 'prac_gukuXIW3mVKfotYpQT23z7', '2', '{published,rules}', 'req_d2CGh6YuY5Liz1jbxwkXmj', null, '2026-11-16 04:25:40.643+00', '2026-11-16 04:25:40.643+00', '47', '47', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x017bac16a1f750d21f2464ad4121587533c8a22f633c665b37ece774a7ef684d3819d3830151', 'JbTBVkzcSzGWmCXXlwxoqiOfbiy-Yve1JjMzG8vJEOc', 'prac_HWHqKU6Niw6DP8z4xrGAXn', null, '\x012e8dcd335f705d4e2a861bec45dd0172fcb586160d1bdfda5285de335af2cf2c35a266969e5cbd384a0f2427d3fcb63b2551e973898126af3769a9065ee6a07c1a127bc82dec40b73bdd527014dd9f40842263b2b69e5e6403f0c4e51729eb484c6914b383335481efe019a28930617e8a548b6cb1dc14cea27cdcbbc4f6feef2fc78f53bf90a4395fd9e0af2d3d9115f243754b9d040d16d41b65759c88c37500480fa74e7390178cd0609c921cddbbc4a1dbc2ad483d4a6675e68aed6e891b4a5052ccfa339f5f935c1614b51571c9fb4354a244cc18fc0fb77e7dc505aa5faabcf57579842dcdf05b0a50ddc967ae5313d66f5bdcef7e1ff929976442e4a61ed9229254406dfacb8e3419ca344ad462281e8d697e6351f767d05b10981aa25989e33be787aa76f408e7914d28c6a7d5813a5071288978526f42ea7384f4eaaddcb9f97664584540653f7cb185de982c8b80dd29839d6f9ffa268434865722a4fda61711782072be58404bfc7171dc125137d4b60d90e501990d69a856797c8a73a442dcebee67dcc54cc5d4ebe9cbd678c60a0d18352bf65bee78ceb9eebe5e3aafaa2572f1af40b22f6a80344be0defbeee6e921d495c5981e4cebcb11fcff0a42ac089b5970f8bf6e9454af9b147cc3cc8ead081ca9bf7e9c10f1b08b0ae52db865a6daa52c98dffa07acb13bf5db69386238d7879c4ef7c77d07777f1e6d2417c1b31fd0bf10fea95204273a8a033ac7e84dbdd5ec9987294d395ec296ed2f758969a1e5d29ffabc9b65e1690ca1cdf26c89ebf6e4d7d369bc4dacfc76af85622ca4450f575ab7ec9445c1025bb3d0d4a18f95e28437986bbe6a6b7a0ba9b7e6f914821c10e626dc914eceebe637c6dafeaaff95a0587efbca0526bacee6002627258936c842ee8dc92434047b13980ead30313173254005345e6dccc6b3cf826a49410c96f4e961b9fd6fa11b7f57310537dd8ae8962b68ae4b286030f8ecbac46ffb60b3fbe94e21ee4a392f93e1a538bd3281b6f1cd1d02121452960c435420fb60eb88376f36f704c931983d17148c31b3bc72f13a0c01dc1a6991a83e563e2cbd30d9c7be84780cd81c733486afa89ea1d061c1c8e2c1db15fa6b0534477c6d90841c2a72bc28c2c06f7a50344fc242c8a9527b334ebbbd11d85fbc87026871412259f7d1de388acd86f0c030d69f6111da2a22bb3918bb47b7c304d252a88e5b3b207b7a50d3b35bae99a44169cf301a2ee72d5cbdb0d9b2c2cfb8683b5698f356bb19a6d8bf28e99ed18ed4e1f586d06bedf2496e3936c4ced481ca20a6e88f2d7ba8fb0fa506062c7cc8bab9f4f7d739b26630635f70028da5d6d232b5e5566d613ff02b438d0b92d1ecfe60598b2fd2c57b4942411a8d8887853d54b92818ba41178d8e9112741bbb48e6a02abcdc81bae1f5dd042b5aacc699925d3fc9b46fd17089f99914852b4612d4cf585a62f09f02d34f57554717e0a5980f27b39b86e6243a05a04897caf2d2f77c5c5213052d1c2e746397c0ff40a3e99ddca963151a93c0b30f08efea54c39edc565c15e6c49dc95ff0168bd2c536e22ec6451f6a5862a553cb506b67849e694e5c8c4339d7ab9705e3cd8ee04fe2baeff486f3e009dd73d495fbc6e916ee57bd4a0fb74260aab8c06f41', '2026-11-16 04:25:42.072+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:deposit_clearing:dep_cAQUNUmLMsAvo7AQdea33M', 'usd', '0', '-12500', '1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:deposit_clearing:dep_m1UHD4EArpB0Q2I2aZVo9k', 'usd', '0', '-12500', '1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:patient_ar:per_M9zESiLtNpdSo1jsdlWIeI', 'usd', '0', '0', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:patient_ar:per_c7gYYFUK5QzhOTJfrfnBr0', 'usd', '0', '500', '1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:patient_ar:per_q3Zw4JeCF1mnHRKWOTjF1d', 'usd', '0', '15000', '1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:patient_ar:per_vRf5TKO7d1mkDFTc1CYFb0', 'usd', '0', '0', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:payer_ar:clm_4CQNo5AKcWJrArryp16J35', 'usd', '0', '18000', '1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'liability:patient_credit:per_M9zESiLtNpdSo1jsdlWIeI', 'usd', '0', '-2500', '1'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'liability:patient_credit:per_c7gYYFUK5QzhOTJfrfnBr0', 'usd', '0', '0', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'liability:patient_credit:per_q3Zw4JeCF1mnHRKWOTjF1d', 'usd', '0', '0', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'liability:patient_credit:per_vRf5TKO7d1mkDFTc1CYFb0', 'usd', '0', '-1500', '2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_4m5gTg4NTzAQfWrDat8h23', 'refunded:re_VwGltKLqXjLzHbZSZ8bEwE', 'refunded', 'usd', '2', 'VhJjuQKgYxE8lW96yLxKk8WJEyOvuuV7jOJYMWsW9rA', null, '2026-11-16 04:25:41+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_9ujQdnaRz3oIQvjUXtMAPc', 'deposit_received:dep_m1UHD4EArpB0Q2I2aZVo9k', 'deposit_received', 'usd', '2', 'l0eRpe4PzIPbb9OkO4Q6kdoxRbu8zuVVORkXZFNu3Qs', null, '2026-11-16 04:25:41.641+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_D8MqyNR6a3Jkl9CJRyIJGJ', 'dispute_fee_paid:dsp_PbctWvoOgNgPRqGgfkn0Hl', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 04:25:41.814+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_E4UjcEF8O5d50qQ9F9zQfh', 'self_pay_charged:chg_1C22tthSFXrQDnwdyEKR1k', 'self_pay_charged', 'usd', '2', 'S1V8_HXgKZhbZPthCUgXtwDePh-idwjwIKafVCBIgZA', null, '2026-11-16 04:25:40.795+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_NXiqhqsfDL2ZrA3MaIn1hV', 'fee_paid:pay_0R06FrAUzFy65YOsIC2Akf', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 04:25:41.784+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_Tikk0z8IhVkljdFjDU3sWd', 'balance_adjusted:adj_7gWVF2b90VNvynkQcWJPxr', 'balance_adjusted', 'usd', '2', 'Yc04SHNUXLbFDUXgD7e62H5862SgNq0RvJR5lx3uDyc', null, '2026-11-16 04:25:40.855+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_UZhkSfpSmwM8vGwIxfoyEQ', 'copay_taken:pay_XAikRh3ED5T6vdvHN9SFGZ', 'copay_taken', 'usd', '2', 'h0pOn7UpHbEuCzS__Hx8BvMeCAKWjsxcjkJ8AGJj5VM', null, '2026-11-16 04:25:40.968+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_WqE6eCm9O9SNCXqyHVcMQb', 'deposit_received:dep_cAQUNUmLMsAvo7AQdea33M', 'deposit_received', 'usd', '2', 'xo6_D_VdrH3AM935LwoFbTRWBhev0IRcZR51lyH1yCg', null, '2026-11-16 04:25:41.465+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_jo6W3mrvn5ADGGChCr7FB4', 'claim_charged:clm_4CQNo5AKcWJrArryp16J35', 'claim_charged', 'usd', '2', 'PZVWVMNwqdhd6vHAt_O6ICLHVezCowlMFIqJ9jHcZl0', null, '2026-11-16 04:25:42.195+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_kjnonjfdVzYG4umxEnYAKU', 'dispute_opened:dsp_PbctWvoOgNgPRqGgfkn0Hl', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 04:25:41.814+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_mvONZ8LGJn2fANsSozRo9b', 'copay_taken:pay_0R06FrAUzFy65YOsIC2Akf', 'copay_taken', 'usd', '2', '_vhvm-Lcaz4VlHMiirsmn8Xv4YNFJ4F5VSRgBcJOuws', null, '2026-11-16 04:25:41.784+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ltx_qeTKNP3LMMqufbGWg644aJ', 'fee_paid:pay_XAikRh3ED5T6vdvHN9SFGZ', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 04:25:40.968+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_9Cd5dzmnKfbLkLfPHIVujg', 'ltx_qeTKNP3LMMqufbGWg644aJ', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_XAikRh3ED5T6vdvHN9SFGZ', null, null, '2026-11-16 04:25:40.968+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_9MoHAVucyOXaz5b0x1lA03', 'ltx_mvONZ8LGJn2fANsSozRo9b', '2', 'copay_taken', 'liability:patient_credit:per_M9zESiLtNpdSo1jsdlWIeI', 'usd', '-2500', 'per_M9zESiLtNpdSo1jsdlWIeI', null, null, null, 'pay_0R06FrAUzFy65YOsIC2Akf', null, null, '2026-11-16 04:25:41.784+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_BCipgpVJ6sEo2GM35CDR6G', 'ltx_9ujQdnaRz3oIQvjUXtMAPc', '2', 'deposit_received', 'asset:deposit_clearing:dep_m1UHD4EArpB0Q2I2aZVo9k', 'usd', '-12500', null, null, null, null, null, null, 'dep_m1UHD4EArpB0Q2I2aZVo9k', '2026-11-16 04:25:41.641+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_F5VOfLzPd1WQCR9VRxobkT', 'ltx_4m5gTg4NTzAQfWrDat8h23', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_vRf5TKO7d1mkDFTc1CYFb0', null, null, null, 'pay_XAikRh3ED5T6vdvHN9SFGZ', null, null, '2026-11-16 04:25:41+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_L3jWKTgPggkCyHGeSzPS4r', 'ltx_WqE6eCm9O9SNCXqyHVcMQb', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_cAQUNUmLMsAvo7AQdea33M', '2026-11-16 04:25:41.465+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_O8k9Gv7nef3ecFXC92KNwe', 'ltx_mvONZ8LGJn2fANsSozRo9b', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_M9zESiLtNpdSo1jsdlWIeI', null, null, null, 'pay_0R06FrAUzFy65YOsIC2Akf', null, null, '2026-11-16 04:25:41.784+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_QqlgROVe9N8Yi4QzmutnLx', 'ltx_E4UjcEF8O5d50qQ9F9zQfh', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_q3Zw4JeCF1mnHRKWOTjF1d', null, null, null, null, null, null, '2026-11-16 04:25:40.795+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_ROZynujU1dUqVttGw04KlU', 'ltx_9ujQdnaRz3oIQvjUXtMAPc', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_m1UHD4EArpB0Q2I2aZVo9k', '2026-11-16 04:25:41.641+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_RW5pvVZSDdhbg7X7ruh2EI', 'ltx_Tikk0z8IhVkljdFjDU3sWd', '1', 'balance_adjusted', 'asset:patient_ar:per_c7gYYFUK5QzhOTJfrfnBr0', 'usd', '500', 'per_c7gYYFUK5QzhOTJfrfnBr0', null, null, null, null, null, null, '2026-11-16 04:25:40.855+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_RtP45Cf9RKNcDJsY9Wh88f', 'ltx_jo6W3mrvn5ADGGChCr7FB4', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_5cHk2XTSnRCpme3CUImFYG', null, null, 'clm_4CQNo5AKcWJrArryp16J35', null, null, null, '2026-11-16 04:25:42.195+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_U0nFxii2dob4KP1jPr39iM', 'ltx_D8MqyNR6a3Jkl9CJRyIJGJ', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_M9zESiLtNpdSo1jsdlWIeI', null, null, null, 'pay_0R06FrAUzFy65YOsIC2Akf', null, null, '2026-11-16 04:25:41.814+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_UZUmVi3y7DDAYYs4RPLTUt', 'ltx_WqE6eCm9O9SNCXqyHVcMQb', '2', 'deposit_received', 'asset:deposit_clearing:dep_cAQUNUmLMsAvo7AQdea33M', 'usd', '-12500', null, null, null, null, null, null, 'dep_cAQUNUmLMsAvo7AQdea33M', '2026-11-16 04:25:41.465+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_XNYq2bkFYuLZYHz2FayQnP', 'ltx_qeTKNP3LMMqufbGWg644aJ', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_XAikRh3ED5T6vdvHN9SFGZ', null, null, '2026-11-16 04:25:40.968+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_bEKOMTxqHoOOa3j2AYduS0', 'ltx_UZhkSfpSmwM8vGwIxfoyEQ', '2', 'copay_taken', 'liability:patient_credit:per_vRf5TKO7d1mkDFTc1CYFb0', 'usd', '-2500', 'per_vRf5TKO7d1mkDFTc1CYFb0', null, null, null, 'pay_XAikRh3ED5T6vdvHN9SFGZ', null, null, '2026-11-16 04:25:40.968+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_bxcymCcUsWw0N6I5hKKgty', 'ltx_kjnonjfdVzYG4umxEnYAKU', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_M9zESiLtNpdSo1jsdlWIeI', null, null, null, 'pay_0R06FrAUzFy65YOsIC2Akf', null, null, '2026-11-16 04:25:41.814+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_e2HYJ1totInZwvozphb67G', 'ltx_NXiqhqsfDL2ZrA3MaIn1hV', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_0R06FrAUzFy65YOsIC2Akf', null, null, '2026-11-16 04:25:41.784+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_gY2Gw3YoYq8wTO3zAZRoex', 'ltx_4m5gTg4NTzAQfWrDat8h23', '1', 'refunded', 'liability:patient_credit:per_vRf5TKO7d1mkDFTc1CYFb0', 'usd', '1000', 'per_vRf5TKO7d1mkDFTc1CYFb0', null, null, null, 'pay_XAikRh3ED5T6vdvHN9SFGZ', null, null, '2026-11-16 04:25:41+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_k3P452xGHJIVg2hPQtsjQ7', 'ltx_D8MqyNR6a3Jkl9CJRyIJGJ', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_M9zESiLtNpdSo1jsdlWIeI', null, null, null, 'pay_0R06FrAUzFy65YOsIC2Akf', null, null, '2026-11-16 04:25:41.814+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_kqb5W0FWw8oaYyofpJn8a2', 'ltx_UZhkSfpSmwM8vGwIxfoyEQ', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_vRf5TKO7d1mkDFTc1CYFb0', null, null, null, 'pay_XAikRh3ED5T6vdvHN9SFGZ', null, null, '2026-11-16 04:25:40.968+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_lmhBYG4kqXQdirjGbJhjL6', 'ltx_NXiqhqsfDL2ZrA3MaIn1hV', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_0R06FrAUzFy65YOsIC2Akf', null, null, '2026-11-16 04:25:41.784+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_oNyReTOdZiSyZUVbDVdgTR', 'ltx_E4UjcEF8O5d50qQ9F9zQfh', '1', 'self_pay_charged', 'asset:patient_ar:per_q3Zw4JeCF1mnHRKWOTjF1d', 'usd', '15000', 'per_q3Zw4JeCF1mnHRKWOTjF1d', null, null, null, null, null, null, '2026-11-16 04:25:40.795+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_pckeYMK3NxhKmnS45PzoxE', 'ltx_Tikk0z8IhVkljdFjDU3sWd', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_c7gYYFUK5QzhOTJfrfnBr0', null, null, null, null, null, null, '2026-11-16 04:25:40.855+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_upoQxigFDzKRe5voJdxzAO', 'ltx_kjnonjfdVzYG4umxEnYAKU', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_M9zESiLtNpdSo1jsdlWIeI', null, null, null, 'pay_0R06FrAUzFy65YOsIC2Akf', null, null, '2026-11-16 04:25:41.814+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'le_wB2bxUz3KZVvys7tgUWa3W', 'ltx_jo6W3mrvn5ADGGChCr7FB4', '1', 'claim_charged', 'asset:payer_ar:clm_4CQNo5AKcWJrArryp16J35', 'usd', '18000', 'per_5cHk2XTSnRCpme3CUImFYG', null, null, 'clm_4CQNo5AKcWJrArryp16J35', null, null, null, '2026-11-16 04:25:42.195+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', 'per_OGfIShBLjCEwwh9L2kmAVt', '\x739139a00e7f5264e72ccf566bb8493c');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pcon_GZ14T9seNS3C26EwkLw6yK', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 04:25:41.051+00', '2026-11-16 04:25:41.051+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', 'prospective', '\x015d61f288e9d5a0f914261556fcd2c9da40f076eec02ee277dae0fb58ab7a294e16791ed8fbddc4be48832ff2c780e08a707c4170420a6d61e2d054b23b341d2f368b58398b80394e2c76a537fa65563d59d678f6de81c4f5e9131056745680f849231b0142d3efdb31b310aa2567690c0401cd14ec385b3d4fd43643570874e24ba38dbf7f9fff24b8147e2dc67f0e367e0eef5adfacad409bbbed94cb4a023d6c3055820023374ae5ff8e1dc949c41045a753bffd76160479281f7dfcdc0383f5404aad7d1de78c903f100e4daf168a380dce6c47dc268d8c1b08a44854a797e62eeeeed97e23eba1605f0b9435d0c032faa4d932279bd9abd2a66717caa7bf4c2aa6609c35d5935c4428a456dfddef162b525f61e91747e624ab44516d3aa554c0c602d4bb5acf9750105c1fd32644114c4d7b122c2acf4f31abe546dca8e6e03a6d81f55ef50e04e8a0e926507180fcc13c63bc15de455fcb79d73b6498cf4bfd1ddf8c0691066eaf7688e209ad312b03302fd2eee59a3affbb13b2e0ca1e64b4aa638d634ce66e45e44075042b5bd41b0720ada1e33b546cfffd263a42577ee7a8ea2f0bb3f1c46a842032f95d73d0c01c9b084ab916161732e35589c5c2fd9a9c86db1726d7b3eb5eb8461cb13b057433b821454b5b4159bf479775d162786bf275eca1661042aa4138b067f8392c6cae6f1adf29fdf3ee43873cc3f549701497d9b85aa84e431c7b13966fbc8e4418fd2215c1f8cac2da2740eccef32c9009dffcda2fbcc5339f6d2690', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:42.128+00', '2026-11-16 04:25:42.128+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', 'prospective', '\x01a903eac6ad63ae0876ca192d04c0d013d682a675151cb893767f3c2a5e33e9ef984d66aa753045eb90d8df54c5c8a1c1e106e74e2bfcb255ce47af2140a65613f2fc4595060cda864fba5ef55312aedf7292b20ad89a2d818e070e7a204a60a045d0b36b41e4ced36db4c66b5b5002324191f51d90ad0d51f934666f65fc5e25b44a75ffbf38a8ecd5032dbab491810ea6330fdf9de6deddec9fef110e9ba8b16ca7a1bfcfdcac5aa662f7ade8a8bd8bd7e785a3059ebdfa999bcf5979c080be092707e5ec1927452e525dd98e3cf473f422f19c13b3697196d0b11de7903ef894058275562d262268d3f25f7fd4a952a2dec22bd5eb4928634e533454967bc6c0762adf720ad1374153b926a609a2b8bb1492679092666be77f72ad0431a547818ce5ef685ff4958bcc15268e8a6874c9337fb2f62736e700242945dac06bf28ed44abae6584c920f6e1351b1794a0c95a32d2ce7dd7df35134832d53be86869af0b7125d9bb7ce0af34e0e66b6ea1f41c919c78b95f0308e5c088cc236c8e791fab1a5d8b766bdbca759ce8f069d0e294385164db7647917fd92789924f35a1da936b2864478c8cb1424349b530080dd3153f9ef71ad140467', '{prac_sGUHaHa6f98LcDYV9Cz63r}', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:25:40.55+00', '2026-11-16 04:25:40.567+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', 'prospective', '\x017f22d8596006ef05014606aed14af70822c809a716a715c79811f1705c69b9dbd11d5fefaf7a6e1eeed144e76dce22b352e06c1dfa644cf6e49fc93885a2c6846db1ad5a3edabb383780fe1dca5c06bf33e75c6b71b1dc6006c441de677f0642b6e98acee29bcee8bf5ea16b7fcd978c57b37d92a3322a7b216d5aa8e7175c0ed858f959807776a1d6d6aa68f218434b11ea207d25cd678052941d94fbab2c1df6855b1073b17a0cf6a86a8aa6bffee2152b7ec4ccc16b4702178b2139015ac40039bd060549719f6f64917f25bb73de9b594f055dcab5eb48a0f0a8be77b28efbd5e4329b4226227c9de5cce00a19cc7a4d3329cc5df9c1e8dbd7939c42fdad4abae422147233014bcf2899a87fae92cd64eb363afaf7b1c152c0ed254e5bd7207e0a02718eb81e329b3d823915cde1016588439f31746e36834973e65391dbd969b4072da4ee89f41b9f35e8d501b402eb08f33180f70559f9921809ea0cd7ff93230ec5479640bb8ba41440f8b8b2454b79ad4b8d76b53c51ca97287c81960f08f2e373c7d96f5049d358bfa69875fb55a698ba29f0bd1ba1c8adabc2cf3ed4382ffdb0b3b27cf139bc396ff75f076aa53c51cc2849ae9879', '{prac_sGUHaHa6f98LcDYV9Cz63r}', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:25:40.285+00', '2026-11-16 04:25:40.379+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', 'prospective', '\x019fa7b6f63a2e5d9b969865681fe0ab85c1849960fdbcac0e0cdafbe31bc65190470b1eb853339ced5d3c54c9e45da987b2a5085aeebdd245a4dad6c4260bbb2578d632d036e872398d77c6a38caba08b178eee9bfe63f8edffa97d6b33436a67918d0e15c9307a0b89684ad2ca2279559e0b29549826836bf4e7511b38521072a211a888f59003f6205d7b902d88bc93a9dda91a67164319375cf2fa6147e43c22d613170f6a2930b1adc8310bc5bde1b510b94294404394d899aaaee808e3cc7945ec4ea4b7fde231256168779d61715bef454a4abe496479b859607240d94367988a3764af7affe674a6359390506bd87b1a50789b0850fa14f7a893d43806e13f69e8be2b23e173de1146be3117f7d37594f142c6e6015916e98bc665491d880ea61d0a9d2dcbaa496cea528cc2e50d4b72afd962462391f55a505128e5786df6f653ce0aac8285d3ed163335219ef7b7e864d422cc0c122eebf13694a640243edf9a7fd76dbf3de2129c486ff75e237705e471ffb6cbdf93cb01b14a0c202178b769589e12167cd6d6fd61ca50150c048688a1bd288dd01edb89d9754ec52be024f3de50fb96ee04cc38c28a802a217903c6ad5c094abf07', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:41.476+00', '2026-11-16 04:25:41.476+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', 'prospective', '\x0113b4eaab61019cf685bedae5a9597f323fb202883f06f705509d9000e443c0cde1e745077c485b65413d7f42deaa75ec8cb9cdf2ddb0f944ffcce36717fa9284048ef188d98dd42b7f3af7374dcf2471a657bc06704016407da1c997f062708801c6a6e336f8d1921a53e41f6d7519f17dfba7269ff0f066c32164f428cdc44c98154ff3291b5cdcf41e52c05f725e730bd702a107286cc2e197f04837f28c1ecf41edd291f3ded06e2de7e4f7a5750739bed0163234ea219be018688c7d03cdf396ec3d2d303f986faa44eb94946d6f7fffb967f0f6510cf356d1ef51028f6ceb2d14813b148d3c8f9cde9f766a2d934aa24f75ef2d9e7768d976682e4e1166e32879975d804656764b4fec54776cdaf04aa2c5e5bd77a12e9bb568944e07ee101fde2a50885d9f78a9c3d3297c3bbf3f404f7e8f2c0e26646c2286ad0c6ff6c4a86b60cfbc8cf5a7c589972e0bd569c524760c13572fae25cf31daa5a6b31cfa1059c69b5b5043b2e61d35efccfdc4e244f35504ed0936498552eb94050fd389f18b1712661d735ae40b0928debf83485ac66c4d1339e7fd655e7dc82ae1f50aed3d970e43cec9d5eb6be1ceb76878aca9ef35e3c3ab1db3ac', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:41.444+00', '2026-11-16 04:25:41.444+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', 'prospective', '\x01afce9093b9a0dc58fd5cd8e87421ec92516b3a4a55bf1d9da7df679336cddbb5cd61d1945a0a0104617e10aed144c97c8177357173c688f94afa65232656930f181b93a466421826ed2ee3622f456301171a89cc4387bb26012bffd9ecabb80e22547d81bba899f10a46602f5f19729a97b71c7c5e416f2df2532926b80b3109baaf7c56f0fd6617873e096ec05afa0095645f2e3978350e354e5e2770f15f907049c5c54f0f73aae3945927d6827066b0c7d6322196e10f344fbc9d178108efd5003d218f7de580fcd59ca114e5145fdcfc9ea7f2a7b27fb6e7079b7bad51933408c859795f7e56c2cdb96bfaa6a8626851b6762f548632438fdcb513778b4af09f2067434c79717ee2a95530914dbc40098169e58289d52bf9ce2b2fef1be836d16f177d16a6ba889cde313cded3cb02fe470e0fde34a54cab49b89df33913c80a0d89bd44fc66e9f3d1cd5dc9c5fe222ab75000aa358f10a5d67f71012490dbd51744a56923722d854658a8f9c55a199901348464eee812a476eee6de51617452bebcc049c81ddc0582d7b27a4c6ceed2cc5be0eb5093d22383fe5f19d7c7227fdca64662b1995f0d435ee2daa7a3dc8e5cfe932ae2aded84', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:41.67+00', '2026-11-16 04:25:41.67+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', 'prospective', '\x01672327371d8cceee9f4150f7a08d416b0bb373e50c72f53a27d76e880b534461553152e77a421763e03283ccac9606c59c529e9e0c0a212842544262bb58ac94ffe7277e71b207f642d036d630f2c4dd98b87294a9aa0b45d66134393d852f608aa15bcc2dbf494ff773c27621f96b5a439fb4d6b83e6177e15d14e84d8117585afbb88fcff9d428b0012d13e53b93febb0e5d54dc4ef7fe8f8215ba032ed149da02460ee99c03486761a9b1c6af14ef5c308777d30615f19466512e600d7c692826ccb3785509f7fd71488cd8e297d4f5a003bf8b42b376f4e2b31b6800819c65f51c0c1eccbdd1ff62dd291265b47c38bfca6341d1c71ffaa59cad40fc20c1b8b97a21c2f011b8a7a904b8469f942ccc029737472bf0f4d1bdf0a2e4e32d40321194ad0ae2db4ceaa4da1fad4ba0abbbedc11b515152cfaf790ee8fc2ee3436dc67778fb76076c234dec9b708b7a0d2d7f6d578b5190a4fdc1e2fa01266579855117551c7e83d1bbaa25d24e6c47a604205b692064bd8902ef55ee957495c451eec24e4bbdf5f4ceb17c31d7cc0fba70ef1a0f71375c89bca1e70825d97e1a1a07a0c4c2f8c1b0269d42e57961a75e06a19c28e2ad13420a5262ac487451e99208f5d76015927eb358dfec11632fb2da3f8a818bbc5d375228b74d25a379db9a65167b506861df707220eb86c435dfeb71ffb55e453bce6e0929f928b2c2709c241abf38b1cb7e2eb2d61c6d431dd1cdc81448744de74b8986baf4c84ed7317a95c768d4fa97bf997a04c3f5', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:41.321+00', '2026-11-16 04:25:41.321+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', 'prospective', '\x0145f3c6cec618aee62fb35e19e249524e127975e45482005b6c8e74cbab7ca584ca3646cc28adb624730f0528bb8984e86f0f6bd08e3a76166ff0a4137bd18321ac7864d76b13f6050e5ba8ab072d0323678073cfacac9abbcfd055d87a0879330640d9717dab9bc1f5a3c77cf3b1398d6850a921023ae652210e1e6843244488bad184769fdcce3f75667d9b95c70c16e78ad23b520acdd1a984f37cdf3a84378ad8af5b750ab59539a5ed167c14ea1e40c28b0d56489f8b5f44a377629c37b3b4804bcacf6761b968677042e0c0818eb2b0c95ef31eabcc940f03ea3acfaaaa437fa52d04740e99d6a37324456edc99b0819d7b6190ddad1872721ed8721fc92e441bfd180decf38558788c614fbefde177324b0c1675e6207383f3206c41fe5427eb24df21900f86640d1b0c562bcec6b6d46cf94403691007f58cb60ec04b7299702b5a0d4ca95fd8ed4efa96154fa261e31e53f0426699cd8dde74dcd1c044c84cd577d94c63d89f00f1deb8ebc8c62d8180f00966e213cb75636519c59770073cd2435e032e32ffe21d2ec8e2e60d690554d1bd9368ec3eac922ce6f60780c355a615ebf32f4ec3c83347914499619539b58957728655961ba21d840d2c18cd349298a560506cd013', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:42.057+00', '2026-11-16 04:25:42.057+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', 'prospective', '\x01b2eeb630e9575e991225b0c5b8556564b2c7e4e65bd6c4d97e60b388727064e71d4bad017e5ce08eaf2b97d371c784d910d62996cf52512d369ce5751fcb9f5acae31fa484549a777f62cf1525d91486266d5e0275aca3e11c8a2eaab4272012a1a487b36c693b88ac4f532a4a3f138474c37d712704b9a8f66f973fbfd693ca24aba489838d2a6e0eca29373e99d0289d7b81e4366a7cb75325020056ffd4ab40c9a603a917c619513d28837ea84684e62c52a96a65df25ac24d69ace902a373014e9be6d956b968f1a10071a4cb35aeb455d9b63ada272978e2cd8cc257ca074c2ee3febfa93cb7d87f94f81eb7ecbcb75571215757c795edbe6fa1c0de0ec0aa063055f0ed5f671afc93056f0f8c8d446a3da4e34d5c1db27c0da752701c56626f92e3dd89aed57e095c902ee31abed99bc254de0389a4771d641d76fbe808ef5b90d6d08735bb8a0abfc44b4f57e9fbc01e2c95aac8722205b13f209939bfa2c64e77739bca056a741e63859db91550a5d032322c58064b9753212b91655befbf485c40ba1e434d0b5e262a2ac6d4592b1382f8f6dc0ff90f64f20520c85096ea02ef0701953f4f60766c76c743a9aad9bb9b03bf9b0a518', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:41.136+00', '2026-11-16 04:25:41.136+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', 'prospective', '\x0156b3507b191dae9cd540da220ce61efcc659237c9e7be0464e82665320c3918645f0ccd4d3f0eee33ec66f635c6e8d7e59e3dbfbc562e9c2cc4e6de2d430e2173796247c583116887bb5953e520335f9c9c959c1cc5362d9ce0ebea383929167180deb01eb4ca222800a15b5394d993119cd5ee25320402bffdfb6e2c3fc87a4b10eddfa7512960bb0cdda5345cfe42286d29cb06800f7464718670f8df6eaebbc6ac84a8af544cf8b11465247b4056621f0e6ec47fe491b164fbd191fac7405bb900d0b078a5bbc5b5cf6b55305f2f0dafc60907b5ecc53a0c015bc5207c250d0d9f23cbdcd825093ccf68f8838b4785cd769d23abc9f63c609b66734b5dc5fa0cd0a5b02f1ea2dfbfea2b48ed8ff8a53e698e3ddc2768b642591a27ce0fea6144035032355ccc7b24b567aa179f024569329c09cd22698ee85e3b12e57b3916840552f7bd59605e6c10ff4aadb6c5798114b6da596d3fb6f40065084f03e572369572d8f2c8dede6a9cd9f228eb36ea94ad4ea1337ec3a8fd5bd2bc7311a89a0b1911f9d6dd3aaf2025ea9f2d05c527a1319204a45b113c9280c804986a6611ede47671bc7dfac853c9cffc86f722c65e8f417dc100932da92', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:39.956+00', '2026-11-16 04:25:39.956+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', 'prospective', '\x01ffa3c6adc73828c8f8df65931ac0509859f1821b4c6f3338fb2c81118005b9af2987cafdc74aa688d62608654c769054cebf255074fb4c92ff6a92777e46b92d605c33317c6f223d736c01304ccde94d91b882c795bb807759e57a60b2ce0ac2be1aa997f78574aa69c567e5d392f03c7211742fe5d2f880fd3ce6fe4ccc091a7b1333846676ab87d502ac6a905b5b34e880b0e7761058ef956f92aedd149974436cc165b311f1ef2a7d7327b4cc33b7dbad06cdd2c8d3ad638ab7780f45772902a0a99fa6475ca21e06330b476578c45d9348d9940142a4599936bee8dda974d22d074cdc18511418dc79337d866fbf3950e4fd2cbb78858710f46f7066dad0675758be53e78327361b2292b2a1f483c36b0cc7b6677e8256ee0003deb0091ee1e70dcb0941edc13c80ee039be196b9234bad81b7a001d3fa6d8d0e493ab7c44999b205ad8e24fde69db99fe609a117f38601bcc2678e1c5c362f7af148a3af0c995638ebd645a13513bd1249e9f739bea300c9c560e49531828fff60f1eeb9151446efdcc9bb035bba533b0c9d0f57f7f99d41c16879b2df8ecc4405d28e59b61965b83cbf61c0faa98c4e9861fedd65c99a96598dea0c0988', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.885+00', '2026-11-16 04:25:40.885+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', 'prospective', '\x01123704f7de0b501dc9a68e081edfbe8f94dcccb73e6e4c0b0aff1e372e91c7c784b66713adfa3737a35efd0f46e1fb6e50b6692779aab470122b6cf115d8c9c281178e7690ef48cee57b1e70da130294dda37b5df39469ae7f132d50128e623514c2e7175b11a0b2252a52c830f17c1c583668b7721c7b67df85e7567b0526243dc21c884a3f607435b77f20a84490a6d39f229e0ee7ef3712b6aa93c78e4e2f8a25d00ad2f576ba7085551d7dd9503ad1b5fe7a88532836b84ccce98204f13c718e0b3e578c9efefa57197c8bf279466c437b1a8338263f1daae38a4df036a228665bca2a077602b1b188b278a19eaf8421895d7042af368f6c72cc48f5cc51d9bf43dede7d28dbb05e5e6f19bce823c182315d521aecb6eae67fcf1587e2f41edae872f7a0022a583125940fc2b6daa1a8bc3139d91548750babd69667c23b1d0b0dc975ff5b63a13404cb5c0e268b386f2d4fa75c2a21a13951c08ed6a930fb2125a42ba1d915d17cae9b14e9d32068bcec0f3f4769c1332505cfce89d8a419754bcdffd8a39d2c45b0f3bddb7f3c6f12bb069f69f4c4c85b25d82bd5d90b5449171c3683340c1a2beaf0f901001d6a5d368f8789fec5f682', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.054+00', '2026-11-16 04:25:40.054+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', 'prospective', '\x013ec2eb1266808d298b2cacdf562a12c6fa26ccfed56a7cbdb82c9c7055621ba70f1a46d7d36eecf30a73783dd6a3701533dfc44c33a64b00026dc19c49ca60e9e9d8e2246285dec270e79a6aa99cd882ad835b38b27c8ba0eeba1142e4f9fcbc392ccd2815457e52d5a58a63bd619a502e044d94695f1a899c60a72b55b1cbe4b75d24556884b44e7132c7c537f726d060cfb01ed117b2177ee2e3a68cd12c238c8624647f8d3ff65b60e1c83120dcccc22236381da5c61fbf045f11c75a1c5adafa292a64c2f4ae5f66979dbe50b41839d3f85b3254fd1c0d18fb08188c124308d87eb5efa69839615ff6b2a19723b5d6393edb240212c651c69893503d33bb5ee5dc59b8bd703d76264d384a0e5d40cc95518232b6f86ad24ad44739ade3a0919bb93f4213b2383bb957b273aa97641580d9f6640e6fd8499ad1101d7cc62e625298fc8a25680a4ba847b1f4b052ea64bf7e24190ef009b197c8a3bd533e161e9e48c686cf0cca94bec465f287bdb009f89df3dea955dad0eccedf4e9f3f5c4abcfe665ae6099253f321caa83e81ebd0d2b66d9711fd179249db41e2376188e3a00b4dcbdff98f16ad1d5e4985c41030ed4bf74042763a83be', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:41.066+00', '2026-11-16 04:25:41.066+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', 'prospective', '\x0190e8b25afbdd488796dc5305d298b0dc02ea9f0b3c21628366e60524ff533a1ae64ea3932b681a399bd0de8bd493cce99475da70368c0c10e9affa2204eb6eba1406fed53bebcce5a1edf349428d97cac081e744e01d23ce890b477d101185fb57470c21a132d5222f82b039ac7e1f0d1e93a9762b9bba8b77e8ee5f95cd1b3b93c84ad603298dcca77f12e9f053346917c8d78d521640f60c578fe2ee9548713fdd6016ed143c4a452c9449c51a5f2b49d031b5023436c30828c1d3f649dda911d3263a73ccfb154abe988d237f94b71389892518a715eebafb5d189ba682cf0acbd84c348939fcc8943faad510da8e7f2ca105300e296d887852542ca0da1dadd46a760d2662944eb21b87725a2afc202375d296a225d8aeaceeabd1a64e32ad56555b31d517492ddcb4ce6ddb1ccf34ad75d93e137b34126ad2774ac90a0ece129f79ef5572863c7aa7882f5ed4b9709d576e553b81585afc4b61b5ed23a5fffee4dcf62a578c7ec47adf220b83ee2ca8eeb92e2a82d0794e7f5568b7c18f043723fdeb7aa4236e5670f5624de19147d9172346a66052a21fd234c291ee19b1dc5f37cbe5e0d5ee5eb84aa558b653c71da2c9bfd289f624df', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.84+00', '2026-11-16 04:25:40.84+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', 'prospective', '\x014c401a30c93e6d289daa343453b21deb0e2fbde576453632e85c710aea3c8b5178c2918c6db38d2db757350f239eaa14b62e4ec07ab6cabcb1784e538245f695f9c7ed96efb772f6f706d0ef7958be26b62711f6f88895fb6f01c442b0e29ff7a812e91eaccb07c284fea63b390efb5ff3cad56a2b87dafaef88f2327dd38fce02019861957ebfe45bacd7a1695a017d8b2bc49002c794a45a9aacc9d936554dafe837cc2cb6057388601f4726bc95ac7f58a1fd2553498d66c8a252914828de3744f1f15f33bc122488422a10ed6ed1fd140efc2b3188ce6efae11a15fb3f5c5810e20d569ed4601991f32c0dbea88a82ffac9f19c8e4858771e83ea8cde93f6e356718e31b6856233a3be31b79630671e842b0f4545d3cc8d90ba4ef48f10e3bff2abee05384c4a5b76477f6a2571aa822f59909b2161f659e20de308d76b06d76ade1ba841fe8193730ccb2d4e7d90e73f46921d6aa91879c4fec31781ae6f90a18251fdbad461e66c9ce6f5d6171ba5af34540130e5a2c123f8ef41e3b463f331dbef5aab0634d8f07d817e79756faddd838d01824f620f76a54039d926e3c152bce16d4759334b159f03a22c8d9d2e7dfa5d4ed4a93b30e', '{prac_sGUHaHa6f98LcDYV9Cz63r}', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:25:40.484+00', '2026-11-16 04:25:40.495+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', 'prospective', '\x018e8874938390d8ea0e120103dab4807769dd04d429526eb88c50d857ef8f977e45d83e21843e80752088b9ace9e805eeb11982c893cb77b3f2f9b030aa8852e899e1ece20dc4190ec6c3c1a06c122dee460998f53c353294bdbeff571b89d6463f1b7a94f6e8634bccc0043bd2430cf3b18313937568ebabf3286976e9097b8d0ffba07253d2b640184e42f45f2e1c8eec52134a031cbe7281e9e96e9db50236000bfd99738633a70574253ff3fe5ffe04a8427a7b77c5cfcae269967b5e64c4658b615c6f88c670922c3927d840825ff55977a40cb482a13efd9a431fa206c20c8435d0248dccfb1088a53761aa47ad3a201281681fa1622ed233000bdb43f1c6d475a17ecef8736cf8900fe56717b26102ba6f46afc55c0b342f1ee6d4c293137bc84209c4c69a288fc81ef68c6d31be0509eb699b809f534f6aa78672b9d56053bb86daecad4b70517d5f8574e59a13f7c476884fbe6619c2dcd953113e9a5b58220f936e66a6903156db50f9e97ca95491105ac188cb5d960d164e2fd7ec5a7758b4cd79c71fb272b4de05bf64815d26de908a62910d775415d60b8b166ddc704335f6ea977ffe1177d68a63e2ca0814f45fa8189d9768a3', '{prac_sGUHaHa6f98LcDYV9Cz63r}', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:25:40.442+00', '2026-11-16 04:25:40.455+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', 'prospective', '\x016a7c7aa3113eb64309d2d974d6e107e611889df1408efe64dc2faa21a629ae1ff0880e9975d5989285c2fee8c6110b2c96a81bf0a99e45b3dd69c53fbb620037ece2cbbacf11e39491981ea5db4ca3d5c4a25fb712d2fb6c670c5b104aad04fea309c33cf6d49bba638918a59c99807ba4c9e5a22d3f3327af74e70feae5e02ca2e93bd9ed95bdceef772a8880363de5b34aa08fdf2549687486994ab3d5c8164a59ff8dab641bf7f05d746582268ccd067db87479750c5e3a29b4ae3c3c3f6123e14eed40b1e863c862998a4bf5cd1ebd1422e4a278d74f5fe48463e0cc880a30bcec596ddd079bb3710421db9fd2cc87ae3590a045ad50f1dcafcdd1bfa215b8d8d469dfa620c94664f61ea41c287ce0b920fe024c43f7f7d1c916741d104a1e97f41c62dfc6a58e8f5a70b23c2d0fb02de2f026430e06cff6bbc5460bcef4cb8e06b7e5713b512c8eeded002e373359f524d16346a45dd6c92e6ae28130aad0c283fb6b5f11da3213c79c9dc0dd752085a8ce271e71090079598544e8f23dac36015c161c667eb3538d4926dd893e372088288129c4fcdc777c4d8c36cda88bd4684eb254ba2f832268557b2148cfbf80fd2a209175bd175b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.785+00', '2026-11-16 04:25:40.785+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', 'prospective', '\x01c16ad92813dde72686fc2228dc49d6914fe0f28ab4aaf7c052988c2229429a5b57c3ad7082dc4f6b4a8cfec75363e82dd73b0d6eca9716990f18f234fff1ac02ee9e43933168543f83665080665efc592cb04c9061fb8d9486b02865fc8c4a398651409fd3927c27e9859dd8ed3d0108973f04bf832346e859b907625845dbc770aaf3ea435fa1b5eb2cbf1e76278c0871ac8a33fff60b51035a72580bc3cd8ef39f19cc745fb3e111770b62567f63c9639df8a06afbf776386d245c48470c496c5431da3eae9de65efd1511e1c6f7843522a681246bb75c6db89e300f58631797b4a1529df3a9028d8b45611d52588707723d419b77573960c8fd64c2ea3a019e20a91cf196e880018ac9673a493f4af5131261c6e1357f59a4be35f0636c1eef27e094a9b135c6d9f5320e68f446045ccba6d20124e535910a618fa857c0d0ef906047f4e230fd993e23e79362ce1000bd90b3a760a5c408c4d433728e920d8c1c31df2e34d9c31d95d7352cbd402bab2b17102178150d071509e385cce6fae025e1df48b8d407139ec283f8b4caf11543a26949a6bc7aa642a7029288b5970d8ef242a644be43864abe267d7986c146edf3f6c340594caba5', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:41.399+00', '2026-11-16 04:25:41.399+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', 'prospective', '\x01701228b759964082da1759e6097467e083fff4ad4870d8ea20092ef5685d6e5de42b6a955e37b9c147830babda1dbb3c83fdc30b617fd3943863bb385c856b268f8fd8b4bc892663d22038d014cbb0e45bc9fbc0068140dd012bc58029ed7782be2656810a6b3560fe321436cf65eac3fa13be1ba940f79c533b7f35728ef78472e03ae794bf3c6d2dc74e6ae2253d3158df8a74954202a5bd20133e80f14869b9c2c1427840543b5b70f5cbb817a304c64b4aa4ccb1b9fd21f9079261bbdf647d47f0cb6147b10efbc88e352d620a6c1d3f6f97b6408b17f64b1acf29845fa367f3e4f2ea419c920ec7d4330923ebda726995920a9596d7dd029c4dc0c7950ce43cffb5e54efa7bb64a51fa53c255de230a9f9043c07e8cdeb9f686e85fdc083627c89a6aa31e203f14d1573e8dd796d79f27ce29f486f7d08eaeed996ee888436d1672455dd8f3fa054bf4cb3a2a918cb8e87fe133d02a9ae64eab32d7906f940081654b5db8694e2c688c0dfbd427953ca1c63c4f6357b583381a2ca455d4d436b797ad7fe1608655a2312cd2b32ae3f13ff1359489431fa58cb59d7fc99bff0e539c12240b5459007228d07fcfa0770189ff3e02796fda21', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.925+00', '2026-11-16 04:25:40.925+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'active', '\x01b846fcab4adb92dfc0778a55da533fe1dc720e22c4714d1e15aef694e54dc8e0880377aa20518d61fe953d9b186b20b0bf071313625a193894de591c89ed82bf2a81b952a1e653a97beb15ec945d8d4ca0259a7662d1f5a777292f7962ab92681f178df042446717fc1060b4a72e0a6c1e75fae2b1167f8ce8760b7d8ae61b137d7b69b2a944a5ec0278479b7775d409ca3cf9f87c40bd877ab4fbf9940245ed93a2d931594c2e916098c1e3df314032c80b18d706045d0af95cad37ae5f1392c52a756116587cd7840eac85a8a12c1ab29ab3acb445406d83ea666caa316f6e5974f1b8de3b8b49ce13ad9c98dcf1274d8670525b0df20fe54e4ad0186dea41554b3c12358514587d8c8ef9bd1eb3576e831f6434dfb364e06394ddeaebf22068520c7141d68eef8b584c5f3ef1802a43b8dc11f0a6b2b689b26e5a846e17d63646434855e3a69af78e3b6d7143ba416986ebd6abdfc743154745e6773f4c82417e6f180dba735d21b5992abfe591cb90471360421df82b0217cf454ce8705067e9c362103452bfeebb3772cc40181d53e76963ac0daf11eb6153b19a2b95e2781b824c4f81516fb5834822760d8d63eb107a3f6d93175c356f', '{prac_Jc40cigVd39CGPuk9bDOBi}', null, null, '2026-11-16 04:25:41.918+00', null, null, null, null, null, '2', '2026-11-16 04:25:41.865+00', '2026-11-16 04:25:41.918+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', 'prospective', '\x01bb59bb6ac68fe26cbe4f0927fa75d96186c646cb4fd5fb856fcabe994b8beeed03564f76b6cf13aee2a6fe2bab9162953cebad8854ed42970ae9fe46abe93e587aacc753c84fe39a20160bb863e9af724a65d2a9c0b05bd03dc47b965049844b401853a5a5252ef9d94acc84b0bc4884f7f5f2f898598489c71120a6126f370ceb4dfb3849dca9dc41b886f1f58f46ed7a4ab90fa834f8279084366ece38e1566e6c8325e4f96ed2e6ae80608370db87cc2ae4d83bd4f7a20708ca56085c3f7246e4ea88e8deff5e4b03b3922079ca5632402f3442d9d63e59182cf9196a9a9379555c2e37adc8b564eab3b36d18264fe10df761d9266683eec976d7b05f5b633c9980ca2a4b9de4547162bb56f0547a4122c09f4dc1cf9cb1d80a71017bcc9c81b8badc1147f93d5bc12d06ee00cbfe04454b7e89f312b841af878ec2a1fb1fb58d8aa6ed78c31a512649ce2ccb6007f406995582ff6ed1882955de8a93a5d3dfa00139d63655e2b50939979f610b6390af6349c08b03c7626393b25024c5ccd372e8e840af66b5e5deb8a8ade1cf389d3073aca52e6748ecce8b67f2dff4df4f9908f26111b9591bbfe4351333340454416603d658bc41cdea', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.006+00', '2026-11-16 04:25:40.006+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'con_1350HdIwaaM6GxJhywQmQd', 'per_xBVYX0SL6WmvTgWT4bO3T3', 'treatment', 'drafted', '\x01edbb76f73802266d5b8874a680675e86435508fba8a56124c72ee2a7b503e808e5df30f99ad945369300851322a1658ed47d2b04691c7655d5476175d50422fdc4da57ad6161c9cd1f54e688f0d87656c2ed2d35c83de5d0a8ca8b87b0f00c96c1f4a52c35851e43754b8718a1ce2568a9e46030b29497615646f47ceec46a5eb81852f177de5c1a0fba01870038ee086c2cccf14cad2821790f205a21916e87377387fbd36d6249c70124f121046c2a88125adc64cbd856caaa3800b78f53245bb7c588d080603e55f5e0b2f93ffb601fbd483c51b8a3fa68f62125e36b383aa122a492cb15dfada54c8640ec782e415dcabe53c19ecf0a68cac0e19f3a2b3e1ea29c8b7dec1e9251fa39722c06657e317d2551484421cf4eb36c7017620428e59f316c6c78be8f9154aa3bb83d7a05502feb92c522f3325128e0e97170c7ca4ebe0a7adea780930a9ca9317bf2bd174d03b95b049064b5075a983256032e87bb9b595ac03c7307629dce1d04e07f0025edde6cd1ccb12779aca70e2fc9688712334d7a6b5aae4b864198fd08901705052b679ff6207ad62d91b9867f7f89e8f353343fd062891ddbf2ce456768bfc7c3d2057843dabf', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.022+00', '2026-11-16 04:25:40.022+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'con_F4OrWlS4hWsq8woJjEr6H6', 'per_TuadaemrJffUA3d7AIIJWP', 'financial', 'granted', '\x01e1424f2f660716302bf7fc20e722e6a348730812a7e897177b47b5b482779debccfa5b42f67b895d63083019b52ae5088934d410f210ccdc9b8d984e7e4963b0caf122920be24debf0830ed720f1b6e8bda6071eacfba1281d9a376f8b4f2a81b46a8c97ba227583f7f9205937419f1cbca0de527d6e1d100656ae20f2f54483c51872814add28183147d1e74373042e9f3b885d900769253f747fb0f033237b88d95c243394636ef8e272465d5a95393162fe74c59d1d189e85e4e85258da6391168da4a636ad80de0424488698da94d29ec66723a052c1efc67c1f48e4fe697915fec7ce09da3d2f4c0afb59a55ce0f2b45446e48e9027575c16cb193f3e43c66cf89a6b4f60a151771bee946e7a0c72d5f720bb2f4303665c974da8672d9d8a0910556e5c0bb9a0ea66a3d36366508ffa5b31c259cc53c0306e2baf9dd350d7a728ed37a3692b3b0d0f8ddec3f8c9496c88c5d9de0dbc7664d34a52507d228fb5fecb302b3dda7501eb4026ec17ed31e98fca038dc83941317655152b1ad4d4c414995caed63750aed5cefc6caa32492ace50eebfbf2240a2c47266a9b199a3f5298d02b7c6be0c46d287ec8a8aef389f8edae0ac79477d17d5b45c77c213301de852f11031b4d77592e63c84e10de9c15d2e0674c051e453fd7171ac117129ff78f107806e62cc38383cbc8490082961fb2ca59203ef769535bc78516afdb6ebecf2ed5433ad7bf8c0792a036541ef63ab0963dfe178167b8fbb321980e9a335c74effae8000912ceb387a5e32a092100270bd6a224c9841d8626e1827417ce00bc5531eb06d6abad8797ff5cc7222c1ba8419e8904070a3378d26c607fb13a12ff699dd52b197cc633cb453284276f4685db6e42ee8b2383cf6f3ec370c9528ab4ce8db8c601e44c434dde72fa06a9bfd8ede2170d6ef0aaec45c6050ce4d533a819e69f2df239abc3c9eaf76c47963fe537b5200aba369ec7cb67b061c39bb0737c38a5a653a7d8dff89168fa93f1865263e373a0b6152fa671de01346dc6c2a983122f696026c3ab4b7ee37e5ac608300632161a54d682eea15c97835cf28baa25cba86835e4966a32736d5e977b8c44389e7bcda2fb45aa545fc9a422ecbdcfaf52198494e306b1c75517fbbd0c3c30c4a2ec4b2729f6d7fbb703f92bc934135b555352030', 'permit', '2', null, null, '2026-11-16 04:25:41.169+00', null, '2026-11-16 04:25:41.191+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:25:41.153+00', '2026-11-16 04:25:41.191+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'con_XystXThhn36HgIs8S6QqDu', 'per_NiOtNwOy3yUqtM9O3p3mxM', 'financial', 'granted', '\x01824636110c7d4008239ff8ed61f6eda670e6bc3d18883503d583b2005f04eeeec024a5dc8d5ee10dc880d76c1c768b884b463b6e53a8fc3fb20d70feae9c63a4e4539f4762b02b238a7cf22ca4185e0b77a7438a10cb8404c21dc3ba5a975b51c9a70c7e61d865c989ba98e085aa33adfad73fdce2ef0d23412701eac896e6a02443c66b65d69bf97e2ef3190d5bb67acda2f3e24a16030f04ac945a1bda8672a3644d0a71e54701a1df732261c5740b73df7709831fbe59de0a2299722dd297bad7063e33471019c20e8a65e23f18ee1c32cc0010a24f6d6e69b00ce0a2932876f566c07de0c56c369d4e8e60933b67fc0f4a4f6bea5323e53fe66b36d9c66c6fd6dda7c63b99d9d4189ac294ac8770e5e9c3df94c62a40bac5a5f4775586a2863005d34698d07c8422f46fb9b6b73f71f41df0cd8cc3d2b757bf7b89f6c7068b6eb09dbd615c176bca3e6b582bdbdf095cf3bff0e246235996831eaafc829f46baf0408aabf9b979deefaf0db143daf2ab033a2d83fddb38f5699b725d42388fca070a92e1e05080b3892448faaec08c2611c0aff603d582cc3e4118784c63d3c177f2161e4bac5c549180efd94fdbe165011cd4445c2ebcd4a9a1d6b7eb23c628417b29bcb086efeec89e95156758145a1873b9fd5ca0ca3acebcf6645b7c1ebe72fb1e0286828f200ea902f59c176c3e93a5e236d17b6f2a1b78ebde6d05580e9ed1e279de7e22119b6887a639990767a5a51364c4be2a6bdb3cec01a16d296e0fbe2a48dd4c762a74556b23b0a86a81e970c306b421fc8c05e5fa9638ee046296008e3ffb6d6911e74d69305eacee2aa796472cf5a85926c41336327f7990d01c986db8c54c7ea3b9965fa8a0552875a832a8f96e60382dd52b00c2eebd604b429b6f2cfd77e5871d830b7e0dee2aa30d265594e80b237441a87cfcaaa8e971e8648eae9b2b05345c480624ee11d89f1f5dd02f0816cac56b0c8810a69dcfed3ceb5a74b39d25e20370e50d2eb117c432122483a1682e3453fd6a4fcb92a404fc4d68aacd688f5cc48e9be61979d13f4fd54c7a6627d61b6531690b1b70484ff7f5b51190ea666aabb27319d3c472cd229d6f48f127bb86fe15f83666de6e2961555344f40a913fbb881f6b84e9f837f9505437ed0c085eecd5e4396cacfe6a1d3e1937b51444', 'permit', '3', null, null, '2026-11-16 04:25:41.339+00', null, '2026-11-16 04:25:41.346+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:25:41.335+00', '2026-11-16 04:25:41.346+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'con_cAiI8JaU5XOy9Wbuc3Bvpc', 'per_b5xH5sB3OXeYgLkGfhQUTU', 'financial', 'granted', '\x01419f672dbc1564fc961e24a509ffe05605ee88e7bcf78f704ea5c5218ec93e7526b35ba7039d4aa9dad2d3df91bacef2a19035d8bb471fe3b872b4a74c1ddd9d2f3f713f9f19e61eb279fa32916c9be3c14877bb2b6802b9daaf45115f31cbe8035487934a14e9227c05c5bfabbc2b75de54811b64063971d2fc087bd8651b925872f546c83f9e2a2d455bd131265cf5670c182d5ac6abf0a4e6c1381659dfbc567381ccfad0ede1a0edec6718c43f4094da23ce279429981438065ebf38de72ff60726f626996e205d28390a02802639a428efe075b3f545da6e3bba2bf1fb82eba1e1eadb612b75c91a09ba01ad3310166ea301e118f7598d1ebf49774c662422277aad332c37fd32b2d61dba21335a9610ac51c483e96cf80fc3b00d2a2a8188fb27f8c60d2f5092e672fa8416e94b91ab36caf3dafa8ee1eefb86fcd19795ed122f29f53b9d2f5444c62c543507a2f1adfb0b34ec8e34f8cfb732a3ee26bd71184bd212172561563c6b819288e115f6ca116d628b0387efbb1913ad75d0305d7f40eca3302e9cb765c5e95a471f42f7943d74fd526721b7da0d677d461fd938e1006850112fd8d1f3228780afc327435ff3643ddbe7cdfa45e3cfc5cceac9a14f5c6fdb1584d0511e459ea423baa4a83182f47bfd4b0185a862a1069b7c212646bab4beaf53f505a9388e125082ad9dff619d319e87579a2b300600a4580e688a4390991334f812e7363505902fa6741d777696dfb4bb2e87ee07395c8c7117c9229a87ada47e24f71b436511f05746929edec3514eaede3b838360f26e089ebe6accb6564f76a285e431858729ff027c39b087c61830dfd3cc3b48af306ad120d9f5ad547840b7a2c58b98961b60ab37f51f3e4d225af30774874a4d7f798c31f192f7fe05e373a1db40829587ef816740c11ee346fa79d3e6dc9bd1b009056fe4ba0fde58ec630bfd54c77313ee943985729bfd64b28050bba4674dcccd989a9e00c032665d22c77e3f9f4826db236390abb5dec9216c2672ce52e182b0e354df704e1cefa8faf30bd9a97b9ad21c7abfb0d8939aed47f2c6aea06e4f982841a613ab586d1c15f222cb6297f396552a41ed263f2657f3b636284ff3333585fc42cc12051af8562dea811619f93a6a274ff4eebc557b275cae34426830a94d262bbad176aac21', 'permit', '1', null, null, '2026-11-16 04:25:41.112+00', null, '2026-11-16 04:25:41.121+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:25:41.104+00', '2026-11-16 04:25:41.121+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'con_rGHZqiRQJnPDB3lU6nRUAR', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'treatment', 'granted', '\x010dd9e90dd5d65d28c58ef4c6176402cb4405ac48943a062f5a7b45759846772e7c4ad8698177782d76017069093f321a5824f93899248da953e7cebdeaf97b74151bfac6d7a92b3d107920af39b2d98dd357eebd4e9486228d2975d15fd679ddda7d230c279cddd960e2d8d285c896f0930fdd1be513f9a56948565c7ccce3336baeaf3bf820fe79db39956d8fd04df8ffc73561b2b8a4884cf8229d6b95f4f3cd27e1638b0bc9409fa7f441506fb46530a29a1b9626fd0ac995f34a836b7b372bf520b3ce6f7190962c0bbc6fd000bc7892a486cb9733b43ea82c1e8b69f547275176d63fa50feeb77eef1f3de547b948cb6c6ba23f2657d48fffdc93eb7c33fa05081d6c4672d0942f57aedb6d951e949ee03d744cfecaa3bb4d05f3f954fe7102d4734ba12b5b3a904bf96a4c2f2928062dc5ab90e4a3b37ce2c81c9e7713d9ad1c26d7b68c8ad8a9ad9f165d1236c6a98a9ed88273c07f5ae6bd309569c7d09f0361ec82b3d16a6c0f911c5fbf0df641a6cc4f3cf94154815095dcaf85c3a03bbd1f0c88ef556d4f999fadb6efbcdf1ae69b36f235d082ea7f03fe2f1fad9c17739e066f70bbbca34996a2e8b9d0fd3385e3ffc17ae358ddc2b2c47923ee0aafdaf850369506bc370d552a86fcd654508661281a07580c6fb65a3f42557568a188b76884b6f549b2aeb0501adbacb6b0dcba129a0e38e3af5b2daa8061328b43b9bae778d6ed878f4356789af7cd7382e910f059b4950eef2690594fca56a01a7d3c61e2281942df08e2474f6305593dcdd4d623fbe90fa9646f28a8c4b96d61040534c5d04adac0908c07bcce90850232f4d51589b3351fcaba2d69bec1392aa27b502d4aae64164b9a9948603aa6ceeb57bce261c6b0bf3c590718ae6ac06fa9d3e3d05051cd584c735b1f07b90cdc5c7efe9f81a0f27f42e1184792bd8789823fae364b846b088b0080b3c33e6a07abc952b44b83f6f023ec9503b2e382266e89b79ea42cfda1033bf595448f943b8125ff93cd67080c64836e6671e387b414124049832c83b49bd4b70f373f817aff6092e257fd81c681085b671e3840c16f6c36af7c96dba1d62b4831983ef6281013b53a3ce978b70b67997f899eb9ad054b46858095cb6cc76e08528dbad0c5e0b75105d3b0f4b0f0f50480a750', 'permit', '4', null, null, '2026-11-16 04:25:41.883+00', null, '2026-11-16 04:25:41.892+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:25:41.876+00', '2026-11-16 04:25:41.892+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'con_rsN80UFbL8vPEuYJwtSmZn', 'per_5cHk2XTSnRCpme3CUImFYG', 'financial', 'granted', '\x0170400eb8df0f1a818c1e5a9daf84333271ca14738c5c3890c02322e356e3dc6f78466f0affcbaf2a29779f9c74ba72ce0d3e802ae5cfbb4c1a9fdb73851ce3f40525377f604c04670f6ad9275560bdbb986383cd8c468ad50a8c1d5b1746da52dd1723ff1a61eac20f7f22605879f3c6eeeed26f9e668bbb07e9f73cf8cd0855a2cb2d1a88581654d76be5b372333ce17bc350c1cbb735cc92d8ad9fc7589b0176aeadd8b2b28387845b6fce2eda85547a169bcecb0999e576e8a2fd54ca8370ec2bc28b5d0c7d2f26898c06772422a7641a4ff0bed000b121b6371a594953f3925ba2300b48d8254db28896f22ca4e691c860df1445d5105e0578eb1ecab2b2aa4a7cb16ad10a2e5ae6787e9771e4173e471e71c13f826ced7be8ef1a25a24b2894ff66ad3993ed0ff3b123c8520cf1ac25d85347d0999d0ea85ef0bef3bbb2e9c4e076bf71d5024922a9801f0267d83c0da48f7e4f797e0facec74cd5d1987942b822d66990e7d18fd222794b9b95f5dc70f6ce9ad9108454edcc07c8eb8d5a74d8a63da8dd115de7575c852719fa4930a6f96c2c661e6ff56a5e421ee1b412eba25e9afa16ed2e9934338b37c6cf246da676b47b7b9bfd834cf472b84b5612b4ac5afe2dc3e4716b45e348eef4e871551b23a414f0e9fcfe61d65e5ecbff1a13567734d91ea32b9e5016779fc0314ecca8c31f208d5c2d4c7c25812efdcb706ebe0efad4b5514e8e1e6f3da2258db7f29f4062baa08276f74b1de89fc5a678897f71cfc425ffba3bdb8e081f57c3e670dddbadfafeb29874446094a3b40f19342aa3442e8599608c8169a6fded79e6fdd43a44c60515db43152a2d0ff7f73432398d7ff388b70bf80e811f16d9e2a887905aa729b5ed2f9404cb7016bb21f3d4a8624d6ce26fd6737d4dc0af07faeef6c8bcda6658b9a15315b471c667f2748becd8438bbacf5348df470d0639d79e4f4b8418095627f21f2b8a6ccdb970395690aac7f87902f97d67031560a369c5be4ca51118c676da56c89c8cd413fcfbb9efb1f759c1be2e27d319caadc5d140a7c0227b4fc06d89cdaa3c446ad871b3e6ca435266f14803c0ecd12ed60c9932ca3b197332702bb91e147393849de0bc2ce04a113f6fcc86805a2079c1a2f1289f45dee010082a4482c9894de6682820965fdbfa8924cc8b3', 'permit', '5', null, null, '2026-11-16 04:25:42.149+00', null, '2026-11-16 04:25:42.155+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 04:25:42.141+00', '2026-11-16 04:25:42.155+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'cov_DnmPV4iOzfFOL7bRWkAgdH', 'per_TuadaemrJffUA3d7AIIJWP', 'SBX01', 'primary', 'active', null, null, '\x01936531551dd854f1e569a86b52bd9b1b1b1452e318532a24676434796081d69abf511f0928f490b87fbecfcc577e962a243fc64716414d2f1108ec1551768a547ae08a9634bb4c7dd71d3cc7d6ce27f0a73e23091ab8910a5e51d105954ea3221b23472f49c25f4ca97fe6e623284970855d047fa9cbcce15df0e986cd61a1670503923ee4aba13ccd2a33b620c224ce2d50b6f393b8a35bfc3ced762226e707e5558a54ee3c867e14325050b8e11cac5e02c0fb6da540270df60b051f5807e27809a92182ad4e3f77da1705994ba92f76f72474168d8cebb41587702b8b4323a9143bd55c9a8bbfce58c69dbef0d9309a36630924e028351d2fd9b9186f41d460dc8e5d76', 'elig_bToKC6a2VSLRgiEjIw5OKn', null, null, null, '2', '2026-11-16 04:25:41.144+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'cov_dYnrALvIkUjbPgIwAwWRtm', 'per_5cHk2XTSnRCpme3CUImFYG', 'SBX01', 'primary', 'active', null, null, '\x0187c71c3e6f8c4a385235ea7a16644dea70b220bab302b33302ac6d4cf8d55b4d985bff1b0ec06b5f15b544cb48f6e7a59ea8042e085b09cfe8cab071bff042a0502d80955021d286d7b4ecbeff4a01da6aca118cfd0ab5a6c02a7f7fa61b7c24096955ec8dc26895a78cb169cefca518d50771518def3f8910df48866cd3f6b420123aff0b5c4baeea116b5bc5eca4b81a3d70069d239fb94df24712127f8cd8d1a530c9884fc7197d9e6b8638d4c8d9f05a669af2d18cfcfa55c7119ac6e3fa3965ac9408df46a9de2c4956b65395bb790d7cbe68d913e5239cc12d470dc608d4d249d587ed1acb862733', null, null, null, null, '1', '2026-11-16 04:25:42.134+00', '2026-11-16 04:25:42.134+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'cov_k6LKQkB6QoySfLKCDXzYMR', 'per_b5xH5sB3OXeYgLkGfhQUTU', 'SBX01', 'primary', 'active', null, null, '\x0155c4ad63a1cfc1ee5646aac906c461726d9684408fed3dea9f5b33cdad30fc64c0852f41a087103a307ce28817175bde28da04f6075ddaa2d1be4776557932214a26893803a4bfb7b585385765234589bfe6aa0d045d19ace6bda3272ebb95e30afbe326aba41c378b5c14bad93083ace665849b383fcee1e6dc9568ec25bb101b47f8de6fce4d6dc875d7b35d42987073d8262fa40051cd530d21a091d4add4605f8031d0f3294472a7d28a0bb8c1b6c37159cf6c027fed0890aca0cd589dd79a3643fec8499483bbbd432685b12ac706b363fffc1e0c24f14e34e61a5b25c6b5038627ee062a78612697', null, null, null, null, '1', '2026-11-16 04:25:41.078+00', '2026-11-16 04:25:41.078+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'cov_md5jwwaqNxvQpHNnNJlc6d', 'per_NiOtNwOy3yUqtM9O3p3mxM', 'SBX01', 'primary', 'active', null, null, '\x01831d737753d6b88cc5fa1ddee32e947e951d347005508a3ae1b4fc78172b10ac48bd51ddd6f78e6cc3d0b44bf3b311e196b684d8a9aa1072c1d7943baee92c51ac2d6a7c415c7c02ff563a266ee279526456358fbe37a28600d4b990c1fd24e0d8a5412d639cdf22659edfbb70a2cbd25734511d21957c29c913f0423b6f5daeec8988f8d256343e53231e9f9308114a472105f33bc70034bff3373d4d6a59b69acff693da3342c7eab8149b372cda91ad1f4bcb310c9ca9e58e0bec33ae4adf3abc04754e3aea16affe4ea6114b30a3f52909743eb2df53d834ae9ee451700cf88576bbf999ebd839733e', null, null, null, null, '1', '2026-11-16 04:25:41.329+00', '2026-11-16 04:25:41.329+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'dis_cW7GmuFximxilQlMLGxyav', 'per_5cHk2XTSnRCpme3CUImFYG', '\x012466aa9d86d897ee05b6bda957f01831ff99e8930a17567b488546b9196872871e731cec4e62bf508147d723a8c5f0d47396ff332bd0a0b885689725e8283b43bd269351c9be22d383e17f52b7655cc0fdb0bc662f97a08d61f51b5c65b0f6335556b459f6714fe3c9e1bc0950392dac55c75332c31a6cc873087600f612e42086f5ff06e1e32d1f9ed21ca8068cf2d7eb6eb31d363cdc78969b3860ebe2ba7b7d228d813165d6749e2bab19632235cb226018bef2693c13f839bdc7adcfe87c63edd34cf2797a66d3c037f7351d9338d97467f7588fe1f22cd89afa3c2bd0ccb209553d8357453d58f8e81f177528dd6951d758f25706b564ea60a8d0105c2446b985c68f67e73c27befe3b1f6391b1497fe4ad5e131810ed946c8f706bf79042c6522810ad5122882401017e34d4283794f3812495179e161a446d65749832b9e4c3d60fb1652409e3267faedf6af13f2fec15719841fdc3d4caed08405409ec11c62929e49137a904aabc3c75f5f3419c72905cfff05447e7739ee5048db96702fff13e1140bd53885d7c6c5123561c833bef1a2706a301f433674f4940038f761a2204ee02ef0fd8e84b3ac916d1f382dd6828061de4cf8fd831173ebd350274b6d79f7e9c6642dc3330128e6a5d5b', 'dec_HJtoHOF3Jkm63hzvpi01ol', '{con_rsN80UFbL8vPEuYJwtSmZn}', '1', '2026-11-16 04:25:42.195+00', '2026-11-16 04:25:42.195+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'dis_f5v99zdxq491aDSwB4mlnN', 'per_TuadaemrJffUA3d7AIIJWP', '\x010c2f890effca420df5324766dc75ceba2f187f14cfe5d0f13dc5054226fa970b7a53582fd8d17b20febf01595e42ff82e6509563ca42c65745307e485293efe7cfdd37cbba807dfc11657ac5d2d3cd3d9067f23d0f2ea9f9532c57387d3db1d4d90212a4efc678db16698c5a895ad81b31c3f067db875ab94c9c90f82ab6637c8a1b45fb5f41d41900712f78d15b011eb5f8592b14a854ad1697bf918c2c4bca8ca7b0f221d86f8643a0d2de2892a57ed65326b65db81b5d7d0e4141a13cd69f7e29c3724309df9bf66a0426d9f7c4cbd3bf95def16b16d0a17f625df9e88e312f0276730b089c069fef0189713f2e135fcae8bb80f16a93bbfc271001016cb924367a45df36b319a00181358eb62bf772dee6c451946622068f674812faff25ae86eda863148c5f5b35cad21140c1e1ca74319dd23120aea4c162c3af84ee76a3f0d1956721a5bea5c7a1a1a5111a395885d452a1169e2f46cd61cd04ab380b71ed87455aea2c08bb55ce1217c8e16191a2b34604fa05d4f41ef6b153d11e771b2cee3b9540e3de8fea9b7a6b024af0ed9ce2e88063669c5abb43d94da9932e7aef1041b06d884f9912d2', 'dec_9r0cT1n30QRxskPOtmpSk5', '{con_F4OrWlS4hWsq8woJjEr6H6}', '1', '2026-11-16 04:25:41.218+00', '2026-11-16 04:25:41.218+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'dis_gxb7dZnzaJuwMOBOv8reaN', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\x0125214230985d5c8b08d9a95e77ead54f9babb1d8dccc9fb89b9b40fe36e6e98f791e6959823adf84fe10b69645bf276175d99250c3b93df79795a2b24931b280bdbaadfa4434acbb0f61a116a06a7fc1c1098c790bc0be06320cf367a728ad1a274bdfb6c5ccb5f60c5567979fd15511e414efadcfab79480564c563568ad3fce0e85a167ab1e3149dd3da0f3fe93cf0b2a4d58a2e5775fc7e519c5a45d19b5fccadabc7d801adcf8c4dbef1b2e83829f84267d1281295e0dee6d533bdab1e1f47c7cbc6761e228bfdefa01d2087c6724acae6ae8c385c4ea6fa927e326df36877bb3b61d7d8d7815fc058502ee80956ab9fd197ff6dd6386210326136f0ec28dce53b1a601a914a9eae7f1b461bbdb4ca67293da212df60d47d0fba0bd913cb9ba71b434a8c95711b31a40cf5b6a0d26c7286145337d280d42b84510de794517a949e578e71f5f1eb8c93bdd8ca8bc2df174fbc5457a1b772081fd1bd659318d5acade4cd4392f1457e4889f68034adedd35ee4914304a03c018bd63d05fa78c4cdb5c098180b854888cbfdbc6a1908167054cd91f663fbd46097e0e1ddc2da4ffe38c815def6e1fdba21a9a714170e1efe2430448b457fd55bbe1a89bbc6b8c2bc3d', 'dec_MjmvqLhQMUrOSXe6br2O8n', '{}', '1', '2026-11-16 04:25:41.484+00', '2026-11-16 04:25:41.484+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'elig_bToKC6a2VSLRgiEjIw5OKn', 'per_TuadaemrJffUA3d7AIIJWP', 'cov_DnmPV4iOzfFOL7bRWkAgdH', 'SBX01', 'completed', '\x01c40bb3aebbe009150f5a7a822986830215fad242eb1569ab15777688db72d0af39d91bf7413aab12003a3f6467e8d0a312adffd551599ec0bed6232127d968ed11fa3ac278a544aa895648ec19ecfe157a9cdf24a2fbf2fcfc4f33bb8760a519a0a7eea8895bbfdde63fb1d3f3e095cd3943da7d22b5c7f2fa7f4ef98cb7f8a171f6610f4b1d603056e87592d9b6675fb603a68e2eb6355053d48e0652c67ecdc509cd091fa01b26e5f9f874915bf826e716240d7542f850a4579ad99ad16e790ca77ce7e160f80fd1f546d76871a213022df84578d17d5bf439aa567c00fc727d3225180007acf40d233d36273519c541d3964141b9d395412c7670b442ac33f1526a3ece60b99fc2b43c918ac7b3d3135de798bceda2ff7d5bcb89475afd8f4b4ab30b04dc876411e86aab4a7a63ee40615da338d217f0283f34ac15274b4e68c57c57901b2e78443ff174f107f06370e3f44480cd3ff354c33c8645a654de6993c84bed0a645f1a04495163582c2bc1d109d892052a42e39b72e952581e49d7866b3eb6bc9c3a1d6b04c911d2920169ec0cb2a0814f67f05b48a142eed095d2026fdce81b951cfcc8e2573bf4422da7fe662402d32a5ba5336c48be1924e8222cd4cd3399383f1dafb81a0ee87a2988b13271bee3e943f2ff74a8e538f851b8b663d41194ae2e655e2ced5ef4434df25204dfc0626d3aaae44bc5601f7f78762bc605dd7d408ceb47b1d051275b5f0f917d6c2b32ef3e8f684daa74486ee160dfa30aea71d1f60d1a8098d3a5d957b05a6fe4bb3b896b01bf4584b515564e50947e4533f26ff9e10ae924e6bff80977a1b2117262d43573de98b65af41df173b4efeae7780d1c3494ec0969b889f6b49df0b51f0a1094b9c45d1f36ff132b42b3d7300b5ba3c15fc2d386deebc05ea695000eb45ff6b829bc05d392d485bc2202469bdb86780b31428e590d3d49e99062add243398d0731225a67e14d7dffc952b0be1be6844f2283ef3709e2456077170c4d21f704378703f291981827c1e99dff68ad19093ba2dbefba68f3adc7ac7b38690d80df20d8f996fd1d45634926ff8537b917b7832c42c5c167ed460bce2d057575e20442a047a80db6284d9ef6e6c17ad3b8d7c2d4c07cae846dfa420e96f7d4a86e00dbcb4ce31d175997a45dc150f8cec76b50a8b08f8fe11bde3f9cbf706ed82fbb6d54f25d1318747b17edd63787073ab0af86b0dd0dd292bd38854bdb381afbb63f40b4a75d6aa993163a360550c4f61109c0ec5635bb91f628ade4b99094690883d72c9e2d7b20a87f44fcb5a2cf9e6e7cd145426e2baa9a34343e93fceb32ac82522487d375834762e952eb2997b10e611c2c9c18050716d7bec7ccb568006bac31d522a50cb61824f2c0530e886caa521bfb11d9b34f920848375686e4dc9346bb3d0cd6aa3ce742ed185d7b687d10095f44a65ef608bbc6cab9512433e5fbf638eea7fcd15e1f1641ca0d02995c7bc6edb2e5f42c19d136e744d73e2b99d667889d1157ec56981b865260c8ab03529af2548dff91011d93042f1c4524987b75c2a76833cabb9161304b5deafa592f6b2004fd16748c9b29b3d03f143f57ab41ced5ecf9a65200c72883031063e55bbf6c0b98a1127a4ae8b45b4c497f2d451cfaabaacc5745f5e3ed7a618b2282f9cab7fddb015ebe9efc577d4c40aa75598ef35af1316166c96f0929c3c17fb40cab07cba0f57a3b92c1fcf85f0e12badca1c110685f6b2956200ca17a27aabeb39897c4de7771de229b2d04bd2e9bc8338594d909df12a5ecf0990128c186f1c03790ba221b9131ff5b3e0ad161f76c3826ee08b6911a3933cd278e1e3365a93de463b02e82c476a1d7541e259e4b3b2beebdf67a04bb28aaa035964ae9c718c80a0a2e1aab35925c9c22c5dfb9d7b20f6a2516c77b610541eda44c52c7837aa709f5b90add36e99da1128a7f885996f19e39288c5942b9580cd76230934de89f7a2fdb7f929b202310c58a3673f975987c935e6baab5bff322a68219923e2c78d3b2e1f78e81f8fd226981e3dee3aa0d3bc422be2f7779e7c57213bdfae1661190967ed4b7df1b5e9ea4cd428274057c0ea5f37bd2ac8d2812fa640297c3e6622d57a72ffcb6cb493613758e86dccda9d359b2acb5f4f98de5cadc6f85ff2938b28c634e20dd79f775599a61a277cbe801758d5aec8fd2cab6b1ed12e1cdef6677293e1fcd277ce4ae437ab0b770576f863b7f1f62551c1e70f9ffcbff834968534b69e66131d46798d3bca1a5cf184389ac0823343e2ec95602e18d367998039a72a9a8937c586f55a688141b42754d4f36d6f7de0ffbf5bcb0d13e3b57bc89e8437c0326638a2d61f473422fe339e352323f86e46bc429de16fcc017ee20e0ebc38293a7f63be8f753c9537113c69e61858aca9436b79eccfba8b458e93ce207d5b73abee942d658567441ff32abed08fb6b25b6c823fd74b9732c3d2ef11a534fba74feb06ecd6e9e68ccdf5fae3ce4bb98b0d3f110ec43593d3ff3618397d2db546636c389a68b183a350bf006b4248ff92d7a86dfd28d6eed8ad91cb58068d06adb06e92c3654d845f2b4a9bb95fd8eddf47606d11227f6922fe43f82887405629a3551633ce4ef20f493b48b7423b4c97b6968deb6cb97533827685a56fc94b788db38abdcf6a610af1a1f5027589845cde311d7d43ed550f7fd5442b52e2d039a5b96a177193be1b12f06e759a705473009d3d8f735fd30112e25a4534208b53b4b5d4ab1949b23b3d8761854e6ddc09009aa1cf0bd890fce1a9da7db0e8e290b02049d443dcc838f8124741f11fd2818fbe34c35d931a6e7da655132b5f10a363ba1aaff9b2782dced8c71451f26315869600038640510d19e214cfc393896c3c6881941d2c45db6f9508801f935c097459fe6bf201a8a6e574c12eb58db7e484e13e2f06b25a88b50fb4d505faeb94d606d3305280242f3767cbeb3520882d9c6f284776e8654b9d17249bb7b51dc4fa96a2f7db298e97c0484c6e1c5baf44767bb101b45df23fa6ff03650c9b7ce5fb230a20adeb45f29206cabce752a11c9421d193506a3a94f14d22b459369edef25ecacdf72b280669962857a0a50b0e1ffc116697a9b0c23729b5e071bb36aa07b63e9626eb9f9a5a14d6d3df8e3e44c203f05436bfad6b08c7440c80423f86b6f19433e84a622f8af5b3afbbc77773d4099519b41de0ee0743c1ecf260b2ccdb4087daa7ecfbd17a0469a8b949c18b035bd5d9af4c8c1328df33845eef444472bc20f7b80804d935e4e032e3b65363794015784459c1fe91a41f1d7733aa83fa5f5946f2a7b6a827ab9c978fadfec737cb0de6aff8ad0863aae27150b2f79ae3dc2fe5d20bb7f9d8d43dfab02e4c3306fdf065fdf1b6fdd6afe36056bd5c380b3dad8ec60d4ec1715510ccdba80c54605ef1ef9ff266412979ac561e2f17cbd0015c0b0c7baec691b03da9b4e174ef58a52bf6ea761133b4a40861b8987d980fdcd833c87106ab80817700acb6489fc146d25c73b18002235b71182f3289e70439c21aecfce7da57ba801b0a6af5d31038cbf0c8f2b1811c13a9f01ad73de2eb2198e83e366ff9d0b0406858622c7792d7fb49075e95e32a67ab2ef73f327e9b7f5581e4316e47cfd70a1da025fe86809026a1fa59b9707b491f58895fcab47ae5fd4047385a23d4515b307bb76667bffd925577cbc04c7baac83078d7cbbb26b20af03a45c0cf9f4b393d18cba784234b8228774676089f8afb4e072872acc8ac2c02b6d5fc65e2675c6b6a744198251aebcb8c5b69f1af7026667902b4a9a5817e618d8617e7419d56e16dc7b38d41a24d65d44df28637fbfe54c671500535b437492d07dee1b6a4648b51ddd5ea31d6e02bb9b0a61e93babb30ffb0d884e0649fc06efc44e5b0fea4826e8e337888207cd9b2cb4869975efa81c766c71a6a04891405e76fa219e4ed11829c847650b9d1da5df19a3866cf35cfe2c841d2c43b7e67feec5f07dc8229694856f2d4d9104a90a13ba88cffb68e6f9181a7f96f27579b002e7872ceaf5825c30dc33661fe1f40a5e94dab58f4336dfab5139f186b637c077d88e92a6091006f8962b48e83f9855b7630c1f9a6226fa23b11e9209ea5e09f39e367d72b0077f50a2fbf853c8c9e34017b8adb8188924378973638a5fd5d60a2a3a159b4624dc16c71c69894c9884358b9210dab7204f53a46a14a91a3be181adff824bf099c7725a6d53929643ea1b75ccff2b55f6e57b8e4a50c3ad12225e73f1ca88cdeebde438cc29eb66111dda92b0b8db923623409b0b10d08d8bd33be723b9b125dab9b044523efeaed6946d1068783238b911b22e639a78749c6cfaf1a40dec01ed0a26046c245ef79f393f9d340892b72738c38edf399afcc33b624a2db2d3b3ff04faeb58c4de58852c6908b6b8281e8986b3041b51e7a08145578d1ec9e12d29927461414363c345b9209155ca92088baf059abf3c8cf6b093e50fbc507a84fc318752ddb5eb6a0b8aeb63b9bd4ffa2c19a30f086df72b3cda8f37012567ba30d655121161b54fb3c4076c825727fadc6c9472a7ceb18a59a5361665090cf179c0f6e040a6fd6ee9e30752144fa97550bf3dfdce142f49e6be15a864ccda6bc80b76d39db5c9397e160621e0ea227d097b760dcf59194d56f481a77dbbde8e8c2c02f9abb420293773cf1e54cc7f1ba3cd1b233deb1761c915abde63e20950ab49fe4f7ce7f6449db0fd0b360a8ef119ef4c91d7bebf2f9e087e44cfe588b3014ca102bd712827582274227c6138ab2204a9c1a74f76f4e5df61d640394e929d9b75a21d7725e024e66fb68ee6b0843786cd2d3c1084e2012b51cd2c427377323d2b7f0b0cd39fab36b9ca18163adf1fae09c7777ef5b50a046b0d32c96d8a916836dd0395e40bb3cea9186cb3c67d4d8c9db4bd4a3ae89f1f7269ad48efcfbf923add0ce1ba34828872060bdab1a84ed189e2755a0c94ec292212bb7b46f5e4d7e014e3e63feeb940f3b15fb251836d53e382db3d80fbdc98c67a352478234ca0a2aeeb57d36964ddd5787889b63990019300a8e36d15ceb8d9b68964c098be4927bb6bc617414b09c46a8335846115f855382497ee46287e003dcb04d725eb1f69f9c010980261d835f8e8c2c57c5b8e8f72fa31e10c6ea400ea8be5e7cbf646588ea71f40db4363247c56d26ffadfd43af1ec82503ed43cf6f580ba285f1114d6f10c06ac7c064e39033dc771156bd74d6edcc48e2fcf99f4f5698579537395f1c4155ce4578a55892fc87ce72a89bedf556bb8a7b2fd9e53e247ebdcaf9a9a0cb71fc6d68d631bf1e52d61cb95b61f87e4cc05dc3e6665beb36317af536e30d629d851ddf1018467a33e53027517f2d3ed98fdce92eefb4791abd8473515ea59210b230bb33f18b1e25fa8c68cbed3d7c05d859dcb5fda51d1dd495f35156194b700e46f3b68d8ebcbf10d98ac8cee8cd695fd25b7125341d2e3e4c381df078bc73ed10416e3a75ff9ef5456a3d9013cf82914a25bb073c5e278c511ea4babe49a06ad62cca0b28b4da8eb98b15355d224113fe248778c0e3514323d9826247b52d7c51623c8d0fd4e53bc065451', '1', null, null, 'dec_9r0cT1n30QRxskPOtmpSk5', 'dis_f5v99zdxq491aDSwB4mlnN', '2026-11-17 04:25:42.258+00', '2026-11-16 04:25:42.258+00', null, null, '2', '2026-11-16 04:25:41.218+00', '2026-11-16 04:25:42.258+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\x619bb3b4011398f9ee9891c93ab02e45dd6d93c01350ad8e119ec982243fe5aaf03d2be4a520f3e7554efe7639541aa88650907a9eae2daf29093302b799905c3f46dd8edb3214d2d6e62e6721', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\x619bb3b4014d7be170c2e78cd13be9bf27b76a7edcc9aff8e5a327b16e789aceaeb3e9c0ec4a68e25e542ee467f89c32739a29ad7937b84b64ee112eb89ca7b6fd8330ec32db4d67d57f62d26a', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\x619bb3b401c5c71ac5212af9ad6c6b7c285396d417e90c2ee45e9094d2776622e1bc80a0e88dfbd71832acdff213547cce0805d02cae3141aec77b6756612c0bb8344b2039450b00bd1dd94563', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\x619bb3b40150236ff90de5f23ba3d8275c31eaef116db38ce6f46df0d864b3987a99df776df5e58122acaf86575aa09c884e17d4e8300b4494d0b43aff06487d0fde7f496aa056cacfea8bf0a3', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\x619bb3b401a81e332d465636cea0fe302d76c2282358f3ef04e1e9b455c670e556a00f0e929e940745364d40f808ef01c5d129983f3682a73fb85ec334ee637fae46033c70ff73c32aac2cf2d5', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\x619bb3b4019a590f2a7aea8285c5d9c80dd7adbb9abcb9ff814549419d6e1c44665a0a2e7eb0c5e8767357934116a76d3a32d6d599446a25339a4a3344b40afcc7fa036591160ca8cc5ad03101', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\x619bb3b401b2a7529c95e0f9fbee7f04c64965c9eaea4dc17988d4eb1936e8d4ff9ab6a388e525bd2777785feb3ba382df33d278c3572da7cd687d1d16c58943c5dc97e5c01ab638084febaf50', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\x619bb3b401d2d3831a15629e0398e3f3c0f07034574e6bc7486ae94a95c99fb6ffb783f894d7215fb87ade3e23274905cbced7e8ba93c697acd09999788484b0fee2d2a2f0ca5cddfe6ab7673f', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\x619bb3b401d88946f7cee80624e4cbdfa3014778ba51980df3ac11c8f7d162d5bfcc0bdbeb6eda3e08616af8f3de43bcde2841fa2e79212a2f916670bd0bbcc3f7e49a327991753889db15a338', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\x619bb3b40156ddf3fa6638f3b35fdc81d507e8bbd6e16a757d17f4d47de932207a491757e518b44780bcccc299117b81673ea42ae1683a03ab43893eb883ca679fbfc711e8f49a27781e950f30', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\x619bb3b401c8c938f89391a66e505dc7da837f7762cd682860d872de7d4e201dd129b0a2ffb961c9c1c16bd77a1ab3c4a9f249b8b4dd348d8e37ad154e9081e64dd27606130c2438bc919c93dc', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\x619bb3b4011d3a14a864d02b9f8d3157e4adc86c8d3646af5097a17e55ce58f38fcf3109f5458482adb94444aacca7d445cf40409b5150a9b509d6b5733a0cee216b41d92a15257bb45650f774', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\x619bb3b4017c1ec29d33041ba2e27621318e82321ec844bf16fd34b38b066b748c7d0cb0d8f6dde5c09d47c62b8fd90bee23cc2cb17df6f892a5e7f69cf54a31ed41aac6ba99c68ccf76b33fa8', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\x619bb3b40155f2fee7c36382cfb230cd5ea72206c4338f65d358d7c9f1479ef8839ff595142efa1adebb5ca5dbb59e079a2e93bcd45fd4d2b70afac6536c6da760e954a1d63331fda4e90bcff8', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\x619bb3b4016454045ccc6c301142920c70f0fc0e4db698acda44fc8bba220496983da737be3caf233f831e9efa7945ea83fc0e72cbbe3b2c9c40cc4104dae07c29433bfaf10630ed844bfbd9c7', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\x619bb3b401d09427ce8985dce431a8141f76e1b6c4a0582f74da4c6ee870aa6fc67c96711e593ddfb59efc14649b7392a6cc8ccce1650f847762b994e277c95de3992e66ca49d7682159865d06', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\x619bb3b401ce8d447ec28d916eafccfc8b3d12291bd692630ee93d0792e326464a40d420f936e81eec6dc6fccdde1334d32bbd3d7ae4a9fe13c4531cb16c059b927cadf29094dd6bb71ac9e642', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\x619bb3b4011e0bc7d4a527b5332863d3b431a40f22e73fddeccb2eeb48bfc660b8c9b946731e3523a3e0c0a6e4e1ebff4f833e251bf67f952e84a01fd610de341f20b92c4e053057c4ecdfcbdc', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\x619bb3b4018bf55a71efe24fb03856379a5ddbb6b521f4e29c283896b928021ef15e5d68f982f35416973e63b1c1eefa97f65b9c2a4fbb36840a01ff2f9d43553e92a99e4daaaeee7bfb88f7fd', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\x619bb3b401b0b4c5667fa45be20b2d8d7e95df4ec5e2be89700f8b1a233e2d0c360a3214998bb2151e77ea681f7d3a9ab7b548fb257a140b6c940eecce8cc3f119ab10e18d5c15d966b08419e5', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\x619bb3b40102f22a3c22fb64f1741fbfeb9670d89f812c8a22fca14a3a1bf7c15ae4608cf3445333a6347ae906093b5e5084a17d6942347acfdcb2a4e32e5b7877f5a6fa0a716820fbcbb99fac', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\x824164b48963532b8c5106d23acfe85e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_5cHk2XTSnRCpme3CUImFYG', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_7DonAq2LGMewTzQeHRlHM6', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_CKckmRtbwDwnEBcPs4A5xn', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_JIdBlLl6oBjhn3bH6TJOPG', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_KS9enO2CQgFvfo9BVJ5hxL', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_M9zESiLtNpdSo1jsdlWIeI', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\x824164b48963532b8c5106d23acfe85e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_NiOtNwOy3yUqtM9O3p3mxM', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_OGfIShBLjCEwwh9L2kmAVt', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_TuadaemrJffUA3d7AIIJWP', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_VMSG1Pk8L4l7Uu29JG5pyC', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_XzOjAOKziKuOHvIhWhxDpR', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_Y7aBhzUeODV1DOzQnpHMsK', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_b5xH5sB3OXeYgLkGfhQUTU', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_c7gYYFUK5QzhOTJfrfnBr0', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eDaSl45bra8u1OA9uNf0tn', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_eE86b757NwlFPnQ72zEeKZ', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_q3Zw4JeCF1mnHRKWOTjF1d', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_usQXYXiPzj5by9RtI0rr9F', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_vRf5TKO7d1mkDFTc1CYFb0', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_wCE5tTRmJGLGFbrtkXd0yx', '\xfef745ac354b72e90d930b2bcde5a08e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\x0fa6fdb33679e5c682a8238a1602a6ae'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\x1a6e4ce17dc9954ced793c3c6d538f11'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\x6bd94acb5e803be3ae1076dfc3fd5f6a'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\x7a0895169b29b739a5cfed95631edfa7'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\x86ec9ca695e24d6d9f9ab8911a36b81c'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\xaab6be189e55264a4ff5cafa8289ad9e'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\xd4bd7ba4fd0004e567d77dee28791269'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\xfee97ee242e8bf2e1bc6dc0305b571c2'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'per_xBVYX0SL6WmvTgWT4bO3T3', '\xfef745ac354b72e90d930b2bcde5a08e');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_covers, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_0KDkjcv6YjaG8nVQ2mmR8k', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_xT8vg4rA0Y1bqDkkaqlCSl", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:41.567+00', '2026-11-16 04:25:41.567+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_0znUNsjoUPhjhhk3mHft49', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ZNeN8RrplIY4HH4A4xKNK1", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:41.02+00', '2026-11-16 04:25:41.02+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_5IGPb2q2HpOUNFe7sHnXS3', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_EZbgJuoXhHxdIZB0fZ6kNx", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:40.111+00', '2026-11-16 04:25:40.111+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_BI8DOs5FsFkMgAqQ7hBCFC', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_BI8DOs5FsFkMgAqQ7hBCFC", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:41.291+00', '2026-11-16 04:25:41.291+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_CL997e0hEneBIDqn7rOyg7', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_PLsZvCezU022aspXu9qBAX", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:40.146+00', '2026-11-16 04:25:40.146+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_E0raI7Ju7U5WxQxdZAOtRB', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_1gAaiGS51YGgNy3T4iJItF", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:39.921+00', '2026-11-16 04:25:39.921+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_HWHqKU6Niw6DP8z4xrGAXn', 'unverified', null, '{"given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:42.072+00', '2026-11-16 04:25:42.072+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_IRYMXnWu4Aq0QOC1NiTD4N', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_P4d2iRr1rzX8ej2toqxYXV", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:40.251+00', '2026-11-16 04:25:40.251+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_JUyoI1lQlz14mWnLBWsP8Y', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_Mn8CYrAboJ8hBtD0Vox70s", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:41.503+00', '2026-11-16 04:25:41.503+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Jc40cigVd39CGPuk9bDOBi', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_Jc40cigVd39CGPuk9bDOBi", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 04:25:41.855+00', '2026-11-16 04:25:42.08+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_LD8mvkyJmaxoAVTONcAN8f', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_41pVBkSV69GuB6PP2idrzI", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:40.07+00', '2026-11-16 04:25:40.07+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_VAyNd0zl382QXDRmoeku3F', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_YyWDg39zEBPw858F2aoSnK", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:40.206+00', '2026-11-16 04:25:40.206+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_M6ZNxTwLezQSuTwqm9Cjda", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T04:25:42.258Z", "check_id": "chk_EgGj6YwdYGOYdfKHFRkRyC", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_dUEvAwNCvCPYTbDgVPe1tl', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:39.85+00', null, null, '2026-11-16 04:25:42.258+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 04:25:39.819+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_fNhEXejwM0annCnAyzMvmy', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_veeqQXnclHryrjbb5mFqOb", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:41.403+00', '2026-11-16 04:25:41.403+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_gdnpsBdrfBhUEop5rB3bGQ', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_4wu2sNAuI2hseX3RWCRi80", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:41.449+00', '2026-11-16 04:25:41.449+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_gukuXIW3mVKfotYpQT23z7', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_gukuXIW3mVKfotYpQT23z7", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 04:25:40.622+00', '2026-11-16 04:25:40.643+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_kUizx1zyi4EyWYS4UwIpuh', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_CtIwXV85gnsq3lYZcGVqve", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:39.772+00', '2026-11-16 04:25:39.772+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_nN3vDtOLpPM6cNb5V4AoU4', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_nN3vDtOLpPM6cNb5V4AoU4", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:40.301+00', '2026-11-16 04:25:40.301+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_ojv9ZXpmJG2gofa0LjgAN9', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_ojv9ZXpmJG2gofa0LjgAN9", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:42.11+00', '2026-11-16 04:25:42.11+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_sGUHaHa6f98LcDYV9Cz63r", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 04:25:40.361+00', '2026-11-16 04:25:40.361+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Jc40cigVd39CGPuk9bDOBi', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_gukuXIW3mVKfotYpQT23z7', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'cal_vEZ9lbKBxiLIyZ4x9WyxkK', 'prac_IRYMXnWu4Aq0QOC1NiTD4N', 'Phone', 'busy', 'issued', 'z53xLlK4z8PNnHylbd4D6VMBrkGw3VvEev7BGASYhr8', '2026-11-16 04:25:40.267+00', null, '{}', '1', '2026-11-16 04:25:40.267+00', '2026-11-16 04:25:40.267+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'clm_4CQNo5AKcWJrArryp16J35', 'per_5cHk2XTSnRCpme3CUImFYG', 'cov_dYnrALvIkUjbPgIwAwWRtm', 'prac_ojv9ZXpmJG2gofa0LjgAN9', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'YHE0MKL6NZE3XAN8G', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_HJtoHOF3Jkm63hzvpi01ol', 'dis_cW7GmuFximxilQlMLGxyav', '\x01c0ef949f29611a587b0aaf0707b3a7f2f62f27100058ea9292dcd3edb9833e94c92108e1dd06c32540f02079cf2c3dd8129ec5e4e8724aedeeafcada6e5fe8f04525184cdfaf019f19abea3aa0f41d33b15d842107dbebf1b5e58cc76e200425c97aa11e6696d1b792e521bb188408f1b759cda75237026642818fae9d5d79ef2334b3a138c1ca0cd0a62ac139aa2b9687875a2a547e1e80656724cdd819d2547b1fb595b64100e58e260081bcc0c1b95c5b36208de86e4c661aa77ef7064d74c5f3709345a7708e37ce7ee855623579756575f6a279f3a221be9cf1ac612c835f067c7291d89a47789922fb3782c0a42275185b4a32c4270151cf5a5403bb810790b083034dd900e2f4dbfa0adce5af702bd1959111d5548751df9563370ea00aa04919c7774a4217e6e2e9ed52cc393e04684014322739340a999172ff72958eb5dc1abe5737af9c96517ab63a47f22dd2e5b6572d4ef73009976ed2e367e7696027864bb7ac34c61a804180253a43909b80e52b4976a81f47ac40a48f9e146ec710c993b867bd8fc419ed0ce41fa13874959b9a99620da25019e2b5631a5fc330fd48d925355eb183d4840baa7cadf5dd48d06b9bfb63bf099aa3658011525ee3c55c286714c7edb3d56fcbb90c43a80c941f77536451230aae62e01576da5b9f13bbba8e13c3c8cc98d699fe46db54355252384c7be6b28e398da26031bf44291e3daa1056866fb77ab1306bd80be8b98bf234dceebd7c0ad8c4aced3b8dba45a5a618972ec63371aabc8288ec56a9ff4bff0a2b5d2d507bd09cc9b3b5f2d546fdf5f5d580a76ca6d2aa407305276c1eea5e44d039deeae7151cefa81a4741f99326c81dc20c74e6951903582a75b8819f4ccf9ef511572e7e164ec75b3ad6bb02dca157f261616c9f7d5e9cb6af1c48276e73900e12b96b920221c421add0469481b44bfdfb91faa5f002ca7610d2a920cf105c8a23208641a9ef41cc048cae3adf1db04328721334743bb7618b8a7e19e4cd6ba76f9c4855a6e1c80fa89425ae6569dddb66a37b920f57b088b72dac1ca66c7fe8bc8bdea46a94f994ff62994383334bf64410e760c3683b211f789403b8d9665a19a4a6c189da4d99ab4f3cfdf75b534af61aa283cd620da96c9e24b5baba8c4da24feb26b0cd0c82714b2bd89e9f310615918d086d4c5015dec84dccdd50b3e2993a390588b10750ca4081f54776c5a804bb7892ff73d88aea4a779dd9a9b088b1c6b5bbde0707e07a3ceb787e603e0ca786165691586c5f5c6f5a31700cc1c1b852ad5f512b084a1c5b97dd4605b9840d41f352e5aad61edfbb1a83005659f3404efab378ded2b8ebdd0be43c2e8d5edf9995f2aa17443a53d25ecb3d9bd61c0867a61c94413f2b472aa05ca3938fa57a7cade4c026304404f8a721d89e83b589c1ca2c52df6f5b5ae11a7860b8effc05cf230c35867be8cf5aa7d18a233df716d7d8571a71e12a79dbb061da52b3ecf36ca68366266273c69799f5d675e95e80c6f49a00fd1cd0101d65f8785a7d97fa5afdc653d13ad23d9534cecfc8152e651687cc37331a41b3ee98a7deedd045f41a3ae09c96a130b201cc9513afefb9b9dd83126e653951f1beeee6ce429efb272c63d17511d0f62f7bd156c1760ae458f601ff7b4fcf149a2cd5a4748ded25b321674d59d4e3f59a2aa832e652ec8c0e21f6842d12f143114df6dd65f315615499eb7331861e0e1a814006affd3ac796675d5e70bbb5e145b1857f836164c3a673f65ea76811f48c3a0caeac7b5211b65683ef4ec9757fb4f473c79e3c29db835ea911e3d61c91b10052517f4bd2710f995fd343bb37205540956856fe3d620388ed68d8169006379536fa59d9ccdb287691e65ccd297e29e4f21d88a52adfdefcecc2239c79507c476e84e533533776893d7d75862a86402e31eefd6040807d11e621e78c389d627d9ef7762280c30a77680a67dc43f7a9f9c3dc9540529dff30ce20a9174aa182e48dbac237badfed78a7684580e52ee8e28465e72aef206bf5dcfd713a72241a9b61cced2e545499f8a39f993e960485b655c884aeacdc245a4426249a639bbb5d60aaa61afbd84de1ca2216609ebd7bd939b03df7696af7e4f8e10bb8284c347a0b9530b9e55a02995c4dfd99f62e3dde397a061df71c50c3ec56a7268c2ef656a7f97702474a63965c3ffe13113bfc5ae1c2a826b821746413ffd9d18dfa35bd4e7afb7214a17f9a6eacb606dbfdb3768a76b0a035fdf26a17cb01c749331f188c5d075bc41330e9db642dc0683b4a909fb7779f4ac5795bd00311490d159956a82c90852464367d3cd80be84a9f70f13da8964db58c62e5253223', null, '2026-11-16 04:25:42.195+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 04:25:42.172+00', '2026-11-16 04:25:42.195+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'clm_NoUZSfeEVI3S8HES9wU9Np', 'per_NiOtNwOy3yUqtM9O3p3mxM', 'cov_md5jwwaqNxvQpHNnNJlc6d', 'prac_BI8DOs5FsFkMgAqQ7hBCFC', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'MVDDAQ10NUSHKBG5M', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x010b8a6cfd48f5c66a8175d074e3ca5e9280614c7dadd2916448df892041e470e56d6df3068daae248af6497a3952bdc5f2b534a372daaad445e51c66fbcd2e2664984b8a5b00d2852b3650222d92fdfd246440b5668e0dfddf1da836c539fc6653164f6918857769d1aa928541fa93fd829c3c2827b545be663a91535910ff6cf6d619de7c72f7115ff3b75af54ea33b7ffd2a8ecc2cbd3e33897b9eaba8289a38785143c043c542b40d1d4357ae0a4895bd7a1c1e798ff03a19497d2acebbbd19925d831b3f758ced30223a73d7afde5a3de5baa34451ce374271130b0dc143eb1f3c7a25e878a558a943061cbdd8321a1e60c836e20c45788a0bcabc4cb7600097cc9948517cf852c1784f7f13d50fcf8223bccb90c45683c6b007fd18eb277513ceaebaaa3835824c3132668a5365d2fa0812dd78abcbad9ef63c9971180594223d7ef96d46ca58bc5da4cbb7881c81ca1140a679172980864c61bf92c92c54fb539e172efd7c1469ad355ca1a537d77823f602a7d4bc30f5556903975ba072af0b858c1f73fffc4522e445732a7c90d2c99c9b4d3a89c9ca6933cdff5ee4a53b749a5edc7e58152390a6d1603ff8b4430a6fbe6625d6dcd86aa8a1ce38fe7a3e251971b9a5d3f6f43e90e063dac0e291495be6554b4b5ca85f7b36160784795cb64417b10825bb49ef59b09d73087feee588592cb13c4abf8e72659167fe05a95b094d37d4f1b57a13b41e41b85f44f7122db02de3e95b1a150c7325ca1030578db9e7056fd81afb54a41011198482e570fe2d1515cd5257b538f7c24506803040d6219ed8e1441119e23deff6f39b2545b8fa3517440076df2eddc2b6dae9f8b43b6e13ef5aaaafeb5217e07a976012c9772d093a73a89a9517ec4b493ae733549b9e3ad72cfe7bd17984da9b715543cc57de2f2f47ed3cdebdacbc7946fa7c4496cd596fb5456f3ec5d1a6b54787ee48002b97ad7e94569b4c33cf653981087e30308d61a165d814ff5c29e91926f63fab61debf250324bd002dc2a3af1dea97a1bd33ccaf6b9b5de88ddd4c576627a5e65a5e2edf316ee705ed1e75d428e2a186cdbba70eb2d614b161f98b99fad9e166a333657cd740d16955a93dc96e99b81d6345c7ee886c745f64cf2c281a2da7086813bd7d3436651e865f6879753d0a54f38b636a68665b3325b338a71c80e10a02bcab1422fe3c3bd78e15dfea5c83a7939d0670ddbeaf7596d3268450dd286f19f2d11793273afb0b0871651cf084602413adb9bd8ffc96560e8513749384ba520cf512ea082b1472ec004b662245c2d7cc27758ba5f5f00c0664b0ed7ae3566008eed6ab69f8052f50bc578657ca4c318f66fd44331a1381c97d76678b60da420177b43264a58e2cff743e267831999d73da3ad7d8ea4d2adc83cdee60290c67c5e07bfadcdf4b3ecf6b7924ad5b8855b3612bf51b7fb8c8dfdb997811841d8babec3d616782368d68251bd1ff70ba98a352a2803a495', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:41.36+00', '2026-11-16 04:25:41.36+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'clm_4CQNo5AKcWJrArryp16J35', 'service', 'VG2flA5SkjmPmAOP5sKEsHF6myI3wLmvTg-jo-oOT_A');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'crec_O9BGseFcBhi5nqHF8JhaeT', 'clm_4CQNo5AKcWJrArryp16J35', 'per_5cHk2XTSnRCpme3CUImFYG', 'submission', '1', '1', 'trn_sNoQO9ukqyVRX9weLo3wDI', null, null, '\x018cd3ac2e610f95557bb3c26e5f8e3af6689e0f7e7ec25d5b2953b766c6da0841f82e98c91f209cf7a086da1c4affd6ffc6a20b6e4f71ca200d82870476d79e269e925dd7b4cf16e13be5d746011339a55dea8ffcc70cc8fd1a6935d4bd24c904bb5b26d80e410bed0cebfb65c4e8c86e63b3ae6735db3d8e9d6cf51d28e1ecc3d77abff38502c4a30bc0191c2e0696331ba32ccf1ea800dd69cd2347f80b6b01dac854468d951679494357bd9e347e', '1', '2026-11-16 04:25:42.195+00', '2026-11-16 04:25:42.195+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'emg_eVrmKObc0vrrtDkw76kais', 'per_Y7aBhzUeODV1DOzQnpHMsK', 'prac_LD8mvkyJmaxoAVTONcAN8f', 'key_xaPA8pREJxrvn631oJS1qJ', 'opened', '\x01d82cb13dbf4e649c37bf632cab9a56eee1ea17bb6ce3e682b245a4deb2173b8e0efc0e9ac3526d097512b3bd068564ad9ab5504956047dc5a172b21fdb1304296ed106f3ffea754918941ee28cce5a6b94f3e157ecd90ab5fcd5673d665e51b2d7e258be7f22ba336d95cca2d2375c20e3896eb0cb8c573f8f84f034a75863549f51a662279d4eb0237d9e04c6d88771ec08ffceabf9fb24d0209b29e948da86c348ee68460deef77416d94c8c6ff1', '2026-11-16 05:25:40.089+00', '2026-11-16 04:25:40.089+00', null, null, null, null, '1', '2026-11-16 04:25:40.089+00', '2026-11-16 04:25:40.089+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Jc40cigVd39CGPuk9bDOBi', '6000', null, '2', '2026-11-16 04:25:42.099+00', '2026-11-16 04:25:42.099+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, asked_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, kept_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'po_25dBI6LehsAwnxYLsVSMq3', 'practitioner', 'prac_0znUNsjoUPhjhhk3mHft49', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 04:25:41.029+00', '2026-11-16 04:25:41.029+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_0KDkjcv6YjaG8nVQ2mmR8k', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_0KDkjcv6YjaG8nVQ2mmR8k', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_0KDkjcv6YjaG8nVQ2mmR8k', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_0znUNsjoUPhjhhk3mHft49', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_0znUNsjoUPhjhhk3mHft49', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_0znUNsjoUPhjhhk3mHft49', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_5IGPb2q2HpOUNFe7sHnXS3', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_5IGPb2q2HpOUNFe7sHnXS3', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_5IGPb2q2HpOUNFe7sHnXS3', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_BI8DOs5FsFkMgAqQ7hBCFC', 'jurisdiction:US-NY'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_BI8DOs5FsFkMgAqQ7hBCFC', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_BI8DOs5FsFkMgAqQ7hBCFC', 'npi:1999999984'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_CL997e0hEneBIDqn7rOyg7', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_CL997e0hEneBIDqn7rOyg7', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_CL997e0hEneBIDqn7rOyg7', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_E0raI7Ju7U5WxQxdZAOtRB', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_E0raI7Ju7U5WxQxdZAOtRB', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_E0raI7Ju7U5WxQxdZAOtRB', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_HWHqKU6Niw6DP8z4xrGAXn', 'name:MBEKI GRACE'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_IRYMXnWu4Aq0QOC1NiTD4N', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_IRYMXnWu4Aq0QOC1NiTD4N', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_IRYMXnWu4Aq0QOC1NiTD4N', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_JUyoI1lQlz14mWnLBWsP8Y', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_JUyoI1lQlz14mWnLBWsP8Y', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_JUyoI1lQlz14mWnLBWsP8Y', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Jc40cigVd39CGPuk9bDOBi', 'jurisdiction:US-NY'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Jc40cigVd39CGPuk9bDOBi', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_LD8mvkyJmaxoAVTONcAN8f', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_LD8mvkyJmaxoAVTONcAN8f', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_LD8mvkyJmaxoAVTONcAN8f', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_VAyNd0zl382QXDRmoeku3F', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_VAyNd0zl382QXDRmoeku3F', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_VAyNd0zl382QXDRmoeku3F', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_fNhEXejwM0annCnAyzMvmy', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_fNhEXejwM0annCnAyzMvmy', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_fNhEXejwM0annCnAyzMvmy', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_gdnpsBdrfBhUEop5rB3bGQ', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_gdnpsBdrfBhUEop5rB3bGQ', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_gdnpsBdrfBhUEop5rB3bGQ', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_gukuXIW3mVKfotYpQT23z7', 'jurisdiction:US-NY'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_gukuXIW3mVKfotYpQT23z7', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_kUizx1zyi4EyWYS4UwIpuh', 'jurisdiction:US-CA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_kUizx1zyi4EyWYS4UwIpuh', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_kUizx1zyi4EyWYS4UwIpuh', 'npi:1234567893'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_nN3vDtOLpPM6cNb5V4AoU4', 'jurisdiction:US-NY'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_nN3vDtOLpPM6cNb5V4AoU4', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_ojv9ZXpmJG2gofa0LjgAN9', 'jurisdiction:US-NY'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_ojv9ZXpmJG2gofa0LjgAN9', 'name:OKAFOR ADA'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_ojv9ZXpmJG2gofa0LjgAN9', 'npi:1999999984'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'jurisdiction:US-NY'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_sGUHaHa6f98LcDYV9Cz63r', 'name:OKAFOR ADA');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, step, key, asked, status, tries, due_at, claimed_until, created_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'op_RkOTW8dpDZ7RpaFfv8HHvd', 'pay_XAikRh3ED5T6vdvHN9SFGZ', 'confirm', 'pay_XAikRh3ED5T6vdvHN9SFGZ:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 04:25:40.939+00', null, '2026-11-16 04:25:40.939+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'op_cCi6GpC7O9fA0aTTTaOJZb', 're_VwGltKLqXjLzHbZSZ8bEwE', 'refund', 're_VwGltKLqXjLzHbZSZ8bEwE:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_vg6XPRmIlkJhYmdDJX9njg"}', 'done', '1', '2026-11-16 04:25:40.982+00', null, '2026-11-16 04:25:40.982+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'op_rH4FD1MG3xGVeETzKH5OCn', 'pay_0R06FrAUzFy65YOsIC2Akf', 'confirm', 'pay_0R06FrAUzFy65YOsIC2Akf:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 04:25:41.693+00', null, '2026-11-16 04:25:41.693+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, took_ms, created_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_0NZhitXTA3G0xt7aVrvXwg', 'POST', '/v1/coverages', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '5', '2026-11-16 04:25:41.332+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_186byDpHauofg7LcSG6xd7', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '7', '2026-11-16 04:25:41.027+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_1CYI6Q84ppODTJXOAa8BG0', 'POST', '/v1/practitioners/prac_IRYMXnWu4Aq0QOC1NiTD4N/calendar_feeds', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '15', '2026-11-16 04:25:40.278+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_1GWxrATH3g7y2Ui8s7YnZJ', 'POST', '/v1/payer_contracts', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '14', '2026-11-16 04:25:41.064+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_1hFpkDRe7IMnb3tus2fT6z', 'POST', '/v1/consents/con_rsN80UFbL8vPEuYJwtSmZn/offer', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '6', '2026-11-16 04:25:42.154+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_2IlQYIQr0bzYvZPWxHVSGt', 'POST', '/v1/payouts', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '21', '2026-11-16 04:25:41.049+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_2W0QHPtl6ZmLCO9ehDRjf2', 'GET', '/v1', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '7', '2026-11-16 04:25:41.811+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_2fOvZ9ev2pwN2TPZfBURpK', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '5', '2026-11-16 04:25:41.14+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_3T4Nb7G91zr3oZrCuB9IEL', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '16', '2026-11-16 04:25:40.015+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_4FUdCbfGrWN7Dkp0Bgwurd', 'POST', '/v1/consents', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '3', '2026-11-16 04:25:41.336+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_4qsEIcWxkfeQ1lpunekZ7u', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '17', '2026-11-16 04:25:40.637+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_59ZliDRIuqBl21lLoMybS4', 'POST', '/v1/x12_documents', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '5', '2026-11-16 04:25:41.38+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_5Xal5FubtxPtuyxZQJbbrQ', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '13', '2026-11-16 04:25:40.078+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_7CmINSSOb14REGDgmOCAc5', 'POST', '/v1/refunds', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '37', '2026-11-16 04:25:41.018+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_7wLuhGmS0kg1aJdbR84SS8', 'POST', '/v1/coverages', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '8', '2026-11-16 04:25:41.151+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_7z2nhNtppZHRQeO9VTchnF', 'PATCH', '/v1/persons/per_eE86b757NwlFPnQ72zEeKZ', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '10', '2026-11-16 04:25:40.463+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_8mabFhIC0M08EfA67jen6z', 'PATCH', '/v1/persons/per_eDaSl45bra8u1OA9uNf0tn', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '7', '2026-11-16 04:25:40.5+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_9Igfi6PGSiAsGwGTXifzXR', 'GET', '/v1/events', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '12', '2026-11-16 04:25:41.62+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_AHcXsq8sLXmIhRIVeJRW3R', 'PATCH', '/v1/persons/per_wCE5tTRmJGLGFbrtkXd0yx', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '6', '2026-11-16 04:25:41.99+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_BvAk6xzBRVVFcNqxEDb5dp', 'POST', '/v1/consents/con_rGHZqiRQJnPDB3lU6nRUAR/offer', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '8', '2026-11-16 04:25:41.889+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_C1jj1wsRCZysbsDPtt1Hqf', 'POST', '/v1/notes', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '12', '2026-11-16 04:25:42.004+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_C26fiOZ1QgGxUeX7sYVe4G', 'POST', '/v1/consents/con_XystXThhn36HgIs8S6QqDu/sign', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '12', '2026-11-16 04:25:41.356+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_C4wXn1kViTd3JHNI1QVgqA', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '9', '2026-11-16 04:25:40.15+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_DP64oBllH3OINdA3q0rEiQ', 'POST', '/v1/deposits', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '21', '2026-11-16 04:25:41.66+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_DRUx7JNOUZPJbEgspTXhMZ', 'POST', '/v1/sessions', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '66', '2026-11-16 04:25:41.979+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_Dlzwga3xWcCM5Fz4wrFFqv', 'POST', '/v1/superbills', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '11', '2026-11-16 04:25:41.461+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_EmNQFlXzuCR65bE8yhJlSQ', 'POST', '/v1/assessments', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '30', '2026-11-16 04:25:40.614+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_Eyp6YK9TeCj1EygthsaRS3', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '14', '2026-11-16 04:25:42.07+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_F9h06DgUm1ALDH9LRglPaR', 'POST', '/v1/consents', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '14', '2026-11-16 04:25:41.165+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_FbIpL15Z6BuPeKg3edhIEy', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '6', '2026-11-16 04:25:41.674+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_Fyeyzdc99Pwx6gZQbeKMYe', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '13', '2026-11-16 04:25:41.413+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_G6EDdUnh0vdoc8a5cULQIn', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '15', '2026-11-16 04:25:40.452+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_GYGGXl8K0jntuDssT6fEj8', 'POST', '/v1/matchings', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '113', '2026-11-16 04:25:40.781+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_HG9a2RHnyz4zJwBWbAXQUa', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '6', '2026-11-16 04:25:41.506+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_HbYhwfJOgNYG9dScnN18bA', 'GET', '/v1/disputes', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '12', '2026-11-16 04:25:41.851+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_IF64bAY7wg7Fk9IY1OIaPJ', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '16', '2026-11-16 04:25:40.482+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_ILHshE9ITD7v2PjIT3RoTw', 'POST', '/v1/practitioners/prac_Ybs7m90mXVC2Rk3kRQK2IJ/verifications', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '66', '2026-11-16 04:25:39.912+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_J5PjZB5mjZMyT2a07nKEph', 'POST', '/v1/sessions', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '29', '2026-11-16 04:25:40.18+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_KnhstL5cMBembR1Kfmr67b', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '3', '2026-11-16 04:25:41.449+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_MCSVmT18ABRFZ3xnshx8Me', 'POST', '/v1/payments', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '26', '2026-11-16 04:25:40.922+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_MOYoXpiUrYVHh6yoFsVmOX', 'POST', '/v1/payments/pay_0R06FrAUzFy65YOsIC2Akf/confirm', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '111', '2026-11-16 04:25:41.802+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_NZqWcCc4lqhyBpJBwI20B0', 'POST', '/v1/estimates', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '27', '2026-11-16 04:25:41.441+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_OKOfUkOGZNV2XEmKkI5B74', 'PATCH', '/v1/practitioners/prac_Jc40cigVd39CGPuk9bDOBi/availability', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '13', '2026-11-16 04:25:42.092+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_P1Qr2cdHUh8tJFB3dCVIc9', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '4', '2026-11-16 04:25:42.114+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_PDDmVdRHXBuiKaO8ZLwtA8', 'POST', '/v1/session_series', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '25', '2026-11-16 04:25:40.246+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_QtIgEIy39MPVSnFvbH96iv', 'POST', '/v1/consents/con_cAiI8JaU5XOy9Wbuc3Bvpc/offer', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '7', '2026-11-16 04:25:41.119+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_Qw1UpiQkEMlCHTKSQsp46S', 'POST', '/v1/billing_providers', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '8', '2026-11-16 04:25:41.288+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_RIWDhNpmYJejyWTzKO5kAe', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '12', '2026-11-16 04:25:40.118+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_RL1Mjcs0fA6fHCUFJLdsHs', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '15', '2026-11-16 04:25:40.895+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_SBVrJ9XxgbOnHXSOFd7cD4', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '7', '2026-11-16 04:25:42.078+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_SNtdjtbMuT8ezuPrFZljZS', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '20', '2026-11-16 04:25:39.835+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_Sxlbt9KinG2srgiPIA5oDP', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '17', '2026-11-16 04:25:40.316+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_TVnPiy0yHB7i7w1cCATWGy', 'POST', '/v1/eligibility_checks', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '64', '2026-11-16 04:25:41.279+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_UEj85ImJOFqVwiR21vqNl8', 'POST', '/v1/consents', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '6', '2026-11-16 04:25:42.147+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_UTXvI9q61cHgWfMJTWna0C', 'POST', '/v1/test_clock/advance', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '232', '2026-11-16 04:25:42.489+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_UxWFO2ZwEW1FcXPYl9r2Q2', 'GET', '/v1/ledger_entries', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '5', '2026-11-16 04:25:41.666+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_V9ggdzn2SAORq9wNWUsUug', 'POST', '/v1/consents/con_rsN80UFbL8vPEuYJwtSmZn/sign', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '16', '2026-11-16 04:25:42.171+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_VPrrqzolJzerwc4cng5H1R', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '5', '2026-11-16 04:25:42.132+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_Vxq6uqKtm0oL5y1NhwpQPK', 'POST', '/v1/coverages', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '5', '2026-11-16 04:25:42.139+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_WJNGpEXCioSSfwH90Dw9dK', 'POST', '/v1/notes', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '12', '2026-11-16 04:25:42.04+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_WWdWreMP0oXYDuXdMxbF9h', 'POST', '/v1/deposits', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '11', '2026-11-16 04:25:41.473+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_X4vkSTCqLT0W3miyfOqhmq', 'PATCH', '/v1/practitioners/prac_Jc40cigVd39CGPuk9bDOBi/payout_terms', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '11', '2026-11-16 04:25:42.109+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_X5pDQcwr9QsfBmvCJmE5xv', 'POST', '/v1/practitioners/prac_E0raI7Ju7U5WxQxdZAOtRB/checks', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '13', '2026-11-16 04:25:39.948+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_XFLXx775fl0dOBoGKjJw1w', 'POST', '/v1/claims', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '20', '2026-11-16 04:25:42.192+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_XnIRka0tC2RlsY0pf3g9SE', 'POST', '/v1/consents', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '6', '2026-11-16 04:25:41.88+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_Y27sArfYNEmvwcKo6C9Kg5', 'POST', '/v1/risk_flags', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '45', '2026-11-16 04:25:40.546+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_Y6wDiaqUPb21mZ4ovaqVHq', 'POST', '/v1/scoped_tokens', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '17', '2026-11-16 04:25:40.136+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_YGYlpD338xh6FSvKGCJ7kA', 'POST', '/v1/payments/pay_XAikRh3ED5T6vdvHN9SFGZ/confirm', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '40', '2026-11-16 04:25:40.979+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_YQ6czgVmwnizBso9Zvg8vp', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '40', '2026-11-16 04:25:39.994+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_Z2fCMIEVwYybmU1aAuvqLt', 'POST', '/v1/claims/clm_4CQNo5AKcWJrArryp16J35/submit', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '61', '2026-11-16 04:25:42.255+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_ZiYAS9OXhIemsJdSFqeIlk', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '6', '2026-11-16 04:25:41.858+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_a7jdFG2RcJ3NL2llrLzQev', 'POST', '/v1/consents/con_rGHZqiRQJnPDB3lU6nRUAR/sign', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '22', '2026-11-16 04:25:41.912+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_aYcCOiAyoXH8LrG0bgbDos', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '15', '2026-11-16 04:25:40.262+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_aYv3m4h7Kaxo9oasW7crd0', 'POST', '/v1/notes', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '44', '2026-11-16 04:25:40.437+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_ac4rmGLDydEYKLEqAP2ngt', 'GET', '/v1', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '10', '2026-11-16 04:25:41.631+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_blEtFmaj0516ESIeMgT5fw', 'POST', '/v1/consents', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '8', '2026-11-16 04:25:41.11+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_bvGdRGF7w3ynnscN3DRcGp', 'POST', '/v1/consents/con_XystXThhn36HgIs8S6QqDu/offer', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '6', '2026-11-16 04:25:41.343+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_bvaTG0go7sYTGPK88TgNnG', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '14', '2026-11-16 04:25:40.562+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_c7ZQuY4KBV8wlqrzAp8ttW', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '11', '2026-11-16 04:25:40.848+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_cNWyTHxCM5nH00fZNJgA7Y', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '3', '2026-11-16 04:25:41.445+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_cWIc8AsE35GQqIBSJt5QWa', 'POST', '/v1/webhook_endpoints', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '32', '2026-11-16 04:25:39.764+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_clGAb1KS8kW76J8A9bSO7h', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '9', '2026-11-16 04:25:41.326+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_d2CGh6YuY5Liz1jbxwkXmj', 'PATCH', '/v1/practitioners/prac_gukuXIW3mVKfotYpQT23z7/availability', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '25', '2026-11-16 04:25:40.666+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_dZsNEoTfVX4pjU4eu5du2b', 'POST', '/v1/coverages', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '24', '2026-11-16 04:25:41.101+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_dbXLSsrTpKjXlwcVTUHCfp', 'POST', '/v1/emergency_accesses', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '23', '2026-11-16 04:25:40.103+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_dhphH4lg2MTbgc7BKvSnzO', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '14', '2026-11-16 04:25:39.931+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_dqEFhjEVbkL1dtHGxINjX9', 'POST', '/v1/payments', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '8', '2026-11-16 04:25:40.937+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_ekWKusGncaGOld6lywqm7c', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '34', '2026-11-16 04:25:39.802+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_euVbxJhErzt3TVMVZbTvM5', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '10', '2026-11-16 04:25:40.369+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_grF62pvJkOk38pYBDVbeUJ', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '11', '2026-11-16 04:25:41.076+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_gxMQiCMtjNXsHpyhhWRbdb', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '9', '2026-11-16 04:25:40.211+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_h44PCjFXHA2Eg2cqy2F08o', 'POST', '/v1/disclosures', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '16', '2026-11-16 04:25:41.497+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_hOGNZ5hpiDjI6Pqbb48gMC', 'POST', '/v1/consents/con_F4OrWlS4hWsq8woJjEr6H6/sign', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '30', '2026-11-16 04:25:41.214+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_heYUbRJXXGJGpOxRULZ7Sh', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '10', '2026-11-16 04:25:41.573+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_hwbH0lm1YgRQp0nJOG4VL4', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '10', '2026-11-16 04:25:40.793+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_iZynVgakOoaSpnUluM7unR', 'POST', '/v1/payments', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '14', '2026-11-16 04:25:41.689+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_iag4EEjMFlygcYzFPw9JWE', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '4', '2026-11-16 04:25:41.4+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_j1Vxprk06OO37y2w50qaMJ', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '10', '2026-11-16 04:25:40.06+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_jFSqDm243ovzYqvWXih7zL', 'POST', '/v1/adjustments', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '22', '2026-11-16 04:25:40.875+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_jw1Iz043AT37YKqmP8ZY6m', 'POST', '/v1/api_keys', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '57', '2026-11-16 04:25:39.707+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_kxAW0HJ0HFwg9CjZgugY9P', 'PATCH', '/v1/notes/note_LZzcOiLaZ2ay3LVPZif8Zs', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '11', '2026-11-16 04:25:42.053+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_l7JrMaLpp8T3nrffCV5M4F', 'POST', '/v1/consents/con_F4OrWlS4hWsq8woJjEr6H6/offer', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '14', '2026-11-16 04:25:41.182+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_lvRb12bs9mXRxz0W271kZS', 'PATCH', '/v1/persons/per_7DonAq2LGMewTzQeHRlHM6', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '19', '2026-11-16 04:25:40.583+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_mLKyXtGsCOoQQTd3fAi1YY', 'POST', '/v1/charges', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '35', '2026-11-16 04:25:40.831+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_muQIrBPDGr9VmI8YyYgwGg', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '9', '2026-11-16 04:25:40.492+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_nVj13ViJWAHxk5bwPEdCxL', 'POST', '/v1/notes/note_H9Us2PVD8v9Jq2g1rVIKuz/sign', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '21', '2026-11-16 04:25:42.026+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_pu6weXTw9uD1E8ezyDSFv1', 'POST', '/v1/practitioners', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '9', '2026-11-16 04:25:41.3+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_rOnNBG2aJxvEOXZKNvbEOo', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '11', '2026-11-16 04:25:40.292+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_rcnwYnoZyww8AUSG8VWZAh', 'POST', '/v1/billing_providers', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '7', '2026-11-16 04:25:42.125+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_ruL389dfbxOFBhsnIvdaBE', 'POST', '/v1/billing_providers', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '12', '2026-11-16 04:25:41.316+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_szUFHtRkDV7Li22pudoUfN', 'POST', '/v1/remittances', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '13', '2026-11-16 04:25:41.394+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_tEOK68KQWJW7h450wdGDJT', 'POST', '/v1/claims', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '17', '2026-11-16 04:25:41.374+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_tmLDlU3t9jnQ7tMVrm0XNx', 'POST', '/v1/consents/con_cAiI8JaU5XOy9Wbuc3Bvpc/sign', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '13', '2026-11-16 04:25:41.133+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_wJWHFgpwsuwNAN8pwZdXGn', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '6', '2026-11-16 04:25:41.48+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_we0VCejzEZYw3KnkeRZJoS', 'GET', '/v1/audit_entries', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '12', '2026-11-16 04:25:41.556+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_x6mKT1mpeIFEiMEd6cgFC5', 'POST', '/v1/consents', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '27', '2026-11-16 04:25:40.045+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_y16k6lgtdwXMQ97gadk4ul', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '4', '2026-11-16 04:25:40.928+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_zS4H2QXsKfjkZPtfjWCrqE', 'PATCH', '/v1/persons/per_CKckmRtbwDwnEBcPs4A5xn', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '14', '2026-11-16 04:25:40.391+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'req_zpl5pExVgqrjjuq4ahzsVB', 'POST', '/v1/persons', '200', null, 'key_xaPA8pREJxrvn631oJS1qJ', null, null, '9', '2026-11-16 04:25:41.872+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_4CF17x7Eii3FM6ViukMLfv', 'check.expire', 'f', '2026-12-16 04:25:42.258+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_7c6cUcQHfpW83aHdW68DUL', 'check.expire', 'f', '2027-03-16 04:25:42.258+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_EgGj6YwdYGOYdfKHFRkRyC', 'check.expire', 'f', '2026-12-16 04:25:42.258+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_WyoNoqr6A4R4i1XthAJWlA', 'check.expire', 'f', '2026-12-17 04:25:42.258+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_zK9zVemSkfZnzzguGWlstA', 'check.expire', 'f', '2026-12-17 04:25:42.258+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'clm_NoUZSfeEVI3S8HES9wU9Np', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'emg_eVrmKObc0vrrtDkw76kais', 'emergency_access.expire', 't', '2026-11-16 05:25:40.089+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_WHxwSrUO3i9HV2dj0qstFV', 'api_key.check_use', 't', '2027-05-15 04:25:39.667+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'key_xaPA8pREJxrvn631oJS1qJ', 'api_key.check_use', 't', '2027-05-15 04:25:39.562+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'match_Rk2TLhG8DCrkEub2NxVb74', 'matching.expire', 'f', '2026-11-19 04:25:40.671+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'note_LZzcOiLaZ2ay3LVPZif8Zs', 'note.remind', 'f', '2026-11-19 04:25:42.032+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'note_xGIiGaFDDGiYH8Xleah95J', 'note.remind', 'f', '2026-11-19 04:25:40.394+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pans_JF2aFZqsGFNMHC49vT4E2B', 'payer_answer.deliver', 'f', '2026-11-30 04:25:42.195+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pans_gEukHQaxO1TF5nPu46vGSa', 'payer_answer.deliver', 'f', '2026-11-17 04:25:42.195+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pans_k9sZJR81DRaEEh5ZYrZSIC', 'payer_answer.deliver', 'f', '2026-11-16 04:30:42.195+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pans_woeNMBM5prUlN5Sv2U2GZC', 'payer_answer.deliver', 'f', '2026-11-16 05:25:42.195+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_0R06FrAUzFy65YOsIC2Akf', 'dispute.fetch_outcome', 'f', '2026-11-30 04:25:41.737+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'po_25dBI6LehsAwnxYLsVSMq3', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'practitioner.monitor', 'f', '2026-12-14 04:25:42.258+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'practitioner.warn', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'risk_OuGeQCxscyS4c91SHDKuyx', 'risk_flag.overdue', 'f', '2026-11-17 04:25:40.502+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_2h7CozutpitgOBDHMQEFZu', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_EjKJPoDpRwTTlnxWCsPYKt', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_XVqiEhrZ4JWrhpvRkAo7VZ', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_XpqqosROXoDCBwmeVWCigB', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_q0Hr6PGG6Zb6u1ZkyySvuW', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_w6fgNRB0fT7Lim7ONHNbH5', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'st_vdOOxUxvrcz3gOyD3E16U8', 'scoped_token.expire', 't', '2026-11-16 04:40:40.123+00', '0'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'st_vdOOxUxvrcz3gOyD3E16U8', 'key_xaPA8pREJxrvn631oJS1qJ', 'prac_5IGPb2q2HpOUNFe7sHnXS3', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'kP8e', null, 'b9274f2dae98bf8b78aba2f158fd4e5044173cb3652b22ef3a507e5740594ada', '2026-11-16 04:40:40.123+00', null, null, null, '1', '2026-11-16 04:25:40.123+00', '2026-11-16 04:25:40.123+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'series_xZHTkUwfM1UEoV1Tw79q2W', 'prac_VAyNd0zl382QXDRmoeku3F', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_2h7CozutpitgOBDHMQEFZu,ses_XpqqosROXoDCBwmeVWCigB,ses_EjKJPoDpRwTTlnxWCsPYKt,ses_q0Hr6PGG6Zb6u1ZkyySvuW}', '[]', null, '1', '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.224+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_2h7CozutpitgOBDHMQEFZu', 'prac_VAyNd0zl382QXDRmoeku3F', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_xZHTkUwfM1UEoV1Tw79q2W', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 04:25:40.224+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.224+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_EjKJPoDpRwTTlnxWCsPYKt', 'prac_VAyNd0zl382QXDRmoeku3F', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_xZHTkUwfM1UEoV1Tw79q2W', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 04:25:40.224+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.224+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_XVqiEhrZ4JWrhpvRkAo7VZ', 'prac_Jc40cigVd39CGPuk9bDOBi', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T04:25:41.918Z", "person_id": "per_wCE5tTRmJGLGFbrtkXd0yx"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 04:25:41.918+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:41.918+00', '2026-11-16 04:25:41.918+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_XpqqosROXoDCBwmeVWCigB', 'prac_VAyNd0zl382QXDRmoeku3F', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_xZHTkUwfM1UEoV1Tw79q2W', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 04:25:40.224+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.224+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_q0Hr6PGG6Zb6u1ZkyySvuW', 'prac_VAyNd0zl382QXDRmoeku3F', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_xZHTkUwfM1UEoV1Tw79q2W', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 04:25:40.224+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.224+00', '2026-11-16 04:25:40.224+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_w6fgNRB0fT7Lim7ONHNbH5', 'prac_CL997e0hEneBIDqn7rOyg7', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 04:25:40.156+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.156+00', '2026-11-16 04:25:40.156+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'adj_7gWVF2b90VNvynkQcWJPxr', 'increase', 'per_c7gYYFUK5QzhOTJfrfnBr0', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 04:25:40.855+00', '2026-11-16 04:25:40.855+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'asmt_eaaDg3oc01Uuc4IdHxG8fc', 'per_7DonAq2LGMewTzQeHRlHM6', 'phq9', null, 'prac_sGUHaHa6f98LcDYV9Cz63r', null, null, 'assigned', '\x01bdcdce6ecf4334456b029822c6717e1fb7f84f050ef5d93e8b260f5452bf43ff527dd7a5f9dd0032db96648d9f5b9c7ab0c802d85dd8114088ef8c69b93d29889226ccec8860b3d4f6239e76a87b900093429334942a19d9e076bb7d56fcaa28a1546405c341f12d03dd19272c41d88f83d9f93c4b5357a51ca65fb0227b3b8769979e234d359ec1d54aeb2087e5debb2568a62c4132ffc49b4785a60e27e54946756838f774d6204ff3890973ba2d9a2fff203053ed23c8224bfa', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.586+00', '2026-11-16 04:25:40.586+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chg_1C22tthSFXrQDnwdyEKR1k', 'self_pay', 'per_q3Zw4JeCF1mnHRKWOTjF1d', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 04:25:40.795+00', '2026-11-16 04:25:40.795+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, occasion, occasion_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'est_ylmKNZBDkldDIxZ8ORhNJW', 'per_usQXYXiPzj5by9RtI0rr9F', 'prac_fNhEXejwM0annCnAyzMvmy', null, '1', null, null, 'requested', '2026-11-15', null, '2026-11-18', '2027-11-15', '\x010e723b86872ef9f00304c967c7c7d504d3645dd6f812113f4d1ee614a4ea9c2ec8187f4d462295bc4204ab5f6b06c37b8714e46138a13f70714712c9542ae19fbe0467e82d875f20745dde26b8428ad4396e5b79fcfce824950cc3752a5a65491c3534939baebc0a714eeddc960c11ba5cefd1f0bc451af0e6d9dddcc472ba85139e662ffb91cf39ec622dfabf9fefaa6c7bf7becb8d9f7bec91171d154c23cde1095e6c495d4093384fa5ed43c9999e52a7c421c5cd597b8b76cce5bb1fc6a6290bf6d40fd3f0b295e0c7a8f230082eea8f95cf6c7467092822f721924c328a3cb2c2f03c13a59c2c79172a6551133b24a43c972dd2dd65c51ac3b747f16838ceae19a3a3ee7f7f7d4bee2fbd796aede6afcb9378913ae0c7ce96f168826bd1d9cd656b9f0e2948fa3edf125faf3e725f712f9e2b001f8960357858acaa4a1c4100d90b0812c4011444e350f580edd144d337308633b139d7f9d3a3322815894c831f6f5e9b49b891f4323a82f272d99477071417af6c89a0b6512570b7c3982facf4d88361222bff397d288cc7b30c28dc6c8e9a21cf9d8b985d7c91485dd87398ba7dc971c97f6bc0357a4eddcff7516c09fa222b630141dd7dcbc8f9de42b53580444576137eeae63aad400b02ff0a4faa0ee08ec2060516ead189b53a74b2e331dfb9dfd95db3876271cd8952522ed7bfa06a496d4c43069dec63d25d0971aff4b572c7de4c113346b203306ecf45a3fb5031619f50deec59454c5d5667a48b1bb5691abe1cf8954dbe4a5487f0ab5a897389da5f7554b7f62f24dd7f17631f5f501f80d743973e8b56afc3a2eb20cab5e0c3f33201a7d5e29daa40807808b01fa794ef9c678b2e3c7f2747ce2baa3015f969766165f60b0ea18e6289c4672897c258c8aae48039873325003ebfa7d2aed108c065cd185704df0092bdb0cc824acba1a858e95c00410ccb5aac1d49698aa6477cef287d20ea3467e8e13a8c627e34510977e8a87115cea19e12ec2b63417ca10129e0d556890d3997f4fc17e3125a495a8671bc638eb41639a9561280ad8058c683aa9d6ff950feb0f9aef7ffb083824bbeb2ff063e28ea2990db3980edb63b9451571525fb21cdfc73ad747caf905522221c238b930fd47854b3fc5ef2186864a744031b70b9cf6acfa454c3471b17b1e73ac003ab44d34e38ac1df428bcc51337088fee918fcb9ec879c10aa4f715a5ed03586602e5584503de47ecacde67a8dea6e2517660aeb467b59c383162437a168e09d665bd93e1f9654e1e5754be66846d36d5cdeee9d1ff208cd2f42edea77b65b6b8b35aaabc9b3ff976cdef0cbd82c3bef941f1f5573af89b0d4c386eb62e7af11780401b75b257037001f3da13baba24e0faa6b5701f587d448aefbd013a6e4c400b91191f3e41bece64fcf183f6c7c6651452af382b4a4c4a1ff5e06fbcd95687dcd5cf5c1ac85bf07c4bc62f963b24900b281ba571e5dfaa4a75704de511873310883144dc9a624b4b68eba47cbfccd7b2d09da419c05284288ca95d9183be4139d1f40f8b8c108d23be413f34a40288aa7af73b1f784361b1da07d8c86bb711812bd38cb494b896324d8bc94e3f92d242fab34a1c0ac532c205abe37e9073b54189315fc6359cd9c4956de98db8685bae7119875dfaca3d188a878e3f5e77e4ae1ef6885702f483bd12ae6df4914f160dddc5088b12a4544e4f48786c4a5a271ad843fab320fa6408e7da2d0e4a567ed37bd10c952b38c54c456d43d5cea45905a67c53ff4a35451a77190ce77f497082f7c770ded99f2edde8052800e7a45069d6041eca4151e9518028e04ed690f5e2d6100e1798d6fbd9362eed8f87a0744cd819e425597d6fde052114ff5b5252da7c25073d23b9d110a467251a6413abc70458224cea716ce7c880990a6bd6a9c1c1614edd486c70ecefee119bde430224f570f2f0c57a8962609089e8150db92d3b9b939c13ffa8109b0f9c1fa17f84203234247afd893bb3be4188856004b53d1f8c55801734d5445f4db0af98b8a058edffc78cc73cc4289f004cb87bd9c9e007e0528bafe951bdc341bb66c451ef01bf8d6b59bc966fe7035e9234e4f7114bb0a3128ca919859c52181926520cd09d8d973a2369ffed363cc0a05da77c700d257332d730f31e327642238ff01c3cfb58d8f20dca2bce87d6a4c06b0451d49e2d353f9834e09fc1dba0539a1b5d67b21da2', '1', '2026-11-16 04:25:41.417+00', '2026-11-16 04:25:41.417+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'match_Rk2TLhG8DCrkEub2NxVb74', null, 'completed', '\x0191f4e1874a7389a58064d5a351fb4bbc0af445a3b714c0c7a2e34d3f408926946df4354de05146e1b484b32693b3ff32ebef18e6293b9c51755fd09b4d49c4f200d6237ebdbbd080b11dd0a0d13643bdb1bcf6da8e2b1a70f357342be8f673252e316b051a344074880a0a766d2dd3599eb6404bd79e48ebc24b25c2e2c5574c2a2eb773b8f49a7b422cc76b0f10ce0c62dd525bfde616abc2ebf7ee850d5422fab35cb0b3878f61b2a200fb33c712bc2914f5024d395b919b638030732c8c13f4774136b2f2729f296e98ea00481184b406e369f7bc0fef482cdcba0ed4b9bdec61f98bb5cca60d2775ec31463e2ad13dce41608c67282a15cfbe7547ef8db65875d835054511514994bfd0f6b50b2c0430bf62e518ebf81cdfa59895a79754b52ac36a2b7a1b7b769f55ace5b5d9323d796dc44890a43bad7569116f42c732be51995f14b52c0b948a90af9ff109e720e373d72432bf8bedd7271bcdd1aa90b8f16dec2745af997074f0e1d80420f9d588a8ee12302c13529f6dbecfa9891a9da0751a26990e8cd2ed7ee70437703f9e37c1bf7cf0060f3e25309b7eb91d46e9deb912b44bc4bc7c48e57e9a2c0a49da3e7e306cc0208fd8aaab3a8e88c9a672ce49298cc0317ca63cb839057af1e94d72cd2d5a4431a9cf6c82b670e2a310633802d5e8cb3970406ee8a6a3772b6021369c89c71f1bc6bbccafb45a78bbc605bc49baba55594cc9972fd1e82a70a6cd03810b85f43f810d29da16773e8128777a8628996d9955af0228c73df5c580db216bfbb43b3e8d2283560a8cff586e397e1ff658d2cb89b05147a998a7d05e1a62d973af4c362bc1400edee333dd289a0954d21b6b7b41e01ba9b809350279f655871ab85ce247f596b5ba17aceaeac7064630626fe07d145b5d18a5c3671ba9c7853e019146d5004d417300867b6109782795418e459749a824786b6f259423814dcc22a96177bf51eda6cb3cca726d71965bc2012c2c45113c329efe113218706dc0f2af16091313f2883c8d2aabc70b3ed3320e8b37075c5c2f723d84d4a8ef57cc581c94fcd8201574c5c51f958946954b361572c4d5d87e6c19126a13473d9aa3582a99c4f5b3ab2fb306189ec6bf7c0ea90e28ccfb3b3f3c758f6972195386548a463df4240cf19fd8ccdcb3d2fea133caccbeada0ed71d16df1855bbe54761b207aced027b137c6d3c87cfa938661b00b1d09faf756a5d9395b84fabf322fea0f045a948a5644e55da28f6d8059ed78ae2b226fd2773c6e154901f6cd1697e6af7edbea861f5a2d3fa1ff43359e3c5decf1aba2ef36d56924eb8465c5018295847605cebe89ad8f34c6636d3032a79aa67f289e29864a61e7010c17cfbfe4b97cf0b02cdc131262270b3750c796fc6511d7c9bf76774961408aab932fa031e631e97dbcad2dfbbe22e76465123f0b8b994a7f24f147e948e434b6c8f22b7719017a3a3e6b88c27f1408f2c0d527873aadce106c0f286413a3180e9404f54eea27574bbb464d4b923df870ad8c579026b9a1600e2d744075a81141b5dced586dc944442ee5678fd3a6b9699d805c812958992d1b3b8d85a882fd57ee0590fcef1f2164004295ab9d28920f51a57149659961f0e2028f32d5c476ca891be98c45e9cfc605421e8cac667d2b04ee1f3d0c3954f9f9ee9d1ce9821286e57a78e8f70a533a0fecd5faaedb3207a97723d8bc24b90a790ab7b0a00f527514936b3f7a3fb8758ab0a2bf6903155ca7f168f2cc10107df8bfc2d3b7a55254cef100bf7c861099f237fdfa1388df793b443d3447d99857662f0a448adb73000417c14d50c0277b54b5b6ffaab775ff619296030f6cb7cc57e8fe77b4d84e31994e39f26b7b1e1a2e01eaca8051f26bfdd3c2cb5ce36df507abb3b90a0c282ee7cc16f479b772f412cffdffb8fb722c89a0626e552835913d6c38f8cbdf7deee11468d153a9044cb7b6cb984c0a9b199f69e697d5b1d60edfc1dc522a080417f11ca0f340091fd1405ec0fecb69a39d037d1e94fd0b87f73f1d84240ef4033284ee2cbe59ec303b36ede548f582c561da78e92141ff19727b3567b9f3a611a5f3a0c322754f605d25c90957efb68454949ec5f958aa0d943e4af3cb5c3e08a2716bc73fdae64b47ec3e29cb592ab5ecffa9abffeb010526e096030dba8e0bd04f3c72b6cb7b4867d0ecc778f0a398be436897515d0ba519c373e58d87f93ded336d285905b62daf545df8f07f4a0ae555a7c280ae951c786b2381c62d098944a4385f8cb0097183cfc213fb7d4bfab07583fc8846d84d37daa2037d6be55348b4bee1e8a16a6f6723ee5225bc5692688e272e731e71703e97812ff961a72e037344024696897bfde69035f368a6889a1b7b9f67363445d51f4c0ec4b6357d9e1bc1d40a052b3efc33b15814c66cc0d73ba64bf0c9a84dc7f2c663fa8de0af2c540f53b4d2847992b3253483d19384f5c5b7551e9e8b4a4d5f5839098df0272c3ab7dee3ecf0481cfcca3b24c61cfc904fc47a5d0ba4fbe07cd559df9697bf77d45f1cacfa57d887fa8078cd343fae9e531d7a1df5350bab29525af7ece904b7cd3fc5a04fc76486bc3ba2b52bc08a0acd42870aeed6a3e5adefc96aa4987810e0b0fc66265206b97b0a0ad4c722c2fa8277e89570f5461844b5a2bffa4db7525ed4342c686e8c4454145a568cc731abf3c181f0a3a3883798b4e612d215c375d855a1eaba3af73fb0287268d8aa62d25400d23eb1ec1651584d5c84fe4796de5c6e21e3d021de35339456e6da2176175a60c95c5e8321c2296f252b9c97c973c2916310f1fa8765067923d2276d0ec32ea5eb07c1232ba8b6f14903def4f7837909906fc65dba79de6bf9922bea9799e4bebffde41d2bc5f070ad9939c90f7b471ead24e435fe3a739731af', '2016099326', '2026-11-2', '2c8e83256ac154d0.ht5be', '{prac_gukuXIW3mVKfotYpQT23z7}', null, null, null, null, null, '2026-11-19 04:25:40.671+00', '2026-11-16 04:25:40.671+00', null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.671+00', '2026-11-16 04:25:40.671+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'note_H9Us2PVD8v9Jq2g1rVIKuz', 'per_wCE5tTRmJGLGFbrtkXd0yx', 'ses_XVqiEhrZ4JWrhpvRkAo7VZ', 'prac_Jc40cigVd39CGPuk9bDOBi', null, 'progress', 'dap', 'signed', '\x01290de36e237bf5f6412ba44d06abb59d362d8453f9661f74fe68075ef64cdb7fc8da6a9b9141945fbd0768a6e45be4dfeab8496e25be6044ac181a2391c73eb3569c92ec6d424857d000f4e1f13d19cfcdd004f26beb5d858e31b86d912323b573c50635cae22c66054116454efdbd94eabfcc7c8882c7564cc25ce3ff83421bb16977bfeb2e666d2eca200a8ffc166508de1ad4fc4d70ef0073cc64d16039cdebb82a61f2538698c17fc92fbde384564e082d82c4d75a65c66ebffda3c963261e8c5a0ee9ecc7d042843546e7a60a950e5445fcbf6e9caa9e607f8a63d666601c6081ebde717f7bacde65b7ed7b4358e0c592a6cf393e07139a20af4001e353c264c5419ffd7762450f1b68893069b96f9f13db02f5872cbd9379c2b7d51c6b494471f16f80c6670299d518b9a6df658df68618967f950e0a2909771839b4b2ccf503711ebb3e250250113accc9931280c40ea1e9ae7d09b10c242a991141896a1056a6de879a892236dda43b880e8a230a28a0b107851351ff2bb216eafbe927ba77933950349c50e2cffd1c8d07e04182678374877d98b1ee50cf2dc7c1a84de3dc0146b36ebd1f482e1b45e79924dfe35c23e5f22e13b4bb0fb6b9dfd58c9e9d8675fca13d0ee0a09b3a416a402ba039df3444b11f7181ac7f946dc43b034bcc4822ff0878432a782b9400411e7005c399045256c4ae9d84ff94cd62a99d4bd3daf1475832f8d0f618e8ab4039ff335d234c15b3099938785b485b207fcddc0facd4fe3326d9365d739f3db9fb49447563d655af4623b436caac5e68c820129d51134e2ba8debf6d47d5405e56c81b3e9936e2553556533410c280993b46157c5aed6dd2ea145d71421b4bd9eb6a82de7eb573f0e7cfe8e0912cd8e5d865fe80973c69109b28bc26ccf2e3730c2129794fb1c344aa6f9a4ceea47b994580d8b40ea2d210b5a6d4d069db22485ff935d1c18db692371f3b8e07f3831a2116c189bad915eecfc60ac138dcc9ecc615bc811c18c926383709e3c30dcf646dc1e6ffecc430dc8f6c90073006dfbbd12673e02837af934ed99cbcc4f7f4c0cb1a6e7d01d2b06555b2e853f23ba77c47c863edbd22f983bfa8a30e5bd430c53aa23a898512fcfc0aee06d85b83f108fb4abae2ede9c870eb9d3f879f325537d292954251f4e0f2ee6d5628cd16f802b26b7bba1f72d657d0d62289091599e5c6c0fcb1f1ed7bb4303c62c4947c5521c49d0ee19f893fc8918c0d78f71e0125d66d4a81f4e9fd7001f8e89a72ad2a58c51a27ee2dfd346751e9a94bfeb8807418ba93b8e0fa7e9950e2dcfee1e08811e7dc5e51389aaf1f55426eeaa4', null, null, null, null, '2026-11-16 04:25:42.008+00', null, null, null, '2', '2026-11-16 04:25:41.994+00', '2026-11-16 04:25:42.008+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'note_LZzcOiLaZ2ay3LVPZif8Zs', 'per_wCE5tTRmJGLGFbrtkXd0yx', null, 'prac_Jc40cigVd39CGPuk9bDOBi', null, 'progress', 'dap', 'drafted', '\x01ebedaed7f21c4e644a2f4632c9194e66bc1a22b0a1aa9fa47b29cd59e2216b514ea1c4f053939b348bcae46b8df12394e8be613756c8942339c76004a796cec18e410e84c46a7cc4ec25389a6b4b9495c2045e5d26187bf54b079a13c9e6fd7ca9a30505c257187b4b32e8fc321ad427c8b8572817fb5da182e15d7875ddd63a54c8d624ac45dd2544a6ced524cc762b69a7bee2e1a7f0e66998fbfed595d92f6e10c7b534528f7aa336147a09788615df94a239e98881a67727874c2367674ebb22a95965454c9ab32493413bc4531ca92b57efc512a68ca22f475a3204d6b711325f8acf1619f0986e1ffbd08b4e10e358e96fe27ea72366db9f3b78018a1987d76eec204f731b07a491d06a9325e13dcce6ce8240c33452b52db075883589544183b6ddcfc8de57509dd0d993c0c1ba08fa82518bec6c09bdf20896463a9e8e6d2597a43b7877cd5ccbf7e58707ef716bebf3628aeb4203f66f6aec6aa76f05b7da7f51a00bd2a2f7795a287e8c950012481e229d589bc50b74f3a75e8504d734eb40e370598be23cd63084ee3acfb1be1d20795b2e0dac0bb9cfcbed7394bcda3d4ad8677d1d59c916330db317464cdfbfb2ccfa72c5678075402ca293794a0336f0259e89a462fc4701457b53fe0135f4f65ed4d54bd1dabce842faa5c5d913bd24ef2aa99fe2d64f6d210bf92cb8ae9bc59e4cba229f53df3c99519e38fa394553e9cc78543eed031a2ffb3d369b89790d78ee457d519da1a9dd480fd45937d15c8ce53e8188', null, null, null, null, null, null, null, null, '2', '2026-11-16 04:25:42.032+00', '2026-11-16 04:25:42.044+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'note_xGIiGaFDDGiYH8Xleah95J', 'per_CKckmRtbwDwnEBcPs4A5xn', null, 'prac_sGUHaHa6f98LcDYV9Cz63r', null, 'progress', 'dap', 'drafted', '\x0167ecd4a3e4efef7964591440b3fa5acaa747887d385b10b1b5c356e5d2555997cc2cc84e99f41709d97e5f48aa2341b4500205ddb7080082307b2776f397200bbca3fcea19ac452944b19b3e224d4285080005a4d0cd78b1e90c7f14074e3bd3825ded34879cc4a23bd9b355c19bbca5e105e1d160b99c215ae0d33be6912cff3af91d91ccdbdd204eef31895a9075412f47745f1bdd3fbe248a2018a13aaccd577e47935de10b4378da618b04ff3bfdbba66ff3f6d62af6bfb3936a86539435622c8c2691d2b8e6a0079f09981bb0ccf4bd72a9ed6f5d3d4a819d6d0c84f50d3c6f835d643d1e3d8fcc5ad4c2baac7726b6eaf8114102cbf6cbc7bf3ad24baac077d911b4f60e3735980b691991c795519f2c9fe8399116070768885c43b15c038c9b67b232eb50f10a9c3da30cfc4929e13819950399d6150588d5f9df00b6c6beda835318460d931d7e8e105b6c5efc6b171563bf1029e7720f5f7692a7853c1666a015135e3fe525a9390a254274c91d0ad1518f085863eb33b24d624458ca2867aef1fe44dcc3a5d5c4dcfba77155e4487915836422ea5420da4f0f06af3ac06e99ec7c22fa28b352ee48d60e9e9a29050adc554be5ad783eb3ec46050c148abd194120b0b6ef64da6c6cdcd4e934046f2dc8df83317494fc2984105b5ba67d34658465c706f07c484fe13aa6330739d62062e926c9bfe42f77f90bcf290b449117d0251722fe402dd3889ea8075cf97607e5b6f30a14886cfe64cdc797737711b390325cd92b99668101441ba93c6e950a496275aebefc17b69955e4b21c8351d517859ba24f2ada89a49cfd928ea7b0ebafb235d13b8c32afd142ef4b934524c2dde41d890f138a9f561160b6c62e8a234fd9b0741a9a70f86cf679ceaefca4dac10188e5204e90b11dd84dd90682717bdc6e1f8b226cfafa8a26a190be0334ba2cc2c8892e3f41afbac7eddcd05d116b5eb7d4f355a0ce271397bc4dbb3b20bc8b299042ad5e0315fdb72b3991ec746a36cd0f3431d0eaea05e58fc75dddcd82a794b13a84082c9e5499782a024dc749a78c809c0d4d1cf45753615a627903d8b66e5303bcef8d5ba9801260884b595d', null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.394+00', '2026-11-16 04:25:40.394+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'note_H9Us2PVD8v9Jq2g1rVIKuz', 'prac_Jc40cigVd39CGPuk9bDOBi', '1', 'sign', null, '201442baa0deb201fb6b1094912b468245d36472c831f6125492c543d0cbc072', null, 'e02eb2dc5befeca9c840e8a79f0f47a15620c8a48657f707cf4ffe86d22812f4', '2f8564de817ec3bc876988a48df5a41274d1b1e4b5cfc87a5469524720ee9718aef059a561ca410c6e23cd79d8095fc1d904dddfd90960a18f677c6be9e1830d', 'note_key_07a70ce602aba7fa', '2026-11-16 04:25:42.008+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'nver_cMxeIdtinqga8ACa6stXbj', 'note_LZzcOiLaZ2ay3LVPZif8Zs', 'per_wCE5tTRmJGLGFbrtkXd0yx', '1', 'prac_Jc40cigVd39CGPuk9bDOBi', '\x01a57841de8564d0170153298d20e36dfb00903fc797618178205ca1ad5fd764a40f4947362cae3fe66025f047cc92b0aa123dfa02eec54a0a91aaf4871eec8601a4cc78b83adc0b4516109c6487777ab3067b09eb4d1885a4be7abe555fb21bb4b9380472d7b3a2ce49542e05817809524e3e96e8a3fd79c6fbd100ccc5b05b039597053afb02b643645f92a87b836d39a26c3a7360ae0bb116ecfb60d516b63e2a54340791a3f71948ee01d3784719f9306b6e2de8466ac055461a2022bd17241a5c938f2f986fb22a7cdaf63cddd3d856211bbef49ee539e5f6d2c0dcc86bbf9fd62bee3cffd59ed69072aaf4c11fc26f6505deda07c7e428d36cc597761f8b70c2079b7e62005852316a7e85da89b7f56c4fdbbe58fb889bf1163074ee1d2b917e91bf29c2bb819ad642b428b6971d43789a46836f9035b0ac54aa7971bf142efabc20a35dab7519663524180e3e2adae3f82d857db18ace63c8bde4bb26b9ca5655c296271aebd7a781c38b666216f7987a3efa7a2a7ba277bc456c0e3fa3abc19a12ecffd3e4b033a348726b098c22f8d9b674724f23ed033edee883d86a46a4b6f12906ebb923f262f4e2afde8a8e74cce7ebd8ddd0f6058dd9c081d0065df605f545832ba0630cc7e9912e489ff1200f69b72d', '1', '2026-11-16 04:25:42.044+00', '2026-11-16 04:25:42.044+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_0R06FrAUzFy65YOsIC2Akf', 'per_M9zESiLtNpdSo1jsdlWIeI', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_M9zESiLtNpdSo1jsdlWIeI", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '0', '2500', 't', '103', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_bYI0vjKI2D98gdYdCHfLHE', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 04:25:41.693+00', null, null, '2026-11-16 04:25:41.784+00', null, null, null, null, null, '5', '2026-11-16 04:25:41.678+00', '2026-11-16 04:25:41.814+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_4TEGphrzgagvIyDjG928qI', 'per_XzOjAOKziKuOHvIhWhxDpR', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_XzOjAOKziKuOHvIhWhxDpR", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '0', '0', '0', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.902+00', '2026-11-16 04:25:40.902+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_9YLgp4FranaoQMNBPf0nJo', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_hepbq97q0uwPA3bxjr3Mqp', null, null, null, null, null, null, null, null, null, '2026-11-16 04:25:42.258+00', null, '2', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_XAikRh3ED5T6vdvHN9SFGZ', 'per_vRf5TKO7d1mkDFTc1CYFb0', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_vRf5TKO7d1mkDFTc1CYFb0", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '1000', '0', 'f', '103', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_vg6XPRmIlkJhYmdDJX9njg', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 04:25:40.939+00', null, null, '2026-11-16 04:25:40.968+00', null, null, null, null, null, '5', '2026-11-16 04:25:40.931+00', '2026-11-16 04:25:40.982+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_kYOWrEDNNJKf8pMQ5MtAO9', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_HrhnKC1OvQ8lLGhZS0c6zc', null, null, null, null, null, null, null, null, null, '2026-11-16 04:25:42.258+00', null, '2', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'dsp_PbctWvoOgNgPRqGgfkn0Hl', 'pay_0R06FrAUzFy65YOsIC2Akf', 'per_M9zESiLtNpdSo1jsdlWIeI', '{"amount": 2500, "currency": "usd"}', '1500', 'fraudulent', 'opened', 'simulated', 'simdp_yjL2iSRkmFBhzFgfbWl9xJ', '2026-11-30 04:25:41.737+00', null, null, null, null, null, null, '1', '2026-11-16 04:25:41.814+00', '2026-11-16 04:25:41.814+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'psy_RTap5Z9zMQTKaQvJ02P6B4', 'per_eE86b757NwlFPnQ72zEeKZ', null, 'prac_sGUHaHa6f98LcDYV9Cz63r', 'drafted', '\x01d55e606e59e13bff58a43979819a58962bedac1050bd0ab1974f769e594ed67d6eb9b34df8c4b189695b23f216d932ace7eb5c358a7e4b03380abf1281931554c827910af604b72c026386e5b5efd3da89dfc065dc89b5d8aa2b0ade4c90d5fb2369de2ff46f820adc74692450f978ce8a', null, null, null, '1', '2026-11-16 04:25:40.467+00', '2026-11-16 04:25:40.467+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 're_VwGltKLqXjLzHbZSZ8bEwE', 'pay_XAikRh3ED5T6vdvHN9SFGZ', 'per_vRf5TKO7d1mkDFTc1CYFb0', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_qNw5WK1OUuQzHybpaRauac', null, null, '2026-11-16 04:25:41+00', null, null, '2', '2026-11-16 04:25:40.982+00', '2026-11-16 04:25:41+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'risk_OuGeQCxscyS4c91SHDKuyx', 'per_eDaSl45bra8u1OA9uNf0tn', null, 'opened', null, '2026-11-17 04:25:40.502+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 04:25:40.502+00', '2026-11-16 04:25:40.502+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ses_XVqiEhrZ4JWrhpvRkAo7VZ', 'per_wCE5tTRmJGLGFbrtkXd0yx', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, ours, parent_id, state, created_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'simdp_yjL2iSRkmFBhzFgfbWl9xJ', 'dispute', null, 'simpi_bYI0vjKI2D98gdYdCHfLHE', '{"fee": 1500, "until": "2026-11-30T04:25:41.737Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 04:25:41.737+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'simpi_bYI0vjKI2D98gdYdCHfLHE', 'charge', 'pay_0R06FrAUzFy65YOsIC2Akf', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_0R06FrAUzFy65YOsIC2Akf", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 04:25:41.724+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'simpi_vg6XPRmIlkJhYmdDJX9njg', 'charge', 'pay_XAikRh3ED5T6vdvHN9SFGZ', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_XAikRh3ED5T6vdvHN9SFGZ", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 04:25:40.951+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'simre_qNw5WK1OUuQzHybpaRauac', 'refund', 're_VwGltKLqXjLzHbZSZ8bEwE', 'simpi_vg6XPRmIlkJhYmdDJX9njg', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 04:25:40.994+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_0R06FrAUzFy65YOsIC2Akf:confirm:1', 'u6UgEdr2bszpE_CFafYLtFh_S3lQPcnoikMq_izbNLk', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_yjL2iSRkmFBhzFgfbWl9xJ", "next_update_at": "2026-11-30T04:25:41.737Z", "evidence_due_by": "2026-11-30T04:25:41.737Z", "charge_reference": "simpi_bYI0vjKI2D98gdYdCHfLHE"}], "reference": "simpi_bYI0vjKI2D98gdYdCHfLHE", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 04:25:41.737+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_0R06FrAUzFy65YOsIC2Akf:open', 'X_9NkVZ6T9YjNGJMSEVELY0Bdiji3r3sGJgHfysuSgQ', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_bYI0vjKI2D98gdYdCHfLHE", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 04:25:41.724+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_XAikRh3ED5T6vdvHN9SFGZ:confirm:1', 'Dshdus4WLi7U2F55meXfI3PlKuH2u_jffVI2FvD0Jkw', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_vg6XPRmIlkJhYmdDJX9njg", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 04:25:40.964+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pay_XAikRh3ED5T6vdvHN9SFGZ:open', 'DO5Dg7eqe5K8rVPa2zOyW9yNOIjvUeD7d8nSNDK58Is', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_vg6XPRmIlkJhYmdDJX9njg", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 04:25:40.951+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 're_VwGltKLqXjLzHbZSZ8bEwE:refund', 'R3cNISQ_PNDFZLWLoeUOBLxWFH8mmi-qQzsVvIhkUQw', '{"status": "succeeded", "failure": null, "reference": "simre_qNw5WK1OUuQzHybpaRauac", "next_update_at": null}', '2026-11-16 04:25:40.994+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'sbl_dTagNnj5IEgfjPPQOBfGyM', 'per_KS9enO2CQgFvfo9BVJ5hxL', 'prac_gdnpsBdrfBhUEop5rB3bGQ', '\x01f2c833c0b6eda4859947ae140d23e8e3d7cc7a6a250f2c60ae055f768599a87f192cabb9d4f98e400f7aad2bdf9a14c4320846b7768bd0084cb10d109f40b02e5887b82ea645b4f8307ad8c263ae30bb96c1ec85406e137779c427c35bc9644e2454e645938aa75ec9cd2d0567aa47f52f2dd3da79872234cb353f459925dd1e85db8c0864c8871d86976c4cd53660ccb96e0ce67a2099b84f04283f7538bac8dd4d6a0f14a9c0215f3ee0817b244948ff1668a084cbd43c78f473de10e06104abf6979ec828b048fe9e07f444b28fc53e3e7508e9a6346bba95408847064fd215fb5a2eb33fa1c64b7004702df67109f8a21c9c02d8651ff144d1e4eae09881548f6e9d2976f12b940eefe76d5bc51f554917a0827cca17b95ae9a58aebb556147fad1021854502cb7186efdd9f01ee4447d1be6d406a8a2ae942c45bad1ff5fb698d1070d10f056c0b95e3a3702be3da41aa98d580dc8c8ae4272d91c4b05788f3355830543a03d38aabc1c71239d89c3f00c6fd67ad62c693a3a98a73a781db6e3e9b3147436d4644650d4451e1f15c100501b024e3cd56d72f3950547276c656f542bca2308f7673af46ad6d16a61cc910cee040fc5da2271fd700d6ff9558cc65eb6d43a4c50f5905b6b7b04493eabd2608382c211972a67e5e8f2edaa7e2789e020a2884c6048949ebfaccc8b64470c543b41229c399268157354e2eec7565de9b7e2f230c11d057ebc2fcc2b6700143d94121120e7322d43343d1fb8806a552348f246e0954f3b0df4b98bdcd880d711e4b2cd7be4815e68eea40f87156a51e04e510f3af8d53cd18f44fbe76b7103ce9a8725be9e4aaf3de78a8a50b190213bf2688f7aac5a73d82f5408a39d20789c5684da10edbe465c777a66bd4774b7a16c8ce166f9f3e3389c1a0f1ca1da45528d6c45b39834c3020143269091f647124b2d57d76b19b624578f53ac263475f88f38071296678e0aa4c249384cb9611bd443eef291b8f36384631fd83beea3805b8a68a3c8294e5b50cf62c8d1022589098b3ef1c81da1afa333cca49ffc826100e72d2b02c15041ad8e4742e473305dae4a20246f2b73926402d9f813c32d53f929503413350673522062df464b7cf39ac902cb3b8a759d00406435135c560a1e95ba15864811c4922080ad5dd5abe6e995aa4df38d620cce8d922d4cd591747036f78e79b796bc63eaa8847c57c7df877eeb8778270148f6ca9196e66ffcb0b343c7f48fe7a6dbee4ac90d4ff80ddb75374944e3b5091d99950d8b430abeeec8cd501ce7ed191094d92a8b7621a752ef5f3f7928e5ae48a04565d4b0d0e84e6c3982a979f', '1', '2026-11-16 04:25:41.452+00', '2026-11-16 04:25:41.452+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'trn_sNoQO9ukqyVRX9weLo3wDI', 'per_5cHk2XTSnRCpme3CUImFYG', 'clm_4CQNo5AKcWJrArryp16J35', '837P', '1', 'SBX01', '1', 'sent', '5dbac9939bba786942e08c64bde5ac9f477cba4b8fdc72b0d42aa04d26b98858', '\x01d7e004bba4590a9770f31ed3ac78d8641bab8bd0f1a9db08094df635f4f8156a784b64d4047bba60147b0b593f3f6ee017b5af397d223af70593f980f6bc3c09ef7802e23011dddb3916aa7b7bf9a76f56594915d5e7159ffba95f870b85186f65cad49b1426a1351dbe40109f25e4cbb65482da1b8a334bd741fd528186e8f66ae96fb126ed725f60a172e6c528667a859ef496ed280f48a7678e2d97cf2881c20fd8f1b5d912364cb1274a11cba394e39eb8055ac8e15f2c75a6b2d6860cfaf514be0babc608eacd938cdb2443c7b023c1404b402c6a91023c1b2f4266bb8b4cc52c1f772fffc677637b3a72c97cc3e6b1a68670249b27d420ff548878bb597957236d6ff52d0b392a1cff76e869594df349c61d005994e5203cbef76f796faf2f83ac4a3f8c64b2840ebf1257580a99b937f818b47465f97e7516639fbceb419688fd455e80a478140ec264c7ae95c6392273aad7c849ab56ef2a89e752a4e03a746803927e865995ebe30ab9df9f6dff051026cf87c0d6d22e1399bc7632c96cdb4af140799e133f451e462e21dc0c347c71e3943c18eacb9b01fec6602fd8a63f263e3a9f80a21123818c3a7c1423a0b6256c76b7b3a3d5da37341081afbdeeaa4521741cb271de81fb7d5d15103ea49e7de04bca796d31ef70b658708c96c5c99dfe5da1a006b676760a07574ec91f623fabd663fa02b8e1885561c0f8ac84d3449d9908f9f25c78f3508906745dbfaa741afa5eb3a29cb21df2ec29b35d2c99f107093ce4a1af02118a8d45dee79529cc4b5fae682fde13b0592d5b0e1eac2bf72d4bc92becf4f3f226742876954b87229154736941267caaad1e1ba80723096ab2046a3586634725f198bb32d4481bb7a97dcbc38b55f0b2deb8f4764861d0be4c4c000e146e91f4d0c58fca785ba810c9491f494743c2592402bbde587caf8917010bb2ace7150583b9a1acd1969098f293df8a9fb0658bff65aca3c5d294908d8c2413f5e84a50b526d83ecc3785188f39bef83be67420f1dff2962d48a11eab69579df74803412d2b8c8e7e898c1a031b89a4fc8a3abe630ccd998df78517d2e06ece26ea05a29cce15d6869759204698b862a5cffac3d6a5426531443770b8e8895273b0f88c97eebdd4f75015b8d9e2ac0c5aa97ecc02c856569ac879eabaaf4eec06515f9e1d2e703ec53f3c62044bc47577d059f2892a42e2d0490abb6cfa9c5a755f4188ba46df3e012613bc9d4db9b4e8311cfc167ac05c94110bfe9492ae16a3014b3bf671eeb8bb089e07c33d41380e519369', '1', null, 'simulated_trn_sNoQO9ukqyVRX9weLo3wDI', '2026-11-16 04:25:42.195+00', null, '2026-11-16 04:25:42.258+00', null, '2', '2026-11-16 04:25:42.195+00', '2026-11-16 04:25:42.258+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pans_JF2aFZqsGFNMHC49vT4E2B', 'per_5cHk2XTSnRCpme3CUImFYG', 'trn_sNoQO9ukqyVRX9weLo3wDI', '3', '2026-11-30 04:25:42.195+00', '\x01df8a1ed40501f1257560c7cf28439ca4d6187a9f93990235af68ea65025fc111da616e149bfc46018ce57141058d09de495cf2a230480430149b773d08fc3b21788a21d0f8defde62643a62f9223dc15249bc16579fdd20212a8aa60b9da30f9e0ea93338ba39dc3295676a8d56fa4b4485497a1a8b02928cd45a8c0371e759f3277e8e0d685efa18286490ed47f53b1eb130ee31b352408f32418684b00e8306b64470e07a31c85b6c32e3f428644b35950e0b298e9550003cd0d10dff1c4ff5571cacb5b2efebeb49a5bd28f0cf50c4122964b0893e7f01d81bb341eecee4de1799dbef1e3eff64eb4bb0064db03fb2fc3a2c29f98f28a35522b526751e1c91a77e9a9608d9186c30251cce51da9322feb7c045b0cd33866860c3981ddbc9537d5cabcf3dbf673aadcd85cfb2910bc9b5da4297a47aa3e54b3d964c4ddf89f3f115405951623ab8690eeaacc12d0bce8eba21055dc3c1642a811f7d123abe58c4bb0c6edef08a3df3cba0282687f467e8f3e61d5b692a411779fc482eb5e510ff3b7431f4f018efe2b5ee613498be1ef433047ac9fe4f32bf8e95d3282227fdad387b06b3f993769a970235cea1c4fc2afd22700bc44de13076427609960f848e73479fc509a13ab16d181c787032a541d4897314cf263a7ea8d7f0ee620d50df0f48aa37be20da967e6d3fc747c6959cb4f2c9f6af4747361aa1e61f94b9041b6351cc9f003da801af6a3c05c9bd2937c1ad9c17177d7216c0aecf309c93fb6bc8f90d5275c0f54915bdb4af255e90af4f3784d09f776c737ea3b113888a4803aafb067891e101da32af87a37492d2c212c2976ee9ca10d3de1f362c22abd9ce200a7f4b53a949f59d7861921a412ad92905bf758f16dfa1ca56fadcb515b7664657993cd3658f3b2b09c16df1b3614e8d879bcdaeacbe7be52abf99afc44d2b5c4f550ad53e0ba4cdc2fab9ae6d1e0faabe31821730e6c6eee1f0bcbf9f189ee3230ed34a2f92ed346ec2468b77a9db0763e4ee0a8849aabe8cb754bd72313d9aa458bf996fc02c85e3bd9862e08ee07cf02eb8087956d5d8fb27590c3eed6b4eb9842cba830548194982a0e8577e509a911542b77c22e17c30fc393c05245', '1', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pans_gEukHQaxO1TF5nPu46vGSa', 'per_5cHk2XTSnRCpme3CUImFYG', 'trn_sNoQO9ukqyVRX9weLo3wDI', '2', '2026-11-17 04:25:42.195+00', '\x01994c0ff4a4ed750afdee1b41cdafa84cab56457d592adce04fc1c70b70b9affcd29f4d763344e0d06f768154eb396069812680a6b1fc8400b1289252115e6bbd6e76e3591ab4f3070b3128bfc7b6768c78768b0e2bd551551adaddfc46e23465fd9357c3ac3fdb5cf9da0d96b69e2d2d2add2e0d24f125dadddce58a099e2ba944cc57a004d20654170b47234b5fb5083dafc633caea30c3c971314f8110401c39d19302158274c05cc5f519c0267b75cb2d38c035c8a8af93d407b20cb7c816767dcc13e43e037056423ce058cfa92031deb885ccb5fd2651477d24f35e8b2da37ea01bfdaf8d04d24bba60fac00566e33eefa5bfe9dae9f5dbc55c99ea77a403da2efa4ab5fcb0160f399f0fedb72647eb6d561d57920507c58a75bd6f1f5f82b08a27bd1f91d43855d7693d6ff722dbefe041f8c8063d7f1d762d095088c8f9b6260a7f7a8194f2369fc313a3383f48bed72479f9f1770b655b782be95f33501bd2c6aa00d50cb80abcf34df07aeacecb3b35cb6741f3b5977ff072397713d664d788768053ab4a44c5a2b02616a3dc767b5c59d615ca711d86491d35e3545615f82cf04c44e3b8dc38c75816a6d8c13ca9b70784e6bea8fe5a3c0ef98a1055259bcfb44bfb2988c0d5cc15e3b5917df6117bf0b5f2b1a4bc27d4731081669f3ee21b70984c678460a8c388b53f0b889fff933f28b815717ee44b4f5449eb38c2ea5feea5bfd9b6898d70e31d95e086a107a7bfc254dbb23c9266828a4865a5b1a16b80a8733a93a95811670110be57b667789f01194c0183a1913ccfc67f2106bb6ce22da734f80368a8165241eb633c47b38ad1807b3683f125392a83c6c7f1dabd74909505ebc11003a1d56129c50f45d6c92768761c0d915cfab24388b882f0c91bfc809a89530e7c2785bbef15a0d25ed24073a32a0fd392be5efcd5f11f982747b4d54b5447b47e0287d1aecb9289feb6e40b15a535c782f3fd8027a578c2f72cb0394ec92488d822be2cbf76be5ee824529234929680438900f68f32f6212a54aebcf5a8370ab33388b1619babc3351b1a56e7520e5ce0df92ac7fb2de827abe7722f9fb95f355fe2a6bf4e573deceb0175ccffdf9c062fd223ba6ffdbf18e18', '1', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pans_k9sZJR81DRaEEh5ZYrZSIC', 'per_5cHk2XTSnRCpme3CUImFYG', 'trn_sNoQO9ukqyVRX9weLo3wDI', '0', '2026-11-16 04:30:42.195+00', '\x016a30a35a1da2e21a8d71da42e8e5c5b48fe9945167dfd00eaf8e80c59c606216fb8e0885d9aef2f83dbf5f2eb3b752ba89ee7509d1af03346f5258c13201da937047d633eb3669d9e4d3e86cc73f53e4010a609daf25bf9d880d52cf1eb04ca5a4880a75aaf128bd36bfac7182752cd2b972e706c300c0b04c88cdc3afc9c305eecb8bb7cb05ea0d11f94122ff371b5c5c102f4fc90aac950594b8b773997cb9cf5d0c558925645193866186811af67a16837fd4a44a75c132163be41a46d09dbcdfc16fe6615e2962c541061b017aff9e697f738dd3c5ba50b8e0358710c1632acd90966e041c24d8e3bb585c2e13d736fc8bc74f848276188751f4e62908e9049cd503f07387cec8d1fdc3354c9aafcc2fa00b43a35f311782172f3269c833cfea1e860b99245365ca063d3443731da2643785bb7c1590de5acbdd07daf4b994b63c6e23a88030784a9c2ea85c8415d55b3d79f7b02fc1ebe3', '1', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'pans_woeNMBM5prUlN5Sv2U2GZC', 'per_5cHk2XTSnRCpme3CUImFYG', 'trn_sNoQO9ukqyVRX9weLo3wDI', '1', '2026-11-16 05:25:42.195+00', '\x01fc25ae5e0f8727a03adb43f5d09123f9236963e778915405d4129bc9e3a6a7eb02ffd889026daf8e14b76fd93aaaddbb8a2603b80a256b6bde24fb62ae8f04178df5d1a719ad02d3e5accdb25d24dc223bd478d607966ff16d1e7d12fcbf37811225f30e56f662ca55441ccf64c48edcc6ecffb6e70500f54ce2cf1b859f1f5e3966f49aac28f137c180e6b1372d933c7d59405f034c0da17271e08703891a6ec5246225653f53895c9c13803e1760c76cb4bc3aa605c217e308f1eef83cd12f8ae49d0030178cec3b69dcd5fe102327da8cb7a5b2bcf4a135212a1b2398f3ac5e68b6c8ecfb466ad1978b88924f3a39bb0d19b57296d322b3424d19e3ac1ebfc3fd7b61ff6bd36fbc10d461768e4098264e44e369bf4b9a514668cc53866b44fc9cf36402a935d9e05b2e73dfb680978aba696f9b5784adba0821ae8f5cf4ef60983e650c6c796d4f8fe2a1b8702648d36668bd049ad6dc2e97460046fa26e5687d550e1fcfddc6d1001171811c9037a85854d46e4e22accb9d44381831dbb7973bc5a7802baec251f384b255a57b5b2bd3852a44c34923e0526750b124f2071ded3191c511e0c2c5fbd346fb3e24cadd63c011406779f71705d4050c67ab218df03d01aa31e199a8c3a6721515a16f37bd818e171a8d0a40b6d0e3a3f6bc23439d121bd9446d2d7f4737bc2051d17e8b037efbd2b8a9fce9ce159fe5521c5248f34fa3f10da14e5b6592a6f9b85bae09f58c7aefcb4efa15e546411ab93f9f87e85d8137a67e6594bf409f58512e3b912db5f1679728441203dc6f13f630aec503ed85d4672afded8e811dad1dc0f999d3fcfc507bb5bab87a3b1929cf9d1ab97f24780e400dc7474c27a7a3fcf9f90694a73b2788e608863cd1aa71cc5f417f4f4be1c8c4361ea2dfdc2d87ab2a642928997e7f606b437895952f03ca16f80e1933a12240499712de81fe4d1ab8bc386f0aae8f6232ca5bf3e751d93049a4ff89594fd7e98a62bcf1d245cc657b70ebf329c5c7ed2556e02c637988e0a382a0ea8251c0f2c649cdfdfbdf688421d08b6e32f446c3ca6a11b16b02f373055abd364b2e7bed529f8cc853168584443d9df6b96fb80ba096419d1888a9a52311acb869f3c85d7dfe7741beca3bc46327195078', '1', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'ver_dUEvAwNCvCPYTbDgVPe1tl', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 04:25:39.85+00', null, null, '2026-11-16 04:25:42.258+00', null, null, '{}', '2', '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:42.258+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, fault, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_4CF17x7Eii3FM6ViukMLfv', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'ver_dUEvAwNCvCPYTbDgVPe1tl', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T04:25:42.258Z"}]', '1', null, null, null, null, '2026-11-16 04:25:42.258+00', '2026-12-16 04:25:42.258+00', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_7c6cUcQHfpW83aHdW68DUL', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'ver_dUEvAwNCvCPYTbDgVPe1tl', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T04:25:42.258Z"}]', '1', null, null, null, null, '2026-11-16 04:25:42.258+00', '2027-03-16 04:25:42.258+00', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_EgGj6YwdYGOYdfKHFRkRyC', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'ver_dUEvAwNCvCPYTbDgVPe1tl', 'license', 'lic_M6ZNxTwLezQSuTwqm9Cjda', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T04:25:42.258Z"}]', '1', null, null, null, null, '2026-11-16 04:25:42.258+00', '2026-12-16 04:25:42.258+00', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_WyoNoqr6A4R4i1XthAJWlA', 'prac_Ybs7m90mXVC2Rk3kRQK2IJ', 'ver_dUEvAwNCvCPYTbDgVPe1tl', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T04:25:42.258Z"}]', '1', null, null, null, null, '2026-11-16 04:25:42.258+00', '2026-12-17 04:25:42.258+00', null, '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:25:39.85+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'chk_zK9zVemSkfZnzzguGWlstA', 'prac_E0raI7Ju7U5WxQxdZAOtRB', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T04:25:42.258Z"}]', '1', null, null, null, null, '2026-11-16 04:25:42.258+00', '2026-12-17 04:25:42.258+00', null, '2026-11-16 04:25:39.937+00', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 04:25:39.937+00', '2026-11-16 04:25:42.258+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 04:25:39.741+00', null, null, '[{"encrypted": "AdQp1LKYtjjLpSFHHQj50KxauXIhwaYI+/VLkr+QKXeDjWY3tMg/qtMN8zbvek4a+0KYPVX0oqZSqRjo7POLRVW4/7jnNvPO06sqAPEmhQ==", "expires_at": null}]', '2026-11-16 04:25:42.516+00', null, '{}', '1', '2026-11-16 04:25:39.741+00', '2026-11-16 04:25:39.741+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, took_ms, created_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'wa_6sS7h8CXJLy27p9AMuhfEi', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_aT5c54bqWm5zaJXmXpFUPw', '1', 'f', null, 'dns', null, '1', '2026-11-16 04:25:42.607+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'wa_8wpVm7V4rFjWLF5A1Ul9aH', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_rQ9hmqY9bhUxna34CIsIQk', '1', 'f', null, 'dns', null, '3', '2026-11-16 04:25:42.561+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'wa_Dm7n72urqep2eDSgoVr0H1', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_ft5U0IPkMFwSr1iZWl7amX', '1', 'f', null, 'dns', null, '1', '2026-11-16 04:25:42.6+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'wa_SGg4GzSvLjWeboy3NJgbMW', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_qayoQgkLPLCXH2cW5d64We', '1', 'f', null, 'dns', null, '6', '2026-11-16 04:25:42.516+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'wa_XMTIqMhvqpuNsXwg7itrLH', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_JLd8pPBnFGhl6ytdu2r9dL', '1', 'f', null, 'dns', null, '2', '2026-11-16 04:25:42.568+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'wa_XgzMPWlBFAAtc0qSmVKwCx', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_r1XtQtS1gr9xfZPiJzfmbo', '1', 'f', null, 'dns', null, '4', '2026-11-16 04:25:42.516+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'wa_iywNiT1EcWqzFJFTvEYbvY', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_Vv9a3P1YK773xxHguWRoYt', '1', 'f', null, 'dns', null, '3', '2026-11-16 04:25:42.578+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'wa_zbFhsm72EPFU5LvpYqon6M', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_sohWGIdKQ18ytxryLfzhyp', '1', 'f', null, 'dns', null, '2', '2026-11-16 04:25:42.602+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, twice) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_0q7im4XP0B0qzZjOEYgWhM', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_2PY1WpGdtu7MjI9rOooboK', 'pending', '0', '2026-11-16 04:25:42.491+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_47qmGRzahiSfi6X8u91mp3', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_6s4fj48p3PVh0qElELZzYg', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_8RbhIdYG7mNpfRewZ7pGA4', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_B7SyJtZG9kWGTSayC2Wyxx', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_BWrDqPd4tq2bzsAyVO1bEQ', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_BkFBvoSqeFvpU2jxhQIUuI', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_EE618q05uVpnMKWg323hoN', 'pending', '0', '2026-11-16 04:25:42.491+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_G0y0b0RE9BYfTnKDLEtGHQ', 'pending', '0', '2026-11-16 04:25:42.491+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_IaE1QElZKd8Su17crd2sfW', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_JLd8pPBnFGhl6ytdu2r9dL', 'pending', '1', '2026-11-16 04:25:48.568+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_JmKiwyXKXyoudSOcFJJKQ5', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_Mg4wGYKOD3ay6rjmDWhTNt', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_OwZuXx5cnCBlj8BrZFpLV7', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_PbtiWDyGqMwHBdDPc7suVp', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_Vv9a3P1YK773xxHguWRoYt', 'pending', '1', '2026-11-16 04:25:47.578+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_WsPiNEzCnRI6RBnqJDTWlE', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_X1DHenSSG0n3xkRiId5vSy', 'pending', '0', '2026-11-16 04:25:41.576+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_aT5c54bqWm5zaJXmXpFUPw', 'pending', '1', '2026-11-16 04:25:47.607+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_ft5U0IPkMFwSr1iZWl7amX', 'pending', '1', '2026-11-16 04:25:48.6+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_qayoQgkLPLCXH2cW5d64We', 'pending', '1', '2026-11-16 04:25:47.516+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_r1XtQtS1gr9xfZPiJzfmbo', 'pending', '1', '2026-11-16 04:25:48.516+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_rQ9hmqY9bhUxna34CIsIQk', 'pending', '1', '2026-11-16 04:25:48.561+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_roVlgPuWiqNiL5rVOsmxpB', 'pending', '0', '2026-11-16 04:25:42.491+00', 'f'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'we_MzQsZLByUKvee9STcFkLmJ', 'evt_sohWGIdKQ18ytxryLfzhyp', 'pending', '1', '2026-11-16 04:25:48.602+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'xdoc_4iDWUsGuUDSCrOAAV4oqul', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_hepbq97q0uwPA3bxjr3Mqp", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01637c34774be29bf8c6fcc5463039da69f8b9fd6530aec301509fa368182a59d941f92925bcbfbf2c549d36da7b0a9f7930920af84a23c9c97e7ee1a2b866b3df39764d4d6c0255460907e412e9dfe6a7919184fd2d1ab5d16d5e05b97fc5c63ae71013237a8491a5b706a46f88f356b31cd5b31000ca411f7adbc9084fcfba9a3120d4787d2a62c1329e995d6ae9f7ce30ea31e067050e239d18440c15704c04f20e40d2c0b942bb701c80f479e0acb37049fcf87489d31f708081179f8a2f62c10ea8634eb4eb540df13b1834f90b5b881c90d6cb420c46349e070a051dafd30d83ed514435c3b8f6c92f79ee88bdcfd650f988c2e8ccb77c5983487074f91fd777b200ae895a5f83ad710efedb933090770d4da505117ef59db2bb635454f79840c7cbda01915890505a9ff62f5a7595e69e30a472fae2c0a19d9a5d72cf36a3760c386a9644d8e124909f8a0d92f2468e40a2cbebf5a16f9e641219150d7b690254f8eab6e566f9357992bb6b2e69cb9cbc21231989b388de4ba6476c28d4f3143c4ae39eb9928059665f8ce479d6b3ff580a6d3139f06b93702f53c32a8e9c36c3f1ecbb7f51baad297d49788decdae1d924ff779fbbeec63e51d333e63f4b79fae9a32d0981f0a20a4ac4ad91eb492260557eb71e155d28d70d5a91fb34e82dd9eec8b1fb01ec75ebe57301544c36e90e64871d3d', '2026-11-16 04:25:41.383+00', null, null, null, '{}', '2', '2026-11-16 04:25:41.383+00', '2026-11-16 04:25:41.383+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'xdoc_HrJkhjuLXAWYXYHfqVP8os', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_HrhnKC1OvQ8lLGhZS0c6zc", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x017c90665b6a9ffab0a25d5db9a9abd3cf8ca21c40ba8ea831f8ad9394143eca3639d8c5b87e4a81082d09f0d8ba7b791001ff70226af214f72d1a9b175f67329a683f83db0472f78254cf72c2ad8ea22a7ddce1a304756028004f77c1604d9d590a300079c7d17aef302beebe699f641c2378b832243145f9f2b9d6ec4594aff4adedd227c9b7486be060eaef834c1d01ded3b4cfc6290b09f1e2af3633ed53270b16e2c3b478c4ded93c8975a485f3a4eec9220d67a6bd481907fa2a02e2ca3395f80b50b54fdcc4d0a1decb9df0d45cae9254743a4c914a9b4280c64bd78f698e97eac6985d4939978e786e58ee3e91f2ddb94ad4d58dc17c561cb65a3ead1d62f7876e255d6b37df2070f7865652c19c63b77e822e0ec9e43093bf61089f9d0564aaec857d68d891e4416fb5de40809c3cd2cf294303914fa3e3e838a7d7695a0c4d747e0a32e86159754c139dbd583c6a986ceed2f8d8dde07d6dda4bf8e6bbd914aee7a8a305ff33854132c4d601d439f55f2a95be6228585059a2dda4de7df72f3a59babd88b98975448d5ea576dd18e388c7a2c483a8debde69e4b6c809c8f8fbd28916e51ccb0d9434a4d8a6873c86cc2fda6b6808cf94137c3e071fbf7f4a2aec5310fdb49c65ae7d9fd0ec4060d418ba2a97bdfbc0c7c331b6065ea73cc9480ded018c0e86b4c02beac322ab63ac9646035c3', '2026-11-16 04:25:42.258+00', null, null, null, '{}', '2', '2026-11-16 04:25:41.377+00', '2026-11-16 04:25:42.258+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, waiting, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'era_HrhnKC1OvQ8lLGhZS0c6zc', 'xdoc_HrJkhjuLXAWYXYHfqVP8os', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_kYOWrEDNNJKf8pMQ5MtAO9', null, '2026-11-16 04:25:42.258+00', null, '2026-11-16 04:25:42.258+00', null, null, '{}', '3', '2026-11-16 04:25:42.258+00', '2026-11-16 04:25:42.258+00'),
  ('acct_dSXY9qMpn9o4Mz7w6CiUiG', 'era_hepbq97q0uwPA3bxjr3Mqp', 'xdoc_4iDWUsGuUDSCrOAAV4oqul', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_9YLgp4FranaoQMNBPf0nJo', null, '2026-11-16 04:25:42.258+00', null, '2026-11-16 04:25:42.258+00', null, null, '{}', '3', '2026-11-16 04:25:41.383+00', '2026-11-16 04:25:42.258+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
