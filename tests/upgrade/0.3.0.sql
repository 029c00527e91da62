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
  ('0016_records.sql', 'ff2e489ba00def91d28b44f11d1996312d28bbafe242d2e79eeffe10399ae313', 'false');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'Test', null, '60000', null, null, '2026-11-16 05:36:36.696+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'Test', 'issued', null, 'sk_test_', 'iGir', '1a5ed32fbb43af1916484b2dcfc439b51268b1c3e977712a1a1f425b6729bc7b', null, '[]', null, null, null, null, null, null, null, '2026-11-16 05:36:36.882+00', '{}', '1', '2026-11-16 05:36:36.695+00', '2026-11-16 05:36:36.695+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'key_tQm4OBaPBq3ksBOhxo7Krj', 'Booking server', 'issued', null, 'sk_test_', 'QP88', '7dbd14482def3f1c78577b2ae7d74849b5e2f03f62dd315dbe145b882c3e133d', null, '[]', 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 05:36:36.858+00', '2026-11-16 05:36:36.858+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_0yak4c4B1sIWrQJeBy9KhL', '166', 'check.passed', 'done', 'check', 'chk_KMmW2MpDIAvY5YBI4u6u4T', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_1T4zuWZXls7H7FDBCgOV5v', '92', 'claim.created', 'done', 'claim', 'clm_JZ2UOuAafidk2iVHG6ZqaE', 'per_lHNzhe8Xj0XlQcIGywyL3o', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_b51Ufq8k6CRkZErvjS0uqI', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_6HVIgRAmjVug4ur4T6nPWm', '2026-11-16 05:36:41.922+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_2ChEss9XQPc0U3stvVuta6', '147', 'consent.offered', 'done', 'consent', 'con_1TZsKFIkUqFabmVkIjZp6w', 'per_kb9S6okv5fDexnUu9nJPGt', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_D7R6XKAMavKVPdE718CvR1', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_0zdDCGbU1gZX4vfQLy5vUZ', '2026-11-16 05:36:44.188+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_2Mh80jJpbyhcv2iyvQMTpE', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_w9DRdRtJsb3qplb57LIzg4', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_2OQOr7r1trRJByCKJ2ceSD', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_5m3f6uzN2xUO5lfM6QDJGa', '2026-11-16 05:36:42.839+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_2qc6U9jBhji69VWOjhyx4f', '98', 'practitioner.created', 'done', 'practitioner', 'prac_ll1NueyaRIRw093ONxYT0Y', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_bHW1G04nFRgohyXcoysYRV', '2026-11-16 05:36:42.227+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_3IugWMBduiub9JoU5itzKs', '39', 'person.created', 'done', 'person', 'per_wOKVIwfF39BKln0T7HRwQv', 'per_wOKVIwfF39BKln0T7HRwQv', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_yRKSjFJV5fnZ95xS7BQETQ', '2026-11-16 05:36:38.315+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_3Ui7o2APpyHBA2sxIezfSc', '103', 'person.created', 'done', 'person', 'per_FZMFa3PM1bYj8Q9E1sxK4O', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_0GShYpvSYBCsGZylezQrpW', '2026-11-16 05:36:42.383+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_3pUsOKqUdgftTgysbtYzB2', '11', 'check.created', 'done', 'check', 'chk_BkHYWq2ru4u7TVRjQfFkTN', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_s9F9XSEXAaktmGPoQ0ls2M', '2026-11-16 05:36:37.116+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_57mrXrmIZWYyf0Xjuq9873', '85', 'practitioner.created', 'done', 'practitioner', 'prac_F2Qyf85GOQ0d5W08HnJEx1', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_enpp1L1TpTzXYlAqxGB1jw', '2026-11-16 05:36:41.649+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_5DW2CrsZCRZxy95FalAmsF', '13', 'practitioner.created', 'done', 'practitioner', 'prac_23IvWjqOSVBX4jYPB4heMF', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_hhp0HxjXU7TGg2XHpXrVe0', '2026-11-16 05:36:37.248+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_5OpWQc4kqKQ4LBKAMN8fU9', '178', 'remittance.excepted', 'done', 'remittance', 'era_Cpwqch4LRju3JCbagqjFx5', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_5dfDPEzKMbPO5ejcwecfbi', '28', 'session.created', 'done', 'session', 'ses_EUikKqBMmhvAT0JclB4ubS', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_okitdmZtZdtwlbL2anW5cn', '2026-11-16 05:36:37.854+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_5wYHEFul9vxulvnG2wo9aM', '117', 'payment.processing', 'done', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', 'per_aCwYvVlJKzfhYncbaaUZ3l', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_jqjGhNuF1jRKPp8fjJAU9Z', '2026-11-16 05:36:43.169+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_686MwGCUFQs0wq0px1BASb', '48', 'person.updated', 'done', 'person', 'per_QyUwD7y2pJH9rwIHmbld5v', 'per_QyUwD7y2pJH9rwIHmbld5v', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_g4E6vcGwN3t0Dp109ONqf0', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_px1B72XTZy7xgAaUc9Vq16', '2026-11-16 05:36:38.832+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_6enwVrrpVR5fKXce2FOQ0T', '47', 'person.created', 'done', 'person', 'per_QyUwD7y2pJH9rwIHmbld5v', 'per_QyUwD7y2pJH9rwIHmbld5v', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_bESBUrgIgnUMyfCgNQHaf2', '2026-11-16 05:36:38.781+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_6lv4BLKwBseJdR60TQwypt', '16', 'person.created', 'done', 'person', 'per_rSNd5PRzZuAhVfE9SDwR5J', 'per_rSNd5PRzZuAhVfE9SDwR5J', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_VgXJouAA9W5ajWwawphXj7', '2026-11-16 05:36:37.392+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_6tZMqsfGfoniHZGqQLg1bb', '173', 'remittance.excepted', 'done', 'remittance', 'era_PTJnEbQehkVFhhq9QBIK6Q', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_71lyRgSwkMXNrmrsyiWpGe', '153', 'claim.submitted', 'done', 'claim', 'clm_FIMqImFgPZNxAQMp0VvnGb', 'per_kb9S6okv5fDexnUu9nJPGt', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_1TZsKFIkUqFabmVkIjZp6w", "type": "consent"}]', 'dec_63CEf3impJCNP3oU8kCVnS', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Vyj4QxmMgWWR1jCWFAXrDI', '2026-11-16 05:36:44.308+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_7HTyhGZE4QbljaKjr7cdXR', '67', 'refund.succeeded', 'done', 'refund', 're_tVlDne3AurAU93592QGntz', 'per_cVjIDuzXlPDOYj1I8YWzfy', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:36:40.538+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_7MQVA3LHuBLPYXyEPmRRj6', '95', 'remittance.created', 'done', 'remittance', 'era_Cpwqch4LRju3JCbagqjFx5', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Llg2uABNr1qjrkdXcmI9eK', '2026-11-16 05:36:42.07+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_7YSS3z66sGbmucdnT5HaBk', '68', 'practitioner.created', 'done', 'practitioner', 'prac_negx0kNlAjmvvfyWaKReI2', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_FPcjpOWNSSwOrG2imXVQwF', '2026-11-16 05:36:40.682+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_7Yb9grErXCaAJPgf0gzJUh', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_LliZli8bfP0nW7nYCWlGO9', 'per_LliZli8bfP0nW7nYCWlGO9', '{progress_notes}', 'treatment', '[{"id": "prac_a6iwqqtfkk19khCtDTVY6N", "type": "care_team"}]', 'dec_PVdg1sUIxHscgeWK3S0tjY', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_mwgoomw10qmgDZ5EDjmUEc', '2026-11-16 05:36:38.228+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_7yFcL1l91CiFIKlGK3ePpS', '90', 'consent.offered', 'done', 'consent', 'con_2AwerRGzkXair6p9L98PR4', 'per_lHNzhe8Xj0XlQcIGywyL3o', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_bT1AV4jvj35sgu80H9EHnk', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_70Y6ajVBRKZi8jp76DcWCK', '2026-11-16 05:36:41.845+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_85F0jT6nvpb9oVVEMcgLjM', '75', 'consent.granted', 'done', 'consent', 'con_nrd7UhExQc0qd7J9TXWCbM', 'per_BRWae6wnF29ADntsoOa1FP', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_eF1KV5o03zuIqyljXImIiF', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_CMuoXiAgZsOC2ZrkmqY16N', '2026-11-16 05:36:41.057+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_8EAkJ8KY2kp1U2OmUKOqe8', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_s9F9XSEXAaktmGPoQ0ls2M', '2026-11-16 05:36:37.116+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_8ImYw3wGIQ2jDtjrWZOeXN', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_egni2glbHrnDlySbE1pOhr', 'per_egni2glbHrnDlySbE1pOhr', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_D2eswhfMESiq4Q9ZixEc4a', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_DZ1FlCzDj6YapGirVzWb0R', '2026-11-16 05:36:42.257+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_8KOi2O9veyIZizjs73oJEI', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_wOKVIwfF39BKln0T7HRwQv', 'per_wOKVIwfF39BKln0T7HRwQv', '{progress_notes}', 'treatment', '[{"id": "prac_a6iwqqtfkk19khCtDTVY6N", "type": "care_team"}]', 'dec_8L4WkCHUJPNyPYlyVFplrI', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Laps1nn1P4dix9f0iNApnH', '2026-11-16 05:36:38.383+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_8hcZfAOkV2zXFf0Qpr51ZX', '145', 'coverage.created', 'done', 'coverage', 'cov_T2Ojs8oa08vvuGn6LRNUin', 'per_kb9S6okv5fDexnUu9nJPGt', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_PDxLqFlUpYSs5McCxiUelz', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_sph5feDUS6L2oBWLYumiZ3', '2026-11-16 05:36:44.124+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_92PGmFhD3mzRLZadNbfkpL', '146', 'consent.created', 'done', 'consent', 'con_1TZsKFIkUqFabmVkIjZp6w', 'per_kb9S6okv5fDexnUu9nJPGt', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_0wJblfbg7RikfTWZJwETf6', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_yaOqSdhsQAmDV7BtCzwOjm', '2026-11-16 05:36:44.164+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_98Q2alUnPLWKlp6ZpxmJWM', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_HiOEcCVaxjbiHbH9zsKz6D', 'per_z8XCgp8L54izNxToSBr4BI', '{}', 'treatment', '[{"id": "prac_a6iwqqtfkk19khCtDTVY6N", "type": "care_team"}]', 'dec_yvFh79rfI0Lv2qF2Q4w5Di', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_DRAsK5a388VEk3TIqmni59', '2026-11-16 05:36:38.705+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_9CD3mdosm4mVHKOPH7iqRU', '175', 'remittance.balanced', 'done', 'remittance', 'era_Cpwqch4LRju3JCbagqjFx5', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_AELik2jrvxlePwUHpA8qMF', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_wxHSc7q8kfk8AGdfBefZZK', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Llg2uABNr1qjrkdXcmI9eK', '2026-11-16 05:36:42.07+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_AHAePSAx7tvIU5zO1VIAv7', '53', 'matching.created', 'done', 'matching', 'match_RBDyXLdKuOPXq1ux3Baduj', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_eHpaPCS7NdXQglKsjYhe7L', '2026-11-16 05:36:39.086+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_BBpcaBWxHfmr30cLGlG4gd', '59', 'payment.created', 'done', 'payment', 'pay_FzECSKBrYCiSLLIBpXCW6I', 'per_zMjafUN3T541W4nAtUPCiP', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_HLKdGU3KmbC6xykoXOmUqu', '2026-11-16 05:36:39.797+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_BHbKufkKGNxGFjTc0Du2kq', '66', 'refund.created', 'done', 'refund', 're_tVlDne3AurAU93592QGntz', 'per_cVjIDuzXlPDOYj1I8YWzfy', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_PEnrBejg7BgUA1i5dEt370', '2026-11-16 05:36:40.362+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_BNeWY2rXMGpzMlgu5Nt6Ar', '72', 'coverage.created', 'done', 'coverage', 'cov_jatR0BGor6DyzVWF4vPw8z', 'per_BRWae6wnF29ADntsoOa1FP', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_AC3C2UDoZByfGQPVCzehY4', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_YBRoKUGPtpRrq7rtYg7BWv', '2026-11-16 05:36:40.871+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_BNvhqiIdQ6k0EBey7oZ7wR', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_Uhqnir7vGpRpveXe0XwXf8', 'per_7JIywXVReCNR1jndLqlEg2', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_mMYnNrbpV7e3KZvCq6xb4v', '2026-11-16 05:36:37.569+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_BNwv0zVuz2sFwOXlY6K5Tt', '63', 'payment.updated', 'done', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', 'per_cVjIDuzXlPDOYj1I8YWzfy', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:36:40.197+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_Bl3Ec8YDssaxdI1B4Rflib', '34', 'practitioner.created', 'done', 'practitioner', 'prac_BB1zdSjN9gm8alG6QEhvTk', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_ujkmMXIUKHrrx4S8X3Rl3E', '2026-11-16 05:36:38.073+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_C1VIXizZLqE1h7oVRXmQFz', '129', 'person.activated', 'done', 'person', 'per_SHjdB694pnIHnNlqzapEm5', 'per_SHjdB694pnIHnNlqzapEm5', '{status,activated_at}', 'treatment', '[{"id": "con_Fpo4pMAVfCzSnNM02YKgfD", "type": "consent"}]', 'dec_aZRcKjbyOo5yx9aaStAKF1', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_yMhmFiWwzMOYoEbSc7gDuD', '2026-11-16 05:36:43.526+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_CMAox3PuDSp2jIVzQsPAcW', '7', 'verification.created', 'done', 'verification', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_s9F9XSEXAaktmGPoQ0ls2M', '2026-11-16 05:36:37.116+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_CbC8FB1rX25kvajoH7muK6', '156', 'practitioner.updated', 'done', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', null, '{licenses}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_Cg9XCarpEbA0dWXDifOFqK', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_BblDtEEz2WDDgF54RpHpLB', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_FcAuNGfIU7O9uZV4eJRaq4', '2026-11-16 05:36:37.972+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_CmfHgq3GjidENe6wMoBSaH', '25', 'practitioner.created', 'done', 'practitioner', 'prac_IQLS1yvQwxktAAT8lRSzyw', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_hoyd4yxoLLVztEle3bBqJi', '2026-11-16 05:36:37.845+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_D0MobpASI3q9IV9lOzhAdx', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_DFs5Gv3RI1BNN0a1UPDTYZ', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_GVfTvHxdV2wdQ0RHiwhPj8', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_tnMzFCuam55aum4NLp38Te', '2026-11-16 05:36:41.609+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_DGTdlXyYXrqtfWxnHuBTBN', '30', 'session.created', 'done', 'session', 'ses_lZ7X7a6EwCOGRgaQbtL3wf', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_okitdmZtZdtwlbL2anW5cn', '2026-11-16 05:36:37.854+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_DiMrtcSaARXmtsksgvW8Nf', '54', 'person.created', 'done', 'person', 'per_XgKrFEUkt1g6iYiN8RKtRS', 'per_XgKrFEUkt1g6iYiN8RKtRS', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_usbukz6Oyxp6GQf97OirRN', '2026-11-16 05:36:39.443+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_DkNDr51LoerfptZKRY605C', '151', 'disclosure.created', 'done', 'disclosure', 'dis_98Jgk38SgCMLQY7l80RJOy', 'per_kb9S6okv5fDexnUu9nJPGt', '{}', 'payment', '[{"id": "con_1TZsKFIkUqFabmVkIjZp6w", "type": "consent"}]', 'dec_63CEf3impJCNP3oU8kCVnS', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Vyj4QxmMgWWR1jCWFAXrDI', '2026-11-16 05:36:44.308+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_EG9nScynd1AduGVDa4K9Zj', '74', 'consent.offered', 'done', 'consent', 'con_nrd7UhExQc0qd7J9TXWCbM', 'per_BRWae6wnF29ADntsoOa1FP', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_GKFqywCKvZ5rPCG5IImoYy', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_3QhsxM2qxfkT0IZk15xobc', '2026-11-16 05:36:41.001+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_EPLQafDKqoBG8WTDgCweDf', '89', 'consent.created', 'done', 'consent', 'con_2AwerRGzkXair6p9L98PR4', 'per_lHNzhe8Xj0XlQcIGywyL3o', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_rvvsX9VtEo1XA6ZqYuu6g1', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_xGop1BtXhMsJTZMDBQKYTX', '2026-11-16 05:36:41.809+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_Eu0a2TsFV3bPqmAh6rSNjs', '26', 'session_series.created', 'done', 'session_series', 'series_FjATw3u9e3VhaNslr5uOFY', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_okitdmZtZdtwlbL2anW5cn', '2026-11-16 05:36:37.854+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_EuQNPDLCqVpxCL8U10ptFk', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_wxHSc7q8kfk8AGdfBefZZK', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Llg2uABNr1qjrkdXcmI9eK', '2026-11-16 05:36:42.07+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_FQZg0FV8BxU2XzYh6W6KBn', '21', 'practitioner.created', 'done', 'practitioner', 'prac_M6XKolbIUynN893HKb3VOy', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_SNArX1PrQIL2iNE9bjRZtx', '2026-11-16 05:36:37.624+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_FTtRxSVPVEGFWcLDmGPrWY', '40', 'person.updated', 'done', 'person', 'per_wOKVIwfF39BKln0T7HRwQv', 'per_wOKVIwfF39BKln0T7HRwQv', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IRBOB5eRaxoIial2CL14LL', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_q0BC57vTKk1mClbFCmxxUc', '2026-11-16 05:36:38.356+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_FWSE2dleRXYJpUmFCWTTfr', '14', 'check.created', 'done', 'check', 'chk_KMmW2MpDIAvY5YBI4u6u4T', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_iYG2702ZjTa3PPMWdVC1fz', '2026-11-16 05:36:37.27+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_FhaVkbQ1SmgcXHTAye589w', '38', 'note.created', 'done', 'note', 'note_6gCJHAuNO9hYpQU115cB48', 'per_LliZli8bfP0nW7nYCWlGO9', '{}', 'treatment', '[{"id": "prac_a6iwqqtfkk19khCtDTVY6N", "type": "care_team"}]', 'dec_PVdg1sUIxHscgeWK3S0tjY', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_mwgoomw10qmgDZ5EDjmUEc', '2026-11-16 05:36:38.228+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_FvYat8k6JU3UAr1iCD3a7M', '51', 'practitioner.created', 'done', 'practitioner', 'prac_vQHVKrIwwk7loRI2LJ8r0C', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b3U3wbcw6y3VyNjL9poRBC', '2026-11-16 05:36:38.953+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_FvYqD6abV8FNTBK0CgfSmI', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_4YrEVqSSIsdUeMJqiw6mxD', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_GUKU9lLP1clLf4JPuDtQmC', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_GhdwstjMleanpYAqHY0Ysx', '154', 'check.running', 'done', 'check', 'chk_9GESmH3mKmOdPQ0pWVP06P', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_H6oIhKlIubZoD7DX1JUCyY', '12', 'check.created', 'done', 'check', 'chk_I6g2SeMsgew0lV8Mog5TQZ', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_s9F9XSEXAaktmGPoQ0ls2M', '2026-11-16 05:36:37.116+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_HV5pxMxLmgIekM0aUkkLJ5', '6', 'practitioner.created', 'done', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_ks6WMlhdsPpSDC2iZaISDs', '2026-11-16 05:36:37.098+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_HfRSm7fOAfUvkaGE8D1K3H', '5', 'practitioner.created', 'done', 'practitioner', 'prac_PXSUBwwera1SITnAcuotpG', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_vlrXWeQGyRUtX9F1UrKlaC', '2026-11-16 05:36:37.03+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_HmUJLI5vzr6eBUDqe7yvVH', '110', 'disclosure.created', 'done', 'disclosure', 'dis_l2NEDdp9voGgRHGr7UhJku', 'per_ZdRUql95zYoRljsp86AAYH', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_K4YO5lPH3Gp2utVuzOfGJf', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_GCB5t0Mpyg2BMBKyb7PTxM', '2026-11-16 05:36:42.593+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_HnJUJzDWaJlZRXfCEtMXFc', '17', 'consent.created', 'done', 'consent', 'con_ObWVxIsWjH6PyGZx1TE4Fl', 'per_rSNd5PRzZuAhVfE9SDwR5J', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5N52blKLzMztSkF6e3ymXK', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_ONTFS9bqLgP7DQirv4HmhA', '2026-11-16 05:36:37.469+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_HwhHszm43odF0WX60DIfVA', '125', 'consent.created', 'done', 'consent', 'con_Fpo4pMAVfCzSnNM02YKgfD', 'per_SHjdB694pnIHnNlqzapEm5', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_JWqsW5KFQnvIpQLoIEnWUd', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_JicPARB4NaNZ0o3eX4jlvh', '2026-11-16 05:36:43.429+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_I9m1ifg2wEXq3AidNySbTT', '163', 'verification.approved', 'done', 'verification', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_IemjT1Td4Z5qz9ryeEsjt0', '162', 'check.passed', 'done', 'check', 'chk_I6g2SeMsgew0lV8Mog5TQZ', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_IpM0muoZED1acjPwqpROL0', '171', 'payment.created', 'done', 'payment', 'pay_OmIL70Kb84bU1YcrHMqzrZ', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_IpUq2FMplTlzKTIHrOQMua', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_QyUwD7y2pJH9rwIHmbld5v', 'per_QyUwD7y2pJH9rwIHmbld5v', '{assessments}', 'treatment', '[{"id": "prac_a6iwqqtfkk19khCtDTVY6N", "type": "care_team"}]', 'dec_BcAFZb2Y8nPMil3dy074Em', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_vueFOVcR3bbrceoiE1VyXt', '2026-11-16 05:36:38.89+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_J9qHHuLAbExNHMX5scRrQv', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_3cNryH5ZsFBTYosOVB1gj1', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_T93030Ob7tSxgQUY3o8wp2', '2026-11-16 05:36:41.697+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_JX4lqqpYm0lm73tr59U3Qr', '177', 'payment.received', 'done', 'payment', 'pay_wUTU2RVHX5Scp2kWvjyGHh', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_JdyvyZW2TwEqfBjEXE7JoV', '126', 'consent.offered', 'done', 'consent', 'con_Fpo4pMAVfCzSnNM02YKgfD', 'per_SHjdB694pnIHnNlqzapEm5', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_nJ2AlpngiRvGcuQ7bkAcEA', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_QMfQdHLMM0YjGyg7iOrcKO', '2026-11-16 05:36:43.461+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_JnvaIxXHcpvxXND2xTfdho', '87', 'person.created', 'done', 'person', 'per_lHNzhe8Xj0XlQcIGywyL3o', 'per_lHNzhe8Xj0XlQcIGywyL3o', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_OWrlkbw5QcwQRR1N3xElvK', '2026-11-16 05:36:41.718+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_KZVqf1d7rCdgtlDULr2DYV', '2', 'api_key.created', 'done', 'api_key', 'key_kOeLDO1VhOQ6z1LJejqGj6', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:36:36.695+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_LIf98Ye3lPf6GxuaOTkWXM', '102', 'estimate.created', 'done', 'estimate', 'est_UHCVj6PXSNolCSn8Vu4nXB', 'per_egni2glbHrnDlySbE1pOhr', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_amfpewTOxN4cMB16S8XAk5', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_DZ1FlCzDj6YapGirVzWb0R', '2026-11-16 05:36:42.257+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_LYScIbmjx6t2m7SL8ax8qd', '76', 'person.created', 'done', 'person', 'per_vbnzIRbBzZ7aapzwbJ9qPg', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_svleURCdEdouFSeVSbAJ7J', '2026-11-16 05:36:41.188+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_LnlqChCeWq8OqGH83f3zIo', '55', 'charge.created', 'done', 'charge', 'chg_kj5kLvlL9hJ25FWoNbodhM', 'per_XgKrFEUkt1g6iYiN8RKtRS', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_rrRZr15AOsSXFR8WqkprQZ', '2026-11-16 05:36:39.489+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_Loqdkz8hY9m998dcUagvY4', '148', 'consent.granted', 'done', 'consent', 'con_1TZsKFIkUqFabmVkIjZp6w', 'per_kb9S6okv5fDexnUu9nJPGt', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_VcDXmO7IK57DDgzc5VvLLZ', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_1Utws81hoxje7P5eCPNNPa', '2026-11-16 05:36:44.207+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_M1S83xD0cNigmI5B2H0c9J', '73', 'consent.created', 'done', 'consent', 'con_nrd7UhExQc0qd7J9TXWCbM', 'per_BRWae6wnF29ADntsoOa1FP', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_3AZRvmSIKKV5lLTdMCq1Ls', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_PmmzTbpQhCSJUK75Kamx69', '2026-11-16 05:36:40.952+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_MBcPZkbA2XIQyLMfgR2K5L', '179', 'transmission.sent', 'done', 'transmission', 'trn_oSxt1BeHlji8kq7KRro0Y2', 'per_kb9S6okv5fDexnUu9nJPGt', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_MTPKr4AH8uAh0l9bbxt1CY', '155', 'check.passed', 'done', 'check', 'chk_9GESmH3mKmOdPQ0pWVP06P', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_NQGaC1S5gaPH4agxLkKDeh', '131', 'persons.update', 'done', 'person', 'per_SHjdB694pnIHnNlqzapEm5', 'per_SHjdB694pnIHnNlqzapEm5', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_XMHVZugI8VtwoUoaAVXJVH', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_SUQjGBzcEgys0U2ePLEBFZ', '2026-11-16 05:36:43.614+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_NXydKfpcsrn6yX4cF4MFjY', '139', 'practitioner.created', 'done', 'practitioner', 'prac_VMOIxytVjB0ADTnDaLvrQu', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_205FVgrBKRlvh6dlLGhn16', '2026-11-16 05:36:43.916+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_OBvulIRIcP69Q50LRrcIzj', '80', 'consent.granted', 'done', 'consent', 'con_fxJccjxzogb95fNt26hL5o', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_EGVsUFJNY3vL1btUAo3NxN', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_nwz7MMd2hpakr1XMN5fEXs', '2026-11-16 05:36:41.339+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_OGnxRFmMbEGLSvRXKyZq9L', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_egni2glbHrnDlySbE1pOhr', 'per_egni2glbHrnDlySbE1pOhr', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_idzfGwMArBHFDfINStd7dS', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_DZ1FlCzDj6YapGirVzWb0R', '2026-11-16 05:36:42.257+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_PYDKkHRvLvf27iSMPDQe9T', '158', 'check.passed', 'done', 'check', 'chk_BkHYWq2ru4u7TVRjQfFkTN', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_QTQKZWSIqWv8ki0qVCK2oK', '122', 'dispute.read', 'done', 'dispute', 'dsp_YBVqMImRzOFksjSTv9qHVS', 'per_aCwYvVlJKzfhYncbaaUZ3l', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_1ut6BHIKIPEn3xuIaCo6Ja', '2026-11-16 05:36:43.341+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_QcwRbMshENveqZyxPEI5YO', '115', 'person.created', 'done', 'person', 'per_aCwYvVlJKzfhYncbaaUZ3l', 'per_aCwYvVlJKzfhYncbaaUZ3l', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_B2Q9zQR362YPZ4sXfqSX77', '2026-11-16 05:36:43.113+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_R8s1Q9SfiCrU1JQwsKvjLQ', '65', 'payment.refunded', 'done', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', 'per_cVjIDuzXlPDOYj1I8YWzfy', '{amount_refunded}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_PEnrBejg7BgUA1i5dEt370', '2026-11-16 05:36:40.362+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_RBGENB8CPLOaSW3PltlZCQ', '138', 'person.created', 'done', 'person', 'per_w9tEirUhLz8SC3wi8Cp7wz', 'per_w9tEirUhLz8SC3wi8Cp7wz', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_EAgM8Id6lrkTsLk5TG950f', '2026-11-16 05:36:43.902+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_RFD0VacajBaDVzGl1kYnvQ', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_SHjdB694pnIHnNlqzapEm5', 'per_SHjdB694pnIHnNlqzapEm5', '{treatment}', 'treatment', '[{"id": "con_Fpo4pMAVfCzSnNM02YKgfD", "type": "consent"}]', 'dec_aZRcKjbyOo5yx9aaStAKF1', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_yMhmFiWwzMOYoEbSc7gDuD', '2026-11-16 05:36:43.526+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_RHPmkCMdztShqLwvdSriS3', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_SHjdB694pnIHnNlqzapEm5', 'per_SHjdB694pnIHnNlqzapEm5', '{progress_notes}', 'treatment', '[{"id": "prac_shYS6zFj2ouScdkSxVPGze", "type": "care_team"}]', 'dec_9xtFJMTfsuykozAhKFMcr5', 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Khqq3zHHjeZEmKBBnb31LW', '2026-11-16 05:36:43.826+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_Rjq9LstKw7s6Uie8bSe7XX', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_egni2glbHrnDlySbE1pOhr', 'per_egni2glbHrnDlySbE1pOhr', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_amfpewTOxN4cMB16S8XAk5', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_DZ1FlCzDj6YapGirVzWb0R', '2026-11-16 05:36:42.257+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_SHySonH9iUZoL6d22GhAlr', '121', 'payment.updated', 'done', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', 'per_aCwYvVlJKzfhYncbaaUZ3l', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:36:43.273+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_SMZZKic689IeV8v0UPjJhG', '27', 'session.created', 'done', 'session', 'ses_Q4xonfdAnOJGR99EGb1sJY', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_okitdmZtZdtwlbL2anW5cn', '2026-11-16 05:36:37.854+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_SaV59m3Sch3Iv8vZqI1AMu', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_taKhBpB3ZNgrSepl4QdVMa', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_mCtkkZnEraOxcscEfvFSUx', '2026-11-16 05:36:37.66+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_SsCTzhXgpSLU8ZILjOugSA', '120', 'dispute.created', 'done', 'dispute', 'dsp_YBVqMImRzOFksjSTv9qHVS', 'per_aCwYvVlJKzfhYncbaaUZ3l', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:36:43.273+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_Szwr9XQeq23Fiq0Uq269GD', '176', 'payment.created', 'done', 'payment', 'pay_wUTU2RVHX5Scp2kWvjyGHh', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_TURJ3BvcqW5dyZcH4OCxbH', '64', 'payment.succeeded', 'done', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', 'per_cVjIDuzXlPDOYj1I8YWzfy', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:36:40.266+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_U1KzBDpXETyDERjoDNsGIl', '69', 'payout.created', 'done', 'payout', 'po_8xEVtuXBsLJpQyzM4NyJxl', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_vRoZtk2BddLkfRVBBhquqy', '2026-11-16 05:36:40.698+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_U4VD6awIpPLIs7Po2a24j5', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_kb9S6okv5fDexnUu9nJPGt', 'per_kb9S6okv5fDexnUu9nJPGt', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_1TZsKFIkUqFabmVkIjZp6w", "type": "consent"}]', 'dec_63CEf3impJCNP3oU8kCVnS', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Vyj4QxmMgWWR1jCWFAXrDI', '2026-11-16 05:36:44.308+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_UB7cpRTk60W0H1YvS66pYc', '137', 'note.updated', 'done', 'note', 'note_Bhr9jz4xZtWjA0qzARdj2l', 'per_SHjdB694pnIHnNlqzapEm5', '{sections}', 'treatment', '[{"id": "prac_shYS6zFj2ouScdkSxVPGze", "type": "author"}]', null, 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_TvTXV1fOjCWo4vRAUeVUii', '2026-11-16 05:36:43.855+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_UKGalRDlrmM6hJSva6y1FV', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_SHjdB694pnIHnNlqzapEm5', 'per_SHjdB694pnIHnNlqzapEm5', '{progress_notes}', 'treatment', '[{"id": "prac_shYS6zFj2ouScdkSxVPGze", "type": "care_team"}]', 'dec_WXHXxkdwDMVh1k0nA7V76T', 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_e1HMG0O84Rmz1GVLbWAoMB', '2026-11-16 05:36:43.689+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_V7BN3RjRNWUwV2kZRiNqIx', '108', 'person.created', 'done', 'person', 'per_ZdRUql95zYoRljsp86AAYH', 'per_ZdRUql95zYoRljsp86AAYH', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_9xXcYhn5SrcLe5M5f70tvP', '2026-11-16 05:36:42.551+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_Vtqq2k3IsMf3dyvXPr68eD', '60', 'person.created', 'done', 'person', 'per_cVjIDuzXlPDOYj1I8YWzfy', 'per_cVjIDuzXlPDOYj1I8YWzfy', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_UVh9oFnxgyoVebch3CR8Ew', '2026-11-16 05:36:39.885+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_WQvTVcKhvdfsoK65rXwQul', '77', 'coverage.created', 'done', 'coverage', 'cov_3B34d0At4NCcL4IGZpNAFi', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_WEQxSnwuVvpnyGudqKd6tN', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_S2nktMhkzRmVdTGps2IJD8', '2026-11-16 05:36:41.227+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_XhH6foPg7pIkxn2cOmAsbz', '142', 'practitioner.created', 'done', 'practitioner', 'prac_m9gowfpBjyF4LiiYdRf0Wz', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_ZBsooUkN623u55Mry0FlWT', '2026-11-16 05:36:44.039+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_XjAVXwMQnqBJjkjB1VHxgV', '62', 'payment.processing', 'done', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', 'per_cVjIDuzXlPDOYj1I8YWzfy', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_m6QaqzTxuJE8ONnVfDeGDt', '2026-11-16 05:36:40.037+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_Yb1HfyzjWjlzMuqDi94FzT', '50', 'assessment.created', 'done', 'assessment', 'asmt_LiwmNKIJAG1O1i5Rgf2MmW', 'per_QyUwD7y2pJH9rwIHmbld5v', '{}', 'treatment', '[{"id": "prac_a6iwqqtfkk19khCtDTVY6N", "type": "care_team"}]', 'dec_BcAFZb2Y8nPMil3dy074Em', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_vueFOVcR3bbrceoiE1VyXt', '2026-11-16 05:36:38.89+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_YeVNXYASBGTuMGh1jZdQoZ', '3', 'api_key.created', 'done', 'api_key', 'key_tQm4OBaPBq3ksBOhxo7Krj', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_bRoVfmHykULx6g6WaOPSnb', '2026-11-16 05:36:36.858+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_Z5v1IvGkctKb1vPxy603wO', '88', 'coverage.created', 'done', 'coverage', 'cov_KxzKZ9d6Bqx0dzZ8HdhrrA', 'per_lHNzhe8Xj0XlQcIGywyL3o', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_E8metGBpHd6LzeaTeScrlo', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_A537zvq3pHbyhu57uNig6D', '2026-11-16 05:36:41.779+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ZehuuitxYzQWMcshbGAuMq', '57', 'adjustment.created', 'done', 'adjustment', 'adj_DCEJTimRiCydMESelbCGAY', 'per_vwPkMONZ4KqkdLBH29u0K1', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_ZFj4aNjktgBmBIAqOTIJEA', '2026-11-16 05:36:39.673+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ZxhbSamFvkRvCA8rcQF1HT', '168', 'coverage.updated', 'done', 'coverage', 'cov_3B34d0At4NCcL4IGZpNAFi', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_aBvyfe3wuMl6nuP1rpN976', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', null, '{published}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_lJDUDhUKziiT0JB2CAyQfF', '2026-11-16 05:36:43.969+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_aImMc3b8woOX7puB1VGDUI', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ahsAIWUYFI0DhRnek12E1b', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_cwoJcbPURAaIzjsFRNIndJ', 'per_wOKVIwfF39BKln0T7HRwQv', '{}', 'treatment', '[{"id": "prac_a6iwqqtfkk19khCtDTVY6N", "type": "care_team"}]', 'dec_8L4WkCHUJPNyPYlyVFplrI', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Laps1nn1P4dix9f0iNApnH', '2026-11-16 05:36:38.383+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ajLUrLoET2TPMPr14A9Bo1', '123', 'practitioner.created', 'done', 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_o1vQLCMrXlvQwaRGPRBsFA', '2026-11-16 05:36:43.359+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_alm2GEwu4BAEqozRekE5RD', '170', 'remittance.balanced', 'done', 'remittance', 'era_PTJnEbQehkVFhhq9QBIK6Q', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_auuBL3CmFLiW691fkxTuwQ', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_FZMFa3PM1bYj8Q9E1sxK4O', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_QuIJh3p6bhtW5203pb6WdF', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_faNnPY6K5pj7mz7EwFY8rg', '2026-11-16 05:36:42.433+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_b6e7Se5sZI58YehApopg2K', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_w9DRdRtJsb3qplb57LIzg4', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_FJGlLjushZcId68qWLgUU3', '2026-11-16 05:36:42.028+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_bAKK9HhV6S8UpG1rQdkjK1', '165', 'check.running', 'done', 'check', 'chk_KMmW2MpDIAvY5YBI4u6u4T', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_bAyU0UvzT04SRO1DR490fN', '35', 'practitioner.created', 'done', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_VqXJVyppwuJSz9AleZrbJH', '2026-11-16 05:36:38.178+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_bglKjXSrIfdh2d5g2HQbG9', '160', 'check.passed', 'done', 'check', 'chk_Cw18gUGKGvgo7sy32kYlbt', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_bs5gbY2yooEvJ6iYmKbTU4', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_shYS6zFj2ouScdkSxVPGze', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_bLj4lVIu3OcOUxccrk47n4', '2026-11-16 05:36:44.005+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_dMiegn5Fj8lkoBf1bh2gg7', '97', 'person.created', 'done', 'person', 'per_egni2glbHrnDlySbE1pOhr', 'per_egni2glbHrnDlySbE1pOhr', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_8EwewacNfMTdhrkLYYhmoE', '2026-11-16 05:36:42.204+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_e8P8PGeKoyvwh4WNRTavpY', '104', 'practitioner.created', 'done', 'practitioner', 'prac_qlFlJgbZGrZgGcpvlhPQa7', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_lethO84LZhKQ1eQBGqNCnK', '2026-11-16 05:36:42.413+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_eDQPRfQCf3VdsuJFz2VIDp', '9', 'check.created', 'done', 'check', 'chk_Cw18gUGKGvgo7sy32kYlbt', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_s9F9XSEXAaktmGPoQ0ls2M', '2026-11-16 05:36:37.116+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_eDzQCjhkFxcbzFe0zU7mjq', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_pyAVIpMn5Apf3nR7MFSDQt', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_zif5cnFV4JG69Zj21MOHRx', '2026-11-16 05:36:44.077+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_eWVVQ6ityegbTBm0ED6brq', '56', 'person.created', 'done', 'person', 'per_vwPkMONZ4KqkdLBH29u0K1', 'per_vwPkMONZ4KqkdLBH29u0K1', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_ZgbYmgEUFmtXDftG3PUqw1', '2026-11-16 05:36:39.612+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_eeA22GTKYLoar3MAwttm67', '159', 'check.running', 'done', 'check', 'chk_Cw18gUGKGvgo7sy32kYlbt', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ehx4OE33ZpZuYSjhSjNNFu', '91', 'consent.granted', 'done', 'consent', 'con_2AwerRGzkXair6p9L98PR4', 'per_lHNzhe8Xj0XlQcIGywyL3o', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_sWPy671pKuguWUp2mQWweo', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_emJGbeMUy1nuTlqbPUjjjo', '2026-11-16 05:36:41.891+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_fFUZzj97vX6znzERmgrv7X', '24', 'session.created', 'done', 'session', 'ses_zfjOtDZ0H3EP4wnkEE2P4g', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_zA4tRIHMewhNkQNBkfOiuC', '2026-11-16 05:36:37.768+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_gICcIPj4aYSIHvlF6bAaLC', '124', 'person.created', 'done', 'person', 'per_SHjdB694pnIHnNlqzapEm5', 'per_SHjdB694pnIHnNlqzapEm5', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_I2f0X0uxcyrSgmjZqJVSCU', '2026-11-16 05:36:43.405+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_gJKzvCXHeT3eaNaBzjJKqB', '19', 'practitioner.created', 'done', 'practitioner', 'prac_huqdRaWnM8ol1OVU2k9lTP', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_0YOPiYM8dFEJXGjTsAzFYd', '2026-11-16 05:36:37.554+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_gOmXcv5kPIDYnaNGgeuiRO', '119', 'payment.succeeded', 'done', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', 'per_aCwYvVlJKzfhYncbaaUZ3l', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:36:43.217+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ghPO4bkU6rthUR1XOIN6AD', '43', 'person.created', 'done', 'person', 'per_z8XCgp8L54izNxToSBr4BI', 'per_z8XCgp8L54izNxToSBr4BI', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_nfb0XuCxmW2LM9wSAvCMsB', '2026-11-16 05:36:38.571+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_hJNlocJED3VmZrOpf7mTDa', '61', 'payment.created', 'done', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', 'per_cVjIDuzXlPDOYj1I8YWzfy', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_fMBWTHr01xz6b36RScmJr8', '2026-11-16 05:36:39.938+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_hdp2HfNpIDNrEv9ywxJVla', '29', 'session.created', 'done', 'session', 'ses_MusKN3lYOts1YFvBLGoxD0', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_okitdmZtZdtwlbL2anW5cn', '2026-11-16 05:36:37.854+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ihMy7VexJ4htWWfPlMV1fW', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_vbnzIRbBzZ7aapzwbJ9qPg', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{demographics}', 'payment', '[{"id": "con_fxJccjxzogb95fNt26hL5o", "type": "consent"}]', 'dec_O6D8kCrNHBxvg6JT492L29', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_mioVr6kpLOubVtDCwIaZfe', '2026-11-16 05:36:41.437+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_jYuCByah1Mu2ehe8mzweGS', '71', 'person.created', 'done', 'person', 'per_BRWae6wnF29ADntsoOa1FP', 'per_BRWae6wnF29ADntsoOa1FP', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_cWhgMBox1JWxAnNdCW1O70', '2026-11-16 05:36:40.817+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_jrDvVkK9Uw58vMca06Uaum', '134', 'note.signed', 'done', 'note', 'note_QBLFjJkcMkrDR44FYpNx28', 'per_SHjdB694pnIHnNlqzapEm5', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_shYS6zFj2ouScdkSxVPGze", "type": "author"}]', null, 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_X9wWcUIqLCSe0plWCHk21b', '2026-11-16 05:36:43.754+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_kCD1wIcZkD8PYtsVn41Q34', '18', 'person.created', 'done', 'person', 'per_7JIywXVReCNR1jndLqlEg2', 'per_7JIywXVReCNR1jndLqlEg2', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_jO5CfBHkBCk3vojSahE0zH', '2026-11-16 05:36:37.527+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_kO4UxakgjXQN7GKYJn0RJV', '152', 'transmission.created', 'done', 'transmission', 'trn_oSxt1BeHlji8kq7KRro0Y2', 'per_kb9S6okv5fDexnUu9nJPGt', '{}', 'payment', '[{"id": "con_1TZsKFIkUqFabmVkIjZp6w", "type": "consent"}]', 'dec_63CEf3impJCNP3oU8kCVnS', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Vyj4QxmMgWWR1jCWFAXrDI', '2026-11-16 05:36:44.308+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_l5uDx7BUQWKX6qGClCTzsP', '116', 'payment.created', 'done', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', 'per_aCwYvVlJKzfhYncbaaUZ3l', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_35RcesKM3dLxNc0rzpMHJ8', '2026-11-16 05:36:43.128+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_lZCtxcj4z7zhp81uAsLCBG', '58', 'person.created', 'done', 'person', 'per_zMjafUN3T541W4nAtUPCiP', 'per_zMjafUN3T541W4nAtUPCiP', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_vpJ1VWBsXZYnYjsgoMRPXu', '2026-11-16 05:36:39.729+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_mPrOsSn3jrvnHMlHD3HYwL', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_4YrEVqSSIsdUeMJqiw6mxD', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{}', 'payment', '[{"id": "con_fxJccjxzogb95fNt26hL5o", "type": "consent"}]', 'dec_O6D8kCrNHBxvg6JT492L29', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_mioVr6kpLOubVtDCwIaZfe', '2026-11-16 05:36:41.437+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_nDYFDHD9btNwSyFo27rmUq', '36', 'person.updated', 'done', 'person', 'per_LliZli8bfP0nW7nYCWlGO9', 'per_LliZli8bfP0nW7nYCWlGO9', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_sBjm2TDNyqu5KKWQ1wYgTf', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_AGgER7LTBq6sN788Y1bfte', '2026-11-16 05:36:38.197+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ncEr0h5WFKikWqfNtdDNbG', '44', 'person.updated', 'done', 'person', 'per_z8XCgp8L54izNxToSBr4BI', 'per_z8XCgp8L54izNxToSBr4BI', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_1DxVTgIp8UBO72ID8rZqvO', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Vc29eFs0PKz9KWGyiCARLR', '2026-11-16 05:36:38.645+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_nhC54OvQEqfA7fNiBYLbw7', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_vQHVKrIwwk7loRI2LJ8r0C', null, '{published,rules}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_MfQ2ZrZCg9vtX5yRh7yYxO', '2026-11-16 05:36:39.011+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_o222w07WWCCiQZWDq31ZjZ', '144', 'person.created', 'done', 'person', 'per_kb9S6okv5fDexnUu9nJPGt', 'per_kb9S6okv5fDexnUu9nJPGt', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_nlL1bYHjlXvy2DZv5pweJq', '2026-11-16 05:36:44.105+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_o7FVg3oucFyiJsGrT6wjDG', '133', 'note.created', 'done', 'note', 'note_QBLFjJkcMkrDR44FYpNx28', 'per_SHjdB694pnIHnNlqzapEm5', '{}', 'treatment', '[{"id": "prac_shYS6zFj2ouScdkSxVPGze", "type": "care_team"}]', 'dec_WXHXxkdwDMVh1k0nA7V76T', 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_e1HMG0O84Rmz1GVLbWAoMB', '2026-11-16 05:36:43.689+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_oYHBduBvm0WQRffWshk4Fk', '1', 'account.created', 'done', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:36:36.695+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ocaVikcdcW9q6XiVggpfdU', '136', 'note.created', 'done', 'note', 'note_Bhr9jz4xZtWjA0qzARdj2l', 'per_SHjdB694pnIHnNlqzapEm5', '{}', 'treatment', '[{"id": "prac_shYS6zFj2ouScdkSxVPGze", "type": "care_team"}]', 'dec_9xtFJMTfsuykozAhKFMcr5', 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_Khqq3zHHjeZEmKBBnb31LW', '2026-11-16 05:36:43.826+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ostRYTlNQDDyBq2qMeo0la', '113', 'practitioner.created', 'done', 'practitioner', 'prac_iXLMgWwNDrpNj2Pt0R7FI5', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_SlCQAI2hyYj5dbx0ZvGidY', '2026-11-16 05:36:42.849+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_p2SWU1YFGbwLKA2GWzJHT4', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_wuuOagsnFqdGtwQ5SHVWg7', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_cdM1CD7IEbcCXO0AOkQxNF', '2026-11-16 05:36:40.779+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_pAOtMHwYuDQ2YBmCZ7WboZ', '157', 'check.running', 'done', 'check', 'chk_BkHYWq2ru4u7TVRjQfFkTN', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_pKNoux2fEQepFQazoEVjmE', '149', 'claim.created', 'done', 'claim', 'clm_FIMqImFgPZNxAQMp0VvnGb', 'per_kb9S6okv5fDexnUu9nJPGt', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_57jANyPkwsHvpMtA1phg3b', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_VtySnxPmbZCyXu49nARXFg', '2026-11-16 05:36:44.267+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_pP04YEG6gkXxHtqvpfslFW', '114', 'deposit.created', 'done', 'deposit', 'dep_jvppWMDaWhTduSD2kbPwZu', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_mZ3ioVGNYLgdgUdj9cqSKn', '2026-11-16 05:36:43.052+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_pmVk5BGPRJGHOWxXZcDmTk', '79', 'consent.offered', 'done', 'consent', 'con_fxJccjxzogb95fNt26hL5o', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5bs8PJtlApsdL241dBKXDP', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_JJIOAGFZQELWl62CeDVW7G', '2026-11-16 05:36:41.289+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_qOxETvGejoQIm7GSRhBMZs', '130', 'session.created', 'done', 'session', 'ses_TDi7A0dVXu01fYQgXDM6Tu', 'per_SHjdB694pnIHnNlqzapEm5', '{}', 'treatment', '[{"id": "con_Fpo4pMAVfCzSnNM02YKgfD", "type": "consent"}]', 'dec_aZRcKjbyOo5yx9aaStAKF1', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_yMhmFiWwzMOYoEbSc7gDuD', '2026-11-16 05:36:43.526+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_rC9MNNrXlSVZAe40xsSwpp', '82', 'disclosure.created', 'done', 'disclosure', 'dis_UwCe4PmUK7nBQprqPy60zV', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{}', 'payment', '[{"id": "con_fxJccjxzogb95fNt26hL5o", "type": "consent"}]', 'dec_O6D8kCrNHBxvg6JT492L29', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_mioVr6kpLOubVtDCwIaZfe', '2026-11-16 05:36:41.437+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_sNUtOUrcVEcscMB25EfHWi', '15', 'person.created', 'done', 'person', 'per_da7UYzEQovaLwHGDWsPuRg', 'per_da7UYzEQovaLwHGDWsPuRg', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_TJruXTxyq74JPQPxF1hLrZ', '2026-11-16 05:36:37.337+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_t0gxGhsOizalxs9Kqm2vRD', '161', 'check.running', 'done', 'check', 'chk_I6g2SeMsgew0lV8Mog5TQZ', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_tlHbF6PnX3eFwSvAKpwrUZ', '78', 'consent.created', 'done', 'consent', 'con_fxJccjxzogb95fNt26hL5o', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_9IjJOjooIxmGPWNx6MXbcm', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_rxDRNs4RWAeZfO7WSFH2Vj', '2026-11-16 05:36:41.256+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_tlzIKffjDQ2VLcYYlkD1mF', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_z8XCgp8L54izNxToSBr4BI', 'per_z8XCgp8L54izNxToSBr4BI', '{assessments}', 'treatment', '[{"id": "prac_a6iwqqtfkk19khCtDTVY6N", "type": "care_team"}]', 'dec_yvFh79rfI0Lv2qF2Q4w5Di', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_DRAsK5a388VEk3TIqmni59', '2026-11-16 05:36:38.705+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_trB7a1e506F8tvsr5RQ2xd', '111', 'practitioner.created', 'done', 'practitioner', 'prac_Rx3i79NdOtUOzQIjR6VgQr', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_MWKNot9NjOYA5cYULrzL58', '2026-11-16 05:36:42.669+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_ujuxwny7GnAll6U6x6USLt', '31', 'practitioner.created', 'done', 'practitioner', 'prac_3yZ2yfV7ub8RHa9bPz5vmC', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_yJuPlmLycrAD4TmI7oq5JQ', '2026-11-16 05:36:37.931+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_upnxTA82qUGBEcO0vBTyPm', '33', 'person.created', 'done', 'person', 'per_LliZli8bfP0nW7nYCWlGO9', 'per_LliZli8bfP0nW7nYCWlGO9', '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_WVEm27kyG69NTW2v9bG1xK', '2026-11-16 05:36:38.021+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_uwU11oBNcVyIi2IvryYl8z', '106', 'superbill.created', 'done', 'superbill', 'sbl_PX7GA3LeMZGqBz4zlN07v8', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_QuIJh3p6bhtW5203pb6WdF', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_faNnPY6K5pj7mz7EwFY8rg', '2026-11-16 05:36:42.433+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_vOOBGXm3L9vtod6SMOsZNU', '127', 'consent.granted', 'done', 'consent', 'con_Fpo4pMAVfCzSnNM02YKgfD', 'per_SHjdB694pnIHnNlqzapEm5', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_mOLUFJvPiPl8bmwuzcfgQ6', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_7kYP8JYab6affHDgKoTswo', '2026-11-16 05:36:43.476+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_vqFL5C4PMkTe7eXdjUzXla', '10', 'check.created', 'done', 'check', 'chk_9GESmH3mKmOdPQ0pWVP06P', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_s9F9XSEXAaktmGPoQ0ls2M', '2026-11-16 05:36:37.116+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_wgRX4leLFAXzGkd1wmebAD', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_ZdRUql95zYoRljsp86AAYH', 'per_ZdRUql95zYoRljsp86AAYH', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_K4YO5lPH3Gp2utVuzOfGJf', 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_GCB5t0Mpyg2BMBKyb7PTxM', '2026-11-16 05:36:42.593+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_xF5ECiUSYxmLiDg2FAu6aB', '169', 'remittance.created', 'done', 'remittance', 'era_PTJnEbQehkVFhhq9QBIK6Q', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_xO4PHiMoGhvsOar7WRyz1Y', '107', 'deposit.created', 'done', 'deposit', 'dep_003qQXARaoYUYaw4UZpRYD', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_zBl8csJpa2ZJOHKOu8ycdN', '2026-11-16 05:36:42.496+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_xQSm7shv2p4DOhwDx314WX', '172', 'payment.received', 'done', 'payment', 'pay_OmIL70Kb84bU1YcrHMqzrZ', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_b1QkGnYQcR3BzWdPPKKdbo', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_y6k3CeRVUkTnfEUq2Ar7Ug', '23', 'practitioner.created', 'done', 'practitioner', 'prac_k1Y7T9CkbCYlyC7Lug6ljT', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_rVq7QLeTQS1kl61erzEBbo', '2026-11-16 05:36:37.733+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_yRpnYZCKUAdAwmTbKAmjz3', '118', 'payment.updated', 'done', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', 'per_aCwYvVlJKzfhYncbaaUZ3l', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 05:36:43.201+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'aud_zLn3cSjMBIRy1wVz3UpRGk', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_Wkkz0doeSLwpbEkKxvLiF1', null, '{}', null, '[]', null, 'account', 'acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'req_3Srjla46SfGgmfkYKAga4X', '2026-11-16 05:36:36.977+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', '111', 'log'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x5e35d7f1e09d5967fad75a24cdeb3595e4b5d5a4f9fc5dad0288a0281f349a8d', '2026-11-16 05:36:42.735+00', 'head_b82982c6d6180508', '\xe0a4ad7505055c83aa4abcacb5a7cc376ead0cee12c19c0553398d9dccbbc19a02d5a04847c04be69471f1e61594395208bf9c2758fc52eb4eb22965a80b7109'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '181', '112', '\x5e35d7f1e09d5967fad75a24cdeb3595e4b5d5a4f9fc5dad0288a0281f349a8d', '\x379314298f4c202264c72a961d22d922cd7a9ed8f0ada23e9e74e4eb0ec6d4aa', '2026-11-16 05:36:45.695+00', 'head_b82982c6d6180508', '\x0d9998db309182bd1e3932a7884df669225d4676be855334f5a4a21bc612a04e182302a8f08b72c8d9a64827490a33b44fa0fc1394cf2cbe1d216f5b0d2b4503');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', '1', 'aud_oYHBduBvm0WQRffWshk4Fk', '\xb0e59a866889a7d29cc4047aeae4d71a128330451992b83a8555b5471fee8898', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xfa3efbda5e3359522b1ed387750f9d128bb4dd3d17e8aabde6587b54763781cb'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '10', 'aud_vqFL5C4PMkTe7eXdjUzXla', '\x03e5f8d3f8146f971d2df7fee858850cb361f801725790c699e61133f89cc007', '\x56720dec45cf3d8839dbd23ca9d54096e52b45eba8dba2fd33d6d4fa79c4c3d0', '\xab51777b3cda4133faf1294645c4b61e99f060c488f5f53bbc351be0a9e854f0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '100', 'aud_8ImYw3wGIQ2jDtjrWZOeXN', '\x3bdba3096566e6cd3d2c3da171cda0981de2f9557a786c3f78c7facb9b1305f8', '\xa3852feefc126196929ebdebc4b871a2bb8f130d0f93f4f74506f6fe35649e59', '\x13984a63d4181019fd6ac6b052ca794a8f01f1b9b4463b7fefa662c507b725dd'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '101', 'aud_Rjq9LstKw7s6Uie8bSe7XX', '\xcbe275bd18f2fe9d021fa71df01c31997647bb27dd91ba42921603b51f72609b', '\x13984a63d4181019fd6ac6b052ca794a8f01f1b9b4463b7fefa662c507b725dd', '\x498eb9d69ce4382f66c656744c86969037415b5f8fc41c3a94bdd44741a34bf3'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '102', 'aud_LIf98Ye3lPf6GxuaOTkWXM', '\x571d88d3233b6298af243ccb42679625e171e4f8e2e32d62a51c73e8da8d8bf5', '\x498eb9d69ce4382f66c656744c86969037415b5f8fc41c3a94bdd44741a34bf3', '\x762e8723d9c194a4e2afef84a99e5624a1b8b4cde270010d11b182c26956b401'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '103', 'aud_3Ui7o2APpyHBA2sxIezfSc', '\x490440b7398ec2869f066bcb3ee14786ab611d1cb08ea4e87045e03a4cf08d24', '\x762e8723d9c194a4e2afef84a99e5624a1b8b4cde270010d11b182c26956b401', '\x518d58869375404cfd398dd9e6db1890018a31054015f46532dcaed52ee83713'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '104', 'aud_e8P8PGeKoyvwh4WNRTavpY', '\xe8cb270e015de539a28975e5449e2dd7e66c2ff3750fb134052e6a69373615b7', '\x518d58869375404cfd398dd9e6db1890018a31054015f46532dcaed52ee83713', '\xeec6e888555f71d8334fd8a48859bbd45532d8f622e80ad517c298c3d75fe98b'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '105', 'aud_auuBL3CmFLiW691fkxTuwQ', '\xc5b3923a56a095bb1f11c99446c2d50220c16247598f490bbbf7bafab69979ba', '\xeec6e888555f71d8334fd8a48859bbd45532d8f622e80ad517c298c3d75fe98b', '\x929555d6a26dd43eca8054d0e0aaabba32e85ac0ccdde43412d388f2e4700e7b'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '106', 'aud_uwU11oBNcVyIi2IvryYl8z', '\x65f0f19963f41d92812bc21e0a92fe992fff6b277ec162eda86f950068246943', '\x929555d6a26dd43eca8054d0e0aaabba32e85ac0ccdde43412d388f2e4700e7b', '\x1bd3d92e83fd767204ff482038f3403ab421cb20916163f46761d70e7cb83399'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '107', 'aud_xO4PHiMoGhvsOar7WRyz1Y', '\x7347cc6d08aa5922d634a5eb95ada540e8974483b09ab088330dcd752fd426e6', '\x1bd3d92e83fd767204ff482038f3403ab421cb20916163f46761d70e7cb83399', '\x23c8e790856fe325acc9faea1f6cacc36f315bb38082eb5ad8711b10b2f8bc50'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '108', 'aud_V7BN3RjRNWUwV2kZRiNqIx', '\x4d780322a37b9a757bee49de27bd1f39228d859887a7c3b32f9263c3a2ee82f6', '\x23c8e790856fe325acc9faea1f6cacc36f315bb38082eb5ad8711b10b2f8bc50', '\x9b8c3293814ed16caabe13f04634791e60f004bcab10b996528b4277c03cbf6f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '109', 'aud_wgRX4leLFAXzGkd1wmebAD', '\x459e81aa889ebd678d87f8bbc002a55362510e3c930889f23a3530210c5bf662', '\x9b8c3293814ed16caabe13f04634791e60f004bcab10b996528b4277c03cbf6f', '\x7269b1e4c7fb50280573d74520408fc930097b99b2e705f6367f75f63e0bd694'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '11', 'aud_3pUsOKqUdgftTgysbtYzB2', '\xcab80d0f66b5bbf40ef1595ba60bf8f8394527ef53d330233d0cb87f56eb1d0d', '\xab51777b3cda4133faf1294645c4b61e99f060c488f5f53bbc351be0a9e854f0', '\x40f745ccf84eb6d4dcb9b7e62c77767e2827e2fa39d65310e3b9600b76e81a85'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '110', 'aud_HmUJLI5vzr6eBUDqe7yvVH', '\x9616587fd3468c2fd3c10a7fc1a0e8a827785b468e617a009c24faf0148f42a7', '\x7269b1e4c7fb50280573d74520408fc930097b99b2e705f6367f75f63e0bd694', '\xb94b332eeb94be9d2afe90bf8642f9c645c733409ba7ddad69f3562d27bf6ff9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '111', 'aud_trB7a1e506F8tvsr5RQ2xd', '\xa3aef5be2a1f26b396af5c70e1b2fcd637f437944a46d37482b696d6117e76c6', '\xb94b332eeb94be9d2afe90bf8642f9c645c733409ba7ddad69f3562d27bf6ff9', '\x5e35d7f1e09d5967fad75a24cdeb3595e4b5d5a4f9fc5dad0288a0281f349a8d'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '112', 'aud_2OQOr7r1trRJByCKJ2ceSD', '\x1df24b078668dc1d7becc17ef14aea6f488f6149d31501347cc189a8ff74837a', '\x5e35d7f1e09d5967fad75a24cdeb3595e4b5d5a4f9fc5dad0288a0281f349a8d', '\xeddbcde86b53952a5b12e2ae0a32ec2d81ead2f502d91c9e3c17ead0b94ca0ee'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '113', 'aud_ostRYTlNQDDyBq2qMeo0la', '\xa92d0afeda710795f546505820269e5c01b2221259ffe4489b811aeb6f7edc73', '\xeddbcde86b53952a5b12e2ae0a32ec2d81ead2f502d91c9e3c17ead0b94ca0ee', '\x0fbf7a075422eef75eceac9ec118aafdd6ff1a9ac4ef6020a33955e176da413f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '114', 'aud_pP04YEG6gkXxHtqvpfslFW', '\x9166bd3c66e0007de517ac138c600f1ca2fc08b80f70ad10a6fb01144aacd62e', '\x0fbf7a075422eef75eceac9ec118aafdd6ff1a9ac4ef6020a33955e176da413f', '\xc51ccd28588bcdd6a9cc2e90e05790c54682364eccdd97ad03aac98e3cd11c99'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '115', 'aud_QcwRbMshENveqZyxPEI5YO', '\x7756708977d3ef81096208c53e1cc7e517bf1eb1344e8d6630cbd6a7c4fdcfa0', '\xc51ccd28588bcdd6a9cc2e90e05790c54682364eccdd97ad03aac98e3cd11c99', '\x3e4050aa44cefb7397b0f4e3e1127537dc41fc560b57f4d1312317dd9742c0c9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '116', 'aud_l5uDx7BUQWKX6qGClCTzsP', '\x87e69e5e3c032d3f244b782cf85120dbc86cc13ae400c11ac58258e7b89ad26b', '\x3e4050aa44cefb7397b0f4e3e1127537dc41fc560b57f4d1312317dd9742c0c9', '\x3c11131e3f4e6b31b2cc4d01ab2aaf0f4be4570eba142797a4836ccfb5e15094'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '117', 'aud_5wYHEFul9vxulvnG2wo9aM', '\x3e35abc1819ccd5ee0ff888340c9961dabc198ee591658b7e328daae83c7e73b', '\x3c11131e3f4e6b31b2cc4d01ab2aaf0f4be4570eba142797a4836ccfb5e15094', '\xb493cd4ce99bc96af87f7525d9368ffd88dec51cb7135cb45f2b52461e4289db'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '118', 'aud_yRpnYZCKUAdAwmTbKAmjz3', '\xb94ff615ef7d1643e89b96f933ee676236b15c1d3651447fcb7fea2a71049813', '\xb493cd4ce99bc96af87f7525d9368ffd88dec51cb7135cb45f2b52461e4289db', '\x7317e387b448c9d55c9839d52898bd703a728457485ad0aad1e5ec449eb31370'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '119', 'aud_gOmXcv5kPIDYnaNGgeuiRO', '\x58d7a20ffd5a60a2e10eeefdc23dcc655ab1e02cf189761cc516150cb42fcb02', '\x7317e387b448c9d55c9839d52898bd703a728457485ad0aad1e5ec449eb31370', '\x924d2d53dd9f5f32794cd349e45e7c79aca5e13ea322d67c48ffc884322c2056'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '12', 'aud_H6oIhKlIubZoD7DX1JUCyY', '\xec15771d30494ab4b81cf5534ff199ec5ff9e3e2d03d1461bcfaff76d005f499', '\x40f745ccf84eb6d4dcb9b7e62c77767e2827e2fa39d65310e3b9600b76e81a85', '\x036b528fbe49fe6e02bb22d60a9587b2b8565c7ad0529ed6ab77fae1f396f107'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '120', 'aud_SsCTzhXgpSLU8ZILjOugSA', '\x63323326ea4714c3c0d4a946cfaa0ce8230e8c6df37c4b0d4a99f2476c35b0c0', '\x924d2d53dd9f5f32794cd349e45e7c79aca5e13ea322d67c48ffc884322c2056', '\xe35f2291a4c910b4b017afac79a76782ab4b62642987f5dc5996cefafb12579b'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '121', 'aud_SHySonH9iUZoL6d22GhAlr', '\x687778700d8b5a98aee75fbecf481e267effe148701e9a1dee436092d2662570', '\xe35f2291a4c910b4b017afac79a76782ab4b62642987f5dc5996cefafb12579b', '\x083e806c5dd1b6eda065f82176a702d658b04f8b4708c7193751f6f005b49c62'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '122', 'aud_QTQKZWSIqWv8ki0qVCK2oK', '\xe8389c581c553175cdec0dd1a81ccb15366cf7ce2e84c92a37af69d17fb36667', '\x083e806c5dd1b6eda065f82176a702d658b04f8b4708c7193751f6f005b49c62', '\x29511b162b27f22a1beff231b3c070b39328f8aeec05a00e8514e74e8e5e282a'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '123', 'aud_ajLUrLoET2TPMPr14A9Bo1', '\xd07ace7edff3c8f4b5af9a109aa795ac1c217b1166faf94591b03ee34d22b82c', '\x29511b162b27f22a1beff231b3c070b39328f8aeec05a00e8514e74e8e5e282a', '\x28a774c8e7f39a14e633eef7aba2d1a202dae9e194a6ee552e2d507c9ca13af8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '124', 'aud_gICcIPj4aYSIHvlF6bAaLC', '\x61c55b8191c7cb5face40f949b76112e90d865bb539b954d1d2f45898acce649', '\x28a774c8e7f39a14e633eef7aba2d1a202dae9e194a6ee552e2d507c9ca13af8', '\xa13320ee00d79601b16abdbf8b2fb64a85ff59c72c195b74494699adfeb343ba'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '125', 'aud_HwhHszm43odF0WX60DIfVA', '\x555f81d927671f8e2edac9f75c9fea05f379da715ed8a9fdbde0daf159c91d8e', '\xa13320ee00d79601b16abdbf8b2fb64a85ff59c72c195b74494699adfeb343ba', '\x27ced127139d98d1a1b5671668289446c2b1393d6c482f82540204aa261a7c10'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '126', 'aud_JdyvyZW2TwEqfBjEXE7JoV', '\xf4236bd8690347993cb844065d9fad6e800381a7d1633dd4391ebccc4f838d6b', '\x27ced127139d98d1a1b5671668289446c2b1393d6c482f82540204aa261a7c10', '\x4f7a52cf37073521673b4f6cd5566d09b794eca8317ba771c4ebbf91a1d9a33c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '127', 'aud_vOOBGXm3L9vtod6SMOsZNU', '\x0345976c0665d2c986a2c3fd9988b6b77bc2fbac458090a2235b5c1d0dcdb9c8', '\x4f7a52cf37073521673b4f6cd5566d09b794eca8317ba771c4ebbf91a1d9a33c', '\xbbd48b335126916865cfa57c4fc039c50c82792c97c43d07ce6c8d8cfb354877'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '128', 'aud_RFD0VacajBaDVzGl1kYnvQ', '\xc5c69a26c6ca71b6c1d10cbd29018426413fe3da884662d59ca3a5d8f5bf426c', '\xbbd48b335126916865cfa57c4fc039c50c82792c97c43d07ce6c8d8cfb354877', '\x42b9f2a39da16f7e91cf1098d19a77450696be958c3607802fb9238889bf069b'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '129', 'aud_C1VIXizZLqE1h7oVRXmQFz', '\xb31dc6a0795fd21d423089f43a7f2f2a9a6c32002c3e12a06248263485db6182', '\x42b9f2a39da16f7e91cf1098d19a77450696be958c3607802fb9238889bf069b', '\x09d886e272495bc93a32e65cc8f0fee063b81818e34c867e26fa745e89438544'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '13', 'aud_5DW2CrsZCRZxy95FalAmsF', '\xe880b8338064ea1777cdb4fa673bb699f4d4d055aba12fa99d6b33355d6fc06c', '\x036b528fbe49fe6e02bb22d60a9587b2b8565c7ad0529ed6ab77fae1f396f107', '\x858ea1b388c4a21f5b9df5a43ccd0eb1d1e45bf854e3bccf1f743053fa85ba6e'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '130', 'aud_qOxETvGejoQIm7GSRhBMZs', '\xdc09d05b53ba2f20ea99c02ce6834b37d930f3051084305f33efa6ea7fa753fa', '\x09d886e272495bc93a32e65cc8f0fee063b81818e34c867e26fa745e89438544', '\x47fae65e9dfb165d3072ae0ec55154b06540f4c60153a2d358a7051255e31161'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '131', 'aud_NQGaC1S5gaPH4agxLkKDeh', '\xda7f4d953a15d8b8d622e9cb204ad166033a868f41de7a545d1a1da8c1fec87b', '\x47fae65e9dfb165d3072ae0ec55154b06540f4c60153a2d358a7051255e31161', '\xde74430e2f9e0c1b028cc15243f2ba50041e5e582a2deb5d510577466fa80993'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '132', 'aud_UKGalRDlrmM6hJSva6y1FV', '\x7926692cb78612d75c80d3ae6217cc339e890826ba4896dd6c1943c3d74acff6', '\xde74430e2f9e0c1b028cc15243f2ba50041e5e582a2deb5d510577466fa80993', '\xe962caede1ab102066c6578982bc564623ab631cef148aafd71b0584ebc46584'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '133', 'aud_o7FVg3oucFyiJsGrT6wjDG', '\x6c54eac30d8fe9cb6effa1efbdc6a198a493cdf5032e681a4542049ea7784037', '\xe962caede1ab102066c6578982bc564623ab631cef148aafd71b0584ebc46584', '\xf12ee9f533528554a05c7d8e355e3c62c672fbede544bce6607effe611f304ad'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '134', 'aud_jrDvVkK9Uw58vMca06Uaum', '\x5054b5736af03b37259aacde2eba0d78dcdf150d361e4bc0b8cf5cce193f985c', '\xf12ee9f533528554a05c7d8e355e3c62c672fbede544bce6607effe611f304ad', '\xe72ba694a8a1d57c47b362d122bc2f0084f32b8450a1a09cecd381f064fd4ad4'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '135', 'aud_RHPmkCMdztShqLwvdSriS3', '\xfa91fdefab965b17f79a0d33e36c91584ce4bd88ab84e79f67fedfe931c6cd96', '\xe72ba694a8a1d57c47b362d122bc2f0084f32b8450a1a09cecd381f064fd4ad4', '\x6581b5777aa58d52f9beca122c5db38d1f7c74d7696de33a002171106adb33f3'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '136', 'aud_ocaVikcdcW9q6XiVggpfdU', '\x1f2eac7ff283a1f34282b6beb4a8526d285d267467830d1f8fe0b3d60b484ff7', '\x6581b5777aa58d52f9beca122c5db38d1f7c74d7696de33a002171106adb33f3', '\x173c52017b00fb3a2ede5f5fe9f14127362e6525f948375a38f1eaa1caf00378'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '137', 'aud_UB7cpRTk60W0H1YvS66pYc', '\x934f7c92ca14455250c47afc7b71bc4664020e02e1b40c3c448f5456eced86bb', '\x173c52017b00fb3a2ede5f5fe9f14127362e6525f948375a38f1eaa1caf00378', '\xd9bfa194051587617bdc92aca2777b53d9ebd307271c73c40c0ab6049c4149ba'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '138', 'aud_RBGENB8CPLOaSW3PltlZCQ', '\xebe292753dd0c3aad2d06de8cee4c96a6074586c8309301f42ea209117e44501', '\xd9bfa194051587617bdc92aca2777b53d9ebd307271c73c40c0ab6049c4149ba', '\x39001fcca968bfe68bee509bd1913f999ce1e561615494c7d0dd90f12997a2fb'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '139', 'aud_NXydKfpcsrn6yX4cF4MFjY', '\x5ac542aa80ac3315ac53b4b5bdd9a5967a8f3e1ed2894f2bc7f2431dd9fcf2a5', '\x39001fcca968bfe68bee509bd1913f999ce1e561615494c7d0dd90f12997a2fb', '\x8787cb1da03039bcd40e1fcfe98093da8ea35f470d4e8351906b66337352db47'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '14', 'aud_FWSE2dleRXYJpUmFCWTTfr', '\x2fd20f05cddd821387b33440a90a62b2bde28e0fb4afc34b6dce4b47fb9959e1', '\x858ea1b388c4a21f5b9df5a43ccd0eb1d1e45bf854e3bccf1f743053fa85ba6e', '\xb10cdfefe2e092f7615a38a91870e10e2482645db30d782484a75aaabbe2edc2'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '140', 'aud_aBvyfe3wuMl6nuP1rpN976', '\x93015ed0d24c4f438c1f0c771ad6e20d4e208e3a41fa9130c4fa9b4925deac76', '\x8787cb1da03039bcd40e1fcfe98093da8ea35f470d4e8351906b66337352db47', '\x2c1ed0786a362410ebb7ef3dd0df4ad96fbe5063c84a88902ffceb2805a4aebc'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '141', 'aud_bs5gbY2yooEvJ6iYmKbTU4', '\x2ddcd0384cc2e2b8f197321be841ac77f796b6c57a60a0af9c09e51d66fdb2be', '\x2c1ed0786a362410ebb7ef3dd0df4ad96fbe5063c84a88902ffceb2805a4aebc', '\xa4b5abbfa6e04a13644aa396b14cb5c40f0760a06aeb49d01df3021bcae9ec40'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '142', 'aud_XhH6foPg7pIkxn2cOmAsbz', '\xd301090dcc3725752a9bde3f1d3aebfb96d1554e4bbed879350479090cbb5016', '\xa4b5abbfa6e04a13644aa396b14cb5c40f0760a06aeb49d01df3021bcae9ec40', '\xffedc982defd2584a163c175b6bca6f239cdfde3900ba92382502872d9bc8a4d'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '143', 'aud_eDzQCjhkFxcbzFe0zU7mjq', '\xf989e529080b494fa87345148f70a7d67f2bd96e7c4dc46cc114f8133c2ba58e', '\xffedc982defd2584a163c175b6bca6f239cdfde3900ba92382502872d9bc8a4d', '\xa524063c18e78311b4657cfbec97358b2d53be9b0baafb15d2884da3a756f247'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '144', 'aud_o222w07WWCCiQZWDq31ZjZ', '\x3db44af1f3db7772d2a5a7e0cdc2b170379f6ff5520f672258e13bf1476677e9', '\xa524063c18e78311b4657cfbec97358b2d53be9b0baafb15d2884da3a756f247', '\x78c72cf54de546da961bbd4c14749e14468af0b1bbdb42edcd658e544c650b39'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '145', 'aud_8hcZfAOkV2zXFf0Qpr51ZX', '\x5398feb01a5f81550cc2da41fca0a6227631baf02afbc8db2a4d0b9c66e7b104', '\x78c72cf54de546da961bbd4c14749e14468af0b1bbdb42edcd658e544c650b39', '\x52a0f7f96b314a11a9ff49ca26fa71e69fa25e6949168cb83f397ef2149f44f1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '146', 'aud_92PGmFhD3mzRLZadNbfkpL', '\x3787832c68e1072ea8f59ca9517c2cc014cf076e96e5e1f95f204ae202388207', '\x52a0f7f96b314a11a9ff49ca26fa71e69fa25e6949168cb83f397ef2149f44f1', '\x2321d405a5955486718524adcdc7222f5993bcab463a99694d6741edafb0d901'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '147', 'aud_2ChEss9XQPc0U3stvVuta6', '\xb858a6d2936963074719bb45ddc3ee9999ca934b95dd41df8d20580f9d33b64a', '\x2321d405a5955486718524adcdc7222f5993bcab463a99694d6741edafb0d901', '\xa6604b6639b9a433b1e732369bf0a7d8ec595203413476b682eab61a50a6956c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '148', 'aud_Loqdkz8hY9m998dcUagvY4', '\xbf77e3094a30cd54581bdec607d6dd8d6d9630eaf971d3b7504f238ed9cffe64', '\xa6604b6639b9a433b1e732369bf0a7d8ec595203413476b682eab61a50a6956c', '\x84c6ffb0d83c770dfe8996b34233c027c880b3e5372b79d2d6ffbd9993ef2880'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '149', 'aud_pKNoux2fEQepFQazoEVjmE', '\x8b5622cea6674e5200006b2cd8e23cd8fc4ba092adfc2fcedce9aa7c68553998', '\x84c6ffb0d83c770dfe8996b34233c027c880b3e5372b79d2d6ffbd9993ef2880', '\xfd3c869c99dfcf13866c3bd78fb5e0451d3dbe4d8426f8e1db98da9b1de03376'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '15', 'aud_sNUtOUrcVEcscMB25EfHWi', '\xc6a19a7f4c10d79def23f4f0efd9e21eef5f86cf2a437fe0ec889e536036e114', '\xb10cdfefe2e092f7615a38a91870e10e2482645db30d782484a75aaabbe2edc2', '\x5e31f436962dc3f3156cbdd760166d01861f7258333acdd7c90e61cef7fd06f1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '150', 'aud_U4VD6awIpPLIs7Po2a24j5', '\x3f8869848cf6214a0850d23897d935a7d9c25961225aa289233a37c704605030', '\xfd3c869c99dfcf13866c3bd78fb5e0451d3dbe4d8426f8e1db98da9b1de03376', '\x1412bf44958114a5db6a2cac53c196cc2d87bb7c41ae0a34224fc41243f047e0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '151', 'aud_DkNDr51LoerfptZKRY605C', '\x8062e509fa69705a9ecbc5b51a2393280984a8f863cb90bd24a20ed43a8c2ce6', '\x1412bf44958114a5db6a2cac53c196cc2d87bb7c41ae0a34224fc41243f047e0', '\x4a09f62fc802acbd5401597a6cd315eea9b57bdc6c585f066fe233102028bfc3'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '152', 'aud_kO4UxakgjXQN7GKYJn0RJV', '\x08d5031497e57e98746a32a028cb13d83ec9b89c263a14b1c2c477ecde1ae6bc', '\x4a09f62fc802acbd5401597a6cd315eea9b57bdc6c585f066fe233102028bfc3', '\x26631a9bbea2587d3df8f1f5c079b2379d3fdad43309fbaf3550254e7411611b'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '153', 'aud_71lyRgSwkMXNrmrsyiWpGe', '\x9e2347a913254e7e7131cbfe7bb5a3584bae243fc3672057744c5914dff66f02', '\x26631a9bbea2587d3df8f1f5c079b2379d3fdad43309fbaf3550254e7411611b', '\x3b86aef6b60ca11890835b43804049dc2afaae544458c51c55f1283aa6c58d99'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '154', 'aud_GhdwstjMleanpYAqHY0Ysx', '\xc691e4ca32c7c9b9c03c37b085cc45d0e32c78061cd3d54ef6908836cac7129d', '\x3b86aef6b60ca11890835b43804049dc2afaae544458c51c55f1283aa6c58d99', '\x783a2e17a0b76ccd96de2afe161d5b7547b7a360aeddeb07049cda6f514036dd'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '155', 'aud_MTPKr4AH8uAh0l9bbxt1CY', '\x465f14f1cbe99d5aea581856683ce6ed084c337aeba0fc4c20eaff1b00577354', '\x783a2e17a0b76ccd96de2afe161d5b7547b7a360aeddeb07049cda6f514036dd', '\x0e93ef51e7d4135e0d8f58a865b6d71f2d2521219af5aad50c621984a87b39c9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '156', 'aud_CbC8FB1rX25kvajoH7muK6', '\xb0d7d60eb5652b9633cee5b35730f0847bbc1ba3c86d4d665ab09f54ce76f823', '\x0e93ef51e7d4135e0d8f58a865b6d71f2d2521219af5aad50c621984a87b39c9', '\xfd9bc3b84e08358f8c515bfc92004fed14e78a8305530a0a27917ca1ca3f1670'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '157', 'aud_pAOtMHwYuDQ2YBmCZ7WboZ', '\xc39b8b6821cbe7f73fe4e011705b405927b98d8cf76c06857b8b27d5c52e959f', '\xfd9bc3b84e08358f8c515bfc92004fed14e78a8305530a0a27917ca1ca3f1670', '\x98194e0dc95785c6236078b9ce1aa60dc70e89fd23aee5a9b2b71b04672a23ba'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '158', 'aud_PYDKkHRvLvf27iSMPDQe9T', '\x2103c4f6b809f3ddf1b514da0374c8027b45ff305826a4beb32fb997942b660f', '\x98194e0dc95785c6236078b9ce1aa60dc70e89fd23aee5a9b2b71b04672a23ba', '\xd3b7c1e71bb0438148b1d553790e5950982409c3041589f17e797459fe5dd279'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '159', 'aud_eeA22GTKYLoar3MAwttm67', '\x1c0d0cc39b2c314ed53ebe5396573100b86256bf13b38f184ff21f00efe4a0a2', '\xd3b7c1e71bb0438148b1d553790e5950982409c3041589f17e797459fe5dd279', '\xba641c593dfd1c2f91484e5abd7c5a1a6618ca6fb4c1f8820633afcfb8474f08'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '16', 'aud_6lv4BLKwBseJdR60TQwypt', '\x9c8b59d6afa1de0ac63aa668f3a49fadc725ff53812f8caf5ace15475f0d5671', '\x5e31f436962dc3f3156cbdd760166d01861f7258333acdd7c90e61cef7fd06f1', '\xe387c128be1a56319d9d351788438dbabb33269c00411e77a42efb56715d5a27'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '160', 'aud_bglKjXSrIfdh2d5g2HQbG9', '\x85db7aaad062328cd54f615b71a2008eda7c384c390c24e7e536e26e156ce482', '\xba641c593dfd1c2f91484e5abd7c5a1a6618ca6fb4c1f8820633afcfb8474f08', '\xab8bf3cb7810a6be243655dc5585bc54cebaf3983bd046f68505e5785931d110'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '161', 'aud_t0gxGhsOizalxs9Kqm2vRD', '\x6b5bc08cfc2f3f0e2c53481a055e5eb79cfce21f10de4e95e3d6c2b1dd8cc1d3', '\xab8bf3cb7810a6be243655dc5585bc54cebaf3983bd046f68505e5785931d110', '\x01029f7ede9f338970add4aac6605c8d8158298d2b393a6178ab38394652f283'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '162', 'aud_IemjT1Td4Z5qz9ryeEsjt0', '\x446e66603a2263965ea20e3981109aca90a69eaf74243622f9eaa3c3e6c13310', '\x01029f7ede9f338970add4aac6605c8d8158298d2b393a6178ab38394652f283', '\x7ba717a3867c735052286a3f9493a0e44a7ff7cbdf395e9b58d1c9c43dccab82'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '163', 'aud_I9m1ifg2wEXq3AidNySbTT', '\xb0e2edd9e5a5c9bac193838637c3f3a2bd08d6a42ea3c196049f9a70a659c22e', '\x7ba717a3867c735052286a3f9493a0e44a7ff7cbdf395e9b58d1c9c43dccab82', '\x5eec2de8aad7cafcd6bc9b7b69b4a2472e1e4aea9621e5b5c37c420d4945f512'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '164', 'aud_D0MobpASI3q9IV9lOzhAdx', '\x3a0eb4bef4cb68bfc368a5ad76573a31511a247d4937d878cd21e326e0223266', '\x5eec2de8aad7cafcd6bc9b7b69b4a2472e1e4aea9621e5b5c37c420d4945f512', '\x846c13c31e9f2cebaa89e3ec2aa99ca4f71a4f8a959fb861d1625c08306a5649'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '165', 'aud_bAKK9HhV6S8UpG1rQdkjK1', '\x1104d812f39700080045fa87ff4027377faaeb0ec5ed4b214106c0f5d74e6572', '\x846c13c31e9f2cebaa89e3ec2aa99ca4f71a4f8a959fb861d1625c08306a5649', '\x873b5eb3536f1cf25c9039b937595f18865f7eaa42e87d84581a3697c76cf49c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '166', 'aud_0yak4c4B1sIWrQJeBy9KhL', '\x1393784ecde8600cf8bbf20615c94af188fe4410fc387c16fa7247eb5ce894b5', '\x873b5eb3536f1cf25c9039b937595f18865f7eaa42e87d84581a3697c76cf49c', '\xedc84bde4b50b9d9c04602d7ac6d942b0a5f7c6a301e82a429ea4468a84848ab'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '167', 'aud_FvYqD6abV8FNTBK0CgfSmI', '\x6491817472c75bc5eeea2a072b5238b488e23b92d6df533c611b3e61d53b4284', '\xedc84bde4b50b9d9c04602d7ac6d942b0a5f7c6a301e82a429ea4468a84848ab', '\x71182bc33e7a75bb571b6a010c05abe30edbef34a92037d4d2e238fa33c2b5c3'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '168', 'aud_ZxhbSamFvkRvCA8rcQF1HT', '\x2163cdb729992c9fb474240c446e2f4c5ed71d7bf5bae003e15e7482853dbee5', '\x71182bc33e7a75bb571b6a010c05abe30edbef34a92037d4d2e238fa33c2b5c3', '\xa2f628aeb0e17c33e73a999d815d8c75a6e7b866bac614463414be412ad88218'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '169', 'aud_xF5ECiUSYxmLiDg2FAu6aB', '\xcce2387507213a53ac823499b9083d1c209be513d02cf8d71615eb8ef82d47ae', '\xa2f628aeb0e17c33e73a999d815d8c75a6e7b866bac614463414be412ad88218', '\x5f330d5431e923ea7c594a281a785b6a9a159ad4d2b3bae07a72d166b2415a6c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '17', 'aud_HnJUJzDWaJlZRXfCEtMXFc', '\x5b34c813a3b6450626b297bfba6af9b7eb8471ad6a64428d4ac2641eb28caed2', '\xe387c128be1a56319d9d351788438dbabb33269c00411e77a42efb56715d5a27', '\x4e5feec52e8b3038f422279fb9edb47293df5937603bdfe07f213c7bb392689d'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '170', 'aud_alm2GEwu4BAEqozRekE5RD', '\xa59b318127aa9cd84c41e4ec0cc02a13c115c6d6d2e6ace4fe795b108ef14aa1', '\x5f330d5431e923ea7c594a281a785b6a9a159ad4d2b3bae07a72d166b2415a6c', '\xc7997968ee9b83b96aec81b7435805adf6f4172d9cb3d4ce8c465c6c22eb5820'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '171', 'aud_IpM0muoZED1acjPwqpROL0', '\xf0854325c0dfd0c4a2847cf4198338dede67d2b1719a212e0087e5396c7d36a6', '\xc7997968ee9b83b96aec81b7435805adf6f4172d9cb3d4ce8c465c6c22eb5820', '\x6fa111f69f8c4045e102fb6ac60dc31da66e3215cf6ee110b98345591fd5528c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '172', 'aud_xQSm7shv2p4DOhwDx314WX', '\xd4a7a6dcab4c294db58088ad3f2346c6d983e2bd8c2f491d7d3083449fde280d', '\x6fa111f69f8c4045e102fb6ac60dc31da66e3215cf6ee110b98345591fd5528c', '\x2627e5f97f70559d8e8f369b96d119d1f7cfa8bd45db3ff9d9034bd155650d8c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '173', 'aud_6tZMqsfGfoniHZGqQLg1bb', '\x265cf5cd9bca0f53b6571f4091988a7b07be0d04422c20352fd01f59f8e69c61', '\x2627e5f97f70559d8e8f369b96d119d1f7cfa8bd45db3ff9d9034bd155650d8c', '\x1374910add184db62e60a203f59aeb1b15cd50a6371ccfcb5acdfe357191ff81'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '174', 'aud_2Mh80jJpbyhcv2iyvQMTpE', '\x434d9c083b510234ce22265243adc4a2e7bf9100e50323107b1326d6fcc881c0', '\x1374910add184db62e60a203f59aeb1b15cd50a6371ccfcb5acdfe357191ff81', '\x2e31ae6768545daaddf251596f3e7aded69df6deea2b8fa96b8e9d2e52d47c53'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '175', 'aud_9CD3mdosm4mVHKOPH7iqRU', '\xcfe52c79d633e58e2ff2d59da21b10cdec9ce36f03fa11b0719803b29a1d825f', '\x2e31ae6768545daaddf251596f3e7aded69df6deea2b8fa96b8e9d2e52d47c53', '\x08857e61ae0eba13702aa897b3240ee64e12c51ec4aca4f9c669ac0c129dd900'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '176', 'aud_Szwr9XQeq23Fiq0Uq269GD', '\x50984428ab063bfa5dd819a30b100e41dabea74552d0b418a625d50bcca904be', '\x08857e61ae0eba13702aa897b3240ee64e12c51ec4aca4f9c669ac0c129dd900', '\x83593d79c4d7b50b1d7bbfae30887c98ed52d879fd6a1727de294450a017ebbb'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '177', 'aud_JX4lqqpYm0lm73tr59U3Qr', '\xa262db1300bce2fe99ed78994dff10b8c823b470746e8f986681237325812879', '\x83593d79c4d7b50b1d7bbfae30887c98ed52d879fd6a1727de294450a017ebbb', '\x85a190f3fdeb8710eb6daee826bd7d381ab98627752ce93cab8cc5dc336b7be6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '178', 'aud_5OpWQc4kqKQ4LBKAMN8fU9', '\x53188ae7c3f5c3684a85bc1b70e0105d6194d6ae9880fce3bc555dc47fac27ee', '\x85a190f3fdeb8710eb6daee826bd7d381ab98627752ce93cab8cc5dc336b7be6', '\xa4d6102e320eab961cd481e013dc4a65973701a85889bbfdabf3c4675317ca70'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '179', 'aud_MBcPZkbA2XIQyLMfgR2K5L', '\xd143c1f98eb9ce67a3e192147f75757412fbcb0873120c724b1266ba86ddfbb9', '\xa4d6102e320eab961cd481e013dc4a65973701a85889bbfdabf3c4675317ca70', '\xe44d28ffce1ca6b93ba39fa0813cc6a6a408c35ab4f7bacb947a7440b0aa0f9c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '18', 'aud_kCD1wIcZkD8PYtsVn41Q34', '\x12608549257112e10f2b5eed0654a60b65f588504599764d682878183e520d2e', '\x4e5feec52e8b3038f422279fb9edb47293df5937603bdfe07f213c7bb392689d', '\xd0ab94ee31c1443101645967c769df353f375e413e10bd682aec93530f1dc5ae'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '180', 'aud_aImMc3b8woOX7puB1VGDUI', '\x075990c344a1da0108471d69c17846529e6d5ed1a9e3a89b5e154ad671bb596c', '\xe44d28ffce1ca6b93ba39fa0813cc6a6a408c35ab4f7bacb947a7440b0aa0f9c', '\xae9ef8c285463a4fef2df9bc1a2db6dfa29f10a3966141dea59eee2dc1b7b65b'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '181', 'aud_GUKU9lLP1clLf4JPuDtQmC', '\x630ca693a01793af0cab40b7fc8874a80d8b92bc7c7fe5f68776ef61688e0c7d', '\xae9ef8c285463a4fef2df9bc1a2db6dfa29f10a3966141dea59eee2dc1b7b65b', '\x379314298f4c202264c72a961d22d922cd7a9ed8f0ada23e9e74e4eb0ec6d4aa'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '19', 'aud_gJKzvCXHeT3eaNaBzjJKqB', '\xbc61528d0f7a83888f095bcb44066fb1599cc306c7ca840b9a03151818718a32', '\xd0ab94ee31c1443101645967c769df353f375e413e10bd682aec93530f1dc5ae', '\x180229aeac2d487d2028b9674a538363385f10c4e839195ba4ad54a248be6697'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '2', 'aud_KZVqf1d7rCdgtlDULr2DYV', '\x4f44f6b06e29135a647e3212d332a0b91175278b405170181ae1a5ed5b6dbbd9', '\xfa3efbda5e3359522b1ed387750f9d128bb4dd3d17e8aabde6587b54763781cb', '\xed9ef88cf05c73524192ceebdb38a929231448b6bbf803e033dae420813cfb32'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '20', 'aud_BNvhqiIdQ6k0EBey7oZ7wR', '\x807ca1717d042ab4a899aed715e6fbb2e2097c2a78587aed25641709ac8626e6', '\x180229aeac2d487d2028b9674a538363385f10c4e839195ba4ad54a248be6697', '\x26c9cd2db080fa01ab1d42e969d97cad8cd9cdd98fd2cbb0be0212d44dd721bf'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '21', 'aud_FQZg0FV8BxU2XzYh6W6KBn', '\x3ae3b7fc796c662f04e1d15c7c58e9079d02086549a63a3f21659f0e7252fabb', '\x26c9cd2db080fa01ab1d42e969d97cad8cd9cdd98fd2cbb0be0212d44dd721bf', '\xb06efdafc68ddb7471aac055f24608e8966576d9369d7f010ce1e2e1b131250c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '22', 'aud_SaV59m3Sch3Iv8vZqI1AMu', '\xd32e7070a26b0425f46b63c7e80c852204cc38b292401150f5473e5fd7f407d6', '\xb06efdafc68ddb7471aac055f24608e8966576d9369d7f010ce1e2e1b131250c', '\xdd9c8313a0ab44f8a9a0f6acd07d126f3ea2dc92fc4d56be2b18e78128920c21'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '23', 'aud_y6k3CeRVUkTnfEUq2Ar7Ug', '\x5784887540231d2aa9122182455133cb437f46038f934361d013c88fc6a2a59b', '\xdd9c8313a0ab44f8a9a0f6acd07d126f3ea2dc92fc4d56be2b18e78128920c21', '\x0727cb6d6dc81df633e6b4dea726069f41bdc0eb8336668fca929c2f2152d81c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '24', 'aud_fFUZzj97vX6znzERmgrv7X', '\x16fd4425b93e06f1c2d1f6dc435f37e9bef6c417b0b67c3332394d4b1e5eb030', '\x0727cb6d6dc81df633e6b4dea726069f41bdc0eb8336668fca929c2f2152d81c', '\xd605121eda7c4e646abbaed6f7e1d1ab56c4b358e8ea2d500394d4dd927c11f2'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '25', 'aud_CmfHgq3GjidENe6wMoBSaH', '\xfa184339e08ad353b45ae002e020a48b9a53cc1efb6ecdea21d28317a85bea52', '\xd605121eda7c4e646abbaed6f7e1d1ab56c4b358e8ea2d500394d4dd927c11f2', '\x56230f6f67ff4be7704561cc04483fc3d3e88591ddc0c8dd814f1d5f42049c1a'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '26', 'aud_Eu0a2TsFV3bPqmAh6rSNjs', '\x8e91d71908b436d4101509660a0e37fd9cb5ef1b0190abd05c6d7d76f4edf992', '\x56230f6f67ff4be7704561cc04483fc3d3e88591ddc0c8dd814f1d5f42049c1a', '\x2fbd957ca14c88e3d498cdbbf7bd0d9a8a71f8cec9173f495af0564997753da0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '27', 'aud_SMZZKic689IeV8v0UPjJhG', '\x576428673881f393bf43fbb868d8147924f5482683ead984b78db313bb1b90f4', '\x2fbd957ca14c88e3d498cdbbf7bd0d9a8a71f8cec9173f495af0564997753da0', '\x336492f9fbec3181c8183fa445dab4e202f3886041a235b606917cff1969107f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '28', 'aud_5dfDPEzKMbPO5ejcwecfbi', '\x0797bac5506de946c960b8f5f4609f80b89f4954c9bec0c7cbc35a337c25a8bc', '\x336492f9fbec3181c8183fa445dab4e202f3886041a235b606917cff1969107f', '\xd1d0ae755e16a3a3118bdf5b4bce4d3c0b0b69f165e4a2ee2893d5f440f762ba'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '29', 'aud_hdp2HfNpIDNrEv9ywxJVla', '\x24c2041309e912096f95e589632a53fd24914f724e6189cb168ca0f75c1ed04e', '\xd1d0ae755e16a3a3118bdf5b4bce4d3c0b0b69f165e4a2ee2893d5f440f762ba', '\x0c607b2bbc25fd5f97d9ca2d77966f8fa664ce1adf976f931389fc573c79efdd'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '3', 'aud_YeVNXYASBGTuMGh1jZdQoZ', '\xf131350e6a335f6947302855195330a02f8a5721913b3828613579de1fcf6196', '\xed9ef88cf05c73524192ceebdb38a929231448b6bbf803e033dae420813cfb32', '\x3b31ae04500b1dda3539363dcc10d5eb36e7fa2a0b4a8c9fd66fc07f33e76246'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '30', 'aud_DGTdlXyYXrqtfWxnHuBTBN', '\x1a8b40124ab812748bd2ca1f64dcce1e999848b374e520fe43291405b4490dd0', '\x0c607b2bbc25fd5f97d9ca2d77966f8fa664ce1adf976f931389fc573c79efdd', '\x9074f3706478ae10c0d69ffed99a8dd9af18ebf4bd49d007a044fccef3deea7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '31', 'aud_ujuxwny7GnAll6U6x6USLt', '\xc251e7414c4a1c1b2d6d064c3e39604350af1ebf77321619e91a01c24f0d6b8c', '\x9074f3706478ae10c0d69ffed99a8dd9af18ebf4bd49d007a044fccef3deea7c', '\x3e0dc9032960c3ea73c3c85988a2a5e9516b1956594efb4c775239387e9eab05'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '32', 'aud_Cg9XCarpEbA0dWXDifOFqK', '\xe5b5e78150f6e1864442e994cde4cf8062b3a00bbd61183630d2ac49eca301f4', '\x3e0dc9032960c3ea73c3c85988a2a5e9516b1956594efb4c775239387e9eab05', '\x01154e245d8ad5e7d949dd73c1a7580614243b3a258df55cfe660aaa0654b8c5'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '33', 'aud_upnxTA82qUGBEcO0vBTyPm', '\x59883a14a2c6e540da1dc9705a1d931034d2be42ffd3963db967486a1d9cdd07', '\x01154e245d8ad5e7d949dd73c1a7580614243b3a258df55cfe660aaa0654b8c5', '\xc2934c692bc1c2dade421aad9aaa23bb60910193dad6ab19417c0301f22dcebf'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '34', 'aud_Bl3Ec8YDssaxdI1B4Rflib', '\xc0bd30ad19bd2e7677e545536dae92d13770a2210d79c456caead95b04b7cf0a', '\xc2934c692bc1c2dade421aad9aaa23bb60910193dad6ab19417c0301f22dcebf', '\xc6157192baea4e3242bfcd6dade1d4bca472cbcc8ebe58402085f9cf17e71b2a'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '35', 'aud_bAyU0UvzT04SRO1DR490fN', '\xd16770a77d2f76946fbfbeb616d1468a21752e037e04bbfe9fd5cdce126efc89', '\xc6157192baea4e3242bfcd6dade1d4bca472cbcc8ebe58402085f9cf17e71b2a', '\xa4ee14b2dcfb04ab9fcb2760b8264ae43932cabc39998c56a73a0188fc73b153'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '36', 'aud_nDYFDHD9btNwSyFo27rmUq', '\x293b91dd224c548dcaeb75194c65cd6d14d8740289a925164ee1e4a80908ce46', '\xa4ee14b2dcfb04ab9fcb2760b8264ae43932cabc39998c56a73a0188fc73b153', '\x47ec962e4938dbd2ea370b088c392896515fc2aade950779fcff58d66483a6b9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '37', 'aud_7Yb9grErXCaAJPgf0gzJUh', '\xe1a384f7f50dbfb3e6517d0ec14ecf928cdca87f45769e1bf74e03ca6aef5321', '\x47ec962e4938dbd2ea370b088c392896515fc2aade950779fcff58d66483a6b9', '\x5d64d7967ca6fa0354f91b9f9a60cfa504d89bfa7f44dbb6581e9d55f2ad9940'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '38', 'aud_FhaVkbQ1SmgcXHTAye589w', '\x732a3425fc923e2be43bf748bffa5e0ea9a5ecc3e124bb0702550b9340f2d002', '\x5d64d7967ca6fa0354f91b9f9a60cfa504d89bfa7f44dbb6581e9d55f2ad9940', '\xd74190d474830344328c26e687a52a1cd87e58fc785ed6266774e4fbc82f9abd'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '39', 'aud_3IugWMBduiub9JoU5itzKs', '\x342b891c03ed5d3232eda3a43e7dad9d3960063a54932dddb31415b45613a9c9', '\xd74190d474830344328c26e687a52a1cd87e58fc785ed6266774e4fbc82f9abd', '\x1452a3494fb40cc796ff710a3b2cf07e3c8f5559fbc11df9039aa685317069a9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '4', 'aud_zLn3cSjMBIRy1wVz3UpRGk', '\x0300311994f2c1b9189ed0f6a06baa85441a49339b07b0ca76e70a4d7a5ee0a9', '\x3b31ae04500b1dda3539363dcc10d5eb36e7fa2a0b4a8c9fd66fc07f33e76246', '\x47c90fdc663d3281bed5160c1dd8578e5062747ac3530b14ee7cc5599d7d0cee'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '40', 'aud_FTtRxSVPVEGFWcLDmGPrWY', '\xf6e00a8b936f1a7f4ae89706659f78eb56af24f9643c6b8c0c35568fcaa857de', '\x1452a3494fb40cc796ff710a3b2cf07e3c8f5559fbc11df9039aa685317069a9', '\x3be365bf2e791ad473074bdec6e9aa98e4fb282687f7c0e5c172abd845789cee'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '41', 'aud_8KOi2O9veyIZizjs73oJEI', '\x9a81efdac800274e04b797bdcda9a3a4a4ea6b1b175c0ba3211b4218b4330a6a', '\x3be365bf2e791ad473074bdec6e9aa98e4fb282687f7c0e5c172abd845789cee', '\x18d6e7866695d9ae4941d85ca0aa3af04009dde9a414b1ca672691a88a970a7a'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '42', 'aud_ahsAIWUYFI0DhRnek12E1b', '\x1eae1bb2c37686833ab4aee937b79995752f5c0be004c4f3bee29b31b452b8a2', '\x18d6e7866695d9ae4941d85ca0aa3af04009dde9a414b1ca672691a88a970a7a', '\xe33432cde72ce855e79e987c580a3494bc75b0d225764b9e39afa317bc8fc3a2'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '43', 'aud_ghPO4bkU6rthUR1XOIN6AD', '\xf0150d92e14128ad394dc77d99ee630f7312dedac7711729bced8913afe0f9e7', '\xe33432cde72ce855e79e987c580a3494bc75b0d225764b9e39afa317bc8fc3a2', '\x7b29b1ae576fc01f764f12ac5f641dce2487fd267bd09d7d156d5f14439f398e'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '44', 'aud_ncEr0h5WFKikWqfNtdDNbG', '\x6ce6484219e1b1bd48f5bcfe88b2e3704dfa6a40c593469c63e072d72993fd8b', '\x7b29b1ae576fc01f764f12ac5f641dce2487fd267bd09d7d156d5f14439f398e', '\xa215b83a681c649117fa83575598771435ddf5935cd1f234608f8c2255c5aa42'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '45', 'aud_tlzIKffjDQ2VLcYYlkD1mF', '\xa6076afaad0393d2e0445c7f0dae25d173d127fc48d92f9771b89d65fc7ee796', '\xa215b83a681c649117fa83575598771435ddf5935cd1f234608f8c2255c5aa42', '\x14db02b6a96a2227fe3a71d695872af951471b7cddb64b9fca48dacc63a22817'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '46', 'aud_98Q2alUnPLWKlp6ZpxmJWM', '\x562dd671c9aef4cea08d573b7dd661ac4b34965436a485395456b77c8c44a9e5', '\x14db02b6a96a2227fe3a71d695872af951471b7cddb64b9fca48dacc63a22817', '\xc5bc80c2ac5c43b20a91898cb7eae319cc5b38b294371f53115e2fbff83c00db'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '47', 'aud_6enwVrrpVR5fKXce2FOQ0T', '\x7eb279ab92c94b123b184ceca81b7f9fccab26f2ce6e6d0bcfcef52b09ccd2ac', '\xc5bc80c2ac5c43b20a91898cb7eae319cc5b38b294371f53115e2fbff83c00db', '\x93f4dac7bc4b5dbdef6769818a97b395b8f24b88cbe6b80ffab2beffad040e31'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '48', 'aud_686MwGCUFQs0wq0px1BASb', '\x4aabec4f72d35f8d7f6170e42984a190d39e4e96c645b13b410aca8af97df587', '\x93f4dac7bc4b5dbdef6769818a97b395b8f24b88cbe6b80ffab2beffad040e31', '\x6aa9acad24a522a5ea6c9a50e4bbc6e332fc9fec7513c1c6865e9f6fc8bc15b4'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '49', 'aud_IpUq2FMplTlzKTIHrOQMua', '\x2ca5e4377c27b0408e33dffc367b8431683f197259adb40e001ee068091647d5', '\x6aa9acad24a522a5ea6c9a50e4bbc6e332fc9fec7513c1c6865e9f6fc8bc15b4', '\x30eabc8eae1a6dda2523b5f5dfd47a3e61639f7f669bcb9fbab38467961942ed'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '5', 'aud_HfRSm7fOAfUvkaGE8D1K3H', '\x0b61963d4be9cea6031f7212182d42def21038584b6ab93e5562d9ae350f7f14', '\x47c90fdc663d3281bed5160c1dd8578e5062747ac3530b14ee7cc5599d7d0cee', '\xa32c57fa302ead1e1c6bf67b51613df8a6118118b2826d5c9dd077a19db76da9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '50', 'aud_Yb1HfyzjWjlzMuqDi94FzT', '\xac269fa63e91a2075bc574decc75dd735c93852af5d94895a56abfa09a615685', '\x30eabc8eae1a6dda2523b5f5dfd47a3e61639f7f669bcb9fbab38467961942ed', '\xc121ac5b2d0aa4f35dfde99f4b24169d23fe897ad839ca5c199dacbd9c6d57d9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '51', 'aud_FvYat8k6JU3UAr1iCD3a7M', '\xbbf96486ac3fcb4df284f4d723106685df3d2005779ec493873ac9b1c8ba35c6', '\xc121ac5b2d0aa4f35dfde99f4b24169d23fe897ad839ca5c199dacbd9c6d57d9', '\xaf50ae420495fad6fb18f0ebef7f10efe74cfaf8f0b9cc10af1e09470a9bacfd'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '52', 'aud_nhC54OvQEqfA7fNiBYLbw7', '\x08a1ab95a5f4b45d41d374ed440920224ee92be583306cd14eead26a3a19a987', '\xaf50ae420495fad6fb18f0ebef7f10efe74cfaf8f0b9cc10af1e09470a9bacfd', '\x66e44ef4d2d0d2cb98b7580e2d26020a316e69071976066b30275124e2526180'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '53', 'aud_AHAePSAx7tvIU5zO1VIAv7', '\xa08e814db740959b7011147322d64fe4e23780efa07dd436c09c124353dd231a', '\x66e44ef4d2d0d2cb98b7580e2d26020a316e69071976066b30275124e2526180', '\x178365eeb3b1a8a98d5b2937f3a62bc47e0d9931132fdcbccff94b1eb546b72d'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '54', 'aud_DiMrtcSaARXmtsksgvW8Nf', '\xca8cb044151851eda73b1918111f6f83dfb6b609459060a648da95d44ef6ebd9', '\x178365eeb3b1a8a98d5b2937f3a62bc47e0d9931132fdcbccff94b1eb546b72d', '\xb751e7b6a33ef2a9fa0c5747d0067ae7cc191b07ee46da16a738de47e5da2921'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '55', 'aud_LnlqChCeWq8OqGH83f3zIo', '\x39ff730a81719195fa4959110eb4dd90523cd861248eae0ed5902ebe7388882b', '\xb751e7b6a33ef2a9fa0c5747d0067ae7cc191b07ee46da16a738de47e5da2921', '\xa374805ff207a57e5a9e3cdf78d6655af0d2adc25af25fbbb5737a4dabc37fe2'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '56', 'aud_eWVVQ6ityegbTBm0ED6brq', '\x3c5a3cee94afd14b98ca2030fd7fb0aaa1de70c23c03ab286f573fd6d069d6b2', '\xa374805ff207a57e5a9e3cdf78d6655af0d2adc25af25fbbb5737a4dabc37fe2', '\x6be03c84918adf61558ea416c15426d85cf1c8471c6b2182eff9c2d8895878f8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '57', 'aud_ZehuuitxYzQWMcshbGAuMq', '\x617e48ab9f5222392f4970758e9acd9626689ff5795d5c688bb3cf7419b31ac8', '\x6be03c84918adf61558ea416c15426d85cf1c8471c6b2182eff9c2d8895878f8', '\x881354dfbb192ddc85587c52529429e7d0f31021e2fbcb943d9124b2adc44472'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '58', 'aud_lZCtxcj4z7zhp81uAsLCBG', '\xf1e533bbc3c19850fc035739258a72ac91da7acc9eebbb5f667571983017cb00', '\x881354dfbb192ddc85587c52529429e7d0f31021e2fbcb943d9124b2adc44472', '\xa07d6ed30eec55c8b626c478baf9c0283f8d1ef3073902336cdf80057456c5d5'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '59', 'aud_BBpcaBWxHfmr30cLGlG4gd', '\x79fb86c7759c8483f4e050ffe93d23b5c937097538cb2bcdf0c697d52117a192', '\xa07d6ed30eec55c8b626c478baf9c0283f8d1ef3073902336cdf80057456c5d5', '\xc351169fc8e1a22b909503922f7b1772977dd9f37b0a0388f395e64b1de96f87'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '6', 'aud_HV5pxMxLmgIekM0aUkkLJ5', '\xb9b8520eabcd035831ba890ba8d2e4b8cff67996cf3172b2dc51df3c9be5785e', '\xa32c57fa302ead1e1c6bf67b51613df8a6118118b2826d5c9dd077a19db76da9', '\xb0260ffb4dfa3599655a5499d892c1a7698629b14c3b5b5e5264cb63f132054b'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '60', 'aud_Vtqq2k3IsMf3dyvXPr68eD', '\x12aae071bdcca96d1d20cceb6e960c71f59eff12acec1fd14c727a6a2dd6a531', '\xc351169fc8e1a22b909503922f7b1772977dd9f37b0a0388f395e64b1de96f87', '\xcaf571150aa8176bcaa1f39060942170c3d0e0a61050f4b0052cfeee1ca205ff'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '61', 'aud_hJNlocJED3VmZrOpf7mTDa', '\xd2c9dca4d64d337cfd80b6c8d10d9b3e9abfda03d7655110b7613c7e2f7e564d', '\xcaf571150aa8176bcaa1f39060942170c3d0e0a61050f4b0052cfeee1ca205ff', '\x691eee659617b08bed57d9f5b3e793c7770ae2e9f62d45c657a71ac9cfee15c7'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '62', 'aud_XjAVXwMQnqBJjkjB1VHxgV', '\x9c458b646d4ec6f2ac963304fc044cd68e12d7b13519c2f572050df54ad8e005', '\x691eee659617b08bed57d9f5b3e793c7770ae2e9f62d45c657a71ac9cfee15c7', '\x876c44c2a4d83e9d450f3517a771c967b8b49c5f0103f8a43ed4f49a1b09a6bc'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '63', 'aud_BNwv0zVuz2sFwOXlY6K5Tt', '\xa0579cf5f06c1d8510614d8f4c4f86d277812fe6ccdf61f23d681c1c110e3775', '\x876c44c2a4d83e9d450f3517a771c967b8b49c5f0103f8a43ed4f49a1b09a6bc', '\xe65039e98d2e63b03ba1b9bf41732f662bb939d7279b192a5bcb85380cedd015'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '64', 'aud_TURJ3BvcqW5dyZcH4OCxbH', '\x89fa346f724eb562f623f0cc60cf7c21bc5f9d10e72b00ef3ccb7e9211d62b2a', '\xe65039e98d2e63b03ba1b9bf41732f662bb939d7279b192a5bcb85380cedd015', '\x550c945fd04512fc9fd2cacb941aa578e52ef1b588037584c14f825797000082'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '65', 'aud_R8s1Q9SfiCrU1JQwsKvjLQ', '\x9a272ac2fb4540ebfebd2495159c69195c94b24b7772d489be3978b6a9e87569', '\x550c945fd04512fc9fd2cacb941aa578e52ef1b588037584c14f825797000082', '\xb8e80da9e05046914a1c98b8f023f1f9b3efb2025ac84e7ac9fd1f6d86dbab24'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '66', 'aud_BHbKufkKGNxGFjTc0Du2kq', '\x4ca9054231b486cbf4770f36765c33f8dc326ed5e7997c3e9f4a89015321e0f7', '\xb8e80da9e05046914a1c98b8f023f1f9b3efb2025ac84e7ac9fd1f6d86dbab24', '\x8f6af2d2d92e752799999d01b88c1097c7f31a20cca7593b859f7b8d27fcca68'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '67', 'aud_7HTyhGZE4QbljaKjr7cdXR', '\x8ba97dc3d2d4a2f8fe71f01d258a04dd80f21a9eb54abca19e55f4e66482a8d7', '\x8f6af2d2d92e752799999d01b88c1097c7f31a20cca7593b859f7b8d27fcca68', '\xf1f450eb55cf32a84970864051207945a9af69f96aa83cc354d290d770c7c06d'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '68', 'aud_7YSS3z66sGbmucdnT5HaBk', '\xcfa7ccd57ecd329e92e2581bac81522cf1b3d2318440485e3d36030f99866a6c', '\xf1f450eb55cf32a84970864051207945a9af69f96aa83cc354d290d770c7c06d', '\xb3427e650b4cccf8173145b9491d06097df4d0dd6ad0f84e71dfb7e038e0fc33'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '69', 'aud_U1KzBDpXETyDERjoDNsGIl', '\xa173a9479e52f0e204705c440afef41267101bdd990c2c252ddfde628bbff36b', '\xb3427e650b4cccf8173145b9491d06097df4d0dd6ad0f84e71dfb7e038e0fc33', '\xd09657e9dae0203243b672474dca7e2e1c62cdf458d725dbfb595296f867bfa5'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '7', 'aud_CMAox3PuDSp2jIVzQsPAcW', '\x61cb5721f3a09cbcc810b9ae6b117bfb3712757aded373d4971f3b9f951d1223', '\xb0260ffb4dfa3599655a5499d892c1a7698629b14c3b5b5e5264cb63f132054b', '\xa676a067f6c992dad0b7d70442a86037103cf6945c38ca2ebe2e32273ea59249'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '70', 'aud_p2SWU1YFGbwLKA2GWzJHT4', '\xc4034930aad8e75423ac0533c99b1fca869215721bbba821dc957b732ad55630', '\xd09657e9dae0203243b672474dca7e2e1c62cdf458d725dbfb595296f867bfa5', '\x999c2aecb2c6b2fb9ed82c6842c150af97a3d3455f231ddd884fdedfc32dbedb'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '71', 'aud_jYuCByah1Mu2ehe8mzweGS', '\x0926f7d2e70894b05578f5518ff2075f24f20d21c61722e46757ed78851eab28', '\x999c2aecb2c6b2fb9ed82c6842c150af97a3d3455f231ddd884fdedfc32dbedb', '\x303a7398c3948e62b34119c67e2feea64c90f245b53720e85b11986cafdab5e3'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '72', 'aud_BNeWY2rXMGpzMlgu5Nt6Ar', '\xb7dad284e8ac6d2928b89f6f2afeba1d753fc9c11d2b6510f7a558609f620ff9', '\x303a7398c3948e62b34119c67e2feea64c90f245b53720e85b11986cafdab5e3', '\xe74360a61471cfdc6ab6d285725e5521bbd9d774e51c92c03f1e1d23de103959'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '73', 'aud_M1S83xD0cNigmI5B2H0c9J', '\x869b67cd429dadee88d14b1618c8536c6ef5d298c4c88c36d15b4dc40a2eafa0', '\xe74360a61471cfdc6ab6d285725e5521bbd9d774e51c92c03f1e1d23de103959', '\x5f417c3e92a363d33be5760ac3d16a1678ee987830b3062b45938ee990d23a84'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '74', 'aud_EG9nScynd1AduGVDa4K9Zj', '\x32405118c06adff9e4221c80c7738c32518db51bf0e794d02f3da3690548a28c', '\x5f417c3e92a363d33be5760ac3d16a1678ee987830b3062b45938ee990d23a84', '\x0b71628eac94b2b096fed0b01c0c941a7a151e3feed32930aec76c581e7c3cf3'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '75', 'aud_85F0jT6nvpb9oVVEMcgLjM', '\xa3509d19751d22edce6f2c9b9642bc244c772abc4ec03b7035d780a483a77b75', '\x0b71628eac94b2b096fed0b01c0c941a7a151e3feed32930aec76c581e7c3cf3', '\x47a2f759a329db31d8b546eb2fde7be536ac0a2909d11fc3b739730e46581cce'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '76', 'aud_LYScIbmjx6t2m7SL8ax8qd', '\xadc8e62d877458776eb4d48a7c0c38544400b40539fa772ce653857f8070c9fc', '\x47a2f759a329db31d8b546eb2fde7be536ac0a2909d11fc3b739730e46581cce', '\x01d8e571b487fcace93ddd267fea8c43e528fe7fe80081e05cfbea5f358ce5fe'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '77', 'aud_WQvTVcKhvdfsoK65rXwQul', '\xd3a7f805c51f29f2a67de6120bbf928f77ea659ff5e3c87e6d5a6bb13ffd01e2', '\x01d8e571b487fcace93ddd267fea8c43e528fe7fe80081e05cfbea5f358ce5fe', '\xbd3e47dfffc78e4072a2bc012478802d1d31ecee76ecb891448d728c320b7010'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '78', 'aud_tlHbF6PnX3eFwSvAKpwrUZ', '\x6e96a8cc48a36d566395ac13884a8fa339577ecb1a795ca73ce37fc0cef576a3', '\xbd3e47dfffc78e4072a2bc012478802d1d31ecee76ecb891448d728c320b7010', '\x524ad7c7aec3ea569b0ee472534d84ad60edf8608efced7d5159b08270a95dfc'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '79', 'aud_pmVk5BGPRJGHOWxXZcDmTk', '\xb99d4ba7b498285450fa94b822a9327e8891d88007e9b8d987a6a16044976bd5', '\x524ad7c7aec3ea569b0ee472534d84ad60edf8608efced7d5159b08270a95dfc', '\x58da92e9f5f73c549010bdcd87fe0b6bb0deb36fe5dc0a14b8fca2439d3b6cfc'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '8', 'aud_8EAkJ8KY2kp1U2OmUKOqe8', '\x2e7d0e6ecd97d7a8d760734d50915bcf69979a5c3f8c70359fc8576b3941bc8d', '\xa676a067f6c992dad0b7d70442a86037103cf6945c38ca2ebe2e32273ea59249', '\x5b7cde9f5266e79ef634c78114357ed909950088dc48274c11266c350ba0f7f5'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '80', 'aud_OBvulIRIcP69Q50LRrcIzj', '\xc2a74597bf72687fb92dd3b9f90a93b1cb2afb407408f36493eabc20c084cb01', '\x58da92e9f5f73c549010bdcd87fe0b6bb0deb36fe5dc0a14b8fca2439d3b6cfc', '\xdbbfeebcf82c9d14bcb5b60ca18217350ff1667874d630f1d21b6b366292e00e'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '81', 'aud_ihMy7VexJ4htWWfPlMV1fW', '\x8af1a0235bb073f735823151e39f82d81bde79ba627e729985504c53429d88f6', '\xdbbfeebcf82c9d14bcb5b60ca18217350ff1667874d630f1d21b6b366292e00e', '\xb4eb76a74cee68f7d7daf50069d773878043726fe1e79327bb861052fd1f7d14'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '82', 'aud_rC9MNNrXlSVZAe40xsSwpp', '\xb1086f5c9168e381dd0b8c541621b607f0f8ce32a16de72fa9b4a771ae420b8c', '\xb4eb76a74cee68f7d7daf50069d773878043726fe1e79327bb861052fd1f7d14', '\xb08baddbc9a9e4aba6419ff9022f9689f8b038c6d6f3bdaec191f83b04ace2cf'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '83', 'aud_mPrOsSn3jrvnHMlHD3HYwL', '\x0c06acaa8d117e24beac78369d1d4f920a47443195655fd692cff741ddf90dfa', '\xb08baddbc9a9e4aba6419ff9022f9689f8b038c6d6f3bdaec191f83b04ace2cf', '\xce01f9a5f64869d65bd06f6274b19bf49012bcdf4f5432c03c5d475da7024a7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '84', 'aud_DFs5Gv3RI1BNN0a1UPDTYZ', '\x1e1126a2424d30ec636ce78f1ba42c874fca91815c94075db573d673256c3cde', '\xce01f9a5f64869d65bd06f6274b19bf49012bcdf4f5432c03c5d475da7024a7c', '\x55c0e04faf469d9c6f1d5f4d3149aaef9bc41b368c9c0acbe7c6de900fab1644'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '85', 'aud_57mrXrmIZWYyf0Xjuq9873', '\x25ba999d6257bf4307c626a1848be44a3e6d699d40bfd73d6b5e6614136f831a', '\x55c0e04faf469d9c6f1d5f4d3149aaef9bc41b368c9c0acbe7c6de900fab1644', '\x366f63ecee29ffc0bdc18d82a418f2735af1065e38e27cd4d4d8e9ead2e8e8c2'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '86', 'aud_J9qHHuLAbExNHMX5scRrQv', '\x15e5413ccbb4ccbba35b5b830671b4bf663ddc55e6da7888068f394c314a930a', '\x366f63ecee29ffc0bdc18d82a418f2735af1065e38e27cd4d4d8e9ead2e8e8c2', '\x81bfe85dce75dc116b88a061b20230ac9af2e8df70ace77205f1867cc0c08ef7'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '87', 'aud_JnvaIxXHcpvxXND2xTfdho', '\x0597fcc99e0ffabb75619d3bc799b207f3a53382ec9324dbd6cb82e9bfe9a308', '\x81bfe85dce75dc116b88a061b20230ac9af2e8df70ace77205f1867cc0c08ef7', '\xf656c422505f8923f807f298eeac50bb9d943bcd215621b4ad2ada7680368adf'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '88', 'aud_Z5v1IvGkctKb1vPxy603wO', '\xb04b0df6d9c9a57e5e3be25cd6313242ed4785f55309502836c399db9a30521c', '\xf656c422505f8923f807f298eeac50bb9d943bcd215621b4ad2ada7680368adf', '\xf3eb6eaef9340b4c08012f22477e568371d0803b2e323287412654e79a5343ea'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '89', 'aud_EPLQafDKqoBG8WTDgCweDf', '\xf4b84045ac793ce6c5149d547a802369d0df86f77ba46915df0c04a0eb074835', '\xf3eb6eaef9340b4c08012f22477e568371d0803b2e323287412654e79a5343ea', '\x22d825a9d46aada88ff862c6436640bb4d6b98dd7e9912aa9f81951b3ba3e865'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '9', 'aud_eDQPRfQCf3VdsuJFz2VIDp', '\xbc4bf96831136881a8e5ecede73a827ff49ab3760020fc1dc5b8e6a337259007', '\x5b7cde9f5266e79ef634c78114357ed909950088dc48274c11266c350ba0f7f5', '\x56720dec45cf3d8839dbd23ca9d54096e52b45eba8dba2fd33d6d4fa79c4c3d0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '90', 'aud_7yFcL1l91CiFIKlGK3ePpS', '\x4fc64c561df3b1f9e0e1b0585e4e05a5de7f66950f0098c6c09f650f6b81c325', '\x22d825a9d46aada88ff862c6436640bb4d6b98dd7e9912aa9f81951b3ba3e865', '\x2cbbbc5e3bd44e1e3188649819374129eb8a63c3ef4e393c5819c57cd14afaae'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '91', 'aud_ehx4OE33ZpZuYSjhSjNNFu', '\x1dfc1d664e8f16c234ee2cdbc47b74b523530e6d926509bb690572c567eb282d', '\x2cbbbc5e3bd44e1e3188649819374129eb8a63c3ef4e393c5819c57cd14afaae', '\x0120d5421be9e27a85118f1a4d0e1c12f6a46ccb016c87744f4a6a160035b025'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '92', 'aud_1T4zuWZXls7H7FDBCgOV5v', '\x04e0a3f2906af66a47c564f6679edafe94e4519f35ee6351c0309e89cbc7a4e8', '\x0120d5421be9e27a85118f1a4d0e1c12f6a46ccb016c87744f4a6a160035b025', '\x34d21264d36f220dd043e3a4be39bf2e019e13989a31713c7dd1cd803c9c409b'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '93', 'aud_b6e7Se5sZI58YehApopg2K', '\x7e362dd65866a9da6e71508c1838eced058cf04ad657259a490161b42bc05161', '\x34d21264d36f220dd043e3a4be39bf2e019e13989a31713c7dd1cd803c9c409b', '\x6e45d9d2f9626cb4d6b74cabfd685492730605dd29b57cc36a240bbcc1c25728'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '94', 'aud_AELik2jrvxlePwUHpA8qMF', '\x31ca274a6dcbfded09fb380b08706a4c566ec90ee83c1a853dacdc151128e748', '\x6e45d9d2f9626cb4d6b74cabfd685492730605dd29b57cc36a240bbcc1c25728', '\x4530a9dc95b724525cba4e20ee3d988e0152f26fb4369c5f8d96dd0462127103'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '95', 'aud_7MQVA3LHuBLPYXyEPmRRj6', '\x7b6555673e3d0c1f831439ad13a8519319ddbe9b0f73737829b95ca9c66650f7', '\x4530a9dc95b724525cba4e20ee3d988e0152f26fb4369c5f8d96dd0462127103', '\xf5dde5261b025b35f8d2a95feabb7745d9356a28993f2585c687a6cef0b8893c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '96', 'aud_EuQNPDLCqVpxCL8U10ptFk', '\xeafb0a01de42e13c8c179ba33da85642e15f3284a433a2c40799acc1d3d8637f', '\xf5dde5261b025b35f8d2a95feabb7745d9356a28993f2585c687a6cef0b8893c', '\x17710890ad00e7879a16b3c8a873927a1f865c3940896d79a15fcaf75e12d5ae'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '97', 'aud_dMiegn5Fj8lkoBf1bh2gg7', '\x5ba2cc1d68c932a5134834eccfeb71abec3a0f0661a4e22a0e6584ec69c3621a', '\x17710890ad00e7879a16b3c8a873927a1f865c3940896d79a15fcaf75e12d5ae', '\xcfeb28b92765b77a5f28968d2db6812f962b17871b7e6d90bc4442c0a1ab4041'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '98', 'aud_2qc6U9jBhji69VWOjhyx4f', '\x944404acd384672eb3c7492579c9419b0d8efde73f8ce94e4a4cc71a3f32725f', '\xcfeb28b92765b77a5f28968d2db6812f962b17871b7e6d90bc4442c0a1ab4041', '\x6eb8ac985ec0dea86c97e1cadccdf2529bb2025ef05ea0fc5c15202e5a25cb44'),
  ('acct_99qxygmsH572McW2Pi8qZ0', '99', 'aud_OGnxRFmMbEGLSvRXKyZq9L', '\xd66001569f2bec03f17a102c7440b68d2a9f4755cf6960a545d53b22176493c5', '\x6eb8ac985ec0dea86c97e1cadccdf2529bb2025ef05ea0fc5c15202e5a25cb44', '\xa3852feefc126196929ebdebc4b871a2bb8f130d0f93f4f74506f6fe35649e59');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'bill_3cNryH5ZsFBTYosOVB1gj1', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 05:36:41.697+00', '2026-11-16 05:36:41.697+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'bill_GVfTvHxdV2wdQ0RHiwhPj8', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 05:36:41.609+00', '2026-11-16 05:36:41.609+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'bill_pyAVIpMn5Apf3nR7MFSDQt', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 05:36:44.077+00', '2026-11-16 05:36:44.077+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'dep_003qQXARaoYUYaw4UZpRYD', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 05:36:42.496+00', '2026-11-16 05:36:42.496+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'dep_jvppWMDaWhTduSD2kbPwZu', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 05:36:43.052+00', '2026-11-16 05:36:43.052+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_0Gmstf5oJzyljaIwpueQtD', 'person.created', 'person', 'per_zMjafUN3T541W4nAtUPCiP', '1', '{}', 'req_vpJ1VWBsXZYnYjsgoMRPXu', null, '2026-11-16 05:36:39.729+00', '2026-11-16 05:36:39.729+00', '53', '53', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_2dXMCA5JJffsM3aoGsfo0P', 'matching.created', 'matching', 'match_RBDyXLdKuOPXq1ux3Baduj', '1', '{}', 'req_eHpaPCS7NdXQglKsjYhe7L', null, '2026-11-16 05:36:39.086+00', '2026-11-16 05:36:39.087+00', '48', '48', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_2ppC5OdlqLN2bfckgFFoa1', 'person.created', 'person', 'per_vwPkMONZ4KqkdLBH29u0K1', '1', '{}', 'req_ZgbYmgEUFmtXDftG3PUqw1', null, '2026-11-16 05:36:39.612+00', '2026-11-16 05:36:39.612+00', '51', '51', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_3y8xghqhyXtgENRxCEXPT7', 'person.created', 'person', 'per_z8XCgp8L54izNxToSBr4BI', '1', '{}', 'req_nfb0XuCxmW2LM9wSAvCMsB', null, '2026-11-16 05:36:38.571+00', '2026-11-16 05:36:38.572+00', '40', '40', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_4nlXGmSoTBm5s7jlF6kKZX', 'person.created', 'person', 'per_egni2glbHrnDlySbE1pOhr', '1', '{}', 'req_8EwewacNfMTdhrkLYYhmoE', null, '2026-11-16 05:36:42.204+00', '2026-11-16 05:36:42.204+00', '91', '91', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_4rzBYxld1isLJtpDxsD0KD', 'remittance.created', 'remittance', 'era_Cpwqch4LRju3JCbagqjFx5', '1', '{}', 'req_Llg2uABNr1qjrkdXcmI9eK', null, '2026-11-16 05:36:42.07+00', '2026-11-16 05:36:42.07+00', '89', '89', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_6UB9CURQ9OpSFaaEDkRAMr', 'coverage.created', 'coverage', 'cov_3B34d0At4NCcL4IGZpNAFi', '1', '{}', 'req_S2nktMhkzRmVdTGps2IJD8', null, '2026-11-16 05:36:41.227+00', '2026-11-16 05:36:41.227+00', '72', '72', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_6cBLU25ql2BC8F186koqav', 'check.running', 'check', 'chk_Cw18gUGKGvgo7sy32kYlbt', '2', '{attempts,status,running_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '140', '140', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_6qDCGZQmvuXnYSRarXv7eM', 'payout.created', 'payout', 'po_8xEVtuXBsLJpQyzM4NyJxl', '1', '{}', 'req_vRoZtk2BddLkfRVBBhquqy', null, '2026-11-16 05:36:40.698+00', '2026-11-16 05:36:40.698+00', '64', '64', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_7PVszVyYwAqdeqTMUPeDOU', 'note.signed', 'note', 'note_QBLFjJkcMkrDR44FYpNx28', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_X9wWcUIqLCSe0plWCHk21b', null, '2026-11-16 05:36:43.754+00', '2026-11-16 05:36:43.754+00', '118', '118', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_7dyA3hcR9eaoVdnyW2FCNQ', 'practitioner.availability_changed', 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', '2', '{published}', 'req_lJDUDhUKziiT0JB2CAyQfF', null, '2026-11-16 05:36:43.969+00', '2026-11-16 05:36:43.97+00', '123', '123', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_7lCKf3YWZinEHVJbN2wFAb', 'practitioner.created', 'practitioner', 'prac_VMOIxytVjB0ADTnDaLvrQu', '1', '{}', 'req_205FVgrBKRlvh6dlLGhn16', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 05:36:43.916+00', '2026-11-16 05:36:43.916+00', '122', '122', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_7uXkbEstFyadtmCXku2Pdx', 'verification.approved', 'verification', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', '2', '{status,approved_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '144', '144', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_9DDpA3v1ChqxjC4uElONKp', 'check.passed', 'check', 'chk_Cw18gUGKGvgo7sy32kYlbt', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '141', '141', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_BUxI08PnpDJDvRQRfzoAtB', 'assessment.created', 'assessment', 'asmt_LiwmNKIJAG1O1i5Rgf2MmW', '1', '{}', 'req_vueFOVcR3bbrceoiE1VyXt', null, '2026-11-16 05:36:38.89+00', '2026-11-16 05:36:38.89+00', '45', '45', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_BwG59YKS49SIR3nv607YTs', 'transmission.sent', 'transmission', 'trn_oSxt1BeHlji8kq7KRro0Y2', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '160', '160', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_CT9DDAGvVUkkPgZqBR8vjZ', 'check.running', 'check', 'chk_9GESmH3mKmOdPQ0pWVP06P', '2', '{attempts,status,running_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '135', '135', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_CY5lSUIBuVWwQye7YwRokp', 'practitioner.created', 'practitioner', 'prac_BB1zdSjN9gm8alG6QEhvTk', '1', '{}', 'req_ujkmMXIUKHrrx4S8X3Rl3E', null, '2026-11-16 05:36:38.073+00', '2026-11-16 05:36:38.074+00', '33', '33', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_CZJHhXsULGlbk7G7YPgaC9', 'coverage.created', 'coverage', 'cov_T2Ojs8oa08vvuGn6LRNUin', '1', '{}', 'req_sph5feDUS6L2oBWLYumiZ3', null, '2026-11-16 05:36:44.124+00', '2026-11-16 05:36:44.125+00', '127', '127', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_CjNGJWjm1KQycTgD6qIxQO', 'practitioner.created', 'practitioner', 'prac_IQLS1yvQwxktAAT8lRSzyw', '1', '{}', 'req_hoyd4yxoLLVztEle3bBqJi', null, '2026-11-16 05:36:37.845+00', '2026-11-16 05:36:37.845+00', '24', '24', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_D1pfpI9R8z9RaaK5gjyeRW', 'x12_document.processed', 'x12_document', 'xdoc_wxHSc7q8kfk8AGdfBefZZK', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_Llg2uABNr1qjrkdXcmI9eK', null, '2026-11-16 05:36:42.07+00', '2026-11-16 05:36:42.07+00', '90', '90', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_Dy8DQ1EjXrj0gRjarH5YpA', 'eligibility_check.completed', 'eligibility_check', 'elig_4YrEVqSSIsdUeMJqiw6mxD', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '148', '148', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_E3H2eKJbOz8c34y4jiUa7x', 'practitioner.updated', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', '3', '{licenses}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '137', '137', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_EC41LZBKJO6zTymvI5ExVo', 'practitioner.created', 'practitioner', 'prac_huqdRaWnM8ol1OVU2k9lTP', '1', '{}', 'req_0YOPiYM8dFEJXGjTsAzFYd', null, '2026-11-16 05:36:37.554+00', '2026-11-16 05:36:37.555+00', '18', '18', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_EN5Sob4IPQiiu1RdSSZBLI', 'check.running', 'check', 'chk_BkHYWq2ru4u7TVRjQfFkTN', '2', '{attempts,status,running_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '138', '138', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_ExBi8twz9bgBeTjpfyJ6CM', 'practitioner.created', 'practitioner', 'prac_a6iwqqtfkk19khCtDTVY6N', '1', '{}', 'req_VqXJVyppwuJSz9AleZrbJH', null, '2026-11-16 05:36:38.178+00', '2026-11-16 05:36:38.178+00', '34', '34', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_EyEcYnJZ0wuR0VVuSaImHU', 'coverage.created', 'coverage', 'cov_jatR0BGor6DyzVWF4vPw8z', '1', '{}', 'req_YBRoKUGPtpRrq7rtYg7BWv', null, '2026-11-16 05:36:40.871+00', '2026-11-16 05:36:40.871+00', '67', '67', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_Fs55iFfWjin97mzKcTyN5m', 'payer_contract.created', 'payer_contract', 'pcon_wuuOagsnFqdGtwQ5SHVWg7', '1', '{}', 'req_cdM1CD7IEbcCXO0AOkQxNF', null, '2026-11-16 05:36:40.779+00', '2026-11-16 05:36:40.78+00', '65', '65', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_FvktcEo0leNQlYyedE0hOx', 'remittance.excepted', 'remittance', 'era_Cpwqch4LRju3JCbagqjFx5', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '159', '159', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_GORjPmXMLKRiEmUBWBQ3Av', 'practitioner.created', 'practitioner', 'prac_Rx3i79NdOtUOzQIjR6VgQr', '1', '{}', 'req_MWKNot9NjOYA5cYULrzL58', null, '2026-11-16 05:36:42.669+00', '2026-11-16 05:36:42.67+00', '100', '100', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_HDJNBk0HdCCwjN7W0mVZQm', 'x12_document.created', 'x12_document', 'xdoc_wxHSc7q8kfk8AGdfBefZZK', '1', '{}', 'req_Llg2uABNr1qjrkdXcmI9eK', null, '2026-11-16 05:36:42.07+00', '2026-11-16 05:36:42.07+00', '88', '88', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_HJgSWytAnOapYM9NeNDZ7D', 'check.created', 'check', 'chk_I6g2SeMsgew0lV8Mog5TQZ', '1', '{}', 'req_s9F9XSEXAaktmGPoQ0ls2M', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:37.116+00', '11', '11', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_HYZEmxT1CbXy0mFpChOfA6', 'session.created', 'session', 'ses_Q4xonfdAnOJGR99EGb1sJY', '1', '{}', 'req_okitdmZtZdtwlbL2anW5cn', null, '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00', '26', '26', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_HgwE7bPRB4Z5HEyjPJqFkm', 'practitioner.created', 'practitioner', 'prac_3yZ2yfV7ub8RHa9bPz5vmC', '1', '{}', 'req_yJuPlmLycrAD4TmI7oq5JQ', null, '2026-11-16 05:36:37.931+00', '2026-11-16 05:36:37.932+00', '30', '30', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_HsQldjfYWBp08Sw1mtwt9u', 'session_series.created', 'session_series', 'series_FjATw3u9e3VhaNslr5uOFY', '1', '{}', 'req_okitdmZtZdtwlbL2anW5cn', null, '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00', '25', '25', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_Ixmfeyrl5SXDCn3Z8oigif', 'practitioner.created', 'practitioner', 'prac_negx0kNlAjmvvfyWaKReI2', '1', '{}', 'req_FPcjpOWNSSwOrG2imXVQwF', null, '2026-11-16 05:36:40.682+00', '2026-11-16 05:36:40.683+00', '63', '63', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_J14Xzz33Rzr9soPGEe4DCQ', 'remittance.created', 'remittance', 'era_PTJnEbQehkVFhhq9QBIK6Q', '1', '{}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '150', '150', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_JJ5iqdx5Pbz0PY4cpktTBB', 'person.created', 'person', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '1', '{}', 'req_svleURCdEdouFSeVSbAJ7J', null, '2026-11-16 05:36:41.188+00', '2026-11-16 05:36:41.189+00', '71', '71', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_JNAVtDwxHzwKPTO3wtLxRe', 'person.created', 'person', 'per_SHjdB694pnIHnNlqzapEm5', '1', '{}', 'req_I2f0X0uxcyrSgmjZqJVSCU', null, '2026-11-16 05:36:43.405+00', '2026-11-16 05:36:43.405+00', '111', '111', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_JVK48VuBcU8kmT5CRQ6t6R', 'person.created', 'person', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '1', '{}', 'req_0GShYpvSYBCsGZylezQrpW', null, '2026-11-16 05:36:42.383+00', '2026-11-16 05:36:42.384+00', '94', '94', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_K2jJC12Zw9jXa3kqIsGf5u', 'payment.processing', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_jqjGhNuF1jRKPp8fjJAU9Z', null, '2026-11-16 05:36:43.169+00', '2026-11-16 05:36:43.169+00', '105', '105', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_KW8HKHa2JVnfptSuTIsIYd', 'consent.offered', 'consent', 'con_1TZsKFIkUqFabmVkIjZp6w', '2', '{status,offered_at}', 'req_0zdDCGbU1gZX4vfQLy5vUZ', null, '2026-11-16 05:36:44.188+00', '2026-11-16 05:36:44.189+00', '129', '129', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_L1XXhmxVGnhdZ8JEIINpB1', 'calendar_feed.created', 'calendar_feed', 'cal_BblDtEEz2WDDgF54RpHpLB', '1', '{}', 'req_FcAuNGfIU7O9uZV4eJRaq4', null, '2026-11-16 05:36:37.972+00', '2026-11-16 05:36:37.972+00', '31', '31', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_L346B8da3WDyuO9793kzzz', 'coverage.created', 'coverage', 'cov_KxzKZ9d6Bqx0dzZ8HdhrrA', '1', '{}', 'req_A537zvq3pHbyhu57uNig6D', null, '2026-11-16 05:36:41.779+00', '2026-11-16 05:36:41.779+00', '82', '82', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_LJJU4X5obNzUt6GZrvY2IO', 'person.updated', 'person', 'per_LliZli8bfP0nW7nYCWlGO9', '2', '{care_team_ids}', 'req_AGgER7LTBq6sN788Y1bfte', null, '2026-11-16 05:36:38.197+00', '2026-11-16 05:36:38.198+00', '35', '35', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_LK7E14muCds2z7JXm2fjJF', 'estimate.created', 'estimate', 'est_UHCVj6PXSNolCSn8Vu4nXB', '1', '{}', 'req_DZ1FlCzDj6YapGirVzWb0R', null, '2026-11-16 05:36:42.257+00', '2026-11-16 05:36:42.257+00', '93', '93', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_LM6PBkgHl93XdXNAw8qfch', 'scoped_token.created', 'scoped_token', 'st_taKhBpB3ZNgrSepl4QdVMa', '1', '{}', 'req_mCtkkZnEraOxcscEfvFSUx', null, '2026-11-16 05:36:37.66+00', '2026-11-16 05:36:37.66+00', '21', '21', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_LO9m28jM4MVs8kX997GPuO', 'consent.granted', 'consent', 'con_nrd7UhExQc0qd7J9TXWCbM', '3', '{evidence,signing,status,granted_at}', 'req_CMuoXiAgZsOC2ZrkmqY16N', null, '2026-11-16 05:36:41.057+00', '2026-11-16 05:36:41.057+00', '70', '70', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_LS4w3aYqU2XJeGgT2a6jEh', 'practitioner.created', 'practitioner', 'prac_iXLMgWwNDrpNj2Pt0R7FI5', '1', '{}', 'req_SlCQAI2hyYj5dbx0ZvGidY', null, '2026-11-16 05:36:42.849+00', '2026-11-16 05:36:42.849+00', '101', '101', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_Lh9NQjfbTSWpC6pkfSq1TI', 'session.created', 'session', 'ses_lZ7X7a6EwCOGRgaQbtL3wf', '1', '{}', 'req_okitdmZtZdtwlbL2anW5cn', null, '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00', '29', '29', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_Lrv3qpuudao8pHHkSnnaLf', 'consent.created', 'consent', 'con_ObWVxIsWjH6PyGZx1TE4Fl', '1', '{}', 'req_ONTFS9bqLgP7DQirv4HmhA', null, '2026-11-16 05:36:37.469+00', '2026-11-16 05:36:37.47+00', '16', '16', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_LtevR1BtFDOVdhp6dmdC2N', 'check.passed', 'check', 'chk_9GESmH3mKmOdPQ0pWVP06P', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '136', '136', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_MDJuyaHmLUXWo4rKrfLUBp', 'billing_provider.created', 'billing_provider', 'bill_3cNryH5ZsFBTYosOVB1gj1', '1', '{}', 'req_T93030Ob7tSxgQUY3o8wp2', null, '2026-11-16 05:36:41.697+00', '2026-11-16 05:36:41.697+00', '80', '80', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_NlIkIGzLH5xNd7osLF8Vgk', 'note.created', 'note', 'note_QBLFjJkcMkrDR44FYpNx28', '1', '{}', 'req_e1HMG0O84Rmz1GVLbWAoMB', null, '2026-11-16 05:36:43.689+00', '2026-11-16 05:36:43.69+00', '117', '117', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_OdN9edZ2rfVqPExV4hrp1O', 'payment.updated', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', '3', '{processor_reference}', null, null, '2026-11-16 05:36:40.197+00', '2026-11-16 05:36:40.198+00', '58', '58', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_PTMeXsOxEkUC2RfjeT2D88', 'refund.succeeded', 'refund', 're_tVlDne3AurAU93592QGntz', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 05:36:40.538+00', '2026-11-16 05:36:40.539+00', '62', '62', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_QFTTzSNn8mtgnUI213xTiB', 'superbill.created', 'superbill', 'sbl_PX7GA3LeMZGqBz4zlN07v8', '1', '{}', 'req_faNnPY6K5pj7mz7EwFY8rg', null, '2026-11-16 05:36:42.433+00', '2026-11-16 05:36:42.433+00', '96', '96', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_RDIEDpbSslmLu3VwfCugfC', 'practitioner.created', 'practitioner', 'prac_qlFlJgbZGrZgGcpvlhPQa7', '1', '{}', 'req_lethO84LZhKQ1eQBGqNCnK', null, '2026-11-16 05:36:42.413+00', '2026-11-16 05:36:42.413+00', '95', '95', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_RDWENfsUezSWzc9Ve9hWVu', 'check.running', 'check', 'chk_I6g2SeMsgew0lV8Mog5TQZ', '2', '{attempts,status,running_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '142', '142', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_RPCrtW77CL0WNVeMlglJ5q', 'payment.created', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', '1', '{}', 'req_fMBWTHr01xz6b36RScmJr8', null, '2026-11-16 05:36:39.938+00', '2026-11-16 05:36:39.939+00', '56', '56', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_RivQRah0LJyrFT2BRM5iEd', 'deposit.created', 'deposit', 'dep_003qQXARaoYUYaw4UZpRYD', '1', '{}', 'req_zBl8csJpa2ZJOHKOu8ycdN', null, '2026-11-16 05:36:42.496+00', '2026-11-16 05:36:42.496+00', '97', '97', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_Rm9EwrxqQ9ulmeqi1BaFQu', 'remittance.balanced', 'remittance', 'era_PTJnEbQehkVFhhq9QBIK6Q', '2', '{status,balanced_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '151', '151', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_S19lQOj5wPO9y5Bxxk4Tpw', 'person.created', 'person', 'per_kb9S6okv5fDexnUu9nJPGt', '1', '{}', 'req_nlL1bYHjlXvy2DZv5pweJq', null, '2026-11-16 05:36:44.105+00', '2026-11-16 05:36:44.105+00', '126', '126', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_S5Tz5yxo7OEltu963XlcFO', 'practitioner.eligibility_changed', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', '5', '{eligibility.US-CA}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '161', '161', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_SNJthYsMHVOWeIzAUostoG', 'consent.granted', 'consent', 'con_2AwerRGzkXair6p9L98PR4', '3', '{evidence,signing,status,granted_at}', 'req_emJGbeMUy1nuTlqbPUjjjo', null, '2026-11-16 05:36:41.891+00', '2026-11-16 05:36:41.892+00', '85', '85', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_SZYPpyvYdYRL8as45WZkJz', 'person.created', 'person', 'per_wOKVIwfF39BKln0T7HRwQv', '1', '{}', 'req_yRKSjFJV5fnZ95xS7BQETQ', null, '2026-11-16 05:36:38.315+00', '2026-11-16 05:36:38.316+00', '37', '37', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_SkdgbuxKPHoDFBeasMdanr', 'payment.refunded', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', '5', '{amount_refunded}', 'req_PEnrBejg7BgUA1i5dEt370', null, '2026-11-16 05:36:40.362+00', '2026-11-16 05:36:40.362+00', '60', '60', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_T0d8T2MUu7pggFpzyFgP74', 'consent.created', 'consent', 'con_fxJccjxzogb95fNt26hL5o', '1', '{}', 'req_rxDRNs4RWAeZfO7WSFH2Vj', null, '2026-11-16 05:36:41.256+00', '2026-11-16 05:36:41.256+00', '73', '73', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_TZONOSDHeMZErAajDEfIUr', 'payment.created', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', '1', '{}', 'req_35RcesKM3dLxNc0rzpMHJ8', null, '2026-11-16 05:36:43.128+00', '2026-11-16 05:36:43.129+00', '104', '104', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_TznnPj3iUywlfkq2x66LKQ', 'consent.offered', 'consent', 'con_Fpo4pMAVfCzSnNM02YKgfD', '2', '{status,offered_at}', 'req_QMfQdHLMM0YjGyg7iOrcKO', null, '2026-11-16 05:36:43.461+00', '2026-11-16 05:36:43.461+00', '113', '113', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_U6socwYcwUPKtGloGxOLgs', 'practitioner.created', 'practitioner', 'prac_23IvWjqOSVBX4jYPB4heMF', '1', '{}', 'req_hhp0HxjXU7TGg2XHpXrVe0', null, '2026-11-16 05:36:37.248+00', '2026-11-16 05:36:37.248+00', '12', '12', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_UEaTZdn3JEVNOHSBYOAlpG', 'webhook_endpoint.created', 'webhook_endpoint', 'we_Wkkz0doeSLwpbEkKxvLiF1', '1', '{}', 'req_3Srjla46SfGgmfkYKAga4X', null, '2026-11-16 05:36:36.977+00', '2026-11-16 05:36:36.977+00', '3', '3', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_URpVvhMOt2Zee4D6cMCNz4', 'emergency_access.created', 'emergency_access', 'emg_Uhqnir7vGpRpveXe0XwXf8', '1', '{}', 'req_mMYnNrbpV7e3KZvCq6xb4v', null, '2026-11-16 05:36:37.569+00', '2026-11-16 05:36:37.569+00', '19', '19', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_UVO7Omh3vQ9IpA0PJu4gpw', 'transmission.created', 'transmission', 'trn_oSxt1BeHlji8kq7KRro0Y2', '1', '{}', 'req_Vyj4QxmMgWWR1jCWFAXrDI', null, '2026-11-16 05:36:44.308+00', '2026-11-16 05:36:44.309+00', '133', '133', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_VR52ApjHYqbG1mh54LRK50', 'deposit.created', 'deposit', 'dep_jvppWMDaWhTduSD2kbPwZu', '1', '{}', 'req_mZ3ioVGNYLgdgUdj9cqSKn', null, '2026-11-16 05:36:43.052+00', '2026-11-16 05:36:43.052+00', '102', '102', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_VV6nkX0baB7fTLHbnvbRPd', 'person.activated', 'person', 'per_SHjdB694pnIHnNlqzapEm5', '2', '{status,activated_at}', 'req_yMhmFiWwzMOYoEbSc7gDuD', null, '2026-11-16 05:36:43.526+00', '2026-11-16 05:36:43.526+00', '115', '115', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_Vtw8gBzBbzt5ygkyNj9kE7', 'consent.granted', 'consent', 'con_1TZsKFIkUqFabmVkIjZp6w', '3', '{evidence,signing,status,granted_at}', 'req_1Utws81hoxje7P5eCPNNPa', null, '2026-11-16 05:36:44.207+00', '2026-11-16 05:36:44.208+00', '130', '130', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_WGNdWX5SpVKOUpH5tavEjQ', 'session.created', 'session', 'ses_zfjOtDZ0H3EP4wnkEE2P4g', '1', '{}', 'req_zA4tRIHMewhNkQNBkfOiuC', null, '2026-11-16 05:36:37.768+00', '2026-11-16 05:36:37.768+00', '23', '23', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_WMOTRWv1zesAh6KmMqZnbC', 'check.created', 'check', 'chk_BkHYWq2ru4u7TVRjQfFkTN', '1', '{}', 'req_s9F9XSEXAaktmGPoQ0ls2M', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:37.116+00', '10', '10', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_WMzXXUUsbAg1kXKKDIpTkK', 'session.created', 'session', 'ses_MusKN3lYOts1YFvBLGoxD0', '1', '{}', 'req_okitdmZtZdtwlbL2anW5cn', null, '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00', '28', '28', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_WgJcmpeFnhp6z0zz5wbUjm', 'billing_provider.created', 'billing_provider', 'bill_pyAVIpMn5Apf3nR7MFSDQt', '1', '{}', 'req_zif5cnFV4JG69Zj21MOHRx', null, '2026-11-16 05:36:44.077+00', '2026-11-16 05:36:44.077+00', '125', '125', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_WtKxePHln2lJewqhHMtLNd', 'person.created', 'person', 'per_BRWae6wnF29ADntsoOa1FP', '1', '{}', 'req_cWhgMBox1JWxAnNdCW1O70', null, '2026-11-16 05:36:40.817+00', '2026-11-16 05:36:40.817+00', '66', '66', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_X7w4uhzSwUXKABwqjGEz25', 'coverage.updated', 'coverage', 'cov_3B34d0At4NCcL4IGZpNAFi', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '149', '149', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_XL58GPBAHgZSrJq0UC8HLD', 'payment.received', 'payment', 'pay_wUTU2RVHX5Scp2kWvjyGHh', '2', '{amount_captured,fee,status,received_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '158', '158', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_XUEKIQ6ubuUPlgLqrKsBk0', 'practitioner.created', 'practitioner', 'prac_M6XKolbIUynN893HKb3VOy', '1', '{}', 'req_SNArX1PrQIL2iNE9bjRZtx', null, '2026-11-16 05:36:37.624+00', '2026-11-16 05:36:37.624+00', '20', '20', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_XwMjzUE8FesMaqPb9f4aOS', 'payment.succeeded', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 05:36:43.217+00', '2026-11-16 05:36:43.218+00', '107', '107', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_YhiAdwnkPyyjOBbInnc2sj', 'person.updated', 'person', 'per_QyUwD7y2pJH9rwIHmbld5v', '2', '{care_team_ids}', 'req_px1B72XTZy7xgAaUc9Vq16', null, '2026-11-16 05:36:38.832+00', '2026-11-16 05:36:38.832+00', '44', '44', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_YqZCdSt3BbSjR8owX7Xd9k', 'check.passed', 'check', 'chk_KMmW2MpDIAvY5YBI4u6u4T', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '147', '147', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_ZRi9HnZmwZouRdqSMvOL3e', 'note.created', 'note', 'note_Bhr9jz4xZtWjA0qzARdj2l', '1', '{}', 'req_Khqq3zHHjeZEmKBBnb31LW', null, '2026-11-16 05:36:43.826+00', '2026-11-16 05:36:43.826+00', '119', '119', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_ZiGoqVWKgr6D3EniY2aQrB', 'consent.offered', 'consent', 'con_nrd7UhExQc0qd7J9TXWCbM', '2', '{status,offered_at}', 'req_3QhsxM2qxfkT0IZk15xobc', null, '2026-11-16 05:36:41.001+00', '2026-11-16 05:36:41.001+00', '69', '69', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_a51DD9DAbo6LCAh6W8oxSG', 'consent.granted', 'consent', 'con_fxJccjxzogb95fNt26hL5o', '3', '{evidence,signing,status,granted_at}', 'req_nwz7MMd2hpakr1XMN5fEXs', null, '2026-11-16 05:36:41.339+00', '2026-11-16 05:36:41.34+00', '75', '75', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_aknpmCxCxvFJPG2GwAzHOE', 'check.running', 'check', 'chk_KMmW2MpDIAvY5YBI4u6u4T', '2', '{attempts,status,running_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '146', '146', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_ayuLISSeMah3ROwBeUpvw6', 'check.created', 'check', 'chk_9GESmH3mKmOdPQ0pWVP06P', '1', '{}', 'req_s9F9XSEXAaktmGPoQ0ls2M', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:37.116+00', '9', '9', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_b2vMoMjunsLVvzPMKG09Vq', 'payment.updated', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 05:36:43.273+00', '2026-11-16 05:36:43.273+00', '109', '109', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_b5gdPsT24pcvEeSU9gAhCf', 'payment.created', 'payment', 'pay_FzECSKBrYCiSLLIBpXCW6I', '1', '{}', 'req_HLKdGU3KmbC6xykoXOmUqu', null, '2026-11-16 05:36:39.797+00', '2026-11-16 05:36:39.797+00', '54', '54', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_c0eNUktjZSeu7fWNmqlbz2', 'practitioner.created', 'practitioner', 'prac_vQHVKrIwwk7loRI2LJ8r0C', '1', '{}', 'req_b3U3wbcw6y3VyNjL9poRBC', null, '2026-11-16 05:36:38.953+00', '2026-11-16 05:36:38.954+00', '46', '46', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_cNRPFuWfxYSNMA5QsGKsQB', 'person.created', 'person', 'per_lHNzhe8Xj0XlQcIGywyL3o', '1', '{}', 'req_OWrlkbw5QcwQRR1N3xElvK', null, '2026-11-16 05:36:41.718+00', '2026-11-16 05:36:41.718+00', '81', '81', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_cWQUIiim3lr7pbihVwHxNO', 'consent.created', 'consent', 'con_1TZsKFIkUqFabmVkIjZp6w', '1', '{}', 'req_yaOqSdhsQAmDV7BtCzwOjm', null, '2026-11-16 05:36:44.164+00', '2026-11-16 05:36:44.164+00', '128', '128', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_d3j7JGbWZhNQ1t5sfFhcLD', 'person.created', 'person', 'per_cVjIDuzXlPDOYj1I8YWzfy', '1', '{}', 'req_UVh9oFnxgyoVebch3CR8Ew', null, '2026-11-16 05:36:39.885+00', '2026-11-16 05:36:39.885+00', '55', '55', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_d7T0Uxse98wAKehuQhd7CK', 'practitioner.created', 'practitioner', 'prac_m9gowfpBjyF4LiiYdRf0Wz', '1', '{}', 'req_ZBsooUkN623u55Mry0FlWT', null, '2026-11-16 05:36:44.039+00', '2026-11-16 05:36:44.039+00', '124', '124', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_dFemzzOKR7A0jnpaVNw4HB', 'session.created', 'session', 'ses_TDi7A0dVXu01fYQgXDM6Tu', '1', '{}', 'req_yMhmFiWwzMOYoEbSc7gDuD', null, '2026-11-16 05:36:43.526+00', '2026-11-16 05:36:43.526+00', '116', '116', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_e7UBI7khI9KOWX70OzGYFb', 'consent.offered', 'consent', 'con_fxJccjxzogb95fNt26hL5o', '2', '{status,offered_at}', 'req_JJIOAGFZQELWl62CeDVW7G', null, '2026-11-16 05:36:41.289+00', '2026-11-16 05:36:41.289+00', '74', '74', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_eGCZEioRNygmQFkMhNZaLh', 'practitioner.created', 'practitioner', 'prac_F2Qyf85GOQ0d5W08HnJEx1', '1', '{}', 'req_enpp1L1TpTzXYlAqxGB1jw', null, '2026-11-16 05:36:41.649+00', '2026-11-16 05:36:41.649+00', '79', '79', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_ePGklaeEAMXWNbRfQsg5sS', 'claim.created', 'claim', 'clm_FIMqImFgPZNxAQMp0VvnGb', '1', '{}', 'req_VtySnxPmbZCyXu49nARXFg', null, '2026-11-16 05:36:44.267+00', '2026-11-16 05:36:44.268+00', '131', '131', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_eUgUKE7CIriQtKXMMuIzYi', 'disclosure.created', 'disclosure', 'dis_UwCe4PmUK7nBQprqPy60zV', '1', '{}', 'req_mioVr6kpLOubVtDCwIaZfe', null, '2026-11-16 05:36:41.437+00', '2026-11-16 05:36:41.437+00', '76', '76', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_g2BCPEfKOoo6ZXiiX6sCUT', 'check.created', 'check', 'chk_KMmW2MpDIAvY5YBI4u6u4T', '1', '{}', 'req_iYG2702ZjTa3PPMWdVC1fz', null, '2026-11-16 05:36:37.27+00', '2026-11-16 05:36:37.27+00', '13', '13', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_g6z9vBZAs8eo6DPrqqxbnN', 'practitioner.verified', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '145', '145', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_gN0gXlVRufv42DxJe5rQor', 'session.created', 'session', 'ses_EUikKqBMmhvAT0JclB4ubS', '1', '{}', 'req_okitdmZtZdtwlbL2anW5cn', null, '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00', '27', '27', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_hE9imxDWwkRJ0ybRZJvuPV', 'note.updated', 'note', 'note_Bhr9jz4xZtWjA0qzARdj2l', '2', '{sections}', 'req_TvTXV1fOjCWo4vRAUeVUii', null, '2026-11-16 05:36:43.855+00', '2026-11-16 05:36:43.855+00', '120', '120', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_hEjsm67Sx4rDSSFxBpMKQi', 'payment.processing', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_m6QaqzTxuJE8ONnVfDeGDt', null, '2026-11-16 05:36:40.037+00', '2026-11-16 05:36:40.037+00', '57', '57', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_haBUxsSvdLezUPjqpmZBsB', 'note.created', 'note', 'note_6gCJHAuNO9hYpQU115cB48', '1', '{}', 'req_mwgoomw10qmgDZ5EDjmUEc', null, '2026-11-16 05:36:38.228+00', '2026-11-16 05:36:38.228+00', '36', '36', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_hjof1rg8mu7lTXWABKvvNt', 'verification.created', 'verification', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', '1', '{}', 'req_s9F9XSEXAaktmGPoQ0ls2M', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:37.116+00', '6', '6', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_iKjZtNyIwq8kC6CLO9Q1rw', 'person.created', 'person', 'per_aCwYvVlJKzfhYncbaaUZ3l', '1', '{}', 'req_B2Q9zQR362YPZ4sXfqSX77', null, '2026-11-16 05:36:43.113+00', '2026-11-16 05:36:43.113+00', '103', '103', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_iXVq2zhvkscULE4Sylxeem', 'person.created', 'person', 'per_XgKrFEUkt1g6iYiN8RKtRS', '1', '{}', 'req_usbukz6Oyxp6GQf97OirRN', null, '2026-11-16 05:36:39.443+00', '2026-11-16 05:36:39.443+00', '49', '49', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_j3DqnQ7yufxMc4qg1n96PL', 'practitioner.submitted', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', '2', '{reason,current_verification_id,status,submitted_at}', 'req_s9F9XSEXAaktmGPoQ0ls2M', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:37.116+00', '7', '7', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_jbBYt0IFfPbVN9xzVN17C0', 'person.created', 'person', 'per_LliZli8bfP0nW7nYCWlGO9', '1', '{}', 'req_WVEm27kyG69NTW2v9bG1xK', null, '2026-11-16 05:36:38.021+00', '2026-11-16 05:36:38.021+00', '32', '32', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_jwP645pJhSiQYy9KrIe0Ua', 'person.created', 'person', 'per_ZdRUql95zYoRljsp86AAYH', '1', '{}', 'req_9xXcYhn5SrcLe5M5f70tvP', null, '2026-11-16 05:36:42.551+00', '2026-11-16 05:36:42.551+00', '98', '98', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_kh5sHnU9k07jjgf1ohQ7BR', 'consent.created', 'consent', 'con_2AwerRGzkXair6p9L98PR4', '1', '{}', 'req_xGop1BtXhMsJTZMDBQKYTX', null, '2026-11-16 05:36:41.809+00', '2026-11-16 05:36:41.81+00', '83', '83', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_kzFc1t6ya9B56xICsaokSg', 'api_key.created', 'api_key', 'key_kOeLDO1VhOQ6z1LJejqGj6', '1', '{}', null, null, '2026-11-16 05:36:36.695+00', '2026-11-16 05:36:36.696+00', '1', '1', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_lHjveVyYe6Mpp3LxtEHuIB', 'payment.created', 'payment', 'pay_wUTU2RVHX5Scp2kWvjyGHh', '1', '{}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '157', '157', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_lOwuoFvPWk7LZPw1bqjDvp', 'adjustment.created', 'adjustment', 'adj_DCEJTimRiCydMESelbCGAY', '1', '{}', 'req_ZFj4aNjktgBmBIAqOTIJEA', null, '2026-11-16 05:36:39.673+00', '2026-11-16 05:36:39.673+00', '52', '52', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_lRWHfZBVe31R5esNYpo9Nt', 'practitioner.created', 'practitioner', 'prac_shYS6zFj2ouScdkSxVPGze', '1', '{}', 'req_o1vQLCMrXlvQwaRGPRBsFA', null, '2026-11-16 05:36:43.359+00', '2026-11-16 05:36:43.36+00', '110', '110', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_lbf0WspXQptu2bPWY2wXis', 'dispute.created', 'dispute', 'dsp_YBVqMImRzOFksjSTv9qHVS', '1', '{}', null, null, '2026-11-16 05:36:43.273+00', '2026-11-16 05:36:43.273+00', '108', '108', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_mIvqJUYKRbjQ8H6dsc5Maq', 'disclosure.created', 'disclosure', 'dis_l2NEDdp9voGgRHGr7UhJku', '1', '{}', 'req_GCB5t0Mpyg2BMBKyb7PTxM', null, '2026-11-16 05:36:42.593+00', '2026-11-16 05:36:42.593+00', '99', '99', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_mWg5k9I8qHvESSoorwj7dX', 'payment.created', 'payment', 'pay_OmIL70Kb84bU1YcrHMqzrZ', '1', '{}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '152', '152', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_n8EAO1IqJ9Iey3WiiL9m4V', 'disclosure.created', 'disclosure', 'dis_98Jgk38SgCMLQY7l80RJOy', '1', '{}', 'req_Vyj4QxmMgWWR1jCWFAXrDI', null, '2026-11-16 05:36:44.308+00', '2026-11-16 05:36:44.309+00', '132', '132', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_nLS6Tz3SKcAX3vGbd9EUD0', 'x12_document.processed', 'x12_document', 'xdoc_w9DRdRtJsb3qplb57LIzg4', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '155', '155', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_oIQwK1facwqbOGUWr7rfYO', 'consent.offered', 'consent', 'con_2AwerRGzkXair6p9L98PR4', '2', '{status,offered_at}', 'req_70Y6ajVBRKZi8jp76DcWCK', null, '2026-11-16 05:36:41.845+00', '2026-11-16 05:36:41.845+00', '84', '84', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_oXxtvtLKDzKfcyYxu4hbAA', 'api_key.created', 'api_key', 'key_tQm4OBaPBq3ksBOhxo7Krj', '1', '{}', 'req_bRoVfmHykULx6g6WaOPSnb', null, '2026-11-16 05:36:36.858+00', '2026-11-16 05:36:36.859+00', '2', '2', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_ocbm2Hf99ucTWohfmkkGRB', 'risk_flag.created', 'risk_flag', 'risk_HiOEcCVaxjbiHbH9zsKz6D', '1', '{}', 'req_DRAsK5a388VEk3TIqmni59', null, '2026-11-16 05:36:38.705+00', '2026-11-16 05:36:38.705+00', '42', '42', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_ogL9rdsgRwqKYPrJOiQivj', 'person.created', 'person', 'per_7JIywXVReCNR1jndLqlEg2', '1', '{}', 'req_jO5CfBHkBCk3vojSahE0zH', null, '2026-11-16 05:36:37.527+00', '2026-11-16 05:36:37.527+00', '17', '17', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_pIlzCUpkiqatuhoTdPvn5z', 'refund.created', 'refund', 're_tVlDne3AurAU93592QGntz', '1', '{}', 'req_PEnrBejg7BgUA1i5dEt370', null, '2026-11-16 05:36:40.362+00', '2026-11-16 05:36:40.362+00', '61', '61', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_qkZFulCS3qPNszOOELGK54', 'check.passed', 'check', 'chk_BkHYWq2ru4u7TVRjQfFkTN', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '139', '139', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_rLMsF3mkR4wdNw8YK0i7jE', 'practitioner.created', 'practitioner', 'prac_k1Y7T9CkbCYlyC7Lug6ljT', '1', '{}', 'req_rVq7QLeTQS1kl61erzEBbo', null, '2026-11-16 05:36:37.733+00', '2026-11-16 05:36:37.733+00', '22', '22', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_rYDQ736273nxdm7zb79BUn', 'person.created', 'person', 'per_QyUwD7y2pJH9rwIHmbld5v', '1', '{}', 'req_bESBUrgIgnUMyfCgNQHaf2', null, '2026-11-16 05:36:38.781+00', '2026-11-16 05:36:38.781+00', '43', '43', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_rzoGZm8DViLqUVVNDESROY', 'person.created', 'person', 'per_da7UYzEQovaLwHGDWsPuRg', '1', '{}', 'req_TJruXTxyq74JPQPxF1hLrZ', null, '2026-11-16 05:36:37.337+00', '2026-11-16 05:36:37.337+00', '14', '14', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_sZ9kE8hezUy6CQE8TBOIdr', 'x12_document.created', 'x12_document', 'xdoc_w9DRdRtJsb3qplb57LIzg4', '1', '{}', 'req_FJGlLjushZcId68qWLgUU3', null, '2026-11-16 05:36:42.028+00', '2026-11-16 05:36:42.028+00', '87', '87', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_sdfOGa6mHLRggtyPIUsYwa', 'charge.created', 'charge', 'chg_kj5kLvlL9hJ25FWoNbodhM', '1', '{}', 'req_rrRZr15AOsSXFR8WqkprQZ', null, '2026-11-16 05:36:39.489+00', '2026-11-16 05:36:39.49+00', '50', '50', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_sfChgTqrC5mm0YEcLY9xpO', 'practitioner.availability_changed', 'practitioner', 'prac_vQHVKrIwwk7loRI2LJ8r0C', '2', '{published,rules}', 'req_MfQ2ZrZCg9vtX5yRh7yYxO', null, '2026-11-16 05:36:39.011+00', '2026-11-16 05:36:39.012+00', '47', '47', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_tNNmlMJXe3jiXTr6fSEdY8', 'payment.updated', 'payment', 'pay_dSN16w7TtszcS0WKQLUDvd', '3', '{processor_reference}', null, null, '2026-11-16 05:36:43.201+00', '2026-11-16 05:36:43.201+00', '106', '106', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_ta9Pn30wwkbXKDQGXrlJab', 'check.created', 'check', 'chk_Cw18gUGKGvgo7sy32kYlbt', '1', '{}', 'req_s9F9XSEXAaktmGPoQ0ls2M', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:37.116+00', '8', '8', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_tuHqqc1IX3Oe8enGcMrcrE', 'person.updated', 'person', 'per_wOKVIwfF39BKln0T7HRwQv', '2', '{care_team_ids}', 'req_q0BC57vTKk1mClbFCmxxUc', null, '2026-11-16 05:36:38.356+00', '2026-11-16 05:36:38.357+00', '38', '38', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_u6VWW3LKOi5jI0xji7DRbp', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_cwoJcbPURAaIzjsFRNIndJ', '1', '{}', 'req_Laps1nn1P4dix9f0iNApnH', null, '2026-11-16 05:36:38.383+00', '2026-11-16 05:36:38.384+00', '39', '39', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_uOnzpKhJS1xg8EQjGdIZED', 'person.updated', 'person', 'per_z8XCgp8L54izNxToSBr4BI', '2', '{care_team_ids}', 'req_Vc29eFs0PKz9KWGyiCARLR', null, '2026-11-16 05:36:38.645+00', '2026-11-16 05:36:38.645+00', '41', '41', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_v1XRqDi2y4JtjwtSivXqID', 'remittance.excepted', 'remittance', 'era_PTJnEbQehkVFhhq9QBIK6Q', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '154', '154', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_vFfcMmevAPNbXErWCIub6u', 'billing_provider.created', 'billing_provider', 'bill_GVfTvHxdV2wdQ0RHiwhPj8', '1', '{}', 'req_tnMzFCuam55aum4NLp38Te', null, '2026-11-16 05:36:41.609+00', '2026-11-16 05:36:41.609+00', '78', '78', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_vJpTOKZZKbcsu4Vwi4CZfS', 'payment.succeeded', 'payment', 'pay_Rp6YJodNYc2ZYz42oSpFoH', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 05:36:40.266+00', '2026-11-16 05:36:40.267+00', '59', '59', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_vh16NPK7dmFIi524bK1gEc', 'practitioner.created', 'practitioner', 'prac_hSIAyzZ9eLhdEB6ruPi92o', '1', '{}', 'req_ks6WMlhdsPpSDC2iZaISDs', null, '2026-11-16 05:36:37.098+00', '2026-11-16 05:36:37.098+00', '5', '5', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_whK6yozJ6pZHeS5aVQEhpd', 'claim.created', 'claim', 'clm_JZ2UOuAafidk2iVHG6ZqaE', '1', '{}', 'req_6HVIgRAmjVug4ur4T6nPWm', null, '2026-11-16 05:36:41.922+00', '2026-11-16 05:36:41.922+00', '86', '86', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_wrnHTq13zeaYsUZZuWUBhq', 'consent.created', 'consent', 'con_nrd7UhExQc0qd7J9TXWCbM', '1', '{}', 'req_PmmzTbpQhCSJUK75Kamx69', null, '2026-11-16 05:36:40.952+00', '2026-11-16 05:36:40.952+00', '68', '68', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_wwpVuuK7C3QVvgTQJHGswI', 'remittance.balanced', 'remittance', 'era_Cpwqch4LRju3JCbagqjFx5', '2', '{status,balanced_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '156', '156', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_wyGYpY1rr9UnmhNUyl2LRG', 'payment.received', 'payment', 'pay_OmIL70Kb84bU1YcrHMqzrZ', '2', '{amount_captured,fee,status,received_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '153', '153', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_x7RCMQjCJChbd8vdSlZurn', 'practitioner.created', 'practitioner', 'prac_ll1NueyaRIRw093ONxYT0Y', '1', '{}', 'req_bHW1G04nFRgohyXcoysYRV', null, '2026-11-16 05:36:42.227+00', '2026-11-16 05:36:42.227+00', '92', '92', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_x8aE0F8UKa8ziEtfXHyTWx', 'person.created', 'person', 'per_rSNd5PRzZuAhVfE9SDwR5J', '1', '{}', 'req_VgXJouAA9W5ajWwawphXj7', null, '2026-11-16 05:36:37.392+00', '2026-11-16 05:36:37.392+00', '15', '15', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_xAwX4cmn2U8rBQiMxo5VJY', 'check.passed', 'check', 'chk_I6g2SeMsgew0lV8Mog5TQZ', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_b1QkGnYQcR3BzWdPPKKdbo', null, '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', '143', '143', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_xqySwjPxSC1Cx0Oq079UJh', 'person.created', 'person', 'per_w9tEirUhLz8SC3wi8Cp7wz', '1', '{}', 'req_EAgM8Id6lrkTsLk5TG950f', null, '2026-11-16 05:36:43.902+00', '2026-11-16 05:36:43.902+00', '121', '121', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_xyJnf6EKyCkfkykx7GNr3s', 'claim.submitted', 'claim', 'clm_FIMqImFgPZNxAQMp0VvnGb', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_Vyj4QxmMgWWR1jCWFAXrDI', null, '2026-11-16 05:36:44.308+00', '2026-11-16 05:36:44.309+00', '134', '134', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_y8T3JLI089XWuMkbAiZD1v', 'consent.granted', 'consent', 'con_Fpo4pMAVfCzSnNM02YKgfD', '3', '{evidence,signing,status,granted_at}', 'req_7kYP8JYab6affHDgKoTswo', null, '2026-11-16 05:36:43.476+00', '2026-11-16 05:36:43.477+00', '114', '114', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_yJyfuLCuYa3H4PcEfMKpsf', 'eligibility_check.created', 'eligibility_check', 'elig_4YrEVqSSIsdUeMJqiw6mxD', '1', '{}', 'req_mioVr6kpLOubVtDCwIaZfe', null, '2026-11-16 05:36:41.437+00', '2026-11-16 05:36:41.437+00', '77', '77', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_yS1PR6ZSM1TzacYTLBgUtD', 'consent.created', 'consent', 'con_Fpo4pMAVfCzSnNM02YKgfD', '1', '{}', 'req_JicPARB4NaNZ0o3eX4jlvh', null, '2026-11-16 05:36:43.429+00', '2026-11-16 05:36:43.429+00', '112', '112', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'evt_yu2bZaordZnUEL0DHjjKZg', 'practitioner.created', 'practitioner', 'prac_PXSUBwwera1SITnAcuotpG', '1', '{}', 'req_vlrXWeQGyRUtX9F1UrKlaC', null, '2026-11-16 05:36:37.03+00', '2026-11-16 05:36:37.031+00', '4', '4', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x010f3574ab1e415783b2ef1472e95986905e3362e5054e8b6a9a9368139ee53737051d9c4431', 'mfqwfxay1D8kmJQEJX9JNc_9dlTtR8BCjSzMWR16kaQ', 'prac_VMOIxytVjB0ADTnDaLvrQu', null, '\x01f245118e81d52fff509c4da265b2e40b9846cbfdbd8791fc265fa0069f6ed4a34bb9806b7fc7409c1e28e85bdfe747ec400935a7b208d0d8ce255327c562a6a5682e43aad499697c701f85443df1057bede985bebd51f84769b12fb2fc3dd0cc2cc6ffca9da014401b526835bdf4d9872d57380dea99333bbb0fa13a0de323fb3ed3f122d4f77cf98c0dcb1aa1107b171817896c92d76b2ac607d1b34a79716f025d405f921a4b17369d06734fc8cf4a1c20987a3ac0fb1f69de51e451fa59d7ec9bf9e9f35a67c56e295e7c1a3035a72796574372c06f05aa59e7d36804776700d7efeca935368be4d13d11b233d29000cc1d3cfc9cb29a39f6e9eb09a538c819ed23fef16bdc5ec35392f06554fd2b9589b75faa5784f334211a2e449de5f51e93d353eb4d54af8cb06a1b2d7dd086588db92cfc8fff0a0feeff48b660d0f46f6510e3a69281d6f22e91a196d4c8c101d7ea835c68216ef97c5674abaeb73d754a3fc5223647a050c00677d00d0c3b36f81e07b5251e5c126126ffce5588f706a34073965ad22adc1b95c86651f5d972f72831a9425031986b2de61c40e8913d4c7df713ced68f23ba02bab0060a4ac8eef6955b4aae8291d52538ed3209e90944ae2d9eaee4766d8ebb731f792e4ccfe09e0effc171fa63865af55f66e983c8c866b5446189dde4de17e2ea34550b45a07fb33bd8219188803839e3f3bac8ff51007287a73c0e123f3b27159b5816574eb2617be203c3cda9c663318617485c3ae9845d5308f5835476ba5584c318eeaeccd36a15180c11f410d13fcd9f87ea14050f6b57c4c4e56a48725ff6ce8e54bb9a472723e8f73643943acae7815986395d44da0bfe5c3eb08e6bd7c0a3deb5e03c6089262aaacd0c215974fdbe0b4df79dd16e1476048fc94e60eb99c5b122f283001a7aadff8671f75f601717dacd47ad125ca66e06c3fe896fe2e1ba9827c12601a40c230475d6b8126efd812cde3a808b06a9c62869a15e2b8db7cae95e2e7a2ada3b4f2cbde943248b45a1dc0afc94a1395571eebec1f25d8b7d013db47ed7d5a03e2bacb9bf98cfb42d456ad789abda6f66f6d3f497af338ec4fbd7311f825d7febddf547ccdf1f83819c3a2f91668287851149075024a59927c23f97c962a2137bff1bbe038e2b2295cecd49dc30949c51c25bbdabea031684459132b53ee593c84b9c106b30529cfe1872c899802f7ee6d1e56e86065d90a9d4e36676f771446c0732ba1703b385f01312df36dfe4502526a6716e1fd9c18f7207e20605b7fd18ed28be35106b3b40e3dd5ee34bf3cb97b700fd051a2de9940366926ef06ee87d3c12734ead98799718823230b7a865fbc7f479ac712528cb56280f6c6bce836e11343c448a9dad4a799aa96941b05c111c6b8e9089f5b0d01f453286c75703248e32ffad2b2329ce0e2251252fa449f86cf5eb13e8504158470e3d0804a5095d69d86a4d0b1c44538a891dd621844218ebca72b55e51b7c9dbef3013b9d8f593ae8fcc049037ed2c437f54e04b2fed316a496ceab7f9447a6940620a58046e6206eec91c1fe5cdf0f098475210d411a4cc3112d00b66be9068887aa26f5cedc42a1623d72a37bd82da3e6ee3d50d3d4fd4ac862f4c2beec1e90505f033853d6da0a83e290b468a9d8b', '2026-11-16 05:36:43.916+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:deposit_clearing:dep_003qQXARaoYUYaw4UZpRYD', 'usd', '0', '-12500', '1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:deposit_clearing:dep_jvppWMDaWhTduSD2kbPwZu', 'usd', '0', '-12500', '1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:patient_ar:per_XgKrFEUkt1g6iYiN8RKtRS', 'usd', '0', '15000', '1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:patient_ar:per_aCwYvVlJKzfhYncbaaUZ3l', 'usd', '0', '0', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:patient_ar:per_cVjIDuzXlPDOYj1I8YWzfy', 'usd', '0', '0', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:patient_ar:per_vwPkMONZ4KqkdLBH29u0K1', 'usd', '0', '500', '1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:payer_ar:clm_FIMqImFgPZNxAQMp0VvnGb', 'usd', '0', '18000', '1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'liability:patient_credit:per_XgKrFEUkt1g6iYiN8RKtRS', 'usd', '0', '0', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'liability:patient_credit:per_aCwYvVlJKzfhYncbaaUZ3l', 'usd', '0', '-2500', '1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'liability:patient_credit:per_cVjIDuzXlPDOYj1I8YWzfy', 'usd', '0', '-1500', '2'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'liability:patient_credit:per_vwPkMONZ4KqkdLBH29u0K1', 'usd', '0', '0', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_2xgXKmDXKBbZNd7bGsDHJR', 'dispute_fee_paid:dsp_YBVqMImRzOFksjSTv9qHVS', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 05:36:43.273+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_G6PWR428cPfCtrDGjuuWMg', 'fee_paid:pay_dSN16w7TtszcS0WKQLUDvd', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 05:36:43.217+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_ODofmzRo5YAPpzBCXI4gAy', 'fee_paid:pay_Rp6YJodNYc2ZYz42oSpFoH', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 05:36:40.266+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_UfCl8LQD3NUWSfYlvdGk7V', 'deposit_received:dep_003qQXARaoYUYaw4UZpRYD', 'deposit_received', 'usd', '2', 'G6XcSqxZhY8pE3QcpI6vzHfBhDtkXqu_IKLVO9Ld7U0', null, '2026-11-16 05:36:42.496+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_WGXnZTwFJAwrGbYwmeMIzz', 'deposit_received:dep_jvppWMDaWhTduSD2kbPwZu', 'deposit_received', 'usd', '2', '0t-y27p_kiCJpo_0DKuuxRPL0cWnLPcVFyNxNie6_D0', null, '2026-11-16 05:36:43.052+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_YyVxwQF5y6z2tvYPfEdwYu', 'self_pay_charged:chg_kj5kLvlL9hJ25FWoNbodhM', 'self_pay_charged', 'usd', '2', 'YXk-Xghf9owoHdw2c7KXKr5QDyuWN-Vx0T8wa-qfR8Y', null, '2026-11-16 05:36:39.489+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_dHdJSrmLdXYTHdGYvbdwmb', 'dispute_opened:dsp_YBVqMImRzOFksjSTv9qHVS', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 05:36:43.273+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_ibQYAdZIFwUZw4GqYwYhP3', 'claim_charged:clm_FIMqImFgPZNxAQMp0VvnGb', 'claim_charged', 'usd', '2', 'RlqvMpxQMnethV8LPSiee_VXFZNc5u4ZnVENh9Mmlus', null, '2026-11-16 05:36:44.308+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_mwrcUP7WQNcuBlzemy4LHZ', 'refunded:re_tVlDne3AurAU93592QGntz', 'refunded', 'usd', '2', '6WaheUb-U_ZX_2o7y2axekPXw7JhkyXiv8C4oYkSsNk', null, '2026-11-16 05:36:40.538+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_ouKVBPOV4lmdViiOWjxwEw', 'copay_taken:pay_Rp6YJodNYc2ZYz42oSpFoH', 'copay_taken', 'usd', '2', 'sS2RzaFnyO4eVQiVeM_ccxLB4eH-W8aR9ZaCYdirRs8', null, '2026-11-16 05:36:40.266+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_qEl7Mp5dE7UzdTkrzNU8ZW', 'copay_taken:pay_dSN16w7TtszcS0WKQLUDvd', 'copay_taken', 'usd', '2', 'uvRZjw1HaS8wtS81ze5c8aEHCOnHCWXEJEbqi86NUbw', null, '2026-11-16 05:36:43.217+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ltx_yYo5UreVHuDfxJ3y68vyfh', 'balance_adjusted:adj_DCEJTimRiCydMESelbCGAY', 'balance_adjusted', 'usd', '2', 'gc2RfZ7HNQ81iwGYRc16lBa3w_WlkR2N0GLpStCCmHM', null, '2026-11-16 05:36:39.673+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_4qKmAc406jT8rZJL5cdkjc', 'ltx_yYo5UreVHuDfxJ3y68vyfh', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_vwPkMONZ4KqkdLBH29u0K1', null, null, null, null, null, null, '2026-11-16 05:36:39.673+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_5hxQdN8mqf1hvC7jMecZWf', 'ltx_ouKVBPOV4lmdViiOWjxwEw', '2', 'copay_taken', 'liability:patient_credit:per_cVjIDuzXlPDOYj1I8YWzfy', 'usd', '-2500', 'per_cVjIDuzXlPDOYj1I8YWzfy', null, null, null, 'pay_Rp6YJodNYc2ZYz42oSpFoH', null, null, '2026-11-16 05:36:40.266+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_6z7J8Um1rrEe4HWnETpspE', 'ltx_ODofmzRo5YAPpzBCXI4gAy', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_Rp6YJodNYc2ZYz42oSpFoH', null, null, '2026-11-16 05:36:40.266+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_7MLn73LYUlV8nCsJqS9xyG', 'ltx_WGXnZTwFJAwrGbYwmeMIzz', '2', 'deposit_received', 'asset:deposit_clearing:dep_jvppWMDaWhTduSD2kbPwZu', 'usd', '-12500', null, null, null, null, null, null, 'dep_jvppWMDaWhTduSD2kbPwZu', '2026-11-16 05:36:43.052+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_EOqFpCium7CLQzJrsHGYPx', 'ltx_ibQYAdZIFwUZw4GqYwYhP3', '1', 'claim_charged', 'asset:payer_ar:clm_FIMqImFgPZNxAQMp0VvnGb', 'usd', '18000', 'per_kb9S6okv5fDexnUu9nJPGt', null, null, 'clm_FIMqImFgPZNxAQMp0VvnGb', null, null, null, '2026-11-16 05:36:44.308+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_Ffk1cIrUJKvvPUCj766uyQ', 'ltx_YyVxwQF5y6z2tvYPfEdwYu', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_XgKrFEUkt1g6iYiN8RKtRS', null, null, null, null, null, null, '2026-11-16 05:36:39.489+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_HDTHlDAD4oVkaXyRadWCS9', 'ltx_YyVxwQF5y6z2tvYPfEdwYu', '1', 'self_pay_charged', 'asset:patient_ar:per_XgKrFEUkt1g6iYiN8RKtRS', 'usd', '15000', 'per_XgKrFEUkt1g6iYiN8RKtRS', null, null, null, null, null, null, '2026-11-16 05:36:39.489+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_KKSnLxhJXG8bKZyIemiuko', 'ltx_WGXnZTwFJAwrGbYwmeMIzz', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_jvppWMDaWhTduSD2kbPwZu', '2026-11-16 05:36:43.052+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_MyVQdqNZBjlWdPHB12vlTq', 'ltx_G6PWR428cPfCtrDGjuuWMg', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_dSN16w7TtszcS0WKQLUDvd', null, null, '2026-11-16 05:36:43.217+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_Qz0riQErQD28YpiIsoEbZE', 'ltx_qEl7Mp5dE7UzdTkrzNU8ZW', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_aCwYvVlJKzfhYncbaaUZ3l', null, null, null, 'pay_dSN16w7TtszcS0WKQLUDvd', null, null, '2026-11-16 05:36:43.217+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_TK6Kny2jM0m2bf4oLOBZ3W', 'ltx_ibQYAdZIFwUZw4GqYwYhP3', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_kb9S6okv5fDexnUu9nJPGt', null, null, 'clm_FIMqImFgPZNxAQMp0VvnGb', null, null, null, '2026-11-16 05:36:44.308+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_WNPORl9JfsjsZahUINY0iW', 'ltx_2xgXKmDXKBbZNd7bGsDHJR', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_aCwYvVlJKzfhYncbaaUZ3l', null, null, null, 'pay_dSN16w7TtszcS0WKQLUDvd', null, null, '2026-11-16 05:36:43.273+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_YfjIW14IsJAiXZmdOSko02', 'ltx_dHdJSrmLdXYTHdGYvbdwmb', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_aCwYvVlJKzfhYncbaaUZ3l', null, null, null, 'pay_dSN16w7TtszcS0WKQLUDvd', null, null, '2026-11-16 05:36:43.273+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_ZwrWauFKt4ggsbrHC7yZAw', 'ltx_mwrcUP7WQNcuBlzemy4LHZ', '1', 'refunded', 'liability:patient_credit:per_cVjIDuzXlPDOYj1I8YWzfy', 'usd', '1000', 'per_cVjIDuzXlPDOYj1I8YWzfy', null, null, null, 'pay_Rp6YJodNYc2ZYz42oSpFoH', null, null, '2026-11-16 05:36:40.538+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_cfUH9ueR42wLpxebB1cwtT', 'ltx_G6PWR428cPfCtrDGjuuWMg', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_dSN16w7TtszcS0WKQLUDvd', null, null, '2026-11-16 05:36:43.217+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_fIydNxD3B1Og1Y15hRb4A5', 'ltx_qEl7Mp5dE7UzdTkrzNU8ZW', '2', 'copay_taken', 'liability:patient_credit:per_aCwYvVlJKzfhYncbaaUZ3l', 'usd', '-2500', 'per_aCwYvVlJKzfhYncbaaUZ3l', null, null, null, 'pay_dSN16w7TtszcS0WKQLUDvd', null, null, '2026-11-16 05:36:43.217+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_gJ1PxQuCzZlkZqzSjIGk5e', 'ltx_ODofmzRo5YAPpzBCXI4gAy', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_Rp6YJodNYc2ZYz42oSpFoH', null, null, '2026-11-16 05:36:40.266+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_hIMHgdVg24Q1WAu3sM0MIU', 'ltx_mwrcUP7WQNcuBlzemy4LHZ', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_cVjIDuzXlPDOYj1I8YWzfy', null, null, null, 'pay_Rp6YJodNYc2ZYz42oSpFoH', null, null, '2026-11-16 05:36:40.538+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_jZkry1F9KHZkQhfzM8py8P', 'ltx_UfCl8LQD3NUWSfYlvdGk7V', '2', 'deposit_received', 'asset:deposit_clearing:dep_003qQXARaoYUYaw4UZpRYD', 'usd', '-12500', null, null, null, null, null, null, 'dep_003qQXARaoYUYaw4UZpRYD', '2026-11-16 05:36:42.496+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_nYPC7jSxeP435PMyDrC0hC', 'ltx_UfCl8LQD3NUWSfYlvdGk7V', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_003qQXARaoYUYaw4UZpRYD', '2026-11-16 05:36:42.496+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_nYr04C5PrcCdBT5JIYQ1Q3', 'ltx_dHdJSrmLdXYTHdGYvbdwmb', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_aCwYvVlJKzfhYncbaaUZ3l', null, null, null, 'pay_dSN16w7TtszcS0WKQLUDvd', null, null, '2026-11-16 05:36:43.273+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_ux1ye3cZS3VtTyQ8UcoBSt', 'ltx_2xgXKmDXKBbZNd7bGsDHJR', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_aCwYvVlJKzfhYncbaaUZ3l', null, null, null, 'pay_dSN16w7TtszcS0WKQLUDvd', null, null, '2026-11-16 05:36:43.273+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_vUgP19r0sPLYxKfmmsxT45', 'ltx_ouKVBPOV4lmdViiOWjxwEw', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_cVjIDuzXlPDOYj1I8YWzfy', null, null, null, 'pay_Rp6YJodNYc2ZYz42oSpFoH', null, null, '2026-11-16 05:36:40.266+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'le_yqPBv10bYZMmBlVuQBlPEE', 'ltx_yYo5UreVHuDfxJ3y68vyfh', '1', 'balance_adjusted', 'asset:patient_ar:per_vwPkMONZ4KqkdLBH29u0K1', 'usd', '500', 'per_vwPkMONZ4KqkdLBH29u0K1', null, null, null, null, null, null, '2026-11-16 05:36:39.673+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\x6de92f9eeaecc9951537cb0395dbe124');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pcon_wuuOagsnFqdGtwQ5SHVWg7', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 05:36:40.779+00', '2026-11-16 05:36:40.779+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', 'prospective', '\x01cc6043997e21bd2a5a25c8eb038c4102d4b6d7ccf757565c91065b8529a398f542fde9da162943d693b1ed4d3319e33bc44a53887a2b641452e7d3005ba5c75a0908666769e42482c282c70e0c268aaa16bda35eb7c5a2c0db74342a89c6735e5fcc261fa09b41e9fd6c3a9bae1c14ea7f4aaa2f18843fd3cfe95d0fd2350aa2c67899c814ec952b52480dfa7f8f48dfdda789ca1ecb882fc2b925a6ac22bd1133f4b6528d11d7843fb298a2916be46f8ba5e62a40c83d262b0d926288b8f7e4580dc2b8d95046dde63da4ebba64a50cf86f7931dd341b4146f675a680fec8699cee41c4df9efc333bc7958f985dddc88a14fa8daa57e6dd2f1465d0d13fcb1ea2eaf630fc820e86d76ae97434ed11689448c602217d401fa48ebdcc78778fa3cea3cf3f4cfa2d1a11854bc3421f8eb338bd8115f2b60fbf912bc5e9a04dd1c9760f224e0421eccbadd321aa22576e257eed57459da0ffad32a6392bc5da7acc4fa12bfd6e01c7b33b4684686f4556640972befe1ce197108d419db389b2cba9c8a9aef4bf3073b7f4ad1450dc916450fe865d4bf29cd32d11967684644f635c8b57ef57ca9e11caa2214a16c5806d6a18e1e35bae64b0789c64', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:37.527+00', '2026-11-16 05:36:37.527+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', 'prospective', '\x0124857847d64e2bf73c9493276994336f0c9ae3b4998ff5b320d69c9699c266500faf87e5b9bc2e3ac11b71d50212d4a02445ac5260be03b989a0d16683823a6c0e193c3125842f9dd7dde4195fb281febb36947c0a7286dd28419ad2121a21a93136feeccf3659ef06e9d082c4aff61969c5d322dec9c839b23f7ce70970e78fdeec7ccc22cfa629134bc47d196c7bf1fe295c2b18a2bd45234b6a2fbc3b8efc77a3a196d6647cc1acb706eb62c39c71f864952fdaeed36947669771785f8badc19b91e11992f334af7ae4cbfcd717c3a23eb74b64815df0275407bf4dd4f9b931bdf4561d9bd3d0a3d51ab1574c43d4e19718399443d7f4c73cc4a06daf7cc80da99971bac80de31a6d4a7927e1f311f8a0cd2ba90040a43b7f8f9aeabdcd2ac240de72f07c9cda21ab1b3998a4dc252bd54ff4b9408e7fdcc64a065faebaf68c40072cd46ad97f0ac6c1939d660e87a289716309a89732eebba2a951eab4594c48ec1412ae3393f16e6e06915e24418af956fad842a259ac0b74b87d0e4b8777fd210ba35317aa409b98fef3fa1eb46e5f1a2556db36ac45640eff83b52f7954c28e82ee8c7756bb4361b147111b43558c5c194e017df92fc4', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:40.817+00', '2026-11-16 05:36:40.817+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', 'prospective', '\x01f4563021242a287c01eaedf8451e759e982f81692962fc7aaae9b8b6e6f87d14de96110bbd7c27fb5a65171acf079cdd07f24a4125085ef75d5f3241b67cda454a9374fce0fadeb5955251a93948852a114512155caf37239b4b0fc2ad2b0ccd56da1563c8fcc5fe01eccfabb466abb6f6630c100b6b4b08f933a4abb1d717e2169e370e4a646deb956f06c629d69e6c6b583a1db67297a696b4ced8f85bca368fbd7999388669c889fc2767b8e71be26b5fae8dcab2260d20aaebd921e759c0c89b624d4ab327b694d8fa6dd8be5087ec0c843a491cc02bfe09f0a5dd1f25aa6fcb630a2aae59f72a8fd5b2a09037a4e9b173087a37db960eaab787498f23e1490c7c1807098bcdedf64677127100aea0c6a749eab9640827a1226a7dfafe844c747dbd2dd45cd685f31ec3bbbbee2dc167f5962a84706c79d239221d2a513c01b57480bb4e9cd31a737081892bfbf1f992fe90c331a6c6b2968609dad9b7981b4f61154b42e27378ccb272e1373af691ba26a6f14e869652e6f1ed356663aae6a1432e4294bfaa9ef2f5058ce9837573921532acd0a51c1978d76d2cdbe79d839e547ba68464ca26602aec313989bd1623ead027ba2adea9e0', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:42.383+00', '2026-11-16 05:36:42.383+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', 'prospective', '\x01bf7adf6f5a80de42589329098cbf1f8dc623435e61f8b2ea93a6f8f4a15591fa6ae5445f22fdbbb2a41c1a6cdd70f4c51309efb1da5294efd6bab8bb9ae80bc1767b648b39d0b56a9289e237f5576f44dd894f478bc66467d594b22d90a3210824c53b0b3ba929c37c2d65ac791d9fc85b80cafade1248afedfca69844a2ea035ed6dfc994e7f93169b51a56805fe8aa20fd408d2c85c636c4bba7230dff20bc22f4f27fca70313cf13c6a62cee9e5a0b0ca00c012c304482cb548fedc3144fb8d3d875b88b750554706c56b4992007c59ec03a616de8fef928e144d20a80f1f6a8b1739706a5da31cd77f14efa8bd00f5e4369df135ac4caa63f86e1315f40f42de7feced228e782ce848cb68e56c6c9bbf535a2ce5416978398a074502de9596fae9d92a381342359d73ca3e560460a9d2a7873cc4ef82d6cb84bfcfe6d796ed6cd7bccfc796cd92178719019b6154db449566aa754e5d497c343bdbfef91118f9b7d9b03fe088f822fe4148ba3a41d34cd812c719184dc35b8ba222a77f6f57e8547afdeeadfd0a4d9c4d4a8fdd9244ea427cdf6094f2a6ed5e332f9134d2623bc84a5b5144f9819f56c658bc33868e74044fe57de3c8ef65', '{prac_a6iwqqtfkk19khCtDTVY6N}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:36:38.021+00', '2026-11-16 05:36:38.197+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', 'prospective', '\x01576c425dca3b0a4b9ca040bb6e190e1cbea30e5e365959cb1be16bae6c2bc1d68d61abe487ccb376ee4262d58cf691e81a5fba944d8009947db8d0724b786315878e1cd6d142a8adbe0a0c0aeef15558deacf04ab1a624231858af88a0cf69381757cfa3144a52c28bd54e3d9d4e43a9f1c1614a5994b18e83a70382412f7d2fcc34c7dd13f3909f1f1e03ec701b2bc2f617873b694b0a9d5786c75e933722a2c3316f4e6d262bb0e99ac4fe600ad0a073c230fc14209a47020972312b0746c793ef084d09d225833d9269d589dd1e6acfe79dba59136e282231bf56d5c6fe6ae7df7bd7e6c47cbfcf2fdead27e785ca14740d48e7688b38a086065baa584c71e9de5ea4828db7a60669ba72709a2cf11c63b57cd8a8573b46bf87aeeee961b3273eb47b352ca8b9fecfa25e5507e2166ea41c884b5533aa8f110680a7259a416a0d763fe51db1b2a0c2e1b82482743383f1589311a74f2f52fadcc44c2121497530126c9ba12ea87d6f0a299929a73d11ba7de51051435a34e864feb2e0300659532fedb076cba1171bd35ea6b9abd327494e70226be5d6e7583342fbc84f37c87c0861d7dee566f8f2283426b68c8d208fc754341a6d7c81ba', '{prac_a6iwqqtfkk19khCtDTVY6N}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:36:38.781+00', '2026-11-16 05:36:38.832+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', 'active', '\x01f0e3e59c363e117bc02dea8d781156c0a19266d31931cb8aaa41463cf36ae1f896b814b2dbb50ddecd8e3f0f14bda9045d2b870279718df3868f0df777f3f511463c2975dd77758ac3f3a73459c8f0c263370ba41ed7b5e2c09c5f85a53e5ed70560c46045df679ee4e8fff6791c287c649d7a01e92e749b019a91883dc304de6255b4243caef09ab3ed743809d5f8319c8e4f5acc9f155411b27cfcedf648ffb0d34b7286110289efdc8cf12da254861a1b49bb9d40d2e0b4e860bcb1f7cdb58753540390ba40267a440d50972dc286d380563b0a0eae1f22fa5a294fb9efe05dc848a063d705bae5cc809397c11222785ec69a8f322ea8c14d44b7f21ef4de466ed174b27f95932608f69a32c626a9704fe45c1a0c74ff8e40c9316daf9c72a8a4c978650ec000871f1a6b880a1aede7c54661e4bd0db533fa534fcd45fa6a28ebb56eb6c3e0309b2f11a53e6c8114298f8a0ae556c6f5824ff585148cab9c2d92ed627e0b6cde62ecedc7abbc2294d5c1b512076c80c148d17c5cf3dad73ec15213d641badca355e9df0cbf8b3b6f7a58a56a768a517c92eaba09076a600c644dd59f66df3b9665a7d47403cf74a9092a41b7fdd31e3c2642', '{prac_shYS6zFj2ouScdkSxVPGze}', null, null, '2026-11-16 05:36:43.526+00', null, null, null, null, null, '2', '2026-11-16 05:36:43.405+00', '2026-11-16 05:36:43.526+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', 'prospective', '\x01c6f699d7889fd50ed0de9fd78588ea10b6c58b8ddad53e44d7d671d469c9bfee214775790ce03e8542796771995a0b75cd3f70b6910cd6913fbc50b3c262f3c8b8f58c1d7d452235b5bec77e757cf17822e1c4611bd21cd8118a43e928d4a2e2f4b8a0d5dd6278a0697e85853d4ac57d8a3494789e6f9d59540d78fdb1e755d56fcf686579ea520ef7c56e73f58d2a920a7764b9a26a966f3a038752f2a05b111a1f0effc81de3169a8a07f1a1c603934b4d89f6624a64181bb961dcd00fde08fedc035fd6accbfd48e22640e4460d2699b203349b9de1e7e41e1b8c5e76a0ef06e54a30afa3f73867a6971b59acc90aa30b6dac257388ecd394f6b5d2c1c3b89b9cbe3e9d621fc884d6f30d409060e792727901bac382fdf8796e9ab79a93857eafe8d718bb81cacb31313256a65266fe76f5bfa77d82e74739303876dcba4de77a045d6370b79437865c784bfb8bfcf050fdaa9c005cad3bfb1fd874dca3751c44c1f9a6812badccb3c24cc064104b898330b73c63d5ee2357976d44c251d29971ce92740e26c47f09232b28de6fa9f8e8abd7f61513ee2c3f040673a41d844ba5ef24058e857a99c34ffc290b9aae59fd2dc67b05f3d6236b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:39.443+00', '2026-11-16 05:36:39.443+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', 'prospective', '\x014c2ba4f61fb405f4c1ce4e0bf2db445ae4572b5f0671130e125fb0f334796fee365afcea5ef49a58ee43213c3df0fb46faae0ac459eb9d8f13ab34f29eb0d012ccc5ebc76cd7cb1510995701cb7c914de38316f1445fe986a24f404a5f6cdcf7d0afab57df425d270a36368166277747f0ea74c85ae2b31a3f8d4cd59a6a77d85394ac5db16de0c73aa6119fd85cdf0ad4745f976b9d8094714e273a7f27cbef8150771ad53d6d611db9c00615bf3001290d4a78a8bf0d594f8471e1f25a69c9568e9234ca9845b8f3c4100438f7f4e4837c8f2e24a07c51e26b1ec732759b0b57b371e17982b646f32f99e87b1636b8bb778cf5c52cc7f6ad89150c512ea0e73f6a66b22b3895d68a302ff07a99c8b9cc31a5e03d8b49c278e34ef956bf2620044b3c8087f208ba2574b0bfd4de6b57e6efeb55de6acc26773d34de9ed8333fc61d68d261ca5f7e94bb16672e1ec30b6c3e4ab9d0c8e2cd8d7417c415470fef15a1088ec1c9d6ba9f7820d4553914d9acc79818c6dff4a007725340e4e8a2c133e6501635d7a8ddf1a3341e52021625793e20325317e89c5e6bc179de9d487f837a084ee2fd2bd327564360b60da85b09f15a66f8c741df2cee', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:42.551+00', '2026-11-16 05:36:42.551+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', 'prospective', '\x01687feb23e33bcd9a3b45de446d42a67c771e6afa7b6949cfe448f345301f6a664c74db83eac6ea979c84d9e97364f6b43aa3cc1c0b35982d36f63b9b3b79a593e988b0ab73b3cdbe05c8b1a5f96f9fdd44139513bbfc75f9d7a7435ae69cb89a4b946a4cf43db72fe8f937f498519ff43cb5d7df72858dbf97f3bde29347c340e80764fbf30393245341c2b0d2d0eb0c3fc89e7d574a2d5414a7f8169631f6217498519ea7b7d7f52aa7d6b3b22cf5d9c33b745fd262acbc2b02c3863ad35eb23a3b76d6f485df7edb5d6844144e9721059b9f3d3d1b13058d6bab268af66d4b15b7f81159803ad0a6d33ff9a1d5274c5d13d0418a9824d11bf5a15df9ff98e96390fd374c66258be79201d524d798453d91dde72fb0e58b270d411aeff66d2156cc404267c2e8eac6b56d63be3f270abf1a9c849b02565e4367688c2bcccb82e42cb5711c6ccfd9c520b7a4b8545e1beb3e1d1591f152245000c1ed530bed3e1b498ee3a0a1a7c82f2863af6653d17eca336e09d4f6f1d5e98ad874d810ad4e5bed010790e1a4c3cbac9336ff74ab87f49ed5025f55da0c4893a5b76baeee4bf7799c50d34b5a5b1f8b3880d3697d40c39bcc724780fbe6e8cb', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:43.113+00', '2026-11-16 05:36:43.113+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', 'prospective', '\x01ba3cd4eb00c9f2b794d7782ba1aedb826e5d07cce4269d4c45b28f26d8b2c1189871b1a4eca33088365a06a8a28e2f93275a9f24712c6a294bdcdd685a3d0e4ae3a2c6e0b330cffb6352a1c1e276f01ed7f5b5c6dbcd2c4bd7c15f8107eef0c871c794556fb7fc5e2902e468f0936d90abf4b09ff81f5b18d1dd1e04e2fd52841e82b27f2d3a88b7b40cdc92117e0af3f75a6b9de0766dd890a49bed4de09802522f7330dc726bf9cab70c72122c49e7d3d7ed399570e37e6861b2476a29e263a61c9ead4dc8d5cd53ccecff191ed5dbc75be510174d843a1f9f7c867e83df0667346e69a573f6c306deeb0d929c031650e69b6dbffac3a298ce0b0a01d10e5704a6382a2f011cb73a19a1b102a7033f05088bf0a6442d4cd95dda67ecbb5303d4b4f671ace4354d7b79b7cb86a125043e1fddcf96eb34a99a22e2f6f7af0903877c01984d4f03511a03a2a47cc6a9a0ddc8c43582d331ffc6f9d94a448429ba3c09e4e508ddbb3b61f97306061dbd91bdd8dde6b9a6d699f8761888343c32f17d8b0862e1c9254f03948facb12ee5a30f6e78b0c1878a1281c68451805f4b2c75d327e3961c9e390e9f7e955d942d5ff7e2e1c2b165dbc66f1a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:39.885+00', '2026-11-16 05:36:39.885+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', 'prospective', '\x01a999d2a821d30fca82269b494ee2832543b0eb81977ce2396c7d1b03ddbb6bbb73533e9ac4a7f2c544792e0f9f70c9b09920b4b711e2c95f836db5d304178fa0680a51672231e5db12390fda60ca8b43c2b504c3e6abaa4eff9c56f1310e353fd67b3e9e324e8d605b410e2129ad46350f97d137f8d79386511ad5ddfde7fc03bc40033fb09b96d90040fcb07c2c128f3543180d87d0d4c11689bd8a92867bbca3744ee72a6ef2bba8957cc1d985368343fbc8ca2eaa7c2dda246a4441759eb8166fb5897afc45e815321ce671e5029a4cd21e3f149d33a2186caf3b1d8c3a948b27d58354665d1548bb2511760713c740a600f9710f3291cdb74b516be75cabade203dd6db6d6576e8065f6fe9c1016cb8d99f3553b3ad8fe7021a87b4550c40533c1c8288eee95e9d8e077ff13023a46dcfdbb01160bd6c3a05007695a9df9b8b68f087a9597844d60a5d5f222419ec4f4b72382a24b2ae93f840101fa18e05214249f19dbdf945e372c55c88e5f23e4e6369ca7ddd67be82f63554e07c787c7ba852cd102418bc3dda71eda33a74ed65d9be90f1faeb6f3c14040672122cebed27c06aaf5c682442316e26ff2d112d6e8baf39bb68e429790', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:37.337+00', '2026-11-16 05:36:37.337+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', 'prospective', '\x01e7d1f6977150745ce1b7c04990c5fd27d018dc675ffc1c36aaa01aa9a3e5461a7283830ca89e1a3993e66979ea3df5189aca9793f5a7b1dafab7d382c9d36d99e5cb9660091788ec75237afa77972b71a581a6e633e72bac79e56a9f0f9ce864250e459ebc48ee475cadafcaa18cfe2281375c415dfcbe6acb478e83c33e3ad7fc6174b86e20f702ba16b3929d83fbac802cb33db92ed4b4a7cd8643147ebd529223bb5385c7e745cfada706a3610b2969ce59a092c79682aa5119c08945038f5f26c6a97d28ac85ccc11f05a38a4cbbaabc9379657ce3fbf6596cbfaba3754d45c10e373d453ca6408af3d92869ae9eb82108919abfc2dcb194265722b4bb44ac20ddc93a3fe2b72db59f3e9274d98fcc33132a2565a47b74c14d5ae24ef5bfd4b44f3ebdc82950f9970765e374a4e5dd0fdc7c33c2c6e0a13b0180f0b9f9a24a22160241ac62353180fdda541a72c6b57e7f0669eec620b980a220c69443541c268b442af13bc183b6e7f7b9f72245e284956b9c634f9ab62aac4f5cd478062920db0623aa10c0ad0b0573560a055c4435481806719fb36fcbb34948a42f8fc646b10edf2258c41064bc96561208c7a07348f6f48c7c37698c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:42.204+00', '2026-11-16 05:36:42.204+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', 'prospective', '\x01cc023c960ab84100a871a4a439fd3ee62e59f7828a554dae6ad14e1c32dc574e7ee1149db04df30068d31219273ef74729c93a8fad8e0ddbb4316920d12ef4cc614bea950aa9545ee1220d6a8f583171bce6e3f49244f989845325d1b4d1d7c512b71b6f64a2a1e9c1b9dbcfd1509a3d81756db27678e78e1606ccfed832b92250481187dba0ec0256b34d647778d5accbae3d5631ca02f4fdaa6b0e55ad8d609bb4dbb54af431fbedd1f78c64b4d75b0007ff568f92295e3d9fff9b9ef481099539caca50d4a611598ad9aa88c2c16c6c5b141c3381934914a08a41c6a44e6924bb5789d1339be8d2493f419a1e45f0a541900b698089525db857b48880e04d7f67df245f004b6565b01d5cd0763b0f0214d56026d0efc1bd04ead08e43425e0b7734b2d082b8ed2607e226f7d1022552cf93884192203429d12b0783feda3d7fe3b0e23530cb0f713ce8b63bedbccd8dd04b65f7f55472743a442187a7cbdcf67c0822aa90cc3bfbf7ed890650ec86fababcfc030a84a2de90ba82e9a33784d59d543578697f19aac5e0c3bb3e977f4fc7b551973970839130c146b4cb9f665ca9df0ec8fd60b47ca70f1ebbbe6a0d9da35d50e9066576c73fe7d207be5fd83efcb4084c4f5af68c037695522d2e14bea067cc5b475a06859b67e0c2a348a61bf2b28491eb5d828c2c56069ab3cd9421efe36cf7fff72aed6ce26bba7c633ea5bd63442c42c63a190251cfa1b3e952fd2febd3f01bbdb9cdf8019673feace293f99552e27a4029e7cead6949', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:44.105+00', '2026-11-16 05:36:44.105+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', 'prospective', '\x011d0df3203c42d3677d618e63184b813ad23ea966221e6ec480f00c82a69b0a8337e7aea3d63bd4bb91b673031173158452b1bf74f698d844d6b454686c90f06545827bbcee5ce9532a6a28c32488967416b1f5ec0319d037eebfb4ba625d729e1ad9f2392e4d31e5320dab79584127b2c24fc1bea0ec37ce966329bf6171b771e02d04a05e6d3a2728024364fc96a4958d25c64af679ec6b857e1d50649cec2cabfb13b1e57397a24165c91425f353a63192ba73db11ae4037041da3e0958da251bcaf03be3022bea3e9828438e56e1556344f8879f4e5ee09f302653c8457db22394840c392442af45cebe3fa8978b1e704feaaba79f6caf6a11a0e6b007789f24433dd83050253f6acac9600df65439b1e43908d1d13955bcd62e64a486e8e0a215bae5a1f1ecdf61795dc96975950ff9e7cd308bed232c866b82bde126f884d3d4500016690d37685233fcc568982bd681b9f838201caab07c3556967a231453c18f28d6462579c1a4682c2af15d1bbbb1637634712aa39e1058f6db5e59e63178d4f5b09aebd288a2cd1dfbea33c4488b74787d613134997b454586aeb690fa6cf5929b6be1c26dc97f9b9d940b8229ce281fef1d115c68ac021dfc03fdb22fb01a3be952c8cd23557b366046c3fd41d0f24daad4173128c8778bdc94b98f5269c2a0edd594c3910bdb0282cc33a5f0038a4cdde5a1fd430409edadfd492a67bbcdeb727f3c469b369b4ccda47572a432e0fd672b93abad3dd852862bb9331519b0d5e9648a67a4f1a4e84', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:41.718+00', '2026-11-16 05:36:41.718+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', 'prospective', '\x010ccecf9c4fc6eb8ae3108480cfe90b5f710fa6b26d445b6dc3c56b794020c35fd7445c980a83b9c924a8029145f8e4004e781ce54c98b115b1b63a513372c0fa1f385bcf79bd55f9f7f00951c1b9753ec3c3eded5eed5491d753527cded982f100ad504adbac6226262b20fe449b5ff98c5da2e11798ebd23da251f5ba5144bdd61a87d2c79f368bd64e754464d05565e4b994bb0d334449d652aee7b49e2c38f4c4b8bee2ddd310bd216534b21231955df084b55982d671c8e932aa06937615df8b140025aee43b6a058e70401c4cd4c2eb7a79fa249403bb5c7fab765c7778fca2a214a2b6e87730e914e912f6868eb799ece8de6c88aa2aff58f62d7f2f06086aa068e3911e42f5d1bbc6789aad5ebb0000c3b73c300a97c12ed88d46d509fd9b64a593425e2bed2759900f5761b8329afac82da2e26bc4a3bc20badc2b9b58ea91b69a50af63209d6b89f82bae56ed6cb8ec0a2658821962e7d61f5bcfa5a76d738aaa41dbe2f89d1e86359e14898df1b2f5cdda5f92ace7994f39dc239fd4e77445d6b608be5240b6a16e01966202bb6cf769876b5b2e1b323128bc362703bda926ef0260a15641c9c41735a77ef1043cefd9c291db62f1', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:37.392+00', '2026-11-16 05:36:37.392+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', 'prospective', '\x0179028d9025e5a162272da4cda04cf50be25f23b478d55b330a1024f5653f370dcbac1d1502604be38ee966dd45b8163a449b46e1a4ba3b93d11e8300136c100b3559ec9cb31fefb05491d2d4f8d66690108d1f5b32926e6d98f074a2f79e245c3c539c8bce454dab5067b3a36ab0f656c3784c95c258d878201ded249c30aaccf8f437262dbb3997d244bac14a4c9686c92eb2589f453953806604f237bfc55b75f79be8c46105eae3adcf4befb9c0092cb498fac563113951e923bb61e48682edf1fbee79696e71b68df546a24839e259140cebb298cf57c791cf8a0eafb425b7e276d0d8ce0badb047890f214a9a9b4412d8f46ec53584ed5141f5e167ba64f7021df7ee155deece59857d91d7fdea8fc6cda96164ea0ed9d66a8ffa4488015997cfe68b89ed164891a2c4c6ac0f1d0fa860a0248473dec092ae9a9a46f208185fe706a5f9984c7916d9fbf75311e6ff9bfa8865ad766b73b70dcd8a235130da1456c1e83354009d6b1c72f51848cc6123f561ed2a61acab303ae50050424cfcce75d9064a10485dad11bc7935277369a6cda13e35f39789fd1f32145b1a35b150ccecc4baf7b44c2c88dcff36c1d6b3b731a4b6d329f07d6a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:41.188+00', '2026-11-16 05:36:41.188+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', 'prospective', '\x01115ed5997642e3d8bc908d882a437a357a76d9cd27326cf5e3f9a6036a9fada17c761c51e11966814310489c2d3f760713a0d6cf738d55ff2e632eddabe2e293ea49d01948098f0c6dee49a6e9c481a531228f406acf4082b69c0bdc2e168391b4a12642a6e7338d78f8aa64661aed0595761d92a56a8cfbeea097a864ccb30ab0f03e3cd98b73f011dd9bf9f2a13fd4f600b63e2594e0ff90fc79863f060b2451f929161cbc117a1fe15f38934e4ad9d5e3e5217984e9c61de1f3f2beb03ffda1d181d3d467c7fd79d0829589dad609c87184d16e51771dbfdf280f5693c6bee999dd56ac889e4edc1b73c48d3fba0e7aa0c048e858929bf3d2ec952ba8969f246b486c56d12f011f9eddbe5473b0a1693d9c6c26ec6faa7365bd092e036322772c07874aaf18159435a41065823f72729d740d5387dcdc163e4bad77ed1599c23c591509092a942102ab0a12441e47832a9efbdcdcea36b901c75822bd6e068d8dab50a107effed0b9b80d802ae10975536545dee3218e7f9f0107b99370de98410e27ed51c8bba233c001e5d25af6dc23c0de08d0690de7a24fd3e815d76c4d1ea011fbfaf88a8c68dfb30a8b63141c3afda9f4404047be5d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:39.612+00', '2026-11-16 05:36:39.612+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', 'prospective', '\x01c5eef45571354c4cc717571771afd96560c4925b7315f3f93fabbce0f39b2f27495ef3abadedeb3879f22176fd961af09477633d03b3c56728940592407c3622b06c90ada9737b3d91e3e191b2e6de38b2d7fe603e5a0ac48a1beb77f3730ba51970c5d11d3874a85ee2fc165edcde1c72697a25c525a8970f04ef74768201a12b5a2760fe244d2a1afdba222c689f9d7fd6b04b14ccf1554f3f2cf3291b1accae71c636870007001e1d67f4546baa06724e092d80266a74098f6f3aceae037e2bc652f8af937ee14e4664537a60edbfd34a956f22ba0c8e268faa699182e5d31d21a8cc8adeb56e00a83013130fe35645f9598a9bf629c85fe3e9cd9355d317abb96b48cd631ff3d5fb561dd295cba218829c7984fd4e458f7ef3272ca85be7d1e2ca59d241f9f6517832ea269b74492154992a74814093a698bee49c73b14d988b527c6b6909d62dba8c579ac07b000644d34108da397e5b3ae1a0a0992d978b40f5bbd7b9f831325591a6423ce5695e1c0b22529c500edfd59c9d35fa44a1f603f13d4e5db65a060e35312b25ac66c131059d9b2e239bea764b98f7fa2a68b4daa88e6a736e6ffd2802d0e0f47b46c0c7f900addede9d8df275bf3bb2c44084ecee3505478d4d86c2b2', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:43.902+00', '2026-11-16 05:36:43.902+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', 'prospective', '\x01310f148322c62f9ed703864f43e011a33992835cc693faa9487e20aa8f4242106aac8a5a28fc412173342e1fcac5e9d944dd6bab8e91803dde0d1759618612305f0e88cb98c39bcc15741cdc2dad138147044521298c311bc93b3a73a195df9b30cf7437e26ad30751151578c55028b2a23883239416cbedb86345cdc36c4d3f6400a4e3d812a55c4c4bddba712d4b37fe8e42d557d8b5432a64d5b6a1f49a42d6ddf4680b825032270153ec3f74de8ae3efdc2891f200d20e133d173e48f070bec746ffef8eee12b452922d9b4f82c8a7ba264097f8da6b0ee7cbcb50bfbc5ae3d5e5ca30b87dee87002ab534483e25e5724ad94c23ca605211eb8d6c7a53b60e6c43a4bd8b860433571188ad3785cb59b42eafa98dbb24e3545a5d809e19bb14c977f9fe8433b995d3b48470b86cc11b2ebf2e25a809d5723a73ba9015ac766b0b03c4ddc80d3ed2ecc0c610ced65976e19d51c158576d0809dd6e4e555c8c165b4a0c2b48e78266442fe1c5f4d40ef8ad24d638258ff06f8163962f91700cf41658dec6a75ee91dfc08c1618eba7f063f2293fe67f082c7cd87a22e51a69e558fbf1e97c40f4340bcc265d1abbb32d2966cc2dc932252bce3', '{prac_a6iwqqtfkk19khCtDTVY6N}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:36:38.315+00', '2026-11-16 05:36:38.356+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', 'prospective', '\x017af3db21234260ed07a1880a40facba0aa4200bb613e4b98a5902a1690ea358e1acef1b073ca12b70b66e82d70f29680068b40466e84918eb174cc11328751d19f3412446a2d137f190161c475afd284f2fe5f1899e4f25093091d77314e696270bc7d3e2d9cb53537de9ab9a1814b7fa351ce35bec24a467e2ac8029e0112ed6a72a6d545d34302a46e9ff34fe2bacf7e0dd7f28688f899902e535cd117ab2e31f81632df5bef6e9f3c6fc78acadece29d4ab616161eab920e2d5eaff5cf786d0f32d495e9e13deef8effac544c5fd54d91e0133a9587816273d6669ad28f1f4e93c3edd87ac69fc998bd467e9de040986182ce7a9a1fec1e3f8659c3a2424c263426bd2031f11686f8d8915bdc7460389eb09543d7f3e5c8e2be06823fb66d20afd615717e768651db5c15f07d9fe95a51e0954a2df3920ce7ea71854aacb657f36b8f2593ff626ac43ba0b2cb4bda49088f97e9fd6a374fd1402574ecbcf361e58505988519c5e6a9f4e7295791432d1e6d6c72b2b0345d683a7d2e7c5ea6e08eda7bbbf8dbad893e369ac178fcf6e982aa94275dbc4adcbaee4d74ca9ae763b6bbf69acbd4ebc3473bd34d4cc8a1a422e772377c651c614a', '{prac_a6iwqqtfkk19khCtDTVY6N}', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:36:38.571+00', '2026-11-16 05:36:38.645+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', 'prospective', '\x01767f06b6bdfb7af496e8a34947e48b1a7b7d837e1476712107806cb1bf42188e93b140ca6bb42e74e81c5ee64471809974a51aaa9174b4996c10a3f19871e0cbdf00178b117179713cd4e3825eb5956f48494824707a05932f7d5a2e18889189d51ea5c49c96c2ed9b331377790aa17a50ca9acb5ae032854fccbb45b5f9a8a97d77f66d185577f08b1bc6ad7330333b62cf21299c42082468fa8ce23b5d45092436afe224d2c4b5463b41842c2a76afd7c8902e527f04b3b71814e18e6898491d128b98182b73bb43598a460fe77e8a9f47a90c86bd2f80eeecdce9645aedcbb3510056dc3a658bca1a40dc54ede74d46bba0cbd6dd950d2bc8f857b92c3fc8c7dd481d1e6f49a2f5769feee0af00f162cd84520bdbda85f4059b7c42f6c4eb838b0db34e05c7a89f023dd088e0e8d9a28592fdf4a4440f1047001e4caeb2326c78d08701c2b92145f7b8da3647dab13aea2d5ad4970c1e9d6824cab3b57f24725c5f3da49344f876b9cd2ac8db706b4630087744c4216da2fa6f1f5ac631a7101e4b02836960607c47b040eda8565e0dcf1fe05ded22d2181c9b98592c034ab2f5c12fc591805fd681a6194591745ac4e2dfe536c9ef0dc1e6', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:39.729+00', '2026-11-16 05:36:39.729+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'con_1TZsKFIkUqFabmVkIjZp6w', 'per_kb9S6okv5fDexnUu9nJPGt', 'financial', 'granted', '\x0130245ec247b4f9c1622f9cd316915db7ebeed620520c688931da861cc878332bc2c381197f5f3b275a0b7c1d509d002fa9785cd424de0c724dd885393199218989ae5e318a07b7ba882c16bd9699b1be827a51630bb500c3b4a8d81f0325d802810b0dc32b679dceb8d8a57e5bae916e118e6ba47d9aff67251fb1be9b1a80a285b05f5e3ae25d651a45355c9843d32784542f3a076217199cc2c2127d62a2e72de34221ea6a7eb285cd37ce8d83328ca22687c61acd6410d8e1e6e375f80fc4e9d0bff93a91745ce3c97cd93dce3a057fc675e3cf941d639611676a0285f53cfb4733bb2ba54f4ff2fd4a091da167b48f499bedf920b3fd158becc8ec8bbb0a0bee7401137dd030a9c98499e35bfa88e1eb55627faf8d7cfd965979e47539beedd464ce6040de5003ecbc9bba240501b079f0eb9f419f4ad8735509e4a29546793db87df934e5d4f9e77ce1066dbcb5eff8305b1311bd627b2c7d3df84a244e6b3a2ef1d6fdf5a810a0e8bb71deb150e0b03939ea50e5b0d1a8b09872894f509b5018e5817972cdc9ae9d3f2dc770d2ac14939ace4e3519abbd49b01141843159748ef3cffbedbe7015bd34fac31c9764df66952dd826fb5bcc0f80dc22550e19e8f43fde07d1ceeeeb5ed7816cccd8bd3bd41555f8e8b491ada323b342bfcf8e6d55670b53e8ec270b80479b10c50666d2723d12dc6aab41bf630a1865ec3abc8929d8bd861e3fbbc3b050a0762bcdb6b71fad903c85c95ddcbcc103f9c67ee9067dd706adbaed35b1b6fbf6834b25a4ceb0a2e3fe81c62482f64f75e08e3b801b7d79e4ded963e60ff159482425d4088183bbe3715ca0c0a6d29bc73455c6e113e9d6f3e04804996623ae00d9490c003ae5ff73289856f5fb58da79f196e1d2a4f8010cab252bb906e7832b5c0aa9523c2a3ca7d265881cc9bf606189ac0a7c050a871eb7a5fadc54827b518b04f9f5f696c1efc88d9d030afdce47d86e4f27b383a1f553297cc0f57433c39095fc4ec571c533eeeb61b2dbba017e0fa32ff7bb0429eedd137e6985b67300966a4865285227d72917b0322d3c678d28b970cb385bfd03ec5a693641ca21aeb7b33b1a0af34cf24378dcb0852c8c8a5a1b6e4dedf8833cf3915c8d3e9801b7b665a219ec684b00fd6735962bee15a3f7961cf621845f4a7e5edea8', 'permit', '5', null, null, '2026-11-16 05:36:44.188+00', null, '2026-11-16 05:36:44.207+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:36:44.164+00', '2026-11-16 05:36:44.207+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'con_2AwerRGzkXair6p9L98PR4', 'per_lHNzhe8Xj0XlQcIGywyL3o', 'financial', 'granted', '\x0178ac42c5c55d14c8ac3e1268b6d4fb72ccc33ca271b1a9f813a99de0a49d83d6d34e287233e09e89f4674d5c0c572b6ecdf58e6a91fd853ccfb453fd74f5237238b865e88374b6c5a95971cfc5681d95d8e5ea187277d217bab1c52a1d0ccdc18f4f8e211981c8a2e04c201a006a89e2175895270fa5cc5b011dd235441b4b505538217c2c9d67b8e103bdef1c8f0890b6186d2b40b047fe4fa875519ae42bd9fdca9de9ddba5e64ca3dbeb9761185a6325db8d6da5fcbfa32b91d3f94b06cc17e99cd22de748978dfc0b3cb115a12341b55cdaeff87f01181a603aa9baf937919128fc209eee22b193575657aa743ee6c6725321c23ba2c3ff07f192f6e2ae32ecb5e9a0a36c76f100458b8c931feb2f766eaa5ae0f31cea0da6d45f85cb415f8108ee342a182577785fb74295df8a4aff5a76f0fdefc86072025cc2c702bc245ef50be5fb036f36cc0ce631d16490ca2438e45dbe06559b587faaf53626aee45dbfe40c81afe491c319daeee8b161e42505c05e03f19c72be18bbd7c4a3ce4cf4084d9cc03dd572abdc7f7afc81e2740baa7aead555f962d68d09feeb59ba73113223ae02855b32ad7eace45b27309d7461c9efdd02fe807e775dfa3681a4d3d50f0db83485d945f7f981a9f980535bc6ea17a57e39739efaa3111966dd289fe2c28d179143f9c4fc24444c9c434b79a857b31750dd1d7ffb1258959b5872ed6e24504e1175d3a22bfb1b0a788a22f1b33aefc01deb01899d0e52cb3fbe9b9271abe63108d0ca0cd0247dd2ed047f62b4f8572ac4559ce9d7dcb7addc04b7db09be50826a8aba4ba7ce639ae79f7762c9d1c8d534b7050ec9d947f164c948b6b44de90b408ef69efeeecc3a8d9ce07639946921c2ecfdc7be720d39650c4d36bdb8debe7039368407121907fd159749dd930c75074ad5c7de1e5b2d3f38d625b13f0b329fdb72f1c2d5c8d59ffbccbab4a4ade50e9ef4d462b3b26567ad77493a3f8d3aac798bbed5a1d75cf294d048aca6f8e8207abc993396941e88385591e03b704e6b89b0a71c26eb47db060c3366901b06b261b2c724d9a6e878a40e5ac137f2321f50db63d71198043eb797970a0eae9f705b0e87b1735d525d00eacaf55a45eead80d549f2ee5c9081ad29a812338b66267c53e745533ab1f1416246cc83279e3a253bf69', 'permit', '3', null, null, '2026-11-16 05:36:41.845+00', null, '2026-11-16 05:36:41.891+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:36:41.809+00', '2026-11-16 05:36:41.891+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'con_Fpo4pMAVfCzSnNM02YKgfD', 'per_SHjdB694pnIHnNlqzapEm5', 'treatment', 'granted', '\x016fdf26ece59b0a83f8c7d20b214511a9dcf157b4cd7e1248a8dc9a09bee9ac804b8a77db76f13305ac468927d63301604d3db9e8d6f1fe9b80d5d308d2a61e25f923a15fe2d1ec5fdb90a0f0e59b0d6fa7252c20ef0f2f527662f9ef7cb7d90091161940cb6cef06a042bf603469d667899ee2502cb0cd0c4a5a108167ba81ff27cd81fe0d20fcdcc51549d0b234c27e01a6b2122adfd1117a689d10ded70c033e0a9312f4edd735c67025c177df96b01d9fe44a356df53eae2c8e26cc7fd956d697ab964580f57d888148a9e0995bec650909ad8a743031700b66f494d635ad6f30134e7ff90a0c13285c832d753c4b23b1acd2086bd3a713b1400d72a73a30cdaaed4b34eac428b2fd06988f3a7f51d4461b52ab2185416e74684f25c7f2cbc18e76ca10f10661e7b2a4193bc1f86a37d9fb6eeffd428dd629d5b5ec21b46e30d5085fc4345110c14de94eecc170de5e15a7d4cc38e282d821091f07dec86e9a06bb105143b6de2ec8cfde1f57ba4a8f275121783778a9b5638c4b8b378023cbd13f2ef60ee74faf0e5109ee516122eacdca82b5eccbf8a7f334b0e5b4d9c5274f1d619895320a496c9b5e41dfbd80dbb9517bc5ab680b31314f2332a9c609e1dcbd441bd6d47f9ce9264c657ac7b8295c64239978cba0f446e49eed603066cf4f619d9aca42df2da49268ee4f3163dbe2b8ada4dcd9287249a0aa99766d3667575a764d852bea303d4fbbf12cdaec70012ed8653f531f77d44e7f541c40d1d022d9e2a11bbe55a4dae2e5e2226e1d15f5adff3694aa5f21509028878caae3abcb2cbf3de5e60f188512860a95898b24cc8dc5fba571f920e94e61cff2063ec17866e10c63585e0db45916eab772fb4ab847db72bedeb76ca7d2d13e5934260924aea8687f8bd4296bdd6ac5f9c23eb6ba0216981ebad28c69899496f4c56bfe8d3fb01e11c072ef8a21ed32d0d3d5d5a26605ac1b0f4e82872354c818e73eb6ce43307def682f087f63e12026a53136970ad3b29909aaee5163661b2f5f8ffcf5e67e9100f83f26301b84d1826f1e2106a90907aadfaa312e7d5299b83724c0641231ca3a1356dbdcbe5ec49aaf9f8da841cfba6b388a5df2a81d45203341a558aaf8be9d5a5f264bf998e838bd9630c7e0e68afb175e46a0f7b09b75cef6', 'permit', '4', null, null, '2026-11-16 05:36:43.461+00', null, '2026-11-16 05:36:43.476+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:36:43.429+00', '2026-11-16 05:36:43.476+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'con_ObWVxIsWjH6PyGZx1TE4Fl', 'per_rSNd5PRzZuAhVfE9SDwR5J', 'treatment', 'drafted', '\x01b00e78832f3ceee65708fc742114d5cc4fc6a390ab7bdb2daa4cf7ab0b8efe94f6014a672d27303560aff979a3cde084d7e7ae43d4424f14558974fd7d6f8a51f47dca87aed2a993c058d44b8341a8fd00cc0194875f22980ca67174274a337f3a8f6854214e47e5eee133c469ce4e1262dfaf8fb686da793d4633d829f9f8320b338c21a88edf849946a2091c7d5a57a338e5f2bd51edf48416da02652e0315bdcccf4536064d30c2a01a9f2c76ae66804c9ef264302c2e8cc61574bf4c1d3e9dc891c6d23ec19de3a7fd2b08b7d07bf7347a3e41a3dcd15bc30a64b901f9e17605306035257813fa29aeea6b094b62fd1ca309f8b6ff3bef668daeee8a72b267cdf77c9234094cb605a0615cf57a26d62fd8d941e3fb5c226e8f2af14a1f41f8870ef1b40499d4d14d61684cd5f57cf8630d161b60175d16bd1fc0fe113d9ff47fe0b13635e7fa2edad3d40b4ae10658ebb13874048f3636e4534053404f604858e483e9b79fd9bf6ab5732b9efa8065f8224dede6ffc1478c74a60a2edeca3bfe1d2d60deebc16bffcb05a85a713cdf7587eeebcd4fe71148fbc109d5602f71b0cec7a87a5a1edd6cbf3e52901d34175f2585c219bc', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:37.469+00', '2026-11-16 05:36:37.469+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'con_fxJccjxzogb95fNt26hL5o', 'per_vbnzIRbBzZ7aapzwbJ9qPg', 'financial', 'granted', '\x013575d57a9bad84752e26b0fa5c8798c8476984c0944b162696a9941fa598805f24904de8c627ff7a1515bb0ab74704bf96a122d5a9b041eed30017d69d9321607e5d3c2b00a2eaf973321d7826291208b56d81f5271b01b9f07d130e620e8fd3991f1d696c9bb5113c01224266990576fa3540b7791c78f4c51c7e8dc6c74578880c225ddacd8d692ca40bfdfece3e892d7ec8682408420b4f45d6a656ddb0646ce38a21c54dbb780e9405322ec2bad946164bf70c0a7eef7f6c7a7093b7a13109e71ed7adfceca0f6087cf6bf5ea228195eae96b3a022e84cf6feef3da2fec5365d5bbac709d0b5e1ab70249d03e34600d0a949232b07570c4642f7ed831de4bd054b0038cb57a68106c453f2de5a0fba1a3bedfb76d0d7a116fbce7c212f546a569730fc80d3e1f8b3007e22a2ae202d3d16903939efd024a602b84f7e1f5e962236252f979fcec1fd3fe6765403ef21962b598f34f2a8f354875856f71c090cfd2f124634c5e68bfcaf2b63bb1c3db2fbce9126fc9bdd1fd5bfd20846825023011d47c50f94c24860026853aa5c3a4d17ab829177aac3eb04e1c470fffebd88297e059eb4bce36b6ca1dd50a1ad13c4b4b3bd532240b1080a2b975f555c7c22328229972274cc446068a7b1d60ab40b81e5d6486d390ea99bda833a3955c2dddb276247fa1a310f895f0c39af421c458819262ad2e84e177f0befd1bbc03a59f322cf9f0a87924f1d19464d476c9f81425409cc0fa6c5c3006ea1849537f502144ec22f79bd4035b1b519e70e848f39fc6655c48ec00c831711be5db739fc3ec3a6d7b359d36f61ae1580ebcba17c0e920261e2327913eabb7b61800a1729a2bcbc98c9385d5401dbb809e50a1da4c16594b78c66c9af00e8e4124eb44732e83fd29617c4096cd0e2ea044eec2b2757195c139bc7a6b21ffc34858bdc5524e10c2ab99dbde3ecad1a0543481d84376c21d189e735404886ef6081b573beed2b134d6577338584f57b345184707d1e9f216089485361a1444afd1ea70909fe71a731e24b21a5988fd1c5daff722593ab262d0fb6b5a7fcccb7633f19609598755afb4821942dd2afae70f0ff66e339eb160044fbfbc5e7cac689654dbacbd4912ed9eb07b2fd008f3073d08a4b35e12d21be6b1a6a431256e3f9ed18c14a5a6046f962ab889e02cb', 'permit', '2', null, null, '2026-11-16 05:36:41.289+00', null, '2026-11-16 05:36:41.339+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:36:41.256+00', '2026-11-16 05:36:41.339+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'con_nrd7UhExQc0qd7J9TXWCbM', 'per_BRWae6wnF29ADntsoOa1FP', 'financial', 'granted', '\x01745370c1d07883c8e6ca5660e93a5c17fd5e278b19837122f36a4cac907cf12dd050569904a9311f00f8aa1faea5519a58e54cb5df086a9556d39c21db1b0642e5f19020f8e9ff5d62c912ab0275bab1c55dd0bc2a4551d0e7e31059301901e1d8f5a25970c39176d8e8292680459d28b3928f7c45635c6f584c814a980904360e59c85374342127574c6df8ce65d27a9f98c2865ace8a7fe692f1eb1c2f72fb7e573d773750f6e02dcc3df2d4cca5d3fe3417094b97f01e3452bdaf7f0c8e742306d325536bdf3b4e8a4363e7e854d06fbe2b8d04542b1fb1d798564df61d6e53e757f160eba18c3532be2b81c7aae6dcf943b624b075f8f7895ce16b23fae9fd3cb01521e6147a42fc2ce5ecc39aef88db64c18fbc1c91dcb7914affb86192497b1073e47b80c55ece0ac529212ea7559a54f9cef6dbfada3b2bc196805dde8a071f04d6c7ee78009d3471184a05e7200baff74320312605b298d31874c67561c46d46a0bbd1a7bbe4e3faa533648f25d76e8b22c93887ffe1397a25d4e3eb8be37e8ad0cdb7752535de45286f8a0cce6eeecd1605ffdcd4250f7efca39f21425a22f825cc7e5bfc21b4642fcca090328331c76b0cdc97b8f959caa3ca5fc539456b2585eb2df3a9d8a5de3243dd19956367288a59421f309b4fcb2214fe3750285d3bc65cada5edad72d3a0c60fe8efdf889be86e7fbd40a19d1126762c228368820ac40d4a157548c59326bf530d502018045533efd1f8c710a0dee476dd3051a6b4adb77e5aaee2c40432275910e783f8b36508e55b5ff60dcc07c2e461ec3c3912bc3fd3636e4c53341505ee996853d9a15185dc9480742e2ada22fa16066c3e4efb82d3cd29b1a890bd25c2734702bacc9368ff0e5c7884d9fc5e69ef02290615c6ca580ebdaafed9f4b6a05509ffc417574a232ff827fa7198c3ee7231b1492e8fe3037b29c2fe7a5b5c9942dfb244b72268e4424a97a10189980a0d78976327de516e9963b3b302e7d3268329d2fb389dfe0d0b3866fe8a4645a47e630435d748405084c8271475872b70717d304fbbd962466ed1320ddb44a1a3727176c532a7775c9c383b89d82cd2824bb5a29e6eb30bfdf17e28763dcfb34b2694ba0b12339e446ce194786dc3da549dc121c5813dfaa40c94b563b2f4bcc66ba57eb8ab2bb1d36b7c', 'permit', '1', null, null, '2026-11-16 05:36:41.001+00', null, '2026-11-16 05:36:41.057+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 05:36:40.952+00', '2026-11-16 05:36:41.057+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'cov_3B34d0At4NCcL4IGZpNAFi', 'per_vbnzIRbBzZ7aapzwbJ9qPg', 'SBX01', 'primary', 'active', null, null, '\x010e4e4d6a0660db0089ca348df3e461590707dfc5362feca37601ff02b3e5c18e5fe89b65d8e010ff45ec1038047a2bd438e138e4228908d399cd9c22b7faa14c71b29cf373c3cb08a0bb889a61d996bb3adc34c099ea233e24ca8ea11eac6a8ff42166deb665a3458bb9a70d2aef458935b0f7ff9008364e64ed1792274305f966c452b6b683a52d1635b14447093d60eb02203a3430acf3feda879f2fc549929d66fbb26cf34218ef4d6d67e78e3079fdc40e7bb76ae023f125292d645b5f7ca551d021f9e64bb2f11ae0672e4b2094303f0aad571bf5e486cd5bdb1b932a970d4e2067a18e21646d0b339415f28f3f231a6392a6c5d67138102744b82423d2763aa66b20', 'elig_4YrEVqSSIsdUeMJqiw6mxD', null, null, null, '2', '2026-11-16 05:36:41.227+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'cov_KxzKZ9d6Bqx0dzZ8HdhrrA', 'per_lHNzhe8Xj0XlQcIGywyL3o', 'SBX01', 'primary', 'active', null, null, '\x0154187590bd170123f98075a492efedcbda64fdbc0714ad3cdfbbe757b3d272c0b0b8fc02f1555242bb478f8b5230309766b38dc27302dd542ce4aad3dccd9258ffe4c9be2de23be3f1d815dd6d5f788121ea0820ecf0db2d5b053c57598ed92a686962c4cf045114f98a5f8d2282afbb8fab264b2ad7764443335a409c3ba630ba33a2fd322d4a0d55bce93536bd7038ca03e22883aa5c46748b5ef8016c0aac0854d8ad6f42b50ae0a5309cc1af07427b1b0081080d2163bbb672593f63f067b12c1edb4b5ebdeaacc2be1c6314c6d0d4bcdb64c3b5a81c64bac4ab0e85a2e2fe2b42d0d934d7a0ba4fb3', null, null, null, null, '1', '2026-11-16 05:36:41.779+00', '2026-11-16 05:36:41.779+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'cov_T2Ojs8oa08vvuGn6LRNUin', 'per_kb9S6okv5fDexnUu9nJPGt', 'SBX01', 'primary', 'active', null, null, '\x01ebf634eb55904c1842695de5e6eac5729d9289f212c9ac7563335a0bca4a23183b05d287bd230b7cfa82a587ef37c11787e3c2cf1b09b44e8b7f1330ad043cec801d52abd6b5b26358608aacdc2ad02a46b37d9d5e22c85bb983bc91b2814cff5b2e6120726649a5d7db6f4c6386d1167589aeb2dbb7c7dc7c859244efc81943a15be2525dc8ada2d3dc1809b635d68436e120c7d0c0fdb1ae92ea113b7d688dc3940ddb0f98f16d0e875a8587dbaa86a6ea6b570a98db0691f53cc53de34ac53b9d085b7ebb63180e4055be073749698065daa795fb9f94c1a89f7baa1efa211aa2dc62595ec1865f1112', null, null, null, null, '1', '2026-11-16 05:36:44.124+00', '2026-11-16 05:36:44.124+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'cov_jatR0BGor6DyzVWF4vPw8z', 'per_BRWae6wnF29ADntsoOa1FP', 'SBX01', 'primary', 'active', null, null, '\x01e758b03950e24a274cb83e70f6df73db4b9fb6450c5524e5799b69228280dc21006b5944c199dd98d444c9b3e2ca6878867eea8a890c4284a92ded8e28cb2f2840780050367d2dbe89d4e6c98e85cdb0e6a7d265d2fa223eaf3735e8cd4a2c6ddf41e6cc9e359dd8f2b2f2331573a673806028cf0545f6d2de1bc4f54101999b508f2fbb32f6955d6d8abc895ebf12f7c47794058756a22356eba74c4ca84332d96fc730eacef97eab15eb659cea0915698d3b9a53993e316cd70260eae33da8920fe4b27343ea0c220da3e84d5f56c823730de951bd7838afd7864fd5f32e4cef1ccea730ac2152ba5f61', null, null, null, null, '1', '2026-11-16 05:36:40.871+00', '2026-11-16 05:36:40.871+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'dis_98Jgk38SgCMLQY7l80RJOy', 'per_kb9S6okv5fDexnUu9nJPGt', '\x014901098423287b0c54fd1c7dc90f3eda55b545a9ac4cc1c99ecce854303f53776b7f7412bd7b1989e2edb17859c10f761059000efd45a721c1bf3ca6a8f3e0510d809bf702e685462cfd2fa89a6dfca287e0e4304ae11300b88f2fb9f247ace3e914b56930e112fd0d707325d6d8d5caa8b586f3eea22167e7695bcbe76820720f92589fb3ccb7e72bc0c5c9ac6df4964bf76b67c7c9f16e90186402c92bca621de5b375fa96a6df7c0ba1226783fb1ae2e654230cf9a00c09b9b5c68bdc7d5ea91acf50907cb9e837994d314e66864abe0dfe8ba4efff64366dff8a8eee03899f675a0f8034994463739235953292b22de8d214272d66d3340e12de16b074757a7ed19f82d26c0be76c8a99b3d18084a8efe79baaabe40cd7a583476c2300d8fb103948d84ca63fb2c40d2c53ec24d904b4c4130aadd592f5ba4a0b8af0ad91301b6f2b22f7b9e87e0c17dccef98bb473308ef90afb38883f2e2fed1978b74a384d05bcbb973f265d69a0e8bf5e2d126c7fe3a101d9d76662ce3e16e1f178604c94211dbaaf16404de744ca67c2dfb94e755e4c6c26a723151a37873ea7faca3e5cd257a6ce8a11c4bc164cda70df0321fbe6a1f1d2d709a98ec5be2b10db175356289d41047ad2042735718c05581be9', 'dec_63CEf3impJCNP3oU8kCVnS', '{con_1TZsKFIkUqFabmVkIjZp6w}', '1', '2026-11-16 05:36:44.308+00', '2026-11-16 05:36:44.308+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'dis_UwCe4PmUK7nBQprqPy60zV', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\x01efcaabeb03c8ae2e946dae69a1b9440716341991abee31a75ebd3bd87da8727f54808cd36f5d6e775760ab00da96fec4674b9f77524b477afd4056435f05df0b601311b4f55ce2da8a725d98885a387f8482d3a32f807ccdbd29089253e2acd4bfed658c26d35ce4d5cb2ff51a4c87d1675309d17703670f74c491010dea7c9054823683bd498ec80467f5e9044125b6cdf398c654317b4c2202c43031ae0b1817ead9ab9ce136adcf8cdb31e7d8a7ead747ded301a7d30d1da8ebc4a4d454f64a9a45600cb715deb5157277b8b34a26f159c56b4a944c6b3f8fde3b38e57a7b9e226994738dfef5039a987d1f88fe91808acff3941310845d24de0d7a1a3c39f58a2ed0069957ca8334566bd5f01fe0c11ef35102f46bfb8592e3dd2bc858ab9ec9dc4e1ac7bcf06476d348c70be8fece9f1a136c4a870d3aaaa8a5a615053c662326cf74329f28880dd73d90c80ebf197d344860bac17bde2389c6a1fdbfe4344829ae13ada881e49335097737934bd16a842bbc38f58fe25f191a8ba1dbc37fb3bcede6dea69fce3b51229afecd7baee638b5585250e36eb1e2b2b5bbb84ba51c922536e967a8aecc5f', 'dec_O6D8kCrNHBxvg6JT492L29', '{con_fxJccjxzogb95fNt26hL5o}', '1', '2026-11-16 05:36:41.437+00', '2026-11-16 05:36:41.437+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'dis_l2NEDdp9voGgRHGr7UhJku', 'per_ZdRUql95zYoRljsp86AAYH', '\x01405ed713fb4ae3da3c95a2c0bd27e455358ea3c63616ede7c6de84122d3421451dd4c459205b41d676bf976d74d241b980abb2e68e1e5ddfdb4b4020c422e2b20c8ea5b0c61d83efc9920b2b485aa6686d9fc93b7d52a9ab6158f6999df552cd095e5c37ad7d639edc0996b83c9077a2cfd17c12ea5dc48ec6012c81e2318131584beec19d5f4c0920bb2a2331974a287d0b7da58fb8b5347e3634c41105259f26ea670e5f62bf694f1f8c90f9805bb6278f55a676bc153126394b2a7d1da3fcc34e122b99a05505500d9f43af674bd58f23d5b8bbb12ebc632ea5a89b7ab20be4dfd63ea60ab2e73dacfcb1124579690ecc46d4f960fd9f03704a1e77b3bdbd9b8323e7151aac5ac09cf767e45c87faba0c4ebd62de2b719513872c620cfb17ae2267acfccccade7515878f7875c93ea26a92eb12cc0bdf1075db522bbb4d959235f88fdb7c18c099dd93881bcffee1cb98c6abd584921f0afbafc718e3e4915fe14418fcec5341e9b0ca7f1d2b53441b38f3c2deddc2a9af00d2f504a13d590dfd92bd057e5f6b634f774094d4c36e0a10071d5df9d99abf775a332a62d3160aa0cdca41d8b2520a511269210b4e5c077cefc5a0bf1da9e55bb528c074ab5829efb4', 'dec_K4YO5lPH3Gp2utVuzOfGJf', '{}', '1', '2026-11-16 05:36:42.593+00', '2026-11-16 05:36:42.593+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'elig_4YrEVqSSIsdUeMJqiw6mxD', 'per_vbnzIRbBzZ7aapzwbJ9qPg', 'cov_3B34d0At4NCcL4IGZpNAFi', 'SBX01', 'completed', '\x01a08ad6ed74ce7ed567ec1f97f71759658f8af4fc4d89c5764893509e2bd3640c488513813767d63cdf438c5e6e6b092c54a5cd216ab7506d2dd1a002bce06b89ea5e6d694777a2ef969f26418e5f078acf04f980e3d8c9d8777493063b195dea005159af38f9213c80fed9ac16b3e73369ff80a39c5bc9150a49a5d1e2e0ae738bd5539e7f1f0ae1b14059fca2c9094261de0c5dc0434437b0ee0f0b25d287fdff21cf91731fb44705de9866725c3239421b240d742b66ceea788ad411acdc08e2fee4a470504748c8e167f3f01d465a547aede91cce63a49e7aa47ad284dcf8268b05c8914ee48c76e2d5ebf056a64d55a85c20936169fcd8f5666e89af40f99c9e327e2615bd6d4012c96d8abf054fb9c55a74be1113c8df63b7a6bb70d61a0016e2953ec61a8e6a0ca87f74cd17ab807193aa385f166e7358c7357e631ac28f674ea0414a0dea98125da07bb6691c4b1e0d4dba1b275118cccd169516d5f365206e1e80dc9dca17364a6ca5a7e510b4834746bbc53cc8db9ea247ab2ac1497f2a3dd30ca3d99c4953e9e2dd3b4d34ff387895f656e371be3f58e90580a63e7d4331ce9f7ca4e01227395266986af4824284a2c5a4f594e99a16244147c5e0453d55635ae47256c5c6d8faf72c6c6a77438fe7773bf8f380849cb4bb054004e5f1be3de562044622030228cf0023b0a0fc7cba7f7fdc244aa6326d73d192381cd53abc6c40fae0219981541745e56ed5ca433b3ac56f20afa4e987b24fd2f56c649a4cb9be31f291a2dff89a091beebcc773dc084733be482ae0b2dadd6b7570947d1ccb2d37a6e98d61f7e36c73f0d0bd1c9eecdbed08d99ebb6ca309124553a8d49fb1664b42b1c3aedc9fca5b66ffa1bce177fba16f0c9ce292dfae4c47e8668ad24d6ecf4181a8f7f44376211653e057db79fd4100ff0a27a067113eb82a0457d937c3d404091232eac25cb94848588fb154f14629e18cd14ed6b0884e9c35fe5db28dc4e1a617a965aa54630d09d5dab28e0cc4e40fc7b0f141815052024390b9cac7af857f2710340a3a72ebff3b03beeda8fa9d287c477b4a0635de5604c4284301823a675aefabcae307bd68edd7bdff3f66c6683a6f1056717e6ba506e1664d01fa2dd544f4e6e6a211b9f58124352b3329c0b4a781675984c12a14b28aa8b87f555a9ffc78022160b37bae51cd105e3bf846a7f6c141fb64ea186f9bff2bd28a5e60ccd545ac2fec19cb81e3952fc1a1fae1480d931279af3c8f94f8b9e0ffee6fc06ecfe9aa2f99e9c0225586a094e898283dad261bff595506bc8ed9b8fde904eca0098217516329ddab44b928e9aef7ef28342e6f0df6b200294f48a81040f36d78f9359b76ee45fec01affafd7f044d27b240ddbc090d4caa5eda4c40f43ae45f237d909cf917a92b2fd4aa45a50d6e71d12904f299efa9d9967b708797a83ce05e292ff409c7949a8dab7fea0285f6291d4a12b618b2298c4428189ba4fae85c1ff3b1767c7f90c2d7e33e7819f417ac4c71aaa8a9e7e97945a2e75d1e45c8bf5183cdc62fda14ad283cdb1662776b1d06499f4e9adbdd0cf2ac558b2ef735a789827277e4fe837c41c689c5958c0dc3a1a019763740a3ca3b91064281e825966086c0b79dca79647a4de6420f83d04525d9976d62d1958a502e63d00f70e4ecba954ce4d6ba148004f485916fd67d2b2ac16bc80f14ef28685e9814bae36bf104ba49991c59a457a8eb58ae92c4112c2d932d9ec64be1841844e694fbf480ad8b15f2f41a5b0353b0735cab9605e190f854796b0ec3c0e168f54c9fdb82c494a526061d01351d7b5772091601b3f8c54f6017efaf97663e8ca3a8bd55fd4188c1ebd96a4c1cc507ba85cc17eb5c038cb5d13656076786332fe8592ea6ba29ba58b5837e14720c98b845d439b8346272310117fd4ede891fe3ef6aa5896618e761bc08e44d06dd27cfe367f3c79269d1f76094b0a6f6735a2fc000e2826597aca7175e46f6bd837c757b6dcd41dc207da9989481dde71f68e4e3a627c49258a337a26740b82834dc2b41b6b7ca40a7f1665d0624f49c83c8ce5448a1571c40b3992ae0687d939e6be0074348833d57f2600811f97a94eb17de5d938f6005d51bd81a672d9a0b4b77231c126f5b93070436cd9f81d2a65801fb12aaff2fa53453296497f12d4639d2248f5538812112d45244dfe7d212399f96f39904f3d4d2b37de1ac6c1bcdab325fc90a2329a371b1c43dd2b1662a46d6858ef8779a7ccabcf058e9d0743fe96d5e3f011c86e6838da37c1359255034ddae696367e0f6b26b9cf0529993070767c5242a500bdc3071f2db44c226c8b351b73c7a6725ffdd177be8e100f9375a0523dbb5cfc1a0a8c7e7ad2317c90e9e43612e819972a3f9e12d59a7ff684ac05362d6e68f9582112ced97f38245b43ef711ce0b52da435fc5c71aa373ac0cb2232c93b9ef887e7c097c8ef0eaa825439634f96cae65807e552ab08d1fc3dbe4cb5020dfca443fcd43d1df227e0baba539ba18eb9a8186cae73c63debd95a7368d4daed3155f572179316d915ad089727b63eb0fe6cad1fb17210fa2add1990115425ad7bb29e363b0e6c431ff9f2f74c5ca144704eaffaa3f5bf65d71757e5700d62c4655195fc7fc59bfe6a2c2ecf4694d3da71abf518d9d029e67a78546c3ae21d94575eea21920ac9730608875d16f3162bd0edbdd4a4b5f6c022dce6e503ee5a5e0ff6d8b49978fef9c74c276d4e00c7304b9d05a7f863d4bbac070b9b89e579c41ea7a9b915ef6e428e5a0dc1f463915afde1fb0dccbb985fc56b8a6d54bf1ce849601aea93beb414b0fea08e307474ffcdae113d65d1ff01e1ade62008bf3b90e28f114e601fa944716b00ee5ba0d5b0b516c664c65ed3487cd40e6e4bbba9f51d37658eae774482814054ba55e4c5229c90f9e3677c204704ca16fbd13219e6103c67004d369f53aeefc9b16bb5b1e6d985b8cf154646af32e1d71fcb11eeac6ee0509c0c03791f35a5d26e2679c97316b542491ae1c1dc4b4516a140ce85f7c6b23ca8749066a591a354f35005efb45623291ca43ea83ec92a2b14346bdcb050bbcbf4d52fd821f48e7d72d57dfc24ddba32937fd010e482e1b8b77e365bc4a00d4fb1ee800e1852d37736947259d4dc3a49fae62935bc3fcf4984ada49189fa25b5b032139f393049a4614ff497cf5e76468131ecb3d34439ad5a1e5c0b681315351b2da34f8d4d3d65cc8469f3312b46e25c121510631aaf57d1a577681cc6bd170a7dbf05a9a19e4b5bae20f337ff4b1c6924f6f3febdfab65dcda5e6eda2334eb54981ecb82cef40b677b501658ea533502a0cf115c7f3f45fe9adcd0a6465033016724dd826612b33dba61caa15baca75d4b89f89b26824c02c95409c4bd89dd2d76e5e89dd9ae63eb5b80efed9d816350abf936d76122d3c63abf800de3c20cc922a585219fa6b8b2c4add8320dcd56191bb8d7343fea8d70648b4e13c5eb6de5c3404e747f724a0087df8339e838470ef97b426035c365dd28762317090ed1be220ea98f5d70d6855eadb1c8f528c9cf621771510309e1500508cfae67db7fa85b630ba05986b406b5985f19f4b01966b96955812853cac4ba40cec09b00f8b5d69a873bcd9164a8492f3a74a28d024e1e9ce71e74c608651542cdee3a80619ec2334b7de69f87e360633a39365fb2d385ed74deb03d387e26b77d711fd68ef3fff4824cae1a30da3b5ebda27015865cda76ad8632b194da1d57ba3274dd0b0e5dcbf8850fb51dc70e2cff54abafeb6f6e9271f4ad29625b8247fca7909e2196529a3fc28afb0638b56f3808629b271ec478fe7bd15f44fe646b9ae7f12eb743ec17efac753125e5f17f5d5d4dcf59415b41ae795accf68d567ce76f9d50d942a71982ff18d6dc7006ed8fe947e1669e7b2411fd9bb86e5b56f5e9c3357a79f3a789bbee1ee9feca4bc181c99d40ccbf793fdd3e8930c06a33dc81648f85f991896f2bad00a95809c66c88545950c74cc0bfaea006e7350d1455e7f9326053c8c11c179288a2fe217667b99fc57ac7437c36c7d524eb003aa52ce07e0fedebf9215e5d34148ba17522e301723ee9a2b48489fd1c520cfc012ab67a2f744e11281f8729788250246b1d98beb65d575eb66b2cf1eaf87c22d77c8e9f2988726f3051cea733582de0c24a3c2bc9beaa7018d2c79405175c0033dffa321d5059ce8fe7e7c659c1708d8931352efafc067ccc345ebc00f5e98bbe6b0717ffc2d3555e259d5d60f76f91a43b21f9454d69747991e8a9e906c852dd434160fc0d2473f3b684bc5cdbd4c3b809c6ae41865607d5aa5a320612d460ea592daac6ac5897d1a466359114c5be398f4d86e2442bb74dd225e968572478766c1b4f7274da2cb58907b3cecafd455759343b7b1c5a78ef6c6594dc2b4e6a9e8ba38393ad3bc63254035ce79afdc08d50ac8c928353375fd39d841f52d9b2b015eb7aa1450eb5c6a802f09b443f1aeacd71ffabf25ab23b765519457c1807250568e2110dfa85c966230f0d7e5dde1b565a3bd75b4b7ed21db5e94b8acc9ce6dda4859afe0741631652b59aa9de264cb95ea9dd2a88aba5de76bf9fa86d053b83003d4bf28d2dcac239ebd0d7aa65e0fd6520c8c891aca7f1d6ee7a229ff654e275dadbab3b8f462f63d594d592fa6e6247a0a31668cca9651297abf16ff2f3bda54c5624def6ab033dd949b8a8440e67ad4561f25a23eb13505b9148e7b37f09e23c03927bc409a30bcf703d0236f68d420a6ef51735a4038eb013bd656a74088bc5b60cb1f8870c2640487c8f774168a8692d0836a2e656a1f7760a613094cf410e3801877c47349784fc9022e1449e6315bd3c1a1c7421daad61a2cefaa3e3f73fb99b38aacebc9ec6085857872e31094acb1ca86af95fd31c0892132d524c99a011bdf9a5217bd028d8f5d52a9942812ed9e2038bf7eba6d198047e7834a2adca08a3b876d18bd6538637fe7a3ccd775ec0418915f4111678f7d72e20e4054ab38ff8b76f1f0de8e66d13d47b1dcc9a6b6fab572f927dcba4f077046a278d155ea72d9614f2d404ef289e6f1a86d879d3d53b48caf7981a6f575761a810cdc927c47e2a53d2d5cc4cbfa5c611276ced31258adafaac3e658d045358fb5c59a6687cad2c487a70f0ee44af1f1274845755cc7813552ee7986e6f8f4d0abf8ec529f4d306034902a39cd93faf459a155317b83899277645d9bc6430c28fe4c70091470167edb3a55acff2880b181794abcef129eacd549d7668afc3713babebef61fd29924619194d974799271774ecbcbcc46345c25e22d30880eafad3396e2a5437299a7b64464a1e6bddce8cf7c38333168f12aa7869ff6b41dd667e29d9591f03596a0c9a45a045fbe3d19c53d648a417e78414c96c98ce007477e47a2a2f42b7f8d1998d9723768287e45752aa86e341cb7cbba5c5f06c7029cf9a2159d22376bed0306663cfdff15a1f5e0d31888cd9f7b34bd8fd1ccb455ab501a94a0e83ef09a96995150d1a8a7b429567f5933267171b318e2a39bac7111fe29fa5c26f0a502e90ecff0169ac752985c7cb3264dadfb16003cf7d1b956d09b628db7ea7b3bc5bc7ff3324297320380554606ca4fd39c9d45', '1', null, null, 'dec_O6D8kCrNHBxvg6JT492L29', 'dis_UwCe4PmUK7nBQprqPy60zV', '2026-11-17 05:36:44.589+00', '2026-11-16 05:36:44.589+00', null, null, '2', '2026-11-16 05:36:41.437+00', '2026-11-16 05:36:44.589+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\x619bb3b40126f452df573a60be124478ad3be549d437863475a5bded543738c49150ea03192eb29d4dc104efd0d2764e0088aedc72f33e01bf40af2a0d217dfc1fa0c098988050a2a4f4ecba85', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\x619bb3b401a0fa9213f974d3bfd3f0ffd84682026606bdca1f4136a581a4e0d1efa12fb8568357ee364855e03af146c2237cf8f15576d0568763429c56977a834d925aca0395f57b4ed74453b0', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\x619bb3b401c578c34e63aa5722c41eb5677b0fb71dc0727cffdb2f29a23d6f9216382ad06f68bc95917cd374a9bcce1b34ab70cbe0d151757be1b83a269cf2b3e22262651ca90f45cc270c2a06', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\x619bb3b401460e5e7bfa348b4eb6f2e9b2eef6c785da771b09424fdf829327a172eebb118cb43e8c117cbd40b5ce77e7c6f2f49f3d6af9e075b18f8a3f7c1d53a7ba412a8c1e3774adc8c62ae5', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\x619bb3b40184ea41c63a3a858e30ecdae1aeb5b7052f80263964e0252ec1dd4a791209e2f786d7b4141f12ace8ee784b22175b69554782c5d30fae256767f05e0ef1e1965632f21c85f617d161', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\x619bb3b40114adc455c56976aff15ff8f33a1038e5b897aedc79ec8270e231e191ab4abed9c8bb51ece14a844919efa11300e85d6ca36838c097cbe0188a1237c07c9ff61ee66454c5002f52c3', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\x619bb3b401330eef750fe60b7295972d45db7487fbd27b3f02d4ad33855b4d3692cf42a398ea255f81f1fa58db94ce003c4b57f2a5d3655abcfc3b7d3ee3ef24536f9247f343dda6794be470a9', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\x619bb3b40152402ee592e9e4b84ed91207cc70d0775f49822cb0ef7ce89c8b7e1c45d8359d50852d805a0bbcf644dd7fa4e8812185b8137c8d5345b826eeda736bc405d1a6dd89cee3e47854db', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\x619bb3b40176c1bfcc06a24236e73cad52d54c039bdb5c61eba3578de47bda7f9bb73b9c23547e6a38882e26dbdf362f14d0b8185fb0d6c9626e7de35675f8b605cf01a53337be24cde9affec1', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\x619bb3b401c156fc9e27734d1fc6032f2f316a979fd007d9757d68d2b836614bfaecd1d48754c747d6d967c7b0be2ae5d5ba44ba40aafc60bf18b82525f7bcfaeccf2c2c2667331282493ad43d', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\x619bb3b401cc9f8d8fbf2b28c2c47237b772f0b209345bd0b9a601d8f244705ce965f7f60c70553395667c2883aaca26fed5af817ac0f455722851f1a326d96a858f4c8131f8fa03f401fba07f', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\x619bb3b401aceefda00c378c2147bd3e5db0b537c64aa9c2dd0a5301b5f4bc9326981081faebe6a240e775d537a2ae3cb12ab13d29df1066a0d32d08ec766cb3e2012e26fb159daa4fc6212ff5', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\x619bb3b40117c9d7a9c2c0b5cf32bd9370f8f8b7d6ef35262ab816a3f5d969a0f0ef21f85682016d12e384fccb32d8a2ad4059cc06c8857306716809644735a6abfa565967c49d2247f1fae5e7', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\x619bb3b401d3c06fdb82c7b010884cbfef84d374ec4910d9a1de6307332cc20412cf662eb19b974074d7f09f9733c34431d41f493b74f40b203a5ecaa1eedcf285adad4d5fe976667626e56272', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\x619bb3b401782eb2ccd37e79e66809721352d21d25518a2e5c5a9ce2630e6c61a70e29bce819f61fccdaaa5ecdc05d4e420d14bd44db701c97247ae18cf4c86add7eaf0c43208647bfe8561ef5', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\x619bb3b4010cd168d15abdf9490ce18a8fc4b99858fa8bb46ccf0a702146d9144c65a69238b38ab7595ddd96be257251de40f01deee8155a3e02a2a12bcb7b69838d94dbbe781bc3b2318c1592', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\x619bb3b401d7432e86eca12f792a9365093cbd7768c0f55bfd0833bf4c4f2c238aebaaad25b3990ba26f8009f90573e25b4804f43fec01ac3e10885d163e1991827e978dd61437fdf872ea1ed6', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\x619bb3b40103ae0cc600c9a63ddfc067702e28c7b6066442de4dc1feeb518ec0001cd2cdb8be62af89f54df2c1760a9610778b961992cdd7764a129f0a8fadd972ce7201bc7b25306979cab745', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\x619bb3b401846384fee704e2e1c23f16b989cbb5e2e3b5a4336030b695e6b6392c5dc6e9cab2cbca39508c43b894de2a3a5c0e3ed38bef47a123e838d604cee810ce005e3cf973c081d05d6f66', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\x619bb3b401e1a07ea851753ce1fcfbeb5b3c1217903098f348609eb14f2bb6f2414a1bd3ee4d2ed6b4a840764f90185991830edf4bd44c7049ac57c5f3d030bdacf63705aa8992a35b2b816761', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\x619bb3b401034405ab29fbf0ce9acf6fa33e8a9342c0db35cc8833cfad83c1dbb2e1be5ba25cc5c422c5b6066ddcb51bda1e8089f5e1b635bcbcdcd164a18d1162dc67a33b62874c92cb056587', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_7JIywXVReCNR1jndLqlEg2', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_BRWae6wnF29ADntsoOa1FP', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_FZMFa3PM1bYj8Q9E1sxK4O', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_LliZli8bfP0nW7nYCWlGO9', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_QyUwD7y2pJH9rwIHmbld5v', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_SHjdB694pnIHnNlqzapEm5', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_XgKrFEUkt1g6iYiN8RKtRS', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_ZdRUql95zYoRljsp86AAYH', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_aCwYvVlJKzfhYncbaaUZ3l', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_cVjIDuzXlPDOYj1I8YWzfy', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_da7UYzEQovaLwHGDWsPuRg', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_egni2glbHrnDlySbE1pOhr', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\xb469a19aeba52f7b82a7278fc01644df'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_kb9S6okv5fDexnUu9nJPGt', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\xb469a19aeba52f7b82a7278fc01644df'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_lHNzhe8Xj0XlQcIGywyL3o', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_rSNd5PRzZuAhVfE9SDwR5J', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vbnzIRbBzZ7aapzwbJ9qPg', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_vwPkMONZ4KqkdLBH29u0K1', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_w9tEirUhLz8SC3wi8Cp7wz', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_wOKVIwfF39BKln0T7HRwQv', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_z8XCgp8L54izNxToSBr4BI', '\xf8575eee41423e21ec1ca9db0d6be3e9'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\x0acf2ddab5a673fee7617458ede031b8'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\x103c706490c90f80d5e47722ab1a34e6'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\x3185876bda159a68a4438d6e47ea8c13'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\x3de414ed5383df74ea0b820c784aec58'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\x68690aca24c4ff913ece087d5c70f831'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\x6ac160d6fe1d9abbded3f39a0caa8d7c'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\xc170a7635878379d2cf2d58e8b4c10d1'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\xdf9713ab13c99500109c520f014ba414'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'per_zMjafUN3T541W4nAtUPCiP', '\xf8575eee41423e21ec1ca9db0d6be3e9');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_23IvWjqOSVBX4jYPB4heMF', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_w2zZaCIQVxsNZ2yYRAeNJK", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:37.248+00', '2026-11-16 05:36:37.248+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_3yZ2yfV7ub8RHa9bPz5vmC', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_TQYZRX1I18dTF0Y9RocLKf", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:37.931+00', '2026-11-16 05:36:37.931+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_BB1zdSjN9gm8alG6QEhvTk', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_BB1zdSjN9gm8alG6QEhvTk", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:38.073+00', '2026-11-16 05:36:38.073+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_F2Qyf85GOQ0d5W08HnJEx1', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_F2Qyf85GOQ0d5W08HnJEx1", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:41.649+00', '2026-11-16 05:36:41.649+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_IQLS1yvQwxktAAT8lRSzyw', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_aSA5IqgQET6rUGyq8rssPG", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:37.845+00', '2026-11-16 05:36:37.845+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_M6XKolbIUynN893HKb3VOy', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_v19tXmebqP5uJOzCrfJ2zb", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:37.624+00', '2026-11-16 05:36:37.624+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_PXSUBwwera1SITnAcuotpG', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ytkey8AsHFwjtfO48pR8Ff", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:37.03+00', '2026-11-16 05:36:37.03+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_Rx3i79NdOtUOzQIjR6VgQr', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_q2O8PoE99JjLAu32nBiDvk", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:42.669+00', '2026-11-16 05:36:42.669+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_VMOIxytVjB0ADTnDaLvrQu', 'unverified', null, '{"given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:43.916+00', '2026-11-16 05:36:43.916+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_a6iwqqtfkk19khCtDTVY6N', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_a6iwqqtfkk19khCtDTVY6N", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:38.178+00', '2026-11-16 05:36:38.178+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_IaaR2cBBT3icFlAgZLuqYH", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T05:36:44.589Z", "check_id": "chk_9GESmH3mKmOdPQ0pWVP06P", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:37.116+00', null, null, '2026-11-16 05:36:44.589+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 05:36:37.098+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_huqdRaWnM8ol1OVU2k9lTP', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_HfDNB20dzJoUEFVlEf308N", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:37.554+00', '2026-11-16 05:36:37.554+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_iXLMgWwNDrpNj2Pt0R7FI5', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_xN1199e2xK9UDgvg3TnqTM", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:42.849+00', '2026-11-16 05:36:42.849+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_k1Y7T9CkbCYlyC7Lug6ljT', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_qqPwrnMtoEpgwjrk4AQ84v", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:37.733+00', '2026-11-16 05:36:37.733+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_ll1NueyaRIRw093ONxYT0Y', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_xa0shopMQYMoIwI9AysSUe", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:42.227+00', '2026-11-16 05:36:42.227+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_m9gowfpBjyF4LiiYdRf0Wz', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_m9gowfpBjyF4LiiYdRf0Wz", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:44.039+00', '2026-11-16 05:36:44.039+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_negx0kNlAjmvvfyWaKReI2', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_vx7nGzwK4tfIcoFaeAyKTI", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:40.682+00', '2026-11-16 05:36:40.682+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_qlFlJgbZGrZgGcpvlhPQa7', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_2QJZs7ovERk17XnFrR6g35", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 05:36:42.413+00', '2026-11-16 05:36:42.413+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_shYS6zFj2ouScdkSxVPGze', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_shYS6zFj2ouScdkSxVPGze", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 05:36:43.359+00', '2026-11-16 05:36:43.969+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_vQHVKrIwwk7loRI2LJ8r0C', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_vQHVKrIwwk7loRI2LJ8r0C", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 05:36:38.953+00', '2026-11-16 05:36:39.011+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_shYS6zFj2ouScdkSxVPGze', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_vQHVKrIwwk7loRI2LJ8r0C', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'cal_BblDtEEz2WDDgF54RpHpLB', 'prac_3yZ2yfV7ub8RHa9bPz5vmC', 'Phone', 'busy', 'issued', 'EyB9PSiCl5EcVarR6Yyr6vKBgJhJzox8auqt3WVxnSY', '2026-11-16 05:36:37.972+00', null, '{}', '1', '2026-11-16 05:36:37.972+00', '2026-11-16 05:36:37.972+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'clm_FIMqImFgPZNxAQMp0VvnGb', 'per_kb9S6okv5fDexnUu9nJPGt', 'cov_T2Ojs8oa08vvuGn6LRNUin', 'prac_m9gowfpBjyF4LiiYdRf0Wz', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'YGGQYW9BFMXR04GHS', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_63CEf3impJCNP3oU8kCVnS', 'dis_98Jgk38SgCMLQY7l80RJOy', '\x01d93fa5b50b4eecc531d830da8734bf87ec94d572d25d31b5a553a43ded3d4a54cf8d3691c95496b914edb47e571a11783fa70052a2cc76d2c5e7cc4ef1be7e6ebdc14ab5256ec29b077a77b75ff3bd816da158a62f7faaacb6122de897946a9b66d85d67d55f5690b97f7cfa0e5bb19bbd05ef6551aca5972ab815410d80223973c4e3f86ba9e1c62ff4641f763b5538199ec0c9aa505e9a7b6446082e4f34551074d2fd2c9c18e7614ba68de2fa13002f976bef6a955d1fc57d24d434d69901b551d2e7db5f2ec2b95a197334c23020bbef249d207e74b5ca52b1faec712371a2a2832906788ca986a45685ce4fa4431469e5d2e173a8ce501c654ddfb8b49475ebd6c685fb0c87eb5e42154cdea0ac2eb4e5c9fb857693cc4c2756da8c432bcbe59a8ebe72c5f0a5974a3ba30b0302e91ae1efa4d60d4ee74151b30bbd1eecc7fb9556b0983a0c152bc3b3eaeefc801e76033da238eb164aa28c9b355e1bf9cf988f3530b1f55b0026f2f2764fbbef9ae931e474f8884b9424874da6a8c7364d6b0b016a9d18f6293b5873cc7ce394e788a50aee131db00bc6c205929617c7577ea7cc72006401d93081771a7c9f5da40436012c93f71c9ed1c13316b63bfb1f64422d046ea5dfe569a1aa484af1752ffc837c333bb93d71df7662cb5ba1803a46f359902ab323abb08a1eca684eda1a92472ca321d573d6d88a2458ae56376ffeae5ca20ba471cfa30ed7d59c62b7eb31e224ef28a6241d3bcc8ebbb8facfb11a1512b698092f3758fcaaac5f6430f728baedfc8cfe3205c1ccd4fc08059561e405f0b8f9adab07435c67fbfc9a8c8a6e8824cb65438a6789a2738b8847b179f5083c0761bd9c70f8dff91d97785d2020c97900c78535d96116b65071e41a155edf3ea6f005a319f5d8968f3bdf0d88988ae70df894417a54b6d660d97b8c93cd3d18d09f5c8252fb67adb9c6f891e8e38e8ee028002b5143b0f28774420b4a7046d833f08e07dd7f12c6479146d8c1bfef5f3a469f386fe5fae2a28536ffd280e4d369e61ea38c599e6254a8f31d8e263604a5cc458dfcc1f4a52da565c747dfc0906e7f8d8f2103105d0d5ee6a632f158c7712fd57f5e6708413c5e98f48eede5d2395edb59e3983d147a3a2e0f1e39c808aef7ac1d45c68ff81e67e1fbbff8229373e54226469bb59d380f7edbaa548ffbb33a389880fb20fdaf176d399aedeacf22f03ed398324c6f35b198f74cb70ac6d7b229a7f5eb850b6acbdaaf4624be0b5255b2a2ca74cd3c1c76db335624485119d017624a24a67d962633fee4ccecf5f8cfec9f3ace38216dd16b2552ce28081fe9d6fa394fcc84c72041916c10b027c181c41d6f068bc0b5bccf309e9cee5136a7d163d83d3b661b8e6b18b897a1eb90b0d8757655f5225d6e0b9feef6f56913d499d8435b1871e094518236c0eac1b27ed1e5fcfe320684ccb9fd8d511b0f664c41b92452f49ae1da09eff280cce22b35d122cf4895673a271e2e536655c5ce49db441f89e3f04297ac29c9e8ed0ecc1af45353789403e5e3746b2c23267d7e32afb9cdd74f88a7d69c3c8a7c882957bb3acef422f064c908534d140c25c1b656c378dbc24cd36bb9bfa4237b2495d02444cde93e863c30a6c52c5bc4c146d7a02fd247b2ace8ba6851a6b535dfc428645f5c5ccddabb93a36e434ea34c99d90c2896035b69b8ca14346468972dd6d97372ce30b93c2bc6734736a126d3a6e43c84161837d3e645e5d3ba429d2ee5769bd87f8ecfadfc87313516c548743d27cbff3112aeaaa0cd1fdc9bc59262c865cce3cd50d8002e84377677c80deb135df39ed6abb86ed1d2a75b2c1a363ba7f347fcec69ebc6e1fae5c6719e9ba7d7cbff77ffb73449f0a149b625548f73e51a4b65050b7309631e2fa1e17d0ef1eb8f219d2e93fb3b68f8f1e43482a3e881e4d6fd5625b7c95da33a58b14d4984ae7de78247e6cff6eb31c07ef0ccc6ef7cf3f2a23f9059707666bfaa170ff9f3ce5c5263e6238d56b76a53e07c60b33c2318ca02e6824d804ec929e2e18b0cd6daace3d48dc9ed8ee3995021769a6248a97249a3f1fdf712b909169e4ba9f7af317096c90f295e879f7eaf9338c19163f7a81cb1d5417cf81048e8284f2e6bcdf093605049a2eb635c6ad8e46862eac7f312c4ffb040f8c282e1e9e16e8a730aace164c5df71c48183326170c118fd85f454344f9a1175bc67e1a0a82b32a13f39df143e6676072265fc29bcc80f2a2ba79e964af5c99de726f335fc36c0de0cb506d923ae9eeda48368510c78acb0721ef71276fd1f6258a4e48b776597aeb08e866ed2a7f4ac98248b66d7b5d9aec2aa2e9c3d88bcd2eed6', null, '2026-11-16 05:36:44.308+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 05:36:44.267+00', '2026-11-16 05:36:44.308+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'clm_JZ2UOuAafidk2iVHG6ZqaE', 'per_lHNzhe8Xj0XlQcIGywyL3o', 'cov_KxzKZ9d6Bqx0dzZ8HdhrrA', 'prac_F2Qyf85GOQ0d5W08HnJEx1', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'JPTCHI6XBGD2CLIKZ', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x0147dcc70b4d33d5954fc4e849654d3a4748d7ab456330ebfa338e3261b42dfa2a9bffc36ff1a46960ff0ef98a97e3cb412a439c1cacdac401873ffc916f72bb846a06f75b8f18b9c0dcc27ef04071793902d37a58ec2e0562e70116c7b9c571e66860fc845f716703a4c3751d0766acaf04a22d17017c6f7386c0103cfa89db8d8c7447e999c1b1b0de592ffc192e06dc6b45798696f8ba256320ada7f69c9c7cb0fae90899758360048dcdb35c5b4d284536c31b91b4cc21eb0502d91197acea9a9eccaa0036c2e1e27f5a6c0cb2d6a5c0b44ad6005f3cc25e31146b86772a0ed9eebea294b76eea99095fbc73b1c9fd24b9e15011cd171a4e1792f19dc0149d1c96ee09dd18432d592b8357879a0eec38aeedbf1b8c302ae9690910b15f2c5c6140d625da3062e635612efef244310556b49bc19e6d8ecfc0ae2cee88d4e9e73f3d73a7e044c2729c163d91a3db80ed014c797fb62d32b75bc022671553c28e2c7aa98e4dba28c6be2e52edd3c84173fe99a29088d273277ce080479f1f6ccca3a6404c223d934111d9a523de780b0614787fc1a2eef48f91db71be79677ffc45b5888cd9a66e3eb44afd9a67b8dee33fdf785687053f588cb95071686d0638050c8c4ec1c4b1f653d7aacb79a70c39e7b95921eb2b6ae9ef93fd373a060a78931f01297fece549f9d0aa6c4ee7390e4b2236f8eb31c7c69b18d0ae8d1a66e7c66d121c4337c666805a2b5bc0adead9f9f395ec440078d60e366a6d9bc9d93a7857003593fcd7fe65aa74508db3556345450dc175035fa56a5ab965b85ead695f41e247594e3e347041fc30f24c9551afb0239de4efd38f8b0381d6a33685f85b2fd80b464a20fad5671c563dfcddff74173c08eb4ae76f54fff112fb831f542f70a30b165f0ab64c2a7e64d8db70a2651f1b721d6ad018701a3cf3d3c6953d1c0a0cc00edfa856d61537795b30c117faa8d0245c8c24dc4286cc33236f8ff7b9dbca4c39f6e5e3ad69229a9d4ac91220696a1f0b69587fcf73a8fd0b1e3d7723a51678e28e7c87de671d582e4c59ed5159341a769abdfe515885331e9203d34867d68564cca4608c4545ddcb9d2c104930b3db7cdb1ec89a7df2ccd092ed37bf2c1bd61f80df6688d183af27d24ba2c18e96af5759e9994247b473c57efe2306a3c8d31c632ca143a3a2e404bd4f1e4cbbae61a999293e6d43ec6f4e8593433d7736525e9727754bc2e1ac8917bf7e3c1206c93fc7183f19d5e0c07eb12b90426718b50af5a0f58227f3268a5f4c4c28da24a5c5a4e2b2e7ce8abcc6610dcb415f4c0b64f5793d4d8fac0b4870cca9cf8dbc02886438834064a29f48026631478a89f4e82d93b1a284631a9b7121a24ec8814850e5ec0ca010686856126945c5b73d1c3bb9d8ea93515465d094fe18ddace693e1b62a6d2143ba200d5739e5184ab5eb413e398c866fd184ea5a8b243fdf505fc0ed7a23c9f2df8c4231346942fdf712bd03cf04538570', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:41.922+00', '2026-11-16 05:36:41.922+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'clm_FIMqImFgPZNxAQMp0VvnGb', 'service', 'DhlA4B9UFZ5bzefvowKd7TdcKwgjoG_mxovuYhZBZgc');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'crec_Ajg3jl304q9L5KK9NmGfEG', 'clm_FIMqImFgPZNxAQMp0VvnGb', 'per_kb9S6okv5fDexnUu9nJPGt', 'submission', '1', '1', 'trn_oSxt1BeHlji8kq7KRro0Y2', null, null, '\x01a276bb60ca982cee15b830de84e83724202903ae5d66e3c7cff93a7588f3f7212e61f033068789e808cdf65846469cacf277aef07f4c57dc0a8c614232af5f8d49b9b6337dd9459579c895529126c47b16d1c9bdc8d9f1d866d881a8e93ab580385c404da905d4384207858ce897cf42d35e4733a99d9164e8f38dbb5cb3f2b002345df5ec7ae08f2a59b0a52a7635f5813f9ba98d2dbcd4508783752131b26fc4eceed53187fb446f23bb3c2b21d4', '1', '2026-11-16 05:36:44.308+00', '2026-11-16 05:36:44.308+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'emg_Uhqnir7vGpRpveXe0XwXf8', 'per_7JIywXVReCNR1jndLqlEg2', 'prac_huqdRaWnM8ol1OVU2k9lTP', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'opened', '\x019bcd0dde9cf2d83de00bf2e37a0429c4e27f75a157f24797586b2f3871c7b871fa8edec0d4642f084a19f9fe704d8a766e7a4bd91a2ab5cc6e5154083aa993af05c206ef9ec3fda5b15f73212fe2a01919e2cf7eb49695a92dacf9ca6f800f514d406b5160945b9a94cbbbe6721de17c800ebce98a917884a9da75e43d6f63cae4ac637db5a05e4b10a6a8e5f67069e87ec4617589484ad9d876b0befa7307d3efe151d54412b96d80c522b04c3234', '2026-11-16 06:36:37.569+00', '2026-11-16 05:36:37.569+00', null, null, null, null, '1', '2026-11-16 05:36:37.569+00', '2026-11-16 05:36:37.569+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_shYS6zFj2ouScdkSxVPGze', '6000', null, '2', '2026-11-16 05:36:44.005+00', '2026-11-16 05:36:44.005+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'po_8xEVtuXBsLJpQyzM4NyJxl', 'practitioner', 'prac_negx0kNlAjmvvfyWaKReI2', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 05:36:40.698+00', '2026-11-16 05:36:40.698+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_23IvWjqOSVBX4jYPB4heMF', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_23IvWjqOSVBX4jYPB4heMF', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_23IvWjqOSVBX4jYPB4heMF', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_3yZ2yfV7ub8RHa9bPz5vmC', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_3yZ2yfV7ub8RHa9bPz5vmC', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_3yZ2yfV7ub8RHa9bPz5vmC', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_BB1zdSjN9gm8alG6QEhvTk', 'jurisdiction:US-NY'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_BB1zdSjN9gm8alG6QEhvTk', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_F2Qyf85GOQ0d5W08HnJEx1', 'jurisdiction:US-NY'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_F2Qyf85GOQ0d5W08HnJEx1', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_F2Qyf85GOQ0d5W08HnJEx1', 'npi:1999999984'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_IQLS1yvQwxktAAT8lRSzyw', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_IQLS1yvQwxktAAT8lRSzyw', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_IQLS1yvQwxktAAT8lRSzyw', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_M6XKolbIUynN893HKb3VOy', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_M6XKolbIUynN893HKb3VOy', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_M6XKolbIUynN893HKb3VOy', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_PXSUBwwera1SITnAcuotpG', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_PXSUBwwera1SITnAcuotpG', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_PXSUBwwera1SITnAcuotpG', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_Rx3i79NdOtUOzQIjR6VgQr', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_Rx3i79NdOtUOzQIjR6VgQr', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_Rx3i79NdOtUOzQIjR6VgQr', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_VMOIxytVjB0ADTnDaLvrQu', 'name:MBEKI GRACE'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_a6iwqqtfkk19khCtDTVY6N', 'jurisdiction:US-NY'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_a6iwqqtfkk19khCtDTVY6N', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_huqdRaWnM8ol1OVU2k9lTP', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_huqdRaWnM8ol1OVU2k9lTP', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_huqdRaWnM8ol1OVU2k9lTP', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_iXLMgWwNDrpNj2Pt0R7FI5', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_iXLMgWwNDrpNj2Pt0R7FI5', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_iXLMgWwNDrpNj2Pt0R7FI5', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_k1Y7T9CkbCYlyC7Lug6ljT', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_k1Y7T9CkbCYlyC7Lug6ljT', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_k1Y7T9CkbCYlyC7Lug6ljT', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_ll1NueyaRIRw093ONxYT0Y', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_ll1NueyaRIRw093ONxYT0Y', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_ll1NueyaRIRw093ONxYT0Y', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_m9gowfpBjyF4LiiYdRf0Wz', 'jurisdiction:US-NY'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_m9gowfpBjyF4LiiYdRf0Wz', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_m9gowfpBjyF4LiiYdRf0Wz', 'npi:1999999984'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_negx0kNlAjmvvfyWaKReI2', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_negx0kNlAjmvvfyWaKReI2', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_negx0kNlAjmvvfyWaKReI2', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_qlFlJgbZGrZgGcpvlhPQa7', 'jurisdiction:US-CA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_qlFlJgbZGrZgGcpvlhPQa7', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_qlFlJgbZGrZgGcpvlhPQa7', 'npi:1234567893'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_shYS6zFj2ouScdkSxVPGze', 'jurisdiction:US-NY'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_shYS6zFj2ouScdkSxVPGze', 'name:OKAFOR ADA'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_vQHVKrIwwk7loRI2LJ8r0C', 'jurisdiction:US-NY'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_vQHVKrIwwk7loRI2LJ8r0C', 'name:OKAFOR ADA');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'op_EqLaaCOlx8wTzGWReuVHLZ', 'pay_Rp6YJodNYc2ZYz42oSpFoH', 'confirm', 'pay_Rp6YJodNYc2ZYz42oSpFoH:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 05:36:40.037+00', null, '2026-11-16 05:36:40.037+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'op_FNz0R0cMKifTw2zkKsDTNv', 're_tVlDne3AurAU93592QGntz', 'refund', 're_tVlDne3AurAU93592QGntz:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_WRrDyAFcrQCY4F9Rq0lucE"}', 'done', '1', '2026-11-16 05:36:40.362+00', null, '2026-11-16 05:36:40.362+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'op_aqjcDO3uu6PNJPtYDbWpgg', 'pay_dSN16w7TtszcS0WKQLUDvd', 'confirm', 'pay_dSN16w7TtszcS0WKQLUDvd:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 05:36:43.169+00', null, '2026-11-16 05:36:43.169+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_0GShYpvSYBCsGZylezQrpW', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '28', '2026-11-16 05:36:42.408+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_0YOPiYM8dFEJXGjTsAzFYd', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '13', '2026-11-16 05:36:37.565+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_0zdDCGbU1gZX4vfQLy5vUZ', 'POST', '/v1/consents/con_1TZsKFIkUqFabmVkIjZp6w/offer', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '23', '2026-11-16 05:36:44.201+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_1Utws81hoxje7P5eCPNNPa', 'POST', '/v1/consents/con_1TZsKFIkUqFabmVkIjZp6w/sign', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '50', '2026-11-16 05:36:44.257+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_1ut6BHIKIPEn3xuIaCo6Ja', 'GET', '/v1/disputes', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '19', '2026-11-16 05:36:43.35+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_205FVgrBKRlvh6dlLGhn16', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '43', '2026-11-16 05:36:43.957+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_35RcesKM3dLxNc0rzpMHJ8', 'POST', '/v1/payments', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '28', '2026-11-16 05:36:43.156+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_3QhsxM2qxfkT0IZk15xobc', 'POST', '/v1/consents/con_nrd7UhExQc0qd7J9TXWCbM/offer', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '39', '2026-11-16 05:36:41.038+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_3Srjla46SfGgmfkYKAga4X', 'POST', '/v1/webhook_endpoints', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '101', '2026-11-16 05:36:37.011+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_5m3f6uzN2xUO5lfM6QDJGa', 'GET', '/v1/audit_entries', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '25', '2026-11-16 05:36:42.832+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_6HVIgRAmjVug4ur4T6nPWm', 'POST', '/v1/claims', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '100', '2026-11-16 05:36:42.02+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_70Y6ajVBRKZi8jp76DcWCK', 'POST', '/v1/consents/con_2AwerRGzkXair6p9L98PR4/offer', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '45', '2026-11-16 05:36:41.889+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_7kYP8JYab6affHDgKoTswo', 'POST', '/v1/consents/con_Fpo4pMAVfCzSnNM02YKgfD/sign', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '45', '2026-11-16 05:36:43.519+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_8EwewacNfMTdhrkLYYhmoE', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '27', '2026-11-16 05:36:42.222+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_9xXcYhn5SrcLe5M5f70tvP', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '29', '2026-11-16 05:36:42.575+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_A537zvq3pHbyhu57uNig6D', 'POST', '/v1/coverages', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '37', '2026-11-16 05:36:41.804+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_AGgER7LTBq6sN788Y1bfte', 'PATCH', '/v1/persons/per_LliZli8bfP0nW7nYCWlGO9', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '28', '2026-11-16 05:36:38.204+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_B2Q9zQR362YPZ4sXfqSX77', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '16', '2026-11-16 05:36:43.125+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_CMuoXiAgZsOC2ZrkmqY16N', 'POST', '/v1/consents/con_nrd7UhExQc0qd7J9TXWCbM/sign', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '133', '2026-11-16 05:36:41.185+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_DRAsK5a388VEk3TIqmni59', 'POST', '/v1/risk_flags', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '86', '2026-11-16 05:36:38.763+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_DZ1FlCzDj6YapGirVzWb0R', 'POST', '/v1/estimates', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '122', '2026-11-16 05:36:42.373+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_EAgM8Id6lrkTsLk5TG950f', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '16', '2026-11-16 05:36:43.91+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_FJGlLjushZcId68qWLgUU3', 'POST', '/v1/x12_documents', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '33', '2026-11-16 05:36:42.059+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_FPcjpOWNSSwOrG2imXVQwF', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '23', '2026-11-16 05:36:40.69+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_FcAuNGfIU7O9uZV4eJRaq4', 'POST', '/v1/practitioners/prac_3yZ2yfV7ub8RHa9bPz5vmC/calendar_feeds', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '46', '2026-11-16 05:36:38.007+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_Fzt4NhGMHML5cwe943oWqq', 'GET', '/v1/ledger_entries', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '20', '2026-11-16 05:36:43.099+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_GCB5t0Mpyg2BMBKyb7PTxM', 'POST', '/v1/disclosures', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '74', '2026-11-16 05:36:42.65+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_HLKdGU3KmbC6xykoXOmUqu', 'POST', '/v1/payments', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '89', '2026-11-16 05:36:39.881+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_I2f0X0uxcyrSgmjZqJVSCU', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '30', '2026-11-16 05:36:43.425+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_JJIOAGFZQELWl62CeDVW7G', 'POST', '/v1/consents/con_fxJccjxzogb95fNt26hL5o/offer', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '50', '2026-11-16 05:36:41.337+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_JicPARB4NaNZ0o3eX4jlvh', 'POST', '/v1/consents', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '23', '2026-11-16 05:36:43.439+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_Khqq3zHHjeZEmKBBnb31LW', 'POST', '/v1/notes', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '22', '2026-11-16 05:36:43.843+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_Laps1nn1P4dix9f0iNApnH', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '149', '2026-11-16 05:36:38.512+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_Llg2uABNr1qjrkdXcmI9eK', 'POST', '/v1/remittances', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '132', '2026-11-16 05:36:42.194+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_MWKNot9NjOYA5cYULrzL58', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '37', '2026-11-16 05:36:42.68+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_MfQ2ZrZCg9vtX5yRh7yYxO', 'PATCH', '/v1/practitioners/prac_vQHVKrIwwk7loRI2LJ8r0C/availability', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '76', '2026-11-16 05:36:39.075+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_ONTFS9bqLgP7DQirv4HmhA', 'POST', '/v1/consents', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '58', '2026-11-16 05:36:37.523+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_OWrlkbw5QcwQRR1N3xElvK', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '49', '2026-11-16 05:36:41.766+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_PEnrBejg7BgUA1i5dEt370', 'POST', '/v1/refunds', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '298', '2026-11-16 05:36:40.654+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_PmmzTbpQhCSJUK75Kamx69', 'POST', '/v1/consents', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '47', '2026-11-16 05:36:40.991+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_QMfQdHLMM0YjGyg7iOrcKO', 'POST', '/v1/consents/con_Fpo4pMAVfCzSnNM02YKgfD/offer', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '23', '2026-11-16 05:36:43.466+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_S2nktMhkzRmVdTGps2IJD8', 'POST', '/v1/coverages', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '43', '2026-11-16 05:36:41.253+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_SNArX1PrQIL2iNE9bjRZtx', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '30', '2026-11-16 05:36:37.649+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_SUQjGBzcEgys0U2ePLEBFZ', 'PATCH', '/v1/persons/per_SHjdB694pnIHnNlqzapEm5', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '55', '2026-11-16 05:36:43.666+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_SlCQAI2hyYj5dbx0ZvGidY', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '25', '2026-11-16 05:36:42.858+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_T93030Ob7tSxgQUY3o8wp2', 'POST', '/v1/billing_providers', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '23', '2026-11-16 05:36:41.716+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_TJruXTxyq74JPQPxF1hLrZ', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '50', '2026-11-16 05:36:37.384+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_TvTXV1fOjCWo4vRAUeVUii', 'PATCH', '/v1/notes/note_Bhr9jz4xZtWjA0qzARdj2l', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '42', '2026-11-16 05:36:43.887+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_UVh9oFnxgyoVebch3CR8Ew', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '40', '2026-11-16 05:36:39.923+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_Vc29eFs0PKz9KWGyiCARLR', 'PATCH', '/v1/persons/per_z8XCgp8L54izNxToSBr4BI', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '51', '2026-11-16 05:36:38.676+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_VgXJouAA9W5ajWwawphXj7', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '57', '2026-11-16 05:36:37.446+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_VqXJVyppwuJSz9AleZrbJH', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '6', '2026-11-16 05:36:38.176+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_VtySnxPmbZCyXu49nARXFg', 'POST', '/v1/claims', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '46', '2026-11-16 05:36:44.305+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_Vyj4QxmMgWWR1jCWFAXrDI', 'POST', '/v1/claims/clm_FIMqImFgPZNxAQMp0VvnGb/submit', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '268', '2026-11-16 05:36:44.564+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_W0aGWPKmjAuXOvdN0G2mMS', 'GET', '/v1/events', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '23', '2026-11-16 05:36:43.013+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_WVEm27kyG69NTW2v9bG1xK', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '49', '2026-11-16 05:36:38.058+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_X9wWcUIqLCSe0plWCHk21b', 'POST', '/v1/notes/note_QBLFjJkcMkrDR44FYpNx28/sign', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '76', '2026-11-16 05:36:43.819+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_YBRoKUGPtpRrq7rtYg7BWv', 'POST', '/v1/coverages', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '66', '2026-11-16 05:36:40.931+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_ZBsooUkN623u55Mry0FlWT', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '10', '2026-11-16 05:36:44.041+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_ZFj4aNjktgBmBIAqOTIJEA', 'POST', '/v1/adjustments', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '66', '2026-11-16 05:36:39.723+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_ZgbYmgEUFmtXDftG3PUqw1', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '48', '2026-11-16 05:36:39.656+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_b1QkGnYQcR3BzWdPPKKdbo', 'POST', '/v1/test_clock/advance', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '725', '2026-11-16 05:36:45.312+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_b3U3wbcw6y3VyNjL9poRBC', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '38', '2026-11-16 05:36:38.98+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_bESBUrgIgnUMyfCgNQHaf2', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '48', '2026-11-16 05:36:38.815+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_bHW1G04nFRgohyXcoysYRV', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '27', '2026-11-16 05:36:42.25+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_bLj4lVIu3OcOUxccrk47n4', 'PATCH', '/v1/practitioners/prac_shYS6zFj2ouScdkSxVPGze/payout_terms', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '40', '2026-11-16 05:36:44.03+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_bRoVfmHykULx6g6WaOPSnb', 'POST', '/v1/api_keys', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '48', '2026-11-16 05:36:36.882+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_cWhgMBox1JWxAnNdCW1O70', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '50', '2026-11-16 05:36:40.861+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_cdM1CD7IEbcCXO0AOkQxNF', 'POST', '/v1/payer_contracts', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '35', '2026-11-16 05:36:40.809+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_e1HMG0O84Rmz1GVLbWAoMB', 'POST', '/v1/notes', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '67', '2026-11-16 05:36:43.742+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_eHpaPCS7NdXQglKsjYhe7L', 'POST', '/v1/matchings', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '351', '2026-11-16 05:36:39.434+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_emJGbeMUy1nuTlqbPUjjjo', 'POST', '/v1/consents/con_2AwerRGzkXair6p9L98PR4/sign', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '28', '2026-11-16 05:36:41.919+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_enpp1L1TpTzXYlAqxGB1jw', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '22', '2026-11-16 05:36:41.669+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_fMBWTHr01xz6b36RScmJr8', 'POST', '/v1/payments', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '69', '2026-11-16 05:36:40.005+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_faNnPY6K5pj7mz7EwFY8rg', 'POST', '/v1/superbills', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '61', '2026-11-16 05:36:42.489+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_hhp0HxjXU7TGg2XHpXrVe0', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '24', '2026-11-16 05:36:37.262+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_hoyd4yxoLLVztEle3bBqJi', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '25', '2026-11-16 05:36:37.846+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_iYG2702ZjTa3PPMWdVC1fz', 'POST', '/v1/practitioners/prac_23IvWjqOSVBX4jYPB4heMF/checks', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '49', '2026-11-16 05:36:37.312+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_jO5CfBHkBCk3vojSahE0zH', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '24', '2026-11-16 05:36:37.549+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_jqjGhNuF1jRKPp8fjJAU9Z', 'POST', '/v1/payments/pay_dSN16w7TtszcS0WKQLUDvd/confirm', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '84', '2026-11-16 05:36:43.249+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_kqnYrYXVie55MFA1MZxPBP', 'GET', '/v1', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '19', '2026-11-16 05:36:43.269+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_ks6WMlhdsPpSDC2iZaISDs', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '24', '2026-11-16 05:36:37.099+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_lJDUDhUKziiT0JB2CAyQfF', 'PATCH', '/v1/practitioners/prac_shYS6zFj2ouScdkSxVPGze/availability', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '28', '2026-11-16 05:36:43.989+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_lethO84LZhKQ1eQBGqNCnK', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '15', '2026-11-16 05:36:42.427+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_lvVm3nHSKAvkeRd8UMa4Os', 'GET', '/v1', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '23', '2026-11-16 05:36:43.038+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_m6QaqzTxuJE8ONnVfDeGDt', 'POST', '/v1/payments/pay_Rp6YJodNYc2ZYz42oSpFoH/confirm', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '351', '2026-11-16 05:36:40.357+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_mCtkkZnEraOxcscEfvFSUx', 'POST', '/v1/scoped_tokens', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '63', '2026-11-16 05:36:37.711+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_mMYnNrbpV7e3KZvCq6xb4v', 'POST', '/v1/emergency_accesses', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '51', '2026-11-16 05:36:37.617+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_mZ3ioVGNYLgdgUdj9cqSKn', 'POST', '/v1/deposits', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '26', '2026-11-16 05:36:43.078+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_mioVr6kpLOubVtDCwIaZfe', 'POST', '/v1/eligibility_checks', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '165', '2026-11-16 05:36:41.59+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_mwgoomw10qmgDZ5EDjmUEc', 'POST', '/v1/notes', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '88', '2026-11-16 05:36:38.297+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_nfb0XuCxmW2LM9wSAvCMsB', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '64', '2026-11-16 05:36:38.624+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_nlL1bYHjlXvy2DZv5pweJq', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '34', '2026-11-16 05:36:44.118+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_nwz7MMd2hpakr1XMN5fEXs', 'POST', '/v1/consents/con_fxJccjxzogb95fNt26hL5o/sign', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '90', '2026-11-16 05:36:41.429+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_o1vQLCMrXlvQwaRGPRBsFA', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '26', '2026-11-16 05:36:43.378+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_okitdmZtZdtwlbL2anW5cn', 'POST', '/v1/session_series', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '76', '2026-11-16 05:36:37.923+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_px1B72XTZy7xgAaUc9Vq16', 'PATCH', '/v1/persons/per_QyUwD7y2pJH9rwIHmbld5v', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '60', '2026-11-16 05:36:38.878+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_q0BC57vTKk1mClbFCmxxUc', 'PATCH', '/v1/persons/per_wOKVIwfF39BKln0T7HRwQv', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '34', '2026-11-16 05:36:38.362+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_rVq7QLeTQS1kl61erzEBbo', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '35', '2026-11-16 05:36:37.759+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_rrRZr15AOsSXFR8WqkprQZ', 'POST', '/v1/charges', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '124', '2026-11-16 05:36:39.602+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_rxDRNs4RWAeZfO7WSFH2Vj', 'POST', '/v1/consents', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '32', '2026-11-16 05:36:41.286+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_s9F9XSEXAaktmGPoQ0ls2M', 'POST', '/v1/practitioners/prac_hSIAyzZ9eLhdEB6ruPi92o/verifications', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '112', '2026-11-16 05:36:37.227+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_sph5feDUS6L2oBWLYumiZ3', 'POST', '/v1/coverages', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '25', '2026-11-16 05:36:44.145+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_svleURCdEdouFSeVSbAJ7J', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '22', '2026-11-16 05:36:41.209+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_tnMzFCuam55aum4NLp38Te', 'POST', '/v1/billing_providers', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '41', '2026-11-16 05:36:41.645+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_ujkmMXIUKHrrx4S8X3Rl3E', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '33', '2026-11-16 05:36:38.099+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_usbukz6Oyxp6GQf97OirRN', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '32', '2026-11-16 05:36:39.474+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_vRoZtk2BddLkfRVBBhquqy', 'POST', '/v1/payouts', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '81', '2026-11-16 05:36:40.772+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_vlrXWeQGyRUtX9F1UrKlaC', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '53', '2026-11-16 05:36:37.066+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_vpJ1VWBsXZYnYjsgoMRPXu', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '56', '2026-11-16 05:36:39.781+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_vueFOVcR3bbrceoiE1VyXt', 'POST', '/v1/assessments', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '62', '2026-11-16 05:36:38.941+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_xGop1BtXhMsJTZMDBQKYTX', 'POST', '/v1/consents', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '37', '2026-11-16 05:36:41.842+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_yJuPlmLycrAD4TmI7oq5JQ', 'POST', '/v1/practitioners', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '25', '2026-11-16 05:36:37.944+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_yMhmFiWwzMOYoEbSc7gDuD', 'POST', '/v1/sessions', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '86', '2026-11-16 05:36:43.606+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_yRKSjFJV5fnZ95xS7BQETQ', 'POST', '/v1/persons', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '28', '2026-11-16 05:36:38.326+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_yaOqSdhsQAmDV7BtCzwOjm', 'POST', '/v1/consents', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '29', '2026-11-16 05:36:44.176+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_zA4tRIHMewhNkQNBkfOiuC', 'POST', '/v1/sessions', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '59', '2026-11-16 05:36:37.82+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_zBl8csJpa2ZJOHKOu8ycdN', 'POST', '/v1/deposits', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '43', '2026-11-16 05:36:42.533+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'req_zif5cnFV4JG69Zj21MOHRx', 'POST', '/v1/billing_providers', '200', null, 'key_kOeLDO1VhOQ6z1LJejqGj6', null, null, '20', '2026-11-16 05:36:44.083+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_9GESmH3mKmOdPQ0pWVP06P', 'check.expire', 'f', '2026-12-16 05:36:44.589+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_BkHYWq2ru4u7TVRjQfFkTN', 'check.expire', 'f', '2026-12-17 05:36:44.589+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_Cw18gUGKGvgo7sy32kYlbt', 'check.expire', 'f', '2026-12-16 05:36:44.589+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_I6g2SeMsgew0lV8Mog5TQZ', 'check.expire', 'f', '2027-03-16 05:36:44.589+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_KMmW2MpDIAvY5YBI4u6u4T', 'check.expire', 'f', '2026-12-17 05:36:44.589+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'clm_JZ2UOuAafidk2iVHG6ZqaE', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'emg_Uhqnir7vGpRpveXe0XwXf8', 'emergency_access.expire', 't', '2026-11-16 06:36:37.569+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'api_key.check_use', 't', '2027-05-15 05:36:36.695+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'key_tQm4OBaPBq3ksBOhxo7Krj', 'api_key.check_use', 't', '2027-05-15 05:36:36.858+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'match_RBDyXLdKuOPXq1ux3Baduj', 'matching.expire', 'f', '2026-11-19 05:36:39.086+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'note_6gCJHAuNO9hYpQU115cB48', 'note.remind', 'f', '2026-11-19 05:36:38.228+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'note_Bhr9jz4xZtWjA0qzARdj2l', 'note.remind', 'f', '2026-11-19 05:36:43.826+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pans_5q8uBFs9Lg9x5l6A7zGkX8', 'payer_response.deliver', 'f', '2026-11-30 05:36:44.308+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pans_WXDRDciSe2KY4Ss4viBhIQ', 'payer_response.deliver', 'f', '2026-11-17 05:36:44.308+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pans_h6eWEoNalfhe91CMsA7ZL5', 'payer_response.deliver', 'f', '2026-11-16 06:36:44.308+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pans_iKlHK4cDtH5vRiMlwrEZ5K', 'payer_response.deliver', 'f', '2026-11-16 05:41:44.308+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_dSN16w7TtszcS0WKQLUDvd', 'dispute.fetch_outcome', 'f', '2026-11-30 05:36:43.213+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'po_8xEVtuXBsLJpQyzM4NyJxl', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'practitioner.monitor', 'f', '2026-12-14 05:36:44.589+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'risk_HiOEcCVaxjbiHbH9zsKz6D', 'risk_flag.overdue', 'f', '2026-11-17 05:36:38.705+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_EUikKqBMmhvAT0JclB4ubS', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_MusKN3lYOts1YFvBLGoxD0', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_Q4xonfdAnOJGR99EGb1sJY', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_TDi7A0dVXu01fYQgXDM6Tu', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_lZ7X7a6EwCOGRgaQbtL3wf', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_zfjOtDZ0H3EP4wnkEE2P4g', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'st_taKhBpB3ZNgrSepl4QdVMa', 'scoped_token.expire', 't', '2026-11-16 05:51:37.66+00', '0'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'st_taKhBpB3ZNgrSepl4QdVMa', 'key_kOeLDO1VhOQ6z1LJejqGj6', 'prac_M6XKolbIUynN893HKb3VOy', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'MLs8', null, '78245bcb417077bdc74c2d97a752e8105a278a84e49fa921ef5590e0055e96b9', '2026-11-16 05:51:37.66+00', null, null, null, '1', '2026-11-16 05:36:37.66+00', '2026-11-16 05:36:37.66+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'series_FjATw3u9e3VhaNslr5uOFY', 'prac_IQLS1yvQwxktAAT8lRSzyw', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_Q4xonfdAnOJGR99EGb1sJY,ses_EUikKqBMmhvAT0JclB4ubS,ses_MusKN3lYOts1YFvBLGoxD0,ses_lZ7X7a6EwCOGRgaQbtL3wf}', '[]', null, '1', '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_EUikKqBMmhvAT0JclB4ubS', 'prac_IQLS1yvQwxktAAT8lRSzyw', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_FjATw3u9e3VhaNslr5uOFY', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 05:36:37.854+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_MusKN3lYOts1YFvBLGoxD0', 'prac_IQLS1yvQwxktAAT8lRSzyw', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_FjATw3u9e3VhaNslr5uOFY', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 05:36:37.854+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_Q4xonfdAnOJGR99EGb1sJY', 'prac_IQLS1yvQwxktAAT8lRSzyw', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_FjATw3u9e3VhaNslr5uOFY', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 05:36:37.854+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_TDi7A0dVXu01fYQgXDM6Tu', 'prac_shYS6zFj2ouScdkSxVPGze', 'per_SHjdB694pnIHnNlqzapEm5', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T05:36:43.526Z", "person_id": "per_SHjdB694pnIHnNlqzapEm5"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 05:36:43.526+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:43.526+00', '2026-11-16 05:36:43.526+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_lZ7X7a6EwCOGRgaQbtL3wf', 'prac_IQLS1yvQwxktAAT8lRSzyw', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_FjATw3u9e3VhaNslr5uOFY', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 05:36:37.854+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:37.854+00', '2026-11-16 05:36:37.854+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_zfjOtDZ0H3EP4wnkEE2P4g', 'prac_k1Y7T9CkbCYlyC7Lug6ljT', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 05:36:37.768+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:37.768+00', '2026-11-16 05:36:37.768+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'adj_DCEJTimRiCydMESelbCGAY', 'increase', 'per_vwPkMONZ4KqkdLBH29u0K1', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 05:36:39.673+00', '2026-11-16 05:36:39.673+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'asmt_LiwmNKIJAG1O1i5Rgf2MmW', 'per_QyUwD7y2pJH9rwIHmbld5v', 'phq9', null, 'prac_a6iwqqtfkk19khCtDTVY6N', null, null, 'assigned', '\x017cc2ecdc278ca0244bcbfcba8527bd7d8102f1a8e9e938aa13773606618d3c27cfc32f7f2eb518dbbab3bf727643e1faf7ca93037e31db2d770d0e2875cc5dcedfc62c5ff60919c23da9ef0ad1b26c5dcdd048322b7562c755067249aef7f731affb506abc877fbf00c7211dabc4108ce3bcfba1afa1abac04d05901e76149694e7a37cd5b4f9a716cdd59205dbaf6f6be20c3f05133ea0d11797253de465ba154d03d4e5f60bb8cca7b2a9f4300d3da5bdc986645f21e368c41ec', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:38.89+00', '2026-11-16 05:36:38.89+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chg_kj5kLvlL9hJ25FWoNbodhM', 'self_pay', 'per_XgKrFEUkt1g6iYiN8RKtRS', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 05:36:39.489+00', '2026-11-16 05:36:39.489+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'est_UHCVj6PXSNolCSn8Vu4nXB', 'per_egni2glbHrnDlySbE1pOhr', 'prac_ll1NueyaRIRw093ONxYT0Y', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x017e77598f886685c4baf4b1d5056f2c1b26a393a840241e0b912748bdf5e0e20af6d6fe55f3319343c695b22a565b7eddb4081bf214bca9f7afd4620667055738e6b9bf9d160f92e121f889316d1ff5c3d37878053eb070b80905e925f7e7fc5642f252d4a472ff1964f7057031fcd4d5e79d5656a1793168a4123dac8e519edaeecaa8c87f204438f91599ff2f55ef220d9310dadf36e51597f7491a8a2017b32625af313556c02a81d9a571c6c8b33b8e353bbc5891d3edde85242b82605a00d8b1ecc5b82a285db5f66d82b704d15a049f569ee3fc94df935bc2520a12953ba5f5e832867186e566bd0092336d231c4845bca3972d7e35f0b8ab715683b435ff67f40105a84445504c88f2391ade5071f2e8b744d9c4a8ef90f501773f38b3cc69d87037561090d311b2fc374c9e144f278345d5d88227927b41529ed77e0a53e869147ccdf7b9a53cafb0b9764a1e96414f2e257d24b4f7ccef7ed8738714177ad3dbd1e4ff98aa43d03fd69f3aebf25b4a3122a932bdb7ba09f234942bcaee7f383edd3840060f79048c848e44278a82e73ab3d4614b100d6a324df4004c0dadcd98758821bc2259adb60e5809ffe5ae30d11ee19a15fe789e4b918a1735705d4b3755505f8b6009a28c31adb8cbf15223153dddf2a043c66dd03d6f87f3b214b2dee6b17d760bf82d5cec23545fac40e8c0da797c524130ea06d26e14a8402081a5b9a1b94b838509e262ee9e5794d9768cb5c24ff42ef402ae5336249e0fe3ca41e66ff588cf803cddaa45a55c5bbc5a490eb33d5de5361785c03d36e97d640d18ca8da7976594188867250bd23f71f1a9b1dde7c9579f6136c0ec522e07dc61ccaed307af14b935fe42f41152744d29c8294100b70b015e07f44548953ba4079ad407b74e12441290049981eb0a8e72f5e749580d1aecd383ff13508db2a37f4a5dd9df37c992c21d8d4aed2fee571494dd5c356d54b886106e1f9daf9814bc4cd296945b1f473d11b4c31bdf40d578e4beee29e880d0455cc31fe567ac003ef9042a390f3bf0405b90f80e366c0b4e6e98c9e974f2afb8608d01954f59f2e32ca084ce6e76332424ddbbe785b2ccc818e4c0b181b0ebb0dc8dc2d7d629a33c9e67e8de861c2798a36eb76c55088e1339ffb002dd1aec28a554409f087ac86c0dc328ab9154c707f79fe2927b071942683780adf68c3a4038e8971e0714ff990773531bacdafff1b62cfffaa2b66d3ecc791320c3cc57e8b89e710b649bcbda2e61174346dff3679a2f4f21fe2f8dc180bd1db97b834e751d9f561237babc433a09b0af68dc9f7acf11745296582db87e7d5c54e5b72ff6327ecf99c895cbd5b878b45bed6f776d89081526844c62be147c955c8c8cdb3f4cf993f03c1f9de52b131bcb311797d6b96b80635718d6c3bbcaa3e7376466e51ce3c2be85d6c7edf0a104881d9c5a2953c6b1c82e7fb92ec90414c236b3be84df173e2a34a642b1776b339394c52b43b4eab0ef855a33521addb4d2f6fc040cdfa7a09e311a797167bdaa573533b19eb5c27db7cdd9b57f83db9baadbc2263c3545f3bbdb0991a1d5457d6175f5e211cffbc8259ee8605e0a0f4450b75b34f53577a06bacaefaf0dece9a32981a783522acbb4c004e9bb98864ce2f4f666752b83c37cd71001c7fc8a1c8c1aa330f622ebd2ec059b2280a871211b00199abcc8413f6a9d716ca1fa57aaa0697b6fd468925a09da3350efa66ffb4067185938e7fc2dcc04a942ec67ecc4b6231f97fdb0bf765fd293efe30f5bf2a4cf48404a03a99f5d01768ac518b04cd9b5b6a5a188a9ac46540fff987f7d62bf8ca610f769c7bfbc346bcc7869f24da62d76c8253f99d657e8c7e87eb7cecf78707554fda0d37f54b036c68d9c9361db8a49a955102de921218d69c19aaf5019c5c211700b7268c38ab2fc0089ab91e5d04371a2cda7899d88216a6c146a6ff0e68bef42fe266ce0980ccc601d41e5f8861f9a6f4370950a1640719d2a7305c859224070e92e6724310e5231a4a4fd541b3ab423d18a46abe773781f5757ef1fb60719003aab4a22cc2a24164c7b282cfef6707d6a5dc717ca890c0b38a286340aa5b30e659f9aff8d056a910bb5dd535d26c52c4701dd48e1a773061ee44c81bc4125d83882d4dc61d6040e9741ba11c8d23ab37487f31c94a9cd77f7cba0fd113e18a5c6c462e0bc89237b5d59cd8e239f10c9b6eb3a2ff8f', '1', '2026-11-16 05:36:42.257+00', '2026-11-16 05:36:42.257+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'match_RBDyXLdKuOPXq1ux3Baduj', null, 'completed', '\x01df7297b7ebb2c215ea6987cfe34a099741f9f0a1c50cd5188a8c358e8e3b8e9afece9573deefd550a6deeadc6902448de84de0a493a627c291a49f59b6f3108edc7e3ecd3ec485e5dbf55ec77e4b46ae4f569c98055e87d7b02215f82bb1c4f165d650e406b2d6f1083fd0db1c32683691afac82e20e70d89da796ce875a2d11e794d9d2feca020caf87fdb0163bdc78983911a918a494b2da11038f9b6047ba9f71ed60d4398ab7ef67c118b0a27c995f692d219e513c210d9f1b0d0f9850961026ae5ae288eaa0bda1af535644d77dc8709e4232af3a3842cce145b351d4553444a221fef57fbdcbdbd71c42572cf51ddd872af1e590cab2dd910920410843217f18b4de2f416984e671bc05c7de4127d2ac7cef4b8422286dd72933e0d4ade1f87d5e6555e9fc76d2b64fdb4eda3caf697312cd047fdae7325ba27d718ae27ee910c76824631c8f9595f1724a2f524496c4b6e7f128d4b815cd328a3958ebf1468987224b593037a905fde22b26184617c540b3559a69bf3a6d242581f0e0a8e9e890ff62605acb4a4837630c832bb64805c4daadb60057c9cd8415971f9cc8607c626bb622d3d0a33e5653e0f5f02e34186f01ef70d41dd8d3d935792b0cf121bf0ef89f4449bc2a59055c1dea9f7b4a1137b422afed9ec10dd9518ffeb6002e78c4f355b62f3663280a863ac553848f8419136ec586965d835c0239dd562e40f9b37d68474daa7004e627fe378f135bc77939c71dced9796c81c3aacf1cfa1416b469f7d46ddf13ec6948affacf57d37506377a236b4b22eeed9df9faf338503aafac4e52dc2dda61986841d10fe0cfc7d084e50f0b520b4d6c91af45b13ecf3200f595762b483eb07ee3b8c90ffcbd51ee4099a1ae2772954bc3618377dbf5b1baf2a7bba37ac612112d71612afec1527ebe19d3ddce7ba22ee09d8aaa6904682a74264ba8d28ac882aea15bdb3787e0d5d8d38859f6190a169a3d2de09ad8fd1ad7866f7351ea9119b7192150a5cf9cd5ee5800e79e6fe722b01ce514143fd879753fefc9d6fd6deed3838b4ef342858a73e0a1a0209538191672f5c6e22aa51aa9f3b6451a6422e948302276028086b1672aca2532c5929bc989337caeeb9ed85dff50b16745d4fa5843e5713d69761d76d82a2f36feb8f7e3c6c483aa7c9e2cd17b97011786b0aa71f8cbb1fdb6a759f241a94da9b51fa540eff2b6c6350a9e42e22bc8629b533cae13131b2a4c212efb7172e7e7f2ada24f22a791f7ce508612adf04a6f2f0c72b6631d00247e033233eec3183b6f409298efb86bbc1211d067a50a495509a03a8179a2a0799dc8d5f4788c3231f9b261642e4fd43f51735358295a9f3178608f058f207d5af235aa3ed2ccc5055bab97bf10e7224c74960d3b87d3a75f5559f7a94d7eb24f5d94a3ef37132ff5c751b090512e4162e620b82f1b15790d238914e5eb26d6333d40016ed3b2222d6089dddcbd72ac9b7e21daf9beb69c2f49f4bea95aec62de67ecb753bc2875561795738334c56c557a6db92fcd76db72d1e24eba38df15daf03711c52a5e38f2db2fa1db37ed876724ee4c39acb4a5e7bc84b64be3c041b719dc6bcf4b78ed7264c9734d34e1ed08229f3734f207584de1617bc4dbad2dc1563469880aadb2a24094a2731db6b4a40bf34a62bca2be2fc7e16c008de1d2974dd6fce19fd53afe784ffeac2fd390e96d3ced4380aeea6607e902371e5e5cbed0f845e8ade98d16571446452e3eb6c28955e137d465a9dde45d37649b2378765c288f1aa0a4ca21617e13fccc3e65b2620c85a295cd902cf14eb8e740b0fa290368c07498f907e270c84259e458eb7d99b8554c483701cdcc68bf6c3cf771069b58a661a3adf0b71c91295eb4b82db2c73f893c9299bd8e8474b71b4ebf6525d09016bae10a310a4955e13aa07bd50afdb3f4f7f821d370a1f9ff91df0633aceef589968bef542bad24f1872fb00ebec6458637028d87d65dd919f7b5b65e7ee3a3865bbf6419fdcc67b38623db2a111b9c8909716bc3bb25965b306e72fc3212db6977176cc113fe27afaa209de2a1df9d749b7244d02b17dfb986012b4c3808854aefc07ddabc4bb6464571fe4833634c17128d32114991a255b190e88550c237c51222bdf701ec58271520f3ba376ec5ede9cb2ec5a211d3cd9987b44eb9785c4492dad57cfab0af3e7fc09b51e3f840068a8ac5f3b5f12c5cf43bd89bab18a15f032177fa55496322c5caf1af4203872b808780fd0ce23136e140b4b9e91443e064c2b01e7aa070554f59e13710fd3d2b4a444454ca15960751123cbda319a64d65d4409ac93470447d81416c06e2b8149a70ddc3e503c426c938ed5673976fcdd1a3efa6f2d700b80d42fbb3b6778cd6bcb058d6e31a4ff2d47de1ccc971292eae53a31c674d8f12689ac0e361f74eea9e8ba5a717ee3f4d6503403784c97dc3db5d7c6781e3f166eca937bad2ea2885c77d963581d15192b36e32be4cdb6cf80ff6f83d8a49f862bccc957a3ed216aa6db236306ed875b9d74ba314e499fddbb584fd232f21467cbd8d9d089e3e7237247f265c2cc59e039dc16a70c37fee0f3883dc596af5e564b6d3bc13d14a799448aab07c6cc4ff5da4fbcedccba1460a5135591138754ee016114cbf65b242835f9fc4ae55b4341eaa87f183f906e9ea5dd6d5cf83b32e5fe71074a3d12859e0194c3935d8ce4e228ccd4e16e6832c7ef663d1b3b1c9f97aa53ecbcc7cdd49646118ccc3714b49e62c7b0764d19173a29789f53702fa91129591d405a28fe2cd80c6e4f5f8a8f8ad0c2dd458773be8845d4e2e02d81671c66bac0aeb8e0c199db3aa06d672f8d2c102d0d0876be0e034b178d03e132c27f9385d2774b67948a064f65a2553b1190065ea56fb88d73b1ca1aea57ba89d361259b09b70e7', '3813407820', '2026-11-2', 'd8b1ec0c15a94010.ht5dd', '{prac_vQHVKrIwwk7loRI2LJ8r0C}', null, null, null, null, null, '2026-11-19 05:36:39.086+00', '2026-11-16 05:36:39.086+00', null, null, null, null, null, null, null, '1', '2026-11-16 05:36:39.086+00', '2026-11-16 05:36:39.086+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'note_6gCJHAuNO9hYpQU115cB48', 'per_LliZli8bfP0nW7nYCWlGO9', null, 'prac_a6iwqqtfkk19khCtDTVY6N', null, 'progress', 'dap', 'drafted', '\x0185eb4023868cc1030f888521fc0cfa4fe417c576ffd55377c4e80738258804ef61957cbb58fb2f774cf5184512377c6f2e1d7b1b831c4e393040b4b2fefec9761360c7522c37f6b6865c92b14c9ff91d6a3624d3e16c16ce7d530137ce46473f28c4a67232e7d254eaa2cf10203ad7aa7e35f2c9a83c0f57d18cf4023e29108472471ddbb6c9ddc231b79b0d58dde7394bc1261f61dfd9ffeede4e168d38912cae22780aee8f050bdf8eadce666d15083f77709de3421c27286eb81d02baa6dccb4b53d8e70f19a681a844e1697c89eb2406707e02dccbc5b45434506187cb8d6d7235a832e45e03dcf60a1f747ff1b74d3ace92f3672e4a6456ff9854960ce19c77bdc5f469a6c7cfa97c420b2b30086b7d30b4e6880bb809553dc215f96432478ff99e383112c5728efb2e402d681f52ef06784c8ac7cdd390b56e669bd04d652cba62361428ac1a082106d80d8cc3ade9d9a9abcca281c0c3e1afd8f15c834b2fde8c552c040f1589cbecbc8180ce0e1fa6837b8ade5ba5e0a1c7e843a64dd8c566e8727a31cce21d8d16afc7f5ffaa8cd72a3612c85edb52d296a3bd0277156fabbd6bbef07822f6e89b642e5436e1dbcfa385a7f967ca79d5441d5d59cef2e374d64d3e7634e73b27b3ee462b1708c4fd0058efd53ec515dc39df8f5bc52bacd363391f915983e90151b994f3287e774873305209e2e4d670402c36c9d7a20c4f9601ca192a0929e1d80a4d99bc3dbfd0b326e33f7218964a7c41b8f7483357bef4ff19b378f4e1fb5cdba7b152e94c3c7d07986cd129e7877d3a3d50f4f0179970467215c43f35415570fbb80494490754a372653d3ce6992c9947c9868c2905e7f53447314ecd0a47e8b6757624e1b5caa968c967583a9d999102f8d38507b5904272fe43e107a8779f5af77211b7ac0457a23c1acb65deab1ca17290cd5e1076bc86129011f22448bbe4504b9b3b73351294b5d5f6a420ddfa8011cf0ffcd5c0d1fd4935c0ee5b4c2b7776fc1a29a6eb1089126a541d3dcc41387720a2e51f56609fea7951f09b7b37dce6dede36fff0081e4e9232cad1bf4cc390e75f774d28121d025fa59599e40d4f6f1db4ac7aa2', null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:38.228+00', '2026-11-16 05:36:38.228+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'note_Bhr9jz4xZtWjA0qzARdj2l', 'per_SHjdB694pnIHnNlqzapEm5', null, 'prac_shYS6zFj2ouScdkSxVPGze', null, 'progress', 'dap', 'drafted', '\x01116daf9cda0001a11ab07b541304dc4bc00e02366423e11b977a1728731837f93e55817165586c09a218bb3123cafcd2e8890ee4a7ae898e342910fb878cd9b4d23ca42c6fdeafd1e44f118a768a09a0c0359b991ab894fcb58063ec7a07fa2de172edf59ff4ad55880d5e75c58483edc983239fc5405741b24593a171f0e7371805d709cc7955ebf4e826639e52398d18dd5e3549331913ede4c3bd722b8ad3287990aa0cabde568bb065be472eb8da6ee601f84a32194b41e989d0ae7200ec690c6ab12497783b5e6a74b7ce735108c2e3285e251dff12fdf09e8b40f05770e950240060ed7c06a58798ac63c831b456638b57f4ab47fe9811c32b57008cb36b5efaf5a420844008c1c87cb670f31f07662b0293faf305364aca9d805a1d8d632a622e400abe211f1db2baff560d15cb4a7c5b5846ff709b24755952ce3ba8fb40b19237c782e04dafa9b07e7a539ca2ddaee80a0bd1baf40d96e09a40e5df9beff16c5fab63ab8e4e9f983d12d72633c550d0ed8719ccb78c4603639d0b3e1f62f9aeb0b51da01f1bdc0fca400a64fd7c87a8d6e7b657b22331f42fcc6948bd5873bbca68ec0052a369c3552255671dab32fe6fe79da2e81d8c9211b9da3bb684fc8a10b071005ba2daeb245a563651cafc49ffeaa23fc0d268f0ba05effc17d949f59477c417c83da7438ce96b64af38398857c1f12a09dc80ed851cc2e7ef401c09b424faace436fa235004550db0ef71cd7f5ec18caf9634a8b8d4c06d1cae7c736716d5047b', null, null, null, null, null, null, null, null, '2', '2026-11-16 05:36:43.826+00', '2026-11-16 05:36:43.855+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'note_QBLFjJkcMkrDR44FYpNx28', 'per_SHjdB694pnIHnNlqzapEm5', 'ses_TDi7A0dVXu01fYQgXDM6Tu', 'prac_shYS6zFj2ouScdkSxVPGze', null, 'progress', 'dap', 'signed', '\x0170cd9d9abc958b1c1ab00b492b94348f50e9421e9e46a9af5d47bf19fec973711349f402748d6c26ba8415ea97ad1c5dd6de456fd0ea595bee6db4953fd0384e790e2ad8ac8372b00fa3752a93f2119221675de201f5231fa046330e05608e673615b6175bc186932d220d942c8d3a6b2c2dfe847fd1ceffa5c670d722cbd5875cec5eb9205d9b35addc86b651c9155b16d6775035556517f62533fbcef8e84420f4f33da5e51d2ebcfc92b621f94a566140f03b8767d891a8c76bc04b5595ab3d57cff46aa4babf2671e210003b27ade5a4dc3cac6a2c4f6847468337965b520e415f74b49147bf37d3d20af5385766bd07cef2f13afe307506403cc43912a5dafab84737cae5442ccdb7396f837a07bb72af974a111dbacbad517fb6b0fb5b0306d1d50871c6afe8e42026236e324facd9aad2fb2301ba900978b02307e3d99978784eaf4570cdfaab6c8d23d9d2e04260d6d3040598e00ad8e8877bf12d1fb98e8a80fd3198f05b9175d80cc3a388257a1c325f421cd3ac588d7ff3e4d1b7c6effcca96bf0861961b24a4afee50a3513fe0e4a5a8bdc3460ba779c604f4e3336d3dd6e72179e90ea8f7f68e96cb6d78d0d3d5fdeaad3e6a33100fdd1c5ef88cc21aa305d009054a512faa211495a1270c258a88f4876c00912c325d5e04ae11296a434e3fc272e51ee4871a67e3a1b9b362f7da9cbdae0c77606bfd33ea3877c9b8594d68e7c71e15ba25cea3ba658d1e99958772a46229f364f597dd9fe43bc0d2df8f346321108ad71f9e955f073627ec724f563a1af69fef7046b12bd75493e467e2c43e688a4b316d5421f543e3e1eafd70e32e960df4c7b992f640099bb215b2e6dfecf0e00fc8ae223fae011e8aa66dc2613cce5d932ffac3f8f44e936818a10b8db13df85d000f4a2e9e15204d0309dd2544a1a0940204e044b2cacb6376dd1437e07724f2b766b5f45f7c3d968c0888456a6752baa0a9f518fade34e8e20e1942de3280e0ab180c40acf36afab40e7ed0bfe8678b7566bb664be08bd116bc9a91c59d7a5fe5be89b4df4f907f6d1f9c67d6527df58fec7dd34dfbd18d1bfdbd494dfa9e78faabaf8905038e6411a9ab20d80dd6ee2b88eb5f3da655e7d708bd8100122a37d9062c714b759bc370751e0dc7d2d1006ac4e775968ef3992f5d62a814f48f9c3eeb77b0dbbbb82016c81af7d399bd1eade635a9a60020367819ce800b31921ca13378be2f5f26bafe433ea7f3c5d9189e27837449e8a7793519196d3ad21faf322174eb0b83d11ba7d51d77a5f743da593b8d5475a8130ec8f9e990a903a4c2d97665e5d64942485846c7d7b0894759f9', null, null, null, null, '2026-11-16 05:36:43.754+00', null, null, null, '2', '2026-11-16 05:36:43.689+00', '2026-11-16 05:36:43.754+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'note_QBLFjJkcMkrDR44FYpNx28', 'prac_shYS6zFj2ouScdkSxVPGze', '1', 'sign', null, 'cac4acd64e6fb916913554322122ac603ad28f7ef19d46e42c483a14cda8e4aa', null, '68ff70c84353824ce9e308d583d6bcab6b0f42bf8d78384180722786969b1eb5', '99fd4beab086948c793df51f10f9567ce50fdc6b2f0406164a90d24a7be0560cf27c9d158a68cf05d8c5c787fdc8c67750dad8c1f615028edba25a62445eab07', 'note_key_1d8fc562759d2727', '2026-11-16 05:36:43.754+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'nver_F2bg4OBwjYTq7s5mM1gQti', 'note_Bhr9jz4xZtWjA0qzARdj2l', 'per_SHjdB694pnIHnNlqzapEm5', '1', 'prac_shYS6zFj2ouScdkSxVPGze', '\x01a9dced0114468aa00914ac3ecae2fe7f0a5b2fe6ed43ec4610fbc3b880883c3894432440bd9027f69ae9f7346f8f53f304e6ea4952a8b09cba0fc2aea49aeb5ece198ca6b45dbd77e3afec4fbf854bfe9522a988ba061a5136ac482906dc60cdf40789ec0420a407271bda5ab9332c5b43e21238e1309f3799659dfabba9a9c9968a9af66e24fb272a04b8a9be70ec1932170843d1cc64f564384150b575447fec0b321abc6d5c39a1d5cefc0915b055bc1608d584f17144e624de50977cd682cc95f9aa049c40d38a9bb03c186a047e0f81bfbf1ee5da696b2a380119ad1abb7407a9c456fe94a645ef78117fe6e072bdf7b14784842f1014169d5170c84675a825b3d8959ec2225eedc2404e8b72b2652901b04a7bac9a95e693a38ff62a008bf4a499286abf73a05be02a5102e25fc3ad6729516f06f6fcb763fd6023114070e0fd7a0f44482b006f002b7e07f6b2e4f4ac71b63e46f3f1afc306eab82b3ebc6c97a21366d3ec772d2f337edc6f277672e9f373e7da9274bc51753219469c5c9c3ae5cfc2cde89676319fdb9b002db6a6b1bf3efb4d13fb9420e8640d8768437ee7659c06a91403cc355acb39618be232106111da4b1581afb8fb113c23c69909b59125b9dbd8d24ddc3eb4226723390d6b729ac6', '1', '2026-11-16 05:36:43.855+00', '2026-11-16 05:36:43.855+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_FzECSKBrYCiSLLIBpXCW6I', 'per_zMjafUN3T541W4nAtUPCiP', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_zMjafUN3T541W4nAtUPCiP", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '0', '0', '0', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:39.797+00', '2026-11-16 05:36:39.797+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_OmIL70Kb84bU1YcrHMqzrZ', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_PTJnEbQehkVFhhq9QBIK6Q', null, null, null, null, null, null, null, null, null, '2026-11-16 05:36:44.589+00', null, '2', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_Rp6YJodNYc2ZYz42oSpFoH', 'per_cVjIDuzXlPDOYj1I8YWzfy', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_cVjIDuzXlPDOYj1I8YWzfy", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '1000', '0', 'f', '103', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_WRrDyAFcrQCY4F9Rq0lucE', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 05:36:40.037+00', null, null, '2026-11-16 05:36:40.266+00', null, null, null, null, null, '5', '2026-11-16 05:36:39.938+00', '2026-11-16 05:36:40.362+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_dSN16w7TtszcS0WKQLUDvd', 'per_aCwYvVlJKzfhYncbaaUZ3l', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_aCwYvVlJKzfhYncbaaUZ3l", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '2500', '0', '2500', 't', '103', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_eXfIS3sXEHvYPax8rfg58e', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 05:36:43.169+00', null, null, '2026-11-16 05:36:43.217+00', null, null, null, null, null, '5', '2026-11-16 05:36:43.128+00', '2026-11-16 05:36:43.273+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_wUTU2RVHX5Scp2kWvjyGHh', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '15000', '0', '0', 'f', '0', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_Cpwqch4LRju3JCbagqjFx5', null, null, null, null, null, null, null, null, null, '2026-11-16 05:36:44.589+00', null, '2', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'dsp_YBVqMImRzOFksjSTv9qHVS', 'pay_dSN16w7TtszcS0WKQLUDvd', 'per_aCwYvVlJKzfhYncbaaUZ3l', '{"amount": 2500, "currency": "usd"}', '1500', 'fraudulent', 'opened', 'simulated', 'simdp_YQK4obEWRVKuvhffKfMyQS', '2026-11-30 05:36:43.213+00', null, null, null, null, null, null, '1', '2026-11-16 05:36:43.273+00', '2026-11-16 05:36:43.273+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'psy_cwoJcbPURAaIzjsFRNIndJ', 'per_wOKVIwfF39BKln0T7HRwQv', null, 'prac_a6iwqqtfkk19khCtDTVY6N', 'drafted', '\x0128e5bf12110b0e6ac806a1dd702506c8f8e5a7544c8e287e02a463af71ff2c6d40b091d60da2a6a7778332f1929aa928060ddcb1ba212d0393e415bbeb40a946faffceb8e17c67256dba7f74cdf9d5f4bd44c7eaebdcf2b84107e21c30b7ba34fc93cf2056aa2017808bd5f9ffba25124f', null, null, null, '1', '2026-11-16 05:36:38.383+00', '2026-11-16 05:36:38.383+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 're_tVlDne3AurAU93592QGntz', 'pay_Rp6YJodNYc2ZYz42oSpFoH', 'per_cVjIDuzXlPDOYj1I8YWzfy', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_HfE37ww3JMbedtDa2qk2Hg', null, null, '2026-11-16 05:36:40.538+00', null, null, '2', '2026-11-16 05:36:40.362+00', '2026-11-16 05:36:40.538+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'risk_HiOEcCVaxjbiHbH9zsKz6D', 'per_z8XCgp8L54izNxToSBr4BI', null, 'opened', null, '2026-11-17 05:36:38.705+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 05:36:38.705+00', '2026-11-16 05:36:38.705+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ses_TDi7A0dVXu01fYQgXDM6Tu', 'per_SHjdB694pnIHnNlqzapEm5', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'simdp_YQK4obEWRVKuvhffKfMyQS', 'dispute', null, 'simpi_eXfIS3sXEHvYPax8rfg58e', '{"fee": 1500, "until": "2026-11-30T05:36:43.213Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 05:36:43.213+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'simpi_WRrDyAFcrQCY4F9Rq0lucE', 'charge', 'pay_Rp6YJodNYc2ZYz42oSpFoH', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_Rp6YJodNYc2ZYz42oSpFoH", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 05:36:40.133+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'simpi_eXfIS3sXEHvYPax8rfg58e', 'charge', 'pay_dSN16w7TtszcS0WKQLUDvd', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_dSN16w7TtszcS0WKQLUDvd", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 05:36:43.197+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'simre_HfE37ww3JMbedtDa2qk2Hg', 'refund', 're_tVlDne3AurAU93592QGntz', 'simpi_WRrDyAFcrQCY4F9Rq0lucE', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 05:36:40.434+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_Rp6YJodNYc2ZYz42oSpFoH:confirm:1', '98pZYX7kiM_E2FQ4djKU_8eJau9VkQiuS053TcIhUmM', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_WRrDyAFcrQCY4F9Rq0lucE", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 05:36:40.241+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_Rp6YJodNYc2ZYz42oSpFoH:open', 'dGBuKgjFjGMYhBs4WN-w17r0zzIW92B11oY_ek_16mM', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_WRrDyAFcrQCY4F9Rq0lucE", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 05:36:40.133+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_dSN16w7TtszcS0WKQLUDvd:confirm:1', 'w4c8uw_HGwquxMu9fmgLV4wm_gd2lIJ9PAEUpHo8W_I', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_YQK4obEWRVKuvhffKfMyQS", "next_update_at": "2026-11-30T05:36:43.213Z", "evidence_due_by": "2026-11-30T05:36:43.213Z", "charge_reference": "simpi_eXfIS3sXEHvYPax8rfg58e"}], "reference": "simpi_eXfIS3sXEHvYPax8rfg58e", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 05:36:43.213+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pay_dSN16w7TtszcS0WKQLUDvd:open', 'VrqA3-baUpkgAXKbGDf-WKg_fdNVrgUiv7AS7mYhh3k', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_eXfIS3sXEHvYPax8rfg58e", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 05:36:43.197+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 're_tVlDne3AurAU93592QGntz:refund', '8h3-d8EZrFSmOsRQ9VEObTgNiw1N50_4S7Z69YORHbc', '{"status": "succeeded", "failure": null, "reference": "simre_HfE37ww3JMbedtDa2qk2Hg", "next_update_at": null}', '2026-11-16 05:36:40.434+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'sbl_PX7GA3LeMZGqBz4zlN07v8', 'per_FZMFa3PM1bYj8Q9E1sxK4O', 'prac_qlFlJgbZGrZgGcpvlhPQa7', '\x01e67f887e6c451aa0e7274d1818047416756760bcf206f005524411e333316e6301b8e5aef3bf6529bc2dea1626d5330debfa48848a497a68036d611a442b7bd25ac52d04addad2d82b4e9acd3fe48d415a70c484c4429a9aec25a740c60d8358339291a06f2aba2e2819f74af6155012d200e5b3305e458297fbd631505478d85df5fb6a2e255153cbce870680826b21a1b1811abc65cb0ed4b64ec305730529a4e40bcb345bc94230e4d9370d0ab3caff19a41aa8b4bd7f8c2b62c827572ce23081640ca4d9e48c3eefd0fd6be6c4432162b046fd6489ed05ee326b0831ebc7cc1b72aa568227475fa323e1c5a8593a4194ab5ad3d6242a9198b2cb2205a2b7cd34a10c5a9f9294c1428a88b31fbc66f63c5ea92179c1b49009b9713e87213f9778e93a8e8157c5e40d022f8fe6dab08b1d7e6ad8d1133f4c7e06c6af32bc213959d415efea9440b67d7b6b41d4e9b3623fabdbdd46d4cbf4bb2c45116dc734409583de96e37bd036c8da5f1d819941ef78de075c452132bc196e8566638f97f9a330cc476cbbeb6f662d3c707802940eed38b8561b20ab5c587373a8bb164f6d4587534e4bd1138f38e276b1db2d7feedb10ad57ed08deeb692ae7d2448a786a65872a9f2e8dbae59fd1a3792e5dd4d22b25b34a6d14354267ecf9f58fd949b8eedb1ea9a8eadcce8de231d1dacc2f1f4b9ddc3eba80131d9064a3ebc229421a96c2afbf5d32844d13728cb127e7f5834062c1c0f1c45656a57d403e5f7da89b79deaf8aea83febc2db183438ea3870a5a36e48261f8dedf64e76e2779bd921437b59663f63a8e8f597e9b917197c7459bd63bc75d98a1096175ce39f49d081e7d7eb93762c0826fcdb7a6ff851152434544dc946422aa558233d7b4f894f81c7749c571d0b2d6912b83e2a763717be4d94624f04acb63f1267d8f2057ccc37a4fcaa37763d3baac1c0d0d2b15ebe75dfb4130af6ddae2fc00a08a89cb74908b6e523ebdac64a4f6a60d790f7d0cd2a48efbdf5b82b75c909da29dfffd8cf4bed4732e7944648707a35d5cdd5001a5e677a25d1ddefa51fccd98d0fdc3b36e8f59239220abb71bf45a76fc96139a37a0999702b3833aca905ce9175e83df27c3e2d9351c8c6d3afd2590b706cfb9aadbd5a5d8662f3364d803c3f39daf888d714f5a28e1bc97946565dacfc364a4f7b437369f1fdfe8743e43cda6bc0400d61b8501955ab069dfebe2f3fe3b0322ab4e98b02bc7b059841f7baa76e926ec15de1a4d39de42840267ffb87692e72c8db3d1e36e9c75d7c540209f21b52bcf799e09c4d93100b3e997b9802e59d16042c26a00b857c6eff0fb', '1', '2026-11-16 05:36:42.433+00', '2026-11-16 05:36:42.433+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'trn_oSxt1BeHlji8kq7KRro0Y2', 'per_kb9S6okv5fDexnUu9nJPGt', 'clm_FIMqImFgPZNxAQMp0VvnGb', '837P', '1', 'SBX01', '1', 'sent', 'ee0e8d81e13a20dde52c408b25edddb34af57aa31fea04f8f9fdb0421cae6957', '\x0126bd7bc65530327d267f93041dd358f99615317fc8791714dc99550c2d363e3fea6217eb0ceb109719f55731a5490257de14b3267c6d01bdf0cea4975ab85022428115dc7336152049a3c567c9a6104cacdefe4959d7a027d46f589f190fbf3557fdde80dc9733f5fd27fd11fee7b29358247218a5ae2c0957b93c24a958ef671805ff16c90b06664db02ac4f76fe49e886ff47e0b73a51fec7f9bbfbf62bfa8df0b8f8d0bbd046ecd8e3f5c007d0509e3a08bf0912d2c05381228ea9d15390f15d05ada52e47aa5ffa37acc3eb7cdda7c4a15f24b4c477c2b59d946017c29540e1e35e01f7114e09beb15f87a9d00606d885dfb8d8057ff165109d72e5cc02079a5736b33e03ab66de133750fd608ae8d45b020278dd0d4bc9a437f0aab9c338252abdbd6be2bc29eb49dd4166b4fb4673cb3ba70c93a19f27b6dec918378f447b141f4a6a8e175d7c715488717af84ed90466c4e529d0f1bc1af3692c76e1833eb7a8602b5201e0fe27035f103f478c6fada55da62a4c6786f8b31b9fd7f2586e205d990382d71b912b19f3169cca79643446d43d6be42c57108de3fdf5c2ee326adfadd38fc8b98de72af2a2d9d476e3e1bc8cd2c40cd8527c075bb466716ff82c3593503362d4cb4e095d74f27a3a4907d7c50c2f29f309e1e564c40fd685171de2d164416e2f73eb4e261d7d6c4a1fba8fa7bbc2ce21caccadf71b1567cf14041c0ebc60bd5e99c7a1d78b58a0c8c5645d41c6340127ee72850ee136640df836a0954d4816783a3ab83943744c5d9fbbf3ebc8e12e1b903f444a4ef3d8e9f1dd4535f9aaccfa4627f9f90134cf24fd337f96584a505de30885390255e04b32de3ab39290dbae2fe56c42098d58c612e146cdf549b7a1deacda821f505ee854d5b139c4f07d7f54510f7c20842f3da34c90386c503d721940de711a87468174e0c6377fb36f1ad4362de9986e70c55d26fac7e9d446cbd4d06b6c70fe4855d4ef33e3851deb83873169ae82374ae3fc5d376aa625a2afd1a16f90ba3e4ddfad78325cab4fc726a393dd0a72e0ed2f8ccdc1c0b2a537ac17a8502df493518510801a67e8be4c210d696e7f68d96a326c993ab9f44f557622cb21f4e6c13de97261f6db882b8c236c4dde1b45633381168447f8a9083e08580e3f52cdf87648fb490ae55a304de4feecbc8fb62c17844be0abe47e13ebe7c2f3de52c7a732f704f6bdba2a9fa5d100230c6464e4de184437a97086cbb897f01adf7b286cea5425814c7d9381c611f3fab87c69711e03bc5f4fc9753bc75263c7919', '1', null, 'simulated_trn_oSxt1BeHlji8kq7KRro0Y2', '2026-11-16 05:36:44.308+00', null, '2026-11-16 05:36:44.589+00', null, '2', '2026-11-16 05:36:44.308+00', '2026-11-16 05:36:44.589+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pans_5q8uBFs9Lg9x5l6A7zGkX8', 'per_kb9S6okv5fDexnUu9nJPGt', 'trn_oSxt1BeHlji8kq7KRro0Y2', '3', '2026-11-30 05:36:44.308+00', '\x0109747f6b81691b9f9f89a1b3fd90d161c92446985b7e2e5b7c75c30792fb093ccf024475f0149aa6ce4890e63347a8b7759b4e0c290ba572942428257c803cef7d7014a6755fc2a0ed0993fb8b2bcb2f746404030b76ee3246ca3a73d3613437a47018c6fdb29a6974cab41e0697168bbc35980b8ca1abcf78a0775f3c042e4c09d7cfc565f6fca9ea0bf7f468d4ee4372eef1123943b37218b5fcde130cf23fd62cc60063ac4cec0cf42184cca64360854984f9021d114d6ffed1354e61b7aef4b78a9acfab2f9a174258a3f1ad8e6cfa7a11014ac0ecd38afb2a60b344b3f4eff95ed7d49a2010e4def9ca2ec439bf0c9c73bbf053eb9021d9bf1d71ea3afedc365aac897640a6761e3bfc2c87318554b271d9d0cb70a7ead156271a972688021fbd6cf0310eb020ffd36c4fab8c4b74d21216fc2846626aafc6ba42cc3d926bf1844ae1b25e4712e48313d2ed53ef12801dcd502d763001c2e9b060e04ec09f3711af1b9aba74084a2b9879c2da58bc8c2469a4e0282d1708c5b1241fa3511eb45c11ecfdbf4207d6b5a1468fc9b65432654593274cf1fa596768b8619cabd77d3617af2e5ffaaf6d114eea796163544af4bd3b02fbbe4ba290809b892808e92cb92576db71d77d5c8d489b82bb5255575b77b7ace5a6f0769b40e4e0c822f72f0c4b318a4221131f4b154dbb9a18fbacd57657e5156dd96cff9cd7281b22d669954a2378dc694b1f1844cbadd8f402efe432a0123770778fd4d15a65e58f0c559e89fa6788d8b4e33d824ffe95695bf92b5fd0312d79e591c6d42ba0d5bd839b1cbbfb68f4c255289e2efa87a6081a8cfd263312ecb4ff31b56864c4d032555e36ff85a9c53ee1ea9a4ba4508a1ee979906879ee2d597794b98bddd86cb1f864ed9c9c1702707bc8ba726525b9e9a4d2dae7b7a27f5daa575d08c670774b348f9982e7cc4eca73690c8feb50d4033dc621dad1d96462f8367c738ce89e9b61cfbc73923d9ce7fd97eb98778c4e121ed573a175ebc758529394c8561c5cce04617fa599fa9aab303b4286cc4d077b9ad0a4c54088f789ddb4086b3f00faba03845d1f564d8374485fd1ab5a3b568e5622805c06df26136fb83a78888338db86', '1', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pans_WXDRDciSe2KY4Ss4viBhIQ', 'per_kb9S6okv5fDexnUu9nJPGt', 'trn_oSxt1BeHlji8kq7KRro0Y2', '2', '2026-11-17 05:36:44.308+00', '\x01d8cebebdf2b44431afb16ff71e80152dafe1d0ba554d9fc514e50dc1c67df843dde269ca1d1960551b8f2d43c4ad093953992c13218c3ad4eb6c0811b3b3ba744588a84cba8118859adc289c757e1b955478e0402e81b92337f2002c4880f6e91ffee6c34b6368ec42212dd862e33e1f08403596cd7561fda8fd9b75aaf5777c5f95f3689504de66fb9e0e8eae9a141a1e6164c198fd8322ae7a370e5eed1d91e88865d8e2d74fdd3004dcd9db3bdf2bab0e4af8738d475609956c1b50da1cbf79c2e63a9f773e99a7233575b583abe935276979e40eca1616e4a5cb1f5fce403256665dc4fabea0ea34d8df02e9212c417d90a6d0845d52bb6e230c8673d8f056762fad40506619b1804099b6c26cc3d2ffcd7f9724f61014a13088485c3a670ba8ef813d7955a4081bd1453490edfa2be46836f2f09d514504f32d003efaa664f3876997d99e0675fee829c216332f952ff8cef5f97d4f0611ab9c537da5f37c5d3591bdbfafcbfcc30abafa342367f63a214a391c6dbab6ffeaddd31209eee2bd925315282e40e4c1c7e575202208322780f79b92367f7827f99f142a5dd0a95931ae9674d24c60090fde20550ba408506e9db3560a5accad556d553cd73f19ee19ee5e191bae0e4ebf6c8426f5dcecc8d2b25a0a3181b7bbd40f8706aaa98addd5f3a6cc3e3e8de0ab9fec7a26542b06cf19519ada405848adb857b19056a50c9399e9a929cfea5270b37890ae264de8fdb8549c1e0c57c638aec00c7c97836ce012967608dd11fe668b66fefadd869bd840471d3fdb8c1bf181c35da1a36d936c6253af2ff7dedf83260824cc29b35bd47c2ff5d2d07decf70125ed0dbe0327bf39baf2b11a6ef8186a38a7bac63e89cc3de1ab389b117caa7c561d43a8327b8e9930fcd7792f1c3248487551c782fb21c70dc8dc701c7646bf680619bad0b758040d810695a1658997842bd253d8ef39cb5e033dfe4e7050f1e03e85a93db8d475f0c4aff1c55d718290e1a92eb5ce7ee24503b9ef585f8e60995d3d2596373a1a2b42738a48bdca1746ba51ade0d9308624e1af2b987912c48603e73b8be5f2714a2dd64e761bf46e8b3e522fd4aa8e640df9102793e88ab579dbed91535870933a', '1', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pans_h6eWEoNalfhe91CMsA7ZL5', 'per_kb9S6okv5fDexnUu9nJPGt', 'trn_oSxt1BeHlji8kq7KRro0Y2', '1', '2026-11-16 06:36:44.308+00', '\x0136c1f42c0a6c51d2996221817e787e6f8be25a096bc7da98b4a7aaf4374038109eb4c72c80beca6af1090d0f46dd352ee8101a37a4d0ad8a115ff7115f1cb9148b77962ffc832135322cef537eb2fd4f376a663281aa5153599de5fac12ece3d955308f3a5312c4819796a833325ba4a8dc300a43945c33a6459d3359b564be29a4820b6fa1f48d9461496bc1cab9b1176e09f5eb81115189b695d3982fda8d1c769ccaa06f4dfe8cfd483ca8f4e8e8f2f6219fe0b6c70838584e0e6346f396906d26d8f2c725bfdfcfbb50dc082f13a6c1d5f1a51e013c0206a5173d6e1a1303b9e465d3b132d2303ff0d4386e31c408f63bb17064244cce1e70bee2699dd1591362fedbde6b959f8a50de00233847cc3fa0c83c296c7dd264245401ff1d12201c261ab274a533263b1773f1f4108f37f654142ec846ab3d53d6f47399ff2157a8a0c2c5200099490bc214f1e161d8a16ef261763275c7e0ecb8b7d2ba12f0ffcfaf5324acee054f5d63a5cd15942f09d0af22a6b8419317d7b1928eb1e5e157688233cf1633cc54550ebd6ac0dae72f3121908442c16727d0ff61df8b6fe50f4daab402272c1c79f6d06e8a31c40f93b768343cbea4a88670c658581c66fbc33629a656051e6ec8c9c961d10bcb252aed0088cb400f8f7ca1dc2a069514c8abd6ac9c184a90de7812c8a82141d8ff87eb6cce6b60638f69e4d69117f4ea0ce54abc48817714acda0be488be83e6c762c8a5c55dc7c3ff852b866360746c78d2c8cf6829517eedfae66305907a6fadeae3ea71b4147158fb0ac23392445f89a5a58e62977b3b95d2d9aee55e0609796725d5a2a09f06f5e3a77bc50bdd7103d2b2ff955f1e129e4ae65199d015064e1344fc4e4889e54013b70df567ec2358f78a0bc8165b662d2bc116d26dc9e3e7dfb0fdf855e1d11ba4550f8e87984dc1819453b05599eaba0bf52a3c7b0d7270757a42382cd04d65d9d67dbca8301f131d5365238e03d971154a39d41c6e3ddabfdbf66fb2f9fba1742f4d868fc40499199fd5a7aaf6af8a35bf4af3ed2c4a0d2783a4115a93af5372db4e16ff966b1d510f1ce5357e018a8968f1919f9e2ceaa5a97b547c252319e6c0e2e82ad2684b03bdf71ba01c3b6de9a49a32cfab918c038', '1', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'pans_iKlHK4cDtH5vRiMlwrEZ5K', 'per_kb9S6okv5fDexnUu9nJPGt', 'trn_oSxt1BeHlji8kq7KRro0Y2', '0', '2026-11-16 05:41:44.308+00', '\x015f7530cb9feecb1be9778b5acb8e0b464f996f0d786b033c3a86fb1943f080aa84897287d3e759cbdeab8ada2b76e695177867d089ec38e7e695c4726a8dd4a261820e9976a1804b533a81dfc590b2f242bb4da2acfd5c19e290af1161d9581c2d3078d4e4a11483aae8060076f832eb47f370c295fa8bc3adb879acdc03cdd5e8ff660088778bec696369810624a429e991533b17085151e02cdc32f2bc58d5f1f2c74544ea0b9ade98b7b8acf76e40e1d25de2f9025b56ed2da059708933e482bba6b8ddfb21f815e0649940255025620876e8ede1ed2a969bf4186f1b4a522818f472e3bc573621c7e8024198e0ee382a5227f6dd29eca0f98b1bbd1d4eea38704758b4f28e3067bed1bd4a7500439155f9f7e863ad38baea6053271f047691632ab350e0d78b2ce81c5e6596d03109dde31e5f28364488d5b92a0c53ade94bc621f871fd2fc13eea63a1d45aa15cdf5458db070b937ea49d', '1', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 05:36:37.116+00', null, null, '2026-11-16 05:36:44.589+00', null, null, '{}', '2', '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:44.589+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_9GESmH3mKmOdPQ0pWVP06P', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', 'license', 'lic_IaaR2cBBT3icFlAgZLuqYH', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T05:36:44.589Z"}]', '1', null, null, null, null, '2026-11-16 05:36:44.589+00', '2026-12-16 05:36:44.589+00', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_BkHYWq2ru4u7TVRjQfFkTN', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T05:36:44.589Z"}]', '1', null, null, null, null, '2026-11-16 05:36:44.589+00', '2026-12-17 05:36:44.589+00', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_Cw18gUGKGvgo7sy32kYlbt', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T05:36:44.589Z"}]', '1', null, null, null, null, '2026-11-16 05:36:44.589+00', '2026-12-16 05:36:44.589+00', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_I6g2SeMsgew0lV8Mog5TQZ', 'prac_hSIAyzZ9eLhdEB6ruPi92o', 'ver_zc0iVJ26IQOvQ7UIuS7QvY', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T05:36:44.589Z"}]', '1', null, null, null, null, '2026-11-16 05:36:44.589+00', '2027-03-16 05:36:44.589+00', null, '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:36:37.116+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'chk_KMmW2MpDIAvY5YBI4u6u4T', 'prac_23IvWjqOSVBX4jYPB4heMF', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T05:36:44.589Z"}]', '1', null, null, null, null, '2026-11-16 05:36:44.589+00', '2026-12-17 05:36:44.589+00', null, '2026-11-16 05:36:37.27+00', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 05:36:37.27+00', '2026-11-16 05:36:44.589+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 05:36:36.977+00', null, null, '[{"encrypted": "AfladpsUOOvW+cm1t8TcYGe0ei+uDZ3cy7guKD/mF/aoCJw95ReHOIb9iyyfoJl0v4WX0s88frcbl895br5USxqKjXllinmFu+cKT3KBqA==", "expires_at": null}]', '2026-11-16 05:36:45.486+00', null, '{}', '1', '2026-11-16 05:36:36.977+00', '2026-11-16 05:36:36.977+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'wa_9V26IFY9wi3dpPZV0epIcl', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_XUEKIQ6ubuUPlgLqrKsBk0', '1', 'f', null, 'dns', null, '7', '2026-11-16 05:36:45.591+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'wa_AKb6loP4KZBMnPnXzGmGea', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_U6socwYcwUPKtGloGxOLgs', '1', 'f', null, 'dns', null, '8', '2026-11-16 05:36:45.548+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'wa_KRmIOLOoMYkFlTW9qT4vhl', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_rLMsF3mkR4wdNw8YK0i7jE', '1', 'f', null, 'dns', null, '6', '2026-11-16 05:36:45.595+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'wa_PmRmpXolMsOBEEYVqdIzDw', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_yu2bZaordZnUEL0DHjjKZg', '1', 'f', null, 'dns', null, '16', '2026-11-16 05:36:45.487+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'wa_V2RkAmwbSW6ZT4TK1uhjxD', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_CjNGJWjm1KQycTgD6qIxQO', '1', 'f', null, 'dns', null, '1', '2026-11-16 05:36:45.597+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'wa_mvVvWy2yul2Cm98C4CtlFo', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_vh16NPK7dmFIi524bK1gEc', '1', 'f', null, 'dns', null, '9', '2026-11-16 05:36:45.486+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'wa_pPwHgag0bRSNB1JB4Szu9L', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_WGNdWX5SpVKOUpH5tavEjQ', '1', 'f', null, 'dns', null, '1', '2026-11-16 05:36:45.601+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'wa_q5GRZytM7t3cMlPODTX1Se', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_EC41LZBKJO6zTymvI5ExVo', '1', 'f', null, 'dns', null, '7', '2026-11-16 05:36:45.593+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_7lCKf3YWZinEHVJbN2wFAb', 'pending', '0', '2026-11-16 05:36:45.331+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_CY5lSUIBuVWwQye7YwRokp', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_CjNGJWjm1KQycTgD6qIxQO', 'pending', '1', '2026-11-16 05:36:51.597+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_EC41LZBKJO6zTymvI5ExVo', 'pending', '1', '2026-11-16 05:36:50.593+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_ExBi8twz9bgBeTjpfyJ6CM', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_GORjPmXMLKRiEmUBWBQ3Av', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_HYZEmxT1CbXy0mFpChOfA6', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_HgwE7bPRB4Z5HEyjPJqFkm', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_Ixmfeyrl5SXDCn3Z8oigif', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_LS4w3aYqU2XJeGgT2a6jEh', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_Lh9NQjfbTSWpC6pkfSq1TI', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_RDIEDpbSslmLu3VwfCugfC', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_U6socwYcwUPKtGloGxOLgs', 'pending', '1', '2026-11-16 05:36:50.548+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_WGNdWX5SpVKOUpH5tavEjQ', 'pending', '1', '2026-11-16 05:36:50.601+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_WMzXXUUsbAg1kXKKDIpTkK', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_XUEKIQ6ubuUPlgLqrKsBk0', 'pending', '1', '2026-11-16 05:36:51.591+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_c0eNUktjZSeu7fWNmqlbz2', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_d7T0Uxse98wAKehuQhd7CK', 'pending', '0', '2026-11-16 05:36:45.331+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_dFemzzOKR7A0jnpaVNw4HB', 'pending', '0', '2026-11-16 05:36:45.331+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_eGCZEioRNygmQFkMhNZaLh', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_gN0gXlVRufv42DxJe5rQor', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_lRWHfZBVe31R5esNYpo9Nt', 'pending', '0', '2026-11-16 05:36:45.331+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_rLMsF3mkR4wdNw8YK0i7jE', 'pending', '1', '2026-11-16 05:36:50.595+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_vh16NPK7dmFIi524bK1gEc', 'pending', '1', '2026-11-16 05:36:50.486+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_x7RCMQjCJChbd8vdSlZurn', 'pending', '0', '2026-11-16 05:36:42.87+00', 'f'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'we_Wkkz0doeSLwpbEkKxvLiF1', 'evt_yu2bZaordZnUEL0DHjjKZg', 'pending', '1', '2026-11-16 05:36:51.487+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'xdoc_w9DRdRtJsb3qplb57LIzg4', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_PTJnEbQehkVFhhq9QBIK6Q", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01c7cee807f8d3a063619037dee7c06eff45942a8cfe8fc30a8f985e278f3f42f11fcfdafb1c5867a7336e3a705df5a58f6a73ca0d674a2dbf7b7a40102a9746ac0b3801709b8b19a6d294b4609a87e6c758d57a77d06c398b0726a85f54a5d54949b4bffdcc0eda828af0eb7de9789d7a2dfe0f2a97fb2e9c4024f6abdc335b7d3a3f35278136c28e4f853254f7d806d02568a2cfc4a3f80b3ccb8b04bce6454bf2f67355bac3affc0b007266996fdc2cd82cdbf927a8e22df32dcede1dacb0305178ae6906ebce8fa7e54ed87fa6789de648ec18e1778588c4f3831bb389968ff32a2a24f3502d172c0706251dc423d6d7076bc05482f166f5dc580c569dab602461e7fc40fe1f3b66eaecf9ceaebc2606fe4d976c148ce466385c793684852bec8097692917a9a6701b03c1d9c011644b10d9aecc020c68bf50577a5afe95da269d37d1084de66149df284dfc3236b3f8030ead3a349216f674746c0eb67dab74f6e149c23c5c0cb52a757fb4d49744a9b99aa88b7996dbecc17b62a741c708e2a750ca58e2649032bcd72415a0aa256bade18fb4e93534781ab49555563947968bd7cb8a82dc57264b560381fd84e7e497e06cf42479b536dd1869c22c12c04c1ba1f8a9378a79632dbd1752da2eb2e0c566a49cc9c1e83db4034e6dfe078969a712ac5db0544c73f2ddf1771a173591490c84cd6452', '2026-11-16 05:36:44.589+00', null, null, null, '{}', '2', '2026-11-16 05:36:42.028+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'xdoc_wxHSc7q8kfk8AGdfBefZZK', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_Cpwqch4LRju3JCbagqjFx5", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x013b7aa1434e129036dcef2efccce80d2c11e7bc2ecbe3943a73d7df4e803998362b6d766a4a7b8f22c01f7b52cecfe31c55f0ff8029588d4c01a3121351e3e4470b0fa25d010419fc92c25099b75211343459770eff110bc9429c3e495caa81b9c6683f29ca760a1a20859d4183f18c7aa96b59e893d859b407f9c0d873bbaaa7fc61c937800cc130e2c0e8ca5bc31cede6ef71bdf23da4a9a014ede0f5abfdfa7e72e1d7e650179126615a8b36a38564bccfd66179dd6b15235a54651a158ff7e2f99057c1652e56028399300507c3115f1187a1183adacdaeed843b231cd1f0cbb325e480648748c99fa4b3a6adc5ac4e4a5f28d628bfa49f83393392fc8821511d6cee7c6f1a096f2487c74397a8e812ce49fdd71ab0ca8b52be6ca60fe711cc0e63fd4c578fa571d36272afe02db7ad5a388f3f4d0dbedd9eeeca2cd33bd5f3bf71cbdba086da5da00a39071f2d3f0e243ff2ae9c9a99ce5a70441b429501cc3fdde576c68c095a6a6550ac84c1e4e333f7b8a948c31ab7c55d8f3bca75a7c80793cdf18dd0ed0abf3a38174de1af4aa5f2463224af9b94d07841acde4e33ba40cd428f6185fb01061a75034a2819241ed2b5689c89b4cb13fc5c92676d6a46ee78d3289b06475fe044324a1288b1f39ace3bf33616f000a2aea410669568dc2f449fbcb4d25e4ec54c4676f734e29fb0bb1337a628', '2026-11-16 05:36:42.07+00', null, null, null, '{}', '2', '2026-11-16 05:36:42.07+00', '2026-11-16 05:36:42.07+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_99qxygmsH572McW2Pi8qZ0', 'era_Cpwqch4LRju3JCbagqjFx5', 'xdoc_wxHSc7q8kfk8AGdfBefZZK', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_wUTU2RVHX5Scp2kWvjyGHh', null, '2026-11-16 05:36:44.589+00', null, '2026-11-16 05:36:44.589+00', null, null, '{}', '3', '2026-11-16 05:36:42.07+00', '2026-11-16 05:36:44.589+00'),
  ('acct_99qxygmsH572McW2Pi8qZ0', 'era_PTJnEbQehkVFhhq9QBIK6Q', 'xdoc_w9DRdRtJsb3qplb57LIzg4', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_OmIL70Kb84bU1YcrHMqzrZ', null, '2026-11-16 05:36:44.589+00', null, '2026-11-16 05:36:44.589+00', null, null, '{}', '3', '2026-11-16 05:36:44.589+00', '2026-11-16 05:36:44.589+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
