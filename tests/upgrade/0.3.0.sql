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
create function care_team_of(of_account text, target_person_id text) returns text[] stable
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
    where account = of_account and person_id = target_person_id
      and record_opens_at <= today
      and (status in ('requested', 'scheduled', 'checked_in', 'started', 'completed')
        or (status = 'no_show' and no_show_at > today - interval '72 hours')))
  into team
  from persons
  where account = of_account and id = target_person_id;
  perform set_config('app.practitioner', coalesce(acting, ''), true);
  return team;
end $$;

-- The persons a list may contain: all for the account; for a practitioner, those in their care and
-- those whose record they opened in an emergency. Access to each is decided separately.
create function can_find_person(of_account text, target_person_id text) returns boolean stable
begin atomic
  select current_practitioner() is null
    or current_practitioner() = any (care_team_of(of_account, target_person_id))
    or exists (
      select from emergency_accesses
      where account = of_account
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
create function has_seat(of_account text, target_session_id text) returns boolean
stable language sql as $$
  select exists (
    select from session_participants
    where account = of_account and session_id = target_session_id
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

-- migrations/0018_persons_tokens.sql

-- What persons reach with tokens of their own: notes that are released to them, and images of their
-- insurance cards.

-- Signing a note releases it to the person, unless it is withheld.
alter table notes
  add released_at timestamptz(3),
  add withheld_at timestamptz(3);
update notes set released_at = signed_at where status in ('signed', 'amended');

-- The front and the back of an insurance card, encrypted under the person's key.
create table card_images (
  account     text not null,
  id          text not null,
  person_id   text not null,
  coverage_id text not null,
  side        text not null check (side in ('front', 'back')),
  encrypted   bytea,
  version     integer not null default 1,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, coverage_id) references coverages (account, id)
);
-- An upload replaces the earlier image of that side.
create unique index card_images_of_coverage on card_images (account, coverage_id, side);
create index on card_images (account, created_at desc, id desc);
create index on card_images (account, coverage_id, created_at desc, id desc);
create index on card_images (account, person_id, created_at desc, id desc);
select isolate_by_account('card_images', 'person_id');
grant delete on card_images to attune_app;

-- The files, apart from what lists read.
create table card_image_files (
  account       text not null,
  id            text not null,
  person_id     text not null,
  card_image_id text not null,
  encrypted     bytea,
  version       integer not null default 1,
  created_at    timestamptz(3) not null,
  updated_at    timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, card_image_id) references card_images (account, id) on delete cascade
);
create unique index card_image_files_of_image on card_image_files (account, card_image_id);
create index on card_image_files (account, person_id, created_at, id);
select isolate_by_account('card_image_files', 'person_id');
grant delete on card_image_files to attune_app;

-- migrations/0019_event_times.sql

-- Filters of the event feed: by object type, and by the account's time or real time. A list filtered
-- by object type is read in its order. A list filtered by time reads the range and sorts it.
create index events_by_object on events (account, object, sequence) where sequence is not null;
create index events_by_created on events (account, created_at, sequence) where sequence is not null;
create index events_by_recorded on events (account, recorded_at, sequence)
  where sequence is not null;

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

-- migrations/0021_list_filters.sql

-- compatible: adds what lists are searched and ordered by.

-- Metadata that isn't encrypted is found like metadata that is: by a hash in metadata_hashes. It
-- needs no key, so a trigger writes it.
create function plain_metadata_hash(object text, key text, value text) returns bytea
immutable language sql
  return substring(
    sha256(convert_to(object || ':' || octet_length(key) || ':' || key || value, 'UTF8')), 1, 16);

create function index_plain_metadata() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from metadata_hashes where account = old.account and object_id = old.id;
  end if;
  insert into metadata_hashes (account, object_id, hash)
  select new.account, new.id, plain_metadata_hash(tg_argv[0], pair.key, pair.value)
  from jsonb_each_text(new.metadata) as pair;
  return null;
end $$;

-- Objects without metadata run no trigger.
create function index_metadata_of(name regclass, object text) returns void language plpgsql as $$
begin
  execute format($trigger$
    create trigger index_metadata_on_insert after insert on %1$s
      for each row when (new.metadata <> '{}') execute function index_plain_metadata(%2$L);
    create trigger index_metadata_on_update after update of metadata on %1$s
      for each row when (old.metadata <> new.metadata) execute function index_plain_metadata(%2$L);
    create trigger delete_metadata_hashes after delete on %1$s
      for each row when (old.metadata <> '{}') execute function delete_metadata_hashes();
    insert into metadata_hashes (account, object_id, hash)
    select account, id, plain_metadata_hash(%2$L, pair.key, pair.value)
    from %1$s cross join jsonb_each_text(metadata) as pair
  $trigger$, name, object);
end $$;

select index_metadata_of('api_keys', 'api_key');
select index_metadata_of('webhook_endpoints', 'webhook_endpoint');
select index_metadata_of('practitioners', 'practitioner');
select index_metadata_of('verifications', 'verification');
select index_metadata_of('checks', 'check');
select index_metadata_of('calendar_feeds', 'calendar_feed');
select index_metadata_of('payouts', 'payout');
select index_metadata_of('payer_contracts', 'payer_contract');
select index_metadata_of('billing_providers', 'billing_provider');
select index_metadata_of('x12_documents', 'x12_document');
select index_metadata_of('remittances', 'remittance');
select index_metadata_of('deposits', 'deposit');

-- Text as it is searched and sorted: without accents and case. It doesn't use the collation of the
-- database, which can be one that knows only ASCII letters.
create function fold_text(value text) returns text immutable language sql
  return replace(replace(replace(replace(
    translate(
      regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
        'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς'
        'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐЂЈЉЊЋЏ'
        'ØøŁłĐđÐðĦħŦŧŊŋıÆŒÞẞ',
      'abcdefghijklmnopqrstuvwxyz'
        'αβγδεζηθικλμνξοπρστυφχψωσ'
        'абвгдежзийклмнопрстуфхцчшщъыьэюяєіґђјљњћџ'
        'oollddddhhttnniæœþß'),
    'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss');

-- One word of a name, as it is searched: O'Brien is found as obrien.
create function search_word(word text) returns text immutable language sql
  return regexp_replace(fold_text(word), '[''`"’‘ʼ.,;:()]', '', 'g');

create function search_words(value text) returns setof text immutable language sql as $$
  select distinct search_word(word)
  from regexp_split_to_table(value, '[\s/\u2010-\u2015-]+') as word
  where search_word(word) <> ''
$$;

create or replace function facets_of(p practitioners) returns setof text stable language sql as $$
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
  -- The current name only: a former name identifies a practitioner, but nobody finds them by it.
  union select 'word:' || search_words(concat_ws(' ', p.name ->> 'prefix', p.name ->> 'given',
    p.name ->> 'middle', p.name ->> 'family', p.name ->> 'suffix'))
$$;

-- In byte order, so that the words with a prefix are one range of the index.
alter table practitioner_facets alter facet type text collate "C";
insert into practitioner_facets (account, practitioner_id, facet)
select account, id, facets_of(practitioners) from practitioners
on conflict do nothing;

alter table practitioners add family_name_key text collate "C" not null
  generated always as (fold_text(name ->> 'family')) stored;
create index on practitioners (account, family_name_key, id);
create index on practitioners (account, cycle_ends_on, id) where cycle_ends_on is not null;

-- migrations/0022_payers_of.sql

-- compatible
-- The payers that cover a person on a date. The consent decision asks, which comes before coverages
-- and doesn't know their states.
create function payers_of(of_account text, wanted_person_id text, on_date date)
  returns text[] stable
begin atomic
  select array(
    select distinct payer_id from coverages
    where account = of_account and person_id = wanted_person_id
      and status = 'active' and daterange(starts_on, ends_on, '[]') @> on_date);
end;

-- migrations/0023_list_indexes.sql

-- compatible: adds indexes for the filters and orders of lists.
--
-- A filter whose value can match many rows has an index that ends in the order of the list, so that
-- a page is read from where it begins. A filter whose value matches few rows has a narrow index,
-- and its rows are sorted. See docs/decisions/0053-list-indexes.md.

create index on api_keys (account, updated_at, id);
create index on api_keys (account, status, created_at desc, id desc);

create index on webhook_endpoints (account, updated_at, id);
create index on webhook_endpoints (account, status, created_at desc, id desc);
create index on webhook_attempts (account, event_id);
create index on webhook_attempts (account, endpoint_id, succeeded, created_at desc, id desc);

-- Most requests succeed and most are reads, so those are left out where another index serves them.
alter table request_logs add status_class integer not null
  generated always as (status / 100) stored;
create index on request_logs (account, status_class, created_at desc, id desc)
  where status_class <> 2;
create index on request_logs (account, method, created_at desc, id desc) where method <> 'GET';
create index on request_logs (account, path, created_at desc, id desc);
create index on request_logs (account, error_code, created_at desc, id desc)
  where error_code is not null;
create index on request_logs (account, api_key_id, created_at desc, id desc)
  where api_key_id is not null;
create index on request_logs (account, scoped_token_id, created_at desc, id desc)
  where scoped_token_id is not null;

create index on practitioners (account, updated_at, id);
create index on practitioners (account, accepts_new_persons, created_at desc, id desc);
create index on practitioners (account, archived, created_at desc, id desc);

create index on verifications (account, updated_at, id);
create index on verifications (account, status, created_at desc, id desc);
create index on verifications (account, kind, created_at desc, id desc);

create index on checks (account, updated_at, id);
create index on checks (account, expires_at, id) where expires_at is not null;
create index on checks (account, kind, created_at desc, id desc);
create index on checks (account, status, created_at desc, id desc);

create index on persons (account, updated_at, id);
create index on persons (account, status, created_at desc, id desc);

create index on consents (account, updated_at, id);
create index on consents (account, kind, created_at desc, id desc);
create index on consents (account, status, created_at desc, id desc);

create index on emergency_accesses (account, updated_at, id);
create index on emergency_accesses (account, practitioner_id, created_at desc, id desc);
create index on emergency_accesses (account, status, created_at desc, id desc);

create index on scoped_tokens (account, updated_at, id);
create index on scoped_tokens (account, expires_at, id);
create index on scoped_tokens (account, status, created_at desc, id desc);
create index on scoped_tokens (account, person_id, created_at desc, id desc)
  where person_id is not null;
create index on scoped_tokens (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;

-- A booking writes three of these. Most sessions are individual and by telehealth, which the
-- default order finds.
create index on sessions (account, updated_at, id);
create index on sessions (account, starts_at, id);
create index on sessions (account, status, created_at desc, id desc);
create index on sessions (account, type, created_at desc, id desc) where type <> 'individual';
create index on sessions (account, format, created_at desc, id desc) where format <> 'telehealth';

create index on session_series (account, updated_at, id);
create index on session_series (account, starts_at, id);
create index on session_series (account, person_id, created_at desc, id desc)
  where person_id is not null;
create index on session_series (account, type, created_at desc, id desc);
create index on session_series (account, format, created_at desc, id desc);

create index on calendar_feeds (account, updated_at, id);
create index on calendar_feeds (account, practitioner_id, created_at desc, id desc);
create index on calendar_feeds (account, status, created_at desc, id desc);

create index on notes (account, updated_at, id);
create index on notes (account, signed_at, id) where signed_at is not null;
create index on notes (account, kind, created_at desc, id desc);
create index on notes (account, format, created_at desc, id desc);
create index on notes (account, status, created_at desc, id desc);

-- Only their author lists them.
create index on psychotherapy_notes (account, author_id, updated_at, id);
create index on psychotherapy_notes (account, author_id, status, created_at desc, id desc);

create index on assessments (account, updated_at, id);
create index on assessments (account, completed_at, id) where completed_at is not null;
create index on assessments (account, instrument, created_at desc, id desc);
create index on assessments (account, status, created_at desc, id desc);

create index on risk_flags (account, updated_at, id);
create index on risk_flags (account, acknowledge_by, id);
create index on risk_flags (account, status, created_at desc, id desc);

create index on matchings (account, updated_at, id);
create index on matchings (account, status, created_at desc, id desc);

drop index ledger_entries_account_practitioner_id_idx;
create index on ledger_entries (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;
create index on ledger_entries (account, kind, created_at desc, id desc);
create index on ledger_entries (account, currency, created_at desc, id desc);
create index on ledger_entries (account, transaction_id);

create index on charges (account, updated_at, id);
create index on charges (account, kind, created_at desc, id desc);
create index on charges (account, status, created_at desc, id desc);

create index on adjustments (account, updated_at, id);
create index on adjustments (account, session_id) where session_id is not null;
create index on adjustments (account, claim_id) where claim_id is not null;
create index on adjustments (account, kind, created_at desc, id desc);
create index on adjustments (account, status, created_at desc, id desc);

create index on payments (account, updated_at, id);
create index on payments (account, claim_id) where claim_id is not null;
create index on payments (account, kind, created_at desc, id desc);
create index on payments (account, status, created_at desc, id desc);

create index on refunds (account, updated_at, id);
create index on refunds (account, status, created_at desc, id desc);

create index on disputes (account, updated_at, id);
create index on disputes (account, evidence_due_by, id) where evidence_due_by is not null;
create index on disputes (account, status, created_at desc, id desc);

create index on payouts (account, updated_at, id);
create index on payouts (account, scheduled_for, id) where scheduled_for is not null;
create index on payouts (account, kind, created_at desc, id desc);
create index on payouts (account, status, created_at desc, id desc);

create index on payer_contracts (account, updated_at, id);
drop index payer_contracts_account_payer_id_idx;
create index on payer_contracts (account, payer_id, created_at desc, id desc);
create index on payer_contracts (account, network, created_at desc, id desc);

create index on coverages (account, updated_at, id);
create index on coverages (account, payer_id, created_at desc, id desc);
create index on coverages (account, sequence, created_at desc, id desc);
create index on coverages (account, status, created_at desc, id desc);

create index on eligibility_checks (account, updated_at, id);
create index on eligibility_checks (account, payer_id, created_at desc, id desc);
create index on eligibility_checks (account, status, created_at desc, id desc);

create index on billing_providers (account, updated_at, id);

drop index claims_account_service_from_idx;
create index on claims (account, service_from, id) where service_from is not null;
create index on claims (account, filing_deadline, id) where filing_deadline is not null;
create index on claims (account, updated_at, id);
create index on claims (account, coverage_id);
create index on claims (account, practitioner_id, created_at desc, id desc);
create index on claims (account, payer_id, created_at desc, id desc);
create index on claims (account, balance_status, created_at desc, id desc);
create index on claims (account, frequency, created_at desc, id desc);

create index on x12_documents (account, updated_at, id);
create index on x12_documents (account, source, created_at desc, id desc);

create index on remittances (account, updated_at, id);
create index on remittances (account, effective_on, id) where effective_on is not null;
create index on remittances (account, payer_id, created_at desc, id desc);

create index on estimates (account, updated_at, id);
create index on estimates (account, service_date, id) where service_date is not null;
create index on estimates (account, due_on, id) where due_on is not null;
create index on estimates (account, practitioner_id, created_at desc, id desc);

create index on superbills (account, updated_at, id);
create index on superbills (account, practitioner_id, created_at desc, id desc);

create index on deposits (account, updated_at, id);
create index on deposits (account, received_on, id);
create index on deposits (account, method, created_at desc, id desc);

create index on disclosures (account, updated_at, id);

insert into migrations (name, digest, compatible) overriding system value values
  ('0001_kernel.sql', 'f504eab1a019af6c77aa3c5a83f67c08b009fc006bfa00e65c83581d2bd862b4', 'false'),
  ('0002_audit_log.sql', '1308b09bbe653a0c916683bd9f3001c576d3d2e53dc430f8d7a508d8bbd26387', 'false'),
  ('0003_platform.sql', '3120f0b21a29f51e3d80eb53cf93aa757186f0fca341bf1ac97fed8df8904527', 'false'),
  ('0004_practitioners.sql', '0468f5a5568d1d1f0216fbd6a0b3da7fad3a87d882b67808c71a0a65cf35342e', 'false'),
  ('0005_persons.sql', 'afeeb19c5972635cb2d53430fa780a61b6478381108ce730c3298d3ca29e4903', 'false'),
  ('0006_sessions.sql', 'bc936f8e217ff7718db72b471dff5346bbd8b424ac71fb7a3bb5bb83a87cdc92', 'false'),
  ('0007_notes.sql', 'd4cff7128e86e88b0866fb7156c99deb7d710aa9f68f98c0f952bcd118db6664', 'false'),
  ('0008_icd10cm.sql', '2ba427e0419bd58339e426c5229327d5bbbb659c265b77dbf90be0b2df6399f3', 'false'),
  ('0009_matching.sql', 'ced204d784daed5a27e3e9e0e48bee9dfc4b739c49b3578818f4517a9c1ec871', 'false'),
  ('0010_ledger.sql', '6fb7c19c99e58564666cc282ff1d6a02b878d5c15c1cf9e96613da0b36d4660f', 'false'),
  ('0011_payments.sql', '3866adb9cf52d7e69630c1b8fc5f84ba94eccc688242ac7c613be15b245ef06d', 'false'),
  ('0012_coverage.sql', 'e975755858e21bf5cf7412ff10bead259be456ed01de56d7f3ea06567ba2db9b', 'false'),
  ('0013_claims.sql', '3955915ff104a5944a96cfadabf40caecd010097c55f2f12e62a0c4eb8b07e27', 'false'),
  ('0014_remittances.sql', 'ccd771ac8ff2acfcec39fbe8e9e52b3dbbceb0a95db3e6cec211febdf7f2a400', 'false'),
  ('0015_reconciliation.sql', 'f382670bcf5d6decd44ea8750814ebfcb1eed02cca8a28fa7db5db54c892a884', 'false'),
  ('0016_records.sql', 'ff2e489ba00def91d28b44f11d1996312d28bbafe242d2e79eeffe10399ae313', 'false'),
  ('0018_persons_tokens.sql', '0a18e88518e36be4f04bb9150f3bffd7e707e03a17f2a6209de39da90d4a187f', 'false'),
  ('0019_event_times.sql', '3d31dd2870ebae2f5443cc299950a3ca9ac81967bb5c9b6744c1dfe108515c84', 'false'),
  ('0020_money.sql', '98485a453c68e306e51074a0a75f6c340c6cc3ef6210502b650c78e1e1575b6f', 'false'),
  ('0021_list_filters.sql', '6b65a3b1e5c8699872fa435b2d7f2bba6d342dc0a3d8e7be4908ef3c690796e2', 'true'),
  ('0022_payers_of.sql', 'f14653d957cb04d24e8d780586b237cdc0e1bc4c182f5846efc9229647ef2817', 'true'),
  ('0023_list_indexes.sql', '63679e7758502a4dbe71b2d5b580f07cf1070e84912b01946cc3abad50c1a05f', 'true');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'Test', null, '60000', null, null, '2026-11-16 07:21:26.69+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'Test', 'issued', null, 'sk_test_', 'ttVA', '69b5194a5a2812bf1e27b96efd08fc692bff6c402e85b4c77f94e4fd4f6e13a8', null, '[]', null, null, null, null, null, null, null, '2026-11-16 07:21:26.883+00', '{}', '1', '2026-11-16 07:21:26.69+00', '2026-11-16 07:21:26.69+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_PMEOvvBsOBzzyAhVfbEsbn', 'Booking server', 'issued', null, 'sk_test_', 'h9TH', 'd2c501fbdedf6e52dc0717bdf3ee630aae7cc1d07c1eb3b27d30ddb39975ff41', null, '[]', 'key_BtljTROBuKLhcTNbTrGEm2', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 07:21:26.858+00', '2026-11-16 07:21:26.858+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_0F1eb4ptn2KBNqFITbpbL1', '108', 'estimate.created', 'done', 'estimate', 'est_2M3aGOHzQ1KV6beWPLd9wH', 'per_E7jVphUSOdR7QTeZrTpWzg', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_0lhdBtpTNSmGfocUGvW3ZV', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_at59I6GskKsKaHPXCs6fh9', '2026-11-16 07:21:30.057+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_2Pr3omRbcm1jdmr3kjiEH3', '117', 'practitioner.created', 'done', 'practitioner', 'prac_8poaL5IkWCgGTOAtgxjmkR', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_ZLFYnEv0bFydNEPew21a33', '2026-11-16 07:21:30.387+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_3Ohn9JXBlTg4eI4teUoyRv', '93', 'person.created', 'done', 'person', 'per_yPJRdxOknixWhJ4c8zTC1A', 'per_yPJRdxOknixWhJ4c8zTC1A', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_hkF6vuM5U4WzbYPkL2Fisj', '2026-11-16 07:21:29.615+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_3jKZHkQrtuiLTzvKExNkRv', '146', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', null, '{published}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_72N9zD8SKnGO4XLkEb0oPA', '2026-11-16 07:21:31.459+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_4Vuv3Yy5MgKlx6RpBz35TJ', '59', 'payment.created', 'done', 'payment', 'pay_yTyRIs36GyA64cv0Jijnkp', 'per_SzzlCElogssX4QHqwHzwz4', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5EGteXHpgD8tDP454HzW2n', '2026-11-16 07:21:28.212+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_59dccC7E1474xwMJTKWbK4', '139', 'note.created', 'done', 'note', 'note_CFzeWIGVmut7EgRl3AjYuQ', 'per_deLjH4XD2OQXM61HaQjGwh', '{}', 'treatment', '[{"id": "prac_E6gVHZPJTkdTZPW2zlII6h", "type": "care_team"}]', 'dec_ruXzILR2vOZwr6LgnJMyPA', 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5i00h0MFMacJSOEsSjulk0', '2026-11-16 07:21:31.253+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_5jlDNzcKLZnPJ3cQtnyDWt', '17', 'consent.created', 'done', 'consent', 'con_6oL7iEuocs3jShxHMpoLwI', 'per_5xM1jPdTsxlkM3MBhor4yD', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_zggl78K6aBTpoV0gxQ0Eii', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_1YpTqHsov4RqufZNBbZtFo', '2026-11-16 07:21:27.389+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_5kZW7d6chY4rNh83rbH6WI', '185', 'transmission.sent', 'done', 'transmission', 'trn_TzrKHQ7zFWzq5txmUqpkSy', 'per_BNlqIrCNeA9cypVdXv5mhF', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_5ksq2K0GLEvQE43kE5wW1p', '86', 'consent.granted', 'done', 'consent', 'con_qxCEcZ4KMjJT6JUsXGa07L', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_1udSg89e9IcfqSL8fbdgpJ', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_VYcBCdiqOoJlzFgs4boR7Y', '2026-11-16 07:21:29.355+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_5sYXGKUtmjCF1zGXpkysy0', '72', 'coverage.created', 'done', 'coverage', 'cov_dt1WNAHyCnXd4xSGLhV8hL', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_I7YQomJJcwvCvFKEJJBGfY', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_qxpSn2dxNrXKfCjXT8n3yY', '2026-11-16 07:21:28.677+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_6QP5CwBQCtj4gz2cZYVUfd', '148', 'practitioner.created', 'done', 'practitioner', 'prac_FAQnzZpwroQkX7eeOzYqFo', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_p89ChPcBiTiPfd8I4gJzZf', '2026-11-16 07:21:31.502+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_6TE7BHSoFG07Wv6uYQbjPh', '159', 'claim.submitted', 'done', 'claim', 'clm_ej7AE42WpE5Kmxsw1AXTFz', 'per_BNlqIrCNeA9cypVdXv5mhF', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_QJaQINYYGY9Pg66PcQ2J44", "type": "consent"}]', 'dec_vV4H2Q9q9xzuJTStf8yG3Y', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_6oP3AZpsisrcZ5jMiD4Pfy', '2026-11-16 07:21:31.707+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_6bVAeqUYA6EZpRLe47eIyY', '174', 'coverage.updated', 'done', 'coverage', 'cov_NEw2KxIVu1I8fI2IAwJhi5', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_6p5FqBGbH1HtyRmTdNy4Dq', '55', 'charge.created', 'done', 'charge', 'chg_OOMWuZj0qThPMTRJqtNbWo', 'per_21FSl7EocKTWm9gOZX1Wfo', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_fmuiL4HRTzXzOkvBrNZQG8', '2026-11-16 07:21:28.096+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_6ui7C9llfcwoZwApjTwTzw', '79', 'consent.offered', 'done', 'consent', 'con_UNcRJrhabS3tGQscqlSAkX', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_kbjGveb8YvXDpo9nse8UGz', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_WJEtPwysu3c9kBi4q4m1Uk', '2026-11-16 07:21:29.126+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_73m5fY70wg6lZKYMyw7otk', '88', 'disclosure.created', 'done', 'disclosure', 'dis_x3cbjtx5bGfouII0aiEy40', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{}', 'payment', '[{"id": "con_qxCEcZ4KMjJT6JUsXGa07L", "type": "consent"}]', 'dec_0s3PMZkG3JKW6wkPXqos0K', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_urHKkKuKaGl1V8ZoNYUPZu', '2026-11-16 07:21:29.393+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_7gFrpZtiSxfUj1cIgHOi9D', '119', 'practitioner.created', 'done', 'practitioner', 'prac_uVWuf0Oqmq0yu67wGTOYfE', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_tCET9bARYVhkbGVNA8koNV', '2026-11-16 07:21:30.557+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_7js4ewsZ5DyKdLItj7m9kF', '35', 'practitioner.created', 'done', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_bREiIKICyNapxuhQlKinJR', '2026-11-16 07:21:27.783+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_89fjeTCjwJq5Hc4CzqToOY', '150', 'person.created', 'done', 'person', 'per_BNlqIrCNeA9cypVdXv5mhF', 'per_BNlqIrCNeA9cypVdXv5mhF', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_3W9qGx4AOHSas41gVPMSM8', '2026-11-16 07:21:31.539+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_8ZHTW0LH0VKP3Wrdr857Qu', '67', 'refund.succeeded', 'done', 'refund', 're_xmYMTYLsgAXP3rd0aGPsGf', 'per_u1ruVyMeFrW94AWo8ruvm2', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:21:28.519+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_8sU3JTUsnxZJjEJmlraLpm', '7', 'verification.created', 'done', 'verification', 'ver_aFtXLsEz6ngwigOL18yv9U', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Pz27OHmdFyiPEylrmFuQ72', '2026-11-16 07:21:27.101+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_9orkfrNpDQEa6CzCwhzVXn', '114', 'person.created', 'done', 'person', 'per_raMFF7nv3iAKLdiWnCVgKZ', 'per_raMFF7nv3iAKLdiWnCVgKZ', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_QzDeBqwWrvx2gDelXrAsq9', '2026-11-16 07:21:30.323+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ADe9YEjrUCd0Hc5J5RDerK', '131', 'consent.created', 'done', 'consent', 'con_6DprLVd29uolgHVYASm1op', 'per_deLjH4XD2OQXM61HaQjGwh', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_jhcBxEcMzO4nqiXAksSMk3', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_iVPWSMa8ZwlcMuYznx0cVZ', '2026-11-16 07:21:31.044+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_AHZsM7x74Kjju4X4v4gliR', '179', 'remittance.excepted', 'done', 'remittance', 'era_mkDyf5GLJ88IE3peAdeuZ1', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_AobcDQzM0UQdPqIFOim4wF', '127', 'payment.updated', 'done', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', 'per_hxQqFqdqblaNNbmCrcwjR7', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:21:30.912+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_AvlTQFQLbJ5XcDOXAfOfQP', '57', 'adjustment.created', 'done', 'adjustment', 'adj_9A7KOzLQKoJwv4tB5u1t9M', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_yqmN5s6rJswgeLKulnWe62', '2026-11-16 07:21:28.177+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_B1SFtyv58VekJl8VNUAJUd', '94', 'coverage.created', 'done', 'coverage', 'cov_4CTFGU2199uJBoVzVvcro0', 'per_yPJRdxOknixWhJ4c8zTC1A', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Hbx3YGEDJNygn2JY6puBTp', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_DrXDNO2PMl2zb18r6vcawm', '2026-11-16 07:21:29.636+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_B7BMWa6hT3i4E4ckJNHWXx', '2', 'api_key.created', 'done', 'api_key', 'key_BtljTROBuKLhcTNbTrGEm2', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:21:26.69+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_BD0EutcS5D2HNH2V3DvLMW', '76', 'person.created', 'done', 'person', 'per_T4HRn5bEB9ZEDbvU4Wthkn', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_sAe7QULfdjh7b5mJOupBy4', '2026-11-16 07:21:29.006+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_BgB7FDcnmdnW00fvyoXaNV', '3', 'api_key.created', 'done', 'api_key', 'key_PMEOvvBsOBzzyAhVfbEsbn', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_P2WdVeyEcUwahbSXji9Bh9', '2026-11-16 07:21:26.858+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_BoGddhLVvVjCC8L9s6s7ZD', '126', 'dispute.created', 'done', 'dispute', 'dsp_R2g6pE9SFzgmsvUTOWNaSl', 'per_hxQqFqdqblaNNbmCrcwjR7', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:21:30.912+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_C0MEdLpSLaRYTRLmN0Ekp7', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_E7jVphUSOdR7QTeZrTpWzg', 'per_E7jVphUSOdR7QTeZrTpWzg', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_LIFs9dtAzxndqUDjAdcO11', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_at59I6GskKsKaHPXCs6fh9', '2026-11-16 07:21:30.057+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_C63prag3tdngkYekGwXApw', '24', 'session.created', 'done', 'session', 'ses_qCZVTAjQwYFwYqrjRrG8Kp', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_rLewMYO4mt48ma5B5vesRG', '2026-11-16 07:21:27.64+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_CWPyy4CazA6cpi8T5vpJIA', '184', 'remittance.excepted', 'done', 'remittance', 'era_iIs7BzTjrJQy6o1abOScob', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_DpUvuzdHeVTs6xa0P88swv', '167', 'check.running', 'done', 'check', 'chk_lirriuB05tFdNCj0md9dMi', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_DwnGQS46t9pYHkPUvtXnEW', '163', 'check.running', 'done', 'check', 'chk_1YsIbqSucBclmb4sp2Eg4a', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_E2w48olz7N2DbewSSHpc1g', '91', 'practitioner.created', 'done', 'practitioner', 'prac_jhzc1YX0QSaGDo9OpIV1Py', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_ZDizhnmQmkQ1y4vZOsHzyV', '2026-11-16 07:21:29.547+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_F23cBVowbVnveilNbZ2LHr', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_rMShupqwBh58lc6wutkw2P', 'per_dlaNVvLGHEVu7f5QlTLkwE', '{}', 'treatment', '[{"id": "prac_JgIJ84eOfjSUWf4uoWwFSo", "type": "care_team"}]', 'dec_ZK4dNIClIj9ghqlIqhJHIz', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_gG1nBROdgoKdBvPz3U6Uhn', '2026-11-16 07:21:27.885+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_FIkRvZvEeDvRicGny9l1uj', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_OCPiYCjN98PpBJ7lURfpxk', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_gLJbtrjM0CMcQluLuvIOaO', '2026-11-16 07:21:28.643+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_FQaSKNRtk0vMJr446UMlVQ', '85', 'consent.offered', 'done', 'consent', 'con_qxCEcZ4KMjJT6JUsXGa07L', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_oa3J87CUaYpDpmTB0y8T2m', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_V9bRkwsMKCe1SY5g6M8Owl', '2026-11-16 07:21:29.323+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_Fe81QDgyn5Kh4oY65AHgCT', '40', 'person.updated', 'done', 'person', 'per_dlaNVvLGHEVu7f5QlTLkwE', 'per_dlaNVvLGHEVu7f5QlTLkwE', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_BBO9IUsY4xBUaxzW7Z6NET', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_pMWSH5nCdzePdnSNRkswQJ', '2026-11-16 07:21:27.874+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_FrEdPu9U2uzaEkKk7AXbxH', '39', 'person.created', 'done', 'person', 'per_dlaNVvLGHEVu7f5QlTLkwE', 'per_dlaNVvLGHEVu7f5QlTLkwE', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_eqgz86isPh7vPrQd1T2FBn', '2026-11-16 07:21:27.862+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_FzyLD4qmxKiJv1Ww4L1nVO', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_DrFvpx4d3XbYj5v6b2GHYw', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_OtlDKxgZ6IpYsCwUe0Gt5g', '2026-11-16 07:21:27.553+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_GJ650Ar4OlCHFizC3HWEHm', '96', 'consent.offered', 'done', 'consent', 'con_m97YOL2TCfuKtuJOtK35rC', 'per_yPJRdxOknixWhJ4c8zTC1A', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_byiUlixMWha0ivxcfNHubd', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_429DNPZfm7Z4z8qb14vdvB', '2026-11-16 07:21:29.698+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_GZOQ1zfsAkKXbNFHW2FDVz', '165', 'check.running', 'done', 'check', 'chk_JYvEondJAelzHi8zvwA1qI', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_GZk1fProPKbMatid4w5xBZ', '147', 'payout_terms.updated', 'done', 'payout_terms', 'prac_E6gVHZPJTkdTZPW2zlII6h', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_F9xahtr7jTf3hoXkOiwO44', '2026-11-16 07:21:31.481+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_HLa5in5UQA5VCIlqezZkDN', '112', 'superbill.created', 'done', 'superbill', 'sbl_qvMou5IgHnFML1Vt4eh9jl', 'per_Xpailtgr6xTVRRRAG6kiWr', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_balvPeiUJxONRx5MiVTldI', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_xMPMSl3O2Nh2ApLvrd8wZv', '2026-11-16 07:21:30.227+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_HXIPn9oN8S6Br37F5PhshA', '118', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_EulgDw0TFTnLJkwJisZbwa', '2026-11-16 07:21:30.537+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_HjgEqf4AZNRPOgpyZWgdoe', '61', 'payment.created', 'done', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', 'per_u1ruVyMeFrW94AWo8ruvm2', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_ggBSTZHn6Ob7EBuwW7HjkL', '2026-11-16 07:21:28.277+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_HnRUsyplTI82dMHrNGrUJY', '11', 'check.created', 'done', 'check', 'chk_lirriuB05tFdNCj0md9dMi', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Pz27OHmdFyiPEylrmFuQ72', '2026-11-16 07:21:27.101+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_I5a5og6EncFIlVqfsjXCVU', '80', 'consent.granted', 'done', 'consent', 'con_UNcRJrhabS3tGQscqlSAkX', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_54QpLWWTGB8zuECJgELGEY', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_pXUPoXw4psxu8GAUiTxIkN', '2026-11-16 07:21:29.158+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_IKOtaM7mcflENZWThaKeqB', '128', 'dispute.read', 'done', 'dispute', 'dsp_R2g6pE9SFzgmsvUTOWNaSl', 'per_hxQqFqdqblaNNbmCrcwjR7', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_eCXx3hxwIFZqCF18JdYHzj', '2026-11-16 07:21:30.959+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_INDjlngFDHhHRiXWNOGk9I', '107', 'consent_decision.permitted', 'permitted', 'person', 'per_E7jVphUSOdR7QTeZrTpWzg', 'per_E7jVphUSOdR7QTeZrTpWzg', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_0lhdBtpTNSmGfocUGvW3ZV', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_at59I6GskKsKaHPXCs6fh9', '2026-11-16 07:21:30.057+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_IRFkZpujkqSU86OZcZf8CE', '65', 'payment.refunded', 'done', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', 'per_u1ruVyMeFrW94AWo8ruvm2', '{amount_refunded}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_vLcCD02MatWm82OSLfnv4t', '2026-11-16 07:21:28.47+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ISz53KnrtxLpfb3sRT87pU', '47', 'person.created', 'done', 'person', 'per_cqlob1HaLsELrvcud0Fj6k', 'per_cqlob1HaLsELrvcud0Fj6k', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_sHGOBVEHm86MsHZLGQkIMq', '2026-11-16 07:21:27.96+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_IfQVCfoFHLMqw4CfcZt272', '121', 'person.created', 'done', 'person', 'per_hxQqFqdqblaNNbmCrcwjR7', 'per_hxQqFqdqblaNNbmCrcwjR7', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_WlzeysbizPsn3ycg6xJnG0', '2026-11-16 07:21:30.729+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_JiYa6Iqkty6ePgkiNRehYr', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_cqlob1HaLsELrvcud0Fj6k', 'per_cqlob1HaLsELrvcud0Fj6k', '{assessments}', 'treatment', '[{"id": "prac_JgIJ84eOfjSUWf4uoWwFSo", "type": "care_team"}]', 'dec_XRFYkPCLIOpnM9Um4GzQ3C', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_S3PKsQLpDq9hAEdzaqZIuK', '2026-11-16 07:21:27.975+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_Kv5ztsc4JwMmVQLWSc3aPi', '29', 'session.created', 'done', 'session', 'ses_D3Nvz0SphsYUcFrL6FSU7e', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_O6y8FRkGeo8gLQVn2XtN7T', '2026-11-16 07:21:27.703+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_MFwBWDB0ubLk2ZJp191hiI', '9', 'check.created', 'done', 'check', 'chk_JYvEondJAelzHi8zvwA1qI', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Pz27OHmdFyiPEylrmFuQ72', '2026-11-16 07:21:27.101+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_MQmqScAJ3HfnYV2OCUz5Bc', '132', 'consent.offered', 'done', 'consent', 'con_6DprLVd29uolgHVYASm1op', 'per_deLjH4XD2OQXM61HaQjGwh', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Cx4PYf0dWOzaswb0FiMCnj', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_49LMWnFeHr9kVbX4Sm9p1h', '2026-11-16 07:21:31.067+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_MsNh8w4SDNgaz5vm7VF26V', '172', 'check.passed', 'done', 'check', 'chk_eTwrfL8bONByVlonuExGPp', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_N4P6ipqFxQKjBxDmB6lQ2A', '95', 'consent.created', 'done', 'consent', 'con_m97YOL2TCfuKtuJOtK35rC', 'per_yPJRdxOknixWhJ4c8zTC1A', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_o9n4y8yeopZSNJvPx1krIa', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_dlqXOy3mkWWgKhpSA7Qm5v', '2026-11-16 07:21:29.679+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_N6SKdcLQHkrCQzluLH9hrm', '27', 'session.created', 'done', 'session', 'ses_yU9kzeRnHjHRcxbhUVzQ8n', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_O6y8FRkGeo8gLQVn2XtN7T', '2026-11-16 07:21:27.703+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_NBK4wCynZf17tGCbXBqZ2h', '140', 'note.signed', 'done', 'note', 'note_CFzeWIGVmut7EgRl3AjYuQ', 'per_deLjH4XD2OQXM61HaQjGwh', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,released_at,status,signed_at}', 'treatment', '[{"id": "prac_E6gVHZPJTkdTZPW2zlII6h", "type": "author"}]', null, 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_dua0B1eEKKdkXFqTo83QJS', '2026-11-16 07:21:31.285+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_OCBDPBzznWNj7PcGzRTusJ', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_q8ju5j65gzq9J4YmfBvQo5', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_CwVnxCwMnGZWUDJjqgpLyD', '2026-11-16 07:21:27.734+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_OE4bdMWsJqQjVua68YpVRv', '51', 'practitioner.created', 'done', 'practitioner', 'prac_hAhsYstc1wg3ch8R2XfQW6', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_ykePVTypxDeFZv5rwDFIok', '2026-11-16 07:21:27.991+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_OH41gZkNxeLBFoptQ27pIZ', '186', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_OZCjVQfYso9CDGOjuJWlbx', '56', 'person.created', 'done', 'person', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_FH6ze4Mmpjg9TiAlLKCRls', '2026-11-16 07:21:28.157+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_OeEe9jByoInjTKj0PDgwec', '142', 'note.created', 'done', 'note', 'note_28FOGGCVgqmSv0NvieWdwL', 'per_deLjH4XD2OQXM61HaQjGwh', '{}', 'treatment', '[{"id": "prac_E6gVHZPJTkdTZPW2zlII6h", "type": "care_team"}]', 'dec_x9FD3Ejg3xuwtcWJ1pGdAR', 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5HzJZZyN6x6Q3OqU3V0ufH', '2026-11-16 07:21:31.371+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_PHCFr8aCfJu1weiESUqEGZ', '26', 'session_series.created', 'done', 'session_series', 'series_ws8y5VNYjkgpzJMtGahKNu', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_O6y8FRkGeo8gLQVn2XtN7T', '2026-11-16 07:21:27.703+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_Q4R4Cp8fgXx1f83zK7DRwP', '103', 'person.created', 'done', 'person', 'per_E7jVphUSOdR7QTeZrTpWzg', 'per_E7jVphUSOdR7QTeZrTpWzg', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_clCil2AExy36yxc60sikGS', '2026-11-16 07:21:29.968+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_Q7cvZOyakE7xid2ILLnOei', '149', 'billing_provider.created', 'done', 'billing_provider', 'bill_jHdP1EGTk9dc1IMiOwLzUf', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Syhlx7YX8N3slcEcsKxmKZ', '2026-11-16 07:21:31.526+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_RwoTycGkEkQrKEOsr9vBzg', '6', 'practitioner.created', 'done', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Lt3MTtXXATqxbBOzdGlQ4i', '2026-11-16 07:21:27.057+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_S4QHJFRSp5haVvMlKqVhiT', '170', 'practitioner.verified', 'done', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_SAKxMzJtucedetXFnGL3yp', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Pz27OHmdFyiPEylrmFuQ72', '2026-11-16 07:21:27.101+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_SBp3ZS6c7J51G6s8WkY1aU', '169', 'verification.approved', 'done', 'verification', 'ver_aFtXLsEz6ngwigOL18yv9U', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_SGKkraDUuq7lWGdAly9Lp4', '53', 'matching.created', 'done', 'matching', 'match_6M7tQablVVcPrqhKWsqGrI', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_lPSJcqLeLIiTK5ssnPHQTm', '2026-11-16 07:21:28.017+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_SrYU8XeBXUl4X1QIXNe2Li', '97', 'consent.granted', 'done', 'consent', 'con_m97YOL2TCfuKtuJOtK35rC', 'per_yPJRdxOknixWhJ4c8zTC1A', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_GknHyKcAbJ2QC57DhhbcVr', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_cip2LRIeyOqIu15OtKnamM', '2026-11-16 07:21:29.715+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_THOlgssEOnuh5ZcNCws7lL', '154', 'consent.granted', 'done', 'consent', 'con_QJaQINYYGY9Pg66PcQ2J44', 'per_BNlqIrCNeA9cypVdXv5mhF', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_UOILiHFuc3GAu32x4su3H8', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_kN85qEoX0yuMvR7ZsnhVys', '2026-11-16 07:21:31.622+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_U30zt50GMyESSRfgXMlh9V', '73', 'consent.created', 'done', 'consent', 'con_EdfzHr5I2gs4R0548p9K8f', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IVonRB0WvjtMlpXQ0LLXV7', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_okFvR1N6xBkHytngCRPj72', '2026-11-16 07:21:28.822+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_UXVIX0vjgZZmEeii4IWxQm', '10', 'check.created', 'done', 'check', 'chk_0CjmFuYEEGStypT0DtdNfJ', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Pz27OHmdFyiPEylrmFuQ72', '2026-11-16 07:21:27.101+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_UmhcWPx2MilitrofaJClcC', '62', 'payment.processing', 'done', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', 'per_u1ruVyMeFrW94AWo8ruvm2', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_GKo5C8CYmaMMrWWzjzighc', '2026-11-16 07:21:28.318+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_Uy7Zpnfvf3ZH5X9gErHYod', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_Z0MjY7wmCVyKNDGm31aYhq', 'per_Z0MjY7wmCVyKNDGm31aYhq', '{assessments}', 'treatment', '[{"id": "prac_JgIJ84eOfjSUWf4uoWwFSo", "type": "care_team"}]', 'dec_M0RxRhht4mnKFqtcHjemlL', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_szZB7XY7fvmbFTvnTXbdPG', '2026-11-16 07:21:27.945+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_V9yFotjpD9nPW4MzfylBbI', '87', 'consent_decision.permitted', 'permitted', 'person', 'per_wAfO3kz3kP7aUnGo2MsQ3M', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{demographics}', 'payment', '[{"id": "con_qxCEcZ4KMjJT6JUsXGa07L", "type": "consent"}]', 'dec_0s3PMZkG3JKW6wkPXqos0K', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_urHKkKuKaGl1V8ZoNYUPZu', '2026-11-16 07:21:29.393+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_VEuNBCbvmFGiWS0YZv1rco', '102', 'x12_document.processed', 'done', 'x12_document', 'xdoc_FrG7Q1tm658EpF1SHwEezb', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Pr80jGccEdktmn8mtWQsct', '2026-11-16 07:21:29.853+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_W1vYP4VsyOWLmZFR0f43m8', '183', 'payment.received', 'done', 'payment', 'pay_FwgwfTXEDt6UfdxjvXdiLW', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_WVbQU83Pd8rARcVKiPCcqy', '28', 'session.created', 'done', 'session', 'ses_1a6j4r6hczYLR4rLoBPs1H', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_O6y8FRkGeo8gLQVn2XtN7T', '2026-11-16 07:21:27.703+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_WpdU9R1m5t5s9xh10nzx8K', '133', 'consent.granted', 'done', 'consent', 'con_6DprLVd29uolgHVYASm1op', 'per_deLjH4XD2OQXM61HaQjGwh', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_7iu11vCu4jd4sQ1Cv1C2cJ', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_i90LJeKZG0jRdyIoEMAkiZ', '2026-11-16 07:21:31.088+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_XJxBzeKuXiiG2uRe7D4GzE', '64', 'payment.succeeded', 'done', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', 'per_u1ruVyMeFrW94AWo8ruvm2', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:21:28.418+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_XWAqccYnplRzSnL0LO6fYY', '144', 'person.created', 'done', 'person', 'per_zdvtUBZuTNWZ5FYqIVjg80', 'per_zdvtUBZuTNWZ5FYqIVjg80', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_YMmDXqo0CWg4J0ceBjL0ra', '2026-11-16 07:21:31.415+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_XuJkuU4FXSCHhD7UcaVGDW', '145', 'practitioner.created', 'done', 'practitioner', 'prac_PBz1kHndn7lssljATnUjdv', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Fja1ZaqxhJ4rhdmXgyhgwP', '2026-11-16 07:21:31.438+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_Y5b1Izq3WQ7VncKg8NawqB', '178', 'payment.received', 'done', 'payment', 'pay_6Svmqw5KCnni7aIvVBcnTM', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ZhrVZgmHDWkDwdcwc5M3zX', '120', 'deposit.created', 'done', 'deposit', 'dep_NOKuh7z44dQfB3sEg1CIbz', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_KNCQyLsqZtLSDVhIR44exL', '2026-11-16 07:21:30.689+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_Zjg2M4RLWFg444KJAUbHkD', '48', 'person.updated', 'done', 'person', 'per_cqlob1HaLsELrvcud0Fj6k', 'per_cqlob1HaLsELrvcud0Fj6k', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_dQDEiXwqjt6s8tcP3Qy8XU', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_m6g4QGxk3aEZpR48cT7t6l', '2026-11-16 07:21:27.966+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ZsMuq1aqLhjrX5QixMSFVe', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_f2gyKmx6zIW020pPZUspES', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_7Fvfb3rHAqShWxj6GdRvwO', '2026-11-16 07:21:26.921+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ZwPEIQIVONp9cPZh2Xjfuf', '116', 'disclosure.created', 'done', 'disclosure', 'dis_bu4rBjQMwO1L6sUv6eKI2C', 'per_raMFF7nv3iAKLdiWnCVgKZ', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_r88bnHvBD7ZiX2vym6MtnC', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_awNeTP3tVYvwEdudz2sEab', '2026-11-16 07:21:30.347+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_a2yid1xP9uOkP1T4wcj0ks', '25', 'practitioner.created', 'done', 'practitioner', 'prac_uxYN4CxnKpk9uufmqohfma', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_xawlJzGBbvVXTPTd1BQ9U4', '2026-11-16 07:21:27.695+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_a3c6qcjV0JOXFh4F3ontXM', '84', 'consent.created', 'done', 'consent', 'con_qxCEcZ4KMjJT6JUsXGa07L', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IB1kR5Kbo8SPsAcQlbNGfw', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_0bNg3HKa9wDBgDlU1xJVBD', '2026-11-16 07:21:29.303+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_aXfsSYpDMetveKuBSdNsy5', '101', 'remittance.created', 'done', 'remittance', 'era_iIs7BzTjrJQy6o1abOScob', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Pr80jGccEdktmn8mtWQsct', '2026-11-16 07:21:29.853+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_acxER5e5Dn1m58nnzjzpb0', '15', 'person.created', 'done', 'person', 'per_vmwFaCcTQhUODU3s7Zf3Mt', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_pwsCW8t4OYP5RLhqvBmOit', '2026-11-16 07:21:27.254+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_b5sxiM1IfWfox8q4H4K3k6', '68', 'practitioner.created', 'done', 'practitioner', 'prac_gMsmYyJyYL8s8Ycw6dhhFH', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_ZaotZ8k94sh7Rv9sgwzdOP', '2026-11-16 07:21:28.575+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_byhe8F3did7IKZarWEYDd7', '173', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_JcQFPTWIBawEL0OYaErIed', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_caxuHCqqM5pKcpwbSvc124', '36', 'person.updated', 'done', 'person', 'per_e3xIANCigLj7DaKxtYu0L1', 'per_e3xIANCigLj7DaKxtYu0L1', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_229Oo9NXGEk8zTlzuzAfnt', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_J5CrfhFx0rqJOtpOYpaiPP', '2026-11-16 07:21:27.795+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_dCK8q7PAKi7PHMqt52iNR5', '18', 'person.created', 'done', 'person', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_ge4KHlWOosae2TgCdQP1DT', '2026-11-16 07:21:27.45+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_do5A4232mtq8YThxFCnT8F', '137', 'persons.update', 'done', 'person', 'per_deLjH4XD2OQXM61HaQjGwh', 'per_deLjH4XD2OQXM61HaQjGwh', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_FIjsuKZ5V9sXClJmej6j7e', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_evYW3VB05U7pN1FdGWiw4G', '2026-11-16 07:21:31.237+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_f53Dq68mHCuK1oF9byEUjm', '110', 'practitioner.created', 'done', 'practitioner', 'prac_pSZY3xM6xpB8Ch56Cs9whv', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_uxvBvMD3errS9DcgtD1Ipm', '2026-11-16 07:21:30.215+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_figG9eVD8ts8iu2GQ9fGYv', '141', 'consent_decision.permitted', 'permitted', 'person', 'per_deLjH4XD2OQXM61HaQjGwh', 'per_deLjH4XD2OQXM61HaQjGwh', '{progress_notes}', 'treatment', '[{"id": "prac_E6gVHZPJTkdTZPW2zlII6h", "type": "care_team"}]', 'dec_x9FD3Ejg3xuwtcWJ1pGdAR', 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5HzJZZyN6x6Q3OqU3V0ufH', '2026-11-16 07:21:31.371+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_g7nYS0XOExKOcVXyoXDsw1', '155', 'claim.created', 'done', 'claim', 'clm_ej7AE42WpE5Kmxsw1AXTFz', 'per_BNlqIrCNeA9cypVdXv5mhF', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_oh34o0iTPVMy4ihIzhwTv4', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_MOVwPo9CdCTL8oqnKK4Yau', '2026-11-16 07:21:31.666+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_gKIuO6gmeWNkqwhSPCiynL', '77', 'coverage.created', 'done', 'coverage', 'cov_wJHVscS31OT0BspKADdzgE', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_hw1O4Fd3MKwW06ZQPyRaU5', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Z9kUGzKe7kXcqMITkFmPqy', '2026-11-16 07:21:29.036+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_gNeSSDwa0Fn2gdBCZJmHyZ', '124', 'payment.updated', 'done', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', 'per_hxQqFqdqblaNNbmCrcwjR7', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:21:30.838+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ggPEGHsQFF1JJ11CcmIXmn', '123', 'payment.processing', 'done', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', 'per_hxQqFqdqblaNNbmCrcwjR7', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_R2TOkRz4zh7saeIXRKLh2H', '2026-11-16 07:21:30.799+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_glVNvXJYwOYSVhtayEGEph', '160', 'check.running', 'done', 'check', 'chk_0CjmFuYEEGStypT0DtdNfJ', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_h8DVSBZLrAtYoPgOC52BSy', '157', 'disclosure.created', 'done', 'disclosure', 'dis_GhTFvpY4smHXfoLWmc6DIP', 'per_BNlqIrCNeA9cypVdXv5mhF', '{}', 'payment', '[{"id": "con_QJaQINYYGY9Pg66PcQ2J44", "type": "consent"}]', 'dec_vV4H2Q9q9xzuJTStf8yG3Y', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_6oP3AZpsisrcZ5jMiD4Pfy', '2026-11-16 07:21:31.707+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_hBbhYIhOrfQ9EItKpBVTXQ', '168', 'check.passed', 'done', 'check', 'chk_lirriuB05tFdNCj0md9dMi', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_hIf2zA1uv53HeJGwbpxe60', '75', 'consent.granted', 'done', 'consent', 'con_EdfzHr5I2gs4R0548p9K8f', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_X1nW3QfakkCsFBZ5Cr5eYk', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_JKGSoL9yY0UdweZll3Fktq', '2026-11-16 07:21:28.914+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_hUsRVTZE528N8UhtEMHbIQ', '176', 'remittance.balanced', 'done', 'remittance', 'era_mkDyf5GLJ88IE3peAdeuZ1', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_i1PwlT6gKVGQPwzqya8MMy', '78', 'consent.created', 'done', 'consent', 'con_UNcRJrhabS3tGQscqlSAkX', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_cKSXASAN38HkEYedXiJGkH', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_As0NPh7lVKs1QBxRsKh3GV', '2026-11-16 07:21:29.08+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_i2PhYwpqGgianQj16SxB9V', '5', 'practitioner.created', 'done', 'practitioner', 'prac_TgMs26Lt82qQrZpLDpD7oV', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Ow5jBwNxQD2yq0rEDpdndJ', '2026-11-16 07:21:26.955+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_iI2MZrf5v2kLfOv2rIwgKx', '180', 'x12_document.processed', 'done', 'x12_document', 'xdoc_ET6763mUC6s8xyDj2WMhct', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ijaTE9L2Yj6DixunuNWN5I', '43', 'person.created', 'done', 'person', 'per_Z0MjY7wmCVyKNDGm31aYhq', 'per_Z0MjY7wmCVyKNDGm31aYhq', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_aZpQSiSjovnoCMlMXMchOH', '2026-11-16 07:21:27.911+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_iw7AmkoezXj6GoBLfVmyhU', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_hAhsYstc1wg3ch8R2XfQW6', null, '{published,rules}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_UIuh0wYSVvgxWADbkh6qsz', '2026-11-16 07:21:28.001+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_j0WLwQlqve2tr4sUJERxpS', '74', 'consent.offered', 'done', 'consent', 'con_EdfzHr5I2gs4R0548p9K8f', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_JNiMpAKfQL7mmRSxb4MlfD', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_kRAmay83jR2rFHI2CwVfwT', '2026-11-16 07:21:28.874+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_j5glCpFCCevsrgZIqTQ3YZ', '156', 'consent_decision.permitted', 'permitted', 'person', 'per_BNlqIrCNeA9cypVdXv5mhF', 'per_BNlqIrCNeA9cypVdXv5mhF', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_QJaQINYYGY9Pg66PcQ2J44", "type": "consent"}]', 'dec_vV4H2Q9q9xzuJTStf8yG3Y', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_6oP3AZpsisrcZ5jMiD4Pfy', '2026-11-16 07:21:31.707+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_jBC7hPLwb3o6qpsyvDnOkP', '83', 'coverage.created', 'done', 'coverage', 'cov_NEw2KxIVu1I8fI2IAwJhi5', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2RxCOef9Dc05JbrCVc8qGl', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_fVfAGsYNozRqVN4bIuuOJ7', '2026-11-16 07:21:29.282+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_jLDow3Mr2JCmbt3KkKe93Y', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_dlaNVvLGHEVu7f5QlTLkwE', 'per_dlaNVvLGHEVu7f5QlTLkwE', '{progress_notes}', 'treatment', '[{"id": "prac_JgIJ84eOfjSUWf4uoWwFSo", "type": "care_team"}]', 'dec_ZK4dNIClIj9ghqlIqhJHIz', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_gG1nBROdgoKdBvPz3U6Uhn', '2026-11-16 07:21:27.885+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_jUMBSMkdRHietLM66MxbHU', '21', 'practitioner.created', 'done', 'practitioner', 'prac_YTwTty0q1n8RL7hnGbbrWO', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5ihk531vl5yauFE8gNmVYB', '2026-11-16 07:21:27.581+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_jXqz6JSu548dl0Jio28jcc', '19', 'practitioner.created', 'done', 'practitioner', 'prac_OOuNfVsiQKckx3kcuiN9Gc', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_0l8gJ877Knd4Hj6HRCL4lH', '2026-11-16 07:21:27.541+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_k89nrRekiWP3LJNvAJV1mS', '92', 'billing_provider.created', 'done', 'billing_provider', 'bill_ne76U9mHH1UnLUljBSXWB3', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_XWcKuZTv15Uq4phKAV67CU', '2026-11-16 07:21:29.593+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_l75Vb7RnwUE0XAy48P3Pa0', '89', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_JcQFPTWIBawEL0OYaErIed', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{}', 'payment', '[{"id": "con_qxCEcZ4KMjJT6JUsXGa07L", "type": "consent"}]', 'dec_0s3PMZkG3JKW6wkPXqos0K', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_urHKkKuKaGl1V8ZoNYUPZu', '2026-11-16 07:21:29.393+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_lgkyH3fSoveU1OHQ5BrB2Y', '111', 'consent_decision.permitted', 'permitted', 'person', 'per_Xpailtgr6xTVRRRAG6kiWr', 'per_Xpailtgr6xTVRRRAG6kiWr', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_balvPeiUJxONRx5MiVTldI', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_xMPMSl3O2Nh2ApLvrd8wZv', '2026-11-16 07:21:30.227+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_lw8ruAK6NRdmf5vToOxo49', '162', 'practitioner.updated', 'done', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', null, '{licenses}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_m3G1dfWizlGR86fPspTCZG', '187', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_m6mlRdnydpOqtYxwsl8oFf', '122', 'payment.created', 'done', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', 'per_hxQqFqdqblaNNbmCrcwjR7', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_uuvrYpNDnAx5sMlqBdTJIk', '2026-11-16 07:21:30.755+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_mfnuf5nSx2TsTR8axzvFbo', '104', 'practitioner.created', 'done', 'practitioner', 'prac_PJeZt8eKQlSzBenGcxRsaT', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_kqnVIcEWNevkUgh89pn65G', '2026-11-16 07:21:29.991+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_mlk4y2hZyLiqerX2kXjJYF', '158', 'transmission.created', 'done', 'transmission', 'trn_TzrKHQ7zFWzq5txmUqpkSy', 'per_BNlqIrCNeA9cypVdXv5mhF', '{}', 'payment', '[{"id": "con_QJaQINYYGY9Pg66PcQ2J44", "type": "consent"}]', 'dec_vV4H2Q9q9xzuJTStf8yG3Y', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_6oP3AZpsisrcZ5jMiD4Pfy', '2026-11-16 07:21:31.707+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_mshciOYTjjeCEo7OC98qbN', '31', 'practitioner.created', 'done', 'practitioner', 'prac_SWu04FiXf6GD3l1H4ElcjK', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_tcmu2WqPYHsJEcyzzSjVU8', '2026-11-16 07:21:27.724+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_n7l6WZR22iKo2D6O68Cn75', '143', 'note.updated', 'done', 'note', 'note_28FOGGCVgqmSv0NvieWdwL', 'per_deLjH4XD2OQXM61HaQjGwh', '{sections}', 'treatment', '[{"id": "prac_E6gVHZPJTkdTZPW2zlII6h", "type": "author"}]', null, 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_sLwGDejLTR5uieoMc80kMy', '2026-11-16 07:21:31.394+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_nGouP3u3BqAhzxUHeqVR0h', '138', 'consent_decision.permitted', 'permitted', 'person', 'per_deLjH4XD2OQXM61HaQjGwh', 'per_deLjH4XD2OQXM61HaQjGwh', '{progress_notes}', 'treatment', '[{"id": "prac_E6gVHZPJTkdTZPW2zlII6h", "type": "care_team"}]', 'dec_ruXzILR2vOZwr6LgnJMyPA', 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5i00h0MFMacJSOEsSjulk0', '2026-11-16 07:21:31.253+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_nLSychOHxzI6QdtN10tzi0', '166', 'check.passed', 'done', 'check', 'chk_JYvEondJAelzHi8zvwA1qI', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_nMtILRY6JAxX5cDnBtG5Ng', '16', 'person.created', 'done', 'person', 'per_5xM1jPdTsxlkM3MBhor4yD', 'per_5xM1jPdTsxlkM3MBhor4yD', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_hgFDp9VGulXyb3pEUs3CNR', '2026-11-16 07:21:27.353+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_o4Km5Yox9WHfULY7WhSI3r', '14', 'check.created', 'done', 'check', 'chk_eTwrfL8bONByVlonuExGPp', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_k8BcXwgLHJBJgUPei8sxWY', '2026-11-16 07:21:27.213+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_o9LROYOxz37rwcQyd2OP7H', '63', 'payment.updated', 'done', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', 'per_u1ruVyMeFrW94AWo8ruvm2', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:21:28.389+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_oDAOfda29sVoi81m1hmTq5', '1', 'account.created', 'done', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:21:26.69+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_oNoYlQi7Oegf1btg0JtbCo', '181', 'remittance.balanced', 'done', 'remittance', 'era_iIs7BzTjrJQy6o1abOScob', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_pR6aBpGZ8OXxTZQj0L06Ty', '82', 'person.created', 'done', 'person', 'per_wAfO3kz3kP7aUnGo2MsQ3M', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_J4U2rIzdSATrRbTW5jVxOW', '2026-11-16 07:21:29.255+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_pvn8FStA3WX5ozBBsbb43N', '164', 'check.passed', 'done', 'check', 'chk_1YsIbqSucBclmb4sp2Eg4a', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_qFzYJOl4xg7u7xBwvU5P8X', '23', 'practitioner.created', 'done', 'practitioner', 'prac_gozNyeXqVHE2GjIGULpfS5', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_j0j52oPq322zSBqgJHkYK0', '2026-11-16 07:21:27.618+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_qN8KX93QXqYiz7ONMb4i1e', '58', 'person.created', 'done', 'person', 'per_SzzlCElogssX4QHqwHzwz4', 'per_SzzlCElogssX4QHqwHzwz4', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_rHDV8Sva7FLhdsXoK5wMrW', '2026-11-16 07:21:28.201+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_qUA72GdzqF3A7QPoOa7ld9', '34', 'practitioner.created', 'done', 'practitioner', 'prac_HQvV6del1Gq50CHuI0EWqL', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_vmDOMciTOZLUljB6nxdBjc', '2026-11-16 07:21:27.754+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_qbKab4m68VJYHUxISNg7jq', '113', 'deposit.created', 'done', 'deposit', 'dep_sRAjpz9ewmmRMkVoIZ9iGM', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_4S62Qvk7gmDGAIou6U1ZPk', '2026-11-16 07:21:30.281+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_qg8R1085Sx5vaDMIwjuT8u', '66', 'refund.created', 'done', 'refund', 're_xmYMTYLsgAXP3rd0aGPsGf', 'per_u1ruVyMeFrW94AWo8ruvm2', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_vLcCD02MatWm82OSLfnv4t', '2026-11-16 07:21:28.47+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_qm13SKrg5djCyJ6TL18mQ2', '109', 'person.created', 'done', 'person', 'per_Xpailtgr6xTVRRRAG6kiWr', 'per_Xpailtgr6xTVRRRAG6kiWr', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_lSylVUnIL8G2jun3lhrYue', '2026-11-16 07:21:30.192+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_qrlyb5qFixkPY9MMYNTVR0', '151', 'coverage.created', 'done', 'coverage', 'cov_6Z94aIoRlJAF8KhLWdGrNH', 'per_BNlqIrCNeA9cypVdXv5mhF', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_JzaGMH90zkUjONoYNpgTBG', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_3Q5WW7KNaL6FwEJVBnDelR', '2026-11-16 07:21:31.569+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_rRsRv6Dts1hU2hsS0JXEBK', '81', 'card_image.created', 'done', 'card_image', 'cimg_L4gaRInk5rEEiLApSljuDZ', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_N42pU2u4w76IUxmBkUSIVg', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_ozRkuKW6rnRSRH8NjZfQuH', '2026-11-16 07:21:29.199+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ro8xp6seecsXh5GZBgCwCy', '125', 'payment.succeeded', 'done', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', 'per_hxQqFqdqblaNNbmCrcwjR7', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:21:30.859+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ryL2V4atqfS2oXnIZNlSAF', '71', 'person.created', 'done', 'person', 'per_Xqh0uwo9HaeDLIM2m6DLd9', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_iwn6etlPoDLzZY4YRnA0D0', '2026-11-16 07:21:28.655+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_sDhBB4A5aezCZrBk9kIYX2', '153', 'consent.offered', 'done', 'consent', 'con_QJaQINYYGY9Pg66PcQ2J44', 'per_BNlqIrCNeA9cypVdXv5mhF', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ox4fm0lu0akIIy6Cw81bjX', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_umayj99feleRvnS6yy6fps', '2026-11-16 07:21:31.605+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_sYhYPcAWnERmpKlFY8idr4', '161', 'check.passed', 'done', 'check', 'chk_0CjmFuYEEGStypT0DtdNfJ', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_sbRXOkvp0uNmMKziRUdFjV', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_KEjDPhQU4XATOvBJRmCFr8', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_3Xpm6uJqC54Gn9zoXN4Vej', '2026-11-16 07:21:27.593+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_svhwr1YvMgYZwfj5NgJFq4', '30', 'session.created', 'done', 'session', 'ses_ImOrV9bfFHAVHO7PApwH5U', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_O6y8FRkGeo8gLQVn2XtN7T', '2026-11-16 07:21:27.703+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_sxUVB1N8FDI641uJPjQw6u', '135', 'person.activated', 'done', 'person', 'per_deLjH4XD2OQXM61HaQjGwh', 'per_deLjH4XD2OQXM61HaQjGwh', '{status,activated_at}', 'treatment', '[{"id": "con_6DprLVd29uolgHVYASm1op", "type": "consent"}]', 'dec_08b8yQj2Ky3VCfsVKM2h6U', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_NBGEk6TLc4q9Cv8phl3Gaw', '2026-11-16 07:21:31.157+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_taW5ELUXGWOQ7sfJD8oGrk', '175', 'remittance.created', 'done', 'remittance', 'era_mkDyf5GLJ88IE3peAdeuZ1', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_tvBw8EdfImLwpEgIXO6DOa', '12', 'check.created', 'done', 'check', 'chk_1YsIbqSucBclmb4sp2Eg4a', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Pz27OHmdFyiPEylrmFuQ72', '2026-11-16 07:21:27.101+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_uAQvkYXKXcYuoxKvUbL71x', '129', 'practitioner.created', 'done', 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_GjAnlV2o6v3OGFPGxR2hOE', '2026-11-16 07:21:30.987+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_uCVjHRoIYnQ0N0jI9BySsb', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_YkY8XT90Oa75kxzuuQhvmH', 'per_Z0MjY7wmCVyKNDGm31aYhq', '{}', 'treatment', '[{"id": "prac_JgIJ84eOfjSUWf4uoWwFSo", "type": "care_team"}]', 'dec_M0RxRhht4mnKFqtcHjemlL', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_szZB7XY7fvmbFTvnTXbdPG', '2026-11-16 07:21:27.945+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_ubgoZ47faSs0FhS76pPHth', '115', 'consent_decision.permitted', 'permitted', 'person', 'per_raMFF7nv3iAKLdiWnCVgKZ', 'per_raMFF7nv3iAKLdiWnCVgKZ', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_r88bnHvBD7ZiX2vym6MtnC', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_awNeTP3tVYvwEdudz2sEab', '2026-11-16 07:21:30.347+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_vH3xrWm7TUCiIKNgXCyBhN', '50', 'assessment.created', 'done', 'assessment', 'asmt_cw5d20nfDi7VfisiKGBLTA', 'per_cqlob1HaLsELrvcud0Fj6k', '{}', 'treatment', '[{"id": "prac_JgIJ84eOfjSUWf4uoWwFSo", "type": "care_team"}]', 'dec_XRFYkPCLIOpnM9Um4GzQ3C', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_S3PKsQLpDq9hAEdzaqZIuK', '2026-11-16 07:21:27.975+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_vc4saJ9i0pJZ6Cs3c4KWE9', '171', 'check.running', 'done', 'check', 'chk_eTwrfL8bONByVlonuExGPp', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_vk2WdJMfv0IkfYHhOuePoG', '13', 'practitioner.created', 'done', 'practitioner', 'prac_D8KMKI0yfNChBL77562qHd', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_jreshoHbe2orXZpmVuqHDx', '2026-11-16 07:21:27.189+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_vruJ36L8tyKxeNQC5MKaNn', '60', 'person.created', 'done', 'person', 'per_u1ruVyMeFrW94AWo8ruvm2', 'per_u1ruVyMeFrW94AWo8ruvm2', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_XSzvyxAwRhK4l7TKA3kFCU', '2026-11-16 07:21:28.258+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_vxeYF8lJ2n0w21eNjUKjr1', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_e3xIANCigLj7DaKxtYu0L1', 'per_e3xIANCigLj7DaKxtYu0L1', '{progress_notes}', 'treatment', '[{"id": "prac_JgIJ84eOfjSUWf4uoWwFSo", "type": "care_team"}]', 'dec_yvm36gIpnvcZ3A3MkUTaOI', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_LwHPbDCxNfARqIFwTaIa7y', '2026-11-16 07:21:27.81+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_w9qo45rSEa3zDr72KMces3', '100', 'x12_document.created', 'done', 'x12_document', 'xdoc_FrG7Q1tm658EpF1SHwEezb', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Pr80jGccEdktmn8mtWQsct', '2026-11-16 07:21:29.853+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_wRm5YjciLX3U2ATkwbB13N', '182', 'payment.created', 'done', 'payment', 'pay_FwgwfTXEDt6UfdxjvXdiLW', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_wt9lWZusSk30UDPIYd2vaK', '130', 'person.created', 'done', 'person', 'per_deLjH4XD2OQXM61HaQjGwh', 'per_deLjH4XD2OQXM61HaQjGwh', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_dkjpLY104j1HksU0DLKPIj', '2026-11-16 07:21:31.01+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_wuL6oTLBIApC1f8DRLMBB6', '98', 'claim.created', 'done', 'claim', 'clm_T4wWmbmhOosXXOvh8IEKtq', 'per_yPJRdxOknixWhJ4c8zTC1A', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_c7mujyqbPRwBG1AumlL4vY', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_XuslnRiuhDQNJ0nPJRV1ru', '2026-11-16 07:21:29.748+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_xYtbzxAHO6egfd4sOtSavf', '136', 'session.created', 'done', 'session', 'ses_gzgVKJjgdx0bbjDLpIMM1L', 'per_deLjH4XD2OQXM61HaQjGwh', '{}', 'treatment', '[{"id": "con_6DprLVd29uolgHVYASm1op", "type": "consent"}]', 'dec_08b8yQj2Ky3VCfsVKM2h6U', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_NBGEk6TLc4q9Cv8phl3Gaw', '2026-11-16 07:21:31.157+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_xl2fheDnGwdlFayzEyK1ot', '99', 'x12_document.created', 'done', 'x12_document', 'xdoc_ET6763mUC6s8xyDj2WMhct', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_TUHCXuW42bt6MreMDKdUDK', '2026-11-16 07:21:29.813+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_xr1RnxErVBi5V7KVvsqXlr', '33', 'person.created', 'done', 'person', 'per_e3xIANCigLj7DaKxtYu0L1', 'per_e3xIANCigLj7DaKxtYu0L1', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_etkTfuaES0Fmd4M6bbZWPN', '2026-11-16 07:21:27.745+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_xw7aL1FubDdu0R5EMFJ6Wf', '152', 'consent.created', 'done', 'consent', 'con_QJaQINYYGY9Pg66PcQ2J44', 'per_BNlqIrCNeA9cypVdXv5mhF', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_VZvp767TqtxpG4tXMuPyBC', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Y3t77ZN9zDuIsFRAv8wfJj', '2026-11-16 07:21:31.588+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_y6xR9zPfI71VcgpvbrGd6V', '134', 'consent_decision.permitted', 'permitted', 'person', 'per_deLjH4XD2OQXM61HaQjGwh', 'per_deLjH4XD2OQXM61HaQjGwh', '{treatment}', 'treatment', '[{"id": "con_6DprLVd29uolgHVYASm1op", "type": "consent"}]', 'dec_08b8yQj2Ky3VCfsVKM2h6U', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_NBGEk6TLc4q9Cv8phl3Gaw', '2026-11-16 07:21:31.157+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_y7wQvxTwNXRs38yfDcQYol', '54', 'person.created', 'done', 'person', 'per_21FSl7EocKTWm9gOZX1Wfo', 'per_21FSl7EocKTWm9gOZX1Wfo', '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Nu8NzJUbbOUOqOkXr7po3i', '2026-11-16 07:21:28.083+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_yTsnatmyyJrKPAayG5W9bk', '38', 'note.created', 'done', 'note', 'note_deNpMgjv8LgWe8j9tRNez5', 'per_e3xIANCigLj7DaKxtYu0L1', '{}', 'treatment', '[{"id": "prac_JgIJ84eOfjSUWf4uoWwFSo", "type": "care_team"}]', 'dec_yvm36gIpnvcZ3A3MkUTaOI', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_LwHPbDCxNfARqIFwTaIa7y', '2026-11-16 07:21:27.81+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_yrGwCIovIBvaBNmzYy1KmU', '106', 'consent_decision.permitted', 'permitted', 'person', 'per_E7jVphUSOdR7QTeZrTpWzg', 'per_E7jVphUSOdR7QTeZrTpWzg', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_m0XtVLaoeGXDNzWCRaNcgG', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_at59I6GskKsKaHPXCs6fh9', '2026-11-16 07:21:30.057+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_yxmTjnnm6tE1lngHJEVSKR', '44', 'person.updated', 'done', 'person', 'per_Z0MjY7wmCVyKNDGm31aYhq', 'per_Z0MjY7wmCVyKNDGm31aYhq', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_OaK9qHD26DwnGttiAUMbd1', 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_XexTyWIB7FDzrHluDvvzFy', '2026-11-16 07:21:27.92+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_z2cd8LWmvpgtxmhOl5Kt6X', '177', 'payment.created', 'done', 'payment', 'pay_6Svmqw5KCnni7aIvVBcnTM', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_zbo3rFp6r2LZU7cvXfl3Ef', '90', 'billing_provider.created', 'done', 'billing_provider', 'bill_7hJDFjDxutEGzR28IBqDPV', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_Xp2qHrpS8DLnBetQV5rk3C', '2026-11-16 07:21:29.509+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'aud_zjC7JFBj9WbWASlwV3igZB', '69', 'payout.created', 'done', 'payout', 'po_1tdoddC51ENeCGtP5hX181', null, '{}', null, '[]', null, 'account', 'acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'req_F4KnEvpGCpSJ2o6gorB3ku', '2026-11-16 07:21:28.605+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '117', 'log'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '187', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '117', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x90957fa3278ee7b8c75d84bc60bca3e5890f890451818dfd7937a4d330d3a757', '2026-11-16 07:21:30.43+00', 'head_b82982c6d6180508', '\x8f03eeb38188de37dced9a5879e0c4b44ccb9a8ba9afbeafd3ea3178f199bdccf41af5737db4c451f4f6c0fa665f4d2adc155df919adf958028ee73b56d5440a'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '187', '118', '\x90957fa3278ee7b8c75d84bc60bca3e5890f890451818dfd7937a4d330d3a757', '\xcd6b9c593421ac83b4c2f90697d29bf9fdf42046e650a666a94dc8d5dec61826', '2026-11-16 07:21:32.735+00', 'head_b82982c6d6180508', '\x5d1d456f147f9fd7cf075df5c5e9a84c050c7b4af5bab85b5596be03f79bdf94a0d72629cd8321238c8c5c994b9e2405adbf4c297f8d27a65ae62165d30ad603');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '1', 'aud_oDAOfda29sVoi81m1hmTq5', '\x327476a3454ebec5819f71649da04b53e4e51e3adcf05fd6193dcaed65f65afd', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x67bebd726d77bdd44147701c3845aad619fc2a27b05a9fca2ca347f6b4e39819'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '10', 'aud_UXVIX0vjgZZmEeii4IWxQm', '\x334e876d2ae3cc906697918b637ece5193f220d04aa6c6fa8b2061c7d1aaa1a9', '\xe1baee59f4687103a4896cb2cf1953064211e9633ca7e3fa8e4ac28eaad054b9', '\x0c5fd605f3f2719c675fe3f17102b34f30bceae2e314f945499d3ef8a542b68f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '100', 'aud_w9qo45rSEa3zDr72KMces3', '\xf7a2538cc03523607331dcf0a10289b7c414239414e61d18ed7f01d888c6ef6e', '\xd7987d0960daa296c4a581ae89ca2e273f14d7da6151998f4427261de2dba625', '\xb8cf2df1085e744c8f09bcbc814f4487c968800802fd07fef688beba795635ba'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '101', 'aud_aXfsSYpDMetveKuBSdNsy5', '\x0ebf2d55d901f3d0d8813366691ad54b569657f35525970256365dd7edfea46e', '\xb8cf2df1085e744c8f09bcbc814f4487c968800802fd07fef688beba795635ba', '\x800733fd0ff9dab20c4369597f106bf6a2d49e351afb90c624d9e57f055b4997'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '102', 'aud_VEuNBCbvmFGiWS0YZv1rco', '\x3c0a8ec37708dabf91f0e7dcd9c620c3f54a335b69f8eb1670fb4f4f1a40a4dc', '\x800733fd0ff9dab20c4369597f106bf6a2d49e351afb90c624d9e57f055b4997', '\xe9ab839a2aff6e63c9125166bb26399c7ba79da49ea9df3f8bf34daaa0361dee'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '103', 'aud_Q4R4Cp8fgXx1f83zK7DRwP', '\x43649d1b958735898da191e09fac5d15ccbedf7e34dd3e62ac3c6f754d21df49', '\xe9ab839a2aff6e63c9125166bb26399c7ba79da49ea9df3f8bf34daaa0361dee', '\x2c85764da2b97fcf69f2ab65b143cb9c89bfb1acb3310d0fee3cbed5d8971cff'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '104', 'aud_mfnuf5nSx2TsTR8axzvFbo', '\xd0946840bcf27e33b23485a9cb9927e1cff731ce22f02b185dca56adbfb0edd6', '\x2c85764da2b97fcf69f2ab65b143cb9c89bfb1acb3310d0fee3cbed5d8971cff', '\x45f37b110b270bac1f02c9b7b66120806768b3fcc21ef656f97cd870bcdf3f92'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '105', 'aud_C0MEdLpSLaRYTRLmN0Ekp7', '\xe4af0dbb2819fe962c07b7bf756e205ae436a6b6a814ea3d55815220b18a43aa', '\x45f37b110b270bac1f02c9b7b66120806768b3fcc21ef656f97cd870bcdf3f92', '\x5c834f91497f1541fbbdeca346863fb27b8441bee21c116d6036fab8b8125587'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '106', 'aud_yrGwCIovIBvaBNmzYy1KmU', '\x034e62e9a0060496ab71488fce91ba29906faf28c15377bec20219e4e2710f6c', '\x5c834f91497f1541fbbdeca346863fb27b8441bee21c116d6036fab8b8125587', '\xcfb5c8759c394ffe44c833d338151700798390d1eedcda3b3c493ba576a53475'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '107', 'aud_INDjlngFDHhHRiXWNOGk9I', '\x553867be3940a9c1cda1e9ff86cc4c95eae7fe9e1091b37e1bcc0a72ce452289', '\xcfb5c8759c394ffe44c833d338151700798390d1eedcda3b3c493ba576a53475', '\xc42936ab9ef0f1d7352b074b569d1e943487322770c5bcd276fed04304892f49'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '108', 'aud_0F1eb4ptn2KBNqFITbpbL1', '\xcda457b8f113d3ec2834ee169b3d311e2f47bd2ab30b00ff89a4ded5dfbfaa92', '\xc42936ab9ef0f1d7352b074b569d1e943487322770c5bcd276fed04304892f49', '\x5c00f5d44d4ad9fb412cd762c5def11caa1320b68191f1d42282402ec31255c9'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '109', 'aud_qm13SKrg5djCyJ6TL18mQ2', '\x138575a07859a5f53a485eeeb4bdff59ebbd3d53d1efabad7945db14d5726e5f', '\x5c00f5d44d4ad9fb412cd762c5def11caa1320b68191f1d42282402ec31255c9', '\xb573b78cb5d5335de2c7b71b8dfeb4f16d236cad219aea495b6e2a5aa8dd760a'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '11', 'aud_HnRUsyplTI82dMHrNGrUJY', '\xa0e5fe4b24755f73350bbb00aeb6df30374020592753e24f0cfa5f51a1064bc7', '\x0c5fd605f3f2719c675fe3f17102b34f30bceae2e314f945499d3ef8a542b68f', '\x1955e57ba990b64b00a227517dad3395e647d332cd3bbfb3b3ab1c838298e4c1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '110', 'aud_f53Dq68mHCuK1oF9byEUjm', '\x9d7556e5a18272b0d730960ea20ba47232498b4eff090fc3cc5912c111fa3734', '\xb573b78cb5d5335de2c7b71b8dfeb4f16d236cad219aea495b6e2a5aa8dd760a', '\xb85465e4ba79f3f0db8f0ff655364bda2b220f10c00dd9b15f4f0063cc0c2121'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '111', 'aud_lgkyH3fSoveU1OHQ5BrB2Y', '\xfbbcc47e116432c13ffac9ffd9f61c1ce3ba5fb6e359419ffd936c6749eb13ed', '\xb85465e4ba79f3f0db8f0ff655364bda2b220f10c00dd9b15f4f0063cc0c2121', '\xa1b4f4a598f32ed0f5cb4ed0ff163f6a50fe92c0fcc3f0d933e1958e3260fad9'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '112', 'aud_HLa5in5UQA5VCIlqezZkDN', '\x965fc00677a6670f24e57a25fc35d60c77caa2eae23626eaa680a4d6d63b7265', '\xa1b4f4a598f32ed0f5cb4ed0ff163f6a50fe92c0fcc3f0d933e1958e3260fad9', '\x5ce4421971a4343ffde7cc0fecae5e4527452098f6a4e8620c581d0822950e4f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '113', 'aud_qbKab4m68VJYHUxISNg7jq', '\x1206778e80609bb94e658bb1bbdff69b1dbfd5a5873cb89ed33422a0ec61b9b7', '\x5ce4421971a4343ffde7cc0fecae5e4527452098f6a4e8620c581d0822950e4f', '\x4403411f4bfe38238f7af7484a8bad9687b532ed08680f37f0c09053aa1d13f6'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '114', 'aud_9orkfrNpDQEa6CzCwhzVXn', '\x815cde1ac31b477465e4151b925e3400367fdb8fea12125e52aaec2b69ed47d4', '\x4403411f4bfe38238f7af7484a8bad9687b532ed08680f37f0c09053aa1d13f6', '\x671a9f4c9356e36235a4f042e072ce6e81237f8474e95a63f32754e2b41fc75d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '115', 'aud_ubgoZ47faSs0FhS76pPHth', '\xd6861ce452e3b4552296567c653de9bc52cf60076d0557f7090169682ab920b4', '\x671a9f4c9356e36235a4f042e072ce6e81237f8474e95a63f32754e2b41fc75d', '\xd96635bd7b4b97a45ad244b7b9d71ebf193f96ec2430e17036dcbb93d92260b6'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '116', 'aud_ZwPEIQIVONp9cPZh2Xjfuf', '\x4bc9efb133acae4fdc2e4e680f7bf265cec5b395a3db42fbc012ac5c5bb3d2b9', '\xd96635bd7b4b97a45ad244b7b9d71ebf193f96ec2430e17036dcbb93d92260b6', '\xf8d3ac3eee590a591a3ee9b6e4e9ee65202dca9bba53222e3aa8fed99a9cbbff'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '117', 'aud_2Pr3omRbcm1jdmr3kjiEH3', '\xc7697a35969cf2c36fb45ad05c4046118694961fc91fec15bcd17a2f1c3798cb', '\xf8d3ac3eee590a591a3ee9b6e4e9ee65202dca9bba53222e3aa8fed99a9cbbff', '\x90957fa3278ee7b8c75d84bc60bca3e5890f890451818dfd7937a4d330d3a757'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '118', 'aud_HXIPn9oN8S6Br37F5PhshA', '\x07fa401064bfd1586a940329001201cce95ec25df35a5165caaa1263b750c4f3', '\x90957fa3278ee7b8c75d84bc60bca3e5890f890451818dfd7937a4d330d3a757', '\x084a506dcfdb2513e7ac4632bb36529b828979a4d36f16e4b2705ab76ae98440'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '119', 'aud_7gFrpZtiSxfUj1cIgHOi9D', '\xa9024bfc90346707f20fc404f22ccdd6d05d3eb63d88ab19d449c373d865a3f3', '\x084a506dcfdb2513e7ac4632bb36529b828979a4d36f16e4b2705ab76ae98440', '\x9d12f81d74581ce8ffd09d59776439c24ccc22ae5610d1770914d63f6f189e80'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '12', 'aud_tvBw8EdfImLwpEgIXO6DOa', '\xc389188bcd0f299d4b3689bbad5c1147fad73dd0f4b621c134b89d8b31fbba5f', '\x1955e57ba990b64b00a227517dad3395e647d332cd3bbfb3b3ab1c838298e4c1', '\x4a1a0e408cf5d7fe915b1bc5fcd939a6f15752f45051f9c291d81fe851e063b3'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '120', 'aud_ZhrVZgmHDWkDwdcwc5M3zX', '\xcb47e296daec071e44822c06bba92c099e9ea407b983cac2387806a157596994', '\x9d12f81d74581ce8ffd09d59776439c24ccc22ae5610d1770914d63f6f189e80', '\x5e5efdb33f0bf3127b8eae602ec322451ac2f17e5795d13f67315e5a443709b0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '121', 'aud_IfQVCfoFHLMqw4CfcZt272', '\xa75ce19ba58c042fbf0cc6023a2a1c613daf0992c25bbeb48373f404b712282e', '\x5e5efdb33f0bf3127b8eae602ec322451ac2f17e5795d13f67315e5a443709b0', '\x34413339ccccc6f274c8f22dfc498c5ac459d29d8beef09d23653b47e0209350'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '122', 'aud_m6mlRdnydpOqtYxwsl8oFf', '\xe8de890bde62e920f6d57ed6c2b01fa7fe07e4ce841dbff36d4cee48394bdbcd', '\x34413339ccccc6f274c8f22dfc498c5ac459d29d8beef09d23653b47e0209350', '\xcd7a2b439fd850f2b27e96678a4706fe98b54e86b6b4fd71df19ce5c86cd4897'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '123', 'aud_ggPEGHsQFF1JJ11CcmIXmn', '\xe66a6bd44a18c6d706fafc25072948bbaa908b282072f48febea07680d61cf62', '\xcd7a2b439fd850f2b27e96678a4706fe98b54e86b6b4fd71df19ce5c86cd4897', '\xd82f92946bed12c275e2f4bc1798559f52bee8acd2900efc8b964e11b7453b3e'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '124', 'aud_gNeSSDwa0Fn2gdBCZJmHyZ', '\x7795b326fbd7ffc33cafadfd361a9d7a196193ec75311c644942f57b67bdf251', '\xd82f92946bed12c275e2f4bc1798559f52bee8acd2900efc8b964e11b7453b3e', '\x216f7732148d922851d1c9559ef6e7620210d896751b09ce33ce9937450660d4'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '125', 'aud_ro8xp6seecsXh5GZBgCwCy', '\x06c3940704f67c468afb19d16c84c6ba58c8b76b7cec11332b99b78bb57fead8', '\x216f7732148d922851d1c9559ef6e7620210d896751b09ce33ce9937450660d4', '\x41c0d059ba2948f0fffca6f68bd402c0edecb2e692107f0ff6b9f596b596e7b9'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '126', 'aud_BoGddhLVvVjCC8L9s6s7ZD', '\xdcee6f7d9878c0c2bef89d4d2a0d9abc0a9d98ff5f9dae69009bfdb871c78ed2', '\x41c0d059ba2948f0fffca6f68bd402c0edecb2e692107f0ff6b9f596b596e7b9', '\x554151ba44539a1f77e246a8d818f8ba346a26e394ccfff058afdf1dbf39c8d5'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '127', 'aud_AobcDQzM0UQdPqIFOim4wF', '\x8c18e130a1a882de935c23793f9533d26d4cd79f75be5b1bcb7c712a66266ef4', '\x554151ba44539a1f77e246a8d818f8ba346a26e394ccfff058afdf1dbf39c8d5', '\xb3c98f929828f5418eed9aa8a36b0405487e491b6fc9bfc58604bbc4f0947a12'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '128', 'aud_IKOtaM7mcflENZWThaKeqB', '\xa7faab8acd5e466e1325863f8efbeff430d7453fd62d291b98a52e71a63cd272', '\xb3c98f929828f5418eed9aa8a36b0405487e491b6fc9bfc58604bbc4f0947a12', '\xc2798ed0511f5eb3ebd62b766604ca6a3c2a8a5416cb4497b7b2ad51ddc9c7ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '129', 'aud_uAQvkYXKXcYuoxKvUbL71x', '\xa385675a12cbef8b1f07cd3aa63b41ad32e5377500aa573e04605329b25dee74', '\xc2798ed0511f5eb3ebd62b766604ca6a3c2a8a5416cb4497b7b2ad51ddc9c7ce', '\x1d03d75e3182ad59067485ec3881de973df48e2d0cb4c81361076b9e6c9364f1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '13', 'aud_vk2WdJMfv0IkfYHhOuePoG', '\x8f57f71dbc6f391fb526d7fc9fa7976ced346247f43f5364b44dde6d3d158e78', '\x4a1a0e408cf5d7fe915b1bc5fcd939a6f15752f45051f9c291d81fe851e063b3', '\x5669e5588a1f664da767b0efc49c20c1630299e61a052a4c22e109ecc63e8a4b'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '130', 'aud_wt9lWZusSk30UDPIYd2vaK', '\x46f7666a7be87e666b6f4a4b5845ea6b4d2519960a976afe2d7f104d340187be', '\x1d03d75e3182ad59067485ec3881de973df48e2d0cb4c81361076b9e6c9364f1', '\x9e7e729234ec433a61310a4624f88ec6dfbe1ba143c1610cfe03b064b0717faf'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '131', 'aud_ADe9YEjrUCd0Hc5J5RDerK', '\x3cfe856a7dcacae737c3a804e1ca7a45d51dcc3530768fed070e4789cdd49ad3', '\x9e7e729234ec433a61310a4624f88ec6dfbe1ba143c1610cfe03b064b0717faf', '\x18b0b6eb51a512066e5cec066d17163eb3f307c61ca8497edef830de252bf799'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '132', 'aud_MQmqScAJ3HfnYV2OCUz5Bc', '\x3604ab8a531d7f7285b5def2fe40bf97f501ca647e39e57f69c7037aa222b41a', '\x18b0b6eb51a512066e5cec066d17163eb3f307c61ca8497edef830de252bf799', '\x6ff7b20bb34d0e1f7c8526f33b94263109d44574c55dcaee55cf3eabb2847c91'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '133', 'aud_WpdU9R1m5t5s9xh10nzx8K', '\x0bec210b99e522084665494c94de80b91baf2879010b50122b1649499596335b', '\x6ff7b20bb34d0e1f7c8526f33b94263109d44574c55dcaee55cf3eabb2847c91', '\xe190dcf19bdb083fcdea8c1578fdf05968ec95c2f6adb04b77740981edb999cf'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '134', 'aud_y6xR9zPfI71VcgpvbrGd6V', '\xd3baae782655209b0cf7bcf978e4a5a388b12fe1acf7e1381783acfaa55f0773', '\xe190dcf19bdb083fcdea8c1578fdf05968ec95c2f6adb04b77740981edb999cf', '\x8f92e920ac7bc6e0b2bcda8f012dc7747931bc3b042f7b8878a090f1279399a5'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '135', 'aud_sxUVB1N8FDI641uJPjQw6u', '\xa02136cf68200a5e5976d4ade444ee5d2881e52c5c50a1f8363b6d4171776ef2', '\x8f92e920ac7bc6e0b2bcda8f012dc7747931bc3b042f7b8878a090f1279399a5', '\xa256e39400eaf47a47027e84059343547607370567d248ef8960f363b3ce69e5'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '136', 'aud_xYtbzxAHO6egfd4sOtSavf', '\xac6553579c26742e3d6f950801d7fba8d4f9e6f86ccd4d651e5ec75facfc9f74', '\xa256e39400eaf47a47027e84059343547607370567d248ef8960f363b3ce69e5', '\x8e375e014d6e6326683d68789f8453c53b3d1a49f16f2f432145e1154e9db53c'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '137', 'aud_do5A4232mtq8YThxFCnT8F', '\x289c760dbcaec28a71e5f1b944d311bd83c134f92a879f70585fa30b1a08f3c5', '\x8e375e014d6e6326683d68789f8453c53b3d1a49f16f2f432145e1154e9db53c', '\xab4d7c1070c66bf35d87fd048319b03e30e34cb4a5a10660c9c0350db892f20b'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '138', 'aud_nGouP3u3BqAhzxUHeqVR0h', '\x096cd3ff96ff97985652b4febd24674ce522e4b1cd2f92e7d209733fd0161157', '\xab4d7c1070c66bf35d87fd048319b03e30e34cb4a5a10660c9c0350db892f20b', '\xe68050c826f75a5cf981bd08088dceb39a54b6c99dbdc99fc0b781b9b5316230'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '139', 'aud_59dccC7E1474xwMJTKWbK4', '\xb6258616d084edcc5581aefe0978ef9a3c79b48280114de75552da418e5239a5', '\xe68050c826f75a5cf981bd08088dceb39a54b6c99dbdc99fc0b781b9b5316230', '\x65d8f91c3e966581f99eba95ba38580e8cf69e6e3d09e1a3c14c03a80a784541'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '14', 'aud_o4Km5Yox9WHfULY7WhSI3r', '\x25cc1ad216cc7759fc276e6d2dbb8f0875eeb038416e6b5eace3cbdd364bd352', '\x5669e5588a1f664da767b0efc49c20c1630299e61a052a4c22e109ecc63e8a4b', '\x90217e6fb3ce8ac6c67d74001a82fc0cfa3f7bd7c9be0d5fa547a2e8dd4c197f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '140', 'aud_NBK4wCynZf17tGCbXBqZ2h', '\x820fd965ea268e32ec734bf331360c72d5607e0387f6d89dfb0ecac081933a6e', '\x65d8f91c3e966581f99eba95ba38580e8cf69e6e3d09e1a3c14c03a80a784541', '\xf6f6dd88e7643cf77ba893e0c3f578a1a484760f6f7b9a5bbcb1be496c761dcc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '141', 'aud_figG9eVD8ts8iu2GQ9fGYv', '\xaddd67eac7c5788579f42c2913730dfa2b7f00fa213d154705b09b945853ba87', '\xf6f6dd88e7643cf77ba893e0c3f578a1a484760f6f7b9a5bbcb1be496c761dcc', '\xd4ba8e8962804356cc68b4eb28b6613af044d4c3cf960e45578b52c923eb277c'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '142', 'aud_OeEe9jByoInjTKj0PDgwec', '\xe90c1e3fad44808f71b745eb016982b44193c954970fc5640e4211922c0e3152', '\xd4ba8e8962804356cc68b4eb28b6613af044d4c3cf960e45578b52c923eb277c', '\x0ff5eefd141eede2f9cea4df1fe29a774314a7f82962fbdc5d5a326343cb2891'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '143', 'aud_n7l6WZR22iKo2D6O68Cn75', '\x9c708c966b1040c80ec471811b59c7f609231390141ff6bbe6a2070c1413ab7d', '\x0ff5eefd141eede2f9cea4df1fe29a774314a7f82962fbdc5d5a326343cb2891', '\x5be746946a1096c84b34effd3a90ac96cb7246acb23153be7ae76a52a545b155'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '144', 'aud_XWAqccYnplRzSnL0LO6fYY', '\x15a7f33a273227f3e2484df20d207fd2b81cd0aff46080ad9aee0ad0dcff22c2', '\x5be746946a1096c84b34effd3a90ac96cb7246acb23153be7ae76a52a545b155', '\xfcedff94c050d133d14b3cfd8cca55360375f2d2c2a8cb32fe69a50f6098d2ca'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '145', 'aud_XuJkuU4FXSCHhD7UcaVGDW', '\xc2b1469bfa0b700bb9a939ca95d337e87326a6984cf91e9f19cf89e3902cbc47', '\xfcedff94c050d133d14b3cfd8cca55360375f2d2c2a8cb32fe69a50f6098d2ca', '\xc533846f18e41529f6d50f266ad99da882ca5ea9221b3a0f94eb5d0188ebe04e'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '146', 'aud_3jKZHkQrtuiLTzvKExNkRv', '\x1e190f236ca5d543347610f471a4709851c12f227a108cf676bcede5087886aa', '\xc533846f18e41529f6d50f266ad99da882ca5ea9221b3a0f94eb5d0188ebe04e', '\xc366338effb1d985638b9fd09c4f45d2ae3ed58fa948318aea162731aac528eb'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '147', 'aud_GZk1fProPKbMatid4w5xBZ', '\xb60553f288592938b951a9cd4a5ae2d06096a742102fc0b1f26537304b401fa3', '\xc366338effb1d985638b9fd09c4f45d2ae3ed58fa948318aea162731aac528eb', '\xa8a6334aa691d3f2805eb6f0533caad7d886822fb567f8b0049c9b808f606a3e'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '148', 'aud_6QP5CwBQCtj4gz2cZYVUfd', '\x92ccaebd5e7ca31b5959bb69ebe8f6b01257fde3c7d9a27845f6a0c6ba6ca098', '\xa8a6334aa691d3f2805eb6f0533caad7d886822fb567f8b0049c9b808f606a3e', '\x5ae347ec5371b9bd002bb5e55007e6b1d631a8b12b187433489e7e3cfae64495'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '149', 'aud_Q7cvZOyakE7xid2ILLnOei', '\x59e32f6e72716f1d68e4338ae88e4d2a49522972f9ee414581dae65e07e0be3e', '\x5ae347ec5371b9bd002bb5e55007e6b1d631a8b12b187433489e7e3cfae64495', '\x0956f991b1e4617f232e4b14d731d5762b3496c8453cb0abdb03da4bf5863b68'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '15', 'aud_acxER5e5Dn1m58nnzjzpb0', '\x1a7e1f9772f762c3cc9fd732469e995cac00efe8f3b6f72777952f1c85a41102', '\x90217e6fb3ce8ac6c67d74001a82fc0cfa3f7bd7c9be0d5fa547a2e8dd4c197f', '\x09d45fb1cf3f5fd198a6f07b7f5edc9395df9067c6568ee779476a8347ba49d2'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '150', 'aud_89fjeTCjwJq5Hc4CzqToOY', '\xd27634a35cf2ff3bf0716add82595293722d86fdf6f72182939574aa87429f3f', '\x0956f991b1e4617f232e4b14d731d5762b3496c8453cb0abdb03da4bf5863b68', '\x6a53137a77bb00c0d626eaf3d3ba87ecb8bd4c8ad5482ce41e4d9e6c5a479d04'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '151', 'aud_qrlyb5qFixkPY9MMYNTVR0', '\xaf1a428d853c0c9aeb7a045c80dd342d59edcca7af074ae34178465ad22cbef7', '\x6a53137a77bb00c0d626eaf3d3ba87ecb8bd4c8ad5482ce41e4d9e6c5a479d04', '\xee6aa1dfeffecaebe5ba3d8f641cbcaae836cc18f05a85ba321ff9a1acc4e951'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '152', 'aud_xw7aL1FubDdu0R5EMFJ6Wf', '\x06d10cd0d025a42566df57e796e0c632ddfafdbffb4a89f920cc84b64294900f', '\xee6aa1dfeffecaebe5ba3d8f641cbcaae836cc18f05a85ba321ff9a1acc4e951', '\x4e596be67abac8cbca5cad47d1f6988b96cb0d05184e4b22a00d520cb16882d8'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '153', 'aud_sDhBB4A5aezCZrBk9kIYX2', '\x439e999c9858f847b3169732e774d75ab4fd173527749b09dd68e092b73c7d51', '\x4e596be67abac8cbca5cad47d1f6988b96cb0d05184e4b22a00d520cb16882d8', '\x301bfb2a32d5289a62b02ea81006fc0c39d36c738119da114a96954eb78b6c32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '154', 'aud_THOlgssEOnuh5ZcNCws7lL', '\x658637ebb662484393a5d70385001448b942e67eb74fb0b1385d1b076f43ed43', '\x301bfb2a32d5289a62b02ea81006fc0c39d36c738119da114a96954eb78b6c32', '\x7b3769fa01f2e6e09d338355c5fea3f43936dc3498045823e47713e81348a033'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '155', 'aud_g7nYS0XOExKOcVXyoXDsw1', '\xbff9e0a321af7a816f3cdd305f44bccbafb87bb05ae2a5b4eb6336a13783f7fa', '\x7b3769fa01f2e6e09d338355c5fea3f43936dc3498045823e47713e81348a033', '\x16423c9cc4c74598648bc33fa4c4df25ebef4ef111daa226058b30e190b29b12'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '156', 'aud_j5glCpFCCevsrgZIqTQ3YZ', '\x3933354eef4df60919fde84e79baff66f4d420033dd29ce812b0d81a0580249f', '\x16423c9cc4c74598648bc33fa4c4df25ebef4ef111daa226058b30e190b29b12', '\x6cca6c2a0d540d1fcc936e8fc510404a2b95f6107177f6075fb0c9a005c9a59e'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '157', 'aud_h8DVSBZLrAtYoPgOC52BSy', '\x73021cccab35b27922656d2e11707ef7f0180d2a93a1c6bebc86d740686eedc0', '\x6cca6c2a0d540d1fcc936e8fc510404a2b95f6107177f6075fb0c9a005c9a59e', '\x5cb93d953410ba3e85c435c6f3906e86531ed045279d0d5582ecdec6214249a3'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '158', 'aud_mlk4y2hZyLiqerX2kXjJYF', '\x473e7621719d7d35ef9267f472ccd0df79f7d3c290b8e3fda9241f5cb4437c31', '\x5cb93d953410ba3e85c435c6f3906e86531ed045279d0d5582ecdec6214249a3', '\xb830717d4d34a8c7d3574fdcb25bed623f37529a3e7a1d6c5739caa5fd02850f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '159', 'aud_6TE7BHSoFG07Wv6uYQbjPh', '\x8e8bd0492e1d15f1016629ec34be821a539c6857b719d8a662ae5ab0cde7a422', '\xb830717d4d34a8c7d3574fdcb25bed623f37529a3e7a1d6c5739caa5fd02850f', '\x5e83de8b922ebee461b146e336f1598b0b96d82be5660c0f0e5320ae2fd6281d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '16', 'aud_nMtILRY6JAxX5cDnBtG5Ng', '\xec49c3c2e1c400e1608f3a645c29e8754ef78a360d56962a719b62d10b1633a2', '\x09d45fb1cf3f5fd198a6f07b7f5edc9395df9067c6568ee779476a8347ba49d2', '\xf7c74998260718e2a8a5fceee00f675caf4c906fe74629a27e3a12f46dbb8d31'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '160', 'aud_glVNvXJYwOYSVhtayEGEph', '\x9712cdb161ab8485e82fcfb63b2f360107147448f49ad54dfd3cfabdbd5d9bd8', '\x5e83de8b922ebee461b146e336f1598b0b96d82be5660c0f0e5320ae2fd6281d', '\xa87e7ac1baf437e68f84a5db7e5f305d04930914ebdd8fbbde7dd552ba3b60e6'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '161', 'aud_sYhYPcAWnERmpKlFY8idr4', '\x7cc23b2f9118d20054e2c9b53a5a7b795e972c826f77b1f590f99760c9ec1325', '\xa87e7ac1baf437e68f84a5db7e5f305d04930914ebdd8fbbde7dd552ba3b60e6', '\x0fd137c821cf20f0e932bb7fbb36c0bb19b59177e3d757b6ead7e7ddcb878711'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '162', 'aud_lw8ruAK6NRdmf5vToOxo49', '\x5c22960262522500a05da23497ed724b28a2602102afe8cf9a25906ce82d9c70', '\x0fd137c821cf20f0e932bb7fbb36c0bb19b59177e3d757b6ead7e7ddcb878711', '\xac44371f61c6ba723639cfc1f96028f62f9d31fb36c6b24aea77306b4959a0fb'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '163', 'aud_DwnGQS46t9pYHkPUvtXnEW', '\x0da97c4a5945346bc6845a6c0fe3b618e364dce76b68f0b7daed98d3437f5b01', '\xac44371f61c6ba723639cfc1f96028f62f9d31fb36c6b24aea77306b4959a0fb', '\x9e9b762318583cb881fd3f7c324be606e89a823b745503dc3546a7db5f71b8eb'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '164', 'aud_pvn8FStA3WX5ozBBsbb43N', '\xa9f8c2fffa10aff46b5c8daf709b6c5e20337529cfee9426a0b177699130359a', '\x9e9b762318583cb881fd3f7c324be606e89a823b745503dc3546a7db5f71b8eb', '\x8fe90f326c8e5c34660dc0e80a6dad275af1cb36bc6dae94487b94df0514a058'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '165', 'aud_GZOQ1zfsAkKXbNFHW2FDVz', '\x8e77390a5b429dc7ae8e82a6c754ec485037db8c61bb3250a72668c5827f8988', '\x8fe90f326c8e5c34660dc0e80a6dad275af1cb36bc6dae94487b94df0514a058', '\xeb89d6d20a02f1b755d874c1a944f66334c86fff852471268f8f10ed321aef18'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '166', 'aud_nLSychOHxzI6QdtN10tzi0', '\xbc540cff2bee58177f35f08bda0e0eeef5606600dab666257190729c96351879', '\xeb89d6d20a02f1b755d874c1a944f66334c86fff852471268f8f10ed321aef18', '\x63d1257ccc613879ac7869fbd05d71a17ba78bd5c6425f44e56bdcf6d18ce3e2'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '167', 'aud_DpUvuzdHeVTs6xa0P88swv', '\xb232ba059d2b854f5afd3ec391586d44c947a43e2b480b2ac015f2d0923355fb', '\x63d1257ccc613879ac7869fbd05d71a17ba78bd5c6425f44e56bdcf6d18ce3e2', '\xa7a35dc9320280f7a96cf984273871bb7f8012e1f91ecca28fa3207bd75445fe'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '168', 'aud_hBbhYIhOrfQ9EItKpBVTXQ', '\xb8de1d367c42088a93748eca3013db4e6deff75ea09d039896d1c6508d2af4e1', '\xa7a35dc9320280f7a96cf984273871bb7f8012e1f91ecca28fa3207bd75445fe', '\xaafaf2e51cdf8d77a23f61616744adc87e7600f46ddecb84f9350b8d30294d9f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '169', 'aud_SBp3ZS6c7J51G6s8WkY1aU', '\x0dbc2ab3b71a8d9d307cc65fb36e38aeb6752508659903a7714d7d8da70b2000', '\xaafaf2e51cdf8d77a23f61616744adc87e7600f46ddecb84f9350b8d30294d9f', '\x161d50514e6b50285c76802f7229967327c5f3595c9c70804a933117096dd369'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '17', 'aud_5jlDNzcKLZnPJ3cQtnyDWt', '\xf91ffdfe8f7fd16406fab5b2e556fa65f1a1263d4e14e204b8fd4d74a0d7e70f', '\xf7c74998260718e2a8a5fceee00f675caf4c906fe74629a27e3a12f46dbb8d31', '\xba6c4d328cbc77e52f2d7187e0f1ed1acbee0003ecac27c32c4d90a4e65f10bd'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '170', 'aud_S4QHJFRSp5haVvMlKqVhiT', '\x4b2efbffa37d923102983abd839f0cd4d89074f2a4be98e64af700e7de8e144d', '\x161d50514e6b50285c76802f7229967327c5f3595c9c70804a933117096dd369', '\x92a85fec3b4d980784d27e933cde59c9151322efe0425199855570630b1b9db8'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '171', 'aud_vc4saJ9i0pJZ6Cs3c4KWE9', '\x4d2e01292ae4e5338eb9e18e3f4744d8022326828bc0eee541e26b57261a8cbf', '\x92a85fec3b4d980784d27e933cde59c9151322efe0425199855570630b1b9db8', '\xbebb5e93812300f9cf557ba555964687d466776da451e88320beafa3a53104b0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '172', 'aud_MsNh8w4SDNgaz5vm7VF26V', '\xb85965a3f118c1a0eeecb0ff12cc5370ca1e018050cba56f22f53ef00fc4127d', '\xbebb5e93812300f9cf557ba555964687d466776da451e88320beafa3a53104b0', '\xb9b0a899f3c48d7ef63b7473b932b4e8e2893420ac2f5ca1bb37335f031d6346'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '173', 'aud_byhe8F3did7IKZarWEYDd7', '\x2a3cf3528bc40c70fd49273039359df3889d0809cdb7d37e463f828c6c8f8b1d', '\xb9b0a899f3c48d7ef63b7473b932b4e8e2893420ac2f5ca1bb37335f031d6346', '\x5162cc047ac92fd56b0d9daf1d9496d29ddac33558623968c45b8d9f9fa52acc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '174', 'aud_6bVAeqUYA6EZpRLe47eIyY', '\x6db83e9639735e632baf80bea664ea03b5079c6bffc31802e27c41fe7bebc97e', '\x5162cc047ac92fd56b0d9daf1d9496d29ddac33558623968c45b8d9f9fa52acc', '\x2dc27f3408024a543fed27cc58256fc7604280c96c37ba08cfd32850bf156a01'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '175', 'aud_taW5ELUXGWOQ7sfJD8oGrk', '\x93255993e6518062eb77e38cdae4f22e848ba3c12488ad3873d45099d609ae63', '\x2dc27f3408024a543fed27cc58256fc7604280c96c37ba08cfd32850bf156a01', '\x14b34f5d1b403b1c15bbf182b51847106c6e684c96bfeb89cb73ca10c0b28634'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '176', 'aud_hUsRVTZE528N8UhtEMHbIQ', '\xc5f24807dfdb30685f1f8607656d90dad9825322f827cab104d08369f4cdc484', '\x14b34f5d1b403b1c15bbf182b51847106c6e684c96bfeb89cb73ca10c0b28634', '\x04adeaa5d90a18e5c55125765c7f0b0ec875cb7a9d9c1aece87d2a5480949f46'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '177', 'aud_z2cd8LWmvpgtxmhOl5Kt6X', '\x62594a0c8cc065f3962ab3f5acaa73c54233f49ba1c4a6c3cde829a136bc8ee9', '\x04adeaa5d90a18e5c55125765c7f0b0ec875cb7a9d9c1aece87d2a5480949f46', '\x8d9aee5d79a20dd4af3285874907743fdef69b8f56154e2727e47ceb4796e4e2'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '178', 'aud_Y5b1Izq3WQ7VncKg8NawqB', '\xa94976432450754f24c7749e35c5034fdc0c2edfeb41757863bb257905e20340', '\x8d9aee5d79a20dd4af3285874907743fdef69b8f56154e2727e47ceb4796e4e2', '\x3e866d2379125db8402f94c4b3d8f0cb3661757bc310af257ba244755f094700'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '179', 'aud_AHZsM7x74Kjju4X4v4gliR', '\xa023785696c226e54d7cada43889e095fadae647426a2ab6a8ef4a6d5f8051fa', '\x3e866d2379125db8402f94c4b3d8f0cb3661757bc310af257ba244755f094700', '\xe764426d8fae9efe85b7ead7b50a9ce3d398dd9888166b1302f25ea1bce61665'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '18', 'aud_dCK8q7PAKi7PHMqt52iNR5', '\x0fc4c8e6cc98d90547a696dccbc5024e1332cb9e4135bdf1cfbb93747681787b', '\xba6c4d328cbc77e52f2d7187e0f1ed1acbee0003ecac27c32c4d90a4e65f10bd', '\xc882b83087356cc3e3c3592d3e9672e5d6919f84651d7ad1c694709cf7b9299b'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '180', 'aud_iI2MZrf5v2kLfOv2rIwgKx', '\x7781da4dd75d10471cdd6cf0edd754f2a4fd6250325e348b1ec77ce541b71443', '\xe764426d8fae9efe85b7ead7b50a9ce3d398dd9888166b1302f25ea1bce61665', '\x2bf8353217669aec8d875f7da252d92aef2fd0c3b9e109c7a2453c74e7be6706'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '181', 'aud_oNoYlQi7Oegf1btg0JtbCo', '\xae04be8e6ed2a1af7b3da229fbc01a78c28deafcaff2008cdc08aaea8353888c', '\x2bf8353217669aec8d875f7da252d92aef2fd0c3b9e109c7a2453c74e7be6706', '\x9088d968e53a15b202a8468012b2024995a7316ab504a9c33c1a151f71ef5e29'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '182', 'aud_wRm5YjciLX3U2ATkwbB13N', '\xc4c2e81f2c95d8fc81142ed0aebec948ab3a13c96ff451253e6000f97054e0ad', '\x9088d968e53a15b202a8468012b2024995a7316ab504a9c33c1a151f71ef5e29', '\xadb9d60056fe3112b47d5dd775eb910d8103b6911fdbaa019e42a86bd5dd3bf7'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '183', 'aud_W1vYP4VsyOWLmZFR0f43m8', '\x1046a6259fcc7a197bdc13a67d0cc54c934e5ae2116b0b70a72547d7ff12922f', '\xadb9d60056fe3112b47d5dd775eb910d8103b6911fdbaa019e42a86bd5dd3bf7', '\x08500cfa5a11d3a1066ae8091557674eb556b387996049119e8e504b551264fb'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '184', 'aud_CWPyy4CazA6cpi8T5vpJIA', '\x85ec9a12fa61fa750838286d25143aa66fc4a800e77e069f0a14aff84ebff45c', '\x08500cfa5a11d3a1066ae8091557674eb556b387996049119e8e504b551264fb', '\x54b95481968c6f154f76e390b0e724e5ccbc3297d318183f865f7535ad7ddbbd'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '185', 'aud_5kZW7d6chY4rNh83rbH6WI', '\x70674ee7ed86bb0489d754bd1c7e77b450cc730b18e3607e3ef4a14d29962cd8', '\x54b95481968c6f154f76e390b0e724e5ccbc3297d318183f865f7535ad7ddbbd', '\xee5bfa23b154ef250ad70202d52606c110ff7a289587188bc7cd69f5c3dd5dbf'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '186', 'aud_OH41gZkNxeLBFoptQ27pIZ', '\x322e92310e0e64e0ae9aeed5a7e035798e6a3f1d89d546a4df8cbcbb725728a5', '\xee5bfa23b154ef250ad70202d52606c110ff7a289587188bc7cd69f5c3dd5dbf', '\x6ce080374c31ca2587ae109ade83884375aa181931036730491e0978eef2fd7e'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '187', 'aud_m3G1dfWizlGR86fPspTCZG', '\x38aba357380c8fff06aa29b455218208d26e976a438491b7368b95739595c789', '\x6ce080374c31ca2587ae109ade83884375aa181931036730491e0978eef2fd7e', '\xcd6b9c593421ac83b4c2f90697d29bf9fdf42046e650a666a94dc8d5dec61826'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '19', 'aud_jXqz6JSu548dl0Jio28jcc', '\x1b223fd7f42dd268253d473464e2da955b258c8730a43441520519fc55c29f6d', '\xc882b83087356cc3e3c3592d3e9672e5d6919f84651d7ad1c694709cf7b9299b', '\xbf0f583c5edacabb797df7d4affb6e062384a17acf99a63a7196fae4e0ca1156'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '2', 'aud_B7BMWa6hT3i4E4ckJNHWXx', '\x3f7d7b73bbbd4bd8aea54cf2fa3feb257dd9290a64f3424d45d3cfd25cc1a75c', '\x67bebd726d77bdd44147701c3845aad619fc2a27b05a9fca2ca347f6b4e39819', '\xb4bbb4f967b3ee586f0fc56bfb30e85a135dd10738a50d6e378b23ae30341e64'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '20', 'aud_FzyLD4qmxKiJv1Ww4L1nVO', '\x68feb34702a7213f75ddfe4d2c23f47f6187e38656b7bf8cc2aef42b0f70a0f6', '\xbf0f583c5edacabb797df7d4affb6e062384a17acf99a63a7196fae4e0ca1156', '\x0d25a977afbf2a3d66c526dae737c2b995e54f68ebac7946c9cacf83edb7a516'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '21', 'aud_jUMBSMkdRHietLM66MxbHU', '\x26916974cd85091c4fd99e493d654712108203fa127c21a3b1d8935684c206cc', '\x0d25a977afbf2a3d66c526dae737c2b995e54f68ebac7946c9cacf83edb7a516', '\x271b4deb3db7d23fd01dfd50412e08dfb119eb94753d322182f97256fac89174'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '22', 'aud_sbRXOkvp0uNmMKziRUdFjV', '\x36fa550184e20b8988b02d5d039dccaed296353b8c96052b362c412b0ff4e38d', '\x271b4deb3db7d23fd01dfd50412e08dfb119eb94753d322182f97256fac89174', '\x6c13b0d29979c42bf882cba9a73b58c0609ee6c7dc43a8337f8b51021a4f6f72'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '23', 'aud_qFzYJOl4xg7u7xBwvU5P8X', '\x42f3789bd66e06e1c7a1af490b8c504e8bf51bd8cb81328d24d80545333ee201', '\x6c13b0d29979c42bf882cba9a73b58c0609ee6c7dc43a8337f8b51021a4f6f72', '\x1f787443f6d23ac585ee0a2fd259a2f893f5ae50e1bf950a6ae342ee52b1ad12'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '24', 'aud_C63prag3tdngkYekGwXApw', '\xe9e56946c263136e4e2f055cacd002cb5e534b51b4fd35e9e614fa13f05104bd', '\x1f787443f6d23ac585ee0a2fd259a2f893f5ae50e1bf950a6ae342ee52b1ad12', '\x0ceb74928182bacc488c027a69751bf99c89a0ed0f9ffb442dc3ba67b1be1a35'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '25', 'aud_a2yid1xP9uOkP1T4wcj0ks', '\x70ad83dcd75a8a3556b6af37772a2e3318235d8bdc754b97a99d70610929ea4c', '\x0ceb74928182bacc488c027a69751bf99c89a0ed0f9ffb442dc3ba67b1be1a35', '\x66341d3084948900373e3bc01defa139260292d135e3e66f4aadd355d4a7fe04'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '26', 'aud_PHCFr8aCfJu1weiESUqEGZ', '\x1893f3456b1f24f96016c018f7323e8f21ce775290c7da69eea4020420e0faa7', '\x66341d3084948900373e3bc01defa139260292d135e3e66f4aadd355d4a7fe04', '\x0a50cfc4432411076f66abd71ab85a1a6e0ce8940537d519a0d3923007db47f1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '27', 'aud_N6SKdcLQHkrCQzluLH9hrm', '\x6117fcce509c6fb517ef637978e6455e912f40b1609bbf50aa8f59321e6e3ba7', '\x0a50cfc4432411076f66abd71ab85a1a6e0ce8940537d519a0d3923007db47f1', '\x4fae8dfe2a0dd74bea674a99db8c0ece4b753376c0d40dd79c18d1fde20c4cd0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '28', 'aud_WVbQU83Pd8rARcVKiPCcqy', '\x0e752dbf75bd6134cbc18cf2ec504af8afa8d6fd78a185dd5b059e1c70a3aace', '\x4fae8dfe2a0dd74bea674a99db8c0ece4b753376c0d40dd79c18d1fde20c4cd0', '\x58e52939ae7f0e637ecb9a8c1267fcc8468f4a2d4286549d774d9e41290e5b72'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '29', 'aud_Kv5ztsc4JwMmVQLWSc3aPi', '\xc9daf336620b721b07b092180d53c74d0f7367326df916f7439bac34b6bf93ba', '\x58e52939ae7f0e637ecb9a8c1267fcc8468f4a2d4286549d774d9e41290e5b72', '\x79dcf4e4623165ccae9bf46d20d47566e8961299dbdd1e2f8f897c4b09297525'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '3', 'aud_BgB7FDcnmdnW00fvyoXaNV', '\x38b42bd947a4d1fe2b334bc039ebc4f256cae41a217b98d395e12259f06fd688', '\xb4bbb4f967b3ee586f0fc56bfb30e85a135dd10738a50d6e378b23ae30341e64', '\xc1675102c259ab955b88461cbe6923e588a650529782b00dc4c6d164f004832e'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '30', 'aud_svhwr1YvMgYZwfj5NgJFq4', '\xdc2454fc2e764e88a841a2a2edd88a83ebc4547fae175502eb25eba67e68cf09', '\x79dcf4e4623165ccae9bf46d20d47566e8961299dbdd1e2f8f897c4b09297525', '\x75035ea167e1c209e9fafea3bb1c7b489d1b1447f0e38bbf9779e7e79c808031'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '31', 'aud_mshciOYTjjeCEo7OC98qbN', '\x10bb1c7abf9e47d1014c2e42a28fe8eeab4ba0aca54ce48651b71c8477514c19', '\x75035ea167e1c209e9fafea3bb1c7b489d1b1447f0e38bbf9779e7e79c808031', '\x34248f397e98764d2643583224bac4f84895804b8f8b5b1969d054a45a7afb87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '32', 'aud_OCBDPBzznWNj7PcGzRTusJ', '\xfb3b0981f60ce1b62a64046ddc215e0dfcc4f4c141cf319b9810f808bff9dc22', '\x34248f397e98764d2643583224bac4f84895804b8f8b5b1969d054a45a7afb87', '\x19df379caaa240b290987bc83179a00e378baf9d4f6b44613e98dc2c83761cc9'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '33', 'aud_xr1RnxErVBi5V7KVvsqXlr', '\xf07b6330f7ee29cbfe685af691f8322e7928f4951b743a747074ef10804ea199', '\x19df379caaa240b290987bc83179a00e378baf9d4f6b44613e98dc2c83761cc9', '\x49ee7f9e717ba952465cf0c188389f7f6e703debc9dc2c04a91f7b7dd705a65e'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '34', 'aud_qUA72GdzqF3A7QPoOa7ld9', '\x75bd2ed36f9f5e9b0021a735a469fc188c1918f78e9f6bc511abe6ec7876aeae', '\x49ee7f9e717ba952465cf0c188389f7f6e703debc9dc2c04a91f7b7dd705a65e', '\xd1fc983d583fc1837dd459dea0ce8caf798db3321fd002c9511874b4d72c3046'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '35', 'aud_7js4ewsZ5DyKdLItj7m9kF', '\x2374a196234576800d4f750bbf15faa701a9e857923a6c837e1863bebe75d9fb', '\xd1fc983d583fc1837dd459dea0ce8caf798db3321fd002c9511874b4d72c3046', '\xe70e6fa8f9d4a630fd1b5facea07ab2e14e8fc352bcf514d83c0d0355f819c1d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '36', 'aud_caxuHCqqM5pKcpwbSvc124', '\x92aa76009bd75d2a49950c8c8952c77e8fa70f10cb173a4b864f259c7d10ac01', '\xe70e6fa8f9d4a630fd1b5facea07ab2e14e8fc352bcf514d83c0d0355f819c1d', '\xbecf0359ecef19106e747ff0a76dff69daa56aa21845222ffff2d9c5c03f0629'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '37', 'aud_vxeYF8lJ2n0w21eNjUKjr1', '\x6c71ebdcadd590fea0a3086a5bc03c21a3a0aa03c897892648747216482cbf11', '\xbecf0359ecef19106e747ff0a76dff69daa56aa21845222ffff2d9c5c03f0629', '\xadc76f428380a04b5773c7504d8bb66b110a2ed3ce999458be52875800452992'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '38', 'aud_yTsnatmyyJrKPAayG5W9bk', '\x08c958a13ca64a0dd3999cfded069060eb4c0d4f4b2dedd15ab3ad09de872569', '\xadc76f428380a04b5773c7504d8bb66b110a2ed3ce999458be52875800452992', '\x5f7a6802b3a41029f65be97446c88dad4020d7354e2a6d93f885a851111b0573'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '39', 'aud_FrEdPu9U2uzaEkKk7AXbxH', '\xa2d737f4824d1fb8b0ddf8d1290e760e65f98e18ff8943145981aac90ca80d50', '\x5f7a6802b3a41029f65be97446c88dad4020d7354e2a6d93f885a851111b0573', '\xdcfed865273b11e614e189181de22c5412cf6d242df21b4e25a0b45d0babb0b5'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '4', 'aud_ZsMuq1aqLhjrX5QixMSFVe', '\xce2b2445fdb3a75cdc02a67e16b6b93fa8fe976621f78ef19da8d4e5605ef503', '\xc1675102c259ab955b88461cbe6923e588a650529782b00dc4c6d164f004832e', '\x84dc33ffbe0c6970395152036c718204e169011ba86b8662f71229bd0cda85be'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '40', 'aud_Fe81QDgyn5Kh4oY65AHgCT', '\x3e05026dec7201a9d39f1e231ff567de7539bc9bc35d1146da9ff967bf05484a', '\xdcfed865273b11e614e189181de22c5412cf6d242df21b4e25a0b45d0babb0b5', '\x9766906a62dc759ac02e1a37b47be189e0a7d939745258f2bf52e9942c3ac420'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '41', 'aud_jLDow3Mr2JCmbt3KkKe93Y', '\x54b2335e2a2d99295b6631b985593be450c62170d5a2a277c67248a0b71c6bc3', '\x9766906a62dc759ac02e1a37b47be189e0a7d939745258f2bf52e9942c3ac420', '\x3348852d439089da7e52e2fc305cb924049316c15cd5f894fda3553f4e2fd744'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '42', 'aud_F23cBVowbVnveilNbZ2LHr', '\xe99c30369484b10a14c5544a1ff7d3efd4e6d4f806ac4540e327d7809be5a1f0', '\x3348852d439089da7e52e2fc305cb924049316c15cd5f894fda3553f4e2fd744', '\x113457426f0ce507a747665f667e04e45590b31744cd6cff116076a0188f000b'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '43', 'aud_ijaTE9L2Yj6DixunuNWN5I', '\x013e7d666176e27d9f72c038892641e8e774273641e8b5175125e80aa0bf47e7', '\x113457426f0ce507a747665f667e04e45590b31744cd6cff116076a0188f000b', '\x1d346f6dd8cd3dbb56e0d02b836b51e234b3a2528305b0b9ec4eaf8d6210b544'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '44', 'aud_yxmTjnnm6tE1lngHJEVSKR', '\xa6e2f01362b0056902947d19f71c94aedcac8eca3cd791826452bc6bf8dd087b', '\x1d346f6dd8cd3dbb56e0d02b836b51e234b3a2528305b0b9ec4eaf8d6210b544', '\x2151b5436b04dd65d1c0937f358f4ae3371338bee8883d464c7fcd547380e489'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '45', 'aud_Uy7Zpnfvf3ZH5X9gErHYod', '\x8870528785fb238fcb935a0be58f3e33d19d9bcc1dcd9788493b348f39f8bb3b', '\x2151b5436b04dd65d1c0937f358f4ae3371338bee8883d464c7fcd547380e489', '\x900faf9e0bdeaa8700955701f0f44aa917af4552f160cea355bb8f0b754c4906'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '46', 'aud_uCVjHRoIYnQ0N0jI9BySsb', '\x5f7e9aff830243f924fbed6f64ae415818429b99b3e99e77fec1c393b8593a54', '\x900faf9e0bdeaa8700955701f0f44aa917af4552f160cea355bb8f0b754c4906', '\x7499eecf1d65e109c9842ecb6a29dfb602b2ba6da6c7aa7df5d7226e55522b3b'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '47', 'aud_ISz53KnrtxLpfb3sRT87pU', '\x873afb9c824c4d5c3b877da8324ea9d73736364c152df466e186d85ed6d20651', '\x7499eecf1d65e109c9842ecb6a29dfb602b2ba6da6c7aa7df5d7226e55522b3b', '\x18fc96f5947a570b84659960a1a7ac711e26b4f340d12e2c0af2c2af77680911'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '48', 'aud_Zjg2M4RLWFg444KJAUbHkD', '\xc7f41a27dd5def5aa53f2ef0917c243b4fa6530779998fba6675c2bafeb14408', '\x18fc96f5947a570b84659960a1a7ac711e26b4f340d12e2c0af2c2af77680911', '\xffca4cb2004a0e0be1c83b90575019b8845a1923dc0a7b38264116d16c65dbfc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '49', 'aud_JiYa6Iqkty6ePgkiNRehYr', '\xc7b84519b5fb09f9de5a8cb8fcc3980fd57fceb3adcf78d4c60110aec840e30f', '\xffca4cb2004a0e0be1c83b90575019b8845a1923dc0a7b38264116d16c65dbfc', '\x7f646c72f0adc3a45beef63ec72c889253391c8150736d0ca6d87520a0526202'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '5', 'aud_i2PhYwpqGgianQj16SxB9V', '\x4bbaa3bfb6463b254474766292585df7572388f9982152570fb3c7602e1d6bd3', '\x84dc33ffbe0c6970395152036c718204e169011ba86b8662f71229bd0cda85be', '\x77914fa0246ca004c9d8df8ddf0de7eeca57870958389f1627801151636169a8'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '50', 'aud_vH3xrWm7TUCiIKNgXCyBhN', '\x885bfcbfcbab876c3510a3078dd9d3714ceb51100e3edcafb930e1a0842b702e', '\x7f646c72f0adc3a45beef63ec72c889253391c8150736d0ca6d87520a0526202', '\x96a82f28f29746004b2bb89c7c9bc00f531dd2d340837502f3c2254e5186d237'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '51', 'aud_OE4bdMWsJqQjVua68YpVRv', '\x84214e9faaa3ae27d1674d707623316221810d5e891aa82e690279c70e48fe29', '\x96a82f28f29746004b2bb89c7c9bc00f531dd2d340837502f3c2254e5186d237', '\xdb901a232503654d85fb5f2da9fa36ef66840f924bac98fe9f07d51aff229847'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '52', 'aud_iw7AmkoezXj6GoBLfVmyhU', '\x5aa87d0f0815f0bce248a4b2945acbbbd1b09da0b041137be0190a8cef6a3a41', '\xdb901a232503654d85fb5f2da9fa36ef66840f924bac98fe9f07d51aff229847', '\xcb4d350d310fdc2c33f4562f43a8398a8a466faeb3c2b4f059c392ac467d1b37'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '53', 'aud_SGKkraDUuq7lWGdAly9Lp4', '\x48a0d60b171d60c2dc4754796494d6cb00ab5f3a86816d3151f18abb7381a06e', '\xcb4d350d310fdc2c33f4562f43a8398a8a466faeb3c2b4f059c392ac467d1b37', '\x0cc9410a24dac3cf866f467c62a5b42fd0fe2da31d0a1a74a2379fffc2c8914e'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '54', 'aud_y7wQvxTwNXRs38yfDcQYol', '\x5a913dfde8711b4450c9542f5e8c59e1f21355b3946c59999dfd87bf9cf49e14', '\x0cc9410a24dac3cf866f467c62a5b42fd0fe2da31d0a1a74a2379fffc2c8914e', '\x4887ff8812e90b2ef8ef624298f87cf8c3c75b9ecebbe42b90a4c0bca8c61005'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '55', 'aud_6p5FqBGbH1HtyRmTdNy4Dq', '\x405da2b95908705e8fd82d1750fa2a0d3130ba194595375ab78930a32d5f60a0', '\x4887ff8812e90b2ef8ef624298f87cf8c3c75b9ecebbe42b90a4c0bca8c61005', '\x60c2bf81a5120817b98d7f2bad2f1495d1599b4d068d5fe1591cdd050a0d3b81'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '56', 'aud_OZCjVQfYso9CDGOjuJWlbx', '\x2daca226d4967b71e3f7c3f12b0cf7d0d93880955a008ca1f07d7e6c1906ebb8', '\x60c2bf81a5120817b98d7f2bad2f1495d1599b4d068d5fe1591cdd050a0d3b81', '\xa6d6517783be170d374df99dcc64e0805ccb71851845ae3a90a1b55c6720133b'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '57', 'aud_AvlTQFQLbJ5XcDOXAfOfQP', '\x28bf6562b22e51fa015669604ed6c275121f5e24ef7953da6eeb4b9afb0c8fcf', '\xa6d6517783be170d374df99dcc64e0805ccb71851845ae3a90a1b55c6720133b', '\x6b9c7283416a7d0cda85d05bd37550ce1cd16b48b75acb461c9814523c2b7902'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '58', 'aud_qN8KX93QXqYiz7ONMb4i1e', '\xe2056f5a3483570f61d1ac83d5a1c4b01bb948bf85036bede4a5fc974b36960f', '\x6b9c7283416a7d0cda85d05bd37550ce1cd16b48b75acb461c9814523c2b7902', '\x8ebb26de0e8b412b8094f0d169e5c833745db812ec7e236270feac31be803238'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '59', 'aud_4Vuv3Yy5MgKlx6RpBz35TJ', '\xd2450601537a3d174fba3b2fcc7b67738e07e0af05e5b22a5480a883eb11e57a', '\x8ebb26de0e8b412b8094f0d169e5c833745db812ec7e236270feac31be803238', '\x4b52e9e9198ed80a7a98bac4f7adbcbd3b74d35e75e6d1d49966177afb66f34f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '6', 'aud_RwoTycGkEkQrKEOsr9vBzg', '\x728d33ce98c08512db3ea45fba06d4aacfbead074c72e98a359ba38182fde390', '\x77914fa0246ca004c9d8df8ddf0de7eeca57870958389f1627801151636169a8', '\xbfb49f08bbeaf7f0ee62234a3e511d4abaee597742aa56c14c80ec1a1d7275b0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '60', 'aud_vruJ36L8tyKxeNQC5MKaNn', '\x95014cee4d6a07868262fe71f4c3efbb8a50217a1f00b2a84ea52730911fe0ea', '\x4b52e9e9198ed80a7a98bac4f7adbcbd3b74d35e75e6d1d49966177afb66f34f', '\x9c10e70389ad0b71c0ee83c34f3e3bfb830254db151c8778c7ea6a7154fb1655'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '61', 'aud_HjgEqf4AZNRPOgpyZWgdoe', '\x59b3fedc1c2e275d59c10bb1ec431c044649cb152a458bbc282fded98ba6563b', '\x9c10e70389ad0b71c0ee83c34f3e3bfb830254db151c8778c7ea6a7154fb1655', '\xb5db0da39b51d5db68a8fc8f7f1b5c7476aa0bf12bb8c1f22d745459d929c858'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '62', 'aud_UmhcWPx2MilitrofaJClcC', '\x3787e15ce947cf39bba74707ac7b1988997e804528654c9beb5c30069f864c49', '\xb5db0da39b51d5db68a8fc8f7f1b5c7476aa0bf12bb8c1f22d745459d929c858', '\x0295119d64b5b5f59d2ddfadd99ca5fe0ae2adbd644c455f99853b5eb3a0c17d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '63', 'aud_o9LROYOxz37rwcQyd2OP7H', '\xecacfa14aaa6719b78425c4b1e54c24f9c9f8fb6ae3a9f7c763ebbd82c3599e5', '\x0295119d64b5b5f59d2ddfadd99ca5fe0ae2adbd644c455f99853b5eb3a0c17d', '\xfa7c3c1300df00bc611c0a9cf930d14fcdf2f7295e40583125f048ab39ec93e0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '64', 'aud_XJxBzeKuXiiG2uRe7D4GzE', '\x6d0d57cafda2702d8f00c96362256196a5ae3ceeee20e617f6dee2fc3a48c619', '\xfa7c3c1300df00bc611c0a9cf930d14fcdf2f7295e40583125f048ab39ec93e0', '\x4de761e212cb99e1c5c57f5c5f47c444d61a254f61cd72169d2438c1240b88bd'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '65', 'aud_IRFkZpujkqSU86OZcZf8CE', '\x435c0fc7a08360f7167221645ecdf8ae758210e77fe7388434f9ecdc4bbf01f7', '\x4de761e212cb99e1c5c57f5c5f47c444d61a254f61cd72169d2438c1240b88bd', '\xf5b4884febb1a50cdb98f2a992e3d640fc9dae74392b8b263e17cc782cbf9b1d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '66', 'aud_qg8R1085Sx5vaDMIwjuT8u', '\xdccf69a70631506dca6ffcd8ab6c33310f157a8539f8be1b298a29e81fb03735', '\xf5b4884febb1a50cdb98f2a992e3d640fc9dae74392b8b263e17cc782cbf9b1d', '\x8c595d4a7d0ee6c2fd2680f7ae0cd0914d234311113c53357184fb333f19c88a'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '67', 'aud_8ZHTW0LH0VKP3Wrdr857Qu', '\xd09fdeb976f534cbb328cd7243b2d88ef8448ab304be49ded065cdb2d1088803', '\x8c595d4a7d0ee6c2fd2680f7ae0cd0914d234311113c53357184fb333f19c88a', '\xcdab732f666d99eaa71ca9945be0888e8f7496468dbf605a0964cb9467672bcb'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '68', 'aud_b5sxiM1IfWfox8q4H4K3k6', '\xf0774cfe45fe768b7073078f37e9d7864592aa8341b50dc8af9c82af5e5c9e1d', '\xcdab732f666d99eaa71ca9945be0888e8f7496468dbf605a0964cb9467672bcb', '\x8a8e5a01b1e1e1ace4494f4db6e3c283e0ef4a74fb105f6debe40c65703bc371'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '69', 'aud_zjC7JFBj9WbWASlwV3igZB', '\xbd6f6fb0a62d81b30a5ee87f85885a9b619f485acabc277a150222fb73057fd6', '\x8a8e5a01b1e1e1ace4494f4db6e3c283e0ef4a74fb105f6debe40c65703bc371', '\xecae5eed149d88da630fc266987c3f006c698710d263cca555ef4a0c666a6ad6'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '7', 'aud_8sU3JTUsnxZJjEJmlraLpm', '\x7fc0b010a9e115cea5e1bb753710ea711bd4d0e779f2392eb610179cde450783', '\xbfb49f08bbeaf7f0ee62234a3e511d4abaee597742aa56c14c80ec1a1d7275b0', '\x700a5f122b6cfc60f14f78ac6af94ff2b97ff0d1f68824d084812ef4e0526f4c'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '70', 'aud_FIkRvZvEeDvRicGny9l1uj', '\xcbe5904aa599460f9b48dcaffde5b1c6f4d5537123be7d62e938f78853fdc1c9', '\xecae5eed149d88da630fc266987c3f006c698710d263cca555ef4a0c666a6ad6', '\xf7be8908164fdb526e289a5f5d0da8c1849d995bdaed67c2628df22874d08473'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '71', 'aud_ryL2V4atqfS2oXnIZNlSAF', '\xbedd778a585cc756e954fac75e735dfe7494341baa4f0fbcc2980bf00bf2c575', '\xf7be8908164fdb526e289a5f5d0da8c1849d995bdaed67c2628df22874d08473', '\x41878339aebded3740355c8feffafd96077d54299ca381db0933864940bae436'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '72', 'aud_5sYXGKUtmjCF1zGXpkysy0', '\x1d4291e152e95b6a1fd5203a7e538b4c71f0f7a69a974e767ea31afcd4ffa845', '\x41878339aebded3740355c8feffafd96077d54299ca381db0933864940bae436', '\xe6d6c9436db7ff0fc76c47d68531c51f31350e09cdcaa1dc478fd34c92579c39'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '73', 'aud_U30zt50GMyESSRfgXMlh9V', '\xdb10c832ec50cc8aea8ced681c042d413417b8bce2cc36c0be5f02e97b2275eb', '\xe6d6c9436db7ff0fc76c47d68531c51f31350e09cdcaa1dc478fd34c92579c39', '\xc61f825d5468e006a69de5ed324276ececab21dd4463b94e2cacb2ac0c8042a5'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '74', 'aud_j0WLwQlqve2tr4sUJERxpS', '\xf9c66ea7c24b4bf203a88b0e40b0e6702f5e2c87b7fe652dc19bb4c4f1001d24', '\xc61f825d5468e006a69de5ed324276ececab21dd4463b94e2cacb2ac0c8042a5', '\x24a51571ff14264b64fa0ad047078a95a4bbc97733f1ef5e47740ec96a795fcb'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '75', 'aud_hIf2zA1uv53HeJGwbpxe60', '\x97984e5e7ba39764e2ca4e968ed9a803979e82754ff767eea716471662152c67', '\x24a51571ff14264b64fa0ad047078a95a4bbc97733f1ef5e47740ec96a795fcb', '\xaa2a5638c85cbe32b6be5ba7cb5f6b9f727870b0a26c0ec7598d606425e58c74'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '76', 'aud_BD0EutcS5D2HNH2V3DvLMW', '\x7723736fcf10858c4c548370fe142520a7b66f43026d9b14cc84315de0b8a4e7', '\xaa2a5638c85cbe32b6be5ba7cb5f6b9f727870b0a26c0ec7598d606425e58c74', '\xb861860cbd08149ffa0e6b9d2f7d04bb31913b3df4e909d2efce1e8eb8333177'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '77', 'aud_gKIuO6gmeWNkqwhSPCiynL', '\x4926d9701343993695eb5fb78c1141269e963adc44c30930302fb85f3fdb4ed7', '\xb861860cbd08149ffa0e6b9d2f7d04bb31913b3df4e909d2efce1e8eb8333177', '\x29abf5ac040af503bffba4c687f2b1d49e663f8ba374c174915ba3b3a883ce70'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '78', 'aud_i1PwlT6gKVGQPwzqya8MMy', '\x609f49a9d87798831a40765fc6d4f567063a99f6d14884083faac05c1898ff7b', '\x29abf5ac040af503bffba4c687f2b1d49e663f8ba374c174915ba3b3a883ce70', '\x4e58c6c8c742a36b89290efbf01e6e280b7ff06789de810015e3feb1ffdb3354'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '79', 'aud_6ui7C9llfcwoZwApjTwTzw', '\xa16f61f7344547343e3401f724576da098feea7b4639815f83a1938ab877b8f5', '\x4e58c6c8c742a36b89290efbf01e6e280b7ff06789de810015e3feb1ffdb3354', '\x27a2a1b379b7707a54cc043a6319f19e17affd611c2ab7ae2e4b2c6d1b968975'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '8', 'aud_SAKxMzJtucedetXFnGL3yp', '\x862cdd93dbfe190fb3725f867aa461b3fd7161b0ed02284c6cb29e3bbf0baf6d', '\x700a5f122b6cfc60f14f78ac6af94ff2b97ff0d1f68824d084812ef4e0526f4c', '\x5f47583077b430c285d678c2bf9ef6b058179a907b79e603222c3ba7fc0e2e4a'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '80', 'aud_I5a5og6EncFIlVqfsjXCVU', '\x7c5278c17c563b0b4ac3858a21de0632e0bec9f188412ae8c1c26b4722ba2283', '\x27a2a1b379b7707a54cc043a6319f19e17affd611c2ab7ae2e4b2c6d1b968975', '\xf37b611d60a4da15bdf8aeb845d4e1b7d3ee70263816fe3ceeda68fca9204fe5'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '81', 'aud_rRsRv6Dts1hU2hsS0JXEBK', '\x0cc6a3b90fc9e13cd3bf4a8a79392f4696947a805343c3d0d22c698a0e15a4da', '\xf37b611d60a4da15bdf8aeb845d4e1b7d3ee70263816fe3ceeda68fca9204fe5', '\x470794521c2b2854af56256caa99d8963b06fc5d53c4d547cad7b5faa0d95f58'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '82', 'aud_pR6aBpGZ8OXxTZQj0L06Ty', '\xa07367a2154d977bd89c187564a445e118df8cabd664472e50c8bffa1ed40e85', '\x470794521c2b2854af56256caa99d8963b06fc5d53c4d547cad7b5faa0d95f58', '\x8d60a0bd448377024c34d4268b2ca6802111554deec17e182dca4db5c3f4fb30'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '83', 'aud_jBC7hPLwb3o6qpsyvDnOkP', '\xfa939ff39d33c072dadd3969f479e7110b8f0013f2686b89040dfc5b48d536ba', '\x8d60a0bd448377024c34d4268b2ca6802111554deec17e182dca4db5c3f4fb30', '\xe237d4e0f2ef29022f36721be9c059015f9508a5c28568f4598bdee2e6665081'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '84', 'aud_a3c6qcjV0JOXFh4F3ontXM', '\xb817b75bbbaa3be91870ec2e98822a312606493aed7b346b0c9a8be96565aefb', '\xe237d4e0f2ef29022f36721be9c059015f9508a5c28568f4598bdee2e6665081', '\xa664c7df78f0905e2cb4f17f2a6f87d02b206a4c4d7bae9b9647257e2d08c6d8'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '85', 'aud_FQaSKNRtk0vMJr446UMlVQ', '\x67fb1cca8bdf13bc516404d7b5bbe81d15c0cae822001f24a52ec1896318cfb0', '\xa664c7df78f0905e2cb4f17f2a6f87d02b206a4c4d7bae9b9647257e2d08c6d8', '\x0115299e260b849ee5528232e5554e43e95788c95d8a6cf7c75ee18abedc28fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '86', 'aud_5ksq2K0GLEvQE43kE5wW1p', '\x85cef980e19f5a8d19eae16bf3849aa3219e78b5ac74d39401773664ed770ea1', '\x0115299e260b849ee5528232e5554e43e95788c95d8a6cf7c75ee18abedc28fa', '\x42bc72b8a4b54010a44aa0fc4838720d33ba4c467760b3cbe10aa2f5362ec87d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '87', 'aud_V9yFotjpD9nPW4MzfylBbI', '\x6e7bb837416235ebe8aa3f861952a08caefed6b79136a04364baa07e07e55df6', '\x42bc72b8a4b54010a44aa0fc4838720d33ba4c467760b3cbe10aa2f5362ec87d', '\x00c8d225a5413fb2c521a0a30e067596bc071aa55bf6d4a5aaab2ab5e29d08dd'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '88', 'aud_73m5fY70wg6lZKYMyw7otk', '\xa84a5ab1f196c06a6e2fc539af4c3e7c6255acc56a6884dc35c11286dc0fe6dd', '\x00c8d225a5413fb2c521a0a30e067596bc071aa55bf6d4a5aaab2ab5e29d08dd', '\x75ce3d90ff6212102168683f6134f2f5ecc56cd2a28fb8836a5d4259f2fcefd4'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '89', 'aud_l75Vb7RnwUE0XAy48P3Pa0', '\x28b56fc775a9279005da27a30a3add5274e3d9892de4bda51722aa0092829f2b', '\x75ce3d90ff6212102168683f6134f2f5ecc56cd2a28fb8836a5d4259f2fcefd4', '\x992f3479db9baa35a67673c9a59601450d84b81d98cbffcf5d89c5a1d9e4ff60'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '9', 'aud_MFwBWDB0ubLk2ZJp191hiI', '\xbff485599c11e4fe046de488dd32ff8fb5c1c04cd23841c4a9e54e4f589f7345', '\x5f47583077b430c285d678c2bf9ef6b058179a907b79e603222c3ba7fc0e2e4a', '\xe1baee59f4687103a4896cb2cf1953064211e9633ca7e3fa8e4ac28eaad054b9'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '90', 'aud_zbo3rFp6r2LZU7cvXfl3Ef', '\x73edf570637dea44980da6254600dcd73e6b60d4a2cc7fadb1bcfec57a9ff923', '\x992f3479db9baa35a67673c9a59601450d84b81d98cbffcf5d89c5a1d9e4ff60', '\x1f15602ee4f8dfc9679f5817c72d4daeda576296dc2c734f09ebfaaceb9eb3f3'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '91', 'aud_E2w48olz7N2DbewSSHpc1g', '\x25d37a5965c8398fe8aabe741126764e9e6f803332ad9d4956d70eb786e2cec8', '\x1f15602ee4f8dfc9679f5817c72d4daeda576296dc2c734f09ebfaaceb9eb3f3', '\x90ef7e965d1becb66dcfd7119e76bc6bbb8952325d425d4e800310556534ee3d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '92', 'aud_k89nrRekiWP3LJNvAJV1mS', '\x5cd1c8d3feda97574d507023d96379308e93a08f52cf9c3171cc59b1b18d816f', '\x90ef7e965d1becb66dcfd7119e76bc6bbb8952325d425d4e800310556534ee3d', '\x1569dafc8564b8b0250461794b8579699a193146199bbb70ad64bd9c5f362bcc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '93', 'aud_3Ohn9JXBlTg4eI4teUoyRv', '\x7bc8b4f4c848c06993b6cc8ff308dc97e159a965564ee3245a837517e059c364', '\x1569dafc8564b8b0250461794b8579699a193146199bbb70ad64bd9c5f362bcc', '\xaa6f4ace5a0e567ac74e2fb2331e0ec7c327b7309cb218a70cd224c4645e5ad1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '94', 'aud_B1SFtyv58VekJl8VNUAJUd', '\x2cd6b14306d7f84885a41bac8dc7a2c35369a9e1e34a07c6707755c02fb70d90', '\xaa6f4ace5a0e567ac74e2fb2331e0ec7c327b7309cb218a70cd224c4645e5ad1', '\x065f83edf6a77dead403ec05d9968854355b852422cd96cae64a37b8c8cf5773'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '95', 'aud_N4P6ipqFxQKjBxDmB6lQ2A', '\x6dba3a1dfd1fe7bae4d154beba217975a14a28796a4e6c04bb0720a196a299f9', '\x065f83edf6a77dead403ec05d9968854355b852422cd96cae64a37b8c8cf5773', '\xeb46f3130c979e74695d780f0e0f94f5bbe533178851221095d509e79dd48650'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '96', 'aud_GJ650Ar4OlCHFizC3HWEHm', '\xe936aed0ae83570e96924bd0fb5261b67f2374903abbdfc89578851105737659', '\xeb46f3130c979e74695d780f0e0f94f5bbe533178851221095d509e79dd48650', '\xd8e2c844a5c05a0c4248ab0d32cf0f1d5daf6607a97708b3358e2346513ecfdc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '97', 'aud_SrYU8XeBXUl4X1QIXNe2Li', '\x07d5b877aad4d7f44c1fe677f9290500d549aa64c1f93dd9c2117275f6b4d16a', '\xd8e2c844a5c05a0c4248ab0d32cf0f1d5daf6607a97708b3358e2346513ecfdc', '\x4d5cb0b0747c9202c2eb85ebd6813a6fbd9b931e2ca656f0e3385866c6cfa979'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '98', 'aud_wuL6oTLBIApC1f8DRLMBB6', '\xf21fa0c7ad4987df458d2373a1fb58b5ac959ae66f2405ac40f8521c29c35214', '\x4d5cb0b0747c9202c2eb85ebd6813a6fbd9b931e2ca656f0e3385866c6cfa979', '\x0ce45a1e6b247d9fbe861864d503ac56a27e4972aa13798e1c581566ab2c1387'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '99', 'aud_xl2fheDnGwdlFayzEyK1ot', '\x59c6468653b12fddc5d6956d1109968db539140c9d20e4d6942b7906835c8aac', '\x0ce45a1e6b247d9fbe861864d503ac56a27e4972aa13798e1c581566ab2c1387', '\xd7987d0960daa296c4a581ae89ca2e273f14d7da6151998f4427261de2dba625');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'bill_7hJDFjDxutEGzR28IBqDPV', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "country": "US", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:21:29.509+00', '2026-11-16 07:21:29.509+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'bill_jHdP1EGTk9dc1IMiOwLzUf', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:21:31.526+00', '2026-11-16 07:21:31.526+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'bill_ne76U9mHH1UnLUljBSXWB3', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:21:29.593+00', '2026-11-16 07:21:29.593+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'dep_NOKuh7z44dQfB3sEg1CIbz', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 07:21:30.689+00', '2026-11-16 07:21:30.689+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'dep_sRAjpz9ewmmRMkVoIZ9iGM', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 07:21:30.281+00', '2026-11-16 07:21:30.281+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', '167');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_0xGJRUa9mSpaSc00alf16Z', 'session.created', 'session', 'ses_gzgVKJjgdx0bbjDLpIMM1L', '1', '{}', 'req_NBGEk6TLc4q9Cv8phl3Gaw', null, '2026-11-16 07:21:31.157+00', '2026-11-16 07:21:31.157+00', '122', '122', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_10sDIL3kJXQRLvED7XHas1', 'emergency_access.created', 'emergency_access', 'emg_DrFvpx4d3XbYj5v6b2GHYw', '1', '{}', 'req_OtlDKxgZ6IpYsCwUe0Gt5g', null, '2026-11-16 07:21:27.553+00', '2026-11-16 07:21:27.554+00', '19', '19', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_1HpMRBhtvcc97P1ar0kSwM', 'person.created', 'person', 'per_zdvtUBZuTNWZ5FYqIVjg80', '1', '{}', 'req_YMmDXqo0CWg4J0ceBjL0ra', null, '2026-11-16 07:21:31.415+00', '2026-11-16 07:21:31.416+00', '127', '127', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_1eZz0tbdbSiEdnPzEKRg8i', 'payment.created', 'payment', 'pay_FwgwfTXEDt6UfdxjvXdiLW', '1', '{}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '163', '163', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_25jKKbpsQcCihgvh13MLPd', 'practitioner.created', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', '1', '{}', 'req_Lt3MTtXXATqxbBOzdGlQ4i', null, '2026-11-16 07:21:27.057+00', '2026-11-16 07:21:27.058+00', '5', '5', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_2VNeMwgcdL5J8yioMftlbS', 'calendar_feed.created', 'calendar_feed', 'cal_q8ju5j65gzq9J4YmfBvQo5', '1', '{}', 'req_CwVnxCwMnGZWUDJjqgpLyD', null, '2026-11-16 07:21:27.734+00', '2026-11-16 07:21:27.735+00', '31', '31', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_3ChBZaDb9HnYXCaDR16xa4', 'check.running', 'check', 'chk_lirriuB05tFdNCj0md9dMi', '2', '{attempts,status,running_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '148', '148', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_3Om3RADh1mqPZ8SyZu7PPZ', 'consent.offered', 'consent', 'con_QJaQINYYGY9Pg66PcQ2J44', '2', '{status,offered_at}', 'req_umayj99feleRvnS6yy6fps', null, '2026-11-16 07:21:31.605+00', '2026-11-16 07:21:31.605+00', '135', '135', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_3lL9f0D00uH79zNp76MYFN', 'practitioner.updated', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', '3', '{licenses}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '143', '143', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_3lWZ7cbFXt1tw8BJS22cca', 'payout.created', 'payout', 'po_1tdoddC51ENeCGtP5hX181', '1', '{}', 'req_F4KnEvpGCpSJ2o6gorB3ku', null, '2026-11-16 07:21:28.605+00', '2026-11-16 07:21:28.605+00', '64', '64', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_3oYU09rxMGArwpSMz3mvJP', 'person.updated', 'person', 'per_Z0MjY7wmCVyKNDGm31aYhq', '2', '{care_team_ids}', 'req_XexTyWIB7FDzrHluDvvzFy', null, '2026-11-16 07:21:27.92+00', '2026-11-16 07:21:27.92+00', '41', '41', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_57qnnshw1iHIg9laU1xbZL', 'x12_document.created', 'x12_document', 'xdoc_FrG7Q1tm658EpF1SHwEezb', '1', '{}', 'req_Pr80jGccEdktmn8mtWQsct', null, '2026-11-16 07:21:29.853+00', '2026-11-16 07:21:29.853+00', '94', '94', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_5Ip9eEr2HpIXOiyNtDndP1', 'consent.offered', 'consent', 'con_m97YOL2TCfuKtuJOtK35rC', '2', '{status,offered_at}', 'req_429DNPZfm7Z4z8qb14vdvB', null, '2026-11-16 07:21:29.698+00', '2026-11-16 07:21:29.699+00', '90', '90', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_5XdibSqUt4l9pl9Yxx2DNS', 'check.passed', 'check', 'chk_JYvEondJAelzHi8zvwA1qI', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '147', '147', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_5siVegiQkJ6TtoGLsYb1Y3', 'practitioner.eligibility_changed', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', '5', '{eligibility.US-CA}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '167', '167', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_6DZzCnJfrt0SitG2oUVSgk', 'session.created', 'session', 'ses_yU9kzeRnHjHRcxbhUVzQ8n', '1', '{}', 'req_O6y8FRkGeo8gLQVn2XtN7T', null, '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.704+00', '26', '26', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_6Glcyhgx3LIkcGK0FJUB7Q', 'claim.submitted', 'claim', 'clm_ej7AE42WpE5Kmxsw1AXTFz', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_6oP3AZpsisrcZ5jMiD4Pfy', null, '2026-11-16 07:21:31.707+00', '2026-11-16 07:21:31.707+00', '140', '140', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_6scoWbBTduVH0j5bH9aKJG', 'payment.received', 'payment', 'pay_6Svmqw5KCnni7aIvVBcnTM', '2', '{amount_captured,fee,status,received_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '159', '159', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_7ZqzXShBagGzmq5XbTdTRt', 'payment.created', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', '1', '{}', 'req_ggBSTZHn6Ob7EBuwW7HjkL', null, '2026-11-16 07:21:28.277+00', '2026-11-16 07:21:28.277+00', '56', '56', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_8TLilqzAobVxNCV1Vtblkh', 'person.created', 'person', 'per_SzzlCElogssX4QHqwHzwz4', '1', '{}', 'req_rHDV8Sva7FLhdsXoK5wMrW', null, '2026-11-16 07:21:28.201+00', '2026-11-16 07:21:28.201+00', '53', '53', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_8bFf1b4QV3NqSUYuOXoYDN', 'person.created', 'person', 'per_5xM1jPdTsxlkM3MBhor4yD', '1', '{}', 'req_hgFDp9VGulXyb3pEUs3CNR', null, '2026-11-16 07:21:27.353+00', '2026-11-16 07:21:27.353+00', '15', '15', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_8c7julfUiumR44rbhLvFyo', 'person.activated', 'person', 'per_deLjH4XD2OQXM61HaQjGwh', '2', '{status,activated_at}', 'req_NBGEk6TLc4q9Cv8phl3Gaw', null, '2026-11-16 07:21:31.157+00', '2026-11-16 07:21:31.157+00', '121', '121', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_9237sF77XM7ecaA8He15Pj', 'practitioner.created', 'practitioner', 'prac_D8KMKI0yfNChBL77562qHd', '1', '{}', 'req_jreshoHbe2orXZpmVuqHDx', null, '2026-11-16 07:21:27.189+00', '2026-11-16 07:21:27.189+00', '12', '12', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_9FU9i0DAqVwfPvl1zs9xLk', 'note.updated', 'note', 'note_28FOGGCVgqmSv0NvieWdwL', '2', '{sections}', 'req_sLwGDejLTR5uieoMc80kMy', null, '2026-11-16 07:21:31.394+00', '2026-11-16 07:21:31.395+00', '126', '126', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_9VJGVPOVRfAyiVAEgaa2UW', 'practitioner.created', 'practitioner', 'prac_PBz1kHndn7lssljATnUjdv', '1', '{}', 'req_Fja1ZaqxhJ4rhdmXgyhgwP', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 07:21:31.438+00', '2026-11-16 07:21:31.438+00', '128', '128', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_9dYqkPkjhGo8vVOJkhEE6s', 'coverage.created', 'coverage', 'cov_6Z94aIoRlJAF8KhLWdGrNH', '1', '{}', 'req_3Q5WW7KNaL6FwEJVBnDelR', null, '2026-11-16 07:21:31.569+00', '2026-11-16 07:21:31.569+00', '133', '133', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_ACS73an0BuIXgk2JGAxEHu', 'person.created', 'person', 'per_raMFF7nv3iAKLdiWnCVgKZ', '1', '{}', 'req_QzDeBqwWrvx2gDelXrAsq9', null, '2026-11-16 07:21:30.323+00', '2026-11-16 07:21:30.323+00', '104', '104', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_AU0DR8RKq1vmaFJzHNpRrP', 'estimate.created', 'estimate', 'est_2M3aGOHzQ1KV6beWPLd9wH', '1', '{}', 'req_at59I6GskKsKaHPXCs6fh9', null, '2026-11-16 07:21:30.057+00', '2026-11-16 07:21:30.057+00', '99', '99', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_Abw5d80FQHns3jf5BxrJUR', 'practitioner.verified', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '151', '151', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_B2c42fTcKXUwrLR2e044tq', 'webhook_endpoint.created', 'webhook_endpoint', 'we_f2gyKmx6zIW020pPZUspES', '1', '{}', 'req_7Fvfb3rHAqShWxj6GdRvwO', null, '2026-11-16 07:21:26.921+00', '2026-11-16 07:21:26.921+00', '3', '3', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_BiKznkh35omz5ayF84q6Ai', 'practitioner.created', 'practitioner', 'prac_TgMs26Lt82qQrZpLDpD7oV', '1', '{}', 'req_Ow5jBwNxQD2yq0rEDpdndJ', null, '2026-11-16 07:21:26.955+00', '2026-11-16 07:21:26.956+00', '4', '4', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_BrQSW2ivyGa7F5IaKIzoVC', 'payment.updated', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', '3', '{processor_reference}', null, null, '2026-11-16 07:21:30.838+00', '2026-11-16 07:21:30.839+00', '112', '112', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_Buh169yPXV3IZIqrLzXfyn', 'refund.succeeded', 'refund', 're_xmYMTYLsgAXP3rd0aGPsGf', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 07:21:28.519+00', '2026-11-16 07:21:28.519+00', '62', '62', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_CMU0HNzfF1bvuh2fMaYH6H', 'consent.granted', 'consent', 'con_UNcRJrhabS3tGQscqlSAkX', '3', '{evidence,signing,status,granted_at}', 'req_pXUPoXw4psxu8GAUiTxIkN', null, '2026-11-16 07:21:29.158+00', '2026-11-16 07:21:29.159+00', '75', '75', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_CPotFR9jbgIAB37OEUJy7n', 'payment.processing', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_R2TOkRz4zh7saeIXRKLh2H', null, '2026-11-16 07:21:30.799+00', '2026-11-16 07:21:30.8+00', '111', '111', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_Ck7vTzQHve2a13pWMpvhTM', 'practitioner.created', 'practitioner', 'prac_SWu04FiXf6GD3l1H4ElcjK', '1', '{}', 'req_tcmu2WqPYHsJEcyzzSjVU8', null, '2026-11-16 07:21:27.724+00', '2026-11-16 07:21:27.725+00', '30', '30', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_DLUMi9FlM5Agbsrkd6s2TB', 'payment.created', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', '1', '{}', 'req_uuvrYpNDnAx5sMlqBdTJIk', null, '2026-11-16 07:21:30.755+00', '2026-11-16 07:21:30.756+00', '110', '110', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_EONejs8WnBwxJIjDQwP9zs', 'scoped_token.created', 'scoped_token', 'st_KEjDPhQU4XATOvBJRmCFr8', '1', '{}', 'req_3Xpm6uJqC54Gn9zoXN4Vej', null, '2026-11-16 07:21:27.593+00', '2026-11-16 07:21:27.593+00', '21', '21', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_EzT0I9BWWKah3hhLmYRYOl', 'claim.created', 'claim', 'clm_T4wWmbmhOosXXOvh8IEKtq', '1', '{}', 'req_XuslnRiuhDQNJ0nPJRV1ru', null, '2026-11-16 07:21:29.748+00', '2026-11-16 07:21:29.748+00', '92', '92', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_FKzqFlhqSpPfLKtCEgMX79', 'coverage.created', 'coverage', 'cov_dt1WNAHyCnXd4xSGLhV8hL', '1', '{}', 'req_qxpSn2dxNrXKfCjXT8n3yY', null, '2026-11-16 07:21:28.677+00', '2026-11-16 07:21:28.677+00', '67', '67', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_Fdu846b2eWSbcG92PZkQlj', 'check.running', 'check', 'chk_0CjmFuYEEGStypT0DtdNfJ', '2', '{attempts,status,running_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '141', '141', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_FpTzIiAu4fGzRrKN9Lnp8w', 'check.created', 'check', 'chk_1YsIbqSucBclmb4sp2Eg4a', '1', '{}', 'req_Pz27OHmdFyiPEylrmFuQ72', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:27.102+00', '11', '11', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_GSrAbeCEmnNKvBdoUK0yFF', 'practitioner.created', 'practitioner', 'prac_8poaL5IkWCgGTOAtgxjmkR', '1', '{}', 'req_ZLFYnEv0bFydNEPew21a33', null, '2026-11-16 07:21:30.387+00', '2026-11-16 07:21:30.387+00', '106', '106', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_GbsZuIjanyScfyfyCtc3S4', 'matching.created', 'matching', 'match_6M7tQablVVcPrqhKWsqGrI', '1', '{}', 'req_lPSJcqLeLIiTK5ssnPHQTm', null, '2026-11-16 07:21:28.017+00', '2026-11-16 07:21:28.017+00', '48', '48', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_HH6L2ATcqyfFyYChvD4opL', 'person.created', 'person', 'per_21FSl7EocKTWm9gOZX1Wfo', '1', '{}', 'req_Nu8NzJUbbOUOqOkXr7po3i', null, '2026-11-16 07:21:28.083+00', '2026-11-16 07:21:28.083+00', '49', '49', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_Hccg3s1ScPbqLlYAj99tex', 'person.created', 'person', 'per_BNlqIrCNeA9cypVdXv5mhF', '1', '{}', 'req_3W9qGx4AOHSas41gVPMSM8', null, '2026-11-16 07:21:31.539+00', '2026-11-16 07:21:31.539+00', '132', '132', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_HtZVVlHWFx9P869AqAOStb', 'person.created', 'person', 'per_deLjH4XD2OQXM61HaQjGwh', '1', '{}', 'req_dkjpLY104j1HksU0DLKPIj', null, '2026-11-16 07:21:31.01+00', '2026-11-16 07:21:31.011+00', '117', '117', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_I8Xmoxm7SYAXQYC25nxrXf', 'person.created', 'person', 'per_yPJRdxOknixWhJ4c8zTC1A', '1', '{}', 'req_hkF6vuM5U4WzbYPkL2Fisj', null, '2026-11-16 07:21:29.615+00', '2026-11-16 07:21:29.615+00', '87', '87', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_Je2jgNuwxEzvDslkdKIuFz', 'dispute.created', 'dispute', 'dsp_R2g6pE9SFzgmsvUTOWNaSl', '1', '{}', null, null, '2026-11-16 07:21:30.912+00', '2026-11-16 07:21:30.912+00', '114', '114', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_K6friAqHWAjjBp0OalzfZV', 'consent.granted', 'consent', 'con_EdfzHr5I2gs4R0548p9K8f', '3', '{evidence,signing,status,granted_at}', 'req_JKGSoL9yY0UdweZll3Fktq', null, '2026-11-16 07:21:28.914+00', '2026-11-16 07:21:28.915+00', '70', '70', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_KHuA0TSQvl1UsGBwQ0jPkI', 'practitioner.created', 'practitioner', 'prac_OOuNfVsiQKckx3kcuiN9Gc', '1', '{}', 'req_0l8gJ877Knd4Hj6HRCL4lH', null, '2026-11-16 07:21:27.541+00', '2026-11-16 07:21:27.542+00', '18', '18', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_KK0er3T7aOfJG0dwPyH21k', 'eligibility_check.created', 'eligibility_check', 'elig_JcQFPTWIBawEL0OYaErIed', '1', '{}', 'req_urHKkKuKaGl1V8ZoNYUPZu', null, '2026-11-16 07:21:29.393+00', '2026-11-16 07:21:29.393+00', '83', '83', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_KObSDOREdlpK9SttbLW9KB', 'note.created', 'note', 'note_28FOGGCVgqmSv0NvieWdwL', '1', '{}', 'req_5HzJZZyN6x6Q3OqU3V0ufH', null, '2026-11-16 07:21:31.371+00', '2026-11-16 07:21:31.371+00', '125', '125', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_LDZ9x2zYUTGFitToxwBCKd', 'person.created', 'person', 'per_dlaNVvLGHEVu7f5QlTLkwE', '1', '{}', 'req_eqgz86isPh7vPrQd1T2FBn', null, '2026-11-16 07:21:27.862+00', '2026-11-16 07:21:27.862+00', '37', '37', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_LDwaB2YZpT9IhspZ59xOlL', 'note.created', 'note', 'note_CFzeWIGVmut7EgRl3AjYuQ', '1', '{}', 'req_5i00h0MFMacJSOEsSjulk0', null, '2026-11-16 07:21:31.253+00', '2026-11-16 07:21:31.253+00', '123', '123', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_LGEtTiNd6NrrwZ4IXzkjJ3', 'practitioner.created', 'practitioner', 'prac_HQvV6del1Gq50CHuI0EWqL', '1', '{}', 'req_vmDOMciTOZLUljB6nxdBjc', null, '2026-11-16 07:21:27.754+00', '2026-11-16 07:21:27.754+00', '33', '33', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_LJO6yhtM4RSVuDQYkaPa2K', 'practitioner.created', 'practitioner', 'prac_FAQnzZpwroQkX7eeOzYqFo', '1', '{}', 'req_p89ChPcBiTiPfd8I4gJzZf', null, '2026-11-16 07:21:31.502+00', '2026-11-16 07:21:31.502+00', '130', '130', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_LwclbgpKqovpSe6jpjvlcl', 'person.created', 'person', 'per_Z0MjY7wmCVyKNDGm31aYhq', '1', '{}', 'req_aZpQSiSjovnoCMlMXMchOH', null, '2026-11-16 07:21:27.911+00', '2026-11-16 07:21:27.912+00', '40', '40', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_MiTQ1b6MjHIzcIwWKAPpaJ', 'practitioner.created', 'practitioner', 'prac_gMsmYyJyYL8s8Ycw6dhhFH', '1', '{}', 'req_ZaotZ8k94sh7Rv9sgwzdOP', null, '2026-11-16 07:21:28.575+00', '2026-11-16 07:21:28.576+00', '63', '63', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_N2ImfscNuJldnMVjdE0efJ', 'deposit.created', 'deposit', 'dep_NOKuh7z44dQfB3sEg1CIbz', '1', '{}', 'req_KNCQyLsqZtLSDVhIR44exL', null, '2026-11-16 07:21:30.689+00', '2026-11-16 07:21:30.69+00', '108', '108', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_NpHMNZX7fcaM6wprqvqHIe', 'payment.created', 'payment', 'pay_yTyRIs36GyA64cv0Jijnkp', '1', '{}', 'req_5EGteXHpgD8tDP454HzW2n', null, '2026-11-16 07:21:28.212+00', '2026-11-16 07:21:28.212+00', '54', '54', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_NsvJBBsSZC2uggIpHJtiHT', 'consent.created', 'consent', 'con_qxCEcZ4KMjJT6JUsXGa07L', '1', '{}', 'req_0bNg3HKa9wDBgDlU1xJVBD', null, '2026-11-16 07:21:29.303+00', '2026-11-16 07:21:29.304+00', '79', '79', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_O7n7LBsDMGr869fKk5OPt0', 'practitioner.created', 'practitioner', 'prac_uxYN4CxnKpk9uufmqohfma', '1', '{}', 'req_xawlJzGBbvVXTPTd1BQ9U4', null, '2026-11-16 07:21:27.695+00', '2026-11-16 07:21:27.695+00', '24', '24', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_OjffoOTqf5ytzz1Cb5UUHD', 'verification.approved', 'verification', 'ver_aFtXLsEz6ngwigOL18yv9U', '2', '{status,approved_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '150', '150', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_OvQBEp1HHYcfN4jOv3Esku', 'payment.updated', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', '3', '{processor_reference}', null, null, '2026-11-16 07:21:28.389+00', '2026-11-16 07:21:28.39+00', '58', '58', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_QEl8N0vg0ZT0sIjdesUzNV', 'adjustment.created', 'adjustment', 'adj_9A7KOzLQKoJwv4tB5u1t9M', '1', '{}', 'req_yqmN5s6rJswgeLKulnWe62', null, '2026-11-16 07:21:28.177+00', '2026-11-16 07:21:28.178+00', '52', '52', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_QFQGy0vaMrxewOfky2nAkR', 'check.created', 'check', 'chk_eTwrfL8bONByVlonuExGPp', '1', '{}', 'req_k8BcXwgLHJBJgUPei8sxWY', null, '2026-11-16 07:21:27.213+00', '2026-11-16 07:21:27.214+00', '13', '13', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_QK0makBfcdgCuZ7LaeceFl', 'x12_document.processed', 'x12_document', 'xdoc_ET6763mUC6s8xyDj2WMhct', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '161', '161', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_QMi5jLHpxwDiXUXW7I3nmr', 'practitioner.submitted', 'practitioner', 'prac_XxuwgFZ314depMSQ761QFf', '2', '{reason,current_verification_id,status,submitted_at}', 'req_Pz27OHmdFyiPEylrmFuQ72', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:27.102+00', '7', '7', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_SE1kwIv6QsFsM4G7TJexwD', 'assessment.created', 'assessment', 'asmt_cw5d20nfDi7VfisiKGBLTA', '1', '{}', 'req_S3PKsQLpDq9hAEdzaqZIuK', null, '2026-11-16 07:21:27.975+00', '2026-11-16 07:21:27.975+00', '45', '45', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_SGfDxMBAg1NeBT7usbp50p', 'payer_contract.created', 'payer_contract', 'pcon_OCPiYCjN98PpBJ7lURfpxk', '1', '{}', 'req_gLJbtrjM0CMcQluLuvIOaO', null, '2026-11-16 07:21:28.643+00', '2026-11-16 07:21:28.643+00', '65', '65', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_SWglPne0bWdxmXPu7qw0d7', 'person.created', 'person', 'per_cqlob1HaLsELrvcud0Fj6k', '1', '{}', 'req_sHGOBVEHm86MsHZLGQkIMq', null, '2026-11-16 07:21:27.96+00', '2026-11-16 07:21:27.961+00', '43', '43', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_SmjqJfrDN4H9CQ659iU6HY', 'remittance.excepted', 'remittance', 'era_mkDyf5GLJ88IE3peAdeuZ1', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '160', '160', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_SxhJV0k2gPF5yawEiviuQh', 'remittance.excepted', 'remittance', 'era_iIs7BzTjrJQy6o1abOScob', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '165', '165', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_SzWZXEmlEMLGp7d4ONM0p0', 'check.passed', 'check', 'chk_eTwrfL8bONByVlonuExGPp', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '153', '153', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_T2feZcYeHffhSLQ1bG5oLd', 'charge.created', 'charge', 'chg_OOMWuZj0qThPMTRJqtNbWo', '1', '{}', 'req_fmuiL4HRTzXzOkvBrNZQG8', null, '2026-11-16 07:21:28.096+00', '2026-11-16 07:21:28.096+00', '50', '50', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_TDWQqdTlSLyzRXYseyfVD2', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_rMShupqwBh58lc6wutkw2P', '1', '{}', 'req_gG1nBROdgoKdBvPz3U6Uhn', null, '2026-11-16 07:21:27.885+00', '2026-11-16 07:21:27.885+00', '39', '39', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_TjYGqCDWKpxQU8eA02fUWi', 'person.created', 'person', 'per_e3xIANCigLj7DaKxtYu0L1', '1', '{}', 'req_etkTfuaES0Fmd4M6bbZWPN', null, '2026-11-16 07:21:27.745+00', '2026-11-16 07:21:27.745+00', '32', '32', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_TtMh3SdZivkdnHFHQqZtyg', 'disclosure.created', 'disclosure', 'dis_x3cbjtx5bGfouII0aiEy40', '1', '{}', 'req_urHKkKuKaGl1V8ZoNYUPZu', null, '2026-11-16 07:21:29.393+00', '2026-11-16 07:21:29.393+00', '82', '82', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_U1MtQh2HMSmBzEXkodIX9R', 'person.updated', 'person', 'per_cqlob1HaLsELrvcud0Fj6k', '2', '{care_team_ids}', 'req_m6g4QGxk3aEZpR48cT7t6l', null, '2026-11-16 07:21:27.966+00', '2026-11-16 07:21:27.967+00', '44', '44', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_US4EmuCEzrOnKMdhFlX5an', 'refund.created', 'refund', 're_xmYMTYLsgAXP3rd0aGPsGf', '1', '{}', 'req_vLcCD02MatWm82OSLfnv4t', null, '2026-11-16 07:21:28.47+00', '2026-11-16 07:21:28.47+00', '61', '61', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_UZ8u5SEiXc3DTq4j7tS7Hn', 'person.updated', 'person', 'per_e3xIANCigLj7DaKxtYu0L1', '2', '{care_team_ids}', 'req_J5CrfhFx0rqJOtpOYpaiPP', null, '2026-11-16 07:21:27.795+00', '2026-11-16 07:21:27.795+00', '35', '35', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_UaYd8Db3fGq4IfRNgpFUvL', 'check.passed', 'check', 'chk_1YsIbqSucBclmb4sp2Eg4a', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '145', '145', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_Ui3iR0JRrtw5mDbGqIZMml', 'x12_document.created', 'x12_document', 'xdoc_ET6763mUC6s8xyDj2WMhct', '1', '{}', 'req_TUHCXuW42bt6MreMDKdUDK', null, '2026-11-16 07:21:29.813+00', '2026-11-16 07:21:29.813+00', '93', '93', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_UzEgKXmRSGSWR6lQuCKyjb', 'consent.granted', 'consent', 'con_6DprLVd29uolgHVYASm1op', '3', '{evidence,signing,status,granted_at}', 'req_i90LJeKZG0jRdyIoEMAkiZ', null, '2026-11-16 07:21:31.088+00', '2026-11-16 07:21:31.088+00', '120', '120', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_VbgYPsth1dVqSoANI3vwxc', 'transmission.created', 'transmission', 'trn_TzrKHQ7zFWzq5txmUqpkSy', '1', '{}', 'req_6oP3AZpsisrcZ5jMiD4Pfy', null, '2026-11-16 07:21:31.707+00', '2026-11-16 07:21:31.707+00', '139', '139', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_VstscqdZhMeOLiVFh1esn1', 'remittance.created', 'remittance', 'era_iIs7BzTjrJQy6o1abOScob', '1', '{}', 'req_Pr80jGccEdktmn8mtWQsct', null, '2026-11-16 07:21:29.853+00', '2026-11-16 07:21:29.853+00', '95', '95', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_X0Dq4AscMv5IOXJ6aYwLvM', 'consent.created', 'consent', 'con_EdfzHr5I2gs4R0548p9K8f', '1', '{}', 'req_okFvR1N6xBkHytngCRPj72', null, '2026-11-16 07:21:28.822+00', '2026-11-16 07:21:28.823+00', '68', '68', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_X0mNrb39lqWsXft60ejaMg', 'coverage.updated', 'coverage', 'cov_NEw2KxIVu1I8fI2IAwJhi5', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '155', '155', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_XGUAkGi4Ix3NRpvwH3wuCr', 'api_key.created', 'api_key', 'key_BtljTROBuKLhcTNbTrGEm2', '1', '{}', null, null, '2026-11-16 07:21:26.69+00', '2026-11-16 07:21:26.69+00', '1', '1', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_YJK2gAV6J3TPqD8u75ebne', 'consent.offered', 'consent', 'con_qxCEcZ4KMjJT6JUsXGa07L', '2', '{status,offered_at}', 'req_V9bRkwsMKCe1SY5g6M8Owl', null, '2026-11-16 07:21:29.323+00', '2026-11-16 07:21:29.323+00', '80', '80', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_ZApSMlVU51efyf2CGDPiIN', 'consent.created', 'consent', 'con_UNcRJrhabS3tGQscqlSAkX', '1', '{}', 'req_As0NPh7lVKs1QBxRsKh3GV', null, '2026-11-16 07:21:29.08+00', '2026-11-16 07:21:29.08+00', '73', '73', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_ZeaDQOlkQCTVTsh6RJK6RD', 'person.created', 'person', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '1', '{}', 'req_FH6ze4Mmpjg9TiAlLKCRls', null, '2026-11-16 07:21:28.157+00', '2026-11-16 07:21:28.157+00', '51', '51', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_a2L6JDfnemBNEck8mxy6fZ', 'consent.offered', 'consent', 'con_6DprLVd29uolgHVYASm1op', '2', '{status,offered_at}', 'req_49LMWnFeHr9kVbX4Sm9p1h', null, '2026-11-16 07:21:31.067+00', '2026-11-16 07:21:31.067+00', '119', '119', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_a46oqgWUDMLMADKJnkhZNf', 'api_key.created', 'api_key', 'key_PMEOvvBsOBzzyAhVfbEsbn', '1', '{}', 'req_P2WdVeyEcUwahbSXji9Bh9', null, '2026-11-16 07:21:26.858+00', '2026-11-16 07:21:26.859+00', '2', '2', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_aOXqq37K5y8cC5Y8SL9fNh', 'practitioner.created', 'practitioner', 'prac_uVWuf0Oqmq0yu67wGTOYfE', '1', '{}', 'req_tCET9bARYVhkbGVNA8koNV', null, '2026-11-16 07:21:30.557+00', '2026-11-16 07:21:30.557+00', '107', '107', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_arWMLI3Tl5uLio9JJpCTVz', 'person.created', 'person', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '1', '{}', 'req_pwsCW8t4OYP5RLhqvBmOit', null, '2026-11-16 07:21:27.254+00', '2026-11-16 07:21:27.254+00', '14', '14', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_bHkpp8EYnCsj1xtTFIC23v', 'consent.granted', 'consent', 'con_m97YOL2TCfuKtuJOtK35rC', '3', '{evidence,signing,status,granted_at}', 'req_cip2LRIeyOqIu15OtKnamM', null, '2026-11-16 07:21:29.715+00', '2026-11-16 07:21:29.715+00', '91', '91', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_bhlxR3JNYXpi8PPj8aRcQk', 'practitioner.created', 'practitioner', 'prac_hAhsYstc1wg3ch8R2XfQW6', '1', '{}', 'req_ykePVTypxDeFZv5rwDFIok', null, '2026-11-16 07:21:27.991+00', '2026-11-16 07:21:27.991+00', '46', '46', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_bpH6PlmcWZM2xQGPjkGnZX', 'consent.offered', 'consent', 'con_UNcRJrhabS3tGQscqlSAkX', '2', '{status,offered_at}', 'req_WJEtPwysu3c9kBi4q4m1Uk', null, '2026-11-16 07:21:29.126+00', '2026-11-16 07:21:29.126+00', '74', '74', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_cCNJYBizOSUmUeORsiRUeS', 'session.created', 'session', 'ses_ImOrV9bfFHAVHO7PApwH5U', '1', '{}', 'req_O6y8FRkGeo8gLQVn2XtN7T', null, '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.704+00', '29', '29', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_cL1IUeI2UNXEtI6ZJvWwvy', 'card_image.created', 'card_image', 'cimg_L4gaRInk5rEEiLApSljuDZ', '1', '{}', 'req_ozRkuKW6rnRSRH8NjZfQuH', null, '2026-11-16 07:21:29.199+00', '2026-11-16 07:21:29.2+00', '76', '76', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_cw2cRQiwb0sKrgENQICSp1', 'session_series.created', 'session_series', 'series_ws8y5VNYjkgpzJMtGahKNu', '1', '{}', 'req_O6y8FRkGeo8gLQVn2XtN7T', null, '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.704+00', '25', '25', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_dJ4xsfpy8MPLg3wTnzsOfC', 'billing_provider.created', 'billing_provider', 'bill_7hJDFjDxutEGzR28IBqDPV', '1', '{}', 'req_Xp2qHrpS8DLnBetQV5rk3C', null, '2026-11-16 07:21:29.509+00', '2026-11-16 07:21:29.509+00', '84', '84', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_e49Ns9GKrnY7okQerhw3U0', 'practitioner.created', 'practitioner', 'prac_pSZY3xM6xpB8Ch56Cs9whv', '1', '{}', 'req_uxvBvMD3errS9DcgtD1Ipm', null, '2026-11-16 07:21:30.215+00', '2026-11-16 07:21:30.216+00', '101', '101', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_eFilfLFXWHWLuZ21zbnxst', 'practitioner.created', 'practitioner', 'prac_JgIJ84eOfjSUWf4uoWwFSo', '1', '{}', 'req_bREiIKICyNapxuhQlKinJR', null, '2026-11-16 07:21:27.783+00', '2026-11-16 07:21:27.784+00', '34', '34', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_fKC5SXEp1A743JD6Kv6VZr', 'person.created', 'person', 'per_Xpailtgr6xTVRRRAG6kiWr', '1', '{}', 'req_lSylVUnIL8G2jun3lhrYue', null, '2026-11-16 07:21:30.192+00', '2026-11-16 07:21:30.192+00', '100', '100', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_fKfSx58u2wmyvmxPcF2qz0', 'payment.received', 'payment', 'pay_FwgwfTXEDt6UfdxjvXdiLW', '2', '{amount_captured,fee,status,received_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '164', '164', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_fM2A2KVrSA5vE3OKpODpsM', 'person.created', 'person', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '1', '{}', 'req_ge4KHlWOosae2TgCdQP1DT', null, '2026-11-16 07:21:27.45+00', '2026-11-16 07:21:27.45+00', '17', '17', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_fPzbuvpmd3SHaXQlxXDezm', 'disclosure.created', 'disclosure', 'dis_GhTFvpY4smHXfoLWmc6DIP', '1', '{}', 'req_6oP3AZpsisrcZ5jMiD4Pfy', null, '2026-11-16 07:21:31.707+00', '2026-11-16 07:21:31.707+00', '138', '138', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_g4WecYD30n2FVd6DiHQW12', 'remittance.created', 'remittance', 'era_mkDyf5GLJ88IE3peAdeuZ1', '1', '{}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '156', '156', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_gYb6C65l0qJbLpq4RovAWF', 'coverage.created', 'coverage', 'cov_4CTFGU2199uJBoVzVvcro0', '1', '{}', 'req_DrXDNO2PMl2zb18r6vcawm', null, '2026-11-16 07:21:29.636+00', '2026-11-16 07:21:29.636+00', '88', '88', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_gnoxf0aabjRWajvBn9gcko', 'person.created', 'person', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '1', '{}', 'req_sAe7QULfdjh7b5mJOupBy4', null, '2026-11-16 07:21:29.006+00', '2026-11-16 07:21:29.007+00', '71', '71', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_gvmjhsc7Qjn32Jjju3lMxB', 'practitioner.created', 'practitioner', 'prac_jhzc1YX0QSaGDo9OpIV1Py', '1', '{}', 'req_ZDizhnmQmkQ1y4vZOsHzyV', null, '2026-11-16 07:21:29.547+00', '2026-11-16 07:21:29.548+00', '85', '85', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_gwZpsnY24EWaw5cKSDUJhs', 'person.updated', 'person', 'per_dlaNVvLGHEVu7f5QlTLkwE', '2', '{care_team_ids}', 'req_pMWSH5nCdzePdnSNRkswQJ', null, '2026-11-16 07:21:27.874+00', '2026-11-16 07:21:27.874+00', '38', '38', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_h7cCMn9jpttvchvgDesD4Y', 'billing_provider.created', 'billing_provider', 'bill_ne76U9mHH1UnLUljBSXWB3', '1', '{}', 'req_XWcKuZTv15Uq4phKAV67CU', null, '2026-11-16 07:21:29.593+00', '2026-11-16 07:21:29.594+00', '86', '86', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_hKe0IR7QrAZ7U6fA9WKjqI', 'practitioner.availability_changed', 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', '2', '{published}', 'req_72N9zD8SKnGO4XLkEb0oPA', null, '2026-11-16 07:21:31.459+00', '2026-11-16 07:21:31.46+00', '129', '129', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_iP2N78PgTwj92aUjxy1o6I', 'person.created', 'person', 'per_E7jVphUSOdR7QTeZrTpWzg', '1', '{}', 'req_clCil2AExy36yxc60sikGS', null, '2026-11-16 07:21:29.968+00', '2026-11-16 07:21:29.968+00', '97', '97', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_iRho4TPVgqVj5v5R3AT6sq', 'person.created', 'person', 'per_u1ruVyMeFrW94AWo8ruvm2', '1', '{}', 'req_XSzvyxAwRhK4l7TKA3kFCU', null, '2026-11-16 07:21:28.258+00', '2026-11-16 07:21:28.258+00', '55', '55', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_igB0gjxcLAkShg9tX2iAww', 'billing_provider.created', 'billing_provider', 'bill_jHdP1EGTk9dc1IMiOwLzUf', '1', '{}', 'req_Syhlx7YX8N3slcEcsKxmKZ', null, '2026-11-16 07:21:31.526+00', '2026-11-16 07:21:31.527+00', '131', '131', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_ii77w1UHLu2oKZ1zWmipY4', 'eligibility_check.completed', 'eligibility_check', 'elig_JcQFPTWIBawEL0OYaErIed', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '154', '154', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_ikvpNN0F3kxLg4aBOhhXwx', 'claim.created', 'claim', 'clm_ej7AE42WpE5Kmxsw1AXTFz', '1', '{}', 'req_MOVwPo9CdCTL8oqnKK4Yau', null, '2026-11-16 07:21:31.666+00', '2026-11-16 07:21:31.666+00', '137', '137', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_jB5GNpeLQJuRQWfE8GIAMX', 'consent.created', 'consent', 'con_6DprLVd29uolgHVYASm1op', '1', '{}', 'req_iVPWSMa8ZwlcMuYznx0cVZ', null, '2026-11-16 07:21:31.044+00', '2026-11-16 07:21:31.045+00', '118', '118', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_jK5PaPFe3ktORNKAGfECXV', 'session.created', 'session', 'ses_qCZVTAjQwYFwYqrjRrG8Kp', '1', '{}', 'req_rLewMYO4mt48ma5B5vesRG', null, '2026-11-16 07:21:27.64+00', '2026-11-16 07:21:27.64+00', '23', '23', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_jLr8Y9k02XJDnniQFT0UhZ', 'disclosure.created', 'disclosure', 'dis_bu4rBjQMwO1L6sUv6eKI2C', '1', '{}', 'req_awNeTP3tVYvwEdudz2sEab', null, '2026-11-16 07:21:30.347+00', '2026-11-16 07:21:30.347+00', '105', '105', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_jTmhsVhgld4uOTykcE7Sz2', 'consent.created', 'consent', 'con_6oL7iEuocs3jShxHMpoLwI', '1', '{}', 'req_1YpTqHsov4RqufZNBbZtFo', null, '2026-11-16 07:21:27.389+00', '2026-11-16 07:21:27.389+00', '16', '16', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_jawccSq2kcBazlW8jzVB0D', 'remittance.balanced', 'remittance', 'era_mkDyf5GLJ88IE3peAdeuZ1', '2', '{status,balanced_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '157', '157', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_jpVwDx56QConHXbb2jquWY', 'consent.offered', 'consent', 'con_EdfzHr5I2gs4R0548p9K8f', '2', '{status,offered_at}', 'req_kRAmay83jR2rFHI2CwVfwT', null, '2026-11-16 07:21:28.874+00', '2026-11-16 07:21:28.874+00', '69', '69', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_jy3q9aO7yw1kh6pkcMSxhd', 'check.passed', 'check', 'chk_lirriuB05tFdNCj0md9dMi', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '149', '149', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_k5Y6ge4ukIN0Cn33UQDuho', 'payment.updated', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 07:21:30.912+00', '2026-11-16 07:21:30.912+00', '115', '115', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_kAgMeDoqTYfZ51X7QIADNB', 'person.created', 'person', 'per_hxQqFqdqblaNNbmCrcwjR7', '1', '{}', 'req_WlzeysbizPsn3ycg6xJnG0', null, '2026-11-16 07:21:30.729+00', '2026-11-16 07:21:30.729+00', '109', '109', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_kJQJjIo4vNTj1dl74FNUOn', 'verification.created', 'verification', 'ver_aFtXLsEz6ngwigOL18yv9U', '1', '{}', 'req_Pz27OHmdFyiPEylrmFuQ72', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:27.102+00', '6', '6', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_kVm6PkYka8x1mWbODhlHYD', 'check.created', 'check', 'chk_lirriuB05tFdNCj0md9dMi', '1', '{}', 'req_Pz27OHmdFyiPEylrmFuQ72', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:27.102+00', '10', '10', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_kdHVwYZ2SVPmUUb89muYN7', 'check.running', 'check', 'chk_JYvEondJAelzHi8zvwA1qI', '2', '{attempts,status,running_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '146', '146', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_lGZ3nGAAai6NCAcnrsXwbf', 'practitioner.created', 'practitioner', 'prac_PJeZt8eKQlSzBenGcxRsaT', '1', '{}', 'req_kqnVIcEWNevkUgh89pn65G', null, '2026-11-16 07:21:29.991+00', '2026-11-16 07:21:29.992+00', '98', '98', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_lZaL9U4ih8N0fsJ2G0geaB', 'payment.succeeded', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 07:21:28.418+00', '2026-11-16 07:21:28.418+00', '59', '59', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_lbigJdfGl4iIbwvk1csPrp', 'note.created', 'note', 'note_deNpMgjv8LgWe8j9tRNez5', '1', '{}', 'req_LwHPbDCxNfARqIFwTaIa7y', null, '2026-11-16 07:21:27.81+00', '2026-11-16 07:21:27.811+00', '36', '36', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_lyTPIxm1x8RZcHhWWeVFoD', 'consent.granted', 'consent', 'con_QJaQINYYGY9Pg66PcQ2J44', '3', '{evidence,signing,status,granted_at}', 'req_kN85qEoX0yuMvR7ZsnhVys', null, '2026-11-16 07:21:31.622+00', '2026-11-16 07:21:31.623+00', '136', '136', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_m8Yjp3aSdGB8NajelS0eKx', 'coverage.created', 'coverage', 'cov_wJHVscS31OT0BspKADdzgE', '1', '{}', 'req_Z9kUGzKe7kXcqMITkFmPqy', null, '2026-11-16 07:21:29.036+00', '2026-11-16 07:21:29.036+00', '72', '72', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_nSxFIDkvtM69OtjCHcjsQG', 'consent.granted', 'consent', 'con_qxCEcZ4KMjJT6JUsXGa07L', '3', '{evidence,signing,status,granted_at}', 'req_VYcBCdiqOoJlzFgs4boR7Y', null, '2026-11-16 07:21:29.355+00', '2026-11-16 07:21:29.356+00', '81', '81', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_nwflkoOcVNQzRjNfBXbPdh', 'check.running', 'check', 'chk_1YsIbqSucBclmb4sp2Eg4a', '2', '{attempts,status,running_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '144', '144', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_oaEaQSXV0JcPkZoTYIXS2C', 'remittance.balanced', 'remittance', 'era_iIs7BzTjrJQy6o1abOScob', '2', '{status,balanced_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '162', '162', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_obtCFc4eUCu3DysjP8SKga', 'coverage.created', 'coverage', 'cov_NEw2KxIVu1I8fI2IAwJhi5', '1', '{}', 'req_fVfAGsYNozRqVN4bIuuOJ7', null, '2026-11-16 07:21:29.282+00', '2026-11-16 07:21:29.282+00', '78', '78', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_pAp7Agdl1N0WfsKh16rYak', 'check.passed', 'check', 'chk_0CjmFuYEEGStypT0DtdNfJ', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '142', '142', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_pRSXJqjs2hnijfpXUuJjyZ', 'payment.succeeded', 'payment', 'pay_aCv6BURo11VOuQdHaCQ6l7', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 07:21:30.859+00', '2026-11-16 07:21:30.86+00', '113', '113', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_pYRK3ms3gsE24UiJ0Hg4VX', 'payment.refunded', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', '5', '{amount_refunded}', 'req_vLcCD02MatWm82OSLfnv4t', null, '2026-11-16 07:21:28.47+00', '2026-11-16 07:21:28.47+00', '60', '60', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_pnSDTk4vgVWTXZLtdbMVP7', 'practitioner.availability_changed', 'practitioner', 'prac_hAhsYstc1wg3ch8R2XfQW6', '2', '{published,rules}', 'req_UIuh0wYSVvgxWADbkh6qsz', null, '2026-11-16 07:21:28.001+00', '2026-11-16 07:21:28.001+00', '47', '47', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_qOK2brd3WC39Xn7662SoMR', 'check.created', 'check', 'chk_0CjmFuYEEGStypT0DtdNfJ', '1', '{}', 'req_Pz27OHmdFyiPEylrmFuQ72', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:27.102+00', '9', '9', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_qYiaezTXF1WolmcjdaZYAU', 'transmission.sent', 'transmission', 'trn_TzrKHQ7zFWzq5txmUqpkSy', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '166', '166', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_qjSKbTagOfQjeI3LUx9Zs4', 'payment.created', 'payment', 'pay_6Svmqw5KCnni7aIvVBcnTM', '1', '{}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '158', '158', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_qsHLBR1SEDbnZmyMNROP9W', 'deposit.created', 'deposit', 'dep_sRAjpz9ewmmRMkVoIZ9iGM', '1', '{}', 'req_4S62Qvk7gmDGAIou6U1ZPk', null, '2026-11-16 07:21:30.281+00', '2026-11-16 07:21:30.281+00', '103', '103', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_rnMlVOTMY0xffa74cRFmb0', 'practitioner.created', 'practitioner', 'prac_YTwTty0q1n8RL7hnGbbrWO', '1', '{}', 'req_5ihk531vl5yauFE8gNmVYB', null, '2026-11-16 07:21:27.581+00', '2026-11-16 07:21:27.581+00', '20', '20', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_rwvN9uD9kcCuKtVOtLHTK3', 'person.created', 'person', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '1', '{}', 'req_iwn6etlPoDLzZY4YRnA0D0', null, '2026-11-16 07:21:28.655+00', '2026-11-16 07:21:28.656+00', '66', '66', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_sO1r5HrmMzCk50L5FvjM7d', 'practitioner.created', 'practitioner', 'prac_E6gVHZPJTkdTZPW2zlII6h', '1', '{}', 'req_GjAnlV2o6v3OGFPGxR2hOE', null, '2026-11-16 07:21:30.987+00', '2026-11-16 07:21:30.987+00', '116', '116', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_saKYLTvAAVuGfTdE22f222', 'superbill.created', 'superbill', 'sbl_qvMou5IgHnFML1Vt4eh9jl', '1', '{}', 'req_xMPMSl3O2Nh2ApLvrd8wZv', null, '2026-11-16 07:21:30.227+00', '2026-11-16 07:21:30.228+00', '102', '102', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_syuWKKVzhJVyTGPxfirtaq', 'x12_document.processed', 'x12_document', 'xdoc_FrG7Q1tm658EpF1SHwEezb', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_Pr80jGccEdktmn8mtWQsct', null, '2026-11-16 07:21:29.853+00', '2026-11-16 07:21:29.853+00', '96', '96', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_teksymACTCdiVZzEFqGdef', 'risk_flag.created', 'risk_flag', 'risk_YkY8XT90Oa75kxzuuQhvmH', '1', '{}', 'req_szZB7XY7fvmbFTvnTXbdPG', null, '2026-11-16 07:21:27.945+00', '2026-11-16 07:21:27.945+00', '42', '42', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_u0sWN3FtnxizXWphEm291V', 'check.created', 'check', 'chk_JYvEondJAelzHi8zvwA1qI', '1', '{}', 'req_Pz27OHmdFyiPEylrmFuQ72', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:27.102+00', '8', '8', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_ueXbFpw5HRJZInzZ1O7Gal', 'note.signed', 'note', 'note_CFzeWIGVmut7EgRl3AjYuQ', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,released_at,status,signed_at}', 'req_dua0B1eEKKdkXFqTo83QJS', null, '2026-11-16 07:21:31.285+00', '2026-11-16 07:21:31.286+00', '124', '124', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_uuosr0jP783vqxahJVbjsO', 'session.created', 'session', 'ses_D3Nvz0SphsYUcFrL6FSU7e', '1', '{}', 'req_O6y8FRkGeo8gLQVn2XtN7T', null, '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.704+00', '28', '28', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_vkfmjEWt4iLH5iyIcWpyku', 'consent.created', 'consent', 'con_QJaQINYYGY9Pg66PcQ2J44', '1', '{}', 'req_Y3t77ZN9zDuIsFRAv8wfJj', null, '2026-11-16 07:21:31.588+00', '2026-11-16 07:21:31.589+00', '134', '134', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_vo2RGWUDLbM9ZJ92cYbR45', 'session.created', 'session', 'ses_1a6j4r6hczYLR4rLoBPs1H', '1', '{}', 'req_O6y8FRkGeo8gLQVn2XtN7T', null, '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.704+00', '27', '27', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_xeYtXNmY070nBzCys69g25', 'practitioner.created', 'practitioner', 'prac_gozNyeXqVHE2GjIGULpfS5', '1', '{}', 'req_j0j52oPq322zSBqgJHkYK0', null, '2026-11-16 07:21:27.618+00', '2026-11-16 07:21:27.619+00', '22', '22', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_xj98asC7VZuNJ1tYITGb2N', 'payment.processing', 'payment', 'pay_7pvg6uq8bY8j55PLh5UzBR', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_GKo5C8CYmaMMrWWzjzighc', null, '2026-11-16 07:21:28.318+00', '2026-11-16 07:21:28.318+00', '57', '57', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_y3cxl0sQzLqvd2nPFN6RKR', 'consent.created', 'consent', 'con_m97YOL2TCfuKtuJOtK35rC', '1', '{}', 'req_dlqXOy3mkWWgKhpSA7Qm5v', null, '2026-11-16 07:21:29.679+00', '2026-11-16 07:21:29.68+00', '89', '89', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_ynOuTytNTnAOnFMUvYooRH', 'check.running', 'check', 'chk_eTwrfL8bONByVlonuExGPp', '2', '{attempts,status,running_at}', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', null, '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.919+00', '152', '152', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'evt_zjAiURzmkjRUankoZb21b0', 'person.created', 'person', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '1', '{}', 'req_J4U2rIzdSATrRbTW5jVxOW', null, '2026-11-16 07:21:29.255+00', '2026-11-16 07:21:29.255+00', '77', '77', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x0136ca28dd868864d7f3377c88c0abbbe5386532efd0e4fab960a939515c1716251d94bf5323', '5PBAZSri2XOddDbNHn49Jp2Y3SNIR5XIe-EpxuiDzCc', 'prac_PBz1kHndn7lssljATnUjdv', null, '\x012ef86a8c518140439bd0a70c55c536d64ae4a3723f28541459f6ffab04757ddf14f050154edd32c27fff9fd7a9ffc7a2db96fa9f94dbf0e4f291ae7ef8723c21e7cfceb312cb96e2f3359e7a26a60fd48c1c823593640a12b2a0c3904e15e54196e28c28e3a44cf7d23d045ae7fd2c34f6ba3c5e5f02e2dd0105e900a5ddf8819ccdcd8b93c8596a30535cbb4b2783f443e47ff353dd0976a4eb1d3b35a0070646822d31db1dcc1fedf3d59d0c87886fea224863385926459c116782fadc2afc870e289d8a6caa43c9fa55bd534e747c65dbc449436ee0552d82c1fdfa2c4f3865c6f17136452e5e75a18f8a9e5e279cfbdf6de6405cb187dcab2fc184ffaf97a9db603c731ce9bd0b2ce39f91a2527384a9e3c47d2b28951631af68ecbbe949ecc6d69d6c3caf1184b09b620649cd6a562dda1409edf732da320356f3c7e62b3e30b245c9d4f41dd3cf0f58c6dc189b2fcd9420568f7c680d341fc9f9dbf40123551789588e0c59d4af27d62fc042d2057c2dd45cbe395d4fbe0cd55ac81a6a2cd9f397a1c2e0fcb701d3bcc0006815201f3c13bc21b10df2eddcc4e25bb391934d8686429856b20d088289455c8da6e85d30867be873ef8457422216e9125d82d2782e0510cdfcdad819786a2dcb5af19eb679b1a8f01b50a398ccca6d2d4fe4c677139f790b4333ffb20c4023085e40fc0ca0f9872b28dac054ecb634f422de264a06788f65579904d16fd198a5bf30639c605d5d6dc5b8ff0cb7928df8930a65756d8da3b6df15effa27192ad7e099ee954d5e4fb7ef7a75fe68842224da439ee12597041a7fa2bebe5c6535c18402443a8c4356f25c128674c549ac5df2958b510129b48257c0dfda9640e86654bbd1e062491d583aad7a75b82cc65f86e175b36c623635156fd437587455a7c10619fa68b4d1c7d5e04e6d3814dff66e9037fec26957a4237bc7423fd6e61abcaf4d6baca1ee00525e411b8c7e9b34ddd0362e8e824eff0b50b3143e32804c1cd4468a9e7c3cb1a2e59fd4f52875f89a9e9b29c94c0c624b424eba15c51e18ec903def2457f46b0d4d4435b0fa8fc419f00408dd4beec0bef0280b5d5b586a52339e1fa80cb729858bd4bcd9ecc931881ce53cf19fbdd859108f48221770d81666525d9ad52c1203bc2d55127c2d75e3d81591e29d25da838f85c7705419cfd903e5bfaa1f22a16fc939a1fb2275d00920fab8b5689fe5b851a2a41dd98c6365d63eb672b24744028a35f21978ab83b8177ce0e76d941bb63fd9b145cd0033659f918069a853abe4dea629f4615c90d0dc68b0f7fc3ea62d2717f179581347147ae3b5465f35105f2d6cf782f3fcc703f4cc970b52bc49274647a150254b0ac6cfd4941df9eef076421c198b40f116af8b442451152be88267ec0fce651b4ab247a44fa0ee4c9f46a863ff5028e3a1b8184176e539c337202015b0f5c8ecb6c6909755f14e09b036890f5e81b103398cef2058273288e8daa2e40bb6ef14bc4b6ea616d29fec50fe560732eba2be2905a0afdb3935077b62a77836b8cf66b1837f6c5e55bf976db15f076c8345d2d27f2fe8189a36f237d9659d8c2f63436ce3954e47c455bdc68b0f0e3105d80cd386cbf77e1f71176a1bdcfbc0f1d76978c6862fbf66f5b31c27e31e0780d847cd', '2026-11-16 07:21:31.438+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:deposit_clearing:dep_NOKuh7z44dQfB3sEg1CIbz', 'usd', '0', '-12500', '1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:deposit_clearing:dep_sRAjpz9ewmmRMkVoIZ9iGM', 'usd', '0', '-12500', '1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:patient_ar:per_21FSl7EocKTWm9gOZX1Wfo', 'usd', '0', '15000', '1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:patient_ar:per_hxQqFqdqblaNNbmCrcwjR7', 'usd', '0', '0', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:patient_ar:per_u1ruVyMeFrW94AWo8ruvm2', 'usd', '0', '0', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:patient_ar:per_zJBBxLfVJ5MxZ6Pw0xefXQ', 'usd', '0', '500', '1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:payer_ar:clm_ej7AE42WpE5Kmxsw1AXTFz', 'usd', '0', '18000', '1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'liability:patient_credit:per_21FSl7EocKTWm9gOZX1Wfo', 'usd', '0', '0', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'liability:patient_credit:per_hxQqFqdqblaNNbmCrcwjR7', 'usd', '0', '-2500', '1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'liability:patient_credit:per_u1ruVyMeFrW94AWo8ruvm2', 'usd', '0', '-1500', '2'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'liability:patient_credit:per_zJBBxLfVJ5MxZ6Pw0xefXQ', 'usd', '0', '0', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_07Bj3YiEPR84wR19kW7Lfv', 'dispute_opened:dsp_R2g6pE9SFzgmsvUTOWNaSl', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 07:21:30.912+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_5nOP7ouwM5PvT2n8EK9HKm', 'dispute_fee_paid:dsp_R2g6pE9SFzgmsvUTOWNaSl', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 07:21:30.912+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_6T8QPaN3NhyttzGuY4bvQa', 'deposit_received:dep_NOKuh7z44dQfB3sEg1CIbz', 'deposit_received', 'usd', '2', 'dr0s6sbAd3OLkwmKsLE11mXRycl8fuI-a3KzC1KCINQ', null, '2026-11-16 07:21:30.689+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_AEO372C23Fa6Wxgz9tHSB2', 'fee_paid:pay_7pvg6uq8bY8j55PLh5UzBR', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 07:21:28.418+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_CzqtGR8usOaUz5eC6heSGD', 'refunded:re_xmYMTYLsgAXP3rd0aGPsGf', 'refunded', 'usd', '2', 'pe4bCB5W9Swglv0K6ugPhtK2QjpGOIgx_frJzxRgODA', null, '2026-11-16 07:21:28.519+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_FGizqjgIxYMXUZIRUfSrFa', 'deposit_received:dep_sRAjpz9ewmmRMkVoIZ9iGM', 'deposit_received', 'usd', '2', 'ib4LuxJY-Qt_iI-1t71byfdui0u1pnu2XnqUE6Mi2f4', null, '2026-11-16 07:21:30.281+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_Wq4270cloF98AEvzGfPhIi', 'claim_charged:clm_ej7AE42WpE5Kmxsw1AXTFz', 'claim_charged', 'usd', '2', 'jGOIkiRo0BkhbRHNRPT782QFTMoqQ4_to7Yp5SwJtAQ', null, '2026-11-16 07:21:31.707+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_dlI7rgle8NmQYecFlKetkS', 'self_pay_charged:chg_OOMWuZj0qThPMTRJqtNbWo', 'self_pay_charged', 'usd', '2', 'MqpRptnM_iNDlq9G4x8jnzjrUWXAgUjCY_16v0VNIyQ', null, '2026-11-16 07:21:28.096+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_mnV8UwfRNArlrVBrke8TPZ', 'fee_paid:pay_aCv6BURo11VOuQdHaCQ6l7', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 07:21:30.859+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_oH1UNCASvhCyZtkaAbxdqP', 'balance_adjusted:adj_9A7KOzLQKoJwv4tB5u1t9M', 'balance_adjusted', 'usd', '2', 'y6nlPhJ7OYpY9et1qIGNyyNpYR2sfCkf0H5_nreLCxA', null, '2026-11-16 07:21:28.177+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_oOFXsoFXJhDK6PUjku4FFN', 'copay_taken:pay_aCv6BURo11VOuQdHaCQ6l7', 'copay_taken', 'usd', '2', 'tAaUydYCI8Zyrq4OezTLIeQJf044XzAzVPquWqsoKhA', null, '2026-11-16 07:21:30.859+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ltx_xDkqzjdeXuHsywnT0evYvM', 'copay_taken:pay_7pvg6uq8bY8j55PLh5UzBR', 'copay_taken', 'usd', '2', 'oLpK92-PJg-9sFw0rOHbTRmGwBVgxs4a4ism61jc6Z0', null, '2026-11-16 07:21:28.418+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_1HlD0QmDaDzZm9fCleDzS0', 'ltx_CzqtGR8usOaUz5eC6heSGD', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_u1ruVyMeFrW94AWo8ruvm2', null, null, null, 'pay_7pvg6uq8bY8j55PLh5UzBR', null, null, '2026-11-16 07:21:28.519+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_1v9C5lsUXakULbFsSwyswU', 'ltx_Wq4270cloF98AEvzGfPhIi', '1', 'claim_charged', 'asset:payer_ar:clm_ej7AE42WpE5Kmxsw1AXTFz', 'usd', '18000', 'per_BNlqIrCNeA9cypVdXv5mhF', null, null, 'clm_ej7AE42WpE5Kmxsw1AXTFz', null, null, null, '2026-11-16 07:21:31.707+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_AtpGYe8mfhgORK8tD1BZZy', 'ltx_AEO372C23Fa6Wxgz9tHSB2', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_7pvg6uq8bY8j55PLh5UzBR', null, null, '2026-11-16 07:21:28.418+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_D90mcjIiywO23hTXeD6Oh0', 'ltx_5nOP7ouwM5PvT2n8EK9HKm', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_hxQqFqdqblaNNbmCrcwjR7', null, null, null, 'pay_aCv6BURo11VOuQdHaCQ6l7', null, null, '2026-11-16 07:21:30.912+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_FUhZwhZXJhCLYu2zuoKQkz', 'ltx_Wq4270cloF98AEvzGfPhIi', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_BNlqIrCNeA9cypVdXv5mhF', null, null, 'clm_ej7AE42WpE5Kmxsw1AXTFz', null, null, null, '2026-11-16 07:21:31.707+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_GDLHPwdBXwV98O9Wl12WZi', 'ltx_6T8QPaN3NhyttzGuY4bvQa', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_NOKuh7z44dQfB3sEg1CIbz', '2026-11-16 07:21:30.689+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_JXRzFyAB28lptJAC7WyMg5', 'ltx_oH1UNCASvhCyZtkaAbxdqP', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', null, null, null, null, null, null, '2026-11-16 07:21:28.177+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_K8sSElRTzfhnG7voCXCoi9', 'ltx_CzqtGR8usOaUz5eC6heSGD', '1', 'refunded', 'liability:patient_credit:per_u1ruVyMeFrW94AWo8ruvm2', 'usd', '1000', 'per_u1ruVyMeFrW94AWo8ruvm2', null, null, null, 'pay_7pvg6uq8bY8j55PLh5UzBR', null, null, '2026-11-16 07:21:28.519+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_Os5O9AmAGlkKgp8cI5qRiN', 'ltx_oH1UNCASvhCyZtkaAbxdqP', '1', 'balance_adjusted', 'asset:patient_ar:per_zJBBxLfVJ5MxZ6Pw0xefXQ', 'usd', '500', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', null, null, null, null, null, null, '2026-11-16 07:21:28.177+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_Rj6jthsItqWmWJJorpBkiZ', 'ltx_mnV8UwfRNArlrVBrke8TPZ', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_aCv6BURo11VOuQdHaCQ6l7', null, null, '2026-11-16 07:21:30.859+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_cTuZ2Yx6w8IQvQceUhdnjI', 'ltx_xDkqzjdeXuHsywnT0evYvM', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_u1ruVyMeFrW94AWo8ruvm2', null, null, null, 'pay_7pvg6uq8bY8j55PLh5UzBR', null, null, '2026-11-16 07:21:28.418+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_daHHx0NXIavD28RSrFz9rP', 'ltx_AEO372C23Fa6Wxgz9tHSB2', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_7pvg6uq8bY8j55PLh5UzBR', null, null, '2026-11-16 07:21:28.418+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_eBVxesXv5GVcSZnQGp0DIa', 'ltx_FGizqjgIxYMXUZIRUfSrFa', '2', 'deposit_received', 'asset:deposit_clearing:dep_sRAjpz9ewmmRMkVoIZ9iGM', 'usd', '-12500', null, null, null, null, null, null, 'dep_sRAjpz9ewmmRMkVoIZ9iGM', '2026-11-16 07:21:30.281+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_iLd2pp4R096DfPNYvRQxzP', 'ltx_oOFXsoFXJhDK6PUjku4FFN', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_hxQqFqdqblaNNbmCrcwjR7', null, null, null, 'pay_aCv6BURo11VOuQdHaCQ6l7', null, null, '2026-11-16 07:21:30.859+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_k7aQujBVt2DjzOmScih0Ik', 'ltx_oOFXsoFXJhDK6PUjku4FFN', '2', 'copay_taken', 'liability:patient_credit:per_hxQqFqdqblaNNbmCrcwjR7', 'usd', '-2500', 'per_hxQqFqdqblaNNbmCrcwjR7', null, null, null, 'pay_aCv6BURo11VOuQdHaCQ6l7', null, null, '2026-11-16 07:21:30.859+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_l7JcYctgBTWgTrSHzuX1sc', 'ltx_xDkqzjdeXuHsywnT0evYvM', '2', 'copay_taken', 'liability:patient_credit:per_u1ruVyMeFrW94AWo8ruvm2', 'usd', '-2500', 'per_u1ruVyMeFrW94AWo8ruvm2', null, null, null, 'pay_7pvg6uq8bY8j55PLh5UzBR', null, null, '2026-11-16 07:21:28.418+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_mb75QdBZbOzJCRdL5rji5t', 'ltx_dlI7rgle8NmQYecFlKetkS', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_21FSl7EocKTWm9gOZX1Wfo', null, null, null, null, null, null, '2026-11-16 07:21:28.096+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_oYvXl9rdfHJ6dHMPhxMpQY', 'ltx_07Bj3YiEPR84wR19kW7Lfv', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_hxQqFqdqblaNNbmCrcwjR7', null, null, null, 'pay_aCv6BURo11VOuQdHaCQ6l7', null, null, '2026-11-16 07:21:30.912+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_p69mjFjp6Af5BSmhNQElr0', 'ltx_5nOP7ouwM5PvT2n8EK9HKm', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_hxQqFqdqblaNNbmCrcwjR7', null, null, null, 'pay_aCv6BURo11VOuQdHaCQ6l7', null, null, '2026-11-16 07:21:30.912+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_syLfXE7YOb1uhWQ4xl9vEF', 'ltx_dlI7rgle8NmQYecFlKetkS', '1', 'self_pay_charged', 'asset:patient_ar:per_21FSl7EocKTWm9gOZX1Wfo', 'usd', '15000', 'per_21FSl7EocKTWm9gOZX1Wfo', null, null, null, null, null, null, '2026-11-16 07:21:28.096+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_tCJ2qbaeCsLlb62Ug0uEcO', 'ltx_07Bj3YiEPR84wR19kW7Lfv', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_hxQqFqdqblaNNbmCrcwjR7', null, null, null, 'pay_aCv6BURo11VOuQdHaCQ6l7', null, null, '2026-11-16 07:21:30.912+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_y9dfPeU7L5jqNfGRSLNOgP', 'ltx_mnV8UwfRNArlrVBrke8TPZ', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_aCv6BURo11VOuQdHaCQ6l7', null, null, '2026-11-16 07:21:30.859+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_z9zhAvUEOJiN0w0U47SBaV', 'ltx_FGizqjgIxYMXUZIRUfSrFa', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_sRAjpz9ewmmRMkVoIZ9iGM', '2026-11-16 07:21:30.281+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'le_zL2GFPRV18fWTHNSIWJIrp', 'ltx_6T8QPaN3NhyttzGuY4bvQa', '2', 'deposit_received', 'asset:deposit_clearing:dep_NOKuh7z44dQfB3sEg1CIbz', 'usd', '-12500', null, null, null, null, null, null, 'dep_NOKuh7z44dQfB3sEg1CIbz', '2026-11-16 07:21:30.689+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\x6cba887e9db3c7e56fcd7ddef0265cf1');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pcon_OCPiYCjN98PpBJ7lURfpxk', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 07:21:28.643+00', '2026-11-16 07:21:28.643+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', 'prospective', '\x01b176d0515f06be3d7d61c9b33ed4347619501399d728d563a3b9237ed5a4d509574bf267777561857479a5bfe10c27caaf2d40b2928e01181676f6301e229a512ab7cd5824bd653096135e8522af1f730faedadbb695c1b8fb59665a6bf8b911384e30c47e327a0a2637dae49f43af8ae805719b67bb5c2f11772de375c202daab5a0eff8bd6d0107e20d99654d8840ad33fbca80ed350c449840ba464d9a67a1dbb9c97e147dd55290dc651ec35d743cd7aa9284ee02c3622138055d271934fc504a864b2f64429d8cac802a264aa0c85d74f3a1b13dbd9f1c2dbe6f2c6c89fb1d86c5a001569550600e6ef8489f3b349af5e83341be87ed45498df9a04908e19a143f7a8f6988b7fbf4b271503f8d01d5e828474e3b0f7f126457b224d608eda59cfc23515a34abfed023d01b037ef6223dd4af11fe893ec28fab426d5855937ab3186e246aff0692f97bc33a9e9ee75b9c262c6b6481593993be6ba5912894d4d797042cc40790c44f4d951a7282144020f405bf2cef30b49d8bac7e4f47df9bf0f82b156f1feb716880f96f14fc379e926290e79db5f0b7e1e9fbfd030306077ef26b6a6c5ed55e8abf487b96522d3f1013ffcbe571f603a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:28.083+00', '2026-11-16 07:21:28.083+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', 'prospective', '\x019c9fa9cd42e62f7f67f3d67ea681454bdc461f1cd8f762d0bab4838b80ef7650cd9ea64a886b39bf3cccee554dac64e56239674293d22ec237fd754f767e9dd14ea70a59f19698f12116033dc181b5131009dc447d2d70295f2c12965da20ba164cf7d250643a9e260f32b6a54f0aeb6ecedd9df32c3964d00b4ba62904106f0aafe0ead48702769e7b04b24133d35d71a475f7eb973f3a2e2ad16aaad8ee6e53280e9b7459ac6a83e9c0f26d536c85b9b6897802f77789d5098d15111b530d5a4bf02dbdba69f804834dcdaa9763f76967f4078e7e9c6afe638a5715b17caf1a81496d104bb1631706309b6da10bdfa961dba84d5b9d0548dd52575f1a05d626bf49d486221f1e912ddfdb09dd372e6cc522aaf2fdadcc52e7d1cae5fdc98ad05839acf45cda56c9f78aac234873bc86a43e1ad3203c71943233b60ff671e13ed0ccd74ea0664d505dd50e0ad78d33acd059afc36b4acbc28615d9ea842ab59a04c2e6f28d6d0e5b9fc705bd26b731fa6e7712f37c7fed5861d88e6d0a21fbc70e7248e4378b65e645e1a022d48ec695b7092178f77f23aac06b54fbba9772311991932f30425a066d0a756849d017f042d28fdf54b9dedd72f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.353+00', '2026-11-16 07:21:27.353+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', 'prospective', '\x01f9a57347405630ab2affa801ac798321ee98234cbdc64804402f292629158a368ea4d516c83865e8c8f2ecf8f85166e7b73cdce9d67103dd6f157ff6e09d409ddb67007029a96cd336cb504866e12e79884f1326676c2004ace91f6b3a6913f07ce406c84027fd096e5efe99d920ce25fae6fabf7f890c307d06a8be659fa0b9763667b7fa140ffed50ea7bc3b14b85e45e0dc238bbad483c4b19955f187ba44446a0863f017f1f077d206f8e77feede4d1d9d3b9e690a287138329238bef941fc018ee3721c9284712cbaab120806698a2481a96032b833dd963385fdb334b28b10502d8ad762f4602677feeab959f3a2cdb222ce9766d84433b8347734d7ef32ec70f78b8440d57cde099581612855ed1920013d38feea791bb212259bc8c641daf213a68464a6cf3a24f3f59112e0f9866716027225f25744a2169fb45f4a4d35c27ca7a9df8b62d449256700a770cc8877381cd0874d157ab62098283dc2eb06a8068222b5df61e9a6bfdbd3226669dbc425c0d4852bd3391d88a39187af0c90bfd8cd8b9249f48cd49f1ff48d587f7b5a6d59155fabbe04067cd17139bb5d09136e4d0f55a6e65c5b2fbb971b505f3fa302dcc879d9575874e4af4c8afb676c2c858010812361fffb8ef6f5892f5cbf702bb463db62fd557e37e6a86b56c6a7f60f5880a79da9a86cf7eb15b837d9eb9d7c78fa06ff3da82afe015cab78a7e68d02845706b9b2e19e16a0a880471a6e41fd5cb9a56729e36e4cf4a3d5e1a61557df1e27b3dbbb15879606', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:31.539+00', '2026-11-16 07:21:31.539+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', 'prospective', '\x01ce537c09947f17bbbefc702d89ebdb640a630be94f81abfd381e5318fceb013d856b558bb9bf9ba1e1e4e1b606877a93207d4352e806bc484cc1c766ef57a077bb0670236711304e0edbd4e689eb7ed60d263680ca90a7142b131c4806621e50eafb214d2820656c0539f13480958a8f1e5d6b81d44c31891d50edab785d6edc8b16dbc6b106b93d8f5b6ef3345fdd67d67a7913fe9c01c15b73fcfa09842642e548262bb42e4058566e4be9b168a99f82b3f00015ca1c201e56957b30a5376e8c28094ba5b38cfa2dd7131bf3a4264d5d03d0894028f8894e2ee158b8602fa5d5531b6a95d313ae2aa0e93fed0af2af50bb85fd9ae98f4bea4d870041879f2383457d876323f84ce3c915e80732320914cf43b2d93588cf504f987ec7c15d73e4203e192d93425522a12497f9b3d0ece79c15c25c5b2eb26058a888c53eb1f753f63bb9d84b3a2ba7d245502feec0126863090f4a833232957bb18810816c3959d9163af423dd31a333f55f5a448d4284bf98905884895c22204b2d2c06cf6b6764e747ae61c1bd31d4597282f3b1c3d26eb529c6ed7bf71825ae98ced41e307d420a6aee5d0055066a27ffc1ff7b22796b8452417b355e7ab9', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:29.968+00', '2026-11-16 07:21:29.968+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', 'prospective', '\x010580608ffb3f7f53ff99059b0dd2b027500283fe2cc716f96e414dd3ed573ba906ca5b0310a5da83b2790a6eccf1b1c7b8c7eb6dcfe7c6c69f93575c4545516ea3d9ed82bb2864130106afed45e4a1bcd3fcd62e842f518ee535b698a65223aa6469befdc1618b4bffc08129ed41a480d739d2d59058fcfb4c1ba73f798fc811b7723c50a4252c756b5dd5c33c26b5ab45dcc8fd6e360c8f34f12a33e1b7d48a3619e2fa4cf0b6dbf58d390fbcab0c4891ecc24f357c11fbc2d7ee3d5b4084b8a7c96654d4261742929ea4b922c80a0a322edb440f100a022ca2a78ef35cbee8a2ebe8588faf28e17b009016b12428a1ff123217f3dafc2d7491225514d9988dd98bea4cf7272bde1cfad797eb3134ef7776632950967cad1101fbd76a588702ad2fb37bcce1302d0b67a65749dd9baecd89aca3440b2b4b3fa62d974e4e0c590b44d7e99a94065c1e286ffe047ffb5f95d798b140105ee97e14b4eb4b6cd308e0ad12624616f3bebb96e9ef0d773af5787eb0acf37ff2a27649f19cb57ecfae65289e0fba3891a64e44bd0b03acfb2ec5f14f2a9c8a52fb46a551dfed9d01eb10e34aac593ee83b5c9290502963e951772fff7952347edaac1d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:28.201+00', '2026-11-16 07:21:28.201+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', 'prospective', '\x01211d2725d5706f8891eff9f7f54b6a32495e00cbd431d6152cd53d456ea4370b380bdb383faa3f605040fe78f7f3cdc8d173a6d805b32f9eec245c881b28dbac4efe03bfb652504be8e329333eb9f6d1fd54b3cf6303efee1df9390d1f8a4c88c009cea132b963f697d5e056e1dd74f5c945ccbcf9c935924e948f1689bade95533335f26ae51a13ea16958a6cce4501a2c1b7d402a499994c2cc737998b241a2e443955dd66d40d0d88cade1046bf69e7868efc24b6df264ed2eba4630addad6a75416a48619e5ca8fc22bff44b9d97d712374dbeaa113ee5fd8400cce25d56f46634936957c5d5de9b1ff2256cf9618eb0729719d51043132c447a73e1dd05dccda2b9d121f5d8ba1d59efafccbb6e1b784003f52f0623a3435b95ba4f48f20ab5cbb6d60201660dd3ec860210d6c1c36b110881a2663fbceb9433c22420508f5ebf256d8d7faf8cb0c5dc8622371b6cf6627783cee996436387bcebc3bc9bd2bb6a2d3cc5a11af43256dac6ee0cc420a3e615ae1c4971ab69099f6d3ab78920de9a4dc473abdc1edc6639cc4b9f81c3d40c8041b5026deefba46a2d6f65615d0a7cb4b2593f8c5eaa6f1269a0a8baffaf0cee7a850adf16eb', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:29.006+00', '2026-11-16 07:21:29.006+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', 'prospective', '\x01a66ecd5c0064dd403cc9926e2d9dd4de16f1953d81671f4759157825ec7d46e9357066449d07776af351b601837c04271123cb2404591cc31b4b5562674d0d334e673a1114dd57b70c8591612055a6020a9bf6257165c9ecbc69ec79d3eb55ab498722da21d051f3482ee0f2b86950aa0778c5fc45d3d7ae52aa06e684c92c062d5a68c80b5abc1a588ba71f9969db8c223986441b763583175ec5a96acc9721f057e955ed369da7d07c855d9c4d36d1405795dcc1b311e6b248a0cbaeae5bd62d12b7030edf94f21bae9902e0df593b6486bc174a0f9e2c0926988d010659338ee8f76e083a592f12c3cd3299c02d46a447723f02808e2efc91752b15fe0930da335a37aa448773e1509161eace63f9979146132c0a5cd669d2b25f9aff1cbab3eb17980631ed9a2472086afacfe75eb7af57d44001014e52b8e488418eaeaa98f50cd4db8ee468d7170ae4b4845056e94d8f855cb24aa26ef7e098cb4c575a4a1739dc46bc6d5a9c4b7419aac0a0682a8c453b5b4541525ea79d403b0465e9dbef7ab28a10c619a22d0d3130c191acda7c3c8050d507a344ad4d64ef733993b3d066624231ebe89c5ac2773c7f4933d76f52f9fd34eb5decc9', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:30.192+00', '2026-11-16 07:21:30.192+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', 'prospective', '\x01d83b96182a8ebcd9e2d33dfb8b302457dc87af76e2a2a95457b63c6baed1e749d21325bfeec2f879d0acdb1b500a4776c56741b3f49c18c57c408aa1b7041a9815290d55e2057721b7539cf65a92e807e2d8bdbe159fcd7d7bad3dc50fa21ccf093555ab61a1979fb833ce6bbbe635a26198ed8eabf3b3add97f9130a22677c765c2cfb4bcd6a65842993f4694703d613acefa857560d86228e395f0e21317b141823e103630301a92285c7f8f0ba659fd53275e44b37fd0a613bc05bbd03fc2ef34fb6ed5e6b1f25d38cb7b8440c0112aee26f650eb87fae2b98cfdadd9ecf19e472fb0c3c433d9051b270b06eae3f7c320928e5d816f3b96256e90a1572e94f6814295f195a05226a23cc4c6901d04d1d6c7e2085563c8b6e26b17dd3fdbcebcd9ae418c009955ff1ff90b6c89eca981027861d59290fd173121255bf113c35ddc067de3c1d0d441a0d3d7ef277ad865b7b591ce30680fa2b9341f37382ceab509575629c787a81bf45f36484fef7b831415c265d70bbcc53ba2c36ceae493ebc8b95c81e6850c168a07d3d3708a46f7d1f3ed6becd2bedc50cb7ce54fcd52c17e2914c661851a87edd28ef58a217623cc8482813cd7e3f638', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:28.655+00', '2026-11-16 07:21:28.655+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', 'prospective', '\x01935e6875d5ac66c77b46090ec9bcee63a8a949d29d2dc4f4286ab85cbe42fbc0114ae531bff8797cb934874b1057fd127dbdc688d0b0212b8d21a441de8456d17c13506a9c2984871b54697a381b73c2ed47b46cbfe93888f3064f2dec9f9b9dfe26d1521190fec11a708e1cd889d656368cd9bd9eef79dc08f323fb8f9ec79bc62d4c06b183098788581926191f796f971913ae982227061aa1631540d060d29a0106eb0cba84f49904b77b19bfc22a03b874ab2bbf62aeabdb5171d3f4c36350c12979ac00974e765344ea739661972926a6b215291df80da94b39d551c7f87d23c4d08e16f26c46462b3230c9a8913f6006a10abc8d2591d5cb82efdeb056db98b4aa5dbb363e866537490df24851b33e2cb5bcb474375fe6c14d10223653681da20c77e4a33a723f9ced145ef1014c498d2edc3cebec30de8d48da667aaeb4d59604c3ca46b054e5c035e838a215de551951713e543d5bb193870f1a9010b26a44fbc65dba798226cb1bbd8b9eacf9286f169592bc558d5ad5e8f41162fde9eac6723a7f2e45307d18373860adb948e424939e1de8bbc85ac1561ccb7ebb75cf257073f925aea8d530ad7857ff5e6d1ef410af1ba4d6fbd3', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.45+00', '2026-11-16 07:21:27.45+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', 'prospective', '\x01b447e06ffe14fb63e3268b090e23495f16647ca5da313f830e7450ad9ff4423bdaf0e4718b4142efce6c7fbe75b62a7a0a225eaca69a072f23a9bdd1a3fb6bba2ef12d9ffb334c8736faf8907921ad50e63bbbf0aad82d684a2a0a72518627d3f07473b4704334c4fde4af16569a951a4e1e3f4cc6ce754b73e4311d6d2612325f35f82c47a49e745cd7432eeca136b1e512c100c0e379275b58c6eefdb3e761f8daeb226e565c39d0c5cce2175cd66083063d8a99f21990ab81ff0de6cac52bb21c96f9e93343f6af53cb6e79c56ce39ed0872e51dd100cebd6c3d5a9070101cfb616607415dac3b4620248e3be2ba9de6b2fde4a84211d353cab3330b14b80fc9f3a26d77285fc49a782e5099c1edaf0164ef3b6b8bcf7110705d4825989e06e72220a2ca21cf84602a978651fa546657c281fee4a38a563426b9eaeb5ec28d984407b87c96f860be37de01dee2f671051795bceee0ff2ad046f1d9d512d0dc395bac32c9a880b237c730561ca47cfce9c651083c515a9f9af93e153a8a42e7a27ac923aaf50e151e3284b58c8ade1f4bdb3dedaf0f9e2eff7c3685bb70aecf255324afb3cc47f52d141bb168368e4ef6258d69edf939807de', '{prac_JgIJ84eOfjSUWf4uoWwFSo}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:21:27.911+00', '2026-11-16 07:21:27.92+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', 'prospective', '\x01f7104299b6c9e07b086eb0f9d64d2280bc151fe798474b90f5ab933ee5117cbc153ab2ba88817307419a276ef4d542dbec3519444a67c6cd8f70709c0d081f3c60d06af68ed1e6adfaa8192ae5841fe8375ea327b8514ee8f0afd1507bbaf7b9ddaa4c0441a6469a47af60fc6bd79bee5932a463e0b1e49c0d21c3cb18b01e0acae2d54520e14cf693da8785037fc1f9647e22ee849d4cede0f6478e03b3620c35f0f60e40b9bccc325da6f51802906636dac01af64cb06303fe389c55c5f9098bcdefddec77840a01e8bf84a502accfe162309d6653032b6397ad4d94bdf5476730fccc55c90ddca2bbdb2b61bf512f6d1cbd002e55b724ddf289f9dc4f5c32d23b2667dfb1ede152535acb6a1f727b1339a6b07537c5758d622a3cc5e50ae025e528ea5546894cbb66868605791101620e84d24528ed30080a4acdf9000e56b5e40eb4ad31f961a45a29a6cd277d66ee6dc1d53766fe1291383170970ee676106c056565d80a212a94fc08a05809c0682d2af5d74c55204c550541f41ab6a0b66e79d8aacf7a677264fac1300bec661131fb7d354a4e17044a66204d4917f1f3edf8c23e3e65a1b2746c8200a976fb417b5b97c8c8d6194c29', '{prac_JgIJ84eOfjSUWf4uoWwFSo}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:21:27.96+00', '2026-11-16 07:21:27.966+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', 'active', '\x01a535cb8bd7b6c1b7afbfbd4e42745f9be9e351a99d034da98ad4573e14d0dfed8d34b26bae89d506860bfb57a05cb5813857a20304e911da55e824addbdf18b4fea3fbfec3eb1802268e37489d2f0f54c1f08cc0c12e4950a146bdb049a80c5629fb337029f614f004b11c431dbd9dd303e289e9557842a142a9d449a0821e6add3cde982d112e9188de71a7f5a40519809f4fb57912df354665fee2842f2c7f8f5e670d5bd63a5b7c6d101fc1da171fd54a42a5faecba50093f0ff277d20cecdc709eaf3e0b9c34f4f7eb00496735a357a9e8697157f697668339e382d2b7d49474c2d77e9509da635fdb723dd88c42b4380bb651acea65e9478a67639290e435db20afd23046f1f36660bd388e1b57c060ee97cfb12de7cff2b7b6c41b9701172ebfd55c6ee40c9502db40eb9ac92a9122eb91ffd3467b648eafd99bd336be2c78446dba43fbbd2eb6dfb04f36c9a7f4318185ec5ff71ef21ba14cc78f8baae370176b1f7753a5661ebcd667523d00c902fff11afda5abc9d9f036128dfa63052b923b233ac3716d2e8457d0a62df869f4944ddfc195003088d472b906fcb040ca8a7058621ea741b0bd2f414b18f609e48090c536ca6e0cae', '{prac_E6gVHZPJTkdTZPW2zlII6h}', null, null, '2026-11-16 07:21:31.157+00', null, null, null, null, null, '2', '2026-11-16 07:21:31.01+00', '2026-11-16 07:21:31.157+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', 'prospective', '\x01b9a3336fbadb10cb71d47f0968a318b187a7321df381784e9af080959018b13850f91f93389b93b154d1914adbd86d4c0a6b75ebd09d8018d5948572dcaa0e4fa11c25f3210da8b27c7fc7e603489744f6b7d1c01074a8cc3862648858ef67ed99b1711729643a1b6bc03a11c7472ac50488cd563d2c1865c294f3523af39707b14e760514c567fb0757fcb68f81131e3bdb74d773d19d40dc525ef5f8d3b4a7574968770ae00e7f64ed28bc5449cdf2f56d625f50e55782b7e843bbaa21a20d72a07ba140468ae7c5b121a9d0b2686b8c718faa61b0dbaeecafa109eee22ece60a98624a35c093ef4c666a7e702ef38acd1382624167fd992f01ed93ae9e26b3ce2f90d14578694a1ec5a4b9bea24324f218dd4a90e955ff5b184314e7b0aca6ebfb6c9f82a40fdb1b3d681d2471e18caf541a8145d2af469d1278b0a12723b17ccf56ac6d42bb6aec1186b8b6b7b5bd0da533108fc6c239504256eb6784aec46821a9180137f21cb483b0daa1b15346415e420261b5d70888ae55279b807cfff30f578249c4bc90a8f37690d44b9837b268270257a3455f1edd663aadb98a2f513f5ea1f22c21d9083cbf7933a4a39203fddce8c42d5ed0bbf', '{prac_JgIJ84eOfjSUWf4uoWwFSo}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:21:27.862+00', '2026-11-16 07:21:27.874+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', 'prospective', '\x0145c050f3c479b7dc35190474f8830da943b0f0a0659c0b9bd3cafbbe71de15e0f2355c9b3aafa9bcde2fba2e635c99a84895caec710c57c840ff0deba57b66e316f41f5b961ae24b0e8d5f1fcc20e49777270eb981c0bf1f01cdede1542944e86dd5a2ebc2f37578466504fabdb4e6f136ee3e8dd6ad7d2f72bd50ed65ce2431ec809d3a4605f4ce74ea00cb9c08681be1c2ff02dafcd58bff3e25e2d747a001e4d386664f466ffb188dc9279baec0db3076244e1de7e7b6c473c4efdb25311df08c153c4fc6db12228d4a7789f2db11274def513e5e126346e50e06f84fdada6eec7733523088b78873cc36a030f58bcd86c0d521f9d642db7104ca9be5b79dd4a79a6273a1052e80413f1f906ed07145ad44a3de06e220b35253b4c2f1a7bcd1c1d720c7fac6e1ecf8c5a9b139fbe5f07c53f797a2f6f6c145fa9d20fb1861026247fe4a6bf17f467eb1bcea02257f7abd2f06ab64db9ec124dd076084b818f0da067603286b9dc44b110b5a0ab942ca8533159279d1b9d9a97914bc41be5281154a682c0e719ed5479fcc351600c0933a2aee6eaceec321d4b79765adc45b61233837351eac6ceac9cd4ec455963cc676c546487cd3f485c9', '{prac_JgIJ84eOfjSUWf4uoWwFSo}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:21:27.745+00', '2026-11-16 07:21:27.795+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', 'prospective', '\x0156d06d8adacfa4411656f4cb57f650ac3df8ac4b2a659a7471effa1bf1ad72217b7a6fcc477e3668b810f1030295dfc29611eac7f3b36f1d6bf9d1d4aa30a5b6e3c56b9db824b279a0b8addf4a3423e8df61ead0306d689336a6ec2bc7446e8792667e482a74baf3d6178bc3df1143b576e27850747f04ae247f24dcb5b3956d78d95adc7588655415a001818d9e7ea58a5285f447d29fd3cf29b920e1cae50689f53e53c36270e4d1206bfaae37deab134d75ce4b5ca23782f61d71e08b001c11b82410c9d9f4d8a5443cc8f19961331adb36cc89fc8ac69664ef7663ba212b9d8bcb2d8f450a8b7e07a2800dc3d67f4f4655bbe45892fa458331d94da7e5ad3b4eb9ae34303222be53e40cc9af27abd4807e37f021a30c68b00de77b62f3c9e478bfa53d6fbc7991a7d594679ba90042ab7f1eedcf98a561bc0a21f8a042a9c63fadeca03eadf814e01c3d3829c28e1c7fbd9b44a2718238f6c567bce779b7502aca948c56ad709b2109ed067e72a471c080a86f0dcbdc95d2e80032279e230780d651a5e3cad5b43b5f3795ffe1f89ec8a78baf3bc57e1a2caca3674ef54055f932a1918d7e489c70795aa0fc1adcf8015a4c02471c826c92', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:30.729+00', '2026-11-16 07:21:30.729+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', 'prospective', '\x013ff5a5441633f6a75edb7ae5243de53b519e3d32b97372234a6aa21311b9848f687e89d6da3c7afbf7b4d4f9ab853fb32845c87d10d90327a9f931fff78745feac04b9bd6c5aa034d363ab38de9a60acea1761d1656c4d652b013fbfb621906d23fe7d4bf4c92121d137b986197a4b58bc79234f2f9bc1def180ba2ef0ff6e253d92ea16e046301ff85196599aa1bed92ae042101cd0717dc8b7f1e76e9c484fc114c7cb031df2467039b4d115f45e2b3233d311d984a98cca4229ce119ca69dbf684df410f9e84c99c63d035b549a229d5d11ebe27a96c92e47643219c459aabf1d4bbec0eb9b6c6df0f559891fed4b89590f28bc6f2367644037cb041f3560f85da833392573499a5fc4a6142796c782fccfc3e6b4b948dda4d8c9d3e76e0e06140d424621a28babd1245423e7ab1b270d6e190239c4a78ce177b5a8a77399e6c10030a6ce5fe4cc4b081c1e253a0ea7bb5b424e2559cd2b34c7835322442ea45529d29eac269032174e0d76834ba9ed5a1489d30af7d1e3f59809781000b74798bd23799833a4fb18961196846917a19555d452f9c94cd83953d7be0bb00e2abcec5ce443b98e71dae27f75b1cbef9f7b0fde68f35a1a8217', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:30.323+00', '2026-11-16 07:21:30.323+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', 'prospective', '\x01cf6a4cf30a93c97e75e99758b8d6281efcbce24e75917ae6539f960143baca87913f222ab8529e8215477e660041a5f25d8200886b11620799e4eb9f2c7d8a219a35964829577e452c060ed7d0f76dc114a35c0c8fd5e23431e7fe6e37c8b7aff87fce453a6f72167a334a1e6bd568d71a6d1ea502408e72b9a0f8732a91468d5b0dc66ade09dc9ee30818360941dba0abe5ce73b6855bd57a2c0119a45375b6946bec81a81dd778d90a0a00efae197f2f5225809f05fa3c645fb0afef2e6566a25b92412aac0f41cceb928ba86d5fccd8f743bc9895a913b5a03527dbd7147751076ced0dff1cb9f5c683ec1416500b40538985555f81251bcf02bcb94af6614a804cdd6bb2344ea3bb15dceaa1b48d9f087461e23b0ad99e744dd549f956c507a147f7fc9ec099b989a5b749ffa28200b77e11c1da2fc0bd7597fb42fa2ac8f9adcd491affdfb44ac1f10a3fe0e2df0e00217964d33f93acf64c7564bfef90c94bb52ca836fdfd8eed26596396cf15174d5850bacb8add0ab5e8000e7d80bd716c21655e7f3ce2e653255fbed7cf9caf4ba186e43bb6474b745991ed44fe0139dec3867213018d40ecbedc0186b4a7e8d3a6d8a505e72a0107', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:28.258+00', '2026-11-16 07:21:28.258+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', 'prospective', '\x014d5cf0c98fb6599942079b79236aa85f7c65054450c0aa59b69f4a87918d9dabed7df7ccdc59dadc6c5d922ebdaad3c7e6ed3d91335859fa4f7688945cd2a8b2e10234f49ecde91504569b24da7dacc68246c9b6e9032f9efbe6c5353473c0a80b43a948ac1e74e24a22629d9a4d26f28f03608a86bb49dae752936edd78a20fc7a8ae4318073f2d74cd4dabb70683dccf6a6e0d1abebae58bb3c342334066545bdb9c725653a12c4d4c396f186ff99aad3e665405e5816bc022c62954ccd7fdb34de3053c01137f64e38e5aecae7a7b622a8e52fcaa7ec417c8a7c1c75173487e6b469ae8caee24a51e9de7ba8bad4dee1ad21ba4689fed53bf8c2dc552106d9d9d01d224cc3652659f45c813aaa7251935613811f21f5252db972f013f14a91a966730d70a3189a17eb57a84bdf046b05f2388465b1ec56305f99816114c8e8f23115bae87fc2283a36aa0d30148b969f36bb604ad2e7a4c61d4a91dcf0fe8d38cdb11b3982b23e7e2b49c6a18946e5c2df221039812563d564b7294864828100f0d76db235182450ad01975f72a6b6fd4644622c789c26cf9c8714f69e3c26ace523491e58c6eb98f5bfe9f4906df88da54d98a0035830d89', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.254+00', '2026-11-16 07:21:27.254+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', 'prospective', '\x01c6d1a1aec8ffc0589df674f3167cd1108fc1cda80dfe750a0a0eee82e47135dfd37d3271ae913bc6632f11284112a686bfe0455ee9aae57cc6a724d9897bda6c3c6829ef582325c56221cf338c92b31ed9f2ac7742fe8be51535e862a34cc09a1ab9f96d336b831077046fbfb01a053f17c7ed8b6151971953ce65fe4590b06df5d0e206eff2b740afa601b30556058696fd71a9efc229bd5140a5b9b799860fb661570a379b9b0de91534fa794bc2377e232db0e4fbdef4de9573905044dcf65efe3fe9a67f4b624efeeed088cbafa6ff32a5b8dbc350fa1e2811a91a9d36a60fe43727ff2c02ce07c4bb42e4a2f1da99a5435bb22276ade046f6b465e81c7bd0b6c44d705b81a8e550e3843e999f993142ac2ef3ac944e06f294fc61741bbbe19704df9e83778bd0849723ec5e5af0d08b226c98e4eac2c33206cd17531e6bf3899918c1be1ef5157ea8f5da741d71db4f6b3e65b5bd2db7ffab3404b59210de144b157b20e125006ed5b1cc877298b34511c92fa93214d68cfc6909c0949fb188da69597113651e0b4f4e75e8345357eb1ea24adcfae5c4f3fbc6ac5895cc70829e6155263ef4da7b80a6260b2f5102dfc33ee18181382412', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:29.255+00', '2026-11-16 07:21:29.255+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', 'prospective', '\x01d4bdfd221c820c55e66368078eec57c776d4cb176590cd4b2447e96c95c8870643b7e19eeeb22dd5712fd47f8519030b41448349c688d5fd734f0bba83cacc5bbf829e058ec7da3fc2c732b751e88ed0794ca9bd07a03811e164c7d7fa077d280c2511d90139a1d797317d42da4ecd13a2f9eed00862af89a9d6528e00552bf230cd8042bd64d45420c2d63534211c1807dea7e3c694fe88fe1d80b03a1ff2bd5e936fda8b7752158886538dc0d754343a3fb9e70c90148ddb3c60b0dc07088797586dee07f340d6d9f966a7daebbaeca3f7af095a11aec090146e6cb5bc23d5eb6b33d9a90d48a838eee64abaec4391ec1dcee1f1a8b05305e7f76832e3105c7b01abc5ad5c37987aace7ddb2bb87f2a805fac5ebdabec0af9d78f961b9c3d2645b018b97f12ec44c6a89ffe46346827149135253dac1a5a8db50c452af66401ba6de31470a5e4faeafbf6d829deff1df47ca56cc863ccac367d7bd59861b7dd927fb2a24d623ca3e67536e01d5c10c2d37a7a80ad42567c0b13e9098684df422a80c3fbee42cdb09de32b866cc0efc2cf74883e96e5c108727670682279cb4a5b94b03d95a28488da0a2779ff9ae1aecbdbc635e4ffffe0168d2a42f4e784479c782411b2531f154d2cf56b2f0236dc77b6e161e48729ce64dbc0ca76595c48adab4487fd59c87262b18ceb1704b117672042d2b5377b861f7df9cdac370003336ab7e97b9d975635f1d3fc04c0b77c3f22f017c43a6a590972040d439d6cfa90243a46609d34e41dc708ca8', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:29.615+00', '2026-11-16 07:21:29.615+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', 'prospective', '\x016cbc07d573104e4fa220ed038ceb3541204cd6b83596261ecb33967802f8b2ec3d9eb184cae4b1f05b6f7ca7926ab1491457622b2447761943491695121e6cc4dda864bbbe6abbc2150b7060306d510a1581679676704cc90ff32ca3a1b2ea72e57407bcc96a2a430b00438126df8a7a8fde21ba143eae2fda5860b29ab5c537d22f8526398ba56f13a8cd1b2450e8dfef3304128faf4d5eef4de0399876894358b132fc75200c783d109c3f20d3af970d1cd4e1487c0dc45bce3b1a748531dd922a859c89067c653c940cac65719fc18e33857213b412dd62f1265afb1d0927d2949564b592313f79e2f4028962257970c36c4b0ae35fd057ce0faebe42c0ad2175942388fcd466d049eb8a6281b03635ed34af3e4863af7f719f64f6be2888672c75e5b5366164ea21867f8fd0d5491dfbf9688d3654d398d92a946a734e5ffc0fc74724f560c9f57a47cc68d2c800c58b9163926218ede1358434ac021a2dabe1e6d1105ecb94fc5536a83f2253d92d12bcbfdd8bd2403f3f37fe45a981b5ae995ca6b66ff85434f590565c39747be2cbde7cb9a47e5d3af584265c1319b1f1e7982cf5145e66bc8a2fdeec7c9f12e47813d44ab56645d481', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:28.157+00', '2026-11-16 07:21:28.157+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', 'prospective', '\x019e20b1f3e50ffa19d88766cded1d7c0fe097c162cf62785e8ee5fc2ecfb42380568e0010bf9500479c01a961877b366771223dd2518efc2848dad9258beb41850ae577b678941af34f984321b00d08236e4df0cf804e0e952a2bb0b0403fd999914ea5140441dfa060a2b3af23c64900d9d61b4f266eaa6626633196f75567efa7b08b701de35cfc0f756e39eed568be96e23e5920bc2451488e84e6b767e14e8b8686f2e7ee8b095d15d65ba36bd04deea6398716640a57f7dd2a063384a68c6ef9ec4a9f789927654607103a20ff41a020828666da4b0a357caca0a9f8ac4c797550a773ea33e79b09d83a4c48cb3fa388afb6141245fa8c67da4e71c14f63ae6c13068c6d407e16a175b1c49c3c508189035570410513c8ab1b0f38402205935d7fa709a150e61f4fb181f1a62e797977f026661778dc99f63b75db2d60a8374fdd87ad62e89795aca830b6a734f91ed5319baec4f5aeb5f0f1c657d9e034f47b61fdfce61f9f22762998faba59c9f2672ef97bee50a6f02619a31a249778588cde6b14d747cc3e9d5fc38b62cf61ca1224931ba22adb0245673e3c9d3b17dbc1ecdd2d81ad9099a252ad5826cc83f2a1f9ea20b0b79f7e4ebbe04cb3f509b9ad061dd10dd5b4ac55cc', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:31.415+00', '2026-11-16 07:21:31.415+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'con_6DprLVd29uolgHVYASm1op', 'per_deLjH4XD2OQXM61HaQjGwh', 'treatment', 'granted', '\x01d06cc85ff2c9c2f5d1470b7b5d2cabba22be6f4084759b7f8e8cd575870f0e15dee6bf91f6558870c559cfbdd7b7c763c232589879fc5e4d05e776785eb19162838c7bf60d680e785afe893f27379a6a8ece2295c104f18959b5eda770020cfdab193009a93b2869dd3f975cd3d37258a08e3b2c2aec9e1bbd876a34053fbcf82ad21bd1c64619c318bb3b22b6bdaabc7af40a8cfd64252bf31cd9c569ec24c885f13948b29f5378c74428f2fe67532f47de8bccefd865e5f305f410560ca0fd46d949d28bf889fef05cc0a238dda221a423eca578d8ad3cc3bf9866ee3a606b7126cfd4def91e74d9b4ce4c808cf6bcd517adcb2bf0396beedf8adf55db841ea4d5de6637f4d3e72656aafd781b5a897e193545992cd2e15bb53c1b74faa72f665a5882962db1deb48c548ab6d5628c0d818845c4b28713baedb5909594e8f273fd11cfbda539e65acf3608364dd270221a9c0e02be0a7e640f5287cdc319a97cac5cea216debab546169313ca50049d7fd78f05de0a073f0b657e394a874e79df3656eeede7805fd055716160ae267a7eba061c441ed46b63e574840754e0cb7c755d05b2bbb5dcd7cffe6b90233c1154e975af8e5164fc72e350fa2fb1f22f636890476d376cb6d84d86026002ec5e365d7583ba3ab693c99bc3fb81b3023602754364b4bb3adf11afa1514447df6fed13cbdebceda7db6c19d584cea2f21ba01b5e17780c9f96264884c062081e619970df2041070722e17eac0110f081c5aa5d2ec8a79dd962d5a20c9f3c4bb021f111bf7b68098dccad600636ad07ce219c8de962e4a96315d86f739ba3751246ea9c09bbf6461e4466edfbf8cd14dd9cf6c695b891d3e3837a01204f76bdcad6666ab144850792f11ac22a066fd1ccb76a95d506131105d273af1423eed11d6d495409cb63888d5a96f91e2ac6f66c65fbcfd4171a6cd07697044f21e13380551b897e225a01cfa2a4682d1ef0eb4d6830f5086826af1a4cb20832e5779356a3093d490c35981fa01daa71838c6d682b24a917ed5f47d84f4c4a71e38b9b2f3b1f602fe3f04ca8dcbb5ebf49f12b0598396ca9d95d98ed1efc15fb3a253f35fb7283d3ecacaafecac0faeba178f2b20606863611a12696e3aa28dc3451c05ca20e2872915bf3ecfdcd96a8b28b5864d', 'permit', '5', null, null, '2026-11-16 07:21:31.067+00', null, '2026-11-16 07:21:31.088+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:21:31.044+00', '2026-11-16 07:21:31.088+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'con_6oL7iEuocs3jShxHMpoLwI', 'per_5xM1jPdTsxlkM3MBhor4yD', 'treatment', 'drafted', '\x01d9d4ca03795eeeb572c54cdca07b55ca240fca851b86466e4144505e39ddf41dd461bde6aae0957cb49b23b5517a06054615902fb4cf58b77162d54a4d43f10b7e230a829b02c737335375e2c1a45cb564e37a96de5bf62ab29075d49fa630acd86414de51e1c8fad08acb3c45e3d0a86f0df953b64050dcc4554c57da899783a40904bd646169c01ee20dd17cbd97ea3ecc3a4709d32b3a6e68b25eda2ead3c11226eeaf993b4c9346606329948ff167e05754f63d3997915eb8a137046ae7fee8983365361f7f220392f3a2cab5445a39ea9bc1cab47bbb18f07b259de79b19c7a5b6aed2e1b2fa6a5fb9619a8fdcf5c5d97bcf3b500732bc2d5bab24b919687d86e1754047e42f77129bcf98ebeba1c555089d58e8820a4e25732c0274008021f4d8c78fb2da1d5186eb791ef6d8ad4cb8e4372365894e7280667ea7b39e8dd51c4b1f8fc627e850d8df58b4cdbcb32786b02b7ef91bd901b08cc42c7dcb926f54abd3e699bca57d532414c5df479886a362fc5fce4facb418b1e3cb987c1277fadeaae7c527d879256315c0313afdaefd9bbbfd8150b233aaf26b9e39e891d5a40df003250a835a3bfda8682cd6415c68cee96bb59', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.389+00', '2026-11-16 07:21:27.389+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'con_EdfzHr5I2gs4R0548p9K8f', 'per_Xqh0uwo9HaeDLIM2m6DLd9', 'financial', 'granted', '\x011da5d8167ef9c1f8d6c6e9889a3e116d22f4c1f56de034f8a19dc3265476a8a4324a920c8992d6f77fd8bb5be8d2bf8b0151edf16071665840c4049b1ea27d725ede30b6a5f8385b403b7dba6ed9c037a74271e6bec9b9342514b5bd708bbd9106be843fbadd817c3f2f8c9385f7efface9ceded9728531ed252d136dd8580d28dfdd201aacb92589e6ad2beb2a8e7cfaa88e4060babeecb2bc7fb676cc78dd930ba7c696ae550f7870bb823691f9bd2fb53b143e70dccdc0bb5ebfadfde079b746827c77c737ce67601de804add885e28c20bcec06c144b110c800497264f778bbe50dc0f53500efe18f3a646491cb6a1a3d1f4f9b37c2126baa9179535eb3f6819e4ba5ae9b393537e438ef3c93c92dc32150aad0ec62e68345eb585649c1daee3f133838ee2effa6972d12d3a2859ada2b139ac5b21e8d4ac021faaa729d189e931369c55a0ecc15bbf896f9153e506794850a6e45381864666f78d5452cf1fa98badc433fee2d0d62f6bf7c3e25c63f3c3595819b9591616d58e5335db72f005e8d1c9379cb0e28dd7ff274463ad7c89e9f8831640821363ede659e03123e01d8fab1d7805c81dd2f5eb4775af68065d7ec7819d46e0a58ad9ec104aa5260afc33b8b7f0002106cc1dc4ae7a652b765fbbc335c480e30dedc504e46b8a95218804ba63c7946ebeb0159ca7f49a20b8a620123c4dc7c25e5301ea2c42a645d3ca27878147ba4ccc8fb980770e0d9bcd0d99fb04355e4fd85bc0431644732e582e89e7110e410dce83787cf0947ebb6b493573bff0e188772d9832827c9e37fa895cc4ed43c8a845f77043bc460d9c39a98eb586ce055c8665ba97973755fa00eb61d50f62784ca670432b570c012a42da6d450e5f0300136a900a50b4f74109f383cc67d666b6f03437b301e8ec77cd9b1cb3171dd67e97ecde175113a46f5bf7f59bc9a5b77ab1c5101b3148a83e4e134911f8bf7ca1a997fc40938ea7a2043314973957ab72d9fb8515ff4b34c08d94e60a3dca12911697cfc4520b2214d7be5a9a9b03dae034d50b46e22977742ecdc8f4aecf0e9c53deb6a3b9fbbde5b5d9d95b1a1147c90bcfc22fb2b9050956d462970ff12d6a1e82634b4872dfc18b5cc929e6ac910cfc13a47dbb8194c621f835445583404e2f24d604b69dff61c1fa484009f36f1100', 'permit', '1', null, null, '2026-11-16 07:21:28.874+00', null, '2026-11-16 07:21:28.914+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:21:28.822+00', '2026-11-16 07:21:28.914+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'con_QJaQINYYGY9Pg66PcQ2J44', 'per_BNlqIrCNeA9cypVdXv5mhF', 'financial', 'granted', '\x01da4ca47947e7c27637a9ba00662832560476adfbf3d3a81fa20b9615eb7d60a07de4f8a73035cbca1e41eae2c37bf28dcba2a5866017462a9f33e6568bbd8ba1c9279c958de08fb721cbe6eb9fee408125c62d49edbbd2eaf40419cebe7db71684828c99a33d33fbd11b65ea29f9484d5d8fef091fe90a0c82709a5475ee876e7a38d614a44dceaf6cb3c406b3c5385b2134b955b6e52df06597d2bd28ac409e4896c316b0cfda870c70c7f8c1d2bd3701b66c257fd7529d94d82e43a0aed84662c026b89d6d5e956db9a5db18258879aada422bea022c6ea1447d38b0b3d8226db31fca37d7a26e7a23d44f99fbf4c0822adf9c7a3a4c412bc684368d848bd4068398b8e971b5f1e4b4479b0121ffaccb242a7a73cbb88b5d1b4a2ddd2fb0e9c20541e3ffe503e294df9d0cf2f69a589d701469801531a32dd41424cfa63d8968f3ba4e45df55df0487ea31238ba1b8404e470535780181e17c736c9e78b0438d5ee074fca2e1e4a57c7303432de641af960748edc1b731dd6efc4e54dc77d670e00a3f17d97e124496054f88f4f0dedacc44d3fe4bce48c63e619d88b5c64bc39b6e514effff4a85173fd1a144a9dedafe334b24a4778e27801ee5227e6ee9c1905731af7da0d59fccacf3c218a52d50a68f0c58122c307760f908ac1bc551d6b5dfdf066408151cb5305cc1d157f9d84debf921d17a2ebacf39329ab3f506924e1d3b8fc63982c3f9b1b15b5e5c2c322e3b26f6a9ad18d044e19ae1a1994569544ae9c2c9fa320e94e17673c53b1741881740f3d80b09cc5c0cdb63893a18bb7563e84570a18a3194d3013f2e9d10aedb69c09eedb4588a65fc4b3fb45ff741322db1f045bdeba01e7637c5727de70a9d49739ed64d54bb44c0f89bf8e8fcb1af7f600ba2185f9f9c84ac6d5cf7c02de9b2cab8c8de918e905a31ff20f4c8eb062d0bd9c2619644eca4982ca7f04cd3053f7612782a4f7319974e6c8eb09bef5ce4a5d3b5780e77a2d9c496d110115afc0de9fa053a14214e690e61eed9bd19e3f083bb78934af552e040980fcb537520fc247f3a62efb5a136dc13019067b5c6b6e8fa086fe806e6655d3642bdfa046fb947df4eb78001d17eabc6e2aa71fe90d44ddce905b8299dedc730830fa0ebb668742124f147d1ff7b072e42b881048ff1dca216c81e0a', 'permit', '6', null, null, '2026-11-16 07:21:31.605+00', null, '2026-11-16 07:21:31.622+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:21:31.588+00', '2026-11-16 07:21:31.622+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'con_UNcRJrhabS3tGQscqlSAkX', 'per_T4HRn5bEB9ZEDbvU4Wthkn', 'financial', 'granted', '\x01255a54e98e1856cf63d84831937a3f171e77afd2c8cba9ac2fe61398d938e31c2c5139df489e72c85a1b6a2c7ef7b96f150c1b151d9d56ba0877320abb1b884a5d22c752cdda59e9e78529414626ef919de00a7593e8045c2ee25abe11bf517f5867152451d270947af5ce8e5cfd8fc47064088c294f0f73552970e5f44462837d82ac929b22faf96ff879f0fc8439aeda657a5c4abfe0ca54bf297459ad9eab5e081474ef63a673c49355870a608a6a2e5acca9c17f4d355bd8ff92d2d85608f0096fa98c40852bff6837fa3f3d470dda3ad85920efde2d895e5bd47b532fdc0919888b65a8dacbc21f7cc603ffe0a7e6cb0e09d3795549143fd66657a0ad7d8d57c81604182c0c7326c2bfba7e806ef5ac8dbf2de318b190100b4512794d4faacc4f111caaa57485184098d73138ec273d41a2dbe7cf05910d3728ed3fed90f333a4b84f8f785f4426498e676614863448c7d52c52b7ebb9a55cf39b88019144121c67b22e8784681959500a44dba9fef5986694e66c2277897f7102d0fba94906290818d0c6dfc695a4c1b65e880f7040ee6065ca2f61c511ac362e9d421185c245c5a53af51d4f4ec32823f34b7bbf2a7c00f54c638100664aface97f3429e04c7332cbcd419df50b8ed209d0f8e52b327b8147bbf325e5f24fbd47bb1da657e2021235a5f1b41dd5463ee56c011b0ba08853aa3bd088f99c26804821ee63ff102bb3322b6c849bc041e102cf9a9f4333fccdcdcf0eb2656de1eff8c88b89cbcda9db80ce6f8aeed70cd4b342732575ae4a5380e08daf6d20f7fb199d335c7bb6c4f9f54b24b410e9724be3e0b283bea57112e537c7f153daeae2ba4bbc64b65e2c8ca49e1c979b7f122703a74d5810a9bc0865ea6012c7b944e97a99802486efb6285d1712529b1929a44202e01c6e50b645ca70f4116849c6f3a9c245ddfcec52cede8726591efd065bb38e102de6bc7c34900289fbd2a13e352d65bf87ccd884ee20aa7ae5845db760dc6b617c877212863f03c95bf89ebacb1ce1e81c02eeff60d88c5143d268e15e6cfe27fccc7c6bdb012c7a65135aa52a7aff187f65954eafcbc28d7ea5225da3dad068ee0e50ebce42afe0ed8b37a1ed0ae9a5679a756348a2e31a64cea7c98cf6b1c61a961297c1a3a853d01b0d06879ef245abf11d33a0e3cf1e8e9', 'permit', '2', null, null, '2026-11-16 07:21:29.126+00', null, '2026-11-16 07:21:29.158+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:21:29.08+00', '2026-11-16 07:21:29.158+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'con_m97YOL2TCfuKtuJOtK35rC', 'per_yPJRdxOknixWhJ4c8zTC1A', 'financial', 'granted', '\x01ecd59376e43ec11cd7de7b4845bdf38232452515e319c0ede75f431d3cc09869a6b2429bd89f955fd7f2ec1e04d91043f856b4a5a3f78b5b7459ef7da5d677126aaaed12e2e2e0f2e7f0869bc2bc67c80ec229d3ccdb0d5ea7bd9a5a2a3f4596d28e61d0fdf28e51e0110821f3a4eedc68d8376287678b896de4585430bc3de1cb6bb74213b73efbd1fee9a8482a252fa5be88df58274ab9aa8f02fd268159152c5aa4b4ccbb5d5985796cf39214770433b0ec2c1fc0b04c9c1ec33384ceb78b5c488ceb96bc51edafb5c62cd15c98ec5360c9e7b0f2bac28a0c8d41e109b27c9849c6ea0f7a6d722b07a07244a35657445e2d5a482a0356781b19cf6bcde6a0c31f48e95545f6500aafc6e8c3174961e56ba9216474d1abc8a88ad859970e9adc9cf9d50f8164ccba528225d0aa802191bd02f75f559443e9e18ffa6eab3f2ec976bbab515b159c6523e07694d618cba619b20271ecba9803546048254e9055137ae622e2566e6239c4a410b8ba6acf1e648b80d0609e81a29cef454589e78f9f21633a937f1c11bfeb74cdc84f8cd3fd77b9f856ebbfd7b7f6d4b879d22a15d0fead91c1de61c7babec9d20c8dba2aea2ecca9b6f8020a9469a7aedcaca553d80a57142028ca3b09ccee24f2a2bd492145d2948e7bd5f0e9693fba478bb7d5f93fb33d3a00a2de31357288a57061cb19ad558570c865c6bc79a70f5db49e0f64950367f16a1eeda325e5f3850706262d95001569c73919fb3ecdd5cca7d3d47c131e0a2d6b465d492dfd154cc71d6a1da4a4d34972a66c17ceb68843312f71306aaded2b805f80fd273dc2e3b138543a2a7e40da02c886e208b28c4e7e7a0f0cd7ad731203011ec71ef6e51d21eadbea58ca6546db4c225b8e13ced5bcc61647992c31e2a85e5c058a4af9b9b37f5c1ebc0a196cd8af506b7ab1a43cdb211f61d88044b9801df956db253a7a7364068e3aeda2548902a2758113c5e9384b1acc156360774af7ad59e886c50b38d610f6948548d4fd56868754cbe7478d7b1e5b1d1d0d366b6a4b9fd76049c86738c901aa734393e04f543d7f638c8ce1e8a898e2c8cf5d9563e5745e7192e6c3800adb78a1a435e5ab16cf24fe1645555c79bcd04f4a32fd5df08a3b94c0a988f685a7e876568a6a4893813630db3ab62295c6d577d7ee23a01265', 'permit', '4', null, null, '2026-11-16 07:21:29.698+00', null, '2026-11-16 07:21:29.715+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:21:29.679+00', '2026-11-16 07:21:29.715+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'con_qxCEcZ4KMjJT6JUsXGa07L', 'per_wAfO3kz3kP7aUnGo2MsQ3M', 'financial', 'granted', '\x01f06305c11e445d74afa54a272a2b24031dd914375525f0de99e0200ca280dce6f1066e7e723295298e9edac33a4ea55ab444ee9bb23bf87da3e2ceaffb4040bd248e9895b105695d1ddf2a79c4175006495ab1684d7d73914c2aa558ae520fa4e0269f8c6ad4097c3fd5038058e5ad64be0dfa8e4dadcabde383bfcbb39c9aa0feb5e7442c21ed94fad0eda88e81f47e36ce23a892ae7a18c659dea3ff802cc6b39935c7af6a6254de598cf1a588434f236b5d118538919941d2bab9e7887b448468b3c0e917d95ed93bf75e832085eb11fda9ad0afcbd3bd72856f0d2be409b9a7186ca92ebc0fdac204441a549970f98c9d7e9dc12ef5ad6b0abbfb5db192ca6e466abbbbbc5b8b352627808613fe3bf70db7e17f5e246c75a3d90dcca756633fe422334de42310fd5b4839b348c0fdb839612a94b65bedacb00ec8103a78b8119d66b0521dcf36076e775e647fb53541e53a4a1e58ac4118ffc932b3796e9d1d3b43ab79fabfdf9d018d9c566c5ce8eef8668e3ff4b658f6741fd2d5dff3b0029828ee044488bee2e94a73fadea7abb7d0ef56d65366d02213cdf538e015aa61dcabf924abd60ef736d1d7a5ea1c750cc23418bc94327246d08483b83edb94b063965a5190f5f193735a4118b98d6dc05f84a9cbfc256c03d1ff49c7445fae60192a51338d36ea2e270af9cf08f61844864b17afff2d0af4d45e5a3114b75dd09a8e337708f457a85d82663504aed5290d414e9fa36c8fd421f1ef5eee6957238bb314179cc049559b5888d4e8b9c7ed9a4ad5e35f252cebd0c5b810a78cd2ae50e8e3043351c56775fca2ca32c4010973b4db51a6fca4cc3d90a6187ebc00bd5d2a9dd3f5904f95ac3391d2d60d11c8124ccee49602f53497042bc74f3bc88bfabb752ca9ff86121b07834054baa85c3c05e00e37f022e62c132b46ecbc66eb5800887d6b40e34635365d4c94de2e9dad0ee6de0de32ce0aeca6ad7f64eabc23e56559ef4669d406d4fdc1e94827066f5101b6833512e79cf3704678b9260ff64e6657a418ca98d7a50e9674daa0655ce8293a22126310c49e54fe52f0f4a10e9b303a724ceb5f06f1b6441e59ffa71e9ad002240bd13da595e1922e4138f2a14dbf4f34d5c0659e1dab548adc8776dd858bdbe0920a6bd90b04ca6e677499364e74e96e417ef4', 'permit', '3', null, null, '2026-11-16 07:21:29.323+00', null, '2026-11-16 07:21:29.355+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:21:29.303+00', '2026-11-16 07:21:29.355+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'cov_4CTFGU2199uJBoVzVvcro0', 'per_yPJRdxOknixWhJ4c8zTC1A', 'SBX01', 'primary', 'active', null, null, '\x01ac9a01e819c1fc147c64da3cae7c787b43de86752e2dee98f066c7b6a39b36accb8ce7c9441c0a19dfc3694eddd0d2819a29430b608394bbcdf6fa9a895292fd406fc9257a16574043075e355d9ae8b938b56a6122c2979318394cc0bf9de9a93e811a5f42b315ac637aa2dbb6ae8c446bd7e65844cfe8ca43ee04d0a8c9c0059d37d26e9c552dc7b62e91d094c3162f828e93e71785854b470416f2f5fe6f69776219b7edf5341072979cffd76a63930b3f5209156afa28bc7b269e74f98e0431bab24e03050318e5e0a1a2cb89f2f4dbd5c4c7509dccaff94840a4911347d30a246696415295f4aff59a', null, null, null, null, '1', '2026-11-16 07:21:29.636+00', '2026-11-16 07:21:29.636+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'cov_6Z94aIoRlJAF8KhLWdGrNH', 'per_BNlqIrCNeA9cypVdXv5mhF', 'SBX01', 'primary', 'active', null, null, '\x01f30e613bf5b54e5797ce00a1cfc6aedd845539a0b4ca04148dc46666217fb8cebf3e55bff663ee404b48a2d3a0f7f5e88273ae8dc095bf0e087da4b39432c0e9ae7c1247b55771bfd19323dbddd4124e3de0821d6de3b694736c2b04f2ac4cb7a46d6d2f460fda626dc51e53dfde086011d51078152a538d724bd4d5f12974bfef1866dc7402538478509aecba72aa732cb57e6349efdbdcabe2ea821fc79c87f3b3ff6b92235574f94cb2994e7e43028e2c91942c302ea8eddb9412bc899c49debc210a63f6b58110eec4dba546accd302896ca6dbff4073c3a9b720181a6fb90ba88b3b2c327fc3743cd', null, null, null, null, '1', '2026-11-16 07:21:31.569+00', '2026-11-16 07:21:31.569+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'cov_NEw2KxIVu1I8fI2IAwJhi5', 'per_wAfO3kz3kP7aUnGo2MsQ3M', 'SBX01', 'primary', 'active', null, null, '\x01652884c79c04cafa5ccab73e66838bb0a700cbfe0455e47beede020e5112308cb78ded2f497fe2a566b915f90ae796a87c0ef63b70a0c090b17c3412712092c0c3f4dd116da90f8a45fc40f73aaeb21e20754fdc1155553e2cfe2fb7c0f0cea3ec20caccd0a56bbc7b0b50b20c17e67817ea1f38c0b70cf8706864f5e140e3eca3ff5c24b0662d986a251df4640b12d9b796065c4c5298543d6e4a4d8f6bdfb590ad592ae77e54f1ea6644356a7b7b37fdd44c982a443223de79ecdd6774b5130cbdbb3e667f90ff640cce1fb37c2bc59336cb2960ddd946db84df1dfffeeb06a5cc3065cfa6fb251b42eb6195e4847c437bf47bddb0cae475e0ddc41d45a0f8bf95cfd5f6', 'elig_JcQFPTWIBawEL0OYaErIed', null, null, null, '2', '2026-11-16 07:21:29.282+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'cov_dt1WNAHyCnXd4xSGLhV8hL', 'per_Xqh0uwo9HaeDLIM2m6DLd9', 'SBX01', 'primary', 'active', null, null, '\x01524c54ed1e7529b456fe6468b7261e199df5b32815582854a1a608b59fc13b9a80e843ee3ad46d15951bafabf3c364d53f1ecd41d389ce9e9fdef5ea207ddeedeb49293b2ca387733fd4bc17a0a4ab4b5c3550c0e2ceb4f8f4a56466036e12b21b48a213309d1bf12f3720174ab6aa48b26169ebd405fab8abfbb3c356141ccfeab986a8ecab67a94c671862a353d515a31ab1ea9308f501364fc5722fe7b860f18960364d35cbaa46bb89953a40b22fa9a08e73eb007125a73a73ed8427ef6a808ed5b221118274f6892d4a914a4eaa99baeb081be1a7dffa50f263e104290e9ac9a4a5593e34c6363c13', null, null, null, null, '1', '2026-11-16 07:21:28.677+00', '2026-11-16 07:21:28.677+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'cov_wJHVscS31OT0BspKADdzgE', 'per_T4HRn5bEB9ZEDbvU4Wthkn', 'SBX01', 'primary', 'active', null, null, '\x010cfe20efe8a7fa98f29d8839d1738eb10ac6733f35af5eb672d189bd4f62d7e7718de4384c538077af20d823e0d289a46f3871b3319814953adfb507eb8f75168df6c8bfc40a592fd452b9cbd79e2320d2ef4ecb47417cdd79b4edce7c5146b28bb4cc5ed73ca43c593e082d243fae1854f754684d8f62faf6a65265c4b5e02042d0f324dc9d5042b78c3cac8371a78dd492956f177e591e9ba87dd1599ebfe01688bbd36831f77e6c89c2052642c78daae7bbdafbabedbeabc0afdac17f9590aec5b56893beb0107ee447aeb3b99ab57aeea30d88d3392ab32dbc268d879eb2b649c7c0751ada687a2a4b', null, null, null, null, '1', '2026-11-16 07:21:29.036+00', '2026-11-16 07:21:29.036+00');
alter table coverages enable trigger user;

alter table card_images disable trigger user;
insert into card_images (account, id, person_id, coverage_id, side, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'cimg_L4gaRInk5rEEiLApSljuDZ', 'per_T4HRn5bEB9ZEDbvU4Wthkn', 'cov_wJHVscS31OT0BspKADdzgE', 'front', '\x01a2e71c662865eac4355b6f94c52142141d7d7547bb655f1559974dee902317578636fedee81341784401331671e16c29ca42db0c69cdb996c2065fda21b72256a2f0bf03899d968d602a6356fb15384326f7d1a1fa0f5d0d94dcceff1b5c279b94d66c1e1c1c0ea0c798c5d4f7df8f64d33223aa2419586d0acf9f6c095abe5b613c193d7fdd4fe87a45cb99ba2c6320630cbef0', '1', '2026-11-16 07:21:29.199+00', '2026-11-16 07:21:29.199+00');
alter table card_images enable trigger user;

alter table card_image_files disable trigger user;
insert into card_image_files (account, id, person_id, card_image_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'cfile_PHtauPrFuPc3NNA8dT5anQ', 'per_T4HRn5bEB9ZEDbvU4Wthkn', 'cimg_L4gaRInk5rEEiLApSljuDZ', '\x012a17e1187bf13c99aaf141a38a0baa9644599727b2f6898b814d4919aa4e858161528b69a547284b654d8624fc8cc60214bbd7f30d2bd6eaf3d1a2f10f68d1c78986218bcc51179c62badfb59c2245acf0acb07230f3d7c899fd16dda115c8ad820b052dd17c0e8f859779817fcfc9a2fdd3942127788bef9d545eae9aa0c7a773a7e6ffa2d29b6b1e1c', '1', '2026-11-16 07:21:29.199+00', '2026-11-16 07:21:29.199+00');
alter table card_image_files enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'dis_GhTFvpY4smHXfoLWmc6DIP', 'per_BNlqIrCNeA9cypVdXv5mhF', '\x014f07945221916a4ab1b7a08424e3b7addfee34aafdec9c4b0e27ece67fc180cb9f22ede7e33998c34af5af5354f485c17e301409c0dea566f6bb4d12e22afcd5edca8c5d163d6cce47f87d85c80a6d2a83e7892a8b01a1dc624fb22f3dd6f5e4a24f2a33ebb90825c8fce7d761a6e556ef85b740399908e5325f1a72c186026cbe580d6688d23de8c2cba74c1cbb7ded6d4dfd3020bee50bd215308ad6f2df26ccfc289d3c112dc066e4b1e46eeb98a17cf67c32675ed3fc60cd4ab84062b0b0dd278e8e13044a27f1bcce5bba94e09c6fba9b0a51725f5e06fc5706216eab771bfc85e806d7773eb296803c15368cf27e76211530590d18b49b9475186a95333a53b014882636670bb6e160c29867a977ca4c29494a39b95ea337b7b4319a6de9618d9173e8964009af54f2317e318b52c3fddea76c2841c703ccbeeb6b8fd1624a61cf953d18ea2622ad83b86763ccf0a026a97fc4fbf027b9ba0a9cf140cafeee508124ebc9c09a9762caa43a4402b07c2b230b0c3319e4c2b92daa4403e5a4c5fe33661f5c4e0538f8321405aa1c79c7bb27e54288d7330a9a4adfcaa5bf6e7760e8f891ad8d472f91bcee37465555e7f6d5581260969135e1090fd16840e40a304441174e4702c2ae88bd6e487e5a', 'dec_vV4H2Q9q9xzuJTStf8yG3Y', '{con_QJaQINYYGY9Pg66PcQ2J44}', '1', '2026-11-16 07:21:31.707+00', '2026-11-16 07:21:31.707+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'dis_bu4rBjQMwO1L6sUv6eKI2C', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\x0139c9dff47fd136fd464113b9892d258445d4fac8f0d71089f9a7a312859af556f4574aaccbd47fefa49e32d5352d70519b49c86c81d68595eb074ad55595902cdb2e8cc14d93f73278d6189d1cf2450410ea977983f8511c2ccd7ab6fb3f32818dfeb241dba6fac9a16258a3f50efcfce102feed93c8bd19f2d80bd9da85846f6e33eca80513d9756f87675b360f65742a0cfaf45c338d263a85c35c0c1f67fcfdfebd3c4393cd824c6a9c7d0af108888fff15eb1877a401b0596f786c95318f062364cd435e4702227b5790d89a51bca7e357218cabe226900734672bb8125c5675c19e8d4c1abc5b87d54e7c91fadc4903ddd783b94662033e063602caa9c546809cc77157c08997e8f1edda62df6ec98ec9956e911c2d084e6ea4f78b58bf9ae69d613d37909643a891f1e11951941e69f4089529817abc7461dad1869510689bf3f924618865eda7e1a927d3f3bb6250ff841593bb663ab28c772ea181e8d48e5a4522794499682c0022fb47929a1c49db8bdb36b7816dbb1ff00b027beea508eb61d829925a1f1bdb1137f269a46e816ee960f11db4b9746935eddf14957b0a2215a941022aa7df56fa4d734527be38b035c1acbcc6329104f8ba4fc2e67a99db', 'dec_r88bnHvBD7ZiX2vym6MtnC', '{}', '1', '2026-11-16 07:21:30.347+00', '2026-11-16 07:21:30.347+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'dis_x3cbjtx5bGfouII0aiEy40', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\x01dcc20d6649c061ce4baa2d724937c0de97e2fbe1892eb6d2ae31d775b3a1b0f93384cddfbbb7f30545d0daf28dc1b0235739182c364985ef323cda590ff269f0e9fa013648e23f1d991d579cf21f3df08014ba9d5f950162f9ffdb98b81b7f41f18f5e8fd3192fe3f9620c67dc12edf188ba94b468c4be1824068fd75e0b5dd7a2e07233828cc768954d191ceab1b97ddb542a05f479f7c84363bbe7eb710ebad02f6e7f83b3d9bfd9077efa14a13480bfe67dc1bfa35630dd5d816a6244ec0398d555be981937029b4813c0b991c81628aec31cc6d313909f66f8f1fc10dbf7cc3f8692588216425f318aaab6d37afc2f0c0a89f7ce5450517d1257107d6f623355537ad4adaf9b50293ef00af50af1eacad3d74615de900f99517ac22528cca8b1325f678a386a2d911ddfdd53e1f59fd65fa436f561e1c86a4749929b6128cbd68d874fe1f79b56f3df294ed55032aaa87de3eaaa96189b411f9e9634def5916691e70c0be95aaa23b2692f4de27878109bdddfc65addff2452b993250752a3234eed68f9fdf664dd625a115b54423d87324149e296ba0e1c090ef8bee270bd80d82071f326a990a5c2', 'dec_0s3PMZkG3JKW6wkPXqos0K', '{con_qxCEcZ4KMjJT6JUsXGa07L}', '1', '2026-11-16 07:21:29.393+00', '2026-11-16 07:21:29.393+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'elig_JcQFPTWIBawEL0OYaErIed', 'per_wAfO3kz3kP7aUnGo2MsQ3M', 'cov_NEw2KxIVu1I8fI2IAwJhi5', 'SBX01', 'completed', '\x01de3582811a04c569c9d89987277121b000f0868dd12bde6ad951321f855f1ef49fb4a6dadf0850861404b48a56a333720ff7a2b07fcf9f5b048594236d5916c3f29332e77978a9aedd9e5f637403d4ef8ce344d95964331e6653db83f26b0e774f78f3d99dcf66d6e85a2424d99d5972bfe26ae4d083122947482e879560879d7a969fdaf2df486b60b2db819ad2eba051341d727c9d2b6cade4257c2297b8ca9b331d982f042d8de8bdc7c58fbb71f830794a12923c5c758998529be9710ace9869cce35229d8aef87de1df29ccd2d492b9f30387ac8b10b311c138ac10cc9235194c57da751dfad536f4dbaffbba57f9336f3c61885291f85d2d18651f8dfc104015b8e886a59574d215a05fe6d3061ce48dbd1db4851c7c8de07085668d23d7584a9f32d4641499a568ad6ebfa1975fe74f639c9c63b8451fffdf004c121ad2d0052db22239e339395cd4b049deb90eb87581f51982be2eda950efe712f2acc52f1af296a36ba6a3b58defc8a5ac3286175bed66e97a180a2ac3c07a40f07dea3ce1279a0e6f14e99a20899e441aa1588c4bb325e666027207f652ecac6580729e3cc321d9ecf2bf8686f182ff6f1e9d275095374bc690e20e7da20c8160ad704691c5f34ffde9c022377fe42fc7963e2490d6fe125b22b7f381b23ba23cc165e71668172b78a452455251d27a904dc5b52856ee699a5e1d2dc2e3439b4d5c0aa79cdc80ddfe69da9285edd18bf4f216f3a20ee99ac8de0486f7d918a8fc3a2e891e2122e1977e187f4797200e0c893cf7a312491cd62caeb3598be82b891b8cb9fb109f7115b2e20fd543d68948222a5725fb035a8ec93546bdd88d77f6a1e52a43c204aae0c5b3cabaf5e714c7fdd65294362698ae0f00ae34b6b294140c4432d8bdf42f1f4a24dc46844b207a24f9b0822d48f63b80b222daa9ce0c2eb4f3049ef980847b49780440cb0d0b841f9203b1b2ed43a751392cff65af85cfdf11ca1abe64f55c01cb9a3fa0d6ccc80150d8d7a365eea77ab55f0410d33f85073b33483710378809e7c8ef5586f28f584ad194e0715a3b297353f2a32bfafd4c0cb628fe7f803dbd05c16032ebe143641957c0e16f601da5e73d20818b79ca66d003e7f7127f669c9e4e1c091b8e12d7e75732dd434c416430b06239d3d83fc53ed785a415a9095993e7e72b80a265c80d849e156344501fe8297cde8c0155fca2c456e57059c2e1f8d7589c4c803ddbb5049ee8cffb9dfd5d7f0e12a421ce0aee7aeb0fb1192a587dfe3f7284bcd3686474dea83b0ba80be147220250f9af338b0fac26ff88f961978410caa74d0d6d7d503f7b2ae94852c1d823201a05b956c3acf8d10dac466139d60b9cf4339784d3ad55646c6f9abd4f861853e201b267e0ffe814985d3aa047709daaff59fb007f4db96d5663ab29785d686966937ddf3dc4d5e227d34d2c8319163ee18511c8ffb3e097bdfac9d9e5b02fc733ff218c5d6f926f3a6305e53169cf46556192f0714f9b5d53a8c40d29d2ab06299419e554ef439cef82631f9a32025553ad45eebf8a9a42d2b763e0121080d0e76a51b3ed134ff7b1504b53c5f870fa9390cf97e7ffd56bcfbebbe54b3861c4560500f9bad70a374e7c66d6ce5a43ed7290782c72862b87dd86f850eb5c4ee828a6727183ade9d9cdaa9182543d571925845e56e54af2460469af605067fe92c2515ba8b7f173de42cd63db577cbe6cf4424bd4e0eefcdd42bb9373defa6f2ce53846a6153a79218dafe4656717a4b47e1deb89f4a9cb22f7fd7be491341606988fd28716b7db4d56b1a5a7a327d6eb3765dc61f59ff53d74d155e1fa2b8d7f210124499f4dadbc35ed0f9c2eabb5c4d1788f4a3199d2292ae3347e2d09f812511296d260e9aa385454c097bc6b39b055ce0406c2984645b4b34ed6ca4db06c16eacf8fb9a90056508c68870eb9c1e5ff8746c215184d6909e2ed591b36dd1c2f0d3e75a30b4b37e21599765266d5cc0fab42c151f19c6b18ed7a5ec155cbba69966a92908c4dd83c6c94b82b8029b7363186bb419106129d7a90ffdbf734b894b51126db9d081235ee607c3b2875f3f02b314badcf9719923c0e39c9af673b97a95683fe4f43feda4e36a987cb63abcdf2e68e65ac2341142d0473db592e941d139d404af4885665e911cfb987dc6b0e0ff7dd2ed339b03e2ee8748a0c7209e4fcd02e500176b4a3ff43de44cb9d97f4b43be05ae8e590b12f5055a48937832b06fdadc62d2600a678ed6c4288360377c2def39a6e0ab997eb4ae2de5f6da60077e6a1366bd940f9d392fbbb3bc72c9a2c324b996d246ccf057b9d6d260960592569745a7ee95c115e812425f78b9cb39bda7a80c17634e278ac414092ca47c737fa15c0b2f05bb736019bf265c7d842e5c46a75710a191beb862b596f15e03298ab7be7cb2e96e92e7957521f7ff991279ae9d5d626d7d751e2ae3c46d46c3ea2d2fe35f45071350b129b947f1f56d06faae2bcad5f26a4f9f16781e2ebea8bbf5b62299558b5c7fb4a42870d01c53b276079a88109745c1c575da8fe8c117f0901f61c8983a17c3a924406ed1bd9e41f7e611f9a6c08dd3e7f13cbf67e929b518b19ae4a74b54087f0d90918833e4174015e7322ad260c1c37104d56613ee5345ea0d0c1452aa8482ebaeb070ab1a6f385024a5fb45f051dc5ea7ed1ce8c4f04f0c5db51f53b0fcab65b82c32e772f4ced3439397d8d07ba9a3646b66a0c6b3a1a3e95bbad6f84e331b915b37883999ff3673da204ca3bd0f4de389c69813e1cae2b0608b426dbf0ca9191aae7022f2e16d97355199b930f50d20a48708d45f8805267c6d38beb2f5dd88da028383f3c42876af93f66c5b3c82e0e1bc4326b3feaf090be6b08e1bfe487525cfa1c435f65193fa8666f3b08900b8a24bc00915f669369049d49bfe2ad68e26070ed103b3219b6fc5dc6c57d858f7972019e58cdd326ef693f0cb3abd872839f628c00cbca254a42988eb5611cd1bd303f3a2cc7b26bab0f480f870eb26c9103776ed21241c78fea5cabf8b30d941d3c293f6c6090bbe442835706d11997326ba2d835a0bdc782ae318796f5a8e0336a36d72eec6e50d5dc22ae94a75f468c23e26b03e0097dd1780fb2cd331325bebbe20b0ab013f483907cabc14151e9f8bcbe3585a4767d001b2c5d53542f0aab2e6b7b2a6fdf99e9d4b29eb4ca9adf08dc70bf86744b8c5c7dbb6c979f4b06adaede30a2c11679258d5507595383bd90010f2f6efa58573325f32f36c77b18332a0ed7adad0e656f207932e088c58d63fa4cc811f9cad92626d5717e5ec45251a4dd290c827636d641e443bcf03f9ef83ec16eaf22df005799987c38c5d93d4f46a5d0928d64dc9ac3f388c3a20b7f196bd8a91f428a7b441670280b5cac43ee7cac1a532357cd6b244a29d0ad0327d67325618b223c9a5298b6dd2769976def1650b1b7978251f449013fbffe92ad64e80eca3644aec0956b41b927467c665189efe2a21b54422cfebcd6795b036a6679013e811a1ece2e58566d49ae2e5f8d73f3ae1255ff2a9046779505745edc185e64e3ca0cc1570404370a53250b1b3e2717743911e3952e6ab610d04002bd6bcb3f746d1d7cfeb903008c93af21777473161560e09736d69224e24735ec141a701588f23440abf8a2336df56aec898e0ab996a5e55c6a239188b0f1b400c7d53dc3ffbd197388670ba435045cd36d879dd767ac92b194c7da820e7846097069334bf5dc45843de19f4c22cd43ad6603dd7ed16e2666f490de7c25171c778b2ad7d808d3f5a092d8c5d8473c201d082bbb9da675d1890d1d28bc2162770a00a00f0cec27ffcca8c157f270557f1ff7d0ffeb971f11490c6526fcd38dad64bfe0590ab3cdda5ead78e554582eb00862f9188264d564fbd5d02efef8b185519da2202fdafb69532ae538cd7c1743d5b4511decf5d960e8bcd82c140410743f3578f6fbf3f0e9c65f61d092feae38d5073d94d7153202ba0eca8dc18828107041ef4c062af93f10865b40ca53f3d93378e1cfac40966c3a6d34e7ceaa004a67183138df752b0be4b1be13c0f1af902dc52d9915f0c474d6f4504ed61c3a6cdae93533a73ebf977413c77ff436de938059b299aa029413eae674bf64b62660ecbc97664a8b2ed2496d6b3691e9bbd6d70b36c16703f4555ffe6aa30b42185a1c914338de6366c4e7b3215696e08d746140f2122a301ffd65cc612dcedf87bf3448bf3e4a8f79abb74d4dc8019ad7184b909d8d2ab0af8024386e294b746a5482efaa3d69d270c0f663aa794e1dc9e116e0fc0aa2b03969f1389320857e9ea2b433d051d3fa36a2ede61e763fc7cd96417ecfe4deedd8ed7e6881fe9b78fab1dde247719f06dc6854c41292860ca05c2c430aa32b04badc3a989848793707e2b2f07363353574a3ca40d63b9821e3bbbc90eeb869fac1a59c179303ec90f4fe94328e3580eb5361013bb5009382980330995e6a55b87fbc99c737659ca2283e4f59f6fbfdf0a4ef7cbfefe7a253900cd21eedc9341bacda1ce9e152941c61bc860124b6a4c4a93ed764849050cfd0aab4f8515037fb28b4e7688b07f9d677d3ad1fc74fb8c0c644fa31a1a18681ab6b845cc56bf776814e2c41d879eb1fdece9fe856ad3a80c6c9f4b9529a871ed3336226623492479525b7d1982dbcf2e70dc549acb12fc8eae283e627dc8c80dfe7f29524204ad5319c8cb6db3e9c3dad2adb3ed90da29f8727fccd0f76326f214426b006109ccd3e00e28200c991d2567a2267e0758e8cd64302746aed596ab71dbce9d30e9b4f43d0bd569b9559388c157878a1a4592974a1d91f112752609e826e958dd32659c3c7dfaed39fd58d555005339d6263988376525f53ad4caac764080a3cf277523ab5de1cd6b03c28365addf0919c2d34d74936f0108ee6b235eaa6b4a485fa76b04f113eecc7f5604989f3ff1bea3d660a492eca389579a6f52ab68cd1a0f7780fdd5bc7db20cd06ba5da8f7c492dd465edea3f31ef691280bb0f07e88e9fb635218e7cbc2ad8736e4a9a6790922a3bc36ca5d77acfdeffd7f8aeec5b16f430bcc0608fd9611df65b8b959005b476a2213e39454d2671c9ab14478dcdf4963766eb87e0780422fc65e9db2736a865b5a2fd51bd72607c66db8c12d79a8251250af1e279f41dcf4198cced1a2b3c9ab83e471f97dc5806ea4dac99ddf8caeaa294d5b72238ecf61507ba5b192a57b2106320eba88cb12d8ffe7f7bd3f8fd8aa27bc4c914a66aec1282a07e70878fa7532e4d7a290b2ffa6e3683c22d7873cec86644d0e0fcebc272dbb470d328328a49002715e6da64cfe64d2f5fc9268a842973db15ac4f7a11143aa0b21f04edf8fed379396182d2738870838b54f5c1790fa6a8a27c353567b7dcebac2b995d342f043764028cdbfba48596f74eb7d6b1e95d60bb99ddb5663afefe66e0bdc556c0b9299e94bcf3852226903d2477e9ddeda7533a45f8c6b2b6f587812fc35b0403bd5d42d883026420f7e4151d1904f096be858b66ddbd60e6c4ca4a9c1b99080064db4447b9b57320a532f34918765c34f2553a0d2afbfe04de4b445d394123e6d45428e9d126f53aca3dbe9d7f929e2fdc247534b04393', '1', null, null, 'dec_0s3PMZkG3JKW6wkPXqos0K', 'dis_x3cbjtx5bGfouII0aiEy40', '2026-11-17 07:21:31.918+00', '2026-11-16 07:21:31.918+00', null, null, '2', '2026-11-16 07:21:29.393+00', '2026-11-16 07:21:31.918+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\x619bb3b401cb054ceaa2c278b9893233d5121fbd16771cee3daa1d2fade98caab42c19a291368dae28329e13cba934c53635af0bf98c5be15ee79e9f3f4cab4fed41cce9144e5b33ed3207f100', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\x619bb3b4011b88086cd37bde4e8550e599583e441bb6229f3180c87aa6d395dfcc9b7be9a715187d610c0744c4951aa08cb63d625faa235b6f78e6981760895a4d61cd42f6820bc41612d5cd29', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\x619bb3b40198ef2e7c78dc96064254a6ab5cfb7858ae24dee4751bfc27e70a89e5e51c1f367671764b87fc164416d603248b98df471d7b757bf37787ab981c61bfc5ea60abc04de30f731945c2', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\x619bb3b4015358d650337bb15487ddf8c6711be4fab6ee48314f99e382249dd2e8296d549801f487cde83bf578aa7d88825f052756f2d282c3b6754f99381c0ac150a1e4e45acdee024b887c4d', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\x619bb3b401ad35668aaaa21f0ccbb791d17e62a42ee692814a047e81c9dd14c52ea10bbdcc43c3028cea75fed5e56f99637934fa26a05c7a6a7bf94bc7829f987413b3c2e78444beb64615aeca', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\x619bb3b40188b73b996fbeee848f07173cc435a1ef7396f86b98b49b94b51af299dd3991a651672616f314b6c1d897e4f73fe7687469b205f748bba47549bda68fc7b7342dd02201bd11eaf5df', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\x619bb3b40196b2aeffe6628c08e86f6898d00fdcf78cc747566095f4276f2f265078348c0e629be8a07d37c6fff04c9002fc713ade4634d4cf15e45b26312da77d63317c3adfae7dc5ddf7b343', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\x619bb3b401569f80bcf2e0bf70ecc47153ba713fb71626f38ccb0206851b209c97c78456e53bf3919c6f71d8dcfac28ecf75a1450dbc62b70e662e383acb2794910afd93d33a33297e9d7388dd', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\x619bb3b401c31b9c7a2d78c0d7a6b517ca81f2821deb71e3521a4e06aecc8ad5ef38b2bf87ca208500562296c9535ce133cb6d41a9c8c9df4ddb34f1783a669ea5251a56174f4d65e0aff4043c', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\x619bb3b40146f69ea6bc1f1012113bcfe6a8b26a45ef44333a48ac083de4c4cee3182503de2ad62ddafb2d323d8fe221e27e26046ecdf85d5d8592854bf96754a27e362bf42fd12a948eb62427', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\x619bb3b401d65e4b7b80ee13c94ad3dad57692af27f790ad9bc86e9e42f3f4fd0f50cdf2f248aacbe1c7a56248ac63c9ae42f8144535fa2886ef39f4318c30122b88f8a5cdd8f0760051615910', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\x619bb3b401d927523e6c7420ed66b245eac6e8d77734f0ccf16ecc035980170602500440df8033c7990520d94ef106b5640ff1447e6f0f2a5356e67ccadb234b4427eee8df090de2b382838a02', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\x619bb3b401141fc5b2460dea03de2a0088aa3114872673c9d148833c1d740ea69eb4211eafdba9b5e2bd2e5d9992f071746aa3519d51cfe300bfdd25aae6dd148586160b41ec576ccdde4e9493', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\x619bb3b401b33fc7f48d3ace041ceef28eb93dcab8dad87c87d62b6f66005eaefed519b9ccffec3ce3f6063e292f31b7094b55b6e59f715b698470074250428d1f3e048097435cd1230f003757', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\x619bb3b40166a9faf1cafe3a873a94b0bf32dd1a71ab0c2409df4b1ef601d1fd9109626a77aeab7bd8f255201ddae2bfae45815ed27096464568af45bca4eae8739036e819c20b59f5abbe548b', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\x619bb3b4016dbc95a926414a1f8a8629751b93a14fdd83a7b7e8d279bbece6930a310993ded45ce276adea15f00b1bc20a3311bcc11127f05b40ec53ba238e82e274aa687fe3a85ab59c4692bd', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\x619bb3b401b7c76c7b75873f2d472f65f12dcdb52e0a4b30b9154791e9996548397438eca921ea5c9e3edae132db99953b9b682baa11a14ce6d595f3e236b49f424ac780de5f6f32db3e7140de', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\x619bb3b401707678126f1357875123b968e8d089af6803a88ae59b915d40fbd53f1dc0cb33d5a19f30b6bd860ef229b7ff716c526f23b4e28c6a394d552161ed68d3465ca0270e47e2cb582282', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\x619bb3b4019a9cb6000f79a8b26cb6cd958a71260e52e99bfb777707450e46b004e902759b07dbc7c1336da97fa8491b0e756772769207cfa200e1041ce4179c865d05c78dd10602ae1bc11033', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\x619bb3b40193d79320f2dc1bb6bd729a681425ed0aa58ffc187618be3ce6fea6d3c80a8456950b0730a30b0e946cdb89b4a6057b17c50f93865f99513ae7c4a050366ea49b6978ece7ba32aea2', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\x619bb3b401d0fcefced4d8d6df2ab459dd92e78e3388dfc39c45a158e17919bef062ace8d40d97073bd90a3607ca2d19e633623d07824e1f85b26c386bf5773d708a5f64fd00285a20b00cf0ee', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\x619bb3b4012d351b37211ca06bc8e354163a8cceabdd5b2f884410a34d70e22d4df825750435ca7fbc62453930caa0fa2a3bada9439b4b1ea0e08c3e2025a013076d5025a1060758106ee9171f', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_21FSl7EocKTWm9gOZX1Wfo', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_5xM1jPdTsxlkM3MBhor4yD', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\xdce754e6ef7e4e18dfb15abe005ffc13'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_BNlqIrCNeA9cypVdXv5mhF', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_E7jVphUSOdR7QTeZrTpWzg', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_SzzlCElogssX4QHqwHzwz4', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_T4HRn5bEB9ZEDbvU4Wthkn', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xpailtgr6xTVRRRAG6kiWr', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Xqh0uwo9HaeDLIM2m6DLd9', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_Z0MjY7wmCVyKNDGm31aYhq', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_cqlob1HaLsELrvcud0Fj6k', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_deLjH4XD2OQXM61HaQjGwh', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_dlaNVvLGHEVu7f5QlTLkwE', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_e3xIANCigLj7DaKxtYu0L1', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_hxQqFqdqblaNNbmCrcwjR7', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_raMFF7nv3iAKLdiWnCVgKZ', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_u1ruVyMeFrW94AWo8ruvm2', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_vmwFaCcTQhUODU3s7Zf3Mt', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_wAfO3kz3kP7aUnGo2MsQ3M', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\xdce754e6ef7e4e18dfb15abe005ffc13'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_yPJRdxOknixWhJ4c8zTC1A', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', '\xf21f0540c09697a9887bf97ee7f20c2f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\x071af1c72b761c34e10281305d44600d'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\x797f9a6a1c648e83318a81fd5f2351fa'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\x838475cec6125d48a2f40eb65a09cf87'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\x88bcd5037e95ada5bf7190d0f1602fe1'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\x985f5cd1679d784f8156884d86f66a98'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\x9ebecb8dda7cf8b3247cbabfc0f7eddc'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\xc36f73b0ccf1813090549e3aae8eb1ce'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\xca18078d5b85a9ff2ec370896bf1fc32'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'per_zdvtUBZuTNWZ5FYqIVjg80', '\xf21f0540c09697a9887bf97ee7f20c2f');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_8poaL5IkWCgGTOAtgxjmkR', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_tR267GmzgIWCgFJXiEv3VY", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:30.387+00', '2026-11-16 07:21:30.387+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_D8KMKI0yfNChBL77562qHd', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_aiKDfAWbtxkg6XCzAJQMv7", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:27.189+00', '2026-11-16 07:21:27.189+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_E6gVHZPJTkdTZPW2zlII6h", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 07:21:30.987+00', '2026-11-16 07:21:31.459+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_FAQnzZpwroQkX7eeOzYqFo', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_FAQnzZpwroQkX7eeOzYqFo", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:31.502+00', '2026-11-16 07:21:31.502+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_HQvV6del1Gq50CHuI0EWqL', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_HQvV6del1Gq50CHuI0EWqL", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:27.754+00', '2026-11-16 07:21:27.754+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_JgIJ84eOfjSUWf4uoWwFSo", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:27.783+00', '2026-11-16 07:21:27.783+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_OOuNfVsiQKckx3kcuiN9Gc', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_NT9h94iRmVYuSzarqlGFAz", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:27.541+00', '2026-11-16 07:21:27.541+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PBz1kHndn7lssljATnUjdv', 'unverified', null, '{"use": "official", "given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:31.438+00', '2026-11-16 07:21:31.438+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PJeZt8eKQlSzBenGcxRsaT', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_dqT3P1YwDL5cEV7RA3TrIg", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:29.991+00', '2026-11-16 07:21:29.991+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_SWu04FiXf6GD3l1H4ElcjK', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_4zY5BsG7k8sVhWohHL0Yya", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:27.724+00', '2026-11-16 07:21:27.724+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_TgMs26Lt82qQrZpLDpD7oV', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_qfaK7FtLbjXlzKnk0JDIY7", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:26.955+00', '2026-11-16 07:21:26.955+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_6o2rYMl15pJJOA0xcju03P", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T07:21:31.918Z", "check_id": "chk_0CjmFuYEEGStypT0DtdNfJ", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_aFtXLsEz6ngwigOL18yv9U', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:27.101+00', null, null, '2026-11-16 07:21:31.918+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 07:21:27.057+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_YTwTty0q1n8RL7hnGbbrWO', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_K45ntNLRrvlgqRrvlScAI2", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:27.581+00', '2026-11-16 07:21:27.581+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gMsmYyJyYL8s8Ycw6dhhFH', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_eBh1wk3RX7q1OJpirKjsgi", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:28.575+00', '2026-11-16 07:21:28.575+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gozNyeXqVHE2GjIGULpfS5', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ZXZF8EKNgdREg6CgKTdoin", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:27.618+00', '2026-11-16 07:21:27.618+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_hAhsYstc1wg3ch8R2XfQW6', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_hAhsYstc1wg3ch8R2XfQW6", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 07:21:27.991+00', '2026-11-16 07:21:28.001+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_jhzc1YX0QSaGDo9OpIV1Py', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_jhzc1YX0QSaGDo9OpIV1Py", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:29.547+00', '2026-11-16 07:21:29.547+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_pSZY3xM6xpB8Ch56Cs9whv', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_0Rhx1UNd75ciplAGaB8Onp", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:30.215+00', '2026-11-16 07:21:30.215+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uVWuf0Oqmq0yu67wGTOYfE', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_RdCLKCFwgAKEx8iv3rwJd3", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:30.557+00', '2026-11-16 07:21:30.557+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uxYN4CxnKpk9uufmqohfma', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_w71PevxcW0wwjS3rINjHPF", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:21:27.695+00', '2026-11-16 07:21:27.695+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_E6gVHZPJTkdTZPW2zlII6h', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_hAhsYstc1wg3ch8R2XfQW6', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'cal_q8ju5j65gzq9J4YmfBvQo5', 'prac_SWu04FiXf6GD3l1H4ElcjK', 'Phone', 'busy', 'issued', 'ZhF0_75Q-Fc3kKFDriSibwwaK5BYOaQ2spHeXSKV2wI', '2026-11-16 07:21:27.734+00', null, '{}', '1', '2026-11-16 07:21:27.734+00', '2026-11-16 07:21:27.734+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'clm_T4wWmbmhOosXXOvh8IEKtq', 'per_yPJRdxOknixWhJ4c8zTC1A', 'cov_4CTFGU2199uJBoVzVvcro0', 'prac_jhzc1YX0QSaGDo9OpIV1Py', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'JB7MPLQDQSJWKSY8H', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x0175a8765e057cdf387130f1cce1b84e86b58d45ff14d390795b4af5e384e5c3464d1f344ce3ccd198f31f494cfc284ba128c433465151f106d93bcd5c7a230c74bfb6610e88be18e327d88af52bdc726e8f5ba04838769d9b64c640c722451aee347245e1126e9c7a276c470abf0ba9980c14175613944229d7f6b782094d9fc04db5588e150888bb8ecd9814cda119319390001444681c3ca5fd68102664cb84546afea9d23086e6ce600e833cc96445c10d83a533184886be4d672c5eaacef519818cd978d9c0f777cdcf77d2a57398a737d1c5578f55826382f539940908aa050b58f90c0e9bb669d80ff8015c30b9628a5e5a2084149b58316378f4f9c1d330bdce289b27fcb22b219a7b774d6ecc9e32092bb1ab6569bc232b183135492940d1ea3efa1e5c6d7629e525e4bb30c534e75e52556220cd074810227ec414dea49057d2620466441e7743174dbb6b096de5430fd1043422f162d9a21b89e542a01879219f679be8406722faa77e968fc1263f1645bd6654e8f29f38cc8f251db391977c3f7698222fbdd9bdabb078f93d2b79bb309aa586da3b68c05dc12cc21f62167f44d294dc53cdaa5a1e4453bf1bb23bc2fbbd4dcefce4e3501bada4d7d752f7b7df96008dcdec39e7f5b26f65ed968eb5f7c76522cd09197e12281ac4db70d63adb9ab3b056f7a3ec20b87800c5b3dcb4a6c5a71466368cd8390a90f03c57804a89cbb84fbc0cbc0bafe1ae2b29131a42bbfd3f184031d202d3bc685858630ebf8ce638c48302e10660a0f9e0c51f95f6c09c94860a95f6cef0e6487731812711ea63ac066e67ef58a0c31e7c76339fcc9ac21555b65275db001798785200004ce7aa7226a65c17f29604fd17887a12d04e9b8c4d741c761142612476314c1f66e2563eccca3435723c7b6fdc6331a1fe3f81e1c402add46637b909629d7e761de38f9dcf1d31a8431f21d9f751ec7a42fb0f960dc285bc0055e947cbd9e4f8528ddddfb43a4e2f94d6b4970c0f0a9f33cdab22709acd41b87a403b3b6b6749fae49035cbc7eb6dfb09ff4e9bd16107d0faec0659405e0771adfa03c7e6026edb65164fdda37f90ac4413083ff024a7f9226ed0132b75b75813455955be8cbfb610320c3dc0334817c7e3fcc80bd89424ba70c75f5d2b13bd61142bebc578112d64dde09f5c08e2da71b66d04f1f4cc1d05aa4f9386d30435536b1593fe177d4040e702a07519b8d50cd4ffdf4685d493919be637cb9a8d93a06376ca06329af904310d8a2eef78c982887ddab0452168b1835a84579882c999a02678f061f6c11f8fe6c50c9c9910bd188de4f8cbb0badb167f56f360b95ebbed83eca5a7ce718df179443a457e3ea92dd5f25516914f03f51a32e884df379127d29c2b6ab10fed8249d6ec9f1cb41f2f193d14448e4a9e6b8ed7b503342da198bd92d0597a96b042e84e84bbe37b1b1ca22078af88544df3a6f39c1eddd595deca175f53dfcc9dfb92738485a6', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:29.748+00', '2026-11-16 07:21:29.748+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'clm_ej7AE42WpE5Kmxsw1AXTFz', 'per_BNlqIrCNeA9cypVdXv5mhF', 'cov_6Z94aIoRlJAF8KhLWdGrNH', 'prac_FAQnzZpwroQkX7eeOzYqFo', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'HMXIWDWUVIB1RUIJ0', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_vV4H2Q9q9xzuJTStf8yG3Y', 'dis_GhTFvpY4smHXfoLWmc6DIP', '\x011fd60ca9c9a432df29ab27444a9b6896217d0fa3e5a372d2921b91b95957534716a0642d60e8b6427fb7d54ee8142be73b7547312abce62cd16b23b4a290677669a5d73b72545318157f729278330a08fed87f3118e9c0112dcb3713f533ceacc8e6c523e20fdc66d02f29a1960777de155ae1f893457770ec85e28d105c429fa1cf8322d81f4d1c37998e93067c9b07c1441f0bb5f2f9219dffab3e578d1e56d54f069b5fd57fdd4c109903659df136cde8176cc9f0e0941f54413c5a2b4696df1f93550aa3f10688ed26348ae0c2258f4c87e104f14c124a5999efd4c2d9d64a5c5dc0d21d73e00a95ac3cee61a693f01952456b93125c13ae34f93aee4d892129d813ef02b6f1f0250a03ac9b5d8ffd4160cb36ab3ccd9036a45f70551c1e1d40bc8e1c4eb94f84680f6e5df5174f1a585fa6186d010544d35d5f6160e51f652ec52b0dcd8e299212cdc96a672ee7a771900a7c29821bebbf9989cd32c184ed768a6b895c18f204ee8e87080be20ca42286228c88baae191e7287acb1c8ff78a45167dd8f8909b6c4f755986f9f3936d81c37e86c941d3181ef7ed0308460de928e2ac11124233da6ea65a455138f494182caf858e7d7deaa44296ed61e76429299963d227c5b9b3c559c844f4a53916ece345f6dcb11a04c0af2d8b8ea14b92a4523552502515e5afe9612c61ccf03e3c0e74289bdf8964835f9c78554d3fbe9db14d8d5eb3e91249d8d6f09f8d774236f2b76fb8564eefdd4a75878719cb64a959989e0d70d67ab560948e08154c1cc1e3d0aa4e3c5d126085622fcf1f2f3498cc8766fb0c1b9e302ba3131184711db9fb41a6db8dbbe562bad7b058f13f560d85ffd6f12ab7300216b95a5db5aa05d4d64de1c83c52669f160371108ab2eda7e54a9eefe9f9ef0b427e2c91349eae246fc0467a03cd091befb15621ae943c1664a5b74f905cd2d90ebdb8495604743e56e74c3b30a0787c5ec8422215222b57c027cabaec7b126332bc8a050dc6c682cc4814b3c8eeb87c7f10b2c1a14989e07b7d96fa2610d297ef5e5616cf04b0c78a5f7e8f5b6ca23dac3ed7a590c9ac2774aed47c622bb11a9c75256393042808ca61a497071df1abc1219f636f41502e018bd0f71ce88a9e8efa71b6a1c7fe3fdf05a48fa433c1cc4edaa699d11e41b6f0307e53c846e6164e7eaa96175a0ff30ad19989d546d7689e2e6e530426c8f7f245fe83d122c9cf1f92e55c48b2c9ee44a82f9a90eabe238f7be4538e73d0ee589856297ae1589fc5120b43647231bc449d825745f540a5966058496c923099d1af1e84a72078a8a6e02a336d0cdeecb7b028dc64bdb2c4a369a56719430e42d250f32a074e0a504c55ba7291af6a4b98a74d106acdc6cf170454c9a24ae06a2937f12ccfd09c7ac2b314c80b350133f8a6a046da7152cf25bf0969b73618fcf6227d5a2fe7a00e52d13ba58d261bc13b2d3bfe360c5fa3b7b07dc0efd5adc1ed1b223e7e6f4be2b1abf3e684fe598999dcd92983f68cd97d2e33e564a40afcdab75a4204fee5694b4b261b9b88d7424d048d6b278ffe5a186e357148095c4f9756d599ba45a881d7c6ec30fde5b031294f45c98cb86c1a0aa4e5091db32d50b93786f2479b55f8454ad36fe165df978a9573363dd3456fff39e547afe443be587e7ed2aec1ec888e0b3a2e6f354b537630c44f24b409d4c3b1c397572cef87c8cde015b6f192f57d435663f5e1adaf4120c3342d143de70be4aef9042099d79d5339ea04eb05e6e8a513022550cc0262b38bf43494a6aa4586d303838e1b4ef31f9b3b3f06ed5be7b9b823c9bb83226e231eebcf13413ef36285f4d1c9aee596c3aa3d6a768c021256228eaf753e76121870ef5723f9f8e71629684fe9873e8c3f8f7bb1c1147c7dd5e419d98e07bec4d27aad24b13438c97b6e1215658643a5ee2676d853198d53e7330c643f9b562aedb975b1753f4a2bcef43d10fb9eb724b1249733fb53ed0495311f7596e0d3af32b5375f6d26b43071a12a0de3f489924e4012f7dc83c23930ea1b423d72e5a39d9d7a03bfa75b5f2fab1d344e0d0e2e89d4b4874cfb2f818d64a9f9b1b0efb2741537baf659ecf38b149635fe03856948a01c32218738ed2403fae96e710d99a3f2ab619aa296e05794c8a2ccca2ee6472fa1e90ec1f0c6ecd4cb459cf911b78ca9d5e4679533ec35433ba63d1db470db171e3f4962ec7407f4a3949343bba8f6c7ae76354d81338991e13ffc321250462adc25b4c26f18c3f796c6d62e3d5b93a1efb34e0f770d1d0e27087e56989777d30b2114f5c4c09c1bd11a07219e9b35c118e520f81ade9843488e3a3a0e5aad947172f133eeee5', null, '2026-11-16 07:21:31.707+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 07:21:31.666+00', '2026-11-16 07:21:31.707+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'clm_ej7AE42WpE5Kmxsw1AXTFz', 'service', '54KMsL1oBseC7X5miRim9zec6Prl8Yc-EwhycUpei8I');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'crec_6n7GP5J0LFMEUGkF8pzGVT', 'clm_ej7AE42WpE5Kmxsw1AXTFz', 'per_BNlqIrCNeA9cypVdXv5mhF', 'submission', '1', '1', 'trn_TzrKHQ7zFWzq5txmUqpkSy', null, null, '\x01e9d5f4813425f0f260fdb8fa447fc72609e8bf61cf323532a359197fdc18f8c0876dda0877c1845b450e06def239c89b3ab79eae6e4e66e1b75aec9096e1eb7c42665e3ca7a055587777b652598bc6bf4a28aac70b7dfcf9c2deeca4e61443816d4caa7a7cfcac784f5a9aa03ac143d6716ca69589d4a11dc610e28f4ddb52df76961740ae193636e9d37e6384cf23583404cf3285d11255c8bd5d4f8891cfe6dbf223b6a79de59663320732626580', '1', '2026-11-16 07:21:31.707+00', '2026-11-16 07:21:31.707+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'emg_DrFvpx4d3XbYj5v6b2GHYw', 'per_Yo1ZyIEU7ZHGAVcBCY9p7M', 'prac_OOuNfVsiQKckx3kcuiN9Gc', 'key_BtljTROBuKLhcTNbTrGEm2', 'opened', '\x01fb114e5a99a12b99d3b1665d67ac09e732ca2646dce720d005c9b15b238fe91fb96c0eecc42c6e9d02b1ce5cac28e7a96887c0c1d70c3ced2d81aa03c0f91376a159acdc95d1faf22d4e61159116df9aa385effbbb3b25cafc1a30a2b75f43ac05242b70cf9ecb51f3582c07618148ed82b0d4b12c2be601ad78d3b3066aa293dd20e77596671157b61d483d32b0750018b97f1813f19aab5eb463941d6aa4580de9f62d04e05164bb469b1f38f757', '2026-11-16 08:21:27.553+00', '2026-11-16 07:21:27.553+00', null, null, null, null, '1', '2026-11-16 07:21:27.553+00', '2026-11-16 07:21:27.553+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_E6gVHZPJTkdTZPW2zlII6h', '6000', null, '2', '2026-11-16 07:21:31.481+00', '2026-11-16 07:21:31.481+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'po_1tdoddC51ENeCGtP5hX181', 'practitioner', 'prac_gMsmYyJyYL8s8Ycw6dhhFH', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 07:21:28.605+00', '2026-11-16 07:21:28.605+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_8poaL5IkWCgGTOAtgxjmkR', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_8poaL5IkWCgGTOAtgxjmkR', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_8poaL5IkWCgGTOAtgxjmkR', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_8poaL5IkWCgGTOAtgxjmkR', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_8poaL5IkWCgGTOAtgxjmkR', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_D8KMKI0yfNChBL77562qHd', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_D8KMKI0yfNChBL77562qHd', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_D8KMKI0yfNChBL77562qHd', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_D8KMKI0yfNChBL77562qHd', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_D8KMKI0yfNChBL77562qHd', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'jurisdiction:US-NY'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_FAQnzZpwroQkX7eeOzYqFo', 'jurisdiction:US-NY'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_FAQnzZpwroQkX7eeOzYqFo', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_FAQnzZpwroQkX7eeOzYqFo', 'npi:1999999984'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_FAQnzZpwroQkX7eeOzYqFo', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_FAQnzZpwroQkX7eeOzYqFo', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_HQvV6del1Gq50CHuI0EWqL', 'jurisdiction:US-NY'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_HQvV6del1Gq50CHuI0EWqL', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_HQvV6del1Gq50CHuI0EWqL', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_HQvV6del1Gq50CHuI0EWqL', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'jurisdiction:US-NY'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_OOuNfVsiQKckx3kcuiN9Gc', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_OOuNfVsiQKckx3kcuiN9Gc', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_OOuNfVsiQKckx3kcuiN9Gc', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_OOuNfVsiQKckx3kcuiN9Gc', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_OOuNfVsiQKckx3kcuiN9Gc', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PBz1kHndn7lssljATnUjdv', 'name:MBEKI GRACE'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PBz1kHndn7lssljATnUjdv', 'word:grace'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PBz1kHndn7lssljATnUjdv', 'word:mbeki'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PJeZt8eKQlSzBenGcxRsaT', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PJeZt8eKQlSzBenGcxRsaT', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PJeZt8eKQlSzBenGcxRsaT', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PJeZt8eKQlSzBenGcxRsaT', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_PJeZt8eKQlSzBenGcxRsaT', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_SWu04FiXf6GD3l1H4ElcjK', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_SWu04FiXf6GD3l1H4ElcjK', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_SWu04FiXf6GD3l1H4ElcjK', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_SWu04FiXf6GD3l1H4ElcjK', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_SWu04FiXf6GD3l1H4ElcjK', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_TgMs26Lt82qQrZpLDpD7oV', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_TgMs26Lt82qQrZpLDpD7oV', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_TgMs26Lt82qQrZpLDpD7oV', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_TgMs26Lt82qQrZpLDpD7oV', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_TgMs26Lt82qQrZpLDpD7oV', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_YTwTty0q1n8RL7hnGbbrWO', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_YTwTty0q1n8RL7hnGbbrWO', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_YTwTty0q1n8RL7hnGbbrWO', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_YTwTty0q1n8RL7hnGbbrWO', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_YTwTty0q1n8RL7hnGbbrWO', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gMsmYyJyYL8s8Ycw6dhhFH', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gMsmYyJyYL8s8Ycw6dhhFH', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gMsmYyJyYL8s8Ycw6dhhFH', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gMsmYyJyYL8s8Ycw6dhhFH', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gMsmYyJyYL8s8Ycw6dhhFH', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gozNyeXqVHE2GjIGULpfS5', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gozNyeXqVHE2GjIGULpfS5', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gozNyeXqVHE2GjIGULpfS5', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gozNyeXqVHE2GjIGULpfS5', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_gozNyeXqVHE2GjIGULpfS5', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_hAhsYstc1wg3ch8R2XfQW6', 'jurisdiction:US-NY'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_hAhsYstc1wg3ch8R2XfQW6', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_hAhsYstc1wg3ch8R2XfQW6', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_hAhsYstc1wg3ch8R2XfQW6', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_jhzc1YX0QSaGDo9OpIV1Py', 'jurisdiction:US-NY'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_jhzc1YX0QSaGDo9OpIV1Py', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_jhzc1YX0QSaGDo9OpIV1Py', 'npi:1999999984'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_jhzc1YX0QSaGDo9OpIV1Py', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_jhzc1YX0QSaGDo9OpIV1Py', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_pSZY3xM6xpB8Ch56Cs9whv', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_pSZY3xM6xpB8Ch56Cs9whv', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_pSZY3xM6xpB8Ch56Cs9whv', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_pSZY3xM6xpB8Ch56Cs9whv', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_pSZY3xM6xpB8Ch56Cs9whv', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uVWuf0Oqmq0yu67wGTOYfE', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uVWuf0Oqmq0yu67wGTOYfE', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uVWuf0Oqmq0yu67wGTOYfE', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uVWuf0Oqmq0yu67wGTOYfE', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uVWuf0Oqmq0yu67wGTOYfE', 'word:okafor'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uxYN4CxnKpk9uufmqohfma', 'jurisdiction:US-CA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uxYN4CxnKpk9uufmqohfma', 'name:OKAFOR ADA'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uxYN4CxnKpk9uufmqohfma', 'npi:1234567893'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uxYN4CxnKpk9uufmqohfma', 'word:ada'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_uxYN4CxnKpk9uufmqohfma', 'word:okafor');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'op_8gFJYXIdoSqQoyrEwyrPVR', 're_xmYMTYLsgAXP3rd0aGPsGf', 'refund', 're_xmYMTYLsgAXP3rd0aGPsGf:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_eo2Up2pe6WEdNFP203Jk79"}', 'done', '1', '2026-11-16 07:21:28.47+00', null, '2026-11-16 07:21:28.47+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'op_ZPpBckm0MMk4Nu1kNc0caW', 'pay_7pvg6uq8bY8j55PLh5UzBR', 'confirm', 'pay_7pvg6uq8bY8j55PLh5UzBR:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 07:21:28.318+00', null, '2026-11-16 07:21:28.318+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'op_fCCniCpyVKOiFzplzkPrNa', 'pay_aCv6BURo11VOuQdHaCQ6l7', 'confirm', 'pay_aCv6BURo11VOuQdHaCQ6l7:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 07:21:30.799+00', null, '2026-11-16 07:21:30.799+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_0bNg3HKa9wDBgDlU1xJVBD', 'POST', '/v1/consents', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '15', '2026-11-16 07:21:29.315+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_0l8gJ877Knd4Hj6HRCL4lH', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '42', '2026-11-16 07:21:27.551+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_1YpTqHsov4RqufZNBbZtFo', 'POST', '/v1/consents', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '47', '2026-11-16 07:21:27.433+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_3Q5WW7KNaL6FwEJVBnDelR', 'POST', '/v1/coverages', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '21', '2026-11-16 07:21:31.582+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_3TsEglwHHAjD7sijOKu5Hv', 'GET', '/v1/events', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '13', '2026-11-16 07:21:30.659+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_3W9qGx4AOHSas41gVPMSM8', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '22', '2026-11-16 07:21:31.553+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_3Xpm6uJqC54Gn9zoXN4Vej', 'POST', '/v1/scoped_tokens', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '25', '2026-11-16 07:21:27.616+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_429DNPZfm7Z4z8qb14vdvB', 'POST', '/v1/consents/con_m97YOL2TCfuKtuJOtK35rC/offer', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '17', '2026-11-16 07:21:29.712+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_49LMWnFeHr9kVbX4Sm9p1h', 'POST', '/v1/consents/con_6DprLVd29uolgHVYASm1op/offer', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '21', '2026-11-16 07:21:31.084+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_4S62Qvk7gmDGAIou6U1ZPk', 'POST', '/v1/deposits', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '44', '2026-11-16 07:21:30.32+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_5EGteXHpgD8tDP454HzW2n', 'POST', '/v1/payments', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '39', '2026-11-16 07:21:28.244+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_5HzJZZyN6x6Q3OqU3V0ufH', 'POST', '/v1/notes', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '26', '2026-11-16 07:21:31.391+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_5Tf9iX5xzZN5Vu8AfHXIu4', 'POST', '/v1/test_clock/advance', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '591', '2026-11-16 07:21:32.492+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_5i00h0MFMacJSOEsSjulk0', 'POST', '/v1/notes', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '31', '2026-11-16 07:21:31.281+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_5ihk531vl5yauFE8gNmVYB', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '10', '2026-11-16 07:21:27.589+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_6oP3AZpsisrcZ5jMiD4Pfy', 'POST', '/v1/claims/clm_ej7AE42WpE5Kmxsw1AXTFz/submit', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '197', '2026-11-16 07:21:31.901+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_72N9zD8SKnGO4XLkEb0oPA', 'PATCH', '/v1/practitioners/prac_E6gVHZPJTkdTZPW2zlII6h/availability', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '20', '2026-11-16 07:21:31.47+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_7Fvfb3rHAqShWxj6GdRvwO', 'POST', '/v1/webhook_endpoints', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '58', '2026-11-16 07:21:26.941+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_As0NPh7lVKs1QBxRsKh3GV', 'POST', '/v1/consents', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '31', '2026-11-16 07:21:29.107+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_CwVnxCwMnGZWUDJjqgpLyD', 'POST', '/v1/practitioners/prac_SWu04FiXf6GD3l1H4ElcjK/calendar_feeds', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '9', '2026-11-16 07:21:27.735+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_DrXDNO2PMl2zb18r6vcawm', 'POST', '/v1/coverages', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '29', '2026-11-16 07:21:29.651+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_EulgDw0TFTnLJkwJisZbwa', 'GET', '/v1/audit_entries', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '23', '2026-11-16 07:21:30.541+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_F4KnEvpGCpSJ2o6gorB3ku', 'POST', '/v1/payouts', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '32', '2026-11-16 07:21:28.631+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_F9xahtr7jTf3hoXkOiwO44', 'PATCH', '/v1/practitioners/prac_E6gVHZPJTkdTZPW2zlII6h/payout_terms', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '21', '2026-11-16 07:21:31.495+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_FH6ze4Mmpjg9TiAlLKCRls', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '24', '2026-11-16 07:21:28.168+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Fja1ZaqxhJ4rhdmXgyhgwP', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '17', '2026-11-16 07:21:31.449+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_GKo5C8CYmaMMrWWzjzighc', 'POST', '/v1/payments/pay_7pvg6uq8bY8j55PLh5UzBR/confirm', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '147', '2026-11-16 07:21:28.457+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_GjAnlV2o6v3OGFPGxR2hOE', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '29', '2026-11-16 07:21:30.998+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_J4U2rIzdSATrRbTW5jVxOW', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '23', '2026-11-16 07:21:29.273+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_J5CrfhFx0rqJOtpOYpaiPP', 'PATCH', '/v1/persons/per_e3xIANCigLj7DaKxtYu0L1', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '12', '2026-11-16 07:21:27.799+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_JKGSoL9yY0UdweZll3Fktq', 'POST', '/v1/consents/con_EdfzHr5I2gs4R0548p9K8f/sign', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '73', '2026-11-16 07:21:28.985+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_KNCQyLsqZtLSDVhIR44exL', 'POST', '/v1/deposits', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '21', '2026-11-16 07:21:30.706+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Lt3MTtXXATqxbBOzdGlQ4i', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '76', '2026-11-16 07:21:27.078+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_LwHPbDCxNfARqIFwTaIa7y', 'POST', '/v1/notes', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '45', '2026-11-16 07:21:27.848+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_MOVwPo9CdCTL8oqnKK4Yau', 'POST', '/v1/claims', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '34', '2026-11-16 07:21:31.697+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_NBGEk6TLc4q9Cv8phl3Gaw', 'POST', '/v1/sessions', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '65', '2026-11-16 07:21:31.219+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Nu8NzJUbbOUOqOkXr7po3i', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '11', '2026-11-16 07:21:28.094+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_O6y8FRkGeo8gLQVn2XtN7T', 'POST', '/v1/session_series', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '19', '2026-11-16 07:21:27.715+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_OtlDKxgZ6IpYsCwUe0Gt5g', 'POST', '/v1/emergency_accesses', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '24', '2026-11-16 07:21:27.577+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Ow5jBwNxQD2yq0rEDpdndJ', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '55', '2026-11-16 07:21:26.998+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_P2WdVeyEcUwahbSXji9Bh9', 'POST', '/v1/api_keys', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '41', '2026-11-16 07:21:26.883+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Pr80jGccEdktmn8mtWQsct', 'POST', '/v1/remittances', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '111', '2026-11-16 07:21:29.959+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Pz27OHmdFyiPEylrmFuQ72', 'POST', '/v1/practitioners/prac_XxuwgFZ314depMSQ761QFf/verifications', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '83', '2026-11-16 07:21:27.158+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_QzDeBqwWrvx2gDelXrAsq9', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '23', '2026-11-16 07:21:30.345+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_R2TOkRz4zh7saeIXRKLh2H', 'POST', '/v1/payments/pay_aCv6BURo11VOuQdHaCQ6l7/confirm', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '107', '2026-11-16 07:21:30.898+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_S3PKsQLpDq9hAEdzaqZIuK', 'POST', '/v1/assessments', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '13', '2026-11-16 07:21:27.988+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Syhlx7YX8N3slcEcsKxmKZ', 'POST', '/v1/billing_providers', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '10', '2026-11-16 07:21:31.53+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_TUHCXuW42bt6MreMDKdUDK', 'POST', '/v1/x12_documents', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '27', '2026-11-16 07:21:29.838+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_UIuh0wYSVvgxWADbkh6qsz', 'PATCH', '/v1/practitioners/prac_hAhsYstc1wg3ch8R2XfQW6/availability', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '15', '2026-11-16 07:21:28.015+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_V9bRkwsMKCe1SY5g6M8Owl', 'POST', '/v1/consents/con_qxCEcZ4KMjJT6JUsXGa07L/offer', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '27', '2026-11-16 07:21:29.348+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_VYcBCdiqOoJlzFgs4boR7Y', 'POST', '/v1/consents/con_qxCEcZ4KMjJT6JUsXGa07L/sign', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '36', '2026-11-16 07:21:29.386+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_WJEtPwysu3c9kBi4q4m1Uk', 'POST', '/v1/consents/con_UNcRJrhabS3tGQscqlSAkX/offer', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '29', '2026-11-16 07:21:29.148+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_WlzeysbizPsn3ycg6xJnG0', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '21', '2026-11-16 07:21:30.742+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_XSzvyxAwRhK4l7TKA3kFCU', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '21', '2026-11-16 07:21:28.267+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_XWcKuZTv15Uq4phKAV67CU', 'POST', '/v1/billing_providers', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '16', '2026-11-16 07:21:29.593+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_XexTyWIB7FDzrHluDvvzFy', 'PATCH', '/v1/persons/per_Z0MjY7wmCVyKNDGm31aYhq', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '22', '2026-11-16 07:21:27.942+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Xp2qHrpS8DLnBetQV5rk3C', 'POST', '/v1/billing_providers', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '29', '2026-11-16 07:21:29.525+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_XuslnRiuhDQNJ0nPJRV1ru', 'POST', '/v1/claims', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '60', '2026-11-16 07:21:29.809+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Y3t77ZN9zDuIsFRAv8wfJj', 'POST', '/v1/consents', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '11', '2026-11-16 07:21:31.594+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_YMmDXqo0CWg4J0ceBjL0ra', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '17', '2026-11-16 07:21:31.427+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_Z9kUGzKe7kXcqMITkFmPqy', 'POST', '/v1/coverages', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '38', '2026-11-16 07:21:29.072+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_ZDizhnmQmkQ1y4vZOsHzyV', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '20', '2026-11-16 07:21:29.56+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_ZLFYnEv0bFydNEPew21a33', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '18', '2026-11-16 07:21:30.401+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_ZaotZ8k94sh7Rv9sgwzdOP', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '22', '2026-11-16 07:21:28.594+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_ZxlMTUIKziNIB7iCToSPIu', 'GET', '/v1', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '7', '2026-11-16 07:21:30.906+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_aZpQSiSjovnoCMlMXMchOH', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '16', '2026-11-16 07:21:27.919+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_at59I6GskKsKaHPXCs6fh9', 'POST', '/v1/estimates', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '131', '2026-11-16 07:21:30.181+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_awNeTP3tVYvwEdudz2sEab', 'POST', '/v1/disclosures', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '35', '2026-11-16 07:21:30.381+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_bREiIKICyNapxuhQlKinJR', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '6', '2026-11-16 07:21:27.782+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_cip2LRIeyOqIu15OtKnamM', 'POST', '/v1/consents/con_m97YOL2TCfuKtuJOtK35rC/sign', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '26', '2026-11-16 07:21:29.74+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_clCil2AExy36yxc60sikGS', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '19', '2026-11-16 07:21:29.984+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_dkjpLY104j1HksU0DLKPIj', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '19', '2026-11-16 07:21:31.03+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_dlqXOy3mkWWgKhpSA7Qm5v', 'POST', '/v1/consents', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '25', '2026-11-16 07:21:29.693+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_dua0B1eEKKdkXFqTo83QJS', 'POST', '/v1/notes/note_CFzeWIGVmut7EgRl3AjYuQ/sign', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '74', '2026-11-16 07:21:31.356+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_eCXx3hxwIFZqCF18JdYHzj', 'GET', '/v1/disputes', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '18', '2026-11-16 07:21:30.967+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_eqgz86isPh7vPrQd1T2FBn', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '12', '2026-11-16 07:21:27.862+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_etkTfuaES0Fmd4M6bbZWPN', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '8', '2026-11-16 07:21:27.745+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_evYW3VB05U7pN1FdGWiw4G', 'PATCH', '/v1/persons/per_deLjH4XD2OQXM61HaQjGwh', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '14', '2026-11-16 07:21:31.248+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_fVfAGsYNozRqVN4bIuuOJ7', 'POST', '/v1/coverages', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '19', '2026-11-16 07:21:29.299+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_fmuiL4HRTzXzOkvBrNZQG8', 'POST', '/v1/charges', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '47', '2026-11-16 07:21:28.142+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_gG1nBROdgoKdBvPz3U6Uhn', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '17', '2026-11-16 07:21:27.895+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_gLJbtrjM0CMcQluLuvIOaO', 'POST', '/v1/payer_contracts', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '11', '2026-11-16 07:21:28.65+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_ge4KHlWOosae2TgCdQP1DT', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '67', '2026-11-16 07:21:27.507+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_ggBSTZHn6Ob7EBuwW7HjkL', 'POST', '/v1/payments', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '38', '2026-11-16 07:21:28.306+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_hgFDp9VGulXyb3pEUs3CNR', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '31', '2026-11-16 07:21:27.364+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_hkF6vuM5U4WzbYPkL2Fisj', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '22', '2026-11-16 07:21:29.617+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_i90LJeKZG0jRdyIoEMAkiZ', 'POST', '/v1/consents/con_6DprLVd29uolgHVYASm1op/sign', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '68', '2026-11-16 07:21:31.153+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_iVPWSMa8ZwlcMuYznx0cVZ', 'POST', '/v1/consents', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '20', '2026-11-16 07:21:31.061+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_iwn6etlPoDLzZY4YRnA0D0', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '20', '2026-11-16 07:21:28.657+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_j0j52oPq322zSBqgJHkYK0', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '16', '2026-11-16 07:21:27.634+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_jreshoHbe2orXZpmVuqHDx', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '25', '2026-11-16 07:21:27.193+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_k8BcXwgLHJBJgUPei8sxWY', 'POST', '/v1/practitioners/prac_D8KMKI0yfNChBL77562qHd/checks', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '31', '2026-11-16 07:21:27.225+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_kN85qEoX0yuMvR7ZsnhVys', 'POST', '/v1/consents/con_QJaQINYYGY9Pg66PcQ2J44/sign', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '35', '2026-11-16 07:21:31.653+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_kRAmay83jR2rFHI2CwVfwT', 'POST', '/v1/consents/con_EdfzHr5I2gs4R0548p9K8f/offer', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '43', '2026-11-16 07:21:28.891+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_kqnVIcEWNevkUgh89pn65G', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '48', '2026-11-16 07:21:30.036+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_lPSJcqLeLIiTK5ssnPHQTm', 'POST', '/v1/matchings', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '59', '2026-11-16 07:21:28.076+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_lSylVUnIL8G2jun3lhrYue', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '21', '2026-11-16 07:21:30.207+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_m15Jp9wLjOITXXQJfn86Mx', 'GET', '/v1/ledger_entries', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '12', '2026-11-16 07:21:30.719+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_m6g4QGxk3aEZpR48cT7t6l', 'PATCH', '/v1/persons/per_cqlob1HaLsELrvcud0Fj6k', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '7', '2026-11-16 07:21:27.973+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_okFvR1N6xBkHytngCRPj72', 'POST', '/v1/consents', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '39', '2026-11-16 07:21:28.844+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_ozRkuKW6rnRSRH8NjZfQuH', 'POST', '/v1/coverages/cov_wJHVscS31OT0BspKADdzgE/card_images', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '50', '2026-11-16 07:21:29.246+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_p89ChPcBiTiPfd8I4gJzZf', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '12', '2026-11-16 07:21:31.508+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_pMWSH5nCdzePdnSNRkswQJ', 'PATCH', '/v1/persons/per_dlaNVvLGHEVu7f5QlTLkwE', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '9', '2026-11-16 07:21:27.875+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_pXUPoXw4psxu8GAUiTxIkN', 'POST', '/v1/consents/con_UNcRJrhabS3tGQscqlSAkX/sign', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '38', '2026-11-16 07:21:29.193+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_pwsCW8t4OYP5RLhqvBmOit', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '99', '2026-11-16 07:21:27.326+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_qxpSn2dxNrXKfCjXT8n3yY', 'POST', '/v1/coverages', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '134', '2026-11-16 07:21:28.799+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_rHDV8Sva7FLhdsXoK5wMrW', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '11', '2026-11-16 07:21:28.204+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_rLewMYO4mt48ma5B5vesRG', 'POST', '/v1/sessions', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '51', '2026-11-16 07:21:27.683+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_sAe7QULfdjh7b5mJOupBy4', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '27', '2026-11-16 07:21:29.026+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_sHGOBVEHm86MsHZLGQkIMq', 'POST', '/v1/persons', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '5', '2026-11-16 07:21:27.964+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_sLwGDejLTR5uieoMc80kMy', 'PATCH', '/v1/notes/note_28FOGGCVgqmSv0NvieWdwL', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '20', '2026-11-16 07:21:31.414+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_szZB7XY7fvmbFTvnTXbdPG', 'POST', '/v1/risk_flags', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '14', '2026-11-16 07:21:27.959+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_tCET9bARYVhkbGVNA8koNV', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '30', '2026-11-16 07:21:30.575+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_tcmu2WqPYHsJEcyzzSjVU8', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '8', '2026-11-16 07:21:27.725+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_umayj99feleRvnS6yy6fps', 'POST', '/v1/consents/con_QJaQINYYGY9Pg66PcQ2J44/offer', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '20', '2026-11-16 07:21:31.616+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_urHKkKuKaGl1V8ZoNYUPZu', 'POST', '/v1/eligibility_checks', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '110', '2026-11-16 07:21:29.488+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_uuvrYpNDnAx5sMlqBdTJIk', 'POST', '/v1/payments', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '46', '2026-11-16 07:21:30.789+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_uxvBvMD3errS9DcgtD1Ipm', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '13', '2026-11-16 07:21:30.225+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_vLcCD02MatWm82OSLfnv4t', 'POST', '/v1/refunds', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '104', '2026-11-16 07:21:28.57+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_vNZj9eVKm7ePJ8QOwK5myT', 'GET', '/v1', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '16', '2026-11-16 07:21:30.685+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_vmDOMciTOZLUljB6nxdBjc', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '7', '2026-11-16 07:21:27.753+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_xMPMSl3O2Nh2ApLvrd8wZv', 'POST', '/v1/superbills', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '48', '2026-11-16 07:21:30.275+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_xawlJzGBbvVXTPTd1BQ9U4', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '10', '2026-11-16 07:21:27.695+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_ykePVTypxDeFZv5rwDFIok', 'POST', '/v1/practitioners', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '5', '2026-11-16 07:21:27.995+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'req_yqmN5s6rJswgeLKulnWe62', 'POST', '/v1/adjustments', '200', null, 'key_BtljTROBuKLhcTNbTrGEm2', null, null, '22', '2026-11-16 07:21:28.191+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_0CjmFuYEEGStypT0DtdNfJ', 'check.expire', 'f', '2026-12-16 07:21:31.918+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_1YsIbqSucBclmb4sp2Eg4a', 'check.expire', 'f', '2027-03-16 07:21:31.918+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_JYvEondJAelzHi8zvwA1qI', 'check.expire', 'f', '2026-12-16 07:21:31.918+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_eTwrfL8bONByVlonuExGPp', 'check.expire', 'f', '2026-12-17 07:21:31.918+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_lirriuB05tFdNCj0md9dMi', 'check.expire', 'f', '2026-12-17 07:21:31.918+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'clm_T4wWmbmhOosXXOvh8IEKtq', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'emg_DrFvpx4d3XbYj5v6b2GHYw', 'emergency_access.expire', 't', '2026-11-16 08:21:27.553+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_BtljTROBuKLhcTNbTrGEm2', 'api_key.check_use', 't', '2027-05-15 07:21:26.69+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'key_PMEOvvBsOBzzyAhVfbEsbn', 'api_key.check_use', 't', '2027-05-15 07:21:26.858+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'match_6M7tQablVVcPrqhKWsqGrI', 'matching.expire', 'f', '2026-11-19 07:21:28.017+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'note_28FOGGCVgqmSv0NvieWdwL', 'note.remind', 'f', '2026-11-19 07:21:31.371+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'note_deNpMgjv8LgWe8j9tRNez5', 'note.remind', 'f', '2026-11-19 07:21:27.81+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pans_B8KPR8b4DFrlY3ilDvF2EH', 'payer_response.deliver', 'f', '2026-11-30 07:21:31.707+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pans_P3wCDGiXf9zZJKfZ2lDwgq', 'payer_response.deliver', 'f', '2026-11-16 08:21:31.707+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pans_YyPRSV5WZ9AYylLsFWy3vC', 'payer_response.deliver', 'f', '2026-11-17 07:21:31.707+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pans_ziORde9d7YpqUwSCi94rzw', 'payer_response.deliver', 'f', '2026-11-16 07:26:31.707+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_aCv6BURo11VOuQdHaCQ6l7', 'dispute.fetch_outcome', 'f', '2026-11-30 07:21:30.855+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'po_1tdoddC51ENeCGtP5hX181', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'practitioner.monitor', 'f', '2026-12-14 07:21:31.918+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'prac_XxuwgFZ314depMSQ761QFf', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'risk_YkY8XT90Oa75kxzuuQhvmH', 'risk_flag.overdue', 'f', '2026-11-17 07:21:27.945+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_1a6j4r6hczYLR4rLoBPs1H', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_D3Nvz0SphsYUcFrL6FSU7e', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_ImOrV9bfFHAVHO7PApwH5U', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_gzgVKJjgdx0bbjDLpIMM1L', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_qCZVTAjQwYFwYqrjRrG8Kp', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_yU9kzeRnHjHRcxbhUVzQ8n', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'st_KEjDPhQU4XATOvBJRmCFr8', 'scoped_token.expire', 't', '2026-11-16 07:36:27.593+00', '0'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'st_KEjDPhQU4XATOvBJRmCFr8', 'key_BtljTROBuKLhcTNbTrGEm2', 'prac_YTwTty0q1n8RL7hnGbbrWO', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'xprS', null, 'a6d983deccde5ce2753a41f353cb96e7e12df13b64ced5e58f21727f0ac0b95f', '2026-11-16 07:36:27.593+00', null, null, null, '1', '2026-11-16 07:21:27.593+00', '2026-11-16 07:21:27.593+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'series_ws8y5VNYjkgpzJMtGahKNu', 'prac_uxYN4CxnKpk9uufmqohfma', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_yU9kzeRnHjHRcxbhUVzQ8n,ses_1a6j4r6hczYLR4rLoBPs1H,ses_D3Nvz0SphsYUcFrL6FSU7e,ses_ImOrV9bfFHAVHO7PApwH5U}', '[]', null, '1', '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.703+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_1a6j4r6hczYLR4rLoBPs1H', 'prac_uxYN4CxnKpk9uufmqohfma', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_ws8y5VNYjkgpzJMtGahKNu', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 07:21:27.703+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.703+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_D3Nvz0SphsYUcFrL6FSU7e', 'prac_uxYN4CxnKpk9uufmqohfma', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_ws8y5VNYjkgpzJMtGahKNu', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 07:21:27.703+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.703+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_ImOrV9bfFHAVHO7PApwH5U', 'prac_uxYN4CxnKpk9uufmqohfma', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_ws8y5VNYjkgpzJMtGahKNu', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 07:21:27.703+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.703+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_gzgVKJjgdx0bbjDLpIMM1L', 'prac_E6gVHZPJTkdTZPW2zlII6h', 'per_deLjH4XD2OQXM61HaQjGwh', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T07:21:31.157Z", "person_id": "per_deLjH4XD2OQXM61HaQjGwh"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 07:21:31.157+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:31.157+00', '2026-11-16 07:21:31.157+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_qCZVTAjQwYFwYqrjRrG8Kp', 'prac_gozNyeXqVHE2GjIGULpfS5', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 07:21:27.64+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.64+00', '2026-11-16 07:21:27.64+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_yU9kzeRnHjHRcxbhUVzQ8n', 'prac_uxYN4CxnKpk9uufmqohfma', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_ws8y5VNYjkgpzJMtGahKNu', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 07:21:27.703+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.703+00', '2026-11-16 07:21:27.703+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'adj_9A7KOzLQKoJwv4tB5u1t9M', 'increase', 'per_zJBBxLfVJ5MxZ6Pw0xefXQ', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 07:21:28.177+00', '2026-11-16 07:21:28.177+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'asmt_cw5d20nfDi7VfisiKGBLTA', 'per_cqlob1HaLsELrvcud0Fj6k', 'phq9', null, 'prac_JgIJ84eOfjSUWf4uoWwFSo', null, null, 'assigned', '\x0101053304b3957e0a221de704c6a8f0d507cb97e7127ce18296c0a8f1021c41b55cfee7867224ff969e10231c669419b28bcf2a528865ccc6dead40c4500bc6c3499cc4de1d840a28a4f44af480c97e639827a77cddc566f177b8820dad3fe87a2f5cbc39914fa68947bea4b2e91357a641305ff1c1355a41b826be1579dcf1a042a9d75eaf05c999de5e7b82fcd7ee09d8854d4ebd9c77b068f2e841e33875df0a9ba160152bf189c7d51733cc2587a90331d70c6737203c8c0308', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.975+00', '2026-11-16 07:21:27.975+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chg_OOMWuZj0qThPMTRJqtNbWo', 'self_pay', 'per_21FSl7EocKTWm9gOZX1Wfo', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 07:21:28.096+00', '2026-11-16 07:21:28.096+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'est_2M3aGOHzQ1KV6beWPLd9wH', 'per_E7jVphUSOdR7QTeZrTpWzg', 'prac_PJeZt8eKQlSzBenGcxRsaT', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x01a5b6d5ee54fbb57201b4626f757d1dd07086878504a5631f5b9931d5deba3085bd4f59a505a18648e611ef467d6fe4ff9ae00636d139ff483aed4fa296aa48b979decefde1490ee1cfd43a4edc9ab8dc3a95763f399597b0211e595709a1c67e761e0894e959ae523e0249c0bb02b72e4b255764d090001dca7d4ffe3fa3ce170861ea93a475ea3e286ea825c3b6da921bca9e693cdfbca894ef229b1a555b00c3d6e04adfa8fbb58c98530f56481d1d37049aed83d741aa4a827b358430487b30721ab2ac939530142645b139a0bf220b13efc660c3b1e8c0c466be6d01cec8b239f0a03410d9a62bc0a44bf2ab2fcc34f22de9c40fdf93199472bd4d3f0d202e59c43905395f8e7a36e33b7411e24b454adc7f56c467f80248af23dbd8e00f1bc95289e4deb8b6939b921f10f82e0fec12d9d2e7938600f5afd609ca9f49f76a338d4bdc084c4bab4ca4d7f18688937c17a129577cdb290e067405231ceb2a9d79e63f5ce7a3ee6707c4bf1b1080b8f3910dbba45f021275021fb943e04ca2347e18857fc6407f69880bd60e5c606d9b3bb597f00c3afb56a9429f55b50c8ce42e4fcdcf515fbb8845bd71c3706d1cbd1b0529f185f589c672c4bfdfc05bf430cb98cd89ae29b823cc9ad5269938b31114df3fc20e4f9b983c94165bdccd405057663220d057cf99f47cd955c0b37fc1625425e51fe20a1b4b2426499142d3c3acfcc0298c127532e52be3a2fead167ddadc4f74abf7e180b68ce57d129a4318ff27a840e0c5a82585a167abd1cc5bd241131df86c1cee32666150e6a699e7a8de5b865a51374ee92a4ec24ba14147bf96054ff89dd80f42414142fc5ff23f5242d7235ca9c6155e105818a7696cd050987ac65386d93b76737199b0348e5988cb94f8efec35d41d6b30f2aab0e59ae765953918b19c6c5a54964061530c01c3c898db5010c07e17faf0f9d00bdf73c3533899566ad595cd5a4e064c3f2b6d49c05776c50266bfc19869064c0c60781fa49d2cccbb1dcd621ff37cc4197e2be49d0e340886c10ea580284f4729df9406cc3a38e58858abbdeb407ab4861e0601a078e146ce5f62f756527b3b48a10d58c6c8a245c11bb9fe67aebb9a95c0b5e025183528a00ee4958112926ddb119fffb8861bcb1a8ef75ff078ee83fe54a35d8f7e8072c5ab03d05c0e58e811dc6b0529054db2d93ea66ba5642200c8dd863ae3a3735b278c15830573f939f0b86d32582499affcd3a595d90af49419b0fa120e69fc8b2c9abb0c443bb1f1ad0e5a72a915967c07ac3e55e2ef339e75cb3cd8039c431f7c057a43d6141eb2fc78031b6848971cf072fb2007739816ce563eb54d3e88ac7e322d4aa3202d58f765cc77349df44b6ba42abbf5766d126d24369fdee58d5119fcc3eaf4a12bf236c8ae5d95150175505d52096c0957155c3832371ccce353a53073c7b862dd93c6944e15e5ff1430e60c3f4432eb8eadb2c66e029bbccbb16a269211560ddad59cc009845d8697d0f76d1f4b17450127b74723c925b849365e98102fd90b5e48720249044be530fc8032a804cb7260ad3f89ae76baea3baf9b34619f7f1f6c924900950d762f7621355db5e5ff36a0a75310c973dfa50cec9cb34effa3023ef1bf24766dff49de37b3b3cbe71ca368799cb597811652f73c7df92928e5e92718ce9f184dffa672739d9114847e0e92b94311500b20fa1ca19d46582b8d271b20bad3be95609d02959ceb1d792d10f76ac41ea302bc318614d97d3061e1ab26cd02a86bb3a0cb87e5abe5393f53abc47dafd86bfad8eddbc0b756c8a7fae7b63989d0cc4572d2bb987252d0fcf5fcd4c0d6abdedd078dddb9c6e159a2cdf80d6e3a73f70bc0f49f5e3c842d0fcac11120fe194753e13a69b3f30e2b7d661bb0c1c3db3847c509e232b2d228fe2cc2b1a9ca9cd335aa9191e21a39e26b1350e9b438d7ea1adebb8cd41ba260950a397636cf20c8713ae762e49c55136f9cf9104d0b052e83eebad59d3923322aa7a87e1deb04a65c73302926549e5a3c258e11f5788ec3faecba89b6e35c99c41d99bca75f49f2914d6d2c841c728f887a27a92676bc775d625f89c9491d4ad734fa7b04804cac2132c0584fdb45686657e724301787041cbaff295f4947f354321c419546de71c3856a56133da64aa8188de0d1ea23cb07a667fb3011109e7b4776a298fee33c38f3825eba1134dc9104ce31b2d1f05d', '1', '2026-11-16 07:21:30.057+00', '2026-11-16 07:21:30.057+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'match_6M7tQablVVcPrqhKWsqGrI', null, 'completed', '\x01d63d0b0702798ade54810cef3a1dac02252c25e462b77975e36da146c86188a4cd4e1603086bfe6f8f0ff274cd72ed5fd496a193b737f8347bc6a449261017e267541059972622fce24e7ca45645d59755f62a2808f8334ca4915e0477af57a99716a70612bbbec0ad281df505f4790000f5901e4b12d7ce4b3b66b43d7b88e9cf8feb730b46781c377cf2c221e1c21df66b6cb209d520c7fb17bdbc302ab86e9a1108bb3a8accea887974a824b1716e55a6854e4fa03871079a1c3bddc315cf17908d646c22c747bc439afdc5f0a225de7a1e9f32678c42ad4ea7214f714677d86d734d228f1dbcd3201967eacb9de211a30a214c1fdfce0ed03187d4b7c60fce1319586667a5153b4ab927d4dc47539c202f96dde4004f479a70313bf4c33e082b90ebf62b09379b8a0c7c5630eb2e0f236373dd8197526f988b2f9c7da7b2466844f837ab8db6089ea965a0e6da2e354c674538f63492d72db20256eb57ad013017af58ef4fed66d1011a25f5aa90b20ea3237b08c75977f6966f39e7e9f6f9e3566e66e53236db2b60ab350ea72ff79c5a3bb271f701902c4df82de0c5896e8706284850915f901437da901cbf3052387709d16c5175c6301befbc3178a5f061065bcbdb072ed2d6dec4e0c3a2515fa27d083526df8f9dcff3822a2b6c58d583fc35df2e3837a00e4c2e61eedc29af04ebf3a10ba914a514c8112c3af707be13154de9b72c7f5e569ec1532c748bb71a9ad6355762eb239b885bc64838bfbd52d04ac321a74240ec020d4f456eb0887633530d6922b73028ad7268ed7a1a402f9d0ef1e8fa01999071c22455de75267ea14214c5ae5d9dcba50f8bd162f4dd8e0a7d1e6b3628fe88c3dc0fbafc2cc63218031735f51b072c36e0bf97df89231934a071f544883310518c09f7923f3dae45ca436546699263dcb2574fb5f7267daf39d65fbc5b7879286492288df548e4311441c4f242790e8127f97aa4c2dee2f794bbd5329ef3e8dba605c953b1155a4574abd5f518e713cef20cfc4c4af7d94e07196600655ec24d3a1004595afa31254766aae51e9cc206035d36ef2e1537f7a3ada8545e6c507661b60c2f673503813a3bd1191aebd8bed2efd9635b311b3bce5455cb8d3e771ac04ed260edc56ccb2b6301715e4a7dafbd3bb18130754644a041c0342c229bc429c2ed752e9fe590b669820d224aabbb999c26de94709827318caa599866f51f286a5b6d0c8a385f4b86fe1c4df5ab1587ff5aa3a09b5443961038036a69b367b686673258310f7dd7a4a1b569900c49ed3aec8f392a2bcace52480cee514b55a7adb4532efc71a6420c33b405dfa9236639c116596c8ce47276c9830f5c5024f80d6c79ebc2d0a82dfcae4150e6cc6c3c9a918c9a6be2a72e0a952c3042952e229e52d6dd5067a846a2dc7c424a20da80669f72c313ba0855113a465d4365a0bd84abd9a7557acb725e3abf035adf9fa2688ad11664655479b627c1fdaea9bc915853223fbedab1e6e0a499edc5c2c2f5898be8ac5004c994672209799f72b2c7721b668b373d4c45e03c1a5c5172acff80a728495facb142ee78fb3aa9db44512c0d276bf96eb2e8492f8042f92d6fa49fb224015bcd3b0a698b94b73a1be03823d8a076399ead1843ca192d9c523663f44cabbc01a2323a078614487d9d938001737213b5ef998360c5b018fefc40655f851cddbbaf7bf38506fcfb8601ee7e4a3dd4a4f37da34c3958df4ec6e4cd7c57ced71d6df168337218b1a157c975608ab7ede216ae80f07beeea09845bb5d54c4978ab42f1089db2a9a7b9830f27a1bb79cafdb3be89e3be47a7dbfde1aa4239b452a3f637bf891bd0ffb3153c8ac6ad15f1f685b01b1b9b3537faba541c5e5b5d38298666479da2ae000d7b07fc903d27008d705e194772ebee957d7ece3ba8ec8408503bb72e5ace0e6a327efd19ad26e578dadc18b7a03b4640c22d2d547179cba50c0623480b99d6048c1429e634f02a74327135087916f2efaa127bd22c6cbf705a7d75ee741b15a52a57b3621aaa2a842b527fe57cf99eeab2dfc5e33c0c42626d740e7aa7e45dcae99d864e65899406a16c655799926b25effa24e6400256b570546957d086349128f5930715c9b91d8f372c25581ef2829b95d4eca6b43aa1c0178b793a3fa205abfad609f33391dd3da2a897f13891505c386c325e885cafe1b6c105b492a388b1e6d4647ea42cff2603de6bc77dd1a0fd751690c7ba828c4c8b0176f2354443886c008e7e71218f47f09b285b6b7cf66f9b6dab788c58029be248311da447fba7eed602d305602512366d65630b3354f57c630315e4db8e1d57e790e60eae1b761fff907509c4917efa044be5603d8cea7d6732dc75daa9ab8e79bec36c030d557637fd4a02a20dc1afe2e62243de3f5213371c472dcb263a0699fd36c29506575261032594ab03c883c1a15b0652d6a708b2495b3a1ed4d63d2c8225b4332e2bb8092683eb70fc4af89f2b45f8d2bb60064201ac85a2e623e05f7e69a86dafa6ca3163fcbde3ca07142b59e95843be9430cbf53904f9d802b6d8d742a3ec16c465acfee781690d7ffd9ab552bfc7f71139d48a9348a092a1bd2e191d6c4f641a4ce5c95b1d693d6410a6e875b9cb108ee9a4fb0d8d1094e6c08291d1ca90f25e4e5de2ea3de1db8c57c26f4b21100c92ffa6ca14a66ec4d57f9f7c19a8f9e48baa7b048accb54032f5046414fa6db225b1ce5399c923c7302ef2f9ab1193aca6ff3ae9fd6337918b1661f8a5a140dd000427f65b6caef5b24ba4ee671c1bb109fd7a0c5124441948fb161443dfd22c2d5c1e8b1ea97ee89838c7731cae4f8a3bf4436776849860d5107ed77e4e3b26527a2f7e394b1347ee7a4f681d09e690de969d33838767e78a6131a9347d3403b0b73a3e19537d26e7', '3874305620', '2026-11-2', '643347e7f12aebd9.ht5ga', '{prac_hAhsYstc1wg3ch8R2XfQW6}', null, null, null, null, null, '2026-11-19 07:21:28.017+00', '2026-11-16 07:21:28.017+00', null, null, null, null, null, null, null, '1', '2026-11-16 07:21:28.017+00', '2026-11-16 07:21:28.017+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at, released_at, withheld_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'note_28FOGGCVgqmSv0NvieWdwL', 'per_deLjH4XD2OQXM61HaQjGwh', null, 'prac_E6gVHZPJTkdTZPW2zlII6h', null, 'progress', 'dap', 'drafted', '\x019c9ce3b85a33b05bd390ec6d4a8e179c9f49bbfb1a43c388dafc5643b737ade78d3149041a7bf7900335a53964a28dfea5fe87409ec2748158668e37bd7b3608c568f85478f664f90cd30ea3cab96e441735e3d2adaccfc5cf3e348945a0c6430dca6a2c2f96b3e855526861da44772539e338b3aea9f43b20b669bb3095bbc4be088cb58a867cbe4549a0d689d98f6451fd26e982180da8d197283b4e0e7a3cc80c0111ff8fe3fc5ceb1be85baacfec8f51d5ef0ddc4d3280df5f9ec1deb6f15a1e239b7d9a12b53d82b8d8bc33328ec23d6cc7f2646f091ca1848c8d2b8c7a2de519e8bf738a67f1e04e0812bbb85154724975075ae17767755e99f4c57c7a58b73d1254b62b8cb1526edd2cc681ef1967400e6ac8cedca3d227b778b8e49e07d47b410401b58227d3f1449692ad92c43c72a94ed7a356bddc2073a51dd5400b9d3e0e01c210e87b7ae0f8710435eb8d772f376d112cc9733c5bd845da9ac2840215c3720712a9d5cac8e61a2dd7335517f0fcf9238d2c062203ca73e507d5b08d9be58c319522b92a3e07f821d1de31f187b4d355aae95ccaeb752735dd3d48873e3367c72568e88850315e219f2cdbdfa1a5262197315ae246ce97f2c5389db1ace45d6b8f497320addec5a6434aaa94162268d112c9c053919d909aac85513f77d3fc98af0f545b99093af03ab6f26b444e4bd3005e4d52b74ff4596d96e17215d443234bada36b0a8f4da447edc17b7f988bad11c0ed47ce8417a10d55128dc2992ef3df1a5c8bc92165e3bd4d8e744e1e167b7af90fc45c6f177d68df', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:21:31.371+00', '2026-11-16 07:21:31.394+00', null, null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'note_CFzeWIGVmut7EgRl3AjYuQ', 'per_deLjH4XD2OQXM61HaQjGwh', 'ses_gzgVKJjgdx0bbjDLpIMM1L', 'prac_E6gVHZPJTkdTZPW2zlII6h', null, 'progress', 'dap', 'signed', '\x017d0754c820f998d39e60297238c269c47c01915a0a4e622c256011586d7f61e304a9f4242d338a9ea75afc7c96d2e5ffa90855a73de1729839174ab861fe2b66ac8f147cef391263f998cb4372b860ec363b8fbc10794ec39b3ed6ff0bea8f580c0864a1a6f8d3def0d19af8f986421cd54e18f4589d4bcd422a0ffe6968382656a87327f3c4b3614474e7b9524c643126f8a0e23ff4b42be72dd353c081cf7bee6d051e1b1e6830431457edf6fddadc326efccf93af25fb1423b1d1e33202ef95df91154713ca34b5b9aa2a19e206f9200c7d54d0ed69852d78bf1ebe871037d24d8aae71a59f304174eda9fe49b9ecdb32e4404040f7b9ae55b8af36be74d4d138e659451749592982f1a660ce2f9ecfd6155b4fbd6ec4489d95ac641015585fb3ac8bb835142eb47fca66be87d6813d5ac40a0401400ea0f44e29e496a8e2c20375d2630f82c455affba90c8ebab97d7910ac4506ec27135ab9241270c910fdd4800d9090718b5e206346da55bb11060ccfacebabd81b536d50a7de68f9f9bd262108e8b2d2ec15cb6fbb941906470385e3ffcd122953076d5ced27d492d974e6f21cdead6fc3a82c90b0d47acd8a23a8ea780f702a1772c5e13344bfb348ccca85a9faed385dd272f3a24146f2108c25de1dbb5c7a50f46aac06fa3bbeae454924525fb29da05d6dd9f109948f9886067944e2cdf7eba1ea10381b904075675e8fae540f8a5944477f66dcce719853519c11169544f5c1594cc13069f717b6a0b126bc5fa5277b0eccd4806eaac285a3330387f4e468a594ea589ff564b1cb788e714c47600c43ab48798e84bc6aea14c8b122a65abdfd280038560919f36e7c88da12c8c8f76f356bc56549587900c5ea55416bc27364d8c2cdf5988359a96632c31cb4717d3f36f58e65a5c99e0a6555f7f03e4dd8b351acaebb784562a54c9b0fdb90026732a510b8734a9f361f3303266eab89a9940d7e185475723cdd87a957bf684f6da692b93a8c386111429671e1668e1c14ee4b0aa68fa5b918edbf5060173cf642190e2f4d5a74da42d57b506a7dd1ca2bc0ab4645453a0c8d7dda0f065c3cd8a43fea5afa140f5888e9665050567776aa58443816a65c9f8317902c4d5065454e7ede5fe4a5547decb9d14e94cc6288113c61363e8cd91b8e4dff62679b89902314221f3204a5049231b551f1101c951f9e8c144e195a4bed819b4ea68e7dee4f40c68374163d5935d6ca4f0d8317d2c30aa5a7500230bc3079e0f07c7a67de5d6e419a8d72727f77193951d6e37e489461261cc37362d413534ad47e3bb5009bdf7b6faa790efc7c9a36e8c09995797abae73b3c71bc7a39c9d6cc58f02fc3340f6932af91bc262bae0f', null, null, null, null, '2026-11-16 07:21:31.285+00', null, null, null, '2', '2026-11-16 07:21:31.253+00', '2026-11-16 07:21:31.285+00', '2026-11-16 07:21:31.285+00', null),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'note_deNpMgjv8LgWe8j9tRNez5', 'per_e3xIANCigLj7DaKxtYu0L1', null, 'prac_JgIJ84eOfjSUWf4uoWwFSo', null, 'progress', 'dap', 'drafted', '\x0104a97739a4cc27a908d6db79e205096cd6f583b272600334c0c96c741de3cde619e06a93f346f036bcb3ec0481d289bc0fdeaf5853a7bf6e27cba6ea2464eedec3b0380c829dafa82d2fdcd05f9287cec21a1899328d4848d52886b65635403d56e2f145d3580c4bd2acc8919eafdf4ea8076dd9280398fe892f3a08ce460379cebfee0f1998da1cbf8c4740e45ea2d364c69281254f4bdb6da1bbe0a4b7b5b9fec43a38a91ae9d1e14be81898fc1244a5b5bf2a6da081133de0215b9915d4259c53e30eab2469fc6347b866533a953e1db5403b4076f0ac60aeb1e56641f073f48496ad5aaa823ea348c757fcb11f5a2951e0b7fe012500974ef86fc5cb201181ad0d6c97025c764d45a1f494c86eb046f8cdcb363e9854889af77f858e1d3347c1fcdb2a3153bb172f1879b192adb025f337fc19634561462a647ad1c247b25d792861cf687543b0b045d84f669b44bbbbe2427be96177620ad68a0b9f1d61248da30c201d281fb9195259fa45184247af96a7741d344f889b5f0e77f5286cb7022561d6cfe8f97f8ef2160a126f846c4325d4a93d7342699a523140d9f47283ef2ee0112bac38bbb73033a8ff31886c6538912676dd63dc0cb4bc214070060a68f74d53baa942412fe17023f8b37b0b3d07197b06b5cc0a74251187321b4686ca02f81161a9b93d788c73791bbcbf23f6af28e02f13c53b97cb87f121e1cc2218ad8c4f69793216404141da8ff59fa842640b27ba8e45bb5080cd4c0d10d4c1744c690be7a31087e9abc3d9d90570a736084f25e1b58b2d86df3a8a31630e530768c5e3d08053219e987fbf80fab2ee9e4fa4c438fb38f88f509e37c443f83d0b3e6b74be3ab34818afbd383f2f72b3597f8daf8b0b4246828701eedf739ee8799be8d2e6309d5a28cf4d36487870d8985e6471c3698b9630c7ec9be9d7042e6465642cdf3d26f222e17d08991f62088a75e959cd20d2981982e4241794290adf68d97f8565191547886f6d356527bd7789d1d4348596f5228c152e19d3a7601c7a768320c6848293030eaa4c2482f82445af049926fe6c23c4a7b6ffdd7ebb4196097c6054b09c26a6eb23757c3d46c0e547dc2cfd828e47848fe22561b8bc4bc035565791f0e3658a', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.81+00', '2026-11-16 07:21:27.81+00', null, null);
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'note_CFzeWIGVmut7EgRl3AjYuQ', 'prac_E6gVHZPJTkdTZPW2zlII6h', '1', 'sign', null, 'bb8464b3d9e57c8acf733d2dbe98b3e36d79a9e86b97d976194d653666c77196', null, '596f4a5b8b2d435a904f1b3a7ff027ffc0b333ca76ebd323e6b54cb12809de34', '76fd6202b174c41ce4bd27e3f9a9f606d3c882c9f7c38fb9a8bfe96d68d3a48656c31872671080ef73aaf84720b2c39431abda63740948c439c62f90a912e708', 'note_key_687722c21b8e9d09', '2026-11-16 07:21:31.285+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'nver_gvLWtIc1y03mahkeYgl3Mq', 'note_28FOGGCVgqmSv0NvieWdwL', 'per_deLjH4XD2OQXM61HaQjGwh', '1', 'prac_E6gVHZPJTkdTZPW2zlII6h', '\x0118676b1480dbb6449012da9eb59c88ac152b57cb23faf38ac5e433a9f4c1b5f4c1289230dcc9683918ebd992f0b0801754fe8a06d19b9d66574b319ab9793a268b404834d1aa6ecbf2697d24fb798300d14392fdff421d1b083d6d484304b1ca02ec1c16599d34bf862affe3c516a442ef4e7907faf85e59bd5633b77223f9f28c95347dc29ecdb84e5880231a3d5ca0ce12641750d44d7908cecc180464075c86f5e4ce0d81cd45d6b6659fac04e871efc4e5b46aa633d3262794fe84b75c6c7b088a8800a02eefe17b34d2249f3bbd61eccf814264e26c6ffbf78ff171096459ed733942f453749c0a655e89884190f292beda5de929b03b5734224f5cfebd4a0b125edbf40bffd8b588234bc0dbe3d3884b963e6e8ac539ca7a0b3f31f0f27bd892d198f46a30db4c42a21736ff3a71e7e7234d1339b9464b7d0bce939a75c0f3dfcfbc94d9427323022215eb589a2e399fd646ffbecab199e7b0d6201a01fd6c3b487702a24c2dc71297c1dd9096c0a9ac8a4de33cd3ef2729c35b2e5681c1d4d44ec741b38a8706ccc5976d63bf72a013b94d1a2057c82edc1314fd027219c6e051d0e92d15ef9ee325e0dd1f6225a273895af70e50ebb00d4555b06bee2aa2feb88402339fc54aa9cec5b5b6a7fa5844fa793b', '1', '2026-11-16 07:21:31.394+00', '2026-11-16 07:21:31.394+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_6Svmqw5KCnni7aIvVBcnTM', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_mkDyf5GLJ88IE3peAdeuZ1', null, null, null, null, null, null, null, null, null, '2026-11-16 07:21:31.918+00', null, '2', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_7pvg6uq8bY8j55PLh5UzBR', 'per_u1ruVyMeFrW94AWo8ruvm2', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_u1ruVyMeFrW94AWo8ruvm2", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 1000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_eo2Up2pe6WEdNFP203Jk79', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 07:21:28.318+00', null, null, '2026-11-16 07:21:28.418+00', null, null, null, null, null, '5', '2026-11-16 07:21:28.277+00', '2026-11-16 07:21:28.47+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_FwgwfTXEDt6UfdxjvXdiLW', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_iIs7BzTjrJQy6o1abOScob', null, null, null, null, null, null, null, null, null, '2026-11-16 07:21:31.918+00', null, '2', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_aCv6BURo11VOuQdHaCQ6l7', 'per_hxQqFqdqblaNNbmCrcwjR7', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_hxQqFqdqblaNNbmCrcwjR7", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 2500, "currency": "usd"}', 't', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_6ok4WROj0URxJclmr2lpUV', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 07:21:30.799+00', null, null, '2026-11-16 07:21:30.859+00', null, null, null, null, null, '5', '2026-11-16 07:21:30.755+00', '2026-11-16 07:21:30.912+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_yTyRIs36GyA64cv0Jijnkp', 'per_SzzlCElogssX4QHqwHzwz4', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_SzzlCElogssX4QHqwHzwz4", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:28.212+00', '2026-11-16 07:21:28.212+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'dsp_R2g6pE9SFzgmsvUTOWNaSl', 'pay_aCv6BURo11VOuQdHaCQ6l7', 'per_hxQqFqdqblaNNbmCrcwjR7', '{"amount": 2500, "currency": "usd"}', '{"amount": 1500, "currency": "usd"}', 'fraudulent', 'opened', 'simulated', 'simdp_edKbpklLUohK5qABvQyIxt', '2026-11-30 07:21:30.855+00', null, null, null, null, null, null, '1', '2026-11-16 07:21:30.912+00', '2026-11-16 07:21:30.912+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'psy_rMShupqwBh58lc6wutkw2P', 'per_dlaNVvLGHEVu7f5QlTLkwE', null, 'prac_JgIJ84eOfjSUWf4uoWwFSo', 'drafted', '\x01002fe006a392a38afe0e45895cbf5630f66687e756a90e3016780ea32d867c301f8a6bab0bc2de3c64517ddfa1e75c97b6e915023be91a62a46e6d5fbb4141e88e5f16c4611f72e6d24a5bb12df0fe5b32900ecff3bdd314a98bfc7bda7af85283586b45d1519a2b6e5decdad9a3a53a61', null, null, null, '1', '2026-11-16 07:21:27.885+00', '2026-11-16 07:21:27.885+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 're_xmYMTYLsgAXP3rd0aGPsGf', 'pay_7pvg6uq8bY8j55PLh5UzBR', 'per_u1ruVyMeFrW94AWo8ruvm2', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_Zhn9OIGPuV8CnsWm0O0Bvy', null, null, '2026-11-16 07:21:28.519+00', null, null, '2', '2026-11-16 07:21:28.47+00', '2026-11-16 07:21:28.519+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'risk_YkY8XT90Oa75kxzuuQhvmH', 'per_Z0MjY7wmCVyKNDGm31aYhq', null, 'opened', null, '2026-11-17 07:21:27.945+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:21:27.945+00', '2026-11-16 07:21:27.945+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ses_gzgVKJjgdx0bbjDLpIMM1L', 'per_deLjH4XD2OQXM61HaQjGwh', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'simdp_edKbpklLUohK5qABvQyIxt', 'dispute', null, 'simpi_6ok4WROj0URxJclmr2lpUV', '{"fee": 1500, "until": "2026-11-30T07:21:30.855Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 07:21:30.855+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'simpi_6ok4WROj0URxJclmr2lpUV', 'charge', 'pay_aCv6BURo11VOuQdHaCQ6l7', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_aCv6BURo11VOuQdHaCQ6l7", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 07:21:30.825+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'simpi_eo2Up2pe6WEdNFP203Jk79', 'charge', 'pay_7pvg6uq8bY8j55PLh5UzBR', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_7pvg6uq8bY8j55PLh5UzBR", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 07:21:28.363+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'simre_Zhn9OIGPuV8CnsWm0O0Bvy', 'refund', 're_xmYMTYLsgAXP3rd0aGPsGf', 'simpi_eo2Up2pe6WEdNFP203Jk79', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 07:21:28.501+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_7pvg6uq8bY8j55PLh5UzBR:confirm:1', 'AnyK0Q7hOJraiRZKkOXvwU0VRBNvaZhyM_xonf56Aco', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_eo2Up2pe6WEdNFP203Jk79", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 07:21:28.401+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_7pvg6uq8bY8j55PLh5UzBR:open', 'QUm0Pr82L7-MjqiRltfyJlturpb3dmVydKAbRXxPD9w', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_eo2Up2pe6WEdNFP203Jk79", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 07:21:28.363+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_aCv6BURo11VOuQdHaCQ6l7:confirm:1', 'az0ZHDaY9xfXY3tdd2JsRcdWPEaokrv2j41SC6_4acA', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_edKbpklLUohK5qABvQyIxt", "next_update_at": "2026-11-30T07:21:30.855Z", "evidence_due_by": "2026-11-30T07:21:30.855Z", "charge_reference": "simpi_6ok4WROj0URxJclmr2lpUV"}], "reference": "simpi_6ok4WROj0URxJclmr2lpUV", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 07:21:30.855+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pay_aCv6BURo11VOuQdHaCQ6l7:open', '99IpnhnifdjRDTIGtdgfT2Xidt-rG53ZZm5voVlQZ0c', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_6ok4WROj0URxJclmr2lpUV", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 07:21:30.825+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 're_xmYMTYLsgAXP3rd0aGPsGf:refund', 'L9u4y4-DgGmBOCva9RsPR6AF6xkx5AJCrxR4nkZy7cA', '{"status": "succeeded", "failure": null, "reference": "simre_Zhn9OIGPuV8CnsWm0O0Bvy", "next_update_at": null}', '2026-11-16 07:21:28.501+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'sbl_qvMou5IgHnFML1Vt4eh9jl', 'per_Xpailtgr6xTVRRRAG6kiWr', 'prac_pSZY3xM6xpB8Ch56Cs9whv', '\x01ae99c7a3432bb4c905304e623f74a66ce3a4f256fd269b360d65c0ff9151d1be5418824e9c85ac4f6dfc4769a4828396de8ae2ac3f01e81f0645d283ff6eb666e6ee648fe5ab528f87727ee2ec8ac3fe9d0da1a02201372e6a567dc18c74bb46dad64a25167ac5e24481fb1d20dc923fc0992f9ef3db0b6d7f8db6833e7291e7e7a8acd46cb38f07b94a103ed63c7287df42f68802f6727c133f14db0e8c75d58d6ff6eed98561c5c9df96ab807cc35f3ca4a238e4e8913cb224c3fbf06f7b9292ef04578deeac28343cdc5f30e2260b1ad819082b6a7f46eb1819a19577f775199490a75f96ca71cc6d43b5d10e1af4d6991a8bb7abcfd9e3e3e04f1c2a017e88af063bf8606c089db69efe9aaddf4b65bd123b9a1f777b9e92c2c92e9dfd83a52cac416ea0cee52a893f4ba90a5857af0daa85d24564c106f043de58cf4f4568eb82ea923071314674f2c4c350af8118b85f319715b2adfed942be4251776a43d93b892508c142cefa441470b3fc87265f45fee20b4c6a7c844ddad6ad1122c8b8b4a83fe933158d55335d115afada17e60e188e08739a9b08fc5a2f6819c222b54bbda08b852a70122eef3accdc5fcfcc43407bde0bb8d07a74cfa9c6c92b917280ae7b21288a76b503cf0c30e79b7ca1a9e8c0d3ac26ffd96d68d6eb08504d40372e62c5a499d144280f445a5c8af105148102b2a215959ae7ad879c31d4dc9319521a1180da225d76ccf2eb8abf58780bfc411b735e5693636c6ee3b42bfc3491884fbeabce5bfb1d1860202a4781ec4e816ee48b19fe387abd712555abe408f9635f453fe344244dac640c2c4d50bbafbb49365ec63f1ecf0a2ab16d1099c026e161b5648e82ada4acfbf9c5bbedcddac5a055545da94e9d637dd2fad97dd76e5d2ab8827438054d6f048d1e25ceac99e3bf4a17a4eeb67978847cff688637e6604109367afb3dcfcb5a2a44ec11eab2a513a6565b1fe8233d397850fabd68db63e602c26a881748da7f88007ccad79bc16a2756d608d069e4d766f99f400afe1ef639a55ea17c84ca42fc9ac016858521d215be2a19e87cdd0b4a4c9cd59b99aefad56e983db751bf6fdd781a7ff0f4406736dea6f67b8488a36ff01528107853923013463cbbc746cc2f101297e2243f53bb8772bf5c324ab2c36fc7711f573b5a38ca82716cd15d3705f130c17b89bf8a9d7d86f2d24bd2a6465a7deb198c70d70bc562db963b53d6433c0d28a4b66d8076fd3fbffff6596009d2cf57ff71dc6235c788ccc3d3aeabafae138acf6418feffdf1f26b759b1392343351987f7d180b903c19cfefbfeced3dd180fdd30cd11e125e1af', '1', '2026-11-16 07:21:30.227+00', '2026-11-16 07:21:30.227+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'trn_TzrKHQ7zFWzq5txmUqpkSy', 'per_BNlqIrCNeA9cypVdXv5mhF', 'clm_ej7AE42WpE5Kmxsw1AXTFz', '837P', '1', 'SBX01', '1', 'sent', 'e9e7a33489eb8803ff7cb2e453e3970a5c9d1a809ec4ec67cac01040946b111b', '\x010e67e6946cbc75e0954f43c3cb2ef19b703ae67747050633f9e75b80177951d5d4e33a3465b59431bc7cfbff82458baa914385081ba3064c12703021134bbde4425ebdef88536df3cc408ae475bfb4bb42a4471a23f7c4faa8bde87419e9cb8498700956b5e713377e473ee5fda35ee54d69830adb31f3ddf804ffe0eeaa9a31115dd8f9377d8ea87c8fbd99bf837e121bdc2fbf37edda6fcaf7cedbe8184d8d5bce425618b0a68d334e5c0ed809df553c51911983e616b8e08350c7dd6bfa6cc98a6d8afded8e517c4dd707436450e96a061b667c9e9efcfcab53e050b545ef7f01f6ee155afdfa072f7cbf146f6a85bee8387e56fce1ca794571985aa737cc36c028da253dd350146d4e83e9243e516ffcdaebff0059b1ffbfc0589ee0035ad263ef5d4f42886e0cfcabfcb48d4a0969f80d0e5b95533276ecc848e7125f2309fb7fca424ec8f3fa7361d2435aaaa18421d6c34a444c5cf513b07b57a3298ed3525a21d3a8a1825a2bb6ecebd79c30c892dd5e217fca153a5adec146f941a521670935c1f161643da899fd10b109a71fdeacf796c51c3e9f6716bc099ed080366bbc5cd66bdff4f4115773cbf73cff5801bb7df5ac2c373ea30e6ed5a7f316af0b721ce6e4a817f6124e8745a802de9ff3f4a769c854f82e087223322f212056ec7f69bd707f9c334c2f27080325cffbddce2a1c28bec1bfceffece7eaab6757e16d457d1403e5a292e20ac27132112d39977e65b1d18b1d60bf9a9b6f4de952ef0723ee3ef0e08c68d1c2f1c7563e7f6549dafc957c1537d1033b148d171759d69ccb9c97cab3c356b916b410c0bf61649808ffbddbb7393eb12fa75483dfe57079f7e7b5de3589f46b61406b7c9f72834bb952ebc8bd4e71e30cea7d79a1bfa58d65ceab92a9c1f9b8159dc52d89eccce05b32f25ad32cfb9fd5af9bce979559eafcc4dec8b68a2f76f3cea1c714a450da99c868c1f125ce7806cee773238636fcf4734ba944816d395b37f4e261e86d78bc8d8dddf27aeeee9422001225e61f7aa74983ec55a15fb0870bc2b034414c95d1bd4dd029cbe58c3c30cd258741856c487a67f30f8139bf41c40a30f01a3cb259a914a83bbdbb714310d8f4d1963c23839294ba98e418093c08d6980e008026c17512d6d360546a183860dc9ee8b022e51c3a08617df480f1974e8397c21604bddf9de138824025e6be7593f3a31b02a391ead6fc4c62219744bff6f88c5b6d7472039c70f6b7c2e5d08d5c3690d67d8e13e0fd3bdedf94c39b4eb9ae12340fe4c9d47e3fc89eaf92', '1', null, 'simulated_trn_TzrKHQ7zFWzq5txmUqpkSy', '2026-11-16 07:21:31.707+00', null, '2026-11-16 07:21:31.918+00', null, '2', '2026-11-16 07:21:31.707+00', '2026-11-16 07:21:31.918+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pans_B8KPR8b4DFrlY3ilDvF2EH', 'per_BNlqIrCNeA9cypVdXv5mhF', 'trn_TzrKHQ7zFWzq5txmUqpkSy', '3', '2026-11-30 07:21:31.707+00', '\x0176f8f0ce8894f50c8d81e47c62ff82c22d65690aa907062ba0d0626d97d43f9cf0b3c96ca6299e3c277d9913ea3eb3eb2635a0b4fc97c753a453e78c7a9527dd0d8db9ff7c3f0ea0ae5501618961907b78fdf656622877a43d8c3fdd045d8bad04c6e63fe6906b1babce6d34571914e27cac2da1077f802154cb887a6d4c937ae2c38600f80d749454373cc67a4e802f341e5e720cedd7c3dcf1c038f8fd778c4284a229f553d8eb45806d029c66c2b12bd8090094c1f2f951d0529472eeb53ac469d6c5177870b21323d113e66096b3e42481f03f4a319e1eaad0d515f6bb4109de6a6f183bceeb2e830f90176d13f8b1929fa2ee17bdf8f53131cdcbcaa651072d8af470a11e572fd75215cfa110db46529bbaa708ccf18500afd1f78a57f706dc53c279d130f1b24e3ac58462ad5c837676230e402c188f5af410e815c327456ce87a0ebc478a53f54f2a0ade8c2e4e58ae8f9f94ce23ee73691ba952b089e9f821ce611da3776f58f1b6bd0207056fbbe80dc7936208e907c3cc335fddce62e8f44db03f0a220f67759067419ee560ff8690075b9f54c8d36a7c403ab967d842c69db8b6f36d930519ba4239cd9664278d2ccb1e2427a54dab11aa0121e9acf40e3e20f2f8c161bab91732976fbb4c6c1fc9bacdb620ae8bb135e2968630d408765ea5162b57b877da670e3a87a904bd29da8cd872612a60850c5ea1eba74d0e47305ec305449b0e24809fced02459e28a95a62f43ecf5b26daa1c0106129c9986c5e5ad45b9160cdd5a94984d15b01a41097aa4216a8633409e9e2070bbae02f67574581a64b15c873a4de7491ee699139986005d2c1bb08e61dbd30a1e9f9289218687508218510cc4974a5b452a710d3a74737ad4ebedb759c051ed665aa0a26127501638ef9fdb8a18ada90a33e6fbaf0d7444872c323f7df6b304de61cb31f56b5142b1eacc1e9060784bbbb4d6d58ebc71695ae48ca9959d1347525a0e862a964113b3a6d63a5dda361c3d73ad36f19b1490826b8a71a2e3caa17d70d4c47397b05bfc53af5b111a2c66ea8a0400358c6a210eadcc96c32e71fe796eadb7dd8b67f3ccfe100f8cce398bddc038a9b2a818288ed3bd20b6ec8f5b9742', '1', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pans_P3wCDGiXf9zZJKfZ2lDwgq', 'per_BNlqIrCNeA9cypVdXv5mhF', 'trn_TzrKHQ7zFWzq5txmUqpkSy', '1', '2026-11-16 08:21:31.707+00', '\x016565d4ac4a2b77985b5c14d9f43417c16cc8f99c292db4036ba0648879d33e21144661e93a5685fd598c6212fe08999965beb06c5a19701e8632f5f1fe007bf891ec13c10e1fb1557297f2b8748cce1158b2a221e222c47343c455c2fd6eae6b0196e628e78fb0903d7d0bf72f9dadb07fa7fc7a318233944a719353821529c1f1a43a4b08c3d4aa80ad3c33873a2690c94ac29401c220b93a9156137532e03f26ae1a1ae34343ef1fca96d46a5573c782980e4be4843a4690b59971d080ea25f148be4fd2447d0babdadaa754d823050457f888fca2dc6ef58fea1af54f91f3240c37c69ea5c23d9e3bd4377221e5324a9dcee8e00a579669130b95a6b78d4a8cdf9a0caad3f1abce96333fbadca05b2d2f18453ce4ea3b82b2833c0653f0ba57fc27facf5a069d941aa91560092c56248903889331603c566c9d72d3e2496eff70adebeb429a1be15ed61e80b20e78890dd7e512112a41d19aa7d4d50528fb38c9979ba9b72c4845fe48c7114577f9e1187a81adb76c6ad9cc5957bc980b5587489030f204ed328e36c277c5e3766b407a68311e8add1e4f8fc36d5d5521e6299783b46795a3d66349da9f93b266839657e2a8b9561d8c1f24a242a4a91c6f2ba3fc1d4616ef09ee8da4d9e0848ac7719a57b85f21772b5be6c32157fb70f8b70140d0d6ffdab1779ae3885ac56ad8b39dd87e176c7afa2bb85e91352f9d89005e12743d1c73a94ef42d5626de802bf3547e1c1161c3815c4d98f2ba73cfb12552b1cfa728d4773229601eed6c040e4515ff0a9885b43a48f64a91fbea6d70a3fd369a480bd9932338340ca060be58e288df5e18bfde7443d975a69ee3f1f67d1197b4ffed987a7efd26838e9c98966780ec4e5060cf31a78344b4564682ea9de1683b5e7d4b3208e8fa1710a92fbf47491b5d831268e953bfca79a968f12ab224dfcbd20255138dcd21d11399ce544ac2db118a0ae606c706261789f372ec7c43c8b93c2ea81237368e9fea5c5f55ccd4cc16d89b6d44946cd1cb732a7168f4d855c71c92061b79067b453f3186521576add6c9fe29b24c0b7642a79fc3732e663cd9af7c0c746f6ac60ef10602580dbed397e3e047e989cfaf9f6db18fd95cc9c17c34f7aff620a50e357e50d545885fbb', '1', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pans_YyPRSV5WZ9AYylLsFWy3vC', 'per_BNlqIrCNeA9cypVdXv5mhF', 'trn_TzrKHQ7zFWzq5txmUqpkSy', '2', '2026-11-17 07:21:31.707+00', '\x018f6b95dde7f8b9ff46791f2f6f4637e65349f3bc22b42d3c8e2b42523fbfa7eaaf45b1bb090586bc73bed91acf5b1920ad3cb0b0b9353e08ee917b1ae73705f439a509548ceb299f1b15687430b4cd1214b29acb71f44bdc7f52ec17b53b4937cca22745e683e4068046ca8380d0575d0f080fd1ff10f4cef42433d21188213a9175cb03db0245a53ef010f61e4451990b85610572ea050791edbfeb56a408a70cf7b98a67af96b161cfb104ded36c2af043615ee38c01e922d094c98f0144c806b11eb5eec2569181d398b976371fe4b054213e721e75254924841fa60a4e962297ff60fd180636a4a5edb760b41b90259565ab56bcc5f3f885bf75a19d31e4dec5d814d37467c4a8dd7962d5a22965c3bd067dfb70f0a82b36dcb380d624e860cafe82332d6bc247630ce5735d2c2b05a5e9f8aa78151f9d83af308c47d7b644c0048ccc9d7c5bd31aec64d22cf30649e0deb1f5ce81069d07a790dbfa127d1c718e77a014d7cfd8dad3bdcec67b0ff3054d8b55e3ecd8f049ab90514b71d523469e809ffb482cb4fb8d3d9781d8b9c19e48981f85062aa0478b010195bca23626940f2488e65b8963fac08719fee90cc34133c1dfe723a7d851481f0b0ffdecb603c11e4c2edd17f098ac4d9c959f8f8d07890c9bf886aa25851eec459ea3c2e53f44217367297b85aa9f3bad07b06ab86e2a1979f3604d6b839fb75eaaefa3716a4753c4d5d10effae853f38caea6be88b1eafb387032ef7d4258e19bf19644dd64cbf109e44b91d69f233dbc4b336d9a65711bd3bc092d7ca92a676f37ca30956acd86963353ce056517f6479c886a89c7b13112df5d2ec5eca83c6448e3fc1fcff521e1b654ebc3707b404585eb8a1ff232d2be03ce591f6a1c2f1b0e86cdcc4c6451dac1da87930e018eb05ddea201ce6f4312bf070a7bbe9cd450f20486dba42d6f714e535951a92bc49abec474607cbbea9eeed5be5bdf293d12f8e0b3f8276ace72c0ba5048d4ce3489159eeb8cb174b98924f9d72c4c0231ec792188a79c2837553e9028f555e45343c9b9865ccbe35c4e5a600c25f82e196b0b87dd940547eac1b5ed0ec6584e5b53b7a9cdf8c55ae31fd54da67891c5b4530fed47abea6cd', '1', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'pans_ziORde9d7YpqUwSCi94rzw', 'per_BNlqIrCNeA9cypVdXv5mhF', 'trn_TzrKHQ7zFWzq5txmUqpkSy', '0', '2026-11-16 07:26:31.707+00', '\x01486dcdd45cfe4ae6165c4236ce762a34035640e55ba6991933d23e6d56fcbd5830f518c9e9bc0a457d085c1d056b517c0147de2c5871f6e7c03c38850814b7fd981e21d102ed198230617d178089b02c6a7e68e2ad53d8cd65cb75dc723f0da1c965010d43c09116030c7325c3c851a190048f57b24cd2f78196f1dd7d17e8175e4f2e13c2507f563527ac8c678ca980f49b10a80aaa760a4c29cda497653ee4974d7508911eb93481c8a02888bcdd0723837d401e60142610eb671934fb58cfea689c0160f299c37a4a923953f81f434ee29184c05bfdc02b279f254c6087f9d40c1d0e5034b56dfca78d4c8f74890d248550801a8a77f9221fab23d7d159d0f1c342b63b74ef449181ea65d707bcd702f20b187a816e4bee3f0021bfc26f7a89feb1cb429f3312a6713db1ca48478c8688fed5eb8994e6c6015c67c1c6a9313824410e998ddc292bc78486ca464c18842d0b8b23e855300f35', '1', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'ver_aFtXLsEz6ngwigOL18yv9U', 'prac_XxuwgFZ314depMSQ761QFf', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 07:21:27.101+00', null, null, '2026-11-16 07:21:31.918+00', null, null, '{}', '2', '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:31.918+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_0CjmFuYEEGStypT0DtdNfJ', 'prac_XxuwgFZ314depMSQ761QFf', 'ver_aFtXLsEz6ngwigOL18yv9U', 'license', 'lic_6o2rYMl15pJJOA0xcju03P', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T07:21:31.918Z"}]', '1', null, null, null, null, '2026-11-16 07:21:31.918+00', '2026-12-16 07:21:31.918+00', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_1YsIbqSucBclmb4sp2Eg4a', 'prac_XxuwgFZ314depMSQ761QFf', 'ver_aFtXLsEz6ngwigOL18yv9U', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T07:21:31.918Z"}]', '1', null, null, null, null, '2026-11-16 07:21:31.918+00', '2027-03-16 07:21:31.918+00', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_JYvEondJAelzHi8zvwA1qI', 'prac_XxuwgFZ314depMSQ761QFf', 'ver_aFtXLsEz6ngwigOL18yv9U', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T07:21:31.918Z"}]', '1', null, null, null, null, '2026-11-16 07:21:31.918+00', '2026-12-16 07:21:31.918+00', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_eTwrfL8bONByVlonuExGPp', 'prac_D8KMKI0yfNChBL77562qHd', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T07:21:31.918Z"}]', '1', null, null, null, null, '2026-11-16 07:21:31.918+00', '2026-12-17 07:21:31.918+00', null, '2026-11-16 07:21:27.213+00', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:21:27.213+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'chk_lirriuB05tFdNCj0md9dMi', 'prac_XxuwgFZ314depMSQ761QFf', 'ver_aFtXLsEz6ngwigOL18yv9U', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T07:21:31.918Z"}]', '1', null, null, null, null, '2026-11-16 07:21:31.918+00', '2026-12-17 07:21:31.918+00', null, '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:21:27.101+00', '2026-11-16 07:21:31.918+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 07:21:26.921+00', null, null, '[{"encrypted": "AXeYC/BYDZ+PtOv96KntxAh3WBEJmhlpZBmOzaZmWO1KYcZIzVxSHbtDW/n5K87eN+rquRAbaw4tUAQO6KY6rLWLfK82tlIg7Qh4hr5nbQ==", "expires_at": null}]', '2026-11-16 07:21:32.588+00', null, '{}', '1', '2026-11-16 07:21:26.921+00', '2026-11-16 07:21:26.921+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'wa_7hmLZzzXSVTiwnPOzpYkmi', 'we_f2gyKmx6zIW020pPZUspES', 'evt_9237sF77XM7ecaA8He15Pj', '1', 'f', null, 'dns', null, '13', '2026-11-16 07:21:32.661+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'wa_WoONWs7yWLGH266WI8sb00', 'we_f2gyKmx6zIW020pPZUspES', 'evt_rnMlVOTMY0xffa74cRFmb0', '1', 'f', null, 'dns', null, '8', '2026-11-16 07:21:32.665+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'wa_XhmdOnujwk9sJyKqByqSGY', 'we_f2gyKmx6zIW020pPZUspES', 'evt_BiKznkh35omz5ayF84q6Ai', '1', 'f', null, 'dns', null, '18', '2026-11-16 07:21:32.588+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'wa_aW3Q60H9eymTZm8aAcOOIR', 'we_f2gyKmx6zIW020pPZUspES', 'evt_25jKKbpsQcCihgvh13MLPd', '1', 'f', null, 'dns', null, '17', '2026-11-16 07:21:32.594+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'wa_bMDL4LAqTVVo1oPrDicbQH', 'we_f2gyKmx6zIW020pPZUspES', 'evt_KHuA0TSQvl1UsGBwQ0jPkI', '1', 'f', null, 'dns', null, '8', '2026-11-16 07:21:32.654+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'wa_pO1qCIsgyhXTX2gibFzf5j', 'we_f2gyKmx6zIW020pPZUspES', 'evt_jK5PaPFe3ktORNKAGfECXV', '1', 'f', null, 'dns', null, '5', '2026-11-16 07:21:32.659+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'wa_t8OOQrRXswrGDR6oGV3DqM', 'we_f2gyKmx6zIW020pPZUspES', 'evt_O7n7LBsDMGr869fKk5OPt0', '1', 'f', null, 'dns', null, '5', '2026-11-16 07:21:32.657+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'wa_zQQO1LPRf14RyQw4mRW4pW', 'we_f2gyKmx6zIW020pPZUspES', 'evt_xeYtXNmY070nBzCys69g25', '1', 'f', null, 'dns', null, '7', '2026-11-16 07:21:32.665+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_0xGJRUa9mSpaSc00alf16Z', 'pending', '0', '2026-11-16 07:21:32.501+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_25jKKbpsQcCihgvh13MLPd', 'pending', '1', '2026-11-16 07:21:37.594+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_6DZzCnJfrt0SitG2oUVSgk', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_9237sF77XM7ecaA8He15Pj', 'pending', '1', '2026-11-16 07:21:37.661+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_9VJGVPOVRfAyiVAEgaa2UW', 'pending', '0', '2026-11-16 07:21:32.501+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_BiKznkh35omz5ayF84q6Ai', 'pending', '1', '2026-11-16 07:21:38.588+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_Ck7vTzQHve2a13pWMpvhTM', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_GSrAbeCEmnNKvBdoUK0yFF', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_KHuA0TSQvl1UsGBwQ0jPkI', 'pending', '1', '2026-11-16 07:21:38.654+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_LGEtTiNd6NrrwZ4IXzkjJ3', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_LJO6yhtM4RSVuDQYkaPa2K', 'pending', '0', '2026-11-16 07:21:32.501+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_MiTQ1b6MjHIzcIwWKAPpaJ', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_O7n7LBsDMGr869fKk5OPt0', 'pending', '1', '2026-11-16 07:21:37.657+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_aOXqq37K5y8cC5Y8SL9fNh', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_bhlxR3JNYXpi8PPj8aRcQk', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_cCNJYBizOSUmUeORsiRUeS', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_e49Ns9GKrnY7okQerhw3U0', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_eFilfLFXWHWLuZ21zbnxst', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_gvmjhsc7Qjn32Jjju3lMxB', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_jK5PaPFe3ktORNKAGfECXV', 'pending', '1', '2026-11-16 07:21:38.659+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_lGZ3nGAAai6NCAcnrsXwbf', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_rnMlVOTMY0xffa74cRFmb0', 'pending', '1', '2026-11-16 07:21:37.665+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_sO1r5HrmMzCk50L5FvjM7d', 'pending', '0', '2026-11-16 07:21:32.501+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_uuosr0jP783vqxahJVbjsO', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_vo2RGWUDLbM9ZJ92cYbR45', 'pending', '0', '2026-11-16 07:21:30.581+00', 'f'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'we_f2gyKmx6zIW020pPZUspES', 'evt_xeYtXNmY070nBzCys69g25', 'pending', '1', '2026-11-16 07:21:38.665+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'xdoc_ET6763mUC6s8xyDj2WMhct', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_mkDyf5GLJ88IE3peAdeuZ1", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01d7941ef41d6d9ed7ea04ad0633d2a798573b28543a9affe057726bc9294d6245e2215fe82de6acc4979e4601fa9ac679d7c6ca83bc72a8ea236bebdaf89ddb33a7c5545eda5ed8c7b209bf2ccd3b1575dddfe29bc66fb469df2dfbb51e8b4d08a2241c0898d8ccc0253aeeb8706c8feaa8de12c2b0710872df2a5cc962cee08d60bcc529f0f1cbd3b144072a86a1f2805bc4cafc5d333d92fcfe9b1af1074e5327f6d55f1f45b6de22603fa25a8c2ba198606ba9ed2d7db075b0d5fa31ac619a65b9820aef4d83617e634a0e80bb46e6d11265321d7c1844064f2660d3abf02be26531133ef00ee38f586c14c1702a0c9582a1af218e48bcfa7b37af0386e2ceb11f42fbfce2e85aa711565104fa29adcaef31737e97c8d151f5318b888d80a67eba08d2cb50e05a319354c8d20340806cde32aaf5a9a52a94873d8f0528e812de7ec89feff712ae1ddff566ad990e88a5c59029240fa7104d80e6b9f8a097efb735a8410c81be5eb9840f16d778f96d1adbb3a9710edf51e0191285e9fb22d865620e407dd4f7bdbce161e4330489809aefef248e4a26c1aae25d1f75ad85e91716dc8472b3970e7a471a3c4a03b198ee68d0931916bc336e2377bb777c46b5f1173d0f3eb495e4a16757adc77d080fac520f560607ff67327e0242aa8ec167eabcebe208e60ed39f162663c274cc77951157507908c4', '2026-11-16 07:21:31.918+00', null, null, null, '{}', '2', '2026-11-16 07:21:29.813+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'xdoc_FrG7Q1tm658EpF1SHwEezb', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_iIs7BzTjrJQy6o1abOScob", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01cb42d3f93b2184e1cc924c72df6ee357fbd3b850750b54908bb675ae081d3c0d5874b4f7b1bf452d57de31c1a6392a1164dd1d9ff26e97053d8bffd0366adb7d763ba6d83f65d4189949988ac54b73affb8b83579ed794b16301361718ae2bbfffada33b22079591d78bc01a20776dea4bbbd583853d7b8166cba60b90111b4fd3a78e55b65d646d24635f6b740476ebdc5fdb23bf4cfdbe07671776214b76999bfe25dd1fc56f367904efa4c240515fb0160bf1839f1aeb3610fecc96044fc5b457848cf7b83280de06aef77b23f38aa8a16db4e7a231483b6b870fd963f6d9acc67314c2db48eeecb804fdcad132141ef38055812e8ddacf10c2ceec6042e1e5a3dc5f96923a7dd0ed55699803d53906c108b6aa86ed85a42b2980c7192e0afbd2895a1a041be0ad0e9263d9ddfaa9cca76b58f80d8d485a73b5eca5b139bf23c24f9c53f2877f9b26d691d916e6a652d5a7d4526a2b300f0f0d254a2a6462fd02d657cce0bad2431e42f2452a0f6654a5e434c67c389fba44d5e56c8c5062b923cfcf82f74132b5b8ef2bdbce7b5ad3db9a865147cea9768b4de51c454145f6d9c026712c2063bb4308daa5ba246eb736e6260ccc8f24ccec0cdbfd861bccdc6a61fff2086f65a4e56d6e483f42f4d9a9e4fea64a693df05664210fe208bc9261809d17bcef5dc78b2bae774ef20ce28a722a279b62', '2026-11-16 07:21:29.853+00', null, null, null, '{}', '2', '2026-11-16 07:21:29.853+00', '2026-11-16 07:21:29.853+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'era_iIs7BzTjrJQy6o1abOScob', 'xdoc_FrG7Q1tm658EpF1SHwEezb', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_FwgwfTXEDt6UfdxjvXdiLW', null, '2026-11-16 07:21:31.918+00', null, '2026-11-16 07:21:31.918+00', null, null, '{}', '3', '2026-11-16 07:21:29.853+00', '2026-11-16 07:21:31.918+00'),
  ('acct_OvuoU2NK4VGmVdhG2mgTsg', 'era_mkDyf5GLJ88IE3peAdeuZ1', 'xdoc_ET6763mUC6s8xyDj2WMhct', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_6Svmqw5KCnni7aIvVBcnTM', null, '2026-11-16 07:21:31.918+00', null, '2026-11-16 07:21:31.918+00', null, null, '{}', '3', '2026-11-16 07:21:31.918+00', '2026-11-16 07:21:31.918+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 187, true);

select setval('events_position_seq', 167, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 6, true);
