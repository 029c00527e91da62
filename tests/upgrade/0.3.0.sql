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
  ('0019_event_times.sql', '3d31dd2870ebae2f5443cc299950a3ca9ac81967bb5c9b6744c1dfe108515c84', 'false'),
  ('0020_money.sql', '98485a453c68e306e51074a0a75f6c340c6cc3ef6210502b650c78e1e1575b6f', 'false'),
  ('0021_list_filters.sql', '6b65a3b1e5c8699872fa435b2d7f2bba6d342dc0a3d8e7be4908ef3c690796e2', 'true'),
  ('0022_payers_of.sql', 'f14653d957cb04d24e8d780586b237cdc0e1bc4c182f5846efc9229647ef2817', 'true');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'Test', null, '60000', null, null, '2026-11-16 06:47:42.911+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_H3UtgwpwcLwNWP2WvgrbzO', 'Booking server', 'issued', null, 'sk_test_', '1IUB', 'c9c34b3e5da5a948155c359985e3aa935450bbd8876287b766ad089d5f518796', null, '[]', 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 06:47:43.05+00', '2026-11-16 06:47:43.05+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'Test', 'issued', null, 'sk_test_', 'qtkJ', '3376ccccb719a0a9e9ef1726659e887fd876adc04cd2c251dbf4fe75d553824c', null, '[]', null, null, null, null, null, null, null, '2026-11-16 06:47:43.088+00', '{}', '1', '2026-11-16 06:47:42.911+00', '2026-11-16 06:47:42.911+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_0AJnfA09dVDwUpMQJQaKoH', '162', 'check.passed', 'done', 'check', 'chk_vo4g52uoS875gZ4tr9VoOd', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_0cJ28qq8Deuzn1WwENu62a', '34', 'practitioner.created', 'done', 'practitioner', 'prac_hCRH4AkPQryku6p6oG8rm7', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_VnGQOl0ngbmd1TbHSVxtId', '2026-11-16 06:47:43.802+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_0ngponcFDoOlmzbW4jaSYy', '24', 'session.created', 'done', 'session', 'ses_cFGOg9yvG3o6bk4KNUgQ29', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_ArQVc2dfpFnXgkk9tDZwEt', '2026-11-16 06:47:43.544+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_0tOxLG6RBF9Ix6QFVb7Pcm', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_101HQiI5S75WparWUQsdSx', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_uQ0Lh6GRXhSzznCHnI8j2j', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_8DELXN5PNXskjzZ2pzJi2R', '2026-11-16 06:47:47.354+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_1DBNUZc0zbQnU8WNnDxBra', '154', 'check.running', 'done', 'check', 'chk_DYxmHMlx8XLNtBzMje09rN', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_2OMHEQGDIfOegtJaiThPuI', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_ZkvLAFTKjePGbB9WFLUcVK', 'per_ZkvLAFTKjePGbB9WFLUcVK', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_dbhWhMtCQwFkxjILj6WNgg', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_oSUzEvx5gXXgBksCEAJ7ZF', '2026-11-16 06:47:48.365+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_2U5JeIYznwgKYGD1O2dmsZ', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_UpS2SI3RKXwzVzVXCbTarB', 'per_T8fKlD6rTAJqCsiCULywwb', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_3HYFo4TuRn5ZJowUjxb4P7', '23', 'practitioner.created', 'done', 'practitioner', 'prac_bTgVDXw24qumvgOxEMmL0p', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_TKCLSDdW8C1qNoZzusGEkL', '2026-11-16 06:47:43.514+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_3S27IqtMpB78cdTPWgLyX6', '80', 'consent.granted', 'done', 'consent', 'con_cnvBCq8iFTCwbdbTZfDzs5', 'per_T8fKlD6rTAJqCsiCULywwb', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_jA3uHykTytY06TFWsvicDF', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_cpyRh0EpRKb3MWIbSZynkv', '2026-11-16 06:47:46.948+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_4kJ1jw0xwbVO2fnzpHYwen', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_KrBF9o05EWuxzLVGIm5OpA', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_evSIrhrAdQ7JEcS4fgOvjB', '2026-11-16 06:47:50.037+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_4wPtHCTzm13FupfWIMORLq', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_5JTyCD906i58ps7okRfyYm', '15', 'person.created', 'done', 'person', 'per_fy1ogvtC0xfZumgXsBCCzt', 'per_fy1ogvtC0xfZumgXsBCCzt', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_zJXeLMEQtWSiJkAhDwd4Ae', '2026-11-16 06:47:43.308+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_5M3snT9gCzzHvOD0Dd2GzV', '51', 'practitioner.created', 'done', 'practitioner', 'prac_GPsUVNIuNumny3R4IbnSH0', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_7eLrdf9U6TwQtCEm8YeppC', '2026-11-16 06:47:44.462+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_5Wt8jeJKNpS3CZQCkNku87', '95', 'remittance.created', 'done', 'remittance', 'era_WepwneGEYbhnsfnzAPYuRy', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_3d7XiZVWIRT5EZVLH4AlYP', '2026-11-16 06:47:47.885+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_5aR1bFOEcbTBclnWJM5dBC', '73', 'consent.created', 'done', 'consent', 'con_AYUqn9524FDLeSm71I2irt', 'per_bLf0RcZGyXzl7LIkZ76JG2', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_cvbO7h8p15loM0c4ZflqVi', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_xYec96Op0OllhdVKz7Mv9T', '2026-11-16 06:47:46.572+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_61QAHdpQwCHEKzhkQb2FRK', '85', 'practitioner.created', 'done', 'practitioner', 'prac_QYQz91FDrEFK6NJFQuRiRl', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_x0opvrlLLFiDFyXncsddwb', '2026-11-16 06:47:47.314+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_6Mo4juwRKKiSrTFqWkGmvJ', '129', 'person.activated', 'done', 'person', 'per_Z4bDvRUvyUwhxV822oMa7P', 'per_Z4bDvRUvyUwhxV822oMa7P', '{status,activated_at}', 'treatment', '[{"id": "con_3gTPdC7D1ICXuIrLnWoRFb", "type": "consent"}]', 'dec_cpgvIZT2kBhaMWu3Sw6vEV', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_jksu7YxTvqqc9JdbP2sb4B', '2026-11-16 06:47:49.568+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_7MvEaav8hAHvEhD18UKmB1', '17', 'consent.created', 'done', 'consent', 'con_qKUBDLR1CMWucq2loxKLNA', 'per_m80gABx3Nz7FAqqslyeR7v', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Q3JXkDgrOoPbyDSPbcFMsn', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_8cO6ISxlybnDkx2hNXzN9d', '2026-11-16 06:47:43.349+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_7Oyyw7BsK1cILQGUGb797a', '176', 'payment.created', 'done', 'payment', 'pay_9P3XSwvJiomIWyB80LmpR9', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_7YfRUviP6D2IImbmeo2kHV', '13', 'practitioner.created', 'done', 'practitioner', 'prac_I51o51vD5vd1F6cnl8X6I3', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_wuKVpi47r2ON2k6ag1CF5r', '2026-11-16 06:47:43.269+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_8A2aUsoPdMFUTq84Ef7eof', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_yAvMtBAfEoMTyawPgQ6oSC', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_8XU6q0loIuQKoNiyqqN9nr', '89', 'consent.created', 'done', 'consent', 'con_XkPAOJvW9voWwSectbF6BH', 'per_ijN5ZXyyM78A52KrRzzmMu', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Bn7sBrBXJix7K18a5ixE1M', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_ialFMRmEuPP2tCi7CJyBlL', '2026-11-16 06:47:47.511+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_A3Mx631pR5RykynNg7jVX9', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_MM1Rj54cLa03uNTi6HoucL', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_ueDT3bGsyOASr6EYnyJ2gX', '2026-11-16 06:47:43.106+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_AcD3QSc1tCiqud8aOGIgCh', '145', 'coverage.created', 'done', 'coverage', 'cov_T6U9nit7ZwEbbDJG5o4YnH', 'per_ocODk1oYYVPamjCDvYZNiW', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_FdCGi0FMQuVSgxkxG3ju09', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_psdVYD3VEkC6hqxhiCQksN', '2026-11-16 06:47:50.159+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_B6iQQMYPi5B0UpHF914LIJ', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_xcQZvIOmRsiLDz71t8Dv7r', 'per_xcQZvIOmRsiLDz71t8Dv7r', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_4npIDDuKiDdsb6OXSq8ABe', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_R0k35ddLy2Js9JnC29NUWE', '2026-11-16 06:47:48.005+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_BgR8kWt7LAXYFfHZz16WXX', '11', 'check.created', 'done', 'check', 'chk_c6LyZSumTA6y7AazT0MVHs', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', '2026-11-16 06:47:43.204+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_BohiJgLCbmvYmEzbrpcSle', '106', 'superbill.created', 'done', 'superbill', 'sbl_cZsuE02wc11VnPtogyuCf7', 'per_jNVMRHWkT1sfnJMuAbHnUA', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_Z19tXwju0YTmJ0kQdJ341m', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_9IVnqaknmrgG9hEgVmn6iY', '2026-11-16 06:47:48.191+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_CSbU0mXEBRprcTzPwyLjPx', '173', 'remittance.excepted', 'done', 'remittance', 'era_NWdUvZyYesCjtQAKsbKje7', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_CbJULLBNSDHGkwnyqlw8QV', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_yAvMtBAfEoMTyawPgQ6oSC', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_88ozXv5ODd2C1Gb0A9y8zk', '2026-11-16 06:47:47.814+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_DAjg9wOgVI9nsRgfPKBbdo', '26', 'session_series.created', 'done', 'session_series', 'series_scOBIwPbwU5NOpWarXxCsj', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_PP8TodYrx1TRSITpt40I2I', '2026-11-16 06:47:43.648+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_DKIuYCQCm0W8SUogAE7bol', '161', 'check.running', 'done', 'check', 'chk_vo4g52uoS875gZ4tr9VoOd', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_DN3hopIVqUd7SEMkVvhXMw', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_AAkxGH6fY34uNx9A3aPOHQ', 'per_AAkxGH6fY34uNx9A3aPOHQ', '{assessments}', 'treatment', '[{"id": "prac_ZQ5bsmtLEHws8oEAKZ0PRS", "type": "care_team"}]', 'dec_iKDjYhxrr6QwLsHhi0oFIY', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_P6aOOqEWmeahzyWvQzLS20', '2026-11-16 06:47:44.32+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_DuPSnyg3Lo1Drr7SmLoBRm', '65', 'payment.refunded', 'done', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', 'per_aKTtMxkq5bwtV8XI5HG8s3', '{amount_refunded}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_WTNne8HrWQPfkeXkqRGgmg', '2026-11-16 06:47:46.143+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_E6NJuv84DJmgPVjsQe4zxz', '151', 'disclosure.created', 'done', 'disclosure', 'dis_zyHKGIVyp1qowp1zgTwAUG', 'per_ocODk1oYYVPamjCDvYZNiW', '{}', 'payment', '[{"id": "con_P1snid5suRqFuolNLbc5eA", "type": "consent"}]', 'dec_7lZpUfph77xfhaKlbBhS9x', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_klKbsut0s4COj9ZwM2KJML', '2026-11-16 06:47:50.355+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_EIDoBj1WPPtUONt3itSaiw', '54', 'person.created', 'done', 'person', 'per_kgkPphyHmkf4J6lxEl9b34', 'per_kgkPphyHmkf4J6lxEl9b34', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_5QsyxgXZnQzXuZCHVd4DrA', '2026-11-16 06:47:44.709+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_EdZsh2X2y4XR8nSjYasRVX', '82', 'disclosure.created', 'done', 'disclosure', 'dis_mX7Xm2hezCefWfbFzdsLyf', 'per_T8fKlD6rTAJqCsiCULywwb', '{}', 'payment', '[{"id": "con_cnvBCq8iFTCwbdbTZfDzs5", "type": "consent"}]', 'dec_tjjX5jNqS2Kxofurr1Mxmb', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_VDkhxd4a22asQ451vLwNvI', '2026-11-16 06:47:47.013+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_F1J4E5GdyQPP4E74IPL83e', '60', 'person.created', 'done', 'person', 'per_aKTtMxkq5bwtV8XI5HG8s3', 'per_aKTtMxkq5bwtV8XI5HG8s3', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_sdNQchdDIxhG5c484JQK69', '2026-11-16 06:47:45.787+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_FV3J8PDorh8iBhHZJVW0fp', '165', 'check.running', 'done', 'check', 'chk_8MgYeOHdtGla2bbPlLST0U', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_FfcJRtvFFZQFPCeGOGwryt', '122', 'dispute.read', 'done', 'dispute', 'dsp_18ZhYHnGCMqIRRwkiZ87MG', 'per_Tw15VCWrAbWD1si9PZQsqb', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_iUOuTYuyOdezzmOY7P9Yrk', '2026-11-16 06:47:49.394+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_GCFXPghZ05CEScWWaaAfq6', '123', 'practitioner.created', 'done', 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_ooXgoaI9k0Z5eTCt7zUuxz', '2026-11-16 06:47:49.413+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_GIYVn2h86DA3MCyk2N2TnB', '72', 'coverage.created', 'done', 'coverage', 'cov_U9qgMLL2vNmdcmNb83LgV7', 'per_bLf0RcZGyXzl7LIkZ76JG2', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_NjfGbvar3zc4aOVrJF7w4D', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_5L0Ee3lxSG6vk6CwiejicE', '2026-11-16 06:47:46.539+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_GPKVKosPWpUJq9pJHGgirG', '169', 'remittance.created', 'done', 'remittance', 'era_NWdUvZyYesCjtQAKsbKje7', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_GdtieM1nCyjUSpzw0Ltrxj', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_xcQZvIOmRsiLDz71t8Dv7r', 'per_xcQZvIOmRsiLDz71t8Dv7r', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_t6ZH3fJuFP2JBiUraNl078', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_R0k35ddLy2Js9JnC29NUWE', '2026-11-16 06:47:48.005+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_Gj7qmTpkIqHaZjxyYQ6svD', '19', 'practitioner.created', 'done', 'practitioner', 'prac_98VDMU1DOKuyLtGSJ69yp5', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_ut0GpeTHBYb16P51OHx0xz', '2026-11-16 06:47:43.388+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_GpNxL5fDRodkYor3OZc7Ed', '36', 'person.updated', 'done', 'person', 'per_NDkosjXQ8YZBlBBtWpfSET', 'per_NDkosjXQ8YZBlBBtWpfSET', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_EvasrVDlZyzqrrvVbBd87R', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_s8lGpMp0novncpiJ5aSLae', '2026-11-16 06:47:43.944+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_GzjQnpNKl51mhWtx5gD2Wi', '29', 'session.created', 'done', 'session', 'ses_VduLUOl0p5edqMxFOX30Mv', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_PP8TodYrx1TRSITpt40I2I', '2026-11-16 06:47:43.648+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_H0VogzzIEhRosBALyP48zN', '91', 'consent.granted', 'done', 'consent', 'con_XkPAOJvW9voWwSectbF6BH', 'per_ijN5ZXyyM78A52KrRzzmMu', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_B9LPKDHTmF2F8DOmcLwVqu', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_4ndwtXcmfglYu1joExOgA3', '2026-11-16 06:47:47.577+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_H7WC6zzIOBoZU1kIl4TBYK', '61', 'payment.created', 'done', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', 'per_aKTtMxkq5bwtV8XI5HG8s3', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_tMjEIBIYxx6qbHF8C4DkfF', '2026-11-16 06:47:45.825+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_HYOg4hz0EKb3mplZT1zzDQ', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_Z4bDvRUvyUwhxV822oMa7P', 'per_Z4bDvRUvyUwhxV822oMa7P', '{progress_notes}', 'treatment', '[{"id": "prac_KrBF9o05EWuxzLVGIm5OpA", "type": "care_team"}]', 'dec_U9xWcQFCJ6VUemsoviTCE3', 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_F2iwxVWwIkmlRjqwL15bK9', '2026-11-16 06:47:49.687+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_IDopSu9pkkTsjF5yyGwI6O', '3', 'api_key.created', 'done', 'api_key', 'key_H3UtgwpwcLwNWP2WvgrbzO', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_zsZ1z8Eq5TfQV45ddWrZ9M', '2026-11-16 06:47:43.05+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_IS7nAvwyyQUSJL6hZTTOX4', '124', 'person.created', 'done', 'person', 'per_Z4bDvRUvyUwhxV822oMa7P', 'per_Z4bDvRUvyUwhxV822oMa7P', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_nscVJ9EBl5nrPu4U3hNXeh', '2026-11-16 06:47:49.443+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_IX4MAtl11TE8739AIXGPVA', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_30JuurZLxDTannP6xxVAcH', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_3d7XiZVWIRT5EZVLH4AlYP', '2026-11-16 06:47:47.885+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_Jmc4EVyjl4WAcnhJxfaCWa', '97', 'person.created', 'done', 'person', 'per_xcQZvIOmRsiLDz71t8Dv7r', 'per_xcQZvIOmRsiLDz71t8Dv7r', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_ETyCzuk2FJp84O6W9oByrr', '2026-11-16 06:47:47.949+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_LHWBCxNIRwwIS7VWmGUm2W', '18', 'person.created', 'done', 'person', 'per_MFO1sDZd1IkWaTGDgIRDm8', 'per_MFO1sDZd1IkWaTGDgIRDm8', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_7UaZvoukfACc7xi1rxzM3n', '2026-11-16 06:47:43.378+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_LZwf8ZFSRC1ZOXdYUmTT8G', '66', 'refund.created', 'done', 'refund', 're_WgdYNfisw81A2SpEnJ8zX5', 'per_aKTtMxkq5bwtV8XI5HG8s3', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_WTNne8HrWQPfkeXkqRGgmg', '2026-11-16 06:47:46.143+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_Mq78zTfsuKE2ifjA9tq6xV', '103', 'person.created', 'done', 'person', 'per_jNVMRHWkT1sfnJMuAbHnUA', 'per_jNVMRHWkT1sfnJMuAbHnUA', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_mkTolmSWMdxTu3klM6mrrf', '2026-11-16 06:47:48.128+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_NGq7m1Ahjv2whHvkkp6uca', '88', 'coverage.created', 'done', 'coverage', 'cov_xvVXCVb4iVOqdJXBdkJbuR', 'per_ijN5ZXyyM78A52KrRzzmMu', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_tjxd6VeyzPU91VEbuc4fKy', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_bvcQW0Gxs4GW9dTfPIeVqi', '2026-11-16 06:47:47.479+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_NJ0BicUltF1bOy1VBrcRWy', '158', 'check.passed', 'done', 'check', 'chk_V44sVEBQkGSkdkm9hZLoBZ', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_NQAiVRrlHAnfpHfozrOGnt', '67', 'refund.succeeded', 'done', 'refund', 're_WgdYNfisw81A2SpEnJ8zX5', 'per_aKTtMxkq5bwtV8XI5HG8s3', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:47:46.261+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_NitxoTeFC73JgBKxoVoEAt', '75', 'consent.granted', 'done', 'consent', 'con_AYUqn9524FDLeSm71I2irt', 'per_bLf0RcZGyXzl7LIkZ76JG2', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_VBaPcTpO6QKJPXZqHAaFe2', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_Hw5w66DKs5WS4kF4WXnYfV', '2026-11-16 06:47:46.705+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_NozHjTdWafbMOl6mvEBTEK', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_ocODk1oYYVPamjCDvYZNiW', 'per_ocODk1oYYVPamjCDvYZNiW', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_P1snid5suRqFuolNLbc5eA", "type": "consent"}]', 'dec_7lZpUfph77xfhaKlbBhS9x', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_klKbsut0s4COj9ZwM2KJML', '2026-11-16 06:47:50.355+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_OD7zpg0yHF0fy4b0PNV1Oc', '163', 'verification.approved', 'done', 'verification', 'ver_ESmPOYpvW9hD80zBwiPAqe', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_OUIv1lft3zcdXpitUhdHRt', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_KMmJa3d9Fs0aJsa1gAw76v', 'per_AAkxGH6fY34uNx9A3aPOHQ', '{}', 'treatment', '[{"id": "prac_ZQ5bsmtLEHws8oEAKZ0PRS", "type": "care_team"}]', 'dec_iKDjYhxrr6QwLsHhi0oFIY', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_P6aOOqEWmeahzyWvQzLS20', '2026-11-16 06:47:44.32+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_OgkJwctNaXk2ER2gevlc1R', '62', 'payment.processing', 'done', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', 'per_aKTtMxkq5bwtV8XI5HG8s3', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_1qEoXQAPT8MROiBc7ePdU1', '2026-11-16 06:47:45.899+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_OpHMmqyYZ6MyRz8kctDE4p', '139', 'practitioner.created', 'done', 'practitioner', 'prac_jGwo1KIEk7csk65lsToHi8', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_HtmHaC6nKFEutgcWN6NPzF', '2026-11-16 06:47:49.937+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_OpbCH72aBEHTKOl76wtHhv', '9', 'check.created', 'done', 'check', 'chk_V44sVEBQkGSkdkm9hZLoBZ', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', '2026-11-16 06:47:43.204+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_Pc9eGAvhOedOPNpaJDC17E', '69', 'payout.created', 'done', 'payout', 'po_Od3KrAvLzAlHa5UHhvW37J', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_7qw4CbXD7VEnz2vfqwrspo', '2026-11-16 06:47:46.414+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_PqWIX5mPrLGc32P2KRWi29', '77', 'coverage.created', 'done', 'coverage', 'cov_MRW0mVpzbV4uSFbS6IpYlI', 'per_T8fKlD6rTAJqCsiCULywwb', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_xJU448Fc95bhyGGgu3yZGQ', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_r4Ov3Wb6mG6bBHJMMvBJsd', '2026-11-16 06:47:46.812+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_QV36nY50jsG5yoD6dagYMU', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_D8Eqav5Zx5Vc0L2UDpPdUc', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_bTsiMUjBDmwblEBO75hXkS', '2026-11-16 06:47:50.093+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_Qkb6mQIP2DJr8jbefVkDas', '1', 'account.created', 'done', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:47:42.911+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_RkT7pCEzyoNhbRkObrfdCh', '79', 'consent.offered', 'done', 'consent', 'con_cnvBCq8iFTCwbdbTZfDzs5', 'per_T8fKlD6rTAJqCsiCULywwb', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_EPxFA1pbekprMe5kcLvXGO', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_iZtfbp7AlmPhHdm3z0sGjL', '2026-11-16 06:47:46.929+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_S2FyQhymVc4TWrZD3V6dem', '40', 'person.updated', 'done', 'person', 'per_FqOOor25vzyoCpEwMlZNhH', 'per_FqOOor25vzyoCpEwMlZNhH', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_sF9br0nsfJyCYcTMdCGvcq', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_abMk9Np91uIdmA7NdT55TA', '2026-11-16 06:47:44.138+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_SCGA8JJVETCOQ2F9ukRccV', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_SXQxfChUePkWx7RqRw7Il5', '98', 'practitioner.created', 'done', 'practitioner', 'prac_apXrWXbFsduPG77exV1ScC', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_8W7xCZIc0IZNGLSgVI9kAN', '2026-11-16 06:47:47.976+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_SaryfEeWIpYA2typwV9xlK', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_30JuurZLxDTannP6xxVAcH', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_3d7XiZVWIRT5EZVLH4AlYP', '2026-11-16 06:47:47.885+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_SntUmSSoXg50WwFPmPuEFM', '56', 'person.created', 'done', 'person', 'per_ymv51cphfpYpzQYZ7ZsInE', 'per_ymv51cphfpYpzQYZ7ZsInE', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_hBPx5UgyPOKESKTIxj1PCN', '2026-11-16 06:47:44.937+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_StTcY6PcqHzScqduR0dp93', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_UXjVGA6lSkAePsC8TULdvz', 'per_MFO1sDZd1IkWaTGDgIRDm8', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_pyS4F0XZ74161A2OP5afaN', '2026-11-16 06:47:43.409+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_T0V1o7djhlnBUyut23Mc9u', '148', 'consent.granted', 'done', 'consent', 'con_P1snid5suRqFuolNLbc5eA', 'per_ocODk1oYYVPamjCDvYZNiW', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Bpqo3CVSUbeSFlTfE1p1h2', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_DMRYwQtkQ7vTn9KdCK9qjX', '2026-11-16 06:47:50.231+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_TTynlvLDCovczJw8t9T0RT', '16', 'person.created', 'done', 'person', 'per_m80gABx3Nz7FAqqslyeR7v', 'per_m80gABx3Nz7FAqqslyeR7v', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_JXw9m2Q2eTDtqChf0TzfXE', '2026-11-16 06:47:43.336+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_TYJ3DUIm00lo8yCUC2TKJO', '104', 'practitioner.created', 'done', 'practitioner', 'prac_JzUGdt0Kbx1WAXDTWF4Lql', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_TwaxMK3XkFB29pqhNXPq7Q', '2026-11-16 06:47:48.17+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_TaH66dzOwyVr3sJzHyUPiU', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_2p741c5EHRtSndB7Dah5oK', 'per_2p741c5EHRtSndB7Dah5oK', '{assessments}', 'treatment', '[{"id": "prac_ZQ5bsmtLEHws8oEAKZ0PRS", "type": "care_team"}]', 'dec_prFLSoemJL1EfscJYhSocE', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_w4KAO5w6oDgCE79TxcBK6D', '2026-11-16 06:47:44.408+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_TedCqoIMt2RRd8JztSk7ec', '5', 'practitioner.created', 'done', 'practitioner', 'prac_bAZm9wt6Q5jADb6K8iqufT', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_CbK69L1lv4nSso1wygBQyH', '2026-11-16 06:47:43.13+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_TpTHLARfVEBZg6UEVWtdSw', '116', 'payment.created', 'done', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', 'per_Tw15VCWrAbWD1si9PZQsqb', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_d6EOfEcebiJUoBSHarh2YS', '2026-11-16 06:47:48.855+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_Usi5ti9Qzt8daqeK7p9MIn', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_jNVMRHWkT1sfnJMuAbHnUA', 'per_jNVMRHWkT1sfnJMuAbHnUA', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_Z19tXwju0YTmJ0kQdJ341m', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_9IVnqaknmrgG9hEgVmn6iY', '2026-11-16 06:47:48.191+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_VLEzegm4oQDJFE4FQjQTUY', '74', 'consent.offered', 'done', 'consent', 'con_AYUqn9524FDLeSm71I2irt', 'per_bLf0RcZGyXzl7LIkZ76JG2', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_HCIugDIE78N0WSFG1yIAjF', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_uPVDgNmROlhbJePziNiMd0', '2026-11-16 06:47:46.626+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_VbKEe94Zqf2OrPhjN35Zzq', '50', 'assessment.created', 'done', 'assessment', 'asmt_aOlaj1mGpU7mF2iuOL82Yj', 'per_2p741c5EHRtSndB7Dah5oK', '{}', 'treatment', '[{"id": "prac_ZQ5bsmtLEHws8oEAKZ0PRS", "type": "care_team"}]', 'dec_prFLSoemJL1EfscJYhSocE', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_w4KAO5w6oDgCE79TxcBK6D', '2026-11-16 06:47:44.408+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_VlMGztXGyqVmERo6YFM4V2', '111', 'practitioner.created', 'done', 'practitioner', 'prac_HBeouxAV7V8CfeY3IV2B3L', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_5XRyFmku4M1ZWtEmmLVRjr', '2026-11-16 06:47:48.418+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_WN1WwQFBo9dcF6JoFXz4mT', '138', 'person.created', 'done', 'person', 'per_WOqIfxByCDj5veu2k62SrL', 'per_WOqIfxByCDj5veu2k62SrL', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_fOo7zr4AGl9aPKyaVTSPa1', '2026-11-16 06:47:49.854+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_XEOYRbKYhOheb5FXEyqSHs', '166', 'check.passed', 'done', 'check', 'chk_8MgYeOHdtGla2bbPlLST0U', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_XZfNC9FFVyHYRnTYVe8t8I', '7', 'verification.created', 'done', 'verification', 'ver_ESmPOYpvW9hD80zBwiPAqe', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', '2026-11-16 06:47:43.204+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_XaEiwr8utm7Pn1fpXXzwi0', '172', 'payment.received', 'done', 'payment', 'pay_4NiSZcKi0SGDDFTpuuyIYk', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_Y8mvEuB8qHcySQia6TXjnq', '28', 'session.created', 'done', 'session', 'ses_fouoiCY0kL8hmhY2iTd5eW', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_PP8TodYrx1TRSITpt40I2I', '2026-11-16 06:47:43.648+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_YGrWvnfnfQICwZyuxImMyS', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_xcQZvIOmRsiLDz71t8Dv7r', 'per_xcQZvIOmRsiLDz71t8Dv7r', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_avALye58D8LH5J5ROtF36l', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_R0k35ddLy2Js9JnC29NUWE', '2026-11-16 06:47:48.005+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_YJl2LMww3Q8RAGe3RCauuo', '153', 'claim.submitted', 'done', 'claim', 'clm_qmNKKolQSXSXXYb2dFeFvZ', 'per_ocODk1oYYVPamjCDvYZNiW', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_P1snid5suRqFuolNLbc5eA", "type": "consent"}]', 'dec_7lZpUfph77xfhaKlbBhS9x', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_klKbsut0s4COj9ZwM2KJML', '2026-11-16 06:47:50.355+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_YtLg41R7Ubd7Ff6vis2nf4', '157', 'check.running', 'done', 'check', 'chk_V44sVEBQkGSkdkm9hZLoBZ', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_Z2oV2UdYNoYobGnuYPMbeF', '170', 'remittance.balanced', 'done', 'remittance', 'era_NWdUvZyYesCjtQAKsbKje7', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_ZHZxijHXPQcaWMBXuygn0y', '35', 'practitioner.created', 'done', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_rbXlUmxivbt6TeDcnSn7DZ', '2026-11-16 06:47:43.884+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_ZVsUOYYcwrdr7QcO1zLZBE', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_KYOEevmeY0MaVA7H1I66ii', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_q1Yb65ROeaqz0XSyyvZ9JO', '2026-11-16 06:47:43.73+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_ZWekrdhbbkJTleRLAsUFYQ', '78', 'consent.created', 'done', 'consent', 'con_cnvBCq8iFTCwbdbTZfDzs5', 'per_T8fKlD6rTAJqCsiCULywwb', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_d5iujqzrGC6TzFKQ88Xnc8', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_ols7dcUnXmZAHMzSNyUNa2', '2026-11-16 06:47:46.871+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_aYWp4hpKNkFoWU9rKtUX0K', '71', 'person.created', 'done', 'person', 'per_bLf0RcZGyXzl7LIkZ76JG2', 'per_bLf0RcZGyXzl7LIkZ76JG2', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_feGLgImO4rRbwFpVVW0y4u', '2026-11-16 06:47:46.505+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_b4GhQl48F0rBSnXSKOFAfF', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_GPsUVNIuNumny3R4IbnSH0', null, '{published,rules}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_HpNxsPyKIHZ3AJqTtd9sWM', '2026-11-16 06:47:44.485+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_bJiSABCIv1Nt5MpGCyiIHL', '92', 'claim.created', 'done', 'claim', 'clm_lXDEfXB0eup8lZ2qIuHTSq', 'per_ijN5ZXyyM78A52KrRzzmMu', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_F86GNhyIidINpPM44hLEcK', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_poAu92OBEWlNpOUjlaAQje', '2026-11-16 06:47:47.699+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_baNRcfK5vJWxA5QmuPerTX', '118', 'payment.updated', 'done', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', 'per_Tw15VCWrAbWD1si9PZQsqb', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:47:49.034+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_cB9scinPgvQEBLtUHfEuP0', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_UpS2SI3RKXwzVzVXCbTarB', 'per_T8fKlD6rTAJqCsiCULywwb', '{}', 'payment', '[{"id": "con_cnvBCq8iFTCwbdbTZfDzs5", "type": "consent"}]', 'dec_tjjX5jNqS2Kxofurr1Mxmb', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_VDkhxd4a22asQ451vLwNvI', '2026-11-16 06:47:47.013+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_cVUkw3Rw6QtPAxu8mS25SX', '47', 'person.created', 'done', 'person', 'per_2p741c5EHRtSndB7Dah5oK', 'per_2p741c5EHRtSndB7Dah5oK', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_2WLBY2FKH7AEE3UjEAlsBk', '2026-11-16 06:47:44.356+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_cdE2Y4tQpsN6b1qMO1onZG', '175', 'remittance.balanced', 'done', 'remittance', 'era_WepwneGEYbhnsfnzAPYuRy', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_clD1obCJoaBVl9YnbyV71v', '10', 'check.created', 'done', 'check', 'chk_DYxmHMlx8XLNtBzMje09rN', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', '2026-11-16 06:47:43.204+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_cpyvK8yq7LI5rZ7xKrnSDD', '59', 'payment.created', 'done', 'payment', 'pay_wKoFQ5uxYODv21WGRC0Ng8', 'per_9fE7up0mLnVkdTeDmwxOTo', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_RghKWH26q7P3dF9qNo516O', '2026-11-16 06:47:45.703+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_d23rnOVeLErvIKz7srCGG0', '126', 'consent.offered', 'done', 'consent', 'con_3gTPdC7D1ICXuIrLnWoRFb', 'per_Z4bDvRUvyUwhxV822oMa7P', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_nYRYrmSBAUjiccMRfESX3c', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_2vVTUrM6CeIk7nyhPOcfP2', '2026-11-16 06:47:49.51+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_enbw6GssYEEWaktOtsQyaZ', '57', 'adjustment.created', 'done', 'adjustment', 'adj_Pgi6pIws9albzbvY4X9Nug', 'per_ymv51cphfpYpzQYZ7ZsInE', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_pa6v48orFN7omdBy4nJPqI', '2026-11-16 06:47:45.51+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_ezGgoEiikPE8SrrUtB7wVk', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_sYR7FopXyTPCLxSJprbHES', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_iEh8YP1hUyStOLFHJreeAd', '2026-11-16 06:47:43.469+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_fKlt3O09m4PnjNcgE0OsRS', '68', 'practitioner.created', 'done', 'practitioner', 'prac_IicJfL60B3oX8rO9v090aZ', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_B8uzKzuUnZoQ8c2zrsUO0Q', '2026-11-16 06:47:46.376+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_fwfysPMW8WAQRg4GsHRlBB', '63', 'payment.updated', 'done', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', 'per_aKTtMxkq5bwtV8XI5HG8s3', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:47:46.009+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_g06719JARHSKftPRNNdmhr', '119', 'payment.succeeded', 'done', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', 'per_Tw15VCWrAbWD1si9PZQsqb', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:47:49.069+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_g0F6RbZgB5w1AzDeq2gPo8', '136', 'note.created', 'done', 'note', 'note_1CCU9tNEXR4u4Do6JWOtlx', 'per_Z4bDvRUvyUwhxV822oMa7P', '{}', 'treatment', '[{"id": "prac_KrBF9o05EWuxzLVGIm5OpA", "type": "care_team"}]', 'dec_Q3dYor0bok1U2RxRlRajOB', 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_FOVvqZb3l4u4e5mfqjaRiZ', '2026-11-16 06:47:49.806+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_gVaXTCGl04dDRU3WSEHbPN', '130', 'session.created', 'done', 'session', 'ses_h45kxFqdBgWmJCVkVFIgph', 'per_Z4bDvRUvyUwhxV822oMa7P', '{}', 'treatment', '[{"id": "con_3gTPdC7D1ICXuIrLnWoRFb", "type": "consent"}]', 'dec_cpgvIZT2kBhaMWu3Sw6vEV', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_jksu7YxTvqqc9JdbP2sb4B', '2026-11-16 06:47:49.568+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_gxX0gGv6u7xlFD1HryK2QN', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_NDkosjXQ8YZBlBBtWpfSET', 'per_NDkosjXQ8YZBlBBtWpfSET', '{progress_notes}', 'treatment', '[{"id": "prac_ZQ5bsmtLEHws8oEAKZ0PRS", "type": "care_team"}]', 'dec_KUR2omNH9mTqAguxZ7Oh2O', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_7fwMUo0Oeg0PUhjTuRhEXM', '2026-11-16 06:47:43.994+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_hdGPXg3vybX3MTWifKT3MS', '156', 'practitioner.updated', 'done', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', null, '{licenses}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_idCqWurcMB4lfmfLjUQdqr', '117', 'payment.processing', 'done', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', 'per_Tw15VCWrAbWD1si9PZQsqb', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_zXHKI3mJVF3zbtz4hmXi6e', '2026-11-16 06:47:48.927+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_idqP65VEtnGK4ljPY3rzeS', '159', 'check.running', 'done', 'check', 'chk_c6LyZSumTA6y7AazT0MVHs', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_ig7A4iwDfa1xIwfZXXJnBt', '64', 'payment.succeeded', 'done', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', 'per_aKTtMxkq5bwtV8XI5HG8s3', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:47:46.063+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_igJAqVeXXksBHkEqhOSLuz', '25', 'practitioner.created', 'done', 'practitioner', 'prac_sev0tXP8HOkZdkyVx7ze7D', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_4yysMCTuNekQkkmuk6Lx3K', '2026-11-16 06:47:43.621+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_j8LyQmEaXvtDQ9oAuGs3cH', '114', 'deposit.created', 'done', 'deposit', 'dep_hVD51Q7pS7MaYOUTuH2EOd', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_usvj3OC3GoghZWsMEpp4AV', '2026-11-16 06:47:48.735+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_jX1YdYUHP643D80yCkGZKa', '142', 'practitioner.created', 'done', 'practitioner', 'prac_7q7GWN053vi3pb4iwT2wU0', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_jEoPD7cXKXGZLEZMESBiYd', '2026-11-16 06:47:50.056+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_jbH1BYuNqRaF1olcF7wJZC', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_JDnRUdP9o48MLjO2WYLm7j', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_X1Ap3QCdVjTvMn4GfTsXXU', '2026-11-16 06:47:46.474+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_jjjxCnJ1Us6dUoMZtDrGi8', '38', 'note.created', 'done', 'note', 'note_fJU8F4eVhRt98Q0yTA3UKY', 'per_NDkosjXQ8YZBlBBtWpfSET', '{}', 'treatment', '[{"id": "prac_ZQ5bsmtLEHws8oEAKZ0PRS", "type": "care_team"}]', 'dec_KUR2omNH9mTqAguxZ7Oh2O', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_7fwMUo0Oeg0PUhjTuRhEXM', '2026-11-16 06:47:43.994+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_k8N1j0NQuSwlSHFZrmjHLo', '87', 'person.created', 'done', 'person', 'per_ijN5ZXyyM78A52KrRzzmMu', 'per_ijN5ZXyyM78A52KrRzzmMu', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_TaEpmQi1z4vgiVHah4bl3Z', '2026-11-16 06:47:47.441+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_kBki1hIbrl8TXkLhkox6HT', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_WV1XNBjWoGxwS2INxkkfx2', 'per_FqOOor25vzyoCpEwMlZNhH', '{}', 'treatment', '[{"id": "prac_ZQ5bsmtLEHws8oEAKZ0PRS", "type": "care_team"}]', 'dec_O3CV8tA3NNcP2lfNM9qTUZ', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_UbT2BPPpulSnn4I09He15D', '2026-11-16 06:47:44.194+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_kMajSCfS7TYjBN5ww7NcTS', '107', 'deposit.created', 'done', 'deposit', 'dep_5cXPEjahXE6q60AZY5XSWY', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_UytaHiWUrfwj3HMSeQGrtw', '2026-11-16 06:47:48.261+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_ks7OjgU5v2mQInph3xNU95', '160', 'check.passed', 'done', 'check', 'chk_c6LyZSumTA6y7AazT0MVHs', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_l6kqynSSvxh5gXbrmeUsj7', '178', 'remittance.excepted', 'done', 'remittance', 'era_WepwneGEYbhnsfnzAPYuRy', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_lBM0zRMA0F0448aKqFcKh0', '152', 'transmission.created', 'done', 'transmission', 'trn_uiojxlhaCmDN05fWkeXqtn', 'per_ocODk1oYYVPamjCDvYZNiW', '{}', 'payment', '[{"id": "con_P1snid5suRqFuolNLbc5eA", "type": "consent"}]', 'dec_7lZpUfph77xfhaKlbBhS9x', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_klKbsut0s4COj9ZwM2KJML', '2026-11-16 06:47:50.355+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_lBUfXu6Vp57BFxTwiNfCtK', '12', 'check.created', 'done', 'check', 'chk_vo4g52uoS875gZ4tr9VoOd', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', '2026-11-16 06:47:43.204+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_lOUZTL2MXhD1yOvoR2c1Xe', '147', 'consent.offered', 'done', 'consent', 'con_P1snid5suRqFuolNLbc5eA', 'per_ocODk1oYYVPamjCDvYZNiW', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IKaibhgoKKmil4bjXvPnDs', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_yt1ArlpW6uR5YJ9HjBGARP', '2026-11-16 06:47:50.194+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_mAQjuyo2BCSLLe18lBJSXS', '134', 'note.signed', 'done', 'note', 'note_mbVT0NHAbJ3P6Zhqc8GZ0g', 'per_Z4bDvRUvyUwhxV822oMa7P', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_KrBF9o05EWuxzLVGIm5OpA", "type": "author"}]', null, 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_DhzuZ8DUQn26X2F6pabfav', '2026-11-16 06:47:49.741+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_mVGyAtHSg6ROlJQYdv67wH', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_q1zPzslMgc3XQhkdlLq9ot', '2026-11-16 06:47:48.565+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_mnMhX8Zc2DL6cker7e8qZN', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_Z4bDvRUvyUwhxV822oMa7P', 'per_Z4bDvRUvyUwhxV822oMa7P', '{treatment}', 'treatment', '[{"id": "con_3gTPdC7D1ICXuIrLnWoRFb", "type": "consent"}]', 'dec_cpgvIZT2kBhaMWu3Sw6vEV', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_jksu7YxTvqqc9JdbP2sb4B', '2026-11-16 06:47:49.568+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_nGDIUqkU9C7aFlfSXWtiGd', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', '2026-11-16 06:47:43.204+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_nL1w1gOBGb0cJWg7FuBr2i', '179', 'transmission.sent', 'done', 'transmission', 'trn_uiojxlhaCmDN05fWkeXqtn', 'per_ocODk1oYYVPamjCDvYZNiW', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_nTTfvTMUol5CH1JvZirZdt', '137', 'note.updated', 'done', 'note', 'note_1CCU9tNEXR4u4Do6JWOtlx', 'per_Z4bDvRUvyUwhxV822oMa7P', '{sections}', 'treatment', '[{"id": "prac_KrBF9o05EWuxzLVGIm5OpA", "type": "author"}]', null, 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_8RuvOWNJk1mwyGZZZMlVSY', '2026-11-16 06:47:49.826+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_nfHxigDLmC2HX5TNxyn7vT', '125', 'consent.created', 'done', 'consent', 'con_3gTPdC7D1ICXuIrLnWoRFb', 'per_Z4bDvRUvyUwhxV822oMa7P', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_NGazxIX7hm97BKgP4GYgHW', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_vC0lVPhowCW7tBAyAzsxyc', '2026-11-16 06:47:49.477+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_nvjM0qc0Qtb3ImEPUfiTUn', '121', 'payment.updated', 'done', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', 'per_Tw15VCWrAbWD1si9PZQsqb', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:47:49.175+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_o1meUR9LGXtuTikWOXN6vV', '102', 'estimate.created', 'done', 'estimate', 'est_AWtEaEId4fDgHyrfopGqQO', 'per_xcQZvIOmRsiLDz71t8Dv7r', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_t6ZH3fJuFP2JBiUraNl078', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_R0k35ddLy2Js9JnC29NUWE', '2026-11-16 06:47:48.005+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_o4S46WhwghaPh7Hip3r85a', '2', 'api_key.created', 'done', 'api_key', 'key_J0VJzJCuhiW2KFCc1yOIEK', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:47:42.911+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_owzVKzxYdMZnrT4cPmggmM', '133', 'note.created', 'done', 'note', 'note_mbVT0NHAbJ3P6Zhqc8GZ0g', 'per_Z4bDvRUvyUwhxV822oMa7P', '{}', 'treatment', '[{"id": "prac_KrBF9o05EWuxzLVGIm5OpA", "type": "care_team"}]', 'dec_U9xWcQFCJ6VUemsoviTCE3', 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_F2iwxVWwIkmlRjqwL15bK9', '2026-11-16 06:47:49.687+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_puEFnkwKHbsNnwSOigEtKZ', '27', 'session.created', 'done', 'session', 'ses_pt0pIiC4KmNrXYzrhRKqsB', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_PP8TodYrx1TRSITpt40I2I', '2026-11-16 06:47:43.648+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_qCEpEg7qYdynmjTpGzL38L', '146', 'consent.created', 'done', 'consent', 'con_P1snid5suRqFuolNLbc5eA', 'per_ocODk1oYYVPamjCDvYZNiW', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ZjXuqmjrX8I9xJstHTQ4DK', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_yxfJI4zcVrPZTwLCnc68BQ', '2026-11-16 06:47:50.176+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_qFvGGCdCI3gac38qvWwZYF', '168', 'coverage.updated', 'done', 'coverage', 'cov_MRW0mVpzbV4uSFbS6IpYlI', 'per_T8fKlD6rTAJqCsiCULywwb', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_qmfTws603aLBS1VzPycpGh', '14', 'check.created', 'done', 'check', 'chk_8MgYeOHdtGla2bbPlLST0U', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_vABtTgucJ8ElDKfp3JXLMl', '2026-11-16 06:47:43.287+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_r7OzvlvraKFpFEATOEfnkb', '144', 'person.created', 'done', 'person', 'per_ocODk1oYYVPamjCDvYZNiW', 'per_ocODk1oYYVPamjCDvYZNiW', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_8oERirntrg15sTzPnUjEHm', '2026-11-16 06:47:50.111+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_rcjpvdfARxPA7WlDGXrSSk', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_T8fKlD6rTAJqCsiCULywwb', 'per_T8fKlD6rTAJqCsiCULywwb', '{demographics}', 'payment', '[{"id": "con_cnvBCq8iFTCwbdbTZfDzs5", "type": "consent"}]', 'dec_tjjX5jNqS2Kxofurr1Mxmb', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_VDkhxd4a22asQ451vLwNvI', '2026-11-16 06:47:47.013+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_rdQ8x5axV1PMSdy9Fuz7dl', '115', 'person.created', 'done', 'person', 'per_Tw15VCWrAbWD1si9PZQsqb', 'per_Tw15VCWrAbWD1si9PZQsqb', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_UE10x4zrZRlOTFLiZ2peQ2', '2026-11-16 06:47:48.825+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_sOEpK5VvJEEVIkNMe04jv7', '108', 'person.created', 'done', 'person', 'per_ZkvLAFTKjePGbB9WFLUcVK', 'per_ZkvLAFTKjePGbB9WFLUcVK', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_06NLj1AQrsMovKexLeDtCT', '2026-11-16 06:47:48.34+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_sfoJOX4GiGLacbM2B6gK6R', '55', 'charge.created', 'done', 'charge', 'chg_KySvLijuGAhfjdSW01oNDw', 'per_kgkPphyHmkf4J6lxEl9b34', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_ngqBwK5gQdfn5ViQNGHV4k', '2026-11-16 06:47:44.746+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_sw6LvuXjYzXA5vwH5Pjd5e', '39', 'person.created', 'done', 'person', 'per_FqOOor25vzyoCpEwMlZNhH', 'per_FqOOor25vzyoCpEwMlZNhH', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_2TmNT5E8AzNaUzCWhfo3iB', '2026-11-16 06:47:44.106+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_t7acNDsWK2kVTBJ4Avv5dG', '44', 'person.updated', 'done', 'person', 'per_AAkxGH6fY34uNx9A3aPOHQ', 'per_AAkxGH6fY34uNx9A3aPOHQ', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_QYJUHVKe2jDy3VfipIR740', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_ozvvFFsZJdLIy8uSuJZODz', '2026-11-16 06:47:44.282+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_tu5SQmrJgu9AYMuTffTbWf', '6', 'practitioner.created', 'done', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_JemcRum5qxJtfx5X3IE53v', '2026-11-16 06:47:43.174+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_uFr3FUZb5f6Wmz395ek5ZM', '53', 'matching.created', 'done', 'matching', 'match_8YXjOuxc9lxru7fRwr1dre', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_bnOnbmWpQyUGE0TlSA4HuG', '2026-11-16 06:47:44.533+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_uX5aenQAtU1Tae7iiZgWRI', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_w1VfuUjxy88i19G1blhrhs', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_cBz9vIdDiwNj1AcxcyPki9', '2026-11-16 06:47:47.207+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_uXfPAomZgtRX2YhJ820BHd', '113', 'practitioner.created', 'done', 'practitioner', 'prac_U55NS0phbmx5JuvG5RkMYC', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_3YJBKXKHUUThgffZlepyk9', '2026-11-16 06:47:48.586+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_ur3gd6XF7QwKhDaxS6WXUU', '31', 'practitioner.created', 'done', 'practitioner', 'prac_ik2EEOxyFQYHoqn6nh8dtC', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_bQgCuV63cmDwnpgyap75Jy', '2026-11-16 06:47:43.713+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_uuu07NnIVqqBTKSrWa8WAH', '155', 'check.passed', 'done', 'check', 'chk_DYxmHMlx8XLNtBzMje09rN', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_vI2KzsJK6AdkjD56tbSKwn', '90', 'consent.offered', 'done', 'consent', 'con_XkPAOJvW9voWwSectbF6BH', 'per_ijN5ZXyyM78A52KrRzzmMu', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_G4erR2O1gyUuZ6HjirAOPh', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_slAiKk1kdC66pmJImzTVjv', '2026-11-16 06:47:47.529+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_vkNX3N3WPSHm166PcmOmrP', '110', 'disclosure.created', 'done', 'disclosure', 'dis_zFVGuMbGkGnmWL1YBbLvum', 'per_ZkvLAFTKjePGbB9WFLUcVK', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_dbhWhMtCQwFkxjILj6WNgg', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_oSUzEvx5gXXgBksCEAJ7ZF', '2026-11-16 06:47:48.365+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_vsd9kYYSSZzh3iDhqhVgWR', '120', 'dispute.created', 'done', 'dispute', 'dsp_18ZhYHnGCMqIRRwkiZ87MG', 'per_Tw15VCWrAbWD1si9PZQsqb', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:47:49.175+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_weEiZZ7lmCxEQrXxIqHyI8', '48', 'person.updated', 'done', 'person', 'per_2p741c5EHRtSndB7Dah5oK', 'per_2p741c5EHRtSndB7Dah5oK', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_OIxsvk4Op9kI6GcnkkE7fT', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_IztnGrlOC34pZ1k3MwKPp8', '2026-11-16 06:47:44.378+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_x96p9SKj2tQMe4PtrNKF3j', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_Z4bDvRUvyUwhxV822oMa7P', 'per_Z4bDvRUvyUwhxV822oMa7P', '{progress_notes}', 'treatment', '[{"id": "prac_KrBF9o05EWuxzLVGIm5OpA", "type": "care_team"}]', 'dec_Q3dYor0bok1U2RxRlRajOB', 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_FOVvqZb3l4u4e5mfqjaRiZ', '2026-11-16 06:47:49.806+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_xV8xupz9aCPAYTSxyo3bTV', '177', 'payment.received', 'done', 'payment', 'pay_9P3XSwvJiomIWyB80LmpR9', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_xY8cclsOlS6v1ojXuLid6V', '21', 'practitioner.created', 'done', 'practitioner', 'prac_0HGSF48Z0dSTHmdm4pcQ7P', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_MQ2pgn1W3li4RmxjJjtNQz', '2026-11-16 06:47:43.443+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_xvDG5VAuABKijikkJ9qPaK', '43', 'person.created', 'done', 'person', 'per_AAkxGH6fY34uNx9A3aPOHQ', 'per_AAkxGH6fY34uNx9A3aPOHQ', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_LTXCJojEGn6ASG7Y4wFQJJ', '2026-11-16 06:47:44.248+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_y34mVjsl0NZ5V8Zvx26kxV', '131', 'persons.update', 'done', 'person', 'per_Z4bDvRUvyUwhxV822oMa7P', 'per_Z4bDvRUvyUwhxV822oMa7P', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_RF5pXHuUecIXaWVlsfYJd7', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_DMcntXv6ON10sDsJUDaoSL', '2026-11-16 06:47:49.664+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_y6EkvoBOg4q846zqdCmo4Z', '33', 'person.created', 'done', 'person', 'per_NDkosjXQ8YZBlBBtWpfSET', 'per_NDkosjXQ8YZBlBBtWpfSET', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_4hJgw0su3EPhyW2CRZ2KHm', '2026-11-16 06:47:43.777+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_yBddhDm6wX2yDwkk7ZjFi2', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', null, '{published}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_Hwda1K2CrtqKdRKKQqCovu', '2026-11-16 06:47:49.995+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_yMXq0cMdcqhNLqi10mv2m0', '149', 'claim.created', 'done', 'claim', 'clm_qmNKKolQSXSXXYb2dFeFvZ', 'per_ocODk1oYYVPamjCDvYZNiW', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MSr8wOQuC9HP4fLrkqtlLA', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_wqfjLngJHYBgYXR5xnwBNU', '2026-11-16 06:47:50.291+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_z3kDkHM2xYW8OHJvrRvtgz', '58', 'person.created', 'done', 'person', 'per_9fE7up0mLnVkdTeDmwxOTo', 'per_9fE7up0mLnVkdTeDmwxOTo', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_sPBLxu3ZvjbZzOaLL4V50Q', '2026-11-16 06:47:45.661+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_z8KOwEMSecieYoqnPyDS9D', '76', 'person.created', 'done', 'person', 'per_T8fKlD6rTAJqCsiCULywwb', 'per_T8fKlD6rTAJqCsiCULywwb', '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_5yUXkyYmG0bjMJuPa4Tm6r', '2026-11-16 06:47:46.776+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_zDy8RmY1kJrDK0OyiUGaKN', '30', 'session.created', 'done', 'session', 'ses_VhImeNGvABAJ92wHAyLGxD', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_PP8TodYrx1TRSITpt40I2I', '2026-11-16 06:47:43.648+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_zTtfntEaXF2GexCQj2tYae', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_FqOOor25vzyoCpEwMlZNhH', 'per_FqOOor25vzyoCpEwMlZNhH', '{progress_notes}', 'treatment', '[{"id": "prac_ZQ5bsmtLEHws8oEAKZ0PRS", "type": "care_team"}]', 'dec_O3CV8tA3NNcP2lfNM9qTUZ', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_UbT2BPPpulSnn4I09He15D', '2026-11-16 06:47:44.194+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_zW9mN6siaatjiSsskJRshV', '171', 'payment.created', 'done', 'payment', 'pay_4NiSZcKi0SGDDFTpuuyIYk', null, '{}', null, '[]', null, 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_qava0j6i4J4un50gnE4h2A', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'aud_zylEpjm8TmFb55bBAjC7C1', '127', 'consent.granted', 'done', 'consent', 'con_3gTPdC7D1ICXuIrLnWoRFb', 'per_Z4bDvRUvyUwhxV822oMa7P', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5tTE3otayho07ecBLpzzso', 'account', 'acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'req_f2pyoEOJVKkk1DYD3L2f1O', '2026-11-16 06:47:49.531+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '111', 'log'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x4a269181dba062ed1da0d4c162933fec4a08c9a094755dd8cec29483219f2bea', '2026-11-16 06:47:48.45+00', 'head_b82982c6d6180508', '\xfbf52ce80ed844d5f0ad60785b481d67e0d071055d6262d4275db7d4850758b83aecb8388d7e785dd8ad420e14badc9b2670ea1a4b59b30d11b37473adb7000c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '181', '112', '\x4a269181dba062ed1da0d4c162933fec4a08c9a094755dd8cec29483219f2bea', '\xa1729beb7103e2f1cf7536b2ad96e70dcd8b244491db0a6002aa3d7b8aed54d0', '2026-11-16 06:47:51.668+00', 'head_b82982c6d6180508', '\xf3b55bf983433577d334449024dceabfb08642914a422d0f1ddc7c3b45eabc6689849edac3802005ddf5ab83beb8eea0269a9c4eef8982a63fba106db582260a');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '1', 'aud_Qkb6mQIP2DJr8jbefVkDas', '\x96e7132fa63a7be0fe6fee4ca6ce3a865d6c58f55d5286c94f229883a41f11be', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x8153ed60b65d80a4722d156b0fc51999e64f063af6e7622eb3e6a91e3e8c0f21'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '10', 'aud_clD1obCJoaBVl9YnbyV71v', '\xf0744f9a4c59b0c85ce3ec429029ba13f67dce6997e5f811595f7b954e261b76', '\x2d1a9942b4e766098268bd317f705e091c3ad5341a88c6eb80488d3b4f20a147', '\x46a9d8ba3085d8cf5b83e31ea988a17f67e2c845277a5d0a024271f34b2e930a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '100', 'aud_B6iQQMYPi5B0UpHF914LIJ', '\x4c22760e5babc160a1fb757b1b3f4d5d0d732ddf9dde9fdf979b3627af273b32', '\x8f787a62842fca5e990c5a516ee5daa36d5bb269d93358c372421096bdfdc627', '\x7cb4b55341734dbec559d16fb5e8b4420b9506ec21b6c111e8333024bc55c9e8'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '101', 'aud_GdtieM1nCyjUSpzw0Ltrxj', '\x9a5264aed3546028b5c76e75e37582ad42d1dd71a9148a1c6b84782156b8eb31', '\x7cb4b55341734dbec559d16fb5e8b4420b9506ec21b6c111e8333024bc55c9e8', '\x810870afe819c753736d98ac471814d5b4cf1697bc9981e530881b602e964936'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '102', 'aud_o1meUR9LGXtuTikWOXN6vV', '\x100a70e1815d97a4a9c86943be01215b87d6b58f4718fb6d106535a3f32ccd5c', '\x810870afe819c753736d98ac471814d5b4cf1697bc9981e530881b602e964936', '\x8ee0354f4c8d9141960c1395bc2ea4468a69d1badc8d44867ca1b3beb0c633db'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '103', 'aud_Mq78zTfsuKE2ifjA9tq6xV', '\xcd2930c94f56b76b4e166c18b2112d27795922f08934b2aec9cec61d827c9702', '\x8ee0354f4c8d9141960c1395bc2ea4468a69d1badc8d44867ca1b3beb0c633db', '\xcfb0edf0294b67856d25acb933a00641c66fa66954ba3caf2d6b9b5a4da18274'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '104', 'aud_TYJ3DUIm00lo8yCUC2TKJO', '\x6e39bc02e4f5b9cf44e0892287a4d599cb756bc896aae083a5480384bcb34b24', '\xcfb0edf0294b67856d25acb933a00641c66fa66954ba3caf2d6b9b5a4da18274', '\xdf35d74483961f3ed4af14386788d8f139dacfeca8fb67dffdae914848731840'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '105', 'aud_Usi5ti9Qzt8daqeK7p9MIn', '\x3fab34edcf2d4c79dfe9ec31f1cb267b3c71471afa57a6088dc85df7ecaa3af3', '\xdf35d74483961f3ed4af14386788d8f139dacfeca8fb67dffdae914848731840', '\x835e65527185ad9fc73cee8681e21c34340616d5429a8eea4c3f825894215bd7'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '106', 'aud_BohiJgLCbmvYmEzbrpcSle', '\xe09a972a4c421d688c123d449a9a6e2e6b17e074c2e0f540ef4349d236675a41', '\x835e65527185ad9fc73cee8681e21c34340616d5429a8eea4c3f825894215bd7', '\x0946115539d975736dbd65303256cdd275b64bb0959f70425afca80dd092cbd7'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '107', 'aud_kMajSCfS7TYjBN5ww7NcTS', '\x9ca57ccb74222725b1dc936c8e9027fc568028cffebe2d694feaabb935298d58', '\x0946115539d975736dbd65303256cdd275b64bb0959f70425afca80dd092cbd7', '\x55fa5ede5f7991aff7ca75d36a1f96738478281f82bcc39fd50353aea8c3a4bd'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '108', 'aud_sOEpK5VvJEEVIkNMe04jv7', '\x67be8851ccc2a915c408e67f7e33edbfdf3c6759964c0f7ef2cbdd9ef3c5993e', '\x55fa5ede5f7991aff7ca75d36a1f96738478281f82bcc39fd50353aea8c3a4bd', '\x0178875a704e7573707efe22ea4f5515a813bc04b674a440168f7532f936a544'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '109', 'aud_2OMHEQGDIfOegtJaiThPuI', '\xc89936ed226aae51e406b516f010716feca56b7c075017a254e975d2ea9edc22', '\x0178875a704e7573707efe22ea4f5515a813bc04b674a440168f7532f936a544', '\x65c689f60e68f90c646bb37efeb5ec9196d3fee90198d9bff8b9606a166c52cc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '11', 'aud_BgR8kWt7LAXYFfHZz16WXX', '\x79b26bcfd4655cb4d07244e627f0caf41d4c4c471c3278febd1fb46be1ebb2bc', '\x46a9d8ba3085d8cf5b83e31ea988a17f67e2c845277a5d0a024271f34b2e930a', '\x7a7b9d9f185b2df493bcaa54b6e102437d5c05a0f1200d405b39842e40a04891'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '110', 'aud_vkNX3N3WPSHm166PcmOmrP', '\xdf984955646dc516870aa8642da0ae33856fb4638ae10db86cb9ee361ed450b3', '\x65c689f60e68f90c646bb37efeb5ec9196d3fee90198d9bff8b9606a166c52cc', '\xb7b97b5cf6a66ca390a64c8015755ee2bfcfcf220f5eb6c7183f8642233433ed'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '111', 'aud_VlMGztXGyqVmERo6YFM4V2', '\xbe0261a260758b14e131fd2275b4865bfe03b16a59e3745bbb27c2619e85c7b9', '\xb7b97b5cf6a66ca390a64c8015755ee2bfcfcf220f5eb6c7183f8642233433ed', '\x4a269181dba062ed1da0d4c162933fec4a08c9a094755dd8cec29483219f2bea'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '112', 'aud_mVGyAtHSg6ROlJQYdv67wH', '\xcfdc657a51da6dfec4c27208ea1cf270cc25ff5e0ea4af758be096fb3b3c3b8d', '\x4a269181dba062ed1da0d4c162933fec4a08c9a094755dd8cec29483219f2bea', '\xfd06f5c88bafc83f6d1ab6600b791c90378aaf6e5edd2b2a9483ebf3976cce78'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '113', 'aud_uXfPAomZgtRX2YhJ820BHd', '\xd0bbaec0adc77b205936c55aecede0285ce2ed9a683afbb734c1bfea212f9246', '\xfd06f5c88bafc83f6d1ab6600b791c90378aaf6e5edd2b2a9483ebf3976cce78', '\x66a6b83bcdc3691b7d454efa3bbdb49e918a4fa82a0798c3a0ce118212ac9023'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '114', 'aud_j8LyQmEaXvtDQ9oAuGs3cH', '\xfe21073effc49864418b0a91fc9887d75a3e96e7e040962d3044fab339a2ef27', '\x66a6b83bcdc3691b7d454efa3bbdb49e918a4fa82a0798c3a0ce118212ac9023', '\xb949e4247e3f3f85cd56142e1d8bb91e082826f937bbb7d9b9bc07567b636d33'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '115', 'aud_rdQ8x5axV1PMSdy9Fuz7dl', '\x625ba3e9d6a8623fb44a4d20980cde6f33a29810bcf66dcd3d3e7347dc24db21', '\xb949e4247e3f3f85cd56142e1d8bb91e082826f937bbb7d9b9bc07567b636d33', '\xecfd2cfd133472e414917f624b2a45766dd2b13bfa1b6fd5831810d90bab485c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '116', 'aud_TpTHLARfVEBZg6UEVWtdSw', '\x044b4c862b11aa79eea2f4e89268d5fa3401ca85a512e9578aca8f3e5ec6f8e2', '\xecfd2cfd133472e414917f624b2a45766dd2b13bfa1b6fd5831810d90bab485c', '\x1e48e96536c6032a620b080abe5682b7ab73994e292190f67b1e9cfeee60a6e2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '117', 'aud_idCqWurcMB4lfmfLjUQdqr', '\x64e8c0d6b7cca6d30df43e722143573e19aee624bac02a7df3ce4810358691d0', '\x1e48e96536c6032a620b080abe5682b7ab73994e292190f67b1e9cfeee60a6e2', '\x6bc79fb7837448a9a521d322ceb302cd94e47e8578c2a2b84679ad0ec65453ae'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '118', 'aud_baNRcfK5vJWxA5QmuPerTX', '\x2b637b214c1ca112bc5bbbded0845b5d8879f9c0281306ca44947e551a426dc5', '\x6bc79fb7837448a9a521d322ceb302cd94e47e8578c2a2b84679ad0ec65453ae', '\x486a5dff0369b004a6bc11a1a2a840a7b6db2677ac063f5766dc0afa6b1e7beb'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '119', 'aud_g06719JARHSKftPRNNdmhr', '\x2b3b6edcd645fabb7c4f1af8c8d0818a66ef8c4d56ac6e668b3f5fde1a4b3797', '\x486a5dff0369b004a6bc11a1a2a840a7b6db2677ac063f5766dc0afa6b1e7beb', '\x58bb8c8157b6411a51494d53887735e7341a5ab5daba2a902effa2b56a376100'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '12', 'aud_lBUfXu6Vp57BFxTwiNfCtK', '\x9037a7de3dc50a1c518c93fa4c23652953aa0582456459bdb9468f278868d746', '\x7a7b9d9f185b2df493bcaa54b6e102437d5c05a0f1200d405b39842e40a04891', '\x68d7884f8015d527fd954fe8afb6c6e3d8815821520332a6a9f92da95b9ce152'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '120', 'aud_vsd9kYYSSZzh3iDhqhVgWR', '\x03d23d02cc58325f5f64da3b27cec0c9866a86ec1c19f1c1a1f7926422f916be', '\x58bb8c8157b6411a51494d53887735e7341a5ab5daba2a902effa2b56a376100', '\x3d287cc42d6840324dc687dbccfa50fcbd57d61d8afd202e4e3f7de73482a278'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '121', 'aud_nvjM0qc0Qtb3ImEPUfiTUn', '\x444d32c4b9b75f546556037a93b0112ef33ec3a80a7dbaf941531cb213974de9', '\x3d287cc42d6840324dc687dbccfa50fcbd57d61d8afd202e4e3f7de73482a278', '\xd56ca0d6f703144bc1cfc10bc2ac9c2e4f56957ab7ef8530313093d38e66641b'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '122', 'aud_FfcJRtvFFZQFPCeGOGwryt', '\xd40746676c95bb7063efacbe13c046cf58f25ff8a8e31ba40c2dad5ea196b7e5', '\xd56ca0d6f703144bc1cfc10bc2ac9c2e4f56957ab7ef8530313093d38e66641b', '\x62db9724e16ea2789718e29992d1ea683df3791269ac0a4ea163dbd20edf117f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '123', 'aud_GCFXPghZ05CEScWWaaAfq6', '\xa21c56765ef6d66f8eb2911a5173c00dcaeffc4fdbacf77797250e0ea67854f2', '\x62db9724e16ea2789718e29992d1ea683df3791269ac0a4ea163dbd20edf117f', '\xb038ce86bac25d9beb1f2077c20ddb30b004f52af0ed3adbe3a439cd0509f272'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '124', 'aud_IS7nAvwyyQUSJL6hZTTOX4', '\xb69916d6001d57008c25422bf0ff76298c52fa41f6d101325c1d19f0cc9cbac8', '\xb038ce86bac25d9beb1f2077c20ddb30b004f52af0ed3adbe3a439cd0509f272', '\x2212c61f24ea25ba25beab684a5d4911f964e5f789a19f6c0101830c897acabc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '125', 'aud_nfHxigDLmC2HX5TNxyn7vT', '\xd6b9f22094522d5357b03583b43b98a4c5551f8af864abd2c458f00ea12c3ba3', '\x2212c61f24ea25ba25beab684a5d4911f964e5f789a19f6c0101830c897acabc', '\x90696da98a7a64cd83010849cf2096c82d424025139895e18c7d99a894224e26'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '126', 'aud_d23rnOVeLErvIKz7srCGG0', '\x50e49e3c95e625a844d3dfa7855df7295cf5e2642b838b9f348d46c573e5abc8', '\x90696da98a7a64cd83010849cf2096c82d424025139895e18c7d99a894224e26', '\xc3958d0bc9bc4fcee46f815783b73ec037adf995c898e3945b3bc5f4994b7fb4'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '127', 'aud_zylEpjm8TmFb55bBAjC7C1', '\x6bdfdd2a33f59e42c22e3a56ec7d9e775be78aa17b2f486fabd3bd6a50b298ac', '\xc3958d0bc9bc4fcee46f815783b73ec037adf995c898e3945b3bc5f4994b7fb4', '\xf9dbe5a4ba17ee03acfc42ee1d80b11d15b382c2c79563ad2d354af5fc2c69c2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '128', 'aud_mnMhX8Zc2DL6cker7e8qZN', '\xc347306c4dfa9fb24286651a5fa544d246325c6675506859a4abccc8c852e3d1', '\xf9dbe5a4ba17ee03acfc42ee1d80b11d15b382c2c79563ad2d354af5fc2c69c2', '\xb0c916b5761bbf4140c564be66f5af4e670792c71dba4926259977ae4eb90bad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '129', 'aud_6Mo4juwRKKiSrTFqWkGmvJ', '\x37d297c09004d938282774bc03eebd42868ff4c6b8b2e091857853608f1280e0', '\xb0c916b5761bbf4140c564be66f5af4e670792c71dba4926259977ae4eb90bad', '\x941e2eb19719bf5e4e48a02fc226556dffac2e9d14acf2c62c2afaddf5c26d62'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '13', 'aud_7YfRUviP6D2IImbmeo2kHV', '\xe14049b66a57145ac23c48ad92a3372425af61cb76e56c4a359bd4f7dac98a11', '\x68d7884f8015d527fd954fe8afb6c6e3d8815821520332a6a9f92da95b9ce152', '\xce5cfdf7fb13b351d0993d3bb34d06d4a5365a9faa9f77849d31994c613ca2da'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '130', 'aud_gVaXTCGl04dDRU3WSEHbPN', '\x85e939a7c281ce5999ec4c93db1bea758517f759b09ada04a19f9864a5a0cfc2', '\x941e2eb19719bf5e4e48a02fc226556dffac2e9d14acf2c62c2afaddf5c26d62', '\x6da398a4574d35a3a42b7b447c37602f3238fc93c5c5bece73911db0b8513877'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '131', 'aud_y34mVjsl0NZ5V8Zvx26kxV', '\x4c14418a069be889a6ec9da3b3730790e496b92da1b24098ceef0721f48b9167', '\x6da398a4574d35a3a42b7b447c37602f3238fc93c5c5bece73911db0b8513877', '\x395c9b326dfa07929a8ccd336fb26d27715cc20b878a6a2c9eef886a4fdd6455'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '132', 'aud_HYOg4hz0EKb3mplZT1zzDQ', '\x7af8fd7873a95dd323b2c53f5bc26383d0737b252af2ed2d7495b09521207ec2', '\x395c9b326dfa07929a8ccd336fb26d27715cc20b878a6a2c9eef886a4fdd6455', '\x2ef24badb7ce4f0eaefe94062a58d0665a0adec047072b45f21977c08b83c77e'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '133', 'aud_owzVKzxYdMZnrT4cPmggmM', '\xbd29052b140fe64fa51cdb9167188c885a5e3472db4e3706be9fc576f3463043', '\x2ef24badb7ce4f0eaefe94062a58d0665a0adec047072b45f21977c08b83c77e', '\x84b2becff2e917b37347e3b9fe69cf3c59c6d37295f0dfc916e0140ff6de05cb'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '134', 'aud_mAQjuyo2BCSLLe18lBJSXS', '\x788dc08638d2e1fe0a48d3ac29bf9bc8176a50ca98b84045a1b165c9774ea4b1', '\x84b2becff2e917b37347e3b9fe69cf3c59c6d37295f0dfc916e0140ff6de05cb', '\xa4e0cf1c7255d842072164c1f4d7ff39b789811ca8f27e91e915bb8c9b363e10'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '135', 'aud_x96p9SKj2tQMe4PtrNKF3j', '\x75943e3f99c152957bf6cf70758c50d064bf48c27eff15e1a7491b92a3ee4a61', '\xa4e0cf1c7255d842072164c1f4d7ff39b789811ca8f27e91e915bb8c9b363e10', '\xf0fe44593079ddb23391df533f16413b8fd825913280bf7299f33aa61ff42c83'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '136', 'aud_g0F6RbZgB5w1AzDeq2gPo8', '\xf796b7296eb4efa21d4c28e74ca3f29f80e3903a1d219e173dc7a59bf17d3b69', '\xf0fe44593079ddb23391df533f16413b8fd825913280bf7299f33aa61ff42c83', '\x17847175db24f781faf50425f3278c936dd89bd422096767b48096c41f0300b3'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '137', 'aud_nTTfvTMUol5CH1JvZirZdt', '\x1051d3506993c1761198b24b61b9674fbc6de9577089f93bbf4bedee429d88d6', '\x17847175db24f781faf50425f3278c936dd89bd422096767b48096c41f0300b3', '\x70c859214cccf32cb3838d2aeb83403309f95da829fd1223aa5b9ce542042f4c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '138', 'aud_WN1WwQFBo9dcF6JoFXz4mT', '\xe9a3869bee013ffaf74ce65a875e098fa1b10d6605addb3289d278684733b2cc', '\x70c859214cccf32cb3838d2aeb83403309f95da829fd1223aa5b9ce542042f4c', '\xe26a5f997ebf84d23f58bc86b97e04d846104fe56b97900da0f0ee3436ba5d87'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '139', 'aud_OpHMmqyYZ6MyRz8kctDE4p', '\xee18c9b7d0a16353db9473700592e1136199b8bd533b02e75f9a438a575412af', '\xe26a5f997ebf84d23f58bc86b97e04d846104fe56b97900da0f0ee3436ba5d87', '\xd88b851c56156f9387df0de8ca6e84a9120da9abaf155e84807253d221972696'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '14', 'aud_qmfTws603aLBS1VzPycpGh', '\x4eaff0503bdf3a78cd4ac298e57129ad2de336d8adf560845d01fd6b87cb9359', '\xce5cfdf7fb13b351d0993d3bb34d06d4a5365a9faa9f77849d31994c613ca2da', '\x0a9807bd1230b317892361a26cebd498391236f71e9ae6ff0d611529ca826ed2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '140', 'aud_yBddhDm6wX2yDwkk7ZjFi2', '\x72caf088fac0772d3d4a3c95d7fe6400cfdb8c4a81f7e693412a9c940d4a4584', '\xd88b851c56156f9387df0de8ca6e84a9120da9abaf155e84807253d221972696', '\x0f45f03b265ca96bf3d29ad6e45c5f02ae97c482261056ab36410c47af9fb235'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '141', 'aud_4kJ1jw0xwbVO2fnzpHYwen', '\x1556b2a3387a8731c44fb7c772cac8da4af0aeb2ce1b2b1663a244be798ce0ad', '\x0f45f03b265ca96bf3d29ad6e45c5f02ae97c482261056ab36410c47af9fb235', '\xd2b77107b7234dbc38e6183995b5d0280ca9fec57a8083732ef3a7e205ea081a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '142', 'aud_jX1YdYUHP643D80yCkGZKa', '\x529a0e64792ba2c386e117956eff317767c8f51b74f35e2e4524fb7ac486a04e', '\xd2b77107b7234dbc38e6183995b5d0280ca9fec57a8083732ef3a7e205ea081a', '\xc5c40dafd18632ad73b767eeae6cef71970140c2df32fb46be3283bce71cd252'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '143', 'aud_QV36nY50jsG5yoD6dagYMU', '\xbb363c51d9aa2897342627ac92ec749bd1b916eef678fbfb6443be0c33c1bc30', '\xc5c40dafd18632ad73b767eeae6cef71970140c2df32fb46be3283bce71cd252', '\x7e5bf83d8e64c49f97c10c5bba5b93117f9efba5d2b3570fc28da4e6eda5b5e7'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '144', 'aud_r7OzvlvraKFpFEATOEfnkb', '\x1080df0500c1a2b1fad3d3e89dba76252732bd91af74be30241b99df6755cc50', '\x7e5bf83d8e64c49f97c10c5bba5b93117f9efba5d2b3570fc28da4e6eda5b5e7', '\x153b9fb0fd6a0c35995aeee7681ef70c2bc253cb75749e88b00412c21c71176b'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '145', 'aud_AcD3QSc1tCiqud8aOGIgCh', '\x03fe242401439cebcb69109f38779f204e4a1ea6afa76d19ce1bd26d4b91ceea', '\x153b9fb0fd6a0c35995aeee7681ef70c2bc253cb75749e88b00412c21c71176b', '\x3df7535f67db58b69fe30606073d62eceed3eab3b08ba17691577c567b494a5f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '146', 'aud_qCEpEg7qYdynmjTpGzL38L', '\x0cfa82d3a911558c105c060cf0931ad05d3b6857f153cd8c3419e12a2a5bd002', '\x3df7535f67db58b69fe30606073d62eceed3eab3b08ba17691577c567b494a5f', '\x65cb95eb40ab5e3792161071a8f266f73641f739bc7ee5679f758af6e9225281'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '147', 'aud_lOUZTL2MXhD1yOvoR2c1Xe', '\x67c00a4bfcc635ba5ff7a8317dc3fd57de97bba87b04be3cedaa470bd46e6f7e', '\x65cb95eb40ab5e3792161071a8f266f73641f739bc7ee5679f758af6e9225281', '\x72e17ff9c193fa91ff90296764328f6bc02782bb7610500b33bc0fa7415a59a2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '148', 'aud_T0V1o7djhlnBUyut23Mc9u', '\x51163f245d3873620c95b0767ec543e2aefa991c6a04e4d9f54d0ab9b26b56c9', '\x72e17ff9c193fa91ff90296764328f6bc02782bb7610500b33bc0fa7415a59a2', '\x51de6c38cac1b76e027bfdb807976caf78c59dc16fb38c7e35e8555ce0f37e6e'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '149', 'aud_yMXq0cMdcqhNLqi10mv2m0', '\xe15989410c6a0822c41bab3d082a07a8547f83e07429196d07a1c3601d810c29', '\x51de6c38cac1b76e027bfdb807976caf78c59dc16fb38c7e35e8555ce0f37e6e', '\xd02a793d24a6a4db63a266036a9457deb0bf1cdaf762b4e12def13e2f9f85d93'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '15', 'aud_5JTyCD906i58ps7okRfyYm', '\xabdb8bebe95e8666eee5a35a9eb54e1264cb763bf28ca1743f0c5f7808f6f3ab', '\x0a9807bd1230b317892361a26cebd498391236f71e9ae6ff0d611529ca826ed2', '\x44e1b7d3157180fcf1b965c5f10e478b13d3da067e833435b7f075ba8fe04611'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '150', 'aud_NozHjTdWafbMOl6mvEBTEK', '\xc2e38d903ab71660ad2f40bae65fcdcb3a1e48f6aac7e4d93eafa2a05355c78e', '\xd02a793d24a6a4db63a266036a9457deb0bf1cdaf762b4e12def13e2f9f85d93', '\xf6a358bac5403ceee553e606aeb0966937d94f22e052aa9f767e54836b765ea4'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '151', 'aud_E6NJuv84DJmgPVjsQe4zxz', '\x1c0003a5a575743c972ce1e8725197158c8bdbb01f4edc55e7a720bb4aeaf8e6', '\xf6a358bac5403ceee553e606aeb0966937d94f22e052aa9f767e54836b765ea4', '\x55904899e32c5851d3b0960e13d6b4e53028ae0eac0d35af65934f4482091ce4'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '152', 'aud_lBM0zRMA0F0448aKqFcKh0', '\x7485a43ee84128c05879d646f5b2ff9e2282b6b7baeda4b12b5ae5275baa69fb', '\x55904899e32c5851d3b0960e13d6b4e53028ae0eac0d35af65934f4482091ce4', '\x68b445d6c456b44334ec1fdfd1a85779dc10ebeba283dbf05314f8eef518d5ed'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '153', 'aud_YJl2LMww3Q8RAGe3RCauuo', '\x41ac4e77ef2dc8b53764adf9760fe2539718b4671e4628581a715b3f19b4be44', '\x68b445d6c456b44334ec1fdfd1a85779dc10ebeba283dbf05314f8eef518d5ed', '\xaa1e658458e2488bf3fef72f015381795b0cc59636ea1793c7d3004de22e4935'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '154', 'aud_1DBNUZc0zbQnU8WNnDxBra', '\x72b61744369cb69275759de659dcd3f099731d773601c4e1d1d0d105f042123c', '\xaa1e658458e2488bf3fef72f015381795b0cc59636ea1793c7d3004de22e4935', '\x3d769835906778e8f2c03ac755101f9c40bc5d094b18a71667eded5e2d979fd1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '155', 'aud_uuu07NnIVqqBTKSrWa8WAH', '\x5a26c12c4439532e8c09964558beb108ddf675855b76245bc5eb9da9e91bc95d', '\x3d769835906778e8f2c03ac755101f9c40bc5d094b18a71667eded5e2d979fd1', '\x219edf314cc68529845f7f4a30ae014174a7f62430a23cd3d49a9dfe1affb8d8'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '156', 'aud_hdGPXg3vybX3MTWifKT3MS', '\x8e0767e17099e80eab0948457d7e5f3dba40f28f78cfd3ef4aa2291190d34fd2', '\x219edf314cc68529845f7f4a30ae014174a7f62430a23cd3d49a9dfe1affb8d8', '\xd8fa95121911382f559a78564715002a271ccad2f9bff28fc5d60c443d45cfae'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '157', 'aud_YtLg41R7Ubd7Ff6vis2nf4', '\xbc45a64cf65572ae241e3f25c4c82e98c6697757d16a7ff2194d9572105ba84f', '\xd8fa95121911382f559a78564715002a271ccad2f9bff28fc5d60c443d45cfae', '\x1cc21e86d10a7f129fcbc0a673125684b92f3dd3d4de7a11ee8eb83b8a545dec'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '158', 'aud_NJ0BicUltF1bOy1VBrcRWy', '\x21514c2dc0b7d4bc92e6cec131dc2a3ac607b5cac9f3b05627c281846f243a89', '\x1cc21e86d10a7f129fcbc0a673125684b92f3dd3d4de7a11ee8eb83b8a545dec', '\x0cff927b1c97aef6a20e55797ba49e89f8c9489adb58486170d9b55e25801416'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '159', 'aud_idqP65VEtnGK4ljPY3rzeS', '\xf0689f4806f4f4a3eb4dd9d73f5c53cfc0fbdb4c97c142cc1dc026261417ee43', '\x0cff927b1c97aef6a20e55797ba49e89f8c9489adb58486170d9b55e25801416', '\x0768ccda7481b9ee782d19b21ebc18981d10f564505cef7c940758c0cc019b5a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '16', 'aud_TTynlvLDCovczJw8t9T0RT', '\x3e073ff5654426186988f96846a7af46d6556093f3cd1c9b1e87da0da9ba7357', '\x44e1b7d3157180fcf1b965c5f10e478b13d3da067e833435b7f075ba8fe04611', '\x6039df687c3283aefebdce178d154e7495d711ab9bcf9b4a2cbe37eebbe15ba6'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '160', 'aud_ks7OjgU5v2mQInph3xNU95', '\x5b29c77495e754aa681295b1e3b277b1f0b1a9bbec32b18f783c506f87856c9d', '\x0768ccda7481b9ee782d19b21ebc18981d10f564505cef7c940758c0cc019b5a', '\x5afe030ced8d666435098ba8950f89410a535e696b37d54ff3942f965388d40d'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '161', 'aud_DKIuYCQCm0W8SUogAE7bol', '\x88d3f1c2b3fec69dbe7319034520b33091de9dbb714413585de486495edce017', '\x5afe030ced8d666435098ba8950f89410a535e696b37d54ff3942f965388d40d', '\xaa483c0ef6ba9a6ad620b89123d49bbb28efb49fc17921f79820d8f9cb63ffea'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '162', 'aud_0AJnfA09dVDwUpMQJQaKoH', '\x611eb20ee9e11d3118ef22d538d3d79638e347e2cf9b654297a39d1834ba6c12', '\xaa483c0ef6ba9a6ad620b89123d49bbb28efb49fc17921f79820d8f9cb63ffea', '\x8ff1d2c32589a63e973c7b96a05d029101b1dcced32f0e442e27096799d30099'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '163', 'aud_OD7zpg0yHF0fy4b0PNV1Oc', '\x9d50288df0cd8f95519f30922546c95df62a242e7f90eae3ae2b8f921a02eb65', '\x8ff1d2c32589a63e973c7b96a05d029101b1dcced32f0e442e27096799d30099', '\x955ec49bdc4088bbab5980c880eae5b0a7d53412b7c5cc58f2d14b8f5114bdc8'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '164', 'aud_SCGA8JJVETCOQ2F9ukRccV', '\xc6b8889638035fbeb498595b0fe0d8b1b94ee48eff46c26ee82c2569e6c5217e', '\x955ec49bdc4088bbab5980c880eae5b0a7d53412b7c5cc58f2d14b8f5114bdc8', '\x6654c3c168570e07db2d19a49a9fc005e593319ed09b1413e6e8c0746b2afffc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '165', 'aud_FV3J8PDorh8iBhHZJVW0fp', '\x081536e63d038ed4b8105199d4cf7df6fc7ae97ff19fa0e31930a5d7fd0cd678', '\x6654c3c168570e07db2d19a49a9fc005e593319ed09b1413e6e8c0746b2afffc', '\x96ee79b56316b9efeac152fd24c76279f90a74d1c9cf63f69c0603404e2aa0a9'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '166', 'aud_XEOYRbKYhOheb5FXEyqSHs', '\xd4083101c36bf6fbb54b7adc946331cb6dceea022a524d4f05b9fe67607191e0', '\x96ee79b56316b9efeac152fd24c76279f90a74d1c9cf63f69c0603404e2aa0a9', '\xb1d450fe9e76f42146f40b20df2d707fec82e74c37958176d4046f6595ae708a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '167', 'aud_2U5JeIYznwgKYGD1O2dmsZ', '\x3fe180bbf0246973df0ea264663e7ea4659295600d2b8aead6619c85ff9d10b7', '\xb1d450fe9e76f42146f40b20df2d707fec82e74c37958176d4046f6595ae708a', '\xa5c82b85b37f7136f4a081c9046fd9fad852bdf3cf386b615d64a1e60a4ec0c5'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '168', 'aud_qFvGGCdCI3gac38qvWwZYF', '\x65c5b842aebc5d9fbdd2c505e3853b9f4eccb0a85d218ea5c7ff72e959b9ec1c', '\xa5c82b85b37f7136f4a081c9046fd9fad852bdf3cf386b615d64a1e60a4ec0c5', '\x63b151ed9c4c53558ca01d3462a8caad02621a802babdf34f989d8fccefde15b'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '169', 'aud_GPKVKosPWpUJq9pJHGgirG', '\xad12bc201cbb7722904607770dde3a8539ea70952fa4e44fc1e575452d30ab3b', '\x63b151ed9c4c53558ca01d3462a8caad02621a802babdf34f989d8fccefde15b', '\xe3053f50b78c765629ba0acfd9834cdac3e0f9aff14faee39f22a2fdc5b60048'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '17', 'aud_7MvEaav8hAHvEhD18UKmB1', '\xa8a33684d84e8b73fc57e1325403ef10b40f9b60567d5e5af9aad156e1996a25', '\x6039df687c3283aefebdce178d154e7495d711ab9bcf9b4a2cbe37eebbe15ba6', '\x0dae7a104b3e5a7970e06ccabaac1e7f229f68feab8ddbdc5aa6c1c0267d02ff'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '170', 'aud_Z2oV2UdYNoYobGnuYPMbeF', '\x420d599c61e0394626e51fd90d108c6eb132aa3b255a0fb8afcc180ae1fa7a38', '\xe3053f50b78c765629ba0acfd9834cdac3e0f9aff14faee39f22a2fdc5b60048', '\xfb0bc9c7eed5599a972d46a82fefb4ed962ac5a9803a580e0be1a94efac953db'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '171', 'aud_zW9mN6siaatjiSsskJRshV', '\x9e2517940ab25e3c409c3af31a24dfdc02f5ee5086c78977ff5cebf4408c5311', '\xfb0bc9c7eed5599a972d46a82fefb4ed962ac5a9803a580e0be1a94efac953db', '\xee0f1b2661ba06d066f069441e139d92e8a7b9110ff70714c1ca8cdb5b368397'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '172', 'aud_XaEiwr8utm7Pn1fpXXzwi0', '\xd18d3330591597da3005ac3d8806e9e196c8cd0a3103ba896f65cfa091639b81', '\xee0f1b2661ba06d066f069441e139d92e8a7b9110ff70714c1ca8cdb5b368397', '\xf0fbde1a67580ff01d73e83b956df1f2e4f804f5afdf23bc0b1349a5e71e51e5'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '173', 'aud_CSbU0mXEBRprcTzPwyLjPx', '\x9fa0e5699444b008b26fd15d166fcea1f8dd9d60d039835b066b0e5411554435', '\xf0fbde1a67580ff01d73e83b956df1f2e4f804f5afdf23bc0b1349a5e71e51e5', '\x382df04cc6159ae40055eb96c88a79b445d261e9fc44b715782f0faf47707db9'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '174', 'aud_8A2aUsoPdMFUTq84Ef7eof', '\x6a5df2ba751987327a568bd80a06b29039fcdef080d345ec1e543e7c3d671d33', '\x382df04cc6159ae40055eb96c88a79b445d261e9fc44b715782f0faf47707db9', '\x513e1335ef471c800d4b580d809f53936e4fc725157f134e7b6b5de2a3e91789'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '175', 'aud_cdE2Y4tQpsN6b1qMO1onZG', '\xd4bfa7b9465521d51eca780bcd55e99c2d22ce994a1c5b8b332bcbb9408c00ef', '\x513e1335ef471c800d4b580d809f53936e4fc725157f134e7b6b5de2a3e91789', '\x50cc31537aa87b5310fd77b93afc7264b84fa028d91a83d9b30ea34efde5d56a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '176', 'aud_7Oyyw7BsK1cILQGUGb797a', '\xac402bcbd1cff2c4aefb227d79505a18653c3ff520914d41542c31e06a1fac65', '\x50cc31537aa87b5310fd77b93afc7264b84fa028d91a83d9b30ea34efde5d56a', '\x2e7abbdedfc9d167fec6edf339c5b0e62e5d561f3820cd65ea53a5f3f386d531'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '177', 'aud_xV8xupz9aCPAYTSxyo3bTV', '\x017b5e78ae269627da35ca5cbc8d8c09f35c0ef971f5d9126e0b03d94321eadd', '\x2e7abbdedfc9d167fec6edf339c5b0e62e5d561f3820cd65ea53a5f3f386d531', '\x40c5214a1d4919d70fa686901ce802f70f2c5344d10389f5fe0342d5c260e409'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '178', 'aud_l6kqynSSvxh5gXbrmeUsj7', '\x9a4fc300315cc9042bce6187b3b4afb56a9b6e56b91a232aca56f970ae00afca', '\x40c5214a1d4919d70fa686901ce802f70f2c5344d10389f5fe0342d5c260e409', '\xfaca206cfd57fb494b97f333e8cd10d8b7134ac1a793bc03e6760f9826377b4a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '179', 'aud_nL1w1gOBGb0cJWg7FuBr2i', '\xf7030657bedf2163fdd9449c5f3cce54f43d469ed21a40e8ac797a7d8aa1494f', '\xfaca206cfd57fb494b97f333e8cd10d8b7134ac1a793bc03e6760f9826377b4a', '\xcc84c59243a7f9a7921b78480de7314922ffaae4ec76299f9dc26c9196c70861'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '18', 'aud_LHWBCxNIRwwIS7VWmGUm2W', '\x9f9fac3adf58794700b282119535ccf7aed7e7df002b6edc34a3d3259583e8fd', '\x0dae7a104b3e5a7970e06ccabaac1e7f229f68feab8ddbdc5aa6c1c0267d02ff', '\x8cfb3a07e09fae87a0e092ae9bac030c93cebb7b4f1d400b0c595700379af0ca'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '180', 'aud_0tOxLG6RBF9Ix6QFVb7Pcm', '\x595d55a78b022a0788cd8b211bc76b5dbf62296e50220d8277e1a82738512f31', '\xcc84c59243a7f9a7921b78480de7314922ffaae4ec76299f9dc26c9196c70861', '\xcbbceea0353d43cf92b8e4a5deff829c86de2a948e9bd13be14b5206444452cb'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '181', 'aud_4wPtHCTzm13FupfWIMORLq', '\x21d9f14650cf38c989a31eea8fa1939eda0224a6641c5ea2c133412d6723ed7e', '\xcbbceea0353d43cf92b8e4a5deff829c86de2a948e9bd13be14b5206444452cb', '\xa1729beb7103e2f1cf7536b2ad96e70dcd8b244491db0a6002aa3d7b8aed54d0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '19', 'aud_Gj7qmTpkIqHaZjxyYQ6svD', '\x1f45fa3602b978d0c72ae4bd7acd638093a53ad2a68b13fd6799383408761e04', '\x8cfb3a07e09fae87a0e092ae9bac030c93cebb7b4f1d400b0c595700379af0ca', '\xe23e949d9e58b940e07f6fb57a3a7bccf7586d1abe37fab69be1198050da9d79'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '2', 'aud_o4S46WhwghaPh7Hip3r85a', '\x439d2e33502fe5309173d397c56e1d0667f46df61b04c976778ab6595c5768e8', '\x8153ed60b65d80a4722d156b0fc51999e64f063af6e7622eb3e6a91e3e8c0f21', '\x68f58e1c9e05423db0836f7be1ef6ce12181367c660984eb2efda9a5ff668087'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '20', 'aud_StTcY6PcqHzScqduR0dp93', '\x088f4ebb7c5a80db3394280cac81984ceb40fdfe2c4c59ed0209af10e9dc88e9', '\xe23e949d9e58b940e07f6fb57a3a7bccf7586d1abe37fab69be1198050da9d79', '\x0f6e111b638693fe32cdaeffd9a5feb3f66776a362aebc083bf3773be29fae60'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '21', 'aud_xY8cclsOlS6v1ojXuLid6V', '\x1fd128cd15c3a18f306550fb77d5da94ad31af0861ea630421011c121c58b7e9', '\x0f6e111b638693fe32cdaeffd9a5feb3f66776a362aebc083bf3773be29fae60', '\x65a316ff9f53d3617b996a407e63135693ec257d004e6d5ea3d701b4739aa67d'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '22', 'aud_ezGgoEiikPE8SrrUtB7wVk', '\xbb30cd70c32700f53186dfb0a14cc6b613bafc1f36ced514a6af99661170c579', '\x65a316ff9f53d3617b996a407e63135693ec257d004e6d5ea3d701b4739aa67d', '\x91fe7e47bca0eecf1a1b806ad78b4fcc457e0a8a5ebc57ed8e5a7aafb66b81bb'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '23', 'aud_3HYFo4TuRn5ZJowUjxb4P7', '\x656e86e7addb4d9cbe20cb99115675b322de93a4826b8bf81bfcae02ec85ba0c', '\x91fe7e47bca0eecf1a1b806ad78b4fcc457e0a8a5ebc57ed8e5a7aafb66b81bb', '\xffdaca553662f675a70b2ddd23410dd198f710283549d376a5aeb640164856bb'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '24', 'aud_0ngponcFDoOlmzbW4jaSYy', '\xca615932307dcd42c687a1a202e8110fa5ab1043e8a0feb8e79521d7cdc1aa7a', '\xffdaca553662f675a70b2ddd23410dd198f710283549d376a5aeb640164856bb', '\x5ef7fd3583d0b893fbe528bc556fb74a12a5f50f4f971543e79091b9ef6dec13'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '25', 'aud_igJAqVeXXksBHkEqhOSLuz', '\xf0b032df74d040bd188c5f81ec5a2d200f1aef70eb248b0615a17cb90a1ea0e0', '\x5ef7fd3583d0b893fbe528bc556fb74a12a5f50f4f971543e79091b9ef6dec13', '\xe36ec062549562b59fa197238a55a7cab89151e0089cc5d1de25ee8663531696'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '26', 'aud_DAjg9wOgVI9nsRgfPKBbdo', '\xc75bb1ac821e92398b13cddd54f453b1d244ff619ec0334be6ae05ae6569bca1', '\xe36ec062549562b59fa197238a55a7cab89151e0089cc5d1de25ee8663531696', '\xa38086d7e0ceca50029122b5b4ce3cf29d20b5fe952986067fd378d680d6285b'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '27', 'aud_puEFnkwKHbsNnwSOigEtKZ', '\xac65f81b0c03df8297adc889e7e725b4f27a7a832b5fda98172504f4a8f188dd', '\xa38086d7e0ceca50029122b5b4ce3cf29d20b5fe952986067fd378d680d6285b', '\x5c66a3f825a3cd10b7599953b6f99a9d6f5afad88ea9d40a16a9ecf705f2c464'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '28', 'aud_Y8mvEuB8qHcySQia6TXjnq', '\x0291a9410ab2155ea0946dc4d527c9a13c15ccf64ec31bd50373c713b13eeec6', '\x5c66a3f825a3cd10b7599953b6f99a9d6f5afad88ea9d40a16a9ecf705f2c464', '\x979db661e031a7f054bf40fb41aa5010481b89e18a8082801b4678c9c4e78c3f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '29', 'aud_GzjQnpNKl51mhWtx5gD2Wi', '\xdfae06003b646fc9d26c3812995454f671f9d1b6bb1d05ece08e686ee13bbde0', '\x979db661e031a7f054bf40fb41aa5010481b89e18a8082801b4678c9c4e78c3f', '\x177cdb408d193a090c0b3fe463e0a7ecd651314ff0aa846627edacde4e35e94e'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '3', 'aud_IDopSu9pkkTsjF5yyGwI6O', '\x36a0b0d93a84024e6243b4e5b2a66bc8abfa13c4639243b50997bee64e06c403', '\x68f58e1c9e05423db0836f7be1ef6ce12181367c660984eb2efda9a5ff668087', '\xf0af0c2f52d424500fcb9c6d7ba1d80a83c60955c7276a4a10c07e6c918e03e1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '30', 'aud_zDy8RmY1kJrDK0OyiUGaKN', '\x8d64620b5388bcf3c49212c4b3359ec905a254332be88e5c2233a62f1e9d3c7d', '\x177cdb408d193a090c0b3fe463e0a7ecd651314ff0aa846627edacde4e35e94e', '\xb796a3fe2aec6f7b6b8c1f0d76e76e514398dac645e7d030b00bdcf117c2bf43'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '31', 'aud_ur3gd6XF7QwKhDaxS6WXUU', '\x2b969de16a3bfdc554cd4f4be942d548ce52ba525ef6cbc5be84e9b048f8ff0c', '\xb796a3fe2aec6f7b6b8c1f0d76e76e514398dac645e7d030b00bdcf117c2bf43', '\x41a3ccfe5a68d0bc169b6b68d54a96fed9fb827a3a3bc58b52f3d0e7323a4060'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '32', 'aud_ZVsUOYYcwrdr7QcO1zLZBE', '\xb8a54d445a4d041a511a91fe120d12f80e8071b6ab49560ae062b00fd9b606df', '\x41a3ccfe5a68d0bc169b6b68d54a96fed9fb827a3a3bc58b52f3d0e7323a4060', '\x02e7de13900f34992a2b9f0d7894c6cf442b70d3f61989b22b7c3801f394f97c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '33', 'aud_y6EkvoBOg4q846zqdCmo4Z', '\xabaa6151febba8b92c094f6ee45109c92e6ac73b16dad39445737c5990817943', '\x02e7de13900f34992a2b9f0d7894c6cf442b70d3f61989b22b7c3801f394f97c', '\xbbb7d5c9f183eda0d9a4a9fa15e3c713563a7dae8f14ac73e4e4bb6eaaa7a76a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '34', 'aud_0cJ28qq8Deuzn1WwENu62a', '\xe5ffefa732ec871ab66d3d287cf5b2d62c5951aae6089619fdb1e753b6a52cd6', '\xbbb7d5c9f183eda0d9a4a9fa15e3c713563a7dae8f14ac73e4e4bb6eaaa7a76a', '\x3864aee16628f649ccba1c57ffa10473dd2056bf4f061f93dc096280af22b81d'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '35', 'aud_ZHZxijHXPQcaWMBXuygn0y', '\xece37ff4aecb7505cbf36eb9071e915130be6bd072bfe2d3a47beaef6fb74f3a', '\x3864aee16628f649ccba1c57ffa10473dd2056bf4f061f93dc096280af22b81d', '\x56f407ab20267a2f0a140fc6dad98d05e884d7657909a7fc75fdacb9addac53c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '36', 'aud_GpNxL5fDRodkYor3OZc7Ed', '\x76d706da6d1282b0765dc56670e16012cb3cf9a0ec18f908815fd118fee1c484', '\x56f407ab20267a2f0a140fc6dad98d05e884d7657909a7fc75fdacb9addac53c', '\x7090b43239cbabe8b1f4372f3cd653a61dff00acb309009e90ea572cae3fbdb3'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '37', 'aud_gxX0gGv6u7xlFD1HryK2QN', '\x51b1599ef00e6ec0d37c2c7b4ff8812138203457885a7489f49638fefea1aeee', '\x7090b43239cbabe8b1f4372f3cd653a61dff00acb309009e90ea572cae3fbdb3', '\x3ec5c421ef468f1543800072b7c7fa3acd510457ea24ad8b3d1a5029c68efd35'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '38', 'aud_jjjxCnJ1Us6dUoMZtDrGi8', '\x2d8403c4ddc08e4c2faae5312eda36a0d9f1df1169db15c07d9aedf47835e023', '\x3ec5c421ef468f1543800072b7c7fa3acd510457ea24ad8b3d1a5029c68efd35', '\xc804af0c69e62c5cbcdbc73e314bf047a954c47714fccade8258bc8e8a9f7547'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '39', 'aud_sw6LvuXjYzXA5vwH5Pjd5e', '\x8a163e21452715c52d3645eab2c133fdee0a8295af2327152abc476321b3ce3e', '\xc804af0c69e62c5cbcdbc73e314bf047a954c47714fccade8258bc8e8a9f7547', '\x437f1787749c88527dc1604b4db571dfac1ed521b555cb9bbc0ca28ef311b167'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '4', 'aud_A3Mx631pR5RykynNg7jVX9', '\x41744912c37aa10606d83fac968a32a794c6388fc8fd0abf2212a8f4ec5a3477', '\xf0af0c2f52d424500fcb9c6d7ba1d80a83c60955c7276a4a10c07e6c918e03e1', '\x6cf11b826dbef50a921f5d50cd49fc99cfdafe593c207698431a55db0dff4d41'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '40', 'aud_S2FyQhymVc4TWrZD3V6dem', '\x6b349fd0174ee06cd69fbddc7349c092b6b8dca42b945c97d5e0065b93668371', '\x437f1787749c88527dc1604b4db571dfac1ed521b555cb9bbc0ca28ef311b167', '\xbedb81d8e22e7432bd6aff1510383a10ec4f926383b3fa8a7c331dbb2cbc8bd7'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '41', 'aud_zTtfntEaXF2GexCQj2tYae', '\xbf2d5e79a06ae6b43e1a163f1ebb880a131220e1b61f224ec6d845610a9dfaa9', '\xbedb81d8e22e7432bd6aff1510383a10ec4f926383b3fa8a7c331dbb2cbc8bd7', '\x2b0e461fef160fd89e848513b6df957e82a002c635b51379cc19f1765d3b7152'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '42', 'aud_kBki1hIbrl8TXkLhkox6HT', '\xbe83efb25755cf574fdde20cd355b040a1f8e96e560dadedca45e5605c8d21fd', '\x2b0e461fef160fd89e848513b6df957e82a002c635b51379cc19f1765d3b7152', '\x72f7544ec5bd3020232db62ddd2763b50ca100f49dd5b8af70a0be3fc9e8728f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '43', 'aud_xvDG5VAuABKijikkJ9qPaK', '\xfa64b5683b1b5281ee31e13d9f203fe3c88c6883952ec189e3fb18ac4741fd90', '\x72f7544ec5bd3020232db62ddd2763b50ca100f49dd5b8af70a0be3fc9e8728f', '\x0b7693d975f457fcaa7ae374b07325b2c3330bcdeb0182ba46d2bd1c57b58074'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '44', 'aud_t7acNDsWK2kVTBJ4Avv5dG', '\x77955ab7cd8fc6337fdd4c60fd08b4ad2b148642a64d2666fe427d6bed79d6b0', '\x0b7693d975f457fcaa7ae374b07325b2c3330bcdeb0182ba46d2bd1c57b58074', '\x176ecf7fc090bfe551f28aff69b05a537c5fb91f86309212c770ba605e35da94'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '45', 'aud_DN3hopIVqUd7SEMkVvhXMw', '\x7f8d7b2810db7338f370459b2da1a2ba5d46a57c4281c191264b39fbdec34c63', '\x176ecf7fc090bfe551f28aff69b05a537c5fb91f86309212c770ba605e35da94', '\x2bae1780ae71fd14ffedc6fb08946dbfa7866b725a621d6e56a7e253b9c917cf'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '46', 'aud_OUIv1lft3zcdXpitUhdHRt', '\xf1af61fd57eabd9cb08032fcc571dd2e1c97b3ba49281d6078d0a3e7e3379a67', '\x2bae1780ae71fd14ffedc6fb08946dbfa7866b725a621d6e56a7e253b9c917cf', '\x51b87cf795cb0d7eeb74845511aa59b5487cae3242d65d923052a4322710e7c1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '47', 'aud_cVUkw3Rw6QtPAxu8mS25SX', '\x69b1379188386b146c9ff70351e261af19e30e515e9ef2d75b20437125c85b04', '\x51b87cf795cb0d7eeb74845511aa59b5487cae3242d65d923052a4322710e7c1', '\x04e64ce0cb5648ea102378d3240635ca294c8ce512fa3260f2eb185c17e1d29c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '48', 'aud_weEiZZ7lmCxEQrXxIqHyI8', '\x24bbb030dc894c0aa7a4c6bdf584b499e9dfae7b836434fa452fac6796bebeaa', '\x04e64ce0cb5648ea102378d3240635ca294c8ce512fa3260f2eb185c17e1d29c', '\xc400e73f7df84eea937a1143325fe66107bc90faff316abee3f71dd0e29f028a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '49', 'aud_TaH66dzOwyVr3sJzHyUPiU', '\x6c4358d8c62ed38310b3a799a6e93a34ea5c9fe320964af56bd0eb2389abd2d5', '\xc400e73f7df84eea937a1143325fe66107bc90faff316abee3f71dd0e29f028a', '\x6feb2f302d6619c93fa120663ed2dc534a42620ebdaa13a4d8c3dee999186a8d'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '5', 'aud_TedCqoIMt2RRd8JztSk7ec', '\x4b0adee914d6fa067d5db8dd4dc5fb950694bfedc4825678084f781627ae36b3', '\x6cf11b826dbef50a921f5d50cd49fc99cfdafe593c207698431a55db0dff4d41', '\xef928812cb9dcad7e0fb34ff6de119ea8b99ab8b4c9ecda1f8064206ffdddbd9'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '50', 'aud_VbKEe94Zqf2OrPhjN35Zzq', '\x8f5d7d2a7e870dea179c93684d0c8a142aaeaa31efadf9035709bf0753f219c7', '\x6feb2f302d6619c93fa120663ed2dc534a42620ebdaa13a4d8c3dee999186a8d', '\x2b9817b6d4fa37e4c5034ceee86c2c408e18b68066f41497245aaf494708b3c8'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '51', 'aud_5M3snT9gCzzHvOD0Dd2GzV', '\xd334d3c457e8c7025118b1348a8d2bbb9a76c440af0f7c94267418140e67c7f5', '\x2b9817b6d4fa37e4c5034ceee86c2c408e18b68066f41497245aaf494708b3c8', '\x49a009b3e6f979567d1ad20339abd668249f071a7acf01baebd500e91618f9ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '52', 'aud_b4GhQl48F0rBSnXSKOFAfF', '\x76943606f613a31677157d35f9cb14030fb50922179c8fe2e054330dca764bc3', '\x49a009b3e6f979567d1ad20339abd668249f071a7acf01baebd500e91618f9ad', '\x2d821ce313539868640eab83b139e33cb2e50454c1101dc581a9b89e14725050'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '53', 'aud_uFr3FUZb5f6Wmz395ek5ZM', '\x23574fe01d368008a1cb93d6029ce355b373fbb6cda6c0eb8f523dc74e06ec32', '\x2d821ce313539868640eab83b139e33cb2e50454c1101dc581a9b89e14725050', '\x8b5e780e86d1102715490342662507764cf48802a5c5eb2ee54cf407b955576e'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '54', 'aud_EIDoBj1WPPtUONt3itSaiw', '\x3eee3c4d5b18a70315db9dc182d4d232957005268aef1c22a2ca2230c892857e', '\x8b5e780e86d1102715490342662507764cf48802a5c5eb2ee54cf407b955576e', '\xed5153af96506a7f104c7c251468660c2517997de1abb0df05ca8637cedd6c14'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '55', 'aud_sfoJOX4GiGLacbM2B6gK6R', '\xec6c2a1bf74fc9a9d5dbddfb9a07915ae4909811f420cc7beab2f2920f3c5474', '\xed5153af96506a7f104c7c251468660c2517997de1abb0df05ca8637cedd6c14', '\x8293f33e09e6dc1036274a3265d59388254a6d107d41a97eaa94e49dd37856aa'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '56', 'aud_SntUmSSoXg50WwFPmPuEFM', '\xdb88f16863c6a5c68680b86694de87482e57f4bb04b62da946a733ade1aae52f', '\x8293f33e09e6dc1036274a3265d59388254a6d107d41a97eaa94e49dd37856aa', '\x652bd58cc28fa7625d6d1cbb24fc54d245fe93fca5744e0b91c1418b8e9767e4'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '57', 'aud_enbw6GssYEEWaktOtsQyaZ', '\x8a78ca2ef1eb79a7e2618332fa473c9ec75798718eb9f280d854fee14a1c7507', '\x652bd58cc28fa7625d6d1cbb24fc54d245fe93fca5744e0b91c1418b8e9767e4', '\x773249515e4975c91ecc3176e709f5b917aca0de586ecf894f0b76a12a4a1c73'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '58', 'aud_z3kDkHM2xYW8OHJvrRvtgz', '\xfbc85a34649fa5a166190cd126226d717e99345f3a23f47cb56ed622ad679b6d', '\x773249515e4975c91ecc3176e709f5b917aca0de586ecf894f0b76a12a4a1c73', '\x71dc43e08c16244ced5fa5cb3d6eed8cd6d21e778063de831e648c0e00c42c86'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '59', 'aud_cpyvK8yq7LI5rZ7xKrnSDD', '\x50ea25421b4234a0fd5cd648fbff1eb7179d64ec6694b3de349a17d6e0316bb2', '\x71dc43e08c16244ced5fa5cb3d6eed8cd6d21e778063de831e648c0e00c42c86', '\x76bda017c5a55c2c6e03370bb9b118ce8b9b8453a4b8804e068f8f328abb40c3'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '6', 'aud_tu5SQmrJgu9AYMuTffTbWf', '\x4c8a7749aa3ba2b91202ca6f6d430c6f1c1e90e716a7184d97f6f5fe321a0c05', '\xef928812cb9dcad7e0fb34ff6de119ea8b99ab8b4c9ecda1f8064206ffdddbd9', '\xa1ef146f80ec3e1237a75f5bb5a0c3f62ce25421cbd26aebe7786e2391d1e4f0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '60', 'aud_F1J4E5GdyQPP4E74IPL83e', '\xa5448b36ddd6c7a9270601c000405a058397473a3e806b669306941ba6689f43', '\x76bda017c5a55c2c6e03370bb9b118ce8b9b8453a4b8804e068f8f328abb40c3', '\xff689091dbddae3e476ec789b456e85cb573345b6cd8516555dca6eaf4f8f7f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '61', 'aud_H7WC6zzIOBoZU1kIl4TBYK', '\xd49cb37a0d98d008429444b00c6beb59b96a601a3cbe21f2f12fb5b26fb86030', '\xff689091dbddae3e476ec789b456e85cb573345b6cd8516555dca6eaf4f8f7f2', '\x7e7bdfb0ef9c1e0cec3d63ca34de7d24928bcc2ffa3f0b4a833724858568d6e3'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '62', 'aud_OgkJwctNaXk2ER2gevlc1R', '\xff794320d13c5c652d4a06de0237ed2aed6db691e4a66a0c5d54cdec0a71188f', '\x7e7bdfb0ef9c1e0cec3d63ca34de7d24928bcc2ffa3f0b4a833724858568d6e3', '\xd2073926f991495c1f9923cc9e6951bc16c8af0647b2efc7fff8f1d297a070c7'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '63', 'aud_fwfysPMW8WAQRg4GsHRlBB', '\x6c67ce91b08c8ba4723249bd32ad248f7df1f27cdf82d40e12e3495a7285180e', '\xd2073926f991495c1f9923cc9e6951bc16c8af0647b2efc7fff8f1d297a070c7', '\xb4c2093821770b950db06769d3b318c73927a05f5aae167122dbde6e4d6aaeed'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '64', 'aud_ig7A4iwDfa1xIwfZXXJnBt', '\xd73a5c44ab37150c396568c314ac94d80310e73cac615ac3ea37f5f9b2e8e93b', '\xb4c2093821770b950db06769d3b318c73927a05f5aae167122dbde6e4d6aaeed', '\x716a453e18e3e3b6818205acf189b0c94d2783456794dbba759e0899ad8cf7b9'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '65', 'aud_DuPSnyg3Lo1Drr7SmLoBRm', '\x9bf878afb7964cbe2b5519cad86b0bf6dfeaa379d15dd71c8097b46a37479b79', '\x716a453e18e3e3b6818205acf189b0c94d2783456794dbba759e0899ad8cf7b9', '\x3628143e85a3ba9c384f44680f12a77b9176cbad023fd64cd89b7d343826810a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '66', 'aud_LZwf8ZFSRC1ZOXdYUmTT8G', '\x2ba9ef2a2c2c308c1a6ca16aae0ddc704352cfa67421ac5f23b5e378a2b82967', '\x3628143e85a3ba9c384f44680f12a77b9176cbad023fd64cd89b7d343826810a', '\x8dc99bcb49c03df587caa60d94043b2f9a58d0a94809fc89422e1d2ee0364e91'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '67', 'aud_NQAiVRrlHAnfpHfozrOGnt', '\x9c7a13b6d1d279382ae4e8947cf8e6a46b7b4240efd8f83bf864f034b366b7e0', '\x8dc99bcb49c03df587caa60d94043b2f9a58d0a94809fc89422e1d2ee0364e91', '\x62732c5f41582330433d4e04e7d24875450c8be4d36a7e474805bf7937884320'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '68', 'aud_fKlt3O09m4PnjNcgE0OsRS', '\x6d74ff17dc3d5768c43592668a176ff1ba8c766f5d5ee98b5ba10f335874dab6', '\x62732c5f41582330433d4e04e7d24875450c8be4d36a7e474805bf7937884320', '\xfc5889213cbced6ccec078fdac7d37dc35ccfc75fcd9032f13e36844103d53c7'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '69', 'aud_Pc9eGAvhOedOPNpaJDC17E', '\x3e19a43f33ca6a91b47796b614aa2f266c7a995af5cfb7758b347b5feced62eb', '\xfc5889213cbced6ccec078fdac7d37dc35ccfc75fcd9032f13e36844103d53c7', '\xdc9dd05360b42bdb54248fb314137cd519d08d89d2dd60db26b62fbb486a74ed'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '7', 'aud_XZfNC9FFVyHYRnTYVe8t8I', '\xe76f17d07e9afaec5b42199d3302ea62fe74bdbe782ac5f587c63c14f3e9723f', '\xa1ef146f80ec3e1237a75f5bb5a0c3f62ce25421cbd26aebe7786e2391d1e4f0', '\xffb0663d9762848d51fa86f744a105c1da38ba2288f8f42759b7f709d159ed86'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '70', 'aud_jbH1BYuNqRaF1olcF7wJZC', '\xf780b848991629fc1e47c714f6403ef3b1c7bd8ee0a3fd4be924ec08bced2c9d', '\xdc9dd05360b42bdb54248fb314137cd519d08d89d2dd60db26b62fbb486a74ed', '\xef0fd228688f23ff0412f550eae06e03c6170a8f760533fd519eb8bdefe6f101'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '71', 'aud_aYWp4hpKNkFoWU9rKtUX0K', '\xf7377b01ccc4dd449f28a4d14f930c9c4c43c6400d1968c74bc5604a08f20fec', '\xef0fd228688f23ff0412f550eae06e03c6170a8f760533fd519eb8bdefe6f101', '\x4890689ad820230117822e593fed195ac33f693d1f5be21a4030743d3655b946'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '72', 'aud_GIYVn2h86DA3MCyk2N2TnB', '\x30ad8200c5af23ee5377c28a6acaffaed2ebc055e3f6b3001f5d19a3f3b3865e', '\x4890689ad820230117822e593fed195ac33f693d1f5be21a4030743d3655b946', '\xc7e66c8ad586080f9b27eb29496f40fbdc66ab885344621134e48d46c9f05690'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '73', 'aud_5aR1bFOEcbTBclnWJM5dBC', '\x4feb2dcfead0e529e45d95f42aa88a9da27efe6eece222c6ba8e1198e194ac5f', '\xc7e66c8ad586080f9b27eb29496f40fbdc66ab885344621134e48d46c9f05690', '\x2eb433d1fd704f36316ccf25c5677ba213d4d92fab5bfde7ee54a35c44ae434b'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '74', 'aud_VLEzegm4oQDJFE4FQjQTUY', '\x47062a4f22d16bb440dd66fb81b3c123790808a9999bed8507c5586a898b4212', '\x2eb433d1fd704f36316ccf25c5677ba213d4d92fab5bfde7ee54a35c44ae434b', '\xf76225fbc914f1bf38940d9008a5ac3897b2c7ed8906855e621680f76da45983'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '75', 'aud_NitxoTeFC73JgBKxoVoEAt', '\x5116d465245790ad945409bc83d0b4f73e13c9b103e772de8bee41235561c1b1', '\xf76225fbc914f1bf38940d9008a5ac3897b2c7ed8906855e621680f76da45983', '\x1de08c64fdf65192a0998a3c935b9f7ecde28706a2f2a899f6fda9806a5f7e56'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '76', 'aud_z8KOwEMSecieYoqnPyDS9D', '\xbd0b2faf5ec398df359df20efe7982a425d6de963919ab18eb28b3f1bb595853', '\x1de08c64fdf65192a0998a3c935b9f7ecde28706a2f2a899f6fda9806a5f7e56', '\xebb6ed0eef01175aa4d8caeb1c61b6e96853ef3753d4fd96ede822803723bdb8'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '77', 'aud_PqWIX5mPrLGc32P2KRWi29', '\x26914c1c52e4678072b239d662951524c3fb80b1ad2dd902c70a80333129890b', '\xebb6ed0eef01175aa4d8caeb1c61b6e96853ef3753d4fd96ede822803723bdb8', '\xb4630a95a63cc505c892ced0ea1c32dd5bd7cb64f11710aeb61d91b807f40707'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '78', 'aud_ZWekrdhbbkJTleRLAsUFYQ', '\x71d6b14268cfc2a5cf99e2c56e94d9615a3a7e616f014f4b4dd25462cc2c2b01', '\xb4630a95a63cc505c892ced0ea1c32dd5bd7cb64f11710aeb61d91b807f40707', '\x0bf4e42e4bf529f8f0962afb90974f2b098d4b18a058c4991af88813ca9a0e3c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '79', 'aud_RkT7pCEzyoNhbRkObrfdCh', '\xb9de4ec5846b76868459b3d9a085445b92eb4e917b29ac8b1f9796c81daffb5e', '\x0bf4e42e4bf529f8f0962afb90974f2b098d4b18a058c4991af88813ca9a0e3c', '\x035ac82f31b85d971c4071a49a83fefc19139cf38e2ba3a367dcb73b7dc5847c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '8', 'aud_nGDIUqkU9C7aFlfSXWtiGd', '\x032cdcbcc1039773e79f2ec1cfa583dbd72c6ba7ede4f736008404f4cf627cd6', '\xffb0663d9762848d51fa86f744a105c1da38ba2288f8f42759b7f709d159ed86', '\x5181c046b3c2c7717e2b327cbdf1ebf0b7db15fd695b724fefef832be3a500d9'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '80', 'aud_3S27IqtMpB78cdTPWgLyX6', '\x4f878bf7804ab2726cbc5a4afe372255256f46bf209f901d8304e81f44a3838a', '\x035ac82f31b85d971c4071a49a83fefc19139cf38e2ba3a367dcb73b7dc5847c', '\xc1791af8f0a089fdaec893258fdafcfc5be729c27ad982bc030f517deea4abe5'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '81', 'aud_rcjpvdfARxPA7WlDGXrSSk', '\xa65b65b277b870adad8acd4bbefb665c548dea635aa573bd81877502ecbd11c8', '\xc1791af8f0a089fdaec893258fdafcfc5be729c27ad982bc030f517deea4abe5', '\x1fb687e21dfb9ded0278e17b6571588f363abb00bb537648fbc71f3c3347cb19'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '82', 'aud_EdZsh2X2y4XR8nSjYasRVX', '\x30806cc8ed519746dcaf3d2729f7cfb535372598ed72266482180628a81ca91f', '\x1fb687e21dfb9ded0278e17b6571588f363abb00bb537648fbc71f3c3347cb19', '\xcf9388571c5b7991b1c04bb7388aec0d7c3f13397b853469a94f8a99260ab45c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '83', 'aud_cB9scinPgvQEBLtUHfEuP0', '\xb113a409cdd6272b2af2113be69e4fa4f0c6bb2afec89ce46cf4e641fe531589', '\xcf9388571c5b7991b1c04bb7388aec0d7c3f13397b853469a94f8a99260ab45c', '\xc16eb62affd10dfb15cde36c0e229f46874676e5b17ecea0e1186475fbd966e7'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '84', 'aud_uX5aenQAtU1Tae7iiZgWRI', '\xb2cbade5b35f07f80d593a1cac49cfca3b8c7b5e1bd02277df8dcd003299e460', '\xc16eb62affd10dfb15cde36c0e229f46874676e5b17ecea0e1186475fbd966e7', '\x753fb4ce681b953534505a5ea0bc13185568e10181815d65ade9be967f1193a7'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '85', 'aud_61QAHdpQwCHEKzhkQb2FRK', '\xe07a26f88d479bb35fe344c3ce44c47ba98e30baa3bfbabcb31eaabd672f5578', '\x753fb4ce681b953534505a5ea0bc13185568e10181815d65ade9be967f1193a7', '\x9b8069a0a984485d9cdf634da7031ff5f4326335eacc4282f9bc52742430b026'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '86', 'aud_101HQiI5S75WparWUQsdSx', '\xb82ac1f6fdd9336c5ba50f70cd573db5ae4b5f355ad2bd664633cad36f29dfcf', '\x9b8069a0a984485d9cdf634da7031ff5f4326335eacc4282f9bc52742430b026', '\xe2800392aea18197933295704eaa4df0135a0a4f8e3d9832118e12b335ca3650'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '87', 'aud_k8N1j0NQuSwlSHFZrmjHLo', '\x0b014dbb39ba74ba8fb8abe1064f89d9aac145735c196c11075644053720d86d', '\xe2800392aea18197933295704eaa4df0135a0a4f8e3d9832118e12b335ca3650', '\x2fa8e2a6b17a90838c0d77e020e80eb509dafcb852c303712cb62b2404a4824a'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '88', 'aud_NGq7m1Ahjv2whHvkkp6uca', '\x6e1703234525d0d2827958a6f961e07091a0a6f3109ad02f285624cb06264f42', '\x2fa8e2a6b17a90838c0d77e020e80eb509dafcb852c303712cb62b2404a4824a', '\x7c97eb63f7dd3cc80089e91f8cb1396c4778a44ad194c695b05a4a5f5359f3d5'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '89', 'aud_8XU6q0loIuQKoNiyqqN9nr', '\x583791a702e4d1042a3c7c5cf6a68ad333bcc3cfb5818730566333eb5567c5d2', '\x7c97eb63f7dd3cc80089e91f8cb1396c4778a44ad194c695b05a4a5f5359f3d5', '\xc2b2287155651677d18fb512faf814a4480734817d1c1a642bd17cbef7f3a2fa'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '9', 'aud_OpbCH72aBEHTKOl76wtHhv', '\x8b99995a9c35a17cea500d24175965dda144d7df5d5f2cbafdb12c9d1c4295c4', '\x5181c046b3c2c7717e2b327cbdf1ebf0b7db15fd695b724fefef832be3a500d9', '\x2d1a9942b4e766098268bd317f705e091c3ad5341a88c6eb80488d3b4f20a147'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '90', 'aud_vI2KzsJK6AdkjD56tbSKwn', '\x134200811d018efe840217e30f8545972ea3dce9ffc1c5562a6800210cdfc7c8', '\xc2b2287155651677d18fb512faf814a4480734817d1c1a642bd17cbef7f3a2fa', '\x0fd32729784a32a26873881823ca7b28074f8ff6e4d8cde5c3ef10889766b526'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '91', 'aud_H0VogzzIEhRosBALyP48zN', '\x1e32689ba28f549fd72091993fb473a27b3d8603e6326dbae5c2df133397d96b', '\x0fd32729784a32a26873881823ca7b28074f8ff6e4d8cde5c3ef10889766b526', '\xbf4848ddf18b7585e6e092e8436e0685073f8653db952ffdad672b9d8cdb775e'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '92', 'aud_bJiSABCIv1Nt5MpGCyiIHL', '\x08a817fe93aa91af8bebfa942d0441984cf66c1aacc2c054033368838f5a4dad', '\xbf4848ddf18b7585e6e092e8436e0685073f8653db952ffdad672b9d8cdb775e', '\x23f12aa52413a8e5a1eb45170f299de527fe5e6a57a1a05447b96c8917cbc5e3'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '93', 'aud_CbJULLBNSDHGkwnyqlw8QV', '\x7a04e7eca5d534875b338636084301378cc8cb6a8233316b5f42ac5d6ba856f9', '\x23f12aa52413a8e5a1eb45170f299de527fe5e6a57a1a05447b96c8917cbc5e3', '\xaf02673141d03eb76b65f96e3bb7ecf49ddba52e97a5abc32e028976410f5f86'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '94', 'aud_IX4MAtl11TE8739AIXGPVA', '\xb9e090ccad8abf226a970666733da07bd8261a3f92dc821ea8ba29fdb8a8c132', '\xaf02673141d03eb76b65f96e3bb7ecf49ddba52e97a5abc32e028976410f5f86', '\xee2828acf50d76af689824e53fb7c647a3665179ca7e611cae41ae1ee6969630'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '95', 'aud_5Wt8jeJKNpS3CZQCkNku87', '\xce7357df57e9cd975963fad8864e884945f94122d6b7667d4f4fddeb5c8eb021', '\xee2828acf50d76af689824e53fb7c647a3665179ca7e611cae41ae1ee6969630', '\x9ee776e5a0783fe918ed2b972a1013e862eca1a6671b90112bb4a3559c4f5084'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '96', 'aud_SaryfEeWIpYA2typwV9xlK', '\x83fc13d18dea3cd7997787060537baab8fd8ab17e0c7445f1c8d8075c895dcdf', '\x9ee776e5a0783fe918ed2b972a1013e862eca1a6671b90112bb4a3559c4f5084', '\xff4bdf67ae1620e8b994f5ff70cf2a0f64f54882d929b691fa822a981df60d1c'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '97', 'aud_Jmc4EVyjl4WAcnhJxfaCWa', '\x048cf0ade3704798e9c164c87eda4c6211d2f1d8c0200a388e2f69f470bff4c3', '\xff4bdf67ae1620e8b994f5ff70cf2a0f64f54882d929b691fa822a981df60d1c', '\x9cfde9fedc657551fcdf741ab4896dfc34940c7b1811ef906a6816f225d7150b'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '98', 'aud_SXQxfChUePkWx7RqRw7Il5', '\xaf349abe8ff692a43d53958933e2820394fba0913d07698dc9e2a5b2ba24cc42', '\x9cfde9fedc657551fcdf741ab4896dfc34940c7b1811ef906a6816f225d7150b', '\x637f987d45680c0f867290d024802d9122e813215adf763e6e51016fac3f6c47'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '99', 'aud_YGrWvnfnfQICwZyuxImMyS', '\xd67d3f428cbbd338c32bf0b7b282fe2ffa6b7da35bbea856c12483a83c458c65', '\x637f987d45680c0f867290d024802d9122e813215adf763e6e51016fac3f6c47', '\x8f787a62842fca5e990c5a516ee5daa36d5bb269d93358c372421096bdfdc627');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'bill_D8Eqav5Zx5Vc0L2UDpPdUc', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:47:50.093+00', '2026-11-16 06:47:50.093+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'bill_uQ0Lh6GRXhSzznCHnI8j2j', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:47:47.354+00', '2026-11-16 06:47:47.354+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'bill_w1VfuUjxy88i19G1blhrhs', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "country": "US", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:47:47.207+00', '2026-11-16 06:47:47.207+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'dep_5cXPEjahXE6q60AZY5XSWY', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 06:47:48.261+00', '2026-11-16 06:47:48.261+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'dep_hVD51Q7pS7MaYOUTuH2EOd', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 06:47:48.735+00', '2026-11-16 06:47:48.735+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_0laSlPmPkuJAvQ7RqvpVMs', 'x12_document.created', 'x12_document', 'xdoc_yAvMtBAfEoMTyawPgQ6oSC', '1', '{}', 'req_88ozXv5ODd2C1Gb0A9y8zk', null, '2026-11-16 06:47:47.814+00', '2026-11-16 06:47:47.815+00', '87', '87', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_0vVvYPPX0DToyvXeY5RJF4', 'consent.granted', 'consent', 'con_XkPAOJvW9voWwSectbF6BH', '3', '{evidence,signing,status,granted_at}', 'req_4ndwtXcmfglYu1joExOgA3', null, '2026-11-16 06:47:47.577+00', '2026-11-16 06:47:47.577+00', '85', '85', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_169SBVzurrD53DakMotICD', 'person.created', 'person', 'per_MFO1sDZd1IkWaTGDgIRDm8', '1', '{}', 'req_7UaZvoukfACc7xi1rxzM3n', null, '2026-11-16 06:47:43.378+00', '2026-11-16 06:47:43.378+00', '17', '17', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_1qxzvRYcq81k6cseKcbS0Q', 'practitioner.created', 'practitioner', 'prac_I51o51vD5vd1F6cnl8X6I3', '1', '{}', 'req_wuKVpi47r2ON2k6ag1CF5r', null, '2026-11-16 06:47:43.269+00', '2026-11-16 06:47:43.269+00', '12', '12', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_1rhKpkFAVxMjTBcDOiQePK', 'practitioner.created', 'practitioner', 'prac_98VDMU1DOKuyLtGSJ69yp5', '1', '{}', 'req_ut0GpeTHBYb16P51OHx0xz', null, '2026-11-16 06:47:43.388+00', '2026-11-16 06:47:43.388+00', '18', '18', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_1tGMRpxe6uDN6KA8HdpAUJ', 'note.created', 'note', 'note_1CCU9tNEXR4u4Do6JWOtlx', '1', '{}', 'req_FOVvqZb3l4u4e5mfqjaRiZ', null, '2026-11-16 06:47:49.806+00', '2026-11-16 06:47:49.807+00', '119', '119', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_2PnMQr6mO8rrAbOqBwFWJJ', 'remittance.created', 'remittance', 'era_NWdUvZyYesCjtQAKsbKje7', '1', '{}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '150', '150', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_2UiCaKomfUYHIxcyIfdrhC', 'practitioner.updated', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', '3', '{licenses}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '137', '137', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_2e7MOVoOeuPs4HTC3ogd9B', 'consent.offered', 'consent', 'con_AYUqn9524FDLeSm71I2irt', '2', '{status,offered_at}', 'req_uPVDgNmROlhbJePziNiMd0', null, '2026-11-16 06:47:46.626+00', '2026-11-16 06:47:46.626+00', '69', '69', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_3kXGq45mbI2NJ9RjJjdies', 'remittance.balanced', 'remittance', 'era_NWdUvZyYesCjtQAKsbKje7', '2', '{status,balanced_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '151', '151', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_4J7gTlMHPoXrmJ7DWv5uUM', 'api_key.created', 'api_key', 'key_H3UtgwpwcLwNWP2WvgrbzO', '1', '{}', 'req_zsZ1z8Eq5TfQV45ddWrZ9M', null, '2026-11-16 06:47:43.05+00', '2026-11-16 06:47:43.051+00', '2', '2', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_4UzcfIBheJs0j1Bz8aDM8r', 'practitioner.availability_changed', 'practitioner', 'prac_GPsUVNIuNumny3R4IbnSH0', '2', '{published,rules}', 'req_HpNxsPyKIHZ3AJqTtd9sWM', null, '2026-11-16 06:47:44.485+00', '2026-11-16 06:47:44.485+00', '47', '47', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_5JTJNBSokazI6IVAkK4KwM', 'check.created', 'check', 'chk_DYxmHMlx8XLNtBzMje09rN', '1', '{}', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:43.205+00', '9', '9', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_729nAql2eSF7DISiEwLIZY', 'deposit.created', 'deposit', 'dep_hVD51Q7pS7MaYOUTuH2EOd', '1', '{}', 'req_usvj3OC3GoghZWsMEpp4AV', null, '2026-11-16 06:47:48.735+00', '2026-11-16 06:47:48.735+00', '102', '102', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_7nQzg1rDtDvOFz5BmbvReP', 'claim.created', 'claim', 'clm_lXDEfXB0eup8lZ2qIuHTSq', '1', '{}', 'req_poAu92OBEWlNpOUjlaAQje', null, '2026-11-16 06:47:47.699+00', '2026-11-16 06:47:47.7+00', '86', '86', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_7yZhijzKrkN2CrG03hAdMN', 'claim.created', 'claim', 'clm_qmNKKolQSXSXXYb2dFeFvZ', '1', '{}', 'req_wqfjLngJHYBgYXR5xnwBNU', null, '2026-11-16 06:47:50.291+00', '2026-11-16 06:47:50.291+00', '131', '131', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_88DAms1BWXZYAeKy0tWuNQ', 'payment.succeeded', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 06:47:46.063+00', '2026-11-16 06:47:46.063+00', '59', '59', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_8RFczB67YGlbp28F6rFUJE', 'check.created', 'check', 'chk_8MgYeOHdtGla2bbPlLST0U', '1', '{}', 'req_vABtTgucJ8ElDKfp3JXLMl', null, '2026-11-16 06:47:43.287+00', '2026-11-16 06:47:43.288+00', '13', '13', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_98YsegEI1Yt43Y0VQiSvEc', 'person.created', 'person', 'per_aKTtMxkq5bwtV8XI5HG8s3', '1', '{}', 'req_sdNQchdDIxhG5c484JQK69', null, '2026-11-16 06:47:45.787+00', '2026-11-16 06:47:45.787+00', '55', '55', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_9RtRPHEBj900fHm8DIv6uK', 'payment.received', 'payment', 'pay_4NiSZcKi0SGDDFTpuuyIYk', '2', '{amount_captured,fee,status,received_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '153', '153', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_9bXGhBgSkGPruZATP6ZJ0q', 'person.created', 'person', 'per_NDkosjXQ8YZBlBBtWpfSET', '1', '{}', 'req_4hJgw0su3EPhyW2CRZ2KHm', null, '2026-11-16 06:47:43.777+00', '2026-11-16 06:47:43.777+00', '32', '32', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_9cZn9vHGHAj3ANUONnwmsb', 'x12_document.created', 'x12_document', 'xdoc_30JuurZLxDTannP6xxVAcH', '1', '{}', 'req_3d7XiZVWIRT5EZVLH4AlYP', null, '2026-11-16 06:47:47.885+00', '2026-11-16 06:47:47.885+00', '88', '88', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_9vMpOK83Ip2QYitGkAzJrT', 'estimate.created', 'estimate', 'est_AWtEaEId4fDgHyrfopGqQO', '1', '{}', 'req_R0k35ddLy2Js9JnC29NUWE', null, '2026-11-16 06:47:48.005+00', '2026-11-16 06:47:48.006+00', '93', '93', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_ALgjtukSQjp9kbLT1lo6tf', 'remittance.balanced', 'remittance', 'era_WepwneGEYbhnsfnzAPYuRy', '2', '{status,balanced_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '156', '156', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_AYShEsOEeD2ItaZK64DauE', 'api_key.created', 'api_key', 'key_J0VJzJCuhiW2KFCc1yOIEK', '1', '{}', null, null, '2026-11-16 06:47:42.911+00', '2026-11-16 06:47:42.911+00', '1', '1', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_BQNEtUdnU0gfyJe4J0TPB0', 'remittance.excepted', 'remittance', 'era_NWdUvZyYesCjtQAKsbKje7', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '154', '154', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_C0UskPTxnPLUxufdQtzW1q', 'payer_contract.created', 'payer_contract', 'pcon_JDnRUdP9o48MLjO2WYLm7j', '1', '{}', 'req_X1Ap3QCdVjTvMn4GfTsXXU', null, '2026-11-16 06:47:46.474+00', '2026-11-16 06:47:46.475+00', '65', '65', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_CDoT1Fi2DS0ocR8FsCGZFv', 'calendar_feed.created', 'calendar_feed', 'cal_KYOEevmeY0MaVA7H1I66ii', '1', '{}', 'req_q1Yb65ROeaqz0XSyyvZ9JO', null, '2026-11-16 06:47:43.73+00', '2026-11-16 06:47:43.731+00', '31', '31', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_COlU0oRghNKOmUSXbO5qsE', 'practitioner.created', 'practitioner', 'prac_IicJfL60B3oX8rO9v090aZ', '1', '{}', 'req_B8uzKzuUnZoQ8c2zrsUO0Q', null, '2026-11-16 06:47:46.376+00', '2026-11-16 06:47:46.376+00', '63', '63', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_CSKokh7rv8O9uujiFtCPyu', 'matching.created', 'matching', 'match_8YXjOuxc9lxru7fRwr1dre', '1', '{}', 'req_bnOnbmWpQyUGE0TlSA4HuG', null, '2026-11-16 06:47:44.533+00', '2026-11-16 06:47:44.533+00', '48', '48', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Ca6LVGMpYWCIRDOITdiwET', 'check.created', 'check', 'chk_vo4g52uoS875gZ4tr9VoOd', '1', '{}', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:43.205+00', '11', '11', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Cfghvdd76K0rkCT4Eq7zYs', 'practitioner.created', 'practitioner', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', '1', '{}', 'req_rbXlUmxivbt6TeDcnSn7DZ', null, '2026-11-16 06:47:43.884+00', '2026-11-16 06:47:43.885+00', '34', '34', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Coc7OP7rf0SrGEeY2P7jXa', 'coverage.updated', 'coverage', 'cov_MRW0mVpzbV4uSFbS6IpYlI', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '149', '149', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_CtEfPvfxKmVlMn5DKfJyl4', 'remittance.excepted', 'remittance', 'era_WepwneGEYbhnsfnzAPYuRy', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '159', '159', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_DEemVpe2KyzheB53Aq5X1i', 'practitioner.availability_changed', 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', '2', '{published}', 'req_Hwda1K2CrtqKdRKKQqCovu', null, '2026-11-16 06:47:49.995+00', '2026-11-16 06:47:49.995+00', '123', '123', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_DUisNqVEEUiD27wVxXclp5', 'transmission.sent', 'transmission', 'trn_uiojxlhaCmDN05fWkeXqtn', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '160', '160', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_EGRBHiOD5WnXT6tC4XohIK', 'session.created', 'session', 'ses_fouoiCY0kL8hmhY2iTd5eW', '1', '{}', 'req_PP8TodYrx1TRSITpt40I2I', null, '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.649+00', '27', '27', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_EPhEi1HyAzvTLmlfyjdJGw', 'consent.granted', 'consent', 'con_P1snid5suRqFuolNLbc5eA', '3', '{evidence,signing,status,granted_at}', 'req_DMRYwQtkQ7vTn9KdCK9qjX', null, '2026-11-16 06:47:50.231+00', '2026-11-16 06:47:50.232+00', '130', '130', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_EQbziLq2UcC7cUnw2ub8kN', 'claim.submitted', 'claim', 'clm_qmNKKolQSXSXXYb2dFeFvZ', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_klKbsut0s4COj9ZwM2KJML', null, '2026-11-16 06:47:50.355+00', '2026-11-16 06:47:50.355+00', '134', '134', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_F1fHYGjYLmzScEwN8dvF9X', 'coverage.created', 'coverage', 'cov_MRW0mVpzbV4uSFbS6IpYlI', '1', '{}', 'req_r4Ov3Wb6mG6bBHJMMvBJsd', null, '2026-11-16 06:47:46.812+00', '2026-11-16 06:47:46.813+00', '72', '72', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_FKEafITdPIXQ55vbQkAqG7', 'payment.refunded', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', '5', '{amount_refunded}', 'req_WTNne8HrWQPfkeXkqRGgmg', null, '2026-11-16 06:47:46.143+00', '2026-11-16 06:47:46.144+00', '60', '60', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_FX7GPLemWr0pv1p4RerATg', 'assessment.created', 'assessment', 'asmt_aOlaj1mGpU7mF2iuOL82Yj', '1', '{}', 'req_w4KAO5w6oDgCE79TxcBK6D', null, '2026-11-16 06:47:44.408+00', '2026-11-16 06:47:44.409+00', '45', '45', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_FdzHjzPG0Smk9h9sJ6L43E', 'consent.granted', 'consent', 'con_cnvBCq8iFTCwbdbTZfDzs5', '3', '{evidence,signing,status,granted_at}', 'req_cpyRh0EpRKb3MWIbSZynkv', null, '2026-11-16 06:47:46.948+00', '2026-11-16 06:47:46.948+00', '75', '75', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_G3n99ip31wtBFwqd1YRceX', 'practitioner.created', 'practitioner', 'prac_GPsUVNIuNumny3R4IbnSH0', '1', '{}', 'req_7eLrdf9U6TwQtCEm8YeppC', null, '2026-11-16 06:47:44.462+00', '2026-11-16 06:47:44.462+00', '46', '46', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_GGSzQFwdjwUBzULQ6yutop', 'practitioner.created', 'practitioner', 'prac_ik2EEOxyFQYHoqn6nh8dtC', '1', '{}', 'req_bQgCuV63cmDwnpgyap75Jy', null, '2026-11-16 06:47:43.713+00', '2026-11-16 06:47:43.714+00', '30', '30', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_GWyoHNKi4PCiHacUb1LYNP', 'consent.granted', 'consent', 'con_3gTPdC7D1ICXuIrLnWoRFb', '3', '{evidence,signing,status,granted_at}', 'req_f2pyoEOJVKkk1DYD3L2f1O', null, '2026-11-16 06:47:49.531+00', '2026-11-16 06:47:49.531+00', '114', '114', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_GZ1dUiaVV5XvgJkn0sezvA', 'consent.created', 'consent', 'con_XkPAOJvW9voWwSectbF6BH', '1', '{}', 'req_ialFMRmEuPP2tCi7CJyBlL', null, '2026-11-16 06:47:47.511+00', '2026-11-16 06:47:47.512+00', '83', '83', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_GldDQNxKNHgujgJtFevZrx', 'check.running', 'check', 'chk_8MgYeOHdtGla2bbPlLST0U', '2', '{attempts,status,running_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '146', '146', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_GtOOfSrrLWa5BxbO6XzUar', 'person.created', 'person', 'per_Z4bDvRUvyUwhxV822oMa7P', '1', '{}', 'req_nscVJ9EBl5nrPu4U3hNXeh', null, '2026-11-16 06:47:49.443+00', '2026-11-16 06:47:49.443+00', '111', '111', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_GzXJzAZHRO8vggYcNgFI0p', 'payment.created', 'payment', 'pay_4NiSZcKi0SGDDFTpuuyIYk', '1', '{}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '152', '152', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_H8WoMNDbENoAQzrLqJFobz', 'consent.created', 'consent', 'con_AYUqn9524FDLeSm71I2irt', '1', '{}', 'req_xYec96Op0OllhdVKz7Mv9T', null, '2026-11-16 06:47:46.572+00', '2026-11-16 06:47:46.573+00', '68', '68', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_H9BZBkBHEgDWPKrOCPVPer', 'person.created', 'person', 'per_2p741c5EHRtSndB7Dah5oK', '1', '{}', 'req_2WLBY2FKH7AEE3UjEAlsBk', null, '2026-11-16 06:47:44.356+00', '2026-11-16 06:47:44.357+00', '43', '43', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_HEZeyuNYatc8vBOkrAISUF', 'x12_document.processed', 'x12_document', 'xdoc_30JuurZLxDTannP6xxVAcH', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_3d7XiZVWIRT5EZVLH4AlYP', null, '2026-11-16 06:47:47.885+00', '2026-11-16 06:47:47.885+00', '90', '90', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_HhpLeos7aiPTatby321Lzb', 'payment.created', 'payment', 'pay_wKoFQ5uxYODv21WGRC0Ng8', '1', '{}', 'req_RghKWH26q7P3dF9qNo516O', null, '2026-11-16 06:47:45.703+00', '2026-11-16 06:47:45.703+00', '54', '54', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_HmCdHmV9bgZ3zeBJFZQHT8', 'consent.offered', 'consent', 'con_XkPAOJvW9voWwSectbF6BH', '2', '{status,offered_at}', 'req_slAiKk1kdC66pmJImzTVjv', null, '2026-11-16 06:47:47.529+00', '2026-11-16 06:47:47.529+00', '84', '84', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_IY210nCiRLaqcq1pLJKcAF', 'practitioner.verified', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '145', '145', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_ImzeoRjbSDEcezmwCWIZYR', 'practitioner.eligibility_changed', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', '5', '{eligibility.US-CA}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '161', '161', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_IxAkDumIqj8OeAHc6kjei1', 'verification.approved', 'verification', 'ver_ESmPOYpvW9hD80zBwiPAqe', '2', '{status,approved_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '144', '144', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_JZEIzkBnLnVFmWVRnWcJcX', 'check.running', 'check', 'chk_V44sVEBQkGSkdkm9hZLoBZ', '2', '{attempts,status,running_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '138', '138', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_JZktdHIYgoRxsYsjsDO7DN', 'webhook_endpoint.created', 'webhook_endpoint', 'we_MM1Rj54cLa03uNTi6HoucL', '1', '{}', 'req_ueDT3bGsyOASr6EYnyJ2gX', null, '2026-11-16 06:47:43.106+00', '2026-11-16 06:47:43.106+00', '3', '3', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_JfssxXsgQVZGTjxvaBVkhr', 'note.updated', 'note', 'note_1CCU9tNEXR4u4Do6JWOtlx', '2', '{sections}', 'req_8RuvOWNJk1mwyGZZZMlVSY', null, '2026-11-16 06:47:49.826+00', '2026-11-16 06:47:49.827+00', '120', '120', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_JiWAyh2kfoT5DisbKDkQex', 'person.updated', 'person', 'per_AAkxGH6fY34uNx9A3aPOHQ', '2', '{care_team_ids}', 'req_ozvvFFsZJdLIy8uSuJZODz', null, '2026-11-16 06:47:44.282+00', '2026-11-16 06:47:44.283+00', '41', '41', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_JqCjSj8QBMhxOGMGckaGoT', 'person.created', 'person', 'per_ocODk1oYYVPamjCDvYZNiW', '1', '{}', 'req_8oERirntrg15sTzPnUjEHm', null, '2026-11-16 06:47:50.111+00', '2026-11-16 06:47:50.112+00', '126', '126', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_KKVkILD9rBPd7qiYj0Xjzx', 'check.passed', 'check', 'chk_vo4g52uoS875gZ4tr9VoOd', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '143', '143', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_KLZ56BskBHpNzAfnBgf0my', 'note.created', 'note', 'note_fJU8F4eVhRt98Q0yTA3UKY', '1', '{}', 'req_7fwMUo0Oeg0PUhjTuRhEXM', null, '2026-11-16 06:47:43.994+00', '2026-11-16 06:47:43.994+00', '36', '36', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_KO2Yt4EadbzNTkYSRMK8mJ', 'scoped_token.created', 'scoped_token', 'st_sYR7FopXyTPCLxSJprbHES', '1', '{}', 'req_iEh8YP1hUyStOLFHJreeAd', null, '2026-11-16 06:47:43.469+00', '2026-11-16 06:47:43.47+00', '21', '21', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_KOYBFifqEhCBV6uTq2mIus', 'payment.received', 'payment', 'pay_9P3XSwvJiomIWyB80LmpR9', '2', '{amount_captured,fee,status,received_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '158', '158', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Kj3wOMZgS5NkUOYJ9mbZff', 'payment.succeeded', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 06:47:49.069+00', '2026-11-16 06:47:49.07+00', '107', '107', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_KpYycRufbgGtxTAOOh8f1V', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_WV1XNBjWoGxwS2INxkkfx2', '1', '{}', 'req_UbT2BPPpulSnn4I09He15D', null, '2026-11-16 06:47:44.194+00', '2026-11-16 06:47:44.194+00', '39', '39', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_KuZSQjqrptcJYbUKShebHX', 'practitioner.created', 'practitioner', 'prac_KrBF9o05EWuxzLVGIm5OpA', '1', '{}', 'req_ooXgoaI9k0Z5eTCt7zUuxz', null, '2026-11-16 06:47:49.413+00', '2026-11-16 06:47:49.413+00', '110', '110', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_LSF5ymBCbqxd7cesmkNN1L', 'person.updated', 'person', 'per_2p741c5EHRtSndB7Dah5oK', '2', '{care_team_ids}', 'req_IztnGrlOC34pZ1k3MwKPp8', null, '2026-11-16 06:47:44.378+00', '2026-11-16 06:47:44.378+00', '44', '44', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_LUXo71kSmyKHz9sFab6WyR', 'practitioner.created', 'practitioner', 'prac_apXrWXbFsduPG77exV1ScC', '1', '{}', 'req_8W7xCZIc0IZNGLSgVI9kAN', null, '2026-11-16 06:47:47.976+00', '2026-11-16 06:47:47.977+00', '92', '92', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_MCyk68LYaqRwCNd0T0OKGG', 'x12_document.processed', 'x12_document', 'xdoc_yAvMtBAfEoMTyawPgQ6oSC', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '155', '155', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Mkg9IUu5tMrRiFcGxisqf3', 'check.running', 'check', 'chk_c6LyZSumTA6y7AazT0MVHs', '2', '{attempts,status,running_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '140', '140', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Mn1huOwDciSWkDnzDkIT38', 'check.passed', 'check', 'chk_c6LyZSumTA6y7AazT0MVHs', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '141', '141', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_NJPEPRip6ieoNAcQDclmvf', 'superbill.created', 'superbill', 'sbl_cZsuE02wc11VnPtogyuCf7', '1', '{}', 'req_9IVnqaknmrgG9hEgVmn6iY', null, '2026-11-16 06:47:48.191+00', '2026-11-16 06:47:48.192+00', '96', '96', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Nh1Q0PgwITUUyYb03pJ4hC', 'session.created', 'session', 'ses_VduLUOl0p5edqMxFOX30Mv', '1', '{}', 'req_PP8TodYrx1TRSITpt40I2I', null, '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.649+00', '28', '28', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Ny6RFkcfpleUBslbLETz16', 'emergency_access.created', 'emergency_access', 'emg_UXjVGA6lSkAePsC8TULdvz', '1', '{}', 'req_pyS4F0XZ74161A2OP5afaN', null, '2026-11-16 06:47:43.409+00', '2026-11-16 06:47:43.41+00', '19', '19', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_O23Te78F3J97bVu3te6kjM', 'person.created', 'person', 'per_m80gABx3Nz7FAqqslyeR7v', '1', '{}', 'req_JXw9m2Q2eTDtqChf0TzfXE', null, '2026-11-16 06:47:43.336+00', '2026-11-16 06:47:43.337+00', '15', '15', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_O3bLmvqcmpRCSGYHDMujd8', 'practitioner.created', 'practitioner', 'prac_hCRH4AkPQryku6p6oG8rm7', '1', '{}', 'req_VnGQOl0ngbmd1TbHSVxtId', null, '2026-11-16 06:47:43.802+00', '2026-11-16 06:47:43.803+00', '33', '33', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_OHpeMZdyVOGWYz3ZOrDfz7', 'practitioner.created', 'practitioner', 'prac_jGwo1KIEk7csk65lsToHi8', '1', '{}', 'req_HtmHaC6nKFEutgcWN6NPzF', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 06:47:49.937+00', '2026-11-16 06:47:49.938+00', '122', '122', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_OXyLvp8V22MoZmjiAg54Pw', 'refund.succeeded', 'refund', 're_WgdYNfisw81A2SpEnJ8zX5', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 06:47:46.261+00', '2026-11-16 06:47:46.262+00', '62', '62', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Oj82F2OwJO8NISPlgocCpE', 'payment.updated', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', '3', '{processor_reference}', null, null, '2026-11-16 06:47:49.034+00', '2026-11-16 06:47:49.035+00', '106', '106', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Oxnn4v8cJImNPbQ3Auh5CQ', 'payment.updated', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', '3', '{processor_reference}', null, null, '2026-11-16 06:47:46.009+00', '2026-11-16 06:47:46.009+00', '58', '58', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_PCL2FloGNGrzC5ltfFjIeZ', 'practitioner.created', 'practitioner', 'prac_7q7GWN053vi3pb4iwT2wU0', '1', '{}', 'req_jEoPD7cXKXGZLEZMESBiYd', null, '2026-11-16 06:47:50.056+00', '2026-11-16 06:47:50.057+00', '124', '124', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_PR4ZnJKtjB7VTGqZAMKL6E', 'charge.created', 'charge', 'chg_KySvLijuGAhfjdSW01oNDw', '1', '{}', 'req_ngqBwK5gQdfn5ViQNGHV4k', null, '2026-11-16 06:47:44.746+00', '2026-11-16 06:47:44.746+00', '50', '50', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_PaIlka1Qn5YCEwIRgeCmnx', 'session.created', 'session', 'ses_pt0pIiC4KmNrXYzrhRKqsB', '1', '{}', 'req_PP8TodYrx1TRSITpt40I2I', null, '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.649+00', '26', '26', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_PeVPEJGxtVZkWWKqeCei6k', 'practitioner.created', 'practitioner', 'prac_QYQz91FDrEFK6NJFQuRiRl', '1', '{}', 'req_x0opvrlLLFiDFyXncsddwb', null, '2026-11-16 06:47:47.314+00', '2026-11-16 06:47:47.315+00', '79', '79', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_PrnrjjQfx6UMjpBt0dxAYk', 'coverage.created', 'coverage', 'cov_U9qgMLL2vNmdcmNb83LgV7', '1', '{}', 'req_5L0Ee3lxSG6vk6CwiejicE', null, '2026-11-16 06:47:46.539+00', '2026-11-16 06:47:46.54+00', '67', '67', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_PzaoBgSyBQaw213GNi4xYo', 'payment.processing', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_zXHKI3mJVF3zbtz4hmXi6e', null, '2026-11-16 06:47:48.927+00', '2026-11-16 06:47:48.928+00', '105', '105', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Qg5iSps33QDtBZcdR7rQkZ', 'person.created', 'person', 'per_WOqIfxByCDj5veu2k62SrL', '1', '{}', 'req_fOo7zr4AGl9aPKyaVTSPa1', null, '2026-11-16 06:47:49.854+00', '2026-11-16 06:47:49.854+00', '121', '121', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_S6FDoyGvIgnhVMZgMgG1E1', 'disclosure.created', 'disclosure', 'dis_zFVGuMbGkGnmWL1YBbLvum', '1', '{}', 'req_oSUzEvx5gXXgBksCEAJ7ZF', null, '2026-11-16 06:47:48.365+00', '2026-11-16 06:47:48.365+00', '99', '99', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_SAH0G7q5YHJ0mx5O58d79q', 'check.passed', 'check', 'chk_V44sVEBQkGSkdkm9hZLoBZ', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '139', '139', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Skcd4kMexOst90V03TcvnF', 'payment.updated', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 06:47:49.175+00', '2026-11-16 06:47:49.176+00', '109', '109', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_T6Kk3oWZJqOp0ecO6tNZVm', 'payment.created', 'payment', 'pay_9P3XSwvJiomIWyB80LmpR9', '1', '{}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '157', '157', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_TFPSbScUriB3yEeOVM0xtp', 'person.created', 'person', 'per_ZkvLAFTKjePGbB9WFLUcVK', '1', '{}', 'req_06NLj1AQrsMovKexLeDtCT', null, '2026-11-16 06:47:48.34+00', '2026-11-16 06:47:48.34+00', '98', '98', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_TXqxGLHNsAhazhcXedLdI9', 'check.created', 'check', 'chk_c6LyZSumTA6y7AazT0MVHs', '1', '{}', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:43.205+00', '10', '10', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Td1zso9mnfzhachBGQZ0gW', 'consent.offered', 'consent', 'con_cnvBCq8iFTCwbdbTZfDzs5', '2', '{status,offered_at}', 'req_iZtfbp7AlmPhHdm3z0sGjL', null, '2026-11-16 06:47:46.929+00', '2026-11-16 06:47:46.929+00', '74', '74', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Tqwbh3fEmfIeFGQkrEHJcI', 'eligibility_check.created', 'eligibility_check', 'elig_UpS2SI3RKXwzVzVXCbTarB', '1', '{}', 'req_VDkhxd4a22asQ451vLwNvI', null, '2026-11-16 06:47:47.013+00', '2026-11-16 06:47:47.013+00', '77', '77', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_UaGzzbz7sbxhXD3Vpkqvyc', 'person.created', 'person', 'per_jNVMRHWkT1sfnJMuAbHnUA', '1', '{}', 'req_mkTolmSWMdxTu3klM6mrrf', null, '2026-11-16 06:47:48.128+00', '2026-11-16 06:47:48.128+00', '94', '94', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_UsYah0W6wnq9CZNbr6qkmo', 'consent.granted', 'consent', 'con_AYUqn9524FDLeSm71I2irt', '3', '{evidence,signing,status,granted_at}', 'req_Hw5w66DKs5WS4kF4WXnYfV', null, '2026-11-16 06:47:46.705+00', '2026-11-16 06:47:46.705+00', '70', '70', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_V3SEp7pOGtjdlipupTjUcn', 'practitioner.created', 'practitioner', 'prac_bTgVDXw24qumvgOxEMmL0p', '1', '{}', 'req_TKCLSDdW8C1qNoZzusGEkL', null, '2026-11-16 06:47:43.514+00', '2026-11-16 06:47:43.514+00', '22', '22', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_W060PwzhsJ0UmMHrlufGNz', 'check.created', 'check', 'chk_V44sVEBQkGSkdkm9hZLoBZ', '1', '{}', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:43.205+00', '8', '8', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_W9DZMW3RW9NRFGS2THIQf7', 'check.passed', 'check', 'chk_DYxmHMlx8XLNtBzMje09rN', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '136', '136', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_WOsf7RJ94D6IiAUw5cL6qP', 'practitioner.created', 'practitioner', 'prac_bAZm9wt6Q5jADb6K8iqufT', '1', '{}', 'req_CbK69L1lv4nSso1wygBQyH', null, '2026-11-16 06:47:43.13+00', '2026-11-16 06:47:43.131+00', '4', '4', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_X7bHJdeY6XBVVYVaXHPX9I', 'check.running', 'check', 'chk_vo4g52uoS875gZ4tr9VoOd', '2', '{attempts,status,running_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '142', '142', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_XO8nyGt8CFnmVLp6OD9T5I', 'refund.created', 'refund', 're_WgdYNfisw81A2SpEnJ8zX5', '1', '{}', 'req_WTNne8HrWQPfkeXkqRGgmg', null, '2026-11-16 06:47:46.143+00', '2026-11-16 06:47:46.144+00', '61', '61', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_XqUyCuqPY5Y07j2C1MzOjf', 'adjustment.created', 'adjustment', 'adj_Pgi6pIws9albzbvY4X9Nug', '1', '{}', 'req_pa6v48orFN7omdBy4nJPqI', null, '2026-11-16 06:47:45.51+00', '2026-11-16 06:47:45.511+00', '52', '52', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_XwiMuwf81GM10JXe9FTyPo', 'practitioner.created', 'practitioner', 'prac_0HGSF48Z0dSTHmdm4pcQ7P', '1', '{}', 'req_MQ2pgn1W3li4RmxjJjtNQz', null, '2026-11-16 06:47:43.443+00', '2026-11-16 06:47:43.443+00', '20', '20', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_YLSIO6ST0Eq8xV71oPXaKK', 'practitioner.created', 'practitioner', 'prac_U55NS0phbmx5JuvG5RkMYC', '1', '{}', 'req_3YJBKXKHUUThgffZlepyk9', null, '2026-11-16 06:47:48.586+00', '2026-11-16 06:47:48.586+00', '101', '101', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_YlpmzZ0sWVrwKD4pfRTeDf', 'consent.created', 'consent', 'con_cnvBCq8iFTCwbdbTZfDzs5', '1', '{}', 'req_ols7dcUnXmZAHMzSNyUNa2', null, '2026-11-16 06:47:46.871+00', '2026-11-16 06:47:46.871+00', '73', '73', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_Z6kNNV34Pgix6YaaATditg', 'person.created', 'person', 'per_bLf0RcZGyXzl7LIkZ76JG2', '1', '{}', 'req_feGLgImO4rRbwFpVVW0y4u', null, '2026-11-16 06:47:46.505+00', '2026-11-16 06:47:46.505+00', '66', '66', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_ZJqakdec7GYvcFxwmWzsM6', 'person.activated', 'person', 'per_Z4bDvRUvyUwhxV822oMa7P', '2', '{status,activated_at}', 'req_jksu7YxTvqqc9JdbP2sb4B', null, '2026-11-16 06:47:49.568+00', '2026-11-16 06:47:49.568+00', '115', '115', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_ZfDCRRhAIeRBHRaV9SbCf5', 'payment.created', 'payment', 'pay_9SiqauvCvDFfLozb4D40fM', '1', '{}', 'req_d6EOfEcebiJUoBSHarh2YS', null, '2026-11-16 06:47:48.855+00', '2026-11-16 06:47:48.856+00', '104', '104', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_ZhgcJDDsexQHDCAOPqqals', 'practitioner.created', 'practitioner', 'prac_sev0tXP8HOkZdkyVx7ze7D', '1', '{}', 'req_4yysMCTuNekQkkmuk6Lx3K', null, '2026-11-16 06:47:43.621+00', '2026-11-16 06:47:43.621+00', '24', '24', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_ZmaB1tGwgdGYpbDbdZl0F5', 'person.created', 'person', 'per_xcQZvIOmRsiLDz71t8Dv7r', '1', '{}', 'req_ETyCzuk2FJp84O6W9oByrr', null, '2026-11-16 06:47:47.949+00', '2026-11-16 06:47:47.949+00', '91', '91', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_a33fi1YB193tNFiF4Q1DLj', 'consent.created', 'consent', 'con_qKUBDLR1CMWucq2loxKLNA', '1', '{}', 'req_8cO6ISxlybnDkx2hNXzN9d', null, '2026-11-16 06:47:43.349+00', '2026-11-16 06:47:43.35+00', '16', '16', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_aDNs34Y6tjJxaUnbLznTSf', 'person.created', 'person', 'per_ijN5ZXyyM78A52KrRzzmMu', '1', '{}', 'req_TaEpmQi1z4vgiVHah4bl3Z', null, '2026-11-16 06:47:47.441+00', '2026-11-16 06:47:47.441+00', '81', '81', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_acfwJCcOUIB2YOvZ9lw6dS', 'session_series.created', 'session_series', 'series_scOBIwPbwU5NOpWarXxCsj', '1', '{}', 'req_PP8TodYrx1TRSITpt40I2I', null, '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.649+00', '25', '25', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_asMiDAnN2BjvBLxNwgA8wl', 'practitioner.created', 'practitioner', 'prac_JzUGdt0Kbx1WAXDTWF4Lql', '1', '{}', 'req_TwaxMK3XkFB29pqhNXPq7Q', null, '2026-11-16 06:47:48.17+00', '2026-11-16 06:47:48.171+00', '95', '95', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_ckGSclp2ZzXi17g60v7A16', 'person.created', 'person', 'per_ymv51cphfpYpzQYZ7ZsInE', '1', '{}', 'req_hBPx5UgyPOKESKTIxj1PCN', null, '2026-11-16 06:47:44.937+00', '2026-11-16 06:47:44.937+00', '51', '51', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_d4eo3c6g3GBlPTdofVeH9D', 'deposit.created', 'deposit', 'dep_5cXPEjahXE6q60AZY5XSWY', '1', '{}', 'req_UytaHiWUrfwj3HMSeQGrtw', null, '2026-11-16 06:47:48.261+00', '2026-11-16 06:47:48.261+00', '97', '97', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_dLWN7gjvg9HVbcqLwdWkrE', 'eligibility_check.completed', 'eligibility_check', 'elig_UpS2SI3RKXwzVzVXCbTarB', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '148', '148', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_dVbsaiRLvH1SGqqqvqnPGr', 'billing_provider.created', 'billing_provider', 'bill_uQ0Lh6GRXhSzznCHnI8j2j', '1', '{}', 'req_8DELXN5PNXskjzZ2pzJi2R', null, '2026-11-16 06:47:47.354+00', '2026-11-16 06:47:47.355+00', '80', '80', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_djLUwO4tKZaYfckAxNpHqP', 'session.created', 'session', 'ses_h45kxFqdBgWmJCVkVFIgph', '1', '{}', 'req_jksu7YxTvqqc9JdbP2sb4B', null, '2026-11-16 06:47:49.568+00', '2026-11-16 06:47:49.568+00', '116', '116', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_fBisyjzRcemM6ZM3hZGSPR', 'consent.created', 'consent', 'con_P1snid5suRqFuolNLbc5eA', '1', '{}', 'req_yxfJI4zcVrPZTwLCnc68BQ', null, '2026-11-16 06:47:50.176+00', '2026-11-16 06:47:50.176+00', '128', '128', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_fpQ27XhqpYDZzEQHBN69K3', 'consent.created', 'consent', 'con_3gTPdC7D1ICXuIrLnWoRFb', '1', '{}', 'req_vC0lVPhowCW7tBAyAzsxyc', null, '2026-11-16 06:47:49.477+00', '2026-11-16 06:47:49.477+00', '112', '112', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_fydPHRsUKJukR7IzSdRSFR', 'payment.created', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', '1', '{}', 'req_tMjEIBIYxx6qbHF8C4DkfF', null, '2026-11-16 06:47:45.825+00', '2026-11-16 06:47:45.825+00', '56', '56', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_g3YFy3i3O3aeHWdV1s8Dvo', 'practitioner.submitted', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', '2', '{reason,current_verification_id,status,submitted_at}', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:43.205+00', '7', '7', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_gv9ZwryYK09vJscTLSrfMX', 'person.updated', 'person', 'per_FqOOor25vzyoCpEwMlZNhH', '2', '{care_team_ids}', 'req_abMk9Np91uIdmA7NdT55TA', null, '2026-11-16 06:47:44.138+00', '2026-11-16 06:47:44.138+00', '38', '38', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_gyYw9GQme7z0nQs0PGCVZc', 'note.created', 'note', 'note_mbVT0NHAbJ3P6Zhqc8GZ0g', '1', '{}', 'req_F2iwxVWwIkmlRjqwL15bK9', null, '2026-11-16 06:47:49.687+00', '2026-11-16 06:47:49.688+00', '117', '117', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_hX8Icwi5eQ5xLMXmB3UWa8', 'consent.offered', 'consent', 'con_P1snid5suRqFuolNLbc5eA', '2', '{status,offered_at}', 'req_yt1ArlpW6uR5YJ9HjBGARP', null, '2026-11-16 06:47:50.194+00', '2026-11-16 06:47:50.195+00', '129', '129', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_iYhPHgCM836IPiJ5KtiYo2', 'person.created', 'person', 'per_T8fKlD6rTAJqCsiCULywwb', '1', '{}', 'req_5yUXkyYmG0bjMJuPa4Tm6r', null, '2026-11-16 06:47:46.776+00', '2026-11-16 06:47:46.777+00', '71', '71', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_idb0pGuXy2jT4UPtgQxUTu', 'consent.offered', 'consent', 'con_3gTPdC7D1ICXuIrLnWoRFb', '2', '{status,offered_at}', 'req_2vVTUrM6CeIk7nyhPOcfP2', null, '2026-11-16 06:47:49.51+00', '2026-11-16 06:47:49.51+00', '113', '113', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_inWGoibGwYen9ZenvyjS24', 'billing_provider.created', 'billing_provider', 'bill_w1VfuUjxy88i19G1blhrhs', '1', '{}', 'req_cBz9vIdDiwNj1AcxcyPki9', null, '2026-11-16 06:47:47.207+00', '2026-11-16 06:47:47.207+00', '78', '78', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_lNHxg6UvZ5wnd9U8VSlDsj', 'coverage.created', 'coverage', 'cov_T6U9nit7ZwEbbDJG5o4YnH', '1', '{}', 'req_psdVYD3VEkC6hqxhiCQksN', null, '2026-11-16 06:47:50.159+00', '2026-11-16 06:47:50.16+00', '127', '127', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_lfkHKV3YaMTi8fA6fIBukl', 'note.signed', 'note', 'note_mbVT0NHAbJ3P6Zhqc8GZ0g', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_DhzuZ8DUQn26X2F6pabfav', null, '2026-11-16 06:47:49.741+00', '2026-11-16 06:47:49.741+00', '118', '118', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_mE87LbYbCfkGdAbyfrlrfE', 'payout.created', 'payout', 'po_Od3KrAvLzAlHa5UHhvW37J', '1', '{}', 'req_7qw4CbXD7VEnz2vfqwrspo', null, '2026-11-16 06:47:46.414+00', '2026-11-16 06:47:46.414+00', '64', '64', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_mc0Np0MB6KNvU5Hl3NjBB0', 'practitioner.created', 'practitioner', 'prac_PIuTWEx8P9cQQoj2chOicJ', '1', '{}', 'req_JemcRum5qxJtfx5X3IE53v', null, '2026-11-16 06:47:43.174+00', '2026-11-16 06:47:43.175+00', '5', '5', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_nDUe3WgPHgCyU4zE6l0Foa', 'disclosure.created', 'disclosure', 'dis_mX7Xm2hezCefWfbFzdsLyf', '1', '{}', 'req_VDkhxd4a22asQ451vLwNvI', null, '2026-11-16 06:47:47.013+00', '2026-11-16 06:47:47.013+00', '76', '76', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_nF3Ac3ofdVIYZGhkS6mP6g', 'person.created', 'person', 'per_9fE7up0mLnVkdTeDmwxOTo', '1', '{}', 'req_sPBLxu3ZvjbZzOaLL4V50Q', null, '2026-11-16 06:47:45.661+00', '2026-11-16 06:47:45.661+00', '53', '53', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_oGvg9HFPeQsbef7zXu8lFM', 'check.running', 'check', 'chk_DYxmHMlx8XLNtBzMje09rN', '2', '{attempts,status,running_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '135', '135', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_ozl3KnEQQsX8wx6wy5UnQ2', 'person.created', 'person', 'per_FqOOor25vzyoCpEwMlZNhH', '1', '{}', 'req_2TmNT5E8AzNaUzCWhfo3iB', null, '2026-11-16 06:47:44.106+00', '2026-11-16 06:47:44.106+00', '37', '37', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_pkg7rnZ4uElHL2zRugzict', 'session.created', 'session', 'ses_cFGOg9yvG3o6bk4KNUgQ29', '1', '{}', 'req_ArQVc2dfpFnXgkk9tDZwEt', null, '2026-11-16 06:47:43.544+00', '2026-11-16 06:47:43.544+00', '23', '23', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_qbaNCAS6MvJe3KCHi5MR2Y', 'payment.processing', 'payment', 'pay_M3qV4E9rMMMoh7zDQyCBhE', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_1qEoXQAPT8MROiBc7ePdU1', null, '2026-11-16 06:47:45.899+00', '2026-11-16 06:47:45.9+00', '57', '57', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_rOgnYfNMxBMQqq1DjT1ums', 'person.created', 'person', 'per_AAkxGH6fY34uNx9A3aPOHQ', '1', '{}', 'req_LTXCJojEGn6ASG7Y4wFQJJ', null, '2026-11-16 06:47:44.248+00', '2026-11-16 06:47:44.248+00', '40', '40', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_rsSw8tCVnuSAEUJlrFixfY', 'billing_provider.created', 'billing_provider', 'bill_D8Eqav5Zx5Vc0L2UDpPdUc', '1', '{}', 'req_bTsiMUjBDmwblEBO75hXkS', null, '2026-11-16 06:47:50.093+00', '2026-11-16 06:47:50.094+00', '125', '125', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_snW7KyYjqRGgOATeKs2A1C', 'coverage.created', 'coverage', 'cov_xvVXCVb4iVOqdJXBdkJbuR', '1', '{}', 'req_bvcQW0Gxs4GW9dTfPIeVqi', null, '2026-11-16 06:47:47.479+00', '2026-11-16 06:47:47.48+00', '82', '82', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_sv1VU5MIF8Kshf1SP0gHOM', 'verification.created', 'verification', 'ver_ESmPOYpvW9hD80zBwiPAqe', '1', '{}', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:43.205+00', '6', '6', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_t0vH41bJgzcVkBmqm615l4', 'person.created', 'person', 'per_fy1ogvtC0xfZumgXsBCCzt', '1', '{}', 'req_zJXeLMEQtWSiJkAhDwd4Ae', null, '2026-11-16 06:47:43.308+00', '2026-11-16 06:47:43.309+00', '14', '14', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_uKduvMWmW2oN6mYlnwlaVn', 'risk_flag.created', 'risk_flag', 'risk_KMmJa3d9Fs0aJsa1gAw76v', '1', '{}', 'req_P6aOOqEWmeahzyWvQzLS20', null, '2026-11-16 06:47:44.32+00', '2026-11-16 06:47:44.321+00', '42', '42', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_uSJ7GHOAgdz4xtACr2Jc8I', 'disclosure.created', 'disclosure', 'dis_zyHKGIVyp1qowp1zgTwAUG', '1', '{}', 'req_klKbsut0s4COj9ZwM2KJML', null, '2026-11-16 06:47:50.355+00', '2026-11-16 06:47:50.355+00', '132', '132', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_v9dJ7Ot7cW8tELT7t3TXb4', 'remittance.created', 'remittance', 'era_WepwneGEYbhnsfnzAPYuRy', '1', '{}', 'req_3d7XiZVWIRT5EZVLH4AlYP', null, '2026-11-16 06:47:47.885+00', '2026-11-16 06:47:47.885+00', '89', '89', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_vNvkmKx9Kyc7Q2dm6ocSJd', 'transmission.created', 'transmission', 'trn_uiojxlhaCmDN05fWkeXqtn', '1', '{}', 'req_klKbsut0s4COj9ZwM2KJML', null, '2026-11-16 06:47:50.355+00', '2026-11-16 06:47:50.355+00', '133', '133', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_vi4xkx9wIfS10cCsp7Hzp8', 'practitioner.created', 'practitioner', 'prac_HBeouxAV7V8CfeY3IV2B3L', '1', '{}', 'req_5XRyFmku4M1ZWtEmmLVRjr', null, '2026-11-16 06:47:48.418+00', '2026-11-16 06:47:48.418+00', '100', '100', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_w5renAFZl7WUijRy8UqAmM', 'dispute.created', 'dispute', 'dsp_18ZhYHnGCMqIRRwkiZ87MG', '1', '{}', null, null, '2026-11-16 06:47:49.175+00', '2026-11-16 06:47:49.176+00', '108', '108', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_xCk6HVKbGxiggMLioezZ2m', 'check.passed', 'check', 'chk_8MgYeOHdtGla2bbPlLST0U', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_qava0j6i4J4un50gnE4h2A', null, '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', '147', '147', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_xUZidWvsyLcndrL0wkrjbv', 'session.created', 'session', 'ses_VhImeNGvABAJ92wHAyLGxD', '1', '{}', 'req_PP8TodYrx1TRSITpt40I2I', null, '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.649+00', '29', '29', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_y57nAGQQtb1SZDMM9qFah2', 'person.created', 'person', 'per_Tw15VCWrAbWD1si9PZQsqb', '1', '{}', 'req_UE10x4zrZRlOTFLiZ2peQ2', null, '2026-11-16 06:47:48.825+00', '2026-11-16 06:47:48.825+00', '103', '103', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_yEQgqTCATD7ur5gASpWNCZ', 'person.created', 'person', 'per_kgkPphyHmkf4J6lxEl9b34', '1', '{}', 'req_5QsyxgXZnQzXuZCHVd4DrA', null, '2026-11-16 06:47:44.709+00', '2026-11-16 06:47:44.709+00', '49', '49', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'evt_yQQtrTutN2YrIYsnJQiTbs', 'person.updated', 'person', 'per_NDkosjXQ8YZBlBBtWpfSET', '2', '{care_team_ids}', 'req_s8lGpMp0novncpiJ5aSLae', null, '2026-11-16 06:47:43.944+00', '2026-11-16 06:47:43.944+00', '35', '35', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x010d57407bd5d5cd313f5a12a7aa95847470f8e419115dc8d776fea6fdc560e32ac636fe606b', 'N__tCsIJ6TJimCDN2asoOzXdc0RYF126iTDt2uDJu5o', 'prac_jGwo1KIEk7csk65lsToHi8', null, '\x01a98f91424086a9fd8bdd3f12f3fdab952c9ab68dfa40629228a2a30943b0528914fe7f8f47239340ddb5a05a37b24b7ff9f6d324a8d28e187203651119b22b7fb804c3052e504454f384c001e7fcf0b5083bcf3bb3c71e70d6f582ec2e86061d86d90a4f5a15109d8b7b18d33d3dc533823c309824ecde7e1d8699c19baef46d360367215fc1962eed189e8eb6ade3ac3c52e4d364944d49b3e7b407e2690553e97e05f7ebe3a3e93bb9de0c29a5e496171d12b6f34182842ebac51e0a655597402c4817cd739a6c01703c817efc75c5915b562791f19132d2f815815d13173859353a3e3d5760050c76f9580535c0e9ed6a51a43ed071659d2b5046f2e0b483b9cc3f7e9da8c36a847af9502acc7b29baaff1702143e5f886fc300600f8d2985cf5c0ace8db00ecc712aaf9e0312748b0e77435bf888c404ca0c1c86330bbbd009d5eccd8a5768c623026d268668c059e2065a1f201701689e55416aedda1df52399f61a878f4608d1caccf38adda2b8fba5880d815de385cb873abfa9522c4facb2cee81510effb7dcc548f208348b9d61c5e3679bf00258a97561fa761072b0d151fdceb38c2363dd6f4453a104fe381ae4c6591576241cf8c37c2d104d5f4c0a08777960fa1a0c43d90ebe700518960c147f34572574832a92ae691be9ca05a17c104a4447f3d7fc0c7ffb962d0f197895f2ab554fd0b4c7e47465046a8d8c5007621e80fb640bae4a0599c5fb5d98a6c54e2a8568181bc60f04ca2c7958afefdfd42cf2bc3787c3c9db2c2308f371dd332093846264ecf96527d03a53057b3981b9b7424456fbbb936eb691da01a509f41414698664d28fc6758400aed4bd2476eca1e4a55c8a175c92c478ab474becd37caa6659abdbbc8e63e3d23f37c08f24d5da614a66137000be608a2f7ffcd5d489199c98eda38bbb04381d856fe4ea217b44f377c29a20e2ce07ea7c2621a8216c3c405b9758fb5b5343443a135ced504635ea873f771c4c1ac151529b7c981972b8dec97cd61f4dfa8a949e1b9a53a25d83bb8af7dc244bf48e2a2ccd11e921f205807fe4fef761aed6fd6fd8078139bcedab8a39d3e7ce4518bfa83fca8524946b70020930f6046af0f26d74735fad1750c198ace435cc634fa55d3da4ebbd6e2e395c4e858fcca0a27b1a207d32e384f3c41740b4818f7b1be026f22545bab2d928e1af6e6464998854d6cbd56f567315b08ed3ca190705f85d9133716454e157298acc7549ba083627991102f99d81ea043d455aad9eb815af0d1c54f2a161392a6ba7d4cc382aa5fcd0ec65da672f17924bbc781b71ed1873b8d4d541cfddba7d0be8f246080ecfba8842213580d0cc3cf82b7c14e3f1f7e604f6b69b9572a9e7ec959ef5cad9ed15b55b9f3d31ae904eaddc5e081efff62a5d7c646a299be7172b4fcb7426894cce63e44e53fd4eee9c69ad0b2737de404e70e14bc447d5c290afe5b332083b5659f951562a6484d4747027696a2b5a46b2d669c611919d6bd90783697b7a07b7316ff4bfe27c28171470e5eab99f61305b7085682f6df365ee7fdb2f8bc8dda4019228c668e6cad3e477718f42c541af5231010626a85ab3f176f5965744d8710084ae5a2e0f692d0f8ad9f1e39023fbbca402f2ded1872a1fb92a2e26f97456d94a', '2026-11-16 06:47:49.938+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:deposit_clearing:dep_5cXPEjahXE6q60AZY5XSWY', 'usd', '0', '-12500', '1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:deposit_clearing:dep_hVD51Q7pS7MaYOUTuH2EOd', 'usd', '0', '-12500', '1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:patient_ar:per_Tw15VCWrAbWD1si9PZQsqb', 'usd', '0', '0', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:patient_ar:per_aKTtMxkq5bwtV8XI5HG8s3', 'usd', '0', '0', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:patient_ar:per_kgkPphyHmkf4J6lxEl9b34', 'usd', '0', '15000', '1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:patient_ar:per_ymv51cphfpYpzQYZ7ZsInE', 'usd', '0', '500', '1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:payer_ar:clm_qmNKKolQSXSXXYb2dFeFvZ', 'usd', '0', '18000', '1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'liability:patient_credit:per_Tw15VCWrAbWD1si9PZQsqb', 'usd', '0', '-2500', '1'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'liability:patient_credit:per_aKTtMxkq5bwtV8XI5HG8s3', 'usd', '0', '-1500', '2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'liability:patient_credit:per_kgkPphyHmkf4J6lxEl9b34', 'usd', '0', '0', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'liability:patient_credit:per_ymv51cphfpYpzQYZ7ZsInE', 'usd', '0', '0', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_0SgcGHrgVhczDL38M1dUh4', 'copay_taken:pay_9SiqauvCvDFfLozb4D40fM', 'copay_taken', 'usd', '2', 'jV5Uc9K4HPftFoYxRp7uObkR3prB3lwdYyXf6EvGo6M', null, '2026-11-16 06:47:49.069+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_3n43jHYOlK1mIOpVVywPur', 'fee_paid:pay_M3qV4E9rMMMoh7zDQyCBhE', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 06:47:46.063+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_4NGwfT3mvtVX4iSGEXvT0E', 'copay_taken:pay_M3qV4E9rMMMoh7zDQyCBhE', 'copay_taken', 'usd', '2', 'j60BBfW8pABlSQNigktUcRSotCiFJ76ZPFjPsy4n-10', null, '2026-11-16 06:47:46.063+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_8aOuyUEjF4dkCjBoG9W1vy', 'refunded:re_WgdYNfisw81A2SpEnJ8zX5', 'refunded', 'usd', '2', 'MxLHMRPKpXJqeGFsb5adxEoFOu3NId2l_tb08y4tLjs', null, '2026-11-16 06:47:46.261+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_DP573ReVkiqwxESBJtwBDL', 'balance_adjusted:adj_Pgi6pIws9albzbvY4X9Nug', 'balance_adjusted', 'usd', '2', 'qlnyifGIWuv8qrELFqSm0NQQLK2fFFXtARrAP6h0Pk0', null, '2026-11-16 06:47:45.51+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_EvrNfoynavE7iIEiVOiR9j', 'dispute_fee_paid:dsp_18ZhYHnGCMqIRRwkiZ87MG', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 06:47:49.175+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_WnTPpvptJIKKd5LRZq0NXJ', 'deposit_received:dep_5cXPEjahXE6q60AZY5XSWY', 'deposit_received', 'usd', '2', 'Vx3EnyDGNal9KLyslOyaFXhM00klkPkOC-qwT8tdDbk', null, '2026-11-16 06:47:48.261+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_eqW8PvMFH7zRMhYKrjintv', 'claim_charged:clm_qmNKKolQSXSXXYb2dFeFvZ', 'claim_charged', 'usd', '2', '_O8Kve7TPot70ms4BL6ip9-4zvp46OEsJQJmQtI86Pc', null, '2026-11-16 06:47:50.355+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_qTbujm2aiKY6vbg0mldb0J', 'fee_paid:pay_9SiqauvCvDFfLozb4D40fM', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 06:47:49.069+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_uNh970BcozvAVEnXFf65FU', 'self_pay_charged:chg_KySvLijuGAhfjdSW01oNDw', 'self_pay_charged', 'usd', '2', 'qp2m0f8RDizttgSZ5vggXl2U78y_3o--9oW-p-q6mek', null, '2026-11-16 06:47:44.746+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_ui2wGVKqZlUrZmrnLG4Zmr', 'deposit_received:dep_hVD51Q7pS7MaYOUTuH2EOd', 'deposit_received', 'usd', '2', 'xAcEXGzGJsCRLDilviKw4dhVB2NKU1-XLVzcMQmPJ2Y', null, '2026-11-16 06:47:48.735+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ltx_xdHyaw01y2QhZfqSAXTiqu', 'dispute_opened:dsp_18ZhYHnGCMqIRRwkiZ87MG', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 06:47:49.175+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_1624b7jzuTci3KUtEMcC5m', 'ltx_0SgcGHrgVhczDL38M1dUh4', '2', 'copay_taken', 'liability:patient_credit:per_Tw15VCWrAbWD1si9PZQsqb', 'usd', '-2500', 'per_Tw15VCWrAbWD1si9PZQsqb', null, null, null, 'pay_9SiqauvCvDFfLozb4D40fM', null, null, '2026-11-16 06:47:49.069+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_304l9b7TSinBOGQRCkFVAg', 'ltx_0SgcGHrgVhczDL38M1dUh4', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_Tw15VCWrAbWD1si9PZQsqb', null, null, null, 'pay_9SiqauvCvDFfLozb4D40fM', null, null, '2026-11-16 06:47:49.069+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_39wxqOli1aKhNVkCsLjce3', 'ltx_qTbujm2aiKY6vbg0mldb0J', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_9SiqauvCvDFfLozb4D40fM', null, null, '2026-11-16 06:47:49.069+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_4LjtyAeX8b088kvEULtHu4', 'ltx_EvrNfoynavE7iIEiVOiR9j', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_Tw15VCWrAbWD1si9PZQsqb', null, null, null, 'pay_9SiqauvCvDFfLozb4D40fM', null, null, '2026-11-16 06:47:49.175+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_6DHF2Me2KUMzcRbfHs2IRO', 'ltx_eqW8PvMFH7zRMhYKrjintv', '1', 'claim_charged', 'asset:payer_ar:clm_qmNKKolQSXSXXYb2dFeFvZ', 'usd', '18000', 'per_ocODk1oYYVPamjCDvYZNiW', null, null, 'clm_qmNKKolQSXSXXYb2dFeFvZ', null, null, null, '2026-11-16 06:47:50.355+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_6kRCsMAgPRxmEbDUjs9XgA', 'ltx_4NGwfT3mvtVX4iSGEXvT0E', '2', 'copay_taken', 'liability:patient_credit:per_aKTtMxkq5bwtV8XI5HG8s3', 'usd', '-2500', 'per_aKTtMxkq5bwtV8XI5HG8s3', null, null, null, 'pay_M3qV4E9rMMMoh7zDQyCBhE', null, null, '2026-11-16 06:47:46.063+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_9z7tBG5SoDBJ8VnfHPPhjL', 'ltx_DP573ReVkiqwxESBJtwBDL', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_ymv51cphfpYpzQYZ7ZsInE', null, null, null, null, null, null, '2026-11-16 06:47:45.51+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_AmTW9jpmCtcmLE8oh447Cw', 'ltx_8aOuyUEjF4dkCjBoG9W1vy', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_aKTtMxkq5bwtV8XI5HG8s3', null, null, null, 'pay_M3qV4E9rMMMoh7zDQyCBhE', null, null, '2026-11-16 06:47:46.261+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_ESZACd7pQiqI9ZNfQjeyCe', 'ltx_eqW8PvMFH7zRMhYKrjintv', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_ocODk1oYYVPamjCDvYZNiW', null, null, 'clm_qmNKKolQSXSXXYb2dFeFvZ', null, null, null, '2026-11-16 06:47:50.355+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_FetvHyQuaf7de3A0sHIi48', 'ltx_uNh970BcozvAVEnXFf65FU', '1', 'self_pay_charged', 'asset:patient_ar:per_kgkPphyHmkf4J6lxEl9b34', 'usd', '15000', 'per_kgkPphyHmkf4J6lxEl9b34', null, null, null, null, null, null, '2026-11-16 06:47:44.746+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_MfSMjYkjwEqWH9ljThVocn', 'ltx_3n43jHYOlK1mIOpVVywPur', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_M3qV4E9rMMMoh7zDQyCBhE', null, null, '2026-11-16 06:47:46.063+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_N2i7Ip76qewKteN90BFGbL', 'ltx_EvrNfoynavE7iIEiVOiR9j', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_Tw15VCWrAbWD1si9PZQsqb', null, null, null, 'pay_9SiqauvCvDFfLozb4D40fM', null, null, '2026-11-16 06:47:49.175+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_NCLdnFaUzsEI16S50QBoqy', 'ltx_8aOuyUEjF4dkCjBoG9W1vy', '1', 'refunded', 'liability:patient_credit:per_aKTtMxkq5bwtV8XI5HG8s3', 'usd', '1000', 'per_aKTtMxkq5bwtV8XI5HG8s3', null, null, null, 'pay_M3qV4E9rMMMoh7zDQyCBhE', null, null, '2026-11-16 06:47:46.261+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_O3SPAAJRd7htbue3wrqbai', 'ltx_xdHyaw01y2QhZfqSAXTiqu', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_Tw15VCWrAbWD1si9PZQsqb', null, null, null, 'pay_9SiqauvCvDFfLozb4D40fM', null, null, '2026-11-16 06:47:49.175+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_OEayXpRluzQm3q5KJq4fES', 'ltx_4NGwfT3mvtVX4iSGEXvT0E', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_aKTtMxkq5bwtV8XI5HG8s3', null, null, null, 'pay_M3qV4E9rMMMoh7zDQyCBhE', null, null, '2026-11-16 06:47:46.063+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_QcWkcw2yiTXyZOdQv9Gjgy', 'ltx_ui2wGVKqZlUrZmrnLG4Zmr', '2', 'deposit_received', 'asset:deposit_clearing:dep_hVD51Q7pS7MaYOUTuH2EOd', 'usd', '-12500', null, null, null, null, null, null, 'dep_hVD51Q7pS7MaYOUTuH2EOd', '2026-11-16 06:47:48.735+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_RPw95g7l8gHdPDFErNVmGM', 'ltx_WnTPpvptJIKKd5LRZq0NXJ', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_5cXPEjahXE6q60AZY5XSWY', '2026-11-16 06:47:48.261+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_XyuNF6FaAF2qaRvTC9Hepq', 'ltx_WnTPpvptJIKKd5LRZq0NXJ', '2', 'deposit_received', 'asset:deposit_clearing:dep_5cXPEjahXE6q60AZY5XSWY', 'usd', '-12500', null, null, null, null, null, null, 'dep_5cXPEjahXE6q60AZY5XSWY', '2026-11-16 06:47:48.261+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_Zq3VaIzfDayX5dhXUkqYzK', 'ltx_ui2wGVKqZlUrZmrnLG4Zmr', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_hVD51Q7pS7MaYOUTuH2EOd', '2026-11-16 06:47:48.735+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_id4EeYpINGvxaw3oj0WN5G', 'ltx_3n43jHYOlK1mIOpVVywPur', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_M3qV4E9rMMMoh7zDQyCBhE', null, null, '2026-11-16 06:47:46.063+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_sVah2TwLiJ68YDU7z5FXXE', 'ltx_qTbujm2aiKY6vbg0mldb0J', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_9SiqauvCvDFfLozb4D40fM', null, null, '2026-11-16 06:47:49.069+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_tAdAZnVKHuYQ5uQFTCYKO5', 'ltx_DP573ReVkiqwxESBJtwBDL', '1', 'balance_adjusted', 'asset:patient_ar:per_ymv51cphfpYpzQYZ7ZsInE', 'usd', '500', 'per_ymv51cphfpYpzQYZ7ZsInE', null, null, null, null, null, null, '2026-11-16 06:47:45.51+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_v7xZgxQwYkJMAtbt5A5FvU', 'ltx_uNh970BcozvAVEnXFf65FU', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_kgkPphyHmkf4J6lxEl9b34', null, null, null, null, null, null, '2026-11-16 06:47:44.746+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'le_vrVsvW2Qo0IST9bBOjUvxJ', 'ltx_xdHyaw01y2QhZfqSAXTiqu', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_Tw15VCWrAbWD1si9PZQsqb', null, null, null, 'pay_9SiqauvCvDFfLozb4D40fM', null, null, '2026-11-16 06:47:49.175+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', 'per_WOqIfxByCDj5veu2k62SrL', '\xfce3ee35379a3584fb1f45f9eeee25eb');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pcon_JDnRUdP9o48MLjO2WYLm7j', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 06:47:46.474+00', '2026-11-16 06:47:46.474+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', 'prospective', '\x01068b4ff0b2914662e5a341570baf9e5639876c33cafa7fc08d14dbf1bb64ac1394e59ba766fea1af905fbd90611d7e8118a082154cdcef07b62300b1617fda56dd3f33f8c73d56dc3feeb998982d0cf9e95cd5d4fb7e3ea423e055b0d8156f8b2d3a6ef78acc3468bbeac6cefdf092259392e67722f8edabf79878914a1f5350dbc60b669624da1a58e036ab7647853a49409961522a8d961969d8e46bde0e498eaa3b3570f8ee48d9a6bbce16b66e434fb3f31d9b553c72718c5bb656dbae181335ecc44bdaf5fd9fff28f6214c7ab9b7362274ab860bdf79810dd6512af4c4c0d310ca78241bb97155a989ad23acc8e785cf0fd7d2b3718ae06743c7dd7264200d3c66e50d7f21347d817df56ca54486c41d43f9d614d68382752d3ed2a101b53e8eecf458f49816d1e961a962e3982e877f60e62ffc583178671856d645c24e28d711b436b3fbc5e145ff619dabd7feb0566a37f2d15d11ac0ca5c62aced4b545d7119ee42a862b52ee55856b530c1c7074de97f29f72a460fdc35c117417cacb55acc4ac4df5a7c3b825e9b3e79774fbc02c49318ff8be946550983065cc60cdaaf2b2591c6439deb9161682041e4b321b3c2617949e1477', '{prac_ZQ5bsmtLEHws8oEAKZ0PRS}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:47:44.356+00', '2026-11-16 06:47:44.378+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', 'prospective', '\x01d6bdded3b6b7d5e6a285d35fa2f7fd34b1b99321e1d882606e715e66f56ad765dfe37ecc349f850efb912c623bb878be66ff26788c0e6dfe92a757e5a4403ebbfd48331d745c05eae267c8120abcfce5a5eb1093ccd134c1562bc06a07ccf36b4cdbc5f51cac6d15fb92f9a46eebc655ef60636d00a64db551bfd184d282945e15806acf7dbde1e0416f6014bb70fc8caf2007d2eef9e57978a37f1d91503562cf7a3875a943edd5227919e821effa4b00946b9417c14cb93de19a9f050471447c5151942e2e52d673e070205cc8d911a749a68854583c95f402e38d1385e3374e6988a1ecc09fdafec3a11bc4713f3d208dff177f02955897b437afdf2894f44279fbfeae8d87837bfaf8235ae1085fcdf101dc47f5862da111a742122d439d4b2b78739bec83e64661ed7c5bbfe938064218f39037363c3df046c39cff9fcc0560395ac3ca01ba4c321bab2559d055d7d5534d931054c6909a1b4d3b2c1b3e56052d7da73023045973de4eddf3656eafad270e4658106eb562b2d436f7fc4aacb3699b61c773c76999d0115dabdf7222544b161ea6c98ef8c3a1ac13c5d78d183ee4fd86d65357d9770ea2550e1353197b4447889a7537a08b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:45.661+00', '2026-11-16 06:47:45.661+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', 'prospective', '\x016c4a9e37bdc05a898c8531f90f380c4c74f312b6fd538a511893e031698d3390fc5cc4ab3d9041415d61348f02fb9965eef92df91b19a0113640ba5f994f79cbe206792c516366aa739e20bfa4a5e78808f53db50fd8c7fc7670f0363f8a2f17bd45382c6e70ed39e5df7e80eece9ed88bc185723de67655132dc01f6db2b25c9b49df712861018e5acf1320b688bdc7d9928f21bea485797db8fc49f8bec50934c5fe4fd9c86af95a99732b6b9609377081930abf2b578243e331630cd869e3311c1e49fab66382f6dd45ab8ae12f92a33b5434ff92a1c102f756d703174022695530e7ba1af5da543e576b63c0a6d896fa91be91c68fe1d8bbcfc5c35465a2851552c3882f68d40b6ff2ac0a4bdb5b01ed7425f48cad65a3c3f1a7fbfca5286e2668591c1c5c37ee8f12d04a4159fb87e94232cea0f9e254fc378183ab94429b7dc7c18d0d5257bf7b4b1335a58c7ce1cf967d30057c31a09dd2e8a17ca5ddc21be98d0631c5fc6cdbcef4ec10fdd6406296ed643edb092518cc193c28854f7a695d68875f4f9ec7fda3b9ec1f3ffca712106f288d78293634888dc17c3a5fbadefde18afbea3eed51eb8d10f6c011280828d0fd3024a6270d', '{prac_ZQ5bsmtLEHws8oEAKZ0PRS}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:47:44.248+00', '2026-11-16 06:47:44.282+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', 'prospective', '\x0196e52e16b37547ab838e06475626e82fb9659dcb6d7b33554ee1a8916a79097848c3392826d9a0ab85a7ff4b1a933c14c128afcbd08ac45765b30260e4a795a9c2fcff8e90ba13f546d69617d8c9d0a3e22d4ddeeebd26d60bd7539ee1b9e30f02709c20540ed8b4f9e9d7c7de9e88695719b61f65c63d415de306370ac9fea5e357720fc0c853314e95ec4be846dff67ac7768d6f5025520f2abd796c9952ddc73f0a3782752c9ed1dfa9442e566849f3b85fb365c2ba63c202050962ecb906d704896b931935fdefa78908012fbd4b1bf7f3f8d4955b3e0ad120e9d2994ad59902c9f20e29940b2984b5855b6cf00d48f1851d60e9431e81c1f0cc865ac8a7f85b45a238677387e0803acd03e80c5596d682bb9934810fff25d19b72c40d73b60778e21ab06c42d1bf61eae4ed535259f67ea1c9f0006034ebd5e85702639d3681e33c860ab6fb02376865cb80abdd079402919bef8d575e425edbccb26c1948bceca51a15bcd4d39a796b9f7357936abcbf9c9f812c47f832a961cdf54a69227fafd473b682df0e50f74a77212c7693bbcffb437e8e4cbc94abc48dbc4d5120bfc153635d5bc54453c2d3b315200c4fff5c5f09562bb0b4ba', '{prac_ZQ5bsmtLEHws8oEAKZ0PRS}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:47:44.106+00', '2026-11-16 06:47:44.138+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', 'prospective', '\x0157fe920df8ed99617adff3a5f87d5ca082c677fbccbdc531407b642f33da05c6c117a70cd07cf6839019b1d1173bd20bcda4ce9d82841dafa5cf44db1409797915c81d3b9efe02c14f068186be948e6091c91ab3723386994fc2b2c4cb4ed6728d401055c9aaf8e5f227c56ab5e0ff2cc43e3b0ab99708f38b0cdbf43a6aff7980ba91097a280071aa238d48a5c0ed031a04299647d56ff8e80f4b82f93d8a8f9f8b4e0cab4e6afa498acd7f22ac07c6d090802a82519a1f631fdf717e5d20ef9a107018ce82d321760e37b70fdd7e31d8359fd755922703d5ae1524b9ed7b2674e30889bbed2fb6fdd7c90a0a196afb6b59b32f3bd3c0ccdf688b04311e6b507a65c467ba3377dcf8dbf0b8c11c24cc145851245ef2e085047dd96483fcc3d486373fbd6d2e5f70c5d4af95fd91553cefdf245a47d4a9c5feea822e749a6806051058e7fb7f12131c353ac93b01a214b6c5702cc71fc655e13afd8afed3a628341feece374a40e49754e820da8665b7af835f8c6d2951c872363847664dcc90a068a97501b4171af58f9342bf959b6101039e47c534f3612b6362ac1c1c7ac80f0aeb9cc6dab37851ee5b262fc3b96057309d0b9b282d62b627', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.378+00', '2026-11-16 06:47:43.378+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', 'prospective', '\x01b1abcd39cb1e044a7c2996bfee06abea3501356f7699bad73e7b84bab3cf57781572d8a279589c6628fb003fc91f33062b2cc28c021974e9a0f4ae39bc4c01dab078d809706d25b668ce7dc6792d7a6b0b369fbd35bd175a57bdfb899b062b707f82495fa8ade5b415d5d279ff2cd8b31f71488c2c1e23e605ed3b045858b51b607a4a10acf31316084bce316cead36ecb5eb8a9d883efbce4725d892092b2e3d01de3e85469ee9b6a4bc871ad6544ccff5afb8faadf995c76b3f4aafc8c48dffa8ee441f8cfebf17907325d3ce876fd6dcea557677e384f256c66661aadb256a1312348e601f2bd94c660d4b5ad19f10260d5a34c64d65385a3c622e9d524c7e784d4022daf2609dd9cda4a2bf6d1fcc72dbc03e9432fc27f7544ffe59d2f747dc145e6f0c6f76b4475200af91a444b0d05c2ef5b4b0bc7107ddc3515375276154a545d81ba1da3e6b5d1d573b807abf8d2d4cd602719b6e117cbae9aa3940caf58f0850b9c0d5d2aa08d58255dcdee0a1010a1b425227d7773b81fd341c9cbe7c056f965f5f73b33d4b6bd6f500b0df85666885e5635d40c2159bdf5dc8f265f62ae44c94d8c35cffaa22669f14f3abf1ab6a58625c4042325', '{prac_ZQ5bsmtLEHws8oEAKZ0PRS}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:47:43.777+00', '2026-11-16 06:47:43.944+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', 'prospective', '\x017a5bf7dbaf00ae811e44c751b9569068dd2d70844fb6f9593fd0f2a10fd3ac20989885965dba66959fb79f48d9011a2099cb3ab10eb0e367f05348d165aee0b06ef85425d11d6968c58a9c8734e1c850b3f9502d0e4dc91ea4fcd24c81750c7bab4f0ee3293838b50aeb6fd27eeae88e5add4c7fb03b52c18cade2f2b05f4f26dfecc8b698616a2134939fd8124a8bfc43d06a0c8fc4090efffdc4f2ac19aaf706e8eacf956f16f70ddffa72314f66df7b38f4abbf095cf50ef84dd26e8b4d18f14a1562987243f48d32b399bd8166fc74eaade1bd4416d5e1193352d0a208cfd85f60eb60ba0872f181a05335158a4dc3140a1b1811e0f4024ffa05851f3d7fabb36fef301386f8ffdd171596455d93a6b105c598d1cc9ebeb980c7b7c69048f1bdcfdf9b18b18d23d6a79fdbeba01c17afbe4241809c5f849b687053a7c23a33c89d208824fade8311ed1951f55eae115aa9748209b25b4fb38febd92a07a260c5bbbd321c5bff58ebb2f098e4f5682ad97af025619b4550dde2888d19dcf7b282ebb24d5352f9b23a54123fcf5f9f0b6e8e11a1871261f4325c5e20f76b2130475c62716dbf7148f18f67dca8894cf33a187f9ebbb5a1c717', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:46.776+00', '2026-11-16 06:47:46.776+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', 'prospective', '\x01d1436be4acfc6d207f8292d044b36e16407b4c38723932e59fa3632551fdba4503946ac17e4837be4bbba87eaf3d3298a33352631935eed70b4a6a194dfa073b6c625e01dd4ae843eaa7e7de9b3c9ab02597b52f238748621a7a2db0f17bf1afb3cb0c32e6951a58e94e803466b3eb3fb31ec662b6bb0f9215579e4b200c17991d3bddc91b98bd6acb0da8092ce271c2bb3227b4e47df8e501afbd7242b3f2f9bc83e46a944cec8f59a0a344b4837b3b92b3446b276904da74e5e50342b12196d91db230f22ddfbcdac88f02174d9f0b79713094fd2db6c9cd76ab636b1395179789520be4e0a814d3ff62d865fb5b93099e79a8d6c0d66bb2efa6f8ed3e3c3b0e30860da49709bb011e4cfa433651b8be059b412f1afdf4db69c46a72f9cbe92789715b26c6aae07c07d4bf1563e9de492c97a25d912a743d78e9498dae2f029f0e1ae9879a5972f7d5faefdce44927e122e39eae51d194baf69a3c6cea1a0a55d2b1e099fbe0af0f163ae71944173afc7ec31f600f80dfe29fc908990a93d6e0b0832406291535e19bed5fecbca5053457e09fab92fa0bfff1d282fff33c31c408effe7538e9ab43f37b82d6ad9a711a37bf32a3c1f074b76c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:48.825+00', '2026-11-16 06:47:48.825+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', 'prospective', '\x0111c216fb262622685afd410a78287dd9ddcfa6929173fb95cf08262681290feb52877c1e7ab112b741cd096c61f8305d5171f0c0174b6a0206b1e160c23b8cda487b60df98c4233d820e09d029611ca7009761c0ce365715d1de3197779e73f48c805de4752da71f318b0f582fa8ad3e76a34aa7e8667354a72bd340b2509e9d1dd94cd8678fa56457c3122522013b65a97a970ccb9fde8518d6b191921b87284e6eb0a13fed93be3e8b330926912badbf47e9b9ce4521110819a076213e6df07bbe4d7c82158d244f45d31a4bbaf641506901948a8cccbf98b65ce39410a7e94268572c11146ef93a2b3b79b55c64feadb5f14c1f0c77a5bfaedfcbbc627201c636ec7d191feb6649f0a0b4327417b5dc3b9f0855513d4cd661c93c84d714acb24d1efcb78bd7a8df8eab28051bdc7088e61d6edad8e8061c4fb7dedf43d111a514b46f03fa49084b7614f8761366283214629b9563df61424b27ca1de9e2394c5429b788ee7f753e24ed174b161a3ddc6e2651d3036aff5f0d0192e9275694a12c0fec8e4d3ebb2c5e8599d1b672ce3ac7ffda9c02313cae6253276264f27808e5e3df2dbeb330ca4a1f6590b9d43efaa666a31be1546e389be0db1c5c8574bca0f7a652f04ccd2ade8d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:49.854+00', '2026-11-16 06:47:49.854+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', 'active', '\x01ec15df699b5069d7a65e2279a627fb5d537b8e60296968eb6b4e336c2cfcd34a4c9ad64560e398f0e29fe3a449f987673c70a6c5b6a8e5c5eca49f893c3bea22f6e720ff510101452884c2166db8dfe9303a2f9b8a963ce07b2802b9ff4f72e7870aa29754ac61177ee9774ca02bc7a939d8cdd49f95cf25c63f7cdb615211a61ba242f75a38e21b9fdcbc606d33580d9b1ab28489182e6d78f4c510a796d2f54654882379b3c5c2603048b089ab6a5ec447ffa9d9096b746f44564954917757563c511ed0d4adae890faceedcd7eb685ade8f377d71ffe6562240f1965854f85e04f55c5e08e1d640d44eb6dab30b5e221000e32d7a1394b91979ed9377a7e18a78824543909f78120a0dd2453ee2b18633e378edb8c3bc3f08334d02722648dce70775c57973af8309b33da7328c3872fbb5c39ff6065596871ba0731399e07768e156a0a3f9285fd4bbabf57699e6ced095434002af6306c1a2807b5aaba256a0d4118ee21ed2df9fa44cf922ad1d8daaf74d5fa94149a3b8bea9ee25e3cb757024072e35e61b8c9f4880f9c9ecb9985a4581e5779e9856d37937fad2a6488a584e68d103441069cf3a807bb889b2e780faa170e1221f898c', '{prac_KrBF9o05EWuxzLVGIm5OpA}', null, null, '2026-11-16 06:47:49.568+00', null, null, null, null, null, '2', '2026-11-16 06:47:49.443+00', '2026-11-16 06:47:49.568+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', 'prospective', '\x01c877cfce4ff02c50922087401ef82017c6e330ba9003c868cc230327b9424604daaf10296e1f7d16730ed016e7072cd7957c937d62350afb381873768c3ee8a7d368dbe11804298fb83fb6e10b8ae16f20a833eae6544c2229c0de8c81abf36d038b78c4f82666893481d4226171376c90650df90b7d8bf0ba19aaef6d1b1ac19639d5258511ff2bd0d8d2336fcf66bedf779044c34ee1bb23b8718515513db0c1252f028dbc7ac05a1674e22e9572f56358dbd17a4d0d4e8132960f8c87d941e6e4aba255ff91098968f650889a83d3482dc231a27d9ecfee4b55e90d12c108865ab0ce2d7fa16886177a135e921bdafe378c6776e100f2f81f40c3ddea534431fa2b57b256991412c52481a2be54161b71795eb203fe792f14ba90a4859ba5bf71723ea13e0d1b932054cd577da729b41fdf861d5f0fa2b5242fd530dc7f9f18115ffbd5c5f61f228cbf517cc87eb0a49551c8bf7d17c78aa98016cfc5f67803d63710bc630c0ded8ffed814d86e4cc2fd2c18701526e772c3dd1efc56e56465c494efcf74b3b6f42705c9409d0e89a3ba5d1c4ccc2d9919e92a66fdf26516737346700de008dd8400a9ad9939606ca5460b8e071f15b04211', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:48.34+00', '2026-11-16 06:47:48.34+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', 'prospective', '\x01108033adb412e4293447cba9e0c0af54748801f9a0cea12506ae43d2f670ab7051cc8369843d23b2ded432c847758d5c0c660670dc1c43e3cd8b890db4ffdef3c651d94dca9dead27aba028ac654f7ebc83a4ad02489c90f861636685c85407052714674a1b5cf3104cb5d34b034aecb26f7c9b5c4131bb76499126277f34fdb726760144d503786c259c8f634861609ebb706d7d8e94df454e5c5d1240927357d5bec675e05ae3c9486d2a6c40ad8362f492a3691aada3be8b1d3623461e72e5cbb4f1ed257dff7d0603a2d8b7745bd2730d780d791a1920dc9e92789e900521dfd1858e5c6cac9bb5c830fd0be1469b843be1482e084f681bb6decd561ca0b5210a5ec89b3d5f332e3514d9a22c415fc37729fb392cf6062cefe55cead5f2e13b1e4b7ca11370aaafcef0b8e3faaea6046f0ae41b52af83f4ecd1fb061270e4b6181f52f156deaeccb9aa0b4a21c8ce0ee091a9d406cc33cce294c9f884a35be8f45c31976403a53e88179ca18fcf8a077892adae2d2d9b89f3850a4ae5d1e1ecf271b61b115872a903583f70cf3b09853bf05f882c270d43806f97fa586f5f4cbb183c17403c219daf64ee2afe655ba2883a1f8a34fb00cd4', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:45.787+00', '2026-11-16 06:47:45.787+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', 'prospective', '\x019182b2e41d7757724f70eeb01bd9b5056ebf94dfef16d6e02feab1a462fa2559431abf22046c62d97954d679af72efbc7f3e13eec1a812e5294d921e190537ccf66baebe520638506c1cce670aeaff3e8129d5c61996bc647f242b05511c8872706d77eafa1ecf9b01cfb0cfca7cc67fbed0848392e2687525b65e65a169d253d74697b2e748fa97fab44a6a3448200f0caa62db26bd0d52ecae2fcf8d20618acdd44bc8a8c78838988e45a923e5e9572265c24f95b8c2cef0ec071630b5088c7dbf59045a8987bb124b8b705f9f7fff304056215870320191654fdba0043c297fdbfac392ffbde6f8a3d7991effaf490bb8e1e457688cacc798ce61bb38126e58e24c57ae137bf9ff01a3e69fa5a0564e63ba11058ee0aa7781ca52c89e88f3c9582fe176c5685ce3b9b3d81f410cfb2024ccd13890a236460a8669e7e443a686bc738f74ac0717f59c8d8595e484b9228a1b1214b1afa8a024b7c93d710e8b60079228c8ad08bf58606fe168e1ecdca72201feb050bc238e249df694db637e98faaedc3e83f6bf7948e04e6c82237ea9b174df0b28131786c73d660ca45e2d9879b0bc2daca6d2d60aaeea6617ec625449a054b906f25e2cae', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:46.505+00', '2026-11-16 06:47:46.505+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', 'prospective', '\x0113da976a260a39e0f9ced6c74d41f308586a4a32fd97b5c82f027102400ac73ac5dcae300231ba95e9488cd4c396b3a2782cee6d5a629d4a92a86a8a2745beeb53f17019127aeb248227f8fb5894c014e0ee73539a849e418376fd316a705681a4eea689a753bee8bfeddb7eca18f91f8b29dc382267b9f527569ad87435d4b3fdd091043af40751bdab509a9f4c021a499b3fbd77e99a9f6dbb8a4812e4c539b87a4d7fc0201299547367f6a83f9b7d948ce4f99b2218cadc1e9e2df738278faa4d524fd9c40e08ddd788e5d4dbbcf5dff643925087b53201c2395584c8fbd11c430a389e82eb07dafc34f660eb33929c2a5983738eaf21c6a831b5b0bcca848455a106479346237b80b0a119951fc2af5671b8e56c46a2c5585e5d86c924315d1cca27a2e5effd46a1c5818aeafc90dd696202dc0bdbc5e245457984673c883ab54887557d11c2d9e769df3168f5d82d250ab254e6ab648a7befab0fcc651755c89c4a8f2970edf9988d76aade0e577e70c15ca6b78013194023badd5a6a73be3bb2c3ed90b74a0aa416706b3065bc77a6a46a5b7c44bd36002ebe637f3d7c23b297ebc4f4f5c3e3b0c2437a607bc244c4ab15bfb12f0bd913', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.308+00', '2026-11-16 06:47:43.308+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', 'prospective', '\x018e0997a44ae505ec4c664b81244c046ed079402150e86cdd0ca063227ea21299096904fe3dfcbb2e178026ede534252232b9d258488b254a361256ca539ba19bdd8eb700a097c2df585dd479f5f6005f540976cbabbcaa167d9d3640afaf9c370e0c727a89f033db6f41f992b81c53938e4d103bcfcea3dcfeeb7d0ce35c30923034762dbd1a8f219057855a7bdecfa3efaceecce087d88ba6ea7b26d6447b793c3f61f326db96928bf71db5f6611a9503456f88448e9daabca40d09e52eb3e7eb9dcdc113a8e4f3dbd6479767e18cb952947f651434c4376b7efee3ab35b7e4c86d9c99330b97d8eb4ae423c13f6e829039bfe94d9733b2df7c394cb9b80af47edc7875fadd9d8026e82987917a59544f499bd9d863ff458aa97a9ca61e6faf9bb886278209329bcf29e3db57ebfe68a6dea4301c51cdfac52c1d09d3b63a498ea2fe176905885bf88d9a900eb6c4686dab5f455b8afbd22f47e6eb7a1fd19d6f252bcd1e394eb058ce28215c0773a8f61e07dcd38fa96a3fecca4d56e2b094f790a056f9a3575858ae8382c74a0e1ecc30bf3ca47ea7e336e8737bfe785d3c1ae9b584d3141783c372ee0f16df662192f0577cfe50462b52d18e63da19559d8003826bfa2c69ea88ed388f7646047f942472488b8c15b161938f134fe6485c10c2b6100ddf5bd1d8ef502f7c97020e562e144ee657a9b7fd5e52e626517d021d0851b7a16eacf955fe9317e7d4f8b4acf824d9898bb148942a63e0c047342f1461efffde9fbf6387e1d3a052', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:47.441+00', '2026-11-16 06:47:47.441+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', 'prospective', '\x01aaa4c47bf36c579d1b04af7d330120a82c6aec5fcb7937b64b15cd97ed4c707470d40e6f700f27dd7483ec0d849eaa1c7e04de722fcac8354c9fa465afd5f6e6c531f4c511ea752811bff781d193ef99716acc0a3da8d0e8df9d3ad01595a5b073d905764e2d9f1cc6d7883547e28408d31baf1f9908c8f0f8238ff5c54d09c07413a602220daeb5b00792bb6aed00178bc63f7c4e2e4a714169b53cfdcd9062ecb0ef4481cddc7ac5f29e55390173110b7b1846dc1e162fb8f8bac67d15457d01aa45b5e6659813f0704e87b55569e62337aab08809d714be74fcf40e32bd5bd529130c6444871353bea837c4e96a785c4f156cbad477684fcc836b90bf8bfc1c199cd8547e54eeb22922123abcc039382fb601fdac78a6a056c196083678b15d247393b9b044b3ac2a19335c08aa570dc98f571c42550f30a6c3372e1da2932e72a5af64c6d63deb5e1a13d030d6a14b929186d1e0dc7eab12aab7d66a8a22e02660456be49648cd976934c7ec7f406ed83ca94bd52769b6c9c3d0be282186b3bae3a967cfe7bd02b7ac2615273e78d3f4e710a323e21bfe98b332f955b8a83fa6132c31ac1af94a5a3b52949115b547fb43917df806550a27', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:48.128+00', '2026-11-16 06:47:48.128+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', 'prospective', '\x01d6603bdcd3925e17d7a7a7d7a559e3da2c5a117d60f06b9d67b80210d261a905faf400cbfa0abeb7ccef1e526350f058dc5f80d8e8c0d24d4a7871157bc9bced4bb2163cef80090f9553dda96dfc863d96203228441bba2584004ba7a0bc0d81b41c26cf2965a15dba5c6bf2c8cfa5ac523c6c1a3604fffc1448c5d3f51ef676e27a502fa0ed5811390c7c724c3da7ea2c15242a2d3ee27e5b26420d071f0ddfc1aabf5b3664a8222dc5bba2bc84fe151528a4f02442484f01b3d7f9f3cada58e7dda8e64c70f7b669411538584fd4895d91220db2ce75f3924029a98b1aa9d46525ab0bbd622ee4ed83c7764749e1a301bf6edc13c316ae187a081e0811eaa1511c8a23a2c49caf1c6cc9e20ec29d7245a793e91d5934728bb780316568fccd1f828323a1e9eab0742b65dc64f60c862c036a4b30eb16210e262600d9edbc12feca20a29ee29961eef87c634eaf495a7f04aaaafbbfc7c6d5cc0f6980fa61bd5ab0c4b80ac55f3b6ecbfd9ae78a19d5d74ef6b6c62c4b1552dc737499a1fad2a80edc8d884fb5de521cfb32b0966969d7ef80ea8d01963ace52dac5a851d88da560773c96811e3aa89b411948c22d4a046df43c8e4ae5bf75bc', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:44.709+00', '2026-11-16 06:47:44.709+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', 'prospective', '\x014fdcecf76372d82b945bff3af3b29071bfeb4ff1d917ae0d7d5b8d3a36fdb71b156ccc2af458a235b2f2fd3df47336cc4052682a7eb0c8854dc620d36f49b1cb034ed73e8ce11cbac9ee791327bddd0e4423ee2578847af807c65c862300999c06dc07d17bbc40e4711d8b6fe330acb02f924680e314af681d46ba6bb720ebb427fcec29c5fa9761ba0fcefb14daff0d9c7c150c3f8aa6b71a44d6dcaf2538f46095fbd15f9acacc604c105fb7bb2e484a08c46e7ecdd9a29da7f2ec12bdf4864b55439909864982930b44890439935dd003102d11fc522eb6ff8dda5af6439f41af466ac54375c8bf1b728e9f340d06a8acacf1a02908ce7ede1bfbcbf5eec4947a6e532207ee8c2ba08595fcd55b4e90e1459519341557d24c5aea4036af5cfdda0e96d83c7c08f9f3a4aea61ef50af09e48268dee708b24fc610416d8169a59bca605f5a9db1a390528c116080a6609dd137e04b4f0320c10cd2d86e4aaa40a944d823c74aa27d4f4495cee3bbdb1ac68b99594d39cc648de19f632aa9ea998c7899fd7278d76ba040eff53c1fbfd3e7bd2235dedc28cbc3ab50bc577e07e259ad7489b0c7641869f103c2187aeaead97bfa159d3b9eb6a30', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.336+00', '2026-11-16 06:47:43.336+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', 'prospective', '\x012a9e5d429764d55afe9d94592b1f7cc9167ad9cd3a7831d3469fdc2d1411019033dfac60a5195b960c8e702cb6290928f5b3b8362b5a4d91f94c32983d0497f3b5daaf4bc6581a467f083dd106c8d90e690401fb7028b6f892e2d875ebb23e81414d844e97e0553ca692dfebaf12540cce34bc2aa379c6aafd209fd2cc50436d408a5391c4d82232e8ebf318917bf28b809013c0835f173b6144d898b7db440e0e705c27478d20aaad3178bf70377f7f2e2d08884831fe1c4927dc4c6b8de432edbcbe741d829771f575ed43d95303ffedf6b3ff213382edbd7e2611ecabc6218a9a1758c1e7abbf106b5a145955c2676d05b6e01214f25f3031e299927f28451264522574651e73c6df05aac7b054db57a876bba251e8b086b250b6f7c50ff4b32cd774529a4d9120c61ebbe5e02d5141c9f27a0bbb167637ff4097f8602f6bfa3593787a49c9df0128cf2c2c70f079c4f682ab5233d3f24202d1b5dddb57633fd6200fb3878dddd00d879620cf3005efc25354d31dc3524083b5139075862c7f781513a05a51d33c98414894f2d068ca18593d266581add2326364bf30497aa306ce3a0f92e463b5074b1eab46732e58edf4595f3eab51b50506befa61d1a769825cd501176a280f0d4e5f8d1c2e5bbbfa4feb9f2a1d333c297fbe4313671518127d47cc51d9aa3cf1b9abfe90aea5bf41796eed992b747376cf6377ccff03f45754253eadc85be8f7d682b8dd60f18b521cdb0012dcf717e36a992c931f9c2f494a6ace0430de48c9bb45f7', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:50.111+00', '2026-11-16 06:47:50.111+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', 'prospective', '\x01f76df49c74b6a18e5a79ac7a31e9697e62745b69e63f6941328667fc1f1f8736e1b7c585bb2c31699c082d9c5746a02024874559113553c3900c346ce366c21eaed544217da4b88b86d69145f5187e6f8fff796f471924dc3ab175a40dae3c8b0f415c0178a8ff50109412a3ce7a67df61b49198eecb0a31340e4793ef339c7fb500ed99fa3d4f1bbaa827151b919994787c459a74305658c7c4674e57fc05ffc7b9c2134d50b80540205127182674f85d705090ed1bdba632b5c4ef9139a80720e511f202d5dcc08e667811215b859e50b5f554bf33db74a00c95591afdd1b85ae83574ff013073ea2b26a5f44054ee2f1617c68bd221562185e893d89014f456900f07d6264cda2156c29dcab73796a8457899aa06b14f87cb7e25854044dda70daf6dd23ad06b42f723aa0983155fdb1e91aba11ba7efd140c2795410e26012974e19561de1c679f65079cfe6bec4c101216146500471f4a313b8afa29a1523f75740cae16ccc30e70c68f4e4fdc5f1a65472e4d69152b20852880ea2e544b45d8aec556c78750c6c0b8bff2562bb2607cdfac9ba6b3c422b58fa4542151dae105d33026913335a6a0d6dda5b7b1fe7d3eab8f9b29c7d580b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:47.949+00', '2026-11-16 06:47:47.949+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', 'prospective', '\x01afb28fdd95ce601e99ed47266ca38fd6f4fae841348179ab4f40ee9ef727c050562f371a0e82bdb5715d52487d3248421a8fb76e392e871d1341f8e2e0988c6e217563f5fe96f835247c0a468b04453ef242772b8db6a12c9d31c9b9b504e090d3cabee092c83442cb60b23c7e5b469eb7fcebf468ec97b8bdb0bef55cb9e08e018be818eddf786b5e3cb9107081dec5904ec81f9875b154609b937e617722d03961e24ddd2cc8ba3980f7605b9065202bceb6c74bb846d1f605a6b7b21c33537d3eadbb6ca3323dd1652bf17fd1f479714b9d30435a1569b75ea7832647fe36ebae50c7cbc252c06591e6e896dd2b8771faa1ec176d125f4263b4edd88d07e12305911f8000ccac2997a995b3313c9d8ef97ccc41841b9f5356799a6d96d2d70cfbd527f0f5cb59546b14eb16b37d756d186c3727be9b0bd22c52ed79c70b8402b753edf87b71423da455cfabe5c9b06dfd7e896fae1f39727601358f2a13bcf66c52b4cd9bed298aebc8adc779641d47b4d179a55550c89a87bdee0664583b2ebc0c6f1a9d7a63a885072a8315b515feb34fb6b5a13e9209c604c00277a1bdcd49dce084f3c0d82874a02bef0dfae4c5a0e40378eda866f450', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:44.937+00', '2026-11-16 06:47:44.937+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'con_3gTPdC7D1ICXuIrLnWoRFb', 'per_Z4bDvRUvyUwhxV822oMa7P', 'treatment', 'granted', '\x010d7b5e14d0a365c9ecd5a27bddc760bbf994da632b750ce22dd96d1dc5b30f522f14570f19007f639308def98213eddf5c91af513bdfd91d1cd4d765273535dcafc4dc1dfe4784fce862be3773db5edd98c7bec3e40160cdeb3588057acb9c1fc9a9f9454b876a6867789d9f64f8b51c80f4a45e40ae91169b19b9a100ee568973c019b4b0f95a93c3189e02b6359764663c2c56c7cf4d2e0fc0ede926a080de90fdaa7545530890bfbcf95e2c8b4a6cabe59f445a64469a7f26be24fe4ab9a9d190f1863903b153cf467eb4b05b445c763e4c4361613df3cebe1cd7a3776c21518d6042dcfe8271a9276aa8a2a81205fd19fd0f69988b4e49704cb633fd02d71573b6bc2a21b37f194ea918b1485c4a44a2f71758f87d678b708519bb51d1b731c3716fed00f050cfff37101a3e61ff81a63f071d2d0d57b111af82826ff08073fa5522c4d0637eda5dad27a20fa61136377594fa94f3a6d7104a685f91a8dfd8659f9e2c7aecc8041601ff1f36f61db0691df52fba85b061a51b5a0bf4da32b2d4e3d63187f438bc7c75ec7df2d14672b9471ede060e899864b532df06840c15ca41828761e6465c3cc980c1b98430ab6dad8e2d85a7dc5a16a3c976492fdae1deffc19f7f621ce1b1abf87ced80a7fa00df649d759554197580e2be59b270070273c4c35a213f4b9161f394ac80897235b8a488da234415a6e02b6479f79a0e77798cf988fe6463e116c22ec1a0b7344fc583a2eed385a53e40a615567da166a5795498c19abf587c006a8b32112ee6a0a152038a491bfe9c12bfbcb70820fbc5c4f77bc5d9ca9b1b8d0d27b8bcca62172f38d5bc50ae8cf6434343fdc88b508a9473014975710860b75518aaab55622b0976f03b4d87654c6a4586c6b4502b752e8652537a35f58e4f14d86b624a49711c2cee1c0ce16005a8273d86e70e3940fb8a4d9ff824417224c9ebac5736decdad4e3b7468c89b6a0def0f8dbb351432a84ddef2ad6d50f7969857460fb09129ab7e68f68b84b634bd03761e5e51724511d51d7b94def9006fddbe70d06d0b00dfe15915f08bc8fd66a5404514bc1b661abc27410e5b7e294300b0f128b3fc5e597bd4674726a21b1a123445d14080cf5414297b2e1ffbbf9770b98be039dd53ae2132467555ac6a8b780aee9885', 'permit', '4', null, null, '2026-11-16 06:47:49.51+00', null, '2026-11-16 06:47:49.531+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:47:49.477+00', '2026-11-16 06:47:49.531+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'con_AYUqn9524FDLeSm71I2irt', 'per_bLf0RcZGyXzl7LIkZ76JG2', 'financial', 'granted', '\x01a0513598d62ec9b978b4dc5d3af1a4fc518cae8549491c4d4663094c9b1ffebadc3f518288e3dc13690bc635c0184d6dfd5573158e9c785398ea8d69c2059dff79704d1d8eae86958971d4a4553c13f4d9232cce9569699d2aa3fad94f731029f22570f2f44f17b2ad1b912e89e0e1e428c1b644f64fe305c9b05e7dd9a04b202419b06e75d2765ce7c5163d4e3c0995867b9dc105600b6a6ec0c1a26fa1f75f99c8f72206cee5402d61d72810998d35177e9590cabe3d3d1faa328b19f1da2cf1bcedf9f5957617ce65d2ff973b392a6252a1cd177811e77217d11b6f4055cf8739eef18b8cdab662482cc09c24ca763931302c17885754ede364f3316ccf42ad67307eab36655d53a2322c3c75eaea559ba73e985877547fd7404ec24bcbf42fa503af89aac655da2c65e6c3f42af09495e09deaf9bb354d9f1bbd517fc9ef26b782aa8522abc001dd7cd0ac037cbc278929d5d95ee031c9ece843ca8ce652cb596e9cb591f8dbdb20e8a342e745425acbb14f8a67826b107adddd989f43db4fddbc5334b45e91f851d36b8ebc8179bf9576258f86c7d809ec05ff86675132d2cb1783be0e8d22e3910704c2249c971ba4b55bd00b0f7cf7ca92d5a6b184a89859d27e8369e6342c3198b99472cbfa07d09bec836c2b8e46873b96e6fbdef379ead6828a71ef006e241964c691bdc6896e93f4c6053fb3477fce4702cb242236f1bdd087e86a5f63d8cf3eab1f8bc7811548f047e91496af7df4a77933f452e65dc0eb357c685f2ecf65279190bb83029adbe7b0258c83467a0307bb846ff2ce916e9e03c88a581194a63c047cd7d43b0cac4adffe32e89490c25ca8b66dbfd6788494d38e32841c0ab0210bfb7b330d70a7736e29bcb61824e73cf75d93ba3c1f189cb0e25a69defd7fbf46c217b91de6c17b68f141aed9a6891d32ba7575ee8926e0345aa27d614532ade723a089753cdb98308d4d68103c6d9e2cd4233ca8e217e027752243c3d5721db7f8b2234fe6fe0f795f7743b93d204f188f35def5d9e46ab93752103627518f194e17d9341ae6b7921aebb0066ce17f380f723f03afa937c396709369458b6c7cdcd4042791cd5e89942ffb76c55ff57a91ac7a0cf75d4abea014d45686bdb91f733f9e1f9090df2e6cf53088eb2aaff586594d445b8618549ab067c9', 'permit', '1', null, null, '2026-11-16 06:47:46.626+00', null, '2026-11-16 06:47:46.705+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:47:46.572+00', '2026-11-16 06:47:46.705+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'con_P1snid5suRqFuolNLbc5eA', 'per_ocODk1oYYVPamjCDvYZNiW', 'financial', 'granted', '\x01fe3fd7b28be7cf90c481ce827b47f0bf8d519e91eb2bf47a006dd46d1f94783bbbadd0c2c0b7c817570ab70a0b218e3405d7158830b7bf5dccbc687b86a5f47516d47d7b05ffed13c9a28e97e31e12290a85b47a10c14fc3673c59ae33adf240903145b676ea3a7baa2f58130e97824412fc763c73600b92a9f60b848dea0ad39c6a1a87bcd108c4a804b1de243358176be33ab35f68e84c642694c0b11358d5d094e2461dfb1940383474163ae86fd42fb5164eb96242f7156cd32420e4cc836406ac54dff79da48932c125e27e1afb05600c1467737edf93d3aa8e727e05cfee1e48772ef34d9ae1d18f5f1d8df92688063801b75405e2b3ce50a3fd95aab899ca0498f2ff98b3a4403f80035be2f1343af60b083755dda699647be513051106e3f82ba494cb775d5d0e54781db2514dfbc5e9f84aca96ccedc32e499ee84692f8ab21d358f29327cefbbca170f97e83f9947f66959331d6a528c7bac0def014bf71846791c83435cdefdd65e0a12255d85db2e0937acab3d841829e54375e86534424e9711b310131be3f46687591262ca4f503d2b71fb400ce2fc043ac64904add2772361dd910ed0527a71f507ef1b1f9b9d20d3b6bf064af4b54174a328609f196ec9e9fd6e2fd45454b7ff61cc7e7aaaf61ddda3ef8c692d17c119b1f2eeb1c2dd320ef26ab4dc0b83627f2f244450d8c8a8c003f8827bd6b7571d89cfdad328d0d8d06a3c1ab95e77597816e8f9c668beaa0f495dca75347ffcc0698dd618ae8626fe084c5a467e4e9af520341a9232ad8b8cf1acf7f606d380b45e0d1757dc224b7b99190293866562dbec8dace9be3f15c7fcfd9a3b7e58cd8c8e3e27a5069127fa04fe474882a72302261136f8e60f807869030fd0f4a954fda4cb855a3b85a2ab6a523427f803401a5aeb3ccb0276ce3e2098856bf96af08ba99f34432e7481f87094dec8b585cf6d4ed8308751b73f2ffdebf608d80e00f1498f0c6203828dca16bb9146d136e5359a4b9681e8a5db31c7631a0cf78df6fe4b0917c29a04c208ab4adc5277d5d17093dd2a1bbcadb1949088d8134f247e7a8556e493d653ba0104a330e195184dc8e37d0fc50fd818081277a3eda6df29588d8c3dd8cc5dfaf9758a174b813d1f4dc9de70c26077832d64153ddae7647e4fa55ec49e1eba47c6df8bc', 'permit', '5', null, null, '2026-11-16 06:47:50.194+00', null, '2026-11-16 06:47:50.231+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:47:50.176+00', '2026-11-16 06:47:50.231+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'con_XkPAOJvW9voWwSectbF6BH', 'per_ijN5ZXyyM78A52KrRzzmMu', 'financial', 'granted', '\x01a96f87e487b5f2ae349fb9f20eb5793960c27427e37c8d1dab88f016c0293ae4866d193ed39eb20a39510c7abc88303ea6a7968559c99f95a652e3e99b60bf224b7ccc6f7fdc88ad3a1fa32cc1229bedf5dd0bbc153289c669851565108e03b339305b34743e71b89ab00964758c84e9db36f3feb0409036d4e37dd3574ac100b28b2e44949c272208acb5ef42a537f75cb2d517d812b3a8a438a82e4c64887acd3553aff2943b9cc98c972a523acf59749baa052b8bb2567fec07cae77c5507ce0b85d833f27634c59c223f7100af9fbb733f24330b5751db13c918d752c25a8d613b2785ba911ca4e0b609fdc70c755ca1ccdb54e251b493e28668ec88b67b6cccc9bc55be4e01f8be7a4a8bcaafba90a5d52dfe231d218ae365c4d1cb802bca02703328ef6eb321ea7e484dbf4ca7a3aacb68791f2a86a76bebb73a345ef7e1b8a29718647b19240fa7aea7f9a1e394bdcb893b9d3f7c6a1bf4ef30685bd0b1e737c73e3d6f67cde1679c2b8bb0549c237ed0010d3a7b2747b10109c110ddf785aab11d3f18a17e176f5814e6531ac01a81d0e6346811f3df527dd7625fd24618a80a99384ab72f862c45f22a7019b6e51c962b2515f5e85eaddfb2907c484166768d0050e2cf86c9f0f8b36a1e9b28bb397bc5c89f69320bc925aecfb7cf40265b8e74fa180c58cfe84e7732821ff4f4d2fd879b71ffa1c3edfa2021ecd65a9c9f55afd514be7c8eed78ae23f10381256109f92eddb186e8e154c39956eda852f352ce5b3669c3e348a67eb2b1d5162cff2919615b54673093d9a81939ae620e01411c432d718ad0d781a5576660dc952ed09c312919d8b2dbcbaaa282aa193ff7cdc0a5b58eced5d52c908082c6de30c8fd1eb28d3fa9d6b23c41a0f49dbef4ce2037507a61403c6bdbfd81e73b07257742d1f7d9b72d0b9a447d0d2f2a0fa33224a69135423b1f0c20d682e1d6b04535cc2eaa8c9d0ff15d328cf9102b615f9077eaf8469e43f0492d8b7629a3e849e920b5d9385d9a4119cddb5c693ea845684e6c986192497f84d87a9d4eadc5ff63fa4566f4729e6af903894a78662e54860945b972b4026c349a19576765b2ef8df76b5b982dd42caab81f8f721c87b16e282b1f02ee28c5b45fee77e47ab324a880eb477b2ed3f60bb4a6dfaef13ab9813628b11cb05e', 'permit', '3', null, null, '2026-11-16 06:47:47.529+00', null, '2026-11-16 06:47:47.577+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:47:47.511+00', '2026-11-16 06:47:47.577+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'con_cnvBCq8iFTCwbdbTZfDzs5', 'per_T8fKlD6rTAJqCsiCULywwb', 'financial', 'granted', '\x016bc3c161750b394eec3fc93ff819cbd8ab4361949456f243495173a69c5c7de1e698ed466dd83fbbb4e0c4040796c66fdbb62c3e283f2bf4693265d5e22e6a49984b849a015ce35ffaf44b553f1d907af34a38261f9a6f4345a5545bca273d978e39a61d7dad50aec75b5c445f5a7fa2eeca2317b729edf6bda78c4f3ed6362521e3aaa48409c1556e3c47092221888b42ecbb493644b8be4acbe5bbf0a48cf2985750a8844bf3cd4f5ec5a11d7310bef5c742cdc72b4c9f0c1282ff32a7dcf5b84f19faa8073444b0979c27b0e3928d559d35e5d1065d7f64fa4bc5a9c48b60282953ecc374454c698757366603593bfa1aab6831c731ed1371685eee61d2c39e33f6eccfd2b453c271874052afda0dc791312dcba3fd3a5482e16fdac4bd3bf4f5c60000a1fcfc59a6471a5c1d2fe9e90d0444fe518ec9f9da30e868ca47345ca70f8dd6d69106706c5cf1e2f161816c152d0c2a22b3c4f55fbe292283ed574271a8f2782fbf7b8ede351d0553edd2e1918813907adc4a48ed2e732e2d7d991e63e9ed50cbd2641a0fa326bd8b6548e6b20cbcbe5d907fd871ae7b07838e23f37d26dfb4f408ba8872fe28b3d1b0cda05eef18c529ea95e5c6adcdf4488911473abc7141b263a5a90a4e3d9b3ed8a60bc777123a898cf609389ee8899828e4912206de9a232b69c85d335bf0e46fbcfa2d558a13b9844db5ba3cc989a61a47bd02d41a2db0edefed8dd7842579b2d87da83d964419d2ac904cbd1e29044dd3d1b50b17785e0f8e919626a43cc80c133de8c8be5370b8cdaf023e0e5cc307de956fe522076949ee871dd3cc41ea4f6938955650eb08802a7756c53ef20cb409d7698a61b1fd4c12d4a826cce55ea2d02b75bd37f99b31000da65062851a2eeee32d52d91ade225dc1cd61660b200d747473bd853316a858eab4af4257da9a515accb3325bafe5977163e0f92aeff6141b8e7698e075897ac1a136becf20acdde53977fc78135b8dd27d78d35956df470e95eba71e73f54cf435c47c3238ca648716b57b86159e4eecd75b61b6fa6aa1820f319b9a72dcf5327589ee33a251dfc36bfd5d23811bcdf0ec51e8455a8416ae9f7150d50a45f32cb22dc1956c80e3be8d6ddd59336e0fe00c5977aa9f0fa48d55e6864e2e16d27fc9003226eb387a4358468831bc056042', 'permit', '2', null, null, '2026-11-16 06:47:46.929+00', null, '2026-11-16 06:47:46.948+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:47:46.871+00', '2026-11-16 06:47:46.948+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'con_qKUBDLR1CMWucq2loxKLNA', 'per_m80gABx3Nz7FAqqslyeR7v', 'treatment', 'drafted', '\x01308f6570e330ef4bd21300aa53ae1b4f378f9d6284789671b23877530b3105b87330f20a33e291ecc27b8d9e234d0a681ee28861ee4e180f5482fe6ce5c31bcb7b414489cbebc818488988d64bc37c9bba981fe36c85c5aa2d16593ae7412dab8c0c3da4e71d912abcb393acf6ea2f639b5c6d36d209a5ace74c4db08234dbe7f6bfdbf18dd63342bf6c445510cb82b9cac1b25c108d1806d2505750906ae90b537cf9ce1fa638bddba928688ad5d0bff8671fcb11eb4a6de2413c776c7e6f0b28a43f8f2111944f9d309b995d22d2c10f6f48be9b9b71a01bb49bae66392dbc0c9e9131f67da12a7dc1f953f977912704d18fa4e56d9ccaf67310bdf7169ac1135a48b854dab4bdae5148f825c875fa9bb852198b7293fe381dbc9a5a4b942dcdc8bbcd258089c59a093d2c464e14e1837f01202b6a1ffed94389a434b5129a3849aad36ffe16cb2faa76072373b7a8c2171363119dcb4440f07a448576a2d0b04a10ce57e4d53f792e97fbc5e6c0250e71d4da2f3f3eae2b489dadd7b2abd1024e290ade9568382b719fe8f50f9f403a13a5ec62df014507ae798981dfbde31082d50cf4ab51ce63ea2c0b49087d04c936ef74b9203b', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.349+00', '2026-11-16 06:47:43.349+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'cov_MRW0mVpzbV4uSFbS6IpYlI', 'per_T8fKlD6rTAJqCsiCULywwb', 'SBX01', 'primary', 'active', null, null, '\x018f3d13741ed16cde931daeab592b27f14054b28e74114cedd295e036af46534461de1533b7dddb51bd822c48c864e74812d26a9fae4842a1e15557af57821303bdbea41ca1129bd95fcb6b01b31d7db78ea3301277ee1fa55c5d27dfc42d8a0aeea54273b60b9291732bcef2f2c2e71f11e5b0f2d9150e91a85f48971b1db9950cb3052ce18a882ee8a0a55bde6c22501bb9846b89df5c88b72539a0b359b1a507ee815ac547942a1c8fca6f303fc6cbafd80e009a5e1dabeb7f1dae36066938a11e321d752591fa7ba5ff47c25d9d4752f4f248c515425bb8ccc2a45175362352c0bc83bf73c3b523c2739ea6c431c04fddca24d1cb5ce4bdee9a2f02b9a56a2bf21f1779', 'elig_UpS2SI3RKXwzVzVXCbTarB', null, null, null, '2', '2026-11-16 06:47:46.812+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'cov_T6U9nit7ZwEbbDJG5o4YnH', 'per_ocODk1oYYVPamjCDvYZNiW', 'SBX01', 'primary', 'active', null, null, '\x0176775d4f376381615ae50fa316e5d77cc0b292958c1e9c209ed470b7dbd7db524a4e9c76e080d8e656a6b01baf6e1e76f17fc878d23226f0234cc367db7b11561ca6bf787f8cbae76b72fdce6211b92c3199c3306a508c1d74844523e80909d2f9194125ac1b9e3ae4ac84717686a878ea0b3dec6ee9b54a0e1fe1b35275d77e996b375e0328fe195ec499ce83fe566c361febf8213f4605224082166f9dcb274ededbdbe8e591464d21cde975cff8dad865c1d52e9daa12c797600e4180188d1a6d2274427054d7829f301caeb54673f3342559cdfd53376811b7cf2e09130603f612ff70f26ed05f96ea', null, null, null, null, '1', '2026-11-16 06:47:50.159+00', '2026-11-16 06:47:50.159+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'cov_U9qgMLL2vNmdcmNb83LgV7', 'per_bLf0RcZGyXzl7LIkZ76JG2', 'SBX01', 'primary', 'active', null, null, '\x012bc315e57ac9873a44463012f326abc1c51ace6cc221330e181c51beaeb5fa8efbe986776220018351dbf6b5d08022691f7d9514e9e4c786dc3e6580bb5e76d976c9d9cc5eac4626312be87fc046c2bec0f2d342ea5f2b9b0e9885fab12e1fe12539b1679b2697c5e73c7fe0c3b3092b78f00c5f5d7c1abbe6eeb7b98b29fa443e5bec39aee236669acdcaebd8c7106645dac0715001f60cd55eb0234fb9bc347313ea45e74967885e20183632bc897b4bb16881c289fe02b9c965667dafcfc6ffde04001081a084961567a3a2d7fa976ebdebd4f7796ef358ece2d122bd2649aa768757d0e5af75d3c2f0', null, null, null, null, '1', '2026-11-16 06:47:46.539+00', '2026-11-16 06:47:46.539+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'cov_xvVXCVb4iVOqdJXBdkJbuR', 'per_ijN5ZXyyM78A52KrRzzmMu', 'SBX01', 'primary', 'active', null, null, '\x01e64e98b00a7f6352afcf6260d95b12040b9c0c5162c85e9775f1da6ad04d057fa02e6d1d549a0d819f4b6f3131750bebfcbc2d665d8adcceeb0d2fc15a73c44de63764dd9ca11e96dfb3ec4bb05faa6d746a9f8bcfbac413244d4d4631edf6332cd90b1da836d66a90a488cb28b863bba26ad1fa9fcf8aecf79f8a56c2987c9148f29b3dabb776c3d45b5ab5b45ef451a8b922d2eea93d058f44b465b3e4d3a9641b5acd50fa69a29a9db91c2928c21978bf58ef57e9543ce087eefbcd91ed6db2f5bfd94cee7675081e702ef161a9aa44abc1c306a3f8fdf56b6619a7b4b444aa082acd72f51df034228c', null, null, null, null, '1', '2026-11-16 06:47:47.479+00', '2026-11-16 06:47:47.479+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'dis_mX7Xm2hezCefWfbFzdsLyf', 'per_T8fKlD6rTAJqCsiCULywwb', '\x015ab8dd74708328e67aac1b2fff661c4483a558a88031d7216564633fc2411070b9e962323673405d248d7e85deaf618bbdbae56a70600967daafe80f310b9bf2426c556d5a585c80cf77d2455a4cb2a6e8ce2289070686ff0ef4aeb43ff5d1d3454f2a364cf8d2bcb857e854a3f8a79f76e9d316649b80e99d3ab29b57edb60bf6d2460e06d84ca5b536a734ccfe4c1801ae586efd32bd5ab7209bb0fa69335cd31bef91f8ca72f277adbc988ae5b9c25cb6892a27d7ad3438ba52f49a66a8e2c69311bc1154f1110d40bb540d8de3dc1d6b1806a57dd860a5f1d7733d6686b960636e25baf583647dd663091b0dec3261aad5c42d110d0b837ec92b243fbf359c46df773c0ab258104ef72c1a182fb7892713d6e96fe339daf7d7c551bdc10c4e92560d0f6fbc8691938931872642c39a6c923742958d06fd10e7aa76390b1ec70c0a529c51da9a3bb3ba5aaa3a99e48e687e70e85b9b85c26a515bd26689f0eb92d7a7e9198029e374bd8c8857d643c0448ea1ba98e09bf69fb656bc54d78169da00579632cf9150b0f2cc45a83087641759cee06d61f2d9375770d8b70fae8b1768e5e5e506362b4b5f', 'dec_tjjX5jNqS2Kxofurr1Mxmb', '{con_cnvBCq8iFTCwbdbTZfDzs5}', '1', '2026-11-16 06:47:47.013+00', '2026-11-16 06:47:47.013+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'dis_zFVGuMbGkGnmWL1YBbLvum', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\x01a7ff0296f1172725fe896c75ec7e5a2358be7445e14f1641ce49ecb54bf8e40fb37a6eb2ed06993c353f3d3c36e3fc626820ddfb46534975ddb1358a4a90645888f3bf5fc41da00c1483a649432b303d5667866b0d4a76484e4c4fecc33a046f5d97f5e14f5f9c86939ab9ec7b6fa693be0dbaa8d6dc14792703514ee7f4c44b83132fcce0b3e86a768b6e4c188c923c14884d22a89b5184ca4654b4e3ef33d785e32b77d569d2e47539337d744751344700f5c363064da393f75751522e3f36d1c0b7794b3677e26c4c6b080919af3abea6f166b7c77db7c5065798bed9f80ef689d20516910b6e5f6960dff91f67297f124037f9d506ebfaac3e17b7384493ed1577789b224a7bac113e41b88d6272d617783d2da827c1cf901d49348925215ccf8ca8e7a793359be54310c3298200933fc655fb90579abea89e1613e927a25ae243a7a30fecc56471c39c49f4355cd1b5e88df5acd731fc13f9148a6ed4a486901c51a5c0c50da76a56d263e060be8ad0f62bd6ac6a0629333b5e8f8920d265c38ddaa0f572c136754330d19b4540d4599174938663b8ba455fa62040872489974089578a9b6912f7743147c9a79bccc9c0c17751406decd3dba775b363fa4c90d7', 'dec_dbhWhMtCQwFkxjILj6WNgg', '{}', '1', '2026-11-16 06:47:48.365+00', '2026-11-16 06:47:48.365+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'dis_zyHKGIVyp1qowp1zgTwAUG', 'per_ocODk1oYYVPamjCDvYZNiW', '\x01b0e3953306838e54c40aab557d67e702afe9be13f3cef76cdc829c1204d978d7c2201bcb33263e1b74c650f8af361c9847836995eba7e4b0167e412dd3943d9ca64e7ec40773b2bf51219a6cdd5290858c9354777f5eb4af38c65209a2679e08110c5ffa5b2496363df08eed1f755818ab0b70ff5199306a9de1ca83b7973aefb39fcfad2fd6eae21ac6c6c95256712a40e6da42ee2fd73a23fed57626bb1b86c3a6c690f8d7f9e86dbc3f7bdef6daae74f9b739623f8521288a2cd8f15859b2f7c4aa5a4aa62277e808d9768aacf25e415edbba0ec51e3799e2bfcd06b3acb132173d29d1235ce3cf11bf6fb9bb3bc5e2bebcc3a090f0f225c6f69fc533c8c38fa36dfc7167b57f937d402aa5abaea96e05c0f0b1850bd25e1b84a6e2aa1c7e0963e938c1859fdbcc321007e0c8de8f179619481a56d205d2ab5cf70e25c34421355a3e791d5e2bd44b0869a8840ce76c5d1264ad95d1afcbb5957d845c338af2ae21f768413dd41818af0f60041f3a3dd37570c0a0f636eb0f73b922af8c79473d1705935539478c8d7e8ba41d249f30133ee796abb4b44b487a0675d470ced7ea198fef9becf012ad6499d33c0a9d8350a99b88200cb9ee4fe59455e609e530a8739e0a76794b09cd09e1a701c5756f', 'dec_7lZpUfph77xfhaKlbBhS9x', '{con_P1snid5suRqFuolNLbc5eA}', '1', '2026-11-16 06:47:50.355+00', '2026-11-16 06:47:50.355+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'elig_UpS2SI3RKXwzVzVXCbTarB', 'per_T8fKlD6rTAJqCsiCULywwb', 'cov_MRW0mVpzbV4uSFbS6IpYlI', 'SBX01', 'completed', '\x019bb37472ad56bdf09a1b4c990a589940fd35782e2b7d4cf6764548675f53ce18a727c5c940f78d060d91fa686e5035baa4cbf2f6550f45936f5a6f7786989c7ed2d20fe34eaa87f20daa38ba25de0c45ff6df146003e73e36b95c4d2643517088d4e7b0b5fce957b16909065b2b3707af53807151888a6b72606ed0de31455eabb906efdc2fb4829526cf42598f36c8186cea8e36e02fc77997bfbb82e71b50f07aef02976ea1b45d25be4eadf910422a9bc6c4427813edbe791484692671d473e628740d41187a3d606aa1b3f5c82ac9584f9cd3f1bafadd4a6141519a9e0297e839b4589ef43a3696a8084e945247024512fd0d03d5c42549e3446fbfe1ead40908efe77b000a0ec24cafc7629a80d9d770606174896bc77f614dc18682977d664f8074a8154f97fb6501bf2434cd964d0ae0385a87774e58260350dfedd4b5b01236fe5511d524f306a606f2ae5161b8dd4132b9f77f8620e1fc3290773df26644667da0b3e9c5c38d63b440e5d3aad43b7a0370c0eade2594f06aa238ebc815ab47358bcd41de4cf25ee6e5489a6e6e57c0cb960b6622389a8a0a7d32e518b5defad4955f41f06f4dc1126d17ea6de8d394d092fe98488e3525c9daac59744d06cc60dfa75572a79121c9b2f006853023fbb6f33517b232912608884dde7bbdc0b93673bafb3424091dfd360e7564c0523db83b79d4e8bd8e172aa04e951d0b27529e28010f8c41d8709f0b5fe0d50d09172201ec9a622702e7278d4109b21961252dbc232f653626e306ebd9cd5fc0f6d08a6bed9f272ba99316caa641a5831a0f0b57995fac49e2f79ffd387d0b8751d33c003a2eb80e1d8256dac42dad3e1a09cc9fe71f705ce927b6efcb04d2207bd733adc4edf7e7c0d79f2156740235ca7578140a53991903bb0320025c94d48ed86f245ebcdff848597698330e3ea41f01afa51682dd6763492603d4e4341c8b2a472d8714e577e0ff42f43aafe2a5c5e1d58904298b56d656153d3a900656946a2175f2b9acd1c5f3ed1036b6e1e69d3f3fc8a68eb9f12dd4edee91bbe65b2bf9db6435f46f8866442add15051017e9053e5e09f3b49d5c7f860cf45901389c124402355cb52735c6bba6e0f4f0011cd598166226a9689c0668f5ebaf4dc9f01503a8ca57e2737d5d38c90dac0576d3e0475ed1514ee8f971ad9be81d267a146a80b1949961a2cc288e9122716f46830dccfc54f933a5eae64c16ecb0f03240f2b77d94d91c1a8d2dc02e97ce629ea5dcf849662abd2ca41fc36ba5af86e5d79be8917272aac00c01c6805ff095594287aeaa9423118c44b23d57c5fac99867865ef7b393773306f8380d3451c59b599cfa65df4d0a324b779e12829f077205319ff92239f68cd1f73d189ebb44362030a5313dbbbb6e0e69234579ae6196b70ae715b34c4cbc193c6777a87cdf0375fcf34ef34a2bdcefa243a7176e8ea759c013ff450ac996bde858e3aa882c3b182b729a64dc27557c741a75e7870ded1d9b7a5003f6fd1ff2e9cca69b427796a5bc72cb1eb249d08bccd67328d841e99cf92e534bad4e3506d4761337a14ce91f1297b26d634bddc857f8758761e7d312d0f5a77d47c366bcac38ab2f1da6e6e0f3e47c96326f4218b53c97bbbada88489c4ef2ef54411cc7970cbae2d317656f14949b46bf4bb8089674a5b7d3e3c27a8e21c1ac5d65a2060253b83f70a57265f592b95f4c76a5c34b281a63d32a202233687b301ee1e937f28230813ea7bafa80213f49e080fa092b3d261cef8580113c965df0790fa4e9992c9024a49cb1fa06c4c3ee676c374c112bb7c331945e81a77ca3fa9294f814d2bda4c8bb1d5fc5560aeeab7c3ee8b3046a26d415d92b59c62f065fbfcce9d1396beb8a918953ad1db07397b58841399a8c100d6b7abaef3be470beb29f8ab50204146b56d3b3577123914708c551b136779af6b49ba44ee0aed9aa677230b80de99550f90c7d573d5fe8c82b744cb73131757f490d392b2c620cd627b620758b3f6345bc3c487de50bb3c0e2e2821d95d9d541c8416719c9adfafb8b2c1a94c7b194fb4b6a384775baf544c333a603680bd965166e3a3ccca78cbd2cee5e20450f79bc476d61763bf9eefcd219955be0d81fbc3c7ada84664317fca470400f8b0ad1caf36620e29a5470d17d939e5fe7aa08ecab9bf951dcab3059a25adc3f14a43f525679b526a96a818a0b4f2ab7dc9693ffc5ff5512e9b7de6035cf1ab82deb93dccf8b459a142a85b0480c697da9d70654045d0ac8464035e9f9cde0b22839c435420ebbacf27328ec0e004903d2d26c3d43ef3109e76217914c33d4e54bc0a83215eb500f16d26e9b89708f636850d4c706df2890fb1bdfbbdc71f65ec89a8a7b1f4d956424d9686e9a8c36856dbfee18d9931c77568ab63bbcab0d46d8807afb8c41b57ba8eeebed69629ea90d1935b5fe099b5a22d07dbb8e3f8475d8cc0113624c4a158a6be23ffeafe86fb990530ea331fbfde8394636d20bd8542030267986bbcd0761d604330a9d00d0b6e06a698e3d22c8a7e65ba8008fd57f70f2bb935a100607dd0bbec30e4319c4e24b388813d8f03545cd958f05203a60cbdb8465e37c958052e627227d26918e85b6c356e5cea34f410d9f1d2a7fc9e20e3935f919fa16678f0775fecf5f8985f013a23e76ea68d40650dae576ea8af2134ea5e94abdd00febe0fe33d85f96787478bbf5f36068c86830eb65ae3b75fd9067c2b733d4a6b0c53cd587b41fa9449646a968a186bff9ff427d0a125dc2268291097c544733f5b11f3cea7e621df4f6766e475ddd766ae31b590d38603a1cacfea5dbd56358d11dc37bad28cee6869062728ad84c107aad6334d4a6d340dd77154fabf17b7724e52d319c68f3b36045a50b4524b4be7cc037481983793969152b86fb2506a9b9f2b1497bf3ff39ef29e4e296d58a0f81e34159409dcbafc4c0c60a1bb3c80c2f5e7912218c0a9f541a5835c99139c3a20d6c9bad0ae5b78b28a6e64f539340ec52f98da6a036788b70a8535c9935718dc59eb5b8f876c96bcc05dd3d49fe7b4acafb64f44857ebd629adc72d2aa1f1f40163544c9d8f911e1b74b99e3930539101146d5a4a7ef98b24214104fd66f46bf18d3802477c5205218a424a72459c47488f2335bb6c4f501e7e72de77bfd45754dbac6177311bb4df0cc765616dd2e8fcd5a034da2276b187584e7993a3dfa9d7682b65c3f9cb41373cd2986a61f9054586ae323785ea665b58ce009c11066a4344485cdb70acacb68a1eeae8b078977280c52c6a6a69911a376b8f7cc178750c7e38f446c8e67d11c7812ff71fccf3d42bf1457985957c5f121bd01afba93d485893fbace48c88d273b33a9fc4b7038c589d9dbbd454c999a3c663cffd737e32eb9c4b79dd8c70706d68b22781045b3f2ea0bcce2c79c1b21c7fd9878b288b4a00212111524288f3007877cb7bc7f03f9e703a6b6ea12c884fe4924dafd2b85669ad962dc1dfada3bd5e78fb142d00ae81cfe5853ae9579ec5ae23dd337151f452680e185ede1a39dcc566293156b4db8acc29108125acdb1af8661a9a714fa0be097e1f76c5f264978aeeac4922b9da2057a739d54c388a06bd210d234803ec2e5f2323899701784b7c80d1e507d22983f047559c70ac0ad06cd687467b7c61f65ae99534b448edb26c2dd327399e7daaa9f2868204ce2c6582869a9ab5d6e72f7317b516fc21f912664768882bb4a93b99125eac9fa72b118caa126d61ce677454d6bd9aab4b978d46eef1b20fc1ca5d35439a1df27da932a5b4990f852b64c04a7d437f1fc4be71382122b8cc1617f80714c551d71f63f5612b3384e4f8ef45459196c3ada54a3d927f6d3d6da43dd9b1bd8c866f6d76a94a9527403740d9a4063b50a547a7f82df35349bb6850f31dc7bf598012a6d14a2d039e253f19b54dba4d4c4773ba106a252763527c89e8cf4cb779732b60439229042a9c03a3e442795c1b0c9889ad938834daa8981fa408baa3655f2a575656eb3d7d120b1e898edba898ea041cd01ed11fd93c3f9c9eeb25fa0bf16754e21a66f2349ce0757411e00b553f8c545f3a34105b3e7246b16336f9e5cc2a1dd4b7019299558068b69fc08e1b068145eae765b99e98da7d7bc03d56a300e7437f9f07682eb03ab7c10a52ac72313ca2fd44bbb8a21a369f3dd87c7f4acc45cddbe9ccbbc0ef61f3b6e09764657eef7e681fa124405b2dbb79734a5e9070dc60a263fa759fd5e28dc222320052ccec5e01fed015e72341124525660ff47f72492611a724d519a423ac4dbd5e9ab2d0b1249ca9b798ea33ce08ca158c7605e794dbae7713dfcc896763f883d6c32128508a3a5d4f502c3869221df421a27b757c3995b04aea49a9189c3d201acd96aab57abf4dbfa63b3e42cf7b63ccf41b4515081b48e39376f013ddd26827e3c9c8c3fee2f797db280284a405857a21204af7ecc59c6ee92fe288e7ec9bb39cdaa4e183fc0a4282bbd47f76eaa60c785d9da9574224c2057e774a6bc9bbb9504d1d17b852a1f15d471d87fbd04fbacbb1485d67bb4de068bdd8cf1b0010dbbae9f36d8cb0f3840bf35b4afb839de8e865b4c2331075641927b1b906ff83f44f7effb4653a22db0154cf3a70876d351a01cb2025f463ddce364c79f87dae2bfb22aa7b40b27a70d272e9d92a6342107929b5fcc214eb57edddbe7666650203ffdc3c337b11881bb883ebc3405b77da70da0b3b48911290549f66d445498796eb4cafa470a01a82539c3b644305b3eab095d0573b75bef1398b32b0bb4142513791f4532e6597728b2c1554a47a85e5cb745ff19715c585da64a130be9288c7661da9e4864e366c513db55d423e5a9bdc022700d2d8b6a1ae0abd96480def1c2be4b794aaad3e8e2cf6808b00db8b9493d26f852beaa2dd09668766c6e8143769ee634ea48240b7a80a20bc502cfaf13835e2dc53a2cb2c66ec8fce38aa4749d8ba862620c900fe0282a33c78c3dcad7161c6a003a9b43632919ca067312f317fbe3ab1ef62f5285d9d61da0c4bda338a559d7788cd272b1f4c75252f38e1c45a6564b9207ccf2e0707496de9ba24ee3cfca66df3180725435e6478a3ee31f200a2b5c58c86bee2c6e6ec356b527d6e216640a8483fe0a3b44c178bf8171414f5b2a45cab20fa33fa47656a0ba1a87ab66cebe1d34561f4522f421ce5497e163b5be49052765c724ad1083f030056ac11f3c467d89ab064cad91fce9707205e2b39e28b4c239437a92933bbfa93253603a82298cbeda7b78ea11b9e787a2bc60c8a63039e51353d257ab3ceb05a093acf325427dd4ff79c67eb6bc7c3629c756abbb23461e48bc6a6d6f90cbf4873d9736e61bb117c270b7866a8d5cc11d1f01fdbf7e74580f1230835c0cc7829dfcaa288a800050f0dd87790c323f74d324900c059cdb61fa29a5007d4114d1eca32023bc5da4bec672968c16b47650155a12d5f60017ebd87d45c045a8ce9dcd7dab551810a01c3da56514325072ef1c64d0615e0a93cb3f016f3c43d363d1fd86b3c3b30829a37e021b2e75ce66bf207c78ad614294d9d3c2511acb544a7c930739bd6da3795c0dda3deede164f8edb814a7f5900bfad1bffca663f6341ec09', '1', null, null, 'dec_tjjX5jNqS2Kxofurr1Mxmb', 'dis_mX7Xm2hezCefWfbFzdsLyf', '2026-11-17 06:47:50.599+00', '2026-11-16 06:47:50.599+00', null, null, '2', '2026-11-16 06:47:47.013+00', '2026-11-16 06:47:50.599+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\x619bb3b401bc36ba3bbb33a12ec6a75ca8c83cb95008e77893f0a13236d1026e260a0408c0309992cd8b850a3013b0e14ea3bdde7aa992b6bbe0f5cfda70b77c25247262e2d7b2a8375e6ad027', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\x619bb3b401ee00f2258638f435a6bd86027e4a8fdaab9c08bc06ce64d145bbf7391ba86b6eef180a8f656dfbf6f98ed59f18a02fb264250e865b4294dcc734ef10d601935f68eed618b2ea05f8', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\x619bb3b40181e235105c4fa5f6b4a67cce3cedb67d0248fd304853fa342636e05c60a5eed50ef3c34988353ea9f5c3e02f0750e3c5b88f07c8c12653f3d68d29551045a20791cf64f8a5cff4a9', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\x619bb3b401b98958628afe26a0a7d80c570fb0b6e0172b456388b9d544587b1d96090a4cd915fe3e5918ce9d9d6b469f81ee331fd68106f84f04522bc86cea03286b5706a0f71dc3827f0bda36', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\x619bb3b401f70d3088c71d1341760d7ea18e3b7e426244422fc55c9226e9643bfed943672b450399bc66cca721ea96a0dd619fff01b32f4245f2ff5a1d3c250e2bc209bdf3b49fa5940e2a3d82', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\x619bb3b4015e762b8b0e35160012444b41f91d1bc92e0cb5dbe8683a363a1189f3262a4c09f37a7f24e7ae97cf9c00fcb81994b128a7d6cc6547ebefd70ae3d9af3e00b5b5a8d134aeb57a4b94', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\x619bb3b4014cc93f2cd72b5294dc4e422abd44de65d2d48a6c4ed586251594d03bdf0dbde3ebe510f46dcd88a43bb2f63f71387f5bf8efbea15da87adf6d043fde5711b4b0b0c53d646d507bfa', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\x619bb3b4011abfa1c92c35076f1c7c62e79f80cd38563d6ab06bf611fb697c7e16a34fb6edf62566c50df1be7df8f48d43907958637949b6bef8f7cd65162e7e729f134e33b0c7f6d5554855be', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\x619bb3b401ac7d0f4c814d1bfa3afcc6543af99a9da9b9480e72a3dc88f39880e3f2bdfa695cba39bf41a83001d73f772b3aff426dc045579e770382b8a0f19d867e2c460f24276b750247089b', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\x619bb3b401a4925439d0e11ac5a3c9b76161e2e916719b0f16d93cb67e855e12e221ef06732a7a603c3868a9323e4a8ce9ade272a8fbd855315a856a6f943e7094b304d41a5efedf4d7188321f', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\x619bb3b401fd451fb2e37e25299d70ad4b69ebf1495b97497d406154688de1ef16c58cdcb41be87ddae7116e1486fc2ad2a352b433b6381bfae1f467f75e780ed27f2acfe0ba76bc4017f99c85', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\x619bb3b4017c2c8ebc9c7f52d913c20e5a8dc76aba456e71dfffcd31e684a53d97839b72770afa1896dfd2d4151ec1c02ab08c3fbf8594f7d0efbc99e29db5da825f09860eaf7e53dcdd609d68', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\x619bb3b4019b0ead700bdbdfc2ace277a03b84f566fa79af5369866ff458d64ca695bae1911389f64f5252f057b5becc1ef8a227e591a39d1f3db1c5d691580786b433185e38219ed9ebe570ce', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\x619bb3b40165d6b1a84582c571684e424976f95070923e03f3fe991adcc758b0753d051ef150cce9b1aacb4d89776720cca7fea22e1c594a8b041ed9e5c8ab32210fb6d02c0ef44e40909c5b42', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\x619bb3b401b27eb3af4380ae936e36fb82cec63b67541d29c3bbb74e68e293ad2d9d225181aaf9e1603eaa3a3c50cefdcb7700b774150c3f461ef952b9f48c8cb98da898948bc287131b452edd', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\x619bb3b4010548c282ff430964fccef6b122ae3f2bec09ffdd86f6e7dd1656e47942c889814c8733891cbe94ec661447821a65ed9a23dbab555d1e23b1125f49dbe68a98d0714d7b021ca56a91', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\x619bb3b401d6da922f2e88e08f9f7fb753c6e890b75819b8f259d589857ea7c729ac42d30b9380c9ce544f966e70f91f2e2bbcda35665016b412e97971b4e2979f1450359e6afeb0449238737a', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\x619bb3b40160a27a89bd889f37afa4f03d519c337301c69a597e2a2f51721a51d51e2b25387de4ccec7df172b646b2b4ecc607801fc0f148403d043a529ffce8df06a67c7207ba5a1d5382a181', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\x619bb3b40191f9d2134104894ac64a5913339781dae1341caed5ddeb6a7e9e3505516745de5c85862cab50e248a19240e8e1be3168a0fa2c2d39a4765391e46f874bc1f88740c8875b98528ab0', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\x619bb3b4011008e4f4a6a676e450c74d63e8a11d15ecdffcbe7cf12a959e2e02674e25ea163424d8ada86bb156b2909517d0b350b1c3f45268d2ecb8c99dfb2acf2032130f2625c3f1c000bc1e', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\x619bb3b40152d0a42e212967f6a678e9f965bde2d8a454752f4ac12cef3120fb4d072483b9e3d6fc65df0186fdf4f229f2f52397b8e6763ceecd08571735e6a1837f67fdeee447c6dd18a34bb7', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_2p741c5EHRtSndB7Dah5oK', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_9fE7up0mLnVkdTeDmwxOTo', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_AAkxGH6fY34uNx9A3aPOHQ', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_FqOOor25vzyoCpEwMlZNhH', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_MFO1sDZd1IkWaTGDgIRDm8', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_NDkosjXQ8YZBlBBtWpfSET', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_T8fKlD6rTAJqCsiCULywwb', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Tw15VCWrAbWD1si9PZQsqb', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_WOqIfxByCDj5veu2k62SrL', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_Z4bDvRUvyUwhxV822oMa7P', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ZkvLAFTKjePGbB9WFLUcVK', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_aKTtMxkq5bwtV8XI5HG8s3', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_bLf0RcZGyXzl7LIkZ76JG2', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_fy1ogvtC0xfZumgXsBCCzt', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\x3779d2024ef58a9c72830e89313fe6f3'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ijN5ZXyyM78A52KrRzzmMu', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_jNVMRHWkT1sfnJMuAbHnUA', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_kgkPphyHmkf4J6lxEl9b34', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_m80gABx3Nz7FAqqslyeR7v', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\x3779d2024ef58a9c72830e89313fe6f3'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ocODk1oYYVPamjCDvYZNiW', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_xcQZvIOmRsiLDz71t8Dv7r', '\xf5db1401e58251364bd578e8e99b1eab'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\x1cb47038393839b8e675c51b1d8572bc'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\x1f1084a73719a4c8959dae3d5f701d65'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\x3b142dd91cf8f9e67828bbbd22747c25'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\x8b4b64f3bbbc584373140b5cce81a678'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\x982442cafed4edbee6407e558c01a1f2'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\xca011f36029292b0f54a159c73a63517'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\xe391304e177a02f406d2074c0384f0ad'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\xf3ea8787b5d081f2b48c890f08d8b446'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'per_ymv51cphfpYpzQYZ7ZsInE', '\xf5db1401e58251364bd578e8e99b1eab');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_0HGSF48Z0dSTHmdm4pcQ7P', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_9hoRgABze9fasmyYftpQqV", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:43.443+00', '2026-11-16 06:47:43.443+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_7q7GWN053vi3pb4iwT2wU0', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_7q7GWN053vi3pb4iwT2wU0", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:50.056+00', '2026-11-16 06:47:50.056+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_98VDMU1DOKuyLtGSJ69yp5', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_jJetGSBEg8XQ8mPNoFJW03", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:43.388+00', '2026-11-16 06:47:43.388+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_GPsUVNIuNumny3R4IbnSH0', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_GPsUVNIuNumny3R4IbnSH0", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 06:47:44.462+00', '2026-11-16 06:47:44.485+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_HBeouxAV7V8CfeY3IV2B3L', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_4DdvRTsXNemqEnJe1Rz7iv", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:48.418+00', '2026-11-16 06:47:48.418+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_I51o51vD5vd1F6cnl8X6I3', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_HELkFIsnVQQkWnjVvXGsFH", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:43.269+00', '2026-11-16 06:47:43.269+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_IicJfL60B3oX8rO9v090aZ', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_gokl0s6PWSxbhLisnr3iXE", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:46.376+00', '2026-11-16 06:47:46.376+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_JzUGdt0Kbx1WAXDTWF4Lql', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_rnNe7lgIgXNqOeUHEUV2GD", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:48.17+00', '2026-11-16 06:47:48.17+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_KrBF9o05EWuxzLVGIm5OpA", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 06:47:49.413+00', '2026-11-16 06:47:49.995+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_r4xuCzrUhikMiE4Jjd8Mec", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T06:47:50.599Z", "check_id": "chk_DYxmHMlx8XLNtBzMje09rN", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_ESmPOYpvW9hD80zBwiPAqe', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:43.204+00', null, null, '2026-11-16 06:47:50.599+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 06:47:43.174+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_QYQz91FDrEFK6NJFQuRiRl', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_QYQz91FDrEFK6NJFQuRiRl", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:47.314+00', '2026-11-16 06:47:47.314+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_U55NS0phbmx5JuvG5RkMYC', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_iQS0jNisfNTaV2TEDvv6NY", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:48.586+00', '2026-11-16 06:47:48.586+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_ZQ5bsmtLEHws8oEAKZ0PRS", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:43.884+00', '2026-11-16 06:47:43.884+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_apXrWXbFsduPG77exV1ScC', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_GYW3XzALB3vjqrTPDYLPld", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:47.976+00', '2026-11-16 06:47:47.976+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bAZm9wt6Q5jADb6K8iqufT', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_dgCl058FAbYgb8kp28Pd2n", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:43.13+00', '2026-11-16 06:47:43.13+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bTgVDXw24qumvgOxEMmL0p', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_JycWV2bozYFVMulC6DO5fa", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:43.514+00', '2026-11-16 06:47:43.514+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_hCRH4AkPQryku6p6oG8rm7', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_hCRH4AkPQryku6p6oG8rm7", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:43.802+00', '2026-11-16 06:47:43.802+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ik2EEOxyFQYHoqn6nh8dtC', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_4cX9Iico2TSPwQ0D7BrMsy", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:43.713+00', '2026-11-16 06:47:43.713+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_jGwo1KIEk7csk65lsToHi8', 'unverified', null, '{"use": "official", "given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:49.937+00', '2026-11-16 06:47:49.937+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_sev0tXP8HOkZdkyVx7ze7D', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_Pa6a1y37aXPiJJq1jJAZKe", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:47:43.621+00', '2026-11-16 06:47:43.621+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_GPsUVNIuNumny3R4IbnSH0', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_KrBF9o05EWuxzLVGIm5OpA', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'cal_KYOEevmeY0MaVA7H1I66ii', 'prac_ik2EEOxyFQYHoqn6nh8dtC', 'Phone', 'busy', 'issued', 'T-ri34c1dAIwCR1OPbH-SPpq1rHpHEmeqq0ipYXCyPA', '2026-11-16 06:47:43.73+00', null, '{}', '1', '2026-11-16 06:47:43.73+00', '2026-11-16 06:47:43.73+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'clm_lXDEfXB0eup8lZ2qIuHTSq', 'per_ijN5ZXyyM78A52KrRzzmMu', 'cov_xvVXCVb4iVOqdJXBdkJbuR', 'prac_QYQz91FDrEFK6NJFQuRiRl', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'RBHPOWHSE8Z8RMNKY', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x014a0a825ea0155b0cd27a61d8c03b3a1cf7ab97c57a71a65d5da5e9a9ff4a74d08236a9c4e73fec7be6576404d524e7ed455b2b246948191d8ae8907ec91b09d56ecf654177650d0c33bd2f31f69de908406baaa68cc41213b653ee3ca0693194d262bdd497d94f3b799ee05be90d73523782223f8bddccbc6253677c3ffa29d82aaeacc9937a07d26f4002f6654f10430f77c48430615698cfae7d4bf7f6aa624b7f3b80edcbf1c6d15c8e878992d884fa46d4aefa397fbf8c0ae509ac3b656088ca44076b9e5dddf0becea0d7f117040448e447c660042abffdc8d44f95c894a08bee5fdf8948719a779661a4be807ffce1d090d508b20bd508cd350f550bef8d2e4530be10db6cfa808e709ac9977928bccc73ea8db236bbdb948bebc9c8e85a9899a9433c428b078730f4f3b5fce72d64d75b417b93516df6cbcbbf33ed54ba474b2c3caaacb75387d9a657d5802a326854e00fe7a6381c272bfbe7dc0b050e1526854b97d0e378728588256a6dd56c69d52f59d36dd85f5b6a362ae94733ac72d0e8cc48e81e5e587a2fb2ad6f87c83eeaacd721ef796e83e13d2334a4697d9bb5a661cb79cd2e9103f56658093685043ab93cef20e6ea13243e923d5e11ae9c98fcdcfa71b179153c1e1b6094641a4feec4eac61ee3a8b6d00d3be93188e991e66034de39c93fcfc48f5fd9274016505b6070ef20d40cbb657b0a999ce601b48ce36c590805b951fccd6d5a098b18e67646f539a8c6760b1934f9d9cefb34b7652b24430b01070025b1abb4de68f9507fc19a4ab53c855664897426e3629483a61ec88edc6c81879b165a39c97b2f485d477f67f68968ebabb52107035d79807987e95051658ee84ee1eb250e6185f8d29618a0e2ba8b5f1292e3857ef7290422206ce0b1888822967fcedf3f57991b54653e2dbfb7b532eb58cb6812d273286bc9327569c470a72d7c9821865300e9e45ab4956212ebed60f8d0c155c898c923f45af8e484df4d3622752512e61f4d7b70ccd0f4f3920591488e7ae4f9276508ff05ce78eb4130c4a213e35003d101fb9f31e7acce98a436217a4019d8eb9876cabaa10d80063440aeaa7dc79661136291fe8f4cab76f6feca1fc44bd8ed5740e8b2af6878a8fb89c1733682d0ef14711b6ca2d0300ca895bd280cc79705ab67526c0440c8baee40bd07856918668c0376d99c0963e69f0dc451f1b192628738979c340d4e453b9d5deddf36454c41048068a97badcd71dd9fd8165126a9dc1190627adbbb7e9005ffe28bc6bdb9750a53d8e6d84a737a6d743b312156bf34a8da0fa6b6e501ad7b801831b373aab2d478d72fbce1cdfe59af1350e10c7b63607db701f6d317a57dce40b2a5e6591f7325ab0907defd166185ea9f3c2fe1782b43447fdac2cf146e69f4fdddc319ea93e994abfb1229181c28628d2d69d241d1446f7c4cf9349da04831ef47e9061f11cd2ebe39aefd72d7dd39be57bd6a47c88e5b0827944fb12e', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:47.699+00', '2026-11-16 06:47:47.699+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'clm_qmNKKolQSXSXXYb2dFeFvZ', 'per_ocODk1oYYVPamjCDvYZNiW', 'cov_T6U9nit7ZwEbbDJG5o4YnH', 'prac_7q7GWN053vi3pb4iwT2wU0', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'VPS8NTCNCHYRUM9SL', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_7lZpUfph77xfhaKlbBhS9x', 'dis_zyHKGIVyp1qowp1zgTwAUG', '\x01645f8c7d1b442879397ba98448e93783bc807f4c6e55d282552ae087c5258a0a758393e1b1cf7014ab8261d7554511137af13bbc75c4de3e131d13654aecb03275f70e45d374fe8204225c909e318e55b39fdb702dc97c899e74f113cb3e53abd4ced6b8906fc97bada8ef11dd6a3148d571e0273a79330655d275f4d588c9f3aecfc4676034f46cad4bb179f04c018624e0749c31d85eb6a4c09f47e444bb5153040d9f2575d4e4cdeba3732958380312dd64d7cd1b85e7024956a10335b620f2509c4ad2ba49a94cfb29cacf83cb499eaaac1936d35147eb35b7ca406a7eb82d668c5d0ee1ddd29472b792af63ed1e0419c4fae574298eb1d99c18ec70ebbcbc4a73bf4c39358f6446a561ee7e34471ec3024be488a36cc0d83242aad6404167b20d431c224b5ee27bd788de32cd4ab3606b8cc62843809a721a4f971258a12bf03ab93bdb70c1ebee6f44eda0cb4404140aa6200b570fcfa5c526ff3f2f54e9398add505246232a6c6a77cc322d76c5fa0b921802e4c3254b6f1a2db62829577d274a47315794f6b888802d5174e67abf572fa3e51b60fba7cc7fc8ad84a5013d7a8f8e305a8280540f3169181fb78d837d5258076360d301cc15e1386ff83de34d8e90e3a2b8c2ddad4c7c712d019d2e8d89afa487d22bc636526911669678eb9d3fce1896b6ca787dd311848d1f4b29396cedb7d1ca7d18f6d221a3fd4660c369aa9d642cf34f4b22bc7faf15c42fd1b21f2a9b1979a0ab726c722ab9f6fdfb26223eb17342f238e2e62d0c5b31cec49429f4a7eb3f82a7e8a9a4e59b796462463dc151740d954b2750e02abf48972a671e78364eb3f93536225d3ae9b66c6c3930091dd02e35c031ba1643f65f1d5f1a995e9c975714c13d432d5b96b046b172e705e0091b015a098f3b571aa742367bf299ef2229c4a7b61c3fc4f8b94a9fb50bc5563639d7e54632b6457363475bb710a2f937a7f477676c6b582083b8f6cd907397e55ba585b7c67af6f2750d25d0d079e4d62c9d6558167f9cac4ae647d45ffe6188e1ab5fbcdbd6386c307f3b3194d5f91a29ee5b11a518387bfb8aef15ed4b90d869774d3602f17bca5635bf5e689303595d7913b9cc435757694f3f6eb830a069d282cb6c55fe2b60458c6eeca9610617cdaf8308242ea85704f0ef630e91c1999baf4f6f508db877574a070a9a11d7ef1ad36b2cd7ed51b82d92040c225032ec38ce5602ce82bd6954413f69b71ca2c4e4c5a4961eaa76c3ea3757a1484c05df7a4097f5903d36b8bcbf35db202ae98e6cd821175856309fac7fe701cebea71a7d257cb047f6a91425bff39115464f502cddac0e4017ceb2a1d3112aeaef7a6cb1ba83885810d0a6936ecfff0d71658f41d10790c6a29a92238f46f5dd61c1ebe0115f08e3678560d3345084e4083b707a867d0e0796cf8244453ce1cd249f5de47c80691ed83a7bfa69c375977086bd7c80f7be9af51315eb69247a771eed94c6ddc9156d475ba869fc534cac504e7c91cbc33c3ae582071b130cc869f5e4736d52009174136732ee26549b906764f5b4939f26a4e8d43a9f5f92f2e7a458e82b15dbf1b64a39f9e3726b18084df7788f17b54336e6c122468db953e3f5c641f9bbc214766c6ab04345f38291cebd44a4ee466bed9d5d4c475138aafade4b2aec692dd5228a40913f3c00f0867ab6180132b8a9736fe0bade42970a6d30b3e360b24f604cb3ce228897c8d6741a068c99d2f8f19413f5ba1aa72d382f3d99bfd10aa76d75faf49e82e7c7ce4ed5832a5c5db72db64f2c0a24eb79b992f502fddb80ed153ead5244bf0d0e61f347c968c92dd3be14616b357faf17e2947521300d687171c93cb2d5e2572b10680b92239e94c7847f0e54ebf958e4f59b3c8680f72a56f8793b6657da33dcea501c00f82d6e2d777b2b04cd3217c298c056a4c314451374e65f7fc01ffa8aef071d69f066487766ce56daf01ed5ad945e40e65beb18db27b2366855fbc7b58162b2d224045d18ab80ec74b4b1fab3fabfe3190013b1bdf78d25c88b49ddf00e707d17a8b6a7fdebc66ab46ed1d85e079a9e6f3b4307e0bb6082bcbbf51c50ef48ba8c34c7bb3daef1b49a734779007942029ca4c0c69b9e11e27d3b5def595076b58b24843cbf5742ab26de154cba105849f60a2d4ac54c7517a370ccb39fcfe77a317a0490b6a242962504620dd238c7ab85c271f07d9aea23b25fb0fc3d02d8a543fae66f504f42f46f7d33328057a4d45754ecc3e02a717914fe23198f3d84923a0a318d963bfb59e6f80f60826c3f6a44a6014d161538f88dd95ef093da0c88a51da94a44131ccf7f0d47c311b6adf5f46eba312a7a5d', null, '2026-11-16 06:47:50.355+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 06:47:50.291+00', '2026-11-16 06:47:50.355+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'clm_qmNKKolQSXSXXYb2dFeFvZ', 'service', 'V5H2Z3a1PnmJ4LUoUU6-SwfoSl9kIJrj6V4aZXKEacg');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'crec_XBCSbScNEI3gZ5DPExTdKw', 'clm_qmNKKolQSXSXXYb2dFeFvZ', 'per_ocODk1oYYVPamjCDvYZNiW', 'submission', '1', '1', 'trn_uiojxlhaCmDN05fWkeXqtn', null, null, '\x01f10a1d24c3c179e40682845f3f251cc73368f0036e775d0529a69e5f463fd885deb61971fef9bb76ab76053996922932bb4d0e01fe8f28bcbef8440ccffa5cf94ad0b68143978c78736d31cfb66bdbab316a9c082f8094cd0afabccaac2d4b7feccd235ef5d3bdc0df0531fce906fe7b8a9818ea1e82080c6216def99d9b74fabab2d2b616e7333de8708b159afe2cb8fe75b644fef0072cc851d060542c4b421af2fd3fc21767315eee985e96ac72', '1', '2026-11-16 06:47:50.355+00', '2026-11-16 06:47:50.355+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'emg_UXjVGA6lSkAePsC8TULdvz', 'per_MFO1sDZd1IkWaTGDgIRDm8', 'prac_98VDMU1DOKuyLtGSJ69yp5', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'opened', '\x01f0825ee3d8a6bf7c2fb19f83b2c8719674a4608ddb7b424ab6e084bd325613628e1e6171455621f2aa4bee8b7d0b65b712f32f172f7e62878000ce9638cecacbb52382733d94c4ea7a3c0e1920e2cbc350f823d7c8fc8e70cd2ad0fb74d3a6b1bca9dd81fd4a81081a087ef22d5ae916f05065e39436e25e8a15944e933efe3dadd3550de459acd6dfc2ae569497f4e9a97bc3df8a4ea9423cd3b532acd10a363f0f3a90ab62301dd309c7c68c1dd3', '2026-11-16 07:47:43.409+00', '2026-11-16 06:47:43.409+00', null, null, null, null, '1', '2026-11-16 06:47:43.409+00', '2026-11-16 06:47:43.409+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_KrBF9o05EWuxzLVGIm5OpA', '6000', null, '2', '2026-11-16 06:47:50.037+00', '2026-11-16 06:47:50.037+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'po_Od3KrAvLzAlHa5UHhvW37J', 'practitioner', 'prac_IicJfL60B3oX8rO9v090aZ', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 06:47:46.414+00', '2026-11-16 06:47:46.414+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_0HGSF48Z0dSTHmdm4pcQ7P', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_0HGSF48Z0dSTHmdm4pcQ7P', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_0HGSF48Z0dSTHmdm4pcQ7P', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_0HGSF48Z0dSTHmdm4pcQ7P', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_0HGSF48Z0dSTHmdm4pcQ7P', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_7q7GWN053vi3pb4iwT2wU0', 'jurisdiction:US-NY'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_7q7GWN053vi3pb4iwT2wU0', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_7q7GWN053vi3pb4iwT2wU0', 'npi:1999999984'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_7q7GWN053vi3pb4iwT2wU0', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_7q7GWN053vi3pb4iwT2wU0', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_98VDMU1DOKuyLtGSJ69yp5', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_98VDMU1DOKuyLtGSJ69yp5', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_98VDMU1DOKuyLtGSJ69yp5', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_98VDMU1DOKuyLtGSJ69yp5', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_98VDMU1DOKuyLtGSJ69yp5', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_GPsUVNIuNumny3R4IbnSH0', 'jurisdiction:US-NY'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_GPsUVNIuNumny3R4IbnSH0', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_GPsUVNIuNumny3R4IbnSH0', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_GPsUVNIuNumny3R4IbnSH0', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_HBeouxAV7V8CfeY3IV2B3L', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_HBeouxAV7V8CfeY3IV2B3L', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_HBeouxAV7V8CfeY3IV2B3L', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_HBeouxAV7V8CfeY3IV2B3L', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_HBeouxAV7V8CfeY3IV2B3L', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_I51o51vD5vd1F6cnl8X6I3', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_I51o51vD5vd1F6cnl8X6I3', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_I51o51vD5vd1F6cnl8X6I3', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_I51o51vD5vd1F6cnl8X6I3', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_I51o51vD5vd1F6cnl8X6I3', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_IicJfL60B3oX8rO9v090aZ', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_IicJfL60B3oX8rO9v090aZ', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_IicJfL60B3oX8rO9v090aZ', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_IicJfL60B3oX8rO9v090aZ', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_IicJfL60B3oX8rO9v090aZ', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_JzUGdt0Kbx1WAXDTWF4Lql', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_JzUGdt0Kbx1WAXDTWF4Lql', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_JzUGdt0Kbx1WAXDTWF4Lql', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_JzUGdt0Kbx1WAXDTWF4Lql', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_JzUGdt0Kbx1WAXDTWF4Lql', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'jurisdiction:US-NY'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_QYQz91FDrEFK6NJFQuRiRl', 'jurisdiction:US-NY'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_QYQz91FDrEFK6NJFQuRiRl', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_QYQz91FDrEFK6NJFQuRiRl', 'npi:1999999984'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_QYQz91FDrEFK6NJFQuRiRl', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_QYQz91FDrEFK6NJFQuRiRl', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_U55NS0phbmx5JuvG5RkMYC', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_U55NS0phbmx5JuvG5RkMYC', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_U55NS0phbmx5JuvG5RkMYC', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_U55NS0phbmx5JuvG5RkMYC', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_U55NS0phbmx5JuvG5RkMYC', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'jurisdiction:US-NY'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_apXrWXbFsduPG77exV1ScC', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_apXrWXbFsduPG77exV1ScC', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_apXrWXbFsduPG77exV1ScC', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_apXrWXbFsduPG77exV1ScC', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_apXrWXbFsduPG77exV1ScC', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bAZm9wt6Q5jADb6K8iqufT', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bAZm9wt6Q5jADb6K8iqufT', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bAZm9wt6Q5jADb6K8iqufT', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bAZm9wt6Q5jADb6K8iqufT', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bAZm9wt6Q5jADb6K8iqufT', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bTgVDXw24qumvgOxEMmL0p', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bTgVDXw24qumvgOxEMmL0p', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bTgVDXw24qumvgOxEMmL0p', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bTgVDXw24qumvgOxEMmL0p', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_bTgVDXw24qumvgOxEMmL0p', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_hCRH4AkPQryku6p6oG8rm7', 'jurisdiction:US-NY'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_hCRH4AkPQryku6p6oG8rm7', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_hCRH4AkPQryku6p6oG8rm7', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_hCRH4AkPQryku6p6oG8rm7', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ik2EEOxyFQYHoqn6nh8dtC', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ik2EEOxyFQYHoqn6nh8dtC', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ik2EEOxyFQYHoqn6nh8dtC', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ik2EEOxyFQYHoqn6nh8dtC', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_ik2EEOxyFQYHoqn6nh8dtC', 'word:okafor'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_jGwo1KIEk7csk65lsToHi8', 'name:MBEKI GRACE'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_jGwo1KIEk7csk65lsToHi8', 'word:grace'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_jGwo1KIEk7csk65lsToHi8', 'word:mbeki'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_sev0tXP8HOkZdkyVx7ze7D', 'jurisdiction:US-CA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_sev0tXP8HOkZdkyVx7ze7D', 'name:OKAFOR ADA'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_sev0tXP8HOkZdkyVx7ze7D', 'npi:1234567893'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_sev0tXP8HOkZdkyVx7ze7D', 'word:ada'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_sev0tXP8HOkZdkyVx7ze7D', 'word:okafor');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'op_MxHzPKdMNZtPnOGZuP4py4', 'pay_9SiqauvCvDFfLozb4D40fM', 'confirm', 'pay_9SiqauvCvDFfLozb4D40fM:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 06:47:48.927+00', null, '2026-11-16 06:47:48.927+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'op_XetPeoRputYTG1EKnbxJfw', 'pay_M3qV4E9rMMMoh7zDQyCBhE', 'confirm', 'pay_M3qV4E9rMMMoh7zDQyCBhE:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 06:47:45.899+00', null, '2026-11-16 06:47:45.899+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'op_hLvM6CnwFFiCjq1y4KYOlP', 're_WgdYNfisw81A2SpEnJ8zX5', 'refund', 're_WgdYNfisw81A2SpEnJ8zX5:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_AO3DTsRlvWCS2J4emvG1Z3"}', 'done', '1', '2026-11-16 06:47:46.143+00', null, '2026-11-16 06:47:46.143+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_06NLj1AQrsMovKexLeDtCT', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '25', '2026-11-16 06:47:48.349+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_1qEoXQAPT8MROiBc7ePdU1', 'POST', '/v1/payments/pay_M3qV4E9rMMMoh7zDQyCBhE/confirm', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '233', '2026-11-16 06:47:46.132+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_2TmNT5E8AzNaUzCWhfo3iB', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '33', '2026-11-16 06:47:44.119+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_2WLBY2FKH7AEE3UjEAlsBk', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '17', '2026-11-16 06:47:44.372+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_2vVTUrM6CeIk7nyhPOcfP2', 'POST', '/v1/consents/con_3gTPdC7D1ICXuIrLnWoRFb/offer', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '16', '2026-11-16 06:47:49.518+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_3YJBKXKHUUThgffZlepyk9', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '37', '2026-11-16 06:47:48.604+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_3d7XiZVWIRT5EZVLH4AlYP', 'POST', '/v1/remittances', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '71', '2026-11-16 06:47:47.93+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_4hJgw0su3EPhyW2CRZ2KHm', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '25', '2026-11-16 06:47:43.785+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_4ndwtXcmfglYu1joExOgA3', 'POST', '/v1/consents/con_XkPAOJvW9voWwSectbF6BH/sign', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '123', '2026-11-16 06:47:47.695+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_4yysMCTuNekQkkmuk6Lx3K', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '21', '2026-11-16 06:47:43.637+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_5L0Ee3lxSG6vk6CwiejicE', 'POST', '/v1/coverages', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '31', '2026-11-16 06:47:46.569+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_5QsyxgXZnQzXuZCHVd4DrA', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '34', '2026-11-16 06:47:44.577+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_5XRyFmku4M1ZWtEmmLVRjr', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '21', '2026-11-16 06:47:48.416+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_5yUXkyYmG0bjMJuPa4Tm6r', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '38', '2026-11-16 06:47:46.81+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_7UaZvoukfACc7xi1rxzM3n', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '19', '2026-11-16 06:47:43.385+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_7eLrdf9U6TwQtCEm8YeppC', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '15', '2026-11-16 06:47:44.469+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_7fwMUo0Oeg0PUhjTuRhEXM', 'POST', '/v1/notes', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '98', '2026-11-16 06:47:44.085+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_7qw4CbXD7VEnz2vfqwrspo', 'POST', '/v1/payouts', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '61', '2026-11-16 06:47:46.456+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_88ozXv5ODd2C1Gb0A9y8zk', 'POST', '/v1/x12_documents', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '58', '2026-11-16 06:47:47.858+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_8DELXN5PNXskjzZ2pzJi2R', 'POST', '/v1/billing_providers', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '57', '2026-11-16 06:47:47.41+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_8RuvOWNJk1mwyGZZZMlVSY', 'PATCH', '/v1/notes/note_1CCU9tNEXR4u4Do6JWOtlx', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '23', '2026-11-16 06:47:49.829+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_8W7xCZIc0IZNGLSgVI9kAN', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '25', '2026-11-16 06:47:47.984+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_8cO6ISxlybnDkx2hNXzN9d', 'POST', '/v1/consents', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '16', '2026-11-16 06:47:43.364+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_8oERirntrg15sTzPnUjEHm', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '37', '2026-11-16 06:47:50.145+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_9IVnqaknmrgG9hEgVmn6iY', 'POST', '/v1/superbills', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '67', '2026-11-16 06:47:48.252+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_ArQVc2dfpFnXgkk9tDZwEt', 'POST', '/v1/sessions', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '67', '2026-11-16 06:47:43.596+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_B8uzKzuUnZoQ8c2zrsUO0Q', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '22', '2026-11-16 06:47:46.394+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_CbK69L1lv4nSso1wygBQyH', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '39', '2026-11-16 06:47:43.169+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_DMRYwQtkQ7vTn9KdCK9qjX', 'POST', '/v1/consents/con_P1snid5suRqFuolNLbc5eA/sign', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '52', '2026-11-16 06:47:50.281+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_DMcntXv6ON10sDsJUDaoSL', 'PATCH', '/v1/persons/per_Z4bDvRUvyUwhxV822oMa7P', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '28', '2026-11-16 06:47:49.667+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_DhzuZ8DUQn26X2F6pabfav', 'POST', '/v1/notes/note_mbVT0NHAbJ3P6Zhqc8GZ0g/sign', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '62', '2026-11-16 06:47:49.78+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_ETyCzuk2FJp84O6W9oByrr', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '26', '2026-11-16 06:47:47.958+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_F2iwxVWwIkmlRjqwL15bK9', 'POST', '/v1/notes', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '44', '2026-11-16 06:47:49.712+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_FOVvqZb3l4u4e5mfqjaRiZ', 'POST', '/v1/notes', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '24', '2026-11-16 06:47:49.805+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_HpNxsPyKIHZ3AJqTtd9sWM', 'PATCH', '/v1/practitioners/prac_GPsUVNIuNumny3R4IbnSH0/availability', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '43', '2026-11-16 06:47:44.525+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_HtmHaC6nKFEutgcWN6NPzF', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '47', '2026-11-16 06:47:49.979+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_Hw5w66DKs5WS4kF4WXnYfV', 'POST', '/v1/consents/con_AYUqn9524FDLeSm71I2irt/sign', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '67', '2026-11-16 06:47:46.77+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_Hwda1K2CrtqKdRKKQqCovu', 'PATCH', '/v1/practitioners/prac_KrBF9o05EWuxzLVGIm5OpA/availability', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '27', '2026-11-16 06:47:50.013+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_IztnGrlOC34pZ1k3MwKPp8', 'PATCH', '/v1/persons/per_2p741c5EHRtSndB7Dah5oK', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '28', '2026-11-16 06:47:44.401+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_J4RX9ugYlg4WJ3ASPzZ3pT', 'POST', '/v1/practitioners/prac_PIuTWEx8P9cQQoj2chOicJ/verifications', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '62', '2026-11-16 06:47:43.262+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_JXw9m2Q2eTDtqChf0TzfXE', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '11', '2026-11-16 06:47:43.345+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_JemcRum5qxJtfx5X3IE53v', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '25', '2026-11-16 06:47:43.197+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_LTXCJojEGn6ASG7Y4wFQJJ', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '32', '2026-11-16 06:47:44.278+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_MQ2pgn1W3li4RmxjJjtNQz', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '19', '2026-11-16 06:47:43.459+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_P6aOOqEWmeahzyWvQzLS20', 'POST', '/v1/risk_flags', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '34', '2026-11-16 06:47:44.353+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_PP8TodYrx1TRSITpt40I2I', 'POST', '/v1/session_series', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '61', '2026-11-16 06:47:43.696+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_R0k35ddLy2Js9JnC29NUWE', 'POST', '/v1/estimates', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '121', '2026-11-16 06:47:48.112+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_RghKWH26q7P3dF9qNo516O', 'POST', '/v1/payments', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '85', '2026-11-16 06:47:45.785+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_TKCLSDdW8C1qNoZzusGEkL', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '21', '2026-11-16 06:47:43.527+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_TaEpmQi1z4vgiVHah4bl3Z', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '40', '2026-11-16 06:47:47.473+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_TwaxMK3XkFB29pqhNXPq7Q', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '20', '2026-11-16 06:47:48.184+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_UE10x4zrZRlOTFLiZ2peQ2', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '26', '2026-11-16 06:47:48.848+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_UbT2BPPpulSnn4I09He15D', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '48', '2026-11-16 06:47:44.239+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_UytaHiWUrfwj3HMSeQGrtw', 'POST', '/v1/deposits', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '67', '2026-11-16 06:47:48.326+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_VDkhxd4a22asQ451vLwNvI', 'POST', '/v1/eligibility_checks', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '192', '2026-11-16 06:47:47.202+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_VnGQOl0ngbmd1TbHSVxtId', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '20', '2026-11-16 06:47:43.808+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_WTNne8HrWQPfkeXkqRGgmg', 'POST', '/v1/refunds', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '232', '2026-11-16 06:47:46.37+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_X1Ap3QCdVjTvMn4GfTsXXU', 'POST', '/v1/payer_contracts', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '20', '2026-11-16 06:47:46.489+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_a4zBIfLK7dCrQshGg4fBGc', 'GET', '/v1', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '27', '2026-11-16 06:47:48.714+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_abMk9Np91uIdmA7NdT55TA', 'PATCH', '/v1/persons/per_FqOOor25vzyoCpEwMlZNhH', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '42', '2026-11-16 06:47:44.178+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_acl53qPBIZeAu9ZpkEANBR', 'GET', '/v1/ledger_entries', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '11', '2026-11-16 06:47:48.801+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_bQgCuV63cmDwnpgyap75Jy', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '18', '2026-11-16 06:47:43.715+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_bTsiMUjBDmwblEBO75hXkS', 'POST', '/v1/billing_providers', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '16', '2026-11-16 06:47:50.106+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_bnOnbmWpQyUGE0TlSA4HuG', 'POST', '/v1/matchings', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '166', '2026-11-16 06:47:44.687+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_bvcQW0Gxs4GW9dTfPIeVqi', 'POST', '/v1/coverages', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '30', '2026-11-16 06:47:47.505+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_cBz9vIdDiwNj1AcxcyPki9', 'POST', '/v1/billing_providers', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '106', '2026-11-16 06:47:47.309+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_cpyRh0EpRKb3MWIbSZynkv', 'POST', '/v1/consents/con_cnvBCq8iFTCwbdbTZfDzs5/sign', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '62', '2026-11-16 06:47:47.009+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_d6EOfEcebiJUoBSHarh2YS', 'POST', '/v1/payments', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '76', '2026-11-16 06:47:48.926+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_evSIrhrAdQ7JEcS4fgOvjB', 'PATCH', '/v1/practitioners/prac_KrBF9o05EWuxzLVGIm5OpA/payout_terms', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '27', '2026-11-16 06:47:50.051+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_f2pyoEOJVKkk1DYD3L2f1O', 'POST', '/v1/consents/con_3gTPdC7D1ICXuIrLnWoRFb/sign', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '35', '2026-11-16 06:47:49.555+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_fOo7zr4AGl9aPKyaVTSPa1', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '85', '2026-11-16 06:47:49.92+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_feGLgImO4rRbwFpVVW0y4u', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '36', '2026-11-16 06:47:46.537+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_hBPx5UgyPOKESKTIxj1PCN', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '536', '2026-11-16 06:47:45.442+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_iEh8YP1hUyStOLFHJreeAd', 'POST', '/v1/scoped_tokens', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '42', '2026-11-16 06:47:43.503+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_iUOuTYuyOdezzmOY7P9Yrk', 'GET', '/v1/disputes', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '16', '2026-11-16 06:47:49.401+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_iZtfbp7AlmPhHdm3z0sGjL', 'POST', '/v1/consents/con_cnvBCq8iFTCwbdbTZfDzs5/offer', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '23', '2026-11-16 06:47:46.945+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_ialFMRmEuPP2tCi7CJyBlL', 'POST', '/v1/consents', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '20', '2026-11-16 06:47:47.526+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_jEoPD7cXKXGZLEZMESBiYd', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '25', '2026-11-16 06:47:50.077+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_jksu7YxTvqqc9JdbP2sb4B', 'POST', '/v1/sessions', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '83', '2026-11-16 06:47:49.645+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_klKbsut0s4COj9ZwM2KJML', 'POST', '/v1/claims/clm_qmNKKolQSXSXXYb2dFeFvZ/submit', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '242', '2026-11-16 06:47:50.596+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_mkTolmSWMdxTu3klM6mrrf', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '40', '2026-11-16 06:47:48.159+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_ngqBwK5gQdfn5ViQNGHV4k', 'POST', '/v1/charges', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '101', '2026-11-16 06:47:44.688+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_nscVJ9EBl5nrPu4U3hNXeh', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '23', '2026-11-16 06:47:49.459+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_oSUzEvx5gXXgBksCEAJ7ZF', 'POST', '/v1/disclosures', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '43', '2026-11-16 06:47:48.393+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_ols7dcUnXmZAHMzSNyUNa2', 'POST', '/v1/consents', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '52', '2026-11-16 06:47:46.921+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_ooXgoaI9k0Z5eTCt7zUuxz', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '21', '2026-11-16 06:47:49.418+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_osfbN3ZBBBaF1sUe3hLsu7', 'GET', '/v1', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '10', '2026-11-16 06:47:49.169+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_ozvvFFsZJdLIy8uSuJZODz', 'PATCH', '/v1/persons/per_AAkxGH6fY34uNx9A3aPOHQ', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '33', '2026-11-16 06:47:44.313+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_pa6v48orFN7omdBy4nJPqI', 'POST', '/v1/adjustments', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '122', '2026-11-16 06:47:45.612+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_poAu92OBEWlNpOUjlaAQje', 'POST', '/v1/claims', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '111', '2026-11-16 06:47:47.809+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_psdVYD3VEkC6hqxhiCQksN', 'POST', '/v1/coverages', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '19', '2026-11-16 06:47:50.165+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_pyS4F0XZ74161A2OP5afaN', 'POST', '/v1/emergency_accesses', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '25', '2026-11-16 06:47:43.431+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_q1Yb65ROeaqz0XSyyvZ9JO', 'POST', '/v1/practitioners/prac_ik2EEOxyFQYHoqn6nh8dtC/calendar_feeds', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '32', '2026-11-16 06:47:43.75+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_q1zPzslMgc3XQhkdlLq9ot', 'GET', '/v1/audit_entries', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '38', '2026-11-16 06:47:48.558+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_qava0j6i4J4un50gnE4h2A', 'POST', '/v1/test_clock/advance', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '767', '2026-11-16 06:47:51.365+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_r4Ov3Wb6mG6bBHJMMvBJsd', 'POST', '/v1/coverages', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '42', '2026-11-16 06:47:46.853+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_rbXlUmxivbt6TeDcnSn7DZ', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '45', '2026-11-16 06:47:43.922+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_s8lGpMp0novncpiJ5aSLae', 'PATCH', '/v1/persons/per_NDkosjXQ8YZBlBBtWpfSET', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '45', '2026-11-16 06:47:43.982+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_sPBLxu3ZvjbZzOaLL4V50Q', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '66', '2026-11-16 06:47:45.681+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_sdNQchdDIxhG5c484JQK69', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '26', '2026-11-16 06:47:45.812+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_slAiKk1kdC66pmJImzTVjv', 'POST', '/v1/consents/con_XkPAOJvW9voWwSectbF6BH/offer', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '34', '2026-11-16 06:47:47.57+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_tMjEIBIYxx6qbHF8C4DkfF', 'POST', '/v1/payments', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '76', '2026-11-16 06:47:45.898+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_uPVDgNmROlhbJePziNiMd0', 'POST', '/v1/consents/con_AYUqn9524FDLeSm71I2irt/offer', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '87', '2026-11-16 06:47:46.702+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_ueDT3bGsyOASr6EYnyJ2gX', 'POST', '/v1/webhook_endpoints', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '25', '2026-11-16 06:47:43.127+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_usvj3OC3GoghZWsMEpp4AV', 'POST', '/v1/deposits', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '58', '2026-11-16 06:47:48.789+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_ut0GpeTHBYb16P51OHx0xz', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '19', '2026-11-16 06:47:43.404+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_vABtTgucJ8ElDKfp3JXLMl', 'POST', '/v1/practitioners/prac_I51o51vD5vd1F6cnl8X6I3/checks', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '18', '2026-11-16 06:47:43.304+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_vC0lVPhowCW7tBAyAzsxyc', 'POST', '/v1/consents', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '41', '2026-11-16 06:47:49.501+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_w4KAO5w6oDgCE79TxcBK6D', 'POST', '/v1/assessments', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '46', '2026-11-16 06:47:44.449+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_wqfjLngJHYBgYXR5xnwBNU', 'POST', '/v1/claims', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '59', '2026-11-16 06:47:50.347+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_wuKVpi47r2ON2k6ag1CF5r', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '18', '2026-11-16 06:47:43.284+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_x0opvrlLLFiDFyXncsddwb', 'POST', '/v1/practitioners', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '30', '2026-11-16 06:47:47.341+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_xYec96Op0OllhdVKz7Mv9T', 'POST', '/v1/consents', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '42', '2026-11-16 06:47:46.613+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_yh7Vq6cLFEcEPLiaaJT6jO', 'GET', '/v1/events', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '9', '2026-11-16 06:47:48.685+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_yt1ArlpW6uR5YJ9HjBGARP', 'POST', '/v1/consents/con_P1snid5suRqFuolNLbc5eA/offer', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '29', '2026-11-16 06:47:50.222+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_yxfJI4zcVrPZTwLCnc68BQ', 'POST', '/v1/consents', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '17', '2026-11-16 06:47:50.191+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_zJXeLMEQtWSiJkAhDwd4Ae', 'POST', '/v1/persons', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '22', '2026-11-16 06:47:43.33+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_zXHKI3mJVF3zbtz4hmXi6e', 'POST', '/v1/payments/pay_9SiqauvCvDFfLozb4D40fM/confirm', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '231', '2026-11-16 06:47:49.152+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'req_zsZ1z8Eq5TfQV45ddWrZ9M', 'POST', '/v1/api_keys', '200', null, 'key_J0VJzJCuhiW2KFCc1yOIEK', null, null, '51', '2026-11-16 06:47:43.088+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_8MgYeOHdtGla2bbPlLST0U', 'check.expire', 'f', '2026-12-17 06:47:50.599+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_DYxmHMlx8XLNtBzMje09rN', 'check.expire', 'f', '2026-12-16 06:47:50.599+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_V44sVEBQkGSkdkm9hZLoBZ', 'check.expire', 'f', '2026-12-16 06:47:50.599+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_c6LyZSumTA6y7AazT0MVHs', 'check.expire', 'f', '2026-12-17 06:47:50.599+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_vo4g52uoS875gZ4tr9VoOd', 'check.expire', 'f', '2027-03-16 06:47:50.599+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'clm_lXDEfXB0eup8lZ2qIuHTSq', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'emg_UXjVGA6lSkAePsC8TULdvz', 'emergency_access.expire', 't', '2026-11-16 07:47:43.409+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_H3UtgwpwcLwNWP2WvgrbzO', 'api_key.check_use', 't', '2027-05-15 06:47:43.05+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'api_key.check_use', 't', '2027-05-15 06:47:42.911+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'match_8YXjOuxc9lxru7fRwr1dre', 'matching.expire', 'f', '2026-11-19 06:47:44.533+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'note_1CCU9tNEXR4u4Do6JWOtlx', 'note.remind', 'f', '2026-11-19 06:47:49.806+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'note_fJU8F4eVhRt98Q0yTA3UKY', 'note.remind', 'f', '2026-11-19 06:47:43.994+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pans_ESCqJAltwJEiY6teAeSDTy', 'payer_response.deliver', 'f', '2026-11-17 06:47:50.355+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pans_X1okTtuueURuL2a7lmEuqy', 'payer_response.deliver', 'f', '2026-11-16 06:52:50.355+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pans_tT2Chhncc4dad2BisQKh0d', 'payer_response.deliver', 'f', '2026-11-16 07:47:50.355+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pans_uK0qK0yFjc61jhlZHgtyY4', 'payer_response.deliver', 'f', '2026-11-30 06:47:50.355+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_9SiqauvCvDFfLozb4D40fM', 'dispute.fetch_outcome', 'f', '2026-11-30 06:47:49.054+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'po_Od3KrAvLzAlHa5UHhvW37J', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'practitioner.monitor', 'f', '2026-12-14 06:47:50.599+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'risk_KMmJa3d9Fs0aJsa1gAw76v', 'risk_flag.overdue', 'f', '2026-11-17 06:47:44.32+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_VduLUOl0p5edqMxFOX30Mv', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_VhImeNGvABAJ92wHAyLGxD', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_cFGOg9yvG3o6bk4KNUgQ29', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_fouoiCY0kL8hmhY2iTd5eW', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_h45kxFqdBgWmJCVkVFIgph', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_pt0pIiC4KmNrXYzrhRKqsB', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'st_sYR7FopXyTPCLxSJprbHES', 'scoped_token.expire', 't', '2026-11-16 07:02:43.469+00', '0'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'st_sYR7FopXyTPCLxSJprbHES', 'key_J0VJzJCuhiW2KFCc1yOIEK', 'prac_0HGSF48Z0dSTHmdm4pcQ7P', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'YUe4', null, '42ae48b9023da4bff4068ee413c882926fa90393cb3cc59a8be53ab1cb0683c3', '2026-11-16 07:02:43.469+00', null, null, null, '1', '2026-11-16 06:47:43.469+00', '2026-11-16 06:47:43.469+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'series_scOBIwPbwU5NOpWarXxCsj', 'prac_sev0tXP8HOkZdkyVx7ze7D', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_pt0pIiC4KmNrXYzrhRKqsB,ses_fouoiCY0kL8hmhY2iTd5eW,ses_VduLUOl0p5edqMxFOX30Mv,ses_VhImeNGvABAJ92wHAyLGxD}', '[]', null, '1', '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.648+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_VduLUOl0p5edqMxFOX30Mv', 'prac_sev0tXP8HOkZdkyVx7ze7D', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_scOBIwPbwU5NOpWarXxCsj', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 06:47:43.648+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.648+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_VhImeNGvABAJ92wHAyLGxD', 'prac_sev0tXP8HOkZdkyVx7ze7D', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_scOBIwPbwU5NOpWarXxCsj', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 06:47:43.648+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.648+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_cFGOg9yvG3o6bk4KNUgQ29', 'prac_bTgVDXw24qumvgOxEMmL0p', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 06:47:43.544+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.544+00', '2026-11-16 06:47:43.544+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_fouoiCY0kL8hmhY2iTd5eW', 'prac_sev0tXP8HOkZdkyVx7ze7D', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_scOBIwPbwU5NOpWarXxCsj', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 06:47:43.648+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.648+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_h45kxFqdBgWmJCVkVFIgph', 'prac_KrBF9o05EWuxzLVGIm5OpA', 'per_Z4bDvRUvyUwhxV822oMa7P', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T06:47:49.568Z", "person_id": "per_Z4bDvRUvyUwhxV822oMa7P"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 06:47:49.568+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:49.568+00', '2026-11-16 06:47:49.568+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_pt0pIiC4KmNrXYzrhRKqsB', 'prac_sev0tXP8HOkZdkyVx7ze7D', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_scOBIwPbwU5NOpWarXxCsj', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 06:47:43.648+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.648+00', '2026-11-16 06:47:43.648+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'adj_Pgi6pIws9albzbvY4X9Nug', 'increase', 'per_ymv51cphfpYpzQYZ7ZsInE', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 06:47:45.51+00', '2026-11-16 06:47:45.51+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'asmt_aOlaj1mGpU7mF2iuOL82Yj', 'per_2p741c5EHRtSndB7Dah5oK', 'phq9', null, 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', null, null, 'assigned', '\x012c5b7ce95cd4200ee6e9c7ab0692bad99cfe15e1d33beda21ba14b9d858e1813359069b690c2918c7cdde5e71fad245f143c39e664576699a8f2b8b8bb2886353c1a3d82fd80eaedb3dc860573433dee4196e2c1a593dbd7debcb73ce803a5dc5da7e4167bece7a72606e24606906a92370ec119a09f3c7c543ee05dda01b9f8f387cf8df69eac2b81fc883736be8aa78bf5126f6bf49368755705f1c25a1a32c1b055538d19906359666c7e9874b4dc9c163236b4bbd2693b7e55', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:44.408+00', '2026-11-16 06:47:44.408+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chg_KySvLijuGAhfjdSW01oNDw', 'self_pay', 'per_kgkPphyHmkf4J6lxEl9b34', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 06:47:44.746+00', '2026-11-16 06:47:44.746+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'est_AWtEaEId4fDgHyrfopGqQO', 'per_xcQZvIOmRsiLDz71t8Dv7r', 'prac_apXrWXbFsduPG77exV1ScC', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x017cebd1913ffb7bed94aade7dd93afbdd7e2bc5aa79029da2a74a156df2609dc8d5d2d87407e46c00117c4d13389727fc8022c909e623ecffcaa1cd13428f0bde02583ef60fb7e375dc8dac87b0771138b9cb3ba91d7ab80b2dbcf4fd3afc030307a7e872626ce7b6edd5e48626a8d1e2278eaea9fe58bcebf9b02d87dee9c239d17844c85676c13f12088cbd3af67b7c22d0ed7df0b4fb07b4f6547526cf97977796ba95e8836e9b4cfa608081c8a22e6ec845fa40609c9a086d15dc3ba055c70036d6d7f0c49d17f765c8578a7f219dd74584a2caee7278608d69cc9bfed9c910f5dd4928ea6860494531ce33053caa0704cc6ea5157e8132ed73d2f724f835f34e9339db603d6e4d851a58b4d6ad607e7af15c80ea07d423127d890ed39a7ec56a6eec868bb5cd55ad56060654c1281cff4189173d9d668faf352710499d90af151e4e8cf34608d6e70e7a6cb595c77b1b227ac065a3d1ed9ba1af3abd055441aeae30adc36194fb93a5b33b5922d42bdc47b859f1469075b2065e52ef1a789b7cca7078665d1827ab58fe395e2ef0dae3ab46e28103ca4dbf86fa0e998638f686ffa965ef5f4bf16e5c246184b9a91fd8cf92368e1e20ce2e403a88b7ec7a92df46e1dddedc928f0cea2f1fecb81d612c924cc41aa66cd6257c68d03fe7bbaf0d52a1fa000ba17755d115b97dda90f7107d453f21be2d496f5f95400730df3fd157e7d0c10f0d1a2b313bb03f3f70e5fc555a5303407de317f19cef40dc5c373cca832f433767e4d18e5b19c1a18e57239452b9ae855afa4c66229efac2cea6605221bddb2572e142db1e64a38cb24083cdcbbe60fec4fb8b8011bc4c4a6bcd984e9098688088c4fa28bc3722bb3b3b24346c58285f3de5a7f6c1d654364be5c57a88c84153fa168a241f62ee75ead01f6750bfd3fba71412bbd78a2cdcd5f10d2a3e5e03c6ecf5715b64d2921d0cc04a2f23fe3dce83a21e78d0961a064920ba191bfbab56de9838482cf68be3d5f6130d1bc4cd5266621f3cf925b87d60049c7257d69466c66a0930c5cd0c07cf009388dab78f34f460c59479b24939e5bf53bad6b956a63f81a964d2f5609e8d55678efcc339c3f7179792b00326768a6a4e8bd127152683277f92d156b8ec543d636fb169f8f7dfe7a898b0817030b15fbc56912aa89a390243c661aa674adb29349435e9196ee024d9046f14993f83dfbbb32a4a115a3a31f86981678d44c84a3045938ae7cbb54b39a678f2e4457c55996ac48caf9c122384a3dc04d54b6b51185c458ee17f5b1486f4745300c946bba53ddc101291d65af543a585c46a509f623b5615d2e1c3c842e002a6be86792580927e31d7de2cd841f16364e8f724a69ac6d50347d618f70b1af16e36f21a517e9dbc0248947b5f0875aba60aa5500458b2cc3902835bb795ae758966ecea9223b19a393e2b2fd870e34452479ae4651c597c95886d14da6dd681f0602b18bba8891ac911996f0488ccd1e1ffacaa8a0a27543b44f76869372a340bd12ca20ea40b0592230774e7c41dc7d4f0e92bf9ee9d18d278022bc279a8eab4e089be9d14a475cee3b4cf93d936a7776a64bf6b7d820320aa4d97636ef50c744bbc3b313542f787702d8d7e78390bd4e8d988e3bc8b6d726becb33251f32d733cb97b991597e794f5203a7227951aa81c6c00460d48afbb51cb19fed03685e2de9a88fca29683f31918ab0e0801c8aac075c0d5195a638ca5f72e7a1ddd6136466c5688a8ab2f7bfb0e7aeefdc4fbbf2f316cab30e95b1fd7451423b2e7b3bec58f925dd988c5b337b9f61deffc328c44cbf435f82c8dba8952158760b92bec9de3adbfab6a8947f0d377e13e0b4dd474410881b66a5c93d8105fcfcc836ddd608e224818508e149aba6d713af6916944f7ecf51a5e084e2697790f0dd352b0373854cae7436c285108da501c63495c13fdb291e7b9764b2bcd6ec1094c0e8c15c0116aa522679deaa2b0c9a3bfe5b99bb7f4f5875f2af58abae7c020c140c46f1f7234c00c227ffcf6bc9066d4ea4b624197ab24eb7148efab3ed463fdda31c117229b9e84be41728f83d0fafeac02db7b0aabb33d4bb0a18f0633dcea856308278ed86bb4703f60d72f1b657ec001850fad9106aacf3798bed5e2c632ad4a4e1608825ea9114699c5bb5dd811bd234e78b6a62589bf1f0211f92a6199edb2e2d2c3cdbf44a30dad65525f860e525c5e3b21', '1', '2026-11-16 06:47:48.005+00', '2026-11-16 06:47:48.005+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'match_8YXjOuxc9lxru7fRwr1dre', null, 'completed', '\x01262ec90be30a03c4818ac270638d216a7bd98e81ec4facc3a5e3e4c852cab442ad8e8ab8edd721dc4acbfa99cf7bce6286437d73455b151722dde513937cf054b315a64bbecfb91d09b3fcb8e9fbdd064ffd2686feb9f4bbc351f2ce8342c083b05cfc1583ceccf41de2e84f898f1adbdce07b466899fcf5bb2828a8c3a6439f6032cc473d82b0ed589bb4bd7e9b172edb595e1fc277d2d02fd08298b5c6fbe94057e25e64c0c0d2150ff7ef61372b8cf23a59f959aedebf94bf37f40dcfb50f8f0454dd93c903de64c6048784fcb43762b80f1e8b742133b2385756d286941cbb23754d24da75185461c4f2d24c35867a8ce1708465ad0b893953aa4b7284852b5bb173fdb03275a1a8c200c79b9ca62b0dd049c2b899dcd9a09224816dea31eb95f43fd0ca44dc405d2d02965b49b1b0c58223d8b836268536280ac4bc4726dc08557ccc50a41eec73b7e9c04bf500200807329566a682815e47462fea98d0a977115cf152bbe022c40ae49b0ed74e7b8fe910fae958efa89cfb5a337283bb0b2bc6791cede504af7ebb37617586b0b5d1d1e1e794730706d6c0d95a7b24fbe0506cd0ae5c1fd78de11ceac2bc6f9f00b6261ccd726877af2c247a4bf99cf2493630054959f7c93f31b2df4b4ddf3d79be0520c77d5b4ecb14b5825517171b3f89eddf22b687390a8ccbeba2c91129521d4a50cf347da7e44d2811b83236b84edbeacd1d1ab3114dd77328eba6e3314a3d0e493eec4858ac47725d460f29ab1501f199f8b8c56bae6cc940a712c6b1f5b9b25f6b69d4892029b679eb6b88e368de8d69415cc813f9ab6ff252f0915b42c2b07f4099f98800b026d612e737baad0aa627244a7cf6b20416155b724f8bedb6c3ac37d528b562db0bc388e07d75c41c101a28c535c8d6e6a44edcbbe2e5a306fb864a18a38d1a4c15a4a13d04b87a552f5b40b7cb729f75b264841957dea5eebf5484856741c650e807db45b33b83ea8e166c2cb68b92ca85739211e1c1a97965cfe6b0f72e43bb81ed9172b1b274becbb4f52423cbf5ec887adfa19ab82b7514551625396c325caa7e9f02723508d49573cf3fc743e16f5dbd117ebd02adcdc3289145f832d3304162142bd482c6d49d10e681d207722be146e1bee5bb1b1da034f0bc6fcfb8fc83463f1fb81867df9a1b551ef2b4a9f7c0f4f6d03ccf80b1db1bd022ebccd4f90b406e778784914523d87aac5261226c9f1c21cce856c6851970f3396d53ecd735b9d24ee81bce28e1db052e8a83b9c58d4f436df8cbd7aac72cd17e14d40f0cc6d4dc7f5b33f3618bcafa95b43a0a89931ce3d31e264de99bff7ba784672c30576487c66ccaf147d0df085e5c28f2eb8eecd8e9c92cd03d96481602334316b92fb1e25aef9c099a0558ba0aa5e1ac240e4c0f9092bf964dd9863c74fdab95e57de74483901d353de8a6610890d7667b0740683dc9ff27ae555dd6ef0bea45b22999e704843c1abb50afe6111ff3ab05967b823cdf596ae7f54c844e7f2a6b50dc026b8d54091d76fc7ef44807a04370ae0ac9711ffdfc85d194ce5e26d7203955e191b6d2ef53e7cbbc4b9d898802bed9dd49b71b2165ff4aa45a9c73ca335e8f6ecaa7d605bde027e5e989319db687e5e024a0c19cd2cacb9f02e6bab7a47fce2d193c7db88a7ba35c033225d7c7ceb8f83e335eb8d645abc86cb69f0311b927ab0d6ae2b93f0ab6e8073c9620f5ebc07f850d055bfc928247d0e84174e73d2623d58f5139b1a9bd100e6e1c9f4c1fe065e84888cb65f6d68693963bdf0672213460953c95fe52dd56978a1931cad8a3835e012f20366514bf2d1fbae58dead0ef8e630f880883fc510f4d8300dd0fb8f09c67836f20852ba62ac25ed6c8a48a35724e15df58262c85695424a49d90e2d24e300f3ef89da02fbe72727a77813c43ff68b219900c77f48394517e935e2601638f3c47b108bd88df7fdd3e1b6ad6ea51ef2110df579d81fc4660db950d8897348ededc607082fc3249d851bafbabdd4c900fe849efdc513fc6f31678166f458347d1cbfeba3e3b7287dc86418258ceb1256fbe90c39c102643ccf62eb846243e842f2efe9fed463fe2fcbf6fdbdb5f29549c3e5836dda9861a3d8adea584e8a15192b9f0e7245729081fcf29d828b5fa9c287edce537e44532941243b06dc2d04832a7f85ec511375a0a1f0ab5bd4edc78ec719ddb53311ebf32163c2f3fe4d75a67f9e7e52319cdf1e6dc03c1e03c7e8bf894fd9a3fd45583786c026d617899a19d1d985f9a656ac173b5d5776ba084851dc8961cfcaa7624d81e2b75bb28d3d28901b1d0aab45967c86e943922b35c4d8c8366b06a6710124828d5628947965a759eced87e2aa592223887cce9e05d042a725bfc467f4deb3b59d35714c635b09619b4306676dfd44ce6d30a94395af475819ef121798e79234c9e85357604addca41fc55a0848a64ef05b145e64a59082be277b2c53a300d3600ba3146d479e0f1164960eb27a58f268a2262459a17d7e6cacb4b4269288f34680b90d25d95f2e6a071ad145833592dcd3cdf5a2af6adc19e1b99dbfc3a275f0382530d5ed2df56205a5ccff62a794721414acdb4cdaf364d05e58e9bccee01a31d2f574aeb81af8a7dc7d4e2fe4dee63844e79a0b24e1f39b48db0d423cedd03fb6ccb0589b28dc23ec8d08bdf842e4026dc5c84f1177270d8d39bd779926513bb5a4609e1209a89f381ab687d9cd05e93868cd5a2a0b2668027375c5fd1b0f8cee68be86714c9bb3d94783fb39008291a211cf9b35ba21eff778e70dae4e9e06b9d86fa47943b89486c79e0656ef355e8eed6744b89652ef66b8fb260fbd1be5238b73a11738b7df7090b94fb2c5c147df30badc6bbfd95e1c4d424d60d5bdb53b6e5f6e37a7bc427380c594fdc849023a9d10c18c4d17cf', '2619212090', '2026-11-2', 'f385670e5df07ad2.ht5fc', '{prac_GPsUVNIuNumny3R4IbnSH0}', null, null, null, null, null, '2026-11-19 06:47:44.533+00', '2026-11-16 06:47:44.533+00', null, null, null, null, null, null, null, '1', '2026-11-16 06:47:44.533+00', '2026-11-16 06:47:44.533+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'note_1CCU9tNEXR4u4Do6JWOtlx', 'per_Z4bDvRUvyUwhxV822oMa7P', null, 'prac_KrBF9o05EWuxzLVGIm5OpA', null, 'progress', 'dap', 'drafted', '\x01e6f19d3f606afb52a0532060a428ce3d4b6163df235f0b935496b15234ae595b51caf73ca585fb99c0b52450f58c665da8b7d9154d54e0ffd6ee89472b7730c5b0b568c72fbc3dd7cb1bcdc35cc17861aef120dcabe9b0b24cb7276de28963576a17543eaa00c514c55127d6283315d9685239f1f389c3ae74c48c3974f7d234817b446ace08b760d6aca22f9fcf41b6b4db1195a34860e173b4391579693694f8782b52846744d455ebc5174dc8b7323ab80c8773ed194018746e170f1cee23c9ed12a098930741406577a789aea1174e8a507f62c1ef05c0a5e7b44ae227a62e53486de8ad20e077e6a33956b9c40eec629b577df40817216753c8e9d9bf813ed244e05793ccf7c0b8d065005212ae2d63172dd7577481f2b9c6c5286c2237cbc9446be53f8ee3995a6db649daf40af8feadc16fe00fdcbcc207f0b8c22371f34fe5b571bd49e3d1bb110f0c1af31226fdb11267906376aaf680424b3d8babbfaf1da506a2c7933e184a4d20839410ce068e87f3072008e6cc4fc1e6102f5dc0d120c9ac41859db79d5b4015fbed0c76ba943b846b16d140e331e9c720aa8c12cc349768da80bc88df36f023b837e72b692c7a6fac69a5b9bc1e7b64de77562628bb59403d182ef3597f41055352959de1fbc5694d77d98a21e769f4a2cb466f7b731145be8a4a888067bc631a2b76dbbb4dfe9f48bd259307348bdf948bc1d3005b39c3a9282c56eb0ed4fc36de75c80e929a6b33734b99563e085182afa0177ef221cfecb49199', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:47:49.806+00', '2026-11-16 06:47:49.826+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'note_fJU8F4eVhRt98Q0yTA3UKY', 'per_NDkosjXQ8YZBlBBtWpfSET', null, 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', null, 'progress', 'dap', 'drafted', '\x01f3d3312d99a260daa43a80442ea7a03153c1c3497ac451ba2a8d3b02dbf1c2065167ec9fdc381f8141da8848adb45dd5ce3e867eba67c6ffb1cdccb67b594ebe48063212c0e4d0837a29cdfa26f6decc115c08d10783d0b0997377b9b70cdf268a42332461ba868589467e57f220632e24d3611c7ca4b84c51ab248e2dc498321de920495f2c5110a38fc778b937a24b975e2e07aea95c65bc267f77b3d005688af0a737bbf45e473349838c839e3971d57f9c0d5a750707ecdb5dac41c8fe26a833a2560175387a36d71dd7cd53a71a81107951e41e54573f4887fb1c0a50b9d78ab7626aed566b4dcea2cb4687dcc964d4b3089004912ae8183d60dcf1ef7668da39a9bdb9d87a5a41f7fafbf204e05cdb088f6155c107855598b00290201f1aa1a8be427a4bb16814e3fc62171fec1212de59fc27ba756b5ce4d68fd90415c1d0bacd65733be9513e89315aed9d67be67045bfe0f1e8bcd7fedf10f9c7c75226bb1094b8ed546377fb36112a61ae6cc9898c9125bec6f5d8d9b3290e1bc3aca681aec7ce1bc2be92d41e107dfc6c22d61fa806aaf66be5212e17d4a9993b1adba2fe227590b48cfbd2ff66160f72f7e6f00666f19fc39a954909f1a9d50be68ea4a248bcafede8d0b193cfb1d04d337f70baee83e40818ee4711686cc1ac978a5cfe9f38802082637020e8bdc3bed6d8af37b9ae0c84f8ba84adf5a32eefe1cbc5cd831b3caa7e215fa6e63169bee694cb81c1ebd59fbbeae749fa514de9cfe23839e8b9b25a0791c01419e2580e0edc4cc4d9d75a80cd23ceabff148678674fd209938dc7b908aba8c1a1786c04c0dde655d21a02225d5c0b5f8af54846148d196fb706e406bc405c92dce3f62e0b3d16f49854222a604f73e06fa109417aeee870a026f98aa16f1afd82b49ec791073e5289d887541afa2f863850f3199d31f795e64492bfac398e3e68c9ba1f450120bb5113bd6dd8acd2f3b961b7d4293051035f056dcfbd952907a0558e2dba0b5eb4750383be3de59328cdf0cad04d0aceb221bb754116183e5be7421814926fa49c557ecd4c2f0342082494da6a60370e2b95e01e489c7bd006c78aaa40a597ac529', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:43.994+00', '2026-11-16 06:47:43.994+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'note_mbVT0NHAbJ3P6Zhqc8GZ0g', 'per_Z4bDvRUvyUwhxV822oMa7P', 'ses_h45kxFqdBgWmJCVkVFIgph', 'prac_KrBF9o05EWuxzLVGIm5OpA', null, 'progress', 'dap', 'signed', '\x0143ba6134c28c3e35ff2031191e893f8b346e2af44a4591973f97ad3698bfd290f1ed9aa2a4baa776c3816d75edd65de2f1f3370fc39e2e50778abfabeacb82f945327c6e806cd3029f7ada5a81caec4551d2b67bca2d94704f1eb75598f4eedcf6365c140f749d8139ef2702518ddbc3d3756f3735326bcf5183cefb8bddf26eb8b3e9d0bbab911ae980b6aaa830279df1a85ad64071512faa6aeacf33e2f37f8f75349231b68f14846a6f8d1bcda73cac9293fa67180a55afc19e8dfcaefd8e51ea65230a990b398fd1583a2ce2398a1fe4da3a47333b3b3f2782342ea5294b76a856deaeb00b97c46a6e8909df11879b2ebe173a0afc739f4a1561e19b5768afb3158c34a94434317de51c191b9286e18f2c4800325aa117626fc94652da6528d8ec29fcad07675e468b6253ce258fb910fbbbf4395cfb453b9f1d00de5fd3744865e263e824ea78bf0f5ed234fab7a74275a8d6838f14d718e2f24f25e6541f965c8f94ea483a3339100c7edaf42ce158b8fc50f0f82bd953b9e5d0149dbf09e51b784ccad99fa951cfee310e2706d111842be1590a7d97ff772050f9bae9a847b84bd028f3fd74c9d4edddeed76586447774f6f6b24226e26462012c15fe539c71162b87c9d10090885bacc08814aaa7aca4ffcf4db9a2bf09464f92dfd034dd5e6b3d432ad6b3855c84d112a8077db1ff424b905676672c0386684fc180c5da03e79de36250e03d727d4537a73c18fb615b0444e9e2d86c4df57871c0fe67352cdea6aa5dc10f4fb7b843fd073615a439862c04ea82b377da24595f47dce18b14797b17dfc921d9609971d88fdc333d73e8fc8ace95cc7244a877d15192cf107e17c6de950335b2245a34f3b4f08bd660db0a8c6a7bac08bd3dd2eeb5a0b095fb27ad4ad47cb12ffc138ecff27a06f10b14376027ee823ea4a2d77cb1d20bf969b2513d99d302a15a9c345e59b078eefac1bf3b703fb13e958c2f5a445a2b447e528fd0275f1899cddca6c5ada818a5daa8464a0fd8541d8e57427974894b97ca11789a4b2d3817f8e2b200c2887fdec32562daf75cbf9dc37bb02c2f14829a54abfbf99e4fc85513893ebd60467ab33a7a6a3ef40e58de8a4ce1db892aeefba61257361ca015377f05df3f485930faa28cb18858635a79a66667c12618aa60c2c878afceb1fc44123c3aaa9aa4ca6f90df5c581583adaa142c90326ae96c5fe2eb1caf72c19611fe5d5ac8b1773a0121f4562de2e33c7139b8635d3ea71d1144ebdc485b9b7b6edf6aa015bf26ad96b63fd03b0b4648698ac964b953262aa2ec4d73019fd8dc81e0604e090690808ee9f73ce3983f71f837', null, null, null, null, '2026-11-16 06:47:49.741+00', null, null, null, '2', '2026-11-16 06:47:49.687+00', '2026-11-16 06:47:49.741+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'note_mbVT0NHAbJ3P6Zhqc8GZ0g', 'prac_KrBF9o05EWuxzLVGIm5OpA', '1', 'sign', null, '519642aaa26ae97f6e0083e18eb3fdc4734b10867e3c3be0c77678f13cfe3535', null, '7087abfd5c5d661aee7ae3e0613e85dd54fbcb2b82a2e3d78903a1530ead8c5c', '465c83c3b36f2949851b506a1595d4463fdfaa528c10918bb9c558b9020302c54a7faa393dde42b9dd9971893bf2327f97ad853bf2e3febed955d26e87e76300', 'note_key_b2b01f472f800664', '2026-11-16 06:47:49.741+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'nver_X3gbWN7QfNKLo1uokwvfRz', 'note_1CCU9tNEXR4u4Do6JWOtlx', 'per_Z4bDvRUvyUwhxV822oMa7P', '1', 'prac_KrBF9o05EWuxzLVGIm5OpA', '\x0130e7b9e642bca675a14aefbc9cf32669c0e85deb195c5519ea6f0e1d957c2655d454fff6568b5cdec92a8a116f75b836f4073af0a41b979145c4c9b308621a0b4ce19dde18dc5c673064c8b58fab60580a1c9f4ab8c84f47f72dcad3aebd1a4a1772427d4e46e7487399c65635d81785af916576cc1773619f7fcd4e7fc21e8fd5153f303fa0da1f8b607d92101d0ddf13948f7e702678ed0bf329ab49f0b28d8c3f1945e53477b98b1589fd0d6a1c5ae890695a01361aa7806579aab93abe09cc291c93aca4871e683119fd829f1ded5ff5f1a5a5ae1c5ccff0f4eb89ac48adab352ad9503e5d65c98952d9455962066dce4d06fa3a4069c361b8c6d3496e4b30d182779581926fd7696a46c48296f83ea3255fe5c326d61cae40682890ddf36a39253e16afbf0628d8df577e3676310f2bad971a4a24ef564ef8d6029f8aa46d7e253119d1214a3313fb641b969d023372c93c82c65ddc05675435da9d634dd253b4798b5cb1f7a1fd234160fbbe2bba2e527a22dd20441ecbb1160f314c26ac45984d73d530f720b8b5326b79710380214cfcc7e27c4dc26cdb786195bc06ec7d7000f56d623e0829a380a8ab3a4c810dd1659ff133b9e7be5f28fbb7b7a0e1c404ac7e759fb90956aa83e467e3418de129422ba4', '1', '2026-11-16 06:47:49.826+00', '2026-11-16 06:47:49.826+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_4NiSZcKi0SGDDFTpuuyIYk', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_NWdUvZyYesCjtQAKsbKje7', null, null, null, null, null, null, null, null, null, '2026-11-16 06:47:50.599+00', null, '2', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_9P3XSwvJiomIWyB80LmpR9', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_WepwneGEYbhnsfnzAPYuRy', null, null, null, null, null, null, null, null, null, '2026-11-16 06:47:50.599+00', null, '2', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_9SiqauvCvDFfLozb4D40fM', 'per_Tw15VCWrAbWD1si9PZQsqb', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_Tw15VCWrAbWD1si9PZQsqb", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 2500, "currency": "usd"}', 't', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_OoTZ7FPxsdINtCjL9wXvmi', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 06:47:48.927+00', null, null, '2026-11-16 06:47:49.069+00', null, null, null, null, null, '5', '2026-11-16 06:47:48.855+00', '2026-11-16 06:47:49.175+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_M3qV4E9rMMMoh7zDQyCBhE', 'per_aKTtMxkq5bwtV8XI5HG8s3', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_aKTtMxkq5bwtV8XI5HG8s3", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 1000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_AO3DTsRlvWCS2J4emvG1Z3', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 06:47:45.899+00', null, null, '2026-11-16 06:47:46.063+00', null, null, null, null, null, '5', '2026-11-16 06:47:45.825+00', '2026-11-16 06:47:46.143+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_wKoFQ5uxYODv21WGRC0Ng8', 'per_9fE7up0mLnVkdTeDmwxOTo', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_9fE7up0mLnVkdTeDmwxOTo", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:45.703+00', '2026-11-16 06:47:45.703+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'dsp_18ZhYHnGCMqIRRwkiZ87MG', 'pay_9SiqauvCvDFfLozb4D40fM', 'per_Tw15VCWrAbWD1si9PZQsqb', '{"amount": 2500, "currency": "usd"}', '{"amount": 1500, "currency": "usd"}', 'fraudulent', 'opened', 'simulated', 'simdp_33SNaBgahUqrGutEzyC3gO', '2026-11-30 06:47:49.054+00', null, null, null, null, null, null, '1', '2026-11-16 06:47:49.175+00', '2026-11-16 06:47:49.175+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'psy_WV1XNBjWoGxwS2INxkkfx2', 'per_FqOOor25vzyoCpEwMlZNhH', null, 'prac_ZQ5bsmtLEHws8oEAKZ0PRS', 'drafted', '\x018e784b3886472761088b07040e3ea734a5673316fa98793f948f0fd4200c6dc0d86e02c4ff1f6861a19874df0c01c68126d8f9980f9ddeeac737288e4858af46901939aad12f8ecd6708be156ada6e7808a9c453b231e1a54d9fe85cc739ed15a6e957bc83671587d504c9462487c5c9f4', null, null, null, '1', '2026-11-16 06:47:44.194+00', '2026-11-16 06:47:44.194+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 're_WgdYNfisw81A2SpEnJ8zX5', 'pay_M3qV4E9rMMMoh7zDQyCBhE', 'per_aKTtMxkq5bwtV8XI5HG8s3', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_e1UNYSNSc3Hh2sTxHm2a6e', null, null, '2026-11-16 06:47:46.261+00', null, null, '2', '2026-11-16 06:47:46.143+00', '2026-11-16 06:47:46.261+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'risk_KMmJa3d9Fs0aJsa1gAw76v', 'per_AAkxGH6fY34uNx9A3aPOHQ', null, 'opened', null, '2026-11-17 06:47:44.32+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:47:44.32+00', '2026-11-16 06:47:44.32+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ses_h45kxFqdBgWmJCVkVFIgph', 'per_Z4bDvRUvyUwhxV822oMa7P', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'simdp_33SNaBgahUqrGutEzyC3gO', 'dispute', null, 'simpi_OoTZ7FPxsdINtCjL9wXvmi', '{"fee": 1500, "until": "2026-11-30T06:47:49.054Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 06:47:49.054+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'simpi_AO3DTsRlvWCS2J4emvG1Z3', 'charge', 'pay_M3qV4E9rMMMoh7zDQyCBhE', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_M3qV4E9rMMMoh7zDQyCBhE", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 06:47:45.986+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'simpi_OoTZ7FPxsdINtCjL9wXvmi', 'charge', 'pay_9SiqauvCvDFfLozb4D40fM', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_9SiqauvCvDFfLozb4D40fM", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 06:47:49.009+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'simre_e1UNYSNSc3Hh2sTxHm2a6e', 'refund', 're_WgdYNfisw81A2SpEnJ8zX5', 'simpi_AO3DTsRlvWCS2J4emvG1Z3', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 06:47:46.226+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_9SiqauvCvDFfLozb4D40fM:confirm:1', '3yX8sd4vBAZlnjdiYHTNp9nJzqT2ngOHSps1htwzb9M', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_33SNaBgahUqrGutEzyC3gO", "next_update_at": "2026-11-30T06:47:49.054Z", "evidence_due_by": "2026-11-30T06:47:49.054Z", "charge_reference": "simpi_OoTZ7FPxsdINtCjL9wXvmi"}], "reference": "simpi_OoTZ7FPxsdINtCjL9wXvmi", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 06:47:49.054+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_9SiqauvCvDFfLozb4D40fM:open', 'JLcHNw-6qMTvOzqvwCFhKGDu7IGD7CgdiWanimB5psM', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_OoTZ7FPxsdINtCjL9wXvmi", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 06:47:49.009+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_M3qV4E9rMMMoh7zDQyCBhE:confirm:1', 'Ho-3-Y-_1qImbQW4bfy8sJTz1ArhUN8hCeYWnPWoOpk', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_AO3DTsRlvWCS2J4emvG1Z3", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 06:47:46.021+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pay_M3qV4E9rMMMoh7zDQyCBhE:open', 'H9VC_ouOMiLKcNlaEjPl2NTATdom9yZJo7iuoph_La0', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_AO3DTsRlvWCS2J4emvG1Z3", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 06:47:45.986+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 're_WgdYNfisw81A2SpEnJ8zX5:refund', 'RogG4CJMEdY4SlJjk0O99PD3zS6Inv78rZL75Lu2LQA', '{"status": "succeeded", "failure": null, "reference": "simre_e1UNYSNSc3Hh2sTxHm2a6e", "next_update_at": null}', '2026-11-16 06:47:46.226+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'sbl_cZsuE02wc11VnPtogyuCf7', 'per_jNVMRHWkT1sfnJMuAbHnUA', 'prac_JzUGdt0Kbx1WAXDTWF4Lql', '\x01ac86e0359fa4dc3c13aa052ad40c30fa3cc4cb1af80d261f327449ed09825281de559649d7b694ab7ea41c9a710968be1c416615cd4deb01fec40ba6f97ba7fca80e8cee8ee4a0e6418a4bebe211c69ef0803277fdeaef0f101bcd4dfd24eb22b17cfdeff2673184dbf123749d77a443d8d609196bc54e7a48491f1fd01c5aad8cc25329e5217b2d16795336d2dbb59f13117e82696f3bd33050e782709134b586277eae26360456cec5870e7a6f199a5673ff1ad684feeeb812e4fc4c4d9ad24a42e31830806fe0fb02154bfcbe2e833938c405cfbab236221140e3630adc570aa2889ca1af0d7fda836e18e079022221ea6786aa2114a7a2c1fced4f3632c2b0eac87ba1b84879b1be8f1b2e6c6072eab59417b4363e4f56e756c0050c284593b0e8b2c70b5c05e1f71637b3b7f2bca3b8be9956fbb6401d5c0848e724669aca8a38394c203e3ad788c1ffe14015b4e9063bf89bd0542ad5aa3a7915029d9b8cd134ed67539a981dffbc814046b7a699695fc7066f431b58d5e50735cf3aa931e9258352a4d342cd79d76c21b61a59787edb11ec50d468a1cd76b835799f518fb60e2f4996847e65cb5326adae4e96418ec41bd0a042b87071a7ac296865a8545213294b3a19f4a2be2645542b6b429c001adf254cd232111ff1bdb6a13d3265bc30133fb35e578d85878f7d8722fed38cdf385f998791c9ea924a451cbf7cb08ab3b5823cc0d045d1e23c095c477d5273dae05db0b7f9b97097300f1bed19cf286e75ab5319dfebcab39e51a26889cd1186124da3fd1dc4ae613acb3c9e7fffb2591a1a08919842b7191000c359bb6daa347b193cbac151477272772bbfcfed4b57e6b69b2fb116cc5ea19006e9a96ff6af66ad19154739fd282d5d057adda7a8e4084244e8bcc6acebedc39e362c557c58eaf59abec4f467db6d3146da5225dcddc887bd7a0fc358a863ec83668f6946d6475ad5a4af8679ce8362b27e8fde5b4dbf6cef8697d6f091b28fde25246c82e14712e7b0e0d8f0882b593e648583293488c0677757e94d021c94dd8462f9856ba24f5b381a38674ba20956e04dfc498efec1b2a74fd84ff82170adf9ab73b0d32d0bb96615483e469b6dd7d34e6bb4c3138468de9ee5658059aa63d07ac6717056ad69d31018a98339e80560a0857df5d6581a7e91f8be3266bab39f41eda50f3350cdbd976ea39c2e5426a0cc94b44bc6586268c92e238015acc462430c3f34b0e9bcc87b5f570056b6cab04147fdbc4c261b6d4d2ba5e35004086fa8fe23091fdf8a6d2b8969f90096c735e0a901214cf147c6c123b0c8a620da74850dc2d743afd004e1fb', '1', '2026-11-16 06:47:48.191+00', '2026-11-16 06:47:48.191+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'trn_uiojxlhaCmDN05fWkeXqtn', 'per_ocODk1oYYVPamjCDvYZNiW', 'clm_qmNKKolQSXSXXYb2dFeFvZ', '837P', '1', 'SBX01', '1', 'sent', '2e9ac74e4032eada38307faf57b2eb8ce2b9e882ff88ea740e4c1926d16ee683', '\x01f1c26ec1745efe381bb46bb42de0c6c279f5ab3d0bcc600eb69cb87b7fe303b236433b0cc54b783454e0391c8fffd194e95f45dda7341588a8f7a2bf98f81571eeb323cc7b849f1a2b7e56c4a2677a894d73027b14966a9b5a167c5280dac2ddb746ea9f01c196b6e5086a840b2de1bed2d717cb0ef5d30c1337d69c18dec1c30e06d63768d4186d2ecf341c163a288c2ac0e57ecb984806c1b4999abea3ce65f9421421db3372e669a3ea8efb3748ce94746826a5f8299a7921c99d3f9fb6802b0e927b6ad8cc3748da8979f7f3c3e27c5b73a13826fcb239e941138ed61e90b8a8d2299c3756c38726ac0a5426d024a57a2a44b80e6c5b153c2619c1260faa698d3bba0727672c1751ea1b1d4637abdb575adeb4421ec2588ca0c2acff5b1ef994e446bd941145994a638c56e70f9890f29fcf857503bec58bc0598a5343b63f3691169f8a21e621b3c93401fbcf165efafba00ff60d63aab7701b7857961b7d739ba247fa7918bb5c5f78c6606ef9aefe9217c2aa46bba61ebd3cc4ad67d373face96bcc4c4a6a5743cdca713aeb22c9bac3fa05afc7ae0c9e7cb749b2ce897a5c887e22ac63dc6e9709371bcddb205f48ba12d8d954bf64e7435426fe8202dd59c0c14ddf813755de42bf52458d10631da520ec5b551bec5df8ded7495528316de00800bf3c3308a756525544b07dc68775e0f0f2c87947b1b71715ca4bbe59e337b82d949f6f457d16c87b7cceff9bd008eca7d31010b87bc6d48afc6f5683eb137d9ddda6bd06d2420360c140ea7ead5c1cf46c6377d36ae59e9a894cec4dc28edf73d1c565345b547111e321968a95f8edcc85b08f431466ec4853efdfa00c02360bc3f16634ea366a742e9957b0c1ff5497a5c8f127ceac33b26163b67e00eed302aeacfd84c68c1e2f59294ade01d3584a4b3d5866d17dbc662678a6daf22d358a7d56fadf37d3bbe3c9a7246b95837369bd021b5bf0a3c86525837f159476d322a0c57e4ba65536bb6234185ccaeb48a5c64877a12ff103b66a696e0db9a32bf7972f57929b7234ed328fbbb9ef17602109eaafe9dd703734ddda2b2c08a61eca5a0fdcad9125fc9d4f888406b34bd9f1783405587a8f4d2666380078e11e19deb73e58748ed56a03fccf03de9e170701216fd6ea8374bb9b7cb79e517cbc45a3533b29cbc4c3f8031cccc83c2321898e7e20abbc37ad272ea17e0aeb827f4bf6cf0052def3b1de6bd584f7583d45f7279eb6f671f35ce24e075804067b5916cd6dd3ac2d644cec3f49109752f902c3712f499f256a93d', '1', null, 'simulated_trn_uiojxlhaCmDN05fWkeXqtn', '2026-11-16 06:47:50.355+00', null, '2026-11-16 06:47:50.599+00', null, '2', '2026-11-16 06:47:50.355+00', '2026-11-16 06:47:50.599+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pans_ESCqJAltwJEiY6teAeSDTy', 'per_ocODk1oYYVPamjCDvYZNiW', 'trn_uiojxlhaCmDN05fWkeXqtn', '2', '2026-11-17 06:47:50.355+00', '\x01073ffe793557a2fa41f6d18c64b14fff1d29a97ce2ae6009bfa2fd90d766e3ffeefc945a319af31a50155da3d0d819210ca3db4c5f0493e929d9786076472006a10ea9c89b00995b1a29a4cd9cf4c7ead6f9868c8f732791869194294494fa9553774eb3d2dab0a73ed6171fee2f01ad8c92897b9da9aed44943f16d096d6f390a55c0f11d025e92052f554d264879b3be3111ad3fb94f5a29018aff7f555bf425cfb46402232fd770fbdd30081b9c9563bf644d38dd927232c797aac852c80adf4031d8f9e0ebc4040c9199310ffec89d31cf94af39104c2fe515124d2cb6372b3ec407ccbda9b1f5e913e82b04e12901b7420ee2dbdb2ab9f0daf89f8afa00965817c1e86a7f8efed44b565d68e0f8bd06258a4acf1e8ed00a50a2971b6210ecebb4b45ba8a257b54c042f70f046ba16735b6e18880f25b81cc9bcf7c1daf723db3eee37672fa5022ca6fb99c4b70b3209807c8e85639f940fcdc50d91a876dc31cbf976199576a2f8ed1186bbb66155bd4baee6f15a7e178980dfddd5d8f4209d595143d89fede7ac7368d06e62ee2153f527f58f29b86ab3cec6cbcc9132f5ecf8b8730f6b8168d55a17964bcebee7864c2749be4d0f8c05e4a3a3baaf0a878f436bc9dfb7b8e43ceee0d0d15ae19ab8fc919b2b656643c9fa5ca659a2ed619ddfd74e448c53f98c21875b33aeeacb373227cbef205e3dacb714c2dc8156f3e92eb85d55cfba7047ab46179ac82d4385c1bd3d8f5184965034ab5b00e513a27ce33ac8e5526bffb7f9a3b70cddb69fea0bb777703c44de3f6631d0c7db19931dd5854e401637ae1ee43bcbafac537039acf20f384b09ba652740c0ad8c76c10b055547f4e6153470f210f9cb914a83379b4ad335051fee61072e9cf9f532829c37fe7814fc34efd52d806d3d5fac6a56faaa5b6c26102f00fb20ba6dfe383060d2c8f0983690e9c1ec2762c52de85545db558404e585864c31e015502007e24e94f1db2593c1719a251de64ecc55813bf56f5eb56cf2f6b37eab9a2e32e659dae98d660d1b06695bcf7473a5cf3604be061cd1784b04d05a7ad0ea79df21d11d26821b8396c6ebcb6fb7c820b28d9e8892e228db8104be6d05ebd6a47c7fec48e4d264', '1', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pans_X1okTtuueURuL2a7lmEuqy', 'per_ocODk1oYYVPamjCDvYZNiW', 'trn_uiojxlhaCmDN05fWkeXqtn', '0', '2026-11-16 06:52:50.355+00', '\x01884074c56252bb2d3b16df712910be42acac135e4f6f03f08e70c4a2c6f92f464e895e947838dd37c55017fda10144e53c89fefb665034fd80709429580595afca04d052bc364ed913afa09441dd64e3382d87b941b5768a41f6251b991a8bf1973dda3ed4a2800d2f2ad624fb7cc25a97fa7c53723644b264756854c7e1cab8f89690e90445f128bfd8fa4e0892735a89d89741eda9a6af619528f2d725ee27e8dd379dd3cdc16dcfaa5b602487f2729f9a0e57d9c4c43ac72c43b84a1f10688ab19be55fcc401575fdeaa7d5dc9247f0ef469276367c91bc0a2aa9b299106d096b208242208bce3c123091a8c1dc5cc8f20b3ae5fe26c98d7b8783ac81b64f6c333443806e954a1c0c0346562c9c2f67e118de4cb692df66081e15d2d8382aec6f518b64a9a94887c729ac57958869608133e88f30795f6f6eeb50e187a60003366811bc7910399315a9bd3b591b1b548334ca327e3752', '1', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pans_tT2Chhncc4dad2BisQKh0d', 'per_ocODk1oYYVPamjCDvYZNiW', 'trn_uiojxlhaCmDN05fWkeXqtn', '1', '2026-11-16 07:47:50.355+00', '\x013dc51faa8f685fd4825ac3042e63ceab206e1b483ae8da82933573e94cb18293f8eaa5cfd3a55dc13f2962e3ce50e4865bca40bab4c6f21c9050fdcfe6da6e3e03ac7d9c0e15c08f53aef9c57ed4b27531fd8e20d5f1143795c13cb9c38079a8f0e365a584d33a88c1824751768cad42da8090fea57bb5af07dfaa6005b81a80bd4addc309f42d7d32539dc4d6a875e770d12fd7eea146f6b63c3cd12fc5c8fd3599d3d56e9ee82bae5addf6403eec8182ff5df1b27066ef50bfecdabdfd6a3e5223c1947a9fb5b0ea46fa2c9239aac78ead2f33bc0f3c86cdba820734f5986209a89f9abd24b5100b71a6c9afa25d84189f1f715b351e774c70b184ebfc0bf0395dc9dccbda8fb6430c59ba7f30244571f6e7a72c01fce4e36438c592358fad31a2369b65482099ff3d57ca79e22ab6cd57b56223862c9c711cb86fe130cf0569a1f3daf9e2f903940f2442229cfa57937c79ca4ce68190f9e53ab16655683a4ebc98078815818d18874f8e04fc8cce147e8be618ff60473a5a86418830dd6f7258ab56146a472f2ab58a03dc2c7d62622d8a9a8d6d43c02f3d46e654b7414f3159180639bc496ed7e31dc832a5912c20a675a99c96836db432f6d17292c72977eb337c1e7ee1327e9fa64887b2fe8cdd657288a3d317f8a29ec7a0bf7a37688b034f350813e34f1acd695dd7110c753b54ec6ef6c752783733df27cd078549eb54ceae460f67089c2b2bf5f74875e2550d9a175b757431aa27a7d9613188c142feff05d6de2eb866f97198f48ae5065b2ad7e6d073a54874a3e6ad8c5631131ead30b1f1e462d1b7ed2b42661dad42ebcd12ceb6ec5da39ef48514d48c3a2b63e2e6bd6d6217fe8c2ed9a4abd1167be745f1cce1c83d9fbbbf9fd72a7ac5f07f7575eed7d9696137e4c42a469ee04c53764ed79fc2003be22c43ab586b32a4c98da406fd9fd354cf8f0e1ee60722d3f56fe4b7ac1c3d01104cebdd6dcb67468a1aad15857bcc1397faa33975f60f760f51e642efb3ca5bdb84f6b368cd0f2d43005c360a65ba2996833cdcdfa3f891e43089e051c8d47c904f4ed5d01e677050378362f5813f0ffa54ef8c0b78f393a9709d8133c11d8ee8fc4ce81a2af356f4c39cf8eaf5c492fbd71bd06432c2424a8e74', '1', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'pans_uK0qK0yFjc61jhlZHgtyY4', 'per_ocODk1oYYVPamjCDvYZNiW', 'trn_uiojxlhaCmDN05fWkeXqtn', '3', '2026-11-30 06:47:50.355+00', '\x01fddb06ae323ad0d5fa763aa3e460e2d1ba78a066a5703cf442618dac77ea4f82a27ef88dc11a5cc2bc4134ff7f9af91e968693bae1df1f6dadeef18349588818b246934955ddee56dba7a665af451f77b07ae9f46334b94225d68b2929a67c06e27fc434d27f8fa3cc6afb47408eb8d3fe7bfc6cc38b9807ee567fe1d8d00699918fc2a3712ff3fb50196be0b33f89375083b5449d30cd09c43e8892c17b46a6ec120c1912b833235aee87bbe248f873d037b28b88f1949f2fc7c8e9e89921e4d91806298f98f76271080b1343f12817c946de2477ba2a5e794f3d7907df89191f616f923e4c9a8d39a61a8f419342302e261342951e7ce6113d385b6f0610f7b331930fc905fe416a5b679f722e75f2960a96e08622d9a221e61a7b80b1945bb89309c8c69808234b9db709656ff9725b84e33545354ed34dc5c5c078dbc03d3c0a8800287872688cc79754dfb9f384168fea59f12ea5b78f09dd1c3ea4611849a84afce13096c5345edfbed05c087007292f2e4d207f87920e01d34528c080a259b6c09d8bd853b6ba6be83f73e327daf425bcd3d6dcce12809f1df288f3a5cbb7359ad06030271cd2e710942c9efc44e4cd476c10d9f921efa83599c3d636e422fd1c293455e759e2301af0a3634a587f14e0e99e23e5626f02cc4ef69e3d9bed7a6cd3834d1ac6aafb9ff42e3821846c405c009ef2214f1ce549721d81afeaad046a4b5e4d4a941d2068e089559fe8a147e3e29ad0457e26214e6f9e1b40b2c69cbbec97af7b512f6a395b367d8731d88c5d4e227494fd52a65c4e0c2e4f15ded8f2bd4764576bf41611cc142bfa6adcf606175b65662cb267ca5fe8df74741e671a50b2c3cd4dfa94dbaf5b6b07663a900d40053785c2c2aaf708382f9cb1ab21b35895bf959508793e3f6e552fbc931a88ff69fa068f31a204c12053deb391c071b79de772dbfc2e5bbb816203f8ad79652dc35e9fdb6299ad91f274b332f99026d19892fb7d9c3726bb54efcee44561be23b6d07a0962be561e4bb8a7db63c53dd01917307b228ed517beb976e2a9de79caeaebabd3ff471ede8b4c0765b4fcaacbcc693bb34233970e3c59537d6e579ae6ebd6353586e3ebc452327688', '1', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'ver_ESmPOYpvW9hD80zBwiPAqe', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 06:47:43.204+00', null, null, '2026-11-16 06:47:50.599+00', null, null, '{}', '2', '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:50.599+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_8MgYeOHdtGla2bbPlLST0U', 'prac_I51o51vD5vd1F6cnl8X6I3', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T06:47:50.599Z"}]', '1', null, null, null, null, '2026-11-16 06:47:50.599+00', '2026-12-17 06:47:50.599+00', null, '2026-11-16 06:47:43.287+00', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:47:43.287+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_DYxmHMlx8XLNtBzMje09rN', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'ver_ESmPOYpvW9hD80zBwiPAqe', 'license', 'lic_r4xuCzrUhikMiE4Jjd8Mec', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T06:47:50.599Z"}]', '1', null, null, null, null, '2026-11-16 06:47:50.599+00', '2026-12-16 06:47:50.599+00', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_V44sVEBQkGSkdkm9hZLoBZ', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'ver_ESmPOYpvW9hD80zBwiPAqe', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T06:47:50.599Z"}]', '1', null, null, null, null, '2026-11-16 06:47:50.599+00', '2026-12-16 06:47:50.599+00', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_c6LyZSumTA6y7AazT0MVHs', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'ver_ESmPOYpvW9hD80zBwiPAqe', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T06:47:50.599Z"}]', '1', null, null, null, null, '2026-11-16 06:47:50.599+00', '2026-12-17 06:47:50.599+00', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'chk_vo4g52uoS875gZ4tr9VoOd', 'prac_PIuTWEx8P9cQQoj2chOicJ', 'ver_ESmPOYpvW9hD80zBwiPAqe', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T06:47:50.599Z"}]', '1', null, null, null, null, '2026-11-16 06:47:50.599+00', '2027-03-16 06:47:50.599+00', null, '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:47:43.204+00', '2026-11-16 06:47:50.599+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 06:47:43.106+00', null, null, '[{"encrypted": "AVQgOxIX5JmJ/ImjjeaHyS3S1QMu4RMR6FqyoHJFyvevkNCHQDVNMztF9cXMRt6BDUrMg3Ha8NHJSwzkZKSYXJZ2XZQEOW8Fjf03+tE1og==", "expires_at": null}]', '2026-11-16 06:47:51.498+00', null, '{}', '1', '2026-11-16 06:47:43.106+00', '2026-11-16 06:47:43.106+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'wa_4timLa7DE8O2RzOqz3nbDI', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_XwiMuwf81GM10JXe9FTyPo', '1', 'f', null, 'dns', null, '15', '2026-11-16 06:47:51.582+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'wa_HYte1FJkOMAtZeqdJGCwtP', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_mc0Np0MB6KNvU5Hl3NjBB0', '1', 'f', null, 'dns', null, '16', '2026-11-16 06:47:51.498+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'wa_J85ExqBs1Tx9pDKgo3Fsgz', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_pkg7rnZ4uElHL2zRugzict', '1', 'f', null, 'dns', null, '3', '2026-11-16 06:47:51.581+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'wa_K1r7VNXxGzhLyIqotHSc64', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_1qxzvRYcq81k6cseKcbS0Q', '1', 'f', null, 'dns', null, '15', '2026-11-16 06:47:51.573+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'wa_SvIzQ6XpKSMFSHV29Y3McR', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_ZhgcJDDsexQHDCAOPqqals', '1', 'f', null, 'dns', null, '3', '2026-11-16 06:47:51.585+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'wa_ab5HCiI5xTl0NTRziDJTW2', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_WOsf7RJ94D6IiAUw5cL6qP', '1', 'f', null, 'dns', null, '24', '2026-11-16 06:47:51.501+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'wa_l9BOr6MInTBl0E4ay0B3YH', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_V3SEp7pOGtjdlipupTjUcn', '1', 'f', null, 'dns', null, '14', '2026-11-16 06:47:51.576+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'wa_sypLo277Q5tHGFjZV3v4B9', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_1rhKpkFAVxMjTBcDOiQePK', '1', 'f', null, 'dns', null, '15', '2026-11-16 06:47:51.583+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_1qxzvRYcq81k6cseKcbS0Q', 'pending', '1', '2026-11-16 06:47:56.573+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_1rhKpkFAVxMjTBcDOiQePK', 'pending', '1', '2026-11-16 06:47:57.583+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_COlU0oRghNKOmUSXbO5qsE', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_Cfghvdd76K0rkCT4Eq7zYs', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_EGRBHiOD5WnXT6tC4XohIK', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_G3n99ip31wtBFwqd1YRceX', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_GGSzQFwdjwUBzULQ6yutop', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_KuZSQjqrptcJYbUKShebHX', 'pending', '0', '2026-11-16 06:47:51.379+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_LUXo71kSmyKHz9sFab6WyR', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_Nh1Q0PgwITUUyYb03pJ4hC', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_O3bLmvqcmpRCSGYHDMujd8', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_OHpeMZdyVOGWYz3ZOrDfz7', 'pending', '0', '2026-11-16 06:47:51.379+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_PCL2FloGNGrzC5ltfFjIeZ', 'pending', '0', '2026-11-16 06:47:51.379+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_PaIlka1Qn5YCEwIRgeCmnx', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_PeVPEJGxtVZkWWKqeCei6k', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_V3SEp7pOGtjdlipupTjUcn', 'pending', '1', '2026-11-16 06:47:57.576+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_WOsf7RJ94D6IiAUw5cL6qP', 'pending', '1', '2026-11-16 06:47:57.501+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_XwiMuwf81GM10JXe9FTyPo', 'pending', '1', '2026-11-16 06:47:56.582+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_YLSIO6ST0Eq8xV71oPXaKK', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_ZhgcJDDsexQHDCAOPqqals', 'pending', '1', '2026-11-16 06:47:56.585+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_asMiDAnN2BjvBLxNwgA8wl', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_djLUwO4tKZaYfckAxNpHqP', 'pending', '0', '2026-11-16 06:47:51.379+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_mc0Np0MB6KNvU5Hl3NjBB0', 'pending', '1', '2026-11-16 06:47:56.498+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_pkg7rnZ4uElHL2zRugzict', 'pending', '1', '2026-11-16 06:47:57.581+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_vi4xkx9wIfS10cCsp7Hzp8', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'we_MM1Rj54cLa03uNTi6HoucL', 'evt_xUZidWvsyLcndrL0wkrjbv', 'pending', '0', '2026-11-16 06:47:48.616+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'xdoc_30JuurZLxDTannP6xxVAcH', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_WepwneGEYbhnsfnzAPYuRy", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x0161a6f5f5b0ce66bb4b4172ca4a8e2dd2af58c86bfcd3bd33ae4fa6a2e6b0ebe9ea8247b3ff2e9e2aad123d8b68563c770af5cee517885abbea453b81c7da0cf4775dabca5a2cb9833f8e618014b7817deda50e3e25fcc3a9f64ec63d8da438db9c326664fae5628837eafae988f33d0fd47e9e16528471cedfe5c7e9313cf25b8328091a024d2e944c713a40c8ccb8cd5875484ec02e528f179ffeefd87dc3e07323880e9e9010816ef9b768bfd8c48a28b65a2d201aaa5bce785af4bd57fdcf63206ee4dce0e444666952386f7215d087be47350c4c9aba986f752ed252de98b7192249e4f568223af4b758914bc159c43a1aa2fde2850f8a2317706e593da322d92b9f9ab3fabca2fec3222674fa378f3be1188e8aa6cf498f511b305788deb061180e003128bfa3690e5615df48e985ef4ba38b9edf58e2e336baa0f4776910d43bbf05bb9fe47b7a327678e63c90902c97806a22d14c05819739cb5f940345080ce5bb21f867652694ebd0ce06fde7df70805896c837b98e3c1481565d0ddb42ff232f795fdba0352ae8703178671c98f6e62e4bcda0daed3ea9aa571ba4f8c1e59312ff78f23fb346add1c3c4c871d6587d174dbaa8925990f23c25e494701177c0c6eea534353e8a1cfc8cae16e7baca4033668d98ba91c37997ae7b9fb1bd94a36b9078d92fa14324a81183cb4ddd137252d4d1', '2026-11-16 06:47:47.885+00', null, null, null, '{}', '2', '2026-11-16 06:47:47.885+00', '2026-11-16 06:47:47.885+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'xdoc_yAvMtBAfEoMTyawPgQ6oSC', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_NWdUvZyYesCjtQAKsbKje7", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01d87db0663a02d2a70a2e65cd04b26cf2ec2fa37041b2a2c16c0839a5f5e0152a6e14e278be948471c8e6e9b68859bd776b14288eaa6b7126688a4e35076ade9dd6f12a436a27da26a627075a14339c9ad7398e8d9bc34e15e29d1a510b33e2da243f07dbe97fe2d5572b76f13ed7c0582a2ccae73f6caef4540c1bb969abefdce79fa90d18890225ba652ab70fe67ca65488725831d1e3d595542152111b412ba196486272e0e6d975b6011786ae69b351d07e6658968455778489a93ededb84b0518a24e3f0ba0e3a4da371dcdf498f7e918043030518385b36b00138c3b6e5094a9ee5152ea1a8eaad710ea71d8fa6de71e86c76a4a69342cd5d358e6db264ced2445dbef00961ce9f4272745cb218400b87a738c4cbc4a1f0b7ca4027a6abade09d65e7d618b167d193adf6014d173c3c5d466d97a935a11de27a603103f802fe95d8f0aef4a3d083ee146eff4c206197911f3680d2bf2bc75a6a83393d1eb8b236a971bda5c73ab31b2da9f2dc11663c8f1c99fce6aace3459ddf3fcf27fe3ab4048f99cc8cdb3ab14f5423b5be693960c0a7714b0dfd2c41aef0977ce79376ecdc988c26d5d4434ca8ade652fbaca2ae6fb3a79d8438cf99a74a27b6bda416239bcbb6c6357003b5e1deccf07a974a366411150bd00cb0fa02c73966fbe40a49ec696eb90030eb3874ef79be38520dcde73b037bc', '2026-11-16 06:47:50.599+00', null, null, null, '{}', '2', '2026-11-16 06:47:47.814+00', '2026-11-16 06:47:50.599+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'era_NWdUvZyYesCjtQAKsbKje7', 'xdoc_yAvMtBAfEoMTyawPgQ6oSC', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_4NiSZcKi0SGDDFTpuuyIYk', null, '2026-11-16 06:47:50.599+00', null, '2026-11-16 06:47:50.599+00', null, null, '{}', '3', '2026-11-16 06:47:50.599+00', '2026-11-16 06:47:50.599+00'),
  ('acct_F9ivqFrVnJ6rIVB12oUdIr', 'era_WepwneGEYbhnsfnzAPYuRy', 'xdoc_30JuurZLxDTannP6xxVAcH', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_9P3XSwvJiomIWyB80LmpR9', null, '2026-11-16 06:47:50.599+00', null, '2026-11-16 06:47:50.599+00', null, null, '{}', '3', '2026-11-16 06:47:47.885+00', '2026-11-16 06:47:50.599+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
