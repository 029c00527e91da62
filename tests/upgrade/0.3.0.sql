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
  draft record;
begin
  for draft in
    select * from jsonb_to_recordset(drafts)
      as draft (object_id text, person_id text, hashes text[])
  loop
    delete from metadata_hashes where object_id = draft.object_id;
    insert into metadata_hashes (object_id, person_id, hash)
    select distinct draft.object_id, draft.person_id, decode(hash, 'hex')
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
  scheduled record;
begin
  if new_events is not null then
    insert into events (id, type, object, object_id, object_version, changed_fields,
      request_id, idempotency_key, created_at)
    select id, type, object, object_id, object_version, changed_fields,
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
      where object_id = scheduled.object_id and job = scheduled.job;
    else
      insert into scheduled_jobs (object_id, job, real_time, due_at)
      values (scheduled.object_id, scheduled.job, scheduled.real_time, scheduled.due_at)
      on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
    end if;
  end loop;

  if new_audits is not null then
    with written as (
      insert into audit_entries (id, action, outcome, object_kind, object_id, person_id, fields,
        purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id)
      select id, action, outcome, object_kind, object_id, person_id, fields,
        purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id
      from jsonb_to_recordset(new_audits) as entry (
        id text, action text, outcome text, object_kind text, object_id text, person_id text,
        fields text[], purpose text, basis jsonb, decision_id text,
        actor_kind text, actor_id text, key_id text, request_id text)
      returning position, id
    )
    insert into audit_queue (position, entry_id) select position, id from written;
  end if;

  if new_metadata is not null then
    perform index_metadata(new_metadata);
  end if;

  if leave.idempotency_key is not null then
    insert into idempotency_keys (key, encrypted_key, fingerprint, object_id, person_id, response)
    values (leave.idempotency_key, leave.encrypted_key, request_fingerprint, created_object_id,
      response_person_id, encrypted_response);
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
  acting text := current_setting('app.practitioner', true);
  today timestamptz;
  team text[];
begin
  perform set_config('app.practitioner', '', true);
  select account_now(clock_offset_ms) into today from accounts where account = current_account();
  select care_team_ids || array(
    select distinct practitioner_id from sessions
    where person_id = wanted_person_id
      and record_opens_at <= today
      and (status in ('requested', 'scheduled', 'checked_in', 'started', 'completed')
        or (status = 'no_show' and no_show_at > today - interval '72 hours')))
  into team
  from persons
  where id = wanted_person_id;
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
      where person_id = wanted_person_id and practitioner_id = current_practitioner()
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
    select * into found_key from api_keys where id = found_token.api_key_id;
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
        where id = found_token.person_id and status in ('merged', 'erased', 'deceased'))
      and not exists (
        select from practitioners
        where id = found_token.practitioner_id
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
    result.actor_found := exists (select from practitioners where id = practitioner_id);
  end if;

  if idempotency_key is not null then
    perform pg_advisory_xact_lock(hashtextextended(found_key.account || ' ' || idempotency_key, 0));
    select fingerprint, object_id, response, stored.person_id, wrapped
    into result.stored_fingerprint, result.stored_object_id, result.stored_response,
      result.stored_person_id, result.stored_wrapped_key
    from idempotency_keys as stored
    left join person_keys on person_keys.person_id = stored.person_id
    where key = idempotency_key;
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
    where session_id = wanted_session_id and person_id = current_person())
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
    where practitioner_id = of_practitioner
      and starts_at > moment - interval '90 days'
      and status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and not (status = 'held' and hold_expires_at <= moment)
    union all
    select coalesce(person_id, id) from matchings
    where accepted_practitioner_id = of_practitioner and status = 'accepted') as places
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
begin
  insert into ledger_balances as existing (ledger_account, currency, slot, balance, entries)
  select name, of_currency, 0, 0, 0
  from unnest(names) as name
  group by name
  order by name
  on conflict (account, ledger_account, currency, slot) do update
  set entries = existing.entries
  where false;
  return query
    select ledger_account, balance
    from ledger_balances
    where ledger_account = any(names) and currency = of_currency and slot = 0;
end $$;

-- Posts all of the transactions or none. An equal one that was posted before is skipped; of two
-- concurrent ones the second waits for the first. Returns the transaction of each posting, whether
-- it was created now, and what changed on claims (the same in all rows; see update_claim_balances).
create function post_to_ledger(postings jsonb, posted_at timestamptz, quiet text[])
returns table (posting_key text, transaction_id text, posted boolean, followed jsonb)
language plpgsql as $$
#variable_conflict use_column
declare
  new_ids text[];
  changed jsonb := '[]';
begin
  with inserted as (
    insert into ledger_transactions
      (id, key, kind, currency, legs, fingerprint, reverses_id, created_at)
    select id, key, kind, currency, jsonb_array_length(legs), fingerprint, reverses_id, posted_at
    from jsonb_to_recordset(postings) as posting (
      id text, key text, kind text, currency text, legs jsonb, fingerprint text, reverses_id text)
    order by key
    on conflict (account, key) do nothing
    returning id)
  select array_agg(id) into new_ids from inserted;

  if exists (
    select from jsonb_to_recordset(postings) as posting (key text, fingerprint text)
    join ledger_transactions as stored on stored.key = posting.key
    where stored.fingerprint <> posting.fingerprint)
  then
    raise exception 'This key was posted before with different legs.'
      using errcode = 'unique_violation', constraint = 'posting_conflict';
  end if;

  insert into ledger_entries (id, transaction_id, position, kind, ledger_account, currency, amount,
    person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id,
    created_at)
  select leg.one ->> 'id', posting.id, leg.position, kind, leg.one ->> 'account', currency,
    (leg.one ->> 'amount')::bigint, person_id, session_id, practitioner_id, claim_id, payment_id,
    remittance_id, deposit_id, posted_at
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
    join ledger_transactions as stored on stored.key = posting.key;
end $$;

-- Computes the account's balances from its entries.
create function rebuild_ledger_balances() returns void language plpgsql as $$
begin
  lock table ledger_balances in exclusive mode;
  delete from ledger_balances;
  insert into ledger_balances (ledger_account, currency, slot, balance, entries)
  select ledger_account, currency, 0, sum(amount), count(*)
  from ledger_entries
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
    where claims.person_id = any(of_persons) and attempt > 0),
  paid as (
    select person_id, persons.total - greatest(0, coalesce((
      select sum(balance) from ledger_balances
      where ledger_account = 'asset:patient_ar:' || person_id and currency = 'usd'), 0)) as amount
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
  persons text[];
  affected text[];
  unlocked text[];
begin
  select array_agg(distinct substring(ledger_account from 18)) into persons
  from ledger_entries
  where transaction_id = any(new_ids) and kind <> 'person_merged'
    and ledger_account like 'asset:patient\_ar:%';
  select array_agg(id) into affected from (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id
    from ledger_entries as entry
    join claims on claims.id = entry.claim_id
    where transaction_id = any(new_ids) and ledger_account like 'asset:patient\_ar:%'
    union
    select id from claims where person_id = any(persons) and attempt > 0) as claim_ids;
  if affected is null then
    return '{}';
  end if;
  select array_agg(id) into unlocked from (
    select id from claims
    where id = any(affected)
    order by id
    for no key update skip locked) as locked_here;

  with moved as (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id,
      sum(entry.amount) as amount
    from ledger_entries as entry
    join claims on claims.id = entry.claim_id
    where transaction_id = any(new_ids) and currency = 'usd'
      and ledger_account like 'asset:patient\_ar:%'
    group by 1)
  update claims set patient_owed = patient_owed + moved.amount
  from moved where claims.id = moved.id and claims.id = any(unlocked);

  return jsonb_build_object(
    'changed', set_patient_balances(persons, unlocked, posted_at, quiet),
    'late', (
      select coalesce(jsonb_agg(distinct person_id), '[]') from claims
      where id = any(affected) and not id = any(coalesce(unlocked, '{}'))));
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
    where claims.id = computed.id and claims.id = any(claim_ids)
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
  claim_ids text[];
begin
  select array_agg(id) into claim_ids from (
    select id from claims
    where person_id = of_person and attempt > 0
    order by id
    for no key update) as locked_here;

  update claims set patient_owed = computed.amount
  from (
    select claims.id, coalesce((
      select sum(entry.amount)
      from ledger_entries as entry
      join claims as source on source.id = entry.claim_id
      where entry.ledger_account like 'asset:patient\_ar:%' and entry.currency = 'usd'
        and source.person_id = of_person
        and claim_of_entry(entry.kind, entry.claim_id, source.prior_claim_id) = claims.id), 0
    ) as amount
    from claims where id = any(claim_ids)) as computed
  where claims.id = computed.id and patient_owed <> computed.amount;

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
  ('0001_kernel.sql', '839f17a8ecb56b95c80f46f8ddff78338d9c14c63e297932c76eaa6cd9491eb4', 'false'),
  ('0002_audit_log.sql', '1308b09bbe653a0c916683bd9f3001c576d3d2e53dc430f8d7a508d8bbd26387', 'false'),
  ('0003_platform.sql', '2fb7cea456b5e471d81867397ecc16499f6a355aea9c7629182db2eb9be052a6', 'false'),
  ('0004_practitioners.sql', '341ea28f6895351d8a9a6101d63ad4a0ff2ec68ed91bbb7182353854635136ca', 'false'),
  ('0005_persons.sql', '9a02b3312118c3e13ae5babdce31c321bb6faccd461d3b0f5a408dd490d4a314', 'false'),
  ('0006_sessions.sql', '93d97b3acaaa02c8b4cc11bb1354530afafb649f6e24bd2d17bb66a4adb56ad4', 'false'),
  ('0007_notes.sql', 'de6b4de2f1ddcbbefdd1fc5183ee16031351ec5905e26d67c2b674541439b451', 'false'),
  ('0008_icd10cm.sql', '2ba427e0419bd58339e426c5229327d5bbbb659c265b77dbf90be0b2df6399f3', 'false'),
  ('0009_matching.sql', 'e2f499a8cbf190a8aa5f3d0357d9641003d83fff9fe0a292a399973790c8f620', 'false'),
  ('0010_ledger.sql', '0b65b414cc0a2450ac917f8f3368544ae989e140daf4de19bdc0ba5d8610b9b6', 'false'),
  ('0011_payments.sql', '6802ad7c81d1a82266ead01c984502538a86980f6fdec74442568ddf519d709f', 'false'),
  ('0012_coverage.sql', '90455c337d25eaa503913737231261a0c855e6e42eabf9b54b2076aee5deb68a', 'false'),
  ('0013_claims.sql', 'fea30878ab351698c14d3da309e498fec4ec14990bea38050e970b3091da9af8', 'false'),
  ('0014_remittances.sql', '57c23e80a52c055dccb7533b1fe9029a8b9d62f271cf6c2dd1aa063857cfc985', 'false'),
  ('0015_reconciliation.sql', 'aa36006e512dc8c5ff7c00a00156519cdb9c84dc7ec0ed18841877560d2c9255', 'false'),
  ('0016_records.sql', 'ff2e489ba00def91d28b44f11d1996312d28bbafe242d2e79eeffe10399ae313', 'false');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'Test', null, '60000', null, null, '2026-11-16 03:40:00.037+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'Test', 'issued', null, 'sk_test_', 'ZQt2', 'b04caaf238888d1fdb23b52516730c0ac4e2b134bdd4b481d6458d12d8acedb9', null, '[]', null, null, null, null, null, null, null, '2026-11-16 03:40:00.24+00', '{}', '1', '2026-11-16 03:40:00.036+00', '2026-11-16 03:40:00.036+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'key_TtAINa49CcWRBuiFAhLDVt', 'Booking server', 'issued', null, 'sk_test_', 'YCIY', 'bff80bfbfd865a231a7f986715873745ccb06d25a026c5b43bf187e3b8900e04', null, '[]', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 03:40:00.183+00', '2026-11-16 03:40:00.183+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_0CJARNAsGqkevV9HNpiy9K', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_iah01lOkgrLoEFc0wuyRjE', 'per_iah01lOkgrLoEFc0wuyRjE', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_WbpQIyPJCRukDoaLHKFmpI', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Qc15ZEaP5snm7OEaU2pVSs', '2026-11-16 03:40:03.245+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_0iD8YdgJALJsYlfYqQxYbp', '155', 'check.passed', 'done', 'check', 'chk_7hNArLxNHrFXL3hJSTDjkC', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_1BCJacEqV5BREI7Nz3cLHq', '114', 'deposit.created', 'done', 'deposit', 'dep_A1pCwwkDhA4J1Igi55jvyo', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_AthOaGbueVJpOxlKHt4Rip', '2026-11-16 03:40:03.766+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_1FigmXryA7Z1SHj2bqgy0D', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{treatment}', 'treatment', '[{"id": "con_DPKhv89U2llSI9TEJfFKvx", "type": "consent"}]', 'dec_5ThWoBEjPWgCJw77eEgmUj', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_fu9ZcL9aQA14ZfLq8vDSuT', '2026-11-16 03:40:04.28+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_1JiW2S9UDsGePReYbzOxV9', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_xO2VBHRVeApzIYp2ERhSDk', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_lOkudCPn5mMiy9XeyoJVpC', '2026-11-16 03:40:04.67+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_1Ln7EKLXUwiRNDyzHRkpEk', '147', 'consent.offered', 'done', 'consent', 'con_1K27LA2Tft0xsWuC052ywg', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ikmG3GeGfaqWQfJea7Hhv7', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_hkebKub2FfJZaI7w4360qK', '2026-11-16 03:40:04.769+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_1UfptfiQfv4n4Eri27CEoy', '120', 'dispute.created', 'done', 'dispute', 'dsp_8T1TzIGVeWO1R09vJlGNxS', 'per_ANUswXptmVbqSPTpOF46Gw', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:40:04.042+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_1fCffCmeSqEIbUJN1cv8PO', '6', 'practitioner.created', 'done', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_JOjL9ZMVK9DfoQwNeAvA5Y', '2026-11-16 03:40:00.458+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_1pdWxG3qaJyGavgiw4UtiN', '127', 'consent.granted', 'done', 'consent', 'con_DPKhv89U2llSI9TEJfFKvx', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_xs0ahUh9QknQSpHj2BanuV', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_JGO3xF9pFbNYh0HTrtVA3I', '2026-11-16 03:40:04.243+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_1sQZkqVW1cywYMjk8TkcrE', '18', 'person.created', 'done', 'person', 'per_0obCas3r81V3cNFTMy1N41', 'per_0obCas3r81V3cNFTMy1N41', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_fuHRWpKT2gkaBoJiHP1rSy', '2026-11-16 03:40:00.822+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_2QccqDUD1T4cwI5HgN5K5T', '165', 'check.running', 'done', 'check', 'chk_vijKuw01LFsgoQ1zzGVDEX', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_3aqHp8Ya9lYfY4crsQsRtj', '159', 'check.passed', 'done', 'check', 'chk_R0APXWb8VR3ZCZAIwC4Ylc', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_3vxeGpun3xqRZs6H72qajr', '87', 'person.created', 'done', 'person', 'per_cnhThGGBLP81rNgLvm85v5', 'per_cnhThGGBLP81rNgLvm85v5', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_zIaX85gqkeyLO02AT2wSR7', '2026-11-16 03:40:02.985+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_4itqnJ0nxbIk4E0D7f0BkL', '138', 'person.created', 'done', 'person', 'per_NFNlgw5iXgSD6T9elUPjoo', 'per_NFNlgw5iXgSD6T9elUPjoo', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_qDieNKiEGBbl3Cxs1AYp4V', '2026-11-16 03:40:04.55+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_51gUhbpFbULi2K9rM3ZVZ3', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_Gaq85yjzokd8qNoXVx0dGi', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Hy1MRMF3fEsH6gRHjdvbzh', '2026-11-16 03:40:00.92+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_5cTUPlWOgDMxsiRYzVgBk4', '103', 'person.created', 'done', 'person', 'per_IenRfcssFGFZ7uc9TQiNRc', 'per_IenRfcssFGFZ7uc9TQiNRc', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_MjHgdwc9z6rpzsqaOC93gK', '2026-11-16 03:40:03.336+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_5xSL8YRJMyIRLBtEzBkfc7', '144', 'person.created', 'done', 'person', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_AWOO3WUVOEklYoe6ZLVyMI', '2026-11-16 03:40:04.685+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_6A7ftedVo5udUxjJGqTXRE', '133', 'note.created', 'done', 'note', 'note_9DHwszWYS9WByUaBFRyMvX', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{}', 'treatment', '[{"id": "prac_g1nUiQJru7n4OGlHZEqR2d", "type": "care_team"}]', 'dec_An17UDyNpICknUxTLwtDOd', 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_6RKzwV5iDmiBz3aNwSbSXU', '2026-11-16 03:40:04.372+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_6m7069BjSAGw7gDDrNvF0h', '111', 'practitioner.created', 'done', 'practitioner', 'prac_LqjRFLDCmj9Yf6LL9tNFcH', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_9opDob5JHHU0RoqQYjwvCs', '2026-11-16 03:40:03.512+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_6wGqpSheall4E3LmLwEEI6', '80', 'consent.granted', 'done', 'consent', 'con_GsntqyCqU8sq9UR05LWBjv', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_4dNNGvSs5eTmrN22epW69v', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_cxSiP5nwCjwx2wNRdltPOa', '2026-11-16 03:40:02.804+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_7wQmkJroMniGfetAEZDvgW', '91', 'consent.granted', 'done', 'consent', 'con_PGg300tvi31f9kipjVqQQ9', 'per_cnhThGGBLP81rNgLvm85v5', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_zRA1YcN7XPBGRQZYwnYSoR', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_59nr8IdBjPuYIZCgl8vxkM', '2026-11-16 03:40:03.067+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_8C64PLHiD6ivZvX1IEkU81', '178', 'remittance.excepted', 'done', 'remittance', 'era_kLrEtCVpO7RyYw0m6pZ94X', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_8d0PlHNAu5cJa79puA6UjE', '161', 'check.passed', 'done', 'check', 'chk_ahmNych7fzPDUfDLhU5i1o', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_8k3gO64q2W2cU2K50dPzjm', '40', 'person.updated', 'done', 'person', 'per_zqPvHslQFh6ZgVvG6Zqh3x', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5TwSNrgS5d9X0z1PEMDWlX', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_QaWyhdETo7vN8GmwaA7fK0', '2026-11-16 03:40:01.305+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_9nE5zpMkm1VoXtiLgnde86', '69', 'payout.created', 'done', 'payout', 'po_Co5fFUHoq782xKnToYOViy', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_8hqLuNwxwpXGIi7xu0N5si', '2026-11-16 03:40:02.4+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_AcDpGfgLnzXWyZN4ebeYeb', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_iah01lOkgrLoEFc0wuyRjE', 'per_iah01lOkgrLoEFc0wuyRjE', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_ZpuDTO8aztRIt4KEo1VN7C', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Qc15ZEaP5snm7OEaU2pVSs', '2026-11-16 03:40:03.245+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_AgSNeUJd7r0ZqFr6hdPiCi', '98', 'practitioner.created', 'done', 'practitioner', 'prac_OAW9C7Mcf54VW0K0wL0aU1', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_5jWYevuKyJVXnr5arP5yxj', '2026-11-16 03:40:03.23+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_AkCsf3x99xv3mtiflumRP4', '50', 'assessment.created', 'done', 'assessment', 'asmt_BLbZhiGffjVzR2W7KG0uIZ', 'per_LPcWtqt882zZuesunUaFeE', '{}', 'treatment', '[{"id": "prac_ed1MKkmgeF4mHDucr3Gz9U", "type": "care_team"}]', 'dec_IMvDOGfLKdKDQkNwR1k953', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_w9s9ZNRh9iocTLB5fM0sCO', '2026-11-16 03:40:01.477+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Aps46f1W3mV93VHc1IKmYM', '68', 'practitioner.created', 'done', 'practitioner', 'prac_XkPwZNwkkuFgRs4odTK7r4', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_8M9fGceSTJqgv1R8fS53me', '2026-11-16 03:40:02.382+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_AvglDdpSalv7cWDyaOGmkS', '176', 'payment.created', 'done', 'payment', 'pay_7w0154RlQY4n9DOSGUFhJm', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_AyWOJAZBh2R85eZWhUeFH3', '23', 'practitioner.created', 'done', 'practitioner', 'prac_wbiTzcgr8xXd80qPypLz4k', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_TSh9mUgIhrfiBWUzFOdtQE', '2026-11-16 03:40:00.947+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Azmz2RxHeqFjUn915Br64R', '131', 'persons.update', 'done', 'person', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_HczZfFd2Ro7U3HERGf1jHg', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_JgMaQ3BymZzJfzI5IBsx7w', '2026-11-16 03:40:04.352+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_B6LWG1cEswEdXTx9WhW53T', '29', 'session.created', 'done', 'session', 'ses_LY7cUcB4gldPzRBTWZ9O4h', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_mGOZlZQui2F8TomYvFAydY', '2026-11-16 03:40:01.031+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_BKZ3mGfelBSkT4YFGY32fF', '65', 'payment.refunded', 'done', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '{amount_refunded}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_DNeJXV6fy5PmMo1xccg9mm', '2026-11-16 03:40:02.233+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_BLjGFxUouR6EnGZpmqG4nr', '139', 'practitioner.created', 'done', 'practitioner', 'prac_04JAEr4RGAgI6wlrflFEQK', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_R6qwvIHT54H9NxldOPNc0Y', '2026-11-16 03:40:04.58+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_BTWAH6BgpFJKiMb1au8mYd', '35', 'practitioner.created', 'done', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_r2yMDo6C4tt6y0c8QF4sN3', '2026-11-16 03:40:01.149+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_BicrJ6cR6tAVAllUegSAO9', '145', 'coverage.created', 'done', 'coverage', 'cov_ZBOkOGRcWRxArhGokQqH2E', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_kMvZ0NmBEhZpxozsh4WLYY', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_DA0pFKBrXbUdbXdTFxFjBK', '2026-11-16 03:40:04.717+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_CGYcnPtsqvAAtY9rKJ40uL', '116', 'payment.created', 'done', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', 'per_ANUswXptmVbqSPTpOF46Gw', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_gXy4eRTPgLBR7vAGvve4aM', '2026-11-16 03:40:03.847+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_CUlqqipiDh9W0wEttGaL0z', '47', 'person.created', 'done', 'person', 'per_LPcWtqt882zZuesunUaFeE', 'per_LPcWtqt882zZuesunUaFeE', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_2dw7dqOmCzsuMjbDBqnzzb', '2026-11-16 03:40:01.429+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_CyrZMgHJjYYNcYpUpSegEg', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{progress_notes}', 'treatment', '[{"id": "prac_g1nUiQJru7n4OGlHZEqR2d", "type": "care_team"}]', 'dec_An17UDyNpICknUxTLwtDOd', 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_6RKzwV5iDmiBz3aNwSbSXU', '2026-11-16 03:40:04.372+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_D0KvpNTkzMuFMe6yp8EEOw', '175', 'remittance.balanced', 'done', 'remittance', 'era_kLrEtCVpO7RyYw0m6pZ94X', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_DCeBSKkCKNFTrsxxw9QCvN', '97', 'person.created', 'done', 'person', 'per_iah01lOkgrLoEFc0wuyRjE', 'per_iah01lOkgrLoEFc0wuyRjE', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_rap1jYHCvcGLYwPhHk8w7W', '2026-11-16 03:40:03.224+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_DLEf6tqLwxpip0FFev4fXE', '39', 'person.created', 'done', 'person', 'per_zqPvHslQFh6ZgVvG6Zqh3x', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_vVL9cVB9nyDgpFdSVzM3AG', '2026-11-16 03:40:01.261+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_DWYsn7xvdZ0WzZ2BSB7juJ', '123', 'practitioner.created', 'done', 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_tSPcFwgrTEr9OI0oVbX3fw', '2026-11-16 03:40:04.14+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_DgnBAy4tQ4Vlunz3e3dwY4', '34', 'practitioner.created', 'done', 'practitioner', 'prac_8CKvgOAQVrlAArv8SCcUBh', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_iorHkWLZUrcEZHgCYPXjY7', '2026-11-16 03:40:01.11+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Dnh3GFyJ1RZ1qNKCwfLnJP', '122', 'dispute.read', 'done', 'dispute', 'dsp_8T1TzIGVeWO1R09vJlGNxS', 'per_ANUswXptmVbqSPTpOF46Gw', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_bx9jCTXZ8T0SiuhyotiN1v', '2026-11-16 03:40:04.107+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_ELQQ2szIv1ikofbOFgu6yl', '152', 'transmission.created', 'done', 'transmission', 'trn_hbxlNzLEruEhPVJbYxle0R', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{}', 'payment', '[{"id": "con_1K27LA2Tft0xsWuC052ywg", "type": "consent"}]', 'dec_knhFtcLrR5jPoZWNLQcoDh', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_v0oGZ5sSbUAwrhVvEm7n2T', '2026-11-16 03:40:04.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_EQLbHtx80HCVhatCSSBtD8', '118', 'payment.updated', 'done', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', 'per_ANUswXptmVbqSPTpOF46Gw', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:40:03.934+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_EkAt24NmewuB5aEHvA22ni', '28', 'session.created', 'done', 'session', 'ses_N6XKz1XUsydPgmc1JncwEf', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_mGOZlZQui2F8TomYvFAydY', '2026-11-16 03:40:01.031+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Ezno4ZxR5CW43AzlEP1Msx', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_1K27LA2Tft0xsWuC052ywg", "type": "consent"}]', 'dec_knhFtcLrR5jPoZWNLQcoDh', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_v0oGZ5sSbUAwrhVvEm7n2T', '2026-11-16 03:40:04.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_F38XKfO1UZbGBX6hKVr9NE', '11', 'check.created', 'done', 'check', 'chk_7hNArLxNHrFXL3hJSTDjkC', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_PFNQuJHdYHtuPMrPtUpR8L', '2026-11-16 03:40:00.486+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_FHMFBSwQzeG5lFwgulyrcG', '55', 'charge.created', 'done', 'charge', 'chg_6F1uYiH70AvQmdzIDQCJu4', 'per_dSwCacKb03IIZdoFUirsLJ', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_hS66SPMx1qqAn4Ea1YLRuA', '2026-11-16 03:40:01.79+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_FcReM5ikoOnsXxhv7RoOPj', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_YOLIMF5QPqONp4zVsQyuzM', null, '{published,rules}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_IIXyjbeRL6nHuzWXomT9l4', '2026-11-16 03:40:01.545+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_GVFwTTOsdxoeuQ9s7Lzl0M', '130', 'session.created', 'done', 'session', 'ses_Id25ytE994dLsPD0qn9ux1', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{}', 'treatment', '[{"id": "con_DPKhv89U2llSI9TEJfFKvx", "type": "consent"}]', 'dec_5ThWoBEjPWgCJw77eEgmUj', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_fu9ZcL9aQA14ZfLq8vDSuT', '2026-11-16 03:40:04.28+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_GohlPPHJyk2o0jm7nBq2dR', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_g1nUiQJru7n4OGlHZEqR2d', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_a9Kr5sPAQ4zP2r5RC3SL5O', '2026-11-16 03:40:04.616+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_HCj5YCG0sUl7cXsDyzBZg8', '172', 'payment.received', 'done', 'payment', 'pay_VPRwVk7gdfYRzxU9WIH6bJ', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_J5uUcuObYUk6tj4G082RXz', '24', 'session.created', 'done', 'session', 'ses_OUUxH6qZqMPIIFUKXJndp4', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_eK85NUxslhYhfQkgMixnXb', '2026-11-16 03:40:00.962+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_JFUfZMyk4Ine2M2gkRX4zg', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{progress_notes}', 'treatment', '[{"id": "prac_g1nUiQJru7n4OGlHZEqR2d", "type": "care_team"}]', 'dec_lFsn5quIG2zGqt5Ch1PvmX', 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_3MzKQSQFadO2u70MeUgY6b', '2026-11-16 03:40:04.483+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_JLyKE3HLEgMY0rXgsOQLDl', '107', 'deposit.created', 'done', 'deposit', 'dep_HS8jCRedRHrgDpMb0wFwmU', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_S34uydRiozGRVym0uahYry', '2026-11-16 03:40:03.402+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_KUSFAcBtGe4fOUFhgh9Qr8', '14', 'check.created', 'done', 'check', 'chk_vijKuw01LFsgoQ1zzGVDEX', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_XkOmVBh9WHb2yBebJnskch', '2026-11-16 03:40:00.633+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_KV95ObMeiIgLH1W6mZ1LrD', '13', 'practitioner.created', 'done', 'practitioner', 'prac_gswet8ZXp9r01VF1ygB9OT', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_QmsB5qx6yOC9vY12K8GXBj', '2026-11-16 03:40:00.595+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_LLTkHWtoJVkeY5alyQfH6I', '56', 'person.created', 'done', 'person', 'per_PAjXQg2NkNjIDxfLy5zLSa', 'per_PAjXQg2NkNjIDxfLy5zLSa', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_d2GiR828xvZgphW2pTBmLC', '2026-11-16 03:40:01.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_LQ8Le9TA1NQH2KoTWhs1An', '108', 'person.created', 'done', 'person', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_ZwQAx1HW6RJMh0dvesBoVI', '2026-11-16 03:40:03.467+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_LxVUQBKn99cRuvJr8gwpCF', '78', 'consent.created', 'done', 'consent', 'con_GsntqyCqU8sq9UR05LWBjv', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_OidXNmiBj5fXwteZgC7CV2', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_P5CyJzY1XvXRMXLvjSH3sW', '2026-11-16 03:40:02.761+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_MEUOQXKUKsCB67nmeRyUbR', '2', 'api_key.created', 'done', 'api_key', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:40:00.036+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_MgMECDVTl9uhR7LkrjuKro', '158', 'check.running', 'done', 'check', 'chk_R0APXWb8VR3ZCZAIwC4Ylc', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Mub7QsAlJBgmy5Ldibwguq', '61', 'payment.created', 'done', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_boINAOMAwfAHP2EBB7Gxm6', '2026-11-16 03:40:02.039+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_MvJdchTqFnfXbQ6CsOBV7q', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_VjyQBUOre3CUGdiHg835r7', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '{}', 'treatment', '[{"id": "prac_ed1MKkmgeF4mHDucr3Gz9U", "type": "care_team"}]', 'dec_tuFGHxdtNdSE8jQuKkR9ja', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_XMIgcNiD6SXnYSK9qbpB8Y', '2026-11-16 03:40:01.324+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_NUD6nUERsMuvEtlbLOJxfX', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_k2RuVaCNMUrzeWObcKBXDG', 'per_aReI4bWAkHJ7cl2FMHsLan', '{}', 'treatment', '[{"id": "prac_ed1MKkmgeF4mHDucr3Gz9U", "type": "care_team"}]', 'dec_eN4DBa4SWECuFnYSExzPTC', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_DnjmKutR7XL6gWf0q0kGki', '2026-11-16 03:40:01.402+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_NeOSNwV3x6dqiYn28qgQlu', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_n3NJyvlQ0ewvxfeEuivrmO', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{demographics}', 'payment', '[{"id": "con_GsntqyCqU8sq9UR05LWBjv", "type": "consent"}]', 'dec_osDU1oQY6urx2ofEr0V6DE', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_ZsrSuzxHEoATbiEaO2QbxZ', '2026-11-16 03:40:02.842+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_ODfXUCtvn1XWA5kCzWUoRx', '137', 'note.updated', 'done', 'note', 'note_5iPqtvQcJME45b9BGODN4X', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{sections}', 'treatment', '[{"id": "prac_g1nUiQJru7n4OGlHZEqR2d", "type": "author"}]', null, 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_1xncKcACtBOo6ji2qZDcMS', '2026-11-16 03:40:04.524+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_OGZfAIl1eypS3s8w2CFLEi', '170', 'remittance.balanced', 'done', 'remittance', 'era_VezbOW8aVV8SFKcYmTDaSu', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_OZMfZb5u3N1n3ibBICHy0v', '63', 'payment.updated', 'done', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:40:02.153+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_OahAh2ppQoQ4lVC05m9PJ9', '121', 'payment.updated', 'done', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', 'per_ANUswXptmVbqSPTpOF46Gw', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:40:04.042+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_OuWKxnPRhIDWbQni7x3piS', '57', 'adjustment.created', 'done', 'adjustment', 'adj_dH8sliWaHomQhYkYTtxAB5', 'per_PAjXQg2NkNjIDxfLy5zLSa', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Ix12HYPq0VLqemvwBumD9R', '2026-11-16 03:40:01.901+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_PpP10qRNrvXGY5PKHOxTkY', '75', 'consent.granted', 'done', 'consent', 'con_vzaFeijKc90tfKfy6l4cp5', 'per_TQJNfaF4cXjsX5JNoa9aRT', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_0d8TUE9sZwMvNDfwVp25hr', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_BNEYlmHwWNROyFo5xx7ZcW', '2026-11-16 03:40:02.656+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Py2rxlKevNodj5lMoCvyP9', '21', 'practitioner.created', 'done', 'practitioner', 'prac_XMJgj5VIopfxBC9z4JWlcJ', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_supcJG82LAoDORJCYz6b3x', '2026-11-16 03:40:00.906+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Qnat5aMEA9SjfVemy4FCMi', '16', 'person.created', 'done', 'person', 'per_d7pO49NkIrXXmOzc6NpKLw', 'per_d7pO49NkIrXXmOzc6NpKLw', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_4jAi1sSMp5RmTuJcHIEipH', '2026-11-16 03:40:00.734+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_R7Glb6Cwtgn9oypAlBIj8A', '117', 'payment.processing', 'done', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', 'per_ANUswXptmVbqSPTpOF46Gw', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_QHh8kmRE3rM5HxbhR7ycAl', '2026-11-16 03:40:03.876+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_RZcG8ychICzJB75kRUW4Ot', '12', 'check.created', 'done', 'check', 'chk_GKI6xNyy7QQrNCtlHKr7Se', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_PFNQuJHdYHtuPMrPtUpR8L', '2026-11-16 03:40:00.486+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_RcAhljav7AQg0emRGwBK4c', '43', 'person.created', 'done', 'person', 'per_aReI4bWAkHJ7cl2FMHsLan', 'per_aReI4bWAkHJ7cl2FMHsLan', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_rVkPzNsWNebHHEPWHVnIYr', '2026-11-16 03:40:01.374+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_RckUZmb6lorsJ1hdCZbNhW', '26', 'session_series.created', 'done', 'session_series', 'series_yPlBILRLHZlCkGTUAFyDJf', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_mGOZlZQui2F8TomYvFAydY', '2026-11-16 03:40:01.031+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Rynq1Hc46qS0xzNnq8TQiV', '142', 'practitioner.created', 'done', 'practitioner', 'prac_wY51fEeypGuW4E3eGWe9Yt', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_BAC8nxVycTICTFShAlu2fE', '2026-11-16 03:40:04.65+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_SGIUVJ4UFxncLcTJgNlGXH', '72', 'coverage.created', 'done', 'coverage', 'cov_Q0UTfW8tM7zbhcDbw5I6Wr', 'per_TQJNfaF4cXjsX5JNoa9aRT', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_kX4qUzsPiyr63pPF8jaiXr', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_xcHhJ0oEW6mw0OXaF9evRQ', '2026-11-16 03:40:02.503+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_SIs8phrksnAAKambfYPPAA', '156', 'check.running', 'done', 'check', 'chk_GKI6xNyy7QQrNCtlHKr7Se', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_TIIdPeM5xvbG36pETACNTu', '54', 'person.created', 'done', 'person', 'per_dSwCacKb03IIZdoFUirsLJ', 'per_dSwCacKb03IIZdoFUirsLJ', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_vktYFPhtBCKJWSVQfzvWsE', '2026-11-16 03:40:01.749+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Tp2ZY1kETe38pJjts61C5N', '64', 'payment.succeeded', 'done', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:40:02.178+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Umi8z1rsmc5aL30rSkqpVq', '51', 'practitioner.created', 'done', 'practitioner', 'prac_YOLIMF5QPqONp4zVsQyuzM', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_XeB2atQw4ZZiUDqUBEvgfY', '2026-11-16 03:40:01.513+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_WHBNana7PDLV9GXeBa2BIM', '90', 'consent.offered', 'done', 'consent', 'con_PGg300tvi31f9kipjVqQQ9', 'per_cnhThGGBLP81rNgLvm85v5', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_EJgd7wjfl73a2C8yc5M0Nx', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_tM4eV7EW2IZHgwIdgniDod', '2026-11-16 03:40:03.047+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_WNHcVZRAdXKhvHBaY3rsoZ', '31', 'practitioner.created', 'done', 'practitioner', 'prac_vUqv7IzuEPP0vtbJlwLJNk', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_TFpnrhJ6IgfXaBeW9xl2vD', '2026-11-16 03:40:01.07+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_XOJMvjwD7wv9tUIAfTLPFs', '10', 'check.created', 'done', 'check', 'chk_ahmNych7fzPDUfDLhU5i1o', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_PFNQuJHdYHtuPMrPtUpR8L', '2026-11-16 03:40:00.486+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_XZLxxaWxMrozclTDSGYBEm', '102', 'estimate.created', 'done', 'estimate', 'est_SGWWER7iGfKjRWTAVh81rE', 'per_iah01lOkgrLoEFc0wuyRjE', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_ZpuDTO8aztRIt4KEo1VN7C', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Qc15ZEaP5snm7OEaU2pVSs', '2026-11-16 03:40:03.245+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Xr8UPvA0WxjnnKAoXjxE1R', '166', 'check.passed', 'done', 'check', 'chk_vijKuw01LFsgoQ1zzGVDEX', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Y1ZZFhAqSnWztIvcaskFev', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_t0RWakNyn4gnnq9BUwKbnm', 'per_0obCas3r81V3cNFTMy1N41', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_HjKo1HwrHnn86d9Vz8duos', '2026-11-16 03:40:00.892+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_YkRetbUCFA4XdKmhYTZmvr', '60', 'person.created', 'done', 'person', 'per_lvQtpyP2rVAJGZUdm6Ho8R', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Lcbwhv4ghk6K8ech3Emmts', '2026-11-16 03:40:02.002+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_YrsyGQQixGMQLX3f1Kd1iD', '151', 'disclosure.created', 'done', 'disclosure', 'dis_PDvTuQWZzuFfq96tscio97', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{}', 'payment', '[{"id": "con_1K27LA2Tft0xsWuC052ywg", "type": "consent"}]', 'dec_knhFtcLrR5jPoZWNLQcoDh', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_v0oGZ5sSbUAwrhVvEm7n2T', '2026-11-16 03:40:04.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_YwHhrLlD4n9EcNNuz9RgCS', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', null, '{published}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_gQfHHRipB74gG8EZpI2tT6', '2026-11-16 03:40:04.594+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_ZI9rEEcOME4AuA1wdQM1aG', '106', 'superbill.created', 'done', 'superbill', 'sbl_lNPkAXsvPLkM9oegnHx1Fj', 'per_IenRfcssFGFZ7uc9TQiNRc', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_9AnmzDoaPjD9untzh7qYqE', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_D0oh227L6tv6CsjcuAJyZF', '2026-11-16 03:40:03.37+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_ZUqTaWkMORgbnsxe2tLDwb', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Zc9gO0kYEM0LJesWRjSEIg', '162', 'practitioner.updated', 'done', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', null, '{licenses}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_Zydh36NvzuO1S2YP6kiC4M', '15', 'person.created', 'done', 'person', 'per_CgdYb7m27FtvBCa3U44B58', 'per_CgdYb7m27FtvBCa3U44B58', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_xfQ79J8uP7w24gnaTLliVU', '2026-11-16 03:40:00.681+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_aMi4graGTFnjM0Lb8RM4FY', '126', 'consent.offered', 'done', 'consent', 'con_DPKhv89U2llSI9TEJfFKvx', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_jzRJMuiWctbJhiX2DXQ2Jh', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_L30V6HXs8ZywCbJ2fTo0Kp', '2026-11-16 03:40:04.225+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_aONJOQrVLlnuhlIvuzqMM2', '33', 'person.created', 'done', 'person', 'per_DYkaq2wjKfBX0CQQAQFMv0', 'per_DYkaq2wjKfBX0CQQAQFMv0', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_ril5oAhBs4BbxDwFQb69hM', '2026-11-16 03:40:01.103+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_aUVEWIeJ3o6BW6ZvsTJYXM', '76', 'person.created', 'done', 'person', 'per_n3NJyvlQ0ewvxfeEuivrmO', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_8jqvjWKs8dV8gEUzfGC5NU', '2026-11-16 03:40:02.714+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_aa1DbXue4CruydJXmmbAKg', '1', 'account.created', 'done', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:40:00.036+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_alQeYMcnEiSP5YXpPhnkNv', '125', 'consent.created', 'done', 'consent', 'con_DPKhv89U2llSI9TEJfFKvx', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_os6WR0WKOGpcVGvBt0hCCz', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_J8Guc4iMPBuBpcTw35LI5G', '2026-11-16 03:40:04.178+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_am024CFHm7dlJsodHbZEhe', '119', 'payment.succeeded', 'done', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', 'per_ANUswXptmVbqSPTpOF46Gw', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:40:03.967+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_b6UyzuR778HYPv5TRtktc2', '110', 'disclosure.created', 'done', 'disclosure', 'dis_RfqZB9inUzi7c3VtE7wly6', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_4ZxmoctN1WXATYMO5dVIHW', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_B5E3Uw29sb3o3kQNzijoW4', '2026-11-16 03:40:03.48+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_bXO5pzDpcSmvUwKgYtsBqZ', '85', 'practitioner.created', 'done', 'practitioner', 'prac_Wl53zxnGCYCnXhlfv6YbfV', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_xEfm64H9uvPLIJkz1bTbjG', '2026-11-16 03:40:02.948+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_bXkbaPQdL4cUvsvIO7PgcM', '71', 'person.created', 'done', 'person', 'per_TQJNfaF4cXjsX5JNoa9aRT', 'per_TQJNfaF4cXjsX5JNoa9aRT', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Fa5F8E0cXYeXOuR0D8nZWi', '2026-11-16 03:40:02.476+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_bdPFQXjNyLXnMwafWv4DrW', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_bvm595b6NNIQLNnqeDXu06', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_bvQqqXdaRkM8B8byjNRjwM', '59', 'payment.created', 'done', 'payment', 'pay_FAs8B4jLdj0vQj53WHAmn6', 'per_YJdRcD3bXIErhxWB6R00lm', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_cqvbtokVz2yprGEIcrVELp', '2026-11-16 03:40:01.953+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_cKoQIiD0gzB8ZSKNRQN421', '136', 'note.created', 'done', 'note', 'note_5iPqtvQcJME45b9BGODN4X', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{}', 'treatment', '[{"id": "prac_g1nUiQJru7n4OGlHZEqR2d", "type": "care_team"}]', 'dec_lFsn5quIG2zGqt5Ch1PvmX', 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_3MzKQSQFadO2u70MeUgY6b', '2026-11-16 03:40:04.483+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_cMwr4gI8nrsC7MP2JfMHl4', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_bvm595b6NNIQLNnqeDXu06', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_AXB30zduD5O0Iq0XRfLnYx', '2026-11-16 03:40:03.163+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_cSRGmaM5nVSO6kmAyfYCxI', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_iah01lOkgrLoEFc0wuyRjE', 'per_iah01lOkgrLoEFc0wuyRjE', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Mny1rufFkRHAqtX2grrKIi', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Qc15ZEaP5snm7OEaU2pVSs', '2026-11-16 03:40:03.245+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_cfdgHICPcRJdb2TiX6EWkt', '160', 'check.running', 'done', 'check', 'chk_ahmNych7fzPDUfDLhU5i1o', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_dHxxG0PjnyIaPhrhyGRPa4', '89', 'consent.created', 'done', 'consent', 'con_PGg300tvi31f9kipjVqQQ9', 'per_cnhThGGBLP81rNgLvm85v5', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_peUHjB1UuWZJ355lGUR8gA', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Umzr79FcckexStd5KhR0ue', '2026-11-16 03:40:03.023+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_dp7qtlHEWq04RoO5u15Pe5', '153', 'claim.submitted', 'done', 'claim', 'clm_7lOz7zYF76tC5lR2sE2uM7', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_1K27LA2Tft0xsWuC052ywg", "type": "consent"}]', 'dec_knhFtcLrR5jPoZWNLQcoDh', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_v0oGZ5sSbUAwrhVvEm7n2T', '2026-11-16 03:40:04.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_drHgysLIvVwVcSssiCRkcT', '154', 'check.running', 'done', 'check', 'chk_7hNArLxNHrFXL3hJSTDjkC', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_dzX6oWNqXSSQfdYDm1sddK', '58', 'person.created', 'done', 'person', 'per_YJdRcD3bXIErhxWB6R00lm', 'per_YJdRcD3bXIErhxWB6R00lm', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Aok6m4IC7Ff5u9qK8l4ws6', '2026-11-16 03:40:01.942+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_e3y6GwnVLb3sWDgJy37FgJ', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_Gg1jjSTv5lq24MSSxwaKPx', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_8GhdxVFbDG9vJLZFw71sEM', '2026-11-16 03:40:00.297+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_e9v2YmQRj6HoH8r7etiSt4', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_eP9t1Rvbt2UdBo1BneRH9k', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_ea5FTMSrs4DazwFuFf2Bzo', '25', 'practitioner.created', 'done', 'practitioner', 'prac_MUhdhNk4aVZUawyOSP1L3E', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_HWB1jsKc9aHoXHADksIM2R', '2026-11-16 03:40:01.003+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_euqmKjYL7S2Xc2YnLJhnqh', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_4ZxmoctN1WXATYMO5dVIHW', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_B5E3Uw29sb3o3kQNzijoW4', '2026-11-16 03:40:03.48+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_f6GZuCMdcDj9f6QvwywZIy', '148', 'consent.granted', 'done', 'consent', 'con_1K27LA2Tft0xsWuC052ywg', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_SVmhWiDBYZrk5U97pk4HoT', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_18SUjNKotaEnCpaO6yNFcs', '2026-11-16 03:40:04.783+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_fbwvUG9RkXb5WKHMiDCNy4', '5', 'practitioner.created', 'done', 'practitioner', 'prac_qMnvDSuOz574cHs6LWBXe2', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_ErcD5YtBl0xxiUSZPa0OmC', '2026-11-16 03:40:00.368+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_gZNg5QOkhaXmcbpKI9sdao', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_TkSHx3xbxPQZrW5mmcXwOg', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_QuYTmAyHt0RCpjqFnOhdva', '2026-11-16 03:40:03.185+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_gckcJ4o4vVyHStUkkb0xcP', '30', 'session.created', 'done', 'session', 'ses_PRhfqJhtuqyWHfmMQbN6gn', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_mGOZlZQui2F8TomYvFAydY', '2026-11-16 03:40:01.031+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_h0X7Na2DHxQkMvN28Stql6', '53', 'matching.created', 'done', 'matching', 'match_v4iks2DRTkNRKEt2xyD8Kp', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_tWTOjmKi0rEJFxDM574G5Z', '2026-11-16 03:40:01.579+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_iKhPIXBNV5zttVX1QE8COI', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_zqPvHslQFh6ZgVvG6Zqh3x', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '{progress_notes}', 'treatment', '[{"id": "prac_ed1MKkmgeF4mHDucr3Gz9U", "type": "care_team"}]', 'dec_tuFGHxdtNdSE8jQuKkR9ja', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_XMIgcNiD6SXnYSK9qbpB8Y', '2026-11-16 03:40:01.324+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_iLxl80Y9hiq51avuDmj9Eo', '36', 'person.updated', 'done', 'person', 'per_DYkaq2wjKfBX0CQQAQFMv0', 'per_DYkaq2wjKfBX0CQQAQFMv0', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_kfABp4RiMCAwWvuUOUkphU', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_dGuUPEJPI37p0y9po43kEr', '2026-11-16 03:40:01.163+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_j1SIEPchB63ClwLdOCcZ5W', '77', 'coverage.created', 'done', 'coverage', 'cov_hI9FeYhFlBPy6jg9Hz3sBB', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Ao62re3qA9kWOTZLtB57GJ', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_B61ptnyBXNqZyHlsh4U9cX', '2026-11-16 03:40:02.733+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_jGaaO5XWJcsnmOLh8mXh7e', '9', 'check.created', 'done', 'check', 'chk_R0APXWb8VR3ZCZAIwC4Ylc', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_PFNQuJHdYHtuPMrPtUpR8L', '2026-11-16 03:40:00.486+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_jWp6XIJ79gcxJROQwaWZmS', '3', 'api_key.created', 'done', 'api_key', 'key_TtAINa49CcWRBuiFAhLDVt', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_bBp3ldHiShw8rDaftGJruM', '2026-11-16 03:40:00.183+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_jajvBPvoyl5BMp5dCdwVTH', '62', 'payment.processing', 'done', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_hAk2J8pLlnSVbLg9z9ryCp', '2026-11-16 03:40:02.073+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_juOFTalbY9Gm3pbSOFmLtn', '17', 'consent.created', 'done', 'consent', 'con_joyAv3TKj6yA0ZDhsY5ASS', 'per_d7pO49NkIrXXmOzc6NpKLw', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_xvy9LrOAvRob6DQiyJSeNu', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_SKZTzpGb4mQzWumnoS0Qpr', '2026-11-16 03:40:00.761+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_kU1OPI09f8lEj6z8ZOmQHO', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_8TWPRs61uFT8eGsyrKd45z', '2026-11-16 03:40:03.647+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_kb0stSaJnXj9KhgvaUTZTs', '171', 'payment.created', 'done', 'payment', 'pay_VPRwVk7gdfYRzxU9WIH6bJ', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_lURZ8yj8ukdKnPNK6EEvnz', '92', 'claim.created', 'done', 'claim', 'clm_C8yFV5GQeM68StqM4w21XW', 'per_cnhThGGBLP81rNgLvm85v5', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_wHmi1irjDkfCGlBPxEmXEc', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_IZjZmtzBzFQr5lgqE2gjHe', '2026-11-16 03:40:03.105+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_lum3crw9pWyegWALweQEUe', '27', 'session.created', 'done', 'session', 'ses_aAkovoXPX3zSzwjpQZYfpx', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_mGOZlZQui2F8TomYvFAydY', '2026-11-16 03:40:01.031+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_m9Q81ZsN54uBXDOCbmPMxs', '173', 'remittance.excepted', 'done', 'remittance', 'era_VezbOW8aVV8SFKcYmTDaSu', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_mZziQxu2ByobMHsuCPzXsp', '66', 'refund.created', 'done', 'refund', 're_rU8JQuR10Z7c5OoqYQ6OXC', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_DNeJXV6fy5PmMo1xccg9mm', '2026-11-16 03:40:02.233+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_mh15sG87V9k46U5MpJIIrB', '169', 'remittance.created', 'done', 'remittance', 'era_VezbOW8aVV8SFKcYmTDaSu', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_n8XbIqm2ghpXCLTPvZKrhx', '168', 'coverage.updated', 'done', 'coverage', 'cov_hI9FeYhFlBPy6jg9Hz3sBB', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_nZZX9ZB6JXVmUyvp3c4w7I', '157', 'check.passed', 'done', 'check', 'chk_GKI6xNyy7QQrNCtlHKr7Se', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_o5SZNxKVH3axpQcRRgMAMd', '82', 'disclosure.created', 'done', 'disclosure', 'dis_IJMMQOYK2c81kXUUrdNJ1N', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{}', 'payment', '[{"id": "con_GsntqyCqU8sq9UR05LWBjv", "type": "consent"}]', 'dec_osDU1oQY6urx2ofEr0V6DE', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_ZsrSuzxHEoATbiEaO2QbxZ', '2026-11-16 03:40:02.842+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_oMuJX7kfYuDxt0BYbNLgy4', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_fRG5imhYr8l0hRJhQNUYKZ', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_mizJeNCiXfSq9rvkPXp1ay', '2026-11-16 03:40:01.082+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_pPD6czEAi6Evxstfy0FIQr', '67', 'refund.succeeded', 'done', 'refund', 're_rU8JQuR10Z7c5OoqYQ6OXC', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 03:40:02.303+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_pSoSm1EiGgQX40zo6rnOFE', '149', 'claim.created', 'done', 'claim', 'clm_7lOz7zYF76tC5lR2sE2uM7', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_zm2oOohlmdFypu5lCVYmFz', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_rTJaYTt5RxTL2RZgJ9jnbL', '2026-11-16 03:40:04.825+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_q6WWa9Iq8S6770fmJmVnGD', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_IenRfcssFGFZ7uc9TQiNRc', 'per_IenRfcssFGFZ7uc9TQiNRc', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_9AnmzDoaPjD9untzh7qYqE', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_D0oh227L6tv6CsjcuAJyZF', '2026-11-16 03:40:03.37+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_qKuqzWRMbljGSfftRj7bOs', '48', 'person.updated', 'done', 'person', 'per_LPcWtqt882zZuesunUaFeE', 'per_LPcWtqt882zZuesunUaFeE', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_vCuWhehHqzla0mHw7LZOv7', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_q6EpzvwOnMAemdwB1sND2X', '2026-11-16 03:40:01.451+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_qagEQoAwzgltg6MWhkgWHh', '73', 'consent.created', 'done', 'consent', 'con_vzaFeijKc90tfKfy6l4cp5', 'per_TQJNfaF4cXjsX5JNoa9aRT', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_QLGBq4X7oWvbOHMPbnzAF6', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_weZLdRQ943sDOtCrASqtTJ', '2026-11-16 03:40:02.602+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_r41UwrbQykigF988R8bL4L', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_PoBJHuWEv3Wl9EAqahAlKt', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_rBBIANFcEoXFvLnDQa1uQV', '146', 'consent.created', 'done', 'consent', 'con_1K27LA2Tft0xsWuC052ywg', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_B8kvwrk2IiL8Dwy9GhU9Jx', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_ryyIu11n2vGwXbin7LN6J8', '2026-11-16 03:40:04.741+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_rKkSGJE1nmUvEYGDZZr2mw', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_bDFB1E4LmxATgVTXlkcBX6', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_gE9oVmX2rpYyvuEoBBlyq5', '2026-11-16 03:40:02.972+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_rOUoJjYDMtjJBDVlqG0xeK', '74', 'consent.offered', 'done', 'consent', 'con_vzaFeijKc90tfKfy6l4cp5', 'per_TQJNfaF4cXjsX5JNoa9aRT', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_p1bSWlL4g5D1laeln1T4z6', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_pggLmyw8GypxR4mPFDP8Tp', '2026-11-16 03:40:02.639+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_rPbyrTi2iXIqEb5xaiCByM', '38', 'note.created', 'done', 'note', 'note_UwwSw4YP0eq89DFAnejMON', 'per_DYkaq2wjKfBX0CQQAQFMv0', '{}', 'treatment', '[{"id": "prac_ed1MKkmgeF4mHDucr3Gz9U", "type": "care_team"}]', 'dec_cC0zBNSr9V9FA04OSDR7V0', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_mvNy8lHQZy0cSHI3g87zfU', '2026-11-16 03:40:01.19+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_rbV09p7b0FvQb6YAc6jxJc', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_LPcWtqt882zZuesunUaFeE', 'per_LPcWtqt882zZuesunUaFeE', '{assessments}', 'treatment', '[{"id": "prac_ed1MKkmgeF4mHDucr3Gz9U", "type": "care_team"}]', 'dec_IMvDOGfLKdKDQkNwR1k953', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_w9s9ZNRh9iocTLB5fM0sCO', '2026-11-16 03:40:01.477+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_sZk2QeqttcJ1I5hdu2N7hs', '104', 'practitioner.created', 'done', 'practitioner', 'prac_vRnEo1hfc1PqR5g89SLbUw', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_jhwpysmiU6pWHYM1apxucC', '2026-11-16 03:40:03.351+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_shGP2f4w0Oixy3azVfzsXU', '129', 'person.activated', 'done', 'person', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{status,activated_at}', 'treatment', '[{"id": "con_DPKhv89U2llSI9TEJfFKvx", "type": "consent"}]', 'dec_5ThWoBEjPWgCJw77eEgmUj', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_fu9ZcL9aQA14ZfLq8vDSuT', '2026-11-16 03:40:04.28+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_syfP91v7GMGuHuvz3cRzCl', '88', 'coverage.created', 'done', 'coverage', 'cov_ZPmGywOW94rNlkc1mpv7SY', 'per_cnhThGGBLP81rNgLvm85v5', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_hVbfnYugTC557OEuwYeDT6', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_tXQlx8it9CtbvXsMq4t4cU', '2026-11-16 03:40:03.006+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_t5Nos9xUmw8EP4sAdUBThr', '79', 'consent.offered', 'done', 'consent', 'con_GsntqyCqU8sq9UR05LWBjv', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_nZTKkKgtzMZAE5IKRCJN3I', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_7TIOgOBRdP4wFfr75fn5Ev', '2026-11-16 03:40:02.785+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_tlk0JKcHU5xYwSKBtQfuzW', '115', 'person.created', 'done', 'person', 'per_ANUswXptmVbqSPTpOF46Gw', 'per_ANUswXptmVbqSPTpOF46Gw', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_FihmDevO03ncdoDPndufZM', '2026-11-16 03:40:03.823+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_uERXvkvGsPUziUTtwzz8w2', '124', 'person.created', 'done', 'person', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_7VbcMovUbwQUJUTqhaihHP', '2026-11-16 03:40:04.16+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_uPdfJwagUFhvC7HNLbKQbu', '44', 'person.updated', 'done', 'person', 'per_aReI4bWAkHJ7cl2FMHsLan', 'per_aReI4bWAkHJ7cl2FMHsLan', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_wB8SW936sTjd54WE4kWZ91', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Jy8g77i3N8iYdzfXQVM6rL', '2026-11-16 03:40:01.38+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_uurry4FtGkHbfBgQBP290w', '134', 'note.signed', 'done', 'note', 'note_9DHwszWYS9WByUaBFRyMvX', 'per_J4W4tu86uakGQ1XQmj2Lkz', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_g1nUiQJru7n4OGlHZEqR2d", "type": "author"}]', null, 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_zsvtsn7iJJrMEhkH03pxeG', '2026-11-16 03:40:04.419+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_uz7jneXABaFDiegxqMHyXx', '113', 'practitioner.created', 'done', 'practitioner', 'prac_okApRvVF6plyTyF48fCWxW', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_koj0gpoFoYSZ5Xfzdv0rym', '2026-11-16 03:40:03.665+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_v8ybNlXBLZxOWTyXd0kTey', '179', 'transmission.sent', 'done', 'transmission', 'trn_hbxlNzLEruEhPVJbYxle0R', 'per_yaRsWLNu6uEXxgwNVNHXoi', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_vLbpl8D3pRAuGzOvkf1yjt', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_sQqeCTLZMG5d6TqkgFcHXe', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_CXFsvTIgWVnfCx72jOM7eU', '2026-11-16 03:40:02.923+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_viFcQPZYxk5UL0fCvoyYGw', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_PoBJHuWEv3Wl9EAqahAlKt', 'per_n3NJyvlQ0ewvxfeEuivrmO', '{}', 'payment', '[{"id": "con_GsntqyCqU8sq9UR05LWBjv", "type": "consent"}]', 'dec_osDU1oQY6urx2ofEr0V6DE', 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_ZsrSuzxHEoATbiEaO2QbxZ', '2026-11-16 03:40:02.842+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_wdC8FUBYs9YTas4yGlKWnK', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_DYkaq2wjKfBX0CQQAQFMv0', 'per_DYkaq2wjKfBX0CQQAQFMv0', '{progress_notes}', 'treatment', '[{"id": "prac_ed1MKkmgeF4mHDucr3Gz9U", "type": "care_team"}]', 'dec_cC0zBNSr9V9FA04OSDR7V0', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_mvNy8lHQZy0cSHI3g87zfU', '2026-11-16 03:40:01.19+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_wtIdPqZZ2IDHk89iIFQye7', '163', 'verification.approved', 'done', 'verification', 'ver_q9W8XhGQQD2R5vbkaHlUNP', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_xZdcaXg9PeZZQyXfyQ3f2Z', '7', 'verification.created', 'done', 'verification', 'ver_q9W8XhGQQD2R5vbkaHlUNP', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_PFNQuJHdYHtuPMrPtUpR8L', '2026-11-16 03:40:00.486+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_yTlZ2WUmYQdlYluDALgYTG', '95', 'remittance.created', 'done', 'remittance', 'era_kLrEtCVpO7RyYw0m6pZ94X', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_QuYTmAyHt0RCpjqFnOhdva', '2026-11-16 03:40:03.185+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_ypBUUsvvjoPwAGfDjCSwAw', '177', 'payment.received', 'done', 'payment', 'pay_7w0154RlQY4n9DOSGUFhJm', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_NbiPJJUXbfldGbo1TmliNv', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_zCwgU3N0OfX5JLBSCDUIkc', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_aReI4bWAkHJ7cl2FMHsLan', 'per_aReI4bWAkHJ7cl2FMHsLan', '{assessments}', 'treatment', '[{"id": "prac_ed1MKkmgeF4mHDucr3Gz9U", "type": "care_team"}]', 'dec_eN4DBa4SWECuFnYSExzPTC', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_DnjmKutR7XL6gWf0q0kGki', '2026-11-16 03:40:01.402+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_zFhYQDzNpb3ZTd1g4LNKZA', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_PFNQuJHdYHtuPMrPtUpR8L', '2026-11-16 03:40:00.486+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_zi4M7wXlgCPzEu8sLVt3AT', '19', 'practitioner.created', 'done', 'practitioner', 'prac_4NONrMchJKdHrBXOEt9TUx', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_Dib8UDrFsbunk1d6rSKcn5', '2026-11-16 03:40:00.864+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_zkrySfhgMzN7ab0sPoaHtc', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_TkSHx3xbxPQZrW5mmcXwOg', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_QuYTmAyHt0RCpjqFnOhdva', '2026-11-16 03:40:03.185+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'aud_zpLVxHD4ZgcWtVjXC9za1e', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_b9gxmyo3XMdiTOa9s9N2tb', null, '{}', null, '[]', null, 'account', 'acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'req_D5f0Ft9Mv1aQDLv3JR3Rfh', '2026-11-16 03:40:02.453+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', '111', 'log'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x6a5a49976c42ac5a6fb0813804469fb8ccfffd3d4dfef52f690804410470a48f', '2026-11-16 03:40:03.538+00', 'head_b82982c6d6180508', '\xcd5d8049d9d04d1c02c1f2685dcabebea5e87732f39839fb867518f3ea126a31ac7bc81b44704fe1bef66f7e4b6b9849a3c03c84835325616904e8aced9e7e09'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '181', '112', '\x6a5a49976c42ac5a6fb0813804469fb8ccfffd3d4dfef52f690804410470a48f', '\x52f74b6cdbee43281c4a436b54786e57a196fbec01d9cb75bc06fd992451c5d9', '2026-11-16 03:40:05.696+00', 'head_b82982c6d6180508', '\x2dadd8516e51f7a12a4d990ce4dd716d8811d45473bc55f78678490abebba290c539e604fd4796195b407362d6d2760cd403272ed2f110651d6ae948984ea001');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', '1', 'aud_aa1DbXue4CruydJXmmbAKg', '\xec389431d2363af5faece1d826935b104f3d24c56ab004ffbeafb5cb5909f65b', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xa8926d964755f46214c5a485557cea2de459b2c9f28de9cf4c1c40d11f5806a6'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '10', 'aud_XOJMvjwD7wv9tUIAfTLPFs', '\xd3a2e899ef3c50899ac81380d2556709dc12d86df8e347dcc80036e78fd8ae75', '\xfd56cd134a6bb6bddd9d9cda69a884d583d0b69d9fda5f9d2e6ff8efa7ac3dfe', '\x89e8c0eafbd0cfea5aeb09421ca6eab4298f45c47a74704237642ec8c1606f18'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '100', 'aud_0CJARNAsGqkevV9HNpiy9K', '\x6c8182da64c18738099491e18718216773fc4318796c1206c37de1a652eaebf0', '\x3aed7044f40271f045c2ea370e40a270970e58ea1e2a4c1bfc3494ba62778ab5', '\xbff22a1972e2f0df7cde0dd5d28312271e0d6d3ea9d1a3c4cbed69c83ee3a4aa'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '101', 'aud_AcDpGfgLnzXWyZN4ebeYeb', '\x7c9a8b743b744b21e25a3d3d822c0ae4633deb8d2578da161cca9abaa0409e5b', '\xbff22a1972e2f0df7cde0dd5d28312271e0d6d3ea9d1a3c4cbed69c83ee3a4aa', '\x8c7f34538cc108eb0a5fc95ecd84c74b4229bb19178da70d0a70b179056b309e'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '102', 'aud_XZLxxaWxMrozclTDSGYBEm', '\xd5a9c688797e3dcf2f8d45aaf167ebc804351f63632412584c5684cf3c915416', '\x8c7f34538cc108eb0a5fc95ecd84c74b4229bb19178da70d0a70b179056b309e', '\x6c900f5f100efa9b55e14f31518be524cd615f5189563701cfa72ace14737f3d'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '103', 'aud_5cTUPlWOgDMxsiRYzVgBk4', '\x464679cf0c246e6696efb2db151f0c2354bbf04071d427ca0bc3d4be0b0a6aef', '\x6c900f5f100efa9b55e14f31518be524cd615f5189563701cfa72ace14737f3d', '\xe1e34690819b789d0b4509cb11fbf6636c62013240302a69ed5921bf95d2e316'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '104', 'aud_sZk2QeqttcJ1I5hdu2N7hs', '\x85cd8921d623dfcb01230b5cd480f5fe612ea798695ac283ff4a9d01c8a1b75a', '\xe1e34690819b789d0b4509cb11fbf6636c62013240302a69ed5921bf95d2e316', '\xf5213e0ad8413cb48f6ee56b706ec436d7216906b8bd44eaf565f2d5da9ceb3e'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '105', 'aud_q6WWa9Iq8S6770fmJmVnGD', '\xb96d45ff27dfc8bb9e2d0b4cf1a5d8bce9ece118ee8b5f3612a72b71427b2495', '\xf5213e0ad8413cb48f6ee56b706ec436d7216906b8bd44eaf565f2d5da9ceb3e', '\x33a3edc1edd1a19d212b5fbc6fb9896c712a039a79f0801f0d218cce212c65e5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '106', 'aud_ZI9rEEcOME4AuA1wdQM1aG', '\x82c5713a10ee118585add99963b2c087ac747332fe94fe20986f5bf8df559f6b', '\x33a3edc1edd1a19d212b5fbc6fb9896c712a039a79f0801f0d218cce212c65e5', '\x19bf7a0bb97808e56dbb23e095d39856d5e9667b512f568d24d6f8dc8c0d7d03'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '107', 'aud_JLyKE3HLEgMY0rXgsOQLDl', '\x660f026549668588b452323f8f1453e2477e1d3a3cfedcb982dae9f24e112b5b', '\x19bf7a0bb97808e56dbb23e095d39856d5e9667b512f568d24d6f8dc8c0d7d03', '\xb1684d0ca2b7ccecb2eb37713db47051a29dc4b52b25b4ee8e938471cea2a8c3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '108', 'aud_LQ8Le9TA1NQH2KoTWhs1An', '\x752a35a5a7dc1b271762582372b160ae030dd90d0949c2e0f8d5b0ecfa741315', '\xb1684d0ca2b7ccecb2eb37713db47051a29dc4b52b25b4ee8e938471cea2a8c3', '\x8d42ce9d1773764e973117868ddce3c18834ecb999ecce64a851078fa8a82426'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '109', 'aud_euqmKjYL7S2Xc2YnLJhnqh', '\x496b55cc31588c226dbd7b9b94976df175a9a2907168a25722d38608cc78351c', '\x8d42ce9d1773764e973117868ddce3c18834ecb999ecce64a851078fa8a82426', '\xcd35760dd0313ae29c5d2d5d3685a3133de7b2ef29b0d2e24e13c6e5af2a20c3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '11', 'aud_F38XKfO1UZbGBX6hKVr9NE', '\x9630e82b51eff98d5242abcb06ce325171a9be79784c1bfbc4cc4f5c3e41ad4b', '\x89e8c0eafbd0cfea5aeb09421ca6eab4298f45c47a74704237642ec8c1606f18', '\xde4d8256fbb5d57c60e00028817d836f4ec7b4ffb0d28c4b255a316c90eddfec'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '110', 'aud_b6UyzuR778HYPv5TRtktc2', '\xf85d664fef0011d9778a93df68d113d6b8a61f9ae72ead79d35cd4d625242f99', '\xcd35760dd0313ae29c5d2d5d3685a3133de7b2ef29b0d2e24e13c6e5af2a20c3', '\x9acc5d90fb36c6198900897e77a33b9e6ca960e4abae7944550b94604b06cfc7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '111', 'aud_6m7069BjSAGw7gDDrNvF0h', '\xdc7832fae8aec4660fa672d1df703120b65657f0bd7ec177e572b0ff55c263ff', '\x9acc5d90fb36c6198900897e77a33b9e6ca960e4abae7944550b94604b06cfc7', '\x6a5a49976c42ac5a6fb0813804469fb8ccfffd3d4dfef52f690804410470a48f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '112', 'aud_kU1OPI09f8lEj6z8ZOmQHO', '\x80fb18b110acef42c44888facd17a179d2aa1323e41fa8905ec382e18d00bac6', '\x6a5a49976c42ac5a6fb0813804469fb8ccfffd3d4dfef52f690804410470a48f', '\x616741052a561b22f81fc089980679765c69b157257b1e0d67203d0451a629b4'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '113', 'aud_uz7jneXABaFDiegxqMHyXx', '\x61ce47a54b3060eacbd6e318b5df18c79c8c759b32870d900172063afd59e04b', '\x616741052a561b22f81fc089980679765c69b157257b1e0d67203d0451a629b4', '\x5af49145a979318b2cdf3cf8f9fc5243e914a7b2b7835a7a7c5f4f5e99655dc8'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '114', 'aud_1BCJacEqV5BREI7Nz3cLHq', '\x5c0397926e43ad10ee32d4c897318914807f4a9f288485e83ab019c11384fc6d', '\x5af49145a979318b2cdf3cf8f9fc5243e914a7b2b7835a7a7c5f4f5e99655dc8', '\x5276e975e730acc8d13563bf916ca3bdefef0b6f812c5a392fd92a56fd6da534'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '115', 'aud_tlk0JKcHU5xYwSKBtQfuzW', '\x318401fb5530265db2865f704d8be027e1a90dd701ba185b56ac381c22128998', '\x5276e975e730acc8d13563bf916ca3bdefef0b6f812c5a392fd92a56fd6da534', '\x397e254f2fb4f5164366e38870eaa3d0a3e2a0f4c10a26012eab3e8faa871e1d'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '116', 'aud_CGYcnPtsqvAAtY9rKJ40uL', '\x6c8e7a429737907bc62cc229a324ff5443449338bf7885e0af92adafb0509e43', '\x397e254f2fb4f5164366e38870eaa3d0a3e2a0f4c10a26012eab3e8faa871e1d', '\xf7165a5f841157a10e13738c8175c018a5fd0c74d0b6b9d30fd0747920b0bfe1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '117', 'aud_R7Glb6Cwtgn9oypAlBIj8A', '\x43fa5e24a0e943c1ec1af219981686f7b7b7ea63f793accea753dce4a6b193d4', '\xf7165a5f841157a10e13738c8175c018a5fd0c74d0b6b9d30fd0747920b0bfe1', '\x4eca774197d9114dd170b0e8e004ed26f76467697b2adfaf9b5bc76cfcd9ece4'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '118', 'aud_EQLbHtx80HCVhatCSSBtD8', '\x5cdc64c966bd60493db52de0014832b068a500aeb4a1702d18704512f2211636', '\x4eca774197d9114dd170b0e8e004ed26f76467697b2adfaf9b5bc76cfcd9ece4', '\xf1e81c3ab4e5bf8b69fa3be4eaf8186fcf9021c858d6fe59ded2975a67af8eac'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '119', 'aud_am024CFHm7dlJsodHbZEhe', '\xbb22d1f6ebac2b4eec513b22a718fa4c6fd77a38b52ce3d13780b11bbd654c0c', '\xf1e81c3ab4e5bf8b69fa3be4eaf8186fcf9021c858d6fe59ded2975a67af8eac', '\x008e4e3d50c50c9d70846a881fb474c8fd086c999b3dcbdce412a252987d6153'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '12', 'aud_RZcG8ychICzJB75kRUW4Ot', '\x6b8c69c92f0a3cf5abe1f8e644d28bc16f6b6f1d452f19c7be5f2092d81baf77', '\xde4d8256fbb5d57c60e00028817d836f4ec7b4ffb0d28c4b255a316c90eddfec', '\xe02a21c481f3ae9e6202d330523b36019f649d831c2eb94c70b61045f3c7f1e9'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '120', 'aud_1UfptfiQfv4n4Eri27CEoy', '\xc66b4adcc7608fdabc249f243e83970d196ca69a8fc447fe4bacbfba894d4afb', '\x008e4e3d50c50c9d70846a881fb474c8fd086c999b3dcbdce412a252987d6153', '\x471975fe18ab82a4b3eea75fc2147a3d833e432ca500655fc9fd3743fbca5ad3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '121', 'aud_OahAh2ppQoQ4lVC05m9PJ9', '\x94ce9f2d1cf7338a0115ff39e7f3eaed580fe54b1d6c973b613f7a33cf9f4d21', '\x471975fe18ab82a4b3eea75fc2147a3d833e432ca500655fc9fd3743fbca5ad3', '\x14c131117d01182a1cf58038a50016c11f6e36a600be89448ca48fab55c97936'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '122', 'aud_Dnh3GFyJ1RZ1qNKCwfLnJP', '\x285b1accc31224b762e4b800664316a21f1d342a4c5fb493dbba8a45ca7b853c', '\x14c131117d01182a1cf58038a50016c11f6e36a600be89448ca48fab55c97936', '\x95b2b52efb129a5b0f86d85632f896d76e65c2fcb448aa4e9cdef1f3bd8c28e5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '123', 'aud_DWYsn7xvdZ0WzZ2BSB7juJ', '\xe1998f554bc9c5a5c04076be2efa3b892d92ad6012410636978032e359aa4f6e', '\x95b2b52efb129a5b0f86d85632f896d76e65c2fcb448aa4e9cdef1f3bd8c28e5', '\x572e74e4defb53c2ca18b7063d572bcca27bab364fb18dee34c68dc83ee54aad'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '124', 'aud_uERXvkvGsPUziUTtwzz8w2', '\xc226d4f0fe5455290d653aa9527096f64cebd041148bf359a3e2ebe2edb23f8e', '\x572e74e4defb53c2ca18b7063d572bcca27bab364fb18dee34c68dc83ee54aad', '\x02bc4071b5cc7b3182347e9963aca4f4ff0b8b9627cfa51ce1d2cfb730472f95'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '125', 'aud_alQeYMcnEiSP5YXpPhnkNv', '\x7bf60e629cbe49f2b287f971eae4d0c81c995d3bb789121cd339ab57a763cf01', '\x02bc4071b5cc7b3182347e9963aca4f4ff0b8b9627cfa51ce1d2cfb730472f95', '\x040608c0ed8565e568ad10f2d9493cbb952a550a75f37f79fb9d027a40b41e00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '126', 'aud_aMi4graGTFnjM0Lb8RM4FY', '\x7f2fbdad8bd87b9042f3fc3d1d841180d282c1c2d74bc733c1f26f6fcc39a6ae', '\x040608c0ed8565e568ad10f2d9493cbb952a550a75f37f79fb9d027a40b41e00', '\x8d932aa1ed1a17d6c71d176cf4e5e84c3f37ae947a8e9fb42394b146b043a370'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '127', 'aud_1pdWxG3qaJyGavgiw4UtiN', '\x6addb496b760ea902f119c08e8aa590f234ecc2d5c92e7dc1c3faa1a5adbf1f2', '\x8d932aa1ed1a17d6c71d176cf4e5e84c3f37ae947a8e9fb42394b146b043a370', '\x6825664b53a80592b0806598771bae18302e3c6110d9d3aedd939be05c02958b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '128', 'aud_1FigmXryA7Z1SHj2bqgy0D', '\x5a7cda7ef9cb5a593742bb34655465a530376f5089c2886888b214838e3e452f', '\x6825664b53a80592b0806598771bae18302e3c6110d9d3aedd939be05c02958b', '\xb08816f04a36a5673a12a1a655b7ce1798bc6645c561d4c036185a87ce132a84'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '129', 'aud_shGP2f4w0Oixy3azVfzsXU', '\x6dde63e06e97455d982887a0b8d257efc86e72aa618e82eece53e14d5da40a60', '\xb08816f04a36a5673a12a1a655b7ce1798bc6645c561d4c036185a87ce132a84', '\xf8c2e6786c3c82ad78cba43125b0fd9df4d9ba9d74a2a2c016d69061ee7eb979'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '13', 'aud_KV95ObMeiIgLH1W6mZ1LrD', '\x004611effe9e3b8f65d2c1517eac2c4100d8bc51e2e849fc285c58fa24bf5e46', '\xe02a21c481f3ae9e6202d330523b36019f649d831c2eb94c70b61045f3c7f1e9', '\xbf0acca116271acd80c1b8f1d9c1c72ec9d4997ede692beeea9f3e61d632ef57'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '130', 'aud_GVFwTTOsdxoeuQ9s7Lzl0M', '\xc4e786f5f4216f4260807e426110560effde1a203fd4ae0c65c0361dbcce34b2', '\xf8c2e6786c3c82ad78cba43125b0fd9df4d9ba9d74a2a2c016d69061ee7eb979', '\x93d80a98ad0a5dbb47c24ac00c0725dbdcfe1e867a1ffeb22840a02dbcce4ca5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '131', 'aud_Azmz2RxHeqFjUn915Br64R', '\xd884a1d62d1295d8858f4c4647124fc9e192f651a462ac961eb3403339942ae8', '\x93d80a98ad0a5dbb47c24ac00c0725dbdcfe1e867a1ffeb22840a02dbcce4ca5', '\x6cce9e6ffbc6271472111ef83e5738e9e40e32fd357fc1162650b697a3ca1c1b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '132', 'aud_CyrZMgHJjYYNcYpUpSegEg', '\x918c68a051000a9c030036baf2c1e914153ac983152871bd939d482965ff48f9', '\x6cce9e6ffbc6271472111ef83e5738e9e40e32fd357fc1162650b697a3ca1c1b', '\xb27ba4fe5d32aacaf9d5c20bdb0361546618a97dd064f8e851fcc1e81254108b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '133', 'aud_6A7ftedVo5udUxjJGqTXRE', '\xb7993f2c32f4e951d755b99b74a0f4cecdaca9d39679f1b073d3d7e0f782c227', '\xb27ba4fe5d32aacaf9d5c20bdb0361546618a97dd064f8e851fcc1e81254108b', '\x4628b4f0c7f06f930112843eac34e4f07d61bc633702c921a6d4af344e57a8c6'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '134', 'aud_uurry4FtGkHbfBgQBP290w', '\xfc9304d7dbc34e356139a90499b489146f86afae127c5b0d6315949b7728e7ea', '\x4628b4f0c7f06f930112843eac34e4f07d61bc633702c921a6d4af344e57a8c6', '\x959619fb837b5241b1cceae230260b2a5fa15d284ffb3f13e13c686f1d68eae6'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '135', 'aud_JFUfZMyk4Ine2M2gkRX4zg', '\xbf066a9062c64e94e8ac35a2434615bf85c8d022f4fcb5f7adb41811262156d7', '\x959619fb837b5241b1cceae230260b2a5fa15d284ffb3f13e13c686f1d68eae6', '\xa7d50878113ca87f08a9720bea6507349cdc60eba7d1a872455eab4cb00f496a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '136', 'aud_cKoQIiD0gzB8ZSKNRQN421', '\xd2263720e3625946f3b983f9b511b89ba2d82599fcf7a9a8f497ea6ad6463cfc', '\xa7d50878113ca87f08a9720bea6507349cdc60eba7d1a872455eab4cb00f496a', '\xddffeae6a2aa04925f25793caa9f9c79c43582dbbc6a2b35088fee92c86c9af8'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '137', 'aud_ODfXUCtvn1XWA5kCzWUoRx', '\x6537516407bbf6ba0135bb529b4e4e6c1340cd5f9129367fe89f582ebaf24427', '\xddffeae6a2aa04925f25793caa9f9c79c43582dbbc6a2b35088fee92c86c9af8', '\x46fb7f2c25b3bebac565580a07b7150e97d8c659614f945b335e4b367d92cc62'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '138', 'aud_4itqnJ0nxbIk4E0D7f0BkL', '\xe2185644e3f1c45fa138d68baa40f903e7b67d8b1620e27634879bf6c0468d87', '\x46fb7f2c25b3bebac565580a07b7150e97d8c659614f945b335e4b367d92cc62', '\x39b82eb5067313f30ca27df327e750b76e21bbfa6007d1d5f3c9d9199e3a8dda'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '139', 'aud_BLjGFxUouR6EnGZpmqG4nr', '\xbc706292ee26388dc3a14986be545fc5574bf9cacbcf9f1697f83445e0b9fc91', '\x39b82eb5067313f30ca27df327e750b76e21bbfa6007d1d5f3c9d9199e3a8dda', '\x45eedcdb7aba34fb6385aee8671c136a6ec427a85929cbbe0a09abbf33856395'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '14', 'aud_KUSFAcBtGe4fOUFhgh9Qr8', '\x5bf3e7c8c265e9561d898326dad2a015bd606db0bffb810cafa8f21cf22cd491', '\xbf0acca116271acd80c1b8f1d9c1c72ec9d4997ede692beeea9f3e61d632ef57', '\x0afcac32edec12945c98291aa176965dfe3334ff7e861583ac744e825a8d45f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '140', 'aud_YwHhrLlD4n9EcNNuz9RgCS', '\x70b04a65b3a9bc6b656481b352eac82f26382ffdaa8cdeead9b6f79f654cfcae', '\x45eedcdb7aba34fb6385aee8671c136a6ec427a85929cbbe0a09abbf33856395', '\x80fc22d55339847dcb09d1234d2875a39fd38c24bb5f15de8fed07a79f1af147'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '141', 'aud_GohlPPHJyk2o0jm7nBq2dR', '\xb49eaddb1e541526d6e0bc0a67e38e801e56b18ad91c4533ddf0859848afcdcb', '\x80fc22d55339847dcb09d1234d2875a39fd38c24bb5f15de8fed07a79f1af147', '\xcc9f06be386618e9ef3a895ac0032ebca7b89a8dbe5f63e9221de14db034c893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '142', 'aud_Rynq1Hc46qS0xzNnq8TQiV', '\x133fbcdf7e6f578ea1315b032652af18c1dafc3472f0eeafe0513a342bb708fe', '\xcc9f06be386618e9ef3a895ac0032ebca7b89a8dbe5f63e9221de14db034c893', '\xb769543a23a9645cb2dc03c5475331b375a58142a604ea9c48b6f03754271777'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '143', 'aud_1JiW2S9UDsGePReYbzOxV9', '\x791bd300be0f9a0d9a5f70451a45271e86e5b968545ebc62dfa6bf0ad01c66ca', '\xb769543a23a9645cb2dc03c5475331b375a58142a604ea9c48b6f03754271777', '\x8e2742261c98bde353330723ac8010fad2b9cb8480b162c83498c81cccdfbc0f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '144', 'aud_5xSL8YRJMyIRLBtEzBkfc7', '\x745f4d6f499b913ec421162706a199ec374be1554a6894aebab45eb7160fb05c', '\x8e2742261c98bde353330723ac8010fad2b9cb8480b162c83498c81cccdfbc0f', '\x3ad179d9a8a46a525c3350e82d1812828d37ca69fb3b27fe7c16c56521c1e367'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '145', 'aud_BicrJ6cR6tAVAllUegSAO9', '\x41c4148f5a7e7725f4e2faab8f86ce50e5f1cdb7ef800e71f82d48f21517e7dc', '\x3ad179d9a8a46a525c3350e82d1812828d37ca69fb3b27fe7c16c56521c1e367', '\x8fa8278ce5f8dcd9e170d2b08e410d2138880a27c5d45a52883c941d95b32a9f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '146', 'aud_rBBIANFcEoXFvLnDQa1uQV', '\x987455ed08cf3c85b67ba216ede0f0df231f589fc1a1d91a5ea06bf4451b0b98', '\x8fa8278ce5f8dcd9e170d2b08e410d2138880a27c5d45a52883c941d95b32a9f', '\x082c9f0f3d5ecb9fa27e84635c958da2cb87d2d7182fffed07a1bb7ad76e4733'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '147', 'aud_1Ln7EKLXUwiRNDyzHRkpEk', '\x17b4b83c4a68b8db21c3e869b95d5106f7546d8d2863a014f00844247a5a6409', '\x082c9f0f3d5ecb9fa27e84635c958da2cb87d2d7182fffed07a1bb7ad76e4733', '\xbfa91fab044b74da3250b1bb45a2942e73ae01daef4c9ee04c6d52a61dee5108'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '148', 'aud_f6GZuCMdcDj9f6QvwywZIy', '\x2d3ceed9eaa5ea189082d225e88b36ac080c6fcb475d35e60684294648d39d74', '\xbfa91fab044b74da3250b1bb45a2942e73ae01daef4c9ee04c6d52a61dee5108', '\xdee5834a72423e4febf97693becdd4444370be40b26b9fca17b65ad3ff9a8bf5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '149', 'aud_pSoSm1EiGgQX40zo6rnOFE', '\xc5723827ae34065a59b0963a71557b3059cb16ccefe5f44153fcb40c24197f87', '\xdee5834a72423e4febf97693becdd4444370be40b26b9fca17b65ad3ff9a8bf5', '\x43591114b784b7be1086f91c330d6a6b83d8012a54d8452c491dbbfbf97208e9'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '15', 'aud_Zydh36NvzuO1S2YP6kiC4M', '\x068db9a012eb38a5b293a2fa7033ef532838249e4c8e7242ee7a2c5932f3ce5b', '\x0afcac32edec12945c98291aa176965dfe3334ff7e861583ac744e825a8d45f0', '\xbe5f064434bce6769e064696df912f586c485410af21bf4fc55583ee6b16b848'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '150', 'aud_Ezno4ZxR5CW43AzlEP1Msx', '\xc959ae78159d8d0a9d7b068194c63bdfc70951f21cd5aa95620d3e50b88d25d1', '\x43591114b784b7be1086f91c330d6a6b83d8012a54d8452c491dbbfbf97208e9', '\xe28ebe418f74a82c07e28e4a44bf879361b384eb8579f5f8fd6c350e1fd97200'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '151', 'aud_YrsyGQQixGMQLX3f1Kd1iD', '\x667c0f5ddfbdeb808eeb0700c27d2ef88e1c0631ace041d36bc00a8006648c3e', '\xe28ebe418f74a82c07e28e4a44bf879361b384eb8579f5f8fd6c350e1fd97200', '\xae689c2cb32a089d698f7e896ca395420cb1a9e097551035be2b7b1846fdf403'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '152', 'aud_ELQQ2szIv1ikofbOFgu6yl', '\x935e7c6892ca44912f8deda9ed15ea181d4feb79e7c729a4a03018a87e160e5a', '\xae689c2cb32a089d698f7e896ca395420cb1a9e097551035be2b7b1846fdf403', '\x94ddaa450622ad5620fca847e4c694b880fe9df88f3e858b8b747a68424ddc8c'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '153', 'aud_dp7qtlHEWq04RoO5u15Pe5', '\x6d185dc9257efb1f0ca7128b147c1fad570664fca92b28a298dfe59e3b763060', '\x94ddaa450622ad5620fca847e4c694b880fe9df88f3e858b8b747a68424ddc8c', '\x97c50c1622eb7e64e20a51c674e61ebd7e892d767293b06ffaaa4b04c3b93ac5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '154', 'aud_drHgysLIvVwVcSssiCRkcT', '\xbb22eb862117ea762967b3e23b5062e7b747690a54b0da88e9ef94debd2e73f8', '\x97c50c1622eb7e64e20a51c674e61ebd7e892d767293b06ffaaa4b04c3b93ac5', '\xf31d9ca243daa641e8d1ea66b006e9c28e740ec38ea22a9a4919b8206a57f2fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '155', 'aud_0iD8YdgJALJsYlfYqQxYbp', '\xb1fb2f72968b57ad467727a918118077692dadcacc2703e2f73d70fc746e8fa1', '\xf31d9ca243daa641e8d1ea66b006e9c28e740ec38ea22a9a4919b8206a57f2fb', '\x5975702f7f25e6d1feed4b3cf38fffcbe85ce8025193170c0a4510acdcd664de'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '156', 'aud_SIs8phrksnAAKambfYPPAA', '\x613c2c9a403b961794cdd3b4d61a6d975dc81e377d34b85f4169519ba3a45279', '\x5975702f7f25e6d1feed4b3cf38fffcbe85ce8025193170c0a4510acdcd664de', '\xb02f420c10e50fff2f533584b0bb0a01dba9514bafefc17df5ab4c752fa70f19'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '157', 'aud_nZZX9ZB6JXVmUyvp3c4w7I', '\xb95d9ed48d9fdce0ff4f61031f9e1fdf0cf4b36e920a24ae5feb6f840ab6aa29', '\xb02f420c10e50fff2f533584b0bb0a01dba9514bafefc17df5ab4c752fa70f19', '\x8ebf93c649f59843ba978db84fd87d455f2f0479f956494e1107f46c4a7aed21'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '158', 'aud_MgMECDVTl9uhR7LkrjuKro', '\x1ed0f5510d3343b64394ff0f8b02fbbca92c36b06d9aa2a78fe92fe4a65ae2cb', '\x8ebf93c649f59843ba978db84fd87d455f2f0479f956494e1107f46c4a7aed21', '\xa4567358692499371deda01d079e3856e38519ba3f03f27cbbdca6200cc6366c'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '159', 'aud_3aqHp8Ya9lYfY4crsQsRtj', '\x1ebd44fd31e1df4e973cd6ed1fb43f68febd63054b250333a77714f515ca8243', '\xa4567358692499371deda01d079e3856e38519ba3f03f27cbbdca6200cc6366c', '\x919019243b95977dd2d4123b901c2109d3dbd7566d5d45a876398ca90555ef97'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '16', 'aud_Qnat5aMEA9SjfVemy4FCMi', '\x08b475be37bb4f2cd87d5e1ef3ead70234a12edc0ebba0737a45727b06a6cf41', '\xbe5f064434bce6769e064696df912f586c485410af21bf4fc55583ee6b16b848', '\x7564cf96de6233a776b1580a83cf01453a791addec6cb8fdc4d47d92e99248be'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '160', 'aud_cfdgHICPcRJdb2TiX6EWkt', '\x530d1ad25316a82c1679e4a540cc0d562298d5859d6f0559f4b6e1ee2b262868', '\x919019243b95977dd2d4123b901c2109d3dbd7566d5d45a876398ca90555ef97', '\xfca7db820b233afad667be1509734756d35e2dbdfb7a75faf2d50c6b0c891887'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '161', 'aud_8d0PlHNAu5cJa79puA6UjE', '\xeabe1037b654140cb8f9bce97e2fa2310b1409d9dc43da48cb50ff8f4b1520dd', '\xfca7db820b233afad667be1509734756d35e2dbdfb7a75faf2d50c6b0c891887', '\xf92dd71c450ee8d5e605573d09d0477403f61d7751eba22919eec3ae899048cf'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '162', 'aud_Zc9gO0kYEM0LJesWRjSEIg', '\x2399f35f696055b2562e2d355de98150b40032b7bf75169f80762a4de3069f10', '\xf92dd71c450ee8d5e605573d09d0477403f61d7751eba22919eec3ae899048cf', '\x21ad0f7b3dfe8fc808cad9783ad079e1d996a5843ba810387628b0f69493010f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '163', 'aud_wtIdPqZZ2IDHk89iIFQye7', '\x972d08786467e0a8328f7a3766f588b23aaeebc2d05a0f073f6ada0112b33add', '\x21ad0f7b3dfe8fc808cad9783ad079e1d996a5843ba810387628b0f69493010f', '\x78c2464be7f25bf68fdadf8f8e759d34ac1393e1fa025a53e00e7e0b782d47ea'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '164', 'aud_eP9t1Rvbt2UdBo1BneRH9k', '\xe5facc52d5ca62158fdd4790fec97477158a26e69211e813924635aab6b3015d', '\x78c2464be7f25bf68fdadf8f8e759d34ac1393e1fa025a53e00e7e0b782d47ea', '\x7d596bed340a4bcad13f8fb1adce35e53f4cdab59db8572c5b2ac8c05354341d'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '165', 'aud_2QccqDUD1T4cwI5HgN5K5T', '\x2009912fb18a8bd4a71086a0ee29fd7596c555d4a17ab68f3788bd278dd67ec6', '\x7d596bed340a4bcad13f8fb1adce35e53f4cdab59db8572c5b2ac8c05354341d', '\x2f19a325e3792a91ab2666fc27e242d1e33296ffaf3583a21064a07f5e7a5b13'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '166', 'aud_Xr8UPvA0WxjnnKAoXjxE1R', '\x59c30e6d3e4200112e521aad9c668a880062742dbb694f1bb993b601517c739a', '\x2f19a325e3792a91ab2666fc27e242d1e33296ffaf3583a21064a07f5e7a5b13', '\x9017ee0ec236d396596e4e7146b3da7e079b8541b80308d81fc289d30adc1924'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '167', 'aud_r41UwrbQykigF988R8bL4L', '\x608248984d5e5acabbe7d20888802f9daf02a191704b70c6c5197ccc2a9bcc3b', '\x9017ee0ec236d396596e4e7146b3da7e079b8541b80308d81fc289d30adc1924', '\x73ff72189a7cadb6e882d7696caa4ae147574f8d2d8d81577bc113a1d6cb1623'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '168', 'aud_n8XbIqm2ghpXCLTPvZKrhx', '\x9d994bcfc3bf415e8121c6d615bef2f000b7ac8202179223cfe1426bb520020b', '\x73ff72189a7cadb6e882d7696caa4ae147574f8d2d8d81577bc113a1d6cb1623', '\xebed26986458291ec9eee9a0887993a22c380649af1db35a00eb101b2c124ea5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '169', 'aud_mh15sG87V9k46U5MpJIIrB', '\x03ab7e046ed0564d3439ff7cdcccb01070bbfd4e94d31c06613572eee76ec1fb', '\xebed26986458291ec9eee9a0887993a22c380649af1db35a00eb101b2c124ea5', '\xb1e9e5be420c93774b1fe38e3eb9cc777d4fbec7a5eea33d5b123ca23781c55f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '17', 'aud_juOFTalbY9Gm3pbSOFmLtn', '\x7f7f1dd76965c8f636d5d76e65356e5d33f1f8ee39b45cfd3e149fdf1c9e1dbc', '\x7564cf96de6233a776b1580a83cf01453a791addec6cb8fdc4d47d92e99248be', '\xeb8891163c8f0bb85b78dc42e7de9e0d2b99921a04b5d6f474c667b104f02eb3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '170', 'aud_OGZfAIl1eypS3s8w2CFLEi', '\x2c07f61634d1f6951e28f03c93a2db49cc0984c93632ea455ab73a96f65d86cb', '\xb1e9e5be420c93774b1fe38e3eb9cc777d4fbec7a5eea33d5b123ca23781c55f', '\xb10dc12081cb2636cc1a9322007a7b0b2dfc9e2821a73d3ff4c3b771453ccbe2'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '171', 'aud_kb0stSaJnXj9KhgvaUTZTs', '\x16023ade87b4164e9908475af9d13c9983c2c63583b29ad24ef069f64a89f10b', '\xb10dc12081cb2636cc1a9322007a7b0b2dfc9e2821a73d3ff4c3b771453ccbe2', '\xcd575fa389e57e8bd5d18182a8002b79c3060c7c01435d1c3db78761bdbcd57e'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '172', 'aud_HCj5YCG0sUl7cXsDyzBZg8', '\xf2de82c59e3c2f1828e2e0491b0db69193a0ae7b82164cb35e61fdbdaf33e859', '\xcd575fa389e57e8bd5d18182a8002b79c3060c7c01435d1c3db78761bdbcd57e', '\x19b4046e02a4487a0c87a47fa7b68de70b29df40499ad85841df36352228f921'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '173', 'aud_m9Q81ZsN54uBXDOCbmPMxs', '\xf021f89aadf34a809919e96c5941e9b1029c14d3ca06cc62dc5d054d98a9406d', '\x19b4046e02a4487a0c87a47fa7b68de70b29df40499ad85841df36352228f921', '\x07e2b9423e69aa2461ac699af487519091c84a8c332dceb0bdc78d3b401548ab'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '174', 'aud_bdPFQXjNyLXnMwafWv4DrW', '\x71cac1027739fd342ea7d173def0a8ce046a784b2075c2297aad542c950843ee', '\x07e2b9423e69aa2461ac699af487519091c84a8c332dceb0bdc78d3b401548ab', '\x1258073ebf1153daf2554b43f08510deb4e14167a42e184198bb0415dd061029'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '175', 'aud_D0KvpNTkzMuFMe6yp8EEOw', '\x87dedd67de8841fe1ddfe7932f60a5a097449c3314e43715aa135d7289269a2e', '\x1258073ebf1153daf2554b43f08510deb4e14167a42e184198bb0415dd061029', '\x69ab9595d9db2f8e3705a697a1463d959db9cd45291bc5a3b29c9cfccd8d9df1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '176', 'aud_AvglDdpSalv7cWDyaOGmkS', '\x8cf2ebeba94c918f6f40369379bae30040dbd113c1137e022f1c098bb0b13e06', '\x69ab9595d9db2f8e3705a697a1463d959db9cd45291bc5a3b29c9cfccd8d9df1', '\x1ff2ccda46f9ccf7555869a61d3e49e9fe7f1a979a82e0cb4654875f545455a5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '177', 'aud_ypBUUsvvjoPwAGfDjCSwAw', '\x0b0bb2a7d9a2b0392d61452e60f49da9488774e7baf00dbe987bedf5fc452778', '\x1ff2ccda46f9ccf7555869a61d3e49e9fe7f1a979a82e0cb4654875f545455a5', '\x14158575e3427df3e3e98fa3217577acdb05576e929c6fe08b33d8023eded9b7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '178', 'aud_8C64PLHiD6ivZvX1IEkU81', '\x8c8591d49bd444fe69a0d5c43dddfc61a29589270592f1032ff09f47ff8b31cc', '\x14158575e3427df3e3e98fa3217577acdb05576e929c6fe08b33d8023eded9b7', '\xc657e75ff9b64c804566ad39a921fa119ecc2abc1ae102bdb6c7a3fa793d1711'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '179', 'aud_v8ybNlXBLZxOWTyXd0kTey', '\x6736e675cddafd4bb6bc0db1f26b83e64189f2527821146e807d5b82cacfe421', '\xc657e75ff9b64c804566ad39a921fa119ecc2abc1ae102bdb6c7a3fa793d1711', '\x08a375aab80e7981be0201e7282082655bc0230726b5d0724b171248b0cc4251'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '18', 'aud_1sQZkqVW1cywYMjk8TkcrE', '\x91cbed17b01b9462745dda599c1daac18d5bf856317add73d80c3594ace5e1db', '\xeb8891163c8f0bb85b78dc42e7de9e0d2b99921a04b5d6f474c667b104f02eb3', '\xa33cdbe4a8c2a5b19dfc21837717a39e2f008d568c810a4a898bd5a0ba0ceab7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '180', 'aud_ZUqTaWkMORgbnsxe2tLDwb', '\xedd070df269ddbfb9adbf22e3369053f2f62dba7e60451508cc19480150cfe19', '\x08a375aab80e7981be0201e7282082655bc0230726b5d0724b171248b0cc4251', '\xfa83b21a1ee1a113c8fb24f806f46011475177ef2d31e03ab6bade166fb684ef'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '181', 'aud_e9v2YmQRj6HoH8r7etiSt4', '\x3ae8edb920ac33317206c5da18df72b36661e78d5d7f389d621216fd7caf9805', '\xfa83b21a1ee1a113c8fb24f806f46011475177ef2d31e03ab6bade166fb684ef', '\x52f74b6cdbee43281c4a436b54786e57a196fbec01d9cb75bc06fd992451c5d9'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '19', 'aud_zi4M7wXlgCPzEu8sLVt3AT', '\x7444f64266425e09af01a8f083d038fc346595d2f4207f0701aed70c2185606a', '\xa33cdbe4a8c2a5b19dfc21837717a39e2f008d568c810a4a898bd5a0ba0ceab7', '\xd6d6f37d6da7efc70dede23cb0d7060d8969e7449b74dddfcebbba99e5ab0f92'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '2', 'aud_MEUOQXKUKsCB67nmeRyUbR', '\xe1fcf7f02299851a16edebae7dce4a1bb9fd7122d4cad246640cc1a0e6ca8ef8', '\xa8926d964755f46214c5a485557cea2de459b2c9f28de9cf4c1c40d11f5806a6', '\xdbcfe714d07146e782827c802b34869c7731edb2861940324869b3310a2ee73b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '20', 'aud_Y1ZZFhAqSnWztIvcaskFev', '\x02e73f8e7d687c706c799c9856118e0e47839b957f27e6f9f7a6dfe52af328fb', '\xd6d6f37d6da7efc70dede23cb0d7060d8969e7449b74dddfcebbba99e5ab0f92', '\x503ceffffaf029eeee78a6b4d843fcb1e1603692cd00479e88f176898ae31acc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '21', 'aud_Py2rxlKevNodj5lMoCvyP9', '\x0c19d2b55f563f5b7853c6be9fcebd6fdf419a96d41055a3a8145a04c503bd70', '\x503ceffffaf029eeee78a6b4d843fcb1e1603692cd00479e88f176898ae31acc', '\x0c728e2233db5ebb7805b20b69bc7919bd72f5792a5d633393a88bd6eda7b52c'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '22', 'aud_51gUhbpFbULi2K9rM3ZVZ3', '\x3dc23fdb656dacbd42a6b047c3a7eb26f2d77547a463ed6610518914857c8fb7', '\x0c728e2233db5ebb7805b20b69bc7919bd72f5792a5d633393a88bd6eda7b52c', '\x35015ebd20dcdb4ddb5549d8599a14b008937ecb927e10e1c184983d7c44efb3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '23', 'aud_AyWOJAZBh2R85eZWhUeFH3', '\x2c2f55e55f61af88763323c70617707b01385ad1ef124cde4cb11a9849a21cda', '\x35015ebd20dcdb4ddb5549d8599a14b008937ecb927e10e1c184983d7c44efb3', '\x9f432f078cc280ae88c41121e6bafef87b25c7c513badc7eab9a18deda3bac46'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '24', 'aud_J5uUcuObYUk6tj4G082RXz', '\xb8a8c2847e7de2f8c98b6477369f1116d8f27abb0c6e2dc2d5bac48797ebe8b7', '\x9f432f078cc280ae88c41121e6bafef87b25c7c513badc7eab9a18deda3bac46', '\xc842f9e51004e2145aaa5816f751207c31203dc66dab9d0faee2f1dc23197449'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '25', 'aud_ea5FTMSrs4DazwFuFf2Bzo', '\x20b11c58070964721b118f2c0df1e67ed7c1e5fb1c5f0363475c1662841a4015', '\xc842f9e51004e2145aaa5816f751207c31203dc66dab9d0faee2f1dc23197449', '\xf9636920960c4bd4b7edefc1f857411b6fe4df3a03548e443645450cc06210f3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '26', 'aud_RckUZmb6lorsJ1hdCZbNhW', '\x079db8f06f925463e00aaca7de496cdbb3997d13c569433635ca4340356aa3c2', '\xf9636920960c4bd4b7edefc1f857411b6fe4df3a03548e443645450cc06210f3', '\xc58ac29b036260532fee9612f02601a46669f8a4375a33d27c4920db2a3c8da5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '27', 'aud_lum3crw9pWyegWALweQEUe', '\xe1255667c9822df1c2ff249d65ff0f001054ce506a5352b1cf297bb03f8938f4', '\xc58ac29b036260532fee9612f02601a46669f8a4375a33d27c4920db2a3c8da5', '\x2c339f79f999645e1d3d4b74fb9177c29348f3caff05a6a84d1a7327fc4a2925'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '28', 'aud_EkAt24NmewuB5aEHvA22ni', '\x1d7200c80daa19b2be6a7ead361ba6f8d69344a11f59406b8dde545569387f04', '\x2c339f79f999645e1d3d4b74fb9177c29348f3caff05a6a84d1a7327fc4a2925', '\x784117e3476c83a8d1735cb15bae5c89600e1cc2c895a20a3a270f65459a6e46'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '29', 'aud_B6LWG1cEswEdXTx9WhW53T', '\x0935febe56c8668117da8d1a65d2cd0fa53a6f473c50706300ef7ffcf6f0afd1', '\x784117e3476c83a8d1735cb15bae5c89600e1cc2c895a20a3a270f65459a6e46', '\xed9c8984d3885068cd26f620a9a905513ffc8fcf56c724842e88869b982394b9'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '3', 'aud_jWp6XIJ79gcxJROQwaWZmS', '\x778b6fa6cb2732efc9e5883d1d76f5ce9e19bcbfe156218ad5c2a0462da628de', '\xdbcfe714d07146e782827c802b34869c7731edb2861940324869b3310a2ee73b', '\x403291d313765827a0f1f58e77616bb1330f86971b9bbd02231a244bd80fc9f7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '30', 'aud_gckcJ4o4vVyHStUkkb0xcP', '\x7e31fee04cba1a7f97335164b8688299ce6e004cd4c163b5ccf3c08e0efa8e26', '\xed9c8984d3885068cd26f620a9a905513ffc8fcf56c724842e88869b982394b9', '\x12559b68bb4fa0e3ac07132e958bb5e5728f522a2b2f875a25174bd5b3ea900b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '31', 'aud_WNHcVZRAdXKhvHBaY3rsoZ', '\xbcaa4a7b2015d5933e2d745fcb8d1c1e0dcc4857bb9802d8eb7f7f573c29b5b9', '\x12559b68bb4fa0e3ac07132e958bb5e5728f522a2b2f875a25174bd5b3ea900b', '\x5eef26b1cb8fa669a54d03f25dc7244a531a9e7050603eea86fae2a54cb6b767'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '32', 'aud_oMuJX7kfYuDxt0BYbNLgy4', '\x8bba1d44c5f9f86ee9748f838b06f3c212507e0f3ee65f431a544d85da5acb0f', '\x5eef26b1cb8fa669a54d03f25dc7244a531a9e7050603eea86fae2a54cb6b767', '\xd326517f6692f241da03c0a574fddef087887ca62d61a27c69badb8fcbfb82c3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '33', 'aud_aONJOQrVLlnuhlIvuzqMM2', '\x9595175da39e0429d163aa1fef0586542c694ca442c571974ce7faeecbe35eae', '\xd326517f6692f241da03c0a574fddef087887ca62d61a27c69badb8fcbfb82c3', '\xe997049d6a087f8b0e4eaf9bf2a7531cf5d0d413271e2ebad68eeb9d2ede1576'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '34', 'aud_DgnBAy4tQ4Vlunz3e3dwY4', '\x18d16b809a52e51cef7c65c27269d3ef047258298c76db2253c72345b7e0eb15', '\xe997049d6a087f8b0e4eaf9bf2a7531cf5d0d413271e2ebad68eeb9d2ede1576', '\xa65ad18853982bc8a07eb7e7463629ce7831a75aa48f4ba535a7e09cf5e8a40f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '35', 'aud_BTWAH6BgpFJKiMb1au8mYd', '\x3b6094ea94aec58fcc8b8725b0429fe3e20a4c46db7fc3186912fb42eb894a8d', '\xa65ad18853982bc8a07eb7e7463629ce7831a75aa48f4ba535a7e09cf5e8a40f', '\x1361519f3aff9f27e69efec69e4011676e4f2e357991907214530c1fa567c833'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '36', 'aud_iLxl80Y9hiq51avuDmj9Eo', '\x42ded3ec061a4da876241070efe07c05b9f07924d3f70c68e75dd5185444f8ad', '\x1361519f3aff9f27e69efec69e4011676e4f2e357991907214530c1fa567c833', '\x5e4b970996359f6607d4815ac7a0337c6db78abd3b928b60ab29304c4968e6f3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '37', 'aud_wdC8FUBYs9YTas4yGlKWnK', '\xea2a42b2eba2d05c59a020e9f9f0128b1fcb0650cfd3a6c91d6f5734fc42b736', '\x5e4b970996359f6607d4815ac7a0337c6db78abd3b928b60ab29304c4968e6f3', '\xa5c9077c439d87ad7f16eb85c2f51698817b2ee8c072dcdd9de2a046d8f475cb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '38', 'aud_rPbyrTi2iXIqEb5xaiCByM', '\xab8aeb80fb59460430347b993f827663ca73d613d5571027547fb024f8b3ef20', '\xa5c9077c439d87ad7f16eb85c2f51698817b2ee8c072dcdd9de2a046d8f475cb', '\x8e22fb13b60071508998acdfc62b0a61108b3695c93e9d87f86c1a0ba51e242f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '39', 'aud_DLEf6tqLwxpip0FFev4fXE', '\x5a973813414dd57f43762f5e44b93401d258fbebbb29b255d76e9fed77478e4a', '\x8e22fb13b60071508998acdfc62b0a61108b3695c93e9d87f86c1a0ba51e242f', '\x2701712d39e2159386af3ccf5210fa2bbc105e4efc140fe40f61c5dc616c4697'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '4', 'aud_e3y6GwnVLb3sWDgJy37FgJ', '\xf72e744e037f26478769b4b5d71394925a4f8ba2c10826e3b1b4ea24f9bfa325', '\x403291d313765827a0f1f58e77616bb1330f86971b9bbd02231a244bd80fc9f7', '\x3e425a1fac51b84acda9e31f93888146b2c91a68d86d238f35032e8c14b169da'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '40', 'aud_8k3gO64q2W2cU2K50dPzjm', '\xca4d3eaf29767ce9c7710902ebba09d02bac28c0d0bfca2e48857cd3e49eec5f', '\x2701712d39e2159386af3ccf5210fa2bbc105e4efc140fe40f61c5dc616c4697', '\x64c809bcc89617f1b2b6ddf15b4d3779cbcddefd441805c5d9604effcab16d6b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '41', 'aud_iKhPIXBNV5zttVX1QE8COI', '\xabda3b8cbb5f9eb0ba3ff1e342494a97370514125f4d80f3c80f955e2d35cfbc', '\x64c809bcc89617f1b2b6ddf15b4d3779cbcddefd441805c5d9604effcab16d6b', '\x3bff28746b6c21896c995e332f5920922c1d8d00e189529b34d008274ed14221'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '42', 'aud_MvJdchTqFnfXbQ6CsOBV7q', '\xd45f1afa5895d079aff8526e9aeb20254f17a38714561c6048b047f568df05da', '\x3bff28746b6c21896c995e332f5920922c1d8d00e189529b34d008274ed14221', '\x87653edf03edc9adba433779179d3533da5ed8ff4e4cf498ce3a69d517585019'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '43', 'aud_RcAhljav7AQg0emRGwBK4c', '\xda69701d01571b34d1231be68f6bb3d2da937ca0fd8a237141db6cc2f7267d77', '\x87653edf03edc9adba433779179d3533da5ed8ff4e4cf498ce3a69d517585019', '\x96e7b75bdb6c3d5b203f6ce3a7891c973afe00df8ab5dd4e6091f0bd0e4e6828'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '44', 'aud_uPdfJwagUFhvC7HNLbKQbu', '\x62906bc4fbe3b094b2dae20f8dfb0c4fc6beec1756a86fdbe6be42dbefb76d87', '\x96e7b75bdb6c3d5b203f6ce3a7891c973afe00df8ab5dd4e6091f0bd0e4e6828', '\x385b111988168ab940557df5ffff9493cc58be9859bae4856fab1c2368cb885e'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '45', 'aud_zCwgU3N0OfX5JLBSCDUIkc', '\xe319f5c12d909d5e029dbdd86caeb05f2529a7498309d847ef534413ee5aa59e', '\x385b111988168ab940557df5ffff9493cc58be9859bae4856fab1c2368cb885e', '\x23111c8fe47e2018e5044c41576fd3c23e2dd74f28fdfc97ba391ae28e5636a5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '46', 'aud_NUD6nUERsMuvEtlbLOJxfX', '\x9f7040bccfeb478e89544ecc7515686f3ae046c2bde82189aff1d062b942ab34', '\x23111c8fe47e2018e5044c41576fd3c23e2dd74f28fdfc97ba391ae28e5636a5', '\x5bc93edb2964167b38f14666aca974199b58197cb070f7222709fafd33729e1a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '47', 'aud_CUlqqipiDh9W0wEttGaL0z', '\xd304793960e56af0b8c6c9289d28ee0637055c8f92d956ad9100e9455d1b7663', '\x5bc93edb2964167b38f14666aca974199b58197cb070f7222709fafd33729e1a', '\x2d91cb421cbde605c90a4b2cf8b13390a074da90cad312cbf5a3b73a27d638af'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '48', 'aud_qKuqzWRMbljGSfftRj7bOs', '\x02923bcad36b4d44426ba82f9ad79e15189c4145a7c8b8c30d1a56bd88102d00', '\x2d91cb421cbde605c90a4b2cf8b13390a074da90cad312cbf5a3b73a27d638af', '\xc0986f4054192b01d2a2b6fd30127beaf603602fe5e447a18b624626465a890d'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '49', 'aud_rbV09p7b0FvQb6YAc6jxJc', '\xb6de6fcb57e0a06b5f37dedb31dab72ff87098ba41ef4e447e426330107d36f5', '\xc0986f4054192b01d2a2b6fd30127beaf603602fe5e447a18b624626465a890d', '\x6032b13334440ed3994a163292b7d6cc75e2aae06bc7f7dae9a3500e8712f498'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '5', 'aud_fbwvUG9RkXb5WKHMiDCNy4', '\x9385eb4709d9b40fd585173cbd0afe00b293366b08c4f48073ad13bc58a20d30', '\x3e425a1fac51b84acda9e31f93888146b2c91a68d86d238f35032e8c14b169da', '\x926ae4d397df1736c2ad63429d30e2c7bbac22b3c41482a79403c1bc15b0faa7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '50', 'aud_AkCsf3x99xv3mtiflumRP4', '\xd7bfde96be11be6eefc3c948513b4605b4ab7abc9f7c3b115e60686d48fde04e', '\x6032b13334440ed3994a163292b7d6cc75e2aae06bc7f7dae9a3500e8712f498', '\x75beb97e8315bfab1c05e70c199402068799041aaa2e1e34c39e4d710966c020'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '51', 'aud_Umi8z1rsmc5aL30rSkqpVq', '\x7374d95288d8d4004d7f126f39421860096dd54727f888409574b10db5a67dcf', '\x75beb97e8315bfab1c05e70c199402068799041aaa2e1e34c39e4d710966c020', '\xe853c2c7a9caf15541737dcb6062a339e4e1c9dea9e0fa0fc1bf98fdfcb45f20'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '52', 'aud_FcReM5ikoOnsXxhv7RoOPj', '\x67ad57eb5969ee43c6674ede1fc78c1405ca35fd3878504064ce3cfaff88892f', '\xe853c2c7a9caf15541737dcb6062a339e4e1c9dea9e0fa0fc1bf98fdfcb45f20', '\x3c9e519680d7d31ba5b08f2ba52d61013f91af97561efba266a29a018dedfd50'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '53', 'aud_h0X7Na2DHxQkMvN28Stql6', '\x7b11ee6f6faad074e7538f496973a923e7d6ab5b8972e94b368a48a2066a691a', '\x3c9e519680d7d31ba5b08f2ba52d61013f91af97561efba266a29a018dedfd50', '\x57133e3b8c788163d22a28460f16c57a5a8bd549b17e779449c50c7b8884f8ba'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '54', 'aud_TIIdPeM5xvbG36pETACNTu', '\x0645f48c63cecc451bf99f6dce92a42ae713aab22a8b8bfe3fc394d5dcbd56fe', '\x57133e3b8c788163d22a28460f16c57a5a8bd549b17e779449c50c7b8884f8ba', '\xb5bbc17513f0f590c1dfdab53b39262c459bd5a1abc232dc11ee606824d035d3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '55', 'aud_FHMFBSwQzeG5lFwgulyrcG', '\x8e3e4ff9d1691c66bee3d78ae612370390a2cee3005a52cb36107204e29eaff8', '\xb5bbc17513f0f590c1dfdab53b39262c459bd5a1abc232dc11ee606824d035d3', '\x02bcb1481c381ed00a3804f6d2e77b6fba78273bed8528cb5539b4523f3ba8f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '56', 'aud_LLTkHWtoJVkeY5alyQfH6I', '\xf09bd4427748c815d111aeb2946f346acaefdd420e1b09c56222fc62a0de4237', '\x02bcb1481c381ed00a3804f6d2e77b6fba78273bed8528cb5539b4523f3ba8f0', '\x0949b9618906947ff84517cb1ed7cbb95dfef954fac0df46cc242de0d05c166e'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '57', 'aud_OuWKxnPRhIDWbQni7x3piS', '\x2ba0dc6513df01b4698504e734ddca07cb0430513895952ae22bfcad6f225482', '\x0949b9618906947ff84517cb1ed7cbb95dfef954fac0df46cc242de0d05c166e', '\x736cfb19761e56658d95dfa67e3e5faaaedfa67ba0e0b4682cd288c3e4bd00cd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '58', 'aud_dzX6oWNqXSSQfdYDm1sddK', '\xdc0f1366ab1ea1b93a2f79a99c652cf51c7af9e551d7052f78ac141c95e82d7d', '\x736cfb19761e56658d95dfa67e3e5faaaedfa67ba0e0b4682cd288c3e4bd00cd', '\x06877e1b233dd25ae3a980f2bc4864daeba4387ac93638ed755b6488aa35dfdf'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '59', 'aud_bvQqqXdaRkM8B8byjNRjwM', '\xe4296e075f45841cc6d060561ab768c41aa5e74c5cc8e75665a680d4d8cd6992', '\x06877e1b233dd25ae3a980f2bc4864daeba4387ac93638ed755b6488aa35dfdf', '\x875873c4a7be191b6fb941810ca69322c30f5277c5646aaf130c3878381f39b6'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '6', 'aud_1fCffCmeSqEIbUJN1cv8PO', '\x80da158f103b9dec16c18bf57dbc573093aeee595c72987052b05b7ee8a021c9', '\x926ae4d397df1736c2ad63429d30e2c7bbac22b3c41482a79403c1bc15b0faa7', '\xc88f54ddcdeba4fe6a93a94775459f00f71fbca6b7563deb2c974726f720b976'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '60', 'aud_YkRetbUCFA4XdKmhYTZmvr', '\x79f01e13ef41e041018931b9b49675d8b708a252ff7094043814f251ecc45fb5', '\x875873c4a7be191b6fb941810ca69322c30f5277c5646aaf130c3878381f39b6', '\x0dcce609904ccc2812d84fa4133ff358d27216fa0adf9ee387794b59a656fa14'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '61', 'aud_Mub7QsAlJBgmy5Ldibwguq', '\x11a69aaea0c95c7b1b297c3ee93dc5cb7ab90b1e905d9261239ea84e9bfa488d', '\x0dcce609904ccc2812d84fa4133ff358d27216fa0adf9ee387794b59a656fa14', '\x259b9ffc32a077a0a7d0ed34ce3d109104d32ff4c5099086643ff9d0a2ffc71a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '62', 'aud_jajvBPvoyl5BMp5dCdwVTH', '\xebf214cacfa2d2df03412cd2afbba69b7ba06ba7402d2c49ade1ef611f02ec78', '\x259b9ffc32a077a0a7d0ed34ce3d109104d32ff4c5099086643ff9d0a2ffc71a', '\xb4fb14b36f499e2d8197a525344033506cfbe5ca9e883668121d4e50acbc8a5c'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '63', 'aud_OZMfZb5u3N1n3ibBICHy0v', '\x244c3bb7118bf6823dcd8ed3521d4ec412f8021e71f167d1faecd4789f58d4a0', '\xb4fb14b36f499e2d8197a525344033506cfbe5ca9e883668121d4e50acbc8a5c', '\xfe97b5c3cf75cd10ded237da9744df3a5469bbe691453c487e7dd4557ca18e61'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '64', 'aud_Tp2ZY1kETe38pJjts61C5N', '\xaaa38e4b9799df3ddeced3491f3a98b192710a6e60e5dd70b455ef68152087b1', '\xfe97b5c3cf75cd10ded237da9744df3a5469bbe691453c487e7dd4557ca18e61', '\xdb0422db71e7294347cde2581f3f1b559d7be160b327969fdf79b9d084cdafef'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '65', 'aud_BKZ3mGfelBSkT4YFGY32fF', '\x6623c08ace07d4d2b2715978651015a854b50f5fc572094fcd65131a03efb84b', '\xdb0422db71e7294347cde2581f3f1b559d7be160b327969fdf79b9d084cdafef', '\x7e600baad1fb4392ac148db85f95acd2978cd5f698429c37058457722edc8a66'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '66', 'aud_mZziQxu2ByobMHsuCPzXsp', '\x3d477bba98295b2a63e2e0cda96bc03f786be3a4c73e52a4022778e3bf4374b4', '\x7e600baad1fb4392ac148db85f95acd2978cd5f698429c37058457722edc8a66', '\xfaaeb3837b8347836403495ee8ea49e7035b484337a719d31f1626f6558921d5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '67', 'aud_pPD6czEAi6Evxstfy0FIQr', '\xc61edc48fe9bc47070fa2eb3bc342beac2aa73c6ea9ffd1b8c869fa7c8607a8b', '\xfaaeb3837b8347836403495ee8ea49e7035b484337a719d31f1626f6558921d5', '\x28de18aaa0504530aec3a4d647a8869c303b58c7c3f494e845334eca7e0e47b0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '68', 'aud_Aps46f1W3mV93VHc1IKmYM', '\xff634260db608d8284cbc2001b4d1fe7d9682b648d2a1c1e42ff7f0d2f0a6872', '\x28de18aaa0504530aec3a4d647a8869c303b58c7c3f494e845334eca7e0e47b0', '\xf836e9972aa7c03acf1cbee972b60b46d879bb1268c7590ccb0040570fdb7ea9'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '69', 'aud_9nE5zpMkm1VoXtiLgnde86', '\x2db3e84258673da9e41b88239fcd8d57caa0d506e2b73942e6f403cfc87bbc43', '\xf836e9972aa7c03acf1cbee972b60b46d879bb1268c7590ccb0040570fdb7ea9', '\x78079349967092d2b4fc9466a4bba6dac07039ef946daf83d3b5cf80e9f03908'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '7', 'aud_xZdcaXg9PeZZQyXfyQ3f2Z', '\xb26fced0c79b2a355efc62e36125cda027928d009f4f78f83a6c93f43bc9388e', '\xc88f54ddcdeba4fe6a93a94775459f00f71fbca6b7563deb2c974726f720b976', '\x64f173f52fd357a38696c676f7bb5c7781474695f8e102bcbc23497b8f91bb50'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '70', 'aud_zpLVxHD4ZgcWtVjXC9za1e', '\x0b4286aeb6f529029ae836ecbcdf463c3a7218e25f95672494332afb941db85c', '\x78079349967092d2b4fc9466a4bba6dac07039ef946daf83d3b5cf80e9f03908', '\xec69bb16101d3d03fbb4ab2ce14ce98cabb31b2bcfdeb5070b468daeaf8e3e39'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '71', 'aud_bXkbaPQdL4cUvsvIO7PgcM', '\x01e6193dc666229c1974a02cb533e37e61b9b1d7965446bcb7a4f78dd114d9a3', '\xec69bb16101d3d03fbb4ab2ce14ce98cabb31b2bcfdeb5070b468daeaf8e3e39', '\xf13002444e76084850fb86b724ddccff5c36a81f04d324e9e53a24bfc652ee87'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '72', 'aud_SGIUVJ4UFxncLcTJgNlGXH', '\x8e59effd7b7a48058ebb2fa0802feadec2bee694accefb665541754176d0de62', '\xf13002444e76084850fb86b724ddccff5c36a81f04d324e9e53a24bfc652ee87', '\xfeedb391f26b97ccfa964cbe2b20599aed75d77fa1182134ef70d3996e53da4a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '73', 'aud_qagEQoAwzgltg6MWhkgWHh', '\xeec9c1a00b17db78b02479c63e18f1a511326c866c661a68c39a56a6224c78aa', '\xfeedb391f26b97ccfa964cbe2b20599aed75d77fa1182134ef70d3996e53da4a', '\x13186d3041c66513f53cd09903f425c6e8e237edb5a38a99edb746bc6505d9ae'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '74', 'aud_rOUoJjYDMtjJBDVlqG0xeK', '\x612bb13851c8b8b46ff8584a4cde8099975b305ede95cb81bde110f0d0c36b04', '\x13186d3041c66513f53cd09903f425c6e8e237edb5a38a99edb746bc6505d9ae', '\x3c104de51dfbb8e3d24bb3c9381e2dcbf3245e3a1c03a17962b020a2a3dc60c0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '75', 'aud_PpP10qRNrvXGY5PKHOxTkY', '\x429d4e48fa680a51c2a466a4f848a4c8a31f60e96eec5e401a96f254be45cf8b', '\x3c104de51dfbb8e3d24bb3c9381e2dcbf3245e3a1c03a17962b020a2a3dc60c0', '\x615f595b18e262632524b7cef687303c8456a3cd58b23e0e33717fef8502e5b2'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '76', 'aud_aUVEWIeJ3o6BW6ZvsTJYXM', '\x6f934c96b83518cc1777a1a6548090fa2078a836f2df93f9268027382b16ce88', '\x615f595b18e262632524b7cef687303c8456a3cd58b23e0e33717fef8502e5b2', '\x284b9b952371270b5cba2dadb3d2278cf75fe728212d802ce87a5be478ab645c'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '77', 'aud_j1SIEPchB63ClwLdOCcZ5W', '\xc209870ed49e7849cad9cec36a66dcabc1898472785c41f90ae89ae93c66560c', '\x284b9b952371270b5cba2dadb3d2278cf75fe728212d802ce87a5be478ab645c', '\xebf7c293ac69654d340f7c04403dda4cf5a348a7709f150184d2ef1631b821ca'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '78', 'aud_LxVUQBKn99cRuvJr8gwpCF', '\xefb404d99f00124afd87f2ce1d60127568c6fb15d99265ecfcc8128e9e291c4f', '\xebf7c293ac69654d340f7c04403dda4cf5a348a7709f150184d2ef1631b821ca', '\xc40987528312e89e8569a33d5fd16e0dbb919e4a82508afe29a5e7866b810cf9'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '79', 'aud_t5Nos9xUmw8EP4sAdUBThr', '\x5fa6471df00b8b0507814495da6d5e8d4496f667a8e7bc9a080910b5b459dd85', '\xc40987528312e89e8569a33d5fd16e0dbb919e4a82508afe29a5e7866b810cf9', '\xc6f5dbcacff842a654548e194502b17b1dab41419a473026615fae1a967f5cfd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '8', 'aud_zFhYQDzNpb3ZTd1g4LNKZA', '\x2fecba38763d15e92f080b1c4771892626eac2504004bcbcc7e6850672fe9c97', '\x64f173f52fd357a38696c676f7bb5c7781474695f8e102bcbc23497b8f91bb50', '\x6e096a70bb170f01fc07c893972764b21c52bce033f9da4bdf1bea6280825fb4'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '80', 'aud_6wGqpSheall4E3LmLwEEI6', '\x02585497c0cda578811ba87aba9b7f830862d091115064889e32c184b69718f1', '\xc6f5dbcacff842a654548e194502b17b1dab41419a473026615fae1a967f5cfd', '\x9ce87cd778eeb3c8f6eb3582a384868f5b896f66626b9e4ad2392f925b6d5921'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '81', 'aud_NeOSNwV3x6dqiYn28qgQlu', '\x67ff81d73469396dfb26608a5cae2ec758f406cdacda396116755ec2d4607a34', '\x9ce87cd778eeb3c8f6eb3582a384868f5b896f66626b9e4ad2392f925b6d5921', '\x2b8c433d9638407f7ea85459f333baadce582861717b455ae6331ec765ed10b3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '82', 'aud_o5SZNxKVH3axpQcRRgMAMd', '\x2a367c3c66cbe599bd39afc8820835811da5b2711ffd14f97f625e9adb08a422', '\x2b8c433d9638407f7ea85459f333baadce582861717b455ae6331ec765ed10b3', '\x4b17fd8c5292410fe1e43b590f5a39297f0304356202a1dcfc514e253be5604a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '83', 'aud_viFcQPZYxk5UL0fCvoyYGw', '\x0d332a80f7f92ebcf3046eee32ede08da6d78cd48ec85a63981d79fb40174b9d', '\x4b17fd8c5292410fe1e43b590f5a39297f0304356202a1dcfc514e253be5604a', '\x5ef77c0c64ff0dadb6e2d7982ddfce723d2d283fdd213a3e3532ab6cf80edab5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '84', 'aud_vLbpl8D3pRAuGzOvkf1yjt', '\x8054f5bc09c976757a4950ca45e6b9549a2884de2accee3e5856e7e3f624c911', '\x5ef77c0c64ff0dadb6e2d7982ddfce723d2d283fdd213a3e3532ab6cf80edab5', '\x53a92b0e5edcc5f9255f583156d176a047c172148eabec872e6acf61c41088e5'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '85', 'aud_bXO5pzDpcSmvUwKgYtsBqZ', '\xa3234f645331cc5e8c48debab3af30954cd8a9d8ae48105f24bfd85413fd45b2', '\x53a92b0e5edcc5f9255f583156d176a047c172148eabec872e6acf61c41088e5', '\x9da011ea69d5fee0da7668703f94446457aa97fea803d9b3ddb096c396c81ea6'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '86', 'aud_rKkSGJE1nmUvEYGDZZr2mw', '\x8f451cbb7dfb30490a4b467dad162f9c1b81689354c0b9fd9f50736da1c3da18', '\x9da011ea69d5fee0da7668703f94446457aa97fea803d9b3ddb096c396c81ea6', '\x78e849e963fa85ac043d11091a78379e50543ee4f9dbf805bd70f5dc42f72873'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '87', 'aud_3vxeGpun3xqRZs6H72qajr', '\x89965055100e3b42161d463f1048b346f2d9cab672bbd8bd9efbd7d058830d68', '\x78e849e963fa85ac043d11091a78379e50543ee4f9dbf805bd70f5dc42f72873', '\x0fc2efbe75a9714a8a3bbe897a619a743f40c68298361d1f86a767baf4acc733'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '88', 'aud_syfP91v7GMGuHuvz3cRzCl', '\x91e8a5d3d2729ac4b928ae479548679c32b162a28dee2a8f97e3a80e6a16b02e', '\x0fc2efbe75a9714a8a3bbe897a619a743f40c68298361d1f86a767baf4acc733', '\x6ff4ad4dbc4bc3ac487c9f08aa6f9e86cc6a9e58f2e439177d251ad6b9b80144'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '89', 'aud_dHxxG0PjnyIaPhrhyGRPa4', '\x286026c6f4ab79a27a2c72faf410cc069f3195e7077ddc707dbde8a1c0d22c21', '\x6ff4ad4dbc4bc3ac487c9f08aa6f9e86cc6a9e58f2e439177d251ad6b9b80144', '\xa41dcb7d61421610c524f056aa010550d1d40a49c6e2d4e07f7d26a8945889f9'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '9', 'aud_jGaaO5XWJcsnmOLh8mXh7e', '\x8e789d2e160db12d3bb08d1102ab5ee58934c9875583fc7d16d6b1a35d720b8a', '\x6e096a70bb170f01fc07c893972764b21c52bce033f9da4bdf1bea6280825fb4', '\xfd56cd134a6bb6bddd9d9cda69a884d583d0b69d9fda5f9d2e6ff8efa7ac3dfe'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '90', 'aud_WHBNana7PDLV9GXeBa2BIM', '\xcb4f805af2a7beed6e1e564763f652728d8c09abad27f9ffd323bc2d8840deed', '\xa41dcb7d61421610c524f056aa010550d1d40a49c6e2d4e07f7d26a8945889f9', '\x2930fd63080626dc64fe1e86074daec32bb65a656d2037a46d9d406e826d42c0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '91', 'aud_7wQmkJroMniGfetAEZDvgW', '\x5b1a27e8309c75d9deb9122bdc118b6f854a42586155132bdff02be088c5676b', '\x2930fd63080626dc64fe1e86074daec32bb65a656d2037a46d9d406e826d42c0', '\xa64a0b64c78ddf89896fa20a4d28014631bcc47be31f4927416f8594fa87bd85'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '92', 'aud_lURZ8yj8ukdKnPNK6EEvnz', '\xfbe6d0e1789fc66f276cb046152bdd0f17c993fcfcce5cda0731439ea2227ae8', '\xa64a0b64c78ddf89896fa20a4d28014631bcc47be31f4927416f8594fa87bd85', '\xaa83a4772801b98c75822f7cfc4ad097c5fb038f912f6773e2e0eb78a5fc69ed'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '93', 'aud_cMwr4gI8nrsC7MP2JfMHl4', '\xdef61b43445ef05cb1163edb5875aa6d6bebe772d0e01bda2a4127b68e8b9257', '\xaa83a4772801b98c75822f7cfc4ad097c5fb038f912f6773e2e0eb78a5fc69ed', '\x6846d53379eec1ba5c9c7328e3ddcb5c286d79933086cbf989c76c8d24e75b52'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '94', 'aud_zkrySfhgMzN7ab0sPoaHtc', '\x14d9b85be23af52cdbb4f6afb84d6e2db86884ebe754954064ad9b7c8a018487', '\x6846d53379eec1ba5c9c7328e3ddcb5c286d79933086cbf989c76c8d24e75b52', '\xdd815b8fa21d12572692f73ec767c969277a21bb2bd3f5afa81efd3478317eb3'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '95', 'aud_yTlZ2WUmYQdlYluDALgYTG', '\x6a131015d6151e4d526611b8acb868321b87b94e5055bd40bf869303bd265655', '\xdd815b8fa21d12572692f73ec767c969277a21bb2bd3f5afa81efd3478317eb3', '\x85226102d14e7e39f3c13b9734611239bbe9fcd2cd5ebcf5bf47676fdf64b24a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '96', 'aud_gZNg5QOkhaXmcbpKI9sdao', '\x6d1b5d2504561e690539eebebfc0fab08fd51b27e8e7e107b193150c232c9365', '\x85226102d14e7e39f3c13b9734611239bbe9fcd2cd5ebcf5bf47676fdf64b24a', '\xd78556e153a5d132aea0037776be6f887f6235c448b57a72beb48714c1a25129'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '97', 'aud_DCeBSKkCKNFTrsxxw9QCvN', '\xd771930d79ff7f64994deef44dd9a7394661dd55a95bca52c2b6f1d0b5be577d', '\xd78556e153a5d132aea0037776be6f887f6235c448b57a72beb48714c1a25129', '\x106278941dc8c7d835c472fbfcc2ac9d9c2d3d7c46a4c87b8c1175d8fc0ab6bf'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '98', 'aud_AgSNeUJd7r0ZqFr6hdPiCi', '\xd5cc9a40e1f24137d400679a4367adb45d8ec50bc1d4de9ceaa644fb42917752', '\x106278941dc8c7d835c472fbfcc2ac9d9c2d3d7c46a4c87b8c1175d8fc0ab6bf', '\x81b3e83bf11c292a0df6b49a71eedfce678e51da7ce4fb7d4c77fca1f17bd7b0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', '99', 'aud_cSRGmaM5nVSO6kmAyfYCxI', '\x563f885aeda505c6436763da97e2201a41e08325cc3ee874c8b00f1f7b74bfc1', '\x81b3e83bf11c292a0df6b49a71eedfce678e51da7ce4fb7d4c77fca1f17bd7b0', '\x3aed7044f40271f045c2ea370e40a270970e58ea1e2a4c1bfc3494ba62778ab5');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'bill_bDFB1E4LmxATgVTXlkcBX6', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 03:40:02.972+00', '2026-11-16 03:40:02.972+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'bill_sQqeCTLZMG5d6TqkgFcHXe', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 03:40:02.923+00', '2026-11-16 03:40:02.923+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'bill_xO2VBHRVeApzIYp2ERhSDk', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 03:40:04.67+00', '2026-11-16 03:40:04.67+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'dep_A1pCwwkDhA4J1Igi55jvyo', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 03:40:03.766+00', '2026-11-16 03:40:03.766+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'dep_HS8jCRedRHrgDpMb0wFwmU', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 03:40:03.402+00', '2026-11-16 03:40:03.402+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, delivered_twice) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_0ANtsHlSvVuscUBBGXVJLD', 'check.created', 'check', 'chk_R0APXWb8VR3ZCZAIwC4Ylc', '1', '{}', 'req_PFNQuJHdYHtuPMrPtUpR8L', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:00.486+00', '8', '8', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_0UWA7cyVmGRQEZEeNBA2Pd', 'check.passed', 'check', 'chk_7hNArLxNHrFXL3hJSTDjkC', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '136', '136', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_1AODopCy9Gx0DfacnkiRs0', 'payment.processing', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_hAk2J8pLlnSVbLg9z9ryCp', null, '2026-11-16 03:40:02.073+00', '2026-11-16 03:40:02.074+00', '57', '57', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_1E2KUQ0EZpBUzmsl9Cy6ad', 'practitioner.created', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', '1', '{}', 'req_JOjL9ZMVK9DfoQwNeAvA5Y', null, '2026-11-16 03:40:00.458+00', '2026-11-16 03:40:00.458+00', '5', '5', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_1m6lqfkZrvusbrIoyDge29', 'coverage.updated', 'coverage', 'cov_hI9FeYhFlBPy6jg9Hz3sBB', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '149', '149', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_1pFB2mmBL2tTxA9zg8FXZP', 'practitioner.created', 'practitioner', 'prac_XkPwZNwkkuFgRs4odTK7r4', '1', '{}', 'req_8M9fGceSTJqgv1R8fS53me', null, '2026-11-16 03:40:02.382+00', '2026-11-16 03:40:02.383+00', '63', '63', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_2i5hZXMHg8ibTFtJL1LSlt', 'payment.created', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', '1', '{}', 'req_gXy4eRTPgLBR7vAGvve4aM', null, '2026-11-16 03:40:03.847+00', '2026-11-16 03:40:03.848+00', '104', '104', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_3v6ClAExhz3H6829lRn7jc', 'estimate.created', 'estimate', 'est_SGWWER7iGfKjRWTAVh81rE', '1', '{}', 'req_Qc15ZEaP5snm7OEaU2pVSs', null, '2026-11-16 03:40:03.245+00', '2026-11-16 03:40:03.245+00', '93', '93', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_48soff6qZste6hrbp4p4Jv', 'consent.offered', 'consent', 'con_DPKhv89U2llSI9TEJfFKvx', '2', '{status,offered_at}', 'req_L30V6HXs8ZywCbJ2fTo0Kp', null, '2026-11-16 03:40:04.225+00', '2026-11-16 03:40:04.225+00', '113', '113', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_4l8bgpS9vORKmdCH9vKP6j', 'person.created', 'person', 'per_YJdRcD3bXIErhxWB6R00lm', '1', '{}', 'req_Aok6m4IC7Ff5u9qK8l4ws6', null, '2026-11-16 03:40:01.942+00', '2026-11-16 03:40:01.942+00', '53', '53', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_4ldpmXDWUaTzwuEWM6T3mL', 'billing_provider.created', 'billing_provider', 'bill_xO2VBHRVeApzIYp2ERhSDk', '1', '{}', 'req_lOkudCPn5mMiy9XeyoJVpC', null, '2026-11-16 03:40:04.67+00', '2026-11-16 03:40:04.671+00', '125', '125', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_4pbsftModpRF6VfqH8ZavM', 'person.created', 'person', 'per_ANUswXptmVbqSPTpOF46Gw', '1', '{}', 'req_FihmDevO03ncdoDPndufZM', null, '2026-11-16 03:40:03.823+00', '2026-11-16 03:40:03.824+00', '103', '103', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_4v3OlhumJynOLlmbHy7YZm', 'webhook_endpoint.created', 'webhook_endpoint', 'we_Gg1jjSTv5lq24MSSxwaKPx', '1', '{}', 'req_8GhdxVFbDG9vJLZFw71sEM', null, '2026-11-16 03:40:00.297+00', '2026-11-16 03:40:00.298+00', '3', '3', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_5DFKNKw4q1AEuqM78ZB3g3', 'practitioner.availability_changed', 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', '2', '{published}', 'req_gQfHHRipB74gG8EZpI2tT6', null, '2026-11-16 03:40:04.594+00', '2026-11-16 03:40:04.594+00', '123', '123', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_5QMdQ7fwl45i3Ju5N5aUOJ', 'payment.created', 'payment', 'pay_FAs8B4jLdj0vQj53WHAmn6', '1', '{}', 'req_cqvbtokVz2yprGEIcrVELp', null, '2026-11-16 03:40:01.953+00', '2026-11-16 03:40:01.953+00', '54', '54', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_68zikTo2kyJ6nFJtqdLKHR', 'remittance.excepted', 'remittance', 'era_VezbOW8aVV8SFKcYmTDaSu', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '154', '154', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_6Aq7qomg122heQJkHgSOaV', 'person.created', 'person', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '1', '{}', 'req_Lcbwhv4ghk6K8ech3Emmts', null, '2026-11-16 03:40:02.002+00', '2026-11-16 03:40:02.003+00', '55', '55', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_6p6g7aLUHTrt4vNWOrF7rl', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_VjyQBUOre3CUGdiHg835r7', '1', '{}', 'req_XMIgcNiD6SXnYSK9qbpB8Y', null, '2026-11-16 03:40:01.324+00', '2026-11-16 03:40:01.324+00', '39', '39', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_71VuwKAKKppAL1F76kpLlG', 'person.updated', 'person', 'per_LPcWtqt882zZuesunUaFeE', '2', '{care_team_ids}', 'req_q6EpzvwOnMAemdwB1sND2X', null, '2026-11-16 03:40:01.451+00', '2026-11-16 03:40:01.451+00', '44', '44', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_7B7zpgrED3hfYrfvwDv9f7', 'api_key.created', 'api_key', 'key_TtAINa49CcWRBuiFAhLDVt', '1', '{}', 'req_bBp3ldHiShw8rDaftGJruM', null, '2026-11-16 03:40:00.183+00', '2026-11-16 03:40:00.183+00', '2', '2', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_7HoI6E18osHwi1eCx6RNbm', 'practitioner.created', 'practitioner', 'prac_04JAEr4RGAgI6wlrflFEQK', '1', '{}', 'req_R6qwvIHT54H9NxldOPNc0Y', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 03:40:04.58+00', '2026-11-16 03:40:04.581+00', '122', '122', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_7OHf8pkxyLFHEiEDTG2vSP', 'payment.updated', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 03:40:04.042+00', '2026-11-16 03:40:04.042+00', '109', '109', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_84WjcymLBoqSuElyOv5hmu', 'payment.received', 'payment', 'pay_VPRwVk7gdfYRzxU9WIH6bJ', '2', '{amount_captured,fee,status,received_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '153', '153', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_8HyzSraXjAW8s4oG6JNevP', 'consent.created', 'consent', 'con_joyAv3TKj6yA0ZDhsY5ASS', '1', '{}', 'req_SKZTzpGb4mQzWumnoS0Qpr', null, '2026-11-16 03:40:00.761+00', '2026-11-16 03:40:00.761+00', '16', '16', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_8ceabtUm4XCyLUHfbdH377', 'practitioner.created', 'practitioner', 'prac_8CKvgOAQVrlAArv8SCcUBh', '1', '{}', 'req_iorHkWLZUrcEZHgCYPXjY7', null, '2026-11-16 03:40:01.11+00', '2026-11-16 03:40:01.11+00', '33', '33', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_8xUZSHzvrpYGzG5KtAkY6u', 'practitioner.created', 'practitioner', 'prac_wbiTzcgr8xXd80qPypLz4k', '1', '{}', 'req_TSh9mUgIhrfiBWUzFOdtQE', null, '2026-11-16 03:40:00.947+00', '2026-11-16 03:40:00.948+00', '22', '22', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_8yaH8GrfVDUSo1rnWkpmAw', 'deposit.created', 'deposit', 'dep_HS8jCRedRHrgDpMb0wFwmU', '1', '{}', 'req_S34uydRiozGRVym0uahYry', null, '2026-11-16 03:40:03.402+00', '2026-11-16 03:40:03.403+00', '97', '97', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_92IRxW0PynL4g3hkAzAGoC', 'consent.offered', 'consent', 'con_GsntqyCqU8sq9UR05LWBjv', '2', '{status,offered_at}', 'req_7TIOgOBRdP4wFfr75fn5Ev', null, '2026-11-16 03:40:02.785+00', '2026-11-16 03:40:02.785+00', '74', '74', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_9quPog1HD0xfenfIMduebS', 'x12_document.processed', 'x12_document', 'xdoc_TkSHx3xbxPQZrW5mmcXwOg', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_QuYTmAyHt0RCpjqFnOhdva', null, '2026-11-16 03:40:03.185+00', '2026-11-16 03:40:03.185+00', '90', '90', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_Aax8KDxykLp1XP3E9BLPqY', 'person.created', 'person', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '1', '{}', 'req_ZwQAx1HW6RJMh0dvesBoVI', null, '2026-11-16 03:40:03.467+00', '2026-11-16 03:40:03.467+00', '98', '98', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_BD4Y0NGdBX1VTpROD4AAOl', 'consent.granted', 'consent', 'con_1K27LA2Tft0xsWuC052ywg', '3', '{evidence,signing,status,granted_at}', 'req_18SUjNKotaEnCpaO6yNFcs', null, '2026-11-16 03:40:04.783+00', '2026-11-16 03:40:04.783+00', '130', '130', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_BInrnDRNPBMPZbzPoQ9RXE', 'practitioner.created', 'practitioner', 'prac_gswet8ZXp9r01VF1ygB9OT', '1', '{}', 'req_QmsB5qx6yOC9vY12K8GXBj', null, '2026-11-16 03:40:00.595+00', '2026-11-16 03:40:00.596+00', '12', '12', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_BLVzmBson76EiGPNmClH0K', 'practitioner.created', 'practitioner', 'prac_4NONrMchJKdHrBXOEt9TUx', '1', '{}', 'req_Dib8UDrFsbunk1d6rSKcn5', null, '2026-11-16 03:40:00.864+00', '2026-11-16 03:40:00.864+00', '18', '18', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_CdFnyMIP7zEQsKbjoTgMrH', 'person.created', 'person', 'per_DYkaq2wjKfBX0CQQAQFMv0', '1', '{}', 'req_ril5oAhBs4BbxDwFQb69hM', null, '2026-11-16 03:40:01.103+00', '2026-11-16 03:40:01.104+00', '32', '32', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_CqpXM4MdGCwpb1gwvJzkGr', 'payment.processing', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_QHh8kmRE3rM5HxbhR7ycAl', null, '2026-11-16 03:40:03.876+00', '2026-11-16 03:40:03.877+00', '105', '105', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_Dr94b3GuSfkDvb8kQFtHrK', 'transmission.sent', 'transmission', 'trn_hbxlNzLEruEhPVJbYxle0R', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '160', '160', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_FNcq6ELudrYRAHF64z6GCv', 'remittance.created', 'remittance', 'era_VezbOW8aVV8SFKcYmTDaSu', '1', '{}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '150', '150', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_FTXFa3hvslFXsYAaMX0K76', 'consent.offered', 'consent', 'con_vzaFeijKc90tfKfy6l4cp5', '2', '{status,offered_at}', 'req_pggLmyw8GypxR4mPFDP8Tp', null, '2026-11-16 03:40:02.639+00', '2026-11-16 03:40:02.639+00', '69', '69', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_GVW55SFT977mnasKM0wywz', 'practitioner.eligibility_changed', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', '5', '{eligibility.US-CA}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '161', '161', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_HlPXxSWDWDGsvB9Qv02JmI', 'person.created', 'person', 'per_dSwCacKb03IIZdoFUirsLJ', '1', '{}', 'req_vktYFPhtBCKJWSVQfzvWsE', null, '2026-11-16 03:40:01.749+00', '2026-11-16 03:40:01.749+00', '49', '49', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_HsW2ilXB1mIMzHtH5lIr28', 'deposit.created', 'deposit', 'dep_A1pCwwkDhA4J1Igi55jvyo', '1', '{}', 'req_AthOaGbueVJpOxlKHt4Rip', null, '2026-11-16 03:40:03.766+00', '2026-11-16 03:40:03.767+00', '102', '102', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_HxYSUI2E8iHVHp3GrwDr0l', 'practitioner.created', 'practitioner', 'prac_wY51fEeypGuW4E3eGWe9Yt', '1', '{}', 'req_BAC8nxVycTICTFShAlu2fE', null, '2026-11-16 03:40:04.65+00', '2026-11-16 03:40:04.65+00', '124', '124', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_JmTvcH8anDKnzl6RLIYSZX', 'session.created', 'session', 'ses_aAkovoXPX3zSzwjpQZYfpx', '1', '{}', 'req_mGOZlZQui2F8TomYvFAydY', null, '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00', '26', '26', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_Jt6pX80OdI7BZr8gOF2Hml', 'verification.approved', 'verification', 'ver_q9W8XhGQQD2R5vbkaHlUNP', '2', '{status,approved_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '144', '144', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_K79ry4Q156kbpBaujg70w3', 'practitioner.created', 'practitioner', 'prac_ed1MKkmgeF4mHDucr3Gz9U', '1', '{}', 'req_r2yMDo6C4tt6y0c8QF4sN3', null, '2026-11-16 03:40:01.149+00', '2026-11-16 03:40:01.149+00', '34', '34', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_KRjMpXKyhaJieoqxYlWoHV', 'note.created', 'note', 'note_UwwSw4YP0eq89DFAnejMON', '1', '{}', 'req_mvNy8lHQZy0cSHI3g87zfU', null, '2026-11-16 03:40:01.19+00', '2026-11-16 03:40:01.191+00', '36', '36', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_L7iGRSgMBlMbQvMitFXoGs', 'refund.created', 'refund', 're_rU8JQuR10Z7c5OoqYQ6OXC', '1', '{}', 'req_DNeJXV6fy5PmMo1xccg9mm', null, '2026-11-16 03:40:02.233+00', '2026-11-16 03:40:02.233+00', '61', '61', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_LLlZYojRjLGsojFj0b0n82', 'person.created', 'person', 'per_NFNlgw5iXgSD6T9elUPjoo', '1', '{}', 'req_qDieNKiEGBbl3Cxs1AYp4V', null, '2026-11-16 03:40:04.55+00', '2026-11-16 03:40:04.55+00', '121', '121', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_LWmgeXSpTRIyOE42X73ngm', 'check.running', 'check', 'chk_ahmNych7fzPDUfDLhU5i1o', '2', '{attempts,status,running_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '141', '141', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_MZWDPiLpDDzkBLUp5PH4uL', 'remittance.excepted', 'remittance', 'era_kLrEtCVpO7RyYw0m6pZ94X', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '159', '159', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_N266ZS7J0OLu5qf3qMB7bh', 'coverage.created', 'coverage', 'cov_Q0UTfW8tM7zbhcDbw5I6Wr', '1', '{}', 'req_xcHhJ0oEW6mw0OXaF9evRQ', null, '2026-11-16 03:40:02.503+00', '2026-11-16 03:40:02.503+00', '67', '67', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_NhaGCV7KLhFMrOHCd6dzfq', 'practitioner.availability_changed', 'practitioner', 'prac_YOLIMF5QPqONp4zVsQyuzM', '2', '{published,rules}', 'req_IIXyjbeRL6nHuzWXomT9l4', null, '2026-11-16 03:40:01.545+00', '2026-11-16 03:40:01.545+00', '47', '47', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_O0awit0IVD8dkRrymDXs3K', 'assessment.created', 'assessment', 'asmt_BLbZhiGffjVzR2W7KG0uIZ', '1', '{}', 'req_w9s9ZNRh9iocTLB5fM0sCO', null, '2026-11-16 03:40:01.477+00', '2026-11-16 03:40:01.477+00', '45', '45', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_PBy1h1OOjlirpzfTsJNy5k', 'payment.created', 'payment', 'pay_7w0154RlQY4n9DOSGUFhJm', '1', '{}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '157', '157', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_PIGCMimvPW0w7ZqFZEyBzu', 'remittance.balanced', 'remittance', 'era_VezbOW8aVV8SFKcYmTDaSu', '2', '{status,balanced_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '151', '151', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_QDdfJN60Kc7itobpeDB8Vj', 'person.created', 'person', 'per_d7pO49NkIrXXmOzc6NpKLw', '1', '{}', 'req_4jAi1sSMp5RmTuJcHIEipH', null, '2026-11-16 03:40:00.734+00', '2026-11-16 03:40:00.735+00', '15', '15', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_QM95SCWfgTeWGiY7aKrK4L', 'payment.succeeded', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 03:40:03.967+00', '2026-11-16 03:40:03.968+00', '107', '107', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_QhThCoxsLcG0wO8m0pfgnf', 'matching.created', 'matching', 'match_v4iks2DRTkNRKEt2xyD8Kp', '1', '{}', 'req_tWTOjmKi0rEJFxDM574G5Z', null, '2026-11-16 03:40:01.579+00', '2026-11-16 03:40:01.58+00', '48', '48', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_QhhrgV11nCmzJcVXRVi3Am', 'check.created', 'check', 'chk_7hNArLxNHrFXL3hJSTDjkC', '1', '{}', 'req_PFNQuJHdYHtuPMrPtUpR8L', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:00.486+00', '10', '10', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_Qn7S9uAikf1DnNKYRIamlA', 'scoped_token.created', 'scoped_token', 'st_Gaq85yjzokd8qNoXVx0dGi', '1', '{}', 'req_Hy1MRMF3fEsH6gRHjdvbzh', null, '2026-11-16 03:40:00.92+00', '2026-11-16 03:40:00.92+00', '21', '21', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_R2irLXLF6gCuKO80byJ9Z6', 'practitioner.created', 'practitioner', 'prac_OAW9C7Mcf54VW0K0wL0aU1', '1', '{}', 'req_5jWYevuKyJVXnr5arP5yxj', null, '2026-11-16 03:40:03.23+00', '2026-11-16 03:40:03.231+00', '92', '92', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_R4BEOdet6gYz48p8867WPw', 'superbill.created', 'superbill', 'sbl_lNPkAXsvPLkM9oegnHx1Fj', '1', '{}', 'req_D0oh227L6tv6CsjcuAJyZF', null, '2026-11-16 03:40:03.37+00', '2026-11-16 03:40:03.37+00', '96', '96', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_RL1jxL7vUWfBNuuDerrQLD', 'person.created', 'person', 'per_LPcWtqt882zZuesunUaFeE', '1', '{}', 'req_2dw7dqOmCzsuMjbDBqnzzb', null, '2026-11-16 03:40:01.429+00', '2026-11-16 03:40:01.429+00', '43', '43', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_S0euSPVhwzJmxpjzhUxcBV', 'person.created', 'person', 'per_CgdYb7m27FtvBCa3U44B58', '1', '{}', 'req_xfQ79J8uP7w24gnaTLliVU', null, '2026-11-16 03:40:00.681+00', '2026-11-16 03:40:00.681+00', '14', '14', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_S25RV3G8sw9phdwxHgYmVw', 'practitioner.created', 'practitioner', 'prac_YOLIMF5QPqONp4zVsQyuzM', '1', '{}', 'req_XeB2atQw4ZZiUDqUBEvgfY', null, '2026-11-16 03:40:01.513+00', '2026-11-16 03:40:01.514+00', '46', '46', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_SvgZB6C4bD3XBRs3oFttkg', 'check.passed', 'check', 'chk_vijKuw01LFsgoQ1zzGVDEX', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '147', '147', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_SyD8m6MvpIrKrVUtORZoQq', 'payout.created', 'payout', 'po_Co5fFUHoq782xKnToYOViy', '1', '{}', 'req_8hqLuNwxwpXGIi7xu0N5si', null, '2026-11-16 03:40:02.4+00', '2026-11-16 03:40:02.4+00', '64', '64', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_TOKftv9LpHQEmdupWM6EbW', 'coverage.created', 'coverage', 'cov_ZPmGywOW94rNlkc1mpv7SY', '1', '{}', 'req_tXQlx8it9CtbvXsMq4t4cU', null, '2026-11-16 03:40:03.006+00', '2026-11-16 03:40:03.007+00', '82', '82', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_TQLJKO3TZU9LRkVtWYcCKW', 'eligibility_check.completed', 'eligibility_check', 'elig_PoBJHuWEv3Wl9EAqahAlKt', '2', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '148', '148', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_Ti6Njio7F6fvIQD42WfJlm', 'x12_document.processed', 'x12_document', 'xdoc_bvm595b6NNIQLNnqeDXu06', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '155', '155', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_TlN0jnybJ0l1GqtCrBr5Fo', 'transmission.created', 'transmission', 'trn_hbxlNzLEruEhPVJbYxle0R', '1', '{}', 'req_v0oGZ5sSbUAwrhVvEm7n2T', null, '2026-11-16 03:40:04.873+00', '2026-11-16 03:40:04.873+00', '133', '133', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_TpZT0pjkewt37AOO0H3wTh', 'practitioner.created', 'practitioner', 'prac_MUhdhNk4aVZUawyOSP1L3E', '1', '{}', 'req_HWB1jsKc9aHoXHADksIM2R', null, '2026-11-16 03:40:01.003+00', '2026-11-16 03:40:01.003+00', '24', '24', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_Tz0U0YSpX25YrFqO0q6yyB', 'practitioner.created', 'practitioner', 'prac_Wl53zxnGCYCnXhlfv6YbfV', '1', '{}', 'req_xEfm64H9uvPLIJkz1bTbjG', null, '2026-11-16 03:40:02.948+00', '2026-11-16 03:40:02.949+00', '79', '79', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_U5f4ezWHZAYnkHDwea4Il2', 'risk_flag.created', 'risk_flag', 'risk_k2RuVaCNMUrzeWObcKBXDG', '1', '{}', 'req_DnjmKutR7XL6gWf0q0kGki', null, '2026-11-16 03:40:01.402+00', '2026-11-16 03:40:01.402+00', '42', '42', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_Uab7QXDXXaIqcX6g1ulYPr', 'person.created', 'person', 'per_aReI4bWAkHJ7cl2FMHsLan', '1', '{}', 'req_rVkPzNsWNebHHEPWHVnIYr', null, '2026-11-16 03:40:01.374+00', '2026-11-16 03:40:01.374+00', '40', '40', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_V88v3cT0vRznZjgMWtBFC2', 'person.created', 'person', 'per_yaRsWLNu6uEXxgwNVNHXoi', '1', '{}', 'req_AWOO3WUVOEklYoe6ZLVyMI', null, '2026-11-16 03:40:04.685+00', '2026-11-16 03:40:04.686+00', '126', '126', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_VkOEgoauYpIhO5h6BL2icG', 'payment.succeeded', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 03:40:02.178+00', '2026-11-16 03:40:02.179+00', '59', '59', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_X3UDUAoYAmCKbG5jZMOVXe', 'consent.offered', 'consent', 'con_PGg300tvi31f9kipjVqQQ9', '2', '{status,offered_at}', 'req_tM4eV7EW2IZHgwIdgniDod', null, '2026-11-16 03:40:03.047+00', '2026-11-16 03:40:03.047+00', '84', '84', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_X7Nz21UnLIDmCQS5IyGVFr', 'payment.refunded', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', '5', '{amount_refunded}', 'req_DNeJXV6fy5PmMo1xccg9mm', null, '2026-11-16 03:40:02.233+00', '2026-11-16 03:40:02.233+00', '60', '60', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_XjG8VANB2EHlVCbC8MOIAc', 'person.created', 'person', 'per_cnhThGGBLP81rNgLvm85v5', '1', '{}', 'req_zIaX85gqkeyLO02AT2wSR7', null, '2026-11-16 03:40:02.985+00', '2026-11-16 03:40:02.986+00', '81', '81', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_XmzIUoYmsbSEnyVRSfWj5k', 'session.created', 'session', 'ses_N6XKz1XUsydPgmc1JncwEf', '1', '{}', 'req_mGOZlZQui2F8TomYvFAydY', null, '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00', '27', '27', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_Xs2JccuyeMAaA3iiCfRDAR', 'note.signed', 'note', 'note_9DHwszWYS9WByUaBFRyMvX', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_zsvtsn7iJJrMEhkH03pxeG', null, '2026-11-16 03:40:04.419+00', '2026-11-16 03:40:04.42+00', '118', '118', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_YAB2slZjFukEpJpXZgIoBJ', 'payment.created', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', '1', '{}', 'req_boINAOMAwfAHP2EBB7Gxm6', null, '2026-11-16 03:40:02.039+00', '2026-11-16 03:40:02.04+00', '56', '56', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_Ymi229usfpVQADr4XnoA5a', 'note.created', 'note', 'note_5iPqtvQcJME45b9BGODN4X', '1', '{}', 'req_3MzKQSQFadO2u70MeUgY6b', null, '2026-11-16 03:40:04.483+00', '2026-11-16 03:40:04.484+00', '119', '119', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_ZCiFAQ1cDubKCCTqXhQSq5', 'payment.created', 'payment', 'pay_VPRwVk7gdfYRzxU9WIH6bJ', '1', '{}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '152', '152', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_ZXAeSjyJ2LpRbOYD1yKBtE', 'session.created', 'session', 'ses_Id25ytE994dLsPD0qn9ux1', '1', '{}', 'req_fu9ZcL9aQA14ZfLq8vDSuT', null, '2026-11-16 03:40:04.28+00', '2026-11-16 03:40:04.281+00', '116', '116', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_ZvTZLi1uy6HmG910KG0bAs', 'payer_contract.created', 'payer_contract', 'pcon_b9gxmyo3XMdiTOa9s9N2tb', '1', '{}', 'req_D5f0Ft9Mv1aQDLv3JR3Rfh', null, '2026-11-16 03:40:02.453+00', '2026-11-16 03:40:02.453+00', '65', '65', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_a4EZduFzELGNxRTlZQVDki', 'check.running', 'check', 'chk_vijKuw01LFsgoQ1zzGVDEX', '2', '{attempts,status,running_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '146', '146', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_a9hfHgtF4ljYpinG1ySicY', 'consent.granted', 'consent', 'con_PGg300tvi31f9kipjVqQQ9', '3', '{evidence,signing,status,granted_at}', 'req_59nr8IdBjPuYIZCgl8vxkM', null, '2026-11-16 03:40:03.067+00', '2026-11-16 03:40:03.068+00', '85', '85', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_aizSPxArxy7g1w63mleNMz', 'adjustment.created', 'adjustment', 'adj_dH8sliWaHomQhYkYTtxAB5', '1', '{}', 'req_Ix12HYPq0VLqemvwBumD9R', null, '2026-11-16 03:40:01.901+00', '2026-11-16 03:40:01.901+00', '52', '52', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_al8gRnFu0M0ls32jxTDGTQ', 'consent.granted', 'consent', 'con_DPKhv89U2llSI9TEJfFKvx', '3', '{evidence,signing,status,granted_at}', 'req_JGO3xF9pFbNYh0HTrtVA3I', null, '2026-11-16 03:40:04.243+00', '2026-11-16 03:40:04.243+00', '114', '114', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_awkmjks4IonJjJ7Q0YUS5N', 'check.running', 'check', 'chk_R0APXWb8VR3ZCZAIwC4Ylc', '2', '{attempts,status,running_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '139', '139', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_blIFhy4qMwKbZcU4QpQFd6', 'person.created', 'person', 'per_J4W4tu86uakGQ1XQmj2Lkz', '1', '{}', 'req_7VbcMovUbwQUJUTqhaihHP', null, '2026-11-16 03:40:04.16+00', '2026-11-16 03:40:04.16+00', '111', '111', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_cXGBCf4uZe43ueespD3Lxw', 'practitioner.created', 'practitioner', 'prac_vRnEo1hfc1PqR5g89SLbUw', '1', '{}', 'req_jhwpysmiU6pWHYM1apxucC', null, '2026-11-16 03:40:03.351+00', '2026-11-16 03:40:03.351+00', '95', '95', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_cdBhEkQcjxNrDeRSIUVqKg', 'disclosure.created', 'disclosure', 'dis_RfqZB9inUzi7c3VtE7wly6', '1', '{}', 'req_B5E3Uw29sb3o3kQNzijoW4', null, '2026-11-16 03:40:03.48+00', '2026-11-16 03:40:03.481+00', '99', '99', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_chIxLr5PZ101xge2sr4eFB', 'remittance.balanced', 'remittance', 'era_kLrEtCVpO7RyYw0m6pZ94X', '2', '{status,balanced_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '156', '156', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_cq7bxcBsNeKRvrQCU2KtOf', 'check.created', 'check', 'chk_vijKuw01LFsgoQ1zzGVDEX', '1', '{}', 'req_XkOmVBh9WHb2yBebJnskch', null, '2026-11-16 03:40:00.633+00', '2026-11-16 03:40:00.634+00', '13', '13', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_cq7x39AJOSuPbxF4N1mbY8', 'session.created', 'session', 'ses_PRhfqJhtuqyWHfmMQbN6gn', '1', '{}', 'req_mGOZlZQui2F8TomYvFAydY', null, '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00', '29', '29', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_dG805Vg3UYDqRixsgtT8KM', 'emergency_access.created', 'emergency_access', 'emg_t0RWakNyn4gnnq9BUwKbnm', '1', '{}', 'req_HjKo1HwrHnn86d9Vz8duos', null, '2026-11-16 03:40:00.892+00', '2026-11-16 03:40:00.892+00', '19', '19', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_ddfWlpZifGh5dmNuYTJW4n', 'session_series.created', 'session_series', 'series_yPlBILRLHZlCkGTUAFyDJf', '1', '{}', 'req_mGOZlZQui2F8TomYvFAydY', null, '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00', '25', '25', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_dgGKCy9AJq9VFLH0IS8G5x', 'payment.updated', 'payment', 'pay_FxRgElemfP6qyp7C2L5Yqh', '3', '{processor_reference}', null, null, '2026-11-16 03:40:03.934+00', '2026-11-16 03:40:03.935+00', '106', '106', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_druvNF9r4m17hnnan2e5fI', 'practitioner.created', 'practitioner', 'prac_qMnvDSuOz574cHs6LWBXe2', '1', '{}', 'req_ErcD5YtBl0xxiUSZPa0OmC', null, '2026-11-16 03:40:00.368+00', '2026-11-16 03:40:00.368+00', '4', '4', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_e5wpr5gJj8rcy0038DpY5s', 'claim.submitted', 'claim', 'clm_7lOz7zYF76tC5lR2sE2uM7', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_v0oGZ5sSbUAwrhVvEm7n2T', null, '2026-11-16 03:40:04.873+00', '2026-11-16 03:40:04.873+00', '134', '134', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_eWBYX0sbcBP3mYfXQFNc1t', 'eligibility_check.created', 'eligibility_check', 'elig_PoBJHuWEv3Wl9EAqahAlKt', '1', '{}', 'req_ZsrSuzxHEoATbiEaO2QbxZ', null, '2026-11-16 03:40:02.842+00', '2026-11-16 03:40:02.843+00', '77', '77', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_ebVPFpbO2pHDtYT52EAOim', 'payment.received', 'payment', 'pay_7w0154RlQY4n9DOSGUFhJm', '2', '{amount_captured,fee,status,received_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '158', '158', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_eoB4UAh0hRQuFTRgZ6MHGF', 'payment.updated', 'payment', 'pay_zwTj2qEuCcmxx7A26S8KzS', '3', '{processor_reference}', null, null, '2026-11-16 03:40:02.153+00', '2026-11-16 03:40:02.154+00', '58', '58', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_eudbrZiFxAJxMbNYYpbx58', 'check.passed', 'check', 'chk_GKI6xNyy7QQrNCtlHKr7Se', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '138', '138', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_fVY5RQzwXLOBF7Qri0QdE2', 'practitioner.created', 'practitioner', 'prac_XMJgj5VIopfxBC9z4JWlcJ', '1', '{}', 'req_supcJG82LAoDORJCYz6b3x', null, '2026-11-16 03:40:00.906+00', '2026-11-16 03:40:00.907+00', '20', '20', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_gc6WMNHYRI2Af4GCfhBdnu', 'claim.created', 'claim', 'clm_7lOz7zYF76tC5lR2sE2uM7', '1', '{}', 'req_rTJaYTt5RxTL2RZgJ9jnbL', null, '2026-11-16 03:40:04.825+00', '2026-11-16 03:40:04.826+00', '131', '131', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_gkG3S5zcEBsVNrGNNevaGg', 'check.created', 'check', 'chk_ahmNych7fzPDUfDLhU5i1o', '1', '{}', 'req_PFNQuJHdYHtuPMrPtUpR8L', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:00.486+00', '9', '9', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_gqxyudfavJaGwLGVerqCYk', 'practitioner.created', 'practitioner', 'prac_LqjRFLDCmj9Yf6LL9tNFcH', '1', '{}', 'req_9opDob5JHHU0RoqQYjwvCs', null, '2026-11-16 03:40:03.512+00', '2026-11-16 03:40:03.512+00', '100', '100', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_hDGGKynKYd7VfEZDwDgceD', 'person.created', 'person', 'per_0obCas3r81V3cNFTMy1N41', '1', '{}', 'req_fuHRWpKT2gkaBoJiHP1rSy', null, '2026-11-16 03:40:00.822+00', '2026-11-16 03:40:00.822+00', '17', '17', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_hSL189WWzFTw18haBnXnvo', 'consent.created', 'consent', 'con_DPKhv89U2llSI9TEJfFKvx', '1', '{}', 'req_J8Guc4iMPBuBpcTw35LI5G', null, '2026-11-16 03:40:04.178+00', '2026-11-16 03:40:04.178+00', '112', '112', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_hVmhoFzatAJo2nBJC5BL5h', 'x12_document.created', 'x12_document', 'xdoc_TkSHx3xbxPQZrW5mmcXwOg', '1', '{}', 'req_QuYTmAyHt0RCpjqFnOhdva', null, '2026-11-16 03:40:03.185+00', '2026-11-16 03:40:03.185+00', '88', '88', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_i6vYqf8XAEwvPdBXxoXRCk', 'session.created', 'session', 'ses_OUUxH6qZqMPIIFUKXJndp4', '1', '{}', 'req_eK85NUxslhYhfQkgMixnXb', null, '2026-11-16 03:40:00.962+00', '2026-11-16 03:40:00.963+00', '23', '23', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_iYSyZckFsWiBhVHCFTCIrp', 'api_key.created', 'api_key', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', '1', '{}', null, null, '2026-11-16 03:40:00.036+00', '2026-11-16 03:40:00.037+00', '1', '1', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_iqkfEvw0INkymGSWuz0QQf', 'consent.granted', 'consent', 'con_GsntqyCqU8sq9UR05LWBjv', '3', '{evidence,signing,status,granted_at}', 'req_cxSiP5nwCjwx2wNRdltPOa', null, '2026-11-16 03:40:02.804+00', '2026-11-16 03:40:02.804+00', '75', '75', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_iwMZbCdi6JTkwHx5D6jgcg', 'check.passed', 'check', 'chk_ahmNych7fzPDUfDLhU5i1o', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '142', '142', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_kJYttn21zeK5GE1OjPc89e', 'charge.created', 'charge', 'chg_6F1uYiH70AvQmdzIDQCJu4', '1', '{}', 'req_hS66SPMx1qqAn4Ea1YLRuA', null, '2026-11-16 03:40:01.79+00', '2026-11-16 03:40:01.791+00', '50', '50', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_kTC9Dm2X5GLCgC7quoHZCo', 'consent.created', 'consent', 'con_GsntqyCqU8sq9UR05LWBjv', '1', '{}', 'req_P5CyJzY1XvXRMXLvjSH3sW', null, '2026-11-16 03:40:02.761+00', '2026-11-16 03:40:02.762+00', '73', '73', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_kwxMEP2qr0bVvZ8C7oz4rT', 'check.running', 'check', 'chk_7hNArLxNHrFXL3hJSTDjkC', '2', '{attempts,status,running_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '135', '135', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_m6Jaosf3Oea1iaLjcBmDaU', 'calendar_feed.created', 'calendar_feed', 'cal_fRG5imhYr8l0hRJhQNUYKZ', '1', '{}', 'req_mizJeNCiXfSq9rvkPXp1ay', null, '2026-11-16 03:40:01.082+00', '2026-11-16 03:40:01.083+00', '31', '31', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_mKCxNxmPvVupLelMbYdnPT', 'practitioner.created', 'practitioner', 'prac_okApRvVF6plyTyF48fCWxW', '1', '{}', 'req_koj0gpoFoYSZ5Xfzdv0rym', null, '2026-11-16 03:40:03.665+00', '2026-11-16 03:40:03.665+00', '101', '101', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_mUJ5Vn8Bj6uGlnsu8QHE1I', 'claim.created', 'claim', 'clm_C8yFV5GQeM68StqM4w21XW', '1', '{}', 'req_IZjZmtzBzFQr5lgqE2gjHe', null, '2026-11-16 03:40:03.105+00', '2026-11-16 03:40:03.105+00', '86', '86', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_mhZDJjBJLDTD9pD6wMTJBc', 'practitioner.updated', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', '3', '{licenses}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '143', '143', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_mmziOxkA9FKvVpyRHceKAN', 'practitioner.created', 'practitioner', 'prac_g1nUiQJru7n4OGlHZEqR2d', '1', '{}', 'req_tSPcFwgrTEr9OI0oVbX3fw', null, '2026-11-16 03:40:04.14+00', '2026-11-16 03:40:04.141+00', '110', '110', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_mpVreuENVuFMnv35fc7Hty', 'person.created', 'person', 'per_iah01lOkgrLoEFc0wuyRjE', '1', '{}', 'req_rap1jYHCvcGLYwPhHk8w7W', null, '2026-11-16 03:40:03.224+00', '2026-11-16 03:40:03.224+00', '91', '91', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_mtIxHi83nyYDTiVQgoaKDH', 'note.created', 'note', 'note_9DHwszWYS9WByUaBFRyMvX', '1', '{}', 'req_6RKzwV5iDmiBz3aNwSbSXU', null, '2026-11-16 03:40:04.372+00', '2026-11-16 03:40:04.373+00', '117', '117', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_nFxN0nU6jRqwmu2tNbiwpI', 'person.created', 'person', 'per_IenRfcssFGFZ7uc9TQiNRc', '1', '{}', 'req_MjHgdwc9z6rpzsqaOC93gK', null, '2026-11-16 03:40:03.336+00', '2026-11-16 03:40:03.337+00', '94', '94', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_nRKujm8bwUoujAOHgvr68s', 'session.created', 'session', 'ses_LY7cUcB4gldPzRBTWZ9O4h', '1', '{}', 'req_mGOZlZQui2F8TomYvFAydY', null, '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00', '28', '28', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_oluWe8l7dqaYNt49ZYqWRR', 'check.passed', 'check', 'chk_R0APXWb8VR3ZCZAIwC4Ylc', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '140', '140', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_p5g7Ms8MbXDmGOexqO3OGR', 'practitioner.verified', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '145', '145', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_pDKadDUZN9N0mskZn6aLBA', 'person.created', 'person', 'per_n3NJyvlQ0ewvxfeEuivrmO', '1', '{}', 'req_8jqvjWKs8dV8gEUzfGC5NU', null, '2026-11-16 03:40:02.714+00', '2026-11-16 03:40:02.715+00', '71', '71', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_pa9xVYTVRL4377guFgu3mv', 'disclosure.created', 'disclosure', 'dis_PDvTuQWZzuFfq96tscio97', '1', '{}', 'req_v0oGZ5sSbUAwrhVvEm7n2T', null, '2026-11-16 03:40:04.873+00', '2026-11-16 03:40:04.873+00', '132', '132', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_qLwIizYNCDsTeD17nELYWU', 'billing_provider.created', 'billing_provider', 'bill_sQqeCTLZMG5d6TqkgFcHXe', '1', '{}', 'req_CXFsvTIgWVnfCx72jOM7eU', null, '2026-11-16 03:40:02.923+00', '2026-11-16 03:40:02.924+00', '78', '78', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_r7MZZkcNmTAdfqzHiKB3hY', 'coverage.created', 'coverage', 'cov_ZBOkOGRcWRxArhGokQqH2E', '1', '{}', 'req_DA0pFKBrXbUdbXdTFxFjBK', null, '2026-11-16 03:40:04.717+00', '2026-11-16 03:40:04.717+00', '127', '127', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_r9PydC3rzj7gnOFtKVvuh2', 'person.updated', 'person', 'per_DYkaq2wjKfBX0CQQAQFMv0', '2', '{care_team_ids}', 'req_dGuUPEJPI37p0y9po43kEr', null, '2026-11-16 03:40:01.163+00', '2026-11-16 03:40:01.164+00', '35', '35', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_rbMx5uTRCRpAMpCR9FYUuI', 'consent.created', 'consent', 'con_vzaFeijKc90tfKfy6l4cp5', '1', '{}', 'req_weZLdRQ943sDOtCrASqtTJ', null, '2026-11-16 03:40:02.602+00', '2026-11-16 03:40:02.603+00', '68', '68', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_rjSrL5OTVFgktWMeqcmU6Q', 'person.created', 'person', 'per_PAjXQg2NkNjIDxfLy5zLSa', '1', '{}', 'req_d2GiR828xvZgphW2pTBmLC', null, '2026-11-16 03:40:01.873+00', '2026-11-16 03:40:01.873+00', '51', '51', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_s6WFkYcpY3Wz1uDXZ1AnKt', 'person.activated', 'person', 'per_J4W4tu86uakGQ1XQmj2Lkz', '2', '{status,activated_at}', 'req_fu9ZcL9aQA14ZfLq8vDSuT', null, '2026-11-16 03:40:04.28+00', '2026-11-16 03:40:04.281+00', '115', '115', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_sBBcAbjKn3oWlZdgAVPWlj', 'consent.offered', 'consent', 'con_1K27LA2Tft0xsWuC052ywg', '2', '{status,offered_at}', 'req_hkebKub2FfJZaI7w4360qK', null, '2026-11-16 03:40:04.769+00', '2026-11-16 03:40:04.769+00', '129', '129', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_sEFPG3tYOh5nCJEEUZ95Dc', 'verification.created', 'verification', 'ver_q9W8XhGQQD2R5vbkaHlUNP', '1', '{}', 'req_PFNQuJHdYHtuPMrPtUpR8L', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:00.486+00', '6', '6', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_sIxwN8qQR6ETjAWHLiEsYc', 'person.updated', 'person', 'per_aReI4bWAkHJ7cl2FMHsLan', '2', '{care_team_ids}', 'req_Jy8g77i3N8iYdzfXQVM6rL', null, '2026-11-16 03:40:01.38+00', '2026-11-16 03:40:01.381+00', '41', '41', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_sSXn6C7DOrlnHgZdgfeYpd', 'remittance.created', 'remittance', 'era_kLrEtCVpO7RyYw0m6pZ94X', '1', '{}', 'req_QuYTmAyHt0RCpjqFnOhdva', null, '2026-11-16 03:40:03.185+00', '2026-11-16 03:40:03.185+00', '89', '89', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_sqrzZbn5E9SO05RMIY5UMK', 'practitioner.created', 'practitioner', 'prac_vUqv7IzuEPP0vtbJlwLJNk', '1', '{}', 'req_TFpnrhJ6IgfXaBeW9xl2vD', null, '2026-11-16 03:40:01.07+00', '2026-11-16 03:40:01.071+00', '30', '30', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_t9xSHBapy6LxDrSthvComh', 'check.running', 'check', 'chk_GKI6xNyy7QQrNCtlHKr7Se', '2', '{attempts,status,running_at}', 'req_NbiPJJUXbfldGbo1TmliNv', null, '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', '137', '137', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_tA1DgtC52tosWTcIAOO5Pt', 'refund.succeeded', 'refund', 're_rU8JQuR10Z7c5OoqYQ6OXC', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 03:40:02.303+00', '2026-11-16 03:40:02.304+00', '62', '62', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_tsXR6veERSnRSNZ5RTTuWn', 'consent.created', 'consent', 'con_1K27LA2Tft0xsWuC052ywg', '1', '{}', 'req_ryyIu11n2vGwXbin7LN6J8', null, '2026-11-16 03:40:04.741+00', '2026-11-16 03:40:04.741+00', '128', '128', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_uhanJZmJrBmFszW7NiMSzM', 'dispute.created', 'dispute', 'dsp_8T1TzIGVeWO1R09vJlGNxS', '1', '{}', null, null, '2026-11-16 03:40:04.042+00', '2026-11-16 03:40:04.042+00', '108', '108', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_uq47xaBc0UDrnrL2iEY1kh', 'practitioner.submitted', 'practitioner', 'prac_6OSgkxcEDd7d6zF8SfSpB5', '2', '{reason,current_verification_id,status,submitted_at}', 'req_PFNQuJHdYHtuPMrPtUpR8L', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:00.486+00', '7', '7', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_wLcemrbLlfvxE2jw1o3GOQ', 'x12_document.created', 'x12_document', 'xdoc_bvm595b6NNIQLNnqeDXu06', '1', '{}', 'req_AXB30zduD5O0Iq0XRfLnYx', null, '2026-11-16 03:40:03.163+00', '2026-11-16 03:40:03.163+00', '87', '87', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_x0cXzHdQSr6sbcoKisR0tY', 'coverage.created', 'coverage', 'cov_hI9FeYhFlBPy6jg9Hz3sBB', '1', '{}', 'req_B61ptnyBXNqZyHlsh4U9cX', null, '2026-11-16 03:40:02.733+00', '2026-11-16 03:40:02.734+00', '72', '72', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_xSga5loMVuTNY7yPBFtlpz', 'disclosure.created', 'disclosure', 'dis_IJMMQOYK2c81kXUUrdNJ1N', '1', '{}', 'req_ZsrSuzxHEoATbiEaO2QbxZ', null, '2026-11-16 03:40:02.842+00', '2026-11-16 03:40:02.843+00', '76', '76', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_xtWUO14bmuN3LJbkuitUjW', 'consent.created', 'consent', 'con_PGg300tvi31f9kipjVqQQ9', '1', '{}', 'req_Umzr79FcckexStd5KhR0ue', null, '2026-11-16 03:40:03.023+00', '2026-11-16 03:40:03.024+00', '83', '83', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_yDQ8QeyA24N8rzSjAPzVeZ', 'note.updated', 'note', 'note_5iPqtvQcJME45b9BGODN4X', '2', '{sections}', 'req_1xncKcACtBOo6ji2qZDcMS', null, '2026-11-16 03:40:04.524+00', '2026-11-16 03:40:04.524+00', '120', '120', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_yfwLBZck7NIGHHRIdtUT0i', 'person.updated', 'person', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '2', '{care_team_ids}', 'req_QaWyhdETo7vN8GmwaA7fK0', null, '2026-11-16 03:40:01.305+00', '2026-11-16 03:40:01.305+00', '38', '38', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_yi2GASFYWhti9jCgzsIQRZ', 'billing_provider.created', 'billing_provider', 'bill_bDFB1E4LmxATgVTXlkcBX6', '1', '{}', 'req_gE9oVmX2rpYyvuEoBBlyq5', null, '2026-11-16 03:40:02.972+00', '2026-11-16 03:40:02.972+00', '80', '80', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_ypqSqn4Y8nA9wGNoxbUUBG', 'person.created', 'person', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '1', '{}', 'req_vVL9cVB9nyDgpFdSVzM3AG', null, '2026-11-16 03:40:01.261+00', '2026-11-16 03:40:01.262+00', '37', '37', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_yxqult6s5hJhMXJDkYRB2f', 'consent.granted', 'consent', 'con_vzaFeijKc90tfKfy6l4cp5', '3', '{evidence,signing,status,granted_at}', 'req_BNEYlmHwWNROyFo5xx7ZcW', null, '2026-11-16 03:40:02.656+00', '2026-11-16 03:40:02.657+00', '70', '70', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_yxyl2Pd0D4viLN73sF5UNh', 'person.created', 'person', 'per_TQJNfaF4cXjsX5JNoa9aRT', '1', '{}', 'req_Fa5F8E0cXYeXOuR0D8nZWi', null, '2026-11-16 03:40:02.476+00', '2026-11-16 03:40:02.476+00', '66', '66', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'evt_zSAOhas87utPHO8dng8BL7', 'check.created', 'check', 'chk_GKI6xNyy7QQrNCtlHKr7Se', '1', '{}', 'req_PFNQuJHdYHtuPMrPtUpR8L', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:00.486+00', '11', '11', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x01a55d31fb1cfccac9c7195c2feee90f7e076652c9d4bbacbd14848869d34c12c924e8cdb864', 'KXefksdYpEzlB0hbcRZLa1_P4MChh6XeLJwpZwqv4RA', 'prac_04JAEr4RGAgI6wlrflFEQK', null, '\x01f4f9a6c6fdd200e56f5c293e5c93da48827d8a8b27261aff6f575f28f27b7999403ef3af07d6fd193165d92d5bc3d0e3b374581033604ad9d4f83950e91c35f30eea5e00833322e4d1e46674ca306d97cc2ce2607a326e8d61d3ad476d86ff1ce7d998c15ed56b411b66a58a02a8f28bf4d2dec069547f06a7144cef40134a940a5d343b0430537ab84a62179ecbefe29bd39d9db4b3dbd83831819bcd6a93d5ea2d144d499a9908eea41b095e615c7b3101b9483502f502c6b699f4402f72d6108050ac83df99ea02b76c48c0bd29524d72efd714d77c75d12dafbf2a95f3df41d19facc3c79dfb926b1f5920d770df375ad035d0b22559e881e3a53fda1d24d7c2919bb7713a99e8d198886838084a5a7a3e5564a51024c1f1ce148b0a56514b3bc7495982d1291a980c6f09918015d3427b77faea2ba805d25b394c1ae1dfe6ab0470bfb3cbb7a2fba794f1b7403217c85b49bcc21c62ed24c11359142396fbd3f4b128c4b0e7c8fcc2f8711d2e69c285e9ea9bf4e3d5befe4414b675b4f63675beeff6164ca68cbde40bb1bf7b6a634d77b630ee11ff5720e7e741cb8acd39a220a142ba9695d107b9c613527a7db18885ee9052de0cf0935cf088415ef506be30d3ee6f28286114bdd794d7d75222f7093189d3b9a1532b0f9c47d843d5e87af3005406765e4f7d28276c6fb285614d7e60a9cd21c05f38b0c54a0c892aad7b9ac606919ac94fbad527f02d74766efe41eb9802c0097069ca57c1fb6594e72498a99153079d5efef0b15c41c951cf8f23c1d83b48f23816f0d472b3d321a306f4521bd512cdeff887a70a51b999a19d2a114e75b48d755f61c99f05f4e06b2f61184baaa08aa51f4551d0f405afde213e81722d21df5c42b1b7cc0f58b595e24665ab9605ad985cb81bd0b98511135aa5cd1596e2f26c7cb6b51bcc449eb23caa50c4e2835051d7526ae670cc83fd48ffbbd790471ffd7ca3956395add7f9fbce95ee264a0faf2ccab52946eb97c03667b5a28c6d59e6771840c9318d74b70254227a55bfb2f864fde7f4f9fb77c32fcd41764abd9ffeb3c8c10895008f8c4a0d9328e0a890a846a0f1a18c0e59722c55b8e2ce1eec255464fef481fd806d6991e248a46f61c75726fd392ed37114f7b83290f05cd5c12047c1dd48f725dc042a818050f11ceb386812cd2b559b5e4e40f48866c5111f4e859337be1cebf8dea85069495d6da3d936e1376e5091caca51f328186525993e2b1087fec84aab0387267dc101b4b5cefd24a6b74d36559ed381ba2441f493b506603069424df5426b4a217ec76069c14a277a1618f3327d12b3a6693105a18b5455743673a8da9195696130c3ca4abba4ebd3277f2fdafe8cd17a26b3ee43231759efb1990dd8aac31793bea9aef2d73e46d07145637f671c71da8b8922e3fbee85591f9402b0671b5c8e9c3671b116fe5c8ef23162650d7d3f28db92ec985a0c3faf6a2113999e830601745bf051c4a00573ff386b20e3e4474c28ec6e531e990f62a364f13806d6e1da3f6e31df57c708bf316165dc380d3238dffbabe77ce55659f4147b44af29f3e894db8e5b15209ffc03ba89ecaf3017832d8c92d30eeb4c917e8ff281ab8338a3452007f3b4aee1', '2026-11-16 03:40:04.581+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:deposit_clearing:dep_A1pCwwkDhA4J1Igi55jvyo', 'usd', '0', '-12500', '1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:deposit_clearing:dep_HS8jCRedRHrgDpMb0wFwmU', 'usd', '0', '-12500', '1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:patient_ar:per_ANUswXptmVbqSPTpOF46Gw', 'usd', '0', '0', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:patient_ar:per_PAjXQg2NkNjIDxfLy5zLSa', 'usd', '0', '500', '1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:patient_ar:per_dSwCacKb03IIZdoFUirsLJ', 'usd', '0', '15000', '1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:patient_ar:per_lvQtpyP2rVAJGZUdm6Ho8R', 'usd', '0', '0', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:payer_ar:clm_7lOz7zYF76tC5lR2sE2uM7', 'usd', '0', '18000', '1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'liability:patient_credit:per_ANUswXptmVbqSPTpOF46Gw', 'usd', '0', '-2500', '1'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'liability:patient_credit:per_PAjXQg2NkNjIDxfLy5zLSa', 'usd', '0', '0', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'liability:patient_credit:per_dSwCacKb03IIZdoFUirsLJ', 'usd', '0', '0', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'liability:patient_credit:per_lvQtpyP2rVAJGZUdm6Ho8R', 'usd', '0', '-1500', '2'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_1Dwtzn3LvdcOB3BGQUiZcx', 'dispute_opened:dsp_8T1TzIGVeWO1R09vJlGNxS', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 03:40:04.042+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_3ipxQ1BX9pVu5b8qTUu7D5', 'deposit_received:dep_HS8jCRedRHrgDpMb0wFwmU', 'deposit_received', 'usd', '2', 'iw4QT0ny1dWWekBsJrVK7IJ0w5vU7Y17azKUihoPJ9E', null, '2026-11-16 03:40:03.402+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_5OaUtE0tSBodoymy47kZQg', 'refunded:re_rU8JQuR10Z7c5OoqYQ6OXC', 'refunded', 'usd', '2', 'QU4vAidmCb9YRnPDxxoi__lZ8F0YZ0uscNquPAf2aNY', null, '2026-11-16 03:40:02.303+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_6JCHuiogUBlFDgwXaYHpBB', 'fee_paid:pay_zwTj2qEuCcmxx7A26S8KzS', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 03:40:02.178+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_B7vDxHH44Gc6IS4DAqHAGv', 'claim_charged:clm_7lOz7zYF76tC5lR2sE2uM7', 'claim_charged', 'usd', '2', '1Tlj2F4bIG9hATKYcHbqT9M6pNq8I-o1DIt8IJK0vLY', null, '2026-11-16 03:40:04.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_Dk80OX4b1hnd70I8JpVmfp', 'dispute_fee_paid:dsp_8T1TzIGVeWO1R09vJlGNxS', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 03:40:04.042+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_KFd2t5lmBsRDEbgo0BSeXS', 'balance_adjusted:adj_dH8sliWaHomQhYkYTtxAB5', 'balance_adjusted', 'usd', '2', 'vBiKxRbuBVJiSU24uHrJoPESDADrqMnvPOJxfXNDqig', null, '2026-11-16 03:40:01.901+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_aU5l5ujzmFNhry4qLI5rS1', 'self_pay_charged:chg_6F1uYiH70AvQmdzIDQCJu4', 'self_pay_charged', 'usd', '2', 'UswUI2n-b3My0UUX6QKKzh_vrbdy3Ps7C82nhSa1FqQ', null, '2026-11-16 03:40:01.79+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_cwYTiQQOOSXf9yjYgMRl4l', 'copay_taken:pay_zwTj2qEuCcmxx7A26S8KzS', 'copay_taken', 'usd', '2', 'CFqokOT3bdRj5YuU1P4LRN7hTVKYrNGwdpXRcVUmQWw', null, '2026-11-16 03:40:02.178+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_rcl9mcpgoItGSOdzA3B4KW', 'deposit_received:dep_A1pCwwkDhA4J1Igi55jvyo', 'deposit_received', 'usd', '2', 'fGVRUNFGMnrMDRMZQnriCs-HdSURDAQkWZOIQD0iOQE', null, '2026-11-16 03:40:03.766+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_v3f1zjrMIvtTxWchHLvK3A', 'copay_taken:pay_FxRgElemfP6qyp7C2L5Yqh', 'copay_taken', 'usd', '2', 'JWWITrelw2RaOkO9SJKWre378Kbkw_9OUpCUpS5tjU8', null, '2026-11-16 03:40:03.967+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ltx_zKEcQSSDakxfwkiwZBbdkZ', 'fee_paid:pay_FxRgElemfP6qyp7C2L5Yqh', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 03:40:03.967+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_20uIYSrLbAPIe7FLW5hVFY', 'ltx_Dk80OX4b1hnd70I8JpVmfp', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_ANUswXptmVbqSPTpOF46Gw', null, null, null, 'pay_FxRgElemfP6qyp7C2L5Yqh', null, null, '2026-11-16 03:40:04.042+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_8LPqwnvTcAynKFzpz3oY3J', 'ltx_cwYTiQQOOSXf9yjYgMRl4l', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_lvQtpyP2rVAJGZUdm6Ho8R', null, null, null, 'pay_zwTj2qEuCcmxx7A26S8KzS', null, null, '2026-11-16 03:40:02.178+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_9xKdfsYT11FKQzZxlwMKFj', 'ltx_zKEcQSSDakxfwkiwZBbdkZ', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_FxRgElemfP6qyp7C2L5Yqh', null, null, '2026-11-16 03:40:03.967+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_B6q7zeaKEcocJI7MI6O1Ji', 'ltx_aU5l5ujzmFNhry4qLI5rS1', '1', 'self_pay_charged', 'asset:patient_ar:per_dSwCacKb03IIZdoFUirsLJ', 'usd', '15000', 'per_dSwCacKb03IIZdoFUirsLJ', null, null, null, null, null, null, '2026-11-16 03:40:01.79+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_BAxMwsKZyIxjOoTazAa1Vf', 'ltx_KFd2t5lmBsRDEbgo0BSeXS', '1', 'balance_adjusted', 'asset:patient_ar:per_PAjXQg2NkNjIDxfLy5zLSa', 'usd', '500', 'per_PAjXQg2NkNjIDxfLy5zLSa', null, null, null, null, null, null, '2026-11-16 03:40:01.901+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_BMeKPavtE8PDjQcINgjoaa', 'ltx_B7vDxHH44Gc6IS4DAqHAGv', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_yaRsWLNu6uEXxgwNVNHXoi', null, null, 'clm_7lOz7zYF76tC5lR2sE2uM7', null, null, null, '2026-11-16 03:40:04.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_CsP33Ws0aM0MOBsdLa89Ap', 'ltx_aU5l5ujzmFNhry4qLI5rS1', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_dSwCacKb03IIZdoFUirsLJ', null, null, null, null, null, null, '2026-11-16 03:40:01.79+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_ECG1JohJXIyKaDYscdsGJ5', 'ltx_3ipxQ1BX9pVu5b8qTUu7D5', '2', 'deposit_received', 'asset:deposit_clearing:dep_HS8jCRedRHrgDpMb0wFwmU', 'usd', '-12500', null, null, null, null, null, null, 'dep_HS8jCRedRHrgDpMb0wFwmU', '2026-11-16 03:40:03.402+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_GYaxlG2kK1hso7ILaVqzOW', 'ltx_v3f1zjrMIvtTxWchHLvK3A', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_ANUswXptmVbqSPTpOF46Gw', null, null, null, 'pay_FxRgElemfP6qyp7C2L5Yqh', null, null, '2026-11-16 03:40:03.967+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_LJh4Fo3ZOasQKx6txf91fv', 'ltx_5OaUtE0tSBodoymy47kZQg', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_lvQtpyP2rVAJGZUdm6Ho8R', null, null, null, 'pay_zwTj2qEuCcmxx7A26S8KzS', null, null, '2026-11-16 03:40:02.303+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_Oq2CpGnwsWVLmMZhp89fUg', 'ltx_rcl9mcpgoItGSOdzA3B4KW', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_A1pCwwkDhA4J1Igi55jvyo', '2026-11-16 03:40:03.766+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_TMP36YAjtz5jyvtRnyplIb', 'ltx_6JCHuiogUBlFDgwXaYHpBB', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_zwTj2qEuCcmxx7A26S8KzS', null, null, '2026-11-16 03:40:02.178+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_aoKtdlFOGKcPqsxoeS1Tk8', 'ltx_cwYTiQQOOSXf9yjYgMRl4l', '2', 'copay_taken', 'liability:patient_credit:per_lvQtpyP2rVAJGZUdm6Ho8R', 'usd', '-2500', 'per_lvQtpyP2rVAJGZUdm6Ho8R', null, null, null, 'pay_zwTj2qEuCcmxx7A26S8KzS', null, null, '2026-11-16 03:40:02.178+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_kxKcBtNoDYKut4UbexP2aj', 'ltx_zKEcQSSDakxfwkiwZBbdkZ', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_FxRgElemfP6qyp7C2L5Yqh', null, null, '2026-11-16 03:40:03.967+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_nCzbVa3gI4CBl0PX130UBG', 'ltx_v3f1zjrMIvtTxWchHLvK3A', '2', 'copay_taken', 'liability:patient_credit:per_ANUswXptmVbqSPTpOF46Gw', 'usd', '-2500', 'per_ANUswXptmVbqSPTpOF46Gw', null, null, null, 'pay_FxRgElemfP6qyp7C2L5Yqh', null, null, '2026-11-16 03:40:03.967+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_p3XrcBnunJzK0a7pyfFmBk', 'ltx_5OaUtE0tSBodoymy47kZQg', '1', 'refunded', 'liability:patient_credit:per_lvQtpyP2rVAJGZUdm6Ho8R', 'usd', '1000', 'per_lvQtpyP2rVAJGZUdm6Ho8R', null, null, null, 'pay_zwTj2qEuCcmxx7A26S8KzS', null, null, '2026-11-16 03:40:02.303+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_p8ooOEUoZ0y8Y5vgaRPiE8', 'ltx_1Dwtzn3LvdcOB3BGQUiZcx', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_ANUswXptmVbqSPTpOF46Gw', null, null, null, 'pay_FxRgElemfP6qyp7C2L5Yqh', null, null, '2026-11-16 03:40:04.042+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_qwUbJKUIb1C0op2LGdXM5K', 'ltx_1Dwtzn3LvdcOB3BGQUiZcx', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_ANUswXptmVbqSPTpOF46Gw', null, null, null, 'pay_FxRgElemfP6qyp7C2L5Yqh', null, null, '2026-11-16 03:40:04.042+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_rSB3Fm6CBQ0d0yqfvGV1IX', 'ltx_rcl9mcpgoItGSOdzA3B4KW', '2', 'deposit_received', 'asset:deposit_clearing:dep_A1pCwwkDhA4J1Igi55jvyo', 'usd', '-12500', null, null, null, null, null, null, 'dep_A1pCwwkDhA4J1Igi55jvyo', '2026-11-16 03:40:03.766+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_vO5k47eWrYXoVaBwGM8jnT', 'ltx_6JCHuiogUBlFDgwXaYHpBB', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_zwTj2qEuCcmxx7A26S8KzS', null, null, '2026-11-16 03:40:02.178+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_vRUlElQeFSqJUDV0RfaEMZ', 'ltx_KFd2t5lmBsRDEbgo0BSeXS', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_PAjXQg2NkNjIDxfLy5zLSa', null, null, null, null, null, null, '2026-11-16 03:40:01.901+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_w44pds07X49LlrvNmFt8KM', 'ltx_Dk80OX4b1hnd70I8JpVmfp', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_ANUswXptmVbqSPTpOF46Gw', null, null, null, 'pay_FxRgElemfP6qyp7C2L5Yqh', null, null, '2026-11-16 03:40:04.042+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_xKnKgZqyYRXxZwsBHsuHpu', 'ltx_B7vDxHH44Gc6IS4DAqHAGv', '1', 'claim_charged', 'asset:payer_ar:clm_7lOz7zYF76tC5lR2sE2uM7', 'usd', '18000', 'per_yaRsWLNu6uEXxgwNVNHXoi', null, null, 'clm_7lOz7zYF76tC5lR2sE2uM7', null, null, null, '2026-11-16 03:40:04.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'le_xS18USfZrAlCOF6MG1ImVI', 'ltx_3ipxQ1BX9pVu5b8qTUu7D5', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_HS8jCRedRHrgDpMb0wFwmU', '2026-11-16 03:40:03.402+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', 'per_NFNlgw5iXgSD6T9elUPjoo', '\x6a7459e093bfaf76628cacfcd33dcc45');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pcon_b9gxmyo3XMdiTOa9s9N2tb', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 03:40:02.453+00', '2026-11-16 03:40:02.453+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', 'prospective', '\x01d569b795acbdd158d3b29356a5e8e6551651bee434acec0bb672a566715c6552cfa210c05d7d52ce30240459df27c33d19dbe7854f4f2c76454d22c4e8b1d6872174fc7ac46899cab35878bac7ad1f828ff103800cc1d66333980c8f896885143098a17034651cb9be075433a471da2438304175b690f4df13250329f4997a3bc03287bb9ca376c9bea7ea84aa837dcb79a998a5a98cf76f84686e85760332a4f84be5c7cae1ec4e1a6e4591f8e8c28cc1e690c5f955fb5c3c5bf1a9ddea4126037e5a198e7bec55572cf2a6c44d1a7b378e095d6a7d23eea1d7ddee13cafa7cf7354b6afb8ac1d8b810f6c50d94af97327135116cc55c42654e05077684ab9cf2b0afda049a20d4ed6782316e3aca7655ea4832df2fd66494a3b96627f8de62a3df75e4068b3f6a4bf76d001c166b46cbe50226da55c397f1a08c2fddac8f305d8080ae118c8957ccf9fb6307ccafecb3ac5b7e835bf161d0a09f3eb38d92d74225d2943e76ba118f1c8cd002fbfbea3aa974e9d47289f057889c1ebf4236a76a7fba0d368cb839a1db4376af52e22fe4203af5102a578d1e0c47bc8dc690f9e79eeb02d008caf0bed0502b6f630369090c67071f9377bde29f1f22', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:00.822+00', '2026-11-16 03:40:00.822+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', 'prospective', '\x0153e61baaf917d5ed419cae54424d224ede07da75e760789cc26494a50833b0eba5ee91f9a291e3a0f48477fdb70723c6b8c4c10b72b939fd2a46a511b31307cdc67ecb3c878d3c79ee744cdac5943d2534d6e813992440a3a41f224f6743597590fd15e0071cbbf2e2571a7854b1ce839a70939688753e4ae012cafbc30a580ecd1b686e483fcee6721e13253a4877f903f8d4d9ac21ea992ad6b5ee1f370e021a8c70065b02e152d447a1f8bc71f385dc2b1f304f665857e63498057837a9342ba93c5f7e4caadd4ef93d06bacc90f31e9b3436376e6a4b6518e890153f05afb62a5c3c632f685a718d5e7f99d8e53958af9ef4aa41c0c2b086ae1f2be6ad3461bf7def9644d98e6bfc2a2d13519864ba854bbdd7b8404dd12fad7e5f1612cafd77cb517025004f7bed252e93994949bc9fea141f27f95855f7d5dfb2b3cdffa0ca7ac2119344bb327f210608b2d14199cce0d1caca6eab2a3dace0b62ce8d226f3c5c0fa645b40f5fee9f59d36fdfc0b47f3a78ba07bddb465726adaf5e10588488cde545a78c94eb17a8f28bae7149128d30f8e150eb6396ea0795cff32159d45ce24799771327884e0ada50abb84d1683fed04897bbd47a07a6a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:03.823+00', '2026-11-16 03:40:03.823+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', 'prospective', '\x01e2855893729c0a5deb6aafcfcc6b1e9e7052065d0eb4778e27c3a0ebcde341af20609ca99870f32901882bf303b8a5620ef9c6ba6af3fd52ba1291db27787640aaffe7b741b62d001fd4d7fd3ea5b3b98ee203ec634d9b9a801a169745e653d969996464093eb3724520e155b5d9bf8ea4c85ab4fc5e1de2741562b871ba94df8fb4d41e282cf63c2ce7b6d23e086c4b72ceaa3d4671b69faa1bf38cdac053d4c8e6880dfc497be6825f3d25a7403908c9975ba5b001661d0cca958401ed89e5de80258d6b70b7d7a1e3f9cc862172e6e0ca6163b86548019ee275586725ec95e48693364cdc8d0de69ae4a535018fb6f2350d89469d27db4187f4f78bb655d4f5780ee39dca6e28aa86194fa1393390044f0cc80726a89416c738f78f4eb04f8a699c4b51ef217f8e180eebe59970e9ff6e2cd45608a4dacfa5b193dee74492c79174e945707183ab5013057515eab9e3160ddf1428c30eec63c101cb162cdfc62c747d12acef20dd9bab6a7e7558a1fbf0faa9e4cefb49855b7a9fa5661d999dba7356d40c936e11bbdb67a8aaa009561eea6a804eb544d32560e662f9d02ea67bcf1f2b0fa57c2009ddf6c23d34e2b4bad5e93e3de2eba1abbb05', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:03.467+00', '2026-11-16 03:40:03.467+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', 'prospective', '\x014af575f5a4ae9311f9c9899d4e8fcdd8643776044a752fb6738ab3c47899aa5c571f63523503b4f33228322cae9d380e830035f9a3c77aebfe11e31d20b46f012b5820b6420980c9c2d2260e3f6f4dce6bb3e8582d8bce966d013d35ece0e342986b686404176b2d12b525782f8ee6d83ae5186de311bbf3d1ddb8fe05b069da6d62349a3b4842084b7e26e93c48efba40fba2e33486cca01c1fed1385e2937389e29532c6ba5ba1aeebfff402b1bebccd4b4b57b0b1c70c758a6ab7c134d891fda3a54ae4083598414cbaf2b437a9a8122f2ba8917e32f2fb906ec495db866bd407e8bc22106c65bec13273e960431f6d9bd1738b97d7f2182ed917a1ffa808f88d493f612144743a6ab2596eb9de64e63bf39189f9468cdf8dc574c1fc11b884e120f40d8f64aa98b45b039eea6e9bfce60e3d7c5b0b6236359a7601989f90e338c5b87bb15f52c427b5306976da4f26623a665531ee3b301fea2a5e24d408a723cdc6cf929f9c3715452e7084db1c727d029f177b322849d2280fc96ea8577c93d2b15e3a09906e31a6688988c0ae05ecfe408a7b875860fe5479016f950637b858f8d93afea8762135d2277b45e32f2c2a14a84b78228dd82b31', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:00.681+00', '2026-11-16 03:40:00.681+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', 'prospective', '\x01adc368d877bebed3488e193123812d47efe3bb7bf76c629889ed934a2d7c648b9ba91dcd90e27d64bb0e1392efe7fd9dc314eaac5e133bed4afeb03d812ad07a568957f698951b56305552d50621eabd8c2a6d51a928051d9b8218fa7e93de370dad81d569f2de59b7d99f895f2286587af7a5b509bbbc2d5ef7bf839d1c930aaa442f4d9a055c24239a358271809a93aea41098cd4e5ff9cbeca9773efd9dad08712542f0840c34a7ba0e9bd4e03030c48bdcb3fe1eabf944813f758173fa61fa2fd4290f755bba7b9240038242040114959757192a60053bdd7c759142ca32b9766700ff5c47a15fcb13b41df8390f48edb658803781413684164732452f4aad0759dfccc9dccb3ba17af778198eee1fe42aaabe0754e7bbc2a8c1f8af9c5063730898381f5307c6848ca400bc593d5a245b991e4acf644e742ee76c77ab4a6df39cf6f52c9b6310230ee1efdd6281e8b41e06a1664efa5d938fa4a84563aa3b3652b48c3b393f21b2f67d33f0768a6f0d0351b1f6770dc3e4cb581e2725dceed5f57fe288177a8354a843430965757bf8b907e6e07cd6a8e07c7f30189c1e91575c27eeddb9a5ad7d7b4251f546f8e7fff5aee27debc460e4a251', '{prac_ed1MKkmgeF4mHDucr3Gz9U}', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:40:01.103+00', '2026-11-16 03:40:01.163+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', 'prospective', '\x01c20e38ea6abaf775cd4555009d5e4e91248b130bfa61a8ab58ebf10d6881f3b0323de87fc7291d9ecaea2074e352ed918906d1539e00bc773953f0836eab0e55044bc1429d0261889ab59381761b0bf178c7b054a8c037be7721118dfe939f7df08ee4d71e59d4ce9c2233bbe016ee5139d0ff87e999c4c9e73240838d7414f043210ee471327180a679f1cc51074836dee7651f32d6f9e182aa96709ed553a9e7c622dc08c81ce3aa02ce8bc95db86db6ecdfe01d4cbe163d3503ce819dbae537ab580414a062b4733c5b94a92c74f643472450f7d851ae43120186b20699fe5d334a202cd5451e29d41186772f5292abbc8b4222c2d932c1c73797ccfb0001bf4e66b290220638da0cff816ff444f071ebe15c9618fb9cfe2824e1968205a377ab79648ede5088e1cefc4b3e687ea465fe53ee825b0ef39dd206efd86ea3803225d2c2ad199fd34a4420b8f0340525ff8be98cea373261e4f38bbc8b8241db399271630b3f6a26738c51b8f54d79f60271ccda9091d52d4721f749cc50a941666a2931dd9ff5d5b3ed44ba6a47e1162658cf30f2c10b5780b3cd59966c492071d50009fdd6675cd23088282ede3e71b8119cff7ea98558eb30cff3', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:03.336+00', '2026-11-16 03:40:03.336+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'active', '\x013c3b247166090146bdcd21841993d4dc0d2228915b9019402ea4d2ac9b60a8da2db50e3689124f2129b4c5c7ebc925a7d2e516aefe887b52c796a98e45e0c817cf0f3f2d0f28d97ba9a66d4fd7c7e0fe690582961529107f7f5054411d08e6d57b6fb1b027385085f07c59740d88a78a205f54c895538e1d7943064ae37179a20645d025c0f3cbc1eeb05d2eececc97652b1b7e21912003e61326e8d30b8d7c093d044f17da44205f723d50431f126a8f9186f8ec2d966db91c37df5a6ce065fcef6e45477607fd43238ee9515312a57b84de2f5d918b96bd2b73264684cd4aac0290942eed41961d40f537fdae7aa207efc9c245131105a7680e848f095bf29e4618a3c239c91288dca4f5de569764cc337c79996fcef96adbdf120544d3096ff759ac91eb5b53fa455405071ac0e28c0405f083a79fc2a759421db69f4cfe01e059b184382ef2eb78dc0420081cd70e9a14b026cdb3015a4c5c3c7300b001a0a1cb2a772ecbbd59c765a2802255aa976e53f89968ea4c5dc56bc048ef967d8b755874b536243a875258d22ff15be8685cf466eca4d0fbecba42f5e946e2eb3f47440ca9de23ab49d460b78dfeb52ec4b13d554db4b9a998aaec3ea', '{prac_g1nUiQJru7n4OGlHZEqR2d}', null, null, '2026-11-16 03:40:04.28+00', null, null, null, null, null, '2', '2026-11-16 03:40:04.16+00', '2026-11-16 03:40:04.28+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', 'prospective', '\x0123f322eca37a4c9eda5676998b1504c6fe4955015819e97c3aa186a78b3d9f29dbd8af83e5f4b7e38864579a597e0c849875faf348664cb84c663600c7c852b080c4ab9349c7d0505837c787eafdbea52948c087b52eaff6af782c84e3a9967226f715a5ac99eb1f73b3198d0ed22179afda4979645d729c32bcf7b74b859248698b9a76b8651add95b3344e96c3946d8bb7202221db88a1598078e447a7268158ca6456412bf18cc070b220a6825940ca4bb8f88a31bbe5381193ea185dafe1841cb4b59d3abd230eb9f5591444db9ad411f1b802d3adb4e94819ca830fc4b9258101e8620c37db05482657e14cceebda99cec15f38f910d30cddb5d6ea1fe482468163ef2dbc725f41dbdd62e54df22be154836dc6f51cdd2eef20244815301c7f556db5103d9139d0edcb3ba3767711294877de233aaea342daf3dcccdb9e2d72c4121ed8a04a5b37f655bd3db7a65221b356585e3d3ec8732b0e86000ed732270bf4a4bf67b2ff8e49702ab96d7c455e015d7e4649200d25002222a628fefcc05b413f88eef50f5d9ede2f7ba04979d6eefbdcdb39eda5c9ae8905bb71960576ff9f1b4019d215e94c28d7dda7ad7617b89811b5abca12fc8302', '{prac_ed1MKkmgeF4mHDucr3Gz9U}', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:40:01.429+00', '2026-11-16 03:40:01.451+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', 'prospective', '\x015a2214f655f601181e832dd67ad8c71faed794fc512bd1a78e1f93b5a22ae385daf1da43cadf8019256b0f5b59bceabf3980ef5b42e1cdfd7de73b304870ad0ee80a2356743a9ca34f8971ff8023796054b31ba7d8b5301d0b719db5bb8f31c2a9b6d5f0d872fa0ee9cef5df8f1d2fe3bb7d101431a85a0856d7516b1ef28fe53a3625947f7225045c8e15ce87097f634ee1abf4e2d9020bc1fde8ca6de74189ebbb57c32da6fc46487475d535c2bc24a2d2ece5e9a99391478746bab69a33974db0dee5cb46c399ed2cff61e99aef818d555857f665e8a11d83986f3ee2413f7d3d19b11da0217fb044d026524526ee5679f6fcf54fdec55fdf80a2ab6cfe4005a5d28223a06e9d9e62feac0a3f13e57a80626b4eac87ca05055dd139b47dc3e3dfc890bbc9c58909da8260f19febcba252ec7bc440df1ac4a17b081b56e4fb75e6e2c61ca4f36d541d7198515d0ff38bbc9d6601535b3bb8453585b63a612e91adf5a6286f384824180448cd7fb5efdcd7de8e52a0021fe1bcfc0ecffa093e3887d2d05e77baa5619ce8b7efff8fa03f69851b1be09f0f4023f3570c9c2e7fec8cf4e16a7cb9c42425ed8125128f38cec7b7adfdaf0629060baee7ff72e962a9405bb98abe7163cc01f28485', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:04.55+00', '2026-11-16 03:40:04.55+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', 'prospective', '\x01417e319b316e0bae2eaed223d4fe2c7c2315cfedc99b32684e2f5636fc6a46f3805e2267b597a0a2d2841408106f06b39a5593e2244847d718b5e270f0c251c5e9afca18aac8be1663a20ef722abe8727dd4d43b652978ef8e7bbc6013286988f62a4e97b1a723c30eef9dfe7c80a3b0615fb8c1b917903e700490caf50000ab644d150d43d26513be8b46826d09cb626bfa5fde1b173de0ac1eaea048a18fa547b31aee92c5d2ed902a73deec7fe84eb0ef3ebef2847f738e7ba5ef5828c4ba7d16e0a831d76e2ed378d326687ff722b3a3140042c705edfae1434d6be4bf543eadc6a7858a3417d51d813c8cc484b21a9ee1bfd5391733d857cbc27fa2c8acd672c5c710adf2c0e4675e1a27b2cc821e95e31f66e8e1a7102f77f6f7c2665695639345805656b4765707cf5f704ca0ed98a88a803743c645fa49033b2d7b0a48ceb499d8e5bc2fbdf86618db87fe4e839f1b5edad771a5f5837a2d211cab520130ff57b34e8dbb949e69d9c453b1838cfae302e23a70d7f65cb5cdaf8181b84986c6ac297ac99ef8bf60e5245b672514bc8a9b003a2d2fa9a0d5eef79a8e73975bc001d5b942aef58c5fb5e39fdf5f24495076a5e3ad839948b92c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.873+00', '2026-11-16 03:40:01.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', 'prospective', '\x01a9c635ad48bce2a09bfbc0eeec3500f0197db09196c77a21afa090a807a8b640d24ba6ce2e9bf794074b9fe64ff18a05ec388c437a81c20f3d21d344606ea01ffe913d96a3766e232701a332c3979dbe1f4e815aa30d04861b3d9154995c7ef286dbb01abfebb56126cbc38e6bbfdd1088c9b5d1ce4c10b2a21c642cab8356d6a76f8ce0582536758bfc18d7c0e27696650989fa9574a0597e7de06f1b1ba1326841c6669d5510aa1ad669ca1291a6427fa703c077c475bef9889f42878ea1caebe9f348398525c8343c5983da74567dd32cfc310d693b23fc9d195711336201ebd4d8a9acd00fc533b05a49f3dcb82ff33fbb68493560877ddb6cc7d7eb91baab3232ef7377dbf2321f626a8cc126b1f24a70adc46a5dcd8830d91e067ab57bfdc625cf756247de584564fb216f21bb62188d207057dac4ea19560f6ebaa7247487b9d737e3fff18daceec92f8d34895292cb11913feaa861d87ebbc7494d029e430ac8b872497bf40bfc8937321550bd0a1f25d35d86c8804a9c3227adaa10f60e526f0a37570f969bf4ee148cda5058e22fe04ced3a3c75fc6288b043df9f187f94099f6cf2d4ac98d002e489b488b712f4be463778e8e8ba2f45', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:02.476+00', '2026-11-16 03:40:02.476+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', 'prospective', '\x0168625ce5d3fa136d6888f6ba05d53430bc98e8aafb13375d476f2f219ffc072b7e8ea795f2c042da8c98d1c164b3192cf69eb26f969ec83d3854594a09a46577e90c7a0e6a8dd0d9ef67929b90775dd8ce334bbb41f6730ff13eeceebfebfb45b386e6af76e8e82db6c13a333244dde037c89b31eca28f609c1b008591dea5ce3a348d7ac2e47a1742b54f28b7401b5164f697e56b45d85e237334523f3dd9c9f9c82d472973228915154473bba3a355df39ff06d454c9433b730e2c2bb5e812e024adcff4a21c5e3a7acc4bebe3519629d112fc81e0f3e242f951be8912784ad4239a46216ffa4cab1b2b9153b414f6c4b4cbe7b8b6f6ef592641f6893174d53480fde23dc4b308692659705589305716794c024a8af918e345af3bbbd622dd3b9dd200c2dc38d6e2a3d0580551c418de1fcfa5a825a01a2384b62c92ec0c66cf2df1aecc3e7b9f91678e79211346344b823bded0d205a6f707088030fe0fb99a01ad285b35e30d4e76d9196082e47dcbf679d2d3b2fab1f4045dd6936fc96b699d0736c9e207ed9046bfd5f4475a12f990b7aeb27dcd19d4177c1f191ee4fb7536378a695672bf44fdc3da31f309f8b931a09c6e48a8264698863a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.942+00', '2026-11-16 03:40:01.942+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', 'prospective', '\x01954717c6dcce453d067fcaed2a55c8ab998bb0367fb9788b6e8b54289995ff065842915c042eb5232222a75ce7f337165727ed18ce791e25b0a54507a2cc67cf0da37a523d366d77c1ff8a67db542f5c71d24cba08f8916bb7a009e48905010b312397394b9143c034dbe7920d7bb00c5c13e7a1c8395f4cfb68a49cd90bc5d3793f1eb20c662b2e24d787717269978f8f9cdc119f6c1d5b131a541a07472590dd4225009adc930677263bde8621e51d3f4fc60f1fc786f58fcd667aa6a7064660da4505cc27cb48db2eadbb585d956ca2bb3603306570bce90570ca352714fe1c08839b998d4a5dba17d593fcfa9de0acec176984ee5711fcefe3573b41c1b00adb8c76dfd6f17e189d0e0bb4393f5e7f305b58278ad75c0a840cf61a4321b9798ae1b76e46a8326a418616c1171c68f34e96d5ad8bd455fccb900e403b82c3321e498dcfa5500a44ab80840ff107d604187863d96b53a5a00444b250c2d3f41a3d2e3b4ffd68b6c8650adbed26f9124314f4ec4d773d9179a44b2e3e9c6fb112b03ba31213e96ed0c7cdfab4d9cea55a4b420b37daee01e05462b2c1cb4e62834e8a80aad382f4413f85b76356def36aac0ddb95395562ad793c20', '{prac_ed1MKkmgeF4mHDucr3Gz9U}', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:40:01.374+00', '2026-11-16 03:40:01.38+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', 'prospective', '\x018df48744dac72c5e2c715471c6579d016211b8015e606aea9cc6f64608c834b560bf54927d64dbd1505060899ad8fa0938fdaa9b28d879d32b14a8d7956f4414a4822097679d866a3dd2cc86a810db225ea634e58108f2c494a8b6cde35e9754e47471b5e4447b33ad5c74e988fe98420bbc7d5659c6f5dee8866cf57632638eaa96ccfd9e28b22236b883b3a687b1e489e630d15a6a4812cb258bb33bc6ecf1e90c98fb0e1b148da6520eb0b7cf3fe7ea14502e4de45baf3748e0ecf61e1f68c7774829ef25d311b8aaabf09df1150aae87797577d76f6dd8f8f58076546512c03e60b54c89f00e1eb8f73bc4545cfdadd9c7c5fee6d70058fa81ac5746e6e8810117d62189cd8d538745910789cbcc132cc2766974f9d60384651371116f493477ad2a649d9dfdd1e6d1110095d251c4976882f1939a9d94a2b0b18344e403e12783f53a1742cb70adec8cff2cd1497b9782813d025c2e1140925e6cda807330ec3f338bff3e7f27c621624835ee66cb281a5e104c8cfee104c904c962461ad192f9b9bb2f57cff1292a70a3f3efd023553acf21576cc2d0eef8d83641258c97b752b68c5fa0ca2fa5165268a9b9daa57846b0837919ce681a2ee0102dd1b968866ab551486fcd45d8b593ffe2c23fe673774fa728c4d9f2b4597ae7b278cc213c1c2fc15862760d29894ec1d9196e3880175e94267199b56fd48d7fa9959764ef3f3599b1e028e87d47085030c97d93ced502ed7fb117a0d6f3f630e49230a80e8438e7ce58d14f468a8b30cd4bb5', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:02.985+00', '2026-11-16 03:40:02.985+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', 'prospective', '\x01fdbfa6fbd4d4c533d6f68df2b63fbbd06c150866c6802ce35f9bc5e1c5639ca54ffd6a09db7121eacf88926d74719649a5d9364e4f03f6a6dd7a7cf21243fb8ed1dc9855ba96aa306bc733f8526a04a9a7a3c38aa3004e1dc31fd394c80d7ffb26f2338abdf6397e69a92b723551c7027bb985de7725e4bafbf8baa95bcc0965ba049e5ae30f02d08194fee094bda02092f1b72af2957a665903f57f6391a20c513c606386c8538e9a8a9eeb08c9ede74cf3d9c0a21075079459d23eab7f19560c675a8a9dfed12f8fd93ad18506d8e9cfa1ccc98402fb08acdca4d3d4bb78773da5940d727d6137cf45c18ef5541cdcc5247d00572767487fac78b90e045ea1bda43b9d1fc01cfe552e4cd286304f1f5e432e817c6f9ef6584081abea6a337006eb9c0ccb6699e7a6c9845be0eefe47b58cac1807ac3cb0bb27596ab4bc8df799e063379be03d782b55199adf8a8e0126faba5c3c4d482fab3ad260b22184ccc5b90581d6413a5163ab4288f55bbd5b3fcf20ec0993799958b64ea38e82f4d5478f5c6baca5f0fca8facb40c463d87d8f104e8926b09ef8394878cbbc93eb8ce49f33783921e94faf969c8a06d0b24cc826530eefe6c05b397e3cc6', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:00.734+00', '2026-11-16 03:40:00.734+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', 'prospective', '\x01e132c0ce660857d2cb099a0725bc24857454194ee99aea2c36ac77a59791f9d07a3391dd06534972928fe0b7bf6d79f7eb5ed55b415e8697325e277f1eb44f70e2b667a1ee5f3650bb65739de593f00efe0e615617405d7f50913561992eb4f5c9ff271cc21ca5e04f53adbe42568232fd1287c296e1ae7498b59ff9df0c56e47f84ff2d40673607ff12216e6f79fee734b18925973b950a59d644de1c932f776c3fb09ba56fe1e2856b2f6cd0734b817208284552fa092d50453fe45f1f8cd9723843e4d9a2db0df0c0ab0f34f8d8bb4c34c5e2ffad71162f319c3a2b4d107bd0325a52fa8b24785314d07c55f9b0717b22c6aee0c257e2cebb1b14e1d87f9a42ed5b79f939dd64f3690179e2c71ca2a9511a715f15bd079a5719cf3ce0628695acc11517d88f52dbd7257363ee3dc8a52f3eddd1e7c49f80c15f47079b01b0abaefee37fea7dfb44cf96abc1b72a4bb1fbb7a54954cfdcab797625b3b4e0b1ae751cfa4a5cab53a655d8009f0a4fb218a00b705ce4d27838994d06ef5b70a2450e8f1cb7d420ced687ec83b5d27bc78bec3079ef6d37633801ac73c31fb9e82da993eca993cc770481b0f22e328a874fe248a0eb93033cbd929297', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.749+00', '2026-11-16 03:40:01.749+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', 'prospective', '\x011b6b1794b41a3cf9dadcbb37c09951533d44ad6a460af2a0a9defc62cb5c72e2f4fd4e92d3ed7d58118f24ecee387b515b0922a7e6e060f2601fb7747a2d3679e242ba7733f4f1ee8729d3e6cc60712fffd51b99c64df2018ffcc56ccfa2cdb13515aaaf62257f3b9ae13ba29a09a5cf5d4e0aefca24fe240c9ac29a3f7d48cdd4eaad880e76582d6be1d4ef25195a2adc2e6161b5ddec75adbfd65543db5ade30af61128f57c885aa8cbc79037575da80a356d1a623ac36b2c908af38682aaf036a2fd1464885741affd62d66203f255245224823592eec84aa7c3f0052afeafecbe7404d1112bc83173170fb66f9cc1ceefa8ce7581766ddde24a97947132e804594fb1b385e265b9b851480ce52ef41ff7abcc296020554442f8be5b3c1ab7eaf1d04d0764d1ffd619d18308755fd896354b0803a7e2603bd17af3b749127dfe0da387670b0bbfb6d9d6eefcb371dd819998269e008790cabf1c0161f7059b403c76afaf3290301211d9e199e299df311974f86e0d2603c092816734a84a2d5675fc15a14a62a3a0b8b5005715f399053ceb2b24eb69753f2dc413143ebd8b58347646b364e9001c7594971587def2093114d6aa6268af066e84a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:03.224+00', '2026-11-16 03:40:03.224+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', 'prospective', '\x01631974b093de2443dda46eeaccf48ac6e9d01e55b0a068b8e6eb300d9c30e3667a0cd197b77e3f85bc4d2cf23aa360f8ae63e57ea28fc4402a830988ff8e0a4c7355a601df5c248273184a5b6d905fccfa5835af784f27642415f881af187e12bf14ae8f910cd55cbbe9e568a905e8e1d7ab51963f4172f4c41c6768baaf401f5991cc9c70191d31bdbf2868281d74f1c6a449a23ce5deb7a3fbf26bea4c5dbf27eb10caa1eedacb46e8f36d712c66128f71528f9800da588acc7fa543aa55d416ab263c5e43f99a16446a2c7b194642b5a5fc789e28992eba639a2c6ed73fa249de4d5d5ef75d491aa98f5d83da851aafa28cf8b6483d3ec005eae713236cb11569b6b57c4519a922b91dd7e1e45648356bb2b60a43d11492b712aab27ef295cdf8f446c756cc97dd58e9537f462e0d8065530b4552c5c78c0a3b11673b93041481bf3e03ed7d4b28f1544186f70df198f363c8b18aff5f099b06e41955ada2089258454dbb9463d1a1ff03433f077e894d9d678544864eafd7cb37527ab028811472b38fd4f61969f8029e36cb522b4cb44494a0f71ddc40409361c0e58769716a210760297327f8c0c8cd7397c3714292d5ddea6527a6da1656dd', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:02.002+00', '2026-11-16 03:40:02.002+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', 'prospective', '\x013757cdeebaaf3b35c17dfb7a5eed8fb84e2aa7a78be471934784067dc46ae50b9d5d4d1cd54a29453239fdaf4b68b60384627fc553e657fc0665eb93a982e02c4122c273ea38cedb714941879c2e0aff017aa658c2f5b4bbb43860b4fd235af9548864ac53efaad9a2468b9e4701cc5f46730a90535cdf2a41d27ba01893d876d4f619c3bb8164bf390b9a32baef8155a12c16a6ba3ae6f402a15878b5b5ea1dc115ac43a28483f6d077d3a547182e3f014b4309bad55d9e43e7d59970913af426dd44b317f872589755e52341972651ead3da3d5a53d4d3e2cc145ee1c85010a2770cd45a0cc9966584d1d9b3763f8c161482b83fd7a86dd5cbf91b08e15b1abc66b084a2ad98e94416da61214cb81cd7569a38093179d8c39c4cae406fd71e440a1143ddcf977fce1dbd7419514e3e78198d79c5455245ed8e442eb88b480afd07c9061f45d0220d42c30d4c8df4458a10785fdba6c0d79823466c625a375ec9ba8db2df2ef972fa97bbb29ec159ef3046fb45721e3fb70b5cca3e5982969aea1eda896334d715f0de769013a9c42b312b8b985d4be19bc3473f7c995cabe2c4093f5e6436c09301415aad29fffa9d98f3e4e4dcdfbc6623b91bc0', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:02.714+00', '2026-11-16 03:40:02.714+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'prospective', '\x01cd1e659fec0951cb26509f0e4ce5b06032436067020ecb41064af10d8eaaec6a9aecf61f1589dc63ca8d2b1bd2e92bc72cc03f188a3c2f81f6f16e172601dc7bcc6285f304482ff7850096e6880233a81acd165a0865e7ace49947eb673ab3e125f839fb8d3b98ef24e90796ddb411b49032eedee7adf4561fbb4215d5990359623a0ef4c4dee85b0d3f124600b55b7182ad3c740ea447229ceb198dd3967860b22aa7ac99ab23d3bc840d15184d2686c3686cbb6bb3cc4cbd1096c0fa8cc57989a0dc1b38c5a0e0759f33d4803d11997f51fd8e136c14e4b6de83dd1edf45eacf863a15bd2375ac3c414a7b824ac60ac23617c78ed2e1df298e646593aee0724c38c3dd5be02ec94a578f1b1ffffc4edede8ee4e3ff67c9ca3e6d48ae26531559de09fe5aec39f3d4a21b41d07a78e3c762a44ec46d04c7822c4e90476475cabaacc4210ef99207f784ca1a175af96b5cd3db47cef8fece0ba05c5ae383e10424ccedf470ef59f0266fb0f0f6743188f7a659e60090d9818249bc05749a5fb5aac7bf3edf5d08b7bdfd84e2759d6549726b15c5eb87f136582bbeb5892f1169e3791ff6b111fb97087449f66fb250e87ff70ac54334b45fb40dc391f7a83c4fc153f00f00a071d9cf0d174e867ed57ed82e6718231d2d26a561d82d3f5b61a2e1f775e1b29ce34a59b1973b32a96217822b000df0b8825f37263611b25b465367916f8b83f3d98cc99e4892406b711cf3635f60c85b090a07120448f0a84fc976675285a730b402bc81069492458a03', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:04.685+00', '2026-11-16 03:40:04.685+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', 'prospective', '\x01e7cd9a4194d7d0aea6a4279312f9bc87155d057a9957ecefeb05a29bac1a5944ec3e0f41e2dd8d88433729aaf3fb312f74fd67d9574d6d812cc1bb3b8e0c8d7df18787bf1c70af9eb80105f763fefaee81c43a18ff735a56e6ea3afd2f054a970830d480ca2fb94cb341321cf6520cacf9f00173013b002e665bf32e86198979dbc1e433b644783a4861dd663f286b6edc94dbf17e9a4a5ffe540a9aaf7f30cb5c54c406e34fa43455078cdaa5c357e33e305f70fbcd9189b3bda6031c7eb22c0a93764085c9467f9b619c4de3cdfe43d5e9f03fa75c1e8809ab1384372df5463c2fc1f57de8a0d31584546b87153bfca8f00003afecf9750bf9b1913a909b31ffe6458954dc977e573ac6939b7cfd41d9a769336d396ca063880c30ecc38de0c41ff8bfcdef18e115747e72bfa518c08a5ff0d2a5212f7eefd3fcf05a5871a0d8776484872fff98d8f6705ca1ded5843de7a657c2cfb23cb9d673373471c7a22ace9aae50ec2640ee15a7710818e423a08bace89b3f4e45acd9f791d55df7992e9b6d024ccda097f33860d8f84b504fb92fae12e2d528499633d7bde336283a4661c0c876af9b824240f0ac37a414c6e925e14996d4b537c461a923', '{prac_ed1MKkmgeF4mHDucr3Gz9U}', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:40:01.261+00', '2026-11-16 03:40:01.305+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'con_1K27LA2Tft0xsWuC052ywg', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'financial', 'granted', '\x0105d64b5ffe464c1639d26c1b2c636b5139a05fc20658de59edd12a3ad7bf5e1919f371b8c1d9bc5b819b4f2e027b064f028d639aa802ade472bd5d401cdbc298ee788eb81f7f1c529ecc3900be917db5a6e9bd9541b41caf0f22eb8d20cd0aa6425fb9fe2f83e084de12832eacf86adce842762d39fdec88101fb6a194485238bc18d97925b22e50a023353e55aa120557ffb84980692b6f5daf94fadccdba66c3e98a6f0b29d82e35ec3fa2939f1f8566de1b8c878a7ae5cf80dd2438c08d290e184930d302ab42602d40a078a1ed51f2ee69afa05cdfe87f436598d0314a9bb96abd1b4c077cee869a4bc2df5a203e7213d6c86f79200029ec1772caf20d374ed1f59bf1a4b8056a14ae965b1587c792e68c5c52f804a5b074c9b47555f1a392a097ec118be80f5dd15293bd7925459e64c40c1720f340c74ccbfdf2d7f733c9b48c0d68ee645a69f0173437eb659dd28d3c18731750610b5f9f17153ffc07b0d9dd2f997c990f64d77566b330e4dc96fb1e679204e68ef193bb0a139310b660cc7a57d7193532264e4b4948a8a229f69ef099b94ea69b60900be80c4074cded67dcc37a970e2176de21e89a1686a8159663f675677ef3e0b75f91459eeb0081ff2e0a8a31082144632a1b78ed2b4b216b192514169a249409252530b501368e89f51784f988f8a6b564a4bf329daf0d68c4c87181e977b62a15f8575430c70b53eb960cf0c728fa9a2042a6f0ee0646a029f2af55cb6af0a8e8957dbad9c8f750502a05a19189ad7f1f6a15406ecd09f932dd98f8b1ebec6b6391e1596a65b413bdd5db36d6b54fb8a7221cd591a99ed10c5e1da51522ac3af6a84b21e10c3b409307ee4fc955f03908a2aada80510b1558f13d397c60ee1b93f45e222860540dafa45eb6fd7d9b458a8229e18a063063e5dc3c9f6a0395665f613567f70cb34011cf7397a7227326bdc7e2038a659b32665ef6cb6a3fcda403fe8676796dc1512a96f1761aecda0721c4de25ad13f038ab990308606e783b0bf3971454877ac8df1222740a4e5957b9bb895caac696723cf01f63488a5803ac6ba5f172e3813007f36abe58b9d82813d8e22de699b4ee18770e313541127eb31070d7261d90c2d86878a4d61f93e95fabb6a4a68929334f4a55e05a4417bda66ce06c19f7caa2eab1fe3d4804e2', 'permit', '5', null, null, '2026-11-16 03:40:04.769+00', null, '2026-11-16 03:40:04.783+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:40:04.741+00', '2026-11-16 03:40:04.783+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'con_DPKhv89U2llSI9TEJfFKvx', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'treatment', 'granted', '\x01545b53b42bc649b68da5201c33158d1ae18006e8dbbdcfc49ebedb95e5403d366c4412415b23d7be608da42ea9ee227cdc3a0f1b59f8d0052e704b7abaacaa654a3d1fe741fbd51dc41f9777b48ae8a657bd47772f734134a3ce37af010fca58226dbab5eddd62a4543528b7ecfd3b8215484055c16760bfa40b7ff0de95a51c40f9a3b23a02572b6372f3fcffd9866f0bc1adf5162134cf22a5db1d395b413a52b09a6cb3ee5b688eb25b85fc50121b4946fdb4dc266a1b1ee7d280b0d9ce033b9fa044575cad249cb5a35e0a91c4dc9d58bb10981fdb86adbafd858bc1e5edb57d1206bbae1ae98d750ae24cb2c5188186807cfa205302d8b3763374ef1da63702268964425f1f397ef58afecc38822b1d74a91894b26c32dbf991afc0ae928226826809ed23ac96276c29c889e0ffeee8709d59eb30209c68da76174897c067dde604564f196dd404ff70934f2b5b2f9e52c4be25bb010c582dee438138fb946499592f75aecbd563d24a4c9e11d9a561b7deae4ab7fbc00d8eb25915d0585ea4102c3a341a29225af4e817d7c5dcd2dc37cd2f1e63b67b9d9173f9c923d25de5d5c60e009bf600de17f14af1e721bd89d0ec315f0a910f66629af00e7d03bcea264b73157f5104d5ee23a6b87670c9c3d8d836901bfc36156dc2093b700e1eec2d2c49cbf837ae961ce37b102a211c000a6aa04261c4432fe145d3a779d7c8e1a4f61b7154661ea3c76704c8a73908fa91558a01bad143424b7cc0addee8a71d6f9957dc42ad811c51095d7ec7a3fbdb573a2387def3de7c4cbec3335fe3f70e3987b7cab4caad8b99eef6c106ea90b10a173a7428154654189b5f72be7423d8cfc62b33b3604b4579100376422e9234cb8f79fe020ae8918564f2451062716c8b3eae4335475a367f000b683edafc532315b68a90adbc8d4bb2e82fc55dd040e23451a8dddfede01502c6d56eee796c07abe0cd56ccca010943bead8dfd0e91525da5ee05c4d572e06e715e59e8f0332fd908dbdc420074b24b216c2ccc14ecee10b911d9925df5e039eacecd3f907ec99a2f6fe7c034efd54af6b6f87f66953b507073bb32b37a701e8f653d282e5798422ca6a837ce580a4f599f6eb6a38455ed19dde98149838e20e15ef646ab7941dfe71b9198f5c51071305a0606', 'permit', '4', null, null, '2026-11-16 03:40:04.225+00', null, '2026-11-16 03:40:04.243+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:40:04.178+00', '2026-11-16 03:40:04.243+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'con_GsntqyCqU8sq9UR05LWBjv', 'per_n3NJyvlQ0ewvxfeEuivrmO', 'financial', 'granted', '\x01649ac0de305cd02dfe8efa997d5f637b33b9ca76df4cbd7914a9780ec68c538485575beb6740cae47e35369a9501d880750bd9850c7cc4a27a524bf1b34a78513b245dcfa5a6ca1040eb129699f67353cf0cf9937cc2358c069c554ce80132da79c4480c9607bc02fb963567e32459013d4d13e9468846380cdc5555dbf0398511063ff097d9511f83fce8e22dbf68fa924400a0f608798c776a39f8fb035a8ccab42f2f5c325c4c32fdb99483e485886c26f61387cb503018631dc86bb3897bbe117a653aa8bacbb848ccbf6cbfc2e2dc7a48b5c77f63c7190ba49255c27a845c138a42607dfa8f0e34a394925d1e86277ed79ab540b70c64af31f602fb4577b34e545b752927f5c566d1ad3122f3304d96cf3abe095ad2caf99734922fe1f00aa163addde59d2d7383799d9d6fcb71ff1061f486b3fd7734336debf8e9f7a7190d28ccaf493d84db059efd0d208bee95fca800787d25d98d88081235a5a7ab8d1f6817c06c08c471c8b8717493f278710b07911da0abab26bcd4b0edb1707c103fd6522d15180ec59955b6cc1d7379504752af64047e06b8638e4b341ccac98e7da104c98ebc35a4778c95b729eea0d406c97641e8b1c0d86f497e1e18d276ddad4f780f2f647057c313a55c8db75c01b931a8091e1b8c2cec4915ccebf7781794880cc47618c2e175655739003dab32c1e8774bd09bd1a60132e925e87b3b7cb6a1aa4e32961b4cad5399aa0160ebc7ca0ccde5bdb65c2ec29593d8acadbef3bf047ec931f25a9bd44413c2ed512250af1895c365d6f5733333ff68158acbcdd4cbca23f363dc9cb8ff763fd129dea4b88c63aedfedd2a3e270c1ba6d6b4b82777b33e4f5101f5a03ac1ce8a75a8594fabca60431ebf654ff51abd3c18889f47292a8f714a8bae0100de550ac63737340baef24a090943410ac1d3d94df0ead6608ba4aecd0fa2fef2578b438b677646493662347421af8f3a2aca291c67c779c614a7e80be25554147c11f5e10db131d2e6b29e94e4aaeffe54a3d35e96a35a7b0c3a9dd5359df5856b4b324bc8487673a917e8de28185ec66fea3e85efd8afe0ff7d48d22a69b49fc8d83f1535730814696353cd808a18035bdc0bccb71092cb9f004710b2ed868db469097c16cf9fd752795ee265678e3a41f64e57c787c7d016daac3268c54', 'permit', '2', null, null, '2026-11-16 03:40:02.785+00', null, '2026-11-16 03:40:02.804+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:40:02.761+00', '2026-11-16 03:40:02.804+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'con_PGg300tvi31f9kipjVqQQ9', 'per_cnhThGGBLP81rNgLvm85v5', 'financial', 'granted', '\x01558a68f80dbfbb2fae364b96938e44b1e836804449d49c3de8194caa230ec2319f8b77903c815dfa2da5872d0db563cce62fc583aba382b44bedbeded10e7dc8818bad14b57ac7caa70315880e6434121d1ac2544fe00fc8a17b111fdfa2847501da1f3d842b0cb69f2094ded4e4357c1af7cd169e0ffc776e59f7493c6d7f845fdbd75021ba554f44154056e32888ee76cf1f38bd031367ed823fedbc97200e3d16f928136a1ecc28b92d3b9b6aac09bc65a1354d0420805fd589d80586acaae229f5c443b2da46653a1dd089cdec0893ae666dc9a8bb8c6991ea6c669140e84304815168907f96acfe0a5546d71ef276dd6f5a187f99cd1cbf67869a07f29115a1ca104d95aac277c73a57a87a636bee3aa4cf238e6cba3365ed968cf8a78b4c79742aee9afe87663bb31b18de551e3f13257a4d2bc8b3b9b9d0987f7500a26fca8ea42ea5747a38d3f84aa48aea8bbd7b48501effaa5546ce51b24edd16c30585ce67777879cf44fdced8a152920b535e727f33e5cf2c9b1d1d8234526a0eec91ca305f040bbad0e1e231cda2fee48271e6cb1abd7d0a826c3542605f21e605112f1f9e54d6835d88b7ac5f45b26ecf9defb9ed4b40b71336b03b96136dfead0eb5cb843e0cbd19132786df82120caad4ec84079d7d97b9eeb5efc69e6cbea127b05af8b207b71a1666925872f2577f8fc8d0db60310ffecf0acce5a15117725add82d33a20e7279cdeb601c5d3bfb81d4dd669622e641022e84757c52926ced6c404308cd0cf5e3cd08a0f173c8d7f4ad0ab2957ef724b8f87eb7bc5d579c6ec1d6ddbd308dcaf93e751f9d55aed07806b511840891760c770c9d60edd9a73da86f657648b32573f91d70358c5c6ff61bdc2e87ec32b4dfa53e21793f8b25f62ea82d97a352a75d237c67314c1619d2aa86c196b9ae9eb50aa2f31a65717fc23c829a6b20ab00d07b967f3672f6a6bda6d42dfb187e80e74e6b22a5ca245e27783a8ad289da52468d00bea9e4193cb1ee353343e103dfd9053256e8360ee9362d78e9a64717908351847245c63edaaa63862a5dfa359a4f8212fb1312009f6756f1a53c7b448f648a4d7d19bee278e8ab292d52f2b7cf4525f9492c11c4fadffe8a2ad352afce2fc113786ad03b434253c79b255732a999a21cd13af30f81e7142be4ca697d04b', 'permit', '3', null, null, '2026-11-16 03:40:03.047+00', null, '2026-11-16 03:40:03.067+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:40:03.023+00', '2026-11-16 03:40:03.067+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'con_joyAv3TKj6yA0ZDhsY5ASS', 'per_d7pO49NkIrXXmOzc6NpKLw', 'treatment', 'drafted', '\x01b034c26924ba70d5de292a2e1b08f5a74a1e36fc35aa5ffb784a6f86e1ebd52610d7058e71fa6523845b13f641c7eeb59cb5d6d62a01d8974d7d9f902aaa9c46ad5bf60419735c71d46ca8d03f6f6da448557c998d8468103fce785f3a0efa0132105d88cde6c5bce2c331afe50a86cde7c4ce9b36680829bb24a8eaa61b273fde889cfd0b2ae1535cfceb2916c716445b70210be06794af33835e6ce666d3ddfd2674d35ba872c442e174794d7d1ebac3477cb1476b7f7f41f903341524fea654b87cbfaa8a1c7edeb708f476762e87586f7ffe597d7656a49c08dc0530a449643193a24ad8756adb94d5a8dc6f12656db31cd2b139a184ea5d78f415b8c5d1f47d5f362e5825492ef729837cf5a4b0b0d0f1c57f97c8e45e3814caab6e9f89d2570d6d734adc5a0daff7476bfb54bd20ddbf6ec73178672e51f82c0c8cce0ed2064928e19cd2f1f5d8d566404e451ab036bf4e16526503383bd568c26521f6bc4864454f57a2c71a7767376fe957bb93310cf366d2885bf1b43c40142f7192de6d2ee547c3acbfae2169e051f4e5cce6fc24f048d8fb8b43b1079da4eb4c7a999d16a70fb7a7fe273ced44624553c0d2aa80ab6805a8', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:00.761+00', '2026-11-16 03:40:00.761+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'con_vzaFeijKc90tfKfy6l4cp5', 'per_TQJNfaF4cXjsX5JNoa9aRT', 'financial', 'granted', '\x01211a5669fab32607e2cfcde7f867367b72dacca62cfb56e86b2bbce30ead2cc6eca2160f7f79c48e3ea64c141fc8cd9c2a2bc47ac19e44f5cc14e88d63635017220600fbc6e410c7a03f27dcc929d7186692e47939c7c20a367e2950b8130ee7f0d91887af53386745c14b6ded0b58663a4716f5623612e429a56864eff8652f671c96d43f6a1e73bef4cbbaba392371da19b60dacdcaaa3854e585c1cd085ac29cb3bb698bc38d18f0bbc339b86e57280341ddd5e9ad188b90fadc7e03abd4b5befc8a585122f3e2bb927091aa1b2ab9d1e67df6024f8751fa1149c5afd3e3e449940c8f9f7844d5694ed928584c01c2eeaa3a760b03d63c5967bb7d0602b2eb73c35d7963a3bf8daf5b7a990b4b315adcee0143ed629fddde43144a7660986b3c339460e9695bb4d3298ba5326dd70cd3ffa895a472b471e3f4bb6d48a01dcd795d90162da4b4ea1b068a6515abefeb224e2693da7e16e8b992797c7fc5efaf34059d55ed117b5d1842cf51b9d0100c1dc2e1dc46514b3ebfbeb5a32c689cc870fc351d5b72047b984bf921647b25be229e1ef86ba1d2752394bd41cde076925f44137981bc77f9f5f61cbffb575865ccacb19f1b995be1dc63c00da1569bfd012ce554a056a353376e4583b2d51b334e65b8aebfe06368b52f94759c35a79241799d5259f25e972d5eaf2be3ebe2a5f1c77391e830ade5e8c0c2536ba73bb1c2c04690313984087d6bbd1a2557cf6924e84bc3c12fe06375ae9d7bf871d9db607d9851e6089878d825ca6fec50b2b1d8256e25b5e25d3aa56bb2b8b75f970315324bc1adc66d238c89d5dc6c135fb66e9f1e29c5e29af78d4c16c5fc08d9ddbceb7cf1bc4ae8e05443f0cf3ff39a8441adf651fd710ab75061dfb721de409c508488457939627e66106a0325b5319bbf8fcff6c6d23bbcbbf92e300135322af6db090f94740dc30fce9aa59ee4f65bfff3a78b14ab4d2a032998b555b8c30a3bebf7de1741d0a56fe69bfd1ce4a148bde2ae184c023adb40c5b85011f1bd201ebcde23bb594c55425441104ea464a7abc417ba94374a1cd6a0eefa90de93754f9ef078ac391dbb6c7af3fc2ef1c7bdfd82a8506e3de74cc25103e5e31dfce643c07a109e75e2841ef2a294964a532aee4417253f542a7aa58390cbed54ba21396399e4047ac99f8', 'permit', '1', null, null, '2026-11-16 03:40:02.639+00', null, '2026-11-16 03:40:02.656+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 03:40:02.602+00', '2026-11-16 03:40:02.656+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'cov_Q0UTfW8tM7zbhcDbw5I6Wr', 'per_TQJNfaF4cXjsX5JNoa9aRT', 'SBX01', 'primary', 'active', null, null, '\x01f4c1e29f803e715020d9d0b280cc14915bc100aaa27d7085c0e8cac43eaaef8bcb206883df0457782abef2ed1015c7260e1de22dfb60b242dd3eecf0a4e535b5d91eaf96a3743cef09ee4fea9d9bb8fde90de7a2786ef8dd264bee2bcccbab8a61560a151427726bd4d1eb7405508b92d1f24f126eb96d700ac1d57eca62f09fe09a5b44e8284346ce5d85429e00ac974bf82afe810b8aea8eba506c0e82f4611ec7b680b329b0d379f5ba91333904b580ea0e4ebc0bdddfb4d26910997d8aa7d63abf5d85f859829d41aa82ddb5c1d99a6633a049241499c4bcdc6f229833fed6ae15c22d7d9675856c44', null, null, null, null, '1', '2026-11-16 03:40:02.503+00', '2026-11-16 03:40:02.503+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'cov_ZBOkOGRcWRxArhGokQqH2E', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'SBX01', 'primary', 'active', null, null, '\x0190015ef1c3c190e8ec20c6d08cafee299f8582aedd2cf83b4951ae3b621e96109d371b183069a137515880c4705c7b182e769fb924228999ac479908c073e202e5d296170f9823fa4e2bce60ff79d2ef0dff3e2466337f57b2c4482a22c135baf8ab92ca2695fb293e45a67d67159ba6a6a99c425010afb58d3755d990594fe56451045a5592b0f8b4f2470d932d3e4e20d54e6e194f2d376d3c902e9d2584137f331c9ca2795e6fb7be641c98bb757c191036cdf054f611fc68f4ad4a5f81290df5e39fe4415c05216f5a36d0bfc6af1e3deaf50e6296f9ab26c22bac4231821681aa42e187f907a86a42', null, null, null, null, '1', '2026-11-16 03:40:04.717+00', '2026-11-16 03:40:04.717+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'cov_ZPmGywOW94rNlkc1mpv7SY', 'per_cnhThGGBLP81rNgLvm85v5', 'SBX01', 'primary', 'active', null, null, '\x0154db8bd79f5fa776c3d674bee0b4317f54d89379856557aef24377fb0247ef648cd7d2f369b974bb224269a3deb382f36ed967239af2cf72c1a10a51643dbc1043c15b44e2e590d91f47c0f0b033ddfdbb41c3a7d2a85960350bcaeb605c67586bca938f28a76c7903649213d7c5cf5f4d858f904bfe8f94c76395ddef9c0d57061261462c7d578b6f0b5842744c4b5bd73482eb4e583404ec9a3d1cb51dc86070efeb65e231830b53d0baf27fb0b3ac0ac67e2cd287e4625bbb3c9fd45da0409f3bed98c9d94c6f4336397f6266752133530edd88b16d1449075319d1668caed6e3fe3fec2d2bc5b7653e', null, null, null, null, '1', '2026-11-16 03:40:03.006+00', '2026-11-16 03:40:03.006+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'cov_hI9FeYhFlBPy6jg9Hz3sBB', 'per_n3NJyvlQ0ewvxfeEuivrmO', 'SBX01', 'primary', 'active', null, null, '\x015c41d1bfdfd2700eb6b57cfd6ab8578a5e0e50ae8cbe7671e509424238ad39abb4821d1a92e485066fbc974711dc0569e43fd885592cef1eaf89557fe8e696880e33d0132295204e818cfebc2ae1223f752164e6ed9e90e13408620a2f3c6052795fb1ecd9e9f8678d0fc15b63d359a5d618aae0088e96224e4e9d99ac0c5048e45ae1e3e3512f7dd75d249b8a32161c5b987e21f372f5f5020ada916d2ad5827fc4f2ae3bda293d71e0e8d6e97bfeb1a520920ef732be9d754c7b62c9f2fcca4835d25978b6bce0e4571ffb74ba95511b08ba533a92baf3bef2077679395bee7bc255ce5c5d3f0c72ebd4ef8722b57ae04d99593fc0a3a758f3281c5047e09ac1c75cedc0', 'elig_PoBJHuWEv3Wl9EAqahAlKt', null, null, null, '2', '2026-11-16 03:40:02.733+00', '2026-11-16 03:40:05.051+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'dis_IJMMQOYK2c81kXUUrdNJ1N', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\x01d9a8caa16578ea1cdeefa50f09a66384ac003d58f6088f220e1de378df53c813e1b2c5eaac2bfaef543abdc441bd7013c831112457153a9ad592932d9d10d7c6fc10f0c431b892af114c54ef0939c432c06ab5fc670c55e2c84cf8b0a63453c7669f5d15eb760dc8bc616e0ebf6c55fee1b1812fa6200b1843efdc616026f11c95bb76769fc3c40a24dfe265792e09f0edca8781e268eaf152cc7590d2daa0ada5e8607ed4d6b20cc2210152bceeb1347b87e9d3abbf70d62bcdac013fd9b58568c33876c0e76555920a864de30dc2a8f26cc501d63087885abec237f52b75427ada77dd2904f48eda0d82ef72990d36a243a15dfb27a7f52e77f31f8d3bbae999a89867a01c846fb07dfeaa84920d0c305c8437e4136540282b97f102464bd8a8d38ccfed09087caac47f75ae44ef973cc7ed1a296329d9dba21499b9aaf327d226c44e3ad878fca44bfdfb963ef3904132c714562ff562786b805ea85a06f91aec08026fadbf851c0f5febff38c876c464d63900982a8860dbbce59306a988eee7bc1974126a972e6e60c45124fb25202b6b9ea4c456f7ed5fe83eefaa6ab6828b1a8288fe72d0642d6b', 'dec_osDU1oQY6urx2ofEr0V6DE', '{con_GsntqyCqU8sq9UR05LWBjv}', '1', '2026-11-16 03:40:02.842+00', '2026-11-16 03:40:02.842+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'dis_PDvTuQWZzuFfq96tscio97', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\x0100063eeef5c9bc63d5c8df190089ff7cb79c7311eba72450d494258b7a20c1eaf34e6766c059ba2fa1eb8502405bed1fe50c51a195802f94888bdf43d2f646c00fe319ce0a034eb434c7079969515f86629ef76edab89fa93e732ae6a54bf5aac0d8c55602717a91eab980d3f32d448f8928117ffbf3f113f49e2bd8aea41953dd871e996fcee2eb7fe615baa2308e02dcdea2efc9069d0c429d76f0a430c8fa2e085a26ea46abe4c547037641639397829fe603b66c341e16456dda3ffbe2a97f3129fcb9cded15d14b7bed5b98e3988974e9a4979a7f2e5178758fff9c7a4a1cf27418a9eb8f2681deefe686310d5d8bf00df567ac54336e117c9f48cf33c23eb1a856f647cc361bcee91999d1f812f886bc2b1ce3ba5f432919183bc78c395f033fb6347c85de0b31995282218a42fd22e9680480dd80b224a38747a303d4f470a608653d6b2499ed43297cc64a2b75732163ab596742663794d5b1b5672253b6d1e73f2745ddf29842534e1fea974f4f41671810b9a01e64faeaf90a5e9e9aed9ac1f3a7ba4856e765649a38c0960f2b0649cc21e86ed99e03cae7f8b249e18a0e3ccaa9ca327b9b8a09f31dcd75453060ffc0d9e4ff1348c0d46daa7ee772bd8974f05d62f605299a9e42b64d37de', 'dec_knhFtcLrR5jPoZWNLQcoDh', '{con_1K27LA2Tft0xsWuC052ywg}', '1', '2026-11-16 03:40:04.873+00', '2026-11-16 03:40:04.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'dis_RfqZB9inUzi7c3VtE7wly6', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\x0124b4b234c61223dc3c4f24ae4f98f9d289d2994e7f30942503403f95f04f9d6bb090fb7625a410dc967eae1f8fd00a13f5f393bcac188180c9a17c8fcbf8731a694b969dc58acf8885f2ba18e9153ec07ad2b541ac79426828a06179031f7c065b6ddf3686a9bba7925805a77c8b638b03b06f038ff2b811649a8809b25c17ef95f1763eeeaaf34993804cf1dce4791007118bddbb71f3ca48ade548c766a4b693fc5405ce41dd29471d1f06542b0bfc94f2fe152d3a4f7ea05cf0b96bca65ba6e62d3b21059e3dffe47926ced6577a2059276d486cffad4addee6d14349ec1b7e95649549be89fbaa46b0872852e35a80cf724605dbf4dec2ca4351a547545086684f7f6ebdb765eaadcd9c90a52f2b47d748b12fbff68c513cb1042f435a79ecc5fd7ae1da42e09c42c82c48920fd4766b23e985b38de1e26f3bf316cc3ae108f53818da47689bb3ed9ef09c8ca0841868b28f8db96dd08055263f6f0d8221bfbd8b5df8f52f6891b75ec8a2d4b866f8044248602b0c3e2f4fe657824972b42fa5dd18bec6b9fd947ef6914f717905577ed605ebd81b64d44915c4d1203542c9352a54533bc65e93902246b38b53883e682b389ae5323437ef793a3c00826e42058d', 'dec_4ZxmoctN1WXATYMO5dVIHW', '{}', '1', '2026-11-16 03:40:03.48+00', '2026-11-16 03:40:03.48+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'elig_PoBJHuWEv3Wl9EAqahAlKt', 'per_n3NJyvlQ0ewvxfeEuivrmO', 'cov_hI9FeYhFlBPy6jg9Hz3sBB', 'SBX01', 'completed', '\x016d50e8ef0bf341c6a6e2764ac590cab6a3d994417a9f758390a0baaa118d4ecaa51049ff4664bee78b53164e0dc5e5df9df802e80cc882a8cb571664d1c1b1cf353e7cf3a56ab2b0909a181f63b5034726839d4cabf032080b892ea9abe09c5806f2da3f83ba73f81509ba731252357ecc61e353bd98287f6a24ea661a0e7c3b8e532ab84d88731af48af24af715f3c0770f5719d2e2c6caaf3576854f737177dc333fcc30a69262be1b482d1bcf3d4b19ff3dac13d604d5d4683a0b0ebb7d8eba4112c92090fd3c10b81c712a0f4bbf2a5ef7e67b3c1553ad0f7622aae4248670f0a5c40722d15cdf35698299aa32755824ca6b246be88096cadb37512bbc0fc6cdfd86a9fd800ef5d84bc117d7ca8da915e6a379d3cdd2e12ba2e06067175b93a90befaccb97c01503fa37931a3aabf74402e202d011cccb5410a9f609598ca2b5fca563e43cd9f2a66b8d6f2313a4fbdd377aa422e7b8d35738185a339a85acf42fa242cbd130223f77d4eab7a93543ddf3a5aa911ff06dc1dee20da21d6d1444949da1dfdc849e8a24061be6aba433ff5441efd5eff774d1878fdda4c73d557472262175453a616cd3ad7553977c553a8df672c7e3333d491a5be54c65acb5b00a3c383a9cae0372240bfbf7ce56f2203d155fd27ddb93c6c0c2f250488106e5a3b1aa269241f820c320635183f72e621f1be7821d96dddeeb00c66f1fa4e2767617349743aa4b9f36e331b955471467103bc9c499fd108587834dcd7c30d2871cf152ad214d10255c2f4ec494779b91c42a5e8ea14bf6d803b95e6469308d1cf0dd3a5f0f3eed163163a605247934ad7affec724d11605a5c0f1aacd6ac86037721f6d5ae5349c427b711256a62b883bdedd656ebf42048a18511af2125f3a2767559ac4ca9878fffcdbe9fb7a5dfc502920a91bf2ff88a8652a603761bf2ca9b1747f50211a39985def985d87631aed356702bd6b84c4bbcc695e32c7cda4603b9ea4da09e3eb07f3ad87f4961cd77b40cafef64c494ffb48fe6f602ae867b3fd2ec33cc3f2ecd3c19e64f7c3449b088224be933878625d95a14cd0402227589b8478f0a1e9d2e6c6cbc7b92771bc2ec1fe1e022231db69bca8b197d3f7bf9069969ceed34bf1e133fcf31471178004a8c3aed8eb27744cc04359bb013d880f8909ec62ffeb83d402cfa6c1630769e697d08a0dee339f2f371fcde46a6fd487f43189ef27d837164fedd24b253938fff89e355926048115898e10279dcad98dbba274c017291eae25671a75280e453183894db07ac1798ff24c81526c926ca4cbcdc766e1f1d01a7e34747fb81cad3344e096712f2ce31776468e41e2bccd861b73c415da193f9ded5cc943b857be39498390e6bb76000b9cb8b31c2c37a64c0f8afa970057ffb2f941251f0dcda225841072c843906e550d542bf03ee2ee7b4524bcbb5688786e2291665332f2a25d88af3046a4ea8d7d9b958a5d0b2481a8ec5b3c31a500a966a2e1e190ef9a8d26e74b15a8a66ba362a535d5aa476731f2edb9d34dd27a5a958a51efcf444c07e1715b134893463b5755cd433becb4765f467ca19178f4c87365bd327becf4c02d641ec85f7e088a0bb82f4f7570f03aba1c706a592bc029f947a5710e9936245c955e242621e800dd1099da2113eb5afeb8f90ed79dac1bb445bffdb29ad5645f8497de6ba7b945233c4a1d8126855aff124fd4f826b8c0ad070fee3a1c2ae30cecbf146f4e200fd2db0e47959c9103aef38b6fc078ab4c8704990119389d2dbb2b3adc49afa02779c1703afcbea89c893f74ceb7757e3cfe082440494f0c2e89de072080c1844dae0ffef3eb72cb0542733b6949474f353e3f22335974ae2368fe3607638c2a7ffbd6d4f69f9404989bfa5e96bb8fed71026f2ed79d2665e30de8a944473fa5871d9ffc5d3be8bff40e490614bb674478ed1ac6e5c5409993b65bb1e687f5ed9e900bc75ba86aeafa04c821e9d715e2149948b9f3bf9fbd3bdcb86d3dae1391bbd7f743e5daafaf275bc1dda6627604ac8bd130cdce292ad6e10a3742f173b9f8422e2b5f6d6d4b25b0098731a5bfc48a50b00050bf83286a0c97d4500d21df366a1dfe6722b71e77918f00d66b630c065a5da220ec6bd77d589175a8735e0cf5596a34b71fa064776b16cc5dd6d449fff7ff7007125c87e83d48b297c2032dc40b1142ff19beb6081181ec673b150cce04f265bd190ad545d7c2f0d2329e6ebf65d114b32c83f021795f4d2137557c5c7867c27e5a4d2c1436137d48ad34881cf06e21a8b0d9d348d848a9e6cf1f6504d90404914c09d6b3b4d7b1244c1581b78f0333f2604d9340227ad2290202df985b8dd83f5b0bf26ef5e5bacc59385d32f9dbd3d7e9825515617e38bd9a3aa6c6ec5acdca0b27e11564cc423a3fab8fc1fa0ffcc415ae8c1cef872e7f5121a2c31ceba583ecfda45b92d48a647932dfa9d68815a526acb1436dffef3f6548cb7bd51a234708f9615a4fb1e2101454d166e6522925744759847201bc4c9e57fdc820b6e83b3602592c1c7fe9d0addd0fc440c79c1c435faa8047d2b2b24992996e5157cb962e1fbdd8d2bdf22b5452e5b6d42d98d7b2bbde1274d8df8e787286790c1201bd87ac31f817b7ad4789e0c06c1bfd73487289086f2b1e7445f352ab7c97348f81e3f26179141d046edf26e8fcf680c21bb414d997f6c50841443cdd0499faa22de0cb932f2c39efb6f56b5a16f66b7ce9134ee66eb807931422569154c83d1442346f04a1ec60eab0e945eb39b19a706d8fb62736adde9e34292bd6d06a597ba87cb7ef5786cda387f90da287bd8e4083403750bed5cf732fa47f881bb51677a3320564237a865a23b51d6306fe4a400288f7da32c0663cd45dbe0027c152ce963b70195ee8f6123e4732e7d7bb7b58254a8cb6a5db9a192042fb33e068b1eaea7f9f8e7e859fcae43a365be06bef57e4ad629156d7b097da60b37928ee21151d2fdc7246c8ae1836037a2dc845faee6af02159fa2c279e836d9ab1670f46e63e8e040e06cbc5c13122dfcd073229546b7e1c377d2151e2614c2ffc3191c9e67ec9426ec2e955de1a8fdf39b1b56c267a850049b83129fafc8f5b388304498a714b879cf951057a151bb779cd4557b93fcf76295f34bf32616d2f7a475697831324792f98f422ad492047e2f50493ca3f450a7b327fcf6a69d0161deb3bd1a0574316bba937cdf14265cf744b5379ab5363169ca46fdd077c65e5966d7743acefaafecace1c0e85771226f9df581e508c0a87d497d95a182880971f1cfc7af90129173900a0f3a6d5e6e0d3011e596e78f38265dca5b3ee176f8b80f773840be2d99b38e2cc7ac4622a0af2344115ffe729de3a5d949fd90f694c7b529840251aadde87ba8454994ca571a703eac5fe41e93925e8650517c4d16216a156dc94388a56fd493ff32635c50d7a6289b9ac51f472f368ad0c5c7b6cea35e27ca63e8543ad1be79928e6a289b08466a8c5509417dcabd97596f0a5b86d2d91d2782de743cb1ff5f6b43ba2eb7fd8a522efa8506b94609b2fbb2a4d297e967880c3c993cfdef9dfffa78d713a0dff77db8965e29cb7aa7f7da51aa2c3ae45e65787f977993c641cd524c63d7d588372b2270a7918050e5c23507dd7fe34e98fa56a5a2f64c9e14c9fd3e5c314126d58277ed53498e2d2f49d340aa06c85103d5077219ee6ba78b09411bd5eb963850efbcfead4f3d2286ae6b5a5d5ff6d1888cc610f5a9a83125a792c873963c991d3432382d37253b9bfdb67f8d4cee4e37b435a757e3acb6c144f0259f996eaa2f08a412e0a2818015784f9104e9a57e5b35e0ff53a0273f46e6dbf917907800ad465e731dd63967452369fb6c7b612f0c3ede6995da6aa1b438c4473dcf47c69b94d2812f94f3009b78432d1d5fbfa4b6dc122ff494109ced532fae579cb2c98de0bf063ce2c0d01a523809835bb6aceec99a8735dd1c421d9307fe832f23bfb1f092d8934dca2a5d0c19c79d48a579ecb6102fbc33c1ef84f72c20c641201f46b7be325366cef01938bda9a8bcb94d1d1528322eacb54d9d43c6218a720a80ed0105175ee74d49e01e8763baf5a9ed6e6be7e4d2ae82257d3f7a365ff145ef630155183b918050fd3dcf745963cb1298ed9e8a1d347b98cc64f7bb462836c8eda72a08de22ea2d0339398df9724c09413f181c109011bb897ba86f272ad7a5e57aeca1e7a6fb36616bd2a99e03eb11c3d8d317586343b771f072b6bb6c229c04bf895fb99224026254614c87efab577d30dc508d59f1e01062b4947bfc763bdb2665c295703f9e6ec85512871a2c52403f24a8627f638866eefb2b946216ff70f7f719c0d2d5b36fd69bbd4778db55ba3b798ba60896f2e7e3c6357f7da23c008060eaf091e5cb05dbb7ade1fefd20a46aa2acb3365739f33a5fc90b551a672eefbbcdae05016a1fa6359e1ab2f3a9fd23c6004db0fda280cc1f432d2d057c64b16fb7fe6c8407683de146f90f2261a2715f2854bc7522e9870803f3422feb28465ede2533ea1e2487cd43cedc9a085b82be4c54dfe6498fbee3efe3f4550495f371b2d11ae0884c7a31ae7f046c9d4e442aa88057390212423b4db6d1f356db6cca11299a233d912aaac6addb081a3c63b240d12d51d112bc457575731e8061b42b4201ea057041198ad6d9d841e1dff3f60da02d4fe3a4294ab274d3cac2fa277a7c122c33e9ce44e745a8b09522396b9118bdfb69720d86d200035d575dc0c0e9cf283351bb7261cd618763da0d89ff4c8fa43373f189d11ef4f3ef664c5b8f406100cd8b2c8a1251e347cefde97af920867121b25e08ae89025002c5c95e1ef0f45a0c89f0d0618955fb0e5bc2572f2c42475db0e3d9e64626b0abfd625c2e5067602cbb00f171e718f0d4829d8c5720e838bd3fad35b256761f85ad5e3e61485358e77564f40c3f122b030ba9f0220b034e6023c29197450bb5d1dbb9ffbe5553303d9271b36db08fc94ab9c51f5e5c8b363bdd048645d0418dca84894b942121b98091fd6d3ebb436b16f86b12f21b11a600d47e57049b87e8806b3dda748a0153fdbf9e3a12d90480fbb4ba80138eee2b7276a12810ea77841b25dcf1c9488259771852f28f8abe490e068a529c4bdb60bbf2b6b0bbef6e49043d751088d8737e5a3d67a84c6f0ece653ddd4f11757f2b3415ed07d173bb735a604412f49379afb2ebb0644ed449798541a8e47b57cbf591212317af8ec39e7e68010ee1fb05a01fa338636ea6f7fddddc0460da0cf25aad9f78d616189560cac5e864e1749b59d73616973a21b4879d7151d86ae27b90545c481454cb8c716bb8f524f5f82b0a4e53b6ec2c78241140d3b8fc5bfb6cf5189376caff5021c505fe2fc62bb12ea6cbf29520721c85c94cc666c17300ceb12d6619c0a7ef53415f058004e091cb53264d61ab0e4d0c41a5408db143a5a1380982d4888c11a009f6ec4fe910faa4f6ff8b3ced3b2977bc524b68defd5095a4c4b0840ea6e6ec05fe2eb52886b00b019cfe07d32339e1cae888c4f6ba5faca372d8a397eadfe317110854ec32ce48ed2c53c38787c58e3c680e8e67db2220948b08d605848396eb152a09', '1', null, null, 'dec_osDU1oQY6urx2ofEr0V6DE', 'dis_IJMMQOYK2c81kXUUrdNJ1N', '2026-11-17 03:40:05.051+00', '2026-11-16 03:40:05.051+00', null, null, '2', '2026-11-16 03:40:02.842+00', '2026-11-16 03:40:05.051+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\x619bb3b401a1669ca7af4bbcacf55e244b9eb69843650538a9a080d090860ced3d690f23c733d02baba0aa36a346e7860d7d431c0b47e169a97577d73f200c7054a3dac04ff15685b703c1c3d9', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\x619bb3b4013e07a0693cc8ba17fbab7e92369064751ad42cd3c2dd95a130b4415019508194a6a7e0c777810f11b2a8d31f1453bf8f031ba36158341cb9aaf90154ca821fa5a83a14951c631b48', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\x619bb3b40115f6079ba2ef2f39843a75f1827441be9fb581f065213ad24456a775c7a01df0bbb9e2e0abcc2beb1e2a20a63dba1d2b69cdae4ae2b31fc6c566a670d08ee276b5e7c6a28cdc184d', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\x619bb3b401f14c50521fbf946bdef8aa9942c136d8babe7189a6a781617a327e215957f11154c4d939f7883815103b9b1f746240e41021cf6b08428e5b27e60f91df837a1c9f327cd943a4d0a1', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\x619bb3b401b95831669473d9997dcad066fbd88d66b4fcd8de4323c12461a3fb3b3ff720e54e6bfe6e6890478075825aa6a6dddc05cef071afc3890ac0a530badbc8686497a2acad8f05ff832c', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\x619bb3b401fe42935ab6a06d78a0ad9196ddea86ff15790097818545f3847f824e59823375c1109979987fb03adbd316eed05f385570c7d0e90209dad0220deabfb9fcf660549e75ebdc6457c1', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\x619bb3b4012d614b02a85138d8cb240b1e73fc273049efa774e454d0be47eda2eb7136ec4e8d43a2c8cee01528692e860d606937858a07b284e9d3d80ab03855e5423bc76b14fec83e057706da', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\x619bb3b401425a4fe3a03e1fecfb3517eefd6021745a72c47e249f736767cad775b78616552e66819558ed8577ba4e7dd667d8d657100c96638d709e4058ea4987b6231215aad26c17eb69532c', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\x619bb3b401f8da154c4d52a6a3750bb7430172e2b2c122a050a7536ef6d375b242ed882ff2f5039444db386341f4fee86b60e7ab9a199e84a61f2dd5da02a61b410fd6810f55a351e88aaf6aef', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\x619bb3b401c60be791fdb8d16a578629743ad8ce0548b8756302acd205b7846c08a88bbd03f02cbfbe1719e66993c3763e41644b5d2322ad9f68f20d113ad20f05dfdef48ed15b9e8af41f39a1', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\x619bb3b4014a9f1ba9941184175adb9d6f00b8d8a8c55500605907bdc484cd174f163e1ab3e10a582588b0238d52f33a283ccbeb0b95c46d7ea374c3577669995b9898b67bc85b287377067cd9', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\x619bb3b401f07cec6e8a513abf57d29f6fd86625bd8ab07aed8884dece09390a7c4645bcce6667f68cd37e8ee369d8a14503a260637cbce93627aa16b4f7685690845131c449d0e1e5191a6dd6', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\x619bb3b40110ec1d1c88b27e89cfb636f3bf2656d76b582976cb6afe1facd97b485a57f564134d0b54d9844eb3326c138c622bc51b576f351e5461053c73affe24b46f78c0df5561f2bb657937', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\x619bb3b4013eb18dbd946cee71e11f6e4ffaf8d1f097b9bcc93089d48466482ee8cd98cb5c86e847393ebdc5570f1e6272a6f0044c137cead8d91970dcc7448d9427115b10b3808a8252e1a082', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\x619bb3b401e8b49e13903eb810afa0d513c96194c62b50cee45c0209caf0b9af9316ca097c4cddabd40ecba4925bc467f18f2e535b2eee00697d46e2015a9fa0a894a76fb2caf406ad870826f6', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\x619bb3b401e6030477d45a039fd6f9ac2b68c356d9a7a85eacc46ed935e52f470b2bea2c5c2b80a517836ea4457951feb51217bc4e5566f817695c849b0184f81be12a06e67910d3d05500a1d2', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\x619bb3b40104d2344a11d6e9883e94a0db008fca2b2dffa6744cdc86b2d043705811f49cf7a094860c74387756a4bf4b6133e6085b6f28efc7b5d3d605b119055d56f374664c0c00beaf0a3299', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\x619bb3b401f800b7eecfe4d2736063b1cd776e2c920b0a92f11537609c94986c39219567d269ba8fd0e6207a1d7485ccca22da68f42581edd9d08ab379cad06c457b847d02082d2fe2d1bb13b1', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\x619bb3b40195c2381ecc6fca97abad4a4fa10a7fd2bd79679952148fb104d3a084a36f49286321616d80a4a4076a06f033efaa4da69e0375d201f407ba4f08fc14c2d28729a7608b67acf46c35', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\x619bb3b40157cba0756e616a79585fa874ce159ae586b4125498276d0d4958f86114ffab69b00c7471800d9cbdc8528e08c735482d4244847663d5f188db4b45f80fb688e43fdce4f862c5066b', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\x619bb3b401b794a04e30b342cf9b2252acf80308bee8ac2472564606603aa1cba098371106ffc66cf6d7ee4804d72994297590cb7f2117e6c983a33121d5ee9daeed242b289ff504cff94d2773', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_0obCas3r81V3cNFTMy1N41', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_ANUswXptmVbqSPTpOF46Gw', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_C3Ki1dXZ8sZq0SOpkCwNb1', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_CgdYb7m27FtvBCa3U44B58', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_DYkaq2wjKfBX0CQQAQFMv0', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_IenRfcssFGFZ7uc9TQiNRc', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_J4W4tu86uakGQ1XQmj2Lkz', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_LPcWtqt882zZuesunUaFeE', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_NFNlgw5iXgSD6T9elUPjoo', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_PAjXQg2NkNjIDxfLy5zLSa', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_TQJNfaF4cXjsX5JNoa9aRT', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_YJdRcD3bXIErhxWB6R00lm', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_aReI4bWAkHJ7cl2FMHsLan', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_cnhThGGBLP81rNgLvm85v5', '\xf9b4bd1e6645d66775b71a84bc5ee7c6'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_d7pO49NkIrXXmOzc6NpKLw', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_dSwCacKb03IIZdoFUirsLJ', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_iah01lOkgrLoEFc0wuyRjE', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_n3NJyvlQ0ewvxfeEuivrmO', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_yaRsWLNu6uEXxgwNVNHXoi', '\xf9b4bd1e6645d66775b71a84bc5ee7c6'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\x028d3f384068c2a82f2f7420444b030a'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\x4268a7ed9e1f25fdee1eaf7061a2494b'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\x4797fc8f7eb754ea7183df6cbf8900cc'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\x51c94a2e09bd921d28f2bacd45bc89fb'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\x6b50218654f78a30eeec34accb76acd7'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\x7befca61ec1eecd6457440827af6e379'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\x8e61c4191327cef65b3a31cb8d8168f0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\xc45b003551d305647cb5bfdd63e5a2fd'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'per_zqPvHslQFh6ZgVvG6Zqh3x', '\xe5fd3aef70cf728b18e7fc87d3ee4dd7');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_covers, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_04JAEr4RGAgI6wlrflFEQK', 'unverified', null, '{"given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:04.58+00', '2026-11-16 03:40:04.58+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_4NONrMchJKdHrBXOEt9TUx', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_lCFO8TqurZTOt5kEJglGVV", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:00.864+00', '2026-11-16 03:40:00.864+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_nf2zYzpF8p6v82cCo2Cdz3", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T03:40:05.051Z", "check_id": "chk_ahmNych7fzPDUfDLhU5i1o", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_q9W8XhGQQD2R5vbkaHlUNP', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:00.486+00', null, null, '2026-11-16 03:40:05.051+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 03:40:00.458+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_8CKvgOAQVrlAArv8SCcUBh', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_8CKvgOAQVrlAArv8SCcUBh", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:01.11+00', '2026-11-16 03:40:01.11+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_LqjRFLDCmj9Yf6LL9tNFcH', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_whfQL4wOGuOhX7ZV78FodV", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:03.512+00', '2026-11-16 03:40:03.512+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_MUhdhNk4aVZUawyOSP1L3E', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_Zh4YsRVVetisCrfCERUd8I", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:01.003+00', '2026-11-16 03:40:01.003+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_OAW9C7Mcf54VW0K0wL0aU1', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_gd4iToz1SEfJcFgwIy0Si1", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:03.23+00', '2026-11-16 03:40:03.23+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_Wl53zxnGCYCnXhlfv6YbfV', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_Wl53zxnGCYCnXhlfv6YbfV", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:02.948+00', '2026-11-16 03:40:02.948+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_XMJgj5VIopfxBC9z4JWlcJ', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_fXreNVH5qIpypoGKqfbTw1", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:00.906+00', '2026-11-16 03:40:00.906+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_XkPwZNwkkuFgRs4odTK7r4', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_GEZyRiWcR6J9vK3CrsDC3c", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:02.382+00', '2026-11-16 03:40:02.382+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_YOLIMF5QPqONp4zVsQyuzM', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_YOLIMF5QPqONp4zVsQyuzM", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 03:40:01.513+00', '2026-11-16 03:40:01.545+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_ed1MKkmgeF4mHDucr3Gz9U", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:01.149+00', '2026-11-16 03:40:01.149+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_g1nUiQJru7n4OGlHZEqR2d", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 03:40:04.14+00', '2026-11-16 03:40:04.594+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_gswet8ZXp9r01VF1ygB9OT', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_uJSDR7RVZFtjV0Pns9hJQX", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:00.595+00', '2026-11-16 03:40:00.595+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_okApRvVF6plyTyF48fCWxW', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_4dAmrLrZKhy7KRXY0bXBKE", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:03.665+00', '2026-11-16 03:40:03.665+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_qMnvDSuOz574cHs6LWBXe2', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_owQUdTBAE9yzvasdIH6xQa", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:00.368+00', '2026-11-16 03:40:00.368+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_vRnEo1hfc1PqR5g89SLbUw', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_Ctt3054ydVPKpmLXTZBnD5", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:03.351+00', '2026-11-16 03:40:03.351+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_vUqv7IzuEPP0vtbJlwLJNk', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_UfMt0yilwwQdfq9oY2iKoO", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:01.07+00', '2026-11-16 03:40:01.07+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_wY51fEeypGuW4E3eGWe9Yt', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_wY51fEeypGuW4E3eGWe9Yt", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:04.65+00', '2026-11-16 03:40:04.65+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_wbiTzcgr8xXd80qPypLz4k', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_kqsK0DGzvFCoKAep3oUP5B", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 03:40:00.947+00', '2026-11-16 03:40:00.947+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_YOLIMF5QPqONp4zVsQyuzM', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_g1nUiQJru7n4OGlHZEqR2d', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'cal_fRG5imhYr8l0hRJhQNUYKZ', 'prac_vUqv7IzuEPP0vtbJlwLJNk', 'Phone', 'busy', 'issued', 'UVr3St5BRPDUqoYaZinHHLIwCx2X9gfQO-whu0P3vuI', '2026-11-16 03:40:01.082+00', null, '{}', '1', '2026-11-16 03:40:01.082+00', '2026-11-16 03:40:01.082+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'clm_7lOz7zYF76tC5lR2sE2uM7', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'cov_ZBOkOGRcWRxArhGokQqH2E', 'prac_wY51fEeypGuW4E3eGWe9Yt', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'XXSUJ5QX8U0MV1AOS', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_knhFtcLrR5jPoZWNLQcoDh', 'dis_PDvTuQWZzuFfq96tscio97', '\x013b70b7741d2c759a9592c4af6298677a89399cdf627f88f1c1f01bb241a7dcfbabd3e1a3d9ab47f616b3bd3af54d75dc06e53b34ac4171e71a197dc58760c276beb85ae039b05e9bfb5e461afa1a573ac988a4e1df71d6b1dad47d8ca48353beff2830a99abfb842e3f031c20418170d9ef6d49300a85a3e6ecccb076de22fda429808d6be36cde03e0d6542394d81cbd2064941a4f77ba6ff9ba13eeb77c5c68bcc9e02b6bb1930e64a96a07856db7800a26e25cf0b664fa96730c4b4d0390d893f12e89e26cad1cdf6a969c5b8b8f7c663d3777658ed15dfa3edda0c1b3f383fd76ea37d0efe8a5470c0813c2f913824c72cc8ebaab15f87c2eb5e59ab38c80400c0bdcaa32c95dff7740eb9ae73091a079a7a323c74efa9fb3ae315a8d94dfa60cee988f6b8d48d33dd02cf14dab307b24a85d5bb30bdeae01a621803e9ff74bbdc12cf7a8b0cc42b77693874a0a360a0a40e1de5d02e5280560ce47d4ea3b1e4442b9e3a721b0a836306a3f056b05e201f00ea86a54fe05db31e1049b1988c6ab4ef2c2fb1c26ce925d1471a64855d299ecb7789b6efd04ea6e11155c1c5a37a4198332fe07a416fcb84285da6b5eefeff5e9cbeb1448149f2eecc9b263e6947942234a916c8c62c1cd84279b42168d0347f3eb61fc7a1a28c6a4b75833ba42813bbc2198fce50e0ceabca034c36efbaa5087772651896858d5b550d7283f48798c4965a156e9aa8c011facc368895723381e88d09012fb4dea5d6c727e1d443927d69d8e6a69bceb15e2f916dd64e569b2551ce618abbac0ffe2406ffab27eabc1736083d5269da5fdd4461feb94cf8d81fcd232e192a96c9c193b604d7c40c3a2c775824d34f707986114f95b228c6dc055bdf4ae0956652cb37b7c643748d5031d46caffd1eb68faf21e692b29d2b9af01802bd41f903d3a1aec2659bc93f874f25a33105c0025810d52c99723a62e0d181cc44aefebd0e8628b97a30d2e6a313ec17c696ef5a07990cb0579ebcdc19c3235dc49725972694f7bf740f244abd680862e3c6f4833993a3fd508faa88c1a4053c5eae3eeaa77865821735f2e3e1eb6c5b24d99f0f6af42d42a2214b6a72432222e54ba0e5e6432aaa906058c2215f8f1d40744858fb840f8a22d9eb7635b9d19dcd7d5d065b7e51f1292614ff1035b9c27216de6a3b7ce3cd554db38ab740fd4f1f4288ee74060822ec4a5eb33ba6f4a9530b1950b4d538cbdde554c5d0128b78d77c4269df720a7e304dd930cd45ba47ed439c92a035dbd36c34187d60e7744a39e94948cb57e96b4a7742e35605e6d2d35c4474bf5ba16968a17e388fe094ae267ae60da3882657c6ed9ce1735166cf6f1105f0dcaba33f857bb2b798b403cda93376e0305902ab175d948e0a9b6aa0c2e4dc6a705f2493cf098c986541bdf341b41cc972024a002acb2c6b091c5085a41a708d59376ea73d13734da0464491edc34fb86fe171661424b9fb693c9be19f0f6acb89fd72ef27af9744541a15ddff5fadbe1c9a8d2150a199631d87a080a6c1081b15e86d83281d022749ab213a0571eb4ff1ce4016e526b67d8a354429a98ca30507cbad09a4f36576c34712ae30ec0291ff7bdc814a700cd4400a116b1764b9de61ce1891133093c6b08f8c56ea69448ce54852b5dc0c6ea85971f13c9da1ca50716d3daa3522c31add3fc0493c0606b1267192630d731a0afab31c8b2117eedb49dbdd572221adbb804b62347bfeb76b73bd65e899e2c366b43a816ac7f60c7e67b4f9545c1b48babbb0b1ca1349bc4ccc425fbf28d8dc36b30b5e50d1035d5fad539d2d26d21317fbe9732aa5d3c174aec6e362f3c6e8dcd81c48976da4201743a4d60aa5c9cb3f2f95b2b50458588d6fb541b4fddb94bb383de5a162b97cabcd3dc403dad9ad08b05d2f2bca07f9f670f6c32b1e5bbe6428edacb9489baea58d764ab2fe5290ab3526235b24faf97377b9d8ccbd35e67f9dc40131ccdd6ed5c1eca321241e3346d763396017ce5f0f8970eb2cf3cf72c3e3451dddebed5b70759509f20abb63afe553cb65dfb9c1cad5579782025e0bf5bb50a6c25946cfd4e37ba4418cd721e592efa1dec0f8313bc2a351b2b77c4d8a5307c11672372ed2e6b7e6eeb68152b3e2acb3673bb21b0e2baf00504f545426d63e4b6441f5cd3cd015df93d98c70c23f5145af32b6b906a3ce408a8ba60a578ec41e9176c1970fbc82afc3ec135307eb300a73e760c0078a2baffde8f979efe6e57a584dee067dae87610b1ca29f3e4d57ac9710269db24878293617096901cb346376a29e59b0e4f1b559a9ff9b686b0c48c5815d1a83bc25f1e2ef1bfc6755bc856797f39691d16e', null, '2026-11-16 03:40:04.873+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 03:40:04.825+00', '2026-11-16 03:40:04.873+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'clm_C8yFV5GQeM68StqM4w21XW', 'per_cnhThGGBLP81rNgLvm85v5', 'cov_ZPmGywOW94rNlkc1mpv7SY', 'prac_Wl53zxnGCYCnXhlfv6YbfV', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'NACRO4WCBNBXA9OSX', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x0167a6ca0a3d95a41a30f00cb9fe4dfa2e672d86ce6a0849d3c83bb6fd95f1a961f9489ba1c5dd38304373e1a15ce45c9aa66d58e6ffda2419f6e61d3401f3538b8b892d8cfa69f0b51948e0108029a1d0416ca67043aadf9bc50403870325df953b0d48f9a058b051d03d6bac29080f0ac5b9a28a578850a652779342b4c4595cf87927e8108f22e495c776828fe5f9e5879ceca377f48703c3dd0f518bc7ca3d488b7c53a4e8c47fc926206342e8602898878473a3dfc637e264f6c1524e3a9db7c5e3909baec361449fc83a802e88e583cbe562ec8874eec66df80802ae44222523a6f0da96e1226b1b746063c7ba9b0c99dd9efdd23b4ba256daf685f2a9c2a3b9cd36a481a25adad08c6b5ad2c7dd7f1899cc9997edf776648725fbecb9c1e7683976e578ed922466c513dba5ce34bc704a4bcc613120c0c44bdf6e61dc995a1053df990baaca1bb86ab82813f9d34c342869188605af5eeb3f697f88508632f63b516d87db2c63254f3f8a9c04d3c15a3636fff6478a3388bacccd3eaf78f7ffe42a2b9f2900de7820ff2b00d7a1dabeee999da375893e8eed4c42ce6160e4c554e0dbf1726822d9f4d59d81aae257cc1cf6bd58fc98872ef2e02ba175bb40aa493ade1d226f0c265fa5c7442c15a2021c1de528307fc54b0001c4ab0ad0501673ed5babfd4733d5dd3411d0a0080e9ccb161f21bb0e14c7626349cb24ec693b8a504c8144e4afbd905f2586a5c85fca7514d6ed4bcaaf5484c2bb9e03c366d95662d33ee8369a694e813231eff35e92a2f0167f7ad7377a97c8b603c4ff820f07e494f54a6bf532d5e221a1f79353cc118e3814c2268d7206db5fc6e8d27fe8beb7c20a0c8b20c27c9f339dfffe44b2bbfad8cecbc0353da76d476f3243ae6ad57e7599eae49e969b73347836037cc0281e85ccc36963ea5a510b6e94d68ba88b33e7f6a157a7e74d9690be0f58b1193e68365f20cf2c565e9a52fcbecf4d0a99d4adf32bb2fede190f1f9c75b48d687382eaac7852f5f986f77ff87c958d2fb52cbf3e65865a3bf275fc79385b0d165c728f81beda80323eabe96515dfec11411e60b6c501b437790f9f34c5b4cfa622616ab6c8b094236b0ef56110d97f2b09d894f789762fcecaa53e7cd61fc4c26df851dc5a6fad307bff6768ee2b20c0cb4bf067dfe1c400f8152acf5f1a377c5e48a9d689ef4825e8222f28daedd0c40a64dbd9bbfee4098487090a6b83ea33838b685f9c97facedb585b19a16a118e4abed5e20bcb386df3c70b90f7d180c679d3e93ed6ee4083a24d9deeedbfc70434b847638905435b934f8d56472ea4b478d9c709b2b68279ceac2b66bc09dd2cd0c6b97a1b74711fca7caa4d4a30f3d5b34ab11aa50393879e637de1c998bfcc01e80043ecb898c2e92e4d02df28ab1e75aace61397fc25770bb157d815247b058931feff4ffe49efef196a24bcb46b639bd5fd1279a7fd57cb0eabb01c9b1f997de6b40355bc1550b', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:03.105+00', '2026-11-16 03:40:03.105+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'clm_7lOz7zYF76tC5lR2sE2uM7', 'service', 'Jvv6yBTv5ttpN9tQrguJlATcYV_EiGtoIt6tPO15qFM');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'crec_tAvXYiuoZCnrMQSBevSwmn', 'clm_7lOz7zYF76tC5lR2sE2uM7', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'submission', '1', '1', 'trn_hbxlNzLEruEhPVJbYxle0R', null, null, '\x01cdc656b0c9ca87834815a01aa907ababaa7d4149e0bf5bde3883f6d66d34d494d8260eee762486bb2feae0cb46ba0a0e4f1fc84b20b4ec4dfe2f5f3467473ebbe07627be33cedce30ab7b0a4723880b8fe78157cccf71592f7a491f742ad27a37ce10081f05ee4e41abd8cc0578ef2d2229686047a9e6b2ebb24c4de5aab6c4309db0fdae06965166ebed99ccd87764d8c46f0657280806d1feed60f0865ca11b93e4d666e3e74bcaf5af7c856c781', '1', '2026-11-16 03:40:04.873+00', '2026-11-16 03:40:04.873+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'emg_t0RWakNyn4gnnq9BUwKbnm', 'per_0obCas3r81V3cNFTMy1N41', 'prac_4NONrMchJKdHrBXOEt9TUx', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'opened', '\x01a782adf0e5f012c5c4d42a8a486a63ffe15747847bf28004deadb41ad23a0dc8de2b3aac4d92f34e4aba99e43ae77d320a38063ead196256729982802669783ee63a9ddf6e21f3a10021fb6f02548abdf937510435d15a921a0695740b16b60f0ec391bba0ae1518677d589ed788218e8dc4e9b799898663b80acb660e1bb2d52ce6121fea1931e51ac263aa849ce0a539e878f504a280273a2b97dd8afa4f85fcdbb1964a63b50c5bb13000d04e6e', '2026-11-16 04:40:00.892+00', '2026-11-16 03:40:00.892+00', null, null, null, null, '1', '2026-11-16 03:40:00.892+00', '2026-11-16 03:40:00.892+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_g1nUiQJru7n4OGlHZEqR2d', '6000', null, '2', '2026-11-16 03:40:04.616+00', '2026-11-16 03:40:04.616+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, asked_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, kept_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'po_Co5fFUHoq782xKnToYOViy', 'practitioner', 'prac_XkPwZNwkkuFgRs4odTK7r4', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 03:40:02.4+00', '2026-11-16 03:40:02.4+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_04JAEr4RGAgI6wlrflFEQK', 'name:MBEKI GRACE'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_4NONrMchJKdHrBXOEt9TUx', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_4NONrMchJKdHrBXOEt9TUx', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_4NONrMchJKdHrBXOEt9TUx', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_8CKvgOAQVrlAArv8SCcUBh', 'jurisdiction:US-NY'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_8CKvgOAQVrlAArv8SCcUBh', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_LqjRFLDCmj9Yf6LL9tNFcH', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_LqjRFLDCmj9Yf6LL9tNFcH', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_LqjRFLDCmj9Yf6LL9tNFcH', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_MUhdhNk4aVZUawyOSP1L3E', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_MUhdhNk4aVZUawyOSP1L3E', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_MUhdhNk4aVZUawyOSP1L3E', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_OAW9C7Mcf54VW0K0wL0aU1', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_OAW9C7Mcf54VW0K0wL0aU1', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_OAW9C7Mcf54VW0K0wL0aU1', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_Wl53zxnGCYCnXhlfv6YbfV', 'jurisdiction:US-NY'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_Wl53zxnGCYCnXhlfv6YbfV', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_Wl53zxnGCYCnXhlfv6YbfV', 'npi:1999999984'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_XMJgj5VIopfxBC9z4JWlcJ', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_XMJgj5VIopfxBC9z4JWlcJ', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_XMJgj5VIopfxBC9z4JWlcJ', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_XkPwZNwkkuFgRs4odTK7r4', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_XkPwZNwkkuFgRs4odTK7r4', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_XkPwZNwkkuFgRs4odTK7r4', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_YOLIMF5QPqONp4zVsQyuzM', 'jurisdiction:US-NY'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_YOLIMF5QPqONp4zVsQyuzM', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'jurisdiction:US-NY'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'jurisdiction:US-NY'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_gswet8ZXp9r01VF1ygB9OT', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_gswet8ZXp9r01VF1ygB9OT', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_gswet8ZXp9r01VF1ygB9OT', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_okApRvVF6plyTyF48fCWxW', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_okApRvVF6plyTyF48fCWxW', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_okApRvVF6plyTyF48fCWxW', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_qMnvDSuOz574cHs6LWBXe2', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_qMnvDSuOz574cHs6LWBXe2', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_qMnvDSuOz574cHs6LWBXe2', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_vRnEo1hfc1PqR5g89SLbUw', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_vRnEo1hfc1PqR5g89SLbUw', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_vRnEo1hfc1PqR5g89SLbUw', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_vUqv7IzuEPP0vtbJlwLJNk', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_vUqv7IzuEPP0vtbJlwLJNk', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_vUqv7IzuEPP0vtbJlwLJNk', 'npi:1234567893'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_wY51fEeypGuW4E3eGWe9Yt', 'jurisdiction:US-NY'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_wY51fEeypGuW4E3eGWe9Yt', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_wY51fEeypGuW4E3eGWe9Yt', 'npi:1999999984'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_wbiTzcgr8xXd80qPypLz4k', 'jurisdiction:US-CA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_wbiTzcgr8xXd80qPypLz4k', 'name:OKAFOR ADA'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_wbiTzcgr8xXd80qPypLz4k', 'npi:1234567893');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, step, key, asked, status, tries, due_at, claimed_until, created_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'op_8d6pxCZ9uU56CRESqGX7Jo', 'pay_FxRgElemfP6qyp7C2L5Yqh', 'confirm', 'pay_FxRgElemfP6qyp7C2L5Yqh:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 03:40:03.876+00', null, '2026-11-16 03:40:03.876+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'op_IUebcmiSahV2oGWEAYI5KT', 'pay_zwTj2qEuCcmxx7A26S8KzS', 'confirm', 'pay_zwTj2qEuCcmxx7A26S8KzS:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 03:40:02.073+00', null, '2026-11-16 03:40:02.073+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'op_vWqY9JGLaartTNJjjk1P6G', 're_rU8JQuR10Z7c5OoqYQ6OXC', 'refund', 're_rU8JQuR10Z7c5OoqYQ6OXC:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_YH3Rf67YszFii3u2LeNfnH"}', 'done', '1', '2026-11-16 03:40:02.233+00', null, '2026-11-16 03:40:02.233+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, took_ms, created_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_18SUjNKotaEnCpaO6yNFcs', 'POST', '/v1/consents/con_1K27LA2Tft0xsWuC052ywg/sign', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '37', '2026-11-16 03:40:04.815+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_1xncKcACtBOo6ji2qZDcMS', 'PATCH', '/v1/notes/note_5iPqtvQcJME45b9BGODN4X', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '24', '2026-11-16 03:40:04.546+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_2dw7dqOmCzsuMjbDBqnzzb', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '12', '2026-11-16 03:40:01.437+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_3MzKQSQFadO2u70MeUgY6b', 'POST', '/v1/notes', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '37', '2026-11-16 03:40:04.516+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_4jAi1sSMp5RmTuJcHIEipH', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '20', '2026-11-16 03:40:00.751+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_59nr8IdBjPuYIZCgl8vxkM', 'POST', '/v1/consents/con_PGg300tvi31f9kipjVqQQ9/sign', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '29', '2026-11-16 03:40:03.093+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_5jWYevuKyJVXnr5arP5yxj', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '13', '2026-11-16 03:40:03.243+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_6RKzwV5iDmiBz3aNwSbSXU', 'POST', '/v1/notes', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '43', '2026-11-16 03:40:04.414+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_7TIOgOBRdP4wFfr75fn5Ev', 'POST', '/v1/consents/con_GsntqyCqU8sq9UR05LWBjv/offer', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '18', '2026-11-16 03:40:02.802+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_7VbcMovUbwQUJUTqhaihHP', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '23', '2026-11-16 03:40:04.173+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_8GhdxVFbDG9vJLZFw71sEM', 'POST', '/v1/webhook_endpoints', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '116', '2026-11-16 03:40:00.363+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_8M9fGceSTJqgv1R8fS53me', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '12', '2026-11-16 03:40:02.392+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_8TWPRs61uFT8eGsyrKd45z', 'GET', '/v1/audit_entries', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '20', '2026-11-16 03:40:03.655+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_8hqLuNwxwpXGIi7xu0N5si', 'POST', '/v1/payouts', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '43', '2026-11-16 03:40:02.435+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_8jqvjWKs8dV8gEUzfGC5NU', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '15', '2026-11-16 03:40:02.727+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_9opDob5JHHU0RoqQYjwvCs', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '14', '2026-11-16 03:40:03.459+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_AWOO3WUVOEklYoe6ZLVyMI', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '15', '2026-11-16 03:40:04.697+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_AXB30zduD5O0Iq0XRfLnYx', 'POST', '/v1/x12_documents', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '23', '2026-11-16 03:40:03.181+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_Aok6m4IC7Ff5u9qK8l4ws6', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '9', '2026-11-16 03:40:01.935+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_AthOaGbueVJpOxlKHt4Rip', 'POST', '/v1/deposits', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '33', '2026-11-16 03:40:03.796+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_B5E3Uw29sb3o3kQNzijoW4', 'POST', '/v1/disclosures', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '30', '2026-11-16 03:40:03.444+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_B61ptnyBXNqZyHlsh4U9cX', 'POST', '/v1/coverages', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '29', '2026-11-16 03:40:02.759+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_BAC8nxVycTICTFShAlu2fE', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '14', '2026-11-16 03:40:04.656+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_BNEYlmHwWNROyFo5xx7ZcW', 'POST', '/v1/consents/con_vzaFeijKc90tfKfy6l4cp5/sign', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '52', '2026-11-16 03:40:02.707+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_BoVrNk0pAk6WMd7FDY0v12', 'GET', '/v1', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '11', '2026-11-16 03:40:04.038+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_CXFsvTIgWVnfCx72jOM7eU', 'POST', '/v1/billing_providers', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '14', '2026-11-16 03:40:02.936+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_D0oh227L6tv6CsjcuAJyZF', 'POST', '/v1/superbills', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '29', '2026-11-16 03:40:03.335+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_D5f0Ft9Mv1aQDLv3JR3Rfh', 'POST', '/v1/payer_contracts', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '31', '2026-11-16 03:40:02.467+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_DA0pFKBrXbUdbXdTFxFjBK', 'POST', '/v1/coverages', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '37', '2026-11-16 03:40:04.734+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_DNeJXV6fy5PmMo1xccg9mm', 'POST', '/v1/refunds', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '158', '2026-11-16 03:40:02.378+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_Dib8UDrFsbunk1d6rSKcn5', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '26', '2026-11-16 03:40:00.882+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_DnjmKutR7XL6gWf0q0kGki', 'POST', '/v1/risk_flags', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '24', '2026-11-16 03:40:01.424+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_ErcD5YtBl0xxiUSZPa0OmC', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '55', '2026-11-16 03:40:00.42+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_Fa5F8E0cXYeXOuR0D8nZWi', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '20', '2026-11-16 03:40:02.488+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_FihmDevO03ncdoDPndufZM', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '20', '2026-11-16 03:40:03.836+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_HWB1jsKc9aHoXHADksIM2R', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '14', '2026-11-16 03:40:01.008+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_HjKo1HwrHnn86d9Vz8duos', 'POST', '/v1/emergency_accesses', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '21', '2026-11-16 03:40:00.904+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_Hy1MRMF3fEsH6gRHjdvbzh', 'POST', '/v1/scoped_tokens', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '25', '2026-11-16 03:40:00.945+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_IIXyjbeRL6nHuzWXomT9l4', 'PATCH', '/v1/practitioners/prac_YOLIMF5QPqONp4zVsQyuzM/availability', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '36', '2026-11-16 03:40:01.575+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_IZjZmtzBzFQr5lgqE2gjHe', 'POST', '/v1/claims', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '56', '2026-11-16 03:40:03.156+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_Ix12HYPq0VLqemvwBumD9R', 'POST', '/v1/adjustments', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '42', '2026-11-16 03:40:01.924+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_J8Guc4iMPBuBpcTw35LI5G', 'POST', '/v1/consents', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '47', '2026-11-16 03:40:04.221+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_JGO3xF9pFbNYh0HTrtVA3I', 'POST', '/v1/consents/con_DPKhv89U2llSI9TEJfFKvx/sign', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '29', '2026-11-16 03:40:04.271+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_JOjL9ZMVK9DfoQwNeAvA5Y', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '50', '2026-11-16 03:40:00.472+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_JgMaQ3BymZzJfzI5IBsx7w', 'PATCH', '/v1/persons/per_J4W4tu86uakGQ1XQmj2Lkz', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '13', '2026-11-16 03:40:04.364+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_Jy8g77i3N8iYdzfXQVM6rL', 'PATCH', '/v1/persons/per_aReI4bWAkHJ7cl2FMHsLan', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '17', '2026-11-16 03:40:01.395+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_L30V6HXs8ZywCbJ2fTo0Kp', 'POST', '/v1/consents/con_DPKhv89U2llSI9TEJfFKvx/offer', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '17', '2026-11-16 03:40:04.241+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_Lcbwhv4ghk6K8ech3Emmts', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '35', '2026-11-16 03:40:02.034+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_MjHgdwc9z6rpzsqaOC93gK', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '22', '2026-11-16 03:40:03.286+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_NbiPJJUXbfldGbo1TmliNv', 'POST', '/v1/test_clock/advance', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '427', '2026-11-16 03:40:05.477+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_P5CyJzY1XvXRMXLvjSH3sW', 'POST', '/v1/consents', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '16', '2026-11-16 03:40:02.77+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_PFNQuJHdYHtuPMrPtUpR8L', 'POST', '/v1/practitioners/prac_6OSgkxcEDd7d6zF8SfSpB5/verifications', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '93', '2026-11-16 03:40:00.57+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_PGXHtToeAGrVbwj9JtLWQj', 'GET', '/v1/events', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '30', '2026-11-16 03:40:03.742+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_QHh8kmRE3rM5HxbhR7ycAl', 'POST', '/v1/payments/pay_FxRgElemfP6qyp7C2L5Yqh/confirm', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '151', '2026-11-16 03:40:04.021+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_QaWyhdETo7vN8GmwaA7fK0', 'PATCH', '/v1/persons/per_zqPvHslQFh6ZgVvG6Zqh3x', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '23', '2026-11-16 03:40:01.322+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_Qc15ZEaP5snm7OEaU2pVSs', 'POST', '/v1/estimates', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '72', '2026-11-16 03:40:03.263+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_QmsB5qx6yOC9vY12K8GXBj', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '43', '2026-11-16 03:40:00.619+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_QuYTmAyHt0RCpjqFnOhdva', 'POST', '/v1/remittances', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '39', '2026-11-16 03:40:03.221+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_R6qwvIHT54H9NxldOPNc0Y', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '20', '2026-11-16 03:40:04.59+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_S34uydRiozGRVym0uahYry', 'POST', '/v1/deposits', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '63', '2026-11-16 03:40:03.398+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_SKZTzpGb4mQzWumnoS0Qpr', 'POST', '/v1/consents', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '51', '2026-11-16 03:40:00.809+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_TFpnrhJ6IgfXaBeW9xl2vD', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '11', '2026-11-16 03:40:01.077+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_TSh9mUgIhrfiBWUzFOdtQE', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '12', '2026-11-16 03:40:00.958+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_Umzr79FcckexStd5KhR0ue', 'POST', '/v1/consents', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '22', '2026-11-16 03:40:03.045+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_XMIgcNiD6SXnYSK9qbpB8Y', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '44', '2026-11-16 03:40:01.367+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_XeB2atQw4ZZiUDqUBEvgfY', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '21', '2026-11-16 03:40:01.529+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_XkOmVBh9WHb2yBebJnskch', 'POST', '/v1/practitioners/prac_gswet8ZXp9r01VF1ygB9OT/checks', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '40', '2026-11-16 03:40:00.661+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_ZsrSuzxHEoATbiEaO2QbxZ', 'POST', '/v1/eligibility_checks', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '83', '2026-11-16 03:40:02.918+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_ZwQAx1HW6RJMh0dvesBoVI', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '13', '2026-11-16 03:40:03.413+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_a9Kr5sPAQ4zP2r5RC3SL5O', 'PATCH', '/v1/practitioners/prac_g1nUiQJru7n4OGlHZEqR2d/payout_terms', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '22', '2026-11-16 03:40:04.634+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_bBp3ldHiShw8rDaftGJruM', 'POST', '/v1/api_keys', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '63', '2026-11-16 03:40:00.24+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_boINAOMAwfAHP2EBB7Gxm6', 'POST', '/v1/payments', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '33', '2026-11-16 03:40:02.071+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_bx9jCTXZ8T0SiuhyotiN1v', 'GET', '/v1/disputes', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '16', '2026-11-16 03:40:04.119+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_cqvbtokVz2yprGEIcrVELp', 'POST', '/v1/payments', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '51', '2026-11-16 03:40:01.986+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_cxSiP5nwCjwx2wNRdltPOa', 'POST', '/v1/consents/con_GsntqyCqU8sq9UR05LWBjv/sign', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '31', '2026-11-16 03:40:02.834+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_d2GiR828xvZgphW2pTBmLC', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '23', '2026-11-16 03:40:01.881+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_dGuUPEJPI37p0y9po43kEr', 'PATCH', '/v1/persons/per_DYkaq2wjKfBX0CQQAQFMv0', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '26', '2026-11-16 03:40:01.185+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_eK85NUxslhYhfQkgMixnXb', 'POST', '/v1/sessions', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '36', '2026-11-16 03:40:00.996+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_fu9ZcL9aQA14ZfLq8vDSuT', 'POST', '/v1/sessions', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '65', '2026-11-16 03:40:04.338+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_fuHRWpKT2gkaBoJiHP1rSy', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '36', '2026-11-16 03:40:00.856+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_gE9oVmX2rpYyvuEoBBlyq5', 'POST', '/v1/billing_providers', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '10', '2026-11-16 03:40:02.977+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_gQfHHRipB74gG8EZpI2tT6', 'PATCH', '/v1/practitioners/prac_g1nUiQJru7n4OGlHZEqR2d/availability', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '21', '2026-11-16 03:40:04.612+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_gXy4eRTPgLBR7vAGvve4aM', 'POST', '/v1/payments', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '32', '2026-11-16 03:40:03.868+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_hAk2J8pLlnSVbLg9z9ryCp', 'POST', '/v1/payments/pay_zwTj2qEuCcmxx7A26S8KzS/confirm', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '149', '2026-11-16 03:40:02.221+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_hS66SPMx1qqAn4Ea1YLRuA', 'POST', '/v1/charges', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '82', '2026-11-16 03:40:01.856+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_hkebKub2FfJZaI7w4360qK', 'POST', '/v1/consents/con_1K27LA2Tft0xsWuC052ywg/offer', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '14', '2026-11-16 03:40:04.776+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_iorHkWLZUrcEZHgCYPXjY7', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '8', '2026-11-16 03:40:01.114+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_j3L4bMNKV7FowQYkA0npDR', 'GET', '/v1/ledger_entries', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '12', '2026-11-16 03:40:03.809+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_jhwpysmiU6pWHYM1apxucC', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '18', '2026-11-16 03:40:03.305+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_koj0gpoFoYSZ5Xfzdv0rym', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '18', '2026-11-16 03:40:03.675+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_lOkudCPn5mMiy9XeyoJVpC', 'POST', '/v1/billing_providers', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '7', '2026-11-16 03:40:04.674+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_mGOZlZQui2F8TomYvFAydY', 'POST', '/v1/session_series', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '38', '2026-11-16 03:40:01.061+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_mizJeNCiXfSq9rvkPXp1ay', 'POST', '/v1/practitioners/prac_vUqv7IzuEPP0vtbJlwLJNk/calendar_feeds', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '17', '2026-11-16 03:40:01.095+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_mvNy8lHQZy0cSHI3g87zfU', 'POST', '/v1/notes', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '58', '2026-11-16 03:40:01.244+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_nG2kaWZ1OeTridxB3gMRP9', 'GET', '/v1', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '11', '2026-11-16 03:40:03.754+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_pggLmyw8GypxR4mPFDP8Tp', 'POST', '/v1/consents/con_vzaFeijKc90tfKfy6l4cp5/offer', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '17', '2026-11-16 03:40:02.654+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_q6EpzvwOnMAemdwB1sND2X', 'PATCH', '/v1/persons/per_LPcWtqt882zZuesunUaFeE', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '34', '2026-11-16 03:40:01.473+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_qDieNKiEGBbl3Cxs1AYp4V', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '25', '2026-11-16 03:40:04.569+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_r2yMDo6C4tt6y0c8QF4sN3', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '14', '2026-11-16 03:40:01.156+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_rTJaYTt5RxTL2RZgJ9jnbL', 'POST', '/v1/claims', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '41', '2026-11-16 03:40:04.863+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_rVkPzNsWNebHHEPWHVnIYr', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '9', '2026-11-16 03:40:01.378+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_rap1jYHCvcGLYwPhHk8w7W', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '7', '2026-11-16 03:40:03.229+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_ril5oAhBs4BbxDwFQb69hM', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '6', '2026-11-16 03:40:01.104+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_ryyIu11n2vGwXbin7LN6J8', 'POST', '/v1/consents', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '26', '2026-11-16 03:40:04.761+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_supcJG82LAoDORJCYz6b3x', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '13', '2026-11-16 03:40:00.919+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_tM4eV7EW2IZHgwIdgniDod', 'POST', '/v1/consents/con_PGg300tvi31f9kipjVqQQ9/offer', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '10', '2026-11-16 03:40:03.056+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_tSPcFwgrTEr9OI0oVbX3fw', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '17', '2026-11-16 03:40:04.147+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_tWTOjmKi0rEJFxDM574G5Z', 'POST', '/v1/matchings', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '158', '2026-11-16 03:40:01.734+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_tXQlx8it9CtbvXsMq4t4cU', 'POST', '/v1/coverages', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '18', '2026-11-16 03:40:03.022+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_v0oGZ5sSbUAwrhVvEm7n2T', 'POST', '/v1/claims/clm_7lOz7zYF76tC5lR2sE2uM7/submit', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '180', '2026-11-16 03:40:05.044+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_vVL9cVB9nyDgpFdSVzM3AG', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '39', '2026-11-16 03:40:01.298+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_vktYFPhtBCKJWSVQfzvWsE', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '42', '2026-11-16 03:40:01.78+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_w9s9ZNRh9iocTLB5fM0sCO', 'POST', '/v1/assessments', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '33', '2026-11-16 03:40:01.506+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_weZLdRQ943sDOtCrASqtTJ', 'POST', '/v1/consents', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '31', '2026-11-16 03:40:02.625+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_xEfm64H9uvPLIJkz1bTbjG', 'POST', '/v1/practitioners', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '9', '2026-11-16 03:40:02.955+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_xcHhJ0oEW6mw0OXaF9evRQ', 'POST', '/v1/coverages', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '61', '2026-11-16 03:40:02.53+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_xfQ79J8uP7w24gnaTLliVU', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '56', '2026-11-16 03:40:00.727+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_zIaX85gqkeyLO02AT2wSR7', 'POST', '/v1/persons', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '24', '2026-11-16 03:40:03.003+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'req_zsvtsn7iJJrMEhkH03pxeG', 'POST', '/v1/notes/note_9DHwszWYS9WByUaBFRyMvX/sign', '200', null, 'key_1Hk6b8Cy1DnS6b0uI0nGJY', null, null, '62', '2026-11-16 03:40:04.478+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_7hNArLxNHrFXL3hJSTDjkC', 'check.expire', 'f', '2026-12-17 03:40:05.051+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_GKI6xNyy7QQrNCtlHKr7Se', 'check.expire', 'f', '2027-03-16 03:40:05.051+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_R0APXWb8VR3ZCZAIwC4Ylc', 'check.expire', 'f', '2026-12-16 03:40:05.051+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_ahmNych7fzPDUfDLhU5i1o', 'check.expire', 'f', '2026-12-16 03:40:05.051+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_vijKuw01LFsgoQ1zzGVDEX', 'check.expire', 'f', '2026-12-17 03:40:05.051+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'clm_C8yFV5GQeM68StqM4w21XW', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'emg_t0RWakNyn4gnnq9BUwKbnm', 'emergency_access.expire', 't', '2026-11-16 04:40:00.892+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'api_key.check_use', 't', '2027-05-15 03:40:00.036+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'key_TtAINa49CcWRBuiFAhLDVt', 'api_key.check_use', 't', '2027-05-15 03:40:00.183+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'match_v4iks2DRTkNRKEt2xyD8Kp', 'matching.expire', 'f', '2026-11-19 03:40:01.579+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'note_5iPqtvQcJME45b9BGODN4X', 'note.remind', 'f', '2026-11-19 03:40:04.483+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'note_UwwSw4YP0eq89DFAnejMON', 'note.remind', 'f', '2026-11-19 03:40:01.19+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pans_DSbMtUKA5ZRQvrkz0LKtwH', 'payer_answer.deliver', 'f', '2026-11-16 04:40:04.873+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pans_En3CYdIrItQ4qtwKO0mjqU', 'payer_answer.deliver', 'f', '2026-11-16 03:45:04.873+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pans_RhX97rcf6DwRdSNeKB6slb', 'payer_answer.deliver', 'f', '2026-11-30 03:40:04.873+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pans_WUmRvgW29OPKwkd3eIHvoU', 'payer_answer.deliver', 'f', '2026-11-17 03:40:04.873+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_FxRgElemfP6qyp7C2L5Yqh', 'dispute.hear', 'f', '2026-11-30 03:40:03.961+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'po_Co5fFUHoq782xKnToYOViy', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'practitioner.judge', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'practitioner.monitor', 'f', '2026-12-14 03:40:05.051+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'practitioner.warn', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'risk_k2RuVaCNMUrzeWObcKBXDG', 'risk_flag.overdue', 'f', '2026-11-17 03:40:01.402+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_Id25ytE994dLsPD0qn9ux1', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_LY7cUcB4gldPzRBTWZ9O4h', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_N6XKz1XUsydPgmc1JncwEf', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_OUUxH6qZqMPIIFUKXJndp4', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_PRhfqJhtuqyWHfmMQbN6gn', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_aAkovoXPX3zSzwjpQZYfpx', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'st_Gaq85yjzokd8qNoXVx0dGi', 'scoped_token.expire', 't', '2026-11-16 03:55:00.92+00', '0'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'st_Gaq85yjzokd8qNoXVx0dGi', 'key_1Hk6b8Cy1DnS6b0uI0nGJY', 'prac_XMJgj5VIopfxBC9z4JWlcJ', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'TYr4', null, '68a0f588d7ba099825b449155b4692ae113c37ee767f5155b32a544393686da4', '2026-11-16 03:55:00.92+00', null, null, null, '1', '2026-11-16 03:40:00.92+00', '2026-11-16 03:40:00.92+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'series_yPlBILRLHZlCkGTUAFyDJf', 'prac_MUhdhNk4aVZUawyOSP1L3E', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_aAkovoXPX3zSzwjpQZYfpx,ses_N6XKz1XUsydPgmc1JncwEf,ses_LY7cUcB4gldPzRBTWZ9O4h,ses_PRhfqJhtuqyWHfmMQbN6gn}', '[]', null, '1', '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, service_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_Id25ytE994dLsPD0qn9ux1', 'prac_g1nUiQJru7n4OGlHZEqR2d', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T03:40:04.280Z", "person_id": "per_J4W4tu86uakGQ1XQmj2Lkz"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 03:40:04.28+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:04.28+00', '2026-11-16 03:40:04.28+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_LY7cUcB4gldPzRBTWZ9O4h', 'prac_MUhdhNk4aVZUawyOSP1L3E', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_yPlBILRLHZlCkGTUAFyDJf', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 03:40:01.031+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_N6XKz1XUsydPgmc1JncwEf', 'prac_MUhdhNk4aVZUawyOSP1L3E', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_yPlBILRLHZlCkGTUAFyDJf', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 03:40:01.031+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_OUUxH6qZqMPIIFUKXJndp4', 'prac_wbiTzcgr8xXd80qPypLz4k', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 03:40:00.962+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:00.962+00', '2026-11-16 03:40:00.962+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_PRhfqJhtuqyWHfmMQbN6gn', 'prac_MUhdhNk4aVZUawyOSP1L3E', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_yPlBILRLHZlCkGTUAFyDJf', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 03:40:01.031+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_aAkovoXPX3zSzwjpQZYfpx', 'prac_MUhdhNk4aVZUawyOSP1L3E', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_yPlBILRLHZlCkGTUAFyDJf', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 03:40:01.031+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.031+00', '2026-11-16 03:40:01.031+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'adj_dH8sliWaHomQhYkYTtxAB5', 'increase', 'per_PAjXQg2NkNjIDxfLy5zLSa', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 03:40:01.901+00', '2026-11-16 03:40:01.901+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'asmt_BLbZhiGffjVzR2W7KG0uIZ', 'per_LPcWtqt882zZuesunUaFeE', 'phq9', null, 'prac_ed1MKkmgeF4mHDucr3Gz9U', null, null, 'assigned', '\x01c278395f8c8f599cff684c5291a10e16961c286fa48cef0295f980813f04a1869e9693646c9c869ef0fdce65344e9f988da20ae97d3e6ed6b65cdd5d67ce1a4c70b6a1fc2d368965ecc4e94436ba21697005f23a547bd5818e093bc5c2e8d5afa1a47bc9e2ed381a2c964f2ffe7f2894be50fbf4f43063607ca524014e46b8c592e3b8469a9e6e5b5f568364d5b5bde42c0e97603a5d116ef277de9e360d8dbffde6bfad55183e418dca5b5fd55bfebbb17b1b98257a8cea4b3d8d', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.477+00', '2026-11-16 03:40:01.477+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chg_6F1uYiH70AvQmdzIDQCJu4', 'self_pay', 'per_dSwCacKb03IIZdoFUirsLJ', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 03:40:01.79+00', '2026-11-16 03:40:01.79+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, occasion, occasion_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'est_SGWWER7iGfKjRWTAVh81rE', 'per_iah01lOkgrLoEFc0wuyRjE', 'prac_OAW9C7Mcf54VW0K0wL0aU1', null, '1', null, null, 'requested', '2026-11-15', null, '2026-11-18', '2027-11-15', '\x016793bbd4523a92ff9df8339a177ca9ab6ca7c1207cba04ada52ab023f4a75523037a62e5f3d4d2082d94755b26eef3ca7b5d127e3a8255a09a9970759cb1196f6aa37ae613617d97a495e7a7dacba973d93f44f7bd86f8a9b85946d5ffe7a73fb940b5a1bcf6f3aa708ac2bd53dcf2ad79f0b4a5f7ebc359ed13080d4a18601e284d8c23921a9f25e57567b32acc176c99d07e35af6b571d5c99800529ab9d2325f46aa0edb39b1cf14bf77966f64a8f5f1d83e8a8946f4491f903d7de70697fb39fce6a7dae780dda5474ff2b6cbbec6c434fc566f8f61c50f7f1d9d35252ae319e3e720fa493877b2b31258aaf50c7d66f4112d0a1633e2aec4781a6ebda35cd964d6cb525bb3637d490f1f6167c79aa83d6116d46f8ee640e67c1830394da4ef774197049263d153af370d7cb18e6270e0a6b2ac42e1bf0c71be4dc733e8569b6bf0677c21fc77e3b77b1a989d4a0ec1e44fccc12f6baa20f4c3d3148b82f0472c93e794377f3ea786d666c106c95b83a3e7a735d060b459169a019f69db377c385c9221d4cc1b0a094ef772f7d8324384bf255502e1033811a1e1eccf91b286b0efda99da2c11d75f2cac5fe21e359b30c19fca5280a7d267358b0b474c440e14fd2058b726e73f12a15783c3e11612365701692f4e726d78d135ed4630b520309a133560625b4373de68952f74f079852e555598df86f59061f26450113bfa9cee187586d72701f23f3de506447ebaeef72ec78fd13d72e9b539efd90219aecdad6f8477f4b129950a432d45fbfa7c450ba7e5a7c83c7497ddc2a44cb65cf983577de36b8ee745d28f45c99ff38950b57ba68bb5100ae964f94268ead01c443a7122bb256db6b18b0f4e652ab93908f2cbdee0153f447c6122ea46a89af995c4a3b87821d92bd72061a4da1e1d240ef7d178494687a91a8c7a5cc4f73d624cf294067f3bfd84cde13e1db9a8f7bc0bbe0e22e625bc9707f0c55808a9c977d0c1640a13eba50d560a5103ff57204e0a84b0ae111670dbeea11983a2473bc361d36b978072b530290da85a5b26f491aa4b4f83696f53ec52739685843d1dd833da9907015eb9958d5f174fc7a9c0d53b7cde981d2e51537eee23618f37bc37f8ddf716ff8cbb8f03dfcff9cb8a213670ea8b05aefa63360279b08de3c38c069d4b6c44de97e27e43cc386afc5d1a8958a2e3ae537a668937a7c6906994559da9b1575464052a42c4c39f45594592463af71449afce390bc113cb3545ffa601448cadab01c23f58cccd6a0738439ec1e6e49aa294119abeef0209d3e5eb254d124cd6e89b652bcb8c27d66ad6c5b19a749c3f3287fbc4f6f9166dd9c24f7ea73ca09a0ad99c9077f7b79a3a2ed7c0271722f5edd7ca2946989e698c6490b7e9f0448a2127e906240976b6e5c9fcb92fc8d05a990fb3d980ae024280bcf431a7022c8496924079821c3d0d0ad1668d83517057667dfb579b838f8079038b19a4093049097a41ae2476c916a9d4a08175d67f1fe75a58c528e6c079f3760bf526ee11d8d0b03dc1a3aded65cb144d695a4c7167b3c943120cca3b341aa9d8fcdabb89e0b349dded8bfc1d8b1fd8b52e8ec47205a09742366f3a661db49d5cd7bb2507d8573e491c4589c9d0baa35fdb8abbe3bec2d9fa7da4f8d44712c0c943d7129d054c21e38c50ae22c1bd523e6c06bbd7910764f4b0c40ae7b3f5431bd2b38cb9e92829d9559b7e2d7810282c28513945f0209db4a0b8411d6fde0fbe5dfa216182dcf86e9de8257b952b722db3e89f1667d0a47c8971527a62ad1cffb742c7dcb89d73692732e3491b323d330b0d112ddf7d285d7175d2010f54c3eb39aa66377bfb73e438c83447530984c66be5db149f0e6d9fd1319d0019ba3abf5deb0e844ab2429542687019a4b018d341053e41ead9f13d94e7fdbbc8d9192ea7be13db5449f17158308a695ff43d95633155175de4a561d1e9e96a515fe59c53d3a8fe7e158dec86c86e00bb48704a04f2c33c4af627120fd7bd74fdd122e915af6e14c61ccf12f7f377ae408c7372299877fc55ec9b14f8e3a01d7b0db5dcd45dd2de5731a2e7c08240e55f5d6c32783ac4a09c3780e82550788e0bb5b3e5745541cd56717b048ea007b11e941de947b926784f187d18fb749b49df4f79a2f7afd9de1cd2e97c629d49e3f320934ae397eac5a7cdc1d426dbc2752f4c6556258429fdb486c9ded1cf469e3', '1', '2026-11-16 03:40:03.245+00', '2026-11-16 03:40:03.245+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'match_v4iks2DRTkNRKEt2xyD8Kp', null, 'completed', '\x013b3f717640b022f0300d6f7e754e4d1c66d2255a8b224f31033941c6d40ba10451a67be7391dbb967e9c943be3b8b82056e76450f186d8156848fecc421438c3537d8e7f51f7c0610233fc1aa798fa9f7572680df40a4ccb1b83c2191183b3ea00d356ccdba6931b36f720dca08ab4e0782a1dbc0440d4c9df2673720833f052f1baf81884a121df81dc0ad78c6ea6163df543d0042a111e130ede944e6a8491173dd976a230f9fbf13f7159cdedac479f735ba3dfa639000112e7adcc2e2d5c421f7cffeac464be1e1a3170416394c10de9e6328a7f3ce6418fb80891ef6913c14b5b279da46d7684f400019fbba6a2cf1854802e8f485e27a080fb4b215ee7b92da363d725315439d7c9aa3a618238781f5f85deb2047a180938097212a2846419a5970556a0986e35f745366cd210c2be4c5883db94395a06d4efe63315cc96ef33e882c4e58676b50871c6e42218bd82a0cdbca4a6f2990ba80c368cf4dc47dec92083b7eb94935c36b60cc8089e53d8b26f8abc0e6fc49e81c598d5677777aff9e44ad28518636ee44ed4b1a681d9364162f5d7aa8d2312e9daa8f9a474a863dc5193e06d43b24815052d95038a0f9268632fa7c6d727b7c18026ba9b804f03a9f0e6e714888d5f43e436b664e0ad6df82918b8f61f7ebedfd85ba4f021717a9444d50e81b994c1fb05410b73048e60865d1b5abbb1d63ea1032865b91bba33478cf1fe82670ed5d62896909f1f1d65a0093d4b0bed9a2ac63c0c4c6dbf544dff2511ae9837ef6ea98265cde6de656191d4957a793aeed591998e10547a5a743be9d9b90867246b5180b19b92458270b2403b39ba9396615f1bc2a056daf490d265cb2a3f6b0e85f5615f02d92235aa7f0cbb1574c16213475ca4428330ca773be7d3e5eb8a8d2fdb4e4f6672d64fa0d395a1da08c9c84885fda7af6b0902d515b891d3539c7bab3f85dba00c0be52ce96dcbfb5c422a7c9c5b81de2cb0c35d4afe1a8337dd0e074bb8d35c41520f9c70c083f150a54849c72386631a2ff2ed08c13f40c874005a1d9e5f5a89ea18d3f0ae1821f8ae892a832ff0f9409b8ea657bb1a7c45aa141cc723e309e7a6391709d2d07b243cc2f2dd4f5151315ce7f48694fcdb57c5a625699e0aee9c58d7653341c6aa3175d0c09c7af5f3a303f2c3501edcf014f9a6cc8f08deaa29cafdb4e5c9a1122547ec0cc988ea2571e9a9849de543132f3688b1ca53cf2b1098cec6fe6eab38190e33aa75f31917641d17c1afaa024a02a2f8782d5ffc0f86c9b61376c87c4e583c1630a9bbc6b9697dcc4f76bdd802594de80fdeab0ee671ebc73ba9d12c3b0e2ff6f6060e3a8a81082f274828cca586bd695723b1c191a3d850c3f803d1d66360a7e72702c474b745616aae78e6292dd4b08d1dafe0c9cc4c52ce096c3e654b987efd95bb0cf419f3ec830fb2f8870a38e333f8128d6156723598af945846a1d29e9b20e988f15c0ebbdffbbe255809343ed91a678e9cddb49f05212bbdd2a0ce5b87d567245218a04278b80ee99a532e865c4c9fb9cab7c2fe52f391187be955230eeb5a0113366cc0bf0ab80af04e79e8504ef374fb3302829ee416760c4c1371853af04bffad83aecc2060ecb57ff6a3337ed555937fd58ebac8b5b8f4ea6c55a545bae8332cc38585857b7e267b3645fd0613eed275da00f3c55abe5f74dcb4c505f327a62c95f21a4811d3da190bf6088174c01fb30bee32f94a54439bd5a133e9e63b4f80f398ffa65e766f8ba1c2343e7de516d932d0ab6ab518be7ada68b36cde0b451681f1d58ca569a95359b9401a1f2d0fac7f52dd5e82661e9d1d3626a99225617d1d5d4a97044002d2f256074c491f3210392749e6bb18411b04d8e68aaccd841274c20a5d80ba8f3d3d7397ed9454bde3dfcbc25492f8d7534fe2a32d852ff318476fd41b17bebd7b3e58a606f2a1cda0fd05a93d658d46f730dc80dcd632dcc14a39497e726167fd8918d93463272513b84753f8f77175d53c43bcee7dd8763ab1582be246e452b357e2df98554364fab61d08bcc8b23504aae8afe8f7db489d5c1f5dbbe0d62a5268cc2d6277eced74a37b613f1a3df89b4a4fbf8e9cb9a56006c6387721c5df1e47e62e5b252b4404b43f405c6d2785f0f08d7a06b4a4feb0ad45d02406170f578f963196383b906710a9e816e9c676f5c532954c445b6c4c1fb14b9dcf6478cbf3f3112c4d28094fc2c8d9b0376023456adc76532d53eb3749e20020c6d47061d949efb4c2fd99e31b4a49b0fa7a36e117f6282b4a955de3d3c5e17dd382d25b3f8ef412a16dd5aab4452311d116fe7fcb3b16c551d44b2f4bb7c19fff471cb0053e75ecece41f84525c28d878b36b90e17a2c6711dda0be85413fbd1fcc322ace938133968cbc556d466342b7bb9e49db5093a10a6919a5aae5ffdc7385cb2905e1ffbfde12d1454f7fd6bfdb163e5c91cefa565e7f10258d14ec0ec43ec435cd2a5f9bf8c291651d9c3792e06d1104354155b278e63d3c1847ec3dce428a268f9d2a6d00d894287d53069f1405d72bc73567ff5663cc592e2f470449bd07002a224c9ddc58b7a82f500ca7e190dab4752a131367582765cf6dab62f89d510b3f11dad3482243b91364710afb4df1a94a90b21ec8a28a991f13e073b452efeae9563e6214f9f7cad58eae611e98aacc8ac3b66d3869b5cc81828ea461b95a0831747d2173498b4162576aece8ce2bdc9f5b9fcabb4e80364b92bc349fafacebcfc27ac440a29e6f3c61e9f4f58b59cfc8b1408052a606715631f742f9ffc0af31f136e555b3b45c9d56efff6b87c1d04c95b20dd26a21438ea43f3891df75164e666bd8d53730381cc87abed526fe29bfde92e608c11370d9b47262824e262bd68227cb0f8493fbd188cbdabe6feac6dfca3fca', '4083867032', '2026-11-2', 'b874908e510ef52f.ht5a5', '{prac_YOLIMF5QPqONp4zVsQyuzM}', null, null, null, null, null, '2026-11-19 03:40:01.579+00', '2026-11-16 03:40:01.579+00', null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.579+00', '2026-11-16 03:40:01.579+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'note_5iPqtvQcJME45b9BGODN4X', 'per_J4W4tu86uakGQ1XQmj2Lkz', null, 'prac_g1nUiQJru7n4OGlHZEqR2d', null, 'progress', 'dap', 'drafted', '\x0130f7afa790770c2fc7477352569b9f13524895b963eccbc71cb4128266f8e87d9210c8e419123819ecf55875bdf73f48306602bb9e622a9943f063a29bb8cb6809d4f6d3364d95f9f040771ab850745af825ba515c9425e30eb187b8c1821b61674e9a97285523637d20c13d9450c203c65bc0e7c0aca1379176dd297157be49b63ae7c2803717f3a1ebc643553b57cba4c8bad61c0192fd599ee954072eb2b034889f2150d60bbecdd5ecc9ef31eb86b06069c7533d3fbd2991d414a7097805d2e8ff0fba6162348d1b548f35eb7c7219e9ddb51f89d7f9faa4038b7dec95d6467948bbefb34dac458a696b062ae8df3f27db9dc50e51aaca49bfbc782a4617d846ae6b2150b97990068184d900193dea11b525d2399cc889c52d4590577424a7d3b8ffcf1d7f33502d14fc23196794c263a197221cd1524a87679e7ad3c52e8efb11fad18757c4f9ba38b74f49b7ab6a963164c46614e13c3587c8fc9089462e4a7b7666010f3c70263e0855883e490cd241d44f76c211f7fc784ccafcc6e5ac3ef681159a30288a4afa9d35e0afffdcddee8d57553968d8b8ed78c9a6ad8afabdc6a68a68da30b569fdfcc426450857c5897813ab88114db922d1ff1a8dce8699d441a0554abadc1b538734d97b4ee9b9dce43684185a5e563fa12d2c62e50d2c8d92950d3459b83cde04f863b12e20f6cf0caf3d86b497b3861d0e3256f4c608d07f89394522b71202c4979b106caf284f336537ddc68eec48934c72c91de64151584d8e0b7802', null, null, null, null, null, null, null, null, '2', '2026-11-16 03:40:04.483+00', '2026-11-16 03:40:04.524+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'note_9DHwszWYS9WByUaBFRyMvX', 'per_J4W4tu86uakGQ1XQmj2Lkz', 'ses_Id25ytE994dLsPD0qn9ux1', 'prac_g1nUiQJru7n4OGlHZEqR2d', null, 'progress', 'dap', 'signed', '\x015a08351d829f079cbb7f03a5779642b8a36dd9fe7d8bb6614ce8b4a3fb08540429e7aa7453752d8dae7d78b8b1e498dd218a09d281ccc818ddf838e38ccb5a83abd4724ce55ac127f3be19c469d8f1dc44a9030cbf7d67fdaea811a029abd4b5402d2955deb2b1c9ced834546dc67db9f7ef9c44741b28a34d57ee08f5ff4372678a91394b8e4624fae4955f40986467d46128371db51debb4f25a5e461860ebfe9bd276e64d3f169e3461bbd2c7664e461f24a8197d60cb7fc1cf1ebf8397c421be1027aa02841723a6815f6d88d69efbc99cb6ba0677aadc06cce4086fd307d784a5ee87f0ff9fdcc63aecb7515045a18b411678b02c806978c2073fb61f28dd5e2e90f856e598c601f629ce0620485485680752fdefbb70b48d5f1c315633da1aeca4001488faff9e19cf36b461788f0afa18010e7f390a41ed0b69bec09266b5278b6def736d5712d6e27e791be235fc736e69f48804c761bc3a5d40575f557f79b3ac0cd8b990b694414cd5f62baa5325d1b693ca3bb74adeb060fc6d058ac7217ab8795e00506a0c6cfe7d089d750331df2ad33d0fb4c30946439a0ee0e618ef28430c4670209af5fdfcf498bc1b901a01d937f5645111b6f32cae6496b2ce5244fec1e2330a8a47fbf49545e27f740c539b56747c6e4479df6857056d38c79fe4527062ca6d1ff6052bab033a5389c6f6fedb7c3ddfd84fb64a11649e35d2acab912f87f9b5e5db6f65af65a7a790ed8c853c49c1d429000da5c28141520d73c86d13a86711842c78db84e97970dbffe08996560e04e1d7c1a570471c1c5bce9c43f80ab066b9411ed668ad00a10ab0035a4dab10ca9d48b4027a5711daec4fc35f34a45c78f0bcde7ca030e179c2f9f41ae885e276bcd85416aba220ce394a6fd9d2f0428f77617452d02caf4eea63aa84b18b25528bdf7563232f305e57d19670bf38e61c6970dcce490a434b684b5c165c34898b08c28b0a87bbad9d97e4c179ddae5a226c764ebb3361f07c9963fdd98ada645bda84af0f18b04583922c60302ef0211f120ad6681450ff9d01c7476c5d45c2e5fe7a57e706b08557193d0c1868b68705e494a6a46a7410dd5e80b20674df1299e966bdef9467ff6e124135cbc03fc5996831b0746ae97bda4eabc1983bbaee88d615304c8e344b04840ab9c2f8b3aca3d6d21f207db7cf2ed9089bc4a241c2e581187786ea4079799ca79192d80eae94655fd63f48afe4cd72ea74ec11a7fd438680840cb8ba8059a0aba4961fe721a49afd6fb88132da20d244c3ed94524fcfb639ae3f750b7e6bcd3deb533a2dab1988038010c1e002985b9adfeafac63b8eebd0', null, null, null, null, '2026-11-16 03:40:04.419+00', null, null, null, '2', '2026-11-16 03:40:04.372+00', '2026-11-16 03:40:04.419+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'note_UwwSw4YP0eq89DFAnejMON', 'per_DYkaq2wjKfBX0CQQAQFMv0', null, 'prac_ed1MKkmgeF4mHDucr3Gz9U', null, 'progress', 'dap', 'drafted', '\x010f03f9d0d8cf6db041a7cca9c565f0fe46fd231f2017943183de2b3f2f0fdce5653659707dc1f55eaa393b4127bbde00cf9a997ddd44c64a244d118ed8c159f09afe561b41f137a24ed4433ea05609d29ed7dbb72c74ac70c7952cba9f685a0b26671bd76f3421fdde167b9e24552bfe99a7f666eb640bb0a875b2d09aaa6cdd3b8f88202b963e5916d8c6cb5975bd92198b3d94e9bd4b888c2036fb52f3ddf53cca00082ae91e0b610a88890a826c5fbbea69e53c6e5f478d184beabf263a38df193ca9e4214206c6f37f79f07f42024502c98ee487c705c0f470c7541551517ccad029456a5d115e7f46c25dfe1a6aa6ed442a43981f6787f508cfda373673f51ca2494cd11438b4f7eac6d6de8bb232a994e9c080b9bfbe4587931928becadd9bd59bc33fcf23a2235db08ede32b8ea4d37b3e3630349acf206696c364ea9d8e3bc23a9ce6a02bf5039df48a69f6402bfb5675028af9cd1a2458e67eb4a359e8487f0013b111041a0e8c7612287a8e2cf383fe08ccf571d420f4309812708ba61e22ff702047e685170c06fd0e9673715bd81e420534be726ba26f724473b67afb55efacc5a00a5cb6829de1b1d0ff36e17897821189a87c184dca35ba36a07d758fd4cd2cb5cc349e1f0a7b794c4743b432460f4d5c3635f1c463e56d79e837e731ce10c71ca2921eef83998a75c78b8c6af4637f1166a316e312d718967d78bb9c352f67d93e18acf2db682690d348953a060c9e7547775a4348d1681c5f6fde3bade46dd7f1d7fbc314c7987d7082f995ab6ad271fdc70624e77c3716aad616cd7195e174a5375ede757e77dde366c74963dac937735c99e78d8676ee0c5499d3d786e8ef7ddc7762f518eaeadc193399054e1e4227f5ba9bc9927225bc388702198b7bd8eb28ff517c12db29312025eb60e599b6d71fc0e321ccc6826f80db80cd14902759407eadf0e3276eede1b4085a0492cd24ce2132239d07be5b4e897019bf9bc1ade93c34761685294d68a13be842ded93d96e21ac00bd9a1d98b530947632ee72f2aa46fcf65bfd0e0e45f8a7df7bdbd025840ca27e1aea09ad8a91cdbdd0596fe650512359087f1b19355140', null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.19+00', '2026-11-16 03:40:01.19+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'note_9DHwszWYS9WByUaBFRyMvX', 'prac_g1nUiQJru7n4OGlHZEqR2d', '1', 'sign', null, 'bfeccba57d1735b69f762decdf666b1abd53081f64c02c6cb6ecb0c618280098', null, 'ff60839b58ce0a90d83bec9c01ac6cb233290ac6fdb65533fa537d0d9bfbac2b', '70f03b843b91ad0fbd875a6d9df81a592340b48055a5e52c78d896ce4119691dc8b02cab967145980e50e5669d8d24cc9499d5156bcb331fc8a311a9455ce103', 'note_key_4293c262ff804e81', '2026-11-16 03:40:04.419+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'nver_ZXVkHmujDCLlw8ZS4T6xIf', 'note_5iPqtvQcJME45b9BGODN4X', 'per_J4W4tu86uakGQ1XQmj2Lkz', '1', 'prac_g1nUiQJru7n4OGlHZEqR2d', '\x013368425f0ce60a7b1c0ccc9c59053ffeb594591102fb84ed6136852d8d765650c995de683e2f041307b3101f6941ea1e3005f90397a1330300db486f41c193bfcdc72179e985a66fe6367a2221ec4579a83d1aaf36b25338b8a84983f74117c79eb06ec83c2581f4dfc0afc5bfeeee8506484d035cfa252ecd9a1251615dae456af5e0a892023ecc1ad1616a3e2f4350f4353e5d6df0eb5d5e72fcec258ce4d4cde4b4c73e014f8a01ee18eadbebc37ec82494b785a9b45e43a4d062898c777694b3d20d98d3ad86c3da64936e0922593d24d076da912c30698d4e4547a14e13e887e2fd9324518ecddf064dbd990c7f86733133e42f494011950cc42fbdb9d8d0d38a4279975e90450fe04f9d2f794600014f4707578052184ad3d61e2895934d0b77d26ff1238039afe94967a55c3eb4b0d5035c20b31d043e3d4113e6e3701565d7dee23f4caab893c5a4b85409a604ab62e295b86c77da5ae1d0c993b832caba300581a264828c1804507e1a901cc5600b42a0a66f185cc5247eea4583b99765feeaa13aeace945477d797beffd4c0a8787c6dfb39b8ed245844810ccd458f2e35e8d0afd751ae3438666085cab126d7ac04e3230cf0b9e0504296db37257268438e980ce536c5a540aa9b9fed3fcdd73145df69', '1', '2026-11-16 03:40:04.524+00', '2026-11-16 03:40:04.524+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_7w0154RlQY4n9DOSGUFhJm', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_kLrEtCVpO7RyYw0m6pZ94X', null, null, null, null, null, null, null, null, null, '2026-11-16 03:40:05.051+00', null, '2', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_FAs8B4jLdj0vQj53WHAmn6', 'per_YJdRcD3bXIErhxWB6R00lm', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_YJdRcD3bXIErhxWB6R00lm", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '0', '0', '0', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.953+00', '2026-11-16 03:40:01.953+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_FxRgElemfP6qyp7C2L5Yqh', 'per_ANUswXptmVbqSPTpOF46Gw', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_ANUswXptmVbqSPTpOF46Gw", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '0', '2500', 't', '103', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_q6mTc6gj3zTUFhyvXLWN0D', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 03:40:03.876+00', null, null, '2026-11-16 03:40:03.967+00', null, null, null, null, null, '5', '2026-11-16 03:40:03.847+00', '2026-11-16 03:40:04.042+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_VPRwVk7gdfYRzxU9WIH6bJ', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_VezbOW8aVV8SFKcYmTDaSu', null, null, null, null, null, null, null, null, null, '2026-11-16 03:40:05.051+00', null, '2', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_zwTj2qEuCcmxx7A26S8KzS', 'per_lvQtpyP2rVAJGZUdm6Ho8R', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_lvQtpyP2rVAJGZUdm6Ho8R", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '1000', '0', 'f', '103', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_YH3Rf67YszFii3u2LeNfnH', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 03:40:02.073+00', null, null, '2026-11-16 03:40:02.178+00', null, null, null, null, null, '5', '2026-11-16 03:40:02.039+00', '2026-11-16 03:40:02.233+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'dsp_8T1TzIGVeWO1R09vJlGNxS', 'pay_FxRgElemfP6qyp7C2L5Yqh', 'per_ANUswXptmVbqSPTpOF46Gw', '{"amount": 2500, "currency": "usd"}', '1500', 'fraudulent', 'opened', 'simulated', 'simdp_HoRjTlCRJ8qSKcNpuSgdbS', '2026-11-30 03:40:03.961+00', null, null, null, null, null, null, '1', '2026-11-16 03:40:04.042+00', '2026-11-16 03:40:04.042+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'psy_VjyQBUOre3CUGdiHg835r7', 'per_zqPvHslQFh6ZgVvG6Zqh3x', null, 'prac_ed1MKkmgeF4mHDucr3Gz9U', 'drafted', '\x0108e721f0d019d428d61a4db9ae7b5428760224e9412191a08f0eedcf46cd6cd1d6b87f684484057f1742d5bea8ae0671e0f1a877e2d1fcb8a4f5b60364c5f00e9c5da55b521e757615d3d0fd7ede0365c4ee35964af8bf5b97a76f862407beb8acb839a63dc84c6882e21796ec993b53c3', null, null, null, '1', '2026-11-16 03:40:01.324+00', '2026-11-16 03:40:01.324+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 're_rU8JQuR10Z7c5OoqYQ6OXC', 'pay_zwTj2qEuCcmxx7A26S8KzS', 'per_lvQtpyP2rVAJGZUdm6Ho8R', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_XQLMtmEQTJd3QWDBIuBr38', null, null, '2026-11-16 03:40:02.303+00', null, null, '2', '2026-11-16 03:40:02.233+00', '2026-11-16 03:40:02.303+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'risk_k2RuVaCNMUrzeWObcKBXDG', 'per_aReI4bWAkHJ7cl2FMHsLan', null, 'opened', null, '2026-11-17 03:40:01.402+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 03:40:01.402+00', '2026-11-16 03:40:01.402+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ses_Id25ytE994dLsPD0qn9ux1', 'per_J4W4tu86uakGQ1XQmj2Lkz', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, ours, parent_id, state, created_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'simdp_HoRjTlCRJ8qSKcNpuSgdbS', 'dispute', null, 'simpi_q6mTc6gj3zTUFhyvXLWN0D', '{"fee": 1500, "until": "2026-11-30T03:40:03.961Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 03:40:03.961+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'simpi_YH3Rf67YszFii3u2LeNfnH', 'charge', 'pay_zwTj2qEuCcmxx7A26S8KzS', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_zwTj2qEuCcmxx7A26S8KzS", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 03:40:02.138+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'simpi_q6mTc6gj3zTUFhyvXLWN0D', 'charge', 'pay_FxRgElemfP6qyp7C2L5Yqh', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_FxRgElemfP6qyp7C2L5Yqh", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 03:40:03.924+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'simre_XQLMtmEQTJd3QWDBIuBr38', 'refund', 're_rU8JQuR10Z7c5OoqYQ6OXC', 'simpi_YH3Rf67YszFii3u2LeNfnH', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 03:40:02.273+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_FxRgElemfP6qyp7C2L5Yqh:confirm:1', 'fqUVknuDsOIcMpNXdYsRb02C8DKfHi1qHD2WIiFJHy0', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "news_at": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "news_at": "2026-11-30T03:40:03.961Z", "reference": "simdp_HoRjTlCRJ8qSKcNpuSgdbS", "evidence_due_by": "2026-11-30T03:40:03.961Z", "charge_reference": "simpi_q6mTc6gj3zTUFhyvXLWN0D"}], "reference": "simpi_q6mTc6gj3zTUFhyvXLWN0D", "challenge_url": null, "amount_captured": 2500}', '2026-11-16 03:40:03.961+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_FxRgElemfP6qyp7C2L5Yqh:open', '9sbL3i3Ji1QKevRPCACBzVMeyJh3HlLEpGj3aTBZaBc', '{"fee": null, "method": null, "status": "open", "failure": null, "news_at": null, "disputes": [], "reference": "simpi_q6mTc6gj3zTUFhyvXLWN0D", "challenge_url": null, "amount_captured": 0}', '2026-11-16 03:40:03.924+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_zwTj2qEuCcmxx7A26S8KzS:confirm:1', 'yeeGClAdSuyztkf1wbt2D2HRS9rYTzduZtUj9erlPuA', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "news_at": null, "disputes": [], "reference": "simpi_YH3Rf67YszFii3u2LeNfnH", "challenge_url": null, "amount_captured": 2500}', '2026-11-16 03:40:02.175+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pay_zwTj2qEuCcmxx7A26S8KzS:open', 'VtY7XgWwrC27sGr0Kdb8J_3YoQ_RoMxN1WCNxmZDoGg', '{"fee": null, "method": null, "status": "open", "failure": null, "news_at": null, "disputes": [], "reference": "simpi_YH3Rf67YszFii3u2LeNfnH", "challenge_url": null, "amount_captured": 0}', '2026-11-16 03:40:02.138+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 're_rU8JQuR10Z7c5OoqYQ6OXC:refund', 'bRwfdm_Hk3UC8de6IGvzXvdEJ7d9Vd-52qZGi_m6nJw', '{"status": "succeeded", "failure": null, "news_at": null, "reference": "simre_XQLMtmEQTJd3QWDBIuBr38"}', '2026-11-16 03:40:02.273+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'sbl_lNPkAXsvPLkM9oegnHx1Fj', 'per_IenRfcssFGFZ7uc9TQiNRc', 'prac_vRnEo1hfc1PqR5g89SLbUw', '\x01e5b1cc9dbd13456821f1cc2c666e2cb8b71e6939b247f76055db620c839d40f7ea8ea17908de9dde9e5044389b944d04bf92a5851861d5622299628914d0cdd651383f1f323ac0f137ae454b79080121f4b938511c44e95a6847095ea3e10100bacf970534ba6aa950712b68731468a29674475f0fc6762896b5dbbf5d1550e09b80e54385d7a5be45dffcc2a1a16c3118265769b83cd9ef2984eebdd54fb6f2e038ea573ce7e2f900f8518974f0ea7b3935c4b6b625935797b27ff433c43da6d41f3090cc91adf4a04e46516fe1596418f46ed404eec05ae6deecb7d4f6ef8cb38567f7f0f3ead44039651cfd2b488e437cd635d286ed8810ce8f45dd6f21b88876a5ee05aab842225839dc052ab9c22c7d4da0e72fcc27ddbb147e9f8e5ca55c1a52e58f95135a57338a24d9ac2c65ea46bb675c8b6f70a192ce66aa16010299aa9f1c6e64de0c76f63ed39f1e6c93b1f658c98304767ffcecd0d742b89802174fd5ecd01c0d0f7416e459f34c5b963eb1e7c48f6c2573979bf4aa36257c7759e938274c886e10cdc2021ff3e2778b8967e9b65591515c5872c38ea69b87110bf1631620cb4cee903ea8dcf365dca1732175736038e1e4b8a38d4b0ffbd1be21e5058ce899abc21d40da03a67e6a43de9abdf20a808971cfc7506078aac5058d9f8116e0de8e58af886b53faaa6ce537ab97b1c5e3db21c47c122ca1a7d9e8eaa97ab1b939f306fb930d29e6e55c0049fa330ea89615e2c168aadcaa698063ec1f1e05fa50f88447ebdf40dccf05cb91cd0ac7b7978ad87a37b5c01797dfe36d30523c0ea0bb94ce8d39165a266e4648e5019a32e77b0a25e8538136bcd7598a98ca625a7f28a9d17f23507b521826a47621c66b1d73d7db57f76baebdf1b40c6e32955b124ac8beafa767ffce3c3837190a09e20798a8134e0b8d65a38d5bf3a3add6f38ad5b1734a2d75a294506be661e862855bd6f4e2f3ed62b6e291aa75c6f6507c72eddea9d5d06d55c005265d9429d1bfc40bfb8f11e3b9c06feb75bd7d66d5d2625f69746254cea09c54770eb8a2d069c128b5c73d78a1f58be9aa35128521dfc8627ee70abbb627354f2a4ecd220285c8c49f997ec694be0b4a6629d478fb3ea99e9df42b6b67b3c19e7bfb071570fd7abfdfd44b296ef86b3284425b8227d13a0317e2bdf09497ece7240ba2b32ee68cd44b8ecf929152f95d4653069d1efa7cd907d511235611de65cbfc28681991459e225f2bca3494dc98bbb4bb529614f556963e756d8d026cc02e9b5d91bb19cf5a6774bb937c07d5cb98af72aae82537bd96596c4eb7cc0eccf8e9002cc0178371c3a6', '1', '2026-11-16 03:40:03.37+00', '2026-11-16 03:40:03.37+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'trn_hbxlNzLEruEhPVJbYxle0R', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'clm_7lOz7zYF76tC5lR2sE2uM7', '837P', '1', 'SBX01', '1', 'sent', '3295a4fedfbea2a4b3776709145a2c7dfe81b4e0d86e717a453fc4390b76bf2e', '\x01c677cc51c01edb265dc9a84d44d3c1b6f1437b2dc0b8f25be39073d13629ca7d27ff303f4add4a84dc5d78e368cffd86e0d84531b462ca1de2c45b770e28d2f039da4bb1a3dca31bcb51a3bbfd9e2586412daa53ff55aaff5f76616b58b783ab00492b3884e3699198d86cc89fbedfe6f94cfcd210a88589f464cc5fdbc7fa083062313d0733de26e0a3ab76a63adedeefd841d5b91ef0e67189d2806a48878bdb944293499428e18c52ac1f009276a72366c0e34b5dcefdd5dc4e8dd542f2e964f9be3444910b86ab313d4f1f6facdcafeca717206dde98234a65c90c93a7981c8b9cf6ff448a49a3f36785e644f200eda9577d019c739a31ec35953e74f36865aea142639b9686b2b34826e0b68b982ebcbf536a47845ddc321166a8666465b42ac5cfd34f4392d2168ddc133187179c7355e86fc60e83074b2fa3ed38d78bef77aa93efb079f5d07028639f510cc3e5fa0dba05c64e8702890d048f6a4f7156797d6d6ca055779632793a1d7baacf22518748e36fff3be49b6d517857cf6639daa242f955988cb75cc25645305c0e45ca8500186c45c04a92a153df3e6fe56483985cceba3d469db080a30da1c19822bb98507d50d63197489128dadfc3aa7727d6a9aac1109a5817f975d15066a94d9b09084a934fd1a1f1d9cd0cf757d948c46ad0090b75f7e69c77c0c0def6afc90d9c1d022b76f263d5a681ab8f74432799191c2e6d84ec4e446784624987e2e845674342a7a62ff5fe65f323643121f7e810747032f11f6f33703b88607ee382c86b4aee3a7243511163ac00a5c91b1b4547afe152ffb84c5a4e99ac9167a7876e939efbb659d9bcf3209ba80499b3ee5097d8c6379be7acef9ec6df11690aa3d4ffb39838e9fc490594728946a5e553817deaafaa07f65e46f9b8181eaf6c8a8530c41774824339a9c1a7542f988b9bf95b7874b5b5cab1d301e4b3aeadc59a5c3ec68311323df121a7c7f974de7ab0ebd1314801044b8c263488ba9e8f1094d729f858333d20392da63692dbb7b4ab42fbf3f66bb835a2f213c9d1f205e174212374dfb193cf8f4c3d073b15af06dd9360b4539d8673dbf0f3fd781c8a6ab2b14c656cca40d0246ee952e18fa029ecbcf3db7d70d187c1189346d8f496c46636eab5803dc5cceb04e9e29bc949c201fb9d93d1743b7d9236f36df758ef85d92e9a14385c6201c12b6c332412aa829c5faac17556d05a5bafea25776e6189745178dc3d38ef03ad156e32f9d7d676cc43f4367c3dc499f486d0eccaa1967d387b98accfc737c5ebbbd86a', '1', null, 'simulated_trn_hbxlNzLEruEhPVJbYxle0R', '2026-11-16 03:40:04.873+00', null, '2026-11-16 03:40:05.051+00', null, '2', '2026-11-16 03:40:04.873+00', '2026-11-16 03:40:05.051+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pans_DSbMtUKA5ZRQvrkz0LKtwH', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'trn_hbxlNzLEruEhPVJbYxle0R', '1', '2026-11-16 04:40:04.873+00', '\x012280b8154ca9a2b46be0c382162d9f4b5c573a5e31b740ce80247e725be1dadf9f3212a9ad8a13a3615857fdbe1c3ed43f287237e39441b466d2d951e48062ecd2abed1674328c7be575bc0cd19c13bdb602fa12f10d7d23c0b9e49f5ae65a72e750ff18b4a547fa4e8f7efff8b984512e6b991fa17e6edb51c5f5abb5396686389bc4ad5616189c426b89d419cca4e9699538ea0adc79eb39efe751ceed6e2b30129c78e51866bb6a067170edf393ea7e8733bb65139c5cf9aa827486589b8ff02bba6098f2601ea8781753912ce0e24ad14d76cf6eaffb8ae9b004252113c1a37335ef4bb1547503ad2e353f0513936addf88e1babae3f1a5b165940c2ba6ca5816def174240f1db4bd4bd3301f097fd3046793c98744534a2e89b426ad952b130bb03ae89b4303382db9a1a523ed33fe6233cda3f8b54e45619a901ca28a029c283b88a068e0a257f843c3358486720e8c18a9cfb723881dab4f94280fb7fa724a4f70c0130f1d551619fac43772813acb6cad05b8ca30dafccc30f89e35d245354430b34db256e9881c7331a1c38027d4b312253dd89532d723e4f0897b240958cdf878882066e66509d7691da9b3b32976cb9e85110c12230fe67656e01c7fed8ec8a31b4b6d421aadfd2901b9a3a485b20853a994b7823415b0903ff8ea3e6b8ee9c8a71947758946694e17bae8ba084453c43f1171642f91b6f62676aeae261eaabf71b10dd92cf0d72879dc48076c01117359cb0d0c11f89d444881f8a47a5f6a68ab12ae8b7e4b3fd3d6eaccfff3cb9f8a5fcb791b028b87225a34bfb9c6f773bcfe217399115ad68ef0843fc8e1dda8bb284ebd81317f8f07720a29cda66167ebbbb06ed45fb55238fcf54ca1a5e8691e4f1d1d9e83917e14e2fab4db598b2d1c341e8874683cceadbd03dd8a6b72cddd33a8dac7bd8c4286f420be624d5c8a9cec3db91d2fb2b9ce3735a7b2e8b0a6455f9aedf05c535b6ce5147e5176f31948970d14c3b5c48984eb11174c3771a11391888a7b4e3f9aac17ace7e93df1c759b5699072608b9d72034891e85a022eac4ccced0e995d4dfdd408d081a78ec5f01dd2353fec5953c9ad6bfc79ec255f63735be9f7775fb5c983e749733cc376d84d8415565547c42cdc26be003e4', '1', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pans_En3CYdIrItQ4qtwKO0mjqU', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'trn_hbxlNzLEruEhPVJbYxle0R', '0', '2026-11-16 03:45:04.873+00', '\x0169b0bed71254fd729617420a2b0aa7b3305a734f02e38a4f0c2dde0deace77ce1d4c6610245d91467b263802c332575c489dec1b79a4939a7bb8d415c64d847d62c23469c0320b7be6d888231dda3e1c49355352c451d82d553b38c4231804e7f28761ae2352493872c2f8a7ddb6729e67f3aae18ad0fb3aed2210f6fa58f55c3c096e001a7d558d0319d6fe90704c4f1aad7ffa8e42b7251275dccbc8a88d0ca5a46396ccc1cfcd21000faccccc800264664607f3aa0c7f33b5e8ea3ef1826cfe28d65cc3e63d8c829f4aca70c06e6fd149c520e687e614cafd3f84bf29a6a501bc9246357b552686922cdb1b6d5fa7b1a5201f04912914720861156bac25e820d0ee584cab2442447d9846c194754b9201e105ed31cc78f204e9f5f176a552bd6ff095c0ee6a9d197d23358d85a64d819f6504409d9e3de70ab15a696ae52109ff257b907b830d1e46b8f0df7127bd00bcbe683c4da9bd964d', '1', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pans_RhX97rcf6DwRdSNeKB6slb', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'trn_hbxlNzLEruEhPVJbYxle0R', '3', '2026-11-30 03:40:04.873+00', '\x010dcb6601a94f71645fd12464ed5b07d4e459cfee61416957aaf3338cbec1896724c1b26650819447c379d2cb5fba8519dc27d3c61c7dad0fff7fe12b6e1a98473dc5790f24d4bca111b1d16c1d44ecd11c91032e38b4279e3863a48e4df9bc871e26a5eb788a9394d46580e57ac78be0f1110d6641ccd7bee849b38a641172e699e560b2d5ec5f92c3dce5d82341428d18ae47ef7b6ed63ecb274a0988d43899550d94abf56744d574c256b9450963943cbccf3fa5a30c86c25117627e43abc5ff7d30b128e215685136185ac8f308bd0f2ed45ec031c8340befc493d2b9297f89557e8de3f39847a81f7463a6535ac07553ab6a0f8e6a2288d6ae7ad3bc505f074a923941d3cba50cbd6ea25b515d5c5340ba370f60a0e09f4e4f0373810f727ceb2aff38e1e00cf25c00ee6ccda9f606467ee7805c806ecc64869c197b0edec73946fc56fe2dc0dd147f86edca8345bbdeeae116f16c10b2f35c5d3e3402dfe2acac787a18116ed874b47fb8b72ed05469d2fa5f44fa903a33a32ad1cdbb4637bca477fc9f19353ec89488657847addaa9fd1d63e7de9c3138b5abd2a0e5214a634184661c7100d18332c996764e123e98f80bcd8a29d8e2c4baf4c1938937111b6b5bc79d4060d6dc90279e5081e7477584ea86edea4abcbf9a43280ab5c71632402af25204d2c0a4251e659d572d8eaf55b5dadb108b2561ed20a733cc63c9fb5fbaf996375c6175d574951bf87fcbb03627b8d67fd55a609d510e8d19cb6fa1e20d0e45ad05bf869cf397522d867f44bd7877b5166e126ba4ca15a9f87e21ad087e42371dda9a4fd847639b397e86ed834c4c246a05b04f162626ccd86b633b16ba83c41f1b22bbe021dfbf5e28fe9387df515c6e6bcb39d4e0f0b953fb199234b7db608cb01c681fd30aed0fb415e1fd823abcc9c69f898feb6cea04cf75b4887f4191bb0da98ce4adaffa4f411df1d880e3ddd58abaa96ab33bbe35c190d71e9c0efa9ece262b2888c79b7dce4dafed151953a1a5bc6a996a51c575c0aff2321206f2314cc703114301a7f350fb859f5d6230f7fc51fd3a3d81d21f2f026d5ae2e4ee73c5b90bd498a247a7d0848aed2c989030a02aafd236268c7e2eef', '1', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'pans_WUmRvgW29OPKwkd3eIHvoU', 'per_yaRsWLNu6uEXxgwNVNHXoi', 'trn_hbxlNzLEruEhPVJbYxle0R', '2', '2026-11-17 03:40:04.873+00', '\x01776ff44e0789a0eae437040aebc3a4b75de18bbda9ed78d1c535ecc93e88ab7525a7e8348a44f48bd349d53493c7e478087a85a02e0554d2f6b104c88b88355c902ee5955a9198a31bafbde67d1e7e415805bd2de423dadb83a7e7bc54f89877d859189586d0bb8948ae121d90fce1bc339630c95b7f84c6319e66821cf66e6c0e079238521718eee8bed53d36d966a45981011ad7ac33ca65c193bfda02a4a916829035c427a8763c9856ce5a530d8a6579259b05b8eef875bfb906e75a48de3a4806d8dcb857f6efdea0629853c593882d7c1001f63562a95fe02dc4382ad5a8ba4a7aeeb01dff46ef8766abb1335e10694cc4a8b0142c203148b659a618871186a0beebaf95920ffff36ac5d7e27286548f0e8996e911ffbafe5af1f6ff950d6063077f42797941c3fcfbf7074c21b143c2ea1a8bdd6aac645c4b6c4089a4cb16f36abec5b7bac379748413fd0ead6402d09d8d37971a408e3cf5f20ff917339503f03e5f9ee7dfdb87abd399cc0a4a01c30f52bc354ff536bc58470e66e19089416ff216dfd7282d8848cfc7fbfcdb90194ebbf781b92e9071a02976fdbfd243c1afccd164ce8596d2e9bbc9d2a8ccadf8ead26c8d33211f7fc06652dd65180514275421b7d2dfb8d65e9344b487ef48eb9395a86386b4b3d37b880e609828d6ab72da7014d69f2368459f6019920543d83324772fa5b300921e12f0bc6907da2606b1e839077e95b60b5c5c42a7a7b095565390ad0959b8c80db65582f8c3cc57c813a4d3977f45c0bd7f56dddf1b3a53ee38bc9395f63b383863fe3b681b75bb5fbde1108e674dfb3c11b4d12efac4386bfcd565474aa7082a2ae75cfffb5d7aea2576a855abf7babdc29e53cf272c74c4b376884deb1eae7d96d75db6b6dd404a13a0e487d15e5849d55a5ff9a41e556ed65a271cb861deac3f99e9348d243db9bd06251b968f51dadeaf4cbb51908ea2c8a436aa9abc2bf5741c3a38917d4c93bc24f897cd9a595bfc00fdd110ac293cd81e959de46b3b01fb6bd7b0fb2c2381ae636ba0f33de0d1c15b00302009213b50269974b644f5e6fcca53c09cf2523334fa7607fc9129a6dfeba3783f42e78cc97b5211afcd447f1779c4f00b3066cbb7', '1', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'ver_q9W8XhGQQD2R5vbkaHlUNP', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 03:40:00.486+00', null, null, '2026-11-16 03:40:05.051+00', null, null, '{}', '2', '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:05.051+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, fault, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_7hNArLxNHrFXL3hJSTDjkC', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'ver_q9W8XhGQQD2R5vbkaHlUNP', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T03:40:05.051Z"}]', '1', null, null, null, null, '2026-11-16 03:40:05.051+00', '2026-12-17 03:40:05.051+00', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_GKI6xNyy7QQrNCtlHKr7Se', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'ver_q9W8XhGQQD2R5vbkaHlUNP', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T03:40:05.051Z"}]', '1', null, null, null, null, '2026-11-16 03:40:05.051+00', '2027-03-16 03:40:05.051+00', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_R0APXWb8VR3ZCZAIwC4Ylc', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'ver_q9W8XhGQQD2R5vbkaHlUNP', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T03:40:05.051Z"}]', '1', null, null, null, null, '2026-11-16 03:40:05.051+00', '2026-12-16 03:40:05.051+00', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_ahmNych7fzPDUfDLhU5i1o', 'prac_6OSgkxcEDd7d6zF8SfSpB5', 'ver_q9W8XhGQQD2R5vbkaHlUNP', 'license', 'lic_nf2zYzpF8p6v82cCo2Cdz3', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T03:40:05.051Z"}]', '1', null, null, null, null, '2026-11-16 03:40:05.051+00', '2026-12-16 03:40:05.051+00', null, '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:40:00.486+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'chk_vijKuw01LFsgoQ1zzGVDEX', 'prac_gswet8ZXp9r01VF1ygB9OT', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T03:40:05.051Z"}]', '1', null, null, null, null, '2026-11-16 03:40:05.051+00', '2026-12-17 03:40:05.051+00', null, '2026-11-16 03:40:00.633+00', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 03:40:00.633+00', '2026-11-16 03:40:05.051+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 03:40:00.297+00', null, null, '[{"encrypted": "ASTdhRUngmj5hul961D6lq6LNh00yV1TnSosSg74gCQBin452b6XdIlwbiMJW/aKkwfEZIoYXnnKmtrFz1ViPSXuO6mRoX5t0g1oWKV33w==", "expires_at": null}]', '2026-11-16 03:40:05.569+00', null, '{}', '1', '2026-11-16 03:40:00.297+00', '2026-11-16 03:40:00.297+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, took_ms, created_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'wa_AjIQokMNP8OafrTxXICpen', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_druvNF9r4m17hnnan2e5fI', '1', 'f', null, 'dns', null, '22', '2026-11-16 03:40:05.569+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'wa_REm0hSPDjpF8W7nAtCzIMj', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_BLVzmBson76EiGPNmClH0K', '1', 'f', null, 'dns', null, '10', '2026-11-16 03:40:05.625+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'wa_TZxmB5RQiK0rNO7MkP6pjG', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_TpZT0pjkewt37AOO0H3wTh', '1', 'f', null, 'dns', null, '1', '2026-11-16 03:40:05.629+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'wa_U0S4Ku60xU6rE3yfTbuhgd', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_fVY5RQzwXLOBF7Qri0QdE2', '1', 'f', null, 'dns', null, '6', '2026-11-16 03:40:05.631+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'wa_cszyo35ML2C6mQRYz38Tcf', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_1E2KUQ0EZpBUzmsl9Cy6ad', '1', 'f', null, 'dns', null, '14', '2026-11-16 03:40:05.569+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'wa_lLxpVTZmBQ0tah700sM94g', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_BInrnDRNPBMPZbzPoQ9RXE', '1', 'f', null, 'dns', null, '10', '2026-11-16 03:40:05.599+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'wa_sT0AaI8GNdqgSRyaXc89Ft', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_i6vYqf8XAEwvPdBXxoXRCk', '1', 'f', null, 'dns', null, '1', '2026-11-16 03:40:05.627+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'wa_tPcsavfMzt000WvDO06nnK', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_8xUZSHzvrpYGzG5KtAkY6u', '1', 'f', null, 'dns', null, '5', '2026-11-16 03:40:05.621+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, twice) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_1E2KUQ0EZpBUzmsl9Cy6ad', 'pending', '1', '2026-11-16 03:40:10.569+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_1pFB2mmBL2tTxA9zg8FXZP', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_7HoI6E18osHwi1eCx6RNbm', 'pending', '0', '2026-11-16 03:40:05.481+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_8ceabtUm4XCyLUHfbdH377', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_8xUZSHzvrpYGzG5KtAkY6u', 'pending', '1', '2026-11-16 03:40:11.621+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_BInrnDRNPBMPZbzPoQ9RXE', 'pending', '1', '2026-11-16 03:40:10.599+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_BLVzmBson76EiGPNmClH0K', 'pending', '1', '2026-11-16 03:40:10.625+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_HxYSUI2E8iHVHp3GrwDr0l', 'pending', '0', '2026-11-16 03:40:05.481+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_JmTvcH8anDKnzl6RLIYSZX', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_K79ry4Q156kbpBaujg70w3', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_R2irLXLF6gCuKO80byJ9Z6', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_S25RV3G8sw9phdwxHgYmVw', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_TpZT0pjkewt37AOO0H3wTh', 'pending', '1', '2026-11-16 03:40:10.629+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_Tz0U0YSpX25YrFqO0q6yyB', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_XmzIUoYmsbSEnyVRSfWj5k', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_ZXAeSjyJ2LpRbOYD1yKBtE', 'pending', '0', '2026-11-16 03:40:05.481+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_cXGBCf4uZe43ueespD3Lxw', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_cq7x39AJOSuPbxF4N1mbY8', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_druvNF9r4m17hnnan2e5fI', 'pending', '1', '2026-11-16 03:40:11.569+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_fVY5RQzwXLOBF7Qri0QdE2', 'pending', '1', '2026-11-16 03:40:10.631+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_gqxyudfavJaGwLGVerqCYk', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_i6vYqf8XAEwvPdBXxoXRCk', 'pending', '1', '2026-11-16 03:40:10.627+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_mKCxNxmPvVupLelMbYdnPT', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_mmziOxkA9FKvVpyRHceKAN', 'pending', '0', '2026-11-16 03:40:05.481+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_nRKujm8bwUoujAOHgvr68s', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'we_Gg1jjSTv5lq24MSSxwaKPx', 'evt_sqrzZbn5E9SO05RMIY5UMK', 'pending', '0', '2026-11-16 03:40:03.679+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'xdoc_TkSHx3xbxPQZrW5mmcXwOg', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_kLrEtCVpO7RyYw0m6pZ94X", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x0113af431cbbc618a6f0d30240c6ff6db7691a08a697bb6773e7e94de045c6c18f8b78dc5af8b799b21d78b9f8f74ce73169161a46e846a4066feda9de1fc1d8d82e1fe935ddc046cbfe5e79a87275fd33ff94b10019979272dd4799505f58fcf904782569d4a35d62e72e6e6f1229666402aaf6df2c2e5c148edae03ee617338f6b53cc454a244199a3a9ccd8910f64bf4ce3781422953a4cbd093dd70f920da65f0aa6a828149d4487c174db117333d4e243181ec17f264af9754d8a28ca8fcc7075561cfde79703de5b5b2fa254ea92080795ef77b9ac112b7d02486250d0d5ee0b50f6c51722c4d81036cfb2258b8d522a2618e5cda02f9248ac4925eaa8d6abf87a95498f9ce0b997e9fbf3c6c1b13597efcf1f61e64d461d802458312d7c1d868a5d87577276d8968ece77cc17cdc93fb81ca6cac477c16906e8f197f28406af79c6028c5448b78f5b237e0f0f51ecda45b02ec1ad50b30094b03d4e20d4b954acf0a0f79877534c62a81a4acc1835a06dcddf49b834cfc8d3c07a7706f5cb431d4681c3f26ee92294140ca94f637aed78c4028e7746c11ad16db1c61ea15e4c943fd12b52b5e880486e029fa318d4b93fc4bea91bc5f779756fa8a691c00801055117197b06db8f20084ab182f216cdc51edeb7915ff1ea15d72dc91a7924690172899ffe3238b7ebec96af7e074f18333f274357', '2026-11-16 03:40:03.185+00', null, null, null, '{}', '2', '2026-11-16 03:40:03.185+00', '2026-11-16 03:40:03.185+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'xdoc_bvm595b6NNIQLNnqeDXu06', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_VezbOW8aVV8SFKcYmTDaSu", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x014708c390f6f2ed242e3ab3c455104e1a6cda369c625dfa90f1702515383b9baf7175ace256b3e47d906f209946da6dc9b12e14502dae23339f0466076b79def8e15342309656eb7e44049e76e7a7c9af3fc476549bb439e244850718c7f9adffa5acc63909fb60f7e0ca855e6c98cb3911f56441e969deaf422e140048207e33adeb54347a2d8503f55438eac07d55165a173b93a228aa8141058bc3cb44c4c2c4fc4850e15dc17d586b0b6892e42868acf6035aec30834c53114ac0e0c4b9797386383fa702100a245129326781be0f0b4e16ce24e8f2c6764402f097a6f02d3d44620fafb54cc9917ff6b38e685fd3cdfca781e4f82a74005d49cbaa164de22d4a2cb54fb3c08bf75edf436edfbb703c1d9797e25cd114bb24f29871168c68c9ffadf62e09ee381cc64e06b101efff7c146eecd2443b3e7325a087eec707153dacb61223956a1e773974ce31f06f781c268110cc6d1427986949ed636529017ee9629aff92f1a7a46aab461cdbbb02012b1971717db7fc8e7eed731b4dd7315ccd7e9bde598ef21ec8e2292806aa2edc3a61a995eb66fb8290073a5ca9c47824bc3fd1ebe9fc792c72fb92d07d7de4029330250e7f6f1ccba8266a74dfc83a4112a0cf5e6b440fea55b478694c87cec5defe7178704496d069111f7665548fe174b0db067483289f8a6e2f59a260e51a15f5f37b2760', '2026-11-16 03:40:05.051+00', null, null, null, '{}', '2', '2026-11-16 03:40:03.163+00', '2026-11-16 03:40:05.051+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, waiting, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'era_VezbOW8aVV8SFKcYmTDaSu', 'xdoc_bvm595b6NNIQLNnqeDXu06', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_VPRwVk7gdfYRzxU9WIH6bJ', null, '2026-11-16 03:40:05.051+00', null, '2026-11-16 03:40:05.051+00', null, null, '{}', '3', '2026-11-16 03:40:05.051+00', '2026-11-16 03:40:05.051+00'),
  ('acct_260oN5GKDipCUaKAg4Eo4m', 'era_kLrEtCVpO7RyYw0m6pZ94X', 'xdoc_TkSHx3xbxPQZrW5mmcXwOg', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_7w0154RlQY4n9DOSGUFhJm', null, '2026-11-16 03:40:05.051+00', null, '2026-11-16 03:40:05.051+00', null, null, '{}', '3', '2026-11-16 03:40:03.185+00', '2026-11-16 03:40:05.051+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
