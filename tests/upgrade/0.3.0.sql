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
  service_code            text,
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
  ('0006_sessions.sql', 'cef491eedc9a937416fee4cdf62c0a36d1b8c16dd2973eab23972de482a16b86', 'false'),
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
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'Test', null, '60000', null, null, '2026-11-16 03:44:25.466+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'Test', 'issued', null, 'sk_test_', 'WAzg', '01c776692dbe3359cc47664ba0bfcccda25395257c4cf3afd02541c414b23424', null, '[]', null, null, null, null, null, null, null, '2026-11-16 03:44:25.963+00', '{}', '1', '2026-11-16 03:44:25.466+00', '2026-11-16 03:44:25.466+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_P2rzUDxZtSAA4GIAHuMKKj', 'Booking server', 'issued', null, 'sk_test_', 'i61N', '530943eaf72bfa77f3395d949acd1533276f82a9e53312cdc550216e1b22e57a', null, '[]', 'key_M2HizQuU1SfgCprHSDxlPC', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 03:44:25.721+00', '2026-11-16 03:44:25.721+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_08ysyVvQkhoIS07JbYBREp', '39', 'person.created', 'done', 'person', 'per_bWlfrXkRnvin3r3FxXnTKt', 'per_bWlfrXkRnvin3r3FxXnTKt', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_CTBUcAwGFmrG1Z2kftZWd9', '2026-11-16 03:44:29.143+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_0sZ6mKwYP33qOdP5jUbQsL', '137', 'note.updated', 'done', 'note', 'note_BuoxSQhTp6zt3LP866mFPb', 'per_E6xIISyd9r0vjX9kbyZoV2', '{sections}', 'treatment', '[{"id": "prac_ch4O0ePpqdbNNIFXSEjrSQ", "type": "author"}]', null, 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_rRIPreWsQQ1unoO2YpI1qb', '2026-11-16 03:44:37.467+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_0xZQTgCMGioHem8L0pDlqy', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_cuXqaOf5BVASs36hIZD6A4', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_fJr2PutvEq2YwG8r4zsovu', '2026-11-16 03:44:32.247+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_1LRToUdHIAehxrLfNs5Mtu', '68', 'practitioner.created', 'done', 'practitioner', 'prac_JhEzlihFNdIQrT84XvU6F5', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_1TlPHOCCFRlft6Vfw2Ztfs', '2026-11-16 03:44:32.042+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_1tYuK2fwxFvC2BshZJWZK4', '2', 'api_key.created', 'done', 'api_key', 'key_M2HizQuU1SfgCprHSDxlPC', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:44:25.466+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_21MwmilvgPkKVQEXjrDrHH', '48', 'person.updated', 'done', 'person', 'per_jflKDbvaj5xhwlXhMChOgi', 'per_jflKDbvaj5xhwlXhMChOgi', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_JwAdktGs5xpEyl0rEhAHwq', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_saW31wUBAt47iscgcOGJ8Y', '2026-11-16 03:44:29.872+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_2FIYUBiSvklRicT8eGOF9p', '7', 'verification.created', 'done', 'verification', 'ver_qLsX7xi1d075QgFuMlq1V0', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_yrqvMa9gOGrXFEc1QeONEx', '2026-11-16 03:44:26.252+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_2q6VP4497QhfGosQwrEEN2', '51', 'practitioner.created', 'done', 'practitioner', 'prac_2xOTXFE0BXYurKeW2pKDKo', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_4wTcGM5ACLxVu4xm7OKeCU', '2026-11-16 03:44:30.073+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_2yxMrHtZi93SDlepEm5ag5', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_TiHyNN4uRA3EwhCiEhZsph', 'per_TiHyNN4uRA3EwhCiEhZsph', '{assessments}', 'treatment', '[{"id": "prac_u2NJZHGRQafWfVS2JunIq1", "type": "care_team"}]', 'dec_TfWujBVK9N3xAKpGXCpCTW', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_IJ7f5TWyfsQxNauOBClZ1u', '2026-11-16 03:44:29.685+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_4FqFkBZUYVyNzCVSHCOC1T', '24', 'session.created', 'done', 'session', 'ses_D7yTO6ewnr0GfZE3jQTZsx', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_hq5IrUnBnQrZMKnSjsKi7w', '2026-11-16 03:44:27.71+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_4anctB4DVDDGMNPHmWK5Ik', '120', 'dispute.created', 'done', 'dispute', 'dsp_Rvazd93VupMjE5OFxQc0u7', 'per_8rhniab8WuM6GbKYRHZbzJ', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:44:36.443+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_4nmU5RlF5SIT6568sbYYit', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_fcSpybNq9xviDt7CayXidf', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_5JwGNsXm125MCk5wUIOtFd', '172', 'payment.received', 'done', 'payment', 'pay_xWpZnVQCyVjHcIHVspj5rm', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_5sFKZDjEVVPhdajL2kMumH', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_GLzBuuUoEOlhkoMzMM9egV', 'per_GLzBuuUoEOlhkoMzMM9egV', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_hgUu69srtSBlNd7azuUyKC', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_o5sogJS2HfwHqhuzM68O9D', '2026-11-16 03:44:34.337+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_6IPvL024RGsfdlTkreCB5l', '78', 'consent.created', 'done', 'consent', 'con_VutBdcn6b9gqIo2wCOs6H3', 'per_plA9Zc7PASrkzvyvP4OH1G', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_X7jAXJdaN6wq0oi0tGnmAE', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_5pER34DQRsCvCS5tZYN9Ug', '2026-11-16 03:44:32.528+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_6hfzqdt82lNzzeWzRF4HJl', '72', 'coverage.created', 'done', 'coverage', 'cov_v8EwSR43cl239HdSlHiph2', 'per_Iu6meDvSm5PrC9TTSiDc0k', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_g3GClpYy2Upi5L9Qo6oC95', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_hXDyS0nsV3EajUexP5DPuy', '2026-11-16 03:44:32.312+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_6jRanHamcHiHNXxOmsJRr2', '153', 'claim.submitted', 'done', 'claim', 'clm_ywoVsKOmSkme2ZEBg2PU9w', 'per_HlNL68MpCDem3rCWyO2Tqd', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_Cf7aVYiIARwpmL69SAJf67", "type": "consent"}]', 'dec_APDdn06TZYwQ2BuSbVFuKK', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_9WCkJ85NveiSxhZRBr0DoC', '2026-11-16 03:44:38.005+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_7bo6J9KAv0TK1MotU8CwTu', '149', 'claim.created', 'done', 'claim', 'clm_ywoVsKOmSkme2ZEBg2PU9w', 'per_HlNL68MpCDem3rCWyO2Tqd', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_D1WqZtk0FVBUP5xnUGoKjg', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_nlQZvOqID74hHhFb5Nr0vv', '2026-11-16 03:44:37.955+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_7r8fv8Qdv3lCJx4HYNSC3G', '13', 'practitioner.created', 'done', 'practitioner', 'prac_xQkAHIeK8r7JEbZ9vQZRwU', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_Fwd7km1IfhUrq0wle61wTk', '2026-11-16 03:44:26.513+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_7y0V1WU50Ojcn735EyHp5v', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_nysAJdUU0P01JeTVZ4M5wT', '2026-11-16 03:44:34.731+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_8A5EePeU0KfQacXTwGcHpr', '97', 'person.created', 'done', 'person', 'per_hC6ABXOimbxu25BC3iMaC7', 'per_hC6ABXOimbxu25BC3iMaC7', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_zS8ZXSdxcmC56wkmEjeQLG', '2026-11-16 03:44:33.792+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_8m8y8ceoqfq28gdpkgdTih', '69', 'payout.created', 'done', 'payout', 'po_q3gEVlwrULf73RGsQXpPNM', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_mtIibQP6DXjIZCrEbLdhGF', '2026-11-16 03:44:32.113+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_8qPgEN1IY1gRBdXxmCjs1p', '168', 'coverage.updated', 'done', 'coverage', 'cov_3muimLD4AyDRrxuRlW8me4', 'per_plA9Zc7PASrkzvyvP4OH1G', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_8rxDmasXaDukxSwJIamwJU', '108', 'person.created', 'done', 'person', 'per_GLzBuuUoEOlhkoMzMM9egV', 'per_GLzBuuUoEOlhkoMzMM9egV', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_bej61iyJ1IpJAIVQiNZFRv', '2026-11-16 03:44:34.265+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_98ipxUgfaDsIHnzilFESTC', '56', 'person.created', 'done', 'person', 'per_ajFSo1k9E81vwFFlcKRduQ', 'per_ajFSo1k9E81vwFFlcKRduQ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_lvsX1IpvFd13i9jqpyGXVZ', '2026-11-16 03:44:30.906+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_9O5vsU6q3ctlOdnGvUsYDD', '123', 'practitioner.created', 'done', 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_P5YuQva6Ati31J8ssylZOv', '2026-11-16 03:44:36.534+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_9bXk0uwMMqSfir2HqWWmGQ', '106', 'superbill.created', 'done', 'superbill', 'sbl_w1GbXxwXpVStKvQjmpQUk7', 'per_NNpc1BgiAQzh3nuH6xIacc', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_0NGxWVNOjs5BR8c9n90Px2', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_cB37DRaW6MHVuYXJ71T2mN', '2026-11-16 03:44:34.125+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_A0XZiqtfA4Ah8Nl96tBEdV', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_JKKVmlDq4oUItsX1xnAZIo', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_T9uWmh0k1UKyJj1wSGHjhc', '2026-11-16 03:44:27.439+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_BORna1fZTsDAiaqo8EGZSn', '85', 'practitioner.created', 'done', 'practitioner', 'prac_7gIkDYKezIJ4lsdistFA0u', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_tb2E3AshZjCoJmCwkX8ngz', '2026-11-16 03:44:32.941+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_BY1QUgl8uVLdZuqhBseK70', '73', 'consent.created', 'done', 'consent', 'con_zbQneDRd6xTkGb5MiOTwzf', 'per_Iu6meDvSm5PrC9TTSiDc0k', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MBgYv83eBXraUs6EmzNFvG', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_bKLE3PIjSlJbKLh5EsSN1w', '2026-11-16 03:44:32.335+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_Bz642KG4gRML0lnWQ2v5m8', '129', 'person.activated', 'done', 'person', 'per_E6xIISyd9r0vjX9kbyZoV2', 'per_E6xIISyd9r0vjX9kbyZoV2', '{status,activated_at}', 'treatment', '[{"id": "con_LmCucn9ZgjzXzFJLAWVZtw", "type": "consent"}]', 'dec_SLDxwLW8dXykjn4OemVBKH', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_Loizf0li7Jn4dg5FNSOpXg', '2026-11-16 03:44:37.163+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_C0zq2coNVOymqFmpppsc4O', '75', 'consent.granted', 'done', 'consent', 'con_zbQneDRd6xTkGb5MiOTwzf', 'per_Iu6meDvSm5PrC9TTSiDc0k', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_sr7hWlvGw1x2yEosHapw0f', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_qJ8gQyT6vaYNVpfNP1Z7F5', '2026-11-16 03:44:32.383+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_C2lkTyHg16m5vlnDTOMZYC', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_yrqvMa9gOGrXFEc1QeONEx', '2026-11-16 03:44:26.252+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_CS00AGQdFPEhxvQU15d64l', '139', 'practitioner.created', 'done', 'practitioner', 'prac_xYuBnSR89J6JrVC1hHvN1S', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_53xzmMICDhVFleOiwF1GQ3', '2026-11-16 03:44:37.554+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_DFBIf6zn37kInOwxFDQlZs', '66', 'refund.created', 'done', 'refund', 're_aacArzsAQPoSd3WwSRYppw', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_ulgTS6BeRYHMPVWrxUF5vP', '2026-11-16 03:44:31.8+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_DJFwkAbxGHZFErmhFQZYY9', '3', 'api_key.created', 'done', 'api_key', 'key_P2rzUDxZtSAA4GIAHuMKKj', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_kkozQ1wGIr12pvBTOEZFWa', '2026-11-16 03:44:25.721+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_DW6uOgfWt6X70ugoR8eDHb', '130', 'session.created', 'done', 'session', 'ses_ab4E3KcvX7oKql14WiUXJb', 'per_E6xIISyd9r0vjX9kbyZoV2', '{}', 'treatment', '[{"id": "con_LmCucn9ZgjzXzFJLAWVZtw", "type": "consent"}]', 'dec_SLDxwLW8dXykjn4OemVBKH', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_Loizf0li7Jn4dg5FNSOpXg', '2026-11-16 03:44:37.163+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_DjroC6caq425NJQqm02WDW', '155', 'check.passed', 'done', 'check', 'chk_MUl6adfdGpIiJpesLxXUgJ', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_DtMBoGc3Uuqso6VnG4rq7Z', '165', 'check.running', 'done', 'check', 'chk_odYjUvG0n6CYGPuubypUFt', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_DwKZPRF0KfcChHTBqFrupf', '65', 'payment.refunded', 'done', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '{amount_refunded}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_ulgTS6BeRYHMPVWrxUF5vP', '2026-11-16 03:44:31.8+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_ELbrpqjMbHA5tV0H6ngspl', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_EsfY9NoCn9geBbT9BNQePm', '53', 'matching.created', 'done', 'matching', 'match_BV79uAlY99kVKmJ0CWlqLZ', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_i04AIvYJmMTBSnr1qOYWfE', '2026-11-16 03:44:30.3+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_EthWW1fmypB0up2ENknxJF', '40', 'person.updated', 'done', 'person', 'per_bWlfrXkRnvin3r3FxXnTKt', 'per_bWlfrXkRnvin3r3FxXnTKt', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_eS3WvKNggzELJMA1TR6wNq', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_0g4tNZfLZJ8dfRrXU4qnlt', '2026-11-16 03:44:29.21+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_F0OKZ54hSpUyZWeUGI2bU8', '173', 'remittance.excepted', 'done', 'remittance', 'era_mDzqUrXkWyaT3YbbsLFLxM', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_FYr1NsNQdf1CGqVfpBMXqb', '26', 'session_series.created', 'done', 'session_series', 'series_ACE4Lt8LthU5QsLRZ0zDDJ', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WiOhNBRr7lwB1sIGICg1l8', '2026-11-16 03:44:28.021+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_FpsjB1GdHHaW5a5qnWGo6q', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_G8zztQyMoGZNptuUdDBAQH', '175', 'remittance.balanced', 'done', 'remittance', 'era_n1zTEXTikmAltEJlOn57vq', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_GPlvhrZkh9smDi6nOF6ZOk', '125', 'consent.created', 'done', 'consent', 'con_LmCucn9ZgjzXzFJLAWVZtw', 'per_E6xIISyd9r0vjX9kbyZoV2', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_go2tYLFLFnVPsjVDruZ9Rj', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_mgYvK6GQyaZvIuukCJEJ1g', '2026-11-16 03:44:36.931+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_Gn0AIiaTNy2TSpWZ1yxaEl', '6', 'practitioner.created', 'done', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_HfcwLQM7uTXW1tagUQ2BvC', '2026-11-16 03:44:26.141+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_H7VWhNISc1Ss19Iftkv6fA', '118', 'payment.updated', 'done', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', 'per_8rhniab8WuM6GbKYRHZbzJ', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:44:36.224+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_HeVun1bUMiAQ0NAPWwoO9M', '38', 'note.created', 'done', 'note', 'note_rckrfXBhv3NyIjJRDBjDJh', 'per_gdvf2cni3SauYIW7VSXeho', '{}', 'treatment', '[{"id": "prac_u2NJZHGRQafWfVS2JunIq1", "type": "care_team"}]', 'dec_GN4C9VBvnPRLccmlyUoCgW', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_5EMp2jnAjTPBbmmk6HqAsa', '2026-11-16 03:44:28.916+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_HertDBy9bGnL7YsArC018V', '63', 'payment.updated', 'done', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:44:31.672+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_HfiHLSdY6NSAZCjHhMcfKn', '121', 'payment.updated', 'done', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', 'per_8rhniab8WuM6GbKYRHZbzJ', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:44:36.443+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_HoKf2L64aSoDKmjBfADYR6', '163', 'verification.approved', 'done', 'verification', 'ver_qLsX7xi1d075QgFuMlq1V0', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_IBEePB2VhOBqKw6Fn5rnqG', '131', 'persons.update', 'done', 'person', 'per_E6xIISyd9r0vjX9kbyZoV2', 'per_E6xIISyd9r0vjX9kbyZoV2', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_T3NUm3p5lwjDmBiLBdGtJL', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_53DSmUH27940eLIIkqbFgU', '2026-11-16 03:44:37.242+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_ICqCbKTdr5ZK4w84INQ3JM', '151', 'disclosure.created', 'done', 'disclosure', 'dis_piVJ8NIaxwBXluv6OrQdY9', 'per_HlNL68MpCDem3rCWyO2Tqd', '{}', 'payment', '[{"id": "con_Cf7aVYiIARwpmL69SAJf67", "type": "consent"}]', 'dec_APDdn06TZYwQ2BuSbVFuKK', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_9WCkJ85NveiSxhZRBr0DoC', '2026-11-16 03:44:38.005+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_IGW40LeJ8edJFPWMOuNXX5', '79', 'consent.offered', 'done', 'consent', 'con_VutBdcn6b9gqIo2wCOs6H3', 'per_plA9Zc7PASrkzvyvP4OH1G', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_uc1bi2FQi56xseCIf7mDIr', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_1mGSv7IVoKNXGjMTZ95xnC', '2026-11-16 03:44:32.553+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_IHirgMKyHkoVRTlRkOozRC', '116', 'payment.created', 'done', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', 'per_8rhniab8WuM6GbKYRHZbzJ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_uTs6iUGvcMuZDhnFreeMeF', '2026-11-16 03:44:35.813+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_IQqqB33F4g7x7qIzsT4r1g', '92', 'claim.created', 'done', 'claim', 'clm_2nptaNIuk17xG0RtRaHIS8', 'per_SAQiINvpxSkiHiME7NjsGs', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_bsFIFrfmCcrOVmLJPb8Ews', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_sc6kveVnJJGhSxn1eQfyar', '2026-11-16 03:44:33.433+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_IgnavrsYQQZVkzLQYGI4b2', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_hC6ABXOimbxu25BC3iMaC7', 'per_hC6ABXOimbxu25BC3iMaC7', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_XPBXnVaKv8jF7kQR0jWZZF', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WXhSTqOKN0odLOV3inEunV', '2026-11-16 03:44:33.912+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_IyIB3tfDMQg1PfKhSkePJs', '126', 'consent.offered', 'done', 'consent', 'con_LmCucn9ZgjzXzFJLAWVZtw', 'per_E6xIISyd9r0vjX9kbyZoV2', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_k8v1xOt2K4jT8LlBzWipEp', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_hACU3AhcyvItAYerIMNZD0', '2026-11-16 03:44:37.035+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_JK0KDeWHMDSMYIQ9yRaSBG', '124', 'person.created', 'done', 'person', 'per_E6xIISyd9r0vjX9kbyZoV2', 'per_E6xIISyd9r0vjX9kbyZoV2', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WDkgbhgNVooZPo1G5zjZOF', '2026-11-16 03:44:36.668+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_JLR7CsDIdCF2kOZ6GLhJZH', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_skNu0UNLoLV5MlXUiLA8bZ', 'per_plA9Zc7PASrkzvyvP4OH1G', '{}', 'payment', '[{"id": "con_VutBdcn6b9gqIo2wCOs6H3", "type": "consent"}]', 'dec_VPwUAvMlNjjVU8kEm4fcAR', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_ajFsSbSzrJdGRXaxjfcdYq', '2026-11-16 03:44:32.695+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_Jj5JfDNz9jGrCe5IdgNe1n', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_hC6ABXOimbxu25BC3iMaC7', 'per_hC6ABXOimbxu25BC3iMaC7', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_zQNDPMn5drUxec4xV626bJ', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WXhSTqOKN0odLOV3inEunV', '2026-11-16 03:44:33.912+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_JryXhPuR1cSobYwOGvOwCO', '156', 'check.running', 'done', 'check', 'chk_YFvZYUot2v4Cot6C1zC8S4', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_KGe3yvQrGWUxF5TGdy6gtp', '12', 'check.created', 'done', 'check', 'chk_d7apbBWZVQNdl0NGvJDoma', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_yrqvMa9gOGrXFEc1QeONEx', '2026-11-16 03:44:26.252+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_KItOxT5EVEafXvAkhu95Ot', '64', 'payment.succeeded', 'done', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:44:31.711+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_KKm5P4HN0Y2QJe3u0RHQ7h', '1', 'account.created', 'done', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:44:25.466+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_KjStOFyWsJeMXgQGA2JtyH', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_ydPcfYzdWYbxzZ8AY9DExL', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_6XYYD2kezPH9gvfeIhI33o', '2026-11-16 03:44:33.644+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_LB0E1e6PvMx5o79MvOcIXE', '14', 'check.created', 'done', 'check', 'chk_odYjUvG0n6CYGPuubypUFt', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_THbp60uV7JN9pQJoGRlmGi', '2026-11-16 03:44:26.561+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_LLtXp0t7yA2toXPsKW3wd2', '36', 'person.updated', 'done', 'person', 'per_gdvf2cni3SauYIW7VSXeho', 'per_gdvf2cni3SauYIW7VSXeho', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MSTRneGW0egsgUT1HxfB5H', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_vukIegTCNnLtLA6nFbyZNe', '2026-11-16 03:44:28.792+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_LY8TUnD2qzx40nhFRHafpD', '76', 'person.created', 'done', 'person', 'per_plA9Zc7PASrkzvyvP4OH1G', 'per_plA9Zc7PASrkzvyvP4OH1G', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_OOoqgELd9pnIGiMY2Knhu8', '2026-11-16 03:44:32.426+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_LYpNT2P7qoNf6kvwM7jYra', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_McDeZK8y7Y7rIkPK34G5Fi', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_7c0JruhmevnM7zzjfg12nZ', 'per_TiHyNN4uRA3EwhCiEhZsph', '{}', 'treatment', '[{"id": "prac_u2NJZHGRQafWfVS2JunIq1", "type": "care_team"}]', 'dec_TfWujBVK9N3xAKpGXCpCTW', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_IJ7f5TWyfsQxNauOBClZ1u', '2026-11-16 03:44:29.685+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_OYiwa07XFoZB6znXagZgen', '148', 'consent.granted', 'done', 'consent', 'con_Cf7aVYiIARwpmL69SAJf67', 'per_HlNL68MpCDem3rCWyO2Tqd', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5TuDNSXdSF347X27FD4ZtR', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_O3HfFnU8bwNUSHe3fSaYOO', '2026-11-16 03:44:37.912+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_PTyVluwBn6EXFt3Zqjajkn', '122', 'dispute.read', 'done', 'dispute', 'dsp_Rvazd93VupMjE5OFxQc0u7', 'per_8rhniab8WuM6GbKYRHZbzJ', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_nedAgpaUjM0T4QedFa5I6R', '2026-11-16 03:44:36.521+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_PzgQditJR89CV5BPn2wbqe', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_ydPcfYzdWYbxzZ8AY9DExL', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_6XYYD2kezPH9gvfeIhI33o', '2026-11-16 03:44:33.644+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_Q3PxrM0qF2vsFApNm6l23Z', '142', 'practitioner.created', 'done', 'practitioner', 'prac_KGX92ZcbX2xtNLKLAr5J0X', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_imm0GCYjH7z60XsM11xJl6', '2026-11-16 03:44:37.655+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_QOJuxkdfjUTQlpWKRePEye', '133', 'note.created', 'done', 'note', 'note_3JlyI83J1Qv6om3Rd2sVxR', 'per_E6xIISyd9r0vjX9kbyZoV2', '{}', 'treatment', '[{"id": "prac_ch4O0ePpqdbNNIFXSEjrSQ", "type": "care_team"}]', 'dec_p8xdnRQvPonltVqMe83kwN', 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_eY8eeOcLlr66KqfAf1Ruz1', '2026-11-16 03:44:37.263+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_QWuOlTyz2JBVsicHnIv1ET', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_HlNL68MpCDem3rCWyO2Tqd', 'per_HlNL68MpCDem3rCWyO2Tqd', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_Cf7aVYiIARwpmL69SAJf67", "type": "consent"}]', 'dec_APDdn06TZYwQ2BuSbVFuKK', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_9WCkJ85NveiSxhZRBr0DoC', '2026-11-16 03:44:38.005+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_Qn6vJexlwLqHGXD7evvnCV', '29', 'session.created', 'done', 'session', 'ses_nHWqjRrHhuXxRq9qzvR5G0', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WiOhNBRr7lwB1sIGICg1l8', '2026-11-16 03:44:28.021+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_QvIQlKdkgqnQMKhNUZYvQ6', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_hC6ABXOimbxu25BC3iMaC7', 'per_hC6ABXOimbxu25BC3iMaC7', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_6o2anqX54P4lIbCgI3eCRU', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WXhSTqOKN0odLOV3inEunV', '2026-11-16 03:44:33.912+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_RBcrDMeYhUrctaimCmFxyr', '80', 'consent.granted', 'done', 'consent', 'con_VutBdcn6b9gqIo2wCOs6H3', 'per_plA9Zc7PASrkzvyvP4OH1G', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_thhkDuHPIO52zhO9FpPiPO', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_dvJBWM7A45tnvzJDNiHwtl', '2026-11-16 03:44:32.593+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_RGSLiOHMbYYBrH47q8E7ZA', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_skNu0UNLoLV5MlXUiLA8bZ', 'per_plA9Zc7PASrkzvyvP4OH1G', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_RWzJvsRkgSRNdQG5iBDkhq', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_bWlfrXkRnvin3r3FxXnTKt', 'per_bWlfrXkRnvin3r3FxXnTKt', '{progress_notes}', 'treatment', '[{"id": "prac_u2NJZHGRQafWfVS2JunIq1", "type": "care_team"}]', 'dec_hAz0vN3SooQRc5DPo5mRAN', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_gYAA4ityeZfWBvsAWZuDGV', '2026-11-16 03:44:29.306+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_RsXRmw2h7vJYAQHWIF6D9W', '98', 'practitioner.created', 'done', 'practitioner', 'prac_6NQ9eRYPg3f1qcdyZlX8we', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_24HZRXmMgvAVjD7BpZlv9L', '2026-11-16 03:44:33.823+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_S30GofzE8aKWXMjb9YyYh9', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_gdvf2cni3SauYIW7VSXeho', 'per_gdvf2cni3SauYIW7VSXeho', '{progress_notes}', 'treatment', '[{"id": "prac_u2NJZHGRQafWfVS2JunIq1", "type": "care_team"}]', 'dec_GN4C9VBvnPRLccmlyUoCgW', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_5EMp2jnAjTPBbmmk6HqAsa', '2026-11-16 03:44:28.916+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_S5ptokMHWIUe7E5OH7mC6K', '134', 'note.signed', 'done', 'note', 'note_3JlyI83J1Qv6om3Rd2sVxR', 'per_E6xIISyd9r0vjX9kbyZoV2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_ch4O0ePpqdbNNIFXSEjrSQ", "type": "author"}]', null, 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_uwO2aP0s8SrUt1cncn3Joe', '2026-11-16 03:44:37.319+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_SO9AJT8AtPLeedXAjvUVUz', '30', 'session.created', 'done', 'session', 'ses_Xs16DJQibmzuKkXsaKogJa', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WiOhNBRr7lwB1sIGICg1l8', '2026-11-16 03:44:28.021+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_Sh2lItbSlac00YnclKEuVI', '169', 'remittance.created', 'done', 'remittance', 'era_mDzqUrXkWyaT3YbbsLFLxM', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_Skutd60seqHfnbcc4OUVLr', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_2xOTXFE0BXYurKeW2pKDKo', null, '{published,rules}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_xcgNkmPSf87zwQoWq1AcXD', '2026-11-16 03:44:30.14+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_TcgBcGpomuXncXPQw4OEce', '31', 'practitioner.created', 'done', 'practitioner', 'prac_7q7oyp6fk5kgEVftlZEVjh', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_2AxaVD7CVa69ah29jg4FdC', '2026-11-16 03:44:28.282+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_UJHSJE2h5VyFziAGizUy3Y', '60', 'person.created', 'done', 'person', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_CipKEXGvjW8RlawFyD4XNT', '2026-11-16 03:44:31.386+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_UXbYIU2JkasM2hIFnFsAy3', '62', 'payment.processing', 'done', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_PNW5yW7pG9yDQ0mveUe9Fn', '2026-11-16 03:44:31.555+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_UmVf3Hmx5qigAvzphQuDnp', '161', 'check.running', 'done', 'check', 'chk_d7apbBWZVQNdl0NGvJDoma', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_VGCdpHXCaRBAouPWgCE8L0', '44', 'person.updated', 'done', 'person', 'per_TiHyNN4uRA3EwhCiEhZsph', 'per_TiHyNN4uRA3EwhCiEhZsph', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2MxP873Oyy3IWZJvVUhJZ7', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_qGImwLTmH7eJNM8OIGzqbx', '2026-11-16 03:44:29.584+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_ViPESAuyJNe9g40uWmMbLK', '47', 'person.created', 'done', 'person', 'per_jflKDbvaj5xhwlXhMChOgi', 'per_jflKDbvaj5xhwlXhMChOgi', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_ymRsUyRP6Wqb3dw1SnDE2V', '2026-11-16 03:44:29.752+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_WPeEiPfqF5GjE8LPBs4HoH', '145', 'coverage.created', 'done', 'coverage', 'cov_QcvU2HXRUuqTVgahfBqXLN', 'per_HlNL68MpCDem3rCWyO2Tqd', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Be7yPStk0riLZF3ni6va4u', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_HTcpjDGqrT5A0pOv7CvlIP', '2026-11-16 03:44:37.769+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_XCYy6k0lrqLrba3hSRRgXd', '18', 'person.created', 'done', 'person', 'per_8DGpZGics8WQLEQOyJythQ', 'per_8DGpZGics8WQLEQOyJythQ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_yjdOnOWFhouS3ArNgK9isP', '2026-11-16 03:44:27.135+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_XKdqSSwth9grD90t0bdwR5', '25', 'practitioner.created', 'done', 'practitioner', 'prac_HHToUetsRcw0b0kFLkyHV3', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_95LWcUIfXBqR9W5vP64lJv', '2026-11-16 03:44:27.887+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_Y1hsUZHKIhRKhQatoYIDz7', '136', 'note.created', 'done', 'note', 'note_BuoxSQhTp6zt3LP866mFPb', 'per_E6xIISyd9r0vjX9kbyZoV2', '{}', 'treatment', '[{"id": "prac_ch4O0ePpqdbNNIFXSEjrSQ", "type": "care_team"}]', 'dec_UW16mSSahaCLzA2kcCWcDt', 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_vr90JkEdvRNlhCdd7disdd', '2026-11-16 03:44:37.421+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_YCbyMGX4EIlv1iiraiXLTk', '127', 'consent.granted', 'done', 'consent', 'con_LmCucn9ZgjzXzFJLAWVZtw', 'per_E6xIISyd9r0vjX9kbyZoV2', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_QFJE4DbAhzEmVr0Cd6cx3m', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_acB4ULCvLAlUvHJqKWsv7A', '2026-11-16 03:44:37.115+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_YSMKmrHZrCL90Q08I2F18d', '107', 'deposit.created', 'done', 'deposit', 'dep_plaksYtf4iEUfA9lq4ZScC', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WJVujumWiKf02Y7Wd4xN8m', '2026-11-16 03:44:34.212+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_ZhVC2ALIBYtmnvVxDANfl9', '158', 'check.running', 'done', 'check', 'chk_bFghwpcGhk0gqcfvAA0rlb', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_ZrUhUXnblHiU49lZynVbdo', '178', 'remittance.excepted', 'done', 'remittance', 'era_n1zTEXTikmAltEJlOn57vq', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_anz3JfgER6t1sqXf9RnUY1', '113', 'practitioner.created', 'done', 'practitioner', 'prac_vb7208MWZwzsGM70GF4lyr', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_gmedVWi86HgS5xhxQ80OAE', '2026-11-16 03:44:34.988+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_b1BqIJiVmbI5FQy122qpOX', '57', 'adjustment.created', 'done', 'adjustment', 'adj_fjNl7EWeQI72LjeKSFvqYP', 'per_ajFSo1k9E81vwFFlcKRduQ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_aBP0IwhN6VzwSdlxMmTNuv', '2026-11-16 03:44:30.96+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_bJOvvY3XLqgn7hcbu21Z3l', '77', 'coverage.created', 'done', 'coverage', 'cov_3muimLD4AyDRrxuRlW8me4', 'per_plA9Zc7PASrkzvyvP4OH1G', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_u9DSUzABeUVCkx8PhanPiq', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_reK5J3GKKglSNuXv5c9aUA', '2026-11-16 03:44:32.44+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_c4qqCnzPAgk51bwzeUmKPk', '54', 'person.created', 'done', 'person', 'per_P9Okul24YWeW8adizFAdMQ', 'per_P9Okul24YWeW8adizFAdMQ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_RSXkCEubs5NTn0w4LIo54k', '2026-11-16 03:44:30.684+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_cPYRFNPpL3Yd2QcsK8GNYf', '138', 'person.created', 'done', 'person', 'per_vQ3Nb6Nyf87fzCihmJzFCL', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_Mwg4IsZ5rmWmWf5gYCNGqH', '2026-11-16 03:44:37.513+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_cQmqdSM7l6f18Rf7e4nPne', '21', 'practitioner.created', 'done', 'practitioner', 'prac_FgSyyXKWreQPbuttTblS8V', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_fASIoPNXnfiUi3b14eMkAb', '2026-11-16 03:44:27.373+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_cV8DrZRg0GMdaBoloXnVAB', '152', 'transmission.created', 'done', 'transmission', 'trn_TWv3g5NXKM6y8gXniV4djd', 'per_HlNL68MpCDem3rCWyO2Tqd', '{}', 'payment', '[{"id": "con_Cf7aVYiIARwpmL69SAJf67", "type": "consent"}]', 'dec_APDdn06TZYwQ2BuSbVFuKK', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_9WCkJ85NveiSxhZRBr0DoC', '2026-11-16 03:44:38.005+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_caatAymyAdw4lRtDnppbGS', '104', 'practitioner.created', 'done', 'practitioner', 'prac_Uzqsfejw0c3l9TYQH3Jqjw', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_8DnlJVkP3UOINGAV3FkCq0', '2026-11-16 03:44:34.082+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_cwvaWVKubWsPTLDyFVlxvg', '115', 'person.created', 'done', 'person', 'per_8rhniab8WuM6GbKYRHZbzJ', 'per_8rhniab8WuM6GbKYRHZbzJ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_HWtDO01gljtqfBK8VvKoyz', '2026-11-16 03:44:35.755+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_d2QNSvCKZxHgTI0VL37cgf', '166', 'check.passed', 'done', 'check', 'chk_odYjUvG0n6CYGPuubypUFt', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_dIqmgkah2pA7l69ddzW9SA', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_E6xIISyd9r0vjX9kbyZoV2', 'per_E6xIISyd9r0vjX9kbyZoV2', '{progress_notes}', 'treatment', '[{"id": "prac_ch4O0ePpqdbNNIFXSEjrSQ", "type": "care_team"}]', 'dec_UW16mSSahaCLzA2kcCWcDt', 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_vr90JkEdvRNlhCdd7disdd', '2026-11-16 03:44:37.421+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_dmRnFY7NmD9r2cDh1Jtppq', '58', 'person.created', 'done', 'person', 'per_11ZknjvXqqGIaerUg2OKCE', 'per_11ZknjvXqqGIaerUg2OKCE', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_W9tD3Qgq5qAAcHLIM9fHZs', '2026-11-16 03:44:31.082+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_dtdYECgvzp5WOsbnX9fMPM', '67', 'refund.succeeded', 'done', 'refund', 're_aacArzsAQPoSd3WwSRYppw', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:44:31.962+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_e5l92FFYuFSDH85KNaQ1pl', '71', 'person.created', 'done', 'person', 'per_Iu6meDvSm5PrC9TTSiDc0k', 'per_Iu6meDvSm5PrC9TTSiDc0k', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_b3NiJPKntIXFv8kdnll7Ec', '2026-11-16 03:44:32.286+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_eZ19d02fG1HSqdffIHKCov', '35', 'practitioner.created', 'done', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_agmV2ZtfqrFc7mAKOhDQEc', '2026-11-16 03:44:28.747+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_eZooj4iydVmViusT3SxVuC', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_fcSpybNq9xviDt7CayXidf', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_0r7hE4CCWVP9QmAPBhEoaV', '2026-11-16 03:44:33.565+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_f2592i8THRuqhhsNKuIv7z', '27', 'session.created', 'done', 'session', 'ses_hRhTeQngCZft8Tfc9zxSLc', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WiOhNBRr7lwB1sIGICg1l8', '2026-11-16 03:44:28.021+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_fBYuK7AQWT2dFcHrpT9JFG', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_E6xIISyd9r0vjX9kbyZoV2', 'per_E6xIISyd9r0vjX9kbyZoV2', '{progress_notes}', 'treatment', '[{"id": "prac_ch4O0ePpqdbNNIFXSEjrSQ", "type": "care_team"}]', 'dec_p8xdnRQvPonltVqMe83kwN', 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_eY8eeOcLlr66KqfAf1Ruz1', '2026-11-16 03:44:37.263+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_fFDdBWNZJxjVWxJqlgQElz', '176', 'payment.created', 'done', 'payment', 'pay_1dvZQObop8ZyuKq4NrBcYM', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_fUS2waGBftVoo0gAmPxkqS', '43', 'person.created', 'done', 'person', 'per_TiHyNN4uRA3EwhCiEhZsph', 'per_TiHyNN4uRA3EwhCiEhZsph', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_lr3XH0BQLM2z6khL12MRZ2', '2026-11-16 03:44:29.499+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_geyTzSA3VlgUB8gyJTdyqJ', '157', 'check.passed', 'done', 'check', 'chk_YFvZYUot2v4Cot6C1zC8S4', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_hLVQovUvw4RCu0Mqvs3V24', '15', 'person.created', 'done', 'person', 'per_pDRH4cYAgtZ8HCMvv7JYGk', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_KLGSGGV9YWXnq7sm6kyAbF', '2026-11-16 03:44:26.696+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_hNM7MczGjPj7oneFrWlJjp', '90', 'consent.offered', 'done', 'consent', 'con_F3cgVcn1LRrXrmzOSysbTw', 'per_SAQiINvpxSkiHiME7NjsGs', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ulRaOaO0AeDlvLuuwvCj9G', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_ks28nlLMrCOyBXYM57ZlfT', '2026-11-16 03:44:33.237+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_hUu1WeJoKTAU83c4ZT3DSU', '111', 'practitioner.created', 'done', 'practitioner', 'prac_h3fsikgPw3y3kjo6kBAwsL', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_ln8XkmzJs9un1bBlafGsN3', '2026-11-16 03:44:34.435+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_hu4QTrdzDglSbYlttzVAhE', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_9OpbLkrLtgsTKv2SLOk8vF', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_UoSV34eMOcb3FClbPTtUgG', '2026-11-16 03:44:28.419+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_iIl85FOjcpHSIi8BVr8cW6', '102', 'estimate.created', 'done', 'estimate', 'est_6YYooJXsIEHM9SZqbzMimG', 'per_hC6ABXOimbxu25BC3iMaC7', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_zQNDPMn5drUxec4xV626bJ', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WXhSTqOKN0odLOV3inEunV', '2026-11-16 03:44:33.912+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_iW5OnXzHm7Jxlz594SPrlq', '89', 'consent.created', 'done', 'consent', 'con_F3cgVcn1LRrXrmzOSysbTw', 'per_SAQiINvpxSkiHiME7NjsGs', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Gun0zfaw1GgsOhk3WTE0F1', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_0ALbGSf9c53C0RzNInUzOg', '2026-11-16 03:44:33.142+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_jB3zLtVApUcQu8eeQm90Gr', '117', 'payment.processing', 'done', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', 'per_8rhniab8WuM6GbKYRHZbzJ', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_BAI4HSN7unbiqmFAbTc4NK', '2026-11-16 03:44:35.991+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_jdKDUst8sneShu8xswEeEx', '146', 'consent.created', 'done', 'consent', 'con_Cf7aVYiIARwpmL69SAJf67', 'per_HlNL68MpCDem3rCWyO2Tqd', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_tnQlX8maLwRLleW3eRPmmZ', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_FYh5YCcDWMPPaAD1q2tBnM', '2026-11-16 03:44:37.862+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_jkDolGUb68TkHjGVqF5iAD', '55', 'charge.created', 'done', 'charge', 'chg_mxr3ppZlWo3GZtxr8PgiaU', 'per_P9Okul24YWeW8adizFAdMQ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_OjyL1vJmGtX8JoWa0jVExP', '2026-11-16 03:44:30.817+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_jvk5egJLCJNewJXy9qDsFZ', '61', 'payment.created', 'done', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_CmnOWgrBFHOVhf0I8HMpff', '2026-11-16 03:44:31.424+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_knq4aEYDSsitQmPJ7ZEuaT', '171', 'payment.created', 'done', 'payment', 'pay_xWpZnVQCyVjHcIHVspj5rm', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_lrn9O5YMz4K1ur9TDqUsNo', '162', 'check.passed', 'done', 'check', 'chk_d7apbBWZVQNdl0NGvJDoma', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_mBVt3L2XFJEksJmHXYy21V', '74', 'consent.offered', 'done', 'consent', 'con_zbQneDRd6xTkGb5MiOTwzf', 'per_Iu6meDvSm5PrC9TTSiDc0k', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_uqV4qDHV7NyBx3BluuLyda', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_FuGkyraoTsxq8P1GSsQGc0', '2026-11-16 03:44:32.361+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_mKvGP1PZ6rwQbStKtpC9qs', '170', 'remittance.balanced', 'done', 'remittance', 'era_mDzqUrXkWyaT3YbbsLFLxM', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_mMsOfMwxf2wLwWTb5u7mcj', '28', 'session.created', 'done', 'session', 'ses_LZYS77XXrlWu0yH7UpIy3d', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_WiOhNBRr7lwB1sIGICg1l8', '2026-11-16 03:44:28.021+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_mme6Ok8NrUSnIVINPcNvEE', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_FfNbItQ8qBq1WwAm5KW27t', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_Epra4gByTqDoP7bC7DWMay', '2026-11-16 03:44:25.869+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_n6b6ctIlwmT2wvQXlLzjZq', '119', 'payment.succeeded', 'done', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', 'per_8rhniab8WuM6GbKYRHZbzJ', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:44:36.305+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_n8z2Vxymh83V0tdZ6QOcc9', '19', 'practitioner.created', 'done', 'practitioner', 'prac_q2ShtH7E9Xz3tOv4XJnjXE', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_X1Xg1tJqjGiO6xTsvkZcPO', '2026-11-16 03:44:27.173+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_nhkEqNMZygZ7P5SvSqOS6r', '110', 'disclosure.created', 'done', 'disclosure', 'dis_kwMITHCv9YIVjKEYtdDmf2', 'per_GLzBuuUoEOlhkoMzMM9egV', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_hgUu69srtSBlNd7azuUyKC', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_o5sogJS2HfwHqhuzM68O9D', '2026-11-16 03:44:34.337+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_nzxNKQbcTceohc9c6oDYkx', '9', 'check.created', 'done', 'check', 'chk_MUl6adfdGpIiJpesLxXUgJ', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_yrqvMa9gOGrXFEc1QeONEx', '2026-11-16 03:44:26.252+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_o6j9MMnMayvuqf1folk1e8', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_jflKDbvaj5xhwlXhMChOgi', 'per_jflKDbvaj5xhwlXhMChOgi', '{assessments}', 'treatment', '[{"id": "prac_u2NJZHGRQafWfVS2JunIq1", "type": "care_team"}]', 'dec_gP7f68ObtulEbZXSGloV7M', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_lDSS4XJfwsYCT62xBnXzEF', '2026-11-16 03:44:29.976+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_oXdmbuuM2EKR0M9Esn4Y1S', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_dU1uqSyOXd4shcvTkSzljx', '2026-11-16 03:44:37.633+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_ohQDL1RP45tVZktJiDFyZK', '10', 'check.created', 'done', 'check', 'chk_bFghwpcGhk0gqcfvAA0rlb', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_yrqvMa9gOGrXFEc1QeONEx', '2026-11-16 03:44:26.252+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_p50lLAfPionbMOiWWiKX8J', '5', 'practitioner.created', 'done', 'practitioner', 'prac_V7CIlLQNbBcqoWHT9nbpnG', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_eskuT4kS5rGZ4F7bHFr7c6', '2026-11-16 03:44:25.99+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_pFgJeYYG6KoL1rkkSU2ejr', '34', 'practitioner.created', 'done', 'practitioner', 'prac_VpvHzaLCGPraemtXn8oic7', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_8WFtrNYj3voUAX8JEbX3eQ', '2026-11-16 03:44:28.629+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_pR5GTtRerXw5BtbWGqqJKs', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_E6xIISyd9r0vjX9kbyZoV2', 'per_E6xIISyd9r0vjX9kbyZoV2', '{treatment}', 'treatment', '[{"id": "con_LmCucn9ZgjzXzFJLAWVZtw", "type": "consent"}]', 'dec_SLDxwLW8dXykjn4OemVBKH', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_Loizf0li7Jn4dg5FNSOpXg', '2026-11-16 03:44:37.163+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_qgZmbmcNSGaBeGDRAKwslM', '177', 'payment.received', 'done', 'payment', 'pay_1dvZQObop8ZyuKq4NrBcYM', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_qnqdQhKiJMWsNl1An8G003', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', null, '{published}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_aAttsM8Z0aBiGWiqf7lURO', '2026-11-16 03:44:37.562+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_qoVNtqtJ61yX1xoMUyqgeU', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_iWRBpShtBoGcqE8817qFst', 'per_8DGpZGics8WQLEQOyJythQ', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_k1M9dslSgtxTqrEN9xzvIU', '2026-11-16 03:44:27.197+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_r5Ucx5vnnppjAhrI26dMJQ', '23', 'practitioner.created', 'done', 'practitioner', 'prac_sKSqZkz1D4e1FrYssa7efk', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_apaKSwrGC5rlUnxRVHeL7A', '2026-11-16 03:44:27.535+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_rak3vAhN1wSTD9EZtNYtRa', '87', 'person.created', 'done', 'person', 'per_SAQiINvpxSkiHiME7NjsGs', 'per_SAQiINvpxSkiHiME7NjsGs', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_MuDZneQYJsohS5FQTSIFu6', '2026-11-16 03:44:33.025+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_rd2d4CSm0S4v6jAIKWMx1I', '17', 'consent.created', 'done', 'consent', 'con_ctFQowfF41KLgq4RNwuY8c', 'per_Y1sBLGZIcXMZPRjktbtJfj', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_GXa2bALyj4KuYqmmiiOqK4', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_8QZGHEB1i7BcRetzjXgguJ', '2026-11-16 03:44:27.003+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_rl7gMiYxxkz9yrcIHuT4d6', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_N7pCrc1pgcasvWf5Hi5CQV', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_B47hEs0IBhtMCYlcdaSfWd', '2026-11-16 03:44:32.891+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_sEvLB1piKX7HdLrNyENRJ0', '11', 'check.created', 'done', 'check', 'chk_YFvZYUot2v4Cot6C1zC8S4', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_yrqvMa9gOGrXFEc1QeONEx', '2026-11-16 03:44:26.252+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_sJJUq2UnIlAOzazHppFdmQ', '91', 'consent.granted', 'done', 'consent', 'con_F3cgVcn1LRrXrmzOSysbTw', 'per_SAQiINvpxSkiHiME7NjsGs', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ZGcKqgh8w56oc9VQ40XGHW', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_wbMnKkFfcIazcnk98vR3iD', '2026-11-16 03:44:33.302+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_sXKNF6meaV93v0iR1AhYo5', '33', 'person.created', 'done', 'person', 'per_gdvf2cni3SauYIW7VSXeho', 'per_gdvf2cni3SauYIW7VSXeho', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_myB5mH3WELS5pxKLTN78vK', '2026-11-16 03:44:28.567+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_sj3sJhJEWqK5eI8wIiGqGh', '95', 'remittance.created', 'done', 'remittance', 'era_n1zTEXTikmAltEJlOn57vq', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_6XYYD2kezPH9gvfeIhI33o', '2026-11-16 03:44:33.644+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_tCJhfqRXTAwfuekCpqPqXi', '154', 'check.running', 'done', 'check', 'chk_MUl6adfdGpIiJpesLxXUgJ', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_ta3szrh7Sl7xiZBCu0ld3k', '82', 'disclosure.created', 'done', 'disclosure', 'dis_S3yhTLxjC1GF9wWslwGnxf', 'per_plA9Zc7PASrkzvyvP4OH1G', '{}', 'payment', '[{"id": "con_VutBdcn6b9gqIo2wCOs6H3", "type": "consent"}]', 'dec_VPwUAvMlNjjVU8kEm4fcAR', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_ajFsSbSzrJdGRXaxjfcdYq', '2026-11-16 03:44:32.695+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_tgdI60uvnWdR2iUqS8aNBv', '144', 'person.created', 'done', 'person', 'per_HlNL68MpCDem3rCWyO2Tqd', 'per_HlNL68MpCDem3rCWyO2Tqd', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_5aVd6Edhnpatpz0XRLU1VB', '2026-11-16 03:44:37.721+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_tyKeEGZgkWK9v3VtAK5zPX', '88', 'coverage.created', 'done', 'coverage', 'cov_9XIkNvNkdmoaq2pUabJmAb', 'per_SAQiINvpxSkiHiME7NjsGs', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Wetuk5OW4m04MY4fgZRmmD', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_L3MEOtVuR7dkRmaIOst5iX', '2026-11-16 03:44:33.061+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_udlbj6fUR0uURVAlhygSAs', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_NNpc1BgiAQzh3nuH6xIacc', 'per_NNpc1BgiAQzh3nuH6xIacc', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_0NGxWVNOjs5BR8c9n90Px2', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_cB37DRaW6MHVuYXJ71T2mN', '2026-11-16 03:44:34.125+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_ueXZ5ifgBiLi0SnLbs3QsR', '160', 'practitioner.updated', 'done', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', null, '{licenses}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_v4O0qNsSRuRp5JmU6Hv78t', '59', 'payment.created', 'done', 'payment', 'pay_ke0Nv92eteoAvYon12e2Iv', 'per_11ZknjvXqqGIaerUg2OKCE', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_kg5XiPXPJMhahvIYs8R4M3', '2026-11-16 03:44:31.15+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_v7S4IkUUNCavqbcFBXJJln', '16', 'person.created', 'done', 'person', 'per_Y1sBLGZIcXMZPRjktbtJfj', 'per_Y1sBLGZIcXMZPRjktbtJfj', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_I9ybwMKiTLAQkTkD7S2qMK', '2026-11-16 03:44:26.883+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_v9WJ3SNomGNffzrzRGaLC5', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_YxVEArPtVxkbdgYMrItehy', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_xEgAbZXu1qdZUdzgVBRQTo', '2026-11-16 03:44:32.993+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_vFVRYvUwDYMPLpNf4quWcr', '159', 'check.passed', 'done', 'check', 'chk_bFghwpcGhk0gqcfvAA0rlb', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_vdlUUPAldzr2eTywhFhf84', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_0UxKPsx19mGk6hX7p4ldyA', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_nyE1gUv361BIvbK5bmQVpj', '2026-11-16 03:44:37.693+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_wBQIiMBTbW4VltOagc33m0', '114', 'deposit.created', 'done', 'deposit', 'dep_unCdHDCFa6VaIaQqevETnS', null, '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_7eDnkNQGOKDegkUVv8ZC9s', '2026-11-16 03:44:35.591+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_wmho9vhFZOK0USJpCxYnzL', '50', 'assessment.created', 'done', 'assessment', 'asmt_ycfiAd7QxNDC4rVSh2HG0O', 'per_jflKDbvaj5xhwlXhMChOgi', '{}', 'treatment', '[{"id": "prac_u2NJZHGRQafWfVS2JunIq1", "type": "care_team"}]', 'dec_gP7f68ObtulEbZXSGloV7M', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_lDSS4XJfwsYCT62xBnXzEF', '2026-11-16 03:44:29.976+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_xCZRATCfVDWFEjgWKp5Yfu', '179', 'transmission.sent', 'done', 'transmission', 'trn_TWv3g5NXKM6y8gXniV4djd', 'per_HlNL68MpCDem3rCWyO2Tqd', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_YYwQJD0Cr7sPVeRSrZm6nc', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_y5myQJMCE7gFT1b6FHkwGo', '147', 'consent.offered', 'done', 'consent', 'con_Cf7aVYiIARwpmL69SAJf67', 'per_HlNL68MpCDem3rCWyO2Tqd', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5vjDIloz0ffQwVRZbSmd89', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_uh4T32AZfokUMJSaBeSXE9', '2026-11-16 03:44:37.881+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_yJKeVfQ5TdA4cN2vSrMblT', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_plA9Zc7PASrkzvyvP4OH1G', 'per_plA9Zc7PASrkzvyvP4OH1G', '{demographics}', 'payment', '[{"id": "con_VutBdcn6b9gqIo2wCOs6H3", "type": "consent"}]', 'dec_VPwUAvMlNjjVU8kEm4fcAR', 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_ajFsSbSzrJdGRXaxjfcdYq', '2026-11-16 03:44:32.695+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_z5cQnIaNya2IRHWnYWiblG', '103', 'person.created', 'done', 'person', 'per_NNpc1BgiAQzh3nuH6xIacc', 'per_NNpc1BgiAQzh3nuH6xIacc', '{}', null, '[]', null, 'account', 'acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_qj0ehRqaI1Gdmd172h9vkD', '2026-11-16 03:44:34.054+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'aud_zc9fcNm8T6Rymm9AK3i9YG', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_jGqznUGEULZuPs2xiPQXcs', 'per_bWlfrXkRnvin3r3FxXnTKt', '{}', 'treatment', '[{"id": "prac_u2NJZHGRQafWfVS2JunIq1", "type": "care_team"}]', 'dec_hAz0vN3SooQRc5DPo5mRAN', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', 'key_M2HizQuU1SfgCprHSDxlPC', 'req_gYAA4ityeZfWBvsAWZuDGV', '2026-11-16 03:44:29.306+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '111', 'log'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xb4c2de40f77aaabe320e209e79c0ef991dd80e47171245e9f0c804ac574dce2d', '2026-11-16 03:44:34.538+00', 'head_b82982c6d6180508', '\x2a8e78b71e271ec556a7414dcaf46b7b631789d06cd4a1f9db8c2160aa0298a00f502e1ab8a130cfba2db1a959090510f63a96e3955b159c3a99fda266ae8e0e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '181', '112', '\xb4c2de40f77aaabe320e209e79c0ef991dd80e47171245e9f0c804ac574dce2d', '\x0331ebba2b0b9920001ca99e8120f35ee3ab38f35f9838fc77ff9a5d4697fc18', '2026-11-16 03:44:39.832+00', 'head_b82982c6d6180508', '\x362eb80804453ecdcdcccad6b5a2e6098670b64cdbf67e409b03bdee40f1e4c04030b5e12b34ef9c1b24753402e1c022c83959b7968c9ab0260dc1610d293d0c');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '1', 'aud_KKm5P4HN0Y2QJe3u0RHQ7h', '\x8c0ec46996e5a595687d1faabf5829cd5303bb9c3c5903b1c0ab46650f9f595a', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xd7bea8d488b6ea398214312a57e5bb44db5497723e20008f2e7a10c6d26d32d6'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '10', 'aud_ohQDL1RP45tVZktJiDFyZK', '\xb74972c92f6d31ee485a39ece7991bfd1c90957344c7528c5ff19db2838589fc', '\xe8ff00a6ebe32ac296b953a4751ca9bc45a163d9e8615a992407da2fde1020a1', '\x5fc9214dea945868c8eb826ba866af2c2fea102d41f5c0a1698715ad4fbbb489'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '100', 'aud_IgnavrsYQQZVkzLQYGI4b2', '\x74fbb54ed84462a37bb42fa04dd865bad5f12774b2f830df2b7689f8eb02be44', '\xc965183f67c07bda52cb3b5fddf6322b0c8bb2e53396173bfe9c4ccc7020e80d', '\xf2bbc18905f7b460e085ccb16698200e3df9155f62820545b04b950ea91d7936'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '101', 'aud_Jj5JfDNz9jGrCe5IdgNe1n', '\x0cbc19a10d81bfaedfb2c22f37a6d9e647a7b1a389a5a6440241668360037a2e', '\xf2bbc18905f7b460e085ccb16698200e3df9155f62820545b04b950ea91d7936', '\x1fd77198a8c357b8622423cd6303a3ca7752bff1ff6a12998ca70313d55427bf'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '102', 'aud_iIl85FOjcpHSIi8BVr8cW6', '\x8c5d0736f27a2a5156e70b37dac31a3924ada72a193e5e9d1ccf0b669c3d852b', '\x1fd77198a8c357b8622423cd6303a3ca7752bff1ff6a12998ca70313d55427bf', '\x8f3394bf4014f87e32064be818bc60001d3574b65c3ca2420dde942b1627aa30'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '103', 'aud_z5cQnIaNya2IRHWnYWiblG', '\xbed5cff4bd98293edee10cc49e9ad4c5a9f3204ec4beb68916de05e51b5728d4', '\x8f3394bf4014f87e32064be818bc60001d3574b65c3ca2420dde942b1627aa30', '\xc9f9c2abcf7f29ae443ab9276f2edb3a0a84075f64f91a1706809327d3b5a49a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '104', 'aud_caatAymyAdw4lRtDnppbGS', '\x263a126a2770d76662e9598488c1a943990e28bf7da471e86ab7b079e40f0ebb', '\xc9f9c2abcf7f29ae443ab9276f2edb3a0a84075f64f91a1706809327d3b5a49a', '\x4ad3ff5c95ee432206225685b359ab4a1bdbadf7ad28c169a732e262e7af28d0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '105', 'aud_udlbj6fUR0uURVAlhygSAs', '\x56811b75d55f0574adc0a4a65ccf7a430366a76a914725239643e7fde7a5ea5b', '\x4ad3ff5c95ee432206225685b359ab4a1bdbadf7ad28c169a732e262e7af28d0', '\x10c19b25f2a782453c4b59fd15522567a16a6ee9f68a92a63e46f9f9b83a237c'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '106', 'aud_9bXk0uwMMqSfir2HqWWmGQ', '\x8c2d7e7eb286a64eb2be37f1753eaf0bb25db59483c85cf1cb76413e1f6c8dd7', '\x10c19b25f2a782453c4b59fd15522567a16a6ee9f68a92a63e46f9f9b83a237c', '\x82d3ed47f4316c317b9d1c8f5677b14096c0ca2c7353ae25030fe907c8cb0f2a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '107', 'aud_YSMKmrHZrCL90Q08I2F18d', '\x0180928a5703af7a48242b776e65f4177e41fce0a58fdcb5b343d0c0c4cb2298', '\x82d3ed47f4316c317b9d1c8f5677b14096c0ca2c7353ae25030fe907c8cb0f2a', '\x23341034b431d706bc58cda77466a62c57965889af3223bdff89dcefbe34dc15'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '108', 'aud_8rxDmasXaDukxSwJIamwJU', '\x86a2271e63a09aa989748f20a204c0478e6c8dcc1a2de6cb8c5d6f0e886595b2', '\x23341034b431d706bc58cda77466a62c57965889af3223bdff89dcefbe34dc15', '\xb653b95b8f2ed31fc2affa5f17d32e0fe4609a8dadf2df33bf26954d72821b99'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '109', 'aud_5sFKZDjEVVPhdajL2kMumH', '\x54caf12422e597fcfe7a52fee26ffe8e9d4bb167129d3253abf9d21e17461be4', '\xb653b95b8f2ed31fc2affa5f17d32e0fe4609a8dadf2df33bf26954d72821b99', '\xf43c86859970976e034212772597791d4f05d44c2b754f3b2a637bd7a11a6ba6'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '11', 'aud_sEvLB1piKX7HdLrNyENRJ0', '\x9801fc75c64258fb5774fbbba3f9d32bd5c9a1bd5756e7ab2f1ac026ff6efa78', '\x5fc9214dea945868c8eb826ba866af2c2fea102d41f5c0a1698715ad4fbbb489', '\xcec59484fec593c4127abee11939430926974556cc97d8eea7481b2dde7dcf4c'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '110', 'aud_nhkEqNMZygZ7P5SvSqOS6r', '\x8d8d45b1c780c056a8f18c5b5370181d3a47428b534c6f7ad3e380a051d65c1e', '\xf43c86859970976e034212772597791d4f05d44c2b754f3b2a637bd7a11a6ba6', '\x554874e0a27fed5c58424e816638e3a4835341d51b50ad77420795b8849704c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '111', 'aud_hUu1WeJoKTAU83c4ZT3DSU', '\xefee62f76f1dd98e48a740f1c1cb7c6fde557beddf467a5b5713a4ea90087995', '\x554874e0a27fed5c58424e816638e3a4835341d51b50ad77420795b8849704c5', '\xb4c2de40f77aaabe320e209e79c0ef991dd80e47171245e9f0c804ac574dce2d'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '112', 'aud_7y0V1WU50Ojcn735EyHp5v', '\x1f24eeaa7d1f57a68d1d35d7144e52d81fce68ce80d5429e2c03fb5d7a82d4dd', '\xb4c2de40f77aaabe320e209e79c0ef991dd80e47171245e9f0c804ac574dce2d', '\xef5d9124cad662c90f397bb3ac7e659b51952ae3b93938276b43c3406b93cd16'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '113', 'aud_anz3JfgER6t1sqXf9RnUY1', '\xeeba9fa126fe8789755209620c8ab889c47aaf27a2675af96e03a667b1d1218d', '\xef5d9124cad662c90f397bb3ac7e659b51952ae3b93938276b43c3406b93cd16', '\x9fd4bab13777e1f53874c165c9d966fd1cb9a2c57a3e6c35e64c5d96429058ff'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '114', 'aud_wBQIiMBTbW4VltOagc33m0', '\x5ab801c4e5d55d7c1840291b41e720904ab38f34565ae17873f4af8f1a1dc57f', '\x9fd4bab13777e1f53874c165c9d966fd1cb9a2c57a3e6c35e64c5d96429058ff', '\x5f2d5adf4d27ce6da4967abcab2e17a7ecf1e5a0698ff78ae3a7bfeec4dc7c73'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '115', 'aud_cwvaWVKubWsPTLDyFVlxvg', '\xe148575200b4f09345de2a6fabb179700819c478ed6a59d39c4ecf5d3b023ce5', '\x5f2d5adf4d27ce6da4967abcab2e17a7ecf1e5a0698ff78ae3a7bfeec4dc7c73', '\xda2411d9ef12784574d05aa847a461384dfdccd5b315658236a503ca675d0054'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '116', 'aud_IHirgMKyHkoVRTlRkOozRC', '\x848b748bf23eb3904cb989dc8480c9878ddb3b9020c06ff0d06d325ab650cd30', '\xda2411d9ef12784574d05aa847a461384dfdccd5b315658236a503ca675d0054', '\x472648041c437535d18a84d9300accc3fa883cbbb6b455e1b8b4e47c7744b695'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '117', 'aud_jB3zLtVApUcQu8eeQm90Gr', '\x36213f14ee79876fcddd17fa4c59131591715654c76deaa17bf6a7fd5f68c11f', '\x472648041c437535d18a84d9300accc3fa883cbbb6b455e1b8b4e47c7744b695', '\xbc1defb3627cdd0a78b1ab4492b27805bc4f60f8d73dabe59390fe3c689ba393'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '118', 'aud_H7VWhNISc1Ss19Iftkv6fA', '\x390a9afd402f8e212902c2eec8901487351c6d23707929bf8a13e15989896586', '\xbc1defb3627cdd0a78b1ab4492b27805bc4f60f8d73dabe59390fe3c689ba393', '\x9597accc347bb987483c8fa588fb0c3f816f8065a84fef9a291a229c96dad686'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '119', 'aud_n6b6ctIlwmT2wvQXlLzjZq', '\x8686efc46f4e0cc8d058b80cefde7d01fe5f20d91a6f0f5ad419ef93f3ff0892', '\x9597accc347bb987483c8fa588fb0c3f816f8065a84fef9a291a229c96dad686', '\xb0585e2e819cbc7624a970b71d8263e04bf64772942c5886824f15d586fc6f1f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '12', 'aud_KGe3yvQrGWUxF5TGdy6gtp', '\xc44784260c754594ea9076794a34b430e12eb533ff7a941db5c481e83e9683af', '\xcec59484fec593c4127abee11939430926974556cc97d8eea7481b2dde7dcf4c', '\xf68dab61e6d4ccebc7b99d3b822040b2c5c3b508cf1455111f0f3111e6d4fef3'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '120', 'aud_4anctB4DVDDGMNPHmWK5Ik', '\xb2088cf1519e04f0ab01d2d3cd6e97e2ff13d65ae40fb9ed51889a78a83b737c', '\xb0585e2e819cbc7624a970b71d8263e04bf64772942c5886824f15d586fc6f1f', '\x9a33f36168b51532993faadd90bca7bc6f30879f9df01a6ee6d34125a486207e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '121', 'aud_HfiHLSdY6NSAZCjHhMcfKn', '\x3a7cc003ad9410dff6b1c51d568e2da227d60aa171c7bbcfeb796767eea83451', '\x9a33f36168b51532993faadd90bca7bc6f30879f9df01a6ee6d34125a486207e', '\xa3cae0ec3d4ab514f5bf92b2228259edfdce69ff99290694b27a639fc0ccbb24'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '122', 'aud_PTyVluwBn6EXFt3Zqjajkn', '\x8556f6e97af4c7b35bd4e22c5b191b00f8665d19031d50ff5dfca65bfd6af3ec', '\xa3cae0ec3d4ab514f5bf92b2228259edfdce69ff99290694b27a639fc0ccbb24', '\xd8a0a06ac5269052e0c2de28c70bf3426ab80c4e219e979ee246a737d907cd73'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '123', 'aud_9O5vsU6q3ctlOdnGvUsYDD', '\x867e227bbd2d2242286f2eceb6aa1fc25e1821bac605cd07e61c6bfe032d51ad', '\xd8a0a06ac5269052e0c2de28c70bf3426ab80c4e219e979ee246a737d907cd73', '\x17711c3cd69ae2a13ed58931904ac3f6539c729858c8b89414d670af6ce6eec8'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '124', 'aud_JK0KDeWHMDSMYIQ9yRaSBG', '\xcc75b0e9d050215a7c931a1c97bbd5bcd0e0e7109f573b2e536ff4f790f43473', '\x17711c3cd69ae2a13ed58931904ac3f6539c729858c8b89414d670af6ce6eec8', '\x9c80f9fb5c165d02d83f9330025705280aa68277b4c835eafa9c347c4d1a1fc6'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '125', 'aud_GPlvhrZkh9smDi6nOF6ZOk', '\x26d0472f54e90be4d2de94ec34706e472abee5fb6be632dd17baa84e17dc7f41', '\x9c80f9fb5c165d02d83f9330025705280aa68277b4c835eafa9c347c4d1a1fc6', '\x8a23144c0dde9e1502e37ed3d84a29904b06df8604a2fd4265215c3a268223eb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '126', 'aud_IyIB3tfDMQg1PfKhSkePJs', '\xd0238a082572ef960be75bb79dd8ed23c6e738b557848a25e46589d363b1cce1', '\x8a23144c0dde9e1502e37ed3d84a29904b06df8604a2fd4265215c3a268223eb', '\x220e1e3c4f465885dff5e27630fbfb9cb9daf313d95b43ec02b0cdfc8e54ae3e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '127', 'aud_YCbyMGX4EIlv1iiraiXLTk', '\x9e1f1b2dc1a64325886312e74a56325c7f02d4983214fe01205dfc2b03606423', '\x220e1e3c4f465885dff5e27630fbfb9cb9daf313d95b43ec02b0cdfc8e54ae3e', '\x6c9f6870c924a511a7ef04747ad90ca5d875e4ea393ed2c9e2d0774cecabf640'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '128', 'aud_pR5GTtRerXw5BtbWGqqJKs', '\xae61f56ecd8bcc38dbb3ee9e8e4f536eab771b2223d6f61e8c617181a981110e', '\x6c9f6870c924a511a7ef04747ad90ca5d875e4ea393ed2c9e2d0774cecabf640', '\x1387713426dce3aa2d55617d45dbee20aadab32896c39c0d9368563a1616d248'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '129', 'aud_Bz642KG4gRML0lnWQ2v5m8', '\x9364f3efa074d03066a3d4bef253fe68848ff7d0913e6fcea0ef45f3e4002b3e', '\x1387713426dce3aa2d55617d45dbee20aadab32896c39c0d9368563a1616d248', '\x1fcb814cbe1fdd17210fbfe2421f48fd98d1519aacca13579b79b28e5d02a1ac'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '13', 'aud_7r8fv8Qdv3lCJx4HYNSC3G', '\x064a5be7b06da7f40772d358844620fb8cda688ee39b5f2b7f14c6813f3b7f4f', '\xf68dab61e6d4ccebc7b99d3b822040b2c5c3b508cf1455111f0f3111e6d4fef3', '\xf877e64de33e7e099a40d8985dce86d5aa6996df36ff3c3dfd674c7aa096420f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '130', 'aud_DW6uOgfWt6X70ugoR8eDHb', '\x52d101e4264878474eae7d0bcb01c5db50e3714cdb67d64ee8f4f9efb325beeb', '\x1fcb814cbe1fdd17210fbfe2421f48fd98d1519aacca13579b79b28e5d02a1ac', '\x69abd404580995a477f750eb4fd2712c74268e5bdf3f74cee7557c8aba679be9'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '131', 'aud_IBEePB2VhOBqKw6Fn5rnqG', '\xdfa2b8c1971ea3b655b9e720926a7650666483d44d9d2c2fa311377fb1df15bf', '\x69abd404580995a477f750eb4fd2712c74268e5bdf3f74cee7557c8aba679be9', '\x6863f802d7b235506afa79cdbe511355af76af89e40ef5fade16b8eff70342f5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '132', 'aud_fBYuK7AQWT2dFcHrpT9JFG', '\x977d85bf9cd3bf4063102626342ea4e34a53fd27dc2ffaf12a95f58c0ecc7ab7', '\x6863f802d7b235506afa79cdbe511355af76af89e40ef5fade16b8eff70342f5', '\x50cf30cb2dfe54adc1e274d03d2f595de9e779cd360caafc3ec14580b9005c3c'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '133', 'aud_QOJuxkdfjUTQlpWKRePEye', '\x52e432fbd3de4cc0f4c9c33aec0e17abb387d5dfa80c9e8aeb9ccf613a596ebe', '\x50cf30cb2dfe54adc1e274d03d2f595de9e779cd360caafc3ec14580b9005c3c', '\x4560ffa8387c9ccb0b015447d56e29eb1537dff31fc1edb3a830eadab813ed02'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '134', 'aud_S5ptokMHWIUe7E5OH7mC6K', '\x6bd6f1c2a91b6599bb8544a2faa77b9fc7d46f83c2fac4a999eb8f8c8ae1a7fb', '\x4560ffa8387c9ccb0b015447d56e29eb1537dff31fc1edb3a830eadab813ed02', '\xb7867ab50a3ee0734b748d5a2a645e3895e297e3888dd8a0bafb1d1d58ec107b'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '135', 'aud_dIqmgkah2pA7l69ddzW9SA', '\xbff65bbbcfec1c4db87ffc2ed853480ee9664c2eeeae72c55a84eda2c0159ecd', '\xb7867ab50a3ee0734b748d5a2a645e3895e297e3888dd8a0bafb1d1d58ec107b', '\xe2bda1c10a540422d597738efa0281f549b69283f46b5e05bfd1fe30b2b1b482'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '136', 'aud_Y1hsUZHKIhRKhQatoYIDz7', '\x44a457bdb471d6db73a6690e2716850cda89880e05b8dfd089cadc1ed644217d', '\xe2bda1c10a540422d597738efa0281f549b69283f46b5e05bfd1fe30b2b1b482', '\x2d8ed242b28ff9d3f94f16c7addd6b1d316fcbeb4488ff8b5a70e46c221b9e5f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '137', 'aud_0sZ6mKwYP33qOdP5jUbQsL', '\xa9ad0a2bd580a0ee461c70b1622abd767d2562d6c6cf5f2170832d54ed3c98c2', '\x2d8ed242b28ff9d3f94f16c7addd6b1d316fcbeb4488ff8b5a70e46c221b9e5f', '\xc632167b3943b4c862c1e5856317114ffa66e5f801258a84d17282aee2ea6dac'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '138', 'aud_cPYRFNPpL3Yd2QcsK8GNYf', '\xe29eb2417f9897a9bb2a5703eac6e439439afbff28ae12ca17fce01f4128b3cf', '\xc632167b3943b4c862c1e5856317114ffa66e5f801258a84d17282aee2ea6dac', '\x8e660688191c6fe2e91e3330ef1c8afc2d26c886313055b0ef153c9a81f853de'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '139', 'aud_CS00AGQdFPEhxvQU15d64l', '\x73bdba2903bd2de544d344369f345ff5f9e32b4693607179b7c146a338040d3c', '\x8e660688191c6fe2e91e3330ef1c8afc2d26c886313055b0ef153c9a81f853de', '\x918d33fa992c7a1352f744c3d734bbee5b32d862b2e738470dd45ffc1486de45'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '14', 'aud_LB0E1e6PvMx5o79MvOcIXE', '\xce71c943aef40fea844d456e328a3d79be60d019af35f16ac95206eb195f87e7', '\xf877e64de33e7e099a40d8985dce86d5aa6996df36ff3c3dfd674c7aa096420f', '\x5913f63717d8b3755270587a539697488a1b5c0afb2dd3159ac6a20dd5db5309'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '140', 'aud_qnqdQhKiJMWsNl1An8G003', '\xbecd0671c7e11a00f9ff9dc7a0591e292bf40929909f5e47052064e58227b670', '\x918d33fa992c7a1352f744c3d734bbee5b32d862b2e738470dd45ffc1486de45', '\x03b36fc03f0e9aba7d74e4517cbb828f08775672b4aaf21bf5a1dde35279433a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '141', 'aud_oXdmbuuM2EKR0M9Esn4Y1S', '\x45be93203fc95ab425a1f45fa825021185d753db5fb93b2f8508f67ca78b1222', '\x03b36fc03f0e9aba7d74e4517cbb828f08775672b4aaf21bf5a1dde35279433a', '\x9e9e558cd8784bc8cda715f8f004ac59b14ca6f7e50843458e69a27abf238f9b'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '142', 'aud_Q3PxrM0qF2vsFApNm6l23Z', '\x596f21926981f7430271b34d109408d01fc53b2e8545a2e0f219ce636a3bb84d', '\x9e9e558cd8784bc8cda715f8f004ac59b14ca6f7e50843458e69a27abf238f9b', '\x15b15a36d0e4753f8aab7520b63afb6e62aca067f40e55cf2559959e033e28e0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '143', 'aud_vdlUUPAldzr2eTywhFhf84', '\x471a7e384d81ce1c57355ce81bace32a35c7632e5aa5e8c25d8348cd5ab43a49', '\x15b15a36d0e4753f8aab7520b63afb6e62aca067f40e55cf2559959e033e28e0', '\x96e34b4d3ee00ec46baf92d43b6e9f923fa5af6d47d4382cd03d037db72a4e2b'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '144', 'aud_tgdI60uvnWdR2iUqS8aNBv', '\x2fc4603acf71ed73cefbfebdc68adfdaba804a1591c4a11a112dce0f4b10b873', '\x96e34b4d3ee00ec46baf92d43b6e9f923fa5af6d47d4382cd03d037db72a4e2b', '\x92370a7164f9f4c96d5ce81be6c06a357c533c0e27f7fa0cbd7f4bc4029b8dc6'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '145', 'aud_WPeEiPfqF5GjE8LPBs4HoH', '\xd8a415265c307707cd949863e42b8129fb3767b1ea21816b2e2f7ee3210047b3', '\x92370a7164f9f4c96d5ce81be6c06a357c533c0e27f7fa0cbd7f4bc4029b8dc6', '\x3d7f1bc23191b6cfc819af447809672887481be9cd1e4c09a73ba5e0c1b15e79'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '146', 'aud_jdKDUst8sneShu8xswEeEx', '\x16c5179abd6c34a03fb9eaef08a585ee6d6968643f94c8753c905a510d948759', '\x3d7f1bc23191b6cfc819af447809672887481be9cd1e4c09a73ba5e0c1b15e79', '\x099671187c917d7ef24a8599e31785aab8e524b3100838ce3b5d74e5b883ce59'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '147', 'aud_y5myQJMCE7gFT1b6FHkwGo', '\xc544684b5ac6b68a213c433ae8cb351e6adf552c4316a8dd8bec0db2b976841a', '\x099671187c917d7ef24a8599e31785aab8e524b3100838ce3b5d74e5b883ce59', '\xa1f2414f3fd71586aedd2f064b16824c493f24dfde499b2d92f26993cd0a97fb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '148', 'aud_OYiwa07XFoZB6znXagZgen', '\x10b8d42d73344f11c98e84f326aa0c176fe616d276980cc2062cbcf5c2cfff26', '\xa1f2414f3fd71586aedd2f064b16824c493f24dfde499b2d92f26993cd0a97fb', '\x234787785c144f910b70126b0c74d0a0dc6ad8ed30aa8d9e7474a68b924c2c3f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '149', 'aud_7bo6J9KAv0TK1MotU8CwTu', '\x197c5b48af61f57b18cf01776863c75c696cdbfdd7d6b9c29c281e908893e3c7', '\x234787785c144f910b70126b0c74d0a0dc6ad8ed30aa8d9e7474a68b924c2c3f', '\x996209bcfb754a35895477697fc00fa834b56769e15ce36a0733d1107ff8b1b4'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '15', 'aud_hLVQovUvw4RCu0Mqvs3V24', '\xfe7ac07eedd817d4ff2857dfd8b21c802b5c38e9f2c64a8f3ac970084df4733a', '\x5913f63717d8b3755270587a539697488a1b5c0afb2dd3159ac6a20dd5db5309', '\xfc722b1635b595baa6e7b067134344e6ea6353699d842c9f5c69f5251d82ebac'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '150', 'aud_QWuOlTyz2JBVsicHnIv1ET', '\x73a598786a9b220060043397020b6aa2221d1e7bb3d036160404ab19e3d70071', '\x996209bcfb754a35895477697fc00fa834b56769e15ce36a0733d1107ff8b1b4', '\x424c93fb55b02b11d26aff213daa36a618e170fb8e116015a66db842bf62cc9c'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '151', 'aud_ICqCbKTdr5ZK4w84INQ3JM', '\x775e22d39d8a917585a9f0cb72c730cc306dd74f683dc902bf675d4ffc2bfb4d', '\x424c93fb55b02b11d26aff213daa36a618e170fb8e116015a66db842bf62cc9c', '\xb4675d2a2162cef8110d48eee046ca14b1c01dcdfe84fd2847920305805ad9da'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '152', 'aud_cV8DrZRg0GMdaBoloXnVAB', '\xfa1cf5551afd5986e984efff10b3fd7f7dc69463a27aa85f491cc5d06b0c856e', '\xb4675d2a2162cef8110d48eee046ca14b1c01dcdfe84fd2847920305805ad9da', '\x431a2ee3eae4ecfc3b40143c5873bd13127a03f6a6c91c4f8b0748f362195565'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '153', 'aud_6jRanHamcHiHNXxOmsJRr2', '\x6999ad169abdf3a3bfc9955aef798ee4896b8d3d9ee8605cff272516e3fe3ea2', '\x431a2ee3eae4ecfc3b40143c5873bd13127a03f6a6c91c4f8b0748f362195565', '\xce8ddcbaf2db0bc5b3da767f168357186e8dc47801580c79acffa032e4ed7d4f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '154', 'aud_tCJhfqRXTAwfuekCpqPqXi', '\x236898217753520085d7adc67fcca423aa0318cbffb3eff933d27653a4bea0e9', '\xce8ddcbaf2db0bc5b3da767f168357186e8dc47801580c79acffa032e4ed7d4f', '\x42324c19d8c5c5415778cd7a7083db346cb756c856a1d9ad15f3c2bfd89415e5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '155', 'aud_DjroC6caq425NJQqm02WDW', '\x060ee5629455f52ddfeb76586be48c01de901da57ef3090c0c2fc1608bbed8d4', '\x42324c19d8c5c5415778cd7a7083db346cb756c856a1d9ad15f3c2bfd89415e5', '\xbd00f772c60ce4d57e0f495962ddbec8a8ac81f6038b427a8968d51c7cc5e8ed'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '156', 'aud_JryXhPuR1cSobYwOGvOwCO', '\x7bb31107e7bd78ade25390fab9f327012d990a2edab940550d04b936c6d361ba', '\xbd00f772c60ce4d57e0f495962ddbec8a8ac81f6038b427a8968d51c7cc5e8ed', '\x4c4dba170ca44e31e38923ec5cd89f2a59e6d4166ab63bfefcfadc0fc11f4294'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '157', 'aud_geyTzSA3VlgUB8gyJTdyqJ', '\xe1d623a8adf69cd0a28d58117cd7cf9b6db5d79ffe2623d1a77d68ed8b4ca2e4', '\x4c4dba170ca44e31e38923ec5cd89f2a59e6d4166ab63bfefcfadc0fc11f4294', '\xc8059a3b951494e3ff830becbca0fb8a84be00f816838da8d2e72896aa8fa2fa'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '158', 'aud_ZhVC2ALIBYtmnvVxDANfl9', '\x499733634019422d3e1925e056f5e8f419ea7fb1567c5f444d6abe9b7e5d57e1', '\xc8059a3b951494e3ff830becbca0fb8a84be00f816838da8d2e72896aa8fa2fa', '\xd8d87daf232792a045b310f2eb95bbba39c0cb650d0cb6ed664c64caca69b63d'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '159', 'aud_vFVRYvUwDYMPLpNf4quWcr', '\x650bc8495d298a714bbad557d92fb0b3709a5dd6235789c424f33691dd61e2e4', '\xd8d87daf232792a045b310f2eb95bbba39c0cb650d0cb6ed664c64caca69b63d', '\x621c0f475b8ffad0fb5900223b0824f300446997e4b0ad139f98bb95407b63d5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '16', 'aud_v7S4IkUUNCavqbcFBXJJln', '\xa0560cc122897462a9ecdcce117f51108685e37843c13b64f65e73bc6fdbd03d', '\xfc722b1635b595baa6e7b067134344e6ea6353699d842c9f5c69f5251d82ebac', '\x56a421d7c1081dd3e17e8207a9e70b93dd9412f98a559c089de148fdee3ea5dd'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '160', 'aud_ueXZ5ifgBiLi0SnLbs3QsR', '\xdcef77295e96aebefdbe0617af34327a3679d694b704b3cb74dd238b2cfc4cda', '\x621c0f475b8ffad0fb5900223b0824f300446997e4b0ad139f98bb95407b63d5', '\x0882b4c134ac0362841ccd1ea71082fc25986fb4ad6552807db622b7eae33118'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '161', 'aud_UmVf3Hmx5qigAvzphQuDnp', '\x8e43cf52abdb62de60ebd49d960d218e0c35270f287655a21912a42d88e8c083', '\x0882b4c134ac0362841ccd1ea71082fc25986fb4ad6552807db622b7eae33118', '\xea380da6c29b6f758f2ca25448ab1dc0f8fe700119d976efeb125535966a4ba6'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '162', 'aud_lrn9O5YMz4K1ur9TDqUsNo', '\x51c9bb06a222b764f417d753877de4f99e60d39d9388220d88422edae13e95f7', '\xea380da6c29b6f758f2ca25448ab1dc0f8fe700119d976efeb125535966a4ba6', '\x82be73c445a08616f9f1cbe5dfe063b2d0a5a13324cd8dce29cb02082eafff09'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '163', 'aud_HoKf2L64aSoDKmjBfADYR6', '\xa2b73048e9bdbdc8e80825a3deaa8205b8d4bb8fff804f905b9141e6a48d27df', '\x82be73c445a08616f9f1cbe5dfe063b2d0a5a13324cd8dce29cb02082eafff09', '\x0605e809aac766e759628b7ae2b85c0646f3a0ab6438a2cb6a78338909eafdc6'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '164', 'aud_ELbrpqjMbHA5tV0H6ngspl', '\x3d3694cd2130ea02ba9327ef9a5c5e297f415a9e961f159882c2c34d6916462a', '\x0605e809aac766e759628b7ae2b85c0646f3a0ab6438a2cb6a78338909eafdc6', '\xa327b3ad583093f0120bcd3359040550c37df1f6335d092468e6fd80c18818d3'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '165', 'aud_DtMBoGc3Uuqso6VnG4rq7Z', '\x1e5887c7c1f939649f42f658fecd5f8f2e452e3df74a75447d9394192785a6af', '\xa327b3ad583093f0120bcd3359040550c37df1f6335d092468e6fd80c18818d3', '\x97ac0933fbf2a1ae7e068bd489eaa7792dbe95a81dc52864e6a68ba65a56ecba'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '166', 'aud_d2QNSvCKZxHgTI0VL37cgf', '\x1a82312efce224c6d4183b3c89248a7e67db9ce4c5d8500b9a4e1b3d8535a0d3', '\x97ac0933fbf2a1ae7e068bd489eaa7792dbe95a81dc52864e6a68ba65a56ecba', '\x30a343ce2480265b80e291105b7a2b2c738314236017e709e59c52169fe6d58e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '167', 'aud_RGSLiOHMbYYBrH47q8E7ZA', '\x9a71d33dd0745db2ce2f069394ee5004edd2d5634c2f3f58d2ec5cc5f978622c', '\x30a343ce2480265b80e291105b7a2b2c738314236017e709e59c52169fe6d58e', '\x10dbae114bb93cc8869fdbff427bbce20df8bbdfcce1e1973108d4021484e545'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '168', 'aud_8qPgEN1IY1gRBdXxmCjs1p', '\x44978fbaa6cb5d44a356f8fe5f2df98836517900f83586c026d815943e4eba24', '\x10dbae114bb93cc8869fdbff427bbce20df8bbdfcce1e1973108d4021484e545', '\x757fb934cb4978394167f6363ecd525404b720cc32b4f8ea3bd1f51737be3b5b'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '169', 'aud_Sh2lItbSlac00YnclKEuVI', '\xd9081661d849f49f004c2af26d7bce70ab06b022ef50e7a1b8b1ec98ae4609e4', '\x757fb934cb4978394167f6363ecd525404b720cc32b4f8ea3bd1f51737be3b5b', '\x207e67fb7df6595130ffb131fd5dcb86249a4640873ee2ddc7ea940c7a5fee35'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '17', 'aud_rd2d4CSm0S4v6jAIKWMx1I', '\xfe8104c53fb7da90ced32e8a22646c3e77e1d6085b3bf86c7fdd4762f646ed2b', '\x56a421d7c1081dd3e17e8207a9e70b93dd9412f98a559c089de148fdee3ea5dd', '\xa0f97913a6c035dbf5164c342c9ba7875673b7a9212f33daceee01bc6655d819'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '170', 'aud_mKvGP1PZ6rwQbStKtpC9qs', '\x4a235684616f3985f94c73d05a245b27ecd08efe49aff6a61db708ab56a009a7', '\x207e67fb7df6595130ffb131fd5dcb86249a4640873ee2ddc7ea940c7a5fee35', '\xaca6f59df432e16d282f4bdb012c172d873247b4ac180c69546be6e9d0745b27'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '171', 'aud_knq4aEYDSsitQmPJ7ZEuaT', '\xd4fada9b61d1c6d57940f864cd1464abc5c0f5fdbef4b0c6732d3d3671944d57', '\xaca6f59df432e16d282f4bdb012c172d873247b4ac180c69546be6e9d0745b27', '\x7b0258ec1936e30a6d7d8659174ffe8c946d227e6973dec907cbcc686b399fc8'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '172', 'aud_5JwGNsXm125MCk5wUIOtFd', '\xeaa78e5ff62ae2ed7d343c7752e194c9566249eb5e1f12c8888bdfa51d3e0ba8', '\x7b0258ec1936e30a6d7d8659174ffe8c946d227e6973dec907cbcc686b399fc8', '\xeb32458591c5ff7a54f5908026b1298868bb1a888150b32e323cc84a71a0c482'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '173', 'aud_F0OKZ54hSpUyZWeUGI2bU8', '\x4763517a73df933aee382febe6dd78b41e37fc097de3c30179bbbad1134686f4', '\xeb32458591c5ff7a54f5908026b1298868bb1a888150b32e323cc84a71a0c482', '\xdd85ae35337436ef5c16d0928dc88633f82142ff4b72c9277d7a1ebfb7b1a5c8'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '174', 'aud_4nmU5RlF5SIT6568sbYYit', '\xac2282328cd7a09830650eebf83cffec6beb120cb70bb40c194bc1a48269a2fb', '\xdd85ae35337436ef5c16d0928dc88633f82142ff4b72c9277d7a1ebfb7b1a5c8', '\xa139865244f87ff1283db2382f62ef474a924fe5c9a94fc2bee8ee54c438b39a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '175', 'aud_G8zztQyMoGZNptuUdDBAQH', '\x9351c1df49afa6a5492d95e0aef00d65d6835ba564f8c2cf190e12efcdf02618', '\xa139865244f87ff1283db2382f62ef474a924fe5c9a94fc2bee8ee54c438b39a', '\xd026e23c13d3ef093711eea80569a1fd2b97d1dc72bd273d8229f9a00277f08b'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '176', 'aud_fFDdBWNZJxjVWxJqlgQElz', '\xa9c1cd08f615529f1d5f30b6241c72dc1f739204a7fa4a394df2b3cf80d22b19', '\xd026e23c13d3ef093711eea80569a1fd2b97d1dc72bd273d8229f9a00277f08b', '\xb6f8e884320117b867095c99d2337eeadecc354a3060c7ea236e1859b126b282'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '177', 'aud_qgZmbmcNSGaBeGDRAKwslM', '\xe549584662598e21c9aa7acc99fb7c04d3c09d86591857ea206ae1d8fe4f4420', '\xb6f8e884320117b867095c99d2337eeadecc354a3060c7ea236e1859b126b282', '\x5f4e3d79c2e57b3fd8b1ed5b0939c765ec4d05296699fde12f745760a56f679d'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '178', 'aud_ZrUhUXnblHiU49lZynVbdo', '\x130c8b9b751bdb70c1ab9094e6da646d0216c193c0369520853ee6131864ddbf', '\x5f4e3d79c2e57b3fd8b1ed5b0939c765ec4d05296699fde12f745760a56f679d', '\x061e2e5222eee45687b59d76c7de71944eec9debc64217a45971a526ca6ba809'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '179', 'aud_xCZRATCfVDWFEjgWKp5Yfu', '\xa30ab6d59af1d3526738da8d6c54152676123b4b27b40f333c2a4b9516845b96', '\x061e2e5222eee45687b59d76c7de71944eec9debc64217a45971a526ca6ba809', '\x7c9d004cfa3de53a857e1f56b44901386e36247245a33ce4c1b91a7b1317d786'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '18', 'aud_XCYy6k0lrqLrba3hSRRgXd', '\xaab9478e3f33344656ff3b65ca371a4a2dd130548722c947a4dcc26ae6a07ae2', '\xa0f97913a6c035dbf5164c342c9ba7875673b7a9212f33daceee01bc6655d819', '\x90694f86e606d42b9cf3b06180c16daeda586f236dc945cef3b1e57937ede4c7'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '180', 'aud_FpsjB1GdHHaW5a5qnWGo6q', '\xdbebb271de76cd07016bf11830cb4880f3f96912f41041e889782a16e671a20f', '\x7c9d004cfa3de53a857e1f56b44901386e36247245a33ce4c1b91a7b1317d786', '\xdf1213f3b17a773866529481f9dd678c992beb1769f3f5338da286d6ec3ee531'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '181', 'aud_LYpNT2P7qoNf6kvwM7jYra', '\x610ff6eed6db3ef910919a55fbec725ca8b39f3688864b5cbaa5d827949a1469', '\xdf1213f3b17a773866529481f9dd678c992beb1769f3f5338da286d6ec3ee531', '\x0331ebba2b0b9920001ca99e8120f35ee3ab38f35f9838fc77ff9a5d4697fc18'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '19', 'aud_n8z2Vxymh83V0tdZ6QOcc9', '\x3a9bc8cf89f1149251b4b45aa100d4daea71786cf13a82576e4d334de5325c48', '\x90694f86e606d42b9cf3b06180c16daeda586f236dc945cef3b1e57937ede4c7', '\xa1287917d20984205e8d7fe0594b0fc59baaf4ef934d646ffff85ac15aa61d87'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '2', 'aud_1tYuK2fwxFvC2BshZJWZK4', '\x5a99f22d3d74f063b9edfbd4abbe7dca23f8beefcae684231d56192fea566d76', '\xd7bea8d488b6ea398214312a57e5bb44db5497723e20008f2e7a10c6d26d32d6', '\x9bc3f5e6056a4fe79a64baefe04c5db66fdc07dde78d87b1cfc5912905964f3c'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '20', 'aud_qoVNtqtJ61yX1xoMUyqgeU', '\x058ca1c64ec05c7bf8255c05e718bc0f5fb4752b8835cc1fe0a9f9fef27f786a', '\xa1287917d20984205e8d7fe0594b0fc59baaf4ef934d646ffff85ac15aa61d87', '\x895b87f64b95c6eb1c8eb01cadc8693c19b1c2ae7ed47b8ae47314df9dcbdeab'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '21', 'aud_cQmqdSM7l6f18Rf7e4nPne', '\x3a0ec778800ebbbe8334034abcce999af0bf0433c21a626c134b907a8dd46568', '\x895b87f64b95c6eb1c8eb01cadc8693c19b1c2ae7ed47b8ae47314df9dcbdeab', '\x6cd05e5e6df79fb85d5e45b6c9ee65c83161b3300169d50f42d6102493c0ad15'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '22', 'aud_A0XZiqtfA4Ah8Nl96tBEdV', '\x59108706872ea14b00926914e71ad524596a8eb803085c8bee77d0a6154de1a3', '\x6cd05e5e6df79fb85d5e45b6c9ee65c83161b3300169d50f42d6102493c0ad15', '\x71ca515a54c3446cfb63a657d2f44e75ad8374f61a26c6b1ebc0509453815705'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '23', 'aud_r5Ucx5vnnppjAhrI26dMJQ', '\x7b2669490acb4c4941323d93c2f960e97b51039bf35c486b49c2b933d64bb3f7', '\x71ca515a54c3446cfb63a657d2f44e75ad8374f61a26c6b1ebc0509453815705', '\x0c99e82d5b8e405b1309652cab38c3cdc573098838b0758d8af5a8559fb227dd'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '24', 'aud_4FqFkBZUYVyNzCVSHCOC1T', '\x21e64e8fe100a84d7f8b1d6adfc847e996dc01961e23c1b16614b5f823192732', '\x0c99e82d5b8e405b1309652cab38c3cdc573098838b0758d8af5a8559fb227dd', '\x54984b07eb5400575e61e752aea1e2c640cbd900caae797c5681d7d0202f5576'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '25', 'aud_XKdqSSwth9grD90t0bdwR5', '\x1e6e6002c3ea845aa511c5554aa266a48e01c9cdae13252bd26eb98606822024', '\x54984b07eb5400575e61e752aea1e2c640cbd900caae797c5681d7d0202f5576', '\x3be500d29a4b9abd040a991f696488880dac6307b74b2c25c65863cf9cf6bd48'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '26', 'aud_FYr1NsNQdf1CGqVfpBMXqb', '\x90188abeee984256d9b8fdce9ecdb18af3e0edf2b60d82a2b7d3323eb6ef745c', '\x3be500d29a4b9abd040a991f696488880dac6307b74b2c25c65863cf9cf6bd48', '\xfa3e53dfa293359013a84088fb68c9e878b79abaab1c6d7115c949f70e4724f8'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '27', 'aud_f2592i8THRuqhhsNKuIv7z', '\x2f550213e74e4dad291162a7bc4cea61f31accc367bd675800498cc1e5d197a9', '\xfa3e53dfa293359013a84088fb68c9e878b79abaab1c6d7115c949f70e4724f8', '\x9713658f3e3828636d9d7478f54adf42cc7f7f1894be3e8d705a88bf8862c183'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '28', 'aud_mMsOfMwxf2wLwWTb5u7mcj', '\x6804f23a0b1700674e2ed283878c2875b8455c742ef1fd13f2a4ea0b1816c26c', '\x9713658f3e3828636d9d7478f54adf42cc7f7f1894be3e8d705a88bf8862c183', '\x5d69ee29a07dac1fe1c937e5c23263c2305e324056e9e2369885cbf85fb2c6da'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '29', 'aud_Qn6vJexlwLqHGXD7evvnCV', '\x28febe2cda00921ce52fa479eab909e8e39b427fbfbe81a1b3e13fe25528a76d', '\x5d69ee29a07dac1fe1c937e5c23263c2305e324056e9e2369885cbf85fb2c6da', '\x630b5ab18c07518c72d183c4ca8e28760909f77bbea6b65413043531a2dfe9b7'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '3', 'aud_DJFwkAbxGHZFErmhFQZYY9', '\x3645f66f9b9adbfe824c7913eb00e8de5a8c37bccdf741f8192fa597613b01e8', '\x9bc3f5e6056a4fe79a64baefe04c5db66fdc07dde78d87b1cfc5912905964f3c', '\x8390714b19d61eab0206452b862f5f6459e2d8d8c0e33262eb2fbee2764b8781'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '30', 'aud_SO9AJT8AtPLeedXAjvUVUz', '\xbb83419fd502d37a6eaf6a5682a13326fff77b7de80845aaed6bffa551099f35', '\x630b5ab18c07518c72d183c4ca8e28760909f77bbea6b65413043531a2dfe9b7', '\x22d0ca6d29583043737226e199f61bde376a0292c1c328f15b60daad83043159'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '31', 'aud_TcgBcGpomuXncXPQw4OEce', '\x20ff601c40daa913046255d773320e32b310a6ad4869a291b8e3930c3bea29db', '\x22d0ca6d29583043737226e199f61bde376a0292c1c328f15b60daad83043159', '\x80f4b557f97590893a4d8507e05a70f0eab8ff6c577cb27ec678a7cb9f37627e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '32', 'aud_hu4QTrdzDglSbYlttzVAhE', '\xf76e12785ca50319162b1524610125d4605f441700481986289c3e641ba141a5', '\x80f4b557f97590893a4d8507e05a70f0eab8ff6c577cb27ec678a7cb9f37627e', '\xff2e6ebd324bbad169868347f155c2d066749b2d0c444e1c3321592581629e0f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '33', 'aud_sXKNF6meaV93v0iR1AhYo5', '\x19bae487902c3153041788b1f8073703a7b96b5b52e7e58f1300c9fd8463cb83', '\xff2e6ebd324bbad169868347f155c2d066749b2d0c444e1c3321592581629e0f', '\x97a1c8f860982ef610e7db839343c808cfa75f121efc156434597fecd67ed76a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '34', 'aud_pFgJeYYG6KoL1rkkSU2ejr', '\x98ac3340735ab856b07488d9f08401b6cdd62212153f5829747fbcda7c3ef5f4', '\x97a1c8f860982ef610e7db839343c808cfa75f121efc156434597fecd67ed76a', '\xa62cc2cc68e08d87ae1dbab96b76c52932d01d26dbe3e1ea6455cc9c5ef3f4ea'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '35', 'aud_eZ19d02fG1HSqdffIHKCov', '\x53c5a35d3ac833e377e8fd16fa2e9e0ef1721fccbd11b305d6064c2b1aa5e2c9', '\xa62cc2cc68e08d87ae1dbab96b76c52932d01d26dbe3e1ea6455cc9c5ef3f4ea', '\xbb15b9f21ca9e38456fa3dbf9663046a350c4e33140f70a44be1103c284e8788'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '36', 'aud_LLtXp0t7yA2toXPsKW3wd2', '\x1e04837f265448f3e249e1f26e33fc3a545c4b0f1f61593f78371141aecb113c', '\xbb15b9f21ca9e38456fa3dbf9663046a350c4e33140f70a44be1103c284e8788', '\xffcd2b66ba59743aa377d8eb1eaa46ad49f649aa96604f57eb27195336f6a58c'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '37', 'aud_S30GofzE8aKWXMjb9YyYh9', '\xb7bc1cdd26041594acf48fba037d1e968513f29468e42f016dd5ee6875bd8a31', '\xffcd2b66ba59743aa377d8eb1eaa46ad49f649aa96604f57eb27195336f6a58c', '\x8e3e386b49ea440d46da7a9c6cc9e644d5961ed10e9350793b3dc9504ca611cd'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '38', 'aud_HeVun1bUMiAQ0NAPWwoO9M', '\x1b500c0cb0b97a1ff48a1e492344dcdcef242cd232344ee418d954a79bef452f', '\x8e3e386b49ea440d46da7a9c6cc9e644d5961ed10e9350793b3dc9504ca611cd', '\xdec0337905cec47f7e2169a5ea7cb36e2177c8474010fc35a10e2fbfd5fdace0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '39', 'aud_08ysyVvQkhoIS07JbYBREp', '\x84c7f101689104337716944493020fc53cf013a3ebee1a967fd61b23e4f3d40c', '\xdec0337905cec47f7e2169a5ea7cb36e2177c8474010fc35a10e2fbfd5fdace0', '\x5f1481b6451a9a9ce24d9cbb9627f764daa878806425610240bb8dcd02e0b256'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '4', 'aud_mme6Ok8NrUSnIVINPcNvEE', '\x1e5bbcab2946196e280b1ad67786c8db9a5297e2aa0233370078bdb03ea7cfee', '\x8390714b19d61eab0206452b862f5f6459e2d8d8c0e33262eb2fbee2764b8781', '\x87164e90632d1d26656334559b0eec0ec52bffaff19b365421d0f56ccde60f79'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '40', 'aud_EthWW1fmypB0up2ENknxJF', '\x4f72cd79b9aa5944cca662ffd81c0037c31535142b4312869bb60a11d99c88d5', '\x5f1481b6451a9a9ce24d9cbb9627f764daa878806425610240bb8dcd02e0b256', '\x4082407e4881ef7114484ccdd2c68545c879a497db818975e32e68dcb922132a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '41', 'aud_RWzJvsRkgSRNdQG5iBDkhq', '\x64ba7eda8cdc3f6578a0da725aa5c94a0601387d727456ef59744ec0c01b13eb', '\x4082407e4881ef7114484ccdd2c68545c879a497db818975e32e68dcb922132a', '\x69b9147eae76f3737ff56f5609c2af4c2f1bf9ba4a7cdf2cb4fd6ffb68db324a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '42', 'aud_zc9fcNm8T6Rymm9AK3i9YG', '\xeef221fba02186bb7caede92968e7184420f6c030f8f4e89a54a28f4ab876083', '\x69b9147eae76f3737ff56f5609c2af4c2f1bf9ba4a7cdf2cb4fd6ffb68db324a', '\x8c813a1f42e30f2bbbd392c297870b27d535703c9a9320738fe6fa51ee9b451d'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '43', 'aud_fUS2waGBftVoo0gAmPxkqS', '\x88d3e212eeb19b39c9c56160f09837ad4c2f030402f267081d33920377b9b963', '\x8c813a1f42e30f2bbbd392c297870b27d535703c9a9320738fe6fa51ee9b451d', '\xc0c4f27a9735a4a314615eb69ec05587e7455ec340f59ceb9d109130bee2c082'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '44', 'aud_VGCdpHXCaRBAouPWgCE8L0', '\xbeae5ddaafca78cebcbdc0a1755a7112ae7bb4226ac4d9d5c26ccb6ddab97635', '\xc0c4f27a9735a4a314615eb69ec05587e7455ec340f59ceb9d109130bee2c082', '\x156228efda07159169159f0e8caa99bbc37f54dcec557c1e02c3979608a3e096'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '45', 'aud_2yxMrHtZi93SDlepEm5ag5', '\x2d1d9210d106dbf51b761948a8f21ff3d9ba78943a8946596918e6efd969429c', '\x156228efda07159169159f0e8caa99bbc37f54dcec557c1e02c3979608a3e096', '\x1f8ea24fdd4b5b88a1f559115fda653bbad3a6769691dde45680fa82c95f0bba'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '46', 'aud_McDeZK8y7Y7rIkPK34G5Fi', '\xd80c4ffbe4ce5ad01c65457fa17dadc0441f24e0ce6f76b2805a6e2031888c8a', '\x1f8ea24fdd4b5b88a1f559115fda653bbad3a6769691dde45680fa82c95f0bba', '\xd75c80a5a37b7f9f7d3a46e0aa650103f1dbe1ac53fdb877e32b7b55d23d3041'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '47', 'aud_ViPESAuyJNe9g40uWmMbLK', '\xebc5eade899bac23270ac34c99ff9e2902ae7ff675abd9fdc77fd63aa489c8bf', '\xd75c80a5a37b7f9f7d3a46e0aa650103f1dbe1ac53fdb877e32b7b55d23d3041', '\x3c83fb90ed6934a18449291a25b802d7a63a9d05cd85932c73d42086b3ee3cde'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '48', 'aud_21MwmilvgPkKVQEXjrDrHH', '\xb6c98c66b4a3aa97f482b0aeef27d711bad3d5b6c9ab1ba89433dfe2a13aa7cb', '\x3c83fb90ed6934a18449291a25b802d7a63a9d05cd85932c73d42086b3ee3cde', '\x042b379e8fc8ecf43bb6fef086df2069e68f2352733f00e3d276c438bc9aadbb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '49', 'aud_o6j9MMnMayvuqf1folk1e8', '\xbc1accdf4526160f9c7b2ab6f151f6c3d7278491612b1821e2fee1a43b001f84', '\x042b379e8fc8ecf43bb6fef086df2069e68f2352733f00e3d276c438bc9aadbb', '\x7d72bee5ca2c3bb3603aaabf03e93f5e44b123f533baf8bba5d4ded58423f394'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '5', 'aud_p50lLAfPionbMOiWWiKX8J', '\x59713474d76d30d4d40fce35fdf31a5db24d58ab8b80594bae82597e70144f31', '\x87164e90632d1d26656334559b0eec0ec52bffaff19b365421d0f56ccde60f79', '\x721a431c428f75bcf210b2f2287808c14b168d559ce4c7f891a238f2e3148941'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '50', 'aud_wmho9vhFZOK0USJpCxYnzL', '\xdd6a50fb574c4384f35210f79d45806e813ad602c6a316cc596309e4d0e11456', '\x7d72bee5ca2c3bb3603aaabf03e93f5e44b123f533baf8bba5d4ded58423f394', '\x0fb908ff183c1d32aa6d114290c7a7e75e91d1d0d3c8bfcb48aea8df234048d4'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '51', 'aud_2q6VP4497QhfGosQwrEEN2', '\x98cc43a7561147d23784d7da842a1d6bf9417d9574abfa9cbae48f5fbe2853f2', '\x0fb908ff183c1d32aa6d114290c7a7e75e91d1d0d3c8bfcb48aea8df234048d4', '\xe467d344f82bd8b69e05e873277a1352b8ad33aca64cefe6b73c9632264ec505'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '52', 'aud_Skutd60seqHfnbcc4OUVLr', '\xeaa0fe8037c820c134919620280213f7e0f11d4b8b4976f7286e47b0fd9613cd', '\xe467d344f82bd8b69e05e873277a1352b8ad33aca64cefe6b73c9632264ec505', '\x578cbd3ade35692818aa6ffad2deaaec016ffedc74156ef1695a7a6d2690b6aa'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '53', 'aud_EsfY9NoCn9geBbT9BNQePm', '\xd44ede9537b2fa0c12524cbf9c4fec8fe703d76d95580dd75732648126f37be5', '\x578cbd3ade35692818aa6ffad2deaaec016ffedc74156ef1695a7a6d2690b6aa', '\xf63d60e15fedcb3ae43be82d051555161404b64c7a2e5ca1a14b07e5b2214581'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '54', 'aud_c4qqCnzPAgk51bwzeUmKPk', '\x554ad8f367d2efb994b581dedc56f759b4692653787cf746013c8dc6208f5a3f', '\xf63d60e15fedcb3ae43be82d051555161404b64c7a2e5ca1a14b07e5b2214581', '\x35b14f15d8223be3428d83b04f9e13b02e5c9e00e6c75533e32f338b9c72e6e2'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '55', 'aud_jkDolGUb68TkHjGVqF5iAD', '\x47237f98501f2a1f7f02312eded94e34a67942edc9b643da973f14e4efedb602', '\x35b14f15d8223be3428d83b04f9e13b02e5c9e00e6c75533e32f338b9c72e6e2', '\x7c38089efe4ab4a21f2157d696486711e07be00d125ecb9da188e4da86a56323'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '56', 'aud_98ipxUgfaDsIHnzilFESTC', '\x406887594bd5ce94b6dd3a8d0a40dd4836789207a241db678f7f3b5438faf405', '\x7c38089efe4ab4a21f2157d696486711e07be00d125ecb9da188e4da86a56323', '\x450c39619cfaa4378cafa05943534a45923b25e7a900abc2aef735f8cd0c2d1a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '57', 'aud_b1BqIJiVmbI5FQy122qpOX', '\xd2ae292f2fd88c8f1bba5508dd6c7e0a2f5db79795cf6aa7624694a48acee338', '\x450c39619cfaa4378cafa05943534a45923b25e7a900abc2aef735f8cd0c2d1a', '\x39cd2f6ced393d89d5d37b9067b36f9900097361466e68638f766235cefe4174'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '58', 'aud_dmRnFY7NmD9r2cDh1Jtppq', '\x08806b30d4b226dc830937e7ace792bffe67b0a59ebb954696c7d1a592770387', '\x39cd2f6ced393d89d5d37b9067b36f9900097361466e68638f766235cefe4174', '\xb6d1238c5446a3d3db82eaab950aff1bf73cf336042e32621dd9e174d6ef20de'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '59', 'aud_v4O0qNsSRuRp5JmU6Hv78t', '\xcc9261a440ed9eac401bdceee93e9def5032e9b03ce383b4f5b3d507151e3b20', '\xb6d1238c5446a3d3db82eaab950aff1bf73cf336042e32621dd9e174d6ef20de', '\x1954aea63946257f899e449c2034e11ef9104da485a61bbded701657481bfdaf'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '6', 'aud_Gn0AIiaTNy2TSpWZ1yxaEl', '\x87685d2c32e02945a1911f099f2034922f6c00198a75d84aa311368e325a9ff8', '\x721a431c428f75bcf210b2f2287808c14b168d559ce4c7f891a238f2e3148941', '\xd9ffed773dc64a45e051b000808dd0017231e5c8c76d36a97f04dd12b0db0585'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '60', 'aud_UJHSJE2h5VyFziAGizUy3Y', '\x0d370f82c32d8ed048105b60017125b76d79fa76d076c2718ddef21b413cc3d9', '\x1954aea63946257f899e449c2034e11ef9104da485a61bbded701657481bfdaf', '\xa569f59c1582af49044c7be5ddd4ca057e3105b4869a7b16d8d1c9af4e469c6f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '61', 'aud_jvk5egJLCJNewJXy9qDsFZ', '\x8692a9ef7040cc9a0a9be13bdf58f413fbc7a4d079182fbee1ee75c83e743d04', '\xa569f59c1582af49044c7be5ddd4ca057e3105b4869a7b16d8d1c9af4e469c6f', '\x7fbd603f80d7544db87f39a6e0f41c53dbc9039a6f470b6e14d3a128bf108df0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '62', 'aud_UXbYIU2JkasM2hIFnFsAy3', '\xa115b886e0c08cf43f848ebd97646be6276dcdcc9eea88560de87533d1ee291f', '\x7fbd603f80d7544db87f39a6e0f41c53dbc9039a6f470b6e14d3a128bf108df0', '\x1ce3ca25a61ef1458f778e685e720e1e253945f570d895de85b89f58922f7e3a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '63', 'aud_HertDBy9bGnL7YsArC018V', '\x9d49c7035b888f3c7414f872fba48a0ffebc1bb43eaf4e533ed4e3f25edb489f', '\x1ce3ca25a61ef1458f778e685e720e1e253945f570d895de85b89f58922f7e3a', '\xb623b45e7625e852232c3981024739fb0fcf59a514a90f719bbbd0124132e961'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '64', 'aud_KItOxT5EVEafXvAkhu95Ot', '\xc3cf4731d6e0b8375c0da023453163ccfc5208ce86da5770f28b01c9e8c53a90', '\xb623b45e7625e852232c3981024739fb0fcf59a514a90f719bbbd0124132e961', '\x5ae6b5db81c89ddb145bbee463f338506cb42e6a3ac0fcf024b84dfc629fdf65'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '65', 'aud_DwKZPRF0KfcChHTBqFrupf', '\xfd20934a59d6bb39f24d88c422c756631c67f372b2eb3c6faa5489d571b7013d', '\x5ae6b5db81c89ddb145bbee463f338506cb42e6a3ac0fcf024b84dfc629fdf65', '\xa5d691b7eb39c56df6ff472addbf31b8554f04984a2c056e798eb3cf246a7e3c'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '66', 'aud_DFBIf6zn37kInOwxFDQlZs', '\xe8cdc3bc587ade61dbb7c03399ac476c1faa61853858300f4d43fa4475c0cb4e', '\xa5d691b7eb39c56df6ff472addbf31b8554f04984a2c056e798eb3cf246a7e3c', '\x1e2ad35f9ddf5325b16e83cb03038277b7ba5705a881dcc11671583d0650c7ae'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '67', 'aud_dtdYECgvzp5WOsbnX9fMPM', '\xf0334c547b3682033193d56020366762ee355ee7ebbb31580cb672dade76063a', '\x1e2ad35f9ddf5325b16e83cb03038277b7ba5705a881dcc11671583d0650c7ae', '\xfaa82516a2575b5c2b58b40ecc6780e200154e52d30541c8b7d615847555172d'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '68', 'aud_1LRToUdHIAehxrLfNs5Mtu', '\xb4e98b6e1d4375563f31c6c7ebe605c3934d76c7f3ca665d0757e914d8e81d70', '\xfaa82516a2575b5c2b58b40ecc6780e200154e52d30541c8b7d615847555172d', '\xd87fb9ed61b3ce2fb2e5947986b55d62a71233cb032498a9dcdd2c0deed61430'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '69', 'aud_8m8y8ceoqfq28gdpkgdTih', '\xb1ba03a103069846fb57363c55e00973d6101834a0fcd0248995f3476b9a0bae', '\xd87fb9ed61b3ce2fb2e5947986b55d62a71233cb032498a9dcdd2c0deed61430', '\xa3038118b7ad70a8627bdaa7baf6379190ee0fd04aae02002baee8bd4475a139'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '7', 'aud_2FIYUBiSvklRicT8eGOF9p', '\x42d764d9daa35e42b0c295857f37b41e1183e04757a50be52085f7bfcde32328', '\xd9ffed773dc64a45e051b000808dd0017231e5c8c76d36a97f04dd12b0db0585', '\x01cd46d6edb287d85f169030fc932bb1c00a842a3e505e9dd85751ca135adc09'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '70', 'aud_0xZQTgCMGioHem8L0pDlqy', '\xab982e5d8e2849b2e07231abf06106554d511fd4c24d4f2921d3e38bd965b09d', '\xa3038118b7ad70a8627bdaa7baf6379190ee0fd04aae02002baee8bd4475a139', '\x849f8718e5b4abde5844660ecd2d1107f4ae188b56c2b84d6fbbc28f82c46a43'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '71', 'aud_e5l92FFYuFSDH85KNaQ1pl', '\x576fccbda1cd507c611b3be721ca69acb5f3db5df2b336cbbea414baa6edf866', '\x849f8718e5b4abde5844660ecd2d1107f4ae188b56c2b84d6fbbc28f82c46a43', '\xf054cb4cafaef9f8a6a8d3df6fa8773386dd6c06ad231ee4f8820f0e9c58dab6'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '72', 'aud_6hfzqdt82lNzzeWzRF4HJl', '\xbf1ba5fe997a54be56f813846a70219d8a38b3019ca8cb79d1a3808130169f3d', '\xf054cb4cafaef9f8a6a8d3df6fa8773386dd6c06ad231ee4f8820f0e9c58dab6', '\xcf1b122e46fe7ae31a89829bda8c2529b59376d371e306908bda1276ad0ea4d9'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '73', 'aud_BY1QUgl8uVLdZuqhBseK70', '\x6fd9baaa80c7aa8a9251213ec6a05f33912169506cd6dffd024eb954cb4ae2e0', '\xcf1b122e46fe7ae31a89829bda8c2529b59376d371e306908bda1276ad0ea4d9', '\x0f3c204e264cf683f6f84e5495ec1f10985e9090f720b4ba073348f31c40987b'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '74', 'aud_mBVt3L2XFJEksJmHXYy21V', '\xc7c67531deb118313161c47267489d48c72b7b0a41f8f8fff7cc2db3b908126f', '\x0f3c204e264cf683f6f84e5495ec1f10985e9090f720b4ba073348f31c40987b', '\x0458b5dac887ed29d19ec176b3fc3442ae1850080281bdf4cb434d7634a6457c'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '75', 'aud_C0zq2coNVOymqFmpppsc4O', '\x369c7ebc94cc5def629368431ed3f190575b8a4f0d04812e5e0162991d834d55', '\x0458b5dac887ed29d19ec176b3fc3442ae1850080281bdf4cb434d7634a6457c', '\xddff4da5ff99a9ab6cad9c63da3e007d00f3c26010edcc7ba7abc2dea6db14b9'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '76', 'aud_LY8TUnD2qzx40nhFRHafpD', '\x20ccabd8c006d57fb3581c3cf5434d001869f1d7710c290b4302aa2af8a656b2', '\xddff4da5ff99a9ab6cad9c63da3e007d00f3c26010edcc7ba7abc2dea6db14b9', '\xcd5f7503821cbc86c9b55c11a2551de0d98f04e0b212031104b77a0e0444c302'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '77', 'aud_bJOvvY3XLqgn7hcbu21Z3l', '\x7e8a1aa0e1107fda204758c3fb6f864fb066af38cad674a9c2d4f23f742d0794', '\xcd5f7503821cbc86c9b55c11a2551de0d98f04e0b212031104b77a0e0444c302', '\x6c6d50d87a140dad28aad2a083177ad54afe894b23ab9c129501ba8f554ee52a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '78', 'aud_6IPvL024RGsfdlTkreCB5l', '\xb7b592dc6dc628cad61e14a6609a402c3044770a4086153454e250cae237c1e4', '\x6c6d50d87a140dad28aad2a083177ad54afe894b23ab9c129501ba8f554ee52a', '\x70a18db1ccbb171fb81ed4aba21f7209739297178471a1719ca20dc039ed80c7'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '79', 'aud_IGW40LeJ8edJFPWMOuNXX5', '\x28ea7c810a525d16bf00eee7bc7f65f2ac909c4ebfbf25cb109ca3a3ef5cfdb0', '\x70a18db1ccbb171fb81ed4aba21f7209739297178471a1719ca20dc039ed80c7', '\xaa7d712dd579f2a1217eddadaab74d722d9cf8ae80ab93081f51f7445937c7be'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '8', 'aud_C2lkTyHg16m5vlnDTOMZYC', '\xd5a27d1a9a6dd667c59c388748835ad6a9e399f30ca522ffc3ecd8605c12f895', '\x01cd46d6edb287d85f169030fc932bb1c00a842a3e505e9dd85751ca135adc09', '\xead3a34a2b01cc4501b969e0e23be7217740cafdebde03335321841390ef6ed5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '80', 'aud_RBcrDMeYhUrctaimCmFxyr', '\x9e63c6a232cf739eecc263c0eeda43188b80991f32efe6ab6397c3f92b548f18', '\xaa7d712dd579f2a1217eddadaab74d722d9cf8ae80ab93081f51f7445937c7be', '\xbe9228b2b9896f40119c13f8755de7738c19b425b9005b02468aca8b32300d36'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '81', 'aud_yJKeVfQ5TdA4cN2vSrMblT', '\x7b6f1c5efadebd7f6d0f34bb1e5c968fd3f8d3f358c75a2a6cbe065c2aaf77f8', '\xbe9228b2b9896f40119c13f8755de7738c19b425b9005b02468aca8b32300d36', '\x7cfc60fe8605858e9fe4a3f24754fd65862dce2210a9424f171a60fdc638e787'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '82', 'aud_ta3szrh7Sl7xiZBCu0ld3k', '\xf9e37aba6d109a3e5e9de24d8af0dda6db5f2b9a49641eb2fde62f068fe1ed60', '\x7cfc60fe8605858e9fe4a3f24754fd65862dce2210a9424f171a60fdc638e787', '\x210ab41b8b7a18f9f76faf37c94f1d2e944709e69407878036de537f5c9ed941'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '83', 'aud_JLR7CsDIdCF2kOZ6GLhJZH', '\xb4919b8aae46bfc799c27528d7e4d0aa33554df98ef612a92bfb4ec8a27ef6f8', '\x210ab41b8b7a18f9f76faf37c94f1d2e944709e69407878036de537f5c9ed941', '\x6478488989ad23b19824b35b3dbbd05e0f5a8146923819e5ed5297b690465647'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '84', 'aud_rl7gMiYxxkz9yrcIHuT4d6', '\x292b4ee25d5732e2652f60c40d71613e0e106f1c5d23adc8b705e2abd8a9316c', '\x6478488989ad23b19824b35b3dbbd05e0f5a8146923819e5ed5297b690465647', '\x1438f1a00583c3f70e40a3594bb116e1526d4a0d330a79db57dec497e5366a0d'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '85', 'aud_BORna1fZTsDAiaqo8EGZSn', '\x8473da4c4aceed0ae75d159fbd67444b355662d4eb3e5b156691ee1b8ae0900a', '\x1438f1a00583c3f70e40a3594bb116e1526d4a0d330a79db57dec497e5366a0d', '\x400eab6ab4de2347106fe11b74388e46ed6d38c7242f0c625b07697d678f3716'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '86', 'aud_v9WJ3SNomGNffzrzRGaLC5', '\xd13209300fcda8ffca2ecd48c7782501a25b5c5701ac09cf1b889d7e18b2730d', '\x400eab6ab4de2347106fe11b74388e46ed6d38c7242f0c625b07697d678f3716', '\x7d8edf4f71314234e472595b4b6580d2dee17ba151c8663196849bc960bf863b'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '87', 'aud_rak3vAhN1wSTD9EZtNYtRa', '\x48b2254fdc6f0820a065002a521528101eb2bcc48615c0f788bd5f65901b77a9', '\x7d8edf4f71314234e472595b4b6580d2dee17ba151c8663196849bc960bf863b', '\xe74a1b10734dae090210816253156dbd832ac3cfd0b3b368d63b16cec02bacc2'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '88', 'aud_tyKeEGZgkWK9v3VtAK5zPX', '\x3e914987454198e9e331ce7ac62112be8d0737bad44a84f9cda1f5f04be5249b', '\xe74a1b10734dae090210816253156dbd832ac3cfd0b3b368d63b16cec02bacc2', '\xa43adadac701df5376d53c5bfa72fd909c69f91de09d7e05244bbd13ea6d3489'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '89', 'aud_iW5OnXzHm7Jxlz594SPrlq', '\x501647812c81842fe3ec74a50ecf87582f2d4f052a896ad63718762dadfdd014', '\xa43adadac701df5376d53c5bfa72fd909c69f91de09d7e05244bbd13ea6d3489', '\xcd7f1af819fda52c7b8477b43c7da0461b3a420a449cedbb48c5521f744ec972'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '9', 'aud_nzxNKQbcTceohc9c6oDYkx', '\xd192d4ed39e7de0d6af39414abaacf8097e39e02ac7d168c51d132b7a664f32a', '\xead3a34a2b01cc4501b969e0e23be7217740cafdebde03335321841390ef6ed5', '\xe8ff00a6ebe32ac296b953a4751ca9bc45a163d9e8615a992407da2fde1020a1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '90', 'aud_hNM7MczGjPj7oneFrWlJjp', '\x7d42e06e76a6798fd2b7066b76ef586295af784dfe0e0d98fd5374d92eeab3c7', '\xcd7f1af819fda52c7b8477b43c7da0461b3a420a449cedbb48c5521f744ec972', '\xca298c064f508226cbe131a497b45380fe2b9ba2bd99cf9393c4f6e93042474e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '91', 'aud_sJJUq2UnIlAOzazHppFdmQ', '\x288e68baaa521a254a9f2f64471c0dab736ca90205a3579c260f438cf91be4e3', '\xca298c064f508226cbe131a497b45380fe2b9ba2bd99cf9393c4f6e93042474e', '\x5bc34272dc5fda1258d451a7840a3ea6089dbcfd2b742962929321b7464802ce'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '92', 'aud_IQqqB33F4g7x7qIzsT4r1g', '\x92d09504e0adfb0a900fc967df3d83e850a7018365217dcaa0b5a64ae31264b2', '\x5bc34272dc5fda1258d451a7840a3ea6089dbcfd2b742962929321b7464802ce', '\x886f39101e93c929c3ff748bd4fff0c887a98490f7cbfd2c02fc179efe888372'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '93', 'aud_eZooj4iydVmViusT3SxVuC', '\xeff596eb6a58d18b356784aedef360195bbd542ca486971f7980abdd8c57f47f', '\x886f39101e93c929c3ff748bd4fff0c887a98490f7cbfd2c02fc179efe888372', '\x7563a83f219cc2d4554f4aa282117f79ff5f0b1abf08bcf9df8a6bb2ea2f8782'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '94', 'aud_KjStOFyWsJeMXgQGA2JtyH', '\x97515a137caaf63b667817b991884b17e6c343b46b33818eb42680be82fb10b4', '\x7563a83f219cc2d4554f4aa282117f79ff5f0b1abf08bcf9df8a6bb2ea2f8782', '\x75d594dc4dd38db035a86b65476166f6335e503c2c4128987bec820072abf41c'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '95', 'aud_sj3sJhJEWqK5eI8wIiGqGh', '\x5c27abcd67fbb36c2b6b16b8bc1d39be2fa2fe4f49d81d6152b94393768e381e', '\x75d594dc4dd38db035a86b65476166f6335e503c2c4128987bec820072abf41c', '\x446e4a97d7fc0913647aff508ebbe156a73d486a0f3e5d58e53e119482e3dc5e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '96', 'aud_PzgQditJR89CV5BPn2wbqe', '\xda33bfe0897029109e3221f297ca4f9796ddc254d09fa5fb3659e384a291c1ec', '\x446e4a97d7fc0913647aff508ebbe156a73d486a0f3e5d58e53e119482e3dc5e', '\x72ec9e169d98d8f4dd646dd3d7724d8087c999760298df6470a3e09a2a1e536b'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '97', 'aud_8A5EePeU0KfQacXTwGcHpr', '\x5247eb9f35d9130519f19480631d2e1a11513fbfa2a3c1b605bfeff91ce6bca5', '\x72ec9e169d98d8f4dd646dd3d7724d8087c999760298df6470a3e09a2a1e536b', '\xdced2a71acc0eaee0a78555a36d55b5420ec71e99575599074be700d0084241a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '98', 'aud_RsXRmw2h7vJYAQHWIF6D9W', '\x004683fd7db5d49305bac67c7ad8c6503e9ce2aac8ef54b176c44e15a9df19d4', '\xdced2a71acc0eaee0a78555a36d55b5420ec71e99575599074be700d0084241a', '\x007ca0798e232ba326e9823281e2fcaaa6c14deb65a743cd6f0ee21ddbf63dbf'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '99', 'aud_QvIQlKdkgqnQMKhNUZYvQ6', '\xc77d504ed9f043ba053089e3b114cc43f29f29e01bbddcf0dd22ab8dc701a848', '\x007ca0798e232ba326e9823281e2fcaaa6c14deb65a743cd6f0ee21ddbf63dbf', '\xc965183f67c07bda52cb3b5fddf6322b0c8bb2e53396173bfe9c4ccc7020e80d');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'bill_0UxKPsx19mGk6hX7p4ldyA', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 03:44:37.693+00', '2026-11-16 03:44:37.693+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'bill_N7pCrc1pgcasvWf5Hi5CQV', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 03:44:32.891+00', '2026-11-16 03:44:32.891+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'bill_YxVEArPtVxkbdgYMrItehy', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 03:44:32.993+00', '2026-11-16 03:44:32.993+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'dep_plaksYtf4iEUfA9lq4ZScC', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 03:44:34.212+00', '2026-11-16 03:44:34.212+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'dep_unCdHDCFa6VaIaQqevETnS', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 03:44:35.591+00', '2026-11-16 03:44:35.591+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, delivered_twice) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_1rxZEG8QpIIaa7LpilpEhe', 'consent.created', 'consent', 'con_zbQneDRd6xTkGb5MiOTwzf', '1', '{}', 'req_bKLE3PIjSlJbKLh5EsSN1w', null, '2026-11-16 03:44:32.335+00', '2026-11-16 03:44:32.335+00', '68', '68', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_26gayRZU4AGph0Was2ZiCA', 'person.created', 'person', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '1', '{}', 'req_CipKEXGvjW8RlawFyD4XNT', null, '2026-11-16 03:44:31.386+00', '2026-11-16 03:44:31.387+00', '55', '55', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_2Of7qKqCzFGjv4eycBrzRN', 'practitioner.created', 'practitioner', 'prac_sKSqZkz1D4e1FrYssa7efk', '1', '{}', 'req_apaKSwrGC5rlUnxRVHeL7A', null, '2026-11-16 03:44:27.535+00', '2026-11-16 03:44:27.535+00', '22', '22', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_446TfV5DtEEGyfrhOoqwsD', 'eligibility_check.created', 'eligibility_check', 'elig_skNu0UNLoLV5MlXUiLA8bZ', '1', '{}', 'req_ajFsSbSzrJdGRXaxjfcdYq', null, '2026-11-16 03:44:32.695+00', '2026-11-16 03:44:32.696+00', '77', '77', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_47hsO6w835ZbT8FsBPFxw9', 'consent.created', 'consent', 'con_VutBdcn6b9gqIo2wCOs6H3', '1', '{}', 'req_5pER34DQRsCvCS5tZYN9Ug', null, '2026-11-16 03:44:32.528+00', '2026-11-16 03:44:32.528+00', '73', '73', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_4Bh1quGB1EYyHdCLKKtuQE', 'coverage.created', 'coverage', 'cov_v8EwSR43cl239HdSlHiph2', '1', '{}', 'req_hXDyS0nsV3EajUexP5DPuy', null, '2026-11-16 03:44:32.312+00', '2026-11-16 03:44:32.312+00', '67', '67', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_4E1dkPCrhRloNTJd4IkiWy', 'assessment.created', 'assessment', 'asmt_ycfiAd7QxNDC4rVSh2HG0O', '1', '{}', 'req_lDSS4XJfwsYCT62xBnXzEF', null, '2026-11-16 03:44:29.976+00', '2026-11-16 03:44:29.976+00', '45', '45', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_4Ph9gYcHSnpytSCzNy0TrG', 'check.created', 'check', 'chk_odYjUvG0n6CYGPuubypUFt', '1', '{}', 'req_THbp60uV7JN9pQJoGRlmGi', null, '2026-11-16 03:44:26.561+00', '2026-11-16 03:44:26.561+00', '13', '13', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_4kqIOh6vDE9hsscN389Y0D', 'payment.refunded', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', '5', '{amount_refunded}', 'req_ulgTS6BeRYHMPVWrxUF5vP', null, '2026-11-16 03:44:31.8+00', '2026-11-16 03:44:31.8+00', '60', '60', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_5ZE5FXf7T48go7TmXW8zCE', 'practitioner.created', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', '1', '{}', 'req_HfcwLQM7uTXW1tagUQ2BvC', null, '2026-11-16 03:44:26.141+00', '2026-11-16 03:44:26.141+00', '5', '5', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_5hL4CXvOAzIc1bBnWz464p', 'check.passed', 'check', 'chk_odYjUvG0n6CYGPuubypUFt', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '147', '147', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_5sJzee4pgLXi3xtOEyluye', 'person.created', 'person', 'per_Y1sBLGZIcXMZPRjktbtJfj', '1', '{}', 'req_I9ybwMKiTLAQkTkD7S2qMK', null, '2026-11-16 03:44:26.883+00', '2026-11-16 03:44:26.884+00', '15', '15', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_63kMIb0tDlXl9uzPgLqYtm', 'session.created', 'session', 'ses_D7yTO6ewnr0GfZE3jQTZsx', '1', '{}', 'req_hq5IrUnBnQrZMKnSjsKi7w', null, '2026-11-16 03:44:27.71+00', '2026-11-16 03:44:27.71+00', '23', '23', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_6SY9P1AcY46EaSYp4HMTdG', 'disclosure.created', 'disclosure', 'dis_S3yhTLxjC1GF9wWslwGnxf', '1', '{}', 'req_ajFsSbSzrJdGRXaxjfcdYq', null, '2026-11-16 03:44:32.695+00', '2026-11-16 03:44:32.696+00', '76', '76', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_6TPUp31EXIYjQ6X4C8IlCt', 'eligibility_check.completed', 'eligibility_check', 'elig_skNu0UNLoLV5MlXUiLA8bZ', '2', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '148', '148', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_6kQIHER8hhuBLmI9haItXt', 'check.passed', 'check', 'chk_d7apbBWZVQNdl0NGvJDoma', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '143', '143', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_6wVuDpKlvJ1FqQNrxp1Nmt', 'person.updated', 'person', 'per_bWlfrXkRnvin3r3FxXnTKt', '2', '{care_team_ids}', 'req_0g4tNZfLZJ8dfRrXU4qnlt', null, '2026-11-16 03:44:29.21+00', '2026-11-16 03:44:29.211+00', '38', '38', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_7LP5YDeWFB7vulCavYljuw', 'api_key.created', 'api_key', 'key_M2HizQuU1SfgCprHSDxlPC', '1', '{}', null, null, '2026-11-16 03:44:25.466+00', '2026-11-16 03:44:25.466+00', '1', '1', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_7lfCnLTONYlt6qrXtuQFwf', 'practitioner.updated', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', '3', '{licenses}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '141', '141', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_8n191bc2tsZlXDxEyD1Jxw', 'check.created', 'check', 'chk_bFghwpcGhk0gqcfvAA0rlb', '1', '{}', 'req_yrqvMa9gOGrXFEc1QeONEx', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:26.253+00', '9', '9', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_97aelFNcmJUAPgmnMvbPZm', 'person.created', 'person', 'per_8DGpZGics8WQLEQOyJythQ', '1', '{}', 'req_yjdOnOWFhouS3ArNgK9isP', null, '2026-11-16 03:44:27.135+00', '2026-11-16 03:44:27.135+00', '17', '17', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_9LuEUIwSbIKiqyXTEGJfLw', 'practitioner.availability_changed', 'practitioner', 'prac_2xOTXFE0BXYurKeW2pKDKo', '2', '{published,rules}', 'req_xcgNkmPSf87zwQoWq1AcXD', null, '2026-11-16 03:44:30.14+00', '2026-11-16 03:44:30.141+00', '47', '47', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_9OwDAAMv6UUS93mF1QIKAJ', 'note.created', 'note', 'note_rckrfXBhv3NyIjJRDBjDJh', '1', '{}', 'req_5EMp2jnAjTPBbmmk6HqAsa', null, '2026-11-16 03:44:28.916+00', '2026-11-16 03:44:28.916+00', '36', '36', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_9PdDQm3FFUW2NnBqH4Mphg', 'check.created', 'check', 'chk_d7apbBWZVQNdl0NGvJDoma', '1', '{}', 'req_yrqvMa9gOGrXFEc1QeONEx', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:26.253+00', '11', '11', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_A0JXFz3HLJzcCjDoJgmaBZ', 'calendar_feed.created', 'calendar_feed', 'cal_9OpbLkrLtgsTKv2SLOk8vF', '1', '{}', 'req_UoSV34eMOcb3FClbPTtUgG', null, '2026-11-16 03:44:28.419+00', '2026-11-16 03:44:28.419+00', '31', '31', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_ACYjhCMwBvZTY30V019cJn', 'payment.created', 'payment', 'pay_ke0Nv92eteoAvYon12e2Iv', '1', '{}', 'req_kg5XiPXPJMhahvIYs8R4M3', null, '2026-11-16 03:44:31.15+00', '2026-11-16 03:44:31.15+00', '54', '54', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_AM8JujYlr7eOUmrkHtPzW5', 'superbill.created', 'superbill', 'sbl_w1GbXxwXpVStKvQjmpQUk7', '1', '{}', 'req_cB37DRaW6MHVuYXJ71T2mN', null, '2026-11-16 03:44:34.125+00', '2026-11-16 03:44:34.126+00', '96', '96', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_ANt7OQwZ6pMh3SuFcjgI0q', 'consent.created', 'consent', 'con_Cf7aVYiIARwpmL69SAJf67', '1', '{}', 'req_FYh5YCcDWMPPaAD1q2tBnM', null, '2026-11-16 03:44:37.862+00', '2026-11-16 03:44:37.862+00', '128', '128', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Als7sD1nxsidU9TtuFM63M', 'consent.created', 'consent', 'con_LmCucn9ZgjzXzFJLAWVZtw', '1', '{}', 'req_mgYvK6GQyaZvIuukCJEJ1g', null, '2026-11-16 03:44:36.931+00', '2026-11-16 03:44:36.931+00', '112', '112', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Av7K3s2Nd5G60YIETqljM7', 'remittance.excepted', 'remittance', 'era_mDzqUrXkWyaT3YbbsLFLxM', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '154', '154', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_B9NhM7wiOHGzwQ5KtpMeNl', 'coverage.created', 'coverage', 'cov_9XIkNvNkdmoaq2pUabJmAb', '1', '{}', 'req_L3MEOtVuR7dkRmaIOst5iX', null, '2026-11-16 03:44:33.061+00', '2026-11-16 03:44:33.061+00', '82', '82', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Bg6UmrpKNeQSMQNsHKxaZa', 'session.created', 'session', 'ses_ab4E3KcvX7oKql14WiUXJb', '1', '{}', 'req_Loizf0li7Jn4dg5FNSOpXg', null, '2026-11-16 03:44:37.163+00', '2026-11-16 03:44:37.164+00', '116', '116', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_C8GrmwxkCZueLvnp1K1EOJ', 'payment.updated', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', '3', '{processor_reference}', null, null, '2026-11-16 03:44:36.224+00', '2026-11-16 03:44:36.225+00', '106', '106', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_CJRX84RYrenVjWFUQOmyGd', 'remittance.balanced', 'remittance', 'era_mDzqUrXkWyaT3YbbsLFLxM', '2', '{status,balanced_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '151', '151', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_DEoCXdeyXiXejDKZMc6F1H', 'transmission.created', 'transmission', 'trn_TWv3g5NXKM6y8gXniV4djd', '1', '{}', 'req_9WCkJ85NveiSxhZRBr0DoC', null, '2026-11-16 03:44:38.005+00', '2026-11-16 03:44:38.006+00', '133', '133', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_DeScOeFswgytCIhe9NDdmw', 'disclosure.created', 'disclosure', 'dis_piVJ8NIaxwBXluv6OrQdY9', '1', '{}', 'req_9WCkJ85NveiSxhZRBr0DoC', null, '2026-11-16 03:44:38.005+00', '2026-11-16 03:44:38.006+00', '132', '132', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_EFnD2KUJuukZM2WvCUqUOF', 'consent.offered', 'consent', 'con_zbQneDRd6xTkGb5MiOTwzf', '2', '{status,offered_at}', 'req_FuGkyraoTsxq8P1GSsQGc0', null, '2026-11-16 03:44:32.361+00', '2026-11-16 03:44:32.361+00', '69', '69', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_FObYybUOHHGapzRRIRpdMC', 'person.created', 'person', 'per_SAQiINvpxSkiHiME7NjsGs', '1', '{}', 'req_MuDZneQYJsohS5FQTSIFu6', null, '2026-11-16 03:44:33.025+00', '2026-11-16 03:44:33.026+00', '81', '81', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_H08szJ9RAaqmLyXpLDivvo', 'risk_flag.created', 'risk_flag', 'risk_7c0JruhmevnM7zzjfg12nZ', '1', '{}', 'req_IJ7f5TWyfsQxNauOBClZ1u', null, '2026-11-16 03:44:29.685+00', '2026-11-16 03:44:29.686+00', '42', '42', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_HIpR8xQmEg1bfG3IY85wpH', 'practitioner.created', 'practitioner', 'prac_u2NJZHGRQafWfVS2JunIq1', '1', '{}', 'req_agmV2ZtfqrFc7mAKOhDQEc', null, '2026-11-16 03:44:28.747+00', '2026-11-16 03:44:28.748+00', '34', '34', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_HVQ2SyQjVGeRzVWLPFuVbK', 'practitioner.created', 'practitioner', 'prac_HHToUetsRcw0b0kFLkyHV3', '1', '{}', 'req_95LWcUIfXBqR9W5vP64lJv', null, '2026-11-16 03:44:27.887+00', '2026-11-16 03:44:27.888+00', '24', '24', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_HYN5LSZk7EwloXO4Wr88Bl', 'api_key.created', 'api_key', 'key_P2rzUDxZtSAA4GIAHuMKKj', '1', '{}', 'req_kkozQ1wGIr12pvBTOEZFWa', null, '2026-11-16 03:44:25.721+00', '2026-11-16 03:44:25.721+00', '2', '2', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_HallV8zoDfZlh53DQUDsNw', 'deposit.created', 'deposit', 'dep_unCdHDCFa6VaIaQqevETnS', '1', '{}', 'req_7eDnkNQGOKDegkUVv8ZC9s', null, '2026-11-16 03:44:35.591+00', '2026-11-16 03:44:35.591+00', '102', '102', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_HbSNKWIRlxsiyrlX8fCb0W', 'check.running', 'check', 'chk_d7apbBWZVQNdl0NGvJDoma', '2', '{attempts,status,running_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '142', '142', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_HvhNHH3Vl57jK6FD4ySUR3', 'practitioner.created', 'practitioner', 'prac_6NQ9eRYPg3f1qcdyZlX8we', '1', '{}', 'req_24HZRXmMgvAVjD7BpZlv9L', null, '2026-11-16 03:44:33.823+00', '2026-11-16 03:44:33.823+00', '92', '92', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_I0OU7GFnCNKUF3B8OBZUNR', 'payment.received', 'payment', 'pay_1dvZQObop8ZyuKq4NrBcYM', '2', '{amount_captured,fee,status,received_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '158', '158', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_I4KtDuPzuRgySaHmWo2g9A', 'emergency_access.created', 'emergency_access', 'emg_iWRBpShtBoGcqE8817qFst', '1', '{}', 'req_k1M9dslSgtxTqrEN9xzvIU', null, '2026-11-16 03:44:27.197+00', '2026-11-16 03:44:27.198+00', '19', '19', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_I7xg5Ke7IWkzzY80sJ4nh3', 'session_series.created', 'session_series', 'series_ACE4Lt8LthU5QsLRZ0zDDJ', '1', '{}', 'req_WiOhNBRr7lwB1sIGICg1l8', null, '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00', '25', '25', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_JdmtNyHnDxZldgML667GZ5', 'payment.succeeded', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 03:44:36.305+00', '2026-11-16 03:44:36.305+00', '107', '107', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Jk79Yr9uEjKyHzd1fnfwmG', 'check.passed', 'check', 'chk_MUl6adfdGpIiJpesLxXUgJ', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '136', '136', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_JqgTmjc4vdEsRb9N5eTQhx', 'practitioner.created', 'practitioner', 'prac_JhEzlihFNdIQrT84XvU6F5', '1', '{}', 'req_1TlPHOCCFRlft6Vfw2Ztfs', null, '2026-11-16 03:44:32.042+00', '2026-11-16 03:44:32.043+00', '63', '63', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_K5SyP7MSxzRy3mITJqji7X', 'consent.granted', 'consent', 'con_F3cgVcn1LRrXrmzOSysbTw', '3', '{evidence,signing,status,granted_at}', 'req_wbMnKkFfcIazcnk98vR3iD', null, '2026-11-16 03:44:33.302+00', '2026-11-16 03:44:33.303+00', '85', '85', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Kg8jWUpwmTBE93R1B5Xdmy', 'verification.approved', 'verification', 'ver_qLsX7xi1d075QgFuMlq1V0', '2', '{status,approved_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '144', '144', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_L4EnSyq9yqG595CxRXxtMP', 'practitioner.created', 'practitioner', 'prac_2xOTXFE0BXYurKeW2pKDKo', '1', '{}', 'req_4wTcGM5ACLxVu4xm7OKeCU', null, '2026-11-16 03:44:30.073+00', '2026-11-16 03:44:30.073+00', '46', '46', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_L7dvQGugYsnKiXVvW9WP4e', 'person.created', 'person', 'per_jflKDbvaj5xhwlXhMChOgi', '1', '{}', 'req_ymRsUyRP6Wqb3dw1SnDE2V', null, '2026-11-16 03:44:29.752+00', '2026-11-16 03:44:29.753+00', '43', '43', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_LSCbXNIZd7BjUOoTjjnSUT', 'consent.created', 'consent', 'con_ctFQowfF41KLgq4RNwuY8c', '1', '{}', 'req_8QZGHEB1i7BcRetzjXgguJ', null, '2026-11-16 03:44:27.003+00', '2026-11-16 03:44:27.003+00', '16', '16', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_LWy7PFs7SDOzIH1EgFZ7Y3', 'verification.created', 'verification', 'ver_qLsX7xi1d075QgFuMlq1V0', '1', '{}', 'req_yrqvMa9gOGrXFEc1QeONEx', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:26.253+00', '6', '6', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_M8xnnR6QoszN51AIF7m6pS', 'remittance.balanced', 'remittance', 'era_n1zTEXTikmAltEJlOn57vq', '2', '{status,balanced_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '156', '156', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_N4NVcSIGqPJnwBjIeMg6Ps', 'person.created', 'person', 'per_bWlfrXkRnvin3r3FxXnTKt', '1', '{}', 'req_CTBUcAwGFmrG1Z2kftZWd9', null, '2026-11-16 03:44:29.143+00', '2026-11-16 03:44:29.144+00', '37', '37', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_N4q41C1qYz4hMFrHKVdj4C', 'person.created', 'person', 'per_ajFSo1k9E81vwFFlcKRduQ', '1', '{}', 'req_lvsX1IpvFd13i9jqpyGXVZ', null, '2026-11-16 03:44:30.906+00', '2026-11-16 03:44:30.906+00', '51', '51', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_NU4snXc9qrw5WZTOzCky2d', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_jGqznUGEULZuPs2xiPQXcs', '1', '{}', 'req_gYAA4ityeZfWBvsAWZuDGV', null, '2026-11-16 03:44:29.306+00', '2026-11-16 03:44:29.306+00', '39', '39', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_OOcP4ORGTvoDkJPD89DO7d', 'practitioner.created', 'practitioner', 'prac_Uzqsfejw0c3l9TYQH3Jqjw', '1', '{}', 'req_8DnlJVkP3UOINGAV3FkCq0', null, '2026-11-16 03:44:34.082+00', '2026-11-16 03:44:34.083+00', '95', '95', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_OP0uitINMXXhbA0CZkgF0E', 'session.created', 'session', 'ses_hRhTeQngCZft8Tfc9zxSLc', '1', '{}', 'req_WiOhNBRr7lwB1sIGICg1l8', null, '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00', '26', '26', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_OZq8FqRLNcPfq0YmFt1UhI', 'practitioner.created', 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', '1', '{}', 'req_P5YuQva6Ati31J8ssylZOv', null, '2026-11-16 03:44:36.534+00', '2026-11-16 03:44:36.535+00', '110', '110', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_OewJvxHSB3CWtI5IVFTkRl', 'practitioner.created', 'practitioner', 'prac_FgSyyXKWreQPbuttTblS8V', '1', '{}', 'req_fASIoPNXnfiUi3b14eMkAb', null, '2026-11-16 03:44:27.373+00', '2026-11-16 03:44:27.373+00', '20', '20', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_OfTajMxYDINadMC56jWLEK', 'payment.processing', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_PNW5yW7pG9yDQ0mveUe9Fn', null, '2026-11-16 03:44:31.555+00', '2026-11-16 03:44:31.555+00', '57', '57', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Q69Qim6mJB9S3g4HUXuXgC', 'remittance.created', 'remittance', 'era_n1zTEXTikmAltEJlOn57vq', '1', '{}', 'req_6XYYD2kezPH9gvfeIhI33o', null, '2026-11-16 03:44:33.644+00', '2026-11-16 03:44:33.645+00', '89', '89', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_RE3EcPC1CwEov5UMvp76Ch', 'x12_document.processed', 'x12_document', 'xdoc_fcSpybNq9xviDt7CayXidf', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '155', '155', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_RPIXntBcoEOzQUn0O1xWpP', 'person.created', 'person', 'per_E6xIISyd9r0vjX9kbyZoV2', '1', '{}', 'req_WDkgbhgNVooZPo1G5zjZOF', null, '2026-11-16 03:44:36.668+00', '2026-11-16 03:44:36.669+00', '111', '111', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_RvfEu1zhoOv0QOTrnnqL4E', 'x12_document.created', 'x12_document', 'xdoc_ydPcfYzdWYbxzZ8AY9DExL', '1', '{}', 'req_6XYYD2kezPH9gvfeIhI33o', null, '2026-11-16 03:44:33.644+00', '2026-11-16 03:44:33.645+00', '88', '88', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_S0QwZOS9CFz4dl30ZYMg0I', 'payment.received', 'payment', 'pay_xWpZnVQCyVjHcIHVspj5rm', '2', '{amount_captured,fee,status,received_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '153', '153', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Sa84Oh0DIANMXo1DEEXhVY', 'estimate.created', 'estimate', 'est_6YYooJXsIEHM9SZqbzMimG', '1', '{}', 'req_WXhSTqOKN0odLOV3inEunV', null, '2026-11-16 03:44:33.912+00', '2026-11-16 03:44:33.913+00', '93', '93', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_SaodSWIhghT7GjyILDGyRg', 'billing_provider.created', 'billing_provider', 'bill_0UxKPsx19mGk6hX7p4ldyA', '1', '{}', 'req_nyE1gUv361BIvbK5bmQVpj', null, '2026-11-16 03:44:37.693+00', '2026-11-16 03:44:37.693+00', '125', '125', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_ShpM1FnGNqh4lb94HG6E2y', 'check.created', 'check', 'chk_YFvZYUot2v4Cot6C1zC8S4', '1', '{}', 'req_yrqvMa9gOGrXFEc1QeONEx', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:26.253+00', '10', '10', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Swqh7Y4TYylluyJmB0l52f', 'scoped_token.created', 'scoped_token', 'st_JKKVmlDq4oUItsX1xnAZIo', '1', '{}', 'req_T9uWmh0k1UKyJj1wSGHjhc', null, '2026-11-16 03:44:27.439+00', '2026-11-16 03:44:27.44+00', '21', '21', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_T6xZ0ES6NtUreUs5mB2s6g', 'payment.created', 'payment', 'pay_xWpZnVQCyVjHcIHVspj5rm', '1', '{}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '152', '152', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_TUGmOyKTZfKbDCVxjVes8D', 'consent.offered', 'consent', 'con_LmCucn9ZgjzXzFJLAWVZtw', '2', '{status,offered_at}', 'req_hACU3AhcyvItAYerIMNZD0', null, '2026-11-16 03:44:37.035+00', '2026-11-16 03:44:37.036+00', '113', '113', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Tdch6FljFNTwGxrujLbAMG', 'adjustment.created', 'adjustment', 'adj_fjNl7EWeQI72LjeKSFvqYP', '1', '{}', 'req_aBP0IwhN6VzwSdlxMmTNuv', null, '2026-11-16 03:44:30.96+00', '2026-11-16 03:44:30.961+00', '52', '52', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_TkVDptFKN9Ja45TTEPkYTM', 'note.updated', 'note', 'note_BuoxSQhTp6zt3LP866mFPb', '2', '{sections}', 'req_rRIPreWsQQ1unoO2YpI1qb', null, '2026-11-16 03:44:37.467+00', '2026-11-16 03:44:37.467+00', '120', '120', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_UOmj3yftWyKMgAAYRPnbch', 'billing_provider.created', 'billing_provider', 'bill_N7pCrc1pgcasvWf5Hi5CQV', '1', '{}', 'req_B47hEs0IBhtMCYlcdaSfWd', null, '2026-11-16 03:44:32.891+00', '2026-11-16 03:44:32.891+00', '78', '78', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Uc7jj1KlbqU3FNEvjUsl4F', 'payment.succeeded', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 03:44:31.711+00', '2026-11-16 03:44:31.712+00', '59', '59', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_UprD2cPqGtb21Jz3hMv6fo', 'remittance.excepted', 'remittance', 'era_n1zTEXTikmAltEJlOn57vq', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '159', '159', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_UrrHITgrHKA4gDRRIEGY27', 'consent.granted', 'consent', 'con_Cf7aVYiIARwpmL69SAJf67', '3', '{evidence,signing,status,granted_at}', 'req_O3HfFnU8bwNUSHe3fSaYOO', null, '2026-11-16 03:44:37.912+00', '2026-11-16 03:44:37.913+00', '130', '130', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_WuNtrXdC2XUBCBhyoJcL43', 'payment.updated', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', '3', '{processor_reference}', null, null, '2026-11-16 03:44:31.672+00', '2026-11-16 03:44:31.673+00', '58', '58', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_XAGKcvnM5UI4mPFr4pXkLF', 'person.created', 'person', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '1', '{}', 'req_Mwg4IsZ5rmWmWf5gYCNGqH', null, '2026-11-16 03:44:37.513+00', '2026-11-16 03:44:37.513+00', '121', '121', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_XID9NR9rxzXILXyXRZ9WGW', 'person.created', 'person', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '1', '{}', 'req_KLGSGGV9YWXnq7sm6kyAbF', null, '2026-11-16 03:44:26.696+00', '2026-11-16 03:44:26.697+00', '14', '14', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_XezNoC0fkTQGPYJkmrZvz3', 'person.created', 'person', 'per_Iu6meDvSm5PrC9TTSiDc0k', '1', '{}', 'req_b3NiJPKntIXFv8kdnll7Ec', null, '2026-11-16 03:44:32.286+00', '2026-11-16 03:44:32.287+00', '66', '66', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_XqiOdVH0uNrNLz5pFD6Um8', 'practitioner.created', 'practitioner', 'prac_h3fsikgPw3y3kjo6kBAwsL', '1', '{}', 'req_ln8XkmzJs9un1bBlafGsN3', null, '2026-11-16 03:44:34.435+00', '2026-11-16 03:44:34.435+00', '100', '100', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_Yf5suFTz6Mse4kyWBPD7qO', 'coverage.updated', 'coverage', 'cov_3muimLD4AyDRrxuRlW8me4', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '149', '149', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_ZWRfTICpPDiFRC0jkglwqr', 'check.running', 'check', 'chk_bFghwpcGhk0gqcfvAA0rlb', '2', '{attempts,status,running_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '139', '139', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_ZhDzEZqba1nEWHl759k5cB', 'coverage.created', 'coverage', 'cov_QcvU2HXRUuqTVgahfBqXLN', '1', '{}', 'req_HTcpjDGqrT5A0pOv7CvlIP', null, '2026-11-16 03:44:37.769+00', '2026-11-16 03:44:37.769+00', '127', '127', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_aBEkmlvOIdFdGMWlP6u03P', 'practitioner.created', 'practitioner', 'prac_VpvHzaLCGPraemtXn8oic7', '1', '{}', 'req_8WFtrNYj3voUAX8JEbX3eQ', null, '2026-11-16 03:44:28.629+00', '2026-11-16 03:44:28.63+00', '33', '33', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_aO5KRkPmyrbrqLDCSp6Gqy', 'practitioner.created', 'practitioner', 'prac_q2ShtH7E9Xz3tOv4XJnjXE', '1', '{}', 'req_X1Xg1tJqjGiO6xTsvkZcPO', null, '2026-11-16 03:44:27.173+00', '2026-11-16 03:44:27.173+00', '18', '18', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_bXhKtQwyYyuW5ig8AlGKLH', 'payment.updated', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 03:44:36.443+00', '2026-11-16 03:44:36.444+00', '109', '109', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_bjLtQGWMz82dEKT0cpQBJo', 'billing_provider.created', 'billing_provider', 'bill_YxVEArPtVxkbdgYMrItehy', '1', '{}', 'req_xEgAbZXu1qdZUdzgVBRQTo', null, '2026-11-16 03:44:32.993+00', '2026-11-16 03:44:32.993+00', '80', '80', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_buw2bb2MTPNYjC6DZHPowr', 'dispute.created', 'dispute', 'dsp_Rvazd93VupMjE5OFxQc0u7', '1', '{}', null, null, '2026-11-16 03:44:36.443+00', '2026-11-16 03:44:36.444+00', '108', '108', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_c95U8yzsx1wmRJxS9oCY0G', 'payment.created', 'payment', 'pay_8VMDZgAdghsL7m5K0GWtQZ', '1', '{}', 'req_CmnOWgrBFHOVhf0I8HMpff', null, '2026-11-16 03:44:31.424+00', '2026-11-16 03:44:31.424+00', '56', '56', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_cfjMI5kVqYMAAIMQExaSql', 'person.created', 'person', 'per_GLzBuuUoEOlhkoMzMM9egV', '1', '{}', 'req_bej61iyJ1IpJAIVQiNZFRv', null, '2026-11-16 03:44:34.265+00', '2026-11-16 03:44:34.266+00', '98', '98', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_cjrGzOI084jQBcKAMbYOkF', 'claim.submitted', 'claim', 'clm_ywoVsKOmSkme2ZEBg2PU9w', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_9WCkJ85NveiSxhZRBr0DoC', null, '2026-11-16 03:44:38.005+00', '2026-11-16 03:44:38.006+00', '134', '134', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_cxtDB3YXRJ4yehAf3ON9kt', 'person.created', 'person', 'per_hC6ABXOimbxu25BC3iMaC7', '1', '{}', 'req_zS8ZXSdxcmC56wkmEjeQLG', null, '2026-11-16 03:44:33.792+00', '2026-11-16 03:44:33.792+00', '91', '91', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_d8P8Bq1RBx78th21wfJlHm', 'practitioner.created', 'practitioner', 'prac_xQkAHIeK8r7JEbZ9vQZRwU', '1', '{}', 'req_Fwd7km1IfhUrq0wle61wTk', null, '2026-11-16 03:44:26.513+00', '2026-11-16 03:44:26.514+00', '12', '12', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_d8fYIEaIFGmanCmW2m3Jg3', 'practitioner.created', 'practitioner', 'prac_7gIkDYKezIJ4lsdistFA0u', '1', '{}', 'req_tb2E3AshZjCoJmCwkX8ngz', null, '2026-11-16 03:44:32.941+00', '2026-11-16 03:44:32.942+00', '79', '79', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_dgSTlTrqONDqpSXcAOZt0t', 'deposit.created', 'deposit', 'dep_plaksYtf4iEUfA9lq4ZScC', '1', '{}', 'req_WJVujumWiKf02Y7Wd4xN8m', null, '2026-11-16 03:44:34.212+00', '2026-11-16 03:44:34.213+00', '97', '97', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_evblRgpDQVXVcViCbUsICJ', 'transmission.sent', 'transmission', 'trn_TWv3g5NXKM6y8gXniV4djd', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '160', '160', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_fhs9ktWVbKqMdQ4BBjTFdq', 'consent.granted', 'consent', 'con_LmCucn9ZgjzXzFJLAWVZtw', '3', '{evidence,signing,status,granted_at}', 'req_acB4ULCvLAlUvHJqKWsv7A', null, '2026-11-16 03:44:37.115+00', '2026-11-16 03:44:37.116+00', '114', '114', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_fs2UwnlJUCmliawsamujwZ', 'practitioner.created', 'practitioner', 'prac_KGX92ZcbX2xtNLKLAr5J0X', '1', '{}', 'req_imm0GCYjH7z60XsM11xJl6', null, '2026-11-16 03:44:37.655+00', '2026-11-16 03:44:37.656+00', '124', '124', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_g1jhnHHWbly57RCggK5Hhd', 'person.created', 'person', 'per_11ZknjvXqqGIaerUg2OKCE', '1', '{}', 'req_W9tD3Qgq5qAAcHLIM9fHZs', null, '2026-11-16 03:44:31.082+00', '2026-11-16 03:44:31.082+00', '53', '53', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_g60rYDJtQ1uGcHiaBnx85D', 'check.passed', 'check', 'chk_YFvZYUot2v4Cot6C1zC8S4', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '138', '138', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_gIpCe2cwG63MgZfhFYxf6L', 'payment.processing', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_BAI4HSN7unbiqmFAbTc4NK', null, '2026-11-16 03:44:35.991+00', '2026-11-16 03:44:35.992+00', '105', '105', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_gPsGSlYd4y9OWI875D0Zwo', 'consent.offered', 'consent', 'con_F3cgVcn1LRrXrmzOSysbTw', '2', '{status,offered_at}', 'req_ks28nlLMrCOyBXYM57ZlfT', null, '2026-11-16 03:44:33.237+00', '2026-11-16 03:44:33.238+00', '84', '84', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_gRGqZQ9bSXxHBxiBskPCjl', 'person.created', 'person', 'per_TiHyNN4uRA3EwhCiEhZsph', '1', '{}', 'req_lr3XH0BQLM2z6khL12MRZ2', null, '2026-11-16 03:44:29.499+00', '2026-11-16 03:44:29.5+00', '40', '40', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_gukVv599WkEv074bP45NQa', 'consent.offered', 'consent', 'con_VutBdcn6b9gqIo2wCOs6H3', '2', '{status,offered_at}', 'req_1mGSv7IVoKNXGjMTZ95xnC', null, '2026-11-16 03:44:32.553+00', '2026-11-16 03:44:32.553+00', '74', '74', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_h5awVIcD3eKqtPtj2Uuhh0', 'practitioner.created', 'practitioner', 'prac_7q7oyp6fk5kgEVftlZEVjh', '1', '{}', 'req_2AxaVD7CVa69ah29jg4FdC', null, '2026-11-16 03:44:28.282+00', '2026-11-16 03:44:28.282+00', '30', '30', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_iBAHVXQAhdAxheTJcfG9MV', 'disclosure.created', 'disclosure', 'dis_kwMITHCv9YIVjKEYtdDmf2', '1', '{}', 'req_o5sogJS2HfwHqhuzM68O9D', null, '2026-11-16 03:44:34.337+00', '2026-11-16 03:44:34.338+00', '99', '99', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_iSxzaWWF2C0L7BL1r71LVt', 'practitioner.availability_changed', 'practitioner', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', '2', '{published}', 'req_aAttsM8Z0aBiGWiqf7lURO', null, '2026-11-16 03:44:37.562+00', '2026-11-16 03:44:37.563+00', '123', '123', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_iaKpp8PE97V6W1edtakaoc', 'session.created', 'session', 'ses_Xs16DJQibmzuKkXsaKogJa', '1', '{}', 'req_WiOhNBRr7lwB1sIGICg1l8', null, '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00', '29', '29', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_jG4txuNYSRAtrcSMmNPVrB', 'practitioner.submitted', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', '2', '{reason,current_verification_id,status,submitted_at}', 'req_yrqvMa9gOGrXFEc1QeONEx', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:26.253+00', '7', '7', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_jKG2DSS70QHVNPSxICf1l1', 'person.created', 'person', 'per_NNpc1BgiAQzh3nuH6xIacc', '1', '{}', 'req_qj0ehRqaI1Gdmd172h9vkD', null, '2026-11-16 03:44:34.054+00', '2026-11-16 03:44:34.054+00', '94', '94', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_jac06zbkuPBB4hLFuqR7Oj', 'session.created', 'session', 'ses_nHWqjRrHhuXxRq9qzvR5G0', '1', '{}', 'req_WiOhNBRr7lwB1sIGICg1l8', null, '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00', '28', '28', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_l6rTucBNP2w6h76ILpspsA', 'person.updated', 'person', 'per_jflKDbvaj5xhwlXhMChOgi', '2', '{care_team_ids}', 'req_saW31wUBAt47iscgcOGJ8Y', null, '2026-11-16 03:44:29.872+00', '2026-11-16 03:44:29.873+00', '44', '44', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_lE405JAoSch8f4HZigDMYp', 'session.created', 'session', 'ses_LZYS77XXrlWu0yH7UpIy3d', '1', '{}', 'req_WiOhNBRr7lwB1sIGICg1l8', null, '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00', '27', '27', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_lZJiGbYTOptXf2cVvwBkM3', 'person.created', 'person', 'per_gdvf2cni3SauYIW7VSXeho', '1', '{}', 'req_myB5mH3WELS5pxKLTN78vK', null, '2026-11-16 03:44:28.567+00', '2026-11-16 03:44:28.568+00', '32', '32', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_leXIoyK0SsKsDXOmazl71y', 'person.updated', 'person', 'per_TiHyNN4uRA3EwhCiEhZsph', '2', '{care_team_ids}', 'req_qGImwLTmH7eJNM8OIGzqbx', null, '2026-11-16 03:44:29.584+00', '2026-11-16 03:44:29.584+00', '41', '41', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_lj6mC3pxfR2jvFsZp7nYnv', 'check.running', 'check', 'chk_odYjUvG0n6CYGPuubypUFt', '2', '{attempts,status,running_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '146', '146', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_mhKew9twdBVkuhFg1mvCtN', 'practitioner.created', 'practitioner', 'prac_vb7208MWZwzsGM70GF4lyr', '1', '{}', 'req_gmedVWi86HgS5xhxQ80OAE', null, '2026-11-16 03:44:34.988+00', '2026-11-16 03:44:34.988+00', '101', '101', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_nLiEiGWyrQ4IOKRLP6skq0', 'person.created', 'person', 'per_P9Okul24YWeW8adizFAdMQ', '1', '{}', 'req_RSXkCEubs5NTn0w4LIo54k', null, '2026-11-16 03:44:30.684+00', '2026-11-16 03:44:30.685+00', '49', '49', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_nQwLDBnX0jenHB5jCpnHZM', 'check.running', 'check', 'chk_MUl6adfdGpIiJpesLxXUgJ', '2', '{attempts,status,running_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '135', '135', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_nULGYnqbylNP5mvarCPlip', 'person.created', 'person', 'per_8rhniab8WuM6GbKYRHZbzJ', '1', '{}', 'req_HWtDO01gljtqfBK8VvKoyz', null, '2026-11-16 03:44:35.755+00', '2026-11-16 03:44:35.755+00', '103', '103', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_nZ68AY8vwzZys57bTquOrq', 'note.created', 'note', 'note_3JlyI83J1Qv6om3Rd2sVxR', '1', '{}', 'req_eY8eeOcLlr66KqfAf1Ruz1', null, '2026-11-16 03:44:37.263+00', '2026-11-16 03:44:37.264+00', '117', '117', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_nmuoI1fmrCxGmKkztWwjPa', 'practitioner.created', 'practitioner', 'prac_V7CIlLQNbBcqoWHT9nbpnG', '1', '{}', 'req_eskuT4kS5rGZ4F7bHFr7c6', null, '2026-11-16 03:44:25.99+00', '2026-11-16 03:44:25.991+00', '4', '4', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_oUBTwW9PY2lT1CVoEv5fqX', 'check.running', 'check', 'chk_YFvZYUot2v4Cot6C1zC8S4', '2', '{attempts,status,running_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '137', '137', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_p9jWR282QhZyYbjEYZ3Bj7', 'claim.created', 'claim', 'clm_ywoVsKOmSkme2ZEBg2PU9w', '1', '{}', 'req_nlQZvOqID74hHhFb5Nr0vv', null, '2026-11-16 03:44:37.955+00', '2026-11-16 03:44:37.955+00', '131', '131', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_pScgq2EWXizqepiH2UIhjo', 'matching.created', 'matching', 'match_BV79uAlY99kVKmJ0CWlqLZ', '1', '{}', 'req_i04AIvYJmMTBSnr1qOYWfE', null, '2026-11-16 03:44:30.3+00', '2026-11-16 03:44:30.301+00', '48', '48', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_pZT79LJYyQTg44IUdBr8bm', 'note.signed', 'note', 'note_3JlyI83J1Qv6om3Rd2sVxR', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_uwO2aP0s8SrUt1cncn3Joe', null, '2026-11-16 03:44:37.319+00', '2026-11-16 03:44:37.319+00', '118', '118', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_pk1vKKs2y0pGNbrr14fSUx', 'refund.created', 'refund', 're_aacArzsAQPoSd3WwSRYppw', '1', '{}', 'req_ulgTS6BeRYHMPVWrxUF5vP', null, '2026-11-16 03:44:31.8+00', '2026-11-16 03:44:31.8+00', '61', '61', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_psoYg95lItnjWp8uOuUDbX', 'charge.created', 'charge', 'chg_mxr3ppZlWo3GZtxr8PgiaU', '1', '{}', 'req_OjyL1vJmGtX8JoWa0jVExP', null, '2026-11-16 03:44:30.817+00', '2026-11-16 03:44:30.817+00', '50', '50', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_qjEI9iGdFheT4NpbUHZFAL', 'webhook_endpoint.created', 'webhook_endpoint', 'we_FfNbItQ8qBq1WwAm5KW27t', '1', '{}', 'req_Epra4gByTqDoP7bC7DWMay', null, '2026-11-16 03:44:25.869+00', '2026-11-16 03:44:25.869+00', '3', '3', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_rVt5FwrKoIpmBeMZpsPUyt', 'person.created', 'person', 'per_HlNL68MpCDem3rCWyO2Tqd', '1', '{}', 'req_5aVd6Edhnpatpz0XRLU1VB', null, '2026-11-16 03:44:37.721+00', '2026-11-16 03:44:37.721+00', '126', '126', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_sbYw3FKUqfS8Sb36HIHtAa', 'x12_document.processed', 'x12_document', 'xdoc_ydPcfYzdWYbxzZ8AY9DExL', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_6XYYD2kezPH9gvfeIhI33o', null, '2026-11-16 03:44:33.644+00', '2026-11-16 03:44:33.645+00', '90', '90', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_seOVySmucO6dLIvzgXZBDy', 'payout.created', 'payout', 'po_q3gEVlwrULf73RGsQXpPNM', '1', '{}', 'req_mtIibQP6DXjIZCrEbLdhGF', null, '2026-11-16 03:44:32.113+00', '2026-11-16 03:44:32.113+00', '64', '64', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_sr634XAcfnXvh33q77yqVG', 'practitioner.created', 'practitioner', 'prac_xYuBnSR89J6JrVC1hHvN1S', '1', '{}', 'req_53xzmMICDhVFleOiwF1GQ3', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 03:44:37.554+00', '2026-11-16 03:44:37.554+00', '122', '122', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_tJ8nYsZeHyOSwwycIT4cKm', 'payer_contract.created', 'payer_contract', 'pcon_cuXqaOf5BVASs36hIZD6A4', '1', '{}', 'req_fJr2PutvEq2YwG8r4zsovu', null, '2026-11-16 03:44:32.247+00', '2026-11-16 03:44:32.248+00', '65', '65', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_tLy0yA8yG54DPtKhd72cEd', 'consent.granted', 'consent', 'con_VutBdcn6b9gqIo2wCOs6H3', '3', '{evidence,signing,status,granted_at}', 'req_dvJBWM7A45tnvzJDNiHwtl', null, '2026-11-16 03:44:32.593+00', '2026-11-16 03:44:32.593+00', '75', '75', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_tUcSBdLJGxCnJH689T2tfE', 'remittance.created', 'remittance', 'era_mDzqUrXkWyaT3YbbsLFLxM', '1', '{}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '150', '150', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_u06RMnVQoNLwN3ZNMCoYCF', 'consent.granted', 'consent', 'con_zbQneDRd6xTkGb5MiOTwzf', '3', '{evidence,signing,status,granted_at}', 'req_qJ8gQyT6vaYNVpfNP1Z7F5', null, '2026-11-16 03:44:32.383+00', '2026-11-16 03:44:32.383+00', '70', '70', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_uF24yfyOh6nW031mfnyHsH', 'payment.created', 'payment', 'pay_1dvZQObop8ZyuKq4NrBcYM', '1', '{}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '157', '157', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_uTnYefltQGuL3yR9ks7UeI', 'person.created', 'person', 'per_plA9Zc7PASrkzvyvP4OH1G', '1', '{}', 'req_OOoqgELd9pnIGiMY2Knhu8', null, '2026-11-16 03:44:32.426+00', '2026-11-16 03:44:32.426+00', '71', '71', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_ugbvQ341KyZVyV36yopKU8', 'practitioner.verified', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '145', '145', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_uxvnH2iRLPL9NtlaVwPXDy', 'refund.succeeded', 'refund', 're_aacArzsAQPoSd3WwSRYppw', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 03:44:31.962+00', '2026-11-16 03:44:31.962+00', '62', '62', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_vE5mxb2cUjtoDihXc13G0J', 'x12_document.created', 'x12_document', 'xdoc_fcSpybNq9xviDt7CayXidf', '1', '{}', 'req_0r7hE4CCWVP9QmAPBhEoaV', null, '2026-11-16 03:44:33.565+00', '2026-11-16 03:44:33.565+00', '87', '87', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_wHf0DQrbLcfmbSdtnVxAKN', 'note.created', 'note', 'note_BuoxSQhTp6zt3LP866mFPb', '1', '{}', 'req_vr90JkEdvRNlhCdd7disdd', null, '2026-11-16 03:44:37.421+00', '2026-11-16 03:44:37.421+00', '119', '119', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_wJWUwFdVnjgXfNoDJlsnF6', 'check.created', 'check', 'chk_MUl6adfdGpIiJpesLxXUgJ', '1', '{}', 'req_yrqvMa9gOGrXFEc1QeONEx', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:26.253+00', '8', '8', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_wUak8bzGak52ZnfBpSH7Wv', 'payment.created', 'payment', 'pay_YTKv5v1ABd6mdilKeUiUX2', '1', '{}', 'req_uTs6iUGvcMuZDhnFreeMeF', null, '2026-11-16 03:44:35.813+00', '2026-11-16 03:44:35.813+00', '104', '104', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_waQGwLuJCIRZ6vcZRH7H2A', 'consent.offered', 'consent', 'con_Cf7aVYiIARwpmL69SAJf67', '2', '{status,offered_at}', 'req_uh4T32AZfokUMJSaBeSXE9', null, '2026-11-16 03:44:37.881+00', '2026-11-16 03:44:37.881+00', '129', '129', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_wmkIYRx3Q48nu6F3LDRAxR', 'check.passed', 'check', 'chk_bFghwpcGhk0gqcfvAA0rlb', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '140', '140', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_xTMCqKd4gzAWV5fc23gvVA', 'person.activated', 'person', 'per_E6xIISyd9r0vjX9kbyZoV2', '2', '{status,activated_at}', 'req_Loizf0li7Jn4dg5FNSOpXg', null, '2026-11-16 03:44:37.163+00', '2026-11-16 03:44:37.164+00', '115', '115', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_xcAgVKXT8U8t3rY0vDCjVE', 'consent.created', 'consent', 'con_F3cgVcn1LRrXrmzOSysbTw', '1', '{}', 'req_0ALbGSf9c53C0RzNInUzOg', null, '2026-11-16 03:44:33.142+00', '2026-11-16 03:44:33.143+00', '83', '83', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_y5IjlsOpgLrHkSrioJmPuw', 'coverage.created', 'coverage', 'cov_3muimLD4AyDRrxuRlW8me4', '1', '{}', 'req_reK5J3GKKglSNuXv5c9aUA', null, '2026-11-16 03:44:32.44+00', '2026-11-16 03:44:32.441+00', '72', '72', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_yfUXroZasGkju9AZFDuJZE', 'practitioner.eligibility_changed', 'practitioner', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', '5', '{eligibility.US-CA}', 'req_YYwQJD0Cr7sPVeRSrZm6nc', null, '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.35+00', '161', '161', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_ysNdIpK3qXptnnzBSMYCmY', 'person.updated', 'person', 'per_gdvf2cni3SauYIW7VSXeho', '2', '{care_team_ids}', 'req_vukIegTCNnLtLA6nFbyZNe', null, '2026-11-16 03:44:28.792+00', '2026-11-16 03:44:28.793+00', '35', '35', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'evt_zH2Wu5jtL18hECFiVVwDK1', 'claim.created', 'claim', 'clm_2nptaNIuk17xG0RtRaHIS8', '1', '{}', 'req_sc6kveVnJJGhSxn1eQfyar', null, '2026-11-16 03:44:33.433+00', '2026-11-16 03:44:33.433+00', '86', '86', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x0127bd47e9eb6c7c42cb08d81498788ba4f94a8a17088c68e290520ee1a7038802d0214421a7', 'dBK5a9nDoNQzQYMv9GncDxHxDNz_iMkeBxj2ciSz8e0', 'prac_xYuBnSR89J6JrVC1hHvN1S', null, '\x0142b793af21fbb95d104504c228fc3c93100f925067d48df7ab0d527b76d54475533e2c53e4d71021beaf0bd60e1a994b2c1627748aaacf4db115e867b791c1031f7cac8c46822265d346cfa49e63a94f6513d55bb46b9c156a42abf051f97f0fa50a27ee923118db4a664c156374750d9db7bc5ea0cb17e8ee44da27d7df2c82a11c4e5c6333431b0d7a8eeb2604541468291f748b371cd018400512cdd414dc1d64acae752cb06b382542f4cdd9c5b0713fb382d67a99ae13753bd964558b458dfdfd04b20e1bb1bf8a1df3ccf46932b5e10d78ce92821e8c719a01877f0f854c88371ca0e25b1cdde97e7d1d648e51f058f26647bedaaefe25d1a32464c9ffd268bedd080060522560c67ca249ea404e3500075e033ed7a1ed88ce853049b1f9ec7d808eb3aade0160286188ccb66fe158633480ba3400b0117e46a9074a564905154908812c7e4364362b5bff806b2daa04afd93f00f29cb0a6f1b8c337cac76392c4906d2740e9e59487a1fe03905750b45ab788f276784a79d089c9c7922e6d5abe24716f3a97ab9c30409f661c9e4ed491605dc51439e8e9a7ef4d630710615fc8aba09a06307b96e46476c6e208d29df841f5ebba7654727e16c3e6821a4ce3bcb7a86aeea5fe8156ebc8aba6e943f8e1ab74ff277878ae8977bd187dccd1e69de9f4605cff8306252dd7273471bd1b2c2e666be94a627154ac9882638b6cad4a1e31b51ef1aee62495046de4eb1cb8168fe45081d080d3c2c8067c2110a236f164f5b73fa6936b94820dc7bb861535bec11d79dd044db2ea067554d9b8741e66eb2a79b74f13c6e6c3f14e55669108633ec0e6832f54ec8883a137182a9708348edf56933bd43893d9a2f73963ed4024e6e3edab2e8283e388f6d0c9e251471e0c681161ebb725dc6bc085b0aef78e3e5c8ec85454eaa214496cd97a9f6ebac63d395c4c282c73d4ae64c64d8ba04cd7457c1a296fc8afc92a4cefc840472248851d5371f64307fc698771f260eb9dacc7d89d89bf2e99c801827728d069b482bf2534f9fe6e7c7414746ece14dde2dc09ddbf2037284ed1b970ebf553de6174936bfc0097647574f021f7b4de89b6f3f20358da5ec67dace55c64013d4b2761f47266f64b69644b63cf876166efed9de153e22ac6da4cbeff02fd9daf8b3c8660a1eaf2eea1d4071be53638ed3e8741920cc4e5615ef40ea83c202ae312893706ed002c3d30e92c0a4a4adf606b3cb5b463bc75279ffad0202d62626fbddab9a1610097c987d16f2f4500630629c5dd2a80f591c2bff00f636d51103450c3812cffda0d3b0a4c57eed6bf33edb4490158ea001826213992f4696d37bbeb2fb2be17dec71ddf72efb9c6592a7cd0530810f6be59db2df68a5520797dbb0cd72a420fc8dc94069127461556efb4bb8ed45323e479bf93307e90a93d61e177c64c5a4b8d6e453685f141736d66df8aa121b00a6c8e6aeef831c60324ef42afa9983a1f4253e6281e4700ef4b44fcd128157848bf2ad1b2b24240f346458debc51243c8fad011e13f22b99755d357ac4eda1ced1864a1521fff5088d2dd3c4afe428c7d640703e24f15fa045278b002e41d8ac451bb7f6bf92b69e17bb9fa6ab451ae2406e3c13ee0f6', '2026-11-16 03:44:37.554+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:deposit_clearing:dep_plaksYtf4iEUfA9lq4ZScC', 'usd', '0', '-12500', '1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:deposit_clearing:dep_unCdHDCFa6VaIaQqevETnS', 'usd', '0', '-12500', '1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:patient_ar:per_3IDLvJ2dg4rNcCvgBSCoNQ', 'usd', '0', '0', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:patient_ar:per_8rhniab8WuM6GbKYRHZbzJ', 'usd', '0', '0', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:patient_ar:per_P9Okul24YWeW8adizFAdMQ', 'usd', '0', '15000', '1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:patient_ar:per_ajFSo1k9E81vwFFlcKRduQ', 'usd', '0', '500', '1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:payer_ar:clm_ywoVsKOmSkme2ZEBg2PU9w', 'usd', '0', '18000', '1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'liability:patient_credit:per_3IDLvJ2dg4rNcCvgBSCoNQ', 'usd', '0', '-1500', '2'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'liability:patient_credit:per_8rhniab8WuM6GbKYRHZbzJ', 'usd', '0', '-2500', '1'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'liability:patient_credit:per_P9Okul24YWeW8adizFAdMQ', 'usd', '0', '0', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'liability:patient_credit:per_ajFSo1k9E81vwFFlcKRduQ', 'usd', '0', '0', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_6lv5q7QVVN0qxSHL2BDwwk', 'copay_taken:pay_8VMDZgAdghsL7m5K0GWtQZ', 'copay_taken', 'usd', '2', '79KVsNXkv6qkOOONs0YAx6l82ycRLXoz-xERthq1818', null, '2026-11-16 03:44:31.711+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_BVfTWEOfLnE219kgVO9PaH', 'copay_taken:pay_YTKv5v1ABd6mdilKeUiUX2', 'copay_taken', 'usd', '2', 'dOhDbvvGS40YbUVIHByxNZi9gpjUakznmAgcIFDsy14', null, '2026-11-16 03:44:36.305+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_DkxYwTwyqUx8iIl0gJnfF1', 'dispute_opened:dsp_Rvazd93VupMjE5OFxQc0u7', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 03:44:36.443+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_GXpXCkdFAYZGPO7kIXO4LH', 'refunded:re_aacArzsAQPoSd3WwSRYppw', 'refunded', 'usd', '2', 'hIVka0ffkjCG5ws8P6t-kp9x5KsBdEjvnDcu11um08E', null, '2026-11-16 03:44:31.962+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_K43Iar1847dl4lDMvxz8Ep', 'deposit_received:dep_unCdHDCFa6VaIaQqevETnS', 'deposit_received', 'usd', '2', 'Feuw4O0fbWN1JYg54Ecru4JDYcd5FiTfoKg0jTmgTUY', null, '2026-11-16 03:44:35.591+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_LkI1NeEgkd31aruoBqNyOD', 'fee_paid:pay_8VMDZgAdghsL7m5K0GWtQZ', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 03:44:31.711+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_M1YhBPVPlv0f5Xsdo4ofnO', 'self_pay_charged:chg_mxr3ppZlWo3GZtxr8PgiaU', 'self_pay_charged', 'usd', '2', 'jhp68wYqFheTght6IlCV8pZsso8QVpewWkAvMEHFv1U', null, '2026-11-16 03:44:30.817+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_RjAo0xkKz0Zk2lf5XL1p9J', 'fee_paid:pay_YTKv5v1ABd6mdilKeUiUX2', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 03:44:36.305+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_T1bP3b2pB2gKwcTYBmF6rm', 'claim_charged:clm_ywoVsKOmSkme2ZEBg2PU9w', 'claim_charged', 'usd', '2', 'UgS2GS1v0TLr-VwcinW25cOTY5_rp8yBWgWiHIkzUgc', null, '2026-11-16 03:44:38.005+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_Xyx2jHqNXJlSaaFEzwdSjR', 'deposit_received:dep_plaksYtf4iEUfA9lq4ZScC', 'deposit_received', 'usd', '2', '0ynqeMjHYlwm2ub3eMFpUK8CRyz24_hpud0GOqIquu8', null, '2026-11-16 03:44:34.212+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_iBVKy3v83yOJemFNEc2nor', 'dispute_fee_paid:dsp_Rvazd93VupMjE5OFxQc0u7', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 03:44:36.443+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ltx_rKMhVw96Rbzi8ALMmdpU8u', 'balance_adjusted:adj_fjNl7EWeQI72LjeKSFvqYP', 'balance_adjusted', 'usd', '2', 'lfPyJ-tRnmiuHHEp4xzetX7xvfF-SiGLWYn7Or27Vp4', null, '2026-11-16 03:44:30.96+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_0R875w6LVlDRZiFWtPW0Iu', 'ltx_M1YhBPVPlv0f5Xsdo4ofnO', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_P9Okul24YWeW8adizFAdMQ', null, null, null, null, null, null, '2026-11-16 03:44:30.817+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_1Gl5O4qYoT8kv5hMkR6Zcz', 'ltx_6lv5q7QVVN0qxSHL2BDwwk', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', null, null, null, 'pay_8VMDZgAdghsL7m5K0GWtQZ', null, null, '2026-11-16 03:44:31.711+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_1WbIRAUYlrqDOB340Kn4IC', 'ltx_Xyx2jHqNXJlSaaFEzwdSjR', '2', 'deposit_received', 'asset:deposit_clearing:dep_plaksYtf4iEUfA9lq4ZScC', 'usd', '-12500', null, null, null, null, null, null, 'dep_plaksYtf4iEUfA9lq4ZScC', '2026-11-16 03:44:34.212+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_3MEdOD0203gGH7sf4qiJbl', 'ltx_rKMhVw96Rbzi8ALMmdpU8u', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_ajFSo1k9E81vwFFlcKRduQ', null, null, null, null, null, null, '2026-11-16 03:44:30.96+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_3uys3cuUhLkRy0Re8C7DMj', 'ltx_BVfTWEOfLnE219kgVO9PaH', '2', 'copay_taken', 'liability:patient_credit:per_8rhniab8WuM6GbKYRHZbzJ', 'usd', '-2500', 'per_8rhniab8WuM6GbKYRHZbzJ', null, null, null, 'pay_YTKv5v1ABd6mdilKeUiUX2', null, null, '2026-11-16 03:44:36.305+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_8PxRqGgDrX7ZDVRk2wYdix', 'ltx_Xyx2jHqNXJlSaaFEzwdSjR', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_plaksYtf4iEUfA9lq4ZScC', '2026-11-16 03:44:34.212+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_8qouevH7ivfg3fOFMUrUKY', 'ltx_GXpXCkdFAYZGPO7kIXO4LH', '1', 'refunded', 'liability:patient_credit:per_3IDLvJ2dg4rNcCvgBSCoNQ', 'usd', '1000', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', null, null, null, 'pay_8VMDZgAdghsL7m5K0GWtQZ', null, null, '2026-11-16 03:44:31.962+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_Fcl56dq7Kn5Io8LUssK73I', 'ltx_iBVKy3v83yOJemFNEc2nor', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_8rhniab8WuM6GbKYRHZbzJ', null, null, null, 'pay_YTKv5v1ABd6mdilKeUiUX2', null, null, '2026-11-16 03:44:36.443+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_GSoYQKV0j4Jqfpe9IlXADu', 'ltx_rKMhVw96Rbzi8ALMmdpU8u', '1', 'balance_adjusted', 'asset:patient_ar:per_ajFSo1k9E81vwFFlcKRduQ', 'usd', '500', 'per_ajFSo1k9E81vwFFlcKRduQ', null, null, null, null, null, null, '2026-11-16 03:44:30.96+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_IRxDHgn1QZHSWQ1RNjAJtu', 'ltx_DkxYwTwyqUx8iIl0gJnfF1', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_8rhniab8WuM6GbKYRHZbzJ', null, null, null, 'pay_YTKv5v1ABd6mdilKeUiUX2', null, null, '2026-11-16 03:44:36.443+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_Pyj98wrDT2NbeY2HgZ1nQ5', 'ltx_GXpXCkdFAYZGPO7kIXO4LH', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', null, null, null, 'pay_8VMDZgAdghsL7m5K0GWtQZ', null, null, '2026-11-16 03:44:31.962+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_U8EKgD5cOZJUmMt9ijAuBM', 'ltx_T1bP3b2pB2gKwcTYBmF6rm', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_HlNL68MpCDem3rCWyO2Tqd', null, null, 'clm_ywoVsKOmSkme2ZEBg2PU9w', null, null, null, '2026-11-16 03:44:38.005+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_X102FXxLYZ233oZlhmQ7jD', 'ltx_LkI1NeEgkd31aruoBqNyOD', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_8VMDZgAdghsL7m5K0GWtQZ', null, null, '2026-11-16 03:44:31.711+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_ZuZ4RD52IlulOY1GF3fVCi', 'ltx_M1YhBPVPlv0f5Xsdo4ofnO', '1', 'self_pay_charged', 'asset:patient_ar:per_P9Okul24YWeW8adizFAdMQ', 'usd', '15000', 'per_P9Okul24YWeW8adizFAdMQ', null, null, null, null, null, null, '2026-11-16 03:44:30.817+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_a9qRXZsl79BCAIbUh5V7Ek', 'ltx_BVfTWEOfLnE219kgVO9PaH', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_8rhniab8WuM6GbKYRHZbzJ', null, null, null, 'pay_YTKv5v1ABd6mdilKeUiUX2', null, null, '2026-11-16 03:44:36.305+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_bxQGjV2zKkXKtE22gmbSx1', 'ltx_iBVKy3v83yOJemFNEc2nor', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_8rhniab8WuM6GbKYRHZbzJ', null, null, null, 'pay_YTKv5v1ABd6mdilKeUiUX2', null, null, '2026-11-16 03:44:36.443+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_cdSY2iZvbiznK9yTFROHpT', 'ltx_T1bP3b2pB2gKwcTYBmF6rm', '1', 'claim_charged', 'asset:payer_ar:clm_ywoVsKOmSkme2ZEBg2PU9w', 'usd', '18000', 'per_HlNL68MpCDem3rCWyO2Tqd', null, null, 'clm_ywoVsKOmSkme2ZEBg2PU9w', null, null, null, '2026-11-16 03:44:38.005+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_oWYliP4OygWl0mJf7fpIG1', 'ltx_K43Iar1847dl4lDMvxz8Ep', '2', 'deposit_received', 'asset:deposit_clearing:dep_unCdHDCFa6VaIaQqevETnS', 'usd', '-12500', null, null, null, null, null, null, 'dep_unCdHDCFa6VaIaQqevETnS', '2026-11-16 03:44:35.591+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_q161EBdARf4il8RnyqcQgo', 'ltx_RjAo0xkKz0Zk2lf5XL1p9J', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_YTKv5v1ABd6mdilKeUiUX2', null, null, '2026-11-16 03:44:36.305+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_r4miYHCO0TBZ5qJqT3ISc4', 'ltx_K43Iar1847dl4lDMvxz8Ep', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_unCdHDCFa6VaIaQqevETnS', '2026-11-16 03:44:35.591+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_sK4dWSntAQND3P3l3xa7Yo', 'ltx_6lv5q7QVVN0qxSHL2BDwwk', '2', 'copay_taken', 'liability:patient_credit:per_3IDLvJ2dg4rNcCvgBSCoNQ', 'usd', '-2500', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', null, null, null, 'pay_8VMDZgAdghsL7m5K0GWtQZ', null, null, '2026-11-16 03:44:31.711+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_smeUtXoXJPWK6iCxaVOAw9', 'ltx_RjAo0xkKz0Zk2lf5XL1p9J', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_YTKv5v1ABd6mdilKeUiUX2', null, null, '2026-11-16 03:44:36.305+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_uDDstlGc4Pw9NZF81OOtoS', 'ltx_DkxYwTwyqUx8iIl0gJnfF1', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_8rhniab8WuM6GbKYRHZbzJ', null, null, null, 'pay_YTKv5v1ABd6mdilKeUiUX2', null, null, '2026-11-16 03:44:36.443+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'le_uMMPImMDUKwrKupNyU9bfv', 'ltx_LkI1NeEgkd31aruoBqNyOD', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_8VMDZgAdghsL7m5K0GWtQZ', null, null, '2026-11-16 03:44:31.711+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\xdc921f417efef2a58b92cf5c5a874422');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pcon_cuXqaOf5BVASs36hIZD6A4', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 03:44:32.247+00', '2026-11-16 03:44:32.247+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', 'prospective', '\x012d6491338bc402f651acc6392eee34f9f038dfd94351a5791da07d2f93fb381272ab7406e23955363deb6c23ed5339705854058aad494f2faf86df877385cb331c9cd03ee38bf63759fa4cdc8d76c168b671042d3fbde9a9e5562c45c561c053806cb179972ae658993213e9cf5f12ab82ce0755ada49013126c54e2602242079e3f7923aa6d4d1596f79f29b6f3f805fe052a22e81aaae46c60eb6cf139c016c33833ea8fc067ba7ff9b0893a4f58453dcd0797a660bd66b3b3cddb23e785085af09012adc69c04d8c2854e72368dd81f198f29fa89fa3eff862482fa4f882c128a26eb09165c4ed1a1e6eb786f0a4f10372484901c44e84c625a1525f53457562d66a364da920dee3b3d8846b41028818ea4d738b765330065909714ddc2e4dcf15253ded61167616b7af3596dd0f947c9435de27f544904de3b18ac3036be2feecefdaf195571bfc270a246e3c489802e88428d62c715cfb9e47e945a162d82bcd4f41cbb0905c814b01323a37044ff0ea6193b9105f8b0d759033c899f4509c5786f89432608baa40243d04828b5b18b3e325ec6f909307b73781d1bb3557e50b8f0336229b8faf228b1352cc6c2966beca30cbf5485bc572506', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:31.082+00', '2026-11-16 03:44:31.082+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', 'prospective', '\x017c934d1ce105ac03a03d59496db898142b5738b572fd0cc4237bfee04bfc3ddf77a10a30777864b3c4ad83f7e7a01b741f620811256ceae5fb78c0d98db24e4fa63a586c649e6054101593409c8bc0b83c41ccd423d6f6ae727e2c4428bd068a73ff5d12c8c444cbac7836e7366ef945331d276d1156d87f21fb0f1c9765f001cce1879ad947d4b019985d3b9be62cd03112be50a395719dfcd7179d21a13fd19368981f1b4a5a97e6a3c63d76435270e7bd34a56ecc977157a51ac16e3e09ab3053310c0ca1aaa575b2810eeddd5a07fd003b951e866939948f2024b967a814a16f5fa46572aa42c1f1fbd16cfd6d7a03e296bf0fe40cc2533d49b97ca3a22b8bb8973745cb80b0de643ee523829d1785eb5d5e0b411d6e5b9e0985fc4caf3c468f727400bacde6cfe893b7b04d452f4b51de7650bc3266a74f8a8603bcf8920e3ffc047a8574f5633a6b2b00ab91caeebb1a74c6af5fa4889b0978306e60bc31ff7a680a492f480676b5c59fa7369858874ededa778c1c781f2d3037094378edece4af33be24cd20d7c58593095448813edea866490eb12ecc2bcbbe146fb1d2006ae84a80a19d562fa369e21c20ee9e535e12caab100db511a8ce', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:31.386+00', '2026-11-16 03:44:31.386+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', 'prospective', '\x01f4959a379bf55f5b01054a4b823e1f708f0cb2a23300d5264d9b22111e084958dd1e345e86ba5960fbdaea9bd7603a6da241b8fc69f5b3e9c51bcb8c283e3d47877da2443a91de6a1f36b28d0a42eeb8c7a907703680247bf33b681b0ebdb230239ae366fbf4d8047526203166b104ffc5151930d63abc6f6372b2349f5c1e8abddec9f261c4fa2522cca65f0ca66616a900f8c2520bac5017241b85c1c45595760fcf73ecb7c719dee6b973cd6e1f7a170ca4a607f97d421da4bf7c7ccb338227dd6c3470c6e033d32416367a1ceb78886e877570bc13d79066d25fe13712ac2866cc86c2331065b8989f999fc9c670c4ff7af18b15af2cc8821ac81f3e211e356c14e8bd93d16db450b3147e4f1c9acc851ce71c5c149ea0ccd27426dfa9a736ae6e856c0bb6274013104232bd06ddf7ffd3d3648963dae00f4cac138bb5d2ef8892dd79be074f027ffc47be5f4ac0ca75c2ba1e4e786274b1cfc54ddd497a1b45263267ccf8920b550278dee00a646b72edc8fff124b5b5872ed813256d4faff5159a071ad0f1ece5eefbf953ac637f1e37d5c9c329ef0c252bbee09f34d3af57fcedf0327864ce470abe26c5b8929f1c8a6046d095657b50307f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:27.135+00', '2026-11-16 03:44:27.135+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', 'prospective', '\x01931fae5cdaf62bd0675b43cbe6c720a63ba43454a6bf78906c5c1e19eab37797d8875f012be209f027c7193d7b9b15d41583c801cfe34adb80f1cb646f27ee2d6f77ac1caa9b45efc3ff4769cab53da64b23db825aa963af9d9b46120920a877061f61c9de476a4a6de9f55894e9af421592a5a40e32c76809595b974ce28b3b0358611c73b455a100dff8a04f4bc0185adadb5567265ed39f1643c423aa74e17a6e3c34bd4b3c209e56f7a21091100412532fad5e716fe8ab657c27e6a0d5f5139120f9d8b5448e5c42d1be3b67a11270c489fc9141c47f4839fdf69f98a42de7dd15cc93d3b31debfda430c4c429805799d4c49e0efcb07244f6df71c4e18998725632e5ed7957de03c38a2b890b0577d666d6f1f430d574c1d63761febc165a96e1f2ee739dc0f4b244b4cc88f2e56728cffba9ef22a65bf1c21735cda3b58e025630fe0ebdf41e31a5f683c785faddff8457a0f298edd3597a046cb614af4a1673d3d1466df44c0a290570f336558ac3eb6e1d7bcbc3b4ce9bba8ee32540d9fc2f203995f8abce2ec955aa8bc118e06c69f76b47c36502ce55503781d79064e9d09e619f982bcf7c7bf229ca9946d85f1739afe183c666d756cd', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:35.755+00', '2026-11-16 03:44:35.755+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', 'active', '\x0189d530e67eef5791adf4e752eebbc6beb96dbd21f8b05442a1391addce9dc6bd73c7df22816f57ce6d5b3d3c2a7be7e28c44b43befbcbbd7feb98776aedb650854cac4abe7201c6654b2eb0c85dc6acedeb9c4891eb9d1f01c76fb9eb522de7bffd741f7553d0225073b1713bdd0c9472c2355cb72168883c5c36151b3ac53683d03f9f749f4512c38dcb79a5ce0d606365fbcfc7e826c4792d31c946e746af9289852e2c596f4be97aabbe90b3540a3ec9ef495bae592d7153a74bc0fd4b08fb626168d67d88b371ee6053594efb448d1c2528ac641ddb0a6d621811b3fad013cb75d9748257327097824feffd3a462c5fa82a5b8c5e83f01b246ef833b8ff328e45f99dda4cd0d0e27503560b7bbfd9ba599406cd9a1933f4486c505ce16af1178a4b48859a3c8e0294dbae2159b3a4d2d6e0e9de8c120c8b8156bdcf823aa4c87a3198a07c86dd599d7cff653dd413ce207002a43181b00a3c9fce1b7c00cc4b4f1d8c0a5b754a697cfe6877fd8f5bc0d02b4d2856fdeb1ef439e0d0752132f95713f757a0394aaad9aea9aa405cd74478ad1e8823b8d3a9ebaf628a29909b49351b507979995c0afc0bb790f6d571f8d03ef714a973b92b8feb3', '{prac_ch4O0ePpqdbNNIFXSEjrSQ}', null, null, '2026-11-16 03:44:37.163+00', null, null, null, null, null, '2', '2026-11-16 03:44:36.668+00', '2026-11-16 03:44:37.163+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', 'prospective', '\x01a37299135b14bed265a03ef5925bc5ccf213ff58ee5881c9a42c8c1c47a0dd5883112be43e513efdf55796fd6c6bf3be1b87b43e82892d13301b29d0f5f55835cb6f86c66f72619c7c149b9829ff22566f3a66bc0520f6ce61dfd496ffe375688597e1cc02bd40964af013ece08b582db47a29dc49e5c6cf149d58183300d3bc1be0077c9746f757c1403b262c613a853b38cb0f4984ec8c874395d47b5906e5d277560d083f2438bc3f91a4ed7c3204e43379a73f53ed8f25b12a94e0b2be4cdb91d3b5ad10ed83fe96e9b7dfc84cd2c81fe0c407d1adcc9bf557545ef52899716a383fecb87654d67554d8bdb4244d964e2650b25e298b16e8665fac2c2b0e794f2bbd4392b8798d75e97c43a96067dd95c1d5627bc3b298a50870b95794410032744e44e49b2efe9a1aab8e7fb3401a3ca2763c8f04357dc086e2bd33d4fc3e2e7c79b6dea68b5f8dd0867e6075a408eeb7152557d378d01a8457dfb8c6c14657a5f0b477ea48e13fcd66f19e0ef2bd4cad1045f01e9fd06328cebe9d55b1b0f9a94b60b7de4f3afae85b6300431b2178265739695256f4c82e129d9217e5be4faf599985f4507b946b9c90a0335b17e189e7ffb580c43b33bcbc', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:34.265+00', '2026-11-16 03:44:34.265+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', 'prospective', '\x016a8cc099c16cfec33f03391e9eb65159cf2bb1c208733602d7add28fb3684caeea1bcae50d8ba32d86f75347be02f005e6bf537514a7b5620b4eb51ba877cb752be17f7e1aeac32707e8639bad0471393e828023b534b004ad67fd17f30e03fe70c497e045171125246ebc9e53005a4f839020a4fe9ecb6c9235c6f8941b6506a3c1bd06158c20e34b5f0ade60228fc492ab983c2c4c577f2a6812ccf188c78409b3e8859df57e20ce123534e8885f8d01d3993b4fcbb6fc8bc12d69d83bc36d90682eb7cbd0f64d776e9d8460f1acf61ad7d8dd39dc5018209d2eed7cdd8d666b604e26bd3e68674a8e2acffea129f645aa72d7f9c694ace6743f0eaad5941ca1829fa9f203451f42e4bd82db4666b888ace78624ca9e2a7827a75b13dc8277127fe5565e6184603f7401dbfd9dafef6fd865202f503f3c2b429e34b2628fbc43d564b4a30274d1ce0ed39bc454ab6831f4e05478ddecb27e88d49c74d4ddc717572d4e6de485310f686ae2646cd93b3f2078130aa5d2d952e937e3d68f6de8f4d8bcd2bb029f93937547ed4fb34bded3ade5f326f1b1fc30361be5cbf43caba7270199a460965d89641244211f0dc9149af95002f35bc95349860e8a37dd2960e461469fbd0a2162703b80f31a1d85854afd97e5f6328210a4c436b3924880959e0bb69f894bdb3bec14b0fa90b2ca95a5e7785a75d4edac1b0143261352c6c0ed3f768bfba11f0a1077b8bc98363d75250673b423293e38e41cef335f3dc1fdef35b9a8e23071c01fed8da7cc9342', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:37.721+00', '2026-11-16 03:44:37.721+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', 'prospective', '\x01d9cf7f04edf3c27cfbb056c7c8bc70fc05b469ee87b82f3b61864ec59af63d9da1d1dec978a5c625533bfb06c42facb1bc438c821f7de25c9a9279f36a6c792fe4b8a6a70667491b03caf4a20a990d3d4c7fbcc14d9dd48fef4d85a580df3c57ca4d6a9e90d0e997214bee87ecb99eff3dfd3acf2cf2f6b33ef7c1c3bb596533dcd2f2e3cd60247aff705dc6506e79b26abef8c033b372cf61db2be66d10a5142a8e8b116ce840be23d34e9701984b318f945747f3ce0b54cc6ab60e8faf508520b1654f20f07602b84bdf89abc0e7b002fd08827f6cc65d51abf973606c1cbefe7ccf51563dfec3b6a14d0bb350b9972bf1e826e4abb62f3641510b430a19b304f0a3e6c8a04abc6d8deb431c0eb055b11ce3517856e46d27ee6ee27c979718088d2ec915cddc53186e1f3189adcc07c308998448253ed1cae12bfb12db6a5728878399924cf7b4212cd054c7db9c70fcc0aab73333c2559608298e659af2e0ab2939d3ac87b851b5a66939aa56a5872c4d097c4da833889e02c753501544812d7d4aa5c169ccaa96ecf3da554137549c25d326c4297be8346c5c5e4e8e8d2b56af63a4b7beddb0e843b95495952d2771a22bba4da76af50c78c658', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:32.286+00', '2026-11-16 03:44:32.286+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', 'prospective', '\x01f338b1048590949bcba6f0692bea9d4082a1f26c8af7d888db98ad256f2d433b82ae64fb441ed3c39ee0b71a709b49a6defb0aced52bad36d1f6a15e8fe569a73d08023d843220013d230a9114ecdfab97ad86e036e01a1b4067a9ee7edb426f648ec4fab25bfc7755dfffd9676ec00bbe7dac70b11a7e3d8fb7ca6c6298bf57092bfbbbc6e4c5141e92b29aadcf955537a5bce8b3a6724b9d67eee1ad38670745e48d36621a8620c28386388f87169d763913581017d0b4ceb6a13b26c52ffa5c106d94542e6a49fd833f4eefed69b6fef0fd30eb98c221c89c97d81e21b5a8bf81dc04796573bc7bb3e3c57b74b7a9940488c81927087c330fd025d52c4da952ba4eb911fba50b5d6e73f126cff84318ee90431c6690b26eff86deecf4edd73748871785e14f42e9af54d15f9a28bd5eabc5672f0e663f3d41137aee78b2b758da65af93635277327fb08fdda7f5041d0cf729549306547ba24f468a9380a13eb2412709ae254aebcfccb0e63198967956877a3410971045d6328379a86ac60be6d2b9d8a1a8374fa86094b035c3317d7229783da072404b4c307645c207b0ecdf7d9163e708f7ac474b5bf4cc3e239ce91358b89e179977413b2f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:34.054+00', '2026-11-16 03:44:34.054+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', 'prospective', '\x01f344bce68dbc2d722d1e52d73302c7e7582526480eb32035aff91de72456f60e19e1cb5d6b8c08b5a2d052cc463981fbb22e7002aa07ba923428bbc3a3bc2c19037966ab65a497fea4225d13c499b3ae1b807fa1a38151587acd94153e1976c3e95e158b94d3d67a69778f58818e1605eee756e563e4283678d5ffaa4d569356ab3b521f50c402a3713ed209c9eb1fce002066d0af0d5ea3ce1ceabb77266a66f5a14f79055309c00528fed19e4a4176bf8444f005e1a9f922c430bcd07635c932e2e6f57d124720a2e139e4e39b2534056150a4988d57e23b63790ea5cfe8f84f9bdbc811364dc4c44e575f509b9b713ea2ead0b6edf6154c05a8c1df482591b2d2e0c127b509a7dba6680339b28fa1526900d608a163a8aab79acf08f2bfc8aae95803d49e33a8d1b5338dfa900eaf3e995e1c2f66d2df43a2f5e96066a84ee227aab6392e04abcead7fc0794bcbe1f62d5d09c2ef75dc62d21b2ef08cde30d099ca0956998f34874b2b71f977085ddbcdc16e945f70c2623320a876b9dce7560dab0801cbbb9e28fefb843e038307a80d6b4180a41bcd7a0681c62811cd26effe042e097f11f687df57c4ada2a6a263dd639bcd1ead0b1169199c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:30.684+00', '2026-11-16 03:44:30.684+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', 'prospective', '\x01eee51d9a3e18926176bed04fd8ded823ee863854806cde9bdc9ad9153ea2effdf77025f88560dfd65feac9653200ff5f4933efcc9e520dc322b15098d640a2f8b49bd2dd7e96953d329c404e7d2c8d2b9ae11649bdd3920d32b4b93f2df9b7c09e2017a018bee8848ab6661a74113c75334a77f9243cd812b58e90d0ae2a265699b4c51270ba24f0e00438d7e8272d5f9b0bb5873000719a12229070c6ee176122da4650b488c41a8be54ac789c3e12b943376d1402b5abfc2498da2ba90c5aa828c65515cf18ea03dcb53de3a26464db95c64370885ee625514ba5a7c294b898076154946ceb97b078bce0f3c7897b2da73a514c23ae3a4dc03a6387315cc2637ce46fb50497b0d2492d8498c526d355c8e3e57160e2d95842df28349dd532475a5dcbf2d6d7ec978bdbd9c77720fcc5079daba300942b73351bc13b876d317aad36a9e6b633aa3abfa44da5fa15c239724d991b392589cf918ac5cd0173d18742c3888fc9efc0d0575f65f727e293843d3202a76a999cffc0acc273929fce7117e0e7c511cb0407edffa26f4d522160e1dfeccbb824d12aaed1ade5b722362b8c5393d1a3f0438505edfd42e16d03950c079c1aac0f63deb5cd089f9092a813354384c97833259f7b16116011071582d89cb05e1e29cfc1de9d678ce6463178f16002c48335cb6cfe552642f96d60cd88da018e4b3e9b285c4f21a04c27b48afd6e036291cfabafe4381c15ec4b10e7217b80423136ccad5b81e8386e06495367ae0c523ea77bd943fe6d27ce1315a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:33.025+00', '2026-11-16 03:44:33.025+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', 'prospective', '\x01d36ace70383d65a0e093e39a26b48d75371d6e982c8c4cf8d90262be6efcd59226bbfb892d32d66cbd71a32dd8446295a8c735cfec59d89612b21429be00e645754b9d229bf842013f906bc331bbf9ed5b3e8c11eadcd4d09f6f5e5cf7a342194ce754df851b57359d24aca351aef59371852581fdc471131bed8777d4d68a4f34f697afc11d5ff788dd776eacabf92d4c939218cd60f7a967eae00f0acf208ddffdf67bc005c4323bab3b1fc9536eb118d4bb275b688bc5468874c4c5f7f861039369fb5468156adbdf0a882c00c2287b5e7d1ac70f56bafa20c481ecdbc085195196c5455099f098f9eefe28c6bf276a24d633df3ae43682cc1ab4b8a0bae29fed6edc26fc6d30c15b6ddc935210b657aaf358cabb56d348f793f866620f2479fa6afd9e694828baa26302b6351a970c33fc535755d85954ba71ac9d67735a3fa2b167b85715151d4c5b4fd34815b789d687790e4ad67bc08eff688395dbbf18c42dd01d0e3c6670d5a703016719355c0e44aa96faba86c0ff2c2ea5ee46679c307a248e1f9f006a52782a1adb3898d0004d4020a827e751a68720ded068c79430f8d9d58e2d277a39d9f0d4a8e9719496e74f9b663a0fd900150c', '{prac_u2NJZHGRQafWfVS2JunIq1}', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:44:29.499+00', '2026-11-16 03:44:29.584+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', 'prospective', '\x01ec806abe37cae8552230dc3b1812322c445695cd85555f135d84b9e9874f94edf89042c8a81a1256047716b9d2a85adffa6ce475a75ee6d8eec3d3a76ad5d8b0607d0f01bbdf429279fe7f9d154cd29cec0d7bde0c44a0055f3038eff4c0b544cc2b0fc2518a778bb01e61db1993024affe41a3b1addff141ee18d720fc8b6d20f51e4dd9bdb5179038b9a82416a64ef6f4e2c51e12c57a761889fd2e911614c51d674c017656bcaa906ca72e1a9168ac93c03669db32317693f02242bb3e016d9cce7f74806831c0d7ac0e3c73dbcd1775f36b33fe6c13f9de2ecb59cb731f2ae76116df487251863e0a97b348601ddde72f87ba66a93123f9cc31563d9369d9832cff7996506af06f91bf58705b77a723e80e1e3a759df3180712e37917679bd7067f7b93a811a7542dedd5782b33635451762b8ab7b1bdc34da9038bc4cd87a39270386aed3ab94a816dcbc06ce679b8a33abe95a4649e64024eeebdf1400ad1a95b4443de4613bbd69bb76411adacd81464aa07c900dabc71e86fddacfb9eb15f7628ff089f316c7a4f293f3acaaeb0be2e5a0163cba19437d4c38b8ed3e6b7052cc205915d63233201d3580508a39c7ebfbbf4bf79b5a49aa89', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:26.883+00', '2026-11-16 03:44:26.883+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', 'prospective', '\x018bd42e68aed6f4d848c8d0883321aee1b82033a9e79b4984106661ef63531fb8897d91f58683ec1a8c7e85b2d18f84802f8559196dc77da159ab9b7a5019b34c1afd98fec2e6cb5a0700c314999f1ec52941b1c85812d8a5fe453be50ac58c2d5fb0413ab98595985d96baea4a4604a311d2100b35e3e78e295fbcf8f34fbb5ecbcf2db3a6f9e76e7569a956b60b602231109bce9ffd2754373f38ee8bed0177e22839fd3b60d07be3b86360fec4d2d2fb31eac788b039a26b53d59a79209b6bd98fe5ec1a0eabbd55e57ffaf38d0a9a774268962d5fbc7a462c97b3b98ea59e72e80798114aefc4be012baafb637af7fcef10521986ea43ff1e8efecc3c8ed3be89c361dffc8485282d458a2dd32fb23cde295d8d6f37e7878bf2cd71b77f2d0e5de09065f4899243d581f7adc434e9f2487b52b854cb304a202acafdba9faebdd35fff00c496bb47a28904c8bab5f91a6bf1e8f844757d18e589e4f4249248d260da4cbb383dab7ad1104620bc6dbec751066e7a1bf28f707bc63cde6b9afe440859e142c3e2a59138574370ca14cbfc1a639af9b0f248c83ea8f41cddcc40417c98d76b745cc25f94dedae971ed461d1c18ab7c344ddc9a36107f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:30.906+00', '2026-11-16 03:44:30.906+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', 'prospective', '\x01bbd79aed6ae5011ebbcc9dde31ccd093a5fce2b73677f15a9303528e9f620c82fd19f17d0fa15a5e4cbd1985c4c7b3a2ed978f20c7f5bf4eda647cc9de0f1bb16ce0b677c65ab5c5eb8ff1fdc5c8f4946aa7ddbd71c380a577c37cd83b1723e4873b0edcec485bbe48bbb18b2da889b7249e0ad16a568ec36f458779bd0f5aedcfa2096422bbac3e4ad3303c219072c3e8b4e119561d7d99c8d85a974cad0b9a635766f1dbfb3f8321f0da74456c8a8c2580f9dc9e1e1e0c3e13a718809ddf7e31791c0ec270c1d8b6f96e808e00d42668e05a774121e9644bda152cb4d587dae938e87490560f6d5989b6ba68b0e621853b31c5afdd37347cd21fcb66a1798723e7672ed9ee013505dd9248de145473b7e70b02c71ca32ebd4caf8037b32623157bd1534daeddcb07c616e250ec1460a97583722ef0e3a8715c27ab65bada4901032bf23280174b2883942ec78858d4e1051f8aeb605f16bbeaa65180c8abb5d52162215b397362329357101391e7fa957e3e408d8b1365865ae812789568fd189e96879b117b987f06e057aaff84858bc494d0d60439e35f58f4ed9b03c7e6e15cf4e53ef7c82ef0117e1bb6ff90341fcdba89e0afdcaeaab66080', '{prac_u2NJZHGRQafWfVS2JunIq1}', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:44:29.143+00', '2026-11-16 03:44:29.21+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', 'prospective', '\x0148f3a84662326042c4529a7c62d424f5dfdce8fb0fecfd5bdd2912db084401dc8e57417ed8d0bd037dc31aa04d1d24dab65ac779f24296de0a0521bc3bfc6670738301852ef3d82af46f8572e0ada3637b61873c211caefe9c0e703f74569f7b2b2a51485be431b4ec1f33100bbdf25d10d6e481adb46cf7b52916945860e90fda0d3a46246f89889c6bd659793d4a68f66fb316761742891525c89281870d4794897ff19b93a114adb2407c5b7a5b384eb599013a3d4cd523291083f5f5451b0348cbeb75b368d94c7a47e715d675a8feb4930c13f59578fd9e10437ae01713a225f4ea084bd80da41c0b22cc32d37cdf18dd47069119a89c5cc91e5865bd0f4a8b4991088ed11c493ce19873f1143c9c6351299180fd4ea30e2699b6b869da5f8edf057a168dce3628d4947ea516ae51480441d11ec995e5b0eb223a5399cb34b95efa216afce26eca76880eb396012372a7c0fc0829212ebd49bc8c213c91f2cbef3e532cc33d93c264f671bab88d5db6cc23f1e2fda30ec2f1aacd456f1d0bc7e45fa214c11ec12a7de43369ff05dfc6e8a4832619ac7b75185b65a1dfcfea1ad2d9ea3a2923724b1411c3b473ab9994f07a577838ea67bc71cc', '{prac_u2NJZHGRQafWfVS2JunIq1}', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:44:28.567+00', '2026-11-16 03:44:28.792+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', 'prospective', '\x01f766642bf724edb4962de3da88f98cc03c5b5a587867aa4ea15ccef98a98567d9831c7833e413981d18ac70db295aa2fc45a7e6d9e13c7d080611f54ef3911d75121b79d89a934384f51536b9855cf3c174f82ab81aae9b6d035a8a37b87b676c68b615e2a49d2fa7724cb91fcae95003178a673dbcbf8ff6e98a51a32f28b3a2408acc6828f0a3f2453263a542c12ba12ebc08efd05ddcb846603d3d716d4f11c585156e249f6811aa0a1fe85ecca6e2f738651189e86dd530654add12674703a798068d0fb01a276f89d13e1d56ac723a215125d411b5f625045ffc9c132b603d7d077d00e46586d32ff43d7e44085c12b433fe5529f881aa5cdaff6b65ffae92774a6bb9017c7a7c45b1e1c953fda37c82243c94794b999f09a6dd452f7bace7054ca25aeec00699b51d0b82f85bd0f878fa4a6714bd6dc387b65f81c0ff37136c55baf723ffcdf5c392d917a719eec906d55fa0d933dd1f7ea8a0df40df9c4a9c0b3c48293473f01a3db9a992e4d68c26000d5f4fd34833965876d9811b104281d5d51dd4a0daf488586935639add6a3a92c145e3bf0ff1f025e76fce53b0ba577560d1e1c510d89ca55862f98ab9cab1eeb881ef8d57350fcb2', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:33.792+00', '2026-11-16 03:44:33.792+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', 'prospective', '\x01f59b18bf176ef1f4ddae0fa98e13367dcead43d836dceece96476f8bd694c04ab69957553fa071870f07c6b7c9e0a6228df938f30f370adc69d0e694b2c17d86784f7e6032c839d6a0f735aa8350e31d8bca2c7321a9a3e39f6688bb8feda4583fb0083c426cb69a885a5b7433b8b4a53bc4a5d1f5d2e3de11712ef8a60184aeaeb9df6c438081a6faf6dd2158d36ee9b0efea90611c5d02349a072ca1b2793b6552757bac1fde3a18ad96e442e8279f2ab381fa16a04ae788c1b25fc9d92f8831edfa01a26607088f560fdf8157dbd8d54c8e5325602463cf94ab7728fdc30240b0bc14a8c376f7a34ec71ec8e66c99b45dfc9e6479aa6d0cc25285218fdfc9dbc90bc260cf936ce467b988147e620b86c7b19e8c73191f14c35c99761bfced983659bb3fd1b59e4ef148ad5b1c87b4f306c059478af13bbdd18a30f8d928f043d306837e0a9a5fb849144ea716f540c3ea4e9997f460ea3abb0b6371f44769b7c5eb954df69fcbfc6c2b76ed141b9936a650b3bc34e4e34f29b9394e20b1765e0e9690be76d8a682a21d3f63c6147273872a609c493e5a1d92a7e11ed35d66add622fba7ef32b6981c41afff05ea13cc88a6ef92f8ccdbfa2a5fa7', '{prac_u2NJZHGRQafWfVS2JunIq1}', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:44:29.752+00', '2026-11-16 03:44:29.872+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', 'prospective', '\x01f305447bfd913be7c83ad9a4785a35457c8065516f822b8bea6de30c6735ed49e4d95fdb97078cbed2b9533511e6b125db69d12b2b17123921fe308824ae7b4b0191e09ae34a593e2fc11225c06cb21d0435965d4b72b1c78b0d1cedc2aba18d228e49348ae85099fd904b764da7e9b2a07da699c22d2c74ddd26b4345e8384a7a41393982f9d5dd65360b106ce29c50f222cf9bbdded42a3dea7b74582295c2b976b5c3fa02d75f294e568f944f40610d77af9b79cdfa12844d4a4ee58bc4da1a6266fb0deaaca76c5310d81732bde23a9deb29655101bcc3a0486c74093282358e08858bc6ed3f7c9c8cd1243041166fe28b12b679b096190c27a96a33a40878fcc7fcb1393b8ea93215287d840cdce4a039b47ad4fe9a80f51ee839e52753c319466ba6d03b4c7936a12daf11a57943b9c66733cdddf9adb1992bed8ff21eac73fbbaacf2bebc6ff575ac922bca44b89ea16d988df3b2ddbc02f7e68e6ac83843f528b3daae651a1261c78a09c980ce96e93b655bc9409ddd1c30f925d6988d0d83fe701eef23d953ae50c578de8d5acea6b52c75ef07eefebbfc383b0962dd84865e6a6d65cfd9ec61db38a87b5a3c980ed0ef0d837a85f6c31e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:26.696+00', '2026-11-16 03:44:26.696+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', 'prospective', '\x01112a0a36a626e816055c14e09ea6d56a87cb262065ea00d1c534dd2469e0d2f90c1949e499e83f0f3cd79225ffc85727765a14cb459a253d5b9c83daba3b257f540f508ad0d080468e8027a09617b88e363a58e016168f2c9a400776c7ed2ed87452e03f26a5c025ec98569e4af4117374d9d7890a6044ecf91dd1a38487d720539469bfe8445d884e0b45249f927cf909e9f3c27e136048c8e3d56ff1748c84b0f6a40bd28f3eb43a13206ef469209dc4900735327e10ac6cc1ed22ddfc85d43a4f800ee54e2538c27d7521c0fce11958ef56bcac3913e46375eae9d16db1892357364221e98412768322ed3ffc7c9066e164b0ef7d0119760d4b225ed83a7556a56be4fd438718b7413e837c63d389b9c7d38b08b34dce63e3666e43c6eed01687c57de9857703e0eacdf03d44eeede2d2419c008c848ccd831e0be77461535a6ceaf6e80e8fac483b27b91fb2da08c56bb2d4c0d91a07a5edfadab1d1135ca6b1a20f83771a19d37b723f4c343434db3d73af1270928b68a6f33f55c65b2ee0db5597b0cb36e6fd5a2a564277caed3e4fcec80602c86d24d782f27f75dfc6052842506401110401698dd77de63417707e9301c70b2d209117a4d1', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:32.426+00', '2026-11-16 03:44:32.426+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', 'prospective', '\x018df856968613e029771d79c78c34324b233fec3d0380e7935ba2c1963cb2abe5b3f64f52c6539ad77960be0dcda0d82355ff63e0156b48de4f96a33fd9cc220441897bcbc024706e41e565442f5d89c53427ffd8b3bac37c098e7325553411c7b0bc55daa5dd2b64c7ba17cc8a4b8c738d08b6fe8284b98fec365bd906edfc14b6a2cfaf159b1448610026534da0aa4cd0773d2a63250da245c04c62be0eab0893954017aaabc566f95a064e85abeaa7b57d78bbe1ad4ff199aff747b4eee071dd74779812da1caab672e90541273cc51c86e3ebe3a1ad629ebeba9f3c140d7ccb71383bf98470bb7cc2a1ca116db95d1f3d5b566caaf49bcd18b019d058de021fa3483bceea4d90794d8b0b16123bf412c3ff2e5c821b57b1f2f6164e7cf1bdb6a86193ad144538d45846c306e6fe4431e242d7e8cab2e16efbd033038e98c6ce796bf6d86e42b73701662c87c1927c6a48bbe5479902cffef83c8db4a97327680dae0a6067418521488241b185d4742a56e8edf92f4fed947812aeee61f60f350b00bb4ba16dea5cb27d35c46112557921756258786477afe6f295fc20ab402c095a0c69073ce88930140ce80872ae43521fdb3123470abb51093ec6d1d1b510ccd5bc53fd6cd083f8c93e8f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:37.513+00', '2026-11-16 03:44:37.513+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'con_Cf7aVYiIARwpmL69SAJf67', 'per_HlNL68MpCDem3rCWyO2Tqd', 'financial', 'granted', '\x0161974c7a9f4f85132370076e1cfe90d3e04e785db8f3b7936efcd748cd8358530b61f3562eae5cc9cdfb1828bdb0760a6d4746aaf9a774b7c20af4deb8da788c134d763cbf07f5fcaa47e651bc564abd0a882d4dd114d51778a7614cef6a702a98887de6f8c6815f017e2f846faf6f54c504f5acd6294c7f5092a0934344acfe748785b8da76056fab6da43b100e15bf306175c0f88ac92b11c107c2218dee2d455165babeb37d0f54567ebfe49a2106bb06fbaa4f07b9102861d23f2b3d68cddeedece8c80fea94f627b231ce6ae33bdc85307ac191361065557a1f8621ec804747455f626426b9a02ea8f1a417d5d0ce55aede452fe772f269f6b810267be49fe72be946e0a15692f765bc601475f8a9a19a54b5fa9028737996641ff7fa03cc2b50e247aabf1fddd703ba74591967d28381000b6551bc688809b7456740e3642bbb80e8f306b566dff3bafef62673ba9ffbdb861d58f23428d8509bd6b295ba7835e5ec11a35e737a3fe21d1cf99ae34dd7d34bee8e149d6a13011891e39da35fc2c10a27c9e0c308d7a8a7000dd5150a598dea01380b7833892cede3dd606b9ef606ffa6ef8f7f18e57c4f845674148f4dffbf959084d5d7867b541006c28535b1ae1960d03c5791faf926bbd8e9b0bba0399e86d2b48f4a343f019995f6c5ffc3e87f09d722870417aceaf018f58868adde13b3124b420dd8fbf69bc87c7c3f37d17edcc47e73737bae9810a2e5b203c0ea559af12e0a74ed5663e57d6bd136319e660248c6800436662cfa1870ccf185f77693039de8ee328c22738a0f51bf574612bf2912c24fb8b4db03c160d6b45920397b295052f5eabb347b499ce60914cc5d6fca5cd161fd23cd08f80d59c51abdb042d6af700bc83e7413459f273a2c634b407dd16e582dfbc13c2bb3ec5205236114d587dec9df958fceaeddcf9e2e63e89d4ce80265c90f73b3b1a0e7e8b2787376dd359ee735c660d4458155cf9b873641ee4c0a118825e8e1d88c64c37853ab4f4f6b80d1a30b557b2880fc908345b5ff43396a5406ac0857f0695dbac02a67170934ef65f7251e79b3cb4e5a4f53d8f8826dedb3a31f4935a3067c92fd197ff48b9ab8975ae6c5c1a9b4d8e16abf644a576b234ad68e4d1e0e131f1a89e6bfd66ec1175fcc315665ce984c24215bfe2868048a', 'permit', '5', null, null, '2026-11-16 03:44:37.881+00', null, '2026-11-16 03:44:37.912+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:44:37.862+00', '2026-11-16 03:44:37.912+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'con_F3cgVcn1LRrXrmzOSysbTw', 'per_SAQiINvpxSkiHiME7NjsGs', 'financial', 'granted', '\x01b0e8d3165336fc0e0d61b33ddbd47cd2a58e8ef0e0002d84ee63fb0e9bd5f2c39b4a378991a60b6387f211c2b683e4b9b295042dee0899aef54a18b14670fc7dc7096b9c2d8ce13ee4b43a895cf46d0654a4c7b7ca5d51cdffd9297c8c69e2ec6533b42c5da7540f73e1fd66bd3004fa2470785bd492a7db95907eeb64210a82260b25ec955ca45aa8aa99b086642b939badffb548e7a52d087dbd5eaa3fa55d5602f1f57edd78b759407b20ebc745c1627061e3f57fcc8fd3a86ca28027ce61b7496b0fe9e54fe6dcc9ca28bacc0a2652bbc501d148e67f359398fc17f8d148fa695eb15f12a60e6b9447e9e7d1f95a6ed2729fe8c852d797432ed02f8562cfc8aa3746b70d111827d1f5d2130cf0d087addb72468b852ea7cd2c482bdce64e48209a37243404a62616259fb22cb5befaa264cdc931cbc0c5ca12f5f55803f62460dfffa19e54784b9acdcad0f9491962d067b9f4dfdb7b2109e1beb62a48077b479e8ca5aef860beec9fa9b717894d13168d86a6677b99a46dcef39bec65ed70a05e68a231ec04af3306e4654b59f2d85621dd9f8c6d66a1500fc57bb738b5a24b61c546be357495b7bbc32cc2867b7387fc07cdce69e43d20a469cb917786c5de9c58e3b47eddf91ba803550472923a1096a471a565977ff6cbd7f888c8a0f2851b9cd4265a5a9bdb92c897c81629cf21af2bb91c87b083eee9c4397d54d8aed6e2b7381ad5ad17243011267e65c149ec1236632b7e3ce6f65170d36f28fff8b3bf73c2175ce4433e8dd05cd35c1493ec822f3f43d454846d0d29facd6930e6b3dbdb7a88956bdf54b7cbd0dc51363dab5a04749b65e3bff283e4c7a7036780abc47de8380563970de51f43f0508be2f84ab7ec5f6e6bcba95d43005ba4c26e75842eaece52da439f279ddf14fa44d955052ad2cf9dab1ba1bcafa737db03e7fd8c68984cc73f4fb11bbff5f1bb2e78c6461aeb9367b31183d76a5ef4b83aabafbbc35a239567595e0206e263327c3ae01bf95feb19ae3d1ec6e92ca151e1e603adade2f031b3cf80475f2f519961f19329481f11ea3951f7648d4d591ddd66cf91533c89a8093c702dee09667eaf9e66735f06764d4d70761bb78e2c0d339a0ca8c075fc74e62499408fb41d021105e65a3690e03623a07f719bf995cd0c2c125e7f0dfba8f781', 'permit', '3', null, null, '2026-11-16 03:44:33.237+00', null, '2026-11-16 03:44:33.302+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:44:33.142+00', '2026-11-16 03:44:33.302+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'con_LmCucn9ZgjzXzFJLAWVZtw', 'per_E6xIISyd9r0vjX9kbyZoV2', 'treatment', 'granted', '\x012905a60a483fff6bea57bb8fc446ea335cba21a2bbaf746e5ce14adb6afc5bb7f9fb45342839f7bd2195a36a86cfe90672cc8ffdbaa0cecc1f5e0c2ad3ce4ebca03c3ed3bd57168d558602e5244ee9e783e28ce041a2cf6da3e2cdf315fb97a28940a67b1230051c515c3a3bc02271354872c917d52428ca501d436d28e3c64001e02cf90484d1b7bd0d477e5c961c32339bbad24414c7423316a8bfc6c54438d5f94f9622101e0514880d9edc0618ff825ad615625727cb32f234e5c46e6dbd8d90d590d34d433b931a331972ebe116113ef0df6440e5b4243bfb85714f487568ec6e9d49ea948fdb1d4aebf891cf278a4585f1b4be8f6a144b4d2465b45a98351373d3e65cd95c6a4a41997c67396425c6d6aa99eab22bf9df72b5a2fc5ecba137d98cc1f4a3b420dfc6906fdacfd1b110a671ba2d94d6aabe8b6a53497225e2096d7bee408b93d588cb40a910363944048c78a605a7da0c6153be75d8308d5197ee0de42e5410abe4adffc1e8a036ff691629e2155c1ca89037f11fd631d571d5b4e072901f83dd3754518660728af47e473c84e946226c852ecce27c17b66a27000252868a5232400d1c2cf07b2154ce58e02739276636678f0ceebc29f2c56c89714c49ab77b3e1d444e6514bfb99149fe3b270bbdee257c5649133f1563d217a38822ecec7e8d592777954f79597a44de7873c14f8fe6709794bfd5f386d69e1acfaa7cae9d1313cc2576fbd854d0c54bb7168698df0c57d9d814156ea6c9704b453bde1157f8e99250d465fac98b4b11fd83483b8d7c6ee0275662b0f6c22c953d211781e4f3b2f7b252833a9ede6fc46a3d43d6408d3bfc28915efb672d80449a391c5a9468e015e74c68cfd7654b51c973c3da0b0241bb17f184cbfd4c4e288b8b199ed62dec638154ecbf9a90e35eff9eefb2c8f628d092d20244751ff764c016282737975f18036b49f0cda412e4f9c07131eccdbdfe6fc3ce873b4cd8df5e1bb766b03dbea67ea42d9596ea3f66c1a4bd3680a25e14ce7ca9e933d2909bbab4de32e899127b1b5af1fd614972c0bbaeacc69f9717f779d55fb7996ae3d510085dc55bf85e7fcb2ae2f736ad406bd31cbf49247eeb6e3722312d32a23daf04857b1a254230aa577884e853b1b8ba61b13560beb7a93ae3c4dc17e', 'permit', '4', null, null, '2026-11-16 03:44:37.035+00', null, '2026-11-16 03:44:37.115+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:44:36.931+00', '2026-11-16 03:44:37.115+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'con_VutBdcn6b9gqIo2wCOs6H3', 'per_plA9Zc7PASrkzvyvP4OH1G', 'financial', 'granted', '\x017485cbc2b55a16400dfb113a257c53f7fa88f3c35d61d1598d99c428fda30f2a76d2ca2b640ba94a81f82477aecaa5567e3cde4bcc3d88b972e2a654c61196a30b796c3382647fe691f2fbb62efa53e4b389ff760af1668755a764182c53d9e9e3787394986054e80f40abf6d1c289bcece44b88f872509a9a4358a8fb378f3dc92172c56821a970ecae4e57d098ab2cc6966253c9a1114d3291bf2f2069fd34464ff0d9252319b44e5d0adcef9d550e6425773adf53a2d3425b327dfc0f9566c32ace7bf58f1d6bffb412f8a4cb2232a0d49236daeaa5681b6ab8ce4948634cd58885f8b7d1247785da5e05d17b992c46c022171ed8ed4661c15a6d81f8776b1f20659d3852a7179424316d708dfbb1eb663ccb324a997015acf8155bbef59cc526e86d9e081e9cc94fe7881d636125294507ec3926d30ad84dd2d7c55f2c42a4cc7fcbb40a457eaf5ef21363e75b3a09583ee7843cfef72a3e742146166198872b5d948571198462054d79aa5d13e324dbd69073a9a45916fa7b64a14df046702b01ad775961b34e1d6d8633876beb20a809b2bc904405f53ddb0f34b19297b295cfdb225d3575c806fbf8fc53dabb1835ccba2bc13339deebe45fd0d12b75e56dfa05c9cfe6e707e4a1b7b575d5a48022f08ee08d298a1ac53f427af86d7f34366a5ffedd4c43cc41769f5ad81963032028fb7b52f7aee865e7b84478c14b335229b3ffd1862c53221772d1634fa4ba4058cc69ccb4b93ee020629b3d315b206362332bb38e025809c4cc68973e187f89aefdee16ec48ba01ffe17e16eb31f7bc93dd74b350c1858e1c1159512688d7cebd49af446011b2e0f614b709a628f7f9764874ea250abfa9780f3478fc4c3fb876ffa292585cba3e97c3d95ffb2096c0d6914a2e38d97e12e25baf56c824c8e4e926e35bb59ee011d406c735d2ba45bed38b0091e08d0ba3ee6247156dc6865b3590062d247e2b968ca7df5bba38e272672eb73c63e1e2cd5ea14af6c6593f03bbef9a80dccad5756f0ce22746b86a0b79570ca8887e8790c0177ffd02614e90d7ad5e51bf753edeb40117f5d2ae54f05451c4906db8ff0956a85c2ab4941fc7e27b168d4ad8fea53f1cfcfdc3e9db23d436386649b82734ab9455bd7d387ac2c5bf79fdd0defb7f843b0c29376e27d5412755afe2468f', 'permit', '2', null, null, '2026-11-16 03:44:32.553+00', null, '2026-11-16 03:44:32.593+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:44:32.528+00', '2026-11-16 03:44:32.593+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'con_ctFQowfF41KLgq4RNwuY8c', 'per_Y1sBLGZIcXMZPRjktbtJfj', 'treatment', 'drafted', '\x01c639467fb0a53927616fa3a4327287b0c1492d219b290b18f2b56150fb2f28494c10acec3555337f4b472325e80d6fcfe76abcf92fe70d44ac383a678cd3c1812640b5d668edece26b84dc93eb294545ae7024a542de1cc8d4d5fda18d3559937277f2cd92fb5659650f209baa9deba0940b521a538ef9af03ad776ed7f559dd5116e1873127df2b1b89d68ccedbcf0ae59e5d82e5d095addd3822a50d9188b163d21561d614706c97f945695b47fc2fb99731a4c844137c0c5ddcd623b40dd496214f5145974e37de5476ba3bd699e57d0510c3de1fede4d73acf60614b133af4f3e03bc728018c7580d5515ee10c2721e6896078251dda51cbea42ea4a18f0375ada202687373d989e30d90a74c6b7c1ed5a35505e7895032f574a964bbfc2999e549d576c21ff94a0ce04d2e91f2caf599d0545c3d4ecd1edc91fb2f773f03afcbc9b42757f2efe83192b3263c7a1db0fec6fbd5ffe240a87aa41236f1ef61aa7c4a5e8f872bccdbfb5b1eb6121667302f7b0ca8862dc8fecebd3ce7d627434a00eeddd8662f929f4e1567832baf79c2571890a3378c4c6928bc8988a6cbebd8127c2da257eafd0303971d2079c24836c4d85c4b31a', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:27.003+00', '2026-11-16 03:44:27.003+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'con_zbQneDRd6xTkGb5MiOTwzf', 'per_Iu6meDvSm5PrC9TTSiDc0k', 'financial', 'granted', '\x017417fe6f57a3f44f2ee0c4dfe492a22ed205f099d899f023c74ad67e0dbc68dfbc60faf7ad4f010f7a88f6d34ef7a27cfda18f6095b5c8e9eca6fd78d9adfced91abd31dfe6c36ba70d0d9774644fb137e6d5609074ba50f35baa3035799a0a20be47633a1a29cbbb877e9788b051fdce153c35465de588296a738e1297b8ee785469fce5b7d2d0eac4b52cb143bb947439234a7eec9253f5fe7934a4227d0ed8c77abd4847fbf3b5647aabd4555c6acc2b9708d4d07c05bcb9795001db4119b6f6427241a753131ae428d67467773416e1cfa55e6b3bca9b0db4aeffdd08b3c64088e4db1f77362b62a2a431ec98ce3d5e29ec8fcc5d49c94903aa2c0a638f514bf75a69b88e25dbcd21e91845d977d76eb5268be76ba94fe7e13d2a2a3ffe9d27363b8a1ba7501ac0392c6afb6d476945317fab63de7fbdaefa8e3a8058153fa3b39bf2e1bff0e53c3ad060044bd5e2ca9972ba96709dd3ca3ce8ef6ab68b810a9aa7d24656147c3556fdce5cc0f3af6988936580628c767f4343b845bcb211a1c7e2a2b761b0430312998d955ba41fc35ad708b686f2dc230f559a6ea981741443c5f8de5bfbc6568e200c2b563cb57cdc295d9d20c41d8feabc89f4bf09f71d57213dbff65a825db4df7d068f943623e27888b906228b4ccda78cee3c036c73656f092220a0ea3ff143beefcab431c565c951b9b5caeff85248c1547f97b315f037b6ee5f1027546ebce9505d6a27a3b1980dc492794478376508ffa21966c51de6242bcd237ef3a6daacfd05c115d3a293effb7e3da6c013f11516827eab02d12641a3ecb80226abae654ecc4c62f45377a87ef204d60904364c03cc442b0e451ece1314d727fc1b2ef0765ec700d285315dc92bd1178b3eedb4d001b01cebfb8bd0c8c06dbed423dd5d2979432ce2b38f76d2d509e7fd4038061555155cf60b4b27cce585111b69466ddc6cf9c90812f4f186e888231ffe8b475798bd9c254f0180167db9b424aa9ad6bd2475ca31177ff692f618aef1f337d4a1f2c3ff04b2dd4c650dbcc781eaac25947b1578a354943c349a6eb0e6d534758fd0e7de2ba4e19feeb2018b21db99b7ceb14f8ffd5f832a5d47cf39d39b634c7ed41c4de210c1481ecfad8115e62be76c3a4cdac0f47df7f8707db13afff2bfcf8e7e1a20ca70b5d33d7c2cb', 'permit', '1', null, null, '2026-11-16 03:44:32.361+00', null, '2026-11-16 03:44:32.383+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:44:32.335+00', '2026-11-16 03:44:32.383+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'cov_3muimLD4AyDRrxuRlW8me4', 'per_plA9Zc7PASrkzvyvP4OH1G', 'SBX01', 'primary', 'active', null, null, '\x01cd200f08d0ee94a5c29f8b20eeb58ad68adacfc03eb4ecbc8bb5a9e71083518fb091ad59c197b748abc4fa068216c9852a1833b10f41a48555d1e1f4911e2d20ffca61a720c76c80ed36d346908da42196217031bc169365aa160792e107da4baa072a168c335e79af337add7776f25c4efc24881afd26b189bd844a2b72bd180b74289f9b0184008be3c26b031cbd80a46caff60f8a27c7a37d0b330afb5a3ba6ab1e068352b078054cc03cad41448274b24db2e751d7457941331e9e57887d541abd3a244b4f8bbc9a7e3b7f59f5938bdcdd0b5b012b86f701f4e87dd78a9d7ed551865d89ed918b7704a9c6798e38975f2bfbe37705314c31f040d6068911ec39b75d85', 'elig_skNu0UNLoLV5MlXUiLA8bZ', null, null, null, '2', '2026-11-16 03:44:32.44+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'cov_9XIkNvNkdmoaq2pUabJmAb', 'per_SAQiINvpxSkiHiME7NjsGs', 'SBX01', 'primary', 'active', null, null, '\x0196bea50571e2b2a05147508e4cd244adb3a80d6f1772a4444e9fcaf1a0b6f51882094b7795ccb4722a23ddf7a4101676374f38803196c3322f2d81bec0b102b52d264bf9f915fd1c0eae6f546f339e473bcf690cd7fc802fac86746deaab49c0c75f59ef1f420f8054c466658ecb5da144a919d9b68845294b7161190ce092dffbadb1e83431001f173d929f7dac37689b07b86b48268927db2f56b6338cb8c2ec662bae6502a8acc2ed1956cbdfdc6779a09a163346bf62387cf154dba2132e1dc9bad3a39420da8359596503dfd2a3933a507d645e1027a8d9c2a4fa1cf9416478392355645511dda169', null, null, null, null, '1', '2026-11-16 03:44:33.061+00', '2026-11-16 03:44:33.061+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'cov_QcvU2HXRUuqTVgahfBqXLN', 'per_HlNL68MpCDem3rCWyO2Tqd', 'SBX01', 'primary', 'active', null, null, '\x013f1339f2763fe3ca42b62d712a1f0be14026cb18bd9f0ffe2d3cc4e84556a98041bcc8675eb3da373552df01cf7fccb2cb70d6614e4d15fdf0fee070f9aa9dfe827e116fcb98ad06277f6d27df46ea152049f9e50c9a95df21e31d3a20fb766c60974104ed2197d6136e51be7befeb4da31caeb745e8b2ac3a230c2aa834245190c5741c9efe9f61198c663bab9629001dad4f7841d0eb78b0f87afef772f5789d164f1bde1dc9fe29edc733813e89600b3435740b9da92dc344178a2a5980d12c5929bebea74da359a0d093aae3a7a71625d39f5af03af733ebfe932b3c1f26ae2f7bad5ef7355189d533', null, null, null, null, '1', '2026-11-16 03:44:37.769+00', '2026-11-16 03:44:37.769+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'cov_v8EwSR43cl239HdSlHiph2', 'per_Iu6meDvSm5PrC9TTSiDc0k', 'SBX01', 'primary', 'active', null, null, '\x014d6361687452bda1badc46cd30140cddd3bff97f65d644e8c1ee3cb0b36f7ccd82da9b55a04678eef233405ace913b49fdc9f2316e3defefa468da0e50d543e7e4c2330d1f8e35409772d7354c11cb45f7f89c1760a6fa21f2adda5529335a559ae5d83b27a1cc4c5ce01704d4771b7a9afaa47a4e9b644e469b8c4529acd0e0cbfdfb7a30886e881b43928103b5d513430001f994402d99220cf592a231d74c8a81cb1baecbb385514f27fc5bcde13a0414ba136a694be28a3cef4ae12a56f236373978d72d8a597b11f76c68add2b1aa048bb42e71d5fabf95a0d1aff73442357f702fc4200fa5e288a3', null, null, null, null, '1', '2026-11-16 03:44:32.312+00', '2026-11-16 03:44:32.312+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'dis_S3yhTLxjC1GF9wWslwGnxf', 'per_plA9Zc7PASrkzvyvP4OH1G', '\x019b64435e6b7b5594a1705ed504dfab9857d57fb5025a3d5809061e5e9e6d5f1662744e702ab5533e485550f6ebb5698ba897208954decbd9e0e918ca2a29b9f3f09e30ce9fabe6292a7dd53fd4a1ea33b2fafbbea25189e7b8311b3e56c57fbe31548511d11c9a9c10d8ffec0976ebaa9da618f42d671f62761b685d2efcbfc9d0b82c373551162103f9fc113893002e511baf4e22d8a4d26e0306fbf8dc569cff34012de1967d7de25a3c92d2cb95b4a083a32be474fa56e0a4c12b9c7748f32647f1610b56baf5f2a09b8241d5a4679f5c18504bc066f1329b6ffc7590e030d8af0e71d47b172c6fef12a354f103da150ed04e4e49a05eb8e3cfdfdd221ac8c902583db99cfbbfdea287acddf96b0aa8a98b383b347f87824767562c3284a968b91048536df09e81edf9528c1efcba46a845c14e525c0decdcc55d0f32a7a4c8af806a1de69786344c5ee3e7d1287aeac8b040fcfd9e688e1048821975210c43567efde7e667fbf5370149b4b5bcb858e598836d69d995ee04ca0b7f3fcfae43fbbc1ec9cd01452d0a635816c4e92834cbb31fb849d6a188b4b98a7794911f65070a2471d265cd3e638e', 'dec_VPwUAvMlNjjVU8kEm4fcAR', '{con_VutBdcn6b9gqIo2wCOs6H3}', '1', '2026-11-16 03:44:32.695+00', '2026-11-16 03:44:32.695+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'dis_kwMITHCv9YIVjKEYtdDmf2', 'per_GLzBuuUoEOlhkoMzMM9egV', '\x013e3a30d1d723e1321dcde6d89b3d34bf3822319082800c700665606e00e58a388d28de97fc579f9d6651f6f63f3d47abb5008dc2a1736791ce278ca4aabe559be0cba727170ed69879a5bb7ec84279680c5bed3fcce8973bd957ea81fe78df369d48cbbc05d6b1cd82ac0ff49f65c7173929f8eb4ecb966d1c099c89ccedd59cd988568ec8b3b4b9f39b74354cd621ea33fb3e683c930ec81723cde702138cc4b074656cd19fc53e019056011f7ca8e18e8635cb9bdf2058d52e8bd0eeb3590f39c5e19d836b3bbb853bd58be40735c091e4874f5c5093a4035c90b8050ac5e6c8de44471dcc1a04dbb4846ca59236df86633f5ac098abc7b78575bec09fc2d1808dcf08a0d4373e137f135e69df0c0e816b7fa5b7f9c52111ee0dca7b6300ec652ecd1c96036f7d327ecf66b7c9b354907abac494036c11a74f09bc938a785226a65fe6c58315bc45edccec01efe25d2990cf7ff6eda8ce086c81e9593370f734dea04cf8cca67d24df7082c71abf145f61eb04ae662625b8e0cb69275e9e3976d73216e917508426ddab8681a763f831351e6f8733aff51c1db9b2fa225c68aec1cea9a6342e3fdc49fe2725050d6ba4f0e47b64862a22ea97c37d58571e61d719ed', 'dec_hgUu69srtSBlNd7azuUyKC', '{}', '1', '2026-11-16 03:44:34.337+00', '2026-11-16 03:44:34.337+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'dis_piVJ8NIaxwBXluv6OrQdY9', 'per_HlNL68MpCDem3rCWyO2Tqd', '\x012956c4444008bfabe2384efa94854ebaf3d1ab58e37b670c0a31f62fcf0956159aa0a9d6024c3642f1711dc666e12c27e8474b3accabda876b928b9e9cac34ca6c9d45b3d6e0140f9140499f96ae29b16856a14007d13ba82c8c3529ebf54376ba42070232ea3e3bf459c8789de28d479292be290e4deb7064dc50ab54f55c462b6e866a90c7b5b00adc9baf9882b9b9763b6b86f2f08ea4393debb62028df381dc66539ba4d07eafd5c75088b8ac16b0f77a898a42017ba65ad01feb7f7cb274521f16a5922013cf085beb621150be88cc56c2ddad2fe5f9b94b4e3157816a08931ccd419968cb073d51f7f94d79bf5da1db8235e667d8dd57532c89859a5918168bb59557e6aa416781431e58cdaeb1955847d04a33c38b155fcdb35f498b2985b0fe11c9c8672be3a316dad616106a5e8c0fc4345fe3fb9fa248d8a28839d019038eabd93a8dcc71298f56a070a1ca961c90e2aa9b916115130b1bb88a9bd61867e70b6f1a4582ee7f6c71f9c6793285649f469315c955d334ddf983f5919df3b1846ddeb500895fbeddfc959c2bec6330782d42256d7f7729d33066bb1b5135a040fe6587afda2211fcdfa24468ff59c77819a2c426f3cd39f0bd5f79d767462f5c3d2bc6bea0078fa1d42f96a23e5', 'dec_APDdn06TZYwQ2BuSbVFuKK', '{con_Cf7aVYiIARwpmL69SAJf67}', '1', '2026-11-16 03:44:38.005+00', '2026-11-16 03:44:38.005+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'elig_skNu0UNLoLV5MlXUiLA8bZ', 'per_plA9Zc7PASrkzvyvP4OH1G', 'cov_3muimLD4AyDRrxuRlW8me4', 'SBX01', 'completed', '\x019211c63d46a55af321dcef345924c475d6ec2b738ca2d70fd091d5040dfae5cde2a29c31b234b26e25fcfb93ccf035e99e7226db2acd7dbaa210cabb3c509039269d97e6edf2c922a8962eb602e4fb17c04d9f2c9e4efb2af5aca26870d0a94f6d43beea249c93e3d7ae1d9b614621ced8aeedc5a18c1bde478c783bb58eff8f7dca10dcf23423dd085c3f128b87831c56355ac0f168d28d27c45f18fbbae080d4cdcba86921b4bad9e4cb4d90933bc2b99518505027587b5f8efdfbec477e4fd2b39078b53849748702de9c2b4afda289870c2cf235f204559da1d03c18cfff480f6e6c15ff3d088ab08a6ce2ab8062eea6bef67cb84e7ccda303162628bf869d03f7523f42782066d6535943456b2ac4c5b7f754aa3307f18d1e64fd126973add2fce8356ac47f7634a9911907750422e99737a02baf2be75cb8f6fcd3f50606efef0dd6316d486ff7aac6f011b5056757ec7d7ad9c9031b21cebd6cb5d5a239e37a0f594ff79bac5dbcb9ace9e7529737b7b55a6b65e846dbc69645579683c92ff44e3d148e956bb8c19ad0f68e87b84d816455439f42fa5775024ef91b601c1db597095823afc537c62722bd8a937542c3c99f59032fed37aa103817ac846c921373af56239099342420ff0a6d783fd35700df8760029cb410d0c29cf381b3bfd5d1082d621db2d2dfdc5fc62c923548d895fab8f8f21b9a71e24012721c1113be71bd5197ddc1b45b4ee83c250436ee76f3214749c1af25dd3627a97993aa06026d643e921159d95d1ca765ee29997869e04591cb13e665b8f6cb2a3ca08118614b3f3e5c92746aaaab605dad3f96335a0196ce4219ea6f26058aafc5ca4297a9c03764bc07ea06843a778846a033fad0a70d5bbc73d79700879f90e8851f9f24cd0c3c804fbe4f9d1faaa4ac3e9e60a7c23c563e5c949a19050114f5388d07bdda50b9431ffcf6515525a7880d15394d5aa0f65d3db059205edfc37b472ca66cc52c06c444ecd06de40ffe874b3741399ab0cc32d32be670b26d10a4f36ff91d1ba2d0c654cee7b9f131faf91c2d886ce589b7aecd7a11b05e5565e12c3fa3632bff5a783a4469b021b665c4cc3b5ef63ad8d8c04b1dc23a4a84d2c5ac428285156f56280b9d79b032aaac3dfb6dbf7f96c09eb8e2c7a0dd2d94a92da5a28259e0eb2e2afc48c8b75bd1cbf59d7f50b6317f10374e32235de649814aa19199dc4bbbf307b1095a42cd3853b499fb61a431909c62a6790ee19018a2d30eb77d775c4d038923db0f619b3aa8eb3f5c9c40394f35ed12e1bb864a70554967047b27abd7680afe0eef01705533a3cdefc7cac3db235ad2f41d586e5a884e1074ce82d42e40e4105407c9d328d9e85835e47f967c8552fd0d5e7ef267a61e032f422a5553ca0d7a7e12369ad7d9df177a848932a7a0832c6bee2cfa91d56ea54cff83ef6472d3cc77581a503dd63fc185cc350c6ca96ff58b4252144890902e4d211b805d300e2d29476602349720cfa81078ab0cd946bd0ca564731d34a27a8f9c51dd98d2292d6f7e37b94a4169bc3a14863d20eebd499140e7b68c21625b39b3ae721a2b5d074bef67f7fdc05132c53f078bbb8b206ff95aae505bbb62778d0fb5257abcd8aa1d8268c38075f7977a15647ada617719dcfad6c72a97452dd2f223e986e09ea0eccb3c13b4cc0d00b7d9f10a05fdafbc91db4525a1b626cf81399999dc1e0576b8a18419c6607ba89671359ce7f2e6ae609106c4c2c8f21645f39de9b49c51d16e2664b40044e519444a26ba7d0f70210d69f7093ea4563a4ff2a813147af946a75fe389a5bdb7e09ddbabc18fb3365c10c5591b671d56af78f3a6da6e01aadf98278eb636069429e7b99dab5641191c2c2b66427a1a8f208adea19ff9f27b589501ed867657afca1dcd7c9a05e69e335510ab5b0d28f6cae55d35795e48975d4b0a9192bef1dd4c617ab4b353ff1781ca197af25cff5778d699087e71d3e126dd813bbc0b0f7a34c274f7891450406ee8491e1a4b604a03bae094e74784033cbddc024e4b887e595efa23fb4c3e2eaf4d3d8aba86aeb8b53259f938dc6e0802d974554eef245011faab9d2d470e975f7767c08dc66af81608c274c1ae5656c2384734bb449f8370441446ce063a0da8bff6ac6bfd6bc5adc3f562316d1a4cede167fb9fce02294661f68a8c7e76ea5f7d88e59921b00c799892a0146c877a64959dd518bef6569d87edf40d4d6c1fbba8326ce6a73f137d2cd008d956c0aff3399c7a040736532b73382354e2002b9a4acc7a3b4e0747a0975406a2339e0eac0b2861a4da8920ae57aaf7d6e205f03b168c6d422ea16e781eabd767e3eb806543bf58030699ea439b0ec3da57f68491a14702bda45da28689fb35747bbb196a2d41d67447004ef1b8696faeff086352b11c3c70a0e0ab8d32b577da9ee9acbb2a98f866de5ec052c957046f6a312597bf175ea9c4b5811945245c52bf762de5375f1256614c8ff65f1d9ccc7146ef60e14521d2e53855ebf786dca0a5bb54654f798489f70322bdbede26e02462b646bd1d4b77c104b0aea8700bb7346a0558ff2b893dbcd57cbc6151effa98f01e234cf90f730746f80f49170be480e61fb9cd59cdf264dd047131cf52a1be9720ae527611d7443a86220ae7b456c39d6e8882214407630d73dc258b58d264a495a8f4cfaa7b831e0e7b55ec00e4f8dc8c7e706c3b8496df0f7a5594be7c3f3c36a567b5f1b24f1745d2cccfd5bc8a24218b66d6dacd9c576140cb90a2d2505dc62e7d604fb3160fc67e44bce39254e9879aa9a5875e9dfbef2e4c98513e2c43b0a39fb6e9cf3ed0a99d7d2acabf3fcfd933e46576aeec217cd5f64c3c92b2ef23de9aa0fa0387abcf53b0fe2d2350ebbcd8fbc99c01b9f7e9c2b3c18d6c2bfa8d77f7f842ff2b46250c714792d8266928b42e959188e613d2156cba74d191d719e9108d10ad6da3c473c6f49d49c8ed32c1cb00a25227ecdf521531a18a8942454e988dedf6daaab2247511d71796a52d90d0c7696b8a67f0d4e1c8dc37e4b4cdf8dd608dd87d29b7325b023ea453cb3e6ef180e08b6e0768dc45268b26b6b193959a8f79d0532ff733791d6c77a3aef99ce969e94d2fd131f25009706dc52a61c581a7781f28c857475c3ef8e65a62ed13c1259cd09eb140e546d650f2d66f345a4921db8719983e4cf2c9c93c8ef84bb3f16874f13ba70383435c70ebcc0b77ba7d2ba2409a5aeaa529e57a459f685324d6e2dcd17cc43b7ac731ec34972cb155f7880a742e45d3794813ecab08f63b7d2047232a67b7d83d0a3c622176c681ac1755a95c387ac68dab3458fd07a5a5fcf45ecbb72f45e8632f7ea932070c02bd1a8df36ef0005e580c7f0f7085b3419d05ffaba6d095db938db6c523f6294b16dd8f50d196777068824ae86fac65e4257b0cd04f895bb83f9adf5d11aeed6f5db83fd83af28e34f03eb294cbc64d34d27246edd0d9f13b038a936a748a32f169805dd907c553bb9da574f237f720e294e05d7aaf0ac04cda6d4388358a97aaaa4fe08071f0993faa401a2baf7dc8ce694b9a9b6370044fd1a86eb478c8a85bfb61efea2098b10649e90f3a34047ac79c67a1ecc178ab2b5e614f851e47a8a74bcbe2bf516e87f0bd553fea1f3e6f45a800db803d1489b069e5c347ba9231fafd319992ed94bdab3c87c74d7510323e55969b525d9747c6822f60ab4117b7086bbc0369b40de9d27debffc34be218a0da60b0e51832c259dbfab809df5bd44b502f21cadb24f89709f717252716da1f18cf0faf21b3433334d20b705048a7f238b20ff3770c2ae90b239a03bf0cc7fa930f3179b5a18916f53eeeca5d6e71f5b63d1cf0d7128430d2e98f464eece151457d7eedca91fd28437153186d4241cfbba88a6d167c2465ce8a37fcbe8c7f8c45a3e949a307066f7bf54327f04279fc0700d9ae625d5788507d4956fe304dfbfd4b24434bbcd6ff9f0061e3de05586e2526cedfebce33d76ea126d583902445dfed670cc7e773dec0c7169208c8b2adead6e847a84688de813607790970bbebebdb694063d1cd7c8a248bf6145300872fa6b8a2c94d14afcfa8e78d52938e28fcf25a4bb38f19404e3c0dcb925954d0e921848da4dee7015d55fe27cee6ec7656255ebef1bc89ac0a293e73189dc5e869f80490ecdd8d84a102355dca48b106bc31e88e317bf25e7e91a8548b30009c096f15fb678de1a52a57b1eef70de6583069ea37fbf8dc4b0fbd61429a5b163f58cf188dc04d0a58f79ec24dcdfc874f4a3993f79ebef877222855d3e8c4c4bb39fe5d3ed00f0a40e4844eec5564ca8620e02493dcf03458cd60b158892d2db66d8f84b7a5ff151e39fd401f943315ab16592e3d1cad2d7ee61d5ed4679644d2db3a4f66701b16fb6718f3014c2d2f7f6bc5ec10d8ea5fbb489989ad1857db2dfdfec31ace423ba3b8e5f83d443a0360478cdb5d67229d3cc73d7f4643271f41e0019bce3d137813baadd54dce845e37b130767d30d88ba6ed154904413619445ac107f352024f6c21b57cd9270601a55624a562498c95597e795277aabafb47a1f24f2d24f069c022d00098a14f78253e0e47ec06230b4cdda467e6289612336165514874df099924dc2282acd81fd14c103c531d6ce8e45491a26493599740c4ab9491d17afe611f1819a9eb2916a5e0e7da0bdf7badac197838d42ab9ad497d00883c831ef42427d61a72ac48ce7dc10f6a2bdcbecef730da1dcb1366d7ab3cfc84438fd3815034eaae5df9a9172df68c55ff0dd98dc3392cd589a5f61286b75be714ccc2bc3fe5d1d6b81e2fd0fa729279872d5c96ff3c01402df7d48b3da3483b59b77259fa8ad4874078c27203e9f8533e3cdfb4d132f74d8fe3227bbdbe8d8089602010935d95d62dd87f2ef0c777c3de54afee1395847ac07fc53d37023407191cc27bd6453203b507dd26385640f4e6201d27496ee763497c66fc8348d8221601799ee851e888216f979040c35e307fe41862c3f56070516663090540f3c7636aa48fca747e707523740387526ba433f39b2fac3d260cf29684fabb43f764acfbb8e20122e9339fd6246ec37776aea908dd1b7c363ba8e38ed3a6cb9ff19e388aa89f9e83c9849323fa644d66511547f62c3bc231fcc1f19f9a445a5adf2c4456ff3eb7ae0cf9e4674a7e6fb4a12acc2dad39733d3280c8a8e1b4c9dbf2f238429a3d98cecd9c0b3b880adcbbd1b69153297c8862e0fda79abdcff49018a5ff8095c324e6030d542b2dadd66772a8dfc401b06c335873a58b4c5047c33eff41a70c8679a408e230f0891642c87039a6f0eb58e0b9eed8f1014048e30abf1874ae2ebbbb14c0fd39100385a4031c70d516973ac0583e34b15461933876595d98ee0898bb1faa41d4b0d76754f409983abb22540b3c99a962ad0f3454cf5b2e682d5347def4b190e42fcc49ef1821edf4ce1c73c26145b65ad5f3a58443f21b0cfdbae755a990027ab70d16f24f5669823c7ddd1790a44abe83a78dc56ddb7893b60ca74ddee2452db4d552b19c5db2b9a9061bb1f87a6a75365236e5f7e844a134f66f44f567d0acade28ed7a9441271343687ffd5af5c93b949e9', '1', null, null, 'dec_VPwUAvMlNjjVU8kEm4fcAR', 'dis_S3yhTLxjC1GF9wWslwGnxf', '2026-11-17 03:44:38.349+00', '2026-11-16 03:44:38.349+00', null, null, '2', '2026-11-16 03:44:32.695+00', '2026-11-16 03:44:38.349+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\x619bb3b401808dc60857c5a4e6f9510873c0ae06e8b7a3be28ad6c15b33698441ca44e251392bbf9ea4276cf579695eaeb0c5c09fc2626e215c9eb8522a132474734affedf758f69b1bb0c8530', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\x619bb3b401967cf5503bc59bf3dea69d95ba12d6b9607864f15f5f7fdb9d526cb804dfe3340e3de389df940328dfebe3085dc50385437bfa5b97370d9778919c9013e78b018fbd83f602d0d65d', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\x619bb3b401e8914b170576fc9d608eb963d75d39f356bcaea9fb7a88d34e7908b145ac78b59d502a295387d59a8360bb5e10cd9c8cd4f9d60206807057e8264a7ecdbd347595c1c0fac73248e3', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\x619bb3b401250a6bb171e05d46c4e41b71a29650cbab753882ce520f9e2321e43134ba8284badcc8e18ddaccc512bc3fbf88c5e3760fb2798f0175426f8aaaec5f88a4a1973736e3576660fa8e', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\x619bb3b4012b277dfea652e6b791c33788c92a9149bf49f4e624fb7836a3513f267dcee6831e76c5137c83eef51e99105b00a82689b13d8cefcfcfe74f61e7ab55b2c6624032ccfa8c804a6c4d', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\x619bb3b401595a67af888a97f96e3e02ce256f35e1c1523c3937e9aacb9eec292a33e2b5a4f430f1e5238c7977ead276b2c19ee9a463568127f2bb4a40a26a63b36f4c29ee6aa2ab49ee40663b', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\x619bb3b401f281def8884fac79d382002abeef92956b5e3a11d160aaa51fd37800b858ee328a6933348df786695da42d91028a308e18b3be9cd85b6de5811061ce481712c2f86557da6c4e4b68', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\x619bb3b40182af8fe18edb5284b76197d3adf6175b7d25b06ee1945c1b6d37fb31d5bd38326ced9a8e456c8f679f08b893ef135a108eaa8d83104530ba52b67d40c6bf3d46811f88f84be64432', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\x619bb3b401c2ca0bcfd5b72fe5c33ffb01961859ed52cad26c05fbde3ae2c480d91c366f7bc74e229146dda34d60f99057178dd5a02db8195def1be828d531b02a5287a3afd85aa88fd513423b', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\x619bb3b401f9041767c1ad874475380dd31c23575305312a11bcde792871b32e9388ed0ca5a1fc2ea84ccd32dbe66e67225a0335b3c7a7b19c6bfa39c0c0c9ca05005bf453051defe2265960fb', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\x619bb3b4010f801914c26b11d97ab7283b0ba68bc24abe5a796fa4c50f228864154cec05dbf9ad0902d929cd373a4813915fe8d11a03ec2e400d323a18d7b157b0191be41fa2474fe66e9c67a7', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\x619bb3b401d4d7e6535de55c30f51505221f398881dc633c692f862ba6bb6e2f687018cd2a48294404a59bcc4489605a5c467afe65fa4f4d944ce90c831afd4bf27cf38234a967f4c6f8d2c02b', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\x619bb3b4011fbd79c2999bea99d077b1f8dcca1d76e4156a70b51e005d32f5374285d69eb9ff13683e5f4b9b26a4eb0894a71686248dab1085e57d0dafc74d3941609d21bc29a115ceb4eb4c47', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\x619bb3b401db573794822e9488918b931622e686d22b5098fc8285dcf3a069a3128866449f0101b6e009ff5c9e81a24522c218cd4f2f09408e14b56cf0ee27ab097e7f31ca3c573cf5c941d2a1', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\x619bb3b4010bd7ed1a9f831e6900497e511f8b79e1803c2e4dcbb5aef5c0223c86019c06fb515a2892e3a9fb61f1a48cb6f096f1eb438227aa632e6a8565370e98ee00cab66d5b8808c280a683', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\x619bb3b40166ffacc86751bf4114dcbc660636392134d1bd6eabdd89d791614e505e15d58f026e80c3e0d71cd98ea3d5223a2ae1577415ba52c981fb827e15f79bff9ab7835767ca8b8ed10397', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\x619bb3b4014ef9edb063861ab227393a59cb71f41346080c4d78c8db9dc7ae09dc8a61b7596f01295c116970fe024a0edabeec7da7a815e326dbb39f387724a65515be5e9321bdee3921c14e37', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\x619bb3b4010f2a169a1d22b23f84b0a2e3bdb7a867865c511474b484bc0252d86e700e35400c3569dc9a5ee55b4fc563169fc50ce790fc0d3bb47dbb0b22e42848a2033860b2a92e35f249ab37', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\x619bb3b40109e596e5186ca0cb93987ee67d504eebab41be8686f19fdb384d4597cba01d2be41ba466bcd9619de5abff0961d96cd080c869e2719f2274869150336d69630fd9b702a0da7ab9b7', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\x619bb3b401a2feb0ad114a84747aa90d4c3b815cd83e781d7bfec203de6264cea26b5dfdb5a60e86150f2ad5d1c385a618db65835f567380e8d42027fa4b752f31df3e755a84f0043451a74aaa', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\x619bb3b40186b7a82ab8313fe43dd87d7e89c54ed0cf081b19bc94911c5340a18079c85a650a1301c7f93c71ba452d07bc7a91f5e4543aa4298fe9298b12e0220b4c3bb41a4265971ed88885e5', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_11ZknjvXqqGIaerUg2OKCE', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8DGpZGics8WQLEQOyJythQ', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_8rhniab8WuM6GbKYRHZbzJ', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_E6xIISyd9r0vjX9kbyZoV2', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_GLzBuuUoEOlhkoMzMM9egV', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\xa1f9224793d91b1ededfd9505dcc72b5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_HlNL68MpCDem3rCWyO2Tqd', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Iu6meDvSm5PrC9TTSiDc0k', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_NNpc1BgiAQzh3nuH6xIacc', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_P9Okul24YWeW8adizFAdMQ', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\xa1f9224793d91b1ededfd9505dcc72b5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_SAQiINvpxSkiHiME7NjsGs', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_TiHyNN4uRA3EwhCiEhZsph', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_Y1sBLGZIcXMZPRjktbtJfj', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_ajFSo1k9E81vwFFlcKRduQ', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_bWlfrXkRnvin3r3FxXnTKt', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_gdvf2cni3SauYIW7VSXeho', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_hC6ABXOimbxu25BC3iMaC7', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_jflKDbvaj5xhwlXhMChOgi', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_pDRH4cYAgtZ8HCMvv7JYGk', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_plA9Zc7PASrkzvyvP4OH1G', '\xbb1dc12d17b9c85e13a47c8cc1b7988e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\x0b408bd11a6c5f1e55d53b4fcc3af295'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\x33b945ba04e95d76b7bdbcc63a597a1e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\x5f5047780a4582fc586f4d626bc44140'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\x6f7cde414a2491cded60a9b84beb16bb'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\x76ab02db8f75564e5795ea44e5aea86a'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\x9bbfa099e6dae47c9fdb3d4b078d86bc'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\xa03ccde27255e89589e911d5d1f97c2e'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\xa8a2ecdf0cf2033a23a05212cb4af9c5'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'per_vQ3Nb6Nyf87fzCihmJzFCL', '\xbb1dc12d17b9c85e13a47c8cc1b7988e');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_covers, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_2xOTXFE0BXYurKeW2pKDKo', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_2xOTXFE0BXYurKeW2pKDKo", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 03:44:30.073+00', '2026-11-16 03:44:30.14+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_6NQ9eRYPg3f1qcdyZlX8we', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_kKFysGlOesA72kaKaBEZlx", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:33.823+00', '2026-11-16 03:44:33.823+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_7gIkDYKezIJ4lsdistFA0u', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_7gIkDYKezIJ4lsdistFA0u", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:32.941+00', '2026-11-16 03:44:32.941+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_7q7oyp6fk5kgEVftlZEVjh', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_rYK3ww5DGbuc1yxGziRjZB", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:28.282+00', '2026-11-16 03:44:28.282+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_FgSyyXKWreQPbuttTblS8V', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_fJe1BEaTwgrDJHEi7VFBqh", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:27.373+00', '2026-11-16 03:44:27.373+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_HHToUetsRcw0b0kFLkyHV3', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_q5IDl8frBPBon28wWxCNz5", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:27.887+00', '2026-11-16 03:44:27.887+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_JhEzlihFNdIQrT84XvU6F5', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_kEHB5kg5BZ6Sfn9apozaBf", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:32.042+00', '2026-11-16 03:44:32.042+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_KGX92ZcbX2xtNLKLAr5J0X', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_KGX92ZcbX2xtNLKLAr5J0X", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:37.655+00', '2026-11-16 03:44:37.655+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Uzqsfejw0c3l9TYQH3Jqjw', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_DxOSZCDeaJ2xiEJvFrtRIk", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:34.082+00', '2026-11-16 03:44:34.082+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_V7CIlLQNbBcqoWHT9nbpnG', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_dJVShOV4fhT4uRJSLVhOB4", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:25.99+00', '2026-11-16 03:44:25.99+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_VpvHzaLCGPraemtXn8oic7', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_VpvHzaLCGPraemtXn8oic7", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:28.629+00', '2026-11-16 03:44:28.629+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_vfTyNdiRZjbMBSSPpkJSLm", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T03:44:38.349Z", "check_id": "chk_bFghwpcGhk0gqcfvAA0rlb", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_qLsX7xi1d075QgFuMlq1V0', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:26.252+00', null, null, '2026-11-16 03:44:38.349+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 03:44:26.141+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_ch4O0ePpqdbNNIFXSEjrSQ", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 03:44:36.534+00', '2026-11-16 03:44:37.562+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_h3fsikgPw3y3kjo6kBAwsL', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_QZeTIUMidWmgBKhcOR9Bm4", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:34.435+00', '2026-11-16 03:44:34.435+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_q2ShtH7E9Xz3tOv4XJnjXE', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_Fw2LGykdlyHHNpyZxMoKpr", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:27.173+00', '2026-11-16 03:44:27.173+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_sKSqZkz1D4e1FrYssa7efk', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_NiZQWLOPjgYLfm10W3GBNY", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:27.535+00', '2026-11-16 03:44:27.535+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_u2NJZHGRQafWfVS2JunIq1', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_u2NJZHGRQafWfVS2JunIq1", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:28.747+00', '2026-11-16 03:44:28.747+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_vb7208MWZwzsGM70GF4lyr', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_4nABj5kmFv4NtPKYBjRrLd", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:34.988+00', '2026-11-16 03:44:34.988+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_xQkAHIeK8r7JEbZ9vQZRwU', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_zH5DlG9yxkyizm7Vty4lZ9", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:26.513+00', '2026-11-16 03:44:26.513+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_xYuBnSR89J6JrVC1hHvN1S', 'unverified', null, '{"given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:44:37.554+00', '2026-11-16 03:44:37.554+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_2xOTXFE0BXYurKeW2pKDKo', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'cal_9OpbLkrLtgsTKv2SLOk8vF', 'prac_7q7oyp6fk5kgEVftlZEVjh', 'Phone', 'busy', 'issued', '8z36oFGLj-dMLXk2-hHqiviuliZcJwDgAqa097WKzaE', '2026-11-16 03:44:28.419+00', null, '{}', '1', '2026-11-16 03:44:28.419+00', '2026-11-16 03:44:28.419+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'clm_2nptaNIuk17xG0RtRaHIS8', 'per_SAQiINvpxSkiHiME7NjsGs', 'cov_9XIkNvNkdmoaq2pUabJmAb', 'prac_7gIkDYKezIJ4lsdistFA0u', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'L7VG3OKM0V4HHPK1L', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x0148b090f4757eecf13b5a81666effee7b5a583d0164ec43375423940ffa8a20c719d4d76fb7d4db8d44f8e7e10dbf8a9a4764e54ca9d367d56234ee010154bb6034a263fe207a762604898b0fb919ec337d255f388db99f600adcc5008d6a51195c19026fe412fd3ade5b62232ffa916183d0b5c4cfbf73154bce315e2b9e9a783e55feec32b69fcdadb519a4b37c07e0a37085247aae0a806f5d1e302a5388b549ef34c78552cee3272db3063bd1007a698d999244d66c159a6122de0f76f3bebbb1c324e01626b33136ed043e5581b6c9ebdf3b9cacc36b676322fae63e3b081d04cc8057d7cf5c977f9c153a7eb6f64534210e89d25c918c94549b91633485994b34d2815173507e402e9d937ac1cbcb3dacc96fc5421e58b828564b76c32ae0814458b65d7719423f9ee4485e239affcede2e09d3cf134b0628559c3a21ea2191bfb93cd29d5607b129be59a6c74ab95e945ebbf8cc3b8110a9cadce4cbbc37a5ea9abb96bf9de493e6159c250376aa637980aca20aea32d3576aa43176c8c3f25a485067ec51572c6a640524ef31b2caf9676ff0cb01d56dbce68654ebd8e8f6627c3971c004a876d437d00428cc421c311b6d179ea70672293a28f52bfed6cd4dea2da50353ae96b84f19eb35621d773ef47cb0d76274d004477c45e6d1db12e0f34da3403b27c52bb90d4adb5fc800ace752bc31b544250c13c966332cc4602504b392d45be63473f195d0a346fe005ee2ac965acb3b5ba66ade087762a9391997157ce1c916776f600a1e0a3d473248e80df4f5744b9dfe57cc74aedce15cf7c34d89a372806172ea190fd9866ec5bbfaff6a2c83ca3601c7d06116b43761f2d58a0ee448fd4cf294e1eba9c37d84bcda506927c9f07e3f22d3521ba897624d47d355ce1498e5ab074cb53113242182c90e52cfeb3c0ba7238fc8a18822540fedd18b65d5b55b684a709a8c0d512ee0ddbd2821aa72c431d35860cc617d47d60b4e043769d2e9eb149e1ce079fecb260ce0a019d0e81c5c07f3c386cb22a1681857f5fcb46f5c7565d3a464bc43d2e59e53dc803f70dee29411ed0547654bf4a89846eef26266ef320a83763b5c3a974651b45a91e019b15119add7c4dfc3c0990b3862a6c1063206389e4a6724074748bad77eed8bc7ceddd0219825bd02c685981091e11aba48b2e3d4f696c91deeb769def1b89abf55a1825d484525cafb07b5255c544a472baf56d8a1443261784f8afdfcff8b440fbb7b5267484a7c59e597bd2fec3bd46b8644a3b7907c69d7c904537a66abeda240d3a326730dc22b44fe3e12ae124e7d892145ace9ca92e443e6132f622e6c043874379155c6ba7cad190175b6769ed8d107ae51c251d017659a9c2357a8a83bacf493f39ce8685068bd17b44bc37dfe8a9026d1c81f46ee99fe74a51acc221021f2f1ce14057d2b07f311c4eb2e4307fbfd760738f8d8aa3ac57340f2ab787d29369075bc6a7421ce7ad440df216df3', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:33.433+00', '2026-11-16 03:44:33.433+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'clm_ywoVsKOmSkme2ZEBg2PU9w', 'per_HlNL68MpCDem3rCWyO2Tqd', 'cov_QcvU2HXRUuqTVgahfBqXLN', 'prac_KGX92ZcbX2xtNLKLAr5J0X', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'O2TACHDELOYBVVKAD', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_APDdn06TZYwQ2BuSbVFuKK', 'dis_piVJ8NIaxwBXluv6OrQdY9', '\x01fd06ac01bafcbd0c15a61477b2b8b058551491e8f23ead6bf549c1ff6048f778a63dc439b98cf6613c0bb7a652d4e80b8885e8b49252b194b45d41d7e1194bd25fd38fc9fe7734ed6c733b472676901ab61fb0f14736e13b3d964fb40e02a0fc9c01e3f5e873c1ed85cbbe2a3bc4f350ac61a612109a04a930e729d1c101a492e420455877dc5d2b3f0cafb27261f68757f67095bf44fd300913651b9d006ab319625798a21f5eb6f0d20bac130acac87ebcb1527119dfe71c5c32e170f5d490e8c3832a6ec53528d9536b369810948cf02620ad2d80484b6efd9a142fda14e25df13fee2549eab8a71275440597dd4de156a6d4e97c4b6d545c4e003e6649ea603bfa144c93845b91ee1fe7fcc2a7eb8af65768596beac46ba267b5bd57325d7b828068197a1bb5f2236391a851bde7f50cd0f98a0fbc85dc9e0e16a54d22c406cfcc0fb2ec5392f9d34d4466bcdc2e4a7e5c3bb6576df85529e0284a71ba7186a179931b9331b8910ee52cd9693be1e28cd5d20d1c65b4764ffb579ce26775d20193ee844fc4a7da06ea03821e2be1f3ca84c83f3062a1e4f438d46f3471856599f6f0b1e0ed48ac6c7cf4635abca31bb4f4aa45bdc7c20f927826b9700fe1702f03cf8c6d4a6de7fc900e4ab34a5e3b31047ba28b2b99d2251db80fca077ebe6f2f464dd9f3b3ae0cddc74aff4869aca28ab48549d398c7e45c59307a4bc3c44c12eac3a2f1f3d810406416554c7e31d0284fd93a79348df1d70f3a120b8aa8479eb00bde178f76fe829f59654f8fcb2d5a8f6351f7091f30cb99e1b6bb97d3fff5035f65ec1b2419ca2b3b8d93c0ac87cc45bdc50f658706c606520beb92f08e4ee7f330f68c6e0185ed018dd7fd62cdf2ba9b3fb18e414914ed78612454d16edb189c6c5f6ae8c92e4983a8ce3404132d7735412c3e8a1cc2c6dd0ab525bb7f2684a39879b58d9213e28b478c273ab0cad527455ed6f37147b4d7f7a74cf7a64179db7bb839017f3240417a6215f5c9455e8426ec1ef9902be159ff56f1c800d364f85d5d5a8145daf6584b59fa6f771fa6c7b1abdb59536599a9d33c107029bfb8652c7d4256c6010afd2d9be740800b62db27e1cb6f0d85cf1b097539da301762ec051c866b1d8e196d6861ff3e9cdf7ea0c1f92de8e3e29bcaa2e5e2d276e12353872fe4800cedf9a986e74fa51281b27a3aa231e035141b2fd8b8452bf6f7e8de632bfdd8b7da854874b8ae86cdbb7fcb5e65b6f5104499164dff75873546de1b0210e2281eec8adcfa6977146b50d5286a2ab0fe287dd2f592e4ae62e8c7af21ad3359b829a69b578db2d98d1a2fc6e50208d17699486309dab913a2498df1bbe72ca1e81d4aee0d134ec4c6f05f50396cad907008555b0851c97c8e96e7192136dbab61d51b21242eee40b695722baf08aad8ce1ffd6be57a5bbf2cb818780eb8ce02de10424052928ce12e4f4990f02a7bdc9704800e2ee6714a91d71771fe9637753bd8665d3d86ee76b11b2f88120f6a61c9b08cd541af4afce2a946cf9a0f3e4b058fc4221095cbd7a843a9d64c2d1f2422e0a28da1ade9989e7abc92f5f52812b7fe7167a8fbdbb2aafae08887da7eb430261e78b13e954d66655bd34c5e167d8b03fe58794fbc10fa64fae579b06a8a0017a43f856299e37574ce9f258e996126e7ef0b027b9cdbfc60dcfd252232168ed6968343d7b60fba38126aedca1528e49b13a61de004efe26b24687c02bb42cef1b3ec1fc72338c8efe0e040674fddd1db2d16641fed02321cd47fae85a7f27a8c474e5c2bfba4112b0e83332f84c78f1090286052a66d7050617377525f7dbd9409002d4e3c5b245e3cce8525a9d7855035919ea570e9c6cccbda743f218983439e92910b2f8e1a143664e21c04b2fcc961758e33b52a3fe554b809fae205bc0a994b92ff171fac757fd6e622e9c8682cf81b1aa0530b76a1c89b421ae0bbdaf6e6d483a1b20aa74210e576eb88470842a660112cf5af5673ac18e0374bc3098f17483417ee7fa9532822aa578809d377ce147df04499d25036a1eeaa4382802bb7de928c1bb49f373ec05b64ce5aee523052de19ff5aadc49db1a06a27c2466c300020961c1cc948678fc4f860371adb9d3670d96956ccd5ea5e493ecbdb3230a14ebc4d266cc51cd587951a5298b5ed3d36c611031c795ebb4d43666e35c872ef371e8f18aa178ecd0417f31e14a2daf68f2fddd324ea8b4a4418a3124ec44f67716ef12cb6f645a767a51097c787b6349e35757d25ea7b7fe9037acc5319966f385a18d9cd29dbb30cb15dfc22e1f534a2bfae7f9c5d2d89fa4e88a82b2ffcaeb13a94de0566a16e00e9927bef078f4cfb', null, '2026-11-16 03:44:38.005+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 03:44:37.955+00', '2026-11-16 03:44:38.005+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'clm_ywoVsKOmSkme2ZEBg2PU9w', 'service', '8t2zNhBfOjOttJaLCi3lmnnBZx5HOsebgV0R7TWQoUU');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'crec_PEUIolt7sNja4ZamERSzaV', 'clm_ywoVsKOmSkme2ZEBg2PU9w', 'per_HlNL68MpCDem3rCWyO2Tqd', 'submission', '1', '1', 'trn_TWv3g5NXKM6y8gXniV4djd', null, null, '\x01e4a2f865709a175667cd3a3d351ea3ff9471b1cbac91c73430c5fa044867d51e85497e64ecb8edf62dc7e73b8172db7a63ee982787a0da761044365721a1fdc9dd4140780686e46b8e7fd2e576aed88e9c8e184c78e5e967725f0556a12b872a357ae4da9c37f52e20aa355daa9f52373c850a253c56025f8f63b1cd660176eda4a409978ae67b3e5786b3b1d7273ff7fd4b9f25fdf8ff5f160b1711a98c75f5aa9ff528024e4627dbfde5f0196998', '1', '2026-11-16 03:44:38.005+00', '2026-11-16 03:44:38.005+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'emg_iWRBpShtBoGcqE8817qFst', 'per_8DGpZGics8WQLEQOyJythQ', 'prac_q2ShtH7E9Xz3tOv4XJnjXE', 'key_M2HizQuU1SfgCprHSDxlPC', 'opened', '\x016a5016c3833a2f6a38cd502b4c7a442ba7ad84bd721b110b10b20d4afae481cbbb93344320fd53d8c97444c77786ceff3f7fb427a495cdc068e0acf213d451afcb6e034eef45908a2f41db2f926ee91d7df17373ab4ef31bc04cb4f42a32e73d36ae2094565198f7209b11c163bd12294cf433138de20da71f1c319140e852d64f1c0e228185b870669194060661826ac34e70a1afd53e8236abeec4244fdccaf74d8027a86c854193f6a32c5143bc', '2026-11-16 04:44:27.197+00', '2026-11-16 03:44:27.197+00', null, null, null, null, '1', '2026-11-16 03:44:27.197+00', '2026-11-16 03:44:27.197+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', '6000', null, '2', '2026-11-16 03:44:37.633+00', '2026-11-16 03:44:37.633+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, asked_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, kept_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'po_q3gEVlwrULf73RGsQXpPNM', 'practitioner', 'prac_JhEzlihFNdIQrT84XvU6F5', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 03:44:32.113+00', '2026-11-16 03:44:32.113+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_2xOTXFE0BXYurKeW2pKDKo', 'jurisdiction:US-NY'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_2xOTXFE0BXYurKeW2pKDKo', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_6NQ9eRYPg3f1qcdyZlX8we', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_6NQ9eRYPg3f1qcdyZlX8we', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_6NQ9eRYPg3f1qcdyZlX8we', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_7gIkDYKezIJ4lsdistFA0u', 'jurisdiction:US-NY'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_7gIkDYKezIJ4lsdistFA0u', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_7gIkDYKezIJ4lsdistFA0u', 'npi:1999999984'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_7q7oyp6fk5kgEVftlZEVjh', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_7q7oyp6fk5kgEVftlZEVjh', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_7q7oyp6fk5kgEVftlZEVjh', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_FgSyyXKWreQPbuttTblS8V', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_FgSyyXKWreQPbuttTblS8V', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_FgSyyXKWreQPbuttTblS8V', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_HHToUetsRcw0b0kFLkyHV3', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_HHToUetsRcw0b0kFLkyHV3', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_HHToUetsRcw0b0kFLkyHV3', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_JhEzlihFNdIQrT84XvU6F5', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_JhEzlihFNdIQrT84XvU6F5', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_JhEzlihFNdIQrT84XvU6F5', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_KGX92ZcbX2xtNLKLAr5J0X', 'jurisdiction:US-NY'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_KGX92ZcbX2xtNLKLAr5J0X', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_KGX92ZcbX2xtNLKLAr5J0X', 'npi:1999999984'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Uzqsfejw0c3l9TYQH3Jqjw', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Uzqsfejw0c3l9TYQH3Jqjw', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Uzqsfejw0c3l9TYQH3Jqjw', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_V7CIlLQNbBcqoWHT9nbpnG', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_V7CIlLQNbBcqoWHT9nbpnG', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_V7CIlLQNbBcqoWHT9nbpnG', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_VpvHzaLCGPraemtXn8oic7', 'jurisdiction:US-NY'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_VpvHzaLCGPraemtXn8oic7', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'jurisdiction:US-NY'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_h3fsikgPw3y3kjo6kBAwsL', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_h3fsikgPw3y3kjo6kBAwsL', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_h3fsikgPw3y3kjo6kBAwsL', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_q2ShtH7E9Xz3tOv4XJnjXE', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_q2ShtH7E9Xz3tOv4XJnjXE', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_q2ShtH7E9Xz3tOv4XJnjXE', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_sKSqZkz1D4e1FrYssa7efk', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_sKSqZkz1D4e1FrYssa7efk', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_sKSqZkz1D4e1FrYssa7efk', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_u2NJZHGRQafWfVS2JunIq1', 'jurisdiction:US-NY'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_u2NJZHGRQafWfVS2JunIq1', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_vb7208MWZwzsGM70GF4lyr', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_vb7208MWZwzsGM70GF4lyr', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_vb7208MWZwzsGM70GF4lyr', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_xQkAHIeK8r7JEbZ9vQZRwU', 'jurisdiction:US-CA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_xQkAHIeK8r7JEbZ9vQZRwU', 'name:OKAFOR ADA'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_xQkAHIeK8r7JEbZ9vQZRwU', 'npi:1234567893'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_xYuBnSR89J6JrVC1hHvN1S', 'name:MBEKI GRACE');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, step, key, asked, status, tries, due_at, claimed_until, created_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'op_0N7bfqxoSZEPDjVkka9m7n', 'pay_8VMDZgAdghsL7m5K0GWtQZ', 'confirm', 'pay_8VMDZgAdghsL7m5K0GWtQZ:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 03:44:31.555+00', null, '2026-11-16 03:44:31.555+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'op_CwpxA8E3vxaUS7Ifppyp9Q', 'pay_YTKv5v1ABd6mdilKeUiUX2', 'confirm', 'pay_YTKv5v1ABd6mdilKeUiUX2:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 03:44:35.991+00', null, '2026-11-16 03:44:35.991+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'op_Lu9iG4paYGaBKGSYr7wq3N', 're_aacArzsAQPoSd3WwSRYppw', 'refund', 're_aacArzsAQPoSd3WwSRYppw:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_7A9lePk7gJmMyXRp17h7Kw"}', 'done', '1', '2026-11-16 03:44:31.8+00', null, '2026-11-16 03:44:31.8+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, took_ms, created_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_0ALbGSf9c53C0RzNInUzOg', 'POST', '/v1/consents', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '59', '2026-11-16 03:44:33.201+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_0g4tNZfLZJ8dfRrXU4qnlt', 'PATCH', '/v1/persons/per_bWlfrXkRnvin3r3FxXnTKt', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '97', '2026-11-16 03:44:29.218+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_0r7hE4CCWVP9QmAPBhEoaV', 'POST', '/v1/x12_documents', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '60', '2026-11-16 03:44:33.622+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_1TlPHOCCFRlft6Vfw2Ztfs', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '70', '2026-11-16 03:44:32.107+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_1mGSv7IVoKNXGjMTZ95xnC', 'POST', '/v1/consents/con_VutBdcn6b9gqIo2wCOs6H3/offer', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '48', '2026-11-16 03:44:32.566+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_24HZRXmMgvAVjD7BpZlv9L', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '69', '2026-11-16 03:44:33.89+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_2AxaVD7CVa69ah29jg4FdC', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '134', '2026-11-16 03:44:28.413+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_4pFFfYLG59KvCgyPy7GS8m', 'GET', '/v1', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '17', '2026-11-16 03:44:36.426+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_4wTcGM5ACLxVu4xm7OKeCU', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '48', '2026-11-16 03:44:30.108+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_53DSmUH27940eLIIkqbFgU', 'PATCH', '/v1/persons/per_E6xIISyd9r0vjX9kbyZoV2', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '20', '2026-11-16 03:44:37.261+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_53xzmMICDhVFleOiwF1GQ3', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '20', '2026-11-16 03:44:37.56+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_5EMp2jnAjTPBbmmk6HqAsa', 'POST', '/v1/notes', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '192', '2026-11-16 03:44:29.081+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_5aVd6Edhnpatpz0XRLU1VB', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '40', '2026-11-16 03:44:37.755+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_5pER34DQRsCvCS5tZYN9Ug', 'POST', '/v1/consents', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '38', '2026-11-16 03:44:32.543+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_6XYYD2kezPH9gvfeIhI33o', 'POST', '/v1/remittances', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '112', '2026-11-16 03:44:33.74+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_735YK6sQA49UYO5IRlEOPJ', 'GET', '/v1/ledger_entries', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '48', '2026-11-16 03:44:35.749+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_7eDnkNQGOKDegkUVv8ZC9s', 'POST', '/v1/deposits', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '111', '2026-11-16 03:44:35.701+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_8DnlJVkP3UOINGAV3FkCq0', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '31', '2026-11-16 03:44:34.112+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_8QZGHEB1i7BcRetzjXgguJ', 'POST', '/v1/consents', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '83', '2026-11-16 03:44:27.088+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_8WFtrNYj3voUAX8JEbX3eQ', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '21', '2026-11-16 03:44:28.644+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_95LWcUIfXBqR9W5vP64lJv', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '113', '2026-11-16 03:44:27.987+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_9WCkJ85NveiSxhZRBr0DoC', 'POST', '/v1/claims/clm_ywoVsKOmSkme2ZEBg2PU9w/submit', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '308', '2026-11-16 03:44:38.304+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_B47hEs0IBhtMCYlcdaSfWd', 'POST', '/v1/billing_providers', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '27', '2026-11-16 03:44:32.913+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_BAI4HSN7unbiqmFAbTc4NK', 'POST', '/v1/payments/pay_YTKv5v1ABd6mdilKeUiUX2/confirm', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '433', '2026-11-16 03:44:36.408+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_CTBUcAwGFmrG1Z2kftZWd9', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '70', '2026-11-16 03:44:29.12+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_CipKEXGvjW8RlawFyD4XNT', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '36', '2026-11-16 03:44:31.42+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_CmnOWgrBFHOVhf0I8HMpff', 'POST', '/v1/payments', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '117', '2026-11-16 03:44:31.526+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_Epra4gByTqDoP7bC7DWMay', 'POST', '/v1/webhook_endpoints', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '130', '2026-11-16 03:44:25.963+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_FYh5YCcDWMPPaAD1q2tBnM', 'POST', '/v1/consents', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '21', '2026-11-16 03:44:37.877+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_FuGkyraoTsxq8P1GSsQGc0', 'POST', '/v1/consents/con_zbQneDRd6xTkGb5MiOTwzf/offer', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '16', '2026-11-16 03:44:32.376+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_Fwd7km1IfhUrq0wle61wTk', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '102', '2026-11-16 03:44:26.523+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_HTcpjDGqrT5A0pOv7CvlIP', 'POST', '/v1/coverages', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '88', '2026-11-16 03:44:37.844+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_HWtDO01gljtqfBK8VvKoyz', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '57', '2026-11-16 03:44:35.808+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_HfcwLQM7uTXW1tagUQ2BvC', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '84', '2026-11-16 03:44:26.211+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_I9ybwMKiTLAQkTkD7S2qMK', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '118', '2026-11-16 03:44:26.953+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_IJ7f5TWyfsQxNauOBClZ1u', 'POST', '/v1/risk_flags', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '77', '2026-11-16 03:44:29.737+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_KLGSGGV9YWXnq7sm6kyAbF', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '151', '2026-11-16 03:44:26.821+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_L3MEOtVuR7dkRmaIOst5iX', 'POST', '/v1/coverages', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '51', '2026-11-16 03:44:33.105+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_Loizf0li7Jn4dg5FNSOpXg', 'POST', '/v1/sessions', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '59', '2026-11-16 03:44:37.221+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_MuDZneQYJsohS5FQTSIFu6', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '44', '2026-11-16 03:44:33.05+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_Mwg4IsZ5rmWmWf5gYCNGqH', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '45', '2026-11-16 03:44:37.538+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_O3HfFnU8bwNUSHe3fSaYOO', 'POST', '/v1/consents/con_Cf7aVYiIARwpmL69SAJf67/sign', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '58', '2026-11-16 03:44:37.953+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_OOoqgELd9pnIGiMY2Knhu8', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '14', '2026-11-16 03:44:32.435+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_OjyL1vJmGtX8JoWa0jVExP', 'POST', '/v1/charges', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '167', '2026-11-16 03:44:30.893+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_P5YuQva6Ati31J8ssylZOv', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '98', '2026-11-16 03:44:36.611+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_PNW5yW7pG9yDQ0mveUe9Fn', 'POST', '/v1/payments/pay_8VMDZgAdghsL7m5K0GWtQZ/confirm', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '243', '2026-11-16 03:44:31.785+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_RREQH15sjtlYaeLXFaIHAh', 'GET', '/v1', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '128', '2026-11-16 03:44:35.509+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_RSXkCEubs5NTn0w4LIo54k', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '50', '2026-11-16 03:44:30.724+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_T9uWmh0k1UKyJj1wSGHjhc', 'POST', '/v1/scoped_tokens', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '81', '2026-11-16 03:44:27.47+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_THbp60uV7JN9pQJoGRlmGi', 'POST', '/v1/practitioners/prac_xQkAHIeK8r7JEbZ9vQZRwU/checks', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '121', '2026-11-16 03:44:26.646+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_UoSV34eMOcb3FClbPTtUgG', 'POST', '/v1/practitioners/prac_7q7oyp6fk5kgEVftlZEVjh/calendar_feeds', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '104', '2026-11-16 03:44:28.518+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_W9tD3Qgq5qAAcHLIM9fHZs', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '39', '2026-11-16 03:44:31.12+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_WDkgbhgNVooZPo1G5zjZOF', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '186', '2026-11-16 03:44:36.838+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_WJVujumWiKf02Y7Wd4xN8m', 'POST', '/v1/deposits', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '55', '2026-11-16 03:44:34.233+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_WXhSTqOKN0odLOV3inEunV', 'POST', '/v1/estimates', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '141', '2026-11-16 03:44:34.052+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_WiOhNBRr7lwB1sIGICg1l8', 'POST', '/v1/session_series', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '264', '2026-11-16 03:44:28.219+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_X1Xg1tJqjGiO6xTsvkZcPO', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '32', '2026-11-16 03:44:27.176+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_YYwQJD0Cr7sPVeRSrZm6nc', 'POST', '/v1/test_clock/advance', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '936', '2026-11-16 03:44:39.228+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_aAttsM8Z0aBiGWiqf7lURO', 'PATCH', '/v1/practitioners/prac_ch4O0ePpqdbNNIFXSEjrSQ/availability', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '49', '2026-11-16 03:44:37.609+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_aBP0IwhN6VzwSdlxMmTNuv', 'POST', '/v1/adjustments', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '95', '2026-11-16 03:44:31.054+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_acB4ULCvLAlUvHJqKWsv7A', 'POST', '/v1/consents/con_LmCucn9ZgjzXzFJLAWVZtw/sign', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '40', '2026-11-16 03:44:37.154+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_agmV2ZtfqrFc7mAKOhDQEc', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '48', '2026-11-16 03:44:28.771+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_ajFsSbSzrJdGRXaxjfcdYq', 'POST', '/v1/eligibility_checks', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '174', '2026-11-16 03:44:32.869+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_apaKSwrGC5rlUnxRVHeL7A', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '72', '2026-11-16 03:44:27.6+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_b3NiJPKntIXFv8kdnll7Ec', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '30', '2026-11-16 03:44:32.302+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_bKLE3PIjSlJbKLh5EsSN1w', 'POST', '/v1/consents', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '23', '2026-11-16 03:44:32.354+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_bej61iyJ1IpJAIVQiNZFRv', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '57', '2026-11-16 03:44:34.291+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_cB37DRaW6MHVuYXJ71T2mN', 'POST', '/v1/superbills', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '92', '2026-11-16 03:44:34.177+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_dU1uqSyOXd4shcvTkSzljx', 'PATCH', '/v1/practitioners/prac_ch4O0ePpqdbNNIFXSEjrSQ/payout_terms', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '41', '2026-11-16 03:44:37.651+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_dvJBWM7A45tnvzJDNiHwtl', 'POST', '/v1/consents/con_VutBdcn6b9gqIo2wCOs6H3/sign', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '102', '2026-11-16 03:44:32.669+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_eY8eeOcLlr66KqfAf1Ruz1', 'POST', '/v1/notes', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '41', '2026-11-16 03:44:37.304+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_eskuT4kS5rGZ4F7bHFr7c6', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '149', '2026-11-16 03:44:26.123+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_fASIoPNXnfiUi3b14eMkAb', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '47', '2026-11-16 03:44:27.388+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_fJr2PutvEq2YwG8r4zsovu', 'POST', '/v1/payer_contracts', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '28', '2026-11-16 03:44:32.272+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_gYAA4ityeZfWBvsAWZuDGV', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '181', '2026-11-16 03:44:29.475+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_gmedVWi86HgS5xhxQ80OAE', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '81', '2026-11-16 03:44:35.047+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_hACU3AhcyvItAYerIMNZD0', 'POST', '/v1/consents/con_LmCucn9ZgjzXzFJLAWVZtw/offer', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '37', '2026-11-16 03:44:37.068+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_hXDyS0nsV3EajUexP5DPuy', 'POST', '/v1/coverages', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '23', '2026-11-16 03:44:32.329+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_hq5IrUnBnQrZMKnSjsKi7w', 'POST', '/v1/sessions', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '168', '2026-11-16 03:44:27.873+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_i04AIvYJmMTBSnr1qOYWfE', 'POST', '/v1/matchings', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '374', '2026-11-16 03:44:30.673+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_imm0GCYjH7z60XsM11xJl6', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '19', '2026-11-16 03:44:37.671+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_k1M9dslSgtxTqrEN9xzvIU', 'POST', '/v1/emergency_accesses', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '106', '2026-11-16 03:44:27.283+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_kg5XiPXPJMhahvIYs8R4M3', 'POST', '/v1/payments', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '199', '2026-11-16 03:44:31.344+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_kkozQ1wGIr12pvBTOEZFWa', 'POST', '/v1/api_keys', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '133', '2026-11-16 03:44:25.819+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_ks28nlLMrCOyBXYM57ZlfT', 'POST', '/v1/consents/con_F3cgVcn1LRrXrmzOSysbTw/offer', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '42', '2026-11-16 03:44:33.26+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_lDSS4XJfwsYCT62xBnXzEF', 'POST', '/v1/assessments', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '90', '2026-11-16 03:44:30.054+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_ln8XkmzJs9un1bBlafGsN3', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '70', '2026-11-16 03:44:34.49+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_lr3XH0BQLM2z6khL12MRZ2', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '65', '2026-11-16 03:44:29.558+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_lvsX1IpvFd13i9jqpyGXVZ', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '54', '2026-11-16 03:44:30.948+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_mWQhLKzfc8m0Fm5aO5voms', 'GET', '/v1/events', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '122', '2026-11-16 03:44:35.303+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_mgYvK6GQyaZvIuukCJEJ1g', 'POST', '/v1/consents', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '105', '2026-11-16 03:44:37.02+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_mtIibQP6DXjIZCrEbLdhGF', 'POST', '/v1/payouts', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '134', '2026-11-16 03:44:32.242+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_myB5mH3WELS5pxKLTN78vK', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '97', '2026-11-16 03:44:28.615+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_nedAgpaUjM0T4QedFa5I6R', 'GET', '/v1/disputes', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '23', '2026-11-16 03:44:36.51+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_nlQZvOqID74hHhFb5Nr0vv', 'POST', '/v1/claims', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '49', '2026-11-16 03:44:38.004+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_nyE1gUv361BIvbK5bmQVpj', 'POST', '/v1/billing_providers', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '13', '2026-11-16 03:44:37.701+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_nysAJdUU0P01JeTVZ4M5wT', 'GET', '/v1/audit_entries', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '244', '2026-11-16 03:44:34.923+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_o5sogJS2HfwHqhuzM68O9D', 'POST', '/v1/disclosures', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '75', '2026-11-16 03:44:34.387+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_qGImwLTmH7eJNM8OIGzqbx', 'PATCH', '/v1/persons/per_TiHyNN4uRA3EwhCiEhZsph', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '70', '2026-11-16 03:44:29.638+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_qJ8gQyT6vaYNVpfNP1Z7F5', 'POST', '/v1/consents/con_zbQneDRd6xTkGb5MiOTwzf/sign', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '43', '2026-11-16 03:44:32.42+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_qj0ehRqaI1Gdmd172h9vkD', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '18', '2026-11-16 03:44:34.071+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_rRIPreWsQQ1unoO2YpI1qb', 'PATCH', '/v1/notes/note_BuoxSQhTp6zt3LP866mFPb', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '28', '2026-11-16 03:44:37.493+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_reK5J3GKKglSNuXv5c9aUA', 'POST', '/v1/coverages', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '59', '2026-11-16 03:44:32.495+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_saW31wUBAt47iscgcOGJ8Y', 'PATCH', '/v1/persons/per_jflKDbvaj5xhwlXhMChOgi', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '112', '2026-11-16 03:44:29.962+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_sc6kveVnJJGhSxn1eQfyar', 'POST', '/v1/claims', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '137', '2026-11-16 03:44:33.56+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_tb2E3AshZjCoJmCwkX8ngz', 'POST', '/v1/practitioners', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '15', '2026-11-16 03:44:32.949+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_uTs6iUGvcMuZDhnFreeMeF', 'POST', '/v1/payments', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '179', '2026-11-16 03:44:35.989+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_uh4T32AZfokUMJSaBeSXE9', 'POST', '/v1/consents/con_Cf7aVYiIARwpmL69SAJf67/offer', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '16', '2026-11-16 03:44:37.894+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_ulgTS6BeRYHMPVWrxUF5vP', 'POST', '/v1/refunds', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '241', '2026-11-16 03:44:32.035+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_uwO2aP0s8SrUt1cncn3Joe', 'POST', '/v1/notes/note_3JlyI83J1Qv6om3Rd2sVxR/sign', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '88', '2026-11-16 03:44:37.405+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_vr90JkEdvRNlhCdd7disdd', 'POST', '/v1/notes', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '36', '2026-11-16 03:44:37.442+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_vukIegTCNnLtLA6nFbyZNe', 'PATCH', '/v1/persons/per_gdvf2cni3SauYIW7VSXeho', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '93', '2026-11-16 03:44:28.878+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_wbMnKkFfcIazcnk98vR3iD', 'POST', '/v1/consents/con_F3cgVcn1LRrXrmzOSysbTw/sign', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '103', '2026-11-16 03:44:33.403+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_xEgAbZXu1qdZUdzgVBRQTo', 'POST', '/v1/billing_providers', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '27', '2026-11-16 03:44:32.993+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_xcgNkmPSf87zwQoWq1AcXD', 'PATCH', '/v1/practitioners/prac_2xOTXFE0BXYurKeW2pKDKo/availability', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '159', '2026-11-16 03:44:30.284+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_yjdOnOWFhouS3ArNgK9isP', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '42', '2026-11-16 03:44:27.143+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_ymRsUyRP6Wqb3dw1SnDE2V', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '94', '2026-11-16 03:44:29.832+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_yrqvMa9gOGrXFEc1QeONEx', 'POST', '/v1/practitioners/prac_Z9lvqCO5lD0cRVbaIPBb8q/verifications', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '197', '2026-11-16 03:44:26.433+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'req_zS8ZXSdxcmC56wkmEjeQLG', 'POST', '/v1/persons', '200', null, 'key_M2HizQuU1SfgCprHSDxlPC', null, null, '53', '2026-11-16 03:44:33.795+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_MUl6adfdGpIiJpesLxXUgJ', 'check.expire', 'f', '2026-12-16 03:44:38.349+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_YFvZYUot2v4Cot6C1zC8S4', 'check.expire', 'f', '2026-12-17 03:44:38.349+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_bFghwpcGhk0gqcfvAA0rlb', 'check.expire', 'f', '2026-12-16 03:44:38.349+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_d7apbBWZVQNdl0NGvJDoma', 'check.expire', 'f', '2027-03-16 03:44:38.349+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_odYjUvG0n6CYGPuubypUFt', 'check.expire', 'f', '2026-12-17 03:44:38.349+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'clm_2nptaNIuk17xG0RtRaHIS8', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'emg_iWRBpShtBoGcqE8817qFst', 'emergency_access.expire', 't', '2026-11-16 04:44:27.197+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_M2HizQuU1SfgCprHSDxlPC', 'api_key.check_use', 't', '2027-05-15 03:44:25.466+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'key_P2rzUDxZtSAA4GIAHuMKKj', 'api_key.check_use', 't', '2027-05-15 03:44:25.721+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'match_BV79uAlY99kVKmJ0CWlqLZ', 'matching.expire', 'f', '2026-11-19 03:44:30.3+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'note_BuoxSQhTp6zt3LP866mFPb', 'note.remind', 'f', '2026-11-19 03:44:37.421+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'note_rckrfXBhv3NyIjJRDBjDJh', 'note.remind', 'f', '2026-11-19 03:44:28.916+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pans_JnFEvH8ygak3bmI7VnCQOZ', 'payer_answer.deliver', 'f', '2026-11-16 04:44:38.005+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pans_Oa8CjfWoqewxGJQFyTH2tc', 'payer_answer.deliver', 'f', '2026-11-30 03:44:38.005+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pans_PWjDrbkkReLLkM7D1kEZfB', 'payer_answer.deliver', 'f', '2026-11-17 03:44:38.005+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pans_ZNTkf43tGzi3VfguBE4Fma', 'payer_answer.deliver', 'f', '2026-11-16 03:49:38.005+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_YTKv5v1ABd6mdilKeUiUX2', 'dispute.hear', 'f', '2026-11-30 03:44:36.245+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'po_q3gEVlwrULf73RGsQXpPNM', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'practitioner.judge', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'practitioner.monitor', 'f', '2026-12-14 03:44:38.349+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'practitioner.warn', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'risk_7c0JruhmevnM7zzjfg12nZ', 'risk_flag.overdue', 'f', '2026-11-17 03:44:29.685+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_D7yTO6ewnr0GfZE3jQTZsx', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_LZYS77XXrlWu0yH7UpIy3d', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_Xs16DJQibmzuKkXsaKogJa', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_ab4E3KcvX7oKql14WiUXJb', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_hRhTeQngCZft8Tfc9zxSLc', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_nHWqjRrHhuXxRq9qzvR5G0', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'st_JKKVmlDq4oUItsX1xnAZIo', 'scoped_token.expire', 't', '2026-11-16 03:59:27.439+00', '0'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'st_JKKVmlDq4oUItsX1xnAZIo', 'key_M2HizQuU1SfgCprHSDxlPC', 'prac_FgSyyXKWreQPbuttTblS8V', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'dpDU', null, '851aaba39c1330788e08d94e2583b7986c6831eaf42336565836f0a8517fb94f', '2026-11-16 03:59:27.439+00', null, null, null, '1', '2026-11-16 03:44:27.439+00', '2026-11-16 03:44:27.439+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'series_ACE4Lt8LthU5QsLRZ0zDDJ', 'prac_HHToUetsRcw0b0kFLkyHV3', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_hRhTeQngCZft8Tfc9zxSLc,ses_LZYS77XXrlWu0yH7UpIy3d,ses_nHWqjRrHhuXxRq9qzvR5G0,ses_Xs16DJQibmzuKkXsaKogJa}', '[]', null, '1', '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, service_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_D7yTO6ewnr0GfZE3jQTZsx', 'prac_sKSqZkz1D4e1FrYssa7efk', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 03:44:27.71+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:27.71+00', '2026-11-16 03:44:27.71+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_LZYS77XXrlWu0yH7UpIy3d', 'prac_HHToUetsRcw0b0kFLkyHV3', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_ACE4Lt8LthU5QsLRZ0zDDJ', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 03:44:28.021+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_Xs16DJQibmzuKkXsaKogJa', 'prac_HHToUetsRcw0b0kFLkyHV3', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_ACE4Lt8LthU5QsLRZ0zDDJ', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 03:44:28.021+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_ab4E3KcvX7oKql14WiUXJb', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', 'per_E6xIISyd9r0vjX9kbyZoV2', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T03:44:37.163Z", "person_id": "per_E6xIISyd9r0vjX9kbyZoV2"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 03:44:37.163+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:37.163+00', '2026-11-16 03:44:37.163+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_hRhTeQngCZft8Tfc9zxSLc', 'prac_HHToUetsRcw0b0kFLkyHV3', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_ACE4Lt8LthU5QsLRZ0zDDJ', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 03:44:28.021+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_nHWqjRrHhuXxRq9qzvR5G0', 'prac_HHToUetsRcw0b0kFLkyHV3', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_ACE4Lt8LthU5QsLRZ0zDDJ', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 03:44:28.021+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:28.021+00', '2026-11-16 03:44:28.021+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'adj_fjNl7EWeQI72LjeKSFvqYP', 'increase', 'per_ajFSo1k9E81vwFFlcKRduQ', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 03:44:30.96+00', '2026-11-16 03:44:30.96+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'asmt_ycfiAd7QxNDC4rVSh2HG0O', 'per_jflKDbvaj5xhwlXhMChOgi', 'phq9', null, 'prac_u2NJZHGRQafWfVS2JunIq1', null, null, 'assigned', '\x011123688d6b52f9917b9b85d887266894fcc75b6f67bff4116500a8606031e887570797331cbcbd219e55a4efa3ec47609347b0af3fd5da0b0e376b28e39599944932c7b461239a941a2e6458c234cad5e98e0ebd8f27c65d7f8c90cef5cd1c0d476c3902d49d52bece7a477c4a075004c65bb2422d4a784635e047cadc9d5c5ee266a22985c66509fca4e7b8d08b70728db95923add66cade32867025484b95dce539a10ff74bd00cd3b9f9ed633be6d97382d76ff02722b7cca90', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:29.976+00', '2026-11-16 03:44:29.976+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chg_mxr3ppZlWo3GZtxr8PgiaU', 'self_pay', 'per_P9Okul24YWeW8adizFAdMQ', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 03:44:30.817+00', '2026-11-16 03:44:30.817+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, occasion, occasion_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'est_6YYooJXsIEHM9SZqbzMimG', 'per_hC6ABXOimbxu25BC3iMaC7', 'prac_6NQ9eRYPg3f1qcdyZlX8we', null, '1', null, null, 'requested', '2026-11-15', null, '2026-11-18', '2027-11-15', '\x01a6315a671814e80f808cc9335baae0b48793334929573d043a85ed1ae3a73a13ed9c5dfa9785fc95744b2d2fe6d64e1de0d759d69275b219f903f69c212d491898397e7cddf65bbee8efef5dafea383780232c0e3cab086b57ff4f137e310e35f8f3e49251db42472ea88bcbfe40957ab7645e018492f5df3057a42b2eaddc58292c954214aaa959899ca20613b0664dc8344d59240caf6468272c177c6ba379a264cfa6ebefe0f93ed545ae113972a879e593d0793330e9ee82468005e4c4abb53d071a348b740e70f5257d4adc0bfe284d69816c3e6bcf7e31d0a3fd0b8a338b7bdb1146bf7fbb48259e477b6736de0a15a509d31ad079a588d30783bdf16ca8b4effa6ddf606da67d4b3f17f807c2aa08adee8edf4f603ab72dfb1ead2d62c3259f4fad6316d88e5429b9755c82ea7c67fa901cb9ecad3f333731ae84e005fecee0c61705152a8fe75ee8c9000ebaca501b337d8b270e8a687d53b69f9d8017b7e95d781c3fe64874b6e479b627764df1c499756eae29bda28765940f91cf3d47dea49a78cc1ec648dcd2f3d70cfd331ec2a114cd9d8e8cb114fd243be4f3fb00bbe435feb233a163fe38ffabf1a4ecb2f8820b5a28d2f8fd6340b71a82846b542c679c4c0c166cc6cf980591902e4c4940dd0ee3ff1da93e115c13aba8d8a7d51275a60a3f50ca7d97f10e53277f4244068936b2962811b345ab77be66f30511800e950910273bb049ce705f22fdf4352979ef58d621bed212dbed2f9e67c643ec1ff9cf4fcfad03b901a761e48e65d5e33025d895ca8c0248edfcdee0115974ee60f32a16f1f5d6189c6398b0d1e164010960381d50b50abce20e866af49ac2be071a711c76cbad4a464146e0c6b9bd149531df870cf1dcaffcea369b37cceade82b2d7ff739cb06cdd31b83511d5239a9c270c4855bb8782e4ddc44e69b630132852dad12b794f2e9723556c2961f2ff0c6b5c3195657305d6215b9dc562319726afedb72aa9c035dc122c69e548e41648ff6e9e10e63e645d736c0374907d0a01dedb8f764ae0191ed7607b7be4a1ec71407502b89639c8497f5ea85674e9c3ae2f22613861280466d380d4b42d5b075a67af7df759f95f37ea3d5a83949e3a1d63271ee2b3299e24140641ee263e906a66e1f256a23ab76dd75ed9c74e8c36772da89f611ed63bdeabf1e9f27f533ed37edc01c6cd2f6b2645cf552839db09662d942f70760b57f8815b291a48073041d3fe0a9a8d25980d7a0ef3d786bad88dd9a97edb8b83fa2a1e6e83b4ef3e7a8cf09f17fc3cefcf10b81da81156ac14e6b61f0bf604b5ffad38713ba9c27b6d749e3af3d0490d83e8d35402242c735408512e549d0955eecc7436573d6d3a920400a63e28574cb9cbd39aad070291cbbe86339a392ab43c7bd3e10881896135d33ca3f996748047c55446361a959ceb21a9963107105ecee377ce1929dff04cb885273b64ed3707862662925b6ede65bfc622b36cf92b8ba440decae3e7e4b184e009dc3a67a789179fb0b7fb893511cc09ee1850b522fe68e314cd15388423a9e4b4f47c3aaecccb35507a5521138f4ce2542ea49e0aa6a3ae1b8211bff1164253f59e2e20ea0c48363155992d3ae5c949f1bdb062820af4081e0f7acc40fd467a4c28ec45772426c00edcddd0ecb8b0ba9923be2d5197682a6f307d562ca667ac488958bd2ef089d773f4a79b4eecfed64be6384c9fe4363d215d10fd23e29cf91224dd3f1a853e0ab90206472adb7d26e05ad52dd6f5ce96f8a072892d9bb0d5aa36fa26e9e146efc4c7cc7016a7c64b3f808197eda03f1c19b944507eec2ad0cea8dadf26aa7e2808bbdfb885d02d00c52b6bd8fe2fa8703741e30f360beee607291abb91183a5f8ac710a7ace809dcd3dd7d77cc847f1a8996755aa537c33323b70e1002d76c1877ce4bc98d5c2ce709bfc81c78dd1465f773622f79e94c424abd2821f801f58bdb5d5c3e4de0b12a967ec91d29a5d03b253d134558e91d964eb97449bdf9443386c37da027ad3780e861209535e26f1adc5370420b59d699873b107845eb18f7977a939280b749fb13596adf3e362e8b2514fb516498e46b2c44c6b61eac695ccefc600b441779d883e43b116bc47de3f1e6fe4e2ea337efcd2f24615a3255472c514d4b547ae3afb2092ae1ee24a2dc169bfaaae1d7b5ac1b8bc8f6e72f2780b4460cef9f52cabb73e202661539', '1', '2026-11-16 03:44:33.912+00', '2026-11-16 03:44:33.912+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'match_BV79uAlY99kVKmJ0CWlqLZ', null, 'completed', '\x01bd3b8dd0b6375af47c172af5fee1c193c2d0025a20952289a8574f8edd9545bbab7b0f6860e14114d5a7b018ab1a771c0262ec29697546efe6498c81a75e86822d2a03ba396ae802d8407bb177b6bc6de309ccb7f3057397d1abef2563495c118b86dc9f2212e27fec0f45875b36f5d86dada005da57498b70ac1e08a91790396f3d6d24fcf1d81780cf5544a18dd3afef96a27ddf47571e43df3fc2cdfe0a37b80d6f8f953f46356c2917e97c912b7b191bed47beb06eaeeaac3c4994c34ef39f014ef5418955f76e3732cd7ff6aab6b215804aaea1059eef5a16e24ccf50f1b871ade871402282336eb0a06a2b61d397f68a9730fd534e38f2ee9144d6bb19aaee404f588aad4292f64d42d527029a63d71750daafb095a38e131b31e6e159ea7c3ffb3a31801dc3fecae9223863df2ca5d544ecf42f3069946e64876696daab386b052e427632c172f35cd993cf9eadc3eca8188ace546c04c177abef576c68ab29390f731f25fe49d7c79f330d93b480fcf2d59472f197912a0b5413421f443187ca103c3ba0b8fcc684e17d0a9e4d8d511ee0a2c4256d262d27ada9f109d4454cf015a617acb4df48c6d07ffb56f083fa7df2be96f1f76ee59ffcb121f23638e3cf2eb50bfa34fe3c73523b014a9a694312baabf516ebf01cc838b3a706e76facb73d0c1f22a02facbd09c7a1e64df56520bd3c14e4969331102351b7f555d3d4f5548f70d408463b1ff48435b4e544a2514e6190a35f235a07a1722955498f2b4bb96154432346cef312ea330dede938083c22a993be4f83dd4264bbf0f458e032dbbff18e007cce530522a5332b3eb11db13abfb8eb539364210d3b404d750372d82157550d2a7bd7b84d0c61c15e81e167949f9d200123e6df963ba1fdced96c3c88aa6a0819695d964f6f0cd828dfb4146fb77b945150456c93783e20f4968f1c836ef0d3c94b3a0785492bd258cdb7828e83b1c30c5ba384de40da3576dba03cddb66c95eb0780c4509eaff1dff12eec84d34d089b3473f62a3594aae8fdb6c302717e6dbe2155badba984805600a039e437c08a23cf46888a36f43faa519171d4d52f0f0ab919146ec1dbd6f9221946e37e6ab313e349356088f9b3062a540eba1fba484ed8bc4491c7531d93936a9a4b1e428c557e3a7ecc216ef0de5ee903bc8833baba607200cfe8e49d7462233a4aa530c9b4fa3652571c561636f6bccc49d6ef63baf61f319c12116db080776fddc5f4923e7c0b22a04b6ead9bd5978919e8d6831a1b6f784b6a17ed3ded659d065c7c1ecebac92af702d52ed9f9af0114965386d8dc2bd924b046df858795250c5959ce03d17075a2f55607b55bfddce30ee0d4e839014ba9f657ed234b96d9d833228f284749dc74fb03fe3efe747188704a367945b23395c2b6a97d6e36422b6012dbe974136f3e091daf0c736fac6c822d693c2816373ce1663d5e96c95ac22435b40ad3520d2c206dda74d88adb638d4a7157f26f32bd025cec0f119fba9fe65c8550411f4d3477a2712ab4c4e0cb19238844ca7a5ab16cd2fdeaa43eef46bf9ea196676616bf2e7b32e5cb7691d2b59954eb74eddb7d906d81008e399d1c89ed4a4816290970e42a1adeb699511e4532787f52b5705701c4f41c6b6e3c7bcfe152c292666ea28fe461838379a91c7fde3826df1dcf65734c5af82e1544f7ef7d66b58dded9d10ed1673596548676105065878ae4a3d747f06627b09434dba4f0ce4c9eb59d93b3220246c1b8f3490933198127ba004d38722f6cf6f03b3b6c31d97d44f7c00a18d3f8533872f3f782f898de1f5ebad6385a8c21a256827463aa7e2b28c449db3e1dc26f2b449d18d2360a6d6fa0e96410e315a5b97f4e87f6ab15813349b9c50c3e8bf3b8f9714e121ce5bc5160b47da95989c9301bf0c4233b6ccb7fc647c581f6a1d98c7ec3638f4c3783ee81b4fbb4c0eac109e6f002d96f0f5791aed36a7369e22c96cb7c2e06ea0ed8d04a1730e1aeb38a8cd563b8fbc6cc81e23347ae1310d8855237fa54e0ffefdbffab1dfc2ac2dfe2a03594882b4ad5f56326c18f66b54de0ecd04f232fabbcf158d38b7acbe05981b873bb92f825792a0ad8af9c84bdf64df0b73a55a3846a21614dc4366dc2f636717546dffb9c8d248e7f3145415211c0f0238505be9977c83d5cc57e02fbcd47489ea25ea2129e49627ef98a423d8917042e841a3c7328d7b64fbd80d2c33ded00be76b40a827bd9536d6329f0a39a03e08248c2fdcc5ee43c91fcc8263af921a680a6ac02e519af82f5204d5b1096bfb451732c19125a405c0f5952cf38a39d6b2252dd54fe19f17e9fde9d3b17b20e88718935377725a97540dea84f136175cc9d4896bc2a3754e9cb5e5bda5fa7823765be0b140f647fb50cf46d3133a130c73f17dea76dd3bfcd9173f72ef5e5cd3fc9e7ecabda62303dd5fcb3ae9617ae5c5290f7c3391eedf86bafe9e5675063fdb83137271f237d22b5814ad6754d2663ffedd83efbd34454565735d3bc480de35c2166ae3694682d450b241342636f36fec40eb0fb8e4d182ef18f6321ba45af017f42ed44b93485733bc9b8ec3a383918ba7a44c6bd9cf6a884e268b3143384fedae3fcf2a50614853dddb5128a09fec70bdb46c410159d648906414b94054c59b0a7bb4e25659c87d14ba429331f9b60ac7ef3c453ab1b0d60ee7001d0c18a39070dd497c01b14bf8b5b8f6799cd2b90c8decdb3ceb73dae840d98ca48a6e3046a4dcf0db609fb74f716814601de435de411cc8b132ce220a4fe4717c603c01e8806bd2b2bba57d36f62a86fc3937aec28b05d0422d408083dd866de91627cf51905303ee802a0ceb4e57c6626dd599001e952b2003ef3c89a305f4324ea1a86d437b7da07a2213f9321d687dbcbf0203f96bac50bbf', '1173461146', '2026-11-2', 'e89d3ac60bc47f7c.ht5a9', '{prac_2xOTXFE0BXYurKeW2pKDKo}', null, null, null, null, null, '2026-11-19 03:44:30.3+00', '2026-11-16 03:44:30.3+00', null, null, null, null, null, null, null, '1', '2026-11-16 03:44:30.3+00', '2026-11-16 03:44:30.3+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'note_3JlyI83J1Qv6om3Rd2sVxR', 'per_E6xIISyd9r0vjX9kbyZoV2', 'ses_ab4E3KcvX7oKql14WiUXJb', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', null, 'progress', 'dap', 'signed', '\x01ffeb357ec298febe75d52e0544e97a4d0bde607af1290bc74d484dd1d9fcf2935ded29232b536481df7ba5c45c148cc7356044f4445c96414d316abbf4004f17fedb1230c26f2bc05a843cb7890c1e293b86579d3d7bb8e25761d8732fd3646662dc45a889412caa6151bea4ccf207d56c09b74dee740ffc1b5aaae1c90ae6e227aad846646ab4fa4a58386505e1350b64470161f68f29026fc48a3a26a2af2dde38da389776b36ba65a19a7d242cdbcacf9d0ceda8be5d1bc40a68e1251007cad8f965d7946c18def06bd70296e7275c55f10efe6465dfcd70d8be1de0b5fa77f052219015b9c147e681432e2ba7c5ba27294721925a237c96da5c84eb5cc35929b2f7bc17b1c3f484ede7deb28dd3e26c9f821d6491d40fff51d8158f2aadb6d4f67a63c7f871cc4006169ba665c16c7bb883bd076629fae536e2d143283deab9fb035e3ad28c43e8aae1ba66e3d79f90e1a0e25e1aeb4c8f13bb5edc4ab67186031e3c7a52174d8878c5cfa39b8fbc3479c17f1ddfaae0dbf3eabff17d4baa37f957ae9050ddde91d57fdbedfafc086aabb9c69c88f17f74ad4a0ee46dd0040d8a11c3a0b704ecb0354280018917974d5ea40991641857d3c952ef176ee97c8102c32c988f4e9d9f0344e3eefc3006b51635d688801e7b296dbe0e309b28e3a5ec759ad0d445dc2c1727ce355bb5ec8bd7dc4fcd326de97103af3f7f26e0b9866f5e830d38aab88898089855e7c81af5e7f31f376b79a87cd72125f96d07cd5f753b8e18ed52e85ef1eca271d44fefa47bd132ff66730b94e336c14e02aae03ae45583a6ecf74c8d6ac8538dd60bd144aaddf5f2ec01fafb66436b856a8cb1c5723643d2edc0bfee807e10936bde32b344fd6db98d71330d9667e2b29ff00886c38fb3ac3b3efc7cbf06ea77f06f54bd2f01ad64d42a8fb8993d0ac593aef065e701999ac71686385164bea7a66c676660d321cf10719cca6ac3aa3a4ca20a9e6f2e9febb8a79192f3a92560e2917a33e09f49e7abd9d94f781871d22b43cece42b5d705877869b6e173346b72b5b5981dd29e6232bbfd6cb9397d51925fe907eb703ea6a0ac47e906e21b7f829c55e101b1ac18bd3b2ff073d13130b0caa021dbb4f4c3830c7d71385a94e2d4f47c7b594ecc250ab534dbad10260845b703c8285777ec6d966131ecb4d023a4279ba405820d8535be8f65da95a3b6cef86c9e4a097980d80f5cd72d28ed77bff831a8291d625d76dab37e1a5a70f67883f919e7d2a67c4988f25b67ee6b3940a16fbc30202c609397b6ce96fe628a831097521b0561e3de8ea233f05d6b8fe3d21e30301be697fd975ffb5cb', null, null, null, null, '2026-11-16 03:44:37.319+00', null, null, null, '2', '2026-11-16 03:44:37.263+00', '2026-11-16 03:44:37.319+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'note_BuoxSQhTp6zt3LP866mFPb', 'per_E6xIISyd9r0vjX9kbyZoV2', null, 'prac_ch4O0ePpqdbNNIFXSEjrSQ', null, 'progress', 'dap', 'drafted', '\x0139576fb1d09f53a6d592786a2e443abf22a9274323a2da4e4a500533b56de444b6ae55f7cebf938903e3d754c94d2b94944d24a2208662013612d1ad3dd706a70f87b728d28e90c33efcffe1d5604cf9a111e78cefa35b391cafee407f84fb5d1dd686cd9fafd14730aada4b63e163d669f1269920ec564af6ad6443c7d8ab2e5b3263362bee0d3476a0e9feb6c45a4d92ab89d1a5772ffdaab8bee51b842432be83e78db9995f62914cd0c352ad4592e6725560e77eeb6d0b808c26430f0d45ace27208816d805178108fffeda81281810480cd8f607c2f5971adbced24272fd48ad0481bcb223754cbe31aca54a8bf98dcf211a9f03577a8c252ced8ed7c9a714591694179f6b028a7c87ee469f829bdc21384fefd13b55ce51a528c801ed4f5446cadd56174e49e70d42bb96dc73808e2ff1ed7a309d9873750a97270ecbb24a1dfb606529625bc60495d72a1ee52831093a2efe8d7a5d5e5bf4cc45049505d84e7e141bfa87a04ed6d51d8ee39737caf958d476ff4deea38236a5c73ac97c32c44c0d038dc33769c3e4184e2ce1c7ac74b59452cc5da7dd683251b6ab4ad9d88671cf7a299b142883006b5fd06f671e2b3fdaa82831f880216a0aec9801b27adf3bc82ef03ef1cd4d00af091a73178792a3f98665449bc0387c23a236e7e4baffe117b6733f6d580e3ba5d90f87c18b4dc67c1f8d6416fc4a58a058bd4782586530edb0e81f6f2ceb9d7392660b451d9566866e7702b51c9b6133109c215c7b11acef43b55d118', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:44:37.421+00', '2026-11-16 03:44:37.467+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'note_rckrfXBhv3NyIjJRDBjDJh', 'per_gdvf2cni3SauYIW7VSXeho', null, 'prac_u2NJZHGRQafWfVS2JunIq1', null, 'progress', 'dap', 'drafted', '\x0108333ffa23d20806fe10dfc2158db4badf057861cdae54b6c36df3eb60d3fbc72fc3e7b26dce0e5244034c382d3e43f10d64e072b9e38ff0ad1cba8fc2fd7e2de11d43d80c10d1e684e5f51b4a7f6c92adb9c35ac930c9b7f229afe1eaea22f37d8c7bc18519f633aca5a44641647b4c3fa8fa7e7c3a5e66cb91369b21ae152b86eafa756ce8d4936e81e644a5c4fbc4ecf0c609d3eedbd82d14cf5a815c3fb44822b09894e18027fa80eca25c7f1cfe2bcf3b737aedd7187e7fb8f313545717781c2382f7a844fab76f84821d96507b5d89c8f51af21a9df56efa54f38399bf7f674d6265cc1be1c5e6d4fd53f69843a147ec8f1b1d8b66ca44104e00b03dc693f6f113f0db080e777793601ecb524d9261633cbd9a54d52084279505e102cea6daa17369afac2b8f00e206e01e5f50a4c47cff9bb268c9644b9a846286970eafa5a7e41533f34cbd585da34612a99d27d243195a9340b66e7cf8a41f36e42df184d3b8fb3ecf841e4104c408ac50a354325991059827527a27fe79b5f55ec28d5324584642e4f556e83c6fc3f0bc4adb2ea3fd2377f79240c3a0dfe33b219aa88b35b957857539ee53619507a4df6c9fbf0f82808e585a21715155147a6009c464a7c320cb8857ce7549f1bc1c4fce7a9dedb87c7f7f7a65911c25bfde9594714344e08bfff25c6df480dcc0e5826ff46f159453499e17a04b5512e5bb59867d37dd4dc6b6735320c93931ad618d325dde3676edfa33bcc93a646f0b22f66161d34259a4a7579309cb7c8d3f6ff70f12c4f6792d7fae1016476c8542fe7a8a2794ab5731af818c92f396bed6923214da119af8666ba1185d87692e726bad8e6b6d2bdf553961a417a0ffc05c017040e79a3a73e3857a96ebb885ad049e62e0021c215b6148e53222a0fed48601e47860cd35c0889ee2df1d689130e8cfd2b17188a261c8b31f36071e50ecd4eddeaca65ab99967bd533e4ba224e7fc521f313f9e96a3d6cb4dcbf187253122a6c5700b2665ec293eaef1559726e0b0431c2f5feea3bd594f1946128d41fb4dcf46245641151b0cdac2bc3d35643ebb679b42d2fcc0923541941086121596d4316ef569b8adf3', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:28.916+00', '2026-11-16 03:44:28.916+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'note_3JlyI83J1Qv6om3Rd2sVxR', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', '1', 'sign', null, '82a3c2c5b2498f1eec0e7c416ff9050c76f4248f0c8cd4719fe1c327e193d79d', null, 'f28796370f4615980b2d91978898ca7ceb2576915313a4361b60c82d35be03ab', 'be1f3b1f04a811b5d72add468e581076243b11002da773ae684821df75a3d13de18654754a2eabd16012517b1247fb1a6e82d684ddc73f812d8e3c40fa187804', 'note_key_75019f54486a3f17', '2026-11-16 03:44:37.319+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'nver_VH1rjJuRf4nMgPYXR1VfaL', 'note_BuoxSQhTp6zt3LP866mFPb', 'per_E6xIISyd9r0vjX9kbyZoV2', '1', 'prac_ch4O0ePpqdbNNIFXSEjrSQ', '\x0144a53931d56f7a3185bcb148f29478fc18af2c7b14f66a081bfa1d185652ee98855d46994a2a97aec4abbd29a74763d3d385ebebe8487a7278af3bb82b7445057890cc2b74ac21d6dfea49851f7f2f0ba701f0e0e142ae1f1817fa2a183c8f9b92498f489d7f4082d067b2cea21579c7697367da169673de9877afa69d91c875d3bfaea24c5d859e1f9398bf1492b54b3aa7ea75d8451c953eb7853b543dfdeb99ad4b8c036203378a9a638fa6d95396f0c74f84b398eb813818874f42034d3dfd5d615e47720985e614e55748eff8327fb7dbbcc8d3774a87b40058a9a59d4d7c8523f997569442bff5cdcd760e9898d3ad1712443a2cbc7b7cb8a9b5511abbebd21b0de1976c83e989310e3cd076096c3c75b3b321f4e6a40b15e0716345d7f96c9be8e3ff8847470948909913546d34e2841f051d057d6f3f2a4bcfca327a869df05ae8ebbec0fd4ea0f9e6dcb40a95188ccdb762110480787a14d219126d425dbf70104eec7c2cf297ef8f906ab1f7113c9a2a8b1ba8f2f70626b16717fc14d88c80674e8651455d549457a01967721cd080262e8529e98f1893de36981f1d40e69eea59a40d7576421f0edecf0e579547015d625b3cea56d8c30b6463d795916ff981b3652c80f76ccb7e1070efed0e4798fcef', '1', '2026-11-16 03:44:37.467+00', '2026-11-16 03:44:37.467+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_1dvZQObop8ZyuKq4NrBcYM', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_n1zTEXTikmAltEJlOn57vq', null, null, null, null, null, null, null, null, null, '2026-11-16 03:44:38.349+00', null, '2', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_8VMDZgAdghsL7m5K0GWtQZ', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_3IDLvJ2dg4rNcCvgBSCoNQ", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '1000', '0', 'f', '103', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_7A9lePk7gJmMyXRp17h7Kw', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 03:44:31.555+00', null, null, '2026-11-16 03:44:31.711+00', null, null, null, null, null, '5', '2026-11-16 03:44:31.424+00', '2026-11-16 03:44:31.8+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_YTKv5v1ABd6mdilKeUiUX2', 'per_8rhniab8WuM6GbKYRHZbzJ', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_8rhniab8WuM6GbKYRHZbzJ", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '0', '2500', 't', '103', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_5YHJE0mCVMTvHTVc9YnLZ3', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 03:44:35.991+00', null, null, '2026-11-16 03:44:36.305+00', null, null, null, null, null, '5', '2026-11-16 03:44:35.813+00', '2026-11-16 03:44:36.443+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_ke0Nv92eteoAvYon12e2Iv', 'per_11ZknjvXqqGIaerUg2OKCE', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_11ZknjvXqqGIaerUg2OKCE", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '0', '0', '0', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:31.15+00', '2026-11-16 03:44:31.15+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_xWpZnVQCyVjHcIHVspj5rm', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_mDzqUrXkWyaT3YbbsLFLxM', null, null, null, null, null, null, null, null, null, '2026-11-16 03:44:38.349+00', null, '2', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'dsp_Rvazd93VupMjE5OFxQc0u7', 'pay_YTKv5v1ABd6mdilKeUiUX2', 'per_8rhniab8WuM6GbKYRHZbzJ', '{"amount": 2500, "currency": "usd"}', '1500', 'fraudulent', 'opened', 'simulated', 'simdp_AxW1HfGdqspZH4Y6fnVxHr', '2026-11-30 03:44:36.245+00', null, null, null, null, null, null, '1', '2026-11-16 03:44:36.443+00', '2026-11-16 03:44:36.443+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'psy_jGqznUGEULZuPs2xiPQXcs', 'per_bWlfrXkRnvin3r3FxXnTKt', null, 'prac_u2NJZHGRQafWfVS2JunIq1', 'drafted', '\x01a9cd97729f957a4dd9b2c081bd88ab5f8da3d245d33940f520f467584297be6145fc1f9372c0e1d454c564ed5fdbd6040bc9f79321e91c6e1e110b15307a32e68596eae557db6b0df69321a6b0d5194f9b0c38165f1323a7b2b7f20e1eaf012e7a49627f61891835b4ea23597738cb3574', null, null, null, '1', '2026-11-16 03:44:29.306+00', '2026-11-16 03:44:29.306+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 're_aacArzsAQPoSd3WwSRYppw', 'pay_8VMDZgAdghsL7m5K0GWtQZ', 'per_3IDLvJ2dg4rNcCvgBSCoNQ', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_wcFcXye0L2jxWX2EgtTUvD', null, null, '2026-11-16 03:44:31.962+00', null, null, '2', '2026-11-16 03:44:31.8+00', '2026-11-16 03:44:31.962+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'risk_7c0JruhmevnM7zzjfg12nZ', 'per_TiHyNN4uRA3EwhCiEhZsph', null, 'opened', null, '2026-11-17 03:44:29.685+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:44:29.685+00', '2026-11-16 03:44:29.685+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ses_ab4E3KcvX7oKql14WiUXJb', 'per_E6xIISyd9r0vjX9kbyZoV2', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, ours, parent_id, state, created_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'simdp_AxW1HfGdqspZH4Y6fnVxHr', 'dispute', null, 'simpi_5YHJE0mCVMTvHTVc9YnLZ3', '{"fee": 1500, "until": "2026-11-30T03:44:36.245Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 03:44:36.245+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'simpi_5YHJE0mCVMTvHTVc9YnLZ3', 'charge', 'pay_YTKv5v1ABd6mdilKeUiUX2', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_YTKv5v1ABd6mdilKeUiUX2", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 03:44:36.201+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'simpi_7A9lePk7gJmMyXRp17h7Kw', 'charge', 'pay_8VMDZgAdghsL7m5K0GWtQZ', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_8VMDZgAdghsL7m5K0GWtQZ", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 03:44:31.646+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'simre_wcFcXye0L2jxWX2EgtTUvD', 'refund', 're_aacArzsAQPoSd3WwSRYppw', 'simpi_7A9lePk7gJmMyXRp17h7Kw', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 03:44:31.948+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_8VMDZgAdghsL7m5K0GWtQZ:confirm:1', 'kxRmt3gp8762cwco4uNyFmDUcCN7NWF8yDd8ootDVYE', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "news_at": null, "disputes": [], "reference": "simpi_7A9lePk7gJmMyXRp17h7Kw", "challenge_url": null, "amount_captured": 2500}', '2026-11-16 03:44:31.687+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_8VMDZgAdghsL7m5K0GWtQZ:open', 'OiIKZv5N5dRD3f897TECDMfRJvZHh6ILLbQjdMFDc2Q', '{"fee": null, "method": null, "status": "open", "failure": null, "news_at": null, "disputes": [], "reference": "simpi_7A9lePk7gJmMyXRp17h7Kw", "challenge_url": null, "amount_captured": 0}', '2026-11-16 03:44:31.646+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_YTKv5v1ABd6mdilKeUiUX2:confirm:1', '3Llj4ttNhKp1M8gmm9k5jKBVJX-gU2jbXZCMXxknU-0', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "news_at": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "news_at": "2026-11-30T03:44:36.245Z", "reference": "simdp_AxW1HfGdqspZH4Y6fnVxHr", "evidence_due_by": "2026-11-30T03:44:36.245Z", "charge_reference": "simpi_5YHJE0mCVMTvHTVc9YnLZ3"}], "reference": "simpi_5YHJE0mCVMTvHTVc9YnLZ3", "challenge_url": null, "amount_captured": 2500}', '2026-11-16 03:44:36.245+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pay_YTKv5v1ABd6mdilKeUiUX2:open', 'a3bJHYM3G9NQD-TZFSEzKixJhej8iw_MNAtj-JpLXkQ', '{"fee": null, "method": null, "status": "open", "failure": null, "news_at": null, "disputes": [], "reference": "simpi_5YHJE0mCVMTvHTVc9YnLZ3", "challenge_url": null, "amount_captured": 0}', '2026-11-16 03:44:36.201+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 're_aacArzsAQPoSd3WwSRYppw:refund', 'XM9YOx3DaLZCVEvRovnGIFvi5kquIasvHvXqhWijLY8', '{"status": "succeeded", "failure": null, "news_at": null, "reference": "simre_wcFcXye0L2jxWX2EgtTUvD"}', '2026-11-16 03:44:31.948+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'sbl_w1GbXxwXpVStKvQjmpQUk7', 'per_NNpc1BgiAQzh3nuH6xIacc', 'prac_Uzqsfejw0c3l9TYQH3Jqjw', '\x0132ba3376f28e57af02a67e6cb97d5804f83a5411cf118a7b214157339391cbe84f13a9a87482fa2d4cb096399351f8454682e72f2645be7fa6c4d74cb48c09df1586e7ac79ab877dabc03d89b805eb36e084627d38b19358258ac616db606d76c2103b77ff73e6c3bc57b690fefa4b948244f62f2e8914296ad6c84b24faab274c714683772b300b3bee1ab1122635a956544b1c00faef08f5249b2417a335e5ebf52692a53f9fffe11bcf6b6c6eb11b6d5aa62cdd9937da574d2ad4f47af2529f55689a50857804882317f741b9a2e59142e63689e4bb594d72d2bcfd411da41e8f6b9c582b0df0756fa3a1ba062e73bfada9d558f98e4996d24dbb4ef0eb978fdded24e8c96ccfbc5a8c813b966330d0d27c6ff92216dc275510806e6a02cb4b81cadf83fec00b72618b17d2b9e8bc11918843040f9cc8de7daca5f2a80fa6d7297d1bde431284895a87e75bc9ff190e412844d24232599c6bd0f401597e1379f293cf086203725548a467b80a3b9f40560720edbba6492ac251ee3b5f5718eb40c7d6d1756c4b28c814205340424563aaf4153598821470a0e3764682578ebd82424ba54ad1987b4069bc79c82fe45c8bb244ef6d4f213ef7955b6cc64d69f6f1ddf088a0ee0c06637839cb0829232e14681e12c0ba3f2295aaefb33b0001be78f30c8f12c198b1afad2a7bfc8677b5b89d7ba3262cfb38e7400bbc72a517ce0e16b9154d90f0cb08578af63e7e9273550970dc19d4eee7d5135b100a925655a7469c20c9384653c1adec6f117a5e1ca6a84493f26f977817aa76322897e6c9708eeadd544489e5d69af577169eb05b8edbaf03308269839e72a2fa53f811290e76ac8a8e6d1923becf470747957641c176d511e7c2a95d93300ad73ccf303a11a80ef10f62256956a8a5ee4e8666d6127a6ddee760696e4bc049b09f67344d667d38e035f17fafc264c14a5752998010613bd32cbf76d02d504a0485ef2fe8bacbda6dc29efb8c37d41733a544eb833727bbffc4c86c3b51c682ec1b8b1ba3a64376db3023f25f25913fea5a967b68fa5f7fd4358c3f089848fb939d23fc794a86aea216a39ca7e94c47b5daeef351d8f5cabeec2f2b5ae24d8e2ebc17c54badf57680b4a10065ab1f428afe67970e51f3a79a1dafd14839739c3c92c2385510c38d8f042fc6f8419903d9fb208a7b72d5da8cddcd3b3ca5d5e93f69703b5030630c19247cbd7ec17155cf20f4f44e1cad3e52fab67a926575197e5d54fc2019bd242de68e3eefc4eb9997f6451ab8e36c1faa0d4c14a1f5f74c1a9d5f765a473c432676cf28986f43571451c13da45b0c60ae396d65fe', '1', '2026-11-16 03:44:34.125+00', '2026-11-16 03:44:34.125+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'trn_TWv3g5NXKM6y8gXniV4djd', 'per_HlNL68MpCDem3rCWyO2Tqd', 'clm_ywoVsKOmSkme2ZEBg2PU9w', '837P', '1', 'SBX01', '1', 'sent', 'e43073855730b26de935e8e06b5a761ca893f82d4065e81565871e0b41991f7b', '\x01c47c2cff1218576eadb3d46deca135072a95579b10639db440131bd79a91a8ecc34fe5460f14d5b2df371b27fddf42b5c90b3304f1a83d9406dfbffc52294e236328d5644d7cf832605c296d3b72993536a9cac27f48c82945598548a51d6e922576635106a65a02b6951285aebb2b5d067ed464d8ae32023423468a9304342737c4db2ace04ff4c75b6610290f38fdbad51eda1f3aab6bc66cb748f45d52502c8419c7daf6c646246c7cbf2e02ad44fa38a141453df4e8a10a171baf080ff5d77cd652b2200b43b06a38ecc890a9b61db10aba407e9180abe2928750ce67c433760f1aa2139a2579aeab122021f0f43f2e5b0e00c3f96c25ba3a86ba31be69819ce3ff95ca86072ca803f18252d7ca0c74089a5ad0b78e51557fd0d7f4926527fe4ec34c7a722aa7eecfb7574d558c8cd8aada62ccb7f1c963d6adb855969b9b35d09e7093b45a912704420c401b469d75b2c63e7e40e5cc06512b7b73e83e7347a76a26dd072efc604b7038bb7f341fe23f8e507fd357b5e3acf460b7d404c56c1dd109b246fa55439248d66fc00c218d38058899d9d4304ed058af2a0457843d9ad84b32ec17de0daa101bc578a195fdfeb0653e9a2008a697bf22e41ec47ba102f77443c6f212b9efd4012a1ecdc40481b04ea1446a09b46e052a163993a4704e37d832435303251920d0a1b695bbc13daf83821f06676caff1c26c08e99ada31192808b4f24334e481076e71f82d46f0786aeec0d3f9938b6f9e4f07eb18a4443b1d4b75a6898902e6c0593959491f0ae16992d72f8e5a5a76a2c77a592e552356d108efae586151d145c4ad722b21c34bc8b4151e6c0813531b89117554c4996180b08dc88ae0ccf612e018ba2495c7a88da0b169d724a5187ca958b0f4f81113e1fefa70ae7504b7cc9f5fa65506fd1bd05c8a1194c7dd7d6340e64e00dca2f2986b1bfd24ce23ae59bb7cce078b210fbb8f43aed0b2c10869075c44ea520fa19b718d56cc8f3b65f5ddb82c3bb500f3390b4012563870af9b19d2b78147ae935b5c1da094f7dbb42794f0958190e3a239f813a5b03380e886d48b35a890a9115ee002fe0aaf8f35c6bb467570e22b149cbb10cf697a0a2b46637a2db1d813bcfd233200b76d01c52841d7cb1e6848e8367ffa5a0cfba7469cc1dbf43c3a33fd39b593fe209a70464250d0a591eaa3fbd8488a9394c90655467376be12411719110cfba31e8f2db321f614ddd2bd883753c9adf8dc7e516d9bb887024717faf218d15e5417286e76b9809079421b818336b2b96b0d90fbcee', '1', null, 'simulated_trn_TWv3g5NXKM6y8gXniV4djd', '2026-11-16 03:44:38.005+00', null, '2026-11-16 03:44:38.349+00', null, '2', '2026-11-16 03:44:38.005+00', '2026-11-16 03:44:38.349+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pans_JnFEvH8ygak3bmI7VnCQOZ', 'per_HlNL68MpCDem3rCWyO2Tqd', 'trn_TWv3g5NXKM6y8gXniV4djd', '1', '2026-11-16 04:44:38.005+00', '\x01c9634e304b133f0048995d7f1bc28e811f91f0d5ebdcac57a043ee51a5cc6ccb2dc69591562b4d22f8c53f14687dacde6c086cccee3b2c6f8d6777f0e01c32b982a10cf982be98c61adc45bc128b8f323233318088d86d44067db5040c707fff2cc25699fbeb99bfc89264342ebaf37d10661a3ad071070d3d69a94b736628c2f717d70f27d773f8d290224aa29e07f546804c392eb28ee4185ab2e30a9a8b1c3c137b864d7ed7a76d80b5406a301a13ed69595b39f5be9b1d42bc543f3678be45a5dddc3399169c83a605d5817991acb50c6d49aca15188403c10751d63684595b2d504875d33a731e03a9251d77d591b4cb716c7787db37604e543f3e34c1e418cb905b5bc2d84a706218caaeb033c62343decbb7e642707ded0a86814df852e205e114044bcaa21cc1a371851bc3959f63f33cd18b0cba4c0cc8017f2afc1b198144a19710ec074d04b560950db1035ed16c1da4b1fa773eb2d8c21f0d0b451d246696fe8e1fb3dcdba30e3ddcdffe2f5f46562644e53669e293edf64c8b11a8248999b34d476a69d45758e130d5566de528e7d47c3663a304e40d076034e50ff8154da88017c7c42d0002b0634915f2b56e7fd53ea439c4ab91a03176390ecf6b83c5aad5839c122597ddf5f58ee3a2b2a4adcd323d774c869cc20ef95a9273f6360f30a9d26f9e17df4773129d997269130bd26865ae59053e8b24445e9fe7259f78ca59bd620e1a98ef6f861565b3aa629e98368f97d642467db2e60fa2aba1b6fef3e4c0e2514d3ba94bc2058500a02fd060796fe0965683226a120bc4d560d8acaf6890f41165a6db7a7eaab5efd2b5cd4c9fc3e4d98a5fc71894d91c51b2ba2b5339a2fcd40afb4208e42c18b55913bd100e950eb212aef35eeff63ad0fe7d8d80b0c6284036ca00c922009824dd0696cbb8efe6eb67fdcac0ac16f824b5df5e5c826ad32f842b6a7e3bb3b6e8e81bc7e80f94d5b619c063946cf12dbdba38d7047027566cb5fc0a0d95b0f1640f12bbb028754762ce2eaa596843455bc2a1f2b8a804baf9dc28320bbd96b77066d88c69054c3dcee6138c536996c8252e7de93c5a7378e1ff229fe8c632e3d4f7bf26142a3bca1ba046ceac29d466ca308b44009b9767cd3ce5ef575ae38dd1f9e', '1', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pans_Oa8CjfWoqewxGJQFyTH2tc', 'per_HlNL68MpCDem3rCWyO2Tqd', 'trn_TWv3g5NXKM6y8gXniV4djd', '3', '2026-11-30 03:44:38.005+00', '\x0171d4e70897b43b025b0c20cd7b2ae75e055dd466c0efffd5739763b6efb925e990cf3224d781cf0de5a0dbd8374af12570245f8a75b7466545090d3be5e22b4363e5b1ebd8e204dfc369e6fad5aef7d0cfc4c67ef9e8860b017002f09c47e1431a38632cd2cb195d8bbf60be3298a425dbe8de4d350aeb02a67f41ff24abb5ef9c31a1c66e58de01b59db5f7b9572491a9a1c292d7c5796fc6702fe862fcc1525ac7a22073e4d23544fdebc44117fa4d41c52af21a421283a343ff60452a2932d0be7701327b369e15430d547385163384d04ac45e4f4246e5d802c79192f91171ffac25f732677382294caeae6d1b9f870867828c4172afe79f9cc456087fd98d560318a2b81ac2971891c0236a1ad3ff245a03789ec98e7f27fd8c10a810fa2aaccffe291a9675e9d2d020e4f4ff62aad4921c97c3a82d7c0ddea13cf439b8b0b9d1ddbf065491d2273c25a5e8ccbb8edb91fc51c0a00e6ea7b7af8b7b5f233aa56f499aa51e58c3e595630f129b0bdaf5bd6df572aa8bb47e1fae9063cfc908db8bba46697d9453985341c983e23b6d7cacc01178bbaedbb855054fa47e34e4cc41963512bcea7d6942eb08c55e027c60c9a8f4ec61a33281356529432486977f3254c1a660159198e0e5d8aed9b6a45e69fd7007267ec11e9ee9f2b48bf5c020f738b667960ec22186165267d6c5f4319c8cdd1dd10f8778479e2ad3ff34dc940e2fd115b1fe7d726d0aba1eb0c4a40c7c6c2948ddba742e07d5bc455a5a6a6cb77286f92bb6e244a6cb712ac5d592bc33aa4859def5ccfdf6d054250b723d8c83103a8b56d643b4caff0c83812be5e88f0dbf5c3fdb11b934cffc9d79a532cfa510cee10f123f1eb4896819649b2eb57603a64f14c79ae8ada2949b0830c28ee40a4cfab26cbeadc1da3b7a0a030d671a769c491af557e32102940bd8e795e33fce5abc6642246f5db5b281a9fa4532d36747ceaeb3eb9effc417c1b8bde9d5a750ec0a4d8052b12c3fabb20f9e2ccba62e5da1ef2c3e12cea5ef8497345daeea0d92cbc806d7f613f1e14de9dffeae38559046f84251ca43fb556497d6c16ea6c2ecc1241f8c739d4c6a7d61d00db5bbd87693f60ae7b0da9445e40e1906', '1', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pans_PWjDrbkkReLLkM7D1kEZfB', 'per_HlNL68MpCDem3rCWyO2Tqd', 'trn_TWv3g5NXKM6y8gXniV4djd', '2', '2026-11-17 03:44:38.005+00', '\x0199979409cfefe86b27eb1a23f915429807805c078843d6d10aafefb313b0f7d92987df87f6df35f47b2b85996cd3bf35b128f4557491d13b2cb53794a05bd125647a82fc79c6dcd77acc357d7814292cfb0db02d6318ac88f028158f2a39f742f9edc578075d02b261f05aa91085edc1b094638a9854106476e141909862c7978ec49784b15ac1cef71f928e0dbc81c0198a226312c638f0f2b51c38286114e3a7bced9b6e836b92223aa5e9bfb0786fd368d0dd9927c165beb7773f9c616f7cd2bdbbd6d2131e8256f56b74b09f807fbaac78fba57cada1810fcfda0d5bc02d99bbe59d35eb6d161a2a92ab02f844ba7d6ec145de77a97abc96751d2f48a864e61d1f7436cc525f84ba88cb53d94188edbdda9666d072439ff292966d14408c49408574fc8dd1882f9f17ddbac4d479beaf0698902a3a23a00eb18b2b441d07d4974a125f7ae3529f0e71279f473f340e1ab0f3a21dc32bc56093f8e592e323c63ce747400c9c78e52b7e18d1d767b101534251cd1bf346827abdc9fe86bda0e7454b6ed4df344d594272f667e9b688714b65851289ce10248bf3437214730ae778f078b7ad8cb37f54a0e1b0bf964e0dc05b2e28becf33ff341b969782adf4dd15a8220d4cc44157c63f8219893c5850eeb8eba57f670a9c24306a414d7738b6f3f088c92d5cd8f44974aa4bee81693fb014d664c85ae5b87980650e52958e7ec83ec31c48440a71a24317b21a01efbd72a7ec39d949eac6388a34e21cd6741b51a342d2d5c039a0de91be7a6082147d5ee95aba18eccf5aef656d50604e616717f72d5c0d4b246a097bc945186d3ec864bb352464c0fa851da20e03ecdc7eb5ec3111d1d0ec14c72544eb72c244fe6a343457f2cc1b9befd7c9b66c3b8db9e7c311359d550650ad76d139a7d5ad72740765afad3c14303a53f13b077b86756845223f399f3cdbcad0517a6c793317a10d9a7c914a7e1dd61c1f2b893b66d40860d95003014368afb53254fc2262d9f1373caaccdc3fcaa1b6792be8f64ca5b37e74b1ae1e4f7d7718af5795aa47ad29068f47cdc0175d3b10de3f86e3feb4c052fdb3d43a480d6c93953bd9cfb48e5bf86252826cd40bce78f046b994e0d9a4e9af7efe', '1', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'pans_ZNTkf43tGzi3VfguBE4Fma', 'per_HlNL68MpCDem3rCWyO2Tqd', 'trn_TWv3g5NXKM6y8gXniV4djd', '0', '2026-11-16 03:49:38.005+00', '\x018cd73bec5271cd3e36133e50d668e3f3a257633a58d1166aef2064fd5d00ef4e920b44d33eb2c93c34a70954ea27fa5305a809afa2810fee310b9959dc7bb3a73a6dc383819a6f7ab71262bc9fc2b1b6f710f339a13b3ca79ed3bdfee6e2ceefb3efc83fe4a8ac1ae10013bd3ba87b71826713611fe3a33cbf0ef566b3b79c1575d3a49d8dadc94e0ef07da1f27e44a9e7710553dd8652ffe7ce19f0fc672a19f65531ce68caa54b61bd6189df79e4b800b509abe86e8794f084ec2540f1788249876072790e87312a88441fa49567034803133adc870b524abc26dac28c2f0a3cf20cc72e5976de3ee47e1d784dbbbe17cfeaa1c577b1ff92104262e3a165d30d740aa59dc8080fd998d976688d989bedb8fff483b3c16a2bb149ca4035b72b3680ec24e80d190fd1160c60bfb1793c47be76fba7fd25a9951ada999ef5d3b6f3962e41d77c9c7db0a9949837280ffa47635e4695960041106b', '1', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'ver_qLsX7xi1d075QgFuMlq1V0', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 03:44:26.252+00', null, null, '2026-11-16 03:44:38.349+00', null, null, '{}', '2', '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:38.349+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, fault, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_MUl6adfdGpIiJpesLxXUgJ', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'ver_qLsX7xi1d075QgFuMlq1V0', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T03:44:38.349Z"}]', '1', null, null, null, null, '2026-11-16 03:44:38.349+00', '2026-12-16 03:44:38.349+00', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_YFvZYUot2v4Cot6C1zC8S4', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'ver_qLsX7xi1d075QgFuMlq1V0', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T03:44:38.349Z"}]', '1', null, null, null, null, '2026-11-16 03:44:38.349+00', '2026-12-17 03:44:38.349+00', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_bFghwpcGhk0gqcfvAA0rlb', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'ver_qLsX7xi1d075QgFuMlq1V0', 'license', 'lic_vfTyNdiRZjbMBSSPpkJSLm', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T03:44:38.349Z"}]', '1', null, null, null, null, '2026-11-16 03:44:38.349+00', '2026-12-16 03:44:38.349+00', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_d7apbBWZVQNdl0NGvJDoma', 'prac_Z9lvqCO5lD0cRVbaIPBb8q', 'ver_qLsX7xi1d075QgFuMlq1V0', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T03:44:38.349Z"}]', '1', null, null, null, null, '2026-11-16 03:44:38.349+00', '2027-03-16 03:44:38.349+00', null, '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:44:26.252+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'chk_odYjUvG0n6CYGPuubypUFt', 'prac_xQkAHIeK8r7JEbZ9vQZRwU', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T03:44:38.349Z"}]', '1', null, null, null, null, '2026-11-16 03:44:38.349+00', '2026-12-17 03:44:38.349+00', null, '2026-11-16 03:44:26.561+00', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:44:26.561+00', '2026-11-16 03:44:38.349+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 03:44:25.869+00', null, null, '[{"encrypted": "AaCqBs0Tc0z/6OlfvTppmo61cR1vdfsiXD3m9IZS0xrb5XusgLRCI6Y8Y3S20hJpWISAcycy88i6nY/cwdx1XLDGoUkBPtiYRTsyJD0rNA==", "expires_at": null}]', '2026-11-16 03:44:39.377+00', null, '{}', '1', '2026-11-16 03:44:25.869+00', '2026-11-16 03:44:25.869+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, took_ms, created_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'wa_7IojXegw3rgnWQGMRl404J', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_d8P8Bq1RBx78th21wfJlHm', '1', 'f', null, 'dns', null, '20', '2026-11-16 03:44:39.67+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'wa_7Sllqw9FDKbftxkcAEicLL', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_63kMIb0tDlXl9uzPgLqYtm', '1', 'f', null, 'dns', null, '13', '2026-11-16 03:44:39.687+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'wa_DUNd3iZarmScSjxMuUE7Nq', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_nmuoI1fmrCxGmKkztWwjPa', '1', 'f', null, 'dns', null, '31', '2026-11-16 03:44:39.374+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'wa_bRiVZLX9Yajqr5IrahuApW', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_aO5KRkPmyrbrqLDCSp6Gqy', '1', 'f', null, 'dns', null, '19', '2026-11-16 03:44:39.647+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'wa_gWD1XfP1CsJVdo6em151Rw', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_OewJvxHSB3CWtI5IVFTkRl', '1', 'f', null, 'dns', null, '19', '2026-11-16 03:44:39.661+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'wa_nGnmGi3RhTexl4j3A3jA19', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_5ZE5FXf7T48go7TmXW8zCE', '1', 'f', null, 'dns', null, '21', '2026-11-16 03:44:39.377+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'wa_rh1KtdZ8tA6q8ICavNhfvQ', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_2Of7qKqCzFGjv4eycBrzRN', '1', 'f', null, 'dns', null, '19', '2026-11-16 03:44:39.668+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'wa_yQGI3B3k64LQiRzw9nwqmb', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_HVQ2SyQjVGeRzVWLPFuVbK', '1', 'f', null, 'dns', null, '12', '2026-11-16 03:44:39.665+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, twice) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_2Of7qKqCzFGjv4eycBrzRN', 'pending', '1', '2026-11-16 03:44:45.668+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_5ZE5FXf7T48go7TmXW8zCE', 'pending', '1', '2026-11-16 03:44:44.377+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_63kMIb0tDlXl9uzPgLqYtm', 'pending', '1', '2026-11-16 03:44:45.687+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_Bg6UmrpKNeQSMQNsHKxaZa', 'pending', '0', '2026-11-16 03:44:39.265+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_HIpR8xQmEg1bfG3IY85wpH', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_HVQ2SyQjVGeRzVWLPFuVbK', 'pending', '1', '2026-11-16 03:44:45.665+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_HvhNHH3Vl57jK6FD4ySUR3', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_JqgTmjc4vdEsRb9N5eTQhx', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_L4EnSyq9yqG595CxRXxtMP', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_OOcP4ORGTvoDkJPD89DO7d', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_OP0uitINMXXhbA0CZkgF0E', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_OZq8FqRLNcPfq0YmFt1UhI', 'pending', '0', '2026-11-16 03:44:39.265+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_OewJvxHSB3CWtI5IVFTkRl', 'pending', '1', '2026-11-16 03:44:45.661+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_XqiOdVH0uNrNLz5pFD6Um8', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_aBEkmlvOIdFdGMWlP6u03P', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_aO5KRkPmyrbrqLDCSp6Gqy', 'pending', '1', '2026-11-16 03:44:44.647+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_d8P8Bq1RBx78th21wfJlHm', 'pending', '1', '2026-11-16 03:44:44.67+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_d8fYIEaIFGmanCmW2m3Jg3', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_fs2UwnlJUCmliawsamujwZ', 'pending', '0', '2026-11-16 03:44:39.265+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_h5awVIcD3eKqtPtj2Uuhh0', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_iaKpp8PE97V6W1edtakaoc', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_jac06zbkuPBB4hLFuqR7Oj', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_lE405JAoSch8f4HZigDMYp', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_mhKew9twdBVkuhFg1mvCtN', 'pending', '0', '2026-11-16 03:44:35.063+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_nmuoI1fmrCxGmKkztWwjPa', 'pending', '1', '2026-11-16 03:44:44.374+00', 'f'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'we_FfNbItQ8qBq1WwAm5KW27t', 'evt_sr634XAcfnXvh33q77yqVG', 'pending', '0', '2026-11-16 03:44:39.265+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'xdoc_fcSpybNq9xviDt7CayXidf', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_mDzqUrXkWyaT3YbbsLFLxM", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01ff35a2c889cc1443bda62663dae48b0f4c543171d1806f310677af624f67e9991958e457d24cc070980d130fd4d8643204dd709cee6aef9a1d05c58954835c7c83ea33433aa3e09dbd1d16edd22fdc9767cb22c54ba70234ec582904fb3719f4b820f522e3100bb4912f101d556f254a7dc6a865d0410fd09da430a90aaf37de999a4e176ac8002ffd531e55031113fcd5e16d6a947755bb6cbe58c6e373b2f4b2620e3a61ef5caec3a0aba063075ad8cee38d3a8c4e6162b6b442a5ff230a4960c8efd0f6ed8b415516099da566e39eced4c65bdb55ee85d5c0c236bb8cc7b6cbbc6e60493a40c0ca8f8990a00820a445d0b4ee4bc9ef1eadbc693a68e35beba64f50b558ed1b92d0762182abf05cf69cf762eaaeb3b6079ab76919687fb0c28c0a950d19b4e4374859b050f8cd8fd7e6f29cf60ea99662edfafb22168e3b8c29428be70a536f3e6cadef2132bb690f4e69bddde201699610abfa1d4610f827ed9fab23dc4508c31ed1681b002201c48d3c77491d94fc8d0ded0cad8ef02a9ec7c284adbc4ea32d9b1138436e35a0a51828055e03b4e29848981ac9cb4f7b876bbc58ef38992097f0dff3566aa21e48174ee88fb365669396efb482f389c94d47f9ac8784ca7bc325976f30c35ed3232c8e80a662600023093d4f8c67b3005caf94a6f1a9ed8aef2fd13e5ed1a58836a741358009b8fc', '2026-11-16 03:44:38.349+00', null, null, null, '{}', '2', '2026-11-16 03:44:33.565+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'xdoc_ydPcfYzdWYbxzZ8AY9DExL', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_n1zTEXTikmAltEJlOn57vq", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x010d3e484daa799fad2a55a9a5d7bc7405251b8f37342d51ff9f241f826de838fb7d0e66480c6b266efd6262511dc37f9b62dcd79d6d604cc9aa87b01e77879ba82e3dfae0201025b3ea2a7b027736cc24adf4a3e4ea8d49fcdeb6e86ffe30174e3cbcfea47bb68bb7807c1cf30aa4d47400dd5ff5bdc553f898544d56a469555a9a22d56861e929b9e24b26a68edf7d67e9bf958c6327b10068be9fc79c7e23213119ad8f520dd2af4dfdc97637d751c1c7a22643e65a6af983a35e7f86e8baea0284ab3e21ca037f711ad5a7c760d61d5215328bdc33cf76c5d5f16ade55aefa01fc198a6e22750bba40c4046b94bbaf2c0b6520e5e2181057e5f811ad61e7674f01907a0d0cc7310d216851267d5d5925e6159cb084fd38f9058bf4b3c7a0269715cf86ed43d9e2fc9e0bfebf6de84ed4f0335fdd0d68b950be6cce1327baab10a576f450e728f9ec1b3dbd2633dad18b0795d79753c255d3590a0a87dae22bc6265cb4ab15f57a2086bd840e7b25ef5bf864c654e6e7976e5a62a5d5cb3c3855764a4c19fb4423e637677e8eca956b6eb31ebf0e2fed80f8bca26c8bd3440824f9bc1d8d891dc482864064441197c83d9ea365d75579a500c960162c999eca3a3a787407c6c669c68da5f969b65ab505effd818bbc9b38c5d0019880d611fd29631e0a7d0684d4625a67b15cb960201c2cb3b4cba203', '2026-11-16 03:44:33.644+00', null, null, null, '{}', '2', '2026-11-16 03:44:33.644+00', '2026-11-16 03:44:33.644+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, waiting, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'era_mDzqUrXkWyaT3YbbsLFLxM', 'xdoc_fcSpybNq9xviDt7CayXidf', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_xWpZnVQCyVjHcIHVspj5rm', null, '2026-11-16 03:44:38.349+00', null, '2026-11-16 03:44:38.349+00', null, null, '{}', '3', '2026-11-16 03:44:38.349+00', '2026-11-16 03:44:38.349+00'),
  ('acct_Xbt7oi6DSGA6FSD7vqfCue', 'era_n1zTEXTikmAltEJlOn57vq', 'xdoc_ydPcfYzdWYbxzZ8AY9DExL', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_1dvZQObop8ZyuKq4NrBcYM', null, '2026-11-16 03:44:38.349+00', null, '2026-11-16 03:44:38.349+00', null, null, '{}', '3', '2026-11-16 03:44:33.644+00', '2026-11-16 03:44:38.349+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
