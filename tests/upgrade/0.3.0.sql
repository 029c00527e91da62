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
create function care_team_of(of_account text, wanted_person_id text) returns text[] stable
language plpgsql as $$
declare
  acting text := current_setting('app.practitioner', true);
  today timestamptz;
  team text[];
begin
  perform set_config('app.practitioner', '', true);
  select account_now(clock_offset_ms) into today from accounts where account = of_account;
  select care_team_ids || array(
    select distinct practitioner_id from sessions
    where account = of_account and person_id = wanted_person_id
      and record_opens_at <= today
      and (status in ('requested', 'scheduled', 'checked_in', 'started', 'completed')
        or (status = 'no_show' and no_show_at > today - interval '72 hours')))
  into team
  from persons
  where account = of_account and id = wanted_person_id;
  perform set_config('app.practitioner', coalesce(acting, ''), true);
  return team;
end $$;

-- The persons a list may contain: all for the account; for a practitioner, those in their care and
-- those whose record they opened in an emergency. Access to each is decided separately.
create function can_find_person(of_account text, wanted_person_id text) returns boolean stable
begin atomic
  select current_practitioner() is null
    or current_practitioner() = any (care_team_of(of_account, wanted_person_id))
    or exists (
      select from emergency_accesses
      where account = of_account
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
create function has_seat(of_account text, wanted_session_id text) returns boolean
stable language sql as $$
  select exists (
    select from session_participants
    where account = of_account and session_id = wanted_session_id
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
create function capacity_used(
  of_account text, of_practitioner text, moment timestamptz, but_not text default null)
returns integer
stable language sql as $$
  select count(distinct who)::integer from (
    select participant.person_id as who
    from sessions
    join session_participants as participant
      on participant.account = sessions.account and participant.session_id = sessions.id
    where sessions.account = of_account and practitioner_id = of_practitioner
      and starts_at > moment - interval '90 days'
      and status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and not (status = 'held' and hold_expires_at <= moment)
    union all
    select coalesce(person_id, id) from matchings
    where account = of_account and accepted_practitioner_id = of_practitioner
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
create function lock_ledger_accounts(of_account text, names text[], of_currency text)
returns table (ledger_account text, balance bigint) language plpgsql as $$
#variable_conflict use_column
begin
  insert into ledger_balances as existing
    (account, ledger_account, currency, slot, balance, entries)
  select of_account, name, of_currency, 0, 0, 0
  from unnest(names) as name
  group by name
  order by name
  on conflict (account, ledger_account, currency, slot) do update
  set entries = existing.entries
  where false;
  return query
    select ledger_account, balance
    from ledger_balances
    where account = of_account and ledger_account = any(names) and currency = of_currency
      and slot = 0;
end $$;

-- Posts all of the transactions or none. An equal one that was posted before is skipped; of two
-- concurrent ones the second waits for the first. Returns the transaction of each posting, whether
-- it was created now, and what changed on claims (the same in all rows; see update_claim_balances).
create function post_to_ledger(
  of_account text, postings jsonb, posted_at timestamptz, quiet text[])
returns table (posting_key text, transaction_id text, posted boolean, followed jsonb)
language plpgsql as $$
#variable_conflict use_column
declare
  new_ids text[];
  changed jsonb := '[]';
begin
  with inserted as (
    insert into ledger_transactions
      (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at)
    select of_account, id, key, kind, currency, jsonb_array_length(legs), fingerprint,
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
      on stored.account = of_account and stored.key = posting.key
    where stored.fingerprint <> posting.fingerprint)
  then
    raise exception 'This key was posted before with different legs.'
      using errcode = 'unique_violation', constraint = 'posting_conflict';
  end if;

  insert into ledger_entries (account, id, transaction_id, position, kind, ledger_account,
    currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id,
    remittance_id, deposit_id, created_at)
  select of_account, leg.one ->> 'id', posting.id, leg.position, kind, leg.one ->> 'account',
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
    changed := update_claim_balances(of_account, new_ids, posted_at, quiet);
  end if;

  return query
    select posting.key, stored.id, stored.id = any(coalesce(new_ids, '{}')), changed
    from jsonb_to_recordset(postings) as posting (key text)
    join ledger_transactions as stored
      on stored.account = of_account and stored.key = posting.key;
end $$;

-- Computes the account's balances from its entries.
create function rebuild_ledger_balances(of_account text) returns void language plpgsql as $$
begin
  lock table ledger_balances in exclusive mode;
  delete from ledger_balances where account = of_account;
  insert into ledger_balances (account, ledger_account, currency, slot, balance, entries)
  select of_account, ledger_account, currency, 0, sum(amount), count(*)
  from ledger_entries
  where account = of_account
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
create function patient_balances_of(of_account text, of_persons text[])
returns table (id text, amount bigint) language sql stable as $$
  with owing as (
    select claims.id, claims.person_id, greatest(patient_owed, 0) as owed,
      sum(greatest(patient_owed, 0)) over (partition by claims.person_id) as total,
      coalesce(sum(greatest(patient_owed, 0)) over (
        partition by claims.person_id
        order by service_from nulls last, created_at, claims.id
        rows between unbounded preceding and 1 preceding), 0) as before
    from claims
    where account = of_account and claims.person_id = any(of_persons) and attempt > 0),
  paid as (
    select person_id, persons.total - greatest(0, coalesce((
      select sum(balance) from ledger_balances
      where account = of_account
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
create function update_claim_balances(
  of_account text, new_ids text[], posted_at timestamptz, quiet text[])
returns jsonb language plpgsql as $$
declare
  persons text[];
  affected text[];
  unlocked text[];
begin
  select array_agg(distinct substring(ledger_account from 18)) into persons
  from ledger_entries
  where account = of_account and transaction_id = any(new_ids) and kind <> 'person_merged'
    and ledger_account like 'asset:patient\_ar:%';
  select array_agg(id) into affected from (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id
    from ledger_entries as entry
    join claims on claims.account = entry.account and claims.id = entry.claim_id
    where entry.account = of_account and transaction_id = any(new_ids)
      and ledger_account like 'asset:patient\_ar:%'
    union
    select id from claims
    where account = of_account and person_id = any(persons) and attempt > 0) as claim_ids;
  if affected is null then
    return '{}';
  end if;
  select array_agg(id) into unlocked from (
    select id from claims
    where account = of_account and id = any(affected)
    order by id
    for no key update skip locked) as locked_here;

  with moved as (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id,
      sum(entry.amount) as amount
    from ledger_entries as entry
    join claims on claims.account = entry.account and claims.id = entry.claim_id
    where entry.account = of_account and transaction_id = any(new_ids) and currency = 'usd'
      and ledger_account like 'asset:patient\_ar:%'
    group by 1)
  update claims set patient_owed = patient_owed + moved.amount
  from moved
  where account = of_account and claims.id = moved.id and claims.id = any(unlocked);

  return jsonb_build_object(
    'changed', set_patient_balances(of_account, persons, unlocked, posted_at, quiet),
    'late', (
      select coalesce(jsonb_agg(distinct person_id), '[]') from claims
      where account = of_account and id = any(affected)
        and not id = any(coalesce(unlocked, '{}'))));
end $$;

-- Updates the patient balances of these claims, and returns those that changed.
create function set_patient_balances(
  of_account text, persons text[], claim_ids text[], posted_at timestamptz, quiet text[])
returns jsonb language sql as $$
  with updated as (
    update claims
    set patient_balance = jsonb_build_object('amount', computed.amount, 'currency', 'usd'),
        version = version + case when claims.id = any(quiet) then 0 else 1 end,
        updated_at = posted_at
    from patient_balances_of(of_account, persons) as computed
    where account = of_account and claims.id = computed.id and claims.id = any(claim_ids)
      and (patient_balance ->> 'amount')::bigint <> computed.amount
    returning claims.id, person_id, version)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', updated.id, 'person_id', person_id, 'version', version)), '[]')
  from updated where not id = any(quiet)
$$;

-- Computes all claims of a person from the ledger entries.
create function recompute_claim_balances(
  of_account text, of_person text, posted_at timestamptz)
returns jsonb language plpgsql as $$
declare
  claim_ids text[];
begin
  select array_agg(id) into claim_ids from (
    select id from claims
    where account = of_account and person_id = of_person and attempt > 0
    order by id
    for no key update) as locked_here;

  update claims set patient_owed = computed.amount
  from (
    select claims.id, coalesce((
      select sum(entry.amount)
      from ledger_entries as entry
      join claims as source on source.account = entry.account and source.id = entry.claim_id
      where entry.account = of_account and entry.ledger_account like 'asset:patient\_ar:%'
        and entry.currency = 'usd'
        and source.person_id = of_person
        and claim_of_entry(entry.kind, entry.claim_id, source.prior_claim_id) = claims.id), 0
    ) as amount
    from claims where account = of_account and id = any(claim_ids)) as computed
  where account = of_account and claims.id = computed.id and patient_owed <> computed.amount;

  return set_patient_balances(of_account, array[of_person], claim_ids, posted_at, '{}');
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
  ('0001_kernel.sql', '9eaec7963e206dd2f04664040ba799be7d05137be9dd95b4e37fb451b0c3d2be', 'false'),
  ('0002_audit_log.sql', '1308b09bbe653a0c916683bd9f3001c576d3d2e53dc430f8d7a508d8bbd26387', 'false'),
  ('0003_platform.sql', '2fb7cea456b5e471d81867397ecc16499f6a355aea9c7629182db2eb9be052a6', 'false'),
  ('0004_practitioners.sql', '341ea28f6895351d8a9a6101d63ad4a0ff2ec68ed91bbb7182353854635136ca', 'false'),
  ('0005_persons.sql', 'b9f4d4a80a221e76d04547a2c9fd0c8f782134019d3a6e119998e24a3ecd0cbd', 'false'),
  ('0006_sessions.sql', '4da4dfd5eeee0d7be4d483fed6f4306b6dac97cb85dedefdb5d01c010336c19e', 'false'),
  ('0007_notes.sql', 'de6b4de2f1ddcbbefdd1fc5183ee16031351ec5905e26d67c2b674541439b451', 'false'),
  ('0008_icd10cm.sql', '2ba427e0419bd58339e426c5229327d5bbbb659c265b77dbf90be0b2df6399f3', 'false'),
  ('0009_matching.sql', 'ced204d784daed5a27e3e9e0e48bee9dfc4b739c49b3578818f4517a9c1ec871', 'false'),
  ('0010_ledger.sql', '6fb7c19c99e58564666cc282ff1d6a02b878d5c15c1cf9e96613da0b36d4660f', 'false'),
  ('0011_payments.sql', '6802ad7c81d1a82266ead01c984502538a86980f6fdec74442568ddf519d709f', 'false'),
  ('0012_coverage.sql', '90455c337d25eaa503913737231261a0c855e6e42eabf9b54b2076aee5deb68a', 'false'),
  ('0013_claims.sql', '3955915ff104a5944a96cfadabf40caecd010097c55f2f12e62a0c4eb8b07e27', 'false'),
  ('0014_remittances.sql', '57c23e80a52c055dccb7533b1fe9029a8b9d62f271cf6c2dd1aa063857cfc985', 'false'),
  ('0015_reconciliation.sql', 'aa36006e512dc8c5ff7c00a00156519cdb9c84dc7ec0ed18841877560d2c9255', 'false'),
  ('0016_records.sql', 'ff2e489ba00def91d28b44f11d1996312d28bbafe242d2e79eeffe10399ae313', 'false');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'Test', null, '60000', null, null, '2026-11-16 05:42:41.257+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'Test', 'issued', null, 'sk_test_', 'GS7V', '1aad280b9dfc68801d2ada783771482d2e9b3ae9b7aba705ff9102023e4e7f65', null, '[]', null, null, null, null, null, null, null, '2026-11-16 05:42:41.661+00', '{}', '1', '2026-11-16 05:42:41.257+00', '2026-11-16 05:42:41.257+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_sWJoXR2VMCMUeBHq83A0pN', 'Booking server', 'issued', null, 'sk_test_', 'O8Nt', '3756e2a86e6a3c52ebcd94b6ac2a13fd5080fb9968575a480f06e0154476be13', null, '[]', 'key_SoqsQaKB3idgveTzLQRsd3', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 05:42:41.432+00', '2026-11-16 05:42:41.432+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_0HnXGm5e1V8Es7e2RnOCe0', '68', 'practitioner.created', 'done', 'practitioner', 'prac_14bR4nLJ8nrkQdtaRAXAkN', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_MkJAYYi2X7p2gk0f8Qw1fA', '2026-11-16 05:42:44.852+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_0SvrOudz9y4jljpXT4gUSY', '33', 'person.created', 'done', 'person', 'per_Ss3inlNIHwylcEpurs6r1V', 'per_Ss3inlNIHwylcEpurs6r1V', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_NdMvaN2ptmijbsyL6hArd9', '2026-11-16 05:42:42.557+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_1OkJYTzdTnkhZBsAEZ2PC5', '149', 'claim.created', 'done', 'claim', 'clm_dgpxvf1oCYWd2eN5izDRIw', 'per_ARJCAwLLXgyHQYaevc5Gci', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_eN1hXPFqXmlHD2JcKo7S6I', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_a6jy2lKAOzQMaRG83W49iX', '2026-11-16 05:42:49.341+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_2O8YuzMOThZFhZuFGskPBO', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_1lwlT5bBr90Oe1PszpQMUv', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_4hSUTvy3nGv3WeqIEdvem0', '2026-11-16 05:42:46.015+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_2yrQIYZ5FsjYVApKsDsa4P', '59', 'payment.created', 'done', 'payment', 'pay_c2UfwSLEPifUG6Q1MvnMn0', 'per_RcQjtNc8N76jIMXHJXOqoA', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_vTtAfc2eR3dg9Qbe8J8UV9', '2026-11-16 05:42:43.865+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_3DoTMSxYuamNUJXP89UC9U', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_HKxlIpozwQaBjvklTxSdpv', 'per_HKxlIpozwQaBjvklTxSdpv', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_l6N1kZvzqsUz8tGubhStSv', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_Aw5LrgQgen1oNrPv7pVqry', '2026-11-16 05:42:46.742+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_3plzVBltPIz5rfaabZw1Sz', '66', 'refund.created', 'done', 'refund', 're_pt2K6zSDhojdovJoBgwHgr', 'per_axdlZ719pd63I9cYM6uC61', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_3rgjhT4rhd9ONyGIrDnOQx', '2026-11-16 05:42:44.529+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_4pQCwdWUjKkRArQK0lU6H4', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_sA9jIB4doxRD5GSy2rfOny', 'per_sA9jIB4doxRD5GSy2rfOny', '{treatment}', 'treatment', '[{"id": "con_eah1iwxfN8xNFxCFYQSlzu", "type": "consent"}]', 'dec_swCpx0ZFd5wowhRHJVoBbU', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QDa0YlNwOKPWEe0qKaMPpe', '2026-11-16 05:42:48.401+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_5IdMi9QLe6iiMSZEOjXJFH', '21', 'practitioner.created', 'done', 'practitioner', 'prac_Sizk6RyUZ6X0K5u3FyT88t', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_XCwSdIMjBVdebT1YTCvnfT', '2026-11-16 05:42:42.266+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_5V9SDRpM6bz3AZgESrEAjy', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_K7LxUeDnsgBDFR8ztQ0Ddn', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_sUsO9AsJC3dL6yfVRa2P7e', '2026-11-16 05:42:45.911+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_5qRcFgc7vAtTd31ALAOpbn', '35', 'practitioner.created', 'done', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_kislCwcYOQk5r2SsZqr9t5', '2026-11-16 05:42:42.684+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_5rzCLL2yDRJcYdKDtEadAm', '61', 'payment.created', 'done', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', 'per_axdlZ719pd63I9cYM6uC61', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_kei3UIALcZPtaFEZ3aMvgn', '2026-11-16 05:42:44.029+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_6E2p8D1Nj8P4BdVqLkW33x', '5', 'practitioner.created', 'done', 'practitioner', 'prac_umMgXW8jkHKaDzGqCYnAcq', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_Ep3ws8mGTsa45BjihicJs2', '2026-11-16 05:42:41.57+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_6hQRWUAPAlHaGKhs0Jm30n', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_w30j8fc38fi1svofqFyu9r', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_5cE0V8SCevA7Fe9WViWkFW', '2026-11-16 05:42:46.495+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_6rdvZtisHwiTI4gpDhlZhR', '87', 'person.created', 'done', 'person', 'per_gRg37xnGv6HNjsa1fDOFSu', 'per_gRg37xnGv6HNjsa1fDOFSu', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QkQAdVxSOtzltn7Oa4lwoJ', '2026-11-16 05:42:46.035+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_6v6rPUphDxuMACee3RajVC', '153', 'claim.submitted', 'done', 'claim', 'clm_dgpxvf1oCYWd2eN5izDRIw', 'per_ARJCAwLLXgyHQYaevc5Gci', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_iQQXouzkN6dKc7LBDEPM6i", "type": "consent"}]', 'dec_cGsOLdfrRdC2w3TCGvCnyS', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_c3lOZHTrQRQSnFZN2XXIWQ', '2026-11-16 05:42:49.414+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_6z5Wd8GlzhEyJMn4sNl3GC', '111', 'practitioner.created', 'done', 'practitioner', 'prac_CEGevo5cxA5FH2zCANKnHd', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_tpLXc8HyosuMQa642P089n', '2026-11-16 05:42:47.259+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_7orQC6s5QNOMo7k3C0YQhH', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_iGe2YTnNLTMWcdNnVDUAFV', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_qUJNOZ4JN2V3JYTkbPvp37', '2026-11-16 05:42:44.992+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_7xgGR2xPShCR6oSXX2vnxQ', '165', 'check.running', 'done', 'check', 'chk_B8AR44ValQoVyKfHTbprt5', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_8ONSTeE7pGeAW7FQ49IwI2', '175', 'remittance.balanced', 'done', 'remittance', 'era_YxKzZNV5zj1hBl76AfY08h', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_8WM359BZsdqyFvhRBLqo18', '89', 'consent.created', 'done', 'consent', 'con_cGNoD1A2Lv7FEzFFqQnHlm', 'per_gRg37xnGv6HNjsa1fDOFSu', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Z3tpkNQalaeVObm4GMbOyJ', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_8w5BTRjG1nNXcufQk6db5S', '2026-11-16 05:42:46.137+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_8gVa05RqnvZvQToiVvUemv', '34', 'practitioner.created', 'done', 'practitioner', 'prac_K6dZbjcQNBgmbF7NUG64WN', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_PcWLQG3JaPVUa8N1eRdsls', '2026-11-16 05:42:42.597+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_9BQ9zCFt9a7YZdf7nUk54O', '44', 'person.updated', 'done', 'person', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_7mR0cFmaC4Yc8pG02P06k7', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_7uEYwnKe2qtcgP0mrz1kLP', '2026-11-16 05:42:42.961+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_9KmUtYgfUkdfUXd7YCfHSJ', '2', 'api_key.created', 'done', 'api_key', 'key_SoqsQaKB3idgveTzLQRsd3', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:42:41.257+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_9POhVVUOfRqsxBj6m72NmJ', '30', 'session.created', 'done', 'session', 'ses_VYi4p45VwMi8biHggVKi96', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_uVAT1HHbHwfIrHXJqbaxdv', '2026-11-16 05:42:42.389+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_9aDNWTkU2EYH3IRRkO0nHG', '58', 'person.created', 'done', 'person', 'per_RcQjtNc8N76jIMXHJXOqoA', 'per_RcQjtNc8N76jIMXHJXOqoA', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_arYf8kEGxvNOkXX8v0v74a', '2026-11-16 05:42:43.823+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_9k4x9f68QIvJQQMpUsKzvO', '115', 'person.created', 'done', 'person', 'per_cVuqzlXqbunDGrvb0a992J', 'per_cVuqzlXqbunDGrvb0a992J', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_oKdCBrrFIYvEKFux41e8QX', '2026-11-16 05:42:47.625+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_9mFEBHBGyrTzw1MK1xQhTF', '60', 'person.created', 'done', 'person', 'per_axdlZ719pd63I9cYM6uC61', 'per_axdlZ719pd63I9cYM6uC61', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_HpuyNprXHlAfySqJwMt3pe', '2026-11-16 05:42:43.993+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_A8d7gS5bwWjpRarTm20CGE', '158', 'check.passed', 'done', 'check', 'chk_CFHD2BSFLiGABus7rLX2jg', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_Atp4TQTLg7VvMmEcM6tgAN', '74', 'consent.offered', 'done', 'consent', 'con_oxDdateNdBOvl4NMxZRKPe', 'per_1tGAKPPeRjakOunhniVVXe', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_HLBkQDchgJf6ch8ra95OWT', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_R8P0vgthmEnFES0w4LcOU5', '2026-11-16 05:42:45.243+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_Bk9qLqmrQqUmugMKvtLwYR', '92', 'claim.created', 'done', 'claim', 'clm_Bg2jvNoP7JIyIxSjw5iZ1U', 'per_gRg37xnGv6HNjsa1fDOFSu', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_qf9VEOadbVqodlw9cU5C7z', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_WOjYdJouvXZQmdII9pmrnv', '2026-11-16 05:42:46.304+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_BxERsFTn7Sm2zi6T3sBxPr', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_hitpKcJog5bDh2zeBmkPvC', 'per_hitpKcJog5bDh2zeBmkPvC', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_4fIlEjZcKU4sRND0PN2Wrq', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_tNChLZka2T3MtjewQ74wiS', '2026-11-16 05:42:47.196+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_Bz0cSn2N6azEyYdNAiiiU4', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_x9UewnAv91UeBXVOShLWEY', 'per_MzRhxt5rEfGzlfyG158hvq', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_CFJB3cjIAwDY2Wykuni91r', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_VXJ8OHLqd9R4fDvbs8RLzq', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '{assessments}', 'treatment', '[{"id": "prac_n2c0e8I8KHwqsZpuVWvs3t", "type": "care_team"}]', 'dec_oUckKrOOyiqUsii2ECvf12', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_ehuvDn71alMp8jjifiFWaS', '2026-11-16 05:42:43.158+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_CJ1cyKiaOHLxN3mYJ6wcxn', '29', 'session.created', 'done', 'session', 'ses_8dsGzNOTFdTzu9pTntOOXU', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_uVAT1HHbHwfIrHXJqbaxdv', '2026-11-16 05:42:42.389+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_CUm3UDxaXIEDzh3mc0L026', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_DOVYLeVqTrQX9ZFN0Clwuz', '18', 'person.created', 'done', 'person', 'per_RMphwl3HVRWgebNky8N76t', 'per_RMphwl3HVRWgebNky8N76t', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_5nNTyyGFzQCIKwKuIHSojw', '2026-11-16 05:42:42.101+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_EEBV8k0x24bWNIgWQehvlP', '13', 'practitioner.created', 'done', 'practitioner', 'prac_y4C7eltICBbtDQV4mkc6NF', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_UdFrw1yZnWggFSQOLNtlPV', '2026-11-16 05:42:41.829+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_EMZci2wonqkqtJSigUoRZS', '104', 'practitioner.created', 'done', 'practitioner', 'prac_SpPeYxnRsRBFP9Fs25pCPX', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_2CO6ysZpxKIBajz9SCkJEg', '2026-11-16 05:42:46.954+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_EWhVBgSAe97W0q1fON7sRu', '120', 'dispute.created', 'done', 'dispute', 'dsp_Tc6QaRvZZR2hSv38aY8CUK', 'per_cVuqzlXqbunDGrvb0a992J', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:42:48.087+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_Egcci8vIWhA6DLIhmRKS2h', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_x9UewnAv91UeBXVOShLWEY', 'per_MzRhxt5rEfGzlfyG158hvq', '{}', 'payment', '[{"id": "con_N299bt6wnA3FcYTRjKExTN", "type": "consent"}]', 'dec_mXbiQvINelYLT8GoRyrr2c', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_gekxVNk0cv7C8r1JRfZ7TJ', '2026-11-16 05:42:45.667+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_FNss8fAGIRKkj1k7fn6dqk', '1', 'account.created', 'done', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:42:41.257+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_FPrkaXRnJBzIWIk1NEUIdj', '117', 'payment.processing', 'done', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', 'per_cVuqzlXqbunDGrvb0a992J', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_Jmqu7opQJMS9MzNSqHSqET', '2026-11-16 05:42:47.727+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_FV4nlBFG7xAVmaDF02Fsmq', '114', 'deposit.created', 'done', 'deposit', 'dep_WKfMMwfUk5vIo0HErJJoJc', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_8NHk74JNH9Wog6XyBoQAPu', '2026-11-16 05:42:47.558+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_FXlmYzvNTwyRYbs9KQVVnD', '7', 'verification.created', 'done', 'verification', 'ver_pYhAqz3nwZvewqNC54VHBr', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_1tTzYCbf0xwc1Jxqg2CslO', '2026-11-16 05:42:41.677+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_Ft1eQxPlgUH3t8q44QENKl', '98', 'practitioner.created', 'done', 'practitioner', 'prac_FbKTKGtUzUBHiSt5DGwtVD', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_pXRHsHKPy8yi6VQm2fVyWB', '2026-11-16 05:42:46.584+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_G6gaYTfNq6ufa5iZ8RSmHN', '129', 'person.activated', 'done', 'person', 'per_sA9jIB4doxRD5GSy2rfOny', 'per_sA9jIB4doxRD5GSy2rfOny', '{status,activated_at}', 'treatment', '[{"id": "con_eah1iwxfN8xNFxCFYQSlzu", "type": "consent"}]', 'dec_swCpx0ZFd5wowhRHJVoBbU', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QDa0YlNwOKPWEe0qKaMPpe', '2026-11-16 05:42:48.401+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_HHgefv8r4hzzRuYb8VPws9', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '{assessments}', 'treatment', '[{"id": "prac_n2c0e8I8KHwqsZpuVWvs3t", "type": "care_team"}]', 'dec_ZesZjCA1XiF29cE4tQtivF', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_xt8ApVKxUIVYXwlD6YvR3Z', '2026-11-16 05:42:42.99+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_HyEhOu2L46xJNsOzl6UsDW', '144', 'person.created', 'done', 'person', 'per_ARJCAwLLXgyHQYaevc5Gci', 'per_ARJCAwLLXgyHQYaevc5Gci', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_rUSNCI9tZ8l2Vl793P79PP', '2026-11-16 05:42:49.089+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_IdYQERoeeoP6ktyYomoh8h', '6', 'practitioner.created', 'done', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_znMYhevYM94el1s7K80Ztb', '2026-11-16 05:42:41.633+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_J7zLG4s0FMrQZGBjXRyQIJ', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_iwN4H6vCfiwGG2NaMjFgJT', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '{}', 'treatment', '[{"id": "prac_n2c0e8I8KHwqsZpuVWvs3t", "type": "care_team"}]', 'dec_ZesZjCA1XiF29cE4tQtivF', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_xt8ApVKxUIVYXwlD6YvR3Z', '2026-11-16 05:42:42.99+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_JQn8UEe2urP1pNIXMQSryq', '156', 'practitioner.updated', 'done', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', null, '{licenses}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_JoJ7RjbUFkXhHRzPkNipDl', '48', 'person.updated', 'done', 'person', 'per_VXJ8OHLqd9R4fDvbs8RLzq', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_t3pTHXCRfwdMfvBzGyJ7Td', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_vBQZZ6bZmdbwmkuoGs9hfo', '2026-11-16 05:42:43.095+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_K0ItkQHXAWmjajrj7Y0Ypw', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_Sm8sm44kEVNVIQl3orrp5X', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_LOLNxGJNXriItGMaW7z4bj', '2026-11-16 05:42:49.016+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_KjoMxRIODCLB7G4JmDoZ2V', '54', 'person.created', 'done', 'person', 'per_ENiH9szhn4qPysnWPZVHDv', 'per_ENiH9szhn4qPysnWPZVHDv', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_zvphOUqo5S2fH3f5GHCkHG', '2026-11-16 05:42:43.591+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_KmUCXtkigTu2HwB2HdU6XY', '17', 'consent.created', 'done', 'consent', 'con_qP4hLN2KtOBlhwdDFXl8XR', 'per_RfhRpkptW9n4GpdaZohghn', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_nOmAQZBN79Em8iDzI6bLxl', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_aspHW9TAfq4vOU5wLc2GHx', '2026-11-16 05:42:42.048+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_LtaJuG2ypWA4ANbuG9RSZc', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_HKxlIpozwQaBjvklTxSdpv', 'per_HKxlIpozwQaBjvklTxSdpv', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_y6vBZFwY1HnMU8pz2vviXd', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_Aw5LrgQgen1oNrPv7pVqry', '2026-11-16 05:42:46.742+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_MIpOSpFehAH3LprqdiRFcA', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_sA9jIB4doxRD5GSy2rfOny', 'per_sA9jIB4doxRD5GSy2rfOny', '{progress_notes}', 'treatment', '[{"id": "prac_HgayFk3uQeDzZL2QJsUrHj", "type": "care_team"}]', 'dec_wDZDeoJYTNuVz8I3r1SCUu', 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_DX8d3EOaE5hTFQSRbrzDRa', '2026-11-16 05:42:48.668+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_NYSOLI2TQML0GlIZDG1Qua', '51', 'practitioner.created', 'done', 'practitioner', 'prac_uPeIc7AeF4AwBnqPLqDDxA', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_kOoxuqZVTMjDU4GCzcNIyq', '2026-11-16 05:42:43.226+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_O2fpz0tgA7JgPeOq0rY81z', '172', 'payment.received', 'done', 'payment', 'pay_w2z6m6WlsgjmaBCinS8BVK', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_OBF9f0Lv6zHKj4k0mcV8xr', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_OJ2N5XrqryLDYuEVOBY98J', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_MzRhxt5rEfGzlfyG158hvq', 'per_MzRhxt5rEfGzlfyG158hvq', '{demographics}', 'payment', '[{"id": "con_N299bt6wnA3FcYTRjKExTN", "type": "consent"}]', 'dec_mXbiQvINelYLT8GoRyrr2c', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_gekxVNk0cv7C8r1JRfZ7TJ', '2026-11-16 05:42:45.667+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_OPWuQxwtzIiXNh1uEgmk9b', '9', 'check.created', 'done', 'check', 'chk_CFHD2BSFLiGABus7rLX2jg', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_1tTzYCbf0xwc1Jxqg2CslO', '2026-11-16 05:42:41.677+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_OXFWnaSS5N05oYB6e30bSf', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_ZnGayEmfgITrGbrDOXJ0mu', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '{}', 'treatment', '[{"id": "prac_n2c0e8I8KHwqsZpuVWvs3t", "type": "care_team"}]', 'dec_9jsz9z32oJABkZpxg0v659', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_XfMWTu6pVMKVsdKh72f8tY', '2026-11-16 05:42:42.879+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_OpjOJC4CGqV0NTUtqenNsh', '53', 'matching.created', 'done', 'matching', 'match_XTedkNUwwrTRA3PktkIhP6', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_2qrzYZ4oiD3TIQv6KyV7gQ', '2026-11-16 05:42:43.327+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_P0psvpKBvBD6fyvjKmUvBj', '90', 'consent.offered', 'done', 'consent', 'con_cGNoD1A2Lv7FEzFFqQnHlm', 'per_gRg37xnGv6HNjsa1fDOFSu', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_KLJ1dVMGVreHrz1Q65kAxN', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_eqrXihAENtUWGv3cekySeS', '2026-11-16 05:42:46.166+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_PFuJnwPjVwqIQDIjFpgbeb', '159', 'check.running', 'done', 'check', 'chk_SMpnycZZcypUDhC3CMvoOA', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_PeTISVPXR6vNC2CQ34oFAQ', '168', 'coverage.updated', 'done', 'coverage', 'cov_me7qrkD9jYQkQGNmCamgCr', 'per_MzRhxt5rEfGzlfyG158hvq', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_Pk9aU7LVrTxUHVUho2DAc2', '3', 'api_key.created', 'done', 'api_key', 'key_sWJoXR2VMCMUeBHq83A0pN', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_2tnf1iAT5JGG60ka1H0hzf', '2026-11-16 05:42:41.432+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_QCG5uieW632lG8Hp8Y9h78', '124', 'person.created', 'done', 'person', 'per_sA9jIB4doxRD5GSy2rfOny', 'per_sA9jIB4doxRD5GSy2rfOny', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_AYIyyAMeqI6Ryue8BP4lS0', '2026-11-16 05:42:48.217+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_QHP11v37Qowbq7OPOoerOP', '64', 'payment.succeeded', 'done', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', 'per_axdlZ719pd63I9cYM6uC61', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:42:44.438+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_QXrEoTlTJTbWRCT4xOKXr0', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_zGiygoAThiBcctxgYijr6l', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_cH79TbbOhtUHHfSM2arUiJ', '2026-11-16 05:42:46.438+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_QuayTg3W0sfXNit2IVZC1M', '55', 'charge.created', 'done', 'charge', 'chg_5ec85WaZ7axmxZnxF04Ewb', 'per_ENiH9szhn4qPysnWPZVHDv', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_rozKSCJJbuXBVE80DnzGgu', '2026-11-16 05:42:43.605+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_R0Xha3Y6iq65ozOMvmMMPI', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_XoBRkkQbpAZ0ldRDhQT1UK', '2026-11-16 05:42:47.362+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_R1o5OMMldD8HQ7eTdugjUh', '131', 'persons.update', 'done', 'person', 'per_sA9jIB4doxRD5GSy2rfOny', 'per_sA9jIB4doxRD5GSy2rfOny', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_HmkKMFUGPN95UFkKZ04KVU', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_q9sD2cXDkrxXJK0qceDemb', '2026-11-16 05:42:48.512+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_Rf33fWxswMuxQP6jt6bw6m', '73', 'consent.created', 'done', 'consent', 'con_oxDdateNdBOvl4NMxZRKPe', 'per_1tGAKPPeRjakOunhniVVXe', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_KyRPCSm6ANqMr2Upnnoo0q', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_AZBKrmGaTCOHjk5akZ8KHy', '2026-11-16 05:42:45.183+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_RqSQg9hvGQV4Wxc2dsyomP', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_zGiygoAThiBcctxgYijr6l', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_SGDziip1nYPqHDQJEwbwvG', '161', 'check.running', 'done', 'check', 'chk_TwNvUL7D9o6nCcLKN9pNiP', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_TO1wROO9Mer7HVIU38RwWi', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_HKxlIpozwQaBjvklTxSdpv', 'per_HKxlIpozwQaBjvklTxSdpv', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MVvyyIVdUn7lIcZtlNlKnX', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_Aw5LrgQgen1oNrPv7pVqry', '2026-11-16 05:42:46.742+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_TbTKSxzkFdipb86jdb7Rh8', '160', 'check.passed', 'done', 'check', 'chk_SMpnycZZcypUDhC3CMvoOA', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_TrxQPd79bEw1PZks9qCnIB', '26', 'session_series.created', 'done', 'session_series', 'series_X2QI4BXeSiVoKC4hINtxOp', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_uVAT1HHbHwfIrHXJqbaxdv', '2026-11-16 05:42:42.389+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_UMzgnbm668QRN30QnB8ZPg', '67', 'refund.succeeded', 'done', 'refund', 're_pt2K6zSDhojdovJoBgwHgr', 'per_axdlZ719pd63I9cYM6uC61', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:42:44.72+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_UREVifRIRN8C4EThtiJ6HS', '15', 'person.created', 'done', 'person', 'per_5Hn45olDJqJy2ydZX8mtXL', 'per_5Hn45olDJqJy2ydZX8mtXL', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_JgebDDJsEuydpQNdDQ82z5', '2026-11-16 05:42:41.933+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_Vr1e7FCbs7jqgUesrJdLvH', '127', 'consent.granted', 'done', 'consent', 'con_eah1iwxfN8xNFxCFYQSlzu', 'per_sA9jIB4doxRD5GSy2rfOny', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_q6WtRhCnn1AqLAQjCz3fLQ', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_FVVFrMTl9L5tbpezGzKDPK', '2026-11-16 05:42:48.321+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_WDhoHASdQ10ghT3zF0WSsv', '38', 'note.created', 'done', 'note', 'note_c0uDPDNaF6zalymFEJONFH', 'per_Ss3inlNIHwylcEpurs6r1V', '{}', 'treatment', '[{"id": "prac_n2c0e8I8KHwqsZpuVWvs3t", "type": "care_team"}]', 'dec_0sbgGQ5WLbLoIrJpr1UO9Q', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_JtVhHI49AXP9cnqeru6t6E', '2026-11-16 05:42:42.746+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_WKEUmAuz5kVpURQznmr0at', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_WPXP2OhYABaMkTl8TxVZl5', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_HgayFk3uQeDzZL2QJsUrHj', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_IfTP0cdU2rKbhgWvCV8tZn', '2026-11-16 05:42:48.853+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_WUNvQPEXT4guWMnL9NJPOH', '31', 'practitioner.created', 'done', 'practitioner', 'prac_poXecCQZpvYiF0fJKwYMzN', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_uie2eilkXbNEXW99Cunk4p', '2026-11-16 05:42:42.46+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_WXP13xJ1OzSNj7NcNwuaIO', '108', 'person.created', 'done', 'person', 'per_hitpKcJog5bDh2zeBmkPvC', 'per_hitpKcJog5bDh2zeBmkPvC', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_c3ZVSwVuz3FblBH4bI9m6O', '2026-11-16 05:42:47.145+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_WePDc2OZoMXd4sZqTTKFKy', '76', 'person.created', 'done', 'person', 'per_MzRhxt5rEfGzlfyG158hvq', 'per_MzRhxt5rEfGzlfyG158hvq', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_iwv2zj5i6GEnUvKXZp4zaX', '2026-11-16 05:42:45.461+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_Xy1wrc4jiNFP7Sa5lZmRAe', '177', 'payment.received', 'done', 'payment', 'pay_PUWMrthatUe6miDB953QEO', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_YjLCcBeOxM8YBLazE0G3ny', '14', 'check.created', 'done', 'check', 'chk_B8AR44ValQoVyKfHTbprt5', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_E4c7m75oXuEIbdc6EEzJSl', '2026-11-16 05:42:41.865+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_YusLHJTMEt8l9ddXpCYmGK', '169', 'remittance.created', 'done', 'remittance', 'era_2ZvCTi0kOtBne1lY51abDw', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_ZACe1H1JqbF6CXILUwxyrt', '80', 'consent.granted', 'done', 'consent', 'con_N299bt6wnA3FcYTRjKExTN', 'per_MzRhxt5rEfGzlfyG158hvq', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IZvIKk34aUytsbP8Lqeae6', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_AcvHsBIDcBfo9Ri1BDEc4J', '2026-11-16 05:42:45.605+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_ZPONeO4MGzkamJA8hEagLh', '152', 'transmission.created', 'done', 'transmission', 'trn_cPrKQDhChzikjjJHZNyxzG', 'per_ARJCAwLLXgyHQYaevc5Gci', '{}', 'payment', '[{"id": "con_iQQXouzkN6dKc7LBDEPM6i", "type": "consent"}]', 'dec_cGsOLdfrRdC2w3TCGvCnyS', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_c3lOZHTrQRQSnFZN2XXIWQ', '2026-11-16 05:42:49.414+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_ZX9VfakuXGVjXe2VqEww3X', '173', 'remittance.excepted', 'done', 'remittance', 'era_2ZvCTi0kOtBne1lY51abDw', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_ZwFcNZjNbZlT5RTZbOcr0U', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_1tTzYCbf0xwc1Jxqg2CslO', '2026-11-16 05:42:41.677+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_ayiXX0By7AwZ4cEp9BF2Tt', '134', 'note.signed', 'done', 'note', 'note_02Niu5m2i2ZOqavBNgJeP2', 'per_sA9jIB4doxRD5GSy2rfOny', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_HgayFk3uQeDzZL2QJsUrHj", "type": "author"}]', null, 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_xkyL7Ij9NScNqIPi6Lk8tr', '2026-11-16 05:42:48.618+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_bQmIdHnWNcZqfPptybSrki', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_ARJCAwLLXgyHQYaevc5Gci', 'per_ARJCAwLLXgyHQYaevc5Gci', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_iQQXouzkN6dKc7LBDEPM6i", "type": "consent"}]', 'dec_cGsOLdfrRdC2w3TCGvCnyS', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_c3lOZHTrQRQSnFZN2XXIWQ', '2026-11-16 05:42:49.414+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_bhDbjdFFxEqN6ZLVQHshYT', '130', 'session.created', 'done', 'session', 'ses_jLwdKvKWewV5EQHLqKNbWi', 'per_sA9jIB4doxRD5GSy2rfOny', '{}', 'treatment', '[{"id": "con_eah1iwxfN8xNFxCFYQSlzu", "type": "consent"}]', 'dec_swCpx0ZFd5wowhRHJVoBbU', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QDa0YlNwOKPWEe0qKaMPpe', '2026-11-16 05:42:48.401+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_bnheUgMIUlCCazFMhdLHzQ', '170', 'remittance.balanced', 'done', 'remittance', 'era_2ZvCTi0kOtBne1lY51abDw', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_cg9uCEC87BNNXoBXftqlQI', '166', 'check.passed', 'done', 'check', 'chk_B8AR44ValQoVyKfHTbprt5', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_cjsGlPwIcfM02SeygQSF3h', '148', 'consent.granted', 'done', 'consent', 'con_iQQXouzkN6dKc7LBDEPM6i', 'per_ARJCAwLLXgyHQYaevc5Gci', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_WiJUOOVX3clLwPCc9wZcSt', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_Ld7SgO3lVapNwPsfQHmBEO', '2026-11-16 05:42:49.268+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_djEaXrvmdrP9l2XIyulauA', '12', 'check.created', 'done', 'check', 'chk_SMpnycZZcypUDhC3CMvoOA', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_1tTzYCbf0xwc1Jxqg2CslO', '2026-11-16 05:42:41.677+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_dkOVdajazrtpWfPg7CK36P', '142', 'practitioner.created', 'done', 'practitioner', 'prac_90sBx96L8J5he49yhun23u', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_zORehn93XVnhhEtRUcTevT', '2026-11-16 05:42:48.945+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_donTyaNueZ5qYxslZhEhvf', '95', 'remittance.created', 'done', 'remittance', 'era_YxKzZNV5zj1hBl76AfY08h', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_5cE0V8SCevA7Fe9WViWkFW', '2026-11-16 05:42:46.495+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_dyWUeJcj5AX1DXxTY6cqy3', '40', 'person.updated', 'done', 'person', 'per_5aWFmMlA0Ahwgkc3nc5CaS', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_iyxcBckRiBRgNhvqZ9o14b', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_PAOB2lNuKU4MtvOwJER8J8', '2026-11-16 05:42:42.853+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_eBwj0UEjEVM5bEqYCEBwBR', '69', 'payout.created', 'done', 'payout', 'po_doN6Uxa1mjeBE2WLiMjePs', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_lb8fScnz8GQDVlDKX3fAzk', '2026-11-16 05:42:44.902+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_fC4MXquojHPZWceLQHOWhu', '110', 'disclosure.created', 'done', 'disclosure', 'dis_RFKZ8yCbLVSv7QZ4R0pBeW', 'per_hitpKcJog5bDh2zeBmkPvC', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_4fIlEjZcKU4sRND0PN2Wrq', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_tNChLZka2T3MtjewQ74wiS', '2026-11-16 05:42:47.196+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_fFkfrjwwltXiRQiKypSF6q', '163', 'verification.approved', 'done', 'verification', 'ver_pYhAqz3nwZvewqNC54VHBr', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_fVsDIcvmdkLpNqx0VeBYvu', '63', 'payment.updated', 'done', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', 'per_axdlZ719pd63I9cYM6uC61', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:42:44.346+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_hMONh8j6vEvVaVKvy0fgmj', '137', 'note.updated', 'done', 'note', 'note_1X1RL5QoL6xl2YXgMpj8mF', 'per_sA9jIB4doxRD5GSy2rfOny', '{sections}', 'treatment', '[{"id": "prac_HgayFk3uQeDzZL2QJsUrHj", "type": "author"}]', null, 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_ikxvegkLSS2cvirU1FJ61u', '2026-11-16 05:42:48.68+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_hP4QrX5fbwsrAN4Jj4R1sI', '176', 'payment.created', 'done', 'payment', 'pay_PUWMrthatUe6miDB953QEO', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_haJrKP0oXxiX12pplV4VYK', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_Ss3inlNIHwylcEpurs6r1V', 'per_Ss3inlNIHwylcEpurs6r1V', '{progress_notes}', 'treatment', '[{"id": "prac_n2c0e8I8KHwqsZpuVWvs3t", "type": "care_team"}]', 'dec_0sbgGQ5WLbLoIrJpr1UO9Q', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_JtVhHI49AXP9cnqeru6t6E', '2026-11-16 05:42:42.746+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_hjeHGuHQG5seZcFZjt5QH9', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_5aWFmMlA0Ahwgkc3nc5CaS', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '{progress_notes}', 'treatment', '[{"id": "prac_n2c0e8I8KHwqsZpuVWvs3t", "type": "care_team"}]', 'dec_9jsz9z32oJABkZpxg0v659', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_XfMWTu6pVMKVsdKh72f8tY', '2026-11-16 05:42:42.879+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_iL1FrSDliasufGi9YPOoK8', '171', 'payment.created', 'done', 'payment', 'pay_w2z6m6WlsgjmaBCinS8BVK', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_j1dKJeMYPwNmFDclF2muMl', '157', 'check.running', 'done', 'check', 'chk_CFHD2BSFLiGABus7rLX2jg', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_jXPA4OeI9ScQ0IIBdO2XyE', '179', 'transmission.sent', 'done', 'transmission', 'trn_cPrKQDhChzikjjJHZNyxzG', 'per_ARJCAwLLXgyHQYaevc5Gci', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_jXlmDe1LQUhfsWLYRDHuwX', '125', 'consent.created', 'done', 'consent', 'con_eah1iwxfN8xNFxCFYQSlzu', 'per_sA9jIB4doxRD5GSy2rfOny', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Qpv8MLyVGvFUaAoE6XGwSt', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_p8gIrR68c0UwGf6Kbop2v8', '2026-11-16 05:42:48.252+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_jovGzYDLWhuttTe0sOKZSy', '71', 'person.created', 'done', 'person', 'per_1tGAKPPeRjakOunhniVVXe', 'per_1tGAKPPeRjakOunhniVVXe', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_gzmaFCjSNrcm5XKGbswbjT', '2026-11-16 05:42:45.029+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_jqjsmdS3KsWIpX4gtnC4UD', '102', 'estimate.created', 'done', 'estimate', 'est_BH588eFGrlbDuU8I1fpr2J', 'per_HKxlIpozwQaBjvklTxSdpv', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_l6N1kZvzqsUz8tGubhStSv', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_Aw5LrgQgen1oNrPv7pVqry', '2026-11-16 05:42:46.742+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_k8J01PvdzdQBJthWHQt9k3', '65', 'payment.refunded', 'done', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', 'per_axdlZ719pd63I9cYM6uC61', '{amount_refunded}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_3rgjhT4rhd9ONyGIrDnOQx', '2026-11-16 05:42:44.529+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_kW5q5P9xmUJYctYWzvcvSC', '113', 'practitioner.created', 'done', 'practitioner', 'prac_X5H8wTrxhrl7LdvNeFqLOb', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_keNQ9OLS4HMrKpZgQFhHUm', '2026-11-16 05:42:47.373+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_keo5kMUlgzqfUPeNgehPop', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_uPeIc7AeF4AwBnqPLqDDxA', null, '{published,rules}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_OffIloOwW88FMv6Vyps1NM', '2026-11-16 05:42:43.259+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_kkfckcjo6rk4bkEVP2Y2pK', '39', 'person.created', 'done', 'person', 'per_5aWFmMlA0Ahwgkc3nc5CaS', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_7kqn4icJIb4UYRkfInXjhs', '2026-11-16 05:42:42.833+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_ko5e0YD9UjaNCMMwhmzopm', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_T8nvXczAM6tkTdcAAcBKTL', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_AzvCHuSD5yns8MouXQbyop', '2026-11-16 05:42:42.289+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_m27P9KPBILEOrT0L160Tdz', '133', 'note.created', 'done', 'note', 'note_02Niu5m2i2ZOqavBNgJeP2', 'per_sA9jIB4doxRD5GSy2rfOny', '{}', 'treatment', '[{"id": "prac_HgayFk3uQeDzZL2QJsUrHj", "type": "care_team"}]', 'dec_dANAwbSTgeUT0cVOiUin92', 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_40ArykF17IQmzVQbKxIX28', '2026-11-16 05:42:48.549+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_m3zmzf0Q00GScrmE6JiIxr', '57', 'adjustment.created', 'done', 'adjustment', 'adj_ZjWci0yYyRC5MuIwRARain', 'per_Il6s7J8JCRMOFlakfmP4UF', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_1FPx0KhouLwfvhZANomyH9', '2026-11-16 05:42:43.744+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_mmVAhobL8vIJjXHSV0Exmc', '116', 'payment.created', 'done', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', 'per_cVuqzlXqbunDGrvb0a992J', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_aPypYDuF17SwzNql6nouUd', '2026-11-16 05:42:47.662+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_mpzJtcMqETWwp1J0vuFsjU', '88', 'coverage.created', 'done', 'coverage', 'cov_letwdrF7OZ4R3i4OdGaTrD', 'per_gRg37xnGv6HNjsa1fDOFSu', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5d9FbMr8BMsUK53sZr3iPl', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_7kl3pXkiQUgJLd4gnDfF05', '2026-11-16 05:42:46.089+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_mtfKcTP7Sg50yU70pQFw1F', '24', 'session.created', 'done', 'session', 'ses_nuBZhCizmwqRsKjxMiyGYY', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_3clmNXQOrcR1nY7Pt2Csoz', '2026-11-16 05:42:42.328+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_mw1rXL0rRjt108jK5TgweB', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_sA9jIB4doxRD5GSy2rfOny', 'per_sA9jIB4doxRD5GSy2rfOny', '{progress_notes}', 'treatment', '[{"id": "prac_HgayFk3uQeDzZL2QJsUrHj", "type": "care_team"}]', 'dec_dANAwbSTgeUT0cVOiUin92', 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_40ArykF17IQmzVQbKxIX28', '2026-11-16 05:42:48.549+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_n2S9bQr5tYW3He0QWOkIK4', '47', 'person.created', 'done', 'person', 'per_VXJ8OHLqd9R4fDvbs8RLzq', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_msmGpfjzi0dctB46ShZZvg', '2026-11-16 05:42:43.06+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_nCPJioov9PM5j0qL13NW5p', '27', 'session.created', 'done', 'session', 'ses_ugf0Tn2BoDMSlnAZkLKA4u', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_uVAT1HHbHwfIrHXJqbaxdv', '2026-11-16 05:42:42.389+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_nPpGxKz7b9MsEvoA7zEcTu', '97', 'person.created', 'done', 'person', 'per_HKxlIpozwQaBjvklTxSdpv', 'per_HKxlIpozwQaBjvklTxSdpv', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_RXsQyILZchsjbWAM2psFNU', '2026-11-16 05:42:46.565+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_nritD76zNbf3nhaVbu8NtJ', '78', 'consent.created', 'done', 'consent', 'con_N299bt6wnA3FcYTRjKExTN', 'per_MzRhxt5rEfGzlfyG158hvq', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Bz0eVWGa0U0pvVPQc8Dpcv', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_kMHCa2HvXxspIixD43aq31', '2026-11-16 05:42:45.579+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_nzKJaIrRpBLU6tdIklNuE7', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_w30j8fc38fi1svofqFyu9r', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_5cE0V8SCevA7Fe9WViWkFW', '2026-11-16 05:42:46.495+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_o5es8KVLhczQI7Qlpa5eci', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', null, '{published}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_VulcwRgAmIkkqrs3TvdDje', '2026-11-16 05:42:48.801+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_oH3HFpOV1MXCfyH2D5dMes', '19', 'practitioner.created', 'done', 'practitioner', 'prac_wDef9lXc1jVCtuKRrS9IAz', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_OAVTIfN7hiFA9ThUbNKAAo', '2026-11-16 05:42:42.143+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_oNKpE50JVDgt7TidXbQFbi', '139', 'practitioner.created', 'done', 'practitioner', 'prac_EbTsOKaXeHUzczxDubyATO', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_8uHvjBwiYuyk2aNrJavft3', '2026-11-16 05:42:48.757+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_pjLlULPg1oIqyhMPMVKjyZ', '138', 'person.created', 'done', 'person', 'per_IjedsPbE6icQzfcqrxD5xQ', 'per_IjedsPbE6icQzfcqrxD5xQ', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_WvOtlcZaf7eapN6IVMI6hC', '2026-11-16 05:42:48.716+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_pkLWRtFgxOZXhprCUxG6vR', '147', 'consent.offered', 'done', 'consent', 'con_iQQXouzkN6dKc7LBDEPM6i', 'per_ARJCAwLLXgyHQYaevc5Gci', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_nSkTNbhSvE9wY3OqOsiqnO', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_RX7pzByNPl46dS3ZMdBIBZ', '2026-11-16 05:42:49.218+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_q6WaPBB8iCqe31YAEGRV1O', '136', 'note.created', 'done', 'note', 'note_1X1RL5QoL6xl2YXgMpj8mF', 'per_sA9jIB4doxRD5GSy2rfOny', '{}', 'treatment', '[{"id": "prac_HgayFk3uQeDzZL2QJsUrHj", "type": "care_team"}]', 'dec_wDZDeoJYTNuVz8I3r1SCUu', 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_DX8d3EOaE5hTFQSRbrzDRa', '2026-11-16 05:42:48.668+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_q6sMj0KMRRCdXSVMqWYmbE', '36', 'person.updated', 'done', 'person', 'per_Ss3inlNIHwylcEpurs6r1V', 'per_Ss3inlNIHwylcEpurs6r1V', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_K4mBDPjZpVd6cOOORjgoNb', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_fKwqLqor9Ee59bFnNmckgt', '2026-11-16 05:42:42.696+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_q9boEFxPlb5wLOE2abmJAY', '162', 'check.passed', 'done', 'check', 'chk_TwNvUL7D9o6nCcLKN9pNiP', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_qZ5hAfWmd8RNzhwjgh7Ion', '121', 'payment.updated', 'done', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', 'per_cVuqzlXqbunDGrvb0a992J', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:42:48.087+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_qto3BLOTnbhUo24PayLPwe', '145', 'coverage.created', 'done', 'coverage', 'cov_uuRlKb0CVMU78vGDzbA0LA', 'per_ARJCAwLLXgyHQYaevc5Gci', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_nltmT5ap4Bm0Dlx8Yx9R8v', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QhmE9K0j3MB4Fc2IHRfUt9', '2026-11-16 05:42:49.124+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_rHYv03V9HUvlDRjQ4fHs2T', '85', 'practitioner.created', 'done', 'practitioner', 'prac_MXeFR6sFVC7ecs4rLVxpqj', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_mZ7gETIXUkm7yGzTov87me', '2026-11-16 05:42:45.975+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_rLcClEavVCob7M2gyTjXij', '82', 'disclosure.created', 'done', 'disclosure', 'dis_79Ct7DTrZKgBRuKclnxDu8', 'per_MzRhxt5rEfGzlfyG158hvq', '{}', 'payment', '[{"id": "con_N299bt6wnA3FcYTRjKExTN", "type": "consent"}]', 'dec_mXbiQvINelYLT8GoRyrr2c', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_gekxVNk0cv7C8r1JRfZ7TJ', '2026-11-16 05:42:45.667+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_rNodo9K85RsvQ14v81kdWS', '118', 'payment.updated', 'done', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', 'per_cVuqzlXqbunDGrvb0a992J', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:42:47.891+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_rzc1vkCm7EmBDbCZx09DVf', '106', 'superbill.created', 'done', 'superbill', 'sbl_oAoUpaNvnhlpY1ONxhmfyD', 'per_Z2V3p9R80zjd4JUw0IxstG', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_JlygFid89RyW525PV3BWXG', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_7CE3JRogBGAOImQxeDpBPh', '2026-11-16 05:42:46.997+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_s1D4FwIV1sHKzxJCmE4I6i', '11', 'check.created', 'done', 'check', 'chk_TwNvUL7D9o6nCcLKN9pNiP', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_1tTzYCbf0xwc1Jxqg2CslO', '2026-11-16 05:42:41.677+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_s2qzZokuLwg7iNUIt8ILCq', '72', 'coverage.created', 'done', 'coverage', 'cov_6q9cMGlhLBFtANStiwTYyI', 'per_1tGAKPPeRjakOunhniVVXe', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ux8zA8zmOjPMMO3ntWkRoK', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_PKmE6vN6lZwZDWTqzxIzwF', '2026-11-16 05:42:45.089+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_sGizVAVXlAjTfzVUNFY9MF', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_Z2V3p9R80zjd4JUw0IxstG', 'per_Z2V3p9R80zjd4JUw0IxstG', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_JlygFid89RyW525PV3BWXG', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_7CE3JRogBGAOImQxeDpBPh', '2026-11-16 05:42:46.997+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_sOg0EVu1HI2SL38Pv1AZj4', '107', 'deposit.created', 'done', 'deposit', 'dep_2yN8JsjAix9HF0KBJOQ2Dn', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_MX073ZpcgH1XvrdBWJcpHK', '2026-11-16 05:42:47.053+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_seLxn19K45Ty44FggcGnJv', '151', 'disclosure.created', 'done', 'disclosure', 'dis_bL5xqNH0XsTliEXlSK2e12', 'per_ARJCAwLLXgyHQYaevc5Gci', '{}', 'payment', '[{"id": "con_iQQXouzkN6dKc7LBDEPM6i", "type": "consent"}]', 'dec_cGsOLdfrRdC2w3TCGvCnyS', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_c3lOZHTrQRQSnFZN2XXIWQ', '2026-11-16 05:42:49.414+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_tEAzh9rNL1GjnLRNWgCpxg', '75', 'consent.granted', 'done', 'consent', 'con_oxDdateNdBOvl4NMxZRKPe', 'per_1tGAKPPeRjakOunhniVVXe', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_psvV3D14PSaHFABY4NdxBp', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_9WuN8izvA9noIIDWPTDEtp', '2026-11-16 05:42:45.28+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_tM9Di3KNf1BZv6BhiQnlSc', '119', 'payment.succeeded', 'done', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', 'per_cVuqzlXqbunDGrvb0a992J', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:42:48.013+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_teZVF3lrpwIwJ0Jv7eTJ07', '77', 'coverage.created', 'done', 'coverage', 'cov_me7qrkD9jYQkQGNmCamgCr', 'per_MzRhxt5rEfGzlfyG158hvq', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_iMxjKVxETskyUotrpv3Unc', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_YwjCPbCq6BQtCTILlQunwq', '2026-11-16 05:42:45.517+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_tgCRLF4rnIFVyWGUGcWwAG', '154', 'check.running', 'done', 'check', 'chk_8qgU5u0EQtIWcaW0bGR9G6', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_tzbi4UVx9iPOeWQDUZ9hgN', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_ff3aRGwM02pLhE0iyNQmf5', 'per_RMphwl3HVRWgebNky8N76t', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_EWJjDsTWdGOt1zaRsvVtmy', '2026-11-16 05:42:42.169+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_u5Jd0L8Deov0uenikyTu3O', '79', 'consent.offered', 'done', 'consent', 'con_N299bt6wnA3FcYTRjKExTN', 'per_MzRhxt5rEfGzlfyG158hvq', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_QIfocgTOoiFvxlRFGXapv2', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_cV5ioaoT6YmatqFfYws75t', '2026-11-16 05:42:45.593+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_uDJwzEexWBJxAeYCdJQr98', '123', 'practitioner.created', 'done', 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_Lm669El2ebzVEp1cPHFiCM', '2026-11-16 05:42:48.189+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_uM0Oh5UbqjoYaVlCm32mUz', '122', 'dispute.read', 'done', 'dispute', 'dsp_Tc6QaRvZZR2hSv38aY8CUK', 'per_cVuqzlXqbunDGrvb0a992J', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_GqvlnsG7EjU2MvbuOsFPx1', '2026-11-16 05:42:48.161+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_uP7wwvb7je0lC51UM5mSoN', '62', 'payment.processing', 'done', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', 'per_axdlZ719pd63I9cYM6uC61', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_51fDXsJwKKfiAZCjLjsPwO', '2026-11-16 05:42:44.141+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_uv1HOAWcTEaAxo3Z2g1YsK', '10', 'check.created', 'done', 'check', 'chk_8qgU5u0EQtIWcaW0bGR9G6', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_1tTzYCbf0xwc1Jxqg2CslO', '2026-11-16 05:42:41.677+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_v1eKAKKErrOjUpWYj90YWX', '146', 'consent.created', 'done', 'consent', 'con_iQQXouzkN6dKc7LBDEPM6i', 'per_ARJCAwLLXgyHQYaevc5Gci', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_NS6ZZiGeEoI2OedTsnIUgb', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_g5caBWHrp2NKY4lVNlfSNG', '2026-11-16 05:42:49.185+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_v5XXCnBLqCLG2QRWIVvYft', '126', 'consent.offered', 'done', 'consent', 'con_eah1iwxfN8xNFxCFYQSlzu', 'per_sA9jIB4doxRD5GSy2rfOny', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_532fc0a9811XL078NYYutQ', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_4s1DXR1vvioXsAZpW8d1Up', '2026-11-16 05:42:48.28+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_vBgg299sitG3cVVxKRZEGy', '178', 'remittance.excepted', 'done', 'remittance', 'era_YxKzZNV5zj1hBl76AfY08h', null, '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_vD2PYc9YPOUzBOtK83ma0P', '28', 'session.created', 'done', 'session', 'ses_3I3lgak0hMuMFHd6j508kd', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_uVAT1HHbHwfIrHXJqbaxdv', '2026-11-16 05:42:42.389+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_vIxA4XgUh2sQbXVfdQ05Jv', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_ptm7MBttSdG9l6SxoXnaFn', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_xPGbkhNDfOfw3P6pRcX94W', '2026-11-16 05:42:41.516+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_x9nrEfw6QM4t5rCpZYvpX1', '25', 'practitioner.created', 'done', 'practitioner', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_8AXi1TCvf23ZPg7SRCB1XL', '2026-11-16 05:42:42.36+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_xAxNEuITAi9SAqRc6GbTk1', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_tyzV1rHnNDln9GB3wTVxzI', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_g8YIJ4wgVSX2TkHY4Zpm8U', '2026-11-16 05:42:42.493+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_xPqwagd5bD08JDLBm51Knt', '103', 'person.created', 'done', 'person', 'per_Z2V3p9R80zjd4JUw0IxstG', 'per_Z2V3p9R80zjd4JUw0IxstG', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_eUaUsjPO5ekTY9KyHdmA92', '2026-11-16 05:42:46.925+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_yAgdoivu9kF8OIHVM9jPCZ', '155', 'check.passed', 'done', 'check', 'chk_8qgU5u0EQtIWcaW0bGR9G6', null, '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_QwCdtdZKiJpkMP1UYgSvdO', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_yFfsN2dup7wv9TObIYubtn', '91', 'consent.granted', 'done', 'consent', 'con_cGNoD1A2Lv7FEzFFqQnHlm', 'per_gRg37xnGv6HNjsa1fDOFSu', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Q0BbYruaknJgkKoZ0LGJNF', 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_9v97n4sVMqPXCsFMOyTwiY', '2026-11-16 05:42:46.222+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_yV6goR6vQ9hG4fCAdzk8ra', '43', 'person.created', 'done', 'person', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_h6yhpQPFZDbArxH3C5KX5s', '2026-11-16 05:42:42.929+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_ykr4b3BcZHGcODCdZXtjyn', '23', 'practitioner.created', 'done', 'practitioner', 'prac_SbMRvfDbQ9ua6tArHzG1XQ', null, '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_M5i4SZnjNAbktprRfIy29v', '2026-11-16 05:42:42.316+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_z6kEWs91LtiH2bGqJ59h7u', '50', 'assessment.created', 'done', 'assessment', 'asmt_IYKz9mwBT9Kro1PRVtLcpw', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '{}', 'treatment', '[{"id": "prac_n2c0e8I8KHwqsZpuVWvs3t", "type": "care_team"}]', 'dec_oUckKrOOyiqUsii2ECvf12', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_ehuvDn71alMp8jjifiFWaS', '2026-11-16 05:42:43.158+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_zISvnoNAWdefFMZ4B0Yh5S', '16', 'person.created', 'done', 'person', 'per_RfhRpkptW9n4GpdaZohghn', 'per_RfhRpkptW9n4GpdaZohghn', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_dAjeET655Du44C5tgHuQmb', '2026-11-16 05:42:41.991+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'aud_znIvbGvjsExLGkfuKcaasu', '56', 'person.created', 'done', 'person', 'per_Il6s7J8JCRMOFlakfmP4UF', 'per_Il6s7J8JCRMOFlakfmP4UF', '{}', null, '[]', null, 'account', 'acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'req_cMF12jVKP6cuMsh2FyqMhs', '2026-11-16 05:42:43.718+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '111', 'log'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xc4aaa15cd67572e6a72426110ff4083489f8f85c11cf5d7c67742b5a4e2ab9c8', '2026-11-16 05:42:47.318+00', 'head_b82982c6d6180508', '\xe7686a9ef4e45defee8945893fa4db601aa43c12ab3813ae49f7b49156aa338a01faee22ccade323cb7e2f7b884b9c62b57d6229882676aac1c85c1e18feb204'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '181', '112', '\xc4aaa15cd67572e6a72426110ff4083489f8f85c11cf5d7c67742b5a4e2ab9c8', '\x7cbc30294ec7f34e6bdbc2ccb022db433f9ca76d31bbe67540d06a387c7c4302', '2026-11-16 05:42:51.219+00', 'head_b82982c6d6180508', '\x4c1672b46934f99505be1d238287cec4739c2f69cb13b9740751743d6a42d726d64116a7ac3b45368b062bbc8656e226fa3ad9400557facaecfd6fa6494d150a');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '1', 'aud_FNss8fAGIRKkj1k7fn6dqk', '\xf042d8ecb43ca665cd47992c677d48d507956e50fef34187fc2dc4017c288ef9', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xc3603200e11e6b0d293dde3b25a92caf72a3de279ab183c3e0d28e10f134b08a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '10', 'aud_uv1HOAWcTEaAxo3Z2g1YsK', '\x30aced5e6b2c03efae3c7590ef49acd145e5b8974a49e418cc59a61f5deec5ee', '\xa3f3b64057e3d4a79a3fcae45576950d7dde4442af81fbef7945676c516a108b', '\xc2fda9635092d79272f708295d2d57ce6ff99e46a48ce224b2aecfc72cad46e2'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '100', 'aud_LtaJuG2ypWA4ANbuG9RSZc', '\xb329fdbc722221f5bf1cd84a3043701e7befb5b496b4e43d45181587ef216744', '\x97d3c431d49d3664f3467e7e8716de19afb4c87aeb64c2ece6c1f3892238df35', '\x3479e01dc8ffc28635042f97456f8ab18c97fae1dbd80cb11ce7a07224ac7e3b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '101', 'aud_3DoTMSxYuamNUJXP89UC9U', '\xad2ddb2602767e6bb6de38e65d4678709822081e9f3fa207d99d177a67dbdc1e', '\x3479e01dc8ffc28635042f97456f8ab18c97fae1dbd80cb11ce7a07224ac7e3b', '\xe28130d0a51dd3b9259172f9eb6fb8f090c8c7e37dd58b56bfed755a64235cf3'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '102', 'aud_jqjsmdS3KsWIpX4gtnC4UD', '\x76eecf9be579b397939323dde2e235ea3207054f3b964425b28c825139e2a9e1', '\xe28130d0a51dd3b9259172f9eb6fb8f090c8c7e37dd58b56bfed755a64235cf3', '\x116967c6b30fccf005fcd63a2402d3a0be3ebdbcd28f3c9cd6aff46d8a622050'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '103', 'aud_xPqwagd5bD08JDLBm51Knt', '\x1d1359fb5cf8100c5d43865d315756ea62f13231b406022b6038463ec34e9217', '\x116967c6b30fccf005fcd63a2402d3a0be3ebdbcd28f3c9cd6aff46d8a622050', '\x94c0ab8943de046c373ca4d30c3d5fe014095ea8e46acfefef3de370aa9cf42c'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '104', 'aud_EMZci2wonqkqtJSigUoRZS', '\xb74108718bd142e3320f8f9ae23a0c86c5e4a13027308c740958720e9e31e94a', '\x94c0ab8943de046c373ca4d30c3d5fe014095ea8e46acfefef3de370aa9cf42c', '\xa16e6207bc4fdbabb7f4614cd75ca44e9ae8e7e056f3ff13e8b06fe4d949ea94'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '105', 'aud_sGizVAVXlAjTfzVUNFY9MF', '\xb7f81a1a1f2277718e05897bdb322e78f754ba3627b8a2eecface5ed4857fdc3', '\xa16e6207bc4fdbabb7f4614cd75ca44e9ae8e7e056f3ff13e8b06fe4d949ea94', '\xfdd0c3823a871f5cc4ab6124270bc89f1a311844c21f87c2fab016685bc6463d'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '106', 'aud_rzc1vkCm7EmBDbCZx09DVf', '\xb505efca3abb22ed9760dde7f2c9f98b42d4cbc019255f73d5877a6e7075064b', '\xfdd0c3823a871f5cc4ab6124270bc89f1a311844c21f87c2fab016685bc6463d', '\x9997121df47c17afa289952afe9963c8fdacf18dd9d6fdccde2fa583d22e04f9'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '107', 'aud_sOg0EVu1HI2SL38Pv1AZj4', '\x4b7582946f4551348be0e2fe9633035e702a6791bcb64776703c3088dea51185', '\x9997121df47c17afa289952afe9963c8fdacf18dd9d6fdccde2fa583d22e04f9', '\x63350b281fb7b4274c3682959108eb836bbfd1b73bcdb06eade5603405e599d3'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '108', 'aud_WXP13xJ1OzSNj7NcNwuaIO', '\xf15d6bf716f4d0ac5788c77ee5b0a6a4d2578622d2b8f82c7e5ee442b484f96c', '\x63350b281fb7b4274c3682959108eb836bbfd1b73bcdb06eade5603405e599d3', '\x0e79177677500b6862391991c432d8f19cc9e3971186b178d09f7c47ff71af38'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '109', 'aud_BxERsFTn7Sm2zi6T3sBxPr', '\xd20958f6b3abd559b2a804bd67383e21f5c7181c8284a697f666fa75e00691f1', '\x0e79177677500b6862391991c432d8f19cc9e3971186b178d09f7c47ff71af38', '\xe014d81667c3bef50c8abff8dbfed2ddc7e554f7162926cc21f01294c3312d62'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '11', 'aud_s1D4FwIV1sHKzxJCmE4I6i', '\x84bcf48949b06e9a7ea1d2a1551d21793fa710fb4933a1cb1b7c9b925fdab380', '\xc2fda9635092d79272f708295d2d57ce6ff99e46a48ce224b2aecfc72cad46e2', '\xc0b95f43869444a26c2c5d1806acc4d19d6eee32c1312f244eafe27a68860596'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '110', 'aud_fC4MXquojHPZWceLQHOWhu', '\xe0c58e009c14bb9c9cf443657de6c75f27f054d37cfce2298887271e76c1de13', '\xe014d81667c3bef50c8abff8dbfed2ddc7e554f7162926cc21f01294c3312d62', '\xa3cfcb34d1986eae4e86c6e4f25692cb90829878864685cace8b40300bf7690b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '111', 'aud_6z5Wd8GlzhEyJMn4sNl3GC', '\xb2ceb5c73c4ec30fd3a072a6e1366ea204215b3e0ea15a2c900291246d66853d', '\xa3cfcb34d1986eae4e86c6e4f25692cb90829878864685cace8b40300bf7690b', '\xc4aaa15cd67572e6a72426110ff4083489f8f85c11cf5d7c67742b5a4e2ab9c8'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '112', 'aud_R0Xha3Y6iq65ozOMvmMMPI', '\x6325ea56ba7423a7a62fa5070c941bc7568c42030b6d7e9fd3b6af90598e6922', '\xc4aaa15cd67572e6a72426110ff4083489f8f85c11cf5d7c67742b5a4e2ab9c8', '\x50bb637aebc384237c6eb2c6a4267c3f98cde61328b5879e725224d601fb597e'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '113', 'aud_kW5q5P9xmUJYctYWzvcvSC', '\x503223b24ee2163c3f2f3cada977177fc9c53adbe4d23d7d9522b410dd32a5a0', '\x50bb637aebc384237c6eb2c6a4267c3f98cde61328b5879e725224d601fb597e', '\x7ab8016244b7bfdb2ee05a0ec4dea4284037bc79ebd277c3e909190d627f85e3'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '114', 'aud_FV4nlBFG7xAVmaDF02Fsmq', '\x4e25a05b3f5a09f86a7156ff4a9359c1e5ee31f8747d49c7b6fcc5e49dd1b8d6', '\x7ab8016244b7bfdb2ee05a0ec4dea4284037bc79ebd277c3e909190d627f85e3', '\x132ef6730fd1efcd7b394d5a020c90acc9e2422bc467fdf134ae5c77d04b1744'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '115', 'aud_9k4x9f68QIvJQQMpUsKzvO', '\xdd455091f38507207ae82c831c0e0a19fc0b837005eb4a86363217d95ea6498b', '\x132ef6730fd1efcd7b394d5a020c90acc9e2422bc467fdf134ae5c77d04b1744', '\x7f05c2742568ac2b662f6bf204add06cb4aab0f7f4fdcbf14081ccf85a800f37'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '116', 'aud_mmVAhobL8vIJjXHSV0Exmc', '\x58232ca2b84380683bfa91ffcc96c6cbdeea4718fe94f965aab546d3baaab14a', '\x7f05c2742568ac2b662f6bf204add06cb4aab0f7f4fdcbf14081ccf85a800f37', '\xa140ff74e3d357af8eec9b22db41cdea64c83258308900d850bd252bf4dbcccf'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '117', 'aud_FPrkaXRnJBzIWIk1NEUIdj', '\xc38836f16dd135fafa1d8c49ae5ec335645ba19c8fbeb83fa2b8cade506b742e', '\xa140ff74e3d357af8eec9b22db41cdea64c83258308900d850bd252bf4dbcccf', '\x8f4244a0e17119e5a3cd4ec0560ddfec449913c0251a0e732a4511de252eaa67'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '118', 'aud_rNodo9K85RsvQ14v81kdWS', '\xa9bedb55ea160b9a9ea2269f33f5152241c005aa4ba347ddfe5e7ffd62afffdc', '\x8f4244a0e17119e5a3cd4ec0560ddfec449913c0251a0e732a4511de252eaa67', '\x0178092a54bf984288dc2e107cd3e2784252d9dbaf29efdd38a6bd3025ff27d4'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '119', 'aud_tM9Di3KNf1BZv6BhiQnlSc', '\xd70eb9c0e8092b0aa57788cdc41193f5cf61b428bcc677f8779a597286ce10ae', '\x0178092a54bf984288dc2e107cd3e2784252d9dbaf29efdd38a6bd3025ff27d4', '\x42707a6751f39093cfad6d9139442e8f70616c4751e4dd13ab993f1d46a42cef'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '12', 'aud_djEaXrvmdrP9l2XIyulauA', '\x5ba7cc43fd2a2e791ed42cc98540608aaa2e97516228a0e3fcaaf660eb25d7ee', '\xc0b95f43869444a26c2c5d1806acc4d19d6eee32c1312f244eafe27a68860596', '\x8df6fd2c0a957c1e8424633259118fa8320f1d326e836c259e00a87964682688'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '120', 'aud_EWhVBgSAe97W0q1fON7sRu', '\x7c071e56ff5616011a4a36f4d7ceeba02291d2f1571e8dcb6593ec69e50f4fe4', '\x42707a6751f39093cfad6d9139442e8f70616c4751e4dd13ab993f1d46a42cef', '\xff3c624b318d9dfc7f7f80f6b41dc9c591de708a9571e71ce3b6edb4461b9766'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '121', 'aud_qZ5hAfWmd8RNzhwjgh7Ion', '\x4b7f8a23496f347c3596b04fbec3ddf57a4c0e99bf3874d57218798af47e2a62', '\xff3c624b318d9dfc7f7f80f6b41dc9c591de708a9571e71ce3b6edb4461b9766', '\x8d48867bc65b5187b81c4ae554a8eebce4ad3cbfb7f3b909027bc6e9eb370786'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '122', 'aud_uM0Oh5UbqjoYaVlCm32mUz', '\xe6bb6d6c098ae68b29f1b118bedcd68991fcba22a4edd9faeb8d5330615da5fd', '\x8d48867bc65b5187b81c4ae554a8eebce4ad3cbfb7f3b909027bc6e9eb370786', '\x870edce19df64772d7f81032a2234048359ba04d2c757c7e052352591a82d4f4'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '123', 'aud_uDJwzEexWBJxAeYCdJQr98', '\xebc7c62fd9a1aa909a75caa7e3c0f37bd7a23510480658a8cda28f00bffd71f7', '\x870edce19df64772d7f81032a2234048359ba04d2c757c7e052352591a82d4f4', '\xfdcf45a9eaf1d9761af062195b5b78f0c0cfdc23cfa1a1f59ce34af2b767bc11'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '124', 'aud_QCG5uieW632lG8Hp8Y9h78', '\x654523a06658453d9c366819fa85c283581070f1301b203bfc460d76d830f8e7', '\xfdcf45a9eaf1d9761af062195b5b78f0c0cfdc23cfa1a1f59ce34af2b767bc11', '\x8316d36e0f6ea0effb24383f58292ec790085b41b186b41f4c2b084a9794dfda'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '125', 'aud_jXlmDe1LQUhfsWLYRDHuwX', '\xc5727f3229243628788459a746974100fc460e27822d999ee99dee498eaa8992', '\x8316d36e0f6ea0effb24383f58292ec790085b41b186b41f4c2b084a9794dfda', '\x8dd2203a85fe082b7dfbb33ba4b4a4a95430709f5deb37194623addf29d36738'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '126', 'aud_v5XXCnBLqCLG2QRWIVvYft', '\x2634c43715cb22a851adb940caf695d7528d791d568381b8b1a63155c882f14d', '\x8dd2203a85fe082b7dfbb33ba4b4a4a95430709f5deb37194623addf29d36738', '\x93bea9513b9574a33b573451448cf0ce5b886a09a58f61fe2c03cf9a6977439b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '127', 'aud_Vr1e7FCbs7jqgUesrJdLvH', '\xea6ccbfd9a480d02bf5fd5e952bf91de1c4565f397b5177d281745641192f5bb', '\x93bea9513b9574a33b573451448cf0ce5b886a09a58f61fe2c03cf9a6977439b', '\x9a4abe26d1303174836420573dcaec4fd09f5f8dd65de6991b51e33801e96418'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '128', 'aud_4pQCwdWUjKkRArQK0lU6H4', '\x74d7ee47c2e242c083175b41232ae833293c4ef74891aa1808239689267285bf', '\x9a4abe26d1303174836420573dcaec4fd09f5f8dd65de6991b51e33801e96418', '\x36b51a79c5475dbb67f455e1a177a2026c3ca5f9e5621920af384c76b46c128f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '129', 'aud_G6gaYTfNq6ufa5iZ8RSmHN', '\xf40c2f4e1c1da43658b79a4de8883fc48a9f477ca80dc1763cae39ec10697cc3', '\x36b51a79c5475dbb67f455e1a177a2026c3ca5f9e5621920af384c76b46c128f', '\x1c6c3ab4b0bb3fffaf8ab1f52f7657608695d931598d0dd8f04835e0bfb6cee0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '13', 'aud_EEBV8k0x24bWNIgWQehvlP', '\x029997e5acc441037488bf660a39e664adb6a7ed369c53908623b40b9e0b70c9', '\x8df6fd2c0a957c1e8424633259118fa8320f1d326e836c259e00a87964682688', '\xf282451f1631ba36f9d9fe918cd186dcb9478ebf89c9f78903a88c206f937c4a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '130', 'aud_bhDbjdFFxEqN6ZLVQHshYT', '\x77dd3c0bee0a4a39260233616a6608ed563f7c020bf0c8c46a646e960e8b7cca', '\x1c6c3ab4b0bb3fffaf8ab1f52f7657608695d931598d0dd8f04835e0bfb6cee0', '\x519bcbc0cd74b2a533d5f48709f63a5bdc07b47a7f3f46422c27ba1a89607c3a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '131', 'aud_R1o5OMMldD8HQ7eTdugjUh', '\x344785b804c40fa8a7b1f83f2101cda1a2254e9f39076fd9295d311a48bf26f4', '\x519bcbc0cd74b2a533d5f48709f63a5bdc07b47a7f3f46422c27ba1a89607c3a', '\xf0daeb10cf81dd48436210f30be226bf000b57c6c60b38cc50f05b5ed0cccdf3'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '132', 'aud_mw1rXL0rRjt108jK5TgweB', '\xa832142de164acab4c052acb88cd425e44028091b75d5750512fff7d4a7233a4', '\xf0daeb10cf81dd48436210f30be226bf000b57c6c60b38cc50f05b5ed0cccdf3', '\x56c8bd573d4f64ced0b3ff65d1f7ddea7864ede7cf5c6074a7b63e858ded39c1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '133', 'aud_m27P9KPBILEOrT0L160Tdz', '\x41998a12ffb08463ceeb79b128c618e79513146aa8faa8db0c5e7eebfa22c3eb', '\x56c8bd573d4f64ced0b3ff65d1f7ddea7864ede7cf5c6074a7b63e858ded39c1', '\x138be2e6d64602108e604a215107e3d3a8b51901c5bef244cf42493be9bfd832'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '134', 'aud_ayiXX0By7AwZ4cEp9BF2Tt', '\xf0a50b0cb806d6158119b107bd62bdda85b84061c444edd592f8f409bbb4b1f1', '\x138be2e6d64602108e604a215107e3d3a8b51901c5bef244cf42493be9bfd832', '\x319f56dd271d156ce5d1096a68bf8fc2c7ecc4f45877d87b759ef15e1e29d192'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '135', 'aud_MIpOSpFehAH3LprqdiRFcA', '\xf1613760accce41b8c727f42644f5c5ee0a6c81d03c280a7d09201d629fd8d54', '\x319f56dd271d156ce5d1096a68bf8fc2c7ecc4f45877d87b759ef15e1e29d192', '\x480d57d739441f8dbb080e5c98df552a711bbb8f79c9c103bee110e28178bf27'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '136', 'aud_q6WaPBB8iCqe31YAEGRV1O', '\x2bb7e6b1248bf4bb87ccdaca7500586f01594dcb565107247ac4e5c6c8280326', '\x480d57d739441f8dbb080e5c98df552a711bbb8f79c9c103bee110e28178bf27', '\xe58df76c9f1ba5cc7517907bc0c7527ee2ed5ffe5f31d943b6dc123d1984eaf6'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '137', 'aud_hMONh8j6vEvVaVKvy0fgmj', '\xa4116c9370b38c53b626c93d76af3dba2085e36e2f17dd248696b3df1b0bd556', '\xe58df76c9f1ba5cc7517907bc0c7527ee2ed5ffe5f31d943b6dc123d1984eaf6', '\x6564b3e701fe8f81834369cf592fcfba5237f42c6d1f05c9f1214e9d9c1ab7cc'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '138', 'aud_pjLlULPg1oIqyhMPMVKjyZ', '\xa4df83464dfc6c5f8816695d352fea85bf0bee28d654f83384db478e1bcf50ee', '\x6564b3e701fe8f81834369cf592fcfba5237f42c6d1f05c9f1214e9d9c1ab7cc', '\x3dc4cbc9afd6cce6de4b7b6034471cad06b89613f80c1b5e62fea789acc50f96'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '139', 'aud_oNKpE50JVDgt7TidXbQFbi', '\x19b929ac9baa932f37bd3a5b55b95e96c8fdc1422da0f77923fead3320cbec3c', '\x3dc4cbc9afd6cce6de4b7b6034471cad06b89613f80c1b5e62fea789acc50f96', '\x86882b6e194fc02afd4941ab645f6d546ec7c645c2994b154aee2d3203134b88'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '14', 'aud_YjLCcBeOxM8YBLazE0G3ny', '\x80ca97990e4cd578db141aa398f3b933468c9974ac6bf1cd4127b81c6b757e8c', '\xf282451f1631ba36f9d9fe918cd186dcb9478ebf89c9f78903a88c206f937c4a', '\xe70d1a490f8e0f251632bcf3ca9f52bbd588112b4762c655c18c1fa600b65862'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '140', 'aud_o5es8KVLhczQI7Qlpa5eci', '\x020c6eb4b719d71ea2a142f3a6d639b7da3404fee40700aad1f4714847a3a1d0', '\x86882b6e194fc02afd4941ab645f6d546ec7c645c2994b154aee2d3203134b88', '\xf70d8794b03b1158101f77ebc451df80a22e569ec144c569dda99f70c3a905b9'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '141', 'aud_WPXP2OhYABaMkTl8TxVZl5', '\x65f593f9ba9f5d2a59a73a364a7ba7cecc326169511a9ff9a7163da7a7d7d56b', '\xf70d8794b03b1158101f77ebc451df80a22e569ec144c569dda99f70c3a905b9', '\x0880696f79d496c592aeaedc14bfe568338ab5d36bf9b9d448c1e9af87e38bb0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '142', 'aud_dkOVdajazrtpWfPg7CK36P', '\x784a9ed2538a53892ebbc5699fefd904515069003b46c5ee25fb7cb6aa1f8b9f', '\x0880696f79d496c592aeaedc14bfe568338ab5d36bf9b9d448c1e9af87e38bb0', '\x8762cb5ca9c5208f6290cccbf8e00c4a0ab3e2e6224a1979130ab6dc49f0648d'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '143', 'aud_K0ItkQHXAWmjajrj7Y0Ypw', '\xe948f65b066daf85921a68f55e381e8cc0b6c69278b2bc241392690e3866b97f', '\x8762cb5ca9c5208f6290cccbf8e00c4a0ab3e2e6224a1979130ab6dc49f0648d', '\x832ffddebda469a38b7b8225c6c1d3869162067bc4bd04e1406047f488302199'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '144', 'aud_HyEhOu2L46xJNsOzl6UsDW', '\x9e63fddff82fdeafe3999e7f9989d35f78b200b78a03ad8b59960417699f861d', '\x832ffddebda469a38b7b8225c6c1d3869162067bc4bd04e1406047f488302199', '\x7ae7f2b35dde0f5e258e0bb9ba2fd05d4e8feabd7dbd35aa5ddee74b2084b2f7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '145', 'aud_qto3BLOTnbhUo24PayLPwe', '\x43b72276c2532f5208c963b482cd5d5ce035da8b3c730b77a66c79b15e3e6f96', '\x7ae7f2b35dde0f5e258e0bb9ba2fd05d4e8feabd7dbd35aa5ddee74b2084b2f7', '\x047f8d2d088d6b4384aa91b4e893d7592be5edff02f51fafc50163c24dae247f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '146', 'aud_v1eKAKKErrOjUpWYj90YWX', '\x5b7bad30a16dcac7e9473cb5db2a71c2602c537c0d58e2853f2697b2daa4aa13', '\x047f8d2d088d6b4384aa91b4e893d7592be5edff02f51fafc50163c24dae247f', '\x5b9197823cf037b510b4d19c9828c5b6059c4145dbda9bd26d49685d70028086'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '147', 'aud_pkLWRtFgxOZXhprCUxG6vR', '\x392efd44b63474f9c7929e0c83abb55a14051a2c0d43258cc637e6add92ca888', '\x5b9197823cf037b510b4d19c9828c5b6059c4145dbda9bd26d49685d70028086', '\x29aeb700574700772ff8108c04b7d2977bbc40c60d9d2a6ef68cf80a58951308'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '148', 'aud_cjsGlPwIcfM02SeygQSF3h', '\x87aef34a749a0d7a2557473eab1b11f4fba7cb615be5d6d63c3f72a8c9f56e03', '\x29aeb700574700772ff8108c04b7d2977bbc40c60d9d2a6ef68cf80a58951308', '\x93e2be92aa3b0c5cb412c5ba508ffce7dc8ab2db20f9c898795f9aa25ba81829'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '149', 'aud_1OkJYTzdTnkhZBsAEZ2PC5', '\xdbfd43792f2bbad70752daa5b8bd73b000e7649bdaf18a26c549eede8330f0e4', '\x93e2be92aa3b0c5cb412c5ba508ffce7dc8ab2db20f9c898795f9aa25ba81829', '\x5d7ebaca83413aef86cfb570bb6c89fed0a267c8f23eb1b9d9229a8e0f745abf'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '15', 'aud_UREVifRIRN8C4EThtiJ6HS', '\xf69a1a0d1ce34e3d1dcfbfeb4fdf987224bd7a5ce4e4fbfccd939a72e2567ac1', '\xe70d1a490f8e0f251632bcf3ca9f52bbd588112b4762c655c18c1fa600b65862', '\xf562b5f8e1f54c021262793da36c38c6a06b85969809803bbee98b75049a3124'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '150', 'aud_bQmIdHnWNcZqfPptybSrki', '\xc1169c966b9cc033c6c29990ef99d64e417522308e4391456e89854bc7c491d4', '\x5d7ebaca83413aef86cfb570bb6c89fed0a267c8f23eb1b9d9229a8e0f745abf', '\x5a101fa74bf12db9e30ee586b5fcf8d458ff34e0d2c65901e4aaf3e4068163a9'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '151', 'aud_seLxn19K45Ty44FggcGnJv', '\xda300775063d2a7d4b1cf9eadfbd0d8eb6f8d0196999118ae2c5769c81689360', '\x5a101fa74bf12db9e30ee586b5fcf8d458ff34e0d2c65901e4aaf3e4068163a9', '\x8001d14ec82fb5d1f2007b355b9e79d7196886c16cd7aabed757e54c7d90dcdd'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '152', 'aud_ZPONeO4MGzkamJA8hEagLh', '\xfc7df956848c484d995e834a7b2fd57bad91cb9f0215b9e4ab2cb19c34f9a11e', '\x8001d14ec82fb5d1f2007b355b9e79d7196886c16cd7aabed757e54c7d90dcdd', '\x93774c53b24569eac5de8c731e337bde6c71543a7b62c64a87803a721df2732c'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '153', 'aud_6v6rPUphDxuMACee3RajVC', '\x7792b90522ce2aa00de1a4d679e70e8abef94e7e3fd52a5366dc33b8b540954e', '\x93774c53b24569eac5de8c731e337bde6c71543a7b62c64a87803a721df2732c', '\xe9f52cf3edbcb20af76143cc41dca96c8482552b97ac1a427a0a7cb2537ada6f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '154', 'aud_tgCRLF4rnIFVyWGUGcWwAG', '\x6d83cdfcb22c1a08b1543095ff76caf1c06bd113620e5ccfe88d02db57ca65df', '\xe9f52cf3edbcb20af76143cc41dca96c8482552b97ac1a427a0a7cb2537ada6f', '\x039b9749aff4b99b07c5617aa5db72fed1f7b2719d39a5a2959397c450ad0e5d'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '155', 'aud_yAgdoivu9kF8OIHVM9jPCZ', '\x0888425dc0bf2604832ee55c35155a7e4bac447126fd7351644f80c695e1dd8a', '\x039b9749aff4b99b07c5617aa5db72fed1f7b2719d39a5a2959397c450ad0e5d', '\xeeeab43de63e78ebe627f47c808e131193c2d81faead0eccccd5177978185a2a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '156', 'aud_JQn8UEe2urP1pNIXMQSryq', '\x98b8b588560d69ed458cc8e789308d2cd11c612212393cd0814bb84eed138788', '\xeeeab43de63e78ebe627f47c808e131193c2d81faead0eccccd5177978185a2a', '\x6b6b55342a539fa978111af9c9ac40140b123753803a19f49f2807602b21f7c7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '157', 'aud_j1dKJeMYPwNmFDclF2muMl', '\x4235f4d5902a032fb04c55c58990593fbf9df1cb18a7cce6f33f6e1ff96549b9', '\x6b6b55342a539fa978111af9c9ac40140b123753803a19f49f2807602b21f7c7', '\x955926b0474ae9f93ccd1d129eb2ef7308a834cb1cb50c781b0b5ff3376b8984'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '158', 'aud_A8d7gS5bwWjpRarTm20CGE', '\x1a4435c0a19e835c419b5dd341bdd041531a36ceed213f49c91c766666e0f4ca', '\x955926b0474ae9f93ccd1d129eb2ef7308a834cb1cb50c781b0b5ff3376b8984', '\xe0cdaad42dceeef15094713ed71a610bab1365b6aeaab5408c49593306a1cb1a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '159', 'aud_PFuJnwPjVwqIQDIjFpgbeb', '\xfcb4bc7e4e726c9638b89ad438e7a23136ad26c9aecf125f96a336b27cb8820b', '\xe0cdaad42dceeef15094713ed71a610bab1365b6aeaab5408c49593306a1cb1a', '\xc4bba6236b8e588d5b7bc40456caf0d79d0bbcdaa548b3bb748e28271f2d8ab5'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '16', 'aud_zISvnoNAWdefFMZ4B0Yh5S', '\xc03551680f3f463df34d6882900d670b9f655749fd225bcc4f9e2311a54648f9', '\xf562b5f8e1f54c021262793da36c38c6a06b85969809803bbee98b75049a3124', '\xfcff6e492fdd53758ca5fdd1b72bdc59e509591548df58d2f8bc88d8ba5356df'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '160', 'aud_TbTKSxzkFdipb86jdb7Rh8', '\x0079c400e5e87c7ce48b777174675d60614f13c4a968bdff885afdd99c344e2c', '\xc4bba6236b8e588d5b7bc40456caf0d79d0bbcdaa548b3bb748e28271f2d8ab5', '\x8777b488e49818be320b7d566b8db0c04e7ca7774acfee91115dfef9bc2b4cb9'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '161', 'aud_SGDziip1nYPqHDQJEwbwvG', '\x1cd03b96319b43bdd80ccbfef6c5d872965e9bf13313549540e290e020c9cc93', '\x8777b488e49818be320b7d566b8db0c04e7ca7774acfee91115dfef9bc2b4cb9', '\xe47340b9cb47dc5007d8bb6840cd5478791effb407dd7dcfd90b096ef6ac48b4'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '162', 'aud_q9boEFxPlb5wLOE2abmJAY', '\xbd689eb5b65f06c0e0bf32b6ccd9085d8266c71e5bad2f8dc394848a86a55a5c', '\xe47340b9cb47dc5007d8bb6840cd5478791effb407dd7dcfd90b096ef6ac48b4', '\x3cbdb986c6497a28481fb1590814756888b365d0bfb1f69cd15209536b54c878'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '163', 'aud_fFkfrjwwltXiRQiKypSF6q', '\x4e089b46b9b43e0d33719ec3ddacb0b8cde995e1279d1ebbaeffa7e224a24682', '\x3cbdb986c6497a28481fb1590814756888b365d0bfb1f69cd15209536b54c878', '\x20fa7c32416cb53ecc4ca09a115f09fe44fe04c7b8f3cca00f98e46fe594cd8b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '164', 'aud_WKEUmAuz5kVpURQznmr0at', '\x58f1d0e5071a618bab9afcad81176f89f04f1af21f5a667b81c27ab959336901', '\x20fa7c32416cb53ecc4ca09a115f09fe44fe04c7b8f3cca00f98e46fe594cd8b', '\xdb2027dba9e544926f55215829fa53352e5692ed66cfab2ed698a8b471839f10'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '165', 'aud_7xgGR2xPShCR6oSXX2vnxQ', '\x465999e33bf475ac63ec60aba6d12343ecb6d0e98240fd5b54dc56b60b160d3f', '\xdb2027dba9e544926f55215829fa53352e5692ed66cfab2ed698a8b471839f10', '\x765c5138ac431779f3258b5eaf37437ca1604c8d50f448808e56268426586c69'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '166', 'aud_cg9uCEC87BNNXoBXftqlQI', '\x6f8cf3f0a3e8765a186a1ae2a2fbc49fd91efb2091a31675583a4a29713b5d8e', '\x765c5138ac431779f3258b5eaf37437ca1604c8d50f448808e56268426586c69', '\xa99cff718f154cc00606c03641cf2505ea2f104a0158fe9de4453d819745ced7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '167', 'aud_Bz0cSn2N6azEyYdNAiiiU4', '\x119f493be0ab94bf12a99d529a4d3e87ec771037ea3acbfa807de430fc3f7566', '\xa99cff718f154cc00606c03641cf2505ea2f104a0158fe9de4453d819745ced7', '\x2c75836b143d805a2d8a1d7ff6ea0bfe2201af479dae60c302624c827f6a2b1f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '168', 'aud_PeTISVPXR6vNC2CQ34oFAQ', '\x683776fd84d97028407f4c99a7c9d471e2db93a8911260ecc22b8cd5fa3f6ddc', '\x2c75836b143d805a2d8a1d7ff6ea0bfe2201af479dae60c302624c827f6a2b1f', '\x89fe606d11c62b57987b059b0ca77cf0ff4fd9d105a511da664426917317fd44'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '169', 'aud_YusLHJTMEt8l9ddXpCYmGK', '\x2ca84e658ec8d5791c39032ec817e897bcd4b6868844899e5445eaecc0d3cf59', '\x89fe606d11c62b57987b059b0ca77cf0ff4fd9d105a511da664426917317fd44', '\x05989e448edcd9f13af3069a686ce8ff016e8ae005e51d06b805e8b7a405f867'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '17', 'aud_KmUCXtkigTu2HwB2HdU6XY', '\x24a18702398ba0ea71d992ec26652634e3801df5f31a13215e323afba7551802', '\xfcff6e492fdd53758ca5fdd1b72bdc59e509591548df58d2f8bc88d8ba5356df', '\xde8944f157a29797b2135b6fae4ac518b7a560ae06c483ef87793a5c557ad8ed'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '170', 'aud_bnheUgMIUlCCazFMhdLHzQ', '\x9ae76e69ac44687b2e1a728093949fac4384af987c898c82bbafb6c07296a21e', '\x05989e448edcd9f13af3069a686ce8ff016e8ae005e51d06b805e8b7a405f867', '\x0a83909d09f91a40aacbc0049fe61da3c8151cd886aa154e466627da447dc602'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '171', 'aud_iL1FrSDliasufGi9YPOoK8', '\xf6d8f7d0e738b8f0d290d646d5ee3c32b1200dff09f39e783db840c8445422be', '\x0a83909d09f91a40aacbc0049fe61da3c8151cd886aa154e466627da447dc602', '\x639a5c449432533a5ed4c086a6c7078752305ce8e75e532467aa497c8c120f13'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '172', 'aud_O2fpz0tgA7JgPeOq0rY81z', '\x788a63d9ee1be2c448a2383f80e932c8c1f244d43343f9f69d67aa22f622e9cb', '\x639a5c449432533a5ed4c086a6c7078752305ce8e75e532467aa497c8c120f13', '\xb0eb9cae911925bb49f98bcca407c70ca4066250a3710abe9ff9f64d212de47f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '173', 'aud_ZX9VfakuXGVjXe2VqEww3X', '\x44f92bc5566bc87c39bb3a10751c99bb5e3a01ffd815b778600b5bc842d9c6c7', '\xb0eb9cae911925bb49f98bcca407c70ca4066250a3710abe9ff9f64d212de47f', '\x7f398e1c890db797162b9fb3b43c7c58e49d8d21b9835a03d9cf2e7993b4ec79'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '174', 'aud_RqSQg9hvGQV4Wxc2dsyomP', '\xee275d0259bbc617fdf3b36a67c0af17f80934a4ee44ad9504125a60a4a07c63', '\x7f398e1c890db797162b9fb3b43c7c58e49d8d21b9835a03d9cf2e7993b4ec79', '\x027754a85fa090470a9fbedec24548e958af1098f43efc1e3e1b9f72f94dd445'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '175', 'aud_8ONSTeE7pGeAW7FQ49IwI2', '\x35ae8d4282ca5a5f08b7a8b72f0eac6feca03963a367190eceb548ae458eea98', '\x027754a85fa090470a9fbedec24548e958af1098f43efc1e3e1b9f72f94dd445', '\x9c87e66b431bea0a331fdc45b4a5cbebac38db50f4899de46928c6a2f0c62d67'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '176', 'aud_hP4QrX5fbwsrAN4Jj4R1sI', '\x918aaf4f8ebb5be8854b5ba291d623d064b8b58a5ab8db5f56e88b7ec7466e1a', '\x9c87e66b431bea0a331fdc45b4a5cbebac38db50f4899de46928c6a2f0c62d67', '\x3a424e7cf5a53deff5ab270f3a3bf25e63779babf80cb461a173a63743448b43'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '177', 'aud_Xy1wrc4jiNFP7Sa5lZmRAe', '\xe3ea07ecb192cb7564c85a550cb4429ee8df08b913a66fefbfa749957725a09a', '\x3a424e7cf5a53deff5ab270f3a3bf25e63779babf80cb461a173a63743448b43', '\x716103a930e2ed55891ee38ed1dc7918835199488f2913903fa060578bfbecc2'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '178', 'aud_vBgg299sitG3cVVxKRZEGy', '\x7a8ebdb67230fe2b85932cde5218d6c7af048c5d931e3b52f39b7510e4cb54d1', '\x716103a930e2ed55891ee38ed1dc7918835199488f2913903fa060578bfbecc2', '\x266a1624f34e9c639533cec12077f68d7e9ae4e9f99a7d5ea4b7a09e64b1f1f7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '179', 'aud_jXPA4OeI9ScQ0IIBdO2XyE', '\xc322a265ce51843b23b368878a18bba9477a5a832d7bec9da5dc75633e8c0122', '\x266a1624f34e9c639533cec12077f68d7e9ae4e9f99a7d5ea4b7a09e64b1f1f7', '\x75136d43662d8a1c57dc1df0ff7c2e81153dfcf5296613ed5c6a05747aeaf48c'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '18', 'aud_DOVYLeVqTrQX9ZFN0Clwuz', '\x6ed6a4b5cfd6ef9681ced04b8c9be439b5bc0f87bce43dfa67e346812043affa', '\xde8944f157a29797b2135b6fae4ac518b7a560ae06c483ef87793a5c557ad8ed', '\x1c34ca85b4793977cd258f87947abf3e7c33630af618f051063756d21709e723'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '180', 'aud_OBF9f0Lv6zHKj4k0mcV8xr', '\xcf57bdd82b265e4fb9ce48ad69eb80d007598a1c71f5cd811c15aded96c5cb2b', '\x75136d43662d8a1c57dc1df0ff7c2e81153dfcf5296613ed5c6a05747aeaf48c', '\xc96820d13a10810d504b91777d1441a72f9679b0acf68e675f4ef270f150f15e'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '181', 'aud_CUm3UDxaXIEDzh3mc0L026', '\xb634a53280a67c6a0993cc8fc31c60aafa38677b822c1081c1c495500495f0c9', '\xc96820d13a10810d504b91777d1441a72f9679b0acf68e675f4ef270f150f15e', '\x7cbc30294ec7f34e6bdbc2ccb022db433f9ca76d31bbe67540d06a387c7c4302'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '19', 'aud_oH3HFpOV1MXCfyH2D5dMes', '\xc81dbdde6600f6995555ecd90d2476e399aeebc7edc45a86a558908e928f8b45', '\x1c34ca85b4793977cd258f87947abf3e7c33630af618f051063756d21709e723', '\x2fff47b018c1cc24dd45843855fea6128e241b3a17b5bac52a48e4b1d2d3c5a0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '2', 'aud_9KmUtYgfUkdfUXd7YCfHSJ', '\x42c609ac6d1448e5b6d65591f6ddadcd79a8d568693fe4662fb68fc9f41692f5', '\xc3603200e11e6b0d293dde3b25a92caf72a3de279ab183c3e0d28e10f134b08a', '\x663036e111b985f8bd9fb6ea55c23b50d2ec36324601f0a6e491452405957bca'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '20', 'aud_tzbi4UVx9iPOeWQDUZ9hgN', '\x3f104e916a1d42a50cc5b8dbea04a42a18fbc0efcf471976645c1c80342e98fb', '\x2fff47b018c1cc24dd45843855fea6128e241b3a17b5bac52a48e4b1d2d3c5a0', '\xfe6d19f10e0fea3dd5a673a429565bcecbf1d49abe27720bafdfbd1c2db88273'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '21', 'aud_5IdMi9QLe6iiMSZEOjXJFH', '\xbc99aed8379379dbd9880b30c10264ab89adcc344d38fe816e1f577cf849ef2b', '\xfe6d19f10e0fea3dd5a673a429565bcecbf1d49abe27720bafdfbd1c2db88273', '\xa8fbabefa29f0eabaf6f6a42df73b9fb66deb8f3ea892b9b970bd6862f5b120a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '22', 'aud_ko5e0YD9UjaNCMMwhmzopm', '\x467ac3e768ba2b7175c93d1622d54543fcb8c6ebf535fe100d115e2df6e139eb', '\xa8fbabefa29f0eabaf6f6a42df73b9fb66deb8f3ea892b9b970bd6862f5b120a', '\x3f0d5bc21a9f1fa7b15b036c7f06efe0f1483ae276ad5d97508098b8e4d65ef2'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '23', 'aud_ykr4b3BcZHGcODCdZXtjyn', '\xe87ac361f22496e19e06a21dc3342824532912354dda8d817d97353d043aa905', '\x3f0d5bc21a9f1fa7b15b036c7f06efe0f1483ae276ad5d97508098b8e4d65ef2', '\xb480bdbe7c8cb948aef5fb4b0eb69fc88f32b060e87b8c40555e1a9b09073f60'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '24', 'aud_mtfKcTP7Sg50yU70pQFw1F', '\x4d90344880e286760a89667559c96ece6cc411386c83a8fa57a5f05ee1c631a3', '\xb480bdbe7c8cb948aef5fb4b0eb69fc88f32b060e87b8c40555e1a9b09073f60', '\xbf4599a140f33455a65662f1b7118dbb80075dae795160680a591c3691cf066b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '25', 'aud_x9nrEfw6QM4t5rCpZYvpX1', '\x879875dc80901441d7cf08f5eedbec16a048c62947f6bb796f23b97aec1a4bfd', '\xbf4599a140f33455a65662f1b7118dbb80075dae795160680a591c3691cf066b', '\x450e04694b0b3dd37e851b15c47ce78951af3ddaa4db2f5e27a46f14183e62a3'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '26', 'aud_TrxQPd79bEw1PZks9qCnIB', '\xd10a204d1d617c1aad424c561cd43ead7f51b7367568be20013a416aa5946b35', '\x450e04694b0b3dd37e851b15c47ce78951af3ddaa4db2f5e27a46f14183e62a3', '\xa6fa684ac035991fdd02e486acb5d61761cc4d97078fe4f485edbd5595e41a94'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '27', 'aud_nCPJioov9PM5j0qL13NW5p', '\xe8006d253d2077cf7b06b0d01a3dbceff75856772be13befdf5b2cafeecb908b', '\xa6fa684ac035991fdd02e486acb5d61761cc4d97078fe4f485edbd5595e41a94', '\x1f412763ede83d72747e196608f126daaa207d239e6b11f9adf909e5e1097580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '28', 'aud_vD2PYc9YPOUzBOtK83ma0P', '\xff8d489b1a811fbc021a5820999b944e989a9367f57407c1473fcb134a04780a', '\x1f412763ede83d72747e196608f126daaa207d239e6b11f9adf909e5e1097580', '\x940a8821f83b3fd63d70606cc8d43060cb2a8e0c9a721a3745b1c7e79b5af661'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '29', 'aud_CJ1cyKiaOHLxN3mYJ6wcxn', '\x7da0bddb055a06488863f1c62e131925ebdcdf9a075928c056b7bcb0b736d059', '\x940a8821f83b3fd63d70606cc8d43060cb2a8e0c9a721a3745b1c7e79b5af661', '\xfcc2805a117a5dce1c62932da0cadb5a40481dc9997495a7639902793f05751e'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '3', 'aud_Pk9aU7LVrTxUHVUho2DAc2', '\x7ae564802acc537be0c1b670e5a4cb954cf8bf1afe40ab8d834a4bb26af76c3e', '\x663036e111b985f8bd9fb6ea55c23b50d2ec36324601f0a6e491452405957bca', '\xefb484aa5ac3737adb8b1a68b7361e957f67386941ebdcce451e87fdb7cb4b0f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '30', 'aud_9POhVVUOfRqsxBj6m72NmJ', '\x2a8c5252360b2584f9413158ac7c6351229eb26aa7d1c43260241d518f7c0a83', '\xfcc2805a117a5dce1c62932da0cadb5a40481dc9997495a7639902793f05751e', '\xd27a6364b30e8c5a869a6f66a7ac5982e28e275912fc3b24a55f43b438a890be'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '31', 'aud_WUNvQPEXT4guWMnL9NJPOH', '\x726ee64f47512abbb164caa3d84981f83d8a15bcf6c3758fa6d9a9f0257908c6', '\xd27a6364b30e8c5a869a6f66a7ac5982e28e275912fc3b24a55f43b438a890be', '\x0a83b0fb9b946728852a81123f6a64139ed5258ee175f38d1a6328c439622fd2'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '32', 'aud_xAxNEuITAi9SAqRc6GbTk1', '\x8c1037d292699616543af3d415ad15d67475ce7bed054ea881ea46be10f6b16f', '\x0a83b0fb9b946728852a81123f6a64139ed5258ee175f38d1a6328c439622fd2', '\xf56fec54cfc1d8c1236a65ba7b0fa7668f9538234597ddb4800444e8d9d06811'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '33', 'aud_0SvrOudz9y4jljpXT4gUSY', '\xa8595444b790f5587c55a248d61e99b0c5eba8d05283628b596741fabc324b37', '\xf56fec54cfc1d8c1236a65ba7b0fa7668f9538234597ddb4800444e8d9d06811', '\x2aa28262bc08af586a675414c91a714d3ad42c7a914bc39eeee2bfabc74ed825'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '34', 'aud_8gVa05RqnvZvQToiVvUemv', '\xb6abe2bc67f3a2a2a0ab851d16261fbdaa3abbd05d747bd25b85934f777fc012', '\x2aa28262bc08af586a675414c91a714d3ad42c7a914bc39eeee2bfabc74ed825', '\xb6dd76859ac231ebdcefc7fb5020dbfc5309503e0cf8f78ef3f4708b2093d508'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '35', 'aud_5qRcFgc7vAtTd31ALAOpbn', '\x0248db2c706026b4a3a4e31e2b8e50d42c999517abb133a7108d18215b77db87', '\xb6dd76859ac231ebdcefc7fb5020dbfc5309503e0cf8f78ef3f4708b2093d508', '\x2cf8153092c97d087c549649e535d1ae5b143584b8bb9b3aa259a742f2dad491'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '36', 'aud_q6sMj0KMRRCdXSVMqWYmbE', '\xbd43ff3983bb28ef9a9cd12bca8f4ecb53d82b25199b83d9a30fadc09376d39f', '\x2cf8153092c97d087c549649e535d1ae5b143584b8bb9b3aa259a742f2dad491', '\xf7562faf82f3c82241ada290c19876123f6c5b71d5a7d5f8cfe301a7167b1aff'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '37', 'aud_haJrKP0oXxiX12pplV4VYK', '\x90901cd6f0c1ff2ed00b4f7aeed856a51803cbe1156d47ac12cd58e98c432b26', '\xf7562faf82f3c82241ada290c19876123f6c5b71d5a7d5f8cfe301a7167b1aff', '\x3813fa86a4c5df8633638e74f025cd6a3cc9b173e76f1746cb13fc40178104b3'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '38', 'aud_WDhoHASdQ10ghT3zF0WSsv', '\x9b67109209b5960d7013f529ad635cf0af2e7da426444dd453e741829c1aeb9f', '\x3813fa86a4c5df8633638e74f025cd6a3cc9b173e76f1746cb13fc40178104b3', '\x599f7e127fdf67902b6ef7494db117b8fb2067ad2910d7a9da16446a323c3b3b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '39', 'aud_kkfckcjo6rk4bkEVP2Y2pK', '\x5d0bd1dde22308bcfd0954e1cb6d1b1243f12bea6977069ad3dcb87ee963035f', '\x599f7e127fdf67902b6ef7494db117b8fb2067ad2910d7a9da16446a323c3b3b', '\xf58126cce841eded8d13c410408296bfb9a4c32448ccce07a30c79858e6829ed'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '4', 'aud_vIxA4XgUh2sQbXVfdQ05Jv', '\x3f2bab99c0e0f79ea53fddfe904b621fa27ec88d85cb2c32eddd2b19c65cff8e', '\xefb484aa5ac3737adb8b1a68b7361e957f67386941ebdcce451e87fdb7cb4b0f', '\x4f20d1a54108f92574265725294bb7c76f74610a4c68e6d41d1534da3987f181'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '40', 'aud_dyWUeJcj5AX1DXxTY6cqy3', '\x4a51575e20ee5fa8d7a1459da1ebfd9d8f2111862f4e43f1416c73b5d614b72a', '\xf58126cce841eded8d13c410408296bfb9a4c32448ccce07a30c79858e6829ed', '\xaf47b23aec8b0498e3ff441a768c63b9a96782397a4206caa1cb35a9fadaf57c'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '41', 'aud_hjeHGuHQG5seZcFZjt5QH9', '\xdd2871be06c8c0463b746d155005ea0de8c08d660c262e7d316cae65cbdd2241', '\xaf47b23aec8b0498e3ff441a768c63b9a96782397a4206caa1cb35a9fadaf57c', '\xa32fc9f1b95d4f0ca70052014c35c138f7ace0288d88c60ef145d9caa30c5aaf'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '42', 'aud_OXFWnaSS5N05oYB6e30bSf', '\x66185770dbf87442c95e471f5b74eb765cc385e92b4cad1994cc4134d4513fd7', '\xa32fc9f1b95d4f0ca70052014c35c138f7ace0288d88c60ef145d9caa30c5aaf', '\x998b0447bf5aa51c6b419e24a215a7e17ff9505610fb7a6cf173a796f00ce8ed'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '43', 'aud_yV6goR6vQ9hG4fCAdzk8ra', '\x878791b188f14fb8baef94b13eb4d958913e6ff1a1cb440ed0b18a792dbb2448', '\x998b0447bf5aa51c6b419e24a215a7e17ff9505610fb7a6cf173a796f00ce8ed', '\xb68b56348521086ab35c4d0f16c0a53fcdab5c4c899f21c7482171b5cb9faf67'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '44', 'aud_9BQ9zCFt9a7YZdf7nUk54O', '\x43089916bb5222f4fa9a196858480a75af4829e555e51c895dd7e6aa05ffcc3f', '\xb68b56348521086ab35c4d0f16c0a53fcdab5c4c899f21c7482171b5cb9faf67', '\x882fb09c70dddeb7935fd29201e93b39fd391499cbcbfcb54ac12c47140c1249'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '45', 'aud_HHgefv8r4hzzRuYb8VPws9', '\x7b3014a968cb869f0dbd41a55619bda45ba152add0d0973961adc0a6ac3b1d77', '\x882fb09c70dddeb7935fd29201e93b39fd391499cbcbfcb54ac12c47140c1249', '\xc0b909e5538f35bbf71b3aa559e5cb6bd5d7f94a69c263ae0a61219fc63e6c81'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '46', 'aud_J7zLG4s0FMrQZGBjXRyQIJ', '\x973cc4f1f82841274e06dd7ec7f0908afb89cc845c199fe59a0826b424da6418', '\xc0b909e5538f35bbf71b3aa559e5cb6bd5d7f94a69c263ae0a61219fc63e6c81', '\xb3991fdce447e262434cb814652984d09901773cc393292512398e9f6fbe37b7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '47', 'aud_n2S9bQr5tYW3He0QWOkIK4', '\xf74c95db1c751c9d12acaa21da5ea03de8576cc932f5142bfff7d59ac027b533', '\xb3991fdce447e262434cb814652984d09901773cc393292512398e9f6fbe37b7', '\xe6a8a0db4b33683feabaabac25b682e1ad5513b079a73208f742e6a7209ca438'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '48', 'aud_JoJ7RjbUFkXhHRzPkNipDl', '\x2114cec2054d7e27a46c0193900eaad2a5756a0008be94ccddf33085db45c68f', '\xe6a8a0db4b33683feabaabac25b682e1ad5513b079a73208f742e6a7209ca438', '\x9766240d720f1b71a9a31c4771b6c413c61eb3c74ae8058e1ef03173ba743eea'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '49', 'aud_CFJB3cjIAwDY2Wykuni91r', '\x815100b6d361b2a2cca7b22f85f3afd842c4e7614dacf1b7256a86b941c615ee', '\x9766240d720f1b71a9a31c4771b6c413c61eb3c74ae8058e1ef03173ba743eea', '\xf5e6157956f28a9439fa5b5c57ce1077c2cce651c9e59691a03739e44b416472'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '5', 'aud_6E2p8D1Nj8P4BdVqLkW33x', '\x43cd61104ab1325b1b99caf154ad3cb1e1494e2764b1b3d382d60151575ff66d', '\x4f20d1a54108f92574265725294bb7c76f74610a4c68e6d41d1534da3987f181', '\x00fe6c2cf5dd7e7e12fe7312de008d91f58cf297613ce9832c3e4182781f55ee'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '50', 'aud_z6kEWs91LtiH2bGqJ59h7u', '\x3d407c0e2bcb952e4305a6af4ee7f4f54089add98a00670b721bf1cc8c828a4c', '\xf5e6157956f28a9439fa5b5c57ce1077c2cce651c9e59691a03739e44b416472', '\xa8f9eaf50cc7ca0c9c557bfb011ae1723ae4711a63479c212e49676fdf8bae7c'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '51', 'aud_NYSOLI2TQML0GlIZDG1Qua', '\x4776c3d6f153d32cb5f2913d30aad2765a3c222a0ea75d7eaa6927ed716db003', '\xa8f9eaf50cc7ca0c9c557bfb011ae1723ae4711a63479c212e49676fdf8bae7c', '\xba7fb71bf239bcf2aeb69d4248438cf64dde7418fe07d27b465584a5f408ab22'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '52', 'aud_keo5kMUlgzqfUPeNgehPop', '\x11d0180987f2a0f9c2e331b2ac24a91bfd6340135535f3a4b97f83813019d908', '\xba7fb71bf239bcf2aeb69d4248438cf64dde7418fe07d27b465584a5f408ab22', '\x645e9561ea859fbe0f664d66b65337f58c32d996da2a7f500540a7b35c8633d4'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '53', 'aud_OpjOJC4CGqV0NTUtqenNsh', '\xe9517f9e3f8284ad4940fa565fb2c9e82e5d1c7b8f708c8161f0ce4a9e97b6cf', '\x645e9561ea859fbe0f664d66b65337f58c32d996da2a7f500540a7b35c8633d4', '\x133304da7e21d03cd7431cacfe4a3dd79f4fdba70263a044504ab157e178d46a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '54', 'aud_KjoMxRIODCLB7G4JmDoZ2V', '\x4577a14e04872b8499adbfc63d2cd36d01b755b1befcf4b19d0b07e63c16b979', '\x133304da7e21d03cd7431cacfe4a3dd79f4fdba70263a044504ab157e178d46a', '\x2cb3e2580483063cd9f15fb71848f9b10821983524641c3ca6efd708d200b2db'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '55', 'aud_QuayTg3W0sfXNit2IVZC1M', '\xf52a67cffb522d76d708aa5ea945e720a4aa0398cbec53d18d0290c626e3bae3', '\x2cb3e2580483063cd9f15fb71848f9b10821983524641c3ca6efd708d200b2db', '\xe238ea073d164a5d9c9e950c4cd2cf00b2837cf835633e16d9a35757c5c35c9a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '56', 'aud_znIvbGvjsExLGkfuKcaasu', '\xf16ae5e3aa2feebe02fafa90e798d9b906f510900db1cbfe85bdce9e1fe839df', '\xe238ea073d164a5d9c9e950c4cd2cf00b2837cf835633e16d9a35757c5c35c9a', '\xf9286255b365b1caf658fdb10884e8e6cdd646c8a563c4c646809ebc8a76bde8'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '57', 'aud_m3zmzf0Q00GScrmE6JiIxr', '\xe887cd2196e330004368c851842c87f884f17d2ed0dedd50e1843674cb011bc0', '\xf9286255b365b1caf658fdb10884e8e6cdd646c8a563c4c646809ebc8a76bde8', '\xb5dffa1a381576f6d61d7b7108c3cf6fc0d608833c395081c995952cc6eb7669'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '58', 'aud_9aDNWTkU2EYH3IRRkO0nHG', '\x3519c387693f8a22cc134eed9034eaace466fb470468ea7b9a2dac1bc5a1d6c4', '\xb5dffa1a381576f6d61d7b7108c3cf6fc0d608833c395081c995952cc6eb7669', '\xbbf7c6d121bf5cd2d7777e17261a43123c6e12a42c9b5f6e1acd25a4f2119a8c'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '59', 'aud_2yrQIYZ5FsjYVApKsDsa4P', '\x908bc32effa19f29ad3e88151f4134d9a133db9e128c89663e5eb3dda710cae9', '\xbbf7c6d121bf5cd2d7777e17261a43123c6e12a42c9b5f6e1acd25a4f2119a8c', '\xa3bb27de28abadb98c0e098b7023557f3dbec0c673f0098ec10bdc7529ad7ad6'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '6', 'aud_IdYQERoeeoP6ktyYomoh8h', '\x87f154aab4b9940238741bc73ee9eb5a4ff6807c8f46b676b0f06272e8696c63', '\x00fe6c2cf5dd7e7e12fe7312de008d91f58cf297613ce9832c3e4182781f55ee', '\xe67d71e7ecf6173604556bdf4c7e0a93dbaa8674a2b762bc4a25aa88d64c1468'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '60', 'aud_9mFEBHBGyrTzw1MK1xQhTF', '\x1c532d3cdf5da8265786f25a90ceb5121ab20bf7e64fc10b34face329df8e1d7', '\xa3bb27de28abadb98c0e098b7023557f3dbec0c673f0098ec10bdc7529ad7ad6', '\xafd0f52daa7c614520e2630063c3ae3faf27ae17855baaa39de6d42760bf6aa6'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '61', 'aud_5rzCLL2yDRJcYdKDtEadAm', '\x1d61b2d94a5f536151a1539369fa82c4c26fc6836ff191022106f5f428f11009', '\xafd0f52daa7c614520e2630063c3ae3faf27ae17855baaa39de6d42760bf6aa6', '\x8ebb2cf58d5f4fcb3203ece660bed8603b3b3973345283210db38c27d00611ea'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '62', 'aud_uP7wwvb7je0lC51UM5mSoN', '\xc98cd24aab8bab36c0fa9fc683c708676a5202c5c05232923f8c8829dbb7c4c1', '\x8ebb2cf58d5f4fcb3203ece660bed8603b3b3973345283210db38c27d00611ea', '\xd60300313666b424cbfbb51752f0f2479bbea093818ffe00fd057f4110dab255'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '63', 'aud_fVsDIcvmdkLpNqx0VeBYvu', '\xe4b1ba83f36da6857ace650e5c2d4c1cd1ca3d7d51f6dbc543ffc395fefa3157', '\xd60300313666b424cbfbb51752f0f2479bbea093818ffe00fd057f4110dab255', '\x514155311052f3fd4f636bbb6a51aead21fbd6b5b8cb6d70b4844dcafba93455'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '64', 'aud_QHP11v37Qowbq7OPOoerOP', '\xc0e49e0fc059921232e6c477b847f79cfa4f0420cb48ba67cb9e6bab8c64973f', '\x514155311052f3fd4f636bbb6a51aead21fbd6b5b8cb6d70b4844dcafba93455', '\x0618568922a66e34680b467c7fee6a1e5e07f0cc9a05e4f8beaec02d7992ba71'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '65', 'aud_k8J01PvdzdQBJthWHQt9k3', '\xb996948b99ea8fadb4eb05d9dbbfc53c34b636a485b4e45538864a5f044a1cd9', '\x0618568922a66e34680b467c7fee6a1e5e07f0cc9a05e4f8beaec02d7992ba71', '\x00f1f970a1aa9bfe3009b0fe4c2cb6eb4dddd16ba862b798d9feee8bad456812'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '66', 'aud_3plzVBltPIz5rfaabZw1Sz', '\xbc5a6c1a91e8fa0d8ca5eaa51d5b6f81ad93ba3acdcbf9f518631bdc51378144', '\x00f1f970a1aa9bfe3009b0fe4c2cb6eb4dddd16ba862b798d9feee8bad456812', '\x40e0479a07b6e7dcff53bd17803488f044cf721eadebae09f7e1320df2003aa4'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '67', 'aud_UMzgnbm668QRN30QnB8ZPg', '\x2dd1273efa3c50c03a43993efa2a199f48e323748edb60284b6cd9157489c0ff', '\x40e0479a07b6e7dcff53bd17803488f044cf721eadebae09f7e1320df2003aa4', '\x9f559678b3302dd5a2db42b5a38b2322c556a66c52efc53c5a241021d129a653'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '68', 'aud_0HnXGm5e1V8Es7e2RnOCe0', '\x96f62d871e19bb3c6acab88c5a393b83e41b5ebeaf801d4fa12c4a0441476b72', '\x9f559678b3302dd5a2db42b5a38b2322c556a66c52efc53c5a241021d129a653', '\x94e3a450c7300dd9448237409d498570c49e57bbc56b3fa01393156ef2716e23'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '69', 'aud_eBwj0UEjEVM5bEqYCEBwBR', '\x9818cb91cbb4e3c6fb87c598fb7ce3ce9e4b58c8e01dcb9905a444e1c7993e2a', '\x94e3a450c7300dd9448237409d498570c49e57bbc56b3fa01393156ef2716e23', '\x4a9d46f87c2d7e79ca2efabc82352a5d224bc108c855653c9a32e69eda4b9cc8'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '7', 'aud_FXlmYzvNTwyRYbs9KQVVnD', '\x882e16389f5e5d06fea19bd0f01ce2ca3f6ec472cb370d3c467451998769b0af', '\xe67d71e7ecf6173604556bdf4c7e0a93dbaa8674a2b762bc4a25aa88d64c1468', '\xc30712918296c8edbfc18c097813657fb89f73199ea565e4e30ae1ddcb824b78'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '70', 'aud_7orQC6s5QNOMo7k3C0YQhH', '\xdecab2271104de64a62819b8de0e5a205c6eaf092cbc07bf89d4132ab1d9dc92', '\x4a9d46f87c2d7e79ca2efabc82352a5d224bc108c855653c9a32e69eda4b9cc8', '\x4e7e26ae0cd651da454eb84274620592ce307c68915526e2b18a0981ac8f7d0f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '71', 'aud_jovGzYDLWhuttTe0sOKZSy', '\x33fb8482e50f20759ea223cf64990384136e8251eea92fb01996741622503985', '\x4e7e26ae0cd651da454eb84274620592ce307c68915526e2b18a0981ac8f7d0f', '\xfde765c8a1d4215d05de939bc14f9ae7adf58c9352067ed42517c1defad51948'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '72', 'aud_s2qzZokuLwg7iNUIt8ILCq', '\x7a0edf1561bfca2c22ef45fdf2396fc1468444e9e176cefd249ed1312ffce399', '\xfde765c8a1d4215d05de939bc14f9ae7adf58c9352067ed42517c1defad51948', '\xdac663c132fc806ac608395674640f7936f923cd6f8010c606f4113fe18dad62'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '73', 'aud_Rf33fWxswMuxQP6jt6bw6m', '\x88e27e82cd481d2a38c7e24bfdcadb6bacf58c2aaa9ac6469293a1b6a214a7c0', '\xdac663c132fc806ac608395674640f7936f923cd6f8010c606f4113fe18dad62', '\x006a8e52670bf3994439d1de8b74952da3d6de2e747050d3aca7125552d81119'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '74', 'aud_Atp4TQTLg7VvMmEcM6tgAN', '\xe58ff78ed7a4a2b9b637a00dbabc64549407d7141f3fe1f456768877ad52cd45', '\x006a8e52670bf3994439d1de8b74952da3d6de2e747050d3aca7125552d81119', '\x6efdcc9e9990c45cc5d887812d04500f00eac69af466115d51c3d3b427e4573a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '75', 'aud_tEAzh9rNL1GjnLRNWgCpxg', '\xe760024da691eee65886831180b1ca4a96c4994d13aad9d6e42c39d35757a227', '\x6efdcc9e9990c45cc5d887812d04500f00eac69af466115d51c3d3b427e4573a', '\xa71e5436f8be4c0650373878ad19c1795b7b53fa71644d24d606d705665d8864'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '76', 'aud_WePDc2OZoMXd4sZqTTKFKy', '\x225da3d2cabce5c6de6bee1e3d7ce46188bfbb6de6d36e770360f63786f168ff', '\xa71e5436f8be4c0650373878ad19c1795b7b53fa71644d24d606d705665d8864', '\x914dad44e40e235a716486a102c8c4d62fd2c77661ab974732e937f0de71d95e'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '77', 'aud_teZVF3lrpwIwJ0Jv7eTJ07', '\xb4db3187c6eafb7900d42a709c54fe2b856327ee57e5cc06f7d13a4d17283c9c', '\x914dad44e40e235a716486a102c8c4d62fd2c77661ab974732e937f0de71d95e', '\xf327fde84d155b986f3d54f3b5c3f461649ee1dcb04d70fc4b8e962d84d1c74a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '78', 'aud_nritD76zNbf3nhaVbu8NtJ', '\x42024167b59593808bf852d318d3ee626390b5f76895fd10647fac9038301d55', '\xf327fde84d155b986f3d54f3b5c3f461649ee1dcb04d70fc4b8e962d84d1c74a', '\x1d3106951df3d9cd9040dc961a794c8746faf64946f464f29be41b57f5bd439b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '79', 'aud_u5Jd0L8Deov0uenikyTu3O', '\xaf11a569e4f5381feb1fd2eb5822431dd72f07202dd41a6f39ec9860dec8e69e', '\x1d3106951df3d9cd9040dc961a794c8746faf64946f464f29be41b57f5bd439b', '\x4d09c1876b278a26c24644df146861234a0bc47e2d9c220da3c9ea1889e5cf2b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '8', 'aud_ZwFcNZjNbZlT5RTZbOcr0U', '\x0a50dde0c18d1c41ad10d916e460b1eedc25a09c948baf58cc559f341308955f', '\xc30712918296c8edbfc18c097813657fb89f73199ea565e4e30ae1ddcb824b78', '\x41cd9d1580413813a9edaf07a3943ed11daf6320aa571e853c5855d13c71a7ea'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '80', 'aud_ZACe1H1JqbF6CXILUwxyrt', '\x260a0949831ca0ee305d7a63f343c952a0eef0bc3558243f4272c9305ba4fc95', '\x4d09c1876b278a26c24644df146861234a0bc47e2d9c220da3c9ea1889e5cf2b', '\xe69257093f2894ce7cc89a41d6061a88e876f8770743f8250b175f31385a4ba9'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '81', 'aud_OJ2N5XrqryLDYuEVOBY98J', '\x98375fe64cfe1b95ea8fbf14ff32dec443ed37fa4d0c314cb97fa6da8c689917', '\xe69257093f2894ce7cc89a41d6061a88e876f8770743f8250b175f31385a4ba9', '\x2d87779006fd8e821d4485bebf220dc70a4bcaaea2bd508ac228e89445cb7d9c'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '82', 'aud_rLcClEavVCob7M2gyTjXij', '\x96c8b0cfb230335ffbb1a71cb2d02eaa17cc1852b580f337b7f87dfbf4318f45', '\x2d87779006fd8e821d4485bebf220dc70a4bcaaea2bd508ac228e89445cb7d9c', '\xd83a47af6f4a9669f405822ff9136e14151eb82fd7e41f0059d57fe6bb3d3de0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '83', 'aud_Egcci8vIWhA6DLIhmRKS2h', '\x16530f8bbf73580e1aacf353781e340a0cfd7e032acab2d3460677e940480292', '\xd83a47af6f4a9669f405822ff9136e14151eb82fd7e41f0059d57fe6bb3d3de0', '\xce5c0e592ef3094097713a71d6752c956dd8d159d30c8bed8a293aa1baafd5c2'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '84', 'aud_5V9SDRpM6bz3AZgESrEAjy', '\xbff04b18426fca72551de12aea9bfca8fb3e88a21ef47c0727dff6b3111dda77', '\xce5c0e592ef3094097713a71d6752c956dd8d159d30c8bed8a293aa1baafd5c2', '\xa8e1f16ba436d712c611c5927313500ac0a51699dceb21fddbe04c00bb495ab3'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '85', 'aud_rHYv03V9HUvlDRjQ4fHs2T', '\x34e2bc0ac1d0d96bbb0cd2f15f77e1de257716eaebfcac818d072b0c56fe61cf', '\xa8e1f16ba436d712c611c5927313500ac0a51699dceb21fddbe04c00bb495ab3', '\x98ba6200f9aa7f91a5e94abd822fc4af78798c09e2b1c806885d518ec14a585c'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '86', 'aud_2O8YuzMOThZFhZuFGskPBO', '\xf0235944586b0247b2d258a4bddc87935f4c2bb36be185c22917e219b643fb36', '\x98ba6200f9aa7f91a5e94abd822fc4af78798c09e2b1c806885d518ec14a585c', '\xe551559fc67e6cc23074aefc093b66917795e387f8a927e854c835218af9dd17'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '87', 'aud_6rdvZtisHwiTI4gpDhlZhR', '\x4de45170045607e2364dc6081735250a5752456a885ee2ba374a7606f188c9dd', '\xe551559fc67e6cc23074aefc093b66917795e387f8a927e854c835218af9dd17', '\x036fca03e8ec702f21dd45ccb5e358066420d5acc76b3455d31a794f492245ef'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '88', 'aud_mpzJtcMqETWwp1J0vuFsjU', '\x011f03a8b808d76f562c3e70435e353347813d9c9a4294e2b2ac81ed85604031', '\x036fca03e8ec702f21dd45ccb5e358066420d5acc76b3455d31a794f492245ef', '\x5968571e929ff1169099a19165f1f42b2537a2fa8f7e47cef7fa506b413e310b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '89', 'aud_8WM359BZsdqyFvhRBLqo18', '\x803cf6b489014bd0e506ab395762854b56313aec075510c98f074ee427b63a4b', '\x5968571e929ff1169099a19165f1f42b2537a2fa8f7e47cef7fa506b413e310b', '\xf54135f2abbc42bc8279b82e2f66018d2239c342076001b869a09d019631778d'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '9', 'aud_OPWuQxwtzIiXNh1uEgmk9b', '\x61b6b5fad2bf28f523bbf577ebf0d93f214a3ea1cdf984e9bf1b483cbc2b0245', '\x41cd9d1580413813a9edaf07a3943ed11daf6320aa571e853c5855d13c71a7ea', '\xa3f3b64057e3d4a79a3fcae45576950d7dde4442af81fbef7945676c516a108b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '90', 'aud_P0psvpKBvBD6fyvjKmUvBj', '\xd2690691c5c01a7430014594a862bd64706c92dc7951fc0122463113909a5f52', '\xf54135f2abbc42bc8279b82e2f66018d2239c342076001b869a09d019631778d', '\xad807b609fa8df9239ca84e0d27cf6a3d7300a259cdd9226c861eb90bc8dccf7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '91', 'aud_yFfsN2dup7wv9TObIYubtn', '\xfbdb01d183576d42494871e184a2cbdb630fa0bd2ee6cc3d5f7ff3ea4ec7fad2', '\xad807b609fa8df9239ca84e0d27cf6a3d7300a259cdd9226c861eb90bc8dccf7', '\x429ba2d53beda85f31359704eea562f97d83a9016ffa1591310bce008ebf9220'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '92', 'aud_Bk9qLqmrQqUmugMKvtLwYR', '\xf1909ab970bf9393a7347ed7138089134d071efd3ac6470a253d6b91cca27cc8', '\x429ba2d53beda85f31359704eea562f97d83a9016ffa1591310bce008ebf9220', '\x58715355577d4afc235bf44303c49bf8b83142218cc5e301fc0b6d9e8197e7fe'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '93', 'aud_QXrEoTlTJTbWRCT4xOKXr0', '\x7bb2abe5ff1ec4483b688b524be541df84cd319d580dec74a61ddfb4c51dd9bb', '\x58715355577d4afc235bf44303c49bf8b83142218cc5e301fc0b6d9e8197e7fe', '\xc3ffeb36fbdc7740c644e449f03a3178123cec66cc33ec53dc69e41b64044507'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '94', 'aud_nzKJaIrRpBLU6tdIklNuE7', '\x301b1ff008e7cca19a536a015a40df356efa8bc0df16a3b15cc7ff978e682e32', '\xc3ffeb36fbdc7740c644e449f03a3178123cec66cc33ec53dc69e41b64044507', '\xe928fcc6fd43833f91d6d7d47fbc7ea62f6eed90b75107155c85ad4d85bc97ca'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '95', 'aud_donTyaNueZ5qYxslZhEhvf', '\x872534ced804a0ed399be56749656aafb720804f0839506c6842bf6dfa2e36ea', '\xe928fcc6fd43833f91d6d7d47fbc7ea62f6eed90b75107155c85ad4d85bc97ca', '\xe2417a248ea15011b7714297398722132c644e9a4cc4ca04b2d858271c8e74aa'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '96', 'aud_6hQRWUAPAlHaGKhs0Jm30n', '\xcb6b2935065ecad5d01027cd6f53b84f8bd4ef006151ce9282f8b114c22e7cb8', '\xe2417a248ea15011b7714297398722132c644e9a4cc4ca04b2d858271c8e74aa', '\x4354570fc3b41de958eb6d07073f368a1211c57f4687e726a20245708f2c35a3'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '97', 'aud_nPpGxKz7b9MsEvoA7zEcTu', '\x6c4c4f5355374ae3028f07c4501fab012cb66c23165e12a49e03aae844028eaf', '\x4354570fc3b41de958eb6d07073f368a1211c57f4687e726a20245708f2c35a3', '\xaff1f7a38dd142e97b015a14c03fa060e029ca0084571f8cba9cb3473fa3c315'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '98', 'aud_Ft1eQxPlgUH3t8q44QENKl', '\xba4b5826694637338157bbebcfced16e68d165deae6059b46247e05cc16695fd', '\xaff1f7a38dd142e97b015a14c03fa060e029ca0084571f8cba9cb3473fa3c315', '\x7636c0a34cb5fda2a738048f69f7c8993814e0331cb6ea64b9670c8168926785'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '99', 'aud_TO1wROO9Mer7HVIU38RwWi', '\x88b94a847debee5952ce3a94c40046aebb21c0ca624faba6cfdea20d36452470', '\x7636c0a34cb5fda2a738048f69f7c8993814e0331cb6ea64b9670c8168926785', '\x97d3c431d49d3664f3467e7e8716de19afb4c87aeb64c2ece6c1f3892238df35');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'bill_1lwlT5bBr90Oe1PszpQMUv', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 05:42:46.015+00', '2026-11-16 05:42:46.015+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'bill_K7LxUeDnsgBDFR8ztQ0Ddn', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 05:42:45.911+00', '2026-11-16 05:42:45.911+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'bill_Sm8sm44kEVNVIQl3orrp5X', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 05:42:49.016+00', '2026-11-16 05:42:49.016+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'dep_2yN8JsjAix9HF0KBJOQ2Dn', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 05:42:47.053+00', '2026-11-16 05:42:47.053+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'dep_WKfMMwfUk5vIo0HErJJoJc', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 05:42:47.558+00', '2026-11-16 05:42:47.558+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, delivered_twice) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_0LxWsKvvDm70xgC4wzCrQx', 'check.running', 'check', 'chk_8qgU5u0EQtIWcaW0bGR9G6', '2', '{attempts,status,running_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '135', '135', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_0ySs6pcJ61FWj8kTG83fej', 'practitioner.created', 'practitioner', 'prac_X5H8wTrxhrl7LdvNeFqLOb', '1', '{}', 'req_keNQ9OLS4HMrKpZgQFhHUm', null, '2026-11-16 05:42:47.373+00', '2026-11-16 05:42:47.373+00', '101', '101', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_1KFoCRY4vIAlfPjLanHJwd', 'person.created', 'person', 'per_HKxlIpozwQaBjvklTxSdpv', '1', '{}', 'req_RXsQyILZchsjbWAM2psFNU', null, '2026-11-16 05:42:46.565+00', '2026-11-16 05:42:46.565+00', '91', '91', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_1RIoTXH4IQHYznajSJSzfe', 'check.created', 'check', 'chk_CFHD2BSFLiGABus7rLX2jg', '1', '{}', 'req_1tTzYCbf0xwc1Jxqg2CslO', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:41.677+00', '8', '8', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_1SYjG4WoTTD4FjZAbiBWsk', 'remittance.balanced', 'remittance', 'era_2ZvCTi0kOtBne1lY51abDw', '2', '{status,balanced_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '151', '151', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_1UDaANuLrBsKz9GqaiYc9J', 'person.created', 'person', 'per_ARJCAwLLXgyHQYaevc5Gci', '1', '{}', 'req_rUSNCI9tZ8l2Vl793P79PP', null, '2026-11-16 05:42:49.089+00', '2026-11-16 05:42:49.089+00', '126', '126', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_27Klz8gtqt6AE4bfIul6l1', 'billing_provider.created', 'billing_provider', 'bill_Sm8sm44kEVNVIQl3orrp5X', '1', '{}', 'req_LOLNxGJNXriItGMaW7z4bj', null, '2026-11-16 05:42:49.016+00', '2026-11-16 05:42:49.017+00', '125', '125', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_2AXkVF36L32wyN1OM5w8Ff', 'payout.created', 'payout', 'po_doN6Uxa1mjeBE2WLiMjePs', '1', '{}', 'req_lb8fScnz8GQDVlDKX3fAzk', null, '2026-11-16 05:42:44.902+00', '2026-11-16 05:42:44.902+00', '64', '64', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_2App3WQwO1lJJqIRrixGMb', 'person.created', 'person', 'per_MzRhxt5rEfGzlfyG158hvq', '1', '{}', 'req_iwv2zj5i6GEnUvKXZp4zaX', null, '2026-11-16 05:42:45.461+00', '2026-11-16 05:42:45.461+00', '71', '71', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_3OOtnf7m5BrFqbG5n0Us5L', 'payment.succeeded', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 05:42:44.438+00', '2026-11-16 05:42:44.438+00', '59', '59', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_3SiT3ZEP5Oc8mgCxtwL3kg', 'person.created', 'person', 'per_RfhRpkptW9n4GpdaZohghn', '1', '{}', 'req_dAjeET655Du44C5tgHuQmb', null, '2026-11-16 05:42:41.991+00', '2026-11-16 05:42:41.991+00', '15', '15', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_4AXi39RUFaARRbqjnEpnjV', 'remittance.balanced', 'remittance', 'era_YxKzZNV5zj1hBl76AfY08h', '2', '{status,balanced_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '156', '156', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_5T9rAOkG3YddaRBc637u5q', 'transmission.sent', 'transmission', 'trn_cPrKQDhChzikjjJHZNyxzG', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '160', '160', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_5UtkG309wSklkaD9p9KkkY', 'consent.granted', 'consent', 'con_oxDdateNdBOvl4NMxZRKPe', '3', '{evidence,signing,status,granted_at}', 'req_9WuN8izvA9noIIDWPTDEtp', null, '2026-11-16 05:42:45.28+00', '2026-11-16 05:42:45.28+00', '70', '70', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_5kv2dI5i3KOdve7XNkhtZm', 'practitioner.created', 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', '1', '{}', 'req_Lm669El2ebzVEp1cPHFiCM', null, '2026-11-16 05:42:48.189+00', '2026-11-16 05:42:48.189+00', '110', '110', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_5lh595HXt51LytnrkJviET', 'payment.succeeded', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 05:42:48.013+00', '2026-11-16 05:42:48.013+00', '107', '107', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_6wOBBgiCNEo8xlZtRjHAGg', 'remittance.created', 'remittance', 'era_YxKzZNV5zj1hBl76AfY08h', '1', '{}', 'req_5cE0V8SCevA7Fe9WViWkFW', null, '2026-11-16 05:42:46.495+00', '2026-11-16 05:42:46.495+00', '89', '89', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_70OMhZg6wIOKSWCCW4tOWn', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_ZnGayEmfgITrGbrDOXJ0mu', '1', '{}', 'req_XfMWTu6pVMKVsdKh72f8tY', null, '2026-11-16 05:42:42.879+00', '2026-11-16 05:42:42.88+00', '39', '39', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_7G93auRFMDeEyzCXmWeIRK', 'verification.created', 'verification', 'ver_pYhAqz3nwZvewqNC54VHBr', '1', '{}', 'req_1tTzYCbf0xwc1Jxqg2CslO', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:41.677+00', '6', '6', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_7wWjO1H0dbcdzE0mntFcJZ', 'adjustment.created', 'adjustment', 'adj_ZjWci0yYyRC5MuIwRARain', '1', '{}', 'req_1FPx0KhouLwfvhZANomyH9', null, '2026-11-16 05:42:43.744+00', '2026-11-16 05:42:43.744+00', '52', '52', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_7xNHIKoR43vQpNwhOSYAGt', 'person.created', 'person', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '1', '{}', 'req_msmGpfjzi0dctB46ShZZvg', null, '2026-11-16 05:42:43.06+00', '2026-11-16 05:42:43.06+00', '43', '43', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_8Hx6lNzMBgIEEcAy1wFzkD', 'consent.created', 'consent', 'con_iQQXouzkN6dKc7LBDEPM6i', '1', '{}', 'req_g5caBWHrp2NKY4lVNlfSNG', null, '2026-11-16 05:42:49.185+00', '2026-11-16 05:42:49.185+00', '128', '128', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_8m1lO1p2XV5HPXVGUnfbsA', 'refund.created', 'refund', 're_pt2K6zSDhojdovJoBgwHgr', '1', '{}', 'req_3rgjhT4rhd9ONyGIrDnOQx', null, '2026-11-16 05:42:44.529+00', '2026-11-16 05:42:44.529+00', '61', '61', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_9A7gaC0VqA5BOqOpkg4Mpq', 'check.running', 'check', 'chk_B8AR44ValQoVyKfHTbprt5', '2', '{attempts,status,running_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '146', '146', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_9CExo2GZHDHQCC3W0suVWf', 'coverage.created', 'coverage', 'cov_letwdrF7OZ4R3i4OdGaTrD', '1', '{}', 'req_7kl3pXkiQUgJLd4gnDfF05', null, '2026-11-16 05:42:46.089+00', '2026-11-16 05:42:46.089+00', '82', '82', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_9tc8eEL3qEMfwT6iVk6AiB', 'webhook_endpoint.created', 'webhook_endpoint', 'we_ptm7MBttSdG9l6SxoXnaFn', '1', '{}', 'req_xPGbkhNDfOfw3P6pRcX94W', null, '2026-11-16 05:42:41.516+00', '2026-11-16 05:42:41.516+00', '3', '3', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_A0HSWE0k2roFdtoRQBFZE7', 'matching.created', 'matching', 'match_XTedkNUwwrTRA3PktkIhP6', '1', '{}', 'req_2qrzYZ4oiD3TIQv6KyV7gQ', null, '2026-11-16 05:42:43.327+00', '2026-11-16 05:42:43.328+00', '48', '48', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_AFIvynsGfGCkDK9coTdQAW', 'check.passed', 'check', 'chk_TwNvUL7D9o6nCcLKN9pNiP', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '143', '143', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_ANOi2tBEDxpdGMtJEnq6xx', 'practitioner.created', 'practitioner', 'prac_CEGevo5cxA5FH2zCANKnHd', '1', '{}', 'req_tpLXc8HyosuMQa642P089n', null, '2026-11-16 05:42:47.259+00', '2026-11-16 05:42:47.259+00', '100', '100', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_APKUhJaWBKRMQx6pnILJa4', 'practitioner.created', 'practitioner', 'prac_EbTsOKaXeHUzczxDubyATO', '1', '{}', 'req_8uHvjBwiYuyk2aNrJavft3', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 05:42:48.757+00', '2026-11-16 05:42:48.757+00', '122', '122', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_AUlJV9VUMAtYVxZ8KwshZt', 'billing_provider.created', 'billing_provider', 'bill_K7LxUeDnsgBDFR8ztQ0Ddn', '1', '{}', 'req_sUsO9AsJC3dL6yfVRa2P7e', null, '2026-11-16 05:42:45.911+00', '2026-11-16 05:42:45.912+00', '78', '78', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_BghIaWq34FtzMAY3tFjiaP', 'check.running', 'check', 'chk_TwNvUL7D9o6nCcLKN9pNiP', '2', '{attempts,status,running_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '142', '142', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_BxQkwVK3llIOYhXcjoEp8q', 'session.created', 'session', 'ses_8dsGzNOTFdTzu9pTntOOXU', '1', '{}', 'req_uVAT1HHbHwfIrHXJqbaxdv', null, '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00', '28', '28', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_C047NWSv0ID6I2HNhOi5Yv', 'practitioner.availability_changed', 'practitioner', 'prac_uPeIc7AeF4AwBnqPLqDDxA', '2', '{published,rules}', 'req_OffIloOwW88FMv6Vyps1NM', null, '2026-11-16 05:42:43.259+00', '2026-11-16 05:42:43.26+00', '47', '47', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_C6uOsrWktUkoJTHjbWS4e8', 'payment.received', 'payment', 'pay_PUWMrthatUe6miDB953QEO', '2', '{amount_captured,fee,status,received_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '158', '158', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_CkjGSSBzFjayRKjPfrbtrZ', 'consent.offered', 'consent', 'con_iQQXouzkN6dKc7LBDEPM6i', '2', '{status,offered_at}', 'req_RX7pzByNPl46dS3ZMdBIBZ', null, '2026-11-16 05:42:49.218+00', '2026-11-16 05:42:49.219+00', '129', '129', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_Cowldt7umSf9b09Azoq8Jl', 'note.created', 'note', 'note_02Niu5m2i2ZOqavBNgJeP2', '1', '{}', 'req_40ArykF17IQmzVQbKxIX28', null, '2026-11-16 05:42:48.549+00', '2026-11-16 05:42:48.549+00', '117', '117', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_Cyz6CWDzOoWPwiVls5nxFp', 'practitioner.created', 'practitioner', 'prac_K6dZbjcQNBgmbF7NUG64WN', '1', '{}', 'req_PcWLQG3JaPVUa8N1eRdsls', null, '2026-11-16 05:42:42.597+00', '2026-11-16 05:42:42.597+00', '33', '33', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_DJmo8MygeDv2oQd9A473O4', 'session_series.created', 'session_series', 'series_X2QI4BXeSiVoKC4hINtxOp', '1', '{}', 'req_uVAT1HHbHwfIrHXJqbaxdv', null, '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00', '25', '25', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_ECAvZoB0466A5e0hxeFLME', 'disclosure.created', 'disclosure', 'dis_bL5xqNH0XsTliEXlSK2e12', '1', '{}', 'req_c3lOZHTrQRQSnFZN2XXIWQ', null, '2026-11-16 05:42:49.414+00', '2026-11-16 05:42:49.414+00', '132', '132', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_EJUyFexRhCIaJYnow06gPv', 'verification.approved', 'verification', 'ver_pYhAqz3nwZvewqNC54VHBr', '2', '{status,approved_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '144', '144', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_EJs18D3pa5yWRKhH8fVD60', 'claim.submitted', 'claim', 'clm_dgpxvf1oCYWd2eN5izDRIw', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_c3lOZHTrQRQSnFZN2XXIWQ', null, '2026-11-16 05:42:49.414+00', '2026-11-16 05:42:49.414+00', '134', '134', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_ETldAmNq2QhEeU58bvPoDH', 'session.created', 'session', 'ses_VYi4p45VwMi8biHggVKi96', '1', '{}', 'req_uVAT1HHbHwfIrHXJqbaxdv', null, '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00', '29', '29', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_Et3GsQ9oNfL5AaEQKdNkMZ', 'person.updated', 'person', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '2', '{care_team_ids}', 'req_vBQZZ6bZmdbwmkuoGs9hfo', null, '2026-11-16 05:42:43.095+00', '2026-11-16 05:42:43.095+00', '44', '44', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_ExMnLn5u9nhvdWZZuziy8s', 'payment.processing', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_Jmqu7opQJMS9MzNSqHSqET', null, '2026-11-16 05:42:47.727+00', '2026-11-16 05:42:47.727+00', '105', '105', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_F7FKTqpStpJilzdT4yVvbC', 'practitioner.created', 'practitioner', 'prac_wDef9lXc1jVCtuKRrS9IAz', '1', '{}', 'req_OAVTIfN7hiFA9ThUbNKAAo', null, '2026-11-16 05:42:42.143+00', '2026-11-16 05:42:42.143+00', '18', '18', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_F9OGvq7LOpnmg3kAHfGZDq', 'consent.created', 'consent', 'con_qP4hLN2KtOBlhwdDFXl8XR', '1', '{}', 'req_aspHW9TAfq4vOU5wLc2GHx', null, '2026-11-16 05:42:42.048+00', '2026-11-16 05:42:42.049+00', '16', '16', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_FlAbwliPgPkXPQJ2nSpzbA', 'note.created', 'note', 'note_1X1RL5QoL6xl2YXgMpj8mF', '1', '{}', 'req_DX8d3EOaE5hTFQSRbrzDRa', null, '2026-11-16 05:42:48.668+00', '2026-11-16 05:42:48.669+00', '119', '119', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_FnJm3h0x6DeKzUdje7tFeA', 'payment.refunded', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', '5', '{amount_refunded}', 'req_3rgjhT4rhd9ONyGIrDnOQx', null, '2026-11-16 05:42:44.529+00', '2026-11-16 05:42:44.529+00', '60', '60', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_FwG8tBl1s4sa15MCuLPoep', 'check.created', 'check', 'chk_SMpnycZZcypUDhC3CMvoOA', '1', '{}', 'req_1tTzYCbf0xwc1Jxqg2CslO', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:41.677+00', '11', '11', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_G2GfCraFscRqJScTN9Wdbs', 'consent.granted', 'consent', 'con_iQQXouzkN6dKc7LBDEPM6i', '3', '{evidence,signing,status,granted_at}', 'req_Ld7SgO3lVapNwPsfQHmBEO', null, '2026-11-16 05:42:49.268+00', '2026-11-16 05:42:49.268+00', '130', '130', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_G8x3ivPtC8W7113pTKxA9y', 'check.passed', 'check', 'chk_B8AR44ValQoVyKfHTbprt5', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '147', '147', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_GHy2c5Pm2F8wDMHQkxH7Qe', 'consent.offered', 'consent', 'con_cGNoD1A2Lv7FEzFFqQnHlm', '2', '{status,offered_at}', 'req_eqrXihAENtUWGv3cekySeS', null, '2026-11-16 05:42:46.166+00', '2026-11-16 05:42:46.167+00', '84', '84', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_GKWpz1SfOgn8WunlzRc6wO', 'consent.created', 'consent', 'con_cGNoD1A2Lv7FEzFFqQnHlm', '1', '{}', 'req_8w5BTRjG1nNXcufQk6db5S', null, '2026-11-16 05:42:46.137+00', '2026-11-16 05:42:46.137+00', '83', '83', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_GtnJfh6pgoJdXLWv3o8WoK', 'check.running', 'check', 'chk_CFHD2BSFLiGABus7rLX2jg', '2', '{attempts,status,running_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '138', '138', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_GyKQgZFNKt5dkXmwZ82NCg', 'practitioner.created', 'practitioner', 'prac_90sBx96L8J5he49yhun23u', '1', '{}', 'req_zORehn93XVnhhEtRUcTevT', null, '2026-11-16 05:42:48.945+00', '2026-11-16 05:42:48.945+00', '124', '124', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_IMteEquhurMTHMjuCIXYpT', 'person.created', 'person', 'per_IjedsPbE6icQzfcqrxD5xQ', '1', '{}', 'req_WvOtlcZaf7eapN6IVMI6hC', null, '2026-11-16 05:42:48.716+00', '2026-11-16 05:42:48.716+00', '121', '121', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_Im4CwByXY0wTAZH0FXyjNz', 'person.created', 'person', 'per_Ss3inlNIHwylcEpurs6r1V', '1', '{}', 'req_NdMvaN2ptmijbsyL6hArd9', null, '2026-11-16 05:42:42.557+00', '2026-11-16 05:42:42.557+00', '32', '32', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_Jzm2a2fvs5iHnX8ugSuTMQ', 'deposit.created', 'deposit', 'dep_WKfMMwfUk5vIo0HErJJoJc', '1', '{}', 'req_8NHk74JNH9Wog6XyBoQAPu', null, '2026-11-16 05:42:47.558+00', '2026-11-16 05:42:47.558+00', '102', '102', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_KHPpe8L8iMiMDB26dvJJSx', 'superbill.created', 'superbill', 'sbl_oAoUpaNvnhlpY1ONxhmfyD', '1', '{}', 'req_7CE3JRogBGAOImQxeDpBPh', null, '2026-11-16 05:42:46.997+00', '2026-11-16 05:42:46.997+00', '96', '96', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_LbmUL1qOZZwOTDFGTqrlTX', 'practitioner.created', 'practitioner', 'prac_poXecCQZpvYiF0fJKwYMzN', '1', '{}', 'req_uie2eilkXbNEXW99Cunk4p', null, '2026-11-16 05:42:42.46+00', '2026-11-16 05:42:42.461+00', '30', '30', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_MOZLchKG8X7Fleq2yTKLiX', 'person.created', 'person', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '1', '{}', 'req_7kqn4icJIb4UYRkfInXjhs', null, '2026-11-16 05:42:42.833+00', '2026-11-16 05:42:42.834+00', '37', '37', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_MtX5b3M63HZuIda4HGPlQI', 'person.created', 'person', 'per_1tGAKPPeRjakOunhniVVXe', '1', '{}', 'req_gzmaFCjSNrcm5XKGbswbjT', null, '2026-11-16 05:42:45.029+00', '2026-11-16 05:42:45.03+00', '66', '66', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_MwvSXYKPzPlHKpnN5Krdoj', 'consent.granted', 'consent', 'con_N299bt6wnA3FcYTRjKExTN', '3', '{evidence,signing,status,granted_at}', 'req_AcvHsBIDcBfo9Ri1BDEc4J', null, '2026-11-16 05:42:45.605+00', '2026-11-16 05:42:45.605+00', '75', '75', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_N4ztkdF1bKfO7O6QUONvwX', 'practitioner.created', 'practitioner', 'prac_FbKTKGtUzUBHiSt5DGwtVD', '1', '{}', 'req_pXRHsHKPy8yi6VQm2fVyWB', null, '2026-11-16 05:42:46.584+00', '2026-11-16 05:42:46.584+00', '92', '92', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_Nc276DclHVChghb86VDAIi', 'practitioner.created', 'practitioner', 'prac_SpPeYxnRsRBFP9Fs25pCPX', '1', '{}', 'req_2CO6ysZpxKIBajz9SCkJEg', null, '2026-11-16 05:42:46.954+00', '2026-11-16 05:42:46.955+00', '95', '95', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_NxBt7IEqmWo25LEfcRaNFR', 'person.created', 'person', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '1', '{}', 'req_h6yhpQPFZDbArxH3C5KX5s', null, '2026-11-16 05:42:42.929+00', '2026-11-16 05:42:42.929+00', '40', '40', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_O8WYbeDBw3CGt4Eb0rUhBC', 'person.created', 'person', 'per_sA9jIB4doxRD5GSy2rfOny', '1', '{}', 'req_AYIyyAMeqI6Ryue8BP4lS0', null, '2026-11-16 05:42:48.217+00', '2026-11-16 05:42:48.217+00', '111', '111', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_OS07ox52sQpbVIrEoxK4vB', 'payment.created', 'payment', 'pay_c2UfwSLEPifUG6Q1MvnMn0', '1', '{}', 'req_vTtAfc2eR3dg9Qbe8J8UV9', null, '2026-11-16 05:42:43.865+00', '2026-11-16 05:42:43.866+00', '54', '54', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_P4f0IQYDjPbsJZ52Hv3ArT', 'x12_document.processed', 'x12_document', 'xdoc_w30j8fc38fi1svofqFyu9r', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_5cE0V8SCevA7Fe9WViWkFW', null, '2026-11-16 05:42:46.495+00', '2026-11-16 05:42:46.495+00', '90', '90', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_PZrLZYnRQKOky4A1fBnD46', 'note.signed', 'note', 'note_02Niu5m2i2ZOqavBNgJeP2', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_xkyL7Ij9NScNqIPi6Lk8tr', null, '2026-11-16 05:42:48.618+00', '2026-11-16 05:42:48.618+00', '118', '118', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_PswFX0OM2LotTNmRltBicQ', 'practitioner.created', 'practitioner', 'prac_SbMRvfDbQ9ua6tArHzG1XQ', '1', '{}', 'req_M5i4SZnjNAbktprRfIy29v', null, '2026-11-16 05:42:42.316+00', '2026-11-16 05:42:42.317+00', '22', '22', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_Q1pq7sudCBhsIot8HrC0Ie', 'consent.offered', 'consent', 'con_oxDdateNdBOvl4NMxZRKPe', '2', '{status,offered_at}', 'req_R8P0vgthmEnFES0w4LcOU5', null, '2026-11-16 05:42:45.243+00', '2026-11-16 05:42:45.243+00', '69', '69', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_QPfLf18Y0KFlWyf8Q4bAdp', 'charge.created', 'charge', 'chg_5ec85WaZ7axmxZnxF04Ewb', '1', '{}', 'req_rozKSCJJbuXBVE80DnzGgu', null, '2026-11-16 05:42:43.605+00', '2026-11-16 05:42:43.605+00', '50', '50', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_QgXdm6suAuk9AaUT3qStvR', 'claim.created', 'claim', 'clm_dgpxvf1oCYWd2eN5izDRIw', '1', '{}', 'req_a6jy2lKAOzQMaRG83W49iX', null, '2026-11-16 05:42:49.341+00', '2026-11-16 05:42:49.342+00', '131', '131', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_QqfPjJ1q5M4mpMGRazrniN', 'api_key.created', 'api_key', 'key_sWJoXR2VMCMUeBHq83A0pN', '1', '{}', 'req_2tnf1iAT5JGG60ka1H0hzf', null, '2026-11-16 05:42:41.432+00', '2026-11-16 05:42:41.432+00', '2', '2', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_R2pezKE7cCvDwqNMpuKvDB', 'payment.received', 'payment', 'pay_w2z6m6WlsgjmaBCinS8BVK', '2', '{amount_captured,fee,status,received_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '153', '153', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_S99tzUXQrlnzu8ChDfqNG8', 'practitioner.updated', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', '3', '{licenses}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '137', '137', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_SJW0dSwbrZ6eF9VvslYdVA', 'deposit.created', 'deposit', 'dep_2yN8JsjAix9HF0KBJOQ2Dn', '1', '{}', 'req_MX073ZpcgH1XvrdBWJcpHK', null, '2026-11-16 05:42:47.053+00', '2026-11-16 05:42:47.053+00', '97', '97', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_SVX2SDCA5lKjVto3b1ym7d', 'practitioner.created', 'practitioner', 'prac_Sizk6RyUZ6X0K5u3FyT88t', '1', '{}', 'req_XCwSdIMjBVdebT1YTCvnfT', null, '2026-11-16 05:42:42.266+00', '2026-11-16 05:42:42.266+00', '20', '20', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_SyCf6bkmiO1oOCk6RmLdJz', 'person.updated', 'person', 'per_Ss3inlNIHwylcEpurs6r1V', '2', '{care_team_ids}', 'req_fKwqLqor9Ee59bFnNmckgt', null, '2026-11-16 05:42:42.696+00', '2026-11-16 05:42:42.696+00', '35', '35', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_SyS7LjbeUKcevp6MdV7Qwn', 'practitioner.submitted', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', '2', '{reason,current_verification_id,status,submitted_at}', 'req_1tTzYCbf0xwc1Jxqg2CslO', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:41.677+00', '7', '7', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_TYwBzr6dLLFzifiXZSQG7y', 'practitioner.availability_changed', 'practitioner', 'prac_HgayFk3uQeDzZL2QJsUrHj', '2', '{published}', 'req_VulcwRgAmIkkqrs3TvdDje', null, '2026-11-16 05:42:48.801+00', '2026-11-16 05:42:48.801+00', '123', '123', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_U1dasue6A2hkmvrqjaC4sZ', 'eligibility_check.completed', 'eligibility_check', 'elig_x9UewnAv91UeBXVOShLWEY', '2', '{outcome,plan,benefits,summary,warnings,errors,answer,attempts,expires_at,send_after,status,completed_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '148', '148', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_UOBSuJg3sDsolePvXdB07O', 'person.created', 'person', 'per_Il6s7J8JCRMOFlakfmP4UF', '1', '{}', 'req_cMF12jVKP6cuMsh2FyqMhs', null, '2026-11-16 05:42:43.718+00', '2026-11-16 05:42:43.719+00', '51', '51', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_UmhjDUtnRrKEg7zCvEBFHT', 'assessment.created', 'assessment', 'asmt_IYKz9mwBT9Kro1PRVtLcpw', '1', '{}', 'req_ehuvDn71alMp8jjifiFWaS', null, '2026-11-16 05:42:43.158+00', '2026-11-16 05:42:43.158+00', '45', '45', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_V7Xy4m9LXR7eh0T1sWt4MY', 'practitioner.created', 'practitioner', 'prac_uPeIc7AeF4AwBnqPLqDDxA', '1', '{}', 'req_kOoxuqZVTMjDU4GCzcNIyq', null, '2026-11-16 05:42:43.226+00', '2026-11-16 05:42:43.227+00', '46', '46', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_VzQm2OPelcWNpm9wTweXi4', 'payment.created', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', '1', '{}', 'req_kei3UIALcZPtaFEZ3aMvgn', null, '2026-11-16 05:42:44.029+00', '2026-11-16 05:42:44.03+00', '56', '56', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_W267rR1wZgv3KDS0c9wAYm', 'consent.created', 'consent', 'con_N299bt6wnA3FcYTRjKExTN', '1', '{}', 'req_kMHCa2HvXxspIixD43aq31', null, '2026-11-16 05:42:45.579+00', '2026-11-16 05:42:45.579+00', '73', '73', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_W5KLy6sHBqglRWKs6ra9Op', 'x12_document.created', 'x12_document', 'xdoc_zGiygoAThiBcctxgYijr6l', '1', '{}', 'req_cH79TbbOhtUHHfSM2arUiJ', null, '2026-11-16 05:42:46.438+00', '2026-11-16 05:42:46.438+00', '87', '87', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_WV5ltbLXuyaifQLLz3WO7A', 'person.created', 'person', 'per_cVuqzlXqbunDGrvb0a992J', '1', '{}', 'req_oKdCBrrFIYvEKFux41e8QX', null, '2026-11-16 05:42:47.625+00', '2026-11-16 05:42:47.625+00', '103', '103', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_WVAxgJdK8dpobUzedJRHHY', 'check.created', 'check', 'chk_TwNvUL7D9o6nCcLKN9pNiP', '1', '{}', 'req_1tTzYCbf0xwc1Jxqg2CslO', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:41.677+00', '10', '10', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_WX0s7lmAt47fCXzQ6GktDr', 'payer_contract.created', 'payer_contract', 'pcon_iGe2YTnNLTMWcdNnVDUAFV', '1', '{}', 'req_qUJNOZ4JN2V3JYTkbPvp37', null, '2026-11-16 05:42:44.992+00', '2026-11-16 05:42:44.992+00', '65', '65', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_Wh5PDisLdP2FCCVPHnXKGb', 'practitioner.created', 'practitioner', 'prac_y4C7eltICBbtDQV4mkc6NF', '1', '{}', 'req_UdFrw1yZnWggFSQOLNtlPV', null, '2026-11-16 05:42:41.829+00', '2026-11-16 05:42:41.83+00', '12', '12', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_X4RYNnXiiMLcjm6f7OUZTd', 'payment.processing', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_51fDXsJwKKfiAZCjLjsPwO', null, '2026-11-16 05:42:44.141+00', '2026-11-16 05:42:44.142+00', '57', '57', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_XCJQJT8uKxOygDxovs648L', 'x12_document.created', 'x12_document', 'xdoc_w30j8fc38fi1svofqFyu9r', '1', '{}', 'req_5cE0V8SCevA7Fe9WViWkFW', null, '2026-11-16 05:42:46.495+00', '2026-11-16 05:42:46.495+00', '88', '88', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_XfnvPHYkFh5tJTQZAWS9Hl', 'practitioner.eligibility_changed', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', '5', '{eligibility.US-CA}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '161', '161', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_XjdZUWwNEUPSH8AXQ2nrhJ', 'person.created', 'person', 'per_RMphwl3HVRWgebNky8N76t', '1', '{}', 'req_5nNTyyGFzQCIKwKuIHSojw', null, '2026-11-16 05:42:42.101+00', '2026-11-16 05:42:42.101+00', '17', '17', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_XxvBaoCD0CUBkZDbBAP5FO', 'person.created', 'person', 'per_5Hn45olDJqJy2ydZX8mtXL', '1', '{}', 'req_JgebDDJsEuydpQNdDQ82z5', null, '2026-11-16 05:42:41.933+00', '2026-11-16 05:42:41.933+00', '14', '14', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_YFLXjD3ZJIqCY4PrHK6pB4', 'person.created', 'person', 'per_Z2V3p9R80zjd4JUw0IxstG', '1', '{}', 'req_eUaUsjPO5ekTY9KyHdmA92', null, '2026-11-16 05:42:46.925+00', '2026-11-16 05:42:46.925+00', '94', '94', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_YG1CtN1gIfVixsmmNgvTu8', 'person.activated', 'person', 'per_sA9jIB4doxRD5GSy2rfOny', '2', '{status,activated_at}', 'req_QDa0YlNwOKPWEe0qKaMPpe', null, '2026-11-16 05:42:48.401+00', '2026-11-16 05:42:48.402+00', '115', '115', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_bc3FvQAJI9C2KXbR1KOkgj', 'x12_document.processed', 'x12_document', 'xdoc_zGiygoAThiBcctxgYijr6l', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '155', '155', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_bhHWBSXH5ZcJX2sinLXVqq', 'remittance.excepted', 'remittance', 'era_YxKzZNV5zj1hBl76AfY08h', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '159', '159', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_bhfGbAN3rb7tRbuYHiCueX', 'coverage.created', 'coverage', 'cov_me7qrkD9jYQkQGNmCamgCr', '1', '{}', 'req_YwjCPbCq6BQtCTILlQunwq', null, '2026-11-16 05:42:45.517+00', '2026-11-16 05:42:45.517+00', '72', '72', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_bnwHQaeLqXUM9MGIaT0PWt', 'calendar_feed.created', 'calendar_feed', 'cal_tyzV1rHnNDln9GB3wTVxzI', '1', '{}', 'req_g8YIJ4wgVSX2TkHY4Zpm8U', null, '2026-11-16 05:42:42.493+00', '2026-11-16 05:42:42.494+00', '31', '31', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_c6Td97ZYmI8B2uzPPIBJka', 'eligibility_check.created', 'eligibility_check', 'elig_x9UewnAv91UeBXVOShLWEY', '1', '{}', 'req_gekxVNk0cv7C8r1JRfZ7TJ', null, '2026-11-16 05:42:45.667+00', '2026-11-16 05:42:45.667+00', '77', '77', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_cJDuO11S7hRlSi8S34LDWN', 'session.created', 'session', 'ses_jLwdKvKWewV5EQHLqKNbWi', '1', '{}', 'req_QDa0YlNwOKPWEe0qKaMPpe', null, '2026-11-16 05:42:48.401+00', '2026-11-16 05:42:48.402+00', '116', '116', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_cMK9nklXNwAV6UXNlpTWMV', 'transmission.created', 'transmission', 'trn_cPrKQDhChzikjjJHZNyxzG', '1', '{}', 'req_c3lOZHTrQRQSnFZN2XXIWQ', null, '2026-11-16 05:42:49.414+00', '2026-11-16 05:42:49.414+00', '133', '133', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_dNpQvSduLVMUTAlkptL1s9', 'payment.updated', 'payment', 'pay_sN5vBfEWRDWCTBFvmO8t5H', '3', '{processor_reference}', null, null, '2026-11-16 05:42:44.346+00', '2026-11-16 05:42:44.346+00', '58', '58', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_ezqjQhUO3hbKfRFwF3voVB', 'consent.granted', 'consent', 'con_cGNoD1A2Lv7FEzFFqQnHlm', '3', '{evidence,signing,status,granted_at}', 'req_9v97n4sVMqPXCsFMOyTwiY', null, '2026-11-16 05:42:46.222+00', '2026-11-16 05:42:46.223+00', '85', '85', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_f2c66nu3ZysP5auye4CFuT', 'coverage.created', 'coverage', 'cov_6q9cMGlhLBFtANStiwTYyI', '1', '{}', 'req_PKmE6vN6lZwZDWTqzxIzwF', null, '2026-11-16 05:42:45.089+00', '2026-11-16 05:42:45.089+00', '67', '67', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_fbfLsflDicW3azOsDqpdqs', 'dispute.created', 'dispute', 'dsp_Tc6QaRvZZR2hSv38aY8CUK', '1', '{}', null, null, '2026-11-16 05:42:48.087+00', '2026-11-16 05:42:48.088+00', '108', '108', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_gRQzzEFtHDXmsWXoy99BA3', 'check.created', 'check', 'chk_8qgU5u0EQtIWcaW0bGR9G6', '1', '{}', 'req_1tTzYCbf0xwc1Jxqg2CslO', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:41.677+00', '9', '9', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_hSqgEnbiGFYUt2RGQ93pTz', 'check.created', 'check', 'chk_B8AR44ValQoVyKfHTbprt5', '1', '{}', 'req_E4c7m75oXuEIbdc6EEzJSl', null, '2026-11-16 05:42:41.865+00', '2026-11-16 05:42:41.865+00', '13', '13', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_hc1Y3oG2S8nRUJULmzNuV2', 'session.created', 'session', 'ses_3I3lgak0hMuMFHd6j508kd', '1', '{}', 'req_uVAT1HHbHwfIrHXJqbaxdv', null, '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00', '27', '27', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_isU8Mh0xtHgkIbJv3lbYnS', 'refund.succeeded', 'refund', 're_pt2K6zSDhojdovJoBgwHgr', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 05:42:44.72+00', '2026-11-16 05:42:44.721+00', '62', '62', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_jE4kDUnAomYN7xCuv4vV9E', 'consent.created', 'consent', 'con_eah1iwxfN8xNFxCFYQSlzu', '1', '{}', 'req_p8gIrR68c0UwGf6Kbop2v8', null, '2026-11-16 05:42:48.252+00', '2026-11-16 05:42:48.253+00', '112', '112', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_kJ1yzPFm6ZyMGkKxnWp6e0', 'disclosure.created', 'disclosure', 'dis_79Ct7DTrZKgBRuKclnxDu8', '1', '{}', 'req_gekxVNk0cv7C8r1JRfZ7TJ', null, '2026-11-16 05:42:45.667+00', '2026-11-16 05:42:45.667+00', '76', '76', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_knvDuuMOaeQ5kIYD9mj2Lx', 'consent.granted', 'consent', 'con_eah1iwxfN8xNFxCFYQSlzu', '3', '{evidence,signing,status,granted_at}', 'req_FVVFrMTl9L5tbpezGzKDPK', null, '2026-11-16 05:42:48.321+00', '2026-11-16 05:42:48.321+00', '114', '114', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_m5GRrcFaAvfz5L2qi5rizr', 'payment.updated', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', '3', '{processor_reference}', null, null, '2026-11-16 05:42:47.891+00', '2026-11-16 05:42:47.892+00', '106', '106', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_m6STk89DtQ8JbLgzjbyZit', 'remittance.created', 'remittance', 'era_2ZvCTi0kOtBne1lY51abDw', '1', '{}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '150', '150', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_mbQlGhiqRjabHm0QlTNzSz', 'api_key.created', 'api_key', 'key_SoqsQaKB3idgveTzLQRsd3', '1', '{}', null, null, '2026-11-16 05:42:41.257+00', '2026-11-16 05:42:41.257+00', '1', '1', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_n581C3p6Mi09T5bsLHyAAh', 'practitioner.created', 'practitioner', 'prac_n2c0e8I8KHwqsZpuVWvs3t', '1', '{}', 'req_kislCwcYOQk5r2SsZqr9t5', null, '2026-11-16 05:42:42.684+00', '2026-11-16 05:42:42.684+00', '34', '34', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_ndZZAFscQKmDsPUtrOSzBe', 'emergency_access.created', 'emergency_access', 'emg_ff3aRGwM02pLhE0iyNQmf5', '1', '{}', 'req_EWJjDsTWdGOt1zaRsvVtmy', null, '2026-11-16 05:42:42.169+00', '2026-11-16 05:42:42.17+00', '19', '19', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_nxv8xp7d5owhrvOLGLKktQ', 'billing_provider.created', 'billing_provider', 'bill_1lwlT5bBr90Oe1PszpQMUv', '1', '{}', 'req_4hSUTvy3nGv3WeqIEdvem0', null, '2026-11-16 05:42:46.015+00', '2026-11-16 05:42:46.015+00', '80', '80', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_o8AGy9ml8P6TmsLOuFzBw9', 'coverage.updated', 'coverage', 'cov_me7qrkD9jYQkQGNmCamgCr', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '149', '149', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_oP9cexFiDZFZWhu0oefvZ5', 'risk_flag.created', 'risk_flag', 'risk_iwN4H6vCfiwGG2NaMjFgJT', '1', '{}', 'req_xt8ApVKxUIVYXwlD6YvR3Z', null, '2026-11-16 05:42:42.99+00', '2026-11-16 05:42:42.99+00', '42', '42', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_oi59bBHJkR878bAh1A1US1', 'check.passed', 'check', 'chk_8qgU5u0EQtIWcaW0bGR9G6', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '136', '136', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_ooDCosnIYpHRyiGyTExwoZ', 'practitioner.created', 'practitioner', 'prac_umMgXW8jkHKaDzGqCYnAcq', '1', '{}', 'req_Ep3ws8mGTsa45BjihicJs2', null, '2026-11-16 05:42:41.57+00', '2026-11-16 05:42:41.57+00', '4', '4', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_owfBKP38Lk8GfhUQXHosNg', 'consent.created', 'consent', 'con_oxDdateNdBOvl4NMxZRKPe', '1', '{}', 'req_AZBKrmGaTCOHjk5akZ8KHy', null, '2026-11-16 05:42:45.183+00', '2026-11-16 05:42:45.184+00', '68', '68', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_oxskW7qYepUyS5EzwHo3KS', 'person.created', 'person', 'per_ENiH9szhn4qPysnWPZVHDv', '1', '{}', 'req_zvphOUqo5S2fH3f5GHCkHG', null, '2026-11-16 05:42:43.591+00', '2026-11-16 05:42:43.592+00', '49', '49', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_pIsPvyECfNl2myVkWdQCmp', 'person.created', 'person', 'per_RcQjtNc8N76jIMXHJXOqoA', '1', '{}', 'req_arYf8kEGxvNOkXX8v0v74a', null, '2026-11-16 05:42:43.823+00', '2026-11-16 05:42:43.824+00', '53', '53', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_pNDad25tBdaeKsTf2GoHqH', 'scoped_token.created', 'scoped_token', 'st_T8nvXczAM6tkTdcAAcBKTL', '1', '{}', 'req_AzvCHuSD5yns8MouXQbyop', null, '2026-11-16 05:42:42.289+00', '2026-11-16 05:42:42.29+00', '21', '21', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_pXOiGtSxlqNOw6oF0cj7Tv', 'payment.created', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', '1', '{}', 'req_aPypYDuF17SwzNql6nouUd', null, '2026-11-16 05:42:47.662+00', '2026-11-16 05:42:47.663+00', '104', '104', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_psFxH0F7HZG7xmbAZdWb1F', 'check.running', 'check', 'chk_SMpnycZZcypUDhC3CMvoOA', '2', '{attempts,status,running_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '140', '140', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_qSres1KfQbm8KQfk5Te6jo', 'claim.created', 'claim', 'clm_Bg2jvNoP7JIyIxSjw5iZ1U', '1', '{}', 'req_WOjYdJouvXZQmdII9pmrnv', null, '2026-11-16 05:42:46.304+00', '2026-11-16 05:42:46.304+00', '86', '86', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_qtYx8nmrLU4dhwYCja3Io5', 'person.created', 'person', 'per_hitpKcJog5bDh2zeBmkPvC', '1', '{}', 'req_c3ZVSwVuz3FblBH4bI9m6O', null, '2026-11-16 05:42:47.145+00', '2026-11-16 05:42:47.145+00', '98', '98', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_r1PgIfqsPoCKhGtcXVFLga', 'remittance.excepted', 'remittance', 'era_2ZvCTi0kOtBne1lY51abDw', '3', '{claims,exceptions,waiting,provider_adjustments,payment_id,status,excepted_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '154', '154', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_rtlLIv6d3tiElHHIrdqo7i', 'practitioner.verified', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '145', '145', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_sEJ3uvYmIqcKzoyvcmhE4f', 'check.passed', 'check', 'chk_CFHD2BSFLiGABus7rLX2jg', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '139', '139', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_tKh6AjkTNo7WQHcPu7WMR6', 'check.passed', 'check', 'chk_SMpnycZZcypUDhC3CMvoOA', '3', '{outcome,fault,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '141', '141', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_tYLW7bG395i4N9RNnMmfDj', 'consent.offered', 'consent', 'con_N299bt6wnA3FcYTRjKExTN', '2', '{status,offered_at}', 'req_cV5ioaoT6YmatqFfYws75t', null, '2026-11-16 05:42:45.593+00', '2026-11-16 05:42:45.593+00', '74', '74', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_tzXHQeXk8F998PFaqcrh7m', 'practitioner.created', 'practitioner', 'prac_EXqVMcJLeiG10tYXWKFF97', '1', '{}', 'req_znMYhevYM94el1s7K80Ztb', null, '2026-11-16 05:42:41.633+00', '2026-11-16 05:42:41.633+00', '5', '5', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_uG6xjKVYVNoxjcMDNAflFC', 'person.updated', 'person', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '2', '{care_team_ids}', 'req_7uEYwnKe2qtcgP0mrz1kLP', null, '2026-11-16 05:42:42.961+00', '2026-11-16 05:42:42.961+00', '41', '41', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_uRiWb9fKXXauiV7n3LbKa8', 'payment.created', 'payment', 'pay_w2z6m6WlsgjmaBCinS8BVK', '1', '{}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '152', '152', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_uoazyRx50IDCVdFbRFoZpB', 'consent.offered', 'consent', 'con_eah1iwxfN8xNFxCFYQSlzu', '2', '{status,offered_at}', 'req_4s1DXR1vvioXsAZpW8d1Up', null, '2026-11-16 05:42:48.28+00', '2026-11-16 05:42:48.281+00', '113', '113', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_upjo82PbJWVQWwt2HOy3cL', 'payment.updated', 'payment', 'pay_wCEYLiEZiNye0E0J6pr6nc', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 05:42:48.087+00', '2026-11-16 05:42:48.088+00', '109', '109', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_vUXZcnSW95ifvd5RR6d9hz', 'practitioner.created', 'practitioner', 'prac_14bR4nLJ8nrkQdtaRAXAkN', '1', '{}', 'req_MkJAYYi2X7p2gk0f8Qw1fA', null, '2026-11-16 05:42:44.852+00', '2026-11-16 05:42:44.852+00', '63', '63', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_vfh9TM7Gp9dRj6lqbxH8uz', 'estimate.created', 'estimate', 'est_BH588eFGrlbDuU8I1fpr2J', '1', '{}', 'req_Aw5LrgQgen1oNrPv7pVqry', null, '2026-11-16 05:42:46.742+00', '2026-11-16 05:42:46.743+00', '93', '93', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_voNpawsrbpk22sIP6mh5P8', 'person.created', 'person', 'per_axdlZ719pd63I9cYM6uC61', '1', '{}', 'req_HpuyNprXHlAfySqJwMt3pe', null, '2026-11-16 05:42:43.993+00', '2026-11-16 05:42:43.993+00', '55', '55', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_vq2TIMemJkXPq4gZ2WvFdA', 'person.updated', 'person', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '2', '{care_team_ids}', 'req_PAOB2lNuKU4MtvOwJER8J8', null, '2026-11-16 05:42:42.853+00', '2026-11-16 05:42:42.854+00', '38', '38', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_w5IdEwZjQ9JliZZhgT4TPP', 'note.updated', 'note', 'note_1X1RL5QoL6xl2YXgMpj8mF', '2', '{sections}', 'req_ikxvegkLSS2cvirU1FJ61u', null, '2026-11-16 05:42:48.68+00', '2026-11-16 05:42:48.681+00', '120', '120', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_wDu4u2o1iivRsCCOoara1G', 'disclosure.created', 'disclosure', 'dis_RFKZ8yCbLVSv7QZ4R0pBeW', '1', '{}', 'req_tNChLZka2T3MtjewQ74wiS', null, '2026-11-16 05:42:47.196+00', '2026-11-16 05:42:47.196+00', '99', '99', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_xPb9rszwIH2jxyS6MzjohT', 'session.created', 'session', 'ses_ugf0Tn2BoDMSlnAZkLKA4u', '1', '{}', 'req_uVAT1HHbHwfIrHXJqbaxdv', null, '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00', '26', '26', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_xgof8mOxgzN6RX1y7XhLwK', 'coverage.created', 'coverage', 'cov_uuRlKb0CVMU78vGDzbA0LA', '1', '{}', 'req_QhmE9K0j3MB4Fc2IHRfUt9', null, '2026-11-16 05:42:49.124+00', '2026-11-16 05:42:49.124+00', '127', '127', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_xywp7L9hR5UqdgJX0fZc9E', 'practitioner.created', 'practitioner', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', '1', '{}', 'req_8AXi1TCvf23ZPg7SRCB1XL', null, '2026-11-16 05:42:42.36+00', '2026-11-16 05:42:42.361+00', '24', '24', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_y3gpLdhawqTMTB6CbGSfAu', 'person.created', 'person', 'per_gRg37xnGv6HNjsa1fDOFSu', '1', '{}', 'req_QkQAdVxSOtzltn7Oa4lwoJ', null, '2026-11-16 05:42:46.035+00', '2026-11-16 05:42:46.036+00', '81', '81', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_zCwdWWWuWPNb7ncWoRm3Tz', 'note.created', 'note', 'note_c0uDPDNaF6zalymFEJONFH', '1', '{}', 'req_JtVhHI49AXP9cnqeru6t6E', null, '2026-11-16 05:42:42.746+00', '2026-11-16 05:42:42.747+00', '36', '36', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_zbUBgescxrdYtOMukCTm6B', 'session.created', 'session', 'ses_nuBZhCizmwqRsKjxMiyGYY', '1', '{}', 'req_3clmNXQOrcR1nY7Pt2Csoz', null, '2026-11-16 05:42:42.328+00', '2026-11-16 05:42:42.328+00', '23', '23', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_zfc4TZu4QnxE9MFSySWEGA', 'payment.created', 'payment', 'pay_PUWMrthatUe6miDB953QEO', '1', '{}', 'req_QwCdtdZKiJpkMP1UYgSvdO', null, '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', '157', '157', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'evt_zoMQZA39UiAlmxrOASCaZR', 'practitioner.created', 'practitioner', 'prac_MXeFR6sFVC7ecs4rLVxpqj', '1', '{}', 'req_mZ7gETIXUkm7yGzTov87me', null, '2026-11-16 05:42:45.975+00', '2026-11-16 05:42:45.976+00', '79', '79', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x013841a101b520e4fbb85a9e9a580d7003c9425700d4c13946797c70c85c64f9ba8c44194ee5', 'XSJHUFeLinYiPVDko589meFF9Mce8wPQrtIEWFUah1k', 'prac_EbTsOKaXeHUzczxDubyATO', null, '\x0129a3d7981fbf06d95994f6b7bb6b432562e5ca384071fcabce5f73e8f3cc6b90be2ae41c296215d8feb5f944f56fa7cca39d33105af3e2ae759c511bf253185a81b5559ba00821131f4e1d695b0ce4e5e3f1b38e44fcac54d109dd6ba25af091279e54d889d64536168de035e74798bc3c6cee754849c5c8a922f2aadafa04442815fea11991d45ee0cdcdfe85f3b159d9a7b88f7ad442c959d191ad1c8ecac9c57048312150d992b3de2b588d0126f688293c620bf93e4bc06ccb0df229644d6b6f500923cfb7e90a699b675593aed3576cafd90fc1bf12b3994db5b4b64a2dcd90fc8650aa888becdf7d6184286f9933e36f467958c64399e4e7646ea5b826536afa391af520d60cee0477993171d6458637d4b26065bab80303426dc47227be8aecb40f848e6db316a4f54d361c95f003eb947ec4f8b7272e94a18513a25ac3e35e68322e9eeed6177e9ddb846d52afc962653e84ba21f89bffd1b0fe0f462dc2c8fffc13746eee966ba4761691b28dd193a5c83c2c7e19f3ce285a6600e3a00eccc4d416d83fa51f1cbd69c87d262dd9d90877458663d24af5320e2ecf17aec554ce88931698f08a992dd2820f0e07af264c614ef713081477562c837fed119d63bfe050c34d9cfa48ebaaaf122f383f08b169cb26597bc096ccd21a79c97d278929a1ae472d0aef72c70f061a4bf5d70a7e4750e8db91db63d12edd678796a709caddf90b37f82005a2afe1b78accac8750161d97c041b43d300917207dd863147f2a4e79ddbd751802f903bfe9bd073e5c9b481f154fe7309658a3b229d2d61a34ee4814859df1915a34e81d4118ed990f278441ecbb3aaba6129f7fbd0379f74b550e4782e983d07a53241f9814dfd3b8eb1953a3d539e3c8d565fa63f810470a61ae7e3f14a2ec17138c76993cfc79b2b42de8eee8a697b1af05b9c4d8930dcea7d3b736940288cbffb6f21a4306de8de0c496fbb9e2041d11fe000223facc5acb400ad147ef0c7478e6b06309d1e76fc81043c21d04a89ed01ca702892712e3db6faa394a964896286e3a1fb9882465f7aaad6c0f87ea34872f7579adc91882989624d251c1cdcdc940c76d3f57161dc5fddedd565be539e80d53936665b7035442d36beaff49a967727a6672f29754d1f17ed3ebcbd5dd3dd33e50f17b6a7061203065b07803219614a2bf01c2cbc3fad0c93434914003e3addf1ade9e8af7aaa1e32bc28347671144390f81c230b35dfaf46ed1c64f3dd33ce05cd6b7d6aafab8ffea20bfab128009a3d834b202246dd5a0764fe43dac9462fe83c4a4e70e3aa15a8689470a8f79acbef24f41b97b135252b474c344b525f55d83731b6c5e20f693348bd21c2a5b638a01caa5969fbcbf9a84e906133a0bdd7e0b86bd9423bb35978e9f31ae1a940bc8910213e22d44efe5a0e4513a412a1c250d0a8febb717ec34ed9acbf5166ebc310688ed42e4b4877e28142a455c7189fb8b6bf5e7f3e487dd66c213d4f5146d582298615f70610fe0a413cd13530c42d7d02430c8abd60f45b161effc14d0837ee2691d1789f1979a572d141b754750b6da8772e7fd6b945fe01e9cc0f6911cf0a137c444d9ecb8ea8a6cebdec2608c4585df66f076083c72b689ad6638ab6bb75c51435f5ebbd3e5b50b63d896f8', '2026-11-16 05:42:48.757+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:deposit_clearing:dep_2yN8JsjAix9HF0KBJOQ2Dn', 'usd', '0', '-12500', '1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:deposit_clearing:dep_WKfMMwfUk5vIo0HErJJoJc', 'usd', '0', '-12500', '1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:patient_ar:per_ENiH9szhn4qPysnWPZVHDv', 'usd', '0', '15000', '1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:patient_ar:per_Il6s7J8JCRMOFlakfmP4UF', 'usd', '0', '500', '1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:patient_ar:per_axdlZ719pd63I9cYM6uC61', 'usd', '0', '0', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:patient_ar:per_cVuqzlXqbunDGrvb0a992J', 'usd', '0', '0', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:payer_ar:clm_dgpxvf1oCYWd2eN5izDRIw', 'usd', '0', '18000', '1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'liability:patient_credit:per_ENiH9szhn4qPysnWPZVHDv', 'usd', '0', '0', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'liability:patient_credit:per_Il6s7J8JCRMOFlakfmP4UF', 'usd', '0', '0', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'liability:patient_credit:per_axdlZ719pd63I9cYM6uC61', 'usd', '0', '-1500', '2'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'liability:patient_credit:per_cVuqzlXqbunDGrvb0a992J', 'usd', '0', '-2500', '1'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_7xvZ6dyMOaKzQeeQ4HGnaa', 'deposit_received:dep_WKfMMwfUk5vIo0HErJJoJc', 'deposit_received', 'usd', '2', 'ZN4vIE6IKjggk7HmXb0o_k-QFcsPLzW_Jar-SZ_UqG0', null, '2026-11-16 05:42:47.558+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_7yz76ys4ZDz8TlJkqACNow', 'fee_paid:pay_sN5vBfEWRDWCTBFvmO8t5H', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 05:42:44.438+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_A3mPDlzELdSsK3ZttX0R3U', 'dispute_fee_paid:dsp_Tc6QaRvZZR2hSv38aY8CUK', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 05:42:48.087+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_Fcjp6itKbzGQfj0MPDvckN', 'balance_adjusted:adj_ZjWci0yYyRC5MuIwRARain', 'balance_adjusted', 'usd', '2', 'VzSHGadQHG4_67UzMdN5GDV1ovU8thZ3401GnFervUw', null, '2026-11-16 05:42:43.744+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_GHzBY2gkEul9CTp78NeI7h', 'refunded:re_pt2K6zSDhojdovJoBgwHgr', 'refunded', 'usd', '2', 'sJ6uI1ocKeKY980RZeCHNuCEFg57_zIEDATVS7vZyWA', null, '2026-11-16 05:42:44.72+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_LEnbuJuSfKoMReXNhCMqkt', 'deposit_received:dep_2yN8JsjAix9HF0KBJOQ2Dn', 'deposit_received', 'usd', '2', 'csLhQSwebaC90_pexAWD1IgmxxDsJP0nFrGnJkL34Pg', null, '2026-11-16 05:42:47.053+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_RRkFmZLpnSRctczdvxN7BM', 'copay_taken:pay_wCEYLiEZiNye0E0J6pr6nc', 'copay_taken', 'usd', '2', '3pI-GsfHfMx7b7j5CfKikJElhIWmD9htAVCBwc-H6C0', null, '2026-11-16 05:42:48.013+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_c5XuM8IQjVmeVhIZNv4SN2', 'fee_paid:pay_wCEYLiEZiNye0E0J6pr6nc', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 05:42:48.013+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_huNCCeWUdOoqtaVelGwgcs', 'claim_charged:clm_dgpxvf1oCYWd2eN5izDRIw', 'claim_charged', 'usd', '2', 'lyb2Qi0yhXe9KbwqP4Hb1GfgYJzRezMWCLqlbLi5mg4', null, '2026-11-16 05:42:49.414+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_uzwDXmgQIOXe21QVjT0Dnx', 'copay_taken:pay_sN5vBfEWRDWCTBFvmO8t5H', 'copay_taken', 'usd', '2', '2ylitspmoDxYEllzgiJtvuWSDlBNCKJgRT8n4eP6QZ0', null, '2026-11-16 05:42:44.438+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_yEt6rdRJQxL3VwBeXdhyDL', 'self_pay_charged:chg_5ec85WaZ7axmxZnxF04Ewb', 'self_pay_charged', 'usd', '2', 'RH3sJfEpT85jOY5YoaHKMycTqXnQHusDpEWM_ZWyQhs', null, '2026-11-16 05:42:43.605+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ltx_zLhE7MUmJ09mrvjPxqXFle', 'dispute_opened:dsp_Tc6QaRvZZR2hSv38aY8CUK', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 05:42:48.087+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_0BPEIRlXOsb9kGvW0gbIJQ', 'ltx_GHzBY2gkEul9CTp78NeI7h', '1', 'refunded', 'liability:patient_credit:per_axdlZ719pd63I9cYM6uC61', 'usd', '1000', 'per_axdlZ719pd63I9cYM6uC61', null, null, null, 'pay_sN5vBfEWRDWCTBFvmO8t5H', null, null, '2026-11-16 05:42:44.72+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_1aSCgW5YLULUp1U49yIRGN', 'ltx_RRkFmZLpnSRctczdvxN7BM', '2', 'copay_taken', 'liability:patient_credit:per_cVuqzlXqbunDGrvb0a992J', 'usd', '-2500', 'per_cVuqzlXqbunDGrvb0a992J', null, null, null, 'pay_wCEYLiEZiNye0E0J6pr6nc', null, null, '2026-11-16 05:42:48.013+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_2K41drb0pu6N8URdZhGD7i', 'ltx_GHzBY2gkEul9CTp78NeI7h', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_axdlZ719pd63I9cYM6uC61', null, null, null, 'pay_sN5vBfEWRDWCTBFvmO8t5H', null, null, '2026-11-16 05:42:44.72+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_I9XsvFj68he1gyYxjlhkf0', 'ltx_RRkFmZLpnSRctczdvxN7BM', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_cVuqzlXqbunDGrvb0a992J', null, null, null, 'pay_wCEYLiEZiNye0E0J6pr6nc', null, null, '2026-11-16 05:42:48.013+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_LCLQLafiZRk8NOxUHniSX8', 'ltx_Fcjp6itKbzGQfj0MPDvckN', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_Il6s7J8JCRMOFlakfmP4UF', null, null, null, null, null, null, '2026-11-16 05:42:43.744+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_LZsNov0XGWzEAKYGezSzEQ', 'ltx_LEnbuJuSfKoMReXNhCMqkt', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_2yN8JsjAix9HF0KBJOQ2Dn', '2026-11-16 05:42:47.053+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_OfQGfI8j8hcCE3TYjHMiUV', 'ltx_c5XuM8IQjVmeVhIZNv4SN2', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_wCEYLiEZiNye0E0J6pr6nc', null, null, '2026-11-16 05:42:48.013+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_RqBldopq9cwFy3Qj5KrfHP', 'ltx_7xvZ6dyMOaKzQeeQ4HGnaa', '2', 'deposit_received', 'asset:deposit_clearing:dep_WKfMMwfUk5vIo0HErJJoJc', 'usd', '-12500', null, null, null, null, null, null, 'dep_WKfMMwfUk5vIo0HErJJoJc', '2026-11-16 05:42:47.558+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_SHOmVvuvDOOkhKF0Xn093x', 'ltx_7xvZ6dyMOaKzQeeQ4HGnaa', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_WKfMMwfUk5vIo0HErJJoJc', '2026-11-16 05:42:47.558+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_VyCoyCw9uHaGrtLeVecw1d', 'ltx_uzwDXmgQIOXe21QVjT0Dnx', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_axdlZ719pd63I9cYM6uC61', null, null, null, 'pay_sN5vBfEWRDWCTBFvmO8t5H', null, null, '2026-11-16 05:42:44.438+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_bSJwrp4cdbXJr3QB06soFn', 'ltx_uzwDXmgQIOXe21QVjT0Dnx', '2', 'copay_taken', 'liability:patient_credit:per_axdlZ719pd63I9cYM6uC61', 'usd', '-2500', 'per_axdlZ719pd63I9cYM6uC61', null, null, null, 'pay_sN5vBfEWRDWCTBFvmO8t5H', null, null, '2026-11-16 05:42:44.438+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_bzQSAdCw02G5co3DFc8XHA', 'ltx_yEt6rdRJQxL3VwBeXdhyDL', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_ENiH9szhn4qPysnWPZVHDv', null, null, null, null, null, null, '2026-11-16 05:42:43.605+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_egeug6DAK3XuM3alzb2OqR', 'ltx_A3mPDlzELdSsK3ZttX0R3U', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_cVuqzlXqbunDGrvb0a992J', null, null, null, 'pay_wCEYLiEZiNye0E0J6pr6nc', null, null, '2026-11-16 05:42:48.087+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_fdggcszt67ZhTZxDFazQbF', 'ltx_LEnbuJuSfKoMReXNhCMqkt', '2', 'deposit_received', 'asset:deposit_clearing:dep_2yN8JsjAix9HF0KBJOQ2Dn', 'usd', '-12500', null, null, null, null, null, null, 'dep_2yN8JsjAix9HF0KBJOQ2Dn', '2026-11-16 05:42:47.053+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_k6icRg4VjvCAJis9SwFZC7', 'ltx_7yz76ys4ZDz8TlJkqACNow', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_sN5vBfEWRDWCTBFvmO8t5H', null, null, '2026-11-16 05:42:44.438+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_mGgYAIQSHT9ArUxROlgHgC', 'ltx_huNCCeWUdOoqtaVelGwgcs', '1', 'claim_charged', 'asset:payer_ar:clm_dgpxvf1oCYWd2eN5izDRIw', 'usd', '18000', 'per_ARJCAwLLXgyHQYaevc5Gci', null, null, 'clm_dgpxvf1oCYWd2eN5izDRIw', null, null, null, '2026-11-16 05:42:49.414+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_o9sCHyodaBIWu3Wb0oTn2n', 'ltx_A3mPDlzELdSsK3ZttX0R3U', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_cVuqzlXqbunDGrvb0a992J', null, null, null, 'pay_wCEYLiEZiNye0E0J6pr6nc', null, null, '2026-11-16 05:42:48.087+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_oJtpX2soZEfrAkIW1lpxxp', 'ltx_yEt6rdRJQxL3VwBeXdhyDL', '1', 'self_pay_charged', 'asset:patient_ar:per_ENiH9szhn4qPysnWPZVHDv', 'usd', '15000', 'per_ENiH9szhn4qPysnWPZVHDv', null, null, null, null, null, null, '2026-11-16 05:42:43.605+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_qtuovTOTQY1Tc1sbn6hFOF', 'ltx_zLhE7MUmJ09mrvjPxqXFle', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_cVuqzlXqbunDGrvb0a992J', null, null, null, 'pay_wCEYLiEZiNye0E0J6pr6nc', null, null, '2026-11-16 05:42:48.087+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_shvRtQePEuvmJw5Pf9iDWQ', 'ltx_zLhE7MUmJ09mrvjPxqXFle', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_cVuqzlXqbunDGrvb0a992J', null, null, null, 'pay_wCEYLiEZiNye0E0J6pr6nc', null, null, '2026-11-16 05:42:48.087+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_tTH4WWo5ZgQDaAn9UDfkS1', 'ltx_7yz76ys4ZDz8TlJkqACNow', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_sN5vBfEWRDWCTBFvmO8t5H', null, null, '2026-11-16 05:42:44.438+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_wS9WWeZqEC5Z4R49DF44J1', 'ltx_c5XuM8IQjVmeVhIZNv4SN2', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_wCEYLiEZiNye0E0J6pr6nc', null, null, '2026-11-16 05:42:48.013+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_whYn1rDUSjMILlgaj5Oz3y', 'ltx_huNCCeWUdOoqtaVelGwgcs', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_ARJCAwLLXgyHQYaevc5Gci', null, null, 'clm_dgpxvf1oCYWd2eN5izDRIw', null, null, null, '2026-11-16 05:42:49.414+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'le_zg8mnxsNCKkaSKVevkp5pq', 'ltx_Fcjp6itKbzGQfj0MPDvckN', '1', 'balance_adjusted', 'asset:patient_ar:per_Il6s7J8JCRMOFlakfmP4UF', 'usd', '500', 'per_Il6s7J8JCRMOFlakfmP4UF', null, null, null, null, null, null, '2026-11-16 05:42:43.744+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', 'per_IjedsPbE6icQzfcqrxD5xQ', '\x6049b891ea6ec8fd9c96938298418609');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pcon_iGe2YTnNLTMWcdNnVDUAFV', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 05:42:44.992+00', '2026-11-16 05:42:44.992+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', 'prospective', '\x01fb9b49e744468334e8d0a81e8144c01d4d4cf84860e2dcad753741d944231474e0dca26f277b5eda0ef8c142867bcdfcb1721b920f88abe7ed7341d04c71f34b2abcccd3159c6ece608da780a614489c1dc2d992d8eeba2c910ae527ab5dc494bbf182cd0dd932fcf30b31f04aab2e7cf6e0c714acfac7cbf4b31e48ffbb407fa324b99f1d6286ea6e84ed708fe5f4d92cc43a8053b678e22f03ad0a61988eb9f6e022cf9b48cd5391244382d036189a6e63cd7183a7ead69523a0b1f6ebea7f5668aada6b4255dd18ba9750e3e03d9e242a6d4c8c02a91f45079d8940a53a8ac6da4f13d2a3ab946c1833cf603bbc3a35bb74ea2ed41ea5ff25747ffdc5964a44b684a16391637f716a78aff728d7533f4f9a5ab325fbec69e2c1e8b101b2d0f5964d10157ef5dc8fbcb82d64959040eddf2a103a8828ce36e52a00a19bedad98312beb22be0530dd914f38b9315536a93b53b33726c0810f92355684146023a4426db68e02ebba2bddca3494a2a1fd7dc1774f93839d6356dde24a1991809a32e8802efb85408b337bf8477447df546e53b3de58d80bed19e868fc6fe6550829cf47369f88dfff3bc6b6bc3baa8e3389ddff0016e496540f20', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:45.029+00', '2026-11-16 05:42:45.029+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', 'prospective', '\x01e2cd9b8ca1cd714a735d6c5ec3f9d1240dae5d15d2e454cd2aa0d456f618e198d5b9088d99ab952d342f66a803908fcdbe283b98c13931bfad1dc417596287417ced74632dbab0ec81a8d7e1f59f9077d9b2366bd7251071963dd948388a8093027d60aca6887491e55b4ea9a5ceb35bda9073ab74ae48f9667e922a55d01cc6058dc20e90de9572a92e096358aba471c440e33975c224b3ff5dfe7a7af5c8c8035180df8cf55b6a0503c80d8457c2ebb2c5fabc949cb8b4ddfa804707d81e9a710080ef9b25c5d9948acdf6175411f4deb371e53dad6026ffca951460de4542f797ebc898b55db918060408fa452a5894f454f3e15328fabd805a54c29f4f9193de8b96278b4f24bafe5c8d3cda46ab0a1221cab2292da48aa6f1f345a3d7170ed87949afcce70053335989aa6e46447480a8b314990aa8f23f094b42ff37d3dc88471dc2d56da8da3af217597d74252b9a82fd36ad0e991137e60fe7f8e8998da3d041ddf05c1f564f20470ecd0eebc58c91dd9dc7df00914d9726044e3fddfb3c0e868a9cf7e40c3965171735d15f0f528a1501e257e6a2c7b27b6fbd13790eb3d04619a78819fe55c75bf1236cea55e3ea72f04fc672e9bd', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:41.933+00', '2026-11-16 05:42:41.933+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', 'prospective', '\x01411df3458573fc9c4bae2b5896707b3bde60d1ba6957e106e9e435db871118e277b83940c3d78adb3dd11a151b267c46d1914fe8df63abd0c05d5e25991c3b63914b5688db55e48c256c83c60b85e1ba285ee4e21c10d2a5f880f3e8d8bf4bddbd8b6a7806af2fa78f43ad5f9f273076e94185e4d7b5c532bb38f4cfff59a506232b63476c98cd02978c1fa709b0f45dce3f75f4b78c9de34ab5d0158fe5abbf857f546f519389e159b5ac2eec1f03f8fea73c47766bc678fe31e050b28f290cbce5791b3af31b704ed5c9a76cb96f1e87ab176280fd40a2c6b0c13f22c9ea02087d151e486be0c5d2bc4470c73b86658ae15048f4d6c3d247f0253b98a0dd2b0f7f31a38e798ea3c6b7ee01cd7f4ebac1d8ce0a931223ca18ad8650d97413e582b49e91acef0025757b36ed411a849b489ccc4b7f81262f6d9dca7562b166113fe8b5bc28bb4f04f44ba253e009bd410b074fc5e8d84ffae5350e25824a52a807efbbb4f3bf97cd867bd4474e780a6675243b2cc574af7cd29655b0f2a770b4cb4ed44b231949b024c6eb1f3b9e40a4e8fa88d2295a7df7e2e02e8a873d8f8eafca2d4dcc81367dce84fffc28740c7e9c213fcca32e2de99bf0', '{prac_n2c0e8I8KHwqsZpuVWvs3t}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:42:42.833+00', '2026-11-16 05:42:42.853+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', 'prospective', '\x01193e869ff3491591faaca8a15898d02589a51db6b084944f950f0fc1872d5ab602869fe8629f0a39e6863ac6188b5b7541acb70a16c513fa253ce3edf703fe9a9fefb73f017f5d5919d612925ed828f9b812cb2854baca233ac35a3fcbb030b090cf5c67ee604f689b60b6d81bbd3c27ccc8eb36272314f54aec0e7041a99da89e6e6999af78e70d3a5257e31bc2621a496fc36448d7879d14c7940e5722f46be8cf4213c30616bf79c4fcca1cc608d46e90b30ec2d8ce5a3cb0ef459c260db86dd3ff21abb2bf988c7388c489f88b108da4f0d9a20b63b27e26b7665b2f63aa75b6c4aed86a3057b24b4d2cc9617cbcc77e16fc57d5fd14b608b1bbf36c584393aa3fdc5eeef7ca4f5c24a8ec9966e3d80a926dd755eadac5a9ae4a3b96ef2958c758e47e352af9265d0930d33032d8ed85a18c9dee238e33586cd39c3ba18f08fc67fda329f98ed821259b0f448a9075f9fa1a8dcd854b1bc4ad5503270484cfbd739525e3fa486ebb365d7faa49ef229dd4a494241ee4394cb48799bfef979aa69cdbea5b15edd921602c5f1ee221eea103251dc3c3d291694b5c92c49047856a3e9da14eecb78080d33d9be49d98deab6dc57ffe2dbe49d9b0b1194ebaec5265ac94d821dd372a20349eb86eb0969f40f68ca52abce20c063a05e6a5a2099ea52fa5994a41fef36e489bb3462c2924b680e4f312f23e4f981edcd0c20cdd1a9a5617061ee93ff0fe851ff1f34b0b4cd7eeb36ab28580898de989c7df6df117e3039e76932e6a3b9a828c79', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:49.089+00', '2026-11-16 05:42:49.089+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', 'prospective', '\x0108db8c1a693bff19a904fa69e6e9b6cbebd17083499e0b9240ab3a6e58e0f14aed9ed0479521997b25e1374f98ed43e92fcb606f509e56ff4d2c722fd2d3eea0e369ca96e36ebe8c00c08d620b1b4973113eb654004ecef85b2982b25b340be45647cde21cdad75d56ce82a6db5896105e8a96e030008ef91ff738fc6cfb4b858c3a5ea1ea2b7cd8b2b52e34c1fa1de4c65efb1497ed22d12f5fed9dc8a2b1cce2ded45d1b07c323e75e10fe31f4e42d687fab1d4508b0357894a88f798d6b2b194f026278460e8107ae28aac151e48863efb2b0c3bed64501b18a6b9515e3b63ae6e83743d59e374e7fa301cdcc462b3b1d8a9ff1b3dd50b0487f3fa1e2958f8d6c85d2f37b324673753da9f64a0ab72674cb7399976d0adf93c77c617e9c5eee139eba8169e39ab0ee246c8a31e2a354fcb644b9dc5a541b8356e4ae74fad646adb15a9d35d04d9a4ad412ef21e44a74747aacb884bced9e2e1d9aed64edc72c73b0082e7e17a7f15d9dc109e6d5066ff92d0594b7a21f774df17eb0a491669af7ac6f9c58d05509775e911460ff96912460fa693beff5d55c8b1746c2977470f16a627efecf257d888a8404802097b1fd1fd68f4f8febdd94', '{prac_n2c0e8I8KHwqsZpuVWvs3t}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:42:42.929+00', '2026-11-16 05:42:42.961+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', 'prospective', '\x01e0c244dc5f35dc1412e46ee9ed6a261d52d329309a792bc4aaa6cfe9c9925558832549768100b622042f002a453667841251b4478b5b3e9cd70f643284ca2ce66e5503151d0f708a57288e9833596008de601bdacbefb58516136a6a813391d0e87e5e5137bce6c2b5f364cacf1751f762aae068597e200f345e1160321ad8dddfabd3458ed06e6cc9fd6029670dd924a67aae066cca5d89d46fddb441a8f485c21ab36759d1ce4be3a86f3c80cfebfe9494fecb14e5817fd323c1223ac4d59d42ca9c2b47099c5a9b00383200e08f463a647b452d1f87db8db9c04e6d0a423718a478df0715d083dc3817043d612915e9dfc1ebc3c9f5cd77095eb5a9670d45a84482d690638a7c0e13a47114f580f1dba784253e4a16ec3e3bf7abe5d15a54073320031a5fe1a31393bc612a3d8917f7ec7533b7de9c8b97a92d2d3f1d389c45a25ef92eb71977d107aa593aead3851888c0e142a58f097620939143832f7a3d586f2af79116dde59a747455ee6cc4e723d85f13d6b3db20e0ce44cdcbcedba94a0aaac257ad5156a49f07d8be20aa18f805d52a35a5106c19e83ff024126379f24c59638b4b7a3a6be50ad0555fc91d93902c8f9d973e419e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:43.591+00', '2026-11-16 05:42:43.591+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', 'prospective', '\x013917edf7b617f6b1a6959843c032d0adbf1c1350ee259998a8b1ae4ba07bc73f25daa48dcd242b9b6e42c92a354577cf6c2f835cdc256b52775d9315930990a72b70bc79dc6a74d8dc0e106f18de00ef974c754762b87bae533c3d496985052e70547c6e4ade3a295ff750170001f9c3b4306dd1921908c2471a47e1f6a65fa62cc744241ee9fe8519a15bf8a42b47018baa15197f35b67c9fa7cb04ed3ed1b119ac3ca952e9688dc8eb35d12202cae8dd0d074a2c63cd28f7c1f41c9341bf0acc7d1648fd7a2b71e0fcf4353c57765b5f8bca6b9719ef4a3ae3956677e7491971effb82761e31a2fc1a9f6d3e7504606c42f50c96ddd4fc9fa90ac9b0b8b237ed88a25f5ef98f65a2401803a8d47f74d1a5fecf1aa50f1420570c2ba794786af457057b6098df344bbe7ba46871736e4e612824e6718b34a4f525f5f63d2b5c91d63188a53d1c768f1e0cb26584b94936fb03cba9703110d5e53085995bb1ab55ba50e588ca033868e463c1602d7913bf1279e277cd4729bbfcf052613f0752eee5f4e5f49c5bbf6773dde55c278ffde025ca1383b38929010b565da958bab4165d54bee8366292dd136bc7154375af91a80ebf1dfc1236a6ed', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:46.565+00', '2026-11-16 05:42:46.565+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', 'prospective', '\x01f96bc125ce94c8a04432efa1cdc03b166a81da327f6fb6767daa0c56f87ebc62d64551e2226c22d681bc7d98dcceb9f618c69d7a46baec5f198fb91911e4a4a8fb163dd5c2637f8e8a8257448be56c09f300c801a4955529210c054e9487fc9ec034801d86ac7777edaeee4a93f24dabb5c2b38043f47f262ecc728d320b21d29ae46fb327f259002ff8f876138b3ff89f8a4ca1e4a1faa80fdc267650e28a2c1a8a73b64b049fcb6550771c3625e765356d2ac59ad6b9c19d624c91e4cefc204daefabc5986d66e5cb7d3ceb1138cb62b1652966e84538538ce2f409d46333794a842ff483c292dca645562c880b514e2a42cd41622a0f4d22fe228227fd8d86cfbf26b8789e70794b318888c771b856af9a597bea3024a611419beeabd1dce476927eb24bceaa5facf01d9222be19e9ede6786fbf473130d8ca363e968089a159969058580ce728814dfc74c3d5bec71ebdc4ac153749d926636c1075688f3fada69ff5c73af854493a0d2e6cad5fb18f7143f4d68189d40491e3fda074dc14d32c78c45c1605b1ef25db90e8a3a4e7d5e8dc3389bb5ce48f141c99f04aacd3b8173e3a2db41741ba048249bfce8909d8ab5db5d89c5919ece219e68b66c8e52d3659980002fc301b697', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:48.716+00', '2026-11-16 05:42:48.716+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', 'prospective', '\x01840c7589bbd9bc6b55e485d278f0d759b90ea2751590ebc7f2fea8c072471ecea32c3e1cda63772fae73a0ce4e0fe11af301eec0e72615c4a1f5ca170cff089d03954c275dd0172b9513470d9abfb5ef7e0660365743ef9bffb14276b936608105ba1cb70a587b57d6934e44a2c15586528b720e2e63625595db0b91b535a5a29e9c7c51094300a3ab013f2e1d1359ccd9fc602b6664a1b75bbf1cf5dafa38a10bbe715b037ae77f6bc80877ae532e30c404a9e81cb1877b532ed530e7214cbbf09dc336754f2c6bf9de3a455c3f3d65ec26933886b43c972ae8b6a3eaf97392b011ad87e84a5fcf99719d63893c7920d19e6e933df0c602007897a06f5fa50c6b0e2329b52844d0b149daf56d3ebab66b1c9e367627e03d120df654423bd26c9c8106dcc24b80940d6409feed7282a4b305a94bc8a4ec0e0798b249add7965efe3403f8c1cc860da3d28ea734802a822f8a4d1d01e7177668d9b81ff68171ebb7f55d4d256e01f91b772da7da36f6816f06830526111795d6d34859db7f43b4413e309c8a37a34d6994d4e177ef3610a139b30926248beaea7bb0f62e4c37e22fa621f60d2b7a88aa0f61b21817f5bfd2c86d4df6e557baf51b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:43.718+00', '2026-11-16 05:42:43.718+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', 'prospective', '\x01c1edc0e358e5b9c4b08167beacebb422d97f14869bb36bb5d9ad3df8e24a33fef567ed65f3c559a5d826ffb828606385dca0a0ab4795115f2178bba647ef0b5d25f6908210ef45f86a4e36be176398d8d07519c2517b613c489107c0f39b27cf8b4b951d89b658dc739cb4fbdc1c0875a71edcbef035b9c9a4e36a63a2bc58d9ef868f6c81987cc36cca25f3ac36867c569e4f42b6329b5ef15feca42ec114868f015a8a3f2d069ef3dbf4f2fd974f8f6892f6a5996dad468131ab9d118c71afb888582e652d1015211c236609981040ad26f1c4d512050bffdb840dadae8a75349d3a2f4beb2d7c6e58dd5704aad914b3f7d87b88ade358d9a9b326820aa61a31414e9328b018daf6b10cbaa2406204e09af03787c483a5df219bd1d598bc8fc557850012f31ed683d5b6c678eb52b3555f5c38da439b16871a3de1523a8f66fc9ffdbf9f3d7cb4132bc63e110335cc1b3a8d8a297f1b86c40dc13fb7f33668791659ae53f21c240d19245e02ebd49d5794e2cdd60330250e2d2a3cfde12c05d307752479e97a4ca086f7d295cecfa6e0f0bbf954a0ed6b5a4283129720f77f984223e29cb576f54762c2c4dabd45b6f3ece8bea9cfe1799ff0', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:45.461+00', '2026-11-16 05:42:45.461+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', 'prospective', '\x01d33f57681d98da178bb94ae194a5e3ed670d74cf281f5bf32b0535a3cb2c5e21036b092ae87227dadcc141b9d3ae445e39020fd8f39520c58fefa64c80c857c412847a76c1026b4d1698b71dce937827d2a100d97e6b4523e7896c73db5715ec427c4a3fd73a720e1d4c9f833a3fcd5909214e1f4d4c329bd36cc8066c4681b28a2bdeab959b5f4120a5838c0174ea262fe6201b23dcd5dcedc7aaaa37cb8a8c9f93fd785ac9d36f9e36bbe872ece144e3f73f3981f1d273613bbc1c87309b53fa80b15ab7fd5b34c7b433610d18de8a9212cae8dedb079a216b30be021117f980fd6400c896cce8f0ae577d0b6b66fa6df2b0f59101ec5e3a19842807f726eb726ea08e5db829ea8a8f39c8f86c1cf39769bdc62dbf976559ba602a574837f2b77be43ceaa796c1d4ed0bbdf687131f7f292375df3c9844e22567f0e1a00fa04580800d084243c8e60e678ddc3c47a694c501ab04243eafd706307a982d42313d9a69ab333c463c45d8847c7366afa23dff11eb73b80b430aedb183bafccd461aba4a094921f2ebeb216737226cf6ab5019b58fda81b19bae8d652b61c2ccdf11c09238514272adddaf15be715cb9c79d0ef58af817a8be99cb', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:42.101+00', '2026-11-16 05:42:42.101+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', 'prospective', '\x01df9a8122b65deae1473aa0d238cbf7c72ba492a75099b51ff473c95f8e8b9d7abe9496f0d64cc21270393756c41443c318d90273f504ece58a23eec6dac3ed9b215d91fef40c863bb736f8588aa9893068cffe7d1ad60d90d2409530cb7cadb13b4c5a4ea24c25896611c9c2e505bcba9844436266e0563a4908d8c555a0f40210d7ef08a37e684879b438a7068d6b55fcb356b20dc856f408470d4fadc9075336126bc9b7457ad60b18387d85d693cbd8e1cd77f9974d3bd0f68f096b3870d6c7118661ae4e37d798ca4ca34acb4789a693f1c53a3191d82b861407fc8adfe4f0421f8696f2940811c462455de61ad74f882740a4e2dfe01b7b64bf5f5491e03521efce1535a13678040096bdb5d78d169cebabfb2993fd1a7cc4f076461ce99f853f838f6c42341401836e2bbfb703dab4a2b204db437000ded5f24e0a8e579e5f1e6dcf3ef7f79a2c11d97b3e9e4eb9f419ca418a584fb354ece6465b1e33b28e56e094fa739d3d99e29b1330d7bdc66328251bf5bae17eda3c58719977b0173c8e345881b31a3439d99bcbafc23f7dff1ccbf7927120ddd87da8dcc1926fd9ba092130dae3bee89f10832a3bce74b7d6e6a38b54fa9891c3', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:43.823+00', '2026-11-16 05:42:43.823+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', 'prospective', '\x019d9d5d54a8c4d09f89e3df90bf81c4a3f0aecad87b6d26464c98c5e5aa55e6a30d0bf3a00ffcaa9c20ec9212b0ef3238159903e51d943e0190410ba9266c614356c1e1ee68293b28a4c548b991dd339af6a4597115150a0fd327d9f2928ced021a502d0f87d6e9263f26de105e8af59ca6caef3c9aabf1dd524e62786296d8d5fda643be04f286e11688c2dded5228deb2f8ccc61c342c2aee6e22f083efd14e07738158045c65573beed69c3a48ef3d6333efb5e80d0ad57ca6487b888860c8629d6775b86fd878c65d7ea25cbfd9e015dd418ff6742e48eda8031c72d7039995aa2030220d9556f9f92b21aa5b901070c91708969cf1d4ea07b977ea1d1cd71793de42c8770a3695beb54d137463f4f4cea8febd84a07a8c50950e872e820f0f3574fa7f8bc4ea3f3db497a119ef01c3005fb7a38e2e49fd2a4a50b55b9ee348f4dd32419c6602c3dcc578023acd44274eeceb76cb2bc7cfc8359115c56718ed00120ddcfc97919a81d3471db532f6294f9d0f11b91f51e7878b25c2053f3694d4e35c0062b96893dbeca1d09a37b01f78b470db3096d7533082020b2b881ef957bfcbc0ffef70d5710bfec95f246b2e187185734831011de0', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:41.991+00', '2026-11-16 05:42:41.991+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', 'prospective', '\x014b807eadd81a7a06ce75d2266e9d7b139ebf456df8293c9c03fa13fe68de7c43e1e1590286bb47c257af943064a78d5c024a6b0fdf876e498ecb0d50a504a49feacfdf4d0fa920e92325db671f35697fa490aebdda93a36fa4a5a9619d7dc6dcc1ceac3896b052ae1ebf5fc8ae1a72af0d120b08c3d3f7836b6ddbbe9ba60b5f47a22a6b1a25c7c7b1293446317df35e5352c0b9ed73d8ee46642adba2a32300440375968c2bdbf5fc61025b56fd7b34c53a67d5ce5b05b61d40539f457c45d3799717f6cf5cd4a6ffdfa3950ec63b5d05cb20bb394d707b2dc91700eaa493725ae9ec1cf21a23e9eb88111d36efa17f5bd518c245401792dd89684f744cfc5f1cb0efa9dff9d3eaf34a4453a24322a3311a9cc4889ceafd209fe65a7d47535d300af433974978e7de1bed0d1cfcc76a8ad2968926287c62f7acbbf6a7785c5e8e6f0956ad46ab1287da9949629dfb48b7da58cfa0318bd1d7064426bc46f6d607f8fd8b25a7e81d47c606a40c079b79f62287d6b9038a9b430ff7a7d83ec9201a7b69cd81bf775cd975e3b1542a72408ffcbc94dd196bea6dfd793f60e5e76de83044b9fd993c1fe162ecf7953e73aa4994dc62bc638db09b39', '{prac_n2c0e8I8KHwqsZpuVWvs3t}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:42:42.557+00', '2026-11-16 05:42:42.696+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', 'prospective', '\x013c8d2ebbea4ac57988fda6edf786744c6690f8cf76284044e45882907a1ed1de96e0a5e7984c24b0bcf3b7e83e7b09deed41e58099f5fdc92a72c202c5a9d8ca9901baba74249fb83b7cf114ba11a06682b496a7c404c812b52a769263cc1f276786954bde414086fdc6d758ee9c0603d926d5a81f875632465bfa3b62b141203a0e22c9ed4f28cb265e3f66605cbba1f18b26f734f06e61d20e8e67e29e82d515a1412e176c18ebbc72bc1a6956dd22fd60feb6406cda1c323e9ca00eb8f7de14df76517e0d9bc72dabb871597e3101f054028241db8b4ca7548fc527c0e5e2d2d1da63dc9a79c38a53300967dbe0f3fee3a5b022fe7aa91c9d017123d903b31f253bd111f646e7a2c253f53637d144f55daf5a5880d226ab1ebe49a288e34a3d2075cd1b3477d0342f5d26cef306b94f1a58e6a1dff5277872b676bff549ccbcdf86ad22fa04c52e07603933e39a895e0a5c7cb3f60efe02b3e014c2b0ac5147a1e2240c26f114a2e3bea46ee2fe8cc047eae2ea81eb100568ef524045a1cf97e7f66bde1a34e0900252d3dde251990240c526d2b7056d9582e48c27bb9ace1e392d0fdfda1e692af771b2d0ce0b7c06751585a20038b3c3af', '{prac_n2c0e8I8KHwqsZpuVWvs3t}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:42:43.06+00', '2026-11-16 05:42:43.095+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', 'prospective', '\x017c6af2e877709c4fd06cb3e04ae3663e9fa507d17c1653423d50490c6e643e2b3f6018b2c76464d08fe0f2ddd1e6dbae142e995d17e4aade7c849dcbc2e4395ec7395ab47fff7f662a2d425cd08663bee4009b087b52dd9b171baf3798f17d72001dbb837fe327c8af06bed702108501a96b90dceff33a39d13edaeebef3a51ad127e8ed7cc8363da64df73b49b7f65912a29991b47f3ea538edf79a7cdde0be2b4b94f73c74e98cc669d9baa3d8c42377e5ecd6b6431570eca8c3a7e640f007ed455b73169a301ffefdf6947df17cff612db55a065b86b7d6edc59f52c369e67eb05df75ad5305278d5cf6433115da8026685cf8e4ecb2665f4b2a66ba09bd1db82e8aa600034a387193f823a8d4ec2a28785d895e9f8845ccc6115f10af34024d5b5338fd7e7c394409867e06293985bbcca8b941f03dd3fa2b05de20b393a404ac1355d95d829993d66623371b02686d19243a99985549f6bec8a308ea350f17b385903dea10aec570cecaa1b4b2995ee892c9d889740a46e944f5e145322259d85652f51c969c8b57d9855b11c18111ced67608568cca3d4589889bd0d83ee37c579b99bf8c21308372f2dd5958ba8ad4ae77e96d3603762', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:46.925+00', '2026-11-16 05:42:46.925+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', 'prospective', '\x0156e186ec5bb625d81e9f5277fa26dfbcaea30c427de13454912194ff0a7f889ec36e07c44eae48a7b4a0ff408c95af57a176546e572d462d2e46c7949851eec331d258d83e36b9c3aec89a8adce24e2cf4ceab1f1f1834cc58431dd1ee5e3d14e7ecb5d833e87820ec077f1276db160156c4304c104a31a9962603d93a30d5a639cb568b0da3b3682dea0dd466e0b709b26fab653df86b069a9da0ca4a8620232e9b79839f200a43c51cfa2d373d5bf7e9be4fab1ac5e380384f74b711778840dfbe6c35d5415584aa46a102569aa1d1265d1693aac231e850a685308d28c1cccc843e50e6ab979aa978375f663c70d32fd599522fa6237df317df5dc198b0e135855c469aa21b503e81ce18b6335bce63223c8eb95255a4aac98b400b09b459a9bdf29bfd7991460d884be4aceda1a8420055380734c755b63324a42ca75ac11eb20565c4bab1e6d2cd10e8f78b4142adeadc52dbcaacd083c31c4f503c06080c6189b9943c8f79e0c3326ca3d1821baca9fd0c7882f24a854e7e38734d7dbf3f0930c1e6b78501e085aa6beeeddb526b520f8ea9c4f9077c768b228327e620153998defc44c1c37f65e164c69c54d441f0b4e4ed6ebc79574f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:43.993+00', '2026-11-16 05:42:43.993+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', 'prospective', '\x01c799c913b08325de3e77a90f62575644165b2fc9e9a3d986aa24fe10fa5880e2bba15356f90c8c094685d2bd18eebcc8d377dde224e6025617277060b95e30b66a878dbf9ba7672c8ab5cc6114e10651612cf22783a27dd4b2733cc8b34890d139aca711c1ec2b40ccaff20d238ad2bdbb17008bb8ddb40be23a74d192fcd2305edc0a0b42d5b1e1df8539bbb8215b3c26279f4527c91daca38614469d8e31269ba1edf94b76eb8105b986a4c14b4b7810c45f2c3eb5b4242d6269dbbebabf615df13e7d7181a70c3c1a0297c1d18c3aad3bfdafc04cbeadda6574e1e77e2d93f39a7ee57ccc7ebf8eff33acadc14b8374ce27cb6370eadbdfe267e8f93274922a10ea07899ce97c68756650b5f50c5d80f8baa4a3c5fde016263a42140e41c099eb1a1ec5fe0f2f4bf4bad342630a7018fe9fb7dbf119ff63915ac581a2e96550caf661952bbea1f3dde6515dfdcbdd43073930bb2c4a74a825c16f3f9ec3bea71a036eb5bdb271e8d30986d81fc86854d02f17ba891a82f011aa50267f212687f0f5862642f5ec6ec80b47a7af471e20234aa602fb6142cba8f3d0aad110571feaf0499986c102fabe4ceab41cfe1b62d143b5fdb65ba866d9', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:47.625+00', '2026-11-16 05:42:47.625+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', 'prospective', '\x016d9c6b83640b1df613b954b9be2c66feb3faddf410a0e71534d5a6c66ce4786fd48e3816266f2c7fd2bfdbc980978ca9872c0ef4ea098ce15456679edfdc0b50d2d33eddc748d9c2cf74847d4bb34012aea9648e730ae92a2f24d96d03fbc5a0d46983b236d87cf7f970e581846da04019ebd0134890ef4f185e3673d782d17e6cd012c984de116c4c0b31655eb96f338b1315c7c6d96e53ff04af46f3ecf2713c2346089f680b05115da9397dc92aef4f57a7bade862e7c19f6657f669ea6a81d52bcf96ffd3352a54d81e458988c617c3f2f87209a7f5d1aa69db059efbf021668108d1cbeb5e350c14274809ec33cf1dec5ec5869e06971fda40107b3f9b9b5e83847c9c70b5005d9c3313a67283068e2375d31ecc0500e35e00ce7cec489ea2ba5813f75973caf1cfb2d1f96c704739bfe7bebb8fe4847441cfba7d8b106c0bbfba6de61d0478c2bd335ccbb0d5fb0e37724224bced435f6da954e866eb530a55a146587d23ff2c96ce31c22f8f0f0d2a7aa5193258a58daa45c491d7ee4f769abe05588722a145e17fd95e4530c66cecc4e048f38833ea279a21b6da6338a7130385ebeef4443a722277f364839beb336a9c0c32d2cbe5873e0f0f5a20ae6d289f06c5bd6cea13cc9501859f797d45acb1217359a74bd67c1fbbdbe5af8fba6267e968d0d1dc84752a30cc832cfd9c0abca2c127aa49d2e24b673aa469b3e9884aefb2f4589520acb72e512d384c612c5ede1e47737a27be5803c38c17d426eb5dab990db0fdd7e0141db', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:46.035+00', '2026-11-16 05:42:46.035+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', 'prospective', '\x012e7c2ad426ece8974302a64f601c35586d841ec4eb693fb79f5b5e692ba5c2bee636cea4c76b63291dda29d24896db4e1efaac690487a537a3ae1e60b4a9f37fa4bbf3a56ec613f18c8fbb139d620ae1fdc090b1d3644cd6d4d2eabc6b755236660ec390845236ae19e8bc628f9af0b617c9eea068fe169434af1a5ac35cc4112c1b7193df6040e6a52da3f5f635ac95c5e1826ea96e0af4358bfefe495e4a9e8c237df85ef8d207dd1e539755a12476a14bcbf87a413c1533c083d2df97045d505051a4b3fc3d981b13a511544bda0ed7e669d8ff8f3866bf4a0312c3b0aff03cf9fb28c004fcb47850070c2f82036897689c32fb6255a5b1491f9500998d021f632310398cb62052fca46bb8e40e110a0c3cd031f95d485dfc37e95c4b70512e10646d50d852bba874cc2fbbef0c6459756471489f1f7f4c44f9b4a23797216fd736893b7922bebbd85e355cbd0b03434be7ef8dc575db59602bc1dbab6aad40bacf7f3920de108dd14d488053e5ac8edb9f47cf5ec294c4a4085c3532ed7f376ffbaadc5651c02ef4ee19c66b49439f460976da4716ead06800ea5e6124c65b8d5fd543d0438be4a00edc0a9919a9680ac84e4362f9159f7a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:47.145+00', '2026-11-16 05:42:47.145+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', 'active', '\x01911195d83ca42c404a923d7cec6a68a46fbbe2dbfc486e9bc7ddb32e4037f83e6ba90246ec272338479c1b2c76d6a832d13c371c51dfcb2cdbbc0e7a1380444426178096d58cece252212089e8484e86c1154af9ca934a4809d74d7351fe0b20342cef30236a547e15c74810955ed9269545c1e693d1d0bbf257ca4833fa0c15eb29203a5b3c09dd7d82a601fe4a5f8d21e6e9388b8d3adb64559bfd9fd5c435fae68b9f9284a43667d5247d547c08fbd260e47cebe78580989685157acc51dd14119b16849362b02c80d55a4adb80abdc77425584fded8adc7a128ced7aacf7d794b8ed3e8cc806e22fc9483add3d513ad918bee3583405bc92e5fe6e01b7df04490c9f26fcd7261a991961e2e9b6bca1b69c82ed0540c7e9e6b6663731d5b8c3aff599afc82ce9251213503a97d86d553d3e91bb042fcdb7563a79b987e99bb3f1b66cd94c417ac9e15941b056e8bd0c711292b884f5b557466c5e9ba5322cce337a6280116a89453418222c943faf1e02156bae34f85823ce71341981ec07252fc2d9d940403aa7b7165abbd6d52392d289131ec743ddb8a51eddeffd7244a11ac10083fc6821b9645932924dcf42885472a0c93e63694881', '{prac_HgayFk3uQeDzZL2QJsUrHj}', null, null, '2026-11-16 05:42:48.401+00', null, null, null, null, null, '2', '2026-11-16 05:42:48.217+00', '2026-11-16 05:42:48.401+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'con_N299bt6wnA3FcYTRjKExTN', 'per_MzRhxt5rEfGzlfyG158hvq', 'financial', 'granted', '\x01010b2c869ac9ad0270eaf1ceaa3d24f2af8d0067e1e4de59906246eb7a935157db32bcd4162ea69647c7e3d5932f3edcc026af6a1a8b5340cce22c512b2a837fd8e8b220a038030b65a35a432acb8548f0144a63ebf0fb87870df99dc4a07fd85dbc7a35a581e282221c31708ba6fabcdcf076de537ad24f59f4a6b695c0ee269653896eb93f43067e2ca00ea02df90148c89926db7dbb25e893af98f89cacba51a829cae33e8eba9c2852d2c7d4c1276be18fa635825d60ec24b7785296b23eca5df60a0ada7568ae5c6fa5e7b1bb9e248b0911b85ec533a8dcea6294730088af3b772282667b1d7adda1e39c1e37b315fdf69212b5dd92b158953853c16441c355024c37183a7e26b6ca553463362a5b1227a0b6370893874ba5d241a045e66a1b9ad93801cdd30144e84139036c7dde63fab983de4e19a8eb65a1f0118e04fef307bedc613f2eb87de5fae91c96ade4fffba01a39bca126167dd03d0f0d71338a427cd809ae2fe1eaeba29320c693090f2438db9a0d97786ae74f3c914fb931101207b21e6e109ee9b96614c2404c54e0187f2055cebfee409b5aaeaa0235f718e41dd4a7a21c79d9f39c205c8bf27c8483fd32767a8013b49a8221c9cf7bca6fbdf6c4d689b4cfc287ef841e63edf4a5c21c1dfde210eaa6eda894b1e9e1bc46998704224e185e336621dd7f8e9f510c8eb1bbe849a48da715c35bea86bd65e826daaa20d9484dd5d42a999339fb9c6f32cce4fe6e559d54a00b3b4a65a54b0c2bfd37ccf5ae891933f6d1be27d28828a33f1f4624a789a0fd55f07b4ca5579a74d5c6850cb7f146f3b508cfbc422790c813d1244c9e9736864d6b1afff132cff5e298258e21ff0907ec3c207f670d613efdb8be6bd92709ed7e52eeadcc5a545006c1dd1b77528c8037d6f598c35e3880a9b72028db2bd3dea3a24f1543fff2fe43eb8479ff88a985655ec4f55adef525ed9b6712d01176271637a75c26f59fa770880038f8c0cb45db9a5b613099e2eb4f7da4cfc416dda671be1a7512f51e744f5caaf3b542fcc574144ce8e06013bfc0f343529580ffb3d689ab02a1ead2dce4b39110230b920e4838206887cd23b18fb55eb3d6e7af42cdd10c16f8b64f0afb64c0ad8cd7416d312b3689e12d89c36ca436ecf1c370b517941c79484739ffbfd551027da5', 'permit', '2', null, null, '2026-11-16 05:42:45.593+00', null, '2026-11-16 05:42:45.605+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:42:45.579+00', '2026-11-16 05:42:45.605+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'con_cGNoD1A2Lv7FEzFFqQnHlm', 'per_gRg37xnGv6HNjsa1fDOFSu', 'financial', 'granted', '\x01a7405cb576d6bdc7cd40c45ed8dbb0caa6fcd7bbb43ffa9a9948a67e6ede39068103d979dcc433775f5b0502f67812c1d3a2534e9c5f93ff86af84cb4620d4df91b928b28a571f40aeca850c055ec5d4e5d77c5e7b49b1c05f8e858d21a2d326421d9b37da9e89bca366270e654ae32a011fa45b36669a6d77e3e3ccac8f2dc903d843ffd1a08c0aad4a75494e6045a28dc718ca030f07cf7b9ee5c5d482e206ab36f1d935c8636b3d374b36d1c784d282e2df544739618684c5c50d3c8de565c6cecf2c93f7d9a139d482be6f78750b5025776d90306861a60323683296e1372db67b9aa35aa8614419cf363cdd74ba124c7b5bcdfbf589efcb1bf41d0fc1ad40453746dfc60786741bc68ca9ef7787ac904bb92528def023376b9146a0a34d5f19b94b68bde0e1e15b744d3338258971f23af91c265f01f5a8197adca1708cc9a8bd51c4cf401b1193b79ca40d85e83b5903e953c29459f8acedc4df3edb603d64dd31c200024ab76cc13aa529e1bb9af9bc3a6d25ce03bfc200f50a0863e2e313bab38083283e82ac059c582bced319a2f278b964b22ea9137d4c418296fbcfe1bcb6affd3b1e66e33ccfa141082f1101f964d0cf17e67b55f0174bec8d7a5de3bd9221f34979b3a65bd0d48306dbd4bdcf9ee8c1eaf6e32d44c57d2fed6fae98b1b3de71ae455c79b7594354ff8195173acd63cb26289e40ea168f717a5737c4dc46b72761a71f68e2e11bfa11f52f3b65c0423f45d71dd6e7ed335d33438ef4484213b88166b7b0d350c4dd8108facf58f86d4f67d09c2ee16d5668d464fbafcdce026a903ea07c391c77b2bd5de70b6b7e4459d08eac273292ba6c809710437a963c5dffaaf93ca8b4e91733bb38cbd6f0e7b7e696ba7f3363fb4cf894bead2f6f6425bb28d135de81d440650e508596fd0c77ad670635cc54c212567076d679b9d19cdc4716a43cc71d04bcfe16e6910bf6fd623b8047d2ce93b7d09d9b1bdbf78047c5db8bf6bb84a0ad5e5b47263f0c62eb3431f33ded503121f40d20a9b2240a61b64828b98628add8ea7143d29c35fd553567823fb24f35554c6903c809a4c889a79d47e92f344a10729abdb399865c556bea2b3b6aad14e2b5aa3a41396d2e89123ac1027943d90e5d3e7903709c8a929028ac0ea592976b1e7342a6ed9558d6e6284a', 'permit', '3', null, null, '2026-11-16 05:42:46.166+00', null, '2026-11-16 05:42:46.222+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:42:46.137+00', '2026-11-16 05:42:46.222+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'con_eah1iwxfN8xNFxCFYQSlzu', 'per_sA9jIB4doxRD5GSy2rfOny', 'treatment', 'granted', '\x0128ee933a8a6b07a0cd5810c21842ac0c37e01201b147f577f79bcb5301bfa84a04ef762b6b9aa296b4b594a02b1dd3e88b0030dbbf78c773b166578217378172235cfe699c2b3015d3e57fe6667ae053a9c316c27e77e1588c24b11ea25c7bf8dfe713ae64e7efd594a094b5c5fbbb79996da2615d8e9a83bffd307f94d07172e8a0cbd5c55b08c1664a777263227f6ac1583f10cea0155dff27cbd33358f6b07f200314c4131cd169a5ee6e78cbbda4685e34dc2c503c150aea8ac24a59cb0c69e31676e155b8124986bbfc957755800715335c058c8143d2f90f3f92e01676f151f000160289d7bcf2afd72f58380e01f647e71ce210ab7054086bce61db6895a13657e11e0df24d19e032a422a8fdfb79b688ab52c6f2896872f795dc19d275dceb1d473ad10b5f70b3fd4edf8d7d7ed5c012b10768c6c726970f44c78a3d7ef7c4c60f0343bb48f506cba7137b1f5e6a6537994df3611edbe478215c7edddff51a5ee41ccacdaa7b75c7e750f8331780a75f4fdf69eecb53d52e75974d0403d102f61cdad5d0e76c2d99f914e4ae09089ca9b058ad6fa51c3df9bb4c5eaebdd2f19d485e0aa9a4f261c71d87c055c07e0837f5d2dea670c1f952ff16475a02d00bb93f6f5bdc1120c6047678f1cfee4fde51e7271081e946a117e5a5429cb1dfd631ec5195f42a6e1c3d7555dfc061f7485f77b1f7affdbf7903f093d06acaf257206c76ff24df34e1cfa700dd1323d8e5036a81896e7a7b0980134cf998ecbd2102ee8825cb9c48b1a30414aee2a75ac0f5ac52fdd875481856ee3f89b07a14f673408f8a6105eb32674b99524ad3795af0a6e4b0f6a9f4ca56643939e2a66830b0e732c7bef0bf40df7da6ea94b3c9d2bb6f1a2e78a54ff9829097a7824cf5da219f54a8ea76a43e89bca121a6910a2e682ecd8aa3a71287d90f0b00b165b8f4069b72c9cc27cf062fa4a8c0a0cbc8babd822a783a4088e94fe7747db4588a25bca876b29fadfe236a1e2213b0d38d2fc026280085170a7a0c25b636221091ec5c402a1a35909371b364a73e17309329b740138f7ac01fd7d7968281a7d90c06372027b843e85a8db677bbd9456f250d6bed468d72032afb386ef0363e263e7c58a486cac58c1cf6f85f34a4535e91c59158ba5debe0933e51c2fb0687', 'permit', '4', null, null, '2026-11-16 05:42:48.28+00', null, '2026-11-16 05:42:48.321+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:42:48.252+00', '2026-11-16 05:42:48.321+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'con_iQQXouzkN6dKc7LBDEPM6i', 'per_ARJCAwLLXgyHQYaevc5Gci', 'financial', 'granted', '\x010d75d8a4ff3eddc9494dc5898188cfd0911a6ecf6431f0c535eade05a7ac4d363e6ae6a582170cb17c057986bba84404442a6e4a840c8d4d8bfca5e455c921dc1f48df07b163408603fb48a0dcb091a00bc7dc9228b85776885481463b26064d756cfde6ac13e2d89d86d23754a0b4f4124a46ff947655eb87852604348e4eecd1694ec441f2daea7214a1b1831f5ae4145e7a2fa922f13d3d48523e16b3b5bf1778b8eec37034ba29044b395e855483539c7530ed5774829f5570a525f26f801c46d35535614b5062bb932f493de4dcc6a5f905b0819bb5b9d20b1700aeb445814360771245afa7b0526f0b03b581780957abe8caa6bbee91127466b799718c46b3f3c6afd58d9b290dd9125122e407e52e7b3c8baffd63bccdf8b9d8e7e44dddc4fadc262d9542ddc032a7f2c14ab3cea6517e6554bf362a0a813f851552504725435811c7d1058adf390d1a50fee7878e465a9648522572e79f58bc77752ec7023d69ddf9be03fd1289ccea75f71920aa01fa8413e0fd2420ecc0740173aa6050f5f69beb9c5be05dd57e81bdad3a380f630a1e9d68a46d23ac5e2dee06de538bd9f765de9df162e0547aecfe78c4dd0d419f78ad192c97c94c9751e0b6ff0b6e27dd40080338b6a94ad160a54dc6413bffbf50c8e60cb594588780f991988b0d24fe26ef8af9406c9047b8dd8cb2f4d691569ccf56752101023fc1895145bf251b8de0c0e4db6a5340d70fb6b1dd3b260f626e7c91957079668d4ddf94aad001ed47c43ec258c0c43a19bb739d93b0b8565c7d6ba3f990d54ea6f707801954198d42f2acb2ccc9248e842ced6c1de2eb9222082e1f3dabc649019abd92a90cffc53458dddb3e45cfd773566e27eabdfa65c774c509e7f25d4cc903612b504df5a2a3c44a197aa53b8f74894dd7abe9607d98f4311b1a9cb6349b8a24fb50b4fff0ebfa58d5702701bee2cfc2076d6ef7a38569ad232c70c13ff839edd3c62b75c4757652246913c73c2bd1a138f2ac0d0847c7dca0a1155fe3d5f876d381e624cf31ae4a8d96edb2f88ba884562f2fc1c795eed40d56b6949405b05456ffc7b00fe5695fd22881d9e425c410f74cc21e28745c991c19c740a9e2cd3944a868781b858b306844c1aebc503d0110533a5df189c30d8a99d97833c526da6843016de62c44adad412c', 'permit', '5', null, null, '2026-11-16 05:42:49.218+00', null, '2026-11-16 05:42:49.268+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:42:49.185+00', '2026-11-16 05:42:49.268+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'con_oxDdateNdBOvl4NMxZRKPe', 'per_1tGAKPPeRjakOunhniVVXe', 'financial', 'granted', '\x01a93e3c9636c2e942275a8a274bc47c4c8bc03c57cc3c52b93989856a06fd2de007923be9462e2d6bc764ca009bda6a1894ff069af445a946d76f0ef58049ce92a0844c0c4b4110780c872e64f87deaea48368c6e721d5d1e025db607f847f7baae44f08d410f62fabbb799d8f3a3d859702ab8bc8fa77a74087247f4bbe1345e1f5e60f57319f79ed45b94f07a865121c887bb0e20688d9d5e13c90768fe10acd43b794944ddcf5a6b46b009e9eaf2ef29ea35d14dfbc0dfbf1c4279a0193a877f01db39ba1c3ec22eb423867a4b8a427844e70dda6eafd13d84bcb6c95c912925def71599f541354c47a1de0b0f9e23419fea3e12d5ed13635132a5082e1cdfad86597c18d17a0c73d0c4cb963b9de6433531b9a4c667528a627c2ea55dae90d79cbaee44b4bf19a4782628d7e5b1674bd2fae88e87eb7de33a824549af690b7044b76062a609ea1ba6e77152dc3c91d0acdf49454cc9ed0fab7344b878498f5920e496d69facb5a7ca9a3d91e8edcb13ef87f560b090e216698675e16d84404c8423e1a82046675acb94bec6d5def5f177fa8aca108ec54b75b3ec13a54c2d098595fd14ce2000be7da25d53dc4e2addd8f26dc5f6810f87f3a95673b23a423e1be3173334871c025ca170ab7fa3fb95f89b2a1d19c2514f9b003e4bb6d91b94be9d3a0ce3eac7e9ddcefe5d0c378f708d2275b00b07740049ae8cb6717a9960a752d3db188bb2054685a608b14ca8e80fed16a5c292280738d5edcbc81c01aad1698885bbc60b13f4a8827b79d4ab84d625c6639899e19b347d89c3004fc48addc5f42c5462c08128c3f5c83efe15afb071fc2b1d761a3858f1e839cc9775ac2c318c0b0b098d0dff67a01a4fb00f6ee0805d5233986fd0aad12de897bce1bbc816f83e0eb4fc526005d7ce08f662121c619180c340d229c9df628f8c103684f959700215ede087e50b9bdcd168dec40004c445fb091021655ab70180eeb28951c61029b4dc4b0f93c8fb12016b02124eb410833615a00d0f8a71ceaeab15f9340400d03991c76991c7f0e776f75e6ad633e03563b9feaa66f2fb02693d5fec3eff96948d9f2b9bd5da0a02bddc263d96986eabb1861c406dd23fe07a03639e37c330d766dd4ae20f6a4e0c5b489d9d3f0512edef6c5f43d8d73280b26ca4614a21b111ea87c7f1', 'permit', '1', null, null, '2026-11-16 05:42:45.243+00', null, '2026-11-16 05:42:45.28+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:42:45.183+00', '2026-11-16 05:42:45.28+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'con_qP4hLN2KtOBlhwdDFXl8XR', 'per_RfhRpkptW9n4GpdaZohghn', 'treatment', 'drafted', '\x01276bab09435225160b8709ae5afc95197e90cfd32aae5da714e763dd058f685041f9935f67a68f3c23ac4c04c1a39d69471e3d59c2539f2d1fa6bec618fc8ebd0652a8e12e5f0f2729752e918a05d3e37292549b5f3280f313793f63761ccaa970c3a2c288b6c24d236598aac6f50b5a503faa9ef3e30ccbc403ccc40928cd398ed15ba8b1dc0a3d583b47a694188dd81ad862fb071e6a3e4afe6a2a12849f77788b972bd0782746848349ccd16ad4a5d67974c8004ef20a955a18bf40deb46c4cca09dc6ae984cbfc150087d625bbbc2422d6291c2427cb062292d221b999a6422ccab06a025a9c518b1bfad5d0fb2ff6fbf605d44aaa005c32295511c37ba50b50ca0a61e08b4fa06479cfca58f6e27d08e06b9f230f158b0dd5c3440b869c46a59ed0407d6feeb26dadd61def0d25e51a3804e4eaa2c46aff480cdf6fa549014c8c2ef422be7c34a99bcf0f0a696f3efff7d19cebbd29e7876a45262c5ba0a840139e809bc59460bd1bd3ce292adf5d1a32ff44343b9cdf70b9197c2ff4947fe30d3f64396473dc0592e647888599be36485706ccefa0758559169097fd2815602e8233231ebafe8cf541fc3eace6a7d0f6d873e1f3', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:42.048+00', '2026-11-16 05:42:42.048+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'cov_6q9cMGlhLBFtANStiwTYyI', 'per_1tGAKPPeRjakOunhniVVXe', 'SBX01', 'primary', 'active', null, null, '\x01122b55fdeb83c606459d8d47da2bfc87119795ec22f47c6ba043ae9ad5490e02ef9877e3f854e3bfb7e9ce5ff95fa08a243bc2517e78a3c7ad55b32f8c45fb7aa44a134c0490d34dd38e6344d7a3faddb785e87e4f8ca33ef5df1dc8932234fb0ab2cdb5d25b602de6306b2032ec459300cdfcb615b430dcd67d40a7402ee181ea9838106a5787aebe26abb3449d378d3ae54d12f3fba11f67d9692e64b89ee4db5a70751deaf43ea3cda7e4948574a4f989cd58a8d1b7b447c129825736f3955bf747d470229735877352de4b684a15fb80c877c30ffae1216429d58c83a91ff33619bcaba954715de4df', null, null, null, null, '1', '2026-11-16 05:42:45.089+00', '2026-11-16 05:42:45.089+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'cov_letwdrF7OZ4R3i4OdGaTrD', 'per_gRg37xnGv6HNjsa1fDOFSu', 'SBX01', 'primary', 'active', null, null, '\x010b7f67b58496010379927b00b64aa19b17b1fc8fa8146566e8563d305a1a40031b189e60107358daeb18d4f25a2296d673e0e4b0ee3e3baf6d31e91f2a61026a4b274b81887f16c5922d20611a84c0ecaeeb0675abdf0fbd10e794910a1c940e84c5230c47b9003e49779b9c411cb4d4c42b9fb13c1bad8c1457b0afea3b49a14de2ba0c6ea557149559bae18e3e6d6edc713f2617588dd76ca60411d16e744fee358beb98210219355180752544ed485f8dc89f909a8e2c20a305ccaed258cc7b1386352f073be70aec6280122e8e35f5ae5aeaaf094b56b28c377286b8ef816bd00c60c11c047924d246', null, null, null, null, '1', '2026-11-16 05:42:46.089+00', '2026-11-16 05:42:46.089+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'cov_me7qrkD9jYQkQGNmCamgCr', 'per_MzRhxt5rEfGzlfyG158hvq', 'SBX01', 'primary', 'active', null, null, '\x016666fd17b2d563d462ce8cec98dd65c6c4cee9502e7e5c4ad874f8b4de449ce2da4f405b888ed25dce4c312b9a7ad45a0fc663fb744402c8b4585f8cd14189fdf652947cdc6c77b005170846bf7ba914a64d2fe492eb8c7857c390400d1a0d134eef6f4ccba2dd896fc70453522d6d259f21ceebfa245c08b1de464b06cfe272e1b48cedd103fa5e1463a87e54e7e44ca4f034551ea67d8a8600e9c807cb6246a0658f0aac8242414aa6a09defe806082f7b463625a005f216beef8995c122021178c52633a6f08769b4be185df7c2d83b9cf41e6284f04125dc46c291032fa677c88f176506d9dc0a037fc820642aafc0a86cf2ab78d96325690c771ae0adc4100b64854a', 'elig_x9UewnAv91UeBXVOShLWEY', null, null, null, '2', '2026-11-16 05:42:45.517+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'cov_uuRlKb0CVMU78vGDzbA0LA', 'per_ARJCAwLLXgyHQYaevc5Gci', 'SBX01', 'primary', 'active', null, null, '\x01755ce6c4e7d41c8b319c237d825114cc8f32332918dfa4e41d1e056e3ff662cef0c3cd386b85798fc02308b7fc8570233288711c2f4ff06ffb05ddc449d2d9be707f6d89b79c53ef43b3fb4e8c8b8a4baa90a29154bd2347c30ebfaa1bf5b39f80082770fda821c6d121718a1d87b696bfdcf62e9fa639daf52fc665610766cd117f61a90731adb5cec62964e71d011201a795ddab35b8889c6db6d23ba185d724189a4edb73ce34c25160da387843ed132ed3cec42a1749627552b7e1fa69ece4f494ef9ff96de0ee53ee035359dfded038e025505c53032daa990468fa0d4dee2888acec4d98329ebf75', null, null, null, null, '1', '2026-11-16 05:42:49.124+00', '2026-11-16 05:42:49.124+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'dis_79Ct7DTrZKgBRuKclnxDu8', 'per_MzRhxt5rEfGzlfyG158hvq', '\x016e25305e9bf791bcf597394e089ce9ffa993b68422ea2219e77184acf03c15232d7f35962082579b2acf0b257727ef2b8dcfc69db3eeba06da2600f465d6ddfaaadb5ca13c612fafa3a4df3e560a9cc22d656da2c98b427f3b55492baf98f8eb489bf1e3c463831fd3298c2f304fac6707c91954ac000eef44e40e7166eb4150ff97df5e44a14f33336e8c808f241661d3c3a2de778b03709b7c6ed22249f593a41cceda577b7971123e054271bd08d47cedd2e61a01b4d65afc41cd4cb19523a929b52e0e3ba3326b3f8c903a0da983e752e3eaa0fb72272343f3f9a421e1592608d6441947605a9cd127786893fc8fcc275569a8826b824f1a0d34b21140041fd0d7313e8baa56d855b10355b60657f8231809547743db5962bbd7054a65cdbe70d9fcd2cd15bc7f559aa9e2a4a83925a7c7b292e987c0cc344e9042c083ffbe4ceccb3af9f6f8382f37bc0bdc8145c601993ad85a76fc751d19dde50c7f8943df50ecd3be44f802913e77adc543eaada22ee78c9b58f221a880308d6c5646990b11aef90b8501052181b115805dbabc8f112cecf8e36dc316f7f1289b3de06f3a7be3fed8a906a7bb2d', 'dec_mXbiQvINelYLT8GoRyrr2c', '{con_N299bt6wnA3FcYTRjKExTN}', '1', '2026-11-16 05:42:45.667+00', '2026-11-16 05:42:45.667+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'dis_RFKZ8yCbLVSv7QZ4R0pBeW', 'per_hitpKcJog5bDh2zeBmkPvC', '\x016535bc6cc5bcee6ac9c593f8b984c350dd839c61fc8c5a651d629f2b59f245a432e26dc7adacb62e1ed63ddfae46a7dd75d15d825ff2b3005298c2e129ad90fa7c0eb573cb5e2649642a57f7a3f26f65e9f51602ebac946788b051d7ac4589d95e5057d03a5046e22f675a0254d5b13e25044afb496719b5fe84b91ffd5c60f2bbcd89722fac195717d025d9fc2fbd65081614bc183fde5049627015ef6b1aea4ca542d5b1f74cab1d37504f94ebf6238fe61b04ec4abb1e2af5e298dc233f776ed3b6cbfd10ae0bef3aaecf4ba71cf10fc258d199ea738a22443cd2758eb65dde2a0096b262e750e72fa3d71540b583dfe11d83a5e6554b1339c18b28030a516dc575a1cfef501502cc38f3fa98b840d36ba0571fe8b78620f4ff955a434ddc0ec27097a0757a669cfdfe9518f7c7b837bf5aafe486532098270611fd4e244853da48b3300197860c799909ec02fc5de182bd691d13ffab2641257d532bcaf6886cbf50850eff7045b02a92d56bc2cfdc8f1cbc42dbead9e24162103fd745c93cfebafba9e325c87df3330607a5964decf9026e012a1253f6d964c2d3ab657317658f110a9db69b68406c95c7b39c38f8307e3e715ef2ce7b8f76a5f4e3cb4503e16a', 'dec_4fIlEjZcKU4sRND0PN2Wrq', '{}', '1', '2026-11-16 05:42:47.196+00', '2026-11-16 05:42:47.196+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'dis_bL5xqNH0XsTliEXlSK2e12', 'per_ARJCAwLLXgyHQYaevc5Gci', '\x01caba1468d22534ead0285475506d4365e0606714145f6be30a24f7caf4ead58bec98618e0912178437563ce5cd026573566c8c8926d76535372f5aee5dac698454d4acc09bdbef6ac80beced2452d7959967c29d6d28765f7a485b965e1379ce662fc253246d6fedf4c8a61489ca57eae83db6ea25db590b1cc87008bfbd83b59e0a4a656aef67b4d4753f6ecd119da58e8171a7a3c2c2b09ec6ef7c051c08d6fd4600b6ab4a518900f5d9ccbc7c4a10a3464bdfac32421b12a24dc54777ff71ba668d1b5703ad160b3e0282f2592ecda901ac00bfc1e2500987c4ae1932a2ae380fd906bbd1174904f3aa23155ec54d52b06659fd05eb5815a06ed17b40aa35d36073ea6e474ccc8fc7a95bde5910eb5efbfd2cc25e78477dafac52e09567c3dd7ca06dba7f0d97436fde5b5d83b15883cbce18ba33e491cf0c0faf0151779d89f12722db7e1dcc16a4c8acdc2848e41f930a88441ee7e1857674affc0611a2991a23d2c3c1897b9f8b82b644e84da34836bc4652bfe35150c74f87ca3511a6ddebf0dd9a409bd67af02664efbdfb98970ee8fee0a691190133a59f7d894a6bb0d4cde622bfbde32097d85c9205abc32fd7f19775bdb60b8eb96dd68b3605a9cc090a42cbd7058dfe3f07bb79a4333794', 'dec_cGsOLdfrRdC2w3TCGvCnyS', '{con_iQQXouzkN6dKc7LBDEPM6i}', '1', '2026-11-16 05:42:49.414+00', '2026-11-16 05:42:49.414+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'elig_x9UewnAv91UeBXVOShLWEY', 'per_MzRhxt5rEfGzlfyG158hvq', 'cov_me7qrkD9jYQkQGNmCamgCr', 'SBX01', 'completed', '\x01048ce1f26c984f083576bad44cc9a843ce2cea9e8aa2f05ef9c658aaf48f9ec9c220232c37c600415f4db924a1222e4eba093a6f290d661bd79ae3a44f5f83d33625e260ef7e250abb45f30cd1f73ea2c9e2682441148a1f8dec3438b2d5e731d7f18d321ec4818a364a550a882728733b3c49a6f4848471f9956a77231e8c1477662fb283d5fb3cc8b18d775cb92bc26f330e15c5a2cd804c32d8a2a8d765d5e6880bcbd1a002810b4f4d73c15ecf73c2f7c3d3031899fa86d11bcf1955cf96110b87aefa1ed575690dcba2ae2c83dd5d925aa9e609d500846a9c62267ddf8ed4fb881ae7cd7f628f98c927b99360890f7d490ca7c71e35d42a5e36206f903d32f08111fd3f7979b34fdd88fe482a9e316bb5280112ce62ce196a0e4aff5165812b9f3366fddd11a9941b3c3cd319ad44d5750bdd27303ec799fdd7c0e3934033ef74aea45d361de2f9e97a94e44ced9afefadd71efba8ba1e69187aff9036f0b1e7a3c323d0d20ff0bc0426d4a0ba4e6fe88b5bb8d723fbc01881e5aef205c684a21678267ec67d0119a4ffd5698099a0a6f2643c2827f13a68b37094f0a4a0829f72388f315ccb663269c6a47c7ec4e65df24d06cd1696be6ad4e7ce1aa4f70ced907dd0650620458c2b46fb5366a0f0a75f326510ec814377fe7df87f1ab29ee15d95f530b84369070dfd2304d2cc2a35ccfd409948b1a65986ec194200d2111fdeb27986523347fb3b567a2befab7c1ea384a23013d62a3b39d8167d78c5835bc0a18b8f2f09bb3fa3c230a983a6f77969999055848c16e40bb31c807238ad9c496123ea03c796a55e2772cd0d918fcbf7234b79483dbc1407d1f356e535f96654e2a8e0e330f45176b6fe7e8a8b747da9d9b170575b69932fc995b1e30549884bf881894f951efde0e408c274771d36ab8eb1f41a09faa8f0f2303bcb3e34a3eb4d7f6b0a3b6a8a1656b56d726e1316d42b9903f8e55089e152269496e277a080f4839526d352ea7d85c5d8a083af978dcd418bc63b7cd7aa79b81d7c7dc080bf56340452de30d66c04c55af1d0db2b77f5e1d5f772bf6336cc8f8fd975e3ab61b8a57c5e10a50a5bae9120f56a5123a2eaca5f968b1f603bda2938a1ba7d2a72160d09b9423fcac7a2638ea3af99d07f52935ba6d08e3749e22feaba2de05d8330e56c6e991798bdb8b437a12200c5d1c6478c2ece7421f896836ff4fea916bb6f0ff10a8e1413cf44158fd7442469c606f37354979e0aab08b53604e715090f0f58ddd1b44d43c455cc67bbb18635ab63efce71473a72b4b4d4a9ad61c6bf19a656ba9adf418561284637dc41c2ae9de07d7d99a53131debdd2f9485b6b2b319f74764cb2a01e51431c874ffbaf9b035d644009d2a307df865c4a68484d0b53c3db9a18e9ff7bab2cae197242cde5cc8b9c954cc616fcfb491001552a0f2b8c986697ba0147bf4e8a3906e406364ce1d4a0980d98db1e2a45c2d67d114a803c209954e0f9f38cd95587647de1d495b0d81a831717d527b3c55c1f5ce3a82ec16d4ec86c102e644b5b57237b6650853ea9c797691111d984b953f96739e86e9600a23b95411620c9eede4186279f57a8af8bf5a94ef2379e4379e6da24125385f3b43c36712fe4b2f2f952a3d7d8fb9c133670a5b6759798324ce90fd5663d1c62ce64d652ccc5adce7be34441526d04c566ef90cfb0315462b5583536b680cf01368fad3df242fc0384b83bf8d30eb1125bfa7fd247c5fa1623dec167db2eae9c9b81f1dc7845aa6bb48959950bfa8aca9390ca1b3c0b1bfc1be721222e574928dc2497f30657c89d7d058cddd75da306650fe0bc2a391bfd3d9a751c97e36e92d25b5893135f8cf2df99bb90260831dc31a9c343646bca20dd4cac4d6984edf1b8ae9ef5a3619eb773d83e9aa60471b785c6fc8d3acc5116075ec8541aa3be44ee6640d666cfccff63b9be39be3b36ad2cef7d19455840553a1f8cb0d45aba45ee3cb9bad98fa4bbd3a1a632778c6a3f766652c86ab88b12d1454f5cac21401b9dabbc764b63fcd85f4ec2c191b7968cb3fe430df6a4b3470d83b93770c69f41f0e0061ea30839142038029bd9abfa31dfa91c853f9fd46eaeab71cde818fbcc8eba5e3502c9b02b6d99da4610e7c69667400776a6dd3041897b924f8f0e2b8d66a50f11335985ae52470863c808bfb8be90b1b4b6e71cf5955a505e025d39e7cbd1270e60c0f42ac5b9bdb990ee5089c44cfc49d6de400b380da562a09a599bbcc58584155d260ef07a48f376ebc2f663e0720f29f27f3a77fb9df392c45111ac2e39d52cde34440fdf3ea7d0025ca832b654bfac6bfee8becf272c9d0b72a1ca02f1e4b27ee47bac1e9f4235b5237a3a7d13702e31ae16d50e19c52ca72304b677ff0f481cca2dbe232785a8f000e773ca15096e86f1efb6c341a6d4c4e23166e4e5b99b7ec141ba7df43851e22b95d7ff0b86df1263614580754e6fbb65875717f8e54ec6a826aaa7eef1e085565e12c5b16fe9e7aa8f31f7e3682e5e2d9cb3447519a45c64f7c54aa0b2dad13860e4ec8231cd5aa8f99973ae4077e406037447183e699e9cf852188f46d4ed1a42f87f3d57b5f975e61cdded2d7bd01175748de06b8a603ff77aa8ad05ba1b1f4b8446d03d3139dc5d5f3fc7bc756a026fe57b0b0b2e80b8f6d83f7cda3e869aaa0b5b0f814e106b89a39e07575befb93fb91502290e2d7e7a3eaea62eebe1f85083772a083431a87041503bb9c946ed8b8756e409af0d2e8c033cb39de09ca5565292dbedefc3a5cc6145c4091a4066fc9e4d4c918f0aad0efeedc13266c311543ee98bf56beca26b8d5161b5170e855ffb87a7ec44db3dbdcf93499e6b405bad5bfb5d2e4c096f2c79875814a187c3e06990774ade4d573ba8248b6f1fa831d4f5d67ed404a5fd912e87cd31e4668f6cdb8e6f67b3d3dbc327685420edb4f6390b8585248447303583452e250f83c138e5bc72d6209c172a2d45eddcb56779bc55dc0f93a0e5af4b15530fc6c97a76e6d6524a06acb89aee881399323269f607b64e1442e0a14e19efd8c13967575ab6763a953972d9a6813a0eff45deb8ad7942d12f551ef3e1afc7d1a7ebc69751592c1b37ebc621574c23d82d83c1adec24985c0c303aef621b98c9a6a7ecfe1d2c0848c821bbacd0b83ae3e10fa189afae4dff552b778713fe77e814dd301d48b77b8428631ca769eacee09e6082705c548f433d053288263507a06e6c603d0d25d39916738d22a2bcb4ccd72c0398d142e3bf81ee46e145fbad11f12062e8cf64e99726603e169f8e141927842a88d31b4a16ec295604481ac13543db7489b1fbb0ad671b81e14d97c7d37d9110a1c05f26d96c1cd724e4f5d4981183bee4745a5f5aeb43518a8ea8e2ff9d506a81e1dab62d9ee8293037b3e375498935fe5a08849d3e06491c2511821f7d99b3b5f9f421e09cf7a07f8e0ed8ebfad999a3eda3659424a347113d9e74241b70bcc66386583446385b0580b168c7fd58d80ba51d310c29b6fabebbbaccb3438372061dd63a295ab4a1b9acfdf9513dbae8efe26e0a2b24cee8c60aaaca4afcfcfa635646aba471673e7eaf7013a68c288be5778dd225e0d40a1eb72c607364025d56dc14e251aed17c0152a24080e78fa2fa8549e0ef0ff3f1339b6c3a26daca2dddeaf1825c84e7c99fd815eaf326b809524b7a8b51f03cf74c8e3b394e4133297728709d9336ec60bb5a98b37a83f9caad79b12759f23ff7f416c1d5aeec8fc33b5dc0d42554c93d901c0bf9f8a5cd7adfdb69d38ba555a6e64ad673ad5c7d293507b8f490507ab6f7f95a508e77600de7c57d73561373e006d9900270b4da028bd7cd92cf6d4a3e8db71aab178cf22e4d76aecd2f18deed1178333814a597429204fb9cc35d5eb2203cf572d3fd96710e846dbac9bc2d99d55eaf3da635bb3669df9588a2d07fc83e2c76b5c694669e701e7088c38f6028582ae15625edea4c68c1de2e2b2daf4c71b93a3fbd0bbc85ef92caa5d32d31f665cf7a4025bca9cb15e6209f03ba637e774de042ef192c691d68b39c18303418d3e55bc8716d00202032dd2b17b79c6147ebfe2e0524838fa359e87907624d8b63176f88431eb1a03050ca301497f94bcb37efc909ab89784eb25ca33e712eee47fa01bda9353585596775570089332f1cb6cec626d8ce33ad0d39d47174d3c9bcf2dda033789876582d3ee18d73bd00986baf5a8b3acadeb781be182be28fc063a80755cdf8f1b22e9aeae6539b33deb59a6900a7bc599a523bd438218a77688dd19897a3f4e38a0bc6d3ff0a5ef8cbcdcc3d4bbe32c8ad5d72ec4155778a327d5f9bcbb456c35b017ebfed80cfe30177a48235879719f8524527e0421e5f0d64b52627c94ea316a3f27983f13eddb6d2ad1fdfa894009e4bb06a14f5fbad31e9ef2a04e7607ad107b25b7bce5f8b137d4353e21ccb67a3f921bad9eb769fa3d083eb9b5819f8dd9b391c9a573accc15ec239ee6d34536a6162f9b7b5b65060d15f963da5b7fa28af2a60ad12fd4fc8bb9234b88d9c79d0a975e1fb41b18e005bb2e4c5f1015ef42c35e107d4e334998408908b3810a9f28d436946239ae291149139f7cf2bd74d23236a469fe06133848d4352d7e202b8ad7e0f434aa06efe7cd62e32b71e82ca36b82b047c341aa52d26b53c254ef6a04716e435777ff4ec2bd624494b7cff49b50b502ca5b4ac88c10b62e9834a7c71fb255c420e1fe3efae4da0ea44c005ec4792464e4f275fa42bb690b73a6d20914b78b214302d87448f6656180cfc03e21442f87434d66d2c6785188b21cdadbf4c61c3b20c26f681269a04be00b9299b83ff9e574e63f3211d0b62540dcb25e2aac85cd60bc408c72c76dc10e1f61a3269529c15710beb6a6a6ed8918eadd54ed9ffe7e5c384d506c3c7f9b45dcddf5205c69b498a1287320d35e145656274f7d7f1e6db6938f19154df732cbb6417d2f8c2c727420870f82c05cae395ed2447ac1414e4062bf41ca3acba0dbdda71444bdcfd12054361ba843c8e666ec9d36121eae293c98779174b82ae2c3dbaca1dc4b98762590cc84a22c536dfbdc1bfdad9bd31c35e3c583094d2903c9023c7f148e17e8b0d55becb381265078db0e17bb6ec84664ddc6c2ba7f9e4d40ce245211816831e768f27b5b08465377fd173a8d9bec3cc7ff7a788747c9786b6d8e4c184332fb30ef0961890058f6e096cd98d8d908f9d78a68e220347ac1fa21674a4669599caf72b4d9d5d2e3b8d2af8d71b73f76d9090418853c26cf760a21a0a520812b5ef4a2fc4a2e6897bfcb260a70b0262403720df4fb03b706ae577e2a6d689fc7178e406d4aebf09022a8b4bdb4e465ec58fa598dbe3f3d54e791119030830b57abbfacd29940417b098f51c3f45c3589ffc388dcc0afa8ae66930772c677e0ba4da226c530d1c65d64eb4a61e96edf8d2b3827abe31d3cf904303e274ccb74c2f39eddcd8488f70b95e874bf1faf8eac777b78d85a58e500171edb408bf08d03b934ea0a3d0fad2d320419c287b86135435e611830d1cc389fdbff92f4b7d87bd5c2640d1d504cf3a368ae7dd821cb1c51a5312907e83e45eb8dfc20115e4b429efb961a', '1', null, null, 'dec_mXbiQvINelYLT8GoRyrr2c', 'dis_79Ct7DTrZKgBRuKclnxDu8', '2026-11-17 05:42:49.673+00', '2026-11-16 05:42:49.673+00', null, null, '2', '2026-11-16 05:42:45.667+00', '2026-11-16 05:42:49.673+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\x619bb3b401f2b735b170e4fb59c8a21a240e92797d3c132018ed91475ed6185046512c487c021e30a5e570fc4ef41fa788273bac90b98f82a16d6bb94e268b30425d7cf55804ab95b3df735915', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\x619bb3b4019a4f34e35af221fef9b1bb797018fff3a1140762707e74df4de7d97ab282ea2109b843814b22d4e481a199e4ed08b0ef6e1a8fd49b0be69bd74f8ec03adee4d182ebe166a7c70f34', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\x619bb3b40101afce9c168280592981ce28c95f3609b4e1ad4f10fed1628aa606b5754b24ae2014c2db8bdd1f4fc05225311edf6a74c75a5beceb687c7f73e9bf4ce0eca0bf8b41828088311cc6', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\x619bb3b401a497533a9f38694895c559abf414ea807b6cf235f34a5c67227eaf93036fd6817fcbe3d7883f97114434fbdb0498e29464b50c5d76a87eddab03df64966df98fb933c2412b6f0874', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\x619bb3b401a1981ab70e0ba586eb6508f6ac93c94e39d22109a50e5fc34155dfded7907f0cbc5f30bb97f3275c74ee640bb37d93810b7db2428eb5014d8b2f57eeea0a828c33753238e6d3b1f7', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\x619bb3b40187b9b5b5da92534e8128f6464e5a13e8bbc2ffdc1b8c517a50f7aa5e8770f781adf68f5368c884bcc630ad5c9136e29999d3c5de1728cc43e589682115d089de6abda59664bbf56e', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\x619bb3b401579399cd7de4dabf099de58686cbb2696353cf092395a944b4eefdc6d532bc19b87a1087a699a3ae010f2c7651e04c05567513c214abea68b600d33a2f2f6399d855f24149202475', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\x619bb3b4010f14c49712760f31fba71e5c3ed0c5a64b032c3d45b6fc71b0e1937b9bd12504ff067a794dcc38d23bd66106e35d5459e3946d062c93a4550bf3bef0f93c5062dcdd665254a59091', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\x619bb3b4015a7547bdc044cf83936f0d3e380208dfe547e0a43d6601b3487bec2cf0a823e6b7414498a14c952feaec77477a38d1ef9dee8bd12ec0c45c52740a380342719386fec3c4d2753f88', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\x619bb3b4011a3a3a4a621bb41f676b2f0261cba02e9d2a9d486436a11a4d3b0ce42299430dfee91500b937749fe8be60176030f21758ef1aa712eca241b2b1c08143f7c32205025119e79aca47', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\x619bb3b40180764b17032dffd8523cf873ebc13bc9aecd96178ad5d1521748aa9308e0e2074670a00185f6453895b2baa87db27011dd8cc573eeea58265e59952f2239b220487a0c54e07b867e', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\x619bb3b401b358c083e8618f196b9e9a31a6b1e313040aef34281373f377eb6c638dfe2694531f7a15a2001a8af82e38d9caecdef5aa63245cd08f9debc2ab7a2f72830137b05b5c917a3bab8a', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\x619bb3b401434fdc0fff341af4f202581b93af38d4444015677400c5a23097baa339c6712a3b7b0cc0cb567d9d4ac9ed6366af15be2e90b4a86976b6658ae95c4ee7b0afd04c9d03a8350e960c', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\x619bb3b40160eef818a33a0b969b0c0b6316e7fa6ec1775665c337575a904853b8fbe8de9e86f68d2d999e26a3bb2a78c470cc199c4d39986ebec58dbd59b3dc3079f0e21f4fed088082b9625e', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\x619bb3b4013cab40b3fcd7f2d3fd182d618559b17e20f979f03d11688a5b5728ad41fb143c16fa31f236d950a8a640057b7de9aacb399514f83decb439b5cd5c1c9a934273d13207745f8dfc8a', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\x619bb3b4016d97fa99fa6cdcbcae2329fc82323abab676a4cfe557ec6fd7a92ff92e4eef2001763234b24a111a54c693719b56ed87b5092df9410e075d296327816a59e23c450d0dc44d16ecc6', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\x619bb3b4010cb8892a967c1de0c118b44fe8e8c1c1b832c9ef63ef97e834f07ec0d51082c7c50067180ea5b9b66aa4f19210492e35518cdadc2fd850ecb3aa50951c84b7ae2a6a36f272db2468', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\x619bb3b40142c505cafcc4bdbd4a584d2a6324c845d3043c6943ab31158ec9d19f387d7ce031dcd0299afb442b93a2d75576fdbbd4b964bb05cbf2e31a881c266cc3a755db723a0364169e7ff8', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\x619bb3b4012d2f29647270fef059cb65667d78700d1bce372ddf7d67ac3044b18868c891e35bf48ac8cd43957e5033f49a2c5f9d99eaaa4a6a5ed22809b099d60753317c139d4b68c5f4b14af9', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\x619bb3b40104b2366ad7a2061c33a86dda665b432651e671ac178032a52d1a3017de22e9b119aa4f8ea66ca3c46dfd4402660a8179c2dba769929e1dd42c13f3a83bfd16ff3902a98c2531c106', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\x619bb3b401093ff207c992ea162eecdfe34d308080091624b99690474c7e70b3e0745bf5e9e8b1a78181a03504964063a56b64c37b36c9537babadb5e58fee6b71cc9625a56da4690832e9e7b3', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_1tGAKPPeRjakOunhniVVXe', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5Hn45olDJqJy2ydZX8mtXL', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_5aWFmMlA0Ahwgkc3nc5CaS', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\x6ba70c0476f4d4bffb8b19a0ad836a6b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ARJCAwLLXgyHQYaevc5Gci', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_ENiH9szhn4qPysnWPZVHDv', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_HKxlIpozwQaBjvklTxSdpv', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_IjedsPbE6icQzfcqrxD5xQ', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Il6s7J8JCRMOFlakfmP4UF', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_MzRhxt5rEfGzlfyG158hvq', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RMphwl3HVRWgebNky8N76t', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RcQjtNc8N76jIMXHJXOqoA', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_RfhRpkptW9n4GpdaZohghn', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Ss3inlNIHwylcEpurs6r1V', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_VXJ8OHLqd9R4fDvbs8RLzq', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_Z2V3p9R80zjd4JUw0IxstG', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_axdlZ719pd63I9cYM6uC61', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_cVuqzlXqbunDGrvb0a992J', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\x6ba70c0476f4d4bffb8b19a0ad836a6b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_gRg37xnGv6HNjsa1fDOFSu', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_hitpKcJog5bDh2zeBmkPvC', '\xc5144151ecdbc1c939c42f8f4320f61b'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\x21c25d4d1f7e7914852e2ca4ff3d9685'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\x3e2b4ad42e32ce81e3eecccdc418dc05'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\x58a594fbfe652fb8c5a3fc4eb0a54e40'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\x6f6ee07d59a63bc6030c48372aec311a'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\x723864b054829fb1f97e9a2f8ac3dc07'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\x74c280b86cc91a74037d5bc945a64346'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\xaf340036b1589445a0bd40ea15c34580'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\xb08477279a80c9fdb2f7403b53bc2ab7'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'per_sA9jIB4doxRD5GSy2rfOny', '\xc5144151ecdbc1c939c42f8f4320f61b');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_covers, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_14bR4nLJ8nrkQdtaRAXAkN', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_AXX6nRW8Cy82IAMvWFP3xk", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:44.852+00', '2026-11-16 05:42:44.852+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_90sBx96L8J5he49yhun23u', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_90sBx96L8J5he49yhun23u", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:48.945+00', '2026-11-16 05:42:48.945+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_CEGevo5cxA5FH2zCANKnHd', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_uebTlsscXDYrD1A88en1zd", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:47.259+00', '2026-11-16 05:42:47.259+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EXqVMcJLeiG10tYXWKFF97', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_aUrs50ziRUOrtf6K3Myu7f", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T05:42:49.673Z", "check_id": "chk_8qgU5u0EQtIWcaW0bGR9G6", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_pYhAqz3nwZvewqNC54VHBr', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:41.677+00', null, null, '2026-11-16 05:42:49.673+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 05:42:41.633+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EbTsOKaXeHUzczxDubyATO', 'unverified', null, '{"given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:48.757+00', '2026-11-16 05:42:48.757+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_FbKTKGtUzUBHiSt5DGwtVD', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_4Hl1DjsBbUniOlV23DGPZP", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:46.584+00', '2026-11-16 05:42:46.584+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_HgayFk3uQeDzZL2QJsUrHj", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 05:42:48.189+00', '2026-11-16 05:42:48.801+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_K6dZbjcQNBgmbF7NUG64WN', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_K6dZbjcQNBgmbF7NUG64WN", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:42.597+00', '2026-11-16 05:42:42.597+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_MXeFR6sFVC7ecs4rLVxpqj', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_MXeFR6sFVC7ecs4rLVxpqj", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:45.975+00', '2026-11-16 05:42:45.975+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_SbMRvfDbQ9ua6tArHzG1XQ', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_f2q62SWPpA1zOFrtMRIzQP", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:42.316+00', '2026-11-16 05:42:42.316+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_Sizk6RyUZ6X0K5u3FyT88t', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_WjsjlA0XOHCkLz767vIluk", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:42.266+00', '2026-11-16 05:42:42.266+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_SpPeYxnRsRBFP9Fs25pCPX', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_5qY7OZnkb8cPIgV1IRg3nB", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:46.954+00', '2026-11-16 05:42:46.954+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_X5H8wTrxhrl7LdvNeFqLOb', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_KWDQvj3yuFMdYTSNwV35ka", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:47.373+00', '2026-11-16 05:42:47.373+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_n2c0e8I8KHwqsZpuVWvs3t", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:42.684+00', '2026-11-16 05:42:42.684+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_poXecCQZpvYiF0fJKwYMzN', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_T7oFCj0ciEc3b1noLvApio", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:42.46+00', '2026-11-16 05:42:42.46+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_uPeIc7AeF4AwBnqPLqDDxA', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_uPeIc7AeF4AwBnqPLqDDxA", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 05:42:43.226+00', '2026-11-16 05:42:43.259+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_umMgXW8jkHKaDzGqCYnAcq', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_sRptNrbfcjRkoNEv2ek8mZ", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:41.57+00', '2026-11-16 05:42:41.57+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_wDef9lXc1jVCtuKRrS9IAz', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_8QG6FUKy6O6tJ7qg2AhPew", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:42.143+00', '2026-11-16 05:42:42.143+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ztAxAKre1qJv6kitOcHUJ8", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:42.36+00', '2026-11-16 05:42:42.36+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_y4C7eltICBbtDQV4mkc6NF', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_zStJQf92mv1FGgzv6PFUEz", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:42:41.829+00', '2026-11-16 05:42:41.829+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_HgayFk3uQeDzZL2QJsUrHj', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_uPeIc7AeF4AwBnqPLqDDxA', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'cal_tyzV1rHnNDln9GB3wTVxzI', 'prac_poXecCQZpvYiF0fJKwYMzN', 'Phone', 'busy', 'issued', 'dkkyy_khvEGnVGO-hebmU2rsviNq-T2s4tdaDtd69GE', '2026-11-16 05:42:42.493+00', null, '{}', '1', '2026-11-16 05:42:42.493+00', '2026-11-16 05:42:42.493+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'clm_Bg2jvNoP7JIyIxSjw5iZ1U', 'per_gRg37xnGv6HNjsa1fDOFSu', 'cov_letwdrF7OZ4R3i4OdGaTrD', 'prac_MXeFR6sFVC7ecs4rLVxpqj', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'JI7JNDKBMOW6GDTXG', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x01a088275affe4447c10fc23c9cda2c58015554f9905c2434798dfc7698b81089c05cf3638bbde95b747872dea39881df99f60e82c2c9b2a47385e843344c3a712dbb95a587f71fc1c96a59a5b084461ce8cb87d9c15efd5d9f5d40e0d4ebbc7077dee57ddbd2707be5961dd9c512850ed196437b36eeed979ba06952b53beb3208c9d59dce6b34613c07d1ef7fd243874422d3942f9eb574a55e860ce89a4224cee813628b5da28dcd16037204232781b5aa358f0aedde155f6b56315b2b0fdf960c89bfa8dfe208d8e5a3b6af40e50542b72e789c3b1836924b59fe9bde9a46057a066cecf6938015cc1f9332d17e04d379dd761d40d349caf5d0decff3c8ff81816d870e0b37b22d9e416da125fcdfdc567eabf6b698b937f946ab831462739282fdcde86e5de27fc8e920d0d258bdaaf21ad8e80dac9477b63142e3fb9c347e1f6abd049140aeb4a860916a77dabb6b10420b4c08e0ea19254a2b0c736e1ee145c128f7acbc6add7fafaf377d455d9537ed3dd006a637e51c852f64f8d3287fb1df6c34022b58ca68d3826d024ca6741fbf28808cf50d2a7febf4f0d66e7b998b91eed1619575412fe1ccb4a57f0c804a53e7039228f7f76506f8ca199dc852ec0c0020db0327ccc151c5f97b7ff7b59eea00aea082bd4a38c574c7e811c0cce06dfca457e0b6faa1e801f0aee48a0e52c4b27e251ea21cc7daea0f87650889f39d1e12a544994f1f05827e06a193f535eb34e0c18d1024539907c63a9ff500be131ae9071c613d17be30544dbd90cdc8bfa94b9fb18b0346c4bba3cc0e25edbb36a65261018bb2ec439f8db04056b9d6ff1754724b473369f4724c613eb0a0cc05e719554dbf2de06bd5920f74adc25c7cba71276ec02086f0ed5bfc75f9894a13be935539c6fedcc34f99862a2d4fc4a6c12b97db4129623350b914facf4f00d117eb0d6e776d8b6ae69c9e45c238cdcc860212c0037056088979690e940cb0ebec89ee79dfec7e45dc4d6d74a9d6789ff4aea13541760691c1dadc901fc5df10e1efadba740640eba7dc7c4c6b67635e37aa242d4816d9120ce05231270b6240bc27b2019d86c4dd18d34436e3549840bb31d611b91ad6e4fe8e02931a6c4577c2a9234bcb985134871a33aebeb8e14db6dc52b0588617226380910216ee767b14b8713392d2abde145d10da8cce300687f548d277b1d3932621083eebe65ec2ac0b9b38796eaeb10588d022a861a434d30678c8f7487ece0f6a67aedd3f3dbd52c34da17fbce5c9ab837e8d8452070c8ad1435ed19de3f70e3ab2771d4b3624dce2bfc3c2c41bc62313f335833f7fa1add44f8aa26a52548480878f8f836276dca11d75cb51f821133518b7c8fdfac8fc17810ba6db0579797c492110e26a602eb87a65ab1d869f3eddfbde6ea823f97ef05ae4f4f6cc5b7e473489c8d8cbf86eb600b8f350bc287a25f9bc31b800efceda5697c130a53e98fd3e85e638f4442c72053ee96f3d444', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:46.304+00', '2026-11-16 05:42:46.304+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'clm_dgpxvf1oCYWd2eN5izDRIw', 'per_ARJCAwLLXgyHQYaevc5Gci', 'cov_uuRlKb0CVMU78vGDzbA0LA', 'prac_90sBx96L8J5he49yhun23u', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'KX8WUO5KS7IOKMHAD', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_cGsOLdfrRdC2w3TCGvCnyS', 'dis_bL5xqNH0XsTliEXlSK2e12', '\x0132e47a93c7d9d0bdf0a6e26b6f2aece8b6e013e509f7f2d56d5248463fffa0bda93c4be37b6533d84de4b21b7c7c6adfd428dee6dfb152cb7f14a42d6275d89997edd156141e0276951e1fa3ec32e60faba89fdad183ae1558d667d71d98a64488a442d924efcc0c00cfa189f77410b5e4ddd1b42a050b8849385dc6b6f56c79416157d9a0a026c3c0f056229638bbe910758bd4c2e6ec855f8eadb571f00d98645ecce88db61b1608ef224c880c7f02f95b31398c4ebb8e95c94a4d33d74a56219ab974028181358790b790f2a463d332c06040c711f12506a16fb9d8d885292fd0be60f91b9865e3cdf2f0e480f8e75c3edc33ede1c6e3f05a84b2222a7f98b0ff1b95a46a59b3d33f41718a826dac0bae07c074c82b610452b5800473a8b711f068ffaff40b8eda320032da1253e9df62909a75835f8c609c77f4b905cc73f23782b29815be67b5818e62bf60f3917f85a67f4ac4553022c23af743847a26815b78d792b84f8d3f5ff6e94da5208d00b224e3f2ac56ebb1c9ed02ec58838bb37631b15c42e884eafe31d918fe62afede33a80cbeea11015915dabe2555596bb7bf0b801b21642fbf92508448d87ec609361f449417f4afa24d748ff5859f2b12c0edead09b785bbaf989723988001d2be35594f4b79329589ff7ab44608883f27615c686d6f0b78a55f344fe21f61bc0bc0f43a778183f99c9b67f21df501421fe22c4fc25c1142321b35151904c44618a6abd9a491d1d9667e4ea4f40b0ae49d7df64db5c64af16b14072c8311ea93c667eec4d2b8b094152997d2e2b92b036ff80f69fcb1e579d49cb96868161fc6cc8932792149716aeaabd807002b7fd089fe9edef5fae06b16085ce0d139cf6f5cbe41fb05cb01c7954300a7da65a7dfcfa7148b77d96d182004e3755bad1739a24f4ae53c3e82fcc44f2aa0d7c2f60b90c6862700643f98ace248a241d6cccd94ec4c39a07b0b4e8d80e18aba006037a28aa6babbde49db108c26df5d47e27f1454e562fa3c16d1489c62c7190447862c182f77d4fa44cb9c5cc0bcf9f0235f479d951f00d7e921862fb930ffd1d026362c572711dea916497eb777517e8f9cca079deaa9876fd9d575fef1e4f9766a21c8903046d5239ea989c8747a9c41884eaa5877a042198e2c7623eb1aafc8d3126a68ca54a2de73b375732412b7c11f671796d3176d5cde13cb89543fc85abc4e87994d4fdb687621fb25ef7fde241b2c4176372dbef34f6493f94a6f597836b38d9af8e4bb788f6699591597284e78d93ca64d7168ba89780aa0e03c880726a2554afd28d995bdb35b7a2975f7c6c6e3cc5c2a0e8c260d47b9762970e9af48549ad4a4f7383f9db1045f2a3c403296ae617347a0cd9c709a07d395d5c4abed4af942bd2a07a6f603ae5439fb2fb914df87f94e64551532393935354ce1687c7733e27b626863f4084a2549b62134fab332a1b27e34978847a15cce067c777ce613fafb01fd05439bdac72967504b717895ad17546e6f90cef1b22620ce84133d240fc30a0062138bbeb8d52991c4dfa77b2ca909b2895feb0e6502fbd26d48b1d93986806c88d939620e0374bf0460d108f3bbbdc73a1131c38a96451551b750bfe2599ca3f25b3532555d9f370a1d0580252b96b3d6127d5095b86551d681bc5c7e898f0f8d56752ec4029baeeee9d898819166835bc16a3a60270e3c7be6825808242a6098e35766bdc33d3bcd83cd8a75858a40001001a43be9b0afba61d7b3939d5055ee1b031d8b2f40e8f8dd5b52a5739c4cb58cd44aaa3b877ea7a6f5a6600bd51e34b9f8f1b4300ff95eaaa2b4a974d8eba11b2cf7b52b2a449f13b1583779e49977f48b7a355b18f1ff148a394e3614e89593a29c00c97fd54386b0d5c7a46ef0a3be3ee525fd611814e7353af6fe466c536c88e76fc48fb599068e3bc85174a50855317e29df91c7d54c0591d5af5768390ebedf4900867e171c2f95e9ef9d1a420b80fd65bc2c6184b08ee618ce4e1d785a6737842ae8e24c58007f0a9c857d234aca1ed832dc2ea209ee810a17c00fd63ac630627ca7027d34e743926924d540d5d5b376c93f84a32d4f650d0f8169fdb01a1f4fe82fbb862aaabdc80ef07bb9bf7c2c963bf2165efe1a07ff39b957b022d53cdf7e4822b91a8806f60bcac1639fa0b2206cdedf338cc3ff2f4aa0a8458207e582009248b0a3e72adf27786553dd9643556a2212903a3d39994a9c53b99fbc6ac78e1c2d6e8a9bd92e4dece4cc31ae1692daa35f90c0dcc29bdbccba0d27d7d50d8b683b25c6ec512cc1c4548082ac3b3536799a3eca14bbbceedbcbda378b293a349fb79b714b1fc41564fe2a5fc85915', null, '2026-11-16 05:42:49.414+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 05:42:49.341+00', '2026-11-16 05:42:49.414+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'clm_dgpxvf1oCYWd2eN5izDRIw', 'service', 'H3muQhu3AYulU-WOY6PL_tJlDxyTp-cVNlJ_B1qlmGs');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'crec_ZVtRCRlhXPxrCqwOOE7axI', 'clm_dgpxvf1oCYWd2eN5izDRIw', 'per_ARJCAwLLXgyHQYaevc5Gci', 'submission', '1', '1', 'trn_cPrKQDhChzikjjJHZNyxzG', null, null, '\x01d61203580e3cabcb5c8745dec2d072c11e9518463edf49675607c5c055dfc028791cccb1e76a3f870f208763229dd80a04ac5371b607ac53f872560edd738778694f5725cd1e717b93da2ce584b746623e8481084bdddad7b9ef47114c9473ac11f3719a7ea70c278473ebd3b3a4757eec6f06c7d17bf8d1aac00f4856339ff01946a332b705f34493273a112359b95b685c9c2841c850e35562c2479411b6b7dd9296f48f91adc25df1a0e011f566', '1', '2026-11-16 05:42:49.414+00', '2026-11-16 05:42:49.414+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'emg_ff3aRGwM02pLhE0iyNQmf5', 'per_RMphwl3HVRWgebNky8N76t', 'prac_wDef9lXc1jVCtuKRrS9IAz', 'key_SoqsQaKB3idgveTzLQRsd3', 'opened', '\x01cf3b4cc1a3b3b0aafbcdfca60bb8252269c7a569099eb34b32c52f5a7576da2d6a89479bdc862a1c3833ed8d1744fe0f2ab2408523d51d04659e5efb71be4f3d9d1c52ad78f0cff01e464a17b6efb8e44eef54e826697f100c77bc8efdf53353371c9f8237db40e4482d8de7f55c3232b790dab25cf7ad2719caab9b64269ebb020bc088f812e0221ad476d931302ba92920a775392bb59ae464e31ecf202bf8c6c725eea4b9c5cf5e1d91eb3c1863', '2026-11-16 06:42:42.169+00', '2026-11-16 05:42:42.169+00', null, null, null, null, '1', '2026-11-16 05:42:42.169+00', '2026-11-16 05:42:42.169+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_HgayFk3uQeDzZL2QJsUrHj', '6000', null, '2', '2026-11-16 05:42:48.853+00', '2026-11-16 05:42:48.853+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, asked_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, kept_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'po_doN6Uxa1mjeBE2WLiMjePs', 'practitioner', 'prac_14bR4nLJ8nrkQdtaRAXAkN', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 05:42:44.902+00', '2026-11-16 05:42:44.902+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_14bR4nLJ8nrkQdtaRAXAkN', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_14bR4nLJ8nrkQdtaRAXAkN', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_14bR4nLJ8nrkQdtaRAXAkN', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_90sBx96L8J5he49yhun23u', 'jurisdiction:US-NY'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_90sBx96L8J5he49yhun23u', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_90sBx96L8J5he49yhun23u', 'npi:1999999984'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_CEGevo5cxA5FH2zCANKnHd', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_CEGevo5cxA5FH2zCANKnHd', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_CEGevo5cxA5FH2zCANKnHd', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EXqVMcJLeiG10tYXWKFF97', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EXqVMcJLeiG10tYXWKFF97', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EXqVMcJLeiG10tYXWKFF97', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EbTsOKaXeHUzczxDubyATO', 'name:MBEKI GRACE'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_FbKTKGtUzUBHiSt5DGwtVD', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_FbKTKGtUzUBHiSt5DGwtVD', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_FbKTKGtUzUBHiSt5DGwtVD', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'jurisdiction:US-NY'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_K6dZbjcQNBgmbF7NUG64WN', 'jurisdiction:US-NY'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_K6dZbjcQNBgmbF7NUG64WN', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_MXeFR6sFVC7ecs4rLVxpqj', 'jurisdiction:US-NY'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_MXeFR6sFVC7ecs4rLVxpqj', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_MXeFR6sFVC7ecs4rLVxpqj', 'npi:1999999984'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_SbMRvfDbQ9ua6tArHzG1XQ', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_SbMRvfDbQ9ua6tArHzG1XQ', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_SbMRvfDbQ9ua6tArHzG1XQ', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_Sizk6RyUZ6X0K5u3FyT88t', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_Sizk6RyUZ6X0K5u3FyT88t', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_Sizk6RyUZ6X0K5u3FyT88t', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_SpPeYxnRsRBFP9Fs25pCPX', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_SpPeYxnRsRBFP9Fs25pCPX', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_SpPeYxnRsRBFP9Fs25pCPX', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_X5H8wTrxhrl7LdvNeFqLOb', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_X5H8wTrxhrl7LdvNeFqLOb', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_X5H8wTrxhrl7LdvNeFqLOb', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'jurisdiction:US-NY'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_poXecCQZpvYiF0fJKwYMzN', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_poXecCQZpvYiF0fJKwYMzN', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_poXecCQZpvYiF0fJKwYMzN', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_uPeIc7AeF4AwBnqPLqDDxA', 'jurisdiction:US-NY'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_uPeIc7AeF4AwBnqPLqDDxA', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_umMgXW8jkHKaDzGqCYnAcq', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_umMgXW8jkHKaDzGqCYnAcq', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_umMgXW8jkHKaDzGqCYnAcq', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_wDef9lXc1jVCtuKRrS9IAz', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_wDef9lXc1jVCtuKRrS9IAz', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_wDef9lXc1jVCtuKRrS9IAz', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', 'npi:1234567893'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_y4C7eltICBbtDQV4mkc6NF', 'jurisdiction:US-CA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_y4C7eltICBbtDQV4mkc6NF', 'name:OKAFOR ADA'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_y4C7eltICBbtDQV4mkc6NF', 'npi:1234567893');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, step, key, asked, status, tries, due_at, claimed_until, created_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'op_gvrofVAPS8ZaJHSYhuIg54', 'pay_wCEYLiEZiNye0E0J6pr6nc', 'confirm', 'pay_wCEYLiEZiNye0E0J6pr6nc:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 05:42:47.727+00', null, '2026-11-16 05:42:47.727+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'op_obgHaII4Z3yfEr2OYlDOXb', 'pay_sN5vBfEWRDWCTBFvmO8t5H', 'confirm', 'pay_sN5vBfEWRDWCTBFvmO8t5H:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 05:42:44.141+00', null, '2026-11-16 05:42:44.141+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'op_x8ZaqXAirql4JG1juL2mk1', 're_pt2K6zSDhojdovJoBgwHgr', 'refund', 're_pt2K6zSDhojdovJoBgwHgr:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_gHx8IBxUIFTHksol1ANt6Z"}', 'done', '1', '2026-11-16 05:42:44.529+00', null, '2026-11-16 05:42:44.529+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, took_ms, created_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_1FPx0KhouLwfvhZANomyH9', 'POST', '/v1/adjustments', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '67', '2026-11-16 05:42:43.805+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_1tTzYCbf0xwc1Jxqg2CslO', 'POST', '/v1/practitioners/prac_EXqVMcJLeiG10tYXWKFF97/verifications', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '134', '2026-11-16 05:42:41.803+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_2CO6ysZpxKIBajz9SCkJEg', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '30', '2026-11-16 05:42:46.974+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_2qrzYZ4oiD3TIQv6KyV7gQ', 'POST', '/v1/matchings', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '252', '2026-11-16 05:42:43.574+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_2tnf1iAT5JGG60ka1H0hzf', 'POST', '/v1/api_keys', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '89', '2026-11-16 05:42:41.498+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_3clmNXQOrcR1nY7Pt2Csoz', 'POST', '/v1/sessions', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '31', '2026-11-16 05:42:42.336+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_3rgjhT4rhd9ONyGIrDnOQx', 'POST', '/v1/refunds', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '324', '2026-11-16 05:42:44.842+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_40ArykF17IQmzVQbKxIX28', 'POST', '/v1/notes', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '58', '2026-11-16 05:42:48.604+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_4hSUTvy3nGv3WeqIEdvem0', 'POST', '/v1/billing_providers', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '22', '2026-11-16 05:42:46.028+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_4s1DXR1vvioXsAZpW8d1Up', 'POST', '/v1/consents/con_eah1iwxfN8xNFxCFYQSlzu/offer', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '25', '2026-11-16 05:42:48.311+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_51fDXsJwKKfiAZCjLjsPwO', 'POST', '/v1/payments/pay_sN5vBfEWRDWCTBFvmO8t5H/confirm', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '386', '2026-11-16 05:42:44.504+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_5cE0V8SCevA7Fe9WViWkFW', 'POST', '/v1/remittances', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '48', '2026-11-16 05:42:46.523+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_5nNTyyGFzQCIKwKuIHSojw', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '43', '2026-11-16 05:42:42.14+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_7CE3JRogBGAOImQxeDpBPh', 'POST', '/v1/superbills', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '58', '2026-11-16 05:42:47.041+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_7kl3pXkiQUgJLd4gnDfF05', 'POST', '/v1/coverages', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '37', '2026-11-16 05:42:46.119+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_7kqn4icJIb4UYRkfInXjhs', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '23', '2026-11-16 05:42:42.844+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_7uEYwnKe2qtcgP0mrz1kLP', 'PATCH', '/v1/persons/per_Ac2PwP5D8Up9b9VRPCl3IQ', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '31', '2026-11-16 05:42:42.983+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_8AXi1TCvf23ZPg7SRCB1XL', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '14', '2026-11-16 05:42:42.352+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_8NHk74JNH9Wog6XyBoQAPu', 'POST', '/v1/deposits', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '43', '2026-11-16 05:42:47.583+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_8uHvjBwiYuyk2aNrJavft3', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '36', '2026-11-16 05:42:48.741+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_8w5BTRjG1nNXcufQk6db5S', 'POST', '/v1/consents', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '32', '2026-11-16 05:42:46.154+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_9WuN8izvA9noIIDWPTDEtp', 'POST', '/v1/consents/con_oxDdateNdBOvl4NMxZRKPe/sign', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '172', '2026-11-16 05:42:45.449+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_9v97n4sVMqPXCsFMOyTwiY', 'POST', '/v1/consents/con_cGNoD1A2Lv7FEzFFqQnHlm/sign', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '82', '2026-11-16 05:42:46.29+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_AYIyyAMeqI6Ryue8BP4lS0', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '28', '2026-11-16 05:42:48.243+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_AZBKrmGaTCOHjk5akZ8KHy', 'POST', '/v1/consents', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '45', '2026-11-16 05:42:45.224+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_AcvHsBIDcBfo9Ri1BDEc4J', 'POST', '/v1/consents/con_N299bt6wnA3FcYTRjKExTN/sign', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '60', '2026-11-16 05:42:45.664+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_Aw5LrgQgen1oNrPv7pVqry', 'POST', '/v1/estimates', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '178', '2026-11-16 05:42:46.914+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_AzvCHuSD5yns8MouXQbyop', 'POST', '/v1/scoped_tokens', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '33', '2026-11-16 05:42:42.293+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_DX8d3EOaE5hTFQSRbrzDRa', 'POST', '/v1/notes', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '10', '2026-11-16 05:42:48.676+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_E4c7m75oXuEIbdc6EEzJSl', 'POST', '/v1/practitioners/prac_y4C7eltICBbtDQV4mkc6NF/checks', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '48', '2026-11-16 05:42:41.897+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_EWJjDsTWdGOt1zaRsvVtmy', 'POST', '/v1/emergency_accesses', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '96', '2026-11-16 05:42:42.242+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_Ep3ws8mGTsa45BjihicJs2', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '73', '2026-11-16 05:42:41.617+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_FVVFrMTl9L5tbpezGzKDPK', 'POST', '/v1/consents/con_eah1iwxfN8xNFxCFYQSlzu/sign', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '49', '2026-11-16 05:42:48.366+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_GqvlnsG7EjU2MvbuOsFPx1', 'GET', '/v1/disputes', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '16', '2026-11-16 05:42:48.156+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_HpuyNprXHlAfySqJwMt3pe', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '31', '2026-11-16 05:42:44.019+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_IfTP0cdU2rKbhgWvCV8tZn', 'PATCH', '/v1/practitioners/prac_HgayFk3uQeDzZL2QJsUrHj/payout_terms', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '72', '2026-11-16 05:42:48.858+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_JgebDDJsEuydpQNdDQ82z5', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '48', '2026-11-16 05:42:41.974+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_Jmqu7opQJMS9MzNSqHSqET', 'POST', '/v1/payments/pay_wCEYLiEZiNye0E0J6pr6nc/confirm', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '346', '2026-11-16 05:42:48.063+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_JtVhHI49AXP9cnqeru6t6E', 'POST', '/v1/notes', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '77', '2026-11-16 05:42:42.82+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_LOLNxGJNXriItGMaW7z4bj', 'POST', '/v1/billing_providers', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '66', '2026-11-16 05:42:49.082+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_Ld7SgO3lVapNwPsfQHmBEO', 'POST', '/v1/consents/con_iQQXouzkN6dKc7LBDEPM6i/sign', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '76', '2026-11-16 05:42:49.324+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_Lm669El2ebzVEp1cPHFiCM', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '17', '2026-11-16 05:42:48.196+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_M5i4SZnjNAbktprRfIy29v', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '4', '2026-11-16 05:42:42.298+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_MX073ZpcgH1XvrdBWJcpHK', 'POST', '/v1/deposits', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '83', '2026-11-16 05:42:47.125+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_MkJAYYi2X7p2gk0f8Qw1fA', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '40', '2026-11-16 05:42:44.888+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_NdMvaN2ptmijbsyL6hArd9', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '40', '2026-11-16 05:42:42.582+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_OAVTIfN7hiFA9ThUbNKAAo', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '24', '2026-11-16 05:42:42.166+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_OffIloOwW88FMv6Vyps1NM', 'PATCH', '/v1/practitioners/prac_uPeIc7AeF4AwBnqPLqDDxA/availability', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '65', '2026-11-16 05:42:43.315+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_PAOB2lNuKU4MtvOwJER8J8', 'PATCH', '/v1/persons/per_5aWFmMlA0Ahwgkc3nc5CaS', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '21', '2026-11-16 05:42:42.87+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_PKmE6vN6lZwZDWTqzxIzwF', 'POST', '/v1/coverages', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '105', '2026-11-16 05:42:45.177+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_PcWLQG3JaPVUa8N1eRdsls', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '22', '2026-11-16 05:42:42.605+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_QDa0YlNwOKPWEe0qKaMPpe', 'POST', '/v1/sessions', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '115', '2026-11-16 05:42:48.493+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_QhmE9K0j3MB4Fc2IHRfUt9', 'POST', '/v1/coverages', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '43', '2026-11-16 05:42:49.164+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_QkQAdVxSOtzltn7Oa4lwoJ', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '38', '2026-11-16 05:42:46.07+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_QwCdtdZKiJpkMP1UYgSvdO', 'POST', '/v1/test_clock/advance', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '992', '2026-11-16 05:42:50.636+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_R8P0vgthmEnFES0w4LcOU5', 'POST', '/v1/consents/con_oxDdateNdBOvl4NMxZRKPe/offer', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '37', '2026-11-16 05:42:45.273+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_RX7pzByNPl46dS3ZMdBIBZ', 'POST', '/v1/consents/con_iQQXouzkN6dKc7LBDEPM6i/offer', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '38', '2026-11-16 05:42:49.256+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_RXsQyILZchsjbWAM2psFNU', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '37', '2026-11-16 05:42:46.566+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_UdFrw1yZnWggFSQOLNtlPV', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '16', '2026-11-16 05:42:41.832+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_VulcwRgAmIkkqrs3TvdDje', 'PATCH', '/v1/practitioners/prac_HgayFk3uQeDzZL2QJsUrHj/availability', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '42', '2026-11-16 05:42:48.785+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_Vzrhd9gTTTiJmZBM8hUX4o', 'GET', '/v1', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '28', '2026-11-16 05:42:47.524+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_WOjYdJouvXZQmdII9pmrnv', 'POST', '/v1/claims', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '121', '2026-11-16 05:42:46.423+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_WiY2WS8fXHBDOygxJ2W6ZN', 'GET', '/v1/events', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '30', '2026-11-16 05:42:47.495+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_WvOtlcZaf7eapN6IVMI6hC', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '39', '2026-11-16 05:42:48.75+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_XCwSdIMjBVdebT1YTCvnfT', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '16', '2026-11-16 05:42:42.259+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_XfMWTu6pVMKVsdKh72f8tY', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '34', '2026-11-16 05:42:42.91+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_XoBRkkQbpAZ0ldRDhQT1UK', 'GET', '/v1/audit_entries', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '13', '2026-11-16 05:42:47.365+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_YwjCPbCq6BQtCTILlQunwq', 'POST', '/v1/coverages', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '59', '2026-11-16 05:42:45.574+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_a6jy2lKAOzQMaRG83W49iX', 'POST', '/v1/claims', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '68', '2026-11-16 05:42:49.394+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_aPypYDuF17SwzNql6nouUd', 'POST', '/v1/payments', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '78', '2026-11-16 05:42:47.718+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_arYf8kEGxvNOkXX8v0v74a', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '49', '2026-11-16 05:42:43.856+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_aspHW9TAfq4vOU5wLc2GHx', 'POST', '/v1/consents', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '52', '2026-11-16 05:42:42.092+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_c3ZVSwVuz3FblBH4bI9m6O', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '43', '2026-11-16 05:42:47.17+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_c3lOZHTrQRQSnFZN2XXIWQ', 'POST', '/v1/claims/clm_dgpxvf1oCYWd2eN5izDRIw/submit', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '254', '2026-11-16 05:42:49.663+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_cH79TbbOhtUHHfSM2arUiJ', 'POST', '/v1/x12_documents', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '50', '2026-11-16 05:42:46.469+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_cMF12jVKP6cuMsh2FyqMhs', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '24', '2026-11-16 05:42:43.737+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_cV5ioaoT6YmatqFfYws75t', 'POST', '/v1/consents/con_N299bt6wnA3FcYTRjKExTN/offer', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '11', '2026-11-16 05:42:45.602+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_dAjeET655Du44C5tgHuQmb', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '54', '2026-11-16 05:42:42.03+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_eUaUsjPO5ekTY9KyHdmA92', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '34', '2026-11-16 05:42:46.95+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_ebz3fAxZnEN6Tesu4u6zRQ', 'GET', '/v1/ledger_entries', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '19', '2026-11-16 05:42:47.603+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_ehuvDn71alMp8jjifiFWaS', 'POST', '/v1/assessments', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '73', '2026-11-16 05:42:43.216+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_eqrXihAENtUWGv3cekySeS', 'POST', '/v1/consents/con_cGNoD1A2Lv7FEzFFqQnHlm/offer', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '48', '2026-11-16 05:42:46.204+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_fKwqLqor9Ee59bFnNmckgt', 'PATCH', '/v1/persons/per_Ss3inlNIHwylcEpurs6r1V', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '37', '2026-11-16 05:42:42.72+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_g5caBWHrp2NKY4lVNlfSNG', 'POST', '/v1/consents', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '35', '2026-11-16 05:42:49.217+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_g8YIJ4wgVSX2TkHY4Zpm8U', 'POST', '/v1/practitioners/prac_poXecCQZpvYiF0fJKwYMzN/calendar_feeds', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '61', '2026-11-16 05:42:42.533+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_gB98dVdiidKgJ4eVwdmY9k', 'GET', '/v1', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '12', '2026-11-16 05:42:48.076+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_gekxVNk0cv7C8r1JRfZ7TJ', 'POST', '/v1/eligibility_checks', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '222', '2026-11-16 05:42:45.875+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_gzmaFCjSNrcm5XKGbswbjT', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '43', '2026-11-16 05:42:45.066+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_h6yhpQPFZDbArxH3C5KX5s', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '33', '2026-11-16 05:42:42.951+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_ikxvegkLSS2cvirU1FJ61u', 'PATCH', '/v1/notes/note_1X1RL5QoL6xl2YXgMpj8mF', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '27', '2026-11-16 05:42:48.705+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_iwv2zj5i6GEnUvKXZp4zaX', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '56', '2026-11-16 05:42:45.513+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_kMHCa2HvXxspIixD43aq31', 'POST', '/v1/consents', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '15', '2026-11-16 05:42:45.591+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_kOoxuqZVTMjDU4GCzcNIyq', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '17', '2026-11-16 05:42:43.24+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_keNQ9OLS4HMrKpZgQFhHUm', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '35', '2026-11-16 05:42:47.401+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_kei3UIALcZPtaFEZ3aMvgn', 'POST', '/v1/payments', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '113', '2026-11-16 05:42:44.136+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_kislCwcYOQk5r2SsZqr9t5', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '6', '2026-11-16 05:42:42.677+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_lb8fScnz8GQDVlDKX3fAzk', 'POST', '/v1/payouts', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '83', '2026-11-16 05:42:44.972+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_mZ7gETIXUkm7yGzTov87me', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '30', '2026-11-16 05:42:45.994+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_msmGpfjzi0dctB46ShZZvg', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '34', '2026-11-16 05:42:43.092+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_oKdCBrrFIYvEKFux41e8QX', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '23', '2026-11-16 05:42:47.645+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_p8gIrR68c0UwGf6Kbop2v8', 'POST', '/v1/consents', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '23', '2026-11-16 05:42:48.274+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_pXRHsHKPy8yi6VQm2fVyWB', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '142', '2026-11-16 05:42:46.718+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_q9sD2cXDkrxXJK0qceDemb', 'PATCH', '/v1/persons/per_sA9jIB4doxRD5GSy2rfOny', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '28', '2026-11-16 05:42:48.539+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_qUJNOZ4JN2V3JYTkbPvp37', 'POST', '/v1/payer_contracts', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '42', '2026-11-16 05:42:45.015+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_rUSNCI9tZ8l2Vl793P79PP', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '36', '2026-11-16 05:42:49.12+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_rozKSCJJbuXBVE80DnzGgu', 'POST', '/v1/charges', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '107', '2026-11-16 05:42:43.701+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_sUsO9AsJC3dL6yfVRa2P7e', 'POST', '/v1/billing_providers', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '31', '2026-11-16 05:42:45.935+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_tNChLZka2T3MtjewQ74wiS', 'POST', '/v1/disclosures', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '56', '2026-11-16 05:42:47.249+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_tpLXc8HyosuMQa642P089n', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '20', '2026-11-16 05:42:47.276+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_uVAT1HHbHwfIrHXJqbaxdv', 'POST', '/v1/session_series', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '58', '2026-11-16 05:42:42.421+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_uie2eilkXbNEXW99Cunk4p', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '22', '2026-11-16 05:42:42.457+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_vBQZZ6bZmdbwmkuoGs9hfo', 'PATCH', '/v1/persons/per_VXJ8OHLqd9R4fDvbs8RLzq', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '49', '2026-11-16 05:42:43.141+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_vTtAfc2eR3dg9Qbe8J8UV9', 'POST', '/v1/payments', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '115', '2026-11-16 05:42:43.972+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_xPGbkhNDfOfw3P6pRcX94W', 'POST', '/v1/webhook_endpoints', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '39', '2026-11-16 05:42:41.542+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_xkyL7Ij9NScNqIPi6Lk8tr', 'POST', '/v1/notes/note_02Niu5m2i2ZOqavBNgJeP2/sign', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '48', '2026-11-16 05:42:48.665+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_xt8ApVKxUIVYXwlD6YvR3Z', 'POST', '/v1/risk_flags', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '67', '2026-11-16 05:42:43.052+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_zORehn93XVnhhEtRUcTevT', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '55', '2026-11-16 05:42:48.915+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_znMYhevYM94el1s7K80Ztb', 'POST', '/v1/practitioners', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '42', '2026-11-16 05:42:41.661+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'req_zvphOUqo5S2fH3f5GHCkHG', 'POST', '/v1/persons', '200', null, 'key_SoqsQaKB3idgveTzLQRsd3', null, null, '7', '2026-11-16 05:42:43.593+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_8qgU5u0EQtIWcaW0bGR9G6', 'check.expire', 'f', '2026-12-16 05:42:49.673+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_B8AR44ValQoVyKfHTbprt5', 'check.expire', 'f', '2026-12-17 05:42:49.673+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_CFHD2BSFLiGABus7rLX2jg', 'check.expire', 'f', '2026-12-16 05:42:49.673+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_SMpnycZZcypUDhC3CMvoOA', 'check.expire', 'f', '2027-03-16 05:42:49.673+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_TwNvUL7D9o6nCcLKN9pNiP', 'check.expire', 'f', '2026-12-17 05:42:49.673+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'clm_Bg2jvNoP7JIyIxSjw5iZ1U', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'emg_ff3aRGwM02pLhE0iyNQmf5', 'emergency_access.expire', 't', '2026-11-16 06:42:42.169+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_SoqsQaKB3idgveTzLQRsd3', 'api_key.check_use', 't', '2027-05-15 05:42:41.257+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'key_sWJoXR2VMCMUeBHq83A0pN', 'api_key.check_use', 't', '2027-05-15 05:42:41.432+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'match_XTedkNUwwrTRA3PktkIhP6', 'matching.expire', 'f', '2026-11-19 05:42:43.327+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'note_1X1RL5QoL6xl2YXgMpj8mF', 'note.remind', 'f', '2026-11-19 05:42:48.668+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'note_c0uDPDNaF6zalymFEJONFH', 'note.remind', 'f', '2026-11-19 05:42:42.746+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pans_BFPGrXX2unUh8eXwjeWmgd', 'payer_answer.deliver', 'f', '2026-11-16 05:47:49.414+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pans_ZWJfi9Qs7b53FeZXpLBQGd', 'payer_answer.deliver', 'f', '2026-11-16 06:42:49.414+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pans_rI4piDdsKAAuJBpP86KalP', 'payer_answer.deliver', 'f', '2026-11-17 05:42:49.414+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pans_zMlssfvP3s3mlf5Jmbixfl', 'payer_answer.deliver', 'f', '2026-11-30 05:42:49.414+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_wCEYLiEZiNye0E0J6pr6nc', 'dispute.fetch_outcome', 'f', '2026-11-30 05:42:47.904+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'po_doN6Uxa1mjeBE2WLiMjePs', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EXqVMcJLeiG10tYXWKFF97', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EXqVMcJLeiG10tYXWKFF97', 'practitioner.monitor', 'f', '2026-12-14 05:42:49.673+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EXqVMcJLeiG10tYXWKFF97', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'prac_EXqVMcJLeiG10tYXWKFF97', 'practitioner.warn', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'risk_iwN4H6vCfiwGG2NaMjFgJT', 'risk_flag.overdue', 'f', '2026-11-17 05:42:42.99+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_3I3lgak0hMuMFHd6j508kd', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_8dsGzNOTFdTzu9pTntOOXU', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_VYi4p45VwMi8biHggVKi96', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_jLwdKvKWewV5EQHLqKNbWi', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_nuBZhCizmwqRsKjxMiyGYY', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_ugf0Tn2BoDMSlnAZkLKA4u', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'st_T8nvXczAM6tkTdcAAcBKTL', 'scoped_token.expire', 't', '2026-11-16 05:57:42.289+00', '0'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'st_T8nvXczAM6tkTdcAAcBKTL', 'key_SoqsQaKB3idgveTzLQRsd3', 'prac_Sizk6RyUZ6X0K5u3FyT88t', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', '438C', null, '8ff44693d49c9097234f754c0299dc7df6d8003271290de8fef639d6807e2e44', '2026-11-16 05:57:42.289+00', null, null, null, '1', '2026-11-16 05:42:42.289+00', '2026-11-16 05:42:42.289+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'series_X2QI4BXeSiVoKC4hINtxOp', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_ugf0Tn2BoDMSlnAZkLKA4u,ses_3I3lgak0hMuMFHd6j508kd,ses_8dsGzNOTFdTzu9pTntOOXU,ses_VYi4p45VwMi8biHggVKi96}', '[]', null, '1', '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_3I3lgak0hMuMFHd6j508kd', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_X2QI4BXeSiVoKC4hINtxOp', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 05:42:42.389+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_8dsGzNOTFdTzu9pTntOOXU', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_X2QI4BXeSiVoKC4hINtxOp', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 05:42:42.389+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_VYi4p45VwMi8biHggVKi96', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_X2QI4BXeSiVoKC4hINtxOp', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 05:42:42.389+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_jLwdKvKWewV5EQHLqKNbWi', 'prac_HgayFk3uQeDzZL2QJsUrHj', 'per_sA9jIB4doxRD5GSy2rfOny', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T05:42:48.401Z", "person_id": "per_sA9jIB4doxRD5GSy2rfOny"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 05:42:48.401+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:48.401+00', '2026-11-16 05:42:48.401+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_nuBZhCizmwqRsKjxMiyGYY', 'prac_SbMRvfDbQ9ua6tArHzG1XQ', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 05:42:42.328+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:42.328+00', '2026-11-16 05:42:42.328+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_ugf0Tn2BoDMSlnAZkLKA4u', 'prac_wuwf5jxBRAZRYbUy5f4Dlo', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_X2QI4BXeSiVoKC4hINtxOp', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 05:42:42.389+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:42.389+00', '2026-11-16 05:42:42.389+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'adj_ZjWci0yYyRC5MuIwRARain', 'increase', 'per_Il6s7J8JCRMOFlakfmP4UF', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 05:42:43.744+00', '2026-11-16 05:42:43.744+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'asmt_IYKz9mwBT9Kro1PRVtLcpw', 'per_VXJ8OHLqd9R4fDvbs8RLzq', 'phq9', null, 'prac_n2c0e8I8KHwqsZpuVWvs3t', null, null, 'assigned', '\x012848d96c5eb1dc2b6db436c11a62edaf8337a9279c6c8176a294a582a9ac7b0ac19d28dc878327966aadfcbc202c92d7ce305066c578700f73e2fdd8a756a8bd0b6789b497e48569bc6f99f2cbeaa12662829e92ec630e76eab51b78650c6205cab0d51720e691df3632d7f6bd5bfd5972c83d383c8c447c8c0df30e8d3abe30b8b50e671cae3b65125952c040e61d78383748c0675e34083a7e607737390a9d2a79bfeb44bfe121acbe18107bfbbcd80ff0cfc27a5c8d817b7092', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:43.158+00', '2026-11-16 05:42:43.158+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chg_5ec85WaZ7axmxZnxF04Ewb', 'self_pay', 'per_ENiH9szhn4qPysnWPZVHDv', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 05:42:43.605+00', '2026-11-16 05:42:43.605+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, occasion, occasion_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'est_BH588eFGrlbDuU8I1fpr2J', 'per_HKxlIpozwQaBjvklTxSdpv', 'prac_FbKTKGtUzUBHiSt5DGwtVD', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x01b4ee27f86b96a553004178064dc0be46b99596eb687fa70a86660e47fbcc632021ee692d6290e6c0cc5b2e8801a23086ebf55a40fd3ec53f888efae8e4035eb224e9ce0b6e6f6c55ec6f177abe41f41918cf184b0bf56eae8383424e09f1bebaa157e48c9a514f1792d29ee0c0cf0210b17317b18ced420d5745768e495afe7623b40daf99dd62061b9097cbc838b0100c4597710b2c140fee6b111623b227e51a5b83785b7733061f9aa1ee08cc22d9686b3ca13c31ee513f39a5146827ea689d0d67976e6c78b3a9242ac1f6f060df75fb640e3b2ee4f3e07b945c6f78fdf9c59c5fbe1fc316a5562fd0a1c5b3deed286894ee4ce9838030306c50809bc767c71d32ada8f9543b1c958179e87f7b905e34ef3e06b145c76ba6692ed23d01c262d1110152e24e4155895135f4c2c979b55041f34e14e4289455f9b20873bc33b5a56a350466217977cf7a3c572e19677dba2c63f556416254d4cb55c7176fb8e1416649280450619d7b03c5afb35fb026f2e6b76af31ec3fab0136a3dc17dfba9dabf5f9ad3a2a64e31dca814d7cef4a7302ca4ec68be33e80d641f801514a3871fc312b065ee6045655f96ca56c8ee780a22ddb441ca3e7747f4f5330ad6975b930dad4829cbe265074adf341465499cc1c93f3aec267ba2d40176b1e2e2108ae6e8332392db13a983b196dff5523e7043c38919e03cb92e186d12e6c77df4aa824d60dce6b2906d1b63f9ddfaa9204754235c4033b7c119cf61023efeafba541f1a18253bd8d3b6536a04afbcd5c9e2c1823aa2f3d58dadc1b52e704bd1e699a78f389d603a171bde62ee0d1604433b87a8e6c1d5edf63aef513300c6e0f681a13e3ec40dbf49f5b5f5d553670718729681c0b579c802fac47f22e707d1cdbb8475c4875344d2c6898497008249a181f00ee808f66220af363cd36cd968d078373ce5f45f9e5b774a4739e5632ee903eef9d5510b6b32be2cb8da0d49fd77aaff6f0150e516e262d54a89c3393eef94cfac26179864f6a5fd2d27f1764fdbaa980793f44d31018971123a12d75aae98d9b7a8d2ac9e7679b17b927f89487aeb48f7c7aff90a6b62444dbab7dd5753826b2bb98a215291527144066351422f7e441270ec8c13468a7b0329c67e4a87ebbe0d9a3d7b351a3a79067338159eef5af3381c42a22a74ec8e707c1c8593fbc25cefda4368bb91d9e5a55307039d68b108eee51e017dd650a20f69598d799efde1a9671f5b8fa12b39ff59c765f6731db339248115e8f58dd2d2081b7ce4692d9f3d35f2d80b439820f3982836ec479f7b37e1438db826bde0809cc767d1f74471e89b3b9ecc4f3e9aee0d543788d93643bdfa0e6d458cffc5de40a2083794d1f7f8e041cee9c6539c9e4ddcfe8832d022ad4512a794881d610395c5012cc5cafbab7c77c0880b1f9dfc53a8b2c30b0a61934c2ad5c203a9a44b74a272669d6e85f840e8d338d03c81b9ba2a97f35c7977fea9474cb7e1b39d6b9aed21141c1c4adb1032d95bed0b4aca9106b34123b5eb90496531c5f104a2d1ce9e7f6b61ae27aa326e5dd9b8732a897018a027112edafccc22789577a53465ebb7d63c24bfa59a298057f6bc00b86b05ef1c716dcba34cd365eb12c3a2295f952c52535e7f5f4002137d6ee154fa5d8aa5d958a1a42500b7ed66a3523d34f23e7045e5218c3c40999ece887428dc63a252c25787f62917f0887a895e08d70e8e029a0af0d50c2ff45070fc12dca94da848deca1e256d73d2542cc6acfdcc2fd3dca9c3ff4e8a7dd07d7dc1af6e8e0acb22a133bb2560ae92fbb36f2ce783c886c83dac6528d974df47e2bd93dbd2c009fe17eb27de57906937ca4d147235ed5be848b4b4f4a120cdb0376e7e90d6c7ae1697bc2f4b686d84be824146237f4f532c5e4316b4a43ddb5cf70326c80482f3f4d3413c432eb14baa83fcc0d4c9fe9bb6d58ac72b9c743e2cccf1d710fe34638d617560d384397d03525bdf87c343e08714a117a60d03718dd3d92052e2b61d695cb72160a2eca64ed8894fc469f11962df85778e0838ba50f2be085f4b8e404c03d897251e09394100621b0004a54a7aae383c735d095e3b8b1d4d2b440af0673b4da7bd9eaa7ebe336913cf4f79a9c292997df7e7b1116181ba43b27c6754ee4323dd62924beac409a8d965c2c7201bdbc430afe18daae7b2d75a7ef35125d86f61fc051057a5bf447f5560f233d3c6', '1', '2026-11-16 05:42:46.742+00', '2026-11-16 05:42:46.742+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'match_XTedkNUwwrTRA3PktkIhP6', null, 'completed', '\x0147cb31be2e0cf68f0543e2758c273193c8540cbba4884dbb9e23d53575eb41fcc17eb2ea54d0219a600387e7da1ae12fe45277bf4e23539e14c3e529c4e0c9bb583b7564bb4ab8883c5588b1c3e1a0dd0efc4d1e0cfd98e65daba406c3251719a8f00f958b0f302faa53fd8bff6db096f0349d4ce12f1649928c9d82a32ae48a7f27d7fbefac29187a08bfebaa980a33a51855ca307ca7aa580c8c62904b71ccce84732f99f330782142137e63085b92191a384546fe52214779639b5f4dbda801e94ee0d550ccfa6d92ed8f8a6cff8380e0e34600c780d3b48cb8d0b47e46b36fa18e8606e10c34bbd5756de52296a0f47a0520daf80ff545363398743f0a00488f7d519c8fd955eac51dbdd4dbddfb3d4662b47a871ceb79cc18a01c46ede7cb37fd8b936ad1c1ee284481031ebbde311bb1b3ffea402d270a93a1ef6d3a1671e8b0dc09df339b699c548b5964350b2bef38f91c0535ede33628afaeb31c394ac6fa6197f911a2b00f04ec9a9ecc1ae343169a058292955f6c9df3430e52da05d1155dbb1353d99efbf02aac93cd0515ba45adfca687b743d3b81658703d70e650907bbf2f92eacb25258341fab9715e38725757ae68eec7702096ff43ba46703ae1fb4a326b8a2f4b8f3e1b875e769ef0a00ac3e55d98867d6f32d0a5b9513a2009bd04a1e55e193c8b65e8e8b142224903bc114dfd91a40fef493ea8702b9ffd52c449b4308019e0e705e5b48e14e5fbc37725e73b39585be30a34aa7a6839909e62e7f177c1f74f65df46cc1bdef60851eb9df1bb6412d27aa03cd2b59cf81c8066a281728b66815f7fecd9f9bfa99ca42a7b813d15f7deee547e33264c63f9cc29c181d734cf2c2bf69497ab81bccc875e748a044c51e6c4009cacb0c268e281ca96de58e5892281523b1a46b2b70b85255d2a9baa5c2a1a9f8bef1feffde2fd68b6e5ccdc2b7fe235c0e90ec9807c431dde1ef0f050dd826b80ff9bc6b03bfacec925763cc972b496bda5bd3f1c8a5022b2f6f095885c1092c31524286c1669986ae6861581a6e295603c41e935786d552e1a04f9cb2e6c55dcea50f30f6d337cce7e2d6f88986ac06bebac9de0832cc660db9b532345f0e3c205810367500ef36fbe13418f8a56c9aa1ba60bc9038ec18adccac76a79acd36a447ef294214270bff849a1a6223e2087cfc666a9705a8a3aca9bae962a52b31ddb3901bcf53e5a0459bf0b7328075b3ec1bf2392e79675e5e6be2e76c95afa46a120fcd563c59f89bfa01fa7a4062d9e9d6ad407a0854953b70eaa76a4fa54146c474153490fe12e53833f102f78a4533b6d2da44133a14fd585a4d6bf74cec5c3a217a43114fb3dfe0d788f67be31de5e9877076f88cffe1a9e743fed2ba9c5a4c8aae9909c6bcb1ab2adbcffb56cd2d0d10458acc0081b6f5abba8ce756b80526fffa2c632fe02e84d9e378b051e35cf546f7b98f2afd6a32bdb482c339626c98fdb15349d60984ad4eb4fe94839379f7a0b5aaee244817f8ee1615aa4bdcea3424a398b1f61eb7cb55c2c8c325695ebb3e47ca92c6dece3548907107d3dbec39616688442fcaa7986c761543d1eacb96dfe68cf830d05e33fa69e2f150917bfc92de7a56f0e5eff5f5c51cc472f5e1f8209d910598e19fd4794a7e3b6de77c962b769ce1f0c035e9a549badc843433d4ffadefe299b8b94471c939d213e83ed91bbb43869f98ffcaf01d745a7eaae8fb2c7527bdd455c79dad65491b95cf77f4d0134733eafa29f2a641af64fe45ea96b388eaa0507e8a869e775f42ba59f523651f86fa9fcb3b88ba2c8933dc8e072b4856ee58d0eb0f6d6e2d4d8ed5e916592774ca30e52be62dbafbb5b3c9c06b02a4a42390e7b04c1f8a683716c467253bc36918c7f1fc0c2c66bbaf1f2762c30015210398ad818e4e01c5212973ce5da07c69bc783b17efd1d56edc70f2ee4c1c8ad658067aaf4778d0d4562fe8c2a98b870a452c2bbc65fd8a4db0466c019e6d071f29c877e6cfb04039f002f22f7cfd92236fee92c9505b8b5310cd167990ed09b0cb125501402e3d6a8c43f9ef88cdd4e296b804ccc2c65305ffc54c1c3b772d60f11d80493f989ea973efdf4725352bdf01798433d14683bc6a222d5fa1b7a4bd80c656059acc6442205153cca10b1ddc6d67398a7f1fc6f946cbc34c5730ce4651dd57a9eff0a3058460830c134da2bb0430b61016da4f1607bf5c800fee7fc49e02a65bf4ee68a9931df3e9b349f2f2064beea96668cb056aa16be850bfd964a263ef64faaa7bbf33d3f550de17642049455c54acfa89742ef46232ef922595aa34e86a234725e1e010864f260ac0f51cd426a0c0b8c72716e2532f4e982aa8e4ac777805f7ff43efe6a5ab5e1a378b6a19f597dc8dd55f7e24e7b1f122828f4cee158c66c06675c53a56e8efb04192a8fcbbcec14c2dc14b0a0e9677035ccffa5a264e731276adee810ae2dd9a2885e0128a06ed80d4dad52abc5e675a4fc2fac37595c9c58f87331a64bd945dc0f7f9979566109a49f253c226eaa1b960625ecb7213d75eaad84b75f21b7e671ae1ddd8ba9d140c3a722419ce4c45ecadd3cad72d7e377f4a362cafffb9f8a88b3693558c7275e27e22ca80ae8bb37a2b281f015e27b89f16d18ba9fe3befbb06101f034246af9ccb148f32cfa366a9e7c6eccf931262633e69f7b1b656d03b6b9bce8bc79202d10c8c7fa5e5a48ad56c724ec10700dcd7d944622aae27efc72cf394f1e8d25e8242085fd9bf3853ca946c57f82fa96daafdd3ce83d6188b0e0eaa2ef7858efc71810ddd90b0876b530d5b787f54156df904a398eaea8fb9602ba07a829cadbd543f18120381c700cf262525389f0911021ef7a716df4550bc776abba09b0fe42ac827cdc93fee25a527b80fb7639e363f9a29100fb', '3568741873', '2026-11-2', '302d8cdce2ee6c99.ht5dj', '{prac_uPeIc7AeF4AwBnqPLqDDxA}', null, null, null, null, null, '2026-11-19 05:42:43.327+00', '2026-11-16 05:42:43.327+00', null, null, null, null, null, null, null, '1', '2026-11-16 05:42:43.327+00', '2026-11-16 05:42:43.327+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'note_02Niu5m2i2ZOqavBNgJeP2', 'per_sA9jIB4doxRD5GSy2rfOny', 'ses_jLwdKvKWewV5EQHLqKNbWi', 'prac_HgayFk3uQeDzZL2QJsUrHj', null, 'progress', 'dap', 'signed', '\x017f4c6527003b93aa2566b9c58ec72a772993663be676bbac3b6025912799e0ee4de3ddfd6502cec34a488e0e9f0c252a687fccd64e45eabfe5bb6e3ed535020e117d2c3d72094962b067dfa55075835b257c4efeb6d8ffaebfda0ee571d2f85ba4c47923fe5cf10036cad9d588bce0f49504f365c9703279ef661082a4661f30b4514b59eb06a1af7dbfab839009584bc7c57eabb2bb63fc89a53898cd9aee350d04fe9b431e9ad656a06561b080856cb01236f6439a63786d083472d89e678be348905d16674339e321c46090b40be9fe1cfed164a38f93924fd45dbcf81c5d2c0b6f055a9c19453228b249aaca8311725f2bff47735450800973bb8f777e1cb8a5a4eb95e15b3c7ad8c251aceb900baf432c2d14489778e5b2ddbb26549890a898267e724edabd1184deff503f767db276b8fe3dc0a884d3982012f584e6bab837ca57bea4ce9e481cfd530dbf025ee2459ee638a00fe7fbefedaaf758441e853e0825cb2db69ee68839d1c67a4b17ff7b9e186a05b1bef5d000cb32d38ef865ac07a3c457f513b701580655643bc9c1a400dd2428f4c9ce714ef90a9047f893cbde2e381f0f0b9190ff66f66c986f5ba04a84c2dfc2c659aa01b10b1078011e6140edea7182e6a1be7946838c716e874c66723687117ec59bda0d1f1a11b7348cdbdc2bfb065cac17f7763a4eabf6adaa1ea2cbc7be8012c8cff25d49d60baf13fcdb017d9b8f309f6b79e111f9f602951bba3c96923bd773ca57432df7ef350baf18fa995fd703ccf5a7ee4917d211a0ae854f7356fcbc98024ab8fa5d6b27b178ec64eff08f2279fedc139acf35c58201613de0dcd5af2f4f731f9472bf57eda307c7f2f91ec36c6e3a316f4549a289fdf8faeb4e624cf6850e773c90d8170b5246c9c3455fb8bf12dc4fcc14de6f7f7b40a6c02ad6845957415355bc096acb780fba33f24ea1adaf7ee650ced2650b81260e5e56ff4069e86f74b590c29e427556eb79b1ce2a58e70453ab213f9f500cd24db5098ba6a953c12cfd75d92b750924999f4d5c591f5c22d9e00ead24618b8f0ee7893f3faf37e2cae3df269a702c21c8befc576f0cc814bd784683504431e1dc8874ff7a5be1bca18e83930af38a893aeb8bff838ca164b154b05068658efdbbfddb0e2c52f4efb83b2f0dcf56ab1b399aca94e9688978d14757193c41885d341833ff3eceab301d6b82c73c5a1a5e2b207864645eecf5be3c6fd3694d37d2096fe1710e164ca24b246b601115042cf070f949323d7153beb3fc6893259cd31b9da67800db6d32a4a7476f1e714562e9ed1abd86711557b65325a7f3db298e5a2751a3b28801', null, null, null, null, '2026-11-16 05:42:48.618+00', null, null, null, '2', '2026-11-16 05:42:48.549+00', '2026-11-16 05:42:48.618+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'note_1X1RL5QoL6xl2YXgMpj8mF', 'per_sA9jIB4doxRD5GSy2rfOny', null, 'prac_HgayFk3uQeDzZL2QJsUrHj', null, 'progress', 'dap', 'drafted', '\x0164877bb58380a7510fb94c4fdfb826052aa6cb229754bdb81f9ffdbb84569f01e562faef353f3f23c13e0ff44540246ef85bae10d947f6669bb05fb3434937bc5d448b91a744aa6569fbc4e8f68f7afb8aeb1a69c71e1e1f7cba8f60d5f4cf7bc6004f15202cfca10225b90514ca80f119c099f177250eb0e263b4062573e7aede95c76524407c6776089c533ce3b91c1f2815da156a83d4cc96be3d64a70b91b8bc89d87e60fb6ddf5692609946e0f482919ca2cc4ff775ebd43bf63d5531d5961ff888e2e4d50bd324d4dcae43dfb707835abf434216895b476405c414506789e0788fff669a557a6ee43988d8c9da1b112fb7314f1406f79dabc64136eb75090917ed562f7ce8b04508a971f480b1c39804f5cddd51ed7fe53c21fbeebe3094b7fa23e4c680b7c0341c798e676e59e89d9a1edc55bc7a4e1485e7a9db43cb4d33c5eeeea247df238d212c0cd9d6f90c787cbf0b396125319c4f703bf0e510d69ed9948b9cedaf4bcb3c36393771627d308558843d467482dffbf41c1ddfacfbc02e829d440b4fd905fe0a5c405179e1caa1bcf515093b21db41b73a1d1eeacf2fe2683822ef833dbf755b6ca9a7a0c3dac744cb5f4dadad4fae8f85a14c324f01c8277a1248edfd87b3f26dc42f05002aa9f97999669655d1a7a77b4f406f63fae4024ba105d9a7cb6a7048d766aba0db689b358821742fa13c5d317cdd71d199550bbf936aaafe0f3fbc282188c6fda1105ec186c9c9e5bec479a964a1b1652b063c1df4ead02d', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:42:48.668+00', '2026-11-16 05:42:48.68+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'note_c0uDPDNaF6zalymFEJONFH', 'per_Ss3inlNIHwylcEpurs6r1V', null, 'prac_n2c0e8I8KHwqsZpuVWvs3t', null, 'progress', 'dap', 'drafted', '\x010f2214bd5b9f55c329ef28c6d394469341b8640cdc23a8fa902d930a75b00cad30cfbfacec8fc1b7441f653339a059f8d21c226700f4968deebda29e5de19f15e2ec08a578d8944b906610e5e0371c10e851a3a026aa94b76edac800ed8e9e853c8ebf7f7295bb5e0cc051d79673aaa207531ecd38273df247a9c11e29ea9ad007f154abaa781cd0504b86750ac00678ebacf09cb721c71fde579990ba6638dc9047889e5abb9db646d1bc4e61d6d45ef539204b2dbed4a92b9e33b899ddf84a33810c5d3f211385de4d7bc7de352310b0bfc3a9d79f87cf113a350df07d323ef490c110ed75f5e647b226015b954f890726d9aaa7e84eec5234178553354b82c61f9a61f9a3b4f4cd4e2af93759abe7a4245ca708543301ea64ed9c7c0d2f8c734692e0553a975be9b37a0a2ba4a533ccad5c05d1c2cdaff181b9c5bd93bd38c4d2530e985fbcc6075488b2a5d4c7b9ab51919ae5c49f82efeda94c34d8139f543074745af1f51ec76ece8168736e67c2aaa334c74f7e447af9fe233d45d86d0ee0d38a90546473b346f00553cd4b4869b16eea2e6515fb93e5e430f0d9e88bf5fb025235d4313569623f3b457789ea4916833a6a4e1c5bb110fab20734b2fc412202fa31876b4449c46bf45f5468559ed0ef30a9d68f0613ad42937cda95d2ef4ced5b282861e1e99a49147a89b584bbeb20ca6b753b9c2671aef2a08ddf6a1b1c836d9ad8d0c4c000a51ebffc7516fda3d1a4d0580ba14146d4750fcd42892fde0252ed3222bcff43371ac13b65bc4cff7d0f9e7a8810e7666c202a514afdb07bd3577e5c7a374b7de00f39b5bd4aa1534680b75f0e0ce749b19cb32181be9245583c06fd711808897c0263133f4a4573895f61d2ec7d678cf71fc54edcac425aac82470f6d1e37d02455faad69b45be0a948db4fbe54894ab277a50d708da59448ae8551fff8fddcc1559f8021d25b8c3cfb20840ef55501d8eb8e6bf72b074c99c8a29c69cc0cb7ba5aeab9828bf87cea6a44aed5e08484e55709616820da3eb6c5241726da418b798fd0a6a8d617bd85afb5d998d7ec35ef965449512da2930117c2ff6c175277c5c0ac68a4bb9f6c65b7', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:42.746+00', '2026-11-16 05:42:42.746+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'note_02Niu5m2i2ZOqavBNgJeP2', 'prac_HgayFk3uQeDzZL2QJsUrHj', '1', 'sign', null, '5bf73578e9f273c55dd04442165bfa4078d5a123e5865cb2dc9578819dcb4a79', null, '3f4ccb7bf273c95d1f3082d0b8bd43a42c7e6199be9252b01d1aaa87cee77614', 'c5d27475dff99d510e4303d0fe7e554577ed9b64f0a70df16530541cb75bd4e95fb9f97118cacc12ee8e43b8a504ba67b7a9fbd0dc69d14cc31c30b032127307', 'note_key_45ef955c68440571', '2026-11-16 05:42:48.618+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'nver_UySrAYzLMPELdP9bnZWsmv', 'note_1X1RL5QoL6xl2YXgMpj8mF', 'per_sA9jIB4doxRD5GSy2rfOny', '1', 'prac_HgayFk3uQeDzZL2QJsUrHj', '\x01df6c9489f84bdadc2792d67438a8fd1289e0aff3aeadf623ed558d62cdce5126172a625a179556be888050b4f56beece8ea1e31b9956abbf2c5a66bfec6c36916b39ea885deb1ee15872c53b46d064baa70219b6bdaf277022d87ec5f9701f40ae9033f72119ab7c6cea7772bedb801ef287e676d3f8c2ab5df725a62314fe415d34dd790fb67dce84870039c575e17171860aa1d5d9c909a74a7f329cec73e3a4d855a836a359dd254ff823301fb0265fb794c03277d5522a53183d699fc6a0098a0ffac3f3bd38109e51d42ef8d49ab3a6d14b63c9c2801e7d2915bfa9a509cc465af999bb88bd201c1a0055936ab52ae9d88138a380c19d6c75915b5d47a0cd2fef997976317d6d8142429d60de7341178b10cc57fe8bcd31513ca035ad3bcec23cf88ae4e97d62a3a9a987aa04e5f7058f1389bb1742dcd60e4fff04287d1f22ce0fa7dba0973ab698696e6559a7768f69e024426336e0188bd1b7a18a2ee5c685e263de914abe1d0fe6273ff7540ecb95f9ddfa08469f9b8de81bd26a8b643bb37633b4162fe43f768c7dece2e6709143364b270c0a653034e3e8c507128660861d9f477e62e16cbfbc5efda8d8f7d7e15e5d503a771857b9f9953fa90afc675acd761c87cda68e228abda073e2b75d35224e06', '1', '2026-11-16 05:42:48.68+00', '2026-11-16 05:42:48.68+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_PUWMrthatUe6miDB953QEO', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_YxKzZNV5zj1hBl76AfY08h', null, null, null, null, null, null, null, null, null, '2026-11-16 05:42:49.673+00', null, '2', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_c2UfwSLEPifUG6Q1MvnMn0', 'per_RcQjtNc8N76jIMXHJXOqoA', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_RcQjtNc8N76jIMXHJXOqoA", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '0', '0', '0', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:43.865+00', '2026-11-16 05:42:43.865+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_sN5vBfEWRDWCTBFvmO8t5H', 'per_axdlZ719pd63I9cYM6uC61', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_axdlZ719pd63I9cYM6uC61", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '1000', '0', 'f', '103', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_gHx8IBxUIFTHksol1ANt6Z', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 05:42:44.141+00', null, null, '2026-11-16 05:42:44.438+00', null, null, null, null, null, '5', '2026-11-16 05:42:44.029+00', '2026-11-16 05:42:44.529+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_w2z6m6WlsgjmaBCinS8BVK', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_2ZvCTi0kOtBne1lY51abDw', null, null, null, null, null, null, null, null, null, '2026-11-16 05:42:49.673+00', null, '2', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_wCEYLiEZiNye0E0J6pr6nc', 'per_cVuqzlXqbunDGrvb0a992J', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_cVuqzlXqbunDGrvb0a992J", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '0', '2500', 't', '103', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_lekzShAbPK14ip91YmgWFl', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 05:42:47.727+00', null, null, '2026-11-16 05:42:48.013+00', null, null, null, null, null, '5', '2026-11-16 05:42:47.662+00', '2026-11-16 05:42:48.087+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'dsp_Tc6QaRvZZR2hSv38aY8CUK', 'pay_wCEYLiEZiNye0E0J6pr6nc', 'per_cVuqzlXqbunDGrvb0a992J', '{"amount": 2500, "currency": "usd"}', '1500', 'fraudulent', 'opened', 'simulated', 'simdp_pZtNIZYYVXBZJrIQscA0yx', '2026-11-30 05:42:47.904+00', null, null, null, null, null, null, '1', '2026-11-16 05:42:48.087+00', '2026-11-16 05:42:48.087+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'psy_ZnGayEmfgITrGbrDOXJ0mu', 'per_5aWFmMlA0Ahwgkc3nc5CaS', null, 'prac_n2c0e8I8KHwqsZpuVWvs3t', 'drafted', '\x01fc0fcf6ecaa6f487d4474ec85dcc3a4caebf7c1b0994890da94525a589f024d696870000da7aa0790986011e15a80f8ee540e8bd67958554d62f0889be97a7d147d9a5c33f67984c506bfb70bd067c94ecb65742d6024add00124d3c511dae78a03f340c5eedd3b3252f7da3185a6fc4e4', null, null, null, '1', '2026-11-16 05:42:42.879+00', '2026-11-16 05:42:42.879+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 're_pt2K6zSDhojdovJoBgwHgr', 'pay_sN5vBfEWRDWCTBFvmO8t5H', 'per_axdlZ719pd63I9cYM6uC61', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_38fDaqSgbpJzE04h7EiaXJ', null, null, '2026-11-16 05:42:44.72+00', null, null, '2', '2026-11-16 05:42:44.529+00', '2026-11-16 05:42:44.72+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'risk_iwN4H6vCfiwGG2NaMjFgJT', 'per_Ac2PwP5D8Up9b9VRPCl3IQ', null, 'opened', null, '2026-11-17 05:42:42.99+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:42:42.99+00', '2026-11-16 05:42:42.99+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ses_jLwdKvKWewV5EQHLqKNbWi', 'per_sA9jIB4doxRD5GSy2rfOny', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, ours, parent_id, state, created_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'simdp_pZtNIZYYVXBZJrIQscA0yx', 'dispute', null, 'simpi_lekzShAbPK14ip91YmgWFl', '{"fee": 1500, "until": "2026-11-30T05:42:47.904Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 05:42:47.904+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'simpi_gHx8IBxUIFTHksol1ANt6Z', 'charge', 'pay_sN5vBfEWRDWCTBFvmO8t5H', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_sN5vBfEWRDWCTBFvmO8t5H", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 05:42:44.297+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'simpi_lekzShAbPK14ip91YmgWFl', 'charge', 'pay_wCEYLiEZiNye0E0J6pr6nc', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_wCEYLiEZiNye0E0J6pr6nc", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 05:42:47.857+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'simre_38fDaqSgbpJzE04h7EiaXJ', 'refund', 're_pt2K6zSDhojdovJoBgwHgr', 'simpi_gHx8IBxUIFTHksol1ANt6Z', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 05:42:44.671+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_sN5vBfEWRDWCTBFvmO8t5H:confirm:1', 'eZkaZhFT8QbqRfF_eMA8m5LFxNf-cM3p1r2X9BTml78', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_gHx8IBxUIFTHksol1ANt6Z", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 05:42:44.377+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_sN5vBfEWRDWCTBFvmO8t5H:open', 'E_vySCSSY7KloPSbVvraTFDlglztUnWlGrP1lV8Qx3U', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_gHx8IBxUIFTHksol1ANt6Z", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 05:42:44.297+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_wCEYLiEZiNye0E0J6pr6nc:confirm:1', 'IWoDYlIp-VHaFaPgq4-tS6kZbHMfNbHhb8xdqFr8mnk', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_pZtNIZYYVXBZJrIQscA0yx", "next_update_at": "2026-11-30T05:42:47.904Z", "evidence_due_by": "2026-11-30T05:42:47.904Z", "charge_reference": "simpi_lekzShAbPK14ip91YmgWFl"}], "reference": "simpi_lekzShAbPK14ip91YmgWFl", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 05:42:47.904+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pay_wCEYLiEZiNye0E0J6pr6nc:open', 'CbBzaDK5MDJk0iRFCj2rjj21Cl9oFbOp9JANkfKKBqI', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_lekzShAbPK14ip91YmgWFl", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 05:42:47.857+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 're_pt2K6zSDhojdovJoBgwHgr:refund', 'cFPKtvJjZgz-nfpE2hpFC5kYVNZs51xCC1Drd7-1qiM', '{"status": "succeeded", "failure": null, "reference": "simre_38fDaqSgbpJzE04h7EiaXJ", "next_update_at": null}', '2026-11-16 05:42:44.671+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'sbl_oAoUpaNvnhlpY1ONxhmfyD', 'per_Z2V3p9R80zjd4JUw0IxstG', 'prac_SpPeYxnRsRBFP9Fs25pCPX', '\x016ea1cf3e1803c74c96f2f2b350675349a0a0d9af6826770f36b656ccf7ca074cd13a36819e84de0d0ee0b746962baff6ffb1fef751f4bc5b58a8dd7fb9c28cbe17a91e57747d4b7eb71ff0c43f79be15ede5f0041e0b9979bd11e4f6e07dd99ff26d15766e7c6acf895deb3e2230d7a90b4892f203cc43254bf3f2bc47852f104198e1be2f4d6230159b9a291bee1edcf2afcbf3a7fcb45ee7c8ce58bcd75931cfbba89c17bebe4dc61d542c68d10656fda0e5f981e52ab6b8a2ef5b1d7a2c8e4599d4f34d03759ebc0ffbe22fe914848109d375a23125fd2e7c81cc379ef94aa3441f55fde11b29cc420e0adf40b1d396415c7459abfce39908aa34a69cf8031d32f50b731e8adec931943013fd1189defcc731f2976b95a0edb1810074ae6b474e6e6d3f6455e23dc4cf733cb0cebd7a2e9ee6d4d6fe3e5fc8f2d354a3f6b6386d7fe6af5941cdd274561bbf23006556af9cc30be3ce21bbb400cd7bb856fc9b3ace58f155901c61f93a3772880b9a314df06d259fcb2d167847b2f2f75fba54cc980d01d509b360bda1e539c569d43861edc35ceed684085f39781442b56db72e0254df752084ad712e856b01b23c217758d826f818aaee25493784f44467faae43c45f62096f9cddf618257a94aaf40d10d63866b312f041d5518a9e70f8dca794f9c3f03ff56e5133ec1a3c032161b416eb8a7fe66df4efa4ffbea295648b85bd42024559947746cfcd5016e5477c6e12af6b86af4f0668369ed4b7b91ed1c1fd3b68641cc7dc322980b9d4a60eaf79202404a636b4cefcbefb1c1aa976d08cb0ece630b8e0d67c418887dab4ab4834d8fa36b34c05eeefaa11cbdf91f7c617e279956a4b8a78dbcbfdce307b89e068f2afb8a99607ec35c0d61c82594ac86646cb00422d7e5e91e5197f18f94c2083aa004c8f3b34bfd5ee7211745c8b74b145d6429f64d4f2ab46be62f4d001b054e6f1ad77fa5e476effef5a4efe012a0b7d8142fa0bf2b87a1815af689267ebcc8050b090fe26b914a8d86407d69178d5e0111361fa108daf957b336dec533cba19e1a4cca07cc986f305af08d139bd93ca5b748bfedc97e382b0ebde52ea60055ac00fbc29c374dbc86eb7f3341afe3d7a291ca9061ab162ecaa3239b9d73018c2ce6fb9d386883c19bfcbf117bbb43455c590823777bf07e174001f4239997d92102c56bd024dc5ef6f29ae35971b30a21edef1aee5f9b512e4f29467dafac42318925ae735324753aa3d9eff217040f99c57b9e4672f36311b77554edbee54e10ae66e316b75ab583c9f03877bf07a555ff446638d1909e3b6de6884637b02692ac40585c9d3', '1', '2026-11-16 05:42:46.997+00', '2026-11-16 05:42:46.997+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'trn_cPrKQDhChzikjjJHZNyxzG', 'per_ARJCAwLLXgyHQYaevc5Gci', 'clm_dgpxvf1oCYWd2eN5izDRIw', '837P', '1', 'SBX01', '1', 'sent', '9e6a836480044094fbb34aec54f45e8f6d5e5988380c4cd1a7d7fcbf67252aa9', '\x01552c5c6fd98ecbef9d85bf98bcfe850575a4a9f39d43be9bbb7f4749858e10e3bc17f7b455667764647b91388e214b733bc7a9d018272781a571023e881df9edbb462f91166f3029476db23116c4fc09c54d1ca7dc0c1ecbab7213dd8260d9325be1127c492d1faf601261eb40cdce182e7b4ee41ee26e003d1f44f264ff5f987780d4bc4fb685dc82a70a59bbb120059c5b3a62b997a63dd8bda40c19fb15efa9d2bd79aa0a7422a358922e263540f139bc9318d2d8f6c243c6c90bdfb01f603e30fe465a6e9c05a2762c6e35bfc4c16a7fbe00ba337a0da7bb09a2c3c2fc1fbbba0c264c1f8cdfd97c6e1f55f4485f299c6130071e025e65edbb4e95c7548c9b55879b781603d48cd34271f9154703103d5912b3a869a1f61bc240665d928c4269ccee0fe07b77ea4ad3facb58a75280fa8aaf17eef1d8481f1dfb3ea591cd54a254f9ab2b8f9b36b13d0aabf96e25c778d51b0a99602706d99e4b200e4673c324a482b4e43cc52e2072c941ae0fd210536f6ae4bb603b48ef23208a721b1114ee3afffc31a416dd5b7265d49d33cd4b3bcd4f35d427a28c679f435e69ab5fc63983968ed100faebd591d986814834266e3c1ec3ced83bd93ef629b50fe53d88d7a046a393ad2d53287ed59ede68f1e1ca609ef2c1f513a9289c069673526da0c84090134479e89a1b426b1e4af166cb813f7dad215ed51b95c2f540ec3b2e81ed22bd86e114ff1e2a88646d41e3583eefd142b92b1e11ca3d6252533b155511725a9631ec0ca90f7b20e866093a97d151a93607ebbd5e30f1d9b24a2b2198d531f957ad120f8e54837770a359c9093b503db42e1a4bd2086ee07069cef34d27e10eb15c8136bdce8af69f82eedca1583d7575002496cc972be34c127c07c3c97bf1a5b41de51fe36a25f0339feb18da0955d669234f6f1bd248d9640c2c118aecce5fecb0fc99ea409ef5c6a61b03eab6e4a02373c6f7d09f9735baa36aac1532aab218e44ad2806152eb40e981294a8765791b833d1e77cd9635fbe2dba8a6f6491e2ce9b9d99b63aeee3749196de9a91018facb06a420179f5f46a57cbaf85474b799d6771ae84456d92a9fd51a6c17ba7e664162c3ec9c562b989d285ce865a04d4d915d629be9f77e19b5c24e7c6c1ce267103294565c9790693dadb9ba38cbf8181d9ef423a460b4caf75c89484ab3c0f73f0653f3fb39ec3c182cdfb9e364d0467b6e2920e8f288a2d283311cb62b93a4dce643a40816c8758c06c95a2b15a2ac37b44352fb2e996367578c7c54b111968e81c909b66faf', '1', null, 'simulated_trn_cPrKQDhChzikjjJHZNyxzG', '2026-11-16 05:42:49.414+00', null, '2026-11-16 05:42:49.673+00', null, '2', '2026-11-16 05:42:49.414+00', '2026-11-16 05:42:49.673+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pans_BFPGrXX2unUh8eXwjeWmgd', 'per_ARJCAwLLXgyHQYaevc5Gci', 'trn_cPrKQDhChzikjjJHZNyxzG', '0', '2026-11-16 05:47:49.414+00', '\x01331d20cbb92623415711c6fd33cd9fc5a9c45a4680e4bbc57e858b4b6992e5acebc695b09c63dbd97009cbeba90ba20cb1615a5d6ababdecdbca050283af307048699ce2151e897ea5350a471efb11bb4ff4127931b4795286703fda1237aca7d2288ef32dab25a8e9db16fadd508728570b2d3569379b9691259122404e9fa013350166f26b9f2d0d134a3e32c6f989dcef18cab6947e5bf9e0f6315f9c5ea2c26bd22f66d09bbee1848976f9ba66b1c7252018034515effbbc84d88534a4cbd27e109af330252b3f0b809c152129a071a5f5ac57235158b568d59823d9d4ca2676346081714939427dd5d317304fb73f402441d46cead6886cf53dc676173381fef1da38cc015619eac90b258bc1e9f6309880f1539c41e53cbb761db02ef071da8b7838a6c414e7ccb8c09fb4b95b6c2359f6d1417fbe9ee49fef9bf2948b0e4d5be995d997dce166b84a7c7ecbbbe5e765cb49fcfcf559b1', '1', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pans_ZWJfi9Qs7b53FeZXpLBQGd', 'per_ARJCAwLLXgyHQYaevc5Gci', 'trn_cPrKQDhChzikjjJHZNyxzG', '1', '2026-11-16 06:42:49.414+00', '\x014c597703798a072b4436140582c48ae6625ff20a6cc049b4920e86b2eb98af3c318a967681dd55696dbf71df288b93d54dbf968bc8e967df4354cb374bc19596f0bffc62468cfa94400701da525e96982431da7719af3d8c75aa6b8c4e542319c0c23fd479777ad751a1f16b26c825f115afea0902bdce86a4488cb02105ce043600fdd39020384b1c16002233bfdf741a5f2a42a529e2ecf83aef5bf91dedc234eeacee60af2e44076a4239a116aa261566d2bb001ed1ce634e3944fadfe1cb36a129aa0cd69c703da2381af47a802cd3fdecc3cf1098ff6eb6fd32600b099ff0a629209636f21e225f8a3e69bc76e2084766ba6dbf766d24d49faf9e04e708df4da486a01e95fa1f254fc7f310d04fb5945e373d7fb47da9b6c5cdccf0baaf5c95091fe723ffc11711bd11fcc0b8adc77fd870ed431f739748f1a937af879b9a5803a9e16b549b35f2f1f602435364650599cdadd5bca153355a3994fe643de12f1b670f82e5137ab217acfc2974a44145392e2298fa37fb2ffc202dcde03ee9a4d81418c933d23b963e990d93e4676950b8950c8f7413bcf05131fa6cc0aae67cd2242154cadceb0a254c9205a16fe91c446416303580ab32aad5bb3cd36a94c88ec22a125ba0e6c0b51bc424b056f57deadc14385760dfa7675af0e23d0df5b22a338145c5de68da15794120cfffef3fc3a8941472e4b553409ba90f2f1b45d102865297170fc533718e5047fbbfd2183118c6833476d70793e94ca0cc1dd1b192399a2570174499b422e4956fbf20c1691286060c7398db1a9e10f59ee4367b83695aea8875915eb86430554e97e287939ec4cfea825bd6e335f0c9c34ad3387c59762ec3bd9af114d892bb3837eb510665359d785ba614cfca14a9b3e8f11e0dee0bd708abc187283008858479cbb64f0d8ed717d750c6dce72cae87bedd46338cbecb07de5004bd4ed3bd34f0e45153cb4e600be5e9cb62eeb26a028c333d76675b420a7a7b9f9d895c38c60e25ce83800c90d45aed1b1535f2e2ab602e1ccabe238a46f1c6fe93bda981b76d10cb02ca4c88dcc4d282365eb9c3583716cae0bb395af31cd42c57125f5fd21865385461ef3b70ce583f2d2c8a0ec46ce84d6709f402dcea470b7ea960748c66009057', '1', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pans_rI4piDdsKAAuJBpP86KalP', 'per_ARJCAwLLXgyHQYaevc5Gci', 'trn_cPrKQDhChzikjjJHZNyxzG', '2', '2026-11-17 05:42:49.414+00', '\x01b72b12cd0609abe3c470b1c4d0db115e4de312016b2f99d06d1b286cf4674dd05f6541c540ef3e949ebf46e0e9924dc4f2e7d30ba91f012f16154ea28d51c685729806b79a6ac181097e386b0b48d7703edc2ebc18e2d756027538d6bf3addde07378e572b7aaa43ab635c317b8c743a8659a6809fc1231fa5a77b631b20782c5335e899b8af3d6a94f0526201e88a1ebd671c33b1d44b6ab39726346629673a9747037ab31e8663fde91af985e444a08dc5f12c573e00858e5ef24b3d702412411f43e71741d462378c895831d71c58189ad908c75f7b640c3a0dc52d9c33549cdff8dffb4b40cee7a988c458acd0d33f68d9b357fb62f6fea5afea6d883e4164b58ff994cd3206cb205e4afa8640a50c22a420e07a57685c32b0895c199685df32351968af574f4018f69b76d8e16ed45b75874df24777cef7cb61471beb8e8e14f53db290111cdf85448252d257e5f53e3c74547da2f8843e5ddce9d152200869bb1994d50c46c6b49c1e8a03f92fb6ad112c94095561364e4e38d6d29f8db42f64a573b55eb696c4c475f07a8d37d9b60fd3ff818bce59f20a2484d41eb557a8d2f04856849bcc27b54a8973128ffd0ba510f11549f94f9f3cc35eef118e45e7bb41914f8a275587dd7f16387f7ee7e298a2547f85c4fd33430819468ae1bc4a7e00d26165973c8c4735f8ac3e3e404504c0a5ea485e7b7bdb28ef9e0c70e161343290c36aabc62f7d70c807b1df260f4c8ac0f4f23e0aeb13d0810b706fd5625d609b1d11bf610101f823c2877ce0a4b34da4d6740fff7dcf9036979e5f895a0773037cf7e61ea74d729f7685f3440d10045f3313283ed872af613e2b2cf5669c595b2deea02fb5250d60bd71a46cfbba5c26a1f9c7e4b4147004d8977a3f87b450de21053de23602d554b4d43270d38c1ab4ea0083f5db2419ef24befc5528dce6087e30c7a988ebbdb5e02e3a115cb401d6d72199a11c28ecc48a0a928a38bea056c159c0c2233e1cef6d63376030ed55044b691366344c9b13341f818cf9ab87a2f6d5356635320e2eef4d3a6ccd9a4d35c7f8f35042a7e2a74888e40ee6c755a12eff2660dcfeb936caeed2ea1c255c326107247495ac74c353947095f363d175', '1', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'pans_zMlssfvP3s3mlf5Jmbixfl', 'per_ARJCAwLLXgyHQYaevc5Gci', 'trn_cPrKQDhChzikjjJHZNyxzG', '3', '2026-11-30 05:42:49.414+00', '\x017148283933422801b307162af504b28a91ce9f3a4c9dc5a3461dc2b28d7ce69bf5c6f8a0228c75722c7a912c60ade86b67cb21252d7634ddebce2cbad2700efad1811ec7a1b643d08b478473695802ee95321ac29a66fcebe819a66b6d68c22e828dc6d426f7513e4dc7cce02497910fd1f410f29cef1d4e39f37d5a8aa23081bb43225eedbf67f991ff335bcd83310a33fdcb437b4ab02f35da4205d065ea323c8e29ea1cac04050df7e0d3a11dbf4816d6885134797426e4e1ae9cd66720b9474f46be840f98579b5b55fbe201c17a70b27d696b32a938bae6350452f4c17fd96e5be8fe221f90b811379e79900a1054636e92cd4453e261a1267774ac1defe514ba28b813df03f60536a0c3a72495343fde9c4bc06c38c407bfd54a05e6bfb60568c6c9bed7d74ec377d6b2b880d09fd1d17562bc3e77fcd964b9407c3a7e2e71bf9f5a175d505eaf27e65b1f6a47bd227c3d8c40dde8bbccfd2d9d2bb9ef862601198b92b97847d87486caf07a63a2b327eeed1eb83b19e95aacfbc6c2f46d7695b0d3969d44b88667449412cd92b417f398140206d0f9c1bc916eaf8daa0a231bb7276215c1f5e1a8acf5514ff3eddfbd9c2f3420f263b7e595dc21ff5d690627ef50c92a754e7b4dad58a6893edc36be260c7c9e550807ae066641f20c5c63ef4e1e065653149fe8474979de1c88f9d8c273b7d7af3fe806ed10a4463ba82d9d895f7e77bcb01710aa7230b75cfdde7d673f4d085cebd00d4455217876fc85fa92c4e646c6d5b6925a28c768550e74d759203ef8eeecf7f2d8c74061b705e3a8dce5d666c664846708e9f73af5e68e0dec259429705977d7c2df71ca513574fddb13d5908c0cf7fc8b44461df5b6d30940d07b7bbfdb719ee48e0d2f658dbbade72f1c3e5a10b324ac65c979db128def00d8fe7bba03a364c1b0d7b0e4d04b922fed09ef92b0f535e2e86ac6ba0d468b999ae86cfe55564f87c4b86f39938e4efd2ecf0c4eace35ecc6e5dc72a81c6b8d6d2e5dff2dc9afa5040eb4ecedb214dfb1b3fc74391029dca0fd175470c0d289ab1b19f5c32149a7b58d7aad0ae1954eefa3d553ec7b338d946a9dada399c5d435cefa28777ba0d885d935be96f', '1', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'ver_pYhAqz3nwZvewqNC54VHBr', 'prac_EXqVMcJLeiG10tYXWKFF97', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 05:42:41.677+00', null, null, '2026-11-16 05:42:49.673+00', null, null, '{}', '2', '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:49.673+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, fault, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_8qgU5u0EQtIWcaW0bGR9G6', 'prac_EXqVMcJLeiG10tYXWKFF97', 'ver_pYhAqz3nwZvewqNC54VHBr', 'license', 'lic_aUrs50ziRUOrtf6K3Myu7f', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T05:42:49.673Z"}]', '1', null, null, null, null, '2026-11-16 05:42:49.673+00', '2026-12-16 05:42:49.673+00', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_B8AR44ValQoVyKfHTbprt5', 'prac_y4C7eltICBbtDQV4mkc6NF', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T05:42:49.673Z"}]', '1', null, null, null, null, '2026-11-16 05:42:49.673+00', '2026-12-17 05:42:49.673+00', null, '2026-11-16 05:42:41.865+00', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:42:41.865+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_CFHD2BSFLiGABus7rLX2jg', 'prac_EXqVMcJLeiG10tYXWKFF97', 'ver_pYhAqz3nwZvewqNC54VHBr', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T05:42:49.673Z"}]', '1', null, null, null, null, '2026-11-16 05:42:49.673+00', '2026-12-16 05:42:49.673+00', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_SMpnycZZcypUDhC3CMvoOA', 'prac_EXqVMcJLeiG10tYXWKFF97', 'ver_pYhAqz3nwZvewqNC54VHBr', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T05:42:49.673Z"}]', '1', null, null, null, null, '2026-11-16 05:42:49.673+00', '2027-03-16 05:42:49.673+00', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'chk_TwNvUL7D9o6nCcLKN9pNiP', 'prac_EXqVMcJLeiG10tYXWKFF97', 'ver_pYhAqz3nwZvewqNC54VHBr', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T05:42:49.673Z"}]', '1', null, null, null, null, '2026-11-16 05:42:49.673+00', '2026-12-17 05:42:49.673+00', null, '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:42:41.677+00', '2026-11-16 05:42:49.673+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 05:42:41.516+00', null, null, '[{"encrypted": "AU00AT+reb+QQJkQVYmMNXZMZ/vvrDP3pJ18N0q73qtK4/yXLJ6p1nQ06tqADSq7e48T4NRFs5nu9OvdN8AbPdv0Yo/Bx0YSKvm7OfC0VA==", "expires_at": null}]', '2026-11-16 05:42:50.805+00', null, '{}', '1', '2026-11-16 05:42:41.516+00', '2026-11-16 05:42:41.516+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, took_ms, created_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'wa_EVNIueI6WSZt1kdfTgjLry', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_SVX2SDCA5lKjVto3b1ym7d', '1', 'f', null, 'dns', null, '1', '2026-11-16 05:42:51.1+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'wa_HMRDjUshtqwSXFYs2wotmv', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_F7FKTqpStpJilzdT4yVvbC', '1', 'f', null, 'dns', null, '2', '2026-11-16 05:42:51.08+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'wa_OrQmQyTenZUzKwp8bO1Zm0', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_PswFX0OM2LotTNmRltBicQ', '1', 'f', null, 'dns', null, '1', '2026-11-16 05:42:51.076+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'wa_QXGAzUQnhCD57tEZ2Tl72M', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_tzXHQeXk8F998PFaqcrh7m', '1', 'f', null, 'dns', null, '3', '2026-11-16 05:42:50.805+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'wa_lTizblq6NzYbwjItYhGUgr', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_zbUBgescxrdYtOMukCTm6B', '1', 'f', null, 'dns', null, '1', '2026-11-16 05:42:51.126+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'wa_npZiqw7FX2m3xnvpDMckr3', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_Wh5PDisLdP2FCCVPHnXKGb', '1', 'f', null, 'dns', null, '2', '2026-11-16 05:42:51.089+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'wa_pFRHf4ftOXQbiDLpI8gafJ', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_xywp7L9hR5UqdgJX0fZc9E', '1', 'f', null, 'dns', null, '1', '2026-11-16 05:42:51.118+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'wa_qtpSqbE20PG1v0M4juS7Gw', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_ooDCosnIYpHRyiGyTExwoZ', '1', 'f', null, 'dns', null, '29', '2026-11-16 05:42:50.809+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, twice) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_0ySs6pcJ61FWj8kTG83fej', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_5kv2dI5i3KOdve7XNkhtZm', 'pending', '0', '2026-11-16 05:42:50.665+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_ANOi2tBEDxpdGMtJEnq6xx', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_APKUhJaWBKRMQx6pnILJa4', 'pending', '0', '2026-11-16 05:42:50.665+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_BxQkwVK3llIOYhXcjoEp8q', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_Cyz6CWDzOoWPwiVls5nxFp', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_ETldAmNq2QhEeU58bvPoDH', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_F7FKTqpStpJilzdT4yVvbC', 'pending', '1', '2026-11-16 05:42:56.08+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_GyKQgZFNKt5dkXmwZ82NCg', 'pending', '0', '2026-11-16 05:42:50.665+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_LbmUL1qOZZwOTDFGTqrlTX', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_N4ztkdF1bKfO7O6QUONvwX', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_Nc276DclHVChghb86VDAIi', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_PswFX0OM2LotTNmRltBicQ', 'pending', '1', '2026-11-16 05:42:57.076+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_SVX2SDCA5lKjVto3b1ym7d', 'pending', '1', '2026-11-16 05:42:57.1+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_V7Xy4m9LXR7eh0T1sWt4MY', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_Wh5PDisLdP2FCCVPHnXKGb', 'pending', '1', '2026-11-16 05:42:56.089+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_cJDuO11S7hRlSi8S34LDWN', 'pending', '0', '2026-11-16 05:42:50.665+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_hc1Y3oG2S8nRUJULmzNuV2', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_n581C3p6Mi09T5bsLHyAAh', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_ooDCosnIYpHRyiGyTExwoZ', 'pending', '1', '2026-11-16 05:42:55.809+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_tzXHQeXk8F998PFaqcrh7m', 'pending', '1', '2026-11-16 05:42:55.805+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_vUXZcnSW95ifvd5RR6d9hz', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_xPb9rszwIH2jxyS6MzjohT', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_xywp7L9hR5UqdgJX0fZc9E', 'pending', '1', '2026-11-16 05:42:57.118+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_zbUBgescxrdYtOMukCTm6B', 'pending', '1', '2026-11-16 05:42:57.126+00', 'f'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'we_ptm7MBttSdG9l6SxoXnaFn', 'evt_zoMQZA39UiAlmxrOASCaZR', 'pending', '0', '2026-11-16 05:42:47.406+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'xdoc_w30j8fc38fi1svofqFyu9r', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_YxKzZNV5zj1hBl76AfY08h", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x0180624b9bdf3446709cd7872d4774b6dd90d80b16c6947730f101d83ab4d912b743f9bd7eda9c5ca61fb706ce34bcb7a0b29118dc085b42a18bf5f55bbf52b3c170642ce467a605320491bfe5750dafdeef0500db383360fd1726000a6b19a0a6cfa3ffdc50d58c2378106bd90b30c6ee2bed8cc5ad93d7d18f09ef830a2ac35b96836fe5b9f960d6edb6419d4f968229869cdce404050dc8bba16fde697854c9ad698c3d2971a2d18050a5513242ad4ce94ef7001358d107f31daa67f686732a942561aeb218a40b2770e01578c181097da8ad021ceb206d4b7ae1401f141715e32034ca54dbf73c4cc914997c8a10f7103f4350ebf211f39e98f2f2a2d54b697308b8deb8f6f8cc257bdf4b1ad8c353b18fc3903b61d4031075088369bd263413b3c1bb02e34287d6f0e99cfbc8e9aeaae2367d65b95d1708b8664905fe897c83552497af0bcb004dad30788b7d8d29e335355d2b640b5971c765e1def3c114ff29fe9324e0ca4def11878b8a074c63c892113d851e7f838ed2feb974f8d0fec8045c4b67e06cac0808435bfe67db9ee21691683ec5a6984cb0a9879c9293d69ff475030116422b7d08ac7c2e6f2e14279706b333a5258db0d0cd793ba58ac0ac72a2141b640cb482f48fb391abff66c26197ed18823521500f4cf8c3cd0b63bbdf343ac5c3843164bb075b9e97c0a2fec172be985146', '2026-11-16 05:42:46.495+00', null, null, null, '{}', '2', '2026-11-16 05:42:46.495+00', '2026-11-16 05:42:46.495+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'xdoc_zGiygoAThiBcctxgYijr6l', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_2ZvCTi0kOtBne1lY51abDw", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x015c7d3ffb3cb77a4d0d3595a4a75361d0c254d6135209572e666b66146c38d20d4cfe8ff02a274e460a69c687491cfe07374fd1204de1ef69c603603e626bc8122a1229280d0cc37bb1ca5ee10ff2585c97dcc8dc9676513776795dced0fbcc6306a4912b81c98b1e3de9493d6f3448761f3c99b85f009263e11c9daa3cce0c3b51333446a3cb3f6a6b2ff0ce68236a7da9f99a89a3f1e60967b3a250b8e402bfaa98c2c6dbb97f1ec0c9f1ecdaa3e5c8298cc22bb3a7014635fcdbea5a03d1220a91df0b00d1b8a8c85adccf79ede56ac471af4bc7b64bdcca4282ad57c13e58511de473918731f4ed87904ec7284695db3b482df1681d96dca6dfb8659bba787d57384d5a432206e66f426ab0a4da84a8e0c4c561ce8f4f09cf969c1c31de479fd55af11a51e4475370fb257291b37bebffc352e581e6765dd148a20da97e6b197f1d933fb8fca75e72c8fbfa8c599a0ced096f624a9c044adb629c265b9925453f51c3ce3beefc4d532ef325f8ea2755835b2d6a930f60317629da3373d239473d976668667ef9a773b9f7f16fa6f6a56c6000eeebe46a8359708a3401eede21fe42c9f21445c853f56bdde19a4bff7ba7bb9d636026ca233972e50f0ccdac1589767accd480440768263213f752bbdac5d85dea0014b6c44b28c933def492ae66332ebed72e9e7f4e26fe8b7a582e349295059927e5', '2026-11-16 05:42:49.673+00', null, null, null, '{}', '2', '2026-11-16 05:42:46.438+00', '2026-11-16 05:42:49.673+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, waiting, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'era_2ZvCTi0kOtBne1lY51abDw', 'xdoc_zGiygoAThiBcctxgYijr6l', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_w2z6m6WlsgjmaBCinS8BVK', null, '2026-11-16 05:42:49.673+00', null, '2026-11-16 05:42:49.673+00', null, null, '{}', '3', '2026-11-16 05:42:49.673+00', '2026-11-16 05:42:49.673+00'),
  ('acct_3jyVVfkxiT7qtQhtwnGVVD', 'era_YxKzZNV5zj1hBl76AfY08h', 'xdoc_w30j8fc38fi1svofqFyu9r', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_PUWMrthatUe6miDB953QEO', null, '2026-11-16 05:42:49.673+00', null, '2026-11-16 05:42:49.673+00', null, null, '{}', '3', '2026-11-16 05:42:46.495+00', '2026-11-16 05:42:49.673+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
