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
  duplicate       boolean not null default false, -- Deliver once more after it succeeds.
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
  duration_ms         integer not null,
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
  duration_ms         integer not null,
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

-- People who requested a sandbox. They have no account yet, so only the worker sees this table.
-- Email addresses are encrypted and found by a hash under the pepper.
create table waitlist_entries (
  id                    text primary key,
  email_hash            text not null unique,
  email                 bytea not null,
  use_case              bytea,
  status                text not null check (status in ('joined', 'invited', 'accepted')),
  requested_at          timestamptz(3) not null,
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
  malpractice_policies       jsonb not null default '[]',
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
  reason            text,
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
  register   text not null,
  facet      text not null,
  changed_at timestamptz not null default now(),
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
create function care_team_of(target_person_id text) returns text[] stable
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
    where account = own_account and person_id = target_person_id
      and record_opens_at <= today
      and (status in ('requested', 'scheduled', 'checked_in', 'started', 'completed')
        or (status = 'no_show' and no_show_at > today - interval '72 hours')))
  into team
  from persons
  where account = own_account and id = target_person_id;
  perform set_config('app.practitioner', coalesce(acting, ''), true);
  return team;
end $$;

-- The persons a list may contain: all for the account; for a practitioner, those in their care and
-- those whose record they opened in an emergency. Access to each is decided separately.
create function can_find_person(target_person_id text) returns boolean stable
begin atomic
  select current_practitioner() is null
    or current_practitioner() = any (care_team_of(target_person_id))
    or exists (
      select from emergency_accesses
      where account = current_account()
        and person_id = target_person_id and practitioner_id = current_practitioner()
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
create function has_seat(target_session_id text) returns boolean stable language sql as $$
  select exists (
    select from session_participants
    where account = current_account() and session_id = target_session_id
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
  in_remission        boolean not null,
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
  submitted_at        timestamptz(3), -- When the processor was called.
  destination         text,
  processor           text,
  processor_reference text,
  failure             jsonb,
  sent_at             timestamptz(3),
  paid_at             timestamptz(3),
  failed_at           timestamptz(3),
  canceled_at         timestamptz(3),
  reversed_at         timestamptz(3),
  reversal_failed_at  timestamptz(3),
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
  kind          text not null,
  key           text not null, -- The processor's idempotency key.
  arguments     jsonb not null default '{}',
  status        text not null default 'waiting' check (status in ('waiting', 'done')),
  attempts      integer not null default 0,
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
  object_id  text, -- The id it was created for: pay_, re_, po_.
  parent_id  text,
  state      jsonb not null,
  created_at timestamptz(3) not null,
  primary key (account, id)
);
create unique index on simulated_movements (account, kind, object_id) where object_id is not null;
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
  trigger        text not null check (trigger in ('scheduled', 'requested')),
  triggered_on     date not null,
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
  unposted             jsonb not null, -- Held in clearing for claims that aren't posted.
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
  matched_by     text check (matched_by in ('platform', 'manual')),
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

-- migrations/0020_money.sql

-- The sums of payments and disputes are money like every other amount: {amount, currency}.

create function money_difference(of jsonb, less jsonb) returns jsonb immutable strict language sql
  return jsonb_build_object(
    'amount', (of ->> 'amount')::bigint - (less ->> 'amount')::bigint,
    'currency', of ->> 'currency');

create function with_money(allocations jsonb, currency text) returns jsonb language sql
  return (
    select coalesce(jsonb_agg(part || jsonb_build_object('amount',
      jsonb_build_object('amount', part -> 'amount', 'currency', currency)) order by at), '[]')
    from jsonb_array_elements(allocations) with ordinality as parts (part, at));

alter table payments
  drop column net,
  drop constraint payments_check,
  alter column amount_captured drop default,
  alter column amount_refunded drop default,
  alter column amount_disputed drop default;
alter table payments
  alter column amount_captured type jsonb
    using jsonb_set(amount, '{amount}', to_jsonb(amount_captured)),
  alter column amount_refunded type jsonb
    using jsonb_set(amount, '{amount}', to_jsonb(amount_refunded)),
  alter column amount_disputed type jsonb
    using jsonb_set(amount, '{amount}', to_jsonb(amount_disputed)),
  alter column fee type jsonb using jsonb_set(amount, '{amount}', to_jsonb(fee)),
  alter column allocations type jsonb using with_money(allocations, amount ->> 'currency'),
  add column net jsonb generated always as (money_difference(amount_captured, fee)) stored,
  add constraint payments_check check (
    (amount_captured ->> 'amount')::bigint >= 0
    and (amount_refunded ->> 'amount')::bigint
      between 0 and (amount_captured ->> 'amount')::bigint);
alter table disputes
  alter column fee type jsonb using jsonb_set(amount, '{amount}', to_jsonb(fee));

drop function with_money(jsonb, text);

insert into migrations (name, digest, compatible) overriding system value values
  ('0001_kernel.sql', '663805f2c36bfaec7e8a613d8c2992989e4fc820998ca17b2e5fcdc98624c7f1', 'false'),
  ('0002_audit_log.sql', '1308b09bbe653a0c916683bd9f3001c576d3d2e53dc430f8d7a508d8bbd26387', 'false'),
  ('0003_platform.sql', '3120f0b21a29f51e3d80eb53cf93aa757186f0fca341bf1ac97fed8df8904527', 'false'),
  ('0004_practitioners.sql', '0468f5a5568d1d1f0216fbd6a0b3da7fad3a87d882b67808c71a0a65cf35342e', 'false'),
  ('0005_persons.sql', '8fdf365a332723ea06bd9498fd0f4f5339bb91bd57b6766610999d6dbe64b3d5', 'false'),
  ('0006_sessions.sql', '4189266066c3fd75d46087255e1644d86cec6e55cbc767b632f6f30e07b24ffe', 'false'),
  ('0007_notes.sql', 'd4cff7128e86e88b0866fb7156c99deb7d710aa9f68f98c0f952bcd118db6664', 'false'),
  ('0008_icd10cm.sql', '2ba427e0419bd58339e426c5229327d5bbbb659c265b77dbf90be0b2df6399f3', 'false'),
  ('0009_matching.sql', '975de96283c1348e76be280fd2af816c59da057064f87468ff8900e3cc4826cf', 'false'),
  ('0010_ledger.sql', 'fd19e0933eeaa28c779c7906e9486b377f703395cd0cc2d3f2bf488f40777437', 'false'),
  ('0011_payments.sql', '3866adb9cf52d7e69630c1b8fc5f84ba94eccc688242ac7c613be15b245ef06d', 'false'),
  ('0012_coverage.sql', 'e975755858e21bf5cf7412ff10bead259be456ed01de56d7f3ea06567ba2db9b', 'false'),
  ('0013_claims.sql', '6981e38b1b44bb269972cf4593e03e11cf0ab73a16f3352b19dedf12ffc7c721', 'false'),
  ('0014_remittances.sql', 'ccd771ac8ff2acfcec39fbe8e9e52b3dbbceb0a95db3e6cec211febdf7f2a400', 'false'),
  ('0015_reconciliation.sql', 'f382670bcf5d6decd44ea8750814ebfcb1eed02cca8a28fa7db5db54c892a884', 'false'),
  ('0016_records.sql', 'ff2e489ba00def91d28b44f11d1996312d28bbafe242d2e79eeffe10399ae313', 'false'),
  ('0020_money.sql', '98485a453c68e306e51074a0a75f6c340c6cc3ef6210502b650c78e1e1575b6f', 'false');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'Test', null, '60000', null, null, '2026-11-16 05:49:55.553+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_4vYj8I63zcB0WvwK0caFi3', 'Booking server', 'issued', null, 'sk_test_', 'f7xA', '2b8599de069a2508f9732931f7cd76fc2ecf975bb930bf11d7fa505cf03698b7', null, '[]', 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 05:49:55.713+00', '2026-11-16 05:49:55.713+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'Test', 'issued', null, 'sk_test_', 'QXbQ', '6e31cf3d79cefd63c3006b1b403d297a59a0f79d616f1d94a0cca0bf95d8dea2', null, '[]', null, null, null, null, null, null, null, '2026-11-16 05:49:55.917+00', '{}', '1', '2026-11-16 05:49:55.552+00', '2026-11-16 05:49:55.552+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_0FPz63rbPtGH6dh97vYfho', '74', 'consent.offered', 'done', 'consent', 'con_7bIt2r4KuNDN1eraepiSW4', 'per_fiwkREIRK46UtnRF5qzFkr', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Er7OfLWeZsmtHez9kuM4Ah', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_nB7w6PdDJtnQDjH7G6brhq', '2026-11-16 05:49:58.845+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_0VrU3VZJcRXRc84GeTHGMI', '82', 'disclosure.created', 'done', 'disclosure', 'dis_sYEzCuIQTgkcMp2w9KeuJg', 'per_eq96dgGpGHn6NhupxMAInd', '{}', 'payment', '[{"id": "con_fQXIBd7NL0z5bBBjTIvnYv", "type": "consent"}]', 'dec_4Fmvq22WdJkKmPytqJB2hE', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_7J3QvVyrpVyRQYGCe39oXb', '2026-11-16 05:49:59.161+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_0dCNsGx4uPDiuf8DVI4oEn', '161', 'check.running', 'done', 'check', 'chk_gDJzbPwNte5AO4Ik0MNivu', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_1b09RdT5qH4j5pqb3rrpiT', '163', 'verification.approved', 'done', 'verification', 'ver_lOuzcMicrRzpz6XcZ7QIbS', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_1cFK8tOnKCCVZLF0BZMKCQ', '178', 'remittance.excepted', 'done', 'remittance', 'era_jRD3HEoo68cfa7O6ilpxlV', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_2R1bAu3GxpZyi7CBxlNRvA', '102', 'estimate.created', 'done', 'estimate', 'est_9oyt1vtcIY6slghPKN6klE', 'per_bLVOcUULOIExpxBkLEbQSe', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_ZbZkZCBJ0ba95Vwe5bOpjm', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_Tnz57iCsT6TypzPiK7cv8f', '2026-11-16 05:49:59.856+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_2Si0LIKLMQpqK9MZr26Q9S', '69', 'payout.created', 'done', 'payout', 'po_9hDHCSLl5fwodITNAfQZiP', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_QUG8mHYs7DemmrmWmd2qlS', '2026-11-16 05:49:58.632+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_2U0SaRvcKjr9vww9jTTe6p', '50', 'assessment.created', 'done', 'assessment', 'asmt_dlN85VOzAoLJaXcEuhhqKX', 'per_i5OYzznUNB0RbMTBOINNs3', '{}', 'treatment', '[{"id": "prac_o3Od5wglCSb1nMc8rIGByt", "type": "care_team"}]', 'dec_r5ozWyP8HIwEL9SHzYfBhX', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0czVcgebmdXFaRj1H9P6Qn', '2026-11-16 05:49:57.121+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_2eLI8sSmm1lryaopUwc2An', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_nHrGx66zwPK5z3rLttU3Xq', '2026-11-16 05:50:01.036+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_334286O2qu6Uz6dfC7hAPG', '98', 'practitioner.created', 'done', 'practitioner', 'prac_aI5zn3XXWuEyZlJTAJfJfm', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_WvFgwkP6KnhWQFcizpRuxX', '2026-11-16 05:49:59.829+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_3xdMQzL1AceXjlARZviBkA', '160', 'check.passed', 'done', 'check', 'chk_MwJtsetEeNmHOQJMeVN9Bd', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_4j7ZQD70Q7Pp1ri7EPTSBt', '165', 'check.running', 'done', 'check', 'chk_bhl4OL19DaMEJrcNPwgLIA', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_4jPBnJ4T3g8SIrUz2PN36l', '139', 'practitioner.created', 'done', 'practitioner', 'prac_XKdby9ciuRHPOljTf4Nlec', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0efAPUgU50JVnECD9G3ZnO', '2026-11-16 05:50:02.409+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_51QDVEcs3ZbyoxYyRh1lGJ', '15', 'person.created', 'done', 'person', 'per_dt6IVAPMD7xbXYNc1kbQzf', 'per_dt6IVAPMD7xbXYNc1kbQzf', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_V7iSWJviiXd8SjTyf9rcUg', '2026-11-16 05:49:55.938+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_57VQWUhHxGoB4R2WBOTAFb', '108', 'person.created', 'done', 'person', 'per_29b8kPPmDP0nZ8iQ7IAA56', 'per_29b8kPPmDP0nZ8iQ7IAA56', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_X6t6bQDTIO2pRT59j7MRQN', '2026-11-16 05:50:00.153+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_5HtSKTZIhOCBd5H6UlYdvf', '19', 'practitioner.created', 'done', 'practitioner', 'prac_iGOcf6fgxEcr5jUQZ21EvW', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_fLRXnb0iEvFZiZSnup11E7', '2026-11-16 05:49:56.105+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_5cNvjlRefBp1KBChoDopAj', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_BvTmtYIJIuBeOZSy2thzG2', 'per_BvTmtYIJIuBeOZSy2thzG2', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_b7tiPR5SnucD5NxVDfTb1j', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_g4X3uG4Lo5eOHpXVNATx7M', '2026-11-16 05:50:00.029+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_6XHz0YbBvFxh8wK3zN8X1J', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0Fpsutikex1hmrZ1rxKeIb', '2026-11-16 05:49:55.831+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_6wZ5DSx9OhIjt2MpAJB9ZC', '106', 'superbill.created', 'done', 'superbill', 'sbl_klEDzfcM8tDr17HL6zFxyO', 'per_BvTmtYIJIuBeOZSy2thzG2', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_b7tiPR5SnucD5NxVDfTb1j', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_g4X3uG4Lo5eOHpXVNATx7M', '2026-11-16 05:50:00.029+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_7K3zCBCMNCpghuUIwFeOgo', '95', 'remittance.created', 'done', 'remittance', 'era_jRD3HEoo68cfa7O6ilpxlV', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0M5yGYXtAiGiBUjNv74nkf', '2026-11-16 05:49:59.725+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_7Pl55IrWSCDkwbWAWoBwfj', '125', 'consent.created', 'done', 'consent', 'con_xQUHPkKWemteU8BRec47KI', 'per_R0JrXS62qjUckj8oBFGaYp', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_n7N9JhBJZAhGngWhy5CnkH', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_iUnT7Odob72z6PZ6LbN842', '2026-11-16 05:50:01.824+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_8cBDZxbeNAYSHvXL9gObgK', '152', 'transmission.created', 'done', 'transmission', 'trn_IcP8Xoj7epvmUnLOM3swUp', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{}', 'payment', '[{"id": "con_AxD4okcN91zVPP8600d7fp", "type": "consent"}]', 'dec_uSDLXqV6JjU96e43TPWflm', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_8JscI1UKw0d66JQ65TPgm3', '2026-11-16 05:50:02.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_96WycUIJUOETw95FFdx4RS', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_TH2F9qxmQKHhOq5HxqoEhm', 'per_KToX16n8a0L07uNFNrtpmn', '{}', 'treatment', '[{"id": "prac_o3Od5wglCSb1nMc8rIGByt", "type": "care_team"}]', 'dec_yeGihj7pDIrenfJ43ER0D1', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0cYbM2Wmg2qCnqL6IS4UXb', '2026-11-16 05:49:57.001+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_9gSeV8LR5RpX6cmNEaRR89', '79', 'consent.offered', 'done', 'consent', 'con_fQXIBd7NL0z5bBBjTIvnYv', 'per_eq96dgGpGHn6NhupxMAInd', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2tyGd74Di4nIqDYs9SYpb9', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_627DTtL9Pw2JSYE4p0UYPe', '2026-11-16 05:49:59.069+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_AbMi7busEuJy864Cc9rDzh', '175', 'remittance.balanced', 'done', 'remittance', 'era_jRD3HEoo68cfa7O6ilpxlV', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_B2YyqqnRhjYqSH2AK6IEsH', '118', 'payment.updated', 'done', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', 'per_A0afxvoVY0zRQYJQCXAnGI', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:50:01.549+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_B855j1yYo55RBlCmteRcyT', '44', 'person.updated', 'done', 'person', 'per_KToX16n8a0L07uNFNrtpmn', 'per_KToX16n8a0L07uNFNrtpmn', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_DbcpXa8M988XqRnoT0EWY9', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_FxvRNJwCTpsaxNjGKzY5Qj', '2026-11-16 05:49:56.946+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_BbIuCSA4oBe6iusw9foU67', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_WSzxy9VCFAkSrXvrBr09iv', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_C7p8dDtLfA8Efax9xeH1J8', '154', 'check.running', 'done', 'check', 'chk_1WBpuojxYvP65GjJGlVtBK', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_CIDbUQVye4jwvSftAA9Nj5', '56', 'person.created', 'done', 'person', 'per_PAXPxb6shYWVRdwECldMM0', 'per_PAXPxb6shYWVRdwECldMM0', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_T9PdINbkZuUezYpe51z7Pn', '2026-11-16 05:49:57.765+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_CbPQ33vT4smQeXnmshjXCz', '3', 'api_key.created', 'done', 'api_key', 'key_4vYj8I63zcB0WvwK0caFi3', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_4chsuu6lKWyOgrHCPvmi5u', '2026-11-16 05:49:55.713+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_CbZJ5qoVDFn244GbgGno9D', '28', 'session.created', 'done', 'session', 'ses_uT75hyOz13TiBvxx6aMhyC', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_XMJpRrYH1bYVZh9QDVDBNX', '2026-11-16 05:49:56.289+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_CgUEQGYTCv1HYJHk3HvISS', '123', 'practitioner.created', 'done', 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_KU0HBfdkIQqPZpjjvWPkOL', '2026-11-16 05:50:01.768+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_D2CxwKvjzXBX0wc0dtgvof', '21', 'practitioner.created', 'done', 'practitioner', 'prac_h97d8YAaVVR4NSZAICM9vP', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_B0z7pQNGp4g65b5UmbLbvM', '2026-11-16 05:49:56.153+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_D7QEAY8mNrtpTmKbx5m8Wo', '148', 'consent.granted', 'done', 'consent', 'con_AxD4okcN91zVPP8600d7fp', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_xpM9tQWth3nMZIo4XIQhVl', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_iTgdmRnCFrUaGelAggoLh9', '2026-11-16 05:50:02.667+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_DCg8xyOPZsDZx3QrCi1qcn', '115', 'person.created', 'done', 'person', 'per_A0afxvoVY0zRQYJQCXAnGI', 'per_A0afxvoVY0zRQYJQCXAnGI', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_LepXcWjef6IDIM5l09xtbg', '2026-11-16 05:50:01.369+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_DopGnpQoSSAmfE1HoVum3Z', '170', 'remittance.balanced', 'done', 'remittance', 'era_gsKMzpOtzaNDfJywBMOie5', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_DwbZyBLsxD8QWpXN8gSPDJ', '5', 'practitioner.created', 'done', 'practitioner', 'prac_EcrFtqYNYcvUnAL3ghkMEH', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_g5QMRsp6XMfmFCIL54zOCP', '2026-11-16 05:49:55.774+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_DwyTAPHACAq9O804ePaaWi', '67', 'refund.succeeded', 'done', 'refund', 're_cxuWEB1rk0HwwELtIK1rpR', 'per_LVlC7L0UfqUndNJB8UfYvp', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:49:58.519+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_FB0Uhpxm17AZ2o6jXXdrvE', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_i7bWIeS9mNpqjbyGJJeXdT', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_nDIdLdT9mhGUdY3yGVl1FT', '2026-11-16 05:49:59.395+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_FOvvN3Pm9TuqUH5c6bqUhC', '176', 'payment.created', 'done', 'payment', 'pay_KfR9sDCfEqeqJjNkmaNUdB', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_FWwmITMRw8Ac8eWdlef1jw', '48', 'person.updated', 'done', 'person', 'per_i5OYzznUNB0RbMTBOINNs3', 'per_i5OYzznUNB0RbMTBOINNs3', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_VqbzA1DSvqt8iTPHJqA4i8', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_gtiXIJc85jKLnAc3923fuD', '2026-11-16 05:49:57.077+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_GJXmWHVGRWp699qvBOC80W', '172', 'payment.received', 'done', 'payment', 'pay_7wy0ojzf0pF4fZidC3ZxGv', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Gb7DOnSZXte8ZxhAQdDF2q', '17', 'consent.created', 'done', 'consent', 'con_FdnBHnw6cRwuAHVW5PxUyT', 'per_52nO84CQJVuqtPUkR6V1Nn', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_3cmE9HcbaSQ9cf2f6jlCJb', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_48pzX7m6cyjjsdxXJ7r5ha', '2026-11-16 05:49:56.031+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_H56dIWfXATcJfwiCseuIYm', '166', 'check.passed', 'done', 'check', 'chk_bhl4OL19DaMEJrcNPwgLIA', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_HBI7Y5QoPPW94y60Ejxs0j', '12', 'check.created', 'done', 'check', 'chk_gDJzbPwNte5AO4Ik0MNivu', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0Fpsutikex1hmrZ1rxKeIb', '2026-11-16 05:49:55.831+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_HOaHG1EicfrbNp32D67pFl', '31', 'practitioner.created', 'done', 'practitioner', 'prac_6jWDK9sPLgKZDdzCuI2YB1', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_l7ZNVtejb6F5ygCwQVxFPo', '2026-11-16 05:49:56.366+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_HVP5cLzW1FiufBzPQXLVmg', '146', 'consent.created', 'done', 'consent', 'con_AxD4okcN91zVPP8600d7fp', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_g6dDDIxdIOyBYafdTG8EY2', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_snDOiNe6p4eaAlphcMwKUr', '2026-11-16 05:50:02.61+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Hca4j7L6fEARhChNj1kase', '24', 'session.created', 'done', 'session', 'ses_NYn9LeTPuoQjccheaWxgIw', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_hePHkuYUBi8YVhEQ1GS1ld', '2026-11-16 05:49:56.233+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_HoOIFo8vwHzaux1JjalyIP', '53', 'matching.created', 'done', 'matching', 'match_0DJeGIduK8q2Xr6aAgMFbH', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_aEXIQHIs5u3N0QMzIGLDla', '2026-11-16 05:49:57.339+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_HzYz52To1liqLr4C0nlDvO', '25', 'practitioner.created', 'done', 'practitioner', 'prac_0ruzvhpljEaBZv7zfhzQwg', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_fKLaah8yJTlinxosBsVlZV', '2026-11-16 05:49:56.275+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_I395LSm7XMYCgaXsF1CwxK', '111', 'practitioner.created', 'done', 'practitioner', 'prac_wGKeUbhCDhweXIHUno1P7f', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_LrFGOpY2XjyKEllOr9mg4D', '2026-11-16 05:50:00.247+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_IdKDRjwBMbUWOsJda2L1RD', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_R0JrXS62qjUckj8oBFGaYp', 'per_R0JrXS62qjUckj8oBFGaYp', '{progress_notes}', 'treatment', '[{"id": "prac_vUXxodwuPAo9xVKf3gBKOX", "type": "care_team"}]', 'dec_g6jZ90vaVKAZt6YZor7wx6', 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_FQpEMRKoSpVAp6I5rm4tUB', '2026-11-16 05:50:02.269+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_J32h7Ra1jCuEBxKfKxeXjQ', '27', 'session.created', 'done', 'session', 'ses_ToGdQSpo5JJ3Rbb0jFyDc2', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_XMJpRrYH1bYVZh9QDVDBNX', '2026-11-16 05:49:56.289+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_JBnRsuldgIiDTi30QkmX5M', '113', 'practitioner.created', 'done', 'practitioner', 'prac_vEPalpbHUfWLXoKfbAbM8j', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_m2kIHPtvrruYWZplKDFX0E', '2026-11-16 05:50:01.125+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_JOMCuuePLEbXU0zsODYjP4', '120', 'dispute.created', 'done', 'dispute', 'dsp_I1WqeMgylvoMndbVeLTyiv', 'per_A0afxvoVY0zRQYJQCXAnGI', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:50:01.663+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_JoOnseemvGEtHQ1ISiKQxw', '60', 'person.created', 'done', 'person', 'per_LVlC7L0UfqUndNJB8UfYvp', 'per_LVlC7L0UfqUndNJB8UfYvp', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_vTynROnrUsLBPf4WNGaAJX', '2026-11-16 05:49:58.005+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_K33Rct9mvM5NE4N4c1HuR6', '75', 'consent.granted', 'done', 'consent', 'con_7bIt2r4KuNDN1eraepiSW4', 'per_fiwkREIRK46UtnRF5qzFkr', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_qn9SH3W66jKKfsYTV87dmD', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_WgmoADD9v4c1WBwvPwHdt5', '2026-11-16 05:49:58.877+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_KYR011D5tQWtvzdrcSDTzt', '6', 'practitioner.created', 'done', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BBFoUK9cBsHz47Hft4HxM8', '2026-11-16 05:49:55.813+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_KfGwEyqOoIrBGbO1T57Gqs', '34', 'practitioner.created', 'done', 'practitioner', 'prac_oVH3t8P6XXZRs5NiSqWiq4', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_RXFJLzACfm0mFKMVTmncni', '2026-11-16 05:49:56.462+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_KhTlWRi26wurTrYOlQ8bVD', '104', 'practitioner.created', 'done', 'practitioner', 'prac_ciPJK3MLSFT45rHlo8OFnZ', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_IjYbRwa6HNaVRkD9nhVeg8', '2026-11-16 05:50:00.004+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Km7LY5PkTFQyxvVhO4f4gd', '179', 'transmission.sent', 'done', 'transmission', 'trn_IcP8Xoj7epvmUnLOM3swUp', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_L3pljaY2Toz9Bbv9PujaQ7', '156', 'practitioner.updated', 'done', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', null, '{licenses}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_LFC7fCrAvjaHWvK8K7OikI', '77', 'coverage.created', 'done', 'coverage', 'cov_wNuRCRZrX2rjfYLMH1cB39', 'per_eq96dgGpGHn6NhupxMAInd', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_R6bbOeF3hLsVfi85MkvIpO', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_FR0jrCONIxDEpUtgNyD3dd', '2026-11-16 05:49:58.984+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_LHOI3gfhVw1y4nMGX2GJzy', '158', 'check.passed', 'done', 'check', 'chk_495LZjhABQRpgv0E85zze0', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_LJKVUyTIuTzGMYFLjMcMKS', '73', 'consent.created', 'done', 'consent', 'con_7bIt2r4KuNDN1eraepiSW4', 'per_fiwkREIRK46UtnRF5qzFkr', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_uaubSZn5tfwhF1VxkHGpsc', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_lG8roJxtmpoLavT6AAHYji', '2026-11-16 05:49:58.812+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_LLFDSCps55yXIjTr4OG1B5', '16', 'person.created', 'done', 'person', 'per_52nO84CQJVuqtPUkR6V1Nn', 'per_52nO84CQJVuqtPUkR6V1Nn', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_rOSJwNpmXeh3GeRbaR8NRX', '2026-11-16 05:49:55.997+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_LPSqN6PFHqL0ozqquawONs', '171', 'payment.created', 'done', 'payment', 'pay_7wy0ojzf0pF4fZidC3ZxGv', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_LT2kOaHAQVZ8M6dLLB5Ctp', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_i5OYzznUNB0RbMTBOINNs3', 'per_i5OYzznUNB0RbMTBOINNs3', '{assessments}', 'treatment', '[{"id": "prac_o3Od5wglCSb1nMc8rIGByt", "type": "care_team"}]', 'dec_r5ozWyP8HIwEL9SHzYfBhX', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0czVcgebmdXFaRj1H9P6Qn', '2026-11-16 05:49:57.121+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Lf13BO5reLrzJ2CyoKZLwm', '29', 'session.created', 'done', 'session', 'ses_bP3qLSiZ6to9OOPELmYSJ1', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_XMJpRrYH1bYVZh9QDVDBNX', '2026-11-16 05:49:56.289+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_MdKk8R8T0tUUz8vED7kghp', '117', 'payment.processing', 'done', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', 'per_A0afxvoVY0zRQYJQCXAnGI', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_JkRc17FrGt96yyNvfQVXkX', '2026-11-16 05:50:01.453+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_NOV3iTpfgzKQvpjDTW4oCh', '91', 'consent.granted', 'done', 'consent', 'con_UoiQlQyLV14E1v6euggXrq', 'per_AfMNRl25CYxz3Y9u8tGaOh', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_w0JkOykwLJfV8tJBMiXrth', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_J7fYJ01I83RzcIsmduWcC0', '2026-11-16 05:49:59.561+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Nf0qMvtWqisIfA5ly3rFkK', '68', 'practitioner.created', 'done', 'practitioner', 'prac_tkHBEuXWpeBwUCL6tYyq96', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_H6QLJJjmEOVt8q2H1jo0G3', '2026-11-16 05:49:58.599+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_PDqVjdepHZQKRwpTLRkbD2', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_R0JrXS62qjUckj8oBFGaYp', 'per_R0JrXS62qjUckj8oBFGaYp', '{treatment}', 'treatment', '[{"id": "con_xQUHPkKWemteU8BRec47KI", "type": "consent"}]', 'dec_zF7kTvXKM6IZdKuFv8aDUn', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_KasfbUbQiTEpwVxWhwIGL8', '2026-11-16 05:50:01.95+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_PSHkrfytaj0XZbcgeA5hQO', '122', 'dispute.read', 'done', 'dispute', 'dsp_I1WqeMgylvoMndbVeLTyiv', 'per_A0afxvoVY0zRQYJQCXAnGI', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_I97t6NizjeUUC4Mt4YU3KI', '2026-11-16 05:50:01.749+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_PXv2ABfVGlLn8F6sZzIATf', '124', 'person.created', 'done', 'person', 'per_R0JrXS62qjUckj8oBFGaYp', 'per_R0JrXS62qjUckj8oBFGaYp', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_nsEGekasCYXQvetGldbi6r', '2026-11-16 05:50:01.8+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Q76iRm8jptnK3qnKTTAWTy', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_oqj7CifeljRA5nPZJsys3U', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0M5yGYXtAiGiBUjNv74nkf', '2026-11-16 05:49:59.725+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_QG3IC35MvGyLoxidneThB8', '142', 'practitioner.created', 'done', 'practitioner', 'prac_gou2mzNJkITf8fxx3A12Px', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_EFTsPzIddYnqvI1zkffOLv', '2026-11-16 05:50:02.491+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_R5dp3oKn8cm7xKbQMP99LN', '162', 'check.passed', 'done', 'check', 'chk_gDJzbPwNte5AO4Ik0MNivu', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_RkYqPmZcrwTXL80ZNS6Tcf', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_eq96dgGpGHn6NhupxMAInd', 'per_eq96dgGpGHn6NhupxMAInd', '{demographics}', 'payment', '[{"id": "con_fQXIBd7NL0z5bBBjTIvnYv", "type": "consent"}]', 'dec_4Fmvq22WdJkKmPytqJB2hE', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_7J3QvVyrpVyRQYGCe39oXb', '2026-11-16 05:49:59.161+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Rm8fRd7CusjD0oPe28euaa', '107', 'deposit.created', 'done', 'deposit', 'dep_wm9sNld6CZVxgigvCLj3cR', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_wsJ8ZHMRTHupNQANjK8ZUf', '2026-11-16 05:50:00.112+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_SFrEkY680xacCRku565rb8', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_bLVOcUULOIExpxBkLEbQSe', 'per_bLVOcUULOIExpxBkLEbQSe', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_ZbZkZCBJ0ba95Vwe5bOpjm', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_Tnz57iCsT6TypzPiK7cv8f', '2026-11-16 05:49:59.856+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_SI4NaTyCfE5QX48HkDS82h', '153', 'claim.submitted', 'done', 'claim', 'clm_jJFRLMpXgDFTpIpjnAEfg7', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_AxD4okcN91zVPP8600d7fp", "type": "consent"}]', 'dec_uSDLXqV6JjU96e43TPWflm', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_8JscI1UKw0d66JQ65TPgm3', '2026-11-16 05:50:02.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_SXVlKnGqphidqzLjlyYVU3', '2', 'api_key.created', 'done', 'api_key', 'key_V2MI15FTPgOvEZaUkPmVy3', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:49:55.552+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Sk6l71FpwOLI1V2vGFpgJK', '89', 'consent.created', 'done', 'consent', 'con_UoiQlQyLV14E1v6euggXrq', 'per_AfMNRl25CYxz3Y9u8tGaOh', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_mveVJ0k63pD6wfK4E1pQre', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_yVmtaxGzNkfONALyu7ikDw', '2026-11-16 05:49:59.487+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_TbenkHgshpv6Put93dfN85', '26', 'session_series.created', 'done', 'session_series', 'series_2kmfVHVdxT29uon6FXDT2d', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_XMJpRrYH1bYVZh9QDVDBNX', '2026-11-16 05:49:56.289+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_TcXxzodDBi3XXVAnSB0jji', '10', 'check.created', 'done', 'check', 'chk_1WBpuojxYvP65GjJGlVtBK', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0Fpsutikex1hmrZ1rxKeIb', '2026-11-16 05:49:55.831+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_UNhXDQOcprUVKCtiZX7HK1', '134', 'note.signed', 'done', 'note', 'note_vwvFFAzOpmr775yX6k0xBf', 'per_R0JrXS62qjUckj8oBFGaYp', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_vUXxodwuPAo9xVKf3gBKOX", "type": "author"}]', null, 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_zeaX1N54b7XWgHJdLZYrxG', '2026-11-16 05:50:02.163+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_V6a1LmkYoV9ZxrIUNQDnmX', '51', 'practitioner.created', 'done', 'practitioner', 'prac_MMNRyrVoNYJgmunloA9Yje', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_Q5jc9DZgCVA1CiqoHSa9D7', '2026-11-16 05:49:57.197+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_VL3ro2kuAUzkalf5F386ET', '33', 'person.created', 'done', 'person', 'per_7rEERmvFKNjDGnqLiaAZjv', 'per_7rEERmvFKNjDGnqLiaAZjv', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_ZLXM8GTBWwoT14qBu51q9T', '2026-11-16 05:49:56.44+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Vi3qePTKcivmTWZpf9Barb', '58', 'person.created', 'done', 'person', 'per_oQVUdGv51UJ5LrocRkfoe0', 'per_oQVUdGv51UJ5LrocRkfoe0', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_mU1JAxvZdiFszHa1jjcpol', '2026-11-16 05:49:57.867+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_VqHaB2f25LFS80Q2IuaHTK', '11', 'check.created', 'done', 'check', 'chk_495LZjhABQRpgv0E85zze0', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0Fpsutikex1hmrZ1rxKeIb', '2026-11-16 05:49:55.831+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_WB4ZAPRYb7VhkaIxatS3ee', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_catYcekLjAXwZ7RzGQMS5Q', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0gKAVDfvyHNlG1S2lVstQ3', '2026-11-16 05:49:56.169+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_WCjwetjN4UJIwBZDqMsrzI', '173', 'remittance.excepted', 'done', 'remittance', 'era_gsKMzpOtzaNDfJywBMOie5', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_XUt5GYgCBCG3zPSncTM4Yz', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_XXXG4ErHqmsL9cGPHv0rG4', '155', 'check.passed', 'done', 'check', 'chk_1WBpuojxYvP65GjJGlVtBK', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Xb9Mscr7n1dPdyw6lXxV3D', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_VpreSJciHER8s6DQ8ZJ8pV', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_S9fytjqGBvOL96AGmSBzoF', '2026-11-16 05:49:55.764+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Xdqrp7zUpzcg4iY7ARRUXj', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_vUXxodwuPAo9xVKf3gBKOX', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_uHDdI0wExl9iqnb8FYtNgq', '2026-11-16 05:50:02.467+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_YEtjq4go5ARopryPheFezg', '168', 'coverage.updated', 'done', 'coverage', 'cov_wNuRCRZrX2rjfYLMH1cB39', 'per_eq96dgGpGHn6NhupxMAInd', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Ydr0eTY3AU8K9qz86aIbj5', '7', 'verification.created', 'done', 'verification', 'ver_lOuzcMicrRzpz6XcZ7QIbS', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0Fpsutikex1hmrZ1rxKeIb', '2026-11-16 05:49:55.831+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_Yw8hY3VOeJfL5rl1beQDSH', '126', 'consent.offered', 'done', 'consent', 'con_xQUHPkKWemteU8BRec47KI', 'per_R0JrXS62qjUckj8oBFGaYp', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ahMozxxMZJRhpgAKcRyghK', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_PviHRuQvgnfmULId9F1z8R', '2026-11-16 05:50:01.851+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_ZkowoyksG9rpeFvmEvWXmU', '169', 'remittance.created', 'done', 'remittance', 'era_gsKMzpOtzaNDfJywBMOie5', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_ZmedAfu0ulgNkzB2WEmhZy', '177', 'payment.received', 'done', 'payment', 'pay_KfR9sDCfEqeqJjNkmaNUdB', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_aHEX0Bp3IcSsNkkkjQnp2g', '65', 'payment.refunded', 'done', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', 'per_LVlC7L0UfqUndNJB8UfYvp', '{amount_refunded}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_C3g123tQfWsKxI4qmgT8Bz', '2026-11-16 05:49:58.393+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_aVSvGZTqjLllKVyMld777B', '36', 'person.updated', 'done', 'person', 'per_7rEERmvFKNjDGnqLiaAZjv', 'per_7rEERmvFKNjDGnqLiaAZjv', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_cfNEelGc56IqWMR4K9dDoe', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_QrezI4jDS0L0VDCaD3GSJb', '2026-11-16 05:49:56.621+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_ajcrbQtvnrz1sRRaz4oC9q', '136', 'note.created', 'done', 'note', 'note_xgDLSM42NlfmP06tm3jxxq', 'per_R0JrXS62qjUckj8oBFGaYp', '{}', 'treatment', '[{"id": "prac_vUXxodwuPAo9xVKf3gBKOX", "type": "care_team"}]', 'dec_g6jZ90vaVKAZt6YZor7wx6', 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_FQpEMRKoSpVAp6I5rm4tUB', '2026-11-16 05:50:02.269+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_anlDzQAJXPOvL9HOOWgyHx', '97', 'person.created', 'done', 'person', 'per_bLVOcUULOIExpxBkLEbQSe', 'per_bLVOcUULOIExpxBkLEbQSe', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_WNOLtE0iyA0T5jLFEDPLEE', '2026-11-16 05:49:59.791+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_aqHttc9mavHjPFY8ExZOWw', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_bLVOcUULOIExpxBkLEbQSe', 'per_bLVOcUULOIExpxBkLEbQSe', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_mBfuCA95AvufaMHmSWHl58', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_Tnz57iCsT6TypzPiK7cv8f', '2026-11-16 05:49:59.856+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_bWxMvYmVWYsGdVrZ42XR4i', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_7hJS5aINySZMrZx7RY4aZK', 'per_ZHXz8xqSk4IjOboA6iGV7j', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_rAH8MBV43Udcn84cmzYufU', '2026-11-16 05:49:56.115+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_bpWduPx5ALaYCJWDtHDuYg', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_wXT0vJcoB7NN4XNr7v2KKw', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_OUU4WIPYV4XwJBY3QjLvwA', '2026-11-16 05:49:58.717+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_brYn1Tm0PyTwyEqOdUaFjt', '80', 'consent.granted', 'done', 'consent', 'con_fQXIBd7NL0z5bBBjTIvnYv', 'per_eq96dgGpGHn6NhupxMAInd', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_XhFzTVqye6g6fOjUh4YrYp', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_YXvnTKtPoMBI7TcRmhdUNv', '2026-11-16 05:49:59.104+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_cBSgAGJHStexjjcinE3Aj4', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_n6gRqKinyJG3Gs0VYXvsbS', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_wnF1QYYKP3lAboDwyQzWsd', '2026-11-16 05:49:56.389+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_cwWTNj0b7sxN12Qe85FuhQ', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_7rEERmvFKNjDGnqLiaAZjv', 'per_7rEERmvFKNjDGnqLiaAZjv', '{progress_notes}', 'treatment', '[{"id": "prac_o3Od5wglCSb1nMc8rIGByt", "type": "care_team"}]', 'dec_2s4YzEJDslnAauQbyhllNY', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_jYzgh3IpWkobU9avLNUYeU', '2026-11-16 05:49:56.667+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_dFTW7ovxBwgXF7XGT9P6UH', '131', 'persons.update', 'done', 'person', 'per_R0JrXS62qjUckj8oBFGaYp', 'per_R0JrXS62qjUckj8oBFGaYp', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_eGqk8syKnh3jm7hh0j86Cf', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_wmNgF3e27C279JoabGaoD4', '2026-11-16 05:50:02.029+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_dL1z5a6XTkFg2pvMeEabLI', '30', 'session.created', 'done', 'session', 'ses_kYiljA7LZ3m4ppKGNmElZs', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_XMJpRrYH1bYVZh9QDVDBNX', '2026-11-16 05:49:56.289+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_dN2jj2anUCNNHbjVNtA1f9', '61', 'payment.created', 'done', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', 'per_LVlC7L0UfqUndNJB8UfYvp', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_ixUxeealntRS7bVceVlASv', '2026-11-16 05:49:58.057+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_drwltHDChAOA6rsHtlhXzH', '110', 'disclosure.created', 'done', 'disclosure', 'dis_uIKjPugq11zrhW2sJYQcPl', 'per_29b8kPPmDP0nZ8iQ7IAA56', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_k9mfEOf2PlxT8tQIYGuz4U', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_4HMN9tRCEjhozEVVhG9FaK', '2026-11-16 05:50:00.183+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_dwBf7rEdaNgQtZnTitDLNu', '147', 'consent.offered', 'done', 'consent', 'con_AxD4okcN91zVPP8600d7fp', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IR1UZhMg3qDBsPCcxoMWc7', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_kw85dQneFqIakpNAAJJ3AL', '2026-11-16 05:50:02.633+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_e09GKXOT55iRzsfY6G2iiB', '151', 'disclosure.created', 'done', 'disclosure', 'dis_VIvluzOMZi4dlQO4XxqHHi', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{}', 'payment', '[{"id": "con_AxD4okcN91zVPP8600d7fp", "type": "consent"}]', 'dec_uSDLXqV6JjU96e43TPWflm', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_8JscI1UKw0d66JQ65TPgm3', '2026-11-16 05:50:02.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_eRWgcxUN0fsnFXwiyklycf', '39', 'person.created', 'done', 'person', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_sAfEVGS0SAvBuIedwTi0Hd', '2026-11-16 05:49:56.783+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_etFuZ7MwgQNcGDp309WOXj', '43', 'person.created', 'done', 'person', 'per_KToX16n8a0L07uNFNrtpmn', 'per_KToX16n8a0L07uNFNrtpmn', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_977C4XX2yCwvxvRnTLI5vx', '2026-11-16 05:49:56.905+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_fVZev6sDJ62AYWBCAWJUbM', '92', 'claim.created', 'done', 'claim', 'clm_zQ9BlSNIXkKadcrNqYgW8j', 'per_AfMNRl25CYxz3Y9u8tGaOh', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_LKdLwKAF0SCacskWGegseL', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_cDQC2pPxI3rUwKkMPf9qlf', '2026-11-16 05:49:59.629+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_fZckvncCWB19SiZfjCzcbr', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_KToX16n8a0L07uNFNrtpmn', 'per_KToX16n8a0L07uNFNrtpmn', '{assessments}', 'treatment', '[{"id": "prac_o3Od5wglCSb1nMc8rIGByt", "type": "care_team"}]', 'dec_yeGihj7pDIrenfJ43ER0D1', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0cYbM2Wmg2qCnqL6IS4UXb', '2026-11-16 05:49:57.001+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_ffM1GOPTRT0Kab73RM3Y9a', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_NWUCEsPw41LmBnc2H9QjmE', 'per_eq96dgGpGHn6NhupxMAInd', '{}', 'payment', '[{"id": "con_fQXIBd7NL0z5bBBjTIvnYv", "type": "consent"}]', 'dec_4Fmvq22WdJkKmPytqJB2hE', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_7J3QvVyrpVyRQYGCe39oXb', '2026-11-16 05:49:59.161+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_flnaMGwcVnm8gxrKOcfvQU', '129', 'person.activated', 'done', 'person', 'per_R0JrXS62qjUckj8oBFGaYp', 'per_R0JrXS62qjUckj8oBFGaYp', '{status,activated_at}', 'treatment', '[{"id": "con_xQUHPkKWemteU8BRec47KI", "type": "consent"}]', 'dec_zF7kTvXKM6IZdKuFv8aDUn', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_KasfbUbQiTEpwVxWhwIGL8', '2026-11-16 05:50:01.95+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_fyr1XCTHVpzUesfkd37UZl', '121', 'payment.updated', 'done', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', 'per_A0afxvoVY0zRQYJQCXAnGI', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:50:01.663+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_gAXTvaBQREmI7QDgJvdsI1', '9', 'check.created', 'done', 'check', 'chk_MwJtsetEeNmHOQJMeVN9Bd', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0Fpsutikex1hmrZ1rxKeIb', '2026-11-16 05:49:55.831+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_gPeRdPpLBmNqeAqq1KJ9Lp', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_gs0zAtgL8qA9tHaBzI3Bnq', '63', 'payment.updated', 'done', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', 'per_LVlC7L0UfqUndNJB8UfYvp', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:49:58.245+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_hCuXsYgs8MOhXHUUnu3R4J', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '{progress_notes}', 'treatment', '[{"id": "prac_o3Od5wglCSb1nMc8rIGByt", "type": "care_team"}]', 'dec_OY0UXGonvOadSiu16pNPFe', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_tlh0dnDz6UlDfPczHSs1a1', '2026-11-16 05:49:56.858+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_hU4hrOiwoVkaYRQGzfdl2L', '1', 'account.created', 'done', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:49:55.552+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_hVXs0k3nv3amXXfQ0Uf8ni', '133', 'note.created', 'done', 'note', 'note_vwvFFAzOpmr775yX6k0xBf', 'per_R0JrXS62qjUckj8oBFGaYp', '{}', 'treatment', '[{"id": "prac_vUXxodwuPAo9xVKf3gBKOX", "type": "care_team"}]', 'dec_N4yWWTNpj83NIVRTlvshxA', 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_7VgDvLfrCbgdKU3kzUe98l', '2026-11-16 05:50:02.068+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_hZJ9mClfhZdCeYMviW9Ms8', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_hnLHdxxkEom8OHNj05B1zO', '159', 'check.running', 'done', 'check', 'chk_MwJtsetEeNmHOQJMeVN9Bd', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_hwfge3pY8kkauGKfioCDa9', '14', 'check.created', 'done', 'check', 'chk_bhl4OL19DaMEJrcNPwgLIA', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_Dnuh9snVMtap4ExshKNuis', '2026-11-16 05:49:55.9+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_hx4pHJ0tSp4XQMeaVLyP1j', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_NWUCEsPw41LmBnc2H9QjmE', 'per_eq96dgGpGHn6NhupxMAInd', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_iHaVSB79hsJgagcCG3dcUZ', '13', 'practitioner.created', 'done', 'practitioner', 'prac_K7W2HKjqbMJqSmBB7VQGJf', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_ku9AQjEvbrKJ773OVTOItN', '2026-11-16 05:49:55.889+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_iP9P77P0leoI1qzSqOnVpN', '35', 'practitioner.created', 'done', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_MJdIUTl7cSrMCE9wBG3QSB', '2026-11-16 05:49:56.593+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_iUrTRGbW354jfqzIfcCG6M', '90', 'consent.offered', 'done', 'consent', 'con_UoiQlQyLV14E1v6euggXrq', 'per_AfMNRl25CYxz3Y9u8tGaOh', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_tGldfhgpX7bEwAkeTtpOFX', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_Aj88M3Dh84QNxl0z3TbnHb', '2026-11-16 05:49:59.525+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_j3CuenUHSMviHfvS3ZF0sx', '40', 'person.updated', 'done', 'person', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_DEiOm77etNBcow3yZYGrr9', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_LfHHIahki37s6dHGpLyJww', '2026-11-16 05:49:56.821+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_j6BU8y1gzCVY8V6IKFwfuG', '130', 'session.created', 'done', 'session', 'ses_oALFURinsOocd3A1kY0iX3', 'per_R0JrXS62qjUckj8oBFGaYp', '{}', 'treatment', '[{"id": "con_xQUHPkKWemteU8BRec47KI", "type": "consent"}]', 'dec_zF7kTvXKM6IZdKuFv8aDUn', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_KasfbUbQiTEpwVxWhwIGL8', '2026-11-16 05:50:01.95+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_j8VGZwX4K5aOcChVFLbsDn', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', null, '{published}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_XrLA43J2y7yhzN1mW5bO1W', '2026-11-16 05:50:02.436+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_j9fNoYAwkLGzaVaL5oFJNt', '18', 'person.created', 'done', 'person', 'per_ZHXz8xqSk4IjOboA6iGV7j', 'per_ZHXz8xqSk4IjOboA6iGV7j', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_rBD80jAjcpwfe7iOgu2h0a', '2026-11-16 05:49:56.07+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_jHfdL5wY7zqnNFghsbDKgw', '144', 'person.created', 'done', 'person', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_nciKv9Tc0oGnTLhhes789n', '2026-11-16 05:50:02.559+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_kUXT9Bmwzm8Y1eKE58aQVz', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_cBTmNs1ZjMe9Q0QKFs4dKZ', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_nIVXbNWi2hbNCuu5toFtAQ', '2026-11-16 05:49:59.317+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_kXsH0BsBYPUF8TbSEHayel', '145', 'coverage.created', 'done', 'coverage', 'cov_PN2baZGOmYdWcS3uuJp6Z1', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_UQS1NQ3G0ggbjqU9Fwdb2P', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_lDnZeueDUelGUWTBTLxJly', '2026-11-16 05:50:02.573+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_l4TIy1oKhdQdfULiT2TFr3', '23', 'practitioner.created', 'done', 'practitioner', 'prac_A8KA4xBnY9dYMp8kzadREX', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_4CyGSyQSEgIEXdoWgP3w5X', '2026-11-16 05:49:56.211+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_lBzwlVvCW7r2wOYRy9C31P', '103', 'person.created', 'done', 'person', 'per_BvTmtYIJIuBeOZSy2thzG2', 'per_BvTmtYIJIuBeOZSy2thzG2', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_2f3kFNZ1QkisjfaHNTCISb', '2026-11-16 05:49:59.969+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_lHReKU9fVpb26u8tcasU46', '157', 'check.running', 'done', 'check', 'chk_495LZjhABQRpgv0E85zze0', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_BjpqWQPJZ72htyx9mzzNcJ', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_lPJF2pn82Yv60tTMkbknwG', '85', 'practitioner.created', 'done', 'practitioner', 'prac_8K63ck8F5xQ8QDvBCNoJeo', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_Ug2oi9qX4sbYmsqsYF302i', '2026-11-16 05:49:59.355+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_lZgL8m6YTBnz6n9xIQlSmP', '76', 'person.created', 'done', 'person', 'per_eq96dgGpGHn6NhupxMAInd', 'per_eq96dgGpGHn6NhupxMAInd', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_9icmnTXEocXHKfjZlKX0id', '2026-11-16 05:49:58.95+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_luiBlwbeKm1MN0793daaK7', '38', 'note.created', 'done', 'note', 'note_nbcVoS61jS80XhsNzBLuy8', 'per_7rEERmvFKNjDGnqLiaAZjv', '{}', 'treatment', '[{"id": "prac_o3Od5wglCSb1nMc8rIGByt", "type": "care_team"}]', 'dec_2s4YzEJDslnAauQbyhllNY', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_jYzgh3IpWkobU9avLNUYeU', '2026-11-16 05:49:56.667+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_mPQHw1EIp6B1jrB3lqnluz', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_bLVOcUULOIExpxBkLEbQSe', 'per_bLVOcUULOIExpxBkLEbQSe', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_rrgDjzVo5pWi5d19hnO8Ut', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_Tnz57iCsT6TypzPiK7cv8f', '2026-11-16 05:49:59.856+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_mZLYyv4CAkFoANY0UazpqD', '87', 'person.created', 'done', 'person', 'per_AfMNRl25CYxz3Y9u8tGaOh', 'per_AfMNRl25CYxz3Y9u8tGaOh', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_VWqZJx7nQBcKkkZyHYWdnx', '2026-11-16 05:49:59.418+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_muh3boKSaNpj3hmTpB9mo3', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_R0JrXS62qjUckj8oBFGaYp', 'per_R0JrXS62qjUckj8oBFGaYp', '{progress_notes}', 'treatment', '[{"id": "prac_vUXxodwuPAo9xVKf3gBKOX", "type": "care_team"}]', 'dec_N4yWWTNpj83NIVRTlvshxA', 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_7VgDvLfrCbgdKU3kzUe98l', '2026-11-16 05:50:02.068+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_nOgcPMJyUoYNxwiEn2oTiS', '119', 'payment.succeeded', 'done', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', 'per_A0afxvoVY0zRQYJQCXAnGI', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:50:01.589+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_nROqDQoibFRueanBFudq6H', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_MMNRyrVoNYJgmunloA9Yje', null, '{published,rules}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_dzWooUpMaK00chuiMK0N9J', '2026-11-16 05:49:57.239+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_nsZhEvI2eToswN78vKvnga', '54', 'person.created', 'done', 'person', 'per_SUVYG92OxHHjri25EJH0qu', 'per_SUVYG92OxHHjri25EJH0qu', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_gl4fXECxyHEqyuhGAnEBAT', '2026-11-16 05:49:57.609+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_o16iJMJ2gByVkBI5EfQ1JA', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_GdDqtZuYCsV4FG5sQZvLtd', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '{}', 'treatment', '[{"id": "prac_o3Od5wglCSb1nMc8rIGByt", "type": "care_team"}]', 'dec_OY0UXGonvOadSiu16pNPFe', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_tlh0dnDz6UlDfPczHSs1a1', '2026-11-16 05:49:56.858+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_pFPNhTr7uYPis5jNKtPbHu', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_oqj7CifeljRA5nPZJsys3U', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0M5yGYXtAiGiBUjNv74nkf', '2026-11-16 05:49:59.725+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_pvq64Yt1sOlYWEUb0x1OiB', '72', 'coverage.created', 'done', 'coverage', 'cov_os4jIoMv32dlEAEkvetFns', 'per_fiwkREIRK46UtnRF5qzFkr', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Ln0yrL8mMEa6pt9jQ2LdyA', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_NNUKJGj37eDQY3IjPgIP4C', '2026-11-16 05:49:58.769+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_q3mtkZ7b2jGol54jW9UBXH', '137', 'note.updated', 'done', 'note', 'note_xgDLSM42NlfmP06tm3jxxq', 'per_R0JrXS62qjUckj8oBFGaYp', '{sections}', 'treatment', '[{"id": "prac_vUXxodwuPAo9xVKf3gBKOX", "type": "author"}]', null, 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_eR0xiYjBG96J2lHOU2J1jM', '2026-11-16 05:50:02.319+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_qL752h9xlTm7lIVZWNL81L', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_y93GYEClWOldXxKvwrMCoH', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_ntpYbOv7FQgODXrUmvVUtG', '2026-11-16 05:50:02.533+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_qUhODlhQbBkpgKVspvUInT', '114', 'deposit.created', 'done', 'deposit', 'dep_LG3GHSVVlEPzDtmNHjbePC', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_SziK0sfjR0MotPCHJzjtRK', '2026-11-16 05:50:01.275+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_qimRgQozRW9Aefq0pJqO36', '78', 'consent.created', 'done', 'consent', 'con_fQXIBd7NL0z5bBBjTIvnYv', 'per_eq96dgGpGHn6NhupxMAInd', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_gEjNHUgpPE2JN7XL5kaEw7', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_b0GS9U68ot13phtvWR0uy7', '2026-11-16 05:49:59.033+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_r9aSEpTQUX4vNYhONP4bt9', '116', 'payment.created', 'done', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', 'per_A0afxvoVY0zRQYJQCXAnGI', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_CJTy3ok7vmtVs91H7Nz5Cs', '2026-11-16 05:50:01.39+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_rJ7iEs3QkEgD15vVDOebaX', '88', 'coverage.created', 'done', 'coverage', 'cov_Pu5CMPysIagLCoAHvWv0Tc', 'per_AfMNRl25CYxz3Y9u8tGaOh', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_s5CZNkEfkvIk6Z5VZMDlgE', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_29uh8SgT82IN9E35PeItgZ', '2026-11-16 05:49:59.457+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_ruC7udfEYxXFxAlrwxWBUt', '149', 'claim.created', 'done', 'claim', 'clm_jJFRLMpXgDFTpIpjnAEfg7', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_DE1RdQDYwYLdwkHpSYBFZt', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_AQphGhRMatVlGLDSWRdrgK', '2026-11-16 05:50:02.724+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_sWNErO1Br82xHMFUpurGz7', '55', 'charge.created', 'done', 'charge', 'chg_NqpxcYoxzptZA1WSNYJGih', 'per_SUVYG92OxHHjri25EJH0qu', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_vNTDDNSFzplBZ2M9bQ4Kbp', '2026-11-16 05:49:57.661+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_sWiLN8upM8i57nDI328ZHp', '57', 'adjustment.created', 'done', 'adjustment', 'adj_9XlCN2ajgvI65mfIV4CmaP', 'per_PAXPxb6shYWVRdwECldMM0', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_uK2cgpB8EzwmktpKhoJTSf', '2026-11-16 05:49:57.803+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_t5dO4zSGla8gA4siO8zdEc', '59', 'payment.created', 'done', 'payment', 'pay_qW2faw869Dh2UquwVp1WFs', 'per_oQVUdGv51UJ5LrocRkfoe0', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_0ME3DPeASz1bSYRInifw5e', '2026-11-16 05:49:57.911+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_tKxc4LMEP4GXIxvn4hxHZu', '62', 'payment.processing', 'done', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', 'per_LVlC7L0UfqUndNJB8UfYvp', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_ChHiyneY1W6ihg0lOpZlaF', '2026-11-16 05:49:58.127+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_tOtMGHfWPBxOG19t5F1qri', '71', 'person.created', 'done', 'person', 'per_fiwkREIRK46UtnRF5qzFkr', 'per_fiwkREIRK46UtnRF5qzFkr', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_e1Sw6kpMg1iyRHA4yNLnav', '2026-11-16 05:49:58.737+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_vymlm30klGje6uthuUgzf3', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_29b8kPPmDP0nZ8iQ7IAA56', 'per_29b8kPPmDP0nZ8iQ7IAA56', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_k9mfEOf2PlxT8tQIYGuz4U', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_4HMN9tRCEjhozEVVhG9FaK', '2026-11-16 05:50:00.183+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_wWMZocQ7tmhP3u7AYyGUYo', '127', 'consent.granted', 'done', 'consent', 'con_xQUHPkKWemteU8BRec47KI', 'per_R0JrXS62qjUckj8oBFGaYp', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_bymCSKB4O91a0tUTKxLXF8', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_wH8fEUysDYFY6sN46G47EF', '2026-11-16 05:50:01.884+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_xU4EyCZPoPCdxKXzSvMgSn', '66', 'refund.created', 'done', 'refund', 're_cxuWEB1rk0HwwELtIK1rpR', 'per_LVlC7L0UfqUndNJB8UfYvp', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_C3g123tQfWsKxI4qmgT8Bz', '2026-11-16 05:49:58.393+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_xgnDmDL5I95Db4NZbrMd1Y', '47', 'person.created', 'done', 'person', 'per_i5OYzznUNB0RbMTBOINNs3', 'per_i5OYzznUNB0RbMTBOINNs3', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_T8WtG9dAASgeyrkd6FfOSR', '2026-11-16 05:49:57.056+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_yRBHXguphswflAWrJFhv0a', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'per_qEQyZO6E9QmNypfB6cDB7Q', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_AxD4okcN91zVPP8600d7fp", "type": "consent"}]', 'dec_uSDLXqV6JjU96e43TPWflm', 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_8JscI1UKw0d66JQ65TPgm3', '2026-11-16 05:50:02.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_zZYo9odRyTS443VEATh18F', '138', 'person.created', 'done', 'person', 'per_YD9bu15OWpemdzJt0QE9Jv', 'per_YD9bu15OWpemdzJt0QE9Jv', '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_EUZ23mt1DbBfEDOEm0yKxN', '2026-11-16 05:50:02.379+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_zh29R9WQoFpoDKR5Wn70nt', '64', 'payment.succeeded', 'done', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', 'per_LVlC7L0UfqUndNJB8UfYvp', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:49:58.301+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'aud_ziVeLRWJlC1Gk0WEMWWD8J', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_WSzxy9VCFAkSrXvrBr09iv', null, '{}', null, '[]', null, 'account', 'acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'req_d9nlDmR4Pf76D2mCYQZV1H', '2026-11-16 05:49:59.697+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '111', 'log'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x57fed67d41a2f74b2ee9fa28e9367c1b5b50e54a9dab3c2f6cd8fa181014bd20', '2026-11-16 05:50:00.302+00', 'head_b82982c6d6180508', '\xf7eb9df63b6428f48b6e026489de715993c2a9b01b88ffcfc0cecb1fdf914fa5b932ad1aefdb3409e758a5576107d16bb814e3f014eedef764d0a41056620b00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '181', '112', '\x57fed67d41a2f74b2ee9fa28e9367c1b5b50e54a9dab3c2f6cd8fa181014bd20', '\x46ec1f3064cc38ee72786e65bd56d4bf80b2b9623138985d3a8a014802de2934', '2026-11-16 05:50:04.112+00', 'head_b82982c6d6180508', '\xddb5087f1b2a362a484f9e129fc0f67916de85b8fceaf6559e7a1a39a9dbcbbcb29297af0d23aa9e0f2ebd8f0f4e14e904b62e5dd15c7b9040bd65d390a31b09');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '1', 'aud_hU4hrOiwoVkaYRQGzfdl2L', '\x381814183935552bb20af3e41997b40ada682a47e97143406088fa95982430c0', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xe65aef193fae3829995765180d74346412807f813b8185a23844e74195a5bb15'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '10', 'aud_TcXxzodDBi3XXVAnSB0jji', '\xae8f687f0d0510859c015e862b10fb837d94e7e63810b11010772b9e368efbfa', '\xb9428978e946dae171663a83bc61ef6929f2da945f46329005f159368a25e68f', '\x9870031c9c8c731b3eecb957ab1455cf085236dca6e9706870eab11a0fca318a'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '100', 'aud_mPQHw1EIp6B1jrB3lqnluz', '\xd279d97d7c845826a513712e0241134f1e05a8ca3bcc3d2c52a4a8b3bd55f6be', '\x8d190e4300297b8268157f621dfd53aeccf2d6748cb5d8f21ca20491e562cd1b', '\x9fc57bb572541ca62ed20db5050342278bde50386693e27bcdfbe33e3c61a8a4'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '101', 'aud_SFrEkY680xacCRku565rb8', '\xf54bdf0291c700e79247025a0d40b792af27104379bdbb17462a7cb2cd5ae72e', '\x9fc57bb572541ca62ed20db5050342278bde50386693e27bcdfbe33e3c61a8a4', '\x23a16e4c988afa755058e9aead950d8dc93057fabb4e766e8b128b05fd36f8d3'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '102', 'aud_2R1bAu3GxpZyi7CBxlNRvA', '\x2c4e7d671c45ac0a088359b0fd078daa4053d2c2cb2200f2240b1ceed3159efe', '\x23a16e4c988afa755058e9aead950d8dc93057fabb4e766e8b128b05fd36f8d3', '\xab9210493d462d79bf51f0bd9c3c8215d1be224e100624dc451f8eb90bce4ad2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '103', 'aud_lBzwlVvCW7r2wOYRy9C31P', '\xeae2e3f89a30c8cb1d41d07287e187bbb1ee4552622137b9ae957a11989d9d2b', '\xab9210493d462d79bf51f0bd9c3c8215d1be224e100624dc451f8eb90bce4ad2', '\x237f7c9e7309bf6037e06ae0330c0451ce826fe56067aca4b8377b27d29dba66'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '104', 'aud_KhTlWRi26wurTrYOlQ8bVD', '\x9e10d60e92a2a062135660d97ceaecf00680efafcab670f2c0cd1c6f1597ca75', '\x237f7c9e7309bf6037e06ae0330c0451ce826fe56067aca4b8377b27d29dba66', '\x78adfe7f5a689164df0ed2b1383f1cde15fe3e11b27a46a7ae1a3878d50fad83'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '105', 'aud_5cNvjlRefBp1KBChoDopAj', '\x16d38701bdae37277db072e9afb4f250299db7a1eb83e2ede08250199c2e0656', '\x78adfe7f5a689164df0ed2b1383f1cde15fe3e11b27a46a7ae1a3878d50fad83', '\x0aa09cc3c78baceab20ac7a02ce042e8906e9da637d23fe79d9f3a3ff0b452c1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '106', 'aud_6wZ5DSx9OhIjt2MpAJB9ZC', '\xd88e2f6e191f9d2c96d089a580881d69dbf51156611f67a2a669940d435ab16b', '\x0aa09cc3c78baceab20ac7a02ce042e8906e9da637d23fe79d9f3a3ff0b452c1', '\xec490f4c76d8c1af7f2d5dff7fc826516321d8e24683f85ae76161f6b99084a7'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '107', 'aud_Rm8fRd7CusjD0oPe28euaa', '\x4efcc2275174b32c4d887e1ab743d7d73b14b218b4e9afac0e9b59447da09c2b', '\xec490f4c76d8c1af7f2d5dff7fc826516321d8e24683f85ae76161f6b99084a7', '\xea0ccbcfd9026759a0bf93a6b6b0e0f12a1fd2895c98088cfc16c5b531d510ff'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '108', 'aud_57VQWUhHxGoB4R2WBOTAFb', '\x50b4b87eacd5e19b779016f9f6fe7a716edf9609256d1604c9489aa58e30ac1c', '\xea0ccbcfd9026759a0bf93a6b6b0e0f12a1fd2895c98088cfc16c5b531d510ff', '\xc0385277da6fa2e501a8f87be43051da7f5d93c8466ffb016e7b1e83bc716c27'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '109', 'aud_vymlm30klGje6uthuUgzf3', '\x6c5c6e2f80601417323d49c9839ff84ed7d0d74ef4a57395f2cd90cb7c04456f', '\xc0385277da6fa2e501a8f87be43051da7f5d93c8466ffb016e7b1e83bc716c27', '\x694c6e25b213d5b2d03570669d976e1f1b2cb48e8687d31c3d5ce8f6e84e97ab'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '11', 'aud_VqHaB2f25LFS80Q2IuaHTK', '\xac2234ce59cdfebd74ecbaf4df5e719e9bed6bdd372bda52df7107f2b536d43e', '\x9870031c9c8c731b3eecb957ab1455cf085236dca6e9706870eab11a0fca318a', '\x7f3bb24e3d248f1e80383653ebaa36f3ddf2ec976834f0bca5b2eb3c98610627'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '110', 'aud_drwltHDChAOA6rsHtlhXzH', '\xc4bd9238e42c32d6c6b5d26a3c3d3c5058f0f38d871cebb6d1f52d137464626c', '\x694c6e25b213d5b2d03570669d976e1f1b2cb48e8687d31c3d5ce8f6e84e97ab', '\xb3e6059f372d54001684a56d6bfd332a6df18449939a4bbe4eb474a3aeb1260e'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '111', 'aud_I395LSm7XMYCgaXsF1CwxK', '\xb7c551a6a5221f130d881dffcb657e043efd3f5f125202d0cf3bfa65c4177a13', '\xb3e6059f372d54001684a56d6bfd332a6df18449939a4bbe4eb474a3aeb1260e', '\x57fed67d41a2f74b2ee9fa28e9367c1b5b50e54a9dab3c2f6cd8fa181014bd20'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '112', 'aud_2eLI8sSmm1lryaopUwc2An', '\xae66588962b75a85f6a1a68d958ad4ad000468aae82e7d8bbaaa45cf0fb225b9', '\x57fed67d41a2f74b2ee9fa28e9367c1b5b50e54a9dab3c2f6cd8fa181014bd20', '\x199a6c24e66a69836a441f5f083ba3d4ac7b54dac0506ab9b6118a0455f771e2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '113', 'aud_JBnRsuldgIiDTi30QkmX5M', '\xbefaa18cd729f31b0bda6a58fbc56b53347d5c982747b0490bc00340c1adcfe0', '\x199a6c24e66a69836a441f5f083ba3d4ac7b54dac0506ab9b6118a0455f771e2', '\xc6ac218a3f60ea2d8f4a7f2b6a5d6257ec0421ed6822798d3147c6f168e9ae5d'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '114', 'aud_qUhODlhQbBkpgKVspvUInT', '\xd0f3a6f2dd6540fc9bcd35371e2f6a67e4872390123ef9a643cc4ec0a7224792', '\xc6ac218a3f60ea2d8f4a7f2b6a5d6257ec0421ed6822798d3147c6f168e9ae5d', '\x8ca6b94293263465c5c768b217a24c25d5b486f81d25bbb5edeca1fa48414b73'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '115', 'aud_DCg8xyOPZsDZx3QrCi1qcn', '\x114701f62bb0f001e8639b85b1ec6195093b8eca31351ed3fa17c36db5485d86', '\x8ca6b94293263465c5c768b217a24c25d5b486f81d25bbb5edeca1fa48414b73', '\x23b3fa1f1628f11a3561299c1520afbcfc659adadcac7fc5bd8afd806d62cc52'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '116', 'aud_r9aSEpTQUX4vNYhONP4bt9', '\xe1276bd3f74052057109d7037960607f011f356f017edaa62607a4c176f498af', '\x23b3fa1f1628f11a3561299c1520afbcfc659adadcac7fc5bd8afd806d62cc52', '\xa57ee33797169ece83d9c5fcc9ef282dd387a1c8b0dbc8fcbaa6972828dd413b'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '117', 'aud_MdKk8R8T0tUUz8vED7kghp', '\x3ff621d8826f6e2770bd79b05402b9b43bd31daad3782993ff6018326b4749d2', '\xa57ee33797169ece83d9c5fcc9ef282dd387a1c8b0dbc8fcbaa6972828dd413b', '\xa04ac6a05a87ca2180b5eb56b7da2acb37b604d77ffffa77d71bae2200cada61'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '118', 'aud_B2YyqqnRhjYqSH2AK6IEsH', '\x2fc2932b8241916dd84f98724219f6cd638b7db3ee7ec50bc3214c484b04ea63', '\xa04ac6a05a87ca2180b5eb56b7da2acb37b604d77ffffa77d71bae2200cada61', '\x29a9dfa8eeb42b60b743961c456cc2598f992aee9512fc9227903255a90cf9fb'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '119', 'aud_nOgcPMJyUoYNxwiEn2oTiS', '\x18cfb33162a430e43063c8fcb04a1c47610ebea6cea233ea2a6e89d5179ec483', '\x29a9dfa8eeb42b60b743961c456cc2598f992aee9512fc9227903255a90cf9fb', '\xaf6e4e73e8768d6826b13911ea55b2e23384e51cb4611df593c95297ff69ea24'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '12', 'aud_HBI7Y5QoPPW94y60Ejxs0j', '\x666920424c34551933de05bcc2669bb8285ba8d1529da740ba3b7ad10a20ae4f', '\x7f3bb24e3d248f1e80383653ebaa36f3ddf2ec976834f0bca5b2eb3c98610627', '\x03bb85031d06c814027eb7b6147b8eae185b4747cc1adee626c0b7e6e37d5f1a'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '120', 'aud_JOMCuuePLEbXU0zsODYjP4', '\x1d5c8812d857c4621bcb80f9dfcf97d7b14f542dc17a3d80d0d35bae0e4f1810', '\xaf6e4e73e8768d6826b13911ea55b2e23384e51cb4611df593c95297ff69ea24', '\xa13e3749de787cbea501346dae0e8529253f2ec913ca41e99ce05528a2c51b83'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '121', 'aud_fyr1XCTHVpzUesfkd37UZl', '\x65d1f317dfb77d1c444a6465e0cb959902d6215cdebf94cd4a38aec6a0665ecb', '\xa13e3749de787cbea501346dae0e8529253f2ec913ca41e99ce05528a2c51b83', '\xba6687399af9722b11431ef6c4da59f1f8167cd5a3d817f25158cb9144eabb1f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '122', 'aud_PSHkrfytaj0XZbcgeA5hQO', '\x3e69cd371261950a9724dd4d4981723c18cc657b057ac2714b54e1c556af99c7', '\xba6687399af9722b11431ef6c4da59f1f8167cd5a3d817f25158cb9144eabb1f', '\xe1fe4ab5bb303d74dc2ebf306ac8c3572289c1434c11ac3313018c2713d9d887'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '123', 'aud_CgUEQGYTCv1HYJHk3HvISS', '\x1e68ae06d36fdf38cc793e3e4456ff5b17bb373189752e7a858a8342e6296145', '\xe1fe4ab5bb303d74dc2ebf306ac8c3572289c1434c11ac3313018c2713d9d887', '\xd800d6c680a1a7182941b04650d96ebe307a379f2d1de250efe52896de617142'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '124', 'aud_PXv2ABfVGlLn8F6sZzIATf', '\x11d56195927ff79cf580e32740aca3bf79f4d9ca8d1402f7e9081d1ebe8ec5ef', '\xd800d6c680a1a7182941b04650d96ebe307a379f2d1de250efe52896de617142', '\xae687770fc96c886550730f6e996c69c4ad8fdaea157fc2d1b07f1a0769fa61f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '125', 'aud_7Pl55IrWSCDkwbWAWoBwfj', '\x158cca8b08c4c3e5352112245ca77e4d656fc9fb4ef5e9d51429f29fb95e90ef', '\xae687770fc96c886550730f6e996c69c4ad8fdaea157fc2d1b07f1a0769fa61f', '\x1e10c06331f120dd526c7cbfbb982806cfa08698e16d7e4089d054fff1175935'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '126', 'aud_Yw8hY3VOeJfL5rl1beQDSH', '\x1734e46d9cf658665631ab0a28a73910398c8e3fa2e507b42475efb8ff0d8d68', '\x1e10c06331f120dd526c7cbfbb982806cfa08698e16d7e4089d054fff1175935', '\x6f9dd5044f67143f74ab4e8c1970952cb516b7e57a4915794590279a9933493c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '127', 'aud_wWMZocQ7tmhP3u7AYyGUYo', '\xa83b7830646f99d091f889d6c26b5c3db39a83d92f0446afecbe51528d83a297', '\x6f9dd5044f67143f74ab4e8c1970952cb516b7e57a4915794590279a9933493c', '\x5607224af11eb1f2a3a934230731679213e093c9d7842a81cfc74e7092494147'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '128', 'aud_PDqVjdepHZQKRwpTLRkbD2', '\x5b5f64e6c95de1c41d37246ae64daf87b9c223b20a37f383f64d1fdac152a99f', '\x5607224af11eb1f2a3a934230731679213e093c9d7842a81cfc74e7092494147', '\x5e1d73630c957929f5b9468501aee487608c7c39a1a8dde12bff7cbb6440536f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '129', 'aud_flnaMGwcVnm8gxrKOcfvQU', '\x3213e93a0c59341479504eaf4b79de1fb11b783e48e44120b1e307b2a5a419af', '\x5e1d73630c957929f5b9468501aee487608c7c39a1a8dde12bff7cbb6440536f', '\x1c909611204078270acef39074d865f6b0e5a7734f22035e664e045c148ea11d'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '13', 'aud_iHaVSB79hsJgagcCG3dcUZ', '\xf66d9952bdd6b46df238837fd3541b20bf9c3992da3824e94cd8537fa2e57819', '\x03bb85031d06c814027eb7b6147b8eae185b4747cc1adee626c0b7e6e37d5f1a', '\xb7208831006e948a7f21b52edebfac02c231aa49d37fd58e8bbd530f94481782'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '130', 'aud_j6BU8y1gzCVY8V6IKFwfuG', '\x386ca24da33eca90828e6909751a9bdfdd1bbd62139e22bcc46c64150956828f', '\x1c909611204078270acef39074d865f6b0e5a7734f22035e664e045c148ea11d', '\x650e00cd0d614a5fab29006dfd3a5193241a9631f33eba7ac7790fbbab4fbd6c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '131', 'aud_dFTW7ovxBwgXF7XGT9P6UH', '\xb7c510b085f656864bbb9b2d434e75c26cc2e84da3396a66cc7af5fad0cf45b7', '\x650e00cd0d614a5fab29006dfd3a5193241a9631f33eba7ac7790fbbab4fbd6c', '\x940b2f2bc2f71bd733535de6aee1e3681f0dbd4ae8faecc6358cb51ec519ed14'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '132', 'aud_muh3boKSaNpj3hmTpB9mo3', '\x1fa59ba18b7e66c9a7a1a10f7d0e9fb7608e2d1fd52d8cbc358cb895ad558d3a', '\x940b2f2bc2f71bd733535de6aee1e3681f0dbd4ae8faecc6358cb51ec519ed14', '\xa596508942f5eb76830c14729cb1343ec1aecd7d42723015d60c3b4ea360e6a2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '133', 'aud_hVXs0k3nv3amXXfQ0Uf8ni', '\xce1ada11b0002485cca1e7bf5dc0cd9b46440d0992ab7e13a9f4316777e784c4', '\xa596508942f5eb76830c14729cb1343ec1aecd7d42723015d60c3b4ea360e6a2', '\x266c234387b08c9926a7f950e21cda2d3a0391793636ba7111d857d283af9466'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '134', 'aud_UNhXDQOcprUVKCtiZX7HK1', '\xcee4c6cf296d7bc4e293d5560767cec23ffeae8e693d35335e3e64d3b41919a4', '\x266c234387b08c9926a7f950e21cda2d3a0391793636ba7111d857d283af9466', '\x9ecbf5eb0c98586f1a5ceb251c9ae030d89fa9fa94fd27878801c934099604f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '135', 'aud_IdKDRjwBMbUWOsJda2L1RD', '\xce18b590682b31393f5cc19884f44cadc9a90f604bffaefbc43e0f21fb83db0c', '\x9ecbf5eb0c98586f1a5ceb251c9ae030d89fa9fa94fd27878801c934099604f2', '\x61fc5d5acfbd432b1fb3b4a300ad703cee4722262a401db414c829b194113b2d'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '136', 'aud_ajcrbQtvnrz1sRRaz4oC9q', '\xcb0c7ea3e09e4ad4816408f001f90e1198086895f5cd5e685e42884bbf1a8f91', '\x61fc5d5acfbd432b1fb3b4a300ad703cee4722262a401db414c829b194113b2d', '\x5d7dbbcdd3d4f3117e4489cd9da456ea8564fec17df6461b91f7f4e4b21bc6e5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '137', 'aud_q3mtkZ7b2jGol54jW9UBXH', '\x7621bf2731ab833365f2e58280a9a01954af5b2af747e3b61433462247a9e67f', '\x5d7dbbcdd3d4f3117e4489cd9da456ea8564fec17df6461b91f7f4e4b21bc6e5', '\xa5ae83f0fcbdeb6809ebe185695d5424e2aefa1a77b91d6c00a383069e0a8aa7'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '138', 'aud_zZYo9odRyTS443VEATh18F', '\xbf9c14da8c4eda750ce2132658396fc73cd07ec728f71b8c958be0b5a4c9143d', '\xa5ae83f0fcbdeb6809ebe185695d5424e2aefa1a77b91d6c00a383069e0a8aa7', '\x445a373b6876f85462091c083ba2e48376dbd38ba188dcae4971c448b27a6ce9'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '139', 'aud_4jPBnJ4T3g8SIrUz2PN36l', '\x707f2e7c254bcc1115fb8e743b2dabf43d0fbee3c0e30091f80670e07e3536b2', '\x445a373b6876f85462091c083ba2e48376dbd38ba188dcae4971c448b27a6ce9', '\x2f38cef5660525b43543336faaaf81ab5e23218607c0ba8468cc1ecaa4465f7c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '14', 'aud_hwfge3pY8kkauGKfioCDa9', '\x8a8d76743a836d0631539e4f1aad3df353d048ac8f7c154a108b19e000011851', '\xb7208831006e948a7f21b52edebfac02c231aa49d37fd58e8bbd530f94481782', '\xfb68c8cdebf88eab743babcc7250f092360ce68814de005c1a1c67fcc33731fe'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '140', 'aud_j8VGZwX4K5aOcChVFLbsDn', '\xd469ec10db027a2796ee0ca3c23a43dffabfa646d67e366783e759c3a0f7d2aa', '\x2f38cef5660525b43543336faaaf81ab5e23218607c0ba8468cc1ecaa4465f7c', '\xf156b1281c106cbec78e755ab987490ccec3ade1c45d5139a81047bef7a507e0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '141', 'aud_Xdqrp7zUpzcg4iY7ARRUXj', '\x2e9d0320895bf0851f697a7e353b98dd02520fff31f320e7c104f1d738b79b23', '\xf156b1281c106cbec78e755ab987490ccec3ade1c45d5139a81047bef7a507e0', '\xbd29aad1b86770a44690fb12c01988e0b316c184f66a3eb16a4c2a868b8b0569'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '142', 'aud_QG3IC35MvGyLoxidneThB8', '\x001de10e3b79510b6d9dd30cc81462ee0191e18be8568195d1a86f39c56eeb15', '\xbd29aad1b86770a44690fb12c01988e0b316c184f66a3eb16a4c2a868b8b0569', '\x4801ab71528307227ba6bb8c41278628bfdac82171ce571afc5aed5543f1ce60'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '143', 'aud_qL752h9xlTm7lIVZWNL81L', '\xb73503008b6d26b9b80c12cd8b1399c61844eb6ce0a8fbfb903e9306f1d060da', '\x4801ab71528307227ba6bb8c41278628bfdac82171ce571afc5aed5543f1ce60', '\xabe38a052902fad509aefb06729de89459a95dc373d2af459b89cd9fe4daff5b'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '144', 'aud_jHfdL5wY7zqnNFghsbDKgw', '\xbe87375945dd74d14422cb520987bf7491d4c4e6f34482e7e7eec11525e1e4e0', '\xabe38a052902fad509aefb06729de89459a95dc373d2af459b89cd9fe4daff5b', '\x2c6f17826141ac385a97b30e3de9f0ecb0d87222722cf7f1343254533a76736a'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '145', 'aud_kXsH0BsBYPUF8TbSEHayel', '\xb84f2c331d7b803027da4adceea1121dc7ab036508aecdab238e6db42c657864', '\x2c6f17826141ac385a97b30e3de9f0ecb0d87222722cf7f1343254533a76736a', '\xf4e50e621ee7e622797b23bac311097eb63d419ed9698637dee65442374c051f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '146', 'aud_HVP5cLzW1FiufBzPQXLVmg', '\xf93b05a0b76c2f0d191e8456bc55fcb69b9b61ddbf67d8fb7b15a274637684ff', '\xf4e50e621ee7e622797b23bac311097eb63d419ed9698637dee65442374c051f', '\x4992ab218581325a82cfe0c79d868014ab2bb76f451667edfbcdcdae4147ccf6'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '147', 'aud_dwBf7rEdaNgQtZnTitDLNu', '\xdffbea96e71350607b490f2daa2281d31a317a0657e7f424b6176483a67d051a', '\x4992ab218581325a82cfe0c79d868014ab2bb76f451667edfbcdcdae4147ccf6', '\x5c20368edc5944b4c40d3a09e47fa57fe09a482fe91438b54f25fe2a436cb010'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '148', 'aud_D7QEAY8mNrtpTmKbx5m8Wo', '\x28c03862d70a47f73ad652982a442299e9158eb5050c045352c0c5deea0ffead', '\x5c20368edc5944b4c40d3a09e47fa57fe09a482fe91438b54f25fe2a436cb010', '\x374c3c59d141e4a726594728927741d24793d4686caddbc9bf4ed78dd840fe21'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '149', 'aud_ruC7udfEYxXFxAlrwxWBUt', '\x602b5c9b660752b2e3c62d22417325cfa0d57aa6bde33a5d675661b94f6d0c6f', '\x374c3c59d141e4a726594728927741d24793d4686caddbc9bf4ed78dd840fe21', '\x036418f9029c51f345e4d2ce1fc52f87ab62baec25c2238f658acc1244871262'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '15', 'aud_51QDVEcs3ZbyoxYyRh1lGJ', '\x82f86a74ac016ff3f77a3d2bed3b0e91dfcd83f7bf6c3ebbeb47897b53d090d1', '\xfb68c8cdebf88eab743babcc7250f092360ce68814de005c1a1c67fcc33731fe', '\x3f799110186fbd1d0bce7150e09cd2457504fcc5a19cea86fea963877956aa42'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '150', 'aud_yRBHXguphswflAWrJFhv0a', '\x4056d4e54866034a800033ac57f4742aef7d216ad725c2578dd17b4e3ec9247e', '\x036418f9029c51f345e4d2ce1fc52f87ab62baec25c2238f658acc1244871262', '\xc0c22260ac706d8947689fbd6d2c49512bf76e6fcc42a268eb343877654dfe09'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '151', 'aud_e09GKXOT55iRzsfY6G2iiB', '\xa7497d4cc75f60fb67ec37495416bb968a0e4342cf6aa2a80b63db5e20e2a8b9', '\xc0c22260ac706d8947689fbd6d2c49512bf76e6fcc42a268eb343877654dfe09', '\x120aa499e1baff5e44154c6d7f703d6ebe9a1be48c281bfe725a80c53d8a834f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '152', 'aud_8cBDZxbeNAYSHvXL9gObgK', '\xbc4f1d08ddf955425939602124b382ef3fe34251ec04d229a583abc93bb76ed1', '\x120aa499e1baff5e44154c6d7f703d6ebe9a1be48c281bfe725a80c53d8a834f', '\x15024b99950802724a5ba8c11350d261c37068804f6860c3839360db3fb5a7e6'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '153', 'aud_SI4NaTyCfE5QX48HkDS82h', '\x30ffa7b065d5bbd85d939deed5eb171ec0e0f3492d22ab806dad64a01876ef07', '\x15024b99950802724a5ba8c11350d261c37068804f6860c3839360db3fb5a7e6', '\x7f75b45d4aba715193d67769fbb33b6fd53aafec9b69804d99ed492cb8642f56'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '154', 'aud_C7p8dDtLfA8Efax9xeH1J8', '\x601095ec49b74721e0d4349b268c2d48846eb00d7e7c49d3fd8d57c8de14d4b7', '\x7f75b45d4aba715193d67769fbb33b6fd53aafec9b69804d99ed492cb8642f56', '\xf9329d0a88712abde1af8e77f042e9b103b0d35a4420ce47d44fb31528d36ca2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '155', 'aud_XXXG4ErHqmsL9cGPHv0rG4', '\x076afaf78938c21b30acb982cebd25a9bace8a35caf45068b4feb70cccd077bc', '\xf9329d0a88712abde1af8e77f042e9b103b0d35a4420ce47d44fb31528d36ca2', '\x20c75b6f84a8eee336d9d1ddecd8d4112b06021025713f7ea699ca265d80a552'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '156', 'aud_L3pljaY2Toz9Bbv9PujaQ7', '\x9fac99a2cc329d6ec56d22c4b9d0d8e87cd2bebdaaca76a0993b41b8744abb4d', '\x20c75b6f84a8eee336d9d1ddecd8d4112b06021025713f7ea699ca265d80a552', '\x05e5030ec530212377ba86b7bb626d82f64da0e0a24dd7b75fb0cdca8dcd7a77'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '157', 'aud_lHReKU9fVpb26u8tcasU46', '\x705c2168bb20a43a4cf8e4d1f84d6be6f83bbb99b09af841006867d15a18e8dc', '\x05e5030ec530212377ba86b7bb626d82f64da0e0a24dd7b75fb0cdca8dcd7a77', '\x77e10c8728798bd434a253e4589abbb3b9b1090ac3babb91999d87037e390349'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '158', 'aud_LHOI3gfhVw1y4nMGX2GJzy', '\xe5140c4d6beb7c1958e46df96c9dff3967eaa904a971bea5d634d1e1ae75f855', '\x77e10c8728798bd434a253e4589abbb3b9b1090ac3babb91999d87037e390349', '\xcc35baf5d8c5bb35c3a78fd84fc55cd6592d68d6e8bfc94b13a8e1e53aac8fba'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '159', 'aud_hnLHdxxkEom8OHNj05B1zO', '\x9134a9ccdd63b4829dabc94f01e705f89d06cc03ff286e0e0717202f86a26488', '\xcc35baf5d8c5bb35c3a78fd84fc55cd6592d68d6e8bfc94b13a8e1e53aac8fba', '\x2b6ee18f7ff28aa6b754fe0ff9c29a54f7b3472c0ecf202951bfcabb9b806730'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '16', 'aud_LLFDSCps55yXIjTr4OG1B5', '\x5279270a8d60d6195bf3e89dc911b8cfa579ec2600e3f0ebdf6976c8c154d8a0', '\x3f799110186fbd1d0bce7150e09cd2457504fcc5a19cea86fea963877956aa42', '\x8eb917d8dd23744e69db1314294441d37cb855df1df4ca987c2dfe9cfd06a3e2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '160', 'aud_3xdMQzL1AceXjlARZviBkA', '\x97236e9bd689247b7617e7cbe3934496ac8bcfeac088ac57c93106672aa70fc5', '\x2b6ee18f7ff28aa6b754fe0ff9c29a54f7b3472c0ecf202951bfcabb9b806730', '\x1d72acfd45ae68176dca9417fa6c791210c8bb21ab40427d27fa5345cec92941'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '161', 'aud_0dCNsGx4uPDiuf8DVI4oEn', '\xd9bcd2e2974244810ee9b484aed36afa1d8f9d1b8fcd8104e1af8f85c26798df', '\x1d72acfd45ae68176dca9417fa6c791210c8bb21ab40427d27fa5345cec92941', '\xcbcbedc7a6fa99ed77e57877cd7812f263bef830f5e692543bcfedee97681c04'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '162', 'aud_R5dp3oKn8cm7xKbQMP99LN', '\xcc3e797e887123846d53f85db72ea73368dd628b0cd831a6d3353e819135b1d4', '\xcbcbedc7a6fa99ed77e57877cd7812f263bef830f5e692543bcfedee97681c04', '\x46fe408f14f3d7c179665964bee6768116e5fb2353a196a874d88113ab21d0d4'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '163', 'aud_1b09RdT5qH4j5pqb3rrpiT', '\xc6611090e3868701a23c277a4c424134e0b1251294cd1720f104f0cd461430ed', '\x46fe408f14f3d7c179665964bee6768116e5fb2353a196a874d88113ab21d0d4', '\x67485e10d63ba0bbb13b26aba99beeafe07f15874a22b27ddcc9f08b267b765e'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '164', 'aud_hZJ9mClfhZdCeYMviW9Ms8', '\x7a86061dfe872ba1765a451f6870bae2ffa10c3a1c28119c23056a7620aaa61f', '\x67485e10d63ba0bbb13b26aba99beeafe07f15874a22b27ddcc9f08b267b765e', '\x44bf80bc41dd149294c25a379035fb34503c9f051c45bb580226a61fe90c66f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '165', 'aud_4j7ZQD70Q7Pp1ri7EPTSBt', '\x7fd131e59cc5ca7716c742b690f033b30229177358f3a6709b0f4bed1cdae15e', '\x44bf80bc41dd149294c25a379035fb34503c9f051c45bb580226a61fe90c66f2', '\x486c798f5c32bdc1fce7beedd2ecc71ed74f7922dda353092f75294b16fb6e49'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '166', 'aud_H56dIWfXATcJfwiCseuIYm', '\x7fb2f541f31d9a6ac8adf136a1fce9d66e1f8b2b5e49ecf4ef7341332871aa80', '\x486c798f5c32bdc1fce7beedd2ecc71ed74f7922dda353092f75294b16fb6e49', '\xa36144077a1acdc94f15c7cb8cf76f25ccadb64dad6c7bf78fab85d675a8be57'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '167', 'aud_hx4pHJ0tSp4XQMeaVLyP1j', '\xbba45029b5397d8d2b61e2dfd1ebd60600447d75bb081067ec07caf7bb16edf8', '\xa36144077a1acdc94f15c7cb8cf76f25ccadb64dad6c7bf78fab85d675a8be57', '\xe1257e8e394669d5c3095e3047ad26180ceb335cb0fa7b72819857ce800e13a9'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '168', 'aud_YEtjq4go5ARopryPheFezg', '\xd8adbeb28f3d39bbc064a33ff24b54cc92f328f1963081bc572a07daf22ed9ad', '\xe1257e8e394669d5c3095e3047ad26180ceb335cb0fa7b72819857ce800e13a9', '\x9999398db53bc2e5197d6d93028abecd590e72285934bcaac09b315bbab23912'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '169', 'aud_ZkowoyksG9rpeFvmEvWXmU', '\x0517d033a34ecc539e531d8cd7bb1910fb4c11ffe4579b04299efb685f4e8146', '\x9999398db53bc2e5197d6d93028abecd590e72285934bcaac09b315bbab23912', '\x0a2255955dcd61360232804224a2bd2a6c6d64296f80cd0f86da1100296c2eaa'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '17', 'aud_Gb7DOnSZXte8ZxhAQdDF2q', '\x5fcb4324d3b8bab2e597b8327b4611984880b5fe3575e545f82bae6db9a409a1', '\x8eb917d8dd23744e69db1314294441d37cb855df1df4ca987c2dfe9cfd06a3e2', '\xabe4835be90b42380a52ee76b304c5b7861ba85c22cd7fda81767eef583a1cae'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '170', 'aud_DopGnpQoSSAmfE1HoVum3Z', '\x445136ccc9f856adf4df02f8c7b4aab2b4f9941d4ce824dcd16d5715b58cded2', '\x0a2255955dcd61360232804224a2bd2a6c6d64296f80cd0f86da1100296c2eaa', '\xcb7d04449950ec3dc956c2ef67bea11b981d0efa4be2af31e6e7a8f0a03e8e97'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '171', 'aud_LPSqN6PFHqL0ozqquawONs', '\xc9d696deb21d0fc7c5e1107596d4ef062304d24fae0d52e11c88e2d85f83a354', '\xcb7d04449950ec3dc956c2ef67bea11b981d0efa4be2af31e6e7a8f0a03e8e97', '\xa2fc316ed73e2033cbee2f8361ab27bc856092d631caca0d4584a7533049be11'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '172', 'aud_GJXmWHVGRWp699qvBOC80W', '\xf8d6d009df4c3d15b99e9a4ce21a0dbda6af8ef2c6261731438e4f306253c805', '\xa2fc316ed73e2033cbee2f8361ab27bc856092d631caca0d4584a7533049be11', '\x77d8a449c4cda5dc2e70da7d27dd3e207b370e28b334bef635cc33f51601f839'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '173', 'aud_WCjwetjN4UJIwBZDqMsrzI', '\xf2ac5ed4724ed96533298d48e6e2ebf6a17fb8a3e5902b5d4e527b7344aa8fe2', '\x77d8a449c4cda5dc2e70da7d27dd3e207b370e28b334bef635cc33f51601f839', '\x413726baa49ef64e059afd2093cb182fbe007f8722aded379630171b4e19ab38'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '174', 'aud_BbIuCSA4oBe6iusw9foU67', '\x28f14273667eda1dd46e03d4253bfadc883db572700d64c6d1d1cdb5ef29a466', '\x413726baa49ef64e059afd2093cb182fbe007f8722aded379630171b4e19ab38', '\xf764bbf04ec239f071c639ab8cf94881a084ab2d311f7f875ae80e30b1eed1e7'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '175', 'aud_AbMi7busEuJy864Cc9rDzh', '\x120ecc46f48f196a5fa1f74b3693d7954006cfa7af564d81fc7aa03297b2becc', '\xf764bbf04ec239f071c639ab8cf94881a084ab2d311f7f875ae80e30b1eed1e7', '\xa9330ff4e64e0f8f93560c31a906bcea30dde004d6ff60477efa08b4e6c41155'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '176', 'aud_FOvvN3Pm9TuqUH5c6bqUhC', '\xc0f6340ebec5bf3061c2f78edc8f525662eb6a5b7086706411e633f2caf5217e', '\xa9330ff4e64e0f8f93560c31a906bcea30dde004d6ff60477efa08b4e6c41155', '\x4622270702b92bb406f96b5ece7595d69044a0469217087b273fa587e6fba1a8'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '177', 'aud_ZmedAfu0ulgNkzB2WEmhZy', '\x1813d3aa67775f8b2b28c35a672ecf1ec89b1212bdd7ab5cb4102970be0e71b7', '\x4622270702b92bb406f96b5ece7595d69044a0469217087b273fa587e6fba1a8', '\xd03a8e2e044cb56832fba775f90bff77a8c2f9dcefab37652dc7ce19aaec91a4'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '178', 'aud_1cFK8tOnKCCVZLF0BZMKCQ', '\x922e1ee0c4fc8498883b7d82cb8e0a30abd01168efcd96b75cd4748ff6c005ab', '\xd03a8e2e044cb56832fba775f90bff77a8c2f9dcefab37652dc7ce19aaec91a4', '\x8074fbf058fe2e2654cecf9708acc521d5e57f0ae5ba57b10483c92e93a766d5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '179', 'aud_Km7LY5PkTFQyxvVhO4f4gd', '\x807c22605714fe04f8067f2f13ade74d49a1c5f4aff625212effb6de4f0e9f08', '\x8074fbf058fe2e2654cecf9708acc521d5e57f0ae5ba57b10483c92e93a766d5', '\x58b7c4db0ce86e61898b8ed5b76949fbbfd278bd84fd49b1ad905e0b4ba69d2f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '18', 'aud_j9fNoYAwkLGzaVaL5oFJNt', '\x0488571a3af63e0a69f1a6059e37fef746f600ac240b0056032142fe0c2da4b5', '\xabe4835be90b42380a52ee76b304c5b7861ba85c22cd7fda81767eef583a1cae', '\x8a3a07d6a7c55e3d872e289b92b25e6e5f3e6ec5e61871dcd5fdf8c4327383bf'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '180', 'aud_XUt5GYgCBCG3zPSncTM4Yz', '\xb95b3e7d6251e467d135127bdc0325c7b061e3ef110b6838b2c20101ed654ceb', '\x58b7c4db0ce86e61898b8ed5b76949fbbfd278bd84fd49b1ad905e0b4ba69d2f', '\x350ca0a11d00ccbdf880901979baec6d83cf8ce92c1d941d21f09dc7b776418e'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '181', 'aud_gPeRdPpLBmNqeAqq1KJ9Lp', '\x79e10ebbf0791b658608481c659955cd186c683b97fdc7882ba37ed251e640c7', '\x350ca0a11d00ccbdf880901979baec6d83cf8ce92c1d941d21f09dc7b776418e', '\x46ec1f3064cc38ee72786e65bd56d4bf80b2b9623138985d3a8a014802de2934'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '19', 'aud_5HtSKTZIhOCBd5H6UlYdvf', '\x4938251fe18f34291aa4ee9b5913ee7b2015c74a9d5ef7097cf3cf438dd8b1a5', '\x8a3a07d6a7c55e3d872e289b92b25e6e5f3e6ec5e61871dcd5fdf8c4327383bf', '\x9ed44b4cff4d7ded6b202e37197fbf62b5afee706eb10dab42026c7beb4b3fc9'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '2', 'aud_SXVlKnGqphidqzLjlyYVU3', '\xfe9d0ad942f1d21766711bf9678264e7b588a46c0d1a820e94456cf6caef1640', '\xe65aef193fae3829995765180d74346412807f813b8185a23844e74195a5bb15', '\x49dc49ea46fe2e747254e3718f46dddd08220ae27ab35b14aa177f952b370ce9'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '20', 'aud_bWxMvYmVWYsGdVrZ42XR4i', '\xf98e95aa66563c73e9c97bdf2edd8ccec6f9bd73502f6a677e5ffb3528716766', '\x9ed44b4cff4d7ded6b202e37197fbf62b5afee706eb10dab42026c7beb4b3fc9', '\xa2b67bc79f50b4726a3fe1860c6f3e1aca2bd98fceb7efe90a51a9bd05c1db62'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '21', 'aud_D2CxwKvjzXBX0wc0dtgvof', '\x32699c3223fac3c5279816a6362d6f85593a0456ecff81535b93af4ebd432079', '\xa2b67bc79f50b4726a3fe1860c6f3e1aca2bd98fceb7efe90a51a9bd05c1db62', '\x78f969a25afed84eafdc3fcd94df00cc0628ea87c843eeaeb464c7ef481b859d'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '22', 'aud_WB4ZAPRYb7VhkaIxatS3ee', '\x8e10d570492f37945d2580ac608c9b00da52f6ed2b20a8016b8247fd7919f5e0', '\x78f969a25afed84eafdc3fcd94df00cc0628ea87c843eeaeb464c7ef481b859d', '\x191c3cdfed61a004c28be9bd6017fe4790c4855c84f85294f18a38c9678e0dfb'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '23', 'aud_l4TIy1oKhdQdfULiT2TFr3', '\x6185ed4131676df52dd35e9ce7a6cb1ee55b1faf984cb6b352d7b89150d192e2', '\x191c3cdfed61a004c28be9bd6017fe4790c4855c84f85294f18a38c9678e0dfb', '\xa400e027a149e173a2c1299f174077323a2de9ff6651406d2b34c500a188a234'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '24', 'aud_Hca4j7L6fEARhChNj1kase', '\x5509946a3445f5fffe8591c68f953c499f86e8c33ac9516ee4b7f837327d7514', '\xa400e027a149e173a2c1299f174077323a2de9ff6651406d2b34c500a188a234', '\x19c25bbef5f2d72187e548fa807fb0d3d5e7cf9bc1cfe564c11ab7c712e4786a'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '25', 'aud_HzYz52To1liqLr4C0nlDvO', '\x4286ff3058fae8533569c27927c852b784a95c9dcd30c5eff9ae52bd24582e9a', '\x19c25bbef5f2d72187e548fa807fb0d3d5e7cf9bc1cfe564c11ab7c712e4786a', '\x33dbc016b2594991c2d6c39112a8ad4c3012fcc6ff450a36d8ac4330686ba7f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '26', 'aud_TbenkHgshpv6Put93dfN85', '\x76e2df360ff739a12c5d49cf4e55d788ad64233e1e4d623473ab14ec981bf5c7', '\x33dbc016b2594991c2d6c39112a8ad4c3012fcc6ff450a36d8ac4330686ba7f2', '\x82858a0cff7467acd30759a02510e8e1746371043413ab1546506e3e61fc9af9'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '27', 'aud_J32h7Ra1jCuEBxKfKxeXjQ', '\xd3886ffa6448e3d58dec8363e90a68f20974d51030b25800adc1239944e75f8d', '\x82858a0cff7467acd30759a02510e8e1746371043413ab1546506e3e61fc9af9', '\x0daec1a54eb9ef69fe75023f266dd8c0ba661af24711729aea030bc89ccc1405'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '28', 'aud_CbZJ5qoVDFn244GbgGno9D', '\x1b8f5f858ef8919b3b6d19f728e54e0bc90eba744297a3de160ed1403a999f9b', '\x0daec1a54eb9ef69fe75023f266dd8c0ba661af24711729aea030bc89ccc1405', '\x87aed0af3e9631a57a80b0d64490e57a91aa89b34ce20af4ef427fb98e5a9468'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '29', 'aud_Lf13BO5reLrzJ2CyoKZLwm', '\xd541f82eb49cdfb35a6d00dde99893e444e87f45db65b99212f4654e3864f81c', '\x87aed0af3e9631a57a80b0d64490e57a91aa89b34ce20af4ef427fb98e5a9468', '\x1206dd4df6abb7b4375fd9c1097d679aa77b905e9a925fd4905da668047b2861'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '3', 'aud_CbPQ33vT4smQeXnmshjXCz', '\xf16c2f67b6fc375d75623a406636b59bdfa473a9ed40b53cc152c8bc6ba47f5c', '\x49dc49ea46fe2e747254e3718f46dddd08220ae27ab35b14aa177f952b370ce9', '\x05443582e0ffaafaa32cc3dfe0e1a68d9b97578f83a1169e58c6ba3145d4a9d7'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '30', 'aud_dL1z5a6XTkFg2pvMeEabLI', '\x630cb776c7cb2078f16c09bcc1f720c7a8f33dd741581b985061651675c190b6', '\x1206dd4df6abb7b4375fd9c1097d679aa77b905e9a925fd4905da668047b2861', '\xfed8eb00442b6d0f62efb1e6a2c314100dc2df569299b94ecbb5dc3451c25105'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '31', 'aud_HOaHG1EicfrbNp32D67pFl', '\xde6b77d75aa3864ba59a662cacbc52690b86ab93605f4998c9d4ed43630bcab9', '\xfed8eb00442b6d0f62efb1e6a2c314100dc2df569299b94ecbb5dc3451c25105', '\x2da219f9866d0beb2c40075e5a53a519d5fe50fbdb459321de41536560c8b257'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '32', 'aud_cBSgAGJHStexjjcinE3Aj4', '\x7a2330f3fb3fa26e68371674c51391ca03f28e89980191b137ef6848800b1d34', '\x2da219f9866d0beb2c40075e5a53a519d5fe50fbdb459321de41536560c8b257', '\x8504b609da80dd84dba32caf541f35909b6a252b5fe119351d3b5fbeb0bdf265'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '33', 'aud_VL3ro2kuAUzkalf5F386ET', '\x5c514885dd3686ca6247cd69781ca98dc59e0a5412b0294a77c5ffc3a82e8fdd', '\x8504b609da80dd84dba32caf541f35909b6a252b5fe119351d3b5fbeb0bdf265', '\xd816388c034b2701d8f91d0d2d4582791e5d782f172c9e92775c2888e798e3c7'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '34', 'aud_KfGwEyqOoIrBGbO1T57Gqs', '\x4c03fcee800c98a6cffe07b71766eefe02c884653cf508eeb29fb6b9fe5db52e', '\xd816388c034b2701d8f91d0d2d4582791e5d782f172c9e92775c2888e798e3c7', '\xfb1156ddf182501cf49d0cfa515b84f35ded2f6d91e73a46cc8e5e916d2ae59b'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '35', 'aud_iP9P77P0leoI1qzSqOnVpN', '\x74f4c4b32ae74cca5b60d823f358ec3985fa1ea431b2d82066445e53558b6d6c', '\xfb1156ddf182501cf49d0cfa515b84f35ded2f6d91e73a46cc8e5e916d2ae59b', '\xa2ae92260624d5f03f0eaef970e5caa9d2d1a5f7b3c00fd415ba34124513083a'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '36', 'aud_aVSvGZTqjLllKVyMld777B', '\x8b07d9e5c71d91baec3cc5fdd6ada29fb9bff39a5f10b82b99d5961464736f24', '\xa2ae92260624d5f03f0eaef970e5caa9d2d1a5f7b3c00fd415ba34124513083a', '\x03e93f6f70689b5fa67a053c617e13e9d6879edd3e8f1622bb062581b3d5a676'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '37', 'aud_cwWTNj0b7sxN12Qe85FuhQ', '\xff8dc1273a5b72fa554b255ff896384075d8f06c3b7bc384af9f83c43dd9c6bd', '\x03e93f6f70689b5fa67a053c617e13e9d6879edd3e8f1622bb062581b3d5a676', '\xabb351c310e8179facaea81e6b4f821076c28a0ca8a3afe550e6fa9c49e7140c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '38', 'aud_luiBlwbeKm1MN0793daaK7', '\x85b4103a34ca402a08deee7f1419acf639754ee8c8beb5ca275d2f115d49d6a0', '\xabb351c310e8179facaea81e6b4f821076c28a0ca8a3afe550e6fa9c49e7140c', '\x4a731ed02201edcd3ed322e7fa26da3eba13968656ceb6f5d27d6fed900334a0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '39', 'aud_eRWgcxUN0fsnFXwiyklycf', '\x6a93fe721f2c0ce641beff7f7bad0fcec1f93a532a115cb5bc63f6e704d1606b', '\x4a731ed02201edcd3ed322e7fa26da3eba13968656ceb6f5d27d6fed900334a0', '\x99d851d7a703a7963d74d81414ec17967254e176543231c907794a469f34c6d9'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '4', 'aud_Xb9Mscr7n1dPdyw6lXxV3D', '\xbd684631f22565b7110305f2aa1cd0770dbb16c737139559985672e3a96ea783', '\x05443582e0ffaafaa32cc3dfe0e1a68d9b97578f83a1169e58c6ba3145d4a9d7', '\x3258f772e55dbf1894409b628e49da204157eeee9d52db1cf4534922144782f8'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '40', 'aud_j3CuenUHSMviHfvS3ZF0sx', '\x4c2f3997818c8aaccf5a825b069bd69c8041e9121cf9eca3d0f31c679a77fcc7', '\x99d851d7a703a7963d74d81414ec17967254e176543231c907794a469f34c6d9', '\x85061cbad8bd096c167e6689c7bc0382014d325779ad11a3352ac3ce53638966'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '41', 'aud_hCuXsYgs8MOhXHUUnu3R4J', '\x618e1c5336ba52f2b556e1a3f6787914fd830218216fc2d2c2d1ff141c772938', '\x85061cbad8bd096c167e6689c7bc0382014d325779ad11a3352ac3ce53638966', '\x5f5859fa1f50f60ac558b620ea3a02deb01334fd64f5b6b9820926dd7600cb09'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '42', 'aud_o16iJMJ2gByVkBI5EfQ1JA', '\x50bda3e5ef51fd3db8f4b2bfd2af50c3d25109546326321fd585abdf4bbadce2', '\x5f5859fa1f50f60ac558b620ea3a02deb01334fd64f5b6b9820926dd7600cb09', '\xf6d685e901e9162c3ad4f52158ca82ad96286bc7659702b01fdfc1c1224d2861'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '43', 'aud_etFuZ7MwgQNcGDp309WOXj', '\x78ea2bdae8aeab4ba12cff2c468162051fd17144013b3446a458a6527b166dc2', '\xf6d685e901e9162c3ad4f52158ca82ad96286bc7659702b01fdfc1c1224d2861', '\xb897fd4aa15e83a03db41faeb968d0c003f9f411cacf4dfaf61e7d5cd3e1cdce'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '44', 'aud_B855j1yYo55RBlCmteRcyT', '\xc78b6567950909876d318a0315e12f1822cf8b6d277ab666c58b660e1bfca132', '\xb897fd4aa15e83a03db41faeb968d0c003f9f411cacf4dfaf61e7d5cd3e1cdce', '\xbcb8381915d04b6520e172dc908e45c24755bb90610bca2dd0d8abc2a1120964'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '45', 'aud_fZckvncCWB19SiZfjCzcbr', '\x825cc8f75398d6e2a2496e4db4111b1143e546acbed8adca725275745c098fcd', '\xbcb8381915d04b6520e172dc908e45c24755bb90610bca2dd0d8abc2a1120964', '\x7a828b32e69b507acc16d0974125a907eac2dbfd68ddd51be6a78d0da0c474c6'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '46', 'aud_96WycUIJUOETw95FFdx4RS', '\xf7497b59e9bbefad154ad54520a8e88e7b5bf9c6939c070ea9ceb09b2a7cf203', '\x7a828b32e69b507acc16d0974125a907eac2dbfd68ddd51be6a78d0da0c474c6', '\x42fe18b42d8bc2aa9cdad759bb8af6542f0b2715d32905e2e459af06501cb677'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '47', 'aud_xgnDmDL5I95Db4NZbrMd1Y', '\xcd47efbb0b97a25c5ad40f15886b71c56a9019f0ba15b63d5dcd5522c1c1f921', '\x42fe18b42d8bc2aa9cdad759bb8af6542f0b2715d32905e2e459af06501cb677', '\xaf1a1403c9247e3d4f2821166d86692db25e7222c07c227752576ebb6bb0a748'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '48', 'aud_FWwmITMRw8Ac8eWdlef1jw', '\x8942ec56341eeb9ebd9fcf13d0f4a81f1983dd3fa790b27b09df51f988bf371b', '\xaf1a1403c9247e3d4f2821166d86692db25e7222c07c227752576ebb6bb0a748', '\xd628d4933e2c16a2ad733376873fd93c51014990e4ff611805cba68bc43d266a'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '49', 'aud_LT2kOaHAQVZ8M6dLLB5Ctp', '\x106db7b10d108a9d85a51fdb05325c27103827d3520a1ad8ddd971db48b60d06', '\xd628d4933e2c16a2ad733376873fd93c51014990e4ff611805cba68bc43d266a', '\x41a7dfcd5d117758979ce471e4160fb450811de551f0e14a0eaadad1733142b5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '5', 'aud_DwbZyBLsxD8QWpXN8gSPDJ', '\x18ed4760fb0f80419384bc4fb97206f8e95ca94ce5348d07509813398c0caa13', '\x3258f772e55dbf1894409b628e49da204157eeee9d52db1cf4534922144782f8', '\x92fa834417e198a570a35f291102e8a6a176f0929da2343c7d567c54f2af7ca6'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '50', 'aud_2U0SaRvcKjr9vww9jTTe6p', '\xd91e5fe54536dafb38aef37ac1bd01eb8fdaed324e2151c3504d94ab7a4de871', '\x41a7dfcd5d117758979ce471e4160fb450811de551f0e14a0eaadad1733142b5', '\xe1f7f029fb707724bfc3baa5bc249f72fb5baada738964109650eb2a6afc807a'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '51', 'aud_V6a1LmkYoV9ZxrIUNQDnmX', '\x0f7431e2c676d4fbee54b68065e7b47154aa08355384d0ebd54095680912126d', '\xe1f7f029fb707724bfc3baa5bc249f72fb5baada738964109650eb2a6afc807a', '\xb4f0323c5aa31bca1f1518ce9439c2517100da2bcbf72c3d91c87490b577f401'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '52', 'aud_nROqDQoibFRueanBFudq6H', '\x867816ce46675c7874cac58a4e106cefe1c7fdf32a0462d6fbf2edd4d78a28de', '\xb4f0323c5aa31bca1f1518ce9439c2517100da2bcbf72c3d91c87490b577f401', '\xea8c3685855f5442b0b74a5124f8de321348795f562daff9d91ed9e5414d9509'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '53', 'aud_HoOIFo8vwHzaux1JjalyIP', '\x0e5ea432efe7101edc9662b5857eb01c8784f5c13046510575ce21668278fd92', '\xea8c3685855f5442b0b74a5124f8de321348795f562daff9d91ed9e5414d9509', '\x5b35039ace533a3fb06a3a5582129ec83a13420e10446c45cb526ff70a64c8fd'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '54', 'aud_nsZhEvI2eToswN78vKvnga', '\xeee2be8f8c0303a867c4f056ecc59cabee73b017bb1e82cc44219901e47d3901', '\x5b35039ace533a3fb06a3a5582129ec83a13420e10446c45cb526ff70a64c8fd', '\xb2677f343b2d3dad27a635c3158ba790da0c724fd94ffb4a5687bec8dca7781e'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '55', 'aud_sWNErO1Br82xHMFUpurGz7', '\x5413baddcfd85db2fc7b2f52acca84a734bf70a6215c51d8fdcacbe9a5374419', '\xb2677f343b2d3dad27a635c3158ba790da0c724fd94ffb4a5687bec8dca7781e', '\x6d0964f9259123f08efca90211702f62611d161d81cbce720f1da389c11af784'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '56', 'aud_CIDbUQVye4jwvSftAA9Nj5', '\x2d3d296fc316ba9e1caeba623e54844fca24575404c39f6f15e6d90a26f93fa0', '\x6d0964f9259123f08efca90211702f62611d161d81cbce720f1da389c11af784', '\x9849b4817f0b8beb42b742b8bdf2f6ec7e11b0168e74ddd9f7959b570171f8d6'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '57', 'aud_sWiLN8upM8i57nDI328ZHp', '\x524718e07c7bb4d136dc736639220996a336883027e072de66a7838feae31bfe', '\x9849b4817f0b8beb42b742b8bdf2f6ec7e11b0168e74ddd9f7959b570171f8d6', '\x354c7502cca0aa20e53198164ea6d2805b2b575ce05148c8027d1f9aed41c4c9'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '58', 'aud_Vi3qePTKcivmTWZpf9Barb', '\xc9c52a46ca236e0b9618e28341e0cb4dbeb2f3870278ebb62f7bf1e0ad7db739', '\x354c7502cca0aa20e53198164ea6d2805b2b575ce05148c8027d1f9aed41c4c9', '\x2b4ae1a09b5c68e83f1f48efb43b795dfcdc5712ff2a85556f1328da56067569'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '59', 'aud_t5dO4zSGla8gA4siO8zdEc', '\x84cb460151ed6851ed4deb9e62c88e33477d519deca9798c008406874330190f', '\x2b4ae1a09b5c68e83f1f48efb43b795dfcdc5712ff2a85556f1328da56067569', '\x5b3081fde26ebe1f7a972a2eab243797be0bd904bb352d0f1c20110e71445cc0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '6', 'aud_KYR011D5tQWtvzdrcSDTzt', '\x458df7d89bef471ac3eb8927d84795ee1b9cf0a02fd76d34bc3967b3417e6256', '\x92fa834417e198a570a35f291102e8a6a176f0929da2343c7d567c54f2af7ca6', '\x41c223b18f005871969438d5cc3f4fea5e28b3888d288f2fbd5fb6eab8755233'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '60', 'aud_JoOnseemvGEtHQ1ISiKQxw', '\x57d306ddc252279f62c703973d88647a72ed97315e52fbeeac40480faf00278f', '\x5b3081fde26ebe1f7a972a2eab243797be0bd904bb352d0f1c20110e71445cc0', '\xbbf9551485b0e4172212ebc7ffabd8490b42ec3572f8b240f0a8a0efefc0c1b6'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '61', 'aud_dN2jj2anUCNNHbjVNtA1f9', '\x599f54ae7f4355fc429a3e50ce2a3f26647777b19395ae71e527a3aebb97e808', '\xbbf9551485b0e4172212ebc7ffabd8490b42ec3572f8b240f0a8a0efefc0c1b6', '\x284b17cc51b6a2b992adea545e72fbdcc6b2fce8e14b6b6332175216ef519afd'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '62', 'aud_tKxc4LMEP4GXIxvn4hxHZu', '\x7f853a6afab9f2b3de773b6f6c00de91790eee82bdfcccbf88d86989aa7af4be', '\x284b17cc51b6a2b992adea545e72fbdcc6b2fce8e14b6b6332175216ef519afd', '\x64c3ff7a6122e5b2193122e753e3c9b9807d20f3a40a8c5a49f76221a4209526'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '63', 'aud_gs0zAtgL8qA9tHaBzI3Bnq', '\x3fd26524fb775878e060a945407261d3bcff44beb5b1ec806e9e91fe2bce1058', '\x64c3ff7a6122e5b2193122e753e3c9b9807d20f3a40a8c5a49f76221a4209526', '\x4d6dee3673af65f270124439e6bf44db925a1a5df33c369b80085462a462b606'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '64', 'aud_zh29R9WQoFpoDKR5Wn70nt', '\x24a420fa833b7d147861d55d3c566286b4cc783060154fecc8e52fbe27fa9c96', '\x4d6dee3673af65f270124439e6bf44db925a1a5df33c369b80085462a462b606', '\xe7afe4c874587e9bb0453398a4c125551a0b25959c6210114bcfceb382a82555'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '65', 'aud_aHEX0Bp3IcSsNkkkjQnp2g', '\xf282dc846fc14c0a417351e2a2dd4c60054020ea582086c97ecd863724fd03cc', '\xe7afe4c874587e9bb0453398a4c125551a0b25959c6210114bcfceb382a82555', '\xb9e7707a0c3a6c6a03126ec9d90807c8cb3c41a5b14b0f50625e2f202a2ec96b'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '66', 'aud_xU4EyCZPoPCdxKXzSvMgSn', '\x814af24cde44b435cf92c0e501bb3e32206799ad2cd25da6d03a4be59a145da4', '\xb9e7707a0c3a6c6a03126ec9d90807c8cb3c41a5b14b0f50625e2f202a2ec96b', '\x8bada6537f5b2046399eeaf157bdbf642e9a13f20f26ec1b6fc91c7f11d6360d'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '67', 'aud_DwyTAPHACAq9O804ePaaWi', '\x197861466e443c618acee1e000e2b608d50a9bddbc4fb3f8fbf2cd1c6201d0d2', '\x8bada6537f5b2046399eeaf157bdbf642e9a13f20f26ec1b6fc91c7f11d6360d', '\xb2c8b957bd7862b8a9b5a312b2a958e955a9c13acbcff59157a3363e2783b5b1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '68', 'aud_Nf0qMvtWqisIfA5ly3rFkK', '\xfa17ef0c34e06e934d170fbf0fc91356c65cd898243e4500772d0519fab943a6', '\xb2c8b957bd7862b8a9b5a312b2a958e955a9c13acbcff59157a3363e2783b5b1', '\x1e0cfb61d2deb34009f7840ec091005218dca39062384610008365a7bb485ee1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '69', 'aud_2Si0LIKLMQpqK9MZr26Q9S', '\x9c22162526704f0e8003044b5e1dcdd9d7156e6e9e450788a2352e335e99b283', '\x1e0cfb61d2deb34009f7840ec091005218dca39062384610008365a7bb485ee1', '\x58f60c0835e1465f97adcde195a7edd9263342693256ed07c3cfa242cf48b1ab'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '7', 'aud_Ydr0eTY3AU8K9qz86aIbj5', '\xa4aea142c52189be25ee1de0b186126e24c1216d40e993ccdebaa59368b1ff0d', '\x41c223b18f005871969438d5cc3f4fea5e28b3888d288f2fbd5fb6eab8755233', '\xe6c2ffde2aa3940eab1caa1720d33f5b6389aea28979d650605402c697a67bd5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '70', 'aud_bpWduPx5ALaYCJWDtHDuYg', '\xa52e1a40937c852d5920772548e1edbc94cfbb10e95846a8868e06051d91998a', '\x58f60c0835e1465f97adcde195a7edd9263342693256ed07c3cfa242cf48b1ab', '\x5340397781c7f3e2feab110cd1ada83694ec8b8c9c1fbeb8a7fea5436baec260'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '71', 'aud_tOtMGHfWPBxOG19t5F1qri', '\xacedf0df5df03fdebf54c2c52875331f349ce7b9b5b74cf2dec0034a8f10f91d', '\x5340397781c7f3e2feab110cd1ada83694ec8b8c9c1fbeb8a7fea5436baec260', '\x870faaecdb250032f5af7d794e9f276b233b3c810c369c5c44a728a4c0a5552e'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '72', 'aud_pvq64Yt1sOlYWEUb0x1OiB', '\x78e45f19ec6deb8a998b823d39fd2a2c2d2a01a1c4835114e796c5d4883d96b3', '\x870faaecdb250032f5af7d794e9f276b233b3c810c369c5c44a728a4c0a5552e', '\xbc4db057aa03e2350ee6d387fe87b2a23de740c665c635cea32e766f501e496c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '73', 'aud_LJKVUyTIuTzGMYFLjMcMKS', '\x461d7a8f20d144456b06eab0d1718fbc05a6537d4bd94cebb35f8dc9e87b8c37', '\xbc4db057aa03e2350ee6d387fe87b2a23de740c665c635cea32e766f501e496c', '\xf09d1b27923abf037a41f5abddf7505894276b6c08f2ef52edf498a0999353f4'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '74', 'aud_0FPz63rbPtGH6dh97vYfho', '\xfd5d804210b65e27ad8aaca15209490ec6b69bb7dbdacd77c99ce4ac4cddb70e', '\xf09d1b27923abf037a41f5abddf7505894276b6c08f2ef52edf498a0999353f4', '\xf7340301e040251ad8767ab40134ed6571ccdbe6b364978d71657b99a6727c8d'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '75', 'aud_K33Rct9mvM5NE4N4c1HuR6', '\x052fc443272ef7ce3f3397255b604f05e70b6bbd29134f56eac122ba09221226', '\xf7340301e040251ad8767ab40134ed6571ccdbe6b364978d71657b99a6727c8d', '\xe4991b98733410a4408804bcacdf9e5f927fa5014da4142b40e108c937d32d24'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '76', 'aud_lZgL8m6YTBnz6n9xIQlSmP', '\x40ebc2df280a3c6fba3fa608471b16c62eee9295d5dcf0f26c57f53262dcf5dc', '\xe4991b98733410a4408804bcacdf9e5f927fa5014da4142b40e108c937d32d24', '\xbf2477bc99fb886e0951526928e42f75f712535048c7bb536fc695aa3139e8de'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '77', 'aud_LFC7fCrAvjaHWvK8K7OikI', '\x1329a2c8fbfeecca7436f1e0ad5c03c20a2cd81e5cdca14b4662831568d18b0a', '\xbf2477bc99fb886e0951526928e42f75f712535048c7bb536fc695aa3139e8de', '\xc0308457adebeaea012d756f3d32bd33235397d80b0372a6cfc2375353fa09ce'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '78', 'aud_qimRgQozRW9Aefq0pJqO36', '\xbc982953ef6b3cb286ed1225337b25348a6339e3c92b6f75055818b77c72df7e', '\xc0308457adebeaea012d756f3d32bd33235397d80b0372a6cfc2375353fa09ce', '\x2fc4623c6f218da8d2bc829dae43293070801f26784c24f45795ab2939fb26b7'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '79', 'aud_9gSeV8LR5RpX6cmNEaRR89', '\xb1e160b1483ed1da316eb8c3585453a04e98b621c7888a75a707b5fdd0fc0a9f', '\x2fc4623c6f218da8d2bc829dae43293070801f26784c24f45795ab2939fb26b7', '\xd4bab40b1c9dfd9efb27657a2bb3df4d42cae4989f72430802d4f1ed5fc1402c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '8', 'aud_6XHz0YbBvFxh8wK3zN8X1J', '\xd14b0f51775148ad911ccdc96552b396a95108e4fe92f59dadf5eb394a4463fe', '\xe6c2ffde2aa3940eab1caa1720d33f5b6389aea28979d650605402c697a67bd5', '\x254a01bc305589b1ced7a858b86009b341efdb3584a4aa6105a2e5d07af20090'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '80', 'aud_brYn1Tm0PyTwyEqOdUaFjt', '\x0c918854dd19c2a2020223bc637354943520948faff316c4cb4fdd7f67058183', '\xd4bab40b1c9dfd9efb27657a2bb3df4d42cae4989f72430802d4f1ed5fc1402c', '\xd7860f9ee913af9c6bc81692eaef6fbcbfb5bab1cf947db58329b6683b7b994e'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '81', 'aud_RkYqPmZcrwTXL80ZNS6Tcf', '\x32a9025bc73699186957c30048e143aa53a0b9454cd4b6d744afd601b738b288', '\xd7860f9ee913af9c6bc81692eaef6fbcbfb5bab1cf947db58329b6683b7b994e', '\x96a7dd66525f648839a795ea477068e570cda5ee3072fe337b768b01b4910913'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '82', 'aud_0VrU3VZJcRXRc84GeTHGMI', '\xa4b050019b5717713dd3bb25e04be55ec47e5e05315893c4198109ba66e95994', '\x96a7dd66525f648839a795ea477068e570cda5ee3072fe337b768b01b4910913', '\xffbe5ba36f2714d66b5fdfd9771ac1d27ab19557151a78e2738842218c9bd189'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '83', 'aud_ffM1GOPTRT0Kab73RM3Y9a', '\x1da81d73662d7df0dd5016d3c6c5e891fdba7777e804f4da451941568d735805', '\xffbe5ba36f2714d66b5fdfd9771ac1d27ab19557151a78e2738842218c9bd189', '\x18ac326ced8f88e2bd6bdb73e4613265c7499ab4d33ccdf19b613c9268bc8f43'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '84', 'aud_kUXT9Bmwzm8Y1eKE58aQVz', '\x585ecc28c3cea084a39e06b8260a4a4f6fe28ef268ad0493580e76e348411d0f', '\x18ac326ced8f88e2bd6bdb73e4613265c7499ab4d33ccdf19b613c9268bc8f43', '\x4ee1a5c547f150e33c44bc50d3bd1aca7f8c6e07bae39a529b7e176b90df02f7'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '85', 'aud_lPJF2pn82Yv60tTMkbknwG', '\x93774a34d9016f09978c71f1daf2398a3e1000a3903ba7c1a55cf1c029930117', '\x4ee1a5c547f150e33c44bc50d3bd1aca7f8c6e07bae39a529b7e176b90df02f7', '\x6ad39e120b49cf40c75a1e868b3b4d27f7f9c2662dd0e5ab3fe8150d7d4ea91d'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '86', 'aud_FB0Uhpxm17AZ2o6jXXdrvE', '\x83b46dede2045168aea4b4f0837883fdee7106857053a0a8dfd88d80f2553d87', '\x6ad39e120b49cf40c75a1e868b3b4d27f7f9c2662dd0e5ab3fe8150d7d4ea91d', '\x494d29bc348f14a538fb7496f481e9bd3ae2e35fc9ad19634b5fb59ab8d27db3'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '87', 'aud_mZLYyv4CAkFoANY0UazpqD', '\xe820b0fd65d56a63fbdafb9d0e40cb597825f3bf44e8bce6d37fe5e929bf8867', '\x494d29bc348f14a538fb7496f481e9bd3ae2e35fc9ad19634b5fb59ab8d27db3', '\x127fc234d1839d62e97f61e9fb7983d6f6b6387313b528e697da47d111a9a090'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '88', 'aud_rJ7iEs3QkEgD15vVDOebaX', '\x315ec273d9e86940c63bb827b66df8a997caf53a8ad9ed7c223ee2cc6aec4411', '\x127fc234d1839d62e97f61e9fb7983d6f6b6387313b528e697da47d111a9a090', '\x69a6812b656ef83db728d4d45f45a9c2eddb747e8af666016b40d4cde1aad090'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '89', 'aud_Sk6l71FpwOLI1V2vGFpgJK', '\x50b78d56e35d6eae2abe64acdc6fba639a259570f2be0f24c1ff8d4f4eea518f', '\x69a6812b656ef83db728d4d45f45a9c2eddb747e8af666016b40d4cde1aad090', '\x60aa985c9d16f8e586f7a7f4bc4b6e891bd98fcf358a34699e67f5c6a8304789'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '9', 'aud_gAXTvaBQREmI7QDgJvdsI1', '\x05cb96cd0c82277f26b333822367841dab83297d365ee46ca43da46f8ac744a8', '\x254a01bc305589b1ced7a858b86009b341efdb3584a4aa6105a2e5d07af20090', '\xb9428978e946dae171663a83bc61ef6929f2da945f46329005f159368a25e68f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '90', 'aud_iUrTRGbW354jfqzIfcCG6M', '\xb4090674029f8ceaade836de6eb467149051a73a55adbbaf4227a3261ef99cf1', '\x60aa985c9d16f8e586f7a7f4bc4b6e891bd98fcf358a34699e67f5c6a8304789', '\xa4824d27acdbe5e2d47f992e1744043d395c3cbc8582765ff60e4b0b70d78095'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '91', 'aud_NOV3iTpfgzKQvpjDTW4oCh', '\x343578a73cf4b287d662482fd9965a9934dde1a5404e512f23e6a31af6ba1303', '\xa4824d27acdbe5e2d47f992e1744043d395c3cbc8582765ff60e4b0b70d78095', '\x80a17a79fcdb2f7c2d616d76c74af307e6c2f2b6bca111a8fa847ff680e91da3'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '92', 'aud_fVZev6sDJ62AYWBCAWJUbM', '\x65c75616131d0a48f14ef09438910dae888950c009b2afaf93a7d782daee0b9d', '\x80a17a79fcdb2f7c2d616d76c74af307e6c2f2b6bca111a8fa847ff680e91da3', '\xc26d2495dfd5a05dcf11472bcbebc17618b1ab5c73f6ab6000fe0977ae918dc7'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '93', 'aud_ziVeLRWJlC1Gk0WEMWWD8J', '\x3544b0966ec7251c30738f2df6bde2274b1889193d6c68d670a5cdae6f01cf9a', '\xc26d2495dfd5a05dcf11472bcbebc17618b1ab5c73f6ab6000fe0977ae918dc7', '\xe7ef81b8757e3bf180c47f6e1d1f655ef8d75048795cb87adbb5c84c810782aa'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '94', 'aud_Q76iRm8jptnK3qnKTTAWTy', '\x7f2d8537a493d723beedbec9e86dac9494a8b2b841a75d7f453f6f65160c494e', '\xe7ef81b8757e3bf180c47f6e1d1f655ef8d75048795cb87adbb5c84c810782aa', '\x631d32739fd0c48e3f30b517782f9e54eb07167f41b138ab5776aad1cde26026'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '95', 'aud_7K3zCBCMNCpghuUIwFeOgo', '\x3ea797969816f9f02e6adfa0e0230ffc4425971ce2c02b0ea0b2de18ade7f1e2', '\x631d32739fd0c48e3f30b517782f9e54eb07167f41b138ab5776aad1cde26026', '\x463621d15d8be2be644c38d49e74d3c0f36969aafd88c80d3bec8d107de1add3'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '96', 'aud_pFPNhTr7uYPis5jNKtPbHu', '\x25a8052698c7141e2c0c7297e3f1ea0da565ff8ea4aebde6a409bec32074cd50', '\x463621d15d8be2be644c38d49e74d3c0f36969aafd88c80d3bec8d107de1add3', '\x1ce299a9e5de6bdc86fcc663e117907957abfd86ac2a429e7b6a4041bcecb475'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '97', 'aud_anlDzQAJXPOvL9HOOWgyHx', '\x2eb90970b9dc0d2244d5a3d4a42c212c8829bf949508d0b9802c5e2b9ed42ef3', '\x1ce299a9e5de6bdc86fcc663e117907957abfd86ac2a429e7b6a4041bcecb475', '\x785a61d427dbfe1b888998e50a260bcd74659d8d5ddbd2c0d41724f371ce685a'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '98', 'aud_334286O2qu6Uz6dfC7hAPG', '\x5faf0be7ed4f501e5192c99377484ded63b2e918231859db35db2e9133d5f761', '\x785a61d427dbfe1b888998e50a260bcd74659d8d5ddbd2c0d41724f371ce685a', '\xb50bc20a940c08d5f979e4d6d573a5c44ed7766a6a1739ac980a762de70a30a1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '99', 'aud_aqHttc9mavHjPFY8ExZOWw', '\xb1a87f959bf62aaa60678c18b613b6e02d57caeef91ea5aeccd7edd079a2ec54', '\xb50bc20a940c08d5f979e4d6d573a5c44ed7766a6a1739ac980a762de70a30a1', '\x8d190e4300297b8268157f621dfd53aeccf2d6748cb5d8f21ca20491e562cd1b');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'bill_cBTmNs1ZjMe9Q0QKFs4dKZ', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 05:49:59.317+00', '2026-11-16 05:49:59.317+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'bill_i7bWIeS9mNpqjbyGJJeXdT', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 05:49:59.395+00', '2026-11-16 05:49:59.395+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'bill_y93GYEClWOldXxKvwrMCoH', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 05:50:02.533+00', '2026-11-16 05:50:02.533+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'dep_LG3GHSVVlEPzDtmNHjbePC', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 05:50:01.275+00', '2026-11-16 05:50:01.275+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'dep_wm9sNld6CZVxgigvCLj3cR', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 05:50:00.112+00', '2026-11-16 05:50:00.112+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_0bMiRdgC9YrWjEwGgFr8fP', 'person.created', 'person', 'per_A0afxvoVY0zRQYJQCXAnGI', '1', '{}', 'req_LepXcWjef6IDIM5l09xtbg', null, '2026-11-16 05:50:01.369+00', '2026-11-16 05:50:01.369+00', '103', '103', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_0mTQgRwAq2IOYcK3UOSHDD', 'practitioner.created', 'practitioner', 'prac_aI5zn3XXWuEyZlJTAJfJfm', '1', '{}', 'req_WvFgwkP6KnhWQFcizpRuxX', null, '2026-11-16 05:49:59.829+00', '2026-11-16 05:49:59.829+00', '92', '92', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_0ydu89tKOXasAEuTlc6AOH', 'person.activated', 'person', 'per_R0JrXS62qjUckj8oBFGaYp', '2', '{status,activated_at}', 'req_KasfbUbQiTEpwVxWhwIGL8', null, '2026-11-16 05:50:01.95+00', '2026-11-16 05:50:01.951+00', '115', '115', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_12LMPrKnY4G3t6rrAclwSQ', 'practitioner.created', 'practitioner', 'prac_XKdby9ciuRHPOljTf4Nlec', '1', '{}', 'req_0efAPUgU50JVnECD9G3ZnO', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 05:50:02.409+00', '2026-11-16 05:50:02.409+00', '122', '122', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_1JzwJNJOvOUJih990179FZ', 'remittance.created', 'remittance', 'era_gsKMzpOtzaNDfJywBMOie5', '1', '{}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '150', '150', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_1iSNcBb9g60pQBcO5YVy9w', 'person.created', 'person', 'per_ZHXz8xqSk4IjOboA6iGV7j', '1', '{}', 'req_rBD80jAjcpwfe7iOgu2h0a', null, '2026-11-16 05:49:56.07+00', '2026-11-16 05:49:56.07+00', '17', '17', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_1zPJTiByHO0KGmD61kx5gl', 'webhook_endpoint.created', 'webhook_endpoint', 'we_VpreSJciHER8s6DQ8ZJ8pV', '1', '{}', 'req_S9fytjqGBvOL96AGmSBzoF', null, '2026-11-16 05:49:55.764+00', '2026-11-16 05:49:55.765+00', '3', '3', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_3RrX0Hcb8tAinCcPidMPol', 'practitioner.created', 'practitioner', 'prac_oVH3t8P6XXZRs5NiSqWiq4', '1', '{}', 'req_RXFJLzACfm0mFKMVTmncni', null, '2026-11-16 05:49:56.462+00', '2026-11-16 05:49:56.462+00', '33', '33', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_3j5zdz2xcPRLgShlXHGb5t', 'person.created', 'person', 'per_dt6IVAPMD7xbXYNc1kbQzf', '1', '{}', 'req_V7iSWJviiXd8SjTyf9rcUg', null, '2026-11-16 05:49:55.938+00', '2026-11-16 05:49:55.939+00', '14', '14', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_44jrkWc7stS81PNhwabpZz', 'practitioner.created', 'practitioner', 'prac_6jWDK9sPLgKZDdzCuI2YB1', '1', '{}', 'req_l7ZNVtejb6F5ygCwQVxFPo', null, '2026-11-16 05:49:56.366+00', '2026-11-16 05:49:56.367+00', '30', '30', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_4AqHni1EwCZCWa3GA96P8I', 'payment.updated', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 05:50:01.663+00', '2026-11-16 05:50:01.664+00', '109', '109', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_4O2WcNGVC13uafBT2m6iYT', 'person.created', 'person', 'per_R0JrXS62qjUckj8oBFGaYp', '1', '{}', 'req_nsEGekasCYXQvetGldbi6r', null, '2026-11-16 05:50:01.8+00', '2026-11-16 05:50:01.8+00', '111', '111', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_4eIDv3cOzlwW6F7tTM6dms', 'session.created', 'session', 'ses_kYiljA7LZ3m4ppKGNmElZs', '1', '{}', 'req_XMJpRrYH1bYVZh9QDVDBNX', null, '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.29+00', '29', '29', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_5CVwZUBiiXpM2KM3Twg48i', 'payout.created', 'payout', 'po_9hDHCSLl5fwodITNAfQZiP', '1', '{}', 'req_QUG8mHYs7DemmrmWmd2qlS', null, '2026-11-16 05:49:58.632+00', '2026-11-16 05:49:58.633+00', '64', '64', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_5a2ayqNaHny67X2KgGmLJ3', 'check.created', 'check', 'chk_gDJzbPwNte5AO4Ik0MNivu', '1', '{}', 'req_0Fpsutikex1hmrZ1rxKeIb', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:49:55.832+00', '11', '11', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_6ZLOjVtghcT32sjd6zx35w', 'session.created', 'session', 'ses_uT75hyOz13TiBvxx6aMhyC', '1', '{}', 'req_XMJpRrYH1bYVZh9QDVDBNX', null, '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.29+00', '27', '27', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_6bw1SieXJ164byVdAsgLPj', 'check.created', 'check', 'chk_bhl4OL19DaMEJrcNPwgLIA', '1', '{}', 'req_Dnuh9snVMtap4ExshKNuis', null, '2026-11-16 05:49:55.9+00', '2026-11-16 05:49:55.9+00', '13', '13', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_6jF6AUeP21ijPpmEpzVNSX', 'note.updated', 'note', 'note_xgDLSM42NlfmP06tm3jxxq', '2', '{sections}', 'req_eR0xiYjBG96J2lHOU2J1jM', null, '2026-11-16 05:50:02.319+00', '2026-11-16 05:50:02.32+00', '120', '120', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_7C5bgDxMt7inlIOUeWUPy3', 'person.created', 'person', 'per_PAXPxb6shYWVRdwECldMM0', '1', '{}', 'req_T9PdINbkZuUezYpe51z7Pn', null, '2026-11-16 05:49:57.765+00', '2026-11-16 05:49:57.766+00', '51', '51', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_7HIFwgbKd2EP1X0tQQSEM3', 'person.created', 'person', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '1', '{}', 'req_sAfEVGS0SAvBuIedwTi0Hd', null, '2026-11-16 05:49:56.783+00', '2026-11-16 05:49:56.783+00', '37', '37', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_8DpAkzk3lvXzps4ZmCVSlE', 'session.created', 'session', 'ses_ToGdQSpo5JJ3Rbb0jFyDc2', '1', '{}', 'req_XMJpRrYH1bYVZh9QDVDBNX', null, '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.29+00', '26', '26', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_8TxvDy89FhaHG1QqxqQsta', 'transmission.sent', 'transmission', 'trn_IcP8Xoj7epvmUnLOM3swUp', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '160', '160', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_97CMh6jUzLX64bzUijOwbw', 'refund.created', 'refund', 're_cxuWEB1rk0HwwELtIK1rpR', '1', '{}', 'req_C3g123tQfWsKxI4qmgT8Bz', null, '2026-11-16 05:49:58.393+00', '2026-11-16 05:49:58.393+00', '61', '61', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_9DTys2ktNGkbveQ9gzbLnc', 'claim.created', 'claim', 'clm_zQ9BlSNIXkKadcrNqYgW8j', '1', '{}', 'req_cDQC2pPxI3rUwKkMPf9qlf', null, '2026-11-16 05:49:59.629+00', '2026-11-16 05:49:59.629+00', '86', '86', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_9zS2AZRohfHMMrokKgS0wt', 'matching.created', 'matching', 'match_0DJeGIduK8q2Xr6aAgMFbH', '1', '{}', 'req_aEXIQHIs5u3N0QMzIGLDla', null, '2026-11-16 05:49:57.339+00', '2026-11-16 05:49:57.339+00', '48', '48', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_AgTOuIep46aqs6ECHQoS42', 'practitioner.submitted', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', '2', '{reason,current_verification_id,status,submitted_at}', 'req_0Fpsutikex1hmrZ1rxKeIb', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:49:55.832+00', '7', '7', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_AjbZUAvTygEgTuZlZJm6EZ', 'practitioner.created', 'practitioner', 'prac_iGOcf6fgxEcr5jUQZ21EvW', '1', '{}', 'req_fLRXnb0iEvFZiZSnup11E7', null, '2026-11-16 05:49:56.105+00', '2026-11-16 05:49:56.105+00', '18', '18', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_B4j1hPuKSKHqiMC5JrGHUO', 'estimate.created', 'estimate', 'est_9oyt1vtcIY6slghPKN6klE', '1', '{}', 'req_Tnz57iCsT6TypzPiK7cv8f', null, '2026-11-16 05:49:59.856+00', '2026-11-16 05:49:59.856+00', '93', '93', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_BTQFfocBWPI8KNui00Mr5x', 'practitioner.created', 'practitioner', 'prac_o3Od5wglCSb1nMc8rIGByt', '1', '{}', 'req_MJdIUTl7cSrMCE9wBG3QSB', null, '2026-11-16 05:49:56.593+00', '2026-11-16 05:49:56.593+00', '34', '34', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_BpCKyj2uqKnlW1tdpOwsc7', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_GdDqtZuYCsV4FG5sQZvLtd', '1', '{}', 'req_tlh0dnDz6UlDfPczHSs1a1', null, '2026-11-16 05:49:56.858+00', '2026-11-16 05:49:56.859+00', '39', '39', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_BwpTv8fMfrSF3y7t28xGRi', 'check.created', 'check', 'chk_MwJtsetEeNmHOQJMeVN9Bd', '1', '{}', 'req_0Fpsutikex1hmrZ1rxKeIb', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:49:55.832+00', '8', '8', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_CYWx57kTjj6rvGcFfilAq7', 'consent.offered', 'consent', 'con_xQUHPkKWemteU8BRec47KI', '2', '{status,offered_at}', 'req_PviHRuQvgnfmULId9F1z8R', null, '2026-11-16 05:50:01.851+00', '2026-11-16 05:50:01.852+00', '113', '113', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_ClXxYQBhmWdSReKPuYcWPS', 'person.created', 'person', 'per_eq96dgGpGHn6NhupxMAInd', '1', '{}', 'req_9icmnTXEocXHKfjZlKX0id', null, '2026-11-16 05:49:58.95+00', '2026-11-16 05:49:58.951+00', '71', '71', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_CxHZO4VLBinlbYyv3rH83O', 'payment.processing', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_ChHiyneY1W6ihg0lOpZlaF', null, '2026-11-16 05:49:58.127+00', '2026-11-16 05:49:58.128+00', '57', '57', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_DQZgplC0uC0SW2cL5uaYRA', 'note.signed', 'note', 'note_vwvFFAzOpmr775yX6k0xBf', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_zeaX1N54b7XWgHJdLZYrxG', null, '2026-11-16 05:50:02.163+00', '2026-11-16 05:50:02.164+00', '118', '118', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_DaNJQtqi5FIHEUiRHybWHx', 'emergency_access.created', 'emergency_access', 'emg_7hJS5aINySZMrZx7RY4aZK', '1', '{}', 'req_rAH8MBV43Udcn84cmzYufU', null, '2026-11-16 05:49:56.115+00', '2026-11-16 05:49:56.115+00', '19', '19', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_DfIqjrep1Q63Xx3Siq4kLJ', 'person.created', 'person', 'per_fiwkREIRK46UtnRF5qzFkr', '1', '{}', 'req_e1Sw6kpMg1iyRHA4yNLnav', null, '2026-11-16 05:49:58.737+00', '2026-11-16 05:49:58.737+00', '66', '66', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_DsT8g6cWUNCtqIItoVnkTd', 'consent.created', 'consent', 'con_fQXIBd7NL0z5bBBjTIvnYv', '1', '{}', 'req_b0GS9U68ot13phtvWR0uy7', null, '2026-11-16 05:49:59.033+00', '2026-11-16 05:49:59.033+00', '73', '73', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_FQXllPLiHncpk9RDtd4xxo', 'disclosure.created', 'disclosure', 'dis_VIvluzOMZi4dlQO4XxqHHi', '1', '{}', 'req_8JscI1UKw0d66JQ65TPgm3', null, '2026-11-16 05:50:02.782+00', '2026-11-16 05:50:02.783+00', '132', '132', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_FmrZIHuyIQdBBww6bz5xOv', 'consent.granted', 'consent', 'con_7bIt2r4KuNDN1eraepiSW4', '3', '{evidence,signing,status,granted_at}', 'req_WgmoADD9v4c1WBwvPwHdt5', null, '2026-11-16 05:49:58.877+00', '2026-11-16 05:49:58.877+00', '70', '70', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_G91iQ531kfJhlT5BWcrqIo', 'check.passed', 'check', 'chk_gDJzbPwNte5AO4Ik0MNivu', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '143', '143', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_GxssjXcHq5DDf7HFlu3cLT', 'person.created', 'person', 'per_i5OYzznUNB0RbMTBOINNs3', '1', '{}', 'req_T8WtG9dAASgeyrkd6FfOSR', null, '2026-11-16 05:49:57.056+00', '2026-11-16 05:49:57.056+00', '43', '43', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_H3CKePubLSJ7Zc4oydz2VQ', 'check.created', 'check', 'chk_1WBpuojxYvP65GjJGlVtBK', '1', '{}', 'req_0Fpsutikex1hmrZ1rxKeIb', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:49:55.832+00', '9', '9', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_HSP4T4nUZTsI8Y3EQOKAWd', 'practitioner.created', 'practitioner', 'prac_vEPalpbHUfWLXoKfbAbM8j', '1', '{}', 'req_m2kIHPtvrruYWZplKDFX0E', null, '2026-11-16 05:50:01.125+00', '2026-11-16 05:50:01.126+00', '101', '101', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_HXnujjQSBlUUMNJTS68TvS', 'adjustment.created', 'adjustment', 'adj_9XlCN2ajgvI65mfIV4CmaP', '1', '{}', 'req_uK2cgpB8EzwmktpKhoJTSf', null, '2026-11-16 05:49:57.803+00', '2026-11-16 05:49:57.803+00', '52', '52', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_Hy3a0nmwgQ0o1K99JUtURO', 'disclosure.created', 'disclosure', 'dis_uIKjPugq11zrhW2sJYQcPl', '1', '{}', 'req_4HMN9tRCEjhozEVVhG9FaK', null, '2026-11-16 05:50:00.183+00', '2026-11-16 05:50:00.183+00', '99', '99', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_IC1CVsd3MQuw9GOXQ8YTqs', 'x12_document.created', 'x12_document', 'xdoc_oqj7CifeljRA5nPZJsys3U', '1', '{}', 'req_0M5yGYXtAiGiBUjNv74nkf', null, '2026-11-16 05:49:59.725+00', '2026-11-16 05:49:59.725+00', '88', '88', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_J6wrQXvI8xQiJJ8k5sPgY5', 'check.passed', 'check', 'chk_MwJtsetEeNmHOQJMeVN9Bd', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '141', '141', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_KLZUDWyWkZgGIYc7uGnL8W', 'check.running', 'check', 'chk_bhl4OL19DaMEJrcNPwgLIA', '2', '{attempts,status,running_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '146', '146', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_KMJRLNc7XbWSzjBRiDShuF', 'charge.created', 'charge', 'chg_NqpxcYoxzptZA1WSNYJGih', '1', '{}', 'req_vNTDDNSFzplBZ2M9bQ4Kbp', null, '2026-11-16 05:49:57.661+00', '2026-11-16 05:49:57.661+00', '50', '50', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_L4HouRaMsb8IvWww9NfYzh', 'x12_document.processed', 'x12_document', 'xdoc_oqj7CifeljRA5nPZJsys3U', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_0M5yGYXtAiGiBUjNv74nkf', null, '2026-11-16 05:49:59.725+00', '2026-11-16 05:49:59.725+00', '90', '90', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_LdJiqiNR4Diy1fmTXnCgMS', 'person.created', 'person', 'per_52nO84CQJVuqtPUkR6V1Nn', '1', '{}', 'req_rOSJwNpmXeh3GeRbaR8NRX', null, '2026-11-16 05:49:55.997+00', '2026-11-16 05:49:55.997+00', '15', '15', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_LlDLNl3UCHHphDsIWpsCRc', 'remittance.balanced', 'remittance', 'era_jRD3HEoo68cfa7O6ilpxlV', '2', '{status,balanced_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '156', '156', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_MX4q3ZSfXu7J9cK6jwDIce', 'check.created', 'check', 'chk_495LZjhABQRpgv0E85zze0', '1', '{}', 'req_0Fpsutikex1hmrZ1rxKeIb', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:49:55.832+00', '10', '10', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_OnYRXbMXXoA5c4vherDM28', 'payment.processing', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_JkRc17FrGt96yyNvfQVXkX', null, '2026-11-16 05:50:01.453+00', '2026-11-16 05:50:01.453+00', '105', '105', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_OsD8ZHushIqWRV2xH5U1Q2', 'deposit.created', 'deposit', 'dep_wm9sNld6CZVxgigvCLj3cR', '1', '{}', 'req_wsJ8ZHMRTHupNQANjK8ZUf', null, '2026-11-16 05:50:00.112+00', '2026-11-16 05:50:00.113+00', '97', '97', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_P1tY9c2hNMGK6gdZUIzj0I', 'person.created', 'person', 'per_YD9bu15OWpemdzJt0QE9Jv', '1', '{}', 'req_EUZ23mt1DbBfEDOEm0yKxN', null, '2026-11-16 05:50:02.379+00', '2026-11-16 05:50:02.38+00', '121', '121', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_P4G63oIPKjQZWRVdV5d5ci', 'practitioner.created', 'practitioner', 'prac_MMNRyrVoNYJgmunloA9Yje', '1', '{}', 'req_Q5jc9DZgCVA1CiqoHSa9D7', null, '2026-11-16 05:49:57.197+00', '2026-11-16 05:49:57.197+00', '46', '46', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_P7asyhTKCbu9pEKYmLsSJ4', 'x12_document.created', 'x12_document', 'xdoc_WSzxy9VCFAkSrXvrBr09iv', '1', '{}', 'req_d9nlDmR4Pf76D2mCYQZV1H', null, '2026-11-16 05:49:59.697+00', '2026-11-16 05:49:59.697+00', '87', '87', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_PbMu83PXWrCpq76KAB0cf3', 'session_series.created', 'session_series', 'series_2kmfVHVdxT29uon6FXDT2d', '1', '{}', 'req_XMJpRrYH1bYVZh9QDVDBNX', null, '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.29+00', '25', '25', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_PbuH6MjJerkjWoevtnYCh8', 'person.created', 'person', 'per_29b8kPPmDP0nZ8iQ7IAA56', '1', '{}', 'req_X6t6bQDTIO2pRT59j7MRQN', null, '2026-11-16 05:50:00.153+00', '2026-11-16 05:50:00.153+00', '98', '98', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_PkIsN0wgF1yuixtFYcyQvN', 'person.created', 'person', 'per_AfMNRl25CYxz3Y9u8tGaOh', '1', '{}', 'req_VWqZJx7nQBcKkkZyHYWdnx', null, '2026-11-16 05:49:59.418+00', '2026-11-16 05:49:59.418+00', '81', '81', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_Q18DBrw8xFoza9MyxLO7MR', 'payment.received', 'payment', 'pay_KfR9sDCfEqeqJjNkmaNUdB', '2', '{amount_captured,fee,status,received_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '158', '158', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_Q9XEF6p85pVB8e2xhMTJGE', 'consent.offered', 'consent', 'con_AxD4okcN91zVPP8600d7fp', '2', '{status,offered_at}', 'req_kw85dQneFqIakpNAAJJ3AL', null, '2026-11-16 05:50:02.633+00', '2026-11-16 05:50:02.633+00', '129', '129', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_Qecf6zyEReltOo9BkmBVan', 'payment.created', 'payment', 'pay_qW2faw869Dh2UquwVp1WFs', '1', '{}', 'req_0ME3DPeASz1bSYRInifw5e', null, '2026-11-16 05:49:57.911+00', '2026-11-16 05:49:57.911+00', '54', '54', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_RH2FivmwGBRB80Dil2JZhR', 'person.updated', 'person', 'per_7rEERmvFKNjDGnqLiaAZjv', '2', '{care_team_ids}', 'req_QrezI4jDS0L0VDCaD3GSJb', null, '2026-11-16 05:49:56.621+00', '2026-11-16 05:49:56.621+00', '35', '35', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_RfuKqom4CgV4zjyhdCwIET', 'person.created', 'person', 'per_qEQyZO6E9QmNypfB6cDB7Q', '1', '{}', 'req_nciKv9Tc0oGnTLhhes789n', null, '2026-11-16 05:50:02.559+00', '2026-11-16 05:50:02.56+00', '126', '126', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_RoZ0RiYWuS1kXxeIiqSNWA', 'consent.offered', 'consent', 'con_UoiQlQyLV14E1v6euggXrq', '2', '{status,offered_at}', 'req_Aj88M3Dh84QNxl0z3TbnHb', null, '2026-11-16 05:49:59.525+00', '2026-11-16 05:49:59.525+00', '84', '84', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_Rx7MTAemSZ1USzZv5Erfzk', 'api_key.created', 'api_key', 'key_V2MI15FTPgOvEZaUkPmVy3', '1', '{}', null, null, '2026-11-16 05:49:55.552+00', '2026-11-16 05:49:55.553+00', '1', '1', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_RzyNwnxMM7l5mOGBC9PnE4', 'eligibility_check.completed', 'eligibility_check', 'elig_NWUCEsPw41LmBnc2H9QjmE', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '148', '148', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_SuPl8baJRVCSRPkRSlWy6M', 'person.created', 'person', 'per_KToX16n8a0L07uNFNrtpmn', '1', '{}', 'req_977C4XX2yCwvxvRnTLI5vx', null, '2026-11-16 05:49:56.905+00', '2026-11-16 05:49:56.905+00', '40', '40', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_TD5uPIX7hjxstMid6ciZWf', 'consent.granted', 'consent', 'con_AxD4okcN91zVPP8600d7fp', '3', '{evidence,signing,status,granted_at}', 'req_iTgdmRnCFrUaGelAggoLh9', null, '2026-11-16 05:50:02.667+00', '2026-11-16 05:50:02.667+00', '130', '130', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_TJDPhgmrEz5ofD5lv532lB', 'payment.updated', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', '3', '{processor_reference}', null, null, '2026-11-16 05:49:58.245+00', '2026-11-16 05:49:58.246+00', '58', '58', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_TmLnRYs44pDR4WOFRxXb0A', 'practitioner.created', 'practitioner', 'prac_A8KA4xBnY9dYMp8kzadREX', '1', '{}', 'req_4CyGSyQSEgIEXdoWgP3w5X', null, '2026-11-16 05:49:56.211+00', '2026-11-16 05:49:56.212+00', '22', '22', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_UHXLK1O5jpJdNZdHFhpZCy', 'payer_contract.created', 'payer_contract', 'pcon_wXT0vJcoB7NN4XNr7v2KKw', '1', '{}', 'req_OUU4WIPYV4XwJBY3QjLvwA', null, '2026-11-16 05:49:58.717+00', '2026-11-16 05:49:58.717+00', '65', '65', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_UZC6slwWIM9g8DK6cVPJlp', 'coverage.created', 'coverage', 'cov_wNuRCRZrX2rjfYLMH1cB39', '1', '{}', 'req_FR0jrCONIxDEpUtgNyD3dd', null, '2026-11-16 05:49:58.984+00', '2026-11-16 05:49:58.985+00', '72', '72', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_UusGxHZKmGcV3rWOn6plEm', 'deposit.created', 'deposit', 'dep_LG3GHSVVlEPzDtmNHjbePC', '1', '{}', 'req_SziK0sfjR0MotPCHJzjtRK', null, '2026-11-16 05:50:01.275+00', '2026-11-16 05:50:01.276+00', '102', '102', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_V3FB0Cm2aGnJySSLaPS0lt', 'practitioner.created', 'practitioner', 'prac_wGKeUbhCDhweXIHUno1P7f', '1', '{}', 'req_LrFGOpY2XjyKEllOr9mg4D', null, '2026-11-16 05:50:00.247+00', '2026-11-16 05:50:00.248+00', '100', '100', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_VAXpEur35sq6aLlLOsccgV', 'scoped_token.created', 'scoped_token', 'st_catYcekLjAXwZ7RzGQMS5Q', '1', '{}', 'req_0gKAVDfvyHNlG1S2lVstQ3', null, '2026-11-16 05:49:56.169+00', '2026-11-16 05:49:56.169+00', '21', '21', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_VEgqaIqDU2DZRztDop8DIT', 'person.updated', 'person', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '2', '{care_team_ids}', 'req_LfHHIahki37s6dHGpLyJww', null, '2026-11-16 05:49:56.821+00', '2026-11-16 05:49:56.821+00', '38', '38', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_VJCSKGwtpvw1m8Dp1YIMbZ', 'check.running', 'check', 'chk_1WBpuojxYvP65GjJGlVtBK', '2', '{attempts,status,running_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '135', '135', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_VoQNJVxM6lRuyDMjVCGyJ4', 'practitioner.created', 'practitioner', 'prac_0ruzvhpljEaBZv7zfhzQwg', '1', '{}', 'req_fKLaah8yJTlinxosBsVlZV', null, '2026-11-16 05:49:56.275+00', '2026-11-16 05:49:56.275+00', '24', '24', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_WeGcNah0GR86TXiCwjYvtA', 'person.created', 'person', 'per_SUVYG92OxHHjri25EJH0qu', '1', '{}', 'req_gl4fXECxyHEqyuhGAnEBAT', null, '2026-11-16 05:49:57.609+00', '2026-11-16 05:49:57.609+00', '49', '49', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_WkAJpLqjy2JhITGD77UYdI', 'session.created', 'session', 'ses_NYn9LeTPuoQjccheaWxgIw', '1', '{}', 'req_hePHkuYUBi8YVhEQ1GS1ld', null, '2026-11-16 05:49:56.233+00', '2026-11-16 05:49:56.233+00', '23', '23', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_XLNg8mMAO6gNuDKyP2xD1m', 'calendar_feed.created', 'calendar_feed', 'cal_n6gRqKinyJG3Gs0VYXvsbS', '1', '{}', 'req_wnF1QYYKP3lAboDwyQzWsd', null, '2026-11-16 05:49:56.389+00', '2026-11-16 05:49:56.389+00', '31', '31', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_XU4ukjTNqaYkZQFoozsN4s', 'refund.succeeded', 'refund', 're_cxuWEB1rk0HwwELtIK1rpR', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 05:49:58.519+00', '2026-11-16 05:49:58.519+00', '62', '62', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_XbxGhqgO5zu5cdinR6okYY', 'consent.created', 'consent', 'con_7bIt2r4KuNDN1eraepiSW4', '1', '{}', 'req_lG8roJxtmpoLavT6AAHYji', null, '2026-11-16 05:49:58.812+00', '2026-11-16 05:49:58.813+00', '68', '68', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_XeLnPBcSaYHXhVQcGNMIUK', 'person.updated', 'person', 'per_KToX16n8a0L07uNFNrtpmn', '2', '{care_team_ids}', 'req_FxvRNJwCTpsaxNjGKzY5Qj', null, '2026-11-16 05:49:56.946+00', '2026-11-16 05:49:56.947+00', '41', '41', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_YggirvjEpQqHSXFdVp3Uud', 'person.created', 'person', 'per_BvTmtYIJIuBeOZSy2thzG2', '1', '{}', 'req_2f3kFNZ1QkisjfaHNTCISb', null, '2026-11-16 05:49:59.969+00', '2026-11-16 05:49:59.969+00', '94', '94', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_Z1SKjJXV1bqbJhS8mU0msP', 'practitioner.availability_changed', 'practitioner', 'prac_MMNRyrVoNYJgmunloA9Yje', '2', '{published,rules}', 'req_dzWooUpMaK00chuiMK0N9J', null, '2026-11-16 05:49:57.239+00', '2026-11-16 05:49:57.24+00', '47', '47', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_Z3kMEkLCzngZB2ZyPn3nqn', 'coverage.created', 'coverage', 'cov_os4jIoMv32dlEAEkvetFns', '1', '{}', 'req_NNUKJGj37eDQY3IjPgIP4C', null, '2026-11-16 05:49:58.769+00', '2026-11-16 05:49:58.769+00', '67', '67', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_ZMyfe3pve2gLyJ8saoe5xu', 'billing_provider.created', 'billing_provider', 'bill_i7bWIeS9mNpqjbyGJJeXdT', '1', '{}', 'req_nDIdLdT9mhGUdY3yGVl1FT', null, '2026-11-16 05:49:59.395+00', '2026-11-16 05:49:59.396+00', '80', '80', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_Zvb4wFx55h3uULXrDLyvj2', 'payment.created', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', '1', '{}', 'req_CJTy3ok7vmtVs91H7Nz5Cs', null, '2026-11-16 05:50:01.39+00', '2026-11-16 05:50:01.391+00', '104', '104', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_ZxXxhYt3Ye7AMLgWvRSk0U', 'consent.offered', 'consent', 'con_7bIt2r4KuNDN1eraepiSW4', '2', '{status,offered_at}', 'req_nB7w6PdDJtnQDjH7G6brhq', null, '2026-11-16 05:49:58.845+00', '2026-11-16 05:49:58.846+00', '69', '69', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_aB3aemZmMwrGKjH0aYE7IL', 'consent.created', 'consent', 'con_UoiQlQyLV14E1v6euggXrq', '1', '{}', 'req_yVmtaxGzNkfONALyu7ikDw', null, '2026-11-16 05:49:59.487+00', '2026-11-16 05:49:59.487+00', '83', '83', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_aeD1nF3wz22x2WTpmRKne4', 'person.created', 'person', 'per_7rEERmvFKNjDGnqLiaAZjv', '1', '{}', 'req_ZLXM8GTBWwoT14qBu51q9T', null, '2026-11-16 05:49:56.44+00', '2026-11-16 05:49:56.44+00', '32', '32', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_azyFxggfa5L8D3zD4Tk10b', 'practitioner.created', 'practitioner', 'prac_ciPJK3MLSFT45rHlo8OFnZ', '1', '{}', 'req_IjYbRwa6HNaVRkD9nhVeg8', null, '2026-11-16 05:50:00.004+00', '2026-11-16 05:50:00.005+00', '95', '95', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_bEXZ2R5fawS3W4AaZGksi1', 'eligibility_check.created', 'eligibility_check', 'elig_NWUCEsPw41LmBnc2H9QjmE', '1', '{}', 'req_7J3QvVyrpVyRQYGCe39oXb', null, '2026-11-16 05:49:59.161+00', '2026-11-16 05:49:59.161+00', '77', '77', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_bmL3T2p56zPcz1WZpfEUIG', 'verification.approved', 'verification', 'ver_lOuzcMicrRzpz6XcZ7QIbS', '2', '{status,approved_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '144', '144', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_c22RvjmvyUJpx1ceRyVpFX', 'billing_provider.created', 'billing_provider', 'bill_cBTmNs1ZjMe9Q0QKFs4dKZ', '1', '{}', 'req_nIVXbNWi2hbNCuu5toFtAQ', null, '2026-11-16 05:49:59.317+00', '2026-11-16 05:49:59.317+00', '78', '78', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_c5vKRPRW5C2C6J60tcUevM', 'remittance.excepted', 'remittance', 'era_jRD3HEoo68cfa7O6ilpxlV', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '159', '159', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_eCxuT3zVUSiGMJLodD5P4B', 'practitioner.created', 'practitioner', 'prac_EcrFtqYNYcvUnAL3ghkMEH', '1', '{}', 'req_g5QMRsp6XMfmFCIL54zOCP', null, '2026-11-16 05:49:55.774+00', '2026-11-16 05:49:55.774+00', '4', '4', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_eN59YbfGeLW253tX08tJbO', 'remittance.excepted', 'remittance', 'era_gsKMzpOtzaNDfJywBMOie5', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '154', '154', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_eUQdtFZWTptgk0ly1aJwWd', 'payment.created', 'payment', 'pay_KfR9sDCfEqeqJjNkmaNUdB', '1', '{}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '157', '157', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_fCm9scaRWJaeYhvU5dXpQS', 'check.passed', 'check', 'chk_1WBpuojxYvP65GjJGlVtBK', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '136', '136', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_fStNaZcXWSkfiSFLfwrwPI', 'payment.updated', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', '3', '{processor_reference}', null, null, '2026-11-16 05:50:01.549+00', '2026-11-16 05:50:01.549+00', '106', '106', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_gxQFpejpGjeOx4d4Y70CPL', 'consent.granted', 'consent', 'con_fQXIBd7NL0z5bBBjTIvnYv', '3', '{evidence,signing,status,granted_at}', 'req_YXvnTKtPoMBI7TcRmhdUNv', null, '2026-11-16 05:49:59.104+00', '2026-11-16 05:49:59.104+00', '75', '75', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_jPXKFDllpgZ7Hn5Gm7A5cg', 'check.passed', 'check', 'chk_bhl4OL19DaMEJrcNPwgLIA', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '147', '147', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_kZCv9nd2KqNxznsWknMuE5', 'consent.granted', 'consent', 'con_xQUHPkKWemteU8BRec47KI', '3', '{evidence,signing,status,granted_at}', 'req_wH8fEUysDYFY6sN46G47EF', null, '2026-11-16 05:50:01.884+00', '2026-11-16 05:50:01.885+00', '114', '114', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_kaRpHjIt8LAQUtZde1Z2QG', 'practitioner.verified', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '145', '145', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_ktj10xwsZ8tjZR5qwOQn9o', 'payment.created', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', '1', '{}', 'req_ixUxeealntRS7bVceVlASv', null, '2026-11-16 05:49:58.057+00', '2026-11-16 05:49:58.057+00', '56', '56', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_kyFHbTF3071m6TgaAY5wIe', 'practitioner.created', 'practitioner', 'prac_gou2mzNJkITf8fxx3A12Px', '1', '{}', 'req_EFTsPzIddYnqvI1zkffOLv', null, '2026-11-16 05:50:02.491+00', '2026-11-16 05:50:02.492+00', '124', '124', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_l3tU3mBntcB1HoARVH4R9b', 'payment.received', 'payment', 'pay_7wy0ojzf0pF4fZidC3ZxGv', '2', '{amount_captured,fee,status,received_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '153', '153', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_lDH2AvLAUNvRqovQs05fYL', 'x12_document.processed', 'x12_document', 'xdoc_WSzxy9VCFAkSrXvrBr09iv', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '155', '155', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_m78NaTdrEmQRDqGMmkcwGr', 'note.created', 'note', 'note_nbcVoS61jS80XhsNzBLuy8', '1', '{}', 'req_jYzgh3IpWkobU9avLNUYeU', null, '2026-11-16 05:49:56.667+00', '2026-11-16 05:49:56.667+00', '36', '36', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_me3aBaFAbwUoOL45HAdHY4', 'practitioner.availability_changed', 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', '2', '{published}', 'req_XrLA43J2y7yhzN1mW5bO1W', null, '2026-11-16 05:50:02.436+00', '2026-11-16 05:50:02.436+00', '123', '123', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_mfT5F0CwJr34hn4QL41y6y', 'consent.granted', 'consent', 'con_UoiQlQyLV14E1v6euggXrq', '3', '{evidence,signing,status,granted_at}', 'req_J7fYJ01I83RzcIsmduWcC0', null, '2026-11-16 05:49:59.561+00', '2026-11-16 05:49:59.561+00', '85', '85', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_mtLcp3TQz3P7Jjoby2obch', 'check.running', 'check', 'chk_MwJtsetEeNmHOQJMeVN9Bd', '2', '{attempts,status,running_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '140', '140', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_nPJiGqxaiDkKosooQNtv6D', 'practitioner.created', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', '1', '{}', 'req_BBFoUK9cBsHz47Hft4HxM8', null, '2026-11-16 05:49:55.813+00', '2026-11-16 05:49:55.813+00', '5', '5', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_nxCN6EdESUe6ZZXFIkudcx', 'session.created', 'session', 'ses_oALFURinsOocd3A1kY0iX3', '1', '{}', 'req_KasfbUbQiTEpwVxWhwIGL8', null, '2026-11-16 05:50:01.95+00', '2026-11-16 05:50:01.951+00', '116', '116', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_oMeBJ49eru2CamoAwEQfnA', 'dispute.created', 'dispute', 'dsp_I1WqeMgylvoMndbVeLTyiv', '1', '{}', null, null, '2026-11-16 05:50:01.663+00', '2026-11-16 05:50:01.664+00', '108', '108', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_onPYCffe7yT4Uvbw6CicGN', 'practitioner.eligibility_changed', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', '5', '{eligibility.US-CA}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '161', '161', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_os9uZ3os0ARYwJQtqi593e', 'verification.created', 'verification', 'ver_lOuzcMicrRzpz6XcZ7QIbS', '1', '{}', 'req_0Fpsutikex1hmrZ1rxKeIb', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:49:55.832+00', '6', '6', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_ouSs7Wez87pS6vGWOitUxb', 'practitioner.created', 'practitioner', 'prac_vUXxodwuPAo9xVKf3gBKOX', '1', '{}', 'req_KU0HBfdkIQqPZpjjvWPkOL', null, '2026-11-16 05:50:01.768+00', '2026-11-16 05:50:01.768+00', '110', '110', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_p4hyaOJ5SbSuzhDM8immPF', 'consent.created', 'consent', 'con_AxD4okcN91zVPP8600d7fp', '1', '{}', 'req_snDOiNe6p4eaAlphcMwKUr', null, '2026-11-16 05:50:02.61+00', '2026-11-16 05:50:02.611+00', '128', '128', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_p8vKEJ9ZmU07d0BWzt7wqJ', 'person.created', 'person', 'per_oQVUdGv51UJ5LrocRkfoe0', '1', '{}', 'req_mU1JAxvZdiFszHa1jjcpol', null, '2026-11-16 05:49:57.867+00', '2026-11-16 05:49:57.867+00', '53', '53', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_pPQmIXdtWzh93LpNlg1eBB', 'consent.created', 'consent', 'con_xQUHPkKWemteU8BRec47KI', '1', '{}', 'req_iUnT7Odob72z6PZ6LbN842', null, '2026-11-16 05:50:01.824+00', '2026-11-16 05:50:01.824+00', '112', '112', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_pqKS8aU4yb6eMkM31mldA4', 'claim.submitted', 'claim', 'clm_jJFRLMpXgDFTpIpjnAEfg7', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_8JscI1UKw0d66JQ65TPgm3', null, '2026-11-16 05:50:02.782+00', '2026-11-16 05:50:02.783+00', '134', '134', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_pwi3d2KOmj1ZfAUZ25YpWg', 'check.passed', 'check', 'chk_495LZjhABQRpgv0E85zze0', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '139', '139', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_q9LWVkFuEOe4NRoVzbdfQA', 'coverage.updated', 'coverage', 'cov_wNuRCRZrX2rjfYLMH1cB39', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '149', '149', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_qDUlvflsZZj0IRta3ClzsR', 'coverage.created', 'coverage', 'cov_PN2baZGOmYdWcS3uuJp6Z1', '1', '{}', 'req_lDnZeueDUelGUWTBTLxJly', null, '2026-11-16 05:50:02.573+00', '2026-11-16 05:50:02.573+00', '127', '127', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_qERlGGJ4ujBCVI7Hxupapa', 'claim.created', 'claim', 'clm_jJFRLMpXgDFTpIpjnAEfg7', '1', '{}', 'req_AQphGhRMatVlGLDSWRdrgK', null, '2026-11-16 05:50:02.724+00', '2026-11-16 05:50:02.725+00', '131', '131', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_qT9FttBySyLPbFLKsYwp40', 'note.created', 'note', 'note_xgDLSM42NlfmP06tm3jxxq', '1', '{}', 'req_FQpEMRKoSpVAp6I5rm4tUB', null, '2026-11-16 05:50:02.269+00', '2026-11-16 05:50:02.269+00', '119', '119', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_rjT7jCXAl3z281it2Z2Q4L', 'practitioner.updated', 'practitioner', 'prac_sbCBBYI5Icy02woENpcqWa', '3', '{licenses}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '137', '137', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_rmPyUgx76xTe4MxhpNjQfX', 'risk_flag.created', 'risk_flag', 'risk_TH2F9qxmQKHhOq5HxqoEhm', '1', '{}', 'req_0cYbM2Wmg2qCnqL6IS4UXb', null, '2026-11-16 05:49:57.001+00', '2026-11-16 05:49:57.001+00', '42', '42', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_sXfsC0wfA0ipdD2hjWO8GG', 'payment.refunded', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', '5', '{amount_refunded}', 'req_C3g123tQfWsKxI4qmgT8Bz', null, '2026-11-16 05:49:58.393+00', '2026-11-16 05:49:58.393+00', '60', '60', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_smYkNPkrTrg6EGmsjdu24i', 'person.created', 'person', 'per_LVlC7L0UfqUndNJB8UfYvp', '1', '{}', 'req_vTynROnrUsLBPf4WNGaAJX', null, '2026-11-16 05:49:58.005+00', '2026-11-16 05:49:58.005+00', '55', '55', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_tnOcWsrf5GfpaMyqzHsufi', 'consent.created', 'consent', 'con_FdnBHnw6cRwuAHVW5PxUyT', '1', '{}', 'req_48pzX7m6cyjjsdxXJ7r5ha', null, '2026-11-16 05:49:56.031+00', '2026-11-16 05:49:56.031+00', '16', '16', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_tpRck9bqF1UG5JiR9yzM5p', 'practitioner.created', 'practitioner', 'prac_K7W2HKjqbMJqSmBB7VQGJf', '1', '{}', 'req_ku9AQjEvbrKJ773OVTOItN', null, '2026-11-16 05:49:55.889+00', '2026-11-16 05:49:55.889+00', '12', '12', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_twMlW6IPee0AfumVscLaYo', 'practitioner.created', 'practitioner', 'prac_8K63ck8F5xQ8QDvBCNoJeo', '1', '{}', 'req_Ug2oi9qX4sbYmsqsYF302i', null, '2026-11-16 05:49:59.355+00', '2026-11-16 05:49:59.355+00', '79', '79', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_tzBxGKmlu187STnj6XtQUu', 'check.running', 'check', 'chk_gDJzbPwNte5AO4Ik0MNivu', '2', '{attempts,status,running_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '142', '142', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_ujJSJ5AtrbtWLhGFdhHubE', 'practitioner.created', 'practitioner', 'prac_h97d8YAaVVR4NSZAICM9vP', '1', '{}', 'req_B0z7pQNGp4g65b5UmbLbvM', null, '2026-11-16 05:49:56.153+00', '2026-11-16 05:49:56.153+00', '20', '20', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_ujMa2JZNZWfrU8JGSMht6Z', 'practitioner.created', 'practitioner', 'prac_tkHBEuXWpeBwUCL6tYyq96', '1', '{}', 'req_H6QLJJjmEOVt8q2H1jo0G3', null, '2026-11-16 05:49:58.599+00', '2026-11-16 05:49:58.599+00', '63', '63', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_uodj8fQYspTS0stYwnFb0E', 'payment.succeeded', 'payment', 'pay_PBEBlUasZKU3mYtTlEOkWW', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 05:49:58.301+00', '2026-11-16 05:49:58.301+00', '59', '59', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_vBZmSnaUU4qsQ8AsHIZchF', 'superbill.created', 'superbill', 'sbl_klEDzfcM8tDr17HL6zFxyO', '1', '{}', 'req_g4X3uG4Lo5eOHpXVNATx7M', null, '2026-11-16 05:50:00.029+00', '2026-11-16 05:50:00.03+00', '96', '96', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_vFJINbSk6FtBjorDP4xheG', 'person.updated', 'person', 'per_i5OYzznUNB0RbMTBOINNs3', '2', '{care_team_ids}', 'req_gtiXIJc85jKLnAc3923fuD', null, '2026-11-16 05:49:57.077+00', '2026-11-16 05:49:57.077+00', '44', '44', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_vFdoLncCP6sd1o1UN0WiI1', 'transmission.created', 'transmission', 'trn_IcP8Xoj7epvmUnLOM3swUp', '1', '{}', 'req_8JscI1UKw0d66JQ65TPgm3', null, '2026-11-16 05:50:02.782+00', '2026-11-16 05:50:02.783+00', '133', '133', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_vZgI2K5ME2jZ32kAj3qpRV', 'payment.succeeded', 'payment', 'pay_nUesDQR3xBVttyBwHsjrhU', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 05:50:01.589+00', '2026-11-16 05:50:01.589+00', '107', '107', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_vsGNQQwYZktgdHeygymkEd', 'remittance.created', 'remittance', 'era_jRD3HEoo68cfa7O6ilpxlV', '1', '{}', 'req_0M5yGYXtAiGiBUjNv74nkf', null, '2026-11-16 05:49:59.725+00', '2026-11-16 05:49:59.725+00', '89', '89', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_w71SkNQ9cihxJ6m2sDyfzr', 'check.running', 'check', 'chk_495LZjhABQRpgv0E85zze0', '2', '{attempts,status,running_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '138', '138', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_wqMvrXi7V63OiHZ7d1iHP3', 'note.created', 'note', 'note_vwvFFAzOpmr775yX6k0xBf', '1', '{}', 'req_7VgDvLfrCbgdKU3kzUe98l', null, '2026-11-16 05:50:02.068+00', '2026-11-16 05:50:02.068+00', '117', '117', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_xWoARxY1Jb2tyI0fLNGPHB', 'remittance.balanced', 'remittance', 'era_gsKMzpOtzaNDfJywBMOie5', '2', '{status,balanced_at}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '151', '151', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_xcaiICC77dxlbmnArVPmya', 'assessment.created', 'assessment', 'asmt_dlN85VOzAoLJaXcEuhhqKX', '1', '{}', 'req_0czVcgebmdXFaRj1H9P6Qn', null, '2026-11-16 05:49:57.121+00', '2026-11-16 05:49:57.121+00', '45', '45', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_yFSaRwm2B8ctgwpnDNIbHW', 'disclosure.created', 'disclosure', 'dis_sYEzCuIQTgkcMp2w9KeuJg', '1', '{}', 'req_7J3QvVyrpVyRQYGCe39oXb', null, '2026-11-16 05:49:59.161+00', '2026-11-16 05:49:59.161+00', '76', '76', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_yJm5d8Mfic4JJe0MkxSPbI', 'session.created', 'session', 'ses_bP3qLSiZ6to9OOPELmYSJ1', '1', '{}', 'req_XMJpRrYH1bYVZh9QDVDBNX', null, '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.29+00', '28', '28', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_yNTzcp1gFe3tWJsHB0NNzL', 'consent.offered', 'consent', 'con_fQXIBd7NL0z5bBBjTIvnYv', '2', '{status,offered_at}', 'req_627DTtL9Pw2JSYE4p0UYPe', null, '2026-11-16 05:49:59.069+00', '2026-11-16 05:49:59.069+00', '74', '74', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_yfx7AHFwnsvBDynqGzfqRC', 'api_key.created', 'api_key', 'key_4vYj8I63zcB0WvwK0caFi3', '1', '{}', 'req_4chsuu6lKWyOgrHCPvmi5u', null, '2026-11-16 05:49:55.713+00', '2026-11-16 05:49:55.714+00', '2', '2', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_ystrKhYmi1HCEA9cVyWzrH', 'person.created', 'person', 'per_bLVOcUULOIExpxBkLEbQSe', '1', '{}', 'req_WNOLtE0iyA0T5jLFEDPLEE', null, '2026-11-16 05:49:59.791+00', '2026-11-16 05:49:59.792+00', '91', '91', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_zL9yjVqbp8EBkaBRwVF03W', 'payment.created', 'payment', 'pay_7wy0ojzf0pF4fZidC3ZxGv', '1', '{}', 'req_BjpqWQPJZ72htyx9mzzNcJ', null, '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', '152', '152', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_zSFtNbsvC3a7zML7AKTT8W', 'billing_provider.created', 'billing_provider', 'bill_y93GYEClWOldXxKvwrMCoH', '1', '{}', 'req_ntpYbOv7FQgODXrUmvVUtG', null, '2026-11-16 05:50:02.533+00', '2026-11-16 05:50:02.533+00', '125', '125', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'evt_zl3BeelpKRfjCybgiHPgRH', 'coverage.created', 'coverage', 'cov_Pu5CMPysIagLCoAHvWv0Tc', '1', '{}', 'req_29uh8SgT82IN9E35PeItgZ', null, '2026-11-16 05:49:59.457+00', '2026-11-16 05:49:59.457+00', '82', '82', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x01a5f421c0a010ee120bc8733c08664aba25b353f3f1af9f555d3207ce456a0ef7a79c0f55df', '-4bTD6hNLX8xFE1J23oL9wHrpdQKxhCzhJlFz9v_kxA', 'prac_XKdby9ciuRHPOljTf4Nlec', null, '\x01935edc8a62f8f50422021525e157321330e8ef9c77791254c381d663607a71f33a3b1f58a1fe13deda4f13344b6ac1923637691fd114e5dd7dff7e31ba77ceff8573dddca989cf936643f88dad679285fdd824890a5a126e80863a2e292faccedd910d00fd6c86f1fee72edf981dd8e748193a44d860d3be6d68108a9ab1d8a112340373be911e480da66388afa77bd5baece5fabfc099d65697f7fbb292cc81093097149734cc5f012a9f3f6ca010cb45821b3d785b09790aaa9e19b051b235098125481d2980681901683b66c244cefddfc7e4cc948c39eaca3a1e41eaff78d5e716ca1e12e8cb92105bfe002e2c54e290e2640386dad577f77c72552d84eaad9887b259bec8f5f6dc11bc07b865c918d9a5212db48c76ca35372b1ab60dd21c006ce9984ddd65e7d455fc911acc4c04497642923416e537b1a09a141d53a2ba371bfb283b29072c2d9496da2f933f838880d51526ade04ee11f95357edde8a9a4cf803efae57fca70191e7a24c8d6464e88e056da4387c472aa52e7f345abcf096d8fccbf3f63f42aacbe38a141a50061f3d7eec804183557bdc62abb322d738a561779247104abb631be1925a797eed91d436d2bbdd2ebbc81dc76bb5275a6ea45268a23570e6fc36e9f76ffcdf56e62a88cdaa66bba0bfd5ecc330d25d7b8b8353d2914682f9ad8f8aa39d8a9498170eff510bedbd34fb890f73c9b900fffdeae3f82d29a383e7720dbdec9f5dd14aaf9daebbcb193acab54b3e3c099648d4f4123a2e4f950352117b6c2044544ea3593b4e67b4ae3449975ccc7300673f39ab6cc7001853a9fbb8fc6528cec5876d93b92df08c5a0714efd92dc245f872a089e74a77245f66bcf9610ef0d4c011b922ec503917738e95648dcdd7c2ebbca608c9e8933e1c52b9095c98bd4a4f60e905bce58bfc847484e41261c9b11dc705d0a56a96d16a01b25611a97ddbe5fa04c6f218af9511e11d9635f3df5072e61903a72a1a177f246dc4628b20e257f6824230ed9f53fd059d31560e58a6fe3dd6be97970639e6153cfcfbfa5882ad38d9d2d8829104bf7ae083c4bbbd02fe277c8d4a98e3889a0aabacceddac3726a9c0bf8e3fc5dfaa3cf23236564859d59b797735f2d769fa4a1eb48a355847721883d2c14f32a025e6554759838d4c9ddcb6906c54ff7606cd5ec62250a9d8cfeeced85cd383ec1020498b499ac0d80446078d8cedee829d2a59a9866f8d597fb192d2ab4089a44b3f2e42518ae10918288211e81c19f07d3c2c2a229d787fe96d9f80863be1fa5022940d54e9a2e98b46399c6a093f2e2920ec21812c897f82e90b5fb2eabc72dd86083ffdc08e72b8e0fc194137db5c988325de3f294ef93c1f0c17d6daefcbd74422e7058310294c4af900e4e6b2a04c328d7632a08d16644feec838c154af2d117f154b26ca311890d59b175c7ec6aac5452a835b5a212bc17f4ee429b0ff7e274a68d8aa5160345e8efeabe0f4991f6d804d65b36417dbb16fca93645d0674aac6405a53a7183f5fc89054d9206c3012b752df39f23119b66be64ad891c32a905bbee9e5a614ae2411a41df8e33631fedc5b0df763bd457111fd4bd930ac3bad508cbf722a8d8a9b70dcf6c79ca540b19c83a50a03cddb1834ef8a698c74fbf594e9818384ede', '2026-11-16 05:50:02.409+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:deposit_clearing:dep_LG3GHSVVlEPzDtmNHjbePC', 'usd', '0', '-12500', '1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:deposit_clearing:dep_wm9sNld6CZVxgigvCLj3cR', 'usd', '0', '-12500', '1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:patient_ar:per_A0afxvoVY0zRQYJQCXAnGI', 'usd', '0', '0', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:patient_ar:per_LVlC7L0UfqUndNJB8UfYvp', 'usd', '0', '0', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:patient_ar:per_PAXPxb6shYWVRdwECldMM0', 'usd', '0', '500', '1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:patient_ar:per_SUVYG92OxHHjri25EJH0qu', 'usd', '0', '15000', '1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:payer_ar:clm_jJFRLMpXgDFTpIpjnAEfg7', 'usd', '0', '18000', '1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'liability:patient_credit:per_A0afxvoVY0zRQYJQCXAnGI', 'usd', '0', '-2500', '1'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'liability:patient_credit:per_LVlC7L0UfqUndNJB8UfYvp', 'usd', '0', '-1500', '2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'liability:patient_credit:per_PAXPxb6shYWVRdwECldMM0', 'usd', '0', '0', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'liability:patient_credit:per_SUVYG92OxHHjri25EJH0qu', 'usd', '0', '0', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_1ojt4oA4XJk3VQjFDeJssD', 'dispute_fee_paid:dsp_I1WqeMgylvoMndbVeLTyiv', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 05:50:01.663+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_AOY8YLTterUWrKoaAS9YVp', 'deposit_received:dep_LG3GHSVVlEPzDtmNHjbePC', 'deposit_received', 'usd', '2', 'plQNEJAkvMBKCFr0WEcHFrmiVMYQRpdZHAEtfXuzhW0', null, '2026-11-16 05:50:01.275+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_BPT3X74lRBjoIEQX5aQETy', 'copay_taken:pay_PBEBlUasZKU3mYtTlEOkWW', 'copay_taken', 'usd', '2', 'atHm5Lt8m1PMFwcHuPWuUU_1b2d_NPQWtrYujXePVRM', null, '2026-11-16 05:49:58.301+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_Bo4guoiQH9MkkMkjylwK7w', 'copay_taken:pay_nUesDQR3xBVttyBwHsjrhU', 'copay_taken', 'usd', '2', 'tNw2dfewrGc4zi4GsmVW3ykcs5mY6bUjk7KBDwrxIhM', null, '2026-11-16 05:50:01.589+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_DJwsGizj4F30xGW2ApkMaz', 'deposit_received:dep_wm9sNld6CZVxgigvCLj3cR', 'deposit_received', 'usd', '2', 'kyCS_Sb6TROu84ljxtDucNVJX2upVpIzZevTNkeR_rs', null, '2026-11-16 05:50:00.112+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_PHpxPam2clH3LiWm9tVpW4', 'self_pay_charged:chg_NqpxcYoxzptZA1WSNYJGih', 'self_pay_charged', 'usd', '2', 'bVh8gaaGwiNd_DW4MwLdNC2u4kt5Fzsw_yn7VLyuBx4', null, '2026-11-16 05:49:57.661+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_dubl6H1aaNdHe0pqVPwyrV', 'refunded:re_cxuWEB1rk0HwwELtIK1rpR', 'refunded', 'usd', '2', 'AZAC9AnUFaNF7bTbGeIaOQRdiZ9r6vqL0RQVHszkxy0', null, '2026-11-16 05:49:58.519+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_k4cq3O7Xeg6FRAlA5XoI28', 'claim_charged:clm_jJFRLMpXgDFTpIpjnAEfg7', 'claim_charged', 'usd', '2', 'q5LMyhtMUXIx29ZFgJlEwoCnjiJb42yUH-5qeAYAegY', null, '2026-11-16 05:50:02.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_k9ejgUiTgBjiinOiqHEll5', 'fee_paid:pay_PBEBlUasZKU3mYtTlEOkWW', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 05:49:58.301+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_s0tCsLThdQlpDjWTOuDAZR', 'fee_paid:pay_nUesDQR3xBVttyBwHsjrhU', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 05:50:01.589+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_vDPlflcy4UttX9mda37SDz', 'dispute_opened:dsp_I1WqeMgylvoMndbVeLTyiv', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 05:50:01.663+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ltx_x8qNwnjrCqiYmheLgAQjlW', 'balance_adjusted:adj_9XlCN2ajgvI65mfIV4CmaP', 'balance_adjusted', 'usd', '2', 'FfVzO0gzQnSd53Hb9_qACT3riwHdzTMrPclpD4Vz_ik', null, '2026-11-16 05:49:57.803+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_31ouAHqrKRMWyyFbqgFLeJ', 'ltx_x8qNwnjrCqiYmheLgAQjlW', '1', 'balance_adjusted', 'asset:patient_ar:per_PAXPxb6shYWVRdwECldMM0', 'usd', '500', 'per_PAXPxb6shYWVRdwECldMM0', null, null, null, null, null, null, '2026-11-16 05:49:57.803+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_78d7beLU36ZDNgk0s3Clt9', 'ltx_s0tCsLThdQlpDjWTOuDAZR', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_nUesDQR3xBVttyBwHsjrhU', null, null, '2026-11-16 05:50:01.589+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_AfDH9k2VL1Aq16cFwdmM0O', 'ltx_DJwsGizj4F30xGW2ApkMaz', '2', 'deposit_received', 'asset:deposit_clearing:dep_wm9sNld6CZVxgigvCLj3cR', 'usd', '-12500', null, null, null, null, null, null, 'dep_wm9sNld6CZVxgigvCLj3cR', '2026-11-16 05:50:00.112+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_DtT3Q38ZuvmnBBnQqLy7S8', 'ltx_k9ejgUiTgBjiinOiqHEll5', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_PBEBlUasZKU3mYtTlEOkWW', null, null, '2026-11-16 05:49:58.301+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_HrJdnuyxtECMd8cfyf6Aaa', 'ltx_Bo4guoiQH9MkkMkjylwK7w', '2', 'copay_taken', 'liability:patient_credit:per_A0afxvoVY0zRQYJQCXAnGI', 'usd', '-2500', 'per_A0afxvoVY0zRQYJQCXAnGI', null, null, null, 'pay_nUesDQR3xBVttyBwHsjrhU', null, null, '2026-11-16 05:50:01.589+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_IgXCwDJTB1VL5hTfANoeq8', 'ltx_AOY8YLTterUWrKoaAS9YVp', '2', 'deposit_received', 'asset:deposit_clearing:dep_LG3GHSVVlEPzDtmNHjbePC', 'usd', '-12500', null, null, null, null, null, null, 'dep_LG3GHSVVlEPzDtmNHjbePC', '2026-11-16 05:50:01.275+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_OEvTgKrGAfDxMEgVAYAcQc', 'ltx_DJwsGizj4F30xGW2ApkMaz', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_wm9sNld6CZVxgigvCLj3cR', '2026-11-16 05:50:00.112+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_OHT7IHAvDMSjPbctHvFlpA', 'ltx_1ojt4oA4XJk3VQjFDeJssD', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_A0afxvoVY0zRQYJQCXAnGI', null, null, null, 'pay_nUesDQR3xBVttyBwHsjrhU', null, null, '2026-11-16 05:50:01.663+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_QjOuow7GwWo09OHUleSkTd', 'ltx_PHpxPam2clH3LiWm9tVpW4', '1', 'self_pay_charged', 'asset:patient_ar:per_SUVYG92OxHHjri25EJH0qu', 'usd', '15000', 'per_SUVYG92OxHHjri25EJH0qu', null, null, null, null, null, null, '2026-11-16 05:49:57.661+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_Uyb9bA6m03rymij9ut7qcv', 'ltx_PHpxPam2clH3LiWm9tVpW4', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_SUVYG92OxHHjri25EJH0qu', null, null, null, null, null, null, '2026-11-16 05:49:57.661+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_XPOdBjEGVolETUDs07SBkU', 'ltx_1ojt4oA4XJk3VQjFDeJssD', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_A0afxvoVY0zRQYJQCXAnGI', null, null, null, 'pay_nUesDQR3xBVttyBwHsjrhU', null, null, '2026-11-16 05:50:01.663+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_bDccgsj464eNQzU8bIsSNW', 'ltx_Bo4guoiQH9MkkMkjylwK7w', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_A0afxvoVY0zRQYJQCXAnGI', null, null, null, 'pay_nUesDQR3xBVttyBwHsjrhU', null, null, '2026-11-16 05:50:01.589+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_ec25UQxblQVdN323Zb8lST', 'ltx_vDPlflcy4UttX9mda37SDz', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_A0afxvoVY0zRQYJQCXAnGI', null, null, null, 'pay_nUesDQR3xBVttyBwHsjrhU', null, null, '2026-11-16 05:50:01.663+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_fsXGYNlXoiWO5Oc7P7VciG', 'ltx_x8qNwnjrCqiYmheLgAQjlW', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_PAXPxb6shYWVRdwECldMM0', null, null, null, null, null, null, '2026-11-16 05:49:57.803+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_jekhpsBrpy3ETF2DOovaht', 'ltx_AOY8YLTterUWrKoaAS9YVp', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_LG3GHSVVlEPzDtmNHjbePC', '2026-11-16 05:50:01.275+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_jj5X5Gzax0gbso5opZH5aN', 'ltx_BPT3X74lRBjoIEQX5aQETy', '2', 'copay_taken', 'liability:patient_credit:per_LVlC7L0UfqUndNJB8UfYvp', 'usd', '-2500', 'per_LVlC7L0UfqUndNJB8UfYvp', null, null, null, 'pay_PBEBlUasZKU3mYtTlEOkWW', null, null, '2026-11-16 05:49:58.301+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_lfERSfDrUdDko52LNVVu41', 'ltx_BPT3X74lRBjoIEQX5aQETy', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_LVlC7L0UfqUndNJB8UfYvp', null, null, null, 'pay_PBEBlUasZKU3mYtTlEOkWW', null, null, '2026-11-16 05:49:58.301+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_mKjNf5M0Ba8H76Gt7TtcsZ', 'ltx_dubl6H1aaNdHe0pqVPwyrV', '1', 'refunded', 'liability:patient_credit:per_LVlC7L0UfqUndNJB8UfYvp', 'usd', '1000', 'per_LVlC7L0UfqUndNJB8UfYvp', null, null, null, 'pay_PBEBlUasZKU3mYtTlEOkWW', null, null, '2026-11-16 05:49:58.519+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_onIVs431McoaX2NxxWxY4g', 'ltx_k4cq3O7Xeg6FRAlA5XoI28', '1', 'claim_charged', 'asset:payer_ar:clm_jJFRLMpXgDFTpIpjnAEfg7', 'usd', '18000', 'per_qEQyZO6E9QmNypfB6cDB7Q', null, null, 'clm_jJFRLMpXgDFTpIpjnAEfg7', null, null, null, '2026-11-16 05:50:02.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_q4f5atD7yGTbXidNdyz4Ak', 'ltx_k9ejgUiTgBjiinOiqHEll5', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_PBEBlUasZKU3mYtTlEOkWW', null, null, '2026-11-16 05:49:58.301+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_rU4AkPQ4Hg2BuHprx7HPdF', 'ltx_s0tCsLThdQlpDjWTOuDAZR', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_nUesDQR3xBVttyBwHsjrhU', null, null, '2026-11-16 05:50:01.589+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_tAkHIx1hBdSAmOgVGi27of', 'ltx_k4cq3O7Xeg6FRAlA5XoI28', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_qEQyZO6E9QmNypfB6cDB7Q', null, null, 'clm_jJFRLMpXgDFTpIpjnAEfg7', null, null, null, '2026-11-16 05:50:02.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_tRGfLIgDVPU2PV655VIFT9', 'ltx_dubl6H1aaNdHe0pqVPwyrV', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_LVlC7L0UfqUndNJB8UfYvp', null, null, null, 'pay_PBEBlUasZKU3mYtTlEOkWW', null, null, '2026-11-16 05:49:58.519+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'le_we4ottuTq7mdBgnRCzGjfw', 'ltx_vDPlflcy4UttX9mda37SDz', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_A0afxvoVY0zRQYJQCXAnGI', null, null, null, 'pay_nUesDQR3xBVttyBwHsjrhU', null, null, '2026-11-16 05:50:01.663+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', 'per_YD9bu15OWpemdzJt0QE9Jv', '\xb5262ff965b41982e7fa8f528eb3dd7e');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pcon_wXT0vJcoB7NN4XNr7v2KKw', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 05:49:58.717+00', '2026-11-16 05:49:58.717+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', 'prospective', '\x0196b63b781d67a46c28c78091c2ceb9bee5cc49082fe5f0f61aef62a2615dba5a14a6456078ae0812a7ff17278995ee9aa9a33ac80b945dbec5fbfb1deeb0cd6203be13e93bd81096ca236d627a8d35fe6748523f8677cfe33e2b6067930d8aee6a8c5bbdafe1e05384bb33bad9fb04b09473fce31332b73c5a85e0a637c5b71e7332b5168713cca2714cf07414c1cdd3749583e9fb3a5abcd970548282e03975a079303beba7c0cbd3273461ba6510ee961e39b9fdcb1beaa464e2f696361bce5207789ece3e57499478e7bee662261841dca970bc932355742e44d47ed49185d3ebedbfacd13007facbd11bacfd4ad2c233b4834f21b9a3d96c0f81f6ea7193e76a7c80fd599c6fd063db274be5e23d33e8b48f1e1513a26494e96f49121b48027f5be6cca62376c675518efa7f32b94f92ea9d50b1f0a91ea3d9fa7316e76b162f0147be5d03be5ef01142411357fb8c7774f896ae3a5e4d19a92a6ab84abfb69b0f1a84de52732f44cd9af32f34b68914b4f963bbaad450c7bcc683433f3253d5d87a7c44dabad6705c0a5e83ae0bee444209d243c18673a2218a809d7415fa80d53f0a16b0d25ade1a1537b28e13c78a6aa9eacd73e4868e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:50:00.153+00', '2026-11-16 05:50:00.153+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', 'prospective', '\x0135fb58aad2d54a7ee13aa89dbd92411a44e934d4b37197bc123cde61d8dfd4fbdf9303e1c4137a142403af638cf9761acffc2aef606296e33845d663d5f4ba126a92dee984f2173cabc3cff9fcd421402d256702e65a28808f3b37a59ee8518d33f0d7337474af3b9ea0501ef4358457e800ae5e9f93f7a9661d2c157602783b45bdabf130a6d53e3c2fec5fa618e10c8eb51f6c5c0b1165d286da5b10f7fb81d172653ba4db1ca4e4b1e04cf8352fbc401fb75920897afdb0b4fa1fe5d11670ac84bfdfff2bafc8f1bd84c017b1eeba97106a8eb93bdb6be9a71cca05cfe9e0202e4e15d33f262da4b4faae5c868688289dad7b949d23f674c2c41c3d818fc2c03b05b08e0ae7fca20db6687ceaf3356a2c4141dc61e9a02304f8d05ffbdbf90d76b68f331f5ca25cb2739c04a6950f78637e318da42b1d6443540d4205e54723fbc3e6ba3f7d035b3d4678f2032dc2b8e7a37ef5370115b0f1fba79b991c3136cbbae4c3b7c96866b5ba058e6d937be41b3d5476b8a5b5f34b9c77d1343954d7597321336eac3e9adc1eae0b0be628074e79754bef9d5cd0d34dd47b8885bb1cd001daf27a7710fef188ce8729eed79ad7520f0b4d3673e575', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:55.997+00', '2026-11-16 05:49:55.997+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', 'prospective', '\x0144ef28bfccfc1c090c1e76e63fc05ec7d74e12e6985bb4ae7b90098515c348630968a8f65e344893020fa90d42e3c44730b6c43ecada3e3041648b6ddf343123326b872350bf5c5131466c131b0f947c1443f3187d1e1eb8f5dd240749a82204ecd76fd953f4df11823577b00f0c7fc89007eb3353434f630dfd1e933a6a7d110a212c1a24a4e5e7bcb76a522f5d2488fd6c0b12343a9b682896e3f0adc46079ed74e6017a5f4078c70c6f3628337f62283785a0f1beb5231055b596dd09c000a7b6acd524d4880526de0afd473aa50e87ea3d539c980bee7b39baf10e7e259fea4a3164a74ba0dc00879d7eb7a9b5657433fee56409fdcd04d0e7844e4fb1bde69d3080aed6e6245a7b3e8342c156fd49ad05fe6d31d885c960fdbe7c052782f412fbcd43fa7419346fdaef728b6679d6ad4ac3787536bfe19784f0b037115ebe3d6bb40c0d23f9fffa218d266f1c4e3b550096cf4b955ba3f32e1b9b7453e6a4ea0b2b09a54acd6d70d7535e3ed7e3cbb177567c75065d34a2d501e549a0db170007973d01f333132655e08891676b780a8eac3c8670e4b7d9f0adad6ee5b7f1362a4196445c9e9f5e191e687e9916178f470b122a038d15bf', '{prac_o3Od5wglCSb1nMc8rIGByt}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:49:56.44+00', '2026-11-16 05:49:56.621+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', 'prospective', '\x01c2711cd7c4fd699312de38393a32cedd52bb00826ec85c210d14c2ea6c5dbcd52181c628f1317c6625fcefa405580f2fd3c70379b0b1d359a603518921911f6333fae1e1c5a3d5f94b853ebf0de725e57c39615fa702816f9f745e7e3875c0fdb6e25843d0501c30c0ca070690e869f4c9f01b0c77b75b3b44b02e76f490d9a9c165eced16759d5d540cdac041a2348d48572c2fee917dae54c932e67de14743763c8542dfa703446d264613a02bb215cc51fc35a05d88d0a16eafefdaf59d1185785aa763f7f1024f3bd0cdb9e2aaca644eb0579b9636d86e20dddd0282e5fee51dd9dc51fd14474e868364ad6eca83cffab77b2b237d4f1447592c56f4d8a6e7a49b10c97a6fdef73ebf3838a8b960034a9b02bc5ca500d03fac33f3f1eaca724f61a909fde09dbb1dc154b7e1e7e152d16c6edb7d546fcf2c3961ac38033235161a3cb56d01f9740c2419110b48cfa245ac837646e980b20ef7b3caf07eeb28d4f940d98141134b49f9f5e1a89e1fab4b35f045935cfe4855d83b837e28ba23dcec07f4f31b9d5c89a56648fe0b2bdbd9f3c5071ee7f04891ff827e6bf48a5fd6a656e43276b19e683c92ba6722565f9a03546e77252f7e0b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:50:01.369+00', '2026-11-16 05:50:01.369+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', 'prospective', '\x01d6078cdfd0457bbda458a23bf6807d6e34b067698657ee4c610030d5333ec88bd5585cdee8e82bda6d8b28e84664a0dc458e72fab12de3921c3dae09e63b3f0b65d909fa15b6ffcee2f9b63e5825ee1a4431b3e4677746662b24f7d2524d6cbcba8a9d20479724533d3bd690a21f84c3ce1601fea6eb69a6c71d1ea49e2dc9bb1963ba56dde2c2953ea45be86e8226cc4dc994b6ee38f7de195970047b11ae53ba9291f780279569808d2205b14f44879e1d7dabdd4a7f66aa004f7663ac3b2f7ff274aa8863a61f2110e2f54d08d5f9efc8277cf76c4e3d95008493f946910e598dadde8129637ac2039a3151a12def15033d916e50cbdc74fee53a09ab0c826020014ab8f2a498bee3df5d53e2d5b511ef262ca4059e34e9ae5a59a3ac32ee6530353f475355faf6bde085f27fd46796ed0128497c80d3d2678200a13be0c3ffcebe4d1f81e209f02eb92a8345b0eee10a6fe8e627c8ed0d931d34d17abd323434f5e159d481601b6df4c77773efbb56f3a36b296cec30188a8b6b958fd851348d3610bb18b8a620a6ebe0e90aa148fded93fb950f7daf79cd9bd9a3422c52a30217b67bacd6e52f64db042b7d5a0ed3cad658be7a10baf76b9e9f29d9f688ee35ebfb5ff38d49bc61716479782ecd2ec7d863117af15d219c458ad58cb8dcc175a3f3e6fdd78f43a6b932d58365ce150b692a340f8fedf278cbcd0bc94af2ebb32b37bf8d7b51bcac17e755b5381208d1541a416cb581aaa6364f50f9e9729517e0176210ba4d319f386a58', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:59.418+00', '2026-11-16 05:49:59.418+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', 'prospective', '\x011c3968560c050abf9b2adc9d7a2db365de094817f8b3771228e8ba88b4e4f8420244e834d2e19d72d15806ce846cde2f5be83451b9f340d42b8bbe63625451426ce2a1d25f9da782469b69045e8b3a9b4169efe6cc7ed882470ceee9beeba521ebf8d5919826e6549c602786ba65e2a178ffe0ec038b05035b50672322e2c0827712a866e0b4c00e6b6d8d55b70cca5d5fe96c896b451f2c693266e2fb6994e65aeabb40392c17ea79844b2b0d8e6bb478c17d0b6fe418480ffb7f2b05c5d87644a0b98147133bffd7a4fb796631e9bf9efc3c92bddf5f54def97de4407cf7d502f16d9e4fcb46edcad9f119bc65ef96ae4ab3461c4a7e900da2884f8e3cb3f6f40855ba865354fc3ce4a88531d8b036f26c4c1a6e9e0de7d0b95777ec5f6190d5530ff945344b6234a56b62eede04312a0b9a4b47c9559ad21d05c232e09ff477acbe22139221c483e05944eda4789c5db08d3561186c0acd873e9e9827b6824fed989a5d7462b605b33bdfe46c89fef4a292e63296d24b9f40901e985e7e9acf7813144dc169a964bb191116a0bb001779060c0ec5eec0990ed5871375bd53494b291dcd96143fa845d8df8d3a37c35d3b290d6a1f6f54bd6e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:59.969+00', '2026-11-16 05:49:59.969+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', 'prospective', '\x01a03f4e7ba9eaa8949605647a9737919a872cfea026c25953cf3c4b94c98ee292669e1f071afd52469d5e5233b30d30f82babee5f0028a61884aeb96172c0bc19fa1a949a8cd5e2fed592af3e60f0e994fd601907b5c933d148fa56fa814688932af6e1e4d9563ea396591eca03da111241810a2c4f3c3c3c10f2e34effee04dcc1822ed9f35754903e418eaf55a4eaec90061d6247c3e15de1e8015ceddedff8271b56221e6057131e0e830ce799ab40fb0c077a878156fe112df862daec20aa828d83d4b4f9c6815f9f32f2575246735c6ee3975d9434f3a19f41546329f7d40a3112085316ac9fb58d6da44a9f47ecf8e7da0bc07515319461a1f53bdea6953116c5fa1cc5fb553bd87c6e6a60a7b2f0e02fdc6c3907121c6c6de03027b3eb5e0611cebf12f04d9abab42282e1d219cf8f68f15da43ff88cc2c2bd72098af7bed10443c67b374cd136ddd69c1ef117f3dce01f0439535c48fb82791aebd65a2d83af0b40db799997e937e5b5ff4ef62dcfe4756689c896a41aec3e01ff1f18ec3c34ea8fb0a9130b6583b634fb44a61cceba8c5066409b188afcf7742cd01e1cd00cf526f41a6c0f299f6ed3ad73051306cce739f0ff3cbf0e', '{prac_o3Od5wglCSb1nMc8rIGByt}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:49:56.905+00', '2026-11-16 05:49:56.946+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', 'prospective', '\x0185af312558fad3aaba243f30bc8e48b8ed7de7b8bff5a4d44294b2dfddd026871db03020daf0d5591ca664750f2586057734f8d211b8a0dcdb3087218774ba9d5d77ea62d1f06e67dcae96fa9b523c5cbb87ac4ba21cdd1d972f5629d693355ecf6f4b8bdec671bd9540481566703d6bc8c715a84f53ae0e97d3f331e72b840ecb50c5398a87b86f8227156d4db2ea911fcdbcd82010738f39672b1019b5db6add26b5f2327c7db5481a3e3079ee6069d9411fff9fc5d617496ba6cc47e3b22aeabd76da2074afc0d8c24203cd63976235f623e0ed3efda0aab926b4e1f06789bf8327d187e285f2b242471f19c16cbba5c264668e8e6c6aeab5fcca0821d8c6ee9431535dfc97f4b216e7daacd7fda9afced601a6e8548bc9bfb06303f84e8d5b5b7f35bd1f37e3dc2dc982a351c135dd04ff8824b1aca6496ddd8604c4b7772ed4b3a8111ad6361f969d97caba636e92ff3b5ca08e3ea3a7e7626ef7755857953469a07113458dfde067722cd4c0608cc9e96ab929b211e14d61bd714aae9cf8310e6e7469cfbc074f8120fba19d4b65b2b0f4ac26e81d3489fc098d7f679b95d7d021a0e5027b61df9f801e9be6a15f866bb36bab5dbb2c32', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:58.005+00', '2026-11-16 05:49:58.005+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', 'prospective', '\x01a1e5921b1a24415201ca4e139dc26b9622d67083b25b5a81c0b5e72fddcc4f19255203f7f005b5ddf2f1096721a054f754999ea2444e2c9c4d3e20c656ad4ff775a66802856d4557f50fb02dcd7091af3d17245357e03564caa4cef5ba112bdfb07947f23b98b64640a467fb50a27479815484bc42f3e55cf4ffb36a5f32c0ddaf32bc4d6247c4a7a34700c52ebffdd9ddb4a6db630939214a9d18701ae33ca16f41dbcfb6727ed81836ba025a295e3adb1e605618e2ad9d069451e1b07b27f85ddc029c82536820f52d1f3773c71b15cebe0e9012a6f6f81ac219263237c56740daf54c1d3c7ad587d3bff292bfbc456c20126e151605ec6dea1d82a806b93be209ece8e7f432f424093a9f20456c820fd073f6beffd1eb1829db6e577bd0d636b660d502c2acfd1fd1f9720ba766af209b1bcfd359d324b996d579e096b7407e1ce5aa229a5c1f45ebd02f18df6c31c0b84d000790bb21783d92b99460840572c01b47e6d3e04ba5cef193426451ed4b12a2e7d12e1780eca7bd06c6a50bd20bd214b531dce46f1cb1d3d8d704cf75c585db068d788cedfe08e5a6bd5ab8dafe261a2f04f9bd67f11f192596a665e0bf6f7b9474441171a315', '{prac_o3Od5wglCSb1nMc8rIGByt}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:49:56.783+00', '2026-11-16 05:49:56.821+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', 'prospective', '\x0170109626378b6b1ef0cacc3702a479c02df0846798b113e9d3c19929d4da41b2a80ad64fe10721b88000c9757eeee410c428dd3def79c2f537a776a8ff567ab8d804ea228c548d7200a6159aafddc88360fb030e2a037232d166ea5c847a468ebce021c168b0346e283857225158b1a995719b24bebf98afaa0ac729ed18e101129bc73d4f78b4f452765a2431a872b01818b5d442be94cd28a71e3937990ffedde001543c1e8d6dae7f65d0169ed04bc0a09d37170b008d4e1d89ee395baab41b116f11fd7a0762ef776c932ec8fd11605f6d2ab6d639e3f6a727cc1d4fc2db139d81595cb474f0c5e5e49ae87c88240349ead939d483ecec2a9938caa9b88984be1d914d4c2bd4aa57ce1eb79be769c9839cd3be7a6c38289eb78cbcc9459e8162aae3a15df4fb25c3f72b2ccfb6b60d70891d9aefb7f1b541d1e8ae4bbf965bd7a1610819b56384057751c591b235c7f3ba5ea3ec14fafd4c73626f02adf445bf3c5c1728449eea32b44678c040a0a55adedc8569acfc57f46e61a19d36f62fae1bc3611869c044075f7e32c620bc7bbf9bad3c6ba5b152320d16b35c66474504e9d8b751466aafc1a15c826dd195c3a36a305734284f4d26', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:57.765+00', '2026-11-16 05:49:57.765+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', 'active', '\x01139988d07c1a739b6fc6072fff29f7fb5aead2f165b61253fb27af90294c9de469c35e4a4c63b88f1fa626ddb1110976104bbc79c011a735ce7e93dd618fc966d30e5cd133319a75c85ab5a94232321e6ccc22d785dcfd640345c8eaf0326a5a0f0a11b9418c10a556e3f3e00652045008fcc4022d27201bcde21b635b108d0f8d65e05ab0a84e73b54103e926f123748e0d537812e26ec4b31a91fd08f450d492f6a72525818bd940d52e1c9dd857d0e880024526414be3fb02bd8948043e4937d98a1774678c8dfe1f3f4cd8b5b70da0d49f21f03cc417cafadb1bd8829574800466bc03ad9f70de4cd4c1cda7b649b97986a5a7590444531ebd7c0743083cc95a2da80326ae83b65f979c5e8ecac341291cea2c98cede3026ba03e4627ae7373e4a656e33c4c8e9fbb0b49524af7135c2c180da05712fe96ab8c017a35dfaa89491c96ed924b4b6559f01f3785a2ae5c73c471227dc83caede699338d0d6aac72be0662743ebd2acbde3ccba6debdf282a9a6c3ab1ead0de8229dd430de4602c86c5bc67ccedb9231c7a5d65d072841445202c20d8dee207e3d3d4fb6af0678b8156953b28c0f31636ba645854ef38bc247d86e0fb1af0921', '{prac_vUXxodwuPAo9xVKf3gBKOX}', null, null, '2026-11-16 05:50:01.95+00', null, null, null, null, null, '2', '2026-11-16 05:50:01.8+00', '2026-11-16 05:50:01.95+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', 'prospective', '\x01a20fd799f16e7cf1cc0f28e8a4806251eb0a89263dc58ec3f089172a711b7c0b2a2b15da385fb8ae1e24a89f6db92f2ac13c5fac23e1c0e09cc9008b38668803186f2bac242a4406ca30c4f14823b5d198dac7f4e77e30f3c5bb9e5240ba138089ade6f7e5361ea79e7b87e6419772ed5273bdf574da7911ec904ea3a6400b79750b353e5c3afd528fa3aabe6985a2437071e617de49578a6010599aed3220fbf5ebdf39086acbb589cc90729cff004bf4923102466ca875d97dfc29812a174d7ec8f4d905be684e17b28bfcc1261d25092b42b9e2636aa8dfdd4a87bd4399b5ffc087e959259ba30f97f920c4ed70ba837d85a75e9b6796c1167913ba1e9b9fdb9ee909f6d1c2e038071633f64e658cec4389419389b81bb1263cb6db4ff665a043a1f31a6494fe6272ee8ca90fcb0d03a7c71b2eaf6e31e9955dae9e11f0a727b255ee5b749c5ce6b9c0cd2e6b8e94039228daec6b9c0a413ef8b200cdd08d9ec94e997dcdf8e2918b339dcc41376f6ec1371a01f111cd9a08b620244675b028a62b902add2e26adda986cb711eaca43b6ea9120848ff6ccb6bc62adab34b9e508336103e87c12083519c50660349da4606e46b60b724d3eb3', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:57.609+00', '2026-11-16 05:49:57.609+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', 'prospective', '\x019f4f1fb5327b26980555d3c5c9807b88a5b39322b3789c4d80818641d29df3d36c624954f061daec862d907c6fa582091e95cf6b02b6311186363205c9791da5f50b442ab942ff5820ff763b2450628d8e849cb6100d3f3ae260ed11ce3e4ea09a0d9a7fd92996958ce7368d3cefec7944ffc10f9d90028f199a493525948148c3c9add5fbde1990f8aad5efbbcf8fc78bbfa6b1db4d649ed48df7380128f3e8cf8386206420fcaf9a3ea6b34e37966eefe692626718dea31b5707b304e65cf85776952b02eb89cc95347bb8945de4aec87c347286470909b2e9591d79a176438e24c1441d5c7aedcaa32d760926b02b6585f2f1929c1acd69714120d37c53ad36db865cb773f3192c1032826308028829f178cc18d327423aad25395f2f9bd02c5d132af185311805bedb6de12c8cae83a28a5d1548d2bbe85082677d806c63d05e833819a543e32ca08e4b704d3f0f59035e895584a49059289bdeff960c24d693f360c887309c825da7cc7e3057540f4b34c94d9d892c5c6b5f41167e4cbacebcb69321663e6c9a98061537eb33ce0d0990bbcfa611c9b920129b0d33e8888f8f5cec42722a822cb8c535953772d2a9e02aded70605e6a4279073f8a47890723c9601430406249de53d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:50:02.379+00', '2026-11-16 05:50:02.379+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', 'prospective', '\x018647c69c792c979503bf7b6dca381cdf2f26b63f56b93d37c704966b794af861b39804ed2a2646b82152119806943f230afce6091e04ed16f61c6727cd68d0c233546aa5b3ea78403ae625077c31199ed46cc680ca486eacb6f3c075b014f2ef086fcac5566addac2aac39fdfeafda61978b8011b1c918d7d8e24f65e1955b2206def6e2b74b562e141faf1ebc059bf7d4ff292b11cd0002ea895a6f6a6e3b57fceebbdeb5e528256f38889c536b312cd5c96f6ffa692878be94fd2e1ea5cc49416b042dd7c38d84db6c045b4be988fa49c31008f9034231af0e59f5d629bf33945f29bc5103f957100ee5f137e56e0b26997921ee70bba8ab0f24ab8b67fcc49ea3b029b4d21367c068f9dc74057d52c206aa167d069a407789a692b1516d020e2ba084eca67063bd6961daee845d51e649305e9a0a60353338f9095512bf1416878b6b7e3a4f7a86ff72fd8b44cfb1c9044b8669fddd6723e29993560976dfd39d838532d090dde91d3e4709ea7870bbe26ab23dbc8953dfc98624d2055cb71c8f2a4012241f770afb27e2604a1d025a8a78464326ecb7d97a2b43293e8277f319cf6571cf03814ef9a6c320d7f943c3f29dec0013775cc75e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:56.07+00', '2026-11-16 05:49:56.07+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', 'prospective', '\x019fae2f34910a0fc1a92834da2920b9a7931a18b1b2c8804f30d7e73090f823e599e89c599f0d25586b34b44adcc1cd279c6770337781a146a93f6a7412b6866bdf056fa1a1a0666fe5aa751282f83866e065d050b12ff4602badfc112473ef24fd485a1a04a35817b9076b805d77a4fd27f2f82c28c2604b9b291756eb3fbc580cbf69b836493d117d2654e282e564863e5b74074bb171fc6c69e846a1af596e3f7aeb36f0958beb454f31a4de96b6ba0dc7b4fba32a23d76862619973ad49bfaa1e71dbca06598a196dbe3a047fcb6cdb91ea8befdf50e493630e0c4e61b6b10e843804db44e035810bcc46c2e6fec05bb05ec8f09014749915aa82774966566b634159b303739986131dae3620dc196574fb7e3804533f9c1432d9d842ec37dbb98874422e34a9f4ed0b3ec946edd873219fa19cbb9209db87d7f9532e397aeec47be4dbc21949104c45c7c9c553c77c64a86212da9dff8ec252e6495e2b260ed3e20f057885c8277b85b30cabadcb5448efbe1bde90f810249074d71c72ba8d4b2b03ada23bf7d4d0fd49b58938bf38613ba0fb54db7ee18ef3d5b8bb42ddb8ffd43063f5a11a841311816333ebe010d3afd4cd5f5c39d9a4', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:59.791+00', '2026-11-16 05:49:59.791+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', 'prospective', '\x01aa7a37484203e1fe9ff8c4395e2630674b5fa962cade16b7b102d22c42564ce8ef4d43af45470a49cfbf02be7067b74658e2a60e3000837199a1cc14d338c18cbcbc45108bbde9c3f556e755d1c4f0152aed43a005914fb693da828e32f023b72640dce4f7d0d19d09cdb9c204f6eeb4fbe6273c9997bea6323072b3891d7c5f3f4f288d18cfe3a94f1a05838474312891d4072a7a0324f315a850b6b8f90f66750be78495d0cb7ac6cea25c679db78eb3b4fdb5767eb09f292f80ad145c5488284ecf1a4f9dbf0fc1ba9b124e457e39c36ee33cc398b5b37cc222e0cfe602b7492fb07c5e7e1915f58ae743e18ed9f5b1409f8eabba67cd6d6376ea7d73d28df93788a5b042b791b910894cdd6a5de9b056570cbfdeb93d23076afdf59e163e404cf08628672a284e50804329d44d8bbf41c433e0b5af73dc1084fd8e4823e0bf8f57fc22d23c25c8ffbe8250def946d0789875d3f87c9a261013f73cd16bd4c238b4d148fa73c5857514bdd55100af5c23394258a4bd719860520b8980b9e909d0bfa8179bc11bae53539e95c02d3fb76a5ee28246f61266f2baf0354541f29bf6ad142a4e92b7ba3f40406ea0bd4496425d9a739776c68ab7', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:55.938+00', '2026-11-16 05:49:55.938+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', 'prospective', '\x01d398c912ad5fc38c96132db10f9e5fbefd7f8c09e2490eca8ec5471afb5477010f96e9879f42a18aa84e41ebc65878657e3053746d0b147cad4358ddaccb8f4f4943c896da8a3d1aba48dbb80195618d6d83de67a47faa99be6b4a8c4e59b00553143476a88139eaa51d30b4a630be19e50bd86cb1a5d24bc07e930b79b40136129c5f2ff02c466453352ffd4ce14c455cab89874a2a28be189084a53b2aca9e709b32fa996672f0d5e1c2764e5b4b86fe518c61633a992fa20c2cf30f6dd6fb33210737a85cb580b270398dd74bb00d7bb5c27bd4a6c9ea0a1acec3f8c9f41b7c729d6e99ace92f8a58998caafe30806bbf564850f8a982f9f7fbb546de5016d23af0d76869491462917be9df4597ef51d0fd78f097109fa5324fc3f9e0dcaf5980dd24817551d3fece39b7330aae5f75323a5799485381d857fd4b9ae781cabfe44c0c7b8967ea712776bd55e652a187648fe0fab479defbdf11aa23395200321165f9ea3158bcc655b1556dfd0078e0d83b1ae378fd8f2a4ebf0b216429f5cb75108fbe7606774eb05f1ef67563ba96c432ac603078422a8527f1dd64d37a2d4631f293d76523dac639705fc208283bb123916b3eed124af8', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:58.95+00', '2026-11-16 05:49:58.95+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', 'prospective', '\x01a4106df55425b17c3fa644fb33977fe2e9779ae5136dedb53c4024c83234fe146b8f68af60d8b874a5fc0cb6a3702826ace63078b5269fdd1ea8739bac2256a91623ac7311cb897704f5fc11209a64d9a630cdc1139c1bc9807986f5c27793febfeba9d56b3bf55f0107b1beabd0491905cc9a9b119d08f067c143decb9c0350967a506dadf62844bf4ad43e962fae73689d83589f236aaed935e480e92afbb295c67d0fe79cc3c3487ac7d48d54de6f14644a0fbf0682cfd729ef78ad21d1cb4b8c35bee423d8398f3be16522b045511cc92272d48b4b5beeb47b49c7ae86ebcd30a680932861ba1323b9c64f4c3c520715bf547729615c5cd5e65dc5f5d20e3efbd601b43627ab278bd8d39fa749ed91f22f0c3cb58df61edbbbb5514e523db09ce06b617aede3ea73e8cae76b1f973ef85f10c6ff0f074ca409b92cc8a0973e59f889f6336f693de998cdf9778c97720c6f3b315c4c1d3009514aeac16c470c71c83a1d4512f8c68edaac53af71e42ce65374463cad9ff1f16a161cfb46f4ff6b33d124c931402dc08f3a3794c822ced195604b131e01a174b6a8e4cacd1618215e4ae5463579c419b8e27c6c04a6cd4e7cf5ee34845709ce', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:58.737+00', '2026-11-16 05:49:58.737+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', 'prospective', '\x01b5d19d7d9e0ca620f4003212934d7d155c16c9aeb2e4be1e19ee6015ca2b0dbf641482a9f0519fb249b517ff4533ba48c9236b51daaa468335c8cc3e71a50ae13591bcece2cd4f1f9370f14654bf24692e60c53b8953dbecddcd1620ef5a75546ad382c83bc9029f66a760c005a2253981785dce798c794e0f6d025674703450b453d74de36b8af0eb208f583f33f367495172da08d4b54546eeeecfe4295ac976b931a29cd9b4929bb2b24f81e12c79cf601493df573a34f13da3f85cd6113ab0b82965771d895fac3ba73693964eebef053d5f84000ceac1929ff23f9ed2c972b3434fb8217074139dcdb49f3052cd7b231f36a7344fce6dcb75b075981b4909865aa123cab56fc39b1e9b5dd01fdc5da754cda0f2f1ff6eae466ba88232caa9ac58a3efdd92cf15703fb63f40cbd11e9f10ae540d1be116ee4e57fc6772f5edf641646fad1bb92ee64cc85db704a08f4bfb32fde01f218b4fc853bd0593b7177c61aa03f8ef4ed50699780b3236751a1340dee32cfaa11e4eac4f8a089ef4c332d716097923a21eee65634ba30883a61c84eb30f4e905ddc922861e3118fddc3f1d8fa50b15c1b8900daa221e72087bd6e4f0048b15c5e440', '{prac_o3Od5wglCSb1nMc8rIGByt}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:49:57.056+00', '2026-11-16 05:49:57.077+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', 'prospective', '\x01a2ac445fe53d730de523aeb49554e36defd7d0452e72449a5f3c35d2d0faee532003f0c3441adee4fe9071a469abc9719c9409d66af96b229a4551551165b8066100eab93ed37a1605d12d0f5e534ff5e1e54f4eac7e55e7df1783e58505095d20558ec395a0c376858c7aab970fb982686db3063af6067ab68a0d5b71ca316fc2580243944d2b896785e85c67ccf9bf3227d97988b46e67eb52fa4c0578198f96c49d648fa138ee1c514c51c711ceedf5a5530a033919e5a77d8557981ac6ea18ca973bea9026f47496f01c2f4c99a01c4a57461ca2d58657857431399048e2670aaacffdb8a510010615cd2d4da7cf8cc2b9c6c3fdd9e07086c1a5ae2a4b2548d882fd040b6d63d9dd0f30fddda4c99444aa1806817969be6a9b9c6540ccd086c575bfd3646c2ca06daf259a721da7c442f3535895d8e6608f2f16310a51880874654385b2bbbe2a343af535a69353d5598d475dcaf0c147dd6cdf7f2367bfca63b5455f362ac554b75d9af3e61a73e07a7c205eb49a5a661eea7643f994e00df376bf38e7c213ea6c768a1a7898f18548826a69406c252c6fdb77eaf2448e659d053faf4350c0b0fe5753f5500f2055e40bc38ff6a9e86c69', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:57.867+00', '2026-11-16 05:49:57.867+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'prospective', '\x01391d0450b7c9c336863e96f73717581ff481b8de6778d9cd634c9cf74cd39916dd4a19209d9904de6417cf0572b448a7a191278458463f68c9d2de5933a8700dae044aff2dffded1bf94771638fef233a609692749a647019d4429bf612cf7fd79655768444857540f1cb7b932bfc47174aa34e618efdc1d7a5b3e8bd1858e514be1a7861f5412036527383d3013510129f875442b3d6977c3c050e8ca8fb6caa4624ea326cc91133f4d764f60d41c0897d8aed4614062f0725900a3ad9bf89da35fb6f3825a1e673b97ea5bb0e39ea9b3fbfe4fcc643c4a33386fcd9e8992a9dacc96560e3cc1d937b30219d6cdf816cca235d3526c3cd87bd89e0f936243e27eb1b93c851a03ba5b9046c968dcc30012020a8df6150abdf9e8753f3e7b7a3f4aaea2f6d2293734b2aebdd93dad41661fe2264008ff0d7ffc9b079cb3b510979aa32916bed5991071967f70206d5505a0bec77c4049d49d7d825bdc0aaa8cdb460bcc270f208189491addaab78f8a611ead67a9a57dec926b123845cd695c8bb66ea32f087519cd832bb45ff750e39b75f3d0a96fc7eeb38f9155d44a4d54b0faf8cdcbad705cc40c3356d9b5ec5ff6d0bd105b97b29b255de80d593cce9fa6fa50be80da885e2562f3bf67aeabd416588dbc7e351dfbc0c4daaf93c502fda136f57991244f90ce1d2ab8dcdb07ba0a3ced2b2b33a73aff6743696f235dd95d7762708a6bc9211266f371a3fbd848652721e1bc36c26fb6d464abb60b3bbcdd636fda2b2a114a773b316e9f4c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:50:02.559+00', '2026-11-16 05:50:02.559+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'con_7bIt2r4KuNDN1eraepiSW4', 'per_fiwkREIRK46UtnRF5qzFkr', 'financial', 'granted', '\x01bf9c4cab9365b992151d11577fefb264dacaca4519bef0b48f9b94a814aba233bd5ceee7c987a32c65b8cf5e21690b082d4a3f686e17a6cb34ab05e328ec2edd48550a5ef4413cd932c561c0c803d5f08ebe6cb93d611a254a69adbe0ca37d62293aae4bfc20c9e8e50318e8f389e3fecc2bd5a8ee6a3fa05bd66b3d59f238f4a4cd0be7fe5908c8dd0c3204f7093d397f4ff24fdefa4421d3be23cf03ce3372e016041d0dcc0abd003bf44a0a81e376584a1bfcbad37991614d4de1708299ee5c68619855f0bcb559f5d96b5f6277b81f618560156dbedd2c9819e5a908028a07474d9fb40f2fac1391cef5159ac72a102b46609d41147d0f77d9f85f3675eb8bc499ef7b90054dc0dfc5c2026faf729d3512857e4bec78a533dc66b01d7aadfe10df17a43bd90d07d763f1a897239430c234fa89887f71b7ad397db88adf25bd3f08a63159f55b387ba4d042aad627dcd10a1653761fbef4dc91b64fc623a31b6da3803fe28509d1638d9243750b20c21b7fbbdc522e7b789bc37249c64003417ddf3d3d645b88742f1800a58d9596dbd7f7b5bf86be146612d889df9de5452f5ae4075c2e94ed871ba6db5f5ce819a67ec3b34e6365605ddd4f1fddfa95847821552618f3927e08a06c9ef24efef1d9dc28841b7590340d39e5fe8d3227db52cbeca14cb5e637456fca29a8ff60bf373702d6bc8630e5814b39f200eb48a3fa3dcdc12cfa13ddce13353b82208b9f8c09c2cb17e0f3cefb302a702c899f20f15722aa0f7a68577665de8a47abf8fe5a0987de6fa0bdda308d31b095ae271183d938a37c49ba7c82ca268fb85ea7b9fe7b4689773140067a3342eca25e50f2f5867e063aa24778609af32ff04b322aa51930ffa9c68b239ee8575a94c684e36ee00fcfee8527f2f8651d12dadbaed5f6e5634da00053b6a9bdef38675c3db883fe4df5e292500e9cb2c2dcbfc9438bedf1c4b3cdbdc2b8dddb03e595ebe1c635fa5c42f44b75600c2f2a472fbfecfad7358f8ff4ab2ef077ff18ffd139171b9b83c2ac1d285e32594f27e99db65998173767a6c1896c24c16f4da4006669ec5a55864a62cf7c9d8352200462350fef20a8c1269860ce4fa474af1a8bff58b209bcdaf22be6f3168a5e03611c923536ac25e3712da83de53e0f9ad21fe4ad4c15a75c492ab39d16f1', 'permit', '1', null, null, '2026-11-16 05:49:58.845+00', null, '2026-11-16 05:49:58.877+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:49:58.812+00', '2026-11-16 05:49:58.877+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'con_AxD4okcN91zVPP8600d7fp', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'financial', 'granted', '\x0115149a099721cb11d4e807b55dac054543c7e1d0713baf1cc71c869549db1a99840c53717caa969d257ec81f335e4412378ba74364c43f4ff3fe6cb8bbda425162b68a635d3f4dc636f9ad14ba3230e178bcd532576aa880ea9a9006022726d24961ea7fabd617bb52781b8f7051bd4afbfc9127a7f997e261463ad4be7c9e9a7ffd01049b223e4aeb805b82521be78257c003ce37bbd4ef72b16d0b230ee6c217e8f14468753179f28aa932ca3d9452795abb993f01289221ddcd3f131b828365c9b9063a8006eaea79712b0f1bd7735f5b1e4c57925f91142bbce68fff84645fa6eb411207e0d77d0c64ff22c3ca1554b34fa9d57404e48116cc795bf14fc89027bca2c287b29125620baf9b0450a9be71dda4236a873085ae2465d2ea4ae3827212d22fa79fd4b1ff6bf23b13ad630ae7839abc88cdaed6b878febc7eaef075d589eea18b8a130dadd914846499a44f43fa7da79ce7fdfb527a104831a787aa1cbcf9cafd8f3b0a50b1799aa3a8977703a353ee110733fbe690b28eeb16b4edff8ccfebf6ea0d7b17fa386b9656e2cd78d942b65d1515272895b0802e54b90cc134b821be2d3e054d351fd296175a48fc6f3c3b7151279a59bdbcf9d695c6cf2e0c92da52fbba00192ecf20133d68239afbea3f771fb77fe8f7d2ef6c3e043c25e5b45eb9d503b35a3e3fdcb8efba48c691cb26c54f376b2f0722a336a728ee023041476f663a83f7524c5be66d7022baa97b01bfa5388b7efbb62c5affc90f41593f818ccb9371532d7230a4e7277bedc8c53ad0b57b7640110f84683d695e1ec6ee7e596c212b761adc4acdb058193e515609b8b511f364fc90d5ba8ed451f98fd049e197f22e7326ded6d0006fb97caf554e62720b60c2172206412801507ea924e1281cdcef887525b0d0df57fa6c0e630f518c1f571003ba261a11a41d40579dbc02505ca20179c8a62c97ec06c84a65f2b442f6911fc9d2c2f7af03ba192fdbfda7e9a2e067b0a32ee7cf3b7752e728f4caa47290748a79433874ce3fc35465d7273a9326e0ca5e7c8f43266ca90281cb66375e8c3392b8f9ca8174438c7f2178896ee59e675cae8f8f956c7552160b3e6a6656b71107186fc52b0143e53006803a58e67fc4003fbe14ad5a894d74933bafa33c77c21f7f5fcbf3bb201e23f6089559e7a6', 'permit', '5', null, null, '2026-11-16 05:50:02.633+00', null, '2026-11-16 05:50:02.667+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:50:02.61+00', '2026-11-16 05:50:02.667+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'con_FdnBHnw6cRwuAHVW5PxUyT', 'per_52nO84CQJVuqtPUkR6V1Nn', 'treatment', 'drafted', '\x01c6e30e0aad373916082beb5673d8bf0d3436504c85914391a14ccaa4e9bfd26aa065a72d1b8cdf5979420f6c00f0a82528dbd6b9d0671c417c76f9cb6b072a66f163aa67fbfa81c584b3b63a2aa98629b00213f6fd679fa2fe9112f9fa59eb73acf3a9dada73b3f7839a28ef0b59aef07807ca141783420791568d464376b3814ddb8c1722cd2eead4ea3b3710e745e24da08a0b2f54335c716220d22e96b803f08831f2778e8875d9d98f15bbc740411abe583e242985cdb326568cfaac1b3dcd79d674c11101fdb426e59d2daa0f73b1af85e605a250a6ece2f60f6941c931b3db6494a5295ad0cd270a7a7690760de18c87f54342a63f789cd496780a50d08ef4ee3024d149490ce7138902bf11b563b00ee9e8457c70e832ce17d93fa09ef3c77b654e9a7695ae5c3d523b2b71ed571abc13bd7e25ca471e1a6ebfa6b37d13c6f7085c6c471739ec1b8669f1a95b11fbcb574c567b7385b2b33b8113fa14c0981d72a728467541c44db78df3eeeb5321b0a90b1d8471070633f82d11644257e331cf533bf093f8213ce7d61ecc5ecc80d4845c7af0a35ba8448dab9eb48ff6acceb736cfd9342d8f0dd58486cd17aa79ffab3aacc7', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:56.031+00', '2026-11-16 05:49:56.031+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'con_UoiQlQyLV14E1v6euggXrq', 'per_AfMNRl25CYxz3Y9u8tGaOh', 'financial', 'granted', '\x0120f365ec81f682412350cc82f58673dfe811b5c1178ecc9522cf4d9b99e3408d6c0f2622d751e5fb2f2c56a32385a35970205055e6dca3bc9be7e492b2cab97e0d06ce52bcfe2d2f551564314b87f37179e6a6c72dfcac07f2783dc8011c3b5f9601c2af92b6453ca56c9bc8f2a54019ba5bca7f285602e2913a6e8b4b35db2c3e2e25912562087eb8be0b35b90b53c9ff55f3016e3824db8032bc0e01be3ab9bf2dc7f814bbbf9b088be36c77bef930f0b479bb6960a5c60a9633e8c148495aff115aa06143e7fc44fe1d1c3ef6c21483703e656eeb05339815e6c46c42756803f68b4671d538fb45b4ad4dd39a7d483cefbaa03f07e2741634a29726464be6b5b2d826ccf1a7e376894d488bdb12e7d37494b45d0f4b2ee4384ef6783746a3274f17342b5637b9a1cb2b215af799b5d91b3bf750ed0a6067a84429b1761533381add3202a8238d2946189cf47b64ac49dbedcd4a6421523609fd6f2fc46a027046ebf4503859b7ceba18fd61b961883b9497997bb3aa117a50ce4ebaa694adb104a02d94b0979459411f4d6cd11fb72c43c0fcd7792e10cea3694833d05bbeaebf361e216178e21e023f645cc12cc8f504b76083a73df05d477d061cb8cd500ed6a243233459d5fc4cf92d981a41f2a14d22a73f1931891dce0b8ed5574d1e467cd5ace61295a847ee4f192d822489d6029ce84e8487a71cf46300127beae9027c2cc34801e6bf56872efdcb1d469303c6911e9a401514ded20389223f104e524b90c1b7353999c3f8179865f5a9a1d61fa73ebb11ce37fa5af0346c39bd5cfe4601f6ee6fe3d7a8e42ffec356ffc44f90ffdcf9c17716e16aa5adb07df1ecaccce52133ed154f3d7c6fe1d4b26cf66f07e375d0712c3cd768f2a45068981245d153987b154c6df021241567452976036966d8f798b2e9ecbb740e4960096528231ad3aa61ca74146d2560c6eea649745e8e054837d31ac6c0ca8aa68a43dceb86e8f954cd770a64bb7c49cf36c93d5ad3e29c6233272335f838fddccbd046773be4bce96b8fc6205e4b00fd81e2298a32f74808d14d0a324f39712c8c8a892e575ef239d341e9d4eb6d694305816814927dea1d965f20f1e112287c673d2040fa66d8409709b7c0a7c563b26ae8c55f2f74dc3f7e1d3ebb0aff634beb2f17d3565fb7d0ec8a57a6', 'permit', '3', null, null, '2026-11-16 05:49:59.525+00', null, '2026-11-16 05:49:59.561+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:49:59.487+00', '2026-11-16 05:49:59.561+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'con_fQXIBd7NL0z5bBBjTIvnYv', 'per_eq96dgGpGHn6NhupxMAInd', 'financial', 'granted', '\x0155ee4ead79c7ed776e140983557b4e647e0b31d865a54db42ea4d9de665b2ddcdc705a9c43ea24b7d18b445bab4090cbeaad88875c404aa87a8cfded5b07e55ef7bfdfbfd460793261dc413ad8084b851e95b2d51b86427d1da648df9e2b6513348d3ea52a017347ece280a3a68d3b6dd42cc0cd81022b0699d27caa9253f6bbab8ffbca3a1609eb283fc14824770935503a80fc2f66b156943b36571f8a134ad9d76c7394c9da8f75e5cac74a904d0c00e8af25b445cf42c1be1779fb218e01134ad4818e9986229cecf1e5f096bfbbeb11ee183b547099ebed9ad329e1409e8f171b354f4164b3a4fcbb5c0ad7c99ee8e4fa8b208d050eb27f34f157a829c8a3cb831d32e04acc9af2b923506cc21f003b6b2b4ec45c2e680e27f03ffe5a2cdafb12a5520254a3ee72f7224a9f872993435745bb9e3f312978560a47ab8ff8ce661004a49400cbc35c0cbfbe43a2c881264602367d513770a3a69a4bda60b70c14548f1978bdfa18b4fec5adab9532c859e6b59924a1b717e2897f96ee3679ae2e8909d1d110b885922e47f8a81f6656bd10a87aed3fc1789ff39a2d379cf4d7b69c956393d70b5d77f1ba4b4e2cfbbad0f4d723e5c3bf77ef64cecf209065b23e1dc11830f800544413dd4c472a3fbc99da64ad23a26bdacf0ce043dce333a47b0de7f875bbb6a02eb1fbe94ce935dc792884b8ac9027dbb6e23bc4be0b4360a342b907963c26a78fb4a9c2a09bc941a2fd750b3bd09a34d331f954eff41e79f8593909e26abaa19195f3222e9adab6fb486cd7a09e0e7b0eebd009bc2f26297dfefd76035975058ac80d137350bf26ac593295c5d5f51a96569acfb2afe67fdac99a9c2f1fb0666c1c35ef344262f0d59dfb317dca99bf1b5920c3d2c8edd55c07bc0a68ffe3fcc3747dd255432b9febc8ebd9388bb7b017fd1203139204e7b380359b9f1e25811f72e8ca4b896c2007693951902e9aa754342909cca0ff3504395542b2b64cbc6717d55120027d1d30adb1c21836e65b5163b431dd6a39047fd0037a972499df93f34c5acc927ce64872e23aefbeb51d473283c3626f335416333926f50957dbb35074f77a000ef881bd9d9155a96dbca3bf8a39bacceb806049c64ce9150596fd8767579165e309c990758e7b6a887f92a634c373d7c9f84127bac7f7c37c8e', 'permit', '2', null, null, '2026-11-16 05:49:59.069+00', null, '2026-11-16 05:49:59.104+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:49:59.033+00', '2026-11-16 05:49:59.104+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'con_xQUHPkKWemteU8BRec47KI', 'per_R0JrXS62qjUckj8oBFGaYp', 'treatment', 'granted', '\x01bad3ab6c0ab2ba4e32e67eceaa0184189fb77df1ee38b6f3383f39517f80ed802f0f47adb3d2d8673384102039b31a991a97a1d6eb1e6267945bed913993d9d9bbf27c85b131086ecb5f1e134cb6f8048471dc4e56a4b3207dc4aec53a9c8eaccdb35c3f27f628ae2bb3b8ec2df1ff70a458969af54b7e2e68ef52b5ec781429a4be7e7d16f50998c66e54e69adee93b38c3d2b88a0bbf80c2aebc9985aaa7ed259f7cf7a409c790c0e6fc2680c44d53e43f6d40c5b02e7c707817721aac2967e4b0e2e2f5e12fcec99ce3d0798635693a0ea0beaf02e868b34c2b99b754e9ed06cb6b94d09941fc3abf9245d7c81468f96fa9e96099508b0646ab31d5068e11411b1de4556140b5ce2d3ee8bef1e12c8311068b3c71e05bf6abae0bf6348673e5b50c50c96ef6d15e18ce62aee8affe7796dad199efe35bd7a5c761f55368348485b35455da3620360700d33e0a407158f8d28b9166e0e3c795430ba0155d7035c6ad368a94c345cf453039d99634e4e4dd8663bb0f295a97cd1e9afb607cbdb975a6b658b67e9febbdd569f51a0d541cbe9b4fc61d3ea09ddac0ad904c0e54c3641c7f5001d733c2db207edaf39aa227c66653bb345a242e320bb411b0d77c2118efaaa9900d8cad07b08b98008f72cb41b08e44b7a13779a9e53e81f09b74ac6281efba78ffd06d05699103ff01f113699b88b91a0e612f854dd53683378d1cc3a6d914a51a06254351cb38055abad8fd796fecc09314b63cc0b94917b5816c19212e2239fd91fa19321d81641b7080c4ce166673473785ea291a93a6b65df6d746bc5455d7cec06d14ea9b66f37e465c0d67c8bc40317fd15836272260e1b53da2f4eba340be75d92ea10e549552e57de6e389ed1d28f199996b09943fe1fd0da308fa5ac2497ecf6e30e6a9d9683e1a4208abb4b1924056405df434a830c14dc4d060b0ed819e3ed55d73f4dbe84b8a2b04f352adb864b6dc4808c5772e3209617a15ef7ff648d07d6256896212ff37d19f64bc869cfdcace4d8902513596c9810e34e784487b7bf8c819bbb08b19fdbda3480f4132168b38eaf0d69c63153499c3d6e997d9a95e6686320b0e97d56a0755fb6f61490e968443623af40a662b3f6245f7292deed80f6f4db937bc85419100b2b975c63b2d423fbef55ecb', 'permit', '4', null, null, '2026-11-16 05:50:01.851+00', null, '2026-11-16 05:50:01.884+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:50:01.824+00', '2026-11-16 05:50:01.884+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'cov_PN2baZGOmYdWcS3uuJp6Z1', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'SBX01', 'primary', 'active', null, null, '\x01a61d40ec212a5d0ec49c93c19d8303099671187694bb893c94da7a47f3198915c84b3db955833939ab395ecb63a8dac63326f313e600e88ce63242b500673fc13b366bfcbcd888da30893b0b8de76e39c5bb202d5e425235a63715f4b2610db32b3325fdd70c3ea530c0f1ff174235bcaefd7bd05e6957d6df4acacd38e11e24014179a8ea9f327a6df1ee7c1ce4d7a422a788ec10edf2c2361d2cca7a1a7760131919c7b8efdbdf13ea4ae3602b34fe0dc06417a6e08400fd56f8da26d271726bb59fe04f352b3d6af3f27ee4e602f1196094d377d8cb44ea92604dc52024bd0af34a222621098bdae05d', null, null, null, null, '1', '2026-11-16 05:50:02.573+00', '2026-11-16 05:50:02.573+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'cov_Pu5CMPysIagLCoAHvWv0Tc', 'per_AfMNRl25CYxz3Y9u8tGaOh', 'SBX01', 'primary', 'active', null, null, '\x0117a060cd81f449f0b932e9aae17fac9cfffb33989ab7b2f1d7beb32fac5c7aadf931876a203ab090b898872c24fff0654c1de30aa46e2d72ab2798a4ae76e415db54058e3d5335349bf0118114c1c5a8283f9309e205e2fb8947f7a315d0d23dd24d20807b6950d49805d5f2c8a064469aaba249744cd4b8b3be2e19ebb6d671a0afa6b45af7c69b0d3a040e80b8e69aca031553f569bbf00eafa8898ec8d5d6a038c886b6459302cf22c5936efecb9a49af2e91e5b95b700cf47c768129ff85cf84e269ce04f08252fdda8e6e3b67b63402e6e75f9fff86bdf423d2f099d17c1f460626a12295c03774f0', null, null, null, null, '1', '2026-11-16 05:49:59.457+00', '2026-11-16 05:49:59.457+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'cov_os4jIoMv32dlEAEkvetFns', 'per_fiwkREIRK46UtnRF5qzFkr', 'SBX01', 'primary', 'active', null, null, '\x012c985d45cb228242dfca3fed74a2bedaa1b2db47ad453fcacfdb34b7fb6790cb9b0cee2a2e657b891ccd10cdae637a2a25a18b4b94d663374d15044572d642d059a2c7f0232f3cf1f048976eaa26b18e3e8d55b66d52551b0655436ed99c1e173dad2eb442f9fd364110b1e3d95dbc499c13d761626e4176db42203ebb306e913a616d6484fe0be3101f54bfe8775eafaf735e9ed634aa542a6d1416a5507c9fcaba4e15c39f121d3f97346f279bb3fe65894cf8ac8661fa297002fc5c709481fa69d341178c603305fe44fc2ed5dbedec85a357229c7530bf27f01062aad6db6339c8563758ee12517c20', null, null, null, null, '1', '2026-11-16 05:49:58.769+00', '2026-11-16 05:49:58.769+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'cov_wNuRCRZrX2rjfYLMH1cB39', 'per_eq96dgGpGHn6NhupxMAInd', 'SBX01', 'primary', 'active', null, null, '\x0189fc76e1838aefbba8b33aba67e02e7474999ba6f544b7d5ec4fe52ef3e37c39fac83007fb84eabc35510ae2cd44282007091cadf822531076889527bb390cef3c09cfc5a10ffdce401b247ce4845c27fa172af572722246d9a73540f9d3f330e6007ef0ce7efaeec8767c061dbbd83ae21e4f6c08d85a2c01ecb8c8ad180b51d87fee0e0e84b1972c1c8f86c49d84bc4f67ae1e23eebdefae06d3f3fda5b305058c8c873a7e9e8bf83422905e85c3a35798a5766117bd2249d116398f7001fbc64b6bcb7d1b109260021a2a803e465712726368f334e840d4adbf31910062e8075e5c0896cdf75dd350721eea02c7bba983547e47bc8bdf91ce45913b9b91148b7d65f853', 'elig_NWUCEsPw41LmBnc2H9QjmE', null, null, null, '2', '2026-11-16 05:49:58.984+00', '2026-11-16 05:50:03.026+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'dis_VIvluzOMZi4dlQO4XxqHHi', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x012f98ff082ee90debf482850be777f11b80363082ad30926f3b472b135dba6bf80fc823a88864fea76a43731e732f2bf59ebe2b3f42ec6aed7a71271a3c4b8685c9e793431eeb785cf4dc1c18afbc1bf3215b8efca031f4131e6ad91e268a3425439b4feb4b7453f14bff62e7db2f997b10925af2e70c61fd35417eb34f7ed45dd91cb84568a3668544d198b0f99849e58061ed2943b1df0c18399366ca665b186c939704f8284a242c3e7ae5ad01effc45c222c3e862239261ddbc8d3d9e1965560322413589793d9e7a803a6a0150adfe8332b02d4b6c059c4adbf3b89be8ee8f79a8bc7367634656f8ba71f1102ebf98a1dca5d8665f27ff144a5f364b0547cce0ca3912c91b0180440fd2625c328d7f8b84eaae76d8d140f595c54cab804fc7456f890adb4267d5920672e77f9273a066bb1d694a05614c2abac9bad936ad01f48aaf00e1e905a8ac77ff2ba1edbeed465c41af049de8fb06adadee6d1dbb16cbf5cdd9bfa3498d0c30b93a06230b50158f26f7ff2060cf99ab4452e9b5bdf6ce55ac76559eb62f77761993574a3ff93a8ecd3239806bea7d9a0a803f7ac12e6bc92bd3f2d17de0597d25077992b88ba0d96b6b32e36d34c85eed2f3b88ac24d49bc24ed839545e3ba5a839dbee22db', 'dec_uSDLXqV6JjU96e43TPWflm', '{con_AxD4okcN91zVPP8600d7fp}', '1', '2026-11-16 05:50:02.782+00', '2026-11-16 05:50:02.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'dis_sYEzCuIQTgkcMp2w9KeuJg', 'per_eq96dgGpGHn6NhupxMAInd', '\x01459640d3d99527b5fbc02a4f80f51c68eb18fdf77fa4f4a1b19594bd583c4da4853142c5373995babca816a4abb7d78410efe5198c4ee3d2519861e1093c992e78abdd736df88a7dcfe3381b68e9d76e69ed7623a42e01750ff92507f458df77fe6c685afbbc488ba93b3f5225ddf0bf675e5bd24b2fb089f78e4446192b4640c02e8f6c88acf90fc16b8a518adf3ad7f99b45ef1fe53e49a74768a3b2da4e00e92a0b8e1d915f050f833cf05648e6a5b67f08825eef994178943f90b898e849958d86872567bf1c2604e80cdcd2e0925e6a3284880a3817b50ea93654c1762d778062bf14e713b465c844d59376715514e556653237c5bec5269b3ea9c744e455175e640ec7a34577c1156f21d9f84a5d3b955f8d9addad15630d1a27d8de8f3cf0bbd97fe423b9cdf672aec5db5781747193c946f310a1e74441d18217737d9603d0a63fb779dbb99bbcb7a8a482ad00762b79ca9953c1e4431c274e2601d004a0b4d005b4a755d3d9c9d9b8bc5dcf1b7feb1b3394490269e5cb0b51b4f64178d260bedcda94052f9f981ceb5ffaa8071cda94f2c41dbf03b220bc26217b5a1c3ef8124e9ad9374bfbb8', 'dec_4Fmvq22WdJkKmPytqJB2hE', '{con_fQXIBd7NL0z5bBBjTIvnYv}', '1', '2026-11-16 05:49:59.161+00', '2026-11-16 05:49:59.161+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'dis_uIKjPugq11zrhW2sJYQcPl', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\x013244243fbe30ef9124c96de04883ad44eeeb16658ad2db832c41217257d16ecf6f61c25a976996b7714c4ca9aa8d4f5ddaa372f94a4ee9206dddb6e23866c92e6515e052acab4d919c1db9e11927e39209fbbd3a7cb21c48b9c62b4a49fb1f93bff3b352b19e03736ecf6db2e2d79caa53011ec78917ba7db6a455660e7906bf2b976c4e53ec57b95b0e37cddba05aa0e2e83fcf9270f71f67c972cd6d146006ae3d29e9c24de2bb8460c0b212196a7e4b0b144c0b0166e583dea464a4a5080b0b303ae0e1157cf1cdb97192016431fe6e4c035562e1da58abde0e28e968efad1466951be2d0724b88e716f9ca69809bb17245ef4b64d67a520cbcccbd6bc06ea0f172997725daa2b7b78571e25d40448c6876510ca2a58a648903dfe78073729a7f206a662e8487ec4e82c4eaaac4010a79222c333ffd33ef3c61cfa0077a1fe7bf46de3f9477adc8b87184321bce27319792a111777399cd0c5fc1884d7ee3e1df35c17b8f1a7a3361e3e8a3a7bec34650fdd2c66ea4badaccffa24a7017894d61f397357087104a18a0f38cc8b58126672ff86ad56f3bd0e9e7a15d0e438615179dac5408c73f2c939863e251bc29c4d383d262e4ab7320176693446d37a0e7b937', 'dec_k9mfEOf2PlxT8tQIYGuz4U', '{}', '1', '2026-11-16 05:50:00.183+00', '2026-11-16 05:50:00.183+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'elig_NWUCEsPw41LmBnc2H9QjmE', 'per_eq96dgGpGHn6NhupxMAInd', 'cov_wNuRCRZrX2rjfYLMH1cB39', 'SBX01', 'completed', '\x01b1d1c3461c950e6d734408c8086da823df2b70fa782c5b25f9b71ac4ceb5bd7598e80351c7ec20b33724210fa7a8b48f61dddcd599cdcdd0623d5311545779e99cf6edb32c6306013ab6158b286ae286b543aac8b424175edfe358d69da101cb0d688a24ed9d77bf21749f68d4dcb0734bd4dd40484d221464f37cea1bd9064eb18f6e01b024629989f31aac7be6f83a38b9b41cbfcdf6d92eea2796da4775209ebdbf24de00638886bb21d4373c1809c912cfdd728c0f7a12b1053baed4c418d8ef3e9cb77b9db66aff0fd09550615ac9294678e1cfb756e7367196790b819376e98e43f2c59bd71f9b6046a038e16af5fb0e7cc5b51943ec0e7ece2be089114cbee95316973b53f0e058c072e89babc03dacffbe6612b6d5fb550998db9e6c41216ac1bb48adf3aa8fa8b1389da4e640d32e127bea95435bdef4e5083b1d27a73449b37b8ffd6a32a7b83a1a342ee58213935533114bb454054fceaa54ebf9f47faccee5c933649e1a9f83054ffa36fcb9d19f9750f86fff3dc15d8b8fe261883f0d714dd60856557cf8edad9c95e2c0dbfe55f69cf3313173540547c632cbcc4be8f49e4ab5620199648a298d0668c07ae575358b816b170d4c5e20dd6b00fb2d3c6e095ba49b6b2eb9b0a3e74a0a3daeffeca47841faa8167c21fdccbeaed2699c9cf7320a2456c4528e2e0ac6a1e9987a1ae8eff30c8999393acbe838016316d4b913b2064168f45a0b784c1699e2a8588fbdf60b8954b99086a205fb0118ed9387d0b4165b496e2910a3cfdea5990e190a7f7d96b00e88a331264ab9f906c78ddba8c312098ad9c9a5cb94e92d244ccc6d3a1b06661855df0607f5e38bc6133227120d91fa373afa9336cd95d865118fb63436c801ee6730eef59f2e4b3b0d8c64829cb67194100cb7eaf01b4104055f0a5c55c8eaef9facbb3736553b281a05881d87811afedcb0ba7eca807a1b10d79aa81580e757a136e6f7eceeea6e61b9338c05691216190c2a133ec6b0a47fd5c8d67dea2faa4990752696d44c7d05d07901bda6f063841836b677fa714fbf2c35c7384a96600275518cde260918ae2990872bb9a5ea9fd9c1018f75066db83731c918f5de534bb9738b5f991cf2745d3dc806505a1e3a58f35e25d72e9c4dc13f1893d9326b5003dbfc8df5862cf0eeb6bbb68ac0628db6eee1e0cf4863469ae5bd775c20ba0c91b8f55dda9cb833b6c0cd90a52aca61d64023282fd67b748ffd0684cd324be2c197bf8e62fd9f14884978dea3548b95ea9d607d7aad930259e0f8d23ce1bb4976687c3646c7076ede6fa85d611ce40da537832936e4abb778e23511488b4e8955e8482b9de955e41b8e064e5bdc824800946f8342bf69dcfa10e4ce9c65fc30384e7bab649558eea629e04b6886d0e65b4140ce56369cc9ce6d23a14359e0fc391189199ae8c9cc53f22da75086b4fc6ee7edfbd2062f8b332108aa0d123ca43693c153393f100ba820714a4929ed0e28813949ec98a5ed9d0e269a7f5cd8a5c117d077fb7e44174f6b1e7791873c6f4a8e73a5a92e6215d9e30195e56c26762f0a674adf251d5ef854ba0eecfa171a06699154e7547788cbfce9edd8659beba2972f07a001baf0f7ec9af506480629a45c5053d69aa4841ecf43265d704d86dafb6bc9bde06d6ea7ae09bb34bb153a8ea8755066b903b73dd11dfd67cd926620d8e69b3e577c9fcb967cc4b5226802619da818278e19bbe952b91eaf7798b1afd395e3c25dcb1c4f0926dc937ec40a171cf2cbd70f81e6a47f952ac47f1465dea6b6637a154500159cb240bf47d5947bbb237c44eee6b71ea29e81a9da32dd17c75b02d883b97956906b55326c0db62449153e937aceef6ab2750957f1ff28ecb57539a920629975fb7c9899e7a91743a0cff461488770b632c2afd432749a92b1dcc73eae00f76442d63697561d38cc55e270e3c8c808bf5e8aaf9db001ca6af4e523a9fb132352ee046b594ecea3652e0ac6b10773b21d532721e7098e41f49b7a0f060ba343ba1e6619e339c42fbb4c62e61d35a3f158b8ac0cf76c159dbcdbe6478ab6923c63d87b74598b896d2ebb4258826c93352132646689885376d99deb0bb0709f3e6b182e1c61e31ef0e8f3a0ebb987e890fb8142faa38744e005939b6f4a75e2648d6bce261f46b67cefe0b109d9044905f19ce7262c5f5c8fb5521329f1eeb4d885973c01f49f54794fbad07566dcc6b40e7b243f244d4ef8f2ba802650e56bfbfcb0f723128750b74b3ef021cb46884699feed9251e57d37c656300e9ca942698b7c8c2dccb294160316e0c2fa6431407dcd51c440f25ae17b2f337feb1b8ae68c303765645d946ffa1937e86a0a637cb154900c78cf1a9b316b9eebd8746d3b8e111dce83aad8b77c8dc7beb9cb7d56e673ee87cffc8a1e1b8fd4b759e424a3585fb88bff80bf653ace64096bf921ecaad03c21e3696a693dd24861d84cc2237e7d5e15139566449eff65e58468b92d1bf1e897bfcc6437989320aa13735bc38e5c7c3f8e81960e7a1368169a8bc5dcc0282a45cae7c7bcb24f7e8640df37396339d65264c5d5149abfbd170ce5c31b4eb6f2298b900a22da4e02e3258d197b7c66de7c74aa14fbe8cb8c94ef421976429ca84ad52dbbfa5f25adab6527986f6e2d4f156a13995d2cfb08255396eb9b1d84835a37fffbdca4dda4daf8d1e70dfccb580bc4dc20af96ab5c8a90b7dd022dbb6c0f7d3d8e9351a43abb43d717201d59b7aa648bcd947357678e2da92275220c069139f91186d74f4e63e5955edec83a554fef24ae4ff75d320b01acc1ced16e02ca794e3f252e8d374d1f71e9c546caabe4de07e308fdc220e05569b405457e1cf7ca1bf1815558a777f7ed365f30d893cc5fd9b7756ca0eddce80f35c313901fa2b68bbc22a8abf0d1bdcf19fb3faeb521ab156580e5cef967ffcde8c4e74804bb0beeb51d79c0e44a3ac9e90bfae8d5525955c21c3df88c1e8b1eed02f92f5eae66f69cb8407fc21e02eb1fce4aa44c47ce249c7dfdee9fcca165645b330665a156c43595ef9b1fa9e23d758d92dec6f128a9a1c7b728f8e7bb5a979703ea049a55cc2da1e2616fc1790cdf793e6b220eafdce0ada8cf5eb330af398b4a8293a2d3bf425c329b6563d0495f286fc0f033cca02c2ca5a336ea31d71a8cca75c65525843e3a862feb3a12eeae69344b325256339e940c35c8751db5a359d63e287f3794859a29853caa6625fa8200263430237af269a0a258ea91e81de303a863842bdd24c4a48be7dbf854ccf5aa0c823201ffaf9f605fba37cd43f5310f48ad7b29b98bf5f25ff9b09884cb1098ce340733bb19d415a0d8e762a2ba6e041a13d711df62cbb128c441b19d7db7f7b0a893f9ee4e6c1ac47754ae547188e5e0d6d399b6c7de4b0b96037af50f63196ca48bf1295cda06d379b0735f46a76686a1f9c76721cec6814d49a16f40f4d065c9d46205d695981e1f4de465036a4d78c4a4449a353b29338456fbc3a3bc5021dcf83c864c3a81af8d071e578e4ac96c25fad139fd01b8ba09cd1a2596eb72d39539bea4cdb17af7ad15a0cbdc865313bbd1f4e5f3a1482db2ff9db361a2d11f42f3fa1c9fb32588c823cf692935458e263a5848b021400622d2da1e829853922fe1d28890ead74e56d44a185eedd9625c80ad20960133e075b3e6bf483225d17cd1af8e58472091a8f9d3ff6ad6b728337081a8b5cfbb1bccb858d62db46c3d7e9cded7f6d410aec6fe57876114c2e66f0554ff8c1558bf5144ef7a369376fc597988281a01a153be75ebae2631240382085c64c77ce9785dc509c0a11303c44c9bba2f3ffce3e1105e968217ae0a5f3a6662414363f48b50eb3caf99976c6d18c98b665de292f311b7a6d0f1908e75d994d5928572dfdb1c1fd8a51363ed0fb364de192ce136f895b7cd4d55788c4a4df197b2ddf0d9b4775c009fe9027a75ec585996be3b386d92bdec8d2b1214627127f61a0b9b43f7dba94ab740f00c23b159f8da87c8e048bc368eb615abe43a5808bac7d9939a4f5206d31cc8f18bfddcffd89de3452c6b7d45711dd43345d5000cdbb4125ae0e9b8a4f865f348e3eeaf1a34445d178249c76a1bc4955caf77cd2ca5a35c2304e7e725becdc1b6af6cde309a2671deec4082fcd7e3c09313008f4eb5e92ee2ca0e5b8734674db50fba14b363948c855e3e8b339ee25fc92e58295d24dc8e6e0375308e4465208132a4dc103510f2284545efa374302b40f3babd1e9a835a97ca9fcd4fe71d904b0fee30dc561071c89d303d569e4b54ede38c99de19184d85812da3b1b648e70ac9aeab70c69bdfac885d8bea633bfd70b304eef487bae87aa421cb337ac91bdd93a6b7d3e53542977069d75cde6761497d94962f1951e05767b4b0abd9951dffbbd83f3930e5786bbb545caa037b592b36fb3d947a8a6386a4163cf5e1e0fa8f0c18d7190ce0612e5a02e6ec2e5aeaa6d3c57771fb4547ec6e4d1e81bc7bfcd50f7632761780b23c1d286f26140ce221d3b1c7b953521e26ac561a59f690edaba23699277b859e61d561e2665da117e74900265e160b2d563e0aadb1d028dc9524aa4cf388d72a7035205ae116f9dc77dda864fb55a157ff5b3732826bb3b8e444de4e33ed51d39106fffd8ceea04363d2542a74a71c4bddf2eac3072ff4c75154fbd5dbfcab7a35a656f1f13982d173ff64ea53587cd01313e188898df7de6a89cc96b05c7c2e5fdc8b64d3b1fb40d8fd51574ed8d0522837f079a110ab20bb84155b3f8d87f2660313af20ba35b47880f2e9872a66487b47cbbdf47d52b558cc703afee12a976e58ad087153acf8d31de50e81a427c11355e982040ed0a94aeb37c88c29db6ba73c42b1e4d89ae3c8e03dd962d19a74cc515f2d6fa786f8e0e742d9466b2617e6c9f6e17ee6c0c7bf9861b7d8f646fadbd02c43bd475f02d22914cf7f29d22d922a23d99dae17b1c958def39df4d788ec5dd1e5c337ef788e05e1e110c56914f93774998c835fc759403e28911c99c74ff57820a6b79e0ecd174aa6a8732b8f22edaa5542ec11d5fa07495b36f608819ffa8b064e381c2f35931e9424510eba9e0f8e639fbec85d08f13cd6f89b9842ad3448c51b76e64baaaf7daa62beb287857fbf52b8ba4cc08059659ad2aab97d1473e00c81b0557fec1b68397701805b5ea2b01e346226bd27d948d1c3d3ec8a365921a5e7592324a2216d25839d039bd88a2f4c078f90389b0a959a2a345b6378ad797a8393f9bb0693fad51d7a31428568185f10b30ae76f7d4d3c37422183b0e3f8609611e1ecf191f1dd4197f84b26017597736b2e41dc3ce68c7ce88c675010e8fa9422ea128c960bc2d2dc6ef30adfdb4dae89e7f4f88ca7d649f2b0227319d3d07ddd57c2836e5fbf88e90ef770419238a375a0c80f37f1377fd8a17eb737c475d503764d6f9f7d9096f0b4ef5380bd96c546e53157395bf5c00288f14eca956340a08ddddf073799388bcdca839cf485b538401d89286d93bf991d6621e592b1cd80507f5b9eedbd40c61e75a77d8cf861ebf985788e1c64cc60c97cb456156f02d060a87af6bb291b4678c078b7efc4e0105ba4464f193a5480fc9c5b0245afe9f6b43b', '1', null, null, 'dec_4Fmvq22WdJkKmPytqJB2hE', 'dis_sYEzCuIQTgkcMp2w9KeuJg', '2026-11-17 05:50:03.026+00', '2026-11-16 05:50:03.026+00', null, null, '2', '2026-11-16 05:49:59.161+00', '2026-11-16 05:50:03.026+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\x619bb3b4014c58f7f640b8d548e412a601f411461b02853038c3e9b235602663676fcb264bc6b76175198ba0b101c950767e223528616359e1682e05fe77cd5f9a1787e85727ae0a45bef1e4b8', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\x619bb3b401d182eb5d9c65506c6632a0bd87c501050b379b470ee405015d46da8324f3c92e4caaf8164f46c5dfb6ba5adf03668e3bfc395b9658e834e3edfec8275fb5ef089847aee493cb420f', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\x619bb3b401a7890c5dd4a468a794c9b8833aebda9070263eabd6c5a57caf0dad15f07c0602753b8f65a639efacb1b66cf44c037ad9267c85cbb8c590a40700d3c0914248f01e583589a19fd08a', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\x619bb3b40192ac4b8201af4582597895005925deaa2a9421770a21fd0bf392f0be674ad5d25431ff11a0280fca7acc687d99f18c806b6e464ca55f404853dad7c1d03ef831e1488615289f2359', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\x619bb3b401ae7d504adc8a40508a3c407ad4abb0bc80a5c5d5c94079b9a660cede5db969ba9f54ef87add08d7d7415c91fb4dcda4e80674f662b08ba57576e6764c246c03dedaa5e59af8768ee', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\x619bb3b4018d811068740e7e8a3870ebd638539b3a6317724ec976fb87e236e225eb183e7c9f5f1204e3ec159b32bb256e7d4b6dc992ecd272ccad3e19a8090488f0da4f2dfe85d9376a628bd0', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\x619bb3b401ef42727e5afa359749db66f42f20f1678bfa2f17b8f02c5807800dba6baf5e6dff6db7f2eb40791a6f2f6b7342909ad5d857b1e54370178f4003021fe4796c4493186632d66d40f5', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\x619bb3b401fa16ad331bafb8e6be947f571fb094a4b1516f1f53c7e5bc3e654288487285e36828a3aa74fd2f64096be5da74e036f6dc46a33818047218808d4620ca4fe25a3cf1ec5f0e4c7e54', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\x619bb3b40168cb2e97609f25946d08bfce3b543c9ceb249b9073d3f99e53d86106f28fa246166ee689a59b17ac68e66a48b5a3fb5735effce6e125a8d3029aaa367127d196a3fbc8aa1acc2ccb', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\x619bb3b4015ed422fdcfedf6b3644c58eb51ab27106094b7ff18ddf8ec59a7e8a66e1b75686c3526defd4837bc84ee8fe09257697975682ad358a6671b921f30903db23d6aaae1c09f8e2b09dd', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\x619bb3b4016760978be699cf98fcdddce6113ef0c83e37debea12688de97abfa3905b45a65c107cb546ae0adadcc8d71c819d3d84a79028696c8c5b5ab0dff79145f146f63b0c177852e8d23e2', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\x619bb3b401135b615c2fd96d49e804aa88ea9a2f38ffc1c79f740307e025d69fdef2c24131305368a5da6a9e5a8b8f1fe33522051d6860689ac2cd76a6bbcf6f26ef2a5394b57bdb1bf0d01274', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\x619bb3b4014bc90d23f4cab3a23b8433149a8fa6f04f81762d54915819dd57627456859ef3ccc10a651eee5eaecb0c21f309ad0006e1d693a67ec54000ac854939eafdfe1a33f90b427d688b15', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\x619bb3b4012ffb12629fe927ffcc1d3b30d05c4d18864265d1a946b602d75a23c59d9890c83f4afd0e17c29dee5b82518739972d5ef43f02445c02623c855ba383401de4af6518688881f36628', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\x619bb3b4010a7b73adbc2a3fc57b346c007737dd9ac00dcf888e596a6dc637fa3fdefbf05ecdf81d9cc43ad91c6ed2adf3aecfed64d2a2171592dc23e224e61cac688e30c2ef49dd11281e6cf2', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\x619bb3b4012a66a3d1cfb41c9050b58e3d2900129c21da3a0623d188be152d9884508f6d8734f7afc5cc9a4c6241cf7b8232f988c58637392f822b65dc443ead609dfd3b3ed86c413bcbda00ad', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\x619bb3b401d7eb1b65ee855872b4c6bb0065e5d34325566b1e4aa58f2cca81c8e702b9a24b2cd49f4fa67f2b049e4e3f4fc5f0a26fb2330cade0590ac9569c76280a57184c02e30ccb1260726c', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\x619bb3b401280802b87b2891a17fd619f1eb6fbe9518fe34ebd629e2cd5814b4f53fbaa72d34c9991594e3876a833cfa476e20b004eef076d72b9b8e46a5ccb3778c80a7100dc9052e246f5b71', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\x619bb3b401d0ba90a57f40c7dc93bfff04fbb3f6a138b60e944a4b92eaaeed290089b1f3c484b39f58c744431d707c2788ab01137242ad75933ed27ec02dd93fe936afcb81111a8d1bf64d6a69', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\x619bb3b401c0d73ca9e5ee243aa3cf7b589a76665ef890801ee4e72d2b9f9a3248e71efae81716ddf774f9af884d6ebbe4c8acb961334047a203007604d9bad6ff27ce732e94e96bd52eb587b4', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x619bb3b401a09f74772d29f05b489ce70faeee5d76dfa94f58f9e82dc3c711df02ff597641fd8aec961da06977f07380dd40467c0ce29cfbe63228d9db371d8b7f74e219a8f06106729b9856e4', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_29b8kPPmDP0nZ8iQ7IAA56', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_52nO84CQJVuqtPUkR6V1Nn', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_7rEERmvFKNjDGnqLiaAZjv', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_A0afxvoVY0zRQYJQCXAnGI', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\x60f0275ecc6ba6c954a4840d45a5bbc0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_AfMNRl25CYxz3Y9u8tGaOh', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_BvTmtYIJIuBeOZSy2thzG2', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_KToX16n8a0L07uNFNrtpmn', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_LVlC7L0UfqUndNJB8UfYvp', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_PAXPxb6shYWVRdwECldMM0', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_R0JrXS62qjUckj8oBFGaYp', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_SUVYG92OxHHjri25EJH0qu', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_YD9bu15OWpemdzJt0QE9Jv', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_ZHXz8xqSk4IjOboA6iGV7j', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_bLVOcUULOIExpxBkLEbQSe', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_dt6IVAPMD7xbXYNc1kbQzf', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_eq96dgGpGHn6NhupxMAInd', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_fiwkREIRK46UtnRF5qzFkr', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_i5OYzznUNB0RbMTBOINNs3', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_oQVUdGv51UJ5LrocRkfoe0', '\xf5ff32e9164581086023498168f29f36'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x3249b78ca915bb0fcfccbba252de6404'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x3be6d6a70b97825be789b621cb958d44'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x3c6a83b0ada454b5b8d2cc90e24009f2'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x60f0275ecc6ba6c954a4840d45a5bbc0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x70630f3f24eae91b6a62518376376d13'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x7c752f1bbc691d0152e01eb773fdafa5'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x7fbaf17d19bf9ec4c7e043389d1cc743'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\x82e9470bbc868b824b41ec0eb57ad788'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\xde951c9eda75a3572fc33e6c09949d1c'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'per_qEQyZO6E9QmNypfB6cDB7Q', '\xf5ff32e9164581086023498168f29f36');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_0ruzvhpljEaBZv7zfhzQwg', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_FKfXb1zC9e8itS8FP5kW8p", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:56.275+00', '2026-11-16 05:49:56.275+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_6jWDK9sPLgKZDdzCuI2YB1', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ZBxjaoGpo7KBxNBJScDOSJ", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:56.366+00', '2026-11-16 05:49:56.366+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_8K63ck8F5xQ8QDvBCNoJeo', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_8K63ck8F5xQ8QDvBCNoJeo", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:59.355+00', '2026-11-16 05:49:59.355+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_A8KA4xBnY9dYMp8kzadREX', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ieNcdjsKBqzgtJ5FWoBbaf", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:56.211+00', '2026-11-16 05:49:56.211+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_EcrFtqYNYcvUnAL3ghkMEH', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_Grbht1Y8tEhFqA86tGOLG0", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:55.774+00', '2026-11-16 05:49:55.774+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_K7W2HKjqbMJqSmBB7VQGJf', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_nvdbbEXfS9yZt4MFJL1dVh", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:55.889+00', '2026-11-16 05:49:55.889+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_MMNRyrVoNYJgmunloA9Yje', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_MMNRyrVoNYJgmunloA9Yje", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 05:49:57.197+00', '2026-11-16 05:49:57.239+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_XKdby9ciuRHPOljTf4Nlec', 'unverified', null, '{"given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:50:02.409+00', '2026-11-16 05:50:02.409+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_aI5zn3XXWuEyZlJTAJfJfm', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_1ELWCZMxoiWLQCk6AV7dUx", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:59.829+00', '2026-11-16 05:49:59.829+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_ciPJK3MLSFT45rHlo8OFnZ', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_Z8KtrdX0noUh7dE7GN5aub", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:50:00.004+00', '2026-11-16 05:50:00.004+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_gou2mzNJkITf8fxx3A12Px', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_gou2mzNJkITf8fxx3A12Px", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:50:02.491+00', '2026-11-16 05:50:02.491+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_h97d8YAaVVR4NSZAICM9vP', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_eL8XK7vStB2zLKRrvUp3tL", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:56.153+00', '2026-11-16 05:49:56.153+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_iGOcf6fgxEcr5jUQZ21EvW', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_YijPkTAFdT1M2aKtv7SGjd", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:56.105+00', '2026-11-16 05:49:56.105+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_o3Od5wglCSb1nMc8rIGByt', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_o3Od5wglCSb1nMc8rIGByt", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:56.593+00', '2026-11-16 05:49:56.593+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_oVH3t8P6XXZRs5NiSqWiq4', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_oVH3t8P6XXZRs5NiSqWiq4", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:56.462+00', '2026-11-16 05:49:56.462+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_sbCBBYI5Icy02woENpcqWa', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_xmBTBTyVRDg9vlA91e45bV", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T05:50:03.026Z", "check_id": "chk_1WBpuojxYvP65GjJGlVtBK", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_lOuzcMicrRzpz6XcZ7QIbS', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 05:50:03.026+00', '2026-11-16 05:49:55.831+00', null, null, '2026-11-16 05:50:03.026+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 05:49:55.813+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_tkHBEuXWpeBwUCL6tYyq96', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_PogkABTvvXqWzsN1Lxvfdg", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:49:58.599+00', '2026-11-16 05:49:58.599+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_vEPalpbHUfWLXoKfbAbM8j', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_69lucVDBZhwQ0XnLYH9SWz", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:50:01.125+00', '2026-11-16 05:50:01.125+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_vUXxodwuPAo9xVKf3gBKOX", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 05:50:01.768+00', '2026-11-16 05:50:02.436+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_wGKeUbhCDhweXIHUno1P7f', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_y2ZlpmPCk0WBZbb8nUMMAH", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:50:00.247+00', '2026-11-16 05:50:00.247+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_MMNRyrVoNYJgmunloA9Yje', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_vUXxodwuPAo9xVKf3gBKOX', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'cal_n6gRqKinyJG3Gs0VYXvsbS', 'prac_6jWDK9sPLgKZDdzCuI2YB1', 'Phone', 'busy', 'issued', '1tE4eezz8MslXqegbcAIOf8LizKrZfx9ojddlKDUUZI', '2026-11-16 05:49:56.389+00', null, '{}', '1', '2026-11-16 05:49:56.389+00', '2026-11-16 05:49:56.389+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'clm_jJFRLMpXgDFTpIpjnAEfg7', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'cov_PN2baZGOmYdWcS3uuJp6Z1', 'prac_gou2mzNJkITf8fxx3A12Px', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'G3VIC4KP7HI9GANUT', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_uSDLXqV6JjU96e43TPWflm', 'dis_VIvluzOMZi4dlQO4XxqHHi', '\x01b00ce2911e3173783a23282063505e1535455a6631127b989a7ec9ab6cc3197a099e4dce6e77510e481de8b8c67a14c6184bb5fa59751560d90d7ae3e2fd0d25f7ac3468eba7d65eea2ef5b321a3ffdf869a619d2c9eade497f02ca2035299fc350751103cd1bf1464ab09487267eb9362ebbbd38f49356c0c14d4deb4da32c7dd06c1a60f632e75bf2570f019d40996a6e158f66aa4e0497aabfec67cfb220eb5d151386c34d65e43aa61821cbe668e8b3d48c0724f39968fafc68764f70fae5e8de69301ed67506be7bf31eb38a8b6a054eb556d4c15da1d3a68678aa85fe21ddac6faa18a5d1a49db70133b8a2a310d29bee5fd077576c9c45654c1119bd91d067db9c70bf991eadecd95917b7a4ee6e1e4f622dd2cc22480f70b01c27ee4b4cded986360714647466a8259f9b76c7eb9920dba20e300e5af9da0e8b84c9ea57bee5458832cdde85f3cd28fb2093fb1c5053ea8c0c355f887e48b3e751c30744175609565aada922358fd5be64ba8ccdd097200a10e11b300c0433c8f61b51167e147c05a7dec23dac3ba63643728f60b43477b728ad8e670f28db63825da88631cf3cde3382d1bb3ebe128d7947f25707e448858186805e22ab7e2ab594e1b5e5a55cea524e08a7fc9d6ec38114f0f602a8519697229ed12bf9792c4d4404cdd1c9fd27d040764f9e2a4d1ca4e98e629c55d302e8201f129dc61accd57aeaa7d469423f19882653c6cd31a5d83a80903cd5af8c885fe4cc0b9b811fef378161bc4809d04ce021d02e8c60c073ba1b6d33a2599c322f1adcf7eba48dfb90f53ad93ef133dec843f730e9d9ba80ad388d76b01cf8997ef07773c616adf2ea92b410441480924f70038b00235eb339b2a17ffa98b3477ff6d133ef759ecdcb851f9ebccda74d113cbf13301e7da39356afb2f0f2cdc6c550905c22bf1769db08aefc36247230ad9c7c64429fc18316be2d82920eead5c6eef427835a7b5b723cd50d7fd10c96361b84a721d7fbedfb97274672f8f53bc2a36c29a2ae8776ee4ac62c7a0cea601d28128514eee89dce55aa71f3326ffecb2d2824425e1f142c3974331c6ba50bf5217538ee4758e0d3f48770ea72ebba741ff163df54643f49dd409faeb4cd8cb6b6732b53c199becff33513ceaf0f24ab78a4e0875bf396653756711480a068b22a1b11899950c393c1e0c0dfebc1f4c81b36880b72d5fbd841bfc6e226c3f6c8775203fc94b24181af81dbacec0126bb41efc0bb4b0cf729f7b7cbaf682dd4ec3fdc9b414391ba9879d0f61da50b1ed7cb956cdcdf42fc47ad9f922c23a595471470aab71c22c54934dad1bd26b295ba97d667a4c4bd44ed9eed9a25b8ec568b1ba621619122aababbef94e4788a4c1b450d905b6a784e790aa498cfb04a10eed86ba05a0269cf964cc561181223e0a7ca38f07b41f229d949066e16dec126c7055a94e5871e214501efca35f250cce1be6c9b1f5a3aa9c4c519dc5110a42f77098759fa915e35f979d43cd34076a592b4ee1bdadbfaa557e65f952b1bddcbbcc41049302ad47353279c0e83a833fdf2444ed40101ceb119460948cf47de754a7fe5f903a010e8f0d2de261a352b1ad200b256b4f01aea507d30fefe330eac35bd159ce9fc5d526b54896410e3e37422cb2f1cf46f883c14607d0c9bbb205a13ef71004af9148005e5eb96ecd51fcab863c8130b6c3f95e09514253b53a3095999501bba020d9ef129869a37cdbf9cfbbeb7db7a36c609bd2e29efbf37cd5ef1e7bfd7bc95ca037b35593d4e0db8872ae21a7f8a164fe4327ba21efc6bd70d3ccc7228398e19ac3a224784b00518a6e920d2ccc95dfc08c8c8962595596eb28c80fde6ab07bf1e1704edb137b8a7ac8cf199022cb5e7c26a2bcc9ed5d6819aedc759c4e64b0076c92ded27ed4bd89884d9aa9f494c39c0047e695387a155d12ab2f42aae24a540e88fd96d1219627986b252ca196a70e5370a1a7967aa78e47c18df31b0a31ccdf4a409d58b0299de536ce764c07ff1fa4f6c929b967bd351deecb414a05a327b0c8a21f39f5334a7b4f3693655d377315053b5f94e434b71fcbb5b3f6e370ff74a564b89135db9ec2743463e585d542c2624b9911b2cd9b033552f4a7d0a239f8d985f2ddc1f9415b65045f76cf570829c5cca1870af2b4b37137932d415fa47eae68d7fefb8d532ac253aa06e98c4e6f3ca25c00e4bc200509eac6ecc0fb071217f4b61720dca1039c5c424b70002126166601b610b287290c6f81ef0df2c01a6f4c5650bf7aa887fbdae20c55fa6c4b4025d7425d4fc04a5f36d16ccb206f340afa5337da97d834ad76485b562a5e2392fe70d6bde612a32984935387', null, '2026-11-16 05:50:02.782+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 05:50:02.724+00', '2026-11-16 05:50:02.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'clm_zQ9BlSNIXkKadcrNqYgW8j', 'per_AfMNRl25CYxz3Y9u8tGaOh', 'cov_Pu5CMPysIagLCoAHvWv0Tc', 'prac_8K63ck8F5xQ8QDvBCNoJeo', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'PUBUO5DMRGXZFXTKA', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x01a1cc5a1270f7bb33af6d2c5d03d162aac3318899844cd3fb62d0ce848ca37aa3e2096dcda248ed77ec23c1c81a666df37c0088370e4f68a34558dfc518611854acee2103fa8febbebdd48a5981e0992f380ac89d9e97e489840d590bc72be61d3252b19361fb45dd5d288647cbe83ea2ca228d837489e2e5cb931c90b1652d5c4db2a30c2c50a2c3cccb3a79625578e9b66977895b9ed4ed749b415a2ba924b06338bb81eed5aa9544b3ecffe10032a4bc95939ea38764f6e3f2bfa85e37d412159f07192da163c4abda14d66aa3f39b119a469ddc8a84868a26901b54303bc50dbf5ee3a737fda0f93fca5f5867f231258c6c19dfd422df670e7e11f46cae8aca8b809f6b1cd8694836287f382b38265340e8a6922231b0bbb62e49d05316a86f108f1b7763ee93f28bc54649f05aeb5df4e6232e26956d95ef1d2c9dadf58654e73fa0d88ff30a855789e6b2f746639a82604f65d1d5548c3d393d30716e944086fa332a3076043276a504851e1b531d8ba2387049de6844734e2851d92848d40843056caad6a088e4a683ed58f5075e7bef1409740e151efab15aa3a216849d00815d5659b5abc1c4a14d5c9c648048d00db4f528bc403304be2c2acb733554c2837703a28c50d7c08f0971bf7cbc4d1fea78da88cfb75079ce22c18bcc67ba8b801087ee40997fe2ed2911f749bd7d47ae7cc212ea98d41a6a7b781806985481a89a8ef1a9b03bc47fd86b745a8c30be4bcf2d929f8fea68f09476f2a122880261c2671643173ae5342a001e9fdc8aaa303dbc53078652fad03853b6ba14f22c609dd0a18d74ac54540f88c451b83e145e977966dd903880b164c9a57f0c04bf08e42c6fd16f5217d640252e6c10e674b9b5e624bd8b351d9486be053936a9fe76fbc6cd52801d2d8b9c387a34bedce134567fc305e67ed423683608f389988d665bb679f38c05e2c07fd538cfecb2024aa790695c4232eba6e827796e1e8a579a60d40bdea1f20e4e1295b50df0a1757466f3cb7c8baedde23b458d7524b5d684b9574c649208a990e69d0c9c4cb20ec32c6335130fda100bb80c2695d2ed635bc600f7f7ff7917274b4b7c3eca315d4fa5de91a43d9981788fb304f918b33be5266a57addfe5bf399cb57f68599f7c7840814c118fb35878f465d21840a70d92845255bde2241063a25a79d977bf0a894bf33be7d7dfa0945691901e38e1daca3ed061ab535af9fd3ee7b3036870c619f6656a57e9a18b94fa2455fdd3608afe41dc9cc60f9141b26f9b53297196fac8d6b60b13d927bbaf64573fdf1c81bfab642a81e66d70d227c737890f57a9b9785dc05ed05ad1f75e046f27d3e13ddf2b8e49134ae6c64de48cbbe3155b5d2db6ef43e8cbc03a83d9abf95281a38744f8b2ac442a06ae19e35ad4f9719afe8a934146548cece18738882f3eb61402319f77e75ed99fbebf942ba3566f64c6e01d663d67beb08d43c2d01d3694c2b8fb54bb7c8fadfec937f9', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:59.629+00', '2026-11-16 05:49:59.629+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'clm_jJFRLMpXgDFTpIpjnAEfg7', 'service', 'wio8S2jqVW75GtL_MeFkiAboVFghhmU29osoi1ZoV2M');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'crec_8q81rZ3zrORmKlQbHdeesH', 'clm_jJFRLMpXgDFTpIpjnAEfg7', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'submission', '1', '1', 'trn_IcP8Xoj7epvmUnLOM3swUp', null, null, '\x01a33a02f046c63863823edca739e0f49490d92f48f1d1f29358fa151886c6a8742985ca3a4f1181cb981cbcc688cdc3fb91062f314f3af5810a91b028bdee6916442a64d736dcc085e40fe967c77f72a933476d0a8c3bce74f409f60dd30434dd831d3e27cf119c8f8d53ecb2fc3f5d148fc9ac8ce449ed7736e1c9959e79169ece1d6d8ca0ca284f0d4d46816f4f5c347f57112cd469c4cf98daeaf4800a725a181e73481e3aea32c4749d59495446', '1', '2026-11-16 05:50:02.782+00', '2026-11-16 05:50:02.782+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'emg_7hJS5aINySZMrZx7RY4aZK', 'per_ZHXz8xqSk4IjOboA6iGV7j', 'prac_iGOcf6fgxEcr5jUQZ21EvW', 'key_V2MI15FTPgOvEZaUkPmVy3', 'opened', '\x01b08a9e27a847e1efbb661b4fa03d7c92e125637b6d0e8a9c1a3680470d5c49632f41359b746334ce85f26faf970af43953df004272a755abc17395adaf366451aba9c095d80944a0b65c821cdfd4bcf637bb61f34ed2bf9201e1c553527f150da48bb08f590be0e0d070db8c820000fce38ee88056a6b752f8e3e67182f46c461341dad921bac069220df9a9314d96c637c037b6785630e17be4841a5474e0e9a605de37005434902e3de1a0f64be6', '2026-11-16 06:49:56.115+00', '2026-11-16 05:49:56.115+00', null, null, null, null, '1', '2026-11-16 05:49:56.115+00', '2026-11-16 05:49:56.115+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_vUXxodwuPAo9xVKf3gBKOX', '6000', null, '2', '2026-11-16 05:50:02.467+00', '2026-11-16 05:50:02.467+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'po_9hDHCSLl5fwodITNAfQZiP', 'practitioner', 'prac_tkHBEuXWpeBwUCL6tYyq96', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 05:49:58.632+00', '2026-11-16 05:49:58.632+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_0ruzvhpljEaBZv7zfhzQwg', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_0ruzvhpljEaBZv7zfhzQwg', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_0ruzvhpljEaBZv7zfhzQwg', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_6jWDK9sPLgKZDdzCuI2YB1', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_6jWDK9sPLgKZDdzCuI2YB1', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_6jWDK9sPLgKZDdzCuI2YB1', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_8K63ck8F5xQ8QDvBCNoJeo', 'jurisdiction:US-NY'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_8K63ck8F5xQ8QDvBCNoJeo', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_8K63ck8F5xQ8QDvBCNoJeo', 'npi:1999999984'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_A8KA4xBnY9dYMp8kzadREX', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_A8KA4xBnY9dYMp8kzadREX', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_A8KA4xBnY9dYMp8kzadREX', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_EcrFtqYNYcvUnAL3ghkMEH', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_EcrFtqYNYcvUnAL3ghkMEH', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_EcrFtqYNYcvUnAL3ghkMEH', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_K7W2HKjqbMJqSmBB7VQGJf', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_K7W2HKjqbMJqSmBB7VQGJf', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_K7W2HKjqbMJqSmBB7VQGJf', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_MMNRyrVoNYJgmunloA9Yje', 'jurisdiction:US-NY'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_MMNRyrVoNYJgmunloA9Yje', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_XKdby9ciuRHPOljTf4Nlec', 'name:MBEKI GRACE'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_aI5zn3XXWuEyZlJTAJfJfm', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_aI5zn3XXWuEyZlJTAJfJfm', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_aI5zn3XXWuEyZlJTAJfJfm', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_ciPJK3MLSFT45rHlo8OFnZ', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_ciPJK3MLSFT45rHlo8OFnZ', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_ciPJK3MLSFT45rHlo8OFnZ', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_gou2mzNJkITf8fxx3A12Px', 'jurisdiction:US-NY'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_gou2mzNJkITf8fxx3A12Px', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_gou2mzNJkITf8fxx3A12Px', 'npi:1999999984'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_h97d8YAaVVR4NSZAICM9vP', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_h97d8YAaVVR4NSZAICM9vP', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_h97d8YAaVVR4NSZAICM9vP', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_iGOcf6fgxEcr5jUQZ21EvW', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_iGOcf6fgxEcr5jUQZ21EvW', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_iGOcf6fgxEcr5jUQZ21EvW', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_o3Od5wglCSb1nMc8rIGByt', 'jurisdiction:US-NY'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_o3Od5wglCSb1nMc8rIGByt', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_oVH3t8P6XXZRs5NiSqWiq4', 'jurisdiction:US-NY'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_oVH3t8P6XXZRs5NiSqWiq4', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_sbCBBYI5Icy02woENpcqWa', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_sbCBBYI5Icy02woENpcqWa', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_sbCBBYI5Icy02woENpcqWa', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_tkHBEuXWpeBwUCL6tYyq96', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_tkHBEuXWpeBwUCL6tYyq96', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_tkHBEuXWpeBwUCL6tYyq96', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_vEPalpbHUfWLXoKfbAbM8j', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_vEPalpbHUfWLXoKfbAbM8j', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_vEPalpbHUfWLXoKfbAbM8j', 'npi:1234567893'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'jurisdiction:US-NY'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_wGKeUbhCDhweXIHUno1P7f', 'jurisdiction:US-CA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_wGKeUbhCDhweXIHUno1P7f', 'name:OKAFOR ADA'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_wGKeUbhCDhweXIHUno1P7f', 'npi:1234567893');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'op_ZrWIQYvo2mY7KzvkRUNvmz', 'pay_nUesDQR3xBVttyBwHsjrhU', 'confirm', 'pay_nUesDQR3xBVttyBwHsjrhU:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 05:50:01.453+00', null, '2026-11-16 05:50:01.453+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'op_nuCelc9gb7wFDNoR7qEwn4', 'pay_PBEBlUasZKU3mYtTlEOkWW', 'confirm', 'pay_PBEBlUasZKU3mYtTlEOkWW:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 05:49:58.127+00', null, '2026-11-16 05:49:58.127+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'op_zsVvBI7DEIfwNuXKcxtvLy', 're_cxuWEB1rk0HwwELtIK1rpR', 'refund', 're_cxuWEB1rk0HwwELtIK1rpR:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_47nMKZN05RefLivTJU6zGa"}', 'done', '1', '2026-11-16 05:49:58.393+00', null, '2026-11-16 05:49:58.393+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_0Fpsutikex1hmrZ1rxKeIb', 'POST', '/v1/practitioners/prac_sbCBBYI5Icy02woENpcqWa/verifications', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '46', '2026-11-16 05:49:55.877+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_0M5yGYXtAiGiBUjNv74nkf', 'POST', '/v1/remittances', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '63', '2026-11-16 05:49:59.777+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_0ME3DPeASz1bSYRInifw5e', 'POST', '/v1/payments', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '83', '2026-11-16 05:49:57.99+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_0cYbM2Wmg2qCnqL6IS4UXb', 'POST', '/v1/risk_flags', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '53', '2026-11-16 05:49:57.048+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_0czVcgebmdXFaRj1H9P6Qn', 'POST', '/v1/assessments', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '59', '2026-11-16 05:49:57.172+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_0efAPUgU50JVnECD9G3ZnO', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '27', '2026-11-16 05:50:02.421+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_0ey8Mcp0exjPFlO5oRRBHB', 'GET', '/v1/events', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '6', '2026-11-16 05:50:01.235+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_0gKAVDfvyHNlG1S2lVstQ3', 'POST', '/v1/scoped_tokens', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '36', '2026-11-16 05:49:56.201+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_1rP939UQ97fsnclY40SsMb', 'GET', '/v1/ledger_entries', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '15', '2026-11-16 05:50:01.345+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_29uh8SgT82IN9E35PeItgZ', 'POST', '/v1/coverages', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '32', '2026-11-16 05:49:59.485+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_2f3kFNZ1QkisjfaHNTCISb', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '38', '2026-11-16 05:49:59.987+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_48pzX7m6cyjjsdxXJ7r5ha', 'POST', '/v1/consents', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '26', '2026-11-16 05:49:56.053+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_4CyGSyQSEgIEXdoWgP3w5X', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '23', '2026-11-16 05:49:56.214+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_4HMN9tRCEjhozEVVhG9FaK', 'POST', '/v1/disclosures', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '63', '2026-11-16 05:50:00.231+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_4chsuu6lKWyOgrHCPvmi5u', 'POST', '/v1/api_keys', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '68', '2026-11-16 05:49:55.756+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_627DTtL9Pw2JSYE4p0UYPe', 'POST', '/v1/consents/con_fQXIBd7NL0z5bBBjTIvnYv/offer', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '37', '2026-11-16 05:49:59.098+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_7J3QvVyrpVyRQYGCe39oXb', 'POST', '/v1/eligibility_checks', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '149', '2026-11-16 05:49:59.303+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_7VgDvLfrCbgdKU3kzUe98l', 'POST', '/v1/notes', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '86', '2026-11-16 05:50:02.15+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_8JscI1UKw0d66JQ65TPgm3', 'POST', '/v1/claims/clm_jJFRLMpXgDFTpIpjnAEfg7/submit', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '233', '2026-11-16 05:50:03.012+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_977C4XX2yCwvxvRnTLI5vx', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '42', '2026-11-16 05:49:56.942+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_9icmnTXEocXHKfjZlKX0id', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '33', '2026-11-16 05:49:58.98+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_AQphGhRMatVlGLDSWRdrgK', 'POST', '/v1/claims', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '57', '2026-11-16 05:50:02.776+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_Aj88M3Dh84QNxl0z3TbnHb', 'POST', '/v1/consents/con_UoiQlQyLV14E1v6euggXrq/offer', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '30', '2026-11-16 05:49:59.545+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_B0z7pQNGp4g65b5UmbLbvM', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '16', '2026-11-16 05:49:56.163+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_BBFoUK9cBsHz47Hft4HxM8', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '19', '2026-11-16 05:49:55.829+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_BjpqWQPJZ72htyx9mzzNcJ', 'POST', '/v1/test_clock/advance', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '713', '2026-11-16 05:50:03.715+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_C3g123tQfWsKxI4qmgT8Bz', 'POST', '/v1/refunds', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '219', '2026-11-16 05:49:58.592+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_CJTy3ok7vmtVs91H7Nz5Cs', 'POST', '/v1/payments', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '61', '2026-11-16 05:50:01.444+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_ChHiyneY1W6ihg0lOpZlaF', 'POST', '/v1/payments/pay_PBEBlUasZKU3mYtTlEOkWW/confirm', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '252', '2026-11-16 05:49:58.365+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_Dnuh9snVMtap4ExshKNuis', 'POST', '/v1/practitioners/prac_K7W2HKjqbMJqSmBB7VQGJf/checks', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '18', '2026-11-16 05:49:55.917+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_EFTsPzIddYnqvI1zkffOLv', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '12', '2026-11-16 05:50:02.494+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_EUZ23mt1DbBfEDOEm0yKxN', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '28', '2026-11-16 05:50:02.393+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_FQpEMRKoSpVAp6I5rm4tUB', 'POST', '/v1/notes', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '46', '2026-11-16 05:50:02.302+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_FR0jrCONIxDEpUtgNyD3dd', 'POST', '/v1/coverages', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '41', '2026-11-16 05:49:59.021+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_FUp2OLexP1Xwf1EG28Trkl', 'GET', '/v1', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '16', '2026-11-16 05:50:01.659+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_FxvRNJwCTpsaxNjGKzY5Qj', 'PATCH', '/v1/persons/per_KToX16n8a0L07uNFNrtpmn', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '42', '2026-11-16 05:49:56.987+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_H6QLJJjmEOVt8q2H1jo0G3', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '34', '2026-11-16 05:49:58.63+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_I97t6NizjeUUC4Mt4YU3KI', 'GET', '/v1/disputes', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '22', '2026-11-16 05:50:01.75+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_IjYbRwa6HNaVRkD9nhVeg8', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '22', '2026-11-16 05:50:00.013+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_J7fYJ01I83RzcIsmduWcC0', 'POST', '/v1/consents/con_UoiQlQyLV14E1v6euggXrq/sign', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '58', '2026-11-16 05:49:59.609+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_JkRc17FrGt96yyNvfQVXkX', 'POST', '/v1/payments/pay_nUesDQR3xBVttyBwHsjrhU/confirm', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '196', '2026-11-16 05:50:01.642+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_KU0HBfdkIQqPZpjjvWPkOL', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '20', '2026-11-16 05:50:01.782+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_KasfbUbQiTEpwVxWhwIGL8', 'POST', '/v1/sessions', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '77', '2026-11-16 05:50:02.015+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_LepXcWjef6IDIM5l09xtbg', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '35', '2026-11-16 05:50:01.382+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_LfHHIahki37s6dHGpLyJww', 'PATCH', '/v1/persons/per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '53', '2026-11-16 05:49:56.851+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_LrFGOpY2XjyKEllOr9mg4D', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '32', '2026-11-16 05:50:00.27+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_MJdIUTl7cSrMCE9wBG3QSB', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '26', '2026-11-16 05:49:56.595+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_NNUKJGj37eDQY3IjPgIP4C', 'POST', '/v1/coverages', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '43', '2026-11-16 05:49:58.803+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_OUU4WIPYV4XwJBY3QjLvwA', 'POST', '/v1/payer_contracts', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '15', '2026-11-16 05:49:58.727+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_PviHRuQvgnfmULId9F1z8R', 'POST', '/v1/consents/con_xQUHPkKWemteU8BRec47KI/offer', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '32', '2026-11-16 05:50:01.882+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_Q5jc9DZgCVA1CiqoHSa9D7', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '27', '2026-11-16 05:49:57.212+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_QUG8mHYs7DemmrmWmd2qlS', 'POST', '/v1/payouts', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '75', '2026-11-16 05:49:58.706+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_QrezI4jDS0L0VDCaD3GSJb', 'PATCH', '/v1/persons/per_7rEERmvFKNjDGnqLiaAZjv', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '31', '2026-11-16 05:49:56.63+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_RXFJLzACfm0mFKMVTmncni', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '45', '2026-11-16 05:49:56.488+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_S9fytjqGBvOL96AGmSBzoF', 'POST', '/v1/webhook_endpoints', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '12', '2026-11-16 05:49:55.772+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_SziK0sfjR0MotPCHJzjtRK', 'POST', '/v1/deposits', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '49', '2026-11-16 05:50:01.321+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_T8WtG9dAASgeyrkd6FfOSR', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '24', '2026-11-16 05:49:57.073+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_T9PdINbkZuUezYpe51z7Pn', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '38', '2026-11-16 05:49:57.797+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_Tnz57iCsT6TypzPiK7cv8f', 'POST', '/v1/estimates', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '113', '2026-11-16 05:49:59.947+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_Ug2oi9qX4sbYmsqsYF302i', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '27', '2026-11-16 05:49:59.374+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_V7iSWJviiXd8SjTyf9rcUg', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '56', '2026-11-16 05:49:55.984+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_VWqZJx7nQBcKkkZyHYWdnx', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '39', '2026-11-16 05:49:59.449+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_WNOLtE0iyA0T5jLFEDPLEE', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '32', '2026-11-16 05:49:59.8+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_WgmoADD9v4c1WBwvPwHdt5', 'POST', '/v1/consents/con_7bIt2r4KuNDN1eraepiSW4/sign', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '77', '2026-11-16 05:49:58.946+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_WvFgwkP6KnhWQFcizpRuxX', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '32', '2026-11-16 05:49:59.833+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_X6t6bQDTIO2pRT59j7MRQN', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '17', '2026-11-16 05:50:00.166+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_XMJpRrYH1bYVZh9QDVDBNX', 'POST', '/v1/session_series', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '72', '2026-11-16 05:49:56.35+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_XrLA43J2y7yhzN1mW5bO1W', 'PATCH', '/v1/practitioners/prac_vUXxodwuPAo9xVKf3gBKOX/availability', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '34', '2026-11-16 05:50:02.456+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_YXvnTKtPoMBI7TcRmhdUNv', 'POST', '/v1/consents/con_fQXIBd7NL0z5bBBjTIvnYv/sign', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '51', '2026-11-16 05:49:59.15+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_ZLXM8GTBWwoT14qBu51q9T', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '24', '2026-11-16 05:49:56.447+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_aEXIQHIs5u3N0QMzIGLDla', 'POST', '/v1/matchings', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '258', '2026-11-16 05:49:57.586+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_b0GS9U68ot13phtvWR0uy7', 'POST', '/v1/consents', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '26', '2026-11-16 05:49:59.052+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_cDQC2pPxI3rUwKkMPf9qlf', 'POST', '/v1/claims', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '75', '2026-11-16 05:49:59.689+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_d9nlDmR4Pf76D2mCYQZV1H', 'POST', '/v1/x12_documents', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '23', '2026-11-16 05:49:59.713+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_dzWooUpMaK00chuiMK0N9J', 'PATCH', '/v1/practitioners/prac_MMNRyrVoNYJgmunloA9Yje/availability', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '89', '2026-11-16 05:49:57.325+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_e1Sw6kpMg1iyRHA4yNLnav', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '27', '2026-11-16 05:49:58.759+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_eR0xiYjBG96J2lHOU2J1jM', 'PATCH', '/v1/notes/note_xgDLSM42NlfmP06tm3jxxq', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '56', '2026-11-16 05:50:02.361+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_fKLaah8yJTlinxosBsVlZV', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '15', '2026-11-16 05:49:56.277+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_fLRXnb0iEvFZiZSnup11E7', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '14', '2026-11-16 05:49:56.113+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_g4X3uG4Lo5eOHpXVNATx7M', 'POST', '/v1/superbills', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '83', '2026-11-16 05:50:00.107+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_g5QMRsp6XMfmFCIL54zOCP', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '34', '2026-11-16 05:49:55.808+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_gl4fXECxyHEqyuhGAnEBAT', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '49', '2026-11-16 05:49:57.65+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_gtiXIJc85jKLnAc3923fuD', 'PATCH', '/v1/persons/per_i5OYzznUNB0RbMTBOINNs3', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '34', '2026-11-16 05:49:57.108+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_hePHkuYUBi8YVhEQ1GS1ld', 'POST', '/v1/sessions', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '44', '2026-11-16 05:49:56.259+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_iTgdmRnCFrUaGelAggoLh9', 'POST', '/v1/consents/con_AxD4okcN91zVPP8600d7fp/sign', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '54', '2026-11-16 05:50:02.718+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_iUnT7Odob72z6PZ6LbN842', 'POST', '/v1/consents', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '27', '2026-11-16 05:50:01.846+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_ixUxeealntRS7bVceVlASv', 'POST', '/v1/payments', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '73', '2026-11-16 05:49:58.115+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_j0Fo2kwhFuBU45gXcauXFw', 'GET', '/v1', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '22', '2026-11-16 05:50:01.265+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_jYzgh3IpWkobU9avLNUYeU', 'POST', '/v1/notes', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '105', '2026-11-16 05:49:56.76+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_ku9AQjEvbrKJ773OVTOItN', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '19', '2026-11-16 05:49:55.898+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_kw85dQneFqIakpNAAJJ3AL', 'POST', '/v1/consents/con_AxD4okcN91zVPP8600d7fp/offer', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '32', '2026-11-16 05:50:02.66+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_l7ZNVtejb6F5ygCwQVxFPo', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '11', '2026-11-16 05:49:56.362+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_lDnZeueDUelGUWTBTLxJly', 'POST', '/v1/coverages', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '35', '2026-11-16 05:50:02.598+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_lG8roJxtmpoLavT6AAHYji', 'POST', '/v1/consents', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '28', '2026-11-16 05:49:58.833+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_m2kIHPtvrruYWZplKDFX0E', 'POST', '/v1/practitioners', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '31', '2026-11-16 05:50:01.152+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_mU1JAxvZdiFszHa1jjcpol', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '41', '2026-11-16 05:49:57.905+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_nB7w6PdDJtnQDjH7G6brhq', 'POST', '/v1/consents/con_7bIt2r4KuNDN1eraepiSW4/offer', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '30', '2026-11-16 05:49:58.864+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_nDIdLdT9mhGUdY3yGVl1FT', 'POST', '/v1/billing_providers', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '12', '2026-11-16 05:49:59.401+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_nHrGx66zwPK5z3rLttU3Xq', 'GET', '/v1/audit_entries', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '242', '2026-11-16 05:50:01.078+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_nIVXbNWi2hbNCuu5toFtAQ', 'POST', '/v1/billing_providers', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '23', '2026-11-16 05:49:59.337+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_nciKv9Tc0oGnTLhhes789n', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '23', '2026-11-16 05:50:02.561+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_nsEGekasCYXQvetGldbi6r', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '23', '2026-11-16 05:50:01.818+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_ntpYbOv7FQgODXrUmvVUtG', 'POST', '/v1/billing_providers', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '22', '2026-11-16 05:50:02.537+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_rAH8MBV43Udcn84cmzYufU', 'POST', '/v1/emergency_accesses', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '31', '2026-11-16 05:49:56.145+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_rBD80jAjcpwfe7iOgu2h0a', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '29', '2026-11-16 05:49:56.098+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_rOSJwNpmXeh3GeRbaR8NRX', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '33', '2026-11-16 05:49:56.027+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_sAfEVGS0SAvBuIedwTi0Hd', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '27', '2026-11-16 05:49:56.797+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_snDOiNe6p4eaAlphcMwKUr', 'POST', '/v1/consents', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '21', '2026-11-16 05:50:02.623+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_tlh0dnDz6UlDfPczHSs1a1', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '44', '2026-11-16 05:49:56.899+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_uHDdI0wExl9iqnb8FYtNgq', 'PATCH', '/v1/practitioners/prac_vUXxodwuPAo9xVKf3gBKOX/payout_terms', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '24', '2026-11-16 05:50:02.481+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_uK2cgpB8EzwmktpKhoJTSf', 'POST', '/v1/adjustments', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '54', '2026-11-16 05:49:57.852+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_vNTDDNSFzplBZ2M9bQ4Kbp', 'POST', '/v1/charges', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '93', '2026-11-16 05:49:57.739+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_vTynROnrUsLBPf4WNGaAJX', 'POST', '/v1/persons', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '39', '2026-11-16 05:49:58.04+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_wH8fEUysDYFY6sN46G47EF', 'POST', '/v1/consents/con_xQUHPkKWemteU8BRec47KI/sign', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '56', '2026-11-16 05:50:01.933+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_wmNgF3e27C279JoabGaoD4', 'PATCH', '/v1/persons/per_R0JrXS62qjUckj8oBFGaYp', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '32', '2026-11-16 05:50:02.052+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_wnF1QYYKP3lAboDwyQzWsd', 'POST', '/v1/practitioners/prac_6jWDK9sPLgKZDdzCuI2YB1/calendar_feeds', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '46', '2026-11-16 05:49:56.414+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_wsJ8ZHMRTHupNQANjK8ZUf', 'POST', '/v1/deposits', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '39', '2026-11-16 05:50:00.148+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_yVmtaxGzNkfONALyu7ikDw', 'POST', '/v1/consents', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '27', '2026-11-16 05:49:59.513+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'req_zeaX1N54b7XWgHJdLZYrxG', 'POST', '/v1/notes/note_vwvFFAzOpmr775yX6k0xBf/sign', '200', null, 'key_V2MI15FTPgOvEZaUkPmVy3', null, null, '102', '2026-11-16 05:50:02.254+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_1WBpuojxYvP65GjJGlVtBK', 'check.expire', 'f', '2026-12-16 05:50:03.026+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_495LZjhABQRpgv0E85zze0', 'check.expire', 'f', '2026-12-17 05:50:03.026+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_MwJtsetEeNmHOQJMeVN9Bd', 'check.expire', 'f', '2026-12-16 05:50:03.026+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_bhl4OL19DaMEJrcNPwgLIA', 'check.expire', 'f', '2026-12-17 05:50:03.026+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_gDJzbPwNte5AO4Ik0MNivu', 'check.expire', 'f', '2027-03-16 05:50:03.026+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'clm_zQ9BlSNIXkKadcrNqYgW8j', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'emg_7hJS5aINySZMrZx7RY4aZK', 'emergency_access.expire', 't', '2026-11-16 06:49:56.115+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_4vYj8I63zcB0WvwK0caFi3', 'api_key.check_use', 't', '2027-05-15 05:49:55.713+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'key_V2MI15FTPgOvEZaUkPmVy3', 'api_key.check_use', 't', '2027-05-15 05:49:55.552+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'match_0DJeGIduK8q2Xr6aAgMFbH', 'matching.expire', 'f', '2026-11-19 05:49:57.339+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'note_nbcVoS61jS80XhsNzBLuy8', 'note.remind', 'f', '2026-11-19 05:49:56.667+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'note_xgDLSM42NlfmP06tm3jxxq', 'note.remind', 'f', '2026-11-19 05:50:02.269+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pans_2q79ALMYHYHWZBUYIct3Xx', 'payer_response.deliver', 'f', '2026-11-16 06:50:02.782+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pans_3E5GJv5aU8VSKlLcOOhtm9', 'payer_response.deliver', 'f', '2026-11-30 05:50:02.782+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pans_BIjRuqfgy41KihMjrxofjI', 'payer_response.deliver', 'f', '2026-11-16 05:55:02.782+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pans_U4k8qAsQKxernM5BhJvsjC', 'payer_response.deliver', 'f', '2026-11-17 05:50:02.782+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_nUesDQR3xBVttyBwHsjrhU', 'dispute.fetch_outcome', 'f', '2026-11-30 05:50:01.563+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'po_9hDHCSLl5fwodITNAfQZiP', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_sbCBBYI5Icy02woENpcqWa', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_sbCBBYI5Icy02woENpcqWa', 'practitioner.monitor', 'f', '2026-12-14 05:50:03.026+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_sbCBBYI5Icy02woENpcqWa', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'prac_sbCBBYI5Icy02woENpcqWa', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'risk_TH2F9qxmQKHhOq5HxqoEhm', 'risk_flag.overdue', 'f', '2026-11-17 05:49:57.001+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_NYn9LeTPuoQjccheaWxgIw', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_ToGdQSpo5JJ3Rbb0jFyDc2', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_bP3qLSiZ6to9OOPELmYSJ1', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_kYiljA7LZ3m4ppKGNmElZs', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_oALFURinsOocd3A1kY0iX3', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_uT75hyOz13TiBvxx6aMhyC', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'st_catYcekLjAXwZ7RzGQMS5Q', 'scoped_token.expire', 't', '2026-11-16 06:04:56.169+00', '0'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'st_catYcekLjAXwZ7RzGQMS5Q', 'key_V2MI15FTPgOvEZaUkPmVy3', 'prac_h97d8YAaVVR4NSZAICM9vP', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'wTiA', null, 'ceda960ce6a06dc57848eba52ef483905fd5c5d7d57627753fe9373bfaef6928', '2026-11-16 06:04:56.169+00', null, null, null, '1', '2026-11-16 05:49:56.169+00', '2026-11-16 05:49:56.169+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'series_2kmfVHVdxT29uon6FXDT2d', 'prac_0ruzvhpljEaBZv7zfhzQwg', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_ToGdQSpo5JJ3Rbb0jFyDc2,ses_uT75hyOz13TiBvxx6aMhyC,ses_bP3qLSiZ6to9OOPELmYSJ1,ses_kYiljA7LZ3m4ppKGNmElZs}', '[]', null, '1', '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.289+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_NYn9LeTPuoQjccheaWxgIw', 'prac_A8KA4xBnY9dYMp8kzadREX', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 05:49:56.233+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:56.233+00', '2026-11-16 05:49:56.233+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_ToGdQSpo5JJ3Rbb0jFyDc2', 'prac_0ruzvhpljEaBZv7zfhzQwg', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_2kmfVHVdxT29uon6FXDT2d', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 05:49:56.289+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.289+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_bP3qLSiZ6to9OOPELmYSJ1', 'prac_0ruzvhpljEaBZv7zfhzQwg', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_2kmfVHVdxT29uon6FXDT2d', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 05:49:56.289+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.289+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_kYiljA7LZ3m4ppKGNmElZs', 'prac_0ruzvhpljEaBZv7zfhzQwg', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_2kmfVHVdxT29uon6FXDT2d', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 05:49:56.289+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.289+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_oALFURinsOocd3A1kY0iX3', 'prac_vUXxodwuPAo9xVKf3gBKOX', 'per_R0JrXS62qjUckj8oBFGaYp', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T05:50:01.950Z", "person_id": "per_R0JrXS62qjUckj8oBFGaYp"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 05:50:01.95+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:50:01.95+00', '2026-11-16 05:50:01.95+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_uT75hyOz13TiBvxx6aMhyC', 'prac_0ruzvhpljEaBZv7zfhzQwg', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_2kmfVHVdxT29uon6FXDT2d', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 05:49:56.289+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:56.289+00', '2026-11-16 05:49:56.289+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'adj_9XlCN2ajgvI65mfIV4CmaP', 'increase', 'per_PAXPxb6shYWVRdwECldMM0', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 05:49:57.803+00', '2026-11-16 05:49:57.803+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'asmt_dlN85VOzAoLJaXcEuhhqKX', 'per_i5OYzznUNB0RbMTBOINNs3', 'phq9', null, 'prac_o3Od5wglCSb1nMc8rIGByt', null, null, 'assigned', '\x012dd452e70317ac7b69c1d2c269b2a9f9bd6560f2eb38c3b3ba11149e03c5d74963efc7ae576375ee9767cd6dcc9c6d3a1fd768685a3a0e335fdb84f8884d74c0bf1cab8cc4873f55758e4266df5c0cbf47fbfccbceba656885af1efa0b4054efc3b8d92e58f289fad6d795f2ff4e1e03cae1c6391fb5d30d369a38985024bd6223fc869e2a85e3a29b407183126313b78f95d52766882bf7fbc0a502ef7c89f4e2714a32eda80da1e1df44c656d45049f48544550c8e1b9191657a', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:57.121+00', '2026-11-16 05:49:57.121+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chg_NqpxcYoxzptZA1WSNYJGih', 'self_pay', 'per_SUVYG92OxHHjri25EJH0qu', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 05:49:57.661+00', '2026-11-16 05:49:57.661+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'est_9oyt1vtcIY6slghPKN6klE', 'per_bLVOcUULOIExpxBkLEbQSe', 'prac_aI5zn3XXWuEyZlJTAJfJfm', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x01ae7ad0f9ee2b6524207b91c7201c2071ead38828c6c5dac141461e22e27b6e238985ba9b0ec802daa8839db311380feb57973901c2faed28ad94dcfb3862358d05912a6fe24c9bb5e3a28aa735fbcb4f019068b16537c1d9f4dcf1622a76126a5ae478eb0fc187535a65e90d5ee31ec154f8e360d63874552ef4d01035acf7d31bca77b559b03aaaa8c0aa4b405b4a826dd1cf6b01bf47911212f9e60b731c2a8d91cfe36a7053ff9e9a1d53e27539308c0ccb6d4d1d3f1e977dab7579ce5c7d3905fe85c8a0073beb0bd411a90d2b29842326292159589d42f5a50dd4866997fd63f0d0d2311f91dc63292d92e29f68bf00a9b498a61e18b5f8afb3c25c84a7b097224924d6511577263e8004d0f1ea3e1d5f95fb78b370e20080fdc76a61415e8568a50938b26c05f7f68464a76835c808ee4c33facba75d04d746240a3788ea00a684f50fb3712fcc2451904086feabdf65c8c987653f55f1aba6bd0dd0180ae4a46d01934c732c29a57d175a417696ad7950515cd995b6f465c3b81f24de7e28c49d7dcc5cd9102684f18b386c389de6958d80f07714ab3696e65951d15c96c3417ec5b076820f1a58b43c64880c7225dbe73ef98e82509fee7902dd166f63f769569404b6e2ce6ebf588c66edabc7125eea4110f43d3002d89a27007e956a7b1a425a5945cf2a86024ebbc90ee0161213721b6d89a56f7765cab1e2c56977e01551de5bd791207de7ff6bdf78631861cc3e1580a86d94c923988d51f1b6d518255ff6ef0c88aed70f97b8d499d7cfae5019bfa06d764fdddfec6d83fed14a463c103ec98e9871be7662033d271cde336a16411f5d3651490547a5d7d44e0b4aa2a67002e09a1d1bb4b98d67e8cf7b1155a5dacb158a73015527b02e489970b68d561c23d94bf26532e6179c3f0bc0e6536cc5e5367de1be0e3cc21e908c89dfd04372a23a01ab6c9be5b598f770a33ca16d42a0bc27b9180b49d3fc06f43fd7bd114d4d5213a4e9538133d3cadac81cc80b7f919d0b3f1af9a438b09301dc225625a625335ce6f75429d8fa6448bedfe7ef49278f4a532619fa0dbee9ea3279d77a77d731bd2cb25312fb9e889b6b519fc140a4f4d8b65faf877fc8a04aafc695f848f8826f3f8c479c97ccc6260d200e87cb7b7bdd1058de55591913ca5a7b8af190ad12a3d11ae58a5b82173374b692f806bdcea00b3759e0315adb9f1f27331b3f973bd8a0055711a2faabe80dc54413f5b95d8b1fbfb30fb7aa7a59f4b55487c502d83e64a02f01dca0502f5b53566f0920d3266d117c389dd8d6877d6208bdcbbdd8e9fddd5b5e136c5ac1cd375ad1090d3c0687f9b223095cd46e7b8450a3ff6447748b4972736306e5cbe1e75ed5c6bc2813259de711c56d3f19380b46ac1911c228e28c118c64e0b8a8b83487643e3cf7a9784881347ede662487064fc360bfc524a0a3264ceb7b3f765a1819b1759fefbd682ef6e9fff76f207da554e6f904d714f531f0fe7810238a3aabc67c3160163f4da4aecade6c7d87b37dff8f063b6348cea0f73834375369696c4b804b81366ed986d05e5997b5cbdca1e70b72dcb459d147a626672af496754d7350f09bacb23989de4b40b78f57ca149d5a2fb6bb627d1f6545581dbd39453bbd1878d7d10121fe353c838709e894a62f85b4ad1e4d0012f6abdb996b42067651c40e03345260d3b93850d793d213a7f70464352d0a9119c43baf7ce531b42664c6d1a820de62e54af221a92cfeb7f55a9a736b26f6f70826f7c10e25d1d264c321d1cd0208c98f6a6cd308e4fd06883811c489c73ca344703dcc539678e9009b2fb5f89206ff5a9a8e17fdd20ad57e771a2aa19e5e4fee514e73ef6d933d375a9123e35ea035867b04695dc02b518274a8ce8e473a90745a81541f32dfd93b38952356f03b8bcb2ba95cba8708589f6f6c8560a90ca3e37feb4787f6caedf43c158836bd41d326b66f13ede72aefb23d77b2946d274793a3f073b0fdffcfaf9f27cb52616e2b0d9ca5934c89a95f5f129f221121846ab0968e29c743e7bd703b93b71991dd7fcfdd3125bb9896b45dc0eb4f8265c91d9efd79cd13d0924c5c2af46aebf10aaed51407cf89d2760d53d9695f292a17e3b260e58a7817b974412f048addded53c331b83ea6162ae2987ba6d9a5ea1bebca1da737a19530f6e48a3122586d3af33e2a777fd1cf0a46cd8bf0467bb0bcfca84a8f06dc53c4e', '1', '2026-11-16 05:49:59.856+00', '2026-11-16 05:49:59.856+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'match_0DJeGIduK8q2Xr6aAgMFbH', null, 'completed', '\x0118eb20bb2e00976f3d3cdc61d451484ba067c099bf3300efc30332de463c0304be5aa0c86a8ff2b2651fcbd86d6b1193cf3ba40eaf4bfda8d22afd0b224e9ed0eab3edc028f692ac60875336e4cbc51ac6ce773516e3d951f3334931f99bf07d179d2ed4c31a560d928dcdb6f1dce789c3d0238c084bd7017300c10389625f3b101606538c8e3df61dcb8238c0fa751d9629dc8a33805beaae15af6f36b2e85e37f64159b29d1132937b7849c45bb249849a07a18f8c131547d560bae7b3d28cdae9f323ccbe610eed1cfb055b00c07d2dfdc77bb538aec248dd936c5c91596a3778e80f4478f0e2f57693ba5f603ca696a46c39645267492b4a168a3417f37c734cd2219474b0451e27791863e611e4e8d54270030b01409d3e81a9f5c999c89765e0278953dffc01c6d795b44437e6eb5fd2c02533fa8b819676761e8521754bd2487285136fef60b47713ebb5fd149c40f9471203b61165bbfd2b4af41ac29148ee8038744a41d2c3b6956c9c268766e456003cfaf3613620bb72c9040259d6887edcee31d1e2269b1135ebc9c236bc633fdfbaf738438baf71bcaf58058f66d8ce37b5a1db72628f9f2b18ccac3b4286ef6fa9a5d64a5c1e70fecc1fb291dc47f8f4b2b24a65296744d7647b789b7867ea3afe4eb33af97ded0571247ebf6715baa2e3440f168d6eeb07c28684071ed64f11ef8e383a48b8a403950e1b8e7acf48e0320bf67743b542bca40ce80d6c67f692cf54ddd7fc1fa6371413be21116c99b1c0a6079ddbb6ffcdfebf0145c767654dd4575769071dd71a3edbbf038566d6166294496fbfe83d91db92730469f5372b431d575a8466b61b2cda7541b316d257ba6e018511e1b8e876c8506e8176c4603a7c9d0b07567f629b5a8b522026c0635fdc0b77cc20c8c814512671529d61de772003469075e2206749a87f9750b1293fadd047da69de33ec12fe869add4622aa41c0e4c9cbb2e7e4fd023bdd07fd6968a8b855ade7cde1ba1c64f351a259b6dd60175c7a8994c51904b02256fef64438ca769116e33301e158dbf9f9f1eb4cc37f92a0edc07c0bc405fb89ad40c90115892d9b3963f4c360da2f88b5e48817d9cf005c172d9b8dbaf431cb5e30c175af76badf351e1b02ed24e84241ac1c48c5b3bc6f4ab75e7a7ffb435d85d75120427f3a8478df8d3419e5c02623d2a21757d2f1b983c98de035074559401e9f7fd2bc25b96687e14c21b9cfdb6c6f132452cb8946e11d7210aee543144383d35d55bb413c3041bb63f1c1a55bca257f9fbef508fa5f358ffeec678a1a9d03e2bedb82b71c6ccbdeaeec17695f66ff782dd21c5c74a833a0f516e2f624c2bf7e36856053fc4dd3e8c9c219621ebfc7575c839fc3b621de45ffbc41c943dbe342be46ee207af91e9694710e3d204da5228698bff341be77dab0e307392cb8e9a9d2f6697d0f6635069454deb4d3d57e1677cfc733e4cf19a58f7b70abc722a01078fe6fc6f31917f0b8e1750d87b63227879ada06bf4afe90511b077e1278c994d5048825efcc7ed47c83afa4396ef35d7490f77bc12c6b1f9dbac5b71c369ac2ee0c36cca4d8fdd9b097a0640308efe40333e96f125db6a892cb4a5ecba2f789026aa464363429d9c2d36775e9e8dc71485a105d42e1a6c4a82f499d009186917fbbe0a00bc3e5b9f9c9916983e2a11f84858b209a3f9e5e61677c2adcb549a615409cd6f06cb6d68bc3ca8dbab00bad16c74358dda790430d8c1247c93aff7c7eae66a40c6f1214d1c5cf5954143b2cca968bf8d5312754fadac76aad9b0027d9f0249144289baea7a43e195afac2394d784c65a2ba5d65840751700f5e452127346be1bc9852193f2d84f954124797d0807b8b3b3fca1c623f6e2d376d9055336943fade5664d672c7e93370d095a476df5d33036c05924b5077f7d8ab5256a87c89165de11b623383b3656fd592307aeb3d7848bb5de9f4ffefb0074e7e49b21d6d16fe2c719c2164be34e1fd6bf1c66f81017f0d77c5b858ba63566fe0cf270c67016ec266f9cb96ab3229c30eb1af1330ef933df90461d1beb54ce9d432554a15a6d6f419722b04b4f91334bc7a9ecd07954c850b6f8a9287b69effe1b83808f2ebc574e0c343b0d95fc09f28f92e89d636dbfbe75cee212ce58cc1f54455f1726ed8a3d2f777f430a174b1902dba58ea0acc5198352b3924f6162e331672354f3fa1d46882165267726c89adabfef5993f1120e19bf97c7e4102b9e89ebdde90e532b052cfcc03061c1e1994abf1437071e5920d157b9ea37e047fa0bbc86a76e659c8a0665dd3603c7e32e1401c39d18030299cb2e8a1ac06c65ad1310759a160b0500481faca401fd1e8a91a6e11522465b9af50df80fb111988df9f779daeb358886d954134e8791cc6736a687c00f1e977d0b4e30b7a0777397f5931e2e28d6069bf7b0c05dd02a2edccf0bff98a6aea36e72c3ee78ade1f51eebf1153b0a538d05704129681915e2f68ac88636ed34f1caefee4974bf5ff784360bb8b4f9754773dbea08ec4e90ed8804091b6fd86ee0a8d5efd762da85b1bece188eff82a485d91d65ffade0dc3809b831b276bcd166449fdfbc78250a7c9c27a91efde5168425453421281e7dfeac651a5995b45ae165d95cbf9211d96e45d143a92371c6a91f9a9cfcea603f14ff025fed23d345b1e9f940afe185c43700b47f6583bbfab003ee8c9b62c2cb33b0fb85bcac8d2b7d2c7c89869a81b30291bfe6a1b8376d67a4ccc5ed928dab623aaa2b01b6babb6e4d2ba731b9b2c0c4889a4c9e6dbfc88a6b8e250b6ed7d458e8b4d3b118a53f82c1aed92e0d790bcbbc2132cfbe5f784a65aa081a0e71856c6d046d3ddb6572a831c140523831fe854a6d3fadba8504a1cfbb3017e562a9eca2a7a905c6dfe351b529ab9f3338f1dda', '1284737923', '2026-11-2', '33644ecfbd83dcf5.ht5dq', '{prac_MMNRyrVoNYJgmunloA9Yje}', null, null, null, null, null, '2026-11-19 05:49:57.339+00', '2026-11-16 05:49:57.339+00', null, null, null, null, null, null, null, '1', '2026-11-16 05:49:57.339+00', '2026-11-16 05:49:57.339+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'note_nbcVoS61jS80XhsNzBLuy8', 'per_7rEERmvFKNjDGnqLiaAZjv', null, 'prac_o3Od5wglCSb1nMc8rIGByt', null, 'progress', 'dap', 'drafted', '\x01f6a1b48882d31110da2daacac6da235afafb84fa530c5f52ebe2e50ce7c3d4dbf71ac7df54c5d458ff576ee7db0302a705ef26550f73967d64da182da59d9333da0fe0bf53a865a37d87a38568a6cb2d5fe9d7b2c6497a722aef288ce6efea742e5395619a03a6610a030ca37f457efcef6c3cf723544e5eb8d8f093b97a926ca75618ad242a0354b3842e268e14fbc7a42e8d7ed37861d810538824cae93acc51560fe29565d8a1538c02f781387da7b0cc65d0e195b9f6ef1529afa57e13aaa62bd35e2ffc8606410afcc1201ce1cb394cf73bbf7d09cedd42889d24742f37968c2fd36aa82dff0321530df726109138871b5dc53f1d34b669e51859dd8a968e72d8fbafe6ba7f27562daaf2dd3c0dbf40888e32a9ab2a3ca08894df8d0703bbea3c1ae46fd0de39de15f1101804dca0f961289b051f39c645261112519d4ac7df670a2bd99a13edd3bcbfce4c04c42bb7977807f95976d7c7f6d19f8b58d559a2ea0e16b9f6bdec9d9d84b0b14a87a1dd2075f27162f79f5ae43582fde963e17ba9f583de17193a2aacc672ccf95b5c710ea26ce1903de513166dff527907e716c1db0056aa8920de625c7484e7d585e7a56e215fd1668dfc59960222980d3464e0b16f4e039de7a11f80c8eca34a4efbb0a49a73014dc9a8dda1d6162f058d6d72adde4c2a31d806cad38a0dcf7d446879ed9309f12a767fbaff655838bfecb53b905c7800ed8caf92d8a5135521661e90dc21027ad82f8c1ec9efd2cd10d8ac4160888437854c245383f906af7d16ff2e3c7a77a20ba778a84c846bca0c67867b72baefd943f1a30cacb5c5c2cfaf2721c647fb5887f453586e951eb33de6d34267f8571448529f6b5a13fe3d2197880cd81ef32ba7e501cdc53548ba4a46137c3ec0b2478d56f29791f07de58fae95330623e5564e7243774c77bca992db7e00668e2c01d4abda144199042895514b76b60d0de860416d905af83e0b58340bc8edd2eafd74698398143e8964d9cb00f394a1ad33c60383414ff20d60611633ec7294c83e5ec0aaf8db82d486d26c70e3e9dfd741132257a8a2b10f1567011b8b149dcbe6ef149238397d195f78388a379d', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:56.667+00', '2026-11-16 05:49:56.667+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'note_vwvFFAzOpmr775yX6k0xBf', 'per_R0JrXS62qjUckj8oBFGaYp', 'ses_oALFURinsOocd3A1kY0iX3', 'prac_vUXxodwuPAo9xVKf3gBKOX', null, 'progress', 'dap', 'signed', '\x0182fd52536d441fd6bddfdd612dd196dfc9bfae5baee58cfd59b3149ccfa30968fa1581244975644709640aacaf77dea58fdd57989f35851d3b9f6d10342fa539cdbb75f0ac9cd7b7651826230f15e6a52270f4ca2d33e706374eb4fe08b8f1c59126d531944e37fd7a0ce322acf07aba6514b26c3624688c076b1ce64d37167171cabe0320a86b329635698702733abe164c14e1b326a898362db7f2037edf2c97fd359a5caf66503b4f8e3ab54c0d2dfa2fecfd2dd3aa126b88186384b4d7b61c945b3d8843c57b4ce558c6a787e13d14842f4c7e30bc5f277cb72b2a260c0b67eb4c3f01cd50ebe4bc10aa7f42a80103e99d8b0f01a51b06c317a7dbc01a957734a680e5512c0b59cacd672499180cd1b9a88727400223dcf757ad52410ab69984839a4bec8aa1423adce34d61ac49f588e8db4c36447814bcbc93615790ff693a1f6559cea8aad6c8bf455e40d8844608e1d9e9ce9a40705d389b0b427afe89f040661e954674da4511f9f6f03e3fd2fe003c158d07575aa0216aa604bc62509f9f304540dc24855e0016722133795b0e142c5abe9877cd0d547b622eec1923793435332eee80ecec3ff2c20671abb98e55674bfc5f5bfa50614f7319624a7e89e7072e151e7304d3c8af15282cc2caaafde8ba6ae4ba0621b94c4da748e45a9ff69c5f128c8228606fd1a6d37c567d72f22e52c164f0e5cd2b8bd4c38fa80218752e7b16e64650366dc7ba3021a54c042a47f22354e47e47e3868cdc7decabc1d85a37d2fc7c09ba105fe6b3d7444b893d3d5ca04ddc500e369fa38df8dfa6c5894c0960304764e1e373d4928c29c11563769f431365827b77b457b4084eaf530a223d7197c73f8d4c5e1c262afe98f99d3338adcd9f6525356d42305ad78d59ecfef8ff99bed38d3a5ac56fa45e7bb8b1f52d35dbcdac02524eabe298f48915c7e9a6b182a88683fd4593105f8c128f3baecb50cffd12bffa7d6c26558f51ed023e0ba99d85d4cd0f5fdfb22ff818daebc8fefbcdb4e0dd683ca243bbfd13313075915aadb924958e6742667c21b45ae9e66df19d18f9fb9e2e3e2091733707fdff65de5ea04a19c1c1dc8626639a1e21e32409ad29ed423e679f29af9a3d30dca799805d070a36370e21759f73cfa45c8a3b92f1cc83b739a012eed3975a2c6c9e900c8cce171727d46a7ed85beb0c0e6aef7072bf0d69f6f66da362e228a745ee877eed3efc8dba355309c5e4a65adc740da0d8453b816d93daac4430640aa2c6694c00c3eed85a69fa17d1b48ac9c2027b393f454301df6447d0eb70a01f50f996629523b66bb327b8626cac52c1ee16b36acc4c8b60e7', null, null, null, null, '2026-11-16 05:50:02.163+00', null, null, null, '2', '2026-11-16 05:50:02.068+00', '2026-11-16 05:50:02.163+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'note_xgDLSM42NlfmP06tm3jxxq', 'per_R0JrXS62qjUckj8oBFGaYp', null, 'prac_vUXxodwuPAo9xVKf3gBKOX', null, 'progress', 'dap', 'drafted', '\x01edd9ba195cdcbdabc2866e415d19b29e34d4c13514227cb16970ccc9b15fd700cf264dfe689c44c38511a97b64ad640214bed41a6cdeece1959ebb051d0e1616056937132e9dc145876037c0d33dc8776e0e07ed0fd436ab1d6077e8819c59dd61ada79cd56688941b1840d00e51f93d549b46f01c950d2de23fca31c541e349439fa009ec78f63453646450852a5fb06cd388550e7e9e580a0f06906cdd02b8e5260c4fa57172e5f4df334b0bcaed326e95dcfca2a9da08d25bb1331ee3ab1355d630a66a8322b261c8066c0594f98184e95d2c8950333a5b8ff8f4867a1fe588d2670d358fcfac8f6a037f392f914a266142211cf313477a09eeacedefd8af7c74c9d5cbddd8008f9dcf0e003db8cfd27e6b3d0c76da12a51f0d06bfe45bf23c1835416a542ad77428e2971960bb04e10023603a25a7c05d249cd05b8cdaac9f6230e68f71034e7600e278e24f3f12ef50eb17728fe2b4ca822bd378315d4639b78a2414941209aaf8d42d1a6e68d62860bcd228f912b349f1773d6e142da852c82d9d0f418310c4cdf3c80edd2683833e879dd5d9d73fd0fd94b869d6a7605c4e1041810474f2df357e9520a8d10763914b3f99b374d28e2904c745e4b734e210ebd8b82a9a7a27568c95e862cd5b93b1cc4c8b241e36f3ac560a86a835d8cd30860221615d5bd04ae8b1183d32cd71c06747ff3dd2e961d110b0fc76d661d64f2ca246e9c7dd66f15caa8f720eb77e2b7b3cc36f4b9b0616d28d66d86456bfe9edc991b7692b92', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:50:02.269+00', '2026-11-16 05:50:02.319+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'note_vwvFFAzOpmr775yX6k0xBf', 'prac_vUXxodwuPAo9xVKf3gBKOX', '1', 'sign', null, '1de311ea6832a509b26b8e73a275af424acb3e5425dbe2e9daa12f82167fcecf', null, '417e6534f881b5a0d9d7347d452ebd2f5db35d70ed977af80cec4e08868e746e', 'aed619a5fff09c657926ae35693ddd599c76909f4fa5766306d232954fabb0b01d342379fa904483b2356324d756e8e7aec314367bd1e3f27e1a24f6cd656507', 'note_key_6f7eaf0ef0887aa4', '2026-11-16 05:50:02.163+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'nver_SO1QdxXW6aZ9XA9kRyE3FB', 'note_xgDLSM42NlfmP06tm3jxxq', 'per_R0JrXS62qjUckj8oBFGaYp', '1', 'prac_vUXxodwuPAo9xVKf3gBKOX', '\x019d7b0adf3abae77666cf281d63567e0e3a478edf1c3e5548f0b0455c19db9df8096ce30178589913aae266274d08aff6690c3b43c17ab581a286af3ef81dd9d825d656058afc3b92e45c432170fc3c83bab04cbe5d44675f3d5c2664a68304c8048dabdd1aa4ac4586b5eda0affe29e180562b8b2936d5d7f3338a1819c2e7e6481311bd9c5e442d3db9a0724db870f957ac20bc734d0be948ccc690e22de305c6be944412a3ccdc9aa229d4f6a7d742e442fa30d3ad48544c7ab5bc7415b9100fd95be76becace65fef6cbc5d1776e19f424b57c1a4f14af1b8edfdab7f786700c24b256976caa46d58c5b62436d7120be99fad11c5a30eb09b76608667a629dc4216d86bd4145fa8b6e2c1e282801a8309d0b3c67303a2f73f7b14f195dd3e73e4da600871e492fd392edd87a386bb3d81359aba3679d493c9b81a0d02b05a63311580887f90538af1bf267a2a5477ce2a357b1d0b54ad76ae106699937931ed03d86ab8cf3dd30a6cd9663d2e350780c34d35ebbb066691853f5b8807e0d64feae1ae6565afdc4972be328e50507c84d29374b581915af5705eafc1146449eed0a1fbe40731ba3beccb2f1049d5a79f54c8ecab76723a059801812a8a5c9f5640e405487d2b4e5684bca126e9832f00e7af0c58b0', '1', '2026-11-16 05:50:02.319+00', '2026-11-16 05:50:02.319+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_7wy0ojzf0pF4fZidC3ZxGv', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_gsKMzpOtzaNDfJywBMOie5', null, null, null, null, null, null, null, null, null, '2026-11-16 05:50:03.026+00', null, '2', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_KfR9sDCfEqeqJjNkmaNUdB', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_jRD3HEoo68cfa7O6ilpxlV', null, null, null, null, null, null, null, null, null, '2026-11-16 05:50:03.026+00', null, '2', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_PBEBlUasZKU3mYtTlEOkWW', 'per_LVlC7L0UfqUndNJB8UfYvp', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_LVlC7L0UfqUndNJB8UfYvp", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 1000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_47nMKZN05RefLivTJU6zGa', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 05:49:58.127+00', null, null, '2026-11-16 05:49:58.301+00', null, null, null, null, null, '5', '2026-11-16 05:49:58.057+00', '2026-11-16 05:49:58.393+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_nUesDQR3xBVttyBwHsjrhU', 'per_A0afxvoVY0zRQYJQCXAnGI', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_A0afxvoVY0zRQYJQCXAnGI", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 2500, "currency": "usd"}', 't', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_CTaETAeBQAE5AqHiFvxzCp', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 05:50:01.453+00', null, null, '2026-11-16 05:50:01.589+00', null, null, null, null, null, '5', '2026-11-16 05:50:01.39+00', '2026-11-16 05:50:01.663+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_qW2faw869Dh2UquwVp1WFs', 'per_oQVUdGv51UJ5LrocRkfoe0', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_oQVUdGv51UJ5LrocRkfoe0", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:57.911+00', '2026-11-16 05:49:57.911+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'dsp_I1WqeMgylvoMndbVeLTyiv', 'pay_nUesDQR3xBVttyBwHsjrhU', 'per_A0afxvoVY0zRQYJQCXAnGI', '{"amount": 2500, "currency": "usd"}', '{"amount": 1500, "currency": "usd"}', 'fraudulent', 'opened', 'simulated', 'simdp_J04eTv0caRjXKW1dm4hSQw', '2026-11-30 05:50:01.563+00', null, null, null, null, null, null, '1', '2026-11-16 05:50:01.663+00', '2026-11-16 05:50:01.663+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'psy_GdDqtZuYCsV4FG5sQZvLtd', 'per_Mt5cYxXiy2MZ0c5Sk2ZSAJ', null, 'prac_o3Od5wglCSb1nMc8rIGByt', 'drafted', '\x01eb632ed5544786241dc8d9df0500777bc53e0247151bf3379160bec49c92cdb8cc3e96a848a9a1fe56d2c0c7a6f1846767475ecdb651dbd2cf9c22bb41664ed166ac9e834f3cfc314f3b890afc6d4cfc54a4fc9215acaaa9d24a076a8afecd27cbf8f92335d55f9b031fa46984a13bf99e', null, null, null, '1', '2026-11-16 05:49:56.858+00', '2026-11-16 05:49:56.858+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 're_cxuWEB1rk0HwwELtIK1rpR', 'pay_PBEBlUasZKU3mYtTlEOkWW', 'per_LVlC7L0UfqUndNJB8UfYvp', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_UApk23DaR2484emxX4cLin', null, null, '2026-11-16 05:49:58.519+00', null, null, '2', '2026-11-16 05:49:58.393+00', '2026-11-16 05:49:58.519+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'risk_TH2F9qxmQKHhOq5HxqoEhm', 'per_KToX16n8a0L07uNFNrtpmn', null, 'opened', null, '2026-11-17 05:49:57.001+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:49:57.001+00', '2026-11-16 05:49:57.001+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ses_oALFURinsOocd3A1kY0iX3', 'per_R0JrXS62qjUckj8oBFGaYp', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'simdp_J04eTv0caRjXKW1dm4hSQw', 'dispute', null, 'simpi_CTaETAeBQAE5AqHiFvxzCp', '{"fee": 1500, "until": "2026-11-30T05:50:01.563Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 05:50:01.563+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'simpi_47nMKZN05RefLivTJU6zGa', 'charge', 'pay_PBEBlUasZKU3mYtTlEOkWW', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_PBEBlUasZKU3mYtTlEOkWW", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 05:49:58.209+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'simpi_CTaETAeBQAE5AqHiFvxzCp', 'charge', 'pay_nUesDQR3xBVttyBwHsjrhU', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_nUesDQR3xBVttyBwHsjrhU", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 05:50:01.516+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'simre_UApk23DaR2484emxX4cLin', 'refund', 're_cxuWEB1rk0HwwELtIK1rpR', 'simpi_47nMKZN05RefLivTJU6zGa', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 05:49:58.478+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_PBEBlUasZKU3mYtTlEOkWW:confirm:1', 'jUTmvu1CVf9E-BZYeSlvqcqupPgt6MjbXF1Jfs_i3tg', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_47nMKZN05RefLivTJU6zGa", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 05:49:58.269+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_PBEBlUasZKU3mYtTlEOkWW:open', 'OVx27h8k6MvXuaoONhDQQwuKtdTVKrtnVuQ4-Hcl1eM', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_47nMKZN05RefLivTJU6zGa", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 05:49:58.209+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_nUesDQR3xBVttyBwHsjrhU:confirm:1', '7tK0SWJcbh0TC7WwQtuYG-m8nkH4dxo5M0UUJuU1EGw', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_J04eTv0caRjXKW1dm4hSQw", "next_update_at": "2026-11-30T05:50:01.563Z", "evidence_due_by": "2026-11-30T05:50:01.563Z", "charge_reference": "simpi_CTaETAeBQAE5AqHiFvxzCp"}], "reference": "simpi_CTaETAeBQAE5AqHiFvxzCp", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 05:50:01.563+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pay_nUesDQR3xBVttyBwHsjrhU:open', 'cw3gt3SheQps1y6lChs3pBXy7S0Ef7CG-9zzvbks4YA', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_CTaETAeBQAE5AqHiFvxzCp", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 05:50:01.516+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 're_cxuWEB1rk0HwwELtIK1rpR:refund', 'xO9KSKl1NiUihcoRikEP6GXGQ0bY23itYjal8NlxbqA', '{"status": "succeeded", "failure": null, "reference": "simre_UApk23DaR2484emxX4cLin", "next_update_at": null}', '2026-11-16 05:49:58.478+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'sbl_klEDzfcM8tDr17HL6zFxyO', 'per_BvTmtYIJIuBeOZSy2thzG2', 'prac_ciPJK3MLSFT45rHlo8OFnZ', '\x01f63cf6740ce70afe7ae977051e22a92a35d47ca7d4d7963acd789d057de79c9c0742a3ce27fec7a6dddc1bd85f914ae02a91bf34b6885d34af64e79ed7780f854f319f1b30ac41ecdec9e9b48a532b04e04a6e88119b27186e2ed87874ff8dc36b79b22b5999da6690361df950a0a494c70fa3f5964a6b375580ee10267375b3578e6dc440ec6db0d8eaae28122e9c93086d9ebd14c9bd4849da96f16eda39dbe69a5e9cc9cd8f537648d8cc4ee6ab4a98fff8c25073eb823df18108e65c8ef0f4d0a78549338f0d898dd92595e758d48c828e60bb63a015ca3c61862a947044ed16a3cd4db2a2a5dcf43492030205bc2d583aaea9dfa7b8e568e13d04f1dca6b722776778e3008dce0a1b5d97795c86f31374291c29cd9f822a6a91477fb61922712cf3bfbcddc1885874241d28c6d0f0208511db5596fa99b6c711a90512669e30f4db74f9f1d77a4f397f858b90dd15120cac36b9819ef7d8b397d3cf1a85033911b035aa88d7b65b6e4db01fd85232c435e3fc5676d06da06bfb3d8abb5a694686871b7b9b616a508035fcbad681dae06c3edbe7a5f303ca003f1deeb414d0ed2b6e6b3f7c848f92b5b0279abdceb324e04c0ee783e7cb44ca89c8ead247e3dadb0909564357d59ec25b481fc0c4690c71741dfeff4488f2e77607914e223d320b05a31870984fc1acde4ef6ca44d261d985cd3e9548b0b05cad71063da2397c18da5f10055aa189fd90d7c02de0b9d71c25ba7b10effdb2fe1dbbd6c553c0d41b4a782c3ad48076df162a7fdb3bbf4f922f62688c2119ced6427c77988818c378796e7b795904be4ec2a075b16294f28f292839ed00472447d3d883abc4eef5b1a1643f338f71feb90ffd39bd97daf6af0c000c638635ac30cdaa049f96c770ba31cc1dbdc88c1aaee370600ef6f5f42d3a99802e9a5b06f445af682f5eb2d4b0e1fd9e1c089908abc6b17774f1bbdbf86e5a12c555f9ec8615a0aff604cb6a19a261d7c4d12160e516bfe34f0d20e4344816c202db376095a3fcdcf5d418548fa4704ed9a72abf0386eee9932545d2f9fd68890cf6b3b2c082401b12d70d0b99a111aeddbeb36e6073e39245b634c1b735de502fb166c2f66d9455971daad196867b0ad87d9b133f9fdee1aa1a262b6ae2a037568f0faae4d3337df2027c6565349e9fe5b4fb6af6070f9aa52b4da4f714ad73b1f8839e4864c97257e501410b9ed1bb3889698dc6a876be9954614263bb0b76ab22cc49b0cccd2581295f0bec9fde91e96a9bfff695ab8cb705ef8efa76225d4b02ab2a2c51f9e70814ba77219d2d0c577ac3422489724dff8a04d168218f244d983b', '1', '2026-11-16 05:50:00.029+00', '2026-11-16 05:50:00.029+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'trn_IcP8Xoj7epvmUnLOM3swUp', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'clm_jJFRLMpXgDFTpIpjnAEfg7', '837P', '1', 'SBX01', '1', 'sent', '1a35bc7e15eb4e6919ba78633a72cbbc526849f6b76c960639e5a4708f3adde5', '\x019303e7ee32cdaa8447f1ec1db988ffb794a0b1829e3302ffd3d8cce32ba0a96ba08b71e14787ea1ab3899bcde9350161814afe9ebc15a8a9a09884162e38ce5287cc894e2b749efa42a7b1ba7ad61e318d414b90b899afe723b39166b230bb735f2da9315ea87b4ac2f88dcec5e96e681277b38adbeca2f2a351a6ee73c92099fb4e503208fcf49b1f5e7bee0c8f1f2edc36035dcf642d7cad23667fca6e90c796daa04c3eeddb1072967285743042b5b7f99eec748a40d1a0e02e5026e8f3b34f017723cebcff4816410e5c81671f94a1ca9a7b4a4740a32fd1090339f897291f2762ee72b88f491c91259f875106108c4c20120a0d0705af167efdfe52ee85ee26fe8955a8762b946965187e63dd1355d1e4ea899ebb9461eb7828e97552dfa7e7591b494ce5cbc2eaaac426036c4066711a0bd30dc308ab48e7fe46efba1325cfcf40a1c842ea1f69f6a956e82d99cf043bd280894ad023b621e6f568435613e19d31e387068ed138c25c8eb725d23fc3f33780e52cdbb370fe8ae3d4f015aae1391533047548d1ab1f929d746f9968bb2021b5424b6aaf2bbafc8dd4c0b2b94089224cc1f69c40d678bbd664dc8bb1929be20b26340972a63435c90234f5d3e3bf2afa068119011880c64cc51ea29dc923da321b4d38d78649599b4b0f48d59d3794263402ef980fc502589cb61f7221286b9d7598068c0f969e31bda4743ed71184f06b43db747bffa9e076655f67756cf3959c5366a187fa894b22f1360c5553bc65394314c1c259969d4ee7c37a063d039efa18180ea4a58c97707caaace1f03e90d792eb6290d6f0c90527def658815af38390de8e813ae8d09dc303b0178393a9365cc47baf50f41eab677cd0c14395603fcc5c06323d63e95f7b98b0c1bb3251572f2b38d1507612bd375002eadc4f6a7f7bede4e929bba641d0ef41bbdc167b545f902ccf51ca2f9c874e0a6548e9f82bc51c3a3ac49163b02c450962bbf3a520e055c0ca34a244134b1f2b6ac769ca66ca83b55a64c6897facc3a8522b3c4072e58acd424d87671b630d156d1509fc1f01fabfff6e8f7788e318278e20252b78b67de3b4fff7a12dd89ff5c3218fd194913f09ac7e6c2a3b4d95bd37e44db499c2de3bbbcf8b123196cb73a14ad80cd8b5331bbc736560921853ebc7cdc49b96cab1add325181e5db6d6fa31412446df967a3e485989b203abb7df9101b64a6a501454e61d57facca5cef7a8dea73b2a80a1fe1784967352c2f50436b60456f020e3eb6e80b488c7269bea7e7bcf02321e972cb09cc5', '1', null, 'simulated_trn_IcP8Xoj7epvmUnLOM3swUp', '2026-11-16 05:50:02.782+00', null, '2026-11-16 05:50:03.026+00', null, '2', '2026-11-16 05:50:02.782+00', '2026-11-16 05:50:03.026+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pans_2q79ALMYHYHWZBUYIct3Xx', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'trn_IcP8Xoj7epvmUnLOM3swUp', '1', '2026-11-16 06:50:02.782+00', '\x01b70ce58b89480f103b913dd3942aff31eca78226aadc6040478e4d569991a619f9fb5f2bec661a61c0732ca8a26371629f172b71507b578c2339c7dcb61e7c2f3c5782c05f3b0716e027ec8d4c22899dc9b5a076b2fc05a2826c3ce51193ebbb9ae98156cfe6d894ff48b05243d737e9434d275acf0728fa6e1c972c81312377c0ba8f7cf8338685293816f726be4da83671712e1e2d3d28af484d55461a17bc6cdcaf5ca852b75336509b3b4db049a507260ad8a0a62574535ce99bb88ac626d4897a7bdd6e60a2ad4e4ba8b7a3b527c09fef89558c85e3f94fc5a7bf37e8ecbd5d1b6f534969840a88bf67be60fe8b814d0711b2d4c6003d870788fd3f1c5f272d848c3a04e318f1e888c22e037322571b209bb0cc77bb81865ce6e31de29e5500394d099cb449d1c69dc59e5eab405ddcfaf7188da87395766cb44e2d78b1dd6813eeb66271c28d3cd2ef274f638a5f2f2ae70650bf9ffb61d137c45186cbb2ccab6d22831a6c3450a438b8567f98b4baa8aab9a717f90d48dcee0fb09e4baa20f984734134dffa0c22876456671d9c5ea21fa756494b51e305663b9b44bb76cadc8d9c8a4b56acdb7495bc84980cc6d9ebdf31307e14a1fde2ee82df030110724cc84b91267a17e447d1f52892821c486f866290c448de95c28a73a3bbea7bfaa96eed39402e72c684aa4471bad35d1157314f45696ba97949beee4cf219ffd231830ed775478b2118141d7c9f956954612206f9e4b15bfd30f77d9c94c2ec5eb1fe9babe8fd87dd472ac1a933fb759c1326a0e5d7bd7c033b2635318dc01b8f6f4665c187501b5a0a20376922d13ba02613706a517518b958b21ab0f7b2715a318c1e36d187ba02b6f2d47a4dd9051877448ba5c53e00600910b9ac39bf19f175b9474e76953a165f6427da2bea80bafbf16cfcb6c3c408859d79aee45827f7c2ab04dbe82e215c59001fc861dd52c44da8b79244ceba038a71eb5bc155d6bd3bdb8463dc1229c7e6d8480f3b73c16129d0064c8938548d336abab6f51a23ab620fba1502eec9f455142b0ee702c9fa3a77b6f7ba50fb07e4aa5f1a954398cbab201fad0d549b558530cf4665d10b6e997303714f2379abdea6e4f4b45da1cd0d8f8b1421c501c5cb782f7af7591acdee', '1', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pans_3E5GJv5aU8VSKlLcOOhtm9', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'trn_IcP8Xoj7epvmUnLOM3swUp', '3', '2026-11-30 05:50:02.782+00', '\x012094909b8b7006a5efd7f08c09574b42700fefd95d77481f42600d5aa2fb0074396399c115f5ef729d11bb017101953bc9e6843f5e039f5cccb3a67cba897a72818b2f8649ed4f22f2b987574423ede1be16b0945d73c13276659bc33848fbd9b49cc0fcf783c1727cd8faa39c3519657010b40fc20b07c4834715f60f24298a81c560cd29daa47df7bd9e95ed96a99321fc5340ceb28102ae29cccd490419b291bb58386693be4ab6070bf9e52c1dc0f3aaa533a7bd5d7b39d6753e5d3ff542c2730bcd4076626235ea7080d9d5870d932586f7dbbe221f0744b73c1cb6d111a5633df09229926d1c47944a8c271554eea811dc6757fe84ecfc46d48e9f25de6e6dfe4e38889c7ac29ba9c8af9aaa163e3894fe4eed9f591acf351e632df12f1432bf8bad90fd2717e289dfc83ffa8a58664cc30755f99ddc7e6b22e4038ab9e4d81c5d43bd236cbe22f608aea583751b752abad4bbee9c0f2e0dab76fa9ca14dd54a2db6dfd4e715052341032e185679e70e95f8685eacd385f75d5176952898e14c9ed2486343c114653cb0a417dbf987dccc8659b2b972397b7de469af1ea05ec0474cb67a50bcd3c30c6334cad0846447f763bef07ba896eea1682bce15d6b6ddf6a1f441b7bd0689f55545a3b8f12e280a73ed1ded800b9e338ffde7981e7d9e14cdf4d8bc087c339ebde2e157e665143e675c9c0d208d8696331bb5a3296ef7f65fff83339f8fd34f7487e2e73d9c51039c2d713b3affd7aa1ed2b5571260ae2b147a0568b0545bab045aa9fe8bfceb3533714b07652e91b38224e4d9267441d6c644e7bd8c13fe83e88314d7d6653c13850dc184713595b3b54b3d980b2d2b7c72c03a5a6122b40ffb13d6d4666ca4799da83f6add6fada335a255e19897b7fe5353e5c3cd3d3c6e3759ec40351b8ddb162803d35bb97464c55867cc7d6448135d567150f531b6c7ef3758beace2afc78cc51e45c41a6d35f007199831a1a34ebc1a6c021cc638dc5881abcfdbf12684221fc13a926a01fe1834d9cf10f79f0744f165a69fe7476e31a23f3f0d04b7dab970e11795e75d49c6b7454337526325adafe41e720bb5b7ceb611e2ab26366064dcd23f851fbf7ff47e384562', '1', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pans_BIjRuqfgy41KihMjrxofjI', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'trn_IcP8Xoj7epvmUnLOM3swUp', '0', '2026-11-16 05:55:02.782+00', '\x01521488d80cd75abb5478369792c35787e824a334f8be0ccef8ab6e5889f5823a7e7a11f3e07809b5d6084e2d59907221f28a202ddd725994e644bdb26db7387fc2938eec1cf3ff7ecc0760d32c6e531f24996b9c0b859e646c64b575a160c76c3019a4bf7ec56bdabf4ca86c40d02eb18690f65050f66f0968e90c5f34e6e416c25bb464ef14828143f10d43f338851b537be857cb12b8a1f841a087c742a3b7ade29cf85bcf4108497942607651337d01c093456daeefb1fcd7f9859f8a18775f3408aa786109bd5fa5ce3d9f593706561c6ef2bfe1b071a6509b2e71b4c1e9968a5ad36d50ab70b7bf688b9e7b1351473caca6c1717017c25d2a6ade1c92e806e51cd7a3fef420da46dfa14eebd986b01a4ad4c12beb5c5c8eb9f03e0b9aa10a6c2f730032aa731934c45d39367651780632ee0eab13a1d18e9aee0861e1e877cc43ab3ab85bda1c8c8fd472c87b3d11b3102dc93e418848df', '1', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'pans_U4k8qAsQKxernM5BhJvsjC', 'per_qEQyZO6E9QmNypfB6cDB7Q', 'trn_IcP8Xoj7epvmUnLOM3swUp', '2', '2026-11-17 05:50:02.782+00', '\x01c85f043c2baeff82b9ce75c97bf439c97d9c3ed3560a8d634e39a9868eba4ea59883ef66f18298f7abedd3e9a90d3fbc56b1f3a843973bfc9902b1401a2532a6c4364a1b4ba51e6d94d9b70037ce3248a3cc164058b6fe394f83035d81d47bafd6a688a060af57a912d82234c451f678bb21481c85633930b2e66d18f0328928932b8b80892980a41bee98ce92782bbacbcaa9a8ab606a46e2357ed963ceddffe56ccae093e280fb8eb2717ff069ed83c18a10d1540c4fa6f628091d875754822652607ecda7657c2c0262d2fc4fbfd4b38926e6a91157e783a3b2a8a54af9c6f6f8ece9df959a26462810192e56a68b34925974b3707f8cb78b83a913343dd54008d51448e998399bea6cc2ea2942774ddfb7edd28e8adeec32cccdf9366e2604e1432d5ed0c290f4897a43a6e6036bf317eac2ce0f900619d3df9739682e134c7e0a1796aa0ab8519a4bffc56d80d6a147e45d507aa719304d480ab970b3a9bdf114eca44b7d4983a0c5511b3e4449aae3746e97112b152b86953089d971f91f78afc1ecd0e08dc3232344f1f49e7ba021a516c4261c15b0982786742c871fab7c83b7c7be2c416c04579cae292d713706ca68887d9340b87fc9d5162cd1615be15e071cd81b9ee81a359404748a9ac887cd5609cc2c1449136acf814920bbc14b5b6976e4f89e31e5a84d93e84f6290889eac63e8c7a17174229b862c3ea4fd37da9cee942aff50ac8ea2305302212d74d6415be91cdfbfc7c46d9c0fe413cdc90cd60b346b8dda3959ab9581e1a510825208b4b7ffa729fc5048550513152cc2377199159e73d515945e27dfcfcf634377518fced3f6776fb4f9a61ffdf259be36bfea379ed5870082bb96d46aee7e07a9dbcc3cba60fb9fb6b7463b5ae285761abb6ee8dea6bb9738f39c22fe1ac00b66b5f6bd9bc54a29d469d039526f9a1c4b0330309d52a84936447a3a6e3e25de341605c370471cc52a442bc6e1c57898ae01423b5191ceca0e7bcc980b46cf733a2d905150bce04a6aebbbb6882ce39848a46f1f2a50d230d04493e0e87d01d45512ceb81a944df0cec6234e86f9c7575428d98cda295884e0efb3567cc99a35d1691f44ffc704aa8a7b694eff74f2943b4095', '1', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'ver_lOuzcMicrRzpz6XcZ7QIbS', 'prac_sbCBBYI5Icy02woENpcqWa', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 05:49:55.831+00', null, null, '2026-11-16 05:50:03.026+00', null, null, '{}', '2', '2026-11-16 05:49:55.831+00', '2026-11-16 05:50:03.026+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_1WBpuojxYvP65GjJGlVtBK', 'prac_sbCBBYI5Icy02woENpcqWa', 'ver_lOuzcMicrRzpz6XcZ7QIbS', 'license', 'lic_xmBTBTyVRDg9vlA91e45bV', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T05:50:03.026Z"}]', '1', null, null, null, null, '2026-11-16 05:50:03.026+00', '2026-12-16 05:50:03.026+00', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:49:55.831+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_495LZjhABQRpgv0E85zze0', 'prac_sbCBBYI5Icy02woENpcqWa', 'ver_lOuzcMicrRzpz6XcZ7QIbS', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T05:50:03.026Z"}]', '1', null, null, null, null, '2026-11-16 05:50:03.026+00', '2026-12-17 05:50:03.026+00', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:49:55.831+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_MwJtsetEeNmHOQJMeVN9Bd', 'prac_sbCBBYI5Icy02woENpcqWa', 'ver_lOuzcMicrRzpz6XcZ7QIbS', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T05:50:03.026Z"}]', '1', null, null, null, null, '2026-11-16 05:50:03.026+00', '2026-12-16 05:50:03.026+00', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:49:55.831+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_bhl4OL19DaMEJrcNPwgLIA', 'prac_K7W2HKjqbMJqSmBB7VQGJf', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T05:50:03.026Z"}]', '1', null, null, null, null, '2026-11-16 05:50:03.026+00', '2026-12-17 05:50:03.026+00', null, '2026-11-16 05:49:55.9+00', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:49:55.9+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'chk_gDJzbPwNte5AO4Ik0MNivu', 'prac_sbCBBYI5Icy02woENpcqWa', 'ver_lOuzcMicrRzpz6XcZ7QIbS', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T05:50:03.026Z"}]', '1', null, null, null, null, '2026-11-16 05:50:03.026+00', '2027-03-16 05:50:03.026+00', null, '2026-11-16 05:49:55.831+00', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:49:55.831+00', '2026-11-16 05:50:03.026+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 05:49:55.764+00', null, null, '[{"encrypted": "AQBPsjl17dPEMhi2y1Qg/8eGxvPO3RLEd5Dz8O9P7arOszAC+qnD3YGnabiwiv2zjtqS3GELWAwIrg3yrRaiHxOMFVo2s2TdRGxhvLlhYw==", "expires_at": null}]', '2026-11-16 05:50:03.856+00', null, '{}', '1', '2026-11-16 05:49:55.764+00', '2026-11-16 05:49:55.764+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'wa_3DC1RgPvtZaXlzy9dlQjkU', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_AjbZUAvTygEgTuZlZJm6EZ', '1', 'f', null, 'dns', null, '2', '2026-11-16 05:50:04.014+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'wa_JtGHyYeGvV32TaYwNE0V4d', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_TmLnRYs44pDR4WOFRxXb0A', '1', 'f', null, 'dns', null, '2', '2026-11-16 05:50:04.01+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'wa_OUMkMjvRoB4SROaqAwXj1p', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_nPJiGqxaiDkKosooQNtv6D', '1', 'f', null, 'dns', null, '14', '2026-11-16 05:50:03.856+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'wa_RkpotEdJdpV6io1HRnRBRO', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_WkAJpLqjy2JhITGD77UYdI', '1', 'f', null, 'dns', null, '1', '2026-11-16 05:50:03.991+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'wa_SCiKEr02crosRdR3R2gL2l', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_VoQNJVxM6lRuyDMjVCGyJ4', '1', 'f', null, 'dns', null, '1', '2026-11-16 05:50:04.013+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'wa_eZhY4zu3yJzmlceWBwm32B', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_ujJSJ5AtrbtWLhGFdhHubE', '1', 'f', null, 'dns', null, '2', '2026-11-16 05:50:04.018+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'wa_mQ7rFoEjCsiWPnR0yDqWzt', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_eCxuT3zVUSiGMJLodD5P4B', '1', 'f', null, 'dns', null, '20', '2026-11-16 05:50:03.856+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'wa_r8JKLhSVOwnPLOYekXLQtp', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_tpRck9bqF1UG5JiR9yzM5p', '1', 'f', null, 'dns', null, '3', '2026-11-16 05:50:04.015+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_0mTQgRwAq2IOYcK3UOSHDD', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_12LMPrKnY4G3t6rrAclwSQ', 'pending', '0', '2026-11-16 05:50:03.74+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_3RrX0Hcb8tAinCcPidMPol', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_44jrkWc7stS81PNhwabpZz', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_4eIDv3cOzlwW6F7tTM6dms', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_6ZLOjVtghcT32sjd6zx35w', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_8DpAkzk3lvXzps4ZmCVSlE', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_AjbZUAvTygEgTuZlZJm6EZ', 'pending', '1', '2026-11-16 05:50:09.014+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_BTQFfocBWPI8KNui00Mr5x', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_HSP4T4nUZTsI8Y3EQOKAWd', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_P4G63oIPKjQZWRVdV5d5ci', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_TmLnRYs44pDR4WOFRxXb0A', 'pending', '1', '2026-11-16 05:50:10.01+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_V3FB0Cm2aGnJySSLaPS0lt', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_VoQNJVxM6lRuyDMjVCGyJ4', 'pending', '1', '2026-11-16 05:50:09.013+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_WkAJpLqjy2JhITGD77UYdI', 'pending', '1', '2026-11-16 05:50:09.991+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_azyFxggfa5L8D3zD4Tk10b', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_eCxuT3zVUSiGMJLodD5P4B', 'pending', '1', '2026-11-16 05:50:09.856+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_kyFHbTF3071m6TgaAY5wIe', 'pending', '0', '2026-11-16 05:50:03.74+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_nPJiGqxaiDkKosooQNtv6D', 'pending', '1', '2026-11-16 05:50:08.856+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_nxCN6EdESUe6ZZXFIkudcx', 'pending', '0', '2026-11-16 05:50:03.74+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_ouSs7Wez87pS6vGWOitUxb', 'pending', '0', '2026-11-16 05:50:03.74+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_tpRck9bqF1UG5JiR9yzM5p', 'pending', '1', '2026-11-16 05:50:10.015+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_twMlW6IPee0AfumVscLaYo', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_ujJSJ5AtrbtWLhGFdhHubE', 'pending', '1', '2026-11-16 05:50:10.018+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_ujMa2JZNZWfrU8JGSMht6Z', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'we_VpreSJciHER8s6DQ8ZJ8pV', 'evt_yJm5d8Mfic4JJe0MkxSPbI', 'pending', '0', '2026-11-16 05:50:01.158+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'xdoc_WSzxy9VCFAkSrXvrBr09iv', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_gsKMzpOtzaNDfJywBMOie5", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01bc68dd5b278a7ef8a88f55d2349a17fc9b81a65c71ff228ccf6265f46772ccb51a008cf03f1bf9ba0776f8741c036914a79ff4024c1ce8b117f3b02dd0b9823495af275cc1d30a8c2b178a2c579834682145eed4dbfb31ed4ca821793ff3391a0a9786c7c4315c45b3e8ccf9a073c032cff9335149500d4b7cd51b3d61cc2b8f818db128d30fcd0776fa7c337061e9cdf828b35ea999acaa90d5e0a7073b0877994b029020ff4d08d71b2805906b761f19eac0dac4cdea63bfc31c407962990dcf31e5477e4df26d071c759f6e3f12defb435a64315326de6be81897fdd2c915d5ad400cccf70e8b1c4dc3cfe1761d4c90e49ec7b8389ad3272327ea03bf60c9c7a6166ee16886b1272ff92baae56b2517653f973495fa63ab3d7398d4945e1fc59537cf0c00469a4dabc67a02873799d9b6460d97a7d30cce85e52cec13345676e0c759f373ec2eda859613c9cbe1b47965a7ff4e85cac70f0aaaf4ea7fc0c4679a6b24f356b401509c47294b0be83ef0b65a604442a3d7080a643256a457929f78c3547ef1c75e9020355ee39b475fd7a30a12afb228747146d45c7f4dd3fbdf6f4964a0226fcbf5bbf9fae3f506471cf99724cb9289d6764d317340d04e5fa49ebc248ba6d56788fffbf238a53b94912f066d9f4ca9bcdf5359d2bf452efb4f51933362da6a013bb877700ad65a29b95c5b3df52376', '2026-11-16 05:50:03.026+00', null, null, null, '{}', '2', '2026-11-16 05:49:59.697+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'xdoc_oqj7CifeljRA5nPZJsys3U', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_jRD3HEoo68cfa7O6ilpxlV", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x016bffc7d268379dc5f5d332f23172fd67a5fd0bea0e27008cdd344653748beb6db9acf84b3f12f1bc608384f93bab9ea280c174209a8cb8505ddfa8cb52aebbb2f0ff1af2f9f7169227488610bed05ddf2b9f281ec6d703bbeabdd4edf3dcf263dd8cf5dc466b0a29ca10e9b0933cea022d6b2f4e8c9e0cc1f7c037e61038c413df654e6fa19e2983c6b3f2a67225fc270802644446a229a78701860df1639d1e234e461b6c4d1c9d6d3959e254cf329076d3df04df147839602eb867fceb61b1e16570d48286abeb32467abf85a396f2078b8b18b80b4f33488e4f7760e5774ded0acac94c5cb9f16ef14f07183a16b328a4f28b02be597ca642d10baac3159f1a83ff5d7b217c343cbb1e6dab6748c89a49a903a4effb9c517d253d174b56a9dcfa567ca2f4b040ca2b1aa25ec8ec29c11c74b29be9d909212e8b5ce22fbda36dacf36d7f7c99b371caa3a5dd06b4ec418ac986cccc6a392628b9ab10e1bfa1e457f550c2943635f51d47211e2b4ecdf199394c52b78353fc7af7ab89ede4fc3d6100a637aee88adb7c031c6a9044eab394950ebff49eb332d5d03dea3e9345eb1ae92e85f5d26206077c458b227b3d235cc2158a9180b37ac43b681767a2fd654f88f50c9db587173e16f5ee8c8797af94d1a7c21550b161259e3d3d4b29391b119efab617f50ec4e9a302cf194b7049e66727993fb6', '2026-11-16 05:49:59.725+00', null, null, null, '{}', '2', '2026-11-16 05:49:59.725+00', '2026-11-16 05:49:59.725+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'era_gsKMzpOtzaNDfJywBMOie5', 'xdoc_WSzxy9VCFAkSrXvrBr09iv', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_7wy0ojzf0pF4fZidC3ZxGv', null, '2026-11-16 05:50:03.026+00', null, '2026-11-16 05:50:03.026+00', null, null, '{}', '3', '2026-11-16 05:50:03.026+00', '2026-11-16 05:50:03.026+00'),
  ('acct_xdtKyWTnpxzfJZHR3NAxdL', 'era_jRD3HEoo68cfa7O6ilpxlV', 'xdoc_oqj7CifeljRA5nPZJsys3U', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_KfR9sDCfEqeqJjNkmaNUdB', null, '2026-11-16 05:50:03.026+00', null, '2026-11-16 05:50:03.026+00', null, null, '{}', '3', '2026-11-16 05:49:59.725+00', '2026-11-16 05:50:03.026+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
