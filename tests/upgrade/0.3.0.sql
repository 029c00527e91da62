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
  ('0020_money.sql', '98485a453c68e306e51074a0a75f6c340c6cc3ef6210502b650c78e1e1575b6f', 'false');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'Test', null, '60000', null, null, '2026-11-16 06:05:09.108+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'Test', 'issued', null, 'sk_test_', 'jMXN', 'a34934b2a707b5d63707df88cfc66be73658ce5fed04d941459f1a649905de04', null, '[]', null, null, null, null, null, null, null, '2026-11-16 06:05:09.259+00', '{}', '1', '2026-11-16 06:05:09.107+00', '2026-11-16 06:05:09.107+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'key_Yp3Uv1sx79JBP3lkfvMoDB', 'Booking server', 'issued', null, 'sk_test_', '51po', 'aa229eb813a8d66812b512f0ef91c1c49d85cac195063b9a19383c3416b656ef', null, '[]', 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 06:05:09.211+00', '2026-11-16 06:05:09.211+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_00c0SHmx4KXAFPyfoh7fKq', '136', 'note.created', 'done', 'note', 'note_Na76hUmbrUHsJVII8WqYgO', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{}', 'treatment', '[{"id": "prac_HfcpkcIbtTiZoZbHeAgZaX", "type": "care_team"}]', 'dec_s8lU8yFPFIJbodSSHzEUvT', 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_11EJjQdykmDqfXdB6Y3C58', '2026-11-16 06:05:12.753+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_0YlQDFI4ki6Cn8YRDyE5il', '121', 'payment.updated', 'done', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', 'per_dD0MdSC2ImjDyZBF0PuGBR', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:05:12.397+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_13LuAeAUlywAUrkeHV9I5c', '69', 'payout.created', 'done', 'payout', 'po_TdfoBDTnihc2O9wmdD9jFN', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_L3onAODpOMzOj3DZU7wBuK', '2026-11-16 06:05:11.274+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_1RDrbDSv9KJOqnsbZPNo9m', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_1ThWoJKJSkXTIM703YCkX3', '170', 'remittance.balanced', 'done', 'remittance', 'era_bb3l3Q7FGRrJGsLtRQRM5x', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_1Xp2QgVHOg62OTQSzgqsCv', '148', 'consent.granted', 'done', 'consent', 'con_bxnj1DGCim7lEjyLI7Grrq', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_lpjjSBUpghsxQQ5XY6BKL7', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_XB2WON8EBh1fnS6jkSBe4S', '2026-11-16 06:05:13.066+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_1lIuco5FdPc7JpT492fUhk', '82', 'disclosure.created', 'done', 'disclosure', 'dis_S3UuOI3iLyNDn8kw1uxkYv', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{}', 'payment', '[{"id": "con_X255LZXPVjyM85bHEUSRZ2", "type": "consent"}]', 'dec_z304N6aMubetG5sKH0fFnm', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_LohBinQ0n38xFvq51GXWpP', '2026-11-16 06:05:11.463+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_2UofbNVMamRX1fVMHOpEYS', '64', 'payment.succeeded', 'done', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', 'per_but2z2hMCKDBX6xIGWmqv1', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:05:11.113+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_2uLChCkB3tkcBwbigKjNhZ', '131', 'persons.update', 'done', 'person', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_lNODllclYtc2ACtp1MVulc', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_jdHdvO6MmhK4XjEadIMuqq', '2026-11-16 06:05:12.649+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_3JunEFE7YlZy4iA8Kl7Ki1', '50', 'assessment.created', 'done', 'assessment', 'asmt_VZ6FC4BBFBCmHJhhxnKpTB', 'per_FVHEtui3tNKooqE6Jh1NjZ', '{}', 'treatment', '[{"id": "prac_deK8hdLdQWYZRgzY7fcGoS", "type": "care_team"}]', 'dec_lW9NX24cob5tH1KkTaiiso', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_MFQfS0X73IG1u53bC7PEJd', '2026-11-16 06:05:10.366+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_3Qnia0cNqhyk7xtS9XRdp9', '157', 'check.running', 'done', 'check', 'chk_5OWGkWsI7yYJk8w5WEjUMG', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_3VT1g4sijlw7PLeUV8u1Pg', '151', 'disclosure.created', 'done', 'disclosure', 'dis_7VHYXeW8Iz9Qn5HpctZTDf', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{}', 'payment', '[{"id": "con_bxnj1DGCim7lEjyLI7Grrq", "type": "consent"}]', 'dec_3TNrln260tHfGZHWLssRC9', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_8Rz7gJ8gn5wJXUk5qLRIGk', '2026-11-16 06:05:13.135+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_3h7XczEtfZ4PEe4n1Xfm5f', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_bxnj1DGCim7lEjyLI7Grrq", "type": "consent"}]', 'dec_3TNrln260tHfGZHWLssRC9', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_8Rz7gJ8gn5wJXUk5qLRIGk', '2026-11-16 06:05:13.135+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_3iyN2lWOt8i8Enky1DXZRE', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_nAMMSsokVcnfkvkLWLzUcO', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_0l2Xef08g9dcfRwFJyNYqH', '2026-11-16 06:05:09.291+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_40Wm4bzsq3iR3rYD89Ud40', '160', 'check.passed', 'done', 'check', 'chk_Eex3G55gf026zYZn97iiov', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_48bMRZXSsSR682CQoopWcX', '29', 'session.created', 'done', 'session', 'ses_hBovfpPzXulCGsFeVgNg9w', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_AeJN8RntYtU2Yt17TiL8Tm', '2026-11-16 06:05:09.749+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_4DhT411YKAD4jRpuFUoyAp', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_PMtotn1vK9T5cGMI83hdaN', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_4JL9aKSjud8FI5WFTJRdgN', '115', 'person.created', 'done', 'person', 'per_dD0MdSC2ImjDyZBF0PuGBR', 'per_dD0MdSC2ImjDyZBF0PuGBR', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_MyTjAofCpkOXo1dTj6dILQ', '2026-11-16 06:05:12.2+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_4gHMKpFyGiUDcc0kmG7dwN', '163', 'verification.approved', 'done', 'verification', 'ver_lOdSLwczcK16FiEGfcEmL7', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_5GGdum1rTEzXFGowukQkgF', '74', 'consent.offered', 'done', 'consent', 'con_kP8EzkrlvLiV0FtjgpThks', 'per_PnB63KntuaC2YDoppQrNBD', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_8Ynu0TMlUYQdwB7HnL4JkI', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_TQLKwtOz93WxVTnu7Le57S', '2026-11-16 06:05:11.329+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_5SDyyoUJyI1PmgTwxnsc28', '133', 'note.created', 'done', 'note', 'note_qyFtSa8UhAg3AQ9o0DTkTY', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{}', 'treatment', '[{"id": "prac_HfcpkcIbtTiZoZbHeAgZaX", "type": "care_team"}]', 'dec_P8sviNAceqv19AlvvhRk2k', 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_Jm81BGJ7gMjvGgNXcaMUjF', '2026-11-16 06:05:12.672+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_5eoQUnHVNNlQ3YNHMq77e5', '156', 'practitioner.updated', 'done', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', null, '{licenses}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_5lo98Y7jFFWVFHeRLk0S7s', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_OlfBYQp3Scg9eHGWix2eeR', 'per_OlfBYQp3Scg9eHGWix2eeR', '{progress_notes}', 'treatment', '[{"id": "prac_deK8hdLdQWYZRgzY7fcGoS", "type": "care_team"}]', 'dec_N9mUJTEhejGybpyy0Gar5C', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_icipbteb7SpIr4Ky4bxW9i', '2026-11-16 06:05:10.03+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_5lv9ybp1jyFb2qZx02cnV1', '55', 'charge.created', 'done', 'charge', 'chg_PnCOeJCQnt225plTCp9Q0b', 'per_rKf0M57Vs2lRM3IEx9QM5C', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_flJYL3jxvd3OUO5tUn2yXG', '2026-11-16 06:05:10.725+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_5px0DD7T1DP3HfGNVtIh93', '142', 'practitioner.created', 'done', 'practitioner', 'prac_teVS6hNrfGua2f7d1Mrvl5', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_DxwVJ84iceufY4rb6RzZj2', '2026-11-16 06:05:12.924+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_5u1WGoSf2Kf7qlrV1S8TE7', '102', 'estimate.created', 'done', 'estimate', 'est_YKOoquRWzbaY808d1SeBLm', 'per_K6RHAGXsoRc8daKty3pK7F', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_Lgwebzh3tiCfpSGq3yArBd', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_l0eO5BnHNYSF9i26uG5Tc6', '2026-11-16 06:05:11.837+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_5xset4zFjMxBInYtp1zSr5', '134', 'note.signed', 'done', 'note', 'note_qyFtSa8UhAg3AQ9o0DTkTY', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_HfcpkcIbtTiZoZbHeAgZaX", "type": "author"}]', null, 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_eicqe38q9EelYloFZNP6ui', '2026-11-16 06:05:12.7+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_61szvFINx2aaLTtmyo70L3', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_HguqNw0yEJrnO8skMD5zsK', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{}', 'payment', '[{"id": "con_X255LZXPVjyM85bHEUSRZ2", "type": "consent"}]', 'dec_z304N6aMubetG5sKH0fFnm', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_LohBinQ0n38xFvq51GXWpP', '2026-11-16 06:05:11.463+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_6ZLOZHgdATBxlU18usEN4v', '165', 'check.running', 'done', 'check', 'chk_GpAHGi3IbQ9qbMdIb3Mt63', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_6ax7L4YIHunmkBTTYJBex0', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_HfcpkcIbtTiZoZbHeAgZaX', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_nOf8EKj6d2Jlel7NFXTHU9', '2026-11-16 06:05:12.902+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_6b1b8upXexGfClXT2Vsnl2', '119', 'payment.succeeded', 'done', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', 'per_dD0MdSC2ImjDyZBF0PuGBR', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:05:12.351+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_6o7w1dnWJ6sw1TrvYeTtBo', '73', 'consent.created', 'done', 'consent', 'con_kP8EzkrlvLiV0FtjgpThks', 'per_PnB63KntuaC2YDoppQrNBD', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_rRGz9m5qNE2EPMgUuifxPu', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_4WYZbP3FAq1JX5cIKikq4D', '2026-11-16 06:05:11.324+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_6qX6EQAbz7f3lVp3uG7sX1', '179', 'transmission.sent', 'done', 'transmission', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_6vhAI0ISEthuyKWAIcK2U6', '103', 'person.created', 'done', 'person', 'per_719iphWIspe8euX5beVfFb', 'per_719iphWIspe8euX5beVfFb', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_kgDJQTNu95wEaRSVCkuE3Y', '2026-11-16 06:05:11.884+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_7S8ic4nkEa5P1Yv1NtVGZw', '177', 'payment.received', 'done', 'payment', 'pay_qindDqMhUO04kXyPvPkZRw', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_7Yo9DW57qAcCRgTAJvtZ5h', '144', 'person.created', 'done', 'person', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_Qw8SCkD0KqqYsSgWAvtGo6', '2026-11-16 06:05:12.975+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_8EOd5E6IYiMkEyCNEE8M6K', '118', 'payment.updated', 'done', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', 'per_dD0MdSC2ImjDyZBF0PuGBR', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:05:12.322+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_8ZR4wgiVa3ZjjKrqcYag2I', '89', 'consent.created', 'done', 'consent', 'con_vAr4BdGrIopbnXx8l2iV02', 'per_KJvLVPLfDsrLTuWUcipsYB', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_xHELCIx1MBsmkO9Q9tJRk0', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_Y7jLkS1nBtdjKK0wZOQAOS', '2026-11-16 06:05:11.585+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_8b4uNsoE25OnicUVkdfI94', '35', 'practitioner.created', 'done', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_d04fHfVH48iVeHSrebEot9', '2026-11-16 06:05:09.978+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_8n2iGkrXEm2spVgTqYRGpg', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_Hg7ma6xpC2EEaNOC9SA7pH', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_KItoWfWpkV6XbSTvkOtImn', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_wxaiA0bswmrPr3TaLokSSE', '2026-11-16 06:05:11.951+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_98yUG0wLfRGrhT2xUXX3k5', '38', 'note.created', 'done', 'note', 'note_YHiPhuGONKfKWImNFenKVl', 'per_OlfBYQp3Scg9eHGWix2eeR', '{}', 'treatment', '[{"id": "prac_deK8hdLdQWYZRgzY7fcGoS", "type": "care_team"}]', 'dec_N9mUJTEhejGybpyy0Gar5C', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_icipbteb7SpIr4Ky4bxW9i', '2026-11-16 06:05:10.03+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_9OuElivEFMPyV7UR7ZYxXd', '27', 'session.created', 'done', 'session', 'ses_jLrUdzao7cgk4NpK2bzGUc', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_AeJN8RntYtU2Yt17TiL8Tm', '2026-11-16 06:05:09.749+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_9ox0jQmSvmE0bcDVaCy3OE', '108', 'person.created', 'done', 'person', 'per_Hg7ma6xpC2EEaNOC9SA7pH', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_xWOfW9JNBKkP5ay9o6ntW2', '2026-11-16 06:05:11.933+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_A3LYjTd6c4dGItALrKySbz', '58', 'person.created', 'done', 'person', 'per_dZGeGY8C0i0FyeWhLq259E', 'per_dZGeGY8C0i0FyeWhLq259E', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_WGgUM4ESkZ7LPhKXyDvMfp', '2026-11-16 06:05:10.88+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_A8fLQckdA9O9HdnuPPCzn7', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_719iphWIspe8euX5beVfFb', 'per_719iphWIspe8euX5beVfFb', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_6Io2levMR6PJ1lHjL7W0hH', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_5URqhgrA2RIiAbUvUJU0S5', '2026-11-16 06:05:11.898+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_ARZduzqUeSVpbDdpRGwV2E', '97', 'person.created', 'done', 'person', 'per_K6RHAGXsoRc8daKty3pK7F', 'per_K6RHAGXsoRc8daKty3pK7F', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_yPIx0JhsB7MzVzOrJ9CQ2j', '2026-11-16 06:05:11.806+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_AXVK48cUOafWFnpeEFG38j', '176', 'payment.created', 'done', 'payment', 'pay_qindDqMhUO04kXyPvPkZRw', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_AnWQOWy4481Ofc4pzfADjV', '122', 'dispute.read', 'done', 'dispute', 'dsp_aqIy7AR3FDBJs63zUZuhpg', 'per_dD0MdSC2ImjDyZBF0PuGBR', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_Pdl2M85UrlqAwzfelnoK0G', '2026-11-16 06:05:12.453+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_BG335xjMhFqmK0Vk2wzgzP', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', null, '{published}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_ohPVMBFL5f65h52VPj3Fcw', '2026-11-16 06:05:12.856+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Bjo715o0TTtJOLftufYnVO', '26', 'session_series.created', 'done', 'session_series', 'series_qll9G4L8uwQ8IMJcnGpSTk', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_AeJN8RntYtU2Yt17TiL8Tm', '2026-11-16 06:05:09.749+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_BqnGXvd7zEbTARloLDa3UM', '87', 'person.created', 'done', 'person', 'per_KJvLVPLfDsrLTuWUcipsYB', 'per_KJvLVPLfDsrLTuWUcipsYB', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_46tPY3sNgRefhNuxFMCET0', '2026-11-16 06:05:11.552+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_C1iuDYCanQPqAzDF8LOlxv', '166', 'check.passed', 'done', 'check', 'chk_GpAHGi3IbQ9qbMdIb3Mt63', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_CkLMTIp4n7FVGe5wOKTcAj', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_e1bDO45ula2TU4m1S6YhvV', '2026-11-16 06:05:12.048+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_DUBc8ltlk0aFIAJa0Ld7hJ', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_GFifR7FXwv2LWQX2QxXy7U', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_N7Ew7wfgIvf2YprlgFwrV3', '2026-11-16 06:05:09.626+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Dq4cAYrOmDnXhuEpGp6Rej', '107', 'deposit.created', 'done', 'deposit', 'dep_j0ROD9qUVDJ9tEGCp6pO3b', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_5J6C1j94S1sEnfpToPSw1e', '2026-11-16 06:05:11.917+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_EM730oArsDxsj1i6qkTtYg', '16', 'person.created', 'done', 'person', 'per_UfjclS4jcDNrtSKvauR2nm', 'per_UfjclS4jcDNrtSKvauR2nm', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_SW6pKrG7vMUwJVdJhpJrK1', '2026-11-16 06:05:09.524+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_EgocQfw9jlx2uLPJwf6wXl', '155', 'check.passed', 'done', 'check', 'chk_3KY90jxwamUetJTb8BE05o', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_F0ITRKBDaysUjxYhoMTReK', '1', 'account.created', 'done', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:05:09.107+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_FB3232lOr4iLyuAAk6caAw', '65', 'payment.refunded', 'done', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', 'per_but2z2hMCKDBX6xIGWmqv1', '{amount_refunded}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_8N7QAQGjwxGZybLmc20C0Z', '2026-11-16 06:05:11.162+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Ft7rgYgq3wuIaQgpCdyODJ', '63', 'payment.updated', 'done', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', 'per_but2z2hMCKDBX6xIGWmqv1', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:05:11.079+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Fw7TnemyHPxHKhwdIiV9A1', '51', 'practitioner.created', 'done', 'practitioner', 'prac_QHwNroOIAiFdFdbUhxHAso', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_T36N97JBPJrvLXOr2bdeFC', '2026-11-16 06:05:10.425+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_G8pnloInQmT11iBobYthUo', '145', 'coverage.created', 'done', 'coverage', 'cov_hNtO2RC9Vff7AxBzMq9mq1', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IvCAE63s50kcjTuZTYqK1b', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_WzlyzuTJRWBbe4acToGofe', '2026-11-16 06:05:12.996+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_GMXOaq4AxJBKAu9UAJykQc', '116', 'payment.created', 'done', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', 'per_dD0MdSC2ImjDyZBF0PuGBR', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_toqwmka8y6Uj2pPnkpAZLQ', '2026-11-16 06:05:12.223+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_GQ2IgIN48CZvixUFSCtuIW', '125', 'consent.created', 'done', 'consent', 'con_0ZhMQG7hNFa2cfyd2ZRUN1', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Z3AmpWUW4UiHW5BcnPIQUr', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_HKgCtK6mlubhPfrTGcMhhe', '2026-11-16 06:05:12.508+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_GfkjOT8x95XbTEQJMYTkVE', '85', 'practitioner.created', 'done', 'practitioner', 'prac_aqXAgVaNZhdtekGzkQpcxe', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_N5dzQlBXZBhs7LtqulpTQL', '2026-11-16 06:05:11.529+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_GkYxR8cd8EIkDL31TLXtiq', '17', 'consent.created', 'done', 'consent', 'con_ZoS8naeQSppGZhGYT8sbCK', 'per_UfjclS4jcDNrtSKvauR2nm', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_oqdDmsJp0xd6TigXidpTXI', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_14aWINWk9evIciCo8Wta6y', '2026-11-16 06:05:09.547+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_HZOG85nkvjzHwMt873ZKHS', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_K6RHAGXsoRc8daKty3pK7F', 'per_K6RHAGXsoRc8daKty3pK7F', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_Lgwebzh3tiCfpSGq3yArBd', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_l0eO5BnHNYSF9i26uG5Tc6', '2026-11-16 06:05:11.837+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_HdgxH0nNeUgS9E3ElXy8zz', '171', 'payment.created', 'done', 'payment', 'pay_mZKeo1ehIjSARqczF1SaGj', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Hi0vcvpLKcExEbGKvcaoLf', '130', 'session.created', 'done', 'session', 'ses_NuRgKcPrRxgDT2ICt4r91q', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{}', 'treatment', '[{"id": "con_0ZhMQG7hNFa2cfyd2ZRUN1", "type": "consent"}]', 'dec_7HZ4DlX4Wvcgph4OU2QeB0', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_ZoK82SPZ9pEtU2syr4m4yp', '2026-11-16 06:05:12.577+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_I46pyYsU5gy5wcLgrOZyPM', '71', 'person.created', 'done', 'person', 'per_PnB63KntuaC2YDoppQrNBD', 'per_PnB63KntuaC2YDoppQrNBD', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_Bb4E50gLJfvA63zCP7pP7F', '2026-11-16 06:05:11.31+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_IfTki4smsyD129hYbgsb9B', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_v0rdRxjK08KB925R4nnpGp', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_azUwCncCYXQqXs8KSQLZKx', '2026-11-16 06:05:09.821+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_IqxaboxpjI9n5toHCOQX6P', '161', 'check.running', 'done', 'check', 'chk_dgbvtegct7HFyF0ztIcFwX', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_IwDq6WRJXN9fbBouwbKEsp', '19', 'practitioner.created', 'done', 'practitioner', 'prac_mK0AkwvPPz7PCRLpR54z5G', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_eBDeS3EswtzNq7VAtYcCuz', '2026-11-16 06:05:09.591+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_JREC3HOwjkmIwHgrgJTdQj', '77', 'coverage.created', 'done', 'coverage', 'cov_Fl5QkJhFknLyDMzF59iKe8', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Xbeb4XRAVgCiTSD0SBnfEL', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_DYxE3cFxcoHreWM0Cd9Vrw', '2026-11-16 06:05:11.401+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_JlZZjv9XyCgB1r0oK1RAru', '48', 'person.updated', 'done', 'person', 'per_FVHEtui3tNKooqE6Jh1NjZ', 'per_FVHEtui3tNKooqE6Jh1NjZ', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_N7Aec7eN52OJ1YW3YJzG6L', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_RPlN1EmfxZTCIqWFTpJZFw', '2026-11-16 06:05:10.316+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Ko8vh670C9ITj5M5Sexbh8', '127', 'consent.granted', 'done', 'consent', 'con_0ZhMQG7hNFa2cfyd2ZRUN1', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_dKuNLZWjopNAruA1VO5y8Z', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_oI6cgT0rSgEcNdKOfCBWt3', '2026-11-16 06:05:12.541+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Kq7JUAxhkqfmyO66JU15Y2', '90', 'consent.offered', 'done', 'consent', 'con_vAr4BdGrIopbnXx8l2iV02', 'per_KJvLVPLfDsrLTuWUcipsYB', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_FbZZV8iAe6CnYzzhcQJ4iD', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_EvPDHv0GsbhhP9OuI1NeIE', '2026-11-16 06:05:11.598+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_L96XXTwlMJrSl31gzMmZ9L', '30', 'session.created', 'done', 'session', 'ses_SvaoCCU1dBwv3YPcovdDmR', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_AeJN8RntYtU2Yt17TiL8Tm', '2026-11-16 06:05:09.749+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_MERaF1MGUa10B8xDx8BCHk', '40', 'person.updated', 'done', 'person', 'per_2fgECfMIwWPdQPZ8rfEbvS', 'per_2fgECfMIwWPdQPZ8rfEbvS', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_LGU7lgjdNVxGNI1upSEMi8', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_IPdb7Zbpw8VvV6rS6m9yxk', '2026-11-16 06:05:10.117+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_MZir4bUZ38kcsvgcT40LTk', '172', 'payment.received', 'done', 'payment', 'pay_mZKeo1ehIjSARqczF1SaGj', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_NvZ4c1mXNh2tvrdI04pwkH', '123', 'practitioner.created', 'done', 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_Z25mejGNvRY2Ln26WqvloX', '2026-11-16 06:05:12.459+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_OEu3QwuHI0zsWn1VqIM4ws', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{progress_notes}', 'treatment', '[{"id": "prac_HfcpkcIbtTiZoZbHeAgZaX", "type": "care_team"}]', 'dec_s8lU8yFPFIJbodSSHzEUvT', 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_11EJjQdykmDqfXdB6Y3C58', '2026-11-16 06:05:12.753+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_OWnQtwxgfwzrvNI29u7eIt', '62', 'payment.processing', 'done', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', 'per_but2z2hMCKDBX6xIGWmqv1', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_83L1lkINrlJtJyrjoEMz4A', '2026-11-16 06:05:11.022+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_PbO1eHu1oEjOzEq7HjEkyQ', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_nhYbsDWNdk2La04w2oKs9i', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_HTtzCBTCMzaYgMaPFAnLBu', '2026-11-16 06:05:11.548+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Pggs18LT0X4KmfFFvHqVLH', '15', 'person.created', 'done', 'person', 'per_wtqumk76ebxKYTG9fbQ1FG', 'per_wtqumk76ebxKYTG9fbQ1FG', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_zcOa56v0fpEsyK05g3I880', '2026-11-16 06:05:09.504+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_QZvd04ZXCE3B1e3q6IfCdg', '78', 'consent.created', 'done', 'consent', 'con_X255LZXPVjyM85bHEUSRZ2', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Bs5IqYhM3oqCD16Uxtwod2', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_y6pEMTPGYhAFKjOUl2iiBx', '2026-11-16 06:05:11.413+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Qd4GnKQJALZshfzArCJIa4', '14', 'check.created', 'done', 'check', 'chk_GpAHGi3IbQ9qbMdIb3Mt63', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_WYBMK6FS4WDqfTpNnVtoFu', '2026-11-16 06:05:09.49+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_QeAmyfKQnR1LgYJlOYpprn', '60', 'person.created', 'done', 'person', 'per_but2z2hMCKDBX6xIGWmqv1', 'per_but2z2hMCKDBX6xIGWmqv1', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_ck8jaIXW90MryDArRttU2P', '2026-11-16 06:05:10.97+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Qpw12x3qva0W4B0PiTVDsL', '53', 'matching.created', 'done', 'matching', 'match_gxwTzQBTm5rPsB9fu7iI0h', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_Tq3CJLJDLJTigmoY7C9dTV', '2026-11-16 06:05:10.516+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_RncbBPqviy7yvKfz9NTdjI', '110', 'disclosure.created', 'done', 'disclosure', 'dis_W29BM3zc7GQjrhH63XvCcV', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_KItoWfWpkV6XbSTvkOtImn', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_wxaiA0bswmrPr3TaLokSSE', '2026-11-16 06:05:11.951+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_T6mHFezRBd4N75QQCH2GPP', '95', 'remittance.created', 'done', 'remittance', 'era_BYE0wSte3SqUjzs9aWQIxb', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_WstbD4NyQQq4yz6agALvTk', '2026-11-16 06:05:11.705+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_TJfuje5wuYwI2B6Lwv4t2d', '120', 'dispute.created', 'done', 'dispute', 'dsp_aqIy7AR3FDBJs63zUZuhpg', 'per_dD0MdSC2ImjDyZBF0PuGBR', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:05:12.397+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_TXbZvWVFqtSpDn8d07t2sY', '18', 'person.created', 'done', 'person', 'per_zSY797aWuLkvKBuuYqkeqD', 'per_zSY797aWuLkvKBuuYqkeqD', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_IbanU1SIWfqAremBXW1pFr', '2026-11-16 06:05:09.576+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_TjGgiuzccAOXzgXtF4TTVz', '158', 'check.passed', 'done', 'check', 'chk_5OWGkWsI7yYJk8w5WEjUMG', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_U0YMNyRadVHRLMRtqZr2gB', '2', 'api_key.created', 'done', 'api_key', 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:05:09.107+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_U4suff11LsX88tXIY9dXCn', '98', 'practitioner.created', 'done', 'practitioner', 'prac_OxiABDvfomi2qVJEdI7rla', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_j9agAwoxJVL7rj2QgbYga7', '2026-11-16 06:05:11.823+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_UZuBA922RNpzysb3EWCwy2', '56', 'person.created', 'done', 'person', 'per_DtTMoCMko49nMPEnfP0JbE', 'per_DtTMoCMko49nMPEnfP0JbE', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_o4C9Rz1R55iTDcEvPWXtDS', '2026-11-16 06:05:10.798+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Udp22nA17fHVJCz6fxYlfS', '113', 'practitioner.created', 'done', 'practitioner', 'prac_WBeGD9AkrkGnFRMvr8UZAs', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_i5Fg3Xg2fvO9pI0PgLIjOY', '2026-11-16 06:05:12.054+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_UoXKZcnpBEnUxSv5giZOTF', '149', 'claim.created', 'done', 'claim', 'clm_UKYtU39vwtlDdvDkId0t5N', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Ss5gunDLNUzCWzhwOEUNmJ', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_5CJLve3qQtGO9xeTLeFBhW', '2026-11-16 06:05:13.102+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Uxeqx5AWn2GlstTypOPQ4s', '154', 'check.running', 'done', 'check', 'chk_3KY90jxwamUetJTb8BE05o', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_V7NaT4NpgwiUpaE2gmMeHD', '34', 'practitioner.created', 'done', 'practitioner', 'prac_RkC3M0dWveTryzSQBwOnAg', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_vjV4e12FulVXeNFYvVRfoa', '2026-11-16 06:05:09.894+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_V9lujjvNpm7Z2WlfwRcuLj', '173', 'remittance.excepted', 'done', 'remittance', 'era_bb3l3Q7FGRrJGsLtRQRM5x', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_VIGv7KyG1pTImnG1dRutI2', '104', 'practitioner.created', 'done', 'practitioner', 'prac_EQCY0rIMUQ2K96CmWOYgTv', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_lTmhTnkeGYoH1K4x9PZhJv', '2026-11-16 06:05:11.893+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_WD9Y6kx3IiwC9y2HOE8bs5', '91', 'consent.granted', 'done', 'consent', 'con_vAr4BdGrIopbnXx8l2iV02', 'per_KJvLVPLfDsrLTuWUcipsYB', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_oLZRpjlBU4NZ6K5iQSXWuq', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_WSNw4tibBuC6mXtvfwNBBa', '2026-11-16 06:05:11.614+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_WIeI1mUktlQ2KH6IZ5MkHv', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_l4I6pZ3aHbnzmbaaQbVDCR', 'per_2fgECfMIwWPdQPZ8rfEbvS', '{}', 'treatment', '[{"id": "prac_deK8hdLdQWYZRgzY7fcGoS", "type": "care_team"}]', 'dec_gWKo74hRFz3NjLL6gOebma', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_kX5h3x9BpW6sKXW7PFsOH0', '2026-11-16 06:05:10.144+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_WJ9qXlo3dcJh7S0n15xs22', '72', 'coverage.created', 'done', 'coverage', 'cov_3rEaCdtwGug0BImMC8PtqY', 'per_PnB63KntuaC2YDoppQrNBD', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_HjBEwQhN4h0qVtfFaZ8uD8', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_fNPWTCONZpVDqobYzl9woO', '2026-11-16 06:05:11.315+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_XSw42FVJIYP9AScjYwYtHt', '59', 'payment.created', 'done', 'payment', 'pay_Xv0CiDIdNXvmuw8S76MxA0', 'per_dZGeGY8C0i0FyeWhLq259E', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_n2o8rnruL45l4AdmIINbVJ', '2026-11-16 06:05:10.913+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_XWTyP9wpGlCGs2SeqQizTN', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_XWyyV6X2oz0rlYLg806Yp7', '147', 'consent.offered', 'done', 'consent', 'con_bxnj1DGCim7lEjyLI7Grrq', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_4VYFpbULxRuupyImX27LrF', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_MHqjCT0B9zedzO2PGy0b7m', '2026-11-16 06:05:13.05+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Y2wTtBbSt23koKWImdQQqj', '92', 'claim.created', 'done', 'claim', 'clm_nK8XzPh2WZpMEpkc3WqKcq', 'per_KJvLVPLfDsrLTuWUcipsYB', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_BVzhY3n485gGjmgDm2hCEo', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_5GoRTlvVR0ntZhWTDJCoVM', '2026-11-16 06:05:11.64+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_Y60wAfwSaCy8rJ1jf6htPK', '114', 'deposit.created', 'done', 'deposit', 'dep_iJQTZyoJyABersogt0dEsT', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_rQLTk85Mj5ZbOYyU64nrBu', '2026-11-16 06:05:12.167+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_YFCTzdg94FoW5ySq8nJO1n', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_YPJTqrPrszHyAn9Z68rSYR', '6', 'practitioner.created', 'done', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_29OOD83FbS0Y7ZmlPhAhTW', '2026-11-16 06:05:09.412+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_YSbWZ7dGwFD2KUQWKAWcMb', '5', 'practitioner.created', 'done', 'practitioner', 'prac_EIFbHZ9pEeVHhcZq2PsVbX', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_pp2cN2UVufqvtptExNC6IP', '2026-11-16 06:05:09.357+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_YVzvRcqYopiAnsJVSb6k02', '33', 'person.created', 'done', 'person', 'per_OlfBYQp3Scg9eHGWix2eeR', 'per_OlfBYQp3Scg9eHGWix2eeR', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_DgfZYE3P0swx0pUl6qZ2Sa', '2026-11-16 06:05:09.861+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_YXdAmLrgEMlnYRrYainSfW', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_yBby80ZoGEyEMRsOWDWG6z', 'per_yBby80ZoGEyEMRsOWDWG6z', '{assessments}', 'treatment', '[{"id": "prac_deK8hdLdQWYZRgzY7fcGoS", "type": "care_team"}]', 'dec_zgRVBV3Q41i5cgWgGZOvaL', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_0FQJFSRSy6Zoe6HlwVlLSh', '2026-11-16 06:05:10.249+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_ZICuXgncRm5n4rJ52etmEO', '146', 'consent.created', 'done', 'consent', 'con_bxnj1DGCim7lEjyLI7Grrq', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_zJFOpyffPrxQeBgzWzuHFY', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_qSmk5MJUFGWr8mjVAr1uou', '2026-11-16 06:05:13.027+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_ZKiT2jA3rzRI8qlf1EDo8z', '25', 'practitioner.created', 'done', 'practitioner', 'prac_vIaM1zKecz1FzpKo1Os4Jb', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_ma8OKznMJQ1xwzDT15KcTm', '2026-11-16 06:05:09.73+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_ZObQSYarIZWMmeJOH9UQkw', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_HguqNw0yEJrnO8skMD5zsK', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_ZaxR1g9EJujP1afcTevmOW', '124', 'person.created', 'done', 'person', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_ckNDACLsG1n9yTjtDcHviH', '2026-11-16 06:05:12.487+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_ZhDR8qHBTxJtNC9LUYZ7AO', '43', 'person.created', 'done', 'person', 'per_yBby80ZoGEyEMRsOWDWG6z', 'per_yBby80ZoGEyEMRsOWDWG6z', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_6lntZA4gh3vPrTalvmE8Qe', '2026-11-16 06:05:10.177+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_ZjMw8OpV2fbz7orvrYOWZ7', '168', 'coverage.updated', 'done', 'coverage', 'cov_Fl5QkJhFknLyDMzF59iKe8', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_aUrYda09I32Kx4bXJyewFd', '111', 'practitioner.created', 'done', 'practitioner', 'prac_wRIoQJaMTs4mjbvPaqLF9j', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_mQkm6kFgPc0v0jzd1cZNjG', '2026-11-16 06:05:11.982+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_aoUSwnu5RBHOum3wuk1hDn', '3', 'api_key.created', 'done', 'api_key', 'key_Yp3Uv1sx79JBP3lkfvMoDB', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_1c3659VMhvmFX4URmnHvBY', '2026-11-16 06:05:09.211+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_bPw6229o4uj03LrDjsBfH9', '169', 'remittance.created', 'done', 'remittance', 'era_bb3l3Q7FGRrJGsLtRQRM5x', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_bqLoOWb9Fir0LVRAoEzYKe', '79', 'consent.offered', 'done', 'consent', 'con_X255LZXPVjyM85bHEUSRZ2', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_bdz6K8a5Vcs7WeSWVzqOUs', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_u2lM0QjzanyFpnpuWiQemt', '2026-11-16 06:05:11.443+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_bwnr7agaYLaWP60RJaAQup', '175', 'remittance.balanced', 'done', 'remittance', 'era_BYE0wSte3SqUjzs9aWQIxb', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_clp1UIIYbVuoY9L7G9Z0av', '23', 'practitioner.created', 'done', 'practitioner', 'prac_c24Sx0ZjN7OPSCrGQeDEs6', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_T6ilfzw7D8KN58thMDjYW3', '2026-11-16 06:05:09.666+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_dMOfjmsFRmANs7aqw4NWKD', '61', 'payment.created', 'done', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', 'per_but2z2hMCKDBX6xIGWmqv1', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_SsOJ3zbiZvRl6hJDn8MLQz', '2026-11-16 06:05:10.988+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_eNi2BvRxSkUH723vJIwiv2', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_2DedQctjszYjJo9XNiKSyB', '2026-11-16 06:05:09.437+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_ejTV0Iyh3herd13ahBF2qK', '138', 'person.created', 'done', 'person', 'per_oVOVzHxhyozgVqsFx3fOB7', 'per_oVOVzHxhyozgVqsFx3fOB7', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_a0TN95BXpcL0C1sE6haP00', '2026-11-16 06:05:12.804+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_fnKeFyTgo7Kcl3Aw0PDb9A', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_LVSUrMgq2FAvNEbZd4RMQw', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_6ZA5OREUy3dyDmzXWtzXsU', '2026-11-16 06:05:11.285+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_fnnBMOS1GVYPfow5KscIC8', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_KvmNocG2ZFUKKxTVQ9kc0l', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_oB5vMMJdWCamOF9y5mWbDY', '2026-11-16 06:05:12.956+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_gsGBYxbqjagMznfyRqdvXq', '7', 'verification.created', 'done', 'verification', 'ver_lOdSLwczcK16FiEGfcEmL7', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_2DedQctjszYjJo9XNiKSyB', '2026-11-16 06:05:09.437+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_h6svOhrmi8f54ndM4jZpOI', '66', 'refund.created', 'done', 'refund', 're_HIwoSImxdK2tTqCNC3QGIb', 'per_but2z2hMCKDBX6xIGWmqv1', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_8N7QAQGjwxGZybLmc20C0Z', '2026-11-16 06:05:11.162+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_hAbrk6PiQANw1ahRTaqcEL', '21', 'practitioner.created', 'done', 'practitioner', 'prac_l3tgwe6zIO010Vs0VrwbIG', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_8v8z2b3FYfMLSAOAzPqYJm', '2026-11-16 06:05:09.616+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_hJY15Wnleyj0a0eLTmPXok', '178', 'remittance.excepted', 'done', 'remittance', 'era_BYE0wSte3SqUjzs9aWQIxb', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_hcK67iqBkxRnb1MKHxDxck', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_EsXNCjpcvc1SdX5ABBQ1iq', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_WstbD4NyQQq4yz6agALvTk', '2026-11-16 06:05:11.705+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_iIRYpvZLk7GDbrwH6xpsU8', '10', 'check.created', 'done', 'check', 'chk_3KY90jxwamUetJTb8BE05o', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_2DedQctjszYjJo9XNiKSyB', '2026-11-16 06:05:09.437+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_iryYQbpMw62uhubsgcVA3c', '137', 'note.updated', 'done', 'note', 'note_Na76hUmbrUHsJVII8WqYgO', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{sections}', 'treatment', '[{"id": "prac_HfcpkcIbtTiZoZbHeAgZaX", "type": "author"}]', null, 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_Q27xX309Eh5hMZBadymgC9', '2026-11-16 06:05:12.784+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_ja37P86uwuzq5pcPkblAFy', '31', 'practitioner.created', 'done', 'practitioner', 'prac_5MyYfyHoldOg93fus4q0Kn', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_jyFcvVbs2Hx0xVD2NhqEcE', '2026-11-16 06:05:09.804+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_jdohzLKhmCWknZEba1NuYm', '11', 'check.created', 'done', 'check', 'chk_dgbvtegct7HFyF0ztIcFwX', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_2DedQctjszYjJo9XNiKSyB', '2026-11-16 06:05:09.437+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_kmnnHRjUjHQ0alA4b7aFKV', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_7VY4Xowg4Gr408pTlsX3z7', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_1eTbk2TWIh8BdAZg8NpBQu', '2026-11-16 06:05:11.521+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_l0eZh717prnYlthfoHN3hz', '159', 'check.running', 'done', 'check', 'chk_Eex3G55gf026zYZn97iiov', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_lFhLGr67b7VjnhRfm3r2kV', '80', 'consent.granted', 'done', 'consent', 'con_X255LZXPVjyM85bHEUSRZ2', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_scimyFD7l4zs5etJBiV8p0', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_qTy8gOeJsWWmD133vP0VVR', '2026-11-16 06:05:11.449+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_lgD6izlRwt6IXLgWnOLSOE', '162', 'check.passed', 'done', 'check', 'chk_dgbvtegct7HFyF0ztIcFwX', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_dRc2kxBwVwUEgSSJxR7Oap', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_m5otN0J4I93hSm9CUNz7yC', '28', 'session.created', 'done', 'session', 'ses_p4mKJN3hKgDgnXtoiGAMKT', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_AeJN8RntYtU2Yt17TiL8Tm', '2026-11-16 06:05:09.749+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_m812L2o1VnoJmCwQ3sGxlu', '36', 'person.updated', 'done', 'person', 'per_OlfBYQp3Scg9eHGWix2eeR', 'per_OlfBYQp3Scg9eHGWix2eeR', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_fHRJyRrjPxOQN2Oid8uzpG', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_RsWzcWIPkVlZri74FcVNlA', '2026-11-16 06:05:09.992+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_mHTIt1OSnJOXmUyEXTFoz5', '88', 'coverage.created', 'done', 'coverage', 'cov_kL096SaiaIEPIlYyYIZNn9', 'per_KJvLVPLfDsrLTuWUcipsYB', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_HqXWDxvet24Q1MYnQoJWmd', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_ymORIxNePzls6vvfckVAvt', '2026-11-16 06:05:11.565+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_mYRMWxK5Sn5NO8GGXSLqTM', '76', 'person.created', 'done', 'person', 'per_DShAO3RR4jhCn1Z7NJUCGv', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_iuD63jLBvsCklrIXBrCKqh', '2026-11-16 06:05:11.362+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_mlZk4giiu7ivy474WwCWyJ', '44', 'person.updated', 'done', 'person', 'per_yBby80ZoGEyEMRsOWDWG6z', 'per_yBby80ZoGEyEMRsOWDWG6z', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_hIQUGEWfGjv8fvFOTJmTfy', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_lbKyCa4ypcZzhqIXoWFOoT', '2026-11-16 06:05:10.193+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_n0elX6BWwjXP3qyaCt37tG', '129', 'person.activated', 'done', 'person', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{status,activated_at}', 'treatment', '[{"id": "con_0ZhMQG7hNFa2cfyd2ZRUN1", "type": "consent"}]', 'dec_7HZ4DlX4Wvcgph4OU2QeB0', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_ZoK82SPZ9pEtU2syr4m4yp', '2026-11-16 06:05:12.577+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_n3B9csZG6B6dxguwtB1wGs', '39', 'person.created', 'done', 'person', 'per_2fgECfMIwWPdQPZ8rfEbvS', 'per_2fgECfMIwWPdQPZ8rfEbvS', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_fcWFYtvr0vCe21m3IzGR47', '2026-11-16 06:05:10.094+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_pOG1EsenBrPEgPzrOnyX7Z', '75', 'consent.granted', 'done', 'consent', 'con_kP8EzkrlvLiV0FtjgpThks', 'per_PnB63KntuaC2YDoppQrNBD', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_yD6xiQBFalZyzqN7frcyQu', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_prqQXgd1LMKbxWeASZ3v9X', '2026-11-16 06:05:11.335+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_pYUTW3GyGqBEL1E6lfP0UK', '68', 'practitioner.created', 'done', 'practitioner', 'prac_ShDJ4vrRF4zW3vFxLHTQmJ', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_p78Jphi074UxwhYfCMuQmn', '2026-11-16 06:05:11.269+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_qkSlwnSJ1rkPcz3yJjuX60', '139', 'practitioner.created', 'done', 'practitioner', 'prac_Rhw1tUVKWLpTbCbAXyv76j', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_q6RZbAQ4KoScUD1AjL16wf', '2026-11-16 06:05:12.837+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_rkEr0zHAw3I59OshpZUi9S', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_2fgECfMIwWPdQPZ8rfEbvS', 'per_2fgECfMIwWPdQPZ8rfEbvS', '{progress_notes}', 'treatment', '[{"id": "prac_deK8hdLdQWYZRgzY7fcGoS", "type": "care_team"}]', 'dec_gWKo74hRFz3NjLL6gOebma', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_kX5h3x9BpW6sKXW7PFsOH0', '2026-11-16 06:05:10.144+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_s4IvOvRRw5pSTP6nHYiLMf', '152', 'transmission.created', 'done', 'transmission', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{}', 'payment', '[{"id": "con_bxnj1DGCim7lEjyLI7Grrq", "type": "consent"}]', 'dec_3TNrln260tHfGZHWLssRC9', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_8Rz7gJ8gn5wJXUk5qLRIGk', '2026-11-16 06:05:13.135+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_sHEFVicX1oOysUgQe8TJxM', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_K6RHAGXsoRc8daKty3pK7F', 'per_K6RHAGXsoRc8daKty3pK7F', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_8ecQuz94l1ZYlEb5kjTXm1', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_l0eO5BnHNYSF9i26uG5Tc6', '2026-11-16 06:05:11.837+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_sv2hJasZwA5GbMGZfR7THC', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_QHwNroOIAiFdFdbUhxHAso', null, '{published,rules}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_sJYWrAiTjeDjI4IRoEHInS', '2026-11-16 06:05:10.44+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_tKpKhD5KmMsGKePVeRGv4f', '13', 'practitioner.created', 'done', 'practitioner', 'prac_EaABp6cnlpbqfJYeBQCeDf', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_oPcwEAnOl1ebP9DyCPri2E', '2026-11-16 06:05:09.482+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_tLfeA1XFqBkdwLAsduo4hI', '106', 'superbill.created', 'done', 'superbill', 'sbl_i2QVeSgHWqyVN35BMMofVa', 'per_719iphWIspe8euX5beVfFb', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_6Io2levMR6PJ1lHjL7W0hH', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_5URqhgrA2RIiAbUvUJU0S5', '2026-11-16 06:05:11.898+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_thBvpfhahvvbBqglfveaFu', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_fsGPipr5r7Vqd02n4XDA8F', 'per_zSY797aWuLkvKBuuYqkeqD', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_W3dj3S8HFGJSVqe2Zvpld7', '2026-11-16 06:05:09.599+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_tyrnC4wBH9TIgXWO9QWCtH', '126', 'consent.offered', 'done', 'consent', 'con_0ZhMQG7hNFa2cfyd2ZRUN1', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MzjCP0Atzui3zDw75tvReB', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_NwfmnKS9jQp5r66id3wimA', '2026-11-16 06:05:12.527+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_uQK9swq8drw9S8p1FyKTHN', '67', 'refund.succeeded', 'done', 'refund', 're_HIwoSImxdK2tTqCNC3QGIb', 'per_but2z2hMCKDBX6xIGWmqv1', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:05:11.204+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_v0BNusEme0gskK2KGgUFdk', '153', 'claim.submitted', 'done', 'claim', 'clm_UKYtU39vwtlDdvDkId0t5N', 'per_ruQxGvVOIuhKMrBI5p7gfo', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_bxnj1DGCim7lEjyLI7Grrq", "type": "consent"}]', 'dec_3TNrln260tHfGZHWLssRC9', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_8Rz7gJ8gn5wJXUk5qLRIGk', '2026-11-16 06:05:13.135+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_v4zlP0XPbR58SqlcJ79glY', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_K6RHAGXsoRc8daKty3pK7F', 'per_K6RHAGXsoRc8daKty3pK7F', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_SN8vgij2Suwkxv0DvVjpAy', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_l0eO5BnHNYSF9i26uG5Tc6', '2026-11-16 06:05:11.837+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_vMVEZptcrS1yYAQEB3PNTb', '57', 'adjustment.created', 'done', 'adjustment', 'adj_daVx5i7AVvRasIg8TVep7F', 'per_DtTMoCMko49nMPEnfP0JbE', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_9qGdBI34aDKU4T9SLH1N6S', '2026-11-16 06:05:10.813+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_vQrrPuWpOBVHlvhib5EiXm', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{treatment}', 'treatment', '[{"id": "con_0ZhMQG7hNFa2cfyd2ZRUN1", "type": "consent"}]', 'dec_7HZ4DlX4Wvcgph4OU2QeB0', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_ZoK82SPZ9pEtU2syr4m4yp', '2026-11-16 06:05:12.577+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_vSffP2Cdy2pZEl1HeD7XPd', '47', 'person.created', 'done', 'person', 'per_FVHEtui3tNKooqE6Jh1NjZ', 'per_FVHEtui3tNKooqE6Jh1NjZ', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_NLwd57hiunjTUswkvnqqm6', '2026-11-16 06:05:10.286+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_vpDpmrRf0YGgCM4giIjJeE', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_EsXNCjpcvc1SdX5ABBQ1iq', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_WstbD4NyQQq4yz6agALvTk', '2026-11-16 06:05:11.705+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_wD55njPiSA9ABppQRx37aO', '54', 'person.created', 'done', 'person', 'per_rKf0M57Vs2lRM3IEx9QM5C', 'per_rKf0M57Vs2lRM3IEx9QM5C', '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_xRAVv1nQdc59ZwwUDZTddm', '2026-11-16 06:05:10.704+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_wuRFFotAOCrGI8s0xLPbSt', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_PMtotn1vK9T5cGMI83hdaN', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_yieTjTrJdGYKRUfB9iU739', '2026-11-16 06:05:11.689+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_xaAPSJSqghwORUqEYxgSuE', '9', 'check.created', 'done', 'check', 'chk_Eex3G55gf026zYZn97iiov', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_2DedQctjszYjJo9XNiKSyB', '2026-11-16 06:05:09.437+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_xbfrgMRWwjFv4ElSd0PBgp', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '{progress_notes}', 'treatment', '[{"id": "prac_HfcpkcIbtTiZoZbHeAgZaX", "type": "care_team"}]', 'dec_P8sviNAceqv19AlvvhRk2k', 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_Jm81BGJ7gMjvGgNXcaMUjF', '2026-11-16 06:05:12.672+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_xwGHVoE2WCBXTeIVZE06CB', '24', 'session.created', 'done', 'session', 'ses_wzmHIm8ckT16AF0qYWmKkp', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_rgNikxbhOeUXSePK0wr4Fk', '2026-11-16 06:05:09.681+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_y7MnEnUFBd1Suwo50lO3zt', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_FVHEtui3tNKooqE6Jh1NjZ', 'per_FVHEtui3tNKooqE6Jh1NjZ', '{assessments}', 'treatment', '[{"id": "prac_deK8hdLdQWYZRgzY7fcGoS", "type": "care_team"}]', 'dec_lW9NX24cob5tH1KkTaiiso', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_MFQfS0X73IG1u53bC7PEJd', '2026-11-16 06:05:10.366+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_yhMfPuj13KpVSamx497Yk5', '12', 'check.created', 'done', 'check', 'chk_5OWGkWsI7yYJk8w5WEjUMG', null, '{}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_2DedQctjszYjJo9XNiKSyB', '2026-11-16 06:05:09.437+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_yvpFQRn5Lc9eJ5E0t1pAVz', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_HOebbDjVZxZliohefZUbLU', 'per_yBby80ZoGEyEMRsOWDWG6z', '{}', 'treatment', '[{"id": "prac_deK8hdLdQWYZRgzY7fcGoS", "type": "care_team"}]', 'dec_zgRVBV3Q41i5cgWgGZOvaL', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_0FQJFSRSy6Zoe6HlwVlLSh', '2026-11-16 06:05:10.249+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_zAmYt47wimkOBl0uSi5arT', '117', 'payment.processing', 'done', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', 'per_dD0MdSC2ImjDyZBF0PuGBR', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_E7njovagLvbQEA3rTreknK', '2026-11-16 06:05:12.25+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'aud_zmliqyjSt1TURemteb3p4u', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_DShAO3RR4jhCn1Z7NJUCGv', 'per_DShAO3RR4jhCn1Z7NJUCGv', '{demographics}', 'payment', '[{"id": "con_X255LZXPVjyM85bHEUSRZ2", "type": "consent"}]', 'dec_z304N6aMubetG5sKH0fFnm', 'account', 'acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'req_LohBinQ0n38xFvq51GXWpP', '2026-11-16 06:05:11.463+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '111', 'log'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xb68afb6665c0c74a2379ac11d6093e4134533ebe7fbffdc51628634ab103ef24', '2026-11-16 06:05:12.001+00', 'head_b82982c6d6180508', '\x9ac4ea584abd92051345508a1451726659716f271a7e50ee3256adc699d4e65cb95f9c978816c8069c1e148a9857f1d6dbfca4c18e8c91bc5ef71c13c4631503'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '181', '112', '\xb68afb6665c0c74a2379ac11d6093e4134533ebe7fbffdc51628634ab103ef24', '\x77d46bfcc0742618865b25b8f2ae1f7d22d1bab2f92572e5ebdb69fc41a96598', '2026-11-16 06:05:14.096+00', 'head_b82982c6d6180508', '\x101070f86b9d287fc9f333a27f3b19892fd8593ca5c8cd4b2b59caeace703d2e1ab50f6fe38adda9f2d19d8350739982cdee356dd949a706d7e0fa863edf6401');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '1', 'aud_F0ITRKBDaysUjxYhoMTReK', '\x0f4bb8d06d73b02fff939433fc3136dccccd6e7451242ef9b09317810888d8fd', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xd574ffa143b76456d8c3ba312e5860d22c05532fef83c299afed83be548074a3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '10', 'aud_iIRYpvZLk7GDbrwH6xpsU8', '\xfe79875f621958288ffe162cb13a50bcd5d93db75bedce6f02c5a4e5c69ebd8b', '\xac66bdf8df714f07a4dcea12c6ba49b55a19d09be58e3f76092723263466ade0', '\x5cc8b26bc41f1fcc3090d07ef0ace4ae1a3a392bc373a8a7553552010bdaf8f7'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '100', 'aud_sHEFVicX1oOysUgQe8TJxM', '\xe5aa0e11837a8cf9cab08524ec7acd0839f13fa70aee9b730abc2fffc230eaa1', '\xb4806b3b9f7275f4bf78daf3d8917eb6093150cc37fd2f765e243b4ce290c41e', '\x26f885946ffd0bf5c76dc7e03bf6b3f3b6512bb8c4d68a387b25cf12943910ee'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '101', 'aud_HZOG85nkvjzHwMt873ZKHS', '\xcd1ac80a99f51c3c438bab9cd3f09213d772cafe59b1a2cef5e178796e77b762', '\x26f885946ffd0bf5c76dc7e03bf6b3f3b6512bb8c4d68a387b25cf12943910ee', '\x48ead72e2cfbadf1fe5ad4d4f600cdd35be58d17d94e4b1235e769fa58934bde'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '102', 'aud_5u1WGoSf2Kf7qlrV1S8TE7', '\xa3d68ffa748e6bc67f9f52029bcf18ab9796bcb9f90171da3592f5b9e29a000f', '\x48ead72e2cfbadf1fe5ad4d4f600cdd35be58d17d94e4b1235e769fa58934bde', '\x923e9605d29b0465efbb6a62683a2546524e3732a2a26c4d348d9578ef9c738a'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '103', 'aud_6vhAI0ISEthuyKWAIcK2U6', '\xc28147a5cba83fcb70543fb4da3d90bedf0a6e546b20b858205cbe92b30591f6', '\x923e9605d29b0465efbb6a62683a2546524e3732a2a26c4d348d9578ef9c738a', '\xbe8d847b2bbb61ed0b58db97f9324145c88402fa8a4f3d4a21d4f55ab0eff75c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '104', 'aud_VIGv7KyG1pTImnG1dRutI2', '\x42df65db69677d1adeeb06f0531cd7c5e7c88e1ff35acf1b46ae4668710a2716', '\xbe8d847b2bbb61ed0b58db97f9324145c88402fa8a4f3d4a21d4f55ab0eff75c', '\x0ff0d0cbba0f2c9440487495071a1c1232b1d1e8fc031d17c0c4dc1ad1555989'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '105', 'aud_A8fLQckdA9O9HdnuPPCzn7', '\xd263d6c844cf686f683fcf86c0c006da3053026f159d6a8898432c929f419d69', '\x0ff0d0cbba0f2c9440487495071a1c1232b1d1e8fc031d17c0c4dc1ad1555989', '\x70758352247a75775447b83032bd8cee3c4975bbd15747434b631ad80a56d263'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '106', 'aud_tLfeA1XFqBkdwLAsduo4hI', '\x23c9587e7200020e531c071ca5b9fa35502f89663af42f9128bbfa7c4596658b', '\x70758352247a75775447b83032bd8cee3c4975bbd15747434b631ad80a56d263', '\x79e9adf983baecf2f3b5f0254d2f4266dd5f95da2ac620cb3aaa958abaa3b53c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '107', 'aud_Dq4cAYrOmDnXhuEpGp6Rej', '\xae0b38b4701fa896c7aacee024b7470191ffcd7aadf18d3187157a0b9a3b942c', '\x79e9adf983baecf2f3b5f0254d2f4266dd5f95da2ac620cb3aaa958abaa3b53c', '\x0bca4a2f61710306f5a692dea1b1cd3a38a8d8bd6f3241b66e72e5e82edaa3b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '108', 'aud_9ox0jQmSvmE0bcDVaCy3OE', '\xbc72540dfd0677d96433ac11ec1dcfb58e46ae5f6c91b78fd708960315ff2aac', '\x0bca4a2f61710306f5a692dea1b1cd3a38a8d8bd6f3241b66e72e5e82edaa3b1', '\x2bad8a5e55fcddd230a9dce88643a39b945554d46c5092663bcb6a53ef4050c1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '109', 'aud_8n2iGkrXEm2spVgTqYRGpg', '\x1e17d2bb11adee767064695b44499c926ce24190d0b5596f2bec6d087290074b', '\x2bad8a5e55fcddd230a9dce88643a39b945554d46c5092663bcb6a53ef4050c1', '\x7657a7507d900e1dd8dacbfbe2a60d06284ac0504d420b4152be7ef307c27314'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '11', 'aud_jdohzLKhmCWknZEba1NuYm', '\x0c48a00494998c6c6daf9bc5284f0712062a32322d96c61e8ea704379347e7f5', '\x5cc8b26bc41f1fcc3090d07ef0ace4ae1a3a392bc373a8a7553552010bdaf8f7', '\x5ab940addadd6c877703a2a11eeab4acdd066c54822470fe5a92ef133b344e21'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '110', 'aud_RncbBPqviy7yvKfz9NTdjI', '\x5a19a5fe5689f53e31d633b2cbb26270102562d1fc34acadf6bfe2b3e46643e5', '\x7657a7507d900e1dd8dacbfbe2a60d06284ac0504d420b4152be7ef307c27314', '\x18f7f1ed76a1f0beed7b230338afad19de9cfa0f08813176e43a8b7dc81d4e88'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '111', 'aud_aUrYda09I32Kx4bXJyewFd', '\x1d0f1a7df0472411942231716c74970bd006df37dceda33663706f48acbfb531', '\x18f7f1ed76a1f0beed7b230338afad19de9cfa0f08813176e43a8b7dc81d4e88', '\xb68afb6665c0c74a2379ac11d6093e4134533ebe7fbffdc51628634ab103ef24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '112', 'aud_CkLMTIp4n7FVGe5wOKTcAj', '\x70dba42d348d503ed00d17064a3d8b94184616f1f569f2eea57f636f61f9efc1', '\xb68afb6665c0c74a2379ac11d6093e4134533ebe7fbffdc51628634ab103ef24', '\x05357f61ceb27458fa2c0cdfffffe5a76362622b85d2ea268d7c48abfc6d9a06'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '113', 'aud_Udp22nA17fHVJCz6fxYlfS', '\x932ab78a6de3dc7a3eb50ba52e353f3c22a85ae7f9223c67822bd84282f4fa9a', '\x05357f61ceb27458fa2c0cdfffffe5a76362622b85d2ea268d7c48abfc6d9a06', '\xce9bba69025fe9857424bf4f42d5aa34041ddfdef972fec113b318f365b054b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '114', 'aud_Y60wAfwSaCy8rJ1jf6htPK', '\x05076eb2efb0726d9e8e9fbd73a6fc958a0c9b0a685273e7223cd33557888aed', '\xce9bba69025fe9857424bf4f42d5aa34041ddfdef972fec113b318f365b054b1', '\xefefcb1e544a93cf8bf666d3e0827576923db89ed15201e8e8de7cc8ef53813d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '115', 'aud_4JL9aKSjud8FI5WFTJRdgN', '\x12af2093ccbac970912cfa8f73e01379abf2db79a68a90890b7acb57eeccd3a2', '\xefefcb1e544a93cf8bf666d3e0827576923db89ed15201e8e8de7cc8ef53813d', '\x0507f66123ee81a61f03a608c85c4cced9e2f4d2fdcfa60aa43a54be739f93ec'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '116', 'aud_GMXOaq4AxJBKAu9UAJykQc', '\x47d0a13b5a64a8ebc53a73e815c32222bae9d3eb3c08d0054829c60e57e63565', '\x0507f66123ee81a61f03a608c85c4cced9e2f4d2fdcfa60aa43a54be739f93ec', '\x240e233555bf02c4ff557d3799d3054dae4af2e4ab2ebe6d2088c23dc6eabfc9'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '117', 'aud_zAmYt47wimkOBl0uSi5arT', '\x5eee1df49f29020dc2fd2b4e506798fbbd0e915224acdfd47768aba35cb9f07a', '\x240e233555bf02c4ff557d3799d3054dae4af2e4ab2ebe6d2088c23dc6eabfc9', '\xde0136600f681c545e969aa2e3af84c485535936318efffb07cb648e5b40846c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '118', 'aud_8EOd5E6IYiMkEyCNEE8M6K', '\xcdde84e5cd0e7d0ac3ae89f377b3ed435b1f5ac111bf161828079e14e8127578', '\xde0136600f681c545e969aa2e3af84c485535936318efffb07cb648e5b40846c', '\xf9e21733a0c231c02b82b71febf50711d99006ec4958d14f91029dc6d1dacb70'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '119', 'aud_6b1b8upXexGfClXT2Vsnl2', '\x82ff5fe7b769eef50b95eeb0df21c746af6275514177d821f24224c4b6b9b7d1', '\xf9e21733a0c231c02b82b71febf50711d99006ec4958d14f91029dc6d1dacb70', '\x37d0a5fc30868ea786917463dd6bac02393a88114a5c7306f9b96cad925d582e'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '12', 'aud_yhMfPuj13KpVSamx497Yk5', '\x3e0fd33d89568406cc95dcd08f85deca09572f18b6cad67f8e8502265c628309', '\x5ab940addadd6c877703a2a11eeab4acdd066c54822470fe5a92ef133b344e21', '\x8c8908793a4de5be1c972a50a0d8b8674d97c7a502a58879935dc969f1c4f93f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '120', 'aud_TJfuje5wuYwI2B6Lwv4t2d', '\x085a3f9ea4eea28a446ac85c6034e83f95b5a4f2423b4df988afcce65a1a732b', '\x37d0a5fc30868ea786917463dd6bac02393a88114a5c7306f9b96cad925d582e', '\xda2058487135f3b856b7de7730484760af97e2e3ecbf9d93699f9bb163d0f95d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '121', 'aud_0YlQDFI4ki6Cn8YRDyE5il', '\xfaac583d88b60a217421aa3c1f53d602dffa60e05507a7eac4ef2fc461a731a0', '\xda2058487135f3b856b7de7730484760af97e2e3ecbf9d93699f9bb163d0f95d', '\x5954f6a452138f5d348323a8bb5ac8a42a3905b94ef674674598aa2fac858004'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '122', 'aud_AnWQOWy4481Ofc4pzfADjV', '\xbc9d5ff8380b2436c5487e8f97c1ab16052c825396bd8b75bd2cf7054d206f65', '\x5954f6a452138f5d348323a8bb5ac8a42a3905b94ef674674598aa2fac858004', '\x789bd2171667358a0a8166035193901c1b0d3c2a9b283e9c98246377838a1e99'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '123', 'aud_NvZ4c1mXNh2tvrdI04pwkH', '\x027a23ed9c977e51016521b2196d24e5250b3ad963e6a58dfbdd829b111dba54', '\x789bd2171667358a0a8166035193901c1b0d3c2a9b283e9c98246377838a1e99', '\x69b2a5794d3bedbc865cabef5ae1640e00d662b51de9c593f4372fb2617f1cda'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '124', 'aud_ZaxR1g9EJujP1afcTevmOW', '\x610e81e9fac3b30dfcf11c976a00b9a1d8820c00ae1f4b1e5b48321caf13cbd5', '\x69b2a5794d3bedbc865cabef5ae1640e00d662b51de9c593f4372fb2617f1cda', '\xd7730ca00b31715cf020d2efe69122eb47cefdd5465c1d244147fd3efec689ce'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '125', 'aud_GQ2IgIN48CZvixUFSCtuIW', '\x0781c4e92e2bb781fc70e8cc336149e3b941fb17649a18d6f10cdab5479cb2ac', '\xd7730ca00b31715cf020d2efe69122eb47cefdd5465c1d244147fd3efec689ce', '\x23205f2fe4e2af0aaba01e5a90205c5f1fc76cc43609691288810ade2309d53d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '126', 'aud_tyrnC4wBH9TIgXWO9QWCtH', '\x362719177b3f2a9bc15c8208048253e97b05fd94b1ca08289fb7ba864f4c8222', '\x23205f2fe4e2af0aaba01e5a90205c5f1fc76cc43609691288810ade2309d53d', '\x0cc7445d155cb1719de42ee39328269e38964a58763a5b34f3ce1ffc983184da'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '127', 'aud_Ko8vh670C9ITj5M5Sexbh8', '\x040808dd53b633c6ae4a02db117968d7f0a5a981677d3d87e5ca1aa2254dd7f4', '\x0cc7445d155cb1719de42ee39328269e38964a58763a5b34f3ce1ffc983184da', '\x4f52a571e44d72c32b41af30b54387488ff4c87b4531f6ec95a957d6e18ad795'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '128', 'aud_vQrrPuWpOBVHlvhib5EiXm', '\x84be015e1c17a52cdca0b6ff5e0c68eb692dcb26863ed18d8404c5e695379f64', '\x4f52a571e44d72c32b41af30b54387488ff4c87b4531f6ec95a957d6e18ad795', '\xde5c139df4ebaedf2c3d342d64a2539ce0d32010da4fceec7d008aa8a52db6b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '129', 'aud_n0elX6BWwjXP3qyaCt37tG', '\x57534d4af80f4bc8ef0947e5ba209102d814f21fb1a5f159edbf29351daabcdd', '\xde5c139df4ebaedf2c3d342d64a2539ce0d32010da4fceec7d008aa8a52db6b1', '\x5f62d0ae8f46f576c5264bc53db9fa4c5cd914dc590bf2ebbb854dca31086c99'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '13', 'aud_tKpKhD5KmMsGKePVeRGv4f', '\x22c2fd0945a1f0909bbb4c089e829380946986dd2eaa598ba4fa23a4aa023447', '\x8c8908793a4de5be1c972a50a0d8b8674d97c7a502a58879935dc969f1c4f93f', '\xdb5ec8c4668acaa3b314302f824f31cfdb8864ee33cd1bd1e8d68693e8325f20'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '130', 'aud_Hi0vcvpLKcExEbGKvcaoLf', '\x7f0c5f79bfb7161cccdbcc848ad80cd73d7b82ec135a6bba1c3f3ba638fc13ca', '\x5f62d0ae8f46f576c5264bc53db9fa4c5cd914dc590bf2ebbb854dca31086c99', '\xc4d579cf6b7c45291183b199eb20bf029b23b72f15c7e15e6366858cbe16a20a'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '131', 'aud_2uLChCkB3tkcBwbigKjNhZ', '\x37d30ce82933c3a56b7aa1d9222b43839491cb8aacf97621255857a2b4d49621', '\xc4d579cf6b7c45291183b199eb20bf029b23b72f15c7e15e6366858cbe16a20a', '\x8060c0cc299006e695d52addcfdaaca473fa0a1e7577fd69fc40686b94d7696f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '132', 'aud_xbfrgMRWwjFv4ElSd0PBgp', '\x455ae59b69a89b01e4763e95fa5eb283c686b0c7bad5e02a4e99a9b665724aa9', '\x8060c0cc299006e695d52addcfdaaca473fa0a1e7577fd69fc40686b94d7696f', '\xd2734053d5c003c9501689a875f6e5867fd542c0220e00d381ffcabc7a8d21a9'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '133', 'aud_5SDyyoUJyI1PmgTwxnsc28', '\x5c1d5b47c7bb6f727aa4d03643d4641fa8c5878d1ac4426c18f4efdf0845f0a8', '\xd2734053d5c003c9501689a875f6e5867fd542c0220e00d381ffcabc7a8d21a9', '\x041354e4fc51884744bfae71566eb7e58ea495d1c397bbce7a8272ec70ffd774'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '134', 'aud_5xset4zFjMxBInYtp1zSr5', '\x6d44fc7549c111dcaabd0ba26c9e5a136dc13e246b5b94f29d1c99f8824dcf3e', '\x041354e4fc51884744bfae71566eb7e58ea495d1c397bbce7a8272ec70ffd774', '\xf2a75e37d39fda33bbe5612ada16604cf31a5d791161a86af50780fc491deb97'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '135', 'aud_OEu3QwuHI0zsWn1VqIM4ws', '\xe26a427d741e6ebaf0146a87041443b5d5bea5d3425c2808ec55f48f3b3b7f36', '\xf2a75e37d39fda33bbe5612ada16604cf31a5d791161a86af50780fc491deb97', '\xe2b190bbe9def9a0a1394a6bcdad8a3bbaa95f76af3e6397b9eb49c697aa55b4'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '136', 'aud_00c0SHmx4KXAFPyfoh7fKq', '\x7843ed5d387af296f3f43261391dcce264b1efde48bcfd1b450143314170ef25', '\xe2b190bbe9def9a0a1394a6bcdad8a3bbaa95f76af3e6397b9eb49c697aa55b4', '\x7b630fa389568f1c7ddc292085ea0686591773e44024f895eba473394c24469d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '137', 'aud_iryYQbpMw62uhubsgcVA3c', '\xabf7806e893bf5bc6c8f7693f11291a5e2f1862f897f866e30bf16b70f9970ae', '\x7b630fa389568f1c7ddc292085ea0686591773e44024f895eba473394c24469d', '\x842dec0ac3ebe739b19aed979e630d3ea0225e7d2c893f1f73e644280fb24f09'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '138', 'aud_ejTV0Iyh3herd13ahBF2qK', '\x65f2656736b95fd114af7f7ca1f8032155a28db16ce9ee15563f742ac9f3252c', '\x842dec0ac3ebe739b19aed979e630d3ea0225e7d2c893f1f73e644280fb24f09', '\xb26c06773310fbb5101ce233afef7d3dc3779a3ef48080cae4e8781dccf0f8d3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '139', 'aud_qkSlwnSJ1rkPcz3yJjuX60', '\xa57706ebbc8f7f8efbe1e4a0ed188c32b64459c78c8200a4f51396c068a34be4', '\xb26c06773310fbb5101ce233afef7d3dc3779a3ef48080cae4e8781dccf0f8d3', '\xdc6b8eb2d1ed3d4cc969152580ce8bd855a56f871ff62fe4e061a930df3c5b94'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '14', 'aud_Qd4GnKQJALZshfzArCJIa4', '\x2d43448edd954aea851588931d2d96d28894743e5bd9df02688e0a015994aeb0', '\xdb5ec8c4668acaa3b314302f824f31cfdb8864ee33cd1bd1e8d68693e8325f20', '\xa0850d57b0d797008da4c5858ec7f3eed5752fc394c739724e81f6330d0ef271'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '140', 'aud_BG335xjMhFqmK0Vk2wzgzP', '\x1d6985c890c2766dc6b49167e2e27ee85eb5564a4e067857781d5c0ab99a00b7', '\xdc6b8eb2d1ed3d4cc969152580ce8bd855a56f871ff62fe4e061a930df3c5b94', '\x00e0513ef1b722b67247a7a556a9b01020a09e8199d67540b62204b9b62086b2'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '141', 'aud_6ax7L4YIHunmkBTTYJBex0', '\x3b991926cc9abbe4c7b878dfe0b3b6325fed5de9e3d1d6802fbc64fcc7a7e028', '\x00e0513ef1b722b67247a7a556a9b01020a09e8199d67540b62204b9b62086b2', '\x8c556a028fded47422a48a418cdc77a865b267fccd6957358d4e2d04f9818959'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '142', 'aud_5px0DD7T1DP3HfGNVtIh93', '\x2093c74a04904a351fdc344139243e8e1d2abf137bd21b683c3a39da4a58690a', '\x8c556a028fded47422a48a418cdc77a865b267fccd6957358d4e2d04f9818959', '\xd52808617f147d0fa848e34a36acd0f9ac3a158a801268a9bd84466a0f62174d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '143', 'aud_fnnBMOS1GVYPfow5KscIC8', '\xc37e0949bb0ef666a27a931486250e708420b58152fa2486a0be7bc45bb46a1b', '\xd52808617f147d0fa848e34a36acd0f9ac3a158a801268a9bd84466a0f62174d', '\xcd65dc0c5f46aa83ae20881045c92be63c3f2bf48d6f40bd3459ff7627f88d8f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '144', 'aud_7Yo9DW57qAcCRgTAJvtZ5h', '\x45899bb24b49398db508366eb96adef7a7f58adb2edeec147943d55e463aaffc', '\xcd65dc0c5f46aa83ae20881045c92be63c3f2bf48d6f40bd3459ff7627f88d8f', '\x47e92cb1d8795f12604b364c580ed1be0dcf0c288c8166b8f9970b8b7a595b9c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '145', 'aud_G8pnloInQmT11iBobYthUo', '\x909d5c8fbb9c2b36196ade698ee4b7099b6c3d7429b3a6646990f82c2f50c966', '\x47e92cb1d8795f12604b364c580ed1be0dcf0c288c8166b8f9970b8b7a595b9c', '\x217ef78db19f0c53128409889c4ce10d30dad423809839ed234e22e4d753bedc'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '146', 'aud_ZICuXgncRm5n4rJ52etmEO', '\xc455c2d45d3cff18f12e75756cd691ddeea66c43c7770c1d08f3917095405204', '\x217ef78db19f0c53128409889c4ce10d30dad423809839ed234e22e4d753bedc', '\xfc32c49dfb875d669d242517ba20978af4827b2d68de09a5e02642b7b66eca2c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '147', 'aud_XWyyV6X2oz0rlYLg806Yp7', '\x94a0fa2cd5cc25806bfa1380847b6f975d897b50f150eb1797eed03065b0ece7', '\xfc32c49dfb875d669d242517ba20978af4827b2d68de09a5e02642b7b66eca2c', '\x864d353b12074a5ee8263b0baeeeaa693fcf584bd428c876ab24c4515b42d037'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '148', 'aud_1Xp2QgVHOg62OTQSzgqsCv', '\xf678c7cdef991b512ce3a923358dd9a70a38d2f18f1cc69e1f44a936d2d59ace', '\x864d353b12074a5ee8263b0baeeeaa693fcf584bd428c876ab24c4515b42d037', '\x3960862625b25833be2e16d8e7c1afdf8dd9e2601a42c5b2e54fc1cb9bef4ada'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '149', 'aud_UoXKZcnpBEnUxSv5giZOTF', '\xb5e00c6d32eb88e7c214809e2f212880654c6b7f90aceecc34690d957c244f8f', '\x3960862625b25833be2e16d8e7c1afdf8dd9e2601a42c5b2e54fc1cb9bef4ada', '\xb0c5d29dc6da7fe52af3266caa7faa3779595390d5aa67676d31fbb3518dd77f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '15', 'aud_Pggs18LT0X4KmfFFvHqVLH', '\x36e5f6272b34046d19541a82c048bb5cbbfeb7bec8e17a223babb12b5526e5f6', '\xa0850d57b0d797008da4c5858ec7f3eed5752fc394c739724e81f6330d0ef271', '\x0415d8ff4eb45ba2d5eae2a4b76afd3941045db8e6c57e0a0662c28a79100465'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '150', 'aud_3h7XczEtfZ4PEe4n1Xfm5f', '\x71afebc0633506a7fff2ab61e19784e181ba30ac743c9d18be5847af1613692b', '\xb0c5d29dc6da7fe52af3266caa7faa3779595390d5aa67676d31fbb3518dd77f', '\x413997d0125b6a5273cdfa87dc6904c58bc0d3396a7f9f9cc688d489265a5d71'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '151', 'aud_3VT1g4sijlw7PLeUV8u1Pg', '\xbefc399c44e0a4fcd8bc8b5f23bfcc2a6b6e61f2837a808ddd1723ffd884add7', '\x413997d0125b6a5273cdfa87dc6904c58bc0d3396a7f9f9cc688d489265a5d71', '\xd2fa5f08f1888a4e07af090a4b1948bef68bc1b718fa9727dc7010d7e50bc9e8'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '152', 'aud_s4IvOvRRw5pSTP6nHYiLMf', '\x885029ff738353f00ac856d7ffa6adb67197b51cf6861f9b784897610137fee6', '\xd2fa5f08f1888a4e07af090a4b1948bef68bc1b718fa9727dc7010d7e50bc9e8', '\x298ce6720b7679c98602b3ff4408650f23659d75cad103644ca7768a746a9017'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '153', 'aud_v0BNusEme0gskK2KGgUFdk', '\x3c6a811fcaa28fc9618b6fc8705143f03e83e4afbb49ec9d546b3c0317c95059', '\x298ce6720b7679c98602b3ff4408650f23659d75cad103644ca7768a746a9017', '\x24b1a71c58e2804c41986ca959e84a921bd5aa3fbeff4c26291c559c029c366e'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '154', 'aud_Uxeqx5AWn2GlstTypOPQ4s', '\xd15fc61e519fe11e5910863259f0a65fb1f7f402b20cacf84b4c544f035943be', '\x24b1a71c58e2804c41986ca959e84a921bd5aa3fbeff4c26291c559c029c366e', '\xd828d7f90d3e436b42661e7f9153b30191685e13f39066f74cc3d02942d2618c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '155', 'aud_EgocQfw9jlx2uLPJwf6wXl', '\x539a9743b55902f628a6c42b60dfa43a829d9631eddba59c6af123df49620a16', '\xd828d7f90d3e436b42661e7f9153b30191685e13f39066f74cc3d02942d2618c', '\x187813248e3d834d93c6c9116bcda9ab380335d3dae0458250cc8631e06d23f4'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '156', 'aud_5eoQUnHVNNlQ3YNHMq77e5', '\xbd57f1734363072aee28ed6273e4653b820b1c27b7c74fdae98ba91bc3f180e3', '\x187813248e3d834d93c6c9116bcda9ab380335d3dae0458250cc8631e06d23f4', '\x6e7bea195e61ed38e75e6d0eefe3ac7466e15f51b265b428a7bf696dd8a012f9'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '157', 'aud_3Qnia0cNqhyk7xtS9XRdp9', '\x19e192d58daeb4a4229612158c8efc1956552a2cc5f31b7889f16eb25baab0eb', '\x6e7bea195e61ed38e75e6d0eefe3ac7466e15f51b265b428a7bf696dd8a012f9', '\x657d10774013010a5fa0f8a5d385633361fd3931d797439187bbdb6fd72c6e09'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '158', 'aud_TjGgiuzccAOXzgXtF4TTVz', '\x1730c5325af6d95d203cd63cf0eed9b834e90f0990291ed51dd438acd9d1f20c', '\x657d10774013010a5fa0f8a5d385633361fd3931d797439187bbdb6fd72c6e09', '\xe3f6a599f1afcc2ab34e7bab7ba7dd6247f0ce3f5756e0373a4be4df922aff77'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '159', 'aud_l0eZh717prnYlthfoHN3hz', '\x87da90a271fe05839e5f467a370f355c76ed3a126b0a90c7e783599ec24bad36', '\xe3f6a599f1afcc2ab34e7bab7ba7dd6247f0ce3f5756e0373a4be4df922aff77', '\x67f4aeda3780ae06ac2c8f4c94fcd1f7d53a2b1f006fbb48319b404dd6965759'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '16', 'aud_EM730oArsDxsj1i6qkTtYg', '\x0ba730ae259b35ed73946d3e28333cdd6b7af2bfaa5e7a06e3a78105e23e9902', '\x0415d8ff4eb45ba2d5eae2a4b76afd3941045db8e6c57e0a0662c28a79100465', '\xdbe0a60f88f481dbb306af192430a784a6ac9f93ea9f28e208a3ae041fc084ec'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '160', 'aud_40Wm4bzsq3iR3rYD89Ud40', '\xe2948f76078d7efcd3fc64773d78a578948b846dfb42ddc3e1f9a94b51ae60ca', '\x67f4aeda3780ae06ac2c8f4c94fcd1f7d53a2b1f006fbb48319b404dd6965759', '\xc5de61f7f536b376a5338500216df2a9fbc1bc99e45d2fae4227ab3a12cdf250'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '161', 'aud_IqxaboxpjI9n5toHCOQX6P', '\xb77f0b99524118c19be26181d50ebf6bea52c44e1138da8f8584afb20380e5a4', '\xc5de61f7f536b376a5338500216df2a9fbc1bc99e45d2fae4227ab3a12cdf250', '\x8393aca89e21bdfca0aaf3ec1c0f38089bb74201eb6d7e11fca8e4d7925affc6'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '162', 'aud_lgD6izlRwt6IXLgWnOLSOE', '\xcb7ff962aacff03cd5b87e84af8776a2932f7de93372dd4bf8e584c129eb9bff', '\x8393aca89e21bdfca0aaf3ec1c0f38089bb74201eb6d7e11fca8e4d7925affc6', '\xa526977b343656adb9b0578e8f9c92245b1046627bac720f7c023cfe63eda531'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '163', 'aud_4gHMKpFyGiUDcc0kmG7dwN', '\x3a8ce68a8d025e041bb18cf7b5548d7222f288311a3b9051bb0d8252ccaae2c3', '\xa526977b343656adb9b0578e8f9c92245b1046627bac720f7c023cfe63eda531', '\x29430f9e6a5e1430f7c15dcea8b3e7779e0044baac12e38c7778de4509a2103c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '164', 'aud_1RDrbDSv9KJOqnsbZPNo9m', '\x22b17a3879b45e556e90c41b44e66f48cca99866ed04f02f5b174a70413ab8c9', '\x29430f9e6a5e1430f7c15dcea8b3e7779e0044baac12e38c7778de4509a2103c', '\xcd2054ba8eda41a6f6c6de82f3e16f532b120b6226b899fc36347979c7bb2205'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '165', 'aud_6ZLOZHgdATBxlU18usEN4v', '\xb0fe32d65ee519b937545d897fb0b36c11b3985b1780e3f3b398b393a2a440c4', '\xcd2054ba8eda41a6f6c6de82f3e16f532b120b6226b899fc36347979c7bb2205', '\xf13381fb98322057f036ec8688cac9bca9b386dd2494815fd42dd30e6308ace4'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '166', 'aud_C1iuDYCanQPqAzDF8LOlxv', '\x3bb3c96fb3357e48b0f802a6c06a4d190ba94e73acd39c236b083f68133bf912', '\xf13381fb98322057f036ec8688cac9bca9b386dd2494815fd42dd30e6308ace4', '\x16ad4691ec1bad0ebaba5427d46839ca8239b55b18457a3f8ee8c55a7514e15b'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '167', 'aud_ZObQSYarIZWMmeJOH9UQkw', '\x100b837fbed3f60b3abbf326acbd02e659a7a42074d556c51abf7dadc2495357', '\x16ad4691ec1bad0ebaba5427d46839ca8239b55b18457a3f8ee8c55a7514e15b', '\xff08a0bc0fcc42f6e53dd5acfa3555d6eff738197cd16085031aad24c862f795'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '168', 'aud_ZjMw8OpV2fbz7orvrYOWZ7', '\x17eef8a02eb30ab0a009fbf3fdce5bf26e4f48a19ba9110ee30acdcc202d0092', '\xff08a0bc0fcc42f6e53dd5acfa3555d6eff738197cd16085031aad24c862f795', '\x321035d9bdb84c525f60ab7b661b28e9ed2f1517abccdedaa6b25e110066921d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '169', 'aud_bPw6229o4uj03LrDjsBfH9', '\x2cd3fa1d5312aa4a9628b3b6f3e96fd0475d3409a2738bbe2c10791b008ca9bf', '\x321035d9bdb84c525f60ab7b661b28e9ed2f1517abccdedaa6b25e110066921d', '\x6def4882df4240bfe65f252208c71619503d006850aa1d8c5d8188002b24656c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '17', 'aud_GkYxR8cd8EIkDL31TLXtiq', '\x62e6535cce85dbdc2d61980bd6633611ac4cb00e7dde3db3eb34534c55ccb4b6', '\xdbe0a60f88f481dbb306af192430a784a6ac9f93ea9f28e208a3ae041fc084ec', '\xb7d586599ac8b3f3d96170a2e3a681a48814995a235ab0dc02e531ad9f6287df'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '170', 'aud_1ThWoJKJSkXTIM703YCkX3', '\x9bbb87235585cf54f543ad48456aa33c98d8976a0e9d55ac5ed840e11e2c0771', '\x6def4882df4240bfe65f252208c71619503d006850aa1d8c5d8188002b24656c', '\x65139e57bd464a9314296b952b297f779b9d4cd5886541872ffffb6bcec2de65'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '171', 'aud_HdgxH0nNeUgS9E3ElXy8zz', '\xed21c11fb18911ad96e476879d32314997c53d1728c212b5d927e550ec1ca6de', '\x65139e57bd464a9314296b952b297f779b9d4cd5886541872ffffb6bcec2de65', '\x49d6232b4b53fb91bf5e8daef4ef42919a3b17bf6dfef1eec4fcf6db576f4323'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '172', 'aud_MZir4bUZ38kcsvgcT40LTk', '\x3c58c823fee6d4fa3c2b0f10d4c13803deba607130446887bc114bdb4fb3561a', '\x49d6232b4b53fb91bf5e8daef4ef42919a3b17bf6dfef1eec4fcf6db576f4323', '\x0fde1434a3b64894c3e40791b8ddba09b1ba52b4fc8cede6d118c5dfd8af3df3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '173', 'aud_V9lujjvNpm7Z2WlfwRcuLj', '\x8a4116e04447878bad062ae705ca976e98d95aa9fe462c5ae56b1722cfb326a6', '\x0fde1434a3b64894c3e40791b8ddba09b1ba52b4fc8cede6d118c5dfd8af3df3', '\x1fbac304f438c7a77eee854ea56d6b272949776783c41be4e6448d9cd29064d5'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '174', 'aud_4DhT411YKAD4jRpuFUoyAp', '\x246e61bd9634cacb7c67ffcd0305432658627fe85d10af8d04eacc347221f49c', '\x1fbac304f438c7a77eee854ea56d6b272949776783c41be4e6448d9cd29064d5', '\xbc561fcc50a65cfc66c1a1175f3ded740b5c5034bb0713fcf0342d3173b7847e'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '175', 'aud_bwnr7agaYLaWP60RJaAQup', '\x0ef319f73889a304ee1afde5803310b5a57cae34886825bbfedc45c92103e5c1', '\xbc561fcc50a65cfc66c1a1175f3ded740b5c5034bb0713fcf0342d3173b7847e', '\xed45de8431201fb25c82b717442986ab44904ecbaf76e9efe8dc9a97329c325c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '176', 'aud_AXVK48cUOafWFnpeEFG38j', '\x36d618d97f5e6e667d516789bf8e0950148b9afe612bb2a0cde1eeb34d21249e', '\xed45de8431201fb25c82b717442986ab44904ecbaf76e9efe8dc9a97329c325c', '\x9a3071ac6f36a594a477e0166d37cc2b60def5233aedb8098a14271949696053'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '177', 'aud_7S8ic4nkEa5P1Yv1NtVGZw', '\xee9a959d690588751ba5d55d33f2ca19932f667fab663163ee4b476117ccd17c', '\x9a3071ac6f36a594a477e0166d37cc2b60def5233aedb8098a14271949696053', '\x9d051c732df3422bd39e4202c47638a7c36c32342025677466de935229f2d5b2'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '178', 'aud_hJY15Wnleyj0a0eLTmPXok', '\x6d73e952456e01a444b146a9cb4842f5f78a566bf75d055d03f67b9cf48494a8', '\x9d051c732df3422bd39e4202c47638a7c36c32342025677466de935229f2d5b2', '\x5abf67daf992859521a794f5729670e8bc8d615bd60b2133338febd607ed8a53'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '179', 'aud_6qX6EQAbz7f3lVp3uG7sX1', '\x4a1881bd3c0497c5e2fcc579ce41820d5d562e5dda542fdf01c947e292c6d1fc', '\x5abf67daf992859521a794f5729670e8bc8d615bd60b2133338febd607ed8a53', '\x13d9245a8b9ded19b8926d12515b833257b3de8ac54cba6550561fde2ac52a25'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '18', 'aud_TXbZvWVFqtSpDn8d07t2sY', '\x58fc86361fd2a6698004ec71aed2a1e0d410d9758e9aa08e5fbf07897c5dadf0', '\xb7d586599ac8b3f3d96170a2e3a681a48814995a235ab0dc02e531ad9f6287df', '\x455e5f5b90cb03c43529be77b2517e41bcb1cf3d37eb9c72cfad738840fc38d2'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '180', 'aud_YFCTzdg94FoW5ySq8nJO1n', '\x76332a844fb05948e1ab0e2cecafdd0f8a78a6e54a1f5cdf7158b07f8d4b3b7a', '\x13d9245a8b9ded19b8926d12515b833257b3de8ac54cba6550561fde2ac52a25', '\xed7345ca7833ece051c9f2b3b06c243fb4c7046418601b00e5399b4251f88287'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '181', 'aud_XWTyP9wpGlCGs2SeqQizTN', '\x114e9124bed1bb89623ed9b44e053d4b9888e581f3bb677c72201c392147bffb', '\xed7345ca7833ece051c9f2b3b06c243fb4c7046418601b00e5399b4251f88287', '\x77d46bfcc0742618865b25b8f2ae1f7d22d1bab2f92572e5ebdb69fc41a96598'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '19', 'aud_IwDq6WRJXN9fbBouwbKEsp', '\x60e66954081caaec7bfbc35396b392b336b5c63e3d2e7a589d9b8384b78346a4', '\x455e5f5b90cb03c43529be77b2517e41bcb1cf3d37eb9c72cfad738840fc38d2', '\xc059b67501b2ad786367d725d7cc217f704c85be82650204f49d3a5b5eb353a4'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '2', 'aud_U0YMNyRadVHRLMRtqZr2gB', '\x0a0fcaa31f046ed57f4beadd6dbb8693efc655211516bf2a7489679189993a95', '\xd574ffa143b76456d8c3ba312e5860d22c05532fef83c299afed83be548074a3', '\x0d05ababd2d5bb1009ad437f1ce2ab16debe797fafabd7bd2174b2a677d2be22'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '20', 'aud_thBvpfhahvvbBqglfveaFu', '\x6b264bb3c4b2629cd8de866928026cbc596f44959ad9957c07dec29dbad9e5c9', '\xc059b67501b2ad786367d725d7cc217f704c85be82650204f49d3a5b5eb353a4', '\xcbb51af9bd193b2f89da19ff1e2c867c6ffa54e0b306a7b967836934f7fc0c91'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '21', 'aud_hAbrk6PiQANw1ahRTaqcEL', '\x5035f204587242c783130f909f690dec598a9245817435d86ea0282d0a8f6597', '\xcbb51af9bd193b2f89da19ff1e2c867c6ffa54e0b306a7b967836934f7fc0c91', '\x52a3cda80ff09d1d1b5f9d2f649a9ba9b548ad871c44723135c923d5aa03efbc'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '22', 'aud_DUBc8ltlk0aFIAJa0Ld7hJ', '\xdc4583d5cd254e88b3100347e4f4b20f7ecdcedf4f2f45a1743d212a471ec648', '\x52a3cda80ff09d1d1b5f9d2f649a9ba9b548ad871c44723135c923d5aa03efbc', '\x3342e5a2caaefa396cce93f22b711156dd36de420d19d6cb3a8d73338acb6c1e'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '23', 'aud_clp1UIIYbVuoY9L7G9Z0av', '\x3806be73f968b9067d0fc91edea97f464fbeed0c9907f488b516891b1be53b0c', '\x3342e5a2caaefa396cce93f22b711156dd36de420d19d6cb3a8d73338acb6c1e', '\x93d14d2b71fc72ef51a36f46c3d2205159e6b490ae477aba34c1385a24bd36ac'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '24', 'aud_xwGHVoE2WCBXTeIVZE06CB', '\xba536a1c9105c19c8b44a4b3ef59f1737e2091a5cc995fa2f370e7a8a66e814d', '\x93d14d2b71fc72ef51a36f46c3d2205159e6b490ae477aba34c1385a24bd36ac', '\x3cd5ca9c5fd5ae6af096aff6cd1ef71ef23ef037776b7826248487969efff87b'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '25', 'aud_ZKiT2jA3rzRI8qlf1EDo8z', '\x9ac1009ca188337d03b249543ba99f77cee55c971c365546550f71ae8c55bfcb', '\x3cd5ca9c5fd5ae6af096aff6cd1ef71ef23ef037776b7826248487969efff87b', '\xe793432552b52d9247e552822302325d9c66a34d59bd3c6120c1f27c786458e1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '26', 'aud_Bjo715o0TTtJOLftufYnVO', '\xfbf423f0a325e095ce649c65d209bdfb642ef11b3a02e63d41e70541e9c3f55b', '\xe793432552b52d9247e552822302325d9c66a34d59bd3c6120c1f27c786458e1', '\xec55a97b71f74ea287535a1b4582c617a2367f42d2f1437fb3ff0eb75cd94d58'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '27', 'aud_9OuElivEFMPyV7UR7ZYxXd', '\x50750617209539d1b3781744bb04003eecd25ac30e8bbca96c79dffd7d0b9776', '\xec55a97b71f74ea287535a1b4582c617a2367f42d2f1437fb3ff0eb75cd94d58', '\x7887cfea329c6a75e1fff0fe2398e181c6695e48135974b0aba3b1747ac7458c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '28', 'aud_m5otN0J4I93hSm9CUNz7yC', '\xc11010762b1c6f0693705d9b54ffad165e0096720366deebc812165a2f8d838e', '\x7887cfea329c6a75e1fff0fe2398e181c6695e48135974b0aba3b1747ac7458c', '\x6c19d11f2efa16b1351861ab1144f45972c61ad8dbafb0b6dd8a237afac33e5b'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '29', 'aud_48bMRZXSsSR682CQoopWcX', '\xf49c7066bdfc731eebf6c2ae8e0a7bea9f19b3bd397b9963bda5b21d8558ca46', '\x6c19d11f2efa16b1351861ab1144f45972c61ad8dbafb0b6dd8a237afac33e5b', '\x55ba35f0a8557bf7217a050d590d953d3bd7ef20aa37ae06d9f781414a44d244'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '3', 'aud_aoUSwnu5RBHOum3wuk1hDn', '\x5d47f2a4987ee69212ce5318326264028889f09b0bd49b34a47dfaba5eccc146', '\x0d05ababd2d5bb1009ad437f1ce2ab16debe797fafabd7bd2174b2a677d2be22', '\x9f430db5b5f7690f078f02705de62715cd31afc110cf1eec55d99fd1834c9dfe'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '30', 'aud_L96XXTwlMJrSl31gzMmZ9L', '\x1cb878cba543980ef0dbb78ab67f81b6c4ec976856374c689add0c39625c4ba2', '\x55ba35f0a8557bf7217a050d590d953d3bd7ef20aa37ae06d9f781414a44d244', '\x10c8b3c1de1eb71d6fcaba78af48a1827211352df685ebb4c3334634de6b2934'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '31', 'aud_ja37P86uwuzq5pcPkblAFy', '\x828ab574fa16b9fdcde3fdc8e670dfe197e772f14b5c4c0bb2e2decce87a51b2', '\x10c8b3c1de1eb71d6fcaba78af48a1827211352df685ebb4c3334634de6b2934', '\xb8c1ab8454913ace93607bbf1fb51073f01d4218758be6c6d7b48810b2e97900'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '32', 'aud_IfTki4smsyD129hYbgsb9B', '\x307684a79303ec5b387815995900084343ddbc1a4b337e97863013e69d5c20fc', '\xb8c1ab8454913ace93607bbf1fb51073f01d4218758be6c6d7b48810b2e97900', '\xbe25aa9443f35f050815c7a1c0af9e7af5c93f932752694f2e422ff950376235'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '33', 'aud_YVzvRcqYopiAnsJVSb6k02', '\xa585bb18b6b9380188fceda95332f6e18827c703acf6fc677c0f1493abc97b08', '\xbe25aa9443f35f050815c7a1c0af9e7af5c93f932752694f2e422ff950376235', '\x28c7d579cefb1b3da28b0043dee15a7962346218551536d6c6562996ef49e4ee'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '34', 'aud_V7NaT4NpgwiUpaE2gmMeHD', '\xb6dfbe6a678b27f83fb51316716325ad5fd633886d3c9c0226534c6f53502a96', '\x28c7d579cefb1b3da28b0043dee15a7962346218551536d6c6562996ef49e4ee', '\x30ca1db5548a7596ef3217925849949eb00aa2a3129ce13dba52f41417d4238c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '35', 'aud_8b4uNsoE25OnicUVkdfI94', '\x4295ba8d27dca67da94d4d9147d499d739999bc05887f14f24087b41401d0b1b', '\x30ca1db5548a7596ef3217925849949eb00aa2a3129ce13dba52f41417d4238c', '\x23427ba3d055bebdf57b739c1aa63895e24f3093158ac5dd103420934506b461'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '36', 'aud_m812L2o1VnoJmCwQ3sGxlu', '\xa9cdf136f95b2eb451bfb32054ce07bd94f63d91e14c1d4892889430efccd125', '\x23427ba3d055bebdf57b739c1aa63895e24f3093158ac5dd103420934506b461', '\x94d8a1bcac41bd91d3b4c082fe965aab1df66e167a6a20b768bc02b9d479d12f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '37', 'aud_5lo98Y7jFFWVFHeRLk0S7s', '\x51fbf824337684f29b08eff6b181f70ad8bade446a642238a33e270d325d3a1e', '\x94d8a1bcac41bd91d3b4c082fe965aab1df66e167a6a20b768bc02b9d479d12f', '\xb929e8c543165b944d6427874e18b4354ef4aea2b45b1ddcc135894a6b680f0e'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '38', 'aud_98yUG0wLfRGrhT2xUXX3k5', '\xe7683a338647c2514888ed986d1b42a2e17a783a45bc5a35e9f2de05806d1601', '\xb929e8c543165b944d6427874e18b4354ef4aea2b45b1ddcc135894a6b680f0e', '\xef1fd776277bb09801ee6dabb4f88ebc57956d7c1f651f4d5a8e4d3e2693a3ff'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '39', 'aud_n3B9csZG6B6dxguwtB1wGs', '\x8ee0468b105ef6dd994c8078c1c7b04f7544db608efc47b50733ab7a30262b83', '\xef1fd776277bb09801ee6dabb4f88ebc57956d7c1f651f4d5a8e4d3e2693a3ff', '\x8d0bd4bc28a775a841364f5884891f262872cb14f3179d102e936a6237543f6e'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '4', 'aud_3iyN2lWOt8i8Enky1DXZRE', '\x92f320b98f5b61b86ffc89e13471e74ffb3aa09bad357b0dbfd78f9f06b83402', '\x9f430db5b5f7690f078f02705de62715cd31afc110cf1eec55d99fd1834c9dfe', '\x7f7855388843e932a8b9adb790735401d46dfe8eb176843cf475906d8766f082'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '40', 'aud_MERaF1MGUa10B8xDx8BCHk', '\xf63193c99afafac8e27a141d5d23a35da40f5c635af0bd3fbb4945a7266f1096', '\x8d0bd4bc28a775a841364f5884891f262872cb14f3179d102e936a6237543f6e', '\xf561d22ed8ce381e1018099d574ff5cd95adcd549dc2a98a98e87491f337fa05'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '41', 'aud_rkEr0zHAw3I59OshpZUi9S', '\x096fbff81c09b95bed5a41a314c03efebd331a6df5148dc6b6c7dd4461683b27', '\xf561d22ed8ce381e1018099d574ff5cd95adcd549dc2a98a98e87491f337fa05', '\x130f54720a65975758b243f8b8e5111d7be9d59b74db2db6efa1eb02f2727b8a'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '42', 'aud_WIeI1mUktlQ2KH6IZ5MkHv', '\x13e10e2a224c624fb0b19ac1c2902bae3743af29715b1c3432c648c5ef4a4406', '\x130f54720a65975758b243f8b8e5111d7be9d59b74db2db6efa1eb02f2727b8a', '\x9a3f2bed14174f31eba20ae7fcc3f1d0df0222a8844963a143f7bb7851221a79'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '43', 'aud_ZhDR8qHBTxJtNC9LUYZ7AO', '\xa1342aa2c00206a2d3584fbaaf7619a5cb5e1b04b786aee94866eeb74c379ee1', '\x9a3f2bed14174f31eba20ae7fcc3f1d0df0222a8844963a143f7bb7851221a79', '\xf7b6eeca75fdce524df3777acf821173c5ebdfcd5dad0a306d643e35328ee4a5'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '44', 'aud_mlZk4giiu7ivy474WwCWyJ', '\x60bc46f8afaf7ea38ccece7fe20e0e87cb051c2f05ba080946509f80123e7a3a', '\xf7b6eeca75fdce524df3777acf821173c5ebdfcd5dad0a306d643e35328ee4a5', '\xdd33b68f88784f75c3442194f30aa07acd03087bd6b82a67bf1abf634770c4bf'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '45', 'aud_YXdAmLrgEMlnYRrYainSfW', '\x6377882bf0681cde6125f5be27002ebe50ba6872f684b62babe12dadc653b7c3', '\xdd33b68f88784f75c3442194f30aa07acd03087bd6b82a67bf1abf634770c4bf', '\xc54dc4140ea098ec93dffd09f6e3fc6f5183626f083fc36095aa39e680a49294'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '46', 'aud_yvpFQRn5Lc9eJ5E0t1pAVz', '\x3aaeafa41bee455e2d846871b2b4f7f3de7924669e24139c97ed764b2e52dc5a', '\xc54dc4140ea098ec93dffd09f6e3fc6f5183626f083fc36095aa39e680a49294', '\x1de938128cbd6e6d05156e306f26b6a83530d85c80e6367b167e374a5a50ea21'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '47', 'aud_vSffP2Cdy2pZEl1HeD7XPd', '\x6417675852cf6b2edaaaac29f294b4b98a8a417afcf5e9330605258c099a69e1', '\x1de938128cbd6e6d05156e306f26b6a83530d85c80e6367b167e374a5a50ea21', '\x08597894ef94dbc2e5c14e352e1f7260cfe5d9363ca5567356350e01ce49e96d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '48', 'aud_JlZZjv9XyCgB1r0oK1RAru', '\x10deb7f6333ec25bb2ad1cf79a0e40f6278947a5f8fd7e32088b59d8bb0aa9ca', '\x08597894ef94dbc2e5c14e352e1f7260cfe5d9363ca5567356350e01ce49e96d', '\xb6173e6106a9c1fc5f8eca7221270c85ea041fd1a1a0e3c191bdf19a01d28e27'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '49', 'aud_y7MnEnUFBd1Suwo50lO3zt', '\x7ac0794b38619739af2993f05cdd089eac9814fe29ae0557e4d2a84025e47541', '\xb6173e6106a9c1fc5f8eca7221270c85ea041fd1a1a0e3c191bdf19a01d28e27', '\xcdaaae00e99be47ffdb42e53365fc80950f774c92b803c2e7cc1692d155d79a4'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '5', 'aud_YSbWZ7dGwFD2KUQWKAWcMb', '\x27acef016b12974f7694190852348bcfc875011ad0e95a5b06e3a44b1e7aa9a7', '\x7f7855388843e932a8b9adb790735401d46dfe8eb176843cf475906d8766f082', '\x5443ca1ce40967b3f1862033db1490da93abbb02feb819004100217d26a71d09'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '50', 'aud_3JunEFE7YlZy4iA8Kl7Ki1', '\xfd5ffcc5d42ecebdc4b58de743cdf41d0913a31bb4a151ebb49fc4e7acafbb29', '\xcdaaae00e99be47ffdb42e53365fc80950f774c92b803c2e7cc1692d155d79a4', '\xf9ddfa7649b84933ae9474b2c1259a6d31c2dd34e7ae767227fa7d4b49ca62c3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '51', 'aud_Fw7TnemyHPxHKhwdIiV9A1', '\x9ee2007d9debfc68974c47feada7073cdd5b376fed4e7d15680c4b7c4c418c5d', '\xf9ddfa7649b84933ae9474b2c1259a6d31c2dd34e7ae767227fa7d4b49ca62c3', '\x90968f184422c8885c60a32e56304ec58df7ab970707477c01df9e5c2e6e12cc'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '52', 'aud_sv2hJasZwA5GbMGZfR7THC', '\x58898c7bcda0d421b10897e6b4db47d159c2f455d9d47532064dfc3195215201', '\x90968f184422c8885c60a32e56304ec58df7ab970707477c01df9e5c2e6e12cc', '\xab89ae4defa8a8f46fec6ddb17cc6838b66f297b5eb99def5001d6d9d1667a41'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '53', 'aud_Qpw12x3qva0W4B0PiTVDsL', '\x9e3294e19d8db0163f3ac38c01fc7e59f44a3fce1e95523375b23b34a93cb99a', '\xab89ae4defa8a8f46fec6ddb17cc6838b66f297b5eb99def5001d6d9d1667a41', '\x32476d7646f54d33cbef8a3924bcb0f5660a7b6d3fd70ebb8c751bae4b39b54d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '54', 'aud_wD55njPiSA9ABppQRx37aO', '\x18f2f35f426c6cf6eeaa7b4732dd757ddf130ed8118514ce0b52ee05af69d855', '\x32476d7646f54d33cbef8a3924bcb0f5660a7b6d3fd70ebb8c751bae4b39b54d', '\x8be7547d0eb154909e217bc031024aaeff92c1310e5059aa2da0e8e19c59d474'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '55', 'aud_5lv9ybp1jyFb2qZx02cnV1', '\xe8f6af655384065a52eaac7cb9e3b69b03c7837c0ebe6290ab5341ba459daf7b', '\x8be7547d0eb154909e217bc031024aaeff92c1310e5059aa2da0e8e19c59d474', '\xe1f511ada25d5238f5ce32de8493db8f851301fc8d5ce3568bf8d40e07f1fa4e'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '56', 'aud_UZuBA922RNpzysb3EWCwy2', '\x6d453195277ee7b9b4aa54e3084566c6611364decbb1a8db1e600b5229f467d7', '\xe1f511ada25d5238f5ce32de8493db8f851301fc8d5ce3568bf8d40e07f1fa4e', '\x3b80e91579cef996d5dc5846ba5a69163582a6cc3a0288735fa9a4d9efb2fc82'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '57', 'aud_vMVEZptcrS1yYAQEB3PNTb', '\x826e22f1102a59efea34e918cbcb3cd45f542ffc7ee525fb58b2338179fbf71a', '\x3b80e91579cef996d5dc5846ba5a69163582a6cc3a0288735fa9a4d9efb2fc82', '\xee216c0d7801038662a1f8ff544ef33249a855413b58eef2ed729deadebc0d24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '58', 'aud_A3LYjTd6c4dGItALrKySbz', '\x7a46b51c95f5eb8b6d7c4de73a992bedaaee4993877201deaa188770c2fc0cce', '\xee216c0d7801038662a1f8ff544ef33249a855413b58eef2ed729deadebc0d24', '\xb682ee361cf8d45bf3cea36979e64898a6112918ee9a3b77f9de6ff4ea8435d2'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '59', 'aud_XSw42FVJIYP9AScjYwYtHt', '\xa68714b1a64fd83548e2a0d68af7753819c6fc7e0f754ffac84961b0320684e7', '\xb682ee361cf8d45bf3cea36979e64898a6112918ee9a3b77f9de6ff4ea8435d2', '\x6a384de7aac9f5423827197f1cbb997233c38b397daafe634d12618254db26b3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '6', 'aud_YPJTqrPrszHyAn9Z68rSYR', '\xf46d7c155be72baf117cdcaeb56344c1639b1621824e02353b8e2dc61b31e5e3', '\x5443ca1ce40967b3f1862033db1490da93abbb02feb819004100217d26a71d09', '\xa7556ab6b01450e1aceeb0ace5427d265bbdeb1111dffbe387109a7866317f2e'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '60', 'aud_QeAmyfKQnR1LgYJlOYpprn', '\x3db95b866323ca040c62148d7fdae45cf002fabc88ded881af8f0a132b8d5510', '\x6a384de7aac9f5423827197f1cbb997233c38b397daafe634d12618254db26b3', '\x337ec240560242e4d7818c7ae4c299752629e05f9be21dfbf47c693abdc3d5d1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '61', 'aud_dMOfjmsFRmANs7aqw4NWKD', '\x001d3320e38a334d0463945230e9c79022a7250409eb2df59b31286594b9de76', '\x337ec240560242e4d7818c7ae4c299752629e05f9be21dfbf47c693abdc3d5d1', '\xee147d4c38532a888a0ba28abc227ec8a4281a81ef109741f4640cefe826b2c5'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '62', 'aud_OWnQtwxgfwzrvNI29u7eIt', '\x0192e429e342f5437036ef53ac909d6ed2f6ec8615cfad0e79ecaab39b013649', '\xee147d4c38532a888a0ba28abc227ec8a4281a81ef109741f4640cefe826b2c5', '\x4da29f62a4d71db446c5f3c7e0c5651b098e4f535e9c13e3d76e5f4d47d8b03f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '63', 'aud_Ft7rgYgq3wuIaQgpCdyODJ', '\xf853fa865af2d895d26026a00d10131e92dc177995ca35fee3f84c0853a01a59', '\x4da29f62a4d71db446c5f3c7e0c5651b098e4f535e9c13e3d76e5f4d47d8b03f', '\x2955f1007d8795620c278c841124c5ae2287719e3eb668afdef02d7056e10f27'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '64', 'aud_2UofbNVMamRX1fVMHOpEYS', '\xe2bd8e27ea7ee246b17f2fbcb707f6b5d9e3da3e94107b5f654e094c72c16d9b', '\x2955f1007d8795620c278c841124c5ae2287719e3eb668afdef02d7056e10f27', '\x8fe5b78e32a99d561f60a8c547f6eda2c148acc79da229dd5515ef7a417b6556'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '65', 'aud_FB3232lOr4iLyuAAk6caAw', '\xd7f0fd7f49ff89aa15980067470eef955886b1a8eaec7c71634e03258ba001fc', '\x8fe5b78e32a99d561f60a8c547f6eda2c148acc79da229dd5515ef7a417b6556', '\x1f92f01c34c18c022e8b060e60d6f1cc0dfb31c4482d77ea177dfa285e5c3835'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '66', 'aud_h6svOhrmi8f54ndM4jZpOI', '\x616fc1073440307ff80ac504c64ccc4c04c82bf8e6081437a0ae1da9f73a2684', '\x1f92f01c34c18c022e8b060e60d6f1cc0dfb31c4482d77ea177dfa285e5c3835', '\xb23f71d726de67d1c4b18f9c67238ccad4d783587f262b6222d599c16013c7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '67', 'aud_uQK9swq8drw9S8p1FyKTHN', '\x519719812085a7689d366f23673b39bc7d97eaa3dbfa2bf2543e682d9544aba5', '\xb23f71d726de67d1c4b18f9c67238ccad4d783587f262b6222d599c16013c7e3', '\xf9650b421d249dbf6d78c3843d2531189aa4e9a1644e4567545d1ef9b5e3699f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '68', 'aud_pYUTW3GyGqBEL1E6lfP0UK', '\x02e9b7c93d012f410b2a31f9a619a4a9c133f0abf61dd3722802c16e1564bf1a', '\xf9650b421d249dbf6d78c3843d2531189aa4e9a1644e4567545d1ef9b5e3699f', '\x0a13e8277b62a32a934c617db61fc5035083d6a16eabcd11e406201bb4773581'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '69', 'aud_13LuAeAUlywAUrkeHV9I5c', '\xc6a155f727218fbea2db2e0e2092ac1406d223b9d84cf7bb13b35acac7983630', '\x0a13e8277b62a32a934c617db61fc5035083d6a16eabcd11e406201bb4773581', '\xf9bbb6da21b725f4ccb52ef29726e41b72f1cf087dac70f4e2551e05d8fc6696'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '7', 'aud_gsGBYxbqjagMznfyRqdvXq', '\xb7bcdca93cf207277d6902aae03c1d9c5634943df3aff4755747c25caa7c4428', '\xa7556ab6b01450e1aceeb0ace5427d265bbdeb1111dffbe387109a7866317f2e', '\x2c6234dc6ffb9b25279ef777a8745729a27cc8401b0da70a77fb007c05e30568'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '70', 'aud_fnKeFyTgo7Kcl3Aw0PDb9A', '\x80d0a20c50f215b889c1cf741ff797f21f1a1d31e82bed8aa4c92f876767e09b', '\xf9bbb6da21b725f4ccb52ef29726e41b72f1cf087dac70f4e2551e05d8fc6696', '\x53154c7049080ec46fd24738bf2a55c297a04bba1901dd030d405eaeabb0c859'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '71', 'aud_I46pyYsU5gy5wcLgrOZyPM', '\x57b1b43b86e6823fcff07c8155777982de72205a2a1bd9d2fa06ec237cbac0bd', '\x53154c7049080ec46fd24738bf2a55c297a04bba1901dd030d405eaeabb0c859', '\xfd8f269941a714d3852ffb4ae54e43ab7201acfe2caf0cac6cb66bc80dcf5a40'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '72', 'aud_WJ9qXlo3dcJh7S0n15xs22', '\xdd6d3d253abf5bc6164831b2b5c3e128b5104aeedf92c0af410552e1f11ccebf', '\xfd8f269941a714d3852ffb4ae54e43ab7201acfe2caf0cac6cb66bc80dcf5a40', '\x1e43ca242f501a2a19873a5d332633706618ad1e95b40840d5e9a8a72ada84be'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '73', 'aud_6o7w1dnWJ6sw1TrvYeTtBo', '\x5926298a59319607d2c6454dc7a02f4a0f160f5109383a2cd2f49e425af48eb6', '\x1e43ca242f501a2a19873a5d332633706618ad1e95b40840d5e9a8a72ada84be', '\xe62932ac760570c46559e5c3661d78b31c9ded23cb923169aad123298377a6df'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '74', 'aud_5GGdum1rTEzXFGowukQkgF', '\x0115f2d520323259faaa7236902c1a5de7b6320f30227dda724358399ae41454', '\xe62932ac760570c46559e5c3661d78b31c9ded23cb923169aad123298377a6df', '\x47818e78cdb3277432afccdc694c16dd0465ab7f5778c1273c913a98e45dfcc3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '75', 'aud_pOG1EsenBrPEgPzrOnyX7Z', '\xba4851524a127175953329e5ad5716067e7f0c283b927fbfb1aeddbccb75853d', '\x47818e78cdb3277432afccdc694c16dd0465ab7f5778c1273c913a98e45dfcc3', '\xbdef79a11d081c86d63777f6c729ee7a0ff78eb280265c21d45897c69f2c696c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '76', 'aud_mYRMWxK5Sn5NO8GGXSLqTM', '\xc3b6dac13db3420ccf872ddca5209d20877ea95e745c1e8bc4e4700dd41e8bb7', '\xbdef79a11d081c86d63777f6c729ee7a0ff78eb280265c21d45897c69f2c696c', '\x58538f205296bea687a753789211612da85d58ba408b2005d9c8921c6351e923'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '77', 'aud_JREC3HOwjkmIwHgrgJTdQj', '\x7353cf6b835fc8ef68c77f688e1bd2ada396aea1dc573eabde529826db8f2fa8', '\x58538f205296bea687a753789211612da85d58ba408b2005d9c8921c6351e923', '\x8ec03ba0f39194fb0d5b1cb1503c9db467162b02224c3885d15346f7423452c1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '78', 'aud_QZvd04ZXCE3B1e3q6IfCdg', '\x288fd19c9e9020b6c61c674fead93303a7fa3efdde025da854d640f3b59789db', '\x8ec03ba0f39194fb0d5b1cb1503c9db467162b02224c3885d15346f7423452c1', '\xd98530a5dfedebde6514b4c6b0dd8171e339dd6f638d04a3d23795e3a3ac8448'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '79', 'aud_bqLoOWb9Fir0LVRAoEzYKe', '\xba71621e30d794ae205bd31c5c42d8518ecb2c9daa5f063e9d054518c6b0c079', '\xd98530a5dfedebde6514b4c6b0dd8171e339dd6f638d04a3d23795e3a3ac8448', '\xb54b57c595a95176888d4fdf137e81dfdea60d1b914fccd065db7ebd4bf35cb5'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '8', 'aud_eNi2BvRxSkUH723vJIwiv2', '\xf151c9094013fb3e427634486162982feca0298ac629cd646d9707d60031ef9a', '\x2c6234dc6ffb9b25279ef777a8745729a27cc8401b0da70a77fb007c05e30568', '\x707494028b392f395896ae97c418ca6d8e18de1a23d6c3e81004cb0a3ccfc0ab'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '80', 'aud_lFhLGr67b7VjnhRfm3r2kV', '\x980705302d073276d30f7230634443e72d6d066e7c045b911cbef749f4cf249b', '\xb54b57c595a95176888d4fdf137e81dfdea60d1b914fccd065db7ebd4bf35cb5', '\x3c89a3aa27d2b939b0a699ae0ccfe4a69a72d201170e7bff623fa9a6dec5b1f5'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '81', 'aud_zmliqyjSt1TURemteb3p4u', '\xf05f7ebf14a8287a93e2b84da5da8e26f49eb705e20b423c379d3ea1f9e1659b', '\x3c89a3aa27d2b939b0a699ae0ccfe4a69a72d201170e7bff623fa9a6dec5b1f5', '\x3568e7f78c37721b831fd93fe4e39ed2fa23bbe00988d36006519a0e34626699'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '82', 'aud_1lIuco5FdPc7JpT492fUhk', '\x5ecd7490b6b637cb42f2723423c4eb107a07c96f4b5a7f330c226e321435e972', '\x3568e7f78c37721b831fd93fe4e39ed2fa23bbe00988d36006519a0e34626699', '\x3cab90c72034fa5785e87137fb94c35b6bda56acf750479df1cff4e7075732e1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '83', 'aud_61szvFINx2aaLTtmyo70L3', '\x079b565bf54d6bdde3db82977e5b76a468ff830a714dc3dcc5d9de2d5756aa5c', '\x3cab90c72034fa5785e87137fb94c35b6bda56acf750479df1cff4e7075732e1', '\x69b2851e6d885bf70bc52eb444661ef811ecf8ce004c94d6ad0df31aa6321907'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '84', 'aud_kmnnHRjUjHQ0alA4b7aFKV', '\x053ffd9a9d504ad00cf3727def84a941cdaee577919da2bbcbb833ffe18b42c8', '\x69b2851e6d885bf70bc52eb444661ef811ecf8ce004c94d6ad0df31aa6321907', '\xec7b557ceb457444d32340f88f94755227141bbf5528cca8bee5f11d3e393edb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '85', 'aud_GfkjOT8x95XbTEQJMYTkVE', '\x2d3c638396151f10b25e59aead2299e5c4a546b69afddaeeb26a64f42ae6bf47', '\xec7b557ceb457444d32340f88f94755227141bbf5528cca8bee5f11d3e393edb', '\x377c4efa660c09b7166f1f1a818e1c8e8a7cbb300208aa98bd44fd82f9307db6'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '86', 'aud_PbO1eHu1oEjOzEq7HjEkyQ', '\x132699d6853f726c25b0c4f490115ce0e284c29bec9cdd7028fafa885fa16c76', '\x377c4efa660c09b7166f1f1a818e1c8e8a7cbb300208aa98bd44fd82f9307db6', '\x8f8f9c6dc014161484e969420cec199d4b22f8d8cd22aa4fd46a73ea60483bb6'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '87', 'aud_BqnGXvd7zEbTARloLDa3UM', '\x20a998d98deed5da86d2e4cbdf6346b2e3355057480ea64d4657f5e1ce21a398', '\x8f8f9c6dc014161484e969420cec199d4b22f8d8cd22aa4fd46a73ea60483bb6', '\x287df29ec1d691301909634c6afe0e599ac0866e2aba03c60e9fc4d0f6657aba'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '88', 'aud_mHTIt1OSnJOXmUyEXTFoz5', '\xf96c9ec54d46276ecd6c5be1697de9106d105fbd7cddcfd0eaa2dcd7e98558b8', '\x287df29ec1d691301909634c6afe0e599ac0866e2aba03c60e9fc4d0f6657aba', '\x6430440b6925f1a6b0517fe93c9c42092bcc7e349b62e652d53388a55d24fab0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '89', 'aud_8ZR4wgiVa3ZjjKrqcYag2I', '\xea543bcfc38b7d6dbe612266b0138c54e7eddb28f1411b7d5dd624245ce2033f', '\x6430440b6925f1a6b0517fe93c9c42092bcc7e349b62e652d53388a55d24fab0', '\xc5642a94996135cb978c9f941a472f23f1379d4f5237b37494a9e871a74419f3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '9', 'aud_xaAPSJSqghwORUqEYxgSuE', '\x1db2bbf75b7d34397bf3331dd55f3d1185eae3a858cd67d59bf385eb8e81aade', '\x707494028b392f395896ae97c418ca6d8e18de1a23d6c3e81004cb0a3ccfc0ab', '\xac66bdf8df714f07a4dcea12c6ba49b55a19d09be58e3f76092723263466ade0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '90', 'aud_Kq7JUAxhkqfmyO66JU15Y2', '\x06acfc69335ed59da780e0ec683bf612cba1a2507d7c6dd33f44c0e11538a6f1', '\xc5642a94996135cb978c9f941a472f23f1379d4f5237b37494a9e871a74419f3', '\xfcf744614956c83d89ce1ab601c85b3f462ad0861ef0f3a36eb02796ee012430'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '91', 'aud_WD9Y6kx3IiwC9y2HOE8bs5', '\x4322fc6915d2a0e36f6f0f7a34686eb52e4ef5d71a42814822890f32e792dfc3', '\xfcf744614956c83d89ce1ab601c85b3f462ad0861ef0f3a36eb02796ee012430', '\x5e76a6e0b47191c929eea4c401e4b35d1adbdf06c7ead8c63ef9a56fce44f5e2'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '92', 'aud_Y2wTtBbSt23koKWImdQQqj', '\x275f4498db9e0b7b1a3c18f640eab4a5ba3e8045b65e2d1ab6fc900f1f7b381e', '\x5e76a6e0b47191c929eea4c401e4b35d1adbdf06c7ead8c63ef9a56fce44f5e2', '\x94ad7f565ce800ad4269dbc7bcc7cfce2685858c7839f18879d873ef5584a446'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '93', 'aud_wuRFFotAOCrGI8s0xLPbSt', '\x02e9af3398a963ad4ce1d1eb13e47f2c6635ffe3ee80e0fe9d70f806844715dd', '\x94ad7f565ce800ad4269dbc7bcc7cfce2685858c7839f18879d873ef5584a446', '\x5f9c11301254b323f4622a89c11eae4d48010c7087de723c87a4ecc402fb3f92'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '94', 'aud_hcK67iqBkxRnb1MKHxDxck', '\xb1db2cbf9771aef5aaa6c01c290537b9f355756cb164a6bf08058f27d0b5bd9e', '\x5f9c11301254b323f4622a89c11eae4d48010c7087de723c87a4ecc402fb3f92', '\x8064618939aac62ba526d42270ff3bd45102cbdd7ea6faec44c79b97cce315a7'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '95', 'aud_T6mHFezRBd4N75QQCH2GPP', '\x3348251c93f398ebe748c2dc6d096e97682d898069c6d494ccc1330716bbfd02', '\x8064618939aac62ba526d42270ff3bd45102cbdd7ea6faec44c79b97cce315a7', '\xf7d00e1ecfa0d8c2f492569b86418b1411701009c0e0f11162574a2386654d7c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '96', 'aud_vpDpmrRf0YGgCM4giIjJeE', '\xeca9f0e5d8a0ce89d715b132f73fcbe3ea4c5d2a812a12b7c4e40dacc9e8f21f', '\xf7d00e1ecfa0d8c2f492569b86418b1411701009c0e0f11162574a2386654d7c', '\x64f62a1ce601bd229e7a6e23e7a072f0a2ffbdcfa1df4ee780a6404200c31871'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '97', 'aud_ARZduzqUeSVpbDdpRGwV2E', '\x03a8f230d5cf43ae679533cc9ba2f473401344708581ff346fe85dd2bc967c53', '\x64f62a1ce601bd229e7a6e23e7a072f0a2ffbdcfa1df4ee780a6404200c31871', '\x34a853c44cf3eca27fc49bcb0eb475da2f6c50d5be904c4a8d03130fd002934e'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '98', 'aud_U4suff11LsX88tXIY9dXCn', '\x70733a96a51968a9b6070bcd93ca3cbf121a794be2e129ccaa1db0956746ed3c', '\x34a853c44cf3eca27fc49bcb0eb475da2f6c50d5be904c4a8d03130fd002934e', '\xb1dd1e30d08a8fd7d4bbe45275971326909ab4119643bbfb9e7679f5490004a5'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '99', 'aud_v4zlP0XPbR58SqlcJ79glY', '\x2e39c1d6635d01e7e0c9db9e011098957448e199569416c1843274d1c56ee564', '\xb1dd1e30d08a8fd7d4bbe45275971326909ab4119643bbfb9e7679f5490004a5', '\xb4806b3b9f7275f4bf78daf3d8917eb6093150cc37fd2f765e243b4ce290c41e');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'bill_7VY4Xowg4Gr408pTlsX3z7', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:05:11.521+00', '2026-11-16 06:05:11.521+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'bill_KvmNocG2ZFUKKxTVQ9kc0l', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:05:12.956+00', '2026-11-16 06:05:12.956+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'bill_nhYbsDWNdk2La04w2oKs9i', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:05:11.548+00', '2026-11-16 06:05:11.548+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'dep_iJQTZyoJyABersogt0dEsT', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 06:05:12.167+00', '2026-11-16 06:05:12.167+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'dep_j0ROD9qUVDJ9tEGCp6pO3b', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 06:05:11.917+00', '2026-11-16 06:05:11.917+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_0CMdGwLsnaQps0SJPJDcxv', 'payment.processing', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_E7njovagLvbQEA3rTreknK', null, '2026-11-16 06:05:12.25+00', '2026-11-16 06:05:12.25+00', '105', '105', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_0Sw0OZpX8lRuEh44WpDB6G', 'practitioner.created', 'practitioner', 'prac_deK8hdLdQWYZRgzY7fcGoS', '1', '{}', 'req_d04fHfVH48iVeHSrebEot9', null, '2026-11-16 06:05:09.978+00', '2026-11-16 06:05:09.978+00', '34', '34', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_18UDDSbKVGc6tMHDerJqXD', 'disclosure.created', 'disclosure', 'dis_7VHYXeW8Iz9Qn5HpctZTDf', '1', '{}', 'req_8Rz7gJ8gn5wJXUk5qLRIGk', null, '2026-11-16 06:05:13.135+00', '2026-11-16 06:05:13.136+00', '132', '132', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_1ChDfH9837HHjTvzDerPww', 'charge.created', 'charge', 'chg_PnCOeJCQnt225plTCp9Q0b', '1', '{}', 'req_flJYL3jxvd3OUO5tUn2yXG', null, '2026-11-16 06:05:10.725+00', '2026-11-16 06:05:10.726+00', '50', '50', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_1F4YeJ800Fy0Z1rp69d1Fo', 'consent.created', 'consent', 'con_ZoS8naeQSppGZhGYT8sbCK', '1', '{}', 'req_14aWINWk9evIciCo8Wta6y', null, '2026-11-16 06:05:09.547+00', '2026-11-16 06:05:09.548+00', '16', '16', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_1F8pnrF0labLlEkZOUydM3', 'eligibility_check.created', 'eligibility_check', 'elig_HguqNw0yEJrnO8skMD5zsK', '1', '{}', 'req_LohBinQ0n38xFvq51GXWpP', null, '2026-11-16 06:05:11.463+00', '2026-11-16 06:05:11.464+00', '77', '77', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_1KvBdjrcTFC75LXZ064bj7', 'payment.created', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', '1', '{}', 'req_toqwmka8y6Uj2pPnkpAZLQ', null, '2026-11-16 06:05:12.223+00', '2026-11-16 06:05:12.223+00', '104', '104', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_1RlnuOmh9Zx6c2X9CdHdPi', 'claim.created', 'claim', 'clm_nK8XzPh2WZpMEpkc3WqKcq', '1', '{}', 'req_5GoRTlvVR0ntZhWTDJCoVM', null, '2026-11-16 06:05:11.64+00', '2026-11-16 06:05:11.641+00', '86', '86', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_1ZtdrxHBrAqyP4t0OO6Trc', 'billing_provider.created', 'billing_provider', 'bill_nhYbsDWNdk2La04w2oKs9i', '1', '{}', 'req_HTtzCBTCMzaYgMaPFAnLBu', null, '2026-11-16 06:05:11.548+00', '2026-11-16 06:05:11.548+00', '80', '80', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_2SecRk6xfXysW5tBTHzj94', 'session_series.created', 'session_series', 'series_qll9G4L8uwQ8IMJcnGpSTk', '1', '{}', 'req_AeJN8RntYtU2Yt17TiL8Tm', null, '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00', '25', '25', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_2dfITT0KOwvbJb2n79rndf', 'person.created', 'person', 'per_DShAO3RR4jhCn1Z7NJUCGv', '1', '{}', 'req_iuD63jLBvsCklrIXBrCKqh', null, '2026-11-16 06:05:11.362+00', '2026-11-16 06:05:11.363+00', '71', '71', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_2mPtQ3u6SBaZtlwvEbtoUN', 'refund.created', 'refund', 're_HIwoSImxdK2tTqCNC3QGIb', '1', '{}', 'req_8N7QAQGjwxGZybLmc20C0Z', null, '2026-11-16 06:05:11.162+00', '2026-11-16 06:05:11.163+00', '61', '61', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_3YihUKsz4qjcMirZZEiGE4', 'consent.granted', 'consent', 'con_kP8EzkrlvLiV0FtjgpThks', '3', '{evidence,signing,status,granted_at}', 'req_prqQXgd1LMKbxWeASZ3v9X', null, '2026-11-16 06:05:11.335+00', '2026-11-16 06:05:11.336+00', '70', '70', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_4JCsAcOPNXAHBhtygnImnX', 'assessment.created', 'assessment', 'asmt_VZ6FC4BBFBCmHJhhxnKpTB', '1', '{}', 'req_MFQfS0X73IG1u53bC7PEJd', null, '2026-11-16 06:05:10.366+00', '2026-11-16 06:05:10.366+00', '45', '45', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_5YcvdsMpmzDrHbAllL9hdW', 'check.running', 'check', 'chk_3KY90jxwamUetJTb8BE05o', '2', '{attempts,status,running_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '135', '135', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_5hJk8xnHmlH3gHAkHM9U94', 'disclosure.created', 'disclosure', 'dis_S3UuOI3iLyNDn8kw1uxkYv', '1', '{}', 'req_LohBinQ0n38xFvq51GXWpP', null, '2026-11-16 06:05:11.463+00', '2026-11-16 06:05:11.464+00', '76', '76', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_66x7HxNnpXucsxNz1FY25p', 'check.running', 'check', 'chk_GpAHGi3IbQ9qbMdIb3Mt63', '2', '{attempts,status,running_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '146', '146', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_6CsFicfX01IT9qG5vEVBbv', 'payout.created', 'payout', 'po_TdfoBDTnihc2O9wmdD9jFN', '1', '{}', 'req_L3onAODpOMzOj3DZU7wBuK', null, '2026-11-16 06:05:11.274+00', '2026-11-16 06:05:11.274+00', '64', '64', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_6S4TW3p4FcU3H59vRX2VxV', 'check.running', 'check', 'chk_dgbvtegct7HFyF0ztIcFwX', '2', '{attempts,status,running_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '142', '142', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_6g38b0pel1Nluo9Vhs5VnZ', 'check.created', 'check', 'chk_Eex3G55gf026zYZn97iiov', '1', '{}', 'req_2DedQctjszYjJo9XNiKSyB', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:09.437+00', '8', '8', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_7GAdcQIXfChTD9s7yRiUR4', 'payment.created', 'payment', 'pay_mZKeo1ehIjSARqczF1SaGj', '1', '{}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '152', '152', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_83eyFRPcTgVJwmcSrWL7gM', 'check.passed', 'check', 'chk_Eex3G55gf026zYZn97iiov', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '141', '141', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_8MLOfeKOMJa2GUlytS2Xyw', 'adjustment.created', 'adjustment', 'adj_daVx5i7AVvRasIg8TVep7F', '1', '{}', 'req_9qGdBI34aDKU4T9SLH1N6S', null, '2026-11-16 06:05:10.813+00', '2026-11-16 06:05:10.813+00', '52', '52', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_8NRvR52FRVZga4aaqRWCLr', 'remittance.created', 'remittance', 'era_bb3l3Q7FGRrJGsLtRQRM5x', '1', '{}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '150', '150', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_8XGXqV3pH3i3RUwSFYDTuX', 'remittance.excepted', 'remittance', 'era_BYE0wSte3SqUjzs9aWQIxb', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '159', '159', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_9G36wPdCFmyqpbRThKKNW0', 'eligibility_check.completed', 'eligibility_check', 'elig_HguqNw0yEJrnO8skMD5zsK', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '148', '148', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_9K05SavPLkXggnsUcnvZKY', 'practitioner.created', 'practitioner', 'prac_wRIoQJaMTs4mjbvPaqLF9j', '1', '{}', 'req_mQkm6kFgPc0v0jzd1cZNjG', null, '2026-11-16 06:05:11.982+00', '2026-11-16 06:05:11.983+00', '100', '100', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_9SnJnFdcySXr60Nl9UyFfx', 'person.created', 'person', 'per_FVHEtui3tNKooqE6Jh1NjZ', '1', '{}', 'req_NLwd57hiunjTUswkvnqqm6', null, '2026-11-16 06:05:10.286+00', '2026-11-16 06:05:10.287+00', '43', '43', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_9tJs81JcY3lwkRqRvYZ0Iv', 'person.created', 'person', 'per_2fgECfMIwWPdQPZ8rfEbvS', '1', '{}', 'req_fcWFYtvr0vCe21m3IzGR47', null, '2026-11-16 06:05:10.094+00', '2026-11-16 06:05:10.094+00', '37', '37', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_AYRlZK2mlb4cTvvg8vI0y4', 'session.created', 'session', 'ses_SvaoCCU1dBwv3YPcovdDmR', '1', '{}', 'req_AeJN8RntYtU2Yt17TiL8Tm', null, '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00', '29', '29', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_BNf1uO0xDzFIBJVE5Ty9Hm', 'payment.refunded', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', '5', '{amount_refunded}', 'req_8N7QAQGjwxGZybLmc20C0Z', null, '2026-11-16 06:05:11.162+00', '2026-11-16 06:05:11.163+00', '60', '60', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Bd01ck8ZhCsQ4JcPvp3kkL', 'person.created', 'person', 'per_yBby80ZoGEyEMRsOWDWG6z', '1', '{}', 'req_6lntZA4gh3vPrTalvmE8Qe', null, '2026-11-16 06:05:10.177+00', '2026-11-16 06:05:10.177+00', '40', '40', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_CG7LG6LGlZVHgJ6L11C7pf', 'person.created', 'person', 'per_rKf0M57Vs2lRM3IEx9QM5C', '1', '{}', 'req_xRAVv1nQdc59ZwwUDZTddm', null, '2026-11-16 06:05:10.704+00', '2026-11-16 06:05:10.705+00', '49', '49', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_CHIpP3jHZB6zu7VmVNda17', 'person.created', 'person', 'per_oVOVzHxhyozgVqsFx3fOB7', '1', '{}', 'req_a0TN95BXpcL0C1sE6haP00', null, '2026-11-16 06:05:12.804+00', '2026-11-16 06:05:12.805+00', '121', '121', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_DBS0V92bcvkbk9MKXR1k11', 'consent.granted', 'consent', 'con_X255LZXPVjyM85bHEUSRZ2', '3', '{evidence,signing,status,granted_at}', 'req_qTy8gOeJsWWmD133vP0VVR', null, '2026-11-16 06:05:11.449+00', '2026-11-16 06:05:11.45+00', '75', '75', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_EHQimx5xZhZvKi5jBm3R3t', 'billing_provider.created', 'billing_provider', 'bill_7VY4Xowg4Gr408pTlsX3z7', '1', '{}', 'req_1eTbk2TWIh8BdAZg8NpBQu', null, '2026-11-16 06:05:11.521+00', '2026-11-16 06:05:11.521+00', '78', '78', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ELZOQj2bGJLiwTbfLbeBrx', 'check.passed', 'check', 'chk_5OWGkWsI7yYJk8w5WEjUMG', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '139', '139', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_EoSrd464FIJtphxv0CEJQW', 'check.passed', 'check', 'chk_3KY90jxwamUetJTb8BE05o', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '136', '136', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_F0Y6bfdETHKq0NWCL5gYdg', 'transmission.sent', 'transmission', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '160', '160', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_F3prFfE5FXUI9E7diPRCT4', 'practitioner.created', 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', '1', '{}', 'req_Z25mejGNvRY2Ln26WqvloX', null, '2026-11-16 06:05:12.459+00', '2026-11-16 06:05:12.459+00', '110', '110', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_FDaHU2UFWsfKr5zD2IlptH', 'payment.updated', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', '3', '{processor_reference}', null, null, '2026-11-16 06:05:12.322+00', '2026-11-16 06:05:12.323+00', '106', '106', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_FUc0kx7MSAtIYIZGbVbJA9', 'note.signed', 'note', 'note_qyFtSa8UhAg3AQ9o0DTkTY', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_eicqe38q9EelYloFZNP6ui', null, '2026-11-16 06:05:12.7+00', '2026-11-16 06:05:12.701+00', '118', '118', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_FrlUCsUIGoI3D6Si72b2to', 'person.updated', 'person', 'per_OlfBYQp3Scg9eHGWix2eeR', '2', '{care_team_ids}', 'req_RsWzcWIPkVlZri74FcVNlA', null, '2026-11-16 06:05:09.992+00', '2026-11-16 06:05:09.993+00', '35', '35', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_GByu7ckYL90vC2jc6omjWy', 'payment.processing', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_83L1lkINrlJtJyrjoEMz4A', null, '2026-11-16 06:05:11.022+00', '2026-11-16 06:05:11.023+00', '57', '57', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_GPZxWzyB51MmTYijmwxJzy', 'person.updated', 'person', 'per_FVHEtui3tNKooqE6Jh1NjZ', '2', '{care_team_ids}', 'req_RPlN1EmfxZTCIqWFTpJZFw', null, '2026-11-16 06:05:10.316+00', '2026-11-16 06:05:10.317+00', '44', '44', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_GWScnBzeRCNFTg9rZALVpw', 'session.created', 'session', 'ses_p4mKJN3hKgDgnXtoiGAMKT', '1', '{}', 'req_AeJN8RntYtU2Yt17TiL8Tm', null, '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00', '27', '27', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_GdVF8kFXtXVzwyjxZU4TdB', 'consent.created', 'consent', 'con_bxnj1DGCim7lEjyLI7Grrq', '1', '{}', 'req_qSmk5MJUFGWr8mjVAr1uou', null, '2026-11-16 06:05:13.027+00', '2026-11-16 06:05:13.028+00', '128', '128', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_GnlKr6hXL5uHWZMbYeVIjn', 'payment.received', 'payment', 'pay_qindDqMhUO04kXyPvPkZRw', '2', '{amount_captured,fee,status,received_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '158', '158', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_IQZc6KFr9fxTJQJIkbDWBZ', 'note.updated', 'note', 'note_Na76hUmbrUHsJVII8WqYgO', '2', '{sections}', 'req_Q27xX309Eh5hMZBadymgC9', null, '2026-11-16 06:05:12.784+00', '2026-11-16 06:05:12.784+00', '120', '120', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_JGL3pKTnftaBxt7s8KVlLP', 'practitioner.eligibility_changed', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', '5', '{eligibility.US-CA}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '161', '161', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_JwoDUiYBRRsCWUhah96HBO', 'practitioner.submitted', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', '2', '{reason,current_verification_id,status,submitted_at}', 'req_2DedQctjszYjJo9XNiKSyB', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:09.437+00', '7', '7', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_K9eLVKzhUY7p8Xiu9KvmRk', 'superbill.created', 'superbill', 'sbl_i2QVeSgHWqyVN35BMMofVa', '1', '{}', 'req_5URqhgrA2RIiAbUvUJU0S5', null, '2026-11-16 06:05:11.898+00', '2026-11-16 06:05:11.899+00', '96', '96', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_KEIUSDhFdTTvVLW0dWcjxK', 'coverage.created', 'coverage', 'cov_hNtO2RC9Vff7AxBzMq9mq1', '1', '{}', 'req_WzlyzuTJRWBbe4acToGofe', null, '2026-11-16 06:05:12.996+00', '2026-11-16 06:05:12.997+00', '127', '127', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_KeAEcsr46eFpfqiuV5Selu', 'practitioner.created', 'practitioner', 'prac_Rhw1tUVKWLpTbCbAXyv76j', '1', '{}', 'req_q6RZbAQ4KoScUD1AjL16wf', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 06:05:12.837+00', '2026-11-16 06:05:12.837+00', '122', '122', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_KhkAZoOBBwWo6mPNWTHusz', 'payment.created', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', '1', '{}', 'req_SsOJ3zbiZvRl6hJDn8MLQz', null, '2026-11-16 06:05:10.988+00', '2026-11-16 06:05:10.988+00', '56', '56', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_KoCVgWlTzXCVvtfKQrgE02', 'practitioner.verified', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '145', '145', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_KphhjIpnlGwVlLGvstAInd', 'check.created', 'check', 'chk_5OWGkWsI7yYJk8w5WEjUMG', '1', '{}', 'req_2DedQctjszYjJo9XNiKSyB', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:09.437+00', '11', '11', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_LKenKkoqSTIySk2ORquv0j', 'remittance.excepted', 'remittance', 'era_bb3l3Q7FGRrJGsLtRQRM5x', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '154', '154', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_LKyXSNUbMjr4VioE9l40Oo', 'practitioner.created', 'practitioner', 'prac_WBeGD9AkrkGnFRMvr8UZAs', '1', '{}', 'req_i5Fg3Xg2fvO9pI0PgLIjOY', null, '2026-11-16 06:05:12.054+00', '2026-11-16 06:05:12.054+00', '101', '101', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Lagq9nkeXDeSiyBSlkaZwG', 'x12_document.processed', 'x12_document', 'xdoc_PMtotn1vK9T5cGMI83hdaN', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '155', '155', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Melvlx3kKOCncGCFj9ym8U', 'practitioner.created', 'practitioner', 'prac_l3tgwe6zIO010Vs0VrwbIG', '1', '{}', 'req_8v8z2b3FYfMLSAOAzPqYJm', null, '2026-11-16 06:05:09.616+00', '2026-11-16 06:05:09.617+00', '20', '20', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_MoK0ltbpLrsNLGdSUvQ1MI', 'person.created', 'person', 'per_PnB63KntuaC2YDoppQrNBD', '1', '{}', 'req_Bb4E50gLJfvA63zCP7pP7F', null, '2026-11-16 06:05:11.31+00', '2026-11-16 06:05:11.31+00', '66', '66', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Mq5WZlu0d37kwhBCYXqGgL', 'deposit.created', 'deposit', 'dep_j0ROD9qUVDJ9tEGCp6pO3b', '1', '{}', 'req_5J6C1j94S1sEnfpToPSw1e', null, '2026-11-16 06:05:11.917+00', '2026-11-16 06:05:11.917+00', '97', '97', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_MyPntR6jTl7KEF9f3JDtiJ', 'person.created', 'person', 'per_dZGeGY8C0i0FyeWhLq259E', '1', '{}', 'req_WGgUM4ESkZ7LPhKXyDvMfp', null, '2026-11-16 06:05:10.88+00', '2026-11-16 06:05:10.88+00', '53', '53', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_NYpZRsLgoqvq8OPudwQuAd', 'verification.approved', 'verification', 'ver_lOdSLwczcK16FiEGfcEmL7', '2', '{status,approved_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '144', '144', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_NhLepENFIqvvA1ZASUTr1C', 'check.passed', 'check', 'chk_dgbvtegct7HFyF0ztIcFwX', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '143', '143', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_NnXHE2ecm4MeMpJhjRq2Kp', 'remittance.balanced', 'remittance', 'era_BYE0wSte3SqUjzs9aWQIxb', '2', '{status,balanced_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '156', '156', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_OTzbY4xFeRsGXFRHON0YOp', 'person.created', 'person', 'per_but2z2hMCKDBX6xIGWmqv1', '1', '{}', 'req_ck8jaIXW90MryDArRttU2P', null, '2026-11-16 06:05:10.97+00', '2026-11-16 06:05:10.97+00', '55', '55', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_OpmMF4I1SwFMefWOmtME9F', 'remittance.created', 'remittance', 'era_BYE0wSte3SqUjzs9aWQIxb', '1', '{}', 'req_WstbD4NyQQq4yz6agALvTk', null, '2026-11-16 06:05:11.705+00', '2026-11-16 06:05:11.706+00', '89', '89', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Oql0eue3Or0JGjKsfVWAWJ', 'person.created', 'person', 'per_dD0MdSC2ImjDyZBF0PuGBR', '1', '{}', 'req_MyTjAofCpkOXo1dTj6dILQ', null, '2026-11-16 06:05:12.2+00', '2026-11-16 06:05:12.2+00', '103', '103', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_OxMgmhs87JhUvRY0IfERcM', 'consent.created', 'consent', 'con_0ZhMQG7hNFa2cfyd2ZRUN1', '1', '{}', 'req_HKgCtK6mlubhPfrTGcMhhe', null, '2026-11-16 06:05:12.508+00', '2026-11-16 06:05:12.509+00', '112', '112', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_PJBfi9P2D2s5lyRcUZkd3i', 'x12_document.processed', 'x12_document', 'xdoc_EsXNCjpcvc1SdX5ABBQ1iq', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_WstbD4NyQQq4yz6agALvTk', null, '2026-11-16 06:05:11.705+00', '2026-11-16 06:05:11.706+00', '90', '90', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_PWcMau1GwNCHWXokMg1vOd', 'x12_document.created', 'x12_document', 'xdoc_PMtotn1vK9T5cGMI83hdaN', '1', '{}', 'req_yieTjTrJdGYKRUfB9iU739', null, '2026-11-16 06:05:11.689+00', '2026-11-16 06:05:11.689+00', '87', '87', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Pwpo24NbzzqWIti54oxMIp', 'person.updated', 'person', 'per_yBby80ZoGEyEMRsOWDWG6z', '2', '{care_team_ids}', 'req_lbKyCa4ypcZzhqIXoWFOoT', null, '2026-11-16 06:05:10.193+00', '2026-11-16 06:05:10.193+00', '41', '41', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_QQ6VlOu5t9d9bKuhLt0GUx', 'disclosure.created', 'disclosure', 'dis_W29BM3zc7GQjrhH63XvCcV', '1', '{}', 'req_wxaiA0bswmrPr3TaLokSSE', null, '2026-11-16 06:05:11.951+00', '2026-11-16 06:05:11.951+00', '99', '99', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Qr7OqzFmDJxhACuVofn0Wh', 'person.created', 'person', 'per_DtTMoCMko49nMPEnfP0JbE', '1', '{}', 'req_o4C9Rz1R55iTDcEvPWXtDS', null, '2026-11-16 06:05:10.798+00', '2026-11-16 06:05:10.799+00', '51', '51', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_QvvbEoDNw1QCGImoht3Zc9', 'refund.succeeded', 'refund', 're_HIwoSImxdK2tTqCNC3QGIb', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 06:05:11.204+00', '2026-11-16 06:05:11.205+00', '62', '62', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_QwWNUMe2TnWPKnPXR5OIIR', 'scoped_token.created', 'scoped_token', 'st_GFifR7FXwv2LWQX2QxXy7U', '1', '{}', 'req_N7Ew7wfgIvf2YprlgFwrV3', null, '2026-11-16 06:05:09.626+00', '2026-11-16 06:05:09.626+00', '21', '21', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_RKe3gXysraNgVdjyqDI3SG', 'check.passed', 'check', 'chk_GpAHGi3IbQ9qbMdIb3Mt63', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '147', '147', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_RRheHJASYAUWXRaMXY0IiP', 'emergency_access.created', 'emergency_access', 'emg_fsGPipr5r7Vqd02n4XDA8F', '1', '{}', 'req_W3dj3S8HFGJSVqe2Zvpld7', null, '2026-11-16 06:05:09.599+00', '2026-11-16 06:05:09.6+00', '19', '19', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Rpu1mBYMnhDDFpw4ySXAeg', 'claim.created', 'claim', 'clm_UKYtU39vwtlDdvDkId0t5N', '1', '{}', 'req_5CJLve3qQtGO9xeTLeFBhW', null, '2026-11-16 06:05:13.102+00', '2026-11-16 06:05:13.102+00', '131', '131', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_TDEw2fuwUDvalejl7x1oDI', 'billing_provider.created', 'billing_provider', 'bill_KvmNocG2ZFUKKxTVQ9kc0l', '1', '{}', 'req_oB5vMMJdWCamOF9y5mWbDY', null, '2026-11-16 06:05:12.956+00', '2026-11-16 06:05:12.956+00', '125', '125', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_TYBusnhhsgTbj4XU7DUGRH', 'practitioner.created', 'practitioner', 'prac_5MyYfyHoldOg93fus4q0Kn', '1', '{}', 'req_jyFcvVbs2Hx0xVD2NhqEcE', null, '2026-11-16 06:05:09.804+00', '2026-11-16 06:05:09.805+00', '30', '30', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_TZUU7w1ZZdYKGkxyBYfAtd', 'note.created', 'note', 'note_Na76hUmbrUHsJVII8WqYgO', '1', '{}', 'req_11EJjQdykmDqfXdB6Y3C58', null, '2026-11-16 06:05:12.753+00', '2026-11-16 06:05:12.754+00', '119', '119', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_UNUCxEqRbn4l3cyYumengV', 'practitioner.created', 'practitioner', 'prac_EQCY0rIMUQ2K96CmWOYgTv', '1', '{}', 'req_lTmhTnkeGYoH1K4x9PZhJv', null, '2026-11-16 06:05:11.893+00', '2026-11-16 06:05:11.894+00', '95', '95', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_UOe4TxVzaArUtfW1lu8imM', 'session.created', 'session', 'ses_jLrUdzao7cgk4NpK2bzGUc', '1', '{}', 'req_AeJN8RntYtU2Yt17TiL8Tm', null, '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00', '26', '26', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_VnUtu2R0ORiT4p7UGmy6FD', 'person.created', 'person', 'per_OlfBYQp3Scg9eHGWix2eeR', '1', '{}', 'req_DgfZYE3P0swx0pUl6qZ2Sa', null, '2026-11-16 06:05:09.861+00', '2026-11-16 06:05:09.862+00', '32', '32', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_W7ot5Hj1o1lljloMBMoxAE', 'check.running', 'check', 'chk_Eex3G55gf026zYZn97iiov', '2', '{attempts,status,running_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '140', '140', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Wmlsf7RHbzroYD2N85INLt', 'payment.created', 'payment', 'pay_Xv0CiDIdNXvmuw8S76MxA0', '1', '{}', 'req_n2o8rnruL45l4AdmIINbVJ', null, '2026-11-16 06:05:10.913+00', '2026-11-16 06:05:10.913+00', '54', '54', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_WnqD4a3sOSkSJiUGyeIMCp', 'person.created', 'person', 'per_wtqumk76ebxKYTG9fbQ1FG', '1', '{}', 'req_zcOa56v0fpEsyK05g3I880', null, '2026-11-16 06:05:09.504+00', '2026-11-16 06:05:09.504+00', '14', '14', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_X3tQoOfnQk7vtQJsXaoT7o', 'matching.created', 'matching', 'match_gxwTzQBTm5rPsB9fu7iI0h', '1', '{}', 'req_Tq3CJLJDLJTigmoY7C9dTV', null, '2026-11-16 06:05:10.516+00', '2026-11-16 06:05:10.516+00', '48', '48', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_XAb14Mwbt7KJmZ3sNT7XZw', 'practitioner.created', 'practitioner', 'prac_teVS6hNrfGua2f7d1Mrvl5', '1', '{}', 'req_DxwVJ84iceufY4rb6RzZj2', null, '2026-11-16 06:05:12.924+00', '2026-11-16 06:05:12.925+00', '124', '124', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_XRCCuBGjVK4vqJ4jnf2krI', 'practitioner.created', 'practitioner', 'prac_QHwNroOIAiFdFdbUhxHAso', '1', '{}', 'req_T36N97JBPJrvLXOr2bdeFC', null, '2026-11-16 06:05:10.425+00', '2026-11-16 06:05:10.425+00', '46', '46', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_XgQqAEh1FjnpgUkJKynqdq', 'payment.updated', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 06:05:12.397+00', '2026-11-16 06:05:12.398+00', '109', '109', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_Xj2dlRL9Imuz1xPm2TkDpR', 'payer_contract.created', 'payer_contract', 'pcon_LVSUrMgq2FAvNEbZd4RMQw', '1', '{}', 'req_6ZA5OREUy3dyDmzXWtzXsU', null, '2026-11-16 06:05:11.285+00', '2026-11-16 06:05:11.286+00', '65', '65', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_XlSXv3MuqNsheGOfqOI28N', 'practitioner.created', 'practitioner', 'prac_ShDJ4vrRF4zW3vFxLHTQmJ', '1', '{}', 'req_p78Jphi074UxwhYfCMuQmn', null, '2026-11-16 06:05:11.269+00', '2026-11-16 06:05:11.269+00', '63', '63', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_YABHh673QzHQP8SHILLzUl', 'session.created', 'session', 'ses_wzmHIm8ckT16AF0qYWmKkp', '1', '{}', 'req_rgNikxbhOeUXSePK0wr4Fk', null, '2026-11-16 06:05:09.681+00', '2026-11-16 06:05:09.681+00', '23', '23', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ZF0jq4hQC1nWK19qZxwVUr', 'payment.updated', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', '3', '{processor_reference}', null, null, '2026-11-16 06:05:11.079+00', '2026-11-16 06:05:11.079+00', '58', '58', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ZV43ShL5aJg5Ce3A03qJ5e', 'consent.offered', 'consent', 'con_vAr4BdGrIopbnXx8l2iV02', '2', '{status,offered_at}', 'req_EvPDHv0GsbhhP9OuI1NeIE', null, '2026-11-16 06:05:11.598+00', '2026-11-16 06:05:11.598+00', '84', '84', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_aF8xClD2ovXrpchDYYLICq', 'verification.created', 'verification', 'ver_lOdSLwczcK16FiEGfcEmL7', '1', '{}', 'req_2DedQctjszYjJo9XNiKSyB', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:09.437+00', '6', '6', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_b05z97aQDKhMe8XPyTSbbz', 'dispute.created', 'dispute', 'dsp_aqIy7AR3FDBJs63zUZuhpg', '1', '{}', null, null, '2026-11-16 06:05:12.397+00', '2026-11-16 06:05:12.398+00', '108', '108', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_bM8iG4Jj57G0PO7WfiIZ6y', 'person.created', 'person', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '1', '{}', 'req_ckNDACLsG1n9yTjtDcHviH', null, '2026-11-16 06:05:12.487+00', '2026-11-16 06:05:12.488+00', '111', '111', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_bdaeKj9bQjl7Eu1mVfgiXB', 'consent.created', 'consent', 'con_kP8EzkrlvLiV0FtjgpThks', '1', '{}', 'req_4WYZbP3FAq1JX5cIKikq4D', null, '2026-11-16 06:05:11.324+00', '2026-11-16 06:05:11.324+00', '68', '68', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_c6988aKNLznoGILg9ldQ25', 'practitioner.availability_changed', 'practitioner', 'prac_HfcpkcIbtTiZoZbHeAgZaX', '2', '{published}', 'req_ohPVMBFL5f65h52VPj3Fcw', null, '2026-11-16 06:05:12.856+00', '2026-11-16 06:05:12.857+00', '123', '123', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_cF18mfXz05zOL2MlzmGFPR', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_l4I6pZ3aHbnzmbaaQbVDCR', '1', '{}', 'req_kX5h3x9BpW6sKXW7PFsOH0', null, '2026-11-16 06:05:10.144+00', '2026-11-16 06:05:10.144+00', '39', '39', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_cV94qTqWoNPV0G83EqGWkx', 'payment.succeeded', 'payment', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 06:05:12.351+00', '2026-11-16 06:05:12.351+00', '107', '107', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ci5GWJiszlVjv05mhvp2qo', 'person.created', 'person', 'per_KJvLVPLfDsrLTuWUcipsYB', '1', '{}', 'req_46tPY3sNgRefhNuxFMCET0', null, '2026-11-16 06:05:11.552+00', '2026-11-16 06:05:11.552+00', '81', '81', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_e6bKOnGZwaeawpJwrBDBl1', 'coverage.created', 'coverage', 'cov_3rEaCdtwGug0BImMC8PtqY', '1', '{}', 'req_fNPWTCONZpVDqobYzl9woO', null, '2026-11-16 06:05:11.315+00', '2026-11-16 06:05:11.316+00', '67', '67', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_eTh1arHxHBtXALDd23xBvG', 'consent.offered', 'consent', 'con_X255LZXPVjyM85bHEUSRZ2', '2', '{status,offered_at}', 'req_u2lM0QjzanyFpnpuWiQemt', null, '2026-11-16 06:05:11.443+00', '2026-11-16 06:05:11.443+00', '74', '74', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ey7FlUMzR5p4LndISNAcSp', 'person.created', 'person', 'per_719iphWIspe8euX5beVfFb', '1', '{}', 'req_kgDJQTNu95wEaRSVCkuE3Y', null, '2026-11-16 06:05:11.884+00', '2026-11-16 06:05:11.884+00', '94', '94', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_fgtxQ1wHgpP9k3h4ptGXni', 'x12_document.created', 'x12_document', 'xdoc_EsXNCjpcvc1SdX5ABBQ1iq', '1', '{}', 'req_WstbD4NyQQq4yz6agALvTk', null, '2026-11-16 06:05:11.705+00', '2026-11-16 06:05:11.706+00', '88', '88', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_fsAl7ExyIwcgVJ5VhO3wu7', 'transmission.created', 'transmission', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', '1', '{}', 'req_8Rz7gJ8gn5wJXUk5qLRIGk', null, '2026-11-16 06:05:13.135+00', '2026-11-16 06:05:13.136+00', '133', '133', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_fwx0d5AoZ4ReHirHxOORnf', 'person.updated', 'person', 'per_2fgECfMIwWPdQPZ8rfEbvS', '2', '{care_team_ids}', 'req_IPdb7Zbpw8VvV6rS6m9yxk', null, '2026-11-16 06:05:10.117+00', '2026-11-16 06:05:10.118+00', '38', '38', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_g1nYvPMVTbGkXEJKz3EtN5', 'consent.created', 'consent', 'con_vAr4BdGrIopbnXx8l2iV02', '1', '{}', 'req_Y7jLkS1nBtdjKK0wZOQAOS', null, '2026-11-16 06:05:11.585+00', '2026-11-16 06:05:11.585+00', '83', '83', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_gFgIO2RP5jZwWaz0PlWyZb', 'check.created', 'check', 'chk_dgbvtegct7HFyF0ztIcFwX', '1', '{}', 'req_2DedQctjszYjJo9XNiKSyB', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:09.437+00', '10', '10', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_gXLo3fjeIaNeCRuUDMlYtw', 'session.created', 'session', 'ses_NuRgKcPrRxgDT2ICt4r91q', '1', '{}', 'req_ZoK82SPZ9pEtU2syr4m4yp', null, '2026-11-16 06:05:12.577+00', '2026-11-16 06:05:12.578+00', '116', '116', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_gdj3hihj8GyJT6FFXfYqf4', 'coverage.created', 'coverage', 'cov_kL096SaiaIEPIlYyYIZNn9', '1', '{}', 'req_ymORIxNePzls6vvfckVAvt', null, '2026-11-16 06:05:11.565+00', '2026-11-16 06:05:11.565+00', '82', '82', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ht03llAOQNx8OAnVooEY47', 'api_key.created', 'api_key', 'key_CKXI1Jy8QYP9u4MSrmjoFM', '1', '{}', null, null, '2026-11-16 06:05:09.107+00', '2026-11-16 06:05:09.108+00', '1', '1', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_hwMz4ZyTbOYtbYXxzyKaVd', 'person.created', 'person', 'per_K6RHAGXsoRc8daKty3pK7F', '1', '{}', 'req_yPIx0JhsB7MzVzOrJ9CQ2j', null, '2026-11-16 06:05:11.806+00', '2026-11-16 06:05:11.806+00', '91', '91', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_i98D6mzsKZYI7bX2XihRq4', 'practitioner.created', 'practitioner', 'prac_EaABp6cnlpbqfJYeBQCeDf', '1', '{}', 'req_oPcwEAnOl1ebP9DyCPri2E', null, '2026-11-16 06:05:09.482+00', '2026-11-16 06:05:09.482+00', '12', '12', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_iCa7FBH2TWOT7eE8vk6l0f', 'practitioner.availability_changed', 'practitioner', 'prac_QHwNroOIAiFdFdbUhxHAso', '2', '{published,rules}', 'req_sJYWrAiTjeDjI4IRoEHInS', null, '2026-11-16 06:05:10.44+00', '2026-11-16 06:05:10.44+00', '47', '47', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_iVEsvXhGL8wVss2vXqvBYr', 'consent.granted', 'consent', 'con_0ZhMQG7hNFa2cfyd2ZRUN1', '3', '{evidence,signing,status,granted_at}', 'req_oI6cgT0rSgEcNdKOfCBWt3', null, '2026-11-16 06:05:12.541+00', '2026-11-16 06:05:12.541+00', '114', '114', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_iVrlkZy75wAbUrPxRROzTI', 'practitioner.created', 'practitioner', 'prac_vIaM1zKecz1FzpKo1Os4Jb', '1', '{}', 'req_ma8OKznMJQ1xwzDT15KcTm', null, '2026-11-16 06:05:09.73+00', '2026-11-16 06:05:09.73+00', '24', '24', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ivWv052RDekLiDzvGr13Th', 'payment.created', 'payment', 'pay_qindDqMhUO04kXyPvPkZRw', '1', '{}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '157', '157', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_j811X0nhcbAgXohxD5aZeR', 'claim.submitted', 'claim', 'clm_UKYtU39vwtlDdvDkId0t5N', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_8Rz7gJ8gn5wJXUk5qLRIGk', null, '2026-11-16 06:05:13.135+00', '2026-11-16 06:05:13.136+00', '134', '134', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_jiFMAvDq8IfGB8qNxGEA0b', 'consent.created', 'consent', 'con_X255LZXPVjyM85bHEUSRZ2', '1', '{}', 'req_y6pEMTPGYhAFKjOUl2iiBx', null, '2026-11-16 06:05:11.413+00', '2026-11-16 06:05:11.413+00', '73', '73', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_jpNK7a6CjUww70CliN47xx', 'payment.received', 'payment', 'pay_mZKeo1ehIjSARqczF1SaGj', '2', '{amount_captured,fee,status,received_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '153', '153', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_jvHkj7bH1Q4WGW4wDZudtz', 'calendar_feed.created', 'calendar_feed', 'cal_v0rdRxjK08KB925R4nnpGp', '1', '{}', 'req_azUwCncCYXQqXs8KSQLZKx', null, '2026-11-16 06:05:09.821+00', '2026-11-16 06:05:09.821+00', '31', '31', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_jvaPDpSYngkLkDv0retxji', 'practitioner.created', 'practitioner', 'prac_OxiABDvfomi2qVJEdI7rla', '1', '{}', 'req_j9agAwoxJVL7rj2QgbYga7', null, '2026-11-16 06:05:11.823+00', '2026-11-16 06:05:11.823+00', '92', '92', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_kMgJKIWe7rvS1j7Vs4bZXN', 'note.created', 'note', 'note_qyFtSa8UhAg3AQ9o0DTkTY', '1', '{}', 'req_Jm81BGJ7gMjvGgNXcaMUjF', null, '2026-11-16 06:05:12.672+00', '2026-11-16 06:05:12.673+00', '117', '117', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_lJVx7dK8wnmM7w1xCw54LL', 'practitioner.created', 'practitioner', 'prac_RkC3M0dWveTryzSQBwOnAg', '1', '{}', 'req_vjV4e12FulVXeNFYvVRfoa', null, '2026-11-16 06:05:09.894+00', '2026-11-16 06:05:09.895+00', '33', '33', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_mU9g94WJl6HuQ7Wic3xrv1', 'person.activated', 'person', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '2', '{status,activated_at}', 'req_ZoK82SPZ9pEtU2syr4m4yp', null, '2026-11-16 06:05:12.577+00', '2026-11-16 06:05:12.578+00', '115', '115', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_mV1iNGwbY0ju5tT84pMRdi', 'session.created', 'session', 'ses_hBovfpPzXulCGsFeVgNg9w', '1', '{}', 'req_AeJN8RntYtU2Yt17TiL8Tm', null, '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00', '28', '28', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_mruUyUZxjPuvvQ6mfIAeGI', 'person.created', 'person', 'per_UfjclS4jcDNrtSKvauR2nm', '1', '{}', 'req_SW6pKrG7vMUwJVdJhpJrK1', null, '2026-11-16 06:05:09.524+00', '2026-11-16 06:05:09.525+00', '15', '15', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ngqzXOHBDngKMhTzEHbqIr', 'remittance.balanced', 'remittance', 'era_bb3l3Q7FGRrJGsLtRQRM5x', '2', '{status,balanced_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '151', '151', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ofkMa4DRAgDf0JsfJZWLDs', 'consent.offered', 'consent', 'con_0ZhMQG7hNFa2cfyd2ZRUN1', '2', '{status,offered_at}', 'req_NwfmnKS9jQp5r66id3wimA', null, '2026-11-16 06:05:12.527+00', '2026-11-16 06:05:12.528+00', '113', '113', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_qXcQAgOhBycMWB2o2m447V', 'consent.offered', 'consent', 'con_kP8EzkrlvLiV0FtjgpThks', '2', '{status,offered_at}', 'req_TQLKwtOz93WxVTnu7Le57S', null, '2026-11-16 06:05:11.329+00', '2026-11-16 06:05:11.33+00', '69', '69', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_rcNRzKlsFylYdXjamZultj', 'practitioner.created', 'practitioner', 'prac_c24Sx0ZjN7OPSCrGQeDEs6', '1', '{}', 'req_T6ilfzw7D8KN58thMDjYW3', null, '2026-11-16 06:05:09.666+00', '2026-11-16 06:05:09.667+00', '22', '22', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_sBelWTwLinFpFYKZhRHiL7', 'practitioner.created', 'practitioner', 'prac_aqXAgVaNZhdtekGzkQpcxe', '1', '{}', 'req_N5dzQlBXZBhs7LtqulpTQL', null, '2026-11-16 06:05:11.529+00', '2026-11-16 06:05:11.53+00', '79', '79', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_sGOXeW6xeBGHsnvogi0Ur8', 'note.created', 'note', 'note_YHiPhuGONKfKWImNFenKVl', '1', '{}', 'req_icipbteb7SpIr4Ky4bxW9i', null, '2026-11-16 06:05:10.03+00', '2026-11-16 06:05:10.03+00', '36', '36', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_sJ8JXmyJCHkJZeAdia7zWC', 'check.created', 'check', 'chk_3KY90jxwamUetJTb8BE05o', '1', '{}', 'req_2DedQctjszYjJo9XNiKSyB', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:09.437+00', '9', '9', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_tIedMfwwndiN0YoA91WDzk', 'practitioner.created', 'practitioner', 'prac_mK0AkwvPPz7PCRLpR54z5G', '1', '{}', 'req_eBDeS3EswtzNq7VAtYcCuz', null, '2026-11-16 06:05:09.591+00', '2026-11-16 06:05:09.591+00', '18', '18', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_uHbXoIf5RRGw8zeM6OphzS', 'risk_flag.created', 'risk_flag', 'risk_HOebbDjVZxZliohefZUbLU', '1', '{}', 'req_0FQJFSRSy6Zoe6HlwVlLSh', null, '2026-11-16 06:05:10.249+00', '2026-11-16 06:05:10.249+00', '42', '42', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_uIormQah2QgK2hyng9nVLy', 'consent.granted', 'consent', 'con_bxnj1DGCim7lEjyLI7Grrq', '3', '{evidence,signing,status,granted_at}', 'req_XB2WON8EBh1fnS6jkSBe4S', null, '2026-11-16 06:05:13.066+00', '2026-11-16 06:05:13.067+00', '130', '130', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_uawwdosMKGB1pgE0GLhYDp', 'check.created', 'check', 'chk_GpAHGi3IbQ9qbMdIb3Mt63', '1', '{}', 'req_WYBMK6FS4WDqfTpNnVtoFu', null, '2026-11-16 06:05:09.49+00', '2026-11-16 06:05:09.49+00', '13', '13', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_ucsm1sGinJbFPRLIfnv2x8', 'practitioner.created', 'practitioner', 'prac_EIFbHZ9pEeVHhcZq2PsVbX', '1', '{}', 'req_pp2cN2UVufqvtptExNC6IP', null, '2026-11-16 06:05:09.357+00', '2026-11-16 06:05:09.358+00', '4', '4', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_umZSIzBQfeBhzK9evYE54v', 'consent.offered', 'consent', 'con_bxnj1DGCim7lEjyLI7Grrq', '2', '{status,offered_at}', 'req_MHqjCT0B9zedzO2PGy0b7m', null, '2026-11-16 06:05:13.05+00', '2026-11-16 06:05:13.05+00', '129', '129', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_unXIpkj2P5wcrEpoFvy6Bc', 'estimate.created', 'estimate', 'est_YKOoquRWzbaY808d1SeBLm', '1', '{}', 'req_l0eO5BnHNYSF9i26uG5Tc6', null, '2026-11-16 06:05:11.837+00', '2026-11-16 06:05:11.838+00', '93', '93', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_usllbY1OWSKujkPGOZUkmp', 'consent.granted', 'consent', 'con_vAr4BdGrIopbnXx8l2iV02', '3', '{evidence,signing,status,granted_at}', 'req_WSNw4tibBuC6mXtvfwNBBa', null, '2026-11-16 06:05:11.614+00', '2026-11-16 06:05:11.615+00', '85', '85', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_vB0dML45h7X9UIISIQjQ0T', 'practitioner.created', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', '1', '{}', 'req_29OOD83FbS0Y7ZmlPhAhTW', null, '2026-11-16 06:05:09.412+00', '2026-11-16 06:05:09.412+00', '5', '5', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_w1kArORLppF11KLsqgEwwO', 'api_key.created', 'api_key', 'key_Yp3Uv1sx79JBP3lkfvMoDB', '1', '{}', 'req_1c3659VMhvmFX4URmnHvBY', null, '2026-11-16 06:05:09.211+00', '2026-11-16 06:05:09.211+00', '2', '2', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_wU0pl7L2flYTSL5LyWKRWh', 'person.created', 'person', 'per_zSY797aWuLkvKBuuYqkeqD', '1', '{}', 'req_IbanU1SIWfqAremBXW1pFr', null, '2026-11-16 06:05:09.576+00', '2026-11-16 06:05:09.577+00', '17', '17', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_wzM8yWG3xmxVP5TkkKwrM1', 'check.running', 'check', 'chk_5OWGkWsI7yYJk8w5WEjUMG', '2', '{attempts,status,running_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '138', '138', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_xS2EzqqDnt6NHi50fiExF8', 'practitioner.updated', 'practitioner', 'prac_hgiLYtwnuq7umTQD0lJnHk', '3', '{licenses}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '137', '137', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_xkKaFT0auGWrVItRvQlfDB', 'coverage.updated', 'coverage', 'cov_Fl5QkJhFknLyDMzF59iKe8', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_dRc2kxBwVwUEgSSJxR7Oap', null, '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.281+00', '149', '149', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_yLfmDn2qzSF1yvQChKU9RG', 'person.created', 'person', 'per_ruQxGvVOIuhKMrBI5p7gfo', '1', '{}', 'req_Qw8SCkD0KqqYsSgWAvtGo6', null, '2026-11-16 06:05:12.975+00', '2026-11-16 06:05:12.975+00', '126', '126', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_yUCfrCsbQJOEXvDxLbgRvb', 'webhook_endpoint.created', 'webhook_endpoint', 'we_nAMMSsokVcnfkvkLWLzUcO', '1', '{}', 'req_0l2Xef08g9dcfRwFJyNYqH', null, '2026-11-16 06:05:09.291+00', '2026-11-16 06:05:09.292+00', '3', '3', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_yvFqYDjx5AfSIIOB1GEFVA', 'coverage.created', 'coverage', 'cov_Fl5QkJhFknLyDMzF59iKe8', '1', '{}', 'req_DYxE3cFxcoHreWM0Cd9Vrw', null, '2026-11-16 06:05:11.401+00', '2026-11-16 06:05:11.401+00', '72', '72', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_zI9wAXAlFseAvr5fob27ie', 'payment.succeeded', 'payment', 'pay_yVchGk8P5X1Y8qCXnZTcO6', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 06:05:11.113+00', '2026-11-16 06:05:11.114+00', '59', '59', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_zOEAVIsRrC9iID0TZWgqCT', 'person.created', 'person', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '1', '{}', 'req_xWOfW9JNBKkP5ay9o6ntW2', null, '2026-11-16 06:05:11.933+00', '2026-11-16 06:05:11.933+00', '98', '98', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'evt_zVAJWJQrxcnzU02aeIDH7F', 'deposit.created', 'deposit', 'dep_iJQTZyoJyABersogt0dEsT', '1', '{}', 'req_rQLTk85Mj5ZbOYyU64nrBu', null, '2026-11-16 06:05:12.167+00', '2026-11-16 06:05:12.168+00', '102', '102', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x0199709d1ebc830b5cd1ba47fff30609e774422d0baf152fa092eba675c2ec046fb2e5a490ed', '0klv6tEZQwIqdlGRp7jCnxWhjnlWUM7jHGPy2U5LUkM', 'prac_Rhw1tUVKWLpTbCbAXyv76j', null, '\x01bdd953123b0e775a3d16dbfebaf770ee36f8d80e518088ade1214d3c52807ffa9360cb3580f4a130db41e09792bbb4e49043cbe26d31148a3b57ccb09f0f2317f0e475e9d861926540336bd01a56ca82595513348e43f133771b172ea499e2506256e748c217076b74cf17483d3131f56923ba07db2f6f18ac17d47d79637b93c13707708ab8604472c6aea21e10b2dc504804ac7481e48bb3649dbc547464a5ee891333508f6e0b95b45654413ccc6d48cc2d55b2706c5672373848cbe5cdae8d8023775193808fd246e9f28de5fc962b83b64f142be5e24c3e85164e71412bd05fb195e0dfb37a5622b04e3be011b79c869466f1171e33f110e79dba9807140f07ee5ae9d29f2c944c51091c59115ea8f1cee6a046e62a8029818da7231bf157956953ac5d06987b837d988fd1c85a0bdbc43d0a6d4f784a666406b12f587d50d0d22787546b49c68246e2f2bbb8a2b24639db39b5137db77958bd19ff731e330ec77d343ea8d7f9efc31abb41bf17dfb71716dbda23689f4911476330b3e0c15980816e865c23f49472906a1f99dc19f401795babcc5fedcdc4a2cbe75465785a829795cfee4a59810bdf3260d06f5b042993faeac2d42489c1ff37a8519c4281da6c9193845a1ea95a056075a41d0e844056b5d60e3ac78533eeeb84fb0c65c870d781175d28c49052e9b85fd49f85a08259150438111a53811fa613bf43bba4fc18cd54f9a6903d27b9f50b594c540b3ab2a9f76adc30096fe297af18d9e750d961c348737c5b1c5072b58e8ff8e10503029681aa2a83b31b031c1fb1dc7ce6ed5c818f71f82491fafa23323a38075adaf48d193f1c21fca5ee826d5fda1383ef7f01f64cfa75d3f6bd21c8aee327e6c262bc6b2098544401d0191c018758993655db7a9202fc70b4ebdc0a9f6287e987b13d99d5c7793a11dac8dfa164ac25663a6ed2d4e2999c9852b7e8932b17d1e6bee421f45835b8e6b524a5425df7d1d00b9bc710cb429a17c1da62ec71444b834ae02110082ad333f50c261561e340959d847d49e87e9ec0ef68d35147b9d0676e867980fd2b7175bac17974bf8db920adb87cc4ce4631c3c4318907c824832b557a255932e0c547d6b5f6fc32f3a5b0fcc03efb548acfff89070d5a5506895f55710efa100a2419f888a39756c3b68bf77e2ec35f373c287c944cb18033def8be1fd865b46c8da4efbc0920eb4c98b1f90af97ae45f40e1f7695053d39441f03c9563d80e3bf8c5226165933f28e83b897aaba524cf71a8c048596330fe2e050215e8756f46c44dbebcda3c391b0ecf8cd3ddd547b850a09526fe54b93ce1810997836c46c01413b81836082514bb577040527e6654eb995e8ed77b8f78b5260c6a6f3981b4c62040b869d260f204b8bcc2fd63be78c270a18aaa64a1394bbe7c8b2d955bd67fcc2dec3eca55c25d24ebc6e70243f5a147ec16b860ea2d68a271d49d378172f67b017173bb6bc93c165d1a5f2a3d3ecadb6a6f0efd7a45b799821450b73f3701fad58ccf433ab2da063892780e594ad32ce73d866865ba330c8358a64f9da742799c1a8e1129ab7badf31d2677d81a2fe87aec903d916c1e003f32e79496f66db5f98528e0939d8074f226aa72851b5dcaac0b12db90607906fa0b02ccf78a5b425fbe7b8e', '2026-11-16 06:05:12.837+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:deposit_clearing:dep_iJQTZyoJyABersogt0dEsT', 'usd', '0', '-12500', '1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:deposit_clearing:dep_j0ROD9qUVDJ9tEGCp6pO3b', 'usd', '0', '-12500', '1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:patient_ar:per_DtTMoCMko49nMPEnfP0JbE', 'usd', '0', '500', '1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:patient_ar:per_but2z2hMCKDBX6xIGWmqv1', 'usd', '0', '0', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:patient_ar:per_dD0MdSC2ImjDyZBF0PuGBR', 'usd', '0', '0', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:patient_ar:per_rKf0M57Vs2lRM3IEx9QM5C', 'usd', '0', '15000', '1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:payer_ar:clm_UKYtU39vwtlDdvDkId0t5N', 'usd', '0', '18000', '1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'liability:patient_credit:per_DtTMoCMko49nMPEnfP0JbE', 'usd', '0', '0', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'liability:patient_credit:per_but2z2hMCKDBX6xIGWmqv1', 'usd', '0', '-1500', '2'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'liability:patient_credit:per_dD0MdSC2ImjDyZBF0PuGBR', 'usd', '0', '-2500', '1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'liability:patient_credit:per_rKf0M57Vs2lRM3IEx9QM5C', 'usd', '0', '0', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_1O4u0DDUSnnLCfcrz6VD1B', 'fee_paid:pay_yVchGk8P5X1Y8qCXnZTcO6', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 06:05:11.113+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_4GeRglVTLW3F1E1EnCORNC', 'deposit_received:dep_iJQTZyoJyABersogt0dEsT', 'deposit_received', 'usd', '2', '0dFCn1nj4_6mz5VBznrH9lN35P-ZG2ZR0NuhzZhZ8aA', null, '2026-11-16 06:05:12.167+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_ACCnYUgCSc8ukZaTmY4e6s', 'fee_paid:pay_RFUMcM5mEVF2Oo1O9qpq9y', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 06:05:12.351+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_MX3wsY0zIkmiSNDQsYaMNo', 'self_pay_charged:chg_PnCOeJCQnt225plTCp9Q0b', 'self_pay_charged', 'usd', '2', 'x40sD6riQ6g-B5xGnzgPbniJRmkrLMrYeeRknvK_jKo', null, '2026-11-16 06:05:10.725+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_OB07O8nyrDuANe5abpYim0', 'refunded:re_HIwoSImxdK2tTqCNC3QGIb', 'refunded', 'usd', '2', 'JVbZowKvtiWug8F_IKgXumGHTPe2CyvI9nMmfgoLpO0', null, '2026-11-16 06:05:11.204+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_W1SNvznqgIvUbOeNrK4Inb', 'copay_taken:pay_yVchGk8P5X1Y8qCXnZTcO6', 'copay_taken', 'usd', '2', 'giwn3iAJ1rN8rGLp3fzwyfqQbK5rpSmBQilrFOyOzuI', null, '2026-11-16 06:05:11.113+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_azwYp2CJ5dAtIebQ15sswH', 'dispute_fee_paid:dsp_aqIy7AR3FDBJs63zUZuhpg', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 06:05:12.397+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_bdieLI27p8k1DGGKzHiKyO', 'claim_charged:clm_UKYtU39vwtlDdvDkId0t5N', 'claim_charged', 'usd', '2', 'I8HLUg_AiX5plhqji-r-n3N2ub2Y2WoUt5YX96zdR3U', null, '2026-11-16 06:05:13.135+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_crb2ZuxNOQbmNEQovnefQ4', 'dispute_opened:dsp_aqIy7AR3FDBJs63zUZuhpg', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 06:05:12.397+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_iVKgdvHZz2maU1l653bb8i', 'copay_taken:pay_RFUMcM5mEVF2Oo1O9qpq9y', 'copay_taken', 'usd', '2', 'g--VUUsSqHv1kdIZdHvFv35sw0JBAkAFgZKATP5OkFs', null, '2026-11-16 06:05:12.351+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_rxVSxfpqMCF8ebfWJCS7Yn', 'deposit_received:dep_j0ROD9qUVDJ9tEGCp6pO3b', 'deposit_received', 'usd', '2', '5fbA-vzm0_r_14oB6rwmUSfPDvQtjUW2SHzSZSJk3JI', null, '2026-11-16 06:05:11.917+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ltx_ydXyRaujO3UlqGIKvbIZax', 'balance_adjusted:adj_daVx5i7AVvRasIg8TVep7F', 'balance_adjusted', 'usd', '2', 'C4cO-32BUCuuy_AmS0U0VY73m51cnbREquVtNHWDEKE', null, '2026-11-16 06:05:10.813+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_5asJwG6eBwJMvw6AvZ7BDB', 'ltx_rxVSxfpqMCF8ebfWJCS7Yn', '2', 'deposit_received', 'asset:deposit_clearing:dep_j0ROD9qUVDJ9tEGCp6pO3b', 'usd', '-12500', null, null, null, null, null, null, 'dep_j0ROD9qUVDJ9tEGCp6pO3b', '2026-11-16 06:05:11.917+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_64mT1YwvBd79KpBFJE4Tk5', 'ltx_1O4u0DDUSnnLCfcrz6VD1B', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_yVchGk8P5X1Y8qCXnZTcO6', null, null, '2026-11-16 06:05:11.113+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_8VZajR2Y2y4G72E2eWSYiL', 'ltx_MX3wsY0zIkmiSNDQsYaMNo', '1', 'self_pay_charged', 'asset:patient_ar:per_rKf0M57Vs2lRM3IEx9QM5C', 'usd', '15000', 'per_rKf0M57Vs2lRM3IEx9QM5C', null, null, null, null, null, null, '2026-11-16 06:05:10.725+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_9jYRspJGYcdEsw2g4PxCLB', 'ltx_bdieLI27p8k1DGGKzHiKyO', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_ruQxGvVOIuhKMrBI5p7gfo', null, null, 'clm_UKYtU39vwtlDdvDkId0t5N', null, null, null, '2026-11-16 06:05:13.135+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_EdTQcsqZeNK5uJ4tfJjd4i', 'ltx_crb2ZuxNOQbmNEQovnefQ4', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_dD0MdSC2ImjDyZBF0PuGBR', null, null, null, 'pay_RFUMcM5mEVF2Oo1O9qpq9y', null, null, '2026-11-16 06:05:12.397+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_FIZCXIzXpIZR3EppJiZcSE', 'ltx_bdieLI27p8k1DGGKzHiKyO', '1', 'claim_charged', 'asset:payer_ar:clm_UKYtU39vwtlDdvDkId0t5N', 'usd', '18000', 'per_ruQxGvVOIuhKMrBI5p7gfo', null, null, 'clm_UKYtU39vwtlDdvDkId0t5N', null, null, null, '2026-11-16 06:05:13.135+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_GfsDK0zLveS3o4cSzO8SIb', 'ltx_iVKgdvHZz2maU1l653bb8i', '2', 'copay_taken', 'liability:patient_credit:per_dD0MdSC2ImjDyZBF0PuGBR', 'usd', '-2500', 'per_dD0MdSC2ImjDyZBF0PuGBR', null, null, null, 'pay_RFUMcM5mEVF2Oo1O9qpq9y', null, null, '2026-11-16 06:05:12.351+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_HPLyIZfYoQj3ed2jClvZmZ', 'ltx_ACCnYUgCSc8ukZaTmY4e6s', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_RFUMcM5mEVF2Oo1O9qpq9y', null, null, '2026-11-16 06:05:12.351+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_HdpPkpS2yDWBAnHXkGJmH7', 'ltx_rxVSxfpqMCF8ebfWJCS7Yn', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_j0ROD9qUVDJ9tEGCp6pO3b', '2026-11-16 06:05:11.917+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_JPm522qL3U8cRogx2PluDP', 'ltx_4GeRglVTLW3F1E1EnCORNC', '2', 'deposit_received', 'asset:deposit_clearing:dep_iJQTZyoJyABersogt0dEsT', 'usd', '-12500', null, null, null, null, null, null, 'dep_iJQTZyoJyABersogt0dEsT', '2026-11-16 06:05:12.167+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_SSs8OBg5yBZN2p6eoGljBK', 'ltx_W1SNvznqgIvUbOeNrK4Inb', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_but2z2hMCKDBX6xIGWmqv1', null, null, null, 'pay_yVchGk8P5X1Y8qCXnZTcO6', null, null, '2026-11-16 06:05:11.113+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_WxJ8KVdtWrdPd8DjFbMIKb', 'ltx_1O4u0DDUSnnLCfcrz6VD1B', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_yVchGk8P5X1Y8qCXnZTcO6', null, null, '2026-11-16 06:05:11.113+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_X0tXdYk1ivJgPjkdmFqEWk', 'ltx_crb2ZuxNOQbmNEQovnefQ4', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_dD0MdSC2ImjDyZBF0PuGBR', null, null, null, 'pay_RFUMcM5mEVF2Oo1O9qpq9y', null, null, '2026-11-16 06:05:12.397+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_YfX99kwJZJT903I4mKgfXN', 'ltx_ACCnYUgCSc8ukZaTmY4e6s', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_RFUMcM5mEVF2Oo1O9qpq9y', null, null, '2026-11-16 06:05:12.351+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_YhaPrNdVk1ki7NLCGGejAE', 'ltx_ydXyRaujO3UlqGIKvbIZax', '1', 'balance_adjusted', 'asset:patient_ar:per_DtTMoCMko49nMPEnfP0JbE', 'usd', '500', 'per_DtTMoCMko49nMPEnfP0JbE', null, null, null, null, null, null, '2026-11-16 06:05:10.813+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_ZSMIQmtIUk0i3AuqKlWGo9', 'ltx_ydXyRaujO3UlqGIKvbIZax', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_DtTMoCMko49nMPEnfP0JbE', null, null, null, null, null, null, '2026-11-16 06:05:10.813+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_cGx3D5v3gkB6p3wk7IYsej', 'ltx_azwYp2CJ5dAtIebQ15sswH', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_dD0MdSC2ImjDyZBF0PuGBR', null, null, null, 'pay_RFUMcM5mEVF2Oo1O9qpq9y', null, null, '2026-11-16 06:05:12.397+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_f3tDW2CxPBglG9pb01bXFV', 'ltx_W1SNvznqgIvUbOeNrK4Inb', '2', 'copay_taken', 'liability:patient_credit:per_but2z2hMCKDBX6xIGWmqv1', 'usd', '-2500', 'per_but2z2hMCKDBX6xIGWmqv1', null, null, null, 'pay_yVchGk8P5X1Y8qCXnZTcO6', null, null, '2026-11-16 06:05:11.113+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_fGEUUC5oinLYRplXwTRbHy', 'ltx_OB07O8nyrDuANe5abpYim0', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_but2z2hMCKDBX6xIGWmqv1', null, null, null, 'pay_yVchGk8P5X1Y8qCXnZTcO6', null, null, '2026-11-16 06:05:11.204+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_gMugl0iukoDAxzSXfJhfdQ', 'ltx_MX3wsY0zIkmiSNDQsYaMNo', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_rKf0M57Vs2lRM3IEx9QM5C', null, null, null, null, null, null, '2026-11-16 06:05:10.725+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_hPqxjVZZ0zfMAe5Jsh703G', 'ltx_iVKgdvHZz2maU1l653bb8i', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_dD0MdSC2ImjDyZBF0PuGBR', null, null, null, 'pay_RFUMcM5mEVF2Oo1O9qpq9y', null, null, '2026-11-16 06:05:12.351+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_jzhReQcM0bO8cOVftgPWiT', 'ltx_4GeRglVTLW3F1E1EnCORNC', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_iJQTZyoJyABersogt0dEsT', '2026-11-16 06:05:12.167+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_lFIHOi9yTB3H6SqHXTP1jD', 'ltx_OB07O8nyrDuANe5abpYim0', '1', 'refunded', 'liability:patient_credit:per_but2z2hMCKDBX6xIGWmqv1', 'usd', '1000', 'per_but2z2hMCKDBX6xIGWmqv1', null, null, null, 'pay_yVchGk8P5X1Y8qCXnZTcO6', null, null, '2026-11-16 06:05:11.204+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'le_rJoI7KgQOfA0XCqMIITViG', 'ltx_azwYp2CJ5dAtIebQ15sswH', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_dD0MdSC2ImjDyZBF0PuGBR', null, null, null, 'pay_RFUMcM5mEVF2Oo1O9qpq9y', null, null, '2026-11-16 06:05:12.397+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', 'per_oVOVzHxhyozgVqsFx3fOB7', '\x7d2d0d7ac401433535860997ad2c97c7');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pcon_LVSUrMgq2FAvNEbZd4RMQw', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 06:05:11.285+00', '2026-11-16 06:05:11.285+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', 'prospective', '\x012d66b1560a9548a63c5bc6ac839e07e74531002c504edd442d71130e3f5ce9a8275581cb5d010bee96f8f4af2963bee0a05e4a18ca190ad773d8b03aeb7dbd9c5fd1fc94cb84cffd9453701c0646855e7a29d6e1a0a1f3db823ca2ac5da985d804117af66f2eb0853dc30361c8ed56e46aaa1bb2ccf409b4d77e338e1620d51293c22edc53807e27a55916af3da734970b82fb281975d1e33b5be4048c8390f075f516f503d1277fb7ec05904df5f4d183911e31bafbd3f625d85d3e1ed5d71102d88ee9ad0ed89aab351cd6bc989f8e60d59e37235d7059e328db8f44173b73b94ba7c051d0180bdb8882143cc9e8c359bc19c42f78cfde508bd469c5eff6ef23ee850ac6ca72fc69054d054a0fc4c7477b4f79e2fa945b7e9f9df66785024afd276f9d7fc7ca3078b18e945105f6f7c0f86bc4e083fae600f86a51f93ae798382bfa3748c83a48000c07953d2949835a18bdf2a5cf790eff1a5c4566c9c6aceb370b906bcc1baf9ac4fea67f16ebd498a1629fdafa9f4c304bd0b62e67d34b2f1598b3e1f0b4e8a975107cc009db6fee9c166e84466908980ed6fe289ee5dfbe0b5c8d369aaa792b1fadad3072d033c363e71af4c65d9b867f', '{prac_deK8hdLdQWYZRgzY7fcGoS}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:05:10.094+00', '2026-11-16 06:05:10.117+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', 'prospective', '\x01a204375c85c6e8a1ce953ebbf2017296544e42af4fdcb8b062c4b7c17579a5846205466469f9d1742f5b3be64cf5c90a73433a930c4b276c1a71694bbd7236a1affea799dcc30d5a9d80c09543557f4733434b3324eeca4f59b3430cbd0d77e376cc8f073054c20731bbe16e1aadab5e7ec54c40527c4f971142ded7364e9e3b697fb2eb5ed35895c20fcabfa4e9c9d50fd8632869d22f87f57c79a6b0d7567ebd91b429ace3885ac344482a636f07a2c71680e5a5d4f4c4e42760545a2b2b5a84a5b3f5e70f07787da4781681f05c05d000d3f81b4f3d0fba6f701dd8eabed6215f5553b89ab4dc0048ec2ef6db9ddd1d092a906f7234f97a9e14395c9838fcaca94d38c63366d24d0b27596097728e6f20a7f7288e62f2aa4988238b5e9e3f1a8ba99fdf597197bf32130b5448337c66ec19e45c3f2aaffba90a223a6530905e8f73aee30789cffe4c914eb8778682c1e7305fab1a8ee4b6e62063dda1266b88b86b3897c973062e7a74c7bb44c580a6aee350ece492e51b4be3d7da2c54ac5d16252695db9b667dd5861fa6f28b82ef26ea4bea1f4ea0e05f3028dac1a49bb715ae3c8e4f5671b6786173a1bb688df957a3b7932a01976462', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:11.884+00', '2026-11-16 06:05:11.884+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', 'prospective', '\x019d62296d2ccea1c46a5aa2619a8edeede3119ae6acbf03d4a6badc804ff6d52884c1005dffeee18ded67e28384a45dabdf43722a689ac1caed470f56f72767facc4e1be5c4fbcca058899e3d5792a161c53fe84351fcbf8bae0a2db17a6ea46e56533bf228464e7b59e313f888670a8035b21022e07b3f0b48b50661a9b502abc8e4555ae9267ce9357c518d9bc14e17d2de5807198b45309c9b2f073614897da5a7fb4353941bdbf822e3ae438127c109cb897ad0761aba9bb9e3a2336167a023271e8077086be3dc5c6a55f8d9d250d0fd1b9e76bd3be0622c1638501152f4bb603d962b71b34db475a3b43e747d6d0586d1453868928c91b4e4d53db552ca1fb8ac34799b70e08b5307e4def55f96e1a1748cef0ee2ff68ceb1c85c60b62d109d7057a8707685797a43bfae6506ff110e844aa15936ebd9145f598f0eb46754f7b23f5492eda2cfee00227a7ca05dc595483777ceb85e544585f801dabe454789e130e9811ad6e72eb2374b00eaaba47466c5fe6bc0f2f849dd761a8d76ba63cf16ef96514bc3c93fc9afebcf88713927121e07a8fa014f7a07d4de5215112dfc06b1cb96cad66933ef30af70cd615778c5f62f4e39e2579f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:11.362+00', '2026-11-16 06:05:11.362+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', 'prospective', '\x010b05a95376ba857aab18fe31701c0494a0ef4c6f2a92083dcee3c8d717ed3318f568515ca1275de7bd17989873123e84b1e0483567807255e5118ab1e897fe688950ba86e752970720a102a169fda3f796dc1af7d3152c2436134f3aed51d498bb1236d228d300f8011bd6b0d9efeb6f97a1020182d6a2191a51fe8e9d3ad6cfb07c82f278c1ebccc216557c4aa79eb685e6e81deadac83d0f82432eb3fef0c1173d240dabae5423525ac829ab9d76ef996e6cc2236b4238e5b8c4e7055dd8a40900dec10802a7cb58ff1c5dd6b021b3a000b3f96dd09e9bd1bfbc3ff60b9fcac16017d33190d77ba20c4ecc0304a5c53fb4d00420378d58852c83462200b1cb37cb8dfc96ee175f55167422bbb22683eac027c31f2116c1d02ea466f9313c03f90ab835292b44eaa67bcfbaeb7f668703921f798b9c783b5a52fcda631d164348dd46779219aec1ff26e4481d27168807673d45c0a201a6a6cb4972cbb1aa707556357e1e148a7ff17ee53c793a8767162378aab5984074e08d37136d823ca9fd901839e34c5f02bd74f731f08f01348bcb5c8d7c1a75a18033ebf0790f2901610d2ddb9aa50698c98c67abb7e749499f6e6a7efe92cfb14d81', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:10.798+00', '2026-11-16 06:05:10.798+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', 'prospective', '\x014b8820371e2bc763041cb94de67f63e219fe28e7c61007d97fb0b29fb7522eb819a3c59d3254ce26852e6656614c46930d0e1fb55c4fdddcf614336f680ecc6507cea881e25c424942b11d3303751148f814b767153cb52f0237ba098b7ad59e0e2cca48e1783f3d95de6ced20cd480e94ccffdc538a3650480c54e94715206869ae707422e283a2ba2927da90512fbc9dc1469c2a021fa001b1e843ead603ac31c81a7aeabe508ed660af1d66c51bf8fed36aebdadc26dc750f95bdcdb56183179d453b5165ed1ebb68abe85a23fa3d3d7c44898a54a680e2b8ad767b0a529c61903cb10eb4eaefe24490bf1af7cdb2b354a73f09211d1efd02ccc322cac468324126982b8bd77fc75c4887220d3d0842e80dc1b5a02b1f9df76541950c45b165bfff415c65688c9c1e942c6b2088513ddf4d15a427d464bec741bcd9d479c5f55bef777b893d7ae43b008b8ad4609e4c4ad306b4615e135d0d0d05f6b847a636e10fa44241814492eee1b48256ba814069f237b28a4169249a9919ef2d583601712423b98de776b963954370374fc623ecc6a8081b7ed7eb59f5cc7909f5483106f624031d2a4e69c08527686214040aba194d7381eb51429e', '{prac_deK8hdLdQWYZRgzY7fcGoS}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:05:10.286+00', '2026-11-16 06:05:10.316+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', 'prospective', '\x0147354cfa7dc30925ed3608d906f92bcb29833f99e6eb736cc48d5efdf83799d4078d8f6717ef9b8461fb24008e1dbd385c14d25dd1715b2e3c2d88a356c77116c00d5f652586523cae80aaeda9b17973246414ffab2326f0a2be9f8cfd5280a13185889be34b5c6f4ab671a36c0b50e915eb19987c226cd067da9636ae6715db072a54f575380c6788d49b38f3a032f994ef4ea69a3a4387cc283483c179be403c454c9dec75c203bcb1cf95e657a5fccd0b2fafead35131ebc99e24ff2d191bb41b5abf34ac7eb6f471a7eb5a3d906206752dff800431bf603a87bc8e8f123411e53c5078492a292a20f06abf3e7f8957c2df87cebcefaf32d4b04a6cb348704e17ba7f53abf205aed09dae110c9a3c8ecd8e6e94b169efff84e28ebac1c199d9da23421538326335dc0b739ca76b92eee1632300535adf79cc71ab3f077b59b9fa4bad0425a6f3ee15b1c41a6626583c9f7e8b3ead8e205118d2dd0321021b92136ed11abcfa83dab659a31183414ebcb9cdc1489ead69d3e6b0e0c70081be3e8fa2f4480c8686cc0778ba1df7ac0c34e4e10f71935bf9a8d1626c3cec76c6e32aeb721b19da005edea1503feee5af61e190fcbdb701336efa', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:11.933+00', '2026-11-16 06:05:11.933+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', 'prospective', '\x0190d27eb143b3ceeab4e0b0ee2dff6942aeb1dea422534c0a4283e4aae21f086bb14986e959b67980a50d2f5cdca586b008eb4b49d0a108db5b1ee284bafd510ecb5ee08bb53eaf79de7e2dc0f8b72cab4435fc1725299e314883f366cdabeb924b2074da18e0676f87e7514e2ade9323196723580aad8fd219e041ec4f45f6891405a373732bb238de67d2ec6a6bd1afa4383e7f55056971ad0cd55725bd01a0615c472c566b1be276a73ea5a256f08d230b1b8c279a84fb9eabf1dfc84f66f61938f69225c3005bbdecd5ce00c41167942cdbb69f1f87986b6f5e6093d4f1f60fcd98b84928bc8b10599306d259bc4a3a328ce2b22476d796ad18baa45a4d02fe17d46629ab078041a5a319313199fcfc45e5170eecff8b90e75e6e2cd4fddebb332529f9b9d66f45088ee475c94498c92550603bc7e3fb6af73ac08648d8ac598de3f4cee5f74f3f992b1f7ac46814b5e8f2fddceb8edad5a7fd2c1f8bda926e577388ca1f37dd4e77bdf580bc8edb44d35a0a5a9b3904024c7b6d68bd48b87cc2fef13e3e70ddcb273ef57a11c28b1d61e2a445edf8deacc0c1012c951282b7a648daa8b4e6fb69fcc0a05d68958c1a03d10066a73026b152', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:11.806+00', '2026-11-16 06:05:11.806+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', 'prospective', '\x0161c581b46158227ab0a0074339ff6d3c972aa3032b1581765a0022e10af8c69f593535b1dcb6858dadbc556c8d2bd4ea8958ad95ccd2657794ff72e5bed63234695e9e402d7aba157acb10e6bfe3fc68346ce3d77dd42b0a2afb5649ab16100436f5ad537e36055dd9e283d048c3e305e5ea374e31420646761c5795f2649772e539547b45c1d1832391ec153e511940628e5cd34d37f563e5ead286f8f00bede3894646dcec572853faa9baec4cb504ecf3b0d2d995fe0a246cdb0a5519585ac6872d4cbbd9942504fae46eb87c2909f1280fa9e2db68e6fd6c41e25e1f1ed27a10b331cc0af3ecdb9de8f334936dac0f98d76186f1f3721709c549e72986042046efc05b4f3e297270f4164581a09e8e31064d9787b2e962cc970b09f4912d6099422db3685ac1eb0290d86146494e0461e313ddbf5bea1b47616c9cd40fb34e176715b9927fa09231a8b379b15743402b2b734ce01aa7488bc8c3b446bcf9b95f168d673c2666f3cfd00369f56a159aa7a43ca01d7202cddafdc61a53f98b807fc037f489a3082d379d5b79b300a47362663f51e266e00dcf461dc77e480f705567881eac06d758873ada6e4fdb6953ff46c09e60dedb3ec957aaebfc62bfcd4ea35c04afb5522c40e7b971a9e384c3a437b680267ef2c532a276ca39050e6f53a7319b513486ef52520e5cf77d18ba9629dc26e757ccf025120a8212041c45894129b1c664c0f7fea8d2ea5a3c1c48369b191e4b67a398476c2e7b8b1f15b00cbfd1e53211e87ab48b166e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:11.552+00', '2026-11-16 06:05:11.552+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', 'prospective', '\x01270d1b92df5e72d9fb6f653579d6aa9a5ca5c07f12eea7fc171ffdf12ae374f791af0fb81e53dccfc96d7acc49ed977bcc780d84d48a1a7b0ef9f6c6e58eec0b126a10d7879de2a0f8c7bd83064c4eebd329ac11ebab8973b3876fb70feff171620f6134b24e8672896bf4ec8639c26f8ba68c253517011206c53ba6fcd74debbf9d21e254da5712a4628439b53f5465299815bd1d758d1d4f48eec7027a63c3a99f822378e46a710142662a88e74f5b353bd2b9047eb47ad846a66cfa1e761e9e9596953ac46ba2bfde4215191299cee4bd42a642b4dd383655c8dcb9d8851f416ea8f4280e1dfab9724eb62faaf358f2e9d7a953be65159e64a12a900aa76ac20c50816f20c8ec60417b4e6a4888dadb9c92806d6b96c1bbbf2b1fbcfd023fca1a5f3c91e546a028321b4a5975c6ec97261991f13fd178fd2d20caa727a0f2d8dc6fe7612456649edc8b1ea48ceaf12dc1253eb99ff570b5692675bc8d815b9cc70d0019cbdcb5c72ce0961e54d51417617c9acb7a839dd2e3c6298accfc128d256e0a75a849a09f4f6eb4dfc2b2571b437a06f5486401fad1553cc01926bcfb3426ebffd0508a10e421ec264d9f7ee05eedda4c70b640afb2', '{prac_deK8hdLdQWYZRgzY7fcGoS}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:05:09.861+00', '2026-11-16 06:05:09.992+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', 'prospective', '\x019d933115f880ee385905c70a2c06472628a0bdd862be7c1d2105c3c692a0e4bdd6c80469bb52599265743c006015d7be614425d77c266873113bb3f863f1b64414f3ccd93edb49b8e0f9a8c06d91f753337c897124abf605ca63762c151807958fc69590c1dce37a5c5f5cd90e729cc7a6f1e32534097f6770ccf795aeee3196310e01bcccd578debe4589e3e3d99668d845031011ffc8516149e433e320bbf260f099707732278e9b60f131872407c9e06b046bab4918ecb09d6eb10de187796e1f19040647d127eff41efae2b1e7ea5922c6f496648b144c736919a3da00c6576330d3dfbf9c5ca2f698015541fb2696aa4de95ccbee609f8d8c723d231c2351ddda36fb7bed13cb7ec1c42e6127b9b3390f0317869d8a7739afd79f9cfc396e00ae5698404479d39c6301e8e00e89a0abce33992354315db2d0dda1b982cbccdf4960c9bb0e5c98ebfb481ea9b420c03a6d3172aab8aac52e74cf218d99be7ea8f11d6ecaba6c31c73d01f31c9d7c4984c88f237e876e86249a425f3b9ed5a5b869814998d84f57963053b5074324223c8c06708970ed789f17400abbf43ab375733f3b2f06c2979b40d2aace6f29bf6820b0c22bc7584dd9', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:11.31+00', '2026-11-16 06:05:11.31+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', 'prospective', '\x01144dba09a67bd443d30af8ca76bdcba486f598eefd3d4ed4c0b6207b78e7eb00714717dd7e3d6b49d91724e3eb0c3d9301c5b9654245e651a45c9676933f3570ed3a38df862331f4c41afca77b32b54ebdbed0f88a4a9dc79be7c3f1fec34b6d2c56cb790002cc3ceedd3098f7a897a5df0ec8d5a2a0e72d64e97a1a106594efd1ffea42ad7200aa8a322a97daca4b33a1633b84fb1c72bc5d837ad08f64740944f8f9e870b1935d5cc24c3b85d50dd11eb8ca656d316e301353c7299a0527ac45d8e47cc8a522bf1a69337012ab6991d9c5082a319c28ffcf7038fd76c6b453c5965ffd176d0bb238ed05c548a10ab3e9fa03cc2d9bc2f14d104024ac452d174a8831332889dd686db025d75a8dfb713b9862eb319207c432834ac38452f62acd912d6b9dc7204b9b49256726eafbe80d1f90897e15a5fbafa548d36e625cc5b0b76d3ad4f4347e704cf9f8cd96154a5944a8e6b34aa3376bfb449795651d3cb144af0240d23b6392cf77fe254b8598286693ff6b1b549431c936dbffa1a4b7d51fb7ac392bde4ce8561a2fc4b8b7b6f2ca8ed9433f7dc86bf9985cc03e4e1eb6ac11a1558a08b441eacd88483332c5798d0358107858d7bbde', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:09.524+00', '2026-11-16 06:05:09.524+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'active', '\x016f6c72ae55e6b7ad62a896746c6baa96cde6d1e00550c9ce7921d59f24cb74181ff6993fdd5a74640733d087609cf16ed363dc0de5ae2a91ba7c82999c6ab50e2ca099a813f990bb6970bddc55155b951d25d3b745c0e7dcf256258655a82f4b807f24f67d5ac4c52709b31957b7e7f363faa70336234772cbe6e74ecf7c51c686e4114c17871133c8ca73f20a19b0f55c67afd7eea2edae384a3c7211cb1f212b88b149af5e8bd3b16c2529b5be6f76a65f416951f84334b6569d8f265c21792fab42ad2f8bfa3540be47bc3dbdfb2fdf91c80a1ef7803e2261e38950080d981fb8b8479605aa0e23b355938b0522b86d5a771945a0b4e2a292c859c87bf8ffd8b299693df59ec4d2a53e084e839811d8904c859a2fc3bd685dc755ee40376eabf3480f0966fd5b597e15c75de6fb6d2fad83fa9bde577d612a1029f01969491e705bcf6b10703d141941cf6b4116b14ff5eadb6d74f89d8c4009104c811719f01464ddd931d21746f2a5c8de0d32060ed8633c5aac006bed613db58aea142c379a7af39e338b3d3c5c3f9d62f676eae656d694ec9c7bd1963305d28007bfd06fd0b648a5d24eae176219cf766f6a81e5d60c4580e7689a5141', '{prac_HfcpkcIbtTiZoZbHeAgZaX}', null, null, '2026-11-16 06:05:12.577+00', null, null, null, null, null, '2', '2026-11-16 06:05:12.487+00', '2026-11-16 06:05:12.577+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', 'prospective', '\x01a52cf037e1e594eb6f79514bc9dc840e65d236bea6797d7bd69de3503eafef56f39bb03fc5bbf4f9a94de1cde83d16962a1be4b2ce0c2dd76039e397751d01c63f3ae3debcfda2282fec09a2594a225d6335051cd01e6acd4e14fe7279f8230f57d255fbebed8f964e45f99d68f83c99600be703f57c5560e17daed5c315d701cebdcb1b2d6133065cd50dd72121cab688f2f5c0fbc3ff65d0f35623297a30d400a3f8e31797ce06849b0eae9cc1ee58ff877d82b511d2d0f16aa6a9c6b31bcecac87e2a4911d53d46883f73a72c8e931a6ea044f6a5fae17dcf06bab4583cda17efc6142acf62e4db15587c6a126fa658bc15c7b49af9d6cec47b9c3178a4cc883e0cd82d43f0429566a253ea0df0ade03a6a3743420a1c30344df41d19a8c765ffd2161c2bddb53f787653bf496d530b756106f4950337236d88da337f59f347d88269e23913bc21fb13a68313aa2fc5eed7959e993dff6f9868b61c328912b95522c20fe51acd59009c79f07f66484db2f823899b3f6d462a2d572e82b57d7f7370c48ee02dad5664d179b9ea8af787966277f872ed1dcb99b4cf7582d120b5b0fb6865dc9f18a674d80bd664ab87a7f6f155b6dd869e9987', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:10.97+00', '2026-11-16 06:05:10.97+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', 'prospective', '\x0106985551d48baf11eeea72a1c1aa25613cb31459a5fd2754ba3ca6aa5a05f39c477f0da8289375524d303e7a0dfa5397ce41765d7e7c89e9f8ab28534abf1407f735a3d937d4882a88ed7feded870b31a7bf63a671f0e3d13bc552ff1bd6a8e38526e07661ae71121ad149cd1ee7d37c6742fea138ac83441575f1e891011ab89d30b327860e7f14b98e8d55fa771f5e10a1c848a674ce22765dc537367d9717c15ba13c64b69c96d044cbbb486298aa49616e5dec6a42a31ddebd34d0a0e2265d3c908e94daafccde797bf2575c29af99e8feaa0971ffe443c0219beb0a91ae6b6cce0b0edff4458ef7e394d3f2cd83826d917e5138cb52e626bcd3ac9e6ea4d79a3f030cb96ecb26010133b66293f68ea5598396859b527690a35efc8b79af49489708026d747d4f0fe8d27b4aed376e4edd5429d814d456468203e81b8ec10c8930c8f747eb1df751d5df96899a5e2509685ac58c8d6db58ba065feafaf57364174e529d8945e2a7af323f809495edd2477e69cbcfd844e2e760392116df70dec251d5e779875b32c7ff4018bc6379efa02dc75ad2325315274bf4123b0b66da7d18632179898391317957d5d5e81356ed9b7985aac1a8b42', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:12.2+00', '2026-11-16 06:05:12.2+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', 'prospective', '\x01c97d6bd366848ec9bd6903fd22fe2c5aac970e2e255e9df262be960954a7f399ae1fd2ed5ea6d78fd9b80bef6ddb16f4f1d8f4e31211e285df2b5d54f2cb21ae4844405ff4fd8dfaf85fa5f7b4436bf60cd43072f84a227b748f8be34d044eaa967d8d67d58b402773b34e3c14779b47e6df78ff1eb30d110fff859eb172cead2ac52824c90f5c8d1e4876aee74e151e29bd81c2257e06c0e01928ac9cac2652f0bd8cce3587a68a31cad4dd9740eee5cc7af59aab9a590827bc9ef6fe31c93ab2d5a788a12b137d58211cfb9db23b009318c1a98aa37a48d010b4cbb696ad80ddc0a1b993dd0bdc1cc2eae83468c77ea8b99908e20be44cfb77ca7753b9f8f4f4212fffc74bf15918386238c935e09e42995b3be34ba3fb2ebb3c4058d4333abb6ced4c70fe3095a74dbb6778e4edd4540a44478436cc75b3db266aa6fdc465ff9b12dba5934ddf5a1c9981f9be9bcc6fced3f71e5be8e9256c4c2c8e7c1b9ae2421d9b7c2fa5962b63f802d807713c24adca31e589a968489f925f0495ad51d28a32500ccd7e267f0edaff3d6fad41228d07a704a384b7533fc45899615954c5175515e56347002d822bda1fef5f2956a69e713bb5c452246f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:10.88+00', '2026-11-16 06:05:10.88+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', 'prospective', '\x0195f9f3dcf1872dde9861190dcff0e8832578806aefbb8f347f191350efce8e4dea1eb7c21f5e80232e932733ffa64d77e0d8ea0ca7bcfcca045bbbc80af17cdcff62d0085f7c5432f8524f2cc2938627ed47eaaeca2e04eb346ca6dcbbc0e2018e3343dcaf25ef297ce58f06b67c6b3dff94b454d0a62c15f4067de9279983bca34502c6721cc73ce59c67e951a5bba31495ccf9c3de86cfd21abf8ca89096459dffbb466e35da1e534090709aed1da8c126f814f2368faf344a9f2ada8020c04ccdb53f73a7b1c851cea937c5df7c8214a2502dce1ce54538c0b808af58e906e036052063a660849573cd1607c224742f036c0ecba170f529b29a7fdb5e20cde2f0a43878da027f0ca0a8797974c622d432c0acc7834159f850c8ea4fd45c1cecfdc95cf6fbd2049a0299976588efab964495f924b1a9416a1f784c2d65995f7989535962352fdb8d5f815a52759c71e0c8a5262b8c633a2af743a1c680ee63ef924f4bbd9b56e686ff3986431ed450e5ef55249dbdc2d3e6ced06685d18df5531224f4c25766d613f66a3629e306fcab4b229c8a9a8001b1f4306bfaa3caa662fc29c755e8fd976df1a7998746bd33bcf6a545f393245c419415684cde147d72dab3e5c9b9717a1d60e6', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:12.804+00', '2026-11-16 06:05:12.804+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', 'prospective', '\x013c814e8e443b964e55f6f07e85a58046824bbb002e288a04030aca22e493dffaebe4f54ca1fbeda3aa56275d44f80b525a4a767ce26b397c2d213b12c83c36cdb51523654c0f6aa715e3160a94bf1a0288538ca5e3d6e14560d205d6542bcc7a9f2541ad2b74f724450ac41e52d4fb5bd6d75f356aab7409e82ac5aed5acb44de4bd44ce91a186bdf3a95df85ed5457020bd8738876cd50c5373bdf6f1b6ee4fae3edc367b8aa1f91a90ea003c70d65ed186c5c7b10b37446b4639ed6720ed25bbdfb4d18f86682baa744707bcc732dea91e3353996f93671b859c10d0009f0c7c459d53cad805b1d549611944b582c3d4babfae5c9f887d5d28d149b6583669f72e806aa20c6bd4a6e9418692b818c7a2cdc66a928d6750d266eb62e5cae7c4e183eec0d2c9393aa57813c3e5481d6d84a66c45ce0e330353b16d116661c9cd1c04e8871d7dbaff7b9066b27b1c90e8d946e49bd3215662dc4becba8ed67f879546ad2f68b9a2ded586403c4c1410bcbe88d7b823993f5d1f883d1bcb2fc6f1df5ca62339272350840eb6e8007ab48b5085f1a4028f6b4bafaa98bf740896113def76de80809bcdb04b1d7f593f5a4408d0f9db4dfba712eb9b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:10.704+00', '2026-11-16 06:05:10.704+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'prospective', '\x01e2e2bce6b50ba65876a66ef9767a5d19ac705ec181ab7c0d43da8cfb80932d9d7eaf9110024a179ec528578f251711cca0253f3718d58bd747a087fdb5825a67a048b443e278f2d2eea70f1993db55eeab9ef32b01863b9066ea4c4af3fa7894163bf108d98193746bcc18ab6756c44745b82e9dca1869acbe60b85b2f494b0e0595cff863eb54b004f4427d1ecb8bced42b45c46172f97f85bc0a51636dd58543a914326ade18e15195c97694ee5201a6697995d6c625275ed4e91ed59aa5b24cdb39a1ab69c9b100d8fd6f92c85e475f26d32452761742503f5de5b109c77406c271e0c27da2f968bf75e4a70eab7805ac049fb88e2cf9c5205b93b1ef436cbe173b58d805ad31386073a7607229aaa6a7df31c56a397a9c7631adcd7de62e9803bfed216ca0cb776080d3fdcca6c605f71217f2f5227679afa1778e2cb23ca647b8698f0a90374ed19b1b4b7a727a8bd7e60701963d8f6298cac82544592c9d233d92c1a9f5e5630c4f0409d1725e2253d99b8909e063eba2e33375a7d8b62f7f79dab2718af8c164790667b8342c7ec643510806794d4a54fcc5e7dec8e0e3d0b8a19babb7f3153a0fae89a7377652c47845ed265b944eb25ab28572e2e4f33e915dc2ce254a061a44b44feb06bffbce8cf40ff546eeb3ea078c99a0a51c1b7fb2825425b41a3401c90b5ce3c5973193556ae1b0880126e4b9b3f07ac0f8c52166355b0d609fba625306d1aaa21b39d0bc0e8bb25279504f4e7b159ade1dc5f7423b06d84789e2ca6b1ffd', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:12.975+00', '2026-11-16 06:05:12.975+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', 'prospective', '\x01aa4aba437fb71b584800a249fee25e60a8511c67f8669ac4f0e0dfca846f2f439e989fd63273b541c4ac849c976d6cb291d840cb9747859cd44eb8812b94cf2a34b80303e673b6ee5c8005f2e3e8afc463581eb3aa5a02cd7fd05d8ec8cd3895c9840438f7357910e9fa140c300bebfbfbc2b25957b20b86d0e89fcfdf0581b382e8c20d790b9dbd0a3954566603c2860a02f03b143d297ca39920d205836315332f64f60cd33d2007d01bb3766cc955ae2977a30ce9240dbca610abc32d85ab04832e890caf5716f7490194799a19fa19cec93c0297c33b97bc2cb7da2485a3c29dcdb50f254c44f469458f2dadac6a981f5530e177a4a979423715f3a7b23d7583c44f9f9f8d07d372edeecf487edf6552086e45438636164fc4041a3c9b46acbe2993bfc011d94702ed68cd3ea56f319dbdcfa7a67d0fa83912ee99265b50bfa302f2c45fe8ec35dfd6ea7d0edf893806e5a3736dde0adc8db8f1a6c26496e1f69748d9bf8430d1ade214521dd4054a5c9d55bc4d00dbc0c7954aa7df5cc41e42bea73e9f01dacdbb894273dea2445419c4d2b527a98ae9489f2ecf9bf5a37c383198d4f34f5673263f52d385b9d8d270d84f16d79b6ec149', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:09.504+00', '2026-11-16 06:05:09.504+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', 'prospective', '\x01d75ce4845d5ca7726455d6c552359dec6f78c2c760d0be8af42ce421d17aad57ffe53a8ce2614fad96279a67320165ef287b74654dac9cd68c30b2d9ecbdf0c620dede98fa29c28d8964add6426faa7df42332b66cfa7251dffe763cf0d58ae22038c5061230ec54b3c37fbd1f9671d6f65ffd90c31f0f8a31769cf6b8b6ae3ac7c9b26c03a0253faf0566282deebd41acd841590e0db137fd390e306fa0b498060cb5b49831271f18880e76484a71d096cfc8c8e4e9126c58d9bed471a10e6fe61b4e1cf5a3868580be1500f6b8a7a30e0291f7a9efc1d3ca464209a580443feba2fa1d3e6ef04aafe3f98cda753c84c62d195e807dd9c3034bd64eb66c59727898ff4f1a50ec3e4885553712c8415d16808c327ca8d5f5d01005a8dda2412e5ae3375b6cc6067085eeb1f659cd631c298d7c39505ca9e09a731fe2ca8c568355c4b637a8ac59d09c0e6c7e32597adfe5dbafd9bb895a27769248d4736c5ad80e3f46358940deaa487afb6358592cd5a189b7efa26e4a2a37511fdaf8ea05e469ba6c4546149e3fe2ee6ac1524f35a222ccc299a11d651592b8d81714af18e9959ea35e091fd37a06a87aae41519c85bae6162bba59ddec58aa', '{prac_deK8hdLdQWYZRgzY7fcGoS}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:05:10.177+00', '2026-11-16 06:05:10.193+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', 'prospective', '\x019e1f6c0c6bf335214c41dbb383468741298885f0bba7b077c48d0d5785f4ed1b963a9195804b3c30222f2425acf296b2feb66a90d2af6ad93290b0b997be73e8cd4ec462bbe2f602299d68b0e0ad6ee28068c09ac7cf35d6fdfed164a31771180afe4db5cc2647133ecefcd4bf6ab6d5a55d9152e894e6799aaefcd2328283485a7376a8034547e2dfac604e78d8d341f4388b3a84d93cce08f55472560e15775a4934f1ba2bfb3394cb4a2a582fe5dc61da9c6056e316344eb96fef4baffe0f69d50b796a7b1903ef0c7a930f312429d3f476ee545fa217cc34108ddcccd41f548ce893a0cca492ceac1599b8a1aa71f7436a076836637d4b5298117cf0a3a054122dfefbb5b71de42cef30064e1b81f95102157b36094c246ce76b3d91b6cb2b5505f73b24df8763fbcf1950db964fe6685fc8f9a62d8faa902f18a920939a447d7f2d235e194eef59b544b5a2a9af1bbc769f47108d121645f260067657bc1635fd2be03dbc871cb02d3b2967722ac479d428af641d631596e847de920c72ae7566a18050e2af6d59efd78824515a523e2640172518e39930d1c2db0dedd6b3fc6a6411a032736fbfe7a575d6911aae99b197d5e33b62ffce', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:09.576+00', '2026-11-16 06:05:09.576+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'con_0ZhMQG7hNFa2cfyd2ZRUN1', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'treatment', 'granted', '\x019c41c0c4af30d7f84679c349c7b816de38e7b6d95394fbefd4ab9efbc3a19bf7e9377a093b4464847d3744a14e0e54ccd201879c0120047b2a3383d95ad3cf57c74cd443aaddd94559a9e76508fc9cbfb77ce39afff63b701f9e1a751be9eb8a27b759dc3dd32efacfd280f891babd90868a95cc884d695c119bdc18bddd365870027ebbb9ca58f6a0bd3163a0909c5718ba31ffcb2814dd54a11d154da3fb4796e34db0a2c89d575ca4f5a55da056196a90b657237c5bb5f89ed7ca003e966b3945dd5920ea6d59af66030129a83072ca75d5470627591030bba391688093cc0b337b7a991f4d1ec9a816fa95ba5b6c79bb385ef4942e34507fee23f5e7f531ad4c5c3f13746906231fedceca395b37e1563d367ca097f1064bf70b4535e7ddf1b06cc027a1d7377298176618d4d6e3bccfb3145720b71f54a18aa9dc23b512d44318c06945824e3e9c4144884754919eeeb5b89170ccdb418f5a41ec7ffe322af5275f9ffc2a90a88d707b82567bec517d2e23b09f2f0858c26f2a7fa2da2ff7707a43508378ce36226367c38b771f4447a0b07b5c841fdbcf4fe3d7e255318a553bce115f2e26ee2b432dbb6dff4a15a1ddad86e4bf7f954bf22fd123077baaf49d2f858d4c72b3a5172f3c2c4c699bff0e77c2f5091d9199f985f762a1688ce3c17b6a7e975bd0686b1d1446f8d847324daac56c89a8ad9a4faacecc7fdc7b7e15e1e8e256e3b0ee40fe0844d3e98cb032f1bffea62fd0b06c4daaa72b4ce39a4bfb9725daefd1bdec93b9b6e23fb6254b712a1663f17038e24d09c1f77d286b9e8b3db7a0435f2151188b3be5a4e63ebddbca883d91cce2526802a98785f2b0274774d354696f68edef0f5cf462c52df0f33dcaf694edfde563501ea656864956aa78be219b425192dc6d918b9de55f5f1d8442f64da5c1cd2ba312cff9d6d7970daa41e2b6e3c1ddcb302cae46694d44a507b9ecfe01214f0cc782762e987b88ca9e2fd476b7aa764dec32ac2ef10179497dad6ab737ba6ea198135fec1f164a1b82fcc3c43fe3b17098e25be1ef8b9824f465ecd0ee2f35a1d19f119723def8dd0fed24a5136b1139ae02ff3a624fbd035056fe3aace53fc87f386fba0d170a8209366db0352fac0060c36d0a119249e8bff96a8091025c12f71f59db', 'permit', '4', null, null, '2026-11-16 06:05:12.527+00', null, '2026-11-16 06:05:12.541+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:05:12.508+00', '2026-11-16 06:05:12.541+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'con_X255LZXPVjyM85bHEUSRZ2', 'per_DShAO3RR4jhCn1Z7NJUCGv', 'financial', 'granted', '\x018d920cceab499fdf44eeda0904307ec41dfae474b26bfc81cbe46d396d3d28426ee954df3e83fa6a6282fbedfdc3cf5c27cdd7002ac2edd2478f67b5fec2a1db95ece1a921a34bca789f7e5ce9d80ce4cc75333276b42691b4e936485e2127d9d6ba4a0f7b5d2a29c39402c2464a517cf551d686ad87dca9d7fc443a3c425b1e28723988fb52d74fe40cd76a7486270eba116d690a7d93d409b697de75669f98130d183b3220d94b0af488e5683e847ac3c1db34c4130b1288ad954589616d6c98e615eb2be6cd39f040c487cc4aca007c898a2b0b4e83f1312773f1cffc7859eb669ae201642be937139f4641d8c0c547102fdeb3ec7668851d53ed1215b13656ca1aa4ffa88a9ac5755edfc2e4c96bc09df2fbf7aa765f02a79399700dfcf6eac74cf4a4d445dd9b7cc03f5c1b386769cec013799d119a7fba5d92ff63bd2ad19d3b2fb9489e090864a07ee491bc8ed9990410ad3b03b0fa5e548c5519143560ad7d786418601810d7d59c2830fd01ff93663426faaccfd9b91114a8ba5d4e52c1af965db81967bc8c10ca1c71e3c9529ba4ca7d776cf13a946eb8d643c746022060a9aedc8d5fe1501f43ed79c486fb74d370874ea7f65b369b7a4c5573100a5846eaee359642e09cfed7fd059cb5ada087c6b68bd66bfa6018edbcfc3eab86fd4693d28ffeb65d1f857ea750b5cff04443ec500671c45830a0a4be959009a0c2b7d5c0f02844be9909e63ae68ee95e65f49c99856c0bcf4455d806d83a4a2e647da351d497fb30676ab2fd814348a79e38b77b57828531a2213d6cbe180e9baae81ed5cb0ad5e0aaf64ba463efa7dc5aca3751c7c0505d919249be509f64dbe74dba908291786e2d28b62fd28f0cbe8111858ecabe45336ca5236f03d695ffc41f6185fec4e99030c08dd5f57e63e2177729879fa285cdce8593e70762ef59dff8811f6262c666157bf3e85f6f74defc0422b12b6e5f996314b41015506f5729910de106d658f7827e1338393292fcf65470cb8d050bf8463d2daba138cc3b6a303af441c4a880c788999cc444207a66641e3651a9ee59bbcd45e85cd72c215390ea2d5bdc8684bdaf7faf43de9655e73bd6be2b0c4691e7332aec469dbc4555a17abcb28ddc96059f7de964764e9c92fb6c44df29809f07dd342c3b591dede6a6ff75c30c3c0f', 'permit', '2', null, null, '2026-11-16 06:05:11.443+00', null, '2026-11-16 06:05:11.449+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:05:11.413+00', '2026-11-16 06:05:11.449+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'con_ZoS8naeQSppGZhGYT8sbCK', 'per_UfjclS4jcDNrtSKvauR2nm', 'treatment', 'drafted', '\x019ee511b89026e33015358b04d3d966de8959ffc0e4c0baa992af31883e7378d5b4efc61c11fe29072d252406e390243bd19bf57d8481a97690593cc278971d0c262351bf270212ef10cee636f9409afd504d80c6c4c58f847a28d32baafca0895fcbae7b0c29dae787e057552450ffeb15a44c9b3819be771b6db2de3baf350339cb7965ce8d3df89269e072357a075d16d07229440667cbc1abfbb07375029076cee4359cfdadbd2eb3dc5ed81e765a2f22a90c65643b68ee4a6a1c25c3ca91b970a68010309ba79be212e8fa2d15bd91f777c0d81cb5e9b98def2a6e6061b5661e250f09d80483525ae0812656677d081b3b5ea9dc088109c01dc2e602fe42f3a7d44780f436355aec20de2596e1528cad858e4b886756a910db392f4671a9fa746bfa0577e7fd3f3052f81a390eb4c31ad53be963ac67ed568bb94aeba59e1a0b05a44cf5dc31f8f31478e88c70ec16f987ee6fa0b571e063ad4bd8f2ffbacb28bff6e7c9027c29a4cb8f68d68dfcaa416db1dbe4088c964237ffaaa9eb13e96d800ccf20b102f0b142e27b54b7bf681d985bc01f627c681c1667adc0be61a126eddacae6ba6cb828b4212322361c7b362ca7f15902', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:09.547+00', '2026-11-16 06:05:09.547+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'con_bxnj1DGCim7lEjyLI7Grrq', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'financial', 'granted', '\x01afa02fd440117a22625a9b3dbc36862116eda51cda3ea2bfd64abb1de3a1f9b10d40774c7465e6e5b59d1377e61242f7afae4f7100361688f275a26f6e46585ab595835d7662a89c7d7e16dd7229cab6d7dc2d2200c4a5f129e7212ed87a108ba8a8bb98013395c9451ef52a32d6edba91db8b7e9e399568066ef76bcf57841f3cf9fcda1edd0d11bf7469f2e546acd2307a1933219a477e957836cfae4ac6720c70a27b35f26f13e3cd958b2238b72306f3cfd183b72b8ea29629dde9bda639d613fc419eff131edb982bb77dea78a4fd8b8a1e8fd44d03f6c494d8697fcd3cefd3f16fd823934a3e59139e4c2c75541f0d8fe497a18b7ddc2fb2184c025cbdc6408584ed1bf246da4ecad65c4914b98f7d6e5646e9463bc78a106345125639fa9650a52b86954f3d0e8ffe322f19d264161b4847bb8f1ad50ab5ce1bd388d76bbc83ab4e1847a6d4638c34e760e7021c44b9247f40e52b02fc45fa54a8de0b40052901fc5f2698a41ec5e26b49f69a0d17c9cef9d4479ae06c87941d68482b6f72945f0ff53170c34e6b3b21206413930ed768297f7c208434c72f9f9044998c4c7276d41e1b9ae56608dc7c2c66a70695f18d4342126fa71dc62121b9345f7ede13fde0555a8a30a9e26edda079c0e5a54f4563af2ce814a3cec1db0c4d3e222a18ea3be24a9e45314693b295c2743d3cb2ee404b56aac4cdcf65694e51c7f81d9b654cef7ba52036a84d59f12c7cdee03307e651ef29d82b8b25b9bd786af3b6d655d636269790252969fef6866972db5ec1b82e9fcfdefc6f2743bcc9a723fce8ee44e09bb02b841531c5f3156339a88440d129bee8f0f1ca1ecdc5997974746123ebbb6cf98ab237cc13848e37f4a601b23bb2c26502d6554c2e5f63672d890badb521ec6b7d5f85c83a5fa4bce61eeaa0ab386c4b2e5a46191ccb3959f0b22c351de192351ce82a1bff813146d860ff350b7e44274f880aecf32a83263c8b8b1deb7642ad3fcfcf83c080d474329dba11dcc66a344c6920dc1ca50dcc8aa1016829b5ae670849ea71b36cda5b8358132dd40ba56cedc0bc4014af8837625edf3c3d016add14dabfaf00c097890fd64451ce79f061d9c17caeddc552e8c670a4566848b8927c527ab057251a3f45c54cb6462689b170c100de42a6328f787cca9905f6f738eb', 'permit', '5', null, null, '2026-11-16 06:05:13.05+00', null, '2026-11-16 06:05:13.066+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:05:13.027+00', '2026-11-16 06:05:13.066+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'con_kP8EzkrlvLiV0FtjgpThks', 'per_PnB63KntuaC2YDoppQrNBD', 'financial', 'granted', '\x0107afd552d653a10b8a813cf7893a7ce7260bb3ac578ea219723217d0845123b3eb334096740cc5c4b0224d29a3c13b3a0f74ba8f96eed6595c1c3ca49982859ce33411fcb32cd83cda954d9645867d8e4d87c049314704176d3fe98cfbf16f9216fffde148a3f6cd4b9cfbe62df13f39fe1da7b9b7b894588e5c88ec6d4811c440f497917cd6082fd9fd6737264036b125dcbe484b77c6ee5ecf190e275c211af535733f0431bf370a53296e0d7eadab99a2eb204787d8b129b516717d0946b4c164bcd2530f126b7e943c0b9e6ae66631c9d2633514c3f4e3bc0aa039e634a7580354087c6d3fb693a7b8a946ea0a34301ad4aad11a79d4635417a1ac665129a477544c6025a057488fa2ebb31e870542bebecc1055a43c8875513a918d86369a897654f66a18de8c55c4b41fb0610ce3c7af1becaaef465ca5933ec9f6d0e2c6af318f7e88572b941fb2303d218a59fb88ffa00da52f3b0ef7de22ca3f19be3b767022cf5dec9fd9ba1ea54c4a1cfb21c78e23a65eb9d4a0819aa532ce36bd9744d9690f1e50666ed1fad1972caadca5ea5fe47e499b44d023ca3e6aa8ae419409c630a13166ed951b945fcdcf2edb6b055a6c0edd0aabbfc214dc98435d26bfd571cd6506824c7a01335d32a25b2adad70db1481f9922aa9e8ee1cb029dd201cd561e729fccc2ab4048e2cbaba7726f5b4313308d7408fd602113d490e898460b1df4926a710f5f1d4f367e7813387da1d655ffb7a79cab9f710368f45078a3f3ae68f1a673b50daa8fd50855b87607c119427a2ca9e152b3713caef1ff0b8f46a3cdd0568ea862d369ae542713e9024c04aeca3e29067f85a0030f42441fd5c9652a31c7cd4aebdfa202a209a16613b1b963069f9326a9b3d7e1edc7a90e2ff5652a1deded17effea541738c0829528dae924627815ba940afda8b7ad71e16767cd8ee205d051efacbeae6b9b063c622a177ba6615f50072651fa2cf0fa0fbb18c4b1ce75e9d846e2ab81b3c3106bf93e83efe739742c5429248353b39b6da9f9549ea0283e09345d3147e442f7371dd1630db94964faf01334a3bcaa65d16307f02c8ea5418a7f5a292b48e2188e1766fd02ae4ece7bfa79ce9b9ffcb7dd68b5a1a8cd33976e2ef3043afd86641f4647d4d120db94681215034a1697902ace6a3d29cc680dc97', 'permit', '1', null, null, '2026-11-16 06:05:11.329+00', null, '2026-11-16 06:05:11.335+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:05:11.324+00', '2026-11-16 06:05:11.335+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'con_vAr4BdGrIopbnXx8l2iV02', 'per_KJvLVPLfDsrLTuWUcipsYB', 'financial', 'granted', '\x013f088303b76e7a7fe7da65e57806ba6222c9dd0e90dfdf3f46c83c1be3bf234190259a0b2dd4be08b1f155f515fb526a6f055db40040f52ed4702e480e7f2966ebb0ff989549ff242457ca4c9130eb103239590448d7bc827e5dade4c0eb848ba666feda38fe1e716e0b766130700fc2943f27e4322f2014c909ac1a77ca1ca736b16756193867c8f3e01e338705b19521deafc2a484daa4cb6db02fa6e05f8ce95d72990bd7dbe9f1d097fee58d271cddb17ce52048877b2beb454cb203fd15e8ceda60002d29ecf4d19794d5beb6a18d6fe66892694282a792de824f97e8a57a855f347bb1da052559e20a66304cecbb11a1abfebfe8c39172eca5cadf6d6cbff1e7978004f9015a7cf9db63a485163468c8f252cd40eb6d271c6285ec6270b8ef5eca7caa9ddc0e10efca7b53e1522bdf416bf32fa2ecb3b4cb3b1e673795d1141504bd9f4f0239d022cb0eb699b8ab5983b37ff9f7f6538e4cbdf4baadfb08f79e52067e433c1d0b54f3697f1fb80dce9d1a621796618b0a9288ace18028689d12e06c406a67e1f04b1ce788bf52e87ad46fe005970f6edf5db7bec8e51f95f489b76efdbd385079c7497391ade0cd45b9b65077a1da8ebe13b33f0ed891137a23563b3cb508590a7facf738c985478a09831c75542777b131ee86ff8668b7fb9b37de8284861d22e9ea44b89c33b1217a7a03e5f047b116ea59b355b9ab6205c7c2094c98e84e390bfd772d333d508e92a9634f86a851ad2002abddd464c55f9d3cc9a4c61304aea5bc3ea3525fb655ca0e5fc117add91ef56735838c27b0b7e58c3834724b30a84463cb7998cad9b5d5e4dd8c5ee8a3fe94aea84cc1d3cab2285220cd73d87f122ec07e6eb770dfcac8c687cd3f39f1156248ab5e33e002ba9248f6e1b755fe5505548070d9c21542c9f03910a1439a6e1ae00b922cdee1e58f05123fa5af1e4175f4bb978b95d819e9624bfd405b3f338c58a36efa40056f8ae10527c3746e3f6cebf92b6a572d5fe9d7859ded4809231cb2ac7f38c4b977fa5771f9fb24e052de3fac1214d88d2dce870e82c30e7947c4c07263f2adf845d9915cd621ccf2365354b71fd5b4fe8c1b65e1cfe62329fdf10e3f191b5bd4b2ed681c0794b2f3db771380d46e34eaff2dfbe119b69ded3c091e57e72d6e64282216d34e8641f6', 'permit', '3', null, null, '2026-11-16 06:05:11.598+00', null, '2026-11-16 06:05:11.614+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:05:11.585+00', '2026-11-16 06:05:11.614+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'cov_3rEaCdtwGug0BImMC8PtqY', 'per_PnB63KntuaC2YDoppQrNBD', 'SBX01', 'primary', 'active', null, null, '\x0168312ac7137524d9458bcfa1f50816ad488c74967b7605552c007c880ba62f4c66d5ed1c2540b33899eea3e04535fd2c55bef60bcb12ff951f21325899390c1dd68f1cb4a718a956aa32d8b81fec510a681f213527b15a47d8eace6fb3da99b09d32d32b6b6878687ecfe4bea3fc15095d1dc42e4daa9ad55445d3f170fc0e79abc388bdc992ec96c4edaee0ef574a788fd066d97694673ee456ff3e98565d1692892b520067d71cd493086e80e133962f3795fe5d728c118fd2e058ee890fc5f28dc714f24ae369d44be873f9a428b9ba6872a150bd7f37049a02a7c17a986a96e356c8331957ce569631', null, null, null, null, '1', '2026-11-16 06:05:11.315+00', '2026-11-16 06:05:11.315+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'cov_Fl5QkJhFknLyDMzF59iKe8', 'per_DShAO3RR4jhCn1Z7NJUCGv', 'SBX01', 'primary', 'active', null, null, '\x01ed12fb769487b1aee8faa996beef160568173e6f8aaa07ee522233a92e8b46bb379d4116251a4910afad7d31a60a4f2c9b382b9a3d39d70d10cb4f08638ed9956846ad1b69caa6ad41347520c02cadf838281653fd90d4cffb4109b5ec90f82f0603c42c435082b5f7351893afea8c4b4e6dcff8b4a69326c5601a5d1c93976c7e5c5540d92681ce835fbb3491b00afe218242f6b0207fcdea69400e54aa7cb948ed8a0206968c4a7f37ccd3d7459fe77dcd1a8cb01c43a8ec1ed4170d1dcb2cf15abf049ce6f9b1dc085bb9cbea39f681aeb4434951d8ed5e5b4fa894dd4d5ed8ad8fd58c157cb070d87304aea816ab214632741b46c8510391c421d31016b62854cc0ed8', 'elig_HguqNw0yEJrnO8skMD5zsK', null, null, null, '2', '2026-11-16 06:05:11.401+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'cov_hNtO2RC9Vff7AxBzMq9mq1', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'SBX01', 'primary', 'active', null, null, '\x016c4ad0f6173043e6df14a8ae4ff1cd095f7f4c39c66304cc7307f5c0eb5d055d82cb35cb5376d078c5b551feb8dd8a49584bb9d5a193aedec714dc5de8f45bd63cac81a78c14e7a5b213624373ea2d2803159f53da1263a22175a1cc8be13c31a2f1d503cf39e75979d0cf90ae2c9180eb4c2c3d29fb61127d769be325df1081d9ea83d5f545d9b005233cce7c4eba1fdd3528990a50a34150ba930c3bf8f2c356570b72e9588264463c0b23c95c697cff6c32880bce1e03a50b2bde68d35cc19d71de8689a9dad699f86d87cb4c189c89f36b9643e5f6f611545d9e8fc7de38a2872b5aea2a0e1b6ae56f', null, null, null, null, '1', '2026-11-16 06:05:12.996+00', '2026-11-16 06:05:12.996+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'cov_kL096SaiaIEPIlYyYIZNn9', 'per_KJvLVPLfDsrLTuWUcipsYB', 'SBX01', 'primary', 'active', null, null, '\x01590779747fa9836a6d7ca26daa05cae1261886e464114b94b93ec7959f857407415148da5c0eb006dfb5b12af64ba527c6fbd512f9224e30ab2c198404222542918b8fcf289f3565892036decc6ac44bb7d09f4616528ed2a7432cde6911024154a4586fb8c518c531aaa73da8c10c0c4919fac3df4cb4f85e2d4c43c91266693792ec2a530009e40bc7c7e6a37e5f859fdf3eecb0830b9ad27121e8e36906354f6ad952340a20d90fa14ceea5c64c99ed412310361df78a950d6d282376e2f25a10ba5ac9e47d83ea5fb24fc012d944f3df1d848aa136dc97d366d1fcee912f5404cda66a746bc4e37658', null, null, null, null, '1', '2026-11-16 06:05:11.565+00', '2026-11-16 06:05:11.565+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'dis_7VHYXeW8Iz9Qn5HpctZTDf', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\x0165415f1dfabd4e1bb6ddfe233e026422a1e1e3911ac6d5a57989cf3d7aa45d180dc6961386135ed3c21e7b4b22f34be38d8c1a29dd2b68425a171f3246e49b84ef7c0b26e4c9e0da6108fb0fd60a8987311778981bc7a3c5b2170a63e1c31fb56f26a5771cff413e93121ae5a065eeee9e3db038186d98555764d4201231122c549d312a3e9f7fa48014318604e998dd9031e83fcee6b8fd26716def448a30a23bf53a6288977650e8e58949f35ec66f020d6c73adf416cd04e2d515b1e4c200bd0b8f5866c33b4b396b1bd9028d5e3ef4877835b2fd48c64dbd4cb1ab27ed2c163e17783f82a5127ee2e7e2bb9b02de70a33648ce9fcb2c2eb0d11cce949923ed4f6eddc03436e63b9208bc28d68026fc9794a99789a3d21dcf77705aa895b24174443d2a61ebebe6398d96d55ee49985238bf128632fd62bfef33680ff58f551b67a76acd013c2e50d174ef2ea17120fdfbc68292f58beff91745683b0558c335008d0b60c7e7b127a3e212150f23a0de69d1aeba159dcc1c637e2572c9cc8ebfaf51e748826656a055fa4e41a9a5faac56bc1e954c7aa2c9dfc4d7763a49bbe35701566f0cb5d0a0a32577a220e73b253a938109a9a49a4f1acff5b1507093ff7206832cda01d6e80dac8c3c35b27b2', 'dec_3TNrln260tHfGZHWLssRC9', '{con_bxnj1DGCim7lEjyLI7Grrq}', '1', '2026-11-16 06:05:13.135+00', '2026-11-16 06:05:13.135+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'dis_S3UuOI3iLyNDn8kw1uxkYv', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\x01009170f525158773bb1eb7fa5161845353bd8e4bf00a2680c08a5d56e4e15b2ba8ffa0b8f11194408c7de6cddc8246757053488c5b94a795628e0911a5ae468bb9a348f351a0d6cfc4550d646409d1a5fd3091c5b721eadda87b367fc6f50b931dbb88240e2c941ceb123851d6f9224ef82909c8db8a3579fa436733fa8ab41ea6c18bc71365808625db6490e09546329eb0e976f8e12150e51cf27e520bba3f0b946cac7d62e2b506b7752501fa6805139939f3a7790f5c550a0242c431fffd247481808a327a5c795688331e429563e137f623661012af7e1ad40fe6181ccb7d6c5bd964ef78e164392f04e9b0507d1db30ec3616b27d538550c25cbae9ac5f35d4c5803dba89eba532a196e6404074243784955332b053a5244ccb1ed55cb4f8dbddafa691a79ac3cc768442f841aa3338888c2b80d7d30ad173c82687fff45636d23cd0100d97afc4040a472fa218c185e4841b9905ee67032b42ec2f8a8eed4870d9207453ea33888963d791ab131725bb0f33bc515c23018a547e9eb870dbeed1487c01899b3d9918f9db0d83a68f7f1d2fe96b285a4c54baab9c6211a21e83a3afe7649580a25af', 'dec_z304N6aMubetG5sKH0fFnm', '{con_X255LZXPVjyM85bHEUSRZ2}', '1', '2026-11-16 06:05:11.463+00', '2026-11-16 06:05:11.463+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'dis_W29BM3zc7GQjrhH63XvCcV', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\x01cffe996175c93efddb743d3d7b391231c9e544b5b70d7119d7df5d5fd233c0e7bcce3a40e52267814ee7e41a3d5522cf44183f63243edb9048757ac06eebf3a895c1cc0441b44284c025b03be3cd3f860fd57ac7dad1e349a663be94843c319129d96a70832884a0a59b0aa8a097bf6f991d06e42ce9a7b5f9c1321ca17d4e42b7b0fc02f2e1c100fd320a9e2daab5039c6ab57a7e901545d7675b2035c46b579473169c7ad5761beca25fcfdf9f842f12f0cd0702b044eb16844803591d0fa348092b89950fb11bea93ee2952bf0c19da514d06bcac0d815f707f8350746a1a10918d6c53eba86e315e071890d96304f3b0dc80501160bcc101fddbc8bba3c4eae1856bee8564a68a16ac6f0028b171779a71eb2ae95484ecc8ce0a1e787b8f2f1d9210f3adf63970d5ec9c2647bf26bcf87d51b20b09c679b421e37a60777a1176913977ac6f88c4f7373bf072aa0617042e824eb8df3f82910d74e911127ae169b2cefb28d67e4aa975e6572110040d24e38f570a64ca027d2a18adf77a6370a91f48fb3d6bd0f971f61f4e01a9d2c56db8a0f45351bda8a0631fb1f5afaa92fe53bf15d444be27359a0590a643fc58e832d7a61c28261a0f4e0b0cea0625a51d07', 'dec_KItoWfWpkV6XbSTvkOtImn', '{}', '1', '2026-11-16 06:05:11.951+00', '2026-11-16 06:05:11.951+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'elig_HguqNw0yEJrnO8skMD5zsK', 'per_DShAO3RR4jhCn1Z7NJUCGv', 'cov_Fl5QkJhFknLyDMzF59iKe8', 'SBX01', 'completed', '\x019ca6d826ccc89a103a8063630cb7f66fda1c13a9da83a3e8aca0c4f117895e84b5edeee8852ff85dace3c099b061960ef6aa714792e20b76162cae6a08409ace96941c83dbad3a35fe59a645385c4524bcac59cd184201e8f66ed9779e6568f43ddbe2ff35b798736a17adb96dd694fead1b5e1907cc6c7fdc8476ee129e82bbaf3306c1b1f9ebfd951d6bfddf63f0d795c2ea270698e6cd31929571a51b971e48c55e8503c4a112a610cf782c6308fd03972bd644e04fed9275c33e19685ffe6e8edc589c8870882d2d75216200c1523798aea0983fa2ebeaaa92c0c0167ed9633645e4274e4bde1187eae1764c2810a14073d5fa72f11badffcd052c98c8bbb84162b90edc699453e3f57a340eb5e53e33843bf7754dfd6e7b45d6fc2c51a0ef2ab956005eb90f37bd80ac9d7a042d6c7826648fc0ef70b3661873b75dbb500c145af39271c1f6de1f4a31b4db628e81e39f3e5fd2c11f411799051dceeed6880493a76b3af9bd17504f6cee5764d126811f14dfecbbb79e02095f6c8206220311999887e81317a87acc4ae548962e1a7d26c965830e9dbbbac1d3979a5935dbe6ffe75957b58cf8a97fb94d0179109301b7fe3f54239489aa7cdc7bc60aad71e84aa6ed335a9309d0f267fe3513547d8426b6849058b019c0d8cc656863c584504ebe578e856b6937b553be35af9fe122dcc9729f4815a8aaa5505ba53083dca9a718eb18d954452d99512d1b788696b4899cbee712bd9cc1fa74faeebac24b04a7d53029fd4cf29400c780e7310e4cd9b179cae38af64e14972f95ab402920e44987de53cc90d584bc853a1d9ba618f9e1b33f471ed6c675e984923f3aab79bfadb5f9d8c530c40b7da1e38425c64bc1c44890ff93e1372902641cc0c8ced2943c5a0c4568a5fdf96a686dacb02a682cf1fc607f9bed0dc91c7ccc443774f558abb108c30d9a16f53c4fd4e806d5b8df80d363b03ec326007e8a4d08870f95455cf8ac2e5f9cbac1907e909f60fb783f29a0e27434e4c7077a51e42cb045dc16c0765bd49931c8bbffb088b4cdd895ae410e330340e3f560f00b0c0d6305c57e79592f49acc6807148e610df0ff5ec60a7187b296369eb43e382d06011bb41e6400ebe962bab66c9ad864ea07c6ebdeaf1f9053f5fc6f0a65d741e68d69cf268c927ac2644ea228efb184a6562ceb9d78ecef5de1c47e534c32f45c0acdf804b64bd3a31078be81d85673cf5ff8671717f645365c2aa1452ed3a8571013fa1861c8de213b7271b41801cf85f5331af04640738e9a9ecaaf5b3c82b669f58bea5fdd1964925b065bb6ee5d3eb96d92400d07d9eba26a37a59425db91331daf4103d3bd23db8b2670806ddf39689806f8949e4d84c91f62fbf1586de77ca72f586ad1ca795578097cb4fcdf92b45c1d278b8f92ab5b557d47c6623f0fc09971681bf62dbcf1b24f0cc2832e2f01275ebe0058541dbd9f427b2db3c138b8007e7103eb8f2b6e3aefda810de6a540cbf0843c42f8a8d0e5b90a28b3c9e511521e9d27b8da3ca02189358cb248055c9cd38a1287881364d721da3fcab6ac79364fc2e619d492da519f6a3892d42de4cfe77555c3b55d01d91e97278c218229f5e065b716a7c3fd48f27fa8f0d1bc47424fe0609c8e185c8258bf6823ae1f86d3e2513721f20089a4e4cc782217f3d84fd7d39e3af7ea418734c0a6bd8771d5c65e541e439eb457671c3215a29df35b8c791ce12e0f871470bcf64a337052764b4936cc14353597c14f87e2c90dc71fe8bdcfc2a94d90bc694b321b8c631d4c76e889e2fc79852c4f49a3c01e63d7e8d45f562d22ffdbe525cf27a211eccd4c446f3d2b134e7260dd8119a7594d6f943d525f5e1e3f33451975d2c237a40e7ad93071ecccb42bb4d0abeeea1ed5969a96bd41ca4f9055a54e7b0d1b3eef42dd572068326c30e7fefe8a34f8fe85a402a4a18b2ddaaf6adf2d2fce6b24e584afdd79c5541470872116330a1ad3faea5efc363889671562e57fff2b92cbadf54b53929b838966f3bd1e507aa51e0d1ef412e9f28411b232817b69c7a30794d4a2a62291f00ad2778c5124f00a816cb4bcd3e9a87b45085d79b59b62c50452cbb007c650539ffb5b5d38f2c278d5bee51a148ba720d484a947b2fb4eabc294a562be1a367177ce19b554ff305fc9fd1ff7c1b48a8cc2cc1e2572eccd0d9fdb767de16638102884d55a334a16ecf29c0b51a205832cf47a08a8c89789a6769012031736481e5a7e64a6d0b87f4f86cbb3caa2b4ca7ca2759d28f1c6bbe3d1206b6905b621b2b80fc5b3e90dd1b6fcb44e9ef5c0605db8233a258dbdd76289a2e49a475a9a61ffb3d5d305395833f218f0d539f4e60ebe16ccf1b0fcee424a0c061eca2f46708a1a23b0bdc82a6bf52560e55bc5d7705bd500699fb973f92478d58b0fa1e0945e1e17634061a32f82052cea11b9edda29e975d988af31bc3e04b13744f2759e1db71b0ff7d6a383c76dc9e22d4a73a00ed6e42267a1ae4ecfa35267009726146ee8aacf76049dba1e7dadcb8ad786b32a9d6285b3196d3d9fc1a17ca17d09dd9aad42226ed64a550c0784202b9fa17a94d434ef74ce8011283733083057f461800651b5ba73dceb21bc44af2bad2a4822d6ffe9aad604d4d6dbc4f3407f55544cf2a42650552e20d0c6554f4312e3557741fac1774a26e40b687d486a7c3591f736a71d296997de6e403b660d561fc5ac18fbef0320ef73fc744143b513b4f4681308e06e38e12f0a54837ffb184ef78a0421a731f7458bea8a29c69aaae0bdf530c48945f11ddfa8cfbdcd024fccc6ef1caf94353823a65473ab771f8204d87b6374fa3f5cd35e1610fafa0c13dd52dfd0a8310dcbf7b1a6882b8a38059725f5dba02a4245bcd0c4c4544e43701da09ab5c0b293cba01a25fb77f2c1bc5de02f8ad2be423f455f1abb72b57feb4d661547c1ad295ae998ae0a93d63dd7699ad90848111ef04ce489c2daab14dfa128d7ceebe76170b00b45f892f2fc25325d37afaaa06a44b52ff168d7a4cb2d1c895f4c34926cc9f915eb10198de4fab65ded0ba759982c3f921d54a23b54e7e626516b01f5462c417f8ed12db0870789e56204e26518119970e46ded70b1e541e7a470631a4054b1b0b418278e4ed367f5e1222171c8f6f32586f6d659b06714b0b724d2eb14b298aae57eb4b9cbd3b67ae4dc04d4bcbb337abb587337326a9caf53971e5975efa018d87e3df1c116fab8c62a8a9c8958f81d4949cba4d1fdef9c384da35d04190d231c64d411e6571b7eea8f5dc13c0fc480ac1fb733f2232df6a298b97079c9b2226ea761ab1fb6fee4120c6379a3cca3ba31a91f32d040ec681998eca02ee8dbd316202c3840bcb8cd2707851ac743eac2bf77cf023e2a84e081497627b715de570a5dfa3cf10a29f6b43e25d03b14ffd9399244a9662afc5f4dcabb7f6c0bf6297e525dcc9b445114eee2f4cbad65f0f897b9e78a808528550ef1154891f74caa6558e2aa7b104558494b3dbe092b16568b439c2e3356ee9a0080104813e89e4375b3c514174a5aec65d848dba495e067d7f19f9679049b129bea73188e0f650eefe1e25d6824ea20e4e9e83572bc31f36b5a7051226531229ee05bcbd712d8066a72c8df13bcf8d8757a8128f9d3bafd1f97be94c813a54a9574f528739885209c5ab21736d2139114be1e514063596cf0d51834f955147bdc0dd7500fe61b9a9bbfa48ab4b7a4f77526b50a2de996e201f16414987959e4ca90a34110a6812151928e411c1faf207b01827f4ecd064336b153eb89cd9913e400883d537f85ba4a82d92bff031886dc6b4f8ac7d024b655a6a32d0ce7af9dd638b5062bf0f6e6e208a2c9209cc204299d9d27016ec5fecbf490018563382adb1d91767d51bce96cd54885627eb5d1ba92f71c6cf683261cf01d10e23024adc2be4e0986af0deabbdf384bd03abcd9b4ecfad2320e5f695464ee23adeee51ebf04eb69a3b7fe66d4faa65de8dc3972510265e6db12ed4216025aa69fee773fe5e09b348ffdbcf9bbf7729b1f4682a0f1083590c5acab82f8b8e06d402ed15a237cb5c5a60b5915d2545399621720c2ce0df3f9e54c975cfc372caa3362c90ffc078c002e2ca0774d06dce9a3c574472e44e3ed06695ff5bc08daef878e978f9225225a75cd0cbc4922ca0a31cd3df237f7b5e9505e167c82d60daf6245c730e1473d81f2384d389918d8e3819b1b45304818d3c69f2dc1ee22a1ce7293dda06b5a3dc214a5000c613cbacbe1b852fd997e15cedc7a81f48646922feeb8e9868d75d8d163d5cd0f05bca0ecf1b284a5393510659d26bf8c280b0e0d3886ddc46ed46f3a4de1e927bf3218e1e705a722d757a1998e0904bfd2c99ea2d70cac64d0f0779f6f70c759659f4ad178b421ad6bb159864aff945c3c98fe01faafdad70d3b02c2aacc19c19a15c5f27062061e5f3f37b11fd905d5a20eab6914bf45a4a6e66661e07881fd944825eafd51e9936433cac790512ad3de37dd1862d5d6a59503a3c325053963f941e726a67f6436245c260e2dc6c650872cf9d0c8eb65778851cd2d3ff645033c312840fff699d9499f4e818f9b95db8817927385a44b0502084f43c05f674ecd9d342704c37149448dab9e04ba6bdfeac0f0dd065cf8ac2030e48cbc210eceaecd74d72b2ce6c69d6b534fd0baf3602255b97440f5bd07dfb026871cf6a357df6afd28cbad3e4591d903c5933df398b8350d5f5f9c50e5c71bfa720969cf95fa28a69063b5485b650c80829dc443772f305b6a64e425fb7c9899c59571a2450235bf7f76074b8d83dd87213dd12cec5a24baaf1b1d422986a971c3f83b60ce2cefa79e1b399e5ad89e284dd7813a5e7f307e21cfeb57027c90827e14eeb5e5e31e4ccea64c51aafe55ce4fc82f3ceefa322200421b284a4f1f2ca322700b5466a0d112e551a270d20a57962a58251f9ea4c613f8f6292c31b9613e1ea948588115b70110d965e686debed417f270945bfa17aec8469126f97edf34b0f5c27e28e5ac82e9949ec78975f0fddc24e1fcd9b3e95178aa87578318b667aac6607cb4e800f4895998227da258a2786cfde7ad82fd9ef6de3a45d5912b6c50130f7e28e5c3810e18014f83972e993db8205ea3189742f0b1097a0900b336f7212f9b65bb83cd42eb21532086143043479a3cde872010d772683d7592b391a005b802d1108a2d5f54bf66e414571e3619bc537425b5fdda809afd6c4be0066a2373292115238fb8a9f371a08dbd9f687966edbd340ecff7d145a291953be755c5986e03d1a93fe1ee2642948cc673edc7bc1d56774b1080842d1cf453a0756ef7f272853dfb0941e917dbf2f5a3269bec4ae19d3ced8b4e9232ac95c8558232bd870d5f6a3a098b1782b2033b6250d5b019e325b904a800f5bdeebbf7037cc360fb02dd00ee23db1a0038b85a6f6643ffd51b6988b7bebb21d55ed010388b26140212477d7d68c92f243263979e40ae957c38732e71a42a4500c6b6c0988e863cb33c08e6ffe56b272b826a7215622112a7fe9ea511e8e9f4da319ac31f9bc321df13f14333202f9e69368074e18df95a2b706d00ca0d9a50a0e39701bb42ede33f7555779a73318510688cce793d9', '1', null, null, 'dec_z304N6aMubetG5sKH0fFnm', 'dis_S3UuOI3iLyNDn8kw1uxkYv', '2026-11-17 06:05:13.28+00', '2026-11-16 06:05:13.28+00', null, null, '2', '2026-11-16 06:05:11.463+00', '2026-11-16 06:05:13.28+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\x619bb3b4013635a40669b92e679c73288fa4278dd81b230dbfb20f750c513f318237ee20c296a8580317b784281656f375c4c38c73a6a41cb11fbab5467e1093384dc7641fef4bef2267cf92b9', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\x619bb3b40134e41422a897133a5c16e01fdb302bd648d39a38ea59d7e40996b6de6f3c1ffeb2a7cb06e97ae6d7c12060574cc272c64f5bb4d2cd2426e1eb271de6eeba0c7dcff530af7d0660bd', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\x619bb3b401f36fa6909a8ee3d75d418443ec7c77441eab0cff522c0c8ca72d2c6dff417d53d12a4e1cfd08980747495f4e76c187d05852146a2155404a74eef2b7ffe485d59c7189cfc44366fd', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\x619bb3b4012e7e30efe359734cb979c11dc3420020d62fab53061f96b75698652190d3623be2bd93ee29a33b4b8961634f0d9606c049e79497e4ad7c15ab5024ce5da8b6ef7577cbcbe65ac16f', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\x619bb3b401bd47b89f52d27858ea527e3b4d651e486c44e3463ca3f1a52c37ced607fa25fc8431886fd7d334cad4dd4c005ac1267bdcbd93e68ad1c478881d8fa5dd25dbaea4cd5cbd60ccc2dc', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\x619bb3b401155754d04dd9cf61a6670e621aba6caca7a5ccc78374233f51f893fb178f0698176fe7b1aa0ff44a8545ca45f7a38a8042f47b652cd6a872d452e950e861eed8cd4780355b5047fa', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\x619bb3b4014e228d58cd4e61b9f940b4e3986ff39dbc3717e78c18e4a34218b37a9f2b9c50b21e3e88008c4c7ce02cb655731ce93ed71ffaf2c2f76d9f932506ae2e08553b056151b7e99e8f18', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\x619bb3b4010901b3cdad1a68c132bae68265cca72abb416c7cca990a89a65b73f072f8915ffc5326bd8fa7cd590cc8746dda8bece3ec6fca4e6491e61e3c9bb13fd9b3677e78eea93b26a82677', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\x619bb3b401f4fa589e8a315b1f1066a5ced8f377bc7419ff57788d8cef6dda6a770b071f6b8f28de0e1ddf2d064c4d399e82a5752cc79d3bb1f63278231380d32c1abc6d7a1cc0afcd3ae28faf', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\x619bb3b4015b1640d6630913368c01f0f8516caa38786a26ed950d53fd4c3c854ddf8ca78da44484b7b12cc9fda756fe9aa2f09b9d0a91d0b74cd027bda04f6743d7710b9f90fc36e65a58345b', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\x619bb3b401fb71f8660c030aea07c5725dabb33acfff2db7e22f4b33f8b728b22c2a81b43b78aa52c9a90952e905fa84024e2a70758a80bdfd63150e0c145d2dad1bea5eae83fb22b4a74b2b8f', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\x619bb3b401652ad563664aa096b7fdf81a89cd0675309099a240fe3fc65ea0b6ac9397833f4ea708c2c02843f46092f4aa0bd38290391b2af8de0666a2db172f4ea1528a21f4604d5c3d88ef56', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\x619bb3b4016c75e0c705ac13355e68dc9c56d56c6e2de084fb788e7664f54194a57cf1d8f8dc06a557d9504eb2ac2cb40cbd1fa4fab9a8b96333e4c721967a21ff3800dda448da26dadd93be96', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\x619bb3b4015c0617238ad02ec5888a8ff7944e727960fa360d2084c02ad8afa2523d26e3ebc76a3bb085d9d104a0eb3da51e38a57f99e262885333ca17dc2446d3defe26abf143aeaea6a1affe', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\x619bb3b4012c70e445a205b9d79ec75175002191277804f336d167073c826eadad043f4350340819fbadecde6ae71a5506ec3493f872abea09e40f5f10677d6f0e108a016a7582636d6bd92d84', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\x619bb3b4012009c451a9fdc69a87030be0d3c240d9a46cbb8c13b6afdb13f774a4b43f5880bb4c1d0dffeb578fd9d66ce2fde3d74f2950f90442f7a5dc758baf2c69931fabb1283d998db3a5d9', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\x619bb3b4014cb36ba232e2568211d6603bc33d1d83c46ca943aac406df1cebaa25a0f390390de3d614ec68d222e5ebc3fcbc978002687956310c0a556ea1c47e41209ba9c50f30e277453e4682', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\x619bb3b40142f4b1f80fa26ad7c627cd460c159313506ac7ba74164ee321e13fd3e48c00c53d8bb9e7506a6b89d0b8a5fc448ca68a592b12abf384a39af5834add87ba627223a580d99cc588e5', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\x619bb3b40157656ee9a7a996cd746ff3a456573f063dae4c3398dc24f5dc07328e22f1e915d79ee1b2f12e6b42e81d1b9a25d10c301f8abb816e9177069930bc0b4731a68c7c4da015cd14daa6', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\x619bb3b401df448927eaad67df2ac5630cd8439595b11c13d7eae2e351112862d3c38feaf3695be6558a80be69c1e467f4f20deb25b74ed24ad3f8241bf8806738026ac006f7a1508a6e703a17', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\x619bb3b401c2b02d78b18da91f95671d610cca2f770ac35b62fcd7cfae7ab725440874b2c11efe760a3818077c0cae9247a93b1e5a12ea6e77468414a34350043679822efe7655449346de33af', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_2fgECfMIwWPdQPZ8rfEbvS', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_719iphWIspe8euX5beVfFb', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DShAO3RR4jhCn1Z7NJUCGv', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_DtTMoCMko49nMPEnfP0JbE', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_FVHEtui3tNKooqE6Jh1NjZ', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_Hg7ma6xpC2EEaNOC9SA7pH', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_K6RHAGXsoRc8daKty3pK7F', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\x9a92ed689b8bdb25bea924009f181572'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_KJvLVPLfDsrLTuWUcipsYB', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_OlfBYQp3Scg9eHGWix2eeR', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_PnB63KntuaC2YDoppQrNBD', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_UfjclS4jcDNrtSKvauR2nm', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_but2z2hMCKDBX6xIGWmqv1', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dD0MdSC2ImjDyZBF0PuGBR', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_dZGeGY8C0i0FyeWhLq259E', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_oVOVzHxhyozgVqsFx3fOB7', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_rKf0M57Vs2lRM3IEx9QM5C', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\x9a92ed689b8bdb25bea924009f181572'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_ruQxGvVOIuhKMrBI5p7gfo', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_wtqumk76ebxKYTG9fbQ1FG', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_yBby80ZoGEyEMRsOWDWG6z', '\xfa3153e6380ce30d73717f4209ca3425'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\x0d016245305c8ea1744767c47a58e9b1'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\x3be2e600e45158df98d5b35d7f895f24'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\x3c139b3a82326a9b192a4e872c83b7e3'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\x40eb8703a44e48989e508721c9a24cfb'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\x5cd3a8f4d1ebc792ff7f1918205d9081'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\xa6e9f3f7720d2028d8057eb21bfbea04'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\xb310065d36f0a743643023996ca1628c'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\xf2ce36fba105ec52599006450c31499d'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'per_zSY797aWuLkvKBuuYqkeqD', '\xfa3153e6380ce30d73717f4209ca3425');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_5MyYfyHoldOg93fus4q0Kn', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_jGNjicLlg2pm9xYMBZ8tvJ", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:09.804+00', '2026-11-16 06:05:09.804+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EIFbHZ9pEeVHhcZq2PsVbX', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_K4wtgGDKq8cuQV0WsSewPp", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:09.357+00', '2026-11-16 06:05:09.357+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EQCY0rIMUQ2K96CmWOYgTv', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_33cy2zQ4Gh6T886Mpbk4Gg", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:11.893+00', '2026-11-16 06:05:11.893+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EaABp6cnlpbqfJYeBQCeDf', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_xt2sx8Nvi14LGGmTtZ5hjl", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:09.482+00', '2026-11-16 06:05:09.482+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_HfcpkcIbtTiZoZbHeAgZaX", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 06:05:12.459+00', '2026-11-16 06:05:12.856+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_OxiABDvfomi2qVJEdI7rla', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_KbFIXmmBfyWkhCgnLrCPwG", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:11.823+00', '2026-11-16 06:05:11.823+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_QHwNroOIAiFdFdbUhxHAso', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_QHwNroOIAiFdFdbUhxHAso", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 06:05:10.425+00', '2026-11-16 06:05:10.44+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_Rhw1tUVKWLpTbCbAXyv76j', 'unverified', null, '{"given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:12.837+00', '2026-11-16 06:05:12.837+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_RkC3M0dWveTryzSQBwOnAg', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_RkC3M0dWveTryzSQBwOnAg", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:09.894+00', '2026-11-16 06:05:09.894+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_ShDJ4vrRF4zW3vFxLHTQmJ', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_xz90snkTYEg4qg548yNYgP", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:11.269+00', '2026-11-16 06:05:11.269+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_WBeGD9AkrkGnFRMvr8UZAs', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_DC5vMRaQ86WsLMOlINsOVc", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:12.054+00', '2026-11-16 06:05:12.054+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_aqXAgVaNZhdtekGzkQpcxe', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_aqXAgVaNZhdtekGzkQpcxe", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:11.529+00', '2026-11-16 06:05:11.529+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_c24Sx0ZjN7OPSCrGQeDEs6', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_H7c4xDTFgF8EZSO4k0MqC5", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:09.666+00', '2026-11-16 06:05:09.666+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_deK8hdLdQWYZRgzY7fcGoS", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:09.978+00', '2026-11-16 06:05:09.978+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_R1lm2VlZPmj3LzqXudO4YX", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T06:05:13.280Z", "check_id": "chk_3KY90jxwamUetJTb8BE05o", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_lOdSLwczcK16FiEGfcEmL7', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:09.437+00', null, null, '2026-11-16 06:05:13.28+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 06:05:09.412+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_l3tgwe6zIO010Vs0VrwbIG', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_uAdSS7z41sRWSJy48dmHBL", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:09.616+00', '2026-11-16 06:05:09.616+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_mK0AkwvPPz7PCRLpR54z5G', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_K7Idp3C1fZ4XZwsdwa3swj", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:09.591+00', '2026-11-16 06:05:09.591+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_teVS6hNrfGua2f7d1Mrvl5', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_teVS6hNrfGua2f7d1Mrvl5", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:12.924+00', '2026-11-16 06:05:12.924+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_vIaM1zKecz1FzpKo1Os4Jb', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_64iKxET2yrcgOH8cIsQadJ", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:09.73+00', '2026-11-16 06:05:09.73+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_wRIoQJaMTs4mjbvPaqLF9j', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ikNcAmYUJGrglkNneGOaKU", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:05:11.982+00', '2026-11-16 06:05:11.982+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_QHwNroOIAiFdFdbUhxHAso', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'cal_v0rdRxjK08KB925R4nnpGp', 'prac_5MyYfyHoldOg93fus4q0Kn', 'Phone', 'busy', 'issued', '8Eo4eYMj3z14Vsro0P69Za4vmcV0w5m1jYJJsWTMLPM', '2026-11-16 06:05:09.821+00', null, '{}', '1', '2026-11-16 06:05:09.821+00', '2026-11-16 06:05:09.821+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'clm_UKYtU39vwtlDdvDkId0t5N', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'cov_hNtO2RC9Vff7AxBzMq9mq1', 'prac_teVS6hNrfGua2f7d1Mrvl5', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'BYVNMKYPAUJE2FTHK', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_3TNrln260tHfGZHWLssRC9', 'dis_7VHYXeW8Iz9Qn5HpctZTDf', '\x0110b47c2463e95e2be50c5ad3beecb16aba450542123eab9837a7be09c79c78eb0cb2699cb49ebb6c6883bbdad782f8453f359c44ac207ba0eb678461649fc0202a23a8acd9b2de6eb7689d189b394e6e63c551f3e648f0c6d1427cafc7a84e5fdf65d3135c619c8134649c2327b64caa7b7e9e70bdbb5d0f9e9031cc7b69c21e5d92a8844f985883d5a7033f676493a2980adebd469f3f8e67143b14459b532ea3ff1633381223a4fc49ee1121e625c2719374272bd7cb4b3a61496fbb2af780a5b5a915a9829dfe82edb5ce0113214cc1ba5b3229a1b25698dbfa4fd34382794db428417c287cf5c35a0c210823cb89b3b6c219a5d0b12ef3b08222eca70cbda3c2301be1de67006e3b21c3d0c2686eadffbda3acf01343f90c81b77f6ecd55b1c76c2b579078894b52a82397414d29dd4ab918805b95eceb305e823839d2debb593aea517c845ae824425f7fc19ece645e8abb64cf9c6f8b329f81f882edbc4bbaa5034bd70c206413574ec52c4bf6b8961f6dc33c0f49487374aa8c729dd8d99f3427920819180ea9073065b454a4a25a07d4b67c531e01a9d2ee64df1e4e7989218135c97aa96f09dfc2bf6d2c2b031788b090929d4b8490d1e4da31907a357df3fe8d7bfff65d28a33dfec5812fe14746006fdf0e51c83eee7dc0d724ad49c4bdc6472c8eb06c39b437ab8e1d9c0d952f0427f17fba9a304306a274769fa0c1f58578c3392fbcf7bcb14bd5d9578a6544a08df087a59c57a96557d624284040cd252a26503cd89d7eabbd09d7e34ce28db3cb4a23e1dfa165bddd49125605b54b89341202876b06d93b9e213eac988e625dab579eb3e8a8ac19e5766f01ad5951600386c228448382b6e3cbfe1b0fd6d3114e9926a71c6d49528895b7db625ce7d99cfaee9dfc3cef7e216dd36db133f49833a7363674dd25396805621dab5baaefbf1245b64d021ae9f09e125261a5bf39d5dcaf85cbe3bdaff9eb51bb221290e99fce34cd795ba680be5c826402b7877645a4ae2a59be134517fa5bfc72d209a841d3b4b0726680e41b36f4d5c0cb17b0a100e880de20964cf131b47b0d78dc2d0403599113531c2ff8dc59c48c4c0f3df3f806de3c5d23bb8b311b20f58ce21af7f2d8ab39b9e603603e439e634f6bfc7b48f7d0a5332c2553e81cd20330aca0a4d72fa6f24b51be7325cf63daf58212cd35c9597220c6a21a85c70532151be117e8c99ba7fc4fa46a30b31a8b98eb65326078fcb5152bc9e74ffb11e5914d5c2cdc8468b28605371e9dfddd0deca7441aec641f30cf8c8fd5b113a160867fb4042c9d624ce9da42f41717da5325d74915c1c0c3e8d0f491142ec050127ed2ce3bee66b00476f7d3e0c898c3b31c9acbe3e8789c1f669f99159fd3b3bddbbb44e18e132c79a7ef8c76ee35597141d9de62d62ddb0530337cd6200956a57620253fbb5eaebcdc41f70d706a8fc32edba6c1339a6c19140682d95516def19f516c9e9343f48fb0473d6d2766eba0f3f593a3fe655749ca3b886e2651b345873c88ae4007428893ea945e26e8de2fd4898e1a3efe478c23ac1376fc8f192330be095953d7691a28162a8da9f1a13200c230fc4a3bca3bb8afb8b4c38f3e62de6942721274cb78c7ef89a5f7ee24cf78581a77203f49bf6d7df61f9b55e2ca63473344a590f0f65dfdae4e031451fe46d889d9849d16a8b13e16f5f3f6c1fb9ed3f99516f2e446821051067d2cf2d49a330fecc48fa06d0dcd2d72d1dee8343589e58fbb17130a021107ba89756afa82a54c889dde13de02e1be936f1aca714f1359ee853bb70c44f152a6da51ceb860bc045b24e139b6bf9a07888a7d268ebd2d87cf8ada27744956818ca2ac9dc385b655cb1a192aa86cd2e9ad4f5b9fe1bab8029930618ebc209f66fc12209de937bed90d1d8dafc84418c16b00078c1ef75a4f0ed67eaa1ccbfcd8e07b352114440502a41169924c0c0a1f9bf851f12b60725173e8a62a57de3989154e6bc2667a0a0ce369a3835e3ab5696c8629df4bf981954e4065344d49d2b89ea7329739449bfedffce57a1a794b4a121c2f248fb8ded345972e150a7527afb26f22d5b48ac02be372232f43608d14122fd5505a082a6819b588e990e9b9e1f8c47027cf5e11a9d4e6e8d0205cee891f0da3ca9d0ffb405104fd01872189950755cbe4247acd6320a45502cb0d37aa00c96a98dbfff27af7e490ed39bcbd3398d867961fe6afb0003b0564b6d112fdd5145ed17d6582c513dc2e94588fff20114e3e54d3c3612f2d5129da34a4e60afb3f7b263635dfc075c92f12e2100a48482f9561d5a7c89a129127edf5df8040f12e627a330f3c4c4898a7468147471d', null, '2026-11-16 06:05:13.135+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 06:05:13.102+00', '2026-11-16 06:05:13.135+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'clm_nK8XzPh2WZpMEpkc3WqKcq', 'per_KJvLVPLfDsrLTuWUcipsYB', 'cov_kL096SaiaIEPIlYyYIZNn9', 'prac_aqXAgVaNZhdtekGzkQpcxe', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'NSMHHJYXEOX2CJRP9', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x016326568ac154f304a88d14ffef30bfc381a68e07253b1b5843153a7f8bb04588c1f9a27d38a90025b394bada60afbdb0152fe95e864a78670f51d49a71d9e1bd872beaebe9c2db1bd5d0e0e357a7fdbf99642ad1630cb145ef5ea46864ff41586a9464e805ef9bdef2101905415c73231a83fe230e2fe7bd2343fe00f81813d724d5b046a46faf767eba2f1010d7f22f728890cbf8ddadfa539d8a121d36711584dc3da73e0e04cfae8793d808ca593f6e92a4a76ecb8f241a75ff5b6b4505f739bcf277dae7312923efafcd44d08f46333365ddd031fa7f5efb68feea94748ecaf325ded722842eaa9a8a75cf94763e1ebd021bfe2adbe79ba43107534343fc8db2ce85eab18134eb536745c74e2f5df574a27bbe1408c4907d8905e52da2ee8e1fa92e4a4cf7a7a9764ef0a01991f7a14ea09b547989bbd939130114fb85a4d79c807a7f2d8db3d489ee0e806569fff8aaabf6fb81d47aad59841093647e1cfa75e08be7c85afa0875a305197366d791a45b46ba64a7de9159ea62fe6068e8b59f2223387655748c65efad93ef3a2e76b524693ad7f86bfc6142e078afbcc5613583e7f0bee65d50ce842e7070998e4d150099f16d2c0570794138da9110601cfc855f5b450a094ed0e025738008dd7bab29b74d39716f8864b09b1bdf3b77c2cba3a34d8ff3f2044a4cf010a59f54d1381d5e3153c383ec5d128dcd4c6a7e3b186d152ed84d756ede47a9a51ef418b65cf5e8b7764a890e541063404ac60817a184a9f94e5619a2746d52fe1498abb21926c22d6e45c365bb1f3e89d241b83d82e7a71de616dd1cce6073b10a0d6982befdba88b5488f16d3938a1233087bbb0a839af1707e2c1181ebcb73235c195128eae810f2d2a227e5498732a717f4c8206eed97aa3823ed611d7e3a69a54b4ccc257fe938c535449b90fe8ba7d45b1b8130c47d54d09cea77a31e4fec232520481bdee0c5e144db9403cc576c2789c3d2e671ad88d87a5877fb1fb717a7776296124236d10ecda804706d65969da1ca6a334cdbf8bd62c0e4c2117427ebfa810bf868b26ac88d934627b041c1327050abf50333af797f60513d80e7f0f7556cd531a2de716a7697a657e380e86862f1028432d6c0c4f174bb30f8afc249a7ad5bb7448b15d0ec5028d8697ad2cf641f2475447ef0526095782d8e348c76f5c743cd418aed3daa07b11bd0658882ce44b070bd510971766656a7982cffba0004b470e8baedb71c0ce6938b227e57803fbdb22459bd2f5061ed7c5e072e7ab5a739d3373b19cccb7b6734f0625e2518841ed751cf2f68d6b26f195444a46a3aa7baf45631e835fed95cbbc943cc549b14c72ef9c5564a91a31e67f783f0f467b0053a30be26252385a5385597ebdc248e6616d5c75b62c81882e9f255ed9e2e38ffbcacef12381d171ad38631bf6ef9e4d705cd636a7be612cbd28a9be4588f2cfe2ae0a78bce55279c0e16211d275b2b2d5df972ff2a0d2c1fcd', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:11.64+00', '2026-11-16 06:05:11.64+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'clm_UKYtU39vwtlDdvDkId0t5N', 'service', 'cyg71z4WZAgwin831-K0np0BJ1zu9gEIeJ_KG44hjs0');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'crec_eHzthsyCq515Uk1F2V4cHM', 'clm_UKYtU39vwtlDdvDkId0t5N', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'submission', '1', '1', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', null, null, '\x01eea6a460a4e94da489ecd7095a3ad1d8839dc79c6d9a91414d5230ff98fc7cfe7cce7e5927f9e53245cd13db76d441a73fc82e57b21baaf1753031d275ad6a26e9be52a6c7ce12bb8b374d3db22a6d62166065c03408cf33f598fa39398c8bd4e35fc0c43178911ac2acb8d5453f6260022752b283133be24af23e4f35ac78e75806a46035b75c08c128e26fc45b127889c23fb9dbb20f420172ab825088b559c74991152527ce798cd4526d01b4c7', '1', '2026-11-16 06:05:13.135+00', '2026-11-16 06:05:13.135+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'emg_fsGPipr5r7Vqd02n4XDA8F', 'per_zSY797aWuLkvKBuuYqkeqD', 'prac_mK0AkwvPPz7PCRLpR54z5G', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'opened', '\x01dda4a64b8f1c47cc7b81fb893e4b371868ed4467414e7423565a841efeda7b7aaa4d9319190c3296cf2def582da8a174ce3f78d3a03abd78a70ca63751db127cf5264d734a27d08996f75a2d8a7fa026d2216bea5d0a527fe7b76012f8d6c71e8eff5a1196edbb1cf277aca031725d5eb4ff1030bed7c249c2df103fbef9f2dfcb460df942519a0d982bf7a0565b817e72b5d0182441d406b532c0245492acea63d849be5f7b078f837c2eae6d683f', '2026-11-16 07:05:09.599+00', '2026-11-16 06:05:09.599+00', null, null, null, null, '1', '2026-11-16 06:05:09.599+00', '2026-11-16 06:05:09.599+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_HfcpkcIbtTiZoZbHeAgZaX', '6000', null, '2', '2026-11-16 06:05:12.902+00', '2026-11-16 06:05:12.902+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'po_TdfoBDTnihc2O9wmdD9jFN', 'practitioner', 'prac_ShDJ4vrRF4zW3vFxLHTQmJ', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 06:05:11.274+00', '2026-11-16 06:05:11.274+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_5MyYfyHoldOg93fus4q0Kn', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_5MyYfyHoldOg93fus4q0Kn', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_5MyYfyHoldOg93fus4q0Kn', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EIFbHZ9pEeVHhcZq2PsVbX', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EIFbHZ9pEeVHhcZq2PsVbX', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EIFbHZ9pEeVHhcZq2PsVbX', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EQCY0rIMUQ2K96CmWOYgTv', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EQCY0rIMUQ2K96CmWOYgTv', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EQCY0rIMUQ2K96CmWOYgTv', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EaABp6cnlpbqfJYeBQCeDf', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EaABp6cnlpbqfJYeBQCeDf', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_EaABp6cnlpbqfJYeBQCeDf', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'jurisdiction:US-NY'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_OxiABDvfomi2qVJEdI7rla', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_OxiABDvfomi2qVJEdI7rla', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_OxiABDvfomi2qVJEdI7rla', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_QHwNroOIAiFdFdbUhxHAso', 'jurisdiction:US-NY'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_QHwNroOIAiFdFdbUhxHAso', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_Rhw1tUVKWLpTbCbAXyv76j', 'name:MBEKI GRACE'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_RkC3M0dWveTryzSQBwOnAg', 'jurisdiction:US-NY'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_RkC3M0dWveTryzSQBwOnAg', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_ShDJ4vrRF4zW3vFxLHTQmJ', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_ShDJ4vrRF4zW3vFxLHTQmJ', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_ShDJ4vrRF4zW3vFxLHTQmJ', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_WBeGD9AkrkGnFRMvr8UZAs', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_WBeGD9AkrkGnFRMvr8UZAs', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_WBeGD9AkrkGnFRMvr8UZAs', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_aqXAgVaNZhdtekGzkQpcxe', 'jurisdiction:US-NY'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_aqXAgVaNZhdtekGzkQpcxe', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_aqXAgVaNZhdtekGzkQpcxe', 'npi:1999999984'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_c24Sx0ZjN7OPSCrGQeDEs6', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_c24Sx0ZjN7OPSCrGQeDEs6', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_c24Sx0ZjN7OPSCrGQeDEs6', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'jurisdiction:US-NY'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_deK8hdLdQWYZRgzY7fcGoS', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_l3tgwe6zIO010Vs0VrwbIG', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_l3tgwe6zIO010Vs0VrwbIG', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_l3tgwe6zIO010Vs0VrwbIG', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_mK0AkwvPPz7PCRLpR54z5G', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_mK0AkwvPPz7PCRLpR54z5G', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_mK0AkwvPPz7PCRLpR54z5G', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_teVS6hNrfGua2f7d1Mrvl5', 'jurisdiction:US-NY'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_teVS6hNrfGua2f7d1Mrvl5', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_teVS6hNrfGua2f7d1Mrvl5', 'npi:1999999984'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_vIaM1zKecz1FzpKo1Os4Jb', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_vIaM1zKecz1FzpKo1Os4Jb', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_vIaM1zKecz1FzpKo1Os4Jb', 'npi:1234567893'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_wRIoQJaMTs4mjbvPaqLF9j', 'jurisdiction:US-CA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_wRIoQJaMTs4mjbvPaqLF9j', 'name:OKAFOR ADA'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_wRIoQJaMTs4mjbvPaqLF9j', 'npi:1234567893');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'op_1aG2pnM0Kwvs9HaNClIpQn', 'pay_yVchGk8P5X1Y8qCXnZTcO6', 'confirm', 'pay_yVchGk8P5X1Y8qCXnZTcO6:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 06:05:11.022+00', null, '2026-11-16 06:05:11.022+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'op_Ae8DBcP1Va6ZlM59zG0adr', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', 'confirm', 'pay_RFUMcM5mEVF2Oo1O9qpq9y:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 06:05:12.25+00', null, '2026-11-16 06:05:12.25+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'op_DdNP8Fa7pLvaXAZ9xh3une', 're_HIwoSImxdK2tTqCNC3QGIb', 'refund', 're_HIwoSImxdK2tTqCNC3QGIb:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_kPEaypwymqy2b5d9QonnFu"}', 'done', '1', '2026-11-16 06:05:11.162+00', null, '2026-11-16 06:05:11.162+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_0FQJFSRSy6Zoe6HlwVlLSh', 'POST', '/v1/risk_flags', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '36', '2026-11-16 06:05:10.277+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_0l2Xef08g9dcfRwFJyNYqH', 'POST', '/v1/webhook_endpoints', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '64', '2026-11-16 06:05:09.336+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_11EJjQdykmDqfXdB6Y3C58', 'POST', '/v1/notes', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '30', '2026-11-16 06:05:12.776+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_14aWINWk9evIciCo8Wta6y', 'POST', '/v1/consents', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '23', '2026-11-16 06:05:09.57+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_1c3659VMhvmFX4URmnHvBY', 'POST', '/v1/api_keys', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '58', '2026-11-16 06:05:09.259+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_1eTbk2TWIh8BdAZg8NpBQu', 'POST', '/v1/billing_providers', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '7', '2026-11-16 06:05:11.523+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_29OOD83FbS0Y7ZmlPhAhTW', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '23', '2026-11-16 06:05:09.434+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_2DedQctjszYjJo9XNiKSyB', 'POST', '/v1/practitioners/prac_hgiLYtwnuq7umTQD0lJnHk/verifications', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '43', '2026-11-16 06:05:09.479+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_46tPY3sNgRefhNuxFMCET0', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '9', '2026-11-16 06:05:11.556+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_4WYZbP3FAq1JX5cIKikq4D', 'POST', '/v1/consents', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '5', '2026-11-16 06:05:11.328+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_5CJLve3qQtGO9xeTLeFBhW', 'POST', '/v1/claims', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '30', '2026-11-16 06:05:13.128+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_5GoRTlvVR0ntZhWTDJCoVM', 'POST', '/v1/claims', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '50', '2026-11-16 06:05:11.681+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_5J6C1j94S1sEnfpToPSw1e', 'POST', '/v1/deposits', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '16', '2026-11-16 06:05:11.931+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_5URqhgrA2RIiAbUvUJU0S5', 'POST', '/v1/superbills', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '16', '2026-11-16 06:05:11.914+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_6ZA5OREUy3dyDmzXWtzXsU', 'POST', '/v1/payer_contracts', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '17', '2026-11-16 06:05:11.301+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_6lntZA4gh3vPrTalvmE8Qe', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '15', '2026-11-16 06:05:10.187+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_83L1lkINrlJtJyrjoEMz4A', 'POST', '/v1/payments/pay_yVchGk8P5X1Y8qCXnZTcO6/confirm', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '139', '2026-11-16 06:05:11.16+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_8N7QAQGjwxGZybLmc20C0Z', 'POST', '/v1/refunds', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '88', '2026-11-16 06:05:11.25+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_8Rz7gJ8gn5wJXUk5qLRIGk', 'POST', '/v1/claims/clm_UKYtU39vwtlDdvDkId0t5N/submit', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '146', '2026-11-16 06:05:13.277+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_8v8z2b3FYfMLSAOAzPqYJm', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '9', '2026-11-16 06:05:09.621+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_9qGdBI34aDKU4T9SLH1N6S', 'POST', '/v1/adjustments', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '64', '2026-11-16 06:05:10.873+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_ANoMOUrSeA3kys6YiiemVE', 'GET', '/v1/ledger_entries', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '14', '2026-11-16 06:05:12.198+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_AeJN8RntYtU2Yt17TiL8Tm', 'POST', '/v1/session_series', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '53', '2026-11-16 06:05:09.795+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_Bb4E50gLJfvA63zCP7pP7F', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '12', '2026-11-16 06:05:11.314+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_DYxE3cFxcoHreWM0Cd9Vrw', 'POST', '/v1/coverages', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '17', '2026-11-16 06:05:11.408+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_DgfZYE3P0swx0pUl6qZ2Sa', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '25', '2026-11-16 06:05:09.885+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_DxwVJ84iceufY4rb6RzZj2', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '21', '2026-11-16 06:05:12.943+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_E7njovagLvbQEA3rTreknK', 'POST', '/v1/payments/pay_RFUMcM5mEVF2Oo1O9qpq9y/confirm', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '138', '2026-11-16 06:05:12.382+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_EvPDHv0GsbhhP9OuI1NeIE', 'POST', '/v1/consents/con_vAr4BdGrIopbnXx8l2iV02/offer', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '15', '2026-11-16 06:05:11.612+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_HKgCtK6mlubhPfrTGcMhhe', 'POST', '/v1/consents', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '9', '2026-11-16 06:05:12.515+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_HTtzCBTCMzaYgMaPFAnLBu', 'POST', '/v1/billing_providers', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '3', '2026-11-16 06:05:11.546+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_IPdb7Zbpw8VvV6rS6m9yxk', 'PATCH', '/v1/persons/per_2fgECfMIwWPdQPZ8rfEbvS', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '31', '2026-11-16 06:05:10.138+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_IbanU1SIWfqAremBXW1pFr', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '18', '2026-11-16 06:05:09.586+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_Jm81BGJ7gMjvGgNXcaMUjF', 'POST', '/v1/notes', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '26', '2026-11-16 06:05:12.687+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_L3onAODpOMzOj3DZU7wBuK', 'POST', '/v1/payouts', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '10', '2026-11-16 06:05:11.284+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_LohBinQ0n38xFvq51GXWpP', 'POST', '/v1/eligibility_checks', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '56', '2026-11-16 06:05:11.515+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_MFQfS0X73IG1u53bC7PEJd', 'POST', '/v1/assessments', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '47', '2026-11-16 06:05:10.39+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_MHqjCT0B9zedzO2PGy0b7m', 'POST', '/v1/consents/con_bxnj1DGCim7lEjyLI7Grrq/offer', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '12', '2026-11-16 06:05:13.059+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_MyTjAofCpkOXo1dTj6dILQ', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '17', '2026-11-16 06:05:12.216+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_N5dzQlBXZBhs7LtqulpTQL', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '12', '2026-11-16 06:05:11.538+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_N7Ew7wfgIvf2YprlgFwrV3', 'POST', '/v1/scoped_tokens', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '26', '2026-11-16 06:05:09.648+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_NLwd57hiunjTUswkvnqqm6', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '31', '2026-11-16 06:05:10.308+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_NwfmnKS9jQp5r66id3wimA', 'POST', '/v1/consents/con_0ZhMQG7hNFa2cfyd2ZRUN1/offer', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '15', '2026-11-16 06:05:12.538+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_Pdl2M85UrlqAwzfelnoK0G', 'GET', '/v1/disputes', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '14', '2026-11-16 06:05:12.453+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_Q27xX309Eh5hMZBadymgC9', 'PATCH', '/v1/notes/note_Na76hUmbrUHsJVII8WqYgO', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '19', '2026-11-16 06:05:12.796+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_Qw8SCkD0KqqYsSgWAvtGo6', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '18', '2026-11-16 06:05:12.99+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_RPlN1EmfxZTCIqWFTpJZFw', 'PATCH', '/v1/persons/per_FVHEtui3tNKooqE6Jh1NjZ', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '46', '2026-11-16 06:05:10.339+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_RsWzcWIPkVlZri74FcVNlA', 'PATCH', '/v1/persons/per_OlfBYQp3Scg9eHGWix2eeR', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '24', '2026-11-16 06:05:10.013+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_SW6pKrG7vMUwJVdJhpJrK1', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '23', '2026-11-16 06:05:09.544+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_SsOJ3zbiZvRl6hJDn8MLQz', 'POST', '/v1/payments', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '33', '2026-11-16 06:05:11.019+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_T36N97JBPJrvLXOr2bdeFC', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '23', '2026-11-16 06:05:10.414+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_T6ilfzw7D8KN58thMDjYW3', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '22', '2026-11-16 06:05:09.671+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_TQLKwtOz93WxVTnu7Le57S', 'POST', '/v1/consents/con_kP8EzkrlvLiV0FtjgpThks/offer', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '5', '2026-11-16 06:05:11.334+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_Tq3CJLJDLJTigmoY7C9dTV', 'POST', '/v1/matchings', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '187', '2026-11-16 06:05:10.686+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_W3dj3S8HFGJSVqe2Zvpld7', 'POST', '/v1/emergency_accesses', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '16', '2026-11-16 06:05:09.612+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_WGgUM4ESkZ7LPhKXyDvMfp', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '29', '2026-11-16 06:05:10.904+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_WSNw4tibBuC6mXtvfwNBBa', 'POST', '/v1/consents/con_vAr4BdGrIopbnXx8l2iV02/sign', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '21', '2026-11-16 06:05:11.63+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_WYBMK6FS4WDqfTpNnVtoFu', 'POST', '/v1/practitioners/prac_EaABp6cnlpbqfJYeBQCeDf/checks', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '12', '2026-11-16 06:05:09.501+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_WstbD4NyQQq4yz6agALvTk', 'POST', '/v1/remittances', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '90', '2026-11-16 06:05:11.791+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_WzlyzuTJRWBbe4acToGofe', 'POST', '/v1/coverages', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '24', '2026-11-16 06:05:13.015+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_XB2WON8EBh1fnS6jkSBe4S', 'POST', '/v1/consents/con_bxnj1DGCim7lEjyLI7Grrq/sign', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '37', '2026-11-16 06:05:13.097+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_Y7jLkS1nBtdjKK0wZOQAOS', 'POST', '/v1/consents', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '17', '2026-11-16 06:05:11.593+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_Z25mejGNvRY2Ln26WqvloX', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '20', '2026-11-16 06:05:12.475+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_ZoK82SPZ9pEtU2syr4m4yp', 'POST', '/v1/sessions', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '76', '2026-11-16 06:05:12.635+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_a0TN95BXpcL0C1sE6haP00', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '29', '2026-11-16 06:05:12.826+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_azUwCncCYXQqXs8KSQLZKx', 'POST', '/v1/practitioners/prac_5MyYfyHoldOg93fus4q0Kn/calendar_feeds', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '44', '2026-11-16 06:05:09.858+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_ck8jaIXW90MryDArRttU2P', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '25', '2026-11-16 06:05:10.985+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_ckNDACLsG1n9yTjtDcHviH', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '22', '2026-11-16 06:05:12.505+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_d04fHfVH48iVeHSrebEot9', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '6', '2026-11-16 06:05:09.983+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_dRc2kxBwVwUEgSSJxR7Oap', 'POST', '/v1/test_clock/advance', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '508', '2026-11-16 06:05:13.784+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_e1bDO45ula2TU4m1S6YhvV', 'GET', '/v1/audit_entries', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '7', '2026-11-16 06:05:12.051+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_eBDeS3EswtzNq7VAtYcCuz', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '7', '2026-11-16 06:05:09.594+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_eicqe38q9EelYloFZNP6ui', 'POST', '/v1/notes/note_qyFtSa8UhAg3AQ9o0DTkTY/sign', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '52', '2026-11-16 06:05:12.745+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_fNPWTCONZpVDqobYzl9woO', 'POST', '/v1/coverages', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '7', '2026-11-16 06:05:11.322+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_fcWFYtvr0vCe21m3IzGR47', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '26', '2026-11-16 06:05:10.106+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_flJYL3jxvd3OUO5tUn2yXG', 'POST', '/v1/charges', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '65', '2026-11-16 06:05:10.784+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_i5Fg3Xg2fvO9pI0PgLIjOY', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '25', '2026-11-16 06:05:12.077+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_icipbteb7SpIr4Ky4bxW9i', 'POST', '/v1/notes', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '68', '2026-11-16 06:05:10.08+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_iuD63jLBvsCklrIXBrCKqh', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '32', '2026-11-16 06:05:11.389+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_j9agAwoxJVL7rj2QgbYga7', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '15', '2026-11-16 06:05:11.832+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_jdHdvO6MmhK4XjEadIMuqq', 'PATCH', '/v1/persons/per_ZrRwNP5kcNNnyjv2Wft4ci', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '17', '2026-11-16 06:05:12.661+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_jyFcvVbs2Hx0xVD2NhqEcE', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '9', '2026-11-16 06:05:09.81+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_k0CZ69dhvt3jnawzPScam7', 'GET', '/v1/events', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '18', '2026-11-16 06:05:12.141+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_kIDn4LT6LN7IpmoaW56GLe', 'GET', '/v1', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '13', '2026-11-16 06:05:12.155+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_kX5h3x9BpW6sKXW7PFsOH0', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '32', '2026-11-16 06:05:10.17+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_kgDJQTNu95wEaRSVCkuE3Y', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '9', '2026-11-16 06:05:11.893+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_l0eO5BnHNYSF9i26uG5Tc6', 'POST', '/v1/estimates', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '46', '2026-11-16 06:05:11.883+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_lTmhTnkeGYoH1K4x9PZhJv', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '3', '2026-11-16 06:05:11.897+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_lbKyCa4ypcZzhqIXoWFOoT', 'PATCH', '/v1/persons/per_yBby80ZoGEyEMRsOWDWG6z', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '45', '2026-11-16 06:05:10.233+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_mQkm6kFgPc0v0jzd1cZNjG', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '13', '2026-11-16 06:05:11.992+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_ma8OKznMJQ1xwzDT15KcTm', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '11', '2026-11-16 06:05:09.737+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_n2o8rnruL45l4AdmIINbVJ', 'POST', '/v1/payments', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '50', '2026-11-16 06:05:10.959+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_n45sk5smUaK4HM18irReRG', 'GET', '/v1', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '12', '2026-11-16 06:05:12.395+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_nOf8EKj6d2Jlel7NFXTHU9', 'PATCH', '/v1/practitioners/prac_HfcpkcIbtTiZoZbHeAgZaX/payout_terms', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '21', '2026-11-16 06:05:12.921+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_o4C9Rz1R55iTDcEvPWXtDS', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '18', '2026-11-16 06:05:10.807+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_oB5vMMJdWCamOF9y5mWbDY', 'POST', '/v1/billing_providers', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '15', '2026-11-16 06:05:12.969+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_oI6cgT0rSgEcNdKOfCBWt3', 'POST', '/v1/consents/con_0ZhMQG7hNFa2cfyd2ZRUN1/sign', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '23', '2026-11-16 06:05:12.562+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_oPcwEAnOl1ebP9DyCPri2E', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '6', '2026-11-16 06:05:09.487+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_ohPVMBFL5f65h52VPj3Fcw', 'PATCH', '/v1/practitioners/prac_HfcpkcIbtTiZoZbHeAgZaX/availability', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '47', '2026-11-16 06:05:12.899+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_p78Jphi074UxwhYfCMuQmn', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '6', '2026-11-16 06:05:11.272+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_pp2cN2UVufqvtptExNC6IP', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '53', '2026-11-16 06:05:09.404+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_prqQXgd1LMKbxWeASZ3v9X', 'POST', '/v1/consents/con_kP8EzkrlvLiV0FtjgpThks/sign', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '25', '2026-11-16 06:05:11.353+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_q6RZbAQ4KoScUD1AjL16wf', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '20', '2026-11-16 06:05:12.847+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_qSmk5MJUFGWr8mjVAr1uou', 'POST', '/v1/consents', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '25', '2026-11-16 06:05:13.044+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_qTy8gOeJsWWmD133vP0VVR', 'POST', '/v1/consents/con_X255LZXPVjyM85bHEUSRZ2/sign', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '13', '2026-11-16 06:05:11.458+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_rQLTk85Mj5ZbOYyU64nrBu', 'POST', '/v1/deposits', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '17', '2026-11-16 06:05:12.183+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_rgNikxbhOeUXSePK0wr4Fk', 'POST', '/v1/sessions', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '48', '2026-11-16 06:05:09.719+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_sJYWrAiTjeDjI4IRoEHInS', 'PATCH', '/v1/practitioners/prac_QHwNroOIAiFdFdbUhxHAso/availability', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '59', '2026-11-16 06:05:10.477+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_toqwmka8y6Uj2pPnkpAZLQ', 'POST', '/v1/payments', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '28', '2026-11-16 06:05:12.245+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_u2lM0QjzanyFpnpuWiQemt', 'POST', '/v1/consents/con_X255LZXPVjyM85bHEUSRZ2/offer', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '6', '2026-11-16 06:05:11.444+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_vjV4e12FulVXeNFYvVRfoa', 'POST', '/v1/practitioners', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '20', '2026-11-16 06:05:09.913+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_wxaiA0bswmrPr3TaLokSSE', 'POST', '/v1/disclosures', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '19', '2026-11-16 06:05:11.969+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_xRAVv1nQdc59ZwwUDZTddm', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '32', '2026-11-16 06:05:10.718+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_xWOfW9JNBKkP5ay9o6ntW2', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '18', '2026-11-16 06:05:11.95+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_y6pEMTPGYhAFKjOUl2iiBx', 'POST', '/v1/consents', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '29', '2026-11-16 06:05:11.438+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_yPIx0JhsB7MzVzOrJ9CQ2j', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '24', '2026-11-16 06:05:11.816+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_yieTjTrJdGYKRUfB9iU739', 'POST', '/v1/x12_documents', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '18', '2026-11-16 06:05:11.7+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_ymORIxNePzls6vvfckVAvt', 'POST', '/v1/coverages', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '16', '2026-11-16 06:05:11.573+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'req_zcOa56v0fpEsyK05g3I880', 'POST', '/v1/persons', '200', null, 'key_CKXI1Jy8QYP9u4MSrmjoFM', null, null, '16', '2026-11-16 06:05:09.519+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_3KY90jxwamUetJTb8BE05o', 'check.expire', 'f', '2026-12-16 06:05:13.28+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_5OWGkWsI7yYJk8w5WEjUMG', 'check.expire', 'f', '2027-03-16 06:05:13.28+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_Eex3G55gf026zYZn97iiov', 'check.expire', 'f', '2026-12-16 06:05:13.28+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_GpAHGi3IbQ9qbMdIb3Mt63', 'check.expire', 'f', '2026-12-17 06:05:13.28+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_dgbvtegct7HFyF0ztIcFwX', 'check.expire', 'f', '2026-12-17 06:05:13.28+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'clm_nK8XzPh2WZpMEpkc3WqKcq', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'emg_fsGPipr5r7Vqd02n4XDA8F', 'emergency_access.expire', 't', '2026-11-16 07:05:09.599+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'api_key.check_use', 't', '2027-05-15 06:05:09.107+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'key_Yp3Uv1sx79JBP3lkfvMoDB', 'api_key.check_use', 't', '2027-05-15 06:05:09.211+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'match_gxwTzQBTm5rPsB9fu7iI0h', 'matching.expire', 'f', '2026-11-19 06:05:10.516+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'note_Na76hUmbrUHsJVII8WqYgO', 'note.remind', 'f', '2026-11-19 06:05:12.753+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'note_YHiPhuGONKfKWImNFenKVl', 'note.remind', 'f', '2026-11-19 06:05:10.03+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pans_1mnZRSCgY1y9AxPcP5OpA8', 'payer_response.deliver', 'f', '2026-11-16 07:05:13.135+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pans_A7hwSKBP3q0NxvlSNDkUm1', 'payer_response.deliver', 'f', '2026-11-17 06:05:13.135+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pans_KasBO6YgYnCpG3OXoxLbi3', 'payer_response.deliver', 'f', '2026-11-16 06:10:13.135+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pans_bZVMT61lsQ5qRnCxJGNEEY', 'payer_response.deliver', 'f', '2026-11-30 06:05:13.135+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', 'dispute.fetch_outcome', 'f', '2026-11-30 06:05:12.337+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'po_TdfoBDTnihc2O9wmdD9jFN', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'practitioner.monitor', 'f', '2026-12-14 06:05:13.28+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'risk_HOebbDjVZxZliohefZUbLU', 'risk_flag.overdue', 'f', '2026-11-17 06:05:10.249+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_NuRgKcPrRxgDT2ICt4r91q', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_SvaoCCU1dBwv3YPcovdDmR', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_hBovfpPzXulCGsFeVgNg9w', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_jLrUdzao7cgk4NpK2bzGUc', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_p4mKJN3hKgDgnXtoiGAMKT', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_wzmHIm8ckT16AF0qYWmKkp', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'st_GFifR7FXwv2LWQX2QxXy7U', 'scoped_token.expire', 't', '2026-11-16 06:20:09.626+00', '0'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'st_GFifR7FXwv2LWQX2QxXy7U', 'key_CKXI1Jy8QYP9u4MSrmjoFM', 'prac_l3tgwe6zIO010Vs0VrwbIG', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'aoIN', null, 'f1224e13327ac1c3ba47accbd3150256ce50e1806a0604d6322a73aed9a7ef3d', '2026-11-16 06:20:09.626+00', null, null, null, '1', '2026-11-16 06:05:09.626+00', '2026-11-16 06:05:09.626+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'series_qll9G4L8uwQ8IMJcnGpSTk', 'prac_vIaM1zKecz1FzpKo1Os4Jb', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_jLrUdzao7cgk4NpK2bzGUc,ses_p4mKJN3hKgDgnXtoiGAMKT,ses_hBovfpPzXulCGsFeVgNg9w,ses_SvaoCCU1dBwv3YPcovdDmR}', '[]', null, '1', '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_NuRgKcPrRxgDT2ICt4r91q', 'prac_HfcpkcIbtTiZoZbHeAgZaX', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T06:05:12.577Z", "person_id": "per_ZrRwNP5kcNNnyjv2Wft4ci"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 06:05:12.577+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:12.577+00', '2026-11-16 06:05:12.577+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_SvaoCCU1dBwv3YPcovdDmR', 'prac_vIaM1zKecz1FzpKo1Os4Jb', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_qll9G4L8uwQ8IMJcnGpSTk', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 06:05:09.749+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_hBovfpPzXulCGsFeVgNg9w', 'prac_vIaM1zKecz1FzpKo1Os4Jb', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_qll9G4L8uwQ8IMJcnGpSTk', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 06:05:09.749+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_jLrUdzao7cgk4NpK2bzGUc', 'prac_vIaM1zKecz1FzpKo1Os4Jb', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_qll9G4L8uwQ8IMJcnGpSTk', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 06:05:09.749+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_p4mKJN3hKgDgnXtoiGAMKT', 'prac_vIaM1zKecz1FzpKo1Os4Jb', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_qll9G4L8uwQ8IMJcnGpSTk', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 06:05:09.749+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:09.749+00', '2026-11-16 06:05:09.749+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_wzmHIm8ckT16AF0qYWmKkp', 'prac_c24Sx0ZjN7OPSCrGQeDEs6', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 06:05:09.681+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:09.681+00', '2026-11-16 06:05:09.681+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'adj_daVx5i7AVvRasIg8TVep7F', 'increase', 'per_DtTMoCMko49nMPEnfP0JbE', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 06:05:10.813+00', '2026-11-16 06:05:10.813+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'asmt_VZ6FC4BBFBCmHJhhxnKpTB', 'per_FVHEtui3tNKooqE6Jh1NjZ', 'phq9', null, 'prac_deK8hdLdQWYZRgzY7fcGoS', null, null, 'assigned', '\x01d9710822c6c3eb463bbec818da6a848ad9e43c49d32e492e23a318ec5914e530e012f8621193d44b0cc416f733f2dbaff60d73a868600aad2b3ca0a0e34de05604633428978955a44a30a4c15a32283d8cc5bdfb80e2e46e7336d76fa5aabf6c7ca71b34b6268de8834b26f8d01507cd12101b5a00bdb57d9868d28334cef159f2c6db0b19ecacf59aac7b0ab19a82f6120ce6ba14723b8a71eb9d6bf1d5699dafd370d6bd31167954bc8bd4f97ca7ccdca79a12e45b6e3770567b', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:10.366+00', '2026-11-16 06:05:10.366+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chg_PnCOeJCQnt225plTCp9Q0b', 'self_pay', 'per_rKf0M57Vs2lRM3IEx9QM5C', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 06:05:10.725+00', '2026-11-16 06:05:10.725+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'est_YKOoquRWzbaY808d1SeBLm', 'per_K6RHAGXsoRc8daKty3pK7F', 'prac_OxiABDvfomi2qVJEdI7rla', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x01f2ce70287560bc87fbb0f40253b31cc0501c058c6ffb9c04bb70c6339be66794862604afb273aac84c3451e0cee2a767befdbba3f6ebd9d2e4081fb605b841960dfbdd2468770d390624c4fe942728b7dcd22eec0987140b456328e79a7d2257ec85fd3cc2a35bae60d874604836d385d87dcb7d77166fd90bd8c3c3a983e115093eb1db7a776f3ebd70566735ed14b4eac771513d8f594562fd3f78afc90dd11358c0f3ebeb8723faca964d41b8bffe7c45de3d92e0d87d11594c6ca2ad20e2e49fba27fe3b86e05629f268b97c53b3c75ba42c8d0a2b95e663b51dab42379ce0d03b0df15e3a643bf7753d748424c9a331910d9ac6c96f9e03fb6bc946f8cfa30fb8e8b920e607cbfce5f19a696dab43856b80323ebd66858ebc27663ce543dd2ac71c1786d71a507c312705d9ffa8d587b23df907b937835f41f7604cfa5cfa41bd93ba43e53c0d3391c560db5e3935c50d39735c076f267007406ebf1793ed69c08ae8c8fcdc4ffadcc2feeee23f1da86fa3d609c8d8adf7fc7b5bd10a96ee43b5e5aba152a216fb279920283c59ef8093a4c98c844a2f2cdb9403c02e423572e66ab5c8463d1b72e24d5825665aae0f726d25cc7b51636f30d374739bc1478357610606338d851a7e0cab2e3bac7c06820d4c3ab0fd8a2ea6ba531635511cc8e76933d19efb389ba027d7310e0f161578eea5dd5e3181c5fabd2a5d28fdca4b2b8fcf2c70238bfed587cd055353439478276542ad9fcc8cae47bfb861b8850355f202b3103c514fdf0f0d3cc11895a02f22943f59e5f4c6fbfc8689d740d8d0d910f33e70f6aae129669c07ad2906271cb6bb5fb48fbfc23e547adc6735cda7339c1b61267c3f280434c489eb93587ffb979ef83bb79f979adc0fc874231f2ed4f9674d05188181847da9d60c2716525807a1c042beb3a5babe4be418ade26b458c252676221d8251daf305f70dd0d6ee4ca67b5392296a218edb5c74e0e622fccd944f44836636c3e6259c5aa21f4b820989453eb5da9c5277c945fbf3324412f6a38a0f3dca4f1a6390eeb9a550851869b4a77e487d2868901dd6a224ceac72702248e983562244529d148c53621144f96673bedba531787e5332c27e579596fb1436281c2e7d6e037abce21993ce0822a0b61fe85db67f1e8fc81f0a43eeb4d631af9f3ed1b92292ffff08f68b926ea47b5967b73f2ec98ee9289dfa926e332f90e3991af9d26fa35cb793652f8df388afe4b3034471d7c886a4ae58def9e02b735490a4c743e6ac2d12acd3f06b76a5eaa59e62a4e1effb3cd935d47c027a2e015405a0529d04971de840708fee92d4ec09b49cfef79e68669aae590fdad09df7b7f264c27b38260d8c9f882ee9400f05604cf1c7ee356f475b932a9522b2827cb1ed0f7a79b356ec8972bb494eef5153598bc6cf44989154afaf826b50f905b45b50e85d6056fc928acb4a0c165e217c093ecaa95703c73039fa711b39e6f8f7342390c1bdc5693633a2dbf22b98d6cbaa30b38b03c1fe29d71fdada0d067e385f02e3addc873161d878c63ee322bdc748603727f1a58d9cd86aed1330a19453074f0e376566d222901e4e53307de94118341f1923652941deedd1aa71f84f84854900daa9602612411f05b7ac537659467f53663c2a5fdc35418a17befbe726599810719f30333e3f143ddaad188b1771bacb1a5c569cff26303950cd2bda8ee89ac5712b11b90423ad82ea4dfa8bac3e78587b2e726bae236a2bcc481896f773cb7e8d7685411e02b93f53f3b58883788cb2fb74d839f51b9f17a7e783cd26f3a557edd6cc6605c3918d5fcaabee771e1a07766b1f43706712e880903d465fe306af3740f3fbfa1ddf476f3dc40a2365b3986255072678b8058b2114d28a5969815751ab169221220ff3ed0f3cec9015de3656a7e744dbf8b9ade1785f027e233d6da821d46ce9e55a5b918d930386719b10ba8dd1a45450ff0d34cbc80d812c172ed7de0544146f18de409b381e1380cfd795e5b434291fe1251d01f737d0431eea5a1313a142b71124de1a92c72e562b6e49a2fe32dca5d88751d07330aa15b92a3cf8616c1d85797001bab4298ca5a3aee0275c6ddf4d92d3c8593101a57198e441c49bba82c4ad03966524579987e1e9df5c228bddf51dd8da300065f54fd5bde89516516369ded18071b676875d98d8ab4afa1f9397aa6ecfb71e2098fc45f89eeed502523ad30f', '1', '2026-11-16 06:05:11.837+00', '2026-11-16 06:05:11.837+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'match_gxwTzQBTm5rPsB9fu7iI0h', null, 'completed', '\x01922cc17d1db020b8dc26043e9feb044dac8aee762f6bd166e6873a46aec4a60dd100c2a38a67d042d455bcff173b85c4be6632cd0e62726284a0191ef34054c1bb0b48b2f37c2e70c88896f63b7a3c58a2a40a40b9d4fc37f1be2fbcf303136d9304d3077bca3922aa5b1c6d91907c19ab25f83f3c2027c1928db6cfc10d76e5a879aad9afafd5e73ceebc9292501fb6930e6bfb241e58570e3df9e398b747e6eece9718c227db5d160b22c18fb7a9626a29f6bf4996cc2866d0bb311f6da53c8373d165a72faff31ee7e14da607230de9b95ccf665ed24833db697b749826cbec773e97790a8baf63aec834975498c32f0cdd4fb0406497b970f1eccb437c609344a82b7eed7cb75ac0b081b245be4048436c11e1bf87c3e26abab7a3cc0ef4a81f61dc926f0dbe49fb206f558a20b9f6dada60e4470c4f244450c1d6c2dfe312e2feecee61a907975551e5379b699fdb68af60dc9d68a4b976c6b198b828c9629a8f72edc12c150176b181c34e0b0621d11b122320bc76b0ef57a0f4635a745bcbfd98ddb1a2e8b819bd705456fdb1fcb514957e4b0495d2a6f5775897677f0249d0f4e33132f1c7ce08411d509c6533448b5abb4df16cff74a17c31ceacd6e7ccaa315016ac7c2dd4fee8a95984ceac4e0b285b4a790ca9797942f6a31961e500a6cc21969269a4927605b9edf4dc271c1adbe23f36ddf38739733ea537d5c0e7db1eb4f68fdb2514f997fa17679e59bb36829cbe056342d5ddafbd56619b1cda27611a59d74169fd3b4db33a1e38d9b756a6ae594c3567d6e14bb5d4f451d2e0dced9ff179bcf954fdeab7492f487892c6f425581f02df9dd2ee09d109aef030f93244221afd776a1cf17c211a8ecc83ed503c0027b17e93c50d29339379d9f6d8bae24dce7f381c116f49dacf3a75861721b522d00cae9a6a376774dcf8454005aa18d631a8371adf218c6d84bfe3b374b7bc0a62a51a567a160268d685c883dc91a9fe38747faa50d4c4c1072b7d61528afe794ebbf237c9c80706581d16fa8a4073fe56211339f9680721b5cc84967fa49ff1593babd45b2c253ba65b3a02e6019d2b7c87e733485dbd1649eb4578ea81c5e519bf86c1d94eadbb279a48b6281af6e2314639125f7c67d0c1f32097e9701f19c24d78041d435c9ae34b0500a8bf9f80a19426d6c4809e4dec40c675c0989a55b2f1699a54d35e80c2532f56a53073b315a529d4c1815401e2a2fffc1e36e7f5c9f2f8316d3c5432c10c72a2f66605ec089836e3fbadff6d4201bd760d556f8a8a8c6ab627378caeb972afcc776f989a73f1cd66881bf3dc8daa8f4e6a2a8dfc2aa3de9d46d324a391c746e00c6b22c6fce20d940ef72665aee2597ff01583943d0c2494c2021301ca8a9f0033872363e488b11deb178130028d54b37264d7b5b9b1f6701ee911858f2f32c0ca20e129241608fbd044545a115e6f4c50211c6279dc53d2f642a720df7b52fb4f01bc9796866579843b570ccf2f2c4dba68b0909de4099c22e896a6a5ff58c61f1e5cfdb95e374cb1df8837c3d2cbf63549d6a3e572f2500398f5e5258d7c09ea56905a92bd529ff19c6f92c77e0a974e29a9e30c2987327e0054aacd54839e786dd56bee32b1962a8e84a2bf16fdc51f68d94960259a21f84f927922bdf5130ffaadf462cdaa0417c7591a949b395b51f5f572543814eb6aacaa91b81373459420f614476084a63edec9de0b2cb727ab21c5ad7ede9c4f46fd7ae9f9f960be5f9ca970d1791cf5c3975780b4a418a173b5bcc045ecbb50bca34b11283e9a925ed4aae19b704590b1a565217cdab6a792be1be347b923c25e4827621d1b89ab78a500530bdaecb3ce24028d070164f152ea63082d5b6f6d995d268a7a8cbfd7e1b90ad779aa6ed15429d80abd06ccada25106afa237776875596e38094142cbfc1167eb6b46be178c50d4515de1053cd7de2f2d33a9d631b22dc407db42e18d34023e4641ab973ce6873ca84ac69eef1fa56ce35103c49d1ccf77511123b99408a024c638313588c5ab6d3c805023b4b0eef162e08fa0944b30bd08880607679bd0435cd2fe1c5435c5dd4e4d525c213a85b9b7c7e951e208a7dd4a689ba8b3a19564ab7ebae84ac1e8edfb5dcd22649f0791b9486a0604aaafc85dcfd3c7ab2c166c53940a2bb8ec544e96b5ef09cb483609c7c13c1222e6fc6c33e08d34fbc43372bc22831e0670bc7f024a3e511f08ed7f28f3515d5bc39292ce236eb4f1d389d6c50da46b15a1969f8eee9303773de0a1197d92a5e917d45e94a0452a97df6dad86ec51c6a8a8b1397497ef9fba176104f56163e96acebf11ca59f80bb2a17d3a1b4f2fb4dffd2504b079c8cc60d4eacfbcdc6d6a2940ca2ad15d8ddf97b10bfd9365e3383bc21774cb4dc2d0efc2d9647646aa0f718b10152a4b03499c61c49992bf96eb0bd9395a465ea9f1e556d5e65e46fe13b6b9bc39f68ea65be126b2d80ee44d84a7a360bf1cff95987a5c808e86c0b0498126a80e53be8625c5a15029e94a09ce4e223c00882c80fba89c8136a04681b252ddd478bdcfe7670ee83da3a3ebe2742ad7a59ae174b6536b12bae4f6e801c6c8bcfd6b7802248ceeaf3aae117c2a3a4fa94d60342cea15ac164ba6eca67e25d95f2d33ed229ab55701bb33a5e8acdf9deed3b7ce9f1f2cb4bc4994e57fa4e60c19c323c62645327375147123846fb7806d64fa99bf54258ecf61a30f22c6317157ce97e6ed635256915bcd3539530cbfbfd92ed7ead62eb62c2b81224933be0dc31d1bdf5bb1ceda08dbbfef3382197c82a593cd89257e6b41a033f4ebd1cbda48f35c3ab1a184e6808dea89bc5b9a4cb90fc258da873c21af3c3c80b1fec44deb25672025ab2a750224cc72a4b723771708dbfe5df8685cf6623a52f91e72541f7d8a5516550b', '4095711086', '2026-11-2', '620cdff8504701d3.ht5e6', '{prac_QHwNroOIAiFdFdbUhxHAso}', null, null, null, null, null, '2026-11-19 06:05:10.516+00', '2026-11-16 06:05:10.516+00', null, null, null, null, null, null, null, '1', '2026-11-16 06:05:10.516+00', '2026-11-16 06:05:10.516+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'note_Na76hUmbrUHsJVII8WqYgO', 'per_ZrRwNP5kcNNnyjv2Wft4ci', null, 'prac_HfcpkcIbtTiZoZbHeAgZaX', null, 'progress', 'dap', 'drafted', '\x01c77236f9ad0a4b3d0d5995446b8febacd19476bf75945469047f63c1c202c1d1e8639d12faa615deeede1f0ddaff822f866630321b8b5e10ec43153102387bc45a7e92167d99e0ed2c57bd4d15b11d73f6d3009138c7ebcb19b6c21d03e9ff80826a24f69b86073c0d9c959e873a89fd584c2c283b6ab40e041a6f0a4d96646236d85081b4f7713c3393977291d099714f415e026fa70c527434d2fd4f0206f17e487e44abafed8af9771364420785eebfecc3460edd30e3105e4e33f46240ce5e071c93603a4bf7580c341b91c214e6e9290d4c29b8301a3e7fc3fdfcdb1915cac2c862691e364f5eed7a2228bf04f52d18d69252f2a7c809eec82a034e0a1d878ea56f713a94fb5df504b304c83a13362db521ba30825d954b37e6c7f8d09c6d13002804d068215a19f3bbbe626144d4bb78d876052c9729644c6601522b600b0c94c39a591b04cf7005ea066c5d9e7dbff7c00a6a214c99ad3489de95425d69d73967a40fc0be05a42cf8918e09be6c981fb7509ffcb29b89e90983532a39d0b97fcaef542924fce3635702c2efa1608d7ced1b7dbb52c432b68283edeb3cb09125d19c12b6454cfb44a622b048739e13e15857418b0304e150f7874ac1ab6269f551c3bc807b7ce5767dd28f0f32f23d9adb40988291702f76a99315ceb828f03e86b5699878f12ad93ad0d1566537c84478ac7f626ce56d1fa0dd63bd291dbd4f4deb107b2aaef93736cf565c23b137536a30bd2ccb23619ac58442612e6e1c07c89c41a16415', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:05:12.753+00', '2026-11-16 06:05:12.784+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'note_YHiPhuGONKfKWImNFenKVl', 'per_OlfBYQp3Scg9eHGWix2eeR', null, 'prac_deK8hdLdQWYZRgzY7fcGoS', null, 'progress', 'dap', 'drafted', '\x01712910a0ffa5519b8aabda02df99310d0a57553f75fd23ca4e50aec2ce28a919adf3e62cd9b3ea66540f514472a726e5693bed495e06cd974bfdc4910a27bdcc68b1746ce16e39be174fe30970d9e870f26319d8beb25726e23b744c7d934f7af8a144730eb17e20ba5b2b8f9330b5bb9f36ffac5148be3af34eab7fe7846c7f7514d32608aa2744d02ae8592ff26fdae2299c9c7934c974b88989201ffa63818027e2f5f25dc5939b124c0e61ec5a225486c418fb3f3bcb60cd4ba0a899602147901df74bde12eef99fe32d2a28a756424db1b14356cd81cee163a2b0b966641605f2ca31e0be43c63256ebc937963b8611a1ff0b369f86858110d6229f56c1ea1c9253e6455e5fee5bf0f2741910dc8dcf17cda95234553b06b301d411fb375e4a98ba171d50f39100a272903971b591c316f24ca5eb9718f5d0e4be203dc59763d6229f102bc2f3c4d89a87d5d549def7af4bb8287f79bcc39d4fe696b98c1a95c6943a35a2113b2a7eca42338250792f2eb44e3718a4650b0e2bc1b663ba898a93f689d69c3df0f599781413be0fb3a35d7028cf529998fa1b675b3083623abc79b02dd50661bec191073d7f1e0b675865f6da1d36f8ad5627b59e4174a964f16ada8eb7506503b523934a66cf74a7224ba3764f1ecdbcf39eff4476d9898668f21f87b05c241e8d3b3aeb179342851eec5189776a5d1c734d3a7b6b6d41225fae37d43886a969890461bfb1d09bedb421462f1908f84b39d1689bb0dd5087d69709708df44bed81f5716bb13daf6666e6636c81bb75cffd5a5e6bf6379defd3ec28924eec4bf54657eb4d789fc3c5afb2f4d71366b177b6d516c0194fb27cae5d670d68a98c32b2f4ced18ddc9fb3de415b80c4687019bf13dae52455731aae66d012b221b4da9f2a064e0ed7be7c7aff4fc44f3774f2a8a71d27a8408982538e3d3d1317b135d3e59f6b95c1d3cab7d1c685857c73b93eb8010a380ecbf2de6b17a2684f34cb2c13170e2a22beec8715bf408cb9aaa6335e207c38ccd2d887ad54b33fa2c71c2a469f4980bff156291d232e683f75e5a2f471dc5c6dac0bae4d9d52816c96b9f357bdb9cefa77f402971c', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:10.03+00', '2026-11-16 06:05:10.03+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'note_qyFtSa8UhAg3AQ9o0DTkTY', 'per_ZrRwNP5kcNNnyjv2Wft4ci', 'ses_NuRgKcPrRxgDT2ICt4r91q', 'prac_HfcpkcIbtTiZoZbHeAgZaX', null, 'progress', 'dap', 'signed', '\x01ec51f34bfa1bd70ccc4ca7d45a074db55a8bac2031b4e7ac3cb5a448cd01bebfa0de43892edffcb10e52f7d08863b8c9d80d4290f1a1003e7cf1879be70f78f2c7a9410bfabf5a79dbd0e247b8f2bd9606f1578d9f1200f8a7467de75b9407aba75e7138ec6f9e60b869b573e731a6dcf8649bc71e4f8d76d26e9012184b08eadf545511e690d6b8c641241c7d3ee80afe7b885c117db5031ed55d400a27cf38f69b914ffb1eb7630a33398796bfbba680ab82295ec6d50d93dd45cadd0d9d70b87a4c64f73e64e6410e09c452290bcdb2e9b8ad5433b34045372c4291c3bb74517a1cd844aedb5d4d9ca78ae897bceadbdb684e7d0b396cfb5f6e403dd9547dbe8a47ba49b79af7b3691195921d18ab45b9988f364400894637ebd1b036f5ab9f429657d7f6be548901cc21f2eb69fb7dd998e87f62a38d143b07df105126fc2d2856a5b51ce8492457f68c360dcac4cafb5cc59e571a9f731fd46dd8243bdbbd7b37f6f6458b7cf799e199093e9a7d6758e574566513b4ed0d5d5c4e676704fe9d3b3b784075930fc788ede480586b9fb4d6f8d3fd3d6845f82f6331e884e652e1589e40ee248be041b73c0bcee4b825fd2581b1db0c1206909764c2535c0c02aa7472fbe08b4ef5631a2d6e8e665e35339af7a7c92677d0b1dcc5aced0c9ea95f5b7c0fcad492540fd84726a421ee3a637dcb483c853da84db29d0e7bf555bfea87b6f77cb6f8d0f9feac16c887c8d248b9e0eccb066598915ccb21aab4c8ef1258b4f9125e8e0048980071de4bb66e52fef3b2c33fa63fcc3b65fcbbabb4e8dbbe07f9fb1ea0d5325127bb33396a23fcaab71ee1ee156a72942df615c5c78241a7dfc864c9a0e61303368fafaff8b4f908568e4d0dd4c1cf716819b6cfd4460b3e3d7c3051ee41cab5dc1307b6f27e6679732149418ef4119fc1c85ab64b2ed5aaa51a8f660e66cfd13870654bc06e23c6d4a04552c2c58113cdab70e011f20271238179a727f81172d01cc302d37a7908a48536048f86b429342df15052b4b4ac9281ca7887d4946d5fc54604ed63f159e57d616ef35e4c1a0c846b352811931c1029157fef763799fa9abaef870601c62c54484ba650ac1621023dcf12cf777c3e32ced76a2cb3399c397a86f4bf1eaf5b99acf52b46dd1b7f1230f4e051fc774e1c1a7d3121ffff6e3de3780f7cc8166ed090922f66908df5042e4a69eadbdd82a6512096e9f2f4f3a169e6875d0c201d69163225a2374fd19d2571953f7d5a95b3c1b3309c01da709b9ddaae1c25b6b802492d9868f9ebeabb7f56abce05ae6d6151fed9f893e7e376540f44214684b676ca8b4ed7f25c', null, null, null, null, '2026-11-16 06:05:12.7+00', null, null, null, '2', '2026-11-16 06:05:12.672+00', '2026-11-16 06:05:12.7+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'note_qyFtSa8UhAg3AQ9o0DTkTY', 'prac_HfcpkcIbtTiZoZbHeAgZaX', '1', 'sign', null, 'e4c5c0033679bb6e8f83c8666e44ded8e7512773ccbacf01edb4491aca7a9365', null, 'efb0e5f541a007e8d8959740fd85d36d19c0a8370a67cee929e3cd7cad15974c', 'ac3500de498e9e2567fcbe5a6868fa7b7a8cd9ff7ceb985885d4e3277a075a43169a559e72c4ccfcecaacd4708c09ca8fa2f83506d4f39a995716c8f390c980c', 'note_key_231d59492451bed6', '2026-11-16 06:05:12.7+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'nver_Ty4rXPiJZ5gG0TRxl6jY2L', 'note_Na76hUmbrUHsJVII8WqYgO', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '1', 'prac_HfcpkcIbtTiZoZbHeAgZaX', '\x01dbae42e3cc6b43866b319981a1398c02f4451b48ce0bc77502157f146c9824f4b67b1d58a37be7d80637ad6e1f3d30bd97a9142607b599e7ae17aa16980254ef460fced6f702646b173415215d6bc2ebe76c7ae0af74e5b8f7ffa1b72754bcf96284898047598ce699262361b0b5069e8b98c6a893e4cf6b246ef23491e0cfab5ca80e5fa1706ff9d865cb3bcb9913370314cfb2c7bf65e94a53482f9a04dde369f68d06bb515f9393b968087d957b7fe916d3e273075f792f2ae99d00611f2bcbe39a7112de59b90752d8779d2c35090636a3d56b6a9ff32acdb4d9f5bf6310b69797617732b6285ad80833cd572ce29fd0cd59e68e64d1409aa02bed9fbfc9d52410297ff8fd4375240d66b5ed3141f3f1e1f515e03fe38d21fef85af2e4f48bcd7ff30e0630716ac19820c8ab54103e0d5685c4da0fcbe78c74cf58acd4899b36870d6a311c70d07f4769cf126eda6ed3c26c7e43cfadc1c429bb65373f5406626e60de9cee106248430b76431f4506a73ce357ce4f37bac178701ca21f5b8b48cb6be942afd8627a6928bbf42570a2bc54dda6d1257ca53ed68a2306d3a7b95544e5f92e9120ead6b41637e1300e0136b0de9835907652015dabfe616dad843d4991609227e35abc7d93e157ea902ca10314d789', '1', '2026-11-16 06:05:12.784+00', '2026-11-16 06:05:12.784+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', 'per_dD0MdSC2ImjDyZBF0PuGBR', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_dD0MdSC2ImjDyZBF0PuGBR", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 2500, "currency": "usd"}', 't', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_um2GeStAH5fAq5v0YKfpB2', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 06:05:12.25+00', null, null, '2026-11-16 06:05:12.351+00', null, null, null, null, null, '5', '2026-11-16 06:05:12.223+00', '2026-11-16 06:05:12.397+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_Xv0CiDIdNXvmuw8S76MxA0', 'per_dZGeGY8C0i0FyeWhLq259E', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_dZGeGY8C0i0FyeWhLq259E", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:10.913+00', '2026-11-16 06:05:10.913+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_mZKeo1ehIjSARqczF1SaGj', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_bb3l3Q7FGRrJGsLtRQRM5x', null, null, null, null, null, null, null, null, null, '2026-11-16 06:05:13.28+00', null, '2', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_qindDqMhUO04kXyPvPkZRw', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_BYE0wSte3SqUjzs9aWQIxb', null, null, null, null, null, null, null, null, null, '2026-11-16 06:05:13.28+00', null, '2', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_yVchGk8P5X1Y8qCXnZTcO6', 'per_but2z2hMCKDBX6xIGWmqv1', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_but2z2hMCKDBX6xIGWmqv1", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 1000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_kPEaypwymqy2b5d9QonnFu', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 06:05:11.022+00', null, null, '2026-11-16 06:05:11.113+00', null, null, null, null, null, '5', '2026-11-16 06:05:10.988+00', '2026-11-16 06:05:11.162+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'dsp_aqIy7AR3FDBJs63zUZuhpg', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', 'per_dD0MdSC2ImjDyZBF0PuGBR', '{"amount": 2500, "currency": "usd"}', '{"amount": 1500, "currency": "usd"}', 'fraudulent', 'opened', 'simulated', 'simdp_OIk8q9hDQQaMQAK1Bzqb2h', '2026-11-30 06:05:12.337+00', null, null, null, null, null, null, '1', '2026-11-16 06:05:12.397+00', '2026-11-16 06:05:12.397+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'psy_l4I6pZ3aHbnzmbaaQbVDCR', 'per_2fgECfMIwWPdQPZ8rfEbvS', null, 'prac_deK8hdLdQWYZRgzY7fcGoS', 'drafted', '\x0100f52be6c7f2fc38e231ae4d11a56696795b63d7137c2857ae74cc94d549d0cd895e3d5b1d9920e94c0197eb4030d5a1b9031e84541f8bc3f89e73549af39ed4328bdf0ad2d0b953b0b498e7bf3005ea2912b2c3946ebe76b40998f4a986122cb01e42e560c194fcb585ea447f0a52fe3c', null, null, null, '1', '2026-11-16 06:05:10.144+00', '2026-11-16 06:05:10.144+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 're_HIwoSImxdK2tTqCNC3QGIb', 'pay_yVchGk8P5X1Y8qCXnZTcO6', 'per_but2z2hMCKDBX6xIGWmqv1', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_7UMCwkTqMkkCO98yAIifhm', null, null, '2026-11-16 06:05:11.204+00', null, null, '2', '2026-11-16 06:05:11.162+00', '2026-11-16 06:05:11.204+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'risk_HOebbDjVZxZliohefZUbLU', 'per_yBby80ZoGEyEMRsOWDWG6z', null, 'opened', null, '2026-11-17 06:05:10.249+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:05:10.249+00', '2026-11-16 06:05:10.249+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ses_NuRgKcPrRxgDT2ICt4r91q', 'per_ZrRwNP5kcNNnyjv2Wft4ci', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'simdp_OIk8q9hDQQaMQAK1Bzqb2h', 'dispute', null, 'simpi_um2GeStAH5fAq5v0YKfpB2', '{"fee": 1500, "until": "2026-11-30T06:05:12.337Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 06:05:12.337+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'simpi_kPEaypwymqy2b5d9QonnFu', 'charge', 'pay_yVchGk8P5X1Y8qCXnZTcO6', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_yVchGk8P5X1Y8qCXnZTcO6", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 06:05:11.068+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'simpi_um2GeStAH5fAq5v0YKfpB2', 'charge', 'pay_RFUMcM5mEVF2Oo1O9qpq9y', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_RFUMcM5mEVF2Oo1O9qpq9y", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 06:05:12.302+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'simre_7UMCwkTqMkkCO98yAIifhm', 'refund', 're_HIwoSImxdK2tTqCNC3QGIb', 'simpi_kPEaypwymqy2b5d9QonnFu', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 06:05:11.199+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_RFUMcM5mEVF2Oo1O9qpq9y:confirm:1', 'Pc-p-4BYI8G8QPCYUuYNCsBzmAVUUDqlO9my5IUJZ-w', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_OIk8q9hDQQaMQAK1Bzqb2h", "next_update_at": "2026-11-30T06:05:12.337Z", "evidence_due_by": "2026-11-30T06:05:12.337Z", "charge_reference": "simpi_um2GeStAH5fAq5v0YKfpB2"}], "reference": "simpi_um2GeStAH5fAq5v0YKfpB2", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 06:05:12.337+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_RFUMcM5mEVF2Oo1O9qpq9y:open', 'whA_xxi9RilhaX0MlPq4rsWdQAsAZgCQeXGI4Fpz8ao', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_um2GeStAH5fAq5v0YKfpB2", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 06:05:12.302+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_yVchGk8P5X1Y8qCXnZTcO6:confirm:1', '7ioi362xTWNs3lDDZg_8Qu95BkBiMv_V1oJgClPVSnY', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_kPEaypwymqy2b5d9QonnFu", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 06:05:11.089+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pay_yVchGk8P5X1Y8qCXnZTcO6:open', 'aHJ-wuOMx7ewsF6flutrduS85DiCyoV5qfdpIDLWQoQ', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_kPEaypwymqy2b5d9QonnFu", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 06:05:11.068+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 're_HIwoSImxdK2tTqCNC3QGIb:refund', 'fMXXCHKa7rsoIqzJ6HTI2diCXK2RL1lNfmwtiITsIgI', '{"status": "succeeded", "failure": null, "reference": "simre_7UMCwkTqMkkCO98yAIifhm", "next_update_at": null}', '2026-11-16 06:05:11.199+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'sbl_i2QVeSgHWqyVN35BMMofVa', 'per_719iphWIspe8euX5beVfFb', 'prac_EQCY0rIMUQ2K96CmWOYgTv', '\x01ee1953513c0c3a67cadf882e993e151e940645994614842293b543fab6833dbed68853433593eea743ccd7b793c995d3662a4dc5990f009dc52fab5af692662a8c7a5ac695222d7006cce0d600fed885f44fdc28f0b16bf4afc0b9dceb60d5a1102eb8cf0cde1a61026ebde4b9ec1f1d2f585953b6a44475378f6d062b404390440483f92f1d178ff3733fdd281cdaa9b4bb8e03b7a24811ffcb934f9f56e94e07930b7098441ffd8bc4adeaa9d7c91cb7a9c515ab33c5b80f5609f1ea10f46015b633c289bd10edeee348946fb42d8d7905595597c9ab3427a71ca1b90d9fd3a85b4f6d2eeaf95ed4cdd85df5520e3495ce4005cf32d33062a5b9f7679641e28d443f23b091f551db7a01321703d4801835740c375517a42b36401cd5ba9a6dd3270ca5b7cba27872784bcf0e9c90773f6cb93ac506c8435e95e29767027550a23d3319f4bc18ad83707e34ad69acd781b622b930a31dcadd0a2c7628a7a3908e4916d7f1f6d6d8a548ed6334ebce72216e0790584f4ba2965b99f93caf61ee203c0ed3ce50cb858a08daf2fe1d050bd6c0f9d28e857df3380ade53a4110e3a9f2875f212fec92b0cfc431f966eccd9fee886e8f39b9e63b872b72aabd46fb61530bca613f5f9f739bac2e2989e9664daf0f04a7daac100ad5dfbcaf6b8a6b1c8770ecf88c23f36a35cc5420aa61ca8a6e0f9943ae3c90a7a4be1690bac82b9c20bc2dc25b72f1216709adf3c68122433942a215c46e09ad16a26a73934115dec5e6be92e6a547a45a88f026ac364fc3dd5d7f2cb542e8e844edd820daeda6bfeb653b3f6007b97c1e3fdb65982ed786228e512b29fdf22626af9a07ab267c65d29519c818367f1fbc7d75099187441dd026c59e7befbda2bd49affe4370471cc5294cd9c1a97cb48a2e2e5cb321aef9c625cd59c8e4cdb4d5a9247fc54ecf3b145f73ffda591210cf98497f4df824882b3069c231489a548927a5b676dd1f7667387edba27fd6978c781aa2fe2edcc56864d96fdf8ac32d95355ad4ed4d632688b67e549ade2079811a6bdfa5cd3ba9d466448382a17cd58bd87498304cc6a7ee839d324d6e02c721d98bd58d023e6b5435cd8077dd53d743a2f7c10d53dd0a612e422eab020989a315726d5dd8c9284b46ffaff6464144d5b94c96cf5b3862a53f1fa316c36090ac5e98d059ee57ca5c1b618082be62040844a1a0fbc6948d4b749ae64d894a722a4e4ead16c104ba1fc45ef23e48793d34e1c07bec66d3d935cc81333524413c1d04f5c611ad92eca09d495284b964fe8de5bcede0a160ba3c44cf57fa1b640796eeb090acb48938e9e9381ad76b8b7a1', '1', '2026-11-16 06:05:11.898+00', '2026-11-16 06:05:11.898+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'clm_UKYtU39vwtlDdvDkId0t5N', '837P', '1', 'SBX01', '1', 'sent', '36f3eecc1615b307927c70752b6db80d8fe8b1e636242fd1e0f0f0241733ffc6', '\x01f25e07ad74a250778c43d9af5057ff2336062d76c6844b45ed3de57037f6bec44698ababe79798f0ef537532c33cd5005f4e44f8d666dc5931ad6a449978ffe3a038f698faa090fe72bcf6b23733ef8c745a2a23d1b94a06dc6825bc25e046f7c7157ea2474e5ff9dfefacd7aee823c63bd0d5a0731e3fb9bfc770b65c0a51d2a03c2ff66e0d06fd7b95e51c5a0fd5497757c795345d57e1050c7de995293f255e016c29d7445fc6d403ab5db40cbd17867945d96d66acbd827da3a724e7b55afc35b9e64098bdeee316fb8080dd957a21f56a3791372585f0bbd2b6858f7e65ea6069a7d30d68d656728e6d9fadf4b3354b71ec07d6bc0273b498e05bd26acffce28404bfe47bf620861a9008d09091f22c301ee8cdcd57cf21bd329f4e6982d7356d0c3ff35fcaa69d20b43febad7a53872707e7fa9be5301fcf0335d2babfafef1eda7bf59594fe9ffaf177114c94c5644fb2c4992b979598df821aa9286f24b1e475e5d09776f4be8f29f6a261221b7d225ea2d20ca625b36b085d7b071eeddf0153a3c13297eb44d745de659fb0f4dd4d1e17acf42d4ce77d7e423f15077e427bc6cb89089bfe5ee3e2e5625ad5fb0b7caee6604715bd0c6504239cfb6f05de7a84f36e82b2c90f3075620b83807f9a2875cb653483287c928e76397b0d9bfa18c955c2be850b638ee8a1729666b068f67fafc8728e4442dcaacf28e9d10468f6a412e3f0eacd390a7444f400203df829eec4db3e11a1df65dc2bdb038234653e3da7f6d237b927ae03aa62feca3dbe4d7d04a33dbbd0d2d9d8b04e111cc582ec9118594060c585bd54ec7403198a7663a19544962a2a29a6e7c03f8d0261f262e784bce85d3e98be9a8e21cd26b30cfdfcefa8e7c97cd0e518b0377c313324f52705ed09dfea5da178ef02c8306350708b78a78bf15822a13e3e09fb52670724fdba31f4a5661f9954481135d283391f059bb4307e982fb5bc6e888aee0f341f2cfdcb03389a36383a24cc8e1e3a7d51222e6e531ed437581d6ff43cc9a34ce5b6351a9fcd66ae4e83e618a1e0020b2521e079f4b2c57e95ab719e2764df19aa8ad92873c5784e44f8a26c675916ad48aa0214833a81320ab3d30ab051303f74a9a3ba26c6b071fc698de09e39769b6cecc9ffd96f92b39a53f37f163c93041766ba94c5e043902be94954be5876f5ff4b5d8a08617510176d39075b2507b0abe65d84656e685b035e6cf7c24793ee698b32405e150e051369f8a2943d0670161580d6ae54fe3d0d4f4197edbf4b6fd000d8421563e4005a3a', '1', null, 'simulated_trn_hcpjp6EbBkzP3TPIJ2kJUq', '2026-11-16 06:05:13.135+00', null, '2026-11-16 06:05:13.28+00', null, '2', '2026-11-16 06:05:13.135+00', '2026-11-16 06:05:13.28+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pans_1mnZRSCgY1y9AxPcP5OpA8', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', '1', '2026-11-16 07:05:13.135+00', '\x01e2e65521bfb6f06d61308196e7eb52c18ffd07d243bd4c039d080ddfaa9850c4d81c566de60a5368b13636ddba2ff490d00eff625635a68f0b6a8b2189106b149a6c85bf22d7b1854a301f58abec5520ed1ce9e58b565fd491399f6be1e8049f1fc56e8601b66ac5a6569b83a0f5c843bc7e7e36a9b1793ad6e209d0f660c26f4d23fc9dcac5fb1c37a810e963c65fbd41733122a005896d65a2c3fce2ad799bb500094479477b3c5206241d742f2c095f708a53e0eaa5f39ddb8c2a3daca019941dd3758b7ecdd9388286b8a85bed926a738537851d2b782cee2301c9df76313b1270c2578b5d2d8e71f327304b2e7dacd47febb7ba70bbedd33c8ba611f796c669ffbb7d3407f516dcb452a7e5f1a267034dc4be6b885dfc49563480851f9483da50f068e8e45c99f00d2ed3137804f1b2c8e822cff43ffbcfdea16bc0e531bd6542aca85053506c9d210f45bea15d700204d2fcbf973301557a3e5e02b6f70869687cbc3060c6d89db419501d2783ba5ae3aa3980a3e6849893596c155ced5fef1c20af82cb41fc8b0487a4835d632c336b65b6a4641a969aa6916adb1506d3fd1797db19db09597ff77ff387b1dfe8bc6387d24e38a8ec8372487340199fea063e6276c63a69398a9c6e4f83aca7f8d17a0d921b440a88a3f5182121d40f4c95f7af8882fb3e6f8f4096beee95ccf86b73436cbca2792a1133974205de7d1f82108b5148cc37d3e1e6fd7d1469846a24254c78326227bd682874c21e0a9d7253b36eb7941ffec8e9a4e016277719b0bc3e1615a4fee64fe5a202259e2e553ca01130e22e01a3b342a40ee2951874ee2ff95b504b431e089bd0387455595cb92d7a3e828b9ae1b7b4ebbf72ee2840a6eb1c11e2b976e34601fd1b0159568e95731f9e52a9dc6233398b300276a7470d8b90ae8bdddfac90ef29f9827e8c1b3c1256c465c75408246106c321d14b97db427503f5e414e20362be1d6635d6bbdc88428a0ddc7d26cfaca3de343aaae2bf7f549c1a809cd124770a2750513ab342e541b9cc13b42eb619832ab65917373744af23edad02a2a70fd39169f598c969b8dfe6c8de8b22eb50562c2209c877766373e3cba0daa20a8da09c2082d889f827db392e7fddce46b771a5bc777f41c4e273', '1', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pans_A7hwSKBP3q0NxvlSNDkUm1', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', '2', '2026-11-17 06:05:13.135+00', '\x01650e39618f2abf4dc996637d11b36a24515482f5f2743a88edbb469403a91ca0b5f158d23388bc674509019cef77b4c6aa91927f2aedafa56b33117c78146feb5f90236fdb2cdda3da237d01af2ad221b25dbc5ce4c3f7b9491f65b2ac7e7fb67c5872dbb6933f312ea63c6b3bbe3e4af03dc9c398c605674d2a2c81a39b6ba7ed8caf32bf673a563faf7d0f64ebe1ff57c4d65ae6148ed010b273b2c04bb96979aaa32f72b7860ff6109ac6dcd609655c0e60e2838ba501890b4cf55817df2f00a0663a4c615d91801341400f18d5d5f147318ea19712c643d60d12dbb6fafd81e48effddf2eb39c79f5f0f0277e7d1305d0dbb96fddd9e30da29d6fc555a1ef083094ac802090e6a9216c374d67892ab34b1ce8a5fa9a69e4308413695f51f45277aec784f3fdee94d0f1a4e5e852977e21316b6e621e783a948c55e47cbf63b0f23d4503cab876545e1057ea8d505aba19c71150675bf0d76c13d6e4dd3faecfc410cde1ffed675289a3ec4cf5bc28ede05464f4d6c21c0a82c87c316f13aa5e102a8bb37d05179588c1f8077bb39aee0a6f5261fe1fff81d2e79caf97d440666f78b95fe9ff588b66ae29abe4c87a321229cdc6d0e3808f064b02acf922293d4280bfa286e5e8105b01d310f34d9aab1aead57862e08fa8cc89f826096df9e0690c3ed976f7cbf291c2972085bda3ba94a04675d940e37f1ec490e3d88791a6c6adcc19294aa68c3c5efe96aba824fc0590fb5b84b52a58debe36b69f8226234216023cdd3711b5aabe2e8a6367aa22219decf22f5af01e4b6866addd52ebcde8bab39ef7a404abd8b341fd119e7e15b7f94a4876d0d948b367cc5f3a41df906029adc228ac0b5265929a84a8bf455761718f979b35f732fe2a2296dbaa89e970b0a1a00c6a0888e2f7e35a1ad4ba20c62f66f89bf012a874912243fe2e4bcb10a8c51e7d0477091240250e7aa8aabc59aeee8789f35bef908b2ee83daaa4a440f868f3a0346a2e126da338160806ed6b0af37555a47e984a023e6514b6b40816bc385a15357e4168a9007a698e5ea815633d81e2ec771f38a304a3d105948dcbecb767cb39b94ba628956754ba43795eef7d96dbc2f64b9a2f9924a20dc9e4b1fd838', '1', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pans_KasBO6YgYnCpG3OXoxLbi3', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', '0', '2026-11-16 06:10:13.135+00', '\x010fcd44fc95482ac855f2c2410fe5c931f032966a0cece21443247da9ebae1bdde167a0766f64b98c62ac80f1b6a164909afd7d881338a3bdb1893b4e62bff7bdfb69a14cf471a51b3b83577fb0f78f50f44a112f235a259167a79f465b4c7eab974735819777f755b398a41222014c4cef08e134cfdcf2b393af36c0c9d7e512f1c6ff8b347cbbc414e1a5a3afb61d7bb634bfe26768aa3776824689e4915e765708eb7e8ba15c16e6c0cc47d07bd4adf9b21cbbd64cd6ba1ce0d01510820bb8d9b01f6654b5549762ed39814b0126207cd8eb8b155e5bc2ff08d6ce43bb400a6caaad5caac226e3a2bc0a337a1d0e1c2d588cf45891de30f0b6c859606340256d53c552bf8dbd6284a5bcb84f9510a1ff248a40649f472104d5803d975fffbf16e0eb251f1ac0cfd992acd2c94dbcf1fbf2a7d7a6c043fb85527a5e91b97b1058649ac2e1f8292ff6bb03ff337764cdbf28cdddb8e7829cdb8d', '1', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'pans_bZVMT61lsQ5qRnCxJGNEEY', 'per_ruQxGvVOIuhKMrBI5p7gfo', 'trn_hcpjp6EbBkzP3TPIJ2kJUq', '3', '2026-11-30 06:05:13.135+00', '\x01afb93c4cd6ae79284938e968779a14f7d4f5e82fc4b78c3e24cfd9827c0a1f5eea4f734222ea0582902875494ffd8237fd95220ab09a4a1fc2c97162c25a6881450eba63993e6a2d99bfe873430d48612a5438006ab3f6d44ac2cef7c397cfa2a16cfa35891fc3e94c3f79ca2a10eeeb735d29b499ef91207843359494e19599ad70a4b64c6ec86459553991fe075d2db42b39e232dc6c7da474c22031174d2f29aa51cfcf316d39bb5ef79b0639280a12d3fcf076262b3af43d4a2cb39d8199368e170a26aa59c84e2e623773db5a6c686ea07586be4ae8c61ac9a20d0b7df915806d63713b4893122ee2b872931482934a8521476351d330dc6619ffe7c356310afa3666e9d76fd95642794103c33a8d8cff5f95408d69548f5717fdf8869f20820278c3d32da4d023dfb60a6a3318f67b3d2e1f5188552c3a47031a9a11d126ad9767ccf8c1fb8cb350f97c654e3c4d85d5f4f1358f2716b9fab603855840e24144ac4312e614250ff9ba318c51e9e6dfebe61b60f01ba8ab8c7d6368ebb9e11cf0ede42231d573b2319f808dfd7af914fe6bbebf9edeb4fcb00bb84d4aaf73157b8a8bcdb002315307974017131feb686c69723a2150c593c3805f8a486cc981f2d7bf2d7538ccd7c715f48d77ac53b12a2b3fd429ce823aa68ef527e02df170cfe25be1780070a37ae59da452bf08b808fed8127441cfeae90d64b922260b513755ea0f36ebd6d87284f4e634d79c72eeb7a8332c41153a7a9712801f22bdb73857660d35b8889d5896dd25b2d5a537466982726c439f95ec92c4e1622d0e668942e2baa12ccddfc30a684582d4444a79c565293863646653c634a421d97c923fff310806b548c21ceeb4327eac4ee6bc660177cb0fa9a2e9d6808ab2b3ad32412e63e2d25aad3f0d467df12440ffa39b406e441d1d3f405dab3f9f569ce76ef360eadcac786077b45cca3891fc69eea032597b35efe97742858dff46d81ad4c5dea84473c753ad765a350190788f31cdfe9985d6ff1721b45c002e12e64132de2f0ece4c37639638e72d9a4f92099f2e8bf5135f5492341547f24b462aff167fd1a7e445ba1614b0bb01b19c9025bdf7c2135b4d36f8fab33f725c738850', '1', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'ver_lOdSLwczcK16FiEGfcEmL7', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 06:05:09.437+00', null, null, '2026-11-16 06:05:13.28+00', null, null, '{}', '2', '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:13.28+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_3KY90jxwamUetJTb8BE05o', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'ver_lOdSLwczcK16FiEGfcEmL7', 'license', 'lic_R1lm2VlZPmj3LzqXudO4YX', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T06:05:13.280Z"}]', '1', null, null, null, null, '2026-11-16 06:05:13.28+00', '2026-12-16 06:05:13.28+00', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_5OWGkWsI7yYJk8w5WEjUMG', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'ver_lOdSLwczcK16FiEGfcEmL7', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T06:05:13.280Z"}]', '1', null, null, null, null, '2026-11-16 06:05:13.28+00', '2027-03-16 06:05:13.28+00', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_Eex3G55gf026zYZn97iiov', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'ver_lOdSLwczcK16FiEGfcEmL7', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T06:05:13.280Z"}]', '1', null, null, null, null, '2026-11-16 06:05:13.28+00', '2026-12-16 06:05:13.28+00', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_GpAHGi3IbQ9qbMdIb3Mt63', 'prac_EaABp6cnlpbqfJYeBQCeDf', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T06:05:13.280Z"}]', '1', null, null, null, null, '2026-11-16 06:05:13.28+00', '2026-12-17 06:05:13.28+00', null, '2026-11-16 06:05:09.49+00', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:05:09.49+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'chk_dgbvtegct7HFyF0ztIcFwX', 'prac_hgiLYtwnuq7umTQD0lJnHk', 'ver_lOdSLwczcK16FiEGfcEmL7', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T06:05:13.280Z"}]', '1', null, null, null, null, '2026-11-16 06:05:13.28+00', '2026-12-17 06:05:13.28+00', null, '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:05:09.437+00', '2026-11-16 06:05:13.28+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 06:05:09.291+00', null, null, '[{"encrypted": "AXhpcs6/T7Pqrn09s17W2Lclvd+Zn9C9vDHfk1oehaKkFyLo8gzw8I3A77az+R+A8axolMjMljJtlHGSDzxPjKylDESqy0BRDTA41RmYig==", "expires_at": null}]', '2026-11-16 06:05:13.87+00', null, '{}', '1', '2026-11-16 06:05:09.291+00', '2026-11-16 06:05:09.291+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'wa_2s8KuUW98woGr3IYMfOXa2', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_tIedMfwwndiN0YoA91WDzk', '1', 'f', null, 'dns', null, '17', '2026-11-16 06:05:13.971+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'wa_7o4tL1UeGj8RAoguCpo5ch', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_iVrlkZy75wAbUrPxRROzTI', '1', 'f', null, 'dns', null, '17', '2026-11-16 06:05:13.963+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'wa_RL0mZbm95NeoFnNkgtTgfs', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_vB0dML45h7X9UIISIQjQ0T', '1', 'f', null, 'dns', null, '18', '2026-11-16 06:05:13.88+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'wa_XbCir1V3mo6R5CYqgHg1Jo', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_ucsm1sGinJbFPRLIfnv2x8', '1', 'f', null, 'dns', null, '24', '2026-11-16 06:05:13.87+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'wa_bzNc1iDdDcUvtdGm2ItgUa', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_rcNRzKlsFylYdXjamZultj', '1', 'f', null, 'dns', null, '17', '2026-11-16 06:05:13.948+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'wa_d2JvR6RnGjbjhL7O2CPbfj', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_YABHh673QzHQP8SHILLzUl', '1', 'f', null, 'dns', null, '17', '2026-11-16 06:05:13.943+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'wa_eq8X1IUrml6v0vEuEBbHFo', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_Melvlx3kKOCncGCFj9ym8U', '1', 'f', null, 'dns', null, '17', '2026-11-16 06:05:13.935+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'wa_kjqMiO2Mx6zN5kl2vdRMQ3', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_i98D6mzsKZYI7bX2XihRq4', '1', 'f', null, 'dns', null, '18', '2026-11-16 06:05:13.945+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_0Sw0OZpX8lRuEh44WpDB6G', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_9K05SavPLkXggnsUcnvZKY', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_AYRlZK2mlb4cTvvg8vI0y4', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_F3prFfE5FXUI9E7diPRCT4', 'pending', '0', '2026-11-16 06:05:13.79+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_GWScnBzeRCNFTg9rZALVpw', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_KeAEcsr46eFpfqiuV5Selu', 'pending', '0', '2026-11-16 06:05:13.79+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_LKyXSNUbMjr4VioE9l40Oo', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_Melvlx3kKOCncGCFj9ym8U', 'pending', '1', '2026-11-16 06:05:18.935+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_TYBusnhhsgTbj4XU7DUGRH', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_UNUCxEqRbn4l3cyYumengV', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_UOe4TxVzaArUtfW1lu8imM', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_XAb14Mwbt7KJmZ3sNT7XZw', 'pending', '0', '2026-11-16 06:05:13.79+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_XRCCuBGjVK4vqJ4jnf2krI', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_XlSXv3MuqNsheGOfqOI28N', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_YABHh673QzHQP8SHILLzUl', 'pending', '1', '2026-11-16 06:05:18.943+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_gXLo3fjeIaNeCRuUDMlYtw', 'pending', '0', '2026-11-16 06:05:13.79+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_i98D6mzsKZYI7bX2XihRq4', 'pending', '1', '2026-11-16 06:05:19.945+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_iVrlkZy75wAbUrPxRROzTI', 'pending', '1', '2026-11-16 06:05:19.963+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_jvaPDpSYngkLkDv0retxji', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_lJVx7dK8wnmM7w1xCw54LL', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_mV1iNGwbY0ju5tT84pMRdi', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_rcNRzKlsFylYdXjamZultj', 'pending', '1', '2026-11-16 06:05:19.948+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_sBelWTwLinFpFYKZhRHiL7', 'pending', '0', '2026-11-16 06:05:12.078+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_tIedMfwwndiN0YoA91WDzk', 'pending', '1', '2026-11-16 06:05:19.971+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_ucsm1sGinJbFPRLIfnv2x8', 'pending', '1', '2026-11-16 06:05:19.87+00', 'f'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'we_nAMMSsokVcnfkvkLWLzUcO', 'evt_vB0dML45h7X9UIISIQjQ0T', 'pending', '1', '2026-11-16 06:05:18.88+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'xdoc_EsXNCjpcvc1SdX5ABBQ1iq', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_BYE0wSte3SqUjzs9aWQIxb", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x012a7215d1c6a3102f820606946b504797aae566b31801c118db16f75a63f79cc910707381adc899e4e458ba0f0fc377709ec9453c5969ede2f41a62c51519e607f84e33f116ae33389c718ffc67ffecfd01794d0ca5474c68a4f81db70c2da73f32fed2bb851763e5da05a32129b0a4a7ed0e2a727ab3f18bac45b5a53f99c52c608af1d3c83ccd6330b1849e4eaf40f646acee84b42a47c3e3a28be8a20b75cbba01e1dcc964cd1e4d998f3fed5f76da6c8ce652e30e69f86a0c831f0f3b02a53de83c4f01abe2cab17e579be2a816dcfba7302bb99d090ada59a7496322ec705714b8bda8e99fd1b6d359ba1d1445fe25a70357c988ea8f7a1058499b6a0fca18db1910e8de32c4a76719d576c3ccd310af335eb7588991127845206a2cb6028ba0e505f310a2705aef2c909fb0ecc71b5eebdbf6cd2b43c5f6df4f4e74bfeb6d17a4ac36ececba6d8da31d050bcf02ba0b1bfd03823b6ec058a5f8a7392d8fdab209c789b1ca478afd97e7652c73b63b402e7fd1560e991a800e3d4251f9a35200fa4535afe92ee057a05740edf3eb18331d428d4d532e18feec9bcd4fd705dc41ba654ec1e0dc4b38f51cdbbed638e907f24e636ce83e350fdbea59fa59ef9a4d7516f4475920bb5a17cf532dacf7cc378288103fb922cb063b3d6bb1c96ed008c74b62d2b9c00306a370de6afc92e05310386535bb', '2026-11-16 06:05:11.705+00', null, null, null, '{}', '2', '2026-11-16 06:05:11.705+00', '2026-11-16 06:05:11.705+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'xdoc_PMtotn1vK9T5cGMI83hdaN', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_bb3l3Q7FGRrJGsLtRQRM5x", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01128c8ca7d2e2071fa94a99bcfac2ce3875c888c044f82d944b91772af09e8d3f5419d9b9d84cb9c6e1ca21a0f2de54767f2465c759a88a410d844b4e89c61127fba3aea5c323ba0247b7a97e640bd3e7f800b7fdb1c891ee14e02e8b4729e4b8e89a78645efab35413d67d396aeae6be4417cd75f8e2b254c8ff6783d05233e41ec62f0409bc15b02e458b441bd91115cccf47b6004073de73ddb45e276cea4804fb5d0293264936d15eba9717659ea5dee0b58a37aa6f1de53bfb6221ca1695fdc9cb2487d54325977ce62c48d5caa99068ed4aac9116b78d147b2048a1f829dcae1ca9e1b0f7bfed742a114baed91bed3a770621db515ba255874e8e0b936e391135152b9abf434b1af6fc743a9ef46f7da95fc7db3599dcb73149d8566c923153f303d16ad2bec7e704b6491477d94242f755aba259ac97a57227879d25c4015e329b8c30e402b4b870fda3e1bd9e5ef6375e3ad1994613bb7aef5f81a976148fee375f9b2a95f2c7fa82cc19431170679d18e762d8e333024e1052a5461d771a7366bdb5eda2a0ed3721b9eb3858cd8dade54b0448891bda23183fd613bf3f42aa46ba64bba92c6efb928f32d14e3e09010597ca2e61911bc9622a0b26c495310f3aa29ba271da7b9e8f5ff214b28217e949f29442373aa22c0556a9e1d216e85b7926a6d93e16125df88f9d451fb51dff23f0b591', '2026-11-16 06:05:13.28+00', null, null, null, '{}', '2', '2026-11-16 06:05:11.689+00', '2026-11-16 06:05:13.28+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'era_BYE0wSte3SqUjzs9aWQIxb', 'xdoc_EsXNCjpcvc1SdX5ABBQ1iq', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_qindDqMhUO04kXyPvPkZRw', null, '2026-11-16 06:05:13.28+00', null, '2026-11-16 06:05:13.28+00', null, null, '{}', '3', '2026-11-16 06:05:11.705+00', '2026-11-16 06:05:13.28+00'),
  ('acct_RbKyZM2gakQCrnaGvh6y1n', 'era_bb3l3Q7FGRrJGsLtRQRM5x', 'xdoc_PMtotn1vK9T5cGMI83hdaN', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_mZKeo1ehIjSARqczF1SaGj', null, '2026-11-16 06:05:13.28+00', null, '2026-11-16 06:05:13.28+00', null, null, '{}', '3', '2026-11-16 06:05:13.28+00', '2026-11-16 06:05:13.28+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
